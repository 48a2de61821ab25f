import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: customer offers two visits for a stove fitter',
    sentAt: '2027-01-11T19:47:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Grażyna Wilkosz <g.wilkosz@poczta.example>',
    subject: 'Dymi z kominka',
    text: `Dobry wieczór,

w 2021 roku stawiali Państwo u nas kominek (ul. Wierzbowa 7, Niepołomice, nr zlecenia 318/21). Od świąt przy rozpalaniu cofa się dym do salonu, szyba po dwóch godzinach jest czarna. Kominiarz był w listopadzie i twierdzi, że przewód jest drożny.

Czy ktoś mógłby do nas podjechać i to obejrzeć? Będę w domu w czwartek 14 stycznia od powrotu z pracy, więc proponuję 16:30, albo w sobotę o 9 rano, jeśli Państwo wtedy pracują. Proszę dać znać, co wybieramy.

Za dojazd oczywiście zapłacę, poprzednio było to 150 zł.

Pozdrawiam
Grażyna Wilkosz
tel. 601 555 014`,
    expected: [at('2027-01-14T16:30:00+01:00'), at('2027-01-16T09:00:00+01:00')],
  },
  {
    name: 'pl: building site, lower case without accents, half past seven tomorrow',
    sentAt: '2027-01-20T21:12:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'zbyszek <zbyszek.mazan@poczta.example>',
    subject: 'klucze',
    text: `szefie to widzimy sie jutro rano o wpol do osmej pod hala na przemyslowej, wez klucze od bramy bo ja swoje zostawilem u szwagra. i ta dluga poziomice jak masz. beton dopiero po niedzieli, dzwonilem

zb`,
    expected: [at('2027-01-21T07:30:00+01:00')],
  },
  {
    name: 'pl: steel delivery window and payment term',
    sentAt: '2027-01-27T12:26:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział Sprzedaży STALPOL-HURT <zamowienia@stalpolhurt.example>',
    subject: 'Awizacja dostawy do ZK/2027/01/0447',
    text: `Szanowni Państwo,

informujemy, że towar z zamówienia ZK/2027/01/0447 został skompletowany.

Planowana dostawa: czwartek 28.01.2027, w godz. 10:00-14:00
Pojazd: WGM 4471K, kierowca Pan Ryszard, tel. 602 555 190
Pozycje: profil 40x40x3 - 36 szt., blacha ryflowana 4 mm - 2 ark.
Wartość brutto: 5 318,20 zł
Termin płatności: 10.02.2027

Prosimy o zapewnienie rozładunku. Palety do zwrotu w ciągu 30 dni.

Z poważaniem
Iwona Trzaska
STALPOL-HURT Sp. z o.o.
Magazyn czynny pn.-pt. 7:00-15:30, sob. 8:00-12:00`,
    expected: [],
  },
  {
    name: 'pl: tax adviser lists three slots with ends',
    sentAt: '2027-02-02T09:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kancelaria Podatkowa Brudnicki <biuro@brudnicki-podatki.example>',
    subject: 'Zamknięcie roku 2026 – termin rozmowy',
    text: `Szanowna Pani Prezes,

przed sporządzeniem bilansu chciałbym omówić z Panią rozliczenie leasingu oraz rezerwę urlopową. Mogę zaproponować następujące terminy w naszej siedzibie:

 – wt. 9.02, g. 9.00–9.45
 – czw. 11.02, g. 13.15–14.00
 – pt. 12.02, g. 8.30–9.15

Uprzejmie proszę o wybór jednego z nich. Przypominam też, że wyciągi bankowe za grudzień powinny do nas trafić do 8.02, a JPK za styczeń składamy do 25.02.

Łączę wyrazy szacunku
Stefan Brudnicki
doradca podatkowy nr wpisu 09817
ul. Długa 44/3, Toruń | tel. 56 555 02 31
sekretariat: pon.–czw. 8–16, pt. 8–14`,
    expected: [
      at('2027-02-09T09:00:00+01:00', '2027-02-09T09:45:00+01:00'),
      at('2027-02-11T13:15:00+01:00', '2027-02-11T14:00:00+01:00'),
      at('2027-02-12T08:30:00+01:00', '2027-02-12T09:15:00+01:00'),
    ],
  },
  {
    name: 'pl: meeting moved to the next day at the same hour',
    sentAt: '2027-02-12T15:38:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kinga Oleszek <kinga.oleszek@browarzamkowy.example>',
    subject: 'Re: etykiety IPA',
    text: `Cześć Marto,

przepraszam, ale muszę zakombinować – przesuńmy proszę nasze spotkanie z wtorku 16.02 (10:00) na środę, na tę samą godzinę. We wtorek wpada nam kontrola metrologiczna i utknę na warzelni. Miejsce bez zmian, u Was w studiu.

Zabiorę puste puszki z nowej linii, żebyś zobaczyła, jak siada folia.

Buziaki
Kinga`,
    expected: [at('2027-02-17T10:00:00+01:00')],
  },
  {
    name: 'pl: reminder of an occupational health check',
    sentAt: '2027-02-25T08:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Przychodnia Na Skarpie <rejestracja@naskarpie-med.example>',
    subject: 'Przypomnienie o wizycie',
    text: `Dzień dobry,

przypominamy o wizycie:

Pacjent: Tadeusz Gołąb
Poradnia: medycyna pracy
Lekarz: lek. Ewa Sitarz, gabinet 12
Data: 3 marca 2027 (środa)
Godzina: 7:50

Prosimy zabrać skierowanie od pracodawcy, dowód osobisty i okulary, jeśli Pan ich używa. Wyniki badań krwi nie mogą być starsze niż 30 dni.

Jeśli nie może Pan przyjść, prosimy o telefon najpóźniej dzień wcześniej: 22 555 88 40.
Rejestracja czynna od poniedziałku do piątku 7:00–18:00.

Wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać.`,
    expected: [at('2027-03-03T07:50:00+01:00')],
  },
  {
    name: 'pl: Warsaw law firm proposes Polish time to a reader in Chicago',
    sentAt: '2027-03-15T11:20:00+01:00',
    timezone: 'America/Chicago',
    from: 'r. pr. Jakub Stelmaszyk <j.stelmaszyk@stelmaszyk-legal.example>',
    subject: 'Znak towarowy „Delikatesy u Bacy” – rozmowa',
    text: `Szanowny Panie Andrzeju,

Urząd Patentowy doręczył nam sprzeciw spółki z Nowego Targu. Mamy na odpowiedź dwa miesiące, ale strategię wolałbym ustalić od razu.

Czy możemy porozmawiać telefonicznie w najbliższy czwartek, 18 marca, o godz. 17:00 czasu warszawskiego? Zadzwonię na Pański numer w Chicago.

Opłata za wniesienie odpowiedzi wyniesie 1000 zł plus nasze honorarium według stawki z umowy.

Z wyrazami szacunku
Jakub Stelmaszyk
radca prawny

Stelmaszyk i Partnerzy, ul. Mokotowska 118, 00-640 Warszawa
tel. +48 22 555 61 07`,
    expected: [at('2027-03-18T11:00:00-05:00')],
  },
  {
    name: 'pl: water shut-off notice of a property manager',
    sentAt: '2027-03-19T13:44:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Lipowa 12 <administracja@lipowa12.example>',
    subject: 'Przerwa w dostawie wody 24.03',
    text: `Szanowni Najemcy,

w związku z wymianą zaworów w pionie B zawiadamiamy, że w środę 24 marca 2027 r. w godzinach 8:00–14:00 nastąpi przerwa w dostawie wody zimnej i ciepłej w lokalach użytkowych 1–6.

Prace prowadzone są wyłącznie w piwnicy, obecność w lokalach nie jest potrzebna. Po wznowieniu dostawy woda może być przez chwilę zabarwiona.

Za utrudnienia przepraszamy.

Administracja
dyżur telefoniczny: wt. i czw. 9:00–12:00, 71 555 30 18`,
    expected: [],
  },
  {
    name: 'pl: applicant accepts the second of the quoted slots',
    sentAt: '2027-03-25T18:03:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Oliwia Pająk <oliwia.pajak99@poczta.example>',
    subject: 'Re: Rekrutacja – florystka / sprzedawczyni',
    text: `Dzień dobry Pani Aniu,

bardzo dziękuję za zaproszenie! Drugi termin mi odpowiada, przyjdę na pewno. Portfolio przyniosę wydrukowane, bo w telefonie słabo widać kolory.

Spokojnych Świąt i do zobaczenia
Oliwia Pająk
512 555 703

W dniu czw., 25 mar 2027 o 14:31 Kwiaciarnia Piwonia <praca@piwonia.example> napisał(a):

> Pani Oliwio,
>
> chętnie poznamy Panią osobiście. Możemy zaproponować:
>
> 1) wtorek, 30 marca, 10:00
> 2) środa, 31 marca, 12:30
> 3) czwartek, 1 kwietnia, 9:00
>
> Spotykamy się w kwiaciarni przy Rynku 5.
>
> Anna Drozd`,
    expected: [at('2027-03-31T12:30:00+02:00')],
  },
  {
    name: 'pl: confirmed two-day course, the same hours on both days',
    sentAt: '2027-04-06T10:17:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ośrodek Szkoleń Elektra <zapisy@szkolenia-elektra.example>',
    subject: 'Potwierdzenie udziału: pomiary instalacji, grupa K-14',
    text: `Szanowny Panie Łukaszu,

potwierdzamy przyjęcie Pana zgłoszenia na kurs „Pomiary elektryczne w praktyce” (grupa K-14).

Zajęcia: 15 i 16 kwietnia 2027 (czwartek i piątek), w obu dniach w godz. 9:00–15:30
Miejsce: Kielce, ul. Zagnańska 201, sala 3, I piętro

W cenie (1 290 zł netto) obiad i materiały. Własny miernik mile widziany. Opłatę prosimy uiścić do 12 kwietnia, w tytule przelewu podając numer grupy.

Miłego dnia
Renata Pluta
koordynatorka szkoleń
41 555 17 62`,
    expected: [
      at('2027-04-15T09:00:00+02:00', '2027-04-15T15:30:00+02:00'),
      at('2027-04-16T09:00:00+02:00', '2027-04-16T15:30:00+02:00'),
    ],
  },
  {
    name: 'pl: two proposed times turned down, no new one',
    sentAt: '2027-04-14T17:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Przemek Kulig <przemek@kulig-ogrody.example>',
    subject: 'Odp: wycena nawodnienia',
    text: `Panie Sławku, niestety środa 21-go o 15 mi nie pasuje, czwartek o 9 też odpada, sezon ruszył i siedzimy na trzech ogrodach naraz. Odezwę się po majówce to coś ustalimy. Wycenę i tak Panu poślę, wyjdzie koło 8-9 tys. z robocizną.

Przemek
Kulig Ogrody

-----Wiadomość oryginalna-----
Od: Sławomir Jasny
Wysłano: 14 kwietnia 2027 11:02
Temat: wycena nawodnienia

Panie Przemku, kiedy Pan może wpaść? U nas by pasowała środa 21 kwietnia o 15:00 albo czwartek 22 o 9:00.
SJ`,
    expected: [],
  },
  {
    name: 'pl: client in London names one time in two zones, half an hour',
    sentAt: '2027-04-21T16:09:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Beata Hargreaves <beata@hargreavesinteriors.example>',
    subject: 'krzesła – szybki call?',
    text: `Hej Michał!

Projekt restauracji w Camden przeszedł, klient bierze 64 krzesła i 12 hokerów :) Musimy tylko dogadać kolor bejcy i to, czy dacie radę z transportem przed sezonem.

Zadzwonię do Ciebie w poniedziałek 26 kwietnia o 10:00 londyńskiego czasu, czyli o 11:00 u Was, na pół godziny. Jeśli to zły moment, krzycz.

Ściskam,
Beata

Hargreaves Interiors, London N1
Studio open Tue–Sat 10–6`,
    expected: [at('2027-04-26T11:00:00+02:00', '2027-04-26T11:30:00+02:00')],
  },
  {
    name: 'pl: invitation with an ICS part',
    sentAt: '2027-05-06T14:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dorota Michalak <dorota.michalak@gmina-zalesie.example>',
    subject: 'Zaproszenie: Przegląd projektu świetlicy – śr. 12 maja 2027 13:00–14:00',
    text: `Dzień dobry,

przesyłam zaproszenie na przegląd projektu świetlicy wiejskiej w Borku. Proszę mieć przy sobie rzut parteru w wersji z 28 kwietnia.

Kiedy: środa, 12 maja 2027, 13:00–14:00
Gdzie: Urząd Gminy Zalesie, pok. 8

Dorota Michalak
podinspektor ds. inwestycji`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Gmina Zalesie//Kalendarz//PL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:swietlica-borek-0512@gmina-zalesie.example
DTSTAMP:20270506T122200Z
DTSTART;TZID=Europe/Warsaw:20270512T130000
DTEND;TZID=Europe/Warsaw:20270512T140000
SUMMARY:Przegląd projektu świetlicy
LOCATION:Urząd Gminy Zalesie\\, pok. 8
ORGANIZER;CN=Dorota Michalak:mailto:dorota.michalak@gmina-zalesie.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:biuro@pracownia-nurt.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-12T13:00:00+02:00', '2027-05-12T14:00:00+02:00')],
  },
  {
    name: 'pl: colleague settles two days at a trade fair',
    sentAt: '2027-05-10T07:51:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Arek Wnuk <arek@meble-wnuk.example>',
    subject: 'Poznań',
    text: `Siema Olka,

dostaliśmy dwa darmowe wejścia od Häfnera na targi w Poznaniu. Całość trwa od 1 do 4 czerwca, ale nie będziemy tam siedzieć cały tydzień – jedziemy Ty i ja na środę i czwartek, 2 i 3 czerwca. Hotel już klepnąłem (Jeżyce, 2 jedynki, po 289 zł ze śniadaniem).

Hale są otwarte 9–17. O której ruszamy z Kępna, dogadamy bliżej wyjazdu.

Nie bierz szpilek, ostatnio zrobiliśmy 22 tys. kroków :P

A.`,
    expected: [days('2027-06-02', '2027-06-04')],
  },
  {
    name: 'pl: marketing newsletter with a webinar',
    sentAt: '2027-05-18T06:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia E-handlu <newsletter@akademia-ehandlu.example>',
    subject: '🔥 Porzucone koszyki? W czwartek pokażemy, jak je odzyskać',
    text: `Cześć!

Czy wiesz, że 7 na 10 klientów porzuca koszyk tuż przed płatnością?

DARMOWY WEBINAR
„Koszyk, który nie ucieka”
czwartek, 20 maja, godz. 19:00
Prowadzi: Kamil Wrona

>> Zapisz się: https://akademia-ehandlu.example/webinar-koszyk

Tylko do niedzieli do 23:59: pakiet 6 kursów za 397 zł zamiast 990 zł. Kod: MAJ27.

Do zobaczenia!
Zespół Akademii

Otrzymujesz tę wiadomość, bo zapisałeś się na nasz newsletter. Wypisz się: https://akademia-ehandlu.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: summons of the building inspectorate',
    sentAt: '2027-06-08T12:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'PINB w Wadowicach <kancelaria@pinb-wadowice.example>',
    subject: 'PINB.5160.33.2027 – zawiadomienie o oględzinach',
    text: `Znak sprawy: PINB.5160.33.2027
Wadowice, dnia 8 czerwca 2027 r.

ZAWIADOMIENIE

Na podstawie art. 79 § 1 Kodeksu postępowania administracyjnego zawiadamia się, że w dniu 17.06.2027 r. (czwartek) o godz. 10.00 przeprowadzone zostaną oględziny wiaty magazynowej na działce nr 1142/6 w Choczni.

Wzywa się inwestora do osobistego stawiennictwa na miejscu oględzin lub ustanowienia pełnomocnika. Pełnomocnictwo wraz z dowodem uiszczenia opłaty skarbowej (17 zł) należy złożyć w terminie 7 dni od dnia doręczenia niniejszego pisma.

Z aktami sprawy można zapoznać się w siedzibie Inspektoratu, pok. 5, w poniedziałki w godz. 8.00–16.00.

z up. Powiatowego Inspektora
mgr inż. Halina Kubica`,
    expected: [at('2027-06-17T10:00:00+02:00')],
  },
  {
    name: 'pl: parent asks a teacher for quarter to eight',
    sentAt: '2027-06-09T20:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Magdalena Szewczyk <magda.szewczyk@poczta.example>',
    subject: 'Franek, 5b - ocena z matematyki',
    text: `Dzień dobry Pani Justyno,

Franek wrócił dziś zapłakany, podobno wychodzi mu 3 na koniec. Czy mogłabym podejść do Pani w piątek za kwadrans ósma, jeszcze przed lekcjami? Zajmę dosłownie chwilę, chcę tylko wiedzieć, czy może coś poprawić.

Na zebraniu w maju nie mogłam być, za co przepraszam.

Magdalena Szewczyk, mama Franka`,
    expected: [at('2027-06-11T07:45:00+02:00')],
  },
  {
    name: "pl: thanks after yesterday's meeting with action list",
    sentAt: '2027-06-23T09:41:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wojciech Lenart <wlenart@klinika-uzdrowisko.example>',
    subject: 'Notatka z 22.06',
    text: `Szanowni Państwo,

dziękuję za wczorajsze spotkanie (wtorek 22.06, 14:00–15:10) i bardzo konkretną rozmowę. Poniżej ustalenia:

1. Agencja prześle poprawione makiety strony do piątku 25.06, do godz. 12:00.
2. My dostarczymy zdjęcia zabiegów do 30.06.
3. Budżet na kampanię jesienną: 18 000 zł netto, akceptacja zarządu w lipcu.
4. Kolejne spotkanie zwołamy, gdy makiety będą gotowe.

Gdybym coś pominął, proszę o uwagi w odpowiedzi.

Z pozdrowieniami
Wojciech Lenart
dyrektor ds. marketingu`,
    expected: [],
  },
  {
    name: "pl: forwarded, a colleague's notary appointment explains her absence",
    sentAt: '2027-07-01T08:19:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Hubert Ciosek <hubert@nieruchomosci-ciosek.example>',
    subject: 'Fwd: akt notarialny - potwierdzenie terminu',
    text: `Do wiadomości tylko: Kasia siedzi 8 lipca u notariusza, więc nie będzie jej tego dnia w biurze. Jak ktoś będzie o nią pytał, to niech dzwoni na komórkę. My nic nie musimy robić.

H.

---------- Wiadomość przekazana dalej ----------
Od: Kancelaria Notarialna A. Rosół <kancelaria@notariusz-rosol.example>
Data: śr., 30 cze 2027 o 15:20
Temat: akt notarialny - potwierdzenie terminu
Do: Katarzyna Ciosek

Szanowna Pani,
potwierdzam termin podpisania aktu: czwartek 8 lipca 2027 r., godz. 12:00, kancelaria, ul. Sienna 3. Proszę o przyniesienie dowodu osobistego.
Agnieszka Rosół, notariusz`,
    expected: [],
  },
  {
    name: 'pl: lunch the day after tomorrow',
    sentAt: '2027-07-06T10:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Rysiek Bazan <rysiek.bazan@drukarnia-bazan.example>',
    subject: 'głodny?',
    text: `No cześć stary,

słyszałem, że wygraliście ten przetarg na ulotki dla MPK, gratki! Należy Ci się schabowy. Pojutrze o 13 w „Zalipiance” na Szewskiej? Stawiam, ale deser Twój :)

Przy okazji oddam Ci wiertarkę, leży u mnie od Wielkanocy, aż wstyd.

R.`,
    expected: [at('2027-07-08T13:00:00+02:00')],
  },
  {
    name: 'pl: writer tells of her own flight and holiday',
    sentAt: '2027-07-23T13:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ilona Herman <ilona.herman@kosmetyki-rosa.example>',
    subject: 'Re: próbki kremów',
    text: `Pani Elu,

próbki doszły, pachną cudnie, dziękuję! Odpiszę szerzej po urlopie. Wylatuję jutro o 6:25 z Balic na Kretę, wracam w niedzielę 1 sierpnia, lądujemy o 18:40. W biurze jestem znowu od poniedziałku, wtedy na spokojnie przetestujemy wszystko z dziewczynami i dam znać, które bierzemy.

W razie pożaru zastępuje mnie Monika, 12 555 44 09 (8–16).

Słonecznego weekendu
Ilona`,
    expected: [],
  },
  {
    name: 'pl: restaurant reservation with JSON-LD',
    sentAt: '2027-08-06T17:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Restauracja Pod Jaworem <rezerwacje@podjaworem.example>',
    subject: 'Potwierdzenie rezerwacji stolika nr PJ-20871',
    text: `Dziękujemy za rezerwację!

Na nazwisko: Nowicka (Studio Kadr)
Liczba osób: 9
Termin: sobota, 14.08.2027, 19:30
Stolik: ogródek, przy fontannie

Stolik trzymamy 15 minut. Kuchnia czynna do 22:30.
Rezerwację można odwołać pod nr. 58 555 21 96.

Pod Jaworem, Gdańsk-Oliwa`,
    html: `<!DOCTYPE html>
<html lang="pl">
<head>
<meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "PJ-20871",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Alicja Nowicka" },
  "partySize": 9,
  "startTime": "2027-08-14T19:30:00+02:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restauracja Pod Jaworem",
    "address": { "@type": "PostalAddress", "streetAddress": "ul. Cystersów 21", "addressLocality": "Gdańsk", "addressCountry": "PL" }
  }
}
</script>
</head>
<body>
<p>Dziękujemy za rezerwację!</p>
<table>
<tr><td>Na nazwisko</td><td>Nowicka (Studio Kadr)</td></tr>
<tr><td>Liczba osób</td><td>9</td></tr>
<tr><td>Termin</td><td><b>sobota, 14.08.2027, 19:30</b></td></tr>
<tr><td>Stolik</td><td>ogródek, przy fontannie</td></tr>
</table>
<p>Stolik trzymamy 15 minut. Kuchnia czynna do 22:30.<br>Rezerwację można odwołać pod nr. 58 555 21 96.</p>
<p>Pod Jaworem, Gdańsk-Oliwa</p>
</body>
</html>`,
    expected: [at('2027-08-14T19:30:00+02:00')],
  },
  {
    name: 'pl: counter-proposal of a later hour on the quoted day',
    sentAt: '2027-08-31T11:46:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Frąckowiak <n.frackowiak@zlobek-muchomorek.example>',
    subject: 'Re: Re: Odbiór placu zabaw',
    text: `Witam,

na 14:00 nie dam rady, bo mam wtedy leżakowanie i tylko jedną dziewczynę na zmianie. Może być 2 września, ale o 15:30? Wtedy większość dzieci jest już odebrana i spokojnie obejdziemy wszystko z protokołem.

I proszę nie zapomnieć o certyfikacie na zjeżdżalnię, bez tego sanepid nas zje.

N. Frąckowiak
dyrektor Żłobka „Muchomorek”

Dnia 31.08.2027 o 10:58 Serwis PLACYK <serwis@placyk.example> napisał/a:
> Dzień dobry, montaż skończony. Proponujemy odbiór w czwartek
> 2 września o 14:00. Czy ktoś będzie na miejscu?
> Mariusz, PLACYK`,
    expected: [at('2027-09-02T15:30:00+02:00')],
  },
  {
    name: "pl: anglers' club calls its board, Roman month",
    sentAt: '2027-09-10T21:25:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Koło Wędkarskie nr 27 Szczupak <sekretarz@kolo-szczupak.example>',
    subject: 'Zebranie Zarządu',
    text: `Koledzy,

z upoważnienia Prezesa zapraszam na zebranie Zarządu Koła w dn. 24 IX br. (piątek) o godz. 17.30 w świetlicy OSP.

Porządek:
1. Otwarcie, przyjęcie protokołu z 18 VI.
2. Zarybienie jesienne (karp 300 kg, oferta 14,50 zł/kg).
3. Kłusownictwo na Starym Kanale.
4. Wolne wnioski.

Kto nie może, niech da znać, bo musi być quorum. Składki na 2028 r. przyjmuje skarbnik kol. Dudek do 30 XI.

Połamania kija!
Sekretarz
Bolesław Stępniak`,
    expected: [at('2027-09-24T17:30:00+02:00')],
  },
  {
    name: 'pl: social insurance office asks for documents by a deadline',
    sentAt: '2027-09-16T10:03:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wydział Kontroli Płatników <kontrola@ubezpieczenia-oddzial.example>',
    subject: 'Wezwanie do uzupełnienia dokumentów – nr 450000/71/2027',
    text: `Szanowni Państwo,

w związku z prowadzonym postępowaniem wyjaśniającym wzywamy do przesłania list płac za okres 01–06.2027 oraz umów zlecenia zawartych z Panem Dariuszem G.

Dokumenty należy przekazać elektronicznie lub złożyć w kancelarii najpóźniej do czwartku 30 września 2027 r. do godz. 15:00. Po tym terminie zostanie wydana decyzja na podstawie posiadanych danych.

Informacji udziela Pani Teresa Wójtowicz, tel. 81 555 70 22, codziennie w godz. 8:00–10:00.

Kancelaria (parter, okienko 2): pon. 8:00–17:00, wt.–pt. 8:00–15:00

Pismo nie wymaga podpisu.`,
    expected: [],
  },
  {
    name: 'pl: vague availability and a booking link without a time',
    sentAt: '2027-09-28T22:07:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sandra Miś <sandra@sandramis-foto.example>',
    subject: 'Re: sesja wizerunkowa zespołu',
    text: `Hejka!

super, że się decydujecie :) Pakiet dla 8 osób to 2400 zł, w tym makijaż i po 3 obrobione zdjęcia na głowę.

W przyszłym tygodniu jestem raczej wolna, wtorek po południu albo czwartek rano najchętniej, potem jadę w góry. Najprościej będzie, jak sami wybierzecie sobie okienko w moim kalendarzu:
https://terminy.sandramis-foto.example/sesja-firmowa

Zdjęcia oddaję w 10 dni roboczych.

papa
Sandra

studio: Bielsko-Biała, Cieszyńska 90 / otwarte wt–sob 11–19`,
    expected: [],
  },
  {
    name: 'pl: foreign supplier in broken Polish, Thursday in a week',
    sentAt: '2027-10-05T14:50:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Oleksandr Hnatiuk <o.hnatiuk@len-karpaty.example>',
    subject: 'materialy len probki',
    text: `Dzien dobry Pani Zofia

Dziekuje za zapytanie. Ja mam 14 kolorow lnu, cena od 38 zl za metr, przy 200 metrow rabat 12 %.
Ja moge przyjechac do Pani pracownia w czwartek za tydzien o 16:00 i pokazac probki wszystkie. Prosze napisac czy pasuje Pani i czy jest gdzie parkowac bus.

Przepraszam za moj polski, ucze sie :)

Z szacunkiem
Oleksandr
+48 730 555 218`,
    expected: [at('2027-10-14T16:00:00+02:00')],
  },
  {
    name: 'pl: Silesian craftsman announces his visit',
    sentAt: '2027-10-07T18:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Alojz Kurzeja <alojz@kachloki-kurzeja.example>',
    subject: 'piec we zakładzie',
    text: `Dobry, pani Hildziu,

kachle żech już sprowadziōł, richtig takie same zielōne jak te stare. Przijada do wos we strzoda 13 października, o dziewiątej rano, ino niech mi kto wrota otworzy, bo bydzie auto z przyczepkōm. Do fajrantu powinno być zrobione.

Za material wyszło 1870, rachunek dōm na miejscu.

Pyrsk
Alojz Kurzeja, zdun
Ruda Śląska, tel. 505 555 631`,
    expected: [at('2027-10-13T09:00:00+02:00')],
  },
  {
    name: 'pl: appointment cancelled with an ICS part',
    sentAt: '2027-10-19T16:14:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Tomasz Rak <tomasz.rak@windapol.example>',
    subject: 'Odwołane: Przegląd dźwigu – czw. 21 paź 2027 09:30–11:00',
    text: `Dzień dobry,

niestety muszę odwołać czwartkowy przegląd windy (21.10, 9:30). Konserwator złamał rękę, a zastępstwa na razie nie mamy. Nowy termin podam, jak tylko będę coś wiedział. Dźwig może jeździć, decyzja UDT jest ważna do końca listopada.

Przepraszam za kłopot
Tomasz Rak
WINDAPOL Serwis`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//WINDAPOL//Serwis 4.2//PL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:dzwig-7781-2027@windapol.example
DTSTAMP:20271019T141400Z
DTSTART:20271021T073000Z
DTEND:20271021T090000Z
SUMMARY:Przegląd dźwigu
LOCATION:ul. Kościuszki 48
ORGANIZER;CN=Tomasz Rak:mailto:tomasz.rak@windapol.example
ATTENDEE:mailto:biuro@zarzadca-koral.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: "pl: chimney sweep announces a check in the reader's rooms, twenty minutes",
    sentAt: '2027-10-25T09:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zakład Kominiarski Florian <biuro@florian-kominy.example>',
    subject: 'Okresowy przegląd przewodów - lokal U2 (Pierogarnia)',
    text: `Dzień dobry,

na zlecenie zarządcy budynku przy Krupniczej 14 wykonamy coroczny przegląd wentylacji i przewodów spalinowych. W Państwa lokalu będziemy we wtorek 9 listopada 2027 o godz. 11:20, przegląd zajmie 20 minut.

Prosimy o udostępnienie kratek w kuchni i na zapleczu oraz o wyłączenie okapu. Usługa jest dla Państwa bezpłatna.

Ostatni przegląd w lokalu: 12.11.2026, bez uwag.

mistrz kominiarski Jan Florek
693 555 440 (proszę dzwonić po 15)`,
    expected: [at('2027-11-09T11:20:00+01:00', '2027-11-09T11:40:00+01:00')],
  },
  {
    name: 'pl: video call exactly in two weeks for 45 minutes',
    sentAt: '2027-11-03T15:15:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Jagoda Lis | Pulsar IT <jagoda.lis@pulsar-it.example>',
    subject: 'Migracja poczty: spotkanie startowe',
    text: `Cześć wszystkim,

zgodnie z tym, co mówiliśmy przez telefon, startujemy równo za dwa tygodnie, czyli w środę 17-go: kick-off online o 14:15, rezerwuję 45 minut.

Link: https://spotkania.pulsar-it.example/j/884-120-337
Kod: 5521

Zanim się zobaczymy:
* lista skrzynek i aliasów (Excel w załączniku) – do 10.11
* kto ma dostęp do panelu domeny?
* hasło do starego serwera NIE mailem, proszę :)

Samo przełączenie zrobimy po naszej stronie w nocy, między 22:00 a 4:00, datę ustalimy na kick-offie.

Jagoda Lis
Pulsar IT, helpdesk 24/7: 61 555 10 10`,
    expected: [at('2027-11-17T14:15:00+01:00', '2027-11-17T15:00:00+01:00')],
  },
  {
    name: 'pl: friend of the firm tells of a radio talk and a shop launch',
    sentAt: '2027-11-05T12:12:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zuza Kręcina <zuza@miodyzuzy.example>',
    subject: 'chwalę się!!!',
    text: `Kochani,

nie uwierzycie, zaprosili mnie do Radia Sosna! Gadamy o pszczołach w poniedziałek 8 listopada o 8:15, włączcie sobie przy kawie, 101,4 FM (jest też w necie, potem wrzucą podcast).

A nowy sklep internetowy rusza w piątek 12.11 o 18:00, pierwsze 50 zamówień z gratisem: świeczka z wosku. Wasze etykiety wyglądają na słoikach obłędnie, jeszcze raz DZIĘKUJĘ.

Fakturę za druk opłacę do wtorku, słowo pszczelarki.

Zuza`,
    expected: [],
  },
  {
    name: 'pl: parcel notice with JSON-LD',
    sentAt: '2027-11-23T05:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier Szpak <powiadomienia@kurierszpak.example>',
    subject: 'Twoja paczka jest już w drodze (nr 6200 4418 0093)',
    text: `Dzień dobry,

paczka od nadawcy HURTOWNIA NICI ARIADNA zostanie doręczona dziś, we wtorek 23.11.2027, między 11:30 a 13:30.

Kwota pobrania: 214,90 zł (gotówka lub karta)
Kurier: Damian, tel. 660 555 872

Nie będzie Cię? Przekieruj paczkę do punktu odbioru do godz. 8:00:
https://sledz.kurierszpak.example/620044180093

Zespół Kurier Szpak`,
    html: `<html lang="pl">
<body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "620044180093",
  "carrier": { "@type": "Organization", "name": "Kurier Szpak" },
  "expectedArrivalFrom": "2027-11-23T11:30:00+01:00",
  "expectedArrivalUntil": "2027-11-23T13:30:00+01:00",
  "itemShipped": { "@type": "Product", "name": "Nici overlockowe" }
}
</script>
<p>Dzień dobry,</p>
<p>paczka od nadawcy <b>HURTOWNIA NICI ARIADNA</b> zostanie doręczona dziś, we wtorek 23.11.2027, między <b>11:30 a 13:30</b>.</p>
<p>Kwota pobrania: 214,90 zł (gotówka lub karta)<br>Kurier: Damian, tel. 660 555 872</p>
<p>Nie będzie Cię? <a href="https://sledz.kurierszpak.example/620044180093">Przekieruj paczkę</a> do punktu odbioru do godz. 8:00.</p>
<p>Zespół Kurier Szpak</p>
</body>
</html>`,
    expected: [],
  },
  {
    name: 'pl: prospective tenant fixes a viewing and the signing, with prices',
    sentAt: '2027-12-01T10:55:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Maciej Rutkowski <maciej.rutkowski@rowery-spoko.example>',
    subject: 'Lokal Piłsudskiego 31 – podsumowanie',
    text: `Dzień dobry Pani Doroto,

podsumowuję naszą rozmowę telefoniczną, żeby nie było nieporozumień:

Czynsz 4 200 zł netto + media, kaucja dwumiesięczna, umowa na 3 lata od 1 stycznia.
Oglądamy lokal jeszcze raz, już z moim elektrykiem, w poniedziałek 6.12 o 16.00.
Jeśli instalacja będzie w porządku, podpisujemy u Pani w biurze w piątek 10.12 o 9.30.
Klucze wg ustaleń po wpłacie kaucji.

Proszę jeszcze o skan księgi wieczystej, najlepiej do końca tygodnia.

Pozdrawiam serdecznie,
Maciej Rutkowski
Rowery Spoko | serwis pn–pt 10–18, sob 10–14`,
    expected: [at('2027-12-06T16:00:00+01:00'), at('2027-12-10T09:30:00+01:00')],
  },
  {
    name: 'pl: Christmas rota of the security guards for information',
    sentAt: '2027-12-13T11:34:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Agencja Ochrony Bastion <dyspozytor@bastion-ochrona.example>',
    subject: 'Grafik naszych pracowników na obiekcie - święta',
    text: `Dzień dobry,

zgodnie z umową przesyłamy do wiadomości obsadę portierni w okresie świątecznym:

24.12 pt   6:00-18:00  Walczak,   18:00-6:00  Figura
25.12 sob  6:00-18:00  Figura,    18:00-6:00  Lipiec
26.12 ndz  6:00-18:00  Lipiec,    18:00-6:00  Walczak
27.12 pon  normalna obsada

Telefon na portiernię bez zmian, wew. 100. Dyspozytor całą dobę: 32 555 99 97.

Wesołych Świąt!
Krystian Banaś
BASTION`,
    expected: [],
  },
  {
    name: 'pl: whole-day stock-take for the shop staff',
    sentAt: '2027-12-20T17:29:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Lucyna Wrzos <lucyna@papiernia-wrzos.example>',
    subject: 'REMANENT!!',
    text: `Dziewczyny,

remanent robimy w tym roku w czwartek 30 grudnia, cały dzień, sklep zamknięty, obecność obowiązkowa (tak, Gosiu, Ciebie też to dotyczy). Za to w sylwestra wszystkie macie wolne.

Pizzę zamawiam ja. Weźcie wygodne buty i ciepłe swetry, bo w magazynie dalej nie grzeje.

Zwroty do hurtowni muszą wyjść do środy, żebyśmy nie liczyły kalendarzy.

Lucyna`,
    expected: [days('2027-12-30')],
  },
];
