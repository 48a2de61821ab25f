-- Everything that an organization has, as files to take away (src/worker/modules/exports).
CREATE TABLE exports (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  state TEXT NOT NULL, -- running, completed, failed, expired
  place TEXT NOT NULL, -- JSON: where the next step goes on
  mail_pieces INTEGER NOT NULL DEFAULT 0, -- R2 objects, which follow each other in a file
  mail_bytes INTEGER NOT NULL DEFAULT 0,
  mail_count INTEGER NOT NULL DEFAULT 0,
  record_pieces INTEGER NOT NULL DEFAULT 0,
  record_bytes INTEGER NOT NULL DEFAULT 0,
  record_count INTEGER NOT NULL DEFAULT 0,
  created_by INTEGER, -- user
  created_at INTEGER NOT NULL,
  completed_at INTEGER,
  expires_at INTEGER -- null: it is not completed
);
CREATE INDEX exports_organization ON exports (organization_id, id);
CREATE INDEX exports_expiry ON exports (expires_at) WHERE expires_at IS NOT NULL;
