import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: dental practice reminds of an appointment',
    sentAt: '2027-02-22T09:00:14+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Przychodnia Pod Lipami <rejestracja@podlipami.example>',
    subject: 'Przypomnienie o wizycie',
    text: `Szanowny Panie,

przypominamy o wizycie u lek. dent. Hanny Sobiech w dn. 24.02.2027 (śr.) o godz. 16:40, gab. 7, I piętro.

Wizytę można bezpłatnie odwołać do 23.02, do godz. 12:00, pod numerem 61 555 01 72.
Prosimy zabrać wyniki zdjęcia RTG z dnia 3.02.

Z poważaniem
Rejestracja
Przychodnia Pod Lipami
ul. Lipowa 14, Poznań
pn.-pt. 7:30-19:00, sob. 8:00-13:00`,
    expected: [at('2027-02-24T16:40:00+01:00')],
  },
  {
    name: 'pl: car owner without accents asks for tomorrow morning',
    sentAt: '2027-11-09T21:47:33+01:00',
    timezone: 'Europe/Warsaw',
    from: 'darek.w <darek.w77@skrzynka.example>',
    subject: 'octavia klocki',
    text: `dobry wieczor, moge podjechac jutro na 7:30 ta octavia na wymiane klockow? rozmawialem z panem Markiem i mowil ze cos wcisnie. auto moze u was stac do czwartku, mam zastepcze. cena 420 zl z robocizna ok
pozdr Darek 600 555 118`,
    expected: [at('2027-11-10T07:30:00+01:00')],
  },
  {
    name: 'pl: supplier rep lists three slots of 45 minutes',
    sentAt: '2027-04-08T10:12:40+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bartosz Zięba <b.zieba@drewpol-handel.example>',
    subject: 'Nowa kolekcja blatów – prezentacja u Państwa',
    text: `Dzień dobry Pani Moniko,

zgodnie z wczorajszą rozmową telefoniczną chętnie pokażę Państwu próbnik nowej kolekcji blatów. Będę w Państwa okolicy w przyszłym tygodniu i proponuję jeden z terminów (całość zajmie 45 minut):

– wtorek, 13.04, godz. 9:00
– środa, 14.04, godz. 13:30
– piątek, 16.04, godz. 11:15

Proszę o informację, który najbardziej Pani odpowiada. Przypominam, że rabat 12% na ekspozycję obowiązuje do końca kwietnia, a zamówienia złożone do godz. 14:00 wysyłamy tego samego dnia.

Pozdrawiam serdecznie
Bartosz Zięba
Przedstawiciel regionalny
DREWPOL Handel sp. z o.o.
tel. kom. 501 555 240`,
    expected: [
      at('2027-04-13T09:00:00+02:00', '2027-04-13T09:45:00+02:00'),
      at('2027-04-14T13:30:00+02:00', '2027-04-14T14:15:00+02:00'),
      at('2027-04-16T11:15:00+02:00', '2027-04-16T12:00:00+02:00'),
    ],
  },
  {
    name: 'pl: lawyer moves a meeting from Monday to Tuesday',
    sentAt: '2027-06-04T13:26:02+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kancelaria Wrońska <sekretariat@kancelaria-wronska.example>',
    subject: 'Zmiana terminu spotkania – sygn. 118/27',
    text: `Szanowni Państwo,

w imieniu mec. Ewy Wrońskiej uprzejmie informuję, że z uwagi na nieplanowaną rozprawę spotkanie w sprawie umowy najmu musimy przenieść z poniedziałku 7 czerwca, godz. 10:00, na wtorek 8 czerwca, godz. 12:30. Miejsce pozostaje bez zmian (nasza kancelaria, II p., pok. 21).

Za utrudnienia przepraszamy.

Z wyrazami szacunku
Julia Matuszak
asystentka`,
    expected: [at('2027-06-08T12:30:00+02:00')],
  },
  {
    name: 'pl: client accepts the second of three quoted slots',
    sentAt: '2027-05-12T08:51:19+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Iwona Kaczor <iwona.kaczor@poczta-domowa.example>',
    subject: 'Re: Projekt kuchni – termin omówienia',
    text: `Pani Agnieszko,
drugi termin nam pasuje, będziemy oboje z mężem. Czy mamy zabrać rzuty od dewelopera, czy już je Pani ma?
Iwona Kaczor

W dniu 11.05.2027 o 15:02, Pracownia Kreska pisze:
> Pani Iwono,
> wstępny projekt jest gotowy. Możemy się spotkać w pracowni:
> 1) pn. 17.05, g. 9:00
> 2) śr. 19.05, g. 16:30
> 3) czw. 20.05, g. 8:15
> Proszę dać znać, co Państwu odpowiada.
>
> Agnieszka Lech
> Pracownia Kreska`,
    expected: [at('2027-05-19T16:30:00+02:00')],
  },
  {
    name: 'pl: colleague says day after tomorrow at half past nine',
    sentAt: '2027-09-13T16:20:55+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Rafał Gołąb <rafal@medytor.example>',
    subject: 'oferta szpital',
    text: `Kaśka,

pojutrze o wpół do dziesiątej siadamy z Tomkiem nad ofertą dla szpitala, u mnie w pokoju. Zarezerwuj sobie półtorej godziny i weź zeszłoroczny kosztorys. Składamy to do piątku do 12:00, więc nie ma przebacz ;)

R.`,
    expected: [at('2027-09-15T09:30:00+02:00', '2027-09-15T11:00:00+02:00')],
  },
  {
    name: 'pl: applicant confirms a job interview',
    sentAt: '2027-08-18T19:04:21+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Pietrzyk <natalia.pietrzyk@listonosz.example>',
    subject: 'Potwierdzenie – rozmowa kwalifikacyjna, stanowisko: recepcjonistka',
    text: `Szanowni Państwo,

bardzo dziękuję za zaproszenie i potwierdzam swoją obecność na rozmowie kwalifikacyjnej w poniedziałek 23 sierpnia o godz. 11.00 w Państwa siedzibie przy ul. Garbary 5.

Zgodnie z prośbą w załączniku przesyłam aktualne CV. Pracę mogłabym podjąć od 1 października.

Z poważaniem
Natalia Pietrzyk
tel. 722 555 913`,
    expected: [at('2027-08-23T11:00:00+02:00')],
  },
  {
    name: 'pl: sanitary authority announces an inspection',
    sentAt: '2027-09-02T11:35:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekcja Higieny Żywności <kancelaria@inspekcja-sanitarna.example>',
    subject: 'Zawiadomienie HŻ.9020.214.2027',
    text: `Znak sprawy: HŻ.9020.214.2027
Dot. wniosku z dnia 30 sierpnia 2027 r.

W odpowiedzi na wniosek o odbiór lokalu gastronomicznego „Kminek” przy ul. Rynek 8 zawiadamiam, że oględziny lokalu zostaną przeprowadzone w dniu 14 września 2027 r. o godz. 10:00.

Proszę o zapewnienie obecności osoby upoważnionej oraz o przygotowanie:
1. aktualnych badań wody,
2. książeczek sanitarno-epidemiologicznych pracowników,
3. umowy na odbiór odpadów.

Opłatę w wysokości 186,00 zł należy uiścić w terminie 7 dni od otrzymania decyzji.

Interesanci przyjmowani są w poniedziałki 8:00–17:00 oraz od wtorku do piątku 7:30–14:30.

st. asystent Grażyna Wilk`,
    expected: [at('2027-09-14T10:00:00+02:00')],
  },
  {
    name: 'pl: going to a two-day trade fair together',
    sentAt: '2027-01-19T12:48:10+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Sławek Mróz <slawek@mroz-stolarnia.example>',
    subject: 'targi w Poznaniu - bilety są',
    text: `Cześć Piotrek!

Kupiłem bilety na targi stolarskie w Poznaniu. Jedziemy we dwóch, 9 i 10 lutego (wtorek i środa), zablokuj sobie oba dni w całości i nie bierz wtedy żadnych montaży. Nocleg mamy w tym samym pensjonacie co rok temu, 260 zł za dwójkę ze śniadaniem. O której ruszamy, to się jeszcze dogadamy.

Sławek`,
    expected: [days('2027-02-09', '2027-02-11')],
  },
  {
    name: 'pl: boiler service technician comes in a window',
    sentAt: '2027-10-14T08:17:29+02:00',
    timezone: 'Europe/Warsaw',
    from: 'TermoSerwis Nowak <zgloszenia@termoserwis-nowak.example>',
    subject: 'Zgłoszenie nr 27/3381 - przegląd kotła',
    text: `Dzień dobry,

dziękujemy za zgłoszenie. Serwisant (p. Henryk Bąk) przyjedzie do Państwa w czwartek za tydzień, tj. 21.10.2027, w godz. 8:00–12:00. Prosimy o zapewnienie dostępu do kotłowni.

Koszt przeglądu: 380 zł brutto, dojazd w cenie. Kolejny przegląd trzeba wykonać w ciągu 12 miesięcy, inaczej przepada gwarancja.

TermoSerwis Nowak
dyspozytor: 32 555 66 10 (codziennie 6-22)`,
    expected: [at('2027-10-21T08:00:00+02:00', '2027-10-21T12:00:00+02:00')],
  },
  {
    name: 'pl: calendar invitation to a video meeting',
    sentAt: '2027-03-30T14:02:51+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Magdalena Orłowska <m.orlowska@agencja-fala.example>',
    subject: 'Kick-off: nowa strona www',
    text: `Cześć,

przesyłam zaproszenie na kick-off projektu. Agenda:
1. Cele i zakres
2. Harmonogram (makiety do 23.04, start strony 1.06)
3. Dostępy

________________
Dołącz do spotkania: https://wideo.agencja-fala.example/kickoff-strona
Identyfikator: 244 018 775`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:REQUEST
PRODID:-//Agencja Fala//Kalendarz//PL
VERSION:2.0
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:5d1c7e02-kickoff@agencja-fala.example
DTSTAMP:20270330T120250Z
ORGANIZER;CN=Magdalena Orłowska:mailto:m.orlowska@agencja-fala.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:biuro@sanit-plus.example
SUMMARY:Kick-off: nowa strona www
LOCATION:https://wideo.agencja-fala.example/kickoff-strona
DTSTART;TZID=Europe/Warsaw:20270407T100000
DTEND;TZID=Europe/Warsaw:20270407T110000
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-07T10:00:00+02:00', '2027-04-07T11:00:00+02:00')],
  },
  {
    name: 'pl: restaurant table booked with JSON-LD',
    sentAt: '2027-07-05T17:30:05+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Stolikowo <rezerwacje@stolikowo.example>',
    subject: 'Rezerwacja potwierdzona: Restauracja Pod Żaglem',
    text: `Rezerwacja potwierdzona!

Restauracja Pod Żaglem
8 lipca 2027 (czwartek), 19:00
Liczba osób: 6
Na nazwisko: Kubiak
Numer rezerwacji: ST-70841

Stolik trzymamy 15 minut. Kuchnia czynna do 22:00.`,
    html: `<!doctype html>
<html lang="pl"><head><meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "ST-70841",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Kubiak" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restauracja Pod Żaglem",
    "address": { "@type": "PostalAddress", "streetAddress": "ul. Portowa 3", "addressLocality": "Giżycko", "addressCountry": "PL" }
  },
  "startTime": "2027-07-08T19:00:00+02:00",
  "partySize": "6"
}
</script></head>
<body>
<h1>Rezerwacja potwierdzona!</h1>
<p><strong>Restauracja Pod Żaglem</strong><br>8 lipca 2027 (czwartek), 19:00<br>Liczba osób: 6<br>Na nazwisko: Kubiak<br>Numer rezerwacji: ST-70841</p>
<p>Stolik trzymamy 15 minut. Kuchnia czynna do 22:00.</p>
</body></html>`,
    expected: [at('2027-07-08T19:00:00+02:00')],
  },
  {
    name: 'pl: writer in London names one call in two zones',
    sentAt: '2027-03-17T10:05:37+00:00',
    timezone: 'Europe/Warsaw',
    from: 'Adam Rusin <adam@rusinimports.example>',
    subject: 'Etykiety na rynek UK',
    text: `Cześć Ola,

dzięki za próbki, doszły wczoraj. Parę rzeczy w składzie musimy przegadać, bo tutejsze przepisy są trochę inne. Może być telefon w piątek 19 marca o 14:00 czasu londyńskiego, czyli u Was o 15:00? Pół godziny powinno wystarczyć.

Adam
--
Rusin Imports, London W5
Mon–Fri 9am–5pm`,
    expected: [at('2027-03-19T15:00:00+01:00', '2027-03-19T15:30:00+01:00')],
  },
  {
    name: 'pl: estate agent fixed a notary appointment, quarter to twelve',
    sentAt: '2027-11-22T15:41:12+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Gil <renata.gil@cztery-katy.example>',
    subject: 'AKT - mamy termin!!!',
    text: `Panie Jacku, dobra wiadomość!

Notariusz znalazł dla nas okienko w ten czwartek (25.11) za kwadrans dwunasta, od razu potwierdziłam w Pana imieniu, tak jak się umawialiśmy. Kancelaria jest przy pl. Wolności 2, wejście od podwórka.

Proszę nie zapomnieć:
* dowód osobisty,
* zaświadczenie ze spółdzielni (ważne do 30.11!),
* potwierdzenie przelewu 18 500 zł

Sprzedająca też będzie. Do zobaczenia!
Renata Gil, Cztery Kąty Nieruchomości, 508 555 377`,
    expected: [at('2027-11-25T11:45:00+01:00')],
  },
  {
    name: 'pl: wedding couple comes for a menu tasting',
    sentAt: '2027-02-14T20:33:48+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ala i Kuba <alaikuba2028@gotujemysie.example>',
    subject: 'Re: Degustacja menu weselnego',
    text: `Dobry wieczór Panie Stanisławie,

super, to w takim razie przyjedziemy w najbliższą sobotę, 20 lutego, o 17:00. Będzie nas czworo, bo moi rodzice koniecznie chcą spróbować tego żurku :) Jedna osoba nie je ryb.

I jeszcze pytanie: czy zaliczkę (3000 zł) możemy wpłacić dopiero w marcu? Wesele i tak mamy w 2028.

Pozdrawiamy
Ala i Kuba

niedz., 14 lut 2027 o 11:20 Zajazd Stary Młyn <zajazd@starymlyn.example> napisał(a):

> Dzień dobry,
> oczywiście można u nas wcześniej spróbować dań z menu. W soboty degustacje
> robimy po obiedzie, proszę tylko podać godzinę i ile osób.
>
> Stanisław Pyrek
> Zajazd Stary Młyn, czynne codziennie 12-22`,
    expected: [at('2027-02-20T17:00:00+01:00')],
  },
  {
    name: 'pl: confirmed registration for an online training',
    sentAt: '2027-10-04T10:10:10+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Szkoleń Szkolnik <zapisy@szkolnik.example>',
    subject: 'Potwierdzenie zapisu: Faktury i JPK w małej firmie',
    text: `Pani Danuto,

dziękujemy za zapisanie się na szkolenie online.

Temat: Faktury i JPK w małej firmie
Prowadzi: Wiesław Hajduk
Data: 12 października 2027 (wtorek)
Godziny: 10:00–12:30
Link: https://spotkania.szkolnik.example/j/88410276
Hasło: jesien27

Płatność: 249 zł netto, do 8 października. Nagranie będzie dostępne do 26 października do godz. 23:59.

Pomoc techniczna: 22 555 40 04, w dni robocze 8:00–16:00`,
    expected: [at('2027-10-12T10:00:00+02:00', '2027-10-12T12:30:00+02:00')],
  },
  {
    name: 'pl: mother offers the teacher two times',
    sentAt: '2027-03-02T22:08:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Beata Cieślak <beata.cieslak@listonosz.example>',
    subject: 'Oskar Cieślak 5b',
    text: `Szanowna Pani,
chciałabym porozmawiać o ocenach Oskara z matematyki. Na poniedziałkowych konsultacjach niestety nie byłam, bo miałam drugą zmianę. Mogłabym przyjść do Pani w czwartek o 7:40, jeszcze przed lekcjami, albo w poniedziałek 8.03 o 14:25. Czy któryś z tych terminów Pani odpowiada?
Z góry dziękuję
B. Cieślak`,
    expected: [at('2027-03-04T07:40:00+01:00'), at('2027-03-08T14:25:00+01:00')],
  },
  {
    name: 'pl: tax adviser will ring today for a quarter of an hour',
    sentAt: '2027-12-13T09:05:26+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Krystyna Banaś <krystyna@banas-ksiegowosc.example>',
    subject: 'Re: Re: VAT za listopad',
    text: `Pani Zosiu, coś mi się nie zgadza w fakturze FV/311/11/2027 od hurtowni. Zadzwonię do Pani dziś o 14:30, kwadrans nam wystarczy. Proszę mieć pod ręką WZ-ki.

Przypominam: VAT i JPK do 27.12, ZUS do 20.12.

K. Banaś
Biuro Rachunkowe`,
    expected: [at('2027-12-13T14:30:00+01:00', '2027-12-13T14:45:00+01:00')],
  },
  {
    name: 'pl: Polish customer in Chicago wants a measuring visit',
    sentAt: '2027-07-20T09:15:44-05:00',
    timezone: 'America/Chicago',
    from: 'Stan Wojtas <stan.wojtas@prairiemail.example>',
    subject: 'remont basementu',
    text: `Witam Panie Zbyszku, dostalem namiar od Pani Jadzi z parafii. Mamy do zrobienia caly basement, podlogi i lazienka. Prosze przyjechac w czwartek o 6-tej wieczorem na pomiary, wtedy zona tez bedzie juz po pracy. 5512 W Sunnyview, dzwonek nie dziala, trzeba pukac.
Budzet mamy tak do 30 tysiecy.
Stan, (312) 555-0147`,
    expected: [at('2027-07-22T18:00:00-05:00')],
  },
  {
    name: 'pl: whole-day stock-take for all the staff',
    sentAt: '2027-06-17T11:57:03+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Halina Dudek <kierownik@papirus-sklep.example>',
    subject: 'INWENTARYZACJA',
    text: `Dziewczyny i chłopaki,

w środę 30 czerwca robimy inwentaryzację. Sklep przez cały dzień zamknięty, liczymy wszyscy, także biuro i magazyn. Na ten dzień nie udzielam urlopów. Pizza na koszt firmy :)

Arkusze wydrukuję do 25.06.

Halina`,
    expected: [days('2027-06-30')],
  },
  {
    name: 'pl: boss forwards an invitation and names the hour himself',
    sentAt: '2027-09-28T07:49:15+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Leszek Kania <prezes@kania-instalacje.example>',
    subject: 'Fwd: Zaproszenie na spotkanie mistrzów szkolących',
    text: `Ania, idź proszę za mnie – czwartek 7 października, 18:00, cech rzemiosł, sala na parterze. Ja będę wtedy w Gdańsku. Zgłosiłem już Twoje nazwisko.

L.K.

---------- Wiadomość przekazana dalej ----------
Od: Cech Rzemiosł Różnych <biuro@cech-rr.example>
Data: pon., 27 wrz 2027 o 13:10
Temat: Zaproszenie na spotkanie mistrzów szkolących
Do: <prezes@kania-instalacje.example>

Szanowny Kolego,
serdecznie zapraszamy na spotkanie mistrzów szkolących uczniów, które odbędzie się 7.10.2027 r. o godz. 18.00 w siedzibie cechu. Składkę za III kwartał prosimy wpłacać do 15.10.
Starszy Cechu
Marian Pająk`,
    expected: [at('2027-10-07T18:00:00+02:00')],
  },
  {
    name: 'pl: Tuesday declined, Wednesday offered instead',
    sentAt: '2027-04-19T12:31:58+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Michał Stec <michal.stec@stec-foto.example>',
    subject: 'Re: sesja produktowa - omówienie',
    text: `Hej, jutro o 15 odpada, mam dentystę. Może być w środę, też o 15? Wpadłbym do Was z laptopem.
m.

> -----Wiadomość oryginalna-----
> Od: Marketing Ceramika Bolek
> Wysłano: 19 kwietnia 2027 10:44
> Do: Michał Stec
> Temat: sesja produktowa - omówienie
>
> Cześć Michał, dasz radę podjechać jutro na 15:00, żebyśmy przejrzeli listę ujęć?
> Gosia`,
    expected: [at('2027-04-21T15:00:00+02:00')],
  },
  {
    name: 'pl: owners are called to the yearly housing community meeting',
    sentAt: '2027-01-27T15:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Dom-Zarząd <administracja@dom-zarzad.example>',
    subject: 'Zebranie roczne Wspólnoty Mieszkaniowej ul. Topolowa 9',
    text: `ZAWIADOMIENIE

Zarząd Wspólnoty Mieszkaniowej przy ul. Topolowej 9 zaprasza Państwa, jako właścicieli lokalu użytkowego nr U2, na zebranie roczne, które odbędzie się dnia 12 lutego 2027 r. (piątek) o godz. 17.30 w świetlicy Szkoły Podstawowej nr 4.

Porządek zebrania:
1. Sprawozdanie zarządu za rok 2026
2. Plan gospodarczy na rok 2027
3. Remont dachu (szacunkowy koszt 148 tys. zł)
4. Wolne wnioski

Pełnomocnictwa prosimy składać w biurze do 10 lutego.

Dom-Zarząd s.c., tel. 42 555 18 18
Biuro czynne: wt. 10-17, czw. 8-15`,
    expected: [at('2027-02-12T17:30:00+01:00')],
  },
  {
    name: 'pl: window fitter confirms measuring and fitting on two dates',
    sentAt: '2027-05-06T16:44:30+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Okna Szyba <biuro@okna-szyba.example>',
    subject: 'Zlecenie 0519 - terminy',
    text: `Dzień dobry,
potwierdzam ustalone terminy do zlecenia 0519:

pomiar kontrolny: wtorek 11 maja, g. 8.00 (przyjadę osobiście)
montaż 3 witryn: wtorek 25 maja, g. 7.00, ekipa dwuosobowa

Proszę, żeby ktoś od Państwa był za każdym razem na miejscu i do montażu odsunął regały. Faktura końcowa 9 840,00 zł, przelew 14 dni.

Józef Szyba
698 555 021`,
    expected: [at('2027-05-11T08:00:00+02:00'), at('2027-05-25T07:00:00+02:00')],
  },
  {
    name: 'pl: garden centre newsletter with open days',
    sentAt: '2027-04-12T06:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Centrum Ogrodnicze Malwa <newsletter@malwa-ogrody.example>',
    subject: '🌷 Wiosenne Dni Otwarte – bądź z nami!',
    text: `Wiosna w Malwie!

Zapraszamy na Dni Otwarte: sobota 17 kwietnia i niedziela 18 kwietnia, w godz. 10:00–18:00.

* o 12:00 pokaz cięcia róż
* o 15:00 warsztaty dla dzieci
* przez cały weekend -20% na krzewy owocowe

Kod rabatowy do sklepu internetowego: MALWA20, ważny do 30.04.

Otrzymujesz tę wiadomość, ponieważ jesteś zapisany do newslettera. Wypisz się: https://malwa-ogrody.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: parcel comes today, with JSON-LD of the delivery',
    sentAt: '2027-08-31T07:12:09+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier Sokół <powiadomienia@kurier-sokol.example>',
    subject: 'Twoja paczka jest już w drodze (nr 00590077341)',
    text: `Dzień dobry!

Paczka nr 00590077341 od nadawcy Guziki i Nici Hurt zostanie doręczona dziś, 31.08.2027, między 11:20 a 13:20.
Kurier: Paweł, tel. 799 555 606
Kwota pobrania: 134,90 zł

Nie będzie Cię? Przekieruj paczkę do punktu, odbiór do 3.09 do godz. 20:00.`,
    html: `<html><head>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"00590077341","carrier":{"@type":"Organization","name":"Kurier Sokół"},"expectedArrivalFrom":"2027-08-31T11:20:00+02:00","expectedArrivalUntil":"2027-08-31T13:20:00+02:00","partOfOrder":{"@type":"Order","orderNumber":"GN-5512","merchant":{"@type":"Organization","name":"Guziki i Nici Hurt"}}}
</script></head>
<body><p>Dzień dobry!</p>
<p>Paczka nr <b>00590077341</b> od nadawcy Guziki i Nici Hurt zostanie doręczona dziś, 31.08.2027, między <b>11:20 a 13:20</b>.<br>Kurier: Paweł, tel. 799 555 606<br>Kwota pobrania: 134,90 zł</p>
<p>Nie będzie Cię? Przekieruj paczkę do punktu, odbiór do 3.09 do godz. 20:00.</p></body></html>`,
    expected: [],
  },
  {
    name: 'pl: power cut announced for the street',
    sentAt: '2027-10-15T13:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Rejon Energetyczny <wylaczenia@rejon-prad.example>',
    subject: 'Planowane wyłączenie energii – ul. Fabryczna 1–27',
    text: `Szanowny Odbiorco,

informujemy, że w związku z pracami eksploatacyjnymi na sieci w dniu 22 października 2027 r. (piątek) w godzinach 8:00–14:00 nastąpi przerwa w dostawie energii elektrycznej pod adresem ul. Fabryczna 1–27.

Prosimy traktować instalację jako będącą pod napięciem przez cały czas. Termin może ulec zmianie z powodu warunków pogodowych.

Zgłaszanie awarii: 991 (całodobowo)`,
    expected: [],
  },
  {
    name: 'pl: cancelled calendar event',
    sentAt: '2027-05-31T09:22:47+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Patryk Lis <patryk.lis@serwery-lis.example>',
    subject: 'Odwołane: Przegląd kopii zapasowych, czw. 3 cze 2027 13:00',
    text: `Odwołuję nasz przegląd kopii w czwartek – synek chory, biorę opiekę. Odezwę się, jak wrócę.

Patryk`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Serwery Lis//PL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:backup-review-0603@serwery-lis.example
DTSTAMP:20270531T072240Z
ORGANIZER;CN=Patryk Lis:mailto:patryk.lis@serwery-lis.example
ATTENDEE;PARTSTAT=ACCEPTED:mailto:biuro@zlota-nitka.example
SUMMARY:Odwołane: Przegląd kopii zapasowych
DTSTART:20270603T110000Z
DTEND:20270603T120000Z
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: vague availability of a new client',
    sentAt: '2027-11-18T18:15:31+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Wanda Sikora <wanda@sikora-ceramika.example>',
    subject: 'Zapytanie o sesję doradczą',
    text: `Dzień dobry,

trafiłam do Państwa z polecenia p. Hanki z izby. Szukam kogoś, kto pomoże mi poukładać ceny i sprzedaż przez internet. Ile u Państwa kosztuje taka sesja i czy da się to zrobić zdalnie?

Ze swojej strony jestem dość elastyczna: w przyszłym tygodniu najlepiej wtorek po południu albo w piątek rano, a w grudniu właściwie zawsze poza poniedziałkami, bo wtedy wypalam piec. Proszę coś zaproponować.

Serdeczności
Wanda Sikora
Pracownia: Wt–Sob 11–17`,
    expected: [],
  },
  {
    name: 'pl: minutes of a past meeting with deadlines',
    sentAt: '2027-02-05T16:58:20+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Joanna Reszka <j.reszka@reszka-budowa.example>',
    subject: 'Notatka ze spotkania 4.02.2027',
    text: `Szanowni Państwo,

przesyłam notatkę z wczorajszego spotkania (czwartek 4.02, godz. 10:00–11:40, biuro budowy).

Obecni: J. Reszka, T. Fit, inspektor M. Zając

Ustalenia:
1. Wykonawca dostarczy poprawiony harmonogram do środy 10.02, godz. 15:00.
2. Próba szczelności wykonana 2.02 o 9:30 – wynik pozytywny.
3. Faktura częściowa nr 3 (64 200 zł netto) płatna do 19.02.
4. Termin kolejnej narady podamy osobno.

Uwagi do notatki proszę zgłaszać w ciągu 3 dni.

Joanna Reszka
kierownik budowy`,
    expected: [],
  },
  {
    name: 'pl: holiday auto-reply with dates and phone hours',
    sentAt: '2027-08-03T10:41:06+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Tadeusz Wróbel <t.wrobel@hydro-hurt.example>',
    subject: 'Autoodpowiedź: Zapytanie ofertowe pompy',
    text: `Dziękuję za wiadomość.

Od 2 do 13 sierpnia 2027 przebywam na urlopie i nie mam dostępu do poczty. Wracam w poniedziałek 16 sierpnia o 8:00.

W sprawach pilnych proszę o kontakt z Elżbietą Sową, tel. 17 555 23 23 (8:00–16:00), w sprawie reklamacji: reklamacje@hydro-hurt.example.

Tadeusz Wróbel`,
    expected: [],
  },
  {
    name: 'pl: quoted slots are left open by the answer',
    sentAt: '2027-01-12T14:37:52+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Jarosz <sylwia.jarosz@gabinet-ruch.example>',
    subject: 'Odp: Wdrożenie programu do rezerwacji',
    text: `Panie Wojtku, dziękuję za propozycje. Muszę najpierw zapytać szefową, bo to ona decyduje, a dziś jej nie ma. Dam Panu znać jeszcze w tym tygodniu.

Sylwia Jarosz
Gabinet RUCH, fizjoterapia
Rejestracja pn–pt 8.00–20.00

Od: Wojciech Halny <wojtek@halny-soft.example>
Wysłano: poniedziałek, 11 stycznia 2027 17:05
Do: Gabinet RUCH
Temat: Wdrożenie programu do rezerwacji

Pani Sylwio,
szkolenie mogę u Państwa zrobić w poniedziałek 18.01 o 12:00 albo w czwartek 21.01 o 9:00. Potrwa dwie godziny.
Pozdrawiam
Wojciech Halny`,
    expected: [],
  },
  {
    name: 'pl: colleague tells of his flight and his own day',
    sentAt: '2027-09-21T20:59:41+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Grzesiek Malina <grzesiek@malina-design.example>',
    subject: 'jutro mnie nie ma',
    text: `hej, tylko dla info: jutro lece do Monachium, start 6:50, na miejscu 8:25. potem od 10 do 13 siedze u klienta, o 15:30 jeszcze wpadam do drukarni i wracam lotem o 19:10. telefon bede mial wyciszony wiec jak cos to pisz smsa, oddzwonie z lotniska. projekt ulotki lezy na dysku, Kasia wysyla do druku do 16
g`,
    expected: [],
  },
  {
    name: 'pl: concrete delivery to the building site',
    sentAt: '2027-08-24T12:03:18+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Betoniarnia Głaz <zamowienia@betoniarnia-glaz.example>',
    subject: 'zam. 2291 beton C20/25',
    text: `Witam, potwierdzam zamówienie 2291: 14 m3 betonu C20/25. Dostawa w czwartek 26.08, pierwsza gruszka między 7 a 8, druga ok. 9:30. Cena 395 zł/m3 netto, pompa 600 zł. Odwołanie bez kosztów do środy, do 15:00.

Krzysiek
Betoniarnia Głaz, pn-pt 6-18, sob 6-13`,
    expected: [],
  },
  {
    name: 'pl: mass advertising for a paid conference',
    sentAt: '2027-03-04T08:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kongres Gabinetów <info@kongres-gabinetow.example>',
    subject: 'Ostatnie bilety w niższej cenie! Kongres 22–23 kwietnia, Wrocław',
    text: `Prowadzisz gabinet? To wydarzenie jest dla Ciebie!

Kongres Gabinetów 2027
22–23 kwietnia 2027 (czwartek–piątek), Wrocław
Rejestracja uczestników od 8:30, otwarcie 9:30, after party 20:00

12 prelegentów, 30 wystawców, 1 cel: więcej pacjentów bez reklamy.

Bilet 1-dniowy: 690 zł, 2-dniowy: 990 zł. Cena rośnie w niedzielę 7 marca o 23:59!

KUPUJĘ BILET >> https://kongres-gabinetow.example/bilety

Nie chcesz dostawać od nas wiadomości? Kliknij tutaj, aby zrezygnować.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: both proposed times declined, nothing new offered',
    sentAt: '2027-04-26T09:48:37+02:00',
    timezone: 'Europe/Warsaw',
    from: 'dr Artur Bielak <a.bielak@weterynarz-bielak.example>',
    subject: 'RE: Prezentacja aparatu USG',
    text: `Pani Paulino,

niestety czwartek o 10:00 mi nie pasuje, mam wtedy zabiegi, a w piątek o 12:30 też nie dam rady, bo wyjeżdżamy na majówkę. Proszę się przypomnieć po 10 maja, wtedy coś ustalimy. Cennik już przejrzałem, 38 tys. to dużo jak na naszą lecznicę.

Pozdrawiam
Artur Bielak

-----Original Message-----
From: Paulina Maj <p.maj@ultramed.example>
Sent: Friday, April 23, 2027 2:11 PM
Subject: Prezentacja aparatu USG

Panie Doktorze, czy pasowałby Panu czwartek 29.04 o 10:00 lub piątek 30.04 o 12:30?`,
    expected: [],
  },
];
