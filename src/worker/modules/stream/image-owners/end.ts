import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { keyOf } from '../images/get-public.ts';
import { deleteNames, selectImages } from './store.ts';

const IMAGES_A_CALL = 500;

/** Deletes public images of the organization, a limited number per call. Returns whether none is left. */
export async function endImages(ctx: Ctx): Promise<boolean> {
  const [rows] = await commit(database(ctx), [selectImages(ctx, IMAGES_A_CALL)]);
  if (rows.length === 0) return true;
  const names = rows.map(({ name }) => name);
  await ctx.env.BUCKET.delete(names.map(keyOf));
  await commit(database(ctx), deleteNames(ctx, names));
  return false;
}
