import type { InboxRow } from '../schema.ts';

const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** The minimum time between two proof messages for an inbox. */
export const ASK_INTERVAL = HOUR;
/** The maximum number of proof messages per organization and day: each goes to an address of its choice. */
export const MAX_ASKED_A_DAY = 10;
/** How long after a proof its mailbox counts as being read. */
export const FRESH_TIME = HOUR;
/** The maximum number of unproven inboxes that one message to their address marks. */
export const MAX_NEEDED = 5;

/** Returns the address that the last proof message was sent to. */
export function proofAddressOf({
  proofAddress,
  emailAddress,
}: Pick<InboxRow, 'proofAddress' | 'emailAddress'>): string {
  return proofAddress ?? emailAddress;
}

/** Returns whether the proof message may still be found: for a day after it was sent. */
export function isProofAwaited(
  { isProofOpen, proofAskedAt }: Pick<InboxRow, 'isProofOpen' | 'proofAskedAt'>,
  now: number,
): boolean {
  return isProofOpen && proofAskedAt !== null && now < proofAskedAt + DAY;
}
