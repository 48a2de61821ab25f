-- What an agent would do and a member has to approve.
CREATE TABLE agent_proposals (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  connection_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL, -- the member for whom the agent acts
  agent TEXT NOT NULL, -- its name then
  tool TEXT NOT NULL,
  input TEXT NOT NULL, -- JSON: the arguments of the tool
  digest TEXT NOT NULL, -- of the tool and its arguments: the same is not proposed twice
  email_id INTEGER, -- an email of the conversation that it is about
  sources TEXT NOT NULL, -- JSON: ids of the emails that the agent had read in the hour before
  state TEXT NOT NULL, -- waiting, running, done, rejected, expired
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  claimed_at INTEGER, -- when its run began
  decided_at INTEGER,
  decided_by INTEGER, -- a user
  outcome TEXT -- what the tool answered
);
CREATE INDEX agent_proposals_state ON agent_proposals (organization_id, state, id);
CREATE INDEX agent_proposals_connection ON agent_proposals (organization_id, connection_id, state);
CREATE INDEX agent_proposals_email ON agent_proposals (email_id) WHERE email_id IS NOT NULL;
CREATE INDEX agent_proposals_waiting ON agent_proposals (expires_at) WHERE state IN ('waiting', 'running');
CREATE INDEX agent_proposals_decided ON agent_proposals (decided_at) WHERE decided_at IS NOT NULL;

-- What a connection has used of its budget in this hour, and what it has read.
CREATE TABLE agent_use (
  organization_id INTEGER NOT NULL,
  connection_id INTEGER NOT NULL,
  hour INTEGER NOT NULL, -- since 1970
  calls INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  sends INTEGER NOT NULL,
  tokens INTEGER NOT NULL,
  reads TEXT NOT NULL, -- JSON: the last emails it has read, [id, time], oldest first
  PRIMARY KEY (organization_id, connection_id)
) WITHOUT ROWID;

-- Organizations whose agents are stopped.
CREATE TABLE agent_stops (
  organization_id INTEGER PRIMARY KEY,
  stopped_at INTEGER NOT NULL,
  stopped_by INTEGER NOT NULL -- a user
);
