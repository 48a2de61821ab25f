import type { Verdict } from '../checks/check.ts';
import { directivesOf } from '../site/robots-rules.ts';
import type { Resource } from '../site/site.ts';

const KNOWN = new Set([
  'user-agent',
  'disallow',
  'allow',
  'sitemap',
  'crawl-delay',
  'clean-param',
  'host',
  'request-rate',
  'visit-time',
  'noindex',
  'content-signal',
]);

/** Returns the text of robots.txt; null if the site has none. */
export function textOfRobots({ status, body }: Resource): string | null {
  const isThere = status !== null && status >= 200 && status < 300 && body.length > 0;
  return isThere ? new TextDecoder().decode(body) : null;
}

/** Judges the syntax of robots.txt, if the site has one. A server error is a failure: it keeps crawlers out. */
export function judgeRobotsTxt(robots: Resource): Verdict {
  if (robots.error !== null || robots.status === null) {
    return {
      result: 'not_measured',
      evidence: [`${robots.finalUrl}: ${robots.error?.message ?? 'no response'}`],
    };
  }
  const evidence = [`${robots.finalUrl}: HTTP status ${robots.status}`];
  if (robots.status >= 500) return { result: 'fail', evidence };
  const text = textOfRobots(robots);
  if (text === null) return { result: 'not_applicable', evidence };
  const errors = findErrors(text);
  return errors.length > 0 ? { result: 'fail', evidence: errors } : { result: 'pass', evidence };
}

function findErrors(text: string): string[] {
  const errors: string[] = [];
  let isInGroup = false;
  for (const { name, value, line, raw } of directivesOf(text)) {
    if (name === 'user-agent' && value !== '') isInGroup = true;
    const isRule = name === 'allow' || name === 'disallow';
    const error = errorOf(name, value) ?? (isRule && !isInGroup ? 'it belongs to no user-agent' : null);
    if (error !== null) errors.push(`robots.txt line ${line}: ${raw.slice(0, 200)} (${error})`);
  }
  return errors;
}

function errorOf(name: string, value: string): string | null {
  if (name === '') return 'it is not of the form "name: value"';
  if (!KNOWN.has(name)) return 'no crawler knows this directive';
  if (name === 'user-agent' && value === '') return 'it names no crawler';
  if (name === 'sitemap') {
    const protocol = URL.parse(value)?.protocol;
    if (protocol === undefined) return 'a sitemap needs an absolute URL';
    if (!/^(?:https?|ftp):$/.test(protocol)) return 'a sitemap has an http, https or ftp URL';
  }
  if (name !== 'allow' && name !== 'disallow') return null;
  if (!/^(?:[/*]|$)/.test(value)) return 'a path begins with "/" or "*"';
  return /\$./.test(value) ? '"$" stands only at the end of a path' : null;
}
