import { beforeEach, expect, test } from 'vitest';
import { type AgentWorld, CURRENT, connect, makeWorld, type TestAgent } from './world.ts';

let world: AgentWorld;
let agent: TestAgent;
let conversation: number;
/** The pages that the client has shown. */
let shown: string[];

beforeEach(async () => {
  world = await makeWorld();
  agent = await world.agent();
  conversation = await world.receive({ subject: 'Free pills', body_text: 'Buy' });
  shown = [];
});

/** Calls a tool that waits for a person, with a client that opens addresses. `decide`: what happens on the page. */
async function callAs(
  decide: (proposal: number) => Promise<unknown>,
  action: 'accept' | 'decline' = 'accept',
) {
  const client = await connect(agent.key, { ...CURRENT, capabilities: { elicitation: { url: {} } } });
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    const { url } = params as { url: string };
    shown.push(url);
    await decide(Number(/\d+$/.exec(url)![0]));
    return { action };
  });
  return client.callTool({ name: 'delete_conversation', arguments: { conversation } });
}

const decide = (how: 'approve' | 'reject') => (id: number) =>
  world.owner.request('POST', `/api/agents/proposals/${id}/${how}`, {});
const stateOf = async () =>
  ((await (await world.owner.request('GET', `/api/threads/${conversation}`)).json()) as { state: string })
    .state;

test('a client that opens addresses shows the page, and is told that it was approved there', async () => {
  const result = await callAs(decide('approve'));
  expect(shown).toEqual([expect.stringMatching(/^http:\/\/localhost\/proposals\?id=\d+$/)]);
  expect(result.structuredContent).toMatchObject({ status: 'done', proposal: shown[0] });
  expect(await stateOf()).toBe('trash');
});

test.each(['accept', 'decline'] as const)('“%s” of a client alone does nothing', async (action) => {
  const result = await callAs(async () => {}, action);
  expect(result.structuredContent).toMatchObject({ status: 'waits_for_a_person' });
  expect(await stateOf()).toBe('open');
});

test('a rejection is told as one', async () => {
  expect(await callAs(decide('reject'))).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('PROPOSAL_CLOSED') }],
  });
});

test('a client that opens no addresses gets the address, as does one of an earlier revision', async () => {
  for (const options of [CURRENT, {}]) {
    const client = await connect(agent.key, options);
    const result = await client.callTool({ name: 'delete_conversation', arguments: { conversation } });
    expect(result.structuredContent).toMatchObject({ status: 'waits_for_a_person' });
  }
});

test('the state of a proposal is told to its own agent alone', async () => {
  await callAs(decide('approve'));
  const ask = async ({ key }: TestAgent) => {
    const client = await connect(key, CURRENT);
    const params = { name: 'delete_conversation', arguments: { conversation }, requestState: shown[0] };
    return (await client.callTool(params)).structuredContent as { status: string; proposal: string };
  };
  expect(await ask(agent)).toEqual({ status: 'done', proposal: shown[0] });
  const other = await ask(await world.agent());
  expect(other.status).toBe('waits_for_a_person');
  expect(other.proposal).not.toBe(shown[0]);
});
