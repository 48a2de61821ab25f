import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { ObjectOwner } from '../../../platform/module.ts';
import { objectOwner } from '../../../platform/objects.ts';
import { isUpkeepOff } from '../../../platform/work/installation.ts';
import { selectNamedContent, selectNamedFiles } from './store.ts';

/** The R2 objects of mail, and the rows that reference them. */
export const objects: ObjectOwner[] = [
  objectOwner(/^organizations\/\d+\/(?:raw|bodies)\//, selectNamedContent),
  objectOwner(/^organizations\/\d+\/attachments\//, selectNamedFiles),
];

/** The number of objects that R2 deletes per call. */
const KEYS_A_CALL = 1000;
/** Returns whether it is a file that a person uploaded as attachment: its own row determines its lifetime. */
const isUpload = (key: string): boolean => /\/(?:uploads|drafts)\//.test(key);

/**
 * Deletes the objects of deleted emails, except those that another email references: older emails share them. Logs a
 * failure: cron deletes the rest. Keeps them while UPKEEP is off, as an earlier or later database may reference them.
 */
export async function deleteObjects(ctx: Ctx, keys: string[]): Promise<void> {
  const own = keys.filter((key) => !isUpload(key));
  if (own.length === 0 || isUpkeepOff(ctx)) return;
  try {
    const [content, files] = await commit(database(ctx), [
      selectNamedContent(ctx, own),
      selectNamedFiles(ctx, own),
    ]);
    const named = new Set([...content, ...files].map(({ key }) => key));
    const free = own.filter((key) => !named.has(key));
    for (let i = 0; i < free.length; i += KEYS_A_CALL) {
      await ctx.env.BUCKET.delete(free.slice(i, i + KEYS_A_CALL));
    }
  } catch (error) {
    ctx.log.error('objects.not_deleted', error, { count: own.length });
  }
}
