import { fillPlaceholders } from 'drizzle-orm';
import { changesOf, findWrites, shutOut } from '../live/changes.ts';
import { publish } from '../live/publish.ts';
import { isRaise, type Raised, raiseVersion, selectVersion } from '../live/version.ts';
import { type Database, database, knownIn, type Scope, type Statement } from './connection.ts';
import { DIRECTORY, hasSeveralDatabases } from './databases.ts';
import { placeOf, queryOf, runInPlace } from './place.ts';

/** Runs the statements as one transaction, and notifies the organization's pages of the changes. */
export async function runBatch(db: Database, given: readonly Statement[]): Promise<unknown[][]> {
  // Drizzle's own batch() loses the parameters of raw statements.
  const prepare = (statement: Statement) => (statement as unknown as Preparable)._prepare();
  const queries = given.map((statement) => prepare(statement));
  const texts = queries.map((query) => {
    const { sql, params } = query.getQuery();
    return { sql, params: fillPlaceholders(params, knownIn(db)) };
  });
  const writes = findWrites(
    given,
    texts.map(({ sql }) => sql),
  );
  const { scope } = db;
  const isShown = writes.some(({ type }) => type !== null);
  const raise =
    isShown && typeof scope?.organizationId === 'number' && !given.some(isRaise)
      ? raiseVersion(db, scope.organizationId)
      : null;
  if (isShown && !raise && !given.some(isRaise)) {
    throw new Error(
      'This batch changes what pages show, of no organization: raise versions in it, or hide it.',
    );
  }
  if (raise) texts.push(prepare(raise).getQuery());
  const isFirstRead = writes.length === 0 && scope?.seen?.version === null;
  if (isFirstRead && typeof scope.organizationId === 'number') {
    texts.push(prepare(selectVersion(db, scope.organizationId)).getQuery());
  }
  const results = await runInPlace(db, texts);
  if (isFirstRead) noteVersion(scope, results.at(-1) as D1Result<{ version: number }>);
  if (scope && (writes.length > 0 || raise)) {
    const raised = results.filter((_, i) => i === given.length || isRaise(given[i]!)) as D1Result<Raised>[];
    const versions = await raiseAtHome(
      db,
      raised.flatMap(({ results: rows }) => rows),
    );
    tellPages(scope, writes, results, versions);
  }
  return queries.map((query, i) => {
    const result = results[i]!;
    // D1 returns the rows of a batch as objects, in which columns of the same name would be merged.
    const [first] = result.results;
    if (query.fields && first && Object.keys(first as object).length !== query.fields.length) {
      throw new Error('Two columns of a statement have the same name: give one an alias.');
    }
    const rows = query.mapResult(result, true);
    return Array.isArray(rows) ? rows : [];
  });
}

/** Stores the lowest version: reads that run at the same time may see different ones. */
function noteVersion({ seen }: Scope, { results: [row] }: D1Result<{ version: number }>): void {
  if (seen) seen.version = Math.min(seen.version ?? Infinity, row?.version ?? 0);
}

/**
 * Raises the version in the organization's own database after changes in the directory, as pages only know that
 * version. If this fails, pages show the change with the next one.
 */
async function raiseAtHome(db: Database, raised: Raised[]): Promise<Raised[]> {
  const { scope, isDirectory } = db;
  if (!isDirectory || !scope || !hasSeveralDatabases(scope.env)) return raised;
  return Promise.all(
    raised.map(async (row) => {
      const own = { ...scope, db, organizationId: row.organization_id };
      const home = database(own);
      if ((await placeOf(home)) === DIRECTORY) return row;
      const [result] = await runInPlace(home, [queryOf(raiseVersion(home, row.organization_id))]);
      return (result as D1Result<Raised>).results[0]!;
    }),
  );
}

/** Notifies the pages of each organization whose version a batch has raised, and has sockets checked. */
function tellPages(
  scope: Scope,
  writes: ReturnType<typeof findWrites>,
  results: readonly D1Result[],
  raised: readonly Raised[],
): void {
  const changes = changesOf(writes, results);
  const mayShutOut = new Set(shutOut(writes, results));
  const { organizationId } = scope;
  if (typeof organizationId === 'number' && writes.some((write) => write.isDoor))
    mayShutOut.add(organizationId);
  const versions = new Map(raised.map((row) => [row.organization_id, row.version]));
  for (const organization of new Set([...versions.keys(), ...mayShutOut])) {
    const version = versions.get(organization) ?? null;
    publish(scope, organization, { version, changes, mayShutOut: mayShutOut.has(organization) });
  }
}

/** The internal methods of every Drizzle statement. */
interface Preparable {
  _prepare(): {
    getQuery(): { sql: string; params: unknown[] };
    /** The columns that the builder selects; raw statements have none. */
    fields?: unknown[];
    mapResult(result: D1Result, isFromBatch: true): unknown;
  };
}
