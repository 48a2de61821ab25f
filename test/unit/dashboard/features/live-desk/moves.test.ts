import { describe, expect, test } from 'vitest';
import { CAPTION_STATUSES } from '../../../../../src/contract/stream/captions.ts';
import {
  isOver,
  mayChange,
  mayRegenerate,
} from '../../../../../src/dashboard/features/live-desk/caption/moves.ts';
import { formatDuration } from '../../../../../src/dashboard/features/live-desk/duration.ts';
import { nextMilestone } from '../../../../../src/dashboard/features/live-desk/stream/progress.ts';
import { canMove } from '../../../../../src/worker/modules/stream/captions/moves.ts';

const NOW = Date.parse('2026-11-22T21:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('what may be done with a caption', () => {
  test('is what the Worker allows', () => {
    for (const status of CAPTION_STATUSES) {
      const caption = { status, expires_at: null };
      expect([status, mayChange(caption)]).toEqual([status, canMove('edit', status)]);
      expect([status, mayRegenerate(caption)]).toEqual([status, canMove('regenerate', status)]);
    }
  });

  test('is nothing once it is too late', () => {
    expect(isOver({ status: 'pending', expires_at: at(0) }, NOW)).toBe(true);
    expect(mayChange({ status: 'pending', expires_at: at(-1) }, NOW)).toBe(false);
    expect(mayChange({ status: 'pending', expires_at: at(1) }, NOW)).toBe(true);
  });
});

describe('nextMilestone', () => {
  const milestone = (threshold: number, is_enabled = true) => ({ threshold, is_enabled, warning: null });

  test('is the lowest above the count that is switched on', () => {
    const list = [milestone(100), milestone(500, false), milestone(1000)];
    expect(nextMilestone(list, 550)).toMatchObject({ threshold: 1000, from: 100, part: 0.5 });
  });

  test('is none where all are reached', () => {
    expect(nextMilestone([milestone(100)], 100)).toBeNull();
  });
});

describe('formatDuration', () => {
  test('writes hours and minutes in the language', () => {
    expect(formatDuration('en', 91 * 60_000)).toBe('1 hr 31 min');
    expect(formatDuration('de', 60 * 60_000)).toBe('1 Std.');
    expect(formatDuration('en', -5)).toBe('0 min');
  });
});
