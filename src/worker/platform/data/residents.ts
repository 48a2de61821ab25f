/**
 * The organizations whose rows a database has. A batch that writes for an organization requires its row: where it is missing,
 * the organization has moved, and where it is closed, the organization is being deleted, so what is deleted stays deleted.
 */
import { sql } from 'drizzle-orm';
import { DomainError } from '../errors.ts';
import type { Database, Statement } from './connection.ts';
import { residents } from './schema.ts';

type Resident = typeof residents.$inferSelect;

const ERROR = /bad JSON path: '?(closed|leaving|absent)/;

/**
 * A statement that fails, and with it the batch, unless the organization's rows are in this database and may be changed. It
 * reads one row.
 */
export function requireResident(db: Database, organizationId: number): Statement {
  return require(db, organizationId, { isRead: false, otherwise: 'absent' });
}

/** As `requireResident`, for a batch that only reads. */
export function requireReadable(db: Database, organizationId: number): Statement {
  return require(db, organizationId, { isRead: true, otherwise: 'absent' });
}

/** As `requireResident`, for the directory, which has rows of all organizations. */
export function requireOpen(db: Database, organizationId: number): Statement {
  return require(db, organizationId, { isRead: false, otherwise: '$' });
}

/** SQLite raises errors only in triggers; a path that is none does so anywhere, and `$` is one. */
function require(
  db: Database,
  organizationId: number,
  { isRead, otherwise }: { isRead: boolean; otherwise: string },
): Statement {
  const state = isRead
    ? sql`'$'`
    : sql`CASE WHEN closed_at IS NOT NULL THEN 'closed' WHEN leaves_at IS NOT NULL THEN 'leaving' ELSE '$' END`;
  return db.all(sql`SELECT json_extract('{}', COALESCE(
    (SELECT ${state} FROM ${residents} WHERE organization_id = ${organizationId}), ${otherwise})) AS resident`);
}

/** Why one of these statements failed a batch, or null. */
export function refusedResident(error: unknown): 'closed' | 'leaving' | 'absent' | null {
  if (!(error instanceof Error)) return null;
  return (ERROR.exec(error.message)?.[1] ?? null) as ReturnType<typeof refusedResident>;
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
