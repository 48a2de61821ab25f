import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { updateTaskVisibility } from '../../tasks/index.ts';
import { countEmails } from '../report-counts/store.ts';
import { emailCounts, emails, threadMessages } from '../schema.ts';

/** Returns an SQL condition: conversations in this state are hidden from lists, counts and searches. */
export function isHiddenState(state: SQL): SQL {
  return sql`${state} IN ('spam', 'trash')`;
}

/** Returns an SQL condition: the conversation of an email is in spam or trash. */
export function isHiddenEmail(ctx: Ctx, emailId: number | SQL): SQL {
  return sql`COALESCE((SELECT is_hidden FROM ${emails}
    WHERE id = ${emailId} AND organization_id = ${ctx.organizationId}), 0)`;
}

/**
 * Returns an SQL expression: the most open `state` in a SELECT; NULL if it is empty. The order is open, snoozed, done,
 * trash, spam.
 */
export function mostOpen(states: SQL): SQL {
  return sql`(SELECT state FROM (${states}) ORDER BY instr('open snoozed done trash spam', state) LIMIT 1)`;
}

/**
 * Returns an SQL expression: the state of a conversation after new emails. `before` is its state, or NULL for a new
 * one; `reopens` is true if one of them reopens it.
 */
export function stateAfter(before: SQL, reopens: SQL): SQL {
  return sql`iif(${reopens}, iif(${before} = 'spam', 'spam', 'open'), COALESCE(${before}, 'open'))`;
}

/**
 * Hides the emails and tasks of threads from lists and counts, or shows them again. `threadIds` is a SELECT; skips rows
 * that already have this visibility. Only showing writes rows to an index; hiding deletes them.
 */
export function updateVisibility(ctx: Ctx, threadIds: SQL, isHidden: boolean): Statement[] {
  const db = database(ctx);
  const to = isHidden ? 1 : 0;
  const ofThreads = sql`thread_id IN (${threadIds}) AND +organization_id = ${ctx.organizationId}`;
  return [
    ...updateTaskVisibility(ctx, sql`SELECT id FROM ${emails} WHERE ${ofThreads}`, sql`${to}`),
    db.run(sql`INSERT INTO ${emailCounts} (organization_id, tag, direction, is_read, count)
      SELECT ${ctx.organizationId}, tag, direction, is_read, ${isHidden ? -1 : 1} * count(*) FROM ${emails}
      WHERE ${ofThreads} AND +is_hidden <> ${to} GROUP BY tag, direction, is_read
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    countEmails(ctx, sql`${ofThreads} AND +is_hidden <> ${to}`, isHidden ? -1 : 1),
    db.run(
      sql`UPDATE ${emails} SET is_hidden = ${to} WHERE ${ofThreads} AND +is_hidden <> ${to} RETURNING id`,
    ),
    // Mail of a blocked sender links no threads until it leaves spam.
    ...(isHidden
      ? []
      : [
          db.run(sql`INSERT INTO ${threadMessages} (organization_id, message_id, thread_id)
            SELECT organization_id, trim(message_id, '<>'), thread_id FROM ${emails} WHERE ${ofThreads}
            ON CONFLICT DO NOTHING`),
        ]),
  ];
}
