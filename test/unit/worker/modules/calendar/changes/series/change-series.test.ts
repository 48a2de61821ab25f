import { describe, expect, test } from 'vitest';
import { shiftRule } from '../../../../../../../src/worker/modules/calendar/changes/series/shift-rule.ts';
import { at, change, remove, seriesOf, shown, starts } from './world.ts';

const BERLIN = 'DTSTART;TZID=Europe/Berlin:';
/** Thursdays at 14:00, across the end of summer time on 25 October. */
const WEEKLY = [
  `${BERLIN}20261015T140000`,
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=4',
  'SUMMARY:Sync',
];
const MOVED = [
  'RECURRENCE-ID;TZID=Europe/Berlin:20261022T140000',
  `${BERLIN}20261023T090000`,
  'DURATION:PT1H',
  'SUMMARY:Moved',
];
const RENAMED = [
  'RECURRENCE-ID;TZID=Europe/Berlin:20261029T140000',
  `${BERLIN}20261029T140000`,
  'DURATION:PT1H',
  'SUMMARY:Guest',
];

describe('all occurrences', () => {
  test('move to another weekday and time with their rule, over the change of clocks', () => {
    const { series } = change(seriesOf(WEEKLY), 'all', null, { times: at('2026-10-16T09:00') });
    expect(series.master?.rule).toBe('FREQ=WEEKLY;BYDAY=FR;COUNT=4');
    expect(starts(series)).toEqual([
      '2026-10-16T07:00',
      '2026-10-23T07:00',
      '2026-10-30T08:00',
      '2026-11-06T08:00',
    ]);
  });

  test('move to a zone where it is another day, and the days of the rule with them', () => {
    const late = seriesOf([
      `${BERLIN}20261015T220000`,
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=3',
    ]);
    const { series } = change(late, 'all', null, {
      times: at('2026-10-16T05:00', 'Asia/Tokyo'),
      hasStart: false,
    });
    expect(series.master?.rule).toBe('FREQ=WEEKLY;BYDAY=FR;COUNT=3');
    // In UTC these follow Tokyo, where the clocks do not change.
    expect(starts(series)).toEqual(['2026-10-15T20:00', '2026-10-22T20:00', '2026-10-29T20:00']);
  });

  test('keep what one was given by itself: its time, or its title', () => {
    const { series } = change(seriesOf(WEEKLY, MOVED, RENAMED), 'all', null, {
      times: at('2026-10-15T16:00'),
      fields: { summary: 'Weekly' },
    });
    expect(shown(series)).toEqual([
      '2026-10-15T14:00/15:00 Weekly',
      '2026-10-23T07:00/08:00 Moved',
      '2026-10-29T15:00/16:00 Guest',
      '2026-11-05T15:00/16:00 Weekly',
    ]);
  });

  test('stay deleted where they were', () => {
    const left = remove(
      remove(seriesOf(WEEKLY, MOVED), '2026-10-22T12:00:00.000Z')!,
      '2026-11-05T13:00:00.000Z',
    )!;
    const { series } = change(left, 'all', null, { times: at('2026-10-17T10:00') });
    expect(starts(series)).toEqual(['2026-10-17T08:00', '2026-10-31T09:00']);
  });

  test('become days, and times again', () => {
    const left = remove(seriesOf(WEEKLY, MOVED), '2026-10-29T13:00:00.000Z')!;
    const { series: days } = change(left, 'all', null, { times: at('2026-10-15') });
    expect(starts(days)).toEqual(['2026-10-15', '2026-10-22', '2026-11-05']);
    const { series: times } = change(days, 'all', null, { times: at('2026-10-15T14:00') });
    expect(shown(times)).toEqual([
      '2026-10-15T12:00/13:00 Sync',
      '2026-10-22T12:00/13:00 Moved',
      '2026-11-05T13:00/14:00 Sync',
    ]);
  });

  test('keep their last one when they have an UNTIL', () => {
    const until = seriesOf([`${BERLIN}20261015T140000`, 'RRULE:FREQ=WEEKLY;UNTIL=20261029T130000Z']);
    const { series } = change(until, 'all', null, { times: at('2026-10-16T20:00') });
    expect(starts(series)).toEqual(['2026-10-16T18:00', '2026-10-23T18:00', '2026-10-30T19:00']);
    const { series: days } = change(until, 'all', null, { times: at('2026-10-16') });
    expect(days.master?.rule).toBe('FREQ=WEEKLY;UNTIL=20261030');
    expect(starts(days)).toEqual(['2026-10-16', '2026-10-23', '2026-10-30']);
  });

  test('that a new rule does not have lose their exceptions, and the others keep them', () => {
    const { series } = change(seriesOf(WEEKLY, MOVED, RENAMED), 'all', null, {
      rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=3',
    });
    expect(shown(series).map((each) => each.slice(0, 10) + each.slice(22))).toEqual([
      '2026-10-15 Sync',
      '2026-10-29 Guest',
      '2026-11-12 Sync',
    ]);
  });

  test('of a month move by their place in it, with the deleted one', () => {
    const monthly = seriesOf([`${BERLIN}20261008T100000`, 'RRULE:FREQ=MONTHLY;BYDAY=2TH;COUNT=4']);
    const left = remove(monthly, '2026-12-10T09:00:00.000Z')!;
    const { series } = change(left, 'all', null, { times: at('2026-10-09T10:00') });
    expect(series.master?.rule).toBe('FREQ=MONTHLY;BYDAY=2FR;COUNT=4');
    expect(starts(series)).toEqual(['2026-10-09T08:00', '2026-11-13T09:00', '2027-01-08T09:00']);
  });
});

describe('the following occurrences', () => {
  test('move from one on, which was itself moved, and the later exceptions stay', () => {
    const { series, following } = change(
      seriesOf(WEEKLY, MOVED, RENAMED),
      'following',
      '2026-10-22T12:00:00.000Z',
      {
        times: at('2026-10-22T17:00'),
      },
    );
    expect(shown(series)).toEqual(['2026-10-15T12:00/13:00 Sync']);
    expect(shown(following!)).toEqual([
      '2026-10-22T15:00/16:00 Moved',
      '2026-10-29T16:00/17:00 Guest',
      '2026-11-05T16:00/17:00 Sync',
    ]);
    expect(following!.uid).toBe('two');
  });

  test('begin at the time that clocks skipped at the split, and not an hour later for ever', () => {
    const daily = seriesOf(['DTSTART;TZID=Europe/Berlin:20260327T023000', 'RRULE:FREQ=DAILY;COUNT=5']);
    const { series, following } = change(daily, 'following', '2026-03-29T01:30:00.000Z', {});
    expect(starts(series)).toEqual(['2026-03-27T01:30', '2026-03-28T01:30']);
    expect(starts(following!)).toEqual(['2026-03-29T01:30', '2026-03-30T00:30', '2026-03-31T00:30']);
  });

  test('go on with what holds for all later ones', () => {
    const later = [
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261022T140000',
      `${BERLIN}20261022T150000`,
      'DURATION:PT2H',
      'SUMMARY:Longer',
    ];
    const { series, following } = change(
      seriesOf(WEEKLY, later),
      'following',
      '2026-10-29T13:00:00.000Z',
      {},
    );
    expect(shown(series)).toEqual(['2026-10-15T12:00/13:00 Sync', '2026-10-22T13:00/15:00 Longer']);
    expect(shown(following!)).toEqual(['2026-10-29T14:00/16:00 Longer', '2026-11-05T14:00/16:00 Longer']);
  });

  test('cannot begin with an extra date', () => {
    const extra = seriesOf([...WEEKLY, 'RDATE;TZID=Europe/Berlin:20261020T100000']);
    expect(() => change(extra, 'following', '2026-10-20T08:00:00.000Z', {})).toThrow(/No series can begin/);
  });
});

describe('SEQUENCE', () => {
  const people = ['ORGANIZER:mailto:us@example.com', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:kim@example.com'];
  const series = seriesOf([...WEEKLY, ...people], [...RENAMED, ...people, 'SEQUENCE:3']);
  const told = ({ sequence, attendees }: { sequence: number; attendees: { status: string }[] }) => [
    sequence,
    attendees[0]?.status,
  ];

  test('stays with another title, and answers count on', () => {
    const { master, exceptions } = change(series, 'all', null, { fields: { summary: 'x' } }).series;
    expect([master!, ...exceptions].map(told)).toEqual([
      [0, 'accepted'],
      [3, 'accepted'],
    ]);
  });

  test('rises above all with another time, and nobody has answered', () => {
    const { master, exceptions } = change(series, 'all', null, { times: at('2026-10-15T15:00') }).series;
    expect([master!, ...exceptions].map(told)).toEqual([
      [4, 'needs_action'],
      [4, 'needs_action'],
    ]);
  });

  test('of one occurrence rises alone', () => {
    const { master, exceptions } = change(series, 'one', '2026-10-15T12:00:00.000Z', {
      times: at('2026-10-15T15:00'),
    }).series;
    expect([master!, ...exceptions].map(told)).toEqual([
      [0, 'accepted'],
      [3, 'accepted'],
      [4, 'needs_action'],
    ]);
  });
});

describe('a rule', () => {
  test.each([
    [
      'FREQ=WEEKLY;BYDAY=MO,SU;INTERVAL=2',
      '2026-11-23',
      '2026-11-24',
      'FREQ=WEEKLY;BYDAY=TU,MO;INTERVAL=2;WKST=TU',
    ],
    ['FREQ=WEEKLY', '2026-11-23', '2026-11-24', 'FREQ=WEEKLY'],
    ['FREQ=MONTHLY;BYMONTHDAY=15', '2026-11-15', '2026-11-20', 'FREQ=MONTHLY;BYMONTHDAY=20'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30', '2026-11-29', 'FREQ=MONTHLY;BYMONTHDAY=-2'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', '2026-11-26', 'FREQ=MONTHLY;BYDAY=-1TH'],
    ['FREQ=MONTHLY;BYDAY=4TH', '2026-11-26', '2026-11-30', 'FREQ=MONTHLY;BYDAY=-1MO'],
    [
      'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30',
      '2026-11-30',
      '2026-12-01',
      'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1',
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-11-15', '2026-11-16', null],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-11-13', '2026-11-14', null],
    ['FREQ=YEARLY;BYWEEKNO=20', '2026-05-11', '2026-05-12', null],
    ['FREQ=YEARLY;BYYEARDAY=100', '2026-04-10', '2026-04-11', null],
    ['FREQ=DAILY;BYHOUR=9', '2026-04-10', '2026-04-10T01:00Z', null],
  ])('%s moves from %s to %s as %s', (rule, from, to, expected) => {
    expect(shiftRule(rule, Date.parse(from), Date.parse(to))).toBe(expected);
  });
});
