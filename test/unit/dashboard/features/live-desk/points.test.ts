import { expect, test } from 'vitest';
import { pointsOf } from '../../../../../src/dashboard/features/live-desk/stream/points.ts';

const started_at = '2026-11-01T10:00:00.000Z';
const sample = (clock: string, viewer_count: number | null) => ({
  at: `2026-11-01T${clock}Z`,
  viewer_count,
});

test('Curves begin together, however soon after the start their first samples were made.', () => {
  const samples = [sample('10:00:00.070', 40), sample('10:01:30.000', null), sample('10:02:00.000', 44)];
  expect(pointsOf({ started_at, samples })).toEqual([
    { x: 0, y: 40 },
    { x: 1.5, y: null },
    { x: 2, y: 44 },
  ]);
});

test('A stream that is first seen later begins later.', () => {
  expect(pointsOf({ started_at, samples: [sample('10:20:00.000', 7)] })).toEqual([{ x: 20, y: 7 }]);
});

test('A sample from before the start counts as at the start.', () => {
  expect(pointsOf({ started_at, samples: [sample('09:59:00.000', 3), sample('10:00:30.000', 4)] })).toEqual([
    { x: 0, y: 3 },
    { x: 0.5, y: 4 },
  ]);
});
