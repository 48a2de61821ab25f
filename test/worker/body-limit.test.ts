import { expect, test } from 'vitest';
import { createApp } from '../../src/worker/app.ts';
import { type Client, makeOrganization } from './helpers.ts';

/** They take mail and files, and are tested beside what they do. */
const LARGE = ['POST /api/emails', 'POST /api/send-email', 'POST /api/upload-attachment'];

const routes = createApp().openAPIRegistry.definitions.flatMap((definition) =>
  definition.type === 'route' && definition.route.request?.body ? [definition.route] : [],
);
const cases = routes
  .map(({ method, path, responses }) => [`${method.toUpperCase()} ${path}`, Object.keys(responses)] as const)
  .filter(([name]) => !LARGE.includes(name));

let owner: Promise<Client> | undefined;

test.each(cases)('%s takes no body without a bound, and says so', async (name, statuses) => {
  owner ??= makeOrganization();
  const [method = '', path = ''] = name.replace(/\{\w+\}/g, '1').split(' ');
  const response = await (await owner).request(method, path, `{"x":"${'x'.repeat(1_000_000)}"}`, {
    origin: 'http://localhost',
    'content-type': 'application/json',
  });
  expect(await response.json()).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  expect(statuses).toContain('413');
});
