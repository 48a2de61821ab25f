import { forOrganization } from '../../platform/ctx.ts';
import type { Env } from '../../platform/env.ts';
import { serviceCtx } from '../../platform/service-ctx.ts';
import { listAccess } from '../identity/index.ts';
import type { Caller } from './caller.ts';

export interface Outcome {
  hasEnded: boolean;
  /** When access ends, unless it is extended. */
  endsAt: number | null;
}

/** Checks whether the callers may still read from the organization; the results are in the order of `callers`. */
export async function endsOf(
  env: Env,
  state: Pick<ExecutionContext, 'waitUntil'>,
  organizationId: number,
  callers: Caller[],
): Promise<Outcome[]> {
  const ctx = forOrganization(serviceCtx(env, state, 'live'), organizationId);
  const sessions = callers.flatMap((caller) => (caller.type === 'session' ? [caller.id] : []));
  const keys = callers.flatMap((caller) => (caller.type === 'key' ? [caller.id] : []));
  const access = await listAccess(ctx, { sessions, keys });
  const of = new Map(access.map((one) => [`${one.type}:${one.id}`, one]));
  return callers.map(({ type, id, role }) => {
    const now = of.get(`${type}:${id}`);
    return { hasEnded: now?.role !== role, endsAt: now?.endsAt ?? null };
  });
}
