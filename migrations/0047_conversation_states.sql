-- Conversations in spam and trash leave all lists, counts and searches. Their emails and tasks are hidden: they leave the
-- indexes of the lists, which writes no row, and come back into them by a change of the same column.
ALTER TABLE emails ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0; -- the conversation is in spam or trash
ALTER TABLE tasks ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0; -- the conversation of its email is

DROP INDEX emails_date;
CREATE INDEX emails_date ON emails (organization_id, received_at, sort_id) WHERE is_hidden = 0;
DROP INDEX emails_direction;
CREATE INDEX emails_direction ON emails (organization_id, direction, is_read, received_at, sort_id) WHERE is_hidden = 0;
DROP INDEX emails_tag;
CREATE INDEX emails_tag ON emails (organization_id, tag, direction, is_read, received_at, sort_id) WHERE is_hidden = 0;
DROP INDEX emails_automatic;
CREATE INDEX emails_automatic ON emails (organization_id, received_at, sort_id, tag, direction, is_read, is_bounce)
  WHERE is_automatic = 1 AND is_hidden = 0;
DROP INDEX emails_bounce;
CREATE INDEX emails_bounce ON emails (organization_id, received_at, sort_id, tag, direction, is_read, is_automatic)
  WHERE is_bounce = 1 AND is_hidden = 0;
-- For a search in spam or trash.
CREATE INDEX emails_hidden ON emails (organization_id, received_at, sort_id) WHERE is_hidden = 1;

CREATE INDEX tasks_visible ON tasks (organization_id, id) WHERE is_hidden = 0;
DROP INDEX tasks_status;
CREATE INDEX tasks_status ON tasks (organization_id, status, priority, id) WHERE is_hidden = 0;
DROP INDEX tasks_tag;
CREATE INDEX tasks_tag ON tasks (organization_id, tag, id) WHERE is_hidden = 0;
DROP INDEX tasks_tag_status;
CREATE INDEX tasks_tag_status ON tasks (organization_id, tag, status, priority, id) WHERE is_hidden = 0;
DROP INDEX tasks_assignee;
CREATE INDEX tasks_assignee ON tasks (organization_id, assignee_id, id) WHERE is_hidden = 0;
DROP INDEX tasks_assignee_status;
CREATE INDEX tasks_assignee_status ON tasks (organization_id, assignee_id, status, priority, id) WHERE is_hidden = 0;
DROP INDEX tasks_assignee_tag;
CREATE INDEX tasks_assignee_tag ON tasks (organization_id, assignee_id, tag, id) WHERE is_hidden = 0;
DROP INDEX tasks_assignee_tag_status;
CREATE INDEX tasks_assignee_tag_status ON tasks (organization_id, assignee_id, tag, status, priority, id)
  WHERE is_hidden = 0;

-- The thread that takes this one in, inside the batch of a save: the batch finds the threads that it connects once.
ALTER TABLE threads ADD COLUMN merged_into INTEGER;
CREATE INDEX threads_merged ON threads (merged_into) WHERE merged_into IS NOT NULL;

-- Conversations whose time has come, for cron.
CREATE INDEX threads_snoozed ON threads (snoozed_until) WHERE state = 'snoozed';

-- How conversations stood before a change, so that it can be taken back for a while.
CREATE TABLE conversation_undos (
  organization_id INTEGER NOT NULL,
  token_hash TEXT NOT NULL,
  thread_id INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  state TEXT NOT NULL,
  snoozed_until INTEGER,
  assignee_id INTEGER,
  new_state TEXT NOT NULL,
  new_assignee_id INTEGER,
  tasks TEXT NOT NULL, -- JSON: id, status and assignee of each task that the change concerns
  PRIMARY KEY (organization_id, token_hash, thread_id)
) WITHOUT ROWID;
CREATE INDEX conversation_undos_expiry ON conversation_undos (expires_at);
