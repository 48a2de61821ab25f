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
  completed_at INTEGER,
  assignee_id INTEGER, -- a user; null: nobody
  is_hidden INTEGER NOT NULL DEFAULT 0, -- the conversation of its email is in spam or trash
  due_at INTEGER,
  snoozed_until INTEGER, -- null for every task that is done
  reminded_due_at INTEGER, -- the due date that somebody was reminded of
  is_snoozed INTEGER GENERATED ALWAYS AS (snoozed_until IS NOT NULL) VIRTUAL,
  completed_by INTEGER, -- the user who completed it
  received_at INTEGER, -- of the email that it was made of
  in_reports INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tasks_email ON tasks (email_id) WHERE email_id IS NOT NULL;
-- For cron, in all organizations: whose snooze ends, and whom nobody has been reminded of.
CREATE INDEX tasks_awake ON tasks (snoozed_until) WHERE snoozed_until IS NOT NULL;
CREATE INDEX tasks_reminders ON tasks (due_at)
  WHERE due_at IS NOT NULL AND due_at IS NOT reminded_due_at AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_not_in_reports ON tasks (id) WHERE in_reports = 0;
-- Lists merge the ranges of the columns that a filter leaves open, so four indexes serve all filters, and four those of
-- overdue tasks (docs/decisions/0003, 0037).
CREATE INDEX tasks_list ON tasks (organization_id, is_snoozed, status, priority, id) WHERE is_hidden = 0;
CREATE INDEX tasks_list_tag ON tasks (organization_id, tag, is_snoozed, status, priority, id) WHERE is_hidden = 0;
CREATE INDEX tasks_list_assignee ON tasks (organization_id, assignee_id, is_snoozed, status, priority, id)
  WHERE is_hidden = 0;
CREATE INDEX tasks_list_assignee_tag ON tasks (organization_id, assignee_id, tag, is_snoozed, status, priority, id)
  WHERE is_hidden = 0;
CREATE INDEX tasks_due ON tasks (organization_id, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_tag ON tasks (organization_id, tag, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee ON tasks (organization_id, assignee_id, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee_tag ON tasks
  (organization_id, assignee_id, tag, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;

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
CREATE INDEX task_notes_email ON task_notes (email_id) WHERE email_id IS NOT NULL;

CREATE TABLE task_counts (
  organization_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, status)
) WITHOUT ROWID;
