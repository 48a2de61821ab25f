/** What the rules for words make of single sentences, in each language. */
import { describe, expect, test } from 'vitest';
import { detectMeetings } from '../../../../../../src/worker/modules/calendar/detection/index.ts';

/** Sent on Monday, 5 October 2026, at 9 in the morning, in Berlin. */
const CASES: [language: string, text: string, starts: string[]][] = [
  [
    'en',
    'Hi Anna,\ncould we meet next Tuesday at quarter to four in the cafe? Let me know.\nTom',
    ['2026-10-13T15:45'],
  ],
  [
    'en',
    'Hello, our call is set for October 14th at 11:30 am. Please send the draft by Friday noon.',
    ['2026-10-14T11:30'],
  ],
  [
    'en',
    'Dear all, the board meeting has been rescheduled from 8 October 10:00 to 15 October 14:00. Regards',
    ['2026-10-15T14:00'],
  ],
  ['en', "Sorry, I can't do Wednesday at 10. How about Thursday at 9.30am instead?", ['2026-10-08T09:30']],
  ['en', 'Your subscription renews on 12 October 2026 at 10:00. No action is needed.', []],
  [
    'en',
    'Happy to talk today at 5pm or tomorrow between 10 and 11am. Best, Lou',
    ['2026-10-05T17:00', '2026-10-06T10:00'],
  ],
  ['en', 'The shop will be closed on Friday 9 October from 2pm.', []],
  ['en', 'Great seeing you last Thursday at 7pm! We should do it again.', []],
  [
    'de',
    'Hallo Frau Blum, haben Sie am Mittwoch um viertel vor elf Zeit für ein kurzes Telefonat? Viele Grüße',
    ['2026-10-07T10:45'],
  ],
  [
    'de',
    'Guten Tag, wir treffen uns am 12. Oktober 2026 von 10 bis 12 Uhr im Rathaus. Die Unterlagen brauche ich bis Freitag 12 Uhr.',
    ['2026-10-12T10:00'],
  ],
  [
    'de',
    'Liebe Kollegen, die Sitzung wird vom 8.10. um 9 Uhr auf den 15.10. um 11 Uhr verlegt.',
    ['2026-10-15T11:00'],
  ],
  [
    'de',
    'Leider kann ich am Donnerstag um 14 Uhr nicht. Ginge auch Freitag um 15 Uhr?',
    ['2026-10-09T15:00'],
  ],
  ['de', 'Die Praxis bleibt am Montag, 12.10., ab 12 Uhr geschlossen.', []],
  ['de', 'Wie besprochen komme ich morgen früh um acht bei Ihnen vorbei.', ['2026-10-06T08:00']],
  ['de', 'Ihr Zug fährt am 9. Oktober um 7:12 Uhr ab Gleis 4.', []],
  ['de', 'Passt dir nächste Woche Mittwoch, 16:30 Uhr? Ich reserviere einen Tisch.', ['2026-10-14T16:30']],
  [
    'fr',
    'Bonjour, seriez-vous disponible mercredi à 10 heures pour un point téléphonique ? Cordialement',
    ['2026-10-07T10:00'],
  ],
  [
    'fr',
    'Bonjour, la réunion du 8 octobre à 14h est déplacée au 13 octobre à 9h30. Merci',
    ['2026-10-13T09:30'],
  ],
  ['fr', 'Le magasin sera exceptionnellement fermé vendredi à partir de 14h.', []],
  ['fr', 'Je ne peux pas jeudi à 11h, mais vendredi à 14h ça marche.', ['2026-10-09T14:00']],
  ['fr', 'Merci de nous retourner le contrat signé avant vendredi 18h.', []],
  ['fr', 'On se voit après-demain à trois heures et demie au bureau, ça vous va ?', ['2026-10-07T15:30']],
  [
    'es',
    'Hola, ¿podemos vernos el miércoles a las doce y cuarto en la oficina? Saludos',
    ['2026-10-07T12:15'],
  ],
  [
    'es',
    'Buenos días, la reunión se aplaza del 8 de octubre a las 10:00 al 14 de octubre a las 11:00.',
    ['2026-10-14T11:00'],
  ],
  ['es', 'Necesito los documentos antes del viernes a las 14:00. Gracias', []],
  ['es', 'No puedo el jueves a las 9, pero el viernes a las 10 sí.', ['2026-10-09T10:00']],
  ['es', 'La tienda abre el sábado de 10 a 14 h.', []],
  ['es', 'Te espero mañana a las 5 de la tarde en el taller.', ['2026-10-06T17:00']],
  ['it', 'Buongiorno, possiamo sentirci mercoledì alle dieci e un quarto? Grazie', ['2026-10-07T10:15']],
  ['it', "La riunione dell'8 ottobre alle 9:00 è rinviata al 14 ottobre alle 11:00.", ['2026-10-14T11:00']],
  ['it', 'Giovedì alle 15 non posso, però venerdì alle 16 sono libera.', ['2026-10-09T16:00']],
  ['it', 'Il negozio è chiuso venerdì dalle 13 alle 15.', []],
  ['it', 'Vi aspettiamo sabato 10 ottobre dalle 10 alle 12 in sede.', ['2026-10-10T10:00']],
  ['nl', 'Hoi, kunnen we woensdag om kwart voor tien bellen? Groet', ['2026-10-07T09:45']],
  [
    'nl',
    'De vergadering is verplaatst van 8 oktober 10.00 uur naar 14 oktober 11.00 uur.',
    ['2026-10-14T11:00'],
  ],
  ['nl', 'Donderdag om 14 uur kan ik niet, maar vrijdag om 15 uur wel.', ['2026-10-09T15:00']],
  ['nl', 'Graag ontvangen wij uw reactie uiterlijk vrijdag 17.00 uur.', []],
  ['nl', 'De winkel is zaterdag open van 10.00 tot 17.00 uur.', []],
  ['pt', 'Olá, podemos falar na quarta-feira às dez e meia? Abraço', ['2026-10-07T10:30']],
  ['pt', 'A reunião foi remarcada de 8 de outubro às 10h para 14 de outubro às 11h.', ['2026-10-14T11:00']],
  ['pt', 'Quinta às 15h não posso, mas sexta às 16h dá.', ['2026-10-09T16:00']],
  ['pt', 'Precisamos do relatório até sexta-feira às 12h.', []],
  ['pt', 'A loja abre sábado das 9h às 13h.', []],
  ['pt', 'Fica marcado para 9 de outubro de 2026, às 14h30, na sede.', ['2026-10-09T14:30']],
  [
    'pl',
    'Dzień dobry, czy możemy porozmawiać w środę za kwadrans jedenasta? Pozdrawiam',
    ['2026-10-07T10:45'],
  ],
  [
    'pl',
    'Spotkanie zostało przełożone z 8 października godz. 10:00 na 14 października godz. 11:00.',
    ['2026-10-14T11:00'],
  ],
  ['pl', 'W czwartek o 15 nie mogę, ale w piątek o 16 jestem wolny.', ['2026-10-09T16:00']],
  ['pl', 'Proszę o przesłanie dokumentów do piątku do godziny 12:00.', []],
  ['pl', 'Sklep w sobotę czynny od 9:00 do 13:00.', []],
  ['pl', 'Zapraszam na rozmowę 9.10.2026 o godz. 14:30 w naszym biurze.', ['2026-10-09T14:30']],
];

describe('detectMeetings reads', () => {
  test.each(CASES)('%s: %s', (_, text, starts) => {
    const mail = { subject: 'Re:', text, sentAt: '2026-10-05T09:00:00+02:00', timezone: 'Europe/Berlin' };
    const found = detectMeetings(mail).flatMap(({ times }) => times.map(({ start }) => start.slice(0, 16)));
    expect(found).toEqual(starts);
  });
});
