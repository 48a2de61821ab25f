-- Ids say from here on whose a row is, so they are in order of time only within an organization: what all organizations
-- wait for goes by time. No table gets more entries in indexes than before.
DROP INDEX events_waiting;
CREATE INDEX events_waiting ON events (created_at, id) WHERE delivered_at IS NULL;
DROP INDEX events_organization;
CREATE INDEX events_past ON events (created_at) WHERE delivered_at IS NOT NULL;
-- Events from before: they go within a week.
CREATE INDEX events_old ON events (organization_id, id) WHERE delivered_at IS NOT NULL AND id < 4294967296;
