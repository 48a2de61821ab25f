import { beforeAll, expect, test } from 'vitest';
import type { Card } from '../../../../../src/contract/stream/cards.ts';
import { call, testEnv } from '../../../helpers.ts';
import { codeOf } from '../captions/states.ts';
import { catchFetch, makeWorld } from '../world.ts';

const IMAGES = '/api/stream/images';

beforeAll(catchFetch);

test.each(['png', 'jpeg'] as const)('anybody may fetch a %s by its address, forever', async (format) => {
  const world = await makeWorld([]);
  const body = { subscriber_count: 5, size: '1200x630', format };
  const card = await world.ask<Card>('POST', '/api/stream/milestone-card', body);
  const { pathname } = new URL(card.image_url);
  for (const headers of [{}, { origin: 'https://elsewhere.example' }, { cookie: 'herald_session=forged' }]) {
    const response = await call('GET', pathname, undefined, headers as Record<string, string>);
    expect(response.status).toBe(200);
    const told = ['content-type', 'content-length', 'cache-control', 'x-content-type-options'] as const;
    expect(told.map((name) => response.headers.get(name))).toEqual([
      `image/${format}`,
      String(card.bytes),
      'public, max-age=31536000, immutable',
      'nosniff',
    ]);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBe(card.bytes);
  }
});

test('names are 22 letters and digits, and no two are alike', async () => {
  const world = await makeWorld([]);
  const names = new Set<string>();
  for (let n = 1; n <= 5; n++) {
    const body = { subscriber_count: n, size: '1200x630', format: 'jpeg' };
    const { image_url } = await world.ask<Card>('POST', '/api/stream/milestone-card', body);
    const name = image_url.split('/').at(-1)!;
    expect(name).toMatch(/^[0-9A-Za-z]{22}\.jpg$/);
    names.add(name.slice(0, 8));
  }
  expect(names.size).toBe(5);
});

test('an image that does not exist is not found', async () => {
  const response = await call('GET', `${IMAGES}/x7Qa0000000000000000AB.png`);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  expect(await codeOf(response)).toEqual([404, 'NOT_FOUND']);
});

test.each(['secret.txt', '..%2Fsecret.png', 'x7Qa0000000000000000AB.svg', '0'.repeat(23), '%00.png'])(
  'nothing else in the bucket is reached by the name %s',
  async (name) => {
    await testEnv.BUCKET.put('secret.png', 'secret');
    const response = await call('GET', `${IMAGES}/${name}`);
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('"secret"');
  },
);
