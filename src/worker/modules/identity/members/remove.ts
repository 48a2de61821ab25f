import type { RemoveMember } from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { normalizeEmail } from '../users/email.ts';
import { actIn } from './acting.ts';
import { commitChange, getMember, requireManager, userIdOf } from './commit-change.ts';
import { deleteMember, type MemberRow, requireRole } from './store.ts';

/** Removes a member from the organization. Needs the same role as `updateMemberRole`. */
export async function removeMember(caller: Ctx, input: RemoveMember): Promise<MemberRow> {
  const ctx = await actIn(caller, input);
  const { memberIdOrEmail } = input;
  const key = memberIdOrEmail.includes('@')
    ? { email: normalizeEmail(memberIdOrEmail) }
    : { userId: userIdOf(ctx, memberIdOrEmail) };
  const target = await getMember(ctx, key);
  const affectsOwner = target.role === 'owner';
  requireManager(ctx, affectsOwner, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  await commitChange(ctx, target, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', [
    requireRole(ctx, ctx.actor.userId, affectsOwner ? ['owner'] : ['owner', 'admin']),
    ...deleteMember(ctx, target.userId),
    audit(ctx, 'member.removed', `user:${target.userId}`, { email: target.email, role: target.role }),
  ]);
  return target;
}
