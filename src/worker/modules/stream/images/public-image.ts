import type { Ctx } from '../../../platform/ctx.ts';
import type { Env } from '../../../platform/env.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { getPublicImage, type Image, keyOf } from './get-public.ts';

export type { Image };

export const PUBLIC_IMAGES = '/api/stream/images';

const ENDINGS = { 'image/png': '.png', 'image/jpeg': '.jpg' } as const;

/** Stores an image that is public to anyone with its name, which has 130 random bits. Returns the name. */
export async function storeImage(
  ctx: Ctx,
  { bytes, contentType }: { bytes: Uint8Array; contentType: Image['contentType'] },
): Promise<string> {
  const name = randomBase62(22) + ENDINGS[contentType];
  await ctx.env.BUCKET.put(keyOf(name), bytes, {
    httpMetadata: { contentType },
    customMetadata: { organization: String(ctx.organizationId) },
  });
  return name;
}

/** Returns the URL for platforms. */
export function imageUrl(env: Env, name: string): string {
  return `${publicUrl(env)}${PUBLIC_IMAGES}/${name}`;
}

/** Reads a whole stored image. Throws `not_found`. */
export async function readImage(ctx: Ctx, name: string): Promise<Image> {
  const { body, contentType } = await getPublicImage(ctx.env, name);
  return { bytes: new Uint8Array(await new Response(body).arrayBuffer()), contentType };
}
