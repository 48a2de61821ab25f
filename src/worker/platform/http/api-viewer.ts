/** The page that shows the API description: Swagger UI, whose files the Worker serves itself. */
import { createHash } from 'node:crypto';
import { SwaggerUI } from '@hono/swagger-ui';

const FOLDER = '/api-docs';
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
/** The route of the viewer's files, where SwaggerUI looks for them. */
export const VIEWER_FILES_PATH = `${FOLDER}/swagger-ui-dist/:file`;

const viewer = SwaggerUI({
  url: '/api-docs',
  baseUrl: FOLDER,
  onComplete:
    "() => document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)",
});

export const VIEWER_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Herald API</title>
</head>
<body>${viewer}</body>
</html>`;

// slow expression: runs on our own short page
const scripts = [...viewer.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
  ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
);

/** The viewer's Content-Security-Policy. The style sheet has icons as data. */
export const VIEWER_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${scripts.join(' ')}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function isViewerFile(name: string): boolean {
  return FILES.includes(name);
}
