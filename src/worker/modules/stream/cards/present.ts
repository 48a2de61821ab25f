import type { Card } from '../../../../contract/stream/cards.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { imageUrl } from '../images/public-image.ts';
import type { CardRow } from './schema.ts';

export function toCard(ctx: Ctx, { name, width, height, bytes }: CardRow): Card {
  const contentType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return { image_url: imageUrl(ctx.env, name), width, height, content_type: contentType, bytes };
}
