/** Reads objects by id, the owner of a token, and the permissions of a token. */
import type { Context } from 'hono';
import type { App, At, Env } from '../platforms/simulator.ts';
import { checkAccess, type GraphCall, readCall, readText, selectFields } from './call.ts';
import { readContainer } from './containers.ts';
import { missingPermission, noObject } from './problem.ts';
import type { World } from './world.ts';

export function registerObjects(app: App, at: At, base: string, world: World): void {
  const { instagram, pages, tokens, containers, media, pagePosts, photos, now } = world;

  app.get(`${base}/me`, at('graph.read'), async (c) => {
    const call = await readCall(c, tokens, now());
    const [id = ''] = call.token.accounts;
    return c.json(readAccount(call, id) ?? { id });
  });

  app.get(`${base}/debug_token`, at('graph.read'), async (c) => {
    const call = await readCall(c, tokens, now());
    const token = tokens.find((one) => one.token === readText(call, 'input_token'));
    const expiresAt = token?.expiresAt ?? 0;
    const isValid = Boolean(token && !token.problem && (!expiresAt || expiresAt > now()));
    const about = { app_id: '1', application: 'Herald Development', type: 'PAGE', is_valid: isValid };
    const scopes = token?.permissions ?? [];
    return c.json({ data: { ...about, expires_at: Math.floor(expiresAt / 1000), scopes } });
  });

  const step = (c: Context<Env>) => (containers.has(c.req.param('id') ?? '') ? 'graph.status' : 'graph.read');
  app.get(`${base}/:id`, at(step), async (c) => {
    const call = await readCall(c, tokens, now());
    const id = c.req.param('id');
    const container = containers.get(id);
    if (container) {
      checkAccess(c, call, container.account, 'instagram_basic');
      return c.json(selectFields(call, readContainer(container, now())));
    }
    if (call.token.accounts.includes(id)) {
      const account = readAccount(call, id);
      if (account) return c.json(account);
    }
    const published = call.token.accounts.flatMap((account) => media.get(account) ?? []);
    const image = published.find((one) => one.id === id);
    if (image) return c.json(selectFields(call, image));
    const post = call.token.accounts
      .flatMap((account) => pagePosts.get(account) ?? [])
      .find((one) => one.id === id);
    if (post) return c.json(selectFields(call, post, ['message', 'created_time']));
    const photo = photos.get(id);
    if (photo && call.token.accounts.includes(photo.page)) return c.json({ id });
    throw noObject('get', id);
  });

  function readAccount(call: GraphCall, id: string): object | undefined {
    const account = instagram.find((one) => one.id === id);
    if (account && !call.token.permissions.includes('instagram_basic'))
      throw missingPermission('instagram_basic');
    if (account) return selectFields(call, { ...account, name: account.username });
    const page = pages.find((one) => one.id === id);
    return page && selectFields(call, page, ['name']);
  }
}
