import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { STYLE } from './style.ts';
import type { Markup } from './text.ts';

/** The report's Content-Security-Policy: the page loads nothing and runs nothing, whatever it quotes. */
export const REPORT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function shell(title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<div class="wrap">
${content}
</div>
</body>
</html>`;
}
