import { ANN, BEN, cancel, counter, EVE, message, person, reply, request, series } from '../messages.ts';
import type { Sequence } from './sequence.ts';

const unknown = { sender: 'unknown' } as const;
const unverified = { authentication: 'none' } as const;
const own = { sender: 'own' } as const;
const forged = { from: EVE, ...unknown } as const;

export const REPLIES: Sequence[] = [
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
