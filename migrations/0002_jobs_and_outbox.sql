-- Work to do, one row each; a queue message is only a wake-up with the row's id.
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  subject_id INTEGER NOT NULL,
  due_at INTEGER, -- null: nothing to do until asked
  lease TEXT, -- who works on it now
  lease_until INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0, -- since the last success
  UNIQUE (organization_id, kind, subject_id)
);
CREATE INDEX jobs_due ON jobs (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX jobs_leased ON jobs (lease_until) WHERE lease_until IS NOT NULL;

-- The outbox: what happened, written with the change itself and given to the endpoints afterwards.
CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  data TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL,
  delivered_at INTEGER -- when each endpoint that wants it had its delivery written
);
CREATE INDEX events_waiting ON events (id) WHERE delivered_at IS NULL;

-- The last number given out, per organization and kind of record.
CREATE TABLE sequences (
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (organization_id, name)
) WITHOUT ROWID;
