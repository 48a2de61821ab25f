import { and, asc, eq, sql } from 'drizzle-orm';
import type { CreateTokenAlert, UpdateTokenAlert } from '../../../../contract/tokens.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { tokenAlerts } from '../schema.ts';

const SEQUENCE = 'token_alert';

const COLUMNS = {
  id: tokenAlerts.id,
  type: tokenAlerts.type,
  threshold: tokenAlerts.threshold,
  period: tokenAlerts.period,
  isActive: tokenAlerts.isActive,
  lastFiredAt: tokenAlerts.lastFiredAt,
  createdAt: tokenAlerts.createdAt,
};
export type AlertRow = Pick<typeof tokenAlerts.$inferSelect, keyof typeof COLUMNS>;

const ofOrganization = (ctx: Ctx) => eq(tokenAlerts.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number) => and(ofOrganization(ctx), eq(tokenAlerts.id, id));

/** Selects the alerts of the organization, oldest first. */
export function selectAlerts(ctx: Ctx): Statement<AlertRow[]> {
  return database(ctx)
    .select(COLUMNS)
    .from(tokenAlerts)
    .where(ofOrganization(ctx))
    .orderBy(asc(tokenAlerts.id));
}

/** Fails the batch if the organization already has `max` alerts. */
export function requireRoom(ctx: Ctx, max: number): Statement {
  const count = sql`(SELECT count(*) FROM ${tokenAlerts} WHERE organization_id = ${ctx.organizationId})`;
  return requireThat(database(ctx), sql`${count} < ${max}`);
}

/** Fails the batch if the organization does not have this alert. */
export function requireAlert(ctx: Ctx, id: number): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${tokenAlerts} WHERE organization_id = ${ctx.organizationId} AND id = ${id})`,
  );
}

/** Creates an alert, which the first statement returns. */
export function insertAlert(ctx: Ctx, alert: CreateTokenAlert): [Statement<AlertRow[]>, Statement] {
  const { organizationId } = ctx;
  const { is_active: isActive, ...fields } = alert;
  const db = database(ctx);
  const id = nextId(organizationId, SEQUENCE);
  return [
    db
      .insert(tokenAlerts)
      .values({ ...fields, id, isActive, organizationId, createdAt: ctx.now() })
      .returning(COLUMNS),
    db.run(advance(organizationId, SEQUENCE, sql`true`)),
  ];
}

/** Returns the changed alert. With a new type, threshold or period, it can fire in this period again. */
export function updateAlertRow(ctx: Ctx, id: number, change: UpdateTokenAlert): Statement<AlertRow[]> {
  const { is_active: isActive, type, threshold, period } = change;
  const isSame = sql`type = COALESCE(${type ?? null}, type) AND threshold = COALESCE(${threshold ?? null}, threshold)
    AND period = COALESCE(${period ?? null}, period)`;
  return database(ctx)
    .update(tokenAlerts)
    .set({ type, threshold, period, isActive, firedPeriod: sql`CASE WHEN ${isSame} THEN fired_period END` })
    .where(hasId(ctx, id))
    .returning(COLUMNS);
}

export function deleteAlertRow(ctx: Ctx, id: number): Statement {
  return database(ctx).delete(tokenAlerts).where(hasId(ctx, id));
}
