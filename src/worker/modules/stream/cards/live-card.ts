import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findBrand } from '../brand/find.ts';
import type { CardFormat } from '../drawing/card.ts';
import { drawOnce } from './draw.ts';
import type { CardRow } from './schema.ts';

export interface LiveCard {
  kind: 'story' | 'feed';
  title: string;
  thumbnail: Uint8Array | null;
  videoId: string | null;
  viewerCount: number | null;
  callToAction: string | null;
  format: CardFormat;
}

/** Returns a card about a stream: a story, or a post in Instagram's feed. */
export async function makeLiveCard(
  ctx: Ctx,
  { kind, thumbnail, format, ...facts }: LiveCard,
): Promise<CardRow> {
  const brand = await findBrand(ctx);
  const input = {
    kind,
    format,
    ...facts,
    thumbnail: thumbnail && sha256(thumbnail),
    brand: { ...brand, logo: brand.logo && sha256(brand.logo) },
  };
  return drawOnce(ctx, input, async (assets) => {
    // The renderer is loaded with the first card, because a Worker has a second to start.
    const { renderFeedCard, renderStoryCard } = await import('../drawing/live.ts');
    const render = kind === 'story' ? renderStoryCard : renderFeedCard;
    return render(assets, { ...facts, brand, thumbnail: thumbnail && { bytes: thumbnail } }, format);
  });
}
