/** Parses an answer. Supports the little Markdown that models write; everything else is plain text. */

export type Inline =
  | { kind: 'text' | 'bold' | 'italic' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'citation'; emailId: number };

export type Block =
  | { kind: 'paragraph' | 'heading'; inlines: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string };

const LIST = /^\s{0,8}(?:[-*•]|(\d{1,4})[.)])\s(.*)$/;
const HEADING = /^#{1,6}\s(.*)$/;
const FENCE = /^\s*```/;

/** Returns the blocks of an answer, even of an unfinished one. */
export function parseAnswer(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  let paragraph: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', inlines: parseInlines(paragraph.join('\n')) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const [, number, entry] = LIST.exec(line) ?? [];
    const item = entry?.trim();
    const heading = HEADING.exec(line)?.[1]?.trim();
    if (FENCE.test(line)) {
      flush();
      const end = lines.findIndex((each, index) => index > at && FENCE.test(each));
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end < 0 ? undefined : end).join('\n') });
      at = end < 0 ? lines.length : end;
    } else if (item !== undefined) {
      flush();
      const isOrdered = number !== undefined;
      const last = blocks.at(-1);
      const inlines = parseInlines(item);
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(inlines);
      else blocks.push({ kind: 'list', isOrdered, items: [inlines] });
    } else if (heading !== undefined) {
      flush();
      blocks.push({ kind: 'heading', inlines: parseInlines(heading) });
    } else if (line.trim() === '') flush();
    else paragraph.push(line);
  }
  flush();
  return blocks;
}

/** Each alternative begins with a different character, which avoids backtracking. */
const INLINE =
  /\[#(\d{1,16})\]|\[([^[\]\n]{1,300})\]\((https?:\/\/[^\s()<>]{1,1000}|mailto:[^\s()<>]{1,300})\)|\*\*([^*\n]{1,1000})\*\*|\*([^*\s][^*\n]{0,500})\*|`([^`\n]{1,500})`|(https?:\/\/[^\s<>"']{1,1000})/g;

function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, emailId, label, address, bold, italic, code, bare] = match;
    if (match.index > from) inlines.push({ kind: 'text', text: text.slice(from, match.index) });
    from = match.index + whole.length;
    if (emailId !== undefined) inlines.push({ kind: 'citation', emailId: Number(emailId) });
    else if (label !== undefined) inlines.push({ kind: 'link', text: label, href: address! });
    else if (bold !== undefined) inlines.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) inlines.push({ kind: 'italic', text: italic });
    else if (code !== undefined) inlines.push({ kind: 'code', text: code });
    else {
      const href = withoutEnd(bare!);
      inlines.push({ kind: 'link', text: href, href });
      from -= bare!.length - href.length;
    }
  }
  if (from < text.length) inlines.push({ kind: 'text', text: text.slice(from) });
  return inlines;
}

/** Returns the ids of the mails that a text cites, in the order of their first citation. */
export const citedIn = (text: string): number[] => [
  ...new Set(Array.from(text.matchAll(/\[#(\d{1,16})\]/g), ([, id]) => Number(id))),
];

const MARKS = '.,;:!?)]';

/** Removes the sentence's punctuation from the end of a URL. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && MARKS.includes(address[end - 1]!)) end--;
  return address.slice(0, end);
}
