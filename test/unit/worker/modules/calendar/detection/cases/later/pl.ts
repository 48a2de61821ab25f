import type { Case } from '../case.ts';

/** Polish mails from the days of a small company. */
export const polishDays: Case[] = [
  [
    'Umowa',
    'Szanowna Pani,\n\numowa jest gotowa. Może Pani podpisać ją w naszej kancelarii w środę 14 października między 14 a 16.\n\nZ poważaniem\nKancelaria Rey\npn-czw 8-17, pt 8-13',
    ['2026-10-14T14:00'],
  ],
  [
    'Re: Re: Logo',
    'Hej,\n\nmożemy chwilę pogadać? Dziś mam czas od 16, ewentualnie w czwartek o 11.\n\nTymek',
    ['2026-10-05T16:00', '2026-10-08T11:00'],
  ],
  [
    'Potwierdzenie',
    'Pani wizyta: 21.10.2026 o godz. 9:40 u dr Arent, dermatologia.\nProszę zabrać dowód. Odwołanie co najmniej 24 godziny wcześniej.',
    ['2026-10-21T09:40'],
  ],
  [
    'Jarmark',
    'Drodzy członkowie, 24 października mamy stoisko na jarmarku jesiennym od 10 do 18. Kto pomoże rozstawiać o 8?',
    ['2026-10-24T10:00'],
  ],
  [
    'Nowy termin',
    'Nasz serwisant zachorował i nie może przyjechać 7 października, jak planowaliśmy. Nowy termin to 9 października o tej samej porze (13:00).',
    ['2026-10-09T13:00'],
  ],
  [
    'Sesja online',
    'Dziękujemy za zapisanie się! Sesja online zaczyna się w czwartek 15 października punktualnie o 10. Link: https://us02web.zoom.us/j/123',
    ['2026-10-15T10:00'],
  ],
  ['Kwartał', 'Dane muszą być u księgowej 9 października o 12, inaczej będą odsetki.', []],
  [
    'Dziękujemy za zakup',
    'Otrzymaliśmy Pana zamówienie 44-81 5 października 2026 o 7:58. Przewidywana wysyłka: 7 października.',
    [],
  ],
  ['Czas zimowy', 'Przypominamy: w niedzielę 25 października o 3 cofamy zegarki na 2.', []],
  ['Prasa', 'Embargo do czwartku 8 października, godz. 10. Zdjęć nie wolno publikować wcześniej.', []],
  [
    'Pana telefon',
    'Mamy nieodebrane połączenie od Pana z 2 października z 17:20. Infolinia działa od poniedziałku do piątku od 8 do 18.',
    [],
  ],
  ['Zajęcia odwołane', 'Zajęcia jogi we wtorek 13 października o 18 nie odbędą się z braku chętnych.', []],
  ['Parking', 'Od wtorku od 7 do środy do 17 parking będzie malowany, prosimy parkować na ulicy.', []],
];
