import type { DetectionMail } from '../../mail.ts';

/** Polish mails without a meeting, written from the wish alone. */
export const polishOthers: DetectionMail[] = [
  {
    name: 'pl: a reminder of a payment to the insurance office',
    sentAt: '2027-02-08T08:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kadry i Płace Orion <kadry@orion-kadry.example>',
    subject: 'Terminy w lutym',
    text: `
Szanowni Państwo,

przypominamy o terminach: składki ZUS do 15 lutego, zaliczka na podatek do 22 lutego, JPK do 25 lutego. Listy obecności prosimy przesłać do środy 10 lutego do godz. 14:00.

Z poważaniem
Zespół Orion
`,
    expected: [],
  },
  {
    name: 'pl: a courier announces a delivery today',
    sentAt: '2027-06-09T07:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'KurierPlus <powiadomienia@kurierplus.example>',
    subject: 'Twoja paczka jest już w drodze',
    text: `
Dzień dobry,

Twoja paczka nr 6207 1188 02 zostanie doręczona dziś, 9 czerwca, między 10:30 a 13:30. Przygotuj 149,00 zł (pobranie).

Zespół KurierPlus
`,
    expected: [],
  },
  {
    name: 'pl: a training is cancelled',
    sentAt: '2027-10-25T13:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia BHP <szkolenia@akademiabhp.example>',
    subject: 'Szkolenie odwołane',
    text: `
Szanowni Państwo,

z przykrością informujemy, że szkolenie okresowe BHP zaplanowane na czwartek 28 października w godz. 9:00–15:00 zostało odwołane. O nowym terminie powiadomimy osobną wiadomością.

Akademia BHP
`,
    expected: [],
  },
  {
    name: 'pl: an automatic reply during a leave',
    sentAt: '2027-08-10T09:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Rafał Duda <r.duda@stolarniaduda.example>',
    subject: 'Odpowiedź automatyczna: wycena szafy',
    text: `
Dzień dobry,

przebywam na urlopie od 9 do 22 sierpnia 2027 r. Na wiadomości odpowiem po powrocie, w poniedziałek 23 sierpnia. W pilnych sprawach proszę dzwonić do biura (8:00–16:00).

Rafał Duda
`,
    expected: [],
  },
  {
    name: 'pl: the notes of a meeting held yesterday',
    sentAt: '2027-03-24T08:41:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Joanna Cichoń <j.cichon@wspolnotadebowa.example>',
    subject: 'Protokół z zebrania wspólnoty',
    text: `
Dzień dobry,

w załączeniu przesyłam protokół z zebrania wspólnoty, które odbyło się wczoraj, 23 marca, o godz. 18:00. Uchwała o remoncie dachu przeszła większością głosów.

Pozdrawiam
Joanna Cichoń
`,
    expected: [],
  },
  {
    name: 'pl: a wholesaler writes about its hours before Christmas',
    sentAt: '2026-12-14T07:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Hurtownia Papirus <newsletter@hurtowniapapirus.example>',
    subject: 'Godziny otwarcia w okresie świąt',
    text: `
Drodzy Klienci!

21–23 grudnia: 7:00–19:00
24 grudnia: 7:00–12:00
25–27 grudnia: nieczynne
28–30 grudnia: 8:00–17:00
31 grudnia: 8:00–13:00

Zamówienia złożone do 18 grudnia do godz. 12:00 dostarczymy przed świętami.

Wypisz się z newslettera
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: somebody wants to meet and asks for a proposal',
    sentAt: '2027-05-27T12:16:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wojciech Gajda <w.gajda@winnicagajda.example>',
    subject: 'Spotkanie?',
    text: `
Cześć Olu,

musimy w końcu pogadać o etykietach. W przyszłym tygodniu mam wolne popołudnie we wtorek, a w piątek jestem dostępny przed południem. Napisz, co Ci pasuje, to coś ustalimy.

Wojtek
`,
    expected: [],
  },
  {
    name: 'pl: a firm declines an offered meeting',
    sentAt: '2027-01-27T14:58:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Sikora <r.sikora@pensjonatsikora.example>',
    subject: 'Re: Oferta pościeli',
    text: `
Dzień dobry,

dziękuję za propozycję, ale nie skorzystam ze spotkania w poniedziałek o 11:00. Na razie niczego nie kupujemy, budżet na ten rok jest zamknięty.

Z poważaniem
Renata Sikora

W dniu 27.01.2027 o 10:03 Tekstylia Mróz pisze:
> Będę w okolicy 1 lutego. Czy mogę zajrzeć do Pani o 11:00?
`,
    expected: [],
  },
];
