import type { ApiKeyScope } from '../../contract/identity/api-keys.ts';
import type { Database } from './data/database.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Deliver } from './outside/smtp/deliver.ts';

export type Role = 'owner' | 'admin' | 'member';

/**
 * Who acts. A key acts as its creator, within its scopes (null: all that a key may have); `rule` is a rule that an email
 * matches; `system` is cron, queues and incoming mail; `anonymous` is a visitor who has not signed in.
 * `mustVerify`: the user has to verify their address first, and may call the few routes that are open before (`Access`).
 */
export type Actor =
  | { type: 'user'; userId: number; role: Role; sessionId: string; mustVerify?: true }
  | {
      type: 'key';
      keyId: number;
      userId: number;
      role: Role;
      scopes: ApiKeyScope[] | null;
      mustVerify?: true;
    }
  | { type: 'rule'; ruleId: number }
  | { type: 'system' }
  | { type: 'anonymous' };

/**
 * What every verb gets: verbs read no globals. This one acts for no organization: cron, queues, incoming mail and visitors
 * begin with it, and `forOrganization` makes a `Ctx` of it.
 */
export interface ServiceCtx {
  actor: Actor;
  requestId: string;
  env: Env;
  /** Only `database` and `directory` read it. */
  db: Database;
  /** The database that work without an organization is done in, and where an organization is probably found. */
  database?: number;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  /** Sends mail by SMTP. */
  deliver: Deliver;
  /** Work that may end after the answer: the platform waits for it, and logs its failure. */
  defer(work: Promise<unknown>): void;
  /** It deletes a closed organization: only such a context writes to one. */
  deletesClosed?: boolean;
}

/** What a verb of an organization gets. */
export interface Ctx extends ServiceCtx {
  organizationId: number;
  /** Where the first read notes the version of what pages show; a request has one whose answer says it. */
  seen?: { version: number | null };
}

export function forOrganization(ctx: ServiceCtx, organizationId: number): Ctx {
  return { ...ctx, organizationId };
}

/** The user who acts, themselves or by a key; null for the service itself and for visitors. */
export function userOf(actor: Actor): { userId: number; role: Role } | null {
  return actor.type === 'user' || actor.type === 'key' ? actor : null;
}

/** What histories and the audit log record of an actor. */
export type Author =
  | { type: 'user'; userId: number }
  | { type: 'key'; keyId: number }
  | { type: 'rule'; ruleId: number }
  | { type: 'system' }
  | { type: 'anonymous' };

/** How histories and the audit log name an actor: `user:7`, `key:3`, `rule:4294967297`, else `system`. */
export function actorName(actor: Author): string {
  if (actor.type === 'user') return `user:${actor.userId}`;
  if (actor.type === 'rule') return `rule:${actor.ruleId}`;
  return actor.type === 'key' ? `key:${actor.keyId}` : 'system';
}
