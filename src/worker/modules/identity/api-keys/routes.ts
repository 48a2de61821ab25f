import { idParam } from '../../../../contract/common.ts';
import * as contract from '../../../../contract/identity/api-keys.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { createKey } from './create.ts';
import { KEY_PREFIX } from './key.ts';
import { type ApiKey, listKeys } from './list.ts';
import { revokeKey } from './revoke.ts';

const listApiKeysRoute = route({
  method: 'get',
  path: '/api/settings/security/api-keys',
  access: { role: 'member', scope: null },
  operationId: 'listApiKeys',
  tags: ['Security'],
  summary: 'List API keys',
  description:
    "The caller's active keys (neither revoked nor expired), newest first; for admins and owners, those of the whole organization. The keys themselves are not shown again.",
  request: { query: contract.listApiKeysQuery },
  responses: { 200: listOf(contract.apiKey.array(), 'The keys.'), ...problems() },
});

const createApiKeyRoute = route({
  method: 'post',
  path: '/api/settings/security/api-keys',
  access: { role: 'admin', scope: null },
  operationId: 'createApiKey',
  tags: ['Security'],
  summary: 'Create an API key',
  description:
    'For admins and owners with a session: a key cannot create another key. The key acts as its creator in this organization, within its scopes, while the creator is a member. No key can sign in, manage the organization or change account security: these calls get 403 `SESSION_REQUIRED`, and calls outside its scopes 403 `SCOPE_REQUIRED`. Limits: 3,000 calls a minute (429), and 25 active keys per user (409 `TOO_MANY_API_KEYS`). A caller who was just removed from the organization gets 403 `USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION`.',
  request: { body: jsonBody(contract.createApiKeyRequest) },
  responses: {
    201: json(contract.createdApiKey, 'Created. `key` is not shown again.'),
    ...problems(409),
  },
});

const revokeApiKeyRoute = route({
  method: 'delete',
  path: '/api/settings/security/api-keys/{id}',
  access: { role: 'member', scope: null },
  operationId: 'revokeApiKey',
  tags: ['Security'],
  summary: 'Revoke an API key',
  description:
    'The key is refused from then on. Members revoke their own keys; admins and owners any key of the organization.',
  request: { params: idParam },
  responses: { 200: json(contract.revokeApiKeyResult, 'Revoked.'), ...problems(404) },
});

export function registerApiKeys(app: App): void {
  app.openapi(listApiKeysRoute, async (c) => {
    const query = c.req.valid('query');
    const { keys, next } = await listKeys(c.var.ctx, query);
    return respondWithPage(c, { rows: keys.map(presentKey), next }, query);
  });
  app.openapi(createApiKeyRoute, async (c) => {
    const created = await createKey(c.var.ctx, c.req.valid('json'));
    return c.json({ ...presentKey(created), key: created.key }, 201);
  });
  app.openapi(revokeApiKeyRoute, async (c) => {
    await revokeKey(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The API key was revoked.' }, 200);
  });
}

const iso = (time: number) => new Date(time).toISOString();

function presentKey(key: ApiKey) {
  return {
    id: key.id,
    name: key.name,
    prefix: KEY_PREFIX,
    last_four: key.lastFour,
    user_id: key.userId,
    scopes: key.scopes,
    expires_at: key.expiresAt === null ? null : iso(key.expiresAt),
    last_used_at: key.lastUsedAt === null ? null : iso(key.lastUsedAt),
    created_at: iso(key.createdAt),
  } as const;
}
