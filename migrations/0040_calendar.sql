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
  state BLOB
);
CREATE UNIQUE INDEX calendar_events_uid ON calendar_events (organization_id, uid);
-- A list is a range of each: of what is short by its start, of the rest by its end.
CREATE INDEX calendar_events_short ON calendar_events (organization_id, starts_at) WHERE is_shown = 1 AND is_long = 0;
CREATE INDEX calendar_events_long ON calendar_events (organization_id, ends_at) WHERE is_shown = 1 AND is_long = 1;
CREATE INDEX calendar_events_email ON calendar_events (organization_id, email_id) WHERE email_id IS NOT NULL;
CREATE INDEX calendar_events_task ON calendar_events (organization_id, task_id) WHERE task_id IS NOT NULL;
CREATE INDEX calendar_events_reminder ON calendar_events (remind_at) WHERE remind_at IS NOT NULL;
