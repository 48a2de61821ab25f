import { isTooHeavy } from '../../../lib/heavy-html.ts';
import type { Mail } from './draft.ts';

/** Longer HTML would exceed the size of a mail (2,000,000 characters in total); its text is used instead. */
const MAX_HTML_CHARACTERS = 1_500_000;
const MAX_TEXT_CHARACTERS = 300_000;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!);

/** Converts text to HTML: a paragraph for each block of lines. */
export function htmlOfText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<p>${block.split('\n').map(escapeHtml).join('<br>')}</p>`)
    .join('');
}

export interface QuoteWords {
  /** "On 24 Nov 2026, 14:30, Kim Sato wrote:" */
  wrote: string;
  forwarded: string;
  /** The header lines of a forwarded mail: label and value. */
  head: readonly (readonly [label: string, value: string])[];
}

/** Returns the quoted mail as text, since its HTML may be hostile. */
export function quoteOf(mail: Mail, { wrote }: QuoteWords): string {
  const text = mail.body_text.slice(0, MAX_TEXT_CHARACTERS);
  return `<p>${escapeHtml(wrote)}</p><blockquote type="cite" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">${htmlOfText(text)}</blockquote>`;
}

/**
 * Returns a forwarded mail: its header, then its HTML as sanitized by Herald, or its text if it has no displayable
 * HTML. `carried` are the forwarded attachments.
 */
export function forwardOf(mail: Mail, { forwarded, head }: QuoteWords, carried: Mail['attachments']): string {
  const lines = head
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<b>${escapeHtml(label)}:</b> ${escapeHtml(value)}`);
  const isShort = mail.body_html !== '' && mail.body_html.length <= MAX_HTML_CHARACTERS;
  const body =
    isShort && !isTooHeavy(mail.body_html) ? shownHtml(mail.body_html, carried) : htmlOfText(mail.body_text);
  return `<p>${escapeHtml(forwarded)}<br>${lines.join('<br>')}</p>${body}`;
}

/** Restores remote images, and inline images whose files are forwarded. */
function shownHtml(html: string, carried: Mail['attachments']): string {
  const ids = new Set(carried.map(({ content_id }) => content_id));
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const image of page.querySelectorAll('img')) {
    const source = image.dataset['src'];
    if (source) image.src = source;
    delete image.dataset['src'];
    const inside = /^cid:(.*)$/i.exec(image.getAttribute('src') ?? '')?.[1];
    const isCarried = inside !== undefined && (ids.has(inside) || ids.has(decodeCid(inside)));
    if (!isCarried && !/^(?:https?|data):/i.test(image.src)) image.remove();
  }
  return page.body.innerHTML;
}

/** A content id in an image URL may be percent-encoded (RFC 2392). */
function decodeCid(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
