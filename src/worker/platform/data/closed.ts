/**
 * Closed organizations, which are being deleted. `commit` writes nothing for them, whatever was under way, so what is
 * deleted stays deleted.
 */
import { sql } from 'drizzle-orm';
import { DomainError } from '../errors.ts';
import type { Database, Statement } from './database.ts';
import { closedOrganizations } from './schema.ts';

type Closed = typeof closedOrganizations.$inferSelect;

const ERROR = /bad JSON path: '?closed/;

/**
 * A statement that fails, and with it the batch, if the organization is closed. It counts as one row read. The path depends
 * on the row, as SQLite evaluates what is constant even without one.
 */
export function requireOpen(db: Database, organizationId: number): Statement {
  return db.all(sql`SELECT json_extract('{}', 'closed ' || organization_id) FROM ${closedOrganizations}
    WHERE organization_id = ${organizationId}`);
}

/** The error of a batch that `requireOpen` failed, or null. */
export function closedError(error: unknown): DomainError | null {
  if (!(error instanceof Error) || !ERROR.test(error.message)) return null;
  return new DomainError('conflict', 'ORGANIZATION_CLOSED', 'The organization is being deleted.');
}

/** From now on nothing is written for the organization in this database. */
export function insertClosed(db: Database, organizationId: number, now: number): Statement {
  return db.insert(closedOrganizations).values({ organizationId, closedAt: now }).onConflictDoNothing();
}

/** A row if the organization is closed. */
export function selectClosed(db: Database, organizationId: number): Statement<Closed[]> {
  return db.all<Closed>(sql`SELECT organization_id AS organizationId, closed_at AS closedAt,
    empty_since AS emptySince FROM ${closedOrganizations} WHERE organization_id = ${organizationId}`);
}

/** Notes since when nothing of the organization is found. */
export function updateEmptySince(db: Database, organizationId: number, emptySince: number | null): Statement {
  return db.run(sql`UPDATE ${closedOrganizations} SET empty_since = ${emptySince}
    WHERE organization_id = ${organizationId}`);
}

/** Ends it: nothing is left that a write could belong to. */
export function deleteClosed(db: Database, organizationId: number): Statement {
  return db.run(sql`DELETE FROM ${closedOrganizations} WHERE organization_id = ${organizationId}`);
}
