-- Which mail names which id: people merge and split conversations, and mail that comes later follows these edges.
CREATE TABLE email_references (
  email_id INTEGER NOT NULL,
  reference TEXT NOT NULL, -- an id without its angle brackets; made up for a merge
  organization_id INTEGER NOT NULL,
  kind TEXT NOT NULL DEFAULT 'named', -- named: the mail names it; merged: a person united; parted: a person parted the two
  -- Null: the edge holds. Else it is cut, and these are the conversations of the email and of the id.
  from_id INTEGER,
  to_id INTEGER,
  cut_by TEXT, -- the hash of the token of the split that cut it; null: mail that came after it did
  PRIMARY KEY (email_id, reference)
) WITHOUT ROWID;
CREATE INDEX email_references_from ON email_references (from_id) WHERE from_id IS NOT NULL;
CREATE INDEX email_references_to ON email_references (to_id) WHERE to_id IS NOT NULL;

-- Older mail, whose references cron fills in from the raw messages, newest first: those with ids below `before_id`.
CREATE TABLE reference_fills (
  organization_id INTEGER PRIMARY KEY,
  before_id INTEGER NOT NULL
);
INSERT INTO reference_fills (organization_id, before_id)
  SELECT organization_id, organization_id * 4294967296 + value + 1 FROM sequences WHERE name = 'email' AND value > 0;

ALTER TABLE thread_messages ADD COLUMN email_id INTEGER; -- the email that brought the id; null: not known
ALTER TABLE threads ADD COLUMN shaped_by TEXT; -- the hash of the token of the last merge or split by a person

-- The emails that a merge or a split has moved from one conversation into another, so that it can be taken back for a
-- while.
CREATE TABLE conversation_moves (
  organization_id INTEGER NOT NULL,
  token_hash TEXT NOT NULL,
  from_id INTEGER NOT NULL, -- a thread; of a merge, it is gone
  into_id INTEGER NOT NULL, -- a thread; of a split, it is new
  kind TEXT NOT NULL, -- merge, split
  expires_at INTEGER NOT NULL,
  email_ids TEXT NOT NULL, -- JSON
  message_ids TEXT NOT NULL, -- JSON: the ids in thread_messages that moved with them
  synthetic_id TEXT, -- of a merge: the id that all its conversations know
  last_email_id INTEGER NOT NULL, -- the last one that was saved before
  -- JSON: state, snoozed_until, assignee_id, labels and shaped_by of the two threads before, and of the second one after
  from_before TEXT NOT NULL,
  into_before TEXT,
  into_after TEXT,
  PRIMARY KEY (organization_id, token_hash, from_id, into_id)
) WITHOUT ROWID;
CREATE INDEX conversation_moves_expiry ON conversation_moves (expires_at);

ALTER TABLE conversation_undos ADD COLUMN shaped_by TEXT; -- that of the thread, before the change
ALTER TABLE conversation_undos ADD COLUMN tags TEXT NOT NULL DEFAULT '[]'; -- JSON: id and tag of each email that gets another
ALTER TABLE conversation_undos ADD COLUMN new_tag TEXT;
