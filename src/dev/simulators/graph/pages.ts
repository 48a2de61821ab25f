/** Posts and photos of a Facebook page. */
import { keep } from '../platforms/records.ts';
import type { App, At } from '../platforms/simulator.ts';
import { checkAccess, type GraphCall, listPage, readCall, readText, toGraphTime } from './call.ts';
import { readPhoto } from './images.ts';
import { graphProblem, invalidParameter, noObject } from './problem.ts';
import type { PagePost, Photo, World } from './world.ts';

const MAX_MESSAGE = 63_206;

export function registerPages(app: App, at: At, base: string, world: World): void {
  const { pages, photos, pagePosts, posts, now, newId } = world;
  const findPage = (id: string, method: 'get' | 'post') => {
    const page = pages.find((one) => one.id === id);
    if (!page) throw noObject(method, id);
    return page;
  };

  app.post(`${base}/:id/photos`, at('graph.photo'), async (c) => {
    const call = await readCall(c, world.tokens, now());
    const page = findPage(c.req.param('id'), 'post');
    checkAccess(c, call, page.id, 'pages_manage_posts');
    const hash = await readPhoto(call, readText(call, 'url'), world.fetch);
    const isPublished = readText(call, 'published') !== 'false';
    const photo: Photo = { id: newId(), page: page.id, hash, isPublished };
    photos.set(photo.id, photo);
    if (!isPublished) return c.json({ id: photo.id });
    const text = readText(call, 'caption') || readText(call, 'message');
    return c.json({ id: photo.id, post_id: publish(page.id, text, null, [photo]).id });
  });

  app.post(`${base}/:id/feed`, at('graph.feed'), async (c) => {
    const call = await readCall(c, world.tokens, now());
    const page = findPage(c.req.param('id'), 'post');
    checkAccess(c, call, page.id, 'pages_manage_posts');
    const message = readText(call, 'message');
    const link = readText(call, 'link') || null;
    const attached = readAttached(call).map((id) => {
      const photo = photos.get(id);
      if (photo?.page !== page.id || photo.isPublished) {
        throw invalidParameter(`The photo ${id} cannot be attached.`);
      }
      return photo;
    });
    if (!message.trim() && !link && attached.length === 0) {
      throw invalidParameter('The post is empty. Please enter a message to share.');
    }
    if (Array.from(message).length > MAX_MESSAGE) throw invalidParameter('The message is too long.');
    if (link && !/^https?:$/.test(URL.parse(link)?.protocol ?? '')) {
      throw graphProblem(400, {
        message: '(#100) link URL is not properly formatted',
        code: 100,
        subcode: 1_609_005,
      });
    }
    return c.json({ id: publish(page.id, message, link, attached).id });
  });

  app.get(`${base}/:id/:edge{feed|posts|published_posts}`, at('graph.read'), async (c) => {
    const call = await readCall(c, world.tokens, now());
    const { id } = findPage(c.req.param('id'), 'get');
    checkAccess(c, call, id, 'pages_read_engagement');
    const since = readSince(call);
    const recent = (pagePosts.get(id) ?? []).filter(({ created_time }) => toMs(created_time) >= since);
    return c.json(listPage(call, recent, ['message', 'created_time']));
  });

  function publish(page: string, text: string, link: string | null, attached: Photo[]): PagePost {
    const number = newId();
    const post: PagePost = {
      id: `${page}_${number}`,
      message: text || undefined,
      created_time: toGraphTime(now()),
      permalink_url: `https://www.facebook.com/${page}/posts/${number}`,
    };
    for (const photo of attached) photo.isPublished = true;
    pagePosts.set(page, [...(pagePosts.get(page) ?? []), post]);
    const images = attached.map(({ hash }) => hash);
    const times = { at: new Date(now()).toISOString(), edited_at: null };
    keep(posts, { id: post.id, account: page, kind: 'feed', text, link, images, ...times });
    return post;
  }
}

/** Returns the ids of `attached_media`: an array of `{media_fbid}`, as JSON or as `attached_media[n]`. */
function readAttached({ parameters }: GraphCall): string[] {
  const listed = parse(parameters['attached_media'] ?? []);
  const indexed = Object.keys(parameters)
    .filter((name) => /^attached_media\[\d+\]$/.test(name))
    .map((name) => parse(parameters[name]));
  const all: unknown[] = [...(Array.isArray(listed) ? listed : [listed]), ...indexed];
  return all.map((one) => {
    const id = (one as { media_fbid?: unknown } | null)?.media_fbid;
    if (typeof id === 'string' || typeof id === 'number') return String(id);
    throw invalidParameter('Param attached_media must be an array of {media_fbid}.');
  });
}

function parse(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw invalidParameter('Param attached_media must be an array.');
  }
}

/** Returns `since` in milliseconds. Accepts seconds since 1970, or a date. */
function readSince(call: GraphCall): number {
  const text = readText(call, 'since');
  if (!text) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(ms)) throw invalidParameter('Param since must be a valid time.');
  return ms;
}

function toMs(time: string): number {
  return Date.parse(time.replace('+0000', 'Z'));
}
