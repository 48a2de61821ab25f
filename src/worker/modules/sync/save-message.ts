import { commit, database, type Statement } from '../../platform/data/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { FetchedMessage } from '../../platform/outside/sidecar.ts';
import { ingest, type RawMessage } from '../mail/index.ts';
import type { Run } from './fetch.ts';
import { MAX_TRIES, RETRY_DELAYS } from './limits.ts';
import { deleteSetAside, upsertSetAside } from './store.ts';

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
    });
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

/** A message as it is saved. */
export function arrivalOf({ ctx, inbox }: Run, message: FetchedMessage): RawMessage {
  return {
    raw: message.raw,
    arrivedAt: message.internal_date ? Date.parse(message.internal_date) : ctx.now(),
    inbox: { id: inbox.id, emailAddress: inbox.emailAddress, tag: inbox.tag },
    isRead: message.flags.includes('\\Seen'),
  };
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
