-- The search index, as before (migrations/0008_search.sql), but a row of it can be deleted. Cron fills it from the emails;
-- until then searches read the emails themselves. `npm run rebuild-search` makes it anew by this statement.
CREATE VIRTUAL TABLE email_terms USING fts5(
  grams,
  content='',
  contentless_delete=1,
  detail=none,
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"
);
INSERT INTO email_search (email_search) VALUES ('delete-all');
INSERT INTO search_rebuild SELECT 1, 0 WHERE EXISTS (SELECT 1 FROM emails)
  ON CONFLICT DO UPDATE SET after_id = 0;

-- When a conversation came into spam or trash, or its newest mail did there: cron deletes it some days later.
ALTER TABLE threads ADD COLUMN hidden_at INTEGER;
UPDATE threads SET hidden_at = unixepoch() * 1000 WHERE state IN ('trash', 'spam');
CREATE INDEX threads_hidden ON threads (organization_id, state, hidden_at) WHERE hidden_at IS NOT NULL;

-- All that stays of deleted mail: a keyed hash of its Message-ID and direction, so that it does not come back by itself.
CREATE TABLE deleted_emails (
  organization_id INTEGER NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (organization_id, hash)
) WITHOUT ROWID;

-- Somebody emptied the trash or the spam: what was in it at that time is deleted.
CREATE TABLE emptied_states (
  organization_id INTEGER NOT NULL,
  state TEXT NOT NULL, -- trash, spam
  up_to INTEGER NOT NULL,
  PRIMARY KEY (organization_id, state)
) WITHOUT ROWID;

-- By the end of the names of its objects: which email has an object.
CREATE INDEX emails_content
  ON emails (substr(substr(COALESCE(raw_key, body_key), 1, instr(COALESCE(raw_key, body_key), '.') - 1), -12));
CREATE INDEX attachments_key ON attachments (key);

-- What names an email that is deleted, or a task.
CREATE INDEX events_email ON events (organization_id, data ->> 'email_id') WHERE delivered_at IS NOT NULL;
CREATE INDEX events_organization ON events (organization_id, id) WHERE delivered_at IS NOT NULL;
CREATE INDEX auto_replies_sent_email ON auto_replies (sent_email_id) WHERE sent_email_id IS NOT NULL;
CREATE INDEX task_notes_email ON task_notes (email_id) WHERE email_id IS NOT NULL;
CREATE INDEX audit_tasks_task ON audit_tasks (task_id);

-- The messages of chats that cite an email.
CREATE TABLE ai_citations (
  email_id INTEGER NOT NULL,
  chat_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  PRIMARY KEY (email_id, chat_id, position)
) WITHOUT ROWID;
CREATE INDEX ai_citations_chat ON ai_citations (chat_id);
INSERT INTO ai_citations (email_id, chat_id, position, organization_id)
  SELECT DISTINCT c.value, m.chat_id, m.position, m.organization_id
  FROM ai_chat_messages AS m, json_each(m.citations) AS c;

-- How many days things are kept, where an organization chose other than the defaults; JSON by what is kept.
CREATE TABLE retention_settings (
  organization_id INTEGER PRIMARY KEY,
  days TEXT NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX api_keys_revoked ON api_keys (organization_id, revoked_at) WHERE revoked_at IS NOT NULL;

-- Where work that walks through everything goes on.
CREATE TABLE positions (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

-- Who shows a public image.
CREATE INDEX cards_name ON cards (name);
CREATE INDEX captions_image ON captions (image) WHERE image IS NOT NULL;
CREATE INDEX brands_logo ON brands (logo) WHERE logo IS NOT NULL;
