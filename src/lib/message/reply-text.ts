import {
  attributionOfMarked,
  attributionOfUnmarked,
  beginsUnmarkedQuote,
  hasAttribution,
} from './reply/attribution.ts';
import { isOfDevice } from './reply/devices.ts';
import { FORWARDED, isHeaderBlock, ORIGINAL } from './reply/header-block.ts';
import { knownQuotations, type Quotable } from './reply/known-quotations.ts';
import { beginsQuotation, headsOf, isBetweenHyphens, isQuoted, isReplySubject } from './reply/lines.ts';

/**
 * Extraction of the newly written part of a mail, without quotations and signature. No standard describes these: the
 * rules follow the habits of common mail programs. Reads only the beginning of each line, a bounded number of times;
 * see docs/decisions/0009-reply-text.md.
 */

/** The maximum number of lines of a signature after a bare `--`, and of the footer of a mailing list. */
const FOOTER_LINES = 12;

const FORWARDING_SUBJECT = /^(?:fwd?|wg|tr|rv|enc|i|doorst|vb|pd|转发|轉寄|転送|전달)\s*[:：]/i;

/** The beginning of a signature without a delimiter, or of the footer of a mailing list. */
const RULE = /^(?:--|—|[-_=*]{10,})$/;
/** A line of a program's output, such as of CMake, which has bare hyphens between such lines too. */
const OUTPUT = /^--\s+\S/;
const FOOTER = /mailing list|unsubscribe|abmelden|désinscri|https?:\/\//i;

/**
 * Returns the new part of a text; the whole text of forwarded mail, or if nothing else would remain.
 * `quotable` is what the conversation has before it.
 */
export function newText(text: string, subject: string, quotable?: Quotable): string {
  if (FORWARDING_SUBJECT.test(subject)) return text;
  const lines = text.replaceAll('\r', '').split('\n');
  const heads = headsOf(lines);
  const isAnswer = isReplySubject(subject);
  // In a mail that answers nothing, marked lines are the writer's own words, such as an indented paragraph.
  const hasQuotations = isAnswer || hasAttribution(heads);

  /** The positions of the new lines. */
  let kept: number[] = [];
  for (let i = 0; i < lines.length; i++) {
    const head = heads[i]!;
    if (hasQuotations && isQuoted(head)) {
      if (beginsQuotation(heads, i)) dropLast(kept, attributionOfMarked(heads, i));
      continue;
    }
    if (FORWARDED.test(head)) return text;
    kept.push(i);
    if (ORIGINAL.test(head) || isHeaderBlock(heads, i, subject)) {
      kept.pop();
      dropTextBetweenHyphens(heads, kept);
      break;
    }
    const unmarked = beginsUnmarkedQuote(heads, i) ? attributionOfUnmarked(heads, i + 1, isAnswer) : 0;
    if (unmarked > 0 && hasText(heads, kept.slice(0, -unmarked))) {
      dropLast(kept, unmarked);
      break;
    }
  }
  if (quotable) {
    const quoted = knownQuotations(lines, quotable);
    const unquoted = kept.filter((i) => !quoted.has(i));
    if (hasText(heads, unquoted)) kept = unquoted;
    else if (quoted.size > 0)
      return newText(lines.filter((_, i) => !quoted.has(i)).join('\n'), subject) || text;
  }
  const end = endOfText(lines, heads, kept);
  const rest = kept
    .slice(0, end)
    .map((i) => lines[i])
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return rest || text;
}

function hasText(heads: string[], places: number[]): boolean {
  return places.some((i) => heads[i] !== '');
}

function dropLast(kept: number[], count: number): void {
  kept.length -= count;
}

/** Drops the lines between hyphens above a quoted message, and blank lines. */
function dropTextBetweenHyphens(heads: string[], kept: number[]): void {
  const isEmpty = (head: string) => head === '' || isBetweenHyphens(head);
  while (kept.length > 0 && isEmpty(heads[kept.at(-1)!]!)) kept.pop();
}

/** Returns the number of kept lines before the signature and the footer. */
function endOfText(lines: string[], heads: string[], kept: number[]): number {
  let end = kept.length;
  const isBlank = (place: number) => heads[kept[place]!] === '';
  const trimmed = () => {
    while (end > 0 && isBlank(end - 1)) end--;
  };

  // RFC 3676 4.3: the line before a signature is two hyphens and a space.
  const delimiter = kept.findIndex(
    (i, place) =>
      lines[i] === '-- ' &&
      hasText(heads, kept.slice(0, Math.min(place, 50))) &&
      !OUTPUT.test(heads[kept[place + 1] ?? i]!),
  );
  if (delimiter > 0) end = delimiter;
  trimmed();
  for (let place = end - 1; place > 0 && place >= end - FOOTER_LINES; place--) {
    const head = heads[kept[place]!]!;
    const below = kept.slice(place + 1, end).map((i) => heads[i]!);
    const isFooter = head.length > 4 ? below.length === 0 || below.some((line) => FOOTER.test(line)) : true;
    if (RULE.test(head) && isFooter && !OUTPUT.test(below[0] ?? '')) end = place;
  }
  trimmed();
  for (let device = 0; device < 2 && end > 1 && isOfDevice(heads[kept[end - 1]!]!); device++) {
    end--;
    trimmed();
  }
  return end;
}
