-- People who write to an organization, and those it writes to. A save keeps them (src/worker/modules/mail/contacts).
CREATE TABLE contacts (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  address TEXT NOT NULL, -- lower case, without a +detail
  mail_name TEXT NOT NULL DEFAULT '', -- of the latest inbound email that has one
  mail_name_at INTEGER NOT NULL DEFAULT 0,
  own_name TEXT, -- set by a member
  first_mail_at INTEGER, -- null: there is no email
  last_mail_at INTEGER NOT NULL DEFAULT 0, -- 0: there is no email
  mails_in INTEGER NOT NULL DEFAULT 0,
  mails_out INTEGER NOT NULL DEFAULT 0,
  notes TEXT NOT NULL DEFAULT '',
  is_blocked INTEGER NOT NULL DEFAULT 0,
  words TEXT NOT NULL DEFAULT '[]', -- JSON, sorted: the words that contact_words has of it
  is_indexed INTEGER NOT NULL DEFAULT 0, -- whether these are the words of its address and name
  -- While the conversations of a blocked sender are moved to spam: the last email that was looked at.
  moved_at INTEGER,
  moved_id INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The id again: SQLite seeks on (last_mail_at, sort_id) in an index, not on (last_mail_at, rowid).
  sort_id INTEGER GENERATED ALWAYS AS (id) VIRTUAL
);
CREATE UNIQUE INDEX contacts_address ON contacts (organization_id, address);
CREATE INDEX contacts_newest ON contacts (organization_id, is_blocked, last_mail_at, sort_id);
CREATE INDEX contacts_not_indexed ON contacts (id) WHERE is_indexed = 0;

-- What contacts are found by.
CREATE TABLE contact_words (
  organization_id INTEGER NOT NULL,
  word TEXT NOT NULL,
  contact_id INTEGER NOT NULL,
  PRIMARY KEY (organization_id, word, contact_id)
) WITHOUT ROWID;

-- Older email is counted by cron, each once.
ALTER TABLE emails ADD COLUMN in_contacts INTEGER NOT NULL DEFAULT 0;
CREATE INDEX emails_not_in_contacts ON emails (id) WHERE in_contacts = 0;

-- The sender of an inbound email and the recipient of an outbound one; then the same without a +detail, as contacts
-- have it (src/worker/modules/mail/contacts/address.ts).
ALTER TABLE emails ADD COLUMN person TEXT GENERATED ALWAYS AS
  (lower(CASE direction WHEN 'inbound' THEN from_address ELSE to_address END)) VIRTUAL;
ALTER TABLE emails ADD COLUMN contact_address TEXT GENERATED ALWAYS AS
  (CASE WHEN instr(person, '+') > 1 AND instr(substr(person, instr(person, '+')), '@') > 0
    THEN substr(person, 1, instr(person, '+') - 1)
      || substr(person, instr(person, '+') + instr(substr(person, instr(person, '+')), '@') - 1)
    ELSE person END) VIRTUAL;
CREATE INDEX emails_contact ON emails (organization_id, contact_address, received_at, sort_id);
