import type { Check } from '../../../../contract/audits/audits.ts';
import { type CheckInfo, toCheck, type Verdict } from '../checks/check.ts';
import type { Resource, Site } from '../site/site.ts';

const INFO: CheckInfo = {
  id: 'security-txt',
  title: 'A security.txt says whom to tell of weaknesses',
  weight: 0,
  source: 'https://www.rfc-editor.org/rfc/rfc9116',
};
const PATH = '/.well-known/security.txt';
const OLD_PATH = '/security.txt';
const MAX_BYTES = 32_768;
const MAX_LINES = 1_000;

/** Looks for the file in its current and former places, and judges it by RFC 9116. `now`: milliseconds since 1970. */
export async function checkSecurityTxt(site: Site, now: number): Promise<Check> {
  return toCheck(INFO, await findVerdict(site, now));
}

async function findVerdict(site: Site, now: number): Promise<Verdict> {
  const ask = (path: string) =>
    site.fetch(new URL(path, site.finalUrl).href, 'security_txt', { maxBytes: MAX_BYTES });
  const file = await ask(PATH);
  const failure = failureOf(file);
  if (failure !== null) return { result: 'not_measured', evidence: [failure] };
  if (isText(file)) return judgeSecurityTxt(file, now);
  const old = await ask(OLD_PATH);
  const shown = [file, old].map(({ status, url }) => `${status ?? 'no response'} ${url}`);
  const oldFailure = failureOf(old);
  if (oldFailure !== null) return { result: 'not_measured', evidence: [oldFailure] };
  return isText(old)
    ? { result: 'fail', evidence: [`the file belongs at ${PATH} (RFC 9116, 3)`, ...shown] }
    : { result: 'fail', evidence: ['there is no security.txt', ...shown] };
}

function failureOf({ url, status, error }: Resource): string | null {
  if (status === null) return `${url}: ${error?.message ?? 'no response'}`;
  return status === 429 || status >= 500 ? `${status} ${url}` : null;
}

/** Whether a response is text. Servers that respond with 200 to everything send pages. */
function isText({ status, headers }: Resource): boolean {
  return status === 200 && !/html/i.test(headers.get('content-type') ?? '');
}

function judgeSecurityTxt({ finalUrl, headers, body }: Resource, now: number): Verdict {
  const type = headers.get('content-type') ?? '';
  const problems = [
    ...(finalUrl.startsWith('https:') ? [] : [`${finalUrl} is not https (RFC 9116, 3)`]),
    ...(isPlainText(type) ? [] : [`Content-Type: ${type} is not text/plain in UTF-8 (RFC 9116, 3)`]),
    ...problemsOf(new TextDecoder().decode(body), now),
  ];
  return problems.length > 0
    ? { result: 'fail', evidence: [...problems, finalUrl] }
    : { result: 'pass', evidence: [finalUrl] };
}

function isPlainText(type: string): boolean {
  const [media = '', ...parameters] = type.toLowerCase().split(';');
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='));
  return (
    media.trim() === 'text/plain' && (charset ?? 'charset=utf-8').replaceAll('"', '') === 'charset=utf-8'
  );
}

/** Returns the problems in a security.txt (RFC 9116, 2.5). Never throws; takes linear time. */
export function problemsOf(text: string, now: number): string[] {
  const fields = readFields(text);
  const valuesOf = (name: string) => fields.filter((field) => field.name === name).map(({ value }) => value);
  const contacts = valuesOf('contact');
  const problems = contacts
    .filter((contact) => !isContact(contact))
    .map((contact) => `Contact: ${contact} is no https:, mailto: or tel: address`);
  if (contacts.length === 0) problems.push('Contact is missing');
  const dates = valuesOf('expires');
  if (dates.length !== 1) problems.push(dates.length === 0 ? 'Expires is missing' : 'Expires is repeated');
  const time = dates.length === 1 ? readTime(dates[0]!) : null;
  if (dates.length === 1 && time === null) problems.push(`Expires: ${dates[0]} is no time (RFC 3339)`);
  if (time !== null && time <= now) problems.push(`Expires: ${dates[0]} is over`);
  if (valuesOf('preferred-languages').length > 1) problems.push('Preferred-Languages is repeated');
  return problems;
}

/** Reads the fields, without comments and the surrounding signature (RFC 9116, 2.3). */
function readFields(text: string): { name: string; value: string }[] {
  const lines = text.split(/\r?\n/, MAX_LINES);
  const signature = lines.indexOf('-----BEGIN PGP SIGNATURE-----');
  return lines.slice(0, signature === -1 ? undefined : signature).flatMap((line) => {
    const colon = line.indexOf(':');
    if (colon < 1 || line.startsWith('#')) return [];
    return [{ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }];
  });
}

function isContact(value: string): boolean {
  const protocol = URL.parse(value)?.protocol ?? '';
  return protocol !== 'http:' && /^[a-z][a-z\d+.-]*:$/.test(protocol);
}

function readTime(value: string): number | null {
  if (!/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/.test(value)) return null;
  const time = Date.parse(value.toUpperCase().replace(' ', 'T'));
  return Number.isNaN(time) ? null : time;
}
