-- What the list of conversations shows and is filtered by. Every change of the emails or tasks of a thread keeps it
-- (src/worker/modules/mail/conversations/kept-store.ts); cron fills in the threads of older mail.
ALTER TABLE emails ADD COLUMN snippet TEXT; -- the first 300 characters of the new text; null: not filled in yet

ALTER TABLE threads ADD COLUMN state TEXT NOT NULL DEFAULT 'open'; -- open, snoozed, done, trash, spam
ALTER TABLE threads ADD COLUMN snoozed_until INTEGER;
ALTER TABLE threads ADD COLUMN labels TEXT NOT NULL DEFAULT '[]'; -- JSON: ids
ALTER TABLE threads ADD COLUMN last_email_id INTEGER; -- by received_at, then id; null: nothing is kept yet
ALTER TABLE threads ADD COLUMN last_at INTEGER; -- received_at of the last email
ALTER TABLE threads ADD COLUMN direction TEXT; -- of the last email
ALTER TABLE threads ADD COLUMN first_message_id TEXT; -- of the oldest email
ALTER TABLE threads ADD COLUMN subject TEXT; -- of the oldest email
ALTER TABLE threads ADD COLUMN unread_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE threads ADD COLUMN has_attachment INTEGER NOT NULL DEFAULT 0; -- one that is not inline
ALTER TABLE threads ADD COLUMN tags TEXT NOT NULL DEFAULT '[]'; -- JSON: those of its emails
-- JSON: the latest ten, each as its latest email, its address, and that email's id with the name, where it has one
ALTER TABLE threads ADD COLUMN participants TEXT NOT NULL DEFAULT '[]';
ALTER TABLE threads ADD COLUMN task_id INTEGER; -- the newest task of its emails, as are the next two
ALTER TABLE threads ADD COLUMN task_status TEXT;
ALTER TABLE threads ADD COLUMN assignee_id INTEGER;

-- A thread that is being saved has no messages yet.
CREATE INDEX threads_not_kept ON threads (id) WHERE last_email_id IS NULL AND message_count > 0;

-- The lists that a conversation is in: the box '' has all, and each tag is a box. The row is its own index: whatever
-- changes one of these columns deletes the row before and inserts it again after.
CREATE TABLE thread_places (
  organization_id INTEGER NOT NULL,
  box TEXT NOT NULL,
  state TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  thread_id INTEGER NOT NULL,
  assignee_id INTEGER NOT NULL, -- 0: nobody
  PRIMARY KEY (organization_id, box, state, direction, is_read, last_at, thread_id)
) WITHOUT ROWID;
CREATE INDEX thread_places_assignee
  ON thread_places (organization_id, box, state, assignee_id, direction, is_read, last_at, thread_id);

-- The number of places of each kind.
CREATE TABLE thread_counts (
  organization_id INTEGER NOT NULL,
  box TEXT NOT NULL,
  state TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, box, state, direction, is_read)
) WITHOUT ROWID;
