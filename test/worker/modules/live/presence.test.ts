import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Attachment } from '../../../../src/worker/modules/live/caller.ts';
import { MESSAGES_AT_ONCE } from '../../../../src/worker/modules/live/limits.ts';
import { addMember, type Client, makeOrganization } from '../../helpers.ts';
import { hubOf, openPage, send } from './world.ts';

const looking = (thread: number) => ({ type: 'presence', thread, state: 'looking' });
const writing = (thread: number) => ({ type: 'presence', thread, state: 'writing' });
const gone = (thread: number) => ({ type: 'presence', thread, state: 'gone' });

async function twoPages() {
  const owner = await makeOrganization();
  const other = await addMember(owner.organizationId, 'member');
  return { owner, other, pages: [await openPage(owner), await openPage(other)] as const };
}

const person = ({ userId }: Client, state: string) => ({ user_id: userId, name: 'Test User', state });

test('the others see who looks at a conversation, who writes in it, and who has gone', async () => {
  const { owner, pages } = await twoPages();
  const [mine, theirs] = pages;
  for (const [message, state] of [
    [looking(5), 'looking'],
    [writing(5), 'writing'],
  ] as const) {
    mine.say(message);
    expect(await theirs.take('presence')).toEqual({
      type: 'presence',
      thread: 5,
      people: [person(owner, state)],
    });
  }
  mine.say(gone(5));
  expect(await theirs.take('presence')).toEqual({ type: 'presence', thread: 5, people: [] });
});

test('the hub says who has which conversation open', async () => {
  const { owner, pages } = await twoPages();
  const [mine, theirs] = pages;
  const open = () => hubOf(owner).whoHasOpen([5, 6]);
  expect(await open()).toEqual([]);
  mine.say(looking(5));
  await theirs.take('presence');
  expect(await open()).toEqual([{ thread: 5, userId: owner.userId }]);
  mine.say(gone(5));
  await theirs.take('presence');
  expect(await open()).toEqual([]);
});

test('whoever opens another conversation leaves the one before', async () => {
  const { owner, pages } = await twoPages();
  const [mine, theirs] = pages;
  mine.say(looking(5));
  await theirs.take('presence');
  mine.say(looking(6));
  expect([await theirs.take('presence'), await theirs.take('presence')]).toEqual([
    { type: 'presence', thread: 5, people: [] },
    { type: 'presence', thread: 6, people: [person(owner, 'looking')] },
  ]);
});

test('a page that comes later sees who is there, and who writes in one tab writes', async () => {
  const { owner, other, pages } = await twoPages();
  pages[0].say(looking(5));
  await pages[1].take('presence');
  const second = await openPage(owner);
  expect((await second.take('presence')).people).toEqual([person(owner, 'looking')]);
  second.say(writing(5));
  expect((await pages[1].take('presence')).people).toEqual([person(owner, 'writing')]);
  pages[1].say(looking(5));
  expect((await second.take('presence')).people).toEqual([
    person(owner, 'writing'),
    person(other, 'looking'),
  ]);
});

test('whoever closes the page has gone', async () => {
  const { pages } = await twoPages();
  pages[0].say(looking(5));
  await pages[1].take('presence');
  pages[0].socket.close(1000);
  expect((await pages[1].take('presence')).people).toEqual([]);
});

test('presence that is not renewed runs out', async () => {
  const { owner, pages } = await twoPages();
  pages[0].say(looking(5));
  await pages[1].take('presence');
  await runInDurableObject(hubOf(owner), (_, state) => {
    for (const socket of state.getWebSockets()) {
      const attachment = socket.deserializeAttachment() as Attachment;
      if (attachment.presence) attachment.presence.until = Date.now() - 1;
      socket.serializeAttachment(attachment);
    }
  });
  expect(await runDurableObjectAlarm(hubOf(owner))).toBe(true);
  expect(await pages[1].take('presence')).toEqual({ type: 'presence', thread: 5, people: [] });
});

test('the name is that of the account, whatever the page says', async () => {
  const { pages } = await twoPages();
  pages[0].say({ ...looking(5), name: 'Somebody Else' });
  expect(await pages[0].until(({ closed }) => closed)).toMatchObject({ code: 1008 });
});

test.each([
  ['no JSON', '{'],
  ['an unknown type', { type: 'hello' }],
  ['an unknown state', { type: 'presence', thread: 5, state: 'asleep' }],
  ['no id', { type: 'presence', thread: 'x', state: 'looking' }],
  ['a long message', 'x'.repeat(501)],
])('a message that is none closes the socket: %s', async (_, message) => {
  const page = await openPage(await makeOrganization());
  page.say(message);
  expect(await page.until(({ closed }) => closed)).toMatchObject({ code: 1008 });
});

test('too many messages close the socket', async () => {
  const page = await openPage(await makeOrganization());
  for (let i = 0; i <= MESSAGES_AT_ONCE + 5; i++) page.say(looking(5));
  expect(await page.until(({ closed }) => closed)).toMatchObject({ code: 1008 });
});

test('a key has no presence', async () => {
  const owner = await makeOrganization();
  const made = await send(owner, 'POST', '/api/settings/security/api-keys', {
    name: 'k',
    scopes: ['live:read'],
  });
  const { key } = (await made.json()) as { key: string };
  const page = await openPage({ cookie: '' }, { 'x-api-key': key });
  await page.take('hello');
  page.say(looking(5));
  expect(await page.until(({ closed }) => closed)).toMatchObject({ code: 1008 });
});

test('ping is answered pong', async () => {
  const page = await openPage(await makeOrganization());
  page.say('ping');
  expect(await page.until(({ received }) => received.some((one) => (one as unknown) === 'pong'))).toBe(true);
});
