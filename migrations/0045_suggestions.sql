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
