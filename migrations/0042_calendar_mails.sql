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
