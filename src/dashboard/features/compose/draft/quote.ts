import { isTooHeavy } from '../../../lib/heavy-html.ts';
import type { Mail } from './draft.ts';

/** Longer HTML would not fit into a mail (2,000,000 characters in all); its text goes instead. */
const MAX_HTML_CHARACTERS = 1_500_000;
const MAX_TEXT_CHARACTERS = 300_000;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!);

/** Text as HTML: a paragraph for each block of lines. */
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
  /** The lines of the head of a forwarded mail: label and value. */
  head: readonly (readonly [label: string, value: string])[];
}

/** What an answer quotes: the words of the mail, as text, since its HTML may be hostile. */
export function quoteOf(mail: Mail, { wrote }: QuoteWords): string {
  const text = mail.body_text.slice(0, MAX_TEXT_CHARACTERS);
  return `<p>${escapeHtml(wrote)}</p><blockquote type="cite" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">${htmlOfText(text)}</blockquote>`;
}

/**
 * A mail that is passed on whole: its head, then its HTML as Herald has cleaned it, unless no browser can show that.
 * `carried` are the attachments that go with it.
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

/** Remote images as the mail had them, and those inside the message whose files go with it. */
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

/** An id as it stands in the address of an image may be percent-encoded (RFC 2392). */
function decodeCid(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
