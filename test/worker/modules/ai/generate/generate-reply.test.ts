import { beforeAll, describe, expect, test } from 'vitest';
import type { GeneratedReply } from '../../../../../src/contract/ai/generate.ts';
import { STRANGER } from '../../../../../src/dev/simulators/models/personalities.ts';
import { makeOrganization } from '../../../helpers.ts';
import { account } from '../../tokens/world.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

beforeAll(catchFetch);

const PATH = '/api/ai/generate/reply';
const QUESTION = {
  subject: 'My parcel',
  body_text: 'Hello, my parcel has not arrived yet. Could you please tell me where it is? Kind regards, Kim',
};
const GERMAN = {
  subject: 'Meine Bestellung',
  body_text:
    'Guten Tag, leider ist meine Bestellung noch nicht angekommen. Können Sie mir bitte sagen, wo sie ist? Viele Grüße, Kim',
};

/** Returns the events of a stream, in order. */
async function eventsOf(response: Response): Promise<{ event: string; data: Record<string, unknown> }[]> {
  return (await response.text())
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [event, data] = block.split('\n');
      return { event: event!.slice('event: '.length), data: JSON.parse(data!.slice('data: '.length)) };
    });
}

const stream = (world: World, body: object) =>
  world.request('POST', PATH, body, { accept: 'text/event-stream' });

test('a draft goes to the sender, in the language of the mail, with the headers of a reply', async () => {
  const world = await makeWorld();
  const id = await world.receive({ ...GERMAN, message_id: '<parcel@customer.example>' });
  const draft = await world.ask<GeneratedReply>(PATH, { email_id: id });
  expect(draft).toMatchObject({
    email_id: id,
    to: 'kim@customer.example',
    cc: [],
    subject: 'Re: Meine Bestellung',
    language: 'de',
    parent_message_id: '<parcel@customer.example>',
    references_chain: '<parcel@customer.example>',
    model: 'openai/honest',
    injection_risk: 'none',
  });
  expect(draft.body_text).not.toBe('');
  expect(draft.body).toMatch(/^<p>/);
  expect(draft.usage.charged_tokens).toBe(await world.charged());
});

test('a streamed draft has the same fields, and its pieces are its text', async () => {
  const world = await makeWorld();
  const id = await world.receive(QUESTION);
  const response = await stream(world, { email_id: id, model: 'anthropic/honest' });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = await eventsOf(response);
  const done = events.at(-1)!;
  expect(done).toMatchObject({ event: 'done', data: { email_id: id, model: 'anthropic/honest' } });
  const deltas = events.slice(0, -1);
  expect(deltas.length).toBeGreaterThan(1);
  expect(
    deltas
      .map(({ data }) => data['text'])
      .join('')
      .trim(),
  ).toBe(done.data['body_text']);
  expect((await account(world.organizationId)).reserved).toBe(0);
});

test('errors before the first piece are plain problems; later ones are the last event', async () => {
  const world = await makeWorld();
  const id = await world.receive(QUESTION);
  const failing = await stream(world, { email_id: id, model: 'openai/failing' });
  expect(failing.status).toBe(503);
  expect(failing.headers.get('retry-after')).not.toBeNull();
  const events = await eventsOf(await stream(world, { email_id: id, model: 'openai/dying' }));
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'AI_BROKEN_ANSWER', status: 502 } });
});

describe.each(['openai/possessed', 'anthropic/possessed'])('%s', (model) => {
  test('nothing of a stranger is in a draft', async () => {
    const world = await makeWorld();
    const id = await world.receive(QUESTION);
    const draft = await world.ask<GeneratedReply>(PATH, { email_id: id, model });
    const streamed = await eventsOf(await stream(world, { email_id: id, model }));
    for (const shown of [JSON.stringify(draft), JSON.stringify(streamed)]) {
      expect(shown.normalize('NFKC').replace(/[^\x20-\x7e]/g, '')).not.toContain(STRANGER);
      expect(shown).not.toMatch(/<script|<img|javascript:/i);
    }
    expect(draft.to).toBe('kim@customer.example');
    expect(draft.warnings.map(({ code }) => code)).toContain('LINK_REMOVED');
  });
});

test('a number that nobody gave becomes a gap', async () => {
  const world = await makeWorld({ AI_MODEL: 'openai/wordy' });
  const id = await world.receive({
    subject: 'Hi',
    body_text: 'Hello there, what does it cost? Thanks a lot, Kim',
  });
  const draft = await world.ask<GeneratedReply>(PATH, { email_id: id });
  expect(draft.body_text.replaceAll(/^\d{1,2}[.)]$/gm, '')).not.toMatch(/\d/);
});

test('a draft may link to a host of the preferences, and to no other', async () => {
  const world = await makeWorld({ AI_MODEL: 'openai/obedient', AI_RATE_PER_MINUTE: '100' });
  const id = await world.receive({
    subject: 'Link',
    body_text:
      'Hello, could you please include the link https://shop.example.org/help in your answer? Thanks, Kim',
  });
  const draft = () => world.ask<GeneratedReply>(PATH, { email_id: id });
  expect((await draft()).body_text).not.toContain('shop.example.org');
  await world.ask('/api/ai/preferences', { known_hosts: ['Shop.example.org'] }, 'PUT');
  expect((await draft()).body_text).toContain('https://shop.example.org/help');
});

test('Reply-To of another domain is not followed', async () => {
  const world = await makeWorld();
  const id = await world.receive({ ...QUESTION, reply_to: 'money@stranger.example' });
  const draft = await world.ask<GeneratedReply>(PATH, { email_id: id });
  expect(draft.to).toBe('kim@customer.example');
  expect(draft.warnings.map(({ code }) => code)).toContain('REPLY_TO_IGNORED');
});

test('automatic mail gets no draft, and no call is made', async () => {
  const world = await makeWorld();
  const id = await world.receive({
    ...QUESTION,
    headers: [{ name: 'Auto-Submitted', value: 'auto-replied' }],
  });
  const response = await world.request('POST', PATH, { email_id: id });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'AUTOMATIC_MAIL' });
  expect(world.models.calls).toHaveLength(0);
});

test('without a model the built-in writer acknowledges, costs nothing, and follows no instructions', async () => {
  const world = await makeWorld({ AI_OPENAI_MODELS: '', AI_ANTHROPIC_MODELS: '' });
  const id = await world.receive(GERMAN);
  const draft = await world.ask<GeneratedReply>(PATH, { email_id: id });
  expect(draft).toMatchObject({ model: 'herald/built-in', language: 'de', usage: { charged_tokens: 0 } });
  expect(draft.body_text).toContain('Nachricht');
  const refused = await world.request('POST', PATH, { email_id: id, instructions: 'Say no.' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'NEEDS_MODEL' });
  expect(world.models.calls).toHaveLength(0);
});

test('switched off means no call', async () => {
  const world = await makeWorld();
  const id = await world.receive(QUESTION);
  await world.ask('/api/ai/preferences', { is_enabled: false }, 'PUT');
  const response = await world.request('POST', PATH, { email_id: id });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'AI_OFF' });
  expect(world.models.calls).toHaveLength(0);
});

test('requests with one Idempotency-Key call the model once, also at the same time', async () => {
  const world = await makeWorld();
  const id = await world.receive(QUESTION);
  const send = (body: object) => world.request('POST', PATH, body, { 'idempotency-key': 'k1' });
  const responses = await Promise.all([
    send({ email_id: id }),
    send({ email_id: id }),
    send({ email_id: id }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const again = await send({ email_id: id });
  expect(again.status).toBe(200);
  const first = responses.find(({ status }) => status === 200)!;
  expect(await again.json()).toEqual(await first.json());
  expect(world.models.calls).toHaveLength(1);
  const other = await send({ email_id: id, tone: 'formal' });
  expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('a failed request may be repeated with its key', async () => {
  const world = await makeWorld();
  const id = await world.receive(QUESTION);
  const send = () =>
    world.request(
      'POST',
      PATH,
      { email_id: id, model: 'openai/broken-json-once' },
      { 'idempotency-key': 'k2' },
    );
  await world.ask('/api/ai/preferences', { is_enabled: false }, 'PUT');
  expect((await send()).status).toBe(403);
  await world.ask('/api/ai/preferences', { is_enabled: true }, 'PUT');
  expect((await send()).status).toBe(200);
});

test.each([
  [{}, 'email_id'],
  [{ email_id: 1, tone: 'angry' }, 'tone'],
  [{ email_id: 1, language: 'German' }, 'language'],
  [{ email_id: 1, to: 'x@y.example' }, 'to'],
])('%j is refused, and names the field', async (body, field) => {
  const world = await makeWorld();
  const response = await world.request('POST', PATH, body);
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).toContain(field);
});

test('an email of another organization is not found', async () => {
  const world = await makeWorld();
  const other = await makeWorld();
  const id = await other.receive(QUESTION);
  expect((await world.request('POST', PATH, { email_id: id })).status).toBe(404);
  expect((await (await makeOrganization()).request('POST', PATH, { email_id: id })).status).toBe(404);
  expect(world.models.calls).toHaveLength(0);
});

test('compose and rewrite need a model, and their texts are cleaned', async () => {
  const world = await makeWorld({ AI_MAX_OUTPUT_TOKENS: '20000' });
  const composed = await world.ask<{ subject: string; body_text: string }>('/api/ai/generate/compose', {
    instructions: 'Invite Kim to the open day. Leave the date open.',
  });
  expect(composed.body_text).not.toBe('');
  const rewritten = await world.ask<{ text: string }>('/api/ai/generate/rewrite', {
    text: 'we send it tomorow',
    action: 'fix',
    model: 'openai/possessed',
  });
  expect(rewritten.text).not.toContain(STRANGER);
  const translate = await world.request('POST', '/api/ai/generate/rewrite', {
    text: 'x',
    action: 'translate',
  });
  expect(translate.status).toBe(400);
  const plain = await makeWorld({ AI_OPENAI_MODELS: '', AI_ANTHROPIC_MODELS: '' });
  for (const [path, body] of [
    ['/api/ai/generate/compose', { instructions: 'Invite Kim.' }],
    ['/api/ai/generate/rewrite', { text: 'x', action: 'shorter' }],
  ] as const) {
    const refused = await plain.request('POST', path, body);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'NEEDS_MODEL' });
  }
});
