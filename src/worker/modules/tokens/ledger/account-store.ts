import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { tokenAccounts } from '../schema.ts';

/** An organization's account; the time in milliseconds. */
export interface AccountRow {
  balance: number;
  reserved: number;
  updatedAt: number;
}

/** Gives the organization its account, which is empty, where it has none yet. */
export function openAccount(ctx: Ctx): Statement {
  return database(ctx).run(sql`INSERT INTO ${tokenAccounts} (organization_id, balance, reserved, updated_at)
    VALUES (${ctx.organizationId}, 0, 0, ${ctx.now()}) ON CONFLICT DO NOTHING`);
}

/** AccountRow, or no row. */
export function selectAccount(ctx: Ctx): Statement {
  return database(ctx).all(sql`SELECT balance, reserved, updated_at AS updatedAt FROM ${tokenAccounts}
    WHERE organization_id = ${ctx.organizationId}`);
}
