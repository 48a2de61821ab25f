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

/** Hidden text that is kept to be judged. */
const MAX_HIDDEN_CHARACTERS = 100_000;

/**
 * What a mail says to programs but not to readers, for the assessment of its risk: hidden text of the HTML, comments, a
 * text part that says something else than the HTML, and runs of tag characters or variation selectors as they are.
 */
export function hiddenText(textPart: string, html: string): string {
  const parts: string[] = [];
  if (html !== '') {
    const split = splitHtml(html.slice(0, MAX_HTML_CHARACTERS));
    parts.push(split.hidden);
    const shown = withoutInvisible(textOfHtml(split.html));
    if (textPart.trim() !== '' && shown.trim() !== '' && !isSameText(withoutInvisible(textPart), shown)) {
      parts.push(textPart);
    }
    parts.push(smuggled(split.html));
  }
  parts.push(smuggled(textPart));
  return parts
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, MAX_HIDDEN_CHARACTERS)
    .toWellFormed();
}

/** Flags of regions and letters of Han use up to six in a row. */
const SMUGGLED = /(?:[\u{e0000}-\u{e0fff}]|[\ufe00-\ufe0d]){7,}/gu;

function smuggled(text: string): string {
  return text.match(SMUGGLED)?.join('\n') ?? '';
}
