import { type SQL, sql } from 'drizzle-orm';
import { type Actor, actorName, type Ctx } from '../../../platform/ctx.ts';
import { database } from '../../../platform/data/database.ts';
import { auditLog } from '../../../platform/data/schema.ts';
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

export interface AuditFilter {
  /** `inbox.created`, or `inbox` for all that begins so. */
  action?: string;
  actor?: string;
}

/** Newest first, from below the id `before`. Each filter alone is one range of an index. */
export function findAuditRows(
  ctx: Ctx,
  { action, actor }: AuditFilter,
  { limit, before }: { limit: number; before: number | null },
): Promise<AuditRow[]> {
  const conditions = [
    sql`organization_id = ${ctx.organizationId}`,
    ...(actor === undefined ? [] : [sql`actor = ${actor}`]),
    ...(action === undefined ? [] : [actionIs(action)]),
    ...(before === null ? [] : [sql`id < ${before}`]),
  ];
  return database(
    ctx,
  ).all<AuditRow>(sql`SELECT id, created_at, actor, ${actorNameOf(ctx)} AS actor_name, action,
    target, details, request_id
    FROM ${auditLog} AS entry WHERE ${sql.join(conditions, sql` AND `)} ORDER BY id DESC LIMIT ${limit}`);
}

function actionIs(action: string): SQL {
  return action.includes('.')
    ? sql`action = ${action}`
    : sql`substr(action, 1, instr(action, '.') - 1) = ${action}`;
}

function actorNameOf(ctx: Ctx): SQL {
  const id = sql`CAST(substr(entry.actor, instr(entry.actor, ':') + 1) AS INTEGER)`;
  return sql`CASE
    WHEN entry.actor LIKE 'user:%' THEN COALESCE((SELECT name FROM ${users} WHERE id = ${id}), entry.actor)
    WHEN entry.actor LIKE 'key:%' THEN COALESCE((SELECT name FROM ${apiKeys}
      WHERE id = ${id} AND organization_id = ${ctx.organizationId}), entry.actor)
    ELSE 'System' END`;
}

/** How often this was done in the organization since then, counted up to `most`; an expression. */
export function doneSince(ctx: Ctx, action: string, since: number, most: number): SQL {
  return sql`(SELECT count(*) FROM (SELECT created_at FROM ${auditLog}
    WHERE organization_id = ${ctx.organizationId} AND action = ${action} ORDER BY id DESC LIMIT ${most})
    WHERE created_at > ${since})`;
}

/** How often the actor invited somebody since then, in whatever organization, counted up to `most`; an expression. */
export function invitedSince(actor: Actor, since: number, most: number): SQL {
  // The action is spelt out, not bound: the index of invitations is only taken for this very text.
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${auditLog}
    WHERE actor = ${actorName(actor)} AND action = 'invitation.created' AND created_at > ${since} LIMIT ${most}))`;
}
