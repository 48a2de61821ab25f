/** More than is ever shown of one: what is behind it is not looked at. */
const MOST_READ = 1000;

/** A full stop, and what looks like one or is taken for one in a host name. */
const DOT = '[.\u3002\u06D4\u0701\u0702\uA4F8]';

/** A word that a mail program could make a link of: an address, a host name with or without a scheme, a share. */
const LINK = new RegExp(
  `@|//|\\\\\\\\|(?<!^|${DOT})${DOT}\\p{L}[\\p{L}\\p{M}\\p{N}-]|\\d(?:${DOT}\\d+){3}`,
  'u',
);

/**
 * What users wrote, as the service's own mail may quote it: one line of at most `most` characters, without addresses,
 * links and invisible characters. The mail comes from the service, so whoever reads it trusts what stands in it. Empty
 * when nothing else is left.
 */
export function plainWords(written: string, most: number): string {
  const words = written
    .slice(0, MOST_READ)
    // Compatibility forms first: a full-width dot or slash is one to a mail program too.
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .split(' ')
    .filter((word) => word !== '' && !LINK.test(word));
  // So that nothing is a scheme, as in tel:+49900.
  const line = words.join(' ').replace(/(?<=\p{L}):(?=\S)/gu, ': ');
  return [...line].slice(0, most).join('').trim();
}
