-- The numbers of reports, by hour. Whatever writes an email or a task keeps them (src/worker/modules/reports/store.ts).
CREATE TABLE report_counts (
  organization_id INTEGER NOT NULL,
  tag TEXT NOT NULL, -- '' for tasks without an email
  is_person INTEGER NOT NULL, -- whether user_id is one
  month INTEGER NOT NULL, -- in UTC, such as 202611
  user_id INTEGER NOT NULL, -- 0: nobody
  counts TEXT NOT NULL, -- JSON: a number for each day, hour and measure, such as "2309r"; none is 0
  open TEXT NOT NULL, -- the same of the tasks that are open still
  PRIMARY KEY (organization_id, tag, is_person, month, user_id)
) WITHOUT ROWID;

ALTER TABLE emails ADD COLUMN sent_by INTEGER; -- the user who sent it
ALTER TABLE emails ADD COLUMN reply_minutes INTEGER; -- of the first reply in a conversation: since its first inbound email
ALTER TABLE tasks ADD COLUMN completed_by INTEGER; -- the user who completed it
ALTER TABLE tasks ADD COLUMN received_at INTEGER; -- of the email that it was made of

-- Cron counts older emails and tasks, each once.
ALTER TABLE emails ADD COLUMN in_reports INTEGER NOT NULL DEFAULT 0;
CREATE INDEX emails_not_in_reports ON emails (id) WHERE in_reports = 0;
ALTER TABLE tasks ADD COLUMN in_reports INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tasks_not_in_reports ON tasks (id) WHERE in_reports = 0;
