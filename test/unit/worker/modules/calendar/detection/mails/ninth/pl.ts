import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: customer offers two dates for measuring a kitchen',
    sentAt: '2027-01-12T19:42:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Agnieszka Borowiec <a.borowiec@poczta.example>',
    subject: 'Pomiar kuchni - Wieliczka',
    text: `Dobry wieczór,

dziękuję za wycenę wstępną (nr 118/2027, 24 600 zł brutto). Mąż już się pogodził z dębem, więc możemy iść dalej :)

Jeśli chodzi o pomiar, to pasuje nam środa 20.01 o 17:30 albo sobota 23.01 o 10:00. Proszę dać znać, który termin Panu bardziej odpowiada.
Blat chcielibyśmy mieć na wysokości 92 cm, a okap zostaje stary.

Pozdrawiam
Agnieszka Borowiec
tel. 600 100 212`,
    expected: [at('2027-01-20T17:30:00+01:00'), at('2027-01-23T10:00:00+01:00')],
  },
  {
    name: 'pl: one line without accents, half past by word, tomorrow',
    sentAt: '2027-04-14T18:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zbigniew Kuc <kuc.budowa@wykonawca.example>',
    subject: 'budowa',
    text: `panie marku widzimy sie jutro rano o wpol do dziewiatej na budowie, prosze wziac klucze od bramy i plan zbrojenia. kuc`,
    expected: [at('2027-04-15T08:30:00+02:00')],
  },
  {
    name: 'pl: tax adviser, meeting with length among tax deadlines',
    sentAt: '2027-02-16T10:12:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Halina Wróblewska <h.wroblewska@doradca-saldo.example>',
    subject: 'Zamknięcie roku 2026 – spotkanie i terminy',
    text: `Szanowny Panie Prezesie,

przypominam o najbliższych terminach:
- JPK_V7 za styczeń: do 25 lutego,
- zaliczka na CIT: do 22 lutego,
- sprawozdanie finansowe: do 31 marca.

Aby omówić zamknięcie roku, zapraszam Pana do naszego biura w poniedziałek, 22 lutego, o godz. 12:15. Zajmie nam to półtorej godziny. Proszę zabrać spis z natury oraz umowy leasingu.

Z wyrazami szacunku
Halina Wróblewska
doradca podatkowy

Kancelaria Saldo, ul. Lipowa 4, Lublin
Biuro czynne pn.–pt. 8:00–16:00, tel. 81 555 01 44`,
    expected: [at('2027-02-22T12:15:00+01:00', '2027-02-22T13:45:00+01:00')],
  },
  {
    name: 'pl: lower case without accents, moved from one day to another',
    sentAt: '2027-06-11T13:27:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Radek Mazur <radek@mazurdruk.example>',
    subject: 'Re: probki papieru',
    text: `czesc ewa

we wtorek 15.06 o 11 jednak nie dam rady, maszyna stoi i czekam na serwis. przelozmy to na czwartek 17.06 na 16.30, dobrze? miejsce bez zmian, u was w studiu. probki 300 g i 350 g wezme ze soba

radek`,
    expected: [at('2027-06-17T16:30:00+02:00')],
  },
  {
    name: 'pl: accepts the second of three quoted slots',
    sentAt: '2027-05-06T09:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Joanna Sikora <j.sikora@przedszkole-bajka.example>',
    subject: 'Re: Prezentacja placu zabaw',
    text: `Dzień dobry Panie Tomaszu,

drugi termin jest dla nas w porządku, proszę go zapisać. Będę ja i pani intendentka.

Pozdrawiam serdecznie
Joanna Sikora
dyrektor

śr., 5 maj 2027 o 16:40 Tomasz Gil <tomasz.gil@zabawnie.example> napisał(a):
> Dzień dobry,
>
> mogę przyjechać z projektem w jednym z tych terminów:
> 1. wtorek 11.05, godz. 10:00
> 2. środa 12.05, godz. 14:30
> 3. piątek 14.05, godz. 9:00
>
> Proszę o wybór.
> Tomasz Gil, Zabawnie`,
    expected: [at('2027-05-12T14:30:00+02:00')],
  },
  {
    name: 'pl: says yes to the one quoted time for a boiler check',
    sentAt: '2027-11-03T08:01:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Krystyna Łapa <krystyna.lapa@skrzynka.example>',
    subject: 'Odp: Przegląd pieca',
    text: `Tak, pasuje mi, będę w domu. Proszę dzwonić domofonem pod 7, bo dzwonek nie działa.
K. Łapa

-----Wiadomość oryginalna-----
Od: Serwis Ciepło <biuro@serwis-cieplo.example>
Wysłano: 2 listopada 2027 14:36
Do: Krystyna Łapa
Temat: Przegląd pieca

Dzień dobry,
czy na przegląd pieca odpowiadałby Pani poniedziałek, 8 listopada, godz. 9:45?
Koszt przeglądu 280 zł.
Serwis Ciepło`,
    expected: [at('2027-11-08T09:45:00+01:00')],
  },
  {
    name: 'pl: calendar invitation after the clock change, also in words',
    sentAt: '2027-03-17T11:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Paweł Drozd <pawel.drozd@meblonova.example>',
    subject: 'Zaproszenie: Omówienie kolekcji jesiennej',
    text: `Dzień dobry,

w załączeniu zaproszenie na omówienie kolekcji jesiennej: piątek, 2 kwietnia, 13:00–14:00, nasz showroom w Swarzędzu.

Paweł Drozd
Meblonova`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Meblonova//Kalendarz 3.1//PL
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:kol-jesien-2027-04-02@meblonova.example
DTSTAMP:20270317T103000Z
DTSTART;TZID=Europe/Warsaw:20270402T130000
DTEND;TZID=Europe/Warsaw:20270402T140000
SUMMARY:Omówienie kolekcji jesiennej
LOCATION:Showroom Swarzędz
ORGANIZER;CN=Paweł Drozd:mailto:pawel.drozd@meblonova.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:zakupy@salon-dom.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-02T13:00:00+02:00', '2027-04-02T14:00:00+02:00')],
  },
  {
    name: 'pl: restaurant reservation with JSON-LD',
    sentAt: '2027-09-20T12:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Karczma Pod Jesionem <rezerwacje@podjesionem.example>',
    subject: 'Potwierdzenie rezerwacji stolika KJ-40871',
    text: `Dzień dobry,

potwierdzamy rezerwację stolika dla 6 osób na nazwisko Cieślak.
Termin: piątek, 24 września 2027, godz. 19:30
Numer rezerwacji: KJ-40871

Bezpłatne odwołanie rezerwacji do 23 września, godz. 20:00.
Kuchnia czynna codziennie 12:00–22:00.

Do zobaczenia!
Karczma Pod Jesionem, ul. Młyńska 8, Olsztyn`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "KJ-40871",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Dorota Cieślak" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Karczma Pod Jesionem",
    "address": { "@type": "PostalAddress", "streetAddress": "ul. Młyńska 8", "addressLocality": "Olsztyn", "addressCountry": "PL" }
  },
  "startTime": "2027-09-24T19:30:00+02:00",
  "partySize": "6"
}
</script>
</head><body>
<p>Dzień dobry,</p>
<p>potwierdzamy rezerwację stolika dla 6 osób na nazwisko Cieślak.<br>
Termin: <b>piątek, 24 września 2027, godz. 19:30</b><br>
Numer rezerwacji: KJ-40871</p>
<p>Bezpłatne odwołanie rezerwacji do 23 września, godz. 20:00.<br>Kuchnia czynna codziennie 12:00–22:00.</p>
<p>Do zobaczenia!<br>Karczma Pod Jesionem, ul. Młyńska 8, Olsztyn</p>
</body></html>`,
    expected: [at('2027-09-24T19:30:00+02:00')],
  },
  {
    name: 'pl: video call named in two zones, with length and link',
    sentAt: '2027-07-20T10:15:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Monika Hartley <monika.hartley@northpier.example>',
    subject: 'Call w sprawie etykiet',
    text: `Hej Bartek,

dzięki za szybką odpowiedź! To robimy calla w czwartek 29 lipca o 15:00 Waszego czasu (14:00 u nas w Londynie), 45 minut powinno być w sam raz, więc tyle blokuję.

Link: https://zoom.northpier.example/j/84420017733
Kod: 551209

Plik z etykietami (ok. 80 MB) wrzucę wcześniej na dysk.

Buziaki
Monika`,
    expected: [at('2027-07-29T15:00:00+02:00', '2027-07-29T15:45:00+02:00')],
  },
  {
    name: 'pl: lift technician comes to the reader, hotline hours beside it',
    sentAt: '2027-06-07T08:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział Serwisu Windex <serwis@windex.example>',
    subject: 'Zgłoszenie 2027/06/0331 – wizyta serwisanta',
    text: `Szanowni Państwo,

w odpowiedzi na zgłoszenie nr 2027/06/0331 (dźwig towarowy, ul. Składowa 19) informujemy, że nasz serwisant, p. Jerzy Wnuk, będzie u Państwa w czwartek 10 czerwca br. w godz. 10:00–12:00.

Prosimy o zapewnienie dostępu do maszynowni. Na czas prac dźwig zostanie wyłączony z użytku.

Infolinia serwisowa: 22 555 70 70 (pn.–pt. 7:00–19:00, sob. 8:00–14:00)

Z poważaniem
Dział Serwisu Windex`,
    expected: [at('2027-06-10T10:00:00+02:00', '2027-06-10T12:00:00+02:00')],
  },
  {
    name: 'pl: recruiter lists three interview slots with a common length',
    sentAt: '2027-09-28T15:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kamila Zych <kamila.zych@kadra-plus.example>',
    subject: 'Pani Nowicka - rozmowa kwalifikacyjna u Państwa',
    text: `Dzień dobry Pani Aniu,

kandydatka na stanowisko recepcjonistki (p. Ewelina Nowicka, CV przesłałam w zeszłym tygodniu) chętnie przyjdzie do Państwa na rozmowę. Proponuje:

• pn. 4.10, 8:30
• wt. 5.10, 16:00
• czw. 7.10, 8:30

Na rozmowę przewidzieliśmy 45 minut. Okres wypowiedzenia: 1 miesiąc, oczekiwania 5800 zł brutto.
Który termin mam potwierdzić?

Pozdrawiam
Kamila Zych
Kadra Plus`,
    expected: [
      at('2027-10-04T08:30:00+02:00', '2027-10-04T09:15:00+02:00'),
      at('2027-10-05T16:00:00+02:00', '2027-10-05T16:45:00+02:00'),
      at('2027-10-07T08:30:00+02:00', '2027-10-07T09:15:00+02:00'),
    ],
  },
  {
    name: 'pl: authority announces an inspection, very formal',
    sentAt: '2027-08-30T12:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat Inspektoratu <sekretariat@inspektorat-krosno.example>',
    subject: 'Zawiadomienie o zamiarze wszczęcia kontroli, znak: IK.512.88.2027',
    text: `Znak sprawy: IK.512.88.2027
Krosno, dnia 30 sierpnia 2027 r.

Na podstawie przepisów o działalności gospodarczej zawiadamia się, że w dniu 14 września 2027 r. (wtorek) o godz. 9.00 w siedzibie Państwa zakładu przy ul. Rzemieślniczej 3 rozpocznie się kontrola warunków sanitarnych.

Wnosi się o przygotowanie dokumentacji wskazanej w załączniku nr 1 oraz o jej przesłanie w wersji elektronicznej do dnia 10 września 2027 r.

Obecność osoby upoważnionej do reprezentowania przedsiębiorcy jest obowiązkowa.

Z upoważnienia
mgr inż. Stanisław Pelc
starszy inspektor

Godziny przyjmowania interesantów: pon. 7.30–17.00, wt.–czw. 7.30–15.30, pt. 7.30–14.00`,
    expected: [at('2027-09-14T09:00:00+02:00')],
  },
  {
    name: 'pl: colleague goes to a trade fair with the reader, whole day',
    sentAt: '2027-01-29T14:04:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Grzegorz Filipek <grzegorz@ogrody-filipek.example>',
    subject: 'targi Poznań - mamy bilety',
    text: `Siema Olka,

kupiłem dwa bilety na targi ogrodnicze w Poznaniu, dla Ciebie i dla mnie. Jedziemy razem w środę 10 lutego, na cały dzień. O której ruszamy, dogadamy później, zależy jaka będzie pogoda.

Bilety kosztowały 2 x 45 zł, faktura idzie na firmę.

G.`,
    expected: [days('2027-02-10')],
  },
  {
    name: 'pl: stock-take on two whole days for the team',
    sentAt: '2027-12-13T16:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Beata Kowalczyk <beata@elektrohurt-bk.example>',
    subject: 'Remanent w tym roku',
    text: `Kochani,

jak co roku przed Nowym Rokiem liczymy śrubki. Remanent robimy w czwartek i piątek, 30 i 31 grudnia, przez oba dni, wszyscy na pokładzie – sklep będzie wtedy zamknięty, a ja stawiam pizzę.

Proszę o tym pamiętać przy planowaniu urlopów. Wnioski urlopowe na styczeń składamy do 20 grudnia.

Beata`,
    expected: [days('2027-12-30', '2028-01-01')],
  },
  {
    name: 'pl: occupational health check appointment',
    sentAt: '2027-02-25T09:37:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Przychodnia Zdrowie i Praca <rejestracja@zdrowieipraca.example>',
    subject: 'Potwierdzenie wizyty',
    text: `Potwierdzamy rejestrację na badania okresowe.

Pacjent: Wojciech Stępień
Data: 02.03.2027 (wtorek)
Godzina: 7:40
Gabinet: 12, I piętro, lek. med. Irena Bąk

Prosimy być na czczo i zabrać skierowanie od pracodawcy, dowód osobisty oraz okulary.
Rejestracja czynna od poniedziałku do piątku w godz. 7:00–18:00, tel. 12 555 33 10.

Wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać.`,
    expected: [at('2027-03-02T07:40:00+01:00')],
  },
  {
    name: 'pl: landlord, day after tomorrow, quarter past by word',
    sentAt: '2027-10-05T20:18:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Leszek Janik <leszek.janik@lokale-janik.example>',
    subject: 'lokal na Długiej',
    text: `Panie Robercie,

oglądał Pan już zdjęcia, to teraz pora zobaczyć na żywo. Będę na miejscu pojutrze, kwadrans po piątej po południu, i zapraszam Pana na oglądanie. Wejście od podwórza, obok piekarni (piekarnia czynna od 6 do 17, więc będzie już cicho).

Czynsz jak rozmawialiśmy, 3 400 + media, kaucja dwumiesięczna.

Ukłony
L. Janik`,
    expected: [at('2027-10-07T17:15:00+02:00')],
  },
  {
    name: 'pl: Poznan dialect words, quarter to noon this Friday',
    sentAt: '2027-09-01T07:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Przemek Ratajczak <przemo@rowery-ratajczak.example>',
    subject: 'Re: te koła',
    text: `Tej, Michał!

Koła przyszły, elegancko wszystko. Wpadnę do ciebie do warsztatu w ten piątek za kwadrans dwunasta, to wymienimy i pogadamy o tych ramach. Nie szykuj nic do jedzenia, wezmę po drodze szneki z glancem.

Pyrsk, Przemek

PS. Za dętki wisisz mi jeszcze 36 zł :P`,
    expected: [at('2027-09-03T11:45:00+02:00')],
  },
  {
    name: 'pl: exactly in a week, hour as a word',
    sentAt: '2027-04-15T10:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Barbara Wilk <b.wilk@kancelaria-wilk.example>',
    subject: 'Podpisanie umowy spółki',
    text: `Szanowna Pani,

projekt umowy jest już gotowy, przesyłam go w załączeniu (14 stron). Uwagi proszę nanieść do poniedziałku.

Podpisanie proponuję dokładnie za tydzień, w czwartek o jedenastej, w mojej kancelarii. Wspólniczka Pani już potwierdziła, że będzie.

Łączę wyrazy szacunku
Barbara Wilk
radca prawny`,
    expected: [at('2027-04-22T11:00:00+02:00')],
  },
  {
    name: 'pl: boss forwards a request and has settled one of the two times',
    sentAt: '2027-11-18T12:09:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Andrzej Pająk <andrzej@okna-pajak.example>',
    subject: 'Fwd: cieknące okno dachowe',
    text: `Kasia, pojedź proszę do tej pani. Umówiłem Cię z nią na wtorek na 13:30, środa odpada bo montujemy w Brzesku.
A.

---------- Przekazana wiadomość ---------
Od: Zofia Marzec <zofia.marzec@listek.example>
Data: czw., 18 lis 2027 o 09:52
Temat: cieknące okno dachowe
Do: <biuro@okna-pajak.example>

Dzień dobry, po ostatniej ulewie cieknie nam okno dachowe w łazience, montowane przez Państwa w 2024 roku. Czy ktoś mógłby przyjechać? Możemy we wtorek 23.11 o 13:30 albo w środę 24.11 o 9:00. Adres: Bochnia, Polna 31.
Zofia Marzec, tel. 500 222 871`,
    expected: [at('2027-11-23T13:30:00+01:00')],
  },
  {
    name: 'pl: reader in Chicago, call given in Polish time between the clock changes',
    sentAt: '2027-03-22T09:05:00+01:00',
    timezone: 'America/Chicago',
    from: 'Iwona Madej <iwona.madej@pierogarnia-export.example>',
    subject: 'Rozmowa o kontenerze do Chicago',
    text: `Dzień dobry Panie Staszku,

mam już ceny frachtu i certyfikaty. Zadzwonię do Pana w środę 24 marca o 15:00 czasu polskiego, na numer sklepu przy Milwaukee Ave. Proszę mieć pod ręką ostatnie zamówienie (PO 7731), bo coś mi się nie zgadza w ilości kartonów.

Pozdrawiam z deszczowego Rzeszowa
Iwona Madej`,
    expected: [at('2027-03-24T09:00:00-05:00')],
  },
  {
    name: 'pl: sports club board meeting with fee deadline',
    sentAt: '2027-01-18T21:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Jacek Sobczak <prezes@ks-orkan.example>',
    subject: 'Zebranie zarządu KS Orkan',
    text: `Cześć,

zwołuję zebranie zarządu na wtorek 26 stycznia, godz. 18.00, w świetlicy przy boisku. Obecność całej piątki potrzebna, bo będziemy głosować budżet.

Porządek:
1. budżet na 2027
2. wymiana bramek (oferta na 7 tys.)
3. nabór do żaków
4. wolne wnioski

Przypominam też, że składki zbieramy do 31 stycznia.

Ze sportowym pozdrowieniem
Jacek`,
    expected: [at('2027-01-26T18:00:00+01:00')],
  },
  {
    name: 'pl: school books the photographer, from-to range',
    sentAt: '2027-04-27T11:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat SP 9 <sekretariat@sp9-tarnow.example>',
    subject: 'zdjęcia klasowe',
    text: `Dzień dobry,

pani dyrektor zgodziła się na Państwa ofertę (29 zł za komplet). Zapraszamy do nas na zdjęcia klasowe w poniedziałek siedemnastego maja, od 8:15 do 13:00, w sali gimnastycznej. Rozpiskę klas wydrukujemy i położymy na stole.

Odbitki potrzebne są nam do 11 czerwca, żeby dzieci dostały je przed końcem roku.

Renata Pyzik
sekretariat SP nr 9, tel. 14 555 09 09 (7:30–15:30)`,
    expected: [at('2027-05-17T08:15:00+02:00', '2027-05-17T13:00:00+02:00')],
  },
  {
    name: 'pl: online meeting after the autumn clock change, ISO date',
    sentAt: '2027-10-27T13:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział Wdrożeń Kasomat <wdrozenia@kasomat.example>',
    subject: 'Wdrożenie systemu kasowego – szkolenie wstępne online',
    text: `Dzień dobry,

zgodnie z ustaleniami telefonicznymi potwierdzam szkolenie wstępne dla Państwa zespołu:

Data: 2027-11-04 (czwartek)
Godzina: 10:30–11:15
Prowadzący: Łukasz Torba
Dołącz: https://spotkania.kasomat.example/l/meetup-join/19f3a7c2

Licencja próbna wygasa 2027-11-30. Wsparcie techniczne pracuje w dni robocze 8–20.

Z pozdrowieniami
Dział Wdrożeń Kasomat`,
    expected: [at('2027-11-04T10:30:00+01:00', '2027-11-04T11:15:00+01:00')],
  },
  {
    name: 'pl: declines the offered time and offers two others at the same hour',
    sentAt: '2027-07-08T15:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Rusin <natalia@studio-kreska.example>',
    subject: 'Re: Re: nowa strona',
    text: `Hejka,

niestety wtorek o 15 mi nie pasuje, mam wtedy dentystę. A może w środę 14.07 o 13:00? Ewentualnie w piątek 16.07 o tej samej godzinie. Usiądziemy u nas na Piwnej, kawa jest, klima też.

Natalia

Dnia 8 lipca 2027 11:47 Kuba Wrona <kuba@wrona-sklep.example> napisał(a):

> Cześć Natalia, spotkajmy się może we wtorek o 15? Chciałbym przejść przez makiety.
> Kuba`,
    expected: [at('2027-07-14T13:00:00+02:00'), at('2027-07-16T13:00:00+02:00')],
  },
  {
    name: 'pl: tender with a deadline for bids and opening without bidders',
    sentAt: '2027-04-20T14:25:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zamówienia Publiczne Gmina Jodłowo <zamowienia@gmina-jodlowo.example>',
    subject: 'Zapytanie ofertowe nr ZP.271.14.2027 – remont świetlicy',
    text: `Szanowni Państwo,

Gmina Jodłowo zaprasza do złożenia oferty na remont świetlicy wiejskiej w Dębinie.

Termin składania ofert: 12 maja 2027 r., godz. 10:00
Otwarcie ofert: 12 maja 2027 r., godz. 10:15 (bez udziału wykonawców, na platformie zakupowej)
Pytania do treści zapytania można zadawać do 5 maja 2027 r. do godz. 15:00.
Termin realizacji: do 30 września 2027 r.

Wadium: 3 000,00 zł.

Z poważaniem
Ewa Kubik
referat inwestycji`,
    expected: [],
  },
  {
    name: 'pl: parcel notice with a delivery window in JSON-LD',
    sentAt: '2027-02-03T18:03:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Szybka Paczka <powiadomienia@szybkapaczka.example>',
    subject: 'Twoja paczka 620099134417 dotrze jutro',
    text: `Dzień dobry,

paczka nr 620099134417 od nadawcy Papier i Spółka zostanie doręczona jutro, 4 lutego, między 11:00 a 13:00.
Kwota pobrania: 214,90 zł

Nie będzie Cię? Przekieruj paczkę do punktu dziś do godz. 22:00.

Szybka Paczka`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "620099134417",
  "carrier": { "@type": "Organization", "name": "Szybka Paczka" },
  "expectedArrivalFrom": "2027-02-04T11:00:00+01:00",
  "expectedArrivalUntil": "2027-02-04T13:00:00+01:00",
  "partOfOrder": { "@type": "Order", "orderNumber": "PS-5512", "merchant": { "@type": "Organization", "name": "Papier i Spółka" } }
}
</script>
<p>Dzień dobry,</p>
<p>paczka nr <b>620099134417</b> od nadawcy Papier i Spółka zostanie doręczona jutro, 4 lutego, między 11:00 a 13:00.<br>Kwota pobrania: 214,90 zł</p>
<p>Nie będzie Cię? Przekieruj paczkę do punktu dziś do godz. 22:00.</p>
<p>Szybka Paczka</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'pl: newsletter advertising webinars with dates and hours',
    sentAt: '2027-10-11T06:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia Sprzedaży <newsletter@akademia-sprzedazy.example>',
    subject: '🔥 Jesienne webinary – zapisz się, zanim znikną miejsca!',
    text: `Cześć!

Jesień to najlepszy czas na naukę. Sprawdź nasze najbliższe bezpłatne webinary:

➡ wtorek, 19 października, 12:00 – "Telefon, który sprzedaje"
➡ czwartek, 21 października, 18:00 – "Reklamacje bez nerwów"
➡ wtorek, 26 października, 12:00 – "Cennik od nowa"

Zapisz się: https://akademia-sprzedazy.example/webinary
Kod JESIEN20 daje 20% rabatu na kursy do 31 października, godz. 23:59.

Otrzymujesz tę wiadomość, bo zapisałeś się do naszego newslettera.
Wypisz się: https://akademia-sprzedazy.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: cancelled meeting with a cancelling calendar part',
    sentAt: '2027-12-06T17:40:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Marta Olejnik <marta.olejnik@agencja-pion.example>',
    subject: 'Odwołane: Przegląd kampanii',
    text: `Cześć,

bardzo przepraszam, muszę odwołać nasze jutrzejsze spotkanie o 9:00, młody ma gorączkę i siedzę z nim w domu. Nowy termin podeślę, jak wrócę do biura.

Marta`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Agencja Pion//Poczta//PL
METHOD:CANCEL
BEGIN:VEVENT
UID:3f0b77d2-przeglad@agencja-pion.example
DTSTAMP:20271206T164000Z
DTSTART:20271207T080000Z
DTEND:20271207T090000Z
SUMMARY:Odwołane: Przegląd kampanii
ORGANIZER;CN=Marta Olejnik:mailto:marta.olejnik@agencja-pion.example
ATTENDEE:mailto:biuro@herbaty-lis.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: availability and parts of the day only',
    sentAt: '2027-05-20T16:16:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Damian Kruk <damian.kruk@kamieniarz-kruk.example>',
    subject: 'Odp.: schody zewnętrzne',
    text: `Witam,

granit strzegomski jest od ręki, 6 stopni po 120 cm to ok. 5 200 zł z montażem. Mogę podjechać obejrzeć te schody, w przyszłym tygodniu jestem prawie cały czas wolny, najlepiej przed południem. Czwartek po południu też by się jakoś dało. Niech Pan napisze, kiedy Panu wygodnie, to się dopasuję.

Pozdrawiam
Damian Kruk
Kamieniarstwo, tel. 700 100 315, pn-pt 7-16`,
    expected: [],
  },
  {
    name: 'pl: minutes of a meeting that is over',
    sentAt: '2027-06-24T08:59:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Bednarz <sylwia.bednarz@zarzadca-dom.example>',
    subject: 'Notatka ze spotkania 23.06',
    text: `Dzień dobry,

dziękuję za wczorajsze spotkanie (środa, 23.06, godz. 10:00). Poniżej krótka notatka:

1. Elewacja – wykonawca dostarczy kosztorys do 2 lipca.
2. Śmietnik – wspólnota wybiera wariant B (18 900 zł).
3. Garaż – brama naprawiona w poniedziałek, gwarancja 12 miesięcy.
4. Termin kolejnego spotkania ustalimy po urlopach.

Uwagi proszę zgłaszać do piątku do godz. 12:00, potem notatka idzie do akt.

Sylwia Bednarz
zarządca nieruchomości`,
    expected: [],
  },
  {
    name: 'pl: out-of-office reply with holiday dates and shop hours',
    sentAt: '2027-08-04T10:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Henryk Wojtas <h.wojtas@tartak-wojtas.example>',
    subject: 'Automatyczna odpowiedź: zamówienie więźby',
    text: `Dziękuję za wiadomość.

W dniach 2–13 sierpnia przebywam na urlopie i nie mam dostępu do poczty. Wracam w poniedziałek 16 sierpnia.
W pilnych sprawach proszę o kontakt z p. Danutą: 600 333 118, codziennie między 8:00 a 14:00.

Tartak w okresie wakacji czynny: pn.–czw. 7–15, pt. 7–13.

Henryk Wojtas`,
    expected: [],
  },
  {
    name: 'pl: planned power cut announced by the building manager',
    sentAt: '2027-09-16T13:45:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Biurowca Kaskada <administracja@kaskada.example>',
    subject: 'Przerwa w dostawie prądu 22.09',
    text: `Szanowni Najemcy,

informujemy, że w środę 22.09.2027 r. w godz. 8:00–14:00 nastąpi planowa przerwa w dostawie energii elektrycznej w budynkach A i C z powodu wymiany transformatora. Prosimy o wcześniejsze wyłączenie serwerów i ekspresów.

Garaż podziemny będzie w tym czasie zamknięty, brama zostanie otwarta o 14:30.

Za utrudnienia przepraszamy.
Administracja, pok. 002, pn.–pt. 8–16`,
    expected: [],
  },
  {
    name: 'pl: payment reminder with dates and an hour',
    sentAt: '2027-05-26T09:14:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Księgowość Farbex <ksiegowosc@farbex.example>',
    subject: 'Wezwanie do zapłaty – FV 412/04/2027',
    text: `Dzień dobry,

uprzejmie przypominamy, że termin płatności faktury FV 412/04/2027 na kwotę 1 845,00 zł minął w środę 19 maja. Prosimy o uregulowanie należności do piątku 4 czerwca, do godz. 15:00. Po tym terminie sprawa zostanie przekazana do windykacji.

Jeżeli wpłata została już wykonana, prosimy o przesłanie potwierdzenia.

Wioletta Sowa
dział księgowości
tel. 32 555 61 20, w godz. 8.00–14.00`,
    expected: [],
  },
  {
    name: 'pl: thanks without a decision, times only in the quoted mail',
    sentAt: '2027-03-04T20:47:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Michał Kępa <michal.kepa@mojapoczta.example>',
    subject: 'Re: Konsultacja - fotowoltaika',
    text: `Dziękuję za propozycje. Muszę najpierw porozmawiać z żoną i z bankiem, odezwę się po weekendzie.

Pozdrawiam
Michał Kępa

W dniu 4.03.2027 o 12:31, Słoneczny Dach pisze:
> Dzień dobry Panie Michale,
> nasz doradca może do Pana przyjechać w środę 10 marca o 16:00 lub w czwartek 11 marca o 17:30.
> Wizyta trwa godzinę i jest bezpłatna.
> Zespół Słoneczny Dach`,
    expected: [],
  },
  {
    name: 'pl: writer tells of own flight and own notary appointment',
    sentAt: '2027-11-12T15:06:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Elżbieta Turek <e.turek@turek-import.example>',
    subject: 'jestem w drodze, odpiszę później',
    text: `Pani Gosiu,

tylko krótko, bo jestem na lotnisku w Mediolanie. We wtorek 16 listopada ląduję w Krakowie o 14:20 i od razu jadę do notariusza, mam tam być na 16:30, więc tego dnia nie licz Pani na mnie. W sprawie próbek butów odpiszę po powrocie, cennik jest w załączniku (ceny w euro!).

Ciao
Ela Turek

Wysłane z telefonu`,
    expected: [],
  },
  {
    name: 'pl: garden centre mailing for open days and a sale',
    sentAt: '2027-04-07T07:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Centrum Ogrodnicze Malwa <promocje@malwa.example>',
    subject: 'Dni Otwarte w Malwie: 17 i 18 kwietnia 🌷',
    text: `Drodzy Klienci,

zapraszamy na wiosenne Dni Otwarte!

Sobota 17 kwietnia, 9:00–18:00
Niedziela 18 kwietnia, 10:00–16:00

W programie pokaz cięcia róż (sobota, godz. 12:00), kiełbaski z grilla i rabaty do -30% na iglaki. Dla pierwszych 100 osób bratek gratis!

Centrum Ogrodnicze Malwa, ul. Kwiatowa 1, Sochaczew
Nie chcesz otrzymywać naszych wiadomości? Kliknij tutaj: https://malwa.example/rezygnacja`,
    isBulk: true,
    expected: [],
  },
];
