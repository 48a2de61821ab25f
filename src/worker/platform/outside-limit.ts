import type { Ctx } from './ctx.ts';
import { DomainError } from './errors.ts';

/** The period of the binding. */
const PERIOD_SECONDS = 60;

/**
 * Counts something that the organization wants done and that calls a service outside, and throws `limited` when there was
 * too much of it within the last minute. So nobody hammers the servers of others through this one.
 */
export async function limitOutside(
  ctx: Ctx,
  service: 'stripe' | 'mail-server' | 'webhook' | 'oauth',
): Promise<void> {
  const { success } = await ctx.env.OUTSIDE_LIMIT.limit({ key: `${service}:${ctx.organizationId}` });
  if (success) return;
  const detail = 'The organization asks for this too often. Wait a minute.';
  throw new DomainError('limited', 'TOO_MANY_REQUESTS', detail, { retryAfterSeconds: PERIOD_SECONDS });
}
