import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { jobs } from '../../platform/data/schema.ts';
import { notices } from './schema.ts';

/** A SELECT of one column, `address`. */
export type Recipients = SQL;
export type NoticeRow = typeof notices.$inferSelect;

/** A notice for each row of `recipients`, a SELECT of addresses, and the job that sends it. */
export function insertNotices(
  ctx: Ctx,
  recipients: Recipients,
  { secretId, content }: { secretId: string; content: string },
): Statement[] {
  const db = database(ctx);
  const now = ctx.now();
  return [
    db.run(sql`INSERT INTO ${notices} (organization_id, address, secret_id, content, created_at)
      SELECT ${ctx.organizationId}, recipient.address, ${secretId}, ${content}, ${now}
      FROM (${recipients}) AS recipient`),
    db.run(sql`INSERT INTO ${jobs} (organization_id, kind, subject_id, due_at)
      SELECT organization_id, 'notice', id, ${now} FROM ${notices} WHERE secret_id = ${secretId}`),
  ];
}

/** A SELECT of one address. */
export function oneAddress(address: string): Recipients {
  return sql`SELECT ${address} AS address`;
}

/** NoticeRow, or no row. */
export function noticeById(ctx: Ctx, id: number): Statement {
  return database(
    ctx,
  ).all(sql`SELECT id, organization_id AS organizationId, address, secret_id AS secretId, content,
    created_at AS createdAt FROM ${notices} WHERE id = ${id} AND organization_id = ${ctx.organizationId}`);
}

export function deleteNotice(ctx: Ctx, id: number): Statement {
  return database(ctx).run(
    sql`DELETE FROM ${notices} WHERE id = ${id} AND organization_id = ${ctx.organizationId}`,
  );
}
