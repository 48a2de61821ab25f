-- Labels of the organization's own, on conversations: a conversation is in the list of each of its labels.
CREATE TABLE labels (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  color TEXT NOT NULL, -- #rrggbb
  created_at INTEGER NOT NULL,
  deleted_at INTEGER -- cron takes it off its conversations, and then deletes the row
);
CREATE UNIQUE INDEX labels_name ON labels (organization_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX labels_deleted ON labels (id) WHERE deleted_at IS NOT NULL;

ALTER TABLE conversation_undos ADD COLUMN labels TEXT NOT NULL DEFAULT '[]'; -- JSON: ids, before the change
ALTER TABLE conversation_undos ADD COLUMN new_labels TEXT NOT NULL DEFAULT '[]'; -- after it
