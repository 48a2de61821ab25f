import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: customer asks for kitchen measuring, two alternatives at the same hour',
    sentAt: '2027-03-11T18:42:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Katarzyna Wrzos <k.wrzos@poczta-lesna.example>',
    subject: 'Pomiar kuchni – ul. Jaśminowa',
    text: `Dzień dobry,

dziękuję za wstępną wycenę (18 400 zł, zgadza się z tym, co mówił Pan przez telefon). Chcielibyśmy iść dalej.

Czy mógłby Pan przyjechać na dokładny pomiar we wtorek 16 marca o 9.00? Jeśli to Panu nie pasuje, to ewentualnie w środę 17 marca o tej samej godzinie. Mieszkanie jest na 3. piętrze, domofon 31.

Lodówka przyjeżdża dopiero w kwietniu, więc jej wymiary podam z karty katalogowej.

Pozdrawiam
Katarzyna Wrzos
tel. 600 000 431`,
    expected: [at('2027-03-16T09:00:00+01:00'), at('2027-03-17T09:00:00+01:00')],
  },
  {
    name: 'pl: pump repairman, lower case, no accents, tomorrow at 7',
    sentAt: '2027-07-20T19:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'zdzisiek pompy <zdzislaw@pompy-serwis.example>',
    subject: 'Re: pompa cieknie',
    text: `czesc

mam juz ten uszczelniacz, bede u was jutro o 7 rano. robota na dwie godziny, do 9 skoncze. niech ktos mi otworzy brame od strony myjni

za czesc wyjdzie 340 plus vat
zdzisiek`,
    expected: [at('2027-07-21T07:00:00+02:00', '2027-07-21T09:00:00+02:00')],
  },
  {
    name: 'pl: accounting office reminds of tax deadlines',
    sentAt: '2027-04-06T09:14:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Rachunkowe Saldo <biuro@saldo-rachunki.example>',
    subject: 'Dokumenty za marzec – terminy',
    text: `Szanowni Państwo,

przypominam o dostarczeniu faktur kosztowych i sprzedażowych za marzec najpóźniej do piątku 9 kwietnia do godz. 15:00. Po tej godzinie nie gwarantujemy ujęcia dokumentów w bieżącym okresie.

Terminy płatności w tym miesiącu:
– ZUS: 15.04.2027
– zaliczka na podatek dochodowy: 20.04.2027
– VAT: 26.04.2027

Dokumenty można wrzucić do skrytki przy wejściu lub przesłać skanem.

Z poważaniem
Dorota Maj
Biuro Rachunkowe Saldo
czynne pon.–pt. 8:00–16:00, w środy do 17:30`,
    expected: [],
  },
  {
    name: 'pl: tax adviser proposes Tuesday half past ten, spoken clock time, 45 minutes',
    sentAt: '2027-02-05T13:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Maciej Brzeziński <m.brzezinski@doradca-brzezinski.example>',
    subject: 'zamknięcie roku',
    text: `Panie Jacku,

przejrzałem zestawienie środków trwałych i mam kilka pytań, których nie chcę załatwiać mailem. Proponuję, żebyśmy usiedli u mnie w kancelarii we wtorek o wpół do jedenastej przed południem. Potrzebuję 45 minut, nie więcej.

Proszę zabrać umowę leasingu (nr 2291/26) i polisę.

Kłaniam się
Maciej Brzeziński
doradca podatkowy
ul. Młyńska 4 lok. 2`,
    expected: [at('2027-02-09T10:30:00+01:00', '2027-02-09T11:15:00+01:00')],
  },
  {
    name: 'pl: reply accepts the second of two quoted slots',
    sentAt: '2027-05-19T08:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewelina Stasiak <ewelina@kwiaciarnia-piwonia.example>',
    subject: 'Re: Sesja zdjęciowa bukietów',
    text: `Dzień dobry,

bierzemy drugi termin, wtedy akurat będę miała świeże piwonie z giełdy :) Proszę tylko nie parkować na kopercie przed apteką.

Pozdrawiam serdecznie
Ewelina

W dniu 18.05.2027 o 16:07 Studio Kadr <studio@studio-kadr.example> pisze:
> Pani Ewelino,
>
> możemy przyjechać do kwiaciarni:
> 1) w poniedziałek 24 maja o 11:00
> 2) w środę 26 maja o 8:30
>
> Proszę dać znać, który termin rezerwujemy.
>
> Tomek ze Studia Kadr`,
    expected: [at('2027-05-26T08:30:00+02:00')],
  },
  {
    name: 'pl: proposed Tuesday declined, no new time yet',
    sentAt: '2027-09-09T10:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Robert Cichoń <r.cichon@stalbud-cichon.example>',
    subject: 'Odp.: Spotkanie w sprawie hali',
    text: `Witam,

niestety wtorek 14.09 o 15:00 odpada, jestem wtedy na odbiorze w Kielcach. Cały przyszły tydzień mam zresztą rozjechany. Odezwę się po 20-tym, jak będę wiedział, na czym stoję, i wtedy coś ustalimy.

Pozdrawiam,
Robert Cichoń
kom. 601 000 277

-----Oryginalna wiadomość-----
Od: Biuro projektowe
Wysłano: 8 września 2027 14:40
Do: Robert Cichoń
Temat: Spotkanie w sprawie hali

Panie Robercie, czy możemy zobaczyć się we wtorek 14.09 o 15:00 u nas w biurze?`,
    expected: [],
  },
  {
    name: 'pl: move the appointment from Thursday to Friday',
    sentAt: '2027-10-12T15:27:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Agnieszka Lorenc <agnieszka.lorenc@drukarnia-format.example>',
    subject: 'zmiana godziny – akcept próbek',
    text: `Cześć Olu,

maszyna nam stanęła i próbki będą dzień później. Przełóżmy proszę nasze spotkanie z czwartku 14.10 godz. 10:00 na piątek 15.10 godz. 12:30. Miejsce bez zmian, czyli u Was na górze.

Przepraszam za zamieszanie!
Agnieszka

Drukarnia Format | zlecenie nr 4410 | portiernia czynna 6-22`,
    expected: [at('2027-10-15T12:30:00+02:00')],
  },
  {
    name: 'pl: calendar invitation with ICS part for a project review',
    sentAt: '2027-01-18T11:46:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Paweł Rudnik <pawel.rudnik@wektor-it.example>',
    subject: 'Zaproszenie: Przegląd wdrożenia sklepu',
    text: `Paweł Rudnik zaprasza Cię na spotkanie.

Przegląd wdrożenia sklepu
Kiedy: czwartek, 21 stycznia 2027, 13:00–14:00
Gdzie: sala Wisła / online

Agenda:
- stan integracji płatności
- lista błędów
- co dalej`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Wektor IT//Kalendarz//PL
METHOD:REQUEST
BEGIN:VEVENT
UID:7f31-przeglad-210127@wektor-it.example
DTSTAMP:20270118T104600Z
DTSTART:20270121T120000Z
DTEND:20270121T130000Z
SUMMARY:Przegląd wdrożenia sklepu
LOCATION:sala Wisła / online
ORGANIZER;CN=Paweł Rudnik:mailto:pawel.rudnik@wektor-it.example
ATTENDEE;CN=Biuro;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:biuro@sklep-rowerowy.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-01-21T13:00:00+01:00', '2027-01-21T14:00:00+01:00')],
  },
  {
    name: 'pl: bulk newsletter with webinar dates',
    sentAt: '2027-09-22T07:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia Małej Firmy <newsletter@akademia-mf.example>',
    subject: 'Październik pełen wiedzy! Bezpłatne webinary',
    text: `Dzień dobry!

Jesień to świetny moment na naukę. Sprawdź, co przygotowaliśmy:

► 5 października, 11:00 – Faktury elektroniczne bez stresu
► 13 października, 18:00 – Jak pisać oferty, które sprzedają
► 21 października, 11:00 – RODO w małej firmie

Zapisz się na stronie https://akademia-mf.example/webinary – liczba miejsc ograniczona.
Do końca września kurs „Excel od zera” tańszy o 30%.

Otrzymujesz tę wiadomość, ponieważ zapisałeś się na nasz newsletter.
Wypisz się: https://akademia-mf.example/wypis`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: authority summons to an on-site inspection, formal',
    sentAt: '2027-04-08T12:10:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wydział Ochrony Środowiska <srodowisko@um-brzozowiec.example>',
    subject: 'OŚ.6131.44.2027 – zawiadomienie o oględzinach drzew',
    text: `Szanowni Państwo,

w związku z wnioskiem z dnia 22 marca 2027 r. (data wpływu: 24.03.2027 r.) w sprawie usunięcia dwóch lip z terenu nieruchomości przy ul. Fabrycznej 12, zawiadamiam, że oględziny z Państwa udziałem odbędą się w dniu 22 kwietnia 2027 r. (czwartek) o godz. 11:00 na miejscu.

Prosimy o obecność osoby upoważnionej do reprezentowania wnioskodawcy. Zgodnie z art. 10 k.p.a. akta sprawy można przeglądać w siedzibie Urzędu, pok. 108, w godzinach 7:30–15:30.

Z up. Burmistrza
Halina Grzywacz
inspektor`,
    expected: [at('2027-04-22T11:00:00+02:00')],
  },
  {
    name: 'pl: parcel announcement with JSON-LD delivery window',
    sentAt: '2027-11-17T06:12:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier Błysk <powiadomienia@kurier-blysk.example>',
    subject: 'Twoja paczka 00471 9932 jest już w drodze',
    text: `Dzień dobry!

Paczka nr 00471 9932 od nadawcy „Hurtownia Guzik” zostanie doręczona dzisiaj, 17.11.2027, między 11:30 a 13:30.

Do zapłaty kurierowi: 214,90 zł.
Nie będzie Cię pod adresem? Przekieruj paczkę do punktu: https://kurier-blysk.example/zmien

Infolinia 8:00–20:00`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "004719932",
  "expectedArrivalFrom": "2027-11-17T11:30:00+01:00",
  "expectedArrivalUntil": "2027-11-17T13:30:00+01:00",
  "carrier": { "@type": "Organization", "name": "Kurier Błysk" },
  "partOfOrder": { "@type": "Order", "orderNumber": "HG-5512", "merchant": { "@type": "Organization", "name": "Hurtownia Guzik" } }
}
</script></head><body><p>Dzień dobry!</p><p>Paczka nr 00471 9932 od nadawcy „Hurtownia Guzik” zostanie doręczona dzisiaj, 17.11.2027, między 11:30 a 13:30.</p><p>Do zapłaty kurierowi: 214,90 zł.</p><p><a href="https://kurier-blysk.example/zmien">Przekieruj paczkę</a></p></body></html>`,
    expected: [],
  },
  {
    name: 'pl: applicant confirms the interview',
    sentAt: '2027-05-06T21:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bartłomiej Sowa <bartek.sowa98@poczta-mila.example>',
    subject: 'Potwierdzenie – rozmowa kwalifikacyjna (stolarz meblowy)',
    text: `Dzień dobry,

bardzo dziękuję za telefon i zaproszenie. Potwierdzam, że pojawię się na rozmowie w poniedziałek, 10 maja, o godzinie 13:15 w Państwa warsztacie przy Torowej.

W obecnej pracy mam okres wypowiedzenia do 30 czerwca, więc mógłbym zacząć od lipca. W załączniku przesyłam zdjęcia kilku realizacji z lat 2024–2026.

Z wyrazami szacunku
Bartłomiej Sowa
602 000 118`,
    expected: [at('2027-05-10T13:15:00+02:00')],
  },
  {
    name: 'pl: property manager announces a water shut-off',
    sentAt: '2027-06-14T10:25:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Zielony Dwór <administracja@zielonydwor.example>',
    subject: 'Przerwa w dostawie wody – lokale użytkowe A–F',
    text: `Szanowni Najemcy,

informujemy, że w czwartek 17.06.2027 w godz. 8:00–14:00 w budynku B nie będzie ciepłej i zimnej wody z powodu wymiany zaworu głównego. Prace prowadzone są w węźle w piwnicy, nie wymagają wejścia do Państwa lokali.

Prosimy zabezpieczyć sobie zapas wody.

Za utrudnienia przepraszamy
Administracja
dyżur telefoniczny: pon. i śr. 10–13`,
    expected: [],
  },
  {
    name: 'pl: landlord announces the chimney sweep in the rented premises',
    sentAt: '2027-04-28T17:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Stanisław Pęk <s.pek@kamienica-pek.example>',
    subject: 'kominiarz',
    text: `Pani Justyno,

w przyszłą środę, 5 maja, przychodzi kominiarz na przegląd. U Pani w gabinecie będzie o 9:20, proszę żeby ktoś był na miejscu i odsunął tę szafkę spod kratki.

Długi weekend mnie nie będzie, jakby coś to dzwonić do zięcia.

Pęk`,
    expected: [at('2027-05-05T09:20:00+02:00')],
  },
  {
    name: 'pl: restaurant reservation confirmed with JSON-LD',
    sentAt: '2027-06-21T14:03:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Rezerwacje Pod Kasztanem <rezerwacje@podkasztanem.example>',
    subject: 'Potwierdzenie rezerwacji stolika K-3381',
    text: `Dzień dobry, Pani Moniko,

potwierdzamy rezerwację w restauracji Pod Kasztanem:

termin: piątek, 25.06.2027, godz. 19:30
liczba osób: 6
nazwisko: Jurek
numer: K-3381

Stolik trzymamy 15 minut. Kuchnia czynna do 22:00.

Do zobaczenia!`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "K-3381",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Monika Jurek" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restauracja Pod Kasztanem",
    "address": { "@type": "PostalAddress", "streetAddress": "ul. Ogrodowa 8", "addressLocality": "Radom", "addressCountry": "PL" }
  },
  "startTime": "2027-06-25T19:30:00+02:00",
  "partySize": "6"
}
</script></head><body><p>Dzień dobry, Pani Moniko,</p><p>potwierdzamy rezerwację w restauracji Pod Kasztanem:</p><ul><li>termin: piątek, 25.06.2027, godz. 19:30</li><li>liczba osób: 6</li><li>nazwisko: Jurek</li><li>numer: K-3381</li></ul><p>Stolik trzymamy 15 minut. Kuchnia czynna do 22:00.</p><p>Do zobaczenia!</p></body></html>`,
    expected: [at('2027-06-25T19:30:00+02:00')],
  },
  {
    name: 'pl: colleague and reader go to a trade fair for two days',
    sentAt: '2027-05-13T09:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Grzesiek Wilk <grzegorz.wilk@okna-wilk.example>',
    subject: 'targi w Poznaniu',
    text: `Hej Ania,

mam dla nas wejściówki na targi okienne w Poznaniu, środa i czwartek 9–10 czerwca, jedziemy na oba dni moim autem. Hotel już opłacony (2 x 289 zł), faktura pójdzie na firmę.

Weź proszę wizytówki, bo moje się skończyły.

G.`,
    expected: [days('2027-06-09', '2027-06-11')],
  },
  {
    name: 'pl: customer tells general availability only',
    sentAt: '2027-08-16T22:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Lidia Gąsior <lidiagasior@poczta-mila.example>',
    subject: 'rolety – kiedy montaż?',
    text: `Dobry wieczór,

pytali Państwo, kiedy jestem w domu. Pracuję na zmiany, więc zwykle poniedziałki są ok, w pozostałe dni raczej popołudniami. W przyszłym tygodniu prawie cały czas jestem na miejscu. Proszę zaproponować coś konkretnego, ja się dostosuję.

Kolor zostaje bez zmian: popielaty 07.

pozdrawiam
Lidia Gąsior`,
    expected: [],
  },
  {
    name: 'pl: IT company offers a list of four slots for a visit',
    sentAt: '2027-02-18T14:39:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Helpdesk Neton <helpdesk@neton-it.example>',
    subject: '[#20417] Wymiana routera – wybór terminu',
    text: `Dzień dobry,

router do Państwa biura jest już u nas. Technik może przyjechać w jednym z poniższych terminów, proszę odpisać, który wybieracie:

a) pon. 22.02, 8:00–9:30
b) pon. 22.02, 14:00–15:30
c) śr. 24.02, 10:00–11:30
d) czw. 25.02, 16:00–17:30

W trakcie wymiany internet nie będzie działał przez około 20 minut. Usługa w ramach abonamentu (0 zł).

Zespół Neton
wsparcie 24/7: 22 000 04 17`,
    expected: [
      at('2027-02-22T08:00:00+01:00', '2027-02-22T09:30:00+01:00'),
      at('2027-02-22T14:00:00+01:00', '2027-02-22T15:30:00+01:00'),
      at('2027-02-24T10:00:00+01:00', '2027-02-24T11:30:00+01:00'),
      at('2027-02-25T16:00:00+01:00', '2027-02-25T17:30:00+01:00'),
    ],
  },
  {
    name: 'pl: call named in London and Polish time counts once',
    sentAt: '2027-08-26T16:16:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Iza Kamińska-Reed <iza@amberjewels.example>',
    subject: 'Bursztyn – nowa kolekcja',
    text: `Cześć Piotrze,

próbki doszły, cudne! Omówmy kolekcję świąteczną na wideo we wtorek 31 sierpnia o 10:00 czasu londyńskiego, czyli o 11:00 u Ciebie. Link: https://meet.amberjewels.example/iza-piotr

Sklep mam otwarty do 18, więc później trudno mnie złapać.

Iza`,
    expected: [at('2027-08-31T11:00:00+02:00')],
  },
  {
    name: 'pl: call at nine New York time, converted',
    sentAt: '2027-11-30T15:50:00-05:00',
    timezone: 'Europe/Warsaw',
    from: 'Adam Kowalczyk <adam.kowalczyk@greenpoint-imports.example>',
    subject: 'Grzyby suszone – kontrakt na 2028',
    text: `Szanowny Panie Krzysztofie,

nasz dział prawny przejrzał projekt umowy i ma dwie uwagi do par. 7. Proponuję telefon w piątek 3 grudnia o 9:00 rano czasu nowojorskiego. Wystarczy nam pół godziny. Zadzwonię na Pana numer komórkowy.

Obecna cena (14,20 USD/kg) obowiązuje do końca roku.

Z poważaniem
Adam Kowalczyk
Greenpoint Imports, Brooklyn`,
    expected: [at('2027-12-03T15:00:00+01:00', '2027-12-03T15:30:00+01:00')],
  },
  {
    name: 'pl: supplier announces holiday opening hours, sent by hand',
    sentAt: '2027-12-14T12:33:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Marzena z hurtowni <marzena@hurtownia-klamka.example>',
    subject: 'jak pracujemy w święta',
    text: `Dzień dobry,

żeby nikt nie pocałował klamki (nomen omen):

23.12 czwartek 7:00-14:00
24.12 piątek nieczynne
27-30.12 normalnie 7:00-16:00
31.12 piątek 7:00-12:00
od 3 stycznia po staremu

Zamówienia z dostawą przed świętami przyjmuję do 20 grudnia do 12:00.

Wesołych!
Marzena`,
    expected: [],
  },
  {
    name: 'pl: customer cancels an agreed fitting',
    sentAt: '2027-06-02T07:41:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Mróz <sylwia.mroz@poczta-lesna.example>',
    subject: 'Przymiarka 4 czerwca – odwołuję',
    text: `Pani Basiu,

muszę niestety odwołać przymiarkę w piątek 4 czerwca o 16:30, córka ma ospę i siedzimy w domu. Dam znać, jak wyzdrowieje, i wtedy umówimy się na nowo.

Zaliczka niech zostaje u Pani.

Ściskam
Sylwia`,
    expected: [],
  },
  {
    name: 'pl: boss forwards a customer mail and sends the reader there',
    sentAt: '2027-07-12T16:18:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Henryk Tabor <h.tabor@klimatabor.example>',
    subject: 'Fwd: awaria klimatyzacji serwerownia',
    text: `Kamil,

dzwoniłem do nich, jesteś umówiony w środę 14.07 o ósmej rano, pytaj na recepcji o p. Wanata. Weź butlę i drabinę 4 m.

H.

---------- Wiadomość przekazana dalej ----------
Od: Leszek Wanat <l.wanat@archiwum-plus.example>
Data: pon., 12 lip 2027 o 13:52
Temat: awaria klimatyzacji serwerownia
Do: serwis@klimatabor.example

Dzień dobry,
od wczoraj od 22:00 klimatyzator w serwerowni wyświetla błąd E5, temperatura 31 stopni. Proszę o pilny przyjazd.
Leszek Wanat`,
    expected: [at('2027-07-14T08:00:00+02:00')],
  },
  {
    name: 'pl: ICS cancellation of a weekly status',
    sentAt: '2027-03-02T08:57:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Zych <natalia.zych@agencja-pryzmat.example>',
    subject: 'Odwołane: Status kampanii wiosennej',
    text: `To spotkanie zostało odwołane.

Status kampanii wiosennej
środa, 3 marca 2027, 15:00–15:30

Wszystko wysłałam w tabelce, nie ma sensu się łączyć.
Natalia`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Pryzmat//Kalendarz 4.1//PL
METHOD:CANCEL
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
UID:status-wiosna-0303@agencja-pryzmat.example
DTSTAMP:20270302T075700Z
DTSTART;TZID=Europe/Warsaw:20270303T150000
DTEND;TZID=Europe/Warsaw:20270303T153000
SUMMARY:Odwołane: Status kampanii wiosennej
ORGANIZER;CN=Natalia Zych:mailto:natalia.zych@agencja-pryzmat.example
ATTENDEE:mailto:kontakt@palarnia-kawy.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: sports club board meeting, Thursday in a week',
    sentAt: '2027-09-15T20:24:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wiesław Drozd <prezes@kslipiec.example>',
    subject: 'Zebranie zarządu KS Lipiec',
    text: `Koleżanki i Koledzy z zarządu,

zwołuję zebranie na czwartek za tydzień, tj. 23.IX, godz. 19.00, sala klubowa nad szatnią. Tematy: boisko boczne, składki (kto zalega, ten wie), autokar na turniej.

Kto nie może, niech da znać do niedzieli.

Ze sportowym pozdrowieniem
Wiesiek Drozd
Sekretariat klubu: wt i czw 17-19`,
    expected: [at('2027-09-23T19:00:00+02:00')],
  },
  {
    name: 'pl: school invites the reader to present the trade to a class',
    sentAt: '2027-09-27T11:09:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Szulc <renata.szulc@sp9-olszyny.example>',
    subject: 'Dzień Zawodów – zaproszenie dla Pana',
    text: `Szanowny Panie,

w imieniu uczniów klasy 7b serdecznie zapraszam Pana z krótką prezentacją zawodu zegarmistrza. Przewidzieliśmy dla Pana czas w piątek 8 października od 10:45 do 11:30 w sali 14.

Uczniów jest 23, rzutnik będzie na miejscu. Gdyby mógł Pan przynieść jakiś rozebrany mechanizm, dzieci byłyby zachwycone.

Z wyrazami szacunku
Renata Szulc
wychowawczyni 7b`,
    expected: [at('2027-10-08T10:45:00+02:00', '2027-10-08T11:30:00+02:00')],
  },
  {
    name: 'pl: cleaning firm sends the rota of its staff',
    sentAt: '2027-10-29T13:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Błysk-Clean koordynacja <koordynator@blyskclean.example>',
    subject: 'Grafik sprzątania – listopad',
    text: `Dzień dobry,

przesyłam grafik naszych pracowników u Państwa na początek listopada, do wiadomości:

2.11 (wt) p. Oksana 17:00–20:00
3.11 (śr) p. Oksana 17:00–20:00
4.11 (czw) p. Jadwiga 18:00–21:00
5.11 (pt) p. Oksana 17:00–20:00

Panie mają własne klucze i kod do alarmu, obecność Państwa nie jest potrzebna. Faktura za październik: 1 968,00 zł, płatna do 12.11.

Pozdrawiam
Kinga Hoffman`,
    expected: [],
  },
  {
    name: 'pl: minutes of a past meeting with task deadlines',
    sentAt: '2027-03-18T16:45:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dawid Surma <dawid.surma@architekt-surma.example>',
    subject: 'Notatka ze spotkania 16.03',
    text: `Szanowni Państwo,

dziękuję za spotkanie we wtorek 16 marca o 10:00. Ustalenia:

1. Wejście główne przesuwamy o 1,2 m na wschód.
2. Inwestor wybiera kolor elewacji do 26 marca.
3. Rzuty w wersji C wyślę do poniedziałku 22.03, do godz. 12:00.
4. Wniosek o warunki przyłączenia składa Inwestor, termin: 31.03.

Uwagi do notatki proszę zgłaszać mailem.

arch. Dawid Surma`,
    expected: [],
  },
  {
    name: 'pl: short invitation to a video call with link and range',
    sentAt: '2027-09-14T09:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Michał Orlik <m.orlik@papierbox.example>',
    subject: 'call kartony',
    text: `Hej, wrzucam call w sprawie kartonów: pt 17.09, 12:00-12:30
https://wideo.papierbox.example/r/kartony-88
Kod 440219
MO`,
    expected: [at('2027-09-17T12:00:00+02:00', '2027-09-17T12:30:00+02:00')],
  },
  {
    name: 'pl: occupational health appointment reminder',
    sentAt: '2027-01-26T08:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Przychodnia Medyk <rejestracja@medyk-przychodnia.example>',
    subject: 'Przypomnienie o wizycie – medycyna pracy',
    text: `Szanowna Pani,

przypominamy o Pani wizycie (badanie okresowe):
lek. Teresa Wnuk, gabinet 6
28-01-2027 g. 7:45

Prosimy zabrać skierowanie, dowód osobisty i okulary. Pobranie krwi możliwe codziennie 7:00-9:30 bez umawiania.

Jeżeli nie może Pani przyjść, prosimy o odwołanie wizyty najpóźniej dzień wcześniej.

Wiadomość wygenerowana automatycznie.`,
    expected: [at('2027-01-28T07:45:00+01:00')],
  },
  {
    name: 'pl: bank adviser wants to drop by on a morning without an hour',
    sentAt: '2027-04-20T15:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Joanna Pilch <joanna.pilch@bank-rolny.example>',
    subject: 'Linia kredytowa – wizyta',
    text: `Dzień dobry,

będę w Państwa okolicy w przyszłym tygodniu i chętnie podejdę z nową propozycją linii kredytowej, najpewniej w środę przed południem albo w czwartek po południu. Zadzwonię jeszcze, żeby ustalić szczegóły.

Obecna linia (150 000 zł) wygasa 30.06.2027.

Z poważaniem
Joanna Pilch
Doradca Klienta Firmowego
Oddział czynny: pn–pt 9:00–17:00`,
    expected: [],
  },
  {
    name: 'pl: customer comes the day after tomorrow, spoken quarter past',
    sentAt: '2027-11-08T12:54:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Jan Fijałkowski <jan.fijalkowski@poczta-mila.example>',
    subject: 'Odbiór skrzypiec',
    text: `Panie Mistrzu,

skoro instrument gotów, będę u Pana w pracowni pojutrze kwadrans po szesnastej, chciałbym na spokojnie pograć i ocenić nową duszę. W czwartek święto, więc wcześniej ani później w tym tygodniu nie dam rady.

Ukłony
J. Fijałkowski`,
    expected: [at('2027-11-10T16:15:00+01:00')],
  },
  {
    name: 'pl: supplier tells of own trip with flights',
    sentAt: '2027-05-31T18:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Norbert Wasilewski <norbert@kamien-import.example>',
    subject: 'nie ma mnie do 11.06',
    text: `Cześć,

daję znać, że od jutra jestem we Włoszech po marmur. Wylot 1 czerwca 6:35 z Balic, powrót w piątek 11.06, ląduję o 22:10. W środę o 9 mam wizytę w kamieniołomie, potem będę pod telefonem, ale zasięg tam marny.

W pilnych sprawach piszcie do Edyty: edyta@kamien-import.example, jest w biurze 8-15.

Norbert`,
    expected: [],
  },
  {
    name: 'pl: consultant sends only a booking link',
    sentAt: '2027-08-03T10:36:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Weronika Halat <weronika@halat-hr.example>',
    subject: 'Konsultacja regulaminu pracy',
    text: `Dzień dobry,

przeczytałam regulamin, jest co poprawiać, ale bez dramatu. Najprościej będzie, jeśli sami Państwo wybiorą sobie dogodną godzinę w moim kalendarzu: https://kalendarz.halat-hr.example/weronika/60min

Terminy uzupełniam zawsze w poniedziałki. Stawka bez zmian, 260 zł netto za godzinę.

Pozdrawiam
Weronika Halat`,
    expected: [],
  },
  {
    name: 'pl: event registration confirmed with JSON-LD and end time',
    sentAt: '2027-10-20T13:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Forum Cukierników <rejestracja@forumcukiernikow.example>',
    subject: 'Twoja rejestracja nr FC-0932',
    text: `Dzień dobry, Panie Damianie,

Pana zgłoszenie zostało przyjęte.

Warsztat: Lustrzane polewy w praktyce
Data: 9 listopada 2027 (wtorek)
Godzina: 10:00–16:00
Miejsce: Pracownia Słodka, ul. Solna 3, Bydgoszcz
Opłata: 590 zł – zaksięgowana 19.10.2027

Prosimy zabrać fartuch. Obiad w cenie.

Zespół Forum Cukierników`,
    html: `<!DOCTYPE html><html><body><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "FC-0932",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Damian Kurek" },
  "reservationFor": {
    "@type": "Event",
    "name": "Warsztat: Lustrzane polewy w praktyce",
    "startDate": "2027-11-09T10:00:00+01:00",
    "endDate": "2027-11-09T16:00:00+01:00",
    "location": { "@type": "Place", "name": "Pracownia Słodka", "address": "ul. Solna 3, Bydgoszcz" }
  }
}
</script><p>Dzień dobry, Panie Damianie,</p><p>Pana zgłoszenie zostało przyjęte.</p><p><b>Warsztat: Lustrzane polewy w praktyce</b><br>Data: 9 listopada 2027 (wtorek)<br>Godzina: 10:00–16:00<br>Miejsce: Pracownia Słodka, ul. Solna 3, Bydgoszcz<br>Opłata: 590 zł – zaksięgowana 19.10.2027</p><p>Prosimy zabrać fartuch. Obiad w cenie.</p><p>Zespół Forum Cukierników</p></body></html>`,
    expected: [at('2027-11-09T10:00:00+01:00', '2027-11-09T16:00:00+01:00')],
  },
  {
    name: 'pl: chatty friend of the firm invites to Saturday lunch',
    sentAt: '2027-08-11T23:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zbyszek Hajduk <zbychu@hajduk-miody.example>',
    subject: 'kopę lat!',
    text: `No siema stary!

Widziałem wasz nowy szyld jak jechałem do Nowego Targu, pikny! U nas po staremu, pszczoły żyją, teściowa też. Miodu w tym roku tyle co kot napłakał, 30 słoików ledwo, ale dla was dwa odłożyłem.

Słuchaj, wpadnij do nas w sobotę na obiad, na trzynastą. Gośka robi kwaśnicę, a ja wreszcie pokażę ci tę wirówkę, co o niej gadam od Wielkanocy. Moskol też będzie.

Jakbyś nie mógł to przedzwoń.

Zbychu`,
    expected: [at('2027-08-14T13:00:00+02:00')],
  },
  {
    name: 'pl: stock-take as a whole day for everyone in the shop',
    sentAt: '2027-12-20T14:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Urszula Banaś <urszula@sklep-tkaniny.example>',
    subject: 'inwentaryzacja',
    text: `Dziewczyny,

w czwartek 30 grudnia cały dzień robimy inwentaryzację, sklep zamknięty dla klientów, liczymy wszystkie razem. Ubrać się wygodnie, pizza na mój koszt.

Urlopy na styczeń zgłaszamy do 27.12.

Ula`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'pl: local radio tells when the interview is broadcast',
    sentAt: '2027-02-23T16:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Emilia Rosa <e.rosa@radio-warta.example>',
    subject: 'Emisja rozmowy z Panem',
    text: `Panie Szymonie,

materiał z Pana pracowni jest już zmontowany, wyszło świetnie! Reportaż pójdzie na antenie w niedzielę 28 lutego o 11:15, powtórka w poniedziałek o 20:45. Potem będzie też w podcaście na naszej stronie.

Raz jeszcze dziękuję za piątkowe nagranie i za pączki :)

Emilia Rosa
Radio Warta`,
    expected: [],
  },
  {
    name: 'pl: safety instructor fixes the training hours for the crew',
    sentAt: '2027-01-12T10:51:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ryszard Kania <r.kania@bhp-kania.example>',
    subject: 'szkolenie okresowe BHP',
    text: `Dzień dobry Państwu,

zgodnie z rozmową telefoniczną przyjeżdżam do Państwa ze szkoleniem BHP w dn. 25 bm. (poniedziałek). Zaczynamy o ósmej rano, kończymy o 12:00. Proszę o przygotowanie stołówki i listy uczestników z numerami PESEL.

Zaświadczenia ważne będą do 25 stycznia 2030 r. Należność 1 200 zł przelewem, 14 dni.

Ryszard Kania
specjalista ds. BHP`,
    expected: [at('2027-01-25T08:00:00+01:00', '2027-01-25T12:00:00+01:00')],
  },
  {
    name: 'pl: bulk shop promotion with hours',
    sentAt: '2027-11-24T06:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Narzędzia24h <promocje@narzedzia24h.example>',
    subject: 'Czarny piątek startuje o północy! Do -60%',
    text: `TYLKO 48 GODZIN!

Start: piątek 26.11, godz. 0:00
Koniec: sobota 27.11, godz. 23:59

Wiertarki od 199 zł, szlifierki od 149 zł, darmowa dostawa od 300 zł.

Zapraszamy też do salonu w Tychach: w piątek o 10:00 pokaz cięcia płytek i kawa gratis dla każdego.

KUPUJĘ >> https://narzedzia24h.example/cp

Nie chcesz dostawać ofert? Kliknij tutaj: https://narzedzia24h.example/rezygnacja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: yes to a single quoted proposal with relative weekday',
    sentAt: '2027-07-01T13:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Marta Bielak <marta.bielak@przedszkole-jagoda.example>',
    subject: 'Re: Plac zabaw – ustalenie huśtawek',
    text: `Tak, pasuje, do zobaczenia u nas w przedszkolu!

Marta Bielak
Przedszkole Jagoda, 512 000 649

czw., 1 lip 2027 o 11:20 Zabawy Ogrodowe <biuro@zabawy-ogrodowe.example> napisał(a):
> Pani Marto, czy możemy podjechać w poniedziałek 5 lipca o 9:30 i na miejscu
> wskazać, gdzie staną huśtawki?
> Montaż zajmie nam potem około 3 dni.`,
    expected: [at('2027-07-05T09:30:00+02:00')],
  },
  {
    name: "pl: secretary names the boss's own appointments",
    sentAt: '2027-10-05T08:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat Hydro-Mont <sekretariat@hydromont.example>',
    subject: 'Odp: pilny podpis pod aneksem',
    text: `Dzień dobry,

prezes dziś od 10:00 siedzi na przetargu w gminie, jutro o 9:00 ma bank, a w czwartek o 12:30 zarząd spółki, dlatego podpis najwcześniej w piątek. Jak tylko aneks będzie podpisany, wyślę skan, oryginał pójdzie pocztą.

Pozdrawiam
Bożena Kulig`,
    expected: [],
  },
  {
    name: 'pl: lawyer announces a phone call today at twenty to four, spoken',
    sentAt: '2027-06-09T09:27:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'r.pr. Łukasz Żak <l.zak@kancelaria-zak.example>',
    subject: 'sygn. I C 212/27',
    text: `Pani Prezes,

pozew wpłynął, odpowiedź musimy złożyć do 23 czerwca. Zadzwonię do Pani dziś po południu, za dwadzieścia czwarta, zaraz po rozprawie, i omówimy strategię. Proszę mieć pod ręką protokół odbioru z 12.02.2026.

Z wyrazami szacunku
Łukasz Żak
radca prawny`,
    expected: [at('2027-06-09T15:40:00+02:00')],
  },
  {
    name: 'pl: notary confirms the signing date amid fees and documents',
    sentAt: '2027-02-26T11:58:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kancelaria Notarialna E. Wolska <kancelaria@notariusz-wolska.example>',
    subject: 'Akt notarialny – potwierdzenie terminu',
    text: `Szanowny Panie,

potwierdzam termin podpisania umowy sprzedaży lokalu użytkowego: dwunasty marca 2027 r., piątek, godzina 14:00, w siedzibie kancelarii.

Proszę o dostarczenie do 8 marca:
- wypisu z rejestru gruntów,
- zaświadczenia o niezaleganiu (nie starszego niż 30 dni),
- numeru rachunku do zapłaty ceny.

Taksa wraz z VAT: 3 345,60 zł, wypisy 6 zł za stronę.

Kancelaria czynna od poniedziałku do piątku 9:00–17:00.

Z poważaniem
Elżbieta Wolska
notariusz`,
    expected: [at('2027-03-12T14:00:00+01:00')],
  },
  {
    name: 'pl: ICS invitation in another zone from a Japanese partner',
    sentAt: '2027-04-12T17:15:00+09:00',
    timezone: 'Europe/Warsaw',
    from: 'Tomasz Hirata <tomasz.hirata@hirata-tools.example>',
    subject: 'Zaproszenie: Szkolenie online – ostrzenie noży',
    text: `Dzień dobry,

w załączeniu zaproszenie do kalendarza na nasze szkolenie online dla Państwa kuchni. Nożyki ćwiczebne dojdą kurierem w tym tygodniu.

Tomasz Hirata, Osaka`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Hirata Tools//Cal//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Asia/Tokyo
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0900
TZOFFSETTO:+0900
TZNAME:JST
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:ostrzenie-20270419@hirata-tools.example
DTSTAMP:20270412T081500Z
DTSTART;TZID=Asia/Tokyo:20270419T160000
DTEND;TZID=Asia/Tokyo:20270419T173000
SUMMARY:Szkolenie online – ostrzenie noży
LOCATION:https://wideo.hirata-tools.example/ostrzenie
ORGANIZER;CN=Tomasz Hirata:mailto:tomasz.hirata@hirata-tools.example
ATTENDEE;RSVP=TRUE:mailto:kuchnia@bistro-szczypiorek.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-19T09:00:00+02:00', '2027-04-19T10:30:00+02:00')],
  },
  {
    name: 'pl: software vendor announces release and maintenance window by hand',
    sentAt: '2027-08-19T14:08:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Patryk Gil <patryk.gil@magazynier-soft.example>',
    subject: 'Magazynier 6.0 już w poniedziałek',
    text: `Cześć wszystkim,

premiera wersji 6.0 w poniedziałek 23 sierpnia o 12:00. Aktualizacja zrobi się sama w nocy z niedzieli na poniedziałek, między 1:00 a 4:00 system nie będzie dostępny.

Nic nie musicie robić, tylko rano zalogujcie się od nowa. Stara wersja będzie wspierana do 31.12.2027.

Patryk
Magazynier Soft`,
    expected: [],
  },
  {
    name: 'pl: loss adjuster inspects the flooded shop',
    sentAt: '2027-07-26T15:49:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Likwidacja Szkód Tarcza <szkody@tarcza-ubezpieczenia.example>',
    subject: 'Szkoda nr 771/27/M – oględziny',
    text: `Szanowni Państwo,

w związku ze zgłoszeniem zalania z 24.07.2027 informuję, że przyjadę do Państwa sklepu na oględziny 29/07/2027 (czwartek) o godz. 13.45. Przewidywany czas oględzin: 1 godzina.

Do tego czasu proszę nie wyrzucać uszkodzonego towaru. Dokumenty (lista strat, zdjęcia) należy przesłać w ciągu 7 dni.

Filip Rogala
rzeczoznawca, tel. 603 000 902 (pon.–pt. 8–16)`,
    expected: [at('2027-07-29T13:45:00+02:00', '2027-07-29T14:45:00+02:00')],
  },
  {
    name: 'pl: Tuesday declined, Wednesday at the same hour offered, no accents',
    sentAt: '2027-10-22T11:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Slawek Duda <slawek@tartak-duda.example>',
    subject: 'RE: wizyta na tartaku',
    text: `Witam,
we wtorek o 15 nie dam rady, przyjezdza klient z Niemiec. Ale sroda 27 pazdziernika o 15 jak najbardziej, prosze wtedy przyjechac, pokaze Panu ten dab. Cena 2900 za kubik aktualna.
Pozdr
Slawek Duda

> Panie Slawku, czy moge podjechac we wtorek 26.10 o 15:00 obejrzec deski?`,
    expected: [at('2027-10-27T15:00:00+02:00')],
  },
  {
    name: 'pl: price offer with validity hour and installation date still open',
    sentAt: '2027-11-16T10:40:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział handlowy Solaris-Dach <oferty@solaris-dach.example>',
    subject: 'Oferta 1611/27 – fotowoltaika 9,8 kWp',
    text: `Szanowni Państwo,

w załączeniu oferta nr 1611/27 na kwotę 38 700 zł brutto. Oferta ważna do 30.11.2027, godz. 23:59. Przy akceptacji do piątku 19.11 dokładamy monitoring gratis.

Realizacja: 6–8 tygodni od wpłaty zaliczki. Datę montażu ustalimy po podpisaniu umowy, prawdopodobnie w drugiej połowie stycznia.

Z poważaniem
Kacper Bąk
tel. 32 000 16 11, pn.–pt. 8:00–17:00, sob. 9:00–13:00`,
    expected: [],
  },
  {
    name: 'pl: agency sets kickoff and demo, two meetings with lengths in words',
    sentAt: '2027-03-30T12:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Karolina Nowosad <karolina@agencja-mruk.example>',
    subject: 'Strona www – plan',
    text: `Hej Rafał!

Umowa podpisana, więc ruszamy. Zgodnie z tym, co ustaliliśmy przez telefon, widzimy się dwa razy:

• kick-off: czwartek 8 kwietnia, 9:30, jedna godzina, u Was w biurze
• prezentacja makiet: wtorek 20 kwietnia, 14:00, półtorej godziny, u nas przy Kopernika

Teksty potrzebuję do 15.04, a zdjęcia zespołu do 16.04 do końca dnia. Publikacja strony planowana na 31 maja.

Buziaki
Karolina`,
    expected: [
      at('2027-04-08T09:30:00+02:00', '2027-04-08T10:30:00+02:00'),
      at('2027-04-20T14:00:00+02:00', '2027-04-20T15:30:00+02:00'),
    ],
  },
];
