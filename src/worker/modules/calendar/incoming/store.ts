import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { firstIdOf, lastIds } from '../../../platform/data/sequence.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import {
  type Claim,
  type DueJob,
  holdsLease,
  insertJobs,
  type JobKind,
  jobsOf,
  updateIdleDue,
} from '../../../platform/work/jobs.ts';
import { settledIds, settledUpTo } from '../../mail/index.ts';
import { READINGS_PER_TICK } from './limits.ts';
import { calendarReadings } from './schema.ts';

/** The job that reads new mail for the calendar: one per organization, which is its subject. */
export const READING: JobKind = { kind: 'calendar-reading', queue: 'SEND', isAlwaysSlow: true };

/** Selects the last email that was read or skipped. */
export function selectReadUpTo(ctx: Ctx): Statement<{ readUpTo: number }[]> {
  return database(ctx).all(sql`SELECT read_up_to AS readUpTo FROM ${calendarReadings}
    WHERE organization_id = ${ctx.organizationId}`);
}

/** Marks all emails up to this ID as read, if the lease still holds. */
export function updateReadUpTo(ctx: Ctx, claim: Claim, id: number): Statement {
  return database(
    ctx,
  ).run(sql`UPDATE ${calendarReadings} SET read_up_to = max(read_up_to, CAST(${id} AS INTEGER))
    WHERE organization_id = ${ctx.organizationId} AND ${holdsLease(claim)}`);
}

/** Returns now if there is unread mail, else NULL, as the time when the job is due. */
export function dueForNewMail(ctx: Ctx): SQL {
  const { organizationId } = ctx;
  return sql`(SELECT CASE WHEN read_up_to < ${settledUpTo(organizationId)} THEN CAST(${ctx.now()} AS INTEGER) END
    FROM ${calendarReadings} WHERE organization_id = ${organizationId})`;
}

/**
 * Makes the jobs of organizations with unread mail due: of these organizations, or of all. Creates missing jobs, which
 * read all mail. The last statement returns the jobs.
 */
export function updateReadingsDue(
  ctx: ServiceCtx,
  organizationIds?: number[],
): [Statement, Statement, Statement<DueJob[]>] {
  const some = (column: SQL) =>
    organizationIds
      ? sql`AND ${column} IN (SELECT value FROM json_each(${JSON.stringify(organizationIds)}))`
      : sql``;
  const reading = sql`${calendarReadings} AS reading`;
  const isOfReading = (table: string) => sql`${sql.raw(table)}.organization_id = reading.organization_id`;
  const missing = sql`SELECT last.organization_id, ${firstIdOf(sql`last.organization_id`)} FROM ${lastIds('email')} AS last
    WHERE NOT EXISTS (SELECT 1 FROM ${reading} WHERE ${isOfReading('last')}) ${some(sql`last.organization_id`)}
    LIMIT ${READINGS_PER_TICK}`;
  const insertion = sql`INSERT INTO ${calendarReadings} (organization_id, read_up_to) ${missing} ON CONFLICT DO NOTHING`;
  return [
    registerRows(database(ctx).run(insertion), missing),
    insertJobs(
      ctx,
      READING,
      sql`SELECT reading.organization_id, reading.organization_id AS subject_id FROM ${reading}
        WHERE NOT EXISTS (SELECT 1 FROM ${jobsOf(READING)} AS job WHERE ${isOfReading('job')})
          ${some(sql`reading.organization_id`)} LIMIT ${READINGS_PER_TICK}`,
    ),
    updateIdleDue(
      ctx,
      READING,
      sql`SELECT reading.organization_id, reading.organization_id AS subject_id FROM ${reading}
        JOIN ${settledIds()} AS last ON ${isOfReading('last')}
        WHERE reading.read_up_to < last.id ${some(sql`reading.organization_id`)} LIMIT ${READINGS_PER_TICK}`,
    ),
  ];
}
