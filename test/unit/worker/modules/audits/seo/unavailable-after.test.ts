import { expect, test } from 'vitest';
import { judgeIndexing } from '../../../../../../src/worker/modules/audits/seo/indexing.ts';
import { resourceOf, siteOf, TEST_URL } from '../site.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const NO_ROBOTS = resourceOf(`${TEST_URL}robots.txt`, { status: 404 });

const viaHeader = (rules: string) =>
  judgeIndexing(siteOf({ headers: { 'x-robots-tag': rules } }), NO_ROBOTS, NOW).result;
const viaMeta = (rules: string) =>
  judgeIndexing(
    siteOf({ html: `<title>Boats</title><meta name="robots" content="${rules}">` }),
    NO_ROBOTS,
    NOW,
  ).result;

test.each<[date: string, result: 'pass' | 'fail']>([
  // RFC 822, and RFC 1123, which has years of four digits.
  ['Fri, 25 Jun 2010 15:00:00 GMT', 'fail'],
  ['Fri, 25 Jun 2066 15:00:00 GMT', 'pass'],
  ['fri , 25 jun 10 15:00 est', 'fail'],
  ['25 Jun 2010 15:00:00 PST', 'fail'],
  ['Sun, 22 Nov 2026 12:59:00 +0100', 'fail'],
  ['Sun, 22 Nov 2026 12:59:00 GMT', 'pass'],
  // RFC 850
  ['Friday, 25-Jun-10 15:00:00 GMT', 'fail'],
  ['Friday, 25-Jun-49 15:00:00 GMT', 'pass'],
  ['25-Aug-2007 15:00:00 EST', 'fail'],
  // ISO 8601
  ['2010-06-25T15:00:00Z', 'fail'],
  ['2010-06-25', 'fail'],
  ['2010-06-25 15:00', 'fail'],
  ['2026-11-22T12:59:00+01:00', 'fail'],
  ['2026-11-22T12:59:00.000-0100', 'pass'],
  ['20100625T150000Z', 'fail'],
  ['20990625', 'pass'],
  // No date
  ['soon', 'pass'],
  ['', 'pass'],
])('unavailable_after: %s', (date, result) => {
  for (const rules of [
    `unavailable_after: ${date}`,
    `nofollow, UNAVAILABLE_AFTER :${date}, max-snippet:-1`,
  ]) {
    expect([viaHeader(rules), viaMeta(rules)], rules).toEqual([result, result]);
  }
});

test('a comma in a date ends neither the rule nor the list', () => {
  expect(viaHeader('unavailable_after: Fri, 25 Jun 2066 15:00:00 GMT, noindex')).toBe('fail');
  expect(viaHeader('otherbot: unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT, noindex')).toBe('pass');
  expect(viaMeta('unavailable_after: soon, noindex')).toBe('fail');
});
