import { MAX_CONTENT_BYTES } from '../../../../contract/writing/content.ts';
import { invalid } from '../../../../lib/errors.ts';
import { cleanHtml } from '../../../../lib/message/html/clean-html.ts';
import { htmlOfText } from '../../../../lib/message/html/html-of-text.ts';
import { visibleTextOfHtml } from '../../../../lib/message/visible/visible-text.ts';
import { checkPlaces, checkVariables } from './variables.ts';

export interface Content {
  html: string;
  text: string;
}

/**
 * Returns the content to store for HTML or plain text: cleaned HTML, and its text. Throws `invalid` for HTML that is
 * too large after cleaning; UNKNOWN_VARIABLE, MISPLACED_VARIABLE.
 */
export function readContent(path: 'text' | 'html', source: string, known: readonly string[]): Content {
  const plain = source.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed();
  const html = cleanHtml(path === 'html' ? plain : plain.trim() && htmlOfText(plain.trim()));
  if (new TextEncoder().encode(html).length > MAX_CONTENT_BYTES) {
    throw invalid(path, `expected at most ${MAX_CONTENT_BYTES} bytes of sanitized HTML`);
  }
  checkPlaces(path, html);
  const text = path === 'html' ? visibleTextOfHtml(html).trim() : plain.trim();
  checkVariables(path, source, html, known);
  return { html, text };
}

/** Prepares stored HTML for a mail: stored HTML has image addresses where no browser loads them. */
export function forMail(html: string): string {
  return html.replaceAll('<img data-src="', '<img src="');
}
