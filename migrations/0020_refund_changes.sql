-- How often what was taken back of a purchase has changed: refunds, disputes, and what came of them.
ALTER TABLE token_purchases ADD COLUMN refund_changes INTEGER NOT NULL DEFAULT 0;
