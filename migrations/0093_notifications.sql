-- What members are told of what happened. A job makes them of the events in the outbox.
CREATE TABLE notifications (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL, -- who is told
  subject TEXT NOT NULL, -- what happened: nobody is told it twice
  kind TEXT NOT NULL, -- mention, assignment, reply, caption, failure
  text TEXT NOT NULL,
  path TEXT NOT NULL, -- of the dashboard
  actor_id INTEGER, -- the user who did it
  email_id INTEGER, -- an email of the conversation
  task_id INTEGER,
  created_at INTEGER NOT NULL,
  read_at INTEGER,
  is_listed INTEGER NOT NULL, -- 1: it is in the list of the page
  in_digest INTEGER NOT NULL, -- 1: it waits for a mail
  push_to TEXT -- JSON: ids of the devices that have yet to get it; null: none
);
CREATE UNIQUE INDEX notifications_subject ON notifications (organization_id, user_id, subject);
CREATE INDEX notifications_listed ON notifications (organization_id, user_id, id) WHERE is_listed = 1;
CREATE INDEX notifications_unread ON notifications (organization_id, user_id, id) WHERE read_at IS NULL;
CREATE INDEX notifications_email ON notifications (email_id) WHERE email_id IS NOT NULL;
CREATE INDEX notifications_task ON notifications (task_id) WHERE task_id IS NOT NULL;
CREATE INDEX notifications_past ON notifications (created_at);

-- What a member wants to be told, where it differs from the default.
CREATE TABLE notification_settings (
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  settings TEXT NOT NULL, -- JSON
  PRIMARY KEY (organization_id, user_id)
) WITHOUT ROWID;

-- The last event that notifications were made of.
CREATE TABLE notification_cursors (
  organization_id INTEGER PRIMARY KEY,
  event_id INTEGER NOT NULL
);

-- Who follows a conversation, and who has said not to.
CREATE TABLE follows (
  organization_id INTEGER NOT NULL,
  thread_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  follows INTEGER NOT NULL, -- 0: the user has stopped, until they write, are mentioned or follow again
  since INTEGER NOT NULL, -- what happened before is not told
  PRIMARY KEY (organization_id, thread_id, user_id)
) WITHOUT ROWID;
CREATE INDEX follows_user ON follows (organization_id, user_id);

-- In the directory: the browsers that get pushes, each for the session that has registered it.
CREATE TABLE push_devices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  session_id TEXT NOT NULL, -- its public id
  endpoint TEXT NOT NULL, -- of the browser's push service
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
);
CREATE UNIQUE INDEX push_devices_endpoint ON push_devices (endpoint);
CREATE INDEX push_devices_user ON push_devices (user_id);
CREATE INDEX push_devices_session ON push_devices (session_id);
CREATE TRIGGER sessions_push_devices AFTER DELETE ON sessions BEGIN
  DELETE FROM push_devices WHERE session_id = OLD.public_id;
END;

-- In the directory: the installation's key pair for push services (RFC 8292).
CREATE TABLE push_keys (
  number INTEGER PRIMARY KEY CHECK (number = 1),
  public_key TEXT NOT NULL,
  private_key TEXT NOT NULL, -- sealed
  created_at INTEGER NOT NULL,
  encryption_key INTEGER NOT NULL GENERATED ALWAYS AS (CAST(private_key AS INTEGER)) STORED
);

-- The user who made an event happen; null: nobody of the organization, or not known.
ALTER TABLE events ADD COLUMN actor_id INTEGER;
