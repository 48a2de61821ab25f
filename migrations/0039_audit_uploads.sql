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
