import type { Case } from '../case.ts';

/** English mails from the days of a small company. */
export const englishDays: Case[] = [
  [
    'Contract',
    "Dear Ms Lohse,\n\nthe contract is ready. You're welcome to drop into the office to sign it on Wednesday 14 October between 2 and 4pm.\n\nKind regards\nReuter Solicitors\nMon-Thu 8-5, Fri 8-1",
    ['2026-10-14T14:00'],
  ],
  [
    'Re: Re: Logo',
    "Hey,\n\ngot five minutes to talk? I'm free from 4 today, otherwise Thu 11am.\n\nTim",
    ['2026-10-05T16:00', '2026-10-08T11:00'],
  ],
  [
    'Appointment confirmation',
    'Your appointment: 21/10/2026 at 9:40 with Dr Ahrens, dermatology.\nPlease bring your insurance card. Cancellations at least 24 hours ahead.',
    ['2026-10-21T09:40'],
  ],
  [
    'New slot',
    "Our engineer is off sick and can't come on 7 October as planned. The new slot would be 9 October, same time (1pm).",
    ['2026-10-09T13:00'],
  ],
  [
    'Webinar',
    'Thanks for signing up! Our online session starts on Thursday 15 October at 10am sharp. Join: https://us02web.zoom.us/j/123',
    ['2026-10-15T10:00'],
  ],
  [
    'About Lena',
    "Dear Mrs Aksoy, I'd like to talk to you about Lena's marks. Would Monday at break, 9.35, suit?",
    ['2026-10-12T09:35'],
  ],
  [
    'Quarterly figures',
    'The figures have to be with the accountant on 9 October at 12, otherwise there is interest to pay.',
    [],
  ],
  [
    'Thank you for your order',
    'We received your order 44-81 on 5 October 2026 at 7:58. Estimated dispatch: 7 October.',
    [],
  ],
  ['Clocks', 'Reminder: on Sunday 25 October the clocks go back at 2am.', []],
  ['Press', 'Embargoed until Thursday 8 October, 10am. The pictures must not be used before.', []],
  ['Your call', 'We missed your call on 2 October at 5.20pm. Our helpline is staffed Mon-Fri 8-6.', []],
  [
    'Class cancelled',
    "The yoga class on Tuesday 13 October at 6pm won't run as too few people signed up.",
    [],
  ],
  [
    'Car park',
    'From Tuesday 7am to Wednesday 5pm the car park will be repainted, please park on the street.',
    [],
  ],
];
