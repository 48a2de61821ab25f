import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { isAdmin, type MemberCtx } from './acting.ts';
import { noSuchMember } from './get-active.ts';
import { findMember, hasOtherOwner, type MemberRow, requireOtherOwner, requireRole } from './store.ts';

/** Returns the user id in a member id of this organization. */
export function userIdOf(ctx: Ctx, memberId: string): number {
  const [, organizationId, userId] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(memberId) ?? [];
  if (Number(organizationId) !== ctx.organizationId) throw noSuchMember();
  return Number(userId);
}

export async function getMember(ctx: Ctx, key: { userId: number } | { email: string }): Promise<MemberRow> {
  const member = await findMember(ctx, key);
  if (!member) throw noSuchMember();
  return member;
}

export function requireManager(ctx: MemberCtx, affectsOwner: boolean, code: string): void {
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
export async function commitChange(
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
