import { and, eq, sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../platform/ctx.ts';
import { directory, type Statement } from '../../platform/data/database.ts';
import type { Move, MoveState, Moving, Outcome } from './move.ts';
import { moveChanges, moves } from './schema.ts';

const MOVE = {
  organizationId: moves.organizationId,
  source: moves.source,
  target: moves.target,
  state: moves.state,
  position: moves.position,
  tries: moves.tries,
  failures: moves.failures,
  revision: moves.revision,
};

/** Selects the organizations that are to move, or are moving. */
export function selectMoving(ctx: ServiceCtx, limit: number): Statement<{ organizationId: number }[]> {
  return directory(ctx)
    .select({ organizationId: moves.organizationId })
    .from(moves)
    .where(sql`${moves.state} <> 'failed'`)
    .limit(limit);
}

export function selectMove(ctx: ServiceCtx, organizationId: number): Statement<Move[]> {
  return directory(ctx).select(MOVE).from(moves).where(eq(moves.organizationId, organizationId));
}

/** Stores the end of a step. Returns no row if another run was faster. */
export function updateMove(
  { directoryDb, ...move }: Moving,
  { state, position = {}, tries = move.tries }: Outcome & { state: MoveState },
): Statement<Move[]> {
  return directoryDb
    .update(moves)
    .set({ state, position, tries, failures: 0, revision: move.revision + 1 })
    .where(isAt(move))
    .returning(MOVE);
}

/** Counts a failed run. */
export function updateFailures(ctx: ServiceCtx, organizationId: number): Statement {
  return directory(ctx)
    .update(moves)
    .set({ failures: sql`failures + 1` })
    .where(eq(moves.organizationId, organizationId));
}

export function deleteMove({ directoryDb, ...move }: Moving): Statement {
  return directoryDb.delete(moves).where(isAt(move));
}

const isAt = ({ organizationId, revision }: Move) =>
  and(eq(moves.organizationId, organizationId), eq(moves.revision, revision));

/** Selects the oldest changes after the one with this number. */
export function selectChanges(
  { sourceDb, organizationId }: Moving,
  after: number,
  limit: number,
): Statement<{ number: number; tableName: string; rowKey: string }[]> {
  return sourceDb.all(sql`SELECT number, table_name AS tableName, row_key AS rowKey FROM ${moveChanges}
    WHERE organization_id > 0 AND organization_id = ${organizationId} AND number > ${after}
    ORDER BY number LIMIT ${limit}`);
}

/** Selects the newest change. */
export function selectNewest({ sourceDb, organizationId }: Moving): Statement<{ number: number }[]> {
  return sourceDb.all(sql`SELECT number FROM ${moveChanges}
    WHERE organization_id > 0 AND organization_id = ${organizationId} ORDER BY number DESC LIMIT 1`);
}

/** Deletes the changes before the one with this number. While that one exists, later ones have larger numbers. */
export function deleteChanges({ sourceDb, organizationId }: Moving, before: number): Statement {
  return sourceDb.run(sql`DELETE FROM ${moveChanges}
    WHERE organization_id > 0 AND organization_id = ${organizationId} AND number < ${before}`);
}
