/** Parses recipients as people type and paste them. A recipient is `Name <address>` or an address. */

/** The addresses that the API accepts, including international ones (RFC 6531). */
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;
const MAX_ADDRESS_CHARACTERS = 254;
/** Of all kinds together. */
export const MAX_RECIPIENTS = 100;

/** Returns the address of a recipient, in lower case; the input itself if it is invalid. */
export function addressOf(recipient: string): string {
  const inBrackets = /<([^<>]*)>\s*$/.exec(recipient)?.[1];
  return (inBrackets ?? recipient).trim().toLowerCase();
}

/** Returns the name of a recipient, else its address. */
export function nameOf(recipient: string): string {
  const name = recipient.replace(/<[^<>]*>\s*$/, '').trim();
  return name.replace(/^"(.*)"$/, '$1').replaceAll(/\\(.)/g, '$1') || addressOf(recipient);
}

export function isAddress(recipient: string): boolean {
  const address = addressOf(recipient);
  return address.length <= MAX_ADDRESS_CHARACTERS && ADDRESS.test(address);
}

/** Returns `Name <address>`, with the name in quotation marks if RFC 5322 requires them. */
export function recipientOf(name: string, address: string): string {
  const plain = name.trim();
  if (!plain || plain.toLowerCase() === address.toLowerCase()) return address;
  const isAtom = /^[\p{L}\p{N}\p{M}!#$%&'*+\-/=?^_`{|}~ ]+$/u.test(plain);
  return `${isAtom ? plain : `"${plain.replaceAll(/["\\]/g, '\\$&')}"`} <${address}>`;
}

/** Splits a list at commas, semicolons or line breaks, or bare addresses at spaces. */
export function splitRecipients(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let isQuoted = false;
  let isEscaped = false;
  for (const character of text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, '\n')) {
    if (character === '"' && !isEscaped) isQuoted = !isQuoted;
    isEscaped = isQuoted && character === '\\' && !isEscaped;
    if (character === '\n' || (!isQuoted && /[,;]/.test(character))) {
      parts.push(part);
      part = '';
      isQuoted = false;
    } else part += character;
  }
  return [...parts, part]
    .map((each) => each.replace(/^mailto:/i, '').trim())
    .flatMap((each) => (each.split(/\s+/).every(isAddress) ? each.split(/\s+/) : [each]))
    .filter(Boolean);
}

/** Removes duplicate addresses, keeping the first name of each. */
export function unique(recipients: string[]): string[] {
  return [...new Map(recipients.toReversed().map((each) => [addressOf(each), each])).values()].reverse();
}

export function without(recipients: string[], others: string[]): string[] {
  const gone = new Set(others.map(addressOf));
  return recipients.filter((each) => !gone.has(addressOf(each)));
}
