import { DomainError } from '../../../../lib/errors.ts';

/** A part of a multipart body (RFC 2046, section 5.1), as bytes of the body itself. */
export interface Part {
  /** The content type in lower case, without parameters; '' if the part has none. */
  type: string;
  encoding: string;
  content: Uint8Array;
}

const LF = 0x0a;
const CR = 0x0d;
const MAX_BOUNDARY_CHARACTERS = 70;
const MAX_PART_HEADER_BYTES = 16 * 1024;

/** Returns the boundary in a Content-Type, or null. */
export function boundaryOf(contentType: string): string | null {
  const parameter = contentType
    .split(';')
    .map((each) => each.trim())
    .find((each) => /^boundary=/i.test(each));
  const boundary = parameter?.slice('boundary='.length).replaceAll('"', '') ?? '';
  return boundary === '' || boundary.length > MAX_BOUNDARY_CHARACTERS ? null : boundary;
}

/** Splits a body into at most `max` + 1 parts. Throws `invalid`, MALFORMED_FORM, if its closing boundary is missing. */
export function partsOf(body: Uint8Array, boundary: string, max: number): Part[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  const parts: Part[] = [];
  let start = nextLine(bytes, delimiter, 0);
  for (;;) {
    if (start === -1) throw malformed();
    const after = start + delimiter.length;
    if (bytes[after] === 0x2d && bytes[after + 1] === 0x2d) return parts;
    const line = bytes.indexOf(LF, after);
    const end = nextLine(bytes, delimiter, line === -1 ? bytes.length : line);
    if (line === -1 || end === -1) throw malformed();
    if (parts.length > max) return parts;
    parts.push(partOf(bytes.subarray(line + 1, withoutBreak(bytes, end))));
    start = end;
  }
}

/** Returns the position of the next line that begins with the delimiter; -1 if there is none. */
function nextLine(bytes: Buffer, delimiter: Buffer, from: number): number {
  for (let at = bytes.indexOf(delimiter, from); at !== -1; at = bytes.indexOf(delimiter, at + 1)) {
    const after = bytes[at + delimiter.length];
    const isWhole =
      after === undefined ||
      after === CR ||
      after === LF ||
      after === 0x2d ||
      after === 0x20 ||
      after === 0x09;
    if (isWhole && (at === 0 || bytes[at - 1] === LF)) return at;
  }
  return -1;
}

/** Returns the end of a part: the line break before a delimiter belongs to the delimiter. */
function withoutBreak(bytes: Buffer, delimiterAt: number): number {
  const end = delimiterAt - 1;
  return bytes[end - 1] === CR ? end - 1 : end;
}

function partOf(bytes: Buffer): Part {
  const headers: string[] = [];
  let at = 0;
  while (at < bytes.length && at < MAX_PART_HEADER_BYTES) {
    const end = bytes.indexOf(LF, at);
    const line = bytes
      .subarray(at, end === -1 ? bytes.length : end)
      .toString('latin1')
      .replace(/\r$/, '');
    at = end === -1 ? bytes.length : end + 1;
    if (line === '') break;
    headers.push(line);
  }
  const fieldOf = (name: string) => {
    const header = headers.find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '';
    return header
      .slice(name.length + 1)
      .split(';')[0]!
      .trim()
      .toLowerCase();
  };
  return {
    type: fieldOf('content-type'),
    encoding: fieldOf('content-transfer-encoding'),
    content: bytes.subarray(at),
  };
}

function malformed(): DomainError {
  return new DomainError(
    'invalid',
    'MALFORMED_FORM',
    'The body does not have the parts that its Content-Type says: each begins with the boundary, and the last one ends with it.',
  );
}
