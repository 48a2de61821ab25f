import type { UpdateMemberRole } from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { actIn } from './acting.ts';
import { commitChange, getMember, requireManager, userIdOf } from './commit-change.ts';
import { type MemberRow, requireRole, updateRole } from './store.ts';

/**
 * Changes the role of a member. Admins and owners may do this; only owners may change an owner or make one, and the
 * last owner keeps the role.
 */
export async function updateMemberRole(caller: Ctx, input: UpdateMemberRole): Promise<MemberRow> {
  const ctx = await actIn(caller, input);
  const { role } = input;
  const target = await getMember(ctx, { userId: userIdOf(ctx, input.memberId) });
  const affectsOwner = target.role === 'owner' || role === 'owner';
  requireManager(ctx, affectsOwner, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  if (target.role === role) return target;
  const details = { email: target.email, from: target.role, to: role };
  await commitChange(ctx, target, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER', [
    requireRole(ctx, ctx.actor.userId, affectsOwner ? ['owner'] : ['owner', 'admin']),
    updateRole(ctx, target.userId, role),
    audit(ctx, 'member.role_changed', `user:${target.userId}`, details),
  ]);
  return { ...target, role };
}
