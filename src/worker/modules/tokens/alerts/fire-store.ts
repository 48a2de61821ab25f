import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { recordEvents } from '../../../platform/work/outbox.ts';
import { dayOf } from '../days.ts';
import { tokenAccounts, tokenAlerts, tokenLedger, tokenUsageDays } from '../schema.ts';
import type { ReachedAlert } from './notice.ts';
import type { Period } from './periods.ts';

/** A usage of tokens that the batch of `saveId` books; `isBooked`: true, as a condition on the ledger, for its entry. */
interface BookedUsage {
  saveId: string;
  isBooked: SQL;
}

/**
 * Fires the alerts that the usage booked by this batch reaches, each at most once in its period, with their events. The
 * first statement returns a row for each alert that fires. A period never repeats: a clock that jumps back fires no
 * alert twice.
 */
export function updateReached(
  ctx: Ctx,
  usage: BookedUsage,
  periods: Period[],
): [Statement<{ id: number }[]>, Statement] {
  const { organizationId } = ctx;
  const now = ctx.now();
  return [
    database(ctx).all(sql`WITH state AS MATERIALIZED (
        SELECT json_extract(value, '$.period') AS period, json_extract(value, '$.start') AS start,
          json_extract(value, '$.startIso') AS start_iso, balance,
          (SELECT COALESCE(SUM(tokens), 0) FROM ${tokenUsageDays} WHERE organization_id = ${organizationId}
            AND day BETWEEN json_extract(value, '$.firstDay') AND ${dayOf(now)}) AS used
        FROM ${tokenAccounts} JOIN json_each(${JSON.stringify(periods)})
        WHERE organization_id = ${organizationId}
          AND EXISTS (SELECT 1 FROM ${tokenAlerts} WHERE organization_id = ${organizationId})
          AND EXISTS (SELECT 1 FROM ${tokenLedger} WHERE ${usage.isBooked})
      )
      UPDATE ${tokenAlerts} AS alert SET fired_period = state.start, last_fired_at = ${now}, mail_due_at = ${now},
        save_id = ${usage.saveId},
        fired = json_object('alert_id', alert.id, 'type', alert.type, 'threshold', alert.threshold,
          'period', alert.period, 'period_start', state.start_iso, 'used', state.used, 'balance', state.balance)
      FROM state
      WHERE alert.organization_id = ${organizationId} AND alert.is_active = 1 AND alert.period = state.period
        AND (alert.fired_period IS NULL OR alert.fired_period < state.start)
        AND CASE alert.type WHEN 'usage' THEN state.used >= alert.threshold
          ELSE state.balance <= alert.threshold END
      RETURNING id`),
    recordEvents(
      ctx,
      'alert.reached',
      sql`SELECT fired AS data FROM ${tokenAlerts}
        WHERE organization_id = ${organizationId} AND save_id = ${usage.saveId} ORDER BY id`,
    ),
  ];
}

/** Lists the alerts that have fired and are not mailed yet. */
export async function listReached(ctx: Ctx): Promise<ReachedAlert[]> {
  const db = database(ctx);
  const { id, mailDueAt, fired, organizationId } = tokenAlerts;
  const [rows] = await commit(db, [
    db
      .select({ id, mailDueAt, fired })
      .from(tokenAlerts)
      .where(and(eq(organizationId, ctx.organizationId), isNotNull(mailDueAt)))
      .orderBy(id),
  ]);
  return rows.flatMap((row) =>
    row.mailDueAt !== null && row.fired !== null
      ? [{ id: row.id, mailDueAt: row.mailDueAt, fired: row.fired }]
      : [],
  );
}

/** True, as an expression, if all of these still wait for their mail. */
export function areWaiting(ctx: Ctx, reached: ReachedAlert[]): SQL {
  return sql`(SELECT count(*) FROM ${tokenAlerts} WHERE ${isWaiting(ctx, reached)}) = ${reached.length}`;
}

/** Marks the alerts as mailed; does nothing if another call has mailed one of them. */
export function updateMailed(ctx: Ctx, reached: ReachedAlert[]): Statement {
  return database(ctx).run(sql`UPDATE ${tokenAlerts} SET mail_due_at = NULL
    WHERE ${isWaiting(ctx, reached)} AND ${areWaiting(ctx, reached)}`);
}

function isWaiting(ctx: Ctx, reached: ReachedAlert[]): SQL {
  const keys = JSON.stringify(reached.map(({ id, mailDueAt }) => ({ id, mailDueAt })));
  return sql`organization_id = ${ctx.organizationId} AND (id, mail_due_at) IN (
    SELECT json_extract(value, '$.id'), json_extract(value, '$.mailDueAt') FROM json_each(${keys}))`;
}

/** Selects at most `limit` organizations with alerts that have waited for a mail since `before`. */
export function selectWaitingOrganizations(
  ctx: ServiceCtx,
  before: number,
  limit: number,
): Statement<{ organizationId: number }[]> {
  const { organizationId, mailDueAt } = tokenAlerts;
  return database(ctx)
    .selectDistinct({ organizationId })
    .from(tokenAlerts)
    .where(lte(mailDueAt, before))
    .limit(limit);
}
