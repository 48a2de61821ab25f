/**
 * The database in which a batch runs: the directory, or the one with the rows of its organization. A statement in the
 * batch, the fence, requires that they are there; if they have moved, or just move, the batch runs where they arrive.
 */
import { type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../../../../lib/errors.ts';
import { countStatements } from '../../invocation/invocation.ts';
import { currentProof, type Proof, StaleHint } from '../../invocation/proof.ts';
import {
  type Connected,
  type Database,
  database,
  type Query,
  queryOf,
  type Scope,
  type Statement,
  sessionOf,
} from '../database.ts';
import { DIRECTORY, hasSeveralDatabases, OF_THE_SERVICE } from '../databases.ts';
import { residents } from '../schema.ts';
import { findHome, knownHome } from './homes.ts';
import { deleteResident, insertResident } from './residents.ts';

/** Matches a statement that is no SELECT, also after common table expressions. */
const WRITE = /^\s*(?:insert|update|delete|replace)\b|^\s*with\b.*\)\s*(?:insert|update|delete|replace)\b/is;

/**
 * Runs the queries as one transaction. The proof of the caller runs with the first batch: in it, or, if the directory
 * is another database, before it, or at the same time if the batch writes nothing. Throws StaleHint, or DomainError for
 * an organization whose rows may not be changed.
 */
export async function runInPlace(db: Database, queries: Query[]): Promise<D1Result[]> {
  const isWrite = queries.some(({ sql }) => WRITE.test(sql));
  const place = await placeOf(db);
  const current = currentProof();
  const asked = current?.state === 'held' ? undefined : current;
  if (!asked) return runFenced(db, place, isWrite, queries);
  const proof = queryOf(requireProof(db, asked));
  if (place === DIRECTORY) return proven(asked, () => runFenced(db, place, isWrite, queries, [proof]));
  const proving = proven(asked, () => runAt(db, DIRECTORY, [proof]));
  if (isWrite) await proving;
  const [proved, ran] = await Promise.allSettled([proving, runFenced(db, place, isWrite, queries)]);
  if (proved.status === 'rejected') throw proved.reason;
  if (ran.status === 'rejected') throw ran.reason;
  return ran.value;
}

/** Returns the number of the database. */
export async function placeOf(db: Database): Promise<number> {
  const { scope, isDirectory } = db;
  if (isDirectory || !scope || !hasSeveralDatabases(scope.env)) return DIRECTORY;
  const { organizationId, database } = scope;
  if (typeof organizationId !== 'number') {
    if (database === undefined) throw new Error('This batch is of no organization: name its database.');
    return database;
  }
  if (organizationId === OF_THE_SERVICE) return database ?? DIRECTORY;
  const known = knownHome(organizationId) ?? database;
  if (known !== undefined) return known;
  return (await findHome(sessionOf(db, DIRECTORY), organizationId)) ?? DIRECTORY;
}

/** Returns the number of the database with the organization's rows, or of the one that `ctx` names. */
export const homeOf = (ctx: Connected): Promise<number> => placeOf(database(ctx));

/** Whether the organization's database is the directory. */
export async function haveSameDatabase(ctx: Connected): Promise<boolean> {
  return (await homeOf(ctx)) === DIRECTORY;
}

/**
 * Requires that the organization's rows are in this database, for a batch that writes, and with several databases also
 * for one that reads. If they have moved, the batch runs in the new one.
 */
async function runFenced(
  db: Database,
  place: number,
  isWrite: boolean,
  queries: Query[],
  first: Query[] = [],
): Promise<D1Result[]> {
  const fence = fenceOf(db, isWrite).map(queryOf);
  const before = [...first, ...fence];
  const results = await unlessRefused(() => runAt(db, place, [...before, ...queries]));
  if (typeof results !== 'string') return results.slice(before.length);
  // The queries of `first` have run and held.
  let settled: D1Result[] | Refusal = results;
  const again = (home: number) => unlessRefused(() => runAt(db, home, [...fence, ...queries]));
  if (results === 'absent') {
    const home = await settleHome(db, place, isWrite);
    if (home === null) return runAt(db, place, queries);
    settled = await again(home);
  }
  if (typeof settled === 'string') {
    const { organizationId } = db.scope as Scope & { organizationId: number };
    const find = () => findHome(sessionOf(db, DIRECTORY), organizationId);
    settled = await runArrived(find, place, settled, (home) => again(db.isDirectory ? DIRECTORY : home));
  }
  return settled.slice(fence.length);
}

async function runAt(db: Database, place: number, queries: Query[]): Promise<D1Result[]> {
  countStatements(queries.length);
  const session = sessionOf(db, place);
  return session.batch(queries.map(({ sql, params }) => session.prepare(sql).bind(...params)));
}

/** The reason why the fence failed a batch: the organization is being deleted, just moves, or its rows are not here. */
type Refusal = 'closed' | 'leaving' | 'absent';

const REFUSED = /bad JSON path: '?(closed|leaving|absent)/;

/** Runs a batch. Returns the results, or why the organization may not do this in this database now. */
async function unlessRefused(run: () => Promise<D1Result[]>): Promise<D1Result[] | Refusal> {
  try {
    return await run();
  } catch (error) {
    const refusal = error instanceof Error ? REFUSED.exec(error.message)?.[1] : undefined;
    if (refusal === undefined) throw error;
    return refusal as Refusal;
  }
}

function closedError(): DomainError {
  return new DomainError('conflict', 'ORGANIZATION_CLOSED', 'The organization is being deleted.');
}

/** Returns the error for the few seconds at the end of a move. */
function leavingError(): DomainError {
  const detail = 'The organization is moving to another database. Try again in a few seconds.';
  return new DomainError('unavailable', 'ORGANIZATION_MOVING', detail, { retryAfterSeconds: 5 });
}

function fenceOf(db: Database, isWrite: boolean): Statement[] {
  const { organizationId, deletesClosed, env } = db.scope ?? {};
  if (deletesClosed || typeof organizationId !== 'number' || organizationId === OF_THE_SERVICE) return [];
  if (isWrite)
    return [db.isDirectory ? requireOpen(db, organizationId) : requireResident(db, organizationId)];
  return db.isDirectory || !hasSeveralDatabases(env!) ? [] : [requireReadable(db, organizationId)];
}

/**
 * Builds a statement that fails, and with it the batch, unless the organization's rows are in this database and may be
 * changed. It reads one row.
 */
function requireResident(db: Database, organizationId: number): Statement {
  const state = sql`CASE WHEN closed_at IS NOT NULL THEN 'closed' WHEN leaves_at IS NOT NULL THEN 'leaving' ELSE '$' END`;
  return require(db, organizationId, state, 'absent');
}

/** Like `requireResident`, for a batch that only reads: allowed until all rows have arrived in the new database. */
function requireReadable(db: Database, organizationId: number): Statement {
  return require(db, organizationId, sql`iif(left_at IS NULL, '$', 'leaving')`, 'absent');
}

/** Like `requireResident`, for the directory, which has rows of all organizations, also of those that have left it. */
function requireOpen(db: Database, organizationId: number): Statement {
  const state = sql`CASE WHEN closed_at IS NOT NULL THEN 'closed'
    WHEN leaves_at IS NOT NULL AND left_at IS NULL THEN 'leaving' ELSE '$' END`;
  return require(db, organizationId, state, '$');
}

/** Fails with `json_extract` on an invalid path, as SQLite raises errors only in triggers; `$` is a valid path. */
function require(db: Database, organizationId: number, state: SQL, otherwise: string): Statement {
  return db.all(sql`SELECT json_extract('{}', COALESCE(
    (SELECT ${state} FROM ${residents} WHERE organization_id = ${organizationId}), ${otherwise})) AS resident`);
}

/**
 * Finds the organization's database if `place` does not have its rows, and registers an organization without rows in
 * the one chosen for it. Returns null for one that does not exist, as in an outside address: reads then find nothing.
 */
async function settleHome(db: Database, place: number, isWrite: boolean): Promise<number | null> {
  const { organizationId } = db.scope as Scope & { organizationId: number };
  // Reads from the primary: a replica may not know yet that the organization has left this database.
  const findNow = () => findHome(db.env.DB.withSession('first-primary'), organizationId);
  const home = await findNow();
  if (home === null && isWrite) throw closedError();
  if (home !== place) return home;
  await runAt(db, place, [queryOf(insertResident(db, organizationId))]);
  // A move that ended in between did not see the row; a later one does.
  const settled = await findNow();
  if (settled !== place) await runAt(db, place, [queryOf(deleteResident(db, organizationId))]);
  if (settled === null && isWrite) throw closedError();
  return settled;
}

/** The number of polls for the arrival of an organization, and the milliseconds between them. */
const LOOKS = 60;
const LOOK_MS = 250;
/** Polls after which the batch is retried in the old database: if the move is cancelled, the organization stays. */
const LOOKS_A_TRY = 8;

/** Runs a refused batch where the organization arrives. Throws DomainError if it does not arrive in time. */
async function runArrived(
  find: () => Promise<number | null>,
  place: number,
  refused: Refusal,
  run: (home: number) => Promise<D1Result[] | Refusal>,
): Promise<D1Result[]> {
  let refusal = refused;
  let last = place;
  for (let looks = 1; refusal !== 'closed' && looks <= LOOKS; looks++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const home = await find();
    if (home === null) throw closedError();
    if (home === last && looks % LOOKS_A_TRY !== 0) continue;
    last = home;
    const results = await run(home);
    if (typeof results !== 'string') return results;
    refusal = results;
  }
  throw refusal === 'closed' ? closedError() : leavingError();
}

/** Builds a statement that fails with an error of its own, which no verb takes for its refusal: an integer overflow. */
function requireProof(db: Database, { condition }: Proof): Statement {
  return db.all(sql`SELECT abs(CASE WHEN ${condition} THEN 1 ELSE -9223372036854775808 END) AS proof`);
}

/** Runs a batch with the proof. Throws StaleHint if it fails there. */
async function proven<T>(proof: Proof, run: () => Promise<T>): Promise<T> {
  if (proof.state === 'failed') throw new StaleHint();
  try {
    const results = await run();
    proof.state = 'held';
    return results;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('integer overflow'))) throw error;
    proof.state = 'failed';
    throw new StaleHint();
  }
}
