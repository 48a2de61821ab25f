import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { deleteDevice } from './store.ts';

/** Removes a device of the caller: it gets no more pushes. Throws `not_found`; `forbidden` (SESSION_REQUIRED). */
export async function removeDevice(ctx: Ctx, id: number): Promise<void> {
  const { userId } = sessionActor(ctx);
  const [[row]] = await commit(directory(ctx), [deleteDevice(ctx, userId, id)]);
  if (!row) throw notFound('device');
}
