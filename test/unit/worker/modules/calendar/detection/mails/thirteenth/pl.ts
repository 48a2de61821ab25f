import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: customer brings the car for new tyres, own train later is no time',
    sentAt: '2027-04-06T17:42:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Mariusz Gawron <m.gawron@poczta.example>',
    subject: 'wymiana opon - octavia',
    text: `Dzień dobry,

dzięki za szybką wycenę. W takim razie podjadę w czwartek 8.04 o 7.30, tak jak Pan proponował. Opony letnie mam w bagażniku, 205/55 R16.

Auto mogę zostawić do popołudnia, bo o 9.12 mam pociąg do Poznania i wracam dopiero po siedemnastej. Kluczyki odbierze żona.

Pozdrawiam
Mariusz Gawron
tel. 600 100 221`,
    expected: [at('2027-04-08T07:30:00+02:00')],
  },
  {
    name: 'pl: writer flies to Oslo and is back on Friday',
    sentAt: '2027-02-08T14:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Beata Rutkowska <beata.rutkowska@nordmeble.example>',
    subject: 'Mój wyjazd w tym tygodniu',
    text: `Cześć,

daję znać, że w środę 10 lutego o 6:40 lecę do Oslo do klienta, w czwartek od 9 do 16 siedzę u nich na hali, a powrót mam w piątek o 20:55. W tym czasie odbieram maile raczej wieczorem.

Rysunki szafek do wyspy kuchennej są na dysku, folder 2027/014. Jak coś będzie nie tak z wymiarami, pisz śmiało.

Beata`,
    expected: [],
  },
  {
    name: 'pl: dental practice confirms a visit, opening hours in the signature',
    sentAt: '2027-03-02T10:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Rejestracja Dentica <rejestracja@dentica.example>',
    subject: 'Potwierdzenie wizyty',
    text: `Szanowny Panie Tomaszu,

potwierdzamy wizytę u lek. dent. Karoliny Sowy:

wtorek, 9 marca 2027 r., godz. 16:15
gabinet nr 2, ul. Lipowa 14

Prosimy o przybycie 10 minut wcześniej w celu wypełnienia ankiety. W przypadku rezygnacji prosimy o telefon najpóźniej do poniedziałku do godz. 12:00.

Z poważaniem
Rejestracja Dentica
pn.–czw. 8:00–20:00, pt. 8:00–15:00
tel. 22 555 01 01`,
    expected: [at('2027-03-09T16:15:00+01:00')],
  },
  {
    name: 'pl: tender office sets a deadline for offers and opens them',
    sentAt: '2027-02-22T09:11:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zamówienia Publiczne <zamowienia@gmina-borowiec.example>',
    subject: 'ZP.271.4.2027 – zmiana terminu składania ofert',
    text: `Szanowni Państwo,

informujemy, że termin składania ofert w postępowaniu ZP.271.4.2027 (dostawa mebli szkolnych) został przedłużony. Oferty należy składać za pośrednictwem platformy do dnia 12 marca 2027 r. do godz. 10:00. Wadium w wysokości 4 500,00 zł musi wpłynąć na rachunek gminy przed upływem tego terminu.

Pytania do treści SWZ można zadawać do 5 marca do godz. 15:30.

Z poważaniem
Joanna Kubiak
Referat Zamówień Publicznych
Urząd czynny: pn. 8–17, wt.–czw. 7:30–15:30, pt. 7:30–14:30`,
    expected: [],
  },
  {
    name: 'pl: three slots for a call, each half an hour',
    sentAt: '2027-05-11T11:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Paulina Zych <paulina.zych@agencja-kropka.example>',
    subject: 'Omówienie makiet strony',
    text: `Dzień dobry Panie Adamie,

makiety są gotowe. Chętnie przejdziemy przez nie razem przez telefon, wystarczy 30 minut. Możemy zaproponować:

- czwartek 13.05, godz. 9:30
- czwartek 13.05, godz. 14:00
- poniedziałek 17.05, godz. 11:00

Który termin Panu odpowiada? Do 21 maja musimy zamknąć etap projektowy, żeby zdążyć przed wakacjami.

Pozdrawiam serdecznie
Paulina Zych
Agencja Kropka`,
    expected: [
      at('2027-05-13T09:30:00+02:00', '2027-05-13T10:00:00+02:00'),
      at('2027-05-13T14:00:00+02:00', '2027-05-13T14:30:00+02:00'),
      at('2027-05-17T11:00:00+02:00', '2027-05-17T11:30:00+02:00'),
    ],
  },
  {
    name: 'pl: courier window for a parcel',
    sentAt: '2027-05-13T18:03:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Szybka Paczka <powiadomienia@szybkapaczka.example>',
    subject: 'Twoja paczka 6620 0148 2297 jest w drodze',
    text: `Dzień dobry!

Nadawca HURT-TKANINY przekazał nam paczkę dla Ciebie. Kurier doręczy ją jutro, w piątek 14.05.2027, w godzinach 11:00–13:00.

Kwota pobrania: 318,40 zł
Nie będzie Cię w domu? Do godz. 22:00 możesz przekierować paczkę do automatu.

Kurier: Grzegorz, tel. 700 200 130`,
    expected: [],
  },
  {
    name: 'pl: meeting moved from Tuesday at ten to Wednesday at 12.30',
    sentAt: '2027-09-13T08:47:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Robert Maj <r.maj@stalbud.example>',
    subject: 'Odp: spotkanie ws. balustrad',
    text: `Witam,

niestety coś mi wypadło i muszę przełożyć nasze jutrzejsze spotkanie z 10.00 na środę 15 września, godz. 12.30. Miejsce bez zmian – u Państwa w warsztacie.

Przepraszam za kłopot i proszę o krótkie potwierdzenie.

Robert Maj
STALBUD
biuro: 8.00-16.00`,
    expected: [at('2027-09-15T12:30:00+02:00')],
  },
  {
    name: 'pl: bakery supplier tells its hours around Easter',
    sentAt: '2027-03-18T12:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Hurtownia Młynek <zamowienia@mlynek.example>',
    subject: 'Praca hurtowni w okresie Świąt',
    text: `Drodzy Klienci,

w związku ze Świętami Wielkanocnymi hurtownia będzie czynna:

Wielki Czwartek 25.03: 6:00–18:00
Wielki Piątek 26.03: 6:00–16:00
Wielka Sobota 27.03: 6:00–11:00
28–29.03: nieczynne

Zamówienia na sobotę przyjmujemy do piątku do godziny 10:00. Ostatni transport wyjeżdża w sobotę o 7.

Wesołych Świąt!
Zespół Hurtowni Młynek`,
    expected: [],
  },
  {
    name: 'pl: job interview with end, a train connection beside it',
    sentAt: '2027-06-10T13:16:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Agnieszka Lis <a.lis@kancelaria-lis.example>',
    subject: 'Zaproszenie na rozmowę – asystentka biura',
    text: `Szanowna Pani Natalio,

dziękujemy za przesłane CV. Zapraszamy na rozmowę kwalifikacyjną we wtorek, 15 czerwca 2027 r., w godz. 13:00–13:45, w naszej siedzibie przy ul. Krótkiej 3 (II piętro).

Wspominała Pani, że dojeżdża z Łowicza: pociąg o 11:24 jest u nas o 12:31, a powrotny odjeżdża o 14:20, więc powinno się udać bez pośpiechu.

Z wyrazami szacunku
Agnieszka Lis
Kancelaria Lis i Wspólnicy`,
    expected: [at('2027-06-15T13:00:00+02:00', '2027-06-15T13:45:00+02:00')],
  },
  {
    name: 'pl: rota of the reception desk',
    sentAt: '2027-06-25T15:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dorota Wilk <dorota@fizjo-ruch.example>',
    subject: 'grafik recepcji 28.06-2.07',
    text: `Hej wszystkim,

poniżej grafik recepcji na przyszły tydzień, żebyście wiedzieli, kogo pytać:

pon 28.06  Ola 7-13, Kinga 13-20
wt 29.06  Kinga 7-13, Ola 13-20
śr 30.06  Ola 7-15, Marek 15-20
czw 1.07  Marek 7-13, Kinga 13-20
pt 2.07  Ola 7-17

Fizjoterapeuci pracują jak zawsze, u Was nic się nie zmienia.

Dorota`,
    expected: [],
  },
  {
    name: 'pl: the second of two quoted times is taken',
    sentAt: '2027-10-05T09:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Halina Stępień <halina.stepien@wspolnota-parkowa.example>',
    subject: 'Re: Przegląd dachu',
    text: `Dzień dobry,

drugi termin nam pasuje. Klucze do włazu będą u dozorcy, pana Zbyszka.

Pozdrawiam
Halina Stępień
zarząd wspólnoty

pon., 4 paź 2027 o 16:10 Dekarz Nowik <biuro@nowik-dachy.example> napisał(a):
> Pani Halino,
> możemy przyjechać na oględziny dachu:
> 1) czwartek 7.10 o 8:00
> 2) piątek 8.10 o 13:30
> Proszę wybrać.
> Nowik`,
    expected: [at('2027-10-08T13:30:00+02:00')],
  },
  {
    name: 'pl: radio will broadcast a recorded talk on Friday',
    sentAt: '2027-11-16T16:33:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Łukasz Bednarz <l.bednarz@radio-nadnarwianskie.example>',
    subject: 'emisja rozmowy o Waszej piekarni',
    text: `Pani Ewo,

jeszcze raz dziękuję za wizytę w studiu! Rozmowę zmontowałem, wyszło 11 minut. Emisja w piątek 19 listopada o 17:10 w „Popołudniu z regionem”, powtórka w niedzielę o 9.40. Potem wrzucimy podcast na stronę.

Proszę pozdrowić dziewczyny z piekarni, rogale były pyszne.

Łukasz Bednarz`,
    expected: [],
  },
  {
    name: 'pl: lunch at half past one, spoken clock',
    sentAt: '2027-01-19T10:12:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Jacek Olszewski <jacek@olszewski-druk.example>',
    subject: 'obiad?',
    text: `Cześć Krzysiek,

dawno się nie widzieliśmy. Może obiad w czwartek, 21 stycznia, wpół do drugiej w „Starej Piwnicy”? Stawiam, bo przegrałem zakład :)
O trzeciej muszę być z powrotem w drukarni, maszyna przychodzi z serwisu.

Daj znać
Jacek`,
    expected: [at('2027-01-21T13:30:00+01:00')],
  },
  {
    name: 'pl: power will be off, notice of the network operator',
    sentAt: '2027-04-20T08:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Rejon Energetyczny <wylaczenia@energia-wschod.example>',
    subject: 'Planowane wyłączenie energii elektrycznej',
    text: `Szanowni Odbiorcy,

informujemy o planowanej przerwie w dostawie energii elektrycznej w dniu 27.04.2027 r. (wtorek) w godz. 8:00–14:00. Dotyczy ulic: Polnej (nr 2–18), Wiśniowej i Sadowej.

Przyczyna: wymiana transformatora. Prosimy traktować instalację jako będącą pod napięciem przez cały czas trwania prac.

Energia Wschód
Pogotowie energetyczne 24 h: 991`,
    expected: [],
  },
  {
    name: 'pl: ICS request for a video call with the accountant',
    sentAt: '2027-02-03T12:25:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Marta Cieślak <marta.cieslak@ksiegi-plus.example>',
    subject: 'Zaproszenie: zamknięcie roku 2026',
    text: `Dzień dobry,

zapraszam na rozmowę o zamknięciu roku. Link w zaproszeniu. Proszę mieć pod ręką spis z natury i umowę leasingu. Dokumenty proszę wgrać do poniedziałku do 12:00.

Marta Cieślak`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ksiegi Plus//Kalendarz//PL
METHOD:REQUEST
BEGIN:VEVENT
UID:zamkniecie-2026-0091@ksiegi-plus.example
DTSTAMP:20270203T112500Z
DTSTART:20270209T093000Z
DTEND:20270209T103000Z
SUMMARY:Zamknięcie roku 2026
LOCATION:https://spotkania.ksiegi-plus.example/zr-2026
ORGANIZER;CN=Marta Cieślak:mailto:marta.cieslak@ksiegi-plus.example
ATTENDEE;RSVP=TRUE:mailto:biuro@stolarnia-deb.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-09T10:30:00+01:00', '2027-02-09T11:30:00+01:00')],
  },
  {
    name: 'pl: server maintenance at night by the hosting firm',
    sentAt: '2027-08-18T10:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Pomoc techniczna <pomoc@serwerownia-bis.example>',
    subject: 'Prace serwisowe – węzeł waw-3',
    text: `Dzień dobry,

w nocy z 21 na 22 sierpnia (sobota/niedziela), między 23:30 a 4:00, przeprowadzimy aktualizację macierzy na węźle waw-3. Państwa sklep może być niedostępny przez maksymalnie 20 minut, przewidujemy okolice godz. 1:15.

Nie jest wymagane żadne działanie z Państwa strony.

Serwerownia Bis, dyżur 24/7`,
    expected: [],
  },
  {
    name: 'pl: chimney sweep comes, all lower case without accents',
    sentAt: '2027-10-18T19:54:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'kominiarz wrona <wrona.kominy@poczta.example>',
    subject: 'przeglad kominow',
    text: `dzien dobry pani kierowniczko
bede u panstwa w restauracji w srode 20 pazdziernika o 8 rano zanim zaczniecie gotowac
prosze nie rozpalac w piecu
koszt jak zawsze 180 zl za protokol, od was jade prosto do pultuska na 11 wiec nie moge sie spoznic
pozdrawiam wrona`,
    expected: [at('2027-10-20T08:00:00+02:00')],
  },
  {
    name: 'pl: Tuesday at three does not suit, nothing new is offered',
    sentAt: '2027-03-11T14:02:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Piotr Hajduk <piotr.hajduk@alfa-okna.example>',
    subject: 'Re: Pomiar okien',
    text: `Dzień dobry,

wtorek 16 marca o 15:00 niestety odpada, mam wtedy montaż w Grójcu. Odezwę się, jak tylko będę wiedział, kiedy zwolni się ekipa – pewnie dopiero po świętach.

Pozdrawiam
Piotr Hajduk
Alfa Okna`,
    expected: [],
  },
  {
    name: 'pl: training day for the whole staff is a whole day',
    sentAt: '2027-01-25T09:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Iwona Pawlak <iwona.pawlak@przychodnia-klon.example>',
    subject: 'Szkolenie całego zespołu',
    text: `Drogi Zespole,

w piątek 19 lutego zamykamy przychodnię i wszyscy idziemy na całodniowe szkolenie z obsługi nowego systemu. Obecność obowiązkowa. Szczegółowy program prowadzący prześle później.

Wnioski urlopowe na marzec proszę składać do 31 stycznia.

Iwona Pawlak
kierownik przychodni`,
    expected: [days('2027-02-19')],
  },
  {
    name: 'pl: seminar is cancelled, fee will be paid back',
    sentAt: '2027-09-22T11:45:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Centrum Kursów Wiedza <kursy@ck-wiedza.example>',
    subject: 'ODWOŁANE: kurs kosztorysowania 30.09',
    text: `Szanowna Pani,

z przykrością informujemy, że kurs „Kosztorysowanie robót wykończeniowych”, zaplanowany na czwartek 30 września w godz. 9:00–16:00, został odwołany z powodu choroby wykładowcy. Nowego terminu na razie nie ma.

Opłatę w wysokości 690 zł zwrócimy na Pani konto w ciągu 7 dni.

Z poważaniem
Centrum Kursów Wiedza`,
    expected: [],
  },
  {
    name: 'pl: London customer gives the hour in British time',
    sentAt: '2027-07-06T15:19:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ania Harrison <ania@harrison-interiors.example>',
    subject: 'Zamówienie luster - rozmowa',
    text: `Cześć Michał,

super, że możecie zrobić te lustra. Zdzwońmy się w piątek 9 lipca o 11:00 czasu brytyjskiego (czyli u Was 12:00) na jakieś szczegóły. Podeślę link rano.

Dostawa do Londynu musi być najpóźniej 30 lipca, bo 2 sierpnia o 9 klientka odbiera mieszkanie.

Ania`,
    expected: [at('2027-07-09T12:00:00+02:00')],
  },
  {
    name: 'pl: webinar newsletter to many',
    sentAt: '2027-05-05T07:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia Sklepu <newsletter@akademia-sklepu.example>',
    subject: 'Bezpłatny webinar: jak sprzedawać latem? [12 maja, 18:00]',
    text: `Cześć!

Latem klienci wyjeżdżają, a obroty spadają? Nie u Ciebie! Zapisz się na bezpłatny webinar:

środa, 12 maja 2027, godz. 18:00–19:30
Prowadzi: Sandra Koc

Liczba miejsc ograniczona. Zapisy: https://akademia-sklepu.example/webinar

Otrzymujesz tę wiadomość, ponieważ zapisałeś się do newslettera. Wypisz się: https://akademia-sklepu.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: notary names the hour for the deed',
    sentAt: '2027-11-03T13:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kancelaria Notarialna Ewa Brzoza <kancelaria@notariusz-brzoza.example>',
    subject: 'Akt notarialny – lokal przy ul. Młyńskiej',
    text: `Szanowny Panie,

projekt aktu przesyłam w załączeniu. Podpisanie ustaliłyśmy ze stroną sprzedającą na dzień 17 listopada 2027 r. (środa), godz. 12.15, w siedzibie kancelarii. Czynność potrwa 60 minut.

Taksę notarialną w kwocie 2 345,20 zł proszę uiścić przelewem do 15 listopada. Uwagi do projektu przyjmuję do 10 listopada do godz. 14.00.

Z poważaniem
Ewa Brzoza
notariusz`,
    expected: [at('2027-11-17T12:15:00+01:00', '2027-11-17T13:15:00+01:00')],
  },
  {
    name: 'pl: guest house booked for others by an agency, arrival hours',
    sentAt: '2027-05-24T13:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Marek <sylwia@podroze-kompas.example>',
    subject: 'Grupa z Lublina – zarezerwowałam im „Zacisze”',
    text: `Cześć Gosia,

do Twojej wiadomości: grupę z Lublina umieściłam ostatecznie w „Zaciszu”, nie u nas. Autokar wyjeżdża z Lublina 12 czerwca o 6:30, na miejscu będą ok. 13, kolacja o 18:00. Wyjazd w niedzielę po śniadaniu. Pilotem jest pan Rysiek.

Ty nic nie musisz robić, chodzi tylko o to, żeby w statystykach się zgadzało: 42 osoby, 9 870 zł.

Sylwia`,
    expected: [],
  },
  {
    name: 'pl: boiler technician comes, half an hour named as length',
    sentAt: '2027-09-28T09:14:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Serwis Ciepło <serwis@cieplo-serwis.example>',
    subject: 'Przegląd kotła – zlecenie 8812/27',
    text: `Dzień dobry,

potwierdzamy przegląd kotła gazowego w Państwa lokalu (pracownia krawiecka, ul. Cicha 9):

4.10.2027, poniedziałek, godz. 9:45, czas trwania: 30 minut.
Serwisant: Damian Kot

Prosimy o zapewnienie dostępu do kotła i komina. Koszt przeglądu 260 zł brutto.

Serwis Ciepło
pn.-pt. 7-17, sob. 8-12`,
    expected: [at('2027-10-04T09:45:00+02:00', '2027-10-04T10:15:00+02:00')],
  },
  {
    name: 'pl: report of what was on the building site yesterday',
    sentAt: '2027-06-17T07:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wojciech Sroka <w.sroka@projekt-dom.example>',
    subject: 'Notatka z budowy, Zielonki',
    text: `Panie Marcinie,

krótko z wczoraj (środa, 16.06):
– 8:00 odbiór zbrojenia stropu, bez uwag
– 9:30 geodeta wytyczył osie garażu
– 11:15 przyjechała stal, brakło 4 prętów fi 16
– 13:00 majster zszedł z budowy z powodu burzy

Zdjęcia w załączniku. Wpis do dziennika zrobiłem.

W. Sroka
kierownik budowy`,
    expected: [],
  },
  {
    name: 'pl: trade fair together on two days, train in between',
    sentAt: '2027-04-12T16:08:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Karol Dudek <karol.dudek@metal-form.example>',
    subject: 'Targi w Poznaniu',
    text: `Hej Ula,

szef klepnął – jedziemy razem na targi w Poznaniu 20 i 21 maja (czwartek i piątek), oba dni na stoisku B-17. Wpisz sobie proszę do kalendarza. Hotel ogarnę. Ja jadę pociągiem już dzień wcześniej o 17:48, bo wiozę katalogi, Ty dojedziesz z Markiem autem.

Ulotki muszą iść do druku do 30 kwietnia.

Karol`,
    expected: [days('2027-05-20', '2027-05-22')],
  },
  {
    name: 'pl: Mondays are usually good, nothing is offered',
    sentAt: '2027-02-17T20:11:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zofia Nowicka <zofia.nowicka@poczta.example>',
    subject: 'lekcje pianina',
    text: `Dzień dobry,

córka (8 lat) chciałaby zacząć lekcje pianina w Państwa szkole. W poniedziałki zwykle jesteśmy wolne od 16, w piątki też bywa luźniej, ale dopiero po 17:30. We wtorki i czwartki ma basen od 15 do 16:30.

Czy są jeszcze miejsca i ile kosztuje semestr?

Pozdrawiam
Zofia Nowicka`,
    expected: [],
  },
  {
    name: 'pl: tomorrow at quarter to twelve, spoken clock',
    sentAt: '2027-03-16T15:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Grażyna Bąk <grazyna.bak@kwiaciarnia-mak.example>',
    subject: 'dekoracje na salę',
    text: `Pani Reniu kochana,

to ja wpadnę do Pani jutro za kwadrans dwunasta z próbkami wstążek, tylko na chwilkę, bo o pierwszej mam pogrzeb w Wawrze i wieńce trzeba dowieźć.

Buziaki
Grażyna`,
    expected: [at('2027-03-17T11:45:00+01:00')],
  },
  {
    name: 'pl: ICS that cancels a meeting',
    sentAt: '2027-10-12T08:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Filip Wrona <filip.wrona@logipak.example>',
    subject: 'Odwołano: Przegląd reklamacji',
    text: `Odwołuję czwartkowe spotkanie, reklamacje udało się zamknąć mailowo.

Filip`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Logipak//Kalendarz//PL
METHOD:CANCEL
BEGIN:VEVENT
UID:reklamacje-7731@logipak.example
DTSTAMP:20271012T061500Z
DTSTART;TZID=Europe/Warsaw:20271014T100000
DTEND;TZID=Europe/Warsaw:20271014T110000
SEQUENCE:2
STATUS:CANCELLED
SUMMARY:Przegląd reklamacji
ORGANIZER;CN=Filip Wrona:mailto:filip.wrona@logipak.example
ATTENDEE:mailto:sklep@tapety-ola.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: restaurant table as JSON-LD reservation',
    sentAt: '2027-12-01T18:26:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Bistro Pod Lipą <rezerwacje@bistro-podlipa.example>',
    subject: 'Twoja rezerwacja jest potwierdzona',
    text: `Dzień dobry,

potwierdzamy rezerwację stolika dla 9 osób.
Numer rezerwacji: BPL-3307
Nazwisko: Czarnecka
Termin: 10 grudnia 2027, 18:30

Stolik trzymamy przez 20 minut. Kuchnia przyjmuje zamówienia do 21:45.

Bistro Pod Lipą`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "BPL-3307",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Irena Czarnecka" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Bistro Pod Lipą",
    "address": { "@type": "PostalAddress", "streetAddress": "Rynek 8", "addressLocality": "Sandomierz", "addressCountry": "PL" }
  },
  "startTime": "2027-12-10T18:30:00+01:00",
  "partySize": 9
}
</script></head><body><p>Dzień dobry,</p><p>potwierdzamy rezerwację stolika dla 9 osób.<br>Numer rezerwacji: BPL-3307<br>Nazwisko: Czarnecka<br>Termin: 10 grudnia 2027, 18:30</p><p>Stolik trzymamy przez 20 minut. Kuchnia przyjmuje zamówienia do 21:45.</p><p>Bistro Pod Lipą</p></body></html>`,
    expected: [at('2027-12-10T18:30:00+01:00')],
  },
  {
    name: 'pl: perhaps the fifteenth, hour still open',
    sentAt: '2027-06-07T12:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Tadeusz Król <t.krol@sadownictwo-krol.example>',
    subject: 'etykiety na soki',
    text: `Witam,

etykiety mogą być, tylko zielony proszę trochę ciemniejszy. Może spotkalibyśmy się około 15 czerwca? Dokładny dzień i godzinę dogadamy telefonicznie, bo wszystko zależy od pogody i truskawek.

Tymczasem zaliczka 800 zł poszła dziś o 10.20.

T. Król`,
    expected: [],
  },
  {
    name: 'pl: in a week on Wednesday at ten, the hall opens earlier',
    sentAt: '2027-08-25T10:50:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Gil <renata.gil@expo-zabudowa.example>',
    subject: 'Wizja lokalna w hali',
    text: `Dzień dobry Panie Konradzie,

za tydzień w środę (1 września) o 10:00 robimy wizję lokalną w hali C i bardzo zależy nam na Pana obecności – chodzi o zasilanie stoiska. Brama jest otwarta od 7:00, parkujemy od strony torów. O 12:00 wpada inny wykonawca, więc potem hala będzie zajęta.

Renata Gil`,
    expected: [at('2027-09-01T10:00:00+02:00')],
  },
  {
    name: 'pl: autoresponder of a vet who is on leave',
    sentAt: '2027-08-02T06:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Lek. wet. Anna Sikora <anna.sikora@wet-lapka.example>',
    subject: 'Automatyczna odpowiedź: faktura za lipiec',
    text: `Dziękuję za wiadomość.

Przebywam na urlopie od 2 do 15 sierpnia 2027 r. Wracam do gabinetu w poniedziałek 16 sierpnia o 8:00. W nagłych przypadkach zastępuje mnie lek. wet. Paweł Rój (pn.–pt. 10:00–18:00, tel. 510 220 330).

Sprawy księgowe: ksiegowosc@wet-lapka.example

Anna Sikora`,
    expected: [],
  },
  {
    name: 'pl: reader in Chicago, Polish hour is named too',
    sentAt: '2027-02-11T16:40:00+01:00',
    timezone: 'America/Chicago',
    from: 'Krystyna Wolska <k.wolska@ceramika-boleslaw.example>',
    subject: 'Katalog wiosenny i rozmowa',
    text: `Dzień dobry Panie Stanisławie,

katalog wiosenny w załączniku. Porozmawiajmy o zamówieniu we wtorek 16 lutego o 17:00 czasu polskiego, u Państwa w Chicago to będzie 10:00 rano. Zadzwonię przez komunikator.

Kontener wypływa z Gdyni 2 marca, więc ilości musimy znać do 19 lutego.

Łączę pozdrowienia
Krystyna Wolska`,
    expected: [at('2027-02-16T10:00:00-06:00')],
  },
  {
    name: 'pl: tax office writes about declarations and duty hours',
    sentAt: '2027-04-15T11:21:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Rachunkowe Saldo <biuro@saldo-br.example>',
    subject: 'PIT za 2026 – przypomnienie',
    text: `Szanowni Państwo,

przypominamy, że zeznanie roczne należy złożyć do 30 kwietnia 2027 r. do północy. Urząd skarbowy organizuje dyżur w sobotę 24 kwietnia w godz. 9:00–13:00, ale naszym klientom wysyłamy deklaracje elektronicznie, więc nikt z Państwa nie musi tam iść.

Brakuje nam jeszcze od Państwa PIT-11 z poprzedniej pracy i potwierdzenia darowizny na 1 500 zł. Prosimy o skany do 21 kwietnia.

Saldo
czynne 8–16`,
    expected: [],
  },
  {
    name: 'pl: Tuesday is refused, Wednesday at two and Thursday at nine are offered',
    sentAt: '2027-11-19T12:12:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Sławomir Pietrzak <s.pietrzak@bhp-partner.example>',
    subject: 'Re: audyt BHP',
    text: `Dzień dobry,

we wtorek o 11 nie dam rady, jestem wtedy w sądzie jako biegły. Pasuje mi natomiast środa 24.11 o 14:00 albo czwartek 25.11 o 9:00. Proszę wybrać, co wygodniejsze.

Sprawozdanie oddaję w ciągu 5 dni roboczych.

Z poważaniem
Sławomir Pietrzak

> Panie Sławku, czy wtorek 23 listopada, 11:00 jest ok?
> Bożena`,
    expected: [at('2027-11-24T14:00:00+01:00'), at('2027-11-25T09:00:00+01:00')],
  },
  {
    name: 'pl: perhaps Tuesday afternoon, part of the day only',
    sentAt: '2027-10-21T17:07:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Justyna Flis <justyna.flis@foto-flis.example>',
    subject: 'wybór zdjęć do albumu',
    text: `Hej!

Wrzuciłam 312 zdjęć do galerii, hasło: albumDK27. Galeria wygasa 5 listopada o 23:59.

Może we wtorek po południu albo w środę rano usiądziemy nad wyborem? Zadzwonię w weekend i ustalimy coś konkretnego, bo jeszcze nie wiem, o której odbieram małego z przedszkola.

Justyna`,
    expected: [],
  },
  {
    name: 'pl: registered personally for a workshop with doors and break',
    sentAt: '2027-09-02T09:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Izba Rzemieślnicza <szkolenia@izba-rzem.example>',
    subject: 'Potwierdzenie zgłoszenia nr 58 – warsztaty „Umowy z klientem”',
    text: `Szanowny Panie Ireneuszu,

potwierdzamy Pana udział w warsztatach „Umowy z klientem”, które odbędą się 16 września 2027 r. (czwartek) w godzinach 10:00–14:30 w siedzibie Izby, sala 12.

Rejestracja od 9:30, przerwa kawowa o 12:00. Miejsce parkingowe nr 7 czeka na Pana.

Z rzemieślniczym pozdrowieniem
Barbara Wójtowicz`,
    expected: [at('2027-09-16T10:00:00+02:00', '2027-09-16T14:30:00+02:00')],
  },
  {
    name: 'pl: photovoltaics offer ends on Sunday evening',
    sentAt: '2027-07-15T08:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Słońce+ <oferty@slonceplus.example>',
    subject: 'Tylko do niedzieli, 20:00 – magazyn energii -25%',
    text: `Rachunki za prąd znowu w górę?

Tylko do niedzieli 18 lipca do godz. 20:00 magazyn energii 10 kWh kupisz o 25% taniej: 14 990 zł zamiast 19 990 zł.

Nasi doradcy czekają pod numerem 800 000 777 codziennie 8:00–21:00. Dzień otwarty w salonie: sobota 17 lipca, 10:00–16:00, grill i gry dla dzieci!

Rezygnacja z mailingu: https://slonceplus.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: occupational doctor, appointment made for the reader',
    sentAt: '2027-01-11T11:59:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kadry <kadry@tarcza-ochrona.example>',
    subject: 'badania okresowe',
    text: `Panie Leszku,

zapisałam Pana na badania okresowe na piątek, 15-go stycznia, na ósmą dwadzieścia, do przychodni Medikum przy Dworcowej. Na czczo, okulary zabrać. Skierowanie leży u mnie w pokoju 6, jestem do 15:00.

Pana obecne orzeczenie traci ważność 20 stycznia.

Edyta Wrzos, kadry`,
    expected: [at('2027-01-15T08:20:00+01:00')],
  },
  {
    name: 'pl: colleague is on sick leave and at the dentist of her own',
    sentAt: '2027-11-08T07:16:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kamila Borek <kamila.borek@spedytor-ost.example>',
    subject: 'dziś mnie nie ma',
    text: `hej

ząb mi dał popalić w nocy, o 10.30 mam dentystę i potem raczej już nie wrócę. jutro normalnie od 8.
listy przewozowe dla węgrów są na moim biurku, kierowca odbiera je o 13, wystarczy dać mu do ręki

sorki
kamila`,
    expected: [],
  },
  {
    name: 'pl: day after tomorrow at eight and the handover on Friday at four',
    sentAt: '2027-07-19T13:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Henryk Zając <h.zajac@parkiety-zajac.example>',
    subject: 'cyklinowanie',
    text: `Szanowna Pani,

wchodzimy do Pani salonu pojutrze o 8.00 rano, proszę wpuścić ekipę i pokazać, gdzie są korki. Lakier schnie dobę. Odbiór prac z Panią proponuję w piątek 23 lipca o 16.00.

Do tego czasu nie wnosić mebli. Zostało do zapłaty 2 150 zł, termin 30.07.

Zając Parkiety`,
    expected: [at('2027-07-21T08:00:00+02:00'), at('2027-07-23T16:00:00+02:00')],
  },
  {
    name: 'pl: the juniors play, results and fixtures of the club',
    sentAt: '2027-09-20T21:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'KS Orzeł – sekretariat <sekretariat@ks-orzel.example>',
    subject: 'Wyniki i terminarz',
    text: `Szanowny Sponsorze,

zgodnie z umową przesyłamy zestawienie za wrzesień. Seniorzy wygrali w sobotę 3:1 (początek meczu 15:00, 240 widzów, Państwa baner przy linii bocznej).

Terminarz rozgrywek:
25.09, 11:00 Sokół – Orzeł (juniorzy)
26.09, 14:00 Orzeł – Wisła II (seniorzy)
2.10, 10:30 Orzeł – Tęcza (żaki)

Raport fotograficzny w załączniku, faktura z terminem płatności 4.10.

Skarbnik KS Orzeł
Zenon Madej`,
    expected: [],
  },
  {
    name: 'pl: answer takes the only quoted time',
    sentAt: '2027-12-07T08:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Monika Bielska <monika.bielska@hotel-szyszka.example>',
    subject: 'Re: Degustacja menu sylwestrowego',
    text: `Świetnie, pasuje, do zobaczenia! Proszę tylko o jedną wersję bez orzechów.

M. Bielska

W dniu 06.12.2027 o 17:44, Kuchnia Smak pisze:
> Pani Moniko, zapraszamy na degustację w czwartek 9 grudnia o 16:00.
> Menu przesyłam w załączeniu, wycena ważna do 15.12.
> Pozdrawiam, Artur`,
    expected: [at('2027-12-09T16:00:00+01:00')],
  },
  {
    name: 'pl: thanks for the offer, the meeting in the quote is over',
    sentAt: '2027-06-03T10:10:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dariusz Kępa <d.kepa@tartak-kepa.example>',
    subject: 'Odp: Oferta na pilarkę',
    text: `Dzień dobry,

dziękuję za ofertę, w załączniku skan podpisanego zamówienia. Prowadnicę 45 cm proszę zamienić na 50 cm.

Dariusz Kępa

-----Wiadomość oryginalna-----
Od: Leśne Maszyny
Wysłano: 28 maja 2027 14:12
Temat: Oferta na pilarkę

Panie Darku,
jak ustaliliśmy, we wtorek 1 czerwca o 9:30 pokażę Panu maszynę na placu. Cena 5 490 zł netto.
Marek`,
    expected: [],
  },
  {
    name: 'pl: forwarded invitation that is meant for the reader',
    sentAt: '2027-03-22T09:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewelina Socha <ewelina@pracownia-linia.example>',
    subject: 'Fwd: Prezentacja koncepcji – biblioteka',
    text: `Bartek, to do Ciebie, ja nie dam rady – idziesz Ty, już im to potwierdziłam.

E.

---------- Wiadomość przekazana ----------
Od: Biblioteka Miejska <sekretariat@biblioteka-miejska.example>
Data: pon., 22 mar 2027, 09:02
Temat: Prezentacja koncepcji

Szanowni Państwo,
zapraszamy na prezentację koncepcji przebudowy czytelni w dniu 31 marca 2027 r. (środa) o godz. 11:00, sala konferencyjna. Plansze proszę dostarczyć do 30 marca do godz. 15:00.`,
    expected: [at('2027-03-31T11:00:00+02:00')],
  },
  {
    name: 'pl: forwarded thread about a meeting of two others',
    sentAt: '2027-10-26T14:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Oskar Lech <oskar.lech@druk-lech.example>',
    subject: 'FW: termin z Panem Rybą',
    text: `Tylko dla Twojej informacji, żebyś wiedziała, że sprawa ruszyła. Nas tam nie będzie.

Oskar

Od: Adam Ryba
Do: Oskar Lech
Temat: termin

Oskar, z drukarnią z Radomia spotykam się w czwartek 28.10 o 10:00, pogadam też o tekturze. Jadę od nich prosto na lotnisko (14:35).
A.R.`,
    expected: [],
  },
  {
    name: 'pl: parents and teacher, one short slot',
    sentAt: '2027-11-09T18:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Małgorzata Turek <m.turek@sp-sloneczna.example>',
    subject: 'Konsultacja indywidualna – Antek',
    text: `Szanowna Pani,

dziękuję za wiadomość. Zapraszam Panią na indywidualną konsultację w poniedziałek 15 listopada, 16:40–16:55, sala 23. Zaraz po Pani mam kolejnych rodziców, dlatego proszę o punktualność.

Przypominam też o wpłacie 35 zł na teatr do środy.

Z pozdrowieniami
Małgorzata Turek
wychowawczyni 2b`,
    expected: [at('2027-11-15T16:40:00+01:00', '2027-11-15T16:55:00+01:00')],
  },
  {
    name: 'pl: bell and lesson timetable of a school',
    sentAt: '2027-08-30T12:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat SP 4 <sekretariat@sp4-lesna.example>',
    subject: 'dzwonki od września - do wglądu dla cateringu',
    text: `Dzień dobry,

zgodnie z prośbą przesyłam rozkład przerw od 1 września, żeby mogli Państwo zaplanować wydawanie posiłków:

1. przerwa 8:45–8:50
2. przerwa 9:35–9:45
długa przerwa I 11:25–11:45 (klasy 1–3)
długa przerwa II 12:30–12:50 (klasy 4–8)

Stołówka czynna do 14:30. Liczba obiadów: 186.

Sekretariat`,
    expected: [],
  },
  {
    name: 'pl: today at half past three by phone',
    sentAt: '2027-04-29T09:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Szymon Hajto <szymon@it-pogotowie.example>',
    subject: 'drukarka sieciowa',
    text: `Hej Iza,

podłączę się zdalnie do Twojego komputera dziś o 15:30, zajmie nam to kwadrans. Bądź proszę przy biurku i nie wyłączaj programu pomocy. Do tego czasu drukuj na tej z parteru.

Szymon
IT Pogotowie, helpdesk 7:00–19:00`,
    expected: [at('2027-04-29T15:30:00+02:00', '2027-04-29T15:45:00+02:00')],
  },
  {
    name: 'pl: missed calls, please call back',
    sentAt: '2027-01-28T13:25:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ryszard Gołąb <r.golab@agro-golab.example>',
    subject: 'prosze oddzwonic',
    text: `dzwonilem do panstwa dzis o 9.40 i jeszcze raz o 11.15, nikt nie odbiera. chodzi o pompe z reklamacji 118/27. prosze o telefon, najlepiej przed 15 bo potem karmie zwierzeta.

golab ryszard
601 222 901`,
    expected: [],
  },
  {
    name: 'pl: shop stock-take on a whole day',
    sentAt: '2027-12-13T16:02:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Teresa Gajda <teresa.gajda@zelazny-sklep.example>',
    subject: 'Inwentaryzacja',
    text: `Kochani,

inwentaryzacja w tym roku wypada we wtorek 28 grudnia, sklep zamknięty, liczymy wszyscy cały dzień. Proszę sobie nic na ten dzień nie planować.

Pizza na mój koszt. Klienci dostaną kartkę na drzwi, że otwieramy znowu w środę o 7:00.

Teresa`,
    expected: [days('2027-12-28')],
  },
  {
    name: 'pl: noise notice of the neighbouring building site',
    sentAt: '2027-06-22T10:25:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Budimar – kierownictwo budowy <budowa-nadrzeczna@budimar.example>',
    subject: 'Uciążliwe prace przy ul. Nadrzecznej',
    text: `Szanowni Sąsiedzi,

uprzejmie informujemy, że w sobotę 26 czerwca między 8:00 a 14:00 oraz w poniedziałek 28 czerwca od 7:00 będziemy wbijać ścianki szczelne. Prace są głośne, za co z góry przepraszamy.

Wjazd na Państwa podwórze pozostaje przejezdny. W razie pytań: kierownik budowy, 690 300 412.

Budimar`,
    expected: [],
  },
  {
    name: 'pl: Teams call with link and a length, in the chatty form',
    sentAt: '2027-02-25T14:44:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Krupa <natalia.krupa@smart-hr.example>',
    subject: 'Onboarding – 1. rozmowa',
    text: `Cześć Igor!

Cieszę się, że zaczynamy współpracę :) Pierwsza rozmowa: poniedziałek, 1 marca, 9:15, rezerwujemy sobie 45 minut.
Link: https://teams.microsoft.example/l/meetup-join/19%3a0447

Umowę podpisz proszę elektronicznie do piątku do 18:00, inaczej nie zdążę Ci założyć konta.

Do usłyszenia
Natalia`,
    expected: [at('2027-03-01T09:15:00+01:00', '2027-03-01T10:00:00+01:00')],
  },
  {
    name: 'pl: alarm log of the night, guard was there',
    sentAt: '2027-05-17T06:45:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Centrum Monitoringu Strażnik <cm@straznik-ochrona.example>',
    subject: 'Raport zdarzeń – obiekt 2219',
    text: `RAPORT Z DNIA 16/17.05.2027

22:04 uzbrojenie systemu (użytkownik 3)
02:14 alarm, czujka PIR magazyn
02:16 wysłano patrol
02:27 patrol na miejscu, brak śladów włamania, powód: balon pod sufitem
02:35 ponowne uzbrojenie
05:58 rozbrojenie (użytkownik 1)

Koszt interwencji: w abonamencie. Następny raport automatyczny: 18.05, 06:45.`,
    expected: [],
  },
  {
    name: 'pl: concert tickets as JSON-LD event reservation',
    sentAt: '2027-05-20T20:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bilety Filharmonia <bilety@filharmonia-podgorska.example>',
    subject: 'Twoje bilety: Gala Jubileuszowa Przedsiębiorców',
    text: `Dziękujemy za zakup!

Gala Jubileuszowa Przedsiębiorców Podgórza
piątek, 11 czerwca 2027, godz. 19:00
Filharmonia Podgórska, ul. Mostowa 1
2 bilety, rząd IV, miejsca 11–12, razem 240 zł

Drzwi otwieramy o 18:15. Szatnia bezpłatna.
Zamówienie FP-88120`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "FP-88120",
  "reservationStatus": "https://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Waldemar Kania" },
  "reservationFor": {
    "@type": "Event",
    "name": "Gala Jubileuszowa Przedsiębiorców Podgórza",
    "startDate": "2027-06-11T19:00:00+02:00",
    "doorTime": "2027-06-11T18:15:00+02:00",
    "location": {
      "@type": "Place",
      "name": "Filharmonia Podgórska",
      "address": { "@type": "PostalAddress", "streetAddress": "ul. Mostowa 1", "addressLocality": "Krosno", "addressCountry": "PL" }
    }
  }
}
</script></head><body><h2>Dziękujemy za zakup!</h2><p>Gala Jubileuszowa Przedsiębiorców Podgórza<br>piątek, 11 czerwca 2027, godz. 19:00<br>Filharmonia Podgórska, ul. Mostowa 1<br>2 bilety, rząd IV, miejsca 11–12, razem 240 zł</p><p>Drzwi otwieramy o 18:15. Szatnia bezpłatna.<br>Zamówienie FP-88120</p></body></html>`,
    expected: [at('2027-06-11T19:00:00+02:00')],
  },
  {
    name: 'pl: restaurant cancels a table, JSON-LD status cancelled',
    sentAt: '2027-07-28T11:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Karczma Młyn <rezerwacje@karczma-mlyn.example>',
    subject: 'Anulowanie rezerwacji KM-1904',
    text: `Szanowny Gościu,

zgodnie z Pana prośbą anulowaliśmy rezerwację KM-1904 na 31 lipca 2027, godz. 17:00 (6 osób). Zadatek 200 zł wróci na kartę w ciągu 3 dni roboczych.

Karczma Młyn`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "KM-1904",
  "reservationStatus": "http://schema.org/ReservationCancelled",
  "underName": { "@type": "Person", "name": "Roman Cebula" },
  "reservationFor": { "@type": "FoodEstablishment", "name": "Karczma Młyn" },
  "startTime": "2027-07-31T17:00:00+02:00",
  "partySize": 6
}
</script></head><body><p>Szanowny Gościu,</p><p>zgodnie z Pana prośbą anulowaliśmy rezerwację KM-1904 na 31 lipca 2027, godz. 17:00 (6 osób). Zadatek 200 zł wróci na kartę w ciągu 3 dni roboczych.</p><p>Karczma Młyn</p></body></html>`,
    expected: [],
  },
  {
    name: 'pl: Silesian words, visit on Saturday at nine',
    sentAt: '2027-09-08T19:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Erwin Kocur <erwin.kocur@poczta.example>',
    subject: 'szranki do kuchni',
    text: `Szczęść Boże panie Achim,

jo bych se te szranki chcioł obejrzeć na żywo, bo na bildach to roz są takie, roz inksze. Przijada do wos w sobota 11 września o dziewiątyj rano, moja staro tyż idzie. Na połednie muszymy być nazot, bo wnuki przijadom na łobiod o pierwszyj.

Pyrsk
Erwin`,
    expected: [at('2027-09-11T09:00:00+02:00')],
  },
  {
    name: 'pl: city bus line changes its timetable',
    sentAt: '2027-03-25T13:10:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Agata Moll <agata.moll@park-biznesu.example>',
    subject: 'Autobus 17 – nowe godziny od kwietnia',
    text: `Szanowni Najemcy,

od czwartku 1 kwietnia linia 17 odjeżdża spod bramy głównej:

do centrum: 6:12, 7:05, 14:20, 15:20, 16:05
z centrum: 5:40, 6:35, 7:30, 13:50

Bilet miesięczny kosztuje 96 zł i można go kupić u kierowcy. Rozkład wisi też w portierni.

Agata Moll
administracja Parku Biznesu`,
    expected: [],
  },
  {
    name: 'pl: ICS with the zone of London, reader in Warsaw',
    sentAt: '2027-10-11T10:02:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Peter Nowak <peter.nowak@thames-import.example>',
    subject: 'Zaproszenie: Jakość dostaw Q3',
    text: `Cześć Aniu,

zaproszenie w załączniku. Raport wyślij mi proszę do środy.

Peter`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Thames Import//Cal//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:STANDARD
DTSTART:19961027T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:q3-quality-551@thames-import.example
DTSTAMP:20271011T090200Z
DTSTART;TZID=Europe/London:20271015T090000
DTEND;TZID=Europe/London:20271015T094500
SUMMARY:Jakość dostaw Q3
ORGANIZER;CN=Peter Nowak:mailto:peter.nowak@thames-import.example
ATTENDEE;RSVP=TRUE:mailto:ania@szklo-lux.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-15T10:00:00+02:00', '2027-10-15T10:45:00+02:00')],
  },
  {
    name: 'pl: product launch of a supplier',
    sentAt: '2027-08-31T09:09:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Tomasz Wierzba <t.wierzba@ekspresy-pro.example>',
    subject: 'nowy ekspres – premiera',
    text: `Panie Kubo,

tak jak obiecałem, daję znać jako jednemu z pierwszych: premiera modelu Duo 3 jest 9 września o 10:00, wtedy też rusza sprzedaż w naszym sklepie. Cena katalogowa 11 900 zł, dla Pana 10 700. Do 8 września obowiązuje embargo, więc proszę nie wrzucać zdjęć na profil kawiarni.

Stare modele wyprzedajemy do wyczerpania.

Tomasz Wierzba`,
    expected: [],
  },
  {
    name: 'pl: inspection of the forklift by the authority, form letter',
    sentAt: '2027-05-26T08:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dozór Techniczny Oddział 5 <badania@dozor-oddzial5.example>',
    subject: 'Zawiadomienie o terminie badania – wózek jezdniowy nr fabr. 30117',
    text: `Szanowni Państwo,

zawiadamiam, że badanie okresowe wózka jezdniowego o nr fabr. 30117 zostanie przeprowadzone u Państwa w dniu 8.06.2027 r. (wtorek) o godz. 10.30. Inspektor: inż. Cezary Pluta.

Do badania należy przygotować księgę rewizyjną, obciążenie próbne 1,5 t oraz zapewnić obecność operatora. Opłata: 312,00 zł, płatna w terminie 14 dni.

Sekretariat czynny 7.30–15.00`,
    expected: [at('2027-06-08T10:30:00+02:00')],
  },
  {
    name: 'pl: colleague hands over and holds the client talks herself',
    sentAt: '2027-07-30T15:26:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Weronika Pająk <weronika@kampania-studio.example>',
    subject: 'przekazanie na czas urlopu Magdy',
    text: `Hej Patryk,

żebyś nie szukał: wszystkie spotkania Magdy na przyszły tydzień przejmuję ja. W poniedziałek 2.08 o 13 mam za nią rozmowę z browarem, a w środę o 9.30 z gminą. Ty dalej robisz spokojnie grafiki, nikt Cię nie będzie odrywał.

Pliki źródłowe wrzuć do czwartku.

W.`,
    expected: [],
  },
  {
    name: 'pl: property manager offers two hours for the meter exchange',
    sentAt: '2027-02-15T10:37:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zarządca Dom-Med <biuro@dommed.example>',
    subject: 'Wymiana wodomierza w lokalu U3',
    text: `Dzień dobry,

w Państwa lokalu użytkowym U3 trzeba wymienić wodomierz (legalizacja mija 28 lutego). Monter może być u Państwa:

a) w poniedziałek 22.02 o godz. 7:15
b) w środę 24.02 o godz. 18:30

Prosimy o wybór do piątku 19.02 do 12:00. Wymiana jest bezpłatna.

Administracja Dom-Med
tel. 41 300 20 10 (8–15)`,
    expected: [at('2027-02-22T07:15:00+01:00'), at('2027-02-24T18:30:00+01:00')],
  },
  {
    name: 'pl: applicant withdraws from the talk on Thursday',
    sentAt: '2027-04-13T22:03:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Daria Polak <daria.polak@poczta.example>',
    subject: 'rezygnacja z rozmowy',
    text: `Dzień dobry,

bardzo dziękuję za zaproszenie na rozmowę w czwartek 15 kwietnia o 11:00, niestety muszę z niej zrezygnować, ponieważ przyjęłam inną ofertę. Przepraszam, że piszę dopiero teraz, decyzję dostałam dziś o 20.

Życzę powodzenia w poszukiwaniach
Daria Polak`,
    expected: [],
  },
  {
    name: 'pl: sanitary inspector announces the acceptance of the kitchen',
    sentAt: '2027-08-10T12:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Inspekcja Sanitarna <hzz@psse-gorki.example>',
    subject: 'Odbiór lokalu gastronomicznego – HŻ.9022.41.2027',
    text: `W odpowiedzi na wniosek z dnia 3 sierpnia br. zawiadamiam, że odbiór lokalu „Pierogarnia u Zosi” odbędzie się dnia 19 sierpnia 2027 r. o godz. 9.00. Obecność przedsiębiorcy jest obowiązkowa.

Należy okazać: projekt technologiczny, wynik badania wody, orzeczenia do celów sanitarno-epidemiologicznych. Brakujące dokumenty można złożyć w kancelarii do 17 sierpnia w godz. 7.30–15.05.

Z up. Państwowego Inspektora
mgr inż. Lucyna Ostrowska`,
    expected: [at('2027-08-19T09:00:00+02:00')],
  },
  {
    name: 'pl: catering delivery hours for an order',
    sentAt: '2027-10-07T09:29:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Patelnia Catering <zamowienia@patelnia-catering.example>',
    subject: 'Zamówienie 4417 – potwierdzenie',
    text: `Dzień dobry,

przyjęliśmy zamówienie na poniedziałek 11.10:

24 x lunch box mięsny, 8 x wege, kawa w termosach
dostawa: 12:30, recepcja, wejście B
odbiór pustych termosów: 16:00

Zmiany liczby porcji do piątku do godz. 11:00. Razem 1 088 zł brutto.

Smacznego
Patelnia`,
    expected: [],
  },
  {
    name: 'pl: photo session with Roman month, the photographer leaves at noon',
    sentAt: '2027-10-06T20:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bogna Turska <bogna@bogna-foto.example>',
    subject: 'sesja zdjęciowa gabinetu',
    text: `Witam Panią Doktor,

przyjadę z lampami 14.X.2027 (czwartek), robimy od 9:30 do 11:30, najpierw wnętrza, potem portrety zespołu. W samo południe muszę już wyjechać, bo o 14:00 mam ślub cywilny w Płocku.

Fartuchy niech będą wyprasowane, proszę :) Gotowe pliki oddaję do 22.X.

Bogna Turska
790 400 115`,
    expected: [at('2027-10-14T09:30:00+02:00', '2027-10-14T11:30:00+02:00')],
  },
  {
    name: 'pl: JSON-LD of a parcel with arrival window',
    sentAt: '2027-11-24T05:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Papier i Tusz <sklep@papier-tusz.example>',
    subject: 'Zamówienie PT/20981 wysłane',
    text: `Dzień dobry,

zamówienie PT/20981 (10 ryz papieru A4, 2 tonery) zostało wysłane. Przewidywane doręczenie: czwartek 25 listopada, 9:00–12:00.

Nr listu przewozowego: 003300778812

Papier i Tusz`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "003300778812",
  "expectedArrivalFrom": "2027-11-25T09:00:00+01:00",
  "expectedArrivalUntil": "2027-11-25T12:00:00+01:00",
  "carrier": { "@type": "Organization", "name": "Szybka Paczka" },
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "PT/20981",
    "merchant": { "@type": "Organization", "name": "Papier i Tusz" }
  }
}
</script></head><body><p>Dzień dobry,</p><p>zamówienie PT/20981 (10 ryz papieru A4, 2 tonery) zostało wysłane. Przewidywane doręczenie: czwartek 25 listopada, 9:00–12:00.</p><p>Nr listu przewozowego: 003300778812</p></body></html>`,
    expected: [],
  },
  {
    name: 'pl: ICS of a whole day for the first-aid course',
    sentAt: '2027-03-30T12:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Norbert Sitek <norbert.sitek@ratuj-szkolenia.example>',
    subject: 'Kurs pierwszej pomocy u Państwa w firmie',
    text: `Dzień dobry,

zgodnie z umową wysyłam zaproszenie na kurs dla całej załogi. Fantomy przywiozę sam, potrzebna jest sala z rzutnikiem.

Listę uczestników proszę podać do 9 kwietnia.

Norbert Sitek`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ratuj Szkolenia//PL
METHOD:REQUEST
BEGIN:VEVENT
UID:kpp-2027-04-16@ratuj-szkolenia.example
DTSTAMP:20270330T103000Z
DTSTART;VALUE=DATE:20270416
DTEND;VALUE=DATE:20270417
SUMMARY:Kurs pierwszej pomocy
ORGANIZER;CN=Norbert Sitek:mailto:norbert.sitek@ratuj-szkolenia.example
ATTENDEE;RSVP=TRUE:mailto:biuro@lakiernia-kolor.example
END:VEVENT
END:VCALENDAR`),
    expected: [days('2027-04-16')],
  },
  {
    name: 'pl: waste collection calendar for a half-year',
    sentAt: '2027-06-28T11:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zakład Komunalny <odpady@zk-bukowno.example>',
    subject: 'Harmonogram odbioru odpadów – II półrocze, rejon 3',
    text: `Szanowni Państwo,

odbiór odpadów z nieruchomości niezamieszkałych w lipcu i sierpniu:

zmieszane: 5.07, 19.07, 2.08, 16.08
papier: 13.07, 10.08
szkło: 27.07

Pojemniki należy wystawić przed godz. 6:00. Punkt PSZOK czynny we wtorki 10–18 i soboty 8–14. Opłata za II kwartał: 342,00 zł, termin 15 lipca.

Zakład Komunalny`,
    expected: [],
  },
  {
    name: 'pl: booking tool confirms a consultation by video link',
    sentAt: '2027-08-05T21:42:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Terminarz <powiadomienia@terminarz-online.example>',
    subject: 'Nowa rezerwacja: Konsultacja prawna – Aldona Grabska',
    text: `Masz nową rezerwację!

Usługa: Konsultacja prawna online (50 min)
Klient: Aldona Grabska, aldona.grabska@poczta.example
Kiedy: śr., 11.08.2027, 17:10–18:00
Spotkanie: https://meet.terminarz-online.example/ag-7f21
Opłacono: 250,00 zł

Klient może zmienić termin do 24 h przed spotkaniem. Twoja dostępność w tym tygodniu: pn.–czw. 15:00–19:00.`,
    expected: [at('2027-08-11T17:10:00+02:00', '2027-08-11T18:00:00+02:00')],
  },
  {
    name: 'pl: fair organiser mails the programme to all exhibitors of the trade',
    sentAt: '2027-02-02T08:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Targi Ogród i Taras <info@targi-ogrod.example>',
    subject: 'Program sceny głównej już jest! Kup bilet branżowy',
    text: `Poznaj program sceny głównej Targów Ogród i Taras 2027:

piątek, 19 lutego
10:00 Otwarcie
11:30 Trendy w nawierzchniach – panel
14:00 Pokaz cięcia drzew owocowych

sobota, 20 lutego
10:30 Woda w ogrodzie
13:00 Finał konkursu na najlepszą altanę

Bilet branżowy 49 zł do 10 lutego, potem 79 zł. Hale czynne 9–17.

Nie chcesz otrzymywać takich informacji? Kliknij „wypisz”.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: reader in Vilnius, Polish hour is converted',
    sentAt: '2027-09-27T13:33:00+02:00',
    timezone: 'Europe/Vilnius',
    from: 'Artur Gwóźdź <artur.gwozdz@wydawnictwo-brzeg.example>',
    subject: 'Korekta przewodnika po Wilnie',
    text: `Szanowna Pani Redaktor,

drugą korektę otrzymałem, bardzo dziękuję. Zostało dosłownie kilka przypisów, proponuję przejść je wspólnie przez telefon w środę 29 września o 10:00 czasu polskiego (u Pani 11:00).

W drukarni plik musi być 1 października do 14:00, więc naprawdę się spieszymy.

Z uszanowaniem
Artur Gwóźdź`,
    expected: [at('2027-09-29T11:00:00+03:00')],
  },
  {
    name: 'pl: social insurance invites all payers to a telephone duty',
    sentAt: '2027-05-18T10:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Oddział Ubezpieczeń <informacja@ubezpieczenia-oddzial.example>',
    subject: 'Dyżur telefoniczny ekspertów – składka zdrowotna',
    text: `Szanowni Płatnicy,

w poniedziałek 24 maja w godz. 10:00–12:00 nasi eksperci będą odpowiadać telefonicznie na pytania o roczne rozliczenie składki zdrowotnej. Numery: 81 200 30 41, 81 200 30 42.

Przypominamy, że ewentualną dopłatę należy uregulować do 20 maja. Sala obsługi klientów jest czynna w poniedziałki do 18:00.

Oddział Ubezpieczeń`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: club board meets at seven in the evening',
    sentAt: '2027-11-04T22:10:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Czesław Mroczek <cz.mroczek@poczta.example>',
    subject: 'zebranie zarządu koła',
    text: `Czołem,

zbieramy się jako zarząd w najbliższy wtorek, 9 listopada, o siódmej wieczorem w świetlicy. Twoja sprawa na zebraniu: preliminarz na przyszły rok. Ogrzewanie włączę o szóstej, żeby nie było jak ostatnio.

Składki za 2027 (80 zł) przyjmuje Staszek, byle przed Barbórką.

Z wędkarskim pozdrowieniem
Czesiek`,
    expected: [at('2027-11-09T19:00:00+01:00')],
  },
  {
    name: 'pl: pity that you were not there, report of an evening',
    sentAt: '2027-09-20T09:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Elżbieta Rogala <e.rogala@galeria-strych.example>',
    subject: 'po wernisażu',
    text: `Drogi Panie Wiktorze,

wielka szkoda, że Pana nie było w piątek! Zaczęliśmy o 18:00, o 19 grało trio, a ostatni goście wyszli po północy. Sprzedały się cztery Pana ramy, w tym ta największa za 1 250 zł.

Wystawa wisi do 17 października, od wtorku do niedzieli między 11 a 18. Rozliczenie prześlę na początku przyszłego miesiąca.

Serdeczności
Elżbieta Rogala`,
    expected: [],
  },
  {
    name: 'pl: bank adviser, date and hour in words',
    sentAt: '2027-07-08T14:01:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Magdalena Struś <magdalena.strus@bank-rolny.example>',
    subject: 'Kredyt obrotowy – podpisanie umowy',
    text: `Panie Prezesie,

decyzja jest pozytywna! Na podpisanie umowy zapraszam trzynastego lipca, we wtorek, o czternastej trzydzieści do oddziału przy placu Wolności. Proszę zabrać dowód i pieczątkę.

Uruchomienie środków nastąpi do 16 lipca. Oferta z marżą 1,9% jest ważna do 20 lipca, oddział czynny 9–17.

Magdalena Struś
doradca klienta firmowego`,
    expected: [at('2027-07-13T14:30:00+02:00')],
  },
  {
    name: 'pl: film crew closes the street, parking ban',
    sentAt: '2027-04-22T15:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Iga Tomczyk <iga.tomczyk@klaps-produkcja.example>',
    subject: 'Zdjęcia do serialu na ul. Garncarskiej',
    text: `Dzień dobry,

jestem kierowniczką planu serialu „Kamienica”. W środę 28 kwietnia od 5:00 do 22:00 na ul. Garncarskiej obowiązuje zakaz parkowania, a między 13 a 16 będziemy co kilka minut wstrzymywać ruch pieszych. Wejście do Państwa sklepu pozostaje otwarte.

Za utrudnienia oferujemy 300 zł rekompensaty, numer konta proszę przysłać mailem.

Iga Tomczyk`,
    expected: [],
  },
  {
    name: 'pl: hour of the masons is corrected from eight to half past eight',
    sentAt: '2027-05-06T18:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zbigniew Kłos <zbigniew.klos@klos-kamien.example>',
    subject: 'Re: Re: pomiar blatu',
    text: `Pani Alicjo,

mała korekta, jednak nie o 8:00, tylko o 8:30 będę jutro u Pani na pomiar blatu (piątek 7 maja). Muszę najpierw syna do szkoły odwieźć, lekcje ma od ósmej.

Próbka granitu „Star” będzie ze mną, 640 zł/mb.

Z. Kłos

czw., 6 maj 2027, 09:12 Alicja Dybek <alicja@kawiarnia-dybek.example>:
> Dobrze, to czekam jutro o 8:00.`,
    expected: [at('2027-05-07T08:30:00+02:00')],
  },
  {
    name: 'pl: secretary lists the day of her boss',
    sentAt: '2027-12-14T08:21:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat Prezesa <sekretariat@hydro-plast.example>',
    subject: 'Prezes dziś nieosiągalny',
    text: `Dzień dobry,

Pan Prezes prosił przekazać, że dziś się do Państwa nie odezwie: o 9:00 ma zarząd, o 11:30 wizytę delegacji z Czech, a o 15:10 wyjeżdża do Gdańska. W sprawie rabatu odpisze najpóźniej w piątek.

Pozdrawiam
Lidia Kos`,
    expected: [],
  },
  {
    name: 'pl: invitation to the jubilee of a partner firm, return bus',
    sentAt: '2027-05-10T12:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Stanisława i Jan Lipscy <biuro@ogrodnictwo-lipscy.example>',
    subject: 'Zaproszenie na 30-lecie',
    text: `Szanowna Pani Jadwigo,

mamy zaszczyt zaprosić Panią z osobą towarzyszącą na uroczystość 30-lecia naszej szkółki, która odbędzie się w sobotę, 5 czerwca 2027 roku, o godzinie 17:00 w namiocie przy szklarniach.

Parking będzie otwarty od 16:00. O 23:30 odjeżdża bus do centrum. Prosimy o potwierdzenie przybycia do 24 maja.

Z wyrazami szacunku
Stanisława i Jan Lipscy`,
    expected: [at('2027-06-05T17:00:00+02:00')],
  },
  {
    name: 'pl: aunt is booked for the hairdresser and physician by the writer',
    sentAt: '2027-03-05T16:16:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Urszula Jankowska <urszula.jankowska@pasmanteria-ula.example>',
    subject: 'mama i zastępstwo',
    text: `Kasiu,

nie martw się o mamę, wszystko pozałatwiałam: we wtorek 9 marca o 10:40 ma kardiologa, Wojtek ją zawiezie, a w czwartek o 12 fryzjera na dole w bloku. Ty siedź spokojnie w sklepie, naprawdę nikogo nie trzeba.

Nici DMC dojdą w poniedziałek, faktura 412,60.

Ula`,
    expected: [],
  },
  {
    name: 'pl: court hearing with obligatory presence, lawyer comes by train',
    sentAt: '2027-09-29T11:18:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'adw. Hubert Zalewski <h.zalewski@adwokat-zalewski.example>',
    subject: 'Sygn. V GC 212/27 – termin rozprawy',
    text: `Szanowny Panie,

Sąd wyznaczył termin rozprawy na 19 października 2027 r. (wtorek), godz. 9:20, sala 114. Pańskie stawiennictwo jest obowiązkowe, będzie Pan przesłuchiwany jako strona.

Mój pociąg z Lublina przyjeżdża o 8:31, będę zatem prosto z dworca. Ewentualne wnioski dowodowe musimy złożyć do 8 października.

Z poważaniem
Hubert Zalewski
adwokat`,
    expected: [at('2027-10-19T09:20:00+02:00')],
  },
  {
    name: 'pl: vote for the best bakery ends at a certain hour',
    sentAt: '2027-10-14T19:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Krzysztof Dąbek <kdabek@glos-powiatu.example>',
    subject: 'Plebiscyt – jesteście na 2. miejscu',
    text: `Pani Mario,

na dziś rano mieli Państwo 1 214 głosów, prowadzi „Kłosek” z wynikiem 1 260. Głosowanie kończy się w niedzielę 17 października o 20:00, więc jest o co walczyć. Wyniki wydrukujemy w numerze z 21 października.

SMS-y kosztują 2,46 zł, przez stronę głosuje się za darmo. Proszę wrzucić plakat na ladę.

Krzysztof Dąbek
Głos Powiatu`,
    expected: [],
  },
  {
    name: 'pl: team workshop on two whole days',
    sentAt: '2027-09-01T10:19:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sabina Orzech <sabina.orzech@kolektyw-arch.example>',
    subject: 'warsztaty zespołu – terminy',
    text: `Cześć Maćku,

mamy to! Warsztaty strategiczne całej pracowni robimy w czwartek i piątek, 23–24 września, oba dni w całości, w dworku pod Nałęczowem. Jesteś na liście, pokój masz z Olkiem.

Do 10 września wpisz w tabelę, czy jesz mięso. Deadline konkursu na szkołę (24.09, 12:00) przejmuje biuro w Krakowie.

Sabina`,
    expected: [days('2027-09-23', '2027-09-25')],
  },
  {
    name: 'pl: debt collector sets a term of payment',
    sentAt: '2027-01-20T09:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział Windykacji <windykacja@farby-hurt.example>',
    subject: 'Ostateczne przedsądowe wezwanie do zapłaty FV 1288/12/2026',
    text: `Szanowni Państwo,

wzywamy do zapłaty kwoty 7 310,44 zł wynikającej z faktury FV 1288/12/2026 w nieprzekraczalnym terminie do 27 stycznia 2027 r., godz. 12:00 (decyduje data wpływu). Po tym terminie sprawa zostanie skierowana na drogę sądową.

W rozmowie telefonicznej 12 stycznia o godz. 14:20 deklarowali Państwo zapłatę do 15 stycznia.

Dział Windykacji
pn.–pt. 8:00–16:00, tel. 32 700 80 90`,
    expected: [],
  },
  {
    name: 'pl: recruiter calls at a quarter past nine',
    sentAt: '2027-03-03T17:29:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Wiktoria Leśniak <wiktoria@lesniak-rekrutacja.example>',
    subject: 'kandydat na szefa kuchni',
    text: `Panie Rafale,

mam kogoś naprawdę dobrego! Zadzwonię do Pana w piątek 5 marca kwadrans po dziewiątej i opowiem, dobrze? O dziesiątej zaczynam targi pracy i potem będzie już za głośno.

CV w załączniku, oczekiwania 9–10 tys. brutto, może zacząć od 1 kwietnia.

Wiktoria Leśniak`,
    expected: [at('2027-03-05T09:15:00+01:00')],
  },
  {
    name: 'pl: restaurant partner sends the new lunch card and prices',
    sentAt: '2027-08-23T09:51:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Mirek Banaś <mirek@u-banasia.example>',
    subject: 'nowa karta lunchowa do druku',
    text: `Siema Gosiu,

karta do poprawki, od września zmieniamy tak:

zestaw dnia 12.00-16.00: 32,50
zupa 14.00, pierogi 8 szt. 26.30
śniadania sob.-niedz. 9-12.30
happy hour pt. 17-19 (piwo 10.00!)

nakład 150 szt, papier jak ostatnio. daj znać ile to wyjdzie, termin jak zawsze na wczoraj hehe

Mirek`,
    expected: [],
  },
];
