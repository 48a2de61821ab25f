import { createExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { allRoutes, appWith, createApp } from '../../src/worker/app.ts';
import type { App } from '../../src/worker/platform/http/http.ts';
import type { LazyRoutes } from '../../src/worker/platform/module.ts';
import { testEnv } from './helpers.ts';

const ask = (app: ReturnType<typeof createApp>, method: string, path: string) =>
  app.fetch(new Request(`http://localhost${path}`, { method }), testEnv, createExecutionContext());

const answering = (text: string) => (app: App) => {
  app.get('/pages/:id', (c) => c.text(`${text} ${c.req.param('id')}`));
};

/** Routes whose loads are counted. */
function routesOf(paths: string[], load: LazyRoutes['load']) {
  const spied = vi.fn(load);
  return { paths, load: spied };
}

test.each(allRoutes.map((routes) => [routes.paths.join(', '), routes] as const))(
  'the routes of %s are below these paths',
  async (_, routes) => {
    const { openAPIRegistry } = await appWith([routes]);
    const own = openAPIRegistry.definitions.flatMap((definition) =>
      definition.type === 'route' && definition.route.path !== '/' ? [definition.route] : [],
    );
    for (const { method, path } of own) {
      const spied = routesOf(routes.paths, async () => () => {});
      await ask(createApp([spied]), method.toUpperCase(), path.replace(/\{\w+\}/g, '7'));
      expect(spied.load, `${method} ${path}`).toHaveBeenCalled();
    }
  },
);

test('routes are loaded by the first request that they may answer, once', async () => {
  const pages = routesOf(['/pages/*'], async () => answering('page'));
  const others = routesOf(['/others/*'], async () => answering('other'));
  const app = createApp([pages, others]);
  expect(pages.load).not.toHaveBeenCalled();
  const answers = await Promise.all([1, 2, 3].map((id) => ask(app, 'GET', `/pages/${id}`)));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['page 1', 'page 2', 'page 3']);
  expect((await ask(app, 'HEAD', '/pages/1')).status).toBe(200);
  expect(pages.load).toHaveBeenCalledTimes(1);
  expect(others.load).not.toHaveBeenCalled();
});

test('the first of two that answer the same path is the first in the list, whichever was loaded first', async () => {
  const first = routesOf(['GET /pages/:id'], async () => answering('first'));
  const second = routesOf(['/pages/*'], async () => answering('second'));
  const app = createApp([first, second]);
  expect((await ask(app, 'POST', '/pages/1')).status).toBe(404);
  expect(first.load).not.toHaveBeenCalled();
  expect(await (await ask(app, 'GET', '/pages/1')).text()).toBe('first 1');
});

test('a load that fails is answered as an error, and tried again', async () => {
  const pages = routesOf(['/pages/*'], async () => answering('page'));
  pages.load.mockRejectedValueOnce(new Error('not now'));
  const app = createApp([pages]);
  const failed = await ask(app, 'GET', '/pages/1');
  expect(failed.status).toBe(500);
  expect(await failed.json()).toMatchObject({ code: 'INTERNAL_ERROR' });
  expect(await (await ask(app, 'GET', '/pages/1')).text()).toBe('page 1');
});

test('a path of no module has no routes', async () => {
  expect(await (await ask(createApp(), 'GET', '/nowhere')).json()).toMatchObject({ code: 'NO_SUCH_ROUTE' });
});
