import { MAX_VIEWS } from '../../../../contract/mail/views.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';

export function tooManyViews(): DomainError {
  const detail = `An organization has at most ${MAX_VIEWS} shared views, and a member ${MAX_VIEWS} others. Delete one first.`;
  return new DomainError('refused', 'TOO_MANY_VIEWS', detail);
}

/**
 * Returns the user who changes views, and whether they may change any: members change their own, admins and owners also
 * all shared ones.
 */
export function changerOf(ctx: Ctx): { userId: number; canChangeAny: boolean } {
  const user = userOf(ctx.actor);
  return { userId: user?.userId ?? 0, canChangeAny: user?.role === 'admin' || user?.role === 'owner' };
}
