import type { NamedOrganization, UpdateOrganization } from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, directory, isRefusal } from '../../../platform/data/database.ts';
import { DomainError, isUniqueViolation } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { type InvitationRow, selectInvitations } from '../invitations/store.ts';
import { actIn, isAdmin, notAMember } from '../members/acting.ts';
import { MAX_MEMBERS } from '../members/list.ts';
import { type MemberRow, requireRole, selectMembers } from '../members/store.ts';
import {
  isSlugTaken,
  listOrganizationsOf,
  type OrganizationRow,
  selectOrganization,
  updateActiveOrganization,
  updateOrganization as updateRow,
} from './store.ts';

const MAX_LISTED = 200;

/** The organizations that the caller is a member of. */
export function listOrganizations(ctx: Ctx): Promise<OrganizationRow[]> {
  return listOrganizationsOf(ctx, sessionActor(ctx).userId, MAX_LISTED);
}

/** Makes an organization the active one of the caller's session. */
export async function setActive(caller: Ctx, named: NamedOrganization): Promise<OrganizationRow> {
  const ctx = await actIn(caller, named);
  const [sessions, [organization]] = await commit(directory(ctx), [
    updateActiveOrganization(ctx, ctx.actor, ctx.organizationId),
    selectOrganization(ctx),
  ]);
  if (sessions.length !== 1) throw notAMember();
  if (!organization) throw new Error('The organization does not exist.');
  return organization;
}

/** An organization with its members and, for its admins and owners, its invitations. */
export async function getFullOrganization(
  caller: Ctx,
  { membersLimit = MAX_MEMBERS, ...named }: NamedOrganization & { membersLimit?: number },
): Promise<{ organization: OrganizationRow; members: MemberRow[]; invitations: InvitationRow[] }> {
  const ctx = await actIn(caller, named);
  const invitationsStatement = selectInvitations(ctx);
  const canSeeInvitations = isAdmin(ctx.actor.role);
  const results = await commit(directory(ctx), [
    selectOrganization(ctx),
    selectMembers(ctx, { limit: membersLimit, offset: 0 }),
    ...(canSeeInvitations ? [invitationsStatement] : []),
  ]);
  const [[organization], members] = results;
  if (!organization) throw new Error('The organization does not exist.');
  return {
    organization,
    members,
    invitations: canSeeInvitations ? results.of(invitationsStatement) : [],
  };
}

/** Throws `invalid`, ORGANIZATION_SLUG_ALREADY_TAKEN, unless a new organization could have this slug. */
export async function checkSlug(ctx: Ctx, slug: string): Promise<void> {
  sessionActor(ctx);
  if (await isSlugTaken(ctx, slug)) throw slugTaken();
}

/** Changes the fields in `data`. Needs the role admin, for the slug the role owner. */
export async function updateOrganization(caller: Ctx, input: UpdateOrganization): Promise<OrganizationRow> {
  const ctx = await actIn(caller, input);
  const { data } = input;
  const { role, userId } = ctx.actor;
  const needed = data.slug === undefined ? ('admin' as const) : ('owner' as const);
  if (needed === 'owner' ? role !== 'owner' : !isAdmin(role)) throw notAllowed(needed);
  try {
    const [, [organization]] = await commit(directory(ctx), [
      requireRole(ctx, userId, needed === 'owner' ? ['owner'] : ['owner', 'admin']),
      updateRow(ctx, data),
      audit(ctx, 'organization.updated', `organization:${ctx.organizationId}`, { fields: Object.keys(data) }),
    ]);
    if (!organization) throw new Error('The updated organization was not returned.');
    return organization;
  } catch (error) {
    if (isRefusal(error)) throw notAllowed(needed);
    if (isUniqueViolation(error, 'organizations.slug')) throw slugTaken();
    throw error;
  }
}

function notAllowed(needed: 'admin' | 'owner'): DomainError {
  return new DomainError(
    'forbidden',
    'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
    `This needs the role ${needed} in the organization.`,
  );
}

function slugTaken(): DomainError {
  return new DomainError('invalid', 'ORGANIZATION_SLUG_ALREADY_TAKEN', 'Another organization has this slug.');
}
