export interface Query {
  sql: string;
  params: unknown[];
}

/** A function that may run a batch, and returns its results. */
export type Around = (run: () => Promise<D1Result[]>, queries: Query[]) => Promise<D1Result[]>;

/** Wraps a database so that the batches of its sessions run through `around`. The Worker always uses sessions. */
export function aroundBatches(db: D1Database, around: Around): D1Database {
  return {
    prepare: (sql: string) => db.prepare(sql),
    batch: (statements: D1PreparedStatement[]) => db.batch(statements),
    exec: (sql: string) => db.exec(sql),
    withSession: (start?: D1SessionConstraint | D1SessionBookmark) =>
      aroundSession(db.withSession(start), around),
  } as D1Database;
}

function aroundSession(session: D1DatabaseSession, around: Around): D1DatabaseSession {
  const queries = new WeakMap<D1PreparedStatement, Query>();
  const remember = (statement: D1PreparedStatement, query: Query): D1PreparedStatement => {
    queries.set(statement, query);
    const { bind } = statement;
    statement.bind = (...params: unknown[]) =>
      remember(bind.apply(statement, params), { sql: query.sql, params });
    return statement;
  };
  return {
    prepare: (sql: string) => remember(session.prepare(sql), { sql, params: [] }),
    batch: (statements: D1PreparedStatement[]) =>
      around(
        () => session.batch(statements),
        statements.map((statement) => queries.get(statement)!),
      ),
    getBookmark: () => session.getBookmark(),
  } as D1DatabaseSession;
}
