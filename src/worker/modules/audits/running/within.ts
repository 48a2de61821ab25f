import { AuditFailed } from '../checks/failed.ts';
import type { Analyze } from './job.ts';

/** The same analysis, which throws `AuditFailed` (TIMED_OUT) if it takes longer. */
export function within(ms: number, analyze: Analyze): Analyze {
  return async (ctx, audit) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const error = new AuditFailed('TIMED_OUT', `The audit took longer than ${ms / 1000} seconds.`);
      timer = setTimeout(() => reject(error), ms);
    });
    try {
      return await Promise.race([analyze(ctx, audit), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}
