import {
  emailAnalysis,
  emailExtract,
  summarizeRequest,
  threadSummary,
} from '../../../../contract/ai/insight.ts';
import { aiSearchRequest, aiSearchResult } from '../../../../contract/ai/search.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { searchByWords } from '../search/search-by-words.ts';
import { analyzeEmail } from './analyze-email.ts';
import { extractFromEmail } from './extract-from-email.ts';
import { summarizeThread } from './summarize-thread.ts';

const ACCESS = { role: 'member', scope: 'ai:use' } as const;

const summarizeRoute = route({
  method: 'post',
  path: '/api/ai/threads/{id}/summarize',
  access: ACCESS,
  operationId: 'summarizeThread',
  tags: ['AI'],
  summary: 'Summarize a conversation',
  description:
    'The id is that of any email in it. The summary is kept until a new email comes. The built-in writer quotes the sentences that carry most.',
  request: { params: idParam, body: { content: jsonBody(summarizeRequest).content } },
  responses: { 200: json(threadSummary, 'The summary.'), ...problems(402, 404, 422, 502, 503) },
});

const analyzeRoute = route({
  method: 'post',
  path: '/api/ai/emails/{id}/analyze',
  access: ACCESS,
  operationId: 'analyzeEmail',
  tags: ['AI'],
  summary: 'Classify an email',
  description: 'The analysis is kept. `injection_risk` comes from rules, and no model can lower it.',
  request: { params: idParam },
  responses: { 200: json(emailAnalysis, 'The analysis.'), ...problems(402, 404, 422, 502, 503) },
});

const extractRoute = route({
  method: 'post',
  path: '/api/ai/emails/{id}/extract',
  access: ACCESS,
  operationId: 'extractFromEmail',
  tags: ['AI'],
  summary: 'Extract tasks, dates and people from an email',
  request: { params: idParam },
  responses: { 200: json(emailExtract, 'What was found.'), ...problems(402, 404, 422, 502, 503) },
});

const searchRoute = route({
  method: 'post',
  path: '/api/ai/search',
  access: ACCESS,
  operationId: 'searchByWords',
  tags: ['AI'],
  summary: 'Search emails in natural language',
  description: 'Returns the filters of `GET /api/emails` that the words were understood as, and the emails.',
  request: { body: jsonBody(aiSearchRequest) },
  responses: { 200: json(aiSearchResult, 'The emails.'), ...problems(402, 422, 502, 503) },
});

export function registerInsight(app: App): void {
  app.openapi(summarizeRoute, async (c) =>
    c.json(await summarizeThread(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
  app.openapi(analyzeRoute, async (c) => c.json(await analyzeEmail(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(extractRoute, async (c) =>
    c.json(await extractFromEmail(c.var.ctx, c.req.valid('param').id), 200),
  );
  app.openapi(searchRoute, async (c) =>
    c.json(await searchByWords(c.var.ctx, c.req.valid('json').query), 200),
  );
}
