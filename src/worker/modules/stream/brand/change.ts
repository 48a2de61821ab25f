import type { BrandShown, ChangeBrand } from '../../../../contract/stream/brand.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toBrand } from './present.ts';
import { upsertBrand } from './store.ts';

/** Changes the given fields. Existing cards stay. */
export async function changeBrand(ctx: Ctx, change: ChangeBrand): Promise<BrandShown> {
  const [[row]] = await commit(database(ctx), [
    upsertBrand(ctx, change),
    audit(ctx, 'brand.changed', 'brand', { fields: Object.keys(change) }),
  ]);
  return toBrand(ctx, row);
}
