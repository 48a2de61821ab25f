import ICAL from 'ical.js';
import { cleanText } from '../property.ts';

/** RFC 5545, 3.1: without the end of the line. */
const MAX_OCTETS = 75;

export type Parameters = Record<string, string | string[] | null>;

/** A line whose value is text: what would end a line or a value is escaped, and control characters are dropped. */
export function textLine(name: string, text: string): string {
  // By a name that ical.js knows: to others it adds their type. It folds at 76 octets, so it does not fold here.
  const line = ICAL.stringify.property(
    ['comment', {}, 'text', cleanText(text) ?? ''],
    ICAL.design.icalendar,
    true,
  );
  return name + line.slice('COMMENT'.length);
}

/** A line with parameters, without those that are null or empty, and a value that needs no escapes. */
export function plainLine(name: string, parameters: Parameters, value: string): string {
  const given: Record<string, string | string[]> = {};
  for (const [key, each] of Object.entries(parameters)) {
    const values = [each ?? []].flat().flatMap((one) => cleanText(one) ?? []);
    if (values.length > 0) given[key] = Array.isArray(each) ? values : values[0]!;
  }
  // Of a name that ical.js knows it would change the value.
  const line = ICAL.stringify.property(['x', given, 'unknown', ''], ICAL.design.icalendar, true);
  return `${name}${line.slice(1)}${value.replaceAll(/[\r\n]+/g, '')}`;
}

/** Text with CRLF at the end of lines of at most 75 octets, which break between characters. */
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

/** The length of a character in UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
