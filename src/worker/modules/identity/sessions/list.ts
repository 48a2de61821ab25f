import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { sessionActor } from './session-actor.ts';
import { LONGEST_LIFE_MS } from './sessions.ts';
import { listLiveSessions, type Session } from './store.ts';

/** Lists the caller's valid sessions, the last used first. */
export function listSessions(ctx: Ctx): Promise<Session[]> {
  const now = ctx.now();
  return listLiveSessions(directory(ctx), sessionActor(ctx).userId, {
    now,
    startedAfter: now - LONGEST_LIFE_MS,
  });
}
