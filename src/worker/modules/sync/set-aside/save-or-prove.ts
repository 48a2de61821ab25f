import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { FetchedMessage } from '../../../platform/outside/message-group.ts';
import { claimAddress, isProofMessage } from '../../inboxes/index.ts';
import { type Direction, hasStatementsLeft, type Run } from '../fetch.ts';
import { advance, moveOver } from '../move.ts';
import { saveMessages } from './save-message.ts';
import { deleteSetAside } from './store.ts';

/**
 * Saves messages like `saveMessages`, except the message by which Herald proves the address of the inbox, which becomes
 * no email. The cursor passes this message only after the proof, so a crash in between has it read again.
 */
export async function saveOrProve(
  run: Run,
  direction: Direction,
  messages: FetchedMessage[],
  attempts: number,
): Promise<boolean> {
  const { ctx, claim, inbox } = run;
  const { proofHash: hash } = inbox;
  const place = hash === null ? -1 : messages.findIndex(({ raw }) => isProofMessage(raw, hash));
  const proof = messages[place];
  if (!proof) return saveMessages(run, direction, messages, attempts);
  const [before, after] = [messages.slice(0, place), messages.slice(place + 1)];
  if (before.length > 0) {
    const isSaved = await saveMessages(run, direction, before, attempts);
    if (!isSaved || !hasStatementsLeft()) return false;
  }
  await prove(run);
  await commit(database(ctx), [
    deleteSetAside(ctx, claim, run.cursor!.uidvalidity, proof.uid),
    ...moveOver(run, direction, [proof]),
  ]);
  advance(run, direction, proof.uid);
  if (after.length === 0) return true;
  return hasStatementsLeft() && saveOrProve(run, direction, after, attempts);
}

/** Claims the address if its proof is awaited. A proof message that is found again, or too late, proves nothing. */
async function prove({ ctx, inbox }: Run): Promise<void> {
  if (!inbox.isProofAwaited) return;
  const { id, emailAddress, proofAddress: address, imap } = inbox;
  const outcome = await claimAddress(
    ctx,
    { id, address, isAlias: address !== emailAddress, imapHost: imap.host, imapUser: imap.user },
    'mailbox',
  );
  inbox.isProofAwaited = false;
  ctx.log.info('inbox.address_claimed', { inbox: id, outcome });
}
