import { createRoute } from '@hono/zod-openapi';
import { idParam } from '../../../../contract/common.ts';
import { attachmentParams } from '../../../../contract/emails.ts';
import { type App, problems } from '../../../platform/http.ts';
import { attachmentOf, type Download, rawMessage } from './download.ts';

const binary = { schema: { type: 'string' as const, format: 'binary' } };

const getRawEmail = createRoute({
  method: 'get',
  path: '/api/emails/{id}/raw',
  operationId: 'getRawEmail',
  tags: ['Emails'],
  summary: 'The message as it came',
  description:
    'All headers and parts (RFC 5322). 404 `NO_RAW_MESSAGE` for an email that was saved from its fields.',
  request: { params: idParam },
  responses: {
    200: { description: 'The message.', content: { 'message/rfc822': binary } },
    ...problems(404),
  },
});

const getAttachment = createRoute({
  method: 'get',
  path: '/api/emails/{id}/attachments/{attachmentId}',
  operationId: 'getAttachment',
  tags: ['Emails'],
  summary: 'An attachment',
  description:
    'Always as a download. The type is that of the message if it is a harmless one, else `application/octet-stream`.',
  request: { params: attachmentParams },
  responses: {
    200: { description: 'The content.', content: { 'application/octet-stream': binary } },
    ...problems(404),
  },
});

export function registerDownloads(app: App): void {
  app.openapi(getRawEmail, async (c) => answerFile(await rawMessage(c.var.ctx, c.req.valid('param').id)));
  app.openapi(getAttachment, async (c) => {
    const { id, attachmentId } = c.req.valid('param');
    return answerFile(await attachmentOf(c.var.ctx, id, attachmentId));
  });
}

/** Content from outside: a browser saves it, and runs nothing of it even if it is opened in place. */
function answerFile(file: Download): Response {
  return new Response(file.body, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(file.size),
      'Content-Disposition': contentDisposition(file.filename),
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  });
}

/** `attachment` with the file's name (RFC 6266): in UTF-8 (RFC 8187), and in ASCII for clients that know only that. */
export function contentDisposition(filename: string): string {
  const name =
    filename
      // Separators of paths, control characters, and marks that turn the reading direction ("exe.gpj").
      .replace(/[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '_')
      .replace(/^[.\s]+/, '')
      .slice(0, 200)
      .toWellFormed()
      .trim() || 'attachment';
  const ascii = name.replace(/[^\x20-\x7e]|["%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
