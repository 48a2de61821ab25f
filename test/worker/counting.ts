/** Counts what a request costs at D1: rows read and round trips, those of authentication included. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { createApp } from '../../src/worker/app.ts';
import type { Env } from '../../src/worker/platform/env.ts';
import { type Client, testEnv, wrapDatabases } from './helpers.ts';

interface Cost {
  rowsRead: number;
  roundTrips: number;
}

const app = createApp();

/** As `client.request` for a GET, with what it cost. */
export async function costOf(client: Client, path: string): Promise<{ response: Response; cost: Cost }> {
  const cost = { rowsRead: 0, roundTrips: 0 };
  const execution = createExecutionContext();
  const response = await app.fetch(
    new Request(`http://localhost${path}`, { headers: { cookie: client.cookie } }),
    countingEnv(testEnv, cost),
    execution,
  );
  await waitOnExecutionContext(execution);
  return { response, cost };
}

/** `env` with databases that add to `cost`. */
export function countingEnv(env: Env, cost: Cost): Env {
  return wrapDatabases(env, (db) => countingDatabase(db, cost) as unknown as D1Database);
}

type Queries = Pick<D1DatabaseSession, 'prepare' | 'batch'>;

function countingDatabase(db: D1Database, cost: Cost) {
  return {
    ...countingQueries(db, cost),
    withSession(bookmark?: D1SessionBookmark | D1SessionConstraint) {
      const session = db.withSession(bookmark);
      return { ...countingQueries(session, cost), getBookmark: () => session.getBookmark() };
    },
  };
}

function countingQueries(db: Queries, cost: Cost) {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const counted = <T extends D1Response>(result: T): T => {
    cost.rowsRead += result.meta.rows_read;
    return result;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const run = async () => {
      cost.roundTrips++;
      return counted(await statement.all());
    };
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: run,
      run,
      first: async () => (await run()).results[0] ?? null,
      // Arrays of values carry no meta, and objects lose columns of one name: ask for both. Only selects come here.
      raw: async () => {
        await run();
        return statement.raw();
      },
    };
    originals.set(wrapped, statement);
    return wrapped as unknown as D1PreparedStatement;
  };
  return {
    prepare: (query: string) => wrap(db.prepare(query)),
    async batch(statements: D1PreparedStatement[]) {
      cost.roundTrips++;
      const results = await db.batch(statements.map((statement) => originals.get(statement)!));
      return results.map(counted);
    },
  };
}
