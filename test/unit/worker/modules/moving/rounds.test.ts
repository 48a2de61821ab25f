import { expect, test } from 'vitest';
import { CHANGES_A_STEP, CHANGES_FROZEN } from '../../../../../src/worker/modules/moving/limits.ts';
import { followRound, paceOf, type Round } from '../../../../../src/worker/modules/moving/rounds.ts';

/** Applies a backlog of changes, while `written` more are recorded at each step of the move. */
function catchUp(backlog: number, written: number, steps = 40_000) {
  let round: Round | undefined;
  let pace = 'nearer';
  let [applied, newest] = [0, backlog];
  for (let step = 1; step <= steps; step++) {
    const count = Math.min(CHANGES_A_STEP, newest - applied);
    applied += count;
    round = followRound(round, { count, upTo: applied, newest });
    newest += written;
    if (count < CHANGES_A_STEP) return { end: 'done', step, left: newest - applied };
    pace = paceOf(round);
    if (pace === 'close') return { end: pace, step, left: newest - applied };
  }
  return { end: pace, step: steps, left: newest - applied };
}

test('without writers, all changes are applied', () => {
  expect(catchUp(100_000, 0)).toEqual({ end: 'done', step: 334, left: 0 });
});

test('writers that are slower than the move are caught up with, however much there was', () => {
  for (const share of [0.1, 0.5, 0.9, 0.97]) {
    const { end, left } = catchUp(200_000, Math.floor(CHANGES_A_STEP * share));
    expect(['done', 'close'], String(share)).toContain(end);
    // The changes written during the step itself are added.
    expect(left).toBeLessThanOrEqual(CHANGES_FROZEN + CHANGES_A_STEP);
  }
});

test('what writers as quick as the move leave is applied while calls wait, if it is little', () => {
  for (const share of [1, 1.01, 1.2, 2]) {
    const { end, left, step } = catchUp(300, CHANGES_A_STEP * share);
    expect(end, String(share)).toBe('close');
    expect(left).toBeLessThanOrEqual(2 * CHANGES_FROZEN);
    expect(step).toBeLessThan(50);
  }
});

test('if it is much, or grows quickly, the move says that it falls behind, and goes on when writers rest', () => {
  for (const [backlog, share] of [
    [20_000, 1],
    [300, 6],
    [200_000, 1.5],
  ] as const) {
    expect(catchUp(backlog, CHANGES_A_STEP * share).end, `${backlog} ${share}`).toBe('behind');
  }
  let round: Round | undefined;
  let [applied, newest] = [0, 20_000];
  const go = (written: number) => {
    const count = Math.min(CHANGES_A_STEP, newest - applied);
    applied += count;
    round = followRound(round, { count, upTo: applied, newest });
    newest += written;
    return paceOf(round);
  };
  for (let step = 0; step < 300; step++) go(CHANGES_A_STEP);
  expect(go(CHANGES_A_STEP)).toBe('behind');
  const paces = Array.from({ length: 100 }, () => go(0));
  expect(paces.at(-1)).toBe('nearer');
  expect(applied).toBe(newest);
});
