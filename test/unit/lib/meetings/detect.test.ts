/** Measures meeting detection on mails that were written independently of it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreOf } from '../../../../bench/meetings/score.ts';
import { LANGUAGES, readSet, UNSEEN } from '../../../../bench/meetings/sets.ts';
import { type DetectionInput, detectMeetings, type Suggestion } from '../../../../src/lib/meetings/index.ts';

// Nobody who writes rules reads the unseen mails, and detection learns nothing from them: they measure its quality.
const unseen = readSet('unseen');
const batch = (number: number) => unseen.filter((mail) => mail.batch === number);

describe.each([
  ['the earlier', batch(UNSEEN.earlier)],
  ['the latest', batch(UNSEEN.latest)],
])('in %s mails that taught it nothing the detection of meetings', (_, mails) => {
  test.each(LANGUAGES)(
    'finds 8 of 10 times and mails in the language %s, and 9 of 10 that it finds are right',
    (language) => {
      const { whole, ...times } = scoreOf(mails.filter(({ name }) => name.startsWith(language)));
      for (const { precision, recall } of [times, whole]) {
        expect(precision).toBeGreaterThanOrEqual(0.9);
        expect(recall).toBeGreaterThanOrEqual(0.8);
      }
    },
  );
});

test('in mails that were written to tempt, 9 of 10 times are right, and 17 of 20 are found', () => {
  const { precision, recall } = scoreOf(batch(UNSEEN.tempting));
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.85);
});

const BASE: DetectionInput = {
  subject: '',
  text: '',
  sentAt: '2026-11-23T09:12:00+01:00',
  timezone: 'Europe/Berlin',
};

/** Returns HTML with one reservation. */
const reservation = (status: string, startDate: string, endDate?: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'EventReservation',
    reservationStatus: `https://schema.org/${status}`,
    reservationFor: { '@type': 'Event', name: 'A fair', startDate, endDate },
  })}</script>`;

describe('detectMeetings', () => {
  test('takes whole days of a reservation, with the day after the last one as the end', () => {
    const html = reservation('ReservationConfirmed', '2026-12-09', '2026-12-10');
    expect(detectMeetings({ ...BASE, html })).toEqual([
      {
        kind: 'reservation',
        text: 'A fair',
        confidence: 0.95,
        times: [{ start: '2026-12-09', end: '2026-12-11', all_day: true }],
      },
    ]);
  });

  test.each([
    ['//<![CDATA[\n', '\n//]]>'],
    ['/* <![CDATA[ */', '/* ]]> */'],
    ['<!--', '-->'],
  ])('takes a reservation within %s', (opening, closing) => {
    const html = reservation('ReservationConfirmed', '2026-12-09')
      .replace('>{', `>${opening}{`)
      .replace('}</script>', `}${closing}</script>`);
    expect(detectMeetings({ ...BASE, html })).toMatchObject([{ text: 'A fair' }]);
  });

  test('takes no reservation that is cancelled or past', () => {
    const cancelled = reservation('ReservationCancelled', '2026-12-09T19:00:00Z');
    const past = reservation('ReservationConfirmed', '2026-11-09T19:00:00Z');
    expect(detectMeetings({ ...BASE, html: cancelled + past })).toEqual([]);
  });

  test('takes nothing from the words of mail to many', () => {
    const text = 'Shall we meet on Thursday at 3pm?';
    expect(detectMeetings({ ...BASE, text, isBulk: true })).toEqual([]);
    expect(detectMeetings({ ...BASE, text }).flatMap(({ times }) => times)).toHaveLength(1);
  });

  test('calls a time beside the link of a call a booking', () => {
    const text = 'See you on Thursday at 3pm: https://meet.google.com/abc-defg-hij';
    expect(detectMeetings({ ...BASE, text })).toMatchObject([{ kind: 'booking', text }]);
  });

  test.each(['', 'soon', '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z'])(
    'takes nothing from a mail that was sent at "%s"',
    (sentAt) => {
      expect(detectMeetings({ ...BASE, text: 'Thursday at 3pm?', sentAt })).toEqual([]);
    },
  );

  test('never throws, and what it answers is bounded', () => {
    const piece = fc.constantFrom(
      ...'tomorrow,at,3pm,12/31,halb,drei,Freitag,29 Feb,24:00,25:61,00:00,Time:,>,Re:,\n,2026-13-45,9999-12-31,uur,godz.'.split(
        ',',
      ),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(' ')),
    );
    const mail = fc.record({
      subject: text,
      text,
      html: text,
      calendar: text,
      sentAt: fc.oneof(text, fc.constant('2026-11-23T09:12:00Z')),
      timezone: fc.constantFrom('Europe/Berlin', 'Nowhere', 'America/New_York'),
    });
    fc.assert(
      fc.property(mail, (input) => {
        const suggestions: Suggestion[] = detectMeetings(input);
        for (const suggestion of suggestions) {
          expect(suggestion.text.length).toBeLessThanOrEqual(300);
          expect(suggestion.confidence).toBeGreaterThan(0);
          expect(suggestion.confidence).toBeLessThanOrEqual(1);
          expect(suggestion.times.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
