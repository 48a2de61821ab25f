import ICAL from 'ical.js';
import { cleanText } from '../property.ts';

/** RFC 5545, 3.1: without the line end. */
const MAX_OCTETS = 75;

export type Parameters = Record<string, string | string[] | null>;

/** Writes a line with a text value: escapes delimiters and removes control characters. */
export function textLine(name: string, text: string): string {
  // Uses a name known to ical.js, which adds the type to unknown ones. ical.js folds at 76 octets, so not here.
  const line = ICAL.stringify.property(
    ['comment', {}, 'text', cleanText(text) ?? ''],
    ICAL.design.icalendar,
    true,
  );
  return name + line.slice('COMMENT'.length);
}

/** Writes a line with its non-empty parameters and a value that needs no escapes. */
export function plainLine(name: string, parameters: Parameters, value: string): string {
  const given: Record<string, string | string[]> = {};
  for (const [key, each] of Object.entries(parameters)) {
    const values = [each ?? []].flat().flatMap((one) => cleanText(one) ?? []);
    if (values.length > 0) given[key] = Array.isArray(each) ? values : values[0]!;
  }
  // Under a known name, ical.js would change the value.
  const line = ICAL.stringify.property(['x', given, 'unknown', ''], ICAL.design.icalendar, true);
  return `${name}${line.slice(1)}${value.replaceAll(/[\r\n]+/g, '')}`;
}

/** Joins lines with CRLF, folded between characters to at most 75 octets. */
export function foldLines(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function fold(line: string): string {
  if (line.length * 3 <= MAX_OCTETS) return line;
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Returns the length of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
