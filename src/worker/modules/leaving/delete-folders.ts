import type { ServiceCtx } from '../../platform/ctx.ts';
import type { Work } from '../../platform/module.ts';

/** Objects that R2 lists and deletes at most per call. */
const OBJECTS_A_CALL = 1000;
const CALLS_A_RUN = 50;

/** Deletes the objects of an organization from R2. Returns whether it has looked everywhere, and found none. */
export async function deleteFolders(
  ctx: ServiceCtx,
  organizationId: number,
  modules: Work[],
): Promise<boolean> {
  const owners = modules.flatMap(({ objects }) => objects ?? []);
  const folders = new Set(owners.flatMap(({ folder }) => folder?.(organizationId) ?? []));
  let found = false;
  let calls = 0;
  for (const prefix of folders) {
    for (let isMore = true; isMore; ) {
      if (calls++ === CALLS_A_RUN) return false;
      const { objects, truncated } = await ctx.env.BUCKET.list({ prefix, limit: OBJECTS_A_CALL });
      if (objects.length > 0) await ctx.env.BUCKET.delete(objects.map(({ key }) => key));
      found ||= objects.length > 0;
      isMore = truncated;
    }
  }
  return !found;
}
