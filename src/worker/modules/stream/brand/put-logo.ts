import type { BrandShown } from '../../../../contract/stream/brand.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { storeImage } from '../images/public-image.ts';
import { reencodeLogo } from '../uploads/logo.ts';
import { toBrand } from './present.ts';
import { upsertBrand } from './store.ts';

/** Replaces the logo. Throws the errors of `reencodeLogo`. */
export async function putLogo(ctx: Ctx, file: Uint8Array): Promise<BrandShown> {
  const { bytes, contentType } = await reencodeLogo(file);
  const logo = await storeImage(ctx, { bytes, contentType });
  const [[row]] = await commit(database(ctx), [
    upsertBrand(ctx, { logo }),
    audit(ctx, 'brand.changed', 'brand', { fields: ['logo'] }),
  ]);
  return toBrand(ctx, row);
}
