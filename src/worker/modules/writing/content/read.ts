import { MAX_CONTENT_BYTES } from '../../../../contract/writing/content.ts';
import { invalid } from '../../../platform/errors.ts';
import { cleanHtml, htmlOfText, visibleTextOfHtml } from '../../mail/index.ts';
import { checkPlaces, checkVariables } from './variables.ts';

export interface Content {
  html: string;
  text: string;
}

/**
 * What is stored of HTML or of plain text: cleaned HTML, and its words. Throws `invalid` for HTML that is too large once it
 * is cleaned; UNKNOWN_VARIABLE, MISPLACED_VARIABLE.
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

/** Stored HTML for a mail: what is stored keeps the address of an image where no browser loads it. */
export function forMail(html: string): string {
  return html.replaceAll('<img data-src="', '<img src="');
}
