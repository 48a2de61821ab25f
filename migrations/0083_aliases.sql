ALTER TABLE inboxes ADD COLUMN aliases TEXT NOT NULL DEFAULT '[]'; -- JSON: other addresses, in lower case
ALTER TABLE drafts ADD COLUMN from_address TEXT; -- an address of the inbox; null: the one that was written to
