import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: customer confirms a measuring visit with weekday and date',
    sentAt: '2027-01-12T09:14:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Halina Wróblewska <h.wroblewska@poczta.example>',
    subject: 'Pomiar okien - ul. Lipowa 8',
    text: `Dzień dobry,

dziękuję za szybką odpowiedź i wstępną wycenę (zamówienie nr 2027/114, 6 480 zł brutto).
Pasuje mi zaproponowany przez Pana termin pomiaru, czyli czwartek 21 stycznia o godz. 10:30.
Proszę wjeżdżać od strony ul. Klonowej, brama będzie otwarta. Kod do furtki podam telefonicznie.

Pozdrawiam serdecznie
Halina Wróblewska
tel. 600 000 112`,
    expected: [at('2027-01-21T10:30:00+01:00')],
  },
  {
    name: 'pl: supplier offers three slots as a list',
    sentAt: '2027-02-03T13:41:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Marek Zawadzki <m.zawadzki@drewpol.example>',
    subject: 'Prezentacja nowej kolekcji fornirów',
    text: `Panie Tomaszu,

zgodnie z rozmową podsyłam propozycje terminów, kiedy mógłbym podjechać do Państwa z próbnikami:

 - wtorek, 9.02, godz. 9.00
 - środa, 10.02, godz. 14.30
 - piątek, 12.02, godz. 11.00

Prezentacja zajmie godzinę. Proszę o informację, co Panu najbardziej odpowiada.

Z poważaniem,
Marek Zawadzki
Przedstawiciel regionalny
DREWPOL Sp. z o.o.
Biuro czynne pn-pt 7:00-15:00, tel. 22 000 11 22`,
    expected: [
      at('2027-02-09T09:00:00+01:00', '2027-02-09T10:00:00+01:00'),
      at('2027-02-10T14:30:00+01:00', '2027-02-10T15:30:00+01:00'),
      at('2027-02-12T11:00:00+01:00', '2027-02-12T12:00:00+01:00'),
    ],
  },
  {
    name: 'pl: terse lower case without accents, day after tomorrow',
    sentAt: '2027-03-01T17:22:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Krzysiek <krzysiek.buda@poczta.example>',
    subject: 'brama',
    text: `czesc, to podjade pojutrze o 16 obejrzec ta brame, moze byc? wezme miarke i wzornik kolorow
pozdr krzysiek`,
    expected: [at('2027-03-03T16:00:00+01:00')],
  },
  {
    name: 'pl: half past in spoken form, lunch tomorrow',
    sentAt: '2027-04-13T10:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Agata Lis <agata@studiokropka.example>',
    subject: 'Lunch?',
    text: `Hej Ola,

dawno nie gadałyśmy, a mam Ci do opowiedzenia całą historię z przetargiem :) Może lunch jutro o wpół do pierwszej w Bistro pod Arkadami? Mają teraz świetne pierogi ze szpinakiem.

Daj znać!
Agata

--
Studio Kropka | projektowanie graficzne
+48 601 000 334`,
    expected: [at('2027-04-14T12:30:00+02:00')],
  },
  {
    name: 'pl: accepts the second quoted slot',
    sentAt: '2027-05-06T08:47:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Joanna Michalak <j.michalak@perfekta.example>',
    subject: 'Re: Spotkanie w sprawie umowy serwisowej',
    text: `Dzień dobry,

drugi termin nam odpowiada, będziemy we dwie z panią Renatą z księgowości. Pierwszy niestety odpada.

Pozdrawiam
Joanna Michalak

W dniu 5.05.2027 o 15:12 Serwis Klimat napisał(a):
> Dzień dobry Pani Joanno,
> możemy zaproponować spotkanie w Państwa siedzibie:
> 1) poniedziałek 10 maja, godz. 9:00
> 2) wtorek 11 maja, godz. 13:15
> Prosimy o wybór.
> Serwis Klimat, Jarosław Duda`,
    expected: [at('2027-05-11T13:15:00+02:00')],
  },
  {
    name: 'pl: invoice reminder with due date and office hours',
    sentAt: '2027-02-16T07:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział Rozliczeń <rozliczenia@hurtmetal.example>',
    subject: 'Przypomnienie o płatności FV 318/01/2027',
    text: `Szanowni Państwo,

uprzejmie przypominamy, że termin płatności faktury nr FV 318/01/2027 na kwotę 2 914,60 zł upłynął 12 lutego 2027 r.
Prosimy o uregulowanie należności najpóźniej do piątku 19 lutego do godz. 14:00. Po tym terminie wstrzymamy kolejne wydania z magazynu.

Jeżeli płatność została już zlecona, prosimy o przesłanie potwierdzenia przelewu.

Z poważaniem
Dział Rozliczeń HURTMETAL
czynne: pon.-pt. 8:00-16:00, tel. 32 000 45 67 wew. 3`,
    expected: [],
  },
  {
    name: 'pl: moving an appointment from one day to another',
    sentAt: '2027-06-08T12:18:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Piotr Sobczak <piotr.sobczak@sobczak-doradztwo.example>',
    subject: 'Zmiana terminu',
    text: `Pani Moniko,

bardzo przepraszam, ale muszę przełożyć nasze spotkanie z czwartku 10 czerwca (11:00) na poniedziałek 14 czerwca, na tę samą godzinę. Wypadła mi kontrola u innego klienta i nie jestem w stanie tego ruszyć. Miejsce bez zmian, u Państwa w biurze.

Jeszcze raz przepraszam za kłopot,
Piotr Sobczak
doradca podatkowy`,
    expected: [at('2027-06-14T11:00:00+02:00')],
  },
  {
    name: 'pl: dentist reminder with clinic opening hours',
    sentAt: '2027-09-13T08:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Rejestracja Dentika <rejestracja@dentika.example>',
    subject: 'Przypomnienie o wizycie',
    text: `Szanowny Pacjencie,

przypominamy o wizycie w gabinecie DENTIKA:

data: 15.09.2027 (środa)
godzina: 17:45
lekarz: lek. dent. Anna Ratajczak
adres: ul. Wiosenna 3/2, Poznań

W razie rezygnacji prosimy o kontakt najpóźniej dzień przed wizytą do godziny 18:00.

Rejestracja telefoniczna: pn.-czw. 8:00-20:00, pt. 8:00-16:00
tel. 61 000 22 33`,
    expected: [at('2027-09-15T17:45:00+02:00')],
  },
  {
    name: 'pl: declined slot without a counter-proposal',
    sentAt: '2027-10-05T15:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wojciech Górny <w.gorny@gorny-bud.example>',
    subject: 'Odp: Spotkanie na budowie',
    text: `Witam,

niestety czwartek o 15 mi nie pasuje, mam wtedy odbiór w Sosnowcu. W przyszłym tygodniu powinienem mieć luźniej, ale muszę najpierw zobaczyć, jak nam pójdzie wylewka. Odezwę się, jak będę wiedział coś konkretnego.

Wojciech Górny
GÓRNY-BUD`,
    expected: [],
  },
  {
    name: 'pl: video call link with a range of hours',
    sentAt: '2027-11-15T11:36:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Katarzyna Nowicka <k.nowicka@softlinia.example>',
    subject: 'Wdrożenie CRM - rozmowa startowa',
    text: `Dzień dobry Państwu,

potwierdzam rozmowę startową w środę 17.11 w godz. 10:00-11:30. Łączymy się tutaj:
https://meet.softlinia.example/j/884120036

Agenda:
1. Zakres prac i harmonogram
2. Migracja danych z arkuszy
3. Pytania

Proszę, żeby był też ktoś od Państwa z działu sprzedaży.

Pozdrawiam,
Katarzyna Nowicka
Kierownik projektu
SOFTLINIA S.A.`,
    expected: [at('2027-11-17T10:00:00+01:00', '2027-11-17T11:30:00+01:00')],
  },
  {
    name: 'pl: parcel notification with a delivery window',
    sentAt: '2027-11-24T06:52:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Paczka Ekspres <powiadomienia@paczkaekspres.example>',
    subject: 'Twoja przesyłka 6630 0812 4471 jest w drodze',
    text: `Dzień dobry!

Twoja przesyłka o numerze 6630 0812 4471 zostanie doręczona dzisiaj, 24.11.2027, między 11:00 a 14:00.
Kurier: Sławomir, tel. 600 000 871
Kwota pobrania: 189,00 zł

Nie będzie Cię w domu? Przekieruj paczkę do punktu odbioru do godz. 9:30.

Zespół Paczka Ekspres`,
    expected: [],
  },
  {
    name: 'pl: ICS invitation with matching words',
    sentAt: '2027-03-18T14:10:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Bartosz Adamczyk <bartosz.adamczyk@wektor-it.example>',
    subject: 'Zaproszenie: Przegląd kopii zapasowych',
    text: `Dzień dobry,

w załączeniu zaproszenie na przegląd kopii zapasowych, poniedziałek 22 marca, 9:00 do 9:45, zdalnie. Proszę przyjąć, żebym widział, że termin jest OK.

Bartosz Adamczyk
WEKTOR IT`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Wektor IT//Kalendarz//PL
METHOD:REQUEST
BEGIN:VEVENT
UID:20270318-backup-01@wektor-it.example
DTSTAMP:20270318T131000Z
DTSTART:20270322T080000Z
DTEND:20270322T084500Z
SUMMARY:Przegląd kopii zapasowych
ORGANIZER;CN=Bartosz Adamczyk:mailto:bartosz.adamczyk@wektor-it.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:biuro@kancelaria-wir.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-22T09:00:00+01:00', '2027-03-22T09:45:00+01:00')],
  },
  {
    name: 'pl: newsletter with a public webinar',
    sentAt: '2027-04-20T09:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia Małej Firmy <newsletter@akademiamf.example>',
    subject: 'Jak nie zginąć w przepisach? Bezpłatny webinar już 28 kwietnia!',
    text: `Cześć!

Zmiany w składkach, nowe limity, kolejne formularze... Jeśli też masz tego dosyć, zajrzyj na nasz webinar:

"Przepisy 2027 w pigułce" - 28 kwietnia (środa), godz. 18:00
Prowadzi: Daria Kęs

Do niedzieli kurs "Księgowość bez bólu" 30% taniej: tylko 349 zł!

Zapisz się: https://akademiamf.example/webinar

Otrzymujesz tę wiadomość, bo zapisałeś się do newslettera. Wypisz się tutaj.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: on-site inspection announced by an authority',
    sentAt: '2027-08-17T10:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Urząd Gminy Lipowo <sekretariat@ug-lipowo.example>',
    subject: 'GKN.6140.41.2027 - zawiadomienie o oględzinach',
    text: `Szanowny Pan
Ryszard Chmiel
prowadzący zakład stolarski

W odpowiedzi na wniosek z dnia 2 sierpnia 2027 r. o zezwolenie na usunięcie drzew zawiadamiam, że oględziny na nieruchomości (działka nr 212/4) odbędą się w dniu 26 sierpnia 2027 r. (czwartek) o godzinie 12.00. Obecność wnioskodawcy jest wskazana.

Odwołanie od decyzji można wnieść w terminie 14 dni od dnia jej doręczenia.

Z up. Wójta
Elżbieta Kuśmierek
inspektor ds. ochrony środowiska
Urząd czynny: pn. 8.00-17.00, wt.-czw. 7.30-15.30, pt. 7.30-14.00`,
    expected: [at('2027-08-26T12:00:00+02:00')],
  },
  {
    name: 'pl: availability without a proposal',
    sentAt: '2027-07-07T18:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewelina Tomczyk <ewelina.tomczyk@poczta.example>',
    subject: 'Re: sesja zdjęciowa produktów',
    text: `Hej,

jasne, chętnie zrobię te zdjęcia. W przyszłym tygodniu jestem raczej dostępna, poniedziałki zazwyczaj mam wolne, a w środy po południu też da się coś wcisnąć. Napisz, ile jest produktów, to policzę, ile nam to zajmie - przy 40 sztukach liczę zwykle cały dzień i 1200 zł.

Ewelina`,
    expected: [],
  },
  {
    name: 'pl: applicant confirms job interview and answers quoted mail',
    sentAt: '2027-01-27T20:03:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Mateusz Krupa <mateusz.krupa@poczta.example>',
    subject: 'Re: Rozmowa kwalifikacyjna - stanowisko: piekarz',
    text: `Dzień dobry,

dziękuję za zaproszenie. Tak, termin mi pasuje, na pewno przyjdę. Zabiorę ze sobą książeczkę sanepidowską i świadectwa pracy.

Z wyrazami szacunku
Mateusz Krupa
tel. 600 000 719

śr., 27 sty 2027 o 11:48 Piekarnia Złoty Kłos <kadry@zlotyklos.example> napisał(a):

> Panie Mateuszu,
> zapraszamy na rozmowę w poniedziałek 1 lutego o 8:15 do naszej piekarni, ul. Młyńska 1.
> Prosimy o potwierdzenie.
> Bożena Klimek`,
    expected: [at('2027-02-01T08:15:00+01:00')],
  },
  {
    name: 'pl: quoted time only, new text is about a price',
    sentAt: '2027-05-19T09:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Banaś <sylwia.banas@ogrodyimarzenia.example>',
    subject: 'Odp.: Wycena nasadzeń',
    text: `Dzień dobry,

czy w podanej kwocie 7 800 zł mieści się już transport i podlewanie przez pierwsze dwa tygodnie? Bez tego nie mogę przedstawić oferty zarządowi. O spotkaniu pomyślimy, jak zarząd zatwierdzi budżet.

Sylwia Banaś

> W dniu 18.05.2027 o 16:40, Zielony Kąt pisze:
> Pani Sylwio, przesyłam wycenę. Możemy omówić ją na miejscu w piątek 21 maja o 12:00.
> Pozdrawiam, Grzegorz Mróz`,
    expected: [],
  },
  {
    name: 'pl: quarter past in spoken form, parent meeting at school',
    sentAt: '2027-09-21T19:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Iwona Sadowska <i.sadowska@sp14.example>',
    subject: 'Rozmowa o Kubie',
    text: `Pani Mario,

dziękuję za wiadomość. Nie ma powodu do niepokoju, ale chętnie porozmawiam osobiście. Proponuję najbliższy piątek, kwadrans po siódmej rano, zanim zaczną się lekcje. Sala 112, pierwsze piętro.

Pozdrawiam
Iwona Sadowska
wychowawczyni 5b`,
    expected: [at('2027-09-24T07:15:00+02:00')],
  },
  {
    name: 'pl: cancelled appointment to be rescheduled',
    sentAt: '2027-12-01T07:58:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Gabinet Fizjo Ruch <kontakt@fizjoruch.example>',
    subject: 'Odwołana wizyta',
    text: `Dzień dobry,

z powodu choroby terapeuty musimy odwołać Pani jutrzejszą wizytę (czwartek 2.12, godz. 16:20). Bardzo przepraszamy.
Gdy tylko pan Dominik wróci do pracy, zadzwonimy i ustalimy nowy termin. Wpłacona zaliczka 80 zł przechodzi na kolejną wizytę.

Fizjo Ruch
tel. 58 000 91 92`,
    expected: [],
  },
  {
    name: 'pl: whole-day stock-take for the team',
    sentAt: '2027-12-14T13:27:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Walczak <renata@sklep-zagroda.example>',
    subject: 'Inwentaryzacja',
    text: `Kochani,

w tym roku robimy remanent w czwartek 30 grudnia, sklep jest wtedy cały dzień zamknięty dla klientów, a my wszyscy liczymy. Proszę nie planować na ten dzień urlopów. Pizza na koszt firmy ;)

Listy regałów rozdam po świętach.

Renata`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'pl: chimney sweep comes to the tenants of the office, window with range',
    sentAt: '2027-10-11T11:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Rynek 5 <biuro@zarzadca-kamienica.example>',
    subject: 'Przegląd kominiarski w Państwa lokalu',
    text: `Szanowni Państwo,

informuję, że kominiarz przeprowadzi przegląd w Państwa lokalu U3 w poniedziałek 18 października w godz. 13:00-14:00. Proszę, by ktoś był na miejscu i zapewnił dostęp do kratek w zapleczu kuchennym.

Jednocześnie przypominam o opłacie za śmieci - do 15.10.

Z poważaniem
Danuta Jasińska
zarządca nieruchomości
dyżur w administracji: wtorki 15:00-18:00`,
    expected: [at('2027-10-18T13:00:00+02:00', '2027-10-18T14:00:00+02:00')],
  },
  {
    name: 'pl: writer names own train, proposes coffee at the station',
    sentAt: '2027-02-22T21:16:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Leszek Oleksy <leszek.oleksy@fundacja-most.example>',
    subject: 'Będę w Krakowie',
    text: `Cześć Gosiu,

w czwartek jadę do Krakowa, pociąg mam o 6:47, na miejscu jestem 9:05. Potem do południa siedzę w urzędzie marszałkowskim. Spotkajmy się o 13:30 w kawiarni na Stradomiu, pogadamy o wniosku grantowym. Wracam o 17:12, więc czasu jest dość.

Ściskam
Leszek`,
    expected: [at('2027-02-25T13:30:00+01:00')],
  },
  {
    name: 'pl: travel details of the writer only',
    sentAt: '2027-06-21T16:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Wilk <natalia.wilk@agencja-fala.example>',
    subject: 'Urlop',
    text: `Hej,

dla jasności: od środy 23 czerwca mnie nie ma, lecimy o 5:40 z Balic i wracamy 4 lipca o 22:15. W pilnych sprawach pisz do Pawła, on jest w biurze codziennie od 9 do 17. Plik z budżetem Bistro Oliwka leży na dysku, termin oddania kreacji to 30 czerwca do 12:00.

Buziaki
Natalia`,
    expected: [],
  },
  {
    name: 'pl: call in the zone of New York with both zones named',
    sentAt: '2027-03-11T10:25:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dominika Hart <dominika.hart@hartimports.example>',
    subject: 'Rozmowa z Nowym Jorkiem',
    text: `Pani Ewo,

szef proponuje rozmowę we wtorek 16 marca o 9:00 czasu nowojorskiego, u Państwa to będzie 14:00 (u nas zegary przestawiamy już w niedzielę). Zadzwonimy przez komunikator, planujemy 30 minut. Chodzi o próbki ceramiki i minimalne zamówienie 500 szt.

Pozdrowienia z Brooklynu
Dominika Hart`,
    expected: [at('2027-03-16T14:00:00+01:00', '2027-03-16T14:30:00+01:00')],
  },
  {
    name: 'pl: London time to be converted to Warsaw',
    sentAt: '2027-10-18T12:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Adam Rogowski <adam.rogowski@northbridge.example>',
    subject: 'Q4 - krótki call',
    text: `Cześć Michał,

możemy się zdzwonić w środę 20.10 o 15:00 czasu londyńskiego? Chciałbym przejść z Tobą przez liczby za Q3 i plan na końcówkę roku. Link wyślę tuż przed.

Dzięki,
Adam`,
    expected: [at('2027-10-20T16:00:00+02:00')],
  },
  {
    name: 'pl: restaurant reservation as JSON-LD',
    sentAt: '2027-05-24T18:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Stolik24 <rezerwacje@stolik24.example>',
    subject: 'Potwierdzenie rezerwacji - Karczma Pod Sową',
    text: `Dzień dobry Pani Beato,

Twoja rezerwacja została potwierdzona.

Karczma Pod Sową, ul. Zamkowa 7, Lublin
piątek, 28 maja 2027, godz. 19:30
6 osób, numer rezerwacji S24-55120

Stolik trzymamy 15 minut. Rezerwację możesz bezpłatnie odwołać do 27 maja, do godz. 20:00.

Smacznego!
Stolik24`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "S24-55120",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Beata Kozioł" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Karczma Pod Sową",
    "address": { "@type": "PostalAddress", "streetAddress": "ul. Zamkowa 7", "addressLocality": "Lublin", "addressCountry": "PL" }
  },
  "startTime": "2027-05-28T19:30:00+02:00",
  "partySize": "6"
}
</script></head><body>
<p>Dzień dobry Pani Beato,</p>
<p>Twoja rezerwacja została potwierdzona.</p>
<p><b>Karczma Pod Sową</b>, ul. Zamkowa 7, Lublin<br>piątek, 28 maja 2027, godz. 19:30<br>6 osób, numer rezerwacji S24-55120</p>
<p>Stolik trzymamy 15 minut. Rezerwację możesz bezpłatnie odwołać do 27 maja, do godz. 20:00.</p>
<p>Smacznego!<br>Stolik24</p>
</body></html>`,
    expected: [at('2027-05-28T19:30:00+02:00')],
  },
  {
    name: 'pl: planned power cut in the building',
    sentAt: '2027-07-19T08:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Energia Lokalna <wylaczenia@energialokalna.example>',
    subject: 'Planowane wyłączenie prądu - ul. Fabryczna 2-18',
    text: `Szanowni Państwo,

informujemy o planowanej przerwie w dostawie energii elektrycznej:
ul. Fabryczna, numery 2-18 parzyste
czwartek 22.07.2027, od godz. 8:00 do 13:00
Przyczyna: wymiana transformatora.

Prosimy o zabezpieczenie urządzeń. Pogotowie energetyczne czynne całą dobę.

Energia Lokalna, rejon Południe`,
    expected: [],
  },
  {
    name: 'pl: dialect and chatty mail from a craftsman, Saturday at eight',
    sentAt: '2027-08-05T20:47:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ginter Kocur <ginter@kocur-dachy.example>',
    subject: 'dach',
    text: `Pyrsk Pani Aniu,

joch był dzisiej u kamrata i łon padoł, że wom cieknie dach na szopie. Nie ma co czekać, bo zaś mo loć. Przyjadymy z synkiem w sobota o 8 rano i obejrzymy, co sie tam dzieje. Jakby co, to dzwońcie, 600 000 455, yno nie po dziewiątej wieczór, bo wtedy śpia :)

Ginter`,
    expected: [at('2027-08-07T08:00:00+02:00')],
  },
  {
    name: 'pl: tax adviser appointment and tax deadlines in one mail',
    sentAt: '2027-01-05T12:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Rachunkowe Bilansik <biuro@bilansik.example>',
    subject: 'Dokumenty za grudzień + spotkanie',
    text: `Dzień dobry Panie Rafale,

przypominam o dokumentach za grudzień - czekamy na nie do 11 stycznia. Ryczałt płatny do 20.01, VAT i JPK do 25.01.

Tak jak rozmawialiśmy, spotykamy się w sprawie zmiany formy opodatkowania w czwartek, 14 stycznia, o godz. 9.30 w naszym biurze (proszę zarezerwować 45 minut). Proszę zabrać umowę leasingu.

Pozdrawiam
Lidia Pawlak
Bilansik
godziny przyjęć: pn-pt 9-15, wt do 17`,
    expected: [at('2027-01-14T09:30:00+01:00', '2027-01-14T10:15:00+01:00')],
  },
  {
    name: 'pl: two alternatives this week, given by weekday only',
    sentAt: '2027-04-05T14:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Filip Cieślak <filip@cieslak-foto.example>',
    subject: 'Re: Film promocyjny warsztatu',
    text: `Super, że się Wam spodobało!

Żeby dograć scenariusz, możemy się złapać w środę o 12:00 albo w piątek o 9:30, jak Wam wygodniej. Przyjadę do warsztatu, chcę od razu zobaczyć światło.

F.`,
    expected: [at('2027-04-07T12:00:00+02:00'), at('2027-04-09T09:30:00+02:00')],
  },
  {
    name: 'pl: part of the day without an hour',
    sentAt: '2027-09-07T09:18:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Grażyna Biel <grazyna.biel@hafty-biel.example>',
    subject: 'Odbiór wzorów',
    text: `Dzień dobry,

mogłabym wpaść do Państwa w czwartek po południu albo w piątek z samego rana, dokładną godzinę podam, jak będę wiedziała, o której wnuczka kończy przedszkole. Wzory są gotowe, 14 sztuk.

Pozdrawiam
Grażyna Biel`,
    expected: [],
  },
  {
    name: 'pl: forwarded invitation, colleague asks to go together',
    sentAt: '2027-10-20T10:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sebastian Madej <s.madej@madejmeble.example>',
    subject: 'Fwd: Odbiór techniczny hali',
    text: `Tomek, musimy tam być obaj, czwartek 28.10, godzina 10. Weź ze sobą rysunki powykonawcze, ja biorę protokoły.

S.

---------- Wiadomość przekazana ----------
Od: Inwest-Hala <biuro@inwesthala.example>
Data: wt., 19 paź 2027 o 17:20
Temat: Odbiór techniczny hali
Do: s.madej@madejmeble.example

Szanowny Panie,
odbiór techniczny hali nr 3 wyznaczono na 28 października 2027 r., godz. 10:00.
Proszę o obecność osób uprawnionych do podpisania protokołu.
Inwest-Hala, Alicja Ptak`,
    expected: [at('2027-10-28T10:00:00+02:00')],
  },
  {
    name: 'pl: trade fair of two days attended together',
    sentAt: '2027-08-30T11:59:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Urszula Gajda <u.gajda@gajda-szklo.example>',
    subject: 'Targi w Poznaniu',
    text: `Cześć,

mam już dla nas bilety na targi szkła w Poznaniu: jedziemy razem na oba dni, wtorek i środę, 21 i 22 września. Hotel też zaklepany (śniadanie w cenie, 312 zł za pokój). Wyjazd dogadamy bliżej terminu.

Ula`,
    expected: [days('2027-09-21', '2027-09-23')],
  },
  {
    name: 'pl: product launch and hotline hours of a supplier',
    sentAt: '2027-03-23T08:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Paulina Kern <paulina.kern@lakiery-iris.example>',
    subject: 'Nowa linia lakierów wodnych od 5 kwietnia',
    text: `Dzień dobry Panie Zbyszku,

chciałam dać Panu znać z wyprzedzeniem: nowa linia IRIS AQUA wchodzi do sprzedaży 5 kwietnia, cennik będzie na platformie od godz. 6:00. Stare kolory sprzedajemy do wyczerpania zapasów z rabatem 18%.

Infolinia techniczna działa od poniedziałku do piątku w godzinach 7:30-16:30.

Pozdrawiam i do usłyszenia
Paulina Kern
opiekun klienta`,
    expected: [],
  },
  {
    name: 'pl: heat pump technician tomorrow, typed in a hurry with typos',
    sentAt: '2027-11-02T16:08:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Serwis Ciepłota <serwis@cieplota.example>',
    subject: 'zgł. 4471/27',
    text: `Dzien dobry, serwisant bedzie u panstwa jutro ok godz 7.45 , prosze przygotowac dostep do kotlowni i ksiazke gwarancyjna. Dojazd 120 zl netto wg umowy
pozdrwaiam
Aneta, serwis`,
    expected: [at('2027-11-03T07:45:00+01:00')],
  },
  {
    name: 'pl: appointments of third persons in a status report',
    sentAt: '2027-06-15T17:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Hubert Zając <hubert.zajac@zajac-instal.example>',
    subject: 'Co słychać na Wrzosowej',
    text: `Szefie,

krótko: kafle położone, fugowanie w toku. Klientka ma w czwartek o 10 spotkanie z projektantką od kuchni, więc w tym czasie chłopaki robią na górze. Mirek ma w piątek o 8:00 lekarza, przyjdzie później. Beton przywiozą jutro między 7 a 9.

Nic od Ciebie nie potrzebuję, jedź spokojnie na urlop.

Hubert`,
    expected: [],
  },
  {
    name: 'pl: association general meeting, personal invitation',
    sentAt: '2027-02-09T19:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zarząd KS Orzeł <zarzad@ksorzel.example>',
    subject: 'Walne zebranie członków - zaproszenie',
    text: `Druhu Stanisławie,

jako członka założyciela zapraszamy Cię na walne zebranie klubu, które odbędzie się w sobotę 27 lutego 2027 r. o godz. 17:00 w świetlicy przy boisku. Porządek obrad w załączniku. Po zebraniu bigos i herbata z prądem.

Prosimy też pamiętać o składce za I półrocze (120 zł, do końca lutego).

Ze sportowym pozdrowieniem
Zdzisław Pyrek, prezes`,
    expected: [at('2027-02-27T17:00:00+01:00')],
  },
  {
    name: 'pl: ICS cancellation',
    sentAt: '2027-09-02T09:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Magda Rutkowska <m.rutkowska@pracownia-rut.example>',
    subject: 'Odwołane: Omówienie elewacji',
    text: `Niestety inwestor się wycofał, spotkanie 8 września nieaktualne. Dziękuję za gotowość!

Magda Rutkowska
Pracownia RUT`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Pracownia RUT//Poczta//PL
METHOD:CANCEL
BEGIN:VEVENT
UID:elewacja-77@pracownia-rut.example
DTSTAMP:20270902T074000Z
DTSTART;TZID=Europe/Warsaw:20270908T110000
DTEND;TZID=Europe/Warsaw:20270908T120000
SUMMARY:Omówienie elewacji
STATUS:CANCELLED
SEQUENCE:1
ORGANIZER;CN=Magda Rutkowska:mailto:m.rutkowska@pracownia-rut.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: counter-proposal after declining the quoted slot',
    sentAt: '2027-05-11T13:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kamila Stec <kamila.stec@stec-nieruchomosci.example>',
    subject: 'RE: Prezentacja lokalu przy Portowej',
    text: `Panie Łukaszu,

czwartek o 11:00 niestety nie wchodzi w grę, właściciel jest wtedy w Szczecinie. Czy mógłby Pan w piątek o 16:15? Klucze mam u siebie, spotkalibyśmy się od razu pod lokalem.

Pozdrawiam
Kamila Stec
licencja nr 00000

-----Original Message-----
From: Łukasz Bem
Sent: Tuesday, May 11, 2027 11:20 AM
Subject: RE: Prezentacja lokalu przy Portowej

Pani Kamilo, proponuję czwartek o 11:00. Ł. Bem`,
    expected: [at('2027-05-14T16:15:00+02:00')],
  },
  {
    name: 'pl: past meeting and thanks with promised minutes',
    sentAt: '2027-04-15T08:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Robert Kania <robert.kania@kania-logistyka.example>',
    subject: 'Dziękuję za wczorajsze spotkanie',
    text: `Dzień dobry,

dziękuję za wczorajsze spotkanie, te dwie godziny od 10 do 12 naprawdę dużo wyjaśniły. Notatkę prześlę do piątku do końca dnia, a poprawioną ofertę do 21 kwietnia. Paletomat z kwietniowej promocji (38 900 zł) blokuję dla Państwa bez zobowiązań.

Z pozdrowieniami
Robert Kania`,
    expected: [],
  },
  {
    name: 'pl: Thursday in a week, half past five in spoken form',
    sentAt: '2027-07-01T11:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Barbara Śliwa <barbara.sliwa@poczta.example>',
    subject: 'Tort na chrzciny',
    text: `Pani Kasiu kochana,

to jesteśmy umówione na degustację od dziś za tydzień, w czwartek, o wpół do szóstej po południu u Pani w cukierni. Przyjdę z córką. Chrzciny są dopiero w sierpniu, tort na 35 osób, bez orzechów, bo szwagier uczulony.

Wszystkiego dobrego
Basia Śliwa`,
    expected: [at('2027-07-08T17:30:00+02:00')],
  },
  {
    name: 'pl: court hearing of the reader and talk before it, quarter to nine, roman numeral month',
    sentAt: '2027-11-09T10:44:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'mec. Jerzy Orłowski <j.orlowski@orlowski-kancelaria.example>',
    subject: 'Sygn. I C 204/27 - posiedzenie',
    text: `Szanowny Panie Prezesie,

uprzejmie informuję, że rozprawa z Pana udziałem jako powoda została wyznaczona na 23 XI 2027 r. (wtorek), godz. 9:15, sala 207. Proponuję, byśmy spotkali się tego samego dnia przed salą za kwadrans dziewiąta, żeby spokojnie omówić zeznania.

Przypominam o opłacie 200 zł, termin mija 16 XI.

Łączę wyrazy szacunku
Jerzy Orłowski
radca prawny`,
    expected: [at('2027-11-23T09:15:00+01:00'), at('2027-11-23T08:45:00+01:00')],
  },
  {
    name: 'pl: booking link without a fixed time',
    sentAt: '2027-03-30T15:13:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Olga Wieczorek <olga@wieczorek-branding.example>',
    subject: 'Umówmy się na konsultację',
    text: `Cześć Jacku,

dzięki za formularz! Najprościej będzie, jak wybierzesz sobie dogodny termin w moim kalendarzu: https://kalendarz.wieczorek-branding.example/konsultacja
Konsultacja trwa 30 minut i jest bezpłatna. Odpisuję na maile w dni robocze między 9 a 16.

Olga`,
    expected: [],
  },
  {
    name: 'pl: short reply tomorrow at 11, quoted older talk',
    sentAt: '2027-02-18T07:09:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Darek Pluta <darek@pluta-auto.example>',
    subject: 'Re: przegląd busa',
    text: `jutro o 11 niech pan podstawi, zrobimy od reki

d.

> 17.02.2027 18:30, "Kwiaciarnia Malwa" napisał(a):
> Panie Darku, kiedy mogę przyjechać busem na przegląd? Dziś o 15 nikt nie odbierał.`,
    expected: [at('2027-02-19T11:00:00+01:00')],
  },
  {
    name: 'pl: shift rota of the restaurant crew sent to the owner',
    sentAt: '2027-06-25T22:14:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Aneta Król <aneta@bistrooliwka.example>',
    subject: 'Grafik na przyszły tydzień',
    text: `Szefowo, grafik do wglądu:

pon 28.06: Marta 10-18, Igor 14-22
wt 29.06: Marta 10-18, Wiola 14-22
śr 30.06: Igor 10-18, Wiola 14-22
czw 1.07: Igor 10-18, Marta 14-22
pt 2.07: Marta, Igor i Wiola 12-23 (wesele)

Jak coś nie tak, to proszę krzyczeć.
Aneta`,
    expected: [],
  },
  {
    name: 'pl: pottery workshop as JSON-LD event reservation',
    sentAt: '2027-01-19T12:33:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Warsztaty Glina <zapisy@warsztatyglina.example>',
    subject: 'Twoje miejsce na warsztatach jest zarezerwowane',
    text: `Cześć Marta!

Dziękujemy za zapis i wpłatę 260 zł. Masz u nas miejsce przy kole:

Warsztaty ceramiczne dla początkujących
30.01.2027, sobota, 10:00 - 14:00
ul. Garncarska 11, Wrocław

Zabierz fartuch. Kawa i ciasto są na miejscu.

Do zobaczenia!
Glina`,
    html: `<!DOCTYPE html><html><head><meta charset="utf-8">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"GL-0087","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Marta Zielonka"},"reservationFor":{"@type":"Event","name":"Warsztaty ceramiczne dla początkujących","startDate":"2027-01-30T10:00:00+01:00","endDate":"2027-01-30T14:00:00+01:00","location":{"@type":"Place","name":"Glina","address":"ul. Garncarska 11, Wrocław"}}}
</script></head><body>
<p>Cześć Marta!</p><p>Dziękujemy za zapis i wpłatę 260 zł. Masz u nas miejsce przy kole:</p>
<p>Warsztaty ceramiczne dla początkujących<br>30.01.2027, sobota, 10:00 - 14:00<br>ul. Garncarska 11, Wrocław</p>
<p>Zabierz fartuch. Kawa i ciasto są na miejscu.</p><p>Do zobaczenia!<br>Glina</p>
</body></html>`,
    expected: [at('2027-01-30T10:00:00+01:00', '2027-01-30T14:00:00+01:00')],
  },
  {
    name: 'pl: flash sale of an online shop',
    sentAt: '2027-11-26T00:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuroteka <promocje@biuroteka.example>',
    subject: 'Czarny piątek: tylko dziś do 23:59!',
    text: `CZARNY PIĄTEK W BIUROTECE

Krzesła -40%, tonery -25%, papier 3 w cenie 2.
Start: 26 listopada, godz. 8:00. Koniec: 23:59.
W poniedziałek 29.11 od 10:00 dogrywka - niespodzianka dla pierwszych 100 klientów!

Sklepy stacjonarne otwarte w piątek 8-22.

Nie chcesz otrzymywać ofert? Kliknij tutaj, aby się wypisać.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: OHS training day for all employees of the reader',
    sentAt: '2027-10-04T09:09:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Cezary Wnuk <cezary.wnuk@bhp-wnuk.example>',
    subject: 'Szkolenie okresowe BHP',
    text: `Dzień dobry Pani Doroto,

zgodnie z ustaleniami szkolenie okresowe BHP dla Pani i całej załogi robimy w poniedziałek 25 października, cały dzień, u Państwa na hali. Ćwiczenia z gaśnicami na placu, więc proszę o przestawienie samochodów.
Materiały drukuję ja, lista obecności w załączniku. Faktura: 14 os. x 95 zł.

Pozdrawiam
Cezary Wnuk, specjalista ds. BHP`,
    expected: [days('2027-10-25')],
  },
  {
    name: 'pl: wedding florist meeting in long chatty mail, one real slot',
    sentAt: '2027-03-07T21:40:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zuzanna Maj <zuzia.maj@poczta.example>',
    subject: 'Kwiaty na ślub 19 czerwca',
    text: `Dzień dobry Pani Alicjo!

Piszemy z polecenia Kingi, której robiła Pani bukiet w zeszłym roku (był przepiękny!!). Bierzemy ślub 19 czerwca o 15:00 w kościele św. Anny, a wesele jest w Dworku pod Lipami. Szukamy kogoś, kto zrobi dekoracje sali, bukiet i butonierki. Marzą nam się piwonie, choć mama mówi, że w drugiej połowie czerwca już może być po nich... Budżet mamy ok. 6 tysięcy.

W zeszły piątek o 17 byliśmy nawet pod pracownią, ale już było zamknięte.

Czy moglibyśmy przyjść do Pani we wtorek 16 marca o 17:30? Narzeczony kończy pracę o 16, więc zdążymy na spokojnie. W środy niestety nigdy nie możemy, bo mamy kurs tańca o 18.

Ściskamy
Zuzia i Kamil`,
    expected: [at('2027-03-16T17:30:00+01:00')],
  },
  {
    name: 'pl: medical examination referral with clinic hours but no appointment',
    sentAt: '2027-08-11T10:36:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kadry <kadry@stolbud.example>',
    subject: 'Badania okresowe',
    text: `Panie Januszu,

kończą się Panu badania okresowe (ważne do 31 sierpnia). Skierowanie leży u mnie na biurku. Przychodnia MedPraca przyjmuje bez zapisów, od poniedziałku do czwartku 7:00-11:30, na krew trzeba być na czczo. Proszę dostarczyć orzeczenie do 27.08.

Wanda z kadr`,
    expected: [],
  },
  {
    name: 'pl: ICS for a site visit, text only says see attachment',
    sentAt: '2027-07-13T12:21:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Tadeusz Wolny <t.wolny@geo-wolny.example>',
    subject: 'Wytyczenie budynku dz. 88/2',
    text: `Dzień dobry,

termin wytyczenia w załączniku kalendarzowym. Proszę, żeby był Pan osobiście albo ktoś z upoważnieniem.

T. Wolny
geodeta uprawniony`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Geo Wolny//Terminarz 3.1//PL
VERSION:2.0
METHOD:REQUEST
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
UID:wytyczenie-88-2@geo-wolny.example
DTSTAMP:20270713T102100Z
DTSTART;TZID=Europe/Warsaw:20270720T073000
DTEND;TZID=Europe/Warsaw:20270720T093000
SUMMARY:Wytyczenie budynku\\, działka 88/2
LOCATION:Stare Pole\\, ul. Polna
ORGANIZER;CN=Tadeusz Wolny:mailto:t.wolny@geo-wolny.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-20T07:30:00+02:00', '2027-07-20T09:30:00+02:00')],
  },
  {
    name: 'pl: hour corrected after a typo',
    sentAt: '2027-04-26T16:29:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Justyna Rak <justyna.rak@tlumaczenia-rak.example>',
    subject: 'Poprawka: godzina jutrzejszego spotkania',
    text: `Jeszcze raz ja, przepraszam za zamieszanie! W poprzednim mailu wkradł się błąd: jutro widzimy się o 14:00, a nie o 12:00. Reszta się zgadza (Wasze biuro, II piętro, umowa w dwóch egzemplarzach).

Justyna Rak
tłumaczka przysięgła`,
    expected: [at('2027-04-27T14:00:00+02:00')],
  },
  {
    name: 'pl: lease viewing with dates without year and slots on one line',
    sentAt: '2027-12-28T11:17:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Norbert Flis <norbert.flis@poczta.example>',
    subject: 'Ogłoszenie: lokal 48 m2 na Dąbrowskiego',
    text: `Dzień dobry,
jestem zainteresowany najmem lokalu z ogłoszenia nr 90211 (3 200 zł + media). Mogę przyjechać obejrzeć 4.01 o 10:00, 5.01 o 10:00 lub 7.01 o 15:30, proszę wybrać. Prowadzę zakład zegarmistrzowski, szukam umowy na min. 3 lata.
Norbert Flis, 600 000 508`,
    expected: [
      at('2028-01-04T10:00:00+01:00'),
      at('2028-01-05T10:00:00+01:00'),
      at('2028-01-07T15:30:00+01:00'),
    ],
  },
  {
    name: 'pl: radio broadcast of an interview already recorded',
    sentAt: '2027-05-04T14:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Aleksandra Jeż <a.jez@radiozatoka.example>',
    subject: 'Emisja Waszego wywiadu',
    text: `Dzień dobry,

materiał jest już zmontowany, wyszło świetnie! Rozmowa z Panem poleci w audycji "Ludzie z pasją" w niedzielę 9 maja o 11:05, powtórka we wtorek o 21:05. Później będzie też jako podcast na naszej stronie.

Pozdrawiam z redakcji
Ola Jeż, Radio Zatoka`,
    expected: [],
  },
  {
    name: 'pl: hairdresser customer asks for slot in lower case, spoken hour',
    sentAt: '2027-06-02T22:51:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Gosia P <gosia.p88@poczta.example>',
    subject: 'wizyta',
    text: `hejka, moge wpasc do ciebie w te sobote o dziesiatej? farbowanie + strzyzenie jak ostatnio. jak nie to moze byc tez o trzynastej. dzieki!!`,
    expected: [at('2027-06-05T10:00:00+02:00'), at('2027-06-05T13:00:00+02:00')],
  },
  {
    name: 'pl: tender submission deadline and opening of bids',
    sentAt: '2027-09-27T08:24:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zamówienia Publiczne <zamowienia@szpital-lesny.example>',
    subject: 'ZP/41/2027 - odpowiedzi na pytania wykonawców',
    text: `Szanowni Państwo,

w załączeniu odpowiedzi na pytania nr 1-17. Jednocześnie zamawiający przedłuża termin składania ofert do 8 października 2027 r., godz. 10:00. Dokumenty należy składać wyłącznie przez platformę zakupową. Wadium w wysokości 15 000 zł musi wpłynąć przed upływem terminu składania ofert.

Sekcja Zamówień Publicznych
tel. 41 000 60 61, pn.-pt. 7:30-15:05`,
    expected: [],
  },
  {
    name: 'pl: reader in Chicago, mail by a Polish club there',
    sentAt: '2027-10-12T18:30:00-05:00',
    timezone: 'America/Chicago',
    from: 'Jadwiga Stopka <jadwiga@zespol-giewont.example>',
    subject: 'Próba zespołu i występ',
    text: `Kochana Haniu,

próba generalna jest w czwartek 21 października o 7:00 wieczorem w sali parafialnej, bądź proszę punktualnie i w pełnym stroju. Występ w Domu Podhalan mamy w niedzielę 24.10 o 16:00.

Kierpce dla Ciebie już przyszły, 85 dolarów, oddasz przy okazji.

Całuję
Jadzia`,
    expected: [at('2027-10-21T19:00:00-05:00'), at('2027-10-24T16:00:00-05:00')],
  },
  {
    name: 'pl: IT announces remote session with the reader beside a night maintenance',
    sentAt: '2027-08-23T15:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wsparcie NetPol <helpdesk@netpol.example>',
    subject: '[#20418] Migracja poczty',
    text: `Dzień dobry Pani Aldono,

w nocy z soboty na niedzielę (28/29.08, 23:00-4:00) przenosimy skrzynki na nowy serwer, poczta może być w tym czasie niedostępna. Nie musi Pani nic robić.

W poniedziałek 30.08 o 8:30 zadzwonię do Pani i razem skonfigurujemy program pocztowy, zajmie nam to 20 minut.

Pozdrawiam,
Kuba Rosiak
NetPol Helpdesk | pn-pt 7-17 | 22 000 70 80`,
    expected: [at('2027-08-30T08:30:00+02:00', '2027-08-30T08:50:00+02:00')],
  },
  {
    name: 'pl: vague hope to meet and Christmas wishes',
    sentAt: '2027-12-22T14:02:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Teresa i Andrzej Głód <biuro@introligatornia-glod.example>',
    subject: 'Wesołych Świąt!',
    text: `Drodzy,

z okazji Świąt życzymy Wam spokoju, zdrowia i samych dobrych zleceń w nowym roku. Koniecznie musimy się zobaczyć w styczniu na jakiejś kawie, bo ostatnio tylko przez maile się widujemy!

Nasza pracownia od 24 grudnia do 2 stycznia zamknięta, od 3.01 znów czynna codziennie 9-17.

Teresa i Andrzej`,
    expected: [],
  },
  {
    name: 'pl: bank adviser call with end hour and identity document reminder',
    sentAt: '2027-05-31T09:26:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Marcin Bielak <marcin.bielak@bank-kupiecki.example>',
    subject: 'Wniosek kredytowy KO/2027/0931',
    text: `Szanowna Pani,

potwierdzam nasze spotkanie w oddziale przy pl. Wolności 4 w dniu 2.06.2027r. od 13.00 do 13.45. Proszę zabrać dowód osobisty oraz PIT za 2026 rok.
Oferta (RRSO 9,8%) jest ważna do 11 czerwca.

Z poważaniem
Marcin Bielak
Doradca Klienta Firmowego
Oddział czynny pn.-pt. 9.00-17.00`,
    expected: [at('2027-06-02T13:00:00+02:00', '2027-06-02T13:45:00+02:00')],
  },
];
