import type { PutStreamChannel, StreamChannel } from '../../../../contract/stream/channel.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { NO_OWN_KEY, type OwnKey, openOwnKey, sealOwnKey } from '../channel/keys.ts';
import type { ChannelRow } from '../channel/schema.ts';
import { replaceChannel, selectChannel, updateChannel } from '../channel/store.ts';
import { watch } from '../channel/watched.ts';
import { IDS_PER_CALL, SPARE_PER_DAY, TICK, type TickLimits } from '../detection/limits.ts';
import { unitsOf } from '../detection/plan.ts';
import { pollKey } from '../detection/poll-key.ts';
import { deleteMilestoneOccasions } from '../drafting/occasion-store.ts';
import { updateUnreached } from '../milestones/store.ts';
import { selectStreams, updateForNewChannel } from '../streams/store.ts';
import type { ChannelFacts } from '../youtube/answers.ts';
import type { Found } from '../youtube/calls.ts';
import { MESSAGES } from '../youtube/failure.ts';
import { quotaDay } from '../youtube/los-angeles.ts';
import { getChannel } from './get-channel.ts';
import { lookUpChannel } from './look-up.ts';

/**
 * Connects a channel and polls it at once: reports live streams, but not ended ones. Connecting the same channel again
 * keeps its state. Throws like `lookUpChannel`, and `unavailable` (NOT_CONFIGURED).
 */
export async function putChannel(
  ctx: Ctx,
  input: PutStreamChannel,
  limits: TickLimits = TICK,
): Promise<StreamChannel> {
  await limitOutside(ctx, 'youtube');
  const [[before]] = await commit(database(ctx), [selectChannel(ctx)]);
  const { apiKey, own } = await chooseKey(ctx, input, before);
  const found = await lookUpChannel(ctx, input, { apiKey, isOwn: own.apiKey !== null });
  const isSame = before?.channelId === found.value.id;
  const row = isSame
    ? await keepChannel(ctx, found.value, own, limits)
    : await connectChannel(ctx, found, own, limits, before);
  try {
    if (row) await pollKey(ctx, apiKey, [row], limits);
  } catch (error) {
    // The channel is connected, and cron polls it after the lease.
    ctx.log.error('stream.poll_failed', error);
  }
  return getChannel(ctx);
}

/** Returns the key to use, and the columns that store the organization's own key. */
async function chooseKey(
  ctx: Ctx,
  { api_key }: PutStreamChannel,
  before: ChannelRow | undefined,
): Promise<{ apiKey: string; own: OwnKey }> {
  if (api_key) return { apiKey: api_key, own: await sealOwnKey(ctx, api_key) };
  const kept = api_key === undefined && before ? await openOwnKey(ctx, before) : null;
  if (kept !== null && before) return { apiKey: kept, own: ownOf(before) };
  const { YOUTUBE_API_KEY: apiKey } = ctx.env;
  if (!apiKey) throw new DomainError('unavailable', 'NOT_CONFIGURED', MESSAGES.NOT_CONFIGURED);
  return { apiKey, own: NO_OWN_KEY };
}

const ownOf = ({ secretId, apiKey, keyHash }: ChannelRow): OwnKey => ({ secretId, apiKey, keyHash });

/** Claims the channel for the poll that follows. */
const claimOf = (ctx: Ctx, { leaseMs }: TickLimits) => ({
  nextPollAt: ctx.now(),
  claimedUntil: ctx.now() + leaseMs,
});

async function keepChannel(
  ctx: Ctx,
  { id, title, handle }: ChannelFacts,
  own: OwnKey,
  limits: TickLimits,
): Promise<ChannelRow | undefined> {
  const update = updateChannel(ctx, id, { ...own, title, handle, ...claimOf(ctx, limits) });
  const target = `youtube:${id}`;
  const details = { has_own_key: own.apiKey !== null };
  const [[row]] = await commit(database(ctx), [
    update,
    audit(ctx, 'stream_channel.connected', target, details),
  ]);
  return row;
}

/** Keeps watching live streams until they end, including those of the previous channel. */
async function connectChannel(
  ctx: Ctx,
  { value: channel, serverTime }: Found<ChannelFacts>,
  own: OwnKey,
  limits: TickLimits,
  before: ChannelRow | undefined,
): Promise<ChannelRow | undefined> {
  const [live] = await commit(database(ctx), [
    selectStreams(ctx, { status: 'live' }, { before: null, limit: IDS_PER_CALL, offset: 0 }),
  ]);
  const today = quotaDay(ctx.now());
  const units = unitsOf(before ?? { quotaDay: today, quotaUsed: 0, spare: SPARE_PER_DAY }, today);
  const [[row]] = await commit(database(ctx), [
    replaceChannel(ctx, {
      ...own,
      ...units,
      ...claimOf(ctx, limits),
      channelId: channel.id,
      uploadsId: channel.uploadsId,
      handle: channel.handle,
      title: channel.title,
      subscriberCount: channel.subscribers,
      baselineAt: serverTime ?? ctx.now(),
      isBaselineDone: false,
      videos: live.filter(({ videoId }) => isOfYouTube(videoId)).map(({ videoId }) => watch(videoId, 'live')),
      listedAt: null,
      countedAt: null,
      quotaDay: today,
      lastPolledAt: null,
      errorCode: null,
      errorMessage: null,
    }),
    updateForNewChannel(ctx),
    updateUnreached(ctx),
    deleteMilestoneOccasions(ctx),
    audit(ctx, 'stream_channel.connected', `youtube:${channel.id}`, {
      has_own_key: own.apiKey !== null,
      ...(before ? { instead_of: before.channelId } : {}),
    }),
  ]);
  return row;
}

/** Returns whether the id is that of a YouTube video. An engine may report streams of other platforms. */
const isOfYouTube = (videoId: string) => /^[A-Za-z0-9_-]{11}$/.test(videoId);
