import { beforeAll, expect, test } from 'vitest';
import type { Caption } from '../../../../../src/contract/stream/captions.ts';
import { addMember } from '../../../helpers.ts';
import { holdTime, pass } from '../time.ts';
import { catchFetch } from '../world.ts';
import { CAPTIONS, codeOf, LIVE, makeCaptions, put } from './states.ts';

beforeAll(catchFetch);
holdTime();

test('an edit replaces the text and raises the version', async () => {
  const { world, captions, ids } = await makeCaptions('x');
  pass(world, 1000);
  const text = '👩‍👩‍👧‍👦 See you at https://example.com/a-long-path-that-counts-23';
  const edited = await world.ask<Caption>('PATCH', `${CAPTIONS}/${ids[0]}`, {
    text: ` ${text}\n`,
    version: 1,
  });
  expect(edited).toEqual({
    ...captions[0],
    text,
    // An emoji counts 2, and an address 23.
    length: 2 + ' See you at '.length + 23,
    version: 2,
    model: 'user',
    updated_at: new Date(world.clock.now).toISOString(),
  });
  const same = await world.ask<Caption>('PATCH', `${CAPTIONS}/${ids[0]}`, { text });
  expect(same).toMatchObject({ version: 3, model: 'user' });
});

test('an edit of an old version is refused, and tells the newest', async () => {
  const { world, ids } = await makeCaptions('discord');
  const path = `${CAPTIONS}/${ids[0]}`;
  await world.ask('PATCH', path, { text: 'first', version: 1 });
  const response = await world.request('PATCH', path, { text: 'second', version: 1 });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'VERSION_CONFLICT', version: 2 });
  expect(await world.ask('GET', path)).toMatchObject({ text: 'first', version: 2 });
});

test('of two members who edit the same version at once, one wins', async () => {
  const { world, ids } = await makeCaptions('discord');
  const other = await addMember(world.organizationId, 'member');
  const path = `${CAPTIONS}/${ids[0]}`;
  const answers = await Promise.all(
    [world.client, other, world.client, other].map((who, n) =>
      world.request('PATCH', path, { text: `text ${n}`, version: 1 }, who),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const won = (await answers.find(({ ok }) => ok)!.json()) as Caption;
  expect(await world.ask('GET', path)).toEqual(won);
  expect(won.version).toBe(2);
});

test('after an edit, an approved caption waits for approval again', async () => {
  const { world, ids } = await makeCaptions('discord');
  const approved = await world.ask('POST', `${CAPTIONS}/approve`, { caption_id: ids[0], action: 'approve' });
  expect(approved).toMatchObject({ status: 'approved', approved_by: world.client.userId });
  expect(await world.ask('PATCH', `${CAPTIONS}/${ids[0]}`, { text: 'other' })).toMatchObject({
    status: 'pending',
    approved_by: null,
    approved_at: null,
  });
});

test('captions that are on their way, sent, or perhaps sent cannot be changed', async () => {
  const { world, ids } = await makeCaptions('discord');
  const [id] = ids;
  for (const status of ['sending', 'sent', 'unconfirmed'] as const) {
    await put(id!, status);
    const before = await world.ask('GET', `${CAPTIONS}/${id}`);
    for (const [method, path, body] of [
      ['PATCH', `${CAPTIONS}/${id}`, { text: 'other' }],
      ['POST', `${CAPTIONS}/${id}/regenerate`, undefined],
      ['DELETE', `${CAPTIONS}/${id}/image`, undefined],
      ['POST', `${CAPTIONS}/approve`, { caption_id: id, action: 'approve' }],
      ['POST', `${CAPTIONS}/approve`, { caption_id: id, action: 'skip' }],
    ] as const) {
      const response = await world.request(method, path, body);
      expect(await codeOf(response), `${status}: ${method} ${path}`).toEqual([409, 'WRONG_STATE']);
    }
    expect(await world.ask('GET', `${CAPTIONS}/${id}`)).toEqual(before);
  }
});

test('a failed caption can be edited, and then has no error', async () => {
  const { world, ids } = await makeCaptions('discord');
  await put(ids[0]!, 'failed');
  expect(await world.ask('PATCH', `${CAPTIONS}/${ids[0]}`, { text: 'other' })).toMatchObject({
    status: 'pending',
    error: null,
  });
});

test.each<[unknown, string]>([
  [{}, 'text'],
  [{ text: '' }, 'text'],
  [{ text: ' \n ' }, 'text'],
  [{ text: 'a'.repeat(63_207) }, 'text'],
  [{ text: 'a', version: 0 }, 'version'],
  [{ text: 'a', status: 'approved' }, 'status'],
])('an edit with a wrong body is a bad request that names the field (%#)', async (body, field) => {
  const { world, ids } = await makeCaptions('discord');
  const response = await world.request('PATCH', `${CAPTIONS}/${ids[0]}`, body);
  expect(response.status).toBe(400);
  expect(JSON.stringify(((await response.json()) as { errors: unknown }).errors)).toContain(field);
});

test('a text is written anew from pending and failed, with the facts of now', async () => {
  const { world, captions, ids } = await makeCaptions('discord');
  const path = `${CAPTIONS}/${ids[0]}/regenerate`;
  await world.ask('PATCH', `${CAPTIONS}/${ids[0]}`, { text: 'by hand' });
  await world.report({ ...LIVE, type: 'update', title: 'Sailing' });
  const anew = await world.ask<Caption>('POST', path);
  expect(anew).toMatchObject({ status: 'pending', version: 3, model: 'herald/built-in' });
  expect(anew.text).toContain('Sailing');
  expect(captions[0]!.text).not.toContain('Sailing');
  await put(ids[0]!, 'failed');
  expect(await world.ask('POST', path)).toMatchObject({ status: 'pending', version: 4, error: null });
  for (const status of ['approved', 'skipped'] as const) {
    await put(ids[0]!, status);
    expect(await codeOf(await world.request('POST', path))).toEqual([409, 'WRONG_STATE']);
  }
});

test('what is over is not written anew', async () => {
  const { world, ids } = await makeCaptions('discord');
  await put(ids[0]!, 'failed');
  pass(world, 1000);
  await world.report({ type: 'ended', video_id: LIVE.video_id });
  expect(await codeOf(await world.request('POST', `${CAPTIONS}/${ids[0]}/regenerate`))).toEqual([
    422,
    'OCCASION_OVER',
  ]);
});
