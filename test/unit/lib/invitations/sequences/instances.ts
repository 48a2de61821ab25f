import { cancel, message, request, series } from '../messages.ts';
import type { Sequence } from './sequence.ts';

export const INSTANCES: Sequence[] = [
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
