import type { BrandShown } from '../../../../contract/stream/brand.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { imageUrl } from '../images/public-image.ts';
import type { BrandRow } from './schema.ts';

export function toBrand(ctx: Ctx, row: BrandRow | undefined): BrandShown {
  return {
    name: row?.name ?? null,
    color: row?.color ?? null,
    logo_url: row?.logo ? imageUrl(ctx.env, row.logo) : null,
  };
}
