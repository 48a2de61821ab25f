/** Tests of replies and forwarded mail: the new text comments on the times in the mail below it. */
import { describe, expect, test } from 'vitest';
import { detectMeetings } from '../../../../src/lib/meetings/index.ts';

/** Returns the starts found in a mail, by default sent on Monday 23 November 2026 and read in Berlin. */
const startsOf = (mail: { subject: string; text: string; sentAt?: string; timezone?: string }) =>
  detectMeetings({ sentAt: '2026-11-23T09:12:00+01:00', timezone: 'Europe/Berlin', ...mail })
    .flatMap(({ times }) => times)
    .map(({ start }) => start.slice(0, 16));

const QUOTED = `On Sun, 22 Nov 2026 at 18:00, Kim Sato <kim@example.com> wrote:
> Could we meet on Thursday 26 November at 10:00 or on Friday 27 November at 15:30?`;
const ONE = `On Sun, 22 Nov 2026 at 18:00, Kim Sato <kim@example.com> wrote:
> Could we meet on Thursday 26 November at 10:00?`;
const reply = (text: string, quoted: string) =>
  startsOf({ subject: 'Re: Tea', text: `${text}\n\n${quoted}` });

describe('an answer to quoted times', () => {
  test.each([
    ['The second one suits us best.', ['2026-11-27T15:30']],
    ['The second option is great, the first is not.', ['2026-11-27T15:30']],
    ['The second one please, the first clashes with school.', ['2026-11-27T15:30']],
    ['Neither works for me, unfortunately.', []],
    ['Thursday at 10 is impossible for me. Friday works!', ['2026-11-27T15:30']],
    ['Let me check the diary. All the best', []],
  ])('"%s" takes what it says', (text, expected) => {
    expect(reply(text, QUOTED)).toEqual(expected);
  });

  test.each([
    ['Yes, that works. Please ring twice, the bell does not work.', ['2026-11-26T10:00']],
    ['Thursday at 10 does not work for me, but we will find an agreement. Perfect weather today!', []],
    ['Could we make it 11 instead?', ['2026-11-26T11:00']],
    ['Can we do it a bit later, at 11:30?', ['2026-11-26T11:30']],
    ['Könnten wir uns lieber um 14 Uhr treffen?', ['2026-11-26T14:00']],
    ['The invoice follows at 17:00.', []],
  ])('"%s" to one time', (text, expected) => {
    expect(reply(text, ONE)).toEqual(expected);
  });

  test.each([
    [
      'Oi Tainá, a segunda é a melhor para nós, pode confirmar.',
      'Para a apresentação eu consigo:\n> 1) quinta, 26/11, às 14h\n> 2) sexta, 27/11, às 15h30\n> Qual fica melhor?',
    ],
    [
      'Merci beaucoup. Je retiens le créneau de 15h30.',
      'Pouvez-vous passer à la boutique vendredi 27 novembre, à 9h, 10h30 ou 15h30 ?',
    ],
  ])('takes the one that "%s" means', (text, quoted) => {
    expect(startsOf({ subject: 'Re: x', text: `${text}\n\n> ${quoted}` })).toEqual(['2026-11-27T15:30']);
  });

  test.each([
    'On 23.11.26 18:38, Kim Sato via makers wrote:',
    'Am 23.11.2026 um 18:38 schrieb Kim Sato:',
    'Le lun. 23 nov. 2026 à 18:38, Kim Sato a écrit :',
    'Sent: Monday, November 23, 2026 6:38 PM',
    '*Gesendet:* Montag, 23. November 2026 18:38',
    'On Mon, 23 Nov 2026 at 18:38, Kim Sato via makers <',
    'El lun., 23 nov. 2026 a las 18:38, Kim Sato\n(<kim@makers.example>) escribió:',
  ])('takes no hour at which the quoted mail was sent, by a clock that is ahead: "%s"', (above) => {
    const text = `Yes, that is perfect.\n\n${above}\n> The samples are here.\n\nGreat, I will look at them.`;
    expect(startsOf({ subject: 'Re: Samples', text })).toEqual([]);
  });

  test('may begin with what was written before', () => {
    const text = 'As I wrote: on Thursday 26 November at 10:00 I am at your office.';
    expect(startsOf({ subject: 'Our meeting', text })).toEqual(['2026-11-26T10:00']);
  });

  test('may name another hour of the day that is offered, in other languages too', () => {
    const quoted =
      'Le 22/11/2026 à 18:00, Kim Sato a écrit :\n> Pouvons-nous nous voir jeudi 26 novembre à 10h ?';
    expect(reply('Est-ce que vous pourriez venir un peu plus tard, à 14h ?', quoted)).toEqual([
      '2026-11-26T14:00',
    ]);
  });

  test('is read the same above the line of Outlook', () => {
    const text =
      'Tak, pasuje mi, będę w domu.\n\n-----Wiadomość oryginalna-----\nOd: Kim <kim@example.com>\nWysłano: 22 listopada 2026 14:36\nDo: Ewa\nTemat: Przegląd\n\nCzy pasuje Pani czwartek, 26 listopada, godz. 9:45?';
    expect(startsOf({ subject: 'Odp: Przegląd', text })).toEqual(['2026-11-26T09:45']);
  });
});

describe('mail that is passed on', () => {
  const passed = (note: string) =>
    startsOf({
      subject: 'Fwd: Visit',
      text: `${note}\n\n---------- Forwarded message ----------\nFrom: Kim <kim@example.com>\nSubject: Visit\n\nCould you come on Thursday 26 November at 10:00 or on Friday 27 November at 15:30?`,
    });

  test('offers its times', () => {
    expect(passed('Can you take this?')).toEqual(['2026-11-26T10:00', '2026-11-27T15:30']);
  });

  test('offers the one that the note chose', () => {
    expect(passed('I told her the first one is fine, please go.')).toEqual(['2026-11-26T10:00']);
    expect(passed('Friday fell through, you are there on Thursday at 9 instead.')).toEqual([
      '2026-11-26T09:00',
    ]);
  });
});

describe('one hour in two zones', () => {
  const read = (text: string, sentAt: string, timezone: string) =>
    startsOf({ subject: 'Call', text, sentAt, timezone });

  test.each([
    ['Shall we talk on Thursday at 9:00 in Bogotá, which is 15:00 for you?', '2026-11-23T03:12:00-05:00'],
    ['I call you on Thursday at 14:00 (15:00 your time).', '2026-11-23T08:12:00+00:00'],
    ['I call you on Thursday at 15:00 for you (14:00 here in London).', '2026-11-23T08:12:00+00:00'],
  ])('is one time: %s', (text, sentAt) => {
    expect(read(text, sentAt, 'Europe/Berlin')).toEqual(['2026-11-26T15:00']);
  });

  test('is not made of two alternatives', () => {
    const text = 'Would Thursday at 14:00 or 15:00 suit you?';
    expect(read(text, '2026-11-23T08:12:00+00:00', 'Europe/Berlin')).toEqual([
      '2026-11-26T14:00',
      '2026-11-26T15:00',
    ]);
  });

  test('a sentence may say the zone of all times', () => {
    const text =
      'We are free on Thursday at 14:00 or on Friday at 9:30. Which suits you? All times are our time (CET).';
    expect(read(text, '2026-11-23T09:12:00+01:00', 'Europe/London')).toEqual([
      '2026-11-26T13:00',
      '2026-11-27T08:30',
    ]);
  });
});
