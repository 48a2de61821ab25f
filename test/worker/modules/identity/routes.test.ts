import { expect, test } from 'vitest';
import { loadWholeApp } from '../../../../src/worker/app.ts';
import { PUBLIC_ROUTES } from '../../../../src/worker/modules/identity/access/public.ts';
import { call, makeOrganization } from '../../helpers.ts';

const name = (route: { method: string; path: string }) =>
  `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`;
const publicNames = PUBLIC_ROUTES.map(name);
/** Every route of the running app, once; middleware is `ALL`. */
const routes = [
  ...new Map(
    (await loadWholeApp()).routes
      .filter((route) => route.method !== 'ALL' && route.path.startsWith('/api/'))
      .map((route) => [name(route), { method: route.method, path: route.path }]),
  ).values(),
];
const closed = routes.filter((route) => !publicNames.includes(name(route)));

test('every public route exists', () => {
  expect(routes.map(name)).toEqual(expect.arrayContaining(publicNames));
});

test('there are routes that are not public', () => expect(closed.length).toBeGreaterThanOrEqual(3));

test.each(closed.map((route) => [name(route), route] as const))('%s: nobody gets in', async (_, route) => {
  const path = route.path.replace(/:[^/]+/g, '1');
  for (const headers of [{}, { cookie: 'herald_session=forged' }, { 'x-api-key': 'forged' }]) {
    const response = await call(route.method, path, undefined, headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  }
});

test.each([
  '/api/no-such-thing',
  '/api/',
  '/api',
  '/api/auth/get-session/',
  '/api/auth/no-such-thing',
  '/api/auth%2Fget-session',
])('%s, which is not a route, is 401 without a session and 404 with one', async (path) => {
  expect((await call('GET', path)).status).toBe(401);
  const client = await makeOrganization();
  expect((await client.request('GET', path)).status).toBe(404);
});

test('a public path is public for its method only', async () => {
  expect((await call('DELETE', '/api/auth/get-session')).status).toBe(401);
  expect((await call('GET', '/api/auth/sign-in/email')).status).toBe(401);
});

test('the API description marks the same routes as public', async () => {
  const document = (await loadWholeApp()).getOpenAPIDocument({
    openapi: '3.0.3',
    info: { title: 'x', version: '1' },
  });
  const open = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, item]) =>
      Object.entries(item as Record<string, { security?: object[] }>)
        .filter(([, operation]) => operation.security?.every((one) => 'operator' in one || 'sidecar' in one))
        .map(([method]) => name({ method: method.toUpperCase(), path })),
    );
  expect(open.sort()).toEqual([...publicNames].sort());
});
