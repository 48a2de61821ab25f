-- Organizations that are being deleted: nothing more is written for them. Each database has this table.
CREATE TABLE closed_organizations (
  organization_id INTEGER PRIMARY KEY,
  closed_at INTEGER NOT NULL,
  empty_since INTEGER -- since when nothing of it is found; null: its rows are being deleted
);

-- How far the deletion of an account has come: the last organization that has forgotten its user. Null: not begun.
ALTER TABLE users ADD COLUMN forgotten_up_to INTEGER;
-- Entries that name an address.
CREATE INDEX audit_log_address ON audit_log (details ->> 'email') WHERE details ->> 'email' IS NOT NULL;
CREATE INDEX invitations_address ON invitations (email);

-- The rows of an organization, where nothing else leads to them. The condition keeps other queries from choosing these.
CREATE INDEX api_keys_organization ON api_keys (organization_id) WHERE organization_id > 0;
CREATE INDEX notices_organization ON notices (organization_id) WHERE organization_id > 0;
CREATE INDEX oauth_states_organization ON oauth_states (organization_id) WHERE organization_id > 0;
CREATE INDEX previous_webhook_secrets_organization ON previous_webhook_secrets (organization_id) WHERE organization_id > 0;
CREATE INDEX responders_organization ON responders (organization_id) WHERE organization_id > 0;
CREATE INDEX sessions_organization ON sessions (organization_id) WHERE organization_id > 0;
CREATE INDEX set_aside_organization ON set_aside (organization_id) WHERE organization_id > 0;
CREATE INDEX syncs_organization ON syncs (organization_id) WHERE organization_id > 0;
CREATE INDEX uploads_organization ON uploads (organization_id) WHERE organization_id > 0;
CREATE INDEX webhook_deliveries_organization ON webhook_deliveries (organization_id) WHERE organization_id > 0;
CREATE INDEX welcome_grants_organization ON welcome_grants (organization_id) WHERE organization_id > 0;
