-- How far back to read an inbox, in days before its first sync. Null: all. 0: no older mail.
ALTER TABLE inboxes ADD COLUMN read_back_days INTEGER;

-- A mailbox is read in two directions. Onward, last_uid moves up. Backward, older_uid moves down from first_uid.
ALTER TABLE syncs ADD COLUMN first_uid INTEGER NOT NULL DEFAULT 0; -- UIDNEXT when the mailbox was first seen
ALTER TABLE syncs ADD COLUMN older_uid INTEGER NOT NULL DEFAULT 1; -- each message from here to first_uid is saved or set aside; 1: all are
ALTER TABLE syncs ADD COLUMN older_since INTEGER NOT NULL DEFAULT 0; -- backward reads no message that arrived before
ALTER TABLE syncs ADD COLUMN older_until INTEGER; -- nor one that arrived from then on: it was read earlier; null: reads them
ALTER TABLE syncs ADD COLUMN older_read INTEGER NOT NULL DEFAULT 0; -- messages that it has read
ALTER TABLE syncs ADD COLUMN older_total INTEGER; -- messages that there were; null: not known
ALTER TABLE syncs ADD COLUMN older_reached_at INTEGER; -- when the oldest of them arrived
ALTER TABLE syncs ADD COLUMN history_before INTEGER; -- mail that arrived before is history; null: none is
ALTER TABLE syncs ADD COLUMN caught_up_at INTEGER; -- all mail that had arrived by then was read onward
