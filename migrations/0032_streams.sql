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
