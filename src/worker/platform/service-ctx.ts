import type { ServiceCtx } from './ctx.ts';
import { openDatabase } from './data/database.ts';
import { deliver } from './deliver.ts';
import type { Env } from './env.ts';
import { callOutside } from './invocation/invocation.ts';
import { createLog } from './log.ts';

/**
 * Returns the context of cron, queues and incoming mail, or of a visitor if `type` is `anonymous`. `database` is the
 * one in which cron and queues work.
 */
export function serviceCtx(
  env: Env,
  execution: Pick<ExecutionContext, 'waitUntil'>,
  requestId: string,
  type: 'system' | 'anonymous' = 'system',
  database?: number,
): ServiceCtx {
  const log = createLog({ requestId });
  return {
    actor: { type },
    requestId,
    env,
    db: openDatabase(env),
    ...(database !== undefined && { database }),
    now: Date.now,
    log,
    deliver: (...mail) => callOutside(() => deliver(...mail)),
    defer: (work) => execution.waitUntil(work.catch((error) => log.error('deferred.failed', error))),
  };
}
