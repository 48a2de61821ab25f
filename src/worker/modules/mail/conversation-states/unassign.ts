import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectAssigned } from './store.ts';
import { updateConversations } from './update.ts';

const CONVERSATIONS_A_CALL = 100;

/** Unassigns a user from conversations and their open tasks. Returns whether none is left. */
export async function unassignConversations(ctx: Ctx, userId: number): Promise<boolean> {
  const [found] = await commit(database(ctx), [selectAssigned(ctx, userId, CONVERSATIONS_A_CALL)]);
  if (found.length === 0) return true;
  const emailIds = found.map(({ emailId }) => emailId);
  const { changed } = await updateConversations(ctx, emailIds, { assignee_id: null });
  return changed === 0;
}
