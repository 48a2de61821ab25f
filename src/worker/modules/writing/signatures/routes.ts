import {
  effectiveSignature,
  inboxSignatureQuery,
  ownSignatureQuery,
  putInboxSignatureRequest,
  putOwnSignatureRequest,
  signature,
  signatureDeleted,
  signatures,
} from '../../../../contract/writing/signatures.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { deleteInboxSignature } from './delete-inbox.ts';
import { deleteOwnSignature } from './delete-own.ts';
import { getEffectiveSignature } from './get-effective.ts';
import { listSignatures } from './list.ts';
import { putInboxSignature } from './put-inbox.ts';
import { putOwnSignature } from './put-own.ts';

const tags = ['Writing'];

const listSignaturesRoute = route({
  method: 'get',
  path: '/api/signatures',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'listSignatures',
  tags,
  summary: 'List personal and inbox signatures',
  responses: { 200: json(signatures, 'The signatures.'), ...problems() },
});

const effectiveSignatureRoute = route({
  method: 'get',
  path: '/api/signatures/effective',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getEffectiveSignature',
  tags,
  summary: 'Get the signature that mail from an inbox gets',
  description:
    "One's own for the inbox, else one's own for all inboxes, else that of the inbox. Herald adds it to no mail by itself: put it into `body` of `POST /api/send-email`.",
  request: { query: inboxSignatureQuery },
  responses: { 200: json(effectiveSignature, 'The signature.'), ...problems() },
});

const putOwnSignatureRoute = route({
  method: 'put',
  path: '/api/signatures/own',
  access: { role: 'member', scope: 'emails:send' },
  operationId: 'putOwnSignature',
  tags,
  summary: 'Set a personal signature',
  description: 'For one inbox, or for all. An empty one means: no signature there.',
  request: { body: jsonBody(putOwnSignatureRequest) },
  responses: { 200: json(signature, 'The signature.'), ...problems(422) },
});

const deleteOwnSignatureRoute = route({
  method: 'delete',
  path: '/api/signatures/own',
  access: { role: 'member', scope: 'emails:send' },
  operationId: 'deleteOwnSignature',
  tags,
  summary: 'Delete a personal signature',
  description: 'For one inbox, or the one for all. The next one counts then: see `getEffectiveSignature`.',
  request: { query: ownSignatureQuery },
  responses: { 200: json(signatureDeleted, 'It is deleted.'), ...problems(404) },
});

const putInboxSignatureRoute = route({
  method: 'put',
  path: '/api/signatures/inbox',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'putInboxSignature',
  tags,
  summary: 'Set the signature of an inbox',
  description: 'For everybody who has none of their own. `{{user.name}}` is whoever writes.',
  request: { body: jsonBody(putInboxSignatureRequest) },
  responses: { 200: json(signature, 'The signature.'), ...problems(422) },
});

const deleteInboxSignatureRoute = route({
  method: 'delete',
  path: '/api/signatures/inbox',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'deleteInboxSignature',
  tags,
  summary: 'Delete the signature of an inbox',
  request: { query: inboxSignatureQuery },
  responses: { 200: json(signatureDeleted, 'It is deleted.'), ...problems(404) },
});

const DELETED = { message: 'The signature is deleted.' };

export function registerSignatures(app: App): void {
  app.openapi(listSignaturesRoute, async (c) => c.json(await listSignatures(c.var.ctx), 200));
  app.openapi(effectiveSignatureRoute, async (c) =>
    c.json(await getEffectiveSignature(c.var.ctx, c.req.valid('query').from_inbox), 200),
  );
  app.openapi(putOwnSignatureRoute, async (c) =>
    c.json(await putOwnSignature(c.var.ctx, c.req.valid('json')), 200),
  );
  app.openapi(deleteOwnSignatureRoute, async (c) => {
    await deleteOwnSignature(c.var.ctx, c.req.valid('query').from_inbox);
    return c.json(DELETED, 200);
  });
  app.openapi(putInboxSignatureRoute, async (c) =>
    c.json(await putInboxSignature(c.var.ctx, c.req.valid('json')), 200),
  );
  app.openapi(deleteInboxSignatureRoute, async (c) => {
    await deleteInboxSignature(c.var.ctx, c.req.valid('query').from_inbox);
    return c.json(DELETED, 200);
  });
}
