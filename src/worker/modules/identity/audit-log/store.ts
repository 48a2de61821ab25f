import { type SQL, sql } from 'drizzle-orm';
import { findAgents } from '../../../platform/agents.ts';
import { type Ctx, readActor } from '../../../platform/ctx.ts';
import { type AuditFilter, auditEntries, type StoredEntry } from '../../../platform/data/audit-log.ts';
import { type AuditPage, type AuditRange, readAuditPage } from '../../../platform/data/audit-page.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { apiKeys, users } from '../schema.ts';
import { listPeople } from '../sessions/membership-store.ts';

export interface AuditRow extends StoredEntry {
  actor_name: string;
}

/** An entry, without the name if that is in another database. */
type ReadEntry = StoredEntry & { actor_name: string | null };

/** Reads a page of the organization's entries with the names of their actors, newest first. */
export async function listAuditRows(
  ctx: Ctx,
  filter: AuditFilter,
  page: AuditRange,
): Promise<AuditPage<AuditRow>> {
  const { entries, next } = await readAuditPage<ReadEntry>(ctx, page, async ({ db, hasNames }, range) => {
    const name = hasNames ? actorNameOf(ctx) : sql`NULL`;
    const [rows] = await commit(db, [
      db.all<ReadEntry>(sql`SELECT id, created_at, actor, ${name} AS actor_name, action, target, details, request_id
        FROM (${auditEntries(ctx, filter, range)}) AS entry ORDER BY id DESC`),
    ]);
    return rows;
  });
  return { entries: await withNames(ctx, entries), next };
}

/** Adds the names of agents, and of actors to entries of the other database. */
async function withNames(ctx: Ctx, entries: ReadEntry[]): Promise<AuditRow[]> {
  const unnamed = [...new Set(entries.flatMap((entry) => (entry.actor_name === null ? [entry.actor] : [])))];
  const names = unnamed.length > 0 ? await findActorNames(ctx, unnamed) : new Map<string, string>();
  return entries.map((entry) => ({
    ...entry,
    actor_name: entry.actor_name ?? names.get(entry.actor) ?? entry.actor,
  }));
}

async function findActorNames(ctx: Ctx, actors: string[]): Promise<Map<string, string>> {
  const db = directory(ctx);
  const [rows] = await commit(db, [
    db.all<{ actor: string; name: string | null }>(sql`SELECT actor, ${actorNameOf(ctx)} AS name
      FROM (SELECT value AS actor FROM json_each(${JSON.stringify(actors)})) AS entry`),
  ]);
  return new Map([
    ...rows.flatMap(({ actor, name }) => (name === null ? [] : [[actor, name] as const])),
    ...(await listAgentNames(ctx, actors)),
  ]);
}

/** Lists the names of the agents among these actors, with those of the members for whom they act. */
async function listAgentNames(ctx: Ctx, actors: string[]): Promise<[string, string][]> {
  const ids = actors.map(readActor).flatMap(({ type, id }) => (type === 'agent' && id !== null ? [id] : []));
  const agents = await findAgents(ctx, ids);
  const people = await listPeople(ctx, [...new Set([...agents.values()].map(({ userId }) => userId))]);
  return [...agents].map(([id, { name, userId }]) => {
    const person = people.find((each) => each.id === userId)?.name ?? '';
    return [`agent:${id}`, `${name} (${person})`];
  });
}

/** Returns the name of `entry.actor`, as an expression in the directory; NULL for agents. */
function actorNameOf(ctx: Ctx): SQL {
  const id = sql`CAST(substr(entry.actor, instr(entry.actor, ':') + 1) AS INTEGER)`;
  return sql`CASE
    WHEN entry.actor LIKE 'user:%' THEN COALESCE((SELECT name FROM ${users} WHERE id = ${id}), entry.actor)
    WHEN entry.actor LIKE 'key:%' THEN COALESCE((SELECT name FROM ${apiKeys}
      WHERE id = ${id} AND organization_id = ${ctx.organizationId}), entry.actor)
    WHEN entry.actor LIKE 'agent:%' THEN NULL
    ELSE 'System' END`;
}
