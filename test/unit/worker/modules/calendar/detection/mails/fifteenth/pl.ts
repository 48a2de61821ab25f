import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: customer asks stove fitter to come and measure',
    sentAt: '2027-01-12T09:14:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Bożena Kwaśnik <bozena.kwasnik@poczta-domowa.example>',
    subject: 'Piec kaflowy - wycena',
    text: `Dzień dobry,

dziękuję za przesłane zdjęcia realizacji, bardzo nam się z mężem podobają. Budżet to jakieś 18-20 tys. zł, mam nadzieję, że się zmieścimy.

Czy mógłby Pan przyjechać do nas na pomiar w czwartek 14 stycznia o 8:30? Adres: ul. Lipowa 27, Niepołomice, furtka od strony lasu. Dzwonek nie działa, więc proszę zadzwonić na komórkę: 512 000 348.

Pozdrawiam serdecznie
Bożena Kwaśnik`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'pl: accounting office lists tax deadlines',
    sentAt: '2027-01-15T13:42:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Rachunkowe Saldo <biuro@saldo-rachunki.example>',
    subject: 'Podatki za grudzień 2026',
    text: `Dzień dobry Pani Moniko,

przesyłam kwoty do zapłaty za grudzień:

- ZUS: 4 812,36 zł - termin do 20 stycznia 2027 (środa)
- PIT-4: 1 204,00 zł - termin do 20 stycznia 2027
- VAT-7: 7 931,00 zł - termin do 25 stycznia 2027 (poniedziałek)

Brakuje nam jeszcze dwóch faktur z hurtowni. Proszę o dosłanie najpóźniej do wtorku 19.01 do godz. 12:00, inaczej nie zdążymy ich ująć w JPK.

Pozdrawiam
Urszula Banaś
Biuro Rachunkowe Saldo
pon.-pt. 8:00-16:00, tel. 14 000 22 31`,
    expected: [],
  },
  {
    name: 'pl: lowercase lunch invitation without accents',
    sentAt: '2027-02-03T10:51:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Tomek Wrona <tomek@drukarnia-wrona.example>',
    subject: 'lunch',
    text: `hej

wpadlbys jutro o 13 na lunch? u wietnamczyka na rogu jak zwykle, pogadamy o tych ulotkach dla szkoly

daj znac
t.`,
    expected: [at('2027-02-04T13:00:00+01:00')],
  },
  {
    name: 'pl: applicant confirms interview with its length',
    sentAt: '2027-02-08T18:27:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Aleksandra Pietrzyk <ola.pietrzyk@skrzynka.example>',
    subject: 'Re: Zaproszenie na rozmowę - stanowisko: młodszy grafik',
    text: `Szanowna Pani,

dziękuję za zaproszenie. Potwierdzam swoją obecność na rozmowie w piątek, 12 lutego 2027 r., o godzinie 11:00 w Państwa siedzibie. Rozumiem, że rozmowa potrwa 45 minut. Zabiorę ze sobą portfolio w wersji drukowanej.

Z wyrazami szacunku
Aleksandra Pietrzyk
tel. 603 000 115

W dniu 8.02.2027 o 14:03 Joanna Lis napisała:
> Dzień dobry Pani Aleksandro,
> zapraszamy na rozmowę w piątek 12.02 o 11:00, ul. Kościuszki 8, II piętro.
> Proszę zarezerwować 45 minut.
> Joanna Lis, Studio Kreska`,
    expected: [at('2027-02-12T11:00:00+01:00', '2027-02-12T11:45:00+01:00')],
  },
  {
    name: 'pl: supplier moves meeting from Tuesday to Wednesday',
    sentAt: '2027-02-12T15:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Grzegorz Maj <g.maj@lakiery-maj.example>',
    subject: 'zmiana terminu spotkania',
    text: `Panie Robercie,

niestety we wtorek wypadło mi szkolenie w centrali. Czy możemy przełożyć nasze spotkanie z wtorku 16.02 z godz. 10:00 na środę 17.02, godz. 12.30? Miejsce bez zmian, u Państwa na lakierni.

Próbki RAL 7016 i 9005 przywiozę tak jak obiecałem.

Pozdrawiam,
Grzegorz Maj
Przedstawiciel regionalny
kom. 691 000 274`,
    expected: [at('2027-02-17T12:30:00+01:00')],
  },
  {
    name: 'pl: notary office offers three slots of an hour',
    sentAt: '2027-02-18T11:33:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kancelaria Notarialna Ewa Sobczyńska <sekretariat@notariusz-sobczynska.example>',
    subject: 'Umowa najmu okazjonalnego - termin podpisania aktu',
    text: `Szanowni Państwo,

w nawiązaniu do rozmowy telefonicznej proponujemy następujące terminy podpisania aktu w naszej Kancelarii:

1) wtorek, 23 lutego 2027 r., godz. 9:00-10:00
2) środa, 24 lutego 2027 r., godz. 13:00-14:00
3) piątek, 26 lutego 2027 r., godz. 15:30-16:30

Prosimy o wybór jednego z nich. Na spotkanie należy zabrać dowody osobiste oraz odpis księgi wieczystej. Taksa notarialna: 738,00 zł brutto, płatna gotówką lub przelewem.

Z poważaniem
Katarzyna Jeż
sekretariat
Kancelaria czynna: pn.-czw. 8.30-16.30, pt. 8.30-17.00`,
    expected: [
      at('2027-02-23T09:00:00+01:00', '2027-02-23T10:00:00+01:00'),
      at('2027-02-24T13:00:00+01:00', '2027-02-24T14:00:00+01:00'),
      at('2027-02-26T15:30:00+01:00', '2027-02-26T16:30:00+01:00'),
    ],
  },
  {
    name: 'pl: courier announces parcel window',
    sentAt: '2027-02-16T06:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Szybka Paczka <powiadomienia@szybkapaczka.example>',
    subject: 'Twoja przesyłka 60291884 jest w drodze',
    text: `Dzień dobry!

Kurier Dariusz doręczy dziś Twoją przesyłkę nr 60291884 w godzinach 11:30-13:30.

Nadawca: Hurtownia Okuć ZAWIAS
Kwota pobrania: 349,90 zł

Nie będzie Cię? Przekieruj paczkę do automatu do godz. 10:00 lub wybierz doręczenie jutro (środa 17.02, 8:00-16:00).

Szybka Paczka - infolinia czynna codziennie 7:00-21:00`,
    expected: [],
  },
  {
    name: 'pl: property manager sends a fitter to swap water meters',
    sentAt: '2027-02-15T12:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Zielone Tarasy <administracja@zielonetarasy.example>',
    subject: 'Wymiana wodomierza w Państwa lokalu U5',
    text: `Szanowni Państwo,

uprzejmie informujemy, że w związku z upływem terminu legalizacji nasz instalator wymieni wodomierz w Państwa lokalu usługowym U5.

Termin wizyty: poniedziałek 22.02.2027, w godz. 14:00 - 16:00.

Prosimy, aby ktoś był w tym czasie na miejscu i zapewnił dostęp do szachtu w łazience. Wymiana jest bezpłatna.

Z poważaniem
Zofia Ratajczak
Administracja Osiedla Zielone Tarasy
Dyżur telefoniczny: wtorki i czwartki 10:00-12:00, tel. 61 000 45 45`,
    expected: [at('2027-02-22T14:00:00+01:00', '2027-02-22T16:00:00+01:00')],
  },
  {
    name: 'pl: client calls off tomorrow without a new date',
    sentAt: '2027-02-24T19:40:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Marcin Dudek <marcin.dudek@dudek-transport.example>',
    subject: 'Odwołuję jutro',
    text: `Witam,

bardzo przepraszam, ale muszę odwołać nasze jutrzejsze spotkanie o 9:00. Syn ma gorączkę, a żona jest w delegacji. Odezwę się, jak tylko sytuacja się wyjaśni, i wtedy ustalimy coś nowego.

Jeszcze raz przepraszam za zamieszanie.

Marcin Dudek`,
    expected: [],
  },
  {
    name: 'pl: spoken half past eight on Monday',
    sentAt: '2027-02-26T14:11:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Stanisław Gil <s.gil@stolarnia-gil.example>',
    subject: 'schody u pani Mazurowej',
    text: `Cześć Piotrek,

to robimy tak: w poniedziałek o wpół do dziewiątej rano spotykamy się u mnie na warsztacie, ładujemy stopnie i jedziemy razem. Weź poziomicę laserową, bo moja padła.

Pianka i kleje są, wkręty 5x80 też.

Stachu`,
    expected: [at('2027-03-01T08:30:00+01:00')],
  },
  {
    name: 'pl: thanks after a meeting with notes',
    sentAt: '2027-03-03T08:37:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Czerwińska <n.czerwinska@agencja-pion.example>',
    subject: 'Podsumowanie wczorajszego spotkania',
    text: `Dzień dobry,

dziękuję za wczorajsze spotkanie (wtorek 2 marca, 15:00). Krótkie podsumowanie ustaleń:

1. Logo - zostaje wersja B, kolor granatowy.
2. Strona www - teksty dostarczają Państwo do 19 marca.
3. Budżet - 12 400 zł netto, faktura zaliczkowa 30%.

Jeśli coś pominęłam, proszę o uzupełnienie.

Serdecznie pozdrawiam
Natalia Czerwińska
Account Manager, Agencja Pion`,
    expected: [],
  },
  {
    name: 'pl: ICS invitation to a project call',
    sentAt: '2027-03-04T10:02:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Rafał Olszak <rafal.olszak@budimpex.example>',
    subject: 'Zaproszenie: Omówienie projektu wykonawczego',
    text: `Rafał Olszak zaprasza Cię na spotkanie.

Omówienie projektu wykonawczego - hala B
wtorek, 9 marca 2027, 10:00-11:30
Spotkanie online

Proszę przed spotkaniem przejrzeć rysunki K-04 do K-09.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Budimpex//Kalendarz//PL
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7c1e-2027-0309@budimpex.example
DTSTAMP:20270304T090200Z
DTSTART;TZID=Europe/Warsaw:20270309T100000
DTEND;TZID=Europe/Warsaw:20270309T113000
SUMMARY:Omówienie projektu wykonawczego - hala B
ORGANIZER;CN=Rafał Olszak:mailto:rafal.olszak@budimpex.example
ATTENDEE;CN=Biuro;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:biuro@statyka.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-09T10:00:00+01:00', '2027-03-09T11:30:00+01:00')],
  },
  {
    name: 'pl: customer picks the second of the quoted slots',
    sentAt: '2027-03-05T20:16:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Iwona Sroka <iwona.sroka@listy.example>',
    subject: 'Re: Serwis pompy ciepła',
    text: `Dobry wieczór, drugi termin mi pasuje. Proszę tylko zadzwonić pół godziny wcześniej, bo muszę wrócić z pracy.

Iwona Sroka

pt., 5 mar 2027 o 12:30 Serwis Ciepło <serwis@cieplo.example> napisał(a):
> Dzień dobry,
> możemy przyjechać w następujących terminach:
> - środa 10.03 godz. 8:00
> - czwartek 11.03 godz. 16:00
> - piątek 12.03 godz. 10:00
> Który Pani odpowiada?
> Pozdrawiam, Adam Fiszer`,
    expected: [at('2027-03-11T16:00:00+01:00')],
  },
  {
    name: 'pl: both proposed days declined, asks for others',
    sentAt: '2027-03-08T09:55:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'dr Paweł Hajduk <pawel.hajduk@przychodnia-hajduk.example>',
    subject: 'Re: prezentacja systemu rejestracji',
    text: `Szanowny Panie,

w czwartek o 12:00 niestety nie mogę, przyjmuję wtedy pacjentów. Piątek 12 marca o 14:00 też odpada. Proszę o przedstawienie innych możliwości, najlepiej dopiero po świętach.

Z poważaniem
Paweł Hajduk
Przychodnia Rodzinna Hajduk, rejestracja pn.-pt. 7:30-18:00`,
    expected: [],
  },
  {
    name: 'pl: bulk newsletter with a free webinar',
    sentAt: '2027-03-02T07:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia Sprzedawcy <newsletter@akademia-sprzedawcy.example>',
    subject: 'Bezpłatny webinar: jak podnieść ceny i nie stracić klientów',
    isBulk: true,
    text: `Cześć!

Już 10 marca (środa) o 11:00 startuje nasz bezpłatny webinar. W 60 minut dowiesz się:

* kiedy podnosić ceny,
* jak o tym mówić,
* czego nie robić nigdy.

Zostało 37 miejsc! Zapisz się: https://akademia-sprzedawcy.example/webinar

W tym tygodniu na blogu: 5 błędów w ofertach handlowych.

Otrzymujesz tę wiadomość, bo zapisałeś się na nasz newsletter. Wypisz się jednym kliknięciem.`,
    expected: [],
  },
  {
    name: 'pl: tax office summons with room and case number',
    sentAt: '2027-02-23T08:10:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Urząd Skarbowy w Zalesiu <kancelaria@us-zalesie.example>',
    subject: 'Wezwanie - sprawa nr 1412-SKA.4103.88.2027',
    text: `Szanowna Pani,

na podstawie art. 155 § 1 Ordynacji podatkowej wzywa się Panią do osobistego stawienia się w dniu 9 marca 2027 r. o godz. 9.00 w siedzibie tut. Urzędu, ul. Sądowa 3, pokój nr 114, celem złożenia wyjaśnień w sprawie podatku od towarów i usług za IV kwartał 2026 r.

Należy zabrać dokument tożsamości oraz rejestry zakupów.

Urząd czynny: poniedziałek 8:00-18:00, wtorek-piątek 7:30-15:30.

starszy komisarz skarbowy
Helena Wójtowicz`,
    expected: [at('2027-03-09T09:00:00+01:00')],
  },
  {
    name: 'pl: club board meeting with Roman month and raised minutes',
    sentAt: '2027-03-04T21:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zbigniew Pacholski <prezes@ks-iskra.example>',
    subject: 'Zebranie zarządu KS Iskra',
    text: `Koleżanki i Koledzy z Zarządu!

Zwołuję zebranie Zarządu na piątek 12 III 2027 r. o godz. 18³⁰ w świetlicy klubowej.

Porządek:
1. Sprawozdanie finansowe (saldo na 28 II: 11 236 zł)
2. Remont szatni - oferty
3. Wolne wnioski

Obecność obowiązkowa, bo musi być kworum.

Ze sportowym pozdrowieniem
Zb. Pacholski`,
    expected: [at('2027-03-12T18:30:00+01:00')],
  },
  {
    name: 'pl: general availability without a proposal',
    sentAt: '2027-03-11T12:44:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Karolina Mróz <karolina@mroz-wnetrza.example>',
    subject: 'Re: próbki tkanin',
    text: `Hej Dorota!

Super, że próbki już są :) W przyszłym tygodniu jestem raczej wolna, poniedziałki i wtorki zwykle mam luźniejsze, a od 8 do 10 odwożę dzieciaki. Napisz, co Ci pasuje, to się jakoś zgramy.

Ściskam
Karo`,
    expected: [],
  },
  {
    name: 'pl: stock-take on a Saturday for the whole team',
    sentAt: '2027-03-15T16:02:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Kubiak <renata@dom-i-ogrod.example>',
    subject: 'inwentaryzacja!!!',
    text: `Kochani,

przypominam, że w sobotę 20 marca mamy inwentaryzację i jesteśmy wszyscy w sklepie przez cały dzień, bez wyjątków. Sklep będzie dla klientów zamknięty. Za tę sobotę oddajemy dzień wolny w kwietniu.

Zamawiam pizzę, kto nie je mięsa, niech mi napisze.

Renata`,
    expected: [days('2027-03-20')],
  },
  {
    name: 'pl: London partner names one time in two zones',
    sentAt: '2027-03-16T17:48:00+00:00',
    timezone: 'Europe/Warsaw',
    from: 'Jacek Thornley <jacek@thornley-imports.example>',
    subject: 'rozmowa o cenniku',
    text: `Cześć Magda,

zdzwońmy się w piątek 19 marca o 15:00 waszego czasu, czyli o 14:00 u nas w Londynie. Zajmie nam to pół godziny, nie więcej. Ja zadzwonię na stacjonarny.

Nowy cennik przyślę jeszcze dziś wieczorem.

Pozdrowienia z deszczowej wyspy,
Jacek`,
    expected: [at('2027-03-19T15:00:00+01:00', '2027-03-19T15:30:00+01:00')],
  },
  {
    name: 'pl: restaurant table confirmation with JSON-LD',
    sentAt: '2027-04-01T13:25:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Restauracja Pod Kasztanem <rezerwacje@podkasztanem.example>',
    subject: 'Potwierdzenie rezerwacji stolika nr R-2291',
    text: `Dziękujemy za rezerwację!

Stolik na 6 osób, piątek 9 kwietnia 2027, godz. 19:00
Na nazwisko: Wilk
Numer rezerwacji: R-2291

Stolik trzymamy 15 minut. Kuchnia czynna do 22:00.
Restauracja Pod Kasztanem, Rynek 11`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "R-2291",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Anna Wilk" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restauracja Pod Kasztanem",
    "address": { "@type": "PostalAddress", "streetAddress": "Rynek 11", "addressLocality": "Zamość", "addressCountry": "PL" }
  },
  "startTime": "2027-04-09T19:00:00+02:00",
  "partySize": "6"
}
</script></head><body>
<p>Dziękujemy za rezerwację!</p>
<p>Stolik na 6 osób, <b>piątek 9 kwietnia 2027, godz. 19:00</b><br>Na nazwisko: Wilk<br>Numer rezerwacji: R-2291</p>
<p>Stolik trzymamy 15 minut. Kuchnia czynna do 22:00.<br>Restauracja Pod Kasztanem, Rynek 11</p>
</body></html>`,
    expected: [at('2027-04-09T19:00:00+02:00')],
  },
  {
    name: 'pl: shop order with JSON-LD parcel delivery',
    sentAt: '2027-04-06T09:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sklep Biuroplus <zamowienia@biuroplus.example>',
    subject: 'Zamówienie 77310 zostało wysłane',
    text: `Dzień dobry,

Twoje zamówienie 77310 zostało przekazane kurierowi.

Przewidywana dostawa: czwartek 8 kwietnia 2027, 9:00-14:00
Wartość: 612,40 zł

Zespół Biuroplus`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "BP0077310",
  "expectedArrivalFrom": "2027-04-08T09:00:00+02:00",
  "expectedArrivalUntil": "2027-04-08T14:00:00+02:00",
  "carrier": { "@type": "Organization", "name": "Szybka Paczka" },
  "itemShipped": { "@type": "Product", "name": "Papier A4, 10 ryz" },
  "partOfOrder": { "@type": "Order", "orderNumber": "77310", "merchant": { "@type": "Organization", "name": "Biuroplus" } }
}
</script></head><body>
<p>Dzień dobry,</p><p>Twoje zamówienie 77310 zostało przekazane kurierowi.</p>
<p>Przewidywana dostawa: czwartek 8 kwietnia 2027, 9:00-14:00<br>Wartość: 612,40 zł</p><p>Zespół Biuroplus</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'pl: consultant only sends a link to choose a time',
    sentAt: '2027-04-07T11:17:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Michał Zaręba <michal@zareba-doradztwo.example>',
    subject: 'Dotacje na cyfryzację - następny krok',
    text: `Dzień dobry Pani Elżbieto,

bardzo miło się rozmawiało. Tak jak obiecałem, w załączniku lista dokumentów do wniosku. Nabór kończy się 30 kwietnia o 16:00, więc mamy jeszcze trochę czasu.

Żeby przejść przez biznesplan, proszę wybrać dogodny termin w moim kalendarzu: https://zareba-doradztwo.example/umow-spotkanie

Pozdrawiam
Michał Zaręba
+48 510 000 932`,
    expected: [],
  },
  {
    name: 'pl: occupational health clinic gives appointment',
    sentAt: '2027-04-08T14:36:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Medycyna Pracy Vita <rejestracja@vita-medpraca.example>',
    subject: 'Badania okresowe - termin',
    text: `Dzień dobry,

zapisaliśmy Panią na badania okresowe na dzień 15.04.2027 (czwartek) na godz. 7:45. Proszę być na czczo i zabrać okulary oraz skierowanie od pracodawcy. Laboratorium pracuje w godz. 7:00-10:30, wyniki będą do odbioru po 2 dniach roboczych.

W razie rezygnacji prosimy o telefon: 42 000 61 17.

Rejestracja, Medycyna Pracy Vita`,
    expected: [at('2027-04-15T07:45:00+02:00')],
  },
  {
    name: 'pl: Silesian-flavoured customer, day after tomorrow',
    sentAt: '2027-04-13T18:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Alojz Kurpanik <alojz.kurpanik@hajer.example>',
    subject: 'Brama',
    text: `Witom piyknie,

brama zaś sie zaciyno, a przeca yno miesiąc tymu była robiono. Niych Pan przyjedzie pojutrze o dziesiątej rano, byda doma. Kołocz bydzie i kawa tyż ;)

Z Panym Bogiym
Alojz Kurpanik, Ruda, ul. Szybowa 4`,
    expected: [at('2027-04-15T10:00:00+02:00')],
  },
  {
    name: 'pl: sales rep will drop by around eleven',
    sentAt: '2027-04-19T08:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Krzysztof Bielak <k.bielak@narzedziownia-plus.example>',
    subject: 'wizyta w środę',
    text: `Panie Leszku, w środę 21 kwietnia będę w Państwa okolicach i chętnie podjechałbym do Pana około 11:00 z nowymi frezami. Może być? Mam też do pokazania wiertarkę z promocji (1 299 zł zamiast 1 590 zł, ważne do końca miesiąca).

Krzysztof Bielak
Narzędziownia Plus`,
    expected: [at('2027-04-21T11:00:00+02:00')],
  },
  {
    name: 'pl: grid operator announces a power cut',
    sentAt: '2027-04-20T10:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Energia Lokalna <wylaczenia@energia-lokalna.example>',
    subject: 'Planowane wyłączenie prądu - ul. Fabryczna',
    text: `Szanowny Odbiorco,

informujemy o planowanej przerwie w dostawie energii elektrycznej:

Data: 27 kwietnia 2027 (wtorek)
Godziny: 8:00 - 14:00
Obszar: ul. Fabryczna 1-25, ul. Torowa 2, 4, 6

Powodem są prace modernizacyjne na stacji transformatorowej. Prosimy o zabezpieczenie urządzeń wrażliwych na zanik napięcia.

Zgłaszanie awarii: tel. 991 (całą dobę)`,
    expected: [],
  },
  {
    name: 'pl: boss forwards a customer wish to the fitter',
    sentAt: '2027-04-20T15:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wojciech Sadowski <w.sadowski@okna-sadowski.example>',
    subject: 'Fwd: okna balkonowe - reklamacja',
    text: `Aga, weź to proszę na siebie. Klient chce, żebyś podjechała do niego w pt. 23.04 o 14, potwierdziłem mu telefonicznie.

W.

---------- Wiadomość przekazana ----------
Od: Jerzy Nowacki <jerzy.nowacki@wp-dom.example>
Data: wt., 20 kwi 2027 o 13:02
Temat: okna balkonowe - reklamacja

Dzień dobry, okna zamontowane 3 lutego przeciekają przy każdym deszczu. Zgłaszałem to już 9 marca i nikt się nie odezwał. Proszę, żeby ktoś wreszcie to obejrzał na miejscu. Nr umowy 118/2027.
J. Nowacki`,
    expected: [at('2027-04-23T14:00:00+02:00')],
  },
  {
    name: 'pl: colleague tells about absences of others',
    sentAt: '2027-04-26T07:52:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat SP Lipiny <sekretariat@sp-lipiny.example>',
    subject: 'nieobecności w tym tygodniu',
    text: `Dzień dobry,

dla porządku:
- Kasia ma w środę o 10:00 dentystę, będzie dopiero na czwartej lekcji
- pan Jurek jest od wtorku do czwartku na L4
- pani pedagog w czwartek 8:00-13:00 na sądzie rodzinnym

Na dyżurach zastępują ich osoby z listy w pokoju nauczycielskim. Nic więcej się nie zmienia.

Danuta`,
    expected: [],
  },
  {
    name: 'pl: New York client names Eastern time only',
    sentAt: '2027-05-05T16:21:00-04:00',
    timezone: 'Europe/Warsaw',
    from: 'Diana Malec <diana@malec-amberjewelry.example>',
    subject: 'Bursztyn - kolekcja jesienna',
    text: `Dzień dobry Panie Andrzeju,

kolekcja robi u nas furorę, klientki pytają już o jesień. Proponuję wideorozmowę we wtorek 11 maja o 10:00 czasu nowojorskiego. Potrzebuję godziny, żeby pokazać Panu wszystkie szkice.

Link: https://spotkania.example/j/malec-5521

Serdeczności z Greenpointu
Diana Malec`,
    expected: [at('2027-05-11T16:00:00+02:00', '2027-05-11T17:00:00+02:00')],
  },
  {
    name: 'pl: reader in London, Polish builder asked for a quote',
    sentAt: '2027-05-18T20:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Sylwia Hopkins <sylwia.hopkins@ealingmail.example>',
    subject: 'lazienka w ealing',
    text: `Czesc,

dostalam namiar od kolezanki z polskiej szkoly. Chcemy zrobic lazienke, wanna do wywalenia, prysznic walk-in, plytki juz mamy. Moglibyscie przyjsc w sobote 22 maja o 9 rano zobaczyc i wycenic? Parking na ulicy w weekend za free.

Sylwia
07700 900 431`,
    expected: [at('2027-05-22T09:00:00+01:00')],
  },
  {
    name: 'pl: price offer valid until a given hour',
    sentAt: '2027-05-19T13:13:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Tartak Borowiec <sprzedaz@tartak-borowiec.example>',
    subject: 'Oferta nr 214/05/2027 - drewno konstrukcyjne C24',
    text: `Witam,

w odpowiedzi na zapytanie przesyłam ofertę:

- C24 suszone 80x160, dł. 5 m: 1 890 zł/m3 netto
- łaty 40x60: 4,10 zł/mb
- impregnacja: 120 zł/m3

Oferta ważna do piątku 28.05.2027 do godz. 15:00. Przy zamówieniu do 24.05 transport gratis. Realizacja 10-14 dni roboczych, odbiór własny możliwy pn.-pt. 7-15, sob. 7-12.

Pozdrawiam
Mirosław Borowiec`,
    expected: [],
  },
  {
    name: 'pl: two full training days for the reader',
    sentAt: '2027-05-20T10:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Anna Gołębiowska <a.golebiowska@kadry-partner.example>',
    subject: 'Szkolenie z nowego programu kadrowego - potwierdzenie zapisu',
    text: `Pani Beato,

potwierdzam, że została Pani zapisana na dwudniowe szkolenie w Łodzi: wtorek i środa, 8-9 czerwca 2027, obydwa dni w całości. Dokładny program z godzinami prześlemy na tydzień przed szkoleniem.

Nocleg w hotelu Włókniarz opłaca organizator, faktura za szkolenie (1 450 zł + VAT) przyjdzie osobno.

Z pozdrowieniami
Anna Gołębiowska
Kadry Partner`,
    expected: [days('2027-06-08', '2027-06-10')],
  },
  {
    name: 'pl: video call with link and time range',
    sentAt: '2027-05-24T09:06:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Łukasz Prus <lukasz.prus@hostpoint-it.example>',
    subject: 'migracja poczty - krótki call',
    text: `Cześć,

zanim przeniesiemy skrzynki, muszę z Tobą przejść po liście kont. Zapraszam na calla:

śr. 26.05, 13:00–13:30
https://zoom.example/j/84410092231?pwd=kx81
Kod dostępu: 440912

Samo przełączenie serwera zrobimy w nocy, nic od Ciebie nie będzie wtedy potrzebne.

Łukasz Prus
HostPoint IT | helpdesk 8-20`,
    expected: [at('2027-05-26T13:00:00+02:00', '2027-05-26T13:30:00+02:00')],
  },
  {
    name: 'pl: same Friday but an hour later',
    sentAt: '2027-06-08T12:29:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Paulina Gadomska <paulina@gadomska-foto.example>',
    subject: 'Re: sesja zdjęciowa zespołu',
    text: `Hejka, piątek 11 czerwca zostaje, tylko zamiast o 16:00 zacznijmy o 17:00, światło będzie dużo ładniejsze :) Koszule bez drobnej kratki, bo mora wychodzi.

P.

> 7 czerwca 2027, 10:15, Biuro Wektor:
> Cześć Paulina, to widzimy się w piątek o 16:00 u nas na dachu?`,
    expected: [at('2027-06-11T17:00:00+02:00')],
  },
  {
    name: 'pl: wholesaler tells changed hours around Corpus Christi',
    sentAt: '2027-05-21T15:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Hurtownia Kwiatów Flora <info@flora-hurt.example>',
    subject: 'Godziny otwarcia w Boże Ciało',
    text: `Drodzy Klienci,

w czwartek 27 maja (Boże Ciało) hurtownia będzie nieczynna. W piątek 28 maja pracujemy krócej: 5:00-11:00. W sobotę 29 maja zapraszamy normalnie od 5:00 do 12:00.

Zamówienia na piątek przyjmujemy do środy 26 maja do godz. 13:00.

Flora, ul. Giełdowa 9`,
    expected: [],
  },
  {
    name: 'pl: only parts of the day, no hour',
    sentAt: '2027-06-01T11:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Henryk Walczak <henryk.walczak@wspolnota-sosnowa.example>',
    subject: 'oględziny dachu',
    text: `Szanowny Panie,

trzeba by w końcu obejrzeć ten dach. Może we wtorek po południu albo w środę z samego rana? Godzinę ustalimy, jak dozorca powie, kiedy ma klucz do włazu, zadzwonię do Pana w tej sprawie.

Z szacunkiem
H. Walczak
przewodniczący zarządu wspólnoty`,
    expected: [],
  },
  {
    name: 'pl: garage appointment for the company van',
    sentAt: '2027-06-10T16:47:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Auto-Serwis Rura <serwis@autoserwis-rura.example>',
    subject: 'Przegląd KR 4X127 - potwierdzenie',
    text: `Dzień dobry,
potwierdzamy przyjęcie Pana samochodu (KR 4X127) na przegląd i wymianę rozrządu: czwartek 17.06, godz. 7:30. Proszę zabrać dowód rejestracyjny. O gotowości auta poinformujemy SMS-em.
Koszt ok. 2 350 zł brutto.

Warsztat czynny 7-17, w soboty 8-13.`,
    expected: [at('2027-06-17T07:30:00+02:00')],
  },
  {
    name: 'pl: barbecue invitation from a friend of the firm',
    sentAt: '2027-06-15T21:09:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Basia i Darek Cichoń <cichonie@rodzinka.example>',
    subject: 'grill!',
    text: `Hej hej!

Obiecywaliśmy od roku i w końcu jest: robimy grilla u nas w Michałowicach w sobotę 19 czerwca o 17:00. Zabierzcie dzieciaki i kąpielówki, basen już stoi. Karkówka i kaszanka po naszej stronie, możecie przywieźć jakąś sałatkę.

Jak będzie lało, to przenosimy się pod wiatę, więc termin jest na zicher.

Buziaki
Basia i Darek`,
    expected: [at('2027-06-19T17:00:00+02:00')],
  },
  {
    name: 'pl: visitor tells flight times and when he reaches the reader',
    sentAt: '2027-06-18T14:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bartosz Lange <b.lange@lange-maszyny.example>',
    subject: 'Przyjazd 24.06',
    text: `Dzień dobry,

mam już bilety. W czwartek 24 czerwca wylatuję z Gdańska o 8:20, w Balicach ląduję o 9:40. U Państwa w zakładzie będę o 11:30 i wtedy obejrzymy linię pakującą. Lot powrotny mam o 18:55.

Proszę o przygotowanie protokołu awarii z 2 czerwca.

Pozdrawiam
Bartosz Lange`,
    expected: [at('2027-06-24T11:30:00+02:00')],
  },
  {
    name: 'pl: ICS cancellation of a supplier audit',
    sentAt: '2027-06-28T09:50:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Edyta Szulc <edyta.szulc@mleczarnia-szulc.example>',
    subject: 'Odwołane: Audyt dostawcy',
    text: `To wydarzenie zostało odwołane.

Audyt dostawcy
czwartek, 1 lipca 2027, 9:00-12:00

Przepraszamy za kłopot, audytor jest chory.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Mleczarnia Szulc//PL
METHOD:CANCEL
BEGIN:VEVENT
UID:audyt-44@mleczarnia-szulc.example
DTSTAMP:20270628T075000Z
DTSTART:20270701T070000Z
DTEND:20270701T100000Z
SUMMARY:Audyt dostawcy
ORGANIZER;CN=Edyta Szulc:mailto:edyta.szulc@mleczarnia-szulc.example
ATTENDEE:mailto:biuro@opakowania.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: workshop registration with JSON-LD event reservation',
    sentAt: '2027-06-29T17:32:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bilety Warsztatowe <bilety@warsztatownia.example>',
    subject: 'Twój bilet: Warsztaty ceramiki użytkowej',
    text: `Dziękujemy za zakup!

Warsztaty ceramiki użytkowej
sobota, 10 lipca 2027, 10:00-14:00
Dom Kultury Młyn, sala 2
Zamówienie: W-50871, 1 miejsce, 280,00 zł

Bilet w załączniku. Faktura zostanie wysłana w ciągu 7 dni.`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "W-50871",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Celina Urban" },
  "reservationFor": {
    "@type": "Event",
    "name": "Warsztaty ceramiki użytkowej",
    "startDate": "2027-07-10T10:00:00+02:00",
    "endDate": "2027-07-10T14:00:00+02:00",
    "location": { "@type": "Place", "name": "Dom Kultury Młyn", "address": "ul. Młyńska 6, Tarnów" }
  }
}
</script>
<h1>Dziękujemy za zakup!</h1>
<p>Warsztaty ceramiki użytkowej<br>sobota, 10 lipca 2027, 10:00-14:00<br>Dom Kultury Młyn, sala 2<br>Zamówienie: W-50871, 1 miejsce, 280,00 zł</p>
<p>Bilet w załączniku. Faktura zostanie wysłana w ciągu 7 dni.</p></body></html>`,
    expected: [at('2027-07-10T10:00:00+02:00', '2027-07-10T14:00:00+02:00')],
  },
  {
    name: 'pl: one-line question about tomorrow',
    sentAt: '2027-07-06T22:14:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Mateusz Rybak <mat.rybak@rybak-elektryka.example>',
    subject: 'Re: Re: rozdzielnia',
    text: `Jutro 9:15 na budowie ok? M.`,
    expected: [at('2027-07-07T09:15:00+02:00')],
  },
  {
    name: 'pl: bulk mail from a trade fair organiser',
    sentAt: '2027-07-08T08:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Targi Meblarskie Forma <wystawcy@targi-forma.example>',
    subject: 'Odwiedź nas we wrześniu! Bilety 20% taniej',
    isBulk: true,
    text: `Targi Meblarskie FORMA 2027
14-16 września, Hala Wschodnia, Poznań
wtorek-czwartek, 10:00-18:00

Ponad 300 wystawców, strefa nowości, konkurs Złota Forma (gala: 15 września, godz. 19:00).

Kup bilet do 31 lipca i zapłać o 20% mniej: https://targi-forma.example/bilety

Aby zrezygnować z otrzymywania informacji handlowych, kliknij tutaj.`,
    expected: [],
  },
  {
    name: 'pl: job application with a history in dates',
    sentAt: '2027-07-12T23:18:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dawid Krupa <dawid.krupa99@mojmail.example>',
    subject: 'Aplikacja na stanowisko kucharza',
    text: `Dzień dobry,

w odpowiedzi na ogłoszenie z 9 lipca przesyłam CV. Od 1.03.2024 do 30.06.2027 pracowałem w Zajeździe Wiking jako szef zmiany (zmiany 6:00-14:00 i 14:00-22:00). Mam książeczkę sanepidowską ważną bezterminowo. Mogę zacząć od 1 sierpnia.

Jestem dostępny pod telefonem po 16:00.

Z poważaniem
Dawid Krupa
tel. 733 000 806`,
    expected: [],
  },
  {
    name: 'pl: three alternatives in one sentence',
    sentAt: '2027-07-14T10:27:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'mec. Agnieszka Tarnawska <a.tarnawska@tarnawska-prawo.example>',
    subject: 'Umowa z podwykonawcą',
    text: `Szanowny Panie Prezesie,

przejrzałam projekt umowy i mam kilka poważnych uwag do § 7 i § 11 (kary umowne). Proponuję spotkać się w mojej kancelarii we wtorek 20 lipca o 10:00 albo o 14:00, ewentualnie w środę 21 lipca o 9:00. Proszę o informację, co Panu odpowiada.

W czwartek i piątek jestem na rozprawach w Rzeszowie.

Z poważaniem
Agnieszka Tarnawska
radca prawny`,
    expected: [
      at('2027-07-20T10:00:00+02:00'),
      at('2027-07-20T14:00:00+02:00'),
      at('2027-07-21T09:00:00+02:00'),
    ],
  },
  {
    name: 'pl: insurance agent will call today',
    sentAt: '2027-07-22T11:04:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Hanna Bródka <hanna.brodka@polisa-brodka.example>',
    subject: 'Szkoda nr 0091-27 - kontakt',
    text: `Pani Weroniko,

dostałam dokumenty dotyczące zalania lokalu. Zadzwonię do Pani dzisiaj o 15:30, żeby ustalić szczegóły, proszę mieć pod ręką polisę i zdjęcia.

Pozdrawiam
Hanna Bródka
agent ubezpieczeniowy, biuro czynne pn-pt 9-17`,
    expected: [at('2027-07-22T15:30:00+02:00')],
  },
  {
    name: 'pl: chimney sweep announces inspection in the workshop',
    sentAt: '2027-08-16T09:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zakład Kominiarski Sadza <kominiarz@sadza.example>',
    subject: 'przegląd roczny przewodów',
    text: `Dzien dobry

informuje ze przeglad kominiarski w Panstwa piekarni wykonam 25.08.2027 (sroda) o godz 8.45. Prosze o wygaszenie pieca dzien wczesniej i dostep do wyczystki. Zaplata na miejscu 250 zl, wystawiam fakture.

mistrz kominiarski
Edward Polok
606 000 719`,
    expected: [at('2027-08-25T08:45:00+02:00')],
  },
  {
    name: 'pl: question about an invoice, hours only in signature',
    sentAt: '2027-08-19T12:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Lidia Struś <ksiegowosc@hotel-nadmorski.example>',
    subject: 'FV 1187/08/2027 - błędny NIP',
    text: `Dzień dobry,

na fakturze FV 1187/08/2027 z dnia 12.08.2027 na kwotę 3 077,46 zł jest błędny NIP. Bardzo proszę o korektę, bo termin płatności mija w czwartek 26.08.

Dziękuję
Lidia Struś
Dział księgowości, Hotel Nadmorski
Telefon: 58 000 17 70, pn.-pt. w godz. 8:00-15:00
Recepcja: całodobowo; restauracja: 13:00-22:00`,
    expected: [],
  },
  {
    name: 'pl: radio broadcast about the firm',
    sentAt: '2027-08-31T14:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewelina Tkacz <ewelina.tkacz@radio-okolica.example>',
    subject: 'emisja reportażu',
    text: `Dzień dobry Panie Kazimierzu,

jeszcze raz dziękuję za oprowadzenie po pasiece! Reportaż jest już zmontowany, wyszło 8 minut. Emisja w czwartek 2 września o 17:10, powtórka w niedzielę o 9:40. Potem wrzucimy nagranie na stronę, podeślę link.

Miód zniknął w redakcji w jeden dzień :)

Ewelina Tkacz
Radio Okolica`,
    expected: [],
  },
  {
    name: 'pl: Thursday in a week with the date named',
    sentAt: '2027-09-06T13:38:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Irena Wachowiak <irena@wachowiak-nieruchomosci.example>',
    subject: 'lokal przy Głównej 14',
    text: `Dzień dobry Panu,

właściciel zgodził się pokazać lokal. Możemy się tam spotkać w czwartek za tydzień, czyli 16 września, w samo południe o 12:00? Czynsz wyjściowy to 6 200 zł + media, ale jest pole do negocjacji.

Tej, a jakby Pan miał rzuty tego starego lokalu, to niech Pan weźmie ze sobą, łatwiej będzie porównać.

Pozdrawiam z Poznania
Irena Wachowiak`,
    expected: [at('2027-09-16T12:00:00+02:00')],
  },
  {
    name: 'pl: tax adviser proposes a call at quarter past ten',
    sentAt: '2027-09-17T16:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Jarosław Pękala <j.pekala@pekala-podatki.example>',
    subject: 'estoński CIT',
    text: `Pani Renato,

policzyłem oba warianty, wychodzi ok. 31 tys. zł różnicy rocznie na korzyść estońskiego CIT. Nie chcę tego opisywać w mailu, bo wyjdzie elaborat. Zadzwonię we wtorek, 21 września, kwadrans po dziesiątej rano, dobrze?

Decyzję musi Pani podjąć do końca roku, więc spokojnie.

Ukłony
Jarosław Pękala
doradca podatkowy nr wpisu 00000`,
    expected: [at('2027-09-21T10:15:00+02:00')],
  },
  {
    name: 'pl: acceptance of the single quoted proposal',
    sentAt: '2027-09-22T07:19:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sebastian Flis <sebastian@flis-ogrody.example>',
    subject: 'Re: nawadnianie trawnika przed biurem',
    text: `Pasuje mi, do zobaczenia na miejscu!

Pozdr.
Sebastian

W dniu wt., 21.09.2027 o 15:51 Biuro Orion <biuro@orion.example> napisał(a):
> Panie Sebastianie,
> czy mógłby Pan przyjechać do nas w poniedziałek 27 września o 8:00?
> Ochrona zostanie uprzedzona.
> Marta Zych`,
    expected: [at('2027-09-27T08:00:00+02:00')],
  },
  {
    name: 'pl: couple comes for a wedding menu tasting',
    sentAt: '2027-09-23T19:27:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Klaudia Nalepa <klaudia.nalepa@kimail.example>',
    subject: 'wesele - degustacja menu',
    text: `Dobry wieczór Pani Grażyno!

To my od wesela na 120 osób :) Oboje z Kubą jesteśmy zachwyceni salą. Tak jak Pani proponowała przez telefon, przyjedziemy na degustację w sobotę 2 października o 13.00, będą też rodzice, razem 6 osób.

Mam pytanie o korkowe i o tort - czy możemy przywieźć własny? I czy poprawiny na 80 osób to nadal 145 zł od osoby?

Pozdrawiamy
Klaudia i Kuba`,
    expected: [at('2027-10-02T13:00:00+02:00')],
  },
  {
    name: 'pl: hosting firm announces a maintenance window',
    sentAt: '2027-10-11T12:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Chmurka Hosting <status@chmurka.example>',
    subject: 'Prace serwisowe w nocy 14/15 października',
    text: `Szanowni Państwo,

w nocy z czwartku 14.10 na piątek 15.10 w godz. 23:00-03:00 przeprowadzimy aktualizację macierzy dyskowych. W tym czasie możliwe są przerwy w działaniu poczty i stron www trwające do 20 minut.

Nie muszą Państwo podejmować żadnych działań.

Zespół Chmurka Hosting
Pomoc techniczna 24/7: 22 000 90 90`,
    expected: [],
  },
  {
    name: 'pl: ICS invitation in UTC from the bank adviser',
    sentAt: '2027-10-13T09:41:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Tadeusz Osiecki <tadeusz.osiecki@bank-kupiecki.example>',
    subject: 'Spotkanie w sprawie kredytu obrotowego',
    text: `Szanowni Państwo,

w załączeniu przesyłam zaproszenie na spotkanie w oddziale przy ul. Długiej 40. Proszę o zabranie bilansu za 2026 r. oraz wydruku KRS.

Z poważaniem
Tadeusz Osiecki
Doradca klienta biznesowego
Oddział czynny pn.-pt. 9:00-17:00`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Bank Kupiecki//Terminarz 3.1//PL
METHOD:REQUEST
BEGIN:VEVENT
UID:b4471e90@bank-kupiecki.example
DTSTAMP:20271013T074100Z
DTSTART:20271020T113000Z
DTEND:20271020T123000Z
SUMMARY:Kredyt obrotowy - omówienie warunków
LOCATION:ul. Długa 40\\, sala Złotówka
ORGANIZER;CN=Tadeusz Osiecki:mailto:tadeusz.osiecki@bank-kupiecki.example
ATTENDEE;RSVP=TRUE:mailto:biuro@palarnia-kawy.example
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-20T13:30:00+02:00', '2027-10-20T14:30:00+02:00')],
  },
  {
    name: 'pl: next Wednesday after the clocks change',
    sentAt: '2027-10-29T15:06:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ludwik Szeląg <ludwik@szelag-papier.example>',
    subject: 'kalendarze na 2028',
    text: `Witam serdecznie,

przygotowałem trzy makiety kalendarzy trójdzielnych (cena od 9,80 zł/szt. przy 300 szt.). Podjadę z nimi do Państwa w przyszłą środę (3.11) o 14:00 i na spokojnie Pani wybierze.

W poniedziałek 1 listopada oczywiście mamy zamknięte, odpowiem dopiero we wtorek.

Ludwik Szeląg`,
    expected: [at('2027-11-03T14:00:00+01:00')],
  },
  {
    name: 'pl: payment reminder with instalment dates',
    sentAt: '2027-11-08T10:10:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Windykacja Kredens <windykacja@kredens-leasing.example>',
    subject: 'Przypomnienie o płatności - umowa L/2231/26',
    text: `Szanowni Państwo,

do dnia dzisiejszego nie odnotowaliśmy wpłaty raty nr 14 (1 876,55 zł), której termin minął 2 listopada 2027 r. Prosimy o uregulowanie należności do piątku 12.11.2027 do godz. 23:59.

Kolejne raty:
- 2 grudnia 2027: 1 876,55 zł
- 3 stycznia 2028: 1 876,55 zł

Jeżeli wpłata została już dokonana, prosimy potraktować to pismo jako nieaktualne.

Dział Windykacji
infolinia 9:00-17:00`,
    expected: [],
  },
  {
    name: 'pl: kitchen fitters and the final acceptance visit',
    sentAt: '2027-11-15T08:49:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Meble Jodła <montaz@meble-jodla.example>',
    subject: 'Montaż zabudowy w gabinecie - terminy',
    text: `Dzień dobry Pani Doktor,

potwierdzam ustalenia:

1. Montaż zabudowy: poniedziałek 22.11.2027, od 7:00 do 15:00, przyjedzie dwóch monterów.
2. Odbiór końcowy ze mną: środa 24.11.2027, godz. 12:00.

Blaty dotrą do nas w czwartek 18.11, więc jest zapas. Proszę tylko o opróżnienie starych szafek. Pozostała do zapłaty kwota to 8 400 zł.

Pozdrawiam
Norbert Jodła
tel. 788 000 651`,
    expected: [at('2027-11-22T07:00:00+01:00', '2027-11-22T15:00:00+01:00'), at('2027-11-24T12:00:00+01:00')],
  },
  {
    name: 'pl: invitation to the company Christmas supper',
    sentAt: '2027-12-01T14:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zarząd Spółdzielni Kłos <zarzad@spoldzielnia-klos.example>',
    subject: 'Zaproszenie na spotkanie opłatkowe',
    text: `Szanowna Pani Krystyno,

mamy zaszczyt zaprosić Panią wraz z osobą towarzyszącą na spotkanie opłatkowe naszej Spółdzielni, które odbędzie się w piątek, 17 grudnia 2027 roku, w godzinach od 18:00 do 22:00 w Sali Kolumnowej Dworku Pod Lipami.

Prosimy o potwierdzenie przybycia do 10 grudnia (tel. 81 000 34 12, sekretariat 8-15).

Z wyrazami szacunku
w imieniu Zarządu
Leokadia Firlej`,
    expected: [at('2027-12-17T18:00:00+01:00', '2027-12-17T22:00:00+01:00')],
  },
];
