import type { NamedOrganization } from '../../../../contract/identity/organizations.ts';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { actIn } from './acting.ts';
import { noSuchMember } from './get-active.ts';
import { findMember } from './store.ts';

/** Returns the caller's role, or that of another member. */
export async function getActiveMemberRole(
  caller: Ctx,
  { userId, ...named }: NamedOrganization & { userId?: string },
): Promise<Role> {
  const ctx = await actIn(caller, named);
  if (userId === undefined) return ctx.actor.role;
  const member = await findMember(ctx, { userId: Number(userId) });
  if (!member) throw noSuchMember();
  return member.role;
}
