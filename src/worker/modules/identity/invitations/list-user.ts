import type { Ctx } from '../../../platform/ctx.ts';
import { notVerified } from '../../../platform/outside/system-mail.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { findAddress } from './answer-store.ts';
import { TO_READ } from './get.ts';
import { type InvitationRow, listReceivedInvitations } from './store.ts';

const MAX_LISTED = 100;

/** Lists the open invitations of the caller's address, which must be verified. */
export async function listUserInvitations(
  ctx: Ctx,
): Promise<{ invitation: InvitationRow; organizationName: string }[]> {
  const { email, emailVerified } = await findAddress(ctx, sessionActor(ctx).userId);
  if (!emailVerified) throw notVerified(ctx.env, TO_READ);
  return listReceivedInvitations(ctx, email, MAX_LISTED);
}
