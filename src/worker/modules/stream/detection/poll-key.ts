import { sha256 } from '../../../../lib/hash.ts';
import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { raiseVersionsOf } from '../../../platform/data/commit/announcing.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, directory, type Statement } from '../../../platform/data/database.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import type { ChannelRow } from '../channel/schema.ts';
import { prune } from '../channel/watched.ts';
import { CAPTIONS } from '../drafting/occasion-store.ts';
import { reportEvent } from '../reports/report-event.ts';
import { updateCheckedAt } from '../streams/store.ts';
import { MESSAGES, type YouTubeCode, type YouTubeFailure } from '../youtube/failure.ts';
import { nextMidnight, quotaDay } from '../youtube/los-angeles.ts';
import { readCounts, readFeeds, readLists, readVideos } from './ask.ts';
import {
  JITTER,
  POLL_EVERY,
  REJECTED_FOR,
  STATEMENTS_KEPT,
  STORED_AT_ONCE,
  type TickLimits,
} from './limits.ts';
import { Meter } from './meter.ts';
import { isBaselineDone, type Poll, startPoll } from './poll-record.ts';
import type { YoutubeKeyRow } from './schema.ts';
import { selectClaim, selectYoutubeKey, updatePolled, updateReleased, upsertYoutubeKey } from './store.ts';

interface Block {
  until: number;
  code: YouTubeCode;
}

/**
 * Polls claimed channels that share a key: reads feeds, calls the API, reports changes, and stores the results. Reports
 * before it stores, so a report is repeated if the Worker dies in between. A repeated report changes nothing.
 */
export async function pollKey(
  ctx: ServiceCtx,
  apiKey: string,
  rows: readonly ChannelRow[],
  limits: TickLimits,
): Promise<void> {
  const now = ctx.now();
  const polls = rows.map((row) => startPoll(row, now));
  const keyHash = sha256(apiKey);
  const [[key]] = await commit(directory(ctx), [selectYoutubeKey(ctx, keyHash)]);
  const block = blockOf(key, now) ?? (await ask(ctx, { apiKey, keyHash, key, polls, limits }));
  await finish(ctx, polls, block);
}

/** Returns the reason why the key must not be used, and the time until then; or null. */
export function blockOf(key: YoutubeKeyRow | undefined, now: number): Block | null {
  if (!key || key.blockedUntil === null || key.blockedUntil <= now) return null;
  return { until: key.blockedUntil, code: key.blockedCode as YouTubeCode };
}

async function ask(
  ctx: ServiceCtx,
  {
    apiKey,
    keyHash,
    key,
    polls,
    limits,
  }: {
    apiKey: string;
    keyHash: string;
    key: YoutubeKeyRow | undefined;
    polls: Poll[];
    limits: TickLimits;
  },
): Promise<Block | null> {
  const now = ctx.now();
  const call = { apiKey, timeoutMs: limits.timeoutMs };
  const meter = new Meter(ctx, key?.day === quotaDay(now) ? key.units : 0, now);
  await readFeeds(ctx, polls, limits);
  await readLists(ctx, polls, meter, call);
  await readVideos(ctx, polls, meter, call);
  await readCounts(ctx, polls, meter, call);
  const block = meter.keyFailure ? toBlock(meter.keyFailure, ctx.now()) : null;
  if (meter.units > 0) {
    await commit(directory(ctx), [upsertYoutubeKey(ctx, keyHash, { units: meter.units, block })]);
  }
  return block;
}

/** Returns the block of a refused key, with its end. */
export function toBlock({ code }: YouTubeFailure, now: number): Block {
  if (code === 'QUOTA_EXCEEDED') return { until: nextMidnight(now), code };
  // At most until the next tick, which may be early.
  return { until: now + (code === 'KEY_REJECTED' ? REJECTED_FOR : POLL_EVERY - JITTER), code };
}

/**
 * Reports the events, and stores the results. Channels for which no statements are left are due first at the next tick.
 */
async function finish(ctx: ServiceCtx, polls: readonly Poll[], block: Block | null): Promise<void> {
  const quiet = polls.filter(({ events }) => events.length === 0);
  for (let i = 0; i < quiet.length; i += STORED_AT_ONCE) {
    const some = quiet.slice(i, i + STORED_AT_ONCE);
    const organizations = some.map(({ row }) => row.organizationId);
    await commit(database(ctx), [
      ...some.flatMap((poll) => storePoll(ctx, poll, block)),
      raiseVersionsOf(database(ctx), organizations),
    ]);
  }
  const left: ChannelRow[] = [];
  for (const poll of polls.filter(({ events }) => events.length > 0)) {
    if (statementsLeft() < STATEMENTS_KEPT) left.push(poll.row);
    else await report(ctx, poll, block);
  }
  if (left.length > 0) await commit(database(ctx), [updateReleased(ctx, left)]);
}

/** Reports the events. A failed report is repeated at the next poll. */
async function report(ctx: ServiceCtx, poll: Poll, block: Block | null): Promise<void> {
  const own = forOrganization(ctx, poll.row.organizationId);
  try {
    for (const event of poll.events) {
      const [claim] = await commit(database(ctx), [selectClaim(own, poll.row)]);
      if (claim.length === 0) return;
      const { jobs } = await reportEvent(own, event, Number.POSITIVE_INFINITY);
      wakeJobs(own, CAPTIONS, jobs);
    }
    await commit(database(own), storePoll(ctx, poll, block));
  } catch (error) {
    ctx.log.error('stream.report_failed', error, { organization: poll.row.organizationId });
    await commit(database(ctx), [updateReleased(ctx, [poll.row])]);
  }
}

function storePoll(ctx: ServiceCtx, poll: Poll, block: Block | null): Statement[] {
  const { row, now, facts } = poll;
  const own = forOrganization(ctx, row.organizationId);
  const code = block?.code ?? poll.failure;
  const polled = updatePolled(own, row, {
    videos: prune(poll.videos),
    isBaselineDone: isBaselineDone(poll),
    listedAt: poll.listedAt,
    countedAt: poll.countedAt,
    quotaDay: poll.quotaDay,
    quotaUsed: poll.quotaUsed,
    spare: poll.spare,
    nextPollAt: Math.max(block?.until ?? 0, now + POLL_EVERY),
    errorCode: code,
    errorMessage: code === null ? null : MESSAGES[code],
    ...(code === null ? { lastPolledAt: now } : {}),
    ...(facts ? { title: facts.title, handle: facts.handle, subscriberCount: facts.subscribers } : {}),
  });
  return code === null ? [polled, updateCheckedAt(own)] : [polled];
}
