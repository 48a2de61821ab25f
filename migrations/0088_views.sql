-- Filters of the list of conversations that somebody has saved under a name.
CREATE TABLE views (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  owner_id INTEGER NOT NULL, -- a user
  is_shared INTEGER NOT NULL, -- all members have it
  name TEXT NOT NULL,
  filters TEXT NOT NULL, -- JSON: parameters of the list; a tag as rows have it
  sort TEXT NOT NULL,
  position INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX views_owner ON views (organization_id, is_shared, owner_id);
