import type { PushDevices } from '../../../../contract/notifications/devices.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { findPublicKey } from './keys.ts';
import { toDevice } from './present.ts';
import { selectDevices } from './store.ts';

/** Lists the caller's devices, and the key that a new one needs. Throws `forbidden`, SESSION_REQUIRED. */
export async function listDevices(ctx: Ctx): Promise<PushDevices> {
  const { userId, sessionId } = sessionActor(ctx);
  const [rows] = await commit(directory(ctx), [selectDevices(ctx, userId)]);
  return { public_key: await findPublicKey(ctx), devices: rows.map((row) => toDevice(row, sessionId)) };
}
