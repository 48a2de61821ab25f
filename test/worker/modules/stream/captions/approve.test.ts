import { beforeAll, expect, test } from 'vitest';
import type { Caption } from '../../../../../src/contract/stream/captions.ts';
import { addMember } from '../../../helpers.ts';
import { value } from '../../identity/auth-helpers.ts';
import { holdTime, pass } from '../time.ts';
import { catchFetch, type World } from '../world.ts';
import { CAPTIONS, codeOf, LIVE, makeCaptions, put } from './states.ts';

const APPROVE = `${CAPTIONS}/approve`;
const PENDING = `${CAPTIONS}/pending`;

beforeAll(catchFetch);
holdTime();

const audited = (world: World, action: string) =>
  value<number>(
    'SELECT count(*) FROM audit_log WHERE organization_id = ? AND action = ?',
    world.organizationId,
    action,
  );

test('an approved caption tells who approved it and when', async () => {
  const { world, captions, ids } = await makeCaptions('discord');
  const member = await addMember(world.organizationId, 'member');
  pass(world, 1000);
  const now = new Date(world.clock.now).toISOString();
  const body = { caption_id: ids[0], action: 'approve' };
  const approved = (await (await world.request('POST', APPROVE, body, member)).json()) as Caption;
  expect(approved).toEqual({
    ...captions[0],
    status: 'approved',
    approved_by: member.userId,
    approved_at: now,
    updated_at: now,
  });
  expect(await audited(world, 'caption.approved')).toBe(1);
  // A repeated approval changes nothing.
  expect(await world.ask('POST', APPROVE, body)).toMatchObject({ approved_by: member.userId, version: 1 });
});

test('a caption is approved with another text at once', async () => {
  const { world, ids } = await makeCaptions('discord');
  const body = { caption_id: ids[0], action: 'approve', text: 'By hand', version: 1 };
  expect(await world.ask('POST', APPROVE, body)).toMatchObject({
    status: 'approved',
    text: 'By hand',
    model: 'user',
    version: 2,
  });
  expect(await codeOf(await world.request('POST', APPROVE, body))).toEqual([409, 'VERSION_CONFLICT']);
});

test('a skipped caption tells that a user skipped it, and can be approved after all', async () => {
  const { world, ids } = await makeCaptions('discord');
  const skip = { caption_id: ids[0], action: 'skip' };
  await world.ask('POST', APPROVE, { ...skip, action: 'approve' });
  expect(await world.ask('POST', APPROVE, skip)).toMatchObject({
    status: 'skipped',
    skip_reason: 'user',
    approved_by: null,
    approved_at: null,
  });
  expect(await audited(world, 'caption.skipped')).toBe(1);
  expect(await world.ask('POST', APPROVE, { ...skip, action: 'approve' })).toMatchObject({
    status: 'approved',
    skip_reason: null,
  });
});

test('a text that the platform would refuse is not approved', async () => {
  const { world, ids } = await makeCaptions('x', 'instagram', 'discord');
  const [x, instagram, discord] = ids;
  const approve = async (caption_id: number | undefined, text: string) =>
    codeOf(await world.request('POST', APPROVE, { caption_id, action: 'approve', text }));
  expect(await approve(x, 'a'.repeat(281))).toEqual([422, 'TEXT_TOO_LONG']);
  expect(await approve(x, '👍'.repeat(141))).toEqual([422, 'TEXT_TOO_LONG']);
  expect(await approve(discord, 'a'.repeat(2001))).toEqual([422, 'TEXT_TOO_LONG']);
  expect(await approve(instagram, '#boat'.repeat(1).concat(' #b'.repeat(31)))).toEqual([
    422,
    'TOO_MANY_HASHTAGS',
  ]);
  expect(await approve(instagram, '@kim '.repeat(21))).toEqual([422, 'TOO_MANY_MENTIONS']);
  await world.ask('DELETE', `${CAPTIONS}/${instagram}/image`);
  expect(await approve(instagram, 'a')).toEqual([422, 'IMAGE_MISSING']);
  expect((await world.captions()).map(({ status, version }) => [status, version]).toSorted()).toEqual([
    ['pending', 1],
    ['pending', 1],
    ['pending', 2],
  ]);
  expect(await approve(x, '👍'.repeat(140))).toEqual([200, undefined]);
  expect(await approve(discord, 'a'.repeat(2000))).toEqual([200, undefined]);

  // An edit may be too long: only its approval is refused.
  await world.ask('PATCH', `${CAPTIONS}/${x}`, { text: 'a'.repeat(281) });
  expect(await codeOf(await world.request('POST', APPROVE, { caption_id: x, action: 'approve' }))).toEqual([
    422,
    'TEXT_TOO_LONG',
  ]);
});

test('an approval of a version that is no longer the newest is refused', async () => {
  const { world, ids } = await makeCaptions('discord');
  const body = { caption_id: ids[0], action: 'approve', version: 1 };
  await world.ask('PATCH', `${CAPTIONS}/${ids[0]}`, { text: 'changed' });
  expect(await codeOf(await world.request('POST', APPROVE, body))).toEqual([409, 'VERSION_CONFLICT']);
  expect(await world.ask('GET', `${CAPTIONS}/${ids[0]}`)).toMatchObject({ status: 'pending' });
  expect(await audited(world, 'caption.approved')).toBe(0);
});

test.each([
  ['approval', 'edit'],
  ['edit', 'approval'],
] as const)('of an %s and an %s at once, no text is approved that nobody saw', async (...order) => {
  const { world, ids } = await makeCaptions('discord');
  const calls = {
    approval: () => world.request('POST', APPROVE, { caption_id: ids[0], action: 'approve', version: 1 }),
    edit: () => world.request('PATCH', `${CAPTIONS}/${ids[0]}`, { text: 'changed', version: 1 }),
  };
  const answers = await Promise.all(order.map((name) => calls[name]()));
  const approval = answers[order.indexOf('approval')]!;
  expect(answers[order.indexOf('edit')]!.status).toBe(200);
  expect([200, 409]).toContain(approval.status);
  expect(await world.ask('GET', `${CAPTIONS}/${ids[0]}`)).toMatchObject({
    status: 'pending',
    text: 'changed',
  });
  expect(await audited(world, 'caption.approved')).toBe(approval.status === 200 ? 1 : 0);
});

test('many are approved at once; each that cannot be is told with its code', async () => {
  const { world, ids } = await makeCaptions('discord', 'x', 'instagram', 'facebook');
  const [discord, x, instagram, facebook] = ids;
  await world.ask('PATCH', `${CAPTIONS}/${x}`, { text: 'a'.repeat(281) });
  await put(facebook!, 'sent');
  const all = [discord, x, instagram, facebook, discord, 1];
  expect(await world.ask('PATCH', PENDING, { ids: all, status: 'approved' })).toEqual({
    updated: 2,
    refused: [
      { id: x, code: 'TEXT_TOO_LONG' },
      { id: facebook, code: 'WRONG_STATE' },
      { id: 1, code: 'NOT_FOUND' },
    ],
  });
  for (const id of [discord, instagram]) {
    expect(await world.ask('GET', `${CAPTIONS}/${id}`)).toMatchObject({
      status: 'approved',
      approved_by: world.client.userId,
    });
  }
  // A text that is too long can be skipped.
  expect(await world.ask('PATCH', PENDING, { ids: [x, discord], status: 'skipped' })).toEqual({
    updated: 2,
    refused: [],
  });
  expect(await world.captions('?status=skipped')).toHaveLength(2);
  pass(world, 1000);
  await world.report({ type: 'ended', video_id: LIVE.video_id });
  expect(await world.ask('PATCH', PENDING, { ids: [instagram], status: 'approved' })).toEqual({
    updated: 0,
    refused: [{ id: instagram, code: 'CAPTION_EXPIRED' }],
  });
  expect(await audited(world, 'caption.approved')).toBe(1);
});

test('200 captions can be named at once, and not 201', async () => {
  const { world, ids } = await makeCaptions('discord');
  const many = [...ids, ...Array.from({ length: 200 }, (_, n) => n + 1)];
  const two = await world.ask<{ updated: number; refused: unknown[] }>('PATCH', PENDING, {
    ids: many.slice(0, 200),
    status: 'approved',
  });
  expect([two.updated, two.refused.length]).toEqual([1, 199]);
  expect((await world.request('PATCH', PENDING, { ids: many, status: 'approved' })).status).toBe(400);
});

test.each<[string, string, unknown, string]>([
  ['POST', APPROVE, { action: 'approve' }, 'caption_id'],
  ['POST', APPROVE, { caption_id: 1 }, 'action'],
  ['POST', APPROVE, { caption_id: 1, action: 'post' }, 'action'],
  ['POST', APPROVE, { caption_id: '1', action: 'skip' }, 'caption_id'],
  ['POST', APPROVE, { caption_id: 1, action: 'approve', text: '' }, 'text'],
  ['PATCH', PENDING, { ids: [], status: 'approved' }, 'ids'],
  ['PATCH', PENDING, { ids: [1.5], status: 'approved' }, 'ids'],
  ['PATCH', PENDING, { ids: [1], status: 'sent' }, 'status'],
  ['PATCH', PENDING, { status: 'skipped' }, 'ids'],
])('%s %s %j is a bad request that names %s', async (method, path, body, field) => {
  const { world } = await makeCaptions('discord');
  const response = await world.request(method, path, body);
  expect(response.status).toBe(400);
  expect(JSON.stringify(((await response.json()) as { errors: unknown }).errors)).toContain(field);
});
