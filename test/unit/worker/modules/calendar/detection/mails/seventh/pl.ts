import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const polishMails: DetectionMail[] = [
  {
    name: 'pl: customer takes one of two quoted times, from a phone',
    sentAt: '2027-01-18T16:42:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Marek Szulc <marek.szulc@poczta.example>',
    subject: 'Re: Pomiar kuchni, ul. Lipowa',
    text: `Czwartek o 9-tej pasuje, będę na miejscu. Kod do bramy 4417#
M.

Wysłano z telefonu

W dniu pon., 18 sty 2027 o 15:10 Stolarnia Jesion <biuro@stolarnia-jesion.example> napisał(a):
> Dzień dobry,
> na pomiar mogę przyjechać w czwartek 21.01 o 9:00 albo w piątek 22.01 o 13:00.
> Proszę o informację, co Panu bardziej odpowiada.
>
> Andrzej Wrona
> Stolarnia Jesion`,
    expected: [at('2027-01-21T09:00:00+01:00')],
  },
  {
    name: 'pl: occupational health visit with clinic hours in the signature',
    sentAt: '2027-02-01T08:15:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Rejestracja Medyk-Praca <rejestracja@medyk-praca.example>',
    subject: 'Potwierdzenie wizyty – badania okresowe',
    text: `Szanowna Pani,

potwierdzamy Pani wizytę w sprawie badań okresowych:

termin: 12.02.2027 r. (piątek), godz. 7.40
miejsce: ul. Polna 18, gabinet 3, I piętro
lekarz: lek. med. Teresa Wójtowicz

Prosimy zgłosić się na czczo i zabrać skierowanie od pracodawcy, dowód osobisty oraz okulary, jeśli Pani ich używa. Skierowanie jest ważne 30 dni.

Z poważaniem
Rejestracja
Medyk-Praca sp. z o.o.
pon.–pt. 7:00–18:00, sob. 8:00–12:00
tel. 42 555 01 18`,
    expected: [at('2027-02-12T07:40:00+01:00')],
  },
  {
    name: 'pl: accountant with nothing but tax deadlines',
    sentAt: '2027-01-07T10:31:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Grażyna Bielak <g.bielak@biuro-saldo.example>',
    subject: 'dokumenty za grudzień',
    text: `Pani Moniko,

przypominam o dokumentach za grudzień:
- faktury kosztowe i wyciąg bankowy proszę dosłać najpóźniej w poniedziałek 11 stycznia do godz. 12:00,
- ZUS płatny do 20 stycznia (środa), kwota 1 914,20 zł,
- VAT do 25 stycznia, JPK wysyłam jak zwykle tego samego dnia ok. 14:00.

Brakuje mi też paragonu z NIP za paliwo z 17 grudnia (stacja w Kutnie) i umowy leasingu na drugie auto.

Pozdrawiam serdecznie
Grażyna Bielak
Biuro Rachunkowe Saldo
czynne pn–pt 8–16`,
    expected: [],
  },
  {
    name: 'pl: coach offers four slots of twenty minutes',
    sentAt: '2027-01-28T13:20:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Iga Sobczak <iga@dobrykierunek.example>',
    subject: 'Rozmowa wstępna – do wyboru',
    text: `Dzień dobry Panie Tomaszu,

bardzo się cieszę, że rozważa Pan warsztaty dla zespołu. Zanim przygotuję ofertę, chciałabym zadać kilka pytań przez telefon. Rozmowa trwa 20 minut. Mam wolne takie terminy:

wtorek, 2 lutego: 9:00 lub 11:15
czwartek, 4 lutego: 16:30 lub 17:45

Proszę odpisać, który zarezerwować – zadzwonię na numer z Pana stopki.

Słonecznego dnia!
Iga Sobczak
Dobry Kierunek | rozwój zespołów
kom. 600 555 212`,
    expected: [
      at('2027-02-02T09:00:00+01:00', '2027-02-02T09:20:00+01:00'),
      at('2027-02-02T11:15:00+01:00', '2027-02-02T11:35:00+01:00'),
      at('2027-02-04T16:30:00+01:00', '2027-02-04T16:50:00+01:00'),
      at('2027-02-04T17:45:00+01:00', '2027-02-04T18:05:00+01:00'),
    ],
  },
  {
    name: 'pl: hosting company announces a maintenance window',
    sentAt: '2027-02-15T09:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Dział Techniczny <noc@serwerownia-plus.example>',
    subject: '[INFO] Planowane prace serwisowe 20/21.02.2027',
    text: `Szanowni Państwo,

informujemy, że w nocy z soboty na niedzielę, tj. od 20.02.2027 godz. 22:00 do 21.02.2027 godz. 02:00, przeprowadzimy wymianę macierzy dyskowej w węźle WAW-3.

Usługi, których to dotyczy: poczta, panel klienta, kopie zapasowe.
Przewidywana niedostępność: ok. 25 minut w podanym oknie.
Ze strony Klienta nie są wymagane żadne działania.

Nr zgłoszenia: CHG-118204

Dział Techniczny Serwerownia Plus
dyżur 24/7: 22 555 40 40`,
    expected: [],
  },
  {
    name: 'pl: applicant offers three interview times',
    sentAt: '2027-03-05T19:54:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Natalia Gil <natalia.gil97@skrzynka.example>',
    subject: 'Re: Rekrutacja – młodszy grafik (ref. 12/2027)',
    text: `Dzień dobry,

bardzo dziękuję za zaproszenie na rozmowę! Mogę do Państwa przyjechać we wtorek 9 marca o 10.00, tego samego dnia o 13.30 albo w środę 10 marca o 15.00. W poniedziałek niestety nie dam rady, zdaję sprzęt w obecnej firmie.

W załączniku przesyłam jeszcze portfolio, o które Państwo prosili (18 MB, w razie czego mogę wysłać link).

Z wyrazami szacunku
Natalia Gil
tel. 511 555 903`,
    expected: [
      at('2027-03-09T10:00:00+01:00'),
      at('2027-03-09T13:30:00+01:00'),
      at('2027-03-10T15:00:00+01:00'),
    ],
  },
  {
    name: 'pl: Silesian customer comes to the workshop on Wednesday',
    sentAt: '2027-03-15T07:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Ewald Kocur <ewald.kocur@slonsk.example>',
    subject: 'mōj stary motōr',
    text: `Witōm piyknie!

Jo yno chcioł pedzieć, co tyn gaźnik ôd mojigo motōra żech już wyjōn i wyszorowoł. Przijada z nim do Wos na warsztat we strzoda (17.03) ô dziesiōntyj rano, jak żeście ze panym Jorgym padali. Weźcie ino pozōr, bo w środku je luźno śrubka.

Wiela to bydzie kosztować, to mi powiycie na miyjscu.

Pyrsk!
Ewald ze Rudy`,
    expected: [at('2027-03-17T10:00:00+01:00')],
  },
  {
    name: 'pl: reader in Chicago gets a call in Polish time',
    sentAt: '2027-03-16T17:20:00+01:00',
    timezone: 'America/Chicago',
    from: 'Paweł Rogalski <p.rogalski@kancelaria-rogalski.example>',
    subject: 'Spadek po śp. Stanisławie Bąku – rozmowa',
    text: `Szanowna Pani Barbaro,

otrzymałem z sądu odpis postanowienia i chciałbym omówić z Panią dalsze kroki. Zadzwonię do Pani na WhatsAppie w poniedziałek, 22 marca, o godz. 16:00 czasu polskiego. Proszę mieć pod ręką numer PESEL ojca i akt małżeństwa.

Pełnomocnictwo z apostille powinno do mnie dotrzeć pocztą do 9 kwietnia – proszę go nie wysyłać na ostatnią chwilę.

Łączę wyrazy szacunku
Paweł Rogalski
radca prawny, Kraków`,
    expected: [at('2027-03-22T10:00:00-05:00')],
  },
  {
    name: "pl: boiler and chimney inspection in the reader's shop among other flats",
    sentAt: '2027-04-06T11:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Administracja Nowy Dwór <administracja@zarzadca-nowydwor.example>',
    subject: 'Przegląd kominiarski i gazowy – lokal U3',
    text: `Szanowni Państwo,

zawiadamiamy o obowiązkowym rocznym przeglądzie przewodów kominowych i instalacji gazowej w budynku przy ul. Kościelnej 7.

Kominiarz przyjdzie do Państwa lokalu (U3) w środę 14 kwietnia br. w godz. 10:00–11:30. Prosimy o zapewnienie dostępu do kratek wentylacyjnych i kotła na zapleczu.

Lokale mieszkalne będą kontrolowane 15 i 16 kwietnia, zgodnie z ogłoszeniem na klatce schodowej; Państwa to nie dotyczy.

Ponadto przypominamy, że zaliczkę na fundusz remontowy (312,40 zł) należy wpłacić do 10 kwietnia.

Z poważaniem
Bożena Tkacz
administrator
biuro czynne: pn. i śr. 9:00–17:00, pt. 8:00–12:00`,
    expected: [at('2027-04-14T10:00:00+02:00', '2027-04-14T11:30:00+02:00')],
  },
  {
    name: 'pl: forwarded invitation, the sender has put both on the list',
    sentAt: '2027-04-19T12:37:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Rafał Piech <rafal@drukarnia-piech.example>',
    subject: 'PD: Spotkanie Przedsiębiorców – wiosna',
    text: `Cześć Aniu,

zapisałem nas oboje, więc widzimy się tam w środę o 17:00. Weź wizytówki, moje się jeszcze drukują (szewc bez butów chodzi...).

Rafał

---------- Wiadomość przekazana dalej ----------
Od: Izba Rzemieślnicza <sekretariat@izba-rzemiosla.example>
Data: pt., 16 kwi 2027 o 09:11
Temat: Spotkanie Przedsiębiorców – wiosna

Szanowni Państwo,
serdecznie zapraszamy na wiosenne Spotkanie Przedsiębiorców, które odbędzie się 21 kwietnia 2027 r. (środa) o godz. 17:00 w sali konferencyjnej Izby, ul. Rynek 4.
Zgłoszenia przyjmujemy do 20 kwietnia do godz. 12:00.
Udział jest bezpłatny.`,
    expected: [at('2027-04-21T17:00:00+02:00')],
  },
  {
    name: 'pl: lower case without accents, half an hour on a video call the day after tomorrow',
    sentAt: '2027-05-04T09:12:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kuba Lis <kuba@lisimedia.example>',
    subject: 'baner',
    text: `hej

klient znow zmienil zdanie co do kolorow :( zdzwonmy sie pojutrze o 14.15 na teamsach, pol godziny wystarczy. podesle wczesniej 3 wersje

link ten co zawsze: https://spotkania.lisimedia.example/kuba

aha i ta faktura 05/04/27 nadal wisi, dasz znac ksiegowej?

k.`,
    expected: [at('2027-05-06T14:15:00+02:00', '2027-05-06T14:45:00+02:00')],
  },
  {
    name: 'pl: booking tool confirms a consultation',
    sentAt: '2027-05-10T20:03:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Terminarz <powiadomienia@terminarz-online.example>',
    subject: 'Nowa rezerwacja: Oskar Maj – 15:30 wt., 11 maja 2027 – Konsultacja 30 min',
    text: `Cześć Justyna,

masz nową rezerwację.

Rodzaj spotkania:
Konsultacja 30 min

Zaproszona osoba:
Oskar Maj (oskar.maj@winiarnia-maj.example)

Data i godzina:
15:30 – 16:00, wtorek, 11 maja 2027 (czas środkowoeuropejski letni)

Miejsce:
Rozmowa wideo: https://meet.terminarz-online.example/qpx-ruvd-mba

Odpowiedzi na pytania:
W czym mogę pomóc? – Nowa strona dla małej winnicy, budżet do 8000 zł.

Zobacz w panelu: https://terminarz-online.example/r/77120
Wysłano przez Terminarz`,
    expected: [at('2027-05-11T15:30:00+02:00', '2027-05-11T16:00:00+02:00')],
  },
  {
    name: 'pl: authority summons to an on-site inspection, formal',
    sentAt: '2027-05-17T13:44:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wydział Architektury <architektura@um-zalesie.example>',
    subject: 'AB.6740.118.2027 – zawiadomienie o oględzinach',
    text: `Nasz znak: AB.6740.118.2027.KJ
Zalesie, dnia 17 maja 2027 r.

ZAWIADOMIENIE

Na podstawie art. 79 § 1 Kodeksu postępowania administracyjnego zawiadamiam Państwa jako stronę postępowania, że w dniu 2 czerwca 2027 r. (środa) o godz. 11:15 na działce nr 214/6 w Zalesiu przy ul. Młyńskiej odbędzie się dowód z oględzin w sprawie zmiany sposobu użytkowania budynku warsztatowego.

Strona ma prawo brać udział w oględzinach osobiście lub przez pełnomocnika. Z aktami sprawy można zapoznać się w pok. 22 w godzinach pracy urzędu. Uwagi do protokołu można składać w terminie 7 dni od dnia jego sporządzenia.

z up. Burmistrza
Krystyna Jachym
inspektor

Urząd Miejski w Zalesiu
pn. 8:00–17:00, wt.–czw. 7:30–15:30, pt. 7:30–14:00`,
    expected: [at('2027-06-02T11:15:00+02:00')],
  },
  {
    name: 'pl: foreman names the handover, the concrete trucks need nobody',
    sentAt: '2027-05-18T18:26:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Bud-Max Heniek <heniek@budmax-domy.example>',
    subject: 'Fundament plan na ten tydzien',
    text: `Witam Panie Inzynierze
plan na ten tydzien wyglada tak
- czw 20.05 godz 7:15 odbiór zbrojenia, widzimy sie z Panem na budowie, prosze zabrac dziennik
- pt 21.05 od 8:00 przyjezdzaja dwie gruszki z betonem, to juz leje moja ekipa, Pan nie jest potrzebny
stal wyszla 3840 zl, paragony mam w aucie

pozdr
H. Kmiecik`,
    expected: [at('2027-05-20T07:15:00+02:00')],
  },
  {
    name: 'pl: the second of three numbered times is accepted',
    sentAt: '2027-06-09T14:18:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Dorota Hajduk <d.hajduk@przedszkole-wiatraczek.example>',
    subject: 'Odp: Projekt placu zabaw',
    text: `Szanowny Panie,

poprosimy drugi termin z Pana listy. Na pierwszy nie zdążę z komisji w gminie, a ostatniego dnia mamy zakończenie roku u starszaków.

Z pozdrowieniami
Dorota Hajduk
dyrektor Przedszkola „Wiatraczek”

-----Oryginalna wiadomość-----
Od: Pracownia Zielony Kąt <pracownia@zielonykat.example>
Wysłano: 8 czerwca 2027 16:40
Do: Dorota Hajduk
Temat: Projekt placu zabaw

Dzień dobry,
koncepcja jest gotowa, mogę ją Pani pokazać u nas w pracowni:
1) wtorek 15.06, 8:30
2) środa 16.06, 12:00
3) piątek 18.06, 10:00
Proszę o wybór.
Filip Noga`,
    expected: [at('2027-06-16T12:00:00+02:00')],
  },
  {
    name: 'pl: blinds fitting moved to the next day',
    sentAt: '2027-07-08T10:55:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Cień i Światło – montaże <montaz@cienswiatlo.example>',
    subject: 'Zmiana terminu montażu, zam. 2027/0713/22',
    text: `Dzień dobry Pani Elżbieto,

z powodu awarii samochodu musimy przesunąć montaż rolet w Państwa gabinecie z wtorku 13 lipca (10:00) na środę 14 lipca, godz. 11:30. Bardzo przepraszamy za kłopot – w ramach rekompensaty nie policzymy dojazdu.

Monterem będzie p. Darek, tel. 698 555 031.

Do zapłaty na miejscu: 2 460 zł brutto.

Cień i Światło s.c.
salon: pn–pt 9–17`,
    expected: [at('2027-07-14T11:30:00+02:00')],
  },
  {
    name: 'pl: parcel notice with JSON-LD for a delivery window',
    sentAt: '2027-07-21T06:58:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Kurier Bocian <info@kurier-bocian.example>',
    subject: 'Twoja paczka 0038114420 będzie dziś u Ciebie',
    text: `Dzień dobry,

paczka nr 0038114420 od nadawcy HURTOWNIA SZKŁA ZYGMUNT jest już w doręczeniu.

Kurier Łukasz będzie u Ciebie dzisiaj, w środę 21.07.2027, między 11:20 a 13:20.
Kwota pobrania: 349,00 zł (przygotuj kartę lub gotówkę).

Nie będzie Cię w domu? Przekieruj paczkę do punktu do godz. 9:30:
https://kurier-bocian.example/p/0038114420

Kurier Bocian`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "deliveryAddress": { "@type": "PostalAddress", "streetAddress": "ul. Ogrodowa 5", "addressLocality": "Leszno", "postalCode": "64-100", "addressCountry": "PL" },
  "expectedArrivalFrom": "2027-07-21T11:20:00+02:00",
  "expectedArrivalUntil": "2027-07-21T13:20:00+02:00",
  "carrier": { "@type": "Organization", "name": "Kurier Bocian" },
  "itemShipped": { "@type": "Product", "name": "Szkło hartowane" },
  "trackingNumber": "0038114420",
  "partOfOrder": { "@type": "Order", "orderNumber": "HZ-55120", "merchant": { "@type": "Organization", "name": "Hurtownia Szkła Zygmunt" } }
}
</script></head><body><p>Dzień dobry,</p><p>paczka nr <b>0038114420</b> od nadawcy HURTOWNIA SZKŁA ZYGMUNT jest już w doręczeniu.</p><p>Kurier Łukasz będzie u Ciebie dzisiaj, w środę 21.07.2027, między <b>11:20 a 13:20</b>.<br>Kwota pobrania: 349,00 zł (przygotuj kartę lub gotówkę).</p><p>Nie będzie Cię w domu? <a href="https://kurier-bocian.example/p/0038114420">Przekieruj paczkę do punktu</a> do godz. 9:30.</p><p>Kurier Bocian</p></body></html>`,
    expected: [],
  },
  {
    name: 'pl: automatic holiday reply',
    sentAt: '2027-08-03T11:26:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Zenon Kurek <zenon.kurek@klimat-serwis.example>',
    subject: 'Odpowiedź automatyczna: przegląd klimatyzacji w sklepie',
    text: `Dzień dobry,

od poniedziałku 2 sierpnia do piątku 13 sierpnia przebywam na urlopie. Na wiadomości odpowiem po powrocie, w poniedziałek 16 sierpnia.

W sprawach pilnych proszę dzwonić do p. Ewy Sikory, tel. 61 555 20 07, w godz. 8:00–16:00. Zgłoszenia awarii: serwis@klimat-serwis.example.

Zenon Kurek
Klimat-Serwis`,
    expected: [],
  },
  {
    name: 'pl: school board training with Roman month numerals',
    sentAt: '2027-08-16T12:00:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat SP nr 9 <sekretariat@sp9-olszyny.example>',
    subject: 'rady sierpniowe – proszę potwierdzić obecność',
    text: `Drodzy Państwo,

mam nadzieję, że urlopy się udały. Zgodnie z zarządzeniem Pani Dyrektor zapraszam wszystkich nauczycieli na:

1. szkoleniową radę pedagogiczną – 26 VIII 2027 (czwartek), godz. 9.00–13.30, sala 12,
2. radę organizacyjną – 30 VIII 2027 (poniedziałek), godz. 10.00, pokój nauczycielski.

Obecność obowiązkowa. Rozkłady materiału proszę oddać najpóźniej 10 września.

Elżbieta Mróz
sekretarz szkoły`,
    expected: [at('2027-08-26T09:00:00+02:00', '2027-08-26T13:30:00+02:00'), at('2027-08-30T10:00:00+02:00')],
  },
  {
    name: 'pl: three days at a trade fair together',
    sentAt: '2027-08-18T21:40:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sylwia Drozd <sylwia@pracownia-glina.example>',
    subject: 'Jedziemy!!!',
    text: `Kaśka,

udało się, mam wejściówki na targi ceramiki w Poznaniu dla nas dwóch! Jedziemy na całe trzy dni, od wtorku 21 do czwartku 23 września. Pokój dwuosobowy 260 zł za noc, już zaklepany, śniadanie w cenie :)

Moim autem, bo do Twojego nie wejdą skrzynki. Wzięłabym te nowe czarki i może ze dwie misy na pokaz, co Ty na to? Reszta jak w zeszłym roku, tylko tym razem BEZ gubienia kluczyków.

Buziaki
S.`,
    expected: [days('2027-09-21', '2027-09-24')],
  },
  {
    name: 'pl: calendar invitation with its own time zone part',
    sentAt: '2027-08-27T15:09:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Wioletta Kaczor <w.kaczor@ubezpieczenia-tarcza.example>',
    subject: 'Odnowienie polisy floty',
    text: `Panie Prezesie,

zgodnie z rozmową wysyłam zaproszenie. Przywiozę porównanie trzech towarzystw. Obecna polisa wygasa 30.09.

Wioletta Kaczor
Tarcza Ubezpieczenia`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:REQUEST
PRODID:-//Tarcza//Poczta 4.1//PL
VERSION:2.0
BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:6f1c-tarcza-20270827@ubezpieczenia-tarcza.example
DTSTAMP:20270827T130900Z
ORGANIZER;CN=Wioletta Kaczor
 :mailto:w.kaczor@ubezpieczenia-tarcza.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE
 :mailto:biuro@transport-orlik.example
SUMMARY:Odnowienie polisy floty
LOCATION:Transport Orlik\\, ul. Składowa 2\\, Piotrków
DTSTART;TZID=Europe/Warsaw:20270902T130000
DTEND;TZID=Europe/Warsaw:20270902T140000
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-02T13:00:00+02:00', '2027-09-02T14:00:00+02:00')],
  },
  {
    name: 'pl: workshop ticket with JSON-LD',
    sentAt: '2027-09-14T17:31:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Akademia Baristy <bilety@akademia-baristy.example>',
    subject: 'Potwierdzenie zapisu: Sensoryka kawy, poziom 1',
    text: `Cześć Wiktor!

Dziękujemy za zapis i płatność (590 zł, faktura w załączniku). Oto Twoje miejsce:

Sensoryka kawy, poziom 1
wtorek 5 października 2027, 9:30–16:00
Akademia Baristy, ul. Żeglarska 11, Gdynia

Numer rezerwacji: AB-20714
Nie używaj tego dnia perfum, serio.

Bezpłatna rezygnacja możliwa do 28 września.

Do zobaczenia!
Ekipa Akademii`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "AB-20714",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Wiktor Pałka" },
  "reservationFor": {
    "@type": "Event",
    "name": "Sensoryka kawy, poziom 1",
    "startDate": "2027-10-05T09:30:00+02:00",
    "endDate": "2027-10-05T16:00:00+02:00",
    "location": { "@type": "Place", "name": "Akademia Baristy", "address": { "@type": "PostalAddress", "streetAddress": "ul. Żeglarska 11", "addressLocality": "Gdynia", "addressCountry": "PL" } }
  }
}
</script></head><body><h2>Cześć Wiktor!</h2><p>Dziękujemy za zapis i płatność (590 zł, faktura w załączniku). Oto Twoje miejsce:</p><p><b>Sensoryka kawy, poziom 1</b><br>wtorek 5 października 2027, 9:30–16:00<br>Akademia Baristy, ul. Żeglarska 11, Gdynia</p><p>Numer rezerwacji: AB-20714<br>Nie używaj tego dnia perfum, serio.</p><p>Bezpłatna rezygnacja możliwa do 28 września.</p><p>Do zobaczenia!<br>Ekipa Akademii</p></body></html>`,
    expected: [at('2027-10-05T09:30:00+02:00', '2027-10-05T16:00:00+02:00')],
  },
  {
    name: 'pl: colleague in London names one call in two zones',
    sentAt: '2027-09-20T14:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Magda Sowa <magda.sowa@northbridge-design.example>',
    subject: 'call z klientem z Leeds',
    text: `Hejka,

mam potwierdzenie od klienta: łączymy się w czwartek 23 września o 11:00 London / 12:00 Warszawa, 45 min. Będziesz prezentować Ty, ja ogarnę tłumaczenie i notatki.

Zoom: https://northbridge-design.zoom.example/j/84410093127
Identyfikator: 844 1009 3127, kod: kaczka7

Prezentację wrzuć na dysk do środy EOD, żebym mogła ją przejrzeć.

M.
--
Magda Sowa, Project Manager
Northbridge Design Ltd
+44 20 5550 1187 | Mon–Fri 9–5.30`,
    expected: [at('2027-09-23T12:00:00+02:00', '2027-09-23T12:45:00+02:00')],
  },
  {
    name: 'pl: cancelled review with a calendar part',
    sentAt: '2027-09-29T08:33:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Jan Brzezicki <jan.brzezicki@agro-lux.example>',
    subject: 'Odwołano: Przegląd oferty na opakowania',
    text: `Dzień dobry,

niestety muszę odwołać jutrzejsze spotkanie o 12:00, połowa działu zakupów leży z grypą. Odezwę się, gdy będę znał nowy termin.

J. Brzezicki`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agro-Lux//Kalendarz 2.0//PL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:opakowania-0930@agro-lux.example
DTSTAMP:20270929T063300Z
DTSTART:20270930T100000Z
DTEND:20270930T110000Z
ORGANIZER;CN=Jan Brzezicki
 :mailto:jan.brzezicki@agro-lux.example
ATTENDEE;CN=Kartonix:mailto:handel@kartonix.example
SUMMARY:Przegląd oferty na opakowania
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'pl: spoken clock times for a workshop visit and the notary',
    sentAt: '2027-10-12T20:11:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Stefan Gawlik <stefan.gawlik@wies.example>',
    subject: 'brama i ta działka',
    text: `Panie Zbyszku kochany,

to jutro o wpół do dziewiątej rano podjadę do Pana na warsztat obejrzeć tę bramę, bo żona już mi głowę suszy. A w piątek za kwadrans trzecia po południu widzimy się u notariusza na Długiej, niech Pan nie zapomni dowodu. Gotówki nie trzeba, przelew wystarczy.

Miód Panu przywiozę, lipowy, w tym roku dobry.

Z Bogiem
Stefan Gawlik`,
    expected: [at('2027-10-13T08:30:00+02:00'), at('2027-10-15T14:45:00+02:00')],
  },
  {
    name: 'pl: secretary passes the quoted proposal on without an answer',
    sentAt: '2027-10-14T09:47:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Sekretariat Domu Kultury <sekretariat@dk-mostowa.example>',
    subject: 'RE: Nagłośnienie sali – wizja lokalna',
    text: `Dzień dobry,

dziękuję za wiadomość. Przekazałam ją Panu Dyrektorowi; odezwę się, jak tylko wróci z delegacji i powie, kiedy może Państwa przyjąć.

Z wyrazami szacunku
Lucyna Pająk
Dom Kultury Mostowa
tel. 18 555 61 00 (8:00–15:00)

Od: Akustik Pro <oferty@akustikpro.example>
Wysłano: środa, 13 października 2027 15:22
Do: sekretariat@dk-mostowa.example
Temat: Nagłośnienie sali – wizja lokalna

Szanowni Państwo,
czy moglibyśmy obejrzeć salę we wtorek 19 października o 9:30? Zajmie to około godziny.
Pozdrawiam, Michał Zaręba`,
    expected: [],
  },
  {
    name: "pl: minutes of yesterday's meeting with tasks",
    sentAt: '2027-10-22T12:15:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Agata Rybka <agata.rybka@kampania.example>',
    subject: 'Notatka ze spotkania 21.10',
    text: `Cześć wszystkim,

dzięki za wczorajsze spotkanie. Krótka notatka:

Kiedy: czwartek 21.10.2027, 10:00–11:30
Gdzie: sala „Bieszczady”
Obecni: Agata, Piotr B., Hania, p. Walczak (klient)

Ustalenia
• hasło kampanii zostaje bez zmian,
• spot radiowy emitowany od 8.11 codziennie o 7:50 i 16:50,
• Hania wysyła kosztorys do piątku 29.10 do końca dnia,
• Piotr odbiera próbki plakatów z drukarni do 3.11.

Termin kolejnego spotkania ustalimy, jak klient zaakceptuje kosztorys.

Agata`,
    expected: [],
  },
  {
    name: 'pl: customer declines the offered hour and asks for another',
    sentAt: '2027-10-28T07:02:00+02:00',
    timezone: 'Europe/Warsaw',
    from: 'Jolanta Mazurek <jola.mazurek@butik-jola.example>',
    subject: 'Re: montaż witryny',
    text: `Panie Robercie, wtorek o 15:00 niestety odpada, mam wtedy dostawę i nikogo na kasie. Środa 3.11 też nie, bo jadę z mamą do szpitala. Proszę zaproponować coś innego, rano zwykle mi pasuje.

Jola Mazurek
Butik „Jola”
Rynek 15
czynne: pn–pt 10–18, sob 10–14`,
    expected: [],
  },
  {
    name: 'pl: newsletter with a webinar',
    sentAt: '2027-11-02T10:00:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Portal Kadrowy <newsletter@portal-kadrowy.example>',
    subject: 'Nowe zasady urlopów od stycznia – bezpłatny webinar',
    isBulk: true,
    text: `PORTAL KADROWY | listopad 2027

Co zmieni się w urlopach od 1 stycznia 2028 r.? Nasi eksperci odpowiedzą na Wasze pytania podczas bezpłatnego webinaru:

  wtorek 9 listopada 2027, godz. 11:00–12:30, online

ZAPISZ SIĘ: https://portal-kadrowy.example/webinar-urlopy
Liczba miejsc ograniczona!

W tym numerze także:
- Badania wstępne krok po kroku
- PIT-11: terminy i najczęstsze błędy
- Promocja: prenumerata roczna -30% tylko do niedzieli 7.11 do północy

Otrzymujesz tę wiadomość, ponieważ wyraziłeś zgodę na newsletter.
Wypisz się: https://portal-kadrowy.example/wypisz`,
    expected: [],
  },
  {
    name: 'pl: club board meets on Thursday week',
    sentAt: '2027-11-10T22:05:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Leszek "Prezes" Wilk <prezes@ks-sokol-brzozowo.example>',
    subject: 'ZARZĄD !!!',
    text: `Panowie i Pani Skarbnik,

zarząd robimy w czwartek za tydzień, czyli 18 listopada, 18:00–19:30 w świetlicy. Punktualnie, bo potem świetlicę ma koło gospodyń.

Porządek: dotacja z gminy, nowe siatki na bramki (1350 zł!!), wigilia dla juniorów.

Składki za IV kwartał do 15 grudnia na konto, nie do ręki.

Sportowe pozdro
Leszek Wilk
KS Sokół Brzozowo`,
    expected: [at('2027-11-18T18:00:00+01:00', '2027-11-18T19:30:00+01:00')],
  },
  {
    name: 'pl: partner tells about his own flights and supplier meeting',
    sentAt: '2027-11-19T16:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Maciej Tokarz <maciek@studio-kafel.example>',
    subject: 'mnie nie ma do środy',
    text: `Ola,

w niedzielę lecę do Bolonii, samolot 6:35 z Balic, wracam w środę o 22:10. W poniedziałek o 11 siedzę u producenta tych zielonych płytek i spróbuję wydusić z nich lepszą cenę. Dam znać mailem, jak poszło.

Ty w tym czasie niczego u nich nie zamawiaj, błagam. Klucz od magazynu jest u pani Krysi.

M.`,
    expected: [],
  },
  {
    name: 'pl: shop advert with discount day and opening hours',
    sentAt: '2027-11-23T06:30:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Hurtownia Narzędzi Młot <promocje@hurtownia-mlot.example>',
    subject: 'CZARNY PIĄTEK: do -45% na elektronarzędzia!',
    isBulk: true,
    text: `Drogi Kliencie,

już w piątek 26 listopada zapraszamy Cię na CZARNY PIĄTEK w naszych salonach! Otwieramy wyjątkowo o 6:00, a o 10:00 i 14:00 pokazy szlifierek z nagrodami.

* wkrętarki od 299 zł
* piły stołowe -35%
* przy zakupach za 1000 zł bluza gratis

Sklep internetowy: promocja startuje w czwartek o 20:00 i trwa do niedzieli 28.11, 23:59.

Salony: Kielce, Radom, Tarnów | pn–pt 7–18, sob 8–14
Nie chcesz dostawać ofert? Kliknij: https://hurtownia-mlot.example/rezygnacja`,
    expected: [],
  },
  {
    name: 'pl: sloppy note about dropping by in some part of the day',
    sentAt: '2027-11-30T12:48:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'zbychu <zbychu.opony@wiara.example>',
    subject: '(bez tematu)',
    text: `tej, te opony co mi odłożyliście to wpadne po nie w czwartek po południu albo w piątek z rana, jak mi szef auto da. nie sprzedajcie nikomu!! 4 szt 205/55 R16, zaliczka 200 zł u was leży

zbychu`,
    expected: [],
  },
  {
    name: 'pl: restaurant table confirmed with JSON-LD',
    sentAt: '2027-12-06T14:52:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Restauracja Pod Żurawiem <rezerwacje@podzurawiem.example>',
    subject: 'Rezerwacja potwierdzona – 14 osób',
    text: `Dzień dobry Pani Karolino,

z przyjemnością potwierdzamy rezerwację na Państwa firmową wigilię:

czwartek, 16 grudnia 2027, godz. 18:30
14 osób, sala kominkowa
nr rezerwacji PZ-3391

Prosimy o wybór menu (A – 149 zł, B – 179 zł od osoby) do piątku 10 grudnia.

Zapraszamy!
Pod Żurawiem, ul. Spichrzowa 3, Bydgoszcz
wt.–niedz. 12:00–22:00, tel. 52 555 77 10`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "PZ-3391",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Karolina Stępień" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restauracja Pod Żurawiem",
    "address": { "@type": "PostalAddress", "streetAddress": "ul. Spichrzowa 3", "addressLocality": "Bydgoszcz", "addressCountry": "PL" }
  },
  "startTime": "2027-12-16T18:30:00+01:00",
  "partySize": "14"
}
</script><p>Dzień dobry Pani Karolino,</p><p>z przyjemnością potwierdzamy rezerwację na Państwa firmową wigilię:</p><p><b>czwartek, 16 grudnia 2027, godz. 18:30</b><br>14 osób, sala kominkowa<br>nr rezerwacji PZ-3391</p><p>Prosimy o wybór menu (A – 149 zł, B – 179 zł od osoby) do piątku 10 grudnia.</p><p>Zapraszamy!<br>Pod Żurawiem, ul. Spichrzowa 3, Bydgoszcz<br>wt.–niedz. 12:00–22:00, tel. 52 555 77 10</p></body></html>`,
    expected: [at('2027-12-16T18:30:00+01:00')],
  },
  {
    name: 'pl: stock-take for the whole day',
    sentAt: '2027-12-13T09:24:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Beata Kłos <beata@ksiegarnia-pod-lampa.example>',
    subject: 'koniec roku – ważne',
    text: `Dziewczyny, Marcin,

inwentaryzację robimy w tym roku w czwartek 30 grudnia, cały dzień, sklep będzie zamknięty. Potrzebuję Was wszystkich, urlopów tego dnia nie podpisuję. Zamawiam pizzę.

Poza tym:
- 24.12 mamy nieczynne,
- w sylwestra otwarte tylko do 14:00, stoi Marcin,
- zwroty do hurtowni muszą wyjechać do 17.12.

Beata`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'pl: security firm sends the rota of its guards',
    sentAt: '2027-12-17T15:16:00+01:00',
    timezone: 'Europe/Warsaw',
    from: 'Koordynator – Ochrona Bastion <koordynator@ochrona-bastion.example>',
    subject: 'Grafik portierni 20–24.12.2027',
    text: `Dzień dobry,

zgodnie z umową przesyłam obsadę portierni w Państwa obiekcie na przyszły tydzień:

pon. 20.12   6:00–14:00 Nowicki, 14:00–22:00 Duda
wt. 21.12    6:00–14:00 Nowicki, 14:00–22:00 Pęk
śr. 22.12    6:00–14:00 Pęk, 14:00–22:00 Duda
czw. 23.12   6:00–14:00 Nowicki, 14:00–22:00 Pęk
pt. 24.12    6:00–14:00 Duda

Pan Duda ma we wtorek o 12:00 lekarza, stąd zamiana z panem Pękiem.
Obchód nocny bez zmian, patrol podjeżdża ok. 1:00.

Pozdrawiam
Waldemar Kiełb
koordynator, 502 555 640`,
    expected: [],
  },
];
