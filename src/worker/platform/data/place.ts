/** Where a batch runs: in the directory, or in the database with the rows of its organization. */
import { sql } from 'drizzle-orm';
import type { ServiceCtx } from '../ctx.ts';
import { countStatements } from '../work/invocation.ts';
import { runArrived, unlessRefused } from './arrival.ts';
import { type Database, database, type Scope, type Statement, sessionOf } from './connection.ts';
import { DIRECTORY, hasSeveralDatabases, OF_THE_SERVICE } from './databases.ts';
import { findHome, knownHome } from './homes.ts';
import { currentProof, type Proof, StaleHint } from './proof.ts';
import {
  closedError,
  deleteResident,
  insertResident,
  type Refusal,
  requireOpen,
  requireReadable,
  requireResident,
} from './residents.ts';

export interface Query {
  sql: string;
  params: unknown[];
}

/** Converts a statement to SQL. */
export const queryOf = (statement: Statement): Query =>
  (statement as unknown as { _prepare(): { getQuery(): Query } })._prepare().getQuery();

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

/** Returns the number of the database with the organization's rows, or of the one that `ctx` names. */
export const homeOf = (ctx: Pick<ServiceCtx, 'db'> & Scope): Promise<number> => placeOf(database(ctx));

/** Whether the organization's database is the directory. */
export async function haveSameDatabase(ctx: Pick<ServiceCtx, 'db'> & Scope): Promise<boolean> {
  return (await homeOf(ctx)) === DIRECTORY;
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

function fenceOf(db: Database, isWrite: boolean): Statement[] {
  const { organizationId, deletesClosed, env } = db.scope ?? {};
  if (deletesClosed || typeof organizationId !== 'number' || organizationId === OF_THE_SERVICE) return [];
  if (isWrite)
    return [db.isDirectory ? requireOpen(db, organizationId) : requireResident(db, organizationId)];
  return db.isDirectory || !hasSeveralDatabases(env!) ? [] : [requireReadable(db, organizationId)];
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

async function runAt(db: Database, place: number, queries: Query[]): Promise<D1Result[]> {
  countStatements(queries.length);
  const session = sessionOf(db, place);
  return session.batch(queries.map(({ sql, params }) => session.prepare(sql).bind(...params)));
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
