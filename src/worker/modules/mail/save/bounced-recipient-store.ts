import { type SQL, sql } from 'drizzle-orm';
import type { BounceAction } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { outgoingRecipients } from '../schema.ts';

/** The report of a bounce on one recipient. */
interface Reported {
  address: string;
  original: string;
  action: BounceAction;
  status: string | null;
  diagnostic: string | null;
}

/**
 * Marks the recipients that a bounce reports as failed, if `when` holds. After forwarding, the bounce may contain
 * another address: if the email has only one recipient, marks that one.
 */
export function updateBouncedRecipients(
  ctx: Ctx,
  emailId: number,
  reported: Reported[],
  when: SQL,
): Statement {
  const failed = reported.filter(({ action }) => action === 'failed');
  const details = failed.flatMap(({ address, original, status, diagnostic }) => {
    const detail = [status, diagnostic].filter(Boolean).join(' ') || 'It came back.';
    return [...new Set([address.toLowerCase(), original.toLowerCase()])].map((name) => ({ name, detail }));
  });
  const json = JSON.stringify(details);
  const named = sql`SELECT value ->> 'name' FROM json_each(${json})`;
  const ofEmail = sql`email_id = ${emailId} AND organization_id = ${ctx.organizationId}`;
  return database(ctx).run(sql`UPDATE ${outgoingRecipients} SET state = 'failed',
      detail = COALESCE((SELECT value ->> 'detail' FROM json_each(${json})
        WHERE value ->> 'name' = lower(outgoing_recipients.address)), ${details[0]?.detail ?? 'It came back.'})
    WHERE ${ofEmail} AND ${when} AND (lower(address) IN (${named})
      OR (${failed.length === 1 || reported.length === 0 ? 1 : 0}
        AND (SELECT count(*) FROM ${outgoingRecipients} WHERE ${ofEmail}) = 1))`);
}
