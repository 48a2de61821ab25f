/** A message as the tree of parts that IMAP numbers and describes (RFC 3501 6.4.5, RFC 2045). Texts are latin1, a character a byte. */
export interface Part {
  /** With the empty line that ends it. */
  header: Buffer;
  body: Buffer;
  /** In upper case. */
  type: string;
  subtype: string;
  params: Param[];
  /** Of a multipart; others have none. */
  parts: Part[];
  /** What a message/rfc822 part encloses. */
  enclosed: Part | null;
}

export type Param = [name: string, value: string];

/** Parts within parts and parts beside each other that are looked at: more of them are described as one. */
const DEPTH_LIMIT = 20;
const PARTS_LIMIT = 1_000;
const FIELD_LIMIT = 16 * 1024;

/** Reads a message, however broken; its parts are views of `raw`. */
export function readPart(raw: Buffer, inDigest = false, depth = 0): Part {
  const { header, body } = split(raw);
  const { value, params } = withParams(
    field(header, 'content-type') ?? (inDigest ? 'message/rfc822' : 'text/plain'),
  );
  const [, type = 'TEXT', subtype = 'PLAIN'] = /^([\w!#$&^.+-]+)\/([\w!#$&^.+-]+)$/.exec(value) ?? [];
  const leaf: Part = { header, body, type, subtype, params, parts: [], enclosed: null };
  if (type === 'MULTIPART') {
    const boundary = params.find(([name]) => name === 'BOUNDARY')?.[1];
    if (!boundary || depth >= DEPTH_LIMIT) return { ...leaf, type: 'APPLICATION', subtype: 'OCTET-STREAM' };
    const parts = bodiesBetween(body, boundary).map((part) =>
      readPart(part, subtype === 'DIGEST', depth + 1),
    );
    // The grammar has no multipart without parts.
    return { ...leaf, parts: parts.length > 0 ? parts : [readPart(Buffer.alloc(0))] };
  }
  if (type === 'MESSAGE' && subtype === 'RFC822' && depth < DEPTH_LIMIT) {
    return { ...leaf, enclosed: readPart(body, false, depth + 1) };
  }
  return leaf;
}

/** The part with a number such as 2.1, or null. A message that is no multipart is its own part 1. */
export function partAt(message: Part, numbers: number[]): Part | null {
  let at = message;
  let container: Part | null = message;
  for (const number of numbers) {
    if (!container) return null;
    const part: Part | undefined =
      container.parts.length > 0 ? container.parts[number - 1] : [container][number - 1];
    if (!part) return null;
    at = part;
    container = part.parts.length > 0 ? part : part.enclosed;
  }
  return at;
}

/** The header with the empty line that ends it, and what follows. */
export function split(raw: Buffer): { header: Buffer; body: Buffer } {
  const empty = ['\r\n', '\n'].find((end) => raw.subarray(0, end.length).toString('latin1') === end);
  const ends = ['\r\n\r\n', '\n\n'].map((end) => ({ at: raw.indexOf(end), length: end.length }));
  const first = empty
    ? { at: 0, length: empty.length }
    : ends.filter((end) => end.at >= 0).sort((a, b) => a.at - b.at)[0];
  const bodyAt = first ? first.at + first.length : raw.length;
  return { header: raw.subarray(0, bodyAt), body: raw.subarray(bodyAt) };
}

/** The fields of a header as they stand, each with its folded lines. */
export function fields(header: Buffer): string[] {
  return header.toString('latin1').split(/(?<=\n)(?![ \t])/);
}

/** The first field of this name (in lower case) in one line, or null. */
export function field(header: Buffer, name: string): string | null {
  const found = fields(header).find((line) => {
    const colon = line.indexOf(':');
    return colon > 0 && line.slice(0, colon).trimEnd().toLowerCase() === name;
  });
  if (found === undefined) return null;
  return found
    .slice(found.indexOf(':') + 1, FIELD_LIMIT)
    .replace(/\r?\n/g, '')
    .trim();
}

/** A value such as `attachment; filename="a b.txt"`: what is before the parameters and the names of these in upper case. */
export function withParams(text: string): { value: string; params: Param[] } {
  const [value = ''] = text.split(';', 1);
  const pattern = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/gy;
  const params: Param[] = [];
  pattern.lastIndex = value.length;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [all, name = '', quoted, plain = ''] = found;
    params.push([name.toUpperCase(), quoted === undefined ? plain : quoted.replace(/\\(.)/g, '$1')]);
    pattern.lastIndex = text.indexOf(';', found.index + all.length);
    if (pattern.lastIndex < 0) break;
  }
  return { value: value.trim().toUpperCase(), params };
}

/** What stands between the lines of a boundary (RFC 2046 5.1.1); the line end before such a line belongs to it. */
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
