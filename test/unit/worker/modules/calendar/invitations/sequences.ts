import type { ItipMessage } from '../../../../../../src/worker/modules/calendar/invitations/index.ts';
import {
  ANN,
  BEN,
  BOSS,
  cancel,
  counter,
  EVE,
  message,
  person,
  reply,
  request,
  SECRETARY,
  type Summary,
  series,
} from './messages.ts';

/** Name, messages, and what RFC 5546 says of the end, in whatever order they come. Null: nothing is to be shown. */
export type Sequence = [name: string, messages: ItipMessage[], end: Partial<Summary> | null];

const unknown = { sender: 'unknown' } as const;
const unverified = { authentication: 'none' } as const;
const own = { sender: 'own' } as const;
const forged = { from: EVE, ...unknown } as const;
const bySecretary = { from: SECRETARY } as const;
const secretary = { sentBy: SECRETARY } as const;

const VERSIONS: Sequence[] = [
  ['an invitation', [request()], { start: '07T10', cancelled: false, response: 'needs_action' }],
  [
    'an invitation that moves to another hour',
    [request(), request({ sequence: 1, stamp: 1, at: [7, 14] })],
    { start: '07T14' },
  ],
  [
    'an invitation that moves twice',
    [
      request(),
      request({ sequence: 1, stamp: 1, at: [7, 14] }),
      request({ sequence: 2, stamp: 2, at: [8, 9] }),
    ],
    { start: '08T09' },
  ],
  [
    'an invitation that moves there and back',
    [request(), request({ sequence: 1, stamp: 1, at: [7, 14] }), request({ sequence: 2, stamp: 2 })],
    { start: '07T10' },
  ],
  [
    'an equal SEQUENCE with a newer DTSTAMP',
    [request({ summary: 'Old' }), request({ stamp: 5, summary: 'New' })],
    { summary: 'New' },
  ],
  [
    'a higher SEQUENCE with an older DTSTAMP',
    [request({ stamp: 9, summary: 'Old' }), request({ sequence: 1, stamp: 1, summary: 'New' })],
    { summary: 'New' },
  ],
  ['a cancellation', [request(), cancel({ sequence: 1, stamp: 1 })], { cancelled: true, start: '07T10' }],
  ['a cancellation without an invitation', [cancel({ sequence: 1 })], { cancelled: true, start: null }],
  [
    'a cancellation with the SEQUENCE of the invitation and a newer DTSTAMP',
    [request({ sequence: 1 }), cancel({ sequence: 1, stamp: 3 })],
    { cancelled: true },
  ],
  [
    'a cancellation in the second of the invitation, with its SEQUENCE',
    [request(), cancel()],
    { cancelled: true },
  ],
  [
    'a cancellation of an older version than the one that holds',
    [request(), cancel({ stamp: 1 }), request({ sequence: 1, stamp: 2 })],
    { cancelled: false },
  ],
  [
    'a cancellation, and an older change that comes with it',
    [request(), request({ sequence: 1, stamp: 1, at: [7, 14] }), cancel({ sequence: 2, stamp: 2 })],
    { cancelled: true, start: '07T14' },
  ],
  [
    'a new invitation after a cancellation',
    [request(), cancel({ sequence: 1, stamp: 1 }), request({ sequence: 2, stamp: 2, at: [9, 10] })],
    { cancelled: false, start: '09T10' },
  ],
  [
    'an invitation with the status CANCELLED',
    [request(), request({ sequence: 1, stamp: 1, status: 'cancelled' })],
    { cancelled: true },
  ],
  ['an event that is published', [message('PUBLISH', [{}])], null],
  [
    'a published event beside an invitation',
    [request(), message('PUBLISH', [{ sequence: 5 }])],
    { start: '07T10' },
  ],
];

const INSTANCES: Sequence[] = [
  [
    'a moved instance',
    [series(), request({ instance: 14, at: [15, 10], stamp: 1 })],
    { start: '07T10', exceptions: { '14T10': '15T10' } },
  ],
  [
    'an invitation to one instance only',
    [request({ instance: 14, at: [15, 10] })],
    { start: null, exceptions: { '14T10': '15T10' }, cancelled: false },
  ],
  [
    'an instance that moves twice',
    [
      series(),
      request({ instance: 14, at: [15, 10], sequence: 1, stamp: 1 }),
      request({ instance: 14, at: [16, 10], sequence: 2, stamp: 2 }),
    ],
    { exceptions: { '14T10': '16T10' } },
  ],
  [
    'a cancelled instance',
    [series(), cancel({ instance: 14, sequence: 1, stamp: 1 })],
    { cancelled: false, exceptions: { '14T10': 'cancelled' } },
  ],
  [
    'an instance that moves and is cancelled',
    [
      series(),
      request({ instance: 14, at: [15, 10], stamp: 1 }),
      cancel({ instance: 14, sequence: 1, stamp: 2 }),
    ],
    { exceptions: { '14T10': 'cancelled' } },
  ],
  [
    'a cancelled instance that is invited to again',
    [
      series(),
      cancel({ instance: 14, sequence: 1, stamp: 1 }),
      request({ instance: 14, at: [14, 12], sequence: 2, stamp: 2 }),
    ],
    { exceptions: { '14T10': '14T12' } },
  ],
  [
    'a series whose new SEQUENCE makes a moved instance void',
    [
      series(),
      request({ instance: 14, at: [15, 10], stamp: 1 }),
      series({ sequence: 1, stamp: 2, at: [7, 11] }),
    ],
    { start: '07T11', exceptions: {} },
  ],
  [
    'a series whose new SEQUENCE makes a cancelled instance void',
    [series(), cancel({ instance: 14, stamp: 1 }), series({ sequence: 1, stamp: 2 })],
    { exceptions: {} },
  ],
  [
    'a series with new words but the same SEQUENCE, which keeps its moved instance',
    [series(), request({ instance: 14, at: [15, 10], stamp: 1 }), series({ stamp: 2, summary: 'New' })],
    { summary: 'New', exceptions: { '14T10': '15T10' } },
  ],
  [
    'a new series that brings its exception with a lower SEQUENCE',
    [series(), series({ sequence: 5, stamp: 2 }, [{ instance: 14, at: [15, 10], sequence: 1, stamp: 1 }])],
    { exceptions: { '14T10': '15T10' } },
  ],
  [
    'an exception that comes alone and again with the new series',
    [
      series(),
      request({ instance: 14, at: [15, 10], sequence: 1, stamp: 1 }),
      series({ sequence: 5, stamp: 2 }, [{ instance: 14, at: [15, 10], sequence: 1, stamp: 1 }]),
    ],
    { exceptions: { '14T10': '15T10' } },
  ],
  [
    'an exception to a version of the series that is no more',
    [series({ sequence: 3, stamp: 5 }), request({ instance: 14, at: [15, 10], sequence: 2, stamp: 3 })],
    { exceptions: {} },
  ],
  [
    'a series that is cancelled after one of its instances moved',
    [
      series(),
      request({ instance: 14, at: [15, 10], sequence: 1, stamp: 1 }),
      cancel({ sequence: 1, stamp: 2 }),
    ],
    { cancelled: true, exceptions: {} },
  ],
  [
    'an instance that stays after the series is cancelled',
    [
      series(),
      cancel({ sequence: 1, stamp: 1 }),
      request({ instance: 14, at: [15, 10], sequence: 2, stamp: 2 }),
    ],
    { cancelled: false, exceptions: { '14T10': '15T10' } },
  ],
  [
    'all later instances move',
    [series(), request({ instance: 14, future: true, at: [14, 13], sequence: 1, stamp: 1 })],
    { exceptions: { '14T10+': '14T13' } },
  ],
  [
    'all later instances move, which makes a moved instance among them void but not one before',
    [
      series(),
      request({ instance: 14, at: [15, 10], stamp: 1 }),
      request({ instance: 28, at: [29, 10], stamp: 1 }),
      request({ instance: 21, future: true, at: [21, 13], sequence: 1, stamp: 2 }),
    ],
    { exceptions: { '14T10': '15T10', '21T10+': '21T13' } },
  ],
  [
    'an instance moves after all later ones did',
    [
      series(),
      request({ instance: 14, future: true, at: [14, 13], sequence: 1, stamp: 1 }),
      request({ instance: 21, at: [22, 10], sequence: 1, stamp: 2 }),
    ],
    { exceptions: { '14T10+': '14T13', '21T10': '22T10' } },
  ],
  [
    'all later instances are cancelled, also one that moved',
    [
      series(),
      request({ instance: 28, at: [29, 10], sequence: 1, stamp: 1 }),
      cancel({ instance: 21, future: true, sequence: 1, stamp: 2 }),
    ],
    { cancelled: false, exceptions: { '21T10+': 'cancelled' } },
  ],
  [
    'an instance that is named in two zones',
    [
      series(),
      request({ instance: { wall: '2026-09-14T12:00:00', zone: 'Europe/Berlin' }, at: [15, 10], stamp: 1 }),
      request({ instance: 14, at: [16, 10], stamp: 2 }),
    ],
    { exceptions: { '14T10': '16T10' } },
  ],
  [
    'an added instance',
    [series(), message('ADD', [{ at: [17, 10], sequence: 1, stamp: 1 }])],
    { start: '07T10', exceptions: { '17T10': '17T10' } },
  ],
];

const SENDERS: Sequence[] = [
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

const REPLIES: Sequence[] = [
  [
    'a reply',
    [request({}, own), reply(ANN, { status: 'accepted' }, { stamp: 1 })],
    { attendees: { [ANN]: 'accepted', [BEN]: 'needs_action' } },
  ],
  ['a reply without a request', [reply(ANN, { status: 'accepted' })], null],
  [
    'a mind that changes',
    [
      request({}, own),
      reply(ANN, { status: 'accepted' }, { stamp: 1 }),
      reply(ANN, { status: 'declined' }, { stamp: 2 }),
    ],
    { attendees: { [ANN]: 'declined', [BEN]: 'needs_action' } },
  ],
  [
    'two people who reply',
    [
      request({}, own),
      reply(ANN, { status: 'accepted' }, { stamp: 2 }),
      reply(BEN, { status: 'tentative' }, { stamp: 1 }),
    ],
    { attendees: { [ANN]: 'accepted', [BEN]: 'tentative' } },
  ],
  [
    'a reply to an older version',
    [
      request({}, own),
      request({ sequence: 1, stamp: 1, at: [7, 14] }, own),
      reply(ANN, { status: 'accepted' }, { stamp: 2 }),
    ],
    { start: '07T14', attendees: { [ANN]: 'needs_action', [BEN]: 'needs_action' } },
  ],
  [
    'a reply to the new version after one to the old',
    [
      request({}, own),
      reply(ANN, { status: 'declined' }, { stamp: 9 }),
      request({ sequence: 1, stamp: 1 }, own),
      reply(ANN, { status: 'accepted' }, { sequence: 1, stamp: 2 }),
    ],
    { attendees: { [ANN]: 'accepted', [BEN]: 'needs_action' } },
  ],
  [
    'a reply in the name of another',
    [request({}, own), message('REPLY', [{ attendees: [person(ANN, { status: 'declined' })] }], forged)],
    { attendees: { [ANN]: 'needs_action', [BEN]: 'needs_action' }, uninvited: [] },
  ],
  [
    'a reply without authentication of somebody who had it',
    [
      request({}, own),
      reply(ANN, { status: 'accepted' }, { stamp: 1 }),
      reply(ANN, { status: 'declined' }, { stamp: 2 }, unverified),
    ],
    { attendees: { [ANN]: 'accepted', [BEN]: 'needs_action' } },
  ],
  [
    'a reply of somebody who is not invited',
    [request({}, own), reply(EVE, { status: 'accepted' }, { stamp: 1 })],
    { attendees: { [ANN]: 'needs_action', [BEN]: 'needs_action' }, uninvited: [`${EVE} accepted`] },
  ],
  [
    'a reply of somebody who is invited later',
    [
      request({}, own),
      reply(EVE, { status: 'accepted' }, { stamp: 1 }),
      request({ stamp: 2, attendees: [person(ANN), person(EVE)] }, own),
    ],
    { attendees: { [ANN]: 'needs_action', [EVE]: 'accepted' }, uninvited: [] },
  ],
  [
    'an invitation that is passed on',
    [request({}, own), reply(ANN, { status: 'delegated', delegatedTo: [EVE] }, { stamp: 1 })],
    { attendees: { [ANN]: 'delegated', [BEN]: 'needs_action', [EVE]: 'needs_action' } },
  ],
  [
    'an invitation that is passed on and accepted',
    [
      request({}, own),
      reply(ANN, { status: 'delegated', delegatedTo: [EVE] }, { stamp: 1 }),
      reply(EVE, { status: 'accepted', delegatedFrom: [ANN] }, { stamp: 2 }),
    ],
    { attendees: { [ANN]: 'delegated', [BEN]: 'needs_action', [EVE]: 'accepted' }, uninvited: [] },
  ],
  [
    'a delegation that nobody made',
    [request({}, own), reply(EVE, { status: 'accepted', delegatedFrom: [ANN] }, { stamp: 2 })],
    { attendees: { [ANN]: 'needs_action', [BEN]: 'needs_action' }, uninvited: [`${EVE} accepted`] },
  ],
  [
    'a delegation that is taken back',
    [
      request({}, own),
      reply(ANN, { status: 'delegated', delegatedTo: [EVE] }, { stamp: 1 }),
      reply(EVE, { status: 'accepted', delegatedFrom: [ANN] }, { stamp: 2 }),
      reply(ANN, { status: 'accepted' }, { stamp: 3 }),
    ],
    { attendees: { [ANN]: 'accepted', [BEN]: 'needs_action' }, uninvited: [`${EVE} accepted`] },
  ],
  [
    'people who delegate to each other',
    [
      request({}, own),
      reply(ANN, { status: 'delegated', delegatedTo: [EVE] }, { stamp: 1 }),
      reply(EVE, { status: 'delegated', delegatedTo: [ANN], delegatedFrom: [ANN] }, { stamp: 2 }),
    ],
    { attendees: { [ANN]: 'delegated', [BEN]: 'needs_action', [EVE]: 'delegated' } },
  ],
  [
    'a reply to one instance, which leaves the series',
    [series({}, [], own), reply(ANN, { status: 'declined' }, { instance: 14, stamp: 1 })],
    { attendees: { [ANN]: 'needs_action', [BEN]: 'needs_action' }, exceptions: {} },
  ],
  [
    'a proposal for another time, which moves nothing',
    [request({}, own), counter(ANN, { at: [8, 16], sequence: 0, stamp: 1 })],
    { start: '07T10', proposals: [`${ANN} 08T16`] },
  ],
  [
    'a second proposal of the same person',
    [request({}, own), counter(ANN, { at: [8, 16], stamp: 1 }), counter(ANN, { at: [9, 16], stamp: 2 })],
    { start: '07T10', proposals: [`${ANN} 09T16`] },
  ],
  [
    'a proposal that the organizer takes up',
    [
      request({}, own),
      counter(ANN, { at: [8, 16], stamp: 1 }),
      request({ sequence: 1, stamp: 2, at: [8, 16] }, own),
    ],
    { start: '08T16', proposals: [] },
  ],
  [
    'a proposal that the organizer refuses',
    [request(), counter(ANN, { at: [8, 16], stamp: 1 }, own), message('DECLINECOUNTER', [{ stamp: 2 }])],
    { start: '07T10', response: 'needs_action' },
  ],
  [
    'a proposal of somebody who is not invited',
    [request({}, own), counter(EVE, { at: [8, 16], stamp: 1 })],
    { start: '07T10', proposals: [`${EVE} 08T16 (uninvited)`] },
  ],
  [
    'a wish to get the event again',
    [request({}, own), message('REFRESH', [{}], { from: ANN })],
    { start: '07T10', uninvited: [] },
  ],
  [
    'a reply to what is cancelled',
    [
      request({}, own),
      cancel({ sequence: 1, stamp: 1 }, own),
      reply(ANN, { status: 'accepted' }, { stamp: 2 }),
    ],
    { cancelled: true },
  ],
];

export const SEQUENCES: Sequence[] = [...VERSIONS, ...INSTANCES, ...SENDERS, ...REPLIES];
