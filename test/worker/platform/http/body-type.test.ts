import { expect, test } from 'vitest';
import { loadWholeApp } from '../../../../src/worker/app.ts';
import { modules } from '../../../../src/worker/modules.ts';
import { describeApi } from '../../../../src/worker/platform/http/openapi.ts';
import { type Client, makeOrganization, testEnv } from '../../helpers.ts';

type Operations = Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>;

const typed = Object.entries(describeApi(await loadWholeApp(), modules).paths).flatMap(([path, item]) =>
  Object.entries(item as Operations)
    .filter(([, { requestBody, responses }]) => requestBody && responses['415'])
    .map(([method]) => [method.toUpperCase(), path] as const),
);

let owner: Promise<Client> | undefined;

test.each(typed)('%s %s refuses a body of another type', async (method, path) => {
  owner ??= makeOrganization();
  const url = path.replace('{tag}', 'Support').replace(/\{\w+\}/g, '1');
  const response = await (await owner).request(method, url, '<a/>', {
    'content-type': 'application/xml',
    ...(url === '/api/sync/news' && { authorization: `Bearer ${testEnv.SIDECAR_TOKEN}` }),
  });
  expect(await response.json()).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
});
