import type { Caption } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { storeImage } from '../images/public-image.ts';
import { reencodeImage } from '../uploads/reencode.ts';
import { changeCaption, findMovable, UNAPPROVED } from './change.ts';

/**
 * Replaces the image of a caption, reencoded for its platform. The caption then waits for approval. Throws the errors
 * of `reencodeImage`, `findMovable` and `changeCaption`.
 */
export async function addCaptionImage(ctx: Ctx, id: number, file: Uint8Array<ArrayBuffer>): Promise<Caption> {
  const row = await findMovable(ctx, id, 'illustrate');
  const image = await storeImage(ctx, await reencodeImage(file, row.platform));
  return changeCaption(ctx, row, 'illustrate', { ...UNAPPROVED, image, version: row.version + 1 });
}
