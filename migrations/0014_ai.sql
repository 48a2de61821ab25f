CREATE TABLE ai_preferences (
  organization_id INTEGER PRIMARY KEY,
  is_enabled INTEGER NOT NULL DEFAULT 1,
  model TEXT,
  fallback_model TEXT,
  daily_tokens INTEGER,
  analyze_new_emails INTEGER NOT NULL DEFAULT 0,
  urgency_sets_priority INTEGER NOT NULL DEFAULT 0,
  suggest_replies INTEGER NOT NULL DEFAULT 0,
  known_hosts TEXT NOT NULL DEFAULT '[]', -- JSON: hosts that answers may link to
  reply_writer TEXT NOT NULL DEFAULT 'built_in', -- or engine
  analyzed_up_to INTEGER, -- the last email that automatic analysis has seen
  updated_at INTEGER NOT NULL
);
CREATE INDEX ai_preferences_analyzing ON ai_preferences (organization_id)
  WHERE analyze_new_emails = 1 AND is_enabled = 1;

-- An organization's own key for a provider, encrypted.
CREATE TABLE ai_keys (
  organization_id INTEGER NOT NULL,
  provider TEXT NOT NULL, -- openai, anthropic
  secret_id TEXT NOT NULL,
  api_key TEXT NOT NULL,
  last_four TEXT NOT NULL,
  base_url TEXT, -- null: the provider's own server
  models TEXT NOT NULL, -- JSON: names
  updated_at INTEGER NOT NULL,
  encryption_key INTEGER GENERATED ALWAYS AS (CAST(api_key AS INTEGER)) VIRTUAL,
  PRIMARY KEY (organization_id, provider)
) WITHOUT ROWID;
CREATE INDEX ai_keys_encryption ON ai_keys (encryption_key);

-- The answers of models: each attempt is one call. Calls are counted a minute, too, to bound them.
CREATE TABLE ai_usage_days (
  organization_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  model TEXT NOT NULL,
  feature TEXT NOT NULL,
  user_id INTEGER NOT NULL, -- 0: Herald itself
  calls INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  charged_tokens INTEGER NOT NULL,
  PRIMARY KEY (organization_id, day, model, feature, user_id)
) WITHOUT ROWID;

CREATE TABLE ai_rates (
  organization_id INTEGER PRIMARY KEY,
  minute INTEGER NOT NULL,
  calls INTEGER NOT NULL
);

-- Requests with an Idempotency-Key.
CREATE TABLE ai_requests (
  organization_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  answer TEXT, -- JSON; null while the request runs
  claim TEXT NOT NULL, -- who runs it
  lease_until INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, key)
) WITHOUT ROWID;
CREATE INDEX ai_requests_age ON ai_requests (created_at);

CREATE TABLE ai_analyses (
  email_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  analysis TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL
);

CREATE TABLE ai_summaries (
  last_email_id INTEGER PRIMARY KEY, -- the newest email of the thread that it covers
  organization_id INTEGER NOT NULL,
  summary TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL
);

CREATE TABLE ai_chats (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id), -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  title TEXT NOT NULL,
  messages INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX ai_chats_newest ON ai_chats (organization_id, user_id, updated_at);

CREATE TABLE ai_chat_messages (
  chat_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  role TEXT NOT NULL, -- user, assistant
  text TEXT NOT NULL,
  citations TEXT NOT NULL, -- JSON: ids of emails
  created_at INTEGER NOT NULL,
  PRIMARY KEY (chat_id, position)
) WITHOUT ROWID;

-- The messages of chats that cite an email.
CREATE TABLE ai_citations (
  email_id INTEGER NOT NULL,
  chat_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  PRIMARY KEY (email_id, chat_id, position)
) WITHOUT ROWID;
CREATE INDEX ai_citations_chat ON ai_citations (chat_id);
