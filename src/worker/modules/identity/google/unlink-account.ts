import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { deleteLinkedAccount, findSignInMethods } from './store.ts';

/**
 * Unlinks an account; a password cannot be unlinked. Throws `invalid`, ACCOUNT_NOT_FOUND or
 * FAILED_TO_UNLINK_LAST_ACCOUNT.
 */
export async function unlinkAccount(
  ctx: Ctx,
  userId: number,
  filter: { providerId?: string | undefined; accountId?: string | undefined },
): Promise<void> {
  const methods = await findSignInMethods(directory(ctx), userId);
  const account = methods?.accounts.find(
    ({ id, provider }) =>
      (filter.accountId === undefined || filter.accountId === String(id)) &&
      (filter.providerId === undefined || filter.providerId === provider),
  );
  if (!account) {
    throw new DomainError(
      'invalid',
      'ACCOUNT_NOT_FOUND',
      'There is no such linked account. A password cannot be unlinked.',
    );
  }
  try {
    await commit(directory(ctx), [
      ...deleteLinkedAccount(directory(ctx), userId, account.id),
      audit(ctx, 'account.unlinked', `user:${userId}`, { provider: account.provider }),
    ]);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new DomainError(
      'invalid',
      'FAILED_TO_UNLINK_LAST_ACCOUNT',
      'You could not sign in any more. Set a password first.',
    );
  }
}
