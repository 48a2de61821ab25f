/**
 * `npm run bench`: measures what Herald costs in comparable figures: rows and round trips in D1, bytes per email,
 * bundle size, CPU time, its speed relative to a minimal implementation, and how many meetings it finds in mails. `--json` prints only JSON. `--emails`
 * and `--organizations` set the amount of mail. `--dashboard` measures the page in a browser instead.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAudit } from './audit.ts';
import { signIn } from './client.ts';
import { measureCounts } from './counts.ts';
import { measureDashboard } from './dashboard.ts';
import { measureDetection } from './detection.ts';
import { print, printDashboard, type Report } from './print.ts';
import { bundle, bundleSize, type Server, startServer } from './server.ts';
import { measureCpu, measureRatios } from './speed.ts';
import { openDatabase, openState, prepareRun, removeGuest, type Size, type State } from './state.ts';
import { findSubjects } from './subjects.ts';

const BYTES_PER_EMAIL = 9 * 1024;
/** With fewer emails, there is no thread of 50 messages. */
const MIN_EMAILS_PER_ORGANIZATION = 2000;
const PROGRESS_MS = 2000;

let lastProgress = Date.now();
/** Prints to stderr, at most every two seconds. */
function progress(message: string): void {
  if (Date.now() - lastProgress < PROGRESS_MS) return;
  lastProgress = Date.now();
  console.error(`… ${message}`);
}

function readArguments(): { size: Size; json: boolean; dashboard: boolean } {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      dashboard: { type: 'boolean', default: false },
      emails: { type: 'string', default: '20000' },
      organizations: { type: 'string', default: '2' },
    },
  });
  const size = { emails: Number(values.emails), organizations: Number(values.organizations) };
  const isWhole = Object.values(size).every((value) => Number.isSafeInteger(value) && value > 0);
  if (!isWhole || size.emails / size.organizations < MIN_EMAILS_PER_ORGANIZATION) {
    throw new Error(
      `--emails and --organizations must be whole numbers, with at least ${MIN_EMAILS_PER_ORGANIZATION} emails per organization`,
    );
  }
  return { size, json: values.json, dashboard: values.dashboard };
}

async function measure(size: Size): Promise<Report> {
  return withServer(size, async ({ state, subjects, server, bundles }) => {
    await bundle('src/worker/index.ts', join(bundles, 'herald'));
    const reader = signIn(server.origin, state.measured);
    const writer = signIn(server.origin, state.guest);
    const { counts, pages } = await measureCounts(reader, writer, subjects, progress);
    return {
      size,
      counts,
      pages,
      storage: storageOf(state, size),
      bundle: bundleSize(join(bundles, 'herald')),
      cpu: await measureCpu(server, reader, writer, subjects, progress),
      audit: await measureAudit(server, writer),
      ratios: await measureRatios(reader, writer, progress),
      detection: await measureDetection(),
    };
  });
}

interface Run {
  state: State;
  subjects: ReturnType<typeof findSubjects>;
  server: Server;
  /** Where bundles go; the run's own server has its there. */
  bundles: string;
}

/** Runs the benchmark's Worker on a database of this size, and removes afterwards what the run has written. */
async function withServer<T>(size: Size, work: (run: Run) => Promise<T>): Promise<T> {
  const state = await openState(size, progress);
  progress('preparing the run');
  let db = openDatabase(state.folder);
  prepareRun(db, state, Math.floor(size.emails / size.organizations));
  const subjects = findSubjects(db, state);
  db.close();

  const bundles = join(state.folder, 'bundles');
  await bundle('bench/worker.ts', join(bundles, 'bench'));
  const server = await startServer(join(bundles, 'bench', 'worker.js'), state.folder);
  try {
    return await work({ state, subjects, server, bundles });
  } finally {
    await server.stop();
    progress('removing the data of this run');
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
    bar: BYTES_PER_EMAIL,
    ok: perEmail <= BYTES_PER_EMAIL,
    tables: [...tables.values()].filter(({ bytes, indexes }) => bytes + indexes >= 1),
  };
}

// Exiting also ends the Worker, which is killed when this process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

try {
  const { size, json, dashboard } = readArguments();
  if (dashboard) {
    const measures = await withServer(size, ({ server, state }) =>
      measureDashboard(server.origin, state.guest),
    );
    console.log(json ? JSON.stringify(measures, null, 2) : printDashboard(measures));
  } else {
    const report = await measure(size);
    console.log(json ? JSON.stringify(report, null, 2) : print(report));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
