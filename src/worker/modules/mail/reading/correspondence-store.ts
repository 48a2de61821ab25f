import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, outgoingRecipients } from '../schema.ts';

/** Selects whether people of the organization sent mail to this address before `before` (milliseconds). */
export function selectHasWrittenTo(
  ctx: Ctx,
  address: string,
  before: number,
): Statement<{ isKnown: 0 | 1 }[]> {
  const { organizationId } = ctx;
  // Automatic replies go to anybody, so they do not count.
  const isSent = sql`direction = 'outbound' AND is_automatic = 0 AND received_at < ${before}`;
  return database(ctx).all(sql`SELECT EXISTS (SELECT 1 FROM ${emails}
      WHERE organization_id = ${organizationId} AND lower(to_address) = lower(${address}) AND ${isSent})
    OR EXISTS (SELECT 1 FROM ${outgoingRecipients} AS recipient JOIN ${emails} AS e ON e.id = recipient.email_id
      WHERE recipient.organization_id = ${organizationId} AND lower(recipient.address) = lower(${address})
        AND +e.organization_id = ${organizationId} AND ${isSent}) AS isKnown`);
}
