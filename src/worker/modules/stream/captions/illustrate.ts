import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { makeLiveCard } from '../cards/live-card.ts';
import { makeMilestoneCard } from '../cards/milestone-card.ts';
import { fetchThumbnail } from '../cards/thumbnail.ts';
import type { Brief } from './brief.ts';

/**
 * The name of the image of a caption, or null: Instagram takes no post without one, and a milestone is celebrated with a
 * card. Elsewhere the link to a stream shows its picture. A caption without the card that it should have is better than
 * none, so a failure is logged.
 */
export async function illustrate(ctx: Ctx, brief: Brief, platform: Platform): Promise<string | null> {
  try {
    return await cardFor(ctx, brief, platform);
  } catch (error) {
    ctx.log.error('caption.card_failed', error, { occasion: brief.occasion.id, platform });
    return null;
  }
}

async function cardFor(ctx: Ctx, { stream, milestone }: Brief, platform: Platform): Promise<string | null> {
  if (milestone) {
    const size = platform === 'instagram' ? '1080x1080' : '1200x630';
    const card = await makeMilestoneCard(ctx, { subscribers: milestone.threshold, size, format: 'jpeg' });
    return card.name;
  }
  if (!stream || platform !== 'instagram') return null;
  const card = await makeLiveCard(ctx, {
    kind: 'feed',
    title: stream.title,
    thumbnail: stream.thumbnailUrl === null ? null : await fetchThumbnail(ctx, stream.thumbnailUrl),
    videoId: stream.videoId,
    viewerCount: null,
    callToAction: null,
    format: 'jpeg',
  });
  return card.name;
}
