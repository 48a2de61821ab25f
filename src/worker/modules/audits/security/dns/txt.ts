/**
 * Returns the text of a TXT record: its concatenated strings. Resolvers return them in quotes, with escapes as in zone
 * files (RFC 1035, 5.1), or as plain text. Takes linear time.
 */
export function readTxt(data: string): string {
  if (!data.startsWith('"')) return data;
  const text: string[] = [];
  let isQuoted = false;
  for (let at = 0; at < data.length; at++) {
    const character = data[at]!;
    if (character === '"') {
      isQuoted = !isQuoted;
    } else if (isQuoted && character === '\\') {
      const code = data.slice(at + 1, at + 4);
      const isCode = /^\d{3}$/.test(code);
      text.push(isCode ? String.fromCharCode(Number(code)) : (data[at + 1] ?? ''));
      at += isCode ? 3 : 1;
    } else if (isQuoted) {
      text.push(character);
    }
  }
  return text.join('');
}

/** Returns the `name=value` pairs of a DMARC or DKIM record (RFC 6376, 3.2), names in lower case; the first counts. */
export function readTags(record: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const part of record.split(';')) {
    const [name = '', ...value] = part.split('=');
    const key = name.trim().toLowerCase();
    if (key !== '' && !tags.has(key)) tags.set(key, value.join('=').trim());
  }
  return tags;
}
