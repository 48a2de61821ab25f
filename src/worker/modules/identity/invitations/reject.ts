import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitAnswer } from './commit-answer.ts';
import { getReceived, TO_ANSWER } from './get.ts';
import { type InvitationRow, requirePending, updateStatus } from './store.ts';

export async function rejectInvitation(caller: Ctx, id: string, token?: string): Promise<InvitationRow> {
  const check = () => getReceived(caller, id, TO_ANSWER, token);
  const { organizationId, email } = (await check()).invitation;
  const ctx = { ...caller, organizationId };
  const update = updateStatus(ctx, id, 'rejected');
  const statements = [
    requirePending(ctx, id),
    update,
    audit(ctx, 'invitation.rejected', `invitation:${email}`),
  ];
  return commitAnswer(ctx, update, statements, check);
}
