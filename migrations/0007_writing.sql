-- Replies to reuse, and signatures.
CREATE TABLE canned_replies (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL, -- the name in one Unicode form and in lower case
  shortcut TEXT, -- in lower case
  subject TEXT,
  html TEXT NOT NULL, -- cleaned
  text TEXT NOT NULL, -- of the HTML
  tags TEXT NOT NULL, -- JSON: tags of the inboxes that it is offered for; none: for all
  uses INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX canned_replies_name ON canned_replies (organization_id, name_key);
CREATE UNIQUE INDEX canned_replies_shortcut ON canned_replies (organization_id, shortcut) WHERE shortcut IS NOT NULL;

CREATE TABLE signatures (
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL, -- 0: the signature of the inbox, for everybody
  tag TEXT NOT NULL, -- of the inbox; '': all inboxes of the user
  html TEXT NOT NULL, -- cleaned; empty: no signature
  text TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, user_id, tag)
) WITHOUT ROWID;
