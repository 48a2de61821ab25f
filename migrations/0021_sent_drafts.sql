-- When somebody asked for a draft to be sent; null for a reply that needed nobody.
ALTER TABLE auto_replies ADD COLUMN asked_at INTEGER;
