import { idParam } from '../../../../contract/common.ts';
import { emailDetail, updateEmailRequest } from '../../../../contract/mail/emails.ts';
import { type App, json, jsonBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { updateEmail } from './update-email.ts';

const updateEmailRoute = route({
  method: 'patch',
  path: '/api/emails/{id}',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'updateEmail',
  tags: ['Emails'],
  summary: 'Change the tag of an email',
  description: '`PATCH /api/threads/{id}` changes that of all emails of a conversation.',
  request: { params: idParam, body: jsonBody(updateEmailRequest) },
  responses: { 200: json(emailDetail, 'The email after the change.'), ...problems(404) },
});

export function registerTagging(app: App): void {
  app.openapi(updateEmailRoute, async (c) =>
    c.json(await updateEmail(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  );
}
