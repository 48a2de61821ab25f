-- The place of a task among those of its status, if somebody has given it one.
ALTER TABLE tasks ADD COLUMN place TEXT;
-- Sorts lists, greatest first. Without a place, the newest task is first: ids are numbered within the organization.
ALTER TABLE tasks ADD COLUMN position TEXT GENERATED ALWAYS AS
  (COALESCE(place, printf('%08x', id & 4294967295))) VIRTUAL;
CREATE INDEX tasks_order ON tasks (organization_id, is_snoozed, status, priority, position, id) WHERE is_hidden = 0;
CREATE INDEX tasks_order_tag ON tasks (organization_id, tag, is_snoozed, status, priority, position, id)
  WHERE is_hidden = 0;
CREATE INDEX tasks_order_assignee ON tasks (organization_id, assignee_id, is_snoozed, status, priority, position, id)
  WHERE is_hidden = 0;
CREATE INDEX tasks_order_assignee_tag ON tasks
  (organization_id, assignee_id, tag, is_snoozed, status, priority, position, id) WHERE is_hidden = 0;
DROP INDEX tasks_list;
DROP INDEX tasks_list_tag;
DROP INDEX tasks_list_assignee;
DROP INDEX tasks_list_assignee_tag;
