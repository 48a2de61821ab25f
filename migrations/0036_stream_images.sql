-- How an organization looks on cards.
CREATE TABLE brands (
  organization_id INTEGER PRIMARY KEY,
  name TEXT, -- null: the channel's
  color TEXT, -- as #1a2b3c; null: Herald's palette
  logo TEXT, -- the name of a public image
  updated_at INTEGER NOT NULL
);

-- Cards that were drawn: the same input gives the same image.
CREATE TABLE cards (
  organization_id INTEGER NOT NULL,
  input_hash TEXT NOT NULL, -- of the template's version and all that is on the card
  name TEXT NOT NULL, -- of the public image
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, input_hash)
) WITHOUT ROWID;
