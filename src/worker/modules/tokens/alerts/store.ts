import { and, asc, eq, sql } from 'drizzle-orm';
import type { CreateTokenAlert, UpdateTokenAlert } from '../../../../contract/tokens.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { tokenAlerts } from '../schema.ts';

export type AlertRow = Pick<
  typeof tokenAlerts.$inferSelect,
  'id' | 'type' | 'threshold' | 'period' | 'isActive' | 'lastFiredAt' | 'createdAt'
>;

const shown = {
  id: tokenAlerts.id,
  type: tokenAlerts.type,
  threshold: tokenAlerts.threshold,
  period: tokenAlerts.period,
  isActive: tokenAlerts.isActive,
  lastFiredAt: tokenAlerts.lastFiredAt,
  createdAt: tokenAlerts.createdAt,
};

const own = (ctx: Ctx) => eq(tokenAlerts.organizationId, ctx.organizationId);
const ownWithId = (ctx: Ctx, id: number) => and(own(ctx), eq(tokenAlerts.id, id));

/** Oldest first. */
export function selectAlerts(ctx: Ctx): Promise<AlertRow[]> {
  return database(ctx).select(shown).from(tokenAlerts).where(own(ctx)).orderBy(asc(tokenAlerts.id));
}

/** Fails the batch when the organization has `most` alerts or more. */
export function requireRoom(ctx: Ctx, most: number): Statement {
  const count = sql`(SELECT count(*) FROM ${tokenAlerts} WHERE organization_id = ${ctx.organizationId})`;
  return requireThat(database(ctx), sql`${count} < ${most}`);
}

/** Fails the batch unless the organization has this alert. */
export function requireAlert(ctx: Ctx, id: number): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${tokenAlerts} WHERE organization_id = ${ctx.organizationId} AND id = ${id})`,
  );
}

/** Its row is the new AlertRow. */
export function insertAlert(ctx: Ctx, alert: CreateTokenAlert): Statement {
  const { is_active: isActive, ...fields } = alert;
  return database(ctx)
    .insert(tokenAlerts)
    .values({ ...fields, isActive, organizationId: ctx.organizationId, createdAt: ctx.now() })
    .returning(shown);
}

/** Its row is the AlertRow as it is then. With another type, threshold or period it may fire in this period again. */
export function updateAlert(ctx: Ctx, id: number, change: UpdateTokenAlert): Statement {
  const { is_active: isActive, type, threshold, period } = change;
  const isSame = sql`type = COALESCE(${type ?? null}, type) AND threshold = COALESCE(${threshold ?? null}, threshold)
    AND period = COALESCE(${period ?? null}, period)`;
  return database(ctx)
    .update(tokenAlerts)
    .set({ type, threshold, period, isActive, firedPeriod: sql`CASE WHEN ${isSame} THEN fired_period END` })
    .where(ownWithId(ctx, id))
    .returning(shown);
}

export function deleteAlert(ctx: Ctx, id: number): Statement {
  return database(ctx).delete(tokenAlerts).where(ownWithId(ctx, id));
}
