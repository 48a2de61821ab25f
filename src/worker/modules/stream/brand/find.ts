import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectChannel } from '../channel/store.ts';
import type { Brand } from '../drawing/card.ts';
import { readImage } from '../images/public-image.ts';
import { selectBrand } from './store.ts';

/** The name on cards of an organization with neither a brand nor a channel. */
const NO_NAME = 'Live';

/** Returns the brand for cards. The name is the channel's unless the organization has set one. */
export async function findBrand(ctx: Ctx): Promise<Brand> {
  const [[brand], [channel]] = await commit(database(ctx), [selectBrand(ctx), selectChannel(ctx)]);
  return {
    name: brand?.name ?? channel?.title ?? NO_NAME,
    color: brand?.color ?? null,
    logo: brand?.logo ? await findLogo(ctx, brand.logo) : null,
  };
}

/** Reads a logo; null if it is gone. */
export async function findLogo(ctx: Ctx, name: string): Promise<Uint8Array | null> {
  try {
    return (await readImage(ctx, name)).bytes;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.error('brand.logo_missing', error);
    return null;
  }
}
