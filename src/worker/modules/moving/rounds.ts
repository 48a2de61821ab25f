/**
 * How changes are caught up with: in rounds, each of which applies what had been noted when it began. What is noted meanwhile
 * is for the next one, so each is shorter than the one before, unless writers are as quick as the move.
 */
import { CHANGES_A_STEP, CHANGES_FROZEN, ROUNDS } from './limits.ts';

export interface Round {
  /** The last change that had been noted when it began. */
  upTo: number;
  /** Changes that it has applied. */
  size: number;
  /** What the round before has left, counted together with the changes of other organizations that move. */
  left: number;
  /** The fewest changes of a round so far, and the rounds since then. */
  least?: number;
  since: number;
}

/** Some changes that have been applied, and the last one that had been noted by then. */
export interface Applied {
  count: number;
  upTo: number;
  newest: number;
}

/** Where the rounds are when these changes have been applied. They begin anew when a step has had fewer than it may apply. */
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
 * Whether what is left gets less. If not, it is `close` when a round has ended and what is left can be applied while calls wait,
 * or too much for that: `behind`.
 */
export function paceOf(round: Round | undefined): 'nearer' | 'close' | 'behind' {
  if (!round || round.since < ROUNDS) return 'nearer';
  if (round.left > CHANGES_FROZEN) return 'behind';
  return round.size === 0 ? 'close' : 'nearer';
}
