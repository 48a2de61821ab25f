import type { CreateApiKey } from '../../../../contract/identity/api-keys.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, directory, isRefusal, requireThat } from '../../../platform/data/database.ts';
import { DomainError, invalid, notFound } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { KEYS_PER_USER } from '../limits.ts';
import { notAMember } from '../members/acting.ts';
import { isMember } from '../sessions/membership-store.ts';
import {
  type ApiKey,
  findActiveKey,
  insertApiKey,
  isTooManyKeys,
  type KeyFilter,
  listApiKeys,
  updateRevoked,
} from './store.ts';

export type { ApiKey };

export const KEY_PREFIX = 'herald_';
const RANDOM_LENGTH = 40;
export const KEY_PATTERN = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH}}$`);

/** Newest first. `next` is the cursor of the next page, null on the last. */
export async function listKeys(
  ctx: Ctx,
  { limit, cursor }: { limit: number; cursor?: number },
): Promise<{ keys: ApiKey[]; next: string | null }> {
  const rows = await listApiKeys(directory(ctx), visibleKeys(ctx), {
    limit: limit + 1,
    before: cursor ?? null,
  });
  const keys = rows.slice(0, limit);
  const last = keys.at(-1);
  return { keys, next: last && rows.length > limit ? String(last.id) : null };
}

/** Returns the key itself, which is not stored and cannot be shown again. */
export async function createKey(ctx: Ctx, input: CreateApiKey): Promise<ApiKey & { key: string }> {
  const { actor, organizationId } = ctx;
  const { name } = input;
  const scopes = input.scopes ? [...new Set(input.scopes)] : null;
  const expiresAt = input.expires_at === undefined ? null : Date.parse(input.expires_at);
  if (expiresAt !== null && expiresAt <= ctx.now())
    throw invalid('expires_at', 'expected a time in the future');
  if (actor.type !== 'user') {
    throw new DomainError('forbidden', 'SESSION_REQUIRED', 'An API key cannot create another key. Sign in.');
  }
  const key = KEY_PREFIX + randomBase62(RANDOM_LENGTH);
  const lastFour = key.slice(-4);
  const row = {
    organizationId,
    userId: actor.userId,
    name,
    keyHash: sha256(key),
    lastFour,
    createdAt: ctx.now(),
    scopes,
    expiresAt,
  };
  try {
    const [, [created]] = await commit(directory(ctx), [
      requireThat(directory(ctx), isMember(ctx, actor.userId)),
      insertApiKey(directory(ctx), row, KEYS_PER_USER),
      audit(ctx, 'api_key.created', target(lastFour), { name, scopes, expires_at: input.expires_at ?? null }),
    ]);
    if (!created) throw new Error('The inserted key was not returned.');
    return { ...created, key };
  } catch (error) {
    if (isRefusal(error)) throw notAMember();
    if (!isTooManyKeys(error)) throw error;
    throw new DomainError(
      'conflict',
      'TOO_MANY_API_KEYS',
      `A user can have at most ${KEYS_PER_USER} active keys. Revoke one first.`,
    );
  }
}

export async function revoke(ctx: Ctx, id: number): Promise<void> {
  const filter = visibleKeys(ctx);
  const key = await findActiveKey(directory(ctx), filter, id);
  if (!key) throw notFound('API key');
  await commit(directory(ctx), [
    updateRevoked(directory(ctx), filter, id),
    audit(ctx, 'api_key.revoked', target(key.lastFour), { id, name: key.name, user_id: key.userId }),
  ]);
}

/** Members see and revoke their own keys; admins and owners all keys of the organization. */
function visibleKeys(ctx: Ctx): KeyFilter {
  const user = userOf(ctx.actor);
  const userId = user?.role === 'member' ? user.userId : null;
  return { organizationId: ctx.organizationId, userId, now: ctx.now() };
}

/** Names a key by the part of it that people see: the batch that creates it does not know its id yet. */
const target = (lastFour: string) => `api_key:${KEY_PREFIX}…${lastFour}`;
