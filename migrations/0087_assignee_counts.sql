-- Organizations whose conversations are not yet counted by assignee. Cron does so, and deletes the row.
CREATE TABLE assignee_count_fills (
  organization_id INTEGER PRIMARY KEY
);
INSERT INTO assignee_count_fills SELECT DISTINCT organization_id FROM thread_counts;
-- For the number of somebody's drafts.
CREATE INDEX drafts_author ON drafts (organization_id, author) WHERE deleted_at IS NULL AND state <> 'sent';
