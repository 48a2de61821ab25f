import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ResponderSettings } from '../../../../contract/mail/auto-replies.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { responders } from './schema.ts';

/** Selects the settings of these inboxes; no row for an inbox with the defaults. */
export function selectSettings(ctx: Ctx, inboxIds: number[]) {
  return database(ctx)
    .select({
      inboxId: responders.inboxId,
      mode: responders.mode,
      writer: responders.writer,
      subject: responders.subject,
      body: responders.body,
      interval_hours: responders.intervalHours,
      daily_cap: responders.dailyCap,
    })
    .from(responders)
    .where(
      and(
        inArray(responders.inboxId, sql`(SELECT value FROM json_each(${JSON.stringify(inboxIds)}))`),
        eq(responders.organizationId, ctx.organizationId),
      ),
    );
}

export function upsertSettings(ctx: Ctx, inboxId: number, settings: ResponderSettings): Statement {
  const values = {
    mode: settings.mode,
    writer: settings.writer,
    subject: settings.subject,
    body: settings.body,
    intervalHours: settings.interval_hours,
    dailyCap: settings.daily_cap,
    updatedAt: ctx.now(),
  };
  return database(ctx)
    .insert(responders)
    .values({ ...values, inboxId, organizationId: ctx.organizationId })
    .onConflictDoUpdate({ target: responders.inboxId, set: values });
}
