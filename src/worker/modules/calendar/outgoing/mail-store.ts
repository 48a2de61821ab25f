import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../../platform/data/sequence.ts';
import { insertJob, type JobKind } from '../../../platform/work/jobs.ts';
import { storedEmailId } from '../../mail/index.ts';
import type { InvitationMail } from './message.ts';
import { calendarMails } from './schema.ts';

/** The job that writes the mail and passes it to the inbox. */
export const CALENDAR_MAIL: JobKind = { kind: 'calendar-mail', queue: 'SEND' };

const { id, organizationId, inboxId, emailId, createdAt, message } = getTableColumns(calendarMails);
const readMessage = (text: string): InvitationMail => JSON.parse(text);
const hasId = (ctx: Ctx, mailId: number) => and(eq(organizationId, ctx.organizationId), eq(id, mailId));

/** Inserts the mail and the job that sends it. */
export function insertMail(
  ctx: Ctx,
  from: { inboxId: number; emailId: number | null },
  mail: InvitationMail,
): Statement[] {
  const db = database(ctx);
  return [
    db.insert(calendarMails).values({
      id: nextId(ctx.organizationId, 'calendar_mail'),
      organizationId: ctx.organizationId,
      inboxId: from.inboxId,
      emailId: from.emailId === null ? null : storedEmailId(ctx, from.emailId),
      createdAt: ctx.now(),
      message: sql`jsonb(${JSON.stringify(mail)})`,
    }),
    db.run(advance(ctx.organizationId, 'calendar_mail', sql`true`)),
    insertJob(ctx, CALENDAR_MAIL, lastId(ctx.organizationId, 'calendar_mail')),
  ];
}

export interface MailRow {
  id: number;
  inboxId: number;
  emailId: number | null;
  createdAt: number;
  message: InvitationMail;
}

export function selectInvitationMail(ctx: Ctx, mailId: number): Statement<MailRow[]> {
  const text = sql`json(${message})`.mapWith(readMessage).as('message_text');
  return database(ctx)
    .select({ id, inboxId, emailId, createdAt, message: text })
    .from(calendarMails)
    .where(hasId(ctx, mailId));
}

export function deleteInvitationMail(ctx: Ctx, mailId: number): Statement {
  return database(ctx).delete(calendarMails).where(hasId(ctx, mailId));
}

/** Returns an SQL condition: the mail is neither sent nor given up. */
export function stillWaits(ctx: Ctx, mailId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${calendarMails} WHERE ${hasId(ctx, mailId)})`;
}
