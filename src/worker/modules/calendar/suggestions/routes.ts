import { z } from '@hono/zod-openapi';
import {
  detectRequest,
  detectResult,
  dismissSuggestionResult,
  listSuggestionsQuery,
  meetingSuggestion,
} from '../../../../contract/calendar/suggestions.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { detectMeetingsOf } from './detect-meetings.ts';
import { dismissSuggestion } from './dismiss.ts';
import { listSuggestions } from './list.ts';

const path = '/api/calendar/suggestions';
const tags = ['Calendar'];
const read = { role: 'member', scope: 'calendar:read' } as const;
const write = { role: 'member', scope: 'calendar:write' } as const;

const detectRoute = route({
  method: 'post',
  path: '/api/calendar/detect',
  access: write,
  operationId: 'detectMeetings',
  tags,
  summary: 'Detect meetings in an email',
  description:
    'New mail is read by itself; this reads an email again, or an older one. Answers the open suggestions that it is about, also those that an earlier email of its conversation made. Days and hours without a zone are those of the first owner. Nothing comes into the calendar: `POST /api/calendar/events` with `suggestion_id` accepts a suggestion.',
  request: { body: jsonBody(detectRequest) },
  responses: { 200: json(detectResult, 'The suggestions.'), ...problems(404) },
});

const listRoute = route({
  method: 'get',
  path,
  access: read,
  operationId: 'listSuggestions',
  tags,
  summary: 'List meeting suggestions',
  description: 'The newest first: those that nobody has accepted or dismissed, and that are not over.',
  request: { query: listSuggestionsQuery },
  responses: { 200: listOf(z.array(meetingSuggestion), 'The suggestions.'), ...problems() },
});

const dismissRoute = route({
  method: 'delete',
  path: `${path}/{id}`,
  access: write,
  operationId: 'dismissSuggestion',
  tags,
  summary: 'Dismiss a suggestion',
  description: 'Its conversation does not suggest these times again. Codes: `SUGGESTION_CLOSED` (409).',
  request: { params: idParam },
  responses: { 200: json(dismissSuggestionResult, 'The suggestion was dismissed.'), ...problems(404, 409) },
});

export function registerSuggestions(app: App): void {
  app.openapi(detectRoute, async (c) => {
    const suggestions = await detectMeetingsOf(c.var.ctx, c.req.valid('json').email_id);
    return c.json({ suggestions }, 200);
  });
  app.openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listSuggestions(c.var.ctx, query), query);
  });
  app.openapi(dismissRoute, async (c) => {
    await dismissSuggestion(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Suggestion dismissed.' }, 200);
  });
}
