import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../../../../../../src/worker/modules/calendar/suggestions/meeting/candidate.ts';
import { decide } from '../../../../../../../src/worker/modules/calendar/suggestions/meeting/decide.ts';
import type { SuggestionRow } from '../../../../../../../src/worker/modules/calendar/suggestions/schema.ts';

const TUESDAY = '2026-11-24T09:00:00.000Z';
const WEDNESDAY = '2026-11-25T10:00:00.000Z';
const THURSDAY = '2026-11-26T13:00:00.000Z';

const timesAt = (starts: string[]) =>
  starts.map((start) => ({ start, end: null, all_day: start.length === 10 }));

function candidate(text: string, ...starts: string[]): Candidate {
  const times = timesAt(starts);
  return { key: text, kind: 'text', text, title: 'Project', confidence: 0.75, isFromModel: false, times };
}

/** Returns a stored suggestion of email 1. */
function stored(text: string, starts: string[], over: Partial<SuggestionRow> = {}): SuggestionRow {
  const times = { organizationId: 1, endsAt: 0, removeAt: 0, eventId: null, createdAt: 0 };
  return { ...candidate(text, ...starts), ...times, id: 100, emailId: 1, state: 'open', ...over };
}

const never = () => false;
const NOTHING = { insert: [], update: [], replaced: [], same: [] };
const startsOf = ({ insert }: { insert: Candidate[] }) =>
  insert.map(({ times }) => times.map(({ start }) => start));

test('what a conversation says first is suggested', () => {
  expect(startsOf(decide(1, [candidate('a', TUESDAY), candidate('b', THURSDAY)], [], never))).toEqual([
    [TUESDAY],
    [THURSDAY],
  ]);
});

test('a mail that is read again changes nothing', () => {
  const known = [stored('a', [TUESDAY])];
  expect(decide(1, [candidate('a', TUESDAY)], known, never)).toEqual(NOTHING);
});

test('a passage that is read differently now changes its suggestion', () => {
  const known = [stored('a', [TUESDAY])];
  const { update, ...others } = decide(1, [candidate('a', WEDNESDAY)], known, never);
  expect(update).toMatchObject([{ id: 100, candidate: { times: [{ start: WEDNESDAY }] } }]);
  expect(others).toEqual({ insert: [], replaced: [], same: [] });
});

test('two passages of a mail for one time are one suggestion', () => {
  expect(startsOf(decide(1, [candidate('a', TUESDAY), candidate('b', TUESDAY)], [], never))).toEqual([
    [TUESDAY],
  ]);
});

test('a day and an hour on it are different times', () => {
  const found = decide(
    1,
    [candidate('a', '2026-11-24'), candidate('b', '2026-11-24T00:00:00.000Z')],
    [],
    never,
  );
  expect(found.insert).toHaveLength(2);
});

describe('what somebody dismissed', () => {
  test('is not suggested again by the same mail', () => {
    const known = [stored('a', [TUESDAY], { state: 'dismissed' })];
    expect(decide(1, [candidate('a', TUESDAY)], known, never)).toEqual(NOTHING);
  });

  test('is not suggested at the same time in other words or by a later mail', () => {
    const known = [stored('a', [TUESDAY, WEDNESDAY], { state: 'dismissed' })];
    expect(decide(1, [candidate('b', TUESDAY)], known, never)).toEqual(NOTHING);
    expect(startsOf(decide(2, [candidate('b', WEDNESDAY, THURSDAY)], known, never))).toEqual([[THURSDAY]]);
  });
});

describe('what the calendar has', () => {
  const onTuesday = ({ start }: { start: string }) => start === TUESDAY;

  test('is not suggested', () => {
    expect(startsOf(decide(1, [candidate('a', TUESDAY), candidate('b', THURSDAY)], [], onTuesday))).toEqual([
      [THURSDAY],
    ]);
  });

  test('ends an open suggestion with that time, whatever the mail says', () => {
    const known = [stored('a', [TUESDAY, WEDNESDAY])];
    expect(decide(2, [], known, onTuesday)).toEqual({ ...NOTHING, replaced: [100] });
    expect(decide(1, [candidate('a', TUESDAY, WEDNESDAY)], known, onTuesday)).toEqual({
      ...NOTHING,
      replaced: [100],
    });
  });
});

describe('an open suggestion of the same conversation', () => {
  test('stays if a later mail says the same', () => {
    const known = [stored('a', [TUESDAY, WEDNESDAY])];
    expect(decide(2, [candidate('b', WEDNESDAY, TUESDAY)], known, never)).toEqual({
      ...NOTHING,
      same: [100],
    });
  });

  test('makes way if a later mail chooses one of its times, or offers more', () => {
    for (const starts of [[WEDNESDAY], [TUESDAY, WEDNESDAY, THURSDAY]]) {
      const decision = decide(2, [candidate('b', ...starts)], [stored('a', [TUESDAY, WEDNESDAY])], never);
      expect(startsOf(decision)).toEqual([starts]);
      expect(decision.replaced).toEqual([100]);
    }
  });

  test('stays if an earlier mail is read later', () => {
    const known = [stored('a', [WEDNESDAY], { emailId: 2 })];
    expect(decide(1, [candidate('b', TUESDAY, WEDNESDAY)], known, never)).toEqual({
      ...NOTHING,
      same: [100],
    });
  });

  test('stays beside one for other times', () => {
    const decision = decide(2, [candidate('b', THURSDAY)], [stored('a', [TUESDAY])], never);
    expect(startsOf(decision)).toEqual([[THURSDAY]]);
    expect(decision.replaced).toEqual([]);
  });

  test('is what a mail is about whose own suggestion made way', () => {
    const known = [
      stored('b', [WEDNESDAY], { id: 101, emailId: 2 }),
      stored('a', [TUESDAY, WEDNESDAY], { state: 'replaced' }),
    ];
    expect(decide(1, [candidate('a', TUESDAY, WEDNESDAY)], known, never)).toEqual({
      ...NOTHING,
      same: [101],
    });
  });
});

test('an accepted suggestion does not come back, but its alternatives may in a later mail', () => {
  const known = [stored('a', [TUESDAY, WEDNESDAY], { state: 'accepted' })];
  expect(decide(1, [candidate('a', TUESDAY, WEDNESDAY)], known, never)).toEqual(NOTHING);
  expect(startsOf(decide(2, [candidate('b', WEDNESDAY)], known, never))).toEqual([[WEDNESDAY]]);
});

test('a mail has at most twenty suggestions, however often and differently it is read', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 11, 1 + n)).toISOString();
  const many = Array.from({ length: 30 }, (_, n) => candidate(`passage ${n}`, day(n)));
  expect(decide(1, many, [], never).insert).toHaveLength(20);
  const known = Array.from({ length: 19 }, (_, n) => stored(`old ${n}`, [day(100 + n)], { id: n }));
  expect(decide(1, many, known, never).insert).toHaveLength(1);
});
