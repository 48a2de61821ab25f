/** Formats the report of `npm run bench -- --http`. */
import { table } from '../print.ts';
import type { ClientsMeasure } from './clients.ts';
import type { HttpMeasure } from './measure.ts';

const LEGEND = `rows       rows of D1 that Herald reads and writes for the call, sign-in included; in brackets, the bare batch
trips      how often Herald waits for D1, with a warm isolate
bytes      of the answers: of Herald, of the bare read, of the bare batch
Herald ms  from the request to the last byte of the answer: the median, and what 95 of 100 calls take at most
read ms    the same of a Worker without Herald's code, which makes one query: the rows of the answer by their ids
batch ms   the same of that Worker, which makes all queries that Herald makes for the call, in one batch
/read      the median of Herald, relative to that of the bare read
/batch     the median of Herald, relative to that of the bare batch, with its limit

Each turn makes the three calls one after the other, in changing order. The two Workers run side by side in wrangler,
each on its own copy of one database. Of what Herald does after an answer, nothing is measured. Saving also writes to R2,
which the bare batch does not.`;

export function printClients({ clients, calls, herald, bare }: ClientsMeasure): string {
  const rate = (value: number) => `${value.toFixed(0)} calls a second`;
  return `${clients} clients at once (${calls.join(', ')}): ${rate(herald)}; the bare batches ${rate(bare)}; ${(herald / bare).toFixed(2)}`;
}

export function printHttp(measures: HttpMeasure[]): string {
  const rows = measures.map((measure) => {
    const { call, cost, batchRows, herald, read, batch, toRead, toBatch, bar, ok } = measure;
    return [
      call,
      `${cost.rowsRead + cost.rowsWritten} (${batchRows})`,
      String(cost.roundTrips),
      ...[herald, read, batch].map(({ bytes }) => bytes.toLocaleString('en-US')),
      ...[herald, read, batch].flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]),
      toRead.toFixed(2),
      toBatch.toFixed(2),
      bar === null ? '' : bar.toFixed(2),
      bar === null ? '' : ok ? 'ok' : 'FAIL',
    ];
  });
  const head = [
    'Calls through HTTP',
    'rows',
    'trips',
    'bytes',
    'of read',
    'of batch',
    'Herald ms',
    'p95',
    'read ms',
    'p95',
    'batch ms',
    'p95',
    '/read',
    '/batch',
    'limit',
    '',
  ];
  return `${table(head, rows, 1)}\n${LEGEND}\n`;
}
