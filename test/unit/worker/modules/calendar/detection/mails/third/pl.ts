import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Polish mails with times, written from the wish alone. */
export const polishMeetings: DetectionMail[] = [
  {
    name: 'pl: an electrician comes on Wednesday at half past two in words',
    sentAt: '2027-01-18T18:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Elektro-Serwis Banaś <serwis@elektrobanas.example>',
    subject: 'Przegląd rozdzielni',
    text: `
Dzień dobry Pani Moniko,

mogę przyjechać w środę o wpół do trzeciej po południu. Przegląd potrwa około godziny. Proszę, żeby był ktoś z kluczem do piwnicy.

Pozdrawiam
Zbigniew Banaś

Czynne pn.-pt. 7:00-16:00
`,
    expected: [at('2027-01-20T14:30:00+01:00', '2027-01-20T15:30:00+01:00')],
  },
  {
    name: 'pl: an accountant offers two times to choose from',
    sentAt: '2027-03-08T10:14:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Rachunkowe Saldo <biuro@saldo-rachunki.example>',
    subject: 'Spotkanie w sprawie sprawozdania',
    text: `
Szanowny Panie Tomaszu,

chcielibyśmy omówić sprawozdanie za 2026 rok. Proponujemy jeden z dwóch terminów w naszym biurze:

1) wtorek, 16 marca, godz. 9:00
2) czwartek, 18 marca, godz. 13:30

Prosimy o odpowiedź do piątku, 12 marca.

Z poważaniem
Halina Kurek
`,
    expected: [at('2027-03-16T09:00:00+01:00'), at('2027-03-18T13:30:00+01:00')],
  },
  {
    name: 'pl: a colleague moves a meeting from tomorrow to Friday, without diacritics',
    sentAt: '2027-05-12T15:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kuba Lis <kuba@pracownialis.example>',
    subject: 'Re: spotkanie z drukarnia',
    text: `
czesc,

jutro o 12 nie dam rady, przekladamy spotkanie na piatek 14 maja na 10:30, dobrze? drukarnia potwierdzila

kuba

W dniu 10.05.2027 o 09:41 Ewa Zając pisze:
> To widzimy się z drukarnią w czwartek o 12.
`,
    expected: [at('2027-05-14T10:30:00+02:00')],
  },
  {
    name: 'pl: a clinic confirms a visit',
    sentAt: '2027-09-06T12:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Przychodnia Zdrowie Plus <rejestracja@zdrowieplus.example>',
    subject: 'Potwierdzenie wizyty',
    text: `
Szanowna Pani,

potwierdzamy rezerwację wizyty:

Lekarz: dr n. med. Jacek Wolny, okulista
Data: 21.09.2027 (wtorek)
Godzina: 17:40
Adres: ul. Lipowa 6, gabinet 12

Wizytę można odwołać najpóźniej 24 godziny wcześniej.

Rejestracja czynna: pon.–pt. 8:00–20:00
`,
    expected: [at('2027-09-21T17:40:00+02:00')],
  },
  {
    name: 'pl: a fair in Poznan of three days with a company stand',
    sentAt: '2027-02-03T13:02:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Izba Rzemieślnicza <targi@izbarzemiosla.example>',
    subject: 'Targi w Poznaniu – stoisko przyznane',
    text: `
Szanowni Państwo,

z przyjemnością informujemy, że przyznano Państwu stoisko na targach „Dom i Ogród”, które odbędą się w Poznaniu w dniach 14–16 kwietnia 2027 r. Prosimy o obecność przedstawiciela firmy przez wszystkie
trzy dni.

Opłatę należy wnieść do 28 lutego.

Z wyrazami szacunku
Biuro Targów
`,
    expected: [days('2027-04-14', '2027-04-17')],
  },
  {
    name: 'pl: a video call tomorrow with a Zoom link and a duration',
    sentAt: '2027-10-11T16:45:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Agnieszka Wrona <agnieszka.wrona@mediakropka.example>',
    subject: 'Kampania jesienna',
    text: `
Dzień dobry, Panie Michale,

czy możemy porozmawiać jutro o 9:15? Wystarczy nam pół godziny. Link:
https://us02web.zoom.us/j/81299034477

Pozdrawiam serdecznie
Agnieszka Wrona
`,
    expected: [at('2027-10-12T09:15:00+02:00', '2027-10-12T09:45:00+02:00')],
  },
  {
    name: 'pl: a school invites to a meeting of parents',
    sentAt: '2027-09-13T08:50:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Szkoła Podstawowa nr 4 <sekretariat@sp4-brzozowo.example>',
    subject: 'Zebranie rodziców klasy 5a',
    text: `
Szanowni Rodzice,

serdecznie zapraszam na pierwsze zebranie, które odbędzie się we wtorek 28 września o godz. 17.00 w sali 21.

Deklaracje na obiady proszę oddać do 20 września.

Wychowawczyni
Barbara Maj
`,
    expected: [at('2027-09-28T17:00:00+02:00')],
  },
  {
    name: 'pl: a tax office summons with the month in words',
    sentAt: '2027-06-16T11:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Urząd Skarbowy w Brzozowie <kontakt@us-brzozowo.example>',
    subject: 'Zawiadomienie o czynnościach sprawdzających',
    text: `
Szanowni Państwo,

w związku z prowadzonymi czynnościami sprawdzającymi prosimy o stawienie się osoby upoważnionej w dniu 5 lipca 2027 r. o godz. 11.30 w pokoju 214.

Prosimy zabrać ewidencję VAT za I kwartał.

Godziny urzędowania: poniedziałek 8.00–18.00, wtorek–piątek 7.30–15.30
`,
    expected: [at('2027-07-05T11:30:00+02:00')],
  },
  {
    name: 'pl: a customer in Britain names a time in London and in Poland',
    sentAt: '2026-11-25T12:40:00+00:00',
    timezone: 'Europe/Warsaw',
    from: 'Marta Hughes <marta@hughesimports.example>',
    subject: 'Rozmowa o zamówieniu',
    text: `
Cześć Piotrek,

zdzwońmy się w poniedziałek, 30 listopada, o 15:00 czasu londyńskiego, czyli o 16:00 u Ciebie. Zadzwonię na WhatsAppie.

Marta
`,
    expected: [at('2026-11-30T16:00:00+01:00')],
  },
  {
    name: 'pl: a calendar invitation to an acceptance of works',
    sentAt: '2027-07-19T14:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dariusz Kopeć <d.kopec@budmax-kopec.example>',
    subject: 'Zaproszenie: odbiór hali',
    text: `
Dzień dobry,

przesyłam zaproszenie na odbiór hali, 27 lipca o 8:00. Kaski mamy na miejscu.

D. Kopeć
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//BudMax//Kalendarz//PL
METHOD:REQUEST
BEGIN:VEVENT
UID:odbior-hali-27@budmax-kopec.example
DTSTAMP:20270719T120000Z
DTSTART:20270727T060000Z
DTEND:20270727T090000Z
SUMMARY:Odbiór hali
LOCATION:ul. Przemysłowa 40
ORGANIZER;CN=Dariusz Kopeć:mailto:d.kopec@budmax-kopec.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-07-27T08:00:00+02:00', '2027-07-27T11:00:00+02:00')],
  },
  {
    name: 'pl: a customer cannot come at one time and asks for another',
    sentAt: '2027-04-20T09:06:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Grażyna Pawlak <g.pawlak@cukierniapawlak.example>',
    subject: 'Re: Prezentacja pieca',
    text: `
Dzień dobry,

niestety w czwartek o 8 rano mamy wypiek i nie mogę. Czy może być w czwartek o 13? Wtedy mam już spokój.

Pozdrawiam
Grażyna Pawlak

W dniu 19.04.2027 o 14:22 Piece Nowak pisze:
> Proponuję prezentację pieca w czwartek 22 kwietnia o 8:00 u Państwa w piekarni.
`,
    expected: [at('2027-04-22T13:00:00+02:00')],
  },
  {
    name: 'pl: an estate agent names a viewing at a quarter to ten',
    sentAt: '2027-11-03T17:11:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Patrycja Sowa <p.sowa@klucznieruchomosci.example>',
    subject: 'Lokal przy Rynku',
    text: `
Panie Adamie,

właściciel zgodził się pokazać lokal w najbliższy poniedziałek, 8 listopada, za kwadrans dziesiąta rano. Spotkajmy się przed wejściem od podwórza.

Pozdrawiam
Patrycja Sowa
`,
    expected: [at('2027-11-08T09:45:00+01:00')],
  },
];
