import type { RemoveMember, UpdateMemberRole } from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/data/database.ts';
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
 * Gives a member another role. Admins manage admins and members; what makes or unmakes an owner takes an owner,
 * and one owner always stays.
 */
export async function changeRole(given: Ctx, input: UpdateMemberRole): Promise<MemberRow> {
  const ctx = await actIn(given, input);
  const { role } = input;
  const target = await found(ctx, { userId: userIdOf(ctx, input.memberId) });
  const touchesOwner = target.role === 'owner' || role === 'owner';
  mustManage(ctx, touchesOwner, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  if (target.role === role) return target;
  const details = { email: target.email, from: target.role, to: role };
  await change(ctx, target, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER', [
    requireRole(ctx, ctx.actor.userId, touchesOwner ? ['owner'] : ['owner', 'admin']),
    updateRole(ctx, target.userId, role),
    audit(ctx, 'member.role_changed', `user:${target.userId}`, details),
  ]);
  return { ...target, role };
}

/** Takes somebody out of the organization; who may is as for roles. */
export async function removeMember(given: Ctx, input: RemoveMember): Promise<MemberRow> {
  const ctx = await actIn(given, input);
  const { memberIdOrEmail } = input;
  const who = memberIdOrEmail.includes('@')
    ? { email: normalizeEmail(memberIdOrEmail) }
    : { userId: userIdOf(ctx, memberIdOrEmail) };
  const target = await found(ctx, who);
  const touchesOwner = target.role === 'owner';
  mustManage(ctx, touchesOwner, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  await change(ctx, target, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', [
    requireRole(ctx, ctx.actor.userId, touchesOwner ? ['owner'] : ['owner', 'admin']),
    ...deleteMember(ctx, target.userId),
    audit(ctx, 'member.removed', `user:${target.userId}`, { email: target.email, role: target.role }),
  ]);
  return target;
}

/** Takes the caller out. */
export async function leave(given: Ctx, organizationId: string): Promise<MemberRow> {
  const ctx = await actIn(given, { organizationId });
  const target = await found(ctx, { userId: ctx.actor.userId });
  await change(ctx, target, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', [
    ...deleteMember(ctx, target.userId),
    audit(ctx, 'member.left', `user:${target.userId}`, { email: target.email, role: target.role }),
  ]);
  return target;
}

/** The user of a member id of this organization. */
function userIdOf(ctx: Ctx, memberId: string): number {
  const [, organizationId, userId] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(memberId) ?? [];
  if (Number(organizationId) !== ctx.organizationId) throw noSuchMember();
  return Number(userId);
}

async function found(ctx: Ctx, who: { userId: number } | { email: string }): Promise<MemberRow> {
  const member = await findMember(ctx, who);
  if (!member) throw noSuchMember();
  return member;
}

function mustManage(ctx: MemberCtx, touchesOwner: boolean, code: string): void {
  const { role } = ctx.actor;
  if (touchesOwner ? role === 'owner' : isAdmin(role)) return;
  throw new DomainError(
    'forbidden',
    code,
    touchesOwner
      ? 'Only an owner may do this to an owner, or make one.'
      : 'This needs the role admin or owner.',
  );
}

/** Commits if the target still is what it was, and, when an owner, is not the last: else throws `lastOwnerCode`. */
async function change(
  ctx: Ctx,
  target: MemberRow,
  lastOwnerCode: string,
  statements: Statement[],
): Promise<void> {
  const db = database(ctx);
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
      const detail = 'An organization always has an owner: make another member owner first.';
      throw new DomainError('invalid', lastOwnerCode, detail);
    }
    const detail = 'Roles were changed at the same time: look, and try again.';
    throw new DomainError('conflict', 'CHANGED_MEANWHILE', detail);
  }
}
