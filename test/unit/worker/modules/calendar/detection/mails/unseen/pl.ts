import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Polish mails, written from the wish alone. */
export const polishMails: DetectionMail[] = [
  {
    name: 'pl: a clinic reminds of a visit',
    sentAt: '2027-01-11T12:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Przychodnia Zdrowa <rejestracja@przychodniazdrowa.example>',
    subject: 'Przypomnienie o wizycie',
    text: `Dzień dobry,

przypominamy o wizycie u lek. Joanny Maj (medycyna pracy) w dniu 14.01.2027 r. (czwartek) o godz. 8:45, gabinet 12.

Prosimy o zabranie skierowania od pracodawcy. Wizytę można odwołać pod numerem 22 555 10 40.

Rejestracja czynna pn.-pt. 7:00-19:00`,
    expected: [at('2027-01-14T08:45:00+01:00')],
  },
  {
    name: 'pl: a mechanic without accents says half past two in words',
    sentAt: '2027-03-03T18:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zbyszek Wrona <warsztat@autowrona.example>',
    subject: 'Re: przeglad busa',
    text: `witam, busa prosze podstawic jutro o wpol do trzeciej po poludniu, zrobimy od reki. dowod rej. prosze nie zapomniec

pozdr. zbyszek`,
    expected: [at('2027-03-04T14:30:00+01:00')],
  },
  {
    name: 'pl: a supplier proposes two times',
    sentAt: '2027-05-13T10:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Magdalena Rutkowska <m.rutkowska@opakowania-plus.example>',
    subject: 'Spotkanie w sprawie nowej umowy',
    text: `Dzień dobry Panie Tomaszu,

chciałabym się z Panem spotkać i omówić warunki nowej umowy. Mogę przyjechać do Państwa w przyszłym tygodniu: we wtorek o 11:00 albo w czwartek o 13:30.

Który termin bardziej Panu odpowiada?

Z poważaniem
Magdalena Rutkowska`,
    expected: [at('2027-05-18T11:00:00+02:00'), at('2027-05-20T13:30:00+02:00')],
  },
  {
    name: 'pl: a meeting moves from Wednesday to Friday',
    sentAt: '2027-09-13T16:08:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Krzysztof Baran <k.baran@baranbud.example>',
    subject: 'Zmiana terminu odbioru',
    text: `Cześć Marek,

musimy przełożyć odbiór łazienki ze środy 15.09 godz. 10 na piątek 17.09 godz. 12, bo hydraulik nie zdąży z baterią. Daj znać, czy ok.

Krzysiek`,
    expected: [at('2027-09-17T12:00:00+02:00')],
  },
  {
    name: 'pl: a recruiter fixes an interview with a length',
    sentAt: '2027-10-21T13:52:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Alicja Sowa <a.sowa@sowahr.example>',
    subject: 'Rozmowa z kandydatką - p. Nowicka',
    text: `Panie Dyrektorze,

pani Nowicka potwierdziła rozmowę w Państwa siedzibie we wtorek, 26 października 2027 r., w godzinach 9:00-10:00. CV i list motywacyjny przesyłam w załączniku.

Z wyrazami szacunku
Alicja Sowa
Konsultantka ds. rekrutacji`,
    expected: [at('2027-10-26T09:00:00+02:00', '2027-10-26T10:00:00+02:00')],
  },
  {
    name: 'pl: an invitation as a calendar part',
    sentAt: '2026-11-30T11:11:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Piotr Zawadzki <p.zawadzki@biuro-zawadzki.example>',
    subject: 'Zaproszenie: Inwentaryzacja - ustalenia',
    text: `Dzień dobry,

przesyłam zaproszenie na spotkanie w sprawie inwentaryzacji. Proszę o potwierdzenie.

Piotr Zawadzki
Biuro Rachunkowe`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:REQUEST
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
BEGIN:VTIMEZONE
TZID:Central European Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
ORGANIZER;CN=Piotr Zawadzki:mailto:p.zawadzki@biuro-zawadzki.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:biuro@hurtownia-lipa.example
DESCRIPTION;LANGUAGE=pl-PL:Ustalenia przed spisem z natury.
UID:040000008200E00074C5B7101A82E008-5521
SUMMARY;LANGUAGE=pl-PL:Inwentaryzacja - ustalenia
DTSTART;TZID=Central European Standard Time:20261208T120000
DTEND;TZID=Central European Standard Time:20261208T130000
CLASS:PUBLIC
PRIORITY:5
DTSTAMP:20261130T101100Z
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2026-12-08T12:00:00+01:00', '2026-12-08T13:00:00+01:00')],
  },
  {
    name: 'pl: an online meeting today with a link',
    sentAt: '2027-06-10T08:59:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ola Kurek <ola@kurekstudio.example>',
    subject: 'poprawki do strony',
    text: `Hejka,

zdzwońmy się dziś o 15:15, pokażę Ci poprawki na żywo.

https://meet.google.com/ncz-uyhw-kep

Ola`,
    expected: [at('2027-06-10T15:15:00+02:00')],
  },
  {
    name: 'pl: a fair over three days in Poznań',
    sentAt: '2027-02-16T14:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Targów Drewno-Tech <wystawcy@drewnotech.example>',
    subject: 'Potwierdzenie udziału w targach',
    text: `Szanowni Państwo,

potwierdzamy Państwa udział w targach Drewno-Tech, które odbędą się w Poznaniu w dniach 20-22 kwietnia 2027 r. Przydzielono Państwu stoisko nr 57 w pawilonie 5.

Faktura zaliczkowa jest płatna do 5 marca.

Z poważaniem
Biuro Targów`,
    expected: [days('2027-04-20', '2027-04-23')],
  },
  {
    name: 'pl: a reply accepts one of the quoted times',
    sentAt: '2027-07-07T15:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Cieślak <r.cieslak@notariusz-cieslak.example>',
    subject: 'Odp: Akt notarialny',
    text: `Szanowny Panie,

zapraszam w takim razie w poniedziałek 12 lipca o godzinie 16:00. Proszę zabrać dowód osobisty i wypis z rejestru gruntów.

Z poważaniem
Renata Cieślak

W dniu 7.07.2027 o 13:20 Adam Kmieć pisze:
> Dzień dobry, do podpisania aktu pasowałby mi piątek 9 lipca o 9:00
> albo poniedziałek 12 lipca o 16:00. Pozdrawiam, A. Kmieć`,
    expected: [at('2027-07-12T16:00:00+02:00')],
  },
  {
    name: 'pl: a school invites parents to a meeting',
    sentAt: '2027-09-01T17:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Szkoła Podstawowa nr 9 <sekretariat@sp9.example>',
    subject: 'Zebranie z rodzicami',
    text: `Szanowni Rodzice,

serdecznie zapraszam na pierwsze w tym roku szkolnym zebranie klasy 3a, które odbędzie się w czwartek 9 września o godz. 17.30 w sali 21. W programie wybór trójki klasowej i ubezpieczenie dzieci.

Z pozdrowieniami
Hanna Dudek, wychowawczyni`,
    expected: [at('2027-09-09T17:30:00+02:00')],
  },
  {
    name: 'pl: a call with London is named in two zones',
    sentAt: '2027-11-16T10:15:00+00:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewa Thompson <ewa.thompson@balticfoods.example>',
    subject: 'Rozmowa z działem zakupów',
    text: `Dzień dobry,

rozmowa z działem zakupów odbędzie się w piątek 19 listopada o 9:30 czasu londyńskiego, czyli o 10:30 czasu polskiego. Link: https://us02web.zoom.us/j/86012234477

Potrwa 30 minut.

Pozdrawiam serdecznie
Ewa Thompson`,
    expected: [at('2027-11-19T10:30:00+01:00', '2027-11-19T11:00:00+01:00')],
  },
  {
    name: 'pl: a chimney sweep and a gas fitter come on two days',
    sentAt: '2027-04-15T09:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zarządca Domex <administracja@domex-zarzadca.example>',
    subject: 'Obowiązkowe przeglądy w lokalach użytkowych',
    text: `Szanowni Państwo,

informujemy o terminach przeglądów w Państwa lokalu przy ul. Młyńskiej 6:

- przegląd kominiarski: środa 21.04.2027, godz. 9:00
- przegląd instalacji gazowej: środa 28.04.2027, godz. 10:30

Obecność użytkownika lokalu jest obowiązkowa.

Administracja Domex
biuro czynne pon.-pt. 8-16`,
    expected: [at('2027-04-21T09:00:00+02:00'), at('2027-04-28T10:30:00+02:00')],
  },
  {
    name: 'pl: an invoice with a date of payment',
    sentAt: '2027-02-01T07:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Telkom Biznes <faktury@telkombiznes.example>',
    subject: 'e-Faktura za styczeń',
    text: `Szanowny Kliencie,

wystawiliśmy fakturę nr F/02/2027/33817.
Kwota do zapłaty: 189,00 zł
Termin płatności: 15.02.2027

Wiadomość wygenerowano automatycznie 1.02.2027 o godz. 7:05. Infolinia czynna codziennie w godz. 8-20.`,
    expected: [],
  },
  {
    name: 'pl: a courier comes between nine and twelve',
    sentAt: '2027-08-17T07:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier Ekspres <powiadomienia@kurierekspres.example>',
    subject: 'Twoja paczka jest w drodze',
    text: `Cześć!

Paczkę od Sklep Metalowy Rybak doręczymy dziś (17.08, wtorek) w godz. 9:00-12:00. Kurier: Damian.

Nie będzie Cię w domu? Przekieruj paczkę do automatu.`,
    expected: [],
  },
  {
    name: 'pl: a visit is cancelled because of illness',
    sentAt: '2027-02-10T08:03:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Justyna Lis <justyna.lis@lisgrafika.example>',
    subject: 'odwołuję dzisiejsze spotkanie',
    text: `Cześć Aga,

niestety muszę odwołać nasze dzisiejsze spotkanie o 13, leżę z gorączką. Odezwę się, jak wyzdrowieję.

Przepraszam!
Justyna`,
    expected: [],
  },
  {
    name: 'pl: an absence note with the day of return',
    sentAt: '2027-07-26T09:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Łukasz Gajda <l.gajda@gajda-transport.example>',
    subject: 'Autoodpowiedź: Wycena transportu',
    text: `Dzień dobry,

w dniach 26.07-6.08 przebywam na urlopie. Do pracy wracam w poniedziałek 9 sierpnia. W pilnych sprawach proszę o kontakt z panią Katarzyną Wilk (k.wilk@gajda-transport.example), która jest w biurze od 7:30 do 15:30.

Pozdrawiam
Łukasz Gajda`,
    expected: [],
  },
  {
    name: 'pl: the record of a board meeting two days ago',
    sentAt: '2027-11-04T11:57:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dorota Pietrzak <d.pietrzak@spoldzielniazorza.example>',
    subject: 'Protokół z zebrania zarządu',
    text: `Szanowni Państwo,

w załączeniu protokół z zebrania zarządu, które odbyło się we wtorek 2 listopada 2027 r. o godz. 18:00 w świetlicy.

Uwagi do protokołu można zgłaszać do 12 listopada.

Z poważaniem
Dorota Pietrzak`,
    expected: [],
  },
  {
    name: 'pl: a newsletter with a sale and opening hours',
    sentAt: '2026-12-11T09:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Księgarnia Pod Lipą <newsletter@podlipa.example>',
    subject: 'Świąteczne rabaty do 40%',
    text: `Drodzy Czytelnicy,

tylko do poniedziałku 14 grudnia do godz. 23:59 wszystkie albumy kupicie 40% taniej.

W niedzielę handlową 20 grudnia zapraszamy w godz. 10-18, w Wigilię do 13.

Aby zrezygnować z newslettera, kliknij tutaj.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: the social insurance office reminds of a term',
    sentAt: '2027-05-06T13:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Rachunkowe Saldo <kontakt@saldo-biuro.example>',
    subject: 'Roczne rozliczenie składki zdrowotnej',
    text: `Dzień dobry,

przypominamy, że roczne rozliczenie składki zdrowotnej trzeba złożyć do czwartku 20 maja 2027 r. Dokumenty prosimy dostarczyć najpóźniej we wtorek 11 maja do godz. 15:00, mailem lub do skrzynki przy drzwiach.

Zespół Saldo`,
    expected: [],
  },
  {
    name: 'pl: an offered time is declined',
    sentAt: '2027-10-11T14:29:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bartosz Olszewski <b.olszewski@okna-olszewski.example>',
    subject: 'Re: Pomiar okien',
    text: `Dzień dobry Pani Moniko,

w czwartek o 16 niestety nie dam rady, mam montaż w Radomiu. W przyszłym tygodniu będę miał więcej luzu, to zadzwonię i się umówimy.

Pozdrawiam
Bartosz Olszewski

pon., 11 paź 2027 o 12:02 Monika Sikora napisał(a):
> Dzień dobry, czy mógłby Pan przyjechać na pomiar w czwartek 14 października o 16?`,
    expected: [],
  },
];
