-- The text of long emails behind the 16 KB in their rows, as a search compares it (src/worker/modules/mail/search/fold.ts).
CREATE TABLE email_rests (
  email_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  text TEXT NOT NULL
);

-- The search index now also knows senders, recipients, attachments, and the whole text of long emails. A row while cron
-- adds these: emails up to this id have them, and so has what is saved meanwhile. It takes the place of search_rebuild,
-- which an older version of the Worker may still move on.
CREATE TABLE search_fills (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  after_id INTEGER NOT NULL
);
INSERT INTO search_fills SELECT 1, 0 WHERE EXISTS (SELECT 1 FROM emails);
