import { type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/identity/audit-log.ts';
import { type Author, actorName, type Ctx, type ServiceCtx } from '../ctx.ts';
import { type AuditPage, type AuditRange, readAuditPage } from './audit-page.ts';
import { commit } from './commit/commit.ts';
import { database, type Statement } from './database.ts';
import { auditLog } from './schema.ts';
import { newId } from './sequence.ts';
import { hidden } from './shown.ts';

/**
 * Returns a statement for the batch of the change itself: the only way to write the audit log. The entry is stored in
 * that batch's database: changes of members, keys and accounts in the directory, all others in the organization's.
 * `action` is `inbox.created`, `api_key.revoked` and the like; `details` names the changed fields and never holds a
 * secret. The organization may be an expression, for one that the same batch creates.
 */
export function audit(
  ctx: Omit<Ctx, 'organizationId' | 'actor'> & { organizationId: number | SQL; actor: Author },
  action: AuditAction,
  target: string,
  details: Record<string, unknown> = {},
): Statement {
  return database(ctx)
    .insert(auditLog)
    .values({
      id: newId(auditLog, { organizationId: ctx.organizationId, now: ctx.now(), isInBoth: true }),
      organizationId: ctx.organizationId,
      createdAt: ctx.now(),
      actor: actorName(ctx.actor),
      action,
      target,
      details,
      requestId: ctx.requestId,
    });
}

export interface AuditFilter {
  /** `inbox.created`, or `inbox` for all actions that begin with `inbox.`. */
  action?: string;
  actor?: string;
}

/**
 * Builds a SELECT of the organization's entries, newest first, with ids below `before`: `id, created_at, actor, action,
 * target, details, request_id`. Each filter alone is one range of an index.
 */
export function auditEntries(
  ctx: Ctx,
  { action, actor }: AuditFilter,
  { limit, before }: { limit: number; before: number | null },
): SQL {
  const conditions = [
    sql`organization_id = ${ctx.organizationId}`,
    ...(actor === undefined ? [] : [sql`actor = ${actor}`]),
    ...(action === undefined ? [] : [hasAction(action)]),
    ...(before === null ? [] : [sql`id < ${before}`]),
  ];
  return sql`SELECT id, created_at, actor, action, target, details, request_id
    FROM ${auditLog} WHERE ${sql.join(conditions, sql` AND `)} ORDER BY id DESC LIMIT ${limit}`;
}

/** A stored entry; `details` is JSON. */
export interface StoredEntry {
  id: number;
  created_at: number;
  actor: string;
  action: string;
  target: string;
  details: string;
  request_id: string;
}

/** Reads a page of the organization's entries from all of its databases, newest first. */
export function listAuditEntries(
  ctx: Ctx,
  filter: AuditFilter,
  page: AuditRange,
): Promise<AuditPage<StoredEntry>> {
  return readAuditPage(ctx, page, async ({ db }, range) => {
    const [entries] = await commit(db, [db.all<StoredEntry>(auditEntries(ctx, filter, range))]);
    return entries;
  });
}

function hasAction(action: string): SQL {
  return action.includes('.')
    ? sql`action = ${action}`
    : sql`substr(action, 1, instr(action, '.') - 1) = ${action}`;
}

/** Counts the organization's entries of this action after `since`, up to `most`, as an expression. */
export function actionCount(ctx: Ctx, action: string, since: number, most: number): SQL {
  return sql`(SELECT count(*) FROM (SELECT created_at FROM ${auditLog}
    WHERE organization_id = ${ctx.organizationId} AND action = ${action} ORDER BY id DESC LIMIT ${most})
    WHERE created_at > ${since})`;
}

/** The actions with an index by actor. Each index is partial: SQLite uses it only for a literal, not a parameter. */
const ACTIONS_BY_ACTOR = { 'invitation.created': sql`'invitation.created'` };

/**
 * Counts the actor's entries of this action after `since`, in all organizations, up to `most`, as an expression. For
 * the directory, where identity's actions are logged.
 */
export function actionCountOf(
  actor: Author,
  action: keyof typeof ACTIONS_BY_ACTOR,
  since: number,
  most: number,
): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${auditLog} WHERE actor = ${actorName(actor)}
    AND action = ${ACTIONS_BY_ACTOR[action]} AND created_at > ${since} LIMIT ${most}))`;
}

/** Removes an address from the entries that contain it: only identity's do, and these are in the directory. */
export function withoutAddress(ctx: ServiceCtx, address: string): Statement {
  return hidden(
    database(ctx).run(sql`UPDATE ${auditLog} SET details = json_remove(details, '$.email')
      WHERE details ->> 'email' = ${address}`),
  );
}

/** Deletes those of the organization's `limit` oldest entries that are older than `before`. */
export function deletePastEntries(ctx: Ctx, before: number, limit: number): Statement {
  return database(ctx).run(sql`DELETE FROM ${auditLog} WHERE created_at < ${before} AND id IN
    (SELECT id FROM ${auditLog} WHERE organization_id = ${ctx.organizationId} ORDER BY id LIMIT ${limit})`);
}
