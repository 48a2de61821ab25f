-- In the directory: the programs that act for a member over MCP, and what each may do.
CREATE TABLE agent_connections (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL, -- the member for whom it acts
  name TEXT NOT NULL, -- of the program
  client_id TEXT, -- of a client that signs in by OAuth
  api_key_id INTEGER, -- of one that uses an API key
  scopes TEXT NOT NULL, -- JSON: scopes of API keys
  inbox_ids TEXT, -- JSON: the inboxes whose mail it sees; null: all
  hands TEXT NOT NULL, -- JSON: what it does alone, asks for, or may not do
  model TEXT, -- that the program says it uses
  budget TEXT NOT NULL, -- JSON: its limits an hour
  created_at INTEGER NOT NULL,
  last_used_at INTEGER,
  revoked_at INTEGER
);
CREATE INDEX agent_connections_user ON agent_connections (organization_id, user_id);
CREATE UNIQUE INDEX agent_connections_key ON agent_connections (api_key_id) WHERE api_key_id IS NOT NULL;
CREATE TRIGGER members_agent_connections AFTER DELETE ON members BEGIN
  DELETE FROM agent_connections WHERE organization_id = OLD.organization_id AND user_id = OLD.user_id;
END;
CREATE TRIGGER api_keys_agent_connections AFTER DELETE ON api_keys BEGIN
  DELETE FROM agent_connections WHERE api_key_id = OLD.id;
END;
