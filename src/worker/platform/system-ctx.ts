import type { Ctx } from './ctx.ts';
import { openDatabase } from './data/database.ts';
import type { Env } from './env.ts';
import { createLog } from './log.ts';

/** The context of cron, queues and incoming mail. Organization 0 is none: `forOrganization` names one. */
export function systemCtx(env: Env, execution: Pick<ExecutionContext, 'waitUntil'>, requestId: string): Ctx {
  const log = createLog({ requestId });
  return {
    actor: { type: 'system' },
    organizationId: 0,
    requestId,
    env,
    db: openDatabase(env),
    now: Date.now,
    log,
    defer: (work) => execution.waitUntil(work.catch((error) => log.error('deferred.failed', error))),
  };
}

export function forOrganization(ctx: Ctx, organizationId: number): Ctx {
  return { ...ctx, organizationId };
}
