import { type SQL, sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Ctx, ServiceCtx } from '../ctx.ts';
import type { Env } from '../env.ts';
import { bindingOf, DIRECTORY } from './databases.ts';

/** For whom a batch runs, and whose pages it tells what it has changed. */
export type Scope = Pick<ServiceCtx, 'env' | 'defer' | 'deletesClosed' | 'database'> & {
  organizationId?: number | SQL;
  seen?: Ctx['seen'] | undefined;
};

/** It builds statements, and `commit` runs them: in the directory, or where the rows of the organization are. */
export type Database = DrizzleD1Database & {
  scope?: Scope;
  isDirectory: boolean;
  env: Env;
  /** The session over the directory. */
  $client: D1DatabaseSession;
  /** The sessions over other databases that were used so far, by their numbers. */
  sessions: Map<number, D1DatabaseSession>;
};

/**
 * A statement that is not run yet, with the rows it answers: stores return them, verbs compose them, and `commit` runs
 * them as one transaction.
 */
export type Statement<Rows = unknown> = RunnableQuery<Rows, 'sqlite'>;

/**
 * Sessions over the databases. The first query in each goes to the primary, so whatever this caller wrote before is seen;
 * the reads after it may be answered by a replica that is at least as new.
 */
export function openDatabase(env: Env): Database {
  const session = env.DB.withSession('first-primary');
  const db = drizzle(session as unknown as D1Database) as unknown as Database;
  return Object.assign(db, { isDirectory: true, env, sessions: new Map() });
}

/** The session over the database with this number. */
export function sessionOf(db: Database, database: number): D1DatabaseSession {
  if (database === DIRECTORY || !db.scope) return db.$client;
  const open = db.sessions.get(database) ?? bindingOf(db.env, database).withSession('first-primary');
  db.sessions.set(database, open);
  return open;
}

/**
 * The database with the rows of the organization. Without an organization, the one that `ctx` names: work for all
 * organizations is done in each database.
 */
export function database(ctx: Pick<ServiceCtx, 'db'> & Scope): Database {
  return Object.create(ctx.db, { scope: { value: ctx }, isDirectory: { value: false } });
}

/**
 * The database of the directory: users, their sessions and keys, organizations and their members, and what leads from
 * outside to an organization. It is read before any organization is known.
 */
export function directory(ctx: Pick<ServiceCtx, 'db'> & Scope): Database {
  return Object.create(ctx.db, { scope: { value: { ...ctx, seen: undefined } } });
}

/** 1 in a batch of `directory`, and 0 in others, as an expression: what a statement cannot know before it is in one. */
export const IS_OF_DIRECTORY = sql`CAST(${sql.placeholder('isOfDirectory')} AS INTEGER)`;

/** What `commit` puts into the statements of a batch. */
export const knownIn = ({ isDirectory }: Database) => ({ isOfDirectory: isDirectory ? 1 : 0 });
