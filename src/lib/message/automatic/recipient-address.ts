/** An address in a text with other things around it. A source route before it (RFC 5321 4.1.1.3) is no part of it. */
const ADDRESS = /(?:"[^"@\s]{1,64}"|[^\s<>()[\],;:"@]{1,256})@(?:\[[\w.:]{2,60}\]|[^\s<>()[\],;:"@]{1,255})/;
/** A type such as `rfc822;`, which some servers write twice, or a scheme. */
const TYPES = /^(?:[\w-]{1,20} ?; ?){0,3}(?:(?:mailto|smtp): ?)?/i;
/** Letters of an address of the type `utf-8` (RFC 6533 3). */
const UTF8_LETTER = /\\x\{([\da-f]{2,6})\}/gi;
/** An address of another system in the form of one of the Internet, `+2E` for a dot ([MS-OXOABK], IMCEA). */
const ENCAPSULATED = /^"?imcea([a-z\d]{1,20})-(.+)@/i;

/** Returns the address of a person in the value of a recipient's field (RFC 3464 2.3), or null. */
export function recipientAddress(value: string | undefined): string | null {
  if (value === undefined) return null;
  const text = value.replace(TYPES, '').replace(UTF8_LETTER, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code > 0x20 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : whole;
  });
  const address = ADDRESS.exec(text)?.[0].replace(/^'|[.!']$/g, '') ?? null;
  const [, system, inner] = ENCAPSULATED.exec(address ?? '') ?? [];
  if (system === undefined) return address !== null && address.length <= 320 ? address : null;
  if (system.toLowerCase() !== 'smtp') return null;
  const decoded = inner!.replace(/\+([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /^imcea/i.test(decoded) ? null : recipientAddress(decoded);
}
