-- In the directory: organizations that move to another database. `npm run move-organization` inserts the row, and a job does
-- the rest. Each step raises `revision`, so that two runs never do the same.
CREATE TABLE moves (
  organization_id INTEGER PRIMARY KEY,
  source INTEGER NOT NULL,
  target INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'ordered',
  position TEXT NOT NULL DEFAULT '{}', -- JSON: where the state has come to
  tries INTEGER NOT NULL DEFAULT 0, -- comparisons that found a difference
  failures INTEGER NOT NULL DEFAULT 0, -- runs that have failed since the last step
  revision INTEGER NOT NULL DEFAULT 0,
  ordered_at INTEGER NOT NULL
);

-- In the database that an organization leaves: its rows that were written since they were copied. Triggers that exist
-- during the move insert these.
CREATE TABLE move_changes (
  number INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  table_name TEXT NOT NULL,
  row_key TEXT NOT NULL -- JSON: the values of its primary key
);
CREATE INDEX move_changes_organization ON move_changes (organization_id) WHERE organization_id > 0;
