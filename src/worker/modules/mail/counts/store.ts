import { type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { addMails, addUsage, subtractUsage } from '../../../platform/data/usage.ts';
import { addCounts, bucketOf } from '../../reports/index.ts';
import { numbersOfTasksOf } from '../../tasks/index.ts';
import { attachments, emailCounts, emails } from '../schema.ts';

/** An SQL expression: who sent an email, an agent by itself and not as its member; 0: nobody. */
const SENDER = sql.raw(`iif(is_automatic, 0,
  COALESCE(iif(actor GLOB 'agent:*', CAST(substr(actor, 7) AS INTEGER), NULL), sent_by, 0))`);

/** Returns a SELECT of the `addCounts` rows of emails, `times` each. `where` is a condition on columns of `emails`. */
function numbersOfEmails(where: SQL, times: SQL, tag: SQL | Tag = sql`tag`): SQL {
  return sql`SELECT received_at AS at, ${tag} AS tag, ${SENDER} AS user_id,
      CASE WHEN direction = 'inbound' THEN 'r' WHEN is_automatic THEN 'a' ELSE 's' END AS measure, ${times} AS n
    FROM ${emails} WHERE in_reports = 1 AND ${where}
    UNION ALL SELECT received_at, ${tag}, ${SENDER}, 'f' || ${bucketOf(sql`reply_minutes`)}, ${times}
    FROM ${emails} WHERE in_reports = 1 AND reply_minutes IS NOT NULL AND ${where}`;
}

/** An SQL expression: the number of an email's period, which is about 25 days. A shift rounds down, also before 1970. */
const periodOf = sql.raw('received_at >> 31');

/** Adds rows to `email_counts`. `rows` is a SELECT of tag, direction, is_read, period and the number to add. */
function addEmailCounts(ctx: Ctx, rows: SQL): Statement {
  // Only the changing numbers are read; a patch with NULL removes a number.
  return database(
    ctx,
  ).run(sql`INSERT INTO ${emailCounts} (organization_id, tag, direction, is_read, count, periods)
    SELECT ${ctx.organizationId}, tag, direction, is_read, sum(n), json_group_object(period, n)
    FROM (SELECT tag, direction, is_read, period, sum(n) AS n FROM (${rows}) GROUP BY 1, 2, 3, 4)
    WHERE true GROUP BY tag, direction, is_read
    ON CONFLICT DO UPDATE SET count = count + excluded.count, periods = json_patch(email_counts.periods,
      (SELECT json_group_object(key, nullif(value + COALESCE(email_counts.periods ->> key, 0), 0))
        FROM json_each(excluded.periods)))`);
}

/** Adds emails to the counts of lists, or subtracts them. `where` is a condition on columns of `emails`. */
export function countInLists(ctx: Ctx, where: SQL, times: 1 | -1): Statement {
  return addEmailCounts(
    ctx,
    sql`SELECT tag, direction, is_read, ${periodOf} AS period, ${sql.raw(String(times))} AS n FROM ${emails}
      WHERE ${where}`,
  );
}

/** Adds emails to the report counts, or subtracts them. */
function countInReports(ctx: Ctx, where: SQL, times: 1 | -1): Statement {
  return addCounts(ctx, numbersOfEmails(where, sql.raw(String(times))));
}

/** Adds emails to all counts, or subtracts them. Must precede the update that hides or shows them. */
export function countEmails(ctx: Ctx, where: SQL, times: 1 | -1): Statement[] {
  return [countInLists(ctx, where, times), countInReports(ctx, where, times)];
}

/** Moves the counts of emails to another tag, an expression. Must precede the update. */
export function countRetagged(ctx: Ctx, where: SQL, tag: SQL | Tag): Statement[] {
  return [
    addEmailCounts(
      ctx,
      sql`SELECT iif(step.sign = 1, moved.new, moved.old) AS tag, direction, is_read, period, step.sign AS n
        FROM (SELECT tag AS old, ${tag} AS new, direction, is_read, ${periodOf} AS period FROM ${emails}
            WHERE ${where}) AS moved
          JOIN (SELECT 1 AS sign UNION ALL SELECT -1) AS step`,
    ),
    addCounts(ctx, sql`${numbersOfEmails(where, sql`-1`)} UNION ALL ${numbersOfEmails(where, sql`1`, tag)}`),
  ];
}

/** Moves the counts of emails to read or unread. Must precede the update. */
export function countRead(ctx: Ctx, where: SQL, isRead: boolean): Statement {
  const [to, from] = isRead ? [1, 0] : [0, 1];
  return addEmailCounts(
    ctx,
    sql`SELECT tag, direction, step.is_read, period, step.sign AS n
      FROM (SELECT tag, direction, ${periodOf} AS period FROM ${emails} WHERE ${where}) AS changed
        JOIN (SELECT ${to} AS is_read, 1 AS sign UNION ALL SELECT ${from}, -1) AS step`,
  );
}

/** Selects an organization whose emails are not all counted by period. */
export function selectWithoutPeriods(ctx: ServiceCtx): Statement<{ id: number; organizationId: number }[]> {
  return database(
    ctx,
  ).all(sql`SELECT organization_id AS id, organization_id AS organizationId FROM ${emailCounts}
    WHERE periods IS NULL LIMIT 1`);
}

/** Counts the emails of an organization by period. */
export function updatePeriods(ctx: Ctx): Statement {
  const kind = sql.raw('(email_counts.tag, email_counts.direction, email_counts.is_read)');
  return database(ctx).run(sql`UPDATE ${emailCounts} SET periods = (SELECT json_group_object(period, n)
      FROM (SELECT ${periodOf} AS period, count(*) AS n FROM ${emails}
        WHERE organization_id = ${ctx.organizationId} AND is_hidden = 0 AND (tag, direction, is_read) = ${kind}
        GROUP BY period))
    WHERE organization_id = ${ctx.organizationId} AND periods IS NULL`);
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
    countInReports(ctx, sql`${these} AND +is_hidden = 0`, 1),
  ];
}

/**
 * An SQL expression: the bytes of an email in the database: row, task, conversation, their indexes, and the text with
 * its search index, including text beyond the row. A deletion subtracts the same: what changes one of the columns must
 * subtract the email before (`subtractEmails`) and add it again after (`addChanged`).
 */
const DATABASE_BYTES = sql.raw(`(4096 + 2 * octet_length(body_text) + COALESCE(length(body_html), 0)
  + iif(octet_length(body_text) > 16380, 2 * min(size, 1000000), 0))`);

/** An SQL expression: bytes in R2: the message, and a body outside the row, which is no larger. */
const OBJECT_BYTES = sql.raw('(size * ((raw_key IS NOT NULL) + (body_key IS NOT NULL)))');

/** Returns a SELECT of the usage by emails and their attachments, except uploads, which have their own rows. */
function usageOf(emailsWhere: SQL, filesWhere: SQL | null): SQL {
  const ofEmails = sql`SELECT organization_id, ${DATABASE_BYTES} AS database_bytes, ${OBJECT_BYTES} AS object_bytes, 1 AS mails
    FROM ${emails} WHERE ${emailsWhere}`;
  if (!filesWhere) return ofEmails;
  return sql`${ofEmails} UNION ALL SELECT organization_id, 0, size, 0 FROM ${attachments}
    WHERE ${filesWhere} AND instr(key, '/attachments/') > 0`;
}

/** Adds the emails saved by the batch to the usage. Fails the batch if there is no room for them. */
export function addSaved(
  ctx: Ctx,
  isNew: SQL,
  options: { hasFiles: boolean; isHistory: boolean },
): Statement {
  const files = sql`email_id IN (SELECT id FROM ${emails} WHERE ${isNew})`;
  return addMails(ctx, usageOf(isNew, options.hasFiles ? files : null), options);
}

/** Subtracts emails that the batch is about to delete or to change. `ids` is a SELECT. */
export function subtractEmails(ctx: Ctx, ids: SQL): Statement {
  return subtractUsage(ctx, usageOfEmails(ctx, ids));
}

/** Adds emails that the batch has subtracted and changed. `ids` is a SELECT. */
export function addChanged(ctx: Ctx, ids: SQL): Statement {
  return addUsage(ctx, usageOfEmails(ctx, ids));
}

function usageOfEmails(ctx: Ctx, ids: SQL): SQL {
  const own = sql`+organization_id = ${ctx.organizationId}`;
  return usageOf(sql`id IN (${ids}) AND ${own}`, sql`email_id IN (${ids}) AND ${own}`);
}
