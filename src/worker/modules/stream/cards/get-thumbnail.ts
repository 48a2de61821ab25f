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
 * (also NO_THUMBNAIL) and `limited`.
 */
export async function getThumbnail(ctx: Ctx, streamId: number): Promise<Picture> {
  const [[stream]] = await commit(database(ctx), [selectStream(ctx, streamId)]);
  if (!stream) throw notFound('stream');
  const detail = 'The organization fetches too many images. Wait a minute.';
  await limitRate(ctx.env.IMAGE_LIMIT, String(ctx.organizationId), detail);
  const bytes = stream.thumbnailUrl === null ? null : await fetchThumbnail(ctx, stream.thumbnailUrl);
  if (!bytes) throw new DomainError('not_found', 'NO_THUMBNAIL', 'No picture of this stream can be read.');
  const isPng = readHeader(bytes)?.type === 'png';
  return { type: isPng ? 'image/png' : 'image/jpeg', bytes: new Uint8Array(bytes) };
}
