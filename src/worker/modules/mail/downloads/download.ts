import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';

export interface Download {
  body: ReadableStream;
  /** Bytes. */
  size: number;
  filename: string;
  contentType: string;
}

/** Returns the object with this key from the bucket. Throws `not_found`, CONTENT_MISSING. */
export async function fetchObject(ctx: Ctx, key: string): Promise<Pick<Download, 'body' | 'size'>> {
  const object = await ctx.env.BUCKET.get(key);
  if (object) return { body: object.body, size: object.size };
  ctx.log.error('mail.object_missing', new Error('An object in storage is missing.'), { key });
  throw new DomainError('not_found', 'CONTENT_MISSING', 'The content is no longer in storage.');
}
