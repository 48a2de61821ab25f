import type { CredentialTest } from '../../../../contract/stream/credentials.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { clients } from '../access/clients.ts';
import type { CredentialRow } from '../access/schema.ts';
import { sealSecret } from '../access/secrets.ts';
import { updateChecked } from '../access/store.ts';
import { useSecret } from '../access/use.ts';
import { PlatformFailure } from '../platforms/platform.ts';
import { problemOf } from './examine.ts';

/** Checks stored credentials with the platform, connected or not, and stores the result. */
export async function checkStored(ctx: Ctx, row: CredentialRow): Promise<CredentialTest> {
  const client = clients[row.platform];
  try {
    const check = async (secret: unknown, current: CredentialRow): Promise<CredentialTest> => {
      const { account, secret: checked } = await client.check(ctx, secret);
      const scopes = account.scopes ?? current.scopes;
      // Empty scopes mean that the platform did not return them.
      const lacking = scopes.length > 0 ? client.scopes.filter((scope) => !scopes.includes(scope)) : [];
      const missing = [...new Set([...account.missing, ...lacking])];
      const problem = problemOf({ missing });
      await commit(database(ctx), [
        updateChecked(ctx, current, {
          secret: await sealSecret(ctx.env, current.secretId, checked),
          accountId: account.id,
          accountName: account.name,
          scopes,
          problem,
        }),
      ]);
      return {
        success: problem === null,
        account_name: account.name,
        missing,
        error: problem?.message ?? '',
        cost_usd: client.checkCost,
      };
    };
    const hasUnknownScopes = (secret: unknown) =>
      row.scopes.length === 0 && client.renewalTellsScopes?.(secret) === true;
    return await useSecret(ctx, row, check, hasUnknownScopes);
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    const { message, missing } = error;
    return { success: false, account_name: row.accountName, missing, error: message, cost_usd: null };
  }
}
