import type { CreateTokenAlert, TokenAlert, UpdateTokenAlert } from '../../../../contract/tokens.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import {
  commit,
  commitUnlessRefused,
  database,
  type Results,
  type Statement,
} from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { MAX_ALERTS } from '../limits.ts';
import {
  type AlertRow,
  deleteAlertRow,
  insertAlert,
  requireAlert,
  requireRoom,
  selectAlerts,
  updateAlertRow,
} from './store.ts';

/** The alerts of the organization, oldest first. */
export async function listAlerts(ctx: Ctx): Promise<TokenAlert[]> {
  const [rows] = await commit(database(ctx), [selectAlerts(ctx)]);
  return rows.map(toAlert);
}

/** Throws `refused` (TOO_MANY_ALERTS). */
export async function createAlert(ctx: Ctx, input: CreateTokenAlert): Promise<TokenAlert> {
  const [, [row]] = await change(
    ctx,
    [
      requireRoom(ctx, MAX_ALERTS),
      insertAlert(ctx, input),
      audit(ctx, 'token_alert.created', `token_alert:${input.type}`, { ...input }),
    ],
    () => new DomainError('refused', 'TOO_MANY_ALERTS', `An organization has at most ${MAX_ALERTS} alerts.`),
  );
  return toAlert(row!);
}

/**
 * Changes the fields of the request. With a new type, threshold or period, the alert can fire in this period again.
 * Throws `not_found`.
 */
export async function updateAlert(ctx: Ctx, id: number, input: UpdateTokenAlert): Promise<TokenAlert> {
  const [, [row]] = await change(ctx, [
    requireAlert(ctx, id),
    updateAlertRow(ctx, id, input),
    audit(ctx, 'token_alert.updated', `token_alert:${id}`, { ...input }),
  ]);
  return toAlert(row!);
}

/** Throws `not_found`. */
export async function deleteAlert(ctx: Ctx, id: number): Promise<void> {
  await change(ctx, [
    requireAlert(ctx, id),
    deleteAlertRow(ctx, id),
    audit(ctx, 'token_alert.deleted', `token_alert:${id}`),
  ]);
}

/** Commits, unless the alert does not exist or `refusal` says why not. */
function change<const S extends readonly Statement[]>(
  ctx: Ctx,
  statements: readonly [...S],
  refusal: () => DomainError = () => notFound('alert'),
): Promise<Results<S>> {
  return commitUnlessRefused(database(ctx), statements, refusal);
}

function toAlert(row: AlertRow): TokenAlert {
  return {
    id: row.id,
    type: row.type,
    threshold: row.threshold,
    period: row.period,
    is_active: row.isActive,
    last_fired_at: row.lastFiredAt === null ? null : new Date(row.lastFiredAt).toISOString(),
    created_at: new Date(row.createdAt).toISOString(),
  };
}
