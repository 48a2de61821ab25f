import type { Ctx } from '../ctx.ts';
import { limitRate } from '../http/rate-limit.ts';

/**
 * Counts something that the organization wants done and that calls a service outside, so that nobody hammers the servers
 * of others through this one. Throws as `limitRate`.
 */
export function limitOutside(
  ctx: Ctx,
  service: 'stripe' | 'mail-server' | 'webhook' | 'oauth' | 'card' | 'platform' | 'youtube' | 'booking',
): Promise<void> {
  const detail = 'The organization asks for this too often. Wait a minute.';
  return limitRate(ctx.env.OUTSIDE_LIMIT, `${service}:${ctx.organizationId}`, detail);
}
