const MAX_LINES = 1_000;
const SIGNED = '-----BEGIN PGP SIGNED MESSAGE-----';
const SIGNATURE = '-----BEGIN PGP SIGNATURE-----';

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):(\d\d)(?:\.\d+)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A part of the file, with its line from 1. */
interface Line {
  line: number;
  text: string;
}

/** Returns why a value is invalid, as the end of a sentence; null if it is valid. */
type Judge = (value: string, now: number) => string | null;
const FIELDS: Record<string, Judge> = {
  Acknowledgments: addressProblem,
  Canonical: addressProblem,
  Contact: (value) => addressProblem(value) && 'is no https:, mailto: or tel: address',
  Encryption: addressProblem,
  Expires: timeProblem,
  Hiring: addressProblem,
  Policy: addressProblem,
  'Preferred-Languages': languagesProblem,
};
const NAMES = new Map(Object.keys(FIELDS).map((name) => [name.toLowerCase(), name]));
const REQUIRED = ['Contact', 'Expires'];
const ONCE = ['Expires', 'Preferred-Languages'];

/**
 * Returns the problems in a security.txt (RFC 9116, 2.5 and 4), in the order of the file. Never throws; takes linear
 * time.
 */
export function problemsOf(text: string, now: number): string[] {
  const seen = new Set<string>();
  const problems: Line[] = [];
  for (const { line, text: written } of fieldsOf(text)) {
    const [, name = '', value = ''] = /^([!-9;-~]+):(.*)$/s.exec(written) ?? [];
    const known = NAMES.get(name.toLowerCase());
    const add = (problem: string | null) => problem !== null && problems.push({ line, text: problem });
    if (name === '') add(`“${written}” is no field such as “Contact: mailto:security@example.com”`);
    else if (!/^ ./s.test(value)) add(`${name}: a space and a value follow the colon (RFC 9116, 4)`);
    if (known === undefined) continue;
    if (seen.has(known) && ONCE.includes(known)) add(`${known} is repeated`);
    seen.add(known);
    const problem = FIELDS[known]!(value.trim(), now);
    add(problem && `${known}: ${value.trim()} ${problem}`);
  }
  return [
    ...REQUIRED.filter((name) => !seen.has(name)).map((name) => `${name} is missing`),
    ...problems.map(({ line, text: problem }) => `line ${line}: ${problem}`),
  ];
}

/** Returns the lines with fields, without comments and the surrounding signature (RFC 9116, 2.3). */
function fieldsOf(file: string): Line[] {
  const lines = file.split(/\r?\n/, MAX_LINES).map((text, at) => ({ line: at + 1, text: text.trimEnd() }));
  const isField = ({ text }: Line) => text !== '' && !text.startsWith('#');
  const first = lines.find(isField);
  if (first?.text !== SIGNED) return lines.filter(isField);
  // The headers of the signature end with an empty line. A line that begins with a dash has another one before it.
  const start = lines.findIndex(({ line, text }) => line > first.line && text === '');
  const end = lines.findIndex(({ text }) => text === SIGNATURE);
  return lines
    .slice(start, end === -1 ? undefined : end)
    .map(({ line, text }) => ({ line, text: text.replace(/^- /, '') }))
    .filter(isField);
}

/** Judges a URI (RFC 3986). A web address must begin with https: (RFC 9116, 2.5). */
function addressProblem(value: string): string | null {
  if (!/^[a-z][a-z\d+.-]*:[!#-;=?-[\]_a-z~]+$/i.test(value) || /%(?![\da-f]{2})/i.test(value))
    return 'is no URI';
  if (/^http:/i.test(value)) return 'begins with http:, not https:';
  return /^https:/i.test(value) && !/^https:\/\/[^/]/i.test(value) ? 'is no URI' : null;
}

function timeProblem(value: string, now: number): string | null {
  const time = readTime(value);
  if (time === null) return 'is no time such as 2030-12-31T23:59:59Z (RFC 3339)';
  return time <= now ? 'is over' : null;
}

/** Reads a time of RFC 3339, 5.6; null for anything else, and for a day or an hour that does not exist. */
function readTime(value: string): number | null {
  const [, minutes, second, zone] = TIME.exec(value.toUpperCase()) ?? [];
  if (minutes === undefined) return null;
  const isLeap = second === '60';
  const local = `${minutes}:${isLeap ? '59' : second}`;
  const inUtc = new Date(`${local}Z`);
  // A day or an hour that does not exist becomes the next one.
  if (Number.isNaN(inUtc.getTime()) || !inUtc.toISOString().startsWith(local)) return null;
  const time = Date.parse(local + zone);
  // A leap second is the last one of a month (RFC 3339, 5.7).
  const isLast = new Date(time + 1000).toISOString().endsWith('-01T00:00:00.000Z');
  return isLeap && !isLast ? null : time;
}

/** Judges a list of language tags (RFC 5646). */
function languagesProblem(value: string): string | null {
  const tags = value.split(',').map((tag) => tag.trim());
  try {
    Intl.getCanonicalLocales(tags);
    return null;
  } catch {
    return 'is no list of language tags such as “en, de” (RFC 5646)';
  }
}
