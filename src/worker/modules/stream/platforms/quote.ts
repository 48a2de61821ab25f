/** The maximum number of characters of a platform's text that are shown. */
const MAX_QUOTE = 200;
/** A run of letters and digits of this length may be a token. */
const TOKEN_LIKE = /[A-Za-z0-9_%=+/.-]{40,}/g;
/** Control characters, line breaks, and those that change the text direction. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\s]+/gu;

/**
 * Quotes a platform's text at the end of a message: ` It says: “…”`, or returns ''. Leaves out values of `secret` and
 * anything like a token.
 */
export function quote(text: unknown, secret: unknown): string {
  if (typeof text !== 'string') return '';
  let clean = text.slice(0, 5000);
  for (const value of secretsIn(secret)) clean = clean.replaceAll(value, '…');
  const line = oneLine(clean.replace(TOKEN_LIKE, '…'), MAX_QUOTE);
  return line === '' ? '' : ` It says: “${line}”`;
}

/** Removes invisible characters and truncates to this many characters. */
export function oneLine(text: string, maxLength: number): string {
  const characters = [...text.replace(UNSEEN, ' ').trim()];
  const isShort = characters.length <= maxLength;
  return isShort ? characters.join('') : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** Returns the secret's texts, raw and URL-encoded. */
function secretsIn(secret: unknown): string[] {
  if (typeof secret !== 'object' || secret === null) return [];
  return Object.values(secret)
    .filter((value): value is string => typeof value === 'string' && value.length >= 8)
    .flatMap((value) => [value, encodeURIComponent(value)])
    .sort((a, b) => b.length - a.length);
}
