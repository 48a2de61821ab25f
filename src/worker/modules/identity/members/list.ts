import type { NamedOrganization } from '../../../../contract/identity/organizations.ts';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { commit, directory } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { selectMemberCount } from '../sessions/membership-store.ts';
import { actIn } from './acting.ts';
import { findMember, type MemberRow, selectMembers } from './store.ts';

/** The limit of members of an organization, and of a list of them. */
export const MAX_MEMBERS = 200;

/** The members of one of the caller's organizations, the oldest membership first. */
export async function listMembers(
  caller: Ctx,
  { limit = MAX_MEMBERS, offset = 0, ...named }: NamedOrganization & { limit?: number; offset?: number },
): Promise<{ members: MemberRow[]; total: number }> {
  const ctx = await actIn(caller, named);
  const [members, [total]] = await commit(directory(ctx), [
    selectMembers(ctx, { limit, offset }),
    selectMemberCount(ctx),
  ]);
  return { members, total: total?.count ?? 0 };
}

/** The caller as a member of the active organization. */
export async function getOwnMember(caller: Ctx): Promise<MemberRow> {
  const ctx = await actIn(caller);
  const member = await findMember(ctx, { userId: ctx.actor.userId });
  if (!member) throw noSuchMember();
  return member;
}

/** The caller's role, or that of another member. */
export async function getRole(
  caller: Ctx,
  { userId, ...named }: NamedOrganization & { userId?: string },
): Promise<Role> {
  const ctx = await actIn(caller, named);
  if (userId === undefined) return ctx.actor.role;
  const member = await findMember(ctx, { userId: Number(userId) });
  if (!member) throw noSuchMember();
  return member.role;
}

/** 400, as in better-auth. */
export function noSuchMember(): DomainError {
  return new DomainError('invalid', 'MEMBER_NOT_FOUND', 'The organization has no such member.');
}
