/** A D1 that notes what it is asked and what that costs. */

export interface Query {
  sql: string;
  params: unknown[];
}

export interface Trip {
  kind: 'single' | 'batch';
  queries: Query[];
}

export interface Meter {
  rowsRead: number;
  rowsWritten: number;
  /** One for each time that the Worker waited for D1. */
  trips: Trip[];
}

export const newMeter = (): Meter => ({ rowsRead: 0, rowsWritten: 0, trips: [] });

type Queries = Pick<D1DatabaseSession, 'prepare' | 'batch'>;
type Answer = (queries: Query[]) => D1Result[];

/**
 * `env.DB` as it is, with everything noted in `meter`. With `answer`, batches that write are noted and not run;
 * `answer` makes up what they return.
 */
export function metered(db: D1Database, meter: Meter, answer?: Answer): D1Database {
  const wrapped = {
    ...meteredQueries(db, meter, answer),
    withSession(bookmark?: D1SessionBookmark | D1SessionConstraint) {
      const session = db.withSession(bookmark);
      return { ...meteredQueries(session, meter, answer), getBookmark: () => session.getBookmark() };
    },
  };
  return wrapped as unknown as D1Database;
}

function meteredQueries(db: Queries, meter: Meter, answer: Answer | undefined) {
  const queryOf = new WeakMap<object, Query>();

  const trip = async (kind: Trip['kind'], queries: Query[]): Promise<D1Result[]> => {
    meter.trips.push({ kind, queries });
    if (answer && !queries.every(isSelect)) return answer(queries);
    const results = await db.batch(queries.map((query) => bound(db, query)));
    for (const { meta } of results) {
      meter.rowsRead += meta.rows_read;
      meter.rowsWritten += meta.rows_written;
    }
    return results;
  };

  const statement = (query: Query): D1PreparedStatement => {
    const all = async () => (await trip('single', [query]))[0]!;
    const made = {
      bind: (...params: unknown[]) => statement({ sql: query.sql, params }),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
      // Arrays of values carry no counts, and objects lose columns of the same name: a select is run for each.
      raw: async () => {
        const { results } = await all();
        if (isSelect(query)) return bound(db, query).raw();
        return results.map((row) => Object.values(row as Record<string, unknown>));
      },
    };
    queryOf.set(made, query);
    return made as unknown as D1PreparedStatement;
  };

  return {
    prepare: (sql: string) => statement({ sql, params: [] }),
    batch: (statements: D1PreparedStatement[]) =>
      trip(
        'batch',
        statements.map((made) => queryOf.get(made)!),
      ),
  };
}

/** Runs noted round trips once more, on the bare database. The rows of the last one. */
export async function replay(db: Queries, trips: Trip[]): Promise<unknown[][]> {
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
