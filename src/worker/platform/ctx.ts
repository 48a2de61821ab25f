import type { Database } from './data/database.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';

export type Role = 'owner' | 'admin' | 'member';

/** Who acts. A key acts as its maker; `system` is cron, queues and incoming mail. */
export type Actor =
  | { type: 'user'; userId: number; role: Role; sessionId: string }
  | { type: 'key'; keyId: number; userId: number; role: Role }
  | { type: 'system' };

/** What every verb gets. Verbs read no globals: the clock, the bindings and the organization come from here. */
export interface Ctx {
  actor: Actor;
  organizationId: number;
  requestId: string;
  env: Env;
  db: Database;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  /** Work that may end after the answer: the platform waits for it, its failure is logged. */
  defer(work: Promise<unknown>): void;
}

/** What is written down of an actor. */
export type Author = { type: 'user'; userId: number } | { type: 'key'; keyId: number } | { type: 'system' };

/** How the actor is written in histories and the audit log: `user:7`, `key:3`, `system`. */
export function actorName(actor: Author): string {
  if (actor.type === 'user') return `user:${actor.userId}`;
  return actor.type === 'key' ? `key:${actor.keyId}` : 'system';
}
