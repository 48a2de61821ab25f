import { DomainError } from '../../../../lib/errors.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import { isLimitError } from '../../../platform/limits.ts';
import type { FetchedMessage } from '../../../platform/outside/message-group.ts';
import { ingest, ingestAll, type RawMessage } from '../../mail/index.ts';
import { type Direction, hasStatementsLeft, type Run } from '../fetch.ts';
import { MAX_TRIES, RETRY_DELAYS, STATEMENTS_OF_BATCH } from '../limits.ts';
import { advance, moveOver } from '../move.ts';
import { deleteSetAside, upsertSetAside } from './store.ts';

/**
 * Saves consecutive messages of a direction (onward oldest first, backward newest first), and moves its cursor: in one
 * batch, or one by one if that fails, so that a message that cannot be saved affects only itself. Returns false if the
 * invocation has too few statements for all of them. Throws like `saveMessage`.
 */
export async function saveMessages(
  run: Run,
  direction: Direction,
  messages: FetchedMessage[],
  attempts: number,
): Promise<boolean> {
  for (const [n, part] of partsOf(run, messages).entries()) {
    if (n > 0 && !hasStatementsLeft()) return false;
    const isSaved = part.length > 1 && !run.isCareful && (await saveTogether(run, direction, part));
    if (!isSaved && !(await saveEach(run, direction, part, attempts))) return false;
  }
  return true;
}

/** Splits messages, in their order, into history and others. */
function partsOf(run: Run, messages: FetchedMessage[]): FetchedMessage[][] {
  const parts: FetchedMessage[][] = [];
  let wasHistory: boolean | null = null;
  for (const message of messages) {
    const is = isHistory(run, message);
    if (is === wasHistory) parts.at(-1)?.push(message);
    else parts.push([message]);
    wasHistory = is;
  }
  return parts;
}

/** Saves messages in one batch. Returns false if they must be saved one by one, to find out what is wrong with one. */
async function saveTogether(run: Run, direction: Direction, messages: FetchedMessage[]): Promise<boolean> {
  const { ctx, claim, inbox } = run;
  const [first] = messages;
  if (!first || statementsLeft() < STATEMENTS_OF_BATCH) return false;
  const uids = messages.map(({ uid }) => uid);
  const also = [
    deleteSetAside(ctx, claim, run.cursor!.uidvalidity, ...uids),
    ...moveOver(run, direction, messages),
  ];
  const oldestFirst = direction === 'onward' ? messages : messages.toReversed();
  try {
    const outcomes = await ingestAll(
      ctx,
      oldestFirst.map((message) => arrivalOf(run, message)),
      { also, isLikelyStored: run.isRenumbered, isHistory: isHistory(run, first) },
    );
    run.created += outcomes.filter(({ created }) => created).length;
    run.deleted += outcomes.filter(({ isDeleted }) => isDeleted).length;
  } catch (error) {
    if (!isRefusal(error) && !isLimitError(error))
      ctx.log.warn('sync.batch_failed', { inbox: inbox.id, cause: String(error) });
    return false;
  }
  for (const uid of uids) advance(run, direction, uid);
  return true;
}

function arrivalOf({ ctx, inbox }: Run, message: FetchedMessage): RawMessage {
  return {
    raw: message.raw,
    arrivedAt: message.internal_date ? Date.parse(message.internal_date) : ctx.now(),
    inbox,
    isRead: message.flags.includes('\\Seen'),
  };
}

async function saveEach(
  run: Run,
  direction: Direction,
  messages: FetchedMessage[],
  attempts: number,
): Promise<boolean> {
  for (const [n, message] of messages.entries()) {
    if (n > 0 && !hasStatementsLeft()) return false;
    await saveMessage(run, message, attempts, moveOver(run, direction, [message]));
    advance(run, direction, message.uid);
  }
  return true;
}

/**
 * Saves one message, and commits `moves` with it. Sets it aside if it can never be saved. Throws after any other
 * failure, so that the run fails; but sets the message aside after `MAX_TRIES` such failures.
 */
export async function saveMessage(
  run: Run,
  message: FetchedMessage,
  attempts: number,
  moves: Statement[],
): Promise<void> {
  const { ctx, claim, inbox } = run;
  const db = database(ctx);
  const { uid, length: size } = message;
  if (run.isCareful) {
    const interruption = { code: 'INTERRUPTED', message: 'Saving the message was interrupted.' };
    await commit(db, [setAside(run, { uid, size, ...interruption, attempts })]);
  }
  try {
    const { created, isDeleted } = await ingest(ctx, arrivalOf(run, message), {
      also: [deleteSetAside(ctx, claim, run.cursor!.uidvalidity, uid), ...moves],
      isLikelyStored: run.isRenumbered,
      isHistory: isHistory(run, message),
    });
    if (created) run.created++;
    if (isDeleted) run.deleted++;
  } catch (error) {
    if (isLimitError(error)) {
      await forgetAttempt(run, message, attempts);
      throw error;
    }
    // Any other DomainError of `ingest` means that the message itself is to blame.
    const refusal = error instanceof DomainError ? error : null;
    if (!refusal) ctx.log.error('sync.message_failed', error, { inbox: inbox.id, uid, attempts });
    const reason = {
      code: refusal?.code ?? 'INTERNAL_ERROR',
      message: refusal?.message ?? 'Herald could not save the message; the log says why.',
    };
    const givesUp = refusal !== null || attempts >= MAX_TRIES;
    await commit(db, [setAside(run, { uid, size, ...reason, attempts }), ...(givesUp ? moves : [])]);
    if (!givesUp) throw error;
  }
}

/** Undoes the count of the attempt: the message waits in the mailbox until the organization has room, however long. */
async function forgetAttempt(
  run: Run,
  { uid, length: size }: FetchedMessage,
  attempts: number,
): Promise<void> {
  const { ctx, claim, isCareful, cursor } = run;
  if (!isCareful && attempts === 1) return;
  const interruption = { code: 'INTERRUPTED', message: 'Saving the message was interrupted.' };
  await commit(database(ctx), [
    attempts === 1
      ? deleteSetAside(ctx, claim, cursor!.uidvalidity, uid)
      : setAside(run, { uid, size, ...interruption, attempts: attempts - 1 }),
  ]);
}

/** Sets a message aside, with the time of its next attempt. */
export function setAside(
  { ctx, claim, cursor }: Run,
  message: { uid: number; size: number | null; code: string; message: string; attempts: number },
): Statement {
  const delay = RETRY_DELAYS[message.attempts - 1];
  return upsertSetAside(ctx, claim, {
    uidvalidity: cursor!.uidvalidity,
    uid: message.uid,
    size: message.size,
    code: message.code,
    message: message.message.slice(0, 500),
    attempts: message.attempts,
    nextAttemptAt: delay === undefined ? null : ctx.now() + delay,
  });
}

/**
 * Returns whether mail arrived before the first sync, or, after a new UIDVALIDITY, before the last success. At the
 * first sync the UID decides: servers report dates in seconds, and some report none.
 */
function isHistory(
  { cursor, isRenumbered }: Run,
  message: { uid: number; internal_date: string | null },
): boolean {
  if (!cursor || cursor.historyBefore === null) return false;
  const isOlder = message.uid < cursor.older.first;
  if ((isOlder && !isRenumbered) || message.internal_date === null) return isOlder;
  return Date.parse(message.internal_date) < Math.floor(cursor.historyBefore / 1000) * 1000;
}
