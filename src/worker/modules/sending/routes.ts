import { z } from '@hono/zod-openapi';
import { idParam } from '../../../contract/common.ts';
import type { Draft } from '../../../contract/mail/drafts.ts';
import {
  retryEmailRequest,
  type ScheduledResult,
  type SendEmailResult,
  scheduledResult,
  sendEmailHeaders,
  sendEmailRequest,
  sendEmailResult,
  sendProblem,
  upload,
  uploadRequest,
} from '../../../contract/mail/sending.ts';
import { DomainError } from '../../../lib/errors.ts';
import { type App, json, jsonBody, limitBody, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { scheduleEmail } from './draft-sending/schedule.ts';
import { MAX_SEND_BODY_BYTES, MAX_UPLOAD_BODY_BYTES } from './outgoing/limits.ts';
import { retryEmail } from './outgoing/retry-email.ts';
import { type SendOutcome, sendEmail } from './outgoing/send-email.ts';
import { tooLarge, uploadAttachment } from './outgoing/upload-attachment.ts';

const notSent = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: sendProblem } },
});

const outcomes = {
  200: json(sendEmailResult, 'Sent: the mail server accepted the email.'),
  202: json(sendEmailResult, 'Stored, but not sent yet. Herald retries for a day.'),
  422: notSent(
    'Refused by a rule, such as `NO_SUCH_INBOX` or `SMTP_MISSING` (the inbox cannot send). With an `emailId`, the email is stored but was not sent.',
  ),
  502: notSent(
    'Stored, but not sent, and not retried: `REFUSED`, `AUTH_FAILED`, `TLS_FAILED`, `CONNECTION_FAILED`; `OUTCOME_UNKNOWN` if the server did not say whether it accepted the email.',
  ),
};

const sendEmailRoute = route({
  method: 'post',
  path: '/api/send-email',
  access: { role: 'member', scope: 'emails:send' },
  operationId: 'sendEmail',
  tags: ['Sending'],
  summary: 'Send an email',
  description:
    'Sends from an inbox, over its SMTP server. The email is stored in its thread first, and then sent at once. Herald never sends an email twice automatically.',
  request: { headers: sendEmailHeaders, body: jsonBody(sendEmailRequest) },
  responses: {
    ...problems(402, 409),
    ...outcomes,
    202: json(
      z.union([sendEmailResult, scheduledResult]),
      'Stored, but not sent yet: Herald retries for a day. With `send_at`, a draft waits for that time.',
    ),
  },
  bodyLimit: limitBody(
    MAX_SEND_BODY_BYTES,
    () =>
      new DomainError(
        'too_large',
        'MESSAGE_TOO_LARGE',
        `A request may have at most ${MAX_SEND_BODY_BYTES} bytes.`,
      ),
  ),
});

const retryEmailRoute = route({
  method: 'post',
  path: '/api/emails/{id}/retry',
  access: { role: 'member', scope: 'emails:send' },
  operationId: 'retryEmail',
  tags: ['Sending'],
  summary: 'Send a failed email again',
  description: 'Sends the same message to the same recipients. An unconfirmed email needs `confirm`.',
  request: { params: idParam, body: { content: { 'application/json': { schema: retryEmailRequest } } } },
  responses: { ...problems(404, 409), ...outcomes },
});

const uploadRoute = route({
  method: 'post',
  path: '/api/upload-attachment',
  access: { role: 'member', scope: 'emails:send' },
  operationId: 'uploadAttachment',
  tags: ['Sending'],
  summary: 'Upload a file to attach',
  description:
    'An unused file is deleted after a day; a file that an email has is kept. At most 200 files can be unused. Programs are refused.',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: uploadRequest } } } },
  responses: { 201: json(upload, 'Stored.'), ...problems(402, 422) },
  bodyLimit: limitBody(MAX_UPLOAD_BODY_BYTES, tooLarge),
});

export function registerSending(app: App): void {
  app.openapi(uploadRoute, async (c) => {
    return c.json(await uploadAttachment(c.var.ctx, c.req.valid('form').file), 201);
  });
  app.openapi(sendEmailRoute, async (c) => {
    const {
      from_inbox,
      from_address,
      body,
      parent_message_id,
      references_chain,
      forward_of,
      send_at,
      ...rest
    } = c.req.valid('json');
    const key = c.req.valid('header')['idempotency-key'];
    const request = {
      ...rest,
      inbox: { tag: from_inbox },
      ...(from_address !== undefined && { fromAddress: from_address }),
      html: body,
      parentMessageId: parent_message_id,
      referencesChain: references_chain,
      forwardOf: forward_of,
      // The prefix distinguishes these from the keys of automatic replies.
      idempotencyKey: key === undefined ? undefined : `api:${key}`,
    };
    if (send_at !== undefined)
      return c.json(scheduled(await scheduleEmail(c.var.ctx, request, send_at)), 202);
    const outcome = await sendEmail(c.var.ctx, request);
    return c.json(result(outcome), outcome.state === 'sent' ? 200 : 202);
  });
  app.openapi(retryEmailRoute, async (c) => {
    const { confirm = false } = c.req.valid('json');
    const outcome = await retryEmail(c.var.ctx, c.req.valid('param').id, confirm);
    return c.json(result(outcome), outcome.state === 'sent' ? 200 : 202);
  });
}

function scheduled({ id, state, send_at }: Draft): ScheduledResult {
  return {
    success: true,
    draftId: id,
    state,
    sendAt: send_at,
    message: send_at === null ? 'It was scheduled.' : `It is sent at ${send_at}.`,
  };
}

/** Returns the response for an email that is sent or queued. Throws for other outcomes. */
function result({ state, emailId, messageId, detail, code }: SendOutcome): SendEmailResult {
  if (state === 'sent' || state === 'queued') return { success: true, messageId, emailId, message: detail };
  const isRefused = code === 'SMTPUTF8_UNSUPPORTED';
  throw new DomainError(isRefused ? 'refused' : 'remote_failed', code ?? 'REFUSED', detail, {
    fields: { success: false, emailId, messageId },
  });
}
