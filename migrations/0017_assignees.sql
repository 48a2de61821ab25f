ALTER TABLE tasks ADD COLUMN assignee_id INTEGER; -- a user; null: nobody
CREATE INDEX tasks_assignee ON tasks (organization_id, assignee_id, id);
CREATE INDEX tasks_assignee_status ON tasks (organization_id, assignee_id, status, priority, id);
CREATE INDEX tasks_assignee_tag ON tasks (organization_id, assignee_id, tag, id);
CREATE INDEX tasks_assignee_tag_status ON tasks (organization_id, assignee_id, tag, status, priority, id);
