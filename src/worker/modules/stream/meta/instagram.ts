/** Posts on Instagram: https://developers.facebook.com/docs/instagram-platform/content-publishing */
import type { Ctx } from '../../../platform/ctx.ts';
import { unreadable } from '../platforms/call.ts';
import { isId } from '../platforms/opaque-id.ts';
import {
  type Account,
  type PlatformClient,
  PlatformFailure,
  type Post,
  type Step,
} from '../platforms/platform.ts';
import { type Container, imageRefused, readContainer } from './container.ts';
import { ObjectMissing } from './failure.ts';
import { callGraph } from './graph.ts';
import { type InstagramSecret, parseInstagramSecret } from './instagram-secret.ts';
import { findMedia, findPermalink } from './media.ts';

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;
/** The time, in milliseconds, for which Instagram may process an image. It usually takes seconds. */
const PATIENCE_MS = 5 * 60_000;
const PERMISSION = 'instagram_content_publish';
/** The permission to see whether Instagram has processed the image. */
const READ_PERMISSION = 'instagram_basic';

export const instagram: PlatformClient<InstagramSecret> = {
  scopes: [],
  checkCost: null,
  parse: parseInstagramSecret,

  async check(ctx, secret) {
    const name = await findName(ctx, secret);
    const rights = await readRights(ctx, secret);
    const missing = [...(name.isAllowed ? [] : [READ_PERMISSION]), ...rights.missing];
    const account = { id: secret.userId, name: name.name ?? secret.userId, scopes: rights.scopes };
    return { account: { ...account, missing: [...new Set(missing)] }, secret };
  },

  plan(secret, post) {
    const user = secret?.userId ?? '{ig_user_id}';
    return [
      { method: 'POST', path: `/${user}/media`, body: containerFields(post) },
      { method: 'POST', path: `/${user}/media_publish`, body: { creation_id: '{creation_id}' } },
    ];
  },

  async prepare(ctx, secret, post, progress) {
    const { container_id: id, container_at: at, polls = '0' } = progress;
    if (!id) return createContainer(ctx, secret, post);
    const container = await readContainer(ctx, secret, id, Number(at));
    switch (container.state) {
      case 'PUBLISHED':
      case 'FINISHED':
        return { progress, isReady: true };
      case 'EXPIRED':
        return createContainer(ctx, secret, post);
      case 'ERROR':
        throw imageRefused(container, secret);
      case 'IN_PROGRESS': {
        if (ctx.now() - Number(at) > PATIENCE_MS) {
          throw new PlatformFailure('PLATFORM_DOWN', 'Instagram still works on the image. Try again later.');
        }
        const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Number(polls));
        return { progress: { ...progress, polls: String(Number(polls) + 1) }, isReady: false, wait };
      }
    }
  },

  async publish(ctx, secret, _post, { container_id: id, container_at: at }) {
    if (!id) throw notReady();
    const container = await readContainer(ctx, secret, id, Number(at));
    if (container.state === 'PUBLISHED') throw publishedBefore();
    if (container.state === 'ERROR') throw imageRefused(container, secret);
    if (container.state !== 'FINISHED') throw notReady(container);
    const { json } = await callGraph(ctx, 'instagram', secret, 'publish', {
      method: 'POST',
      path: `/${secret.userId}/media_publish`,
      fields: { creation_id: id },
    });
    if (!isId(json.id)) throw unreadable('instagram', 'publish');
    return { postId: json.id, postUrl: await findPermalink(ctx, secret, json.id) };
  },

  async find(ctx, secret, post, { container_id: id, container_at: at }) {
    if (!id) return [];
    const container = await readContainer(ctx, secret, id, Number(at));
    if (container.state !== 'PUBLISHED') return [];
    // Stories have no text to search for.
    const found = post.isStory ? [] : await findMedia(ctx, secret, post.text, Number(at));
    // The container shows that the post exists, even if the list does not contain it yet.
    return [...found, { postId: id, postUrl: null }];
  },
};

/**
 * Reads the name, and whether reading is allowed. The name is null if this version of the API has none, which posting
 * does not need.
 */
async function findName(
  ctx: Ctx,
  secret: InstagramSecret,
): Promise<{ name: string | null; isAllowed: boolean }> {
  try {
    const { json } = await callGraph(ctx, 'instagram', secret, 'read', {
      method: 'GET',
      path: `/${secret.userId}`,
      fields: { fields: 'id,username' },
    });
    const { username } = json;
    const isName = typeof username === 'string' && /^[\w.]{1,50}$/.test(username);
    return { name: isName ? `@${username}` : null, isAllowed: true };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error instanceof ObjectMissing) throw error;
    if (error.code !== 'CONTENT_REFUSED' && error.code !== 'PERMISSION_MISSING') throw error;
    return { name: null, isAllowed: error.code === 'CONTENT_REFUSED' };
  }
}

/** Reads the limit of posts, which requires permission to post. */
async function readRights(ctx: Ctx, secret: InstagramSecret): Promise<Pick<Account, 'scopes' | 'missing'>> {
  try {
    await callGraph(ctx, 'instagram', secret, 'read', {
      method: 'GET',
      path: `/${secret.userId}/content_publishing_limit`,
      fields: { fields: 'config,quota_usage' },
    });
    return { scopes: [PERMISSION], missing: [] };
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.code !== 'PERMISSION_MISSING') throw error;
    return { scopes: null, missing: error.missing.length > 0 ? error.missing : [PERMISSION] };
  }
}

async function createContainer(ctx: Ctx, secret: InstagramSecret, post: Post): Promise<Step> {
  const { json } = await callGraph(ctx, 'instagram', secret, 'upload', {
    method: 'POST',
    path: `/${secret.userId}/media`,
    fields: containerFields(post),
  });
  if (!isId(json.id)) throw unreadable('instagram', 'upload');
  const progress = { container_id: json.id, container_at: String(ctx.now()) };
  return { progress, isReady: false, wait: FIRST_WAIT_MS };
}

function containerFields(post: Post): Record<string, string> {
  if (post.image) {
    const { url } = post.image;
    return post.isStory ? { image_url: url, media_type: 'STORIES' } : { image_url: url, caption: post.text };
  }
  throw new PlatformFailure('MEDIA_REFUSED', 'Instagram takes no post without an image. Add one.');
}

/** Returns the failure if an earlier call has published the container: its post must be found. */
function publishedBefore(): PlatformFailure {
  return new PlatformFailure('OUTCOME_UNKNOWN', 'Instagram has published this already.', { isUnknown: true });
}

function notReady(container?: Container): PlatformFailure {
  return new PlatformFailure('PLATFORM_DOWN', 'Instagram has not got the image ready. Try again later.', {
    isProgressVoid: container?.state === 'EXPIRED',
  });
}
