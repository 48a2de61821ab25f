import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import type { DeletedEmails } from '../../platform/module.ts';
import { calendarEvents } from './events/schema.ts';
import { calendarMails } from './outgoing/schema.ts';
import { calendarSuggestions } from './suggestions/schema.ts';

/** Deletes the suggestions from emails. Events stay: they belong to the team's calendar. */
export function forgetEmails(ctx: Ctx, { ids }: DeletedEmails): Statement[] {
  const isOfEmails = sql`organization_id = ${ctx.organizationId} AND email_id IN (${ids})`;
  const db = database(ctx);
  return [
    db.run(sql`DELETE FROM ${calendarSuggestions} WHERE ${isOfEmails} RETURNING id`),
    db.run(sql`UPDATE ${calendarEvents} SET email_id = NULL, version = version + 1
      WHERE ${isOfEmails} AND email_id IS NOT NULL RETURNING id`),
    db.run(sql`UPDATE ${calendarMails} SET email_id = NULL WHERE ${isOfEmails}`),
  ];
}

/** Unlinks events from deleted tasks. */
export function forgetTasks(ctx: Ctx, taskIds: SQL): Statement[] {
  return [
    database(ctx).run(sql`UPDATE ${calendarEvents} SET task_id = NULL, version = version + 1
      WHERE organization_id = ${ctx.organizationId} AND task_id IN (${taskIds}) AND task_id IS NOT NULL RETURNING id`),
  ];
}
