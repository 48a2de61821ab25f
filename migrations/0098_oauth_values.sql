-- In the directory: what the OAuth server keeps, by the keys of its library: clients, grants and tokens of agents. Secrets
-- are hashes.
CREATE TABLE oauth_values (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  metadata TEXT, -- JSON
  expires_at INTEGER -- null: never
) WITHOUT ROWID;
CREATE INDEX oauth_values_expires ON oauth_values (expires_at) WHERE expires_at IS NOT NULL;

-- A connection that ends takes its grant and tokens with it. Their keys begin with its id.
CREATE TRIGGER agent_connections_revoked AFTER UPDATE OF revoked_at ON agent_connections
WHEN NEW.revoked_at IS NOT NULL BEGIN
  DELETE FROM oauth_values WHERE key >= 'grant:' || NEW.id || ':' AND key < 'grant:' || NEW.id || ';';
  DELETE FROM oauth_values WHERE key >= 'token:' || NEW.id || ':' AND key < 'token:' || NEW.id || ';';
END;
CREATE TRIGGER agent_connections_deleted AFTER DELETE ON agent_connections BEGIN
  DELETE FROM oauth_values WHERE key >= 'grant:' || OLD.id || ':' AND key < 'grant:' || OLD.id || ';';
  DELETE FROM oauth_values WHERE key >= 'token:' || OLD.id || ':' AND key < 'token:' || OLD.id || ';';
END;
