import { expect, test } from 'vitest';
import { TOOLS } from '../../../../src/worker/modules/agents/tools/table.ts';
import { call } from '../../helpers.ts';
import { makeWorld } from './world.ts';

test('a client initializes, and lists tools, resources and prompts', async () => {
  const world = await makeWorld();
  const { client } = await world.agent();
  expect(client.getServerVersion()).toMatchObject({ name: 'herald' });
  expect(client.getInstructions()).toContain('get_workspace');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  for (const { name, inputSchema, outputSchema, annotations } of tools) {
    expect(inputSchema.type, name).toBe('object');
    expect(outputSchema?.type, name).toBe('object');
    expect(annotations?.readOnlyHint, name).toBe(TOOLS.find((tool) => tool.name === name)?.group === 'read');
  }
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'herald://conversation/{id}',
    'herald://task/{id}',
    'herald://report/{from}/{to}',
  ]);
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['triage-my-inbox', 'prepare-my-day', 'answer-like-us']);
});

test('a call without a key, with a forged one, or of another site is refused', async () => {
  const none = await call('POST', '/mcp', {});
  expect(none.status).toBe(401);
  expect(none.headers.get('www-authenticate')).toContain('Bearer');
  const forged = await call('POST', '/mcp', {}, { authorization: 'Bearer herald_forged' });
  expect(forged.status).toBe(401);
  const foreign = await call('POST', '/mcp', {}, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect(await foreign.json()).toMatchObject({ code: 'INVALID_ORIGIN' });
});

test('there are no sessions to read or to end, and a large body is refused', async () => {
  const world = await makeWorld();
  const { key } = await world.agent();
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' };
  expect((await call('GET', '/mcp', undefined, headers)).status).toBe(405);
  expect((await call('DELETE', '/mcp', undefined, headers)).status).toBe(405);
  const large = await call('POST', '/mcp', JSON.stringify({ text: 'x'.repeat(1_100_000) }), {
    ...headers,
    'content-type': 'application/json',
  });
  expect(large.status).toBe(413);
});

test('a resource is what the tool reads', async () => {
  const world = await makeWorld();
  const id = await world.receive({ subject: 'My parcel', body_text: 'Where is it?' });
  const { client } = await world.agent();
  const { contents } = await client.readResource({ uri: `herald://conversation/${id}` });
  expect((contents[0] as { text: string }).text).toContain('Where is it?');
});
