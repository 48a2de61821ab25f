import type { ServiceCtx } from '../ctx.ts';
import type { ObjectOwner } from '../module.ts';
import { commit } from './commit/commit.ts';
import { database, type Statement } from './database.ts';

/** Returns the owner of the R2 objects with these keys, below the folder of their organization. */
export const objectOwner = (
  pattern: RegExp,
  select: (ctx: ServiceCtx, keys: string[]) => Statement<{ key: string }[]>,
): ObjectOwner => ({
  owns: (key) => pattern.test(key),
  folder: (organizationId) => `organizations/${organizationId}/`,
  findNamed: async (ctx, keys) => {
    const [rows] = await commit(database(ctx), [select(ctx, keys)]);
    return rows.map(({ key }) => key);
  },
});
