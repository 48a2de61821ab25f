import { and, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ApiKeyScope } from '../../../../contract/identity/api-keys.ts';
import type { Tags } from '../../../../lib/tags.ts';
import type { Role } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { noteHome, selectHome } from '../../../platform/data/commit/homes.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { areStillTags, readTags, selectTags } from '../../../platform/tags.ts';
import { apiKeys, members, users } from '../schema.ts';

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

/** An active key's permissions and its creator. */
export interface KeyHolder {
  keyId: number;
  name: string;
  userId: number;
  organizationId: number;
  role: Role;
  scopes: ApiKeyScope[] | null;
  lastUsedAt: number | null;
  emailVerified: boolean;
  tags: Tags;
}

/** Finds the active key with this hash; undefined when its creator is no longer a member. */
export async function findKeyHolder(
  db: Database,
  keyHash: string,
  now: number,
): Promise<KeyHolder | undefined> {
  const [[found]] = await commit(db, [
    db
      .select({
        keyId: apiKeys.id,
        name: apiKeys.name,
        userId: apiKeys.userId,
        organizationId: apiKeys.organizationId,
        role: members.role,
        scopes: apiKeys.scopes,
        lastUsedAt: apiKeys.lastUsedAt,
        emailVerified: users.emailVerified,
        home: selectHome(apiKeys.organizationId),
        tags: selectTags(apiKeys.organizationId),
      })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .innerJoin(
        members,
        and(eq(members.organizationId, apiKeys.organizationId), eq(members.userId, apiKeys.userId)),
      )
      .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt), isUnexpired(now)))
      .limit(1),
  ]);
  if (!found) return undefined;
  const { home, tags, ...holder } = found;
  noteHome(holder.organizationId, home);
  return { ...holder, tags: readTags(tags) };
}

/** True, as an expression, if the key with this hash is unchanged and active. Its scopes never change. */
export function isStillKey(keyHash: string, holder: KeyHolder, now: number): SQL {
  const { keyId, userId, organizationId, role, lastUsedAt, tags } = holder;
  return sql`EXISTS (SELECT 1 FROM ${apiKeys} AS k
    JOIN ${members} AS m ON m.organization_id = k.organization_id AND m.user_id = k.user_id
    WHERE k.key_hash = ${keyHash} AND k.id = ${keyId} AND k.user_id = ${userId}
      AND k.organization_id = ${organizationId} AND k.last_used_at IS ${lastUsedAt} AND m.role = ${role}
      AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > ${now}))
    AND ${areStillTags(organizationId, tags)}`;
}

function isUnexpired(now: number): SQL | undefined {
  return or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));
}

/** Records a use of the key, unless one was recorded after `before`. */
export function updateLastUse(db: Database, holder: KeyHolder, now: number, before: number): Statement {
  const isThis = and(
    eq(apiKeys.id, holder.keyId),
    eq(apiKeys.organizationId, holder.organizationId),
    or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, before)),
  );
  return hidden(db.update(apiKeys).set({ lastUsedAt: now }).where(isThis));
}

/** The keys of one user, or of the whole organization when `userId` is null; those active at `now`. */
export interface KeyFilter {
  organizationId: number;
  userId: number | null;
  now: number;
}

function isActive(filter: KeyFilter): SQL | undefined {
  return and(
    eq(apiKeys.organizationId, filter.organizationId),
    filter.userId === null ? undefined : eq(apiKeys.userId, filter.userId),
    isNull(apiKeys.revokedAt),
    isUnexpired(filter.now),
  );
}

/** Lists keys, newest first, with ids below `before`. */
export async function listApiKeys(
  db: Database,
  filter: KeyFilter,
  { limit, before }: { limit: number; before: number | null },
): Promise<ApiKey[]> {
  const [rows] = await commit(db, [
    db
      .select(apiKeyColumns)
      .from(apiKeys)
      .where(and(isActive(filter), before === null ? undefined : lt(apiKeys.id, before)))
      .orderBy(desc(apiKeys.id))
      .limit(limit),
  ]);
  return rows;
}

export async function findActiveKey(
  db: Database,
  filter: KeyFilter,
  id: number,
): Promise<ApiKey | undefined> {
  const [[key]] = await commit(db, [
    db
      .select(apiKeyColumns)
      .from(apiKeys)
      .where(and(eq(apiKeys.id, id), isActive(filter)))
      .limit(1),
  ]);
  return key;
}

/**
 * Inserts a key. If the user has `most` active keys already, it gets no name, which the table refuses: that fails the
 * whole batch (see `isTooManyKeys`), where a guard would only skip this statement.
 */
export function insertApiKey(
  db: Database,
  key: Omit<typeof apiKeys.$inferInsert, 'id' | 'revokedAt' | 'lastUsedAt'>,
  most: number,
): Statement<ApiKey[]> {
  const { organizationId, userId, createdAt: now } = key;
  const count = db.$count(apiKeys, isActive({ organizationId, userId, now }));
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

/** Revokes one key. */
export function updateRevoked(db: Database, filter: KeyFilter, id: number): Statement {
  return db
    .update(apiKeys)
    .set({ revokedAt: filter.now })
    .where(and(eq(apiKeys.id, id), isActive(filter)))
    .returning({ id: apiKeys.id });
}

/** Revokes all keys that the user created, in every organization. */
export function updateAllRevoked(db: Database, userId: number, now: number): Statement {
  return db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ organization_id: apiKeys.organizationId });
}

/** Deletes the keys of an organization that were revoked or expired before `before`. */
export function deleteDeadKeys(db: Database, organizationId: number, before: number): Statement[] {
  const isOfOrganization = eq(apiKeys.organizationId, organizationId);
  const wasRevoked = and(isOfOrganization, lt(apiKeys.revokedAt, before));
  const hasExpired = and(isOfOrganization, isNull(apiKeys.revokedAt), lt(apiKeys.expiresAt, before));
  return [
    db.delete(apiKeys).where(wasRevoked).returning({ id: apiKeys.id }),
    db.delete(apiKeys).where(hasExpired).returning({ id: apiKeys.id }),
  ];
}
