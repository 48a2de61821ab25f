import { type SQL, sql } from 'drizzle-orm';
import { type Actor, actorName, type Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
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
  /** `inbox.created`, or `inbox` for all actions that begin with `inbox.`. */
  action?: string;
  actor?: string;
}

/** Newest first, with ids below `before`. Each filter alone is one range of an index. */
export async function listAuditRows(
  ctx: Ctx,
  { action, actor }: AuditFilter,
  { limit, before }: { limit: number; before: number | null },
): Promise<AuditRow[]> {
  const conditions = [
    sql`organization_id = ${ctx.organizationId}`,
    ...(actor === undefined ? [] : [sql`actor = ${actor}`]),
    ...(action === undefined ? [] : [hasAction(action)]),
    ...(before === null ? [] : [sql`id < ${before}`]),
  ];
  const db = database(ctx);
  const [rows] = await commit(db, [
    db.all<AuditRow>(sql`SELECT id, created_at, actor, ${actorNameOf(ctx)} AS actor_name, action,
    target, details, request_id
    FROM ${auditLog} AS entry WHERE ${sql.join(conditions, sql` AND `)} ORDER BY id DESC LIMIT ${limit}`),
  ]);
  return rows;
}

function hasAction(action: string): SQL {
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

/** How often the organization did this after `since`, counted up to `most`, as an expression. */
export function actionCount(ctx: Ctx, action: string, since: number, most: number): SQL {
  return sql`(SELECT count(*) FROM (SELECT created_at FROM ${auditLog}
    WHERE organization_id = ${ctx.organizationId} AND action = ${action} ORDER BY id DESC LIMIT ${most})
    WHERE created_at > ${since})`;
}

/**
 * How many invitations the actor sent after `since`, in all organizations, counted up to `most`, as an expression.
 */
export function invitationCount(actor: Actor, since: number, most: number): SQL {
  // The action is a literal, not a parameter: SQLite uses the index of invitations only for this text.
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${auditLog}
    WHERE actor = ${actorName(actor)} AND action = 'invitation.created' AND created_at > ${since} LIMIT ${most}))`;
}
