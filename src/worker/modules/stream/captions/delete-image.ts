import type { Caption } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { changeCaption, findMovable, UNAPPROVED } from './change.ts';

/** Removes the image. The caption then waits for approval. Throws the errors of `findMovable` and `changeCaption`. */
export async function deleteCaptionImage(ctx: Ctx, id: number): Promise<Caption> {
  const row = await findMovable(ctx, id, 'illustrate');
  return changeCaption(ctx, row, 'illustrate', { ...UNAPPROVED, image: null, version: row.version + 1 });
}
