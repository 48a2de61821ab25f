import type { Person } from '../../../contract/live/live.ts';
import type { Attachment } from './caller.ts';
import { MAX_PEOPLE } from './limits.ts';

/** Returns the people in a conversation at `now`, by user id. Somebody who writes in one tab counts as writing. */
export function peopleIn(thread: number, attachments: readonly Attachment[], now: number): Person[] {
  const people = new Map<number, Person>();
  for (const { caller, presence } of attachments) {
    if (caller.type !== 'session' || presence?.thread !== thread || presence.until <= now) continue;
    const isWriting = presence.state === 'writing' || people.get(caller.userId)?.state === 'writing';
    const { userId, name } = caller;
    people.set(userId, { user_id: userId, name, state: isWriting ? 'writing' : 'looking' });
  }
  return [...people.values()].sort((a, b) => a.user_id - b.user_id).slice(0, MAX_PEOPLE);
}

/** Returns the conversations with somebody in them. */
export function threadsOf(attachments: readonly Attachment[], now: number): number[] {
  const threads = attachments.flatMap(({ presence }) =>
    presence && presence.until > now ? [presence.thread] : [],
  );
  return [...new Set(threads)];
}
