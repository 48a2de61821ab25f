import { at, type DetectionMail } from '../mail.ts';

/** Mails that were written apart from the rules, and measured before anybody read them. */
export const polishSecondMails: DetectionMail[] = [
  {
    name: 'pl: a supplier asks for a meeting',
    sentAt: '2026-11-24T09:51:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Agnieszka Wrońska <a.wronska@wronska-papier.example>',
    subject: 'Nowy katalog opakowań',
    text: `Dzień dobry Panie Marku,

chciałabym pokazać Panu nowe opakowania z katalogu 2027. Czy pasuje Panu środa, 2 grudnia, o godz. 11:00 u Państwa w biurze?

Pozdrawiam serdecznie
Agnieszka Wrońska
tel. 600 555 014
biuro czynne pn.-pt. 8-16
`,
    expected: [at('2026-12-02T11:00:00+01:00')],
  },
  {
    name: 'pl: three slots in short form',
    sentAt: '2027-02-16T12:25:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Rafał Szymański <rafal@szymanski-okna.example>',
    subject: 'Pomiar okien',
    text: `Dzień dobry,

na pomiar mogę przyjechać:
pon. 22.02 g. 8:30
śr. 24.02 g. 13:00
pt. 26.02 g. 10:00

Proszę wybrać. Zaliczka 1 500 zł dotarła 15.02, dziękuję.

Rafał
`,
    expected: [
      at('2027-02-22T08:30:00+01:00'),
      at('2027-02-24T13:00:00+01:00'),
      at('2027-02-26T10:00:00+01:00'),
    ],
  },
  {
    name: 'pl: two hours tomorrow',
    sentAt: '2026-10-14T17:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Darek <darek@alarmy-darek.example>',
    subject: 'czujki',
    text: `Dzień dobry, czujki przyszły (6 szt. po 89 zł). Moge podjechac jutro o 9 albo o 14:30, co pasuje bardziej? Kod do centrali prosze podac tel.
Darek
`,
    expected: [at('2026-10-15T09:00:00+02:00'), at('2026-10-15T14:30:00+02:00')],
  },
  {
    name: 'pl: a call today at four',
    sentAt: '2027-03-16T08:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Mati <mateusz@reklama-mati.example>',
    subject: 'baner',
    text: `siema, klient chce większe logo. możemy się zdzwonić dziś o 16? wcześniej jestem na montażu

mati
`,
    expected: [at('2027-03-16T16:00:00+01:00')],
  },
  {
    name: 'pl: a confirmation above a quoted list of times',
    sentAt: '2027-03-03T12:12:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Tomasz Bielak <t.bielak@bielak-it.example>',
    subject: 'RE: Wdrożenie',
    text: `Cześć Aniu,

potwierdzam środę 10 marca o 13:00, będę z kolegą od serwerów.

Tomek

Od: Anna Maj <anna@maj-meble.example>
Wysłano: wtorek, 2 marca 2027 16:55
Do: Tomasz Bielak
Temat: Wdrożenie

Tomek, mogę we wtorek 9 marca o 9:00 albo w środę 10 marca o 13:00. Pasuje coś?
`,
    expected: [at('2027-03-10T13:00:00+01:00')],
  },
  {
    name: 'pl: Tuesday instead of Thursday',
    sentAt: '2027-01-27T17:07:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Wójcik <renata@wojcik-ubezpieczenia.example>',
    subject: 'Zmiana',
    text: `Panie Adamie,

zamiast czwartku 4 lutego o 15:00 spotkajmy się jednak we wtorek 2 lutego o 11:00, dobrze? Miejsce bez zmian.

Renata Wójcik
`,
    expected: [at('2027-02-02T11:00:00+01:00')],
  },
  {
    name: 'pl: a span with od and do',
    sentAt: '2026-12-01T08:25:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Mec. Joanna Krupa <j.krupa@krupa-kancelaria.example>',
    subject: 'Spotkanie w sprawie umowy najmu',
    text: `Szanowna Pani,

spotkanie w sprawie umowy najmu wyznaczyłam na piątek, 11 grudnia 2026 r., od 10:00 do 11:30, w siedzibie kancelarii (III piętro). Projekt w wersji 3 prześlę do 7 grudnia.

Z wyrazami szacunku
Joanna Krupa
`,
    expected: [at('2026-12-11T10:00:00+01:00', '2026-12-11T11:30:00+01:00')],
  },
  {
    name: 'pl: a call named in London time',
    sentAt: '2026-12-07T14:10+00:00',
    timezone: 'Europe/Warsaw',
    from: 'Edward Finch <edward@finch-antiques.example>',
    subject: 'Rozmowa o meblach',
    text: `Szanowna Pani Moniko,

przepraszam za mój polski. Czy możemy porozmawiać w środę 9 grudnia o godz. 15.00 czasu londyńskiego? Chodzi o sześć krzeseł z listy.

Z poważaniem
Edward Finch
`,
    expected: [at('2026-12-09T16:00:00+01:00')],
  },
  {
    name: 'pl: a video call next Tuesday',
    sentAt: '2027-01-22T16:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ola <ola@pracownia-ola.example>',
    subject: 'wizytówki',
    text: `Hejka,

mam 2 wersje wizytówek, v1 i v2. Zdzwonimy się w najbliższy wtorek o 12:30? Wyślę link na Meet.

Ola
`,
    expected: [at('2027-01-26T12:30:00+01:00')],
  },
  {
    name: 'pl: a complaint about a missed visit',
    sentAt: '2027-01-20T12:58:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Bożena Walczak <bozena@walczak-apteka.example>',
    subject: 'Reklamacja',
    text: `Dzień dobry,

Państwa technik miał być w poniedziałek 18 stycznia o 8:00. Czekałam do 12:30 i nikt nie przyjechał, telefonu też nikt nie odebrał. Oczekuję zwrotu 120 zł.

B. Walczak
`,
    expected: [],
  },
  {
    name: 'pl: a courier with a span of hours',
    sentAt: '2026-12-14T06:55:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier Bocian <info@kurierbocian.example>',
    subject: 'Paczka w drodze',
    text: `Dzień dobry! Paczka 600112233 zostanie dostarczona dzisiaj, 14 grudnia, w godz. 11:30-13:30. Kwota pobrania: 219,00 zł.
`,
    expected: [],
  },
  {
    name: 'pl: a meeting does not take place',
    sentAt: '2026-12-15T16:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Hanna Dudek <hanna@dudek-projekt.example>',
    subject: 'Jutro',
    text: `Cześć wszystkim,

jutrzejsze spotkanie (środa 16 grudnia, 9:00) się nie odbędzie, inwestor wycofał się z projektu. Szczegóły przekażę później.

Hanna
`,
    expected: [],
  },
  {
    name: 'pl: the customer gives up an appointment',
    sentAt: '2027-03-23T19:14:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Iwona Pawlik <iwona.pawlik@pawlik-salon.example>',
    subject: 'odwołanie',
    text: `Dzień dobry,

muszę odwołać wizytę w czwartek 25 marca o 16:15, dziecko jest chore. Odezwę się po świętach.

Iwona Pawlik
`,
    expected: [],
  },
  {
    name: 'pl: a server is serviced at night',
    sentAt: '2026-11-26T15:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Hosting Sosna <status@hosting-sosna.example>',
    subject: 'Prace serwisowe',
    text: `Szanowni Klienci,

w nocy z 28 na 29 listopada, w godz. 23:00-3:00, zaktualizujemy system do wersji 12.4. Możliwe krótkie przerwy w działaniu poczty.
`,
    expected: [],
  },
  {
    name: 'pl: a vague wish to meet',
    sentAt: '2026-11-27T13:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Grzegorz Lis <grzegorz@lis-ogrody.example>',
    subject: 'Ogród na wiosnę',
    text: `Dzień dobry,

projekt jest gotowy w 80%. Dobrze by było spotkać się w przyszłym tygodniu, najlepiej po południu, dam jeszcze znać kiedy. Wycena: 14 600 zł netto.

Grzegorz Lis
`,
    expected: [],
  },
];
