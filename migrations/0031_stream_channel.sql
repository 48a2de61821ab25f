-- The channel of an organization, which cron polls.
CREATE TABLE stream_channels (
  organization_id INTEGER PRIMARY KEY,
  channel_id TEXT NOT NULL,
  uploads_id TEXT NOT NULL, -- the playlist of its uploads
  handle TEXT,
  title TEXT NOT NULL,
  subscriber_count INTEGER, -- null: hidden or unknown
  secret_id TEXT,
  api_key TEXT, -- the organization's own, encrypted; null: the deployment's
  key_hash TEXT,
  baseline_at INTEGER NOT NULL, -- when it was connected, by the platform's clock: what ended before makes nothing
  is_baseline_done INTEGER NOT NULL DEFAULT 0,
  videos TEXT NOT NULL DEFAULT '[]', -- JSON: the videos that were seen, at most 60
  listed_at INTEGER, -- when the list of uploads was asked for
  counted_at INTEGER, -- when subscribers were asked for
  quota_day TEXT NOT NULL, -- the day in Los Angeles
  quota_used INTEGER NOT NULL, -- units on that day
  spare INTEGER NOT NULL, -- units left on that day for what is not asked regularly
  last_polled_at INTEGER,
  next_poll_at INTEGER NOT NULL,
  claimed_until INTEGER, -- a poll runs
  error_code TEXT,
  error_message TEXT,
  created_at INTEGER NOT NULL,
  encryption_key INTEGER GENERATED ALWAYS AS (CAST(api_key AS INTEGER)) VIRTUAL
);
CREATE INDEX stream_channels_due ON stream_channels (next_poll_at);
CREATE INDEX stream_channels_encryption ON stream_channels (encryption_key) WHERE encryption_key IS NOT NULL;

-- What each API key of the video platform has used. Organizations that bring the same key share its quota.
CREATE TABLE youtube_keys (
  key_hash TEXT PRIMARY KEY, -- hex SHA-256
  day TEXT NOT NULL, -- in Los Angeles
  units INTEGER NOT NULL,
  blocked_until INTEGER, -- nothing is called before
  blocked_code TEXT,
  updated_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX youtube_keys_age ON youtube_keys (updated_at);

-- Look-ups of channels, which cost units of everybody's key.
CREATE TABLE stream_lookups (
  organization_id INTEGER PRIMARY KEY,
  day TEXT NOT NULL, -- in Los Angeles
  count INTEGER NOT NULL
);
