/** Every route that changes what pages show raises the version and announces it. The routes come from the app. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadWholeApp } from '../../../../src/worker/app.ts';
import type { News } from '../../../../src/worker/platform/data/commit/announcing.ts';
import { shownOf } from '../../../../src/worker/platform/data/shown.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { type Client, testEnv } from '../../helpers.ts';
import type { Ids } from '../identity/access/ids.ts';
import { plant } from '../identity/access/plant.ts';
import { POLICY } from '../identity/access/policy.ts';
import { BODIES, pathOf } from '../identity/access/world.ts';
import { send } from './world.ts';

const routes = (await loadWholeApp()).openAPIRegistry.definitions
  .flatMap((definition) => (definition.type === 'route' ? [definition.route] : []))
  .map(({ method, path }) => ({ method: method.toUpperCase(), path }))
  .map((route) => ({ ...route, name: `${route.method} ${route.path}` }))
  .filter(({ method, name }) => method !== 'GET' && POLICY[name]?.role !== 'public')
  // The other routes need the records.
  .sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

/** Bodies with which more routes change something than with the bodies of the access tests. */
const MORE: Record<string, unknown> = {
  'POST /api/auth/update-user': { name: 'Another Name' },
  'PATCH /api/settings/profile': { name: 'A Third Name' },
  'PATCH /api/settings/notifications': { security_alerts: false },
  'POST /api/settings/security/api-keys': { name: 'another' },
  'POST /api/webhooks': { url: 'https://example.com/hook' },
  'POST /api/stream/milestones': { threshold: 999 },
  'POST /api/audits': { type: 'digital', url: 'https://www.example.com' },
  'POST /api/auth/organization/create': { name: 'x', slug: 'another-one' },
};

let heard: { organization: string; news: News }[] = [];
const LIVE = {
  getByName: (organization: string) => ({
    publish: async (news: News) => {
      heard.push({ organization, news });
    },
  }),
} as unknown as Env['LIVE'];

let planted: { owner: Client; ids: Ids };
beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response('not here', { status: 404 }));
  planted = await plant();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Returns what pages show of the organization, and its version. */
async function stateOf(organizationId: number): Promise<{ shown: string; version: number }> {
  const { results: tables } = await testEnv.DB.prepare(
    `SELECT m.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c ON c.name = 'organization_id'
      WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\'`,
  ).all<{ name: string }>();
  const parts = tables
    .filter(({ name }) => shownOf(name))
    .map(({ name }) =>
      testEnv.DB.prepare(`SELECT * FROM "${name}" WHERE organization_id = ?`).bind(organizationId),
    );
  const results = await testEnv.DB.batch(parts);
  const row = await testEnv.DB.prepare(
    "SELECT value FROM sequences WHERE organization_id = ? AND name = 'version'",
  )
    .bind(organizationId)
    .first<{ value: number }>();
  return { shown: JSON.stringify(results.map((result) => result.results)), version: row?.value ?? 0 };
}

const changed: string[] = [];

test.each(routes.map((route) => [route.name, route] as const))('%s', async (name, { method, path }) => {
  const { owner, ids } = planted;
  const before = await stateOf(owner.organizationId);
  heard = [];
  const body = MORE[name] ?? BODIES[name]?.(ids) ?? {};
  const response = await send(owner, method, pathOf(path, ids), body, { over: { LIVE } });
  const after = await stateOf(owner.organizationId);
  if (after.shown !== before.shown) {
    changed.push(name);
    expect(after.version, `${response.status}`).toBeGreaterThan(before.version);
    const told = heard.filter(({ organization }) => organization === String(owner.organizationId));
    expect(told.some(({ news }) => news.version === after.version)).toBe(true);
    expect(told.some(({ news }) => news.changes.length > 0)).toBe(true);
  }
  const isSignedIn = (await send(owner, 'GET', '/api/live/version')).status === 200;
  if (method === 'DELETE' || !isSignedIn) planted = await plant();
});

test('most of these routes have changed something, so the tests above have not passed for nothing', () => {
  expect(
    changed.length,
    JSON.stringify(routes.map(({ name }) => name).filter((name) => !changed.includes(name))),
  ).toBeGreaterThan(60);
});
