-- The characters of an email that a search compares as others, other than A to Z and line feeds: without any of those that
-- a word needs, lower() says whether the email has it. Null: not known. Cron fills it in with the search index.
ALTER TABLE emails ADD COLUMN folds TEXT;
INSERT INTO search_fills SELECT 1, 0 WHERE EXISTS (SELECT 1 FROM emails)
  ON CONFLICT DO UPDATE SET after_id = 0;
