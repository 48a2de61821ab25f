import { GRACE_DAYS } from '../../../../contract/identity/organizations.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { momentOf, wakeNotices } from '../../notices/index.ts';
import { accountNotice } from '../account-notice.ts';
import {
  type Credentials,
  commitProven,
  findOwner,
  proveOwner,
  refusalOf,
} from '../reauthentication/prove-owner.ts';
import { deletionWords } from '../words/deletion.ts';
import { isNotSoleOwner, listLeftAlone, updateDeletesAt } from './store.ts';

const DAY_MS = 86_400_000;

/**
 * Requests the deletion of the caller's account, which works as before until then. Returns when it will be deleted; a
 * repetition changes nothing. Throws `conflict`, LAST_OWNER, which names the organizations; and like `proveOwner`.
 */
export async function deleteUser(ctx: Ctx, credentials: Credentials): Promise<number> {
  const owner = await findOwner(ctx);
  const { user } = owner;
  const proof = await proveOwner(ctx, owner, credentials);
  if (user.deletesAt !== null) return user.deletesAt;
  const alone = await listLeftAlone(ctx, user.id);
  if (alone.length > 0) throw lastOwner(alone);
  const deletesAt = ctx.now() + GRACE_DAYS * DAY_MS;
  await commitProven(
    ctx,
    [
      ...proof,
      requireThat(directory(ctx), isNotSoleOwner(user.id)),
      updateDeletesAt(ctx, user.id, deletesAt),
      audit(ctx, 'account.deletion_requested', `user:${user.id}`, {
        deletes_at: new Date(deletesAt).toISOString(),
      }),
      ...(await accountNotice(ctx, ctx.organizationId, user, (reader) => {
        const words = deletionWords[reader.language];
        return {
          subject: words.accountSubject,
          parts: [
            words.account(user.email, momentOf(reader, deletesAt)),
            words.accountUntil,
            words.accountHelp,
          ],
        };
      })),
    ],
    refusalOf(owner, credentials),
  );
  wakeNotices(ctx);
  return deletesAt;
}

function lastOwner(organizations: { id: number; name: string }[]): DomainError {
  const names = organizations.map(({ name }) => name).join(', ');
  return new DomainError(
    'conflict',
    'LAST_OWNER',
    `You are the last owner of ${names}. Make another member an owner, or delete the organization, then try again.`,
    { fields: { organizations: organizations.map(({ id, name }) => ({ id: String(id), name })) } },
  );
}
