import { type Ctx, userOf } from '../../../platform/ctx.ts';
import type { KeyFilter } from './store.ts';

export const KEY_PREFIX = 'herald_';
/** Random characters after the prefix. */
export const RANDOM_LENGTH = 40;
export const KEY_PATTERN = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH}}$`);

/** Returns the caller's filter: members see and revoke their own keys; admins and owners all of the organization. */
export function visibleKeys(ctx: Ctx): KeyFilter {
  const user = userOf(ctx.actor);
  const userId = user?.role === 'member' ? user.userId : null;
  return { organizationId: ctx.organizationId, userId, now: ctx.now() };
}

/**
 * Returns the target in the audit log. It names a key by its visible part: the batch that creates it does not know its
 * id yet.
 */
export const targetOf = (lastFour: string) => `api_key:${KEY_PREFIX}…${lastFour}`;
