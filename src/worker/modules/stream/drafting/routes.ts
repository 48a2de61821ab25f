import { z } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import { caption, generateCaptionsRequest } from '../../../../contract/stream/captions.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { generateCaptions } from './generate-captions.ts';
import { regenerateCaption } from './regenerate-caption.ts';

const path = '/api/stream/captions';
const tags = ['Stream'];
const write = { role: 'member', scope: 'stream:write' } as const;

const generateRoute = route({
  method: 'post',
  path: `${path}/generate`,
  access: write,
  operationId: 'generateCaptions',
  tags,
  summary: 'Write the captions of an event',
  description:
    'Returns the captions, those made now and those that were there. Herald calls this by itself when a stream goes live or ends, and at milestones. Without an AI model the built-in writer writes. Codes: `NO_OCCASION`, `OCCASION_OVER` (422).',
  request: { body: jsonBody(generateCaptionsRequest) },
  responses: { 200: json(z.array(caption), 'The captions.'), ...problems(404, 422) },
});

const regenerateRoute = route({
  method: 'post',
  path: `${path}/{id}/regenerate`,
  access: write,
  operationId: 'regenerateCaption',
  tags,
  summary: 'Regenerate the text of a caption',
  description:
    'From `pending` and `failed`. Codes: `VERSION_CONFLICT`, `WRONG_STATE`, `CAPTION_EXPIRED` (409), `OCCASION_OVER` (422).',
  request: { params: idParam },
  responses: { 200: json(caption, 'The caption with its new text.'), ...problems(404, 409, 422) },
});

export function registerDrafting(app: App): void {
  app.openapi(generateRoute, async (c) =>
    c.json(await generateCaptions(c.var.ctx, c.req.valid('json')), 200),
  );
  app.openapi(regenerateRoute, async (c) =>
    c.json(await regenerateCaption(c.var.ctx, c.req.valid('param').id), 200),
  );
}
