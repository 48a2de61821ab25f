-- What is due is looked for by kind: what waits of another kind is not read.
DROP INDEX jobs_due;
DROP INDEX jobs_leased;
CREATE INDEX jobs_due ON jobs (kind, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX jobs_leased ON jobs (kind, lease_until) WHERE lease_until IS NOT NULL;
