/**
 * `npm run bench`: measures what Herald costs in comparable figures: rows and round trips in D1, bytes per email,
 * bundle size, CPU time, speed relative to a minimal implementation, and accuracy of meeting detection. `--untimed` leaves
 * out CPU time and speed. `--json` prints only JSON. `--emails` and `--organizations` set the amount of mail. `--dashboard` measures the page in a browser
 * instead. `--http` times calls, also of eight clients at once, beside a bare Worker instead; with `--bars`, a call over its limit makes the command
 * fail. `--memory` measures the isolate under the largest loads instead, and fails above its bar. `--cost` prints a
 * company's monthly cost in dollars instead, and fails above its bar. `--saving` times saves, one by one and at once,
 * beside bare statements, among few and many mails, and with `--bars` fails outside its bars. `--databases` compares
 * rows and round trips with one and with several databases instead, and fails above its bars. `--startup` compares the
 * start of the Worker with that of an earlier one and the first call of each of its parts with the second, and fails
 * above its bars.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAudit } from './audit.ts';
import { signIn } from './client.ts';
import { measureCost, printCost } from './cost/measure.ts';
import { BAR } from './cost/month.ts';
import { measureCounts } from './counts.ts';
import { measureDashboard } from './dashboard.ts';
import { measureDatabases } from './databases/measure.ts';
import { printDatabases } from './databases/print.ts';
import { measureDetection } from './detection.ts';
import { type ClientsMeasure, measureClients } from './http/clients.ts';
import { type HttpMeasure, measureHttp } from './http/measure.ts';
import { printClients, printHttp } from './http/print.ts';
import { measureMemory, printMemory } from './memory/measure.ts';
import { print, printDashboard, type Report } from './print.ts';
import { measureSaving } from './saving/measure.ts';
import { printSaving } from './saving/print.ts';
import { bundle, bundleSize, startServer } from './server.ts';
import { measureCpu, measureRatios } from './speed.ts';
import { compareStartup, printStartup } from './startup/compare.ts';
import { measureStartup } from './startup/measure.ts';
import { columnsOf, copyDatabases, openDatabases, type Size, type State } from './state.ts';
import { storageOf } from './storage.ts';
import { withServer } from './with-server.ts';

/** The fewest emails per organization: with fewer, there is no thread of 50 messages. */
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
  cost: boolean;
  memory: boolean;
  saving: boolean;
  startup: boolean;
  bars: boolean;
  untimed: boolean;
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      dashboard: { type: 'boolean', default: false },
      http: { type: 'boolean', default: false },
      cost: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      saving: { type: 'boolean', default: false },
      startup: { type: 'boolean', default: false },
      bars: { type: 'boolean', default: false },
      untimed: { type: 'boolean', default: false },
      emails: { type: 'string', default: '20000' },
      organizations: { type: 'string' },
      databases: { type: 'string', default: '1' },
    },
  });
  const databases = Number(values.databases);
  // At least one organization per database.
  const { organizations = Math.max(databases, 2) } = values;
  const size = { emails: Number(values.emails), organizations: Number(organizations), databases };
  const isWhole = Object.values(size).every((value) => Number.isSafeInteger(value) && value > 0);
  if (!isWhole || size.emails / size.organizations < MIN_EMAILS_PER_ORGANIZATION) {
    throw new Error(
      `--emails, --organizations and --databases must be whole numbers, with at least ${MIN_EMAILS_PER_ORGANIZATION} emails per organization`,
    );
  }
  const { json, dashboard, http, cost, memory, saving, startup, bars, untimed } = values;
  if (databases > 1 && (dashboard || http)) throw new Error('--databases counts rows and round trips alone');
  return { size, json, dashboard, http, cost, memory, saving, startup, bars, untimed };
}

async function measure(size: Size, isUntimed: boolean): Promise<Report> {
  return withServer(size, progress, async ({ state, subjects, server, bundles }) => {
    await bundle('src/worker/index.ts', join(bundles, 'herald'));
    const reader = signIn(server.origin, state.measured);
    const writer = signIn(server.origin, state.guest);
    const { counts, pages } = await measureCounts(reader, writer, subjects, progress);
    return {
      size,
      counts,
      pages,
      storage: storageOf(state.storage, size),
      bundle: bundleSize(join(bundles, 'herald')),
      cpu: isUntimed ? [] : await measureCpu(server, reader, writer, subjects, progress),
      audit: await measureAudit(server, writer),
      ratios: isUntimed ? [] : await measureRatios(reader, writer, progress),
      startup: await measureStartup(join(bundles, 'herald'), progress),
      detection: await measureDetection(),
    };
  });
}

/** Runs a bare Worker on a copy of the database, beside Herald. */
async function measureBesideBare(size: Size): Promise<{ calls: HttpMeasure[]; clients: ClientsMeasure }> {
  const bareState = (state: State) => join(state.folder, 'bare');
  const copy = (state: State) => copyDatabases(state.folder, bareState(state));
  return withServer(
    size,
    progress,
    async ({ state, subjects, server, bundles }) => {
      const folder = bareState(state);
      const databases = openDatabases({ ...state, folder });
      const columns = columnsOf(databases.directory);
      databases.close();
      await bundle('bench/http/worker.ts', join(bundles, 'bare'), BARE_CONFIG);
      const bare = await startServer(join(bundles, 'bare', 'worker.js'), folder, BARE_CONFIG);
      try {
        const sides = {
          reader: signIn(server.origin, state.measured),
          writer: signIn(server.origin, state.guest),
          bare: signIn(bare.origin, state.measured),
        };
        const clients = await measureClients(sides, subjects, columns, progress);
        return { calls: await measureHttp(sides, subjects, columns, progress), clients };
      } finally {
        await bare.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    copy,
  );
}

// Exiting also stops the Worker, which is killed when this process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

try {
  const { size, json, dashboard, http, cost, memory, saving, startup, bars, untimed } = readArguments();
  if (cost) {
    const month = measureCost();
    console.log(json ? JSON.stringify(month, null, 2) : printCost(month));
    if (month.dollars > BAR) process.exitCode = 1;
  } else if (memory) {
    const measures = await measureMemory(progress);
    console.log(json ? JSON.stringify(measures, null, 2) : printMemory(measures));
    if (!measures.every(({ ok }) => ok)) process.exitCode = 1;
  } else if (saving) {
    const measures = await measureSaving(progress);
    console.log(json ? JSON.stringify(measures, null, 2) : printSaving(measures));
    if (bars && measures.some(({ ok }) => ok === false)) process.exitCode = 1;
  } else if (startup) {
    const comparison = await compareStartup(progress);
    console.log(json ? JSON.stringify(comparison, null, 2) : printStartup(comparison));
    if (!comparison.ok) process.exitCode = 1;
  } else if (http) {
    const { calls, clients } = await measureBesideBare(size);
    const printed = `${printHttp(calls)}\n${printClients(clients)}`;
    console.log(json ? JSON.stringify({ calls, clients }, null, 2) : printed);
    if (bars && !calls.every(({ ok }) => ok)) process.exitCode = 1;
  } else if (dashboard) {
    const measures = await withServer(size, progress, ({ server, state }) =>
      measureDashboard(server.origin, state.guest),
    );
    console.log(json ? JSON.stringify(measures, null, 2) : printDashboard(measures));
  } else if (size.databases > 1) {
    const report = await measureDatabases(size, progress);
    console.log(json ? JSON.stringify(report, null, 2) : printDatabases(report));
    if (!report.counts.every(({ ok }) => ok)) process.exitCode = 1;
  } else {
    const report = await measure(size, untimed);
    console.log(json ? JSON.stringify(report, null, 2) : print(report));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
