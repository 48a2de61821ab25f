/** Characters of a platform's text that are shown. */
const MAX_QUOTE = 200;
/** A run of letters and digits as long as this is no word, but may be a token. */
const TOKEN_LIKE = /[A-Za-z0-9_%=+/.-]{40,}/g;
/** Control characters, line breaks, and those that turn the direction of text. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\s]+/gu;

/**
 * A platform's own text as the end of a message: ` It says: “…”`, or nothing. What `secret` holds, and what looks like
 * a token, is left out.
 */
export function quote(text: unknown, secret: unknown): string {
  if (typeof text !== 'string') return '';
  let clean = text.slice(0, 5000);
  for (const value of secretsIn(secret)) clean = clean.replaceAll(value, '…');
  const line = oneLine(clean.replace(TOKEN_LIKE, '…'), MAX_QUOTE);
  return line === '' ? '' : ` It says: “${line}”`;
}

/** A text of a platform without what cannot be seen, cut to this many characters. */
export function oneLine(text: string, maxLength: number): string {
  const characters = [...text.replace(UNSEEN, ' ').trim()];
  const isShort = characters.length <= maxLength;
  return isShort ? characters.join('') : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** Its texts, as they are and as they stand in a URL. */
function secretsIn(secret: unknown): string[] {
  if (typeof secret !== 'object' || secret === null) return [];
  return Object.values(secret)
    .filter((value): value is string => typeof value === 'string' && value.length >= 8)
    .flatMap((value) => [value, encodeURIComponent(value)])
    .sort((a, b) => b.length - a.length);
}
