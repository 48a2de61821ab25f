import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: joiner measuring visit, writer must leave later',
    sentAt: '2027-01-12T07:52:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Katrin Hölscher <k.hoelscher@postkasten.example>',
    subject: 'Einbauschrank Flur',
    text: `Guten Morgen Herr Lindner,

danke für die schnelle Antwort. Das Aufmaß können wir gern diesen Freitag machen, um viertel vor vier bei uns in der Gartenstraße 11, zweiter Stock. Ich muss dann allerdings spätestens um fünf los, meine Tochter vom Turnen holen.

Der Flur ist ca. 2,45 hoch, falls das schon hilft.

Viele Grüße
Katrin Hölscher`,
    expected: [at('2027-01-15T15:45:00+01:00')],
  },
  {
    name: 'de: one line lower case tomorrow half past nine',
    sentAt: '2027-02-03T16:41:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Tom Reschke <tom@reschke-druck.example>',
    subject: 'Re: andruck',
    text: `passt, dann morgen halb zehn bei euch. lg tom`,
    expected: [at('2027-02-04T09:30:00+01:00')],
  },
  {
    name: 'de: tax adviser asks for papers before the filing deadline',
    sentAt: '2027-02-02T09:15:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Sabine Wendtland <wendtland@stb-wendtland.example>',
    subject: 'Umsatzsteuer-Voranmeldung Januar',
    text: `Sehr geehrter Herr Yildiz,

für die Voranmeldung Januar fehlen uns noch die Kassenberichte der letzten Januarwoche sowie die beiden Rechnungen der Firma Holtkamp (Nr. 20711 und 20718).

Abgabefrist beim Finanzamt ist Mittwoch, der 10.02.2027, 24:00 Uhr. Damit wir das noch buchen können, benötigen wir die Unterlagen bis spätestens Montag, 08.02., 12 Uhr, gern über das Portal.

Mit freundlichen Grüßen
Sabine Wendtland
Steuerberaterin

Bürozeiten: Mo–Do 8–16 Uhr, Fr 8–12 Uhr
Tel. 05200 000 41`,
    expected: [],
  },
  {
    name: 'de: applicant accepts the second of three quoted interview slots',
    sentAt: '2027-03-04T18:27:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jannik Oster <jannik.oster@mailbrief.example>',
    subject: 'Re: Ihre Bewerbung als Mediengestalter',
    text: `Sehr geehrte Frau Marquardt,

vielen Dank für die Einladung, ich habe mich sehr gefreut. Der zweite Termin passt mir am besten, den nehme ich gern. Arbeitsproben bringe ich auf dem Laptop mit.

Mit freundlichen Grüßen
Jannik Oster

Am 04.03.2027 um 11:02 schrieb Lea Marquardt:
> Lieber Herr Oster,
>
> wir würden Sie gern kennenlernen. Wir hätten folgende Termine anzubieten:
> - Dienstag, 09.03., 10:00 Uhr
> - Mittwoch, 10.03., 14:30 Uhr
> - Freitag, 12.03., 9:00 Uhr
>
> Beste Grüße
> Lea Marquardt`,
    expected: [at('2027-03-10T14:30:00+01:00')],
  },
  {
    name: 'de: colleague tells of own dentist and late arrival',
    sentAt: '2027-01-15T14:20:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Miriam Pohl <miriam@werkraum-agentur.example>',
    subject: 'Montag später',
    text: `Hallo zusammen,

nur zur Info: ich hab am Montag um 8:45 Zahnarzt und bin erst gegen 11 im Büro. Am Dienstag bin ich wieder ganz normal ab 9 da. Telefon ist auf Ole umgestellt.

Miri`,
    expected: [],
  },
  {
    name: 'de: moved from Thursday to Friday one o clock',
    sentAt: '2027-02-09T10:06:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Henning Bartels <bartels@bartels-immobilien.example>',
    subject: 'Besichtigung Ladenlokal',
    text: `Moin Frau Ohlsen,

können wir die Besichtigung von Donnerstag 10 Uhr auf Freitag 13 Uhr schieben? Der Vormieter ist am Donnerstag noch am Ausräumen, das wäre kein schöner Eindruck. Treffpunkt bleibt der Hofeingang.

Beste Grüße
Henning Bartels`,
    expected: [at('2027-02-12T13:00:00+01:00')],
  },
  {
    name: 'de: Swiss lawyer appointment with length, office hours in signature',
    sentAt: '2027-02-05T11:33:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Regula Zgraggen <zgraggen@advokatur-zgraggen.example>',
    subject: 'Gesellschaftervertrag – Besprechung',
    text: `Grüezi Herr Ammann

Besten Dank für Ihren Anruf. Gerne bestätige ich Ihnen die Besprechung vom Donnerstag, 18. Februar 2027, 14.15 Uhr, in unserer Kanzlei. Bitte rechnen Sie mit 90 Minuten. Parkplätze hat es im Hof, die Schranke ist bis 18.30 Uhr offen.

Den Entwurf sende ich Ihnen bis am 15. Februar.

Freundliche Grüsse
Regula Zgraggen

Advokatur Zgraggen, Bahnhofplatz 3
Mo–Fr 08.00–11.45 / 13.30–17.00 Uhr`,
    expected: [at('2027-02-18T14:15:00+01:00', '2027-02-18T15:45:00+01:00')],
  },
  {
    name: 'de: Austrian craftsman offers two alternatives in Jaenner',
    sentAt: '2027-01-07T13:10:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Ferdinand Hasenöhrl <office@hasenoehrl-fliesen.example>',
    subject: 'AW: Bad Stiege 2',
    text: `Servus Frau Mag. Kofler,

zum Anschauen vom Bad könnt ich Ihnen den 14. Jänner um 8 in der Früh oder den 15. Jänner um 16:30 anbieten. Sagen S' mir einfach, was besser geht. Das Angebot hätten Sie dann bis zum 22. Jänner.

LG aus Wels
F. Hasenöhrl`,
    expected: [at('2027-01-14T08:00:00+01:00'), at('2027-01-15T16:30:00+01:00')],
  },
  {
    name: 'de: parcel notice with delivery window',
    sentAt: '2027-03-16T06:40:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Flinkpost Zustellung <noreply@flinkpost.example>',
    subject: 'Ihr Paket kommt heute',
    text: `Guten Tag,

Ihre Sendung 00 3404 7781 20 wird heute, Dienstag, 16.03.2027, zwischen 13:15 und 15:15 Uhr zugestellt.

Nicht zu Hause? Bis 10:00 Uhr können Sie einen Wunschnachbarn angeben. Nach einem erfolglosen Versuch liegt das Paket ab Mittwoch, 17.03., 11 Uhr in der Filiale Ringstraße 80 bereit (Mo–Sa 9–18 Uhr).

Ihr Flinkpost-Team`,
    expected: [],
  },
  {
    name: 'de: list of three call slots with ranges and colleague holiday',
    sentAt: '2027-04-08T15:48:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Frauke Siemers <siemers@logoplan.example>',
    subject: 'Kickoff Relaunch – Terminvorschläge',
    text: `Liebe Frau Bässler,

für den Kickoff-Call schlage ich vor:

* Mo 12.04., 10:00 – 11:00
* Di 13.04., 15:30 – 16:30
* Do 15.04., 9:00 – 10:00

Herr Tönnies ist am Mittwoch auf der Messe in Hannover und fährt um 6:50 Uhr los, deshalb geht der 14. leider nicht.

Sagen Sie mir bis morgen Mittag Bescheid? Dann verschicke ich den Link.

Beste Grüße
Frauke Siemers`,
    expected: [
      at('2027-04-12T10:00:00+02:00', '2027-04-12T11:00:00+02:00'),
      at('2027-04-13T15:30:00+02:00', '2027-04-13T16:30:00+02:00'),
      at('2027-04-15T09:00:00+02:00', '2027-04-15T10:00:00+02:00'),
    ],
  },
  {
    name: 'de: shop tells its Easter opening hours',
    sentAt: '2027-03-22T12:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Farben Kessler <info@farben-kessler.example>',
    subject: 'Unsere Zeiten rund um Ostern',
    text: `Liebe Kundinnen und Kunden,

damit niemand vor verschlossener Tür steht:

Gründonnerstag, 25.03.: 7:00–18:00 Uhr
Karfreitag: geschlossen
Karsamstag, 27.03.: 8:00–12:00 Uhr
Ostermontag: geschlossen
Ab Dienstag, 30.03. wieder wie gewohnt ab 7 Uhr.

Bestellungen, die bis Mittwoch 15 Uhr eingehen, stellen wir noch vor Ostern bereit.

Frohe Ostern!
Ihr Team von Farben Kessler`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: lunch day after tomorrow, writer has train afterwards',
    sentAt: '2027-04-20T09:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ansgar Thiele <a.thiele@thiele-verpackung.example>',
    subject: 'bin in Leipzig',
    text: `Hallo Jens,

ich bin diese Woche in Leipzig. Wollen wir übermorgen zusammen Mittag essen, viertel eins in der Markthalle? Mein Zug geht um 14:38, Zeit ist also genug.

Gruß
Ansgar`,
    expected: [at('2027-04-22T12:15:00+02:00')],
  },
  {
    name: 'de: ICS invitation for a video call',
    sentAt: '2027-05-04T08:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Nadja Krumm <nadja.krumm@softkontor.example>',
    subject: 'Einladung: Abnahme Schnittstelle',
    text: `Hallo Herr Voss,

anbei die Einladung zur Abnahme der Schnittstelle. Die Testdaten spiele ich bis Freitag 12 Uhr ein.

Viele Grüße
Nadja Krumm`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Softkontor//Kalender//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:abnahme-7712@softkontor.example
DTSTAMP:20270504T062000Z
DTSTART:20270510T080000Z
DTEND:20270510T084500Z
SUMMARY:Abnahme Schnittstelle
ORGANIZER;CN=Nadja Krumm:mailto:nadja.krumm@softkontor.example
ATTENDEE;CN=Herr Voss;RSVP=TRUE:mailto:voss@lagerhaus-voss.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-10T10:00:00+02:00', '2027-05-10T10:45:00+02:00')],
  },
  {
    name: 'de: host announces maintenance window at night',
    sentAt: '2027-05-11T17:05:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Serverwiese Betrieb <betrieb@serverwiese.example>',
    subject: 'Angekündigte Wartung Mailserver mx04',
    text: `Sehr geehrte Kundin, sehr geehrter Kunde,

in der Nacht von Donnerstag, 20.05.2027, 23:00 Uhr auf Freitag, 21.05.2027, 03:30 Uhr tauschen wir den Speicher des Servers mx04. In dieser Zeit ist der Abruf von E-Mails zeitweise nicht möglich. Eingehende Mails werden zwischengespeichert und ab ca. 4 Uhr zugestellt.

Von Ihrer Seite ist nichts zu tun.

Serverwiese GmbH, Betrieb
Störungsannahme täglich 0–24 Uhr`,
    expected: [],
  },
  {
    name: 'de: customer says today in a week at 17.30, earlier try was in vain',
    sentAt: '2027-03-18T19:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gisela Rautenberg <g.rautenberg@heimpost.example>',
    subject: 'Brille abholen und anpassen',
    text: `Guten Abend,

ich war heute um 17 Uhr bei Ihnen, aber da war so viel Betrieb, dass ich wieder gegangen bin. Ihre Kollegin meinte, ich solle einen festen Termin machen. Dann komme ich heute in einer Woche um 17.30 Uhr zum Anpassen der neuen Brille.

Mit freundlichem Gruß
G. Rautenberg`,
    expected: [at('2027-03-25T17:30:00+01:00')],
  },
  {
    name: 'de: restaurant table confirmed by JSON-LD',
    sentAt: '2027-06-01T10:11:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gasthaus Zum Anker <reservierung@zumanker.example>',
    subject: 'Ihre Reservierung im Anker',
    text: `Guten Tag Frau Petersen,

wir haben einen Tisch für 6 Personen für Sie reserviert: Freitag, 11. Juni 2027, 19:00 Uhr. Bitte beachten Sie, dass unsere Küche um 21:30 Uhr schließt. Stornieren können Sie kostenlos bis zum 10. Juni, 12 Uhr.

Wir freuen uns auf Sie!
Gasthaus Zum Anker`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"ANK-5521","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Petersen"},"partySize":"6","startTime":"2027-06-11T19:00:00+02:00","reservationFor":{"@type":"FoodEstablishment","name":"Gasthaus Zum Anker","address":"Hafenstraße 2, 24300 Musterhafen"}}
</script></head><body><p>Guten Tag Frau Petersen,</p><p>wir haben einen Tisch für 6 Personen für Sie reserviert: Freitag, 11. Juni 2027, 19:00 Uhr. Bitte beachten Sie, dass unsere Küche um 21:30 Uhr schließt. Stornieren können Sie kostenlos bis zum 10. Juni, 12 Uhr.</p><p>Wir freuen uns auf Sie!<br>Gasthaus Zum Anker</p></body></html>`,
    expected: [at('2027-06-11T19:00:00+02:00')],
  },
  {
    name: 'de: complaint about a fitter who did not come',
    sentAt: '2027-06-09T12:52:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Detlef Schuricht <d.schuricht@nordpost.example>',
    subject: 'Beschwerde!!',
    text: `Sehr geehrte Damen und Herren,

am Montag sollte Ihr Monteur um 8 Uhr kommen. Ich habe extra Urlaub genommen. Um 9:30 habe ich angerufen, da hieß es "ist unterwegs". Um 11 Uhr nochmal, da war niemand zu erreichen. Gestern dann das gleiche Spiel: zugesagt 14 Uhr, gekommen ist keiner.

Ich erwarte eine Erklärung und eine Entschädigung von mindestens 150 Euro. Sonst gehe ich zur Verbraucherzentrale.

D. Schuricht
Kd.-Nr. 40917`,
    expected: [],
  },
  {
    name: 'de: landlord hands over keys on Saturday, rent due date named',
    sentAt: '2027-06-22T20:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Roswitha Engelbrecht <r.engelbrecht@hausundhof.example>',
    subject: 'Schlüssel Werkstatt Hinterhaus',
    text: `Hallo Herr Demir,

Schlüsselübergabe dann am Samstag, den 26.6. um 11 Uhr direkt vor Ort. Bitte den Ausweis mitbringen. Die erste Miete ist am 1.7. fällig, die Kaution bis 30.6.

MfG
R. Engelbrecht`,
    expected: [at('2027-06-26T11:00:00+02:00')],
  },
  {
    name: 'de: report of a past works meeting with times',
    sentAt: '2027-07-02T08:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bauleitung Knab <knab@architekten-knab.example>',
    subject: 'Protokoll Baubesprechung Nr. 14',
    text: `Sehr geehrte Damen und Herren,

anbei das Protokoll der Baubesprechung Nr. 14 vom Mittwoch, 30.06.2027, Beginn 9:00 Uhr, Ende 10:40 Uhr.

Anwesend: Hr. Knab, Fr. Suhr (Elektro, bis 10:00), Hr. Maciejewski (Trockenbau), Hr. Ott (Sanitär, ab 9:20).

Wesentliche Punkte:
1. Estrich wurde am 28.06. eingebracht, Begehung durch den Estrichleger erfolgte am 29.06. um 15 Uhr.
2. Trockenbau hat am 30.06. um 7 Uhr im OG begonnen.
3. Mängelliste Fenster wurde übergeben.

Einwände bitte schriftlich innerhalb von 5 Werktagen.

Freundliche Grüße
Knab Architekten`,
    expected: [],
  },
  {
    name: 'de: Saxon three quarter nine on Monday',
    sentAt: '2027-07-08T13:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Uwe Zschoche <uwe@zschoche-dach.example>',
    subject: 'Dachrinne',
    text: `Montag dreiviertel neun bin ich bei Ihnen wegen der Dachrinne. Leiter bring ich mit.
Zschoche`,
    expected: [at('2027-07-12T08:45:00+02:00')],
  },
  {
    name: 'de: trade fair day visited together',
    sentAt: '2027-08-25T11:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ines Kowalke <ines@blattwerk-floristik.example>',
    subject: 'Gartenmesse Köln',
    text: `Hi Petra,

Karten sind da! Wir fahren also am Dienstag, 7. September zusammen auf die Gartenmesse nach Köln, ganzer Tag, trag dir das bitte dick ein. Wann wir losfahren, klären wir noch.

Die Karten haben 34 Euro pro Stück gekostet, kannst du mir irgendwann geben.

Liebe Grüße
Ines`,
    expected: [days('2027-09-07')],
  },
  {
    name: 'de: customer free most of the week but proposes nothing',
    sentAt: '2027-09-09T21:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Volker Asmussen <volker.asmussen@kuestenmail.example>',
    subject: 'Re: Gartenzaun',
    text: `Moin, nächste Woche bin ich eigentlich fast immer da, montags und dienstags meistens ab mittags. Melden Sie sich einfach, wenn Sie in der Gegend sind.
Gruß V. Asmussen`,
    expected: [],
  },
  {
    name: 'de: reader in New York gets a call at Berlin time',
    sentAt: '2027-02-16T15:30:00+01:00',
    timezone: 'America/New_York',
    from: 'Cornelius Brandt <brandt@uhrenteile-brandt.example>',
    subject: 'Telefonat Ersatzteile',
    text: `Hallo Herr Feldmann,

können wir am Donnerstag, 18.02., um 16:00 Uhr deutscher Zeit telefonieren? Das wäre bei Ihnen vormittags um 10. Planen Sie bitte eine Stunde ein, um 17:15 muss ich dann zum Zoll.

Viele Grüße aus Pforzheim
C. Brandt`,
    expected: [at('2027-02-18T10:00:00-05:00', '2027-02-18T11:00:00-05:00')],
  },
  {
    name: 'de: colleague reports roster of the others',
    sentAt: '2027-03-05T14:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Manuela Stoll <m.stoll@praxis-am-wehr.example>',
    subject: 'Dienstplan KW 10 – Anmeldung',
    text: `Liebe Frau Doktor,

hier zur Kenntnis der Plan vom Empfang für nächste Woche:

Mo 08.03.  Aylin 7:30–13:00, Beate 13:00–18:00
Di 09.03.  Beate 7:30–13:00, Aylin 13:00–18:00
Mi 10.03.  Aylin 7:30–12:30
Do 11.03.  Carla 7:30–13:00, Beate 13:00–19:00
Fr 12.03.  Carla 7:30–14:00

Aylin hat am Donnerstag Berufsschule. Ich selbst bin die ganze Woche im Urlaub.

Schönes Wochenende
Manuela`,
    expected: [],
  },
  {
    name: 'de: handwritten short yes that works to quoted question',
    sentAt: '2027-03-10T12:14:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Silke Maurer <silke.maurer@maurer-textil.example>',
    subject: 'Re: Anprobe Vereinswesten',
    text: `Ja, das klappt bei mir. Bis dann!
Silke

> Von: Schneiderei Adomeit
> Gesendet: Mittwoch, 10. März 2027 10:50
>
> Liebe Frau Maurer,
> die Musterwesten sind fertig. Können Sie am Montag, 15. März, um 10.30 Uhr
> zur Anprobe kommen?
> Herzlich, Jutta Adomeit`,
    expected: [at('2027-03-15T10:30:00+01:00')],
  },
  {
    name: 'de: radio editor tells broadcast time of a finished report',
    sentAt: '2027-04-13T16:36:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Friederike Lohse <lohse@welle-nord.example>',
    subject: 'Beitrag über Ihre Rösterei',
    text: `Lieber Herr Abebe,

der Beitrag über Ihre Rösterei ist fertig geschnitten und wirklich schön geworden. Er läuft am Samstag, 17. April, zwischen 9 und 10 Uhr im Vormittagsmagazin, Wiederholung am Sonntag um 18:05 Uhr. Danach finden Sie ihn in der Mediathek.

Noch einmal herzlichen Dank für Ihre Geduld mit meinen vielen Fragen!

Friederike Lohse
Welle Nord, Redaktion Wirtschaft`,
    expected: [],
  },
  {
    name: 'de: heating engineer comes to reader, spoken half eight',
    sentAt: '2027-04-15T10:25:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Heizung Grabowski <termine@grabowski-heizung.example>',
    subject: 'Jahreswartung Gastherme',
    text: `Sehr geehrter Herr Friedrichs,

unser Monteur Herr Wenzel kommt am Mittwoch, den 21.04.27 um halb acht zur Jahreswartung Ihrer Gastherme. Die Wartung dauert eine Stunde. Bitte sorgen Sie dafür, dass der Keller zugänglich ist.

Die Wartung kostet laut Vertrag 148,00 € zzgl. MwSt., zahlbar innerhalb 14 Tagen.

Mit freundlichen Grüßen
i. A. Grabowski`,
    expected: [at('2027-04-21T07:30:00+02:00', '2027-04-21T08:30:00+02:00')],
  },
  {
    name: 'de: supplier declines the proposed hour without new proposal',
    sentAt: '2027-04-26T09:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Rainer Nottebohm <nottebohm@stahlhandel-nottebohm.example>',
    subject: 'AW: Jahresgespräch',
    text: `Guten Morgen Frau Celik,

Mittwoch 14 Uhr passt mir leider nicht, da bin ich bei einem Kunden in Siegen. Und am Freitag ab 12 sind wir alle auf dem Betriebsausflug. Ich melde mich, sobald ich meine nächste Woche überblicke.

Gruß
Nottebohm`,
    expected: [],
  },
  {
    name: 'de: club board meeting with agenda and members coming later',
    sentAt: '2027-05-03T21:17:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hartmut Diekmann <vorstand@tsv-altenwerder.example>',
    subject: 'Einladung Vorstandssitzung',
    text: `Liebe Vorstandsmitglieder,

hiermit lade ich euch zur nächsten Vorstandssitzung ein:

Donnerstag, 20. Mai 2027, 19.30 Uhr, Vereinsheim, kleiner Saal

Tagesordnung:
1. Begrüßung und Protokoll der Sitzung vom 15. April
2. Bericht der Kassenwartin
3. Sanierung Duschen – Angebote (Fa. Reuss 18.400 €, Fa. Timm 21.150 €)
4. Sommerfest – Helferliste
5. Verschiedenes

Anträge bitte bis zum 13. Mai, 18 Uhr an mich. Gerda kommt erst gegen acht, sie hat vorher Training. Der Wirt schließt um 22.30 Uhr die Küche.

Sportliche Grüße
Hartmut`,
    expected: [at('2027-05-20T19:30:00+02:00')],
  },
  {
    name: 'de: ICS cancellation of a call',
    sentAt: '2027-05-19T11:45:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gero Hansmann <gero.hansmann@kreativbuero-elbe.example>',
    subject: 'Abgesagt: Abstimmung Katalog',
    text: `Hallo Tanja,

der Termin am Freitag um 11 fällt leider aus, Nora ist krank. Ich melde mich nächste Woche wieder.

Gero`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Kreativbuero Elbe//Termin//DE
METHOD:CANCEL
BEGIN:VEVENT
UID:katalog-331@kreativbuero-elbe.example
DTSTAMP:20270519T094500Z
DTSTART;TZID=Europe/Berlin:20270521T110000
DTEND;TZID=Europe/Berlin:20270521T113000
SUMMARY:Abstimmung Katalog
STATUS:CANCELLED
SEQUENCE:1
ORGANIZER;CN=Gero Hansmann:mailto:gero.hansmann@kreativbuero-elbe.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: Swiss friend coffee at quarter past two',
    sentAt: '2027-05-24T08:12:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Beat Wüthrich <beat@wuethrich-velos.example>',
    subject: 'Kafi?',
    text: `Hoi Sandra, am Mittwoch viertel ab zwei Kafi bei mir in der Werkstatt? Um drei kommt dann der Vertreter von den Reifen. Gruess, Beat`,
    expected: [at('2027-05-26T14:15:00+02:00')],
  },
  {
    name: 'de: town announces closed road with hours',
    sentAt: '2027-06-03T09:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Tiefbauamt Neuenhagen <tiefbau@stadt-neuenhagen.example>',
    subject: 'Anliegerinformation Vollsperrung Mühlenweg',
    text: `Sehr geehrte Anliegerinnen und Anlieger,

wegen der Erneuerung der Fahrbahndecke wird der Mühlenweg zwischen Hausnummer 2 und 38 von Montag, 14.06.2027, 7:00 Uhr bis Mittwoch, 16.06.2027, 17:00 Uhr voll gesperrt. Ihr Grundstück ist in dieser Zeit nur zu Fuß erreichbar. Die Müllabfuhr erfolgt bereits am Samstag, 12.06. ab 6 Uhr.

Sprechzeiten des Tiefbauamts: Di 9–12 und 14–18 Uhr, Do 9–12 Uhr

Im Auftrag
Schöneberg`,
    expected: [],
  },
  {
    name: 'de: two-line typo mail fitting appointment changes',
    sentAt: '2027-06-08T17:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Mandy Kretzschmar <mandy.k@schnellpost.example>',
    subject: 'termin',
    text: `hallo, schaffs donnerstag um 9 nicht muss da doch arbeiten. kann ich stattdesen freitag 16.15 uhr kommen zum haare färben?? lg mandy`,
    expected: [at('2027-06-11T16:15:00+02:00')],
  },
  {
    name: 'de: newsletter with webinar dates',
    sentAt: '2027-06-15T07:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Handwerk Digital <news@handwerk-digital.example>',
    subject: 'Unsere Webinare im Juni und Juli',
    text: `Guten Tag,

auch diesen Sommer geht es weiter mit unseren kostenlosen Webinaren:

• Do, 24. Juni, 17:00 Uhr: Rechnungen digital schreiben
• Di, 29. Juni, 12:30 Uhr: Fotos auf der Baustelle
• Do, 8. Juli, 17:00 Uhr: Mitarbeiter finden

Anmelden können Sie sich auf unserer Website. Die Plätze sind begrenzt, Frühbucher bis zum 20. Juni erhalten das Begleitheft gratis.

Ihr Team von Handwerk Digital

Sie möchten keine Nachrichten mehr? Hier abmelden.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: forwarded customer request with note to join, one time',
    sentAt: '2027-07-13T10:44:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Birte Clausen <clausen@gruenplan.example>',
    subject: 'WG: Ortstermin Schulhof',
    text: `Hallo Malte,

siehe unten, ich habe dem Schulamt für uns beide zugesagt, also Donnerstag 8 Uhr am Haupttor. Nimm bitte das Nivelliergerät mit.

Birte

---------- Weitergeleitete Nachricht ----------
Von: Schulamt Kreis Harfe
Datum: Di., 13. Juli 2027, 09:12
Betreff: Ortstermin Schulhof

Sehr geehrte Frau Clausen,
wir könnten den Ortstermin am Mittwoch, 14.07. um 13 Uhr oder am Donnerstag, 15.07. um 8 Uhr durchführen. Der Hausmeister ist jeweils bis 15 Uhr im Haus.
Mit freundlichen Grüßen
Brennecke`,
    expected: [at('2027-07-15T08:00:00+02:00')],
  },
  {
    name: 'de: application for training place with start date',
    sentAt: '2027-07-19T22:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lilly Hagedorn <lilly.hagedorn@jungpost.example>',
    subject: 'Bewerbung um ein Praktikum in der Konditorei',
    text: `Sehr geehrte Damen und Herren,

hiermit bewerbe ich mich um ein Schülerpraktikum in Ihrer Konditorei. Unsere Schule hat dafür die Zeit vom 8. bis 19. November vorgesehen. Frühes Aufstehen macht mir nichts aus, beim Bäcker Roth habe ich in den Osterferien schon von 5 bis 10 Uhr geholfen.

Bis zum 30. September muss ich in der Schule die Zusage abgeben. Sie erreichen mich nach der Schule ab 14 Uhr unter 0151 0000 448.

Über eine Antwort würde ich mich sehr freuen.

Mit freundlichen Grüßen
Lilly Hagedorn`,
    expected: [],
  },
  {
    name: 'de: garage appointment confirmed, pickup later',
    sentAt: '2027-08-10T15:07:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Autohaus Pfannkuch <service@pfannkuch-auto.example>',
    subject: 'Ihr Werkstatttermin',
    text: `Guten Tag Frau Lüders,

wir bestätigen Ihren Werkstatttermin für den Lieferwagen HX-LL 204:

Montag, 16.08.2027, 7:45 Uhr

Ein Ersatzwagen steht bereit. Das Fahrzeug ist voraussichtlich am Dienstag ab 15 Uhr fertig, wir rufen Sie dann an. Kostenvoranschlag: 612,40 €.

Geplante Arbeiten:
- Inspektion nach Herstellervorgabe
- Bremsbeläge vorn
- Hauptuntersuchung (der Prüfer ist dienstags von 9 bis 11 Uhr im Haus)

Bitte bringen Sie Fahrzeugschein und Serviceheft mit. Außerhalb der Zeiten können Sie den Schlüssel in den Nachttresor werfen.

Ihr Serviceteam
Annahme Mo–Fr 7–18 Uhr, Sa 9–12 Uhr`,
    expected: [at('2027-08-16T07:45:00+02:00')],
  },
  {
    name: 'de: writer on tour describes own journey',
    sentAt: '2027-08-17T06:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Konstantin Faber <faber@faber-lichttechnik.example>',
    subject: 'Bin unterwegs',
    text: `Morgen Steffi,

ich sitz im ICE, 9:52 bin ich in Frankfurt, um 11 dann beim Theater wegen der Scheinwerfer, 14 Uhr Oper. Zurück um 21:20. Die Angebote schau ich mir im Zug an, du kriegst sie heute Abend.

Konsti`,
    expected: [],
  },
  {
    name: 'de: JSON-LD workshop ticket with door time',
    sentAt: '2027-08-23T13:40:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Kulturhalle Steyrtal <tickets@kulturhalle-steyrtal.example>',
    subject: 'Ihre Buchung: Fermentieren für die Gastronomie',
    text: `Vielen Dank für Ihre Buchung!

Kurs: Fermentieren für die Gastronomie
Termin: Samstag, 11. September 2027, 10:00 bis 16:00 Uhr
Einlass ab 9:30 Uhr, Mittagspause 12:30–13:15 Uhr
Name: Leopold Gruber, 1 Platz, EUR 129,-

Bitte Schürze mitbringen.`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"KH-20931","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Leopold Gruber"},"reservationFor":{"@type":"Event","name":"Fermentieren für die Gastronomie","startDate":"2027-09-11T10:00:00+02:00","endDate":"2027-09-11T16:00:00+02:00","doorTime":"2027-09-11T09:30:00+02:00","location":{"@type":"Place","name":"Kulturhalle Steyrtal","address":"Dorfplatz 4, Steyrtal"}}}
</script></head><body><p>Vielen Dank für Ihre Buchung!</p><p>Kurs: Fermentieren für die Gastronomie<br>Termin: Samstag, 11. September 2027, 10:00 bis 16:00 Uhr<br>Einlass ab 9:30 Uhr, Mittagspause 12:30–13:15 Uhr<br>Name: Leopold Gruber, 1 Platz, EUR 129,-</p><p>Bitte Schürze mitbringen.</p></body></html>`,
    expected: [at('2027-09-11T10:00:00+02:00', '2027-09-11T16:00:00+02:00')],
  },
  {
    name: 'de: question with two spoken times on one day',
    sentAt: '2027-09-02T11:19:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Eleni Papadakis <papadakis@olivenhaus.example>',
    subject: 'Verkostung',
    text: `Lieber Herr Wiegand,
am Dienstag, dem 14. September, könnten wir die Verkostung entweder um halb elf oder um Viertel nach zwei machen. Was ist Ihnen lieber?
Herzlich, Eleni Papadakis`,
    expected: [at('2027-09-14T10:30:00+02:00'), at('2027-09-14T14:15:00+02:00')],
  },
  {
    name: 'de: freight forwarder announces delivery slot',
    sentAt: '2027-09-15T14:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dispo Spedition Kehrwald <dispo@kehrwald-spedition.example>',
    subject: 'Avis Auftrag 88-2041',
    text: `Guten Tag,

wir avisieren die Anlieferung von 3 Paletten Fliesen (1.860 kg) für Freitag, 17.09.2027, Zeitfenster 7–12 Uhr, frei Bordsteinkante. Fahrer meldet sich ca. 30 min vorher telefonisch.

Änderungen bitte bis Donnerstag, 14 Uhr an die Dispo.

Spedition Kehrwald`,
    expected: [],
  },
  {
    name: 'de: school talk about canteen after the staff conference',
    sentAt: '2027-09-16T12:35:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Simone Hirt <hirt@grundschule-lindenau.example>',
    subject: 'Gespräch wegen Schulkantine',
    text: `Guten Tag Herr Mbeki,

vielen Dank für Ihr Angebot zur Mittagsverpflegung. Die Schulleitung würde Sie gern persönlich sprechen, und zwar am Mittwoch, 22.09., von 15:00 bis 15:45 Uhr im Lehrerzimmer. Vorher haben wir Konferenz, die geht bis 14:50 Uhr, bitte warten Sie also im Foyer.

Bitte bringen Sie mit:
- einen Speiseplan für vier Wochen
- Angaben zu Allergenen
- Ihre Preisliste (derzeit zahlen die Eltern 4,10 € pro Essen)

Zur Einordnung: wir haben 186 Essenskinder, ausgegeben wird in zwei Schichten um 11:45 und 12:30 Uhr. Der Vertrag mit dem jetzigen Anbieter läuft zum 31. Januar aus.

Freundliche Grüße
Simone Hirt
Sekretariat, geöffnet täglich 7:30–12:30 Uhr`,
    expected: [at('2027-09-22T15:00:00+02:00', '2027-09-22T15:45:00+02:00')],
  },
  {
    name: 'de: partner at bank is a third person matter',
    sentAt: '2027-10-05T16:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ludger Pohlmeier <ludger@pohlmeier-zimmerei.example>',
    subject: 'Kredit Kran',
    text: `Hallo Annegret,

Frau Berger von der Buchhaltung hat am Donnerstag um 10 ihr Gespräch bei der Sparkasse wegen dem Kran. Sie nimmt die Zahlen vom Steuerberater mit, du musst da nix machen. Danach wissen wir mehr. Ergebnis schreib ich dir.

Gruß Ludger`,
    expected: [],
  },
  {
    name: 'de: Thursday in two weeks doctor check for employee',
    sentAt: '2027-10-06T08:48:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Betriebsarzt Dr. Nestler <praxis@dr-nestler.example>',
    subject: 'Vorsorgeuntersuchung G 37',
    text: `Sehr geehrter Herr Kubitz,

Ihre Vorsorgeuntersuchung findet morgen in zwei Wochen, also am Donnerstag, 21.10., um 8.20 Uhr in unserer Praxis statt. Dauer: 25 Minuten. Bitte Brille und Impfpass mitbringen. Können Sie nicht kommen, sagen Sie bitte mindestens 48 Stunden vorher ab, sonst müssen wir 40 Euro berechnen.

Freundliche Grüße
Ihr Praxisteam
Telefonisch erreichbar Mo–Fr 8–10 Uhr`,
    expected: [at('2027-10-21T08:20:00+02:00', '2027-10-21T08:45:00+02:00')],
  },
  {
    name: 'de: tender deadline at the authority and opening session without bidders',
    sentAt: '2027-01-19T10:10:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Vergabestelle Kreis Osterau <vergabe@kreis-osterau.example>',
    subject: 'Ausschreibung 2027-014 Malerarbeiten Turnhalle',
    text: `Sehr geehrte Damen und Herren,

die Vergabeunterlagen zu o. g. Ausschreibung wurden um die Anlage 7 ergänzt.

Bieterfragen: bis 27.01.2027
Ablauf der Angebotsfrist: 09.02.2027, 11:00 Uhr
Bindefrist: 12.03.2027
Ausführung: 05.07. bis 06.08.2027

Angebote sind ausschließlich elektronisch einzureichen. Die Öffnung erfolgt ohne Anwesenheit der Bieter.

Mit freundlichen Grüßen
Im Auftrag
Tewes`,
    expected: [],
  },
  {
    name: 'de: all lower case no umlauts tomorrow fourteen h',
    sentAt: '2027-01-25T18:20:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Murat Aksoy <murat@aksoy-fahrzeugbau.example>',
    subject: 'anhaenger',
    text: `hi kalle,
koennen wir morgen 14h wegen dem anhaenger reden? ruf dich an. um 15h muss ich zum tuev, also bitte puenktlich :)
gruesse murat`,
    expected: [at('2027-01-26T14:00:00+01:00')],
  },
  {
    name: 'de: notary date with documents deadline and fee',
    sentAt: '2027-01-27T09:47:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Notariat Dr. Alsleben <sekretariat@notariat-alsleben.example>',
    subject: 'UR-Entwurf Kaufvertrag Lagerhalle',
    text: `Sehr geehrte Frau Tiedemann,

der Beurkundungstermin ist für Freitag, den 19. Februar 2027, 11.00 Uhr vorgemerkt und von der Verkäuferseite bereits bestätigt.

Änderungswünsche zum beigefügten Entwurf teilen Sie uns bitte bis zum 12. Februar, 12 Uhr mit. Bitte bringen Sie einen gültigen Personalausweis sowie Ihre Steuer-Identifikationsnummer mit. Für den Termin ist eine Stunde vorgesehen.

Die Kosten der Beurkundung trägt nach § 9 der Käufer.

Mit freundlichen Grüßen
Notariat Dr. Alsleben
i. A. Heike Rump

Sprechzeiten nach Vereinbarung
Telefon Mo–Do 8.30–17 Uhr, Fr 8.30–13 Uhr`,
    expected: [at('2027-02-19T11:00:00+01:00', '2027-02-19T12:00:00+01:00')],
  },
  {
    name: 'de: quoted times only, new text is about the offer price',
    sentAt: '2027-02-11T14:33:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jörn Hakelmacher <hakelmacher@segelbedarf.example>',
    subject: 'Re: Re: Angebot Planen',
    text: `Hallo Frau Evers,

bevor wir uns sehen, müsste der Preis noch mal angeschaut werden. 1.940 € für die Persenning ist mir zu viel, das Vergleichsangebot liegt bei 1.620. Können Sie da noch etwas machen? Vorher lohnt sich ein Treffen für mich nicht.

Gruß
J. Hakelmacher

Frau Evers schrieb am 11.02.2027 um 09:20:
> Hallo Herr Hakelmacher,
> ich könnte Ihnen die Muster am Dienstag, 16.02. um 10 Uhr oder am
> Mittwoch, 17.02. um 15 Uhr zeigen. Passt davon etwas?
> Viele Grüße, Dörte Evers`,
    expected: [],
  },
  {
    name: 'de: closing talk with the tax auditor, who has another firm later',
    sentAt: '2027-02-24T10:58:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Theresa Obermoser <t.obermoser@kanzlei-obermoser.example>',
    subject: 'Betriebsprüfung Schlussbesprechung',
    text: `Lieber Herr Ing. Steindl,

die Schlussbesprechung mit dem Finanzamt ist fixiert: Dienstag, 9. März, 13 Uhr, bei Ihnen im Besprechungszimmer. Die Prüferin hat um 15.30 Uhr schon den nächsten Betrieb, wird also eher kurz.

Die Stellungnahme reiche ich am Freitag, 5. März ein.

Beste Grüße
Theresa Obermoser`,
    expected: [at('2027-03-09T13:00:00+01:00')],
  },
  {
    name: 'de: short message, half an hour call today',
    sentAt: '2027-03-03T09:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Annika Ströbele <annika@stroebele-events.example>',
    subject: 'kurz reden',
    text: `Moin Piet, hast du heute 11:30–12:00 Zeit für ein kurzes Telefonat wegen der Bühne? LG Annika`,
    expected: [at('2027-03-03T11:30:00+01:00', '2027-03-03T12:00:00+01:00')],
  },
  {
    name: 'de: water shut off in the house',
    sentAt: '2027-03-09T15:55:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Brix <info@hv-brix.example>',
    subject: 'Wasserabstellung Kantstr. 19',
    text: `Sehr geehrte Mieterinnen und Mieter,

am Donnerstag, 11.03.2027, wird wegen des Austauschs eines Steigstrangs von 9:00 bis ca. 14:00 Uhr das Wasser im gesamten Haus abgestellt. Bitte füllen Sie rechtzeitig Vorräte ab. Zutritt zu Ihren Räumen ist nicht erforderlich.

Ihre Hausverwaltung Brix`,
    expected: [],
  },
  {
    name: 'de: three options as weekday lines, one already struck out by writer',
    sentAt: '2027-03-31T13:25:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Yvonne Tabbert <tabbert@tabbert-coaching.example>',
    subject: 'Erstgespräch Teamcoaching',
    text: `Liebe Frau Schön,

von den Terminen, die ich Ihnen am Telefon genannt hatte, ist Dienstag, 6.4., 9 Uhr inzwischen leider vergeben. Frei sind noch:

Mittwoch, 7.4., 17 Uhr
Freitag, 9.4., 8:30 Uhr

Das Erstgespräch ist kostenlos und dauert eine Dreiviertelstunde.

Herzliche Grüße
Yvonne Tabbert`,
    expected: [
      at('2027-04-07T17:00:00+02:00', '2027-04-07T17:45:00+02:00'),
      at('2027-04-09T08:30:00+02:00', '2027-04-09T09:15:00+02:00'),
    ],
  },
  {
    name: 'de: ICS with description text repeated in mail in local time',
    sentAt: '2027-04-06T09:05:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Luca Bernasconi <luca.bernasconi@holzwerk-linth.example>',
    subject: 'Einladung: Werksbesichtigung',
    text: `Sehr geehrte Frau Gmür

Gerne laden wir Sie zur Werksbesichtigung ein: Mittwoch, 14. April 2027, 13.30 bis 16.00 Uhr. Der Shuttle fährt um 13.05 Uhr ab Bahnhof. Bitte festes Schuhwerk tragen.

Freundliche Grüsse
Luca Bernasconi`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Holzwerk Linth//Kalender 4//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:werk-20270414@holzwerk-linth.example
DTSTAMP:20270406T070500Z
DTSTART:20270414T113000Z
DTEND:20270414T140000Z
SUMMARY:Werksbesichtigung Holzwerk Linth
LOCATION:Empfang\\, Sägestrasse 8
ORGANIZER;CN=Luca Bernasconi:mailto:luca.bernasconi@holzwerk-linth.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-14T13:30:00+02:00', '2027-04-14T16:00:00+02:00')],
  },
  {
    name: 'de: dunning letter with dates',
    sentAt: '2027-04-19T08:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung Mehlmann <buchhaltung@mehlmann-grosshandel.example>',
    subject: '2. Mahnung Rechnung 4471-27',
    text: `Sehr geehrte Damen und Herren,

unsere Rechnung 4471-27 vom 01.03.2027 über 1.284,90 € ist trotz Erinnerung vom 30.03. noch offen. Wir bitten um Zahlung bis Donnerstag, 29.04.2027 (Geldeingang 16 Uhr).

Bei Rückfragen ist Frau Igel Mo–Do von 9 bis 12 Uhr unter 0361 000 117 zu sprechen.

Mit freundlichen Grüßen
Mehlmann Großhandel`,
    expected: [],
  },
  {
    name: 'de: pub evening of the guild, rather informal',
    sentAt: '2027-04-28T19:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sepp Oberhauser <sepp@oberhauser-bau.example>',
    subject: 'Stammtisch',
    text: `Griaß di Franz,

Stammtisch is am Freitag in einer Woch, 7. Mai, um sieme auf d'Nacht beim Unterwirt. Kimmst? Der Toni kimmt erst um neune, der hat no Feuerwehr.

Pfiat di
Sepp`,
    expected: [at('2027-05-07T19:00:00+02:00')],
  },
  {
    name: 'de: physiotherapy series with three appointments and one cancelled',
    sentAt: '2027-05-12T16:18:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Physio am Markt <empfang@physio-am-markt.example>',
    subject: 'Ihre Termine',
    text: `Lieber Herr Brinkmann,

hier Ihre Behandlungstermine, jeweils 20 Minuten:

Di. 18.05. 07:40 Uhr
Do. 20.05. 18:20 Uhr
Mo. 31.05. 12:00 Uhr

Den Termin am Di. 25.05. um 7:40 Uhr mussten wir wegen einer Fortbildung streichen. Bitte bringen Sie ein großes Handtuch mit.

Ihr Physio-Team
Mo–Fr 7–19 Uhr`,
    expected: [
      at('2027-05-18T07:40:00+02:00', '2027-05-18T08:00:00+02:00'),
      at('2027-05-20T18:20:00+02:00', '2027-05-20T18:40:00+02:00'),
      at('2027-05-31T12:00:00+02:00', '2027-05-31T12:20:00+02:00'),
    ],
  },
  {
    name: 'de: break-in report to insurer with clock times',
    sentAt: '2027-05-26T08:22:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Filialleitung Opitz <opitz@radhaus-opitz.example>',
    subject: 'Schadenmeldung Einbruch, Police 7781-03',
    text: `Guten Tag Frau Seibold,

in der Nacht auf heute wurde bei uns eingebrochen. Die Alarmanlage hat um 2:41 Uhr ausgelöst, der Wachdienst war um 2:55 da, die Polizei um 3:10. Aktenzeichen folgt. Gestohlen wurden zwei E-Bikes (Neupreis 7.300 €), die Scheibe ist notdürftig verschlossen, der Glaser war schon um 6 Uhr hier.

Fotos im Anhang. Bitte teilen Sie mir mit, was Sie noch brauchen.

Wolf Opitz`,
    expected: [],
  },
  {
    name: 'de: photographer appointment, sunrise given',
    sentAt: '2027-06-16T21:04:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Henrike Vogt <studio@henrikevogt.example>',
    subject: 'Luftbilder Hof',
    text: `Hallo Herr Behrends,

das Wetter soll am Wochenende halten. Wir treffen uns also am Sonntag, 20.06., um 5 Uhr früh auf dem Hof, Sonnenaufgang ist 4:58 Uhr. Die Drohne darf bis 7 Uhr in der Luft sein, danach ist die Freigabe vorbei.

Kaffee wäre toll :)
Henrike`,
    expected: [at('2027-06-20T05:00:00+02:00')],
  },
  {
    name: 'de: reader on Mallorca gets visit from German auditor',
    sentAt: '2027-06-24T12:51:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Doris Kambartel <kambartel@finca-service.example>',
    subject: 'Wohnungsübergabe Santanyí',
    text: `Liebe Frau Riedel,

ich lande am Montag um 10:35 in Palma und hole erst den Mietwagen. Wir sehen uns dann um 15 Uhr am selben Tag zur Übergabe der Wohnung, wie am Telefon besprochen.

Herzliche Grüße
Doris Kambartel`,
    expected: [at('2027-06-28T15:00:00+02:00')],
  },
  {
    name: 'de: stock-take as a whole day',
    sentAt: '2027-06-21T15:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Thorsten Mielke <t.mielke@eisenwaren-mielke.example>',
    subject: 'Inventur',
    text: `Hallo Nicole,

die Inventur machen wir dieses Jahr am Mittwoch, dem 30. Juni, den ganzen Tag, und du bist fest eingeplant. Der Laden bleibt zu. Für Brötchen sorge ich.

Thorsten`,
    expected: [days('2027-06-30')],
  },
  {
    name: 'de: someone says Tuesday morning works without an hour',
    sentAt: '2027-07-15T17:17:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Cem Durmaz <c.durmaz@elektro-durmaz.example>',
    subject: 'Re: Zählerschrank',
    text: `Hallo Herr Lübke, ich komme am Dienstagvormittag vorbei, Uhrzeit sag ich Ihnen noch, hängt von der anderen Baustelle ab. MfG Durmaz`,
    expected: [],
  },
  {
    name: 'de: bank adviser offers call, two zones named once',
    sentAt: '2027-07-20T09:34:00+02:00',
    timezone: 'Europe/London',
    from: 'Valentin Rossmeisl <rossmeisl@kontorbank.example>',
    subject: 'Leasing Siebdruckmaschine',
    text: `Sehr geehrte Frau Hollis,

ich schlage Donnerstag, 22. Juli, 10:30 Uhr MESZ (9:30 Uhr bei Ihnen in London) für unser Telefonat vor. Das Angebot der Leasinggesellschaft gilt bis 30. Juli.

Mit freundlichen Grüßen
Valentin Rossmeisl`,
    expected: [at('2027-07-22T09:30:00+01:00')],
  },
  {
    name: 'de: meeting brought forward, shorter, room changed',
    sentAt: '2027-08-02T10:21:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Pia Sonnleitner <pia.sonnleitner@tonwerk.example>',
    subject: 'Update: Quartalsrunde',
    text: `Hallo Robert,

ich muss die Quartalsrunde am Mittwoch (4.8.) vorziehen: statt 15 bis 17 Uhr treffen wir uns von 13 bis 14:30 Uhr, und zwar oben im Atelier. Um 16 Uhr kommt nämlich der Prüfer von der Berufsgenossenschaft zu mir.

Zahlen bitte bis morgen Abend in die Tabelle.

Danke dir
Pia

Am 30.07.2027 um 14:02 schrieb Robert Engelmann:
> Liebe Pia,
>
> Mittwoch 15 bis 17 Uhr habe ich notiert. Soll ich die Zahlen vom
> Brennofen mitbringen? Der Techniker war am Dienstag um 9 hier und hat
> alles ausgelesen.
>
> Robert`,
    expected: [at('2027-08-04T13:00:00+02:00', '2027-08-04T14:30:00+02:00')],
  },
  {
    name: 'de: applicant trial work day with break',
    sentAt: '2027-08-12T14:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bäckerei Lohmann <personal@baeckerei-lohmann.example>',
    subject: 'Probearbeiten',
    text: `Hallo Frau Nguyen,

schön, dass Sie bei uns reinschnuppern wollen! Das Probearbeiten ist am Donnerstag, 19. August, von 5.30 bis 11.30 Uhr in der Filiale am Bahnhof. Von 8.30 bis 9 Uhr ist Pause. Weiße Kleidung bekommen Sie von uns.

Der Laden macht um 6 Uhr auf, bitte hinten klingeln.

Bis dahin
Jochen Lohmann`,
    expected: [at('2027-08-19T05:30:00+02:00', '2027-08-19T11:30:00+02:00')],
  },
  {
    name: 'de: one-line Friday noon lunch',
    sentAt: '2027-09-08T11:42:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gesine Thoms <gesine@thoms-raumausstattung.example>',
    subject: 'Re: Re: Mittag',
    text: `Dann Freitag um zwölf beim Italiener, ich reservier. G.`,
    expected: [at('2027-09-10T12:00:00+02:00')],
  },
  {
    name: 'de: club invites to works tour, meeting point and bus',
    sentAt: '2027-09-20T18:05:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Wilfried Jessen <w.jessen@landfrauenundmaenner.example>',
    subject: 'Fahrt zur Molkerei',
    text: `Liebe Frau Petzold,

Sie sind für unsere Fahrt zur Molkerei angemeldet (2 Personen, 28 € bezahlt, danke!). Wir treffen uns am

Sonnabend, 9. Oktober, um 8.15 Uhr

am alten Feuerwehrhaus. Der Bus fährt pünktlich um halb neun ab. Kaffee und Kuchen sind im Preis enthalten.

Abmeldungen sind nur noch bis zum 30. September möglich.

Herzlichst
Ihr Wilfried Jessen`,
    expected: [at('2027-10-09T08:15:00+02:00')],
  },
  {
    name: 'de: video link appointment with dial-in and booking number',
    sentAt: '2027-10-12T13:13:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Samira Haddad <s.haddad@foerderlotse.example>',
    subject: 'Beratung Fördermittel – Zugangsdaten',
    text: `Guten Tag Herr Kröger,

hier die Zugangsdaten für unsere Beratung am Mo., 18.10.2027, 16:45 Uhr (45 min):

https://meet.foerderlotse.example/raum/8845-1630
Kenncode: 093015

Einwahl per Telefon: 030 0000 1800. Der Raum ist ab 16:35 Uhr geöffnet.

Bitte denken Sie daran: die Antragsfrist endet am 31.10. um 23:59 Uhr.

Beste Grüße
Samira Haddad`,
    expected: [at('2027-10-18T16:45:00+02:00', '2027-10-18T17:30:00+02:00')],
  },
  {
    name: 'de: terse landlord reads the meter tomorrow at seventeen',
    sentAt: '2027-01-21T12:03:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Egon Prill <egon.prill@altbaupost.example>',
    subject: 'Zählerstand',
    text: `Komme morgen 17.00 zum Ablesen, bitte jemand da sein. Bis 31.1. muss ich die Werte melden. Prill`,
    expected: [at('2027-01-22T17:00:00+01:00')],
  },
  {
    name: 'de: theatre programme of the month in bulk',
    sentAt: '2027-01-29T10:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kammerbühne am Deich <spielplan@kammerbuehne-deich.example>',
    subject: 'Spielplan Februar',
    text: `Liebes Publikum,

das erwartet Sie im Februar:

Fr 05.02. 20 Uhr  Der Lügenbaron (Premiere)
Sa 06.02. 20 Uhr  Der Lügenbaron
So 14.02. 16 Uhr  Kindertheater: Pelle und der Mond
Sa 20.02. 20 Uhr  Liederabend mit Ruth Kessel
So 28.02. 18 Uhr  Lesung

Die Abendkasse öffnet eine Stunde vor Beginn. Kartentelefon Mo–Fr 10–13 Uhr.

Newsletter abbestellen`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: one sentence of a colleague Monday at eight by phone',
    sentAt: '2027-02-19T15:24:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dagmar Ellerbrock <ellerbrock@lohnbuero-ellerbrock.example>',
    subject: 'Lohnabrechnung',
    text: `Hallo Frau Sander, ich ruf Sie am Montag um acht an, dann gehen wir die Stundenzettel durch.
D. Ellerbrock`,
    expected: [at('2027-02-22T08:00:00+01:00')],
  },
  {
    name: 'de: JSON-LD cancelled dinner reservation',
    sentAt: '2027-03-11T17:29:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Restaurant Sternen <tisch@sternen-restaurant.example>',
    subject: 'Stornierung Ihrer Reservation',
    text: `Guten Tag Herr Caduff

Wir bestätigen die Stornierung Ihrer Reservation vom Samstag, 20. März 2027, 19.30 Uhr, für 8 Personen. Die Anzahlung von CHF 80.– wird innert 5 Tagen zurückerstattet.

Freundliche Grüsse
Restaurant Sternen`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"ST-1187","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Herr Caduff"},"partySize":"8","startTime":"2027-03-20T19:30:00+01:00","reservationFor":{"@type":"FoodEstablishment","name":"Restaurant Sternen","address":"Kirchgasse 1"}}
</script></head><body><p>Guten Tag Herr Caduff</p><p>Wir bestätigen die Stornierung Ihrer Reservation vom Samstag, 20. März 2027, 19.30 Uhr, für 8 Personen. Die Anzahlung von CHF 80.– wird innert 5 Tagen zurückerstattet.</p><p>Freundliche Grüsse<br>Restaurant Sternen</p></body></html>`,
    expected: [],
  },
  {
    name: 'de: day after tomorrow at quarter to nine with model',
    sentAt: '2027-03-23T18:11:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ruven Blaschke <blaschke@modellbau-blaschke.example>',
    subject: 'Re: Prototyp',
    text: `Hallo Tim,
der Prototyp ist fertig. Übermorgen um Viertel vor neun bei euch?
Ruven`,
    expected: [at('2027-03-25T08:45:00+01:00')],
  },
  {
    name: 'de: general training times of the club asked by a company',
    sentAt: '2027-04-01T20:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sportwart Hense <sportwart@ruderclub-havelbogen.example>',
    subject: 'Re: Anfrage Firmenrudern',
    text: `Hallo Frau Arndt,

schön, dass Ihr Team Interesse am Rudern hat! Unsere Erwachsenen trainieren dienstags 18–20 Uhr und sonntags ab 10 Uhr, die Jugend ist montags und donnerstags auf dem Wasser. Von Oktober bis März nur Kraftraum, freitags 19 Uhr.

Die Kosten für eine Firmengruppe liegen bei 12 € pro Person. Überlegen Sie mal in Ruhe, ob das etwas für Sie ist, dann machen wir was aus.

Ahoi
Peer Hense`,
    expected: [],
  },
  {
    name: 'de: tasting at wine supplier, moved once more to evening',
    sentAt: '2027-04-21T09:55:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Weingut Riegersperger <hof@riegersperger-wein.example>',
    subject: 'Verkostung – neue Uhrzeit',
    text: `Liebe Frau Haas,

leider müssen wir die Verkostung am Donnerstag, 29. April, von 14 Uhr auf 18 Uhr verlegen, weil die Abfüllanlage doch erst am selben Tag in der Früh kommt und bis 16 Uhr aufgebaut wird. Es gibt dann auch eine kleine Jause dazu.

Falls Sie übernachten möchten: das Zimmer kostet EUR 68,-.

Herzliche Grüße aus dem Kamptal
Familie Riegersperger`,
    expected: [at('2027-04-29T18:00:00+02:00')],
  },
  {
    name: 'de: practice substitution hours during holiday',
    sentAt: '2027-05-14T12:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Tierarztpraxis Dr. Menzel <praxis@tierarzt-menzel.example>',
    subject: 'Praxisurlaub',
    text: `Liebe Tierhalterinnen und Tierhalter,

unsere Praxis bleibt vom 18.05. bis 28.05.2027 geschlossen. Die Vertretung übernimmt Dr. Fiebig, Lange Str. 4 (Mo–Fr 8–12 und 15–18 Uhr, Di bis 20 Uhr). Ab Montag, 31.05., 8 Uhr sind wir wieder für Sie da.

Notdienst am Wochenende: 0700 000 9911

Ihre Praxis Dr. Menzel`,
    expected: [],
  },
  {
    name: 'de: ICS counter with all details, text short',
    sentAt: '2027-06-02T14:45:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Arne Vollmer <arne.vollmer@kranverleih-nord.example>',
    subject: 'Aktualisiert: Einweisung Minikran',
    text: `Moin, eine Stunde später als gedacht, Termin im Anhang ist angepasst. Arne`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Kranverleih Nord//DE
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
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
UID:minikran-0604@kranverleih-nord.example
DTSTAMP:20270602T124500Z
SEQUENCE:2
DTSTART;TZID=Europe/Berlin:20270604T080000
DTEND;TZID=Europe/Berlin:20270604T100000
SUMMARY:Einweisung Minikran
LOCATION:Bauhof Tor 2
ORGANIZER;CN=Arne Vollmer:mailto:arne.vollmer@kranverleih-nord.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-04T08:00:00+02:00', '2027-06-04T10:00:00+02:00')],
  },
  {
    name: 'de: acceptance of quoted Tuesday slot, own later appointment',
    sentAt: '2027-06-17T08:39:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Nils Overbeck <n.overbeck@overbeck-versicherung.example>',
    subject: 'Re: Gewerbeversicherung',
    text: `Guten Morgen Herr Szabo,

dann nehme ich den Dienstag. Um 17 Uhr habe ich allerdings einen Anschlusstermin in Bochum, wir müssten also zügig durchkommen.

Bis dahin
Nils Overbeck

Am 16.06.2027 um 16:20 schrieb Zoltan Szabo:
> Hallo Herr Overbeck,
> bei mir ginge Montag, 21.06., 11 Uhr oder Dienstag, 22.06., 15 Uhr. Sagen Sie,
> was Ihnen lieber ist.
> Gruß, Z. Szabo`,
    expected: [at('2027-06-22T15:00:00+02:00')],
  },
  {
    name: 'de: new shop goes live at midnight',
    sentAt: '2027-06-29T11:37:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Fabian Kleinert <fabian@pixelhof.example>',
    subject: 'Livegang Onlineshop',
    text: `Hallo Frau Trautmann,

alles ist getestet, Ihr neuer Shop geht am Donnerstag, 1. Juli, um 0:00 Uhr live. Bis dahin sehen Besucher die Baustellenseite. Wir schalten das automatisch frei, Sie brauchen nichts zu tun. Der Newsletterversand ist für 9 Uhr eingeplant.

Viele Grüße
Fabian`,
    expected: [],
  },
  {
    name: 'de: JSON-LD seminar registration with free cancellation limit',
    sentAt: '2027-07-05T09:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Akademie Lahnblick <anmeldung@akademie-lahnblick.example>',
    subject: 'Anmeldebestätigung Seminar Arbeitsrecht kompakt',
    text: `Guten Tag Frau Rüther,

Ihre Anmeldung zum Seminar "Arbeitsrecht kompakt" ist bestätigt.

Wann: Donnerstag, 15. Juli 2027, 9:30–17:00 Uhr
Wo: Akademie Lahnblick, Raum 3
Gebühr: 390,00 €

Die Rechnung erhalten Sie nach dem Seminar. Kostenfreier Rücktritt bis 8. Juli, 18 Uhr.`,
    html: `<html><head><script type="application/ld+json">
[{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"AL-30774","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Frau Rüther"},"reservationFor":{"@type":"Event","name":"Arbeitsrecht kompakt","startDate":"2027-07-15T09:30:00+02:00","endDate":"2027-07-15T17:00:00+02:00","location":{"@type":"Place","name":"Akademie Lahnblick, Raum 3"}}}]
</script></head><body><p>Guten Tag Frau Rüther,</p><p>Ihre Anmeldung zum Seminar „Arbeitsrecht kompakt“ ist bestätigt.</p><ul><li>Wann: Donnerstag, 15. Juli 2027, 9:30–17:00 Uhr</li><li>Wo: Akademie Lahnblick, Raum 3</li><li>Gebühr: 390,00 €</li></ul><p>Die Rechnung erhalten Sie nach dem Seminar. Kostenfreier Rücktritt bis 8. Juli, 18 Uhr.</p></body></html>`,
    expected: [at('2027-07-15T09:30:00+02:00', '2027-07-15T17:00:00+02:00')],
  },
  {
    name: 'de: couple takes tasting slot, wedding hours named',
    sentAt: '2027-07-21T13:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lea und Hannes Wolter <wolter.hochzeit@liebepost.example>',
    subject: 'Hochzeitstorte',
    text: `Hallo liebe Konditorei,

wir heiraten am 18. September (Standesamt 11 Uhr, Feier ab 15 Uhr) und brauchen eine dreistöckige Torte für ca. 70 Gäste. Lieferung bitte bis 14 Uhr in den Gutshof.

Eure Mitarbeiterin sagte, am Samstag, 31. Juli, um 10 Uhr wäre bei euch ein Probierplatz frei. Den nehmen wir sehr gern, bitte fest eintragen!

Was wir uns bisher überlegt haben:
- unten Zitrone mit Himbeere
- Mitte Vanille, nicht zu süß
- oben Schokolade, die frieren wir für den ersten Hochzeitstag ein
- außen schlicht weiß, ein paar echte Blüten (bringt die Floristin am Hochzeitstag um 12 mit)

Keine Nüsse, Hannes ist allergisch. Mehr als 650 € möchten wir nicht ausgeben.

Liebe Grüße
Lea & Hannes`,
    expected: [at('2027-07-31T10:00:00+02:00')],
  },
  {
    name: 'de: two-day training course as whole days',
    sentAt: '2027-08-30T16:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sönke Petersen <petersen@feuerschutz-petersen.example>',
    subject: 'Brandschutzhelfer-Schulung',
    text: `Hallo Frau Danner,

die Schulung bei Ihnen im Haus machen wir wie besprochen ganztägig am 20. und 21. September (Montag und Dienstag). Sie selbst sind ja auch als Teilnehmerin dabei. Die genauen Zeiten und die Teilnehmerliste stimmen wir noch ab.

Was ich von Ihnen noch brauche:
1. einen Raum für 14 Leute mit Beamer
2. eine freie Fläche auf dem Hof für die Löschübung
3. die Namen der Teilnehmer bis 10. September

Ich selbst reise am Sonntagabend an, das Hotel habe ich schon. Die Übungslöscher bringt der Lieferant am Freitag vorher, Annahme bitte zwischen 8 und 12 Uhr.

Rechnung kommt danach, zahlbar in 30 Tagen.

Gruß von der Küste
Sönke Petersen`,
    expected: [days('2027-09-20', '2027-09-22')],
  },
  {
    name: 'de: short today at three question from workshop neighbour',
    sentAt: '2027-09-21T08:17:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jost Wieland <jost@glaserei-wieland.example>',
    subject: 'heute?',
    text: `Moin, heute um drei bei dir wegen der Vitrine? Vorher bin ich bis zwei beim Kunden in Ahrensburg. Jost`,
    expected: [at('2027-09-21T15:00:00+02:00')],
  },
  {
    name: 'de: annual inspection by chimney sweep with other tenants listed',
    sentAt: '2027-09-28T07:33:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Schornsteinfegermeister Gehrke <post@feger-gehrke.example>',
    subject: 'Feuerstättenschau Lindenallee 6',
    text: `Sehr geehrter Herr Pfeil,

am Montag, 04.10.2027, führe ich in Ihrem Haus die Feuerstättenschau durch. In Ihrer Werkstatt bin ich um 10:40 Uhr, für 20 Minuten.

Zu Ihrer Information die übrigen Einheiten:
Wohnung 1. OG (Fam. Özdemir): 9:30 Uhr
Wohnung 2. OG (Hr. Lange): 10:00 Uhr

Passt es Ihnen nicht, rufen Sie mich bitte bis Freitag, 1.10., 16 Uhr an.

Mit freundlichem Gruß
Gehrke`,
    expected: [at('2027-10-04T10:40:00+02:00', '2027-10-04T11:00:00+02:00')],
  },
  {
    name: 'de: invoice for a past consultation',
    sentAt: '2027-10-14T10:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Reinhild Kapp <kapp@kapp-marketing.example>',
    subject: 'Rechnung R-2027-088',
    text: `Sehr geehrter Herr Jacobi,

für die Beratung am Montag, 11. Oktober, 9:00–12:30 Uhr sowie das Nachgespräch am 13. Oktober, 16:00–16:45 Uhr berechne ich Ihnen wie vereinbart 4,25 Stunden zu je 110 €. Die Rechnung liegt bei, zahlbar bis 28. Oktober.

Danke für die gute Zusammenarbeit!

Reinhild Kapp`,
    expected: [],
  },
  {
    name: 'de: Swiss school visit to the workshop with arrival by bus',
    sentAt: '2027-10-19T16:06:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Ursina Derungs <u.derungs@schule-valzaun.example>',
    subject: 'Betriebsbesuch 2. Sek',
    text: `Lieber Herr Schläpfer

Danke vielmals für die Zusage. Wir kommen am Mittwoch, 3. November, von 09.20 bis 11.00 Uhr mit 17 Schülerinnen und Schülern zu Ihnen in die Schlosserei. Unser Postauto ist um 09.08 Uhr da, zurück nehmen wir jenes um 11.15 Uhr.

Einen kleinen Znüni bringen wir selber mit.

Liebe Grüsse
Ursina Derungs`,
    expected: [at('2027-11-03T09:20:00+01:00', '2027-11-03T11:00:00+01:00')],
  },
  {
    name: 'de: Tuesday in eight days half past one, time change over',
    sentAt: '2027-11-01T09:14:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Bernd Kuhlmey <kuhlmey@maschinen-kuhlmey.example>',
    subject: 'Vorführung Plattensäge',
    text: `Guten Tag Herr Rieck,

die Vorführung der Plattensäge können wir morgen in einer Woche (9.11.) um halb zwei machen. Das Gerät wird schon am Montagnachmittag angeliefert.

Gruß Kuhlmey`,
    expected: [at('2027-11-09T13:30:00+01:00')],
  },
  {
    name: 'de: reader in Lisbon is called by German client, German time named',
    sentAt: '2027-11-10T11:52:00+01:00',
    timezone: 'Europe/Lisbon',
    from: 'Marlene Uhlig <m.uhlig@korkhandel-uhlig.example>',
    subject: 'Telko Korkböden',
    text: `Hallo Frau Teixeira,
ich rufe Sie am Freitag, 12.11., um 11 Uhr unserer Zeit (MEZ) an, das sollte für Sie gut passen.
Beste Grüße, Marlene Uhlig`,
    expected: [at('2027-11-12T10:00:00+00:00')],
  },
  {
    name: 'de: Christmas dinner of the firm, bus home',
    sentAt: '2027-11-17T14:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Claudia Wernecke <wernecke@wernecke-gartenbau.example>',
    subject: 'Weihnachtsessen',
    text: `Liebe Kolleginnen und Kollegen,

das Jahr ist fast rum! Unser Weihnachtsessen findet am Freitag, den 10. Dezember, um 18:30 Uhr im Forsthaus statt. Feierabend ist an dem Tag schon um 14 Uhr.

Bitte tragt euch bis zum 26. November in die Liste am Kühlschrank ein und kreuzt an: Gans, Zander oder vegetarisch. Der letzte Bus in die Stadt fährt um 23:12 Uhr, wer mag, kann aber auch mit Holger zurückfahren.

Vom 23. Dezember bis 2. Januar ist der Betrieb geschlossen.

Noch zwei Dinge aus dem Büro:
- Resturlaub bitte bis 30. November einreichen.
- Der Winterdienst läuft ab 1. Dezember, Bereitschaft jeweils von 4 bis 8 Uhr. Der Plan hängt in der Werkstatt.

Ich freu mich auf euch
Claudia

Wernecke Gartenbau
Betriebshof Am Sande 12
Büro Mo–Fr 7–15 Uhr`,
    expected: [at('2027-12-10T18:30:00+01:00')],
  },
  {
    name: 'de: old colleague writes chatty with one appointment at the end',
    sentAt: '2027-11-24T20:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Rüdiger Sahm <ruediger.sahm@ruhestandspost.example>',
    subject: 'Alte Pläne',
    text: `Lieber Dirk,

jetzt bin ich schon ein halbes Jahr in Rente und beim Aufräumen ist mir der Karton mit den alten Werkplänen in die Hände gefallen. Die gehören ja eigentlich in die Firma. Gestern saß ich bis nach Mitternacht darüber, man kommt ins Träumen. Weißt du noch, wie wir 1998 um vier Uhr morgens die Presse wieder zum Laufen gebracht haben?

Also, ich bringe dir den Karton vorbei. Am Dienstag, 30.11., bin ich ohnehin in der Stadt, um neun beim Augenarzt. Danach komme ich zu dir, sagen wir um 11 Uhr. Um eins wartet meine Frau mit dem Essen.

Herzlich
Rüdiger`,
    expected: [at('2027-11-30T11:00:00+01:00')],
  },
  {
    name: 'de: last appointment before New Year in short',
    sentAt: '2027-12-14T15:59:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Steuerkanzlei Plank <office@plank-steuer.example>',
    subject: 'Jahresabschlussgespräch',
    text: `Sehr geehrte Frau Brandstätter,
heuer hätten wir noch den 21.12. um 9:15 oder den 22.12. um 14:45 für Sie frei, jeweils eine Stunde.
MfG Kanzlei Plank (ab 24.12. geschlossen)`,
    expected: [
      at('2027-12-21T09:15:00+01:00', '2027-12-21T10:15:00+01:00'),
      at('2027-12-22T14:45:00+01:00', '2027-12-22T15:45:00+01:00'),
    ],
  },
];
