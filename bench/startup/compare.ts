/**
 * `npm run bench -- --startup`: compares the start of the Worker with that of the last one that evaluated everything at
 * once, and with an empty one; and the first call of each part that is loaded later with the second.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from '../server.ts';
import { bundleBaseline } from './baseline.ts';
import { type FirstCall, measureFirstCalls } from './first-calls.ts';
import { EMPTY, write } from './measure.ts';
import { type Start, startOnce } from './workerd.ts';

const RUNS = 11;
/** CPU time to the first response, of the baseline's. */
const MAX_RATIO = 0.45;
/** In MB. */
const MAX_RSS = 145;

interface Side {
  side: string;
  /** CPU milliseconds to the first response. */
  median: number;
  least: number;
  /** The median in MB. */
  rss: number;
  /** The script, compressed. */
  gzip: number;
}

export interface StartupComparison {
  sides: Side[];
  /** Null without the history of the baseline. */
  ratio: number | null;
  firstCalls: FirstCall[];
  ok: boolean;
}

export async function compareStartup(progress: (message: string) => void): Promise<StartupComparison> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-startup-'));
  try {
    progress('bundling');
    const own = join(folder, 'herald');
    await bundle('src/worker/index.ts', own);
    const baseline = bundleBaseline(join(folder, 'baseline'));
    const folders = {
      Herald: own,
      ...(baseline && { 'the baseline': baseline }),
      'an empty Worker': write(join(folder, 'empty'), EMPTY),
    };
    const sides = await measureSides(folders, progress);
    const [herald, before] = sides as [Side, Side];
    const ratio = baseline ? herald.median / before.median : null;
    const firstCalls = await measureFirstCalls(join(own, 'index.js'), progress);
    const ok = (ratio ?? 0) <= MAX_RATIO && herald.rss <= MAX_RSS && firstCalls.every((call) => call.ok);
    return { sides, ratio, firstCalls, ok };
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 5 });
  }
}

/** The sides take turns, so that a busy machine is busy for all of them. */
async function measureSides(
  folders: Record<string, string>,
  progress: (message: string) => void,
): Promise<Side[]> {
  const starts = new Map<string, Start[]>(Object.keys(folders).map((side) => [side, []]));
  for (let run = 1; run <= RUNS; run++) {
    progress(`start-up, run ${run} of ${RUNS}`);
    for (const [side, folder] of Object.entries(folders)) starts.get(side)!.push(await startOnce(folder));
  }
  return [...starts].map(([side, all]) => ({
    side,
    median: medianOf(all.map(({ cpu }) => cpu)),
    least: Math.min(...all.map(({ cpu }) => cpu)),
    rss: medianOf(all.map(({ rss }) => rss)),
    gzip: gzipSync(readFileSync(join(folders[side]!, 'index.js')), { level: 9 }).length,
  }));
}

function medianOf(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

export function printStartup({ sides, ratio, firstCalls }: StartupComparison): string {
  const verdict = (ok: boolean) => (ok ? 'ok' : 'FAIL');
  return [
    `${'From the start of workerd to the first response'.padEnd(48)}CPU ms, median of ${RUNS}   least   MB   script, KB gzip`,
    ...sides.map(
      ({ side, median, least, rss, gzip }) =>
        `${side.padEnd(48)}${String(median).padStart(20)}${String(least).padStart(8)}${rss.toFixed(0).padStart(5)}${(gzip / 1024).toFixed(0).padStart(18)}`,
    ),
    ratio === null
      ? 'The baseline needs the history of the repository.'
      : `of the baseline's CPU time: ${ratio.toFixed(2)}, limit ${MAX_RATIO} ${verdict(ratio <= MAX_RATIO)}`,
    `memory, limit ${MAX_RSS} MB ${verdict(sides[0]!.rss <= MAX_RSS)}`,
    '',
    `${'CPU time of calls in a new Worker'.padEnd(48)}first ms  second ms`,
    ...firstCalls.map(
      ({ call, first, second, bar, ok }) =>
        `${call.padEnd(48)}${first.toFixed(0).padStart(8)}${second.toFixed(0).padStart(11)}   ${ok ? 'within' : 'over'} ${bar}`,
    ),
  ].join('\n');
}
