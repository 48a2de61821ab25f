import { textOfHtml } from '../html/clean-html.ts';
import { MAX_HTML_CHARACTERS } from '../limits.ts';
import { withoutInvisible } from './invisible.ts';
import { isSameText } from './same-text.ts';
import { splitHtml } from './visible-html.ts';

/**
 * The text that the readers of a mail see. A reader of a mail with a text part and HTML sees the HTML, so the text
 * part stands for it only if it says the same; see docs/decisions/0016-visible-text.md.
 */
export function visibleText(textPart: string, html: string): string {
  const text = withoutInvisible(textPart);
  if (html === '') return text;
  const shown = visibleTextOfHtml(html);
  if (text.trim() === '') return shown;
  return shown.trim() === '' || isSameText(text, shown) ? text : shown;
}

/** The text of HTML without what styles hide. */
export function visibleTextOfHtml(html: string): string {
  return withoutInvisible(textOfHtml(splitHtml(html.slice(0, MAX_HTML_CHARACTERS)).html));
}

/** The text of HTML that styles hide, comments included: at most 50,000 characters, without tags of comments. */
export function hiddenTextOfHtml(html: string): string {
  return splitHtml(html.slice(0, MAX_HTML_CHARACTERS)).hidden;
}
