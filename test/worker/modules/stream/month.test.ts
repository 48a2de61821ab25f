import { beforeAll, expect, test } from 'vitest';
import { captionsJob } from '../../../../src/worker/modules/stream/drafting/job.ts';
import { listDueJobs } from '../../../../src/worker/platform/work/jobs.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { testEnv } from '../../helpers.ts';
import { catchFetch, makeWorld, type World } from './detection/world.ts';
import { expectOnce, live } from './month.ts';

beforeAll(catchFetch);

test('three days of a channel: everything has one set of captions, within the quota', async () => {
  const world = await makeWorld();
  await plantCredentials(world, ['discord', 'x']);
  await world.connect();
  const tick = async () => {
    await world.tick();
    for (const { id } of await listDueJobs(world.ctx, captionsJob, 100)) {
      await runJob(world.ctx, captionsJob, id);
    }
  };
  const lived = await live({ ...world, tick }, 3, 6);
  expect(lived.expected.length).toBeGreaterThan(10);
  await expectOnce(world, lived);
  const sets = await platformsOfOccasions(world);
  expect(sets).toHaveLength(lived.expected.length);
  expect([...new Set(sets)]).toEqual(['discord,x']);
}, 240_000);

/** Makes these platforms count as connected. Nothing is posted. */
async function plantCredentials({ client }: World, platforms: string[]): Promise<void> {
  await testEnv.DB.batch(
    platforms.map((platform) =>
      testEnv.DB.prepare(
        `INSERT INTO platform_credentials (organization_id, platform, secret_id, secret, scopes, created_at, updated_at)
          VALUES (?, ?, 'planted', '1.planted', '[]', 0, 0)`,
      ).bind(client.organizationId, platform),
    ),
  );
}

/** Returns the platforms of the captions of each occasion. */
async function platformsOfOccasions({ client }: World): Promise<string[]> {
  const { results } = await testEnv.DB.prepare(
    `SELECT (SELECT group_concat(platform, ',') FROM (SELECT platform FROM captions
        WHERE occasion_id = o.id ORDER BY platform)) AS platforms
      FROM occasions o WHERE o.organization_id = ?`,
  )
    .bind(client.organizationId)
    .all<{ platforms: string }>();
  return results.map(({ platforms }) => platforms);
}
