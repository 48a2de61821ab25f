import type { z } from 'zod';
import type { linkedAccount } from '../../../../contract/identity/google.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { findSignInMethods } from './store.ts';

/** Lists the user's sign-in methods, in the format of better-auth. */
export async function listAccounts(ctx: Ctx, userId: number): Promise<z.infer<typeof linkedAccount>[]> {
  const methods = await findSignInMethods(directory(ctx), userId);
  if (!methods) return [];
  const present = (id: string, providerId: string, accountId: string, time: number) => {
    const at = new Date(time).toISOString();
    return { id, providerId, accountId, userId: String(userId), createdAt: at, updatedAt: at, scopes: [] };
  };
  return [
    ...(methods.hasPassword ? [present('credential', 'credential', String(userId), methods.createdAt)] : []),
    ...methods.accounts.map(({ id, provider, subject, createdAt }) =>
      present(String(id), provider, subject, createdAt),
    ),
  ];
}
