import type { ConversationsRestored } from '../../../../contract/mail/conversations.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal, requireThat } from '../../../platform/data/commit/commit.ts';
import { type Database, database, type Statement } from '../../../platform/data/database.ts';
import { deletePlaces, insertPlaces } from '../threads/place-store.ts';
import { deleteMergeEdges, updateCuts } from '../threads/reference-store.ts';
import { selectOf } from '../threads/store.ts';
import {
  deleteMoves,
  insertUnmerged,
  insertUnparted,
  isLastSplit,
  restoreShapedBy,
  selectMoves,
  threadOfMoves,
  updateMarks,
} from './move-store.ts';
import type { conversationMoves, WorkState } from './schema.ts';
import { sidesOf } from './sides.ts';
import {
  deleteCuts,
  emailsIn,
  insertParts,
  isUnchanged,
  type Part,
  selectLateIds,
  selectLateMail,
  selectMergedThread,
  takeInMoved,
  updateParts,
  updateWorkState,
} from './store.ts';

type Move = typeof conversationMoves.$inferSelect;

/** Attempts to undo a merge while mail arrives in the conversation. */
const ATTEMPTS = 5;

/**
 * Undoes a merge or a split, unless the conversation has been merged or split since. Returns null if the token is of
 * neither, used, or too old. Throws BUSY.
 */
export async function undoMergeOrSplit(ctx: Ctx, tokenHash: string): Promise<ConversationsRestored | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [moves] = await commit(database(ctx), [selectMoves(ctx, tokenHash)]);
    const [move] = moves;
    if (!move) return null;
    const restored =
      move.kind === 'split' ? await undoSplit(ctx, tokenHash) : await undoMerge(ctx, moves, move);
    if (restored) return restored;
  }
  throw new DomainError('conflict', 'BUSY', 'Mail is coming into this conversation. Try again.');
}

/** Moves the part back into its conversation, and restores the edges. Returns null if a later change prevents it. */
async function undoSplit(ctx: Ctx, tokenHash: string): Promise<ConversationsRestored | null> {
  const db = database(ctx);
  const from = threadOfMoves(ctx, tokenHash, 'from');
  const isRestored = await commitIf(db, [
    requireThat(db, isLastSplit(ctx, tokenHash)),
    ...deleteCuts(ctx, tokenHash),
    updateMarks(ctx, tokenHash, 'into'),
    ...takeInMoved(ctx, tokenHash, from),
    restoreShapedBy(ctx, tokenHash),
    ...insertPlaces(ctx, from),
    ...insertUnparted(ctx, tokenHash),
    deleteMoves(ctx, tokenHash),
  ]);
  return isRestored ? { restored: 1, skipped: 0 } : skip(ctx, tokenHash, 1);
}

/** Separates the sides again, each with its later mail. Returns null, for a retry, if mail arrives meanwhile. */
async function undoMerge(ctx: Ctx, moves: Move[], move: Move): Promise<ConversationsRestored | null> {
  const db = database(ctx);
  const { tokenHash, intoId, syntheticId } = move;
  const total = moves.length + 1;
  const [[merged], lateIds, lateMail] = await commit(db, [
    selectMergedThread(ctx, intoId, tokenHash),
    selectLateIds(ctx, move),
    selectLateMail(ctx, move),
  ]);
  if (!merged || syntheticId === null) return skip(ctx, tokenHash, total);
  const sides = sidesOf(
    moves.map(({ messageIds }) => messageIds),
    lateIds.map(({ id }) => id),
    lateMail.map((mail) => ({ ...mail, references: JSON.parse(mail.references) as string[] })),
  );
  const now = JSON.parse(merged.workState) as WorkState;
  const parts = moves.flatMap((each, i): Part[] => {
    const side = sides[i];
    if (!side) return [];
    return [
      {
        ...restoredState(each.fromBefore, each.intoAfter, now),
        id: each.fromId,
        emailIds: [...each.emailIds, ...side.emailIds],
        messageIds: [...each.messageIds, ...side.messageIds],
      },
    ];
  });
  if (parts.length === 0) return skip(ctx, tokenHash, total);

  const isWhole = parts.length === moves.length;
  const workState =
    isWhole && move.intoBefore
      ? restoredState(move.intoBefore, move.intoAfter, now)
      : { ...now, shaped_by: null };
  const ids = selectOf([intoId, ...parts.map(({ id }) => id)]);
  const isRestored = await commitIf(db, [
    requireThat(db, isUnchanged(ctx, intoId, tokenHash, merged)),
    ...deletePlaces(ctx, selectOf([intoId])),
    ...insertParts(ctx, intoId, JSON.stringify(parts)),
    updateCuts(ctx, selectOf([intoId])),
    ...deleteMergeEdges(
      ctx,
      syntheticId,
      isWhole ? emailsIn(ctx, ids) : selectOf(parts.flatMap(({ emailIds }) => emailIds)),
      isWhole,
    ),
    updateWorkState(ctx, intoId, workState),
    ...updateParts(ctx, ids),
    ...insertUnmerged(ctx, intoId, parts.length),
    deleteMoves(ctx, tokenHash),
  ]);
  if (!isRestored) return null;
  const restored = isWhole ? total : parts.length;
  return { restored, skipped: total - restored };
}

/** Returns the work state before a merge, except for fields that have changed since. */
function restoredState(before: WorkState, merged: WorkState | null, now: WorkState): WorkState {
  const stays = (field: 'state' | 'snoozed_until' | 'assignee_id' | 'labels') =>
    JSON.stringify(merged?.[field]) === JSON.stringify(now[field]);
  const { state, snoozed_until } = stays('state') && stays('snoozed_until') ? before : now;
  return {
    state,
    snoozed_until,
    assignee_id: (stays('assignee_id') ? before : now).assignee_id,
    labels: (stays('labels') ? before : now).labels,
    shaped_by: before.shaped_by,
  };
}

/** Commits a batch. Returns false if its `requireThat` refuses it. */
async function commitIf(db: Database, statements: Statement[]): Promise<boolean> {
  try {
    await commit(db, statements);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

async function skip(ctx: Ctx, tokenHash: string, skipped: number): Promise<ConversationsRestored> {
  await commit(database(ctx), [deleteMoves(ctx, tokenHash)]);
  return { restored: 0, skipped };
}
