import { expect, test } from 'vitest';
import { makeConfig, readQueues } from '../../../../src/dev/deploy/config.ts';

const answers = {
  account: 'a1',
  mail: 'none' as const,
  vars: { PUBLIC_URL: 'https://herald.example.com' },
  databases: [],
};
const configOf = (worker: string, mail: 'none' | 'cloudflare' = 'none') =>
  makeConfig(
    worker,
    { ...answers, mail },
    [
      { name: worker, id: `${worker}-id` },
      { name: `${worker}-2`, id: `${worker}-id-2` },
    ],
    false,
  );
const production = configOf('herald');
const staging = configOf('herald-staging');

/** Returns the names and ids that two installations on one account must not share. */
const resources = ({ name, d1_databases, r2_buckets, queues, ratelimits }: typeof production) => [
  name,
  ...d1_databases.flatMap((each) => [each.database_name, each.database_id]),
  ...(r2_buckets ?? []).map((each) => each.bucket_name),
  ...queues.producers.map((each) => each.queue),
  ...queues.consumers.flatMap((each) => [each.queue, each.dead_letter_queue ?? each.queue]),
  ...(ratelimits ?? []).map((each) => each.namespace_id),
];

test('production and staging share nothing', () => {
  const own = new Set<unknown>(resources(production));
  expect(own.size).toBeGreaterThan(15);
  expect(resources(staging).filter((each) => own.has(each))).toEqual([]);
});

test('there is one dead-letter queue, which the Worker reads', () => {
  const dead = production.queues.consumers.map((each) => each.dead_letter_queue).filter(Boolean);
  expect(new Set(dead)).toEqual(new Set(['herald-dead']));
  expect(production.queues.consumers.map((each) => each.queue)).toContain('herald-dead');
  expect(readQueues('herald')).toHaveLength(10);
  expect(readQueues('herald-staging')).toContain('herald-staging-dead');
});

test('rate limits count in namespaces that nobody else takes', () => {
  const ids = production.ratelimits?.map((each) => Number(each.namespace_id)) ?? [];
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id >= 2 ** 30 && id < 2 ** 31).toBe(true);
});

test('the settings have the answers, absolute paths, and no address that Wrangler would attach', () => {
  expect(production).toMatchObject({
    account_id: 'a1',
    workers_dev: false,
    vars: { ENVIRONMENT: 'production', PUBLIC_URL: 'https://herald.example.com' },
    d1_databases: [{ binding: 'DB' }, { binding: 'DB_2', database_id: 'herald-id-2' }],
  });
  expect(production).not.toHaveProperty('routes');
  expect(production).not.toHaveProperty('env');
  expect(production.containers?.[0]?.image).toMatch(/^\/.*\/src\/sidecar\/Dockerfile$/);
  expect(configOf('herald', 'cloudflare')).toMatchObject({ send_email: [{ name: 'EMAIL' }] });
  expect(production).toMatchObject({ send_email: [] });
});
