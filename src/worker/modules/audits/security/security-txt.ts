import type { Check } from '../../../../contract/audits/audits.ts';
import { type CheckInfo, toCheck, type Verdict } from '../checks/check.ts';
import type { Resource, Site } from '../site/site.ts';
import { problemsOf } from './security-txt-fields.ts';

const INFO: CheckInfo = {
  id: 'security-txt',
  title: 'A security.txt says whom to tell of weaknesses',
  weight: 0,
  source: 'https://www.rfc-editor.org/rfc/rfc9116',
};
const PATH = '/.well-known/security.txt';
const OLD_PATH = '/security.txt';
const MAX_BYTES = 32_768;

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

/** Returns whether a response is text. Servers that respond with 200 to everything send pages. */
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
