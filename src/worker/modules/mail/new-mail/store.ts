import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { behindHistory, idRange, isHistoryId, lastId, lastIds } from '../../../platform/data/sequence.ts';
import { emails, ruleCursors } from '../schema.ts';

/** Returns an SQL expression: the last email that rules have processed; NULL if no rule is enabled. */
export function runUpTo(organizationId: SQL): SQL<number | null> {
  return sql`(SELECT reached.run_up_to FROM ${ruleCursors} AS reached
    WHERE reached.organization_id = ${organizationId} AND reached.is_active = 1)`;
}

/** Returns an SQL expression: the last email that rules have processed, or need not. Jobs for new mail stop there. */
export function settledUpTo(organizationId: number): SQL<number> {
  const last = lastId(organizationId, 'email');
  return sql`min(${last}, COALESCE(${runUpTo(sql`${organizationId}`)}, ${last}))`;
}

/** Returns `settledUpTo` of all organizations as a table expression: `organization_id, id`. */
export function settledIds(): SQL {
  return sql`(SELECT newest.organization_id,
      min(newest.id, COALESCE(${runUpTo(sql`newest.organization_id`)}, newest.id)) AS id
    FROM ${lastIds('email')} AS newest)`;
}

/** Selects the first `limit` emails after this id that rules have processed, with `is_history`. */
export function savedAfter(ctx: Ctx, id: number, limit: number): SQL {
  const { organizationId } = ctx;
  return sql`SELECT id, ${isHistoryId(organizationId, 'email', sql`id`)} AS is_history FROM ${emails}
    WHERE id BETWEEN 1 + ${behindHistory(organizationId, 'email', id)}
      AND COALESCE(${runUpTo(sql`${ctx.organizationId}`)}, CAST(${idRange(ctx.organizationId).last} AS INTEGER)) AND +organization_id = ${ctx.organizationId}
    ORDER BY id LIMIT ${limit}`;
}

/** The emails after an id to check, at most `limit`, and the earliest time of the one to find. */
interface Range {
  after: number;
  limit: number;
  receivedFrom: number;
}

type NextMail = [Statement<{ id: number }[]>, Statement<{ last: number | null; count: number }[]>];

/**
 * Selects the first inbound email in a range that a person may have written. The second statement returns the last id
 * and the number of all checked emails.
 */
export function selectNextPersonal(ctx: Ctx, range: Range): NextMail {
  return selectNext(ctx, range, sql`e.direction = 'inbound' AND e.is_automatic = 0`);
}

/**
 * Selects like `selectNextPersonal`, but mail in both directions from any sender, without bounces and without automatic
 * replies of Herald.
 */
export function selectNextToRead(ctx: Ctx, range: Range): NextMail {
  const isAutomaticReply = sql`(e.direction = 'outbound' AND e.is_automatic = 1)`;
  return selectNext(ctx, range, sql`e.is_bounce = 0 AND NOT ${isAutomaticReply}`);
}

function selectNext(ctx: Ctx, { after, limit, receivedFrom }: Range, isWanted: SQL): NextMail {
  const db = database(ctx);
  const checked = savedAfter(ctx, after, limit);
  return [
    db.all(sql`SELECT e.id FROM (${checked}) AS checked JOIN ${emails} AS e ON e.id = checked.id
      WHERE NOT checked.is_history AND ${isWanted} AND +e.is_hidden = 0 AND e.received_at >= ${receivedFrom}
      ORDER BY e.id LIMIT 1`),
    db.all(sql`SELECT max(id) AS last, count(*) AS count FROM (${checked})`),
  ];
}
