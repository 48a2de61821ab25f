-- Organizations whose conversations are not yet counted by assignee. Cron does so, and deletes the row.
CREATE TABLE assignee_count_fills (
  organization_id INTEGER PRIMARY KEY
);
INSERT INTO assignee_count_fills SELECT DISTINCT organization_id FROM thread_counts;
