import type { UpdateOrganization } from '../../../../contract/identity/organizations.ts';
import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { actIn, isAdmin } from '../members/acting.ts';
import { requireRole } from '../members/store.ts';
import { slugTaken } from './check-slug.ts';
import { type OrganizationRow, updateOrganization as updateRow } from './store.ts';

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
