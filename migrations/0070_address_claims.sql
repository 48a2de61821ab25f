-- The addresses of inboxes, in the directory, and to which of them an address belongs: mail from Email Routing goes there.
CREATE TABLE address_claims (
  organization_id INTEGER NOT NULL,
  inbox_id INTEGER NOT NULL,
  address TEXT NOT NULL, -- in lower case
  proven_at INTEGER, -- null: the inbox has the address, and nothing shows that it is theirs
  how TEXT, -- mailbox, google, microsoft, operator, or before: the only inbox with this address when this table was made
  PRIMARY KEY (organization_id, inbox_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX address_claims_proven ON address_claims (address) WHERE proven_at IS NOT NULL;
CREATE INDEX address_claims_address ON address_claims (address);

ALTER TABLE inboxes ADD COLUMN address_proof TEXT NOT NULL DEFAULT 'none'; -- what the directory says of its address
ALTER TABLE inboxes ADD COLUMN proof_asked_at INTEGER; -- when the last message was sent that is to prove it
ALTER TABLE inboxes ADD COLUMN proof_hash TEXT; -- of what that message says
ALTER TABLE inboxes ADD COLUMN is_proof_open INTEGER NOT NULL DEFAULT 0; -- it was not found yet

-- Nothing shows whose the addresses are that inboxes have. One that a single active inbox has still gets its mail.
INSERT INTO address_claims (organization_id, inbox_id, address)
  SELECT organization_id, id, lower(email_address) FROM inboxes;
UPDATE address_claims SET proven_at = 0, how = 'before'
  WHERE (SELECT is_active FROM inboxes WHERE inboxes.id = inbox_id) = 1
    AND (SELECT count(*) FROM inboxes WHERE email_address = address AND is_active = 1) = 1;
UPDATE inboxes SET address_proof = 'assumed'
  WHERE id IN (SELECT inbox_id FROM address_claims WHERE how = 'before');
