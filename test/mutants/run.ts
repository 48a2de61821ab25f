// Mutation testing: makes small changes in a copy of the source, runs the tests related to each change, and prints
// the changes that no test notices.
// Usage: npm run test:mutants -- [--count 100] [--seed 1] [--jobs 2] [--only src/worker/modules/sync]
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findMutations, type Mutation } from './find.ts';
import { relatedTests } from './near.ts';

interface Mutant extends Mutation {
  file: string;
}

/** The outcome of the tests. `timed out` counts as noticed, because nobody overlooks an endless test run. */
type Outcome = 'survived' | 'noticed' | 'timed out';

const root = join(import.meta.dirname, '..', '..');
const work = join(root, '.state', 'mutants');
/** The timeout, several times the duration of the slowest set of related tests. */
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
    console.error(`${JSON.stringify(value)} is not a positive integer.`);
    process.exit(2);
  }
  return Number(value);
}) as [number, number, number];

const mutants = choose(allMutants(), count, createRandom(seed));
if (mutants.length === 0) {
  console.error(`No mutations found below ${values.only}.`);
  process.exit(2);
}
const copies = Array.from({ length: Math.min(jobs, mutants.length) }, (_, i) => makeCopy(i + 1));
process.on('exit', () => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));
process.on('SIGINT', () => process.exit(130));

console.log('Running the related tests without mutations …');
const files = [...new Set(mutants.map(({ file }) => file))];
if ((await runTests(copies[0]!, files, true)) !== 'survived') {
  console.error('The tests fail without mutations. Run `npm test` and fix the failures first.');
  process.exit(1);
}

const survivors: Mutant[] = [];
const outcomes: Outcome[] = [];
const queue = [...mutants];
await Promise.all(
  copies.map(async (copy) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const outcome = await tryMutant(copy, mutant);
      outcomes.push(outcome);
      if (outcome === 'survived') survivors.push(mutant);
      console.log(
        `${String(outcomes.length).padStart(4)}/${mutants.length} ${outcome.padEnd(9)} ${describe(mutant)}`,
      );
    }
  }),
);
const timeouts = outcomes.filter((outcome) => outcome === 'timed out').length;
console.log(
  `\n${mutants.length - survivors.length} of ${mutants.length} mutations were noticed, ${timeouts} of them by a timeout.`,
);
for (const mutant of survivors) console.log(`\n${describe(mutant)}\n${difference(mutant)}`);

function allMutants(): Mutant[] {
  return execFileSync('git', ['ls-files', 'src/lib', 'src/worker', 'src/sidecar'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && file.startsWith(values.only))
    .flatMap((file) => findMutations(read(file)).map((mutation) => ({ ...mutation, file })));
}

/** Selects mutants in turn from each module, and from each kind within it, so that a large module does not dominate. */
function choose(all: Mutant[], number: number, random: () => number): Mutant[] {
  const modules = Object.values(Object.groupBy(all, moduleOf)).map((ofModule) =>
    Object.values(Object.groupBy(ofModule!, ({ kind }) => kind)).map((ofKind) => shuffle(ofKind!, random)),
  );
  for (const kinds of modules) shuffle(kinds, random);
  const selection: Mutant[] = [];
  for (let turn = 0; selection.length < Math.min(number, all.length); turn++) {
    for (const kinds of modules) {
      const remaining = kinds.filter((ofKind) => ofKind.length > 0);
      const mutant = remaining[turn % remaining.length]?.pop();
      if (mutant && selection.length < number) selection.push(mutant);
    }
  }
  return selection;
}

function moduleOf({ file }: Mutant): string {
  return /^src\/(?:lib|worker\/modules)\/[^/]+/.exec(file)?.[0] ?? dirname(file);
}

/** Copies the tracked files in their current state, and links the installed packages and the assets. */
function makeCopy(number: number): string {
  const copy = join(work, String(number));
  rmSync(copy, { recursive: true, force: true });
  for (const file of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
    cpSync(join(root, file), join(copy, file));
  }
  // A repository of its own, for the tests that ask git.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', args, { cwd: copy });
  symlinkSync(join(root, 'assets'), join(copy, 'assets'));
  // A folder of links instead of a single link, because Vite writes a cache to it.
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

/** Runs the unit tests that import the files, then the related worker tests. */
async function runTests(copy: string, changedFiles: string[], shown = false): Promise<Outcome> {
  const related = [
    'related',
    '--run',
    '--project',
    'unit',
    '--project',
    'alone',
    // It takes minutes, imports half of the source, and measures only time.
    '--exclude',
    'test/unit/linear-time.test.ts',
    '--passWithNoTests',
    '--bail',
    '1',
    ...changedFiles,
  ];
  const unit = await runVitest(copy, related, shown);
  const folders = [...new Set(changedFiles.flatMap(relatedTests))];
  if (unit !== 'survived' || folders.length === 0) return unit;
  const projects = ['--project', 'worker', '--project', 'apart'];
  return runVitest(copy, ['run', ...projects, '--bail', '1', ...folders], shown);
}

function runVitest(copy: string, args: string[], shown: boolean): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // A separate process group, so that a timeout ends workerd too.
    // Retried once, because a failure on a busy machine is not a mutation that was noticed.
    const child = spawn(join(root, 'node_modules', '.bin', 'vitest'), [...args, '--retry', '1'], {
      cwd: copy,
      stdio: shown ? 'inherit' : 'ignore',
      detached: true,
    });
    const end = () => process.kill(-child.pid!, 'SIGKILL');
    // Before the copies are removed: a test that still runs would write into them.
    process.prependOnceListener('exit', end);
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      end();
    }, TIMEOUT_MS);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve(timedOut ? 'timed out' : code === 0 ? 'survived' : 'noticed');
    });
  });
}

function describe({ file, start, kind }: Mutant): string {
  return `${file}:${read(file).slice(0, start).split('\n').length} ${kind}`;
}

/** Returns the affected lines before and after the mutation. */
function difference({ file, start, end, text }: Mutant): string {
  const source = read(file);
  const from = source.lastIndexOf('\n', start) + 1;
  const to = source.indexOf('\n', end);
  const lines = (sign: string, block: string) => block.replace(/^/gm, `${sign} `);
  return `${lines('-', source.slice(from, to))}\n${lines('+', source.slice(from, start) + text + source.slice(end, to))}`;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Shuffles the items in place (Fisher-Yates). */
function shuffle<T>(items: T[], random: () => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

/** Creates a random number generator (mulberry32). The same seed gives the same numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
