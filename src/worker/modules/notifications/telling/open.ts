import type { Ctx } from '../../../platform/ctx.ts';
import { hubOf } from '../../../platform/data/commit/announcing.ts';

/** Whether a user has a conversation open. */
export type IsOpen = (threadId: number, userId: number) => boolean;

/** Finds who has which of these conversations open. If that is not known, nobody has. */
export async function findOpen(ctx: Ctx, threadIds: (number | null)[]): Promise<IsOpen> {
  const ids = [...new Set(threadIds.filter((id) => id !== null))];
  if (ids.length === 0) return () => false;
  try {
    const open = await hubOf(ctx, ctx.organizationId).whoHasOpen(ids);
    const pairs = new Set(open.map(({ thread, userId }) => `${thread}:${userId}`));
    return (threadId, userId) => pairs.has(`${threadId}:${userId}`);
  } catch (error) {
    ctx.log.error('notifications.presence_unknown', error);
    return () => false;
  }
}
