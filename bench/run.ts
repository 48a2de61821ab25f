/**
 * `npm run bench`: measures what Herald costs in comparable figures: rows and round trips in D1, bytes per email,
 * bundle size, CPU time, its speed relative to a minimal implementation, and how many meetings it finds in mails. `--json` prints only JSON. `--emails`
 * and `--organizations` set the amount of mail. `--dashboard` measures the page in a browser instead. `--http` times calls
 * beside a bare Worker instead; with `--bars`, one over its limit makes the command fail.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAudit } from './audit.ts';
import { signIn } from './client.ts';
import { measureCounts } from './counts.ts';
import { measureDashboard } from './dashboard.ts';
import { measureDetection } from './detection.ts';
import { type HttpMeasure, measureHttp } from './http/measure.ts';
import { printHttp } from './http/print.ts';
import { print, printDashboard, type Report } from './print.ts';
import { bundle, bundleSize, type Server, startServer } from './server.ts';
import { measureCpu, measureRatios } from './speed.ts';
import {
  columnsOf,
  copyDatabase,
  openDatabase,
  openState,
  prepareRun,
  removeGuest,
  type Size,
  type State,
} from './state.ts';
import { findSubjects } from './subjects.ts';

const BYTES_PER_EMAIL = 9 * 1024;
/** With fewer emails, there is no thread of 50 messages. */
const MIN_EMAILS_PER_ORGANIZATION = 2000;
const PROGRESS_MS = 2000;
const BARE_CONFIG = 'bench/http/wrangler.toml';

let lastProgress = Date.now();
/** Prints to stderr, at most every two seconds. */
function progress(message: string): void {
  if (Date.now() - lastProgress < PROGRESS_MS) return;
  lastProgress = Date.now();
  console.error(`… ${message}`);
}

interface Arguments {
  size: Size;
  json: boolean;
  dashboard: boolean;
  http: boolean;
  bars: boolean;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      dashboard: { type: 'boolean', default: false },
      http: { type: 'boolean', default: false },
      bars: { type: 'boolean', default: false },
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
  const { json, dashboard, http, bars } = values;
  return { size, json, dashboard, http, bars };
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

/** Runs a bare Worker on a copy of the database, beside Herald. */
async function measureBesideBare(size: Size): Promise<HttpMeasure[]> {
  const bareState = (state: State) => join(state.folder, 'bare');
  const copy = (state: State) => copyDatabase(state.folder, bareState(state));
  return withServer(
    size,
    async ({ state, subjects, server, bundles }) => {
      const folder = bareState(state);
      const db = openDatabase(folder);
      const columns = columnsOf(db);
      db.close();
      await bundle('bench/http/worker.ts', join(bundles, 'bare'), BARE_CONFIG);
      const bare = await startServer(join(bundles, 'bare', 'worker.js'), folder, BARE_CONFIG);
      try {
        const sides = {
          reader: signIn(server.origin, state.measured),
          writer: signIn(server.origin, state.guest),
          bare: signIn(bare.origin, state.measured),
        };
        return await measureHttp(sides, subjects, columns, progress);
      } finally {
        await bare.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    copy,
  );
}

interface Run {
  state: State;
  subjects: ReturnType<typeof findSubjects>;
  server: Server;
  /** Where bundles go; the run's own server has its there. */
  bundles: string;
}

/**
 * Runs the benchmark's Worker on a database of this size, and removes afterwards what the run has written. `prepare`
 * runs before the Worker opens the database.
 */
async function withServer<T>(
  size: Size,
  work: (run: Run) => Promise<T>,
  prepare: (state: State) => void = () => {},
): Promise<T> {
  const state = await openState(size, progress);
  progress('preparing the run');
  let db = openDatabase(state.folder);
  prepareRun(db, state, Math.floor(size.emails / size.organizations));
  const subjects = findSubjects(db, state);
  db.close();
  prepare(state);

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
  const { size, json, dashboard, http, bars } = readArguments();
  if (http) {
    const measures = await measureBesideBare(size);
    console.log(json ? JSON.stringify(measures, null, 2) : printHttp(measures));
    if (bars && !measures.every(({ ok }) => ok)) process.exitCode = 1;
  } else if (dashboard) {
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
