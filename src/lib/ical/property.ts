import ICAL from 'ical.js';
import { Refused } from '../recurrence/refused.ts';
import { MAX_PARAMETERS } from './limits.ts';

/** A content line (RFC 5545, 3.1). */
export interface Property {
  /** In capitals. */
  name: string;
  /** By lower-case name. */
  parameters: Record<string, string | string[]>;
  /** The raw value, with its escapes. */
  value: string;
}

/** Reads the lines with one of the names. Throws `Refused` if one of them is malformed. */
export function readProperties(lines: string[], names: ReadonlySet<string>): Property[] {
  return lines.filter((line) => names.has(nameOf(line))).map(readProperty);
}

/** Returns the name of a line in capitals. */
export function nameOf(line: string): string {
  const end = line.search(/[;:]/);
  return line
    .slice(0, end < 0 ? 0 : Math.min(end, 100))
    .trim()
    .toUpperCase();
}

function readProperty(line: string): Property {
  const name = nameOf(line);
  const colon = valueStart(line);
  if (colon < 0 || colon > MAX_PARAMETERS) throw new Refused(`Its line ${name} is broken.`);
  return {
    name,
    parameters: readParameters(line.slice(0, colon), name),
    value: line.slice(colon + 1).trim(),
  };
}

/** Returns the position of the first colon outside quotes, or -1. */
function valueStart(line: string): number {
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (line[index] === ':' && !isQuoted) return index;
  }
  return -1;
}

function readParameters(head: string, name: string): Property['parameters'] {
  const semicolon = head.indexOf(';');
  if (semicolon < 0) return {};
  try {
    // Without a type and under an unknown name, so that ical.js does not parse the value.
    const parameters = head.slice(semicolon).replaceAll(/;value=/gi, ';x-value=');
    return ICAL.parse.property(`X-${parameters}:`)[1];
  } catch (error) {
    if (error instanceof ICAL.parse.ParserError) throw new Refused(`Its line ${name} is broken.`);
    throw error;
  }
}

/** Returns a single-valued parameter, or null. */
export function parameterOf({ parameters }: Property, name: string): string | null {
  const value = parameters[name];
  const one = Array.isArray(value) ? value[0] : value;
  return one === undefined || one === '' ? null : one;
}

/** Returns all values of a parameter. */
export function parametersOf({ parameters }: Property, name: string): string[] {
  return [parameters[name] ?? []].flat();
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
