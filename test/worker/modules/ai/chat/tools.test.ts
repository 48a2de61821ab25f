import { beforeAll, describe, expect, test } from 'vitest';
import type { AgentProposal } from '../../../../../src/contract/agents/proposals.ts';
import { FRAME } from '../../../../../src/worker/modules/agents/tools/words.ts';
import { MAX_STEPS } from '../../../../../src/worker/modules/ai/chat/steps.ts';
import { makeOrganization, testEnv } from '../../../helpers.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';
import { chat, eventsOf, lastPrompt, problemOf, read, send } from './calls.ts';

beforeAll(catchFetch);

const PARCEL = {
  subject: 'My parcel',
  body_text: 'Hello, the parcel with number 4711 has not arrived in Osaka yet. Kind regards, Kim',
};
const QUESTION = 'Where is the parcel 4711?';
const DELETE = 'Please delete the conversation about the parcel 4711.';
const PROPOSALS = '/api/agents/proposals';

const proposal = (world: World, id: number) =>
  world.ask<AgentProposal>(`${PROPOSALS}/${id}`, undefined, 'GET');
const stateOf = async (world: World, id: number) =>
  (await world.ask<{ state: string }>(`/api/threads/${id}`, undefined, 'GET')).state;

async function keyWith(world: World, scopes: string[]): Promise<Record<string, string>> {
  const { key } = await world.ask<{ key: string }>('/api/settings/security/api-keys', { name: 'K', scopes });
  return { cookie: '', 'x-api-key': key };
}

describe.each(['openai', 'anthropic'])('%s', (provider) => {
  test('the model finds the mail by tools, which frame its words, and cites it', async () => {
    const world = await makeWorld();
    const id = await world.receive(PARCEL);
    const { text, tools, done } = await chat(world, { message: QUESTION, model: `${provider}/honest` });
    expect(tools).toEqual(['search_mail', 'read_conversation']);
    expect(text).toContain(`has not arrived in Osaka yet. [#${id}]`);
    expect(done.citations).toEqual([{ email_id: id }]);
    const [first, , last] = world.models.calls.map(({ body }) => JSON.stringify(body));
    expect(first).not.toContain('Osaka');
    expect(last).toContain(FRAME);
    expect(last).toContain('whose_words');
    expect(done.usage.charged_tokens).toBe(await world.charged());
  });

  test('a chat with tools goes on: the model gets the questions and answers, not what tools said', async () => {
    const world = await makeWorld();
    await world.receive(PARCEL);
    const model = `${provider}/honest`;
    const first = await chat(world, { message: QUESTION, model });
    world.models.clear();
    await chat(world, { message: 'And the newest?', chat_id: first.done.chat_id, model });
    const prompt = JSON.stringify(world.models.calls[0]!.body);
    expect(prompt).toContain(JSON.stringify(first.text).slice(1, -1));
    expect(prompt).not.toContain('whose_words');
  });

  test('what is not reading waits: the answer has it, the member approves it, and only then is it done', async () => {
    const world = await makeWorld();
    const id = await world.receive(PARCEL);
    const { proposals, done, text } = await chat(world, { message: DELETE, model: `${provider}/honest` });
    expect(proposals).toHaveLength(1);
    expect(done.proposals).toEqual([{ proposal_id: proposals[0] }]);
    expect(text).toContain('it waits for you below');
    expect((await read(world, done.chat_id)).messages[1]!.proposals).toEqual(done.proposals);
    expect(await stateOf(world, id)).toBe('open');
    expect(await proposal(world, proposals[0]!)).toMatchObject({
      tool: 'delete_conversation',
      state: 'waiting',
      agent: { name: 'Herald', user_id: world.client.userId },
      email_id: id,
      sources: [{ email_id: id, from_address: 'kim@customer.example' }],
    });
    // Nobody is told of it elsewhere.
    const told = "SELECT 1 FROM events WHERE organization_id = ? AND type = 'agent.proposed'";
    const { results } = await testEnv.DB.prepare(told).bind(world.client.organizationId).all();
    expect(results).toEqual([]);
    await world.ask(`${PROPOSALS}/${proposals[0]}/approve`);
    expect(await stateOf(world, id)).toBe('trash');
    expect(await proposal(world, proposals[0]!)).toMatchObject({ state: 'done' });
  });
});

test('nobody else decides about it: not another organization, not a key', async () => {
  const world = await makeWorld();
  await world.receive(PARCEL);
  const { proposals } = await chat(world, { message: DELETE });
  const path = `${PROPOSALS}/${proposals[0]}/approve`;
  const { cookie } = await makeOrganization();
  expect(await problemOf(await world.request('POST', path, {}, { cookie }))).toMatchObject({ status: 404 });
  const key = await keyWith(world, ['ai:use', 'emails:write', 'emails:read']);
  expect(await problemOf(await world.request('POST', path, {}, key))).toMatchObject({ status: 403 });
});

test('a key has the tools of its scopes; without any, the model gets what may matter as before', async () => {
  const world = await makeWorld();
  const id = await world.receive(PARCEL);
  const reading = await keyWith(world, ['ai:use', 'emails:read']);
  const { tools, proposals } = await chat(world, { message: DELETE }, reading);
  expect(tools).toEqual(['search_mail', 'read_conversation']);
  expect(proposals).toEqual([]);
  const offered = (world.models.calls[0]!.body as { tools: { function: { name: string } }[] }).tools;
  expect(offered.map((tool) => tool.function.name)).not.toContain('delete_conversation');
  const without = await chat(world, { message: QUESTION }, await keyWith(world, ['ai:use']));
  expect(without.tools).toEqual([]);
  expect(without.done.citations).toEqual([{ email_id: id }]);
});

test('mail of another organization is not found', async () => {
  const world = await makeWorld();
  await (await makeWorld()).receive(PARCEL);
  const { text, tools, done } = await chat(world, { message: QUESTION });
  expect(tools).toEqual(['search_mail', 'search_mail']);
  expect(text).not.toContain('Osaka');
  expect(done.citations).toEqual([]);
});

test('while agents are stopped, the assistant calls no tools', async () => {
  const world = await makeWorld();
  await world.receive(PARCEL);
  await world.ask('/api/agents/stop');
  const { tools, text } = await chat(world, { message: QUESTION });
  expect(tools).toEqual([]);
  expect(text).toContain('Osaka');
});

test.each(['openai', 'anthropic'])(
  'a model of %s that refuses tools gets what may matter, and is not offered them again',
  async (provider) => {
    const world = await makeWorld();
    const id = await world.receive(PARCEL);
    const ask = () => chat(world, { message: QUESTION, model: `${provider}/no-tools` });
    for (const calls of [2, 3]) {
      const { tools, done } = await ask();
      expect(tools).toEqual([]);
      expect(done.citations).toEqual([{ email_id: id }]);
      expect(world.models.calls).toHaveLength(calls);
    }
  },
);

test('a model that goes on calling has to answer in the end', async () => {
  const world = await makeWorld();
  const { tools, done } = await chat(world, { message: QUESTION, model: 'openai/restless' });
  expect(tools).toHaveLength(MAX_STEPS - 1);
  expect(world.models.calls).toHaveLength(MAX_STEPS);
  const choices = world.models.calls.map(({ body }) => (body as { tool_choice: string }).tool_choice);
  expect(choices).toEqual([...new Array(MAX_STEPS - 1).fill('auto'), 'none']);
  expect((await read(world, done.chat_id)).messages).toHaveLength(2);
});

test('a tool that nobody offered does nothing, and a model that calls only it ends with a problem', async () => {
  const world = await makeWorld();
  const response = await send(world, { message: QUESTION, model: 'openai/uninvited-tool' });
  const events = await eventsOf(response);
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'AI_BROKEN_ANSWER' } });
  expect(JSON.stringify(lastPrompt(world))).toContain('NOT_FOUND: There is no such tool.');
});

test('what tools answer is bounded, however long mails are', async () => {
  const world = await makeWorld();
  for (let i = 0; i < 6; i++) {
    await world.receive({ subject: `4711 ${i}`, body_text: `The parcel 4711. ${'長い'.repeat(20_000)}` });
  }
  await chat(world, { message: QUESTION });
  const { messages } = world.models.calls.at(-1)!.body as { messages: { role: string; content: string }[] };
  const answers = messages.filter(({ role }) => role === 'tool').map(({ content }) => content);
  expect(answers).toHaveLength(4);
  for (const answer of answers) expect(Buffer.byteLength(answer)).toBeLessThan(16_100);
  expect(answers.at(-1)).toContain('(cut: ask for fewer at once)');
});
