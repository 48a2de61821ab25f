import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { sessionActor } from './session-actor.ts';
import { deleteOtherSessions, deleteOwnSession, deleteSessionsOfUser } from './store.ts';

/** Ends one of the caller's sessions. Returns false if they have no such session. */
export async function revokeSession(ctx: Ctx, publicId: string): Promise<boolean> {
  const { userId } = sessionActor(ctx);
  try {
    await commit(directory(ctx), [
      ...deleteOwnSession(directory(ctx), userId, publicId),
      audit(ctx, 'session.ended', `session:${publicId}`),
    ]);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Ends all of the caller's sessions, or all but the current one. */
export async function revokeSessions(ctx: Ctx, which: 'all' | 'others'): Promise<void> {
  const { userId, sessionId } = sessionActor(ctx);
  await commit(directory(ctx), [
    which === 'all'
      ? deleteSessionsOfUser(directory(ctx), userId)
      : deleteOtherSessions(directory(ctx), userId, sessionId),
    audit(ctx, 'sessions.ended', `user:${userId}`, { which }),
  ]);
}
