import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { conversationUndos, emails, threadMessages, threads } from '../schema.ts';
import { updateKeptWithout } from '../threads/kept-store.ts';
import { deletePlaces, insertPlaces } from '../threads/place-store.ts';

/** Returns a SELECT of the threads of emails. */
function threadsOfEmails(ctx: Ctx, ids: SQL): SQL {
  return sql`SELECT g.thread_id FROM ${emails} AS g WHERE g.id IN (${ids}) AND +g.organization_id = ${ctx.organizationId}`;
}

/** Returns a SELECT of all emails of the conversations of emails. */
export function emailsOfConversations(ctx: Ctx, ids: SQL): SQL {
  return sql`SELECT c.id FROM ${emails} AS c
    WHERE c.thread_id IN (${threadsOfEmails(ctx, ids)}) AND +c.organization_id = ${ctx.organizationId}`;
}

/**
 * Updates the conversations of emails that are about to be deleted. Of a conversation without other emails, keeps only
 * its row, which `deleteEmptyThreads` deletes. Any other conversation keeps all its message ids, so that later replies
 * find it.
 */
export function updateThreadsWithout(ctx: Ctx, ids: SQL): Statement[] {
  const db = database(ctx);
  const own = sql`organization_id = ${ctx.organizationId}`;
  const changing = threadsOfEmails(ctx, ids);
  const emptied = sql`SELECT d.id FROM ${threads} AS d WHERE d.id IN (${changing}) AND +d.${own} AND d.message_count = 0`;
  return [
    ...deletePlaces(ctx, changing),
    updateKeptWithout(ctx, changing, ids),
    db.run(sql`UPDATE ${threads} SET shown_id =
        (SELECT min(e.id) FROM ${emails} AS e WHERE e.thread_id = threads.id AND e.id NOT IN (${ids}))
      WHERE id IN (${changing}) AND +${own} AND COALESCE(shown_id, id) IN (${ids})`),
    db.run(sql`DELETE FROM ${threadMessages} WHERE thread_id IN (${emptied}) AND +${own}`),
    db.run(sql`DELETE FROM ${conversationUndos} WHERE ${own} AND thread_id IN (${emptied})`),
    ...insertPlaces(ctx, changing),
  ];
}

/** Deletes the threads that have no email any more. */
export function deleteEmptyThreads(ctx: Ctx, threadIds: number[]): Statement {
  return database(ctx).run(sql`DELETE FROM ${threads}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(threadIds)})) AND +organization_id = ${ctx.organizationId}
      AND message_count = 0 AND NOT EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.thread_id = threads.id)`);
}

/** Returns an SQL expression: the thread of an email. */
export function threadIdOf(ctx: Ctx, emailId: number): SQL {
  return sql`(SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND organization_id = ${ctx.organizationId})`;
}
