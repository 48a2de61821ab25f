import type { ConversationsRestored } from '../../../../contract/mail/conversations.ts';
import { notFound } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { deletePastMoves } from '../conversation-shape/move-store.ts';
import { undoMergeOrSplit } from '../conversation-shape/undo-merge-or-split.ts';
import { deletePlaces, insertPlaces, updateVisibility } from '../threads/place-store.ts';
import {
  deletePastUndos,
  deleteStaleUndos,
  deleteUndos,
  insertChanges,
  selectUndoCount,
  threadsHiddenBefore,
  threadsOfUndo,
  updateStatesBack,
  updateTagsBack,
  updateTasksBack,
} from './store.ts';

/**
 * Undoes a change of conversations and their tasks, or a merge or split. Skips conversations that have changed since.
 * Throws `not_found` if the token is unknown, used or too old.
 */
export async function undoConversations(ctx: Ctx, token: string): Promise<ConversationsRestored> {
  const hash = sha256(token);
  const restoring = threadsOfUndo(ctx, hash);
  const known = selectUndoCount(ctx, hash);
  const end = deleteUndos(ctx, hash);
  const results = await commit(database(ctx), [
    known,
    deleteStaleUndos(ctx, hash),
    ...deletePlaces(ctx, restoring),
    ...updateTasksBack(ctx, hash),
    updateStatesBack(ctx, restoring, hash),
    ...updateTagsBack(ctx, hash),
    ...updateVisibility(ctx, threadsHiddenBefore(ctx, hash, true), true),
    ...updateVisibility(ctx, threadsHiddenBefore(ctx, hash, false), false),
    ...insertPlaces(ctx, restoring),
    ...insertChanges(ctx, hash, true),
    end,
  ]);
  const { count } = results.of(known)[0]!;
  if (count === 0) {
    const reshaped = await undoMergeOrSplit(ctx, hash);
    if (reshaped) return reshaped;
    throw notFound('change to take back; it can be taken back once, for ten minutes');
  }
  const restored = results.of(end).length;
  if (restored > 0) wakeOutbox(ctx);
  return { restored, skipped: count - restored };
}

const UNDOS_A_TICK = 1_000;

/** Deletes changes that can no longer be undone. */
export async function sweepUndos(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [deletePastUndos(ctx, UNDOS_A_TICK), deletePastMoves(ctx, UNDOS_A_TICK)]);
}

export const sweepUndosPart: Part = {
  look: (ctx) => [deletePastUndos(ctx, 1), deletePastMoves(ctx, 1)],
  run: sweepUndos,
};
