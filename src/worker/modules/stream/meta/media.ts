import type { Ctx } from '../../../platform/ctx.ts';
import { unreadable } from '../platforms/call.ts';
import { isId } from '../platforms/opaque-id.ts';
import { PlatformFailure, type Published } from '../platforms/platform.ts';
import { callGraph, isSameText, listOf, permalink } from './graph.ts';
import type { InstagramSecret } from './instagram-secret.ts';

/** The tolerance between the clocks of Herald and Instagram, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

/** Finds posts with this caption since that time, newest first. */
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
        isId(media.id) &&
        isSameText(media.caption, caption) &&
        // An unreadable timestamp does not exclude a post.
        !(timeOf(media.timestamp) < since - CLOCK_SKEW_MS),
    )
    .map((media) => ({ postId: String(media.id), postUrl: permalink(media.permalink) }));
}

/** Reads the URL of a post. Null if that fails: the post exists anyway. */
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

/** Parses Instagram's format, `2026-11-22T10:00:00+0000`. */
function timeOf(timestamp: unknown): number {
  return typeof timestamp === 'string'
    ? Date.parse(timestamp.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    : Number.NaN;
}
