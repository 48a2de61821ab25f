import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, createClient, type Json, SCHEMA, structured } from './client.ts';

let client: Client;
beforeEach(() => {
  client = createClient();
});

const errorOf = async (response: Response) => {
  const body = (await response.json()) as { type: string; error: Json };
  expect(body.type).toBe('error');
  return body.error;
};
const ask = (change: Json, init?: RequestInit) => client.ask('anthropic', 'honest', change, init);
const jsonTool = { name: 'json', description: 'Respond with a JSON object.', input_schema: SCHEMA };

describe('an answer', () => {
  test('has the shape of a message', async () => {
    expect(await client.askJson('anthropic', 'honest')).toEqual({
      id: expect.stringMatching(/^msg_/),
      type: 'message',
      role: 'assistant',
      model: 'honest',
      content: [{ type: 'text', text: expect.stringContaining('Hello Anna Keller') }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: expect.objectContaining({ input_tokens: expect.any(Number), output_tokens: expect.any(Number) }),
    });
  });

  test('ends with max_tokens and stop_sequence', async () => {
    expect(await client.askJson('anthropic', 'honest', { max_tokens: 2 })).toMatchObject({
      stop_reason: 'max_tokens',
      content: [{ text: 'Hello An' }],
      usage: { output_tokens: 2 },
    });
    expect(await client.askJson('anthropic', 'honest', { stop_sequences: ['Keller'] })).toMatchObject({
      stop_reason: 'stop_sequence',
      content: [{ text: 'Hello Anna ' }],
    });
  });

  test.each([{ type: 'any' }, { type: 'tool', name: 'json' }])(
    'calls the tool that %o forces',
    async (choice) => {
      expect(
        await client.askJson('anthropic', 'honest', { tools: [jsonTool], tool_choice: choice }),
      ).toMatchObject({
        stop_reason: 'tool_use',
        content: [{ type: 'tool_use', name: 'json', input: { urgency: 'urgent' } }],
      });
    },
  );

  test('writes text when the tool is free to use', async () => {
    const answer = await client.askJson('anthropic', 'honest', {
      tools: [jsonTool],
      tool_choice: { type: 'auto' },
    });
    expect(answer).toMatchObject({ content: [{ type: 'text' }] });
  });

  test('follows the schema of output_config', async () => {
    const { content } = (await client.askJson('anthropic', 'honest', structured('anthropic'))) as {
      content: { text: string }[];
    };
    expect(JSON.parse(content[0]!.text)).toMatchObject({ urgency: 'urgent', injection_risk: 'none' });
  });
});

describe('a stream', () => {
  test('has the events of the API in their order, with the name of each', async () => {
    const text = await (await ask({ stream: true })).text();
    const names = [...text.matchAll(/^event: (\w+)\ndata: \{"type":"(\w+)"/gm)].map(([, name, type]) => {
      expect(type).toBe(name);
      return name!;
    });
    const order = names.filter((name, index) => name !== names[index - 1]);
    expect(order).toEqual([
      'message_start',
      'content_block_start',
      'ping',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
  });

  test('holds the text of the whole answer, and usage at both ends', async () => {
    const whole = (await client.askJson('anthropic', 'honest')) as {
      content: { text: string }[];
      usage: { input_tokens: number; output_tokens: number };
    };
    const events = await client.askStream('anthropic', 'honest');
    const deltas = events.filter(({ type }) => type === 'content_block_delta') as {
      delta: { text: string };
    }[];
    expect(deltas.map(({ delta }) => delta.text).join('')).toBe(whole.content[0]!.text);
    expect(events[0]).toMatchObject({ message: { usage: { input_tokens: whole.usage.input_tokens } } });
    expect(events.at(-2)).toMatchObject({
      delta: { stop_reason: 'end_turn' },
      usage: { output_tokens: whole.usage.output_tokens },
    });
  });

  test('sends the input of a tool as partial JSON', async () => {
    const events = await client.askStream('anthropic', 'honest', {
      tools: [jsonTool],
      tool_choice: { type: 'any' },
    });
    expect(events[1]).toMatchObject({ content_block: { type: 'tool_use', name: 'json', input: {} } });
    const deltas = events.filter(({ type }) => type === 'content_block_delta') as {
      delta: Record<string, string>;
    }[];
    expect(deltas.every(({ delta }) => delta['type'] === 'input_json_delta')).toBe(true);
    const input = deltas.map(({ delta }) => delta['partial_json']).join('');
    expect(JSON.parse(input)).toMatchObject({ urgency: 'urgent' });
    expect(events.at(-2)).toMatchObject({ delta: { stop_reason: 'tool_use' } });
  });
});

describe('an error', () => {
  test.each<[string, Json, string]>([
    ['an unknown parameter', { response_format: {} }, 'response_format: Extra inputs are not permitted'],
    ['no max_tokens', { max_tokens: undefined }, 'max_tokens: Field required'],
    ['no tokens', { max_tokens: 0 }, 'max_tokens: Input should be greater than or equal to 1'],
    ['too many tokens', { max_tokens: 64_001 }, '64001 > 64000'],
    ['no messages', { messages: undefined }, 'messages: Field required'],
    ['an empty list of messages', { messages: [] }, 'at least one message is required'],
    ['a system message', { messages: [{ role: 'system', content: 'x' }] }, 'Unexpected role "system"'],
    ['an empty text', { messages: [{ role: 'user', content: '' }] }, 'non-empty content'],
    [
      'an empty block',
      { messages: [{ role: 'user', content: [{ type: 'text', text: '' }] }] },
      'text content blocks must be non-empty',
    ],
    [
      'a block of an unknown type',
      { messages: [{ role: 'user', content: [{ type: 'smell' }] }] },
      "Input tag 'smell'",
    ],
    ['a wrong system prompt', { system: 5 }, 'system: '],
    ['too much heat', { temperature: 1.5 }, 'temperature: range: 0..1'],
    ['a stream that is no boolean', { stream: 'yes' }, 'stream: Input should be a valid boolean'],
    ['a tool without a schema', { tools: [{ name: 'x' }] }, 'input_schema: Field required'],
    ['a tool with a strange name', { tools: [{ name: 'a b', input_schema: SCHEMA }] }, 'tools.0.custom.name'],
    ['a choice without tools', { tool_choice: { type: 'any' } }, 'only be specified while providing tools'],
    [
      'a choice of an unknown tool',
      { tools: [jsonTool], tool_choice: { type: 'tool', name: 'x' } },
      "Tool 'x' not found",
    ],
    ['an unknown output format', { output_config: { format: { type: 'xml' } } }, 'output_config.format.type'],
    [
      'an open object in the output format',
      structured('anthropic', { type: 'object', properties: {} }),
      "'additionalProperties' must be explicitly set to false",
    ],
    [
      'a bound in the output format',
      structured('anthropic', {
        type: 'object',
        properties: { a: { type: 'string', maxLength: 5 } },
        additionalProperties: false,
      }),
      "property 'maxLength' is not supported",
    ],
    [
      'at least two items in the output format',
      structured('anthropic', {
        type: 'object',
        properties: { a: { type: 'array', minItems: 2, items: { type: 'string' } } },
        additionalProperties: false,
      }),
      "'minItems' values other than 0 or 1",
    ],
    ['an empty stop sequence', { stop_sequences: [' '] }, 'stop_sequences'],
  ])('400 invalid_request_error for %s', async (_, change, message) => {
    const response = await ask(change);
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    expect(error['type']).toBe('invalid_request_error');
    expect(error['message']).toContain(message);
  });

  test('401 for a wrong or missing key, 400 without a version, 404 for an unknown model', async () => {
    const wrong = await ask({}, { headers: { 'x-api-key': 'wrong' } });
    expect([wrong.status, await errorOf(wrong)]).toEqual([
      401,
      { type: 'authentication_error', message: 'invalid x-api-key' },
    ]);
    const none = await client.models.fetch('http://models.test/v1/messages', { method: 'POST', body: '{}' });
    expect([none.status, (await errorOf(none))['message']]).toEqual([401, 'x-api-key header is required']);
    const version = await ask({}, { headers: { 'anthropic-version': '1999-01-01' } });
    expect([version.status, (await errorOf(version))['type']]).toEqual([400, 'invalid_request_error']);
    const key = client.models.variablesFor('')['AI_ANTHROPIC_API_KEY']!;
    const unversioned = await client.models.fetch('http://models.test/v1/messages', {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: '{}',
    });
    expect([unversioned.status, (await errorOf(unversioned))['message']]).toEqual([
      400,
      'anthropic-version: header is required',
    ]);
    const unknown = await client.ask('anthropic', 'claude-nobody');
    expect([unknown.status, (await errorOf(unknown))['type']]).toEqual([404, 'not_found_error']);
  });

  test('400 for a body that is no JSON, 413 for a large one, 400 for a long prompt', async () => {
    expect((await ask({}, { body: '{' })).status).toBe(400);
    const large = await ask({ system: 'x'.repeat(4_000_001) });
    expect([large.status, (await errorOf(large))['type']]).toEqual([413, 'request_too_large']);
    const long = await ask({ system: 'word '.repeat(110_000) });
    expect([long.status, (await errorOf(long))['message']]).toEqual([
      400,
      expect.stringContaining('prompt is too long'),
    ]);
  });
});

test('GET /v1/models lists the models in the format of the API', async () => {
  const key = client.models.variablesFor('')['AI_ANTHROPIC_API_KEY']!;
  const response = await client.models.fetch('http://models.test/v1/models', {
    headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
  });
  const body = (await response.json()) as { data: Json[]; has_more: boolean; first_id: string };
  expect(body).toMatchObject({ has_more: false, first_id: 'honest' });
  expect(body.data[0]).toMatchObject({ type: 'model', id: 'honest', display_name: 'honest' });
});
