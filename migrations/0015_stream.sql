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

-- The live streams of an organization's channel.
CREATE TABLE streams (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id), -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  video_id TEXT NOT NULL,
  status TEXT NOT NULL, -- live, ended
  title TEXT NOT NULL,
  url TEXT NOT NULL,
  thumbnail_url TEXT,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  is_end_certain INTEGER NOT NULL DEFAULT 0, -- somebody said when it ended: it does not go on
  viewer_count INTEGER,
  peak_viewers INTEGER,
  subscriber_count INTEGER,
  as_of INTEGER NOT NULL, -- the time of the newest report that was applied
  sampled_at INTEGER, -- the newest sample
  sample_gap INTEGER NOT NULL, -- the least time between samples, which doubles whenever there are too many
  sample_count INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX streams_video ON streams (organization_id, video_id);
CREATE INDEX streams_newest ON streams (organization_id, started_at);
CREATE INDEX streams_newest_of_status ON streams (organization_id, status, started_at);

CREATE TABLE stream_samples (
  stream_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  viewer_count INTEGER,
  PRIMARY KEY (stream_id, at)
) WITHOUT ROWID;

-- What is known of the channel as a whole. Reports are applied one after the other: each raises the version.
CREATE TABLE stream_states (
  organization_id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  current_stream_id INTEGER, -- the newest live stream, otherwise the last one
  live_count INTEGER NOT NULL,
  subscriber_count INTEGER, -- null: hidden or unknown
  subscribers_as_of INTEGER,
  subscriber_peak INTEGER, -- the most that was seen; null until the first count, which reaches nothing
  checked_at INTEGER NOT NULL
);

CREATE TABLE milestones (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  threshold INTEGER NOT NULL,
  is_custom INTEGER NOT NULL,
  is_enabled INTEGER NOT NULL DEFAULT 1,
  reached_at INTEGER,
  reached_count INTEGER, -- the count that reached it; null if it was passed before anybody looked
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX milestones_threshold ON milestones (organization_id, threshold);

-- What wants captions: a stream that went live or ended, a milestone. One each, and so one set of captions each.
CREATE TABLE occasions (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  event TEXT NOT NULL, -- go_live, milestone, end_stream
  subject_id INTEGER NOT NULL, -- a stream or a milestone
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX occasions_subject ON occasions (organization_id, event, subject_id);

CREATE TABLE captions (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id), -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  occasion_id INTEGER NOT NULL,
  event TEXT NOT NULL, -- go_live, milestone, end_stream
  stream_id INTEGER,
  milestone_id INTEGER,
  platform TEXT NOT NULL, -- discord, x, instagram, facebook
  text TEXT NOT NULL,
  image TEXT, -- the name of a public image
  is_story INTEGER NOT NULL DEFAULT 0, -- Instagram shows it for a day, without the text
  status TEXT NOT NULL, -- pending, approved, skipped, sending, sent, failed, unconfirmed
  skip_reason TEXT, -- user, expired
  version INTEGER NOT NULL DEFAULT 1,
  model TEXT NOT NULL,
  expires_at INTEGER,
  approved_by INTEGER,
  approved_at INTEGER,
  -- The delivery, from dispatch on.
  queued_at INTEGER,
  dispatch TEXT, -- the call that queued it
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  progress TEXT NOT NULL DEFAULT '{}', -- JSON: ids of uploads and containers
  publishing_at INTEGER, -- the publishing call began, and its outcome is not known
  reads INTEGER NOT NULL DEFAULT 0, -- how often the platform was asked for the outcome
  error_code TEXT,
  error_message TEXT,
  post_id TEXT,
  post_url TEXT,
  posted_at INTEGER,
  is_edited INTEGER NOT NULL DEFAULT 0, -- the post says that the stream has ended
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX captions_occasion ON captions (occasion_id, platform);
CREATE INDEX captions_status ON captions (organization_id, status);
CREATE INDEX captions_stream ON captions (stream_id, event);
CREATE INDEX captions_queued ON captions (organization_id, queued_at) WHERE queued_at IS NOT NULL;
CREATE INDEX captions_expiring ON captions (expires_at) WHERE status IN ('pending', 'approved');
CREATE INDEX captions_image ON captions (image) WHERE image IS NOT NULL;

CREATE TABLE platform_credentials (
  organization_id INTEGER NOT NULL,
  platform TEXT NOT NULL, -- discord, x, instagram, facebook
  secret_id TEXT NOT NULL, -- another one for each new secret: whoever holds an old one has been overtaken
  secret TEXT NOT NULL, -- JSON, encrypted
  account_id TEXT,
  account_name TEXT,
  scopes TEXT NOT NULL, -- JSON
  expires_at INTEGER,
  last_checked_at INTEGER,
  problem_code TEXT,
  problem_message TEXT,
  wait_until INTEGER, -- the platform takes nothing before
  refresh_lease TEXT, -- who renews the tokens
  refresh_until INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  encryption_key INTEGER GENERATED ALWAYS AS (CAST(secret AS INTEGER)) VIRTUAL,
  PRIMARY KEY (organization_id, platform)
) WITHOUT ROWID;
CREATE INDEX platform_credentials_encryption ON platform_credentials (encryption_key);

-- How captions for a platform are written. A platform without a row has the defaults.
CREATE TABLE stream_voices (
  organization_id INTEGER NOT NULL,
  platform TEXT NOT NULL, -- discord, x, instagram, facebook
  tone_preset TEXT NOT NULL DEFAULT 'mixed',
  custom_prompt TEXT, -- null: the preset
  core_hashtags TEXT NOT NULL DEFAULT '[]', -- JSON: with their #
  cta_text TEXT NOT NULL DEFAULT '',
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, platform)
) WITHOUT ROWID;

-- How an organization looks on cards.
CREATE TABLE brands (
  organization_id INTEGER PRIMARY KEY,
  name TEXT, -- null: the channel's
  color TEXT, -- as #1a2b3c; null: Herald's palette
  logo TEXT, -- the name of a public image
  updated_at INTEGER NOT NULL
);
CREATE INDEX brands_logo ON brands (logo) WHERE logo IS NOT NULL;

-- Cards that were drawn: the same input gives the same image.
CREATE TABLE cards (
  organization_id INTEGER NOT NULL,
  input_hash TEXT NOT NULL, -- of the template's version and all that is on the card
  name TEXT NOT NULL, -- of the public image
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, input_hash)
) WITHOUT ROWID;
-- Who shows a public image.
CREATE INDEX cards_name ON cards (name);

-- How an organization wants its streams announced.
CREATE TABLE stream_preferences (
  organization_id INTEGER PRIMARY KEY,
  is_edited_at_end INTEGER NOT NULL DEFAULT 0,
  is_story INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL
);
