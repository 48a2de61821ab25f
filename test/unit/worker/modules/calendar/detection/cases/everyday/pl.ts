import type { Case } from '../case.ts';

/** Polish mails as people write them every day, with the times that they agree on, offer or set. */
export const polishEveryday: Case[] = [
  [
    'I C 118/26',
    'Sąd Okręgowy wyznaczył termin rozprawy na dzień 19 listopada 2026 r., godz. 9:40, sala 12. Stawiennictwo stron obowiązkowe.',
    ['2026-11-19T09:40'],
  ],
  [
    'Wezwanie',
    'Wzywa się Pana do osobistego stawienia się w dniu 21 października 2026 r. o godzinie 10.30 w siedzibie Urzędu Skarbowego, pokój 114.',
    ['2026-10-21T10:30'],
  ],
  [
    'Zawiadomienie',
    'Zawiadamiam, że posiedzenie w sprawie II K 44/26 odbędzie się dnia 2.11.2026 r. o godz. 11:15 w sali nr 7. Może Pani stawić się z pełnomocnikiem.',
    ['2026-11-02T11:15'],
  ],
  [
    'Przesłuchanie świadka',
    'Został Pan wezwany w charakterze świadka na środę 14 października, godz. 8.30, Komenda Powiatowa, pok. 21.',
    ['2026-10-14T08:30'],
  ],
  [
    'Termin u notariusza',
    'Pani mecenas ustaliła akt na czwartek, dwudziestego drugiego października, na godzinę dwunastą.',
    ['2026-10-22T12:00'],
  ],
  [
    'mediacja',
    'Posiedzenie mediacyjne wyznaczono na 27 X 2026 r. na godz. 13.00 w Ośrodku Mediacji przy ul. Długiej.',
    ['2026-10-27T13:00'],
  ],
  [
    'Sesja rady',
    'Na podstawie art. 20 ustawy zwołuję sesję Rady Gminy na dzień 29 października 2026 r. o godzinie siedemnastej trzydzieści w sali narad.',
    ['2026-10-29T17:30'],
  ],
  [
    'Komisja lekarska',
    'Orzecznik ZUS zbada Pana dnia 20.10.2026 r. o godz. 7:50, pokój 3. Proszę zabrać dokumentację medyczną.',
    ['2026-10-20T07:50'],
  ],
  [
    'Dowód osobisty',
    'Rezerwacja wizyty w urzędzie: 15-10-2026, godz. 12:20, stanowisko 4. Numer biletu A117.',
    ['2026-10-15T12:20'],
  ],
  ['spotkanie', 'to co, jutro o wpol do dwunastej u mnie na kawe?', ['2026-10-06T11:30']],
  ['kawa', 'Jestem wolna w środę, widzimy się za kwadrans piąta pod kinem?', ['2026-10-07T16:45']],
  [
    'basen',
    'Zabieram dzieci na basen w sobotę, wpadniemy po Was kwadrans po dziewiątej.',
    ['2026-10-10T09:15'],
  ],
  [
    'Jubileusz',
    'Uroczystość odbędzie się w niedzielę, 18 października, o wpół do dwunastej przed południem w Domu Kultury.',
    ['2026-10-18T11:30'],
  ],
  ['próba', 'Dziś próba wyjątkowo o dziewiętnastej trzydzieści, bądźcie punktualnie!', ['2026-10-05T19:30']],
  ['grill', 'wpadajcie w sobote na 16-ta, grill u nas', ['2026-10-10T16:00']],
  ['rower', 'Oddam Ci rower jutro, mogę podjechać tak przed pracą, o 7-mej?', ['2026-10-06T07:00']],
  ['Hydraulik', 'dzien dobry bede u pani w srode na 9-ta, prosze zakrecic wode', ['2026-10-07T09:00']],
  ['fryzjer', 'Pani Olu, zapisałam Panią na piątek na 16:45, strzyżenie i kolor.', ['2026-10-09T16:45']],
  [
    'Wymiana okien',
    'Ekipa wchodzi do Państwa w poniedziałek 12.10 od 7 rano, prosimy odsunąć meble od okien.',
    ['2026-10-12T07:00'],
  ],
  [
    'kominiarz',
    'Kominiarz będzie w Państwa budynku 13.10 (wtorek) w godz. 15.00-18.00.',
    ['2026-10-13T15:00'],
  ],
  [
    'Odczyt wodomierzy',
    'Odczyt wodomierzy w klatce B: czwartek 15 października, godz. 17-19. Prosimy o udostępnienie lokali.',
    ['2026-10-15T17:00'],
  ],
  [
    'Serwis pieca',
    'Panie Marku, technik podjedzie w piątek między 12.00 a 14.00, zadzwoni wcześniej.',
    ['2026-10-09T12:00'],
  ],
  [
    'plytki',
    'witam glazurnik z tej strony. obejrze lazienke w czw po 17, tak o 17.30 pasuje?',
    ['2026-10-08T17:30'],
  ],
  [
    'wycena',
    'mogę przyjechać pomierzyć dziś o 18 albo jutro rano o 8, co Panu lepiej?',
    ['2026-10-05T18:00', '2026-10-06T08:00'],
  ],
  [
    'Klucze',
    'Ekipa kończy w piątek, klucze przekażę Państwu na miejscu w sobotę 10 bm. o 11.',
    ['2026-10-10T11:00'],
  ],
  [
    'Mieszkanie',
    'Oglądanie mieszkania na Kwiatowej umówione na jutro, g. 18. Czekam pod klatką.',
    ['2026-10-06T18:00'],
  ],
  [
    'Trening',
    'Trening młodzików przeniesiony z wtorku na środę, godz. 17.30, boisko przy szkole nr 3.',
    ['2026-10-07T17:30'],
  ],
  [
    'Mecz wyjazdowy',
    'Zbiórka na mecz w niedzielę o 8:45 pod klubem, wracamy około 15.',
    ['2026-10-11T08:45'],
  ],
  [
    'Wywiadówka',
    'Serdecznie zapraszam rodziców klasy 2b na wywiadówkę w dniu 14 października (środa) o godzinie 17:00, sala 23.',
    ['2026-10-14T17:00'],
  ],
  [
    'Rozmowa o Zosi',
    'Czy mogłaby Pani przyjść do szkoły w czwartek po lekcjach, powiedzmy o piętnastej dwadzieścia? Chciałabym porozmawiać o Zosi.',
    ['2026-10-08T15:20'],
  ],
  [
    'Wycieczka',
    'Wyjazd klas czwartych do Wieliczki 16 października, zbiórka o 6.45 na parkingu przed szkołą, powrót około 19.',
    ['2026-10-16T06:45'],
  ],
  [
    'Pasowanie',
    'Pasowanie na przedszkolaka odbędzie się w przyszły piątek o 10. Rodziców zapraszamy!',
    ['2026-10-16T10:00'],
  ],
  [
    'Wizyta',
    'SMS-em przypominamy: dr Lis, stomatolog, 8.10 czwartek, 9:40. Prosimy potwierdzić TAK.',
    ['2026-10-08T09:40'],
  ],
  [
    'Rejestracja',
    'Zwolnił się termin do kardiologa: pojutrze o jedenastej dwadzieścia. Zapisać Panią?',
    ['2026-10-07T11:20'],
  ],
  [
    'Badania',
    'Na pobranie krwi proszę przyjść na czczo w czwartek o siódmej rano, gabinet zabiegowy.',
    ['2026-10-08T07:00'],
  ],
  [
    'weterynarz',
    'Kastracja Mruczka w piątek o ósmej, kot od wieczora bez jedzenia. Czekamy na Państwa w lecznicy.',
    ['2026-10-09T08:00'],
  ],
  [
    'Rehabilitacja',
    'Pierwszy zabieg ma Pan 12.10.2026 r. o godz. 14.20, proszę zabrać skierowanie i ręcznik.',
    ['2026-10-12T14:20'],
  ],
  [
    'Re: oferta',
    'Dzień dobry, w piątek przed południem, np. o 10.30, możemy się zdzwonić.',
    ['2026-10-09T10:30'],
  ],
  ['Re: Umowa', 'Zadzwonię do Pana jutro po południu, około trzeciej.', ['2026-10-06T15:00']],
  [
    'Call',
    'Hej, ustawiłem calla na czwartek 13:00, wrzucam link na kanał. Dajcie znać jak komuś nie leży.',
    ['2026-10-08T13:00'],
  ],
  ['daily', 'Jutro daily wyjątkowo o 9:45, bo salka zajęta do tej pory.', ['2026-10-06T09:45']],
  [
    'Szkolenie BHP',
    'Szkolenie okresowe BHP dla naszego działu: 20 października 2026 r. (wtorek), 8.00–12.00, sala konferencyjna.',
    ['2026-10-20T08:00'],
  ],
  [
    'Rozmowa kwalifikacyjna',
    'Dziękujemy za przesłane CV. Zapraszamy Panią na spotkanie rekrutacyjne w dniu 13 października o godz. 12:15.',
    ['2026-10-13T12:15'],
  ],
  [
    'Audyt',
    'Informujemy, że audytor zjawi się u Państwa 22 października o dziewiątej rano i poprosi o dokumentację.',
    ['2026-10-22T09:00'],
  ],
  [
    'Prezentacja',
    'Możemy pokazać Państwu maszynę w naszym salonie w środę, 21 października, o godzinie jedenastej.',
    ['2026-10-21T11:00'],
  ],
  [
    'Próbki',
    'Przedstawiciel handlowy odwiedzi Państwa w czwartek ok. godz. 10:00 i przywiezie próbki tkanin.',
    ['2026-10-08T10:00'],
  ],
  ['Narada', 'Zwołuję naradę kierowników na jutro na 7:30. Obecność obowiązkowa.', ['2026-10-06T07:30']],
  [
    'spóźnię się',
    'Jutro mam dentystę o 9:40, więc spotkajmy się dopiero o 11 w biurze.',
    ['2026-10-06T11:00'],
  ],
  ['po pracy', 'Kończę o czwartej, więc widzimy się jutro o 17 na rynku, ok?', ['2026-10-06T17:00']],
  [
    'obiad',
    'Mama pracuje w niedzielę do 12, więc obiad u nas dopiero o 14:00. Będziecie?',
    ['2026-10-11T14:00'],
  ],
  [
    'imieniny',
    'Zapraszam na moje imieniny w najbliższą sobotę od osiemnastej, ciasto piecze Hania.',
    ['2026-10-10T18:00'],
  ],
  [
    'Chrzciny',
    'Chrzest Antosia w niedzielę 25 października, msza o 12.30, potem obiad w Zajeździe. Przyjedziecie?',
    ['2026-10-25T12:30'],
  ],
  [
    'Ślub',
    'Mamy zaszczyt zaprosić Państwa na ślub Ewy i Jana, który odbędzie się 24 października 2026 roku o godzinie szesnastej.',
    ['2026-10-24T16:00'],
  ],
  [
    'Pogrzeb',
    'Msza żałobna zostanie odprawiona w piątek, 9 października, o godz. 12.00 w kościele św. Anny. Prosimy o obecność.',
    ['2026-10-09T12:00'],
  ],
  ['kino', 'seans jest o 20:15 w piatek, spotkajmy sie o 20 przy kasach', ['2026-10-09T20:00']],
  ['planszowki', 'jutro 19 u Bartka, kto bierze piwo?', ['2026-10-06T19:00']],
  ['Odp: termin', 'Pasuje, to do zobaczenia w czwartek o czternastej.', ['2026-10-08T14:00']],
  ['Odp: wizyta', 'Nie dam rady o 15, ale o 16:30 we wtorek już tak.', ['2026-10-06T16:30']],
  [
    'Zmiana godziny',
    'Przepraszam, jutrzejszą lekcję muszę przesunąć z 16 na 17:30. Mam nadzieję, że to nie problem.',
    ['2026-10-06T17:30'],
  ],
  [
    'Zmiana terminu',
    'Zebranie wspólnoty zostaje przesunięte z 13 na 20 października, godzina bez zmian (18.00).',
    ['2026-10-20T18:00'],
  ],
  [
    'Stolik',
    'Rezerwacja na nazwisko Nowak, 6 osób, sobota 17.10, godz. 19.30 - potwierdzamy!',
    ['2026-10-17T19:30'],
  ],
  [
    'Sesja',
    'Proponuję sesję zdjęciową 11.10. w niedzielę, tak koło ósmej rano, bo światło najlepsze.',
    ['2026-10-11T08:00'],
  ],
  ['Korepetycje', 'Może być poniedziałek 12 października, szesnasta trzydzieści?', ['2026-10-12T16:30']],
  [
    'Re: dostawa betonu',
    'Gruszka dojedzie do Państwa w środę o 6:30, proszę żeby ktoś był na budowie.',
    ['2026-10-07T06:30'],
  ],
  ['Meble', 'Montaż kuchni u Państwa: 19-go w poniedziałek, panowie będą o 8.', ['2026-10-19T08:00']],
  [
    'Odbiór auta',
    'Przyprowadzi Pan auto w czwartek rano, 7:30? Do wieczora będzie zrobione.',
    ['2026-10-08T07:30'],
  ],
  [
    'Walne',
    'Zarząd zwołuje Walne Zgromadzenie na dzień 7 listopada 2026 r. (sobota), godz. 10:00 w pierwszym terminie.',
    ['2026-11-07T10:00'],
  ],
  ['Kolęda', 'Ksiądz odwiedzi naszą klatkę we wtorek 13 października od godz. 16:30.', ['2026-10-13T16:30']],
  [
    'Konsultacje',
    'Profesor przyjmie Pana w czwartek, 15.10, o godz. 13:15 w pokoju 308.',
    ['2026-10-15T13:15'],
  ],
  [
    'urodziny Kuby',
    'Kuba zaprasza na swoje 7. urodziny! Sala zabaw Hopsa, sobota 17 października, godz. 15-17.',
    ['2026-10-17T15:00'],
  ],
  [
    'Przegląd',
    'Na przegląd gwarancyjny wyznaczyliśmy Panu wtorek, 20 października, godzina ósma piętnaście.',
    ['2026-10-20T08:15'],
  ],
  ['nurkowanie', 'hej grupa, widzimy sie w sob o 6 rano na przystani, wyplywamy 6:30', ['2026-10-10T06:00']],
  [
    'Ankieta',
    'Które z terminów Państwu odpowiadają?\n1) wtorek 13.10 o szesnastej\n2) czwartek 15.10 o wpół do szóstej po południu',
    ['2026-10-13T16:00', '2026-10-15T17:30'],
  ],
];
