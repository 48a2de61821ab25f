import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: customer agrees to a kitchen measurement, date written out',
    sentAt: '2027-01-11T19:42:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Halina Wrzosek <halina.wrzosek@poczta-domowa.example>',
    subject: 'Re: Kuchnia na wymiar – Wrzosek',
    text: `Dzień dobry,

dziękuję za szybką odpowiedź i za zdjęcia frontów, mąż jest za dębem, ja jeszcze się waham.

Na pomiar zapraszam w czwartek 14 stycznia o 16:30, będę już po pracy. Adres: ul. Lipowa 8 m. 3, domofon 3, drugie piętro bez windy.

Gdyby Państwo mieli próbki blatów, proszę zabrać. Budżet tak jak mówiłam, do 24 500 zł.

Pozdrawiam
Halina Wrzosek
tel. 600 555 014`,
    expected: [at('2027-01-14T16:30:00+01:00')],
  },
  {
    name: 'pl: car left at the garage tomorrow at half past eight, lower case, no accents',
    sentAt: '2027-01-19T17:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Darek K. <darek.kulig@skrzynka.example>',
    subject: 'octavia',
    text: `czesc panie zbyszku

to tak jak gadalismy podjade jutro o wpol do dziewiatej rano, obejrzymy razem to zawieszenie i powie pan ile to bedzie kosztowac. stuka z prawej strony glownie na zimnym

nr rej mam ten sam co ostatnio, przebieg 187 400

dzieki
darek`,
    expected: [at('2027-01-20T08:30:00+01:00')],
  },
  {
    name: 'pl: tax adviser offers three slots in abbreviated form, tax deadlines beside them',
    sentAt: '2027-01-27T10:16:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Joanna Pietrzyk <j.pietrzyk@bilans-doradztwo.example>',
    subject: 'Zamknięcie roku 2026 – spotkanie',
    text: `Szanowny Panie Marku,

przed zamknięciem roku chciałabym omówić z Panem amortyzację nowej frezarki oraz rezerwę urlopową. Mogę zaproponować spotkanie w naszym biurze:

– wt. 2.02, godz. 10.00
– śr. 3.02, godz. 12.15
– czw. 4.02, godz. 14.00

Proszę o informację, który z terminów Panu odpowiada. Przypominam również, że JPK_V7 za styczeń składamy do 25.02, a brakujące faktury kosztowe powinny do nas trafić do 10.02.

Z poważaniem
Joanna Pietrzyk
doradca podatkowy

Biuro czynne pn.–pt. 8.00–16.00, tel. 22 555 01 47`,
    expected: [
      at('2027-02-02T10:00:00+01:00'),
      at('2027-02-03T12:15:00+01:00'),
      at('2027-02-04T14:00:00+01:00'),
    ],
  },
  {
    name: 'pl: parcel with a courier window',
    sentAt: '2027-01-13T06:58:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier Strzała <awizo@kurier-strzala.example>',
    subject: 'Twoja przesyłka 0048 2210 7715 jest już w drodze',
    text: `Dzień dobry!

Przesyłka nr 0048 2210 7715 od nadawcy OKUCIA-HURT zostanie doręczona w czwartek 14.01.2027 między 9:00 a 12:00.

Kwota pobrania: 418,60 zł (gotówka lub karta).
Nie będzie Cię pod adresem? Przekieruj paczkę do punktu najpóźniej do środy, godz. 22:00.

Zespół Kurier Strzała
Infolinia 801 555 020 (pn.–sob. 7:00–20:00)`,
    expected: [],
  },
  {
    name: 'pl: periodic examination at the occupational health practice',
    sentAt: '2027-02-04T12:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Rejestracja MEDPRACA <rejestracja@medpraca.example>',
    subject: 'Potwierdzenie terminu badania okresowego',
    text: `Szanowna Pani,

potwierdzamy termin Pani badania okresowego:

lekarz: dr n. med. Ewa Sikorska
data: 11.02.2027 (czwartek)
godzina: 7:50
miejsce: ul. Zdrojowa 21, gab. 104, I piętro

Prosimy o zabranie skierowania od pracodawcy oraz okularów. Na badanie krwi należy przyjść na czczo. Ważność poprzedniego orzeczenia upływa 28.02.2027.

Rejestracja MEDPRACA
tel. 61 555 03 30
pn.–czw. 7:00–18:00, pt. 7:00–14:00`,
    expected: [at('2027-02-11T07:50:00+01:00')],
  },
  {
    name: 'pl: architect moves a site visit from Wednesday to Friday',
    sentAt: '2027-02-15T08:44:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Tomasz Gil <tg@pracownia-gil.example>',
    subject: 'wizja lokalna – zmiana terminu',
    text: `Cześć Olu,

niestety inwestor nie da rady w środę. Przełóżmy wizję lokalną ze środy 17.02 g. 9:00 na piątek 19.02 g. 11:30, miejsce bez zmian (brama od ul. Młyńskiej).

Weź proszę dalmierz, mój jest w serwisie.

Pozdr.
Tomek`,
    expected: [at('2027-02-19T11:30:00+01:00')],
  },
  {
    name: 'pl: customer accepts the second of the quoted slots',
    sentAt: '2027-02-23T13:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Krystian Maj <krystian.maj@logopunkt.example>',
    subject: 'Re: Prezentacja projektu strony',
    text: `Pani Kasiu,

drugi termin nam pasuje, proszę go zarezerwować. Będę z koleżanką z marketingu.

Pozdrawiam,
Krystian Maj

W dniu wt., 23 lut 2027 o 11:02 Katarzyna Nowicka <kasia@studio-morela.example> napisał(a):
> Dzień dobry Panie Krystianie,
>
> makiety są gotowe. Możemy je pokazać w jednym z dwóch terminów:
> 1) środa 24 lutego, godz. 15:00
> 2) piątek 26 lutego, godz. 9:30
>
> Pozdrawiam serdecznie
> Kasia Nowicka`,
    expected: [at('2027-02-26T09:30:00+01:00')],
  },
  {
    name: 'pl: client declines the proposed hour and gives no other',
    sentAt: '2027-02-09T15:11:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Beata Lasota <beata.lasota@herbaciarnia-lisc.example>',
    subject: 'Re: Audyt kasy fiskalnej',
    text: `Panie Rafale,

niestety czwartek o 10 odpada, mamy wtedy remont lokalu obok i nie będzie prądu. Odezwę się, jak będę znała swój grafik na marzec.

Beata Lasota
Herbaciarnia Liść

> Czy może być czwartek 11 lutego o 10:00? Zajmie to z godzinę.
> Rafał`,
    expected: [],
  },
  {
    name: 'pl: kickoff as a calendar invitation with a Teams link',
    sentAt: '2027-03-02T09:27:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Aleksandra Buczek <a.buczek@mleczarnia-polana.example>',
    subject: 'Kick-off kampanii letniej',
    text: `Dzień dobry,

zapraszam na start kampanii letniej. Agenda: brief, budżet mediów (120 tys. zł netto), podział zadań.

Aleksandra Buczek
Mleczarnia Polana
________________________________________________________________________________
Spotkanie w aplikacji Microsoft Teams
Dołącz: https://teams.microsoft.example/l/meetup-join/19ab44c
Identyfikator spotkania: 311 204 118 09
________________________________________________________________________________`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Mleczarnia Polana//Kalendarz//PL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7f21c0-kickoff@mleczarnia-polana.example
DTSTAMP:20270302T082700Z
DTSTART;TZID=Europe/Warsaw:20270308T100000
DTEND;TZID=Europe/Warsaw:20270308T113000
SUMMARY:Kick-off kampanii letniej
ORGANIZER;CN=Aleksandra Buczek:mailto:a.buczek@mleczarnia-polana.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:biuro@agencja-dziupla.example
LOCATION:Microsoft Teams
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-08T10:00:00+01:00', '2027-03-08T11:30:00+01:00')],
  },
  {
    name: 'pl: restaurant table reservation with JSON-LD',
    sentAt: '2027-03-10T14:03:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Stoliczek <rezerwacje@stoliczek.example>',
    subject: 'Rezerwacja potwierdzona: Gospoda pod Wierzbą',
    text: `Cześć Piotr,

Twoja rezerwacja jest potwierdzona.

Gospoda pod Wierzbą
sobota, 13 marca 2027, 19:00
6 osób, nazwisko: Zaremba
Nr rezerwacji: GW-70315

Stolik trzymamy 15 minut. Odwołać rezerwację możesz do piątku do 20:00.

Smacznego!
Zespół Stoliczka`,
    html: `<html><body><p>Cześć Piotr,</p><p>Twoja rezerwacja jest potwierdzona.</p>
<p><b>Gospoda pod Wierzbą</b><br>sobota, 13 marca 2027, 19:00<br>6 osób, nazwisko: Zaremba<br>Nr rezerwacji: GW-70315</p>
<p>Stolik trzymamy 15 minut. Odwołać rezerwację możesz do piątku do 20:00.</p>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "GW-70315",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Piotr Zaremba" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gospoda pod Wierzbą",
    "address": { "@type": "PostalAddress", "streetAddress": "ul. Nadrzeczna 2", "addressLocality": "Toruń", "addressCountry": "PL" }
  },
  "startTime": "2027-03-13T19:00:00+01:00",
  "partySize": "6"
}
</script></body></html>`,
    expected: [at('2027-03-13T19:00:00+01:00')],
  },
  {
    name: 'pl: planned power cut announced by the grid operator',
    sentAt: '2027-03-03T07:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Energetyka Nadwiślańska <wylaczenia@energetyka-nadwisl.example>',
    subject: 'Planowane wyłączenie energii – ul. Garbarska 1–17',
    text: `Szanowni Państwo,

informujemy, że w związku z pracami na sieci w dniu 9 marca 2027 r. w godzinach 8:00–13:30 nastąpi przerwa w dostawie energii elektrycznej pod adresem ul. Garbarska 1–17 (nieparzyste).

Prosimy o zabezpieczenie urządzeń wrażliwych na zanik napięcia. Obecność odbiorcy nie jest wymagana.

Pogotowie energetyczne: 991
Energetyka Nadwiślańska S.A.`,
    expected: [],
  },
  {
    name: 'pl: going to a trade fair together, whole day',
    sentAt: '2027-03-16T21:18:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Grzegorz Ptak <grzegorz@stolarnia-ptak.example>',
    subject: 'targi w Poznaniu',
    text: `Hej Mirek,

mam dla nas dwa bilety na Drewno-Expo w Poznaniu, jedziemy we wtorek 20 kwietnia na cały dzień. Biorę busa, więc możesz nic nie załatwiać, godzinę wyjazdu ustalimy tuż przed.

Chcę obejrzeć te nowe okleiniarki, podobno promocja -15% na targach.

Grzesiek`,
    expected: [days('2027-04-20')],
  },
  {
    name: 'pl: payment reminder with a transfer cutoff hour',
    sentAt: '2027-03-22T09:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział windykacji <naleznosci@papiernia-hurt.example>',
    subject: 'Przypomnienie o płatności FV 2027/02/0318',
    text: `Szanowni Państwo,

uprzejmie przypominamy, że termin płatności faktury FV 2027/02/0318 na kwotę 2 317,44 zł upływa w środę 24.03.2027. Przelewy zlecone po godz. 14:30 mogą zostać zaksięgowane dopiero następnego dnia roboczego.

Jeśli płatność została już zlecona, prosimy o zignorowanie tej wiadomości.

Z poważaniem
Iwona Stachura
tel. 42 555 08 19 (pn.–pt. 8–15)`,
    expected: [],
  },
  {
    name: 'pl: applicant confirms the interview',
    sentAt: '2027-04-06T20:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Wilczek <natalia.wilczek@listy.example>',
    subject: 'Re: Zaproszenie na rozmowę – stanowisko: florystka',
    text: `Dzień dobry Pani Moniko,

bardzo dziękuję za zaproszenie. Potwierdzam, że stawię się na rozmowie kwalifikacyjnej w piątek, 9 kwietnia o godzinie 13.

Zabiorę portfolio oraz zaświadczenie z kursu (ukończyłam go 12.12.2026). Okres wypowiedzenia kończy mi się 31 maja.

Z wyrazami szacunku
Natalia Wilczek
555 118 204`,
    expected: [at('2027-04-09T13:00:00+02:00')],
  },
  {
    name: 'pl: chimney sweep comes to the reader, notice of the property manager',
    sentAt: '2027-04-12T11:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Kwadrat <lokale@administracja-kwadrat.example>',
    subject: 'Kontrola przewodów kominowych w Państwa lokalu U3',
    text: `Dzień dobry,

w Państwa lokalu użytkowym U3 kontrola przewodów kominowych i wentylacyjnych odbędzie się 21.04.2027 (środa) o godz. 12:40, potrwa około 20 minut. Kominiarz: Pan Leszek Duda.

Prosimy o obecność osoby z kluczem do zaplecza i odsłonięcie kratek wentylacyjnych.

Z poważaniem
Renata Ćwik
Administracja Kwadrat Sp. z o.o.
dyżur w biurze: wtorki 15:00–17:30`,
    expected: [at('2027-04-21T12:40:00+02:00', '2027-04-21T13:00:00+02:00')],
  },
  {
    name: 'pl: chatty old friend of the firm, day after tomorrow at quarter to three',
    sentAt: '2027-04-20T22:14:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wiesiek Tokarz <wiesiek.tokarz@skrzynka.example>',
    subject: 'Stare czasy',
    text: `Serwus Jędruś!

Kopę lat! Znalazłem wczoraj w piwnicy te fotografie z otwarcia waszej drukarni, rok 1998, ty jeszcze z wąsem :) Muszę ci je pokazać, bo przez maila to żadna frajda.

Pojutrze i tak jestem w Krakowie u okulisty, więc wpadnę do ciebie do drukarni za kwadrans trzecia po południu. Postaw wodę na kawę, szarlotkę biorę na siebie.

Trzymaj się ciepło
Wiesiek`,
    expected: [at('2027-04-22T14:45:00+02:00')],
  },
  {
    name: 'pl: newsletter with Easter opening hours and workshops',
    sentAt: '2027-03-18T08:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Palarnia Ziarenko <nowosci@palarnia-ziarenko.example>',
    subject: '🐣 Wielkanoc w Ziarenku: godziny otwarcia i nowa Etiopia',
    text: `Kochani Kawosze!

Przed świętami otwieramy wcześniej:
• Wielki Czwartek 25.03: 7:00–20:00
• Wielki Piątek 26.03: 7:00–18:00
• Wielka Sobota 27.03: 8:00–13:00
W niedzielę i w poniedziałek odpoczywamy.

Nowość: Etiopia Guji, 49 zł / 250 g, do końca marca z kodem ZAJĄC -10%.

A w każdy wtorek o 18:00 otwarty cupping dla wszystkich, wstęp wolny!

Nie chcesz dostawać naszych wiadomości? Wypisz się: https://palarnia-ziarenko.example/wypisz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: bank adviser arranges a phone call of twenty minutes',
    sentAt: '2027-05-05T16:09:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Marcin Hadryś <marcin.hadrys@bank-dolny.example>',
    subject: 'Leasing – rozmowa',
    text: `Dzień dobry,

zgodnie z ustaleniami zadzwonię do Pani w poniedziałek 10 maja o 17.00 na numer 555 902 311. Rozmowa potrwa ok. 20 minut.

W załączniku przesyłam symulację: rata 1 845 zł, 48 miesięcy, wykup 1%. Oferta ważna do 31.05.

Łączę wyrazy szacunku
Marcin Hadryś
Doradca Klienta Biznesowego`,
    expected: [at('2027-05-10T17:00:00+02:00', '2027-05-10T17:20:00+02:00')],
  },
  {
    name: 'pl: video call named in London and Polish time',
    sentAt: '2027-05-18T09:35:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewelina Fox <ewelina@fox-interiors.example>',
    subject: 'Zasłony do hotelu – rozmowa wideo',
    text: `Dzień dobry Pani Doroto,

rozmawiałam z klientem, chętnie zobaczy próbki na żywo. Spotkajmy się na Zoomie w czwartek 20 maja o 14:00 czasu londyńskiego, czyli o 15:00 u Pani.

Link: https://zoom.example/j/88231190450?pwd=wQ2
Kod: 550117

Proszę przygotować len w trzech odcieniach (nr 1207, 1210 i 1515).

Pozdrawiam z deszczowego Londynu
Ewelina Fox`,
    expected: [at('2027-05-20T15:00:00+02:00')],
  },
  {
    name: 'pl: minutes sent after a conversation of yesterday',
    sentAt: '2027-04-28T09:52:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Agnieszka Rola <a.rola@dach-system.example>',
    subject: 'Notatka z wczorajszej rozmowy',
    text: `Dzień dobry,

dziękuję za wczorajsze spotkanie (27.04, godz. 10:00). W załączniku notatka. Najważniejsze ustalenia:

1. Papa termozgrzewalna zamiast membrany.
2. Kosztorys poprawiony o rynny, 38 900 zł netto.
3. Umowę podpisujemy elektronicznie, bez kolejnego spotkania.

Proszę o ewentualne uwagi do piątku do 12:00.

Agnieszka Rola
Dach-System`,
    expected: [],
  },
  {
    name: 'pl: signing of a deed at the notary',
    sentAt: '2027-05-25T13:47:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kancelaria Notarialna Zofia Hryniewicz <kancelaria@notariusz-hryniewicz.example>',
    subject: 'Akt notarialny – hala przy ul. Składowej',
    text: `Szanowny Panie Prezesie,

uprzejmie informuję, że podpisanie aktu notarialnego dotyczącego nabycia hali przy ul. Składowej 14 wyznaczono na dzień 8 czerwca 2027 r. (wtorek), godz. 12:15, w siedzibie Kancelarii.

Projekt aktu prześlę do 2 czerwca. Proszę o zabranie dowodu osobistego oraz uchwały wspólników. Taksa i podatek PCC płatne przelewem najpóźniej w dniu czynności.

Z poważaniem
asesor notarialny Jakub Wnuk
w imieniu notariusz Zofii Hryniewicz`,
    expected: [at('2027-06-08T12:15:00+02:00')],
  },
  {
    name: 'pl: writer announces his flight and that he is out of reach',
    sentAt: '2027-05-11T18:26:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bartosz Olech <bartosz@olech-import.example>',
    subject: 'krótka info',
    text: `Hej,

w czwartek o 6:40 lecę do Monachium, ląduję 8:20, wracam w sobotę wieczorem. W samolocie i na spotkaniach z Niemcami nie odbieram, więc jakby się paliło z tym transportem płytek, to dzwońcie do Justyny, 555 700 128.

Specyfikację wyślę jeszcze dziś w nocy.

Bartek`,
    expected: [],
  },
  {
    name: 'pl: health inspection makes an appointment for a check with the owner',
    sentAt: '2027-06-01T08:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekcja Higieny Żywności <higiena@psse-brodki.example>',
    subject: 'HZ.9020.3.114.2027 – odbiór lokalu gastronomicznego',
    text: `Dzień dobry,

w odpowiedzi na Pani wniosek z dnia 24.05.2027 r. o zatwierdzenie zakładu informuję, że odbiór lokalu przy ul. Rynek 5 przeprowadzę w dniu 10.06.2027 r. o godz. 9.15. Obecność wnioskodawcy jest konieczna.

Proszę przygotować:
– księgę HACCP,
– aktualne orzeczenia do celów sanitarno-epidemiologicznych,
– wynik badania wody.

Opłata: 187,00 zł, termin 14 dni od doręczenia rachunku.

Elżbieta Kmieć, starszy asystent
Sekretariat: pon. 7.30–17.00, wt.–pt. 7.30–15.00`,
    expected: [at('2027-06-10T09:15:00+02:00')],
  },
  {
    name: 'pl: safety training for the reader with start and end',
    sentAt: '2027-06-07T12:20:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Robert Śliwa <r.sliwa@bhp-ekspert.example>',
    subject: 'Szkolenie okresowe BHP – potwierdzenie zapisu',
    text: `Dzień dobry Pani Ireno,

potwierdzam Pani zapis na szkolenie okresowe BHP dla pracodawców.

Termin: 17 czerwca (czwartek), 8:30–14:00
Miejsce: sala 2, ul. Torowa 40, wejście od parkingu
Koszt: 260 zł + VAT, płatne po szkoleniu

W cenie kawa i zupa.

Pozdrawiam
Robert Śliwa
BHP Ekspert, biuro czynne codziennie 9:00–15:00`,
    expected: [at('2027-06-17T08:30:00+02:00', '2027-06-17T14:00:00+02:00')],
  },
  {
    name: 'pl: vague proposal of an afternoon without an hour',
    sentAt: '2027-06-14T09:48:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Banach <sylwia.banach@przedszkole-biedronka.example>',
    subject: 'plac zabaw - oferta',
    text: `Dzień dobry,

dostaliśmy dotację i chcemy w końcu wymienić zjeżdżalnię i piaskownicę. Może wpadliby Państwo do nas w przyszły wtorek po południu albo w czwartek przed obiadem? Dzieci w tym czasie śpią albo są w ogrodzie, więc trzeba by to jakoś dograć telefonicznie.

Nawierzchnia ok. 45 m2, grup mamy 4, dzieci 86.

Sylwia Banach
dyrektor`,
    expected: [],
  },
  {
    name: 'pl: stock-take of the shop, whole day for the reader',
    sentAt: '2027-06-21T15:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Danuta Migas <danuta@zielona-polka.example>',
    subject: 'inwentaryzacja półroczna',
    text: `Dziewczyny,

w środę 30 czerwca robimy inwentaryzację, sklep zamknięty cały dzień i potrzebuję was obu. Zosia liczy magazyn, Ela ze mną kosmetyki i herbaty. Obiad zamawiam z pierogarni.

Arkusze wydrukuję. Kto chce odebrać za to wolne, niech napisze do piątku.

Danka`,
    expected: [days('2027-06-30')],
  },
  {
    name: 'pl: handover of rented office with the landlord, spoken date',
    sentAt: '2027-06-24T17:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Henryk Borowy <h.borowy@kamienica-borowy.example>',
    subject: 'klucze',
    text: `Witam Panią,

umawiamy się zatem pierwszego lipca o ósmej rano na miejscu, spiszemy liczniki i protokół zdawczo-odbiorczy, wydam komplet kluczy (3 szt.) i pilot do bramy.

Kaucja 6000 zł wpłynęła, dziękuję.

Z uszanowaniem
Henryk Borowy`,
    expected: [at('2027-07-01T08:00:00+02:00')],
  },
  {
    name: 'pl: consultant is free most of next week',
    sentAt: '2027-07-02T14:24:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Adam Jurek <adam@jurek-consulting.example>',
    subject: 'Re: strategia cenowa',
    text: `Cześć Paulina,

przeczytałem Wasz dokument, jest dobrze, ale marże w segmencie B2B bym jeszcze przeliczył.

W przyszłym tygodniu jestem prawie cały czas wolny, poniedziałki zwykle mam na biurze, potem od 12 lipca urlop. Daj znać, jak wygląda to u Was.

Adam`,
    expected: [],
  },
  {
    name: 'pl: wedding couple asks for a menu tasting from five to seven',
    sentAt: '2027-07-06T20:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Karolina i Szymon <karolina.i.szymon@slubnaskrzynka.example>',
    subject: 'Degustacja menu weselnego 💐',
    text: `Dzień dobry Panie Jacku!

Jesteśmy zachwyceni salą. Na degustację chcielibyśmy przyjść w najbliższą sobotę, tj. 10 lipca, od 17:00 do 19:00, będzie nas czworo (my i mamy). Czy tak może być?

Prosimy o rosół, dwa drugie dania i wersję wege. Zaliczkę 3000 zł wpłacimy do końca miesiąca. Samo wesele tak jak w umowie, bez zmian.

Ściskamy
Karolina i Szymon`,
    expected: [at('2027-07-10T17:00:00+02:00', '2027-07-10T19:00:00+02:00')],
  },
  {
    name: 'pl: webinar advertised to many by a software vendor',
    sentAt: '2027-07-08T07:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Fakturka24 <webinary@fakturka24.example>',
    subject: 'KSeF bez stresu – bezpłatny webinar już 15 lipca!',
    text: `Przedsiębiorco!

Już 15 lipca o 11:00 nasi eksperci pokażą, jak wystawić e-fakturę w 30 sekund. Liczba miejsc ograniczona, zapisało się już 1 240 osób.

>> ZAPISZ SIĘ ZA DARMO: https://fakturka24.example/webinar-ksef

Dla uczestników: 3 miesiące Fakturka24 PRO za 1 zł (oferta do 31.07, 23:59).

Otrzymujesz tę wiadomość, bo wyraziłeś zgodę na komunikację marketingową.
Rezygnacja: https://fakturka24.example/rezygnacja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: conference ticket with JSON-LD event reservation',
    sentAt: '2027-07-13T11:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Biletownia <bilety@biletownia.example>',
    subject: 'Twój bilet: Forum Małych Drukarni 2027',
    text: `Dzień dobry Lucyno,

dziękujemy za zakup! Twój bilet znajdziesz w załączniku.

Forum Małych Drukarni 2027
czwartek, 16 września 2027, 9:30–17:00
Centrum Kongresowe Odra, Wrocław, sala B
Zamówienie: BL-2290-81, 349,00 zł

Do zobaczenia!
Biletownia`,
    html: `<html><head><script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "BL-2290-81",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Lucyna Wójtowicz" },
  "reservationFor": {
    "@type": "Event",
    "name": "Forum Małych Drukarni 2027",
    "startDate": "2027-09-16T09:30:00+02:00",
    "endDate": "2027-09-16T17:00:00+02:00",
    "location": {
      "@type": "Place",
      "name": "Centrum Kongresowe Odra",
      "address": { "@type": "PostalAddress", "addressLocality": "Wrocław", "addressCountry": "PL" }
    }
  }
}]
</script></head><body><p>Dzień dobry Lucyno,</p><p>dziękujemy za zakup! Twój bilet znajdziesz w załączniku.</p>
<table><tr><td><b>Forum Małych Drukarni 2027</b></td></tr><tr><td>czwartek, 16 września 2027, 9:30–17:00</td></tr>
<tr><td>Centrum Kongresowe Odra, Wrocław, sala B</td></tr><tr><td>Zamówienie: BL-2290-81, 349,00 zł</td></tr></table>
<p>Do zobaczenia!<br>Biletownia</p></body></html>`,
    expected: [at('2027-09-16T09:30:00+02:00', '2027-09-16T17:00:00+02:00')],
  },
  {
    name: 'pl: cold applicant with CV dates and a start date',
    sentAt: '2027-07-19T23:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Oskar Rutkowski <oskar.rutkowski@listy.example>',
    subject: 'Aplikacja na stanowisko: monter instalacji fotowoltaicznych',
    text: `Szanowni Państwo,

w odpowiedzi na ogłoszenie nr 4471 przesyłam CV. Od 3 lutego 2025 do 30 czerwca 2027 pracowałem w firmie Słoneczny Dach, gdzie montowałem instalacje 5–50 kWp. Uprawnienia SEP do 1 kV ważne do 14.10.2029.

Mogę rozpocząć pracę od 2 sierpnia, jestem gotowy pracować w systemie 7:00–15:00 oraz w soboty. Oczekiwania: 7 200 zł brutto.

Będę wdzięczny za kontakt.
Oskar Rutkowski
tel. 555 640 977

Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.`,
    expected: [],
  },
  {
    name: 'pl: booking tool confirms a consultation, ICS in UTC',
    sentAt: '2027-08-03T09:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Umawiacz <powiadomienia@umawiacz.example>',
    subject: 'Nowa rezerwacja: Konsultacja dietetyczna (online), Justyna Kos',
    text: `Cześć Magda,

masz nową rezerwację.

Klient: Justyna Kos
Usługa: Konsultacja dietetyczna (online), 45 min
Kiedy: pt., 6 sie 2027, 12:30 (Europe/Warsaw)
Gdzie: https://meet.google.example/qvb-tzna-kwe
Odpowiedź na pytanie „Co chcesz osiągnąć?”: „więcej energii, mniej słodyczy”

Zmień termin lub odwołaj w panelu Umawiacza.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Umawiacz//Rezerwacje 4.2//PL
METHOD:PUBLISH
BEGIN:VEVENT
UID:rez-558120@umawiacz.example
DTSTAMP:20270803T071500Z
DTSTART:20270806T103000Z
DTEND:20270806T111500Z
SUMMARY:Konsultacja dietetyczna (online): Justyna Kos
LOCATION:https://meet.google.example/qvb-tzna-kwe
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-08-06T12:30:00+02:00', '2027-08-06T13:15:00+02:00')],
  },
  {
    name: 'pl: tender with a submission deadline',
    sentAt: '2027-08-05T12:06:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zamówienia publiczne <zamowienia@gmina-kwiatkow.example>',
    subject: 'Zapytanie ofertowe ZP.271.18.2027 – wykonanie mebli do świetlicy',
    text: `Dzień dobry,

Gmina Kwiatków zaprasza do złożenia oferty na wykonanie i montaż mebli do świetlicy wiejskiej.

Oferty należy przesłać na adres e-mail do dnia 20 sierpnia 2027 r. do godz. 12:00. Pytania do treści zapytania: do 12 sierpnia. Termin realizacji zamówienia: do 30 października 2027 r. Kryterium: cena 100%.

Z up. Wójta
Mariola Stępień, inspektor
pok. 7, tel. 77 555 21 06`,
    expected: [],
  },
  {
    name: 'pl: call with a client in Chicago, his local time in the week between the clock changes',
    sentAt: '2027-10-28T15:51:00-05:00',
    timezone: 'Europe/Warsaw',
    from: 'Stanley Gorski <stan@gorski-deli.example>',
    subject: 'Zamowienie kielbas na Swieta',
    text: `Dzien dobry Panie Macieju,

przepraszam za brak polskich liter, pisze z telefonu. Ceny z cennika sa ok, musimy tylko pogadac o opakowaniach i certyfikatach.

Zadzwonie do Pana w srode 3 listopada o 9 rano czasu Chicago. Jak bedzie zajete, to sprobuje jeszcze raz za chwile.

Pozdrowienia z Ameryki
Stan Gorski
Gorski Deli, Milwaukee Ave, open Mon-Sat 8am-7pm`,
    expected: [at('2027-11-03T15:00:00+01:00')],
  },
  {
    name: 'pl: board meeting of a sports club with agenda',
    sentAt: '2027-08-17T21:30:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Prezes KS Grom <prezes@ks-grom.example>',
    subject: 'Zebranie zarządu',
    text: `Koleżanki i Koledzy z zarządu,

zwołuję zebranie zarządu na 25 sierpnia (środa), godz. 18:30, świetlica klubowa.

Porządek obrad:
1. Sprawozdanie skarbnika (saldo 14 210,55 zł)
2. Składki na sezon 2027/28
3. Remont szatni – oferty
4. Wolne wnioski

Obecność obowiązkowa, usprawiedliwienia do mnie na telefon.

Ze sportowym pozdrowieniem
Kazimierz Ostrówek`,
    expected: [at('2027-08-25T18:30:00+02:00')],
  },
  {
    name: 'pl: complaint about a heating failure that is past',
    sentAt: '2027-02-01T07:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Wanda Pluta <wanda.pluta@poczta-domowa.example>',
    subject: 'REKLAMACJA!!! zimne kaloryfery',
    text: `Proszę Państwa,

w sobotę 30 stycznia o 22:15 znowu wysiadło ogrzewanie w całym pionie. Dzwoniłam na dyżurny numer o 22:30, 23:00 i o 6:10 w niedzielę, NIKT nie odebrał!!! Dopiero w niedzielę koło 14 zrobiło się letnio.

Mam w domu dwuletnie dziecko. Żądam obniżki czynszu za styczeń i odpowiedzi na piśmie w terminie 14 dni.

Wanda Pluta, Osiedle Słoneczne 6/41`,
    expected: [],
  },
  {
    name: 'pl: team trip of two whole days',
    sentAt: '2027-08-30T10:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Magdalena Ryba <magda.ryba@kreska-projekt.example>',
    subject: 'Integracja w Bieszczadach!',
    text: `Kochani,

mamy to! Jedziemy całą siódemką na wyjazd integracyjny w Bieszczady 17–18 września (piątek i sobota). Domek z sauną zaklepany, biuro w piątek nieczynne.

Potrzebuję od każdego: rozmiar koszulki i czy wege. Odpowiedzi do 6.09, bo potem zamawiam catering.

Szczegóły dojazdu podeślę później.

Magda`,
    expected: [days('2027-09-17', '2027-09-19')],
  },
  {
    name: 'pl: rota of other employees',
    sentAt: '2027-09-03T16:45:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Iza Kmita <iza@piekarnia-kmita.example>',
    subject: 'grafik ekspedientek 6-11.09',
    text: `Szefie, do wiadomości grafik na przyszły tydzień:

pn 6.09  Ania 5:30-13:30, Gosia 12-18
wt 7.09  Ania 5:30-13:30, Gosia 12-18
śr 8.09  Renata 5:30-13:30, Ania 12-18
czw 9.09 Renata 5:30-13:30, Gosia 12-18
pt 10.09 Ania 5:30-13:30, Renata 12-18
sob 11.09 Gosia 6-13

Renata chce zamienić jedną sobotę w październiku, to jeszcze dogadamy.
Iza`,
    expected: [],
  },
  {
    name: 'pl: photographer offers two alternatives joined by or',
    sentAt: '2027-09-07T13:13:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Ada Lewicka <ada@adalewicka-foto.example>',
    subject: 'sesja wizerunkowa zespołu',
    text: `Hej Sebastian!

Super, że robimy te zdjęcia 🙂 Światło u Was jest najlepsze rano, więc proponuję poniedziałek 13.09 o 8:45 albo wtorek 14.09 o 9:15. Daj znać, co wolicie.

Ubrania: bez drobnych pasków i bez logotypów. Cena jak ustaliliśmy, 1 600 zł, gotowe pliki w 10 dni.

buziaki
Ada`,
    expected: [at('2027-09-13T08:45:00+02:00'), at('2027-09-14T09:15:00+02:00')],
  },
  {
    name: 'pl: calendar cancellation of a rehearsal',
    sentAt: '2027-09-14T18:19:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dom Kultury Młyn <sala@dk-mlyn.example>',
    subject: 'Odwołane: Próba generalna z nagłośnieniem',
    text: `Dobry wieczór,

z powodu zalania sali próba generalna 18.09 o 16:00 niestety się nie odbędzie. Wynajem nagłośnienia rozliczymy na zero, faktury proszę nie wystawiać.

O nowej dacie damy znać, gdy strażacy skończą.

Dom Kultury Młyn`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//DK Mlyn//Sala//PL
METHOD:CANCEL
BEGIN:VEVENT
UID:proba-2027-09-18@dk-mlyn.example
DTSTAMP:20270914T161900Z
DTSTART:20270918T140000Z
DTEND:20270918T170000Z
SUMMARY:Próba generalna z nagłośnieniem
ORGANIZER;CN=Dom Kultury Młyn:mailto:sala@dk-mlyn.example
ATTENDEE:mailto:biuro@decybel-estrada.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: farrier comes to the stable on Saturday at seven in the morning',
    sentAt: '2027-09-22T21:47:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wojtek Kowalski <wojtek.podkuwacz@konnaskrzynka.example>',
    subject: 'kucie',
    text: `Siema Hania,

moge byc u was w te sobote o siodmej rano, pozniej jade pod Leszno wiec prosze zeby konie juz staly w myjce. Siwy do przekucia na 4 nogi, Bajka i Fuks tylko werkowanie.

Podkowy mam, wyjdzie razem 620 zl. Jak deszcz to nic, robimy pod dachem.

W.`,
    expected: [at('2027-09-25T07:00:00+02:00')],
  },
  {
    name: 'pl: the boss forwards an interview request and sends the reader to it',
    sentAt: '2027-09-28T08:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Leon Majchrzak <leon@browar-majchrzak.example>',
    subject: 'PD: Reportaż o rzemieślniczych browarach',
    text: `Kuba, ja nie lubię kamer, pójdź proszę za mnie. Potwierdziłem już, że będziesz w środę 29 września o 10:45 na dziedzińcu. Załóż firmową koszulę.

L.

---------- Wiadomość przekazana dalej ----------
Od: Marzena Turek <m.turek@kurier-regionu.example>
Data: pon., 27 wrz 2027 o 15:20
Temat: Reportaż o rzemieślniczych browarach
Do: <leon@browar-majchrzak.example>

Dzień dobry,

piszemy cykl o lokalnych wytwórcach i chętnie porozmawialibyśmy z Państwem przy kadziach. Wystarczy nam krótka rozmowa i kilka zdjęć. Tekst ukaże się 8 października.

Marzena Turek
Kurier Regionu`,
    expected: [at('2027-09-29T10:45:00+02:00')],
  },
  {
    name: 'pl: short yes to one quoted time',
    sentAt: '2027-10-04T14:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Filip Sadowski <filip@rowerownia-sadowski.example>',
    subject: 'Re: ubezpieczenie warsztatu',
    text: `Tak, pasuje mi ten termin. Do zobaczenia!

Wysłane z telefonu

> 4 paź 2027, o 12:16 Alicja Dobosz <alicja.dobosz@polisa-plus.example> pisze:
>
> Panie Filipie, polisa wygasa 31.10. Podjechałabym do warsztatu
> z nową ofertą w czwartek 7 października o 15:20, dobrze?
>
> Alicja Dobosz
> Polisa Plus`,
    expected: [at('2027-10-07T15:20:00+02:00')],
  },
  {
    name: 'pl: quoted proposal made needless by the new text',
    sentAt: '2027-10-06T10:10:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Jolanta Sroka <jolanta.sroka@optyk-sroka.example>',
    subject: 'Re: Re: drukarka etykiet',
    text: `Dzień dobry,

Basia już rozgryzła tę drukarkę, wystarczyło zmienić sterownik, więc nie trzeba do nas przyjeżdżać. Dziękujemy za gotowość!

Jolanta Sroka

W dniu 5.10.2027 o 16:41 serwis@kodkres.example pisze:
> Pani Jolu, mogę podjechać w piątek 8.10 o 11:00 albo w poniedziałek
> 11.10 o 8:30. Dojazd 90 zł.
> Paweł, KodKres serwis`,
    expected: [],
  },
  {
    name: 'pl: video meeting Thursday week, link only in the HTML',
    sentAt: '2027-10-12T11:25:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kinga Walas <kinga.walas@fundacja-promyk.example>',
    subject: 'Omówienie identyfikacji fundacji',
    text: `Dzień dobry Panie Tymku,

logo w wersji C wygrało w głosowaniu rady 5:2. Omówmy poprawki w czwartek za tydzień, 21 października, o 9.30, wystarczy nam pół godziny (do 10.00).

Link do spotkania tutaj.

Serdeczności
Kinga Walas
Fundacja Promyk, KRS 0000 555 123`,
    html: `<div dir="ltr"><p>Dzień dobry Panie Tymku,</p>
<p>logo w wersji C wygrało w głosowaniu rady 5:2. Omówmy poprawki w czwartek za tydzień, 21 października, o 9.30, wystarczy nam pół godziny (do 10.00).</p>
<p>Link do spotkania <a href="https://meet.google.example/hsk-wpra-odn">tutaj</a>.</p>
<p>Serdeczności<br>Kinga Walas<br>Fundacja Promyk, KRS 0000 555 123</p></div>`,
    expected: [at('2027-10-21T09:30:00+02:00', '2027-10-21T10:00:00+02:00')],
  },
  {
    name: 'pl: out-of-office reply',
    sentAt: '2027-08-09T09:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Urszula Bąk <u.bak@geodezja-bak.example>',
    subject: 'Automatyczna odpowiedź: mapa do celów projektowych',
    text: `Dziękuję za wiadomość.

Od 9 do 20 sierpnia przebywam na urlopie. Odpowiem po powrocie, w poniedziałek 23 sierpnia. W sprawach pilnych proszę o kontakt z p. Krzysztofem Bąkiem, 555 301 442, codziennie w godz. 9:00–14:00.

Urszula Bąk
geodeta uprawniony`,
    expected: [],
  },
  {
    name: 'pl: one hour refused and another one proposed',
    sentAt: '2027-10-15T12:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Czesław Pająk <czeslaw.pajak@tartak-pajak.example>',
    subject: 'Re: oględziny kłód',
    text: `Witam,

wtorek o 15 mi nie pasuje, bo wiozę wnuka na trening. Za to w środę 20 października o dziesiątej mogę pokazać wszystko, i dąb, i jesion. Proszę przyjechać od strony torów, główna brama zamknięta.

Cena za kubik jak w zeszłym roku.

Cz. Pająk
tartak czynny pon-pt 6-14`,
    expected: [at('2027-10-20T10:00:00+02:00')],
  },
  {
    name: 'pl: booking link without any time',
    sentAt: '2027-03-30T13:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Daniel Fijał <daniel@seo-latarnia.example>',
    subject: 'Re: pozycjonowanie sklepu z włóczkami',
    text: `Cześć Aniu,

dzięki za dostęp do statystyk. Widzę sporo do zrobienia: 312 zdublowanych opisów i czas ładowania 6,4 s.

Żebyśmy nie grali w ping-ponga mailami, wybierz sobie dogodny termin tutaj: https://kalendarz.example/daniel-fijal/30min

Rozmowa trwa 30 minut i do niczego nie zobowiązuje.

Daniel`,
    expected: [],
  },
  {
    name: 'pl: colleague calls a chat in the kitchen for today',
    sentAt: '2027-11-09T13:36:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Renata Suchy <renata@dobre-opakowania.example>',
    subject: 'budżet na etykiety',
    text: `Michał, dziś 15:15 w kuchni, pół godziny, muszę z Tobą przegadać budżet na etykiety, zanim pójdzie do prezesa. R.`,
    expected: [at('2027-11-09T15:15:00+01:00', '2027-11-09T15:45:00+01:00')],
  },
  {
    name: 'pl: broadcast time of a programme about the firm',
    sentAt: '2027-11-04T17:22:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Redakcja „Z pasją” <redakcja@telewizja-zachod.example>',
    subject: 'Emisja odcinka o Państwa pracowni',
    text: `Dzień dobry!

Miło nam poinformować, że odcinek o Państwa pracowni witraży wyemitujemy w niedzielę 7 listopada o 17:30, powtórka we wtorek 9 listopada o 6:15. Potem program trafi do sieci.

Jeszcze raz dziękujemy za gościnę i pyszną drożdżówkę.

Lidia Orzech
Redakcja „Z pasją”`,
    expected: [],
  },
  {
    name: 'pl: social insurance audit announced formally',
    sentAt: '2027-11-16T10:50:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Wydział Kontroli Płatników <kontrola@ubezpieczenia-oddzial4.example>',
    subject: 'Zawiadomienie o zamiarze wszczęcia kontroli nr 140527/2027',
    text: `Szanowny Panie,

zawiadamiam o zamiarze wszczęcia kontroli w zakresie prawidłowości naliczania składek za lata 2025–2026. Zgodnie z rozmową telefoniczną kontrolę rozpocznę w siedzibie Pana firmy w dniu 6 grudnia 2027 r. (poniedziałek) o godz. 9:00. Proszę o obecność Pana lub osoby upoważnionej.

Dokumenty do przygotowania: listy płac, umowy zlecenia, ewidencja czasu pracy.

Pouczenie: sprzeciw można wnieść w terminie 3 dni roboczych od wszczęcia kontroli.

Inspektor kontroli
Bogumiła Trzaska
tel. 71 555 60 09`,
    expected: [at('2027-12-06T09:00:00+01:00')],
  },
  {
    name: 'pl: appointment of a third person explains a late call back',
    sentAt: '2027-11-17T16:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat Alumet <sekretariat@alumet-profile.example>',
    subject: 'Re: prośba o kontakt – pani Monika',
    text: `Dzień dobry,

pani Monika ma jutro o 9:00 spotkanie z dostawcą, a o 12:00 jest na badaniach, dlatego w sprawie reklamacji okien oddzwoni do Państwa dopiero, gdy zbierze opinie z produkcji. Sama jeszcze nie wie, kiedy to będzie.

Numer sprawy: R/1117/27.

Z pozdrowieniami
Grażyna Lis
sekretariat`,
    expected: [],
  },
  {
    name: 'pl: Polish shop in London, accountant gives Polish time',
    sentAt: '2027-11-22T15:07:00+01:00',
    timezone: 'Europe/London',
    from: 'Teresa Głowacka <teresa@ksiegowosc-glowacka.example>',
    subject: 'VAT od importu pierogów – telefon',
    text: `Witam Panie Arku,

sprawdziłam stawki, niestety część dokumentów celnych trzeba skorygować. Zadzwonię do Pana na WhatsAppie w czwartek 25 listopada o 11:00 czasu polskiego, niech Pan ma pod ręką fakturę 88/10/27.

Korektę musimy wysłać do 30 listopada.

Pozdrawiam
Teresa Głowacka
Rzeszów`,
    expected: [at('2027-11-25T10:00:00+00:00')],
  },
  {
    name: 'pl: measures and prices that look like times and dates',
    sentAt: '2027-05-20T07:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Hurtownia Metalik <zamowienia@metalik-hurt.example>',
    subject: 'Oferta 12/05 – pręty i kątowniki',
    text: `Dzień dobry, zgodnie z zapytaniem:

pręt fi 10, dł. 6 m – 18.30 zł/szt.
pręt fi 12, dł. 6 m – 24.15 zł/szt.
kątownik 30/30/3 – 11.05 zł/mb
kątownik 40/20/4 – 14.45 zł/mb
płaskownik 20/5 – 9.30 zł/mb

Cięcie pod wymiar 2.50 zł od cięcia. Skala rysunku 1:15, proszę o potwierdzenie, czy detal B ma 16 czy 17 otworów.

Rabat 8% przy zamówieniu powyżej 2000 zł.
Metalik, magazyn czynny 7-15, sob. 8-12`,
    expected: [],
  },
  {
    name: 'pl: sales representative announces a visit, Roman month, with a delivery beside it',
    sentAt: '2027-11-18T09:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Igor Mazurek <igor.mazurek@lakiery-tecza.example>',
    subject: 'Wizyta + zamówienie 5512',
    text: `Dzień dobry Panie Władku,

puszki z zamówienia 5512 wyjadą od nas 19 XI i będą u Państwa 22 XI do południa, podpisuje magazyn.

Ja natomiast odwiedzę Pana osobiście we wtorek 23 XI od 10 do 11, pokażę nowy lakier wodny i pistolet na testy.

Do zobaczenia
Igor Mazurek
przedstawiciel regionalny
kom. 555 870 065`,
    expected: [at('2027-11-23T10:00:00+01:00', '2027-11-23T11:00:00+01:00')],
  },
  {
    name: 'pl: hosting provider announces a maintenance window to all customers',
    sentAt: '2027-04-15T10:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Serwerownia Jantar <komunikaty@jantar-hosting.example>',
    subject: '[Komunikat] Migracja poczty – serwer s14',
    text: `Drogi Kliencie,

w nocy z 22 na 23 kwietnia 2027 (czwartek/piątek), w godzinach 23:30–3:00, przeniesiemy skrzynki z serwera s14 na nową platformę. W tym czasie logowanie do poczty może być niemożliwe. Żadne działania po Twojej stronie nie są potrzebne.

Status prac: https://status.jantar-hosting.example
Ustawienia powiadomień i rezygnacja: https://panel.jantar-hosting.example/powiadomienia

Zespół Jantar`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'pl: invitation to the Christmas dinner of a business partner',
    sentAt: '2027-12-02T18:43:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Małgorzata i Bogdan Zięba <zieba@ogrody-zieba.example>',
    subject: 'Wigilia u Ziębów 🎄',
    text: `Droga Pani Tereso,

to był piękny rok, trzy wspólne ogrody i ani jednej kłótni o kostkę brukową! Dlatego bardzo chcielibyśmy gościć Panią z mężem na naszej firmowej wigilii w piątek, 17 grudnia o godzinie osiemnastej, w szklarni.

Będzie barszcz, karp i kolędy przy akordeonie. Prezentów proszę nie kupować, dobry humor wystarczy.

Z najlepszymi życzeniami
Gosia i Bogdan Zięba`,
    expected: [at('2027-12-17T18:00:00+01:00')],
  },
  {
    name: 'pl: cancelled concert ticket with JSON-LD status cancelled',
    sentAt: '2027-12-06T12:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Filharmonia Nadmorska <kasa@filharmonia-nadmorska.example>',
    subject: 'Koncert odwołany – zwrot za zamówienie FN-40917',
    text: `Szanowni Państwo,

z przykrością informujemy, że koncert kolęd barokowych w dniu 18 grudnia 2027 o godz. 19:00 został odwołany z powodu choroby dyrygenta. Nowego terminu nie przewidujemy.

Kwotę 240,00 zł za zamówienie FN-40917 zwrócimy na kartę w ciągu 14 dni.

Kasa Filharmonii
wt.–pt. 12:00–18:00`,
    html: `<html><body><p>Szanowni Państwo,</p><p>z przykrością informujemy, że koncert kolęd barokowych w dniu 18 grudnia 2027 o godz. 19:00 został odwołany z powodu choroby dyrygenta. Nowego terminu nie przewidujemy.</p>
<p>Kwotę 240,00 zł za zamówienie FN-40917 zwrócimy na kartę w ciągu 14 dni.</p><p>Kasa Filharmonii<br>wt.–pt. 12:00–18:00</p>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "FN-40917",
  "reservationStatus": "http://schema.org/ReservationCancelled",
  "underName": { "@type": "Person", "name": "Edward Kania" },
  "reservationFor": {
    "@type": "MusicEvent",
    "name": "Koncert kolęd barokowych",
    "startDate": "2027-12-18T19:00:00+01:00",
    "location": { "@type": "Place", "name": "Filharmonia Nadmorska" }
  }
}
</script></body></html>`,
    expected: [],
  },
  {
    name: 'pl: fibre technician comes for two hours, ISO date',
    sentAt: '2027-12-09T14:14:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział instalacji ŚwiatłoNet <instalacje@swiatlonet.example>',
    subject: 'Zlecenie 9934107 – wizyta montera',
    text: `Dzień dobry,

umówiliśmy wizytę montera w Państwa firmie.

Data: 2027-12-14
Godzina: 10:00
Przewidywany czas prac: 2 godziny
Monter: Dariusz Pyrka, tel. 555 214 990

Numer zlecenia: 9934107. Abonament 99,00 zł/mies. naliczamy od stycznia. Jeżeli termin jest nieodpowiedni, prosimy o telefon do 13 grudnia do godz. 16:00.

ŚwiatłoNet`,
    expected: [at('2027-12-14T10:00:00+01:00', '2027-12-14T12:00:00+01:00')],
  },
];
