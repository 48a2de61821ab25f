import { type SQL, sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Env } from '../env.ts';
import { bindingOf, DIRECTORY } from './databases.ts';

/** What the database needs of a context: the organization for which a batch runs, and how its pages are notified. */
export interface Scope {
  env: Env;
  /** The database for work without an organization, and the likely one of an organization. */
  database?: number;
  organizationId?: number | SQL;
  /** Where the first read stores the version of the shown data; set for requests whose response contains it. */
  seen?: { version: number | null } | undefined;
  /** Whether this context deletes a closed organization: no other may write to one. */
  deletesClosed?: boolean;
  /** Runs work that may end after the response: the platform waits for it, and logs its failure. */
  defer(work: Promise<unknown>): void;
}

/** A context with its connection, which `database` and `directory` read. */
export type Connected = Scope & { db: Database };

/** A connection that builds statements for `commit` to run: in the directory, or in the organization's database. */
export type Database = DrizzleD1Database & {
  scope?: Scope;
  isDirectory: boolean;
  env: Env;
  /** The session over the directory. */
  $client: D1DatabaseSession;
  /** The sessions of the other databases used so far, by their numbers. */
  sessions: Map<number, D1DatabaseSession>;
};

/**
 * A statement that has not run yet, with the rows it returns: stores return statements, verbs compose them, and
 * `commit` runs them as one transaction.
 */
export type Statement<Rows = unknown> = RunnableQuery<Rows, 'sqlite'>;

/** A statement as SQL. */
export interface Query {
  sql: string;
  params: unknown[];
}

/** The internal methods of every Drizzle statement. */
interface Prepared {
  getQuery(): Query;
  /** The columns that the builder selects; raw statements have none. */
  fields?: unknown[];
  mapResult(result: D1Result, isFromBatch: true): unknown;
}

/** Prepares a statement as `commit` runs it: Drizzle's own batch() loses the parameters of raw statements. */
export const prepare = (statement: Statement): Prepared =>
  (statement as unknown as { _prepare(): Prepared })._prepare();

/** Converts a statement to SQL. */
export const queryOf = (statement: Statement): Query => prepare(statement).getQuery();

/**
 * Opens sessions for the databases. The first query in each goes to the primary, so it sees all earlier writes of this
 * caller; later reads may go to a replica that is at least as new.
 */
export function openDatabase(env: Env): Database {
  const session = env.DB.withSession('first-primary');
  const db = drizzle(session as unknown as D1Database) as unknown as Database;
  return Object.assign(db, { isDirectory: true, env, sessions: new Map() });
}

/** Returns the session of the database with this number. */
export function sessionOf(db: Database, database: number): D1DatabaseSession {
  if (database === DIRECTORY || !db.scope) return db.$client;
  const open = db.sessions.get(database) ?? bindingOf(db.env, database).withSession('first-primary');
  db.sessions.set(database, open);
  return open;
}

/**
 * Returns the database with the organization's rows. Without an organization, the one that `ctx` names: work for all
 * organizations is done in each database.
 */
export function database(ctx: Connected): Database {
  return Object.create(ctx.db, { scope: { value: ctx }, isDirectory: { value: false } });
}

/**
 * Returns the database of the directory: users, their sessions and keys, organizations and their members, and the
 * look-ups that lead to an organization. It is read before any organization is known.
 */
export function directory(ctx: Connected): Database {
  return Object.create(ctx.db, { scope: { value: { ...ctx, seen: undefined } } });
}

/** 1 in a batch of `directory`, else 0, as an expression: a statement does not know which batch will run it. */
export const IS_OF_DIRECTORY = sql`CAST(${sql.placeholder('isOfDirectory')} AS INTEGER)`;

/** Returns the values of the placeholders in a batch's statements. */
export const knownIn = ({ isDirectory }: Database) => ({ isOfDirectory: isDirectory ? 1 : 0 });
