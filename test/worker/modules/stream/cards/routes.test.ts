import { beforeAll, expect, test, vi } from 'vitest';
import type { Card } from '../../../../../src/contract/stream/cards.ts';
import { readHeader } from '../../../../../src/worker/modules/stream/drawing/engine/header.ts';
import { call } from '../../../helpers.ts';
import { codeOf } from '../captions/states.ts';
import { flat, png } from '../drawing/pictures.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

const STORY = '/api/stream/story-card';
const MILESTONE = '/api/stream/milestone-card';
const TITLE = 'Building a boat, day 3';

/** The responses of pictures.example.com, by path. */
const pictures = new Map<string, () => Response>();
const fetched: string[] = [];

beforeAll(async () => {
  catchFetch();
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const url = new URL(new Request(input).url);
    if (url.hostname !== 'pictures.example.com') return others(input, init);
    fetched.push(url.pathname);
    return pictures.get(url.pathname)?.() ?? new Response('none', { status: 404 });
  });
  const red = await flat(320, 180, [200, 20, 20]);
  pictures.set('/red.jpg', () => new Response(red));
  pictures.set('/page.html', () => new Response('<html>', { headers: { 'content-type': 'image/jpeg' } }));
  pictures.set('/large.jpg', () => new Response(new Uint8Array([...red, ...new Uint8Array(5_000_000)])));
  pictures.set('/bomb.png', () => new Response(png(30_000, 30_000, new Uint8Array(1000))));
  pictures.set('/cut.jpg', () => new Response(red.subarray(0, 3)));
  pictures.set('/dot.png', () => new Response(png(1, 1, Uint8Array.of(0, 0, 0, 0, 255))));
  pictures.set('/away.jpg', () => Response.redirect('http://127.0.0.1/red.jpg', 302));
});

const draw = (world: World, path: string, body: object) => world.ask<Card>('POST', path, body);
const pathOf = ({ image_url }: Card) => new URL(image_url).pathname;

async function expectStored(card: Card, type: 'png' | 'jpeg', width: number, height: number): Promise<void> {
  expect(card).toEqual({
    image_url: expect.stringMatching(
      /^http:\/\/herald\.[^/]+\/api\/stream\/images\/[0-9A-Za-z]{22}\.(png|jpg)$/,
    ),
    width,
    height,
    content_type: `image/${type}`,
    bytes: expect.any(Number),
  });
  const response = await call('GET', pathOf(card));
  expect(response.headers.get('content-type')).toBe(card.content_type);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBe(card.bytes);
  expect(readHeader(bytes)).toMatchObject({ type, width, height });
}

test('a story is 1080 x 1920, as PNG or JPEG', async () => {
  const world = await makeWorld([]);
  await expectStored(await draw(world, STORY, { title: TITLE }), 'png', 1080, 1920);
  await expectStored(await draw(world, STORY, { title: TITLE, format: 'jpeg' }), 'jpeg', 1080, 1920);
});

test.each([
  ['1080x1080', 'png'],
  ['1080x1080', 'jpeg'],
  ['1200x630', 'png'],
  ['1200x630', 'jpeg'],
] as const)('a milestone card of %s as %s', async (size, format) => {
  const world = await makeWorld([]);
  const [width, height] = size.split('x').map(Number);
  const card = await draw(world, MILESTONE, { subscriber_count: 10_000, size, format });
  await expectStored(card, format, width!, height!);
});

test('the same input gives the same address, other input another one', async () => {
  const world = await makeWorld([]);
  const first = await draw(world, STORY, { title: TITLE, viewer_count: 5 });
  expect(await draw(world, STORY, { viewer_count: 5, title: TITLE, format: 'png' })).toEqual(first);
  const others = [
    await draw(world, STORY, { title: TITLE }),
    await draw(world, STORY, { title: `${TITLE}!`, viewer_count: 5 }),
    await draw(world, STORY, { title: TITLE, viewer_count: 5, format: 'jpeg' }),
    await draw(await makeWorld([]), STORY, { title: TITLE, viewer_count: 5 }),
  ];
  await world.ask('PUT', '/api/stream/brand', { color: '#123456' });
  others.push(await draw(world, STORY, { title: TITLE, viewer_count: 5 }));
  expect(new Set([first, ...others].map(pathOf)).size).toBe(6);
});

test('calls at once for the same card answer the same address', async () => {
  const world = await makeWorld([]);
  const body = { subscriber_count: 500, size: '1200x630' };
  const cards = await Promise.all(Array.from({ length: 4 }, () => draw(world, MILESTONE, body)));
  expect(new Set(cards.map(pathOf)).size).toBe(1);
});

test('without a title a story is about the stream of the status, or of the request', async () => {
  const world = await makeWorld([]);
  expect(await codeOf(await world.request('POST', STORY, {}))).toEqual([422, 'NO_STREAM']);
  const { stream } = await world.report({ type: 'live', video_id: 'x', title: TITLE, viewer_count: 5 });
  const card = await draw(world, STORY, {});
  expect(await draw(world, STORY, { stream_id: stream!.id })).toEqual(card);
  expect(pathOf(await draw(world, STORY, { stream_id: stream!.id, viewer_count: null }))).not.toBe(
    pathOf(card),
  );
  const stranger = await makeWorld([]);
  for (const each of [
    await stranger.request('POST', STORY, { stream_id: stream!.id }),
    await world.request('POST', STORY, { stream_id: 1 }),
  ]) {
    expect(await codeOf(each)).toEqual([404, 'NOT_FOUND']);
  }
});

test('without a count a milestone card is about the last milestone reached', async () => {
  const world = await makeWorld([]);
  expect(await codeOf(await world.request('POST', MILESTONE, {}))).toEqual([422, 'NO_MILESTONE']);
  await world.report({ type: 'subscribers', subscriber_count: 90 });
  await world.report({ type: 'subscribers', subscriber_count: 120 });
  const card = await draw(world, MILESTONE, {});
  const [milestone] = await world.ask<{ id: number }[]>('GET', '/api/stream/milestones');
  expect(await draw(world, MILESTONE, { milestone_id: milestone!.id })).toEqual(card);
  expect(await draw(world, MILESTONE, { subscriber_count: 100 })).toEqual(card);
  const stranger = await makeWorld([]);
  const response = await stranger.request('POST', MILESTONE, { milestone_id: milestone!.id });
  expect(await codeOf(response)).toEqual([404, 'NOT_FOUND']);
});

test('a thumbnail is fetched and shown', async () => {
  const world = await makeWorld([]);
  const plain = await draw(world, STORY, { title: TITLE });
  const thumbnail_url = 'https://pictures.example.com/red.jpg';
  const shown = await draw(world, STORY, { title: TITLE, thumbnail_url });
  expect(pathOf(shown)).not.toBe(pathOf(plain));
  expect(await draw(world, STORY, { title: TITLE, thumbnail_url })).toEqual(shown);
});

test.each(['page.html', 'large.jpg', 'bomb.png', 'cut.jpg', 'dot.png', 'away.jpg', 'none.jpg'])(
  'a thumbnail that cannot be shown is refused: %s',
  async (name) => {
    const world = await makeWorld([]);
    const body = { title: TITLE, thumbnail_url: `https://pictures.example.com/${name}` };
    expect(await codeOf(await world.request('POST', STORY, body))).toEqual([422, 'THUMBNAIL_UNREADABLE']);
  },
);

test('a redirect is not followed', () => {
  expect(fetched).toContain('/away.jpg');
});

test('a stream whose thumbnail cannot be read has a story without it', async () => {
  const world = await makeWorld([]);
  const thumbnail_url = 'https://pictures.example.com/none.jpg';
  await world.report({ type: 'live', video_id: 'x', title: TITLE, thumbnail_url });
  await expectStored(await draw(world, STORY, {}), 'png', 1080, 1920);
});

test.each([
  'http://127.0.0.1/x.jpg',
  'http://localhost/x.jpg',
  'http://[::1]/x.jpg',
  'http://[::ffff:10.0.0.1]/x.jpg',
  'http://169.254.169.254/latest/meta-data',
  'http://10.1.2.3/x.jpg',
  'http://2130706433/x.jpg',
  'http://0x7f.1/x.jpg',
  'http://db.internal/x.jpg',
  'https://user:secret@pictures.example.com/red.jpg',
  'ftp://pictures.example.com/red.jpg',
  'javascript:alert(1)',
  'red.jpg',
])('no picture is fetched from %s', async (thumbnail_url) => {
  const world = await makeWorld([], { ALLOW_PRIVATE_HOSTS: '0' });
  const before = fetched.length;
  const response = await world.request('POST', STORY, { title: TITLE, thumbnail_url });
  expect(response.status).toBe(400);
  expect(JSON.stringify(((await response.json()) as { errors: unknown }).errors)).toContain('thumbnail_url');
  expect(fetched.length).toBe(before);
});

test.each<[string, unknown, string]>([
  [STORY, { title: TITLE, stream_id: 1 }, 'stream_id'],
  [STORY, { title: '' }, 'title'],
  [STORY, { title: 'a\nb' }, 'title'],
  [STORY, { title: TITLE, viewer_count: -1 }, 'viewer_count'],
  [STORY, { title: TITLE, format: 'svg' }, 'format'],
  [MILESTONE, { subscriber_count: 0 }, 'subscriber_count'],
  [MILESTONE, { subscriber_count: 5, milestone_id: 5 }, 'milestone_id'],
  [MILESTONE, { subscriber_count: 5, size: '1x1' }, 'size'],
])('%s %j is a bad request that names %s', async (path, body, field) => {
  const response = await (await makeWorld([])).request('POST', path, body);
  expect(response.status).toBe(400);
  expect(JSON.stringify(((await response.json()) as { errors: unknown }).errors)).toContain(field);
});

test('an organization may draw 30 cards a minute', async () => {
  const world = await makeWorld([]);
  const statuses: number[] = [];
  // A minute may end meanwhile.
  while (statuses.at(-1) !== 429 && statuses.length < 60) {
    statuses.push((await world.request('POST', MILESTONE, { subscriber_count: 5 })).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(statuses.at(-1)).toBe(429);
});

test('the thumbnail of a stream is fetched for its organization alone', async () => {
  const world = await makeWorld([]);
  const at = async (video_id: string, file: string | null) => {
    const thumbnail_url = file === null ? undefined : `https://pictures.example.com${file}`;
    const { stream } = await world.report({ type: 'live', video_id, thumbnail_url });
    return `/api/stream/streams/${stream!.id}/thumbnail`;
  };
  const path = await at('pictured', '/red.jpg');
  const response = await world.request('GET', path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(readHeader(bytes)).toMatchObject({ type: 'jpeg', width: 320, height: 180 });
  expect((await (await makeWorld([])).request('GET', path)).status).toBe(404);
  for (const file of ['/page.html', '/none.jpg', '/large.jpg', '/bomb.png']) {
    const refused = await world.request('GET', await at(`with${file.replace(/\W/g, '')}`, file));
    expect(await codeOf(refused), file).toEqual([502, 'THUMBNAIL_NOT_FETCHED']);
  }
  const bare = await world.request('GET', await at('bare', null));
  expect(await codeOf(bare)).toEqual([404, 'NO_THUMBNAIL']);
});
