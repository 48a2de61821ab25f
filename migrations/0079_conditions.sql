-- In the directory: what needs the operator's hand, from the first report of it until it has not been reported for a while.
CREATE TABLE conditions (
  kind TEXT NOT NULL,
  about TEXT NOT NULL, -- tells several of a kind apart: a database, a kind of job
  detail TEXT NOT NULL, -- of the last report
  since INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  times INTEGER NOT NULL DEFAULT 1, -- reports
  told_at INTEGER, -- when the mail about it was queued
  PRIMARY KEY (kind, about)
) WITHOUT ROWID;

-- Jobs that fail again and again, so that finding out costs nothing while none does.
CREATE INDEX jobs_failing ON jobs (kind) WHERE attempts >= 3;
