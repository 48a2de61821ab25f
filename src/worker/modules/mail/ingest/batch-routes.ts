import {
  emailBatchLine,
  MAX_BATCH_BYTES,
  MAX_BATCH_MESSAGES,
  savedBatch,
} from '../../../../contract/mail/email-batch.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type App, json, problems } from '../../../platform/http/http.ts';
import { takeMessage } from '../../../platform/http/message-body.ts';
import { route } from '../../../platform/http/route.ts';
import { boundaryOf, type Part, partsOf } from './parts.ts';
import { readMessage, readRequest } from './save-email.ts';
import { type Reader, saveEmails } from './save-emails.ts';

const MESSAGE_PARTS = { type: 'array', items: { type: 'string', format: 'binary' } } as const;
const multipart = { schema: { type: 'object', properties: { message: MESSAGE_PARTS } } } as const;

const saveEmailsRoute = route({
  method: 'post',
  path: '/api/emails/batch',
  access: { role: 'member', scope: 'emails:write' },
  operationId: 'saveEmails',
  tags: ['Emails'],
  summary: 'Save many emails',
  description:
    'Saves up to 100 messages in one call, each as `POST /api/emails` does, several times faster. Send whole messages as the parts of a `multipart/form-data` or `multipart/mixed` body, each of type `message/rfc822`, the oldest first; or JSON lines (`application/x-ndjson`), each of which is a body of `POST /api/emails`. The answer says what became of each: one that cannot be saved costs the others nothing. It is safe to send the same messages again.',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': multipart,
        'multipart/mixed': multipart,
        'application/x-ndjson': {
          schema: { type: 'string' },
          example:
            '{"message_id":"<1@example.com>","subject":"Hello"}\n{"raw":"From: kim@example.com\\r\\n\\r\\nHi"}',
        },
      } as never,
    },
  },
  responses: {
    200: json(savedBatch, 'What became of each message.'),
    ...problems(408, 503),
  },
  bodyLimit: takeMessage(
    MAX_BATCH_BYTES,
    () =>
      new DomainError('too_large', 'BATCH_TOO_LARGE', `A batch may have at most ${MAX_BATCH_BYTES} bytes.`),
  ),
});

export function registerSavingBatch(app: App): void {
  app.openapi(saveEmailsRoute, async (c) => {
    const { ctx } = c.var;
    const body = new Uint8Array(await c.req.arrayBuffer());
    const readers = readersOf(ctx, c.req.header('content-type') ?? '', body);
    if (readers.length === 0) throw invalid('body', 'expected at least one message');
    if (readers.length > MAX_BATCH_MESSAGES) {
      throw invalid('body', `expected at most ${MAX_BATCH_MESSAGES} messages`);
    }
    const saved = await saveEmails(ctx, readers);
    return c.json(saved, 200);
  });
}

function readersOf(ctx: Ctx, contentType: string, body: Uint8Array): Reader[] {
  const type = contentType.split(';')[0]!.trim().toLowerCase();
  if (type === 'application/x-ndjson')
    return linesOf(body).map((line) => () => readRequest(ctx, parseLine(line)));
  if (type === 'multipart/form-data' || type === 'multipart/mixed') {
    const boundary = boundaryOf(contentType);
    if (boundary === null) throw invalid('content-type', 'expected a boundary of at most 70 characters');
    return partsOf(body, boundary, MAX_BATCH_MESSAGES).map(
      (part) => async () => readMessage(ctx, messageOf(part)),
    );
  }
  throw new DomainError(
    'unsupported',
    'UNSUPPORTED_MEDIA_TYPE',
    'Send multipart/form-data, multipart/mixed or application/x-ndjson.',
  );
}

/** Returns the non-empty lines, at most one more than a batch may have. */
function linesOf(body: Uint8Array): string[] {
  const lines: string[] = [];
  for (let at = 0; at < body.length && lines.length <= MAX_BATCH_MESSAGES; ) {
    const end = body.indexOf(0x0a, at);
    const line = new TextDecoder().decode(body.subarray(at, end === -1 ? body.length : end)).trim();
    if (line !== '') lines.push(line);
    at = end === -1 ? body.length : end + 1;
  }
  return lines;
}

function parseLine(line: string) {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new DomainError('invalid', 'MALFORMED_JSON', 'The line is not valid JSON.');
  }
  const result = emailBatchLine.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const detail = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');
  throw new DomainError('invalid', 'VALIDATION_FAILED', detail, { errors });
}

/** Returns the bytes of a message. Refuses transfer encodings: a message has its own. */
function messageOf({ type, encoding, content }: Part): Uint8Array {
  if (!['message/rfc822', 'application/octet-stream', ''].includes(type)) {
    throw new DomainError(
      'unsupported',
      'UNSUPPORTED_MEDIA_TYPE',
      'Send each message as a part of type message/rfc822.',
    );
  }
  if (!['', '7bit', '8bit', 'binary'].includes(encoding)) {
    throw new DomainError(
      'unsupported',
      'UNSUPPORTED_MEDIA_TYPE',
      'Send each message without a Content-Transfer-Encoding.',
    );
  }
  return content;
}
