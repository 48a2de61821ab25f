import { at, crlf, type DetectionMail, days } from './mail.ts';

/** Polish mails: with times first, then without. */
export const polishMails: DetectionMail[] = [
  {
    name: 'pl: Thursday at wpół do trzeciej is half past two',
    sentAt: '2026-11-23T09:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Magda Wrona <magda@introligatorniawrona.example>',
    subject: 'Oprawa albumu',
    text: `Cześć Tomku,

próbna oprawa jest gotowa. Możesz wpaść w czwartek o wpół do trzeciej? Pokażę Ci też nowe płótna.

Pozdrawiam
Magda`,
    expected: [at('2026-11-26T14:30:00+01:00')],
  },
  {
    name: 'pl: tomorrow at 15',
    sentAt: '2026-06-15T13:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Piotr Zając <p.zajac@zajac-meble.example>',
    subject: 'Re: Lada do sklepu',
    text: `Dzień dobry,

jutro o 15 będę w Państwa okolicy i mógłbym podjechać obejrzeć wnękę, o ile to Pani pasuje. Zajmie to jakieś pół godziny.

Z poważaniem
Piotr Zając
tel. 601 14 15 30`,
    expected: [at('2026-06-16T15:00:00+02:00', '2026-06-16T15:30:00+02:00')],
  },
  {
    name: 'pl: three proposals of a law firm',
    sentAt: '2026-11-26T14:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Mec. Anna Sikora <a.sikora@kancelariasikora.example>',
    subject: 'Spotkanie w sprawie umowy',
    text: `Szanowny Panie,

uprzejmie proponuję następujące terminy spotkania w naszej kancelarii:

1) poniedziałek, 30 listopada, godz. 9:00,
2) środa, 2 grudnia, godz. 13:00-14:00,
3) piątek, 4 grudnia, godz. 11:30.

Proszę o informację zwrotną do jutra.

Z wyrazami szacunku
Anna Sikora, radca prawny`,
    expected: [
      at('2026-11-30T09:00:00+01:00'),
      at('2026-12-02T13:00:00+01:00', '2026-12-02T14:00:00+01:00'),
      at('2026-12-04T11:30:00+01:00'),
    ],
  },
  {
    name: 'pl: a move from Tuesday to Thursday gives Thursday',
    sentAt: '2026-09-04T10:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewa Kowalczyk <ewa.kowalczyk@zielonydach.example>',
    subject: 'Zmiana terminu',
    text: `Dzień dobry wszystkim,

niestety musimy przenieść wtorkowe spotkanie z godziny 10:00 na czwartek 10 września na 12:00. Miejsce bez zmian.

Przepraszam za zamieszanie
Ewa`,
    expected: [at('2026-09-10T12:00:00+02:00')],
  },
  {
    name: 'pl: the reply takes the first of the quoted days',
    sentAt: '2026-12-02T19:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Krzysztof Nowicki <krzysiek@palarnianowicki.example>',
    subject: 'Odp: Sesja zdjęciowa',
    text: `Hej, poniedziałek super, pasuje. Będę z kawą.

Krzysiek

śr., 2 gru 2026 o 16:04 Zosia Maj <zosia@majfoto.example> napisał(a):
> Hej Krzysiek!
> Kiedy robimy zdjęcia palarni? Mogę w poniedziałek 7.12 o 8:30 albo w środę 9.12 o 14:00.
> Zosia`,
    expected: [at('2026-12-07T08:30:00+01:00')],
  },
  {
    name: 'pl: lunch on Friday at noon',
    sentAt: '2026-10-20T21:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ola Lis <ola@lisceramika.example>',
    subject: 'obiad',
    text: `Tomek, w piątek jestem w Krakowie po glinę. Zjemy coś razem w południe? Ta pierogarnia na Kazimierzu wciąż działa :)
Ola`,
    expected: [at('2026-10-23T12:00:00+02:00')],
  },
  {
    name: 'pl: a call at 9 London time is at 10 in Warsaw',
    sentAt: '2026-11-27T16:00:00+00:00',
    timezone: 'Europe/Warsaw',
    from: 'Paweł Wilk <pawel@wilkimports.example>',
    subject: 'Rozmowa z klientem',
    text: `Cześć,

klient potwierdził wtorek 1 grudnia, godz. 9:00 czasu londyńskiego. Spotykamy się na Zoomie:
https://us05web.zoom.us/j/81530104512

Trzymaj się
Paweł`,
    expected: [at('2026-12-01T10:00:00+01:00')],
  },
  {
    name: 'pl: a training takes the whole day',
    sentAt: '2026-11-17T11:11:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro szkoleń <biuro@bhpszkolenia.example>',
    subject: 'Potwierdzenie szkolenia BHP',
    text: `Szanowni Państwo,

potwierdzamy szkolenie okresowe BHP dla Państwa zespołu w dniu 10.12.2026 r. (czwartek), całodniowe, w siedzibie Państwa firmy. Listę
uczestników prosimy przesłać do 3 grudnia.

Z poważaniem
Biuro szkoleń`,
    expected: [days('2026-12-10')],
  },
  {
    name: 'pl: an integration trip over three days',
    sentAt: '2026-12-07T12:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewa Kowalczyk <ewa.kowalczyk@zielonydach.example>',
    subject: 'Wyjazd integracyjny',
    text: `Kochani,

mamy to! Jedziemy w Bieszczady od 15 do 17 stycznia. Domki zaklepane, narty bierze każdy swoje.

Ewa`,
    expected: [days('2027-01-15', '2027-01-18')],
  },
  {
    name: 'pl: an updated invitation, where the calendar part has the new time',
    sentAt: '2026-11-24T15:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Rafał Duda <rafal.duda@dudalogistyka.example>',
    subject: 'Zaktualizowane zaproszenie: Omówienie stawek',
    text: `Termin spotkania „Omówienie stawek” uległ zmianie. Szczegóły w załączniku.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Duda Logistyka//Poczta//PL
METHOD:REQUEST
BEGIN:VEVENT
UID:stawki-2026@dudalogistyka.example
SEQUENCE:2
DTSTAMP:20261124T143000Z
DTSTART:20261203T130000Z
DURATION:PT1H
SUMMARY:Omówienie stawek
ORGANIZER;CN=Rafał Duda:mailto:rafal.duda@dudalogistyka.example
ATTENDEE:mailto:tomek@drukarniamaj.example
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2026-12-03T14:00:00+01:00', '2026-12-03T15:00:00+01:00')],
  },
  {
    name: 'pl: Wednesday at a quarter past ten on Teams',
    sentAt: '2026-11-27T13:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Joanna Bąk <joanna@bakksiegowosc.example>',
    subject: 'Zamknięcie roku',
    text: `Panie Tomku,

porozmawiajmy w środę kwadrans po dziesiątej, link poniżej. JPK i tak wysyłamy do 25 grudnia.

https://teams.microsoft.com/l/meetup-join/19%3ameeting_ODk1

J. Bąk`,
    expected: [at('2026-12-02T10:15:00+01:00')],
  },
  {
    name: 'pl: not at ten but at twelve on Friday',
    sentAt: '2026-12-02T08:08:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Piotr Zając <p.zajac@zajac-meble.example>',
    subject: 'Re: Montaż',
    text: `Dzień dobry, w piątek o 10 niestety nie damy rady, ale o 12 już tak. Pasuje?

> Czy montaż lady w piątek 4 grudnia o 10:00 jest możliwy?`,
    expected: [at('2026-12-04T12:00:00+01:00')],
  },
  {
    name: 'pl: an invoice with a due date',
    sentAt: '2026-11-25T08:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Księgowość <faktury@papierpol.example>',
    subject: 'Faktura FV/1430/11/2026',
    text: `Dzień dobry,

w załączeniu przesyłamy fakturę FV/1430/11/2026 na kwotę 1 015,30 zł. Termin płatności: 9 grudnia 2026 r.

Dział księgowości`,
    expected: [],
  },
  {
    name: 'pl: the courier comes tomorrow between 9 and 12',
    sentAt: '2026-12-01T18:18:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier24 <awizo@kurier24.example>',
    subject: 'Jutro doręczymy Twoją paczkę',
    text: `Cześć!

Twoja paczka 10 30 2026 1215 zostanie doręczona jutro (środa, 2 grudnia) w godzinach 9:00-12:00. Nie będzie Cię w domu? Przekieruj paczkę
do automatu, czynne całą dobę.`,
    expected: [],
  },
  {
    name: 'pl: texts are due on Friday at 16',
    sentAt: '2026-11-24T10:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zosia Maj <zosia@majfoto.example>',
    subject: 'Teksty do katalogu',
    text: `Hej Tomek, drukarnia czeka na teksty najpóźniej do piątku do 16:00. Dasz radę? Bez tego nie ruszą w poniedziałek.

Z.`,
    expected: [],
  },
  {
    name: 'pl: a note on a past visit',
    sentAt: '2026-06-19T09:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Piotr Zając <p.zajac@zajac-meble.example>',
    subject: 'Wycena',
    text: `Dzień dobry,

dziękuję za wtorkową rozmowę (16.06, 15:00). Zgodnie z ustaleniami przesyłam wycenę, oferta jest ważna 14 dni.

Piotr Zając`,
    expected: [],
  },
  {
    name: 'pl: tomorrow falls through',
    sentAt: '2026-11-30T17:25:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Krzysztof Nowicki <krzysiek@palarnianowicki.example>',
    subject: 'jutro',
    text: `Tomek, sorry, ale jutrzejsze spotkanie o 11 muszę odwołać, rozłożyła mnie grypa. Odezwę się, jak stanę na nogi.

Krzysiek`,
    expected: [],
  },
  {
    name: 'pl: an out-of-office notice',
    sentAt: '2026-07-27T08:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Anna Sikora <a.sikora@kancelariasikora.example>',
    subject: 'Autoodpowiedź: Umowa najmu',
    text: `Dziękuję za wiadomość. Do 7 sierpnia przebywam na urlopie, wracam w poniedziałek 10 sierpnia. Sekretariat jest czynny od poniedziałku do
piątku w godz. 8-16, tel. 12 415 30 00.`,
    expected: [],
  },
  {
    name: 'pl: a webinar and a sale in bulk mail',
    sentAt: '2026-11-26T07:07:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Sklep Biurowy <newsletter@sklepbiurowy.example>',
    subject: 'Black Week trwa! Do niedzieli do 23:59',
    text: `Rabaty do -60%! Tylko do niedzieli 29 listopada, do godz. 23:59.

A we wtorek 1 grudnia o 18:00 zapraszamy na bezpłatny webinar „Biuro bez papieru”. Zapisz się już dziś!

Wypisz się z newslettera`,
    expected: [],
  },
];
