import type { NamedOrganization } from '../../../../contract/identity/organizations.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { wakeNotices } from '../../notices/index.ts';
import { actIn, type MemberCtx, notAMember } from '../members/acting.ts';
import { requireRole } from '../members/store.ts';
import { deletionWords } from '../words/deletion.ts';
import { updateStays } from './deletion-store.ts';
import { noticeToOwners, quotable } from './notice-to-owners.ts';
import { type OrganizationRow, selectOrganization } from './store.ts';

/** Cancels the deletion of an organization, and notifies all owners. Changes nothing if none was requested. */
export async function cancelOrganizationDeletion(
  caller: Ctx,
  named: NamedOrganization,
): Promise<OrganizationRow> {
  const ctx = await actIn(caller, named);
  requireOwner(ctx);
  const [[before]] = await commit(directory(ctx), [selectOrganization(ctx)]);
  if (!before) throw notAMember();
  if (before.deletesAt === null) return before;
  const update = updateStays(ctx);
  const name = quotable(before);
  const results = await commitUnlessRefused(
    directory(ctx),
    [
      requireRole(ctx, ctx.actor.userId, ['owner']),
      update,
      audit(ctx, 'organization.deletion_canceled', `organization:${ctx.organizationId}`),
      ...(await noticeToOwners(ctx, ({ language }) => {
        const words = deletionWords[language];
        return { subject: words.staysSubject(name), parts: [words.stays(name)] };
      })),
    ],
    notTheOwner,
  );
  wakeNotices(ctx);
  const [organization] = results.of(update);
  if (!organization) throw notAMember();
  return organization;
}

/** Throws `forbidden`, YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION, unless the caller owns the organization. */
export function requireOwner(ctx: MemberCtx): void {
  if (ctx.actor.role !== 'owner') throw notTheOwner();
}

function notTheOwner(): DomainError {
  return new DomainError(
    'forbidden',
    'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION',
    'This needs the role owner in the organization.',
  );
}
