-- What is done with mail when it comes, by rules of the organization's own (docs/decisions/0040-rules.md).
CREATE TABLE rules (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  is_enabled INTEGER NOT NULL,
  disabled_reason TEXT, -- why Herald itself has switched it off
  position INTEGER NOT NULL, -- rules run in this order
  needs TEXT NOT NULL, -- all or any of the conditions
  conditions TEXT NOT NULL, -- JSON
  actions TEXT NOT NULL, -- JSON
  stop INTEGER NOT NULL, -- no later rule runs after it
  runs INTEGER NOT NULL DEFAULT 0,
  last_run_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);

-- How far the rules of an organization have run. Without a row, or without an enabled rule, there is nothing to wait for.
CREATE TABLE rule_cursors (
  organization_id INTEGER PRIMARY KEY,
  run_up_to INTEGER NOT NULL, -- the last email whose rules have run, or that came before there were rules
  is_active INTEGER NOT NULL -- a rule is enabled
);

-- What each rule did with each email, in the order of the emails.
CREATE TABLE rule_log (
  rule_id INTEGER NOT NULL,
  email_id INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  effects TEXT NOT NULL, -- JSON: each action, with its outcome
  PRIMARY KEY (rule_id, email_id)
) WITHOUT ROWID;
CREATE INDEX rule_log_age ON rule_log (created_at);

ALTER TABLE auto_replies ADD COLUMN rule_id INTEGER; -- the rule that replies, whether or not the inbox does
