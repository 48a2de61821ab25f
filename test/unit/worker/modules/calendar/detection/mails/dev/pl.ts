import { at, type DetectionMail, days } from '../mail.ts';

/** Polish mails on which the detection may be tuned. */
export const polishDevMails: DetectionMail[] = [
  {
    name: 'pl: only the hour changes',
    sentAt: '2026-12-10T14:19:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Serwis Kas Plus <serwis@kasyplus.example>',
    subject: 'Przegląd kasy',
    text: `Szanowni Państwo,

przegląd kasy fiskalnej w poniedziałek 14 grudnia odbędzie się nie o 10:00, lecz o 13:00. Serwisant: p. Robert, tel. 602 555 017.
`,
    expected: [at('2026-12-14T13:00:00+01:00')],
  },
  {
    name: 'pl: two alternatives with wpół do and kwadrans po',
    sentAt: '2027-01-13T15:39:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro rachunkowe Liczydło <biuro@liczydlo.example>',
    subject: 'Odp: Bilans za 2026',
    text: `Pani Kasiu,

brakuje tylko faktury z 29.12. Możemy się spotkać we wtorek 19 stycznia o wpół do dziesiątej albo w czwartek 21 stycznia kwadrans po czternastej. Co Pani woli?

Ewa Zielińska

W dniu 12.01.2027 o 10:15 Katarzyna <kasia@kwiaty-kasi.example> pisze:
> Dzień dobry, czy wszystko już jest?
`,
    expected: [at('2027-01-19T09:30:00+01:00'), at('2027-01-21T14:15:00+01:00')],
  },
  {
    name: 'pl: a refusal followed by a proposal',
    sentAt: '2026-12-03T11:44:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'dr inż. Paweł Górski <p.gorski@gorski-audyt.example>',
    subject: 'Re: Audyt energetyczny',
    text: `Dzień dobry,

w poniedziałek o 9 niestety nie dam rady. Proponuję czwartek 10 grudnia, godz. 12.00.

Paweł Górski

> śr., 2 gru 2026 o 18:22 Dorota <dorota@cukiernia-dorota.example> napisał(a):
> Czy może Pan przyjechać w poniedziałek 7 grudnia o 9?
`,
    expected: [at('2026-12-10T12:00:00+01:00')],
  },
  {
    name: 'pl: tomorrow without Polish letters',
    sentAt: '2026-12-08T20:17:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zbyszek <zbyszek@hydraulik-zbych.example>',
    subject: 'kran',
    text: `witam, bede jutro o 7.30 wymienic ten kran, koszt 150 zl plus czesci. prosze zakrecic wode
zbyszek 601 555 018
`,
    expected: [at('2026-12-09T07:30:00+01:00')],
  },
  {
    name: 'pl: an interview in the afternoon, in words',
    sentAt: '2027-04-12T09:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zuzanna Kot <zuzanna@kot-cukiernia.example>',
    subject: 'Rozmowa o pracę',
    text: `Pani Mileno,

bardzo spodobało nam się Pani portfolio tortów. Zapraszam na rozmowę w czwartek 15 kwietnia o siedemnastej, do pracowni przy ul. Młyńskiej. Pracę można zacząć od 1 maja.

Zuzanna Kot
`,
    expected: [at('2027-04-15T17:00:00+02:00')],
  },
  {
    name: 'pl: a fair over three days',
    sentAt: '2027-04-08T10:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział wystawców <wystawcy@targi-drewna.example>',
    subject: 'Potwierdzenie udziału',
    text: `Szanowni Państwo,

potwierdzamy Państwa udział w Targach Drewna w dniach 19-21 maja 2027 r. w Poznaniu, stoisko C7. Faktura nr 88/04/2027 na kwotę 3 420,00 zł jest płatna do 23 kwietnia.

Z poważaniem
Dział wystawców
`,
    expected: [days('2027-05-19', '2027-05-22')],
  },
  {
    name: 'pl: a meter reading between two hours',
    sentAt: '2027-03-09T09:36:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Wodociągi Jasna <odczyty@wodociagi-jasna.example>',
    subject: 'Wymiana wodomierza',
    text: `Szanowni Państwo,

wymiana wodomierza w Państwa lokalu odbędzie się 24 marca 2027 r. (środa) w godzinach 8:00-10:00. Prosimy o obecność i dostęp do zaworu. Nr umowy 77/2019/K.
`,
    expected: [at('2027-03-24T08:00:00+01:00', '2027-03-24T10:00:00+01:00')],
  },
  {
    name: 'pl: a general meeting in summer time',
    sentAt: '2027-05-24T10:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zarząd Wspólnoty <zarzad@wspolnota-parkowa.example>',
    subject: 'Zebranie właścicieli',
    text: `Szanowni Państwo,

zapraszamy na zebranie właścicieli lokali, które odbędzie się 9 czerwca 2027 r. (środa) o godzinie 18:00 w świetlicy szkoły nr 3. Pełnomocnictwa prosimy składać do 7 czerwca.

Zarząd
`,
    expected: [at('2027-06-09T18:00:00+02:00')],
  },
  {
    name: 'pl: an event ticket with JSON-LD',
    sentAt: '2027-02-10T18:55:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Bilety Teatralne <bilety@teatr-podkowa.example>',
    subject: 'Twoje bilety, zamówienie 40817',
    text: `Dziękujemy za zakup!

"Wesele", sobota 27 lutego 2027, godz. 19:00
rząd 6, miejsca 11-14, 4 x 90 zł

Kasa czynna wt.-nd. 12:00-19:00.
`,
    html: '<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"40817","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Monika Kos"},"reservationFor":{"@type":"Event","name":"Wesele","startDate":"2027-02-27T19:00:00+01:00","location":{"@type":"Place","name":"Teatr Podkowa","address":"ul. Podkowy 1, Lublin"}}}</script><p>Dziękujemy za zakup!</p><p>sobota 27 lutego 2027, godz. 19:00</p></body></html>',
    expected: [at('2027-02-27T19:00:00+01:00')],
  },
  {
    name: 'pl: a deadline for a tax form',
    sentAt: '2027-03-15T09:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Urząd Gminy <sekretariat@gmina-brzozowa.example>',
    subject: 'Wezwanie do uzupełnienia',
    text: `Szanowni Państwo,

wzywamy do uzupełnienia wniosku w terminie do dnia 31 marca 2027 r., godz. 15:30. Wnioski nieuzupełnione pozostaną bez rozpatrzenia.

Urząd czynny: pn. 8-17, wt.-pt. 7:30-15:30
`,
    expected: [],
  },
  {
    name: 'pl: Easter opening hours',
    sentAt: '2027-03-22T10:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Hurtownia Gwóźdź <biuro@hurtownia-gwozdz.example>',
    subject: 'Godziny otwarcia w święta',
    text: `Szanowni Klienci,

w piątek 26 marca pracujemy do 14:00, w sobotę 27 marca do 11:00. W poniedziałek 29 marca nieczynne. Od wtorku zapraszamy jak zwykle od 6:00.

Wesołych Świąt!
`,
    expected: [],
  },
  {
    name: 'pl: being reachable is no meeting',
    sentAt: '2027-02-03T11:27:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Tłumaczenia Lingwa <biuro@lingwa-tlumaczenia.example>',
    subject: 'Tłumaczenie umowy',
    text: `Dzień dobry,

w pliku zaznaczyłam na żółto trzy miejsca do wyjaśnienia. Jestem pod telefonem dzisiaj do 15:00 i jutro od 9:00. Całość (22 strony) kosztuje 990 zł.

Beata
`,
    expected: [],
  },
  {
    name: 'pl: only the quoted mail names an hour',
    sentAt: '2027-02-23T13:45:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Jacek Mróz <jacek@mroz-chlodnictwo.example>',
    subject: 'Odp: Jubileusz',
    text: `Dziękuję za zaproszenie, muszę to sprawdzić z żoną. Dam znać.

Jacek

W dniu wt., 23 lut 2027 o 09:12 Stolarnia Dąb <biuro@stolarnia-dab.example> napisał(a):
> Zapraszamy na nasz jubileusz w sobotę 13 marca o 17:00!
`,
    expected: [],
  },
  {
    name: 'pl: a newsletter with a free webinar',
    sentAt: '2027-01-19T07:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kadry Bez Stresu <newsletter@kadrybezstresu.example>',
    subject: 'Nowości kadrowe',
    isBulk: true,
    text: `W tym numerze:
* nowe stawki ZUS
* BEZPŁATNY WEBINAR: Urlopy w 2027 roku, 28 stycznia, godz. 10:00. Zapisz się: https://kadrybezstresu.example/webinar
* wzory pism

Otrzymujesz tę wiadomość, bo zapisałeś się na newsletter. Wypisz się: https://kadrybezstresu.example/wypisz
`,
    expected: [],
  },
  {
    name: 'pl: a sale for all subscribers',
    sentAt: '2027-03-17T06:10:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Meble Polanka <promocje@meblepolanka.example>',
    subject: 'Noc zakupów!',
    isBulk: true,
    text: `NOC ZAKUPÓW - piątek 9 kwietnia, 18:00-24:00, wszystkie salony!

Rabaty do 40%, o 20:00 losowanie kanapy.

Nie chcesz dostawać naszych maili? https://meblepolanka.example/rezygnacja
`,
    expected: [],
  },
];
