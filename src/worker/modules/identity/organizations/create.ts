import type { CreateOrganization } from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { DomainError, isUniqueViolation } from '../../../platform/errors.ts';
import { sessionActor } from '../access/session-actor.ts';
import { findMember, type MemberRow } from '../members/store.ts';
import { wakeWelcomes, welcome } from '../welcome/welcome.ts';
import { activate, idOfSlug, insertOrganization, type OrganizationRow, requireFewerOwned } from './store.ts';

/** Organizations of which one user may be an owner, when making another. */
const MOST_OWNED = 20;

/** Makes an organization, the caller its owner, and moves the session into it unless told otherwise. */
export async function createOrganization(
  ctx: Ctx,
  { keepCurrentActiveOrganization, ...input }: CreateOrganization,
): Promise<{ organization: OrganizationRow; owner: MemberRow }> {
  const actor = sessionActor(ctx);
  const { name, slug, logo = null, metadata = null } = input;
  const organizationId = idOfSlug(slug);
  // The new organization's own log begins with it, and its id is only known in the batch.
  const itself = { ...ctx, organizationId };
  try {
    const results = await commit(database(ctx), [
      requireFewerOwned(ctx, actor.userId, MOST_OWNED),
      ...insertOrganization(ctx, actor.userId, { name, slug, logo, metadata }),
      ...(keepCurrentActiveOrganization ? [] : [activate(ctx, actor, organizationId)]),
      audit(itself, 'organization.created', `organization:${slug}`, { name }),
      welcome(ctx, { id: actor.userId }),
    ]);
    wakeWelcomes(ctx, results.at(-1));
    const [organization] = results[1] as OrganizationRow[];
    if (!organization) throw new Error('the inserted organization was not returned');
    const owner = await findMember({ ...ctx, organizationId: organization.id }, { userId: actor.userId });
    if (!owner) throw new Error('the owner of the new organization is not there');
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
      `A user is owner of at most ${MOST_OWNED} organizations.`,
    );
  }
}
