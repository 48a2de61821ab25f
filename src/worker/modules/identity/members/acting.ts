import type { NamedOrganization } from '../../../../contract/identity/organizations.ts';
import type { Actor, Ctx, Role } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { findOwnMembership } from './store.ts';

/** The context of a signed-in user, with the role they have in its organization. */
export interface MemberCtx extends Ctx {
  actor: Extract<Actor, { type: 'user' }>;
}

/**
 * The caller in the organization that the call names, else in the active one. Throws `forbidden`:
 * USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION, whether or not there is one, and SESSION_REQUIRED.
 */
export async function actIn(ctx: Ctx, named: NamedOrganization = {}): Promise<MemberCtx> {
  const actor = sessionActor(ctx);
  const { organizationId, organizationSlug } = named;
  if (organizationId === undefined && organizationSlug === undefined) return { ...ctx, actor };
  const found = await findOwnMembership(
    ctx,
    actor.userId,
    organizationId === undefined ? { slug: String(organizationSlug) } : { id: Number(organizationId) },
  );
  if (!found) throw notAMember();
  return { ...ctx, organizationId: found.organizationId, actor: { ...actor, role: found.role } };
}

export function notAMember(): DomainError {
  return new DomainError(
    'forbidden',
    'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    'You are a member of no such organization: GET /api/auth/organization/list tells yours.',
  );
}

/** Whether the role runs the organization: invites, and manages admins and members. */
export function isAdmin(role: Role): boolean {
  return role !== 'member';
}
