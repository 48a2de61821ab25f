import { aiHeaders } from '../../../contract/ai/answer.ts';
import { generatedReply, generateReplyRequest } from '../../../contract/ai/generate.ts';
import { analyzeSiteRequest, siteAnalysis } from '../../../contract/audits/audits.ts';
import { modelInfo } from '../../../contract/automation.ts';
import { type App, json, jsonBody, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { generateReplyOnce } from '../ai/index.ts';
import { analyzeSite } from '../audits/index.ts';
import { getModelInfo } from './get-model-info.ts';

const ACCESS = { role: 'member', scope: 'ai:use' } as const;

const emailResponseRoute = route({
  method: 'post',
  path: '/api/automation/email-response',
  access: ACCESS,
  operationId: 'writeEmailResponse',
  tags: ['Automation'],
  summary: 'Write the reply to an email',
  description:
    'The same as `POST /api/ai/generate/reply`, always as JSON. Nothing is sent or stored: record the reply by `POST /api/auto-replies`.',
  request: { headers: aiHeaders, body: jsonBody(generateReplyRequest) },
  responses: {
    200: json(generatedReply, 'The draft.'),
    ...problems(402, 404, 409, 422, 502, 503),
  },
});

const modelInfoRoute = route({
  method: 'get',
  path: '/api/automation/model-info',
  access: ACCESS,
  operationId: 'getModelInfo',
  tags: ['Automation'],
  summary: 'Get the model in use and the remaining tokens',
  description: 'Code: `AI_OFF` (403).',
  responses: { 200: json(modelInfo, 'The model, all models, and the tokens.'), ...problems(503) },
});

const digitalAuditRoute = route({
  method: 'post',
  path: '/api/automation/digital-audit',
  access: { role: 'member', scope: 'audits:write' },
  operationId: 'analyzeSite',
  tags: ['Automation'],
  summary: 'Audit a website and wait for the results',
  description:
    'Returns what `POST /api/audits/{id}/complete` takes, in 90 seconds at most; nothing is stored. With `audit_id`, for an audit that an engine does, at most 10 times. With `url`, it counts as one of the audits of the day. Codes: `URL_NOT_ALLOWED` (400), `ALREADY_FINISHED` (409), `NOT_A_WEBSITE`, `TOO_MANY_ANALYSES` (422), `AUDIT_LIMIT` (429).',
  request: { body: jsonBody(analyzeSiteRequest) },
  responses: {
    200: json(siteAnalysis, 'The results, or why there are none.'),
    ...problems(404, 409, 422),
  },
});

export function registerAutomation(app: App): void {
  app.openapi(emailResponseRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await generateReplyOnce(c.var.ctx, key, c.req.valid('json')), 200);
  });
  app.openapi(digitalAuditRoute, async (c) => c.json(await analyzeSite(c.var.ctx, c.req.valid('json')), 200));
  app.openapi(modelInfoRoute, async (c) => c.json(await getModelInfo(c.var.ctx), 200));
}
