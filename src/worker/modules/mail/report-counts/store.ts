import { type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { addCounts, bucketOf } from '../../reports/index.ts';
import { numbersOfTasksOf } from '../../tasks/index.ts';
import { emails } from '../schema.ts';

/** Returns a SELECT of the `addCounts` rows of emails, `times` each. `where` is a condition on columns of `emails`. */
function numbersOfEmails(where: SQL, times: SQL, tag: SQL | Tag = sql`tag`): SQL {
  const sender = sql`iif(is_automatic, 0, COALESCE(sent_by, 0))`;
  return sql`SELECT received_at AS at, ${tag} AS tag, ${sender} AS user_id,
      CASE WHEN direction = 'inbound' THEN 'r' WHEN is_automatic THEN 'a' ELSE 's' END AS measure, ${times} AS n
    FROM ${emails} WHERE in_reports = 1 AND ${where}
    UNION ALL SELECT received_at, ${tag}, ${sender}, 'f' || ${bucketOf(sql`reply_minutes`)}, ${times}
    FROM ${emails} WHERE in_reports = 1 AND reply_minutes IS NOT NULL AND ${where}`;
}

/** Adds emails to the report counts, or subtracts them. Must precede the update that hides or shows them. */
export function countEmails(ctx: Ctx, where: SQL, times: 1 | -1): Statement {
  return addCounts(ctx, numbersOfEmails(where, sql.raw(String(times))));
}

/** Moves the report counts of emails to another tag, an expression. Must precede the update. */
export function countRetagged(ctx: Ctx, where: SQL, tag: SQL | Tag): Statement {
  return addCounts(
    ctx,
    sql`${numbersOfEmails(where, sql`-1`)} UNION ALL ${numbersOfEmails(where, sql`1`, tag)}`,
  );
}

/**
 * Records how long the first reply of a conversation took, if it is one of these emails: the first outbound email by a
 * person at or after the first inbound one.
 */
function updateReplyMinutes(ctx: Ctx, where: SQL): Statement {
  const first = sql`(SELECT i.received_at FROM ${emails} AS i WHERE i.thread_id = emails.thread_id
    AND i.direction = 'inbound' ORDER BY i.received_at, i.sort_id LIMIT 1)`;
  return hidden(
    database(ctx).run(sql`UPDATE ${emails} SET reply_minutes = (received_at - ${first}) / 60000
      WHERE ${where} AND +direction = 'outbound' AND +is_automatic = 0 AND received_at >= ${first}
        AND NOT EXISTS (SELECT 1 FROM ${emails} AS o WHERE o.thread_id = emails.thread_id
          AND o.received_at >= ${first} AND (o.received_at, o.sort_id) < (emails.received_at, emails.sort_id)
          AND o.direction = 'outbound' AND o.is_automatic = 0)`),
  );
}

/**
 * Counts new emails, which match the condition `isNew` on columns of `emails`, and their tasks. Must follow the
 * statements that add both to their conversation.
 */
export function countSaved(ctx: Ctx, isNew: SQL, has: { inbound: boolean; outbound: boolean }): Statement[] {
  const numbers = numbersOfEmails(sql`${isNew} AND +is_hidden = 0`, sql`1`);
  const ofTasks = numbersOfTasksOf(sql`SELECT id FROM ${emails} WHERE ${isNew}`);
  return [
    ...(has.outbound ? [updateReplyMinutes(ctx, isNew)] : []),
    addCounts(ctx, has.inbound ? sql`${numbers} UNION ALL ${ofTasks}` : numbers),
  ];
}

/** Selects emails of all organizations that are not in the reports yet, newest first. */
export function selectNotInReports(
  ctx: ServiceCtx,
  limit: number,
): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${emails}
    WHERE in_reports = 0 ORDER BY id DESC LIMIT ${limit}`);
}

/** Adds these emails to the report counts. Fails the batch if one of them is already counted. */
export function updateInReports(ctx: Ctx, ids: number[]): Statement[] {
  const db = database(ctx);
  const these = sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
    AND +organization_id = ${ctx.organizationId}`;
  return [
    requireThat(db, sql`(SELECT count(*) FROM ${emails} WHERE ${these} AND +in_reports = 0) = ${ids.length}`),
    updateReplyMinutes(ctx, these),
    hidden(db.run(sql`UPDATE ${emails} SET in_reports = 1 WHERE ${these}`)),
    countEmails(ctx, sql`${these} AND +is_hidden = 0`, 1),
  ];
}
