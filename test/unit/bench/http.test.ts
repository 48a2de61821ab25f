import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { httpCalls, readOf } from '../../../bench/http/calls.ts';
import type { HttpMeasure } from '../../../bench/http/measure.ts';
import { printClients, printHttp } from '../../../bench/http/print.ts';
import { columnsOf } from '../../../bench/state.ts';
import { percentile, rotated } from '../../../bench/statistics.ts';

describe('percentile', () => {
  test('of odd and even numbers of values is one of them, whatever their order', () => {
    expect(percentile([3, 1, 2], 0.5)).toBe(2);
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(percentile([7], 0.95)).toBe(7);
  });

  test('is the value that 95 of 100 do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(percentile(values, 0.95)).toBe(95);
    expect(percentile(values, 1)).toBe(100);
    expect(percentile(values, 0)).toBe(1);
  });

  test('leaves at least its share of the values at or below it, and no lower value does', () => {
    const values = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 50 });
    const check = (all: number[], share: number) => {
      const found = percentile(all, share);
      const reached = (limit: number) => all.filter((value) => value <= limit).length >= all.length * share;
      expect(all).toContain(found);
      expect(reached(found)).toBe(true);
      expect(all.filter((value) => value < found).some(reached)).toBe(false);
    };
    fc.assert(fc.property(values, fc.constantFrom(0.05, 0.5, 0.9, 0.95, 1), check));
  });

  test('of no values is refused', () => {
    expect(() => percentile([], 0.5)).toThrow('no values');
  });
});

test('in three rounds, each of three sides is first, second and last once', () => {
  const rounds = [0, 1, 2].map((round) => rotated(['a', 'b', 'c'], round));
  expect(rounds).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
  ]);
  expect(rotated(['a', 'b', 'c'], 3)).toEqual(rounds[0]);
});

describe('the bare read', () => {
  const rows = { table: 'emails', key: 'id', values: [2, 1], fields: ['id', 'snippet', 'labels'] };

  test('reads the columns that the call answers, of its rows', () => {
    expect(readOf(rows, ['id', 'organization_id', 'snippet'])).toEqual({
      sql: 'SELECT id, snippet FROM emails WHERE id IN (SELECT value FROM json_each(?))',
      params: ['[2,1]'],
    });
  });

  test('of a call that answers no row, or of fields that are no columns, is refused', () => {
    expect(() => readOf({ ...rows, values: [] }, ['id'])).toThrow('no rows of emails');
    expect(() => readOf(rows, ['other'])).toThrow('no rows of emails');
  });

  test('of every call names tables and columns that the database has', () => {
    const db = new DatabaseSync(':memory:');
    for (const file of readdirSync('migrations')
      .filter((name) => name.endsWith('.sql'))
      .toSorted())
      db.exec(readFileSync(`migrations/${file}`, 'utf8'));
    const columns = columnsOf(db);
    const subjects = { emailIds: [1], threads: [{ length: 10, emailId: 1 }], unread: [2] };
    const calls = httpCalls(subjects, 1, 3);
    expect(calls.length).toBe(10);
    // A response that is a list, an item and a thread at once.
    const answer = Object.assign([{ id: 1 }], { id: 1, messages: [{ id: 1 }] });
    for (const call of calls) {
      const found = call.rows(answer);
      const { sql, params } = readOf(found, columns.get(found.table) ?? []);
      expect(db.prepare(sql).all(...(params as string[]))).toEqual([]);
    }
    db.close();
  });
});

test('calls that write differ from turn to turn, and come back to where they began', () => {
  const subjects = { emailIds: [1], threads: [{ length: 10, emailId: 1 }], unread: [2] };
  const writes = httpCalls(subjects, 1, 3).filter(({ by }) => by === 'writer');
  expect(writes.map(({ name }) => name)).toEqual(['mark a mail read', 'change a task', 'save a mail']);
  for (const { request } of writes) expect(request(0)).not.toEqual(request(1));
  for (const { request } of writes.slice(0, 2)) expect(request(2)).toEqual(request(0));
});

test('several clients at once are shown beside the bare Worker', () => {
  expect(printClients({ calls: ['list', 'open'], clients: 8, herald: 90, bare: 120 })).toBe(
    '8 clients at once (list, open): 90 calls a second; the bare batches 120 calls a second; 0.75',
  );
});

describe('the table', () => {
  const timing = { bytes: 12_345, p50: 4, p95: 9.96 };
  const measure: HttpMeasure = {
    call: 'open a mail',
    cost: { rowsRead: 7, rowsWritten: 2, roundTrips: 2 },
    batchRows: 9,
    herald: timing,
    read: { ...timing, p50: 2 },
    batch: { ...timing, p50: 3.2 },
    toRead: 2,
    toBatch: 1.25,
    bar: 1.15,
    ok: false,
  };

  test('shows the figures of a call, and that it is over its limit', () => {
    const line = printHttp([measure])
      .split('\n')
      .find((text) => text.startsWith('open a mail'));
    expect(line?.split(/ {2,}/)).toEqual(
      'open a mail|9 (9)|2|12,345|12,345|12,345|4.0|10.0|2.0|10.0|3.2|10.0|2.00|1.25|1.15|FAIL'.split('|'),
    );
  });

  test('says ok within the limit, nothing without one, and what its columns mean', () => {
    const within = { ...measure, call: 'within', ok: true };
    const free = { ...measure, call: 'free', bar: null, ok: true };
    const text = printHttp([within, free]);
    expect(text).toMatch(/^within .* 1\.15 {2}ok$/m);
    expect(text).toMatch(/^free .* 1\.25$/m);
    for (const column of ['rows', 'trips', 'bytes', 'Herald ms', 'read ms', 'batch ms', '/read', '/batch'])
      expect(text).toMatch(new RegExp(`^${column} {2,}`, 'm'));
  });
});
