import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { TOOLS } from '../../../../src/worker/modules/agents/tools/table.ts';
import { call } from '../../helpers.ts';
import { type AgentWorld, ALL_ALONE, addInbox, makeWorld, type TestAgent } from './world.ts';

const RUNS = 25;

let world: AgentWorld;
let agent: TestAgent;
beforeAll(async () => {
  world = await makeWorld();
  await addInbox(world.owner);
  await world.receive({ subject: 'Hello', body_text: 'Hello' });
  agent = await world.agent();
  await agent.call('get_workspace');
  await agent.set('hands', ALL_ALONE);
  await agent.set('budget', { calls: 1e6, rows: 1e9, sends: 1e6, tokens: 1e9 });
});

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  minimum?: number;
  maximum?: number;
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    "'; DROP TABLE emails; --",
    '../../..',
    '%00',
    'x'.repeat(3000),
    '<|im_start|>',
  ),
);

/** Arguments as a schema describes them, and some that it does not. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), nasty);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objectsOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 2 ** 40, 2 ** 45) }),
        fc.constantFrom(0, -1, 1.5, 2 ** 53, 4294967297),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return stringsOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function stringsOf({ format }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') {
    return fc.oneof(
      fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
        .map((date) => date.toISOString()),
      nasty,
    );
  }
  if (format === 'date') return fc.oneof(fc.constantFrom('2026-11-01', '2026-02-30', '0000-01-01'), nasty);
  if (format === 'email') return fc.oneof(fc.emailAddress(), nasty);
  if (format === 'uri') return fc.oneof(fc.webUrl(), nasty);
  return fc.oneof(
    nasty,
    fc.integer({ min: 1, max: 2 ** 40 }).map((id) => `http://localhost/mail/${id}`),
  );
}

function objectsOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valuesOf(each)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

test.each(TOOLS.map(({ name }) => [name]))(
  '%s: whatever the arguments, no error of ours',
  { timeout: 240_000 },
  async (name) => {
    const { tools } = await agent.client.listTools();
    const schema = tools.find((tool) => tool.name === name)!.inputSchema as Schema;
    const logged = vi.spyOn(console, 'error');
    await fc.assert(
      fc.asyncProperty(objectsOf(schema), async (args) => {
        const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
        const response = await call('POST', '/mcp', body, {
          authorization: `Bearer ${agent.key}`,
          accept: 'application/json, text/event-stream',
        });
        const text = await response.text();
        expect(response.status, text).toBeLessThan(500);
        expect(text).not.toContain('INTERNAL_ERROR');
        expect(text).not.toContain('-32603');
      }),
      { numRuns: RUNS },
    );
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  },
);

test('whatever the body, no error of ours', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.string()), async (body) => {
      const response = await call('POST', '/mcp', typeof body === 'string' ? body : JSON.stringify(body), {
        authorization: `Bearer ${agent.key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      });
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});
