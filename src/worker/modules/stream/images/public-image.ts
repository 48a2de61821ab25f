import type { Ctx } from '../../../platform/ctx.ts';
import type { Env } from '../../../platform/env.ts';
import { DomainError } from '../../../platform/errors.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { randomBase62 } from '../../../platform/random.ts';

export const PUBLIC_IMAGES = '/api/stream/images';

/** Encoded by this service, never as somebody uploaded it. */
export interface Image {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: 'image/png' | 'image/jpeg';
}

const ENDINGS = { 'image/png': '.png', 'image/jpeg': '.jpg' } as const;
const key = (name: string) => `public-images/${name}`;

/** Stores an image that anybody may fetch who knows its name, which has 130 random bits. Answers the name. */
export async function storeImage(
  ctx: Ctx,
  { bytes, contentType }: { bytes: Uint8Array; contentType: Image['contentType'] },
): Promise<string> {
  const name = randomBase62(22) + ENDINGS[contentType];
  await ctx.env.BUCKET.put(key(name), bytes, {
    httpMetadata: { contentType },
    customMetadata: { organization: String(ctx.organizationId) },
  });
  return name;
}

/** The address that platforms fetch. */
export function imageUrl(env: Env, name: string): string {
  return `${publicUrl(env)}${PUBLIC_IMAGES}/${name}`;
}

/** A stored image. Throws `not_found`. */
export async function getImage(
  env: Env,
  name: string,
): Promise<{ body: ReadableStream; size: number; contentType: Image['contentType'] }> {
  const object = await env.BUCKET.get(key(name));
  if (!object) throw new DomainError('not_found', 'NOT_FOUND', 'There is no such image.');
  return { body: object.body, size: object.size, contentType: typeOf(name) };
}

/** Reads a stored image as a whole. Throws `not_found`. */
export async function readImage(ctx: Ctx, name: string): Promise<Image> {
  const { body, contentType } = await getImage(ctx.env, name);
  return { bytes: new Uint8Array(await new Response(body).arrayBuffer()), contentType };
}

function typeOf(name: string): Image['contentType'] {
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg';
}
