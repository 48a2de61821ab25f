import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: bathroom customer offers two slots, one spoken half hour',
    sentAt: '2027-02-05T19:42:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Renate Obermüller <renate.obermueller@post.example>',
    subject: 'Bad im 1. Stock',
    text: `Grüß Gott Herr Stadler,

vielen Dank für den Kostenvoranschlag (Nr. 2027-118). Mein Mann und ich würden die Fliesen gern noch einmal mit Ihnen zusammen bei uns vor Ort anschauen, bevor wir unterschreiben.

Ginge es bei Ihnen am Dienstag, 9.2. um 16:30 Uhr? Oder sonst am Donnerstag, den 11.2. in der Früh um halb acht, dann ist mein Mann noch daheim. Am Wochenende sind wir leider nicht da.

Die 8.940 Euro haben wir uns ehrlich gesagt etwas niedriger vorgestellt, aber darüber können wir ja reden.

Herzliche Grüße
Renate Obermüller
Tel. 08000 / 55 12 19`,
    expected: [at('2027-02-09T16:30:00+01:00'), at('2027-02-11T07:30:00+01:00')],
  },
  {
    name: 'de: Austrian joiner measuring visit at quarter to three',
    sentAt: '2027-02-10T08:17:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Gudrun Prohaska <prohaska@kanzlei-prohaska.example>',
    subject: 'AW: Einbaukasten Archiv',
    text: `Sehr geehrter Herr Leitgeb,

das Angebot nehmen wir so an, Auftragsbestätigung mit Stempel liegt bei.

Zum Naturmaß-Nehmen erwarten wir Sie am Mittwoch, dem 17. Feber, um dreiviertel drei am Nachmittag bei uns in der Kanzlei. Bitte läuten Sie auf Tür 11, der Lift ist zurzeit außer Betrieb.

Dass die Montage dann erst in der KW 14 möglich ist, geht für uns in Ordnung.

Mit besten Grüßen
Mag. Gudrun Prohaska

Kanzleizeiten: Mo-Do 8.30-17.00 Uhr, Fr 8.30-13.00 Uhr`,
    expected: [at('2027-02-17T14:45:00+01:00')],
  },
  {
    name: 'de: Swiss project meeting with range, office closing beside it',
    sentAt: '2027-04-08T13:55:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Urs Ammann <u.ammann@ammann-architektur.example>',
    subject: 'Umbau Seestrasse - Sitzung',
    text: `Grüezi Frau Hürlimann

Besten Dank für das gestrige Telefonat. Wie besprochen treffen wir uns am Montag, 12. April, von 09.15 bis 10.30 Uhr auf der Baustelle (Containerbüro). Ich bringe die Pläne im Massstab 1:20 mit.

Noch ein Hinweis: Am 19. April ist unser Büro ab 12.00 Uhr geschlossen.

Freundliche Grüsse
Urs Ammann
dipl. Architekt FH

Ammann Architektur AG
Telefon 044 000 17 20`,
    expected: [at('2027-04-12T09:15:00+02:00', '2027-04-12T10:30:00+02:00')],
  },
  {
    name: 'de: terse reply takes the second quoted slot',
    sentAt: '2027-05-25T07:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Tarek Benali <t.benali@benali-elektro.example>',
    subject: 'Re: Besprechung Schaltschrank',
    text: `Moin,

nehmen wir den zweiten. Bringe den Stromlaufplan mit.

VG Tarek

Am 24.05.27 um 16:12 schrieb Sabine Lütjens:
> Hallo Tarek,
>
> bei uns in der Werkstatt würde es so gehen:
> 1) Mi 26.05. um 9:00
> 2) Fr 28.05. um 13:30
> 3) Mo 31.05. um 10:00
>
> Sag einfach Bescheid.
> Gruß Sabine`,
    expected: [at('2027-05-28T13:30:00+02:00')],
  },
  {
    name: 'de: patient asks to move a physiotherapy appointment',
    sentAt: '2027-06-13T20:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hannelore Wiese <hanne.wiese@mailbox.example>',
    subject: 'Krankengymnastik',
    text: `Liebes Praxisteam,

ich habe am Montag, dem 21.6., um 10 Uhr einen Termin bei Frau Sommer. Jetzt hat mich meine Tochter gefragt, ob ich an dem Vormittag auf die Enkel aufpasse. Könnten wir das vielleicht auf Mittwoch, den 23.6., um 16:40 Uhr verlegen? Frau Sommer meinte letztes Mal, dass da noch etwas frei ist.

Das neue Rezept vom Orthopäden bringe ich dann mit, es sind nochmal 6 Behandlungen.

Vielen Dank und einen schönen Sonntag noch
Hannelore Wiese (geb. 4.3.1951)`,
    expected: [at('2027-06-23T16:40:00+02:00')],
  },
  {
    name: 'de: internet provider technician window',
    sentAt: '2027-03-01T14:30:11+01:00',
    timezone: 'Europe/Berlin',
    from: 'NordNetz Auftragsservice <auftrag@nordnetz.example>',
    subject: 'Ihr Technikertermin zum Auftrag 4471-900238',
    text: `Guten Tag,

Ihr Glasfaseranschluss ist bald startklar. Unser Servicetechniker kommt zu Ihnen:

Datum: Freitag, 05.03.2027
Zeitfenster: 08:00 - 12:00 Uhr
Adresse: Hafenweg 8, Hinterhaus

Bitte stellen Sie sicher, dass in dieser Zeit jemand vor Ort ist und der Zugang zum Hausanschlussraum frei ist. Ihre Rufnummer wird bis zum 12.03.2027 auf den neuen Anschluss umgestellt, Sie müssen dafür nichts tun.

Können Sie nicht? Unsere Hotline ist Mo-Sa von 7 bis 20 Uhr für Sie da: 0800 000 4400

Freundliche Grüße
Ihr NordNetz Auftragsservice`,
    expected: [at('2027-03-05T08:00:00+01:00', '2027-03-05T12:00:00+01:00')],
  },
  {
    name: 'de: video meeting invitation with ICS part',
    sentAt: '2027-09-02T10:41:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Miriam Kaltenbach <m.kaltenbach@kaltenbach-beratung.example>',
    subject: 'Abstimmung Fördermittelantrag',
    text: `Hallo Frau Petersen, hallo Herr Yıldız,

wie versprochen die Einladung zur Abstimmung. Die Vorhabenbeschreibung schicke ich Ihnen vorab, bitte einmal überfliegen.

________________________________________________
Besprechung per Video
Auf dem Computer oder Smartphone teilnehmen:
https://video.kaltenbach-beratung.example/j/83920117?pin=4412
Besprechungs-ID: 839 201 17
________________________________________________

Viele Grüße
Miriam Kaltenbach`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Kaltenbach Beratung//Kalender 4.2//DE
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7d1f0c52-83920117@kaltenbach-beratung.example
DTSTAMP:20270902T084100Z
DTSTART;TZID=Europe/Berlin:20270907T100000
DTEND;TZID=Europe/Berlin:20270907T104500
SUMMARY:Abstimmung Fördermittelantrag
LOCATION:Videokonferenz
ORGANIZER;CN=Dr. Miriam Kaltenbach:mailto:m.kaltenbach@kaltenbach-beratung.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@petersen-moebel.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-07T10:00:00+02:00', '2027-09-07T10:45:00+02:00')],
  },
  {
    name: 'de: Swiss general assembly, the time only in the ICS part in UTC',
    sentAt: '2027-11-03T17:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Regula Zgraggen <sekretariat@gewerbeverein-tal.example>',
    subject: 'Einladung ausserordentliche Generalversammlung',
    text: `Geschätzte Mitglieder des Vorstands
Liebe Corinne, lieber Reto

Anbei der Kalendereintrag für unsere ausserordentliche GV im Gasthof Rössli. Traktanden: Kasse, Ersatzwahl Aktuar, Varia. Im Anschluss offeriert der Verein einen Imbiss.

Anträge bitte bis 10. November schriftlich an mich.

Herzlich
Regula Zgraggen
Sekretariat, besetzt Di und Do 13.30-17.00`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//gewerbeverein-tal.example//GV//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:agv-2027@gewerbeverein-tal.example
DTSTAMP:20271103T161500Z
DTSTART:20271118T163000Z
DTEND:20271118T180000Z
SUMMARY:Ausserordentliche GV Gewerbeverein
LOCATION:Gasthof Rössli\\, Säli
ORGANIZER;CN=Gewerbeverein:mailto:sekretariat@gewerbeverein-tal.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-18T17:30:00+01:00', '2027-11-18T19:00:00+01:00')],
  },
  {
    name: 'de: restaurant table confirmation with JSON-LD',
    sentAt: '2027-07-06T09:02:44+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gasthaus Zur Linde <reservierung@zurlinde.example>',
    subject: 'Ihre Reservierung ist bestätigt',
    text: `Hallo Agentur Farbklang,

wir freuen uns auf Sie!

Tisch für 5 Personen
Freitag, 9. Juli 2027 um 12:30 Uhr
Reservierungsnummer: ZL-20719

Ihr Wunsch: Terrasse, ein vegetarisches Menü

Wir halten den Tisch 15 Minuten für Sie frei. Küche täglich 11:30-14:00 und 17:30-21:30 Uhr, Montag Ruhetag.

Gasthaus Zur Linde
Lindenplatz 1`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "ZL-20719",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Agentur Farbklang" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gasthaus Zur Linde",
    "address": { "@type": "PostalAddress", "streetAddress": "Lindenplatz 1", "addressCountry": "DE" }
  },
  "startTime": "2027-07-09T12:30:00+02:00",
  "partySize": "5"
}
</script></head><body>
<p>Hallo Agentur Farbklang,</p>
<p>wir freuen uns auf Sie!</p>
<p><b>Tisch für 5 Personen</b><br>Freitag, 9. Juli 2027 um 12:30 Uhr<br>Reservierungsnummer: ZL-20719</p>
<p>Ihr Wunsch: Terrasse, ein vegetarisches Menü</p>
<p>Wir halten den Tisch 15 Minuten für Sie frei. Küche täglich 11:30-14:00 und 17:30-21:30 Uhr, Montag Ruhetag.</p>
<p>Gasthaus Zur Linde<br>Lindenplatz 1</p>
</body></html>`,
    expected: [at('2027-07-09T12:30:00+02:00')],
  },
  {
    name: 'de: Austrian seminar registration with JSON-LD',
    sentAt: '2027-09-21T11:15:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Akademie Donaupark <anmeldung@akademie-donaupark.example>',
    subject: 'Anmeldebestätigung: Lohnverrechnung kompakt',
    text: `Sehr geehrte Frau Ing. Haslinger,

Sie sind für folgendes Seminar angemeldet:

Lohnverrechnung kompakt (Kurs LV-27/4)
Do, 14.10.2027, 9.00 bis 16.30 Uhr
Seminarraum 2.07, Donaupark 4, 1220 Wien

Kursbeitrag: EUR 420,- exkl. USt, zahlbar bis 30.9.2027
Kostenlose Stornierung bis 7.10.2027

Mit freundlichen Grüßen
Ihr Team der Akademie Donaupark`,
    html: `<!doctype html><html lang="de"><head>
<script type="application/ld+json">[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"LV-27/4-0193","reservationStatus":"https://schema.org/Confirmed","underName":{"@type":"Person","name":"Petra Haslinger"},"reservationFor":{"@type":"Event","name":"Lohnverrechnung kompakt","startDate":"2027-10-14T09:00:00+02:00","endDate":"2027-10-14T16:30:00+02:00","location":{"@type":"Place","name":"Akademie Donaupark","address":"Donaupark 4, 1220 Wien"}}}]</script>
</head><body>
<p>Sehr geehrte Frau Ing. Haslinger,</p>
<p>Sie sind für folgendes Seminar angemeldet:</p>
<table><tr><td>Seminar</td><td>Lohnverrechnung kompakt (Kurs LV-27/4)</td></tr>
<tr><td>Zeit</td><td>Do, 14.10.2027, 9.00 bis 16.30 Uhr</td></tr>
<tr><td>Ort</td><td>Seminarraum 2.07, Donaupark 4, 1220 Wien</td></tr></table>
<p>Kursbeitrag: EUR 420,- exkl. USt, zahlbar bis 30.9.2027<br>Kostenlose Stornierung bis 7.10.2027</p>
<p>Mit freundlichen Grüßen<br>Ihr Team der Akademie Donaupark</p>
</body></html>`,
    expected: [at('2027-10-14T09:00:00+02:00', '2027-10-14T16:30:00+02:00')],
  },
  {
    name: 'de: applicant accepts the quoted interview time',
    sentAt: '2027-02-23T18:49:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jonas Wrobel <jonas.wrobel@webpost.example>',
    subject: 'Re: Ihre Bewerbung als Mechatroniker',
    text: `Sehr geehrte Frau Althoff,

vielen Dank für die Einladung, über die ich mich sehr gefreut habe. Ja, der Termin passt mir sehr gut. Meine Zeugnisse bringe ich im Original mit.

Mit freundlichen Grüßen
Jonas Wrobel

-----Ursprüngliche Nachricht-----
Von: Birgit Althoff <althoff@althoff-antriebe.example>
Gesendet: Dienstag, 23. Februar 2027 09:12
An: Jonas Wrobel
Betreff: Ihre Bewerbung als Mechatroniker

Sehr geehrter Herr Wrobel,

Ihre Unterlagen haben uns gut gefallen. Hätten Sie am Donnerstag, 25. Februar, um 10 Uhr Zeit für ein persönliches Gespräch bei uns im Betrieb?

Freundliche Grüße
Birgit Althoff`,
    expected: [at('2027-02-25T10:00:00+01:00')],
  },
  {
    name: 'de: formal invitation to the owners meeting',
    sentAt: '2027-04-26T12:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Brandt & Söhne <weg@brandt-verwaltung.example>',
    subject: 'WEG Kastanienallee 14 - Einladung zur ordentlichen Eigentümerversammlung 2027',
    text: `Sehr geehrte Frau Dr. Nowak,

hiermit laden wir Sie als Eigentümerin der Einheit Nr. 3 (Praxisräume EG links) zur ordentlichen Eigentümerversammlung ein. Diese findet statt am

Donnerstag, dem 20. Mai 2027, um 18:30 Uhr

im Gemeindesaal St. Anna, Kirchgasse 2.

Tagesordnung:
TOP 1  Feststellung der Beschlussfähigkeit
TOP 2  Jahresabrechnung 01.01.2026 - 31.12.2026
TOP 3  Wirtschaftsplan 2027
TOP 4  Sonderumlage Dach (24.500,00 EUR)
TOP 5  Verschiedenes

Weitere Anträge müssen uns bis zum 5. Mai 2027 vorliegen. Sollten Sie verhindert sein, verwenden Sie bitte das Vollmachtsformular in der Anlage.

Mit freundlichen Grüßen
i. A. Kerstin Dombrowski

Brandt & Söhne Hausverwaltung GmbH
Sprechzeiten: Mo, Di, Do 9-12 Uhr, Mi 14-17 Uhr`,
    expected: [at('2027-05-20T18:30:00+02:00')],
  },
  {
    name: 'de: lower case without umlauts, call tomorrow quarter past nine',
    sentAt: '2027-08-16T21:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'mike k. <mike@ks-webdesign.example>',
    subject: 'shop update',
    text: `hi uli

koennen wir morgen um viertel nach 9 kurz telefonieren? dauert 20 min. wuerde gern die offenen punkte fuer den shop durchgehn bevor ich weiter baue, vor allem die sache mit den versandkosten (4,90 oder doch 5,90??)

ich ruf dich aufm handy an

gruss mike`,
    expected: [at('2027-08-17T09:15:00+02:00', '2027-08-17T09:35:00+02:00')],
  },
  {
    name: 'de: club board meeting today in fourteen days',
    sentAt: '2027-09-16T22:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Heinz-Peter Schlömer <vorstand@tus-eichenbach.example>',
    subject: 'Vorstandssitzung',
    text: `Liebe Vorstandskollegen, liebe Gaby,

das war heute eine lange Sitzung, danke für eure Geduld! Weil wir die Sache mit der Flutlichtanlage nicht zu Ende gekriegt haben, treffen wir uns wie vorhin ausgemacht heute in 14 Tagen um 19 Uhr nochmal im Vereinsheim. Gaby bringt bitte die drei Angebote der Elektriker mit.

Das Protokoll kommt bis Ende nächster Woche.

Sportliche Grüße
Heinz-Peter
1. Vorsitzender TuS Eichenbach 1921 e. V.`,
    expected: [at('2027-09-30T19:00:00+02:00')],
  },
  {
    name: 'de: colleague forwards a customer mail with a promised visit',
    sentAt: '2027-03-17T15:37:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Nadine Vogt <vogt@vogt-rolladen.example>',
    subject: 'WG: Markise klemmt schon wieder',
    text: `Hallo Sven,

ich hab gerade mit Frau Ebeling telefoniert und ihr zugesagt, dass du am Freitag um 14 Uhr bei ihr vorbeischaust. Nimm bitte den neuen Motor mit, liegt im Regal 7.

LG Nadine

---------- Weitergeleitete Nachricht ----------
Von: Christa Ebeling <ch.ebeling@mailbox.example>
Datum: Di., 16. März 2027 um 19:55
Betreff: Markise klemmt schon wieder
An: <info@vogt-rolladen.example>

Sehr geehrte Damen und Herren,

die im Oktober eingebaute Markise fährt nur noch halb aus. Ich bitte um baldige Reparatur auf Garantie, schließlich habe ich 2.180 Euro bezahlt. Am besten erreichen Sie mich mittags zwischen 12 und 13 Uhr.

Christa Ebeling`,
    expected: [at('2027-03-19T14:00:00+01:00')],
  },
  {
    name: 'de: school invites a firm to a careers morning and a preparation meeting',
    sentAt: '2027-06-21T13:24:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Thorsten Riemenschneider <riemenschneider@gesamtschule-am-wall.example>',
    subject: 'Berufsorientierung im neuen Schuljahr',
    text: `Sehr geehrter Herr Demirci,

schön, dass die Bäckerei Demirci auch in diesem Jahr wieder dabei ist! Hier die beiden Termine für Sie:

* Vorbereitungstreffen der Betriebe: Di., 07.09.2027, 16:00 Uhr, Lehrerzimmer
* Berufsmarkt mit Ihrem Stand: Do., 23.09.2027, 8:00-12:30 Uhr, Turnhalle

Bitte teilen Sie mir bis zu den Sommerferien mit, ob Sie Strom benötigen. Die Bewerbungen Ihrer beiden Praktikanten habe ich weitergegeben.

Mit freundlichen Grüßen
Thorsten Riemenschneider
Koordinator Berufliche Orientierung
Gesamtschule am Wall | Sekretariat 7:30-13:00 Uhr`,
    expected: [at('2027-09-07T16:00:00+02:00'), at('2027-09-23T08:00:00+02:00', '2027-09-23T12:30:00+02:00')],
  },
  {
    name: 'de: call in Boston time in the weeks when the clocks differ',
    sentAt: '2027-03-18T16:20:00-04:00',
    timezone: 'Europe/Berlin',
    from: 'Anke Feldmann <anke.feldmann@harborlab.example>',
    subject: 'Re: Muster Charge 3',
    text: `Lieber Herr Gräf,

die Muster sind heil bei uns angekommen, herzlichen Dank. Unsere Messwerte weichen leider etwas von Ihren ab, das würde ich gern direkt mit Ihnen besprechen.

Ich schlage Dienstag, den 23. März, vor, 10 Uhr vormittags bei uns in Boston (EDT), eine halbe Stunde. Einwahl: https://meet.harborlab.example/feldmann

Beste Grüße von der Ostküste
Anke Feldmann`,
    expected: [at('2027-03-23T15:00:00+01:00', '2027-03-23T15:30:00+01:00')],
  },
  {
    name: 'de: notary appointment in a formal letter',
    sentAt: '2027-11-22T16:04:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Notariat Dr. von Hagenow <sekretariat@notar-hagenow.example>',
    subject: 'UR-Entwurf 1187/27 - Grundstückskaufvertrag Gewerbehof',
    text: `Sehr geehrter Herr Lindqvist,

in vorbezeichneter Angelegenheit übersenden wir Ihnen anliegend den überarbeiteten Entwurf des Kaufvertrages.

Den Beurkundungstermin haben wir für Sie und die Verkäuferseite auf

Dienstag, den 7. Dezember 2027, 11.30 Uhr

in unseren Amtsräumen vorgemerkt. Bitte bringen Sie einen gültigen Personalausweis oder Reisepass mit. Der Kaufpreis ist nicht vor dem 31.01.2028 fällig.

Etwaige Änderungswünsche erbitten wir bis spätestens Mittwoch, den 1. Dezember 2027, 12.00 Uhr.

Mit vorzüglicher Hochachtung
gez. Wittkamp
Notarfachangestellte`,
    expected: [at('2027-12-07T11:30:00+01:00')],
  },
  {
    name: 'de: stock-take as a whole day for all',
    sentAt: '2027-12-17T11:50:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Marlies Engelke <m.engelke@engelke-buerobedarf.example>',
    subject: 'Inventur',
    text: `Hallo zusammen,

kurze Info vor den Feiertagen: Am Dienstag, 28.12., machen wir den ganzen Tag Inventur. Ich brauche dafür alle an Bord, auch die Filiale in der Südstadt. Für Mittagessen ist gesorgt (es gibt Gulaschsuppe).

Die Zähllisten liegen ab Montag im Büro.

Schöne Weihnachten!
Marlies`,
    expected: [days('2027-12-28')],
  },
  {
    name: 'de: two full training days for forklift drivers',
    sentAt: '2027-09-13T09:33:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Stapler-Schule Rhein <info@staplerschule-rhein.example>',
    subject: 'Bestätigung Gabelstaplerschein',
    text: `Guten Tag Herr Okafor,

gern bestätigen wir Ihre Teilnahme am ganztägigen Lehrgang "Flurförderzeuge Stufe 1":

Montag, 18. und Dienstag, 19. Oktober 2027
Übungshalle Rheinufer, Tor 5

Bitte Sicherheitsschuhe (S3) und ein Passfoto mitbringen. Die Rechnung über 298,00 € netto geht an Ihren Betrieb, Zahlungsziel 14 Tage.

Gruß aus der Halle
Manni Kessler`,
    expected: [days('2027-10-18', '2027-10-20')],
  },
  {
    name: 'de: couple proposes tasting at a restaurant, same time a week later',
    sentAt: '2027-01-16T23:14:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Lea & Maximilian <lea.und.max@unserehochzeit.example>',
    subject: 'Probeessen!!',
    text: `Liebe Familie Sandhöfer,

nochmal tausend Dank für das nette Gespräch neulich, wir sind so happy, dass wir bei Ihnen feiern dürfen :-) Jetzt geht es also ans Essen! Wir haben uns fürs Menü 2 (59,- p. P.) und das vegetarische Menü entschieden und würden beide gern vorher probieren.

Ginge das bei Ihnen am Sonntag, 31. Januar, um 12 Uhr mittags? Wenn Sie da schon voll sind, dann eine Woche später zur gleichen Zeit. Wir wären zu viert, unsere Mamas wollen natürlich auch mit.

Ganz liebe Grüße
Lea und Max

PS: Wegen der Torte melden wir uns noch!`,
    expected: [at('2027-01-31T12:00:00+01:00'), at('2027-02-07T12:00:00+01:00')],
  },
  {
    name: 'de: friend of the firm wants lunch at half past twelve',
    sentAt: '2027-10-05T10:22:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Volker Dietz <volker@dietz-druck.example>',
    subject: 'Hunger',
    text: `Servus Basti,

lang nimmer gesehn! Wie wärs am Donnerstag mit Mittagessen, halb eins beim Griechen am Eck? Ich zahl, du hast mir ja bei den Plakaten so geholfen.

Muss danach eh noch zum TÜV, hab da um 15 Uhr nen Termin mit dem Sprinter.

Bis dann, Volker`,
    expected: [at('2027-10-07T12:30:00+02:00')],
  },
  {
    name: 'de: authority announces a fire inspection of ninety minutes',
    sentAt: '2027-08-24T08:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Stadt Grünau, Vorbeugender Brandschutz <brandschau@stadt-gruenau.example>',
    subject: 'Az. 37-2/0815-27: Brandverhütungsschau in Ihrem Betrieb',
    text: `Sehr geehrte Damen und Herren,

gemäß den geltenden Vorschriften ist in Ihrem Objekt (Beherbergungsbetrieb, Marktstraße 22) alle fünf Jahre eine Brandverhütungsschau durchzuführen. Die letzte Schau fand am 06.09.2022 um 10.00 Uhr statt.

Ich beabsichtige, die Besichtigung am

Mittwoch, 15.09.2027, 8.45 Uhr

durchzuführen. Die Dauer beträgt 90 Minuten. Treffpunkt ist der Haupteingang. Ich bitte um Anwesenheit einer verantwortlichen Person und um Bereithaltung der Prüfbücher.

Die Gebühr (derzeit 164,00 €) wird gesondert festgesetzt.

Im Auftrag
Schwertfeger
Brandoberinspektor
Servicezeiten: Mo-Fr 8.00-12.00 Uhr, Do auch 14.00-18.00 Uhr`,
    expected: [at('2027-09-15T08:45:00+02:00', '2027-09-15T10:15:00+02:00')],
  },
  {
    name: 'de: site manager puts date and hour only into the subject',
    sentAt: '2027-11-19T06:41:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Bauleitung Krahl <krahl@krahl-holzbau.example>',
    subject: 'Abnahme Dachstuhl mit euch, Fr 26.11. 13h',
    text: `Bitte pünktlich, der Bauherr ist auch dabei. Restarbeiten Gaube müssen bis dahin fertig sein.

Krahl
(vom Handy gesendet)`,
    expected: [at('2027-11-26T13:00:00+01:00')],
  },
  {
    name: 'de: customer declines the offered time without a new one',
    sentAt: '2027-03-08T17:31:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Stefan Haberkorn <s.haberkorn@haberkorn-optik.example>',
    subject: 'Re: Re: Schaufenstergestaltung',
    text: `Hallo Frau Jansen,

Dienstag um 15 Uhr schaffe ich leider nicht, da bin ich noch in Augsburg auf dem Lehrgang. Mittwoch ist auch schlecht. Vielleicht klappt es ja am Donnerstagnachmittag, das muss ich aber erst mit meiner Frau abklären. Ich melde mich.

Viele Grüße
Stefan Haberkorn

Haberkorn Optik, geöffnet Mo-Fr 9-18 Uhr, Sa 9-13 Uhr`,
    expected: [],
  },
  {
    name: 'de: tax adviser sets deadlines for vouchers',
    sentAt: '2027-01-25T14:08:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Steuerkanzlei Ziegler <buchhaltung@ziegler-steuer.example>',
    subject: 'Belege Januar / Umsatzsteuer-Voranmeldung',
    text: `Liebe Mandantin, sehr geehrte Frau Kowalczyk,

für die Voranmeldung Januar benötigen wir Ihre Belege bis spätestens Freitag, 5. Februar, 12:00 Uhr. Die Abgabe beim Finanzamt muss am 10.02.2027 erfolgen, die Zahlung (voraussichtlich 3.412,60 €) ist am selben Tag fällig.

Außerdem fehlen noch:
- Tankquittung vom 14.01., 17:45 Uhr
- Bewirtungsbeleg vom 21.01.

Vielen Dank für Ihre Mithilfe!

Doris Pfau
Telefonisch erreichbar Mo-Do 8:00-15:30 Uhr`,
    expected: [],
  },
  {
    name: 'de: haulier announces a pallet delivery window',
    sentAt: '2027-04-20T15:59:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dispo Hellwig Logistik <avis@hellwig-logistik.example>',
    subject: 'Avis Sendung 77120945',
    text: `Guten Tag,

Ihre Sendung (2 Europaletten, 614 kg, Absender: Granitwerk Fichtel) wird am Donnerstag, 22.04.2027 zwischen 7:00 und 10:00 Uhr zugestellt. Fahrzeug mit Hebebühne ist eingeplant.

Sendungsverfolgung: https://track.hellwig-logistik.example/77120945

Freundliche Grüße
Ihre Disposition`,
    expected: [],
  },
  {
    name: 'de: IT house announces a maintenance window',
    sentAt: '2027-05-10T10:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Systemhaus Bitwerk Support <support@bitwerk.example>',
    subject: 'Wartungsarbeiten am Mailserver',
    text: `Sehr geehrter Herr Thielemann,

in der Nacht von Samstag, 15. Mai, 22:00 Uhr auf Sonntag, 16. Mai, 04:00 Uhr spielen wir Sicherheitsupdates auf Ihrem Server ein. Das Postfach ist in dieser Zeit nicht erreichbar. Sie müssen nichts tun, wir arbeiten aus der Ferne.

Ab Montag 7:30 Uhr läuft alles wieder wie gewohnt.

Ihr Bitwerk-Team
Ticket #50331`,
    expected: [],
  },
  {
    name: 'de: supplier newsletter with demo dates and open evening',
    sentAt: '2027-09-28T06:00:12+02:00',
    timezone: 'Europe/Vienna',
    from: 'Farben Kofler <news@farben-kofler.example>',
    subject: 'Herbstaktion: -20 % auf alle Lasuren + Vorführtage',
    isBulk: true,
    text: `Liebe Kundinnen und Kunden!

Der Herbst ist da, und mit ihm unsere Aktion: minus 20 % auf alle Holzlasuren, nur bis Samstag, 9. Oktober!

VORFÜHRTAGE IN UNSEREN FILIALEN
Linz: Freitag, 1.10., 10-15 Uhr
Wels: Dienstag, 5.10., 10-15 Uhr
Steyr: Donnerstag, 7.10., 13-18 Uhr

ONLINE: "Fassaden richtig streichen", Live-Video am Mittwoch, 6. Oktober, 18 Uhr auf https://live.farben-kofler.example

Kaffee und Kuchen gehen auf uns. Wir freuen uns auf euch!

Sie möchten keine Angebote mehr erhalten? Hier abmelden: https://news.farben-kofler.example/abmelden`,
    expected: [],
  },
  {
    name: 'de: applicant tells general availability only',
    sentAt: '2027-07-26T21:18:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fabienne Roth <fabienne.roth@webpost.example>',
    subject: 'Bewerbung Coiffeuse 60-80 %',
    text: `Sehr geehrte Frau Meierhans

Mit grossem Interesse habe ich Ihr Inserat gelesen und bewerbe mich gerne auf die Stelle. Seit dem 1. August 2023 arbeite ich im Salon Belcanto, jeweils Dienstag bis Samstag von 8.30 bis 18.30 Uhr. Der frühestmögliche Eintritt wäre der 1. November 2027.

Für ein Gespräch oder einen Schnuppertag habe ich montags eigentlich immer Zeit, auch abends geht es meistens gut. Ich freue mich, von Ihnen zu hören.

Freundliche Grüsse
Fabienne Roth
079 000 31 08`,
    expected: [],
  },
  {
    name: 'de: thanks for a past talk with an offer attached',
    sentAt: '2027-06-04T11:27:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Katja Brunsbüttel <brunsbuettel@messebau-nord.example>',
    subject: 'Angebot 27-0466 Messestand 24 qm',
    text: `Hallo Herr Sievers,

vielen Dank für das angenehme Gespräch am Dienstag um 10 Uhr bei Ihnen im Haus. Wie besprochen erhalten Sie anbei unser Angebot über 14.300 EUR zzgl. MwSt. Die Preise halten wir bis zum 18. Juni.

Wenn Sie bis Mittwoch, 16.06., 18 Uhr bestellen, können wir die Grafik noch im Juni in den Druck geben.

Bei Fragen jederzeit gern!

Beste Grüße
Katja Brunsbüttel
Messebau Nord | Tel. 0400 / 771 20-14`,
    expected: [],
  },
  {
    name: 'de: colleague reports the plans of others and the rota',
    sentAt: '2027-10-22T16:45:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ilona Mertens <ilona.mertens@pflegedienst-morgenstern.example>',
    subject: 'Nächste Woche',
    text: `Hallo Chefin,

zur Info, damit du im Urlaub beruhigt bist. Für dich ist nichts zu tun:

Mo 25.10. Frühdienst 6:00-14:00 Olga und Dennis, Spätdienst 13:30-21:00 Petra
Di 26.10. Frühdienst 6:00-14:00 Olga, Spätdienst 13:30-21:00 Dennis

Dennis ist am Mittwoch um 9 beim Zahnarzt, seine Tour übernimmt Petra. Frau Kranz wird am Donnerstag um 11 Uhr aus dem Krankenhaus entlassen, ihr Sohn holt sie ab.

Erhol dich gut!
Ilona`,
    expected: [],
  },
  {
    name: 'de: consultant sends a booking link without a time',
    sentAt: '2027-07-15T12:12:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Bernd Auinger <auinger@auinger-consulting.example>',
    subject: 'Erstgespräch',
    text: `Lieber Herr Kollmann,

danke für Ihre Anfrage zur Betriebsübergabe. Für das kostenlose Erstgespräch (30 Minuten) suchen Sie sich am besten selbst etwas Passendes aus:

https://termine.auinger-consulting.example/erstgespraech-30

Von 2. bis 13. August bin ich auf Urlaub, danach ist wieder genug frei. In dringenden Fällen erreichen Sie meine Assistentin werktags von 9 bis 12 Uhr.

Schöne Grüße aus Graz
Bernd Auinger`,
    expected: [],
  },
  {
    name: 'de: cancelled meeting with ICS cancel part',
    sentAt: '2027-05-04T08:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Philipp Arend <p.arend@arend-versicherungen.example>',
    subject: 'Abgesagt: Jahresgespräch Betriebshaftpflicht',
    text: `Guten Morgen Frau Schilling,

leider hat es mich mit einer Grippe erwischt, unser Jahresgespräch am Donnerstag um 14 Uhr muss ich daher absagen. Sobald ich wieder fit bin, rufe ich Sie wegen eines neuen Termins an.

Bitte entschuldigen Sie die Umstände
Philipp Arend`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//arend-versicherungen.example//Termine//DE
METHOD:CANCEL
BEGIN:VEVENT
UID:jg-2027-0506@arend-versicherungen.example
DTSTAMP:20270504T060900Z
DTSTART;TZID=Europe/Berlin:20270506T140000
DTEND;TZID=Europe/Berlin:20270506T150000
SUMMARY:Abgesagt: Jahresgespräch Betriebshaftpflicht
ORGANIZER;CN=Philipp Arend:mailto:p.arend@arend-versicherungen.example
ATTENDEE;CN=Schilling Gartenbau:mailto:buero@schilling-gartenbau.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: cancelled guided tour with JSON-LD',
    sentAt: '2027-08-11T13:44:30+02:00',
    timezone: 'Europe/Zurich',
    from: 'Käserei Alpblick <besuch@kaeserei-alpblick.example>',
    subject: 'Stornierung Ihrer Betriebsführung',
    text: `Guten Tag Herr Bühlmann

Wir bestätigen die Stornierung Ihrer Führung vom Freitag, 27. August 2027, 14.00 Uhr (8 Personen, Buchung KA-3307). Die Anzahlung von CHF 80.- überweisen wir innert 10 Tagen zurück.

Freundliche Grüsse
Käserei Alpblick`,
    html: `<html><body>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"KA-3307","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Beat Bühlmann"},"reservationFor":{"@type":"Event","name":"Führung Schaukäserei","startDate":"2027-08-27T14:00:00+02:00","location":{"@type":"Place","name":"Käserei Alpblick","address":"Alpweg 3"}}}
</script>
<p>Guten Tag Herr Bühlmann</p>
<p>Wir bestätigen die <b>Stornierung</b> Ihrer Führung vom Freitag, 27. August 2027, 14.00 Uhr (8 Personen, Buchung KA-3307). Die Anzahlung von CHF 80.- überweisen wir innert 10 Tagen zurück.</p>
<p>Freundliche Grüsse<br>Käserei Alpblick</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'de: reply about an invoice over a quoted past visit',
    sentAt: '2027-12-02T09:55:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung Autohaus Rother <buchhaltung@autohaus-rother.example>',
    subject: 'AW: Wartung Hebebühnen',
    text: `Guten Morgen,

bitte stellen Sie die Rechnung auf die Autohaus Rother Service GmbH aus, nicht auf die Holding. Bestellnummer 45-2210 muss draufstehen, sonst wird sie nicht gebucht.

Danke und Gruß
S. Pawlak

Von: Hebetechnik Unger
Gesendet: Freitag, 19. November 2027 10:02
> Sehr geehrte Frau Pawlak,
>
> unser Monteur kommt wie vereinbart am Mittwoch, 24.11., um 7:30 Uhr
> zu Ihnen in die Werkstatt. Dauer etwa drei Stunden.
>
> Mit freundlichen Grüßen
> Hebetechnik Unger`,
    expected: [],
  },
];
