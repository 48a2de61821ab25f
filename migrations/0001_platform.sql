-- Times are milliseconds since 1970. Every row of an organization carries its id.

-- The last number given out, per organization and kind of record.
CREATE TABLE sequences (
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (organization_id, name)
) WITHOUT ROWID;

-- Work to do, one row each; a queue message is only a wake-up with the row's id.
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  subject_id INTEGER NOT NULL,
  due_at INTEGER, -- null: nothing to do until asked
  lease TEXT, -- who works on it now
  lease_until INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0, -- since the last success
  died INTEGER NOT NULL DEFAULT 0, -- 1: the run before the last claim did not end by itself; its lease ran out
  -- A job that failed or took long runs in the slow lane of its queue, and an organization has few places in each lane.
  slow INTEGER NOT NULL DEFAULT 0,
  claimed_at INTEGER,
  UNIQUE (organization_id, kind, subject_id)
);
-- What is due is looked for by kind: what waits of another kind is not read.
CREATE INDEX jobs_due ON jobs (kind, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX jobs_leased ON jobs (kind, lease_until) WHERE lease_until IS NOT NULL;
CREATE INDEX jobs_running ON jobs (organization_id, kind, slow) WHERE lease IS NOT NULL;
CREATE INDEX jobs_waiting ON jobs (organization_id, kind, slow, due_at) WHERE lease IS NULL AND due_at IS NOT NULL;

-- The outbox: what happened, written with the change itself and given to the endpoints afterwards.
CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  data TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL,
  delivered_at INTEGER, -- when each endpoint that wants it had its delivery written
  -- The endpoint that gets the event, whatever it subscribes to; NULL: those that subscribe to it.
  webhook_id INTEGER
);
-- What names an email that is deleted, or a task.
CREATE INDEX events_email ON events (organization_id, data ->> 'email_id') WHERE delivered_at IS NOT NULL;
-- Ids say whose a row is, so what all organizations wait for goes by time.
CREATE INDEX events_waiting ON events (created_at, id) WHERE delivered_at IS NULL;
CREATE INDEX events_past ON events (created_at) WHERE delivered_at IS NOT NULL;
-- Events whose ids do not say whose they are.
CREATE INDEX events_old ON events (organization_id, id) WHERE delivered_at IS NOT NULL AND id < 4294967296;

CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  target TEXT NOT NULL,
  details TEXT NOT NULL, -- JSON
  request_id TEXT NOT NULL
);
CREATE INDEX audit_log_organization ON audit_log (organization_id, id);
-- Each filter of the audit log, newest first.
CREATE INDEX audit_log_action ON audit_log (organization_id, action, id);
CREATE INDEX audit_log_subject ON audit_log (organization_id, substr(action, 1, instr(action, '.') - 1), id);
CREATE INDEX audit_log_actor ON audit_log (organization_id, actor, id);
-- What one user invited lately, in whatever organization.
CREATE INDEX audit_log_invited ON audit_log (actor, created_at) WHERE action = 'invitation.created';
-- Entries that name an address.
CREATE INDEX audit_log_address ON audit_log (details ->> 'email') WHERE details ->> 'email' IS NOT NULL;

-- Ways to Google and Microsoft that were begun: signing in, linking an account, connecting a mailbox. Each row is
-- used once, when the browser comes back.
CREATE TABLE oauth_states (
  state_hash TEXT PRIMARY KEY, -- SHA-256 of what is in the address and in the cookie
  purpose TEXT NOT NULL,
  provider TEXT NOT NULL,
  organization_id INTEGER NOT NULL, -- 0: nobody is signed in yet
  user_id INTEGER NOT NULL, -- 0: nobody is signed in yet
  code_verifier TEXT NOT NULL, -- PKCE (RFC 7636), sealed
  nonce TEXT NOT NULL, -- that the ID token must repeat
  details TEXT NOT NULL, -- JSON: where the browser goes then, and what the consent is for
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX oauth_states_expiry ON oauth_states (expires_at);
-- For the deletion of an organization. The condition keeps other queries from choosing this.
CREATE INDEX oauth_states_organization ON oauth_states (organization_id) WHERE organization_id > 0;

-- Each database says whose rows it has. Every batch that writes for an organization requires its row, which is the fence
-- against those who do not know yet that it has moved or is closed.
CREATE TABLE residents (
  organization_id INTEGER PRIMARY KEY,
  leaves_at INTEGER, -- it moves to another database, and writes stop
  closed_at INTEGER, -- it is being deleted
  empty_since INTEGER, -- since when nothing of it is found; null: its rows are being deleted
  drains_at INTEGER, -- it moves, and no job of it begins any more
  left_at INTEGER -- it has moved, and nothing of it is read here any more
);

-- Nothing uses this table: `residents` has taken its place.
CREATE TABLE closed_organizations (
  organization_id INTEGER PRIMARY KEY,
  closed_at INTEGER NOT NULL,
  empty_since INTEGER
);

-- In the directory: how large each database is, so that a new organization goes where there is most room.
CREATE TABLE databases (
  number INTEGER PRIMARY KEY,
  bytes INTEGER NOT NULL,
  measured_at INTEGER NOT NULL
);
