import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { notificationSettings } from '../schema.ts';
import type { GivenSettings } from './effective.ts';

/** Selects what these members have changed of their settings. */
export function selectSettings(
  ctx: Ctx,
  userIds: readonly number[],
): Statement<{ userId: number; settings: GivenSettings }[]> {
  const { userId, settings } = notificationSettings;
  return database(ctx)
    .select({ userId, settings })
    .from(notificationSettings)
    .where(
      sql`organization_id = ${ctx.organizationId} AND user_id IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))`,
    );
}

/** Stores the settings of a member. */
export function upsertSettings(ctx: Ctx, userId: number, settings: GivenSettings): Statement {
  return database(ctx)
    .insert(notificationSettings)
    .values({ organizationId: ctx.organizationId, userId, settings })
    .onConflictDoUpdate({
      target: [notificationSettings.organizationId, notificationSettings.userId],
      set: { settings },
    })
    .returning({ user_id: notificationSettings.userId });
}

export function deleteSettings(ctx: Ctx, userId: number): Statement {
  return database(ctx).run(sql`DELETE FROM ${notificationSettings}
    WHERE organization_id = ${ctx.organizationId} AND user_id = ${userId} RETURNING user_id`);
}
