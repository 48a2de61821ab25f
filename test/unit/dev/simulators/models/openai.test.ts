import { beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, type Client, createClient, type Json, SCHEMA, structured } from './client.ts';

let client: Client;
beforeEach(() => {
  client = createClient();
});

const errorOf = async (response: Response) => ((await response.json()) as { error: Json }).error;
const ask = (change: Json, init?: RequestInit) => client.ask('openai', 'honest', change, init);

describe('an answer', () => {
  test('has the shape of a chat completion, and its usage adds up', async () => {
    const body = (await client.askJson('openai', 'honest')) as {
      object: string;
      choices: Json[];
      usage: Record<string, number>;
    };
    expect(body.object).toBe('chat.completion');
    expect(body.choices).toEqual([
      {
        index: 0,
        message: {
          role: 'assistant',
          content: expect.stringContaining('Hello Anna Keller'),
          refusal: null,
          annotations: [],
        },
        logprobs: null,
        finish_reason: 'stop',
      },
    ]);
    const { prompt_tokens: input, completion_tokens: output, total_tokens: total } = body.usage;
    expect(input).toBeGreaterThan(50);
    expect(output).toBe(Math.ceil((body.choices[0]!['message'] as { content: string }).content.length / 4));
    expect(total).toBe(input! + output!);
  });

  test('ends with length at max_tokens, also as max_completion_tokens', async () => {
    for (const name of ['max_tokens', 'max_completion_tokens']) {
      const body = (await client.askJson('openai', 'honest', { [name]: 5 })) as {
        choices: { finish_reason: string; message: { content: string } }[];
        usage: Json;
      };
      expect(body.choices[0]!.finish_reason).toBe('length');
      expect(body.choices[0]!.message.content).toHaveLength(20);
      expect(body.usage['completion_tokens']).toBe(5);
    }
  });

  test('ends before a stop sequence', async () => {
    const body = (await client.askJson('openai', 'honest', { stop: ['Anna'] })) as {
      choices: { finish_reason: string; message: { content: string } }[];
    };
    expect(body.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'Hello ' } });
  });

  test('calls the tool that the request forces', async () => {
    const tools = [{ type: 'function', function: { name: 'save', parameters: SCHEMA } }];
    const choice = { type: 'function', function: { name: 'save' } };
    const body = (await client.askJson('openai', 'honest', { tools, tool_choice: choice })) as {
      choices: {
        finish_reason: string;
        message: { tool_calls: { function: { name: string; arguments: string } }[] };
      }[];
    };
    expect(body.choices[0]!.finish_reason).toBe('tool_calls');
    const { name, arguments: input } = body.choices[0]!.message.tool_calls[0]!.function;
    expect(name).toBe('save');
    expect(JSON.parse(input)).toMatchObject({ urgency: 'urgent' });
  });
});

describe('a stream', () => {
  test('holds the same text as the whole answer, and usage only on request', async () => {
    const whole = (await client.askJson('openai', 'honest')) as {
      choices: { message: { content: string } }[];
    };
    const chunks = await client.askStream('openai', 'honest');
    const choices = chunks.flatMap(
      (chunk) => chunk['choices'] as { delta: Json; finish_reason: string | null }[],
    );
    expect(chunks.every((chunk) => chunk['object'] === 'chat.completion.chunk' && !('usage' in chunk))).toBe(
      true,
    );
    expect(choices[0]!.delta).toEqual({ role: 'assistant', content: '', refusal: null });
    expect(choices.map(({ delta }) => delta['content'] ?? '').join('')).toBe(
      whole.choices[0]!.message.content,
    );
    expect(choices.at(-1)).toMatchObject({ delta: {}, finish_reason: 'stop' });
  });

  test('ends with a chunk of usage and [DONE] when the request includes usage', async () => {
    const response = await ask({ stream: true, stream_options: { include_usage: true } });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const text = await response.text();
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
    const last = JSON.parse(text.split('\n\n').at(-3)!.slice(6)) as Json;
    expect(last['choices']).toEqual([]);
    expect(last['usage']).toMatchObject({
      prompt_tokens: expect.any(Number),
      completion_tokens: expect.any(Number),
    });
  });
});

describe('an error', () => {
  test.each<[string, Json, string | null, string | null]>([
    ['an unknown parameter', { temprature: 1 }, 'temprature', 'unknown_parameter'],
    ['no messages', { messages: undefined }, 'messages', 'missing_required_parameter'],
    ['an empty list of messages', { messages: [] }, 'messages', 'empty_array'],
    ['an unknown role', { messages: [{ role: 'boss', content: 'x' }] }, 'messages[0].role', 'invalid_value'],
    [
      'content of a wrong type',
      { messages: [{ role: 'user', content: 5 }] },
      'messages[0].content',
      'invalid_type',
    ],
    ['no tokens', { max_tokens: 0 }, 'max_tokens', 'integer_below_min_value'],
    ['half a token', { max_tokens: 1.5 }, 'max_tokens', 'invalid_type'],
    [
      'two limits',
      { max_tokens: 5, max_completion_tokens: 5 },
      'max_tokens',
      'invalid_parameter_combination',
    ],
    ['too much heat', { temperature: 3 }, 'temperature', 'decimal_above_max_value'],
    ['a stream that is no boolean', { stream: 'yes' }, 'stream', 'invalid_type'],
    ['stream options without a stream', { stream_options: { include_usage: true } }, 'stream_options', null],
    ['an unknown format', { response_format: { type: 'xml' } }, 'response_format.type', 'invalid_value'],
    ['JSON without the word', { response_format: { type: 'json_object' } }, 'messages', null],
    [
      'a schema without a name',
      { response_format: { type: 'json_schema', json_schema: { schema: SCHEMA } } },
      'response_format.json_schema.name',
      'missing_required_parameter',
    ],
    [
      'a name with spaces',
      { response_format: { type: 'json_schema', json_schema: { name: 'a b', schema: SCHEMA } } },
      'response_format.json_schema.name',
      'invalid_value',
    ],
    ['a tool choice without tools', { tool_choice: 'required' }, 'tool_choice', null],
  ])('400 for %s', async (_, change, param, code) => {
    const response = await ask(change);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toEqual({
      message: expect.any(String),
      type: 'invalid_request_error',
      param,
      code,
    });
  });

  test.each<[string, unknown, string]>([
    ['a property that is not required', { ...SCHEMA, required: ['summary'] }, "Missing 'urgency'"],
    [
      'no additionalProperties: false',
      { ...SCHEMA, additionalProperties: undefined },
      'additionalProperties',
    ],
    ['a root that is no object', { type: 'array', items: { type: 'string' } }, `'type: "object"'`],
    [
      'a fault inside',
      {
        type: 'object',
        properties: { list: { type: 'array', items: { type: 'object', properties: {} } } },
        required: ['list'],
        additionalProperties: false,
      },
      "In context=('properties', 'list', 'items')",
    ],
    [
      'a keyword outside of the subset',
      {
        type: 'object',
        properties: { a: { type: 'string', maxLength: 5 } },
        required: ['a'],
        additionalProperties: false,
      },
      "'maxLength' is not permitted",
    ],
    [
      'a property without a type',
      { type: 'object', properties: { a: {} }, required: ['a'], additionalProperties: false },
      "'type' key",
    ],
  ])('a strict schema with %s is refused, and accepted when it is not strict', async (_, schema, message) => {
    const response = await ask(structured('openai', schema));
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    expect(error).toMatchObject({ type: 'invalid_request_error', param: 'response_format' });
    expect(error['message']).toContain("Invalid schema for response_format 'answer'");
    expect(error['message']).toContain(message);
    const lax = { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } } };
    expect((await ask(lax)).status).toBe(200);
  });

  test('404 for an unknown model, 401 for a wrong or missing key', async () => {
    const unknown = await client.ask('openai', 'gpt-nobody');
    expect([unknown.status, (await errorOf(unknown))['code']]).toEqual([404, 'model_not_found']);
    for (const authorization of ['Bearer wrong', '']) {
      const response = await ask({}, { headers: { authorization } });
      expect([response.status, (await errorOf(response))['code']]).toEqual([401, 'invalid_api_key']);
    }
  });

  test('a body that is no JSON object, an unknown path and a wrong method', async () => {
    expect((await ask({}, { body: '{"model":' })).status).toBe(400);
    expect((await ask({}, { body: '[]' })).status).toBe(400);
    const headers = { authorization: `Bearer ${client.models.variablesFor('')['AI_OPENAI_API_KEY']}` };
    const wrongPath = await client.models.fetch('http://models.test/v1/completions', {
      method: 'POST',
      headers,
    });
    expect([wrongPath.status, (await errorOf(wrongPath))['message']]).toEqual([
      404,
      'Invalid URL (POST /v1/completions)',
    ]);
    expect((await client.models.fetch('http://models.test/v1/chat/completions', { headers })).status).toBe(
      404,
    );
  });

  test('413 for a body over 4 million characters', async () => {
    const messages = [{ role: 'user', content: 'x'.repeat(4_000_001) }];
    expect((await ask({ messages })).status).toBe(413);
  });

  test('400 context_length_exceeded for a prompt over 128,000 tokens', async () => {
    const messages = [{ role: 'user', content: 'word '.repeat(110_000) }];
    const response = await ask({ messages });
    expect([response.status, (await errorOf(response))['code']]).toEqual([400, 'context_length_exceeded']);
  });
});

test('the rate limit counts the calls of a minute, and tells when to try again', async () => {
  let now = 0;
  client = createClient({ callsPerMinute: 2, now: () => now });
  expect((await ask({})).headers.get('x-ratelimit-remaining-requests')).toBe('1');
  expect((await ask({})).status).toBe(200);
  now = 20_000;
  const limited = await ask({});
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '40']);
  expect((await errorOf(limited))['code']).toBe('rate_limit_exceeded');
  now = 60_000;
  expect((await ask({})).status).toBe(200);
});

test('GET /v1/models lists the models', async () => {
  const key = client.models.variablesFor('')['AI_OPENAI_API_KEY'];
  const response = await client.models.fetch('http://models.test/v1/models', {
    headers: { authorization: `Bearer ${key}` },
  });
  const { object, data } = (await response.json()) as { object: string; data: Json[] };
  expect(object).toBe('list');
  expect(data).toContainEqual({
    id: 'honest',
    object: 'model',
    created: expect.any(Number),
    owned_by: 'herald',
  });
});

test('records each call with its headers, body and status', async () => {
  await ask({ max_tokens: 5 });
  await client.ask('openai', 'nobody');
  expect(client.models.calls).toMatchObject([
    {
      protocol: 'openai',
      path: '/v1/chat/completions',
      model: 'honest',
      body: bodyOf('openai', 'honest', { max_tokens: 5 }),
      status: 200,
      closedEarly: false,
      finished: true,
    },
    { model: 'nobody', status: 404 },
  ]);
  expect(client.models.calls[0]!.headers['authorization']).toMatch(/^Bearer /);
  client.models.clear();
  expect(client.models.calls).toEqual([]);
});
