-- Lists merge the ranges of the columns that a filter leaves open, so four indexes serve all filters, and four those of
-- overdue tasks (docs/decisions/0003, 0037).
DROP INDEX tasks_visible;
DROP INDEX tasks_status;
DROP INDEX tasks_tag;
DROP INDEX tasks_tag_status;
DROP INDEX tasks_assignee;
DROP INDEX tasks_assignee_status;
DROP INDEX tasks_assignee_tag;
DROP INDEX tasks_assignee_tag_status;
DROP INDEX tasks_snoozed;
DROP INDEX tasks_snoozed_priority;
DROP INDEX tasks_snoozed_tag;
DROP INDEX tasks_snoozed_tag_priority;
DROP INDEX tasks_snoozed_assignee;
DROP INDEX tasks_snoozed_assignee_priority;
DROP INDEX tasks_snoozed_assignee_tag;
DROP INDEX tasks_snoozed_assignee_tag_priority;
CREATE INDEX tasks_list ON tasks (organization_id, is_snoozed, status, priority, id) WHERE is_hidden = 0;
CREATE INDEX tasks_list_tag ON tasks (organization_id, tag, is_snoozed, status, priority, id) WHERE is_hidden = 0;
CREATE INDEX tasks_list_assignee ON tasks (organization_id, assignee_id, is_snoozed, status, priority, id)
  WHERE is_hidden = 0;
CREATE INDEX tasks_list_assignee_tag ON tasks (organization_id, assignee_id, tag, is_snoozed, status, priority, id)
  WHERE is_hidden = 0;

DROP INDEX tasks_due;
DROP INDEX tasks_due_priority;
DROP INDEX tasks_due_tag;
DROP INDEX tasks_due_tag_priority;
DROP INDEX tasks_due_assignee;
DROP INDEX tasks_due_assignee_priority;
DROP INDEX tasks_due_assignee_tag;
DROP INDEX tasks_due_assignee_tag_priority;
CREATE INDEX tasks_due ON tasks (organization_id, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_tag ON tasks (organization_id, tag, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee ON tasks (organization_id, assignee_id, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee_tag ON tasks
  (organization_id, assignee_id, tag, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
