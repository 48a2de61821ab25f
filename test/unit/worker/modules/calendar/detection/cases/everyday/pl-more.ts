import type { Case } from '../case.ts';

/** Longer Polish mails of every day: the time of the appointment among other times, and none at all. */
export const polishLetters: Case[] = [
  [
    'Zebranie działkowców',
    'Zarząd ROD Malwa zawiadamia, iż w dniu 15 października b.r. (czwartek) o godz. 18-tej w świetlicy odbędzie się zebranie sprawozdawcze.',
    ['2026-10-15T18:00'],
  ],
  [
    'Biegamy',
    'Niedziela, 10:30, parking przy molo. Robimy luźne 12 km. Kto się pisze?',
    ['2026-10-11T10:30'],
  ],
  ['Lol', 'dzis o 21 gramy, wbijasz na discorda?', ['2026-10-05T21:00']],
  ['dachówka', 'Panie Janku, ekipa bedzie u pana w pn o 7, niech pan auto przestawi', ['2026-10-12T07:00']],
  [
    'koło gospodyń',
    'Dziewczyny, w czwartek o siódmej wieczór lepimy pierogi w remizie, weźcie fartuchy!',
    ['2026-10-08T19:00'],
  ],
  [
    'Spotkanie autorskie',
    'Szanowna Pani, z radością potwierdzam spotkanie autorskie w naszej bibliotece 16.10 (piątek) o 18.30. Honorarium zgodnie z umową.',
    ['2026-10-16T18:30'],
  ],
  [
    'Wernisaż',
    'Muzeum ma zaszczyt zaprosić Pana na wernisaż wystawy, który odbędzie się w środę 14 października w samo południe.',
    ['2026-10-14T12:00'],
  ],
  ['kolejka', 'Stary, 13go wtorek o 17 u Wojtka kolejki elektryczne, wpadasz?', ['2026-10-13T17:00']],
  [
    'Zaproszenie na otwarcie',
    'Serdecznie zapraszamy Panią na otwarcie naszej pracowni ceramiki, 23 X (piątek) o godz. 17.00. Będzie wino i koncert.',
    ['2026-10-23T17:00'],
  ],
  [
    'pralka',
    'Dzień dobry, serwisant ma u Państwa być w czwartek pomiędzy 15 a 17. Proszę zapewnić dostęp do pralki.',
    ['2026-10-08T15:00'],
  ],
  ['Re: zdrowie', 'Jutro o 8 idę na badania, ale w środę o 18 mogę do Ciebie wpaść.', ['2026-10-07T18:00']],
  [
    'psycholog',
    'Dzień dobry, czy moglibyśmy przesunąć naszą jutrzejszą sesję z 10 na 9? Mam potem lekarza.',
    ['2026-10-06T09:00'],
  ],
  [
    'Sprawozdanie',
    'Zarząd Stowarzyszenia zaprasza na Walne Zebranie Członków, które odbędzie się dnia dziewiętnastego października o godzinie dwunastej w siedzibie.',
    ['2026-10-19T12:00'],
  ],
  [
    'Sprzątanie',
    'Sąsiedzi, w sobotę o 9 robimy wspólne sprzątanie podwórka. Grabie mile widziane, kawa i pączki ode mnie.',
    ['2026-10-10T09:00'],
  ],
  [
    'Zmiana terminu rozprawy',
    'Uprzejmie informuję, że rozprawa wyznaczona na dzień 12 października 2026 r. godz. 9:00 została odroczona na dzień 26 października 2026 r. godz. 10:00.',
    ['2026-10-26T10:00'],
  ],
  [
    'Podpisanie umowy',
    'Bank przygotował dokumenty, zapraszamy do podpisania umowy 15.10 br. na godzinę 16.',
    ['2026-10-15T16:00'],
  ],
  [
    'Re: protokół',
    'Proszę przyjść po protokół w piątek, kwadrans przed trzecią będę zajęta, więc najlepiej o 14:30.',
    ['2026-10-09T14:30'],
  ],
  [
    'Zajęcia otwarte',
    'Przypominamy, że najbliższe zajęcia otwarte dla rodziców odbędą się w sobotę, siedemnastego października, o godz. 10.',
    ['2026-10-17T10:00'],
  ],
  [
    'Reklamacja okien',
    'Rzeczoznawca producenta przyjedzie 13-go października o 10-tej obejrzeć okna.',
    ['2026-10-13T10:00'],
  ],
  [
    'Szkolenie wstępne – nowy pracownik',
    'Cześć Olu,\nwitamy w zespole! Twój pierwszy dzień to poniedziałek 19 października, zaczynamy o 9:00 w recepcji na parterze. Umowę podpiszesz na miejscu. Obiady wydają u nas między 12 a 14.\nDo zobaczenia\nKasia HR',
    ['2026-10-19T09:00'],
  ],
  [
    'Re: Re: kot',
    'Przepraszam, że dopiero teraz, w pracy młyn. Kotka można zobaczyć jutro po 18, albo niech Pani przyjdzie punkt 18, będę czekać. Adres wyślę SMS-em.',
    ['2026-10-06T18:00'],
  ],
  [
    'Książki',
    'Klub książki: jutro nie, bo Marta ma dyżur, przekładamy na środę, 20:00, u Gośki.',
    ['2026-10-07T20:00'],
  ],
  [
    'pomoc',
    'Cześć wujku, mógłbyś mi pomóc wnieść szafę? Najlepiej w poniedziałek, kończę szkołę o 14, więc o 15 byłbym pod blokiem.',
    ['2026-10-12T15:00'],
  ],
  [
    'Rajd rowerowy',
    'Rajd "Szlakiem młynów": start 17 października o 9.00 spod ratusza, meta około 15.00 w Kuźni, ognisko i kiełbaski. Zapraszamy całe rodziny, kaski obowiązkowe!',
    ['2026-10-17T09:00'],
  ],
  [
    'urodziny mamy',
    'Pamiętacie o niedzieli? Tort na 15, prezent mam ja, kwiaty bierze Staszek. Nie spóźnijcie się!',
    ['2026-10-11T15:00'],
  ],
  [
    'operacja',
    'Szpital wzywa Panią do stawienia się w Izbie Przyjęć w środę, 14 października 2026 r., o 7.30, na czczo, z wynikami badań.',
    ['2026-10-14T07:30'],
  ],
  [
    'Bal',
    'Komitet organizacyjny balu spotka się w poniedziałek za dwa tygodnie o 16, sala 5.',
    ['2026-10-19T16:00'],
  ],
  [
    'buty do szewca',
    'no hej, odebralam twoje buty, moge ci je podrzucic w pon jak skoncze czyli ok 14:30, bedziesz?',
    ['2026-10-12T14:30'],
  ],
  [
    'Dentysta',
    'Informujemy, że z powodu awarii unitu Pani jutrzejsza wizyta zaczyna się nie o 11:45, lecz o 12:15. Przepraszamy.',
    ['2026-10-06T12:15'],
  ],
  [
    'Mecz oldbojów',
    'Chłopaki, gramy w sobotę o 17 na orliku, potrzebuję dwunastu. Kto jest, a kto pęka?',
    ['2026-10-10T17:00'],
  ],
  [
    'Korepetycje',
    'Pani Aniu, córka jutro kończy lekcje o 14:25, więc na 16 spokojnie do Pani dojedzie.',
    ['2026-10-06T16:00'],
  ],
  [
    'Laboratorium',
    'Termin pobrania materiału: 15.10.2026, godz. 9:15, punkt przy ul. Słowackiego 2. Wynik odbierze Pan po 3 dniach.',
    ['2026-10-15T09:15'],
  ],
  [
    'Zaduszki jazzowe',
    'Zapraszam Cię na nasz koncert, gramy 24 października o 15-tej w kościele ewangelickim. Bilet zostawię na bramce.',
    ['2026-10-24T15:00'],
  ],
  [
    'Spotkanie z projektantem',
    'Z przyjemnością zapraszamy Państwa na konsultacje projektu parku – 20 października, godz. 17³⁰, świetlica osiedlowa.',
    ['2026-10-20T17:30'],
  ],
  [
    'Rozmowa z komisją',
    'W odpowiedzi na Pana aplikację informujemy, że rozmowa z komisją konkursową odbędzie się 21 X 2026 o godz. 10.00 w pokoju 5.',
    ['2026-10-21T10:00'],
  ],
  ['Serwer', 'Jutro mam wizytę u lekarza o 10:20, więc wdrożenie zróbmy w środę o 9.', ['2026-10-07T09:00']],
  [
    'Niedziela',
    'Obiad w niedzielę u babci, rosół podaje o pierwszej, nie spóźnijcie się :)',
    ['2026-10-11T13:00'],
  ],
  [
    'Kontrola kotła',
    'Mistrz kominiarski Jan Sadza przeprowadzi u Państwa przegląd przewodów w dniu 08.10. o godz. 10.00. Koszt 80 zł.',
    ['2026-10-08T10:00'],
  ],
  [
    'grafik',
    'Hej, w tym tygodniu pracuję tak: wtorek 6-14, środa 14-22, czwartek wolne. W piątek mam nockę od 22.',
    [],
  ],
  ['Re: zdrowie', 'Jutro o 8 idę na badania, potem cały dzień jestem nieuchwytna. Odezwę się w środę.', []],
  [
    'Jak minęło',
    'Cześć! W niedzielę byliśmy na grzybach, wyjechaliśmy o piątej, wróciliśmy o 14 z pełnymi koszami. A Wy?',
    [],
  ],
  [
    'Uwaga mieszkańcy',
    'W dniu 08.10.2026 w godz. 7-15 będzie prowadzona deratyzacja. Prosimy nie wypuszczać zwierząt.',
    [],
  ],
  [
    'Ogłoszenie parafialne',
    'Msze święte w niedzielę o 7:30, 9, 11 i 18. Kancelaria czynna we wtorki 16-17.',
    [],
  ],
  [
    'Re: wniosek',
    'Pani wniosek rozpatrzymy na posiedzeniu komisji 15 października o 10. O wyniku powiadomimy listownie.',
    [],
  ],
  [
    'Ciekawostka',
    'Wiesz, że wczoraj o 23:40 był zaćmiony księżyc? Następne dopiero 14 października o 3 w nocy, ale nie w Polsce.',
    [],
  ],
  [
    'Status zlecenia',
    'Zlecenie 8/10/2026 przyjęto do realizacji 2.10 o 11:20, planowane zakończenie 9.10 o 15:00. O gotowości powiadomimy SMS-em.',
    [],
  ],
  ['prognoza', 'Jutro rano przymrozki do -3, od 10 rozpogodzenia, w środę o 14 nawet 15 stopni.', []],
  [
    'Wynajem sali',
    'Sala jest wolna w soboty od 14, koszt 80 zł/h. Ostatni najemca wychodzi w piątek o 20.',
    [],
  ],
  ['Aukcja', 'Aukcja roweru kończy się w czwartek 8 października o 20:15. Aktualna oferta: 410 zł.', []],
  [
    'Zmiana organizacji ruchu',
    'Od 12 października od godz. 6:00 ulica Lipowa będzie jednokierunkowa. Objazd ulicą Polną.',
    [],
  ],
  ['Egzamin – wyniki', 'Listy rankingowe wywiesimy 16 października o godz. 12:00 przed dziekanatem.', []],
  ['Praca zdalna', 'Jutro pracuję z domu, dostępna jestem od 8 do 16, potem odbieram małą.', []],
  [
    'mail od cioci',
    'Kochani, piszę o siódmej rano, kawa stygnie. W piątek o 10 przyjeżdża do mnie hydraulik, więc siedzę w domu.',
    [],
  ],
  [
    'Sprzątanie klatki',
    'Mycie klatki schodowej: środa 7.10 i środa 21.10, godz. 8-10. Prosimy nie zostawiać wózków.',
    [],
  ],
  [
    'Szef w delegacji',
    'Prezes wyjeżdża jutro o 6 rano do Berlina i wraca w środę o 20, w pilnych sprawach dzwonić do mnie.',
    [],
  ],
];
