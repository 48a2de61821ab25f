import { MESSAGES_AT_ONCE, MESSAGES_PER_SECOND } from './limits.ts';

/** The remaining budget of each socket. Hibernation forgets it, and lasts long enough to refill it. */
const budgets = new WeakMap<object, { left: number; at: number }>();

/** Counts a message of `socket` at `now`. Returns false if there were too many. */
export function mayPass(socket: object, now: number): boolean {
  const { left, at } = budgets.get(socket) ?? { left: MESSAGES_AT_ONCE, at: now };
  const grown = Math.min(MESSAGES_AT_ONCE, left + ((now - at) / 1000) * MESSAGES_PER_SECOND);
  budgets.set(socket, { left: grown - 1, at: now });
  return grown >= 1;
}
