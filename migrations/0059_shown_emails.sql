-- The email whose id the API shows as that of the conversation; null: the one with the id of the thread. That one can be
-- deleted, or be in another conversation by now.
ALTER TABLE threads ADD COLUMN shown_id INTEGER;
