import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { ObjectOwner } from '../../../platform/module.ts';
import { fileKey } from './present.ts';
import { selectExisting } from './store.ts';

const KEY = /^audits\/\d+\/(\d+)$/;

/** The R2 objects of uploaded videos. */
export const uploadedFiles: ObjectOwner = {
  owns: (key) => key.startsWith('audits/'),
  folder: (organizationId) => `audits/${organizationId}/`,
  findNamed,
};

async function findNamed(ctx: ServiceCtx, keys: string[]): Promise<string[]> {
  const ids = keys.map((key) => Number(KEY.exec(key)?.[1] ?? 0));
  const [rows] = await commit(database(ctx), [selectExisting(ctx, ids)]);
  return rows.map(fileKey);
}
