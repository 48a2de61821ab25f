/**
 * The organizations whose rows a database has. A batch that writes for an organization requires its row
 * (`placement.ts`): without it, the organization has moved; if it is closed, the organization is being deleted, so
 * deleted rows stay deleted.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Statement } from '../database.ts';
import { residents } from '../schema.ts';

type Resident = Pick<
  typeof residents.$inferSelect,
  'organizationId' | 'leavesAt' | 'closedAt' | 'emptySince'
>;

/** Registers the organization's rows in this database, unless it has left it. */
export function insertResident(db: Database, organizationId: number): Statement {
  return db.insert(residents).values({ organizationId }).onConflictDoNothing();
}

/** Closes the organization in this database: nothing more is written for it. */
export function insertClosed(db: Database, organizationId: number, now: number): Statement {
  return db.run(sql`INSERT INTO ${residents} (organization_id, closed_at) VALUES (${organizationId}, ${now})
    ON CONFLICT (organization_id) DO UPDATE SET closed_at = COALESCE(closed_at, excluded.closed_at)`);
}

/** Selects a row if the organization is closed. */
export function selectClosed(db: Database, organizationId: number): Statement<Resident[]> {
  return db.all<Resident>(sql`SELECT organization_id AS organizationId, leaves_at AS leavesAt,
    closed_at AS closedAt, empty_since AS emptySince FROM ${residents}
    WHERE organization_id = ${organizationId} AND closed_at IS NOT NULL`);
}

/** Stores since when no rows of the organization have been found. */
export function updateEmptySince(db: Database, organizationId: number, emptySince: number | null): Statement {
  return db.run(sql`UPDATE ${residents} SET empty_since = ${emptySince}
    WHERE organization_id = ${organizationId}`);
}

/** Removes the registration, once no rows are left that a write could belong to. */
export function deleteResident(db: Database, organizationId: number): Statement {
  return db.run(sql`DELETE FROM ${residents} WHERE organization_id = ${organizationId}`);
}

/** Stops new jobs of the organization here, as it moves. */
export function holdJobs(db: Database, organizationId: number, now: number): Statement {
  return db.run(sql`UPDATE ${residents} SET drains_at = COALESCE(drains_at, ${now})
    WHERE organization_id = ${organizationId}`);
}

/** Allows jobs of the organization again, if it is not leaving yet. */
export function releaseJobs(db: Database, organizationId: number): Statement {
  return db.run(sql`UPDATE ${residents} SET drains_at = NULL
    WHERE organization_id = ${organizationId} AND leaves_at IS NULL`);
}

/** Stops writes for the organization here: its rows change no more, while the last ones are copied. */
export function freezeRows(db: Database, organizationId: number, now: number): Statement {
  return db.run(sql`UPDATE ${residents} SET leaves_at = COALESCE(leaves_at, ${now})
    WHERE organization_id = ${organizationId}`);
}

/** Stops reads for the organization here, too: its frozen rows are complete elsewhere. */
export function refuseReads(db: Database, organizationId: number, now: number): Statement {
  return db.run(sql`UPDATE ${residents} SET left_at = COALESCE(left_at, ${now})
    WHERE organization_id = ${organizationId} AND leaves_at IS NOT NULL`);
}

/** Keeps the organization here, as if it had not begun to move. */
export function cancelMove(db: Database, organizationId: number): Statement {
  return db.run(sql`UPDATE ${residents} SET drains_at = NULL, leaves_at = NULL
    WHERE organization_id = ${organizationId} AND left_at IS NULL`);
}

/** True, as an expression, if the organization has left this database. */
export function hasLeft(organizationId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${residents} WHERE organization_id = ${organizationId} AND left_at IS NOT NULL)`;
}

/** True, as an expression, if this database has the rows of the organization, or had them until a moment ago. */
export function isResident(organizationId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${residents} WHERE organization_id = ${organizationId})`;
}

/** Returns the condition for triggers, which have no parameters: true if the organization's row meets `condition`. */
export function residentIs(organizationId: number, condition: string): string {
  return `EXISTS (SELECT 1 FROM residents WHERE organization_id = ${organizationId} AND ${condition})`;
}
