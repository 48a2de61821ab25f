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

-- The email has failed, and its draft is being written again: it cannot be tried again by itself.
ALTER TABLE outgoing ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
-- A request that scheduled an email made a draft and no email: `email_id` is 0 then.
ALTER TABLE idempotency_keys ADD COLUMN draft_id INTEGER;
-- Seconds for which mail that a user sends can be taken back.
ALTER TABLE users ADD COLUMN send_hold_seconds INTEGER NOT NULL DEFAULT 10;
