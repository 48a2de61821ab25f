import { type DeleteOrganization, GRACE_DAYS } from '../../../../contract/identity/organizations.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { momentOf, plainWords, wakeNotices } from '../../notices/index.ts';
import { actIn } from '../members/acting.ts';
import { requireRole } from '../members/store.ts';
import { commitProven, findOwner, proveOwner, refusalOf } from '../reauthentication/prove-owner.ts';
import { deletionWords } from '../words/deletion.ts';
import { requireOwner } from './cancel-deletion.ts';
import { updateDeletesAt } from './deletion-store.ts';
import { MAX_NAME_LENGTH, noticeToOwners, quotable } from './notice-to-owners.ts';
import { type OrganizationRow, selectOrganization } from './store.ts';

const DAY_MS = 86_400_000;

/**
 * Requests the deletion of an organization, which works as before until then, and notifies all owners. A repetition
 * changes nothing. `requireNoRenewal` refuses while a subscription renews automatically. Throws `forbidden`; `invalid`,
 * CONFIRMATION_MISMATCH; and like `proveOwner`.
 */
export async function deleteOrganization(
  caller: Ctx,
  { confirm, password, code, ...named }: DeleteOrganization,
  requireNoRenewal: (ctx: Ctx) => Promise<void>,
): Promise<OrganizationRow> {
  const ctx = await actIn(caller, named);
  requireOwner(ctx);
  const [[organization]] = await commit(directory(ctx), [selectOrganization(ctx)]);
  if (!organization) throw new Error('The organization does not exist.');
  if (confirm !== organization.slug && confirm !== organization.name) throw mismatch();
  await requireNoRenewal(ctx);
  const user = await findOwner(ctx);
  const proof = await proveOwner(ctx, user, { password, code });
  if (organization.deletesAt !== null) return organization;

  const deletesAt = ctx.now() + GRACE_DAYS * DAY_MS;
  const name = quotable(organization);
  const asker = plainWords(user.user.name, MAX_NAME_LENGTH);
  await commitProven(
    ctx,
    [
      ...proof,
      requireRole(ctx, ctx.actor.userId, ['owner']),
      updateDeletesAt(ctx, deletesAt),
      audit(ctx, 'organization.deletion_requested', `organization:${ctx.organizationId}`, {
        deletes_at: new Date(deletesAt).toISOString(),
      }),
      ...(await noticeToOwners(ctx, (reader) => {
        const words = deletionWords[reader.language];
        return {
          subject: words.organizationSubject(name),
          parts: [
            words.organization(asker || words.anOwner, name),
            words.organizationTime(momentOf(reader, deletesAt)),
            words.organizationHelp,
          ],
        };
      })),
    ],
    refusalOf(user, { password, code }),
  );
  wakeNotices(ctx);
  return { ...organization, deletesAt };
}

function mismatch(): DomainError {
  return new DomainError(
    'invalid',
    'CONFIRMATION_MISMATCH',
    '`confirm` must be the slug or the name of the organization that is to be deleted.',
    { errors: [{ path: 'confirm', message: 'neither the slug nor the name of the organization' }] },
  );
}
