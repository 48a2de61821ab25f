-- Connections to booking services: Cal.com and Calendly.
CREATE TABLE booking_connections (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  provider TEXT NOT NULL CHECK (provider IN ('cal_com', 'calendly')),
  name TEXT NOT NULL,
  -- In the address of the webhook.
  token TEXT NOT NULL,
  -- What the encrypted secrets are bound to: what webhooks are signed with, and what pulls bookings.
  secret_id TEXT NOT NULL,
  secret TEXT NOT NULL,
  api_token TEXT,
  last_webhook_at INTEGER,
  webhook_error TEXT,
  -- When the next pull is due; without an API token, never.
  sync_at INTEGER,
  -- A pull is under way since then: its next page, and how many it had.
  syncing_since INTEGER,
  sync_cursor TEXT,
  sync_pages INTEGER NOT NULL DEFAULT 0,
  last_sync_at INTEGER,
  sync_error TEXT,
  -- After a failure; and what the service asks for, which nobody can shorten.
  retry_at INTEGER,
  wait_until INTEGER,
  created_at INTEGER NOT NULL,
  -- Its events are being deleted.
  deleted_at INTEGER,
  encryption_key INTEGER GENERATED ALWAYS AS (CAST(secret AS INTEGER)) VIRTUAL
);
CREATE UNIQUE INDEX booking_connections_token ON booking_connections (organization_id, token);
CREATE INDEX booking_connections_encryption ON booking_connections (encryption_key);

-- What is known of each booking.
CREATE TABLE bookings (
  organization_id INTEGER NOT NULL,
  connection_id INTEGER NOT NULL,
  uid TEXT NOT NULL, -- the service's name of it
  booking TEXT, -- JSON: a Booking of calendar/bookings; null: nothing yet
  version INTEGER NOT NULL, -- every change raises it
  pulled TEXT, -- the service's version that was pulled last
  PRIMARY KEY (organization_id, connection_id, uid)
);

-- What was told of a booking and is not in it yet. Rows are only added and taken away, so nobody waits to add one.
CREATE TABLE booking_changes (
  organization_id INTEGER NOT NULL,
  connection_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  id TEXT NOT NULL,
  change TEXT NOT NULL, -- JSON: a Booking
  PRIMARY KEY (organization_id, connection_id, uid, id)
);
