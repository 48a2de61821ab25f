import { emailDetail, saveEmailRequest } from '../../../../contract/mail/emails.ts';
import { DomainError } from '../../../platform/errors.ts';
import { type App, json, limitBody, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { MAX_RAW_BYTES } from '../message/limits.ts';
import { readDetail, toDetail } from '../reading/read.ts';
import type { SaveOptions } from '../save/save.ts';
import { saveFields } from './fields.ts';
import { ingest } from './ingest.ts';

/** JSON may spell a byte of the message with up to two characters on average; more is no mail. */
const MAX_BODY_BYTES = MAX_RAW_BYTES + 11 * 1024 * 1024;

const saveEmail = route({
  method: 'post',
  path: '/api/emails',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'saveEmail',
  tags: ['Emails'],
  summary: 'Save an email',
  description:
    'For an automation engine that has the mail already: its fields, or the whole message, as `raw` or as a body of type `message/rfc822`. An email whose Message-ID is known is answered as it is stored (200); a new one becomes a task (201). The tag is that of the inbox with the recipient address, else the local part when it is the name of a tag, else Info. Fields are read as the headers of a message would be, so that none is refused for what its sender wrote: without a readable sender, recipient or id it is saved all the same. Mail posted as fields is never answered by the auto-responder, even with `headers`, which may be a choice of them: post the whole message for that.',
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
    200: json(emailDetail, 'It was stored already; nothing changed.'),
    201: json(emailDetail, 'Saved.'),
    ...problems(413, 415),
  },
  bodyLimit: limitBody(
    MAX_BODY_BYTES,
    () =>
      new DomainError('too_large', 'MESSAGE_TOO_LARGE', `A message may have at most ${MAX_RAW_BYTES} bytes.`),
  ),
});

export function registerSaving(app: App): void {
  app.openapi(saveEmail, async (c) => {
    const { ctx } = c.var;
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json' && type !== 'message/rfc822') {
      throw new DomainError(
        'unsupported',
        'UNSUPPORTED_MEDIA_TYPE',
        'Send application/json or message/rfc822.',
      );
    }
    const options: SaveOptions = { read: (emailId) => readDetail(ctx, emailId) };
    const saved =
      type === 'message/rfc822'
        ? await ingest(ctx, { raw: new Uint8Array(await c.req.arrayBuffer()), arrivedAt: ctx.now() }, options)
        : await saveFields(ctx, c.req.valid('json'), options);
    if (saved.created) wakeOutbox(ctx);
    return c.json(await toDetail(ctx, saved.read), saved.created ? 201 : 200);
  });
}
