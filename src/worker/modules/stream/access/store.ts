import { and, count, eq, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type CredentialRow, platformCredentials } from './schema.ts';

/** Problems that only new credentials solve. */
const DISCONNECTING: PlatformCode[] = ['SIGN_IN_AGAIN', 'GONE'];

/** The version of a row that was read. */
export type Held = Pick<CredentialRow, 'platform' | 'secretId'>;

export interface Problem {
  code: PlatformCode;
  message: string;
}

/** The columns that change with a new secret. */
export type SecretFields = Pick<
  CredentialRow,
  'secretId' | 'secret' | 'accountId' | 'accountName' | 'scopes' | 'expiresAt' | 'lastCheckedAt' | 'waitUntil'
> & { problem: Problem | null };

function ofPlatform(ctx: Ctx, platform: Platform): SQL | undefined {
  return and(
    eq(platformCredentials.organizationId, ctx.organizationId),
    eq(platformCredentials.platform, platform),
  );
}

/** Returns an SQL condition: the row still has the secret that was read. */
export function isHeld(ctx: Ctx, { platform, secretId }: Held): SQL | undefined {
  return and(ofPlatform(ctx, platform), eq(platformCredentials.secretId, secretId));
}

function problemColumns(problem: Problem | null) {
  return { problemCode: problem?.code ?? null, problemMessage: problem?.message ?? null };
}

export function selectCredentials(ctx: Ctx): Statement<CredentialRow[]> {
  return database(ctx)
    .select()
    .from(platformCredentials)
    .where(eq(platformCredentials.organizationId, ctx.organizationId));
}

export function selectCredential(ctx: Ctx, platform: Platform): Statement<CredentialRow[]> {
  return database(ctx).select().from(platformCredentials).where(ofPlatform(ctx, platform));
}

export async function findCredential(ctx: Ctx, platform: Platform): Promise<CredentialRow | undefined> {
  const [[row]] = await commit(database(ctx), [selectCredential(ctx, platform)]);
  return row;
}

/** Returns whether access has not ended. If it has, only new credentials reconnect a platform. */
export function isConnected({ problemCode }: Pick<CredentialRow, 'problemCode'>): boolean {
  return problemCode === null || !DISCONNECTING.includes(problemCode);
}

/** Selects the platforms with credentials whose access has not ended. */
export function selectConnectedPlatforms(ctx: Ctx): Statement<{ platform: Platform }[]> {
  const { organizationId, platform, problemCode } = platformCredentials;
  const isWhole = or(isNull(problemCode), notInArray(problemCode, DISCONNECTING));
  return database(ctx)
    .select({ platform })
    .from(platformCredentials)
    .where(and(eq(organizationId, ctx.organizationId), isWhole));
}

/** Fails the batch unless the platform has credentials. */
export function requireCredential(ctx: Ctx, platform: Platform): Statement {
  const exists = sql`EXISTS (SELECT 1 FROM ${platformCredentials} WHERE ${ofPlatform(ctx, platform)})`;
  return requireThat(database(ctx), exists);
}

/** Fails the batch if the secret was replaced. */
export function requireHeld(ctx: Ctx, held: Held): Statement {
  const exists = sql`EXISTS (SELECT 1 FROM ${platformCredentials} WHERE ${isHeld(ctx, held)})`;
  return requireThat(database(ctx), exists);
}

/** The wait of an account that stays the same: the platform's limit is per account, whoever signs in. */
const waitOfAccount = sql`CASE WHEN platform_credentials.account_id = excluded.account_id
  THEN nullif(max(coalesce(platform_credentials.wait_until, 0), coalesce(excluded.wait_until, 0)), 0)
  ELSE excluded.wait_until END`;

/** Replaces the credentials. A running refresh of the old ones is discarded. */
export function upsertCredential(
  ctx: Ctx,
  platform: Platform,
  { problem, ...fields }: SecretFields,
): Statement<CredentialRow[]> {
  const now = ctx.now();
  const row = {
    ...fields,
    ...problemColumns(problem),
    refreshLease: null,
    refreshUntil: null,
    updatedAt: now,
  };
  return database(ctx)
    .insert(platformCredentials)
    .values({ ...row, organizationId: ctx.organizationId, platform, createdAt: now })
    .onConflictDoUpdate({
      target: [platformCredentials.organizationId, platformCredentials.platform],
      set: { ...row, waitUntil: waitOfAccount },
    })
    .returning();
}

export function deleteCredential(ctx: Ctx, platform: Platform): Statement {
  return database(ctx).delete(platformCredentials).where(ofPlatform(ctx, platform));
}

/** Stores the result of a check. The secret remains the same, with more fields. */
export function updateChecked(
  ctx: Ctx,
  row: CredentialRow,
  found: Pick<CredentialRow, 'secret' | 'accountId' | 'accountName' | 'scopes'> & { problem: Problem | null },
): Statement<CredentialRow[]> {
  const { problem, ...fields } = found;
  return database(ctx)
    .update(platformCredentials)
    .set({ ...fields, ...problemColumns(problem), lastCheckedAt: ctx.now() })
    .where(and(isHeld(ctx, row), eq(platformCredentials.secret, row.secret)))
    .returning();
}

/** Sets or clears the problem unless the secret was replaced. */
export function updateProblem(ctx: Ctx, held: Held, problem: Problem | null): Statement {
  return database(ctx).update(platformCredentials).set(problemColumns(problem)).where(isHeld(ctx, held));
}

/** Stores the time before which the platform accepts no calls. The later of two times wins. */
export function updateWait(ctx: Ctx, platform: Platform, until: number): Statement {
  const { waitUntil } = platformCredentials;
  return database(ctx)
    .update(platformCredentials)
    .set({ waitUntil: sql`max(coalesce(${waitUntil}, 0), ${until})` })
    .where(ofPlatform(ctx, platform));
}

/** Selects credentials of all organizations sealed with an encryption key before `key`. */
export function selectSealedBefore(ctx: ServiceCtx, key: number, limit: number): Statement<CredentialRow[]> {
  const { encryptionKey } = platformCredentials;
  return database(ctx).select().from(platformCredentials).where(lt(encryptionKey, key)).limit(limit);
}

export function selectSealedCount(ctx: ServiceCtx, key: number): Statement<{ count: number }[]> {
  const { encryptionKey } = platformCredentials;
  return database(ctx).select({ count: count() }).from(platformCredentials).where(lt(encryptionKey, key));
}

/** Replaces a sealed secret unless it was changed in the meantime. */
export function updateSeal(ctx: ServiceCtx, row: CredentialRow, secret: string): Statement {
  return database(ctx)
    .update(platformCredentials)
    .set({ secret })
    .where(
      and(
        eq(platformCredentials.organizationId, row.organizationId),
        eq(platformCredentials.platform, row.platform),
        eq(platformCredentials.secret, row.secret),
      ),
    );
}
