import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { removeExpiredValuesPart } from '../../../../../src/worker/modules/agents/oauth/remove-expired.ts';
import { OAuthValues, ValueChanged } from '../../../../../src/worker/modules/agents/oauth/values.ts';
import { testEnv, testService } from '../../../helpers.ts';

let now = 1_800_000_000_000;
const service = () => ({ ...testService({ waitUntil: () => {} }), now: () => now });
const open = () => new OAuthValues(service());

beforeEach(async () => {
  await testEnv.DB.prepare('DELETE FROM oauth_values').run();
});

const key = fc.constantFrom('a:1', 'a:12', 'a:1:x', 'a:;', 'b:1', 'b:\u{1F600}', 'b', 'a');
const step = fc.oneof(
  fc.record({
    verb: fc.constant('put' as const),
    key,
    value: fc.string(),
    ttl: fc.option(fc.integer({ min: 60, max: 300 })),
  }),
  fc.record({ verb: fc.constant('delete' as const), key }),
  fc.record({ verb: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ verb: fc.constant('clean' as const) }),
);

test('it answers as a map with expiry does, whatever was put, deleted and waited for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, limit) => {
        await testEnv.DB.prepare('DELETE FROM oauth_values').run();
        const model = new Map<string, { value: string; until: number }>();
        for (const each of steps) {
          if (each.verb === 'put') {
            const until = each.ttl === null ? Number.POSITIVE_INFINITY : now + each.ttl * 1000;
            await open().put(each.key, each.value, {
              metadata: { of: each.key },
              ...(each.ttl !== null && { expirationTtl: each.ttl }),
            });
            model.set(each.key, { value: each.value, until });
          } else if (each.verb === 'delete') {
            await open().delete(each.key);
            model.delete(each.key);
          } else if (each.verb === 'wait') now += each.seconds * 1000;
          else await removeExpiredValuesPart.run(service());
        }
        const live = [...model].filter(([, { until }]) => until > now);
        for (const name of ['a:1', 'b', 'a:;']) {
          expect(await open().get(name)).toBe(live.find(([each]) => each === name)?.[1].value ?? null);
        }
        for (const prefix of ['', 'a:', 'a:1', 'b', 'c']) {
          const names: string[] = [];
          let cursor: string | undefined;
          do {
            const page = await open().list({ prefix, limit, ...(cursor !== undefined && { cursor }) });
            expect(page.keys.length).toBeLessThanOrEqual(limit);
            names.push(...page.keys.map(({ name }) => name));
            for (const { name, metadata } of page.keys) expect(metadata).toEqual({ of: name });
            cursor = page.list_complete ? undefined : page.cursor;
          } while (cursor !== undefined);
          const expected = live.map(([name]) => name).filter((name) => name.startsWith(prefix));
          expect([...names].sort()).toEqual(expected.sort());
          expect(new Set(names).size).toBe(names.length);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('JSON comes back as it was', async () => {
  const values = open();
  await values.put('x', JSON.stringify({ a: ['ä', null, 1] }));
  expect(await values.get('x', { type: 'json' })).toEqual({ a: ['ä', null, 1] });
  expect(await values.get('nothing', 'json')).toBeNull();
});

test('who has read a value replaces only that one', async () => {
  await open().put('code', 'unused');
  const [one, other] = [open(), open()];
  expect([await one.get('code'), await other.get('code')]).toEqual(['unused', 'unused']);
  await one.put('code', 'used by one');
  await expect(other.put('code', 'used by the other')).rejects.toThrow(ValueChanged);
  await one.put('code', 'used again by one');
  expect(await open().get('code')).toBe('used again by one');
});

test('who has read a value does not bring it back after it was deleted', async () => {
  await open().put('grant', 'given');
  const refreshing = open();
  await refreshing.get('grant');
  await open().delete('grant');
  await expect(refreshing.put('grant', 'renewed')).rejects.toThrow(ValueChanged);
  expect(await open().get('grant')).toBeNull();
});

test('who has found nothing does not replace what came meanwhile', async () => {
  const [one, other] = [open(), open()];
  await Promise.all([one.get('once'), other.get('once')]);
  await one.put('once', '1', { expirationTtl: 60 });
  await expect(other.put('once', '2')).rejects.toThrow(ValueChanged);
  now += 61_000;
  const later = open();
  expect(await later.get('once')).toBeNull();
  await later.put('once', '3');
  expect(await open().get('once')).toBe('3');
});
