import { expect, test } from 'vitest';
import type { z } from 'zod';
import { loadWholeApp } from '../../../../src/worker/app.ts';
import { modules } from '../../../../src/worker/modules.ts';
import { describeApi } from '../../../../src/worker/platform/http/openapi.ts';
import { type Client, makeOrganization } from '../../helpers.ts';

interface Described {
  $ref?: string;
  format?: string;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  oneOf?: Described[];
  allOf?: Described[];
}
interface Operation {
  parameters?: { in: string; name: string; schema: Described }[];
  requestBody?: { content: Record<string, { schema: Described }> };
}

const app = await loadWholeApp();
const document = describeApi(app, modules);
const schemas = document.components!.schemas as Record<string, Described>;

/** Returns the names of the fields with the format `date-time`. */
function describedTimes(schema: Described, name = ''): string[] {
  const { $ref, format, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  if ($ref) return describedTimes(schemas[$ref.split('/').at(-1)!]!, name);
  return [
    ...(format === 'date-time' ? [name] : []),
    ...Object.entries(properties).flatMap(([key, value]) => describedTimes(value, key)),
    ...[items ?? [], anyOf, oneOf, allOf].flat().flatMap((value) => describedTimes(value, name)),
  ];
}

const described = Object.entries(document.paths!).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).flatMap(([method, { parameters = [], requestBody }]) => {
    const names = [
      ...parameters.flatMap((one) => describedTimes(one.schema, one.name)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => describedTimes(schema)),
    ];
    return [...new Set(names)].map((name) => `${method} ${path} ${name}`);
  }),
);

type Schema = z.core.$ZodType;
type Def = { type: string; format?: string; innerType?: Schema; element?: Schema; out?: Schema } & {
  in?: Schema;
  options?: Schema[];
  shape?: Record<string, Schema>;
};

/** Returns the schemas of times within a schema, by their names. */
function timesIn(schema: Schema, name = ''): [name: string, Schema][] {
  const { type, format, shape = {}, options = [], ...def } = schema._zod.def as unknown as Def;
  if (type === 'string') return format === 'datetime' ? [[name, schema]] : [];
  const times = type === 'pipe' && def.out ? timesIn(def.out, name) : [];
  if (times.length > 0) return times.map(([each]) => [each, schema]);
  return [
    ...Object.entries(shape).flatMap(([key, value]) => timesIn(value, key)),
    ...[def.innerType ?? [], def.element ?? [], def.in ?? [], options]
      .flat()
      .flatMap((value) => timesIn(value, name)),
  ];
}

interface Request {
  query?: Schema;
  body?: { content: Record<string, { schema?: Schema }> };
}
const times = app.openAPIRegistry.definitions.flatMap((definition) => {
  if (definition.type !== 'route') return [];
  const { method, path, request } = definition.route;
  const { query, body } = (request ?? {}) as Request;
  const given = [
    query ?? [],
    Object.values(body?.content ?? {}).flatMap(({ schema }) => schema ?? []),
  ].flat();
  return given
    .filter((schema) => '_zod' in schema)
    .flatMap((schema) => timesIn(schema))
    .map(([name, schema]) => [`${method} ${path} ${name}`, schema as z.ZodType] as const);
});

test('every time that the document describes is tested', () => {
  expect(described.length).toBeGreaterThan(12);
  expect([...new Set(times.map(([name]) => name))].toSorted()).toEqual(described.toSorted());
});

test.each(times)('%s takes an offset', (_, schema) => {
  const values = [
    ['2026-11-21T02:30:00+02:00', '2026-11-21T00:30:00.000Z'],
    ['2026-11-20T19:00:00.5-05:30', '2026-11-21T00:30:00.500Z'],
    ['2026-11-21T00:30:00Z', '2026-11-21T00:30:00.000Z'],
    ['2026-01-01T00:00:00+14:00', '2025-12-31T10:00:00.000Z'],
    ['2024-02-29T23:59:59-12:00', '2024-03-01T11:59:59.000Z'],
    ['2026-11-21T00:30:00+00:00', '2026-11-21T00:30:00.000Z'],
  ];
  for (const [text, instant] of values) expect(schema.parse(text)).toBe(instant);
  const wrong = [
    '2026-11-21T00:30:00',
    '2026-02-30T00:00:00+02:00',
    '2026-11-21',
    '2026-11-21T00:30:00+25:00',
    '',
  ];
  for (const text of wrong) expect(schema.safeParse(text).success, text).toBe(false);
});

const SOON = Date.now() + 86_400_000;
/** The time in two hours' distance from UTC. */
const offset = `${new Date(SOON + 2 * 3_600_000).toISOString().slice(0, -1)}+02:00`;
const soon = new Date(SOON).toISOString();
const ask = async (client: Client, method: string, path: string, body?: unknown) => {
  const response = await client.request(method, path, body);
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json();
};

test('what is stored is the instant', async () => {
  const owner = await makeOrganization();
  expect(
    await ask(owner, 'POST', '/api/tasks', { title: 'Call', due_at: offset, snoozed_until: offset }),
  ).toMatchObject({ due_at: soon, snoozed_until: soon });
  const key = { name: 'n8n', scopes: ['tasks:read'], expires_at: offset };
  expect(await ask(owner, 'POST', '/api/settings/security/api-keys', key)).toMatchObject({
    expires_at: soon,
  });
  const start = offset.slice(0, 19) + offset.slice(-6);
  const end = new Date(SOON + 3_600_000).toISOString();
  await ask(owner, 'POST', '/api/calendar/events', { title: 'Call', start, end });
  const list = (from: string) => ask(owner, 'GET', `/api/calendar/events?from=${from}&to=${end}`);
  for (const from of [offset, encodeURIComponent(offset), soon]) expect(await list(from)).toHaveLength(1);
});
