import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const polishExam: DetectionMail[] = [
  {
    name: 'pl: customer asks a garage for a tyre change slot',
    sentAt: '2027-03-15T07:52:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Tomasz Wrzosek <t.wrzosek@poczta-domowa.example>',
    subject: 'Wymiana opon',
    text: `Dzień dobry,

chciałbym się umówić na wymianę opon na letnie (Skoda Octavia, 205/55 R16, felgi stalowe). Czy pasowałby Państwu czwartek 18 marca, godz. 8:30? Podjechałbym po drodze do pracy, a samochód mogę odebrać, kiedy będzie gotowy.

Jesienią płaciłem 160 zł z wyważeniem, czy cena się zmieniła?

Pozdrawiam
Tomasz Wrzosek
tel. 600 555 012`,
    expected: [at('2027-03-18T08:30:00+01:00')],
  },
  {
    name: 'pl: accountant proposes a call at half past nine for 45 minutes',
    sentAt: '2027-02-04T14:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Barbara Kruk <b.kruk@kruk-ksiegowosc.example>',
    subject: 'Zamknięcie roku - parę pytań',
    text: `Pani Moniko,

przejrzałam dokumenty za grudzień. Brakuje mi dwóch faktur za paliwo i umowy leasingu na drugiego busa. Proszę o skany do 12 lutego, JPK wysyłamy jak zwykle do 25-go.

Resztę chętnie omówię przez telefon. Zadzwonię do Pani we wtorek 9 lutego rano, o wpół do dziesiątej, dobrze? Proszę sobie zarezerwować 45 minut, bo trochę się tego nazbierało.

Miłego popołudnia
Barbara Kruk

Biuro Rachunkowe Kruk
ul. Młyńska 4, 63-000 Środa Wlkp.
czynne pn.-czw. 8:00-16:00, pt. 8:00-13:00`,
    expected: [at('2027-02-09T09:30:00+01:00', '2027-02-09T10:15:00+01:00')],
  },
  {
    name: 'pl: agency client lists three slots with ranges',
    sentAt: '2027-04-21T16:41:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Magdalena Ostrowska <m.ostrowska@domki-nad-jeziorem.example>',
    subject: 'Re: Nowa strona - makiety',
    text: `Cześć Piotrze,

makiety wyglądają super, szef ma tylko kilka uwag do kolorów. Najlepiej przegadać to na żywo. Z naszej strony pasują takie terminy, wybierz, co Ci wygodniej:

- pon. 26.04, 10:00-11:00
- wt. 27.04, 13:30-14:30
- czw. 29.04, 9:00-10:00

Możemy wpaść do Was albo zdzwonić się online.

Ściskam
Magda

W dniu 20.04.2027 o 11:05 Piotr Lasota napisał:
> Hej Magda,
> w załączniku trzy wersje strony głównej. Daj proszę znać,
> kiedy moglibyśmy o nich pogadać.
> Piotr`,
    expected: [
      at('2027-04-26T10:00:00+02:00', '2027-04-26T11:00:00+02:00'),
      at('2027-04-27T13:30:00+02:00', '2027-04-27T14:30:00+02:00'),
      at('2027-04-29T09:00:00+02:00', '2027-04-29T10:00:00+02:00'),
    ],
  },
  {
    name: "pl: moves tomorrow's meeting to Friday at a quarter past twelve",
    sentAt: '2027-05-11T12:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Grzegorz Tabor <grzegorz.tabor@tabor-okna.example>',
    subject: 'prośba o zmianę terminu',
    text: `Szanowna Pani,

bardzo przepraszam, ale jutro wypadła mi pilna reklamacja u klienta. Czy moglibyśmy przełożyć nasze jutrzejsze spotkanie z 10:00 na piątek 14 maja, godz. 12:15? Miejsce bez zmian, u Państwa na budowie.

Z poważaniem
Grzegorz Tabor
TABOR Okna i Drzwi`,
    expected: [at('2027-05-14T12:15:00+02:00')],
  },
  {
    name: 'pl: accepts the second of three quoted dates for a kitchen survey',
    sentAt: '2027-06-08T08:14:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewelina Mazurkiewicz <ewelina.mazurkiewicz@listy.example>',
    subject: 'Re: Pomiar kuchni - terminy',
    text: `Dzień dobry,

drugi termin nam odpowiada, proszę go dla nas zarezerwować. Mąż też będzie, więc od razu ustalimy blat.

Domofon nie działa, proszę dzwonić: 511 555 340.

Ewelina Mazurkiewicz

W dniu pon., 7.06.2027 o 15:12 Stolarnia Dębowa <biuro@stolarnia-debowa.example> napisał(a):
> Dzień dobry Pani Ewelino,
>
> na pomiar możemy przyjechać:
> 1) środa 16 czerwca, godz. 9:00
> 2) czwartek 17 czerwca, godz. 17:30
> 3) sobota 19 czerwca, godz. 10:00
>
> Proszę o informację, który termin wybrać.
>
> Stolarnia Dębowa`,
    expected: [at('2027-06-17T17:30:00+02:00')],
  },
  {
    name: 'pl: terse lower case without accents, day after tomorrow at 14:15',
    sentAt: '2027-09-13T10:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Marek Dudzik <marek@dudzik-druk.example>',
    subject: 'probki',
    text: `hej,
pojutrze kwadrans po czternastej u was w biurze? przywioze probki papieru i ten segregator co zostal u mnie. daj znac czy ok

marek`,
    expected: [at('2027-09-15T14:15:00+02:00')],
  },
  {
    name: 'pl: chatty friend of the firm, not this Thursday but the next',
    sentAt: '2027-10-05T19:47:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zenon Ratajczak <zenek.ratajczak@wuchta.example>',
    subject: 'Tej, stary!',
    text: `Tej Wiesiu,

co tam u ciebie, żyjesz jeszcze w tej robocie? U nas wuchta zamówień, na pyry z gzikiem nie ma czasu.

Słuchaj, z tą przyczepą to trza by się w końcu dogadać. Przyjadę do ciebie do zakładu, ale nie w ten czwartek, bo mamy dostawę blachy, tylko w następny, o 11:00. Obejrzymy ją na spokojnie i dobijemy targu. Mówiłeś 4500, to ja mówię 4000 i flaszka ;)

Pozdrów Hanię
Zenek`,
    expected: [at('2027-10-14T11:00:00+02:00')],
  },
  {
    name: 'pl: calendar invitation to discuss an offer',
    sentAt: '2027-11-03T11:26:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Karolina Bień <karolina.bien@bramtech.example>',
    subject: 'Zaproszenie: Omówienie oferty na bramę przesuwną',
    text: `Dzień dobry,

zgodnie z rozmową przesyłam zaproszenie na omówienie oferty nr 418/2027. Prosimy o akceptację.

Karolina Bień
Dział Handlowy, BramTech
infolinia 8-16`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//BramTech//Kalendarz 3.1//PL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7f3c20e1-418@bramtech.example
DTSTAMP:20271103T102600Z
DTSTART;TZID=Europe/Warsaw:20271109T130000
DTEND;TZID=Europe/Warsaw:20271109T140000
SUMMARY:Omówienie oferty na bramę przesuwną
LOCATION:BramTech\\, ul. Składowa 11\\, Kielce
ORGANIZER;CN=Karolina Bień:mailto:karolina.bien@bramtech.example
ATTENDEE;RSVP=TRUE:mailto:biuro@osiedle-lipowe.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-09T13:00:00+01:00', '2027-11-09T14:00:00+01:00')],
  },
  {
    name: 'pl: restaurant reservation with JSON-LD',
    sentAt: '2027-08-18T13:09:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Restauracja Pod Żurawiem <rezerwacje@podzurawiem.example>',
    subject: 'Potwierdzenie rezerwacji R-20915',
    text: `Dzień dobry,

potwierdzamy rezerwację stolika.

Data: piątek, 20 sierpnia 2027
Godzina: 19:00
Liczba osób: 6
Na nazwisko: Sikora

Stolik trzymamy przez 15 minut. Kuchnia czynna do 22:00.

Restauracja Pod Żurawiem
ul. Rybacka 8, Gdańsk`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "R-20915",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Iwona Sikora" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restauracja Pod Żurawiem",
    "address": { "@type": "PostalAddress", "streetAddress": "ul. Rybacka 8", "addressLocality": "Gdańsk", "addressCountry": "PL" }
  },
  "startTime": "2027-08-20T19:00:00+02:00",
  "partySize": "6"
}
</script></head><body><p>Dzień dobry,</p><p>potwierdzamy rezerwację stolika.</p>
<p>Data: piątek, 20 sierpnia 2027<br>Godzina: 19:00<br>Liczba osób: 6<br>Na nazwisko: Sikora</p>
<p>Stolik trzymamy przez 15 minut. Kuchnia czynna do 22:00.</p>
<p>Restauracja Pod Żurawiem<br>ul. Rybacka 8, Gdańsk</p></body></html>`,
    expected: [at('2027-08-20T19:00:00+02:00')],
  },
  {
    name: 'pl: boiler technician comes for an hour and a half',
    sentAt: '2027-01-19T09:37:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'CiepłoSerwis <zgloszenia@cieploserwis.example>',
    subject: 'Zgłoszenie 2027/01/0783 - przegląd kotła',
    text: `Szanowni Państwo,

dziękujemy za zgłoszenie z dnia 18.01.2027.

Nasz serwisant, p. Kamil Reszka, będzie u Państwa w poniedziałek 25 stycznia o godz. 10:30. Przegląd potrwa ok. półtorej godziny. Prosimy o zapewnienie dostępu do kotłowni i przygotowanie książki serwisowej.

Koszt przeglądu: 390,00 zł netto + dojazd 2,30 zł/km.

Z poważaniem
CiepłoSerwis Sp. z o.o.
Biuro: pon.-pt. 7:00-15:00
Dyżur awaryjny (16:00-22:00): 690 555 118`,
    expected: [at('2027-01-25T10:30:00+01:00', '2027-01-25T12:00:00+01:00')],
  },
  {
    name: 'pl: half-hour call named in Polish and London time',
    sentAt: '2027-07-06T10:18:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Paweł Hobson <pawel.hobson@amberfoods.example>',
    subject: 'Ogórki kiszone - kontyngent na jesień',
    text: `Dzień dobry Panie Andrzeju,

dzięki za cennik. Zanim złożę zamówienie, chciałbym porozmawiać o etykietach i paletach. Proponuję krótki telefon w czwartek 8 lipca o 15:00 czasu polskiego (14:00 u nas w Londynie), wystarczy pół godziny. Zadzwonię na Pana komórkę.

Best / pozdrowienia
Paweł Hobson
Amber Foods Ltd`,
    expected: [at('2027-07-08T15:00:00+02:00', '2027-07-08T15:30:00+02:00')],
  },
  {
    name: 'pl: reader in Chicago gets a call in Polish time',
    sentAt: '2027-03-08T12:44:00+01:00',
    timezone: 'America/Chicago',
    from: 'Joanna Lipska <j.lipska@bursztynowa.example>',
    subject: 'Kolekcja wiosna - rozmowa',
    text: `Drogi Panie Stanisławie,

kolekcja jest już sfotografowana, wzornik wyślemy kurierem w tym tygodniu. Potem chętnie przejdę z Panem przez modele na wideo. Czy może być środa, 17 marca, godzina 17:00 czasu polskiego? Link prześlę dzień wcześniej.

Serdeczności z Gdańska
Joanna Lipska
Pracownia Bursztynowa`,
    expected: [at('2027-03-17T11:00:00-05:00')],
  },
  {
    name: 'pl: two days at a trade fair together',
    sentAt: '2027-09-20T08:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Robert Kania <robert.kania@kaniameble.example>',
    subject: 'targi w Poznaniu',
    text: `Kasia,

decyzja zapadła: jedziemy razem na targi do Poznania, Ty i ja, na oba dni, 19 i 20 października (wtorek i środa). Wpisz sobie od razu do kalendarza i nic wtedy nie umawiaj.

Bilety wystawcy trzeba zamówić do 1 października, zajmę się tym. Hotel jak w zeszłym roku, jakieś 340 zł za dobę.

R.`,
    expected: [days('2027-10-19', '2027-10-21')],
  },
  {
    name: 'pl: applicant confirms an interview',
    sentAt: '2027-05-12T20:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Pawlik <natalia.pawlik@nowapoczta.example>',
    subject: 'Re: Rekrutacja - recepcja',
    text: `Szanowna Pani,

bardzo dziękuję za telefon i zaproszenie. Potwierdzam swoją obecność na rozmowie kwalifikacyjnej w poniedziałek, 17 maja, o godz. 16:45 w Państwa gabinecie przy ul. Ogrodowej. Zgodnie z prośbą przyniosę dyplom i zaświadczenie o kursie.

Pracę mogłabym rozpocząć od 1 lipca.

Z wyrazami szacunku
Natalia Pawlik
+48 722 555 096

Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji.`,
    expected: [at('2027-05-17T16:45:00+02:00')],
  },
  {
    name: 'pl: forwarded handover, the time repeated on top',
    sentAt: '2027-02-22T15:06:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Jacek Wolny <j.wolny@wolny-remonty.example>',
    subject: 'Fwd: Odbiór lokalu nr 12',
    text: `Aniu, przekazuję. Pani Sobczak czeka na nas oboje w środę 3 marca o 9 rano, weź proszę protokół i wilgotnościomierz. Lista usterek jest w teczce.

J.

---------- Przekazana wiadomość ----------
Od: Dorota Sobczak <d.sobczak@zarzadca-sobczak.example>
Data: pon., 22 lut 2027 o 14:40
Temat: Odbiór lokalu nr 12
Do: Jacek Wolny <j.wolny@wolny-remonty.example>

Panie Jacku,
odbiór lokalu nr 12 robimy w środę 03.03.2027 o godz. 9:00. Zapraszam Pana wraz z kierowniczką prac.
Klucze u dozorcy.
D. Sobczak`,
    expected: [at('2027-03-03T09:00:00+01:00')],
  },
  {
    name: 'pl: video call later today with link and access code',
    sentAt: '2027-12-02T09:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Damian Grot <damian.grot@lumeks-it.example>',
    subject: 'Awaria poczty - zdzwonka',
    text: `Cześć,

mam już wyniki z logów. Zdzwońmy się jeszcze dziś od 13:00 do 13:30, pokażę, co trzeba przestawić.

https://meet.lumeks-it.example/j/88412030
Kod dostępu: 1745

Damian
Lumeks IT | helpdesk 7-19 | 22 555 08 30`,
    expected: [at('2027-12-02T13:00:00+01:00', '2027-12-02T13:30:00+01:00')],
  },
  {
    name: 'pl: formal invitation to a board meeting, month in Roman numerals',
    sentAt: '2027-09-08T18:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ludwik Cieślak <prezes@ks-orzel.example>',
    subject: 'Posiedzenie Zarządu',
    text: `Szanowny Panie Skarbniku,

uprzejmie zapraszam Pana na posiedzenie Zarządu Klubu, które odbędzie się w dniu 22 IX 2027 r. (środa) o godz. 18.00 w świetlicy klubowej.

Porządek obrad:
1. Sprawozdanie finansowe za sezon 2026/2027 (referuje Skarbnik)
2. Remont szatni, kosztorys 48 700 zł
3. Składki na rok 2028, termin wpłat do 31 stycznia
4. Wolne wnioski

Z wyrazami szacunku
Ludwik Cieślak
Prezes KS „Orzeł"`,
    expected: [at('2027-09-22T18:00:00+02:00')],
  },
  {
    name: 'pl: stock-take for the whole day',
    sentAt: '2027-12-13T07:40:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Halina Bąk <halina@hurtownia-bak.example>',
    subject: 'Inwentaryzacja',
    text: `Dziewczyny,

w tym roku inwentaryzacja jest w czwartek 30 grudnia, cały dzień, obecność obowiązkowa dla nas wszystkich. Hurtownia będzie zamknięta dla klientów. Arkusze wydrukuję, kanapki i kawa na koszt firmy :)

Halina`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'pl: long lawyer mail with deadlines and fees and one meeting',
    sentAt: '2027-11-16T13:58:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Agnieszka Turek <a.turek@kancelaria-turek.example>',
    subject: 'Umowa najmu lokalu przy ul. Kopernika',
    text: `Szanowny Panie Prezesie,

w nawiązaniu do wczorajszej korespondencji informuję, co następuje:

1. Wypowiedzenie umowy najmu musi zostać doręczone najemcy najpóźniej do 30 listopada 2027 r. Po tej dacie okres wypowiedzenia przesuwa się na koniec kwietnia.
2. Zaległość wynosi obecnie 11 240,50 zł. Wezwanie do zapłaty wysłaliśmy 2 listopada, awizo upływa 18.11.
3. Kaucja w wysokości 9 000 zł może zostać zaliczona na poczet należności.

Dokumenty wymagają Pana podpisu w oryginale. Zapraszam Pana do naszej kancelarii w najbliższy piątek o 13.00. Proszę zabrać ze sobą odpis KRS oraz umowę z 2023 r.

Faktura za październik (nr 87/10/2027, 1 845 zł brutto) jest w załączeniu, termin płatności 14 dni.

Z poważaniem
Agnieszka Turek
radca prawny

Kancelaria Turek i Wspólnicy
ul. Sienna 20/3, Lublin
Sekretariat czynny: pn.-pt. 9.00-17.00
tel. 81 555 27 14`,
    expected: [at('2027-11-19T13:00:00+01:00')],
  },
  {
    name: 'pl: tenants offer two spoken times for a viewing',
    sentAt: '2027-06-17T21:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ola i Bartek Zych <zychowie@listonosz.example>',
    subject: 'Mieszkanie Lipowa 7',
    text: `Dobry wieczór,

jesteśmy zainteresowani mieszkaniem z ogłoszenia nr 30177 (2 pokoje, 2650 zł + media). Chętnie byśmy je obejrzeli. Może być w tę sobotę o dwunastej w południe? A jeśli nie, to w poniedziałek o wpół do szóstej po południu.

Mamy małego psa, mam nadzieję że to nie problem?

Ola i Bartek`,
    expected: [at('2027-06-19T12:00:00+02:00'), at('2027-06-21T17:30:00+02:00')],
  },
  {
    name: 'pl: parcel delivery window with JSON-LD, no meeting',
    sentAt: '2027-03-23T06:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier Bocian <powiadomienia@kurier-bocian.example>',
    subject: 'Twoja paczka jest już w drodze',
    text: `Dzień dobry!

Paczka 0047 1190 3382 od nadawcy FARBEX zostanie doręczona dziś, 23.03.2027, między 12:00 a 15:00.

Kwota pobrania: 214,90 zł
Kod odbioru: 1430

Nie będzie Cię w domu? Przekieruj paczkę do punktu do godz. 9:00.

Kurier Bocian`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "004711903382",
  "expectedArrivalFrom": "2027-03-23T12:00:00+01:00",
  "expectedArrivalUntil": "2027-03-23T15:00:00+01:00",
  "carrier": { "@type": "Organization", "name": "Kurier Bocian" },
  "partOfOrder": { "@type": "Order", "orderNumber": "FX-5512", "merchant": { "@type": "Organization", "name": "FARBEX" } }
}
</script></head><body><p>Dzień dobry!</p><p>Paczka 0047 1190 3382 od nadawcy FARBEX zostanie doręczona dziś, 23.03.2027, między 12:00 a 15:00.</p>
<p>Kwota pobrania: 214,90 zł<br>Kod odbioru: 1430</p><p>Nie będzie Cię w domu? Przekieruj paczkę do punktu do godz. 9:00.</p><p>Kurier Bocian</p></body></html>`,
    expected: [],
  },
  {
    name: 'pl: payment reminder with a due date and telephone hours',
    sentAt: '2027-04-08T10:10:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Księgowość Stalmix <windykacja@stalmix.example>',
    subject: 'Przypomnienie o płatności FV 311/03/2027',
    text: `Szanowni Państwo,

uprzejmie przypominamy, że termin płatności faktury FV 311/03/2027 na kwotę 3 567,00 zł upłynął 2 kwietnia. Prosimy o wpłatę najpóźniej do czwartku 15 kwietnia, do godz. 14:00. Po tym terminie naliczymy odsetki ustawowe.

W razie pytań jesteśmy dostępni telefonicznie od poniedziałku do piątku w godz. 8:00-15:30, w środy do 17:00.

Z poważaniem
Dział Księgowości
Stalmix S.A.`,
    expected: [],
  },
  {
    name: 'pl: newsletter advertising a free webinar',
    sentAt: '2027-10-12T06:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia Sprzedawcy <newsletter@akademia-sprzedawcy.example>',
    subject: 'Już w czwartek: 5 błędów, przez które tracisz klientów',
    text: `Cześć!

Wiesz, że 7 na 10 ofert ląduje w koszu? Na naszym bezpłatnym webinarze pokażemy, jak to zmienić.

📅 czwartek, 14 października, godz. 19:00
🎤 prowadzi Oskar Milewicz
👉 Zapisz się: https://akademia-sprzedawcy.example/webinar

Liczba miejsc ograniczona! Tylko do środy do 23:59 kupisz też kurs „Oferta, która sprzedaje" za 297 zł zamiast 497 zł.

Do zobaczenia!
Zespół Akademii Sprzedawcy

Nie chcesz dostawać naszych wiadomości? Wypisz się jednym kliknięciem.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: cancels an appointment, calendar part with CANCEL',
    sentAt: '2027-05-26T17:03:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Solak <renata.solak@fizjo-solak.example>',
    subject: 'Odwołano: Szkolenie z ergonomii, pt. 28 maja 10:00',
    text: `Dzień dobry,

niestety muszę odwołać nasze piątkowe szkolenie (28 maja, 10:00), rozłożyła mnie grypa. Odezwę się z nowym terminem, jak tylko stanę na nogi.

Przepraszam za kłopot
Renata Solak`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Fizjo Solak//Terminarz//PL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:ergo-20270528@fizjo-solak.example
DTSTAMP:20270526T150300Z
DTSTART:20270528T080000Z
DTEND:20270528T093000Z
SUMMARY:Szkolenie z ergonomii
ORGANIZER;CN=Renata Solak:mailto:renata.solak@fizjo-solak.example
ATTENDEE:mailto:kontakt@studio-kreska.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: "pl: thanks for yesterday's meeting and sends notes",
    sentAt: '2027-02-17T11:49:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Sebastian Krupa <s.krupa@krupa-dachy.example>',
    subject: 'Notatka ze spotkania',
    text: `Panie Marcinie,

dziękuję za wczorajsze spotkanie o 14:00, dobrze było zobaczyć ten dach na własne oczy. W załączniku notatka i zdjęcia.

Ustaliliśmy, że:
- kosztorys przygotuję do 26 lutego,
- Pan sprawdzi w urzędzie, czy potrzebne jest zgłoszenie,
- blacha w kolorze RAL 7016, dachówka odpada.

W poprzednią środę o 9:00 byłem też u sąsiada pod 14, tam sytuacja wygląda podobnie.

Pozdrawiam
Sebastian Krupa`,
    expected: [],
  },
  {
    name: 'pl: declines both offered times and asks for others',
    sentAt: '2027-08-26T09:21:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Iza Marciniak <iza.marciniak@przedszkole-motylek.example>',
    subject: 'Re: Spotkanie w sprawie cateringu',
    text: `Dzień dobry,

niestety wtorek 31 sierpnia o 15:00 mi nie pasuje, w środę o 9:00 też nie dam rady, bo mamy rozpoczęcie roku. Proszę o jakieś inne propozycje, najlepiej w drugim tygodniu września.

Pozdrawiam serdecznie
Iza Marciniak
dyrektor

> Pani Izo, czy odpowiada Pani wtorek 31.08 o 15:00
> albo środa 1.09 o 9:00?
> Pozdrawiam, Łukasz Frąc, Smaczna Kuchnia`,
    expected: [],
  },
  {
    name: 'pl: hosting company announces maintenance at night',
    sentAt: '2027-07-19T12:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Pomoc techniczna SerwerPlus <pomoc@serwerplus.example>',
    subject: 'Planowane prace serwisowe - serwer s14',
    text: `Szanowni Państwo,

informujemy, że w nocy z 22 na 23 lipca 2027 (z czwartku na piątek), w godz. 23:30-4:00, przeprowadzimy prace serwisowe na serwerze s14. W tym czasie strony i poczta mogą być niedostępne przez ok. 40 minut.

Nie muszą Państwo podejmować żadnych działań.

Zespół SerwerPlus
Wsparcie 24/7: 12 555 60 60`,
    expected: [],
  },
  {
    name: 'pl: vague wish for coffee without an hour',
    sentAt: '2027-01-28T16:12:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Justyna Wilk <justyna@wilk-grafika.example>',
    subject: 'kawa?',
    text: `Hejka Aga,

dawno się nie widziałyśmy! Skoczymy gdzieś na kawę i pogadamy o katalogu? W przyszłym tygodniu mam dość luźno, poniedziałki generalnie są u mnie ok, może też wtorek po południu. Napisz, kiedy i gdzie Ci wygodnie, dopasuję się.

buziaki
J.`,
    expected: [],
  },
  {
    name: 'pl: writer reports own flights and appointments',
    sentAt: '2027-10-25T14:35:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Mirosław Pest <m.pest@agromasz.example>',
    subject: 'Re: części do prasy',
    text: `Pani Krysiu,

z odpowiedzią proszę o chwilę cierpliwości. W środę o 6:40 lecę do Hanoweru, w czwartek od 10 siedzę u producenta, a wracam w piątek 29.10 lotem o 21:15. Zapytam tam o te łożyska i w następnym tygodniu prześlę ofertę mailem.

W pilnych sprawach zastępuje mnie kolega Jarek, 605 555 277, w godz. 7-15.

M. Pest
(wysłane z telefonu)`,
    expected: [],
  },
  {
    name: 'pl: sends a signed contract, a time only in the quoted mail',
    sentAt: '2027-04-15T13:27:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wioletta Jasińska <w.jasinska@jasinska-florystyka.example>',
    subject: 'Re: Umowa',
    text: `Dzień dobry,

w załączeniu przesyłam podpisaną umowę. Proszę jeszcze o poprawienie NIP-u na fakturze zaliczkowej, wkradła się literówka (powinno być na końcu 47, a jest 74).

Miłego dnia
Wioletta Jasińska

W dniu śr., 14 kwi 2027 o 10:51 Dwór Jabłonka <biuro@dwor-jablonka.example> napisał(a):
> Pani Wioletto,
>
> umowa w załączniku. Przypominam, że wizję lokalną z innymi
> dostawcami robimy we wtorek 20 kwietnia o 16:00, udział
> nieobowiązkowy.
>
> Faktura zaliczkowa nr Z/19 płatna do 30.04.
>
> Dwór Jabłonka`,
    expected: [],
  },
];
