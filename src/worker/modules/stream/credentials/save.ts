import type { Credential } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { clients } from '../access/clients.ts';
import { sealSecret } from '../access/secrets.ts';
import { findCredential, upsertCredential } from '../access/store.ts';
import { checkStored } from './check-stored.ts';
import { examine } from './examine.ts';
import { toCredential } from './list.ts';

/** A precondition for storing the credentials. */
interface Condition {
  requirement: Statement;
  refusal(): Error;
}

/**
 * Stores credentials that the platform accepts, or that could not be checked because it is down. Throws `invalid`;
 * `refused` (CREDENTIAL_REFUSED); the refusal of the condition; and the errors of `limitOutside`.
 */
export async function saveCredential(
  ctx: Ctx,
  platform: Platform,
  value: string,
  action: 'credential.added' | 'credential.changed' | 'credential.set',
  condition: Condition | null = null,
): Promise<Credential> {
  const given = clients[platform].parse(value);
  await limitOutside(ctx, 'platform');
  const { secret, account, scopes, expiresAt, problem, waitUntil } = await examine(ctx, platform, given);
  const secretId = crypto.randomUUID();
  const upsert = upsertCredential(ctx, platform, {
    secretId,
    secret: await sealSecret(ctx.env, secretId, secret),
    accountId: account?.id ?? null,
    accountName: account?.name ?? null,
    scopes: scopes ?? [],
    expiresAt,
    lastCheckedAt: account ? ctx.now() : null,
    waitUntil,
    problem,
  });
  const results = await commitUnlessRefused(
    database(ctx),
    [
      ...(condition ? [condition.requirement] : []),
      upsert,
      audit(ctx, action, `credential:${platform}`, { account: account?.name ?? null }),
    ],
    () => condition!.refusal(),
  );
  const [row] = results.of(upsert);
  if (account || problem || !row) return toCredential(platform, row);
  // The tokens were renewed: now that they are stored, they can be used.
  await checkStored(ctx, row);
  return toCredential(platform, await findCredential(ctx, platform));
}
