/** Counts the cost of a request at D1: rows read and round trips, including those of authentication. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { createApp } from '../../src/worker/app.ts';
import { findHome } from '../../src/worker/platform/data/commit/homes.ts';
import type { Env } from '../../src/worker/platform/env.ts';
import { type Client, testEnv, wrapDatabases } from './helpers.ts';

interface Cost {
  rowsRead: number;
  roundTrips: number;
}

const app = createApp();

/** Sends a GET as `client.request` does. Returns the response and its cost. */
export async function costOf(
  client: Client,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ response: Response; cost: Cost }> {
  await settle(client.organizationId);
  const cost = { rowsRead: 0, roundTrips: 0 };
  const execution = createExecutionContext();
  const response = await app.fetch(
    new Request(`http://localhost${path}`, { headers: { cookie: client.cookie, ...headers } }),
    countingEnv(testEnv, cost),
    execution,
  );
  await waitOnExecutionContext(execution);
  return { response, cost };
}

/** Prepares an organization as after earlier use: the isolate knows its home, which has its row in `residents`. */
export async function settle(organizationId: number): Promise<void> {
  if (!testEnv.DB_2) return;
  const insert = 'INSERT INTO residents (organization_id) VALUES (?) ON CONFLICT DO NOTHING';
  await testEnv.DB_2.prepare(insert).bind(organizationId).run();
  await findHome(testEnv.DB.withSession(), organizationId);
}

/** Returns `env` with databases that add to `cost`. */
export function countingEnv(env: Env, cost: Cost): Env {
  const counter = { cost, begun: 0 };
  return wrapDatabases(env, (db) => countingDatabase(db, counter) as unknown as D1Database);
}

type Queries = Pick<D1DatabaseSession, 'prepare' | 'batch'>;

interface Counter {
  cost: Cost;
  /** The number of round trips that have begun, including those that nobody awaits. */
  begun: number;
}

function countingDatabase(db: D1Database, counter: Counter) {
  return {
    ...countingQueries(db, counter),
    withSession(bookmark?: D1SessionBookmark | D1SessionConstraint) {
      const session = db.withSession(bookmark);
      return { ...countingQueries(session, counter), getBookmark: () => session.getBookmark() };
    },
  };
}

function countingQueries(db: Queries, counter: Counter) {
  const { cost } = counter;
  const originals = new WeakMap<object, D1PreparedStatement>();
  const proofs = new WeakSet<object>();
  const counted = <T extends D1Response>(result: T): T => {
    cost.rowsRead += result.meta.rows_read;
    return result;
  };
  const wrap = (statement: D1PreparedStatement, isProof: boolean): D1PreparedStatement => {
    const run = async () => {
      counter.begun++;
      cost.roundTrips++;
      return counted(await statement.all());
    };
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), isProof),
      all: run,
      run,
      first: async () => (await run()).results[0] ?? null,
      // Rows as arrays have no meta, and objects lose columns of the same name: run both. Only selects get here.
      raw: async () => {
        await run();
        return statement.raw();
      },
    };
    originals.set(wrapped, statement);
    if (isProof) proofs.add(wrapped);
    return wrapped as unknown as D1PreparedStatement;
  };
  return {
    prepare: (query: string) => wrap(db.prepare(query), query.endsWith(' AS proof')),
    async batch(statements: D1PreparedStatement[]) {
      const begun = ++counter.begun;
      const isProof = statements.every((statement) => proofs.has(statement));
      if (!isProof) cost.roundTrips++;
      const results = await db.batch(statements.map((statement) => originals.get(statement)!));
      // With two databases, the check of the hint runs in parallel with the first read, but before a write.
      if (isProof && counter.begun === begun) cost.roundTrips++;
      return results.map(counted);
    },
  };
}
