import type { Ctx } from '../../../platform/ctx.ts';
import type { CaptionRow } from '../captions/schema.ts';
import type { Image } from '../images/get-public.ts';
import { imageUrl, readImage } from '../images/public-image.ts';
import { PlatformFailure, type Post } from '../platforms/platform.ts';

/** Converts a caption to a post. */
export function postOf(ctx: Ctx, { text, image, isStory }: CaptionRow): Post {
  return {
    text,
    isStory,
    image: image === null ? null : { url: imageUrl(ctx.env, image), read: () => readStored(ctx, image) },
  };
}

/** Reads the image. A failure precedes the call that would send it, so no outcome is unknown. */
async function readStored(ctx: Ctx, image: string): Promise<Image> {
  try {
    return await readImage(ctx, image);
  } catch (error) {
    ctx.log.error('post.image_unreadable', error, { image });
    throw new PlatformFailure('PLATFORM_DOWN', 'Herald could not read the image of the caption.');
  }
}
