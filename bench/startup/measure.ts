/**
 * Measures the cost of starting the Worker: the CPU time of a bare workerd until its first response, compared with a
 * Worker without any code. Cloudflare rejects Workers that take more than a second to start.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOnce } from './workerd.ts';

const RUNS = 5;
/** The runs while the ratio is over its limit: on a busy machine, a side may be unlucky in all of the first ones. */
const MAX_RUNS = 20;
/**
 * The limit relative to the reference. A Worker that evaluates everything when it starts took 1.9 to 2.5 times the
 * reference's time on one machine within a day, and one that evaluates what the first request needs 0.6 to 0.9.
 */
const MAX_RATIO = 1.2;

export interface Startup {
  /** CPU milliseconds: the minimum of the runs, minus that of an empty Worker. */
  herald: number;
  reference: number;
  ratio: number;
  bar: number;
  ok: boolean;
}

/** Measures the bundle in `folder`, made by `bundle`. Null on systems without /proc. */
export async function measureStartup(
  folder: string,
  progress: (message: string) => void,
): Promise<Startup | null> {
  if (!existsSync('/proc/self/stat')) return null;
  const least = { herald: Infinity, reference: Infinity, empty: Infinity };
  const folders = {
    herald: folder,
    reference: write(join(folder, 'reference'), referenceScript()),
    empty: write(join(folder, 'empty'), EMPTY),
  };
  const result = () => {
    const herald = least.herald - least.empty;
    const reference = least.reference - least.empty;
    const ratio = herald / reference;
    return { herald, reference, ratio, bar: MAX_RATIO, ok: ratio <= MAX_RATIO };
  };
  for (let run = 1; run <= RUNS || (run <= MAX_RUNS && !result().ok); run++) {
    progress(`start-up, run ${run}`);
    for (const side of ['herald', 'reference', 'empty'] as const)
      least[side] = Math.min(least[side], (await startOnce(folders[side])).cpu);
  }
  return result();
}

export const EMPTY = "export default { fetch: () => new Response('') };";

/** Returns a Worker that compiles and runs a fixed amount of code at startup: functions, objects and expressions. */
function referenceScript(): string {
  const parts = Array.from(
    { length: 8000 },
    (_, i) =>
      `const o${i} = { name: 'field ${i}', pattern: /^(?:a${i}|b${i % 7})+\\d{1,3}$/u, parse(value) { return this.pattern.test(value) ? Number(value) + ${i} : null; } };
all.set(o${i}.name, [o${i}, o${i}.parse('b${i % 7}12'), [...o${i}.name].map((c) => c.codePointAt(0)).join()]);`,
  );
  return `const all = new Map();\n${parts.join('\n')}\n${EMPTY}`;
}

export function write(folder: string, script: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), script);
  return folder;
}
