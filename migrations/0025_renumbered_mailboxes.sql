-- 1: the server numbered the mailbox anew, and it has not been read to its end since.
ALTER TABLE syncs ADD COLUMN renumbered INTEGER NOT NULL DEFAULT 0;
