import type { Person } from '../../../contract/live/live.ts';
import type { Actor, Role } from '../../platform/ctx.ts';

/** The caller who opened a socket. */
export type Caller =
  | { type: 'session'; id: string; role: Role; userId: number; name: string }
  | { type: 'key'; id: number; role: Role };

/** The state that a socket keeps through hibernation. */
export interface Attachment {
  caller: Caller;
  /** Milliseconds since 1970. */
  openedAt: number;
  /** When access ends, unless it is extended: milliseconds since 1970, or null. */
  endsAt: number | null;
  presence: { thread: number; state: Person['state']; until: number } | null;
}

/** The header in which the Worker describes an upgrade to the hub. */
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

/** Returns the tag of a caller's sockets. */
export function tagOf(caller: Caller): string {
  return `${caller.type}:${caller.id}`;
}
