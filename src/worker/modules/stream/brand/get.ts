import type { BrandShown } from '../../../../contract/stream/brand.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toBrand } from './present.ts';
import { selectBrand } from './store.ts';

export async function getBrand(ctx: Ctx): Promise<BrandShown> {
  const [[row]] = await commit(database(ctx), [selectBrand(ctx)]);
  return toBrand(ctx, row);
}
