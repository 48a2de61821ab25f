-- When tasks are due, and until when they are snoozed (docs/decisions/0037).
ALTER TABLE tasks ADD COLUMN due_at INTEGER;
ALTER TABLE tasks ADD COLUMN snoozed_until INTEGER; -- null for every task that is done
ALTER TABLE tasks ADD COLUMN reminded_due_at INTEGER; -- the due date that somebody was reminded of
ALTER TABLE tasks ADD COLUMN is_snoozed INTEGER GENERATED ALWAYS AS (snoozed_until IS NOT NULL) VIRTUAL;

-- Lists are of tasks that are not snoozed, or of tasks that are; the list of all is the union of both.
DROP INDEX tasks_visible;
CREATE INDEX tasks_visible ON tasks (organization_id, id) WHERE is_hidden = 0 AND is_snoozed = 0;
DROP INDEX tasks_status;
CREATE INDEX tasks_status ON tasks (organization_id, status, priority, id) WHERE is_hidden = 0 AND is_snoozed = 0;
DROP INDEX tasks_tag;
CREATE INDEX tasks_tag ON tasks (organization_id, tag, id) WHERE is_hidden = 0 AND is_snoozed = 0;
DROP INDEX tasks_tag_status;
CREATE INDEX tasks_tag_status ON tasks (organization_id, tag, status, priority, id)
  WHERE is_hidden = 0 AND is_snoozed = 0;
DROP INDEX tasks_assignee;
CREATE INDEX tasks_assignee ON tasks (organization_id, assignee_id, id) WHERE is_hidden = 0 AND is_snoozed = 0;
DROP INDEX tasks_assignee_status;
CREATE INDEX tasks_assignee_status ON tasks (organization_id, assignee_id, status, priority, id)
  WHERE is_hidden = 0 AND is_snoozed = 0;
DROP INDEX tasks_assignee_tag;
CREATE INDEX tasks_assignee_tag ON tasks (organization_id, assignee_id, tag, id)
  WHERE is_hidden = 0 AND is_snoozed = 0;
DROP INDEX tasks_assignee_tag_status;
CREATE INDEX tasks_assignee_tag_status ON tasks (organization_id, assignee_id, tag, status, priority, id)
  WHERE is_hidden = 0 AND is_snoozed = 0;

CREATE INDEX tasks_snoozed ON tasks (organization_id, status, id) WHERE is_hidden = 0 AND is_snoozed = 1;
CREATE INDEX tasks_snoozed_priority ON tasks (organization_id, status, priority, id)
  WHERE is_hidden = 0 AND is_snoozed = 1;
CREATE INDEX tasks_snoozed_tag ON tasks (organization_id, tag, status, id) WHERE is_hidden = 0 AND is_snoozed = 1;
CREATE INDEX tasks_snoozed_tag_priority ON tasks (organization_id, tag, status, priority, id)
  WHERE is_hidden = 0 AND is_snoozed = 1;
CREATE INDEX tasks_snoozed_assignee ON tasks (organization_id, assignee_id, status, id)
  WHERE is_hidden = 0 AND is_snoozed = 1;
CREATE INDEX tasks_snoozed_assignee_priority ON tasks (organization_id, assignee_id, status, priority, id)
  WHERE is_hidden = 0 AND is_snoozed = 1;
CREATE INDEX tasks_snoozed_assignee_tag ON tasks (organization_id, assignee_id, tag, status, id)
  WHERE is_hidden = 0 AND is_snoozed = 1;
CREATE INDEX tasks_snoozed_assignee_tag_priority ON tasks (organization_id, assignee_id, tag, status, priority, id)
  WHERE is_hidden = 0 AND is_snoozed = 1;

-- The list of what is overdue. A task without a due date has no entry here.
CREATE INDEX tasks_due ON tasks (organization_id, is_snoozed, status, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_priority ON tasks (organization_id, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_tag ON tasks (organization_id, tag, is_snoozed, status, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_tag_priority ON tasks (organization_id, tag, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee ON tasks (organization_id, assignee_id, is_snoozed, status, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee_priority ON tasks
  (organization_id, assignee_id, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee_tag ON tasks (organization_id, assignee_id, tag, is_snoozed, status, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee_tag_priority ON tasks
  (organization_id, assignee_id, tag, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;

-- For cron, in all organizations: whose snooze ends, and whom nobody has been reminded of.
CREATE INDEX tasks_awake ON tasks (snoozed_until) WHERE snoozed_until IS NOT NULL;
CREATE INDEX tasks_reminders ON tasks (due_at)
  WHERE due_at IS NOT NULL AND due_at IS NOT reminded_due_at AND status <> 'done' AND is_hidden = 0;
