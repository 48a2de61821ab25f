import { idParam } from '../../../../contract/common.ts';
import { attachmentParams, imageQuery } from '../../../../contract/mail/emails.ts';
import { type App, problems } from '../../../platform/http/http.ts';
import { route } from '../../../platform/http/route.ts';
import type { Download } from './download.ts';
import { getAttachment } from './get-attachment.ts';
import { getEmailImage, IMAGE_LIFE_SECONDS, type Image } from './get-email-image.ts';
import { getRawEmail } from './get-raw-email.ts';

const binary = { schema: { type: 'string' as const, format: 'binary' } };

const rawRoute = route({
  method: 'get',
  path: '/api/emails/{id}/raw',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getRawEmail',
  tags: ['Emails'],
  summary: 'Download the original message',
  description:
    'All headers and parts (RFC 5322). 404 `NO_RAW_MESSAGE` for an email that was posted as fields.',
  request: { params: idParam },
  responses: {
    200: { description: 'The message.', content: { 'message/rfc822': binary } },
    ...problems(404),
  },
});

const attachmentRoute = route({
  method: 'get',
  path: '/api/emails/{id}/attachments/{attachmentId}',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getAttachment',
  tags: ['Emails'],
  summary: 'Download an attachment',
  description:
    'Always a download. The content type is the one in the message if it is harmless, else `application/octet-stream`.',
  request: { params: attachmentParams },
  responses: {
    200: { description: 'The content.', content: { 'application/octet-stream': binary } },
    ...problems(404),
  },
});

const imageRoute = route({
  method: 'get',
  path: '/api/emails/{id}/images',
  access: { role: 'member', scope: 'emails:read' },
  operationId: 'getEmailImage',
  tags: ['Emails'],
  summary: 'Get a remote image of an email',
  description:
    'The service fetches the image, so its server learns only that somebody has read the mail. `url` must be the `data-src` of an image in `body_html`, else 404. 413 `IMAGE_TOO_LARGE` for more than 5,000,000 bytes; 415 `NOT_AN_IMAGE` for content that is no PNG, JPEG, GIF or WebP; 422 `URL_NOT_ALLOWED` for an address that is not on the public internet, also after a redirect; 429 after 300 images per organization and minute; 502 `TIMED_OUT`, `UNREACHABLE` or `IMAGE_NOT_FETCHED` when its server does not deliver it.',
  request: { params: idParam, query: imageQuery },
  responses: {
    200: {
      description: 'The image.',
      content: { 'image/png': binary, 'image/jpeg': binary, 'image/gif': binary, 'image/webp': binary },
    },
    ...problems(404, 415, 422, 502),
  },
});

export function registerDownloads(app: App): void {
  app.openapi(rawRoute, async (c) => answerFile(await getRawEmail(c.var.ctx, c.req.valid('param').id)));
  app.openapi(attachmentRoute, async (c) => {
    const { id, attachmentId } = c.req.valid('param');
    return answerFile(await getAttachment(c.var.ctx, id, attachmentId));
  });
  app.openapi(imageRoute, async (c) =>
    answerImage(await getEmailImage(c.var.ctx, c.req.valid('param').id, c.req.valid('query').url)),
  );
}

/** Responds with an image for use in a page, and without scripts if it is opened directly. */
function answerImage({ type, bytes }: Image): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': `private, max-age=${IMAGE_LIFE_SECONDS}, immutable`,
      // Keeps the cache from serving it to the next user of the browser.
      Vary: 'Cookie',
    },
  });
}

/** Responds with untrusted content: browsers save it, and run no scripts even if it is opened in place. */
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

/** Returns `attachment` with the file name (RFC 6266): in UTF-8 (RFC 8187), and in ASCII for old clients. */
export function contentDisposition(filename: string): string {
  const name =
    filename
      // Path separators, control characters, and marks that reverse the reading direction ("exe.gpj").
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
