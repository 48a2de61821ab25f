import { cancel, message, request } from '../messages.ts';
import type { Sequence } from './sequence.ts';

export const VERSIONS: Sequence[] = [
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
