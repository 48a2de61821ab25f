import { idParam } from '../../../../contract/common.ts';
import { attachmentParams, imageQuery } from '../../../../contract/mail/emails.ts';
import { type App, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import { attachmentOf, type Download, rawMessage } from './download.ts';
import { IMAGE_LIFE_SECONDS, type Image, imageOf } from './image.ts';

const binary = { schema: { type: 'string' as const, format: 'binary' } };

const getRawEmail = route({
  method: 'get',
  path: '/api/emails/{id}/raw',
  access: { role: 'member', scope: 'emails:read' },
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

const getAttachment = route({
  method: 'get',
  path: '/api/emails/{id}/attachments/{attachmentId}',
  access: { role: 'member', scope: 'emails:read' },
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

const getEmailImage = route({
  method: 'get',
  path: '/api/emails/{id}/images',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getEmailImage',
  tags: ['Emails'],
  summary: 'A remote image of an email',
  description:
    'Fetched by the service, so that its server learns nothing of the reader but that somebody has read the mail. Only what an image in `body_html` has as `data-src` is fetched; else 404. 413 `IMAGE_TOO_LARGE` beyond 5,000,000 bytes; 415 `NOT_AN_IMAGE` for other types and what only claims to be one of them; 422 `URL_NOT_ALLOWED` for an address that is not on the public internet, also behind a redirect; 429 after 300 images an organization and minute; 502 `TIMED_OUT`, `UNREACHABLE` or `IMAGE_NOT_FETCHED` when its server does not give it.',
  request: { params: idParam, query: imageQuery },
  responses: {
    200: {
      description: 'The image.',
      content: { 'image/png': binary, 'image/jpeg': binary, 'image/gif': binary, 'image/webp': binary },
    },
    ...problems(404, 413, 415, 422, 502),
  },
});

export function registerDownloads(app: App): void {
  app.openapi(getRawEmail, async (c) => answerFile(await rawMessage(c.var.ctx, c.req.valid('param').id)));
  app.openapi(getAttachment, async (c) => {
    const { id, attachmentId } = c.req.valid('param');
    return answerFile(await attachmentOf(c.var.ctx, id, attachmentId));
  });
  app.openapi(getEmailImage, async (c) =>
    answerImage(await imageOf(c.var.ctx, c.req.valid('param').id, c.req.valid('query').url)),
  );
}

/** It stands in a page, and is nothing else even when it is opened by itself. */
function answerImage({ type, bytes }: Image): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': `private, max-age=${IMAGE_LIFE_SECONDS}, immutable`,
      // Whoever signs in next on the same machine asks for themselves.
      Vary: 'Cookie',
    },
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
