import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type AccountRow, tokenAccounts } from '../schema.ts';

/** Creates the organization's account, which is empty, unless it exists. */
export function insertAccount(ctx: Ctx): Statement {
  return database(ctx)
    .insert(tokenAccounts)
    .values({ organizationId: ctx.organizationId, balance: 0, reserved: 0, updatedAt: ctx.now() })
    .onConflictDoNothing();
}

export function selectAccount(ctx: Ctx): Statement<AccountRow[]> {
  return database(ctx)
    .select()
    .from(tokenAccounts)
    .where(eq(tokenAccounts.organizationId, ctx.organizationId));
}
