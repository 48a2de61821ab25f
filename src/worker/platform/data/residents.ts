/**
 * The organizations whose rows a database has. A batch that writes for an organization requires its row: where it is missing,
 * the organization has moved, and where it is closed, the organization is being deleted, so what is deleted stays deleted.
 */
import { type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../errors.ts';
import type { Database, Statement } from './connection.ts';
import { residents } from './schema.ts';

type Resident = Pick<
  typeof residents.$inferSelect,
  'organizationId' | 'leavesAt' | 'closedAt' | 'emptySince'
>;

const ERROR = /bad JSON path: '?(closed|leaving|absent)/;

/**
 * A statement that fails, and with it the batch, unless the organization's rows are in this database and may be changed. It
 * reads one row.
 */
export function requireResident(db: Database, organizationId: number): Statement {
  const state = sql`CASE WHEN closed_at IS NOT NULL THEN 'closed' WHEN leaves_at IS NOT NULL THEN 'leaving' ELSE '$' END`;
  return require(db, organizationId, state, 'absent');
}

/** As `requireResident`, for a batch that only reads: that is allowed until all rows are where it moves to. */
export function requireReadable(db: Database, organizationId: number): Statement {
  return require(db, organizationId, sql`iif(left_at IS NULL, '$', 'leaving')`, 'absent');
}

/** As `requireResident`, for the directory, which has rows of all organizations, also of those that have left it. */
export function requireOpen(db: Database, organizationId: number): Statement {
  const state = sql`CASE WHEN closed_at IS NOT NULL THEN 'closed'
    WHEN leaves_at IS NOT NULL AND left_at IS NULL THEN 'leaving' ELSE '$' END`;
  return require(db, organizationId, state, '$');
}

/** SQLite raises errors only in triggers; a path that is none does so anywhere, and `$` is one. */
function require(db: Database, organizationId: number, state: SQL, otherwise: string): Statement {
  return db.all(sql`SELECT json_extract('{}', COALESCE(
    (SELECT ${state} FROM ${residents} WHERE organization_id = ${organizationId}), ${otherwise})) AS resident`);
}

/** It is being deleted, it moves to another database at this moment, or its rows are not here. */
export type Refusal = 'closed' | 'leaving' | 'absent';

/** Why one of these statements failed a batch, or null. */
export function refusedResident(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  return (ERROR.exec(error.message)?.[1] ?? null) as Refusal | null;
}

export function closedError(): DomainError {
  return new DomainError('conflict', 'ORGANIZATION_CLOSED', 'The organization is being deleted.');
}

/** For the few seconds at the end of a move. */
export function leavingError(): DomainError {
  const detail = 'The organization is moving to another database. Try again in a few seconds.';
  return new DomainError('unavailable', 'ORGANIZATION_MOVING', detail, { retryAfterSeconds: 5 });
}

/** From now on the rows of the organization are in this database, unless it has left it. */
export function insertResident(db: Database, organizationId: number): Statement {
  return db.insert(residents).values({ organizationId }).onConflictDoNothing();
}

/** From now on nothing is written for the organization in this database. */
export function insertClosed(db: Database, organizationId: number, now: number): Statement {
  return db.run(sql`INSERT INTO ${residents} (organization_id, closed_at) VALUES (${organizationId}, ${now})
    ON CONFLICT (organization_id) DO UPDATE SET closed_at = COALESCE(closed_at, excluded.closed_at)`);
}

/** A row if the organization is closed. */
export function selectClosed(db: Database, organizationId: number): Statement<Resident[]> {
  return db.all<Resident>(sql`SELECT organization_id AS organizationId, leaves_at AS leavesAt,
    closed_at AS closedAt, empty_since AS emptySince FROM ${residents}
    WHERE organization_id = ${organizationId} AND closed_at IS NOT NULL`);
}

/** Notes since when nothing of the organization is found. */
export function updateEmptySince(db: Database, organizationId: number, emptySince: number | null): Statement {
  return db.run(sql`UPDATE ${residents} SET empty_since = ${emptySince}
    WHERE organization_id = ${organizationId}`);
}

/** Ends it: nothing is left that a write could belong to. */
export function deleteResident(db: Database, organizationId: number): Statement {
  return db.run(sql`DELETE FROM ${residents} WHERE organization_id = ${organizationId}`);
}

/** It moves: from now on no job of it begins here. */
export function updateDrains(db: Database, organizationId: number, now: number): Statement {
  return db.run(sql`UPDATE ${residents} SET drains_at = COALESCE(drains_at, ${now})
    WHERE organization_id = ${organizationId}`);
}

/** Jobs of it begin again, as it does not leave yet. */
export function updateUndrained(db: Database, organizationId: number): Statement {
  return db.run(sql`UPDATE ${residents} SET drains_at = NULL
    WHERE organization_id = ${organizationId} AND leaves_at IS NULL`);
}

/** From now on nothing is written for it here. */
export function updateLeaves(db: Database, organizationId: number, now: number): Statement {
  return db.run(sql`UPDATE ${residents} SET leaves_at = COALESCE(leaves_at, ${now})
    WHERE organization_id = ${organizationId}`);
}

/** From now on nothing of it is read here either: its frozen rows are complete elsewhere. */
export function updateLeft(db: Database, organizationId: number, now: number): Statement {
  return db.run(sql`UPDATE ${residents} SET left_at = COALESCE(left_at, ${now})
    WHERE organization_id = ${organizationId} AND leaves_at IS NOT NULL`);
}

/** It stays, as if it had not begun to move. */
export function updateStays(db: Database, organizationId: number): Statement {
  return db.run(sql`UPDATE ${residents} SET drains_at = NULL, leaves_at = NULL
    WHERE organization_id = ${organizationId} AND left_at IS NULL`);
}

/** True, as an expression, if the organization has left this database. */
export function hasLeft(organizationId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${residents} WHERE organization_id = ${organizationId} AND left_at IS NOT NULL)`;
}

/** True, as an expression, if this database has the rows of the organization, or had them until now. */
export function isResident(organizationId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${residents} WHERE organization_id = ${organizationId})`;
}

/** The same for triggers, which have no parameters: true if its row fulfils a condition. */
export function residentIs(organizationId: number, condition: string): string {
  return `EXISTS (SELECT 1 FROM residents WHERE organization_id = ${organizationId} AND ${condition})`;
}
