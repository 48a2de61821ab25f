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
