import type { Ctx } from '../ctx.ts';
import { limitRate } from '../rate-limit.ts';

/**
 * Counts an organization's action that calls an outside service, so that nobody floods other people's servers through
 * this one. Throws like `limitRate`.
 */
export function limitOutside(
  ctx: Ctx,
  service: 'stripe' | 'mail-server' | 'webhook' | 'oauth' | 'card' | 'platform' | 'youtube' | 'booking',
): Promise<void> {
  const detail = 'The organization asks for this too often. Wait a minute.';
  return limitRate(ctx.env.OUTSIDE_LIMIT, `${service}:${ctx.organizationId}`, detail);
}
