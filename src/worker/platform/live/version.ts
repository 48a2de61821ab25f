import { type SQL, sql } from 'drizzle-orm';
import type { Database, Statement } from '../data/connection.ts';
import { about } from '../data/looks.ts';
import { sequences } from '../data/schema.ts';

const NAME = 'version';

export interface Raised {
  organization_id: number;
  version: number;
}

const raises = new WeakSet<object>();

/** Raises the versions of the organizations that the SELECT `organizations` returns as `organization_id`. */
export function raiseVersions(db: Database, organizations: SQL): Statement<Raised[]> {
  const statement = db.all<Raised>(sql`INSERT INTO ${sequences} (organization_id, name, value)
    SELECT DISTINCT organization_id, ${NAME}, 1 FROM (${organizations}) WHERE true
    ON CONFLICT (organization_id, name) DO UPDATE SET value = value + 1
    RETURNING organization_id, value AS version`);
  raises.add(statement);
  return about(statement, organizations);
}

export function raiseVersion(db: Database, organizationId: number): Statement<Raised[]> {
  return raiseVersions(db, sql`SELECT ${organizationId} AS organization_id`);
}

export function raiseVersionsOf(db: Database, organizationIds: readonly number[]): Statement<Raised[]> {
  const ids = JSON.stringify(organizationIds);
  return raiseVersions(db, sql`SELECT value AS organization_id FROM json_each(${ids})`);
}

export function isRaise(statement: Statement): boolean {
  return raises.has(statement);
}

/** Selects the version; no row if nothing has changed yet. */
export function selectVersion(db: Database, organizationId: number): Statement<{ version: number }[]> {
  return db.all(sql`SELECT value AS version FROM ${sequences}
    WHERE organization_id = ${organizationId} AND name = ${NAME}`);
}
