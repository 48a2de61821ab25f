import type { CaptionStatus } from '../../../../contract/stream/captions.ts';

/** Possible moves of a caption, with their states. Others are refused with 409. */
export const MOVES = {
  edit: ['pending', 'approved', 'skipped', 'failed'],
  illustrate: ['pending', 'approved', 'skipped', 'failed'],
  regenerate: ['pending', 'failed'],
  approve: ['pending', 'approved', 'skipped', 'failed'],
  skip: ['pending', 'approved', 'skipped', 'failed'],
  dispatch: ['approved'],
  retry: ['failed', 'unconfirmed'],
} as const satisfies Record<string, readonly CaptionStatus[]>;

export type Move = keyof typeof MOVES;

export function canMove(move: Move, status: CaptionStatus): boolean {
  const from: readonly CaptionStatus[] = MOVES[move];
  return from.includes(status);
}
