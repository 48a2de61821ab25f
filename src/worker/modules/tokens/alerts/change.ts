import type { CreateTokenAlert, TokenAlert, UpdateTokenAlert } from '../../../../contract/tokens.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { DomainError, notFound } from '../../../platform/errors.ts';
import { MAX_ALERTS } from '../limits.ts';
import {
  type AlertRow,
  deleteAlert as deleteRow,
  insertAlert,
  requireAlert,
  requireRoom,
  selectAlerts,
  updateAlert as updateRow,
} from './store.ts';

/** The alerts of the organization, oldest first. */
export async function listAlerts(ctx: Ctx): Promise<TokenAlert[]> {
  return (await selectAlerts(ctx)).map(toAlert);
}

/** 422 TOO_MANY_ALERTS. */
export async function createAlert(ctx: Ctx, input: CreateTokenAlert): Promise<TokenAlert> {
  const [, rows] = await change(
    ctx,
    [
      requireRoom(ctx, MAX_ALERTS),
      insertAlert(ctx, input),
      audit(ctx, 'token_alert.created', `token_alert:${input.type}`, { ...input }),
    ],
    () => new DomainError('refused', 'TOO_MANY_ALERTS', `An organization has at most ${MAX_ALERTS} alerts.`),
  );
  return toAlert((rows as [AlertRow])[0]);
}

/** Changes the given fields. With another type, threshold or period it may fire in this period again. 404. */
export async function updateAlert(ctx: Ctx, id: number, input: UpdateTokenAlert): Promise<TokenAlert> {
  const [, rows] = await change(ctx, [
    requireAlert(ctx, id),
    updateRow(ctx, id, input),
    audit(ctx, 'token_alert.updated', `token_alert:${id}`, { ...input }),
  ]);
  return toAlert((rows as [AlertRow])[0]);
}

/** 404. */
export async function deleteAlert(ctx: Ctx, id: number): Promise<void> {
  await change(ctx, [
    requireAlert(ctx, id),
    deleteRow(ctx, id),
    audit(ctx, 'token_alert.deleted', `token_alert:${id}`),
  ]);
}

/** Commits, and tells in the rules' words why the database refused. */
async function change(
  ctx: Ctx,
  statements: Statement[],
  refusal: () => DomainError = () => notFound('alert'),
): Promise<unknown[][]> {
  try {
    return await commit(database(ctx), statements);
  } catch (error) {
    throw isRefusal(error) ? refusal() : error;
  }
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
