import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { findOrganizationName } from '../../identity/index.ts';
import { imageUrl } from '../images/public-image.ts';
import { findLogo } from './find.ts';
import { selectBrand } from './store.ts';

interface Look {
  /** The name on cards, else that of the organization. */
  name: string | null;
  /** A hex colour. */
  color: string | null;
  logoUrl: string | null;
}

/** Returns the look of the organization in mails by the service. Throws `unavailable` if PUBLIC_URL is not set. */
export async function findLook(ctx: Ctx): Promise<Look> {
  const { logo, ...look } = await findRow(ctx);
  return { ...look, logoUrl: logo && imageUrl(ctx.env, logo) };
}

/** Returns the look of the organization on a page that loads nothing: its logo is a data URL. */
export async function findLookInPage(ctx: Ctx): Promise<Look> {
  const { logo, ...look } = await findRow(ctx);
  const bytes = logo && (await findLogo(ctx, logo));
  return { ...look, logoUrl: bytes && `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` };
}

async function findRow(ctx: Ctx) {
  const [[row]] = await commit(database(ctx), [selectBrand(ctx)]);
  const { name = null, color = null, logo = null } = row ?? {};
  return { name: name ?? (await findOrganizationName(ctx)), color, logo };
}
