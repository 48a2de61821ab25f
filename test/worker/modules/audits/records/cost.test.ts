import { beforeAll, expect, test } from 'vitest';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';

const COUNT = 4000;
const SITE = 'https://www.example.com/';
const url = encodeURIComponent(SITE);
let client: Client;

/** Creates audits of two sites, of which one in a thousand has failed. */
beforeAll(async () => {
  client = await makeOrganization();
  const { organizationId } = client;
  await testEnv.DB.prepare(
    `WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?2)
      INSERT INTO audits (id, organization_id, type, status, url, site, engine, requested_at, created_at, completed_at)
      SELECT (?1 << 32) + value, ?1, CASE value % 2 WHEN 0 THEN 'digital' ELSE 'security' END,
        CASE value % 1000 WHEN 0 THEN 'failed' ELSE 'completed' END, ?3,
        CASE value % 4 WHEN 0 THEN 'www.example.com' ELSE 'example.org' END, 'built_in', 0, 0, 0 FROM n`,
  )
    .bind(organizationId, COUNT, SITE)
    .run();
  await testEnv.DB.prepare("INSERT INTO sequences (organization_id, name, value) VALUES (?, 'audit', ?)")
    .bind(organizationId, COUNT)
    .run();
  // The first call of a session extends it.
  await costOf(client, '/api/audits/preferences');
});

test.each([
  ['/api/audits?limit=10', 10],
  ['/api/audits?limit=10&status=failed', 4],
  ['/api/audits?limit=10&status=pending', 0],
  ['/api/audits?limit=10&type=security', 10],
  ['/api/security-audits?limit=10&status=failed', 0],
  [`/api/audits?limit=10&url=${url}`, 10],
  [`/api/audits?limit=10&url=${url}&status=failed`, 4],
  [`/api/security-audits?limit=10&url=${url}`, 0],
  [`/api/audits/history?limit=10&url=${url}`, 10],
  [`/api/audits/history?limit=10&url=${url}&type=security`, 0],
])('%s reads no more rows than it shows, and a few', async (path, rows) => {
  const { response, cost } = await costOf(client, path);
  expect(await response.json()).toHaveLength(rows);
  expect(cost.rowsRead).toBeLessThanOrEqual(100);
  expect(cost.roundTrips).toBeLessThanOrEqual(2);
});
