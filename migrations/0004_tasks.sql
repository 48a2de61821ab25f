CREATE TABLE tasks (
  id INTEGER PRIMARY KEY, -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  priority TEXT NOT NULL,
  status TEXT NOT NULL,
  tag TEXT, -- of the source email, as are the next three
  email_id INTEGER,
  from_address TEXT,
  subject TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  completed_at INTEGER
);
CREATE INDEX tasks_status ON tasks (organization_id, status, priority, id);
CREATE INDEX tasks_tag ON tasks (organization_id, tag, id);
CREATE INDEX tasks_tag_status ON tasks (organization_id, tag, status, priority, id);
CREATE INDEX tasks_email ON tasks (email_id) WHERE email_id IS NOT NULL;

CREATE TABLE task_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  task_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  field TEXT NOT NULL,
  from_value TEXT,
  to_value TEXT
);
CREATE INDEX task_history_task ON task_history (task_id, id);

-- What happened with a task's conversation, such as a bounce of the answer.
CREATE TABLE task_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  task_id INTEGER NOT NULL,
  email_id INTEGER, -- the email that tells of it
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX task_notes_task ON task_notes (task_id, id);

CREATE TABLE task_counts (
  organization_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, status)
) WITHOUT ROWID;
