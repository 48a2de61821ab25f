import { html, raw } from 'hono/html';
import type { Shades } from '../../../../lib/accent.ts';
import type { Language } from '../../../../lib/language.ts';
import { accentOf, COLORS, type Look } from './look.ts';
import type { Item, Part } from './parts.ts';

type Markup = ReturnType<typeof html>;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const { page, card, ink, quiet, line } = COLORS.light;

/** Inline, since some mail programs drop the style sheet. */
const TEXT = `margin:0 0 16px;font-size:16px;line-height:24px;color:${ink}`;
const SMALL = `margin:0 0 16px;font-size:14px;line-height:21px;color:${quiet}`;

/**
 * Writes a mail as HTML: one column, light and dark, with the look of the organization that it belongs to. Every text in it
 * is escaped. It loads nothing but the logo.
 */
export async function writeHtml(
  { language, subject, parts }: { language: Language; subject: string; parts: Part[] },
  look: Look,
): Promise<string> {
  const { light, dark } = accentOf(look);
  const body = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${raw(styleSheet(dark))}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${page}"><tr>
<td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;${FONT}">
<tr><td class="ink" style="padding:0 4px 16px;font-size:18px;line-height:24px;font-weight:600;color:${ink}">${head(look)}</td></tr>
<tr><td class="card" style="padding:28px 28px 12px;background-color:${card};border:1px solid ${line};border-top:4px solid ${light.fill};border-radius:12px;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:${ink}">${subject}</h1>
${parts.map((part) => partOf(part, light))}
</td></tr>
</table>
</td>
</tr></table>
</body>
</html>`;
  return String(await body);
}

/** The rules of the dark theme, and of narrow screens. */
function styleSheet({ accent, fill, onFill }: Shades): string {
  const { dark } = COLORS;
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .card { padding: 22px 18px 8px !important } }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important }
  .card { background-color: ${dark.card} !important; border-color: ${fill} ${dark.line} ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .quiet { color: ${dark.quiet} !important }
  .line { border-color: ${dark.line} !important }
  .code { background-color: ${dark.page} !important }
  .accent { color: ${accent} !important }
  .edge { border-color: ${accent} !important }
  .button { background-color: ${fill} !important; color: ${onFill} !important }
}
`;
}

/** The logo, else the name. */
function head({ name, logoUrl }: Look): Markup {
  const shown = name || 'Herald';
  if (logoUrl === null) return html`${shown}`;
  // On white in both themes: most logos are made for that.
  return html`<img src="${logoUrl}" alt="${shown}" height="40" style="display:block;height:40px;width:auto;max-width:220px;padding:6px 8px;background-color:#ffffff;border-radius:8px">`;
}

function partOf(part: Part, styles: Shades): Markup {
  if (typeof part === 'string') return html`<p class="ink" style="${TEXT}">${part}</p>`;
  if ('action' in part) return actionOf(part, styles);
  if ('list' in part) return html`${part.list.map((item) => itemOf(item, styles))}`;
  if ('quote' in part) {
    return html`<p class="ink edge" dir="auto" style="${TEXT};padding:2px 0 2px 14px;border-left:3px solid ${styles.accent}">${part.quote}</p>`;
  }
  if ('code' in part) {
    return html`<p class="ink code" style="${TEXT};padding:12px 14px;background-color:${page};border-radius:8px;font-family:ui-monospace,Menlo,Consolas,monospace">${part.code}</p>`;
  }
  return html`<p class="quiet" style="${SMALL}">${part.note}</p>`;
}

function actionOf({ action, url }: { action: string; url: string }, { fill, onFill }: Shades): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td>
<a class="button" href="${url}" style="display:inline-block;padding:11px 22px;background-color:${fill};color:${onFill};border-radius:8px;font-size:16px;line-height:22px;font-weight:600;text-decoration:none">${action}</a>
</td></tr></table>
<p class="quiet" style="${SMALL};font-size:13px;line-height:19px"><a class="quiet" href="${url}" style="color:${quiet}">${url}</a></p>`;
}

function itemOf({ title, detail, url }: Item, { accent }: Shades): Markup {
  const name = url
    ? html`<a class="accent" href="${url}" style="color:${accent};text-decoration:underline">${title}</a>`
    : title;
  return html`<div class="line" style="padding:0 0 12px;margin:0 0 12px;border-bottom:1px solid ${line}">
<p class="ink" dir="auto" style="margin:0;font-size:16px;line-height:24px;color:${ink}">${name}</p>
${detail ? html`<p class="quiet" style="margin:2px 0 0;font-size:14px;line-height:21px;color:${quiet}">${detail}</p>` : ''}
</div>`;
}
