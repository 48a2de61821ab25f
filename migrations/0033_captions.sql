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
