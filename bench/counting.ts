/** A D1 database that records queries and their cost. */

export interface Query {
  sql: string;
  params: unknown[];
}

export interface RoundTrip {
  kind: 'single' | 'batch';
  queries: Query[];
}

export interface Meter {
  rowsRead: number;
  rowsWritten: number;
  /** The round trips to D1, in order. */
  trips: RoundTrip[];
  /** The number of sequential round trips: concurrent trips count as one. */
  roundTrips: number;
  /** The number of trips that have ended. */
  ended: number;
}

export const newMeter = (): Meter => ({ rowsRead: 0, rowsWritten: 0, trips: [], roundTrips: 0, ended: 0 });

type Queries = Pick<D1DatabaseSession, 'prepare' | 'batch'>;
type FakeResults = (queries: Query[]) => D1Result[];

/** Wraps all databases of `env` in the same meter. */
export function meteredEnv<E extends object>(env: E, meter: Meter, fakeResults?: FakeResults): E {
  const wrapped = Object.entries(env)
    .filter(([name]) => /^DB(_\d+)?$/.test(name))
    .map(([name, db]) => [name, metered(db as D1Database, meter, fakeResults)]);
  return { ...env, ...Object.fromEntries(wrapped) };
}

/**
 * Wraps a database and records all queries in `meter`. With `fakeResults`, queries that write are recorded but not
 * run, and `fakeResults` provides their results.
 */
export function metered(db: D1Database, meter: Meter, fakeResults?: FakeResults): D1Database {
  const wrapped = {
    ...meteredQueries(db, meter, fakeResults),
    withSession(bookmark?: D1SessionBookmark | D1SessionConstraint) {
      const session = db.withSession(bookmark);
      return { ...meteredQueries(session, meter, fakeResults), getBookmark: () => session.getBookmark() };
    },
  };
  return wrapped as unknown as D1Database;
}

function meteredQueries(db: Queries, meter: Meter, fakeResults: FakeResults | undefined) {
  const queryOf = new WeakMap<object, Query>();

  const runTrip = async (kind: RoundTrip['kind'], queries: Query[]): Promise<D1Result[]> => {
    meter.trips.push({ kind, queries });
    // A trip may depend on the result of any trip that has ended.
    const turn = meter.ended + 1;
    meter.roundTrips = Math.max(meter.roundTrips, turn);
    if (fakeResults && !queries.every(isSelect)) return fakeResults(queries);
    const results = await db.batch(queries.map((query) => bound(db, query)));
    meter.ended = Math.max(meter.ended, turn);
    for (const { meta } of results) {
      meter.rowsRead += meta.rows_read;
      meter.rowsWritten += meta.rows_written;
    }
    return results;
  };

  const statement = (query: Query): D1PreparedStatement => {
    const all = async () => (await runTrip('single', [query]))[0]!;
    const wrapped = {
      bind: (...params: unknown[]) => statement({ sql: query.sql, params }),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
      // D1 returns no counts for raw(), and objects lose columns with equal names, so a select runs twice.
      raw: async () => {
        const { results } = await all();
        if (isSelect(query)) return bound(db, query).raw();
        return results.map((row) => Object.values(row as Record<string, unknown>));
      },
    };
    queryOf.set(wrapped, query);
    return wrapped as unknown as D1PreparedStatement;
  };

  return {
    prepare: (sql: string) => statement({ sql, params: [] }),
    batch: (statements: D1PreparedStatement[]) =>
      runTrip(
        'batch',
        statements.map((prepared) => queryOf.get(prepared)!),
      ),
  };
}

/** Runs recorded round trips again on the plain database. Returns the rows of the last one. */
export async function replay(db: Queries, trips: RoundTrip[]): Promise<unknown[][]> {
  let rows: unknown[][] = [];
  for (const { kind, queries } of trips) {
    if (kind === 'single') rows = [await bound(db, queries[0]!).raw()];
    else rows = (await db.batch(queries.map((query) => bound(db, query)))).map(({ results }) => results);
  }
  return rows;
}

function bound(db: Queries, { sql, params }: Query): D1PreparedStatement {
  return db.prepare(sql).bind(...params);
}

function isSelect({ sql }: Query): boolean {
  return /^\s*select\b/i.test(sql);
}
