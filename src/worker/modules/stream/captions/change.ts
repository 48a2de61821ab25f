import type { Caption } from '../../../../contract/stream/captions.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { canMove, MOVES, type Move } from './moves.ts';
import { toCaption } from './present.ts';
import type { CaptionRow } from './schema.ts';
import { requireCaption, selectCaption, updateCaptionRow } from './store.ts';

/** Finds a caption for this move. Throws `not_found`; `conflict` (VERSION_CONFLICT, WRONG_STATE, CAPTION_EXPIRED). */
export async function findMovable(ctx: Ctx, id: number, move: Move, version?: number): Promise<CaptionRow> {
  const [[row]] = await commit(database(ctx), [selectCaption(ctx, id)]);
  if (!row) throw notFound('caption');
  if (version !== undefined && version !== row.version) throw versionConflict(row);
  requireMove(row, move);
  return row;
}

export function requireMove(row: CaptionRow, move: Move): void {
  if (isExpired(row)) throw captionExpired();
  if (canMove(move, row.status)) return;
  throw new DomainError(
    'conflict',
    'WRONG_STATE',
    `The caption is ${row.status}. This is possible from: ${MOVES[move].join(', ')}.`,
  );
}

export function isExpired(row: CaptionRow): boolean {
  return row.status === 'skipped' && row.skipReason === 'expired';
}

export function captionExpired(): DomainError {
  const detail = 'What the caption tells of is over, so it is not posted any more.';
  return new DomainError('conflict', 'CAPTION_EXPIRED', detail);
}

/**
 * Changes a caption from `findMovable`, with `more` in the same batch. Throws `conflict` (VERSION_CONFLICT,
 * WRONG_STATE, CAPTION_EXPIRED) after a concurrent change.
 */
export async function changeCaption(
  ctx: Ctx,
  row: CaptionRow,
  move: Move,
  change: Partial<CaptionRow>,
  more: Statement[] = [],
): Promise<Caption> {
  const from = MOVES[move];
  const [, [changed]] = await commitUnlessRefused(
    database(ctx),
    [requireCaption(ctx, row, from), updateCaptionRow(ctx, row, from, change), ...more],
    () => overtaken(ctx, row, move),
  );
  return toCaption(ctx, changed!);
}

/** Returns the error for a caption that can no longer make the move. */
async function overtaken(ctx: Ctx, { id }: CaptionRow, move: Move): Promise<DomainError> {
  const [[now]] = await commit(database(ctx), [selectCaption(ctx, id)]);
  if (!now) return notFound('caption');
  requireMove(now, move);
  return versionConflict(now);
}

/** The columns of a caption that needs approval again. */
export const UNAPPROVED = {
  status: 'pending',
  skipReason: null,
  approvedBy: null,
  approvedAt: null,
  errorCode: null,
  errorMessage: null,
  progress: {},
} as const satisfies Partial<CaptionRow>;

function versionConflict(row: CaptionRow): DomainError {
  return new DomainError(
    'conflict',
    'VERSION_CONFLICT',
    `Somebody has changed the caption: it is now version ${row.version}. Read it again.`,
    { fields: { version: row.version } },
  );
}
