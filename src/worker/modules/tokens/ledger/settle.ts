import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { fireAlerts } from '../alerts/fire-store.ts';
import { periodsAt } from '../alerts/periods.ts';
import { mailReached } from '../alerts/tell.ts';
import { dayOf } from '../days.ts';
import { MAX_NAME } from '../limits.ts';
import { checkAmount, checkWord } from './check.ts';
import { countUsage, insertUsage, type Settled, selectUsage } from './entry-store.ts';
import { endHold } from './hold-store.ts';

export interface Usage {
  /** What was really used, of all steps and kinds: may be more than was held. */
  tokens: number;
  /** The model that answered. */
  model: string;
  calls?: number;
}

/**
 * Books what the work of a hold used, frees the hold, and fires the alerts that are reached by it. More than was
 * held is taken as far as it is there and not reserved; the rest is the shortfall. Booked once, however often it
 * comes: the answer is that of the first time. A hold that expired or was released is booked all the same, for a
 * day. Throws `not_found`.
 */
export async function settle(ctx: Ctx, holdId: string, usage: Usage): Promise<Settled> {
  const { tokens, model, calls = 1 } = usage;
  checkAmount('tokens', tokens, 0);
  checkAmount('calls', calls, 0);
  checkWord('model', model, MAX_NAME);
  const entry = { kind: 'usage', ref: holdId, saveId: crypto.randomUUID() } as const;
  const now = ctx.now();
  const results = await commit(database(ctx), [
    insertUsage(ctx, { holdId, tokens, model, calls, saveId: entry.saveId }),
    ...endHold(ctx, holdId, entry),
    countUsage(ctx, entry, dayOf(now)),
    ...fireAlerts(ctx, entry, periodsAt(now)),
    selectUsage(ctx, holdId),
  ]);
  const [reached, , [settled]] = results.slice(-3) as [unknown[], unknown[], Settled[]];
  if (!settled) throw notFound('hold');
  if (reached.length > 0) {
    wakeOutbox(ctx);
    ctx.defer(mailReached(ctx));
  }
  return settled;
}
