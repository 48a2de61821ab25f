import type { ApiKeyScope } from '../../contract/identity/api-keys.ts';
import type { Tags } from '../../lib/tags.ts';
import type { Database, Scope } from './data/database.ts';
import type { Log } from './log.ts';
import type { Deliver } from './outside/delivery.ts';

export type Role = 'owner' | 'admin' | 'member';

/**
 * The caller. A key acts as its creator, within its scopes (null: all that a key may have); `agent` is a program that
 * acts for a member over MCP, within the scopes of its connection; `rule` is a rule that matched an email; `system` is
 * cron, queues and incoming mail; `anonymous` is a visitor who has not signed in.
 * `mustVerify`: the user has to verify their address, and may only call routes that are open before that (`Access`).
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
  | {
      type: 'agent';
      connectionId: number;
      userId: number;
      role: Role;
      scopes: ApiKeyScope[];
      mustVerify?: true;
    }
  | { type: 'rule'; ruleId: number }
  | { type: 'system' }
  | { type: 'anonymous' };

/**
 * The context of every verb; verbs read no globals. This one has no organization: cron, queues, incoming mail and
 * visitors start with it, and `forOrganization` turns it into a `Ctx`.
 */
export interface ServiceCtx extends Pick<Scope, 'env' | 'database' | 'deletesClosed' | 'defer'> {
  actor: Actor;
  requestId: string;
  /** The connection; only `database` and `directory` read it. */
  db: Database;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  /** Sends mail by SMTP. */
  deliver: Deliver;
}

/** The context of a verb of an organization. */
export interface Ctx extends ServiceCtx {
  organizationId: number;
  /** Where the first read stores the version of the shown data; set for requests whose response contains it. */
  seen?: { version: number | null };
  /** The tags of the organization, once they are read: `tagsOf`. */
  tags?: Tags | undefined;
}

export function forOrganization(ctx: ServiceCtx, organizationId: number): Ctx {
  // A context of another organization may be given, with its tags.
  return { ...ctx, organizationId, tags: undefined };
}

/** Returns the user who acts, directly, by a key or by an agent; null for the service itself and for visitors. */
export function userOf(actor: Actor): { userId: number; role: Role } | null {
  return 'role' in actor ? actor : null;
}

/** The ids of agents begin here, as they name their organization. Those of users are below, so one column holds both. */
export const FIRST_AGENT_ID = 2 ** 32;

/** Returns whose work it is: the agent's own, else the user's; null for the service itself and for visitors. */
export function workerOf(actor: Actor): number | null {
  return actor.type === 'agent' ? actor.connectionId : (userOf(actor)?.userId ?? null);
}

/** The part of an actor that histories and the audit log store. */
export type Author =
  | { type: 'user'; userId: number }
  | { type: 'key'; keyId: number }
  | { type: 'agent'; connectionId: number }
  | { type: 'rule'; ruleId: number }
  | { type: 'system' }
  | { type: 'anonymous' };

/** Returns the name of an actor in histories and the audit log: `user:7`, `key:3`, `agent:4294967297`, `rule:4294967297`, else `system`. */
export function actorName(actor: Author): string {
  if (actor.type === 'user') return `user:${actor.userId}`;
  if (actor.type === 'rule') return `rule:${actor.ruleId}`;
  if (actor.type === 'agent') return `agent:${actor.connectionId}`;
  return actor.type === 'key' ? `key:${actor.keyId}` : 'system';
}

/** Parses the name of an actor. */
export function readActor(name: string): {
  type: 'user' | 'key' | 'agent' | 'rule' | 'system';
  id: number | null;
} {
  const [type, id] = name.split(':');
  if (type !== 'user' && type !== 'key' && type !== 'agent' && type !== 'rule')
    return { type: 'system', id: null };
  return { type, id: Number(id) };
}
