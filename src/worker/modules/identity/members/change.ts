import type { RemoveMember, UpdateMemberRole } from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, directory, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { normalizeEmail } from '../accounts/email.ts';
import { actIn, isAdmin, type MemberCtx } from './acting.ts';
import { noSuchMember } from './list.ts';
import {
  deleteMember,
  findMember,
  hasOtherOwner,
  type MemberRow,
  requireOtherOwner,
  requireRole,
  updateRole,
} from './store.ts';

/**
 * Changes the role of a member. Admins and owners may do this; only owners may change an owner or make one, and the
 * last owner keeps the role.
 */
export async function changeRole(caller: Ctx, input: UpdateMemberRole): Promise<MemberRow> {
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

/** Removes a member from the organization. Needs the same role as `changeRole`. */
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

/** Removes the caller from the organization. */
export async function leave(caller: Ctx, organizationId: string): Promise<MemberRow> {
  const ctx = await actIn(caller, { organizationId });
  const target = await getMember(ctx, { userId: ctx.actor.userId });
  await commitChange(ctx, target, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', [
    ...deleteMember(ctx, target.userId),
    audit(ctx, 'member.left', `user:${target.userId}`, { email: target.email, role: target.role }),
  ]);
  return target;
}

/** The user id in a member id of this organization. */
function userIdOf(ctx: Ctx, memberId: string): number {
  const [, organizationId, userId] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(memberId) ?? [];
  if (Number(organizationId) !== ctx.organizationId) throw noSuchMember();
  return Number(userId);
}

async function getMember(ctx: Ctx, key: { userId: number } | { email: string }): Promise<MemberRow> {
  const member = await findMember(ctx, key);
  if (!member) throw noSuchMember();
  return member;
}

function requireManager(ctx: MemberCtx, affectsOwner: boolean, code: string): void {
  const { role } = ctx.actor;
  if (affectsOwner ? role === 'owner' : isAdmin(role)) return;
  throw new DomainError(
    'forbidden',
    code,
    affectsOwner
      ? 'Only an owner may change or remove an owner, or make one.'
      : 'This needs the role admin or owner.',
  );
}

/**
 * Commits a change of a member who still has the same role. Throws `lastOwnerCode` for the last owner, else
 * `conflict`, CHANGED_MEANWHILE.
 */
async function commitChange(
  ctx: Ctx,
  target: MemberRow,
  lastOwnerCode: string,
  statements: Statement[],
): Promise<void> {
  const db = directory(ctx);
  const { userId, role } = target;
  try {
    await commit(db, [
      requireRole(ctx, userId, [role]),
      ...(role === 'owner' ? [requireOtherOwner(ctx, userId)] : []),
      ...statements,
    ]);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (role === 'owner' && !(await hasOtherOwner(ctx, userId))) {
      const detail = 'An organization needs an owner. Make another member an owner first.';
      throw new DomainError('invalid', lastOwnerCode, detail);
    }
    const detail = 'Roles were changed at the same time. Check them, and try again.';
    throw new DomainError('conflict', 'CHANGED_MEANWHILE', detail);
  }
}
