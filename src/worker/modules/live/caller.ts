import type { Person } from '../../../contract/live.ts';
import type { Actor, Role } from '../../platform/ctx.ts';

/** Who opened a socket. */
export type Caller =
  | { type: 'session'; id: string; role: Role; userId: number; name: string }
  | { type: 'key'; id: number; role: Role };

/** What a socket carries through hibernation. */
export interface Attachment {
  caller: Caller;
  /** Milliseconds since 1970. */
  openedAt: number;
  /** When access ends, unless it is prolonged: milliseconds since 1970, or null. */
  endsAt: number | null;
  presence: { thread: number; state: Person['state']; until: number } | null;
}

/** What the Worker tells the hub of an upgrade, in a header. */
export interface Upgrade {
  organizationId: number;
  caller: Caller;
  version: number;
}
export const UPGRADE_HEADER = 'x-live-upgrade';

export function callerOf(actor: Actor, name: string): Caller {
  if (actor.type === 'user') {
    return { type: 'session', id: actor.sessionId, role: actor.role, userId: actor.userId, name };
  }
  if (actor.type === 'key') return { type: 'key', id: actor.keyId, role: actor.role };
  throw new Error('Only sessions and keys open sockets.');
}

/** The tag of a caller's sockets. */
export function tagOf(caller: Caller): string {
  return `${caller.type}:${caller.id}`;
}
