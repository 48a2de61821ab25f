import {
  MAX_DEVICES,
  type PushDevice,
  type RegisterDevice,
} from '../../../../contract/notifications/devices.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { toDevice } from './present.ts';
import { upsertDevice } from './store.ts';

/**
 * Registers a browser for pushes, or changes it: it belongs to who has registered it last, while that session lasts.
 * Throws `invalid`; `limited` (TOO_MANY_DEVICES); `forbidden` (SESSION_REQUIRED).
 */
export async function registerDevice(ctx: Ctx, input: RegisterDevice): Promise<PushDevice> {
  const problem = urlProblem(ctx.env, input.endpoint);
  if (problem) throw invalid('endpoint', `expected ${problem}`);
  await requirePoint(input.keys.p256dh);
  const { userId, sessionId } = sessionActor(ctx);
  const [[row]] = await commitUnlessRefused(
    directory(ctx),
    upsertDevice(ctx, { userId, sessionId }, input),
    () =>
      new DomainError(
        'refused',
        'TOO_MANY_DEVICES',
        `You have ${MAX_DEVICES} devices, which is the maximum. Remove one first.`,
      ),
  );
  return toDevice(row!, sessionId);
}

/** Throws `invalid` unless these bytes are a point of the curve, which the encryption needs. */
async function requirePoint(p256dh: string): Promise<void> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  try {
    await crypto.subtle.importKey('raw', Buffer.from(p256dh, 'base64url'), curve, false, []);
  } catch {
    throw invalid('keys.p256dh', 'expected a point of the curve P-256');
  }
}
