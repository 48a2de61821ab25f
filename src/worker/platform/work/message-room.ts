/** The memory of this isolate for messages: parsing one takes several times its size, out of 128 MB. */
import { Semaphore } from '../../../lib/semaphore.ts';

const KB = 1024;
const MB = 1024 * KB;

/** The size from which a message is processed alone. */
const LARGE_BYTES = 8 * MB;
/** The memory of small messages, which never wait for large ones. */
const SMALL_BYTES = 2 * MB;
const MAX_SMALL_MESSAGE = 256 * KB;
/** Longer than processing a message takes, from its first byte to its row. */
const MAX_HELD_MS = 3 * 60_000;

const large = new Semaphore(LARGE_BYTES, MAX_HELD_MS);
const small = new Semaphore(SMALL_BYTES, MAX_HELD_MS);
/** By organization: the memory that its large messages hold and wait for. */
const shares = new Map<number, Semaphore>();

/**
 * Waits until this isolate has memory for a message of so many bytes; the returned function frees it. Call it before
 * reading the first byte. Throws the reason of `signal` if that aborts first.
 */
export function enterMessage(bytes: number, signal?: AbortSignal): Promise<() => void> {
  return bytes <= MAX_SMALL_MESSAGE ? small.enter(bytes, signal) : large.enter(bytes, signal);
}

/**
 * Like `enterMessage`, but returns null if no memory is free, and for a large message. For callers that hold memory of
 * other messages: two of those could deadlock.
 */
export function tryEnterSmallMessage(bytes: number): (() => void) | null {
  return bytes <= MAX_SMALL_MESSAGE ? small.tryEnter(bytes) : null;
}

/**
 * Like `enterMessage`, for a message sent to an organization. Only as much as fits at once waits for memory among the
 * messages of others, so that one organization cannot fill the queue.
 */
export async function enterMessageOf(
  organizationId: number,
  bytes: number,
  signal: AbortSignal,
): Promise<() => void> {
  if (bytes <= MAX_SMALL_MESSAGE) return enterMessage(bytes, signal);
  const share = shares.get(organizationId) ?? new Semaphore(LARGE_BYTES, MAX_HELD_MS);
  shares.set(organizationId, share);
  const leave = () => {
    leaveShare?.();
    if (share.isIdle) shares.delete(organizationId);
  };
  let leaveShare: (() => void) | undefined;
  try {
    leaveShare = await share.enter(bytes, signal);
    const free = await enterMessage(bytes, signal);
    return () => {
      free();
      leave();
    };
  } catch (error) {
    leave();
    throw error;
  }
}
