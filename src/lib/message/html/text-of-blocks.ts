import type { SelectorDefinition } from 'html-to-text';

/** Elements that begin a new line (HTML 15.3) and that html-to-text takes for inline ones. */
const BLOCKS = (
  'address caption center dd details dialog dir dl dt fieldset figcaption figure hgroup legend menu optgroup ' +
  'option plaintext search summary xmp'
).split(' ');

/** The name of an element around one that a style makes a block. */
export const BLOCK = 'block';
/** The name of an element that is a paragraph, as `pre` is, whose text is collapsed. */
export const PREFORMATTED = 'listing';

const block = (selector: string, lineBreaks = 1): SelectorDefinition => ({
  selector,
  format: 'block',
  options: { leadingLineBreaks: lineBreaks, trailingLineBreaks: lineBreaks },
});

export const BLOCK_SELECTORS: SelectorDefinition[] = [
  ...BLOCKS.map((selector) => block(selector)),
  block(BLOCK),
  block(PREFORMATTED, 2),
  block('li'),
  // The formatter of a list puts its items on lines.
  { selector: 'ul > li', format: 'inline' },
  { selector: 'ol > li', format: 'inline' },
];

/** The characters that stand for spaces and tabs which the conversion must not collapse. */
const KEPT_SPACE = '\u001d';
const KEPT_TAB = '\u001c';

/** Protects the spaces of a line that are more than one between words. */
export function keepSpaces(line: string): string {
  return line.replace(/^ +|[ \t]{2,}|\t/g, (run) =>
    run.replaceAll(' ', KEPT_SPACE).replaceAll('\t', KEPT_TAB),
  );
}

export function restoreSpaces(text: string): string {
  return text.replaceAll(KEPT_SPACE, ' ').replaceAll(KEPT_TAB, '\t');
}
