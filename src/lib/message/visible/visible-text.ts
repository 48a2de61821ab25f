import { textOfHtml } from '../html/clean-html.ts';
import { MAX_HTML_CHARACTERS } from '../limits.ts';
import { withoutInvisible } from './invisible.ts';
import { isSameText } from './same-text.ts';
import { splitHtml } from './visible-html.ts';

/**
 * Returns the text that readers of a mail see. They see the HTML if a mail has both, so the text part is used only if
 * it says the same; see docs/decisions/0016-visible-text.md.
 */
export function visibleText(textPart: string, html: string): string {
  const text = withoutInvisible(textPart);
  if (html === '') return text;
  const shown = visibleTextOfHtml(html);
  if (text.trim() === '') return shown;
  return shown.trim() === '' || isSameText(text, shown) ? text : shown;
}

/** Converts HTML to text without what styles hide. */
export function visibleTextOfHtml(html: string): string {
  return withoutInvisible(textOfHtml(splitHtml(html.slice(0, MAX_HTML_CHARACTERS)).html));
}

/** The maximum length of hidden text that is kept for assessment. */
const MAX_HIDDEN_CHARACTERS = 100_000;

/**
 * Returns the text that programs read but readers do not see, for the assessment of the risk: hidden text of the HTML,
 * comments, a text part that differs from the HTML, and runs of tag characters or variation selectors unchanged.
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

/** Flags of regions and Han characters use up to six in a row. */
const SMUGGLED = /(?:[\u{e0000}-\u{e0fff}]|[\ufe00-\ufe0d]){7,}/gu;

function smuggled(text: string): string {
  return text.match(SMUGGLED)?.join('\n') ?? '';
}
