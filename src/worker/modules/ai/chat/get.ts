import type { ChatDetail } from '../../../../contract/ai/chat.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { citedIn, fieldsOf, proposalsOf } from './present.ts';
import { MAX_MESSAGES, selectChat, selectLastMessages } from './store.ts';

/** Returns a chat of the user with all its messages. Throws `not_found`, also for a chat of another user. */
export async function getChat(ctx: Ctx, id: number): Promise<ChatDetail> {
  const [[row], messages] = await commit(database(ctx), [
    selectChat(ctx, id),
    selectLastMessages(ctx, id, MAX_MESSAGES),
  ]);
  if (!row) throw notFound('chat');
  return {
    ...fieldsOf(row),
    messages: messages.toReversed().map((message) => ({
      role: message.role,
      text: message.text,
      citations: citedIn(message).map((email_id) => ({ email_id })),
      ...proposalsOf(JSON.parse(message.proposals) as number[]),
      created_at: new Date(message.created_at).toISOString(),
    })),
  };
}
