-- Who has had the free tokens, once and for all, and which organization they went to. In the directory: it decides, and
-- that organization's ledger books what was decided.
CREATE TABLE welcome_grants (
  user_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  booked_at INTEGER -- null: not in the ledger yet, or nobody noted it
);
CREATE INDEX welcome_grants_unbooked ON welcome_grants (created_at) WHERE booked_at IS NULL;

-- Until now each organization had them, from the first look at its balance on: those that never looked get theirs.
INSERT INTO token_ledger (organization_id, created_at, kind, ref, amount, balance_after, shortfall, actor, save_id)
SELECT id, unixepoch() * 1000, 'grant', 'welcome', 50000, 50000, 0, 'system', 'welcome' FROM organizations
WHERE id NOT IN (SELECT organization_id FROM token_accounts);
INSERT INTO token_accounts (organization_id, balance, reserved, updated_at)
SELECT id, 50000, 0, unixepoch() * 1000 FROM organizations WHERE id NOT IN (SELECT organization_id FROM token_accounts);

-- So their owners have had them.
INSERT INTO welcome_grants (user_id, organization_id, created_at, booked_at)
SELECT user_id, min(organization_id), unixepoch() * 1000, unixepoch() * 1000 FROM members WHERE role = 'owner' GROUP BY user_id;
