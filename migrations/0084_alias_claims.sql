-- The other addresses of inboxes, in the directory, as `address_claims` has their own ones. A table of its own, as the last
-- version expects one row there for each inbox.
CREATE TABLE alias_claims (
  organization_id INTEGER NOT NULL,
  inbox_id INTEGER NOT NULL,
  address TEXT NOT NULL, -- in lower case
  proven_at INTEGER,
  how TEXT,
  PRIMARY KEY (organization_id, inbox_id, address)
) WITHOUT ROWID;
CREATE UNIQUE INDEX alias_claims_proven ON alias_claims (address) WHERE proven_at IS NOT NULL;
CREATE INDEX alias_claims_address ON alias_claims (address);
ALTER TABLE inboxes ADD COLUMN alias_proofs TEXT NOT NULL DEFAULT '{}'; -- JSON: what the directory says of each alias
ALTER TABLE inboxes ADD COLUMN proof_address TEXT; -- to which the last proof message went; null: its own one
