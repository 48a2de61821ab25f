-- The state of the sidecar's watch over the mailbox at the last fetch; null: there was none.
ALTER TABLE syncs ADD COLUMN watch TEXT;
