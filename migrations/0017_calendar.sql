-- The calendar of an organization. A row is all of one UID: an event, or a series with its exceptions.
CREATE TABLE calendar_events (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('manual', 'invitation', 'booking', 'suggestion', 'import')),
  -- Every change raises it: who changes an event names the version that was read.
  version INTEGER NOT NULL DEFAULT 1,
  title TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('confirmed', 'tentative', 'cancelled')),
  my_response TEXT CHECK (my_response IN ('needs_action', 'accepted', 'tentative', 'declined')),
  -- JSON: the answers to single occurrences, or null.
  responses TEXT,
  -- A range of milliseconds that has all occurrences in every zone. Without an end: the largest exact integer.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- It recurs, or lasts longer than a week.
  is_long INTEGER NOT NULL,
  -- Nobody has deleted it, and more than its cancellation is known.
  is_shown INTEGER NOT NULL,
  -- What an invitation of somebody unknown does not do until it is answered.
  is_busy INTEGER NOT NULL,
  in_feed INTEGER NOT NULL,
  is_verified INTEGER,
  conference_url TEXT,
  -- Minutes before each occurrence, or null; when the next reminder is due; and the start up to which none is due any more.
  reminder_minutes INTEGER,
  remind_at INTEGER,
  reminded_until INTEGER NOT NULL DEFAULT 0,
  inbox_id INTEGER,
  email_id INTEGER,
  task_id INTEGER,
  connection_id INTEGER,
  user_id INTEGER,
  deleted_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- JSONB: a Series of calendar/ical, or null; and what invitations said of it, an ObjectState of calendar/invitations.
  series BLOB,
  state BLOB,
  -- Where the COUNT of a series ends, by the clock of the series: to find it takes long.
  last_start INTEGER
);
CREATE UNIQUE INDEX calendar_events_uid ON calendar_events (organization_id, uid);
-- A list is a range of each: of what is short by its start, of the rest by its end.
CREATE INDEX calendar_events_short ON calendar_events (organization_id, starts_at) WHERE is_shown = 1 AND is_long = 0;
CREATE INDEX calendar_events_long ON calendar_events (organization_id, ends_at) WHERE is_shown = 1 AND is_long = 1;
CREATE INDEX calendar_events_email ON calendar_events (organization_id, email_id) WHERE email_id IS NOT NULL;
CREATE INDEX calendar_events_task ON calendar_events (organization_id, task_id) WHERE task_id IS NOT NULL;
CREATE INDEX calendar_events_reminder ON calendar_events (remind_at) WHERE remind_at IS NOT NULL;

-- The address at which a user's calendar programs read the calendar of an organization: one for each of the two.
CREATE TABLE calendar_feeds (
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  -- SHA-256 of the secret part of the address. A new address takes the place of the old one.
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, user_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds (organization_id, token_hash);

-- Mails of the calendar that are not written yet. A job writes each, and deletes its row in the batch that saves the
-- outbound email.
CREATE TABLE calendar_mails (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  inbox_id INTEGER NOT NULL,
  -- The email that it answers, if any.
  email_id INTEGER,
  created_at INTEGER NOT NULL,
  -- JSONB: an InvitationMail of calendar/outgoing.
  message BLOB NOT NULL
);

-- Up to which email the calendar has read the mail of an organization. What was there before is not read.
CREATE TABLE calendar_readings (
  organization_id INTEGER PRIMARY KEY,
  read_up_to INTEGER NOT NULL
);

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

-- Meetings that mail seems to be about. Nothing of them is in the calendar until somebody accepts one.
CREATE TABLE calendar_suggestions (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  email_id INTEGER NOT NULL,
  -- What the passage is called in its mail, so that the mail can be read again.
  key TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('invitation', 'reservation', 'booking', 'text')),
  -- A model found it, and not the rules.
  is_from_model INTEGER NOT NULL,
  -- Closed ones are kept until their times have passed, so that the conversation does not bring them up again.
  state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'dismissed', 'replaced')),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  confidence REAL NOT NULL,
  -- JSON: the times, in UTC.
  times TEXT NOT NULL,
  -- When the last of them ends.
  ends_at INTEGER NOT NULL,
  remove_at INTEGER NOT NULL,
  -- The event that an accepted one became.
  event_id INTEGER,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX calendar_suggestions_passage ON calendar_suggestions (organization_id, email_id, key);
CREATE INDEX calendar_suggestions_open ON calendar_suggestions (organization_id, id) WHERE state = 'open';
CREATE INDEX calendar_suggestions_removal ON calendar_suggestions (remove_at);
