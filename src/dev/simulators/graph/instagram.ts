/** Publishing to Instagram: containers, publication, and the published media of an account. */
import { keep } from '../platforms/records.ts';
import type { App, At } from '../platforms/simulator.ts';
import type { InstagramAccount } from './accounts.ts';
import {
  checkAccess,
  type GraphCall,
  listPage,
  readCall,
  readText,
  selectFields,
  toGraphTime,
} from './call.ts';
import { type Container, checkCaption, checkPublishable, statusOf } from './containers.ts';
import { fetchForInstagram } from './images.ts';
import { invalidParameter, noObject, publishingProblem } from './problem.ts';
import type { InstagramMedia, World } from './world.ts';

const DAY_S = 86_400;

export function registerInstagram(app: App, at: At, base: string, world: World): void {
  const { instagram, containers, media, posts, duplicates, now, newId } = world;
  const findAccount = (id: string, method: 'get' | 'post'): InstagramAccount => {
    const account = instagram.find((one) => one.id === id);
    if (!account) throw noObject(method, id);
    return account;
  };
  const countPublished = (account: string) =>
    posts.filter((post) => post.account === account && now() - Date.parse(post.at) < DAY_S * 1000).length;

  app.post(`${base}/:id/media`, at('graph.container'), async (c) => {
    const call = await readCall(c, world.tokens, now());
    const account = findAccount(c.req.param('id'), 'post');
    checkAccess(c, call, account.id, 'instagram_content_publish');
    const isStory = readMediaType(call) === 'STORIES';
    const caption = readText(call, 'caption');
    checkCaption(caption);
    const url = readText(call, 'image_url');
    if (!url) throw invalidParameter('The parameter image_url is required');
    const image = await fetchForInstagram(url, isStory, world.fetch);
    const fails = c.get('fault') === 'processing_fails';
    const state = { createdAt: now(), readsLeft: world.pendingReads, fails, isPublished: false };
    const container = { id: newId(), account: account.id, isStory, caption, image, ...state };
    containers.set(container.id, container);
    return c.json({ id: container.id });
  });

  app.post(`${base}/:id/media_publish`, at('graph.publish'), async (c) => {
    const call = await readCall(c, world.tokens, now());
    const account = findAccount(c.req.param('id'), 'post');
    checkAccess(c, call, account.id, 'instagram_content_publish');
    const id = readText(call, 'creation_id');
    if (!id) throw invalidParameter('The parameter creation_id is required');
    const container = containers.get(id);
    if (container?.account !== account.id) throw publishingProblem('noContainer');
    if (statusOf(container, now()) === 'PUBLISHED') {
      const at = new Date(now()).toISOString();
      keep(duplicates, { account: account.id, step: 'graph.publish', text: container.caption, at });
    }
    checkPublishable(container, now());
    if (countPublished(account.id) >= world.quotaTotal) throw publishingProblem('dailyLimit');
    return c.json({ id: publish(account, container).id });
  });

  app.get(`${base}/:id/content_publishing_limit`, at('graph.read'), async (c) => {
    const call = await readCall(c, world.tokens, now());
    const { id } = findAccount(c.req.param('id'), 'get');
    checkAccess(c, call, id, 'instagram_content_publish');
    const config = { quota_total: world.quotaTotal, quota_duration: DAY_S };
    const limit = { id, config, quota_usage: countPublished(id) };
    const { id: _, ...shown } = selectFields(call, limit, ['quota_usage']);
    return c.json({ data: [shown] });
  });

  app.get(`${base}/:id/:edge{media|stories}`, at('graph.read'), async (c) => {
    const call = await readCall(c, world.tokens, now());
    const { id } = findAccount(c.req.param('id'), 'get');
    checkAccess(c, call, id, 'instagram_basic');
    const product = c.req.param('edge') === 'media' ? 'FEED' : 'STORY';
    const ofProduct = (media.get(id) ?? []).filter(
      ({ media_product_type }) => media_product_type === product,
    );
    return c.json(listPage(call, ofProduct, []));
  });

  function publish(account: InstagramAccount, container: Container): InstagramMedia {
    container.isPublished = true;
    const id = newId();
    const kind = container.isStory ? 'story' : 'image';
    const published: InstagramMedia = {
      id,
      caption: container.isStory ? undefined : container.caption || undefined,
      media_type: 'IMAGE',
      media_product_type: container.isStory ? 'STORY' : 'FEED',
      permalink: `https://www.instagram.com/p/${BigInt(id).toString(36)}/`,
      timestamp: toGraphTime(now()),
      username: account.username,
    };
    media.set(account.id, [...(media.get(account.id) ?? []), published]);
    const post = { id, account: account.id, kind, text: container.caption, images: [container.image] };
    keep(posts, { ...post, link: null, at: new Date(now()).toISOString(), edited_at: null });
    return published;
  }
}

function readMediaType(call: GraphCall): 'IMAGE' | 'STORIES' {
  const type = readText(call, 'media_type') || 'IMAGE';
  if (type === 'IMAGE' || type === 'STORIES') return type;
  throw publishingProblem('wrongMediaType');
}
