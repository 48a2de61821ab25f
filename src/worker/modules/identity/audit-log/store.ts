import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { type AuditFilter, auditEntries } from '../../../platform/data/audit-log.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { apiKeys, users } from '../schema.ts';

export interface AuditRow {
  id: number;
  created_at: number;
  actor: string;
  actor_name: string;
  action: string;
  target: string;
  /** JSON. */
  details: string;
  request_id: string;
}

/** The entries of the organization with the names of their actors, newest first, with ids below `before`. */
export async function listAuditRows(
  ctx: Ctx,
  filter: AuditFilter,
  page: { limit: number; before: number | null },
): Promise<AuditRow[]> {
  const db = database(ctx);
  const [rows] = await commit(db, [
    db.all<AuditRow>(sql`SELECT id, created_at, actor, ${actorNameOf(ctx)} AS actor_name, action,
    target, details, request_id
    FROM (${auditEntries(ctx, filter, page)}) AS entry ORDER BY id DESC`),
  ]);
  return rows;
}

function actorNameOf(ctx: Ctx): SQL {
  const id = sql`CAST(substr(entry.actor, instr(entry.actor, ':') + 1) AS INTEGER)`;
  return sql`CASE
    WHEN entry.actor LIKE 'user:%' THEN COALESCE((SELECT name FROM ${users} WHERE id = ${id}), entry.actor)
    WHEN entry.actor LIKE 'key:%' THEN COALESCE((SELECT name FROM ${apiKeys}
      WHERE id = ${id} AND organization_id = ${ctx.organizationId}), entry.actor)
    ELSE 'System' END`;
}
