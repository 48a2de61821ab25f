import type { ServiceCtx } from './ctx.ts';
import { commit } from './data/commit/commit.ts';
import { database, type Statement } from './data/database.ts';
import type { ObjectOwner } from './module.ts';

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
