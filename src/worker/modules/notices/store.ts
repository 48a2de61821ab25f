import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../platform/ctx.ts';
import { type Database, database, type Statement } from '../../platform/data/database.ts';
import { OF_THE_SERVICE } from '../../platform/data/databases.ts';
import { newIds } from '../../platform/data/sequence.ts';
import { deleteJobsOf, insertJobs, type JobKind } from '../../platform/work/jobs.ts';
import { notices } from './schema.ts';

/** The work of sending a notice. */
export const NOTICE: JobKind = { kind: 'notice', queue: 'SEND' };

/** A SELECT of one column, `address`. */
export type Recipients = SQL;
/** True, as an expression of 0 or 1. */
export type Condition = SQL;
export type NoticeRow = typeof notices.$inferSelect;

/**
 * Inserts a notice for each row of `recipients`, and the jobs that send them. `organizationId` null: for the service.
 */
export function insertNotices(
  ctx: ServiceCtx,
  organizationId: number | null,
  recipients: Recipients,
  { secretId, content }: { secretId: string; content: string },
): Statement[] {
  const owner = organizationId ?? OF_THE_SERVICE;
  return [
    database(
      ctx,
    ).run(sql`INSERT INTO ${notices} (id, organization_id, address, secret_id, content, created_at)
      SELECT ${newIds(notices, { organizationId: owner, now: ctx.now() })}, ${owner}, recipient.address, ${secretId}, ${content}, ${ctx.now()}
      FROM (${recipients}) AS recipient`),
    insertJobs(
      ctx,
      NOTICE,
      sql`SELECT organization_id, id AS subject_id FROM ${notices} WHERE secret_id = ${secretId}`,
    ),
  ];
}

/** Selects these addresses as recipients, if `when` holds. */
export function addresses(list: string[], when: Condition = sql`true`): Recipients {
  return sql`SELECT value AS address FROM json_each(${JSON.stringify(list)}) WHERE ${when}`;
}

/** Selects the notice with this id. */
export function selectNotice(
  ctx: ServiceCtx,
  id: number,
  organizationId: number | null,
): Statement<NoticeRow[]> {
  return database(ctx).select().from(notices).where(isNotice(id, organizationId));
}

export function deleteNotice(ctx: ServiceCtx, id: number, organizationId: number | null): Statement {
  return database(ctx).delete(notices).where(isNotice(id, organizationId));
}

/** Deletes the waiting notices to this address, and their jobs. */
export function deleteNoticesTo(ctx: ServiceCtx, address: string): Statement[] {
  const jobsOf = sql`SELECT organization_id, id FROM ${notices} WHERE address = ${address}`;
  return [
    deleteJobsOf(ctx, NOTICE, jobsOf),
    database(ctx).delete(notices).where(eq(notices.address, address)),
  ];
}

function isNotice(id: number, organizationId: number | null): SQL | undefined {
  return and(eq(notices.id, id), eq(notices.organizationId, organizationId ?? OF_THE_SERVICE));
}

/** Deletes the notices of an organization, which are sent from another database. */
export function deleteNoticesOfMoved(db: Database, organizationId: number): Statement {
  return db.delete(notices).where(eq(notices.organizationId, organizationId));
}
