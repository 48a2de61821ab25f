import { z } from '@hono/zod-openapi';
import {
  credential,
  credentialRequest,
  credentialTest,
  platformParam,
  putCredentialRequest,
} from '../../../../contract/stream/credentials.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { addCredential } from './add.ts';
import { removeCredential } from './delete.ts';
import { listCredentials } from './list.ts';
import { putCredential } from './put.ts';
import { testCredential } from './test.ts';
import { updateCredential } from './update.ts';

const tags = ['Stream'];
const path = '/api/stream/credentials';
const forAdmins = { role: 'admin', scope: null } as const;
const WHEN_SAVED =
  'Herald asks the platform whose credentials these are. If it does not honour them, nothing is stored: `CREDENTIAL_REFUSED` (422). If it is down, they are stored with the problem `PLATFORM_DOWN`.';

const listRoute = route({
  method: 'get',
  path,
  access: { role: 'member', scope: 'stream:read' },
  operationId: 'listStreamCredentials',
  tags,
  summary: 'List the platforms and their connections',
  responses: { 200: json(z.array(credential), 'One of each platform.'), ...problems() },
});

const addRoute = route({
  method: 'post',
  path,
  access: forAdmins,
  operationId: 'addStreamCredential',
  tags,
  summary: 'Connect a platform',
  description: `Replaces credentials that are there. ${WHEN_SAVED}`,
  request: { body: jsonBody(credentialRequest) },
  responses: { 201: json(credential, 'The connected platform.'), ...problems(422) },
});

const updateRoute = route({
  method: 'patch',
  path,
  access: forAdmins,
  operationId: 'updateStreamCredential',
  tags,
  summary: 'Replace the credentials of a platform',
  description: WHEN_SAVED,
  request: { body: jsonBody(credentialRequest) },
  responses: { 200: json(credential, 'The platform.'), ...problems(404, 422) },
});

const putRoute = route({
  method: 'put',
  path: `${path}/{platform}`,
  access: forAdmins,
  operationId: 'putStreamCredential',
  tags,
  summary: 'Create or replace the credentials of a platform',
  description: WHEN_SAVED,
  request: { params: platformParam, body: jsonBody(putCredentialRequest) },
  responses: { 200: json(credential, 'The platform.'), ...problems(404, 422) },
});

const deleteRoute = route({
  method: 'delete',
  path: `${path}/{platform}`,
  access: forAdmins,
  operationId: 'deleteStreamCredential',
  tags,
  summary: 'Disconnect a platform',
  description: 'Deletes the credentials here. What the platform has granted is withdrawn there.',
  request: { params: platformParam },
  responses: { 204: { description: 'Deleted.' }, ...problems(404) },
});

const testRoute = route({
  method: 'post',
  path: `${path}/{platform}/test`,
  access: forAdmins,
  operationId: 'testStreamCredential',
  tags,
  summary: 'Test the credentials of a platform',
  description:
    'Posts nothing. On X, each test costs money (`cost_usd`). 429 `TOO_MANY_REQUESTS`: an organization may make 30 such calls a minute, changes of credentials included.',
  request: { params: platformParam },
  responses: { 200: json(credentialTest, 'The result.'), ...problems(404) },
});

export function registerCredentials(app: App): void {
  app.openapi(listRoute, async (c) => c.json(await listCredentials(c.var.ctx), 200));
  app.openapi(addRoute, async (c) => {
    const { platform, credential_value } = c.req.valid('json');
    return c.json(await addCredential(c.var.ctx, platform, credential_value), 201);
  });
  app.openapi(updateRoute, async (c) => {
    const { platform, credential_value } = c.req.valid('json');
    return c.json(await updateCredential(c.var.ctx, platform, credential_value), 200);
  });
  app.openapi(putRoute, async (c) => {
    const { credential_value } = c.req.valid('json');
    return c.json(await putCredential(c.var.ctx, c.req.valid('param').platform, credential_value), 200);
  });
  app.openapi(deleteRoute, async (c) => {
    await removeCredential(c.var.ctx, c.req.valid('param').platform);
    return c.body(null, 204);
  });
  app.openapi(testRoute, async (c) =>
    c.json(await testCredential(c.var.ctx, c.req.valid('param').platform), 200),
  );
}
