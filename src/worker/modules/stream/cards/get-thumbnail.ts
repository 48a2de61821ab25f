import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { limitRate } from '../../../platform/rate-limit.ts';
import { readHeader } from '../drawing/engine/header.ts';
import { selectStream } from '../streams/store.ts';
import { fetchThumbnail } from './thumbnail.ts';

export interface Picture {
  type: 'image/jpeg' | 'image/png';
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Fetches the thumbnail of a stream, which a page that loads nothing from other origins can show. Throws `not_found`
 * (also NO_THUMBNAIL), `limited` and THUMBNAIL_NOT_FETCHED.
 */
export async function getThumbnail(ctx: Ctx, streamId: number): Promise<Picture> {
  const [[stream]] = await commit(database(ctx), [selectStream(ctx, streamId)]);
  if (!stream) throw notFound('stream');
  if (stream.thumbnailUrl === null) {
    throw new DomainError('not_found', 'NO_THUMBNAIL', 'This stream has no thumbnail.');
  }
  const detail = 'The organization fetches too many images. Wait a minute.';
  await limitRate(ctx.env.IMAGE_LIMIT, String(ctx.organizationId), detail);
  const bytes = await fetchThumbnail(ctx, stream.thumbnailUrl);
  if (!bytes) {
    const detail = 'No JPEG or PNG of at most 4 MB and 2 megapixels could be read at its address.';
    throw new DomainError('remote_failed', 'THUMBNAIL_NOT_FETCHED', detail);
  }
  const isPng = readHeader(bytes)?.type === 'png';
  return { type: isPng ? 'image/png' : 'image/jpeg', bytes: new Uint8Array(bytes) };
}
