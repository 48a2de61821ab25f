import ICAL from 'ical.js';
import { Refused } from '../recurrence/refused.ts';
import { MAX_PARAMETERS } from './limits.ts';

/** A content line (RFC 5545, 3.1). */
export interface Property {
  /** In capitals. */
  name: string;
  /** The raw values by lower-case name, with their quotes. */
  parameters: ReadonlyMap<string, string>;
  /** The raw value, with its escapes. */
  value: string;
}

/** A start of a date after a colon. */
const DATE_VALUE = /:(?=\s*\d{4}-?\d\d)/;
const PARAMETER = /;\s*([^\s=;:"]+)\s*=((?:"[^"]*"|[^";])*)/g;

/** Returns the name of a line in capitals. */
export function nameOf(line: string): string {
  const end = line.search(/[;:]/);
  return line
    .slice(0, end < 0 ? 100 : Math.min(end, 100))
    .trim()
    .toUpperCase();
}

/**
 * Reads a line as far as its meaning is plain, also with a quote that is not closed, or with a colon in the name of a
 * time zone that is not in quotes. Skips malformed parameters. Throws `Refused` if the line has no value.
 */
export function readProperty(line: string): Property {
  const name = nameOf(line);
  let [colon, hasQuotes] = [valueStart(line), true];
  if (colon < 0) [colon, hasQuotes] = [valueStartWithoutQuotes(line), false];
  if (colon < 0 || colon > MAX_PARAMETERS) throw new Refused(`Its line ${name} is broken.`);
  const head = line.slice(0, colon);
  const parameters = (hasQuotes ? head : head.replaceAll('"', '')).matchAll(PARAMETER);
  return {
    name,
    parameters: new Map([...parameters].reverse().map(([, key, value]) => [key!.toLowerCase(), value!])),
    value: line.slice(colon + 1).trim(),
  };
}

/** Returns the position of the colon before the value: the first one outside quotes, or that before a date. Or -1. */
function valueStart(line: string): number {
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (line[index] === ':' && !isQuoted) return startOfDate(line, index);
  }
  return -1;
}

/** Returns the position of the colon before a date, if the one at `index` is in the name of a time zone. */
function startOfDate(line: string, index: number): number {
  if (!/;\s*tzid\s*=[^;"]*$/i.test(line.slice(0, Math.min(index, MAX_PARAMETERS)))) return index;
  const date = line.slice(index, index + MAX_PARAMETERS).search(DATE_VALUE);
  return date < 0 ? index : index + date;
}

/** Returns the position of the colon before the value of a line whose quote is not closed, or -1. */
function valueStartWithoutQuotes(line: string): number {
  const address = line.toLowerCase().lastIndexOf(':mailto:');
  return address < 0 ? line.indexOf(':') : address;
}

/** Returns a single-valued parameter, or null. */
export function parameterOf({ parameters }: Property, name: string): string | null {
  return unquoted(parameters.get(name) ?? '') || null;
}

/** Returns all values of a parameter. */
export function parametersOf({ parameters }: Property, name: string): string[] {
  return [...(parameters.get(name) ?? '').matchAll(/(?:"[^"]*"|[^",])+/g)].map(([value]) => unquoted(value));
}

/** Removes quotes, and decodes what cannot stand in a parameter (RFC 6868). */
function unquoted(value: string): string {
  const decoded: Record<string, string> = { n: '\n', "'": '"', '^': '^' };
  return value
    .replaceAll('"', '')
    .replace(/\^([n'^])/g, (_, character: string) => decoded[character]!)
    .trim();
}

/** Unescapes a TEXT value and removes control characters. Null if nothing is left. */
export function textOf({ value }: Property): string | null {
  const text: unknown = ICAL.parse.property(`SUMMARY:${value}`)[3];
  return typeof text === 'string' ? cleanText(text) : null;
}

/** Removes control characters other than tabs and line ends. Null if nothing is left. */
export function cleanText(text: string): string | null {
  // All control characters (Cc) except tab and line end.
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .trim();
  return clean === '' ? null : clean;
}

/** Returns the text of the first line with a name, on one line; null if it is missing or malformed. */
export function firstText(lines: string[], name: string): string | null {
  const line = lines.find((each) => nameOf(each) === name);
  if (line === undefined) return null;
  try {
    return textOf(readProperty(line))?.replaceAll('\n', ' ') ?? null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
