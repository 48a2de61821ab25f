import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { updateTaskVisibility } from '../../tasks/index.ts';
import { countEmails } from '../report-counts/store.ts';
import { emailCounts, emails, threadMessages } from '../schema.ts';

/** True, as an expression, for the states whose conversations leave all lists, counts and searches. */
export function isHiddenState(state: SQL): SQL {
  return sql`${state} IN ('spam', 'trash')`;
}

/** True, as an expression, if the conversation of an email is in spam or trash. */
export function isHiddenEmail(ctx: Ctx, emailId: number | SQL): SQL {
  return sql`COALESCE((SELECT is_hidden FROM ${emails}
    WHERE id = ${emailId} AND organization_id = ${ctx.organizationId}), 0)`;
}

/**
 * The most open of the states that a SELECT answers as `state`, as an expression; NULL if it answers none. The order is
 * open, snoozed, done, trash, spam.
 */
export function mostOpen(states: SQL): SQL {
  return sql`(SELECT state FROM (${states}) ORDER BY instr('open snoozed done trash spam', state) LIMIT 1)`;
}

/**
 * The state of a conversation after new emails, as an expression. `before` is its state, or NULL for a new one; `reopens` is
 * true if one of them opens it.
 */
export function stateAfter(before: SQL, reopens: SQL): SQL {
  return sql`iif(${reopens}, iif(${before} = 'spam', 'spam', 'open'), COALESCE(${before}, 'open'))`;
}

/**
 * Takes the emails and tasks of threads out of lists and counts, or back into them. `threadIds` is a SELECT; those that are
 * where they should be stay. Rows leave an index without being written, and are written when they come back.
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
    // Mail of a blocked sender connects nothing before it is out of spam.
    ...(isHidden
      ? []
      : [
          db.run(sql`INSERT INTO ${threadMessages} (organization_id, message_id, thread_id)
            SELECT organization_id, trim(message_id, '<>'), thread_id FROM ${emails} WHERE ${ofThreads}
            ON CONFLICT DO NOTHING`),
        ]),
  ];
}
