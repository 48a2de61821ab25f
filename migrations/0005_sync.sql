-- Where the reading of each inbox stands.
CREATE TABLE syncs (
  inbox_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  mailbox TEXT, -- user and host that the cursor belongs to: it means nothing in another mailbox
  uidvalidity TEXT,
  last_uid INTEGER NOT NULL DEFAULT 0,
  last_run_at INTEGER,
  last_success_at INTEGER,
  last_new INTEGER NOT NULL DEFAULT 0,
  error_code TEXT,
  error TEXT,
  refused_since INTEGER, -- the first of an unbroken row of refused credentials
  disabled_reason TEXT, -- why it is not tried any more until somebody asks
  renumbered INTEGER NOT NULL DEFAULT 0, -- 1: the server numbered the mailbox anew, and it has not been read to its end since
  -- A mailbox is read in two directions. Onward, last_uid moves up. Backward, older_uid moves down from first_uid.
  first_uid INTEGER NOT NULL DEFAULT 0, -- UIDNEXT when the mailbox was first seen
  older_uid INTEGER NOT NULL DEFAULT 1, -- each message from here to first_uid is saved or set aside; 1: all are
  older_since INTEGER NOT NULL DEFAULT 0, -- backward reads no message that arrived before
  older_until INTEGER, -- nor one that arrived from then on: it was read earlier; null: reads them
  older_read INTEGER NOT NULL DEFAULT 0, -- messages that it has read
  older_total INTEGER, -- messages that there were; null: not known
  older_reached_at INTEGER, -- when the oldest of them arrived
  history_before INTEGER, -- mail that arrived before is history; null: none is
  caught_up_at INTEGER -- all mail that had arrived by then was read onward
);
CREATE INDEX syncs_organization ON syncs (organization_id) WHERE organization_id > 0;

-- Messages that could not be taken in, so that one of them never holds up the others.
CREATE TABLE set_aside (
  inbox_id INTEGER NOT NULL,
  uidvalidity TEXT NOT NULL,
  uid INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  size INTEGER,
  code TEXT NOT NULL,
  message TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at INTEGER, -- null: given up
  created_at INTEGER NOT NULL,
  PRIMARY KEY (inbox_id, uidvalidity, uid)
) WITHOUT ROWID;
CREATE INDEX set_aside_newest ON set_aside (inbox_id, created_at, uid);
CREATE INDEX set_aside_due ON set_aside (inbox_id, next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX set_aside_organization ON set_aside (organization_id) WHERE organization_id > 0;
