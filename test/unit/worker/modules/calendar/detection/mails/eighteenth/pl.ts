import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: customer asks joiner for a measuring visit',
    sentAt: '2027-01-11T09:42:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Halina Drewnowska <h.drewnowska@poczta-domowa.example>',
    subject: 'szafa wnękowa - pomiar',
    text: `Dzień dobry,

dziękuję za wycenę, 4 800 zł brutto jest dla nas do przyjęcia. Chcielibyśmy ruszyć z pomiarem. Czy mógłby Pan przyjechać do nas w czwartek 14 stycznia o 16:30? Mąż będzie już wtedy po pracy i pokaże, gdzie idą rury.

Adres: ul. Jesionowa 7 m. 12, domofon 12, drugie piętro bez windy.

Pozdrawiam serdecznie
Halina Drewnowska
tel. 600 000 112`,
    expected: [at('2027-01-14T16:30:00+01:00')],
  },
  {
    name: 'pl: accountant offers three slots for the yearly closing',
    sentAt: '2027-02-03T13:15:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Biuro Rachunkowe Saldo <ewa.maciag@saldo-biuro.example>',
    subject: 'Omówienie bilansu za 2026',
    text: `Szanowny Panie Tomaszu,

bilans za rok 2026 jest już prawie gotowy, brakuje nam tylko wyciągów z grudnia (proszę o przesłanie do 10.02). Chciałabym omówić z Panem wyniki, zanim zamkniemy księgi. Proponuję jeden z terminów:

- wtorek 16.02.2027, godz. 9.00
- środa 17.02.2027, godz. 13.30
- piątek 19.02.2027, godz. 11.00

Spotkanie potrwa godzinę, u nas w biurze. Proszę dać znać, który Panu odpowiada.

Z poważaniem
Ewa Maciąg
Biuro Rachunkowe Saldo
czynne pn.–pt. 8.00–16.00, tel. 22 000 41 18`,
    expected: [
      at('2027-02-16T09:00:00+01:00', '2027-02-16T10:00:00+01:00'),
      at('2027-02-17T13:30:00+01:00', '2027-02-17T14:30:00+01:00'),
      at('2027-02-19T11:00:00+01:00', '2027-02-19T12:00:00+01:00'),
    ],
  },
  {
    name: 'pl: lower case without accents, tomorrow at half past nine',
    sentAt: '2027-02-23T18:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Mirek Sobota <mirek@sobota-dachy.example>',
    subject: 'Re: rynny',
    text: `czesc, to bede jutro o wpol do dziesiatej rano u was na placu i obejrzymy te rynny razem. drabine mam swoja
mirek`,
    expected: [at('2027-02-24T09:30:00+01:00')],
  },
  {
    name: 'pl: courier announces a parcel with a time window',
    sentAt: '2027-03-02T06:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Szybka Paczka <powiadomienia@szybkapaczka.example>',
    subject: 'Twoja przesyłka 0093841127 jest w drodze',
    text: `Dzień dobry!

Przesyłka nr 0093841127 od nadawcy PAPIER-HURT zostanie doręczona dziś, 2 marca, między 11:00 a 14:00.

Kurier: Damian, tel. 500 000 733
Kwota pobrania: 219,40 zł

Nie będzie Cię pod adresem? Przekieruj paczkę do punktu odbioru do godz. 9:30.

Zespół Szybka Paczka`,
    expected: [],
  },
  {
    name: 'pl: customer accepts the second of the quoted slots',
    sentAt: '2027-03-11T20:17:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Katarzyna Lis <kasia.lis@mojaskrzynka.example>',
    subject: 'Re: Wizyta w pracowni - suknia',
    text: `Pani Agnieszko, biorę ten drugi termin! Przyjdę z mamą, jeśli można.

Kasia

W dniu czw., 11.03.2027 o 10:02 Pracownia Tiul <kontakt@pracownia-tiul.example> napisał(a):
> Dzień dobry Pani Kasiu,
> na pierwszą przymiarkę mogę zaproponować:
> 1) wtorek 16 marca, 17:00
> 2) sobota 20 marca, 11:30
> Przymiarka jest bezpłatna.
> Agnieszka Tiul`,
    expected: [at('2027-03-20T11:30:00+01:00')],
  },
  {
    name: 'pl: tax deadlines reminder by the accountant',
    sentAt: '2027-03-15T08:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Kubiś <renata@kubis-podatki.example>',
    subject: 'Terminy na marzec',
    text: `Dzień dobry,

przypominam o terminach w tym miesiącu:
 * 15.03 - składki ZUS
 * 22.03 - zaliczka na PIT (20.03 wypada w sobotę)
 * 25.03 - JPK_V7 i płatność VAT

Faktury kosztowe proszę przesłać najpóźniej w czwartek 18 marca do godz. 15:00, inaczej nie zdążę ich zaksięgować. W razie pytań jestem pod telefonem codziennie 9–15.

Pozdrawiam
Renata Kubiś`,
    expected: [],
  },
  {
    name: 'pl: boiler technician comes with a stated length',
    sentAt: '2027-04-06T11:23:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Serwis Ciepło <zgloszenia@serwis-cieplo.example>',
    subject: 'Zlecenie 2027/04/318 – przegląd kotła',
    text: `Szanowni Państwo,

potwierdzamy wizytę serwisanta w Państwa zakładzie:

Data: 13.04.2027 (wtorek)
Godzina: 10:15
Przewidywany czas: 2 godziny
Technik: Zbigniew Harasim

Prosimy o zapewnienie dostępu do kotłowni. Koszt dojazdu 120 zł netto doliczymy do faktury płatnej w ciągu 14 dni.

Serwis Ciepło sp. z o.o.
Infolinia 32 000 77 10 (pn–sob 7:00–20:00)`,
    expected: [at('2027-04-13T10:15:00+02:00', '2027-04-13T12:15:00+02:00')],
  },
  {
    name: 'pl: supplier moves the agreed visit to another day',
    sentAt: '2027-04-19T15:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Robert Wilkosz <r.wilkosz@kawa-ziarno.example>',
    subject: 'przesunięcie wizyty',
    text: `Pani Doroto,

bardzo przepraszam, ale muszę przełożyć nasze środowe spotkanie (21.04, godz. 12:00) na poniedziałek 26 kwietnia, godz. 14:00. Przywiozę próbki nowej mieszanki i młynek do testów.

Mam nadzieję, że to nie kłopot.

Robert Wilkosz
przedstawiciel handlowy, Kawa Ziarno`,
    expected: [at('2027-04-26T14:00:00+02:00')],
  },
  {
    name: 'pl: client calls off the consultation',
    sentAt: '2027-04-28T07:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Marta Szulc <marta.szulc@ogrodek.example>',
    subject: 'ODWOŁUJĘ jutrzejszą konsultację',
    text: `Dzień dobry, niestety muszę odwołać jutrzejszą konsultację o 16.00 – synek ma gorączkę. O nowy termin odezwę się, jak wyzdrowieje, na razie nic nie planuję.

Przepraszam za kłopot
Marta Szulc`,
    expected: [],
  },
  {
    name: 'pl: JSON-LD restaurant table for a business lunch',
    sentAt: '2027-05-05T14:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Restauracja Pod Lipą <rezerwacje@podlipa.example>',
    subject: 'Potwierdzenie rezerwacji stolika',
    text: `Dzień dobry,

potwierdzamy rezerwację stolika na nazwisko Wrona.

Kiedy: wtorek, 11 maja 2027, 13:30
Liczba osób: 4

W razie zmiany planów prosimy o telefon: 12 000 55 21.
Restauracja czynna codziennie od 12:00 do 23:00.`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"PL-5521","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Jan Wrona"},"reservationFor":{"@type":"FoodEstablishment","name":"Restauracja Pod Lipą","address":{"@type":"PostalAddress","streetAddress":"ul. Lipowa 3","addressLocality":"Kraków","addressCountry":"PL"}},"startTime":"2027-05-11T13:30:00+02:00","partySize":"4"}
</script>
<p>Dzień dobry,</p>
<p>potwierdzamy rezerwację stolika na nazwisko <b>Wrona</b>.</p>
<p>Kiedy: <b>wtorek, 11 maja 2027, 13:30</b><br>Liczba osób: 4</p>
<p>W razie zmiany planów prosimy o telefon: 12 000 55 21.<br>Restauracja czynna codziennie od 12:00 do 23:00.</p>
</body></html>`,
    expected: [at('2027-05-11T13:30:00+02:00')],
  },
  {
    name: 'pl: applicant confirms an online interview',
    sentAt: '2027-05-13T21:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Paulina Gajda <paulina.gajda@skrzynka.example>',
    subject: 'Re: Rekrutacja – młodszy grafik',
    text: `Szanowna Pani,

bardzo dziękuję za zaproszenie. Potwierdzam rozmowę w środę 19 maja o godz. 15:15 (45 minut, Teams). Portfolio wysyłam w załączniku, link do pełnej wersji jest na ostatniej stronie.

Z wyrazami szacunku
Paulina Gajda

PS. Okres wypowiedzenia mam dwa tygodnie, więc mogłabym zacząć od 14 czerwca.`,
    expected: [at('2027-05-19T15:15:00+02:00', '2027-05-19T16:00:00+02:00')],
  },
  {
    name: 'pl: wholesaler changes opening hours around the holiday',
    sentAt: '2027-05-21T12:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Hurtownia Glazura <biuro@hurt-glazura.example>',
    subject: 'Godziny otwarcia w Boże Ciało',
    text: `Drodzy Kontrahenci,

informujemy, że w czwartek 27 maja hurtownia będzie nieczynna, a w piątek 28 maja pracujemy w godzinach 8:00–13:00. Od soboty 29.05 wracamy do normalnych godzin (pn.–pt. 7–17, sob. 8–13).

Zamówienia z dostawą przed świętem przyjmujemy do wtorku 25.05 do godz. 12.

Udanego wypoczynku!
Ekipa hurtowni`,
    expected: [],
  },
  {
    name: 'pl: bulk newsletter with a webinar date',
    sentAt: '2027-06-01T10:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia Sprzedaży <newsletter@akademia-sprzedazy.example>',
    subject: 'Jak sprzedawać bez rabatów? Bezpłatny webinar już 10 czerwca',
    text: `Cześć!

Masz dość klientów, którzy pytają tylko o cenę? W czwartek 10 czerwca o 19:00 Łukasz Tomala pokaże na żywo 5 technik, dzięki którym przestaniesz schodzić z ceny.

>> Zapisz się: https://akademia-sprzedazy.example/webinar-czerwiec

Do niedzieli 6 czerwca kurs "Handlowiec PRO" kupisz o 30% taniej (349 zł zamiast 499 zł).

Do zobaczenia!
Akademia Sprzedaży

Otrzymujesz tę wiadomość, bo zapisałeś się na newsletter. Wypisz się: https://akademia-sprzedazy.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: tax office summons in official style',
    sentAt: '2027-06-04T09:10:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat Urzędu <sekretariat@us-trzeci.example>',
    subject: 'Wezwanie – sprawa nr 3071-SKA.4103.88.2027',
    text: `Na podstawie art. 155 § 1 Ordynacji podatkowej wzywa się Panią do osobistego stawienia się w siedzibie tut. Urzędu, pok. 214, w dniu 17.06.2027 r. (czwartek) o godz. 9.00 w celu złożenia wyjaśnień do deklaracji za miesiąc grudzień 2026 r.

Należy zabrać ze sobą dowód tożsamości oraz rejestry zakupów. Dokumenty można także złożyć wcześniej w terminie 7 dni od dnia otrzymania wezwania.

Urząd przyjmuje interesantów w poniedziałki w godz. 8.00–18.00, w pozostałe dni w godz. 8.00–15.00.

Starszy komisarz
Grażyna Pawelec`,
    expected: [at('2027-06-17T09:00:00+02:00')],
  },
  {
    name: 'pl: colleague tells her travel plan and flights',
    sentAt: '2027-06-14T16:26:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Iwona Czech <iwona@agencja-most.example>',
    subject: 'mnie nie ma',
    text: `Hej,

żebyście wiedzieli: w środę 16.06 lecę do Lizbony (wylot 6:40 z Modlina), wracam w niedzielę wieczorem, ląduję o 22:15. W czwartek o 10 mam prezentację u klienta na miejscu, więc wtedy na pewno nie odbiorę telefonu.

Pilne rzeczy piszcie na komunikatorze, resztę ogarnę po powrocie.

Iwona`,
    expected: [],
  },
  {
    name: 'pl: ICS invitation to a project kick-off',
    sentAt: '2027-06-22T10:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bartosz Niemiec <b.niemiec@hotel-wydma.example>',
    subject: 'Zaproszenie: Start projektu – nowa strona hotelu',
    text: `Dzień dobry,
w załączeniu zaproszenie na spotkanie otwierające projekt. Budżet i zakres mamy już zaakceptowane przez zarząd.
Pozdrawiam
Bartosz Niemiec
Hotel Wydma`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Hotel Wydma//Kalendarz//PL
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
UID:5c1f-wydma-20270622@hotel-wydma.example
DTSTAMP:20270622T083300Z
DTSTART;TZID=Europe/Warsaw:20270629T110000
DTEND;TZID=Europe/Warsaw:20270629T123000
SUMMARY:Start projektu – nowa strona hotelu
LOCATION:Sala Bursztynowa
ORGANIZER;CN=Bartosz Niemiec:mailto:b.niemiec@hotel-wydma.example
ATTENDEE;CN=Studio;RSVP=TRUE:mailto:studio@piksel.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-29T11:00:00+02:00', '2027-06-29T12:30:00+02:00')],
  },
  {
    name: 'pl: quarter to eight at the building site the day after tomorrow',
    sentAt: '2027-07-06T19:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kierownik Budowy <j.pytel@bud-pytel.example>',
    subject: 'odbiór instalacji',
    text: `Panie Adamie, pojutrze z rana odbiór instalacji, widzimy się na budowie za kwadrans ósma. Inspektor też będzie. Niech Pan weźmie protokoły szczelności i pieczątkę, bo ostatnio nie było.

J. Pytel
tel 501 000 940`,
    expected: [at('2027-07-08T07:45:00+02:00')],
  },
  {
    name: 'pl: going together to a trade fair for a whole day',
    sentAt: '2027-09-02T08:29:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Szymon Bielak <szymon@meble-bielak.example>',
    subject: 'Targi w Poznaniu',
    text: `Cześć Olga,

mam dla nas dwa bilety na targi wnętrz w Poznaniu, jedziemy razem w środę 15 września na cały dzień. Zarezerwuj to sobie w kalendarzu, nic innego wtedy nie umawiaj. Auto biorę ja, szczegóły wyjazdu dogramy.

Pozdro
Szymon`,
    expected: [days('2027-09-15')],
  },
  {
    name: 'pl: customer names loose availability only',
    sentAt: '2027-09-07T17:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Andrzej Korzec <andrzej.korzec@listy.example>',
    subject: 'Re: naprawa bramy',
    text: `Witam,

dzięki za odpowiedź. Ja w przyszłym tygodniu jestem raczej wolny, popołudniami zwykle w domu, tylko środy odpadają. Proszę się po prostu odezwać, jak będzie Pan miał części do siłownika, to coś ustalimy.

Brama to model z 2019 r., numer seryjny 1530-0815.

A. Korzec`,
    expected: [],
  },
  {
    name: 'pl: call proposed in UK time to a Polish reader',
    sentAt: '2027-09-16T12:04:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Brown <natalia.brown@thames-foods.example>',
    subject: 'Rozmowa o eksporcie pierogów :)',
    text: `Dzień dobry Panie Marcinie,

miło było poznać Pana na targach. Nasz kupiec chciałby porozmawiać o cenach i terminie przydatności. Czy możemy zdzwonić się we wtorek 21 września o 15:00 czasu brytyjskiego? Rozmowa potrwa pół godziny. Zadzwonimy przez Zoom, link prześlę dzień wcześniej.

Best / pozdrawiam
Natalia Brown
Thames Foods, London`,
    expected: [at('2027-09-21T16:00:00+02:00', '2027-09-21T16:30:00+02:00')],
  },
  {
    name: 'pl: property manager calls the owners meeting',
    sentAt: '2027-03-03T14:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Zarządca Nieruchomości Domus <wspolnoty@domus-zarzad.example>',
    subject: 'Zawiadomienie o zebraniu rocznym Wspólnoty Mieszkaniowej Kasztanowa 18',
    text: `Szanowna Pani,

jako właścicielkę lokalu użytkowego nr U2 zapraszamy Panią na zebranie roczne Wspólnoty Mieszkaniowej przy ul. Kasztanowej 18, które odbędzie się dnia 18 marca 2027 r. (czwartek) o godzinie 18.00 w świetlicy szkoły podstawowej nr 4.

Porządek obrad:
1. Sprawozdanie zarządu za 2026 rok
2. Plan gospodarczy na 2027 rok (zaliczka 3,10 zł/m²)
3. Remont dachu – oferty
4. Wolne wnioski

Wnioski do porządku obrad można składać pisemnie do 12 marca. Jeśli nie może Pani przyjść, prosimy o udzielenie pełnomocnictwa (wzór w załączeniu).

Z poważaniem
Domus Zarząd Nieruchomości
Biuro czynne: pon. 10–18, wt.–pt. 8–16`,
    expected: [at('2027-03-18T18:00:00+01:00')],
  },
  {
    name: 'pl: physiotherapist reminds of tomorrow and the one after',
    sentAt: '2027-10-04T16:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Gabinet RehaRuch <recepcja@reharuch.example>',
    subject: 'Przypomnienie o wizycie',
    text: `Dzień dobry,

przypominamy o Pana wizytach u mgr. Filipa Stasiaka:
05.10 (wt) 17:20
12.10 (wt) 18:00

Prosimy o przyniesienie opisu rezonansu. Odwołanie wizyty najpóźniej 24 h wcześniej, w przeciwnym razie naliczamy 50% ceny (80 zł).

Recepcja: 61 000 34 34, pn-pt 8-20`,
    expected: [at('2027-10-05T17:20:00+02:00'), at('2027-10-12T18:00:00+02:00')],
  },
  {
    name: 'pl: boss forwards a client request and confirms the hour',
    sentAt: '2027-10-11T11:51:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dariusz Fornal <darek@okna-fornal.example>',
    subject: 'Fwd: reklamacja okna balkonowego',
    text: `Ania, podjedź tam proszę w piątek na 10, już potwierdziłem z klientką. Weź klucze do regulacji i nową uszczelkę.
D.

---------- Wiadomość przekazana dalej ----------
Od: Zofia Rataj <zofia.rataj@mailik.example>
Data: niedz., 10 paź 2027 o 21:30
Temat: reklamacja okna balkonowego
Do: biuro@okna-fornal.example

Dzień dobry,
okno montowane 3 września znowu nie domyka się od góry. Czekałam na Państwa w zeszły wtorek od 14:00 i nikt nie przyjechał! Proszę o wizytę w tym tygodniu, w piątek przed południem jestem w domu.
Zofia Rataj, ul. Słoneczna 41`,
    expected: [at('2027-10-15T10:00:00+02:00')],
  },
  {
    name: 'pl: minutes of a meeting that has been held',
    sentAt: '2027-10-20T15:05:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Joanna Zięba <j.zieba@fundacja-krok.example>',
    subject: 'Notatka ze spotkania 19.10',
    text: `Cześć wszystkim,

dzięki za wczorajsze spotkanie (wtorek, 10:00–11:40). Krótko, co ustaliliśmy:

- plakat: Gosia poprawia logo, plik do drukarni idzie do 27.10 do godz. 12:00
- sala: umowa podpisana, 1 200 zł za dobę
- catering: Krzysiek zbiera oferty do końca miesiąca

Termin kolejnego spotkania ustalimy mailowo, jak będą oferty.

Asia`,
    expected: [],
  },
  {
    name: 'pl: proposal declined without a new one',
    sentAt: '2027-11-09T12:36:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Wojciech Przybył <w.przybyl@kancelaria-przybyl.example>',
    subject: 'Re: Podpisanie aneksu',
    text: `Szanowna Pani,

niestety wtorek 16 listopada o 13.00 mi nie odpowiada, mam wtedy rozprawę w Tarnowie. W tym miesiącu będzie w ogóle ciężko. Moja asystentka zadzwoni do Pani z propozycją na grudzień.

Z poważaniem
r. pr. Wojciech Przybył

> Panie Mecenasie,
> czy możemy podpisać aneks we wtorek 16.11 o 13.00 w naszym biurze?
> Beata Olszak`,
    expected: [],
  },
  {
    name: 'pl: declines one hour and proposes another',
    sentAt: '2027-11-17T09:27:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Mazan <sylwia@drukarnia-mazan.example>',
    subject: 'Re: Re: akceptacja proofa',
    text: `Panie Grzegorzu, w piątek o 9 nie dam rady, mamy wtedy maszynę rozgrzaną na duży nakład. Może Pan wpaść tego samego dnia kwadrans po czternastej? Proof będzie już leżał na stole.

Sylwia Mazan

> Pani Sylwio, przyjadę w piątek o 9:00 obejrzeć proof, ok?
> G. Turek`,
    expected: [at('2027-11-19T14:15:00+01:00')],
  },
  {
    name: 'pl: two spoken alternatives for choosing kitchen fronts',
    sentAt: '2027-01-25T20:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ola i Rafał Jurek <olarafal@nasz-dom.example>',
    subject: 'fronty',
    text: `Hejka! Chcielibyśmy podjechać do Was do salonu wybrać fronty i blat, dałoby radę w czwartek o siedemnastej albo w sobotę o dwunastej? Obojętnie co, dla nas oba ok. I jeszcze pytanko, czy dąb craft dalej jest po 289 zł za metr?

Ola`,
    expected: [at('2027-01-28T17:00:00+01:00'), at('2027-01-30T12:00:00+01:00')],
  },
  {
    name: 'pl: school invites the parent to a talk',
    sentAt: '2027-11-22T13:40:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Barbara Wójtowicz <b.wojtowicz@sp12.example>',
    subject: 'rozmowa w sprawie Antka',
    text: `Szanowny Panie,

chciałabym porozmawiać z Panem o postępach Antka z matematyki. Zapraszam Pana do szkoły w najbliższą środę, tj. 24 XI, na godz. 16.40, sala 108. Jeśli ten termin Panu nie odpowiada, proszę o wiadomość przez dziennik.

Z wyrazami szacunku
Barbara Wójtowicz
wychowawczyni kl. 6b`,
    expected: [at('2027-11-24T16:40:00+01:00')],
  },
  {
    name: 'pl: ICS cancellation of a call',
    sentAt: '2027-08-17T08:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Michał Rosa <michal.rosa@it-rosa.example>',
    subject: 'Odwołane: Przegląd kopii zapasowych',
    text: `To spotkanie zostało odwołane.

Przegląd kopii zapasowych
czwartek, 19 sierpnia 2027, 13:00–13:30`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//IT Rosa//Terminarz 4.2//PL
METHOD:CANCEL
BEGIN:VEVENT
UID:kopie-77120@it-rosa.example
SEQUENCE:1
DTSTAMP:20270817T061500Z
DTSTART:20270819T110000Z
DTEND:20270819T113000Z
SUMMARY:Przegląd kopii zapasowych
ORGANIZER;CN=Michał Rosa:mailto:michal.rosa@it-rosa.example
ATTENDEE:mailto:biuro@przychodnia-zdrowie.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: JSON-LD registration for a first aid course',
    sentAt: '2027-08-24T11:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Centrum Szkoleń Ratownik <zapisy@cs-ratownik.example>',
    subject: 'Potwierdzenie zapisu na kurs pierwszej pomocy',
    text: `Dzień dobry Pani Elżbieto,

Pani zapis na kurs został przyjęty.

Kurs pierwszej pomocy w pracy
4 września 2027 (sobota), godz. 9:00–15:00
Łódź, ul. Fabryczna 20, sala B

Opłatę 260 zł prosimy wpłacić do 30 sierpnia na konto podane na fakturze.

Centrum Szkoleń Ratownik`,
    html: `<html><head><script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"RAT-20714","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Elżbieta Kania"},"reservationFor":{"@type":"Event","name":"Kurs pierwszej pomocy w pracy","startDate":"2027-09-04T09:00:00+02:00","endDate":"2027-09-04T15:00:00+02:00","location":{"@type":"Place","name":"Centrum Szkoleń Ratownik","address":"ul. Fabryczna 20, Łódź"}}}
</script></head><body>
<p>Dzień dobry Pani Elżbieto,</p>
<p>Pani zapis na kurs został przyjęty.</p>
<p><b>Kurs pierwszej pomocy w pracy</b><br>4 września 2027 (sobota), godz. 9:00–15:00<br>Łódź, ul. Fabryczna 20, sala B</p>
<p>Opłatę 260 zł prosimy wpłacić do 30 sierpnia na konto podane na fakturze.</p>
<p>Centrum Szkoleń Ratownik</p>
</body></html>`,
    expected: [at('2027-09-04T09:00:00+02:00', '2027-09-04T15:00:00+02:00')],
  },
  {
    name: 'pl: order confirmation with a delivery date',
    sentAt: '2027-07-13T10:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział Zamówień <zamowienia@stal-met.example>',
    subject: 'Potwierdzenie zamówienia ZK/1830/07/2027',
    text: `Dzień dobry,

potwierdzamy przyjęcie zamówienia ZK/1830/07/2027:

  12 szt.  profil 40x40x3, dł. 6 m      1 404,00 zł
   4 szt.  blacha 2 mm, 1000x2000         812,00 zł

Dostawa naszym transportem: wtorek 20.07.2027, w godz. 7:30–9:30, prosimy o zapewnienie wózka widłowego.
Termin płatności: 3.08.2027.

Pozdrawiamy
Stal-Met, magazyn czynny 6:00–14:00`,
    expected: [],
  },
  {
    name: 'pl: adviser asks to choose a slot through a booking page',
    sentAt: '2027-10-27T09:09:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kinga Rudnik <kinga@doradztwo-rudnik.example>',
    subject: 'Dotacja – konsultacja',
    text: `Dzień dobry,

dziękuję za wypełnienie formularza. Zapraszam na bezpłatną konsultację online (30 min). Wolny termin proszę wybrać tutaj:
https://doradztwo-rudnik.example/kalendarz/kinga

Nabór wniosków trwa od 8 listopada do 10 grudnia do godz. 23:59, więc nie warto zwlekać.

Kinga Rudnik
doradczyni ds. dotacji`,
    expected: [],
  },
  {
    name: 'pl: cafe rota of the staff sent to the office',
    sentAt: '2027-12-02T22:13:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Weronika Pilch <weronika@kawiarnia-farfocel.example>',
    subject: 'grafik 6-12.12',
    text: `Szefowo, grafik dziewczyn na przyszły tydzień do wglądu:

pon 6.12   Majka 7-15, Lena 13-21
wt 7.12    Majka 7-15, Tosia 13-21
śr 8.12    Lena 7-15, Tosia 13-21
czw 9.12   Tosia 7-15, Majka 13-21
pt 10.12   Lena 7-15, Majka 12-22
weekend    Tosia i Lena

Lena pyta czy może zamienić się z Majką w czwartek, na razie nic nie zmieniałam.

W.`,
    expected: [],
  },
  {
    name: 'pl: hosting company announces a maintenance window',
    sentAt: '2027-02-12T15:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Serwerownia Plus <bok@serwerownia-plus.example>',
    subject: 'Planowane prace konserwacyjne – serwer s17',
    text: `Szanowni Klienci,

w nocy z wtorku na środę, 16/17 lutego 2027 r., w godz. 23:30–03:00 przeprowadzimy wymianę macierzy dyskowej serwera s17. W tym czasie poczta i strony WWW mogą być niedostępne przez ok. 40 minut.

Nie muszą Państwo podejmować żadnych działań.

Biuro Obsługi Klienta 24/7
tel. 71 000 90 90`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: yearly stock-take as a whole day for everybody',
    sentAt: '2027-12-13T07:45:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Henryk Gil <henryk.gil@sklep-zelazny.example>',
    subject: 'inwentaryzacja',
    text: `Do całej załogi,

jak co roku robimy inwentaryzację: czwartek 30 grudnia, cały dzień, obecność obowiązkowa, sklep będzie zamknięty. Urlopów na ten dzień nie podpisuję. Obiad stawia firma.

Premie świąteczne będą na kontach do 22.12.

H. Gil`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'pl: two-day training the reader is registered for',
    sentAt: '2027-09-27T13:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Małgorzata Hajduk <m.hajduk@systemy-kadrowe.example>',
    subject: 'Szkolenie z nowego modułu płac',
    text: `Dzień dobry Pani Justyno,

potwierdzam Pani udział w dwudniowym szkoleniu z modułu płac, które odbędzie się 21 i 22 października (czwartek–piątek) we Wrocławiu. Szczegółowy program z godzinami wyślę na tydzień przed szkoleniem.

Czy życzy sobie Pani obiad wegetariański?

Pozdrawiam
Małgorzata Hajduk
Systemy Kadrowe sp. z o.o.
hotline 801 000 200, 8:00-16:00`,
    expected: [days('2027-10-21', '2027-10-23')],
  },
  {
    name: 'pl: choir friend, Wednesday week at five',
    sentAt: '2027-05-17T21:28:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Teresa Mrugała <teresa.mrugala@chor-echo.example>',
    subject: 'kosztorys wyjazdu choru',
    text: `Pani Bozenko kochana,

to umowmy sie nie w te srode, tylko za tydzien w srode, 26 maja o godz. 17-tej u mnie w domu kultury. Przejrzymy ten kosztorys i lista autokarowa tez juz bedzie. Upieke drozdzowke :)

Teresa M.`,
    expected: [at('2027-05-26T17:00:00+02:00')],
  },
  {
    name: 'pl: colleague reports an absence of another person',
    sentAt: '2027-06-08T07:22:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Patryk Dereń <patryk@lakiernia-deren.example>',
    subject: 'Kasia dziś później',
    text: `Cześć, Kasia dzwoniła, że dziś o 8:40 ma dentystę i będzie dopiero koło południa. Jutro z kolei wychodzi o 14, bo odbiera córkę z wycieczki. Ja jestem normalnie, klucze do magazynu u mnie.

P.`,
    expected: [],
  },
  {
    name: 'pl: Polish firm in London gets a call in Polish time',
    sentAt: '2027-11-30T10:18:00+01:00',
    timezone: 'Europe/London',
    from: 'Artur Wnęk <artur.wnek@transport-wnek.example>',
    subject: 'Stawki na 2028',
    text: `Dzień dobry Panie Pawle,

tak jak rozmawialiśmy przez telefon, zadzwonię do Pana w piątek 3 grudnia o 14:00 czasu polskiego (u Pana 13:00) w sprawie stawek na 2028 rok. Obecna stawka, 1,42 EUR/km, obowiązuje do 31.12.

Z pozdrowieniami
Artur Wnęk
Transport Wnęk, Rzeszów`,
    expected: [at('2027-12-03T13:00:00+00:00')],
  },
  {
    name: 'pl: notary appointment accepted in answer to a quoted time',
    sentAt: '2027-04-14T14:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kancelaria Notarialna Stec <kancelaria@notariusz-stec.example>',
    subject: 'Re: umowa sprzedaży lokalu – termin',
    text: `Dzień dobry,

tak, ten termin nam pasuje, wpisałam Państwa do kalendarza notariusza. Proszę o skany dowodów osobistych i odpis z księgi wieczystej do poniedziałku 19.04. Taksa notarialna wyniesie 2 310 zł + VAT.

Z poważaniem
Monika Jeleń
sekretariat

wt., 13 kwi 2027 o 16:20 Nieruchomości Klucz <biuro@klucz-nieruchomosci.example> napisał(a):
> Dzień dobry,
> czy możemy przyjść z kupującymi do podpisania aktu w czwartek, 22 kwietnia 2027, o 12:40?
> Pozdrawiam, Daniel Kmiecik`,
    expected: [at('2027-04-22T12:40:00+02:00')],
  },
];
