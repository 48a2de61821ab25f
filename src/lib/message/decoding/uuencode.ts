export interface EncodedFile {
  name: string;
  content: Uint8Array;
}

const BEGIN = /^begin 0?[0-7]{3} (\S.{0,254})$/;
const LOST_SPACES = 8;

/** Separates a text from the uuencoded files in it (`begin 644 name` … `end`). */
export function takeUuencoded(text: string): { text: string; files: EncodedFile[] } {
  const files: EncodedFile[] = [];
  if (!text.startsWith('begin ') && !text.includes('\nbegin ')) return { text, files };
  const lines = text.split(/\r?\n/);
  const rest: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const name = BEGIN.exec(lines[i]!.slice(0, 300))?.[1]?.trim();
    const file = name === undefined ? null : readFile(lines, i + 1);
    if (name === undefined || file === null) {
      rest.push(lines[i]!);
      continue;
    }
    files.push({ name, content: file.content });
    i = file.end;
  }
  return { text: files.length > 0 ? rest.join('\n') : text, files };
}

/**
 * Returns the file whose data begin at a line, and the position of its `end`; null if it is not a file. A line that
 * begins another file is not data, so no line is read twice.
 */
function readFile(lines: string[], from: number): { content: Uint8Array; end: number } | null {
  let [size, end] = [0, from];
  for (; end < lines.length && lines[end]!.trimEnd() !== 'end'; end++) {
    const count = bytesIn(lines[end]!);
    if (count === null) return null;
    size += count;
  }
  if (end === lines.length) return null;
  const content = new Uint8Array(size);
  let at = 0;
  for (const line of lines.slice(from, end)) at = decodeLine(line, content, at);
  return { content, end };
}

/** Returns the number of bytes that a line encodes; null if it is not an encoded line. */
function bytesIn(line: string): number | null {
  // The last line encodes nothing: a backtick, or a space that transport may have removed.
  if (line.trimEnd() === '') return 0;
  const count = (line.charCodeAt(0) - 32) & 63;
  const length = 1 + Math.ceil(count / 3) * 4;
  // Some encoders add a checksum. Transport may have removed spaces at the end, which encode zeros.
  if (line.length > length + 1 || line.length < length - LOST_SPACES) return null;
  for (let i = 0; i < line.length; i++) {
    const code = line.charCodeAt(i);
    if (code < 0x20 || code > 0x60) return null;
  }
  return count;
}

/** Writes the bytes of a line to `content`, and returns the position after them. */
function decodeLine(line: string, content: Uint8Array, start: number): number {
  const end = start + (bytesIn(line) ?? 0);
  const value = (at: number) => ((at < line.length ? line.charCodeAt(at) : 32) - 32) & 63;
  for (let [i, at] = [1, start]; at < end; i += 4) {
    const group = (value(i) << 18) | (value(i + 1) << 12) | (value(i + 2) << 6) | value(i + 3);
    for (const byte of [group >> 16, group >> 8, group]) {
      if (at < end) content[at++] = byte & 255;
    }
  }
  return end;
}
