import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/database.ts';
import { WELCOME_TOKENS } from '../limits.ts';
import { tokenAccounts, tokenLedger } from '../schema.ts';

/** An organization's account; the time in milliseconds. */
export interface AccountRow {
  balance: number;
  reserved: number;
  updatedAt: number;
}

/**
 * Gives the organization its account and the tokens that everyone starts with, where it has none yet. Both rows
 * come from this batch alone, so either both are there or none is.
 */
export function openAccount(ctx: Ctx): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const now = ctx.now();
  return [
    db.run(sql`INSERT INTO ${tokenLedger} (organization_id, created_at, kind, ref, amount, balance_after, shortfall,
        actor, save_id)
      VALUES (${organizationId}, ${now}, 'grant', 'welcome', ${WELCOME_TOKENS}, ${WELCOME_TOKENS}, 0, 'system',
        'welcome')
      ON CONFLICT DO NOTHING`),
    db.run(sql`INSERT INTO ${tokenAccounts} (organization_id, balance, reserved, updated_at)
      VALUES (${organizationId}, ${WELCOME_TOKENS}, 0, ${now}) ON CONFLICT DO NOTHING`),
  ];
}

/** AccountRow, or no row. */
export function selectAccount(ctx: Ctx): Statement {
  return database(ctx).all(sql`SELECT balance, reserved, updated_at AS updatedAt FROM ${tokenAccounts}
    WHERE organization_id = ${ctx.organizationId}`);
}
