import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Attendee } from '../../../../src/lib/ical/index.ts';
import {
  applyInvitation,
  type ItipMessage,
  type ObjectState,
  readInvitation,
} from '../../../../src/lib/invitations/index.ts';
import {
  ANN,
  applyAll,
  BEN,
  BOSS,
  cancel,
  counter,
  EVE,
  message,
  type Part,
  person,
  reply,
  request,
  SECRETARY,
  series,
  summarize,
} from './messages.ts';
import { INSTANCES } from './sequences/instances.ts';
import { REPLIES } from './sequences/replies.ts';
import { SENDERS } from './sequences/senders.ts';
import { VERSIONS } from './sequences/versions.ts';

const SEQUENCES = [...VERSIONS, ...INSTANCES, ...SENDERS, ...REPLIES];

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe('A sequence of messages ends as RFC 5546 says, in any order and if all come twice', () => {
  test.each(SEQUENCES)('%s', (_, messages, end) => {
    const state = applyAll(messages);
    const summary = summarize(state);
    // Each field that is named is exactly so: `toMatchObject` takes any exceptions for none.
    expect(summary).toEqual(end && { ...summary, ...end });
    for (const order of permutations(messages)) {
      const other = applyAll([...order, ...order]);
      expect(JSON.stringify(other)).toBe(JSON.stringify(state));
    }
  });

  test('There are 40 or more, and each has its own name.', () => {
    expect(new Set(SEQUENCES.map(([name]) => name)).size).toBe(SEQUENCES.length);
    expect(SEQUENCES.length).toBeGreaterThanOrEqual(40);
  });
});

const small = fc.integer({ min: 0, max: 3 });
const instance = fc.option(fc.constantFrom(14, 21, 28), { nil: undefined });
const part = fc.record({
  sequence: small,
  stamp: small,
  at: fc.tuple(fc.constantFrom(14, 15, 22), fc.constantFrom(9, 10)),
  instance,
  future: fc.boolean(),
  summary: fc.constantFrom('One', 'Two'),
  status: fc.constantFrom('confirmed' as const, 'cancelled' as const),
  organizer: fc.constantFrom(BOSS, BOSS, BOSS, EVE),
  sentBy: fc.constantFrom(undefined, SECRETARY, EVE),
  attendees: fc.constantFrom<Attendee[][]>(
    [person(ANN)],
    [person(ANN), person(BEN)],
    [person(EVE, { status: 'delegated', delegatedTo: [BEN] })],
  ),
});
const envelope = fc.record({
  from: fc.constantFrom(BOSS, BOSS, BOSS, SECRETARY, EVE),
  sender: fc.constantFrom('own' as const, 'known' as const, 'unknown' as const),
  authentication: fc.constantFrom('pass' as const, 'none' as const, 'fail' as const),
});
const statuses = fc.constantFrom('accepted' as const, 'declined' as const, 'delegated' as const);
const messages: fc.Arbitrary<ItipMessage> = fc.oneof(
  fc.tuple(part, envelope).map(([each, by]) => request(each, by)),
  fc
    .tuple(part, fc.array(part, { maxLength: 2 }), envelope)
    .map(([master, others, by]) => series({ ...master, instance: undefined }, others, by)),
  fc.tuple(part, envelope).map(([each, by]) => cancel(each, by)),
  fc.tuple(part, envelope).map(([each, by]) => message('ADD', [each], by)),
  fc
    .tuple(fc.constantFrom(ANN, BEN, EVE), statuses, part, envelope)
    .map(([who, status, each, by]) => reply(who, { status, delegatedTo: [EVE] }, each, { ...by, from: who })),
  fc
    .tuple(fc.constantFrom(ANN, EVE), part, envelope)
    .map(([who, each, by]) => counter(who, each, { ...by, from: who })),
);

describe('The state', () => {
  test('is the same after any order and any repetition of any messages.', () => {
    const history = fc.array(messages, { minLength: 1, maxLength: 12 }).chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc
          .array(fc.constantFrom(...all), { maxLength: 12 })
          .chain((again) =>
            fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
          ),
      ),
    );
    fc.assert(
      fc.property(history, ([all, shuffled]) => {
        const state = applyAll(all);
        const other = applyAll(shuffled);
        expect(JSON.stringify(other)).toBe(JSON.stringify(state));
        expect(other && readInvitation(other)).toEqual(state && readInvitation(state));
      }),
      { numRuns: 1_500 },
    );
  });

  test('survives JSON.', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: 6 }), (all) => {
        const stored = all.reduce<ReturnType<typeof applyAll>>(
          (state, each) => JSON.parse(JSON.stringify(applyInvitation(state, each).state)),
          null,
        );
        expect(stored).toEqual(applyAll(all));
      }),
      { numRuns: 200 },
    );
  });

  test('takes nothing of a stranger into the event of a verified organizer.', () => {
    const strangers = fc.array(
      messages.filter(({ from }) => from === EVE),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(strangers, (all) => {
        const first = series({ attendees: [person(ANN)] });
        const before = readInvitation(applyAll([first])!);
        const after = readInvitation(applyAll([...all, first])!);
        if (after?.organizer === BOSS) expect(after.series).toEqual(before?.series);
        else expect(all.some((each) => each.sender === 'own')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('The outcome', () => {
  test('tells what a message did.', () => {
    const { state, outcome } = applyInvitation(null, request());
    expect(outcome).toEqual({ result: 'changed' });
    expect(applyInvitation(state, request()).outcome).toEqual({ result: 'unchanged' });
    expect(applyInvitation(state, message('PUBLISH', [{}])).outcome).toEqual({ result: 'noted' });
    const refusals = [
      ['not_the_organizer', cancel({}, { from: EVE })],
      ['not_the_attendee', reply(ANN, {}, {}, { from: EVE })],
      ['authentication_failed', cancel({}, { authentication: 'fail' })],
      ['no_organizer', request({ organizer: null })],
      ['mixed_organizers', series({}, [{ instance: 14, organizer: EVE }])],
      ['unsupported', message('ADD', [{ rule: 'FREQ=DAILY' }])],
      ['other_uid', { ...request(), series: { ...request().series, uid: 'other' } }],
    ] as const;
    for (const [reason, refused] of refusals) {
      expect(applyInvitation(state, refused)).toEqual({ state, outcome: { result: 'refused', reason } });
    }
  });
});

describe('A message without an organizer', () => {
  const nobody = { organizer: null };
  const state = applyAll([request({ attendees: [person(ANN), person(BEN)] })]);
  const statusOf = (messages: ItipMessage[]) => {
    const next = messages.reduce((known, each) => applyInvitation(known, each).state, state);
    const { series: shown, isCancelled } = readInvitation(next!)!;
    return isCancelled ? 'cancelled' : shown?.master?.attendees.find(({ email }) => email === ANN)?.status;
  };
  // EVE claims the same UID, and is not believed before the one who was first.
  const claim = request({ organizer: EVE, stamp: 50, attendees: [person(ANN)] }, { from: EVE });
  test.each<[string, ItipMessage[], string]>([
    ['an answer', [reply(ANN, { status: 'accepted' }, nobody)], 'accepted'],
    [
      'an answer to an older version',
      [request({ sequence: 2, attendees: [person(ANN)] }), reply(ANN, { status: 'accepted' }, nobody)],
      'needs_action',
    ],
    [
      'an answer of another person',
      [reply(ANN, { status: 'accepted' }, nobody, { from: EVE })],
      'needs_action',
    ],
    [
      'an answer of a person who was not invited',
      [reply(EVE, { status: 'accepted' }, nobody)],
      'needs_action',
    ],
    [
      'an answer while another claims the event',
      [claim, reply(ANN, { status: 'declined' }, nobody)],
      'declined',
    ],
    ['a cancellation by the organizer', [cancel({ ...nobody, stamp: 9 })], 'cancelled'],
    [
      'an older cancellation by the organizer',
      [request({ sequence: 1, stamp: 20 }), cancel({ ...nobody, stamp: 9 })],
      'needs_action',
    ],
    ['a cancellation by a stranger', [cancel({ ...nobody, stamp: 9 }, { from: EVE })], 'needs_action'],
    ['a cancellation by an attendee', [cancel({ ...nobody, stamp: 9 }, { from: ANN })], 'needs_action'],
    [
      'a cancellation by another who claims the event',
      [claim, cancel({ ...nobody, stamp: 60 }, { from: EVE })],
      'needs_action',
    ],
    [
      'a cancellation that is forged',
      [cancel({ ...nobody, stamp: 9 }, { authentication: 'fail' })],
      'needs_action',
    ],
    ['a request', [request({ ...nobody, sequence: 3, status: 'cancelled' })], 'needs_action'],
  ])('%s', (_, messages, status) => {
    expect(statusOf(messages)).toBe(status);
  });

  test('an answer to an unknown event is refused', () => {
    expect(applyInvitation(null, reply(ANN, {}, nobody)).outcome).toEqual({
      result: 'refused',
      reason: 'no_organizer',
    });
  });
});

describe('The bounds', () => {
  test('A state that is nearly as large as it can be takes another answer.', () => {
    const changes = Array.from({ length: 600 }, (_, n) => ({
      instance: { wall: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10), zone: null },
      future: n % 2 === 0,
      attendees: [person(ANN)],
    }));
    const state = applyAll([message('REQUEST', [{ rule: 'FREQ=DAILY' }, ...changes])]);
    expect(readInvitation(state!)?.series?.exceptions).toHaveLength(600);
    const { outcome } = applyInvitation(state, reply(ANN, { status: 'accepted' }));
    expect(outcome).toEqual({ result: 'changed' });
  });

  const tooMany = { result: 'refused', reason: 'too_many' };

  test('A sixth organizer of one UID is refused.', () => {
    const claims = [1, 2, 3, 4, 5].map((n) =>
      request({ organizer: `o${n}@x.test` }, { from: `o${n}@x.test` }),
    );
    const state = applyAll(claims);
    expect(applyInvitation(state, request()).outcome).toEqual(tooMany);
    expect(applyInvitation(state, claims[0]!).outcome).toEqual({ result: 'unchanged' });
  });

  test('Uninvited people cannot take the places of those who are invited.', () => {
    let state = applyAll([request()]);
    for (let n = 0; n < 100; n++) state = applyInvitation(state, reply(`crasher${n}@x.test`, {})).state;
    expect(applyInvitation(state, reply('one-more@x.test', {})).outcome).toEqual(tooMany);
    expect(applyInvitation(state, reply(ANN, { status: 'accepted' })).outcome).toEqual({ result: 'changed' });
  });

  test('A state of more than 500,000 characters is refused.', () => {
    const long = request({ summary: 'x'.repeat(600_000) });
    expect(applyInvitation(null, long)).toEqual({ state: null, outcome: tooMany });
  });

  const days = (length: number, part: Part = {}) =>
    Array.from({ length }, (_, n) => ({
      ...part,
      instance: { wall: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10), zone: null },
    }));

  test('More than 1,000 instances are refused.', () => {
    expect(applyInvitation(null, message('CANCEL', days(1_001))).outcome).toEqual(tooMany);
  });

  test.each([
    ['a new version of the series', series({ sequence: 1, stamp: 1 })],
    ['its cancellation', cancel({ sequence: 1, stamp: 1 })],
  ])('Instances that %s makes void take no places.', (_, next) => {
    const own = (state: ObjectState | null) => Object.values(state!.claims[BOSS]!.journals)[0]!.cells;
    const state = applyAll([message('CANCEL', days(1_000)), next]);
    expect(Object.keys(own(state))).toEqual(['']);
    expect(applyInvitation(state, message('CANCEL', days(999, { sequence: 2 }))).outcome).toEqual({
      result: 'changed',
    });
  });
});
