import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: electrician, all lower case, day after tomorrow at half past seven with length',
    sentAt: '2027-01-12T16:41:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Elektro Wiesner <info@elektro-wiesner.example>',
    subject: 'AW: unterverteilung werkstatt',
    text: `moin jens,

teile sind heut gekommen (2 x fi, 14 automaten, macht 386,40 netto).
kann übermorgen um halb acht in der früh bei euch in der werkstatt sein, brauche 2 stunden. strom ist dann halt weg in der zeit.

passt das?

gruss
thorsten

gesendet von meinem handy`,
    expected: [at('2027-01-14T07:30:00+01:00', '2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'de: tax adviser offers three slots beside a filing deadline and office hours',
    sentAt: '2027-02-03T09:22:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Annegret Stoll <stoll@stoll-partner-steuern.example>',
    subject: 'Jahresabschluss 2026 – Besprechungstermin',
    text: `Sehr geehrter Herr Brandhuber,

der Entwurf Ihres Jahresabschlusses liegt nunmehr vor. Gerne würden wir die wesentlichen Punkte mit Ihnen persönlich durchgehen. Hierfür können wir Ihnen folgende Termine in unserer Kanzlei anbieten:

- Di., 09.02.2027, 10:00 – 11:00 Uhr
- Mi., 10.02.2027, 14:30 – 15:30 Uhr
- Fr., 12.02.2027, 09:00 – 10:00 Uhr

Bitte geben Sie uns kurz Bescheid, welcher Termin Ihnen zusagt. Die Feststellungserklärung muss bis zum 28.02.2027 beim Finanzamt eingegangen sein; die fehlenden Bewirtungsbelege benötigen wir bis Freitag, 5. Februar.

Mit freundlichen Grüßen

Annegret Stoll
Steuerberaterin

Stoll & Partner mbB · Lindenallee 14 · 84028 Landshut
Tel. 0871 555 01-20 · Bürozeiten Mo–Do 8:00–16:30, Fr 8:00–12:30`,
    expected: [
      at('2027-02-09T10:00:00+01:00', '2027-02-09T11:00:00+01:00'),
      at('2027-02-10T14:30:00+01:00', '2027-02-10T15:30:00+01:00'),
      at('2027-02-12T09:00:00+01:00', '2027-02-12T10:00:00+01:00'),
    ],
  },
  {
    name: 'de: Swiss customer accepts the second of three quoted times',
    sentAt: '2027-02-11T18:03:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Regula Ammann <regula.ammann@bluemail.example>',
    subject: 'Re: Offerte Küchenumbau Nr. 27-0118',
    text: `Grüezi Herr Zgraggen

Besten Dank für die rasche Antwort. Der zweite Vorschlag passt uns prima, mein Mann ist dann auch daheim. Den Grundriss drucke ich noch aus.

Freundliche Grüsse
Regula Ammann

> Am 10.02.2027 um 15:47 schrieb Zgraggen Küchen <info@zgraggen-kuechen.example>:
>
> Guten Tag Frau Ammann
>
> Gerne nehmen wir bei Ihnen vor Ort Mass. Möglich wäre:
>
> Montag, 15. Februar, 9.15 Uhr
> Mittwoch, 17. Februar, 16.45 Uhr
> Freitag, 19. Februar, 8.00 Uhr
>
> Die Offerte bleibt bis 31. März gültig.
>
> Beste Grüsse
> Beat Zgraggen`,
    expected: [at('2027-02-17T16:45:00+01:00')],
  },
  {
    name: 'de: club annual meeting, personal invitation, deadline for motions',
    sentAt: '2027-02-22T20:15:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Klaus-Dieter Roth <vorstand@tv-eschenau.example>',
    subject: 'Einladung Jahreshauptversammlung',
    text: `Liebe Petra,

als Kassenprüferin lade ich dich hiermit satzungsgemäß zu unserer diesjährigen Jahreshauptversammlung ein, und zwar am

Freitag, dem 19. März 2027, um 19.30 Uhr
im Nebenzimmer der Turnhallengaststätte.

Tagesordnung:
1. Begrüßung
2. Bericht des Vorstands über das Jahr 2026
3. Kassenbericht und Entlastung
4. Beitragserhöhung ab 1. Juli 2027 (Erwachsene 96 statt 84 Euro)
5. Verschiedenes

Anträge bitte schriftlich bis spätestens 12. März an mich.

Mit sportlichem Gruß
Klaus-Dieter

1. Vorsitzender TV Eschenau 1908 e. V.
Trainingszeiten: Di 18–20 Uhr, Do 17–19 Uhr`,
    expected: [at('2027-03-19T19:30:00+01:00')],
  },
  {
    name: 'de: Austrian supplier moves a meeting from Wednesday to Friday',
    sentAt: '2027-03-08T11:36:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Ing. Martin Haslinger <m.haslinger@holzhandel-haslinger.example>',
    subject: 'Terminverschiebung',
    text: `Sehr geehrte Frau Mag. Pichler,

leider muss ich unseren Termin vom Mittwoch, 10. März, 10:00 Uhr, auf Freitag, 12. März, 13:15 Uhr verlegen. Ich komme wie besprochen zu Ihnen nach Wels und bringe die Muster (Eiche, Nuss, Lärche) mit.

Ich bitte um Verständnis und um kurze Bestätigung.

Mit besten Grüßen aus Gmunden
Ing. Martin Haslinger
Holzhandel Haslinger GmbH
+43 7612 555 310`,
    expected: [at('2027-03-12T13:15:00+01:00')],
  },
  {
    name: 'de: video call given in New York time in the weeks between the clock changes',
    sentAt: '2027-03-17T11:05:00-04:00',
    timezone: 'Europe/Berlin',
    from: 'Sabine Keller-Ross <sabine@kellerross.example>',
    subject: 'Unser Gespräch zum Katalog',
    text: `Hallo Herr Nowak,

schön, dass das mit der englischen Ausgabe was wird! Lassen Sie uns am Dienstag, 23. März, um 10 Uhr New Yorker Zeit telefonieren, eine halbe Stunde reicht mir völlig. Hier der Link:

https://zoom.example/j/83310027745
Kenncode: 190427

Die Druckfahnen schicke ich Ihnen vorher.

Herzliche Grüße aus Brooklyn
Sabine Keller-Ross`,
    expected: [at('2027-03-23T15:00:00+01:00', '2027-03-23T15:30:00+01:00')],
  },
  {
    name: 'de: calendar invitation to a kick-off with a short text',
    sentAt: '2027-04-13T10:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Miriam Vogt <miriam.vogt@stadtwerke-lohra.example>',
    subject: 'Einladung: Kick-off Website-Relaunch',
    text: `Hallo zusammen,

hier wie besprochen die Einladung zum Kick-off. Agenda folgt bis Ende der Woche.

Viele Grüße
Miriam Vogt
Unternehmenskommunikation`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Stadtwerke Lohra//Kalender 4.2//DE
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7c1e9f40-kickoff@stadtwerke-lohra.example
DTSTAMP:20270413T081200Z
DTSTART;TZID=Europe/Berlin:20270420T093000
DTEND;TZID=Europe/Berlin:20270420T120000
SUMMARY:Kick-off Website-Relaunch
LOCATION:Stadtwerke Lohra\\, Besprechungsraum 2. OG
ORGANIZER;CN=Miriam Vogt:mailto:miriam.vogt@stadtwerke-lohra.example
ATTENDEE;CN=Agentur Blauzahn;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:hallo@blauzahn.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-20T09:30:00+02:00', '2027-04-20T12:00:00+02:00')],
  },
  {
    name: 'de: registration for a two-day course with different hours per day',
    sentAt: '2027-04-26T13:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Kursbüro Staplerschule Nord <kurse@staplerschule-nord.example>',
    subject: 'Anmeldebestätigung Kurs G-2714',
    text: `Guten Tag Frau Özdemir,

vielen Dank für Ihre Anmeldung zum Flurförderzeug-Grundkurs (Kurs-Nr. G-2714). Ihr Platz ist verbindlich reserviert.

Teil 1 Theorie: Freitag, 7. Mai, 14 bis 18 Uhr
Teil 2 Praxis: Samstag, 8. Mai, 8:30 bis 16 Uhr

Ort: Hafenstraße 88, Halle C, 26122 Oldenburg
Mitzubringen: Personalausweis, Sicherheitsschuhe S3, ein Passfoto.

Die Kursgebühr von 289,00 € überweisen Sie bitte bis zum 3. Mai unter Angabe der Rechnungsnummer 2027-1183.

Freundliche Grüße
Ihr Kursbüro`,
    expected: [
      at('2027-05-07T14:00:00+02:00', '2027-05-07T18:00:00+02:00'),
      at('2027-05-08T08:30:00+02:00', '2027-05-08T16:00:00+02:00'),
    ],
  },
  {
    name: 'de: applicant confirms the interview, other dates in her life beside it',
    sentAt: '2027-05-04T21:54:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lea Sophie Marquardt <lea.marquardt@postkasten.example>',
    subject: 'Re: Ihre Bewerbung als Mediengestalterin',
    text: `Sehr geehrter Herr Dr. Ebeling,

herzlichen Dank für die Einladung zum Vorstellungsgespräch. Ich freue mich sehr und bestätige Ihnen gerne den Termin am kommenden Montag, 10. Mai, um 10:30 Uhr in Ihrer Agentur.

Zu Ihrer Frage: Meine Abschlussprüfung habe ich am 23. Juni, beginnen könnte ich zum 1. August. Mein Portfolio finden Sie im Anhang (12 MB).

Mit freundlichen Grüßen
Lea Sophie Marquardt

Tel. 0151 555 77 012`,
    expected: [at('2027-05-10T10:30:00+02:00')],
  },
  {
    name: 'de: food hygiene inspection announced by an authority with its duration',
    sentAt: '2027-05-10T08:47:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Landratsamt Weidenfels <lebensmittelueberwachung@lra-weidenfels.example>',
    subject: 'Az. 32-5471/27 Betriebsbegehung',
    text: `Landratsamt Weidenfels
Sachgebiet 32 – Lebensmittelüberwachung

Unser Zeichen: 32-5471/27

Sehr geehrte Damen und Herren,

im Zuge Ihres Antrags auf EU-Zulassung vom 19.04.2027 findet am

    Dienstag, den 25.05.2027, um 09.00 Uhr

in Ihrer Betriebsstätte Mühlweg 3 eine Begehung durch Frau Kreuzer statt. Bitte stellen Sie sicher, dass ein verantwortlicher Vertreter des Betriebs anwesend ist. Die Begehung dauert 90 Minuten.

Das HACCP-Konzept sowie der Lageplan sind hier bis spätestens 18.05.2027 vorzulegen. Die Gebühr beträgt 145,00 EUR.

Mit freundlichen Grüßen
i. A. Kreuzer

Parteiverkehr: Mo, Di, Fr 8.00–12.00 Uhr, Do 14.00–17.30 Uhr`,
    expected: [at('2027-05-25T09:00:00+02:00', '2027-05-25T10:30:00+02:00')],
  },
  {
    name: 'de: restaurant reservation for the team with JSON-LD',
    sentAt: '2027-05-19T12:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gasthaus Drei Linden <reservierung@dreilinden.example>',
    subject: 'Ihre Tischreservierung ist bestätigt',
    text: `Hallo Frau Thiele,

wir haben Ihren Tisch reserviert:

Donnerstag, 27.05.2027
19:00 Uhr
8 Personen, Terrasse (bei Regen Stube)

Bitte haben Sie Verständnis, dass wir den Tisch nach 15 Minuten weitergeben. Warme Küche bis 21:30 Uhr, montags Ruhetag.

Bis bald!
Ihr Team der Drei Linden
Reservierungsnummer DL-40922`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "DL-40922",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Birgit Thiele" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gasthaus Drei Linden",
    "address": { "@type": "PostalAddress", "streetAddress": "Kirchplatz 2", "addressLocality": "Radebeul", "postalCode": "01445", "addressCountry": "DE" }
  },
  "startTime": "2027-05-27T19:00:00+02:00",
  "partySize": "8"
}
</script></head><body>
<p>Hallo Frau Thiele,</p>
<p>wir haben Ihren Tisch reserviert:</p>
<p><b>Donnerstag, 27.05.2027<br>19:00 Uhr</b><br>8 Personen, Terrasse (bei Regen Stube)</p>
<p>Bitte haben Sie Verständnis, dass wir den Tisch nach 15 Minuten weitergeben. Warme Küche bis 21:30 Uhr, montags Ruhetag.</p>
<p>Bis bald!<br>Ihr Team der Drei Linden<br>Reservierungsnummer DL-40922</p>
</body></html>`,
    expected: [at('2027-05-27T19:00:00+02:00')],
  },
  {
    name: 'de: one hour later tomorrow, fifteen instead of fourteen',
    sentAt: '2027-06-09T17:28:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dennis Krafczyk <d.krafczyk@autohaus-krafczyk.example>',
    subject: 'kleine Änderung morgen',
    text: `Hi Frau Lohmann,

bei mir hat sich was reingeschoben. Können wir uns morgen eine Stunde später treffen, also um 15 statt um 14 Uhr? Ort bleibt, bei Ihnen im Büro.

Danke & LG
Dennis Krafczyk`,
    expected: [at('2027-06-10T15:00:00+02:00')],
  },
  {
    name: 'de: Austrian dialect, lunch Friday week at a quarter to twelve',
    sentAt: '2027-06-16T14:55:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Franz Mitterlehner <franz@malerei-mitterlehner.example>',
    subject: 'Schnitzerl',
    text: `Servus Hansi!

Des mit der Fassad'n in Steyr ham ma also gewonnen, 41.000 netto, des ghört gfeiert. Gemma Freitag in einer Woche, also am 25., um dreiviertel zwölf zum Kirchenwirt? I zahl.

Den Lieferschein von gestern schick i da no.

Pfiat di
Franz`,
    expected: [at('2027-06-25T11:45:00+02:00')],
  },
  {
    name: 'de: colleague forwards a leak report and asks the reader to go there',
    sentAt: '2027-07-20T15:19:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Heike Schramm <schramm@sanitaer-poll.example>',
    subject: 'WG: Wasserfleck an der Decke',
    text: `Murat, kannst du da hinfahren? Ich hab ihr für Donnerstag 10 Uhr zugesagt. Leckortung mitnehmen bitte, Schlüssel hat der Hausmeister.

Heike

-------- Weitergeleitete Nachricht --------
Von: Gudrun Pfaff <gudrun.pfaff@netzpost.example>
Datum: Dienstag, 20. Juli 2027 um 14:02
An: info@sanitaer-poll.example
Betreff: Wasserfleck an der Decke

Guten Tag,

seit Sonntag haben wir im Bad einen Wasserfleck, er wird immer größer. Am Montag um 8 war schon mal jemand von der Versicherung da (Schaden-Nr. 88-20417). Wir brauchen dringend jemanden!

Ahornweg 17, 2. Stock, bei Pfaff klingeln.

Mit freundlichem Gruß
G. Pfaff`,
    expected: [at('2027-07-22T10:00:00+02:00')],
  },
  {
    name: 'de: going to a trade fair together for two whole days',
    sentAt: '2027-08-19T09:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Rolf Terhorst <rolf@terhorst-fenster.example>',
    subject: 'Fensterforum Nürnberg',
    text: `Hallo Bernd,

hab uns beide angemeldet: Fensterforum in Nürnberg am Dienstag und Mittwoch, 21. und 22. September. Wir sind beide Tage komplett dort, Doppelzimmer war nix mehr, also zwei Einzel für je 119 €. Wann wir losfahren, machen wir dann noch aus.

Frühbucherpreis ging übrigens nur bis 20.8., gerade noch geschafft.

Grüße
Rolf`,
    expected: [days('2027-09-21', '2027-09-23')],
  },
  {
    name: 'de: Swiss landlord sets a preliminary inspection and the handover',
    sentAt: '2027-08-23T10:31:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Immo Rütli AG <bewirtschaftung@immo-ruetli.example>',
    subject: 'Kündigung Gewerberaum Seestrasse 41, Objekt 3308.02',
    text: `Sehr geehrte Frau Caduff

Wir bestätigen Ihnen den Erhalt Ihrer Kündigung per 30. September 2027. Für die Rückgabe haben wir folgende Termine mit Ihnen vorgesehen:

Vorabnahme: Dienstag, 31.8.2027, 11.00 Uhr
Schlüsselübergabe: Donnerstag, 30.9.2027, 08.30 Uhr

Beide Termine finden im Mietobjekt statt. Das Merkblatt zur Endreinigung liegt bei. Der Mietzins ist bis und mit September geschuldet und jeweils am Ersten des Monats fällig.

Freundliche Grüsse

Immo Rütli AG
Urs Hofstetter, Bewirtschaftung
Telefon 041 555 62 00 (08.00–11.30 / 13.30–16.30 Uhr)`,
    expected: [at('2027-08-31T11:00:00+02:00'), at('2027-09-30T08:30:00+02:00')],
  },
  {
    name: 'de: minutes of today and the next round a fortnight from today at a Saxon quarter past eight',
    sentAt: '2027-08-30T14:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Uwe Naumann <u.naumann@naumann-metallbau.example>',
    subject: 'Protokoll Baurunde',
    text: `Moin ihr zwei,

kurzes Protokoll von heute früh:
- Geländer EG ist verzinkt, kommt KW 36
- Statik Treppe fehlt noch, Ingenieurbüro hat bis 8.9. Zeit
- Nachtrag 3 (1.940 €) ist genehmigt

Nächste Baurunde heute in zwei Wochen, wieder viertel neun (für die Zugezogenen: 8:15), im Container. Länger als eine Stunde machen wir nicht, um 9:15 ist Schluss.

Gruß Uwe`,
    expected: [at('2027-09-13T08:15:00+02:00', '2027-09-13T09:15:00+02:00')],
  },
  {
    name: 'de: meter exchange in the shop, arrival window of the technician',
    sentAt: '2027-09-27T07:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ablesedienst Kallweit <termine@kallweit-messdienst.example>',
    subject: 'Ankündigung: Austausch Ihrer Wärmezähler',
    text: `Sehr geehrte Kundin, sehr geehrter Kunde,

im Auftrag Ihrer Hausverwaltung tauschen wir in Ihrem Ladenlokal (Nutzeinheit 0004) die Wärmezähler aus.

Unser Monteur kommt zu Ihnen am
Donnerstag, 14. Oktober 2027, zwischen 08:00 und 10:00 Uhr.

Bitte sorgen Sie dafür, dass alle Heizkörper und Zähler frei zugänglich sind. Sollten Sie verhindert sein, teilen Sie uns dies bitte bis zum 7. Oktober mit.

Mit freundlichen Grüßen
Messdienst Kallweit GmbH
Hotline 0800 555 2211, werktags 7–18 Uhr`,
    expected: [at('2027-10-14T08:00:00+02:00', '2027-10-14T10:00:00+02:00')],
  },
  {
    name: 'de: customer without umlauts asks for a call back tomorrow',
    sentAt: '2027-10-06T13:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'p.juergens@mailhafen.example',
    subject: 'reklamation waschmaschine',
    text: `hallo frau gruen

die maschine schleudert schon wieder nicht, auftrag war 70931 vom 14.9. bitte rufen sie mich morgen um 17 uhr zurueck, vorher bin ich auf arbeit und darf nicht ans handy. 0176 555 30 918

mfg p. juergens`,
    expected: [at('2027-10-07T17:00:00+02:00')],
  },
  {
    name: 'de: occupational doctor confirms an appointment after the clock change',
    sentAt: '2027-10-19T15:45:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Praxis Dr. Wendelin <anmeldung@praxis-wendelin.example>',
    subject: 'Terminbestätigung',
    text: `Guten Tag Herr Sobotta,

Ihr Termin zur Vorsorgeuntersuchung (Lärm, G20) bei Frau Dr. Wendelin:

03.11.2027 um 07:50 Uhr

Bitte kommen Sie nüchtern und bringen Sie Ihren Impfpass mit. Nicht wahrgenommene Termine, die nicht 24 Stunden vorher abgesagt werden, stellen wir mit 40 € in Rechnung.

Ihr Praxisteam

Sprechzeiten: Mo–Fr 7:30–12:00, Di + Do 15:00–18:00
Betriebsurlaub: 22.12.2027 – 05.01.2028`,
    expected: [at('2027-11-03T07:50:00+01:00')],
  },
  {
    name: 'de: Austrian customer turns one time down and offers two others',
    sentAt: '2027-11-12T10:50:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Veronika Steinlechner <v.steinlechner@apotheke-zum-einhorn.example>',
    subject: 'AW: AW: Schulung Kassensystem',
    text: `Liebe Frau Gruber,

der Dienstag, 16.11. um 9:00 geht sich bei mir leider nicht aus. Ginge es stattdessen am Mittwoch, 17.11., um 9:00 oder am Donnerstag, 18.11., um 16:30? Mir ist beides gleich recht.

Liebe Grüße
Veronika Steinlechner

Apotheke zum Einhorn, 6020 Innsbruck
Mo–Fr 8–18 Uhr, Sa 8–12 Uhr`,
    expected: [at('2027-11-17T09:00:00+01:00'), at('2027-11-18T16:30:00+01:00')],
  },
  {
    name: 'de: one-line acceptance of the single quoted time for a tasting',
    sentAt: '2027-11-25T22:17:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jasmin & Ole <jasmin.ole@hochzeitspost.example>',
    subject: 'Re: Probeessen',
    text: `Jaaa, das passt uns super, wir freuen uns riesig!! 🥂
Jasmin + Ole

Am Do., 25. Nov. 2027 um 16:08 Uhr schrieb Kochwerk Catering <feste@kochwerk.example>:

> Liebe Jasmin, lieber Ole,
>
> für das Probeessen hätten wir Montag, 6. Dezember, 18 Uhr bei uns in der
> Kochwerkstatt anzubieten. Die 60 € rechnen wir euch bei Buchung an.
>
> Viele Grüße
> Tanja`,
    expected: [at('2027-12-06T18:00:00+01:00')],
  },
  {
    name: 'de: stock-take as a whole day for the shop team',
    sentAt: '2027-12-13T18:33:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gerlinde Aumüller <chefin@spielwaren-aumueller.example>',
    subject: 'Inventur',
    text: `Ihr Lieben,

wie jedes Jahr: am Donnerstag, 30. Dezember, machen wir Inventur. Der Laden bleibt den ganzen Tag zu und ich brauche euch alle, von morgens bis wir fertig sind. Für Brotzeit sorge ich.

Heiligabend sperren wir um 13 Uhr zu, ab 3. Januar gelten wieder die normalen Öffnungszeiten. Das Weihnachtsgeld ist übermorgen auf euren Konten.

Danke euch!
Gerlinde`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'de: property agent lists a viewing today and offers a second one with the architect',
    sentAt: '2027-07-05T08:05:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Nadja Bielefeld <bielefeld@wohnraum-kontor.example>',
    subject: 'Besichtigung Ladenfläche Marktstr. 9',
    text: `Guten Morgen Herr Arslan,

nur zur Erinnerung: heute 18 Uhr sehen wir uns an der Marktstr. 9, ich warte vor dem Eingang.

Falls Sie Ihren Architekten mitbringen möchten und er heute nicht kann, hätte ich noch diesen Mittwoch, Viertel nach fünf nachmittags, frei. Kaltmiete wie inseriert 1.850 €, Kaution drei Monatsmieten, bezugsfrei ab 1.10.

Beste Grüße
Nadja Bielefeld
Wohnraum-Kontor · 0231 555 480`,
    expected: [at('2027-07-05T18:00:00+02:00'), at('2027-07-07T17:15:00+02:00')],
  },

  // no times
  {
    name: 'de: declines a time and only says when he is usually in',
    sentAt: '2027-01-21T12:14:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hartmut Löffler <loeffler@druckerei-loeffler.example>',
    subject: 'Re: Termin nächste Woche',
    text: `Sehr geehrte Frau Wendt,

Dienstag um 15 Uhr passt mir leider nicht, da bin ich den ganzen Tag an der Maschine. Vormittags ist es bei mir meist besser. Schlagen Sie mir doch einfach etwas Neues vor.

MfG
H. Löffler

Druckerei Löffler – Annahme Mo–Fr 7:30–16:00 Uhr`,
    expected: [],
  },
  {
    name: 'de: hosting provider announces a maintenance window',
    sentAt: '2027-03-02T16:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Nordlicht Hosting Support <support@nordlicht-hosting.example>',
    subject: '[Wartung] Cluster HH-04 am 11.03.2027',
    text: `Sehr geehrte Kundin, sehr geehrter Kunde,

am Donnerstag, 11.03.2027, führen wir zwischen 02:00 Uhr und 04:30 Uhr (MEZ) planmäßige Wartungsarbeiten am Cluster HH-04 durch. In diesem Zeitraum ist Ihr Tarif "Business M" (Vertrag 5500871) für bis zu 20 Minuten nicht erreichbar.

Sie müssen nichts unternehmen.

Mit freundlichen Grüßen
Ihr Technik-Team

Aktueller Status: https://status.nordlicht-hosting.example`,
    expected: [],
  },
  {
    name: 'de: bulk newsletter of a wholesaler with free webinars and an open day',
    sentAt: '2027-04-06T06:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Farben Großhandel Timpe <newsletter@farben-timpe.example>',
    subject: 'Frühjahrsputz bei den Preisen + kostenlose Webinare',
    text: `Der Frühling ist da – und mit ihm 15 % auf alle Fassadenfarben!

Aktion gültig bis 30. April, solange der Vorrat reicht.

UNSERE WEBINARE
Mittwoch, 14. April, 17:00 Uhr: Schimmel sicher sanieren
Mittwoch, 28. April, 17:00 Uhr: Kalkfarben richtig verarbeiten
Jetzt kostenlos anmelden: https://farben-timpe.example/webinare

TAG DER OFFENEN TÜR
Samstag, 17. April, 10 bis 16 Uhr, Zentrallager Kassel. Mit Hüpfburg und Bratwurst!

Sie erhalten diese E-Mail, weil Sie Kunde bei uns sind.
Newsletter abbestellen: https://farben-timpe.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: thanks for a talk yesterday, with tasks and due dates only',
    sentAt: '2027-04-22T09:13:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Katharina Rainer <k.rainer@hotel-alpenrose.example>',
    subject: 'Danke fürs Gespräch',
    text: `Lieber Herr Kofler,

vielen Dank für den Besuch gestern um 14 Uhr, das war sehr aufschlussreich. Wie vereinbart:

- Sie schicken uns das überarbeitete Angebot bis Mittwoch, 28. April, 12 Uhr.
- Wir geben der Geschäftsführung bis 5. Mai Rückmeldung.
- Die neue Karte soll zur Saisoneröffnung am 14. Mai fertig gedruckt sein.

Herzliche Grüße aus Kitzbühel
Katharina Rainer
Hotel Alpenrose`,
    expected: [],
  },
  {
    name: 'de: cancels tomorrow because of sick child, will be in touch',
    sentAt: '2027-05-31T19:46:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Yvonne Petzold <yvonne.petzold@coaching-petzold.example>',
    subject: 'Absage morgen',
    text: `Liebe Frau Dorn,

es tut mir furchtbar leid, aber unser Termin morgen um 11 Uhr muss ausfallen. Der Kleine hat 39,5 Fieber und mein Mann ist auf Montage. Sobald ich absehen kann, wie es weitergeht, melde ich mich bei Ihnen wegen eines neuen Termins.

Liebe Grüße
Yvonne Petzold`,
    expected: [],
  },
  {
    name: 'de: out-of-office reply with absence and stand-in hours',
    sentAt: '2027-07-26T11:09:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Bischofberger <reto.bischofberger@treuhand-seetal.example>',
    subject: 'Automatische Antwort: Lohnabrechnung Juli',
    text: `Guten Tag

Vielen Dank für Ihre Nachricht. Ich bin vom 19. Juli bis und mit 6. August in den Ferien und ab Montag, 9. August, 8.00 Uhr wieder für Sie da. Ihre E-Mail wird nicht weitergeleitet.

In dringenden Fällen hilft Ihnen Frau Lüscher gerne weiter (041 555 19 04, täglich 8.30 bis 11.30 Uhr).

Freundliche Grüsse
Reto Bischofberger`,
    expected: [],
  },
  {
    name: 'de: sales consultant asks to pick a slot, the link is only in the HTML',
    sentAt: '2027-09-08T10:24:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Florian Maiwald <maiwald@dienstrad-plus.example>',
    subject: 'Dienstrad für Ihr Team – 20 Minuten?',
    text: `Hallo Herr Stegemann,

danke für Ihre Anfrage auf unserer Website. Am einfachsten sprechen wir kurz, 20 Minuten genügen. Suchen Sie sich in meinem Kalender einfach einen freien Termin aus.

Unsere Preisliste gilt noch bis 31.12.2027, ab 5 Rädern gibt es 8 % Nachlass.

Viele Grüße
Florian Maiwald`,
    html: `<div style="font-family:Arial"><p>Hallo Herr Stegemann,</p>
<p>danke für Ihre Anfrage auf unserer Website. Am einfachsten sprechen wir kurz, 20 Minuten genügen. Suchen Sie sich in <a href="https://calendly.example/f-maiwald/erstgespraech-20">meinem Kalender</a> einfach einen freien Termin aus.</p>
<p>Unsere Preisliste gilt noch bis 31.12.2027, ab 5 Rädern gibt es 8&nbsp;% Nachlass.</p>
<p>Viele Grüße<br>Florian Maiwald</p></div>`,
    expected: [],
  },
  {
    name: 'de: calendar cancellation of a quarterly review',
    sentAt: '2027-09-16T15:37:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Oliver Hinrichs <oliver.hinrichs@kuestenlogistik.example>',
    subject: 'Abgesagt: Quartalsgespräch Q3',
    text: `Der folgende Termin wurde abgesagt:

Quartalsgespräch Q3
Donnerstag, 23. September 2027, 13:00–14:00 Uhr
Ort: Telefonkonferenz

Organisator: Oliver Hinrichs`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Kuestenlogistik//Groupware 11//DE
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:040000008200E00074C5B7-q3@kuestenlogistik.example
DTSTAMP:20270916T133700Z
DTSTART:20270923T110000Z
DTEND:20270923T120000Z
SUMMARY:Abgesagt: Quartalsgespräch Q3
LOCATION:Telefonkonferenz
ORGANIZER;CN=Oliver Hinrichs:mailto:oliver.hinrichs@kuestenlogistik.example
ATTENDEE;CN=Sped-IT:mailto:kontakt@sped-it.example
SEQUENCE:2
STATUS:CANCELLED
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: friend of the firm tells when the television report is on',
    sentAt: '2027-10-12T12:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Susi Wagenknecht <susi@toepferei-wagenknecht.example>',
    subject: 'wir sind im Fernsehen!!!',
    text: `Huhu ihr Lieben,

es ist so weit, der Beitrag über unsere Töpferei wird gesendet! Am Donnerstag, 14.10., um 20:15 Uhr im Regionalprogramm, Wiederholung am Samstag um 11:45 Uhr. Danach steht er 30 Tage in der Mediathek. Ihr seid auch kurz im Bild, so bei Minute 12 😄

Drückt uns die Daumen, dass ich nicht zu viel Quatsch erzähle.

Bussi
Susi`,
    expected: [],
  },
  {
    name: 'de: seller names his own appointments at the notary and bank in passing',
    sentAt: '2027-11-19T16:52:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Wolfgang Reinders <w.reinders@reinders-landtechnik.example>',
    subject: 'Re: Frontlader',
    text: `Hallo Herr Matthiesen,

ich kann Ihnen wegen dem Frontlader noch nichts Genaues sagen. Ich hab am Montag um 10 Uhr Notar und um 14:30 Uhr Gespräch bei der Bank, wenn das durch ist, weiß ich mehr und schreib Ihnen. 7.200 ist aber mein letztes Wort, inkl. Palettengabel.

Mein Sohn fliegt Mittwoch um 6:40 nach Spanien, also bitte bei Fragen zur Technik vorher bei ihm anrufen, 0160 555 2 44 71.

Gruß
Reinders`,
    expected: [],
  },
  {
    name: 'de: parcel delivery notice with JSON-LD',
    sentAt: '2027-12-07T07:11:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Büroprofi Versand <versand@bueroprofi-shop.example>',
    subject: 'Ihre Bestellung 300-88142 ist unterwegs',
    text: `Guten Tag Frau Lechner,

Ihr Paket wurde soeben an den Zusteller übergeben.

Voraussichtliche Zustellung: Donnerstag, 09.12.2027, zwischen 11:00 und 13:00 Uhr
Sendungsnummer: 1Z-5550-2287-16

Sie sind nicht da? Erteilen Sie eine Abstellgenehmigung bis heute 20:00 Uhr.

Ihr Büroprofi-Team`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "1Z-5550-2287-16",
  "expectedArrivalFrom": "2027-12-09T11:00:00+01:00",
  "expectedArrivalUntil": "2027-12-09T13:00:00+01:00",
  "itemShipped": { "@type": "Product", "name": "Toner schwarz XL" },
  "partOfOrder": { "@type": "Order", "orderNumber": "300-88142", "merchant": { "@type": "Organization", "name": "Büroprofi" } }
}
</script>
<p>Guten Tag Frau Lechner,</p>
<p>Ihr Paket wurde soeben an den Zusteller übergeben.</p>
<p>Voraussichtliche Zustellung: <b>Donnerstag, 09.12.2027, zwischen 11:00 und 13:00 Uhr</b><br>Sendungsnummer: 1Z-5550-2287-16</p>
<p>Sie sind nicht da? Erteilen Sie eine Abstellgenehmigung bis heute 20:00 Uhr.</p>
<p>Ihr Büroprofi-Team</p></body></html>`,
    expected: [],
  },
  {
    name: 'de: only thanks, the times stand in the quoted mail and are not accepted yet',
    sentAt: '2027-06-21T11:25:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Grundschule am Anger <sekretariat@gs-am-anger.example>',
    subject: 'Re: Schulhof-Begrünung, Ortstermin',
    text: `Hallo Herr Kubitza,

danke, Ihre Vorschläge sind angekommen. Ich muss das erst mit der Rektorin und dem Hausmeister abstimmen und gebe Ihnen dann Bescheid.

Freundliche Grüße
Elke Sander, Sekretariat
(besetzt Mo–Do 7:30–12:00 Uhr)

-----Ursprüngliche Nachricht-----
Von: Kubitza Gartenbau <post@kubitza-gartenbau.example>
Gesendet: Freitag, 18. Juni 2027 13:20
An: Sekretariat
Betreff: Schulhof-Begrünung, Ortstermin

Sehr geehrte Frau Sander,

für den Ortstermin könnte ich Montag, 28. Juni, 13:30 Uhr oder Dienstag, 29. Juni, 7:45 Uhr anbieten.

Mit freundlichen Grüßen
Kubitza`,
    expected: [],
  },
];
