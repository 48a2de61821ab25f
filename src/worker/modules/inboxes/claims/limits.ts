import type { InboxRow } from '../schema.ts';

const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** Between two messages that are to prove the address of an inbox. */
export const ASK_INTERVAL = HOUR;
/** Those that an organization has sent in a day: each goes to an address that it names. */
export const MAX_ASKED_A_DAY = 10;
/** So long after a proof, nobody asks whether its mailbox is still read. */
export const FRESH_TIME = HOUR;
/** Inboxes without a proof that one message to their address is noted in. */
export const MAX_NEEDED = 5;

/** True while the message that was sent to prove the address may be found: for a day. */
export function isProofAwaited(
  { isProofOpen, proofAskedAt }: Pick<InboxRow, 'isProofOpen' | 'proofAskedAt'>,
  now: number,
): boolean {
  return isProofOpen && proofAskedAt !== null && now < proofAskedAt + DAY;
}
