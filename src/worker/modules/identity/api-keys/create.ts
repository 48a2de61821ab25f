import type { CreateApiKey } from '../../../../contract/identity/api-keys.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal, requireThat } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { KEYS_PER_USER } from '../limits.ts';
import { notAMember } from '../members/acting.ts';
import { isMember } from '../sessions/membership-store.ts';
import { KEY_PREFIX, RANDOM_LENGTH, targetOf } from './key.ts';
import { type ApiKey, insertApiKey, isTooManyKeys } from './store.ts';

/** Creates an API key. Returns the key itself, which is not stored and cannot be shown again. */
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
      audit(ctx, 'api_key.created', targetOf(lastFour), {
        name,
        scopes,
        expires_at: input.expires_at ?? null,
      }),
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
