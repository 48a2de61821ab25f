import type { UpdatePending, UpdatePendingResult } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { approval, problemOf, SKIPPED } from './approve.ts';
import { isExpired, UNAPPROVED } from './change.ts';
import { canMove, MOVES } from './moves.ts';
import type { CaptionRow } from './schema.ts';
import { selectCaptionsById, updateCaptionRow } from './store.ts';

/** Approves or skips many captions. Those that fail are reported separately and do not stop the others. */
export async function updatePendingCaptions(
  ctx: Ctx,
  { ids, status }: UpdatePending,
): Promise<UpdatePendingResult> {
  const move = status === 'approved' ? 'approve' : 'skip';
  const wanted = [...new Set(ids)];
  const [rows] = await commit(database(ctx), [selectCaptionsById(ctx, wanted)]);
  const refused = wanted.flatMap((id) => {
    const code = refusal(
      rows.find((row) => row.id === id),
      move,
    );
    return code === null ? [] : [{ id, code }];
  });
  const movable = rows.filter(({ id }) => !refused.some((each) => each.id === id));
  if (movable.length === 0) return { updated: 0, refused };
  const change = move === 'approve' ? approval(ctx) : { ...UNAPPROVED, ...SKIPPED };
  const updates = movable.map((row) => updateCaptionRow(ctx, row, MOVES[move], change));
  const results = await commit(database(ctx), [
    ...updates,
    audit(ctx, `caption.${status}`, 'captions', { ids: movable.map(({ id }) => id) }),
  ]);
  const overtaken = movable.filter((_, i) => results.of(updates[i]!).length === 0);
  return {
    updated: movable.length - overtaken.length,
    refused: [...refused, ...overtaken.map(({ id }) => ({ id, code: 'VERSION_CONFLICT' }))],
  };
}

function refusal(row: CaptionRow | undefined, move: 'approve' | 'skip'): string | null {
  if (!row) return 'NOT_FOUND';
  if (isExpired(row)) return 'CAPTION_EXPIRED';
  if (!canMove(move, row.status)) return 'WRONG_STATE';
  return move === 'approve' ? (problemOf(row)?.code ?? null) : null;
}
