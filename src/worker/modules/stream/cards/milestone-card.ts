import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findBrand } from '../brand/find.ts';
import type { CardFormat } from '../drawing/card.ts';
import type { MilestoneSize } from '../drawing/milestone.ts';
import { drawOnce } from './draw.ts';
import type { CardRow } from './schema.ts';

/** Returns a card about a number of subscribers. */
export async function makeMilestoneCard(
  ctx: Ctx,
  card: { subscribers: number; size: MilestoneSize; format: CardFormat },
): Promise<CardRow> {
  const brand = await findBrand(ctx);
  const input = { kind: 'milestone', ...card, brand: { ...brand, logo: brand.logo && sha256(brand.logo) } };
  return drawOnce(ctx, input, async (assets) => {
    const { renderMilestoneCard } = await import('../drawing/milestone.ts');
    return renderMilestoneCard(assets, { brand, subscribers: card.subscribers }, card.size, card.format);
  });
}
