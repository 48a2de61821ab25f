import { createExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { type Earlier, gather, type Material } from '../../../../../src/worker/modules/ai/chat/material.ts';
import { forOrganization } from '../../../../../src/worker/platform/ctx.ts';
import { countingEnv, settle } from '../../../counting.ts';
import { makeOrganization, testEnv, testService } from '../../../helpers.ts';
import { seedEmails } from '../../mail/reading/seed.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

beforeAll(catchFetch);

const DAY = 24 * 60 * 60 * 1000;
const FRESH: Earlier = { question: '', cited: [] };
const ask = (world: World, question: string, chat = FRESH): Promise<Material> =>
  gather(world.ctx(), question, chat);

async function receiveMany(world: World, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await world.receive({ subject: `Notice ${i}`, body_text: 'Nothing new here.' });
}

test('an old mail is found by its number, by a name and by another form of a word', async () => {
  const world = await makeWorld();
  const parcel = await world.receive({ subject: 'Parcel', body_text: 'The parcel 4711-B went to Osaka.' });
  const invoice = await world.receive({ subject: 'Invoice', body_text: 'Our invoice is attached. Ueda' });
  const german = await world.receive({ subject: 'Rechnung', body_text: 'Die Rechnung ist falsch.' });
  await receiveMany(world, 25);
  const found = async (question: string) => (await ask(world, question)).emailIds;
  expect(await found('What happened to 4711-B?')).toContain(parcel);
  expect(await found('what did Ueda send us')).toContain(invoice);
  expect(await found('Which invoices are there?')).toContain(invoice);
  expect(await found('Welche Rechnungen sind falsch?')).toContain(german);
  expect(await found('客户的Osaka在哪里？')).toContain(parcel);
  expect(await found('Anything about bananas?')).not.toContain(parcel);
});

test('a sender is found by name, although no search looks at names', async () => {
  const world = await makeWorld();
  const id = await world.receive({
    from_address: 'Ines Moreau <ines@shop.example>',
    subject: 'Hi',
    body_text: 'Hi.',
  });
  await receiveMany(world, 12);
  expect((await ask(world, 'What does Moreau want?')).emailIds).toContain(id);
});

test('a question without words to search for gets the newest mails, and those of its period', async () => {
  const world = await makeWorld();
  const old = await world.receive({
    subject: 'Old',
    body_text: 'Old news.',
    received_at: new Date(Date.now() - 40 * DAY).toISOString(),
  });
  const fresh = await world.receive({ subject: 'Fresh', body_text: 'Fresh news.' });
  expect((await ask(world, 'What is this?')).emailIds).toEqual([old, fresh]);
  await receiveMany(world, 12);
  const { emailIds } = await ask(world, 'Which mails came today?');
  expect(emailIds.length).toBe(10);
  expect(emailIds).not.toContain(old);
});

test('a question that goes on finds what the last one was about', async () => {
  const world = await makeWorld();
  const parcel = await world.receive({ subject: 'Parcel', body_text: 'The parcel 4711-B went to Osaka.' });
  const cited = await world.receive({ subject: 'Cited', body_text: 'Something else.' });
  await receiveMany(world, 12);
  expect((await ask(world, 'And when?')).emailIds).not.toContain(parcel);
  const { emailIds } = await ask(world, 'And when?', { question: 'Where is 4711-B?', cited: [cited] });
  expect(emailIds).toContain(parcel);
  expect(emailIds).toContain(cited);
});

test('open tasks are there with their numbers; done ones are not', async () => {
  const world = await makeWorld();
  const create = (title: string) => world.ask<{ id: number }>('/api/tasks', { title });
  await create('Call the courier');
  const done = await create('Water the plants');
  await world.ask(`/api/tasks/${done.id}`, { status: 'done' }, 'PATCH');
  const { text, emailIds } = await ask(world, 'What is there to do?');
  expect(text).toContain('Open tasks: 1 to do, 0 in progress.');
  expect(text).toContain('Call the courier');
  expect(text).not.toContain('Water the plants');
  expect(emailIds).toEqual([]);
});

test('what a model gets is bounded, however long mails and titles are', async () => {
  const world = await makeWorld();
  for (let i = 0; i < 12; i++) {
    await world.receive({
      subject: `荷物 ${i} ${'題'.repeat(400)}`,
      body_text: `荷物が届かない。${'長'.repeat(50_000)}`,
    });
  }
  const { text, emailIds } = await ask(world, '荷物');
  expect(emailIds.length).toBeGreaterThanOrEqual(4);
  expect(emailIds.length).toBeLessThanOrEqual(10);
  expect(new TextEncoder().encode(text).length).toBeLessThan(50_000);
});

test('mails of another organization are not found, not even by their id', async () => {
  const world = await makeWorld();
  const stranger = await makeWorld();
  const foreign = await stranger.receive({ subject: 'Secret', body_text: 'The secret parcel 4711-B.' });
  const { text, emailIds } = await ask(world, 'Where is the secret parcel 4711-B?', {
    question: '',
    cited: [foreign],
  });
  expect(emailIds).toEqual([]);
  expect(text).not.toContain('secret');
});

test('what it costs does not grow with the mail', async () => {
  const costs = [];
  for (const count of [1_000, 4_000]) {
    const { organizationId, userId } = await makeOrganization();
    await seedEmails(organizationId, count);
    await settle(organizationId);
    const cost = { rowsRead: 0, roundTrips: 0 };
    const service = testService(createExecutionContext(), countingEnv(testEnv, cost));
    const actor = { type: 'user', userId, role: 'member', sessionId: 'x' } as const;
    const ctx = { ...forOrganization(service, organizationId), actor };
    const { emailIds } = await gather(ctx, 'Which text has the needle, and which subject 77?', FRESH);
    expect(emailIds.length).toBeGreaterThan(0);
    costs.push(cost);
  }
  const [small, large] = costs;
  // Three searches of one or two parts each, the newest emails, two lists of tasks, and the emails themselves.
  expect(large!.roundTrips).toBeLessThanOrEqual(10);
  expect(large!.rowsRead).toBeLessThan(3_000);
  expect(large!.rowsRead).toBeLessThan(small!.rowsRead * 1.5);
});
