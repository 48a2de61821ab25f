/**
 * Detects HTML that would block a browser for minutes, or crash the page. The limits are far above real mail (1,401
 * tags, 64 deep), and each bounds an effect observed in Chromium.
 */

/** In characters: the API's own limit. */
const MOST_CHARACTERS = 2_000_000;
/** Nested inline blocks overflow the layout's stack from about 250 on, and parsing takes quadratic time. */
const MOST_DEPTH = 120;
/** The sum of all tags' depths: unclosed formats are repeated in every block below them. */
const MOST_DEPTH_IN_ALL = 200_000;
/** Characters outside of tags. */
const MOST_TEXT = 200_000;
/** Characters per paragraph: alternating directions or scripts make its layout quadratic. */
const MOST_PARAGRAPH = 20_000;
/** Rows times columns of all tables, including cells that span rows and columns. */
const MOST_CELLS = 500_000;

const TAG = /<(?:(\/?)([a-z][^\s<>/]*)[^<>]*(>?)|[!?])/gi;
const EMPTY = new Set('area base col embed hr img input link meta param source track wbr br'.split(' '));
const INLINE = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/**
 * Returns whether HTML is too heavy to parse and lay out, in linear time. Exact for sanitized HTML, where every tag is
 * closed and "<" only starts tags; anything else counts as an unclosed tag.
 */
export function isTooHeavy(html: string): boolean {
  if (html.length > MOST_CHARACTERS) return true;
  const open: string[] = [];
  let depths = 0;
  let text = 0;
  let paragraph = 0;
  let last = 0;
  for (const found of html.matchAll(TAG)) {
    const [whole, slash, written = '', end] = found;
    const name = written.toLowerCase();
    const length = html.slice(last, found.index).trim().length;
    last = found.index + whole.length;
    text += length;
    paragraph += length;
    if (paragraph > MOST_PARAGRAPH) return true;
    if (!INLINE.has(name)) paragraph = 0;
    if (slash && end && open.at(-1) === name) {
      open.pop();
      continue;
    }
    depths += open.length + 1;
    if (!slash && !(end && EMPTY.has(name))) open.push(end ? name : '');
    if (open.length > MOST_DEPTH || depths > MOST_DEPTH_IN_ALL || text > MOST_TEXT) return true;
  }
  const rest = html.length - last;
  return paragraph + rest > MOST_PARAGRAPH || text + rest > MOST_TEXT;
}

/** Returns whether tables have too many cells to lay out: two attributes can create a thousand. */
export function hasHeavyTables(body: HTMLElement): boolean {
  let cells = 0;
  for (const table of body.querySelectorAll('table')) {
    let widest = 0;
    let spanning = 0;
    for (const row of table.rows) {
      let width = 0;
      for (const cell of row.cells) {
        width += cell.colSpan;
        if (cell.rowSpan !== 1) spanning += cell.colSpan;
      }
      widest = Math.max(widest, width);
    }
    cells += table.rows.length * (widest + spanning);
    if (cells > MOST_CELLS) return true;
  }
  return false;
}
