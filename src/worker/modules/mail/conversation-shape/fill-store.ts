import { sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import { bounces, emails } from '../schema.ts';
import { referenceFills } from './schema.ts';

/** Selects an organization whose older mail is not filled in yet, with the id to continue below; or no row. */
export function selectNextFill(ctx: ServiceCtx): Statement<{ organizationId: number; beforeId: number }[]> {
  return database(ctx).all(sql`SELECT organization_id AS organizationId, before_id AS beforeId
    FROM ${referenceFills} ORDER BY organization_id LIMIT 1`);
}

export interface OlderMail {
  id: number;
  messageId: string;
  inReplyTo: string | null;
  rawKey: string | null;
  /** The Message-ID of the email whose bounce it reports. */
  bounced: string | null;
}

/** Selects the newest emails of the organization with ids below `before`. */
export function selectOlderMail(ctx: Ctx, before: number, limit: number): Statement<OlderMail[]> {
  return database(ctx).all(sql`SELECT e.id, e.message_id AS messageId, e.in_reply_to AS inReplyTo,
      e.raw_key AS rawKey,
      iif(e.is_bounce = 1, (SELECT o.message_id FROM ${bounces} AS b JOIN ${emails} AS o ON o.id = b.bounced_email_id
        WHERE b.email_id = e.id LIMIT 1), NULL) AS bounced
    FROM ${emails} AS e WHERE e.id < ${before} AND e.id >= CAST(${idRange(ctx.organizationId).first} AS INTEGER)
      AND +e.organization_id = ${ctx.organizationId} ORDER BY e.id DESC LIMIT ${limit}`);
}

/** Moves the backfill cursor of references from `before` to `to`. */
export function updateFill(ctx: Ctx, before: number, to: number): Statement {
  return database(ctx).run(sql`UPDATE ${referenceFills} SET before_id = ${to}
    WHERE organization_id = ${ctx.organizationId} AND before_id = ${before}`);
}

/** Ends the backfill of references of the organization. */
export function deleteFill(ctx: Ctx): Statement {
  return database(ctx).run(sql`DELETE FROM ${referenceFills} WHERE organization_id = ${ctx.organizationId}`);
}
