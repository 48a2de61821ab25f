-- Which installation this database belongs to, as an object of the bucket says too, so that nothing is deleted in the bucket of
-- another one. The directory has a row for each database that it has seen, the others have their own.
CREATE TABLE installation (
  number INTEGER PRIMARY KEY, -- of the database: 1 is DB, n is DB_n
  id TEXT NOT NULL,
  mark INTEGER NOT NULL DEFAULT 0, -- the time that the bucket was marked with last: a database with an earlier one was restored
  stop TEXT, -- in row 1 of the directory: why nothing is deleted
  stop_detail TEXT,
  stopped_at INTEGER,
  resumed_at INTEGER NOT NULL DEFAULT 0 -- the operator's word that it is right to go on
);

-- In the first database: objects that no row named when cron last looked, and since when.
CREATE TABLE object_sightings (
  key TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL
) WITHOUT ROWID;
