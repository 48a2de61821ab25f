import { DomainError } from '../../../../lib/errors.ts';
import type { Actor, Ctx } from '../../../platform/ctx.ts';

/** Returns the user of a session. Throws `forbidden`, SESSION_REQUIRED, for an API key and the system. */
export function sessionActor(ctx: Ctx): Extract<Actor, { type: 'user' }> {
  if (ctx.actor.type === 'user') return ctx.actor;
  throw new DomainError(
    'forbidden',
    'SESSION_REQUIRED',
    'An API key may not do this. Sign in, and send the session cookie.',
  );
}
