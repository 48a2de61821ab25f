/** The calls of a poll, for all channels with the same key. Each step adds its results to the polls. */
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { mergeListed } from '../channel/watched.ts';
import type { ChannelFacts, Video } from '../youtube/answers.ts';
import { type Call, fetchFeed, listChannels, listUploads, listVideos } from '../youtube/calls.ts';
import { learn } from './learn.ts';
import { FEEDS_AT_ONCE, IDS_PER_CALL, SILENT_CALLS, SPARE_PER_LIVE_POLL, type TickLimits } from './limits.ts';
import type { Meter } from './meter.ts';
import { askFor, type Question, wantsCount, wantsList } from './plan.ts';
import type { Poll } from './poll-record.ts';
import { callsFor, listCalls, sharedCalls } from './share.ts';

/** Runs `work` for all items, at most `count` at once. */
export async function eachAtOnce<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, worker));
}

/** Reads the feeds, which cost no units. */
export async function readFeeds(ctx: ServiceCtx, polls: readonly Poll[], limits: TickLimits): Promise<void> {
  const until = ctx.now() + limits.feedsMs;
  let silent = 0;
  await eachAtOnce(polls, FEEDS_AT_ONCE, async (poll) => {
    if (silent >= SILENT_CALLS || ctx.now() > until) return;
    const { ids, isSilent } = await fetchFeed(ctx, poll.row.channelId, limits.timeoutMs);
    poll.feed = ids;
    if (isSilent) silent++;
  });
}

/** Requests lists of uploads, and adds new videos from them and the feeds to the channels. */
export async function readLists(
  ctx: ServiceCtx,
  polls: readonly Poll[],
  meter: Meter,
  call: Call,
): Promise<void> {
  const wanted = polls
    .map((poll) => ({
      poll,
      reason: wantsList(poll, { hasFeed: poll.feed !== null, spare: poll.spare, now: poll.now }),
    }))
    .filter(({ reason }) => reason !== null)
    .sort((a, b) => (a.poll.listedAt ?? 0) - (b.poll.listedAt ?? 0));
  const live = polls.flatMap(({ videos }) => videos.filter(({ state }) => state === 'live'));
  const allowed = listCalls(meter.budget, callsFor(live.length) + 1, callsFor(polls.length));
  const chosen = [
    ...wanted.filter(({ poll }) => !poll.row.isBaselineDone),
    ...wanted.filter(({ poll }) => poll.row.isBaselineDone).slice(0, allowed),
  ];
  await eachAtOnce(chosen, FEEDS_AT_ONCE, async ({ poll, reason }) => {
    poll.list = await meter.call([poll], () => listUploads(ctx, call, poll.row.uploadsId));
    poll.listedAt = poll.now;
    if (reason === 'instead') poll.spare--;
  });
  for (const poll of polls) {
    poll.videos = mergeListed(poll.videos, [...(poll.feed ?? []), ...(poll.list ?? [])]);
    if (poll.feed === null && poll.list === null) poll.failure ??= 'FEED_UNAVAILABLE';
  }
}

const URGENCY = { live: 0, start: 1, check: 2 };
/** The number of spare units that a request takes from its channel. A request for a live stream adds some. */
const TAKES = { live: -SPARE_PER_LIVE_POLL, start: 1, check: 1 };

/** Requests videos, 50 at once across channels, and processes the responses. */
export async function readVideos(
  ctx: ServiceCtx,
  polls: readonly Poll[],
  meter: Meter,
  call: Call,
): Promise<void> {
  const asking = polls
    .flatMap((poll) => {
      const listed = new Set([...(poll.feed ?? []), ...(poll.list ?? [])]);
      const question = askFor(poll.videos, { listed, spare: poll.spare, now: poll.now });
      return question ? [{ poll, question }] : [];
    })
    .sort((a, b) => URGENCY[a.question.reason] - URGENCY[b.question.reason] || byAge(a.poll, b.poll));
  const wanted = [...new Set(asking.flatMap(({ question }) => question.ids))];
  const allowed = sharedCalls(meter.budget, callsFor(wanted.length)) * IDS_PER_CALL;
  const { asked, answers } = await askVideos(ctx, wanted.slice(0, allowed), asking, meter, call);
  for (const { poll, question } of asking) {
    if (question.ids.some((id) => asked.has(id))) poll.spare -= TAKES[question.reason];
    const facts = { isBaseline: !poll.row.isBaselineDone, baselineAt: poll.row.baselineAt, now: poll.now };
    const { videos, events } = learn(poll.videos, { asked, answers, ...facts });
    poll.videos = videos;
    poll.events.push(...events);
  }
}

async function askVideos(
  ctx: ServiceCtx,
  ids: readonly string[],
  asking: readonly { poll: Poll; question: Question }[],
  meter: Meter,
  call: Call,
) {
  const asked = new Set<string>();
  const answers = new Map<string, Video | null>();
  for (let i = 0; i < ids.length; i += IDS_PER_CALL) {
    const some = ids.slice(i, i + IDS_PER_CALL);
    const polls = asking
      .filter(({ question }) => question.ids.some((id) => some.includes(id)))
      .map(({ poll }) => poll);
    const found = await meter.call(polls, () => listVideos(ctx, call, some));
    if (!found) continue;
    for (const id of some) {
      asked.add(id);
      const answer = found.get(id);
      if (answer !== undefined) answers.set(id, answer);
    }
  }
  return { asked, answers };
}

/** Requests subscribers, 50 channels at once. Channels that are not due fill up the last call. */
export async function readCounts(
  ctx: ServiceCtx,
  polls: readonly Poll[],
  meter: Meter,
  call: Call,
): Promise<void> {
  const wanted = polls.map((poll) => {
    const isLive = poll.videos.some(({ state }) => state === 'live');
    return { poll, reason: wantsCount(poll, { isLive, spare: poll.spare, now: poll.now }) };
  });
  const due = wanted.filter(({ reason }) => reason !== null);
  const others = wanted.filter(({ reason }) => reason === null);
  const allowed = sharedCalls(meter.budget, callsFor(due.length)) * IDS_PER_CALL;
  const byCount = (a: { poll: Poll }, b: { poll: Poll }) => (a.poll.countedAt ?? 0) - (b.poll.countedAt ?? 0);
  const chosen = [...due.sort(byCount), ...others.sort(byCount)].slice(0, allowed);
  for (let i = 0; i < chosen.length; i += IDS_PER_CALL) {
    const some = chosen.slice(i, i + IDS_PER_CALL);
    const payers = some.filter(({ reason }) => reason !== null).map(({ poll }) => poll);
    const id = [...new Set(some.map(({ poll }) => poll.row.channelId))].join(',');
    const found = await meter.call(payers, () => listChannels(ctx, call, { id }));
    for (const { poll, reason } of some) {
      if (reason === 'often') poll.spare--;
      if (found) count(poll, found.value);
    }
  }
}

function count(poll: Poll, found: readonly ChannelFacts[]): void {
  const isFirst = poll.row.countedAt === null;
  poll.countedAt = poll.now;
  poll.facts = found.find(({ id }) => id === poll.row.channelId) ?? null;
  if (!poll.facts) {
    poll.failure ??= 'NO_SUCH_CHANNEL';
    return;
  }
  const { subscribers } = poll.facts;
  const live = poll.events.filter(({ type }) => type === 'live');
  for (const event of live) event.subscriber_count = subscribers;
  if (live.length === 0 && (isFirst || subscribers !== poll.row.subscriberCount)) {
    const occurredAt = new Date(poll.now).toISOString();
    poll.events.push({ type: 'subscribers', subscriber_count: subscribers, occurred_at: occurredAt });
  }
}

/** Sorts by the last poll, oldest first. */
function byAge(a: Poll, b: Poll): number {
  return (a.row.lastPolledAt ?? 0) - (b.row.lastPolledAt ?? 0);
}
