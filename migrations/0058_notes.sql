-- Notes of members in a conversation: the thread of the email that a note names has it, whatever threads merge or split.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  email_id INTEGER NOT NULL,
  author_id INTEGER NOT NULL, -- a user, as are those of the next two
  text TEXT NOT NULL,
  mentions TEXT NOT NULL, -- JSON: ids
  notified TEXT NOT NULL, -- JSON: ids of all who were ever mentioned, and so have got their mail
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  deleted_at INTEGER, -- it can be restored for ten minutes; then cron deletes the row
  request_key TEXT, -- the Idempotency-Key that made it, and the hash of that request
  request_hash TEXT
);
CREATE INDEX notes_email ON notes (email_id, id) WHERE deleted_at IS NULL;
CREATE INDEX notes_deleted ON notes (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE UNIQUE INDEX notes_request ON notes (organization_id, author_id, request_key) WHERE request_key IS NOT NULL;
