import type { BrandShown } from '../../../../contract/stream/brand.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toBrand } from './present.ts';
import { upsertBrand } from './store.ts';

export async function deleteLogo(ctx: Ctx): Promise<BrandShown> {
  const [[row]] = await commit(database(ctx), [
    upsertBrand(ctx, { logo: null }),
    audit(ctx, 'brand.changed', 'brand', { fields: ['logo'] }),
  ]);
  return toBrand(ctx, row);
}
