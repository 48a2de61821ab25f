-- Where Herald had to guess as it read the message. JSON: a list of words; null: nowhere.
ALTER TABLE emails ADD COLUMN problems TEXT;
-- By which rules the message was read (READING_RULES in src/lib/message/parse.ts).
ALTER TABLE emails ADD COLUMN reading_rules INTEGER NOT NULL DEFAULT 1;
-- Received messages that cron reads again.
CREATE INDEX emails_to_read_again ON emails (id)
  WHERE reading_rules < 2 AND raw_key IS NOT NULL AND send_state IS NULL;
