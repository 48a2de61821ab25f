import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { makeAccent, PAGES } from '../../../../lib/accent.ts';
import { STYLE } from './style.ts';
import type { Markup } from './text.ts';

/** How the organization of a report looks. */
export interface Look {
  name: string | null;
  /** A hex colour. */
  color: string | null;
  /** A data URL. */
  logoUrl: string | null;
}

/** Returns the report's Content-Security-Policy: the page loads nothing and runs nothing, whatever it quotes. */
export function reportPolicy({ color, logoUrl }: Look): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(color)).digest('base64')}'`,
    ...(logoUrl === null ? [] : ['img-src data:']),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The style sheet, with the accent of the organization. */
function styleOf(color: string | null): string {
  if (color === null) return STYLE;
  const { light, dark } = makeAccent(color, PAGES);
  return `${STYLE}:root { --accent: ${light.accent} }
@media screen and (prefers-color-scheme: dark) { :root { --accent: ${dark.accent} } }
`;
}

export function shell(title: string, { name, color, logoUrl }: Look, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(styleOf(color))}</style>
</head>
<body>
<div class="wrap">
${logoUrl === null ? '' : html`<img class="logo" src="${logoUrl}" alt="${name ?? 'Logo'}">`}
${content}
</div>
</body>
</html>`;
}
