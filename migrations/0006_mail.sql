CREATE TABLE emails (
  id INTEGER PRIMARY KEY, -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  save_id TEXT NOT NULL, -- which save wrote this row
  thread_id INTEGER NOT NULL,
  message_id TEXT NOT NULL,
  in_reply_to TEXT,
  direction TEXT NOT NULL,
  tag TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  from_address TEXT NOT NULL,
  from_name TEXT NOT NULL,
  to_address TEXT NOT NULL,
  recipients TEXT NOT NULL, -- JSON: to, cc, reply_to
  subject TEXT NOT NULL,
  body_text TEXT NOT NULL, -- at most 16 KB; the whole of a longer one is in the body object
  body_html BLOB, -- cleaned, packed with the text as dictionary, while small
  body_key TEXT, -- R2 object with the whole text and HTML, when they do not fit here
  raw_key TEXT, -- R2 object with the message as it came
  size INTEGER NOT NULL,
  inbox_id INTEGER,
  arrived_at INTEGER NOT NULL DEFAULT 0, -- when a server took it in, whatever its Date header says
  is_addressed INTEGER NOT NULL DEFAULT 0, -- To or Cc names the address that it came to
  is_automatic INTEGER NOT NULL DEFAULT 0, -- no person wrote it
  is_bounce INTEGER NOT NULL DEFAULT 0,
  automatic_reason TEXT, -- a word, where is_automatic
  -- The id again: SQLite seeks on (received_at, sort_id) in an index, not on (received_at, rowid).
  sort_id INTEGER GENERATED ALWAYS AS (id) VIRTUAL,
  send_state TEXT, -- queued, sending, sent, failed or unconfirmed for what Herald sends; null for all other mail
  -- By which rules the HTML was cleaned: what older ones let through is cleaned again when it is read.
  html_rules INTEGER NOT NULL DEFAULT 1,
  snippet TEXT, -- the first 300 characters of the new text; null: not filled in yet
  -- The conversation is in spam or trash. Its emails and tasks leave all lists, counts and searches: they leave the indexes
  -- of the lists, which writes no row, and come back into them by a change of this column.
  is_hidden INTEGER NOT NULL DEFAULT 0,
  in_contacts INTEGER NOT NULL DEFAULT 0, -- 0: cron counts it
  -- The sender of an inbound email and the recipient of an outbound one; then the same without a +detail, as contacts
  -- have it (src/worker/modules/mail/correspondents/address.ts).
  person TEXT GENERATED ALWAYS AS
    (lower(CASE direction WHEN 'inbound' THEN from_address ELSE to_address END)) VIRTUAL,
  contact_address TEXT GENERATED ALWAYS AS
    (CASE WHEN instr(person, '+') > 1 AND instr(substr(person, instr(person, '+')), '@') > 0
      THEN substr(person, 1, instr(person, '+') - 1)
        || substr(person, instr(person, '+') + instr(substr(person, instr(person, '+')), '@') - 1)
      ELSE person END) VIRTUAL,
  sent_by INTEGER, -- the user who sent it
  reply_minutes INTEGER, -- of the first reply in a conversation: since its first inbound email
  in_reports INTEGER NOT NULL DEFAULT 0, -- 0: cron counts it
  -- The characters of an email that a search compares as others, other than A to Z and line feeds: without any of those that
  -- a word needs, lower() says whether the email has it. Null: not known. Cron fills it in with the search index.
  folds TEXT
);
CREATE UNIQUE INDEX emails_message ON emails (organization_id, trim(message_id, '<>'), direction);
CREATE INDEX emails_thread ON emails (thread_id, received_at, sort_id);
-- To whom mail was sent: whose invitations are those of somebody known.
CREATE INDEX emails_sent_to ON emails (organization_id, lower(to_address), received_at)
  WHERE direction = 'outbound' AND is_automatic = 0;
CREATE INDEX emails_date ON emails (organization_id, received_at, sort_id) WHERE is_hidden = 0;
CREATE INDEX emails_direction ON emails (organization_id, direction, is_read, received_at, sort_id) WHERE is_hidden = 0;
CREATE INDEX emails_tag ON emails (organization_id, tag, direction, is_read, received_at, sort_id) WHERE is_hidden = 0;
CREATE INDEX emails_automatic ON emails (organization_id, received_at, sort_id, tag, direction, is_read, is_bounce)
  WHERE is_automatic = 1 AND is_hidden = 0;
CREATE INDEX emails_bounce ON emails (organization_id, received_at, sort_id, tag, direction, is_read, is_automatic)
  WHERE is_bounce = 1 AND is_hidden = 0;
-- For a search in spam or trash.
CREATE INDEX emails_hidden ON emails (organization_id, received_at, sort_id) WHERE is_hidden = 1;
CREATE INDEX emails_not_in_contacts ON emails (id) WHERE in_contacts = 0;
CREATE INDEX emails_contact ON emails (organization_id, contact_address, received_at, sort_id);
-- By the end of the names of its objects: which email has an object.
CREATE INDEX emails_content
  ON emails (substr(substr(COALESCE(raw_key, body_key), 1, instr(COALESCE(raw_key, body_key), '.') - 1), -12));
CREATE INDEX emails_not_in_reports ON emails (id) WHERE in_reports = 0;

-- Connected components of Message-ID, In-Reply-To and References. The id is that of the first email saved in it. From `state`
-- on: what the list of conversations shows and is filtered by. Every change of the emails or tasks of a thread keeps it
-- (src/worker/modules/mail/threads/kept-store.ts).
CREATE TABLE threads (
  id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  message_count INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open', -- open, snoozed, done, trash, spam
  snoozed_until INTEGER,
  labels TEXT NOT NULL DEFAULT '[]', -- JSON: ids
  last_email_id INTEGER, -- by received_at, then id; null: nothing is kept yet
  last_at INTEGER, -- received_at of the last email
  direction TEXT, -- of the last email
  first_message_id TEXT, -- of the oldest email
  subject TEXT, -- of the oldest email
  unread_count INTEGER NOT NULL DEFAULT 0,
  has_attachment INTEGER NOT NULL DEFAULT 0, -- one that is not inline
  tags TEXT NOT NULL DEFAULT '[]', -- JSON: those of its emails
  -- JSON: the latest ten, each as its latest email, its address, and that email's id with the name, where it has one
  participants TEXT NOT NULL DEFAULT '[]',
  task_id INTEGER, -- the newest task of its emails, as are the next two
  task_status TEXT,
  assignee_id INTEGER,
  -- The thread that takes this one in, inside the batch of a save: the batch finds the threads that it connects once.
  merged_into INTEGER,
  shaped_by TEXT, -- the hash of the token of the last merge or split by a person
  -- When a conversation came into spam or trash, or its newest mail did there: cron deletes it some days later.
  hidden_at INTEGER,
  -- The email whose id the API shows as that of the conversation; null: the one with the id of the thread. That one can be
  -- deleted, or be in another conversation by now.
  shown_id INTEGER
);
-- A thread that is being saved has no messages yet.
CREATE INDEX threads_not_kept ON threads (id) WHERE last_email_id IS NULL AND message_count > 0;
CREATE INDEX threads_merged ON threads (merged_into) WHERE merged_into IS NOT NULL;
-- Conversations whose time has come, for cron.
CREATE INDEX threads_snoozed ON threads (snoozed_until) WHERE state = 'snoozed';
CREATE INDEX threads_hidden ON threads (organization_id, state, hidden_at) WHERE hidden_at IS NOT NULL;

-- Every id a thread knows, seen as a message or only referred to; without its angle brackets.
CREATE TABLE thread_messages (
  organization_id INTEGER NOT NULL,
  message_id TEXT NOT NULL,
  thread_id INTEGER NOT NULL,
  email_id INTEGER, -- the email that brought the id; null: not known
  PRIMARY KEY (organization_id, message_id)
) WITHOUT ROWID;
CREATE INDEX thread_messages_thread ON thread_messages (thread_id);

CREATE TABLE attachments (
  email_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  filename TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  content_id TEXT,
  is_inline INTEGER NOT NULL,
  key TEXT NOT NULL, -- R2 object
  PRIMARY KEY (email_id, position)
) WITHOUT ROWID;
CREATE INDEX attachments_key ON attachments (key);

-- What a bounce says of each recipient; one row without a recipient where it names none.
CREATE TABLE bounces (
  email_id INTEGER NOT NULL, -- the bounce
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  recipient TEXT,
  action TEXT NOT NULL, -- failed, delayed, relayed, delivered, expanded (RFC 3464), complained (RFC 5965)
  status TEXT, -- RFC 3463
  diagnostic TEXT,
  bounced_email_id INTEGER, -- the outbound email, where it is known
  original_message_id TEXT,
  PRIMARY KEY (email_id, position)
) WITHOUT ROWID;
CREATE INDEX bounces_bounced ON bounces (bounced_email_id) WHERE bounced_email_id IS NOT NULL;

-- Kept, not counted: what the statistics and X-Total-Count show.
CREATE TABLE email_counts (
  organization_id INTEGER NOT NULL,
  tag TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, tag, direction, is_read)
) WITHOUT ROWID;

-- What Herald sends: a row each beside the email. Who may work on it is in `jobs`.
CREATE TABLE outgoing (
  email_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  inbox_id INTEGER NOT NULL,
  automatic INTEGER NOT NULL, -- no human wrote it: null envelope sender, few attempts
  queued_at INTEGER NOT NULL, -- when it was handed in, or in again by a person
  attempts INTEGER NOT NULL DEFAULT 0, -- since then
  lease TEXT, -- of the last attempt: only that one may write how it went
  sent_at INTEGER,
  code TEXT, -- what went wrong, a stable word
  detail TEXT NOT NULL DEFAULT '', -- how it stands, for a person
  reply TEXT, -- the server's last word on the message
  taken_back INTEGER NOT NULL DEFAULT 0 -- its draft is being written again: it cannot be tried again by itself
);

-- Everybody on the envelope, those of Bcc too. The message itself names nobody of Bcc.
CREATE TABLE outgoing_recipients (
  email_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  address TEXT NOT NULL,
  kind TEXT NOT NULL, -- to, cc, bcc
  state TEXT NOT NULL, -- as emails.send_state
  detail TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (email_id, position)
) WITHOUT ROWID;
CREATE INDEX outgoing_recipients_address ON outgoing_recipients (organization_id, lower(address));

-- Files that wait to be attached, and those that were.
CREATE TABLE uploads (
  key TEXT PRIMARY KEY, -- R2 object
  organization_id INTEGER NOT NULL,
  filename TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL -- unused; used: stays for good; expired: object and row are about to go
) WITHOUT ROWID;
CREATE INDEX uploads_unused ON uploads (organization_id) WHERE state = 'unused';
CREATE INDEX uploads_age ON uploads (created_at) WHERE state = 'unused';
CREATE INDEX uploads_expired ON uploads (key) WHERE state = 'expired';
CREATE INDEX uploads_organization ON uploads (organization_id) WHERE organization_id > 0;

-- The same request within a day is answered with the email it made.
CREATE TABLE idempotency_keys (
  organization_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  email_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  draft_id INTEGER, -- of a request that scheduled an email: `email_id` is 0 then
  PRIMARY KEY (organization_id, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- Replies that were made automatically, by the automation engine or the built-in responder.
CREATE TABLE auto_replies (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  email_id INTEGER NOT NULL,
  inbox_id INTEGER,
  origin TEXT NOT NULL DEFAULT 'engine', -- or responder
  recipient TEXT NOT NULL DEFAULT '', -- whom it goes to: lower case, without a +detail
  status TEXT NOT NULL, -- pending, sent, failed, unconfirmed, draft, discarded, skipped; once there is an email, that tells
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  html TEXT NOT NULL DEFAULT '',
  message_id TEXT,
  sent_email_id INTEGER, -- the outbound email that it became
  model TEXT,
  reason TEXT,
  claim TEXT, -- who is at it
  claimed_until INTEGER,
  created_at INTEGER NOT NULL,
  asked_at INTEGER, -- when somebody asked for a draft to be sent; null for a reply that needed nobody
  rule_id INTEGER -- the rule that replies, whether or not the inbox does
);
CREATE INDEX auto_replies_email ON auto_replies (email_id, id);
CREATE UNIQUE INDEX auto_replies_responder ON auto_replies (email_id) WHERE origin = 'responder';
CREATE INDEX auto_replies_recipient ON auto_replies (inbox_id, recipient, created_at) WHERE status <> 'skipped';
CREATE INDEX auto_replies_inbox ON auto_replies (inbox_id, created_at) WHERE status <> 'skipped';
CREATE INDEX auto_replies_claimed ON auto_replies (claimed_until) WHERE status = 'pending' AND sent_email_id IS NULL;
CREATE INDEX auto_replies_status ON auto_replies (organization_id, status, id);
CREATE INDEX auto_replies_sent_email ON auto_replies (sent_email_id) WHERE sent_email_id IS NOT NULL;

-- How an inbox replies automatically, where somebody chose other than the defaults.
CREATE TABLE responders (
  inbox_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  mode TEXT NOT NULL, -- send, draft
  subject TEXT NOT NULL, -- template
  body TEXT NOT NULL, -- template
  interval_hours INTEGER NOT NULL, -- between two replies to one sender
  daily_cap INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  writer TEXT NOT NULL DEFAULT 'template' -- who writes the replies: template, ai
);
CREATE INDEX responders_organization ON responders (organization_id) WHERE organization_id > 0;

-- Which emails of an organization may hold a term: the grams (src/worker/modules/mail/search-index/grams.ts) of what a search
-- finds, without their places, under the email's id. `npm run rebuild-search` makes it anew by this statement.
CREATE VIRTUAL TABLE email_terms USING fts5(
  grams,
  content='',
  contentless_delete=1,
  detail=none,
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"
);

-- The text of long emails behind the 16 KB in their rows, as a search compares it (src/lib/fold.ts).
CREATE TABLE email_rests (
  email_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  text TEXT NOT NULL
);

-- A row while cron fills the search index: emails up to this id are in it, and so is what is saved meanwhile. Until it is
-- complete, searches read the emails themselves.
CREATE TABLE search_fills (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  after_id INTEGER NOT NULL
);

-- Nothing uses this table and the next one: `email_terms` and `search_fills` have taken their places.
CREATE VIRTUAL TABLE email_search USING fts5(
  grams,
  content='',
  columnsize=0,
  detail=none,
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"
);

CREATE TABLE search_rebuild (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  after_id INTEGER NOT NULL
);

-- The lists that a conversation is in: the box '' has all, and each tag is a box. The row is its own index: whatever
-- changes one of these columns deletes the row before and inserts it again after.
CREATE TABLE thread_places (
  organization_id INTEGER NOT NULL,
  box TEXT NOT NULL,
  state TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  thread_id INTEGER NOT NULL,
  assignee_id INTEGER NOT NULL, -- 0: nobody
  PRIMARY KEY (organization_id, box, state, direction, is_read, last_at, thread_id)
) WITHOUT ROWID;
CREATE INDEX thread_places_assignee
  ON thread_places (organization_id, box, state, assignee_id, direction, is_read, last_at, thread_id);

-- The number of places of each kind.
CREATE TABLE thread_counts (
  organization_id INTEGER NOT NULL,
  box TEXT NOT NULL,
  state TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, box, state, direction, is_read)
) WITHOUT ROWID;

-- How conversations stood before a change, so that it can be taken back for a while.
CREATE TABLE conversation_undos (
  organization_id INTEGER NOT NULL,
  token_hash TEXT NOT NULL,
  thread_id INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  state TEXT NOT NULL,
  snoozed_until INTEGER,
  assignee_id INTEGER,
  new_state TEXT NOT NULL,
  new_assignee_id INTEGER,
  tasks TEXT NOT NULL, -- JSON: id, status and assignee of each task that the change concerns
  labels TEXT NOT NULL DEFAULT '[]', -- JSON: ids, before the change
  new_labels TEXT NOT NULL DEFAULT '[]', -- after it
  shaped_by TEXT, -- that of the thread, before the change
  tags TEXT NOT NULL DEFAULT '[]', -- JSON: id and tag of each email that gets another
  new_tag TEXT,
  new_snoozed_until INTEGER, -- until when the change snoozed the conversation; as before if it did not change that
  PRIMARY KEY (organization_id, token_hash, thread_id)
) WITHOUT ROWID;
CREATE INDEX conversation_undos_expiry ON conversation_undos (expires_at);

-- Labels of the organization's own, on conversations: a conversation is in the list of each of its labels.
CREATE TABLE labels (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  color TEXT NOT NULL, -- #rrggbb
  created_at INTEGER NOT NULL,
  deleted_at INTEGER -- cron takes it off its conversations, and then deletes the row
);
CREATE UNIQUE INDEX labels_name ON labels (organization_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX labels_deleted ON labels (id) WHERE deleted_at IS NOT NULL;

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
  -- The lowest id of history (mail older than the first sync of its mailbox) when a merge or a split was made. The ids of
  -- history count down, so what is below came later. NULL: there was none.
  first_history_id INTEGER,
  PRIMARY KEY (organization_id, token_hash, from_id, into_id)
) WITHOUT ROWID;
CREATE INDEX conversation_moves_expiry ON conversation_moves (expires_at);

-- Mail that is being written, waits to be sent, or was sent a short time ago.
CREATE TABLE drafts (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  version INTEGER NOT NULL, -- every change by a person counts it up
  state TEXT NOT NULL, -- draft, held, scheduled; from the email on: sending, sent, failed, unconfirmed
  mode TEXT NOT NULL, -- new, reply, reply_all, forward
  from_inbox TEXT, -- a tag, as somebody typed it
  recipients TEXT NOT NULL, -- JSON: to, cc, bcc
  subject TEXT NOT NULL,
  body TEXT NOT NULL, -- HTML, unless draft_uploads has it at position -1
  quoted_html TEXT NOT NULL, -- the same at position -2
  snippet TEXT NOT NULL,
  attachment_count INTEGER NOT NULL,
  original_email_id INTEGER, -- the email that it answers or forwards
  parent_message_id TEXT, -- what a reply answers
  references_chain TEXT,
  send_at INTEGER, -- of held and scheduled ones
  email_id INTEGER, -- what was sent or tried last
  code TEXT, -- why it failed, a stable word
  detail TEXT, -- the same for a person
  author INTEGER NOT NULL, -- user
  updated_by INTEGER NOT NULL, -- user
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  remove_at INTEGER -- when cron removes a deleted or sent one
);
CREATE INDEX drafts_open ON drafts (organization_id, updated_at, id) WHERE deleted_at IS NULL AND state <> 'sent';
CREATE INDEX drafts_state ON drafts (organization_id, state, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX drafts_original ON drafts (original_email_id) WHERE original_email_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX drafts_email ON drafts (email_id) WHERE email_id IS NOT NULL;
CREATE INDEX drafts_remove ON drafts (remove_at) WHERE remove_at IS NOT NULL;

-- The files of drafts, and what of their text is too long for a row. An upload of a draft has the state `drafted`.
CREATE TABLE draft_uploads (
  draft_id INTEGER NOT NULL,
  position INTEGER NOT NULL, -- of an attachment, from 0; below 0: text
  organization_id INTEGER NOT NULL,
  key TEXT, -- of an upload
  email_id INTEGER, -- else an attachment of a stored email
  attachment_id INTEGER,
  PRIMARY KEY (draft_id, position)
) WITHOUT ROWID;
CREATE INDEX draft_uploads_key ON draft_uploads (key) WHERE key IS NOT NULL;

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

-- People who write to an organization, and those it writes to. A save keeps them (src/worker/modules/mail/contacts).
CREATE TABLE contacts (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  address TEXT NOT NULL, -- lower case, without a +detail
  mail_name TEXT NOT NULL DEFAULT '', -- of the latest inbound email that has one
  mail_name_at INTEGER NOT NULL DEFAULT 0,
  own_name TEXT, -- set by a member
  first_mail_at INTEGER, -- null: there is no email
  last_mail_at INTEGER NOT NULL DEFAULT 0, -- 0: there is no email
  mails_in INTEGER NOT NULL DEFAULT 0,
  mails_out INTEGER NOT NULL DEFAULT 0,
  notes TEXT NOT NULL DEFAULT '',
  is_blocked INTEGER NOT NULL DEFAULT 0,
  words TEXT NOT NULL DEFAULT '[]', -- JSON, sorted: the words that contact_words has of it
  is_indexed INTEGER NOT NULL DEFAULT 0, -- whether these are the words of its address and name
  -- While the conversations of a blocked sender are moved to spam: the last email that was looked at.
  moved_at INTEGER,
  moved_id INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The id again: SQLite seeks on (last_mail_at, sort_id) in an index, not on (last_mail_at, rowid).
  sort_id INTEGER GENERATED ALWAYS AS (id) VIRTUAL
);
CREATE UNIQUE INDEX contacts_address ON contacts (organization_id, address);
CREATE INDEX contacts_newest ON contacts (organization_id, is_blocked, last_mail_at, sort_id);
CREATE INDEX contacts_not_indexed ON contacts (id) WHERE is_indexed = 0;

-- What contacts are found by.
CREATE TABLE contact_words (
  organization_id INTEGER NOT NULL,
  word TEXT NOT NULL,
  contact_id INTEGER NOT NULL,
  PRIMARY KEY (organization_id, word, contact_id)
) WITHOUT ROWID;

-- All that stays of deleted mail: a keyed hash of its Message-ID and direction, so that it does not come back by itself.
CREATE TABLE deleted_emails (
  organization_id INTEGER NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (organization_id, hash)
) WITHOUT ROWID;

-- Somebody emptied the trash or the spam: what was in it at that time is deleted.
CREATE TABLE emptied_states (
  organization_id INTEGER NOT NULL,
  state TEXT NOT NULL, -- trash, spam
  up_to INTEGER NOT NULL,
  PRIMARY KEY (organization_id, state)
) WITHOUT ROWID;

-- Notes of members in a conversation: the thread of the email that a note names has it, whatever threads merge or split.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  email_id INTEGER NOT NULL,
  author_id INTEGER NOT NULL, -- a user, as are those of the next two
  text TEXT NOT NULL,
  mentions TEXT NOT NULL, -- JSON: ids
  notified TEXT NOT NULL, -- JSON: ids of all who were ever mentioned, and so have got their mail
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  deleted_at INTEGER, -- it can be restored for ten minutes; then cron deletes the row
  request_key TEXT, -- the Idempotency-Key that made it, and the hash of that request
  request_hash TEXT
);
CREATE INDEX notes_email ON notes (email_id, id) WHERE deleted_at IS NULL;
CREATE INDEX notes_deleted ON notes (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE UNIQUE INDEX notes_request ON notes (organization_id, author_id, request_key) WHERE request_key IS NOT NULL;
