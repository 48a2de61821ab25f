import type { PutStreamChannel } from '../../../../contract/stream/channel.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, directory } from '../../../platform/data/database.ts';
import { upsertLookup } from '../channel/store.ts';
import { LOOKUPS_PER_DAY, TICK } from '../detection/limits.ts';
import { blockOf, toBlock } from '../detection/poll-key.ts';
import { selectYoutubeKey, upsertYoutubeKey } from '../detection/store.ts';
import type { ChannelFacts } from '../youtube/answers.ts';
import { type Found, listChannels } from '../youtube/calls.ts';
import { MESSAGES, YouTubeFailure } from '../youtube/failure.ts';
import { nextMidnight, quotaDay } from '../youtube/los-angeles.ts';
import { filtersOf } from './names.ts';

interface Key {
  apiKey: string;
  /** Whether the key is the organization's own. */
  isOwn: boolean;
}

/**
 * Looks up the channel of a request through the platform's API. Costs one unit; for old custom addresses up to two.
 * Throws `invalid`; `refused` (NO_SUCH_CHANNEL; KEY_REJECTED if it is the organization's own); `limited`
 * (TOO_MANY_REQUESTS); `unavailable` (QUOTA_EXCEEDED, RATE_LIMITED, KEY_REJECTED); `remote_failed` (PLATFORM_DOWN).
 */
export async function lookUpChannel(
  ctx: Ctx,
  input: PutStreamChannel,
  { apiKey, isOwn }: Key,
): Promise<Found<ChannelFacts>> {
  const filters = filtersOf(input);
  const now = ctx.now();
  const [[lookups], [[key]]] = await Promise.all([
    commit(database(ctx), [upsertLookup(ctx, quotaDay(now))]),
    commit(directory(ctx), [selectYoutubeKey(ctx, sha256(apiKey))]),
  ]);
  if (!isOwn && (lookups[0]?.count ?? 0) > LOOKUPS_PER_DAY) throw tooMany(now);
  const block = blockOf(key, now);
  // A rejected key may work again.
  if (block?.code === 'QUOTA_EXCEEDED') throw toDomainError(new YouTubeFailure('QUOTA_EXCEEDED'), isOwn, now);
  for (const filter of filters) {
    const found = await ask(ctx, { apiKey, isOwn }, filter);
    const [channel] = found.value;
    if (channel) return { value: channel, serverTime: found.serverTime };
  }
  throw new DomainError(
    'refused',
    'NO_SUCH_CHANNEL',
    'The video platform has no such channel. Its id (UC…) is the surest name.',
  );
}

async function ask(ctx: Ctx, { apiKey, isOwn }: Key, filter: Record<string, string>) {
  const keyHash = sha256(apiKey);
  try {
    const found = await listChannels(ctx, { apiKey, timeoutMs: TICK.timeoutMs }, filter);
    await commit(directory(ctx), [upsertYoutubeKey(ctx, keyHash, { units: 1, block: null })]);
    return found;
  } catch (error) {
    if (!(error instanceof YouTubeFailure)) throw error;
    ctx.log.warn('youtube.failed', { code: error.code });
    const block = error.code === 'QUOTA_EXCEEDED' ? toBlock(error, ctx.now()) : null;
    await commit(directory(ctx), [upsertYoutubeKey(ctx, keyHash, { units: 1, block })]);
    throw toDomainError(error, isOwn, ctx.now());
  }
}

function toDomainError({ code }: YouTubeFailure, isOwn: boolean, now: number): DomainError {
  if (code === 'QUOTA_EXCEEDED') {
    const retryAfterSeconds = Math.ceil((nextMidnight(now) - now) / 1000);
    return new DomainError('unavailable', 'QUOTA_EXCEEDED', MESSAGES[code], { retryAfterSeconds });
  }
  if (code === 'RATE_LIMITED') {
    return new DomainError('unavailable', 'RATE_LIMITED', MESSAGES[code], { retryAfterSeconds: 60 });
  }
  if (code === 'KEY_REJECTED') {
    return isOwn
      ? new DomainError('refused', 'KEY_REJECTED', MESSAGES[code])
      : new DomainError('unavailable', 'KEY_REJECTED', MESSAGES[code]);
  }
  return new DomainError('remote_failed', 'PLATFORM_DOWN', 'The video platform did not answer as expected.');
}

function tooMany(now: number): DomainError {
  return new DomainError(
    'limited',
    'TOO_MANY_REQUESTS',
    `An organization may connect a channel ${LOOKUPS_PER_DAY} times a day, or any number of times with an API key of its own.`,
    { retryAfterSeconds: Math.ceil((nextMidnight(now) - now) / 1000) },
  );
}
