-- Audits of websites and videos. The results, which are large, lie apart from what lists show.
CREATE TABLE audits (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('digital', 'security', 'video')),
  status TEXT NOT NULL CHECK (status IN ('pending', 'processing', 'completed', 'failed')),
  url TEXT,
  -- What audits of one site have in common: scheme-less host, port and path. Null for a video.
  site TEXT,
  upload_id INTEGER,
  engine TEXT NOT NULL CHECK (engine IN ('built_in', 'automation')),
  overall_score INTEGER,
  -- JSON: the score of each dimension.
  scores TEXT,
  -- Who is told when it is finished. Null: a schedule asked for it.
  user_id INTEGER,
  previous_audit_id INTEGER,
  schedule_id INTEGER,
  -- How often the engine was asked for it, and when last.
  requests INTEGER NOT NULL DEFAULT 1,
  requested_at INTEGER NOT NULL,
  -- How often the engine had Herald analyze the site for it.
  analyses INTEGER NOT NULL DEFAULT 0,
  failure_code TEXT,
  failure_message TEXT,
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  completed_at INTEGER
);
-- Lists are a range of one of these for each type: with and without a status, of a site or of all.
CREATE INDEX audits_type ON audits (organization_id, type, id);
CREATE INDEX audits_status ON audits (organization_id, type, status, id);
CREATE INDEX audits_site ON audits (organization_id, site, type, id) WHERE site IS NOT NULL;
CREATE INDEX audits_site_status ON audits (organization_id, site, type, status, id) WHERE site IS NOT NULL;
CREATE INDEX audits_upload ON audits (upload_id) WHERE upload_id IS NOT NULL;

CREATE TABLE audit_results (
  audit_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  -- JSONB, at most 400 KB.
  results BLOB NOT NULL
);

-- The tasks that were made of recommendations.
CREATE TABLE audit_tasks (
  audit_id INTEGER NOT NULL,
  recommendation_id TEXT NOT NULL,
  organization_id INTEGER NOT NULL,
  task_id INTEGER NOT NULL,
  PRIMARY KEY (audit_id, recommendation_id)
) WITHOUT ROWID;
CREATE INDEX audit_tasks_task ON audit_tasks (task_id);

-- How many audits an organization has asked for on a day (UTC). Deleting an audit gives none back.
CREATE TABLE audit_days (
  organization_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, day)
) WITHOUT ROWID;

CREATE TABLE audit_schedules (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('digital', 'security')),
  url TEXT NOT NULL,
  site TEXT NOT NULL,
  every_days INTEGER NOT NULL,
  notify_drop INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1,
  next_at INTEGER NOT NULL,
  last_audit_id INTEGER,
  created_at INTEGER NOT NULL
);
CREATE INDEX audit_schedules_due ON audit_schedules (next_at) WHERE is_active = 1;
CREATE INDEX audit_schedules_organization ON audit_schedules (organization_id, id);

CREATE TABLE audit_preferences (
  organization_id INTEGER PRIMARY KEY,
  engine TEXT NOT NULL CHECK (engine IN ('built_in', 'automation')),
  updated_at INTEGER NOT NULL
);

-- Files that are uploaded in parts to be audited. They lie in R2 as `audits/<organization>/<id>`.
CREATE TABLE audit_uploads (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  file_name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  part_size INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('uploading', 'complete')),
  -- The id of the multipart upload at R2. Null until R2 has told it.
  r2_upload_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX audit_uploads_organization ON audit_uploads (organization_id, status);
CREATE INDEX audit_uploads_expiry ON audit_uploads (expires_at);

CREATE TABLE audit_upload_parts (
  upload_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  -- What the last request for this part is called: requests for one part can overlap.
  put_id TEXT NOT NULL,
  -- As R2 named the part. Null: it has not arrived, or nobody knows which of two overlapping requests R2 kept.
  etag TEXT,
  PRIMARY KEY (upload_id, number)
) WITHOUT ROWID;
