import type { FetchRequest, WatchState } from '../../../sidecar/protocol.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { statementsLeft } from '../../platform/invocation/invocation.ts';
import { publicUrl } from '../../platform/outside/public-url.ts';
import { type Fetched, fetchMessages } from '../../platform/outside/sidecar.ts';
import type { Claim } from '../../platform/work/jobs.ts';
import type { OpenInbox } from '../inboxes/index.ts';
import {
  LOOK_TIMEOUT,
  MAX_BYTES,
  MAX_MESSAGE_BYTES,
  MAX_MESSAGES,
  MAX_QUICK_RUN,
  MAX_RUN,
  MAX_SLOW_MESSAGES,
  QUICK_FETCH_TIMEOUT,
  STATEMENTS_OF_MESSAGE,
  WATCH,
} from './limits.ts';
import { type Beginning, NEVER, type Older } from './older.ts';
import type { Cursor } from './store.ts';
import { NEWS_PATH } from './watching/report-news.ts';

/**
 * The direction of a fetch. `onward` reads the messages after those that Herald has read, `backward` the older ones,
 * newest first.
 */
export type Direction = 'onward' | 'backward';

/** A run that reads one mailbox, under a lease. */
export interface Run {
  ctx: Ctx;
  claim: Claim;
  inbox: OpenInbox;
  /** The position of Herald in the mailbox. Null until the server has identified the mailbox. */
  cursor: Cursor | null;
  /** Whether the mailbox has a new UIDVALIDITY, and no run has read it to the end since. */
  isRenumbered: boolean;
  /** The time (milliseconds since 1970) up to which all arrived mail has been read. Null if unknown. */
  caughtUpAt: number | null;
  /** Whether this run has read all new messages. */
  isCaughtUp: boolean;
  /** Whether the organization has no room for older mail today. */
  isOlderWaiting: boolean;
  /** The number of new emails so far. */
  created: number;
  /** The number of messages skipped because they were deleted in Herald. */
  deleted: number;
  /**
   * Whether the last run failed or died: the run then records each message before it saves it, so that a message that
   * kills the Worker is identified.
   */
  isCareful: boolean;
  /** The state of the sidecar's watch over the mailbox; null if there is none. */
  watch: WatchState | null;
}

/** Fetches the next messages of a direction. If the mailbox or UIDVALIDITY has changed, starts from the newest one. */
export function fetchNext(run: Run, direction: Direction, start: Beginning): AsyncGenerator<Fetched, void> {
  const { cursor } = run;
  const older = direction === 'backward' ? cursor?.older : undefined;
  const isNothingWanted = cursor === null && start.since === NEVER;
  return fetchFrames(run, {
    older: olderOf(older ?? { since: start.since, until: null, uid: null }),
    ...(isNothingWanted && { max_messages: 0 }),
  });
}

/** Signs in, and returns what the server reports about the mailbox. Fetches no message. */
export async function lookIntoMailbox({
  ctx,
  inbox,
  cursor,
}: Pick<Run, 'ctx' | 'inbox' | 'cursor'>): Promise<Extract<Fetched, { type: 'mailbox' }> | null> {
  const request = requestOf({ ctx, inbox, cursor }, 'quick', { max_messages: 0 });
  for await (const frame of fetchMessages(ctx.env, request, { timeoutMs: LOOK_TIMEOUT }))
    return frame.type === 'mailbox' ? frame : null;
  return null;
}

/** Fetches the messages with these UIDs, one at a time. */
export function fetchUids(run: Run, uids: number[]): AsyncGenerator<Fetched, void> {
  return fetchFrames(run, { uids }, 1);
}

function fetchFrames(
  { ctx, claim, inbox, cursor, isCareful }: Run,
  what: Pick<FetchRequest, 'uids' | 'older'> & { max_messages?: number },
  groupSize = isCareful ? 1 : MAX_MESSAGES,
): AsyncGenerator<Fetched, void> {
  const timeoutMs = claim.lane === 'quick' ? QUICK_FETCH_TIMEOUT : undefined;
  return fetchMessages(ctx.env, requestOf({ ctx, inbox, cursor }, claim.lane, what), {
    groupSize,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
}

function requestOf(
  { ctx, inbox, cursor }: Pick<Run, 'ctx' | 'inbox' | 'cursor'>,
  lane: Claim['lane'],
  what: Pick<FetchRequest, 'uids' | 'older'> & { max_messages?: number },
): FetchRequest {
  const isSlow = lane === 'slow';
  return {
    connection: inbox.imap,
    slow: isSlow,
    mailbox: 'INBOX',
    cursor: cursor && { uidvalidity: cursor.uidvalidity, uid: cursor.uid },
    // The first mail of a new inbox appears soon.
    max_messages: isSlow && cursor ? MAX_SLOW_MESSAGES : MAX_MESSAGES,
    max_bytes: MAX_BYTES,
    max_message_bytes: MAX_MESSAGE_BYTES,
    watch: watchOf(ctx, inbox),
    ...what,
  };
}

/**
 * Returns the watch that the sidecar is asked to keep over the mailbox, or undefined if it has no URL for its reports.
 */
function watchOf({ env, organizationId }: Ctx, { id }: OpenInbox): FetchRequest['watch'] {
  if (!env.PUBLIC_URL) return undefined;
  const url = `${publicUrl(env)}${NEWS_PATH}`;
  return { url, organization_id: organizationId, inbox_id: id, seconds: WATCH / 1000 };
}

function olderOf({
  uid,
  since,
  until,
}: Pick<Older, 'since' | 'until'> & { uid: number | null }): FetchRequest['older'] {
  const iso = (time: number | null) =>
    time === null || time === 0 || time === NEVER ? null : new Date(time).toISOString();
  return { below: uid, since: iso(since), until: iso(until) };
}

/** Returns whether a backward walk was requested with other limits than those of a newly begun mailbox. */
export function hasOtherLimits(run: Run, direction: Direction, start: Beginning): boolean {
  const older = run.cursor?.older;
  if (direction === 'onward' || !older) return false;
  return older.until !== null || older.since !== start.since;
}

/** Returns whether the cursor belongs to another mailbox than the server reports. */
export function isOtherMailbox(
  { cursor }: Pick<Run, 'cursor'>,
  frame: Extract<Fetched, { type: 'mailbox' }>,
): boolean {
  return frame.reset || cursor?.uidvalidity !== frame.uidvalidity;
}

/** Returns whether the run has enough time, and the invocation enough statements, to save more messages. */
export function hasRoom({ ctx, claim }: Run): boolean {
  const maxRun = claim.lane === 'quick' ? MAX_QUICK_RUN : MAX_RUN;
  return ctx.now() < claim.claimedAt + maxRun && hasStatementsLeft();
}

export function hasStatementsLeft(): boolean {
  return statementsLeft() >= STATEMENTS_OF_MESSAGE;
}
