import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, directory, type Statement } from '../../../platform/data/database.ts';
import { hasSystemMail } from '../../../platform/outside/system-mail.ts';
import {
  type Grant,
  insertWelcome,
  selectUnbooked,
  type UserKey,
  updateBooked,
  type Welcome,
} from './store.ts';

/**
 * A statement that grants a user the free tokens that everyone with a verified address gets once. It belongs into
 * each batch that may make them due: the address is verified, or the user becomes owner of an organization. Pass its
 * rows to `wakeWelcomes` after the commit. Where the service cannot mail verification links, the first account gets
 * the tokens.
 */
export function welcome(ctx: ServiceCtx, user: UserKey): Statement<Grant[]> {
  return insertWelcome(directory(ctx), user, { firstToo: !hasSystemMail(ctx.env), now: ctx.now() });
}

/** Has new grants booked. If this is lost, the next cron tick does it. */
export function wakeWelcomes(ctx: ServiceCtx, grants: Grant[]): void {
  if (grants.length > 0) ctx.defer(ctx.env.EVENT_QUEUE.send({ kind: 'welcomes' }));
}

/** Grants that wait to be booked in an organization's ledger. */
export function selectWelcomes(ctx: ServiceCtx, limit: number): Statement<Welcome[]> {
  return selectUnbooked(directory(ctx), limit);
}

/** Records that the ledger has the grant. */
export async function endWelcome(ctx: ServiceCtx, { userId }: Welcome): Promise<void> {
  await commit(directory(ctx), [updateBooked(directory(ctx), userId, ctx.now())]);
}
