import type { HiddenState } from '../../../../contract/mail/deletion.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { insertDeletion, selectExpired, upsertEmptied, wakeDeletion } from './store.ts';

/** Empties spam or trash: a job permanently deletes its current contents. */
export async function deleteConversations(ctx: Ctx, state: HiddenState): Promise<void> {
  const job = insertDeletion(ctx);
  const results = await commit(database(ctx), [upsertEmptied(ctx, state), ...job]);
  wakeDeletion(ctx, results.of(job[1]));
}

/** Starts the job that deletes conversations that have been in the state since `before` or longer. */
export async function deleteExpired(ctx: Ctx, state: HiddenState, before: number): Promise<void> {
  const [expired] = await commit(database(ctx), [selectExpired(ctx, state, before)]);
  if (expired.length === 0) return;
  const job = insertDeletion(ctx);
  const results = await commit(database(ctx), job);
  wakeDeletion(ctx, results.of(job[1]));
}
