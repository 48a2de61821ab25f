/** Posts on X: https://docs.x.com/x-api/posts/create-post. Reads cost money, so outcomes are not looked up. */
import { unreadable } from '../platforms/call.ts';
import { isId } from '../platforms/opaque-id.ts';
import { type PlatformClient, PlatformFailure, type Post, type Progress } from '../platforms/platform.ts';
import { callX } from './call.ts';
import { refreshX } from './refresh.ts';
import { parseXSecret, type XSecret } from './secret.ts';

/** The time, in milliseconds, for which an upload is used. X keeps it for 24 hours. */
const MEDIA_LIFETIME_MS = 12 * 3_600_000;
const MAX_IMAGE_BYTES = 5_000_000;

export const x: PlatformClient<XSecret> = {
  scopes: ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'],
  checkCost: 0.01,
  parse: parseXSecret,

  async check(ctx, secret) {
    const { json, headers } = await callX(ctx, secret, 'read', { method: 'GET', path: '/2/users/me' });
    const { id, username } = (json.data ?? {}) as { id?: unknown; username?: unknown };
    if (!isId(id)) throw unreadable('x', 'read');
    const isName = typeof username === 'string' && /^\w{1,50}$/.test(username);
    // Returned for OAuth 1.0a: `read`, `read-write`, `read-write-directmessages`.
    const level = headers.get('x-access-level');
    const missing = level === null || level.includes('write') ? [] : ['write'];
    return { account: { id, name: isName ? `@${username}` : id, scopes: null, missing }, secret };
  },

  plan(_secret, post) {
    const upload = {
      method: 'POST',
      path: '/2/media/upload',
      body: { media: post.image?.url, media_category: 'tweet_image' },
    };
    return [
      ...(post.image ? [upload] : []),
      { method: 'POST', path: '/2/tweets', body: tweet(post, '{media_id}') },
    ];
  },

  async prepare(ctx, secret, post, progress) {
    if (!post.image || isUploaded(progress, ctx.now())) return { progress, isReady: true };
    const { bytes, contentType } = await post.image.read();
    if (bytes.length > MAX_IMAGE_BYTES) {
      throw new PlatformFailure('MEDIA_REFUSED', 'X takes images of at most 5 MB. Use a smaller one.');
    }
    const body = new FormData();
    body.set('media_category', 'tweet_image');
    body.set('media', new Blob([bytes], { type: contentType }), 'image');
    const { json } = await callX(ctx, secret, 'upload', { method: 'POST', path: '/2/media/upload', body });
    const { id } = (json.data ?? {}) as { id?: unknown };
    if (!isId(id)) throw unreadable('x', 'upload');
    return { progress: { media_id: id, uploaded_at: String(ctx.now()) }, isReady: true };
  },

  async publish(ctx, secret, post, progress) {
    if (post.image && !progress.media_id) throw new Error('The image was not uploaded.');
    const body = tweet(post, progress.media_id);
    const { json } = await callX(ctx, secret, 'publish', { method: 'POST', path: '/2/tweets', body });
    const { id } = (json.data ?? {}) as { id?: unknown };
    if (!isId(id)) throw unreadable('x', 'publish');
    return { postId: id, postUrl: `https://x.com/i/status/${id}` };
  },

  refresh: refreshX,
  renewalTellsScopes: ({ type }) => type === 'oauth2',
};

function tweet(post: Post, mediaId: string | undefined) {
  return { text: post.text, ...(post.image && mediaId ? { media: { media_ids: [mediaId] } } : {}) };
}

function isUploaded({ media_id, uploaded_at }: Progress, now: number): boolean {
  return media_id !== undefined && Number(uploaded_at) > now - MEDIA_LIFETIME_MS;
}
