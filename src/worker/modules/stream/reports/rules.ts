import type { StreamEvent, Unannounced } from '../../../../contract/stream/stream.ts';
import type { MilestoneRow } from '../milestones/schema.ts';
import type { Sample, StateRow, StreamColumns, StreamRow, Subscribers } from '../streams/schema.ts';

/** The number of samples of a stream at which every other one is deleted, and new ones are taken half as often. */
export const MAX_SAMPLES = 500;
const FIRST_SAMPLE_GAP = 60_000;
/** The maximum time, in milliseconds, by which other clocks may be ahead. */
const MAX_AHEAD = 10 * 60_000;

/** The maximum time, in milliseconds, for which a stream may have been live when its first report announces it. */
const MAX_BEHIND = 30 * 24 * 60 * 60_000;

/** The state before a report. */
export interface Known {
  state: StateRow | undefined;
  /** The stream of the report. */
  stream: StreamRow | undefined;
  /** The milestones not reached yet. */
  ahead: Pick<MilestoneRow, 'id' | 'threshold' | 'isEnabled'>[];
}

/** The changes of a report. */
export interface Change {
  stream: StreamColumns | null;
  sample: Sample | null;
  /** `went_live`, `ended`, or `resumed` after an uncertain end. */
  turn: 'went_live' | 'ended' | 'resumed' | null;
  subscribers: Subscribers | null;
  /** The IDs of milestones passed now. */
  passed: number[];
  /**
   * The thresholds of the enabled milestones that were passed, lowest first; and the highest of these milestones, for
   * captions.
   */
  thresholds: number[];
  celebrated: { id: number; threshold: number; count: number } | null;
}

/**
 * Returns the reason why the first report of a live stream announces nothing, or null. `latestStart` is the latest
 * possible start.
 */
export function whyUnannounced(
  { stream }: Known,
  event: StreamEvent,
  now: number,
  latestStart = now + MAX_AHEAD,
): Unannounced | null {
  const startedAt = time(event.started_at);
  const isFirst = (event.type === 'live' || event.type === 'update') && stream === undefined;
  if (!isFirst || startedAt === null) return null;
  if (startedAt > latestStart) return 'STARTS_LATER';
  return startedAt < now - MAX_BEHIND ? 'STARTED_LONG_AGO' : null;
}

/**
 * Returns the changes of a report, or null if it is outdated or contains nothing new. `latestStart` is the latest
 * possible start.
 */
export function decide(
  known: Known,
  event: StreamEvent,
  now: number,
  latestStart = now + MAX_AHEAD,
): Change | null {
  const reported = time(event.occurred_at) ?? now;
  const at = reported > now + MAX_AHEAD ? now : reported;
  const subscribers = subscriberChange(known, event, at);
  const unannounced = whyUnannounced(known, event, now, latestStart);
  const isAbsent = event.type === 'subscribers' || unannounced === 'STARTS_LATER';
  const stream = isAbsent ? null : streamChange(known.stream, possible(event, latestStart), at);
  if (!stream && !subscribers) return null;
  return {
    ...(stream ?? { stream: null, sample: null, turn: null }),
    ...(unannounced ? { turn: null } : {}),
    ...(subscribers ?? { subscribers: null, passed: [], thresholds: [], celebrated: null }),
  };
}

/** Returns the event, without its start if that is not possible. */
function possible(event: StreamEvent, latestStart: number): StreamEvent {
  const startedAt = time(event.started_at);
  return startedAt === null || startedAt <= latestStart ? event : { ...event, started_at: undefined };
}

type StreamChange = Pick<Change, 'stream' | 'sample' | 'turn'>;

function streamChange(old: StreamRow | undefined, event: StreamEvent, at: number): StreamChange | null {
  const ends = event.type === 'ended';
  if (old?.status === 'ended') return ends ? certainEnd(old, event) : resumption(old, event, at);
  if (old && at < old.asOf) return null;
  const startedAt = time(event.started_at) ?? old?.startedAt ?? time(event.ended_at) ?? at;
  const columns: StreamColumns = {
    ...(old ?? first(event, startedAt)),
    ...facts(event),
    startedAt,
    asOf: at,
  };
  if (ends) {
    columns.status = 'ended';
    columns.endedAt = Math.max(time(event.ended_at) ?? at, startedAt);
    columns.isEndCertain = event.ended_at !== undefined;
    columns.viewerCount = null;
    return { stream: columns, sample: null, turn: 'ended' };
  }
  return { ...sampled(columns, event, at), turn: old ? null : 'went_live' };
}

/** Applies a second report of the end, only if it has a time and the first one did not. */
function certainEnd(old: StreamRow, event: StreamEvent): StreamChange | null {
  const endedAt = time(event.ended_at);
  if (old.isEndCertain || endedAt === null) return null;
  const columns = { ...old, endedAt: Math.max(endedAt, old.startedAt), isEndCertain: true };
  return { stream: columns, sample: null, turn: null };
}

/** Resumes a stream after an uncertain end. */
function resumption(old: StreamRow, event: StreamEvent, at: number): StreamChange | null {
  if (old.isEndCertain || event.type !== 'live' || at <= old.asOf) return null;
  const columns: StreamColumns = { ...old, ...facts(event), status: 'live', endedAt: null, asOf: at };
  return { ...sampled(columns, event, at), turn: 'resumed' };
}

function first(event: StreamEvent, startedAt: number): StreamColumns {
  const videoId = event.video_id!;
  return {
    videoId,
    status: 'live',
    title: 'Live stream',
    url: `https://www.youtube.com/watch?v=${videoId}`,
    thumbnailUrl: null,
    startedAt,
    endedAt: null,
    isEndCertain: false,
    viewerCount: null,
    peakViewers: null,
    subscriberCount: null,
    asOf: startedAt,
    sampledAt: null,
    sampleGap: FIRST_SAMPLE_GAP,
    sampleCount: 0,
  };
}

/** Returns the columns that the event sets. The others stay as they are. */
function facts(event: StreamEvent): Partial<StreamColumns> {
  return {
    ...(event.title === undefined ? {} : { title: event.title }),
    ...(event.url === undefined ? {} : { url: event.url }),
    ...(event.thumbnail_url === undefined ? {} : { thumbnailUrl: event.thumbnail_url }),
    ...(event.viewer_count === undefined ? {} : { viewerCount: event.viewer_count }),
    ...(event.subscriber_count === undefined ? {} : { subscriberCount: event.subscriber_count }),
  };
}

function sampled(
  stream: StreamColumns,
  event: StreamEvent,
  at: number,
): Pick<StreamChange, 'stream' | 'sample'> {
  if (event.viewer_count === undefined) return { stream, sample: null };
  const peakViewers = most(stream.peakViewers, event.viewer_count);
  const counted = { ...stream, peakViewers };
  if (stream.sampledAt !== null && at < stream.sampledAt + stream.sampleGap) {
    return { stream: counted, sample: null };
  }
  const thins = stream.sampleCount >= MAX_SAMPLES;
  const kept = thins ? Math.ceil(stream.sampleCount / 2) : stream.sampleCount;
  const sampleGap = thins ? stream.sampleGap * 2 : stream.sampleGap;
  return {
    stream: { ...counted, sampledAt: at, sampleGap, sampleCount: kept + 1 },
    sample: { at, viewerCount: event.viewer_count, thins },
  };
}

type SubscriberChange = Pick<Change, 'subscribers' | 'passed' | 'thresholds' | 'celebrated'>;

/**
 * Applies a count. The first one only sets the level. After that, each milestone is reached once, even if the count
 * jumps, falls and returns; of several at once, the highest is celebrated.
 */
function subscriberChange(known: Known, event: StreamEvent, at: number): SubscriberChange | null {
  const count = event.subscriber_count;
  const { state } = known;
  if (count === undefined || (state?.subscribersAsOf != null && at < state.subscribersAsOf)) return null;
  const peak = state?.subscriberPeak ?? null;
  const subscribers = { count, asOf: at, peak: most(peak, count) };
  const passed = count === null ? [] : known.ahead.filter(({ threshold }) => threshold <= count);
  const ids = passed.map(({ id }) => id);
  if (peak === null || count === null) return { subscribers, passed: ids, thresholds: [], celebrated: null };
  const reached = passed.filter(({ isEnabled }) => isEnabled).toSorted((a, b) => a.threshold - b.threshold);
  const highest = reached.at(-1);
  return {
    subscribers,
    passed: ids,
    thresholds: reached.map(({ threshold }) => threshold),
    celebrated: highest ? { id: highest.id, threshold: highest.threshold, count } : null,
  };
}

function most(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.max(a, b);
}

function time(value: string | undefined): number | null {
  return value === undefined ? null : Date.parse(value);
}
