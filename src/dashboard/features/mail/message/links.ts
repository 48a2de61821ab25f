/** Matches URLs and email addresses in plain text, up to a realistic length. */
// slow expression: every repetition is bounded, and the alternatives begin differently
const LINK = /\b(?:https?:\/\/[^\s<>"'`\p{Cc}]{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/giu;
/** Punctuation that ends a sentence or closes a bracket around a URL. */
const CLOSING = /[.,;:!?)\]}»”’*_]$/;

export interface Piece {
  text: string;
  /** The link target; missing for plain text. */
  href?: string;
}

/** Removes the sentence's punctuation. A closing bracket stays if it was opened inside. */
function trimmed(found: string): string {
  let address = found;
  while (CLOSING.test(address)) {
    if (address.endsWith(')') && address.split('(').length === address.split(')').length) break;
    address = address.slice(0, -1);
  }
  return address;
}

/** Splits plain text into pieces, some of which are links: http, https and mailto only. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const address = trimmed(match[0]);
    const isWeb = /^https?:/i.test(address);
    if (isWeb && !URL.canParse(address)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: address, href: isWeb ? address : `mailto:${address}` });
    end = match.index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The maximum length of a block of text: a browser's layout time is quadratic in it. */
const MOST_BLOCK = 5000;

/**
 * Splits text into blocks after a line, after a word of a longer line, or inside a longer word. The line break or space
 * at the split is in no block.
 */
export function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let from = 0;
  while (text.length - from > MOST_BLOCK) {
    const part = text.slice(from, from + MOST_BLOCK);
    const line = part.lastIndexOf('\n');
    const end = line > 0 ? line : part.lastIndexOf(' ');
    // Never splits a surrogate pair.
    const block = end > 0 ? part.slice(0, end) : part.replace(/[\uD800-\uDBFF]$/, '');
    blocks.push(block);
    from += block.length + (end > 0 ? 1 : 0);
  }
  blocks.push(text.slice(from));
  return blocks;
}
