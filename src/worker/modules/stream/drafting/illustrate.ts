import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { makeLiveCard } from '../cards/live-card.ts';
import { makeMilestoneCard } from '../cards/milestone-card.ts';
import { fetchThumbnail } from '../cards/thumbnail.ts';
import type { Brief } from './brief.ts';

/** The name of an image, and whether it is a story. */
export interface Illustration {
  image: string | null;
  isStory: boolean;
}

/**
 * Returns the image of a caption, if any: Instagram requires one, and a milestone has a card. Elsewhere the link to a
 * stream shows its picture. A caption without its card is better than none, so a failure is only logged.
 */
export async function illustrate(ctx: Ctx, brief: Brief, platform: Platform): Promise<Illustration> {
  const isStory = brief.isStory && platform === 'instagram' && brief.occasion.event === 'go_live';
  try {
    return { image: await cardFor(ctx, brief, platform, isStory), isStory };
  } catch (error) {
    ctx.log.error('caption.card_failed', error, { occasion: brief.occasion.id, platform });
    return { image: null, isStory };
  }
}

async function cardFor(
  ctx: Ctx,
  { stream, milestone }: Brief,
  platform: Platform,
  isStory: boolean,
): Promise<string | null> {
  if (milestone) {
    const size = platform === 'instagram' ? '1080x1080' : '1200x630';
    const card = await makeMilestoneCard(ctx, { subscribers: milestone.threshold, size, format: 'jpeg' });
    return card.name;
  }
  if (!stream || platform !== 'instagram') return null;
  const card = await makeLiveCard(ctx, {
    kind: isStory ? 'story' : 'feed',
    title: stream.title,
    thumbnail: stream.thumbnailUrl === null ? null : await fetchThumbnail(ctx, stream.thumbnailUrl),
    videoId: stream.videoId,
    viewerCount: null,
    callToAction: isStory ? 'Watch live' : null,
    format: 'jpeg',
  });
  return card.name;
}
