import { calendarEvent, respondRequest } from '../../../../contract/calendar/events.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { respondToInvitation } from './respond-to-invitation.ts';

const respondRoute = route({
  method: 'post',
  path: '/api/calendar/events/{id}/respond',
  access: { role: 'member', scope: 'calendar:write' },
  operationId: 'respondToInvitation',
  tags: ['Calendar'],
  summary: 'Respond to an invitation',
  description:
    'The organizer gets the answer by mail (iMIP, RFC 6047) from the inbox that was invited. The same answer again sends nothing, unless it has a comment. `NOT_INVITED` if the event is no invitation to an inbox here, `EVENT_CANCELLED` if it does not take place.',
  request: { params: idParam, body: jsonBody(respondRequest) },
  responses: { 200: json(calendarEvent, 'The event with the answer.'), ...problems(404, 409, 422) },
});

export function registerResponses(app: App): void {
  app.openapi(respondRoute, async (c) => {
    const event = await respondToInvitation(c.var.ctx, c.req.valid('param').id, c.req.valid('json'));
    return c.json(event, 200);
  });
}
