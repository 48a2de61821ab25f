import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, type Statement } from '../../../platform/data/database.ts';
import { insertWelcome, listUnbooked, updateBooked, type Welcome, type Who } from './store.ts';

/**
 * A statement that grants a user the free tokens that everyone with a verified address gets once, for each batch after
 * which they may be due: the address was verified, or they own an organization now. Hand its rows to `wakeWelcomes`
 * after the commit. Where the service cannot mail the link that verifies an address, the first account gets them.
 */
export function welcome(ctx: ServiceCtx, who: Who): Statement {
  return insertWelcome(ctx.db, who, { firstToo: !ctx.env.SYSTEM_SMTP_URL, now: ctx.now() });
}

/** Has what was granted booked. If this is lost, the next cron tick does it. */
export function wakeWelcomes(ctx: ServiceCtx, granted: unknown[] | undefined): void {
  if (granted?.length) ctx.defer(ctx.env.EVENT_QUEUE.send({ kind: 'welcomes' }));
}

/** What is granted and waits to be booked in an organization's ledger. */
export function listWelcomes(ctx: ServiceCtx, limit: number): Promise<Welcome[]> {
  return listUnbooked(ctx.db, limit);
}

/** The ledger has it. */
export async function endWelcome(ctx: ServiceCtx, { userId }: Welcome): Promise<void> {
  await commit(ctx.db, [updateBooked(ctx.db, userId, ctx.now())]);
}
