-- Up to which email the calendar has read the mail of an organization. What was there before is not read.
CREATE TABLE calendar_readings (
  organization_id INTEGER PRIMARY KEY,
  read_up_to INTEGER NOT NULL
);
INSERT INTO calendar_readings (organization_id, read_up_to)
  SELECT organization_id, organization_id * 4294967296 + value FROM sequences WHERE name = 'email';
-- To whom mail was sent: whose invitations are those of somebody known.
CREATE INDEX emails_sent_to ON emails (organization_id, lower(to_address), received_at)
  WHERE direction = 'outbound' AND is_automatic = 0;
CREATE INDEX outgoing_recipients_address ON outgoing_recipients (organization_id, lower(address));
