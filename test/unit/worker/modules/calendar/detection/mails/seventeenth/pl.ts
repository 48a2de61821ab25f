import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: roofer comes for measuring, leaves before another job',
    sentAt: '2027-01-12T17:41:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zbigniew Kurpas <dachy.kurpas@dachykurpas.example>',
    subject: 'pomiar dachu',
    text: `Dzień dobry,

mogę podjechać na pomiar w czwartek o 7:30, byle nie było śniegu na połaci.
Z góry mówię, że o 9 muszę być już w Myślenicach na budowie, więc proszę, żeby ktoś był punktualnie z kluczem do strychu.
Wycenę prześlę do końca przyszłego tygodnia.

Potrzebne będą:
- dostęp do gniazdka 230 V,
- wolne miejsce pod drabinę od strony ogrodu,
- stary projekt, jeżeli się gdzieś zachował.

Blachę mam na składzie w trzech kolorach, próbki wezmę do auta. Cena za metr jak rozmawialiśmy, 58 zł netto z obróbkami.

Pozdrawiam
Zbigniew Kurpas
tel. 600 000 112`,
    expected: [at('2027-01-14T07:30:00+01:00')],
  },
  {
    name: 'pl: short yes to a call tomorrow',
    sentAt: '2027-01-18T15:02:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Iga Szostak <iga@studiokreska.example>',
    subject: 'Re: logo',
    text: `Hej, to zdzwońmy się jutro o 11:15, zadzwonię na Twoją komórkę. Iga`,
    expected: [at('2027-01-19T11:15:00+01:00')],
  },
  {
    name: 'pl: own business trip of the writer, no meeting',
    sentAt: '2027-01-20T09:27:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Robert Jamrozik <r.jamrozik@metalpol-czesci.example>',
    subject: 'Dostępność w przyszłym tygodniu',
    text: `Dzień dobry Państwu,

informuję, że w poniedziałek 25 stycznia o 6:50 wylatuję do Stuttgartu, we wtorek od 9:00 do 17:00 jestem na audycie u naszego dostawcy, a wracam w środę o 22:15.
W tym czasie będę odbierał pocztę tylko wieczorami.

Kto za co odpowiada pod moją nieobecność:
- reklamacje: pani Elżbieta,
- wydania z magazynu: Krzysiek, w godz. 7:00-14:30,
- zamówienia ze Słowacji: czekają do mojego powrotu,
- faktury: bez zmian, dział księgowości.

W pilnych sprawach proszę dzwonić do pani Elżbiety, tel. wewn. 214.

Z poważaniem
Robert Jamrozik
Metalpol Części sp. z o.o.
Biuro czynne pn.-pt. 7:00-15:00`,
    expected: [],
  },
  {
    name: 'pl: dentist moves the visit to another hour',
    sentAt: '2027-01-25T10:14:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Gabinet Dentystyczny Bielik <rejestracja@bielik-dent.example>',
    subject: 'Zmiana terminu wizyty',
    text: `Szanowna Pani,

z powodu choroby dr. Bielika musimy przełożyć Pani wizytę z 28 stycznia godz. 16:30 na poniedziałek 1 lutego, godz. 17:45.
Jeśli ten termin Pani nie odpowiada, prosimy o telefon do środy do godz. 14:00.

Rejestracja
Gabinet Dentystyczny Bielik
ul. Lipowa 8, Tarnów
pon.-czw. 9-19, pt. 9-14`,
    expected: [at('2027-02-01T17:45:00+01:00')],
  },
  {
    name: 'pl: three slots offered by tax adviser with length',
    sentAt: '2027-02-01T08:55:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Agnieszka Wrona-Duda <a.wrona@wronapodatki.example>',
    subject: 'Omówienie CIT za 2026',
    text: `Dzień dobry,

chciałabym przed zamknięciem roku omówić z Panem kilka pozycji, głównie amortyzację nowej frezarki i samochód w leasingu. Proponuję spotkanie u nas w biurze na 45 minut. Mam wolne:

- wtorek, 9 lutego, godz. 10:00
- środa, 10 lutego, godz. 13:30
- piątek, 12 lutego, godz. 8:15

Który termin Panu pasuje? Przypominam przy okazji, że dokumenty za styczeń powinny do nas dotrzeć do 8 lutego do południa, a zaliczka jest płatna do 20-tego.

Z pozdrowieniami
Agnieszka Wrona-Duda
doradca podatkowy nr wpisu 00000
Biuro: pon.-pt. 8:00-16:00, tel. 12 000 00 41`,
    expected: [
      at('2027-02-09T10:00:00+01:00', '2027-02-09T10:45:00+01:00'),
      at('2027-02-10T13:30:00+01:00', '2027-02-10T14:15:00+01:00'),
      at('2027-02-12T08:15:00+01:00', '2027-02-12T09:00:00+01:00'),
    ],
  },
  {
    name: 'pl: colleague reports on a meeting that was',
    sentAt: '2027-02-04T16:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kamil Piechota <kamil.piechota@stolarniapiechota.example>',
    subject: 'po spotkaniu z inwestorem',
    text: `Cześć,
byłem dziś o 10 u tego inwestora z Wieliczki. Gadaliśmy prawie do 12, obejrzał próbki, dąb mu się podoba, jesion mniej.
O 13 dzwoniła jeszcze jego żona, że jednak chce fronty na wysoki połysk. Bez komentarza.
Decyzję podejmą sami, odezwą się.
Kamil`,
    expected: [],
  },
  {
    name: 'pl: no accents, spoken half past, day after tomorrow',
    sentAt: '2027-02-08T19:33:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'mirek zareba <mirek.zareba77@poczta.example>',
    subject: 'auto',
    text: `witam
to podstawie tego opla pojutrze o wpol do osmej rano, tak jak pan mowil. kluczyki dam do reki
mirek z.`,
    expected: [at('2027-02-10T07:30:00+01:00')],
  },
  {
    name: 'pl: acceptance of the second of quoted slots',
    sentAt: '2027-02-11T12:47:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Halina Ostaszewska <h.ostaszewska@zespolszkol12.example>',
    subject: 'Re: Prezentacja tablic interaktywnych',
    text: `Dzień dobry,
wybieramy drugi termin. Proszę wejść od strony boiska, bo główne drzwi są w remoncie.
H. Ostaszewska, wicedyrektor

W dniu 10.02.2027 o 14:05 Bartosz Łata <b.lata@edutablice.example> napisał(a):
> Pani Dyrektor,
> mogę przyjechać z prezentacją w poniedziałek 15.02 o 9:00
> albo w czwartek 18.02 o 12:30.
> Pozdrawiam, B. Łata`,
    expected: [at('2027-02-18T12:30:00+01:00')],
  },
  {
    name: 'pl: landlord announces technician with a window for the flat of the reader',
    sentAt: '2027-02-15T13:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Osiedla Wrzos <biuro@osiedlewrzos.example>',
    subject: 'Przegląd gazowy - lokal U3',
    text: `Szanowni Państwo,

coroczny przegląd instalacji gazowej w Państwa lokalu użytkowym U3 odbędzie się w dniu 24 lutego 2027 r. (środa) w godz. 9:00-10:00. Prosimy o obecność osoby upoważnionej i udostępnienie licznika.

Lokale mieszkalne w klatkach A i B będą sprawdzane po południu, od 15:00 do 19:00.

Uwagi prosimy zgłaszać pisemnie do 22 lutego.

Z poważaniem
Administracja Osiedla Wrzos
ul. Wrzosowa 14, Gliwice
Godziny przyjęć: wt. i czw. 10:00-17:00`,
    expected: [at('2027-02-24T09:00:00+01:00', '2027-02-24T10:00:00+01:00')],
  },
  {
    name: 'pl: refusal without a counter-proposal',
    sentAt: '2027-02-17T11:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Gęsicka <natalia@gesicka-foto.example>',
    subject: 'Re: sesja produktowa',
    text: `Niestety piątek o 14 u mnie odpada, mam wtedy wesele do sfotografowania. Dam znać, jak się coś zwolni.
N.`,
    expected: [],
  },
  {
    name: 'pl: job interview invitation with floor and duration',
    sentAt: '2027-02-19T09:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Daria Kołacz <rekrutacja@logosfera.example>',
    subject: 'Zaproszenie na rozmowę - specjalista ds. spedycji',
    text: `Dzień dobry Panie Łukaszu,

dziękujemy za przesłane CV. Chcielibyśmy zaprosić Pana na rozmowę, która odbędzie się we wtorek 2 marca w godzinach 12:00–13:00 w naszej siedzibie przy ul. Składowej 40, III piętro.

Ze strony firmy będą kierownik działu p. Mazurkiewicz oraz ja. Recepcja ma przerwę od 11:30 do 11:50, więc gdyby nikogo nie było, proszę chwilę poczekać w holu.
Praca w dziale odbywa się na dwie zmiany: 6:00-14:00 i 14:00-22:00.

Rozmowa obejmie:
- omówienie doświadczenia,
- krótkie zadanie z planowania trasy,
- część po angielsku,
- pytania z Pana strony.

Prosimy o potwierdzenie do 25 lutego.

Z wyrazami szacunku
Daria Kołacz
HR, Logosfera sp. z o.o.`,
    expected: [at('2027-03-02T12:00:00+01:00', '2027-03-02T13:00:00+01:00')],
  },
  {
    name: 'pl: applicant asks generally and names her availability',
    sentAt: '2027-02-22T20:16:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Wiktoria Pająk <wiktoria.pajak@listownik.example>',
    subject: 'Aplikacja na stanowisko kelnerka',
    text: `Dzień dobry,

znalazłam Państwa ogłoszenie i chciałabym zgłosić się na stanowisko kelnerki. Pracowałam dwa lata w restauracji w Sopocie, głównie na wieczornej zmianie od 16 do 24.
Jestem studentką zaoczną, zajęcia mam w co drugi weekend, w soboty od 8:00 do 18:30. W tygodniu jestem raczej dyspozycyjna.
Mogę zacząć od 15 marca.
CV w załączniku.

Z poważaniem
Wiktoria Pająk
tel. 500 000 731`,
    expected: [],
  },
  {
    name: 'pl: ICS invite with matching text',
    sentAt: '2027-02-24T10:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Tomasz Rybak <tomasz.rybak@hydroserwis.example>',
    subject: 'Zaproszenie: odbiór kotłowni',
    text: `Panie Marku, zapraszam na odbiór kotłowni, szczegóły w kalendarzu. Ekipa od izolacji schodzi o 9, więc będzie już cicho.
Tomasz Rybak`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Hydroserwis//Kalendarz//PL
METHOD:REQUEST
BEGIN:VEVENT
UID:odbior-0227@hydroserwis.example
DTSTAMP:20270224T093000Z
DTSTART:20270303T090000Z
DTEND:20270303T103000Z
SUMMARY:Odbiór kotłowni
LOCATION:ul. Cegielniana 5\\, Kielce
ORGANIZER:mailto:tomasz.rybak@hydroserwis.example
ATTENDEE:mailto:marek@termika.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-03T10:00:00+01:00', '2027-03-03T11:30:00+01:00')],
  },
  {
    name: 'pl: supplier newsletter with webinar and new hours',
    sentAt: '2027-03-01T08:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Hurtownia Florex <newsletter@florex.example>',
    subject: 'Wiosna we Florex: -15% i bezpłatny webinar!',
    text: `WIOSNA TUŻ-TUŻ!

Tylko do niedzieli 7 marca: -15% na cebule i podłoża z kodem WIOSNA15.

BEZPŁATNY WEBINAR "Kompozycje na Dzień Kobiet"
czwartek 4 marca, godz. 18:00, prowadzi Magda Lis
Zapisz się na florex.example/webinar

Zapraszamy też do hurtowni: od 1 marca pracujemy dłużej, od 5:00 do 16:00, w soboty do 13:00.

Nie chcesz otrzymywać naszych wiadomości? Kliknij tutaj, aby się wypisać.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: client proposes lunch and mentions train',
    sentAt: '2027-03-02T14:11:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Joanna Strumiłło <j.strumillo@agroplon.example>',
    subject: 'Będę we Wrocławiu',
    text: `Cześć Paweł,

w przyszły czwartek (11.03) jestem we Wrocławiu. Pociąg mam o 6:12, więc na miejscu będę przed dziesiątą, potem spotkanie w urzędzie do 12.
Zjemy razem obiad? Zarezerwowałam stolik w Spiżarni na Świdnickiej na 12:45.
Powrotny mam o 16:04, więc spokojnie zdążymy obgadać nową umowę.

Joanna`,
    expected: [at('2027-03-11T12:45:00+01:00')],
  },
  {
    name: 'pl: cancelled visit without a new time',
    sentAt: '2027-03-04T08:02:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Serwis Wind Pionex <serwis@pionex.example>',
    subject: 'Odwołanie wizyty serwisowej 5.03',
    text: `Dzień dobry,
z przykrością informujemy, że jutrzejsza wizyta serwisanta (5 marca, godz. 8:30) nie odbędzie się z powodu braku części.
O nowym terminie poinformujemy osobno.
Za utrudnienia przepraszamy.
Dział serwisu Pionex, dyżur 24h: 800 000 019`,
    expected: [],
  },
  {
    name: 'pl: owners meeting invited personally, building closes later',
    sentAt: '2027-03-05T12:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zarząd Wspólnoty Kopernika 21 <zarzad@kopernika21.example>',
    subject: 'Zebranie roczne właścicieli lokali',
    text: `Szanowny Panie,

zapraszamy Pana jako właściciela lokalu nr 2 na roczne zebranie Wspólnoty Mieszkaniowej Kopernika 21, które odbędzie się w poniedziałek 22 marca 2027 r. o godz. 18:00 w świetlicy Szkoły Podstawowej nr 4.

Porządek obrad:
1. Sprawozdanie zarządu za 2026 r.
2. Absolutorium
3. Remont elewacji - wybór wykonawcy
4. Plan gospodarczy na 2027 r.
5. Wolne wnioski

Szkoła jest otwarta dla uczestników od 17:30, a woźny zamyka budynek o 21:00.
Pełnomocnictwa prosimy składać do 19 marca do godz. 15:00 w biurze zarządcy.

Za zarząd
Ewa Trębacz`,
    expected: [at('2027-03-22T18:00:00+01:00')],
  },
  {
    name: 'pl: office rota of colleagues for next week',
    sentAt: '2027-03-11T13:55:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Bąk <sylwia.bak@przychodniazdroj.example>',
    subject: 'Grafik rejestracji 15-19.03',
    text: `Kochani, wklejam grafik rejestracji na przyszły tydzień:

pn 15.03  7-13 Beata, 13-19 Gosia
wt 16.03  7-13 Gosia, 13-19 Beata
śr 17.03  7-13 Beata, 13-19 Renata
cz 18.03  7-13 Renata, 13-19 Gosia
pt 19.03  7-15 Beata

Lekarze wiedzą, nic się u nich nie zmienia. Przesyłam tylko do wiadomości księgowości, żeby się zgadzały godziny.
Sylwia`,
    expected: [],
  },
  {
    name: 'pl: clients from London give time in their zone',
    sentAt: '2027-03-15T10:22:00+00:00',
    timezone: 'Europe/Warsaw',
    from: 'Marta Hadley <marta.hadley@thameside-interiors.example>',
    subject: 'Call w sprawie krzeseł',
    text: `Dzień dobry Panie Grzegorzu,
czy możemy porozmawiać w środę 17 marca o 14:00 czasu londyńskiego? Wystarczy pół godziny.
O 15:00 naszego czasu mam już następny call z drukarnią.
Link: https://meet.thameside-interiors.example/krzesla
Marta Hadley`,
    expected: [at('2027-03-17T15:00:00+01:00', '2027-03-17T15:30:00+01:00')],
  },
  {
    name: 'pl: complaint about hours of waiting',
    sentAt: '2027-03-17T21:40:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Grażyna Lipko <grazyna.lipko@skrzynka.example>',
    subject: 'REKLAMACJA - nikt nie przyjechał!!!',
    text: `Szanowni Państwo,

montaż rolet był umówiony na dzisiaj na 9:00. O 9:40 zadzwoniłam, pani powiedziała, że panowie będą o 11:00. O 11:30 że o 13:00. O 16:00 dowiedziałam się, że "coś wypadło" i nikt nie przyjedzie.

Dodam, że:
1) pomiar też był spóźniony o 2 godziny (3 marca, miało być o 17:00, był o 19:00),
2) kolor prowadnic na zamówieniu wpisano błędnie,
3) infolinia, czynna rzekomo 8-18, odbiera może do 15.

Wzięłam na to dzień urlopu! Żądam zwrotu zaliczki w kwocie 600 zł w ciągu 7 dni, tj. do 24 marca, na konto, z którego była wpłacona. Od umowy nr 118/2027 odstępuję i żadnego innego montażu sobie nie życzę.

Grażyna Lipko
ul. Akacjowa 3, Piaseczno`,
    expected: [],
  },
  {
    name: 'pl: training day for the whole team, whole day',
    sentAt: '2027-03-18T09:15:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Sobolewska <r.sobolewska@bhpkompas.example>',
    subject: 'Szkolenie z pierwszej pomocy - potwierdzenie',
    text: `Dzień dobry,
potwierdzam całodniowe szkolenie z pierwszej pomocy dla Państwa zespołu w piątek 9 kwietnia, u Państwa w hali. Proszę o listę osób do końca marca.
Koszt: 3 200 zł netto, faktura po szkoleniu.
Pozdrawiam
Renata Sobolewska
BHP Kompas`,
    expected: [days('2027-04-09')],
  },
  {
    name: 'pl: terse sms-like confirmation with saturday',
    sentAt: '2027-03-19T18:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Bogdan <bogdan.tokarz@kowalstwotokarz.example>',
    subject: 're: brama',
    text: `ok sobota 8 rano u pana. przyjade z synem`,
    expected: [at('2027-03-20T08:00:00+01:00')],
  },
  {
    name: 'pl: restaurant table with JSON-LD, kitchen hours',
    sentAt: '2027-03-22T11:19:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Restauracja Pod Żurawiem <rezerwacje@podzurawiem.example>',
    subject: 'Potwierdzenie rezerwacji stolika nr PZ-3381',
    text: `Dzień dobry,
potwierdzamy rezerwację stolika dla 6 osób na 8 kwietnia 2027, godz. 19:00.
Kuchnia czynna do 22:00. Stolik trzymamy 15 minut.
Restauracja Pod Żurawiem, Gdańsk`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"PZ-3381","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Adam Wieczorek"},"reservationFor":{"@type":"FoodEstablishment","name":"Restauracja Pod Żurawiem","address":"ul. Szafarnia 2, Gdańsk"},"startTime":"2027-04-08T19:00:00+02:00","partySize":6}
</script></head><body><p>Dzień dobry,</p><p>potwierdzamy rezerwację stolika dla 6 osób na 8 kwietnia 2027, godz. 19:00.</p><p>Kuchnia czynna do 22:00. Stolik trzymamy 15 minut.</p><p>Restauracja Pod Żurawiem, Gdańsk</p></body></html>`,
    expected: [at('2027-04-08T19:00:00+02:00')],
  },
  {
    name: 'pl: lawyer names a court hearing of the client himself and a prior meeting',
    sentAt: '2027-03-23T15:36:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'mec. Piotr Zadra <p.zadra@zadra-adwokaci.example>',
    subject: 'Sprawa I C 77/27 - przygotowanie do rozprawy',
    text: `Szanowny Panie Prezesie,

przed Pana przesłuchaniem musimy przejść przez dokumenty. Proszę o przyjście do kancelarii w poniedziałek 12 kwietnia o godz. 16:00, potrzebujemy dwóch godzin.

Sama rozprawa, na którą jest Pan wezwany, odbędzie się w środę 14 kwietnia o 9:20, sala 107, Sąd Rejonowy w Rzeszowie. Proszę mieć dowód osobisty.

Termin na złożenie wniosków dowodowych upływa 2 kwietnia, tym zajmę się sam.

Z poważaniem
Piotr Zadra
adwokat
Kancelaria czynna od 9:00 do 17:00`,
    expected: [at('2027-04-12T16:00:00+02:00', '2027-04-12T18:00:00+02:00'), at('2027-04-14T09:20:00+02:00')],
  },
  {
    name: 'pl: boss absent on leave with dates and an operation of a child',
    sentAt: '2027-03-24T08:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Lucyna Kmiecik <lucyna.kmiecik@biurokmiecik.example>',
    subject: 'nie ma mnie 30.03-2.04',
    text: `Dziewczyny, od wtorku po świętach do piątku mnie nie ma. We wtorek o 7 rano syn ma zabieg w Prokocimiu, potem siedzę z nim w szpitalu. Telefon wyciszony, piszcie sms. Lucyna`,
    expected: [],
  },
  {
    name: 'pl: two parties fix a site inspection after shifting from ten to one',
    sentAt: '2027-04-05T10:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Arkadiusz Młot <a.mlot@budmlot.example>',
    subject: 'Re: wizja lokalna Zabierzów',
    text: `Dzień dobry,

zamiast o 10:00, spotkajmy się w czwartek na działce o 13:00, bo rano przyjeżdża geodeta do sąsiada i nie będzie gdzie zaparkować.
Dojazd od strony torów, brama z siatki. Kalosze obowiązkowe.

Arek Młot
Bud-Młot
tel. 604 000 558`,
    expected: [at('2027-04-08T13:00:00+02:00')],
  },
  {
    name: 'pl: bank reports maintenance window at night',
    sentAt: '2027-04-06T12:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bank Rzemieślników <komunikaty@bankrzem.example>',
    subject: 'Prace serwisowe w bankowości internetowej',
    text: `Szanowni Państwo,
w nocy z soboty na niedzielę, 10/11 kwietnia 2027 r., w godz. 23:30-6:00, bankowość internetowa i aplikacja mobilna będą niedostępne z powodu prac serwisowych. Płatności kartą będą działały bez zmian.
Przelewy zlecone w piątek po 15:00 zostaną zaksięgowane w poniedziałek.
Bank Rzemieślników S.A.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: Monday in a week, quarter to, oral form',
    sentAt: '2027-04-12T14:52:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Teresa Witek <teresa.witek@kolomuzyczne.example>',
    subject: 'przesłuchanie',
    text: `Dobry! To widzimy się z panią na przesłuchaniu od dziś za tydzień, czyli w poniedziałek 19-tego, za kwadrans piąta po południu. Nuty proszę mieć swoje, pianino stroją nam w piątek. T. Witek`,
    expected: [at('2027-04-19T16:45:00+02:00')],
  },
  {
    name: 'pl: radio broadcast of an interview the writer gave',
    sentAt: '2027-04-14T11:28:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Hubert Sowa <hubert@palarniasowa.example>',
    subject: 'Posłuchajcie nas w radiu!',
    text: `Cześć wszystkim,
pochwalę się: w niedzielę 18 kwietnia o 10:05 Radio Beskid puści rozmowę ze mną o paleniu kawy, powtórka we wtorek o 21:00. Nagrywaliśmy ją dwa tygodnie temu w palarni i chyba wyszło nieźle.
Włączcie sobie przy śniadaniu :)
Hubert
Palarnia Sowa, sklep czynny wt.-sob. 10-18`,
    expected: [],
  },
  {
    name: 'pl: availability without an offer from consultant',
    sentAt: '2027-04-19T16:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Szymon Rak <szymon.rak@rakdoradztwo.example>',
    subject: 'Re: wdrożenie RODO',
    text: `Dzień dobry,
jasne, chętnie pomogę. W tym tygodniu jestem prawie cały zajęty, w przyszłym mam sporo luzu, zwłaszcza przed południem. Środy u mnie zwykle są dobre.
Proszę najpierw podesłać wypełnioną ankietę, wtedy będę wiedział, ile czasu potrzebujemy.
Szymon Rak`,
    expected: [],
  },
  {
    name: 'pl: forwarded mail, new text sets its own hour',
    sentAt: '2027-04-20T13:16:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ilona Pszczoła <ilona.pszczola@sadypszczola.example>',
    subject: 'Fwd: kontrola ekologiczna',
    text: `Staszku, przesyłam do wiadomości, termin kontroli już odwołali. Ale siądźmy do papierów zawczasu: jutro o 18.30 u mnie w kuchni, zrobię żurek.

---------- Przekazana wiadomość ----------
Od: EkoCert <kontrole@ekocert.example>
Data: 13 kwietnia 2027 09:10
Temat: kontrola ekologiczna
Do: Ilona Pszczoła

Szanowna Pani,
kontrola gospodarstwa odbędzie się 27 kwietnia o godz. 10:00.
Inspektor: J. Wilga`,
    expected: [at('2027-04-21T18:30:00+02:00')],
  },
  {
    name: 'pl: conference link in the HTML, hour in text',
    sentAt: '2027-04-22T08:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dominik Żak <dominik.zak@chmurnik.example>',
    subject: 'Prezentacja systemu magazynowego online',
    text: `Dzień dobry,
zgodnie z ustaleniami telefonicznymi prezentacja systemu we wtorek 27.04.2027, 10:00-11:15, online (link poniżej).
Dołącz do spotkania
Po 11:15 mam kolejną prezentację, więc zacznijmy proszę punktualnie.
Dominik Żak, Chmurnik`,
    html: `<p>Dzień dobry,</p><p>zgodnie z ustaleniami telefonicznymi prezentacja systemu we wtorek 27.04.2027, 10:00-11:15, online (link poniżej).</p><p><a href="https://spotkania.chmurnik.example/j/884120">Dołącz do spotkania</a></p><p>Po 11:15 mam kolejną prezentację, więc zacznijmy proszę punktualnie.</p><p>Dominik Żak, Chmurnik</p>`,
    expected: [at('2027-04-27T10:00:00+02:00', '2027-04-27T11:15:00+02:00')],
  },
  {
    name: 'pl: festival programme sent by hand by a culture centre',
    sentAt: '2027-04-23T12:25:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Gminny Ośrodek Kultury <gok@gokwierzbica.example>',
    subject: 'Program majówki do wywieszenia w sklepie',
    text: `Dzień dobry,

przesyłam program tegorocznej majówki z prośbą o wydrukowanie i powieszenie w witrynie:

Sobota 1 maja
14:00 otwarcie, orkiestra OSP
15:30 występy przedszkolaków
17:00 konkurs na najlepszą babkę ziemniaczaną
20:00 zabawa taneczna

Poniedziałek 3 maja
9:30 msza święta
11:00 złożenie kwiatów pod pomnikiem
12:00 bieg flagi

Plakat A3 możemy też podrzucić, jest w sekretariacie (pn.-pt. 8-16).

Pozdrawiam
Krystyna Wilk
GOK Wierzbica`,
    expected: [],
  },
  {
    name: 'pl: stock-take over two days',
    sentAt: '2027-04-26T15:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Andrzej Cichy <andrzej.cichy@hurtcichy.example>',
    subject: 'Inwentaryzacja',
    text: `Zespół,
przypominam, że inwentaryzację robimy wszyscy razem w czwartek i piątek, 6 i 7 maja, magazyn i sklep, oba dni w całości.
Sklep w te dni zamknięty, kartkę na drzwi wiesza Jola. Urlopów na te dni nie daję.
A.C.`,
    expected: [days('2027-05-06', '2027-05-08')],
  },
  {
    name: 'pl: vet reminder with tomorrow and clinic hours',
    sentAt: '2027-05-04T10:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Lecznica Łapka <przypomnienia@lecznicalapka.example>',
    subject: 'Przypomnienie o wizycie',
    text: `Przypominamy o jutrzejszej wizycie pacjenta BURBON (szczepienie), godz. 17:10. Prosimy zabrać książeczkę zdrowia.
Lecznica Łapka, czynne 9-20, nocny dyżur 20-8: tel. 502 000 404`,
    expected: [at('2027-05-05T17:10:00+02:00')],
  },
  {
    name: 'pl: VAT deadlines and accounting schedule',
    sentAt: '2027-05-05T07:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Rachunkowe Saldo <biuro@saldo-krosno.example>',
    subject: 'Terminy maj 2027',
    text: `Szanowni Państwo,

przypominamy terminy na maj:
- faktury kosztowe do nas: do piątku 7 maja, godz. 12:00
- ZUS: 17 maja
- zaliczka na podatek: 20 maja
- JPK_V7 i VAT: 25 maja do północy

Prosimy pamiętać:
- faktury ze stacji paliw tylko z numerem rejestracyjnym,
- paragony z NIP do 450 zł są fakturą,
- umowy zlecenia zgłaszamy do ZUS przed rozpoczęciem pracy,
- wyciągi bankowe w PDF, nie zdjęcia z telefonu.

W piątek 28 maja biuro nieczynne (dzień po Bożym Ciele).

Pozdrawiamy
Saldo, Krosno
pn.-pt. 7:30-15:30`,
    expected: [],
  },
  {
    name: 'pl: chatty friend of the firm invites to grill with start and mention of third person match',
    sentAt: '2027-05-10T20:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wojtek Bednarz <wojtek@bednarzmeble.example>',
    subject: 'grill u nas',
    text: `Siemanko!

Jak tam po majówce, wszystko gra? U nas szał, komoda za komodą, ludzie chyba oszaleli na punkcie orzecha.

Ale do rzeczy: w sobotę 22 maja robimy grilla z okazji 15-lecia stolarni i nie ma opcji, żeby Was nie było! Zaczynamy o 16:00, u nas na podwórku. Młody ma o 13 mecz w Chrzanowie, ale do 16 na pewno zdążymy wrócić i rozpalić.
Co będzie:
karkówka, kaszanka i szaszłyki od Zenka,
chleb od teściowej,
beczka z browaru w Brzesku (dla kierowców lemoniada),
dmuchaniec dla dzieciaków.

Weźcie coś do siedzenia, resztę mamy. Sąsiad prosi, żeby po 22 nie grać głośno, więc o tej porze przenosimy się do środka.

Daj znać ile osób, bo Kaśka robi listę.

Wojtas`,
    expected: [at('2027-05-22T16:00:00+02:00')],
  },
  {
    name: 'pl: colleague tells of other people meeting',
    sentAt: '2027-05-11T09:21:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Monika Trojan <monika.trojan@reklamatrojan.example>',
    subject: 'fyi',
    text: `Marcin i Ola jadą w czwartek na 10 do klienta do Konina, my tam nie jesteśmy potrzebni. Piszę, żebyś wiedział, czemu auta nie będzie. M.`,
    expected: [],
  },
  {
    name: 'pl: health inspection announced by authority',
    sentAt: '2027-05-12T12:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat PSSE <sekretariat@psse-lomza.example>',
    subject: 'Zawiadomienie o kontroli HŻ.4500.12.2027',
    text: `Szanowna Pani,

na podstawie art. 48 zawiadamia się o zamiarze przeprowadzenia kontroli w prowadzonym przez Panią lokalu "Kluska", ul. Rynek 7. Kontrola rozpocznie się w dniu 20 maja 2027 r. o godz. 9.00. Obecność przedsiębiorcy lub osoby upoważnionej jest obowiązkowa.

Proszę przygotować:
- dokumentację HACCP,
- orzeczenia sanitarne pracowników,
- umowę na odbiór odpadów.

Ewentualne wyjaśnienia pisemne można składać w terminie 7 dni od doręczenia zawiadomienia. Sprawę prowadzi: Barbara Dąb, tel. 86 000 00 23, w godz. 7.30-15.00.

Z up. Państwowego Powiatowego Inspektora Sanitarnego
B. Dąb`,
    expected: [at('2027-05-20T09:00:00+02:00')],
  },
  {
    name: 'pl: short offer of two hours on same day',
    sentAt: '2027-05-17T11:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Patryk Gil <patryk.gil@itgil.example>',
    subject: 'drukarka',
    text: `Mogę wpaść do Was w środę o 9:30 albo o 14:00, co lepsze? Wtedy podepnę i drukarkę, i nowy router.
Patryk`,
    expected: [at('2027-05-19T09:30:00+02:00'), at('2027-05-19T14:00:00+02:00')],
  },
  {
    name: 'pl: interview time accepted by the applicant naming it again',
    sentAt: '2027-05-20T18:54:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Jakub Niziołek <jakub.niziolek@listownik.example>',
    subject: 'Odp: Rozmowa kwalifikacyjna - lakiernik',
    text: `Dzień dobry,
dziękuję za zaproszenie, potwierdzam wtorek 25 maja godz. 8:00. Pracuję do 6 rano na nocce, więc przyjadę prosto z pracy.
Jakub Niziołek

> Od: Kadry Lakpol
> Zapraszamy na rozmowę we wtorek 25.05 o 8:00 lub w środę 26.05 o 8:00.
> Proszę o potwierdzenie.`,
    expected: [at('2027-05-25T08:00:00+02:00')],
  },
  {
    name: 'pl: decline of an invitation with a polite reason',
    sentAt: '2027-05-25T09:50:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Cecylia Nowakowska <c.nowakowska@muzeumpiernika.example>',
    subject: 'Re: Zaproszenie na otwarcie',
    text: `Szanowny Panie,
dziękuję pięknie za zaproszenie na otwarcie pracowni 12 czerwca o 17:00. Niestety tego dnia od 16:00 prowadzę Noc Muzeów dla dzieci u nas w Toruniu i nie będę mogła przyjechać.
Życzę udanego otwarcia i tłumu gości!
Cecylia Nowakowska`,
    expected: [],
  },
  {
    name: 'pl: short lunch next week with weekday only',
    sentAt: '2027-05-31T12:36:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Marzena Hajduk <marzena@hajdukeventy.example>',
    subject: 'lunch?',
    text: `To może w środę o 13 na pierogi pod Halą? Ja muszę tylko o 14:15 lecieć po dzieciaki. M`,
    expected: [at('2027-06-02T13:00:00+02:00')],
  },
  {
    name: 'pl: wedding tasting and hall visit, two events',
    sentAt: '2027-06-02T19:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Paulina Kruk <paulina.kruk@listownik.example>',
    subject: 'Wesele - ustalenia',
    text: `Dzień dobry Pani Jolanto,

tak jak ustaliłyśmy przez telefon: na degustację menu przyjeżdżamy w piątek 18 czerwca o 17:00, będzie nas czworo (my i moi rodzice).
Dekoratorka chciałaby zobaczyć salę z Panią w sobotę 26 czerwca o 9:30, zanim u Państwa zacznie się komunia o 12. Ja też wtedy będę.

Z rzeczy, które już wiemy:
- gości będzie 112, w tym 14 dzieci,
- stół prezydialny dla nas i świadków,
- tort dowozi cukiernia Bezik, w dniu wesela ok. 15,
- poprawin nie robimy.

Drugą ratę przeleję do końca czerwca. Kapela przyjeżdża na własną rękę, dogadają się z kuchnią sami.

Dziękuję za cierpliwość do mnie :)
Paulina Kruk`,
    expected: [at('2027-06-18T17:00:00+02:00'), at('2027-06-26T09:30:00+02:00')],
  },
  {
    name: 'pl: ICS update with a moved hour',
    sentAt: '2027-06-07T10:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Edyta Bartos <edyta.bartos@akustika.example>',
    subject: 'Zaktualizowano: pomiary akustyczne',
    text: `Zmiana godziny, szczegóły w załączonym zaproszeniu. Poprzednia (8:00) jest nieaktualna.
E. Bartos`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Akustika//PL
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:pomiary-33@akustika.example
SEQUENCE:1
DTSTAMP:20270607T080400Z
DTSTART;TZID=Europe/Warsaw:20270615T113000
DTEND;TZID=Europe/Warsaw:20270615T133000
SUMMARY:Pomiary akustyczne - hala B
ORGANIZER:mailto:edyta.bartos@akustika.example
ATTENDEE:mailto:biuro@tlocznia.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-15T11:30:00+02:00', '2027-06-15T13:30:00+02:00')],
  },
  {
    name: 'pl: tyre shop hours and queue, no appointment',
    sentAt: '2027-06-08T16:01:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wulkanizacja Kapeć <kontakt@kapec.example>',
    subject: 'Odp: pytanie o wymianę opon',
    text: `Witam, nie prowadzimy zapisów, kto pierwszy ten lepszy. Pn-pt 7-17, sob 7-13, najmniejsza kolejka jest koło 14. Wymiana z wyważeniem 160 zł.`,
    expected: [],
  },
  {
    name: 'pl: time named in New York and in Polish zone counts once',
    sentAt: '2027-06-09T11:15:00-04:00',
    timezone: 'Europe/Warsaw',
    from: 'Krystyna Adamski <kadamski@poloniabooks.example>',
    subject: 'Zamówienie książek - rozmowa',
    text: `Szanowny Panie Ryszardzie,

chętnie porozmawiam o nakładzie jesiennym. Proponuję poniedziałek 14 czerwca o 10:00 czasu nowojorskiego, czyli 16:00 w Polsce. Zadzwonię przez WhatsApp.

O 8:00 mam jeszcze radę parafialną, ale na dziesiątą na pewno będę w biurze. Księgarnia otwarta jest u nas dopiero od 11.

Serdecznie pozdrawiam
Krystyna Adamski
Polonia Books, Greenpoint`,
    expected: [at('2027-06-14T16:00:00+02:00')],
  },
  {
    name: 'pl: staff excursion, a whole day, with deadlines',
    sentAt: '2027-06-10T14:27:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Iwona Ciesielska <dyrektor@sp9legnica.example>',
    subject: 'Wyjazd rady pedagogicznej',
    text: `Szanowni Państwo,

zgodnie z głosowaniem cały zespół jedzie na wyjazd integracyjny do Karpacza w sobotę 26 czerwca, cały dzień. Pan Marek zbiera po 40 zł od osoby do 18 czerwca.

Co zabrać:
- buty z dobrą podeszwą,
- kurtkę od deszczu,
- legitymację nauczycielską (zniżka na wyciąg),
- dobry humor.

Proszę pamiętać o zwrocie kluczy do szafek i o wpisaniu ocen do dziennika do 16 czerwca.

Iwona Ciesielska`,
    expected: [days('2027-06-26')],
  },
  {
    name: 'pl: product launch and price rise mail',
    sentAt: '2027-06-14T09:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Drukarnia Offsetka <oferta@offsetka.example>',
    subject: 'Premiera sklepu internetowego już w czwartek!',
    text: `Dzień dobry,
w czwartek 17 czerwca o godz. 12:00 startuje nasz nowy sklep internetowy! Pierwszych 100 zamówień wydrukujemy o 20% taniej.
Zamówienia złożone do 10:00 wysyłamy tego samego dnia.
Zespół Offsetki
Wypisz się z listy: offsetka.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: physiotherapy series of four dates in a list',
    sentAt: '2027-06-16T12:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Fizjo Punkt <recepcja@fizjopunkt.example>',
    subject: 'Pani zabiegi - terminy',
    text: `Pani Anno, zapisaliśmy Panią na cztery zabiegi u p. Konrada, każdy trwa 50 minut:

• pon. 21.06, 17:00
• czw. 24.06, 17:00
• pon. 28.06, 18:10
• czw. 1.07, 17:00

Proszę mieć ręcznik i skierowanie. Pierwsza wizyta zaczyna się od wywiadu, dlatego proszę zabrać:
- opis rezonansu,
- listę leków,
- wygodne spodnie.

Poczekalnia jest otwarta już od 7:40. Płatność za całość (4 x 140 zł) przy pierwszej wizycie. Odwołanie do 20:00 dnia poprzedniego.

Pozdrawiamy
Fizjo Punkt, pn.-pt. 8-20`,
    expected: [
      at('2027-06-21T17:00:00+02:00', '2027-06-21T17:50:00+02:00'),
      at('2027-06-24T17:00:00+02:00', '2027-06-24T17:50:00+02:00'),
      at('2027-06-28T18:10:00+02:00', '2027-06-28T19:00:00+02:00'),
      at('2027-07-01T17:00:00+02:00', '2027-07-01T17:50:00+02:00'),
    ],
  },
  {
    name: 'pl: carpenter writes what he will do by when',
    sentAt: '2027-06-17T20:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Józef Hebel <jozef.hebel@schodyhebel.example>',
    subject: 'schody - stan prac',
    text: `Dobry wieczór pani Danuto

stopnie są wyszlifowane, w piątek od 6 rano lakieruję, w sobotę koło południa druga warstwa. Potem to musi schnąć do środy. Balustradę robi szwagier, on ma czas dopiero po 20-tej, bo pracuje na dwa etaty.
Dla porządku spisuję, co zostało:
- listwy przy ścianie
- zaślepki na wkręty
- dopasowanie podstopnicy przy drzwiach
- sprzątanie po szlifowaniu

Klucze oddałem sąsiadce spod piątki, ona jest w domu do 14.
Na montaż umówimy się, jak wszystko będzie gotowe, zadzwonię.

Józef Hebel`,
    expected: [],
  },
  {
    name: 'pl: after-holiday appointment in July with dialect words',
    sentAt: '2027-06-21T08:08:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Alojz Pyrtek <alojz.pyrtek@gruba-muzeum.example>',
    subject: 'Zwiedzanie szybu',
    text: `Szczęść Boże,
toż dogodane: przijedźcie z tą grupą we wtorek, 6 lipca, na dziesiątą rano. Nim zjadymy na dół, trza przebrać buty i wysłuchać, co wolno a co nie.
Bajtle niech weznom kurtki, bo na dole je zima.
Pyrsk!
Alojz Pyrtek, sztygar na emeryturze`,
    expected: [at('2027-07-06T10:00:00+02:00')],
  },
  {
    name: 'pl: theatre group rents the hall, handover of the keys agreed',
    sentAt: '2027-07-05T15:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Teatr Na Strychu <biuro@nastrychu.example>',
    subject: 'Wynajem sali 10-11 lipca',
    text: `Dzień dobry Panie Feliksie,

dziękujemy za umowę, podpisany skan w załączniku. Spotkajmy się z Panem na przekazanie kluczy i stanu sali w sobotę 10 lipca o 8:45 przy wejściu technicznym. Zdanie sali: niedziela 11 lipca godz. 22:30, też z Panem, tak jak w umowie.

Do przygotowania po Pana stronie:
- klucz do szafy elektrycznej,
- licznik prądu spisany przed wejściem,
- 80 krzeseł z magazynku,
- wolny podjazd dla busa ze scenografią.

Nasze próby będą w sobotę od 10 do 15, spektakl o 19:00 (drzwi dla widzów od 18:30). Pan nie musi być wtedy na miejscu.

Pozdrawiam
Urszula Cień
produkcja, tel. 511 000 870`,
    expected: [at('2027-07-10T08:45:00+02:00'), at('2027-07-11T22:30:00+02:00')],
  },
  {
    name: 'pl: event ticket JSON-LD for the reader, doors earlier',
    sentAt: '2027-07-07T21:17:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'BiletyTeraz <zamowienia@biletyteraz.example>',
    subject: 'Twoje bilety: Konferencja Rzemiosło Jutra',
    text: `Cześć Magdalena,
dziękujemy za zakup! Zamówienie BT-902117, 1 bilet, 390,00 zł.
Konferencja Rzemiosło Jutra
16 września 2027, start 9:30, rejestracja od 8:30
Centrum Kongresowe, Katowice
Bilet w PDF w załączniku.`,
    html: `<div>Cześć Magdalena,<br>dziękujemy za zakup! Zamówienie BT-902117, 1 bilet, 390,00 zł.</div>
<script type="application/ld+json">
[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"BT-902117","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Magdalena Czub"},"reservationFor":{"@type":"Event","name":"Konferencja Rzemiosło Jutra","startDate":"2027-09-16T09:30:00+02:00","endDate":"2027-09-16T17:00:00+02:00","doorTime":"2027-09-16T08:30:00+02:00","location":{"@type":"Place","name":"Centrum Kongresowe","address":"Katowice"}}}]
</script>
<p><b>Konferencja Rzemiosło Jutra</b><br>16 września 2027, start 9:30, rejestracja od 8:30<br>Centrum Kongresowe, Katowice</p><p>Bilet w PDF w załączniku.</p>`,
    expected: [at('2027-09-16T09:30:00+02:00', '2027-09-16T17:00:00+02:00')],
  },
  {
    name: 'pl: parts of the day only',
    sentAt: '2027-07-08T10:26:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ludwik Sum <ludwik.sum@stawysum.example>',
    subject: 'karp na sierpień',
    text: `Witam, podjadę do Państwa w przyszłym tygodniu, najpewniej we wtorek po południu albo w środę rano, jak będę wracał z Milicza. Zadzwonię z drogi. L. Sum`,
    expected: [],
  },
  {
    name: 'pl: agency kick-off with agenda hours inside',
    sentAt: '2027-07-20T16:16:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Leon Krawczuk <leon.krawczuk@agencjaplot.example>',
    subject: 'Kick-off kampanii "Miód"',
    text: `Cześć Alicja,

widzimy się na kick-offie w środę 28 lipca, 10:00–13:00, u nas na Brackiej.

Plan:
10:00 kawa i przedstawienie zespołów
10:20 brief i cele
11:30 przerwa
11:45 kreacja: trzy kierunki
12:40 harmonogram i kolejne kroki

Materiały od Was (zdjęcia, księga znaku) potrzebujemy do poniedziałku 26.07 do 12:00, inaczej kreacja będzie na oko ;)
Ja o 13:30 mam pociąg, więc trzymajmy się czasu.

Do zobaczenia!
Leon
--
Agencja Płot | ul. Bracka 00, Warszawa | 9-17`,
    expected: [at('2027-07-28T10:00:00+02:00', '2027-07-28T13:00:00+02:00')],
  },
  {
    name: 'pl: out-of-office autoreply in August',
    sentAt: '2027-08-02T08:01:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Przemysław Dzik <p.dzik@elektrodzik.example>',
    subject: 'Automatyczna odpowiedź: Wycena rozdzielnicy',
    text: `Dziękuję za wiadomość. Od 2 do 13 sierpnia jestem na urlopie. Odpowiem po powrocie, w poniedziałek 16 sierpnia po godz. 10:00.
W sprawach pilnych: Marian Dzik, tel. 609 000 345, w godz. 7-15.`,
    expected: [],
  },
  {
    name: 'pl: chimney sweep at the reader, short',
    sentAt: '2027-08-03T12:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zakład Kominiarski Sadza <sadza@kominysadza.example>',
    subject: 'kontrola przewodów',
    text: `Dzień dobry, u Państwa w piekarni będziemy w poniedziałek 9.08 o 13:15, jak piece wystygną. Proszę o dostęp do wyczystek. Sadza`,
    expected: [at('2027-08-09T13:15:00+02:00')],
  },
  {
    name: 'pl: delivery of flour and unloading hours',
    sentAt: '2027-08-04T11:34:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Młyn Kądziel <spedycja@mlynkadziel.example>',
    subject: 'Awizacja dostawy WZ 4471/08',
    text: `Dzień dobry,
awizujemy dostawę: czwartek 12 sierpnia, okno 5:00-6:30, 18 palet mąki typ 550.
Kierowca: Stefan M., nr rej. KTA 00000.
Ewentualne zmiany prosimy zgłaszać do środy do 13:00.
Spedycja Młyn Kądziel`,
    expected: [],
  },
  {
    name: 'pl: reader in Chicago, polonia club meeting in local zone',
    sentAt: '2027-08-09T09:40:00-05:00',
    timezone: 'America/Chicago',
    from: 'Stanley Gawron <stanley@klubgorali.example>',
    subject: 'Zebranie zarządu klubu',
    text: `Szanowni Koledzy z zarządu,
spotykamy się we wtorek 17 sierpnia o 7:30 wieczorem w sali na Archer Ave. Sala jest nasza do 10 pm, bo potem ksiądz zamyka.
Kto nie może, niech zadzwoni do Helenki do niedzieli.
Z góralskim pozdrowieniem
Stanley Gawron, prezes`,
    expected: [at('2027-08-17T19:30:00-05:00')],
  },
  {
    name: 'pl: friend moves Thursday to Friday with a new hour',
    sentAt: '2027-08-16T21:25:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Adrian Koza <adrian@kozaprojekt.example>',
    subject: 'czwartek -> piątek',
    text: `Słuchaj, w czwartek o 18 nie dam rady, teściowie przyjeżdżają. Przełóżmy na piątek na 17:30, to samo miejsce. Pasuje?
A.`,
    expected: [at('2027-08-20T17:30:00+02:00')],
  },
  {
    name: 'pl: HR onboarding with first day, medical exam and signing',
    sentAt: '2027-08-18T10:10:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Aneta Główka <kadry@szwalnianitka.example>',
    subject: 'Zatrudnienie od 1 września - co i kiedy',
    text: `Dzień dobry Pani Oksano,

bardzo się cieszymy, że Pani do nas dołącza! Poniżej najważniejsze sprawy:

1. Badania lekarskie: umówiłam Panią w przychodni Zdrovit na wtorek 24 sierpnia, godz. 7:45 (na czczo).
2. Podpisanie umowy: czwartek 26 sierpnia, godz. 14:00, u mnie w kadrach, pok. 3.
3. Szkolenie BHP ma Pani w pierwszym dniu pracy, w środę 1 września, 8:00-11:00.

Kwestionariusz osobowy proszę odesłać do 23 sierpnia. Wypłaty są 10. dnia miesiąca. Szwalnia pracuje w godzinach 6:00-22:00 na dwie zmiany, grafik ustala brygadzistka.

Proszę wziąć paszport i numer konta.

Pozdrawiam serdecznie
Aneta Główka`,
    expected: [
      at('2027-08-24T07:45:00+02:00'),
      at('2027-08-26T14:00:00+02:00'),
      at('2027-09-01T08:00:00+02:00', '2027-09-01T11:00:00+02:00'),
    ],
  },
  {
    name: 'pl: trade fair together over three days, hall hours as distractor',
    sentAt: '2027-08-23T08:50:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Roman Żuraw <roman.zuraw@maszynyzuraw.example>',
    subject: 'Targi w Poznaniu - mamy wejściówki',
    text: `Panie Sebastianie,
załatwione: jedziemy razem na targi DREMEX w Poznaniu, od wtorku 14 do czwartku 16 września, pełne trzy dni. Wejściówki i hotel już opłacone, rozliczymy się po powrocie.
Hale są otwarte codziennie od 9 do 17, stoisko Holzera mamy w pawilonie 7.
R. Żuraw`,
    expected: [days('2027-09-14', '2027-09-17')],
  },
  {
    name: 'pl: accept a single quoted time with yes',
    sentAt: '2027-08-25T09:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Weronika Jaskółka <weronika@jaskolkaceramika.example>',
    subject: 'Re: piec do ceramiki - uruchomienie',
    text: `Tak, ten termin pasuje, czekam na Państwa! Proszę tylko nie dzwonić domofonem, bo nie działa.
Weronika

Dnia wt., 24 sie 2027 o 17:20 Serwis Termopiec napisał:
> Pani Weroniko, czy możemy uruchomić piec w poniedziałek
> 30 sierpnia o 12:00?
> Serwis Termopiec`,
    expected: [at('2027-08-30T12:00:00+02:00')],
  },
  {
    name: 'pl: booking confirmation from an online scheduler with link',
    sentAt: '2027-09-06T16:38:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Terminarz Online <no-reply@terminarz-online.example>',
    subject: 'Nowa rezerwacja: Konsultacja wstępna',
    text: `Nowa rezerwacja w Twoim kalendarzu

Usługa: Konsultacja wstępna (30 min)
Klient: Roksana Sarna
Termin: poniedziałek, 13 września 2027, 09:00 - 09:30 (Europe/Warsaw)
Miejsce: rozmowa wideo, https://wideo.terminarz-online.example/r/7f3a2

Uwagi klienta: "Najchętniej krótko, o 10 mam szczepienie psa."

Zmień lub odwołaj: https://terminarz-online.example/r/7f3a2/zmien (do 24 godz. przed terminem)`,
    expected: [at('2027-09-13T09:00:00+02:00', '2027-09-13T09:30:00+02:00')],
  },
  {
    name: 'pl: ask to call back in general, phone hours',
    sentAt: '2027-09-07T11:41:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zenon Borsuk <zenon.borsuk@pasiekaborsuk.example>',
    subject: 'słoiki',
    text: `Prosze o telefon w sprawie słoików 0,9 l. Najlepiej po 19, w dzień jestem przy ulach i nie słyszę. 698 000 216 Borsuk`,
    expected: [],
  },
  {
    name: 'pl: quarter past nine in words, the day after tomorrow',
    sentAt: '2027-09-13T07:29:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bożena Mech <bozena.mech@ogrodymech.example>',
    subject: 'Re: nasadzenia przy tarasie',
    text: `Pani Zofio, to przyjadę z planem nasadzeń pojutrze, kwadrans po dziewiątej rano. W szkółce muszę być dopiero na południe. Bożena Mech`,
    expected: [at('2027-09-15T09:15:00+02:00')],
  },
  {
    name: 'pl: company doctor day, individual slot for reader among list of others',
    sentAt: '2027-09-15T10:57:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Lidia Perkoz <lidia.perkoz@zakladyperkoz.example>',
    subject: 'Szczepienia na grypę - Twoja godzina',
    text: `Cześć Jacku,

szczepimy się w firmie w czwartek 23 września. Ty masz godzinę 10:40, sala konferencyjna.
Przed Tobą wchodzi Danka o 10:30, po Tobie Leszek o 10:50, nie zamieniajcie się, bo pielęgniarka ma listę.
Kwestionariusz wypełnij wcześniej i weź dowód.

Lidia`,
    expected: [at('2027-09-23T10:40:00+02:00')],
  },
  {
    name: 'pl: rejected list of slots and nothing new',
    sentAt: '2027-09-22T15:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Rafał Jeż <rafal.jez@jezlogistyka.example>',
    subject: 'Re: terminy szkolenia z tachografów',
    text: `Panie Wiesławie, żaden z tych trzech terminów nam nie pasuje, wszyscy kierowcy są wtedy w trasie. Odezwę się, jak będę miał grafik na listopad.
Rafał Jeż

> śr. 6.10 godz. 16:00
> pt. 8.10 godz. 15:00
> sob. 9.10 godz. 9:00
> Proszę wybrać. W. Kania`,
    expected: [],
  },
  {
    name: 'pl: IT remote session tonight',
    sentAt: '2027-09-27T13:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Oskar Lis <oskar@lisit.example>',
    subject: 'wymiana certyfikatu',
    text: `Dzisiaj o 18:15 łączę się z Panem zdalnie, proszę mieć włączony komputer i token. Zajmie 20 minut. Stary certyfikat wygasa o północy. Oskar`,
    expected: [at('2027-09-27T18:15:00+02:00', '2027-09-27T18:35:00+02:00')],
  },
  {
    name: 'pl: sauna builder offers three visits in relative days',
    sentAt: '2027-10-04T09:19:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kordian Żbik <kordian@saunyzbik.example>',
    subject: 'Re: sauna ogrodowa',
    text: `Dzień dobry Pani Ireno,

dziękuję za zdjęcia. Mogę przyjechać obejrzeć miejsce:
- jutro o 16:00,
- w czwartek o 7:45,
- albo od tego czwartku za tydzień, czyli 14 października, o 12:00.

Do pomiaru wystarczą mi miarka i pół metra odkopanej ziemi w miejscu fundamentu. Dobrze by było, żeby Pani wcześniej sprawdziła:
- którędy idzie kabel do altanki,
- czy brama ma co najmniej 2,6 m,
- czy sąsiad nie ma nic przeciwko kominowi.

W najbliższy piątek o 10 montuję w Suwałkach i do niedzieli mnie nie ma, więc w weekend proszę nie dzwonić.
Ceny z oferty trzymam do końca miesiąca.

Kordian Żbik
Sauny Żbik, tel. 603 000 947`,
    expected: [
      at('2027-10-05T16:00:00+02:00'),
      at('2027-10-07T07:45:00+02:00'),
      at('2027-10-14T12:00:00+02:00'),
    ],
  },
  {
    name: 'pl: fire drill held by the neighbours on their own',
    sentAt: '2027-10-06T10:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ochrona Biurowca Meander <ochrona@meander-biura.example>',
    subject: 'Ćwiczenia ewakuacyjne - piętro 5',
    text: `Szanowni Najemcy,
w czwartek 7 października o 11:00 firma z piętra 5 przeprowadza próbną ewakuację. Na innych piętrach prosimy pracować normalnie i nie reagować na komunikaty. Windy będą nieczynne przez ok. 15 minut.
Ochrona, tel. wewn. 100`,
    expected: [],
  },
  {
    name: 'pl: reader in London, Polish accountant gives Polish time',
    sentAt: '2027-10-11T12:04:00+02:00',
    timezone: 'Europe/London',
    from: 'Dorota Krzak <dorota.krzak@krzakaudyt.example>',
    subject: 'Rozmowa o rozliczeniu spółki',
    text: `Panie Dawidzie,
możemy rozmawiać w piątek 15 października o 17:00 czasu polskiego? U Pana będzie 16:00. Dzwonię na Teamsie.
Sprawozdanie musi pójść do KRS do końca miesiąca, więc wolałabym nie czekać.
D. Krzak`,
    expected: [at('2027-10-15T16:00:00+01:00')],
  },
  {
    name: 'pl: lower case no accents, agreed hour after wpol',
    sentAt: '2027-10-12T22:10:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'seba <sebastian.wnuk@tatuazwnuk.example>',
    subject: 'projekt rekawa',
    text: `no to w sobote wpol do drugiej po poludniu u mnie w studiu, zaliczka 200 do jutra blikiem. nie pij kawy przed`,
    expected: [at('2027-10-16T13:30:00+02:00')],
  },
  {
    name: 'pl: ICS cancellation',
    sentAt: '2027-10-13T08:26:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Mariola Czyż <mariola.czyz@gastrotech.example>',
    subject: 'Odwołane: prezentacja zmywarek',
    text: `Niestety muszę odwołać prezentację w poniedziałek 18 października o 13:00, demonstracyjna zmywarka uległa uszkodzeniu w transporcie. Przepraszam! M. Czyż`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Gastrotech//PL
METHOD:CANCEL
BEGIN:VEVENT
UID:zmywarki-18@gastrotech.example
SEQUENCE:2
STATUS:CANCELLED
DTSTAMP:20271013T062500Z
DTSTART:20271018T110000Z
DTEND:20271018T120000Z
SUMMARY:Prezentacja zmywarek
ORGANIZER:mailto:mariola.czyz@gastrotech.example
ATTENDEE:mailto:szef@bistrodrozd.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: priest and restaurant owner, two topics, one meeting at quarter to six in the evening',
    sentAt: '2027-10-14T18:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'ks. Marian Gołąb <parafia@swidzi-parafia.example>',
    subject: 'kolacja dla chóru',
    text: `Szczęść Boże Panie Tadeuszu,

bardzo dziękuję, że zgodził się Pan ugościć nasz chór. Przyszedłbym z panią organistką ustalić szczegóły w środę, 20 października, za piętnaście szósta wieczorem, do Pana restauracji. O 18:30 mam różaniec, więc długo nie zabawimy.

Chór ćwiczy teraz w poniedziałki i piątki o 19:00, gdyby Pan chciał kiedyś posłuchać, to zawsze serdecznie zapraszam.

Z Bogiem
ks. Marian`,
    expected: [at('2027-10-20T17:45:00+02:00')],
  },
  {
    name: 'pl: after the clock change, call moved an hour later',
    sentAt: '2027-10-28T15:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Emilia Wydra <emilia.wydra@tlumaczeniawydra.example>',
    subject: 'poniedziałkowe świętowanie a nasz call',
    text: `Hej,
w poniedziałek Wszystkich Świętych, więc nasz call przenoszę z 1 listopada na wtorek 2 listopada i o godzinę później niż zwykle, czyli na 10:00. Termin oddania instrukcji zostaje: 5 listopada do 16:00.
I nie zapomnij o zmianie czasu w nocy z soboty na niedzielę!
Emilia`,
    expected: [at('2027-11-02T10:00:00+01:00')],
  },
  {
    name: 'pl: worker lists past shifts missing on the pay slip',
    sentAt: '2027-11-02T17:27:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dagmara Świerszcz <dagmara.swierszcz@skrzynka.example>',
    subject: 'brakujące godziny na pasku wypłaty',
    text: `Dzień dobry pani Joasiu,

na pasku za październik brakuje mi godzin. Wg moich notatek:
śr. 13.10 14:00-22:30 (wpisane do 22:00)
sob. 16.10 8:00-16:00 (nie wpisane wcale)
czw. 21.10 6:00-14:45 (wpisane do 14:00)

Proszę o sprawdzenie z listą wejść i korektę przed najbliższą wypłatą 10 listopada.

Dagmara Świerszcz
pakowalnia`,
    expected: [],
  },
  {
    name: 'pl: doctor examination JSON-LD in html',
    sentAt: '2027-11-03T10:08:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Centrum Medyczne Piast <portal@cmpiast.example>',
    subject: 'Wizyta potwierdzona: USG jamy brzusznej',
    text: `Wizyta potwierdzona
USG jamy brzusznej, lek. Olga Mewa, gabinet 6
10 listopada 2027, godzina 12:20
Prosimy być na czczo co najmniej 6 godzin. Rejestracja czynna 7:00-20:00.
Odwołaj wizytę w portalu do 9 listopada, godz. 12:20.`,
    html: `<html><body><script type="application/ld+json">{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"USG-20871","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Jerzy Kos"},"reservationFor":{"@type":"Event","name":"USG jamy brzusznej","startDate":"2027-11-10T12:20:00+01:00","endDate":"2027-11-10T12:40:00+01:00","location":{"@type":"Place","name":"Centrum Medyczne Piast, gabinet 6","address":"ul. Chrobrego 9, Gniezno"}}}</script><h2>Wizyta potwierdzona</h2><p>USG jamy brzusznej, lek. Olga Mewa, gabinet 6<br>10 listopada 2027, godzina 12:20</p><p>Prosimy być na czczo co najmniej 6 godzin. Rejestracja czynna 7:00-20:00.<br>Odwołaj wizytę w portalu do 9 listopada, godz. 12:20.</p></body></html>`,
    expected: [at('2027-11-10T12:20:00+01:00', '2027-11-10T12:40:00+01:00')],
  },
  {
    name: 'pl: long mail from property manager, one date among many matters',
    sentAt: '2027-11-04T13:22:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Jarosław Bocian <j.bocian@zarzadbocian.example>',
    subject: 'Lokal przy Mostowej 6 - kilka spraw',
    text: `Dzień dobry Pani Kamilo,

odpowiadam zbiorczo na Pani wiadomości.

1. Ogrzewanie. Ciepłownia płukała węzeł w nocy z wtorku na środę od 22 do 4, stąd zimne kaloryfery rano. Powinno już grzać.

2. Witryna. Szklarz obejrzał ją wczoraj o 15, szyba jest zamówiona, czas oczekiwania ok. 3 tygodnie.

3. Aneks do umowy najmu. Właściciel zgadza się na przedłużenie o 2 lata. Zapraszam Panią na podpisanie w poniedziałek 15 listopada na 11:30 do mojego biura przy Rynku 2. Od 12:15 mam zebranie innej wspólnoty, ale pół godziny nam w zupełności wystarczy, tyle sobie zarezerwowałem.

4. Czynsz od stycznia: 4 150 zł netto, płatny do 10. dnia miesiąca.

5. Śmieci. Odbiór bio zmienia się na czwartki, od 6:00, pojemnik proszę wystawiać w środę wieczorem.

Z poważaniem
Jarosław Bocian
zarządca nieruchomości, lic. 00000
przyjęcia interesantów: wt. 14-18`,
    expected: [at('2027-11-15T11:30:00+01:00', '2027-11-15T12:00:00+01:00')],
  },
  {
    name: 'pl: wholesaler bulk with open day for clients',
    sentAt: '2027-11-08T07:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Tkaniny Jedwabnik <news@jedwabnik.example>',
    subject: 'Black Week: startujemy w poniedziałek o 9:00',
    text: `BLACK WEEK 22-26 listopada!
Start: poniedziałek 22 listopada, godz. 9:00. Koniec: piątek, 23:59.
W środę o 19:00 live na naszym profilu: upinanie zasłon krok po kroku.
Przy zamówieniach powyżej 500 zł wysyłka gratis.
Rezygnacja z newslettera: jedwabnik.example/rezygnacja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: one-line yes to a proposal with different hour',
    sentAt: '2027-11-09T16:55:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewelina Sikora <ewelina.sikora@zlobekmuchomorek.example>',
    subject: 'Re: przegląd placu zabaw',
    text: `Może być w piątek, ale o 12:30, bo o 11 dzieci mają obiad. Pozdrawiam, Ewelina

> Czy mogę przyjść na przegląd w piątek 12 listopada o 11:00?`,
    expected: [at('2027-11-12T12:30:00+01:00')],
  },
  {
    name: 'pl: ICS by partner in another zone',
    sentAt: '2027-11-15T09:52:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Gracjan Łoś <gracjan.los@eksportlos.example>',
    subject: 'Zaproszenie: telefon z importerem w Bostonie',
    text: `Panie Witoldzie, zapraszam na wspólną rozmowę z importerem, będziemy we trzech. Link w zaproszeniu. Katalog anglojęzyczny proszę mi podesłać do środy.
G. Łoś`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Eksport Los//PL
METHOD:REQUEST
BEGIN:VEVENT
UID:boston-1119@eksportlos.example
DTSTAMP:20271115T085100Z
DTSTART:20271119T150000Z
DTEND:20271119T154500Z
SUMMARY:Rozmowa z importerem (Boston)
LOCATION:https://rozmowy.eksportlos.example/boston
ORGANIZER:mailto:gracjan.los@eksportlos.example
ATTENDEE:mailto:witold@bombkiwitold.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-19T16:00:00+01:00', '2027-11-19T16:45:00+01:00')],
  },
  {
    name: 'pl: customs agent quotes old time only in the quoted mail',
    sentAt: '2027-11-16T12:39:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Natan Puchacz <natan.puchacz@agencjacelna-np.example>',
    subject: 'Re: Re: odprawa kontenera',
    text: `Dzień dobry,
dziękuję, komplet dokumentów dotarł. Podatek VAT naliczę po otrzymaniu specyfikacji od armatora i wyślę notę.
Pozdrawiam
Natan Puchacz

W dniu 15.11.2027 o 09:30 Helena Kuna napisała:
> Panie Natanie, w załączniku faktura i packing list.
> Kontener schodzi ze statku w sobotę 20.11 około 4:00,
> a ja w poniedziałek 22.11 o 10:00 mam rozmowę z bankiem o akredytywie.
> H. Kuna`,
    expected: [],
  },
  {
    name: 'pl: Christmas party with arrival of the bus and end',
    sentAt: '2027-11-22T14:35:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Blanka Sokół <blanka.sokol@sokolklima.example>',
    subject: 'Wigilia firmowa',
    text: `Kochani!

Nasza firmowa wigilia odbędzie się w piątek 17 grudnia w Zajeździe Pod Sosnami, od 17:00 do 22:00. Każdy z Was jest zaproszony, z osobą towarzyszącą.

W programie:
- barszcz z uszkami i dwanaście potraw, jak u mamy,
- podsumowanie roku (obiecuję, że krótkie!),
- losowanie nagród, główna to rower,
- kolędy, Zdzichu bierze akordeon.

Warsztat kończy tego dnia pracę o 13:00. Ostatni autobus do Iłży odjeżdża o 22:40, kto nie ma auta, niech się z kimś dogada.
Menu wege zgłaszajcie do mnie do 3 grudnia.

Buziaki
Blanka`,
    expected: [at('2027-12-17T17:00:00+01:00', '2027-12-17T22:00:00+01:00')],
  },
  {
    name: 'pl: scaffolding acceptance, hour in words',
    sentAt: '2027-11-26T15:24:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Gerard Kloc <gerard.kloc@rusztowaniakloc.example>',
    subject: 'odbiór rusztowania',
    text: `Panie kierowniku,
rusztowanie stoi, ale odbierzmy je razem w poniedziałek o siódmej trzydzieści, zanim wejdą tynkarze. Oni zaczynają o ósmej.
Do tego czasu proszę nikogo nie wpuszczać, taśma jest założona. Protokół mam ze sobą.
G. Kloc`,
    expected: [at('2027-11-29T07:30:00+01:00')],
  },
  {
    name: 'pl: author reading at the reader bookshop, set-up time and start',
    sentAt: '2027-11-30T11:03:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Wydawnictwo Cyrkiel <promocja@cyrkiel.example>',
    subject: 'Spotkanie autorskie z Jagodą Wir w Państwa księgarni',
    text: `Dzień dobry Pani Malwino,

potwierdzam spotkanie autorskie z Jagodą Wir w Państwa księgarni: czwartek 9 grudnia, godz. 18:00-19:30. Poprowadzi je Pani, jak rozmawiałyśmy.

Autorka przyjeżdża pociągiem o 15:42, odbierze ją nasz kierowca. O 20:30 ma kolację z wydawcą. Książki (60 egz.) dotrą kurierem do 7 grudnia.

Prosimy o przygotowanie:
- stolika i dwóch krzeseł,
- mikrofonu, najlepiej bezprzewodowego,
- wody niegazowanej,
- terminala na stoisku z książkami.

Plakaty w załączniku.

Z pozdrowieniami
Hanna Czapska
Wydawnictwo Cyrkiel`,
    expected: [at('2027-12-09T18:00:00+01:00', '2027-12-09T19:30:00+01:00')],
  },
  {
    name: 'pl: two replaced hours, third one agreed at last',
    sentAt: '2027-12-06T08:42:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Bernard Susł <bernard.susl@wagisusl.example>',
    subject: 'Re: legalizacja wagi',
    text: `Dzień dobry, to już na pewno: nie wtorek o 9 i nie środa o 9, tylko czwartek 9 grudnia o 10:15. Za zamieszanie przepraszam. Susł`,
    expected: [at('2027-12-09T10:15:00+01:00')],
  },
  {
    name: 'pl: last visit of the bookkeeper in the year, day after tomorrow',
    sentAt: '2027-12-13T16:07:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Stefania Wróbel <stefania.wrobel@ksiegiwrobel.example>',
    subject: 'papiery przed świętami',
    text: `Panie Romku, wpadnę po faktury pojutrze o 8:20, po drodze do urzędu skarbowego (tam muszę być o 9). Niech Pan wszystko włoży do jednej teczki, błagam :) Stefania`,
    expected: [at('2027-12-15T08:20:00+01:00')],
  },
  {
    name: 'pl: appointment next year in January',
    sentAt: '2027-12-16T12:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Maurycy Tur <maurycy.tur@turbrowary.example>',
    subject: 'Plan dostaw 2028',
    text: `Szanowna Pani Liliano,

dziękujemy za kolejny wspólny rok! Na rozmowę o dostawach na 2028 r. proponuję wtorek, 11.01.2028, godz. 13:00, u Państwa w restauracji, albo czwartek, 13.01.2028, o tej samej porze.

Tematy, które chciałbym poruszyć:
- ceny od 1 lutego,
- beczki zwrotne i kaucja,
- piwo sezonowe na Wielkanoc,
- nowy kran i jego serwis.

Ostatnie dostawy w tym roku jeżdżą 23 grudnia, zamówienia do 21 grudnia do 14:00. Między 24 grudnia a 2 stycznia browar nie pracuje.

Wesołych Świąt
Maurycy Tur
Tur Browary`,
    expected: [at('2028-01-11T13:00:00+01:00'), at('2028-01-13T13:00:00+01:00')],
  },
];
