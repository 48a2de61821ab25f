/** Times Herald's calls over HTTP, side by side with a bare Worker on a copy of its database. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Cost } from '../client.ts';
import type { Query, RoundTrip } from '../counting.ts';
import { percentile, rotated } from '../statistics.ts';
import type { Subjects } from '../subjects.ts';
import { type HttpCall, httpCalls, readOf } from './calls.ts';
import type { Prepared } from './worker.ts';

const WARM_UP = 20;
const ROUNDS = 100;
/** An even number, as some calls alternate between two states. */
const TURNS = WARM_UP + ROUNDS;
/** Herald finishes work after it has responded, which would slow down the next call. */
const PAUSE_MS = 5;

const SIDES = ['herald', 'read', 'batch'] as const;
type Side = (typeof SIDES)[number];

interface Timing {
  /** Size of the response in bytes. */
  bytes: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

/** The report of `npm run bench -- --http` for one call. */
export interface HttpMeasure extends Record<Side, Timing> {
  call: string;
  /** Herald's cost. */
  cost: Cost;
  /** Rows that the bare batch reads and writes. */
  batchRows: number;
  /** Ratios of Herald's medians to those of the bare read and the bare batch. */
  toRead: number;
  toBatch: number;
  /** The upper limit of `toBatch`; null if it has none. */
  bar: number | null;
  ok: boolean;
}

export interface HttpSides {
  reader: Client;
  writer: Client;
  bare: Client;
}

/** `columns` maps each table to its columns. */
export async function measureHttp(
  sides: HttpSides,
  subjects: Subjects,
  columns: ReadonlyMap<string, string[]>,
  progress: (message: string) => void,
): Promise<HttpMeasure[]> {
  const { json } = await sides.writer.measure('GET', '/api/tasks?limit=1&status=todo');
  const [task] = json as { id: number }[];
  if (!task) throw new Error('the seeded mail has no task');
  const measures: HttpMeasure[] = [];
  for (const call of httpCalls(subjects, sides.reader.organization, task.id))
    measures.push(await measureCall(call, sides, columns, progress));
  return measures;
}

async function measureCall(
  call: HttpCall,
  sides: HttpSides,
  columns: ReadonlyMap<string, string[]>,
  progress: (message: string) => void,
): Promise<HttpMeasure> {
  const client = sides[call.by];
  const { answer, cost, batches } = await record(call, client, progress);
  const rows = call.rows(answer);
  const read = readOf(rows, columns.get(rows.table) ?? []);
  const prepared: Prepared = { read, batches };
  await sides.bare.text('POST', '/bench/prepare', prepared);

  const times: Record<Side, number[]> = { herald: [], read: [], batch: [] };
  const bytes: Record<Side, number> = { herald: 0, read: 0, batch: 0 };
  const send: Record<Side, (turn: number) => Promise<string>> = {
    herald: (turn) => {
      const { method, path, body } = call.request(TURNS + turn);
      return client.text(method, path, body);
    },
    read: () => sides.bare.text('GET', '/bench/read'),
    batch: (turn) => sides.bare.text('GET', `/bench/batch?n=${turn}`),
  };
  for (let turn = 0; turn < TURNS - 1; turn++) {
    for (const side of rotated(SIDES, turn)) {
      const startedAt = performance.now();
      const text = await send[side](turn);
      const ms = performance.now() - startedAt;
      if (turn >= WARM_UP) times[side].push(ms);
      bytes[side] = Buffer.byteLength(text);
      await pause(PAUSE_MS);
    }
    progress(`${call.name}: turn ${turn + 1} of ${TURNS}, the first ${WARM_UP} to warm up`);
  }
  // The last request is counted, not timed.
  const last = await sides.bare.measure('GET', `/bench/batch?n=${TURNS - 1}`);

  const timing = (side: Side): Timing => ({
    bytes: bytes[side],
    p50: percentile(times[side], 0.5),
    p95: percentile(times[side], 0.95),
  });
  const [herald, bareRead, batch] = [timing('herald'), timing('read'), timing('batch')];
  const toBatch = herald.p50 / batch.p50;
  return {
    call: call.name,
    cost,
    batchRows: last.cost.rowsRead + last.cost.rowsWritten,
    herald,
    read: bareRead,
    batch,
    toRead: herald.p50 / bareRead.p50,
    toBatch,
    bar: call.bar,
    ok: call.bar === null || toBatch <= call.bar,
  };
}

/**
 * Runs the call against Herald. Returns its last response, and the statements that it ran: one batch per turn for calls
 * that write, and those of a single turn for calls that read.
 */
export async function record(
  call: HttpCall,
  client: Client,
  progress: (message: string) => void,
): Promise<{ answer: unknown; cost: Cost; batches: Query[][] }> {
  const { method, path } = call.request(0);
  // The cost is measured in a warm isolate.
  if (method === 'GET') await client.text(method, path);
  const batches: Query[][] = [];
  for (;;) {
    const turn = call.request(batches.length);
    const { json, cost } = await client.measure(turn.method, turn.path, turn.body);
    const trips = JSON.parse(await client.text('GET', '/bench/trips')) as RoundTrip[];
    batches.push(trips.flatMap(({ queries }) => queries));
    progress(`${call.name}: recording its statements`);
    if (batches.length === (method === 'GET' ? 1 : TURNS)) return { answer: json, cost, batches };
  }
}
