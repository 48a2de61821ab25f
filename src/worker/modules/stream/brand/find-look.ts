import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { imageUrl } from '../images/public-image.ts';
import { selectBrand } from './store.ts';

/** Returns how the organization looks in mails by the service. Throws `unavailable` if PUBLIC_URL is not set. */
export async function findLook(
  ctx: Ctx,
): Promise<{ name: string | null; color: string | null; logoUrl: string | null }> {
  const [[row]] = await commit(database(ctx), [selectBrand(ctx)]);
  const { name = null, color = null, logo = null } = row ?? {};
  return { name, color, logoUrl: logo && imageUrl(ctx.env, logo) };
}
