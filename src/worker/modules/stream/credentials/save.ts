import type { Credential } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused, database, type Statement } from '../../../platform/data/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { sealSecret } from '../access/secrets.ts';
import { clients } from '../platforms/clients.ts';
import { checkStored } from './check-stored.ts';
import { examine } from './examine.ts';
import { requirePlatform, toCredential } from './list.ts';
import { findCredential, requireCredential, upsertCredential } from './store.ts';

/** Connects or reconnects a platform. Throws like `save`. */
export async function addCredential(ctx: Ctx, platform: Platform, value: string): Promise<Credential> {
  return save(ctx, platform, value, 'credential.added');
}

/** Creates or replaces credentials. Throws `not_found` for the platform, and like `save`. */
export async function putCredential(ctx: Ctx, platform: string, value: string): Promise<Credential> {
  return save(ctx, requirePlatform(platform), value, 'credential.set');
}

/** Replaces existing credentials. Throws `not_found`, and like `save`. */
export async function updateCredential(ctx: Ctx, platform: Platform, value: string): Promise<Credential> {
  if (!(await findCredential(ctx, platform))) throw notFound('credential');
  return save(ctx, platform, value, 'credential.changed', {
    requirement: requireCredential(ctx, platform),
    refusal: () => notFound('credential'),
  });
}

/** A precondition for storing the credentials. */
interface Condition {
  requirement: Statement;
  refusal(): Error;
}

/**
 * Stores credentials that the platform accepts, or could not check. Throws `invalid`; `refused` (CREDENTIAL_REFUSED);
 * the refusal of the condition; and the errors of `limitOutside`.
 */
async function save(
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
  // The tokens were renewed; they can be used now that they are stored.
  await checkStored(ctx, row);
  return toCredential(platform, await findCredential(ctx, platform));
}
