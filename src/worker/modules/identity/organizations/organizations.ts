import type { NamedOrganization, UpdateOrganization } from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { DomainError, isUniqueViolation } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { findInvitations, type InvitationRow } from '../invitations/store.ts';
import { actIn, isAdmin, notAMember } from '../members/acting.ts';
import { MOST_MEMBERS } from '../members/list.ts';
import { findMembers, type MemberRow, requireRole } from '../members/store.ts';
import {
  activate,
  findOrganization,
  findOrganizationsOf,
  isSlugTaken,
  type OrganizationRow,
  updateOrganization as updateRow,
} from './store.ts';

const MOST_LISTED = 200;

/** Those of which the caller is a member. */
export function listOrganizations(ctx: Ctx): Promise<OrganizationRow[]> {
  return findOrganizationsOf(ctx, sessionActor(ctx).userId, MOST_LISTED);
}

/** Makes an organization the one that every call of this session is about. */
export async function setActive(given: Ctx, named: NamedOrganization): Promise<OrganizationRow> {
  const ctx = await actIn(given, named);
  const [moved] = await commit(database(ctx), [activate(ctx, ctx.actor, ctx.organizationId)]);
  if (moved?.length !== 1) throw notAMember();
  return findOrganization(ctx);
}

/** An organization with its members; to those who run it, with its invitations. */
export async function getFullOrganization(
  given: Ctx,
  { membersLimit = MOST_MEMBERS, ...named }: NamedOrganization & { membersLimit?: number },
): Promise<{ organization: OrganizationRow; members: MemberRow[]; invitations: InvitationRow[] }> {
  const ctx = await actIn(given, named);
  const [organization, { members }, invitations] = await Promise.all([
    findOrganization(ctx),
    findMembers(ctx, { limit: membersLimit, offset: 0 }),
    isAdmin(ctx.actor.role) ? findInvitations(ctx) : [],
  ]);
  return { organization, members, invitations };
}

/** Throws `invalid`, ORGANIZATION_SLUG_ALREADY_TAKEN, unless a new organization could have this slug. */
export async function checkSlug(ctx: Ctx, slug: string): Promise<void> {
  sessionActor(ctx);
  if (await isSlugTaken(ctx, slug)) throw slugTaken();
}

/** Changes what is given: admins all but the slug, owners that too. */
export async function updateOrganization(given: Ctx, input: UpdateOrganization): Promise<OrganizationRow> {
  const ctx = await actIn(given, input);
  const { data } = input;
  const { role, userId } = ctx.actor;
  const least = data.slug === undefined ? ('admin' as const) : ('owner' as const);
  if (least === 'owner' ? role !== 'owner' : !isAdmin(role)) throw notAllowed(least);
  try {
    const [, [organization]] = await commit(database(ctx), [
      requireRole(ctx, userId, least === 'owner' ? ['owner'] : ['owner', 'admin']),
      updateRow(ctx, data),
      audit(ctx, 'organization.updated', `organization:${ctx.organizationId}`, { fields: Object.keys(data) }),
    ]);
    if (!organization) throw new Error('the updated organization was not returned');
    return organization;
  } catch (error) {
    if (isRefusal(error)) throw notAllowed(least);
    if (isUniqueViolation(error, 'organizations.slug')) throw slugTaken();
    throw error;
  }
}

function notAllowed(least: 'admin' | 'owner'): DomainError {
  return new DomainError(
    'forbidden',
    'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
    `This needs the role ${least} in the organization.`,
  );
}

function slugTaken(): DomainError {
  return new DomainError('invalid', 'ORGANIZATION_SLUG_ALREADY_TAKEN', 'Another organization has this slug.');
}
