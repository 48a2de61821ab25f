import type { ServiceCtx } from '../../platform/ctx.ts';
import { type Database, database, directory } from '../../platform/data/database.ts';
import type { Round } from './rounds.ts';
import type { Page } from './rows/page.ts';

/** The next action of a move. Each state may be restarted after a crash at any point. */
export type MoveState =
  | 'ordered'
  | 'watching'
  | 'copying'
  | 'verifying'
  | 'indexing'
  | 'catching-up'
  | 'falling-behind'
  | 'draining'
  | 'freezing'
  | 'comparing'
  | 'mending'
  | 'arriving'
  | 'leaving'
  | 'cleaning'
  | 'undoing'
  | 'failed';

/** The progress within a state. */
export interface Position {
  /** The pages still to be copied, verified or compared. */
  pages?: Page[];
  /** Tables still to be emptied, or to get their triggers. */
  tables?: string[];
  /** The last email in the search index, while it is built. */
  indexedUpTo?: number;
  /** Emails that have arrived since and are not in the index yet, each with the change that brings its files. */
  arrivals?: [id: number, change: number][];
  /** The last applied change. */
  appliedUpTo?: number;
  round?: Round;
  /** Tables that differ. */
  differing?: string[];
  /** When jobs were first held back. */
  since?: number;
  /** The last copied ids, for tables that the directory continues to write. */
  lastIds?: Record<string, number>;
}

export interface Move {
  organizationId: number;
  source: number;
  target: number;
  state: MoveState;
  position: Position;
  tries: number;
  failures: number;
  revision: number;
}

/** A move with its databases. */
export interface Moving extends Move {
  ctx: ServiceCtx;
  sourceDb: Database;
  targetDb: Database;
  directoryDb: Database;
}

/** The end of a step: the next state of the move, and how long it waits. */
export interface Outcome {
  state: MoveState | 'over';
  position?: Position;
  tries?: number;
  waitMs?: number;
}

export function openMove(ctx: ServiceCtx, move: Move): Moving {
  const at = (number: number) => database(inDatabase(ctx, number));
  return {
    ...move,
    ctx,
    sourceDb: at(move.source),
    targetDb: at(move.target),
    directoryDb: directory(ctx),
  };
}

/** Returns a context for work in a database, without an organization: its writes are not fenced. */
export function inDatabase(ctx: ServiceCtx, number: number): ServiceCtx {
  const { actor, requestId, env, db, now, log, deliver, defer } = ctx;
  return { actor, requestId, env, db, now, log, deliver, defer, database: number };
}
