/**
 * A message as the tree of parts that IMAP numbers and describes (RFC 3501, section 6.4.5; RFC 2045). Strings are
 * latin1: one character per byte.
 */
export interface Part {
  /** Includes the empty line at its end. */
  header: Buffer;
  body: Buffer;
  /** In upper case. */
  type: string;
  subtype: string;
  params: Param[];
  /** The parts of a multipart; empty for other types. */
  parts: Part[];
  /** The message inside a message/rfc822 part; null for other types. */
  message: Part | null;
}

export type Param = [name: string, value: string];

/** Limits of nesting and of parts per multipart. Anything beyond them is described as a single part. */
const DEPTH_LIMIT = 20;
const PARTS_LIMIT = 1_000;
const FIELD_LIMIT = 16 * 1024;

/** Reads a message, even a malformed one. Its parts are views of `raw`. */
export function readPart(raw: Buffer, inDigest = false, depth = 0): Part {
  const { header, body } = split(raw);
  const { value, params } = parseParams(
    field(header, 'content-type') ?? (inDigest ? 'message/rfc822' : 'text/plain'),
  );
  const [, type = 'TEXT', subtype = 'PLAIN'] = /^([\w!#$&^.+-]+)\/([\w!#$&^.+-]+)$/.exec(value) ?? [];
  const leaf: Part = { header, body, type, subtype, params, parts: [], message: null };
  if (type === 'MULTIPART') {
    const boundary = params.find(([name]) => name === 'BOUNDARY')?.[1];
    if (!boundary || depth >= DEPTH_LIMIT) return { ...leaf, type: 'APPLICATION', subtype: 'OCTET-STREAM' };
    const parts = bodiesBetween(body, boundary).map((part) =>
      readPart(part, subtype === 'DIGEST', depth + 1),
    );
    // The grammar does not allow a multipart without parts.
    return { ...leaf, parts: parts.length > 0 ? parts : [readPart(Buffer.alloc(0))] };
  }
  if (type === 'MESSAGE' && subtype === 'RFC822' && depth < DEPTH_LIMIT) {
    return { ...leaf, message: readPart(body, false, depth + 1) };
  }
  return leaf;
}

/** Returns the part with a number such as 2.1, or null. A message that is not a multipart is its own part 1. */
export function partAt(message: Part, numbers: number[]): Part | null {
  let at = message;
  let container: Part | null = message;
  for (const number of numbers) {
    if (!container) return null;
    const part: Part | undefined =
      container.parts.length > 0 ? container.parts[number - 1] : [container][number - 1];
    if (!part) return null;
    at = part;
    container = part.parts.length > 0 ? part : part.message;
  }
  return at;
}

/** Splits a message into its header, including the empty line at its end, and its body. */
export function split(raw: Buffer): { header: Buffer; body: Buffer } {
  const empty = ['\r\n', '\n'].find((end) => raw.subarray(0, end.length).toString('latin1') === end);
  const ends = ['\r\n\r\n', '\n\n'].map((end) => ({ at: raw.indexOf(end), length: end.length }));
  const first = empty
    ? { at: 0, length: empty.length }
    : ends.filter((end) => end.at >= 0).sort((a, b) => a.at - b.at)[0];
  const bodyAt = first ? first.at + first.length : raw.length;
  return { header: raw.subarray(0, bodyAt), body: raw.subarray(bodyAt) };
}

/** Returns the raw fields of a header, each with its folded lines. */
export function fields(header: Buffer): string[] {
  return header.toString('latin1').split(/(?<=\n)(?![ \t])/);
}

/** Returns the unfolded value of the first field with this name (in lower case), or null. */
export function field(header: Buffer, name: string): string | null {
  const match = fields(header).find((line) => {
    const colon = line.indexOf(':');
    return colon > 0 && line.slice(0, colon).trimEnd().toLowerCase() === name;
  });
  if (match === undefined) return null;
  return match
    .slice(match.indexOf(':') + 1, FIELD_LIMIT)
    .replace(/\r?\n/g, '')
    .trim();
}

/**
 * Parses a value such as `attachment; filename="a b.txt"`. Returns the value and the parameter names in upper case.
 */
export function parseParams(text: string): { value: string; params: Param[] } {
  const [value = ''] = text.split(';', 1);
  const pattern = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/gy;
  const params: Param[] = [];
  pattern.lastIndex = value.length;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [all, name = '', quotedValue, atom = ''] = match;
    params.push([name.toUpperCase(), quotedValue === undefined ? atom : quotedValue.replace(/\\(.)/g, '$1')]);
    pattern.lastIndex = text.indexOf(';', match.index + all.length);
    if (pattern.lastIndex < 0) break;
  }
  return { value: value.trim().toUpperCase(), params };
}

/**
 * Returns the bodies between boundary lines (RFC 2046, section 5.1.1). The line end before a boundary belongs to the
 * boundary.
 */
function bodiesBetween(body: Buffer, boundary: string): Buffer[] {
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  const bodies: Buffer[] = [];
  let start = -1;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    if (at > 0 && body[at - 1] !== 10) continue;
    const lineEnd = body.indexOf(10, at);
    const next = lineEnd < 0 ? body.length : lineEnd + 1;
    const rest = body.toString('latin1', at + mark.length, next);
    if (!/^(?:--.*|[ \t\r\n]*)$/s.test(rest)) continue;
    if (start >= 0) bodies.push(body.subarray(start, Math.max(start, endBefore(body, at))));
    if (rest.startsWith('--')) return bodies;
    start = next;
    if (bodies.length === PARTS_LIMIT) break;
  }
  if (start >= 0) bodies.push(body.subarray(start));
  return bodies;
}

function endBefore(body: Buffer, at: number): number {
  return body[at - 2] === 13 ? at - 2 : at - 1;
}
