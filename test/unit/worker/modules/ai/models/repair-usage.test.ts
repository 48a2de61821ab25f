import { expect, test } from 'vitest';
import { repairUsage } from '../../../../../../src/worker/modules/ai/models/repair-usage.ts';

/** Returns what comes out for these bytes, in pieces of this size. */
async function repaired(text: string, size = 7): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.slice(i * size, (i + 1) * size),
  );
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(stream.pipeThrough(repairUsage())).text();
}

const none = { input_tokens: 0, output_tokens: 0 };

test.each<[usage: unknown, expected?: unknown]>([
  ['12', none],
  ['unknown', none],
  [12, none],
  [true, none],
  [[], none],
  [{ prompt_tokens: '12', completion_tokens: 3 }, none],
  [{ prompt_tokens: 12, completion_tokens: '3' }, none],
  [{ prompt_tokens: 12, completion_tokens: {} }, none],
  [{ prompt_tokens: 12, total_tokens: '15' }, none],
  [{ prompt_tokens: 12, prompt_tokens_details: { cached_tokens: '1' } }, none],
  [{ prompt_tokens: 12, prompt_tokens_details: 'none' }, none],
  [{ input_tokens: '12', output_tokens: 3, service_tier: 'standard' }, none],
  [null],
  [{}],
  [{ prompt_tokens: 12, completion_tokens: 3, total_tokens: null, prompt_tokens_details: null }],
  [{ input_tokens: -5, output_tokens: 2.5, service_tier: 'standard', cache_creation: { a_tokens: 1 } }],
])('the usage %j', async (usage, expected = usage) => {
  const events = [{ usage, choices: [{ delta: { content: 'Grüße "usage" 😀' } }] }, { message: { usage } }];
  const stream = (each: object[]) => each.map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join('');
  const wanted = events.map((event) =>
    'usage' in event ? { ...event, usage: expected } : { message: { usage: expected } },
  );
  for (const size of [1, 7, 10_000]) {
    const text = await repaired(stream(events), size);
    const read = text.split(/\r?\n\r?\n/).filter(Boolean);
    expect(read.map((line) => JSON.parse(line.slice('data: '.length)))).toEqual(wanted);
  }
});

test('an event whose message is null has a usage of its own', async () => {
  const text = (usage: unknown) => `data: ${JSON.stringify({ usage, message: null })}\n\n`;
  expect(await repaired(text('12'))).toBe(text(none));
});

test.each([
  'data: [DONE]\n\n',
  'data: {"choices":[{"delta":{"content":"the \\"usage\\": \\"12\\""}}]}\n\n',
  'event: message_start\ndata: {"usage":\n\n',
  ': "usage"\n\nid: "usage"\n',
  'data: {"usage":{"prompt_tokens":1}}',
  'data:{"usage":null}\r\n\r\n',
  '',
  '\n\n\n',
])('%j comes out as it is', async (text) => {
  for (const size of [1, 7, 10_000]) expect(await repaired(text, size)).toBe(text);
});
