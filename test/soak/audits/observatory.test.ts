import { afterAll, beforeAll, expect, test } from 'vitest';
import { judge, type Observatory, type TestId } from '../../../src/lib/observatory/index.ts';
import { RESULTS } from '../../../src/lib/observatory/results.ts';
import { differentSites } from './differences.ts';
import { gather } from './gather.ts';
import { pickedSites } from './picked-sites.ts';
import { randomSites } from './random-sites.ts';
import { loadReference, type Reference, type ReferenceScan } from './reference.ts';
import { serveSites } from './serve.ts';
import type { Site } from './site.ts';

const PRELOADED = 'preloaded.example.org';
const AT_ONCE = 4;
/** The modifiers that differ in algorithm 6: the reference implements algorithm 4. */
const CHANGED_MODIFIERS: Record<string, number> = { 'x-frame-options-sameorigin-or-deny': 5 };
/** The modifiers of the tests that the reference lacks; 0 if not listed. */
const NEW_MODIFIERS: Record<string, number> = {
  'coep-implemented-with-require-corp': 10,
  'coep-implemented-with-credentialless': 10,
  'coep-header-invalid': -5,
  'coop-implemented-with-same-origin': 10,
  'coop-implemented-with-same-origin-allow-popups': 10,
  'coop-implemented-with-noopener-allow-popups': 10,
  'coop-header-invalid': -5,
};

type Verdict = { result: string; pass: boolean; modifier: number };
type Verdicts = { score: number; grade: string; tests: Record<string, Verdict> };
type Compared = { site: Site; ours: Observatory; scan: ReferenceScan; expected: Verdicts };

let reference: Reference;
let compared: Compared[];
let close = () => {};

beforeAll(async () => {
  const servers = await serveSites([...pickedSites, ...differentSites, ...randomSites(150)]);
  close = servers.close;
  const preloaded = servers.served.filter(({ site }) => site.host === PRELOADED).map(({ host }) => host);
  reference = await loadReference([PRELOADED, ...preloaded]);
  const waiting = [...servers.served];
  compared = [];
  const compare = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { site, host } = next;
      const [scan, evidence] = [await reference.scan(host), await gather(host, [PRELOADED])];
      compared.push({ site, scan, ours: judge(evidence), expected: expectedOf(site, scan) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compare));
}, 300_000);

afterAll(() => close());

/** Returns the verdicts of the reference, corrected by the listed differences. */
function expectedOf(site: Site, scan: ReferenceScan): Verdicts {
  const tests: Record<string, Verdict> = {};
  for (const [id, { result, pass, scoreModifier }] of Object.entries(scan.tests)) {
    tests[id] = { result, pass, modifier: CHANGED_MODIFIERS[result] ?? scoreModifier };
  }
  for (const { test, ours, pass, modifier } of site.differences)
    tests[test] = { result: ours, pass, modifier };
  for (const result of [site.coep, site.coop]) {
    const id = result.startsWith('coep') ? 'cross-origin-embedder-policy' : 'cross-origin-opener-policy';
    tests[id] = { result, pass: !result.endsWith('invalid'), modifier: NEW_MODIFIERS[result] ?? 0 };
  }
  const modifiers = Object.values(tests).map(({ modifier }) => modifier);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const penalized = sum(modifiers.filter((modifier) => modifier < 0));
  return { ...reference.getGradeForScore(penalized >= 90 ? sum(modifiers) : penalized), tests };
}

function verdictsOf({ score, grade, tests }: Observatory): Verdicts {
  const verdicts = Object.entries(tests).map(([id, { result, pass, score_modifier }]) => {
    return [id, { result, pass, modifier: score_modifier }] as const;
  });
  return { score, grade, tests: Object.fromEntries(verdicts) };
}

/** Returns a line for each wrong part of the given verdicts. */
function mistakes({ site, expected }: Compared, given: Verdicts): string[] {
  const lines = Object.entries(expected.tests).flatMap(([id, verdict]) => {
    const [want, got] = [JSON.stringify(verdict), JSON.stringify(given.tests[id])];
    return want === got ? [] : [`${site.name}, ${id}: ${want}, not ${got}`];
  });
  if (expected.score !== given.score) lines.push(`${site.name}: ${expected.score}, not ${given.score}`);
  if (expected.grade !== given.grade) lines.push(`${site.name}: ${expected.grade}, not ${given.grade}`);
  return lines;
}

test('each of the twelve tests, the score and the grade are those of the reference', () => {
  expect(compared.flatMap((one) => mistakes(one, verdictsOf(one.ours)))).toEqual([]);
  expect(compared.every(({ ours }) => Object.keys(ours.tests).length === 12)).toBe(true);
});

test('where nothing of algorithm 6 is new, score and grade are those that the reference prints', () => {
  const isOld = ({ site, expected, scan }: Compared) =>
    site.differences.length === 0 &&
    NEW_MODIFIERS[site.coep] === undefined &&
    NEW_MODIFIERS[site.coop] === undefined &&
    CHANGED_MODIFIERS[scan.tests['x-frame-options']!.result] === undefined &&
    Object.keys(expected.tests).length === 12;
  const old = compared.filter(isOld);
  expect(old.length).toBeGreaterThanOrEqual(60);
  for (const { site, scan, ours } of old) {
    expect([site.name, ours.score, ours.grade]).toEqual([site.name, scan.scan.score, scan.scan.grade]);
  }
});

test('each listed difference is there', () => {
  const listed = compared.flatMap(({ site, scan }) =>
    site.differences.map((difference) => ({ difference, scan })),
  );
  expect(listed.length).toBeGreaterThan(10);
  for (const { difference, scan } of listed) {
    expect([difference.cause, scan.tests[difference.test]?.result]).toEqual([
      difference.cause,
      difference.reference,
    ]);
    expect(difference.reference).not.toBe(difference.ours);
  }
});

test('the sites have each result that the tests know', () => {
  const seen = new Set(
    compared.flatMap(({ ours }) => Object.values(ours.tests).map(({ result }) => result as string)),
  );
  expect(Object.keys(RESULTS).filter((result) => !seen.has(result))).toEqual([]);
});

test('an answer that is always the same is wrong about each test, and about score and grade', () => {
  const ids = Object.keys(compared[0]!.ours.tests) as TestId[];
  for (const { ours } of compared) {
    const constant = verdictsOf(ours);
    const lines = compared.flatMap((one) => mistakes(one, constant));
    for (const id of ids) {
      expect(lines.some((line) => line.includes(`, ${id}: `))).toBe(true);
    }
  }
  const best = { score: 100, grade: 'A+', tests: {} };
  const right = compared.filter(({ expected }) => expected.grade === 'A+').length;
  expect(right).toBeLessThan(compared.length / 2);
  expect(compared.flatMap((one) => mistakes(one, best)).length).toBeGreaterThan(12 * 60);
});
