import { parseDate } from '../../../../lib/message/headers/date.ts';
import type { Verdict } from '../checks/check.ts';
import { closest, describe, elementsOf } from '../page/elements.ts';
import { findRule, type Rules, readRules } from '../site/robots-rules.ts';
import type { Resource, Site } from '../site/site.ts';
import { textOfRobots } from './robots-txt.ts';

/** The crawlers to check; null stands for any other. */
const BOTS = [null, 'Googlebot', 'bingbot', 'DuckDuckBot', 'archive.org_bot'];
/** Directives with a value, which is not the name of a crawler. */
const WITH_VALUE = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/i;
const UNAVAILABLE_AFTER = /^unavailable_after\s*:(.*)$/is;
/** ISO 8601 without separators. */
const BASIC_DATE = /^(\d{4})(\d\d)(\d\d)(?!\d)/;
const BASIC_TIME = /(?<=-\d\d)T(\d\d)(\d\d)/i;

/**
 * Judges whether search engines may index the page: by `<meta name="robots">`, X-Robots-Tag and robots.txt. It fails
 * only if every crawler is kept out.
 */
export function judgeIndexing(site: Site, robots: Resource, now: number): Verdict {
  const text = textOfRobots(robots);
  const rules = text === null ? null : readRules(text);
  const blockers = BOTS.map((bot) => [
    ...blockingMetas(site, bot, now),
    ...blockingHeaders(site, bot, now),
    ...blockingRules(site, rules, bot),
  ]);
  if (blockers.every((found) => found.length > 0)) return { result: 'fail', evidence: blockers[0]! };
  const named = BOTS.flatMap((bot, index) =>
    (blockers[index] ?? []).map((blocker) => `${bot ?? 'Crawlers without rules of their own'}: ${blocker}`),
  );
  return { result: 'pass', evidence: named };
}

function blockingMetas({ page }: Site, bot: string | null, now: number): string[] {
  const metas = elementsOf(page.document, 'meta').filter((meta) => closest(meta, 'head') !== null);
  const named = (name: string) => metas.find((meta) => meta.attribute('name')?.toLowerCase() === name);
  const meta = (bot === null ? undefined : named(bot.toLowerCase())) ?? named('robots');
  return meta !== undefined && blocks(meta.attribute('content') ?? '', now) ? [describe(meta)] : [];
}

function blockingHeaders({ page }: Site, bot: string | null, now: number): string[] {
  return linesOf(page.headers.get('x-robots-tag') ?? '')
    .filter(({ agent, directives }) => (agent === null || agent === bot) && blocks(directives, now))
    .map(({ agent, directives }) => `X-Robots-Tag: ${agent === null ? '' : `${agent}: `}${directives}`);
}

/** Splits a joined header: each part that names a crawler begins a new one. */
function linesOf(header: string): { agent: string | null; directives: string }[] {
  const lines: { agent: string | null; directives: string }[] = [];
  for (const part of partsOf(header)) {
    const name = /^\s*([^:\s]+)\s*:/.exec(part)?.[1];
    const agent = name === undefined || WITH_VALUE.test(name) ? null : name;
    const line = lines.at(-1);
    if (agent !== null) lines.push({ agent, directives: part.slice(part.indexOf(':') + 1).trim() });
    else if (line === undefined) lines.push({ agent, directives: part.trim() });
    else line.directives += `, ${part.trim()}`;
  }
  return lines;
}

/** Splits a list at its commas, except at those that follow the day of the week in a date. */
function partsOf(list: string): string[] {
  return list.split(/(?<!\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6} {0,3}),/i);
}

function blocks(directives: string, now: number): boolean {
  return partsOf(directives)
    .map((directive) => directive.trim())
    .some((directive) => /^(?:noindex|none)$/i.test(directive) || isPast(directive, now));
}

/**
 * Returns whether the directive is `unavailable_after` with a time in the past, in the format of RFC 822, RFC 850 or
 * ISO 8601. Source: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#unavailable_after
 */
function isPast(directive: string, now: number): boolean {
  const date = UNAVAILABLE_AFTER.exec(directive)?.[1]?.trim();
  if (date === undefined) return false;
  const time = parseDate(date.replace(BASIC_DATE, '$1-$2-$3').replace(BASIC_TIME, 'T$1:$2'));
  return time !== null && time < now;
}

function blockingRules({ page }: Site, rules: Rules | null, bot: string | null): string[] {
  if (rules === null) return [];
  const rule = findRule(rules, page.url, bot ?? '*');
  return rule === null || rule.isAllowed ? [] : [`robots.txt line ${rule.line}: Disallow: ${rule.pattern}`];
}
