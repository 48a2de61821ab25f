import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import type { PastEvent } from '../../../platform/work/outbox.ts';
import { READING, updateReadingsDue } from './store.ts';

/** Wakes the jobs that read new mail, of these organizations or of all. */
export async function wakeReadings(ctx: ServiceCtx, organizationIds?: number[]): Promise<void> {
  const [, , due] = await commit(database(ctx), updateReadingsDue(ctx, organizationIds));
  wakeJobs(ctx, READING, due);
}

/** Wakes the jobs promptly after mail was saved. Cron wakes those that this misses. */
export async function wakeReadingsOf(ctx: ServiceCtx, events: PastEvent[]): Promise<void> {
  const saved = events.filter(({ type }) => type === 'email.saved');
  if (saved.length === 0) return;
  await wakeReadings(ctx, [...new Set(saved.map(({ organizationId }) => organizationId))]);
}
