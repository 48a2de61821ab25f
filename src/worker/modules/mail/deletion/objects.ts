import type { ServiceCtx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { commit, database } from '../../../platform/data/database.ts';
import type { ObjectOwner } from '../../../platform/module.ts';
import { selectNamedContent, selectNamedFiles, selectNamedUploads } from './object-store.ts';

type Select = (ctx: ServiceCtx, keys: string[]) => Statement<{ key: string }[]>;

const owner = (pattern: RegExp, select: Select): ObjectOwner => ({
  owns: (key) => pattern.test(key),
  folder: (organizationId) => `organizations/${organizationId}/`,
  findNamed: async (ctx, keys) => {
    const [rows] = await commit(database(ctx), [select(ctx, keys)]);
    return rows.map(({ key }) => key);
  },
});

/** The objects of mail, and the rows that name them. */
export const objects: ObjectOwner[] = [
  owner(/^organizations\/\d+\/(?:raw|bodies)\//, selectNamedContent),
  owner(/^organizations\/\d+\/attachments\//, selectNamedFiles),
  owner(/^organizations\/\d+\/(?:uploads|drafts)\//, selectNamedUploads),
];
