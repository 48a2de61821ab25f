import { beforeAll, expect, test } from 'vitest';
import type { Caption } from '../../../../../src/contract/stream/captions.ts';
import { makeOrganization } from '../../../helpers.ts';
import { holdTime, pass } from '../time.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

const CAPTIONS = '/api/stream/captions';
const MINUTE = 60_000;

beforeAll(catchFetch);
holdTime();

/** Creates two streams, of which the first has ended, with captions for two platforms. */
async function makeCaptions(): Promise<{ world: World; first: number; second: number }> {
  const world = await makeWorld(['discord', 'x']);
  const first = (await world.report({ type: 'live', video_id: 'first' })).stream!.id;
  pass(world, MINUTE);
  const second = (await world.report({ type: 'live', video_id: 'second' })).stream!.id;
  pass(world, MINUTE);
  await world.report({ type: 'ended', video_id: 'first' });
  return { world, first, second };
}

const tell = (captions: Caption[]) =>
  captions.map(({ stream_id, event, platform, status }) => [stream_id, event, platform, status].join(' '));

test('captions are filtered by stream, event, platform and status, also together', async () => {
  const { world, first, second } = await makeCaptions();
  const list = async (query: string) => tell(await world.captions(query)).toSorted();
  expect(await list('')).toHaveLength(6);
  expect(await list(`?stream_id=${first}`)).toEqual([
    `${first} end_stream discord pending`,
    `${first} end_stream x pending`,
    `${first} go_live discord skipped`,
    `${first} go_live x skipped`,
  ]);
  expect(await list('?event=go_live&platform=x')).toEqual([
    `${first} go_live x skipped`,
    `${second} go_live x pending`,
  ]);
  expect(await list('?status=skipped')).toHaveLength(2);
  expect(await list(`?stream_id=${first}&event=end_stream&platform=discord&status=pending`)).toHaveLength(1);
  expect(await list('?status=sent')).toEqual([]);
});

test('the pending captions are the list with that status', async () => {
  const { world, second } = await makeCaptions();
  const pending = await world.ask<Caption[]>('GET', `${CAPTIONS}/pending`);
  expect(pending).toEqual(await world.captions('?status=pending'));
  expect(pending).toHaveLength(4);
  const some = await world.ask<Caption[]>('GET', `${CAPTIONS}/pending?stream_id=${second}&platform=x`);
  expect(tell(some)).toEqual([`${second} go_live x pending`]);
  expect((await world.request('GET', `${CAPTIONS}/pending?status=sent`)).status).toBe(400);
});

test('lists come in pages, the newest first', async () => {
  const { world } = await makeCaptions();
  for (const path of [CAPTIONS, `${CAPTIONS}/pending`]) {
    const all = await world.ask<Caption[]>('GET', path);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    const seen: Caption[] = [];
    for (let next: string | undefined = `${path}?limit=2`; next; ) {
      const response = await world.request('GET', next.replace(/^https?:\/\/[^/]+/, ''));
      seen.push(...((await response.json()) as Caption[]));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all);
  }
});

test.each(['event=started', 'platform=myspace', 'status=open', 'stream_id=x', 'stream_id=0', 'text=a'])(
  'the list refuses %s, and names the parameter',
  async (query) => {
    const response = await (await makeWorld([])).request('GET', `${CAPTIONS}?${query}`);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: unknown };
    expect(JSON.stringify(errors)).toContain(query.split('=')[0]);
  },
);

test('one caption is answered as in the list', async () => {
  const { world } = await makeCaptions();
  const [caption] = await world.captions();
  expect(await world.ask('GET', `${CAPTIONS}/${caption!.id}`)).toEqual(caption);
});

test("another organization's captions are not found on any route, and stay as they are", async () => {
  const { world } = await makeCaptions();
  const [caption] = await world.captions('?status=pending');
  const { id } = caption!;
  const stranger = await makeOrganization();
  expect(await (await stranger.request('GET', CAPTIONS)).json()).toEqual([]);
  const form = new FormData();
  form.set('file', new File(['x'], 'x.png'));
  const calls: [string, string, unknown?][] = [
    ['GET', `${CAPTIONS}/${id}`],
    ['PATCH', `${CAPTIONS}/${id}`, { text: 'x' }],
    ['POST', `${CAPTIONS}/${id}/regenerate`],
    ['POST', `${CAPTIONS}/${id}/image`, form],
    ['DELETE', `${CAPTIONS}/${id}/image`],
    ['POST', `${CAPTIONS}/approve`, { caption_id: id, action: 'approve' }],
  ];
  for (const [method, path, body] of calls) {
    const response = await stranger.request(method, path, body);
    expect([response.status, ((await response.json()) as { code: string }).code], path).toEqual([
      404,
      'NOT_FOUND',
    ]);
  }
  const bulk = await stranger.request('PATCH', `${CAPTIONS}/pending`, { ids: [id], status: 'skipped' });
  expect(await bulk.json()).toEqual({ updated: 0, refused: [{ id, code: 'NOT_FOUND' }] });
  expect(await world.ask('GET', `${CAPTIONS}/${id}`)).toEqual(caption);
});
