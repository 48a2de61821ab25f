import { type SQL, sql } from 'drizzle-orm';
import type { BounceAction } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { outgoingRecipients } from './schema.ts';

interface Reported {
  address: string;
  original: string;
  action: BounceAction;
  status: string | null;
  diagnostic: string | null;
}

/**
 * Marks the recipients of an outbound email from whom it came back as failed, if `when` holds. Where the bounce names
 * another address, as after a forwarding, and the email has one recipient only, it is that one.
 */
export function failRecipients(ctx: Ctx, emailId: number, reported: Reported[], when: SQL): Statement {
  const failed = reported.filter(({ action }) => action === 'failed');
  const known = failed.flatMap(({ address, original, status, diagnostic }) => {
    const detail = [status, diagnostic].filter(Boolean).join(' ') || 'It came back.';
    return [...new Set([address.toLowerCase(), original.toLowerCase()])].map((name) => ({ name, detail }));
  });
  const json = JSON.stringify(known);
  const named = sql`SELECT value ->> 'name' FROM json_each(${json})`;
  const ofEmail = sql`email_id = ${emailId} AND organization_id = ${ctx.organizationId}`;
  return database(ctx).run(sql`UPDATE ${outgoingRecipients} SET state = 'failed',
      detail = COALESCE((SELECT value ->> 'detail' FROM json_each(${json})
        WHERE value ->> 'name' = lower(outgoing_recipients.address)), ${known[0]?.detail ?? 'It came back.'})
    WHERE ${ofEmail} AND ${when} AND (lower(address) IN (${named})
      OR (${failed.length === 1 || reported.length === 0 ? 1 : 0}
        AND (SELECT count(*) FROM ${outgoingRecipients} WHERE ${ofEmail}) = 1))`);
}
