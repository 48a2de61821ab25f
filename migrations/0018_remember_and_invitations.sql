ALTER TABLE sessions ADD COLUMN remember INTEGER NOT NULL DEFAULT 1; -- 0: its cookie ends with the browser

-- What one user invited lately, in whatever organization.
CREATE INDEX audit_log_invited ON audit_log (actor, created_at) WHERE action = 'invitation.created';
