import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catchPushes, makeWorld } from './world.ts';

let world: Awaited<ReturnType<typeof makeWorld>>;

beforeAll(() => void catchPushes());
beforeEach(async () => {
  world = await makeWorld();
});

const kindsOf = (told: { kind: string }[]) => told.map(({ kind }) => kind);

test('a mention, an assignment and a reply are told, once, to whom they concern, and to nobody who did them', async () => {
  const { owner, members } = world;
  const [kim, lee] = members as [typeof owner, typeof owner];
  const mail = await world.receive();
  await world.ask(owner, 'POST', '/api/notes', { email_id: mail.id, text: 'Look', mentions: [kim.userId] });
  await world.ask(kim, 'PATCH', `/api/threads/${mail.id}`, { assignee_id: lee.userId });
  await world.tell();
  await world.tell();
  expect(await world.told(kim)).toEqual([
    { kind: 'mention', text: 'My parcel', path: `/mail/${mail.id}`, read_at: null },
  ]);
  expect(kindsOf(await world.told(lee))).toEqual(['assignment']);
  expect(await world.told(owner)).toEqual([]);
  await world.receive('Re: My parcel', [mail.messageId]);
  await world.tell();
  expect(kindsOf(await world.told(kim))).toEqual(['reply', 'mention']);
  expect(kindsOf(await world.told(lee))).toEqual(['reply', 'assignment']);
  expect(kindsOf(await world.told(owner))).toEqual(['reply']);
  const { items, unread } = await world.list(kim);
  expect(unread).toBe(2);
  expect(items[1]).toMatchObject({ actor: { id: owner.userId }, thread_id: mail.id, task_id: null });
  expect(items[0]!.actor).toBeNull();
});

test('a note is told to who follows the conversation, besides whom it mentions', async () => {
  const { owner, members } = world;
  const [kim, lee] = members as [typeof owner, typeof owner];
  const mail = await world.receive();
  await world.ask(lee, 'PUT', `/api/threads/${mail.id}/following`);
  const note = await world.ask<{ id: number }>(owner, 'POST', '/api/notes', { email_id: mail.id, text: 'A' });
  await world.tell();
  expect(kindsOf(await world.told(lee))).toEqual(['reply']);
  await world.ask(owner, 'PATCH', `/api/notes/${note.id}`, { mentions: [kim.userId, lee.userId] });
  await world.ask(owner, 'PATCH', `/api/notes/${note.id}`, { text: 'B' });
  await world.tell();
  expect(kindsOf(await world.told(kim))).toEqual(['mention']);
  expect(kindsOf(await world.told(lee))).toEqual(['mention', 'reply']);
});

test('who has stopped following hears nothing, until they write or are mentioned', async () => {
  const { owner, members } = world;
  const [kim] = members as [typeof owner];
  const mail = await world.receive();
  const following = `/api/threads/${mail.id}/following`;
  await world.ask(kim, 'POST', '/api/notes', { email_id: mail.id, text: 'Mine' });
  expect(await world.ask(kim, 'GET', following)).toEqual({ following: true });
  expect(await world.ask(kim, 'DELETE', following)).toEqual({ following: false });
  await world.ask(owner, 'PATCH', `/api/threads/${mail.id}`, { assignee_id: kim.userId });
  expect(await world.ask(kim, 'GET', following)).toEqual({ following: false });
  await world.receive('Re: My parcel', [mail.messageId]);
  await world.tell();
  expect(kindsOf(await world.told(kim))).toEqual(['assignment']);
  await world.ask(owner, 'POST', '/api/notes', { email_id: mail.id, text: 'X', mentions: [kim.userId] });
  expect(await world.ask(kim, 'GET', following)).toEqual({ following: true });
});

test('a task of an assigned conversation is no second notification; a task of its own is one', async () => {
  const { owner, members } = world;
  const [kim] = members as [typeof owner];
  const mail = await world.receive();
  await world.ask(owner, 'PATCH', `/api/threads/${mail.id}`, { assignee_id: kim.userId });
  const own = await world.ask<{ id: number }>(owner, 'POST', '/api/tasks', {
    title: 'Call them',
    assignee_id: kim.userId,
  });
  await world.tell();
  const told = await world.told(kim);
  expect(told.map(({ path }) => path).sort()).toEqual([`/board/${own.id}`, `/mail/${mail.id}`].sort());
});

test('followers of merged conversations follow the one that they become', async () => {
  const { owner, members } = world;
  const [kim] = members as [typeof owner];
  const [a, b] = [await world.receive('A'), await world.receive('B')];
  await world.ask(kim, 'PUT', `/api/threads/${b.id}/following`);
  await world.ask(owner, 'POST', '/api/threads/merge', { ids: [a.id, b.id] });
  await world.receive('Re: A', [a.messageId]);
  await world.tell();
  expect(kindsOf(await world.told(kim))).toEqual(['reply']);
});

describe('where one is', () => {
  test('who has the conversation open finds it read, and gets no push', async () => {
    const service = catchPushes();
    const { members } = world;
    const [kim, lee] = members as [typeof world.owner, typeof world.owner];
    const mail = await world.receive();
    for (const each of [kim, lee]) {
      await world.ask(each, 'PUT', `/api/threads/${mail.id}/following`);
      await world.addDevice(each);
    }
    world.open.push({ thread: mail.id, userId: kim.userId });
    await world.receive('Re: My parcel', [mail.messageId]);
    await world.tell();
    expect((await world.list(kim)).unread).toBe(0);
    expect((await world.told(kim))[0]!.read_at).not.toBeNull();
    expect((await world.list(lee)).unread).toBe(1);
    expect(service.pushed).toHaveLength(1);
  });

  test('reading the conversation reads what is about it, on all devices', async () => {
    const [kim] = world.members as [typeof world.owner];
    const [a, b] = [await world.receive('A'), await world.receive('B')];
    for (const { id } of [a, b]) await world.ask(kim, 'PUT', `/api/threads/${id}/following`);
    await world.receive('Re: A', [a.messageId]);
    await world.receive('Re: B', [b.messageId]);
    await world.tell();
    expect((await world.list(kim)).unread).toBe(2);
    await world.ask(kim, 'PATCH', '/api/emails/read', { ids: [a.id], is_read: true });
    expect((await world.list(kim, '?unread=true')).items).toMatchObject([{ thread_id: b.id }]);
    expect(await world.ask(kim, 'POST', '/api/notifications/read', { thread_id: b.id })).toEqual({
      read: 1,
      unread: 0,
    });
    expect(await world.ask(kim, 'POST', '/api/notifications/read', { thread_id: b.id })).toEqual({
      read: 0,
      unread: 0,
    });
  });

  test('nothing of spam, of deleted mail, and of a member who has left', async () => {
    const [kim] = world.members as [typeof world.owner];
    const mail = await world.receive();
    await world.ask(kim, 'PUT', `/api/threads/${mail.id}/following`);
    await world.ask(world.owner, 'PATCH', `/api/threads/${mail.id}`, { state: 'spam' });
    await world.receive('Re: My parcel', [mail.messageId]);
    await world.tell();
    expect(await world.told(kim)).toEqual([]);
  });
});

test('pages of the list, and its bounds', async () => {
  const [kim] = world.members as [typeof world.owner];
  const mail = await world.receive();
  await world.ask(kim, 'PUT', `/api/threads/${mail.id}/following`);
  for (let n = 0; n < 3; n++) await world.receive('Re: My parcel', [mail.messageId]);
  await world.tell();
  const first = await kim.request('GET', '/api/notifications?limit=2&fields=id');
  const link = first.headers.get('link')!;
  const { items } = (await first.json()) as { items: object[] };
  expect(items.map(Object.keys)).toEqual([['id'], ['id']]);
  const next = /<([^>]+)>/.exec(link)![1]!;
  const rest = await kim.request('GET', next.replace(/^https?:\/\/[^/]+/, ''));
  expect(((await rest.json()) as { items: object[] }).items).toHaveLength(1);
  for (const body of [{}, { ids: [] }, { ids: [1], up_to: 2 }, { up_to: 'x' }]) {
    expect((await kim.request('POST', '/api/notifications/read', body)).status).toBe(400);
  }
  const newest = (await world.list(kim)).items[0]!.id;
  expect(await world.ask(kim, 'POST', '/api/notifications/read', { up_to: newest - 1 })).toMatchObject({
    unread: 1,
  });
  // Another member's are not hers.
  const [, lee] = world.members as [typeof world.owner, typeof world.owner];
  expect(await world.ask(lee, 'POST', '/api/notifications/read', { ids: [newest] })).toEqual({
    read: 0,
    unread: 0,
  });
});
