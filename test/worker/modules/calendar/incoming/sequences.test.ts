/** Mails about one UID end in the same event: in the order in which they were sent, in any other order, and twice. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authenticated, BEN, itip, KIM, type Mail, makeWorld, shownOf, US } from './world.ts';

const MALLORY = 'mallory@evil.example';
const DAN = 'dan@customer.example';
const WEEKLY = { lines: ['RRULE:FREQ=WEEKLY;COUNT=4'] };
const SECOND_WEEK = 'RECURRENCE-ID:20990317T090000Z';
const fromBen = { from: BEN };
const ofBen = (status: string, stamp: number, more = {}) =>
  itip('REPLY', { attendees: [{ email: BEN, status }], stamp, ...more }, fromBen);

/** The mails, and the event that is shown afterwards. Null: none. */
const SEQUENCES: [title: string, mails: Mail[], shown: object | null][] = [
  [
    'an invitation that moves twice',
    [
      itip('REQUEST'),
      itip('REQUEST', { sequence: 1, stamp: 1, start: '20990311T090000Z' }),
      itip('REQUEST', { sequence: 2, stamp: 2, start: '20990312T090000Z' }),
    ],
    { start: '2099-03-12T09:00:00', status: 'confirmed', my_response: 'needs_action' },
  ],
  [
    'an invitation that is cancelled',
    [itip('REQUEST'), itip('CANCEL', { sequence: 1, stamp: 1 })],
    { status: 'cancelled', is_busy: false },
  ],
  ['a cancellation alone', [itip('CANCEL', { sequence: 1, stamp: 1 })], null],
  [
    'a meeting that is cancelled, and called again',
    [
      itip('REQUEST'),
      itip('CANCEL', { sequence: 1, stamp: 1 }),
      itip('REQUEST', { sequence: 2, stamp: 2, start: '20990315T090000Z' }),
    ],
    { start: '2099-03-15T09:00:00', status: 'confirmed' },
  ],
  [
    'a forged cancellation',
    [
      itip('REQUEST', {}, { trace: authenticated('pass') }),
      itip(
        'CANCEL',
        { sequence: 8, stamp: 8 },
        { from: MALLORY, trace: authenticated('pass', 'evil.example') },
      ),
      itip('CANCEL', { sequence: 9, stamp: 9 }),
    ],
    { status: 'confirmed', is_verified: true },
  ],
  [
    'a rejected change and a true one',
    [
      itip('REQUEST', {}, { trace: authenticated('pass') }),
      itip('REQUEST', { sequence: 9, stamp: 9, start: '20990401T090000Z' }, { trace: authenticated('fail') }),
      itip('REQUEST', { sequence: 1, stamp: 1, start: '20990311T090000Z' }, { trace: authenticated('pass') }),
    ],
    { start: '2099-03-11T09:00:00', is_verified: true },
  ],
  [
    'two organizers of one UID, of whom one is authenticated',
    [
      itip('REQUEST', {}, { trace: authenticated('pass') }),
      itip(
        'REQUEST',
        { organizer: MALLORY, sequence: 9, stamp: 9, start: '20990401T090000Z' },
        { from: MALLORY },
      ),
    ],
    { start: '2099-03-10T09:00:00', is_verified: true },
  ],
  [
    'a series of which one meeting moves and another is cancelled',
    [
      itip('REQUEST', WEEKLY),
      itip('REQUEST', { stamp: 1, start: '20990318T100000Z', lines: [SECOND_WEEK] }),
      itip('CANCEL', {
        stamp: 2,
        sequence: 1,
        start: '20990324T090000Z',
        lines: ['RECURRENCE-ID:20990324T090000Z'],
      }),
    ],
    {
      start: '2099-03-10T09:00:00',
      status: 'confirmed',
      exceptions: { '2099-03-17T09:00:00': '2099-03-18T10:00:00', '2099-03-24T09:00:00': 'cancelled' },
    },
  ],
  [
    'an invitation to one meeting of a series only',
    [itip('REQUEST', { start: '20990317T090000Z', lines: [SECOND_WEEK] })],
    { start: null, exceptions: { '2099-03-17T09:00:00': '2099-03-17T09:00:00' } },
  ],
  [
    'answers of another guest, who changes his mind',
    [itip('REQUEST'), ofBen('ACCEPTED', 1), ofBen('DECLINED', 2)],
    { attendees: { [US]: 'needs_action', [BEN]: 'declined' }, my_response: 'needs_action' },
  ],
  [
    'an answer to a version that no longer holds',
    [
      itip('REQUEST'),
      ofBen('ACCEPTED', 1),
      itip('REQUEST', { sequence: 1, stamp: 2, start: '20990311T090000Z' }),
    ],
    { start: '2099-03-11T09:00:00', attendees: { [US]: 'needs_action', [BEN]: 'needs_action' } },
  ],
  [
    'a guest who sends somebody else',
    [
      itip('REQUEST'),
      ofBen('DELEGATED', 1, { attendees: [{ email: BEN, status: 'DELEGATED', delegatedTo: DAN }] }),
      itip(
        'REPLY',
        { stamp: 2, attendees: [{ email: DAN, status: 'ACCEPTED', delegatedFrom: BEN }] },
        { from: DAN },
      ),
    ],
    { attendees: { [US]: 'needs_action', [BEN]: 'delegated', [DAN]: 'accepted' } },
  ],
  [
    'an answer of somebody whom nobody invited',
    [
      itip('REQUEST'),
      itip('REPLY', { stamp: 1, attendees: [{ email: MALLORY, status: 'ACCEPTED' }] }, { from: MALLORY }),
    ],
    { attendees: { [US]: 'needs_action', [BEN]: 'needs_action' } },
  ],
  [
    'another time that a guest proposes, which moves nothing',
    [itip('REQUEST'), itip('COUNTER', { stamp: 1, start: '20990320T090000Z' }, fromBen)],
    { start: '2099-03-10T09:00:00' },
  ],
  [
    'a wish to get it again, and a proposal that is rejected',
    [itip('REQUEST'), itip('REFRESH', { stamp: 1 }, fromBen), itip('DECLINECOUNTER', { stamp: 2 })],
    { start: '2099-03-10T09:00:00', status: 'confirmed' },
  ],
  [
    'an own answer that was sent by another program',
    [
      itip('REQUEST'),
      itip(
        'REPLY',
        { stamp: 1, attendees: [{ email: US, status: 'ACCEPTED' }] },
        { from: US, to: KIM, direction: 'outbound' },
      ),
    ],
    {
      my_response: 'accepted',
      is_busy: true,
      in_feed: true,
      attendees: { [US]: 'accepted', [BEN]: 'needs_action' },
    },
  ],
  [
    'a meeting that is organized here, with an answer and a cancellation in its name',
    [
      itip(
        'REQUEST',
        { organizer: US, attendees: [{ email: KIM }] },
        { from: US, to: KIM, direction: 'outbound' },
      ),
      itip('REPLY', { organizer: US, stamp: 1, attendees: [{ email: KIM, status: 'TENTATIVE' }] }),
      itip('CANCEL', { organizer: US, stamp: 9, sequence: 9, attendees: [{ email: KIM }] }, { from: US }),
    ],
    { status: 'confirmed', my_response: null, is_verified: null, attendees: { [KIM]: 'tentative' } },
  ],
];

/** Returns the event after these mails. Everybody but Mallory is known, so answers may come before the invitation. */
async function eventAfter(mails: Mail[]) {
  const world = await makeWorld();
  for (const address of new Set(mails.map(({ from = KIM }) => from))) {
    if (address !== MALLORY) await world.writeTo(address);
  }
  for (const mail of mails) await world.receive(mail);
  await world.run();
  return shownOf(await world.event());
}

describe('a sequence of mails', () => {
  test.each(SEQUENCES)('%s', async (_, mails, shown) => {
    const inOrder = await eventAfter(mails);
    if (shown === null) expect(inOrder).toBeNull();
    else expect(inOrder).toMatchObject(shown);
    const [shuffled] = fc.sample(fc.shuffledSubarray([...mails, ...mails], { minLength: 2 * mails.length }), {
      numRuns: 1,
      seed: 13,
    });
    expect(await eventAfter(mails.toReversed())).toEqual(inOrder);
    expect(await eventAfter(shuffled!)).toEqual(inOrder);
  });
});
