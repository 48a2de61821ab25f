/** The maximum of characters to read: more than any mail quotes. */
const MAX_READ = 1000;

/** A full stop, and characters that look like one or count as one in a host name. */
const DOT = '[.\u3002\u06D4\u0701\u0702\uA4F8]';

/** A word that a mail program could turn into a link: an address, a host name with or without a scheme, a share. */
const LINK = new RegExp(
  `@|//|\\\\\\\\|(?<!^|${DOT})${DOT}\\p{L}[\\p{L}\\p{M}\\p{N}-]|\\d(?:${DOT}\\d+){3}`,
  'u',
);

/**
 * Converts text by users to the form that the service's own mail may quote: one line of at most `maxLength` characters,
 * without addresses, links and invisible characters. Readers trust a mail from the service, and so all of its text.
 * Empty if nothing else remains.
 */
export function plainWords(text: string, maxLength: number): string {
  const words = text
    .slice(0, MAX_READ)
    // Compatibility forms first: a mail program treats a full-width dot or slash like a plain one.
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .split(' ')
    .filter((word) => word !== '' && !LINK.test(word));
  // A space after each colon, so that no word is a URL with a scheme, such as tel:+49900.
  const line = words.join(' ').replace(/(?<=\p{L}):(?=\S)/gu, ': ');
  return [...line].slice(0, maxLength).join('').trim();
}
