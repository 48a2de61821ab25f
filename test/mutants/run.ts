// Shows how much the tests notice: makes mutations of the source in a copy, runs the tests near each, and prints those
// that live. Usage: npm run test:mutants -- [--count 100] [--seed 1] [--jobs 2] [--only src/worker/modules/sync]
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findMutations, type Mutation } from './find.ts';
import { nearTests } from './near.ts';

interface Mutant extends Mutation {
  file: string;
}

/** `timed out` counts as noticed: the mutant never ends, which nobody overlooks. */
type Outcome = 'lives' | 'noticed' | 'timed out';

const root = join(import.meta.dirname, '..', '..');
const work = join(root, '.state', 'mutants');
/** Several times what the slowest set of near tests takes. */
const TIMEOUT_MS = 15 * 60_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string', default: 'src/' },
  },
});
const [count, seed, jobs] = [values.count, values.seed, values.jobs].map((value) => {
  if (!/^[1-9]\d{0,5}$/.test(value)) {
    console.error(`${JSON.stringify(value)} is not a number above 0.`);
    process.exit(2);
  }
  return Number(value);
}) as [number, number, number];

const mutants = choose(allMutants(), count, randomOf(seed));
if (mutants.length === 0) {
  console.error(`No mutation was found below ${values.only}.`);
  process.exit(2);
}
const copies = Array.from({ length: Math.min(jobs, mutants.length) }, (_, i) => makeCopy(i + 1));
process.on('exit', () => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));
process.on('SIGINT', () => process.exit(130));

console.log('Running the near tests without a mutation …');
const files = [...new Set(mutants.map(({ file }) => file))];
if ((await runTests(copies[0]!, files)) !== 'lives') {
  console.error('The tests fail by themselves: run `npm test` and mend what it shows first.');
  process.exit(1);
}

const lives: Mutant[] = [];
const outcomes: Outcome[] = [];
const waiting = [...mutants];
await Promise.all(
  copies.map(async (copy) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const outcome = await tryMutant(copy, mutant);
      outcomes.push(outcome);
      if (outcome === 'lives') lives.push(mutant);
      console.log(
        `${String(outcomes.length).padStart(4)}/${mutants.length} ${outcome.padEnd(9)} ${describe(mutant)}`,
      );
    }
  }),
);
const timedOut = outcomes.filter((outcome) => outcome === 'timed out').length;
console.log(
  `\n${mutants.length - lives.length} of ${mutants.length} mutations were noticed, ${timedOut} of them by a time-out.`,
);
for (const mutant of lives) console.log(`\n${describe(mutant)}\n${difference(mutant)}`);

function allMutants(): Mutant[] {
  return execFileSync('git', ['ls-files', 'src/worker', 'src/sidecar'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && file.startsWith(values.only))
    .flatMap((file) => findMutations(read(file)).map((mutation) => ({ ...mutation, file })));
}

/** Takes turns over the modules, and in each over the kinds, so that a large one does not stand for all. */
function choose(all: Mutant[], number: number, random: () => number): Mutant[] {
  const modules = Object.values(Object.groupBy(all, moduleOf)).map((some) =>
    Object.values(Object.groupBy(some!, ({ kind }) => kind)).map((same) => shuffle(same!, random)),
  );
  for (const kinds of modules) shuffle(kinds, random);
  const chosen: Mutant[] = [];
  for (let turn = 0; chosen.length < Math.min(number, all.length); turn++) {
    for (const kinds of modules) {
      const left = kinds.filter((same) => same.length > 0);
      const mutant = left[turn % left.length]?.pop();
      if (mutant && chosen.length < number) chosen.push(mutant);
    }
  }
  return chosen;
}

function moduleOf({ file }: Mutant): string {
  return /^src\/worker\/modules\/[^/]+/.exec(file)?.[0] ?? dirname(file);
}

/** The tracked files as they are now, with links to the installed packages. */
function makeCopy(number: number): string {
  const copy = join(work, String(number));
  rmSync(copy, { recursive: true, force: true });
  for (const file of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
    cpSync(join(root, file), join(copy, file));
  }
  // A folder of links and not one link: Vite keeps a cache in it.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

async function tryMutant(copy: string, mutant: Mutant): Promise<Outcome> {
  const source = read(mutant.file);
  const path = join(copy, mutant.file);
  writeFileSync(path, source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end));
  try {
    return await runTests(copy, [mutant.file]);
  } finally {
    writeFileSync(path, source);
  }
}

/** Runs the unit tests that import the files, then the tests in workerd near them. */
async function runTests(copy: string, changed: string[]): Promise<Outcome> {
  const related = ['related', '--run', '--project', 'unit', '--passWithNoTests', '--bail', '1', ...changed];
  const unit = await runVitest(copy, related);
  const folders = [...new Set(changed.flatMap(nearTests))];
  if (unit !== 'lives' || folders.length === 0) return unit;
  return runVitest(copy, ['run', '--project', 'worker', '--bail', '1', ...folders]);
}

function runVitest(copy: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that a time-out ends workerd too.
    const child = spawn(join(root, 'node_modules', '.bin', 'vitest'), args, {
      cwd: copy,
      stdio: 'ignore',
      detached: true,
    });
    const end = () => process.kill(-child.pid!, 'SIGKILL');
    process.once('exit', end);
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      end();
    }, TIMEOUT_MS);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve(timedOut ? 'timed out' : code === 0 ? 'lives' : 'noticed');
    });
  });
}

function describe({ file, start, kind }: Mutant): string {
  return `${file}:${read(file).slice(0, start).split('\n').length} ${kind}`;
}

/** The changed lines before and after. */
function difference({ file, start, end, text }: Mutant): string {
  const source = read(file);
  const from = source.lastIndexOf('\n', start) + 1;
  const to = source.indexOf('\n', end);
  const lines = (sign: string, changed: string) => changed.replace(/^/gm, `${sign} `);
  return `${lines('-', source.slice(from, to))}\n${lines('+', source.slice(from, start) + text + source.slice(end, to))}`;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Fisher and Yates, in place. */
function shuffle<T>(items: T[], random: () => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
