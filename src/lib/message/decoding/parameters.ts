import { decodeText } from './charset.ts';

/** A parameter in the syntax of RFC 2231: its name, number, star of an encoded value, and value with or without quotes. */
const EXTENDED = /;\s*([\w-]{1,40})\*(?:(\d{1,3})(\*?))?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gs;

interface Section {
  number: number;
  isEncoded: boolean;
  value: string;
}

/**
 * Returns a Content-Type or Content-Disposition field with the parameters of RFC 2231 joined and decoded: postal-mime
 * does not know all charsets, and believes every label. Returns other fields as they are.
 */
export function joinParameters(field: string): string {
  if (!/^content-(?:type|disposition):/i.test(field) || !/\*\d{0,3}\*?\s{0,9}=/.test(field)) return field;
  const sections = new Map<string, Section[]>();
  const rest = field.replace(
    EXTENDED,
    (
      _,
      name: string,
      number: string | undefined,
      star: string,
      quoted: string | undefined,
      token: string,
    ) => {
      const section = {
        number: Number(number ?? 0),
        isEncoded: number === undefined || star !== '',
        value: quoted?.replace(/\\(.)/gs, '$1') ?? token.trim(),
      };
      const key = name.toLowerCase();
      const known = sections.get(key);
      if (known) known.push(section);
      else sections.set(key, [section]);
      return '';
    },
  );
  const joined = [...sections].map(([name, values]) => `; ${name}=${quote(join(values))}`).join('');
  // The first of two parameters with one name counts.
  const end = rest.indexOf(';');
  return end < 0 ? rest + joined : rest.slice(0, end) + joined + rest.slice(end);
}

function join(sections: Section[]): string {
  const sorted = sections.sort((a, b) => a.number - b.number);
  const charset = sorted[0]!.isEncoded ? /^([^']*)'[^']*'/.exec(sorted[0]!.value) : null;
  if (charset) sorted[0]!.value = sorted[0]!.value.slice(charset[0].length);
  let text = '';
  let encoded = '';
  const decode = () => {
    text += decodeText(Buffer.from(percentDecoded(encoded), 'latin1'), charset?.[1]);
    encoded = '';
  };
  for (const { isEncoded, value } of sorted) {
    // A character may be split over two encoded sections.
    if (isEncoded) encoded += value;
    else {
      decode();
      text += value;
    }
  }
  decode();
  return text;
}

/** Returns one character per byte of a percent-encoded text. */
function percentDecoded(text: string): string {
  const bytes = Buffer.from(text).toString('latin1');
  return bytes.replace(/%([\da-f]{2})/gi, (_found: string, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, ' ')}"`;
