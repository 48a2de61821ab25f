-- Stripe's events lie beside the ledger, in the database of their organization, and go with it. 0: recorded before.
ALTER TABLE stripe_events ADD COLUMN organization_id INTEGER NOT NULL DEFAULT 0;
CREATE INDEX stripe_events_organization ON stripe_events (organization_id) WHERE organization_id > 0;
