-- Which emails of an organization may hold a term: the grams (src/worker/modules/mail/search/grams.ts) of subject and
-- text, without their places, under the email's id. It holds no texts, and emails are never taken out.
-- `npm run rebuild-search` makes it anew by this statement.
CREATE VIRTUAL TABLE email_search USING fts5(
  grams,
  content='',
  columnsize=0,
  detail=none,
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"
);

-- A row while the index is being filled: emails up to this id are in it.
CREATE TABLE search_rebuild (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  after_id INTEGER NOT NULL
);
INSERT INTO search_rebuild SELECT 1, 0 WHERE EXISTS (SELECT 1 FROM emails);
