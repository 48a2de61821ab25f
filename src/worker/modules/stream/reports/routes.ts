import { streamEvent, streamEventResult } from '../../../../contract/stream/stream.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { reportStreamEvent } from './report-event.ts';

const reportRoute = route({
  method: 'post',
  path: '/api/stream/events',
  access: { role: 'member', scope: 'stream:write' },
  operationId: 'reportStreamEvent',
  tags: ['Stream'],
  summary: 'Report a stream event',
  description:
    'For an automation engine that watches the channel in place of Herald, with the same effect: captions, milestones, events. It can be repeated. `live` for a second video leaves the first one live. The first subscriber count only tells where the channel stands, and reaches no milestone. A stream whose start is in the future or more than 30 days ago is not announced; `reason` says so. Code: `BUSY` (503).',
  request: { body: jsonBody(streamEvent) },
  responses: { 200: json(streamEventResult, 'What the report changed.'), ...problems(503) },
});

export function registerReports(app: App): void {
  app.openapi(reportRoute, async (c) => c.json(await reportStreamEvent(c.var.ctx, c.req.valid('json')), 200));
}
