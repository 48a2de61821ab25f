import { describe, expect, test } from 'vitest';
import {
  chooseOccasion,
  occasionsOf,
} from '../../../../../src/dashboard/features/live-desk/captions/occasion.ts';
import { readSearch } from '../../../../../src/dashboard/features/live-desk/search.ts';

const caption = (event: 'go_live' | 'milestone' | 'end_stream', subject: number, status = 'pending') => ({
  event,
  stream_id: event === 'milestone' ? null : subject,
  milestone_id: event === 'milestone' ? subject : null,
  status: status as 'pending',
});

describe('readSearch', () => {
  test('keeps ids and events, and leaves out everything else', () => {
    expect(readSearch({ stream: '12', event: 'go_live', x: 1 })).toEqual({ stream: 12, event: 'go_live' });
    expect(readSearch({ stream: 'a', event: 'party', milestone: -1 })).toEqual({});
  });

  test('knows a milestone only with its event', () => {
    expect(readSearch({ milestone: 3 })).toEqual({});
    expect(readSearch({ event: 'milestone', milestone: 3 })).toEqual({ event: 'milestone', milestone: 3 });
  });
});

describe('occasionsOf', () => {
  test('has each occasion once, and counts what waits', () => {
    const list = [
      caption('go_live', 2),
      caption('go_live', 2, 'approved'),
      caption('milestone', 2),
      caption('go_live', 1, 'sent'),
    ];
    expect(occasionsOf(list)).toEqual([
      { event: 'go_live', subject: 2, pending: 1 },
      { event: 'milestone', subject: 2, pending: 1 },
      { event: 'go_live', subject: 1, pending: 0 },
    ]);
  });

  test('leaves out captions whose stream is gone', () => {
    expect(occasionsOf([{ ...caption('go_live', 1), stream_id: null }])).toEqual([]);
  });
});

describe('chooseOccasion', () => {
  const occasions = occasionsOf([
    caption('end_stream', 3, 'sent'),
    caption('go_live', 3, 'sent'),
    caption('milestone', 9),
  ]);

  test('takes the newest that waits for approval', () => {
    expect(chooseOccasion({}, occasions, 3)).toMatchObject({ event: 'milestone', subject: 9 });
  });

  test('takes the newest of a stream that the address names', () => {
    expect(chooseOccasion({ stream: 3 }, occasions, 5)).toMatchObject({ event: 'end_stream', subject: 3 });
  });

  test('takes what the address names, even without captions', () => {
    expect(chooseOccasion({ event: 'go_live' }, [], 5)).toEqual({ event: 'go_live', subject: 5 });
    expect(chooseOccasion({ event: 'milestone', milestone: 7 }, [], null)).toEqual({
      event: 'milestone',
      subject: 7,
    });
  });

  test('takes none where there is none', () => {
    expect(chooseOccasion({}, [], null)).toBeUndefined();
  });
});
