-- Organizations and accounts that are to be deleted. Both stay usable until then, and can be taken back.
ALTER TABLE organizations ADD COLUMN deletes_at INTEGER; -- null: it stays
ALTER TABLE organizations ADD COLUMN closed_at INTEGER; -- its days are over: nobody is a member, and its rows go
CREATE INDEX organizations_deletes ON organizations (deletes_at) WHERE deletes_at IS NOT NULL;
ALTER TABLE users ADD COLUMN deletes_at INTEGER; -- null: the account stays
CREATE INDEX users_deletes ON users (deletes_at) WHERE deletes_at IS NOT NULL;
