import {
  type Evidence,
  type Hop,
  judge,
  type Page,
  readPage,
  type TestId,
} from '../../../../src/lib/observatory/index.ts';

type Header = readonly [name: string, value: string];

export const HSTS: Header = ['Strict-Transport-Security', 'max-age=31536000'];

export function hop(url: string, headers: readonly Header[] = [], status = 200): Hop {
  return { url, status, headers, certificateOk: url.startsWith('https:') ? true : null };
}

/** Returns the evidence of a page at https://www.example.com/ with these headers, to which http:// redirects. */
export function siteWith(headers: readonly Header[], html = '', changes: Partial<Evidence> = {}): Evidence {
  const url = 'https://www.example.com/';
  const page: Page = readPage(html);
  const https = [hop(url, [['content-type', 'text/html; charset=utf-8'], ...headers])];
  const http = [hop('http://www.example.com/', [['location', url]], 301), ...https];
  return { url, http, https, page, robots: null, cors: null, preloadedHosts: null, ...changes };
}

export function resultOf(id: TestId, evidence: Evidence): string {
  return judge(evidence).tests[id].result;
}

export function evidenceOf(id: TestId, evidence: Evidence): string[] {
  return judge(evidence).tests[id].evidence;
}
