import type { Ctx } from '../../platform/ctx.ts';
import { commit, database, type Statement } from '../../platform/data/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { type Fetched, type FetchedMessage, fetchMessages } from '../../platform/outside/sidecar.ts';
import { type Claim, extendLease } from '../../platform/work/jobs.ts';
import type { OpenInbox } from '../inboxes/index.ts';
import { ingest } from '../mail/index.ts';
import {
  DEATHS,
  LEASE,
  MAX_BYTES,
  MAX_FETCHES,
  MAX_MESSAGE_BYTES,
  MAX_MESSAGES,
  MAX_RETRIES,
  MAX_RUN,
  RETRY_AFTER,
  TRIES,
} from './limits.ts';
import {
  type Cursor,
  dueSetAside,
  moveCursor,
  putAside,
  startMailbox,
  takeBack,
  triedAhead,
} from './store.ts';

/** One reading of one mailbox, under a lease. */
export interface Run {
  ctx: Ctx;
  claim: Claim;
  inbox: OpenInbox;
  /** Null until the server has told which mailbox this is. */
  cursor: Cursor | null;
  /** The server numbered the mailbox anew, and it has not been read to its end since. */
  renumbered: boolean;
  /** How many emails were new so far. */
  created: number;
  /**
   * True after a run that failed or died: each message is then written down before it is taken in, so that one
   * that kills the Worker is known by its third time.
   */
  careful: boolean;
}

/** User and host: a cursor means nothing in another mailbox. */
export function mailboxOf({ imap }: OpenInbox): string {
  return `${imap.user}@${imap.host}`;
}

/**
 * Takes in what was set aside and is due, then what is new, until the mailbox is read or the run's time is up. After a
 * run that died only what is new: it may have died of the others. Answers whether there is more. Throws DomainError for
 * what the servers do, anything else for what fails here; what was read before stays read.
 */
export async function readMailbox(run: Run): Promise<boolean> {
  const deadline = run.ctx.now() + MAX_RUN;
  await refuseDeadEnd(run);
  if (!run.claim.died) await readSetAside(run);
  // What is new has its turn in each run, however long the others took.
  for (let n = 0; n < MAX_FETCHES && (n === 0 || run.ctx.now() < deadline); n++) {
    if (!(await keepLease(run)) || !(await readNew(run))) return false;
  }
  return true;
}

/** Throws when run after run has died, and none could write down at which message. */
async function refuseDeadEnd(run: Run): Promise<void> {
  const { died, attempts } = run.claim;
  if (!died || attempts < DEATHS) return;
  // Renumbering takes away what was written down.
  if (!run.renumbered && (await triesAhead(run)).size > 0) return;
  const detail = `Reading the mailbox broke off ${attempts} times in a row. It is tried again later.`;
  throw new DomainError('remote_failed', 'INTERRUPTED', detail);
}

/** False when another run has taken over: this one then changes nothing more, as its writes are guarded. */
function keepLease({ ctx, claim }: Run): Promise<boolean> {
  return extendLease(ctx, claim, LEASE);
}

/** One fetch from the cursor on. Answers whether there is more. */
async function readNew(run: Run): Promise<boolean> {
  const { ctx, claim } = run;
  const db = database(ctx);
  const tried = await triesAhead(run);
  let from = run.cursor?.uid ?? 0;
  for await (const frame of fetchFrames(run)) {
    if (frame.type === 'mailbox') {
      if (!isOther(run, frame)) continue;
      const again = run.renumbered;
      await restart(run, frame.uidvalidity);
      if (again) return refuseRenumbering(run, frame.uidnext);
      from = 0;
      tried.clear();
      continue;
    }
    const move = moveCursor(ctx, claim, frame.uid);
    if (frame.type === 'end') {
      await commit(db, [move]);
      run.cursor!.uid = Math.max(run.cursor!.uid, frame.uid);
      if (frame.more && run.cursor!.uid <= from) throw noProgress();
      return frame.more;
    }
    const attempts = (tried.get(frame.uid) ?? 0) + 1;
    if (frame.type === 'message' && attempts <= TRIES) await takeIn(run, frame, attempts, [move]);
    else if (frame.type === 'skipped' && frame.code === 'TIMEOUT') {
      const gaveUp = attempts >= TRIES;
      await commit(db, [aside(run, { ...frame, attempts }), ...(gaveUp ? [move] : [])]);
      throw tooSlow(frame.message);
    } else if (frame.type === 'skipped' && frame.code !== 'GONE') {
      await commit(db, [aside(run, { ...frame, attempts }), move]);
    } else await commit(db, [move]);
    run.cursor!.uid = Math.max(run.cursor!.uid, frame.uid);
  }
  return false;
}

/** Begins the mailbox anew: known mail is recognised by its Message-ID. */
async function restart(run: Run, uidvalidity: string): Promise<void> {
  const { ctx, claim, inbox, cursor } = run;
  run.renumbered = cursor !== null;
  await commit(database(ctx), startMailbox(ctx, claim, mailboxOf(inbox), uidvalidity, run.renumbered));
  run.cursor = { uidvalidity, uid: 0 };
}

/**
 * For a mailbox that is renumbered faster than it can be read: beginning anew each time would bring its oldest mail
 * only. Takes in the newest, so that what comes is not missed, and throws.
 */
async function refuseRenumbering(run: Run, uidnext: number): Promise<never> {
  const first = Math.max(1, uidnext - MAX_MESSAGES);
  const newest = Array.from({ length: uidnext - first }, (_, i) => first + i);
  if (newest.length > 0 && (await keepLease(run))) {
    for await (const frame of fetchFrames({ ...run, cursor: null }, newest)) {
      // The last try: under these numbers there is no other.
      if (frame.type === 'message') await takeIn(run, frame, TRIES, []);
    }
  }
  throw new DomainError(
    'remote_failed',
    'RENUMBERED',
    `The server gives the mailbox other message numbers (UIDVALIDITY) before it can be read to its end. Only its oldest and newest mail comes: ${MAX_MESSAGES} messages a run. Ask who runs the server to let it keep its UIDVALIDITY, or move older mail out of the inbox.`,
  );
}

function tooSlow(what: string): DomainError {
  const detail = `The server is too slow to be read. ${what} It is tried again later.`;
  return new DomainError('remote_failed', 'TOO_SLOW', detail);
}

function noProgress(): DomainError {
  const detail = 'The server tells of more mail, and gives none. It is tried again later.';
  return new DomainError('remote_failed', 'NO_PROGRESS', detail);
}

/**
 * Tries messages again that were set aside. An attempt is counted once the mailbox is open and those before it are
 * dealt with: it is none while nobody is let in, nor for the one behind a message that kills the Worker. But it is
 * counted before the message comes, so that such a one is given up in the end.
 */
async function readSetAside(run: Run): Promise<void> {
  const { ctx, claim, cursor } = run;
  if (!cursor) return;
  const db = database(ctx);
  const rows = await dueSetAside(ctx, run.inbox.id, cursor, MAX_RETRIES);
  if (rows.length === 0) return;
  // They come in the order of their numbers.
  const waiting = rows.toSorted((a, b) => a.uid - b.uid);
  const countNext = () =>
    waiting.slice(0, 1).map((row) => aside(run, { ...row, attempts: row.attempts + 1 }));
  for await (const frame of fetchFrames(
    run,
    waiting.map(({ uid }) => uid),
  )) {
    if (frame.type === 'end') {
      // It did not fit in, and is as it was.
      await commit(
        db,
        waiting.slice(0, 1).map((row) => putAside(ctx, claim, row)),
      );
      return;
    }
    if (frame.type === 'mailbox') {
      // In another mailbox these numbers are other messages: `readNew` will find the same, and begin anew.
      if (isOther(run, frame)) return;
      await commit(db, countNext());
      continue;
    }
    if (frame.uid !== waiting[0]?.uid) continue;
    const attempts = waiting.shift()!.attempts + 1;
    if (frame.type === 'message') await takeIn(run, frame, attempts, countNext());
    else if (frame.code === 'GONE') {
      await commit(db, [takeBack(ctx, claim, cursor.uidvalidity, frame.uid), ...countNext()]);
    } else await commit(db, [aside(run, { ...frame, attempts }), ...countNext()]);
  }
}

function fetchFrames(
  { ctx, inbox, cursor }: Pick<Run, 'ctx' | 'inbox' | 'cursor'>,
  uids?: number[],
): AsyncGenerator<Fetched, void> {
  return fetchMessages(ctx.env, {
    connection: inbox.imap,
    mailbox: 'INBOX',
    cursor,
    uids,
    max_messages: MAX_MESSAGES,
    max_bytes: MAX_BYTES,
    max_message_bytes: MAX_MESSAGE_BYTES,
  });
}

/** True when the cursor does not belong to the mailbox that the server tells of. */
function isOther({ cursor }: Run, frame: Extract<Fetched, { type: 'mailbox' }>): boolean {
  return frame.reset || cursor?.uidvalidity !== frame.uidvalidity;
}

/** How often messages above the cursor were tried by runs that broke off at them, by UID. */
async function triesAhead(run: Run): Promise<Map<number, number>> {
  if (!run.careful || !run.cursor) return new Map();
  const rows = await triedAhead(run.ctx, run.inbox.id, run.cursor, MAX_MESSAGES);
  return new Map(rows.map((row) => [row.uid, row.attempts]));
}

/**
 * Takes in one message, and commits `moves` with it. One that can never be taken is set aside; one that fails
 * for another reason makes the run fail, until it has done so `TRIES` times.
 */
async function takeIn(
  run: Run,
  message: FetchedMessage,
  attempts: number,
  moves: Statement[],
): Promise<void> {
  const { ctx, claim, inbox } = run;
  const db = database(ctx);
  const { uid, length: size } = message;
  if (run.careful) {
    const interrupted = { code: 'INTERRUPTED', message: 'Taking it in did not come to an end.' };
    await commit(db, [aside(run, { uid, size, ...interrupted, attempts })]);
  }
  try {
    const { created } = await ingest(
      ctx,
      {
        raw: message.raw,
        arrivedAt: message.internal_date ? Date.parse(message.internal_date) : ctx.now(),
        inbox: { id: inbox.id, emailAddress: inbox.emailAddress, tag: inbox.tag },
        isRead: message.flags.includes('\\Seen'),
      },
      { also: [takeBack(ctx, claim, run.cursor!.uidvalidity, uid), ...moves] },
    );
    if (created) run.created++;
  } catch (error) {
    // A DomainError of `ingest` is what the message itself is to blame for.
    const refusal = error instanceof DomainError ? error : null;
    if (!refusal) ctx.log.error('sync.message_failed', error, { inbox: inbox.id, uid, attempts });
    const reason = {
      code: refusal?.code ?? 'INTERNAL_ERROR',
      message: refusal?.message ?? 'It could not be taken in; the log tells why.',
    };
    const gaveUp = refusal !== null || attempts >= TRIES;
    await commit(db, [aside(run, { uid, size, ...reason, attempts }), ...(gaveUp ? moves : [])]);
    if (!gaveUp) throw error;
  }
}

function aside(
  { ctx, claim, cursor }: Run,
  message: { uid: number; size: number | null; code: string; message: string; attempts: number },
): Statement {
  const wait = RETRY_AFTER[message.attempts - 1];
  return putAside(ctx, claim, {
    uidvalidity: cursor!.uidvalidity,
    uid: message.uid,
    size: message.size,
    code: message.code,
    message: message.message.slice(0, 500),
    attempts: message.attempts,
    nextAttemptAt: wait === undefined ? null : ctx.now() + wait,
  });
}
