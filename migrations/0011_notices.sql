-- Mail of the service itself to its users, until it is sent. Who may work on it is in `jobs`.
CREATE TABLE notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL, -- 0: of none
  address TEXT NOT NULL,
  secret_id TEXT NOT NULL, -- what the content is bound to; the same for all who get the same
  content TEXT NOT NULL, -- sealed: it may hold a link that signs in
  created_at INTEGER NOT NULL
);
CREATE INDEX notices_secret ON notices (secret_id);
CREATE INDEX notices_organization ON notices (organization_id) WHERE organization_id > 0;
