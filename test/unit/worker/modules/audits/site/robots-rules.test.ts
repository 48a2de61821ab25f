import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRule, readRules } from '../../../../../../src/worker/modules/audits/site/robots-rules.ts';
import { robotsCases } from './robots-cases.ts';

const HOST = 'https://boats.example';
const lineFor = (robots: string, path: string, agent = 'Googlebot') =>
  findRule(readRules(robots), HOST + path, agent)?.line ?? null;

/** Returns whether a pattern matches a path, by RFC 9309, 2.2.3, as a regular expression. */
function matchesByExpression(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const text = (isAnchored ? pattern.slice(0, -1) : pattern)
    .split('*')
    .map((piece) => piece.replace(/[$.?+()[\]{}|^\\]/g, '\\$&'))
    .join('[^]*');
  return new RegExp(`^${text}${isAnchored ? '$' : ''}`).test(path);
}

test('a pattern matches as the standard says', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', '*', '$', '/', '.'), { maxLength: 8 })
    .map((all) => all.join(''));
  const paths = fc
    .array(fc.constantFrom('a', 'b', '/', '.', '$'), { maxLength: 10 })
    .map((all) => `/${all.join('')}`);
  fc.assert(
    fc.property(texts, paths, (text, path) => {
      const url = new URL(HOST + path);
      const found = lineFor(`User-agent: *\nDisallow: /${text}`, path) !== null;
      expect(found).toBe(matchesByExpression(`/${text}`, url.pathname));
    }),
    { numRuns: 2000 },
  );
});

test.each(robotsCases)('$name', ({ lines, agent = 'DockBot', allowed = [], disallowed = [] }) => {
  const rules = readRules(lines.join('\n'));
  const isAllowed = (path: string) => findRule(rules, HOST + path, agent)?.isAllowed ?? true;
  expect(allowed.filter((path) => !isAllowed(path))).toEqual([]);
  expect(disallowed.filter(isAllowed)).toEqual([]);
});

test('the longest rule counts, of two as long the one that allows', () => {
  expect(lineFor('User-agent: *\nDisallow: /a\nAllow: /ab\nDisallow: /abc\nAllow: /abc', '/abcd')).toBe(5);
});

test('rules of one crawler in several groups count together, and replace those for all', () => {
  const robots =
    'User-agent: *\nDisallow: /\nUser-agent: googlebot\nDisallow: /a\nUser-agent: x\nDisallow: /x\nUser-agent: GOOGLEBOT\nDisallow: /b';
  expect([
    lineFor(robots, '/a'),
    lineFor(robots, '/b'),
    lineFor(robots, '/c'),
    lineFor(robots, '/c', 'y'),
  ]).toEqual([4, 8, null, 2]);
});

test('many crawlers with many rules take no memory for each of both', () => {
  const lines = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at));
  const robots = [
    ...lines(20_000, (at) => `User-agent: bot${at}`),
    ...lines(20_000, (at) => `Disallow: /${at}`),
  ].join('\n');
  expect(lineFor(robots, '/19999', 'bot7')).toBe(40_000);
});

test('anything is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(lineFor(`User-agent: *\nDisallow: ${text}`, '/')).toSatisfy((line) => line === null || line > 0);
    }),
  );
});
