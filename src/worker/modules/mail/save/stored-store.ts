import { type SQL, sql } from 'drizzle-orm';
import type { Direction } from '../../../../contract/mail/emails.ts';
import { idKey } from '../../../../lib/message/message-id.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails } from '../schema.ts';

/**
 * Returns an SQL condition: the organization has all of these emails. Statements that write data of an email read
 * before must include it, because the email may be deleted meanwhile.
 */
export function areStored(ctx: Ctx, ids: number[]): SQL {
  const distinct = [...new Set(ids)];
  return sql`(SELECT count(*) FROM ${emails} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(distinct)}))
    AND +organization_id = ${ctx.organizationId}) = ${distinct.length}`;
}

/** Selects the email, if the organization has it. */
export function selectStored(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(ctx).all(
    sql`SELECT id FROM ${emails} WHERE id = ${id} AND organization_id = ${ctx.organizationId}`,
  );
}

/** Returns an SQL expression: the id of an email if the organization has it, else NULL. */
export function storedEmailId(ctx: Ctx, id: number): SQL<number | null> {
  return sql`(SELECT stored.id FROM ${emails} AS stored
    WHERE stored.id = ${id} AND stored.organization_id = ${ctx.organizationId})`;
}

/** The id of an email that exists only after the batch has run. */
export type EmailId = SQL<number>;

/** Returns an SQL condition: the email has this id and direction. Must match the expression of the unique index. */
function isMessage(ctx: Ctx, messageId: string, direction: Direction): SQL {
  return sql`organization_id = ${ctx.organizationId} AND trim(message_id, '<>') = ${idKey(messageId)}
    AND direction = ${direction}`;
}

/** Returns an SQL expression: the id of the email with this Message-ID and direction, whichever save wrote it. */
export function storedId(ctx: Ctx, messageId: string, direction: Direction): EmailId {
  return sql`(SELECT id FROM ${emails} WHERE ${isMessage(ctx, messageId, direction)})`;
}
