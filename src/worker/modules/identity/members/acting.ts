import type { NamedOrganization } from '../../../../contract/identity/organizations.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Actor, Ctx, Role } from '../../../platform/ctx.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { findOwnMembership } from './store.ts';

/** The context of a signed-in user, with their role in its organization. */
export interface MemberCtx extends Ctx {
  actor: Extract<Actor, { type: 'user' }>;
}

/**
 * Returns the caller's context in the organization that the call names, else in the active one. Throws `forbidden`:
 * SESSION_REQUIRED, and USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION, also when that organization does not exist.
 */
export async function actIn(ctx: Ctx, named: NamedOrganization = {}): Promise<MemberCtx> {
  const actor = sessionActor(ctx);
  const { organizationId, organizationSlug } = named;
  if (organizationId === undefined && organizationSlug === undefined) return { ...ctx, actor };
  const membership = await findOwnMembership(
    ctx,
    actor.userId,
    organizationId === undefined ? { slug: String(organizationSlug) } : { id: Number(organizationId) },
  );
  if (!membership) throw notAMember();
  const { organizationId: id, role } = membership;
  return { ...ctx, organizationId: id, tags: undefined, actor: { ...actor, role } };
}

export function notAMember(): DomainError {
  return new DomainError(
    'forbidden',
    'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    'You are not a member of this organization. GET /api/auth/organization/list lists yours.',
  );
}

/** Whether the role manages the organization: invites, and manages admins and members. */
export function isAdmin(role: Role): boolean {
  return role !== 'member';
}
