import type { CreateOrganization } from '../../../../contract/identity/organizations.ts';
import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { findMember, type MemberRow } from '../members/store.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { updateActiveOrganization } from '../sessions/store.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { idOfSlug, insertOrganization, type OrganizationRow, requireFewerOwned } from './store.ts';

/** An owner of this many organizations cannot create another. */
const MAX_OWNED = 20;

/** Creates an organization owned by the caller, and makes it the active one unless the input says otherwise. */
export async function createOrganization(
  ctx: Ctx,
  { keepCurrentActiveOrganization, ...input }: CreateOrganization,
): Promise<{ organization: OrganizationRow; owner: MemberRow }> {
  const actor = sessionActor(ctx);
  const { name, slug, logo = null, metadata = null } = input;
  const organizationId = idOfSlug(slug);
  // The entry belongs into the audit log of the new organization, whose id only the batch knows.
  const newCtx = { ...ctx, organizationId };
  const grant = welcome(ctx, { id: actor.userId });
  try {
    const results = await commit(directory(ctx), [
      requireFewerOwned(ctx, actor.userId, MAX_OWNED),
      ...insertOrganization(ctx, actor.userId, { name, slug, logo, metadata }),
      ...(keepCurrentActiveOrganization ? [] : [updateActiveOrganization(ctx, actor, organizationId)]),
      audit(newCtx, 'organization.created', `organization:${slug}`, { name }),
      grant,
    ]);
    wakeWelcomes(ctx, results.of(grant));
    const [organization] = results[1];
    if (!organization) throw new Error('The inserted organization was not returned.');
    const owner = await findMember({ ...ctx, organizationId: organization.id }, { userId: actor.userId });
    if (!owner) throw new Error('The owner of the new organization was not found.');
    return { organization, owner };
  } catch (error) {
    if (isUniqueViolation(error, 'organizations.slug')) {
      const detail = 'Another organization has this slug.';
      throw new DomainError('invalid', 'ORGANIZATION_ALREADY_EXISTS', detail);
    }
    if (!isRefusal(error)) throw error;
    throw new DomainError(
      'refused',
      'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS',
      `A user can own at most ${MAX_OWNED} organizations.`,
    );
  }
}
