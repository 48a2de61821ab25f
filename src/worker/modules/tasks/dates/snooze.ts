import { MAX_TASK_SNOOZE_DAYS } from '../../../../contract/tasks.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';

const DAY_MS = 86_400_000;

/** Throws `invalid` unless a snooze, if any, ends in the future and not too late. */
export function requireSnooze(ctx: Ctx, until: string | null | undefined): void {
  if (!until) return;
  const now = ctx.now();
  const time = Date.parse(until);
  if (time > now && time <= now + MAX_TASK_SNOOZE_DAYS * DAY_MS) return;
  throw invalid('snoozed_until', `expected a time in the future, at most ${MAX_TASK_SNOOZE_DAYS} days ahead`);
}
