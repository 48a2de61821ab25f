import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { updateReached } from '../alerts/fire-store.ts';
import { mailReached } from '../alerts/mail.ts';
import { periodsAt } from '../alerts/periods.ts';
import { dayOf } from '../days.ts';
import { MAX_NAME } from '../limits.ts';
import { checkAmount, checkText } from './check.ts';
import { insertUsage, isInserted, type Settlement, selectUsage, upsertUsageDay } from './entry-store.ts';
import { deleteHold } from './hold-store.ts';

export interface Usage {
  /** The tokens actually used, of all kinds and steps: may be more than the hold. */
  tokens: number;
  /** The model that responded. */
  model: string;
  calls?: number;
}

/**
 * Books the usage of a hold, ends the hold, and fires the alerts that it reaches. Usage beyond the hold takes available
 * tokens; the rest is the shortfall. Repeated calls book once, and all return the first result. A hold that expired or
 * was released can be settled for another day. Commits in one batch with `also`. Throws `not_found`.
 */
export async function settle(
  ctx: Ctx,
  holdId: string,
  usage: Usage,
  also: Statement[] = [],
): Promise<Settlement> {
  const { tokens, model, calls = 1 } = usage;
  checkAmount('tokens', tokens, 0);
  checkAmount('calls', calls, 0);
  checkText('model', model, MAX_NAME);
  const entry = { kind: 'usage', ref: holdId, saveId: crypto.randomUUID() } as const;
  const now = ctx.now();
  const booked = { saveId: entry.saveId, isBooked: isInserted(ctx, entry) };
  const [fire, recordFired] = updateReached(ctx, booked, periodsAt(now));
  const select = selectUsage(ctx, holdId);
  const results = await commit(database(ctx), [
    insertUsage(ctx, { holdId, tokens, model, calls, saveId: entry.saveId }),
    ...deleteHold(ctx, holdId, entry),
    upsertUsageDay(ctx, entry, dayOf(now)),
    fire,
    recordFired,
    select,
    ...also,
  ]);
  const [settlement] = results.of(select);
  if (!settlement) throw notFound('hold');
  if (results.of(fire).length > 0) {
    wakeOutbox(ctx);
    ctx.defer(mailReached(ctx));
  }
  return settlement;
}
