import { ANN, BEN, BOSS, cancel, EVE, reply, request, SECRETARY, series } from '../messages.ts';
import type { Sequence } from './sequence.ts';

const unknown = { sender: 'unknown' } as const;
const unverified = { authentication: 'none' } as const;
const own = { sender: 'own' } as const;
const forged = { from: EVE, ...unknown } as const;
const bySecretary = { from: SECRETARY } as const;
const secretary = { sentBy: SECRETARY } as const;

export const SENDERS: Sequence[] = [
  ['a request from somebody who is not the organizer', [request({}, forged)], null],
  ['a forged cancellation', [request(), cancel({ sequence: 9, stamp: 9 }, forged)], { cancelled: false }],
  [
    'a forged change',
    [request(), request({ sequence: 9, stamp: 9, at: [8, 8] }, forged)],
    { start: '07T10' },
  ],
  [
    'a cancellation by an attendee',
    [request(), cancel({ sequence: 9, stamp: 9 }, { from: ANN })],
    { cancelled: false },
  ],
  [
    'a cancellation that failed authentication',
    [request(), cancel({ sequence: 9, stamp: 9 }, { authentication: 'fail' })],
    { cancelled: false, verified: true },
  ],
  [
    'a cancellation without authentication of an organizer who had it',
    [request(), cancel({ sequence: 9, stamp: 9 }, unverified)],
    { cancelled: false, verified: true },
  ],
  [
    'a cancellation and an invitation that nobody authenticated',
    [request({}, unverified), cancel({ sequence: 1, stamp: 1 }, unverified)],
    { cancelled: true, verified: false },
  ],
  [
    'a verified exception to an unverified series',
    [series({}, [], unverified), request({ instance: 14, at: [15, 10], stamp: 1 })],
    { start: '07T10', exceptions: { '14T10': '15T10' }, verified: false },
  ],
  [
    'an assistant who invites and cancels for the organizer',
    [request(secretary, bySecretary), cancel({ ...secretary, sequence: 1, stamp: 1 }, bySecretary)],
    { cancelled: true, organizer: BOSS },
  ],
  [
    'an assistant whom the organizer names, and who moves the event',
    [request(secretary), request({ ...secretary, sequence: 1, stamp: 1, at: [7, 14] }, bySecretary)],
    { start: '07T14' },
  ],
  [
    'a stranger who says to write for the organizer',
    [request(), cancel({ sentBy: EVE, sequence: 9, stamp: 9 }, forged)],
    { cancelled: false },
  ],
  [
    'an organizer who cancels what the assistant invited to',
    [request(secretary, bySecretary), cancel({ sequence: 1, stamp: 1 })],
    { cancelled: true },
  ],
  [
    'another organizer with the same UID',
    [request(), request({ organizer: EVE, sequence: 9, stamp: 9, summary: 'Mine' }, forged)],
    { organizer: BOSS, summary: 'Weekly', others: [EVE] },
  ],
  [
    'another organizer who cancels the same UID',
    [request(), cancel({ organizer: EVE, sequence: 9, stamp: 9 }, forged)],
    { organizer: BOSS, cancelled: false, others: [EVE] },
  ],
  [
    'an invitation from somebody unknown',
    [request({}, unknown)],
    { response: 'needs_action', trusted: false },
  ],
  [
    'an invitation from somebody unknown that is accepted',
    [request({}, unknown), reply(ANN, { status: 'accepted' }, { stamp: 1 }, own)],
    { response: 'accepted', trusted: true, attendees: { [ANN]: 'accepted', [BEN]: 'needs_action' } },
  ],
  [
    'an accepted invitation of somebody unknown, and a known one who claims the UID',
    [
      request({ organizer: EVE }, forged),
      reply(ANN, { status: 'accepted' }, { organizer: EVE, stamp: 1 }, own),
      request({ stamp: 2 }),
    ],
    { organizer: EVE, response: 'accepted', others: [BOSS] },
  ],
  [
    'an accepted invitation that moves, and so waits for an answer again',
    [
      request(),
      reply(ANN, { status: 'accepted' }, { stamp: 1 }, own),
      request({ sequence: 1, stamp: 2, at: [7, 14] }),
    ],
    { start: '07T14', response: 'needs_action', trusted: true },
  ],
  ['a request without an organizer', [request({ organizer: null })], null],
  ['a request whose parts have different organizers', [series({}, [{ instance: 14, organizer: EVE }])], null],
];
