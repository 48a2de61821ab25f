/** Calls of tools that a model may choose, in both protocols. */
import { describe, expect, test } from 'vitest';
import { createClient, type Json, type Protocol } from './client.ts';

const client = createClient();
const INPUT = { type: 'object', properties: {} };
const ADDRESS = 'https://herald.test/mail/7';

const toolsOf = (protocol: Protocol, names: string[]) => ({
  tools: names.map((name) =>
    protocol === 'openai'
      ? { type: 'function', function: { name, parameters: INPUT } }
      : { name, input_schema: INPUT },
  ),
});

/** The turns of a question, and of a call with its answer. */
const asked = { role: 'user', content: 'Where is the parcel 4711?' };
const turnsOf = (protocol: Protocol, answer: string | null) => {
  const [call, result] =
    protocol === 'openai'
      ? [
          {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'c1', type: 'function', function: { name: 'search_mail', arguments: '{}' } }],
          },
          { role: 'tool', tool_call_id: 'c1', content: answer },
        ]
      : [
          { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'search_mail', input: {} }] },
          { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: answer }] },
        ];
  return { messages: [asked, call, ...(answer === null ? [] : [result])] };
};

/** Returns the names and the inputs of the calls in an answer. */
function callsIn(body: Json): [string, Json][] {
  const { choices, content } = body as {
    choices?: { message: { tool_calls: { function: { name: string; arguments: string } }[] } }[];
    content?: { name: string; input: Json }[];
  };
  return choices
    ? choices[0]!.message.tool_calls.map(({ function: { name, arguments: input } }) => [
        name,
        JSON.parse(input),
      ])
    : content!.map(({ name, input }) => [name, input]);
}

describe.each<Protocol>(['openai', 'anthropic'])('%s', (protocol) => {
  const tools = toolsOf(protocol, ['search_mail', 'read_conversation', 'list_tasks']);

  test('honest searches, reads what it finds, and calls several tools at once', async () => {
    const first = await client.askJson(protocol, 'honest', {
      ...tools,
      messages: [{ role: 'user', content: 'Which tasks are about the parcel 4711?' }],
    });
    expect(JSON.stringify(first)).toContain(protocol === 'openai' ? '"tool_calls"' : '"tool_use"');
    expect(callsIn(first)).toEqual([
      ['search_mail', { query: '4711', state: 'all', limit: 5 }],
      ['list_tasks', {}],
    ]);
    const found = JSON.stringify({ conversations: [{ id: ADDRESS, subject: 'Parcel' }] });
    const second = await client.askJson(protocol, 'honest', { ...tools, ...turnsOf(protocol, found) });
    expect(callsIn(second)).toEqual([['read_conversation', { conversation: ADDRESS }]]);
  });

  test('a stream has the calls one after another, each with its input in parts', async () => {
    const events = await client.askStream(protocol, 'honest', {
      ...tools,
      messages: [{ role: 'user', content: 'Which tasks are about the parcel 4711?' }],
    });
    const text = JSON.stringify(events);
    expect(text.indexOf('search_mail')).toBeLessThan(text.indexOf('list_tasks'));
    expect(text).toContain(protocol === 'openai' ? '"index":1' : '"index":1,"content_block"');
    expect(text).toContain(
      protocol === 'openai' ? '"finish_reason":"tool_calls"' : '"stop_reason":"tool_use"',
    );
  });

  test('a call without its answer is refused, and so is an answer without its call', async () => {
    const open = await client.ask(protocol, 'honest', { ...tools, ...turnsOf(protocol, null) });
    expect(open.status).toBe(400);
    expect(await open.text()).toMatch(/tool_call_id|tool_result/);
    const { messages } = turnsOf(protocol, 'x');
    const strange = await client.ask(protocol, 'honest', { ...tools, messages: [asked, messages[2]] });
    expect(strange.status).toBe(400);
    expect(await strange.text()).toMatch(/must be a response|tool_use_id/);
  });

  test('with the choice "none" it writes', async () => {
    const choice = protocol === 'openai' ? 'none' : { type: 'none' };
    const body = await client.askJson(protocol, 'restless', { ...tools, tool_choice: choice });
    expect(JSON.stringify(body)).not.toContain('search_mail');
  });

  test('no-tools refuses them, in the words of servers for local models', async () => {
    const response = await client.ask(protocol, 'no-tools', tools);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('does not support tools');
    expect((await client.ask(protocol, 'no-tools')).status).toBe(200);
  });
});
