/** Times eight clients at once that list mails, open one and read its thread, beside the bare Worker. */
import type { Query } from '../counting.ts';
import { percentile } from '../statistics.ts';
import type { Subjects } from '../subjects.ts';
import { httpCalls, readOf } from './calls.ts';
import { type HttpSides, record } from './measure.ts';
import type { Prepared } from './worker.ts';

const CLIENTS = 8;
const CALLS = ['list of 50 mails', 'open a mail', 'thread of 10'];
const ROUNDS = 5;
const CALLS_PER_ROUND = 240;

export interface ClientsMeasure {
  calls: string[];
  clients: number;
  /** Calls a second: the median of the rounds. */
  herald: number;
  bare: number;
}

export async function measureClients(
  sides: HttpSides,
  subjects: Subjects,
  columns: ReadonlyMap<string, string[]>,
  progress: (message: string) => void,
): Promise<ClientsMeasure> {
  const calls = httpCalls(subjects, sides.reader.organization, 0).filter(({ name }) => CALLS.includes(name));
  const batches: Query[][] = [];
  for (const call of calls) batches.push(...(await record(call, sides.reader, progress)).batches);
  const [list] = calls as [(typeof calls)[0]];
  const rows = list.rows((await sides.reader.measure('GET', list.request(0).path)).json);
  const prepared: Prepared = { read: readOf(rows, columns.get(rows.table) ?? []), batches };
  await sides.bare.text('POST', '/bench/prepare', prepared);

  const rates = { herald: [] as number[], bare: [] as number[] };
  const send = {
    herald: (n: number) => sides.reader.text('GET', calls[n % calls.length]!.request(0).path),
    bare: (n: number) => sides.bare.text('GET', `/bench/batch?n=${n}`),
  };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const side of ['herald', 'bare'] as const) {
      progress(`eight clients, round ${round} of ${ROUNDS}`);
      const rate = await rateOf(send[side]);
      if (round > 0) rates[side].push(rate);
    }
  }
  const [herald, bare] = [percentile(rates.herald, 0.5), percentile(rates.bare, 0.5)];
  return { calls: CALLS, clients: CLIENTS, herald, bare };
}

/** Returns the number of calls a second. */
async function rateOf(send: (n: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  const client = async () => {
    while (next < CALLS_PER_ROUND) await send(next++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return CALLS_PER_ROUND / ((performance.now() - startedAt) / 1000);
}
