import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: carpenter customer confirms measuring at half past eight',
    sentAt: '2027-01-11T17:42:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Bożena Wilczak <b.wilczak@poczta-domowa.example>',
    subject: 'Re: Pomiar kuchni - ul. Lipowa 8',
    text: `Dzień dobry Panie Marku,

dziękuję za wycenę wstępną (14 800 zł wydaje mi się do przyjęcia, o zawiasach jeszcze porozmawiamy). Na pomiar zapraszam w czwartek 14 stycznia o wpół do dziewiątej rano, mąż będzie wtedy jeszcze w domu i pokaże, gdzie idą rury.

Domofon nie działa, proszę dzwonić na komórkę: 601 555 214.

Pozdrawiam
Bożena Wilczak`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'pl: tax office deadlines and office hours from the accountant',
    sentAt: '2027-01-19T09:15:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Rachunkowe Saldo <biuro@saldo-rachunki.example>',
    subject: 'Dokumenty za styczeń - przypomnienie',
    text: `Szanowni Państwo,

przypominamy, że dokumenty kosztowe za styczeń przyjmujemy do piątku 5 lutego, do godz. 14:00. Faktury dostarczone później ujmiemy dopiero w lutym.

Terminy płatności:
- ZUS: 15 lutego 2027 (poniedziałek)
- zaliczka PIT: 22 lutego 2027
- VAT / JPK: 25 lutego 2027

Z poważaniem
Halina Przybysz

Biuro Rachunkowe Saldo
ul. Kościelna 11, 64-100 Leszno
czynne: pn.-czw. 8:00-16:00, pt. 8:00-14:00
tel. 65 555 01 77`,
    expected: [],
  },
  {
    name: 'pl: terse lower case mail without accents about tomorrow at three',
    sentAt: '2027-02-02T20:03:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Darek Sosna <darek@sosna-tapicer.example>',
    subject: 'probki',
    text: `czesc, dobra to wpadam do was jutro o 15, wezme te probki materialow co ogladales (szary i butelkowa zielen). jakby co to dzwon 698 555 030

darek`,
    expected: [at('2027-02-03T15:00:00+01:00')],
  },
  {
    name: 'pl: reply takes the second of three quoted slots',
    sentAt: '2027-02-11T08:51:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Tomasz Grabiec <t.grabiec@grabiec-meble.example>',
    subject: 'Re: Propozycje terminów - sesja zdjęciowa katalogu',
    text: `Pani Olu,

bierzemy drugi termin. Sofy będą już wtedy wyfoliowane i ustawione w hali B, światło dzienne tam jest niezłe.

Pozdrawiam
Tomasz Grabiec
Grabiec Meble Sp. z o.o.

W dniu 10.02.2027 o 16:22 Aleksandra Mazur <ola@kadr-studio.example> napisała:
> Dzień dobry,
> możemy przyjechać ze sprzętem w jednym z tych terminów:
> 1) wtorek 16.02, godz. 9:00
> 2) czwartek 18.02, godz. 10:30
> 3) piątek 19.02, godz. 8:00
> Proszę dać znać, co Państwu pasuje.
> Ola Mazur`,
    expected: [at('2027-02-18T10:30:00+01:00')],
  },
  {
    name: 'pl: agency offers three slots for a 45 minute call',
    sentAt: '2027-02-19T13:27:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Krupa <natalia.krupa@pixelownia.example>',
    subject: 'Makiety strony - rozmowa',
    text: `Cześć Grzegorz,

makiety są gotowe (wersja 3, plik 22 MB w załączniku). Chciałabym je z Wami omówić, potrzebujemy 45 minut przez telefon albo Teamsy. Z naszej strony możliwe:

  • pon. 22.02, 11:00
  • wt. 23.02, 14:30
  • czw. 25.02, 9:15

Który wariant Ci pasuje? Poprawki po rozmowie wdrożymy do 5 marca.

Pozdrawiam serdecznie
Natalia Krupa
Project Manager | Pixelownia
tel. 22 555 48 10`,
    expected: [
      at('2027-02-22T11:00:00+01:00', '2027-02-22T11:45:00+01:00'),
      at('2027-02-23T14:30:00+01:00', '2027-02-23T15:15:00+01:00'),
      at('2027-02-25T09:15:00+01:00', '2027-02-25T10:00:00+01:00'),
    ],
  },
  {
    name: 'pl: courier delivery window of today',
    sentAt: '2027-03-02T07:34:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Szybka Paczka <powiadomienia@szybkapaczka.example>',
    subject: 'Twoja przesyłka 0048219937 jest w doręczeniu',
    text: `Dzień dobry,

przesyłka nr 0048219937 od nadawcy HURT-EL została wydana kurierowi. Planowane doręczenie: dziś, wtorek 02.03.2027, między 11:30 a 13:30.

Kwota pobrania: 349,90 zł (gotówka lub karta).
Kurier: Sławomir, tel. 500 555 812

Nie będzie Cię pod adresem? Przekieruj paczkę do punktu odbioru do godz. 10:00. Punkt „Żabi Skok”, ul. Rynek 4, czynny 6:00-22:00.

Zespół Szybka Paczka`,
    expected: [],
  },
  {
    name: 'pl: calendar invitation for a project review with an ICS part',
    sentAt: '2027-03-04T10:12:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Rafał Domański <rafal.domanski@wodbud.example>',
    subject: 'Zaproszenie: Przegląd harmonogramu - hala Swarzędz',
    text: `Rafał Domański zaprasza na spotkanie.

Przegląd harmonogramu - hala Swarzędz
Kiedy: wtorek, 9 marca 2027, 13:00 - 14:30 (czas środkowoeuropejski)
Gdzie: baza Wodbud, ul. Składowa 3, sala na piętrze

Proszę zabrać aktualny kosztorys.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Wodbud//Kalendarz 2.1//PL
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:7f3a-20270309-swarzedz@wodbud.example
DTSTAMP:20270304T091200Z
DTSTART:20270309T120000Z
DTEND:20270309T133000Z
SUMMARY:Przegląd harmonogramu - hala Swarzędz
LOCATION:baza Wodbud\\, ul. Składowa 3
ORGANIZER;CN=Rafał Domański:mailto:rafal.domanski@wodbud.example
ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:biuro@elektro-kania.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-09T13:00:00+01:00', '2027-03-09T14:30:00+01:00')],
  },
  {
    name: 'pl: patient calls off an appointment without a new one',
    sentAt: '2027-03-10T18:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Jolanta Bąk <jolanta.bak@skrzynka.example>',
    subject: 'Odwołanie wizyty',
    text: `Dzień dobry,

niestety muszę odwołać jutrzejszą wizytę u fizjoterapeuty o 10:00, syn dostał gorączki i nie mam go z kim zostawić. Bardzo przepraszam, że tak późno.

Odezwę się w sprawie nowego terminu, jak tylko młody wyzdrowieje.

Jolanta Bąk
karta pacjenta 3381`,
    expected: [],
  },
  {
    name: 'pl: move a site meeting from Tuesday to Wednesday',
    sentAt: '2027-03-19T14:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'arch. Ewelina Stachura <pracownia@stachura-arch.example>',
    subject: 'Zmiana: wizja lokalna Ogrodowa 21',
    text: `Panie Piotrze,

kierownik budowy ma we wtorek odbiór na innej inwestycji, więc wizję lokalną musimy przełożyć z wtorku 23 marca z godz. 10.00 na środę 24 marca, godz. 11.30. Miejsce bez zmian, brama od podwórza.

Kask i buty we własnym zakresie :)

Z pozdrowieniami
Ewelina Stachura

Pracownia Stachura Architekci
pl. Wolności 2/5, Rzeszów
17 555 60 04`,
    expected: [at('2027-03-24T11:30:00+01:00')],
  },
  {
    name: 'pl: restaurant reservation of the reader with JSON-LD',
    sentAt: '2027-03-31T12:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Gościniec pod Dębem <rezerwacje@podebem.example>',
    subject: 'Potwierdzenie rezerwacji D-5529',
    text: `Dziękujemy za rezerwację!

Stolik: 6 osób, sala kominkowa
Termin: piątek 9 kwietnia 2027, godz. 18:30
Na nazwisko: Lewicka (Drukarnia Akapit)
Nr rezerwacji: D-5529

Stolik trzymamy 20 minut. Kuchnia czynna do 22:00.
Gościniec pod Dębem, ul. Młyńska 40, Kielce, tel. 41 555 19 19`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "D-5529",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Irena Lewicka"},
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gościniec pod Dębem",
    "address": {"@type": "PostalAddress", "streetAddress": "ul. Młyńska 40", "addressLocality": "Kielce", "addressCountry": "PL"}
  },
  "startTime": "2027-04-09T18:30:00+02:00",
  "partySize": "6"
}
</script></head><body>
<h2>Dziękujemy za rezerwację!</h2>
<p>Stolik: 6 osób, sala kominkowa<br>Termin: <b>piątek 9 kwietnia 2027, godz. 18:30</b><br>Na nazwisko: Lewicka (Drukarnia Akapit)<br>Nr rezerwacji: D-5529</p>
<p>Stolik trzymamy 20 minut. Kuchnia czynna do 22:00.<br>Gościniec pod Dębem, ul. Młyńska 40, Kielce, tel. 41 555 19 19</p>
</body></html>`,
    expected: [at('2027-04-09T18:30:00+02:00')],
  },
  {
    name: 'pl: newsletter of a software house with a webinar',
    sentAt: '2027-04-06T06:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Magazynier24 <newsletter@magazynier24.example>',
    subject: 'Inwentaryzacja bez nerwów - bezpłatny webinar',
    text: `Cześć!

W kwietniowym numerze:

1. Nowy moduł kodów QR - już dostępny w pakiecie Standard (od 79 zł/mies.)
2. WEBINAR: „Inwentaryzacja bez nerwów”, środa 14 kwietnia, 11:00-12:00. Liczba miejsc ograniczona, zapisy: https://magazynier24.example/webinar
3. Promocja: rabat 20% do końca miesiąca

Do zobaczenia w sieci!
Zespół Magazynier24

Otrzymujesz tę wiadomość, bo zapisałeś się na naszą listę. Wypisz się: https://magazynier24.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: applicant confirms a job interview',
    sentAt: '2027-04-02T21:16:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kacper Wrona <kacper.wrona.cv@mejlik.example>',
    subject: 'Re: Rekrutacja - mechanik, nr ref. 12/2027',
    text: `Szanowna Pani,

bardzo dziękuję za zaproszenie. Potwierdzam obecność na rozmowie kwalifikacyjnej dnia 8 kwietnia (czwartek) o godz. 9.15 w Państwa siedzibie. Zabiorę ze sobą świadectwa pracy oraz uprawnienia SEP ważne do 30.11.2028.

W obecnej firmie obowiązuje mnie miesięczny okres wypowiedzenia, więc pracę mógłbym zacząć od 1 czerwca.

Z wyrazami szacunku
Kacper Wrona
tel. 733 555 906`,
    expected: [at('2027-04-08T09:15:00+02:00')],
  },
  {
    name: 'pl: inspector comes to the reader within a two hour window',
    sentAt: '2027-04-12T11:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Okręgowy Dozór Urządzeń <kancelaria@dozor-urzadzen.example>',
    subject: 'Zawiadomienie o badaniu okresowym - wózek widłowy nr ew. 3107/W',
    text: `Znak sprawy: ODU.414.88.2027

Zawiadamiam, że w dniu 20 kwietnia br. (wtorek) w godz. 10:00-12:00 inspektor Leszek Maj przeprowadzi w Państwa zakładzie badanie okresowe wózka widłowego o nr. ewidencyjnym 3107/W.

Eksploatujący zobowiązany jest zapewnić obecność operatora, dokumentację techniczną oraz dziennik konserwacji. Decyzja z poprzedniego badania traci ważność 30 kwietnia br.

Opłatę w wysokości 312,00 zł należy uiścić w terminie 14 dni od otrzymania faktury.

Z upoważnienia dyrektora
Krystyna Fijałkowska
Kancelaria, tel. 71 555 33 00 (pn.-pt. 7:30-15:30)`,
    expected: [at('2027-04-20T10:00:00+02:00', '2027-04-20T12:00:00+02:00')],
  },
  {
    name: 'pl: water cut off in the building',
    sentAt: '2027-04-22T08:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Kamienica 17 <administracja@zarzadca-rynek.example>',
    subject: 'UWAGA - przerwa w dostawie wody',
    text: `Szanowni Najemcy,

informujemy, że w związku z wymianą zaworów w poniedziałek 26 kwietnia od godz. 8:00 do ok. 15:00 w całym budynku nie będzie wody. Prosimy o zrobienie zapasu i zakręcenie kranów.

Za utrudnienia przepraszamy.

Administracja
dyżur techniczny całą dobę: 887 555 112`,
    expected: [],
  },
  {
    name: 'pl: landlord fixes the handover of the premises at noon',
    sentAt: '2027-04-27T19:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zbigniew Marciniak <zbigniew.marciniak@lokale-centrum.example>',
    subject: 'zdanie lokalu Piotrkowska',
    text: `Witam Pani Doroto,

zgodnie z umową najem kończy się 30.04. Po długim weekendzie umówmy się na protokół zdawczo-odbiorczy: 5 maja, środa, w samo południe, na miejscu w lokalu. Spiszemy liczniki i oddam Pani kaucję (4500 zł), o ile nie będzie uszkodzeń.

Klucze proszę mieć wszystkie, także te od piwnicy.

Z. Marciniak`,
    expected: [at('2027-05-05T12:00:00+02:00')],
  },
  {
    name: 'pl: customer declines the offered Tuesday and asks for another',
    sentAt: '2027-05-07T09:39:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Magdalena Ostrowska <m.ostrowska@kwiaty-ostrowska.example>',
    subject: 'Re: serwis chłodni',
    text: `Dzień dobry,

wtorek o 15:00 niestety mi nie pasuje, mamy wtedy komunijne zamówienia i nie wpuszczę nikogo na zaplecze. Czy mógłby Pan zaproponować coś innego, najlepiej po 20 maja?

Pozdrawiam
Magda Ostrowska
Kwiaty Ostrowska, otwarte pn.-sob. 8-19

pt., 7 maj 2027 o 08:10 Chłód-Serwis <serwis@chlod-serwis.example> napisał(a):
> Pani Magdo, technik mógłby być u Pani we wtorek 11 maja o 15:00.
> Pozdrawiam, Janusz`,
    expected: [],
  },
  {
    name: 'pl: declines one day and proposes another early morning',
    sentAt: '2027-05-14T16:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Witold Jaworek <jaworek@stolarnia-jaworek.example>',
    subject: 'Odp: montaż regałów',
    text: `Dzień dobry,

wtorek 18.05 odpada, mam wtedy montaż w Tarnowie cały dzień. Za to w czwartek, 20 maja, mógłbym być u Państwa z całą ekipą od 8 rano do 13.

Proszę o potwierdzenie, czy tak może być.

Witold Jaworek
Stolarnia Jaworek
tel. 602 555 471`,
    expected: [at('2027-05-20T08:00:00+02:00', '2027-05-20T13:00:00+02:00')],
  },
  {
    name: 'pl: vague availability and a booking link without a time',
    sentAt: '2027-05-18T10:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Nawrot <sylwia@nawrot-szkolenia.example>',
    subject: 'Re: Szkolenie z obsługi klienta',
    text: `Dzień dobry Panie Łukaszu,

chętnie porozmawiam o programie szkolenia. W przyszłym tygodniu jestem raczej wolna, przedpołudniami najczęściej pracuję w domu, a środy zwykle mam luźniejsze. Najprościej będzie, jeśli wybierze Pan sobie termin w moim kalendarzu: https://termin.nawrot-szkolenia.example/rozmowa-30

Cennik w załączniku (ceny netto, ważne do 30 czerwca).

Serdeczności
Sylwia Nawrot`,
    expected: [],
  },
  {
    name: 'pl: video call given in London time and in the local zone',
    sentAt: '2027-05-25T15:10:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Paulina Hughes <paulina.hughes@amberfoods.example>',
    subject: 'Rozmowa o etykietach',
    text: `Hej Michał,

dzięki za próbki, dotarły wczoraj w całości. Nasz dział prawny chciałby przegadać etykiety po angielsku, więc umawiam nas na wideo: poniedziałek 31 maja o 15:00 czasu londyńskiego (u Was 16:00), na godzinkę.

Link: https://meet.amberfoods.example/j/884-201-337
Kod: 2027

U nas tego dnia jest bank holiday, ale pracujemy, bez obaw.

Do usłyszenia!
Paulina`,
    expected: [at('2027-05-31T16:00:00+02:00', '2027-05-31T17:00:00+02:00')],
  },
  {
    name: 'pl: Polish deli in Chicago gets a call time in Polish time',
    sentAt: '2027-06-02T12:20:00+02:00',
    timezone: 'America/Chicago',
    from: 'Andrzej Klimek <a.klimek@wedliny-klimek.example>',
    subject: 'Eksport - certyfikaty, telefon',
    text: `Szanowny Panie Stanisławie,

certyfikaty weterynaryjne mamy już przetłumaczone. Proponuję, żebyśmy się zdzwonili w piątek 4 czerwca o 17:00 czasu polskiego, zadzwonię na numer Pańskiego sklepu. Omówimy paletyzację i ceny (CIF).

Kontener wypłynie z Gdyni najwcześniej 21 czerwca.

Z poważaniem
Andrzej Klimek
Wędliny Klimek, Biłgoraj`,
    expected: [at('2027-06-04T10:00:00-05:00')],
  },
  {
    name: 'pl: colleague will be late because of the dentist',
    sentAt: '2027-06-09T15:57:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Iwona Szulc <iwona.szulc@agencja-bryza.example>',
    subject: 'jutro później',
    text: `Hej,

tylko daję znać, że jutro o 8:30 mam dentystę i dotrę do biura dopiero koło 11. Gdyby ktoś dzwonił w sprawie banerów, niech Bartek odbierze, wszystko jest w folderze „Lato 2027”. W piątek jestem już normalnie.

Iwona`,
    expected: [],
  },
  {
    name: 'pl: boss forwards an enquiry and fixes the joint visit in his own words',
    sentAt: '2027-06-04T11:08:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Robert Zych <robert@zych-klima.example>',
    subject: 'Fwd: zapytanie o klimatyzację - przedszkole Jarzębinka',
    text: `Aga, dzwoniłem do pani dyrektor. Jedziemy tam razem we wtorek 8 czerwca na 13:00, weź dalmierz i katalog Multi. Wyjedziemy jednym autem.

R.

---------- Wiadomość przekazana ----------
Od: Przedszkole Jarzębinka <sekretariat@jarzebinka.example>
Data: czw., 3 cze 2027 o 09:12
Temat: zapytanie o klimatyzację
Do: biuro@zych-klima.example

Dzień dobry,
prosimy o wycenę klimatyzacji do czterech sal (łącznie ok. 210 m2). Oferty zbieramy do 25 czerwca do godz. 12:00. Sekretariat czynny 7:30-15:00.
Z poważaniem
Danuta Rybak, dyrektor`,
    expected: [at('2027-06-08T13:00:00+02:00')],
  },
  {
    name: 'pl: whole-day safety training for the entire crew',
    sentAt: '2027-06-07T07:50:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Monika Lis <kadry@odlewnia-lis.example>',
    subject: 'Szkolenie BHP i pierwsza pomoc',
    text: `Drodzy,

jak co dwa lata czeka nas szkolenie BHP z pierwszą pomocą. Odbędzie się we wtorek 15 czerwca, cały dzień, dla całej załogi razem z biurem - obecność obowiązkowa, tego dnia nie przyjmujemy zleceń. Program rozdam na miejscu, obiad zapewnia firma.

Kto ma alergie pokarmowe, niech mi napisze do czwartku.

Monika Lis
kadry`,
    expected: [days('2027-06-15')],
  },
  {
    name: 'pl: thanks for the meeting of yesterday and a promised offer',
    sentAt: '2027-06-17T09:04:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Jakub Rogalski <j.rogalski@euro-opakowania.example>',
    subject: 'Po wczorajszym spotkaniu',
    text: `Pani Beato, Panie Adamie,

dziękuję za wczorajsze spotkanie i za to, że znaleźli Państwo czas mimo gorącego okresu - zaczęliśmy o 14:00, a skończyliśmy grubo po 17! Zgodnie z ustaleniami do środy 23 czerwca prześlę kalkulację na kartony klapowe (nakład 5 000 i 10 000 szt.), a próbki wyślę kurierem.

Pozdrawiam
Jakub Rogalski
Doradca techniczno-handlowy
Euro-Opakowania, tel. kom. 515 555 268`,
    expected: [],
  },
  {
    name: 'pl: supplier names his flights and absence',
    sentAt: '2027-06-24T13:13:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Hubert Olszewski <hubert@olszewski-kamien.example>',
    subject: 'Nieobecność',
    text: `Dzień dobry,

we wtorek 29 czerwca o 6:40 lecę do Werony oglądać płyty, wracam w piątek 2 lipca lotem o 21:15. Telefon mam włączony, ale oddzwaniam wieczorami. W pilnych sprawach proszę o kontakt z żoną, biuro pracuje jak zawsze 8-16.

Nowe wzory granitu prześlę zaraz po powrocie.

Hubert Olszewski
Kamieniarstwo Olszewski, Strzegom`,
    expected: [],
  },
  {
    name: 'pl: wedding couple settles the menu tasting',
    sentAt: '2027-06-28T22:41:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Karolina i Damian <kd.wesele@mejlik.example>',
    subject: 'degustacja!!!',
    text: `Hejka Pani Aniu!

rozmawialiśmy z rodzicami i wszyscy mogą, więc na degustację menu weselnego przyjedziemy do Państwa w sobotę 3 lipca o szesnastej, będzie nas 6 osób (jedna wege). Przy okazji dogadamy tort i poprawiny.

Samo wesele bez zmian, 130 gości, zaliczkę 3000 zł przeleję w tym tygodniu :)

Buziaki
Karolina`,
    expected: [at('2027-07-03T16:00:00+02:00')],
  },
  {
    name: 'pl: registered workshop ticket with JSON-LD',
    sentAt: '2027-07-08T09:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Izba Cukierników <zapisy@izba-cukiernikow.example>',
    subject: 'Potwierdzenie udziału: Warsztat temperowania czekolady',
    text: `Dzień dobry Pani Weroniko,

potwierdzamy Pani udział w warsztacie.

Warsztat temperowania czekolady
środa 21 lipca 2027, 9:00-15:30
Szkoła Gastronomiczna, ul. Piekarska 6, Toruń
Bilet: WTC-0173
Opłata: 420 zł - zaksięgowana

Faktura w ciągu 7 dni. Rezygnacja bez kosztów do 14 lipca.

Izba Cukierników`,
    html: `<!DOCTYPE html><html lang="pl"><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "WTC-0173",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Weronika Pawlak"},
  "reservationFor": {
    "@type": "Event",
    "name": "Warsztat temperowania czekolady",
    "startDate": "2027-07-21T09:00:00+02:00",
    "endDate": "2027-07-21T15:30:00+02:00",
    "location": {"@type": "Place", "name": "Szkoła Gastronomiczna", "address": "ul. Piekarska 6, Toruń"}
  }
}]
</script>
<p>Dzień dobry Pani Weroniko,</p><p>potwierdzamy Pani udział w warsztacie.</p>
<table><tr><td colspan="2"><strong>Warsztat temperowania czekolady</strong></td></tr>
<tr><td>Kiedy</td><td>środa 21 lipca 2027, 9:00-15:30</td></tr>
<tr><td>Gdzie</td><td>Szkoła Gastronomiczna, ul. Piekarska 6, Toruń</td></tr>
<tr><td>Bilet</td><td>WTC-0173</td></tr>
<tr><td>Opłata</td><td>420 zł - zaksięgowana</td></tr></table>
<p>Faktura w ciągu 7 dni. Rezygnacja bez kosztów do 14 lipca.</p><p>Izba Cukierników</p>
</body></html>`,
    expected: [at('2027-07-21T09:00:00+02:00', '2027-07-21T15:30:00+02:00')],
  },
  {
    name: 'pl: wholesaler announces changed hours around a holiday',
    sentAt: '2027-08-05T08:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Hurtownia Fala <info@hurtownia-fala.example>',
    subject: 'Zmiana godzin otwarcia w sierpniu',
    text: `Szanowni Klienci,

uprzejmie informujemy, że w sobotę 14 sierpnia hurtownia będzie czynna w godz. 7:00-12:00, a w niedzielę 15 sierpnia nieczynna. Od poniedziałku 16 sierpnia wracamy do zwykłych godzin 6:00-17:00.

Zamówienia z dostawą na 16.08 przyjmujemy do piątku, godz. 13:00.

Zespół Hurtowni Fala
Aby nie otrzymywać powiadomień, kliknij: https://hurtownia-fala.example/rezygnacja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: highlander dialect mail from a roofer',
    sentAt: '2027-08-11T19:25:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Jasiek Gąsienica <jasiek.dachy@gontarz.example>',
    subject: 'dach na pensjonacie',
    text: `Witojcie gaździno,

byłek dziś pod Wasym pensjonatem, ale nikogo nie było doma. Gonty trza obziyrać z bliska, tak ze przyjade do Wos pojutrze, w piontek, o siódmej trzydzieści rano, póki słońce nie grzeje. Drabine mom swojom. Pogodomy tyz o piniondzach, bo blacha łod lipca podrozała.

Ostońcie z Bogiem
Jasiek
604 555 739`,
    expected: [at('2027-08-13T07:30:00+02:00')],
  },
  {
    name: 'pl: occupational health appointment of the reader',
    sentAt: '2027-08-17T12:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Przychodnia Medycyny Pracy Rondo <rejestracja@przychodnia-rondo.example>',
    subject: 'Wizyta - badania okresowe',
    text: `Szanowny Panie Krzysztofie,

potwierdzamy rezerwację badań okresowych:

data: 24.08.2027 (wt.)
godzina: 7:20
lekarz: dr n. med. Teresa Wołek, gab. 14

Prosimy przyjść na czczo, ze skierowaniem od pracodawcy i okularami. Pobranie krwi czynne 7:00-9:30. Odwołanie wizyty najpóźniej dzień wcześniej do godz. 18:00 pod nr. 58 555 27 27.

Rejestracja Przychodni Rondo`,
    expected: [at('2027-08-24T07:20:00+02:00')],
  },
  {
    name: 'pl: going to a two-day trade fair together',
    sentAt: '2027-08-30T10:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Marta Czajka <marta@czajka-lampy.example>',
    subject: 'Targi w Poznaniu - jedziemy',
    text: `Cześć Kuba,

mam dla nas wejściówki na targi oświetlenia. Jedziemy razem 14 i 15 września (wtorek i środa), jeden nocleg w pensjonacie koło Malty już zarezerwowałam, 289 zł za pokój. Stoisko Lumexu to pawilon 5.

Faktury za bilety wrzuciłam do teczki. Daj znać, czy bierzesz służbowego busa.

M.`,
    expected: [days('2027-09-14', '2027-09-16')],
  },
  {
    name: 'pl: cancelled calendar event with an ICS part',
    sentAt: '2027-09-06T15:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dominik Sroka <d.sroka@it-sroka.example>',
    subject: 'Odwołane: Migracja poczty - omówienie',
    text: `To wydarzenie zostało odwołane.

Migracja poczty - omówienie
Kiedy: czwartek 9 września 2027, 12:00-12:30

Dostawca przesunął migrację o miesiąc, więc na razie nie ma o czym rozmawiać. Wrócę do tematu, gdy dostanę nowe daty.

Dominik Sroka`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//IT Sroka//Poczta//PL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:mig-0909-22@it-sroka.example
DTSTAMP:20270906T132200Z
DTSTART:20270909T100000Z
DTEND:20270909T103000Z
SUMMARY:Odwołane: Migracja poczty - omówienie
ORGANIZER;CN=Dominik Sroka:mailto:d.sroka@it-sroka.example
ATTENDEE;CN=Biuro:mailto:biuro@ksiegarnia-zakladka.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: short note with an ICS part in the local zone',
    sentAt: '2027-09-15T11:45:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Alicja Bednarz <alicja.bednarz@ubezpieczenia-bednarz.example>',
    subject: 'Przegląd polis - termin w załączniku',
    text: `Dzień dobry Panie Wojciechu,

jak ustaliliśmy przez telefon, przesyłam termin do kalendarza. Przyjadę do Państwa na warsztat, proszę przygotować dowody rejestracyjne wszystkich aut.

Kłaniam się
Alicja Bednarz
agent ubezpieczeniowy`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Bednarz//Terminarz//PL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:polisy-2027-0921@ubezpieczenia-bednarz.example
DTSTAMP:20270915T094500Z
DTSTART;TZID=Europe/Warsaw:20270921T094500
DTEND;TZID=Europe/Warsaw:20270921T104500
SUMMARY:Przegląd polis flotowych
LOCATION:Auto Wojtas\\, ul. Przemysłowa 12
ORGANIZER;CN=Alicja Bednarz:mailto:alicja.bednarz@ubezpieczenia-bednarz.example
ATTENDEE;RSVP=TRUE:mailto:warsztat@auto-wojtas.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-21T09:45:00+02:00', '2027-09-21T10:45:00+02:00')],
  },
  {
    name: 'pl: bare yes to the one quoted time',
    sentAt: '2027-09-28T07:18:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Leokadia Pietrzyk <leokadia.pietrzyk@szkola-nr4.example>',
    subject: 'Re: Naprawa pianina w auli',
    text: `Tak, pasuje. Woźny Pana wpuści.

L. Pietrzyk
wicedyrektor SP nr 4

> Dnia 27 września 2027 18:55 Ignacy Strojek <ignacy@strojek-pianina.example> napisał:
>
> Pani Dyrektor,
> mogę przyjechać nastroić pianino w piątek 1 października o 14.15, już po lekcjach. Koszt 280 zł z dojazdem.
> Czy taki termin odpowiada?
> Ignacy Strojek`,
    expected: [at('2027-10-01T14:15:00+02:00')],
  },
  {
    name: 'pl: question about the price leaves the quoted time open',
    sentAt: '2027-10-05T20:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Mirosław Hajduk <mirek.hajduk@skrzynka.example>',
    subject: 'Re: Czyszczenie komina i przegląd pieca',
    text: `Panie majster,

zanim się na cokolwiek umówimy, to ile by to wyszło razem z dojazdem do Wojnicza? Bo sąsiad płacił 250, a Pan w cenniku ma 320. Najpierw cena, o terminie pogadamy potem.

Hajduk

---- Oryginalna wiadomość ----
Od: Kominiarz Pytel <biuro@kominiarz-pytel.example>
Wysłano: wtorek, 5 października 2027 12:10
Do: mirek.hajduk@skrzynka.example

Dzień dobry, mogę być u Pana w sobotę 9 października o 9:00. Czy potwierdza Pan?
Pytel`,
    expected: [],
  },
  {
    name: 'pl: rota and appointments of other people in a salon',
    sentAt: '2027-10-15T18:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Recepcja Salon Muślin <recepcja@salon-muslin.example>',
    subject: 'grafik dziewczyn na przyszły tydzień',
    text: `Szefowo, do wiadomości grafik koleżanek (Pani na urlopie, więc Pani nie wpisałam):

Kasia   pn-śr 9:00-17:00
Oliwia  pn, czw, pt 12:00-20:00
Zuza    wt-sob 8:00-14:00

Pani Nowicka ma u Kasi farbowanie we wtorek 19.10 o 10:30, a pani Sadowska manicure u Oliwii w czwartek o 17. Reszta w zeszycie.

Odpoczywaj Pani!
Ela`,
    expected: [],
  },
  {
    name: 'pl: two agreed meetings beside project deadlines',
    sentAt: '2027-10-21T16:49:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Szymon Adamiec <szymon.adamiec@browar-kuznia.example>',
    subject: 'Podsumowanie rozmowy - nowe etykiety zimowe',
    text: `Cześć Gosiu,

spisuję, co uzgodniliśmy dziś przez telefon:

1. brief podeślę jutro do końca dnia,
2. pierwsze szkice od Was - do piątku 29.10,
3. spotykamy się u Was w studiu w środę 3 listopada za kwadrans dziesiąta, obejrzymy szkice na ścianie,
4. druk próbny 15-19 listopada (to już drukarnia, my tam nie jeździmy),
5. odbiór końcowy u nas w browarze: 24/11, środa, godz. 16:30-18:00, z degustacją koźlaka ;-)

Budżet bez zmian: 11 500 netto. Premiera piwa 6 grudnia.

Jak coś pokręciłem, to krzycz.

Szymon
Browar Kuźnia, sklep firmowy czynny czw.-niedz. 12-20`,
    expected: [at('2027-11-03T09:45:00+01:00'), at('2027-11-24T16:30:00+01:00', '2027-11-24T18:00:00+01:00')],
  },
  {
    name: 'pl: furniture showroom invites all customers to an open day',
    sentAt: '2027-11-09T10:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Salon Biuro+ <oferty@biuroplus.example>',
    subject: 'Dzień otwarty i rabaty do -35%!',
    text: `Drodzy Klienci,

w sobotę 20 listopada od 10:00 do 16:00 zapraszamy wszystkich na DZIEŃ OTWARTY w naszym salonie! Czekają:

✔ fotele ergonomiczne od 699 zł
✔ pokaz biurek z regulacją o 12:00
✔ losowanie nagród o 15:00

Oferta ważna do 30 listopada lub do wyczerpania zapasów.

Salon Biuro+, al. Pokoju 90, Kraków
Wypisz się z listy: https://biuroplus.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: today in two weeks at a quarter past five in the afternoon',
    sentAt: '2027-11-16T09:26:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Edward Kula <prezes@ks-orkan.example>',
    subject: 'zebranie zarządu klubu',
    text: `Koledzy,

listopadowe zebranie zarządu robimy dokładnie dziś za dwa tygodnie, czyli znowu we wtorek, kwadrans po siedemnastej w świetlicy. Kworum musi być, bo głosujemy budżet i sprawę kosiarki!!! Kto nie może, niech dzwoni do mnie, a nie do skarbnika.

Składki za IV kwartał (60 zł) do końca miesiąca.

Ze sportowym pozdrowieniem
Edek`,
    expected: [at('2027-11-30T17:15:00+01:00')],
  },
  {
    name: 'pl: broadcast time and a vague afternoon from a friend of the firm',
    sentAt: '2027-12-07T21:58:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Wiesiek Kopacz <wkopacz@pasieka-kopacz.example>',
    subject: 'bede w telewizji :D',
    text: `Siema Pawel,

nie uwierzysz, nakrecili u mnie reportaz o pasiece! Leci w regionalnej w niedziele 12 grudnia o 17:30, powtorka w poniedzialek 9:10. Twoje ule tez widac, wiec masz darmowa reklame hehe

Po swietach wpadne do Ciebie ktoregos popoludnia na kawe i przywioze ten miod spadziowy, jeszcze sie zdzwonimy kiedy. 35 zl sloik, dla Ciebie gratis.

trzym sie
Wiesiek`,
    expected: [],
  },
];
