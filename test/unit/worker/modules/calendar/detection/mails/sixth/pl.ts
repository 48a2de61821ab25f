import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: kitchen customer asks for a measuring visit, spoken half hour',
    sentAt: '2027-01-11T18:42:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Beata Kordzik <b.kordzik@skrzynka.example>',
    subject: 'kuchnia na wymiar - pomiar',
    text: `Dzień dobry,

dziękuję za wstępną wycenę (28 400 zł bez blatu), mieścimy się w budżecie, więc działamy dalej :)
Czy ktoś od Państwa mógłby przyjechać na pomiar w ten czwartek o wpół do piątej? Z pracy wracam około czwartej, więc spokojnie zdążę.

Adres: ul. Lipcowa 12 m. 9, III piętro, domofon 17 (niestety winda nie działa).
Na montaż chcielibyśmy umówić się jakoś w marcu, ale to już mąż ustali.

Pozdrawiam serdecznie
Beata Kordzik
tel. 600 555 121`,
    expected: [at('2027-01-14T16:30:00+01:00')],
  },
  {
    name: 'pl: tax adviser offers three slots with ends beside a document deadline',
    sentAt: '2027-02-02T10:15:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kancelaria Podatkowa Wrzos <biuro@wrzos-podatki.example>',
    subject: 'Omówienie zamknięcia roku 2026',
    text: `Szanowny Panie Prezesie,

w nawiązaniu do rozmowy telefonicznej przedstawiam możliwe terminy spotkania w naszej kancelarii:

- wtorek, 9.02.2027, 10:00–11:00
- środa, 10.02.2027, 13:30–14:30
- piątek, 12.02.2027, 8:15–9:15

Uprzejmie proszę o wybór jednego z nich. Jednocześnie przypominam, że na brakujące wyciągi bankowe i ewidencję przebiegu pojazdów czekamy do piątku 5 lutego, do godz. 12:00.

Z poważaniem
Halina Wrzosek
doradca podatkowy nr wpisu 00000

Kancelaria Podatkowa Wrzos
ul. Składowa 4, 90-000 Łódź
tel. (42) 555 01 70
Sekretariat czynny pn.–pt. 8:00–16:00`,
    expected: [
      at('2027-02-09T10:00:00+01:00', '2027-02-09T11:00:00+01:00'),
      at('2027-02-10T13:30:00+01:00', '2027-02-10T14:30:00+01:00'),
      at('2027-02-12T08:15:00+01:00', '2027-02-12T09:15:00+01:00'),
    ],
  },
  {
    name: 'pl: accepts the second of two quoted slots',
    sentAt: '2027-02-18T20:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Marek Ślęzok <mslezok@poczta-domowa.example>',
    subject: 'Re: Konsultacja fizjoterapeutyczna',
    text: `Dobry wieczór,
biorę ten drugi termin, wezmę ze sobą wynik rezonansu.
M. Ślęzok

W dniu czw., 18 lut 2027 o 14:02 Gabinet Ruch <gabinet@ruch-fizjo.example> napisał(a):
> Dzień dobry Panie Marku,
>
> mamy dwa wolne miejsca:
> 1) wtorek 23.02, godz. 9:00
> 2) czwartek 25.02, godz. 12:15
>
> Proszę o odpowiedź do jutra do 10:00.
>
> Pozdrawiam
> Ola z recepcji`,
    expected: [at('2027-02-25T12:15:00+01:00')],
  },
  {
    name: 'pl: architect moves tomorrow at ten to Friday',
    sentAt: '2027-03-02T09:10:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Igor Pietruszka <igor@pracownia-kreska.example>',
    subject: 'przesunięcie - budowa Zalesie',
    text: `Cześć Tomek,

elektryk się rozchorował, więc nasze jutrzejsze spotkanie na budowie (miało być o 10:00) przenoszę na piątek, na 11:30. Miejsce bez zmian, kontener kierownika.

Weź proszę rysunki A-03 i A-07, rewizja C.

Igor`,
    expected: [at('2027-03-05T11:30:00+01:00')],
  },
  {
    name: 'pl: patient cancels without a new date',
    sentAt: '2027-03-15T07:22:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Danuta Miś <danuta.mis@skrzynka.example>',
    subject: 'odwołuję wizytę',
    text: `Dzień dobry, bardzo przepraszam ale muszę odwołać jutrzejszą wizytę o 16:40 u dr Pawlickiej, wnuczka ma gorączkę i nie mam jej z kim zostawić. Odezwę się jak wyzdrowieje, wtedy się umówimy na nowo.

Danuta Miś
PS kartę stałego pacjenta mam nr 4471`,
    expected: [],
  },
  {
    name: 'pl: lower case without accents, viewing tomorrow',
    sentAt: '2027-07-14T21:57:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'kamil <kamil.zdunek@szybkapoczta.example>',
    subject: 'lokal na sniadeckich',
    text: `hej
to ja dzwonilem w sprawie lokalu pod barber shop. wpadne jutro o 14 obejrzec, tak jak mowiles. bedzie ze mna wspolnik
czynsz 4200 + vat aktualny? i czy prad jest na sile
pzdr kamil`,
    expected: [at('2027-07-15T14:00:00+02:00')],
  },
  {
    name: 'pl: sanitary inspection announced by the authority with superscript minutes',
    sentAt: '2027-03-01T12:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Powiatowa Stacja Sanitarna <kancelaria@psse-brzozow.example>',
    subject: 'HŻ.9020.3.41.2027 – zawiadomienie o kontroli',
    text: `Sz. P.
Grzegorz Nalepa
Restauracja „Pod Gruszą”

Zawiadamia się, że w dniu 17 marca 2027 r. (środa) o godz. 9⁰⁰ w zakładzie przy ul. Rynkowej 3 zostanie przeprowadzona kontrola sanitarna w zakresie stanu higienicznego kuchni i magazynów żywności. Prosi się o obecność przedsiębiorcy lub osoby pisemnie upoważnionej.

Do kontroli należy przygotować:
1. orzeczenia do celów sanitarno-epidemiologicznych pracowników,
2. dokumentację HACCP za okres od 1 stycznia 2026 r.,
3. umowę na odbiór odpadów.

Upoważnienie dla osoby zastępującej należy przesłać w terminie 7 dni od otrzymania pisma.

Starszy asystent
mgr Iwona Dul

Urząd czynny: pn.–pt. 7³⁰–15⁰⁵, tel. 13 555 20 44`,
    expected: [at('2027-03-17T09:00:00+01:00')],
  },
  {
    name: 'pl: property manager announces a water cut',
    sentAt: '2027-06-04T13:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Osiedle Klonowe <administracja@klonowe.example>',
    subject: 'Przerwa w dostawie wody - lokale użytkowe U1-U6',
    text: `Szanowni Państwo,

informujemy, że w związku z wymianą zaworów w węźle cieplnym w środę 9 czerwca w godzinach 8:00–14:00 nastąpi przerwa w dostawie ciepłej i zimnej wody w budynku B.

Prace będą prowadzone wyłącznie w piwnicy, nie ma potrzeby udostępniania lokali. Za utrudnienia przepraszamy.

Administracja
dyżur telefoniczny: wtorki i czwartki 15–17, 22 555 08 31`,
    expected: [],
  },
  {
    name: 'pl: parcel announcement with JSON-LD ParcelDelivery',
    sentAt: '2027-08-19T06:50:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier Strzała <powiadomienia@kurierstrzala.example>',
    subject: 'Twoja paczka 5500 1187 2093 jest już w drodze',
    text: `Dzień dobry!

Paczka nr 5500 1187 2093 od nadawcy HURT-PAPIER zostanie dziś doręczona między 12:00 a 15:00.

Kurier: Adrian, tel. 500 555 017
Kwota pobrania: 0,00 zł

Nie będzie Cię w domu? Przekieruj paczkę do punktu do godz. 9:00.

Zespół Kurier Strzała`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "550011872093",
  "expectedArrivalFrom": "2027-08-19T12:00:00+02:00",
  "expectedArrivalUntil": "2027-08-19T15:00:00+02:00",
  "carrier": { "@type": "Organization", "name": "Kurier Strzała" }
}
</script>
<p>Dzień dobry!</p>
<p>Paczka nr <b>5500 1187 2093</b> od nadawcy HURT-PAPIER zostanie dziś doręczona między <b>12:00 a 15:00</b>.</p>
<p>Kurier: Adrian, tel. 500 555 017<br>Kwota pobrania: 0,00 zł</p>
<p>Nie będzie Cię w domu? Przekieruj paczkę do punktu do godz. 9:00.</p>
<p>Zespół Kurier Strzała</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'pl: heat pump service visit with a length, across the clock change',
    sentAt: '2027-03-23T11:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Serwis Ciepłowski <serwis@cieplowski.example>',
    subject: 'Przegląd gwarancyjny pompy ciepła, zlec. 2027/0318',
    text: `Dzień dobry,

potwierdzamy przegląd pompy ciepła w Państwa zakładzie: serwisant Dawid Rak przyjedzie we wtorek 6 kwietnia o godz. 8:00. Prace potrwają 2 godziny, w tym czasie ogrzewanie będzie wyłączone.

Koszt przeglądu: 549 zł netto, faktura z terminem płatności 14 dni.
Prosimy o zapewnienie dostępu do kotłowni i o zaparkowanie aut tak, żeby można było dojść do jednostki zewnętrznej.

--
Ciepłowski Sp. z o.o.
infolinia 7:00–19:00, 800 555 090`,
    expected: [at('2027-04-06T08:00:00+02:00', '2027-04-06T10:00:00+02:00')],
  },
  {
    name: 'pl: newsletter of a training company with dated webinars',
    sentAt: '2027-09-01T08:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia Kadr <newsletter@akademiakadr.example>',
    subject: '🍂 Wrzesień w Akademii Kadr: 3 bezpłatne webinary',
    text: `Wracamy po wakacjach!

Sprawdź, co dla Ciebie przygotowaliśmy:

► 9 września, godz. 10:00 – Urlopy od A do Z
► 16 września, godz. 10:00 – Praca zdalna w praktyce
► 23 września, godz. 12:00 – Co nowego w ZUS

Liczba miejsc ograniczona. Zapisz się: https://akademiakadr.example/webinary

Tylko do 5 września do 23:59 – pakiet szkoleń z rabatem 30% z kodem WRZESIEN30.

Otrzymujesz tę wiadomość, ponieważ zapisałeś się do newslettera. Wypisz się: https://akademiakadr.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: calendar invitation with an ICS part and the same time in the words',
    sentAt: '2027-05-10T16:04:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Gawron <n.gawron@mleczarnia-bialka.example>',
    subject: 'Zaproszenie: Nowe etykiety – przegląd projektów',
    text: `Dzień dobry,

przesyłam zaproszenie na czwartek 20 maja, 14:00–15:00, u nas w sali Łąka. Proszę o zabranie wydruków próbnych w skali 1:1, szefowa nie lubi oglądać na ekranie.

Natalia Gawron
Dział marketingu
Mleczarnia Białka`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Mleczarnia Bialka//Kalendarz//PL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:7f1c2b-20270520@mleczarnia-bialka.example
DTSTAMP:20270510T140400Z
DTSTART;TZID=Europe/Warsaw:20270520T140000
DTEND;TZID=Europe/Warsaw:20270520T150000
SUMMARY:Nowe etykiety – przegląd projektów
LOCATION:Sala Łąka
ORGANIZER;CN=Natalia Gawron:mailto:n.gawron@mleczarnia-bialka.example
ATTENDEE;CN=Studio Ampersand;RSVP=TRUE:mailto:studio@ampersand.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-20T14:00:00+02:00', '2027-05-20T15:00:00+02:00')],
  },
  {
    name: 'pl: restaurant confirms the table for the company dinner with JSON-LD',
    sentAt: '2027-11-24T13:11:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Karczma u Bartnika <rezerwacje@ubartnika.example>',
    subject: 'Potwierdzenie rezerwacji stolika UB-20931',
    text: `Dziękujemy za rezerwację!

Nazwisko: Stolarnia Hebel, p. Olszowy
Kiedy: piątek, 3 grudnia 2027, godz. 19:30
Liczba osób: 8
Uwagi: dwa dania wegetariańskie

Stolik trzymamy 15 minut. Bezpłatna zmiana rezerwacji do 2 grudnia do godz. 18:00.
Kuchnia czynna codziennie 12:00–22:00.

Karczma u Bartnika, ul. Miodowa 5, Nowy Sącz, tel. 18 555 33 10`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "UB-20931",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Stolarnia Hebel, p. Olszowy" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Karczma u Bartnika",
    "address": { "@type": "PostalAddress", "streetAddress": "ul. Miodowa 5", "addressLocality": "Nowy Sącz", "addressCountry": "PL" }
  },
  "startTime": "2027-12-03T19:30:00+01:00",
  "partySize": "8"
}
</script></head><body>
<h2>Dziękujemy za rezerwację!</h2>
<p>Nazwisko: Stolarnia Hebel, p. Olszowy<br>Kiedy: piątek, 3 grudnia 2027, godz. 19:30<br>Liczba osób: 8<br>Uwagi: dwa dania wegetariańskie</p>
<p>Stolik trzymamy 15 minut. Bezpłatna zmiana rezerwacji do 2 grudnia do godz. 18:00.<br>Kuchnia czynna codziennie 12:00–22:00.</p>
<p>Karczma u Bartnika, ul. Miodowa 5, Nowy Sącz, tel. 18 555 33 10</p>
</body></html>`,
    expected: [at('2027-12-03T19:30:00+01:00')],
  },
  {
    name: 'pl: importer in New York proposes a call in both zones',
    sentAt: '2027-06-03T12:25:00-04:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewa Lasota-Green <ewa@amberlane.example>',
    subject: 'Zamówienie jesienne, krótka rozmowa',
    text: `Pani Agnieszko,

próbki doszły cało, kolczyki z zielonym bursztynem są przepiękne! Chciałabym omówić zamówienie na jesień (myślę o 250–300 parach) i warunki płatności.

Proponuję rozmowę wideo we wtorek 8 czerwca o 10:30 czasu nowojorskiego, czyli u Pani będzie 16:30. Pół godziny nam wystarczy.

Serdeczności z upalnego Brooklynu,
Ewa`,
    expected: [at('2027-06-08T16:30:00+02:00', '2027-06-08T17:00:00+02:00')],
  },
  {
    name: 'pl: colleague tells the rota and an own dentist appointment',
    sentAt: '2027-04-12T15:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Bąk <sylwia@kwiatowazagroda.example>',
    subject: 'grafik na ten tydzień',
    text: `Hejka,

na tablicy wisi już grafik, dla pewności wpisuję też tutaj:
wt. Kasia 9-17, Ula 11-19
śr. Kasia 9-17, Janek 12-20
czw. Ula 9-17, Janek 11-19

Mnie w czwartek nie ma od 10 do 12, bo siedzę u dentysty (trzymajcie kciuki, ósemka). Klucze do chłodni zostawiam u Uli.

Buziaki
S.`,
    expected: [],
  },
  {
    name: 'pl: two days at a trade fair together',
    sentAt: '2027-08-30T10:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wojciech Sroka <wojtek@okna-sroka.example>',
    subject: 'Targi stolarki - mam wejściówki',
    text: `Darek,

załatwiłem u producenta okuć dwie wejściówki, więc zgodnie z umową jedziemy razem na targi do Poznania: wtorek i środa, 21 i 22 września, dwa pełne dni. Zarezerwuj sobie, żeby Ci nikt montażu nie wcisnął.

Nocleg biorę na siebie (pokój 2-os., 310 zł), Ty stawiasz kolację. Jedziemy moim, o której wyjazd, dogadamy się bliżej terminu.

W.`,
    expected: [days('2027-09-21', '2027-09-23')],
  },
  {
    name: 'pl: whole-day stock-take for everyone',
    sentAt: '2027-12-09T09:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Teresa Maj <t.maj@hurtownia-gwozdz.example>',
    subject: 'INWENTARYZACJA',
    text: `Szanowni Współpracownicy,

przypominam, że inwentaryzacja roczna odbędzie się w sobotę 18 grudnia i potrwa cały dzień. Obecność całej załogi, także biura, obowiązkowa. Sklep będzie w tym dniu zamknięty.

Za sobotę przysługuje dzień wolny, do odebrania do końca stycznia. Pizza na koszt firmy.

Teresa Maj
kierownik magazynu
wew. 114`,
    expected: [days('2027-12-18')],
  },
  {
    name: 'pl: school invites a craftsman to a careers lesson',
    sentAt: '2027-09-20T14:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Szkoła Podstawowa nr 7 <sekretariat@sp7-olszyny.example>',
    subject: 'Dzień Zawodów – zaproszenie dla Pana Zegarmistrza',
    text: `Szanowny Panie Ludwiku!

Zgodnie z naszą rozmową na festynie serdecznie zapraszam Pana do klasy 8b na Dzień Zawodów. Pana prezentacja wypada na drugiej lekcji, w piątek 8 października w godz. 8.55–9.40, sala 21. Uczniowie już szykują pytania, a jeden przyniesie budzik po pradziadku!

Rzutnik i herbata będą. Prosimy tylko podać do 30 września tytuł wystąpienia na plakat.

Z wyrazami szacunku
Joanna Kulpa
wychowawczyni kl. 8b

Sekretariat szkoły czynny 7.30–15.30, tel. 14 555 62 07`,
    expected: [at('2027-10-08T08:55:00+02:00', '2027-10-08T09:40:00+02:00')],
  },
  {
    name: 'pl: colleague forwards a request to see samples and names the time',
    sentAt: '2027-04-16T11:51:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Recepcja <recepcja@tapety-arkusz.example>',
    subject: 'PD: próbki tapet do hotelu',
    text: `Mirka, to do Ciebie. Pani Rojek chce przyjść do Ciebie we wtorek 20.04 o 12:15, żeby obejrzeć próbki. Sala na dole jest wolna, odpisz jej proszę sama.
Zosia

---------- Wiadomość przekazana ----------
Od: Klaudia Rojek <k.rojek@hotel-przystan.example>
Data: pt., 16 kwi 2027, 09:20
Temat: próbki tapet do hotelu
Do: <recepcja@tapety-arkusz.example>

Dzień dobry,
remontujemy 14 pokoi i szukamy tapet trudnopalnych. Czy mogłabym spotkać się z panią Mirosławą we wtorek 20.04 o 12:15? Będę akurat w okolicy.
Potrzebujemy ok. 190 rolek, montaż we wrześniu.
Klaudia Rojek
Hotel Przystań`,
    expected: [at('2027-04-20T12:15:00+02:00')],
  },
  {
    name: 'pl: declines the offered Tuesday and asks for something else',
    sentAt: '2027-11-05T08:33:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Leszek Fornal <leszek.fornal@fornal-transport.example>',
    subject: 'Re: Prezentacja systemu do floty',
    text: `Witam

Niestety wtorek o 15 mi nie pasuje, mam wtedy załadunek w Gliwicach. Proszę o inną propozycję, najlepiej dopiero w grudniu bo teraz młyn.

Fornal Transport
tel 602 555 880

-----Oryginalna wiadomość-----
Od: Biuro FlotaPlus <biuro@flotaplus.example>
Wysłano: czwartek, 4 listopada 2027 16:20
Temat: Prezentacja systemu do floty

Dzień dobry Panie Leszku,
proponuję prezentację we wtorek 9 listopada o 15:00, w Państwa siedzibie.
Pozdrawiam, Rafał`,
    expected: [],
  },
  {
    name: 'pl: declines one time and offers two others, spoken quarter',
    sentAt: '2027-10-24T19:08:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Jadwiga Hanke <jadwiga.hanke@skrzynka.example>',
    subject: 'Odp: wycena mebli po babci',
    text: `Dobry wieczór Panu,

wtorek o 15 u mnie odpada, mam zajęcia na uniwersytecie trzeciego wieku. Mogę natomiast w środę o 7:30 rano (wstaję z kurami!) albo w czwartek kwadrans po szóstej wieczorem. Proszę wybrać.

Chodzi o kredens, dwa krzesła i zegar. Zegar stoi od 1987 r. na za dziesięć druga i nie wiem, czy da się go uratować.

Z poważaniem
Jadwiga Hanke

Użytkownik Antykwariat Sepia napisał:
> Szanowna Pani, czy odpowiada Pani wtorek 26 października o 15:00? Przyjadę do Pani obejrzeć meble.`,
    expected: [at('2027-10-27T07:30:00+02:00'), at('2027-10-28T18:15:00+02:00')],
  },
  {
    name: 'pl: second payment reminder with dates and telephone hours',
    sentAt: '2027-05-25T09:41:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział Rozliczeń <windykacja@drukmax.example>',
    subject: 'II wezwanie do zapłaty – FV 2027/04/0188',
    text: `Dzień dobry,

do dnia dzisiejszego nie odnotowaliśmy wpłaty za fakturę FV 2027/04/0188 z 12.04.2027 na kwotę 3 187,50 zł brutto (termin płatności minął 26.04.2027).

Prosimy o uregulowanie należności najpóźniej do poniedziałku 31.05.2027 do godz. 15:00. Po tym terminie sprawa zostanie przekazana do kancelarii.

W razie pytań jestem pod telefonem od poniedziałku do piątku w godz. 8–14: 61 555 47 02.

Monika Stachura
Drukmax s.c.`,
    expected: [],
  },
  {
    name: 'pl: automatic holiday reply',
    sentAt: '2027-08-03T10:02:11+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Paweł Żmuda <p.zmuda@geodezja-zmuda.example>',
    subject: 'Automatyczna odpowiedź: Mapa do celów projektowych',
    text: `Dziękuję za wiadomość.

W dniach 2–13 sierpnia przebywam na urlopie i nie odbieram poczty. Wracam w poniedziałek 16 sierpnia.

W pilnych sprawach proszę o kontakt z biurem (pon.–czw. 8:00–16:00, pt. 8:00–13:00), tel. 81 555 29 64.

Paweł Żmuda
geodeta uprawniony`,
    expected: [],
  },
  {
    name: 'pl: video conference in Polish time for a reader in London',
    sentAt: '2027-05-06T17:20:00+02:00',
    timezone: 'Europe/London',
    from: 'Michał Turek <michal.turek@logosoft.example>',
    subject: 'Wdrożenie magazynu Luton – link do spotkania',
    text: `Cześć Aneta,

poniżej dane do połączenia:

Temat: Wdrożenie magazynu Luton, warsztat 2
Kiedy: środa, 12 maja 2027, 11:00 (czas polski)
Czas trwania: 45 min

Dołącz: https://konferencja.logosoft.example/j/84420917735
Identyfikator: 844 2091 7735
Kod dostępu: 110530

Agenda w załączniku. Gdyby coś nie działało, dzwoń: +48 22 555 71 16.

Pozdr.
Michał`,
    expected: [at('2027-05-12T10:00:00+01:00', '2027-05-12T10:45:00+01:00')],
  },
  {
    name: 'pl: bride asks the florist for a talk on Saturday week',
    sentAt: '2027-02-26T22:16:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Oliwia Perz <oliwka.perz@skrzynka.example>',
    subject: 'Kwiaty na ślub!!! 💐',
    text: `Hej!

znalazłam Was przez koleżankę, której robiliście bukiet w zeszłym roku (ten z eukaliptusem, cudo!!). My bierzemy ślub dopiero jesienią, dokładnej daty jeszcze nie mamy, ale ja już oczywiście panikuję :D

Czy możemy spotkać się u Was w kwiaciarni w sobotę za tydzień, czyli 6 marca, o 11? Przyjadę z mamą. Wiem, że macie wtedy ruch przed Dniem Kobiet, ale w tygodniu pracuję do 18 i nie zdążę przed zamknięciem.

Marzą mi się piwonie, chociaż wszyscy mówią, że to nie sezon...

Ściskam, Oliwia`,
    expected: [at('2027-03-06T11:00:00+01:00')],
  },
  {
    name: 'pl: periodic medical check for the reader with fasting hours',
    sentAt: '2027-06-01T08:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Centrum Medycyny Pracy Salus <rejestracja@salus-mp.example>',
    subject: 'Badania okresowe – potwierdzenie terminu',
    text: `Pan Robert Cichosz

Termin badań: 11.06.2027 (piątek) godz. 7:20, gabinet 5

Prosimy:
* zgłosić się na czczo (ostatni posiłek poprzedniego dnia do 20:00),
* zabrać skierowanie od pracodawcy, dowód osobisty i okulary,
* nie zakładać soczewek na 24 godziny przed badaniem.

Wyniki do odbioru po 3 dniach roboczych w godz. 13:00–17:30.

Rejestracja pn.–pt. 7:00–18:00
tel. 32 555 90 15
Wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać.`,
    expected: [at('2027-06-11T07:20:00+02:00')],
  },
  {
    name: 'pl: general availability without a proposal',
    sentAt: '2027-01-21T12:03:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Hubert Wala <hubert@ceramika-wala.example>',
    subject: 'Re: wspólne stoisko?',
    text: `Siema!

Pomysł mi się podoba, trzeba to przegadać na spokojnie. W przyszłym tygodniu mam w miarę luźno, w poniedziałki z reguły też się da. Napisz, kiedy Tobie pasuje, to się dostosuję.

Jedna rzecz: stoisko 3x3 m kosztuje 1150 zł, na pół to chyba uczciwie?

H.

Ceramika Wala | pracownia czynna wt–sob 10:00–18:00`,
    expected: [],
  },
  {
    name: 'pl: parts of the day, the hour is still to be agreed',
    sentAt: '2027-07-05T13:46:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Urszula Dymek <u.dymek@przedszkole-kaczuszki.example>',
    subject: 'malowanie sali Motylków',
    text: `Panie Staszku,

dzieci wyjechały, można malować. Czy da Pan radę podjechać do nas na oględziny w środę po południu albo w czwartek rano? Na godzinę umówimy się jeszcze telefonicznie, bo czekam na panią dyrektor.

Sala ma 48 m2, sufit 3,20. Farba musi być z atestem.

Dziękuję i pozdrawiam
Urszula Dymek, intendentka`,
    expected: [],
  },
  {
    name: 'pl: owners meeting with a Roman month and a planned end',
    sentAt: '2027-11-04T11:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zarząd WM Portowa 8 <zarzad@portowa8.example>',
    subject: 'Zebranie właścicieli lokali Portowa 8',
    text: `Szanowna Pani,

jako właścicielkę lokalu użytkowego nr 2 zapraszamy Panią na zebranie wspólnoty:

15.XI.2027 r. (pon.), g. 16.00, planowany koniec g. 17.30
świetlica, klatka C

Porządek obrad:
1. Remont dachu – wybór oferty (194 tys. / 211,5 tys. zł)
2. Zaliczki na fundusz remontowy od 1.I.2028 r.
3. Sprawy różne

Pełnomocnictwa przyjmuje p. Gronek (m. 14) do 12.XI.

Zarząd Wspólnoty`,
    expected: [at('2027-11-15T16:00:00+01:00', '2027-11-15T17:30:00+01:00')],
  },
  {
    name: 'pl: supplier gives his flights, the visit and the lunch',
    sentAt: '2027-09-07T18:29:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Andrzej Krasny <a.krasny@baltic-lakiery.example>',
    subject: 'Mój przyjazd do Krakowa',
    text: `Pani Doroto, Panie Jacku,

zgodnie z ustaleniami będę w Krakowie w poniedziałek 13 września. Lot LO 3999 z Gdańska ląduje o 8:35, dalej biorę taksówkę i o 10:00 melduję się u Państwa w lakierni. Przywiozę nowe utwardzacze, pokażę na Państwa próbkach.

Potem zapraszam Państwa na obiad o 13:00, stolik na trzy osoby w „Zielonym Piecu” już zamówiłem. Powrotny samolot mam o 19:10.

Do zobaczenia
Andrzej Krasny
Baltic Lakiery, przedstawiciel regionalny
kom. 605 555 343`,
    expected: [at('2027-09-13T10:00:00+02:00'), at('2027-09-13T13:00:00+02:00')],
  },
  {
    name: 'pl: promised call back today, spoken quarter to',
    sentAt: '2027-04-07T13:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Głąb <renata.glab@polisa-dom.example>',
    subject: 'szkoda OC - oddzwonie',
    text: `Dzien dobry Panie Marianie, widze ze Pan dzwonil, bylam na szkoleniu. Zadzwonie do Pana dzisiaj za kwadrans czwarta, prosze miec pod reka nr szkody (zaczyna sie od SK/27/) i dowod rejestracyjny.
R. Glab

Wysłano z telefonu`,
    expected: [at('2027-04-07T15:45:00+02:00')],
  },
  {
    name: 'pl: calendar cancellation with an ICS part',
    sentAt: '2027-06-14T09:17:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Filip Rzepka <f.rzepka@gmina-jaworek.example>',
    subject: 'Odwołane: Odbiór placu zabaw, ul. Szkolna',
    text: `Szanowni Państwo,

odbiór placu zabaw zaplanowany na czwartek 17 czerwca, godz. 12:00 zostaje odwołany z powodu braku certyfikatu nawierzchni. O nowym terminie powiadomimy po dostarczeniu dokumentów.

Filip Rzepka
Referat Inwestycji`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Gmina Jaworek//Terminarz//PL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:odbior-szkolna-0617@gmina-jaworek.example
DTSTAMP:20270614T071700Z
DTSTART:20270617T100000Z
DTEND:20270617T110000Z
SUMMARY:Odwołane: Odbiór placu zabaw\\, ul. Szkolna
ORGANIZER;CN=Filip Rzepka:mailto:f.rzepka@gmina-jaworek.example
ATTENDEE;CN=Zielony Plac:mailto:biuro@zielonyplac.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: request for quotation with deadlines by the hour',
    sentAt: '2027-10-06T15:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zamówienia Szpital Powiatowy <zamowienia@szpital-lesnica.example>',
    subject: 'Zapytanie ofertowe 61/2027 – wymiana wykładzin',
    text: `Dzień dobry,

zwracamy się z prośbą o złożenie oferty na wymianę 320 m2 wykładziny PCV na oddziale rehabilitacji.

Pytania do treści zapytania: do wtorku 12.10.2027, godz. 10:00.
Termin składania ofert: piątek 15.10.2027, godz. 12:00 (decyduje wpływ na skrzynkę).
Realizacja: 2.11–26.11.2027, prace wyłącznie w godz. 7:00–15:00.

Wizja lokalna nie jest przewidziana, dokumentacja fotograficzna w załączeniu.

Mariola Gęś
Sekcja Zamówień`,
    expected: [],
  },
  {
    name: 'pl: thanks for a past meeting with minutes and own plans',
    sentAt: '2027-12-01T16:40:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Aleksandra Nowicz <a.nowicz@szumi-las.example>',
    subject: 'Notatka po spotkaniu',
    text: `Dzień dobry wszystkim,

dziękuję za wczorajsze spotkanie (wtorek, 10:00–11:30). W skrócie:

1. Logo – zostajemy przy wersji z sosną.
2. Strona – teksty dostarczamy do 10 grudnia, Państwo publikują w styczniu.
3. Zdjęcia – nasz fotograf robi je sam, w piątek o 9:00 jedzie do leśniczówki, nikt więcej nie musi tam być.

Następne spotkanie ustalimy, gdy będą gotowe zdjęcia.

Miłego popołudnia
Ola Nowicz`,
    expected: [],
  },
  {
    name: 'pl: accountant in Chicago confirms an afternoon appointment',
    sentAt: '2027-10-11T11:15:00-05:00',
    timezone: 'America/Chicago',
    from: 'Barbara Mucha <basia@muchatax.example>',
    subject: 'Appointment - rozliczenie firmy',
    text: `Panie Zbyszku,

mam Pana zapisanego na wtorek 19 października na 4:30 po południu, w ofisie na Milwaukee Ave. Proszę wziąć wszystkie 1099 i rachunki za trucka.

Parking jest z tyłu, od alejki. Opłata za quarter to $180, można czekiem.

Basia Mucha
Mucha Tax & Bookkeeping
(312) 555-0148
Mon–Fri 9am–6pm, Sat 10am–2pm`,
    expected: [at('2027-10-19T16:30:00-05:00')],
  },
  {
    name: 'pl: IT support connects tomorrow for twenty minutes beside a maintenance window',
    sentAt: '2027-01-25T15:55:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Helpdesk Bitownia <helpdesk@bitownia.example>',
    subject: '[#88213] Drukarka etykiet nie drukuje',
    text: `Dzień dobry Pani Grażyno,

kolega Szymon połączy się z Panią zdalnie jutro o 7:45, zajmie to 20 minut. Proszę mieć włączony komputer przy kasie nr 2 i uruchomiony program PomocZdalna.

Przy okazji: w nocy z czwartku na piątek w godz. 22:00–4:00 aktualizujemy serwery, poczta może działać wolniej.

Zgłoszenie: #88213, priorytet: średni, czas reakcji: 8 h

Helpdesk Bitownia
pn.–pt. 7:00–17:00 | 71 555 60 06`,
    expected: [at('2027-01-26T07:45:00+01:00', '2027-01-26T08:05:00+01:00')],
  },
];
