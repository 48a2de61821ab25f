import type { Ctx } from '../../../platform/ctx.ts';
import type { CaptionRow } from '../captions/schema.ts';
import { imageUrl, readImage } from '../images/public-image.ts';
import type { Post } from '../platforms/platform.ts';

/** A caption as the platforms get it. */
export function postOf(ctx: Ctx, { text, image, isStory }: CaptionRow): Post {
  return {
    text,
    isStory,
    image: image === null ? null : { url: imageUrl(ctx.env, image), read: () => readImage(ctx, image) },
  };
}
