/**
 * `npm run bench`: what Herald costs, in figures that can be compared: rows and round trips at D1, bytes an email,
 * size of the bundle, processor time, and its speed beside the least that must be done. `--json` prints JSON
 * alone; `--emails` and `--organizations` say how much mail there is.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signedIn } from './client.ts';
import { measureCounts } from './counts.ts';
import { print, type Report } from './print.ts';
import { bundle, bundleSize, startServer } from './server.ts';
import { measureCpu, measureRatios } from './speed.ts';
import { openDatabase, openState, prepareRun, removeGuest, type Size, type State } from './state.ts';
import { findSubjects } from './subjects.ts';

const BYTES_AN_EMAIL = 8 * 1024;
/** Fewer, and there is no thread of 50 messages. */
const LEAST_EMAILS_EACH = 2000;
const PROGRESS_MS = 2000;

let told = Date.now();
/** On stderr, and not more often than every two seconds. */
function progress(message: string): void {
  if (Date.now() - told < PROGRESS_MS) return;
  told = Date.now();
  console.error(`… ${message}`);
}

function readArguments(): { size: Size; json: boolean } {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      emails: { type: 'string', default: '20000' },
      organizations: { type: 'string', default: '2' },
    },
  });
  const size = { emails: Number(values.emails), organizations: Number(values.organizations) };
  const isWhole = Object.values(size).every((value) => Number.isSafeInteger(value) && value > 0);
  if (!isWhole || size.emails / size.organizations < LEAST_EMAILS_EACH) {
    throw new Error(
      `--emails and --organizations: whole numbers, at least ${LEAST_EMAILS_EACH} emails for each`,
    );
  }
  return { size, json: values.json };
}

async function measure(size: Size): Promise<Report> {
  const state = await openState(size, progress);
  progress('preparing the run');
  let db = openDatabase(state.folder);
  prepareRun(db, state, Math.floor(size.emails / size.organizations));
  const subjects = findSubjects(db, state);
  db.close();

  const bundles = join(state.folder, 'bundles');
  await bundle('src/worker/index.ts', join(bundles, 'herald'));
  await bundle('bench/worker.ts', join(bundles, 'bench'));
  const server = await startServer(join(bundles, 'bench', 'worker.js'), state.folder);
  try {
    const reader = signedIn(server.origin, state.measured);
    const writer = signedIn(server.origin, state.guest);
    const { counts, pages } = await measureCounts(reader, writer, subjects, progress);
    return {
      size,
      counts,
      pages,
      storage: storageOf(state, size),
      bundle: bundleSize(join(bundles, 'herald')),
      cpu: await measureCpu(server, reader, writer, subjects, progress),
      ratios: await measureRatios(reader, writer, progress),
    };
  } finally {
    await server.stop();
    progress('removing what the run has written');
    db = openDatabase(state.folder);
    removeGuest(db, state);
    db.close();
    rmSync(bundles, { recursive: true, force: true });
  }
}

function storageOf({ storage }: State, { emails }: Size): Report['storage'] {
  const perEmail = storage.bytes / emails;
  const tables = new Map<string, { table: string; bytes: number; indexes: number }>();
  for (const { table, object, bytes } of storage.objects) {
    const sums = tables.get(table) ?? { table, bytes: 0, indexes: 0 };
    sums[object === table ? 'bytes' : 'indexes'] += bytes / emails;
    tables.set(table, sums);
  }
  return {
    perEmail,
    bar: BYTES_AN_EMAIL,
    ok: perEmail <= BYTES_AN_EMAIL,
    tables: [...tables.values()].filter(({ bytes, indexes }) => bytes + indexes >= 1),
  };
}

// Ends the Worker too: it is killed when this process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

try {
  const { size, json } = readArguments();
  const report = await measure(size);
  console.log(json ? JSON.stringify(report, null, 2) : print(report));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
