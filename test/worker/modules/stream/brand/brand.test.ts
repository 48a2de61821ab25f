import { beforeAll, expect, test } from 'vitest';
import type { BrandShown } from '../../../../../src/contract/stream/brand.ts';
import type { Card } from '../../../../../src/contract/stream/cards.ts';
import { readHeader } from '../../../../../src/worker/modules/stream/drawing/engine/header.ts';
import { decodePng, encodePng } from '../../../../../src/worker/modules/stream/drawing/engine/png.ts';
import { addMember, call } from '../../../helpers.ts';
import { codeOf } from '../captions/states.ts';
import { flat, png } from '../drawing/pictures.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

const BRAND = '/api/stream/brand';
const LOGO = `${BRAND}/logo`;

beforeAll(catchFetch);

function putLogo(world: World, file: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([file], 'logo.jpg'));
  return world.request('PUT', LOGO, form);
}
const brandOf = (world: World) => world.ask<BrandShown>('GET', BRAND);

test('a brand begins empty, and each field changes by itself', async () => {
  const world = await makeWorld([]);
  expect(await brandOf(world)).toEqual({ name: null, color: null, accent: null, logo_url: null });
  expect(await world.ask('PUT', BRAND, { color: ' #1A7F5A ' })).toMatchObject({
    name: null,
    color: '#1a7f5a',
  });
  expect(await world.ask('PUT', BRAND, { name: ' Boatworks ' })).toEqual({
    name: 'Boatworks',
    color: '#1a7f5a',
    accent: {
      light: { accent: '#077652', on_accent: '#ffffff' },
      dark: { accent: '#48a47d', on_accent: '#16171b' },
    },
    logo_url: null,
  });
  expect(await world.ask('PUT', BRAND, { color: null })).toMatchObject({ name: 'Boatworks', color: null });
  expect(await world.ask('PUT', BRAND, {})).toEqual(await brandOf(world));
  expect(await brandOf(await makeWorld([]))).toEqual({
    name: null,
    color: null,
    accent: null,
    logo_url: null,
  });
});

test('members read the brand, and only admins change it', async () => {
  const world = await makeWorld([]);
  const member = await addMember(world.organizationId, 'member');
  expect((await world.request('GET', BRAND, undefined, member)).status).toBe(200);
  expect((await world.request('PUT', BRAND, { name: 'x' }, member)).status).toBe(403);
  expect((await world.request('DELETE', LOGO, undefined, member)).status).toBe(403);
});

test.each<[unknown, string]>([
  [{ name: '' }, 'name'],
  [{ name: 'a\nb' }, 'name'],
  [{ name: 'a'.repeat(81) }, 'name'],
  [{ color: 'green' }, 'color'],
  [{ color: '#fff' }, 'color'],
  [{ color: '#12345g' }, 'color'],
  [{ logo_url: 'https://example.com/x.png' }, 'logo_url'],
])('%j is a bad request that names %s', async (body, field) => {
  const response = await (await makeWorld([])).request('PUT', BRAND, body);
  expect(response.status).toBe(400);
  expect(JSON.stringify(((await response.json()) as { errors: unknown }).errors)).toContain(field);
});

test('a logo is encoded anew as a small PNG, is on cards, and can be taken away', async () => {
  const world = await makeWorld([]);
  const draw = async () =>
    (await world.ask<Card>('POST', '/api/stream/milestone-card', { subscriber_count: 5 })).image_url;
  const plain = await draw();
  const response = await putLogo(world, await flat(1024, 512, [10, 200, 90]));
  expect(response.status).toBe(200);
  const brand = (await response.json()) as BrandShown;
  expect(brand.logo_url).toMatch(/\/api\/stream\/images\/[0-9A-Za-z]{22}\.png$/);
  expect(await brandOf(world)).toEqual(brand);
  const stored = await call('GET', new URL(brand.logo_url!).pathname);
  expect(readHeader(new Uint8Array(await stored.arrayBuffer()))).toMatchObject({
    type: 'png',
    width: 512,
    height: 256,
  });
  expect(await draw()).not.toBe(plain);
  expect(await world.ask('DELETE', LOGO)).toEqual({ name: null, color: null, accent: null, logo_url: null });
  expect(await draw()).toBe(plain);
});

test('a logo stays transparent where it is', async () => {
  const world = await makeWorld();
  const data = new Uint8ClampedArray(64 * 64 * 4);
  for (let at = 0; at < data.length; at += 4) data.set([10, 200, 90, at < data.length / 2 ? 0 : 128], at);
  const response = await putLogo(world, encodePng({ width: 64, height: 64, data }));
  const { logo_url } = (await response.json()) as BrandShown;
  const stored = await call('GET', new URL(logo_url!).pathname);
  expect(await decodePng(new Uint8Array(await stored.arrayBuffer()))).toEqual({
    width: 64,
    height: 64,
    data,
  });
});

test('what is no picture, or too large, is refused, and the logo stays', async () => {
  const world = await makeWorld([]);
  const before = (await (await putLogo(world, await flat(64, 64, [1, 2, 3]))).json()) as BrandShown;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  expect(await codeOf(await putLogo(world, svg))).toEqual([400, 'IMAGE_UNREADABLE']);
  const bomb = png(30_000, 30_000, new Uint8Array(1000));
  expect(await codeOf(await putLogo(world, bomb))).toEqual([422, 'IMAGE_TOO_LARGE']);
  expect((await putLogo(world, new Uint8Array(8_000_001))).status).toBe(413);
  expect((await world.request('PUT', LOGO, { file: 'x' })).status).toBe(415);
  expect((await world.request('PUT', LOGO, new FormData())).status).toBe(400);
  expect(await brandOf(world)).toEqual(before);
});
