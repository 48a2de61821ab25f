import { type SQL, sql } from 'drizzle-orm';
import type { Direction } from '../../../../contract/mail/emails.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { emails } from '../schema.ts';

/** An email not yet counted in contacts. */
export interface CountedEmail {
  id: number;
  organizationId: number;
  direction: Direction;
  receivedAt: number;
  isBounce: 0 | 1;
  fromAddress: string;
  fromName: string;
  /** JSON: `Recipients`. */
  recipients: string;
}

/** Selects emails of all organizations that are not yet counted in contacts, newest first. */
export function selectNotCounted(ctx: ServiceCtx, limit: number): Statement<CountedEmail[]> {
  return database(
    ctx,
  ).all(sql`SELECT id, organization_id AS organizationId, direction, received_at AS receivedAt,
      is_bounce AS isBounce, from_address AS fromAddress, from_name AS fromName, recipients
    FROM ${emails} WHERE in_contacts = 0 ORDER BY id DESC LIMIT ${limit}`);
}

const areThese = (ctx: Ctx, ids: number[]): SQL =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +organization_id = ${ctx.organizationId}`;

/** Returns an SQL condition: none of these emails is counted. */
export function areNotCounted(ctx: Ctx, ids: number[]): SQL {
  return sql`(SELECT count(*) FROM ${emails} WHERE ${areThese(ctx, ids)} AND +in_contacts = 0) = ${ids.length}`;
}

/** Marks these emails as counted. */
export function updateCounted(ctx: Ctx, ids: number[]): Statement {
  return hidden(database(ctx).run(sql`UPDATE ${emails} SET in_contacts = 1 WHERE ${areThese(ctx, ids)}`));
}
