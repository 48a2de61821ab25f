import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import type { ObjectOwner } from '../../platform/module.ts';
import { selectExisting } from './store.ts';

const KEY = /^organizations\/\d+\/exports\/(\d+)\//;

/** The R2 objects of exports. */
export const exportPieces: ObjectOwner = {
  owns: (key) => KEY.test(key),
  folder: (organizationId) => `organizations/${organizationId}/`,
  async findNamed(ctx: ServiceCtx, keys: string[]) {
    const idOf = (key: string) => Number(KEY.exec(key)?.[1]);
    const [rows] = await commit(database(ctx), [selectExisting(ctx, [...new Set(keys.map(idOf))])]);
    return keys.filter((key) => rows.some(({ id }) => id === idOf(key)));
  },
};
