import type { Check } from '../../../../contract/audits/audits.ts';
import { type CheckInfo, toCheck, type Verdict } from '../checks/check.ts';
import type { Resource, Site } from '../site/site.ts';

const MAX_BYTES = 4_096;
const SOURCE =
  'https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/';

/** A private file, and a test of its beginning: a server may respond with 200 to everything. */
interface PrivateFile {
  info: CheckInfo;
  path: string;
  matches(text: string): boolean;
}

const FILES: PrivateFile[] = [
  {
    path: '/.git/HEAD',
    info: info('exposed-git', 'The Git repository of the site is not public'),
    matches: (text) => /^(?:ref: refs\/[\w./-]+|[\da-f]{40}|[\da-f]{64})$/.test(text.trim()),
  },
  { path: '/.env', info: info('exposed-env', 'The file with settings (.env) is not public'), matches: isEnv },
  {
    path: '/wp-config.php.bak',
    info: info('exposed-wp-config', 'No copy of the WordPress configuration is public'),
    matches: (text) => text.trimStart().startsWith('<?php') && /DB_(?:NAME|PASSWORD)/.test(text),
  },
  {
    path: '/.DS_Store',
    info: info('exposed-ds-store', 'No list of the folder (.DS_Store) is public'),
    // The text has a character for each byte.
    matches: (text) => text.startsWith('\0\0\0\u0001Bud1'),
  },
  {
    path: '/server-status',
    info: info('exposed-server-status', 'The status page of the server is not public'),
    matches: (text) => /<title>Apache Status<\/title>|Apache Server Status for/i.test(text),
  },
];

function info(id: string, title: string): CheckInfo {
  return { id, title, weight: 0, source: SOURCE };
}

/**
 * Looks for files that deployments publish by mistake: one small GET each, without redirects. The evidence names the
 * address, never the content, which may be a secret.
 */
export async function checkExposedFiles(site: Site): Promise<Check[]> {
  const resources = await Promise.all(
    FILES.map(({ path }) =>
      site.fetch(new URL(path, site.finalUrl).href, 'exposed_file', { maxBytes: MAX_BYTES, maxRedirects: 0 }),
    ),
  );
  return FILES.map((file, at) => toCheck(file.info, judgeFile(file, resources[at]!)));
}

function judgeFile({ matches }: PrivateFile, { url, status, error, body }: Resource): Verdict {
  if (status === null)
    return { result: 'not_measured', evidence: [`${url}: ${error?.message ?? 'no response'}`] };
  if (status === 429 || status >= 500) return { result: 'not_measured', evidence: [`${status} ${url}`] };
  if (status !== 200) return { result: 'pass', evidence: [`${status} ${url}`] };
  // Each byte becomes a character, whatever the encoding.
  const isFound = matches(String.fromCharCode(...body.subarray(0, MAX_BYTES)));
  return isFound
    ? { result: 'fail', evidence: [`${url} is public`] }
    : { result: 'pass', evidence: [`${status} ${url}, with other content`] };
}

/** Returns whether the first line that is neither empty nor a comment is `KEY=value`, and nothing looks like HTML. */
function isEnv(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
  return /^(?:export )?[A-Z][A-Z\d_]*=/.test(first) && !lines.some((line) => line.startsWith('<'));
}
