import { DomainError } from '../../../../lib/errors.ts';
import type { Env } from '../../../platform/env.ts';

/** An image that this service has encoded, never the uploaded file. */
export interface Image {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: 'image/png' | 'image/jpeg';
}

/** Reads a stored image. Throws `not_found`. */
export async function getPublicImage(
  env: Env,
  name: string,
): Promise<{ body: ReadableStream; size: number; contentType: Image['contentType'] }> {
  const object = await env.BUCKET.get(keyOf(name));
  if (!object) throw new DomainError('not_found', 'NOT_FOUND', 'There is no such image.');
  const contentType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return { body: object.body, size: object.size, contentType };
}

/** Returns the storage key of an image. */
export function keyOf(name: string): string {
  return `public-images/${name}`;
}
