import type { Subscription } from '../../../platform/module.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { insertTellJobs, TELL } from './store.ts';

/** Has the members told of events as these leave the outbox. */
export const subscribe: Subscription = (ctx, limit) => {
  const statements = insertTellJobs(ctx, limit);
  return { statements, after: (results) => wakeJobs(ctx, TELL, results.of(statements[1])) };
};
