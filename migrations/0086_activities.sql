-- What happened in a conversation besides its mail: at least the last 500 entries of each.
CREATE TABLE activities (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  thread_id INTEGER NOT NULL,
  email_id INTEGER, -- the newest email then; the entry goes where it goes. Of `sent`, the email sent. Null: it is deleted
  created_at INTEGER NOT NULL,
  actor TEXT NOT NULL, -- user:<id>, key:<id>, rule:<id> or system
  type TEXT NOT NULL, -- state, assignee, label, tag, merge, split, sent
  from_value TEXT,
  to_value TEXT,
  until INTEGER -- of the state snoozed: when the conversation opens again
);
CREATE INDEX activities_thread ON activities (thread_id, id);
