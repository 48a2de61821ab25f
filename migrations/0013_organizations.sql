ALTER TABLE organizations ADD COLUMN logo TEXT; -- an address
ALTER TABLE organizations ADD COLUMN metadata TEXT; -- JSON object of the client's own

CREATE TABLE invitations (
  id TEXT PRIMARY KEY, -- random: whoever signs up with the address must know it too
  organization_id INTEGER NOT NULL,
  email TEXT NOT NULL, -- normalized
  role TEXT NOT NULL,
  status TEXT NOT NULL, -- pending, accepted, rejected, canceled
  inviter_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX invitations_pending ON invitations (organization_id, email) WHERE status = 'pending';
CREATE INDEX invitations_email ON invitations (email) WHERE status = 'pending';
CREATE INDEX invitations_organization ON invitations (organization_id, created_at);
CREATE INDEX invitations_expiry ON invitations (expires_at);

-- Each filter of the audit log, newest first.
CREATE INDEX audit_log_action ON audit_log (organization_id, action, id);
CREATE INDEX audit_log_subject ON audit_log (organization_id, substr(action, 1, instr(action, '.') - 1), id);
CREATE INDEX audit_log_actor ON audit_log (organization_id, actor, id);
