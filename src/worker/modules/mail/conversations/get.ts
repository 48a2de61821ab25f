import type { Conversation } from '../../../../contract/mail/conversations.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { fillDerived, selectOf } from '../threads/store.ts';
import { toConversation } from './present.ts';
import { selectConversation, selectThreadId } from './store.ts';

/** Returns the conversation that contains an email. Throws `not_found`. */
export async function getConversation(ctx: Ctx, emailId: number): Promise<Conversation> {
  const [[kept]] = await commit(database(ctx), [selectConversation(ctx, emailId)]);
  if (kept) return toConversation(kept, await tagsOf(ctx));

  // Older mail, which cron has not filled in yet.
  const [[thread]] = await commit(database(ctx), [selectThreadId(ctx, emailId)]);
  if (!thread) throw notFound('email');
  const select = selectConversation(ctx, emailId);
  const results = await commit(database(ctx), [...fillDerived(ctx, selectOf([thread.threadId])), select]);
  const [row] = results.of(select);
  if (!row) throw notFound('email');
  return toConversation(row, await tagsOf(ctx));
}
