import type { Ctx } from '../../platform/ctx.ts';
import { type Fetched, fetchMessages } from '../../platform/outside/sidecar.ts';
import type { Claim } from '../../platform/work/jobs.ts';
import type { OpenInbox } from '../inboxes/index.ts';
import { MAX_BYTES, MAX_MESSAGE_BYTES, MAX_MESSAGES, QUICK_FETCH_TIMEOUT } from './limits.ts';
import type { Cursor } from './store.ts';

/** A run that reads one mailbox, under a lease. */
export interface Run {
  ctx: Ctx;
  claim: Claim;
  inbox: OpenInbox;
  /** Null until the server has reported which mailbox this is. */
  cursor: Cursor | null;
  /** The mailbox has a new UIDVALIDITY, and no run has read it to the end since. */
  isRenumbered: boolean;
  /** The number of new emails so far. */
  created: number;
  /** The number of messages that were skipped, as somebody has deleted them in Herald. */
  deleted: number;
  /**
   * True after a run that failed or died: the run then records each message before it saves it, so that a message
   * that kills the Worker is identified.
   */
  isCareful: boolean;
}

/** Fetches the messages after the cursor, or those with the UIDs `uids`. */
export function fetchFrames(
  { ctx, claim, inbox, cursor }: Pick<Run, 'ctx' | 'claim' | 'inbox' | 'cursor'>,
  uids?: number[],
): AsyncGenerator<Fetched, void> {
  const timeout = claim.lane === 'quick' ? QUICK_FETCH_TIMEOUT : undefined;
  const request = {
    connection: inbox.imap,
    slow: claim.lane === 'slow',
    mailbox: 'INBOX',
    cursor,
    uids,
    max_messages: MAX_MESSAGES,
    max_bytes: MAX_BYTES,
    max_message_bytes: MAX_MESSAGE_BYTES,
  };
  return fetchMessages(ctx.env, request, timeout);
}

/** True if the cursor does not belong to the mailbox that the server reports. */
export function isOtherMailbox({ cursor }: Run, frame: Extract<Fetched, { type: 'mailbox' }>): boolean {
  return frame.reset || cursor?.uidvalidity !== frame.uidvalidity;
}
