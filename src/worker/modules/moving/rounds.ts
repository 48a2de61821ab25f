/**
 * A round of catching up: each applies the changes recorded when it began. Later changes are for the next round, so
 * each is shorter than the one before, unless writers are as fast as the move.
 */
import { CHANGES_A_STEP, CHANGES_FROZEN, ROUNDS } from './limits.ts';

export interface Round {
  /** The last change recorded when it began. */
  upTo: number;
  /** The changes that it has applied. */
  size: number;
  /** The changes left by the round before, including those of other organizations that move. */
  left: number;
  /** The fewest changes of a round so far, and the rounds since then. */
  least?: number;
  since: number;
}

/** Some applied changes, and the last change recorded by then. */
export interface Applied {
  count: number;
  upTo: number;
  newest: number;
}

/** Returns the round after applying changes. Rounds start over after a step with fewer changes than it may apply. */
export function followRound(round: Round | undefined, { count, upTo, newest }: Applied): Round {
  if (count < CHANGES_A_STEP) return { upTo, size: 0, left: 0, since: 0 };
  const { size, ...rest } = round ?? { upTo: newest, size: 0, left: 0, since: 0 };
  const total = size + count;
  if (upTo < rest.upTo) return { ...rest, size: total };
  const isLeast = rest.least === undefined || total < rest.least;
  return {
    upTo: newest,
    size: 0,
    left: newest - upTo,
    least: isLeast ? total : rest.least,
    since: isLeast ? 0 : rest.since + 1,
  };
}

/**
 * Whether the backlog shrinks (`nearer`). If not, it is `close` when a round has ended and the rest can be applied
 * while calls wait, or `behind` if it is too large for that.
 */
export function paceOf(round: Round | undefined): 'nearer' | 'close' | 'behind' {
  if (!round || round.since < ROUNDS) return 'nearer';
  if (round.left > CHANGES_FROZEN) return 'behind';
  return round.size === 0 ? 'close' : 'nearer';
}
