import type { Caption } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { reencodeImage } from '../cards/upload/reencode.ts';
import { storeImage } from '../images/public-image.ts';
import { changeCaption, findMovable, UNAPPROVED } from './change.ts';

/**
 * Gives the caption another image, encoded anew for its platform. The caption then waits for approval. Throws what
 * `reencodeImage`, `findMovable` and `changeCaption` throw.
 */
export async function addCaptionImage(ctx: Ctx, id: number, file: Uint8Array<ArrayBuffer>): Promise<Caption> {
  const row = await findMovable(ctx, id, 'illustrate');
  const image = await storeImage(ctx, await reencodeImage(file, row.platform));
  return changeCaption(ctx, row, 'illustrate', { ...UNAPPROVED, image, version: row.version + 1 });
}
