import type { NamedOrganization } from '../../../../contract/identity/organizations.ts';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { actIn } from './acting.ts';
import { findMember, findMembers, type MemberRow } from './store.ts';

/** How many an organization has at most, and a list shows. */
export const MOST_MEMBERS = 200;

/** Members of an organization of one's own: those who have been there longest first. */
export async function listMembers(
  given: Ctx,
  { limit = MOST_MEMBERS, offset = 0, ...named }: NamedOrganization & { limit?: number; offset?: number },
): Promise<{ members: MemberRow[]; total: number }> {
  return findMembers(await actIn(given, named), { limit, offset });
}

/** The caller in the active organization. */
export async function ownMember(given: Ctx): Promise<MemberRow> {
  const ctx = await actIn(given);
  const found = await findMember(ctx, { userId: ctx.actor.userId });
  if (!found) throw noSuchMember();
  return found;
}

/** One's own role, or that of another member. */
export async function roleOf(
  given: Ctx,
  { userId, ...named }: NamedOrganization & { userId?: string },
): Promise<Role> {
  const ctx = await actIn(given, named);
  if (userId === undefined) return ctx.actor.role;
  const found = await findMember(ctx, { userId: Number(userId) });
  if (!found) throw noSuchMember();
  return found.role;
}

/** 400, as better-auth has it. */
export function noSuchMember(): DomainError {
  return new DomainError('invalid', 'MEMBER_NOT_FOUND', 'The organization has no such member.');
}
