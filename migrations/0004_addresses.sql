-- The addresses of inboxes, in the directory, and to which of them an address belongs: mail from Email Routing goes there.
CREATE TABLE address_claims (
  organization_id INTEGER NOT NULL,
  inbox_id INTEGER NOT NULL,
  address TEXT NOT NULL, -- in lower case
  proven_at INTEGER, -- null: the inbox has the address, and nothing shows that it is theirs
  how TEXT, -- mailbox, google, microsoft, operator, or before: the only inbox with this address when proofs began
  PRIMARY KEY (organization_id, inbox_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX address_claims_proven ON address_claims (address) WHERE proven_at IS NOT NULL;
CREATE INDEX address_claims_address ON address_claims (address);
