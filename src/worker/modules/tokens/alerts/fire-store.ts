import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { recordEvents } from '../../../platform/work/outbox.ts';
import { dayOf } from '../days.ts';
import { type EntryKey, madeHere } from '../ledger/entry-store.ts';
import { tokenAccounts, tokenAlerts, tokenLedger, tokenUsageDays } from '../schema.ts';
import type { ReachedAlert } from './notice.ts';
import type { Period } from './periods.ts';

/**
 * Fires the alerts that the usage booked by this batch reaches, each at most once in its period, with their events.
 * As many statements for twenty alerts as for none; the first has a row for each that fired. Periods only go on: a
 * clock that jumps back fires nothing again.
 */
export function fireAlerts(ctx: Ctx, usage: EntryKey, periods: Period[]): Statement[] {
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
          AND EXISTS (SELECT 1 FROM ${tokenLedger} WHERE ${madeHere(ctx, usage)})
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

/** ReachedAlert of those that no mail was written about yet. */
export function selectReached(ctx: Ctx): Promise<ReachedAlert[]> {
  return database(ctx)
    .select({ id: tokenAlerts.id, mailDueAt: tokenAlerts.mailDueAt, fired: tokenAlerts.fired })
    .from(tokenAlerts)
    .where(sql`organization_id = ${ctx.organizationId} AND mail_due_at IS NOT NULL`)
    .orderBy(tokenAlerts.id) as Promise<ReachedAlert[]>;
}

/** True while all of these still wait for their mail. */
export function areWaiting(ctx: Ctx, reached: ReachedAlert[]): SQL {
  return sql`(SELECT count(*) FROM ${tokenAlerts} WHERE ${waiting(ctx, reached)}) = ${reached.length}`;
}

/** Their mail is written. If they did not all wait, somebody else has written one, and this changes nothing. */
export function endWaiting(ctx: Ctx, reached: ReachedAlert[]): Statement {
  return database(ctx).run(sql`UPDATE ${tokenAlerts} SET mail_due_at = NULL
    WHERE ${waiting(ctx, reached)} AND ${areWaiting(ctx, reached)}`);
}

function waiting(ctx: Ctx, reached: ReachedAlert[]): SQL {
  const keys = JSON.stringify(reached.map(({ id, mailDueAt }) => ({ id, mailDueAt })));
  return sql`organization_id = ${ctx.organizationId} AND (id, mail_due_at) IN (
    SELECT json_extract(value, '$.id'), json_extract(value, '$.mailDueAt') FROM json_each(${keys}))`;
}

/** Organizations whose alerts wait for a mail since before `before`; at most `limit`. */
export function organizationsWaiting(
  ctx: ServiceCtx,
  before: number,
  limit: number,
): Promise<{ organizationId: number }[]> {
  return database(ctx).all(sql`SELECT DISTINCT organization_id AS organizationId FROM ${tokenAlerts}
    WHERE mail_due_at <= ${before} LIMIT ${limit}`);
}
