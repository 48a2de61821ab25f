import { emailDetail, saveEmailRequest } from '../../../../contract/mail/emails.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { MAX_RAW_BYTES } from '../../../../lib/message/limits.ts';
import { type App, json, problems } from '../../../platform/http/http.ts';
import { takeMessage } from '../../../platform/http/message-body.ts';
import { route } from '../../../platform/http/route.ts';
import { saveEmail, saveMessage } from './save-email.ts';

/** The maximum size of a request, with room for the JSON escapes of a real message. */
const MAX_BODY_BYTES = MAX_RAW_BYTES + 11 * 1024 * 1024;

const saveEmailRoute = route({
  method: 'post',
  path: '/api/emails',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'saveEmail',
  tags: ['Emails'],
  summary: 'Save an email',
  description:
    'For an automation engine that has the mail already. Send its fields, or the whole message: in `raw`, or as a body of type `message/rfc822`. A new email becomes a task (201). An email whose Message-ID is stored already is returned unchanged (200). Codes: `STORAGE_LIMIT` (402), `MAIL_LIMIT` (429; see `GET /api/settings/limits`). One that was deleted for good is refused (409 `EMAIL_DELETED`), unless `restore_deleted` is true. Notices of Herald itself are never saved (409 `OWN_NOTICE`). The tag is that of the inbox with the recipient address, else the local part if it is the name of a tag, else Info. Fields are read like the headers of a message: an email without a readable sender, recipient or id is saved too. The auto-responder never answers mail posted as fields, even with `headers`, which may be incomplete: post the whole message for that.',
  request: {
    body: {
      // The second type is read by the handler; the cast keeps the types of the first.
      content: {
        'application/json': { schema: saveEmailRequest },
        'message/rfc822': { schema: { type: 'string', format: 'binary' } },
      } as { 'application/json': { schema: typeof saveEmailRequest } },
    },
  },
  responses: {
    200: json(emailDetail, 'It was already stored; nothing changed.'),
    201: json(emailDetail, 'Saved.'),
    ...problems(402, 408, 409, 503),
  },
  bodyLimit: takeMessage(
    MAX_BODY_BYTES,
    () =>
      new DomainError('too_large', 'MESSAGE_TOO_LARGE', `A message may have at most ${MAX_RAW_BYTES} bytes.`),
  ),
});

export function registerSaving(app: App): void {
  app.openapi(saveEmailRoute, async (c) => {
    const { ctx } = c.var;
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json' && type !== 'message/rfc822') {
      throw new DomainError(
        'unsupported',
        'UNSUPPORTED_MEDIA_TYPE',
        'Send application/json or message/rfc822.',
      );
    }
    const { email, created } =
      type === 'message/rfc822'
        ? await saveMessage(ctx, new Uint8Array(await c.req.arrayBuffer()))
        : await saveEmail(ctx, c.req.valid('json'));
    return c.json(email, created ? 201 : 200);
  });
}
