import { aiHeaders } from '../../../../contract/ai/answer.ts';
import {
  composed,
  composeRequest,
  generatedReply,
  generateReplyRequest,
  rewriteRequest,
  rewritten,
} from '../../../../contract/ai/generate.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { eventStream } from '../../../platform/http/sse.ts';
import { once } from '../calls/once.ts';
import { composeEmail } from './compose-email.ts';
import { generateReplyOnce, streamReply } from './generate-reply.ts';
import { rewriteText } from './rewrite-text.ts';

const ACCESS = { role: 'member', scope: 'ai:use' } as const;
const EVENTS = 'text/event-stream';

const generateReplyRoute = route({
  method: 'post',
  path: '/api/ai/generate/reply',
  access: ACCESS,
  operationId: 'generateReply',
  tags: ['AI'],
  summary: 'Draft a reply to an email',
  description:
    'Nothing is sent. With `Accept: text/event-stream`, the draft comes while it is written: events `delta` `{text}`, then `done` with this response, or `error` with a problem. Codes: `AUTOMATIC_MAIL`, `NEEDS_MODEL`, `NO_SUCH_MODEL`, `AI_REFUSED`, `CONTEXT_TOO_LONG` (422), `OUT_OF_TOKENS` (402), `AI_OFF` (403), `AI_UNAVAILABLE` (503).',
  request: { headers: aiHeaders, body: jsonBody(generateReplyRequest) },
  responses: {
    200: {
      description: 'The draft.',
      content: { 'application/json': { schema: generatedReply }, [EVENTS]: { schema: { type: 'string' } } },
    },
    ...problems(402, 404, 409, 422, 502, 503),
  },
});

const composeRoute = route({
  method: 'post',
  path: '/api/ai/generate/compose',
  access: ACCESS,
  operationId: 'composeEmail',
  tags: ['AI'],
  summary: 'Write a new email from instructions',
  description: 'Nothing is sent. What nobody said is a gap in the text: `[…]`. Needs a model.',
  request: { headers: aiHeaders, body: jsonBody(composeRequest) },
  responses: { 200: json(composed, 'The email.'), ...problems(402, 409, 422, 502, 503) },
});

const rewriteRoute = route({
  method: 'post',
  path: '/api/ai/generate/rewrite',
  access: ACCESS,
  operationId: 'rewriteText',
  tags: ['AI'],
  summary: 'Shorten, reword, translate or correct a text',
  description: 'Needs a model.',
  request: { headers: aiHeaders, body: jsonBody(rewriteRequest) },
  responses: { 200: json(rewritten, 'The text.'), ...problems(402, 409, 422, 502, 503) },
});

export function registerGenerate(app: App): void {
  app.openapi(generateReplyRoute, async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid('json');
    if (c.req.header('accept')?.includes(EVENTS))
      return eventStream(c, (signal) => streamReply(ctx, input, signal));
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await generateReplyOnce(ctx, key, input), 200);
  });
  app.openapi(composeRoute, async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid('json');
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await once(ctx, key, ['compose', input], () => composeEmail(ctx, input)), 200);
  });
  app.openapi(rewriteRoute, async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid('json');
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await once(ctx, key, ['rewrite', input], () => rewriteText(ctx, input)), 200);
  });
}
