-- A job that failed or took long runs in the slow lane of its queue, and an organization has few places in each lane.
ALTER TABLE jobs ADD COLUMN slow INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN claimed_at INTEGER;
UPDATE jobs SET slow = 1 WHERE kind = 'file-sent';
CREATE INDEX jobs_running ON jobs (organization_id, kind, slow) WHERE lease IS NOT NULL;
CREATE INDEX jobs_waiting ON jobs (organization_id, kind, slow, due_at) WHERE lease IS NULL AND due_at IS NOT NULL;
