import { beforeAll, describe, expect, test } from 'vitest';
import type { Chat } from '../../../../../src/contract/ai/chat.ts';
import { addMember, makeOrganization, testEnv } from '../../../helpers.ts';
import { value } from '../../identity/auth-helpers.ts';
import { account, startWith } from '../../tokens/world.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';
import { CHAT, CHATS, chat, eventsOf, lastPrompt, problemOf, read, send } from './calls.ts';

beforeAll(catchFetch);

const PARCEL = {
  subject: 'My parcel',
  body_text: 'Hello, the parcel with number 4711 has not arrived in Osaka yet. Kind regards, Kim',
};
const QUESTION = 'Where is the parcel 4711?';

/** Models that get what may matter, because they call no tools. */
const WITHOUT_TOOLS = {
  AI_OPENAI_MODELS: JSON.stringify(['honest', 'obedient'].map((name) => ({ name, tools: false }))),
};

/** Returns a message that makes the obedient model give this answer. */
const say = (text: string) => `Reply with "${text}"`;

describe.each(['openai', 'anthropic'])('%s', (provider) => {
  test('answers from mail piece by piece, saves question and answer, and charges them', async () => {
    const world = await makeWorld();
    const id = await world.receive(PARCEL);
    const { text, pieces, done } = await chat(world, { message: QUESTION, model: `${provider}/honest` });
    expect(text).toContain(`has not arrived in Osaka yet. [#${id}]`);
    expect(pieces.length).toBeGreaterThan(1);
    expect(done).toMatchObject({
      title: QUESTION,
      citations: [{ email_id: id }],
      model: `${provider}/honest`,
      injection_risk: 'none',
      warnings: [],
    });
    expect(done.usage.charged_tokens).toBeGreaterThan(0);
    expect(done.usage.charged_tokens).toBe(await world.charged());
    expect((await account(world.organizationId)).reserved).toBe(0);
    const saved = await read(world, done.chat_id);
    expect(saved).toMatchObject({
      id: done.chat_id,
      title: QUESTION,
      messages: [
        { role: 'user', text: QUESTION, citations: [] },
        { role: 'assistant', text, citations: [{ email_id: id }] },
      ],
    });
  });
});

test('without tools, mails and the question stand in the turn of the user, and never in the instructions', async () => {
  const world = await makeWorld(WITHOUT_TOOLS);
  const id = await world.receive(PARCEL);
  await chat(world, { message: QUESTION });
  const [system, user, ...rest] = lastPrompt(world);
  expect(rest).toEqual([]);
  expect(system!.role).toBe('system');
  expect(system!.text).not.toContain('4711');
  expect(system!.text).not.toContain('Osaka');
  expect(user!.text).toContain('Osaka');
  expect(user!.text).toContain(String(id));
  expect(user!.text.endsWith(QUESTION)).toBe(true);
});

test('a chat goes on: the model gets the last messages, and without tools the emails of the last answer', async () => {
  const world = await makeWorld(WITHOUT_TOOLS);
  const id = await world.receive(PARCEL);
  for (let i = 0; i < 12; i++) await world.receive({ subject: `News ${i}`, body_text: 'Nothing to see.' });
  const first = await chat(world, {
    message: `${QUESTION} ${say(`In Osaka [#${id}].`)}`,
    model: 'openai/obedient',
  });
  expect(first.done.citations).toContainEqual({ email_id: id });
  const second = await chat(world, { message: 'And since when?', chat_id: first.done.chat_id });
  expect(second.done).toMatchObject({ chat_id: first.done.chat_id, title: first.done.title });
  const prompt = lastPrompt(world);
  expect(prompt.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(prompt[2]!.text).toBe(first.text);
  expect(prompt[3]!.text).toContain('has not arrived in Osaka');
  const { messages } = await read(world, first.done.chat_id);
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  expect(messages[1]!.citations).toEqual(first.done.citations);
  // However long the chat is, the model gets only its end.
  for (let i = 0; i < 4; i++) await chat(world, { message: `Again ${i}?`, chat_id: first.done.chat_id });
  expect(lastPrompt(world)).toHaveLength(8);
  expect((await read(world, first.done.chat_id)).messages).toHaveLength(12);
});

test('citations are those of emails that the model was given; others are removed with a warning', async () => {
  const world = await makeWorld();
  const id = await world.receive(PARCEL);
  const stranger = await makeWorld();
  const foreign = await stranger.receive(PARCEL);
  const answer = `One [#${id}], two [#${foreign}], three [#${id}, #999] and four [#${id + 77}].`;
  const { text, done } = await chat(world, {
    message: `${QUESTION} ${say(answer)}`,
    model: 'openai/obedient',
  });
  expect(text).toContain(`One [#${id}], two , three [#${id}] and four .`);
  expect(text).not.toContain(String(foreign));
  expect(done.citations).toEqual([{ email_id: id }]);
  expect(done.warnings).toContainEqual(expect.objectContaining({ code: 'CITATION_REMOVED' }));
  const { messages } = await read(world, done.chat_id);
  expect(messages[1]).toMatchObject({ text, citations: [{ email_id: id }] });
});

test('the first piece reaches the client before the model has written its last; who leaves ends the call', async () => {
  const world = await makeWorld();
  await world.receive(PARCEL);
  const response = await send(world, { message: QUESTION, model: 'openai/endless' });
  const reader = response.body!.getReader();
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toMatch(/^event: delta\n/);
  expect(world.models.calls[0]).toMatchObject({ finished: false, closedEarly: false });

  await reader.cancel();
  await expect.poll(() => world.models.calls[0]!.closedEarly).toBe(true);
  await expect.poll(async () => (await account(world.organizationId)).reserved).toBe(0);
  expect(await world.charged()).toBeGreaterThan(0);
  // An answer that was not read to its end is not saved.
  expect(await world.ask<Chat[]>(CHATS, undefined, 'GET')).toEqual([]);
  expect(
    await value('SELECT count(*) FROM ai_chat_messages WHERE organization_id = ?', world.organizationId),
  ).toBe(0);
});

test.each([
  ['dying', 502, 'AI_BROKEN_ANSWER'],
  ['error-event', 502, 'AI_BROKEN_ANSWER'],
  ['refusing', 422, 'AI_REFUSED'],
  ['endless', 502, 'AI_BROKEN_ANSWER'],
])(
  'an answer of "%s" ends with a problem, is charged, and leaves the chat as it was',
  async (model, status, code) => {
    const world = await makeWorld();
    await world.receive(PARCEL);
    const { done } = await chat(world, { message: QUESTION });
    const before = await world.charged();
    const response = await send(world, { message: 'Why?', chat_id: done.chat_id, model: `openai/${model}` });
    expect(response.status).toBe(200);
    const events = await eventsOf(response);
    expect(events[0]).toMatchObject({ event: 'delta' });
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { status, code } });
    expect(await world.charged()).toBeGreaterThan(before!);
    expect((await account(world.organizationId)).reserved).toBe(0);
    expect((await read(world, done.chat_id)).messages).toHaveLength(2);
  },
);

describe('errors before the first piece are ordinary problems', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });

  test('a message of more than 4,000 characters: 400', async () => {
    expect((await send(world, { message: 'x'.repeat(4001) })).status).toBe(400);
  });

  test.each([
    [{}, 400, 'VALIDATION_FAILED'],
    [{ message: '  ' }, 400, 'VALIDATION_FAILED'],
    [{ message: 'x', chat_id: 0 }, 400, 'VALIDATION_FAILED'],
    [{ message: 'x', chat_id: '1' }, 400, 'VALIDATION_FAILED'],
    [{ message: 'x', tools: [] }, 400, 'VALIDATION_FAILED'],
    [{ message: 'x', chat_id: 1 }, 404, 'NOT_FOUND'],
    [{ message: 'x', model: 'openai/nobody' }, 422, 'NO_SUCH_MODEL'],
    [{ message: 'x', model: 'herald/built-in' }, 422, 'NEEDS_MODEL'],
    [{ message: 'x', model: 'openai/rate-limited-long' }, 503, 'AI_UNAVAILABLE'],
    [{ message: 'x', model: 'openai/too-long' }, 422, 'CONTEXT_TOO_LONG'],
    [{ message: 'x', model: 'openai/failing' }, 503, 'AI_UNAVAILABLE'],
  ])('%j: %i %s', async (body, status, code) => {
    expect(await problemOf(await send(world, body))).toEqual({ status, code });
  });

  test('and leave no chat behind', async () => {
    expect(await world.ask<Chat[]>(CHATS, undefined, 'GET')).toEqual([]);
  });
});

test('without a model: 422 that says what to configure', async () => {
  const client = await makeOrganization();
  const response = await client.request('POST', CHAT, { message: QUESTION });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'NEEDS_MODEL',
    detail: expect.stringContaining('AI_MODEL'),
  });
});

test('without enough tokens: 402, and no model is called', async () => {
  const world = await makeWorld();
  await startWith(world.ctx(), 100);
  expect(await problemOf(await send(world, { message: QUESTION }))).toEqual({
    status: 402,
    code: 'OUT_OF_TOKENS',
  });
  expect(world.models.calls).toEqual([]);
});

test('a chat that was deleted while its answer was written is not written to', async () => {
  const world = await makeWorld();
  await world.receive(PARCEL);
  const { done } = await chat(world, { message: QUESTION });
  const response = send(world, { message: 'Why?', chat_id: done.chat_id, model: 'openai/held' });
  await expect.poll(() => world.models.held()).toBe(1);
  expect((await world.request('DELETE', `${CHATS}/${done.chat_id}`)).status).toBe(204);
  world.models.release();
  expect((await eventsOf(await response)).at(-1)).toMatchObject({ event: 'error', data: { status: 404 } });
  expect(await value('SELECT count(*) FROM ai_chat_messages WHERE chat_id = ?', done.chat_id)).toBe(0);
});

test('a chat takes 200 messages', async () => {
  const world = await makeWorld();
  const { done } = await chat(world, { message: QUESTION });
  const fill = (messages: number) =>
    testEnv.DB.prepare('UPDATE ai_chats SET messages = ? WHERE id = ?').bind(messages, done.chat_id).run();
  await fill(198);
  const response = send(world, { message: 'Why?', chat_id: done.chat_id, model: 'openai/held' });
  await expect.poll(() => world.models.held()).toBe(1);
  await fill(200);
  world.models.release();
  expect((await eventsOf(await response)).at(-1)).toMatchObject({
    event: 'error',
    data: { status: 422, code: 'CHAT_FULL' },
  });
  expect(await problemOf(await send(world, { message: 'Why?', chat_id: done.chat_id }))).toEqual({
    status: 422,
    code: 'CHAT_FULL',
  });
  await fill(198);
  expect((await chat(world, { message: 'Why?', chat_id: done.chat_id })).done.chat_id).toBe(done.chat_id);
});

test('nobody else can go on with a chat: not a colleague, not another organization', async () => {
  const world = await makeWorld();
  const { done } = await chat(world, { message: QUESTION });
  const colleague = await addMember(world.organizationId, 'owner');
  for (const cookie of [colleague.cookie, (await makeOrganization()).cookie]) {
    const response = await send(world, { message: 'And?', chat_id: done.chat_id }, { cookie });
    expect(await problemOf(response)).toEqual({ status: 404, code: 'NOT_FOUND' });
  }
  expect((await read(world, done.chat_id)).messages).toHaveLength(2);
});
