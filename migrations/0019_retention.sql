-- How many days things are kept, where an organization chose other than the defaults; JSON by what is kept.
CREATE TABLE retention_settings (
  organization_id INTEGER PRIMARY KEY,
  days TEXT NOT NULL,
  updated_at INTEGER NOT NULL
);

-- Where work that walks through everything goes on.
CREATE TABLE positions (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
