-- Organizations in several databases. The directory says in which one the rows of an organization are: 1 is DB, n is DB_n.
ALTER TABLE organizations ADD COLUMN database INTEGER NOT NULL DEFAULT 1;
CREATE INDEX organizations_database ON organizations (database, id);

-- Each database says whose rows it has. Every batch that writes for an organization requires its row, which is the fence
-- against those who do not know yet that it has moved or is closed. It takes the place of closed_organizations, which nothing
-- uses any more.
CREATE TABLE residents (
  organization_id INTEGER PRIMARY KEY,
  leaves_at INTEGER, -- it moves to another database, and writes stop
  closed_at INTEGER, -- it is being deleted
  empty_since INTEGER
);
INSERT INTO residents (organization_id) SELECT id FROM organizations;
INSERT INTO residents (organization_id, closed_at, empty_since)
  SELECT organization_id, closed_at, empty_since FROM closed_organizations WHERE true
  ON CONFLICT (organization_id) DO UPDATE SET closed_at = excluded.closed_at, empty_since = excluded.empty_since;
CREATE TRIGGER organizations_residents AFTER INSERT ON organizations WHEN NEW.database = 1
BEGIN
  INSERT INTO residents (organization_id) VALUES (NEW.id);
END;

-- In the directory: how large each database is, so that a new organization goes where there is most room.
CREATE TABLE databases (
  number INTEGER PRIMARY KEY,
  bytes INTEGER NOT NULL,
  measured_at INTEGER NOT NULL
);
