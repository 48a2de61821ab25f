import { commit, database, type Statement } from '../../platform/data/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { FetchedMessage } from '../../platform/outside/message-group.ts';
import { ingest } from '../mail/index.ts';
import { type Direction, hasStatementsLeft, type Run } from './fetch.ts';
import { MAX_TRIES, RETRY_DELAYS } from './limits.ts';
import { advance, moveOver } from './move.ts';
import { isHistory } from './older.ts';
import { deleteSetAside, upsertSetAside } from './set-aside/store.ts';

/**
 * Saves messages that follow one another in a direction, and moves its cursor with each of them. Onward the oldest
 * comes first, backward the newest: ids of new mail count up and those of history down, so both lists have the order of
 * their ids. Returns false if the invocation has too few statements for all of them. Throws as `saveMessage` does.
 */
export async function saveMessages(
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
    const { created, isDeleted } = await ingest(
      ctx,
      {
        raw: message.raw,
        arrivedAt: message.internal_date ? Date.parse(message.internal_date) : ctx.now(),
        inbox: { id: inbox.id, emailAddress: inbox.emailAddress, tag: inbox.tag },
        isRead: message.flags.includes('\\Seen'),
      },
      {
        also: [deleteSetAside(ctx, claim, run.cursor!.uidvalidity, uid), ...moves],
        isLikelyStored: run.isRenumbered,
        isHistory: isHistory(run, message),
      },
    );
    if (created) run.created++;
    if (isDeleted) run.deleted++;
  } catch (error) {
    // A DomainError of `ingest` means that the message itself is to blame.
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
