import { and, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ApiKeyScope } from '../../../../contract/identity/api-keys.ts';
import type { Role } from '../../../platform/ctx.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { apiKeys, members } from '../schema.ts';

export type ApiKey = Omit<typeof apiKeys.$inferSelect, 'keyHash' | 'revokedAt'>;

const apiKeyColumns = {
  id: apiKeys.id,
  organizationId: apiKeys.organizationId,
  userId: apiKeys.userId,
  name: apiKeys.name,
  lastFour: apiKeys.lastFour,
  createdAt: apiKeys.createdAt,
  scopes: apiKeys.scopes,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

/** What a key may do, and who made it. */
export interface KeyHolder {
  keyId: number;
  userId: number;
  organizationId: number;
  role: Role;
  scopes: ApiKeyScope[] | null;
  lastUsedAt: number | null;
}

/** The key of this hash that is neither revoked nor expired; nothing once its maker is no member any more. */
export async function findApiKey(db: Database, keyHash: string, now: number): Promise<KeyHolder | undefined> {
  const [found] = await db
    .select({
      keyId: apiKeys.id,
      userId: apiKeys.userId,
      organizationId: apiKeys.organizationId,
      role: members.role,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(
      members,
      and(eq(members.organizationId, apiKeys.organizationId), eq(members.userId, apiKeys.userId)),
    )
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt), unexpired(now)))
    .limit(1);
  return found;
}

function unexpired(now: number): SQL | undefined {
  return or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));
}

/** Writes down that the key was used, unless that was done since `before`. */
export function touchKey(db: Database, holder: KeyHolder, now: number, before: number): Statement {
  return db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeys.id, holder.keyId),
        eq(apiKeys.organizationId, holder.organizationId),
        or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, before)),
      ),
    );
}

/** Whose keys: one user's, or with `userId` null everybody's in the organization; those that hold at `now`. */
export interface KeyScope {
  organizationId: number;
  userId: number | null;
  now: number;
}

function active(scope: KeyScope): SQL | undefined {
  return and(
    eq(apiKeys.organizationId, scope.organizationId),
    scope.userId === null ? undefined : eq(apiKeys.userId, scope.userId),
    isNull(apiKeys.revokedAt),
    unexpired(scope.now),
  );
}

/** Newest first, from below the id `before`. */
export function listApiKeys(
  db: Database,
  scope: KeyScope,
  { limit, before }: { limit: number; before: number | null },
): Promise<ApiKey[]> {
  return db
    .select(apiKeyColumns)
    .from(apiKeys)
    .where(and(active(scope), before === null ? undefined : lt(apiKeys.id, before)))
    .orderBy(desc(apiKeys.id))
    .limit(limit);
}

export async function findActiveKey(db: Database, scope: KeyScope, id: number): Promise<ApiKey | undefined> {
  const [found] = await db
    .select(apiKeyColumns)
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), active(scope)))
    .limit(1);
  return found;
}

/**
 * Beyond `most` active keys of the user the new one gets no name, which the table refuses (see
 * `isTooManyKeys`): so the whole batch falls, other than with a guard that only skips this statement.
 */
export function insertApiKey(
  db: Database,
  key: Omit<typeof apiKeys.$inferInsert, 'id' | 'revokedAt' | 'lastUsedAt'>,
  most: number,
): Statement {
  const { organizationId, userId, createdAt: now } = key;
  const count = db.$count(apiKeys, active({ organizationId, userId, now }));
  return db
    .insert(apiKeys)
    .values({ ...key, name: sql`CASE WHEN ${count} < ${most} THEN ${key.name} END` })
    .returning(apiKeyColumns);
}

export function isTooManyKeys(error: unknown): boolean {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    if (e.message.includes('NOT NULL constraint failed: api_keys.name')) return true;
  }
  return false;
}

export function revokeKey(db: Database, scope: KeyScope, id: number): Statement {
  return db
    .update(apiKeys)
    .set({ revokedAt: scope.now })
    .where(and(eq(apiKeys.id, id), active(scope)))
    .returning({ id: apiKeys.id });
}

/** Revokes all keys that the user made, in whatever organization. */
export function revokeKeysOf(db: Database, userId: number, now: number): Statement {
  return db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
}
