import type { BrandShown } from '../../../../contract/stream/brand.ts';
import { makeAccent, PAGES, type Shades } from '../../../../lib/accent.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { imageUrl } from '../images/public-image.ts';
import type { BrandRow } from './schema.ts';

export function toBrand(ctx: Ctx, row: BrandRow | undefined): BrandShown {
  const color = row?.color ?? null;
  return {
    name: row?.name ?? null,
    color,
    accent: color === null ? null : toAccent(color),
    logo_url: row?.logo ? imageUrl(ctx.env, row.logo) : null,
  };
}

function toAccent(color: string): BrandShown['accent'] {
  const { light, dark } = makeAccent(color, PAGES);
  return { light: toShades(light), dark: toShades(dark) };
}

const toShades = ({ accent, onAccent }: Shades) => ({ accent, on_accent: onAccent });
