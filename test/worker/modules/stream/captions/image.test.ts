import { beforeAll, expect, test } from 'vitest';
import type { Caption } from '../../../../../src/contract/stream/captions.ts';
import { readHeader } from '../../../../../src/worker/modules/stream/drawing/engine/header.ts';
import { call, testEnv } from '../../../helpers.ts';
import { flat, noise, png, withExif } from '../drawing/pictures.ts';
import { holdTime } from '../time.ts';
import { catchFetch, type World } from '../world.ts';
import { CAPTIONS, codeOf, makeCaptions, put } from './states.ts';

beforeAll(catchFetch);
holdTime();

function upload(
  world: World,
  id: number | undefined,
  file: Uint8Array | string,
  name = 'x.jpg',
): Promise<Response> {
  const form = new FormData();
  form.set('file', typeof file === 'string' ? file : new File([file], name));
  return world.request('POST', `${CAPTIONS}/${id}/image`, form);
}

async function read(url: string | null): Promise<Uint8Array> {
  const response = await call('GET', new URL(url!).pathname);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  return new Uint8Array(await response.arrayBuffer());
}

const imageCount = async () => (await testEnv.BUCKET.list({ prefix: 'public-images/' })).objects.length;

test('a picture is encoded anew without its metadata, and the caption waits for approval again', async () => {
  const { world, ids } = await makeCaptions('discord');
  await world.ask('POST', `${CAPTIONS}/approve`, { caption_id: ids[0], action: 'approve' });
  const photo = withExif(await flat(120, 60, [200, 30, 30]), 6);
  const response = await upload(world, ids[0], photo);
  expect(response.status).toBe(200);
  const caption = (await response.json()) as Caption;
  expect(caption).toMatchObject({ status: 'pending', version: 2, approved_by: null });
  expect(caption.image_url).toMatch(/^http:\/\/herald\..*\/api\/stream\/images\/[0-9A-Za-z]{22}\.jpg$/);
  const stored = await read(caption.image_url);
  expect(Buffer.from(stored).toString('latin1')).not.toContain('GPS');
  // The image is turned upright.
  expect(readHeader(stored)).toMatchObject({ type: 'jpeg', width: 60, height: 120 });

  const removed = await world.ask('DELETE', `${CAPTIONS}/${ids[0]}/image`);
  expect(removed).toMatchObject({ image_url: null, version: 3, status: 'pending' });
});

test('each platform gets the size that it takes', async () => {
  const { world, ids } = await makeCaptions('discord', 'x', 'instagram', 'facebook');
  const wide = await flat(2400, 600, [20, 90, 160]);
  const sizes: unknown[] = [];
  for (const id of ids) {
    const { image_url } = (await (await upload(world, id, wide)).json()) as Caption;
    const { width, height } = readHeader(await read(image_url))!;
    sizes.push([width, height]);
  }
  const [discord, x, instagram, facebook] = sizes as [number, number][];
  for (const size of [discord, x, facebook]) expect(size).toEqual([2048, 512]);
  expect(instagram![0]).toBeLessThanOrEqual(1440);
  expect(instagram![0] / instagram![1]).toBeLessThanOrEqual(1.91);
});

test('a PNG is taken whatever its name says', async () => {
  const { world, ids } = await makeCaptions('x');
  const rows = new Uint8Array(20 * (1 + 20 * 4)).fill(128);
  for (let y = 0; y < 20; y++) rows[y * 81] = 0;
  const response = await upload(world, ids[0], png(20, 20, rows), '../../etc/passwd.php');
  expect(response.status).toBe(200);
  expect(readHeader(await read(((await response.json()) as Caption).image_url))).toMatchObject({
    type: 'jpeg',
    width: 20,
  });
});

test('what is no picture, damaged, a bomb or too large is refused, and nothing is stored', async () => {
  const { world, ids } = await makeCaptions('discord');
  const jpeg = await noise(64, 64);
  const before = await imageCount();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cases: [string, Uint8Array | string, number, string][] = [
    ['an empty file', new Uint8Array(), 400, 'IMAGE_UNREADABLE'],
    ['an SVG', Buffer.from(svg), 400, 'IMAGE_UNREADABLE'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), 400, 'IMAGE_UNREADABLE'],
    ['the start of a JPEG', jpeg.subarray(0, 100), 400, 'IMAGE_UNREADABLE'],
    ['a cut JPEG', jpeg.subarray(0, jpeg.length - 40), 400, 'IMAGE_UNREADABLE'],
    ['a PNG with nothing in it', png(100, 100, new Uint8Array(3)), 400, 'IMAGE_UNREADABLE'],
    ['a PNG of 30,000 x 30,000 pixels', png(30_000, 30_000, new Uint8Array(1000)), 422, 'IMAGE_TOO_LARGE'],
    ['a PNG without pixels', png(0, 5, new Uint8Array()), 400, 'IMAGE_UNREADABLE'],
    ['8 MB and a byte', new Uint8Array(8_000_001), 413, 'IMAGE_TOO_LARGE'],
  ];
  for (const [what, file, status, code] of cases) {
    expect(await codeOf(await upload(world, ids[0], file)), what).toEqual([status, code]);
  }
  expect((await upload(world, ids[0], new Uint8Array(9_500_000))).status).toBe(413);
  expect(await world.ask('GET', `${CAPTIONS}/${ids[0]}`)).toMatchObject({ image_url: null, version: 1 });
  expect(await imageCount()).toBe(before);
});

test('a body that is not one file is a bad request', async () => {
  const { world, ids } = await makeCaptions('discord');
  const text = await upload(world, ids[0], 'text');
  expect(text.status).toBe(400);
  expect(JSON.stringify(await text.json())).toContain('file');
  expect((await world.request('POST', `${CAPTIONS}/${ids[0]}/image`, new FormData())).status).toBe(400);
  expect((await world.request('POST', `${CAPTIONS}/${ids[0]}/image`, { file: 'x' })).status).toBe(415);
});

test('the image of a caption that is sent stays as it is', async () => {
  const { world, ids } = await makeCaptions('discord');
  const jpeg = await flat(32, 32, [0, 0, 0]);
  for (const status of ['sending', 'sent', 'unconfirmed'] as const) {
    await put(ids[0]!, status);
    expect(await codeOf(await upload(world, ids[0], jpeg))).toEqual([409, 'WRONG_STATE']);
  }
});
