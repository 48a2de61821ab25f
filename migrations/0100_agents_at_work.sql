-- In the directory: agents that have ended, and whose work is not taken from them yet.
CREATE TABLE ended_agents (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id), -- of the connection
  organization_id INTEGER NOT NULL
);
CREATE TRIGGER ended_agents_revoked AFTER UPDATE OF revoked_at ON agent_connections
WHEN OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL BEGIN
  INSERT OR IGNORE INTO ended_agents (id, organization_id) VALUES (NEW.id, NEW.organization_id);
END;
CREATE TRIGGER ended_agents_deleted AFTER DELETE ON agent_connections WHEN OLD.revoked_at IS NULL BEGIN
  INSERT OR IGNORE INTO ended_agents (id, organization_id) VALUES (OLD.id, OLD.organization_id);
END;

ALTER TABLE drafts ADD COLUMN agent TEXT; -- JSON: id, name and model of the agent that wrote it, then

-- Notes with mentions, for those who ask where they are mentioned.
CREATE INDEX notes_mentioning ON notes (organization_id, id) WHERE mentions <> '[]' AND deleted_at IS NULL;

ALTER TABLE rules ADD COLUMN last_assignee_id INTEGER; -- whose turn was the last
