import type { Ctx } from '../../../platform/ctx.ts';
import { unreadable } from '../platforms/call.ts';
import { PlatformFailure, type Published } from '../platforms/platform.ts';
import { callGraph, isGraphId, isSameText, listOf, permalink } from './graph.ts';
import type { InstagramSecret } from './instagram.ts';

/** The clocks of Herald and Instagram may differ. */
const CLOCK_SKEW_MS = 60_000;

/** The posts with this caption since that time, the newest first. */
export async function findMedia(
  ctx: Ctx,
  secret: InstagramSecret,
  caption: string,
  since: number,
): Promise<Published[]> {
  const { json } = await callGraph(ctx, 'instagram', secret, 'read', {
    method: 'GET',
    path: `/${secret.userId}/media`,
    fields: { fields: 'id,caption,permalink,timestamp', limit: '50' },
  });
  if (!Array.isArray(json.data)) throw unreadable('instagram', 'read');
  return listOf(json)
    .filter(
      (media) =>
        isGraphId(media.id) &&
        isSameText(media.caption, caption) &&
        // A timestamp that cannot be read decides nothing.
        !(timeOf(media.timestamp) < since - CLOCK_SKEW_MS),
    )
    .map((media) => ({ postId: String(media.id), postUrl: permalink(media.permalink) }));
}

/** The address of a post. Null if it cannot be read: the post exists all the same. */
export async function findPermalink(ctx: Ctx, secret: InstagramSecret, id: string): Promise<string | null> {
  try {
    const { json } = await callGraph(ctx, 'instagram', secret, 'read', {
      method: 'GET',
      path: `/${id}`,
      fields: { fields: 'permalink' },
    });
    return permalink(json.permalink);
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    ctx.log.warn('stream.permalink_missing', { platform: 'instagram', code: error.code });
    return null;
  }
}

/** Instagram writes `2026-11-22T10:00:00+0000`. */
function timeOf(timestamp: unknown): number {
  return typeof timestamp === 'string'
    ? Date.parse(timestamp.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    : Number.NaN;
}
