import type { Card, StoryCardRequest } from '../../../../contract/stream/cards.ts';
import { DomainError, invalid, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import type { StreamRow } from '../streams/schema.ts';
import { selectCurrentStream, selectStream } from '../streams/store.ts';
import { makeLiveCard } from './live-card.ts';
import { toCard } from './present.ts';
import { fetchThumbnail } from './thumbnail.ts';

/**
 * Draws a story about a stream, or with the content of the request. Throws `not_found`; `invalid` for the URL of the
 * thumbnail; `refused` (NO_STREAM, THUMBNAIL_UNREADABLE); and the errors of `limitOutside`.
 */
export async function createStoryCard(ctx: Ctx, input: StoryCardRequest): Promise<Card> {
  const problem = input.thumbnail_url && urlProblem(ctx.env, input.thumbnail_url, true);
  if (problem) throw invalid('thumbnail_url', `expected ${problem}`);
  await limitOutside(ctx, 'card');
  const stream = input.title === undefined ? await findStream(ctx, input.stream_id) : null;
  const address = input.thumbnail_url ?? stream?.thumbnailUrl ?? null;
  const thumbnail = address === null ? null : await fetchThumbnail(ctx, address);
  if (input.thumbnail_url && !thumbnail) {
    const detail = 'thumbnail_url: no JPEG or PNG of at most 4 MB and 2 megapixels could be read there.';
    throw new DomainError('refused', 'THUMBNAIL_UNREADABLE', detail);
  }
  const viewerCount = input.viewer_count === undefined ? stream?.viewerCount : input.viewer_count;
  const card = await makeLiveCard(ctx, {
    kind: 'story',
    title: input.title ?? stream?.title ?? '',
    thumbnail,
    videoId: stream?.videoId ?? null,
    viewerCount: viewerCount ?? null,
    callToAction: null,
    format: input.format,
  });
  return toCard(ctx, card);
}

async function findStream(ctx: Ctx, id: number | undefined): Promise<StreamRow> {
  const [[row]] = await commit(database(ctx), [
    id === undefined ? selectCurrentStream(ctx) : selectStream(ctx, id),
  ]);
  if (row) return row;
  if (id !== undefined) throw notFound('stream');
  throw new DomainError('refused', 'NO_STREAM', 'There was no stream yet. Send a title.');
}
