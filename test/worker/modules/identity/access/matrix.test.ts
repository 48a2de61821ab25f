/** Access of every kind of caller to every route. The routes come from the app, so none can be missed. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { API_KEY_SCOPES, type ApiKeyScope } from '../../../../../src/contract/identity/api-keys.ts';
import { loadWholeApp } from '../../../../../src/worker/app.ts';
import type { Role } from '../../../../../src/worker/platform/ctx.ts';
import { type Client, call, makeOrganization } from '../../../helpers.ts';
import { png } from '../../stream/drawing/pictures.ts';
import { dumpOf } from './dump.ts';
import { type Ids, NO_IDS } from './ids.ts';
import { IMAGE, MARK, plant, THUMBNAIL } from './plant.ts';
import { POLICY } from './policy.ts';
import { makeTeam } from './team.ts';
import { BODIES, pathOf, QUERIES } from './world.ts';

const ROLES: Role[] = ['member', 'admin', 'owner'];

const routes = (await loadWholeApp()).openAPIRegistry.definitions
  .flatMap((definition) => (definition.type === 'route' ? [definition.route] : []))
  .map((route) => ({ method: route.method.toUpperCase(), path: route.path }))
  .map((route) => ({ ...route, name: `${route.method} ${route.path}` }));
const closed = routes.filter(({ name }) => POLICY[name]?.role !== 'public');
type Route = (typeof routes)[number];

let planted: { owner: Client; ids: Ids };
beforeAll(async () => {
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    if (input === IMAGE) return image();
    return input === THUMBNAIL ? new Response(png(16, 16, new Uint8Array(16 * 65))) : network(input, init);
  });
  planted = await plant();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const image = () => new Response('GIF89a', { headers: { 'content-type': 'image/gif' } });

function send(route: Route, headers: Record<string, string>, ids: Ids): Promise<Response> {
  const body = route.method === 'GET' ? undefined : (BODIES[route.name]?.(ids) ?? {});
  return call(route.method, addressOf(route, ids), body, headers);
}

function addressOf(route: Route, ids: Ids): string {
  const query = QUERIES[route.name]?.(ids);
  return pathOf(route.path, ids) + (query ? `?${new URLSearchParams(query)}` : '');
}

const keys = new Map<string, Promise<string>>();

/** Returns an owner's key with these scopes, as headers; null: all scopes. */
async function keyWith(scopes: ApiKeyScope[] | null): Promise<Record<string, string>> {
  const name = JSON.stringify(scopes);
  const key = keys.get(name) ?? makeKey(scopes);
  keys.set(name, key);
  return { 'x-api-key': await key };
}

async function makeKey(scopes: ApiKeyScope[] | null): Promise<string> {
  const owner = await makeOrganization();
  const body = { name: 'k', ...(scopes ? { scopes } : {}) };
  const response = await owner.request('POST', '/api/settings/security/api-keys', body);
  expect(response.status).toBe(201);
  return ((await response.json()) as { key: string }).key;
}

test('the policy names every route, and only existing routes', () => {
  expect(Object.keys(POLICY).sort()).toEqual(routes.map(({ name }) => name).sort());
});

describe.each(closed.map((route) => [route.name, route] as const))('%s', (name, route) => {
  const { role: least, scope } = POLICY[name] ?? { role: 'owner', scope: null };

  test('nobody: 401', async () => {
    for (const headers of [{}, { cookie: 'herald_session=forged' }, { 'x-api-key': 'forged' }]) {
      expect((await send(route, headers as Record<string, string>, NO_IDS)).status).toBe(401);
    }
  });

  test('member, admin, owner: by their rank', async () => {
    const { ids, cookies } = await makeTeam();
    for (const role of ROLES) {
      const isEnough = ROLES.indexOf(role) >= ROLES.indexOf(least as Role);
      const before = isEnough ? '' : await dumpOf(ids.organization);
      const { status } = await send(route, { cookie: cookies[role] }, ids);
      if (isEnough) expect([401, 403, 500], role).not.toContain(status);
      else {
        expect(status, role).toBe(403);
        expect(await dumpOf(ids.organization)).toBe(before);
      }
    }
  });

  test('an API key: by its scope', async () => {
    const everything = await send(route, await keyWith(null), NO_IDS);
    if (scope === null) {
      expect(everything.status).toBe(403);
      expect(await everything.json()).toMatchObject({ code: 'SESSION_REQUIRED' });
      return;
    }
    expect([401, 403, 500]).not.toContain(everything.status);
    const others = API_KEY_SCOPES.filter((one) => one !== scope);
    const without = await send(route, await keyWith(others), NO_IDS);
    expect(without.status).toBe(403);
    expect(await without.json()).toMatchObject({ code: 'SCOPE_REQUIRED' });
    expect([401, 403, 500]).not.toContain((await send(route, await keyWith([scope]), NO_IDS)).status);
  });

  test("another organization's records: not there, not shown, not changed", async () => {
    const before = await dumpOf(planted.ids.organization);
    expect(before).toContain(MARK);
    const stranger = await makeTeam();
    const response = await send(route, { cookie: stranger.cookies.owner }, planted.ids);
    expect(await response.text()).not.toContain(MARK);
    expect(JSON.stringify([...response.headers])).not.toContain(MARK);
    if (/\{(?!tag|platform)/.test(route.path)) expect(response.status).toBe(404);
    expect(await dumpOf(planted.ids.organization)).toBe(before);
  });
});

test.each(
  closed
    .filter(({ method, path }) => method === 'GET' && /\{(?!tag|platform)/.test(path))
    .map((route) => [route.name, route] as const),
)('%s: the owner sees the record, so others were refused something that exists', async (_, route) => {
  expect((await planted.owner.request('GET', addressOf(route, planted.ids))).status).toBe(200);
});
