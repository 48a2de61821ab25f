import { beforeEach, describe, expect, test } from 'vitest';
import {
  DEVELOPMENT_INSTAGRAM,
  DEVELOPMENT_INSTAGRAM_TOKEN,
  DEVELOPMENT_PAGE,
  DEVELOPMENT_PAGE_TOKEN,
} from '../../../../src/dev/simulators/graph/accounts.ts';
import {
  createGraph,
  type GraphOptions,
  type SimulatedGraph,
} from '../../../../src/dev/simulators/graph/graph.ts';
import { jpeg, png } from './platforms/images.ts';

const BASE = 'http://graph.test/v26.0';
const DAY_MS = 86_400_000;
const INSTAGRAM = DEVELOPMENT_INSTAGRAM.id;
const PAGE = DEVELOPMENT_PAGE.id;
const TOKENS = { instagram: DEVELOPMENT_INSTAGRAM_TOKEN.token, page: DEVELOPMENT_PAGE_TOKEN.token };
const IMAGES: Record<string, Uint8Array<ArrayBuffer>> = {
  'square.jpg': jpeg(1080, 1080),
  'portrait.jpg': jpeg(1080, 1350),
  'wide.jpg': jpeg(1910, 1000),
  'wider.jpg': jpeg(2000, 1000),
  'story.jpg': jpeg(1080, 1920),
  'square.png': png(1080, 1080),
  'large.jpg': jpeg(1080, 1080, 8 * 1024 * 1024 + 1),
  'text.jpg': Uint8Array.from(new TextEncoder().encode('no image')),
};

let time: number;
let graph: SimulatedGraph;
beforeEach(() => {
  time = Date.parse('2026-11-22T12:00:00Z');
  graph = create();
});

function create(options: GraphOptions = {}): SimulatedGraph {
  const fetch = async (url: string) => {
    const image = IMAGES[new URL(url).pathname.slice(1)];
    return image ? new Response(image) : new Response('gone', { status: 404 });
  };
  return createGraph({ now: () => time, fetch, ...options });
}

type Answer = { status: number; body: Record<string, unknown> };

async function read(response: Response): Promise<Answer> {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function post(path: string, form: Record<string, string>, token = TOKENS.instagram): Promise<Answer> {
  const body = new URLSearchParams({ ...form, access_token: token });
  return read(await graph.fetch(`${BASE}/${path}`, { method: 'POST', body }));
}

async function get(path: string, token = TOKENS.instagram): Promise<Answer> {
  return read(await graph.fetch(`${BASE}/${path}`, { headers: { authorization: `Bearer ${token}` } }));
}

function newContainer(form: Record<string, string> = {}): Promise<Answer> {
  return post(`${INSTAGRAM}/media`, { image_url: 'https://images.test/square.jpg', ...form });
}

function publish(creation_id: unknown): Promise<Answer> {
  return post(`${INSTAGRAM}/media_publish`, { creation_id: String(creation_id) });
}

function codeOf({ body }: Answer): (number | undefined)[] {
  const { code, error_subcode } = body['error'] as { code: number; error_subcode?: number };
  return [code, error_subcode];
}

describe('Instagram', () => {
  test('publishes a container once it is finished, and never again', async () => {
    const container = (await newContainer({ caption: 'Live #now' })).body['id'];
    expect(codeOf(await publish(container))).toEqual([9007, 2_207_027]);
    const path = `${container}?fields=status_code`;
    expect((await get(path)).body).toEqual({ id: container, status_code: 'IN_PROGRESS' });
    expect((await get(path)).body).toEqual({ id: container, status_code: 'FINISHED' });
    const { status, body } = await publish(container);
    expect([status, body]).toEqual([200, { id: expect.stringMatching(/^\d{17}$/) }]);
    expect((await get(path)).body).toMatchObject({ status_code: 'PUBLISHED' });
    expect(codeOf(await publish(container))).toEqual([9007, 2_207_027]);
    expect(graph.posts).toMatchObject([{ account: INSTAGRAM, kind: 'image', text: 'Live #now' }]);
    expect(graph.duplicates).toMatchObject([{ step: 'graph.publish', text: 'Live #now' }]);
    const list = await get(`${INSTAGRAM}/media?fields=id,caption,permalink,timestamp`);
    expect(list.body['data']).toEqual([
      {
        id: body['id'],
        caption: 'Live #now',
        permalink: expect.stringContaining('https://www.instagram.com/p/'),
        timestamp: '2026-11-22T12:00:00+0000',
      },
    ]);
  });

  test('lists the newest first, and stories apart', async () => {
    graph = create({ pendingReads: 0 });
    for (const caption of ['one', 'two']) await publish((await newContainer({ caption })).body['id']);
    const story = { media_type: 'STORIES', image_url: 'https://images.test/story.jpg' };
    await publish((await newContainer(story)).body['id']);
    const list = await get(`${INSTAGRAM}/media?fields=caption`);
    expect(list.body['data']).toMatchObject([{ caption: 'two' }, { caption: 'one' }]);
    expect((await get(`${INSTAGRAM}/stories`)).body['data']).toHaveLength(1);
    expect(graph.posts.map(({ kind }) => kind)).toEqual(['image', 'image', 'story']);
  });

  test.each(['square.jpg', 'portrait.jpg', 'wide.jpg'])('takes %s', async (name) => {
    expect((await newContainer({ image_url: `https://images.test/${name}` })).status).toBe(200);
  });

  test.each([
    ['square.png', [36_001, 2_207_005]],
    ['text.jpg', [36_001, 2_207_005]],
    ['large.jpg', [36_000, 2_207_004]],
    ['wider.jpg', [36_003, 2_207_009]],
    ['story.jpg', [36_003, 2_207_009]],
    ['missing.jpg', [9004, 2_207_052]],
  ])('refuses %s', async (name, code) => {
    const answer = await newContainer({ image_url: `https://images.test/${name}` });
    expect([answer.status, codeOf(answer)]).toEqual([400, code]);
  });

  test.each([
    ['2,200 characters', '🎉'.repeat(2200), 200],
    ['2,201 characters', 'x'.repeat(2201), 400],
    ['30 hashtags', '#tag '.repeat(30), 200],
    ['31 hashtags', '#été '.repeat(31), 400],
    ['20 mentions', '@herald '.repeat(20), 200],
    ['21 mentions', '@herald '.repeat(21), 400],
  ])('weighs a caption of %s', async (_title, caption, status) => {
    expect((await newContainer({ caption })).status).toBe(status);
  });

  test('lets containers expire after 24 hours', async () => {
    graph = create({ pendingReads: 0 });
    const container = (await newContainer()).body['id'];
    time += DAY_MS;
    expect((await get(`${container}?fields=status_code`)).body).toMatchObject({ status_code: 'EXPIRED' });
    expect(codeOf(await publish(container))).toEqual([-2, 2_207_020]);
  });

  test('publishes 50 times in 24 hours', async () => {
    graph = create({ pendingReads: 0 });
    for (let n = 0; n < 50; n++) await publish((await newContainer()).body['id']);
    const limit = await get(`${INSTAGRAM}/content_publishing_limit?fields=config,quota_usage`);
    const config = { quota_total: 50, quota_duration: 86_400 };
    expect(limit.body).toEqual({ data: [{ config, quota_usage: 50 }] });
    const container = (await newContainer()).body['id'];
    expect(codeOf(await publish(container))).toEqual([9, 2_207_042]);
    expect(graph.posts).toHaveLength(50);
    time += DAY_MS - 1;
    expect(codeOf(await publish(container))).toEqual([9, 2_207_042]);
    time += 1;
    expect((await publish((await newContainer()).body['id'])).status).toBe(200);
  });

  test('a container fails when its processing fails, and its reads can fail in passing', async () => {
    graph = create({ pendingReads: 0 });
    graph.faults.add({ step: 'graph.container', kind: 'processing_fails' });
    graph.faults.add({ step: 'graph.status', kind: 'gone', times: 2 });
    const path = `${(await newContainer()).body['id']}?fields=status_code`;
    expect(codeOf(await get(path))).toEqual([100, 33]);
    expect(codeOf(await get(path))).toEqual([100, 33]);
    expect((await get(path)).body).toMatchObject({ status_code: 'ERROR' });
  });
});

describe('pages', () => {
  test('post a message with photos that were uploaded before', async () => {
    const photo = await post(
      `${PAGE}/photos`,
      { url: 'https://images.test/square.png', published: 'false' },
      TOKENS.page,
    );
    expect(Object.keys(photo.body)).toEqual(['id']);
    expect(graph.posts).toEqual([]);
    const attached_media = JSON.stringify([{ media_fbid: photo.body['id'] }]);
    const { body } = await post(`${PAGE}/feed`, { message: 'Live', attached_media }, TOKENS.page);
    expect(body['id']).toMatch(new RegExp(`^${PAGE}_\\d+$`));
    expect(graph.posts).toMatchObject([
      { account: PAGE, kind: 'feed', text: 'Live', images: [expect.any(String)] },
    ]);
    const again = await post(`${PAGE}/feed`, { message: 'Live', attached_media }, TOKENS.page);
    expect(codeOf(again)).toEqual([100, undefined]);
  });

  test('take attached media in the indexed form and in JSON', async () => {
    const upload = async () =>
      (await post(`${PAGE}/photos`, { url: 'https://images.test/wide.jpg', published: 'false' }, TOKENS.page))
        .body['id'];
    const first = JSON.stringify({ media_fbid: await upload() });
    expect((await post(`${PAGE}/feed`, { 'attached_media[0]': first }, TOKENS.page)).status).toBe(200);
    const body = JSON.stringify({ message: 'JSON', attached_media: [{ media_fbid: await upload() }] });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKENS.page}` };
    expect((await graph.fetch(`${BASE}/${PAGE}/feed`, { method: 'POST', headers, body })).status).toBe(200);
    expect(graph.posts.map(({ images }) => images.length)).toEqual([1, 1]);
  });

  test('list what they posted since a time, newest first', async () => {
    const send = (message: string) =>
      post(`${PAGE}/feed`, { message, link: 'https://example.com/live' }, TOKENS.page);
    await send('one');
    time += 1000;
    const since = time / 1000;
    await send('two');
    time += 1000;
    await send('three');
    const list = await get(
      `${PAGE}/feed?fields=id,message,created_time,permalink_url&since=${since}`,
      TOKENS.page,
    );
    expect(list.body['data']).toMatchObject([
      { message: 'three', permalink_url: expect.stringContaining(`https://www.facebook.com/${PAGE}/posts/`) },
      { message: 'two', created_time: '2026-11-22T12:00:01+0000' },
    ]);
  });

  test('refuse an empty post and a link that is none', async () => {
    expect(codeOf(await post(`${PAGE}/feed`, {}, TOKENS.page))).toEqual([100, undefined]);
    expect(codeOf(await post(`${PAGE}/feed`, { link: 'here' }, TOKENS.page))).toEqual([100, 1_609_005]);
    expect(graph.posts).toEqual([]);
  });
});

describe('access', () => {
  test('names the account of a token', async () => {
    expect((await get(`${INSTAGRAM}?fields=username`)).body).toEqual({
      id: INSTAGRAM,
      username: 'herald_dev',
    });
    expect((await get(`${PAGE}?fields=id,name`, TOKENS.page)).body).toEqual({
      id: PAGE,
      name: 'Herald Development',
    });
    expect((await get('me', TOKENS.page)).body).toEqual({ id: PAGE, name: 'Herald Development' });
    expect(codeOf(await get(`${PAGE}?fields=secret`, TOKENS.page))).toEqual([100, undefined]);
  });

  test('takes the token in the query too', async () => {
    expect((await graph.fetch(`${BASE}/me?access_token=${TOKENS.page}`)).status).toBe(200);
  });

  test('refuses tokens that are missing, unknown, expired or ended with code 190', async () => {
    const expiresAt = time + 1000;
    graph = create({ tokens: [{ ...DEVELOPMENT_INSTAGRAM_TOKEN, expiresAt }, DEVELOPMENT_PAGE_TOKEN] });
    expect(codeOf(await read(await graph.fetch(`${BASE}/me`)))).toEqual([104, undefined]);
    expect(codeOf(await get('me', 'unknown'))).toEqual([190, undefined]);
    expect((await get('me')).status).toBe(200);
    time += 1000;
    expect(codeOf(await get('me'))).toEqual([190, 463]);
    graph.endToken(TOKENS.page, 467);
    expect(codeOf(await get('me', TOKENS.page))).toEqual([190, 467]);
  });

  test('refuses foreign accounts, and calls without the permission', async () => {
    expect(codeOf(await get(PAGE))).toEqual([100, 33]);
    graph = create({
      tokens: [
        { ...DEVELOPMENT_INSTAGRAM_TOKEN, permissions: ['instagram_basic'] },
        { ...DEVELOPMENT_PAGE_TOKEN, permissions: ['pages_read_engagement'] },
      ],
    });
    expect(codeOf(await newContainer())).toEqual([10, undefined]);
    expect(codeOf(await post(`${PAGE}/feed`, { message: 'x' }, TOKENS.page))).toEqual([200, undefined]);
  });

  test('refuses other versions', async () => {
    const response = await graph.fetch(`http://graph.test/v25.0/me?access_token=${TOKENS.page}`);
    expect(codeOf(await read(response))).toEqual([2500, undefined]);
  });

  test('limits calls with status 400, and says when they may begin again', async () => {
    graph.faults.add({ step: 'graph.container', kind: 'rate_limited', seconds: 90 });
    const body = new URLSearchParams({ access_token: TOKENS.instagram });
    const limited = await graph.fetch(`${BASE}/${INSTAGRAM}/media`, { method: 'POST', body });
    expect(limited.headers.get('x-business-use-case-usage')).toContain('"estimated_time_to_regain_access":2');
    expect([limited.status, codeOf(await read(limited))]).toEqual([400, [80_002, undefined]]);
    graph.faults.add({ step: 'graph.feed', kind: 'rate_limited' });
    expect(codeOf(await post(`${PAGE}/feed`, { message: 'x' }, TOKENS.page))).toEqual([32, undefined]);
  });
});
