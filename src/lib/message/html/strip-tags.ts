/** Elements whose content is not part of the text. */
const HIDDEN = ['script', 'style', 'title'];
/** Elements that do not begin a new line. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);
const NAMED: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/**
 * Converts HTML that a parser would take too long for: one line per block, without marks for links and lists. Takes
 * linear time for any input.
 */
export function stripTags(html: string): string {
  const [first = '', ...pieces] = html.replace(/\s+/g, ' ').split('<');
  const words = [first];
  let hidden: string | undefined;
  for (const piece of pieces) {
    const [, slash, tag] = /^(\/?)([a-z][a-z\d]{0,20})/i.exec(piece) ?? [];
    const name = tag?.toLowerCase();
    if (hidden !== undefined) {
      if (!slash || name !== hidden) continue;
      hidden = undefined;
    } else if (!slash && name !== undefined && HIDDEN.includes(name)) {
      hidden = name;
      continue;
    }
    if (!/^[a-z/!?]/i.test(piece)) {
      words.push('<', piece);
      continue;
    }
    const end = piece.indexOf('>');
    if (name === undefined || !INLINE.has(name)) words.push('\n');
    if (end >= 0) words.push(piece.slice(end + 1));
  }
  return words
    .join('')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, decode)
    .replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '))
    .trim();
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex!, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
