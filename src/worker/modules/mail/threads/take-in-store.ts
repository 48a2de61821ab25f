import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { type Change, updateKept } from './kept-store.ts';
import { deletePlaces } from './place-store.ts';
import { updateCutsOfMerged } from './reference-store.ts';
import { isHiddenState, updateVisibility } from './visibility-store.ts';

/** Returns an SQL expression: the number of messages of a thread, from all of its emails. */
export function messagesOf(threadId: SQL): SQL {
  return sql`(SELECT count(DISTINCT trim(e.message_id, '<>')) FROM ${emails} AS e WHERE e.thread_id = ${threadId})`;
}

/** The number of emails of a thread to read: the newest. */
const MAX_THREAD_EMAILS = 200;

/** Returns a SELECT of the ids of an email and of others in its thread; empty if the organization has no such email. */
export function emailsOfThread(ctx: Ctx, emailId: number): SQL {
  const isOwn = sql`organization_id = ${ctx.organizationId}`;
  return sql`SELECT id FROM ${emails} WHERE id = ${emailId} AND ${isOwn}
    UNION SELECT id FROM (SELECT id FROM ${emails}
      WHERE thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND ${isOwn}) AND +${isOwn}
      ORDER BY received_at DESC LIMIT ${MAX_THREAD_EMAILS})`;
}

/** The changes of threads that take in others. */
export interface TakingIn extends Pick<Change, 'fresh' | 'messageCount' | 'state'> {
  /** SQL condition on a thread `j` that is merged or stays: the resulting thread is not in spam or trash. */
  isShown: SQL;
  mayHaveCuts: boolean;
}

/**
 * Merges the marked threads (`merged_into`) into the threads that take them in, a SELECT, and updates the derived
 * columns of these, except their places. Shows emails that were in spam or trash again if `isShown`.
 */
export function takeIn(ctx: Ctx, threadIds: SQL, change: TakingIn): Statement[] {
  const db = database(ctx);
  const organization = ctx.organizationId;
  const others = sql`SELECT id FROM ${threads} WHERE merged_into IN (${threadIds})`;
  const joined = sql`${threadIds} UNION ${others}`;
  const revealed = sql`SELECT j.id FROM ${threads} AS j WHERE j.id IN (${joined})
    AND +j.organization_id = ${organization} AND ${isHiddenState(sql`j.state`)} AND ${change.isShown}`;
  const target = sql`(SELECT t.merged_into FROM ${threads} AS t WHERE t.id = thread_id)`;

  // The plus before organization_id keeps SQLite from scanning the whole organization instead of a few threads.
  return [
    ...deletePlaces(ctx, joined),
    ...updateVisibility(ctx, revealed, false),
    db.run(sql`UPDATE ${emails} SET thread_id = ${target}
      WHERE thread_id IN (${others}) AND +organization_id = ${organization}`),
    updateKept(ctx, {
      threadIds,
      joined,
      fresh: change.fresh,
      messageCount: change.messageCount,
      state: change.state,
    }),
    db.run(sql`UPDATE ${threadMessages} SET thread_id = ${target}
      WHERE thread_id IN (${others}) AND +organization_id = ${organization}`),
    ...(change.mayHaveCuts ? [updateCutsOfMerged(ctx, others)] : []),
    db.run(
      sql`DELETE FROM ${threads} WHERE merged_into IN (${threadIds}) AND organization_id = ${organization}`,
    ),
  ];
}
