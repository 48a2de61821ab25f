import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { insertTaskOfEmail } from '../../tasks/index.ts';
import { type EmailRow, savedId } from './store.ts';

/** The task of an inbound email that the same batch saves. */
export function insertTaskOfSaved(ctx: Ctx, row: EmailRow): Statement[] {
  const saved = savedId(ctx, row);
  const sender = row.fromName
    ? `${row.fromName} <${row.fromAddress}>`
    : row.fromAddress || 'an unknown sender';
  return insertTaskOfEmail(ctx, {
    emailId: saved,
    title: row.subject || '(no subject)',
    description: sql`${`Email from ${sender}: /api/emails/`} || ${saved}`,
    tag: row.tag,
    fromAddress: row.fromAddress,
    subject: row.subject,
    when: sql`${saved} IS NOT NULL`,
  });
}
