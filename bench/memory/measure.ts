/** Measures the memory of the Worker's isolate under the largest loads it must handle. Cloudflare's limit is 128 MB. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../src/dev/migrate.ts';
import { type Client, clientOf, signUp } from '../client.ts';
import { bundle, type Server, startServer } from '../server.ts';
import { inspect } from './isolate.ts';
import { largeMessage, largePage, largeVideo } from './loads.ts';

const MB = 1_000_000;
/** In MB. */
const BAR = 110;
const SAMPLE_MS = 20;

export interface MemoryMeasure {
  load: string;
  /** The peak memory in MB, measured right after garbage collections. */
  peak: number;
  /** The peak memory in MB at any time, including garbage. */
  withGarbage: number;
  bar: number;
  ok: boolean;
}

/** Measures each load in turn, in one isolate that runs Herald as deployed. */
export async function measureMemory(progress: (message: string) => void): Promise<MemoryMeasure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-memory-'));
  try {
    progress('memory: preparing');
    await migrate(folder);
    await bundle('bench/memory/worker.ts', join(folder, 'bundle'));
    const server = await startServer(join(folder, 'bundle', 'worker.js'), folder);
    try {
      return await measureAll(server, progress);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 5 });
  }
}

async function measureAll(server: Server, progress: (message: string) => void): Promise<MemoryMeasure[]> {
  const client = clientOf(server.origin, await signUp(server.origin), 1);
  const isolate = await inspect(server.inspectorPort);
  /** Other work may run between a collection and the measurement, so the least of three counts. */
  const live = async () => {
    let least = Infinity;
    for (let i = 0; i < 3; i++) {
      await fetch(`${server.origin}/bench/gc`);
      least = Math.min(least, await isolate.used());
    }
    return least;
  };
  const measures: MemoryMeasure[] = [];
  try {
    for (const [load, run] of Object.entries(LOADS)) {
      progress(`memory: ${load}`);
      let [peak, withGarbage] = [0, 0];
      let isOver = false;
      const work = run(client, server).finally(() => {
        isOver = true;
      });
      const watchLive = async () => {
        do peak = Math.max(peak, await live());
        while (!isOver);
      };
      const watchUsed = async () => {
        for (; !isOver; await wait(SAMPLE_MS)) withGarbage = Math.max(withGarbage, await isolate.used());
      };
      await Promise.all([work, watchLive(), watchUsed()]);
      const inUse = peak / MB;
      measures.push({ load, peak: inUse, withGarbage: withGarbage / MB, bar: BAR, ok: inUse <= BAR });
    }
  } finally {
    isolate.close();
  }
  return measures;
}

export function printMemory(measures: MemoryMeasure[]): string {
  return [
    `${'Memory of the isolate (heap, buffers, WebAssembly), MB'.padEnd(56)}in use    with garbage`,
    ...measures.map(
      ({ load, peak, withGarbage, bar, ok }) =>
        `${load.padEnd(54)}${peak.toFixed(1).padStart(8)}  ${withGarbage.toFixed(1).padStart(12)}  ${ok ? 'within' : 'over'} ${bar}`,
    ),
  ].join('\n');
}

const LOADS: Record<string, (client: Client, server: Server) => Promise<void>> = {
  nothing: (client) => client.call('GET', '/api/inboxes'),
  'a mail of 25 MB': (client) => client.call('POST', '/api/emails', largeMessage(0, 25 * 1024 ** 2)),
  '25 mails of 1 MB at once': (client) =>
    all(25, (n) => client.call('POST', '/api/emails', largeMessage(n + 1, 1024 ** 2))),
  'ten cards at once': (client) =>
    all(10, (n) => client.call('POST', '/api/stream/milestone-card', { subscriber_count: 1000 + n })),
  'an audit of a page of 2 MB': auditPage,
  'an export': exportAll,
  'a video of 1 GB': auditVideo,
};

async function all(count: number, run: (n: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, n) => run(n)));
}

async function auditPage(client: Client): Promise<void> {
  const page = largePage(2 * MB);
  const site = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.url === '/' ? page : '');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
    const answer = await client.text('POST', '/api/automation/digital-audit', { url });
    const { failure } = JSON.parse(answer);
    if (failure) throw new Error(`The audit failed: ${failure.message}`);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

async function exportAll(client: Client, server: Server): Promise<void> {
  const { id } = JSON.parse(await client.text('POST', '/api/exports'));
  await untilDone(client, server, `/api/exports/${id}`, ({ state }) => state);
}

async function auditVideo(client: Client, server: Server): Promise<void> {
  const { size, parts } = await largeVideo(1000 * MB);
  const created = await client.text('POST', '/api/audits/uploads', { file_name: 'large.mp4', bytes: size });
  const { id, part_size } = JSON.parse(created);
  for (let n = 0; n * part_size < size; n++) {
    await client.put(`/api/audits/uploads/${id}/parts/${n + 1}`, parts(n * part_size, part_size));
  }
  await client.call('POST', `/api/audits/uploads/${id}/complete`);
  const audit = await client.text('POST', '/api/audits', { type: 'video', upload_id: id });
  await untilDone(client, server, `/api/audits/${JSON.parse(audit).id}`, ({ status }) => status);
}

/** Runs cron until the state of the work is `completed`. Throws if it is `failed`. */
async function untilDone(
  client: Client,
  server: Server,
  path: string,
  stateOf: (answer: { state: string; status: string }) => string,
): Promise<void> {
  for (let state = ''; state !== 'completed'; ) {
    await wait(200);
    await fetch(`${server.origin}/cdn-cgi/local/scheduled`);
    state = stateOf(JSON.parse(await client.text('GET', path)));
    if (state === 'failed') throw new Error(`${path} failed.`);
  }
}
