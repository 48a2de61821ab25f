import type { ServiceCtx } from '../../platform/ctx.ts';
import { type Database, database, directory } from '../../platform/data/database.ts';
import type { Round } from './rounds.ts';
import type { Page } from './rows/page.ts';

/** What a move does next. Each state may be begun again after a crash at any point. */
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

/** Where a state has come to. */
export interface Position {
  /** What is still to be copied, verified or compared. */
  pages?: Page[];
  /** Tables that are still to be emptied, or to get their triggers. */
  tables?: string[];
  /** The last email in the search index, while it is built. */
  indexedUpTo?: number;
  /** Emails that have come since and are not in the index yet, each with the change that its files are applied with. */
  arrivals?: [id: number, change: number][];
  /** The last change that has been applied. */
  appliedUpTo?: number;
  round?: Round;
  /** Tables that differ. */
  differing?: string[];
  /** When jobs began to be held back. */
  since?: number;
  /** The last ids that went along, of tables that the directory goes on to write. */
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

/** A move with the databases that it works in. */
export interface Moving extends Move {
  ctx: ServiceCtx;
  sourceDb: Database;
  targetDb: Database;
  directoryDb: Database;
}

/** How a step ends: in which state the move is then, and how long it waits for something. */
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

/** A context for work in a database, of no organization: what it writes there is not fenced. */
export function inDatabase(ctx: ServiceCtx, number: number): ServiceCtx {
  const { actor, requestId, env, db, now, log, deliver, defer } = ctx;
  return { actor, requestId, env, db, now, log, deliver, defer, database: number };
}
