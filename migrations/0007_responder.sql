-- How an inbox replies automatically, where somebody chose other than the defaults.
CREATE TABLE responders (
  inbox_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  mode TEXT NOT NULL, -- send, draft
  subject TEXT NOT NULL, -- template
  body TEXT NOT NULL, -- template
  interval_hours INTEGER NOT NULL, -- between two replies to one sender
  daily_cap INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
