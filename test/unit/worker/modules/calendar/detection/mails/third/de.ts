import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** German mails with times, written from the wish alone. */
export const germanMeetings: DetectionMail[] = [
  {
    name: 'de: a roofer proposes an inspection at half past seven in words',
    sentAt: '2027-03-11T18:42:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dachdeckerei Möhring <buero@moehring-dach.example>',
    subject: 'Ihre Anfrage wegen Lagerhalle',
    text: `
Guten Abend Frau Kessler,

danke für die Fotos. Das sieht nach zwei kaputten Lichtplatten aus, genau sagen kann ich es aber erst von oben.
Ich könnte am kommenden Dienstag um halb acht früh bei Ihnen sein, vor der Baustelle in Ahrensburg. Ich brauche
nur jemanden, der mir das Tor aufschließt.

Geben Sie mir kurz Bescheid, ob das geht.

Gruß
Jens Möhring

Dachdeckerei Möhring · Am Kirchsteig 4
Büro besetzt Mo–Do 8–16 Uhr, Fr 8–12 Uhr
`,
    expected: [at('2027-03-16T07:30:00+01:00')],
  },
  {
    name: 'de: a tax adviser offers two times to choose from',
    sentAt: '2027-01-18T10:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kanzlei Brandstetter <sekretariat@brandstetter-steuer.example>',
    subject: 'Besprechung Jahresabschluss 2026',
    text: `
Sehr geehrter Herr Albers,

der Entwurf Ihres Jahresabschlusses liegt vor. Für die Besprechung kann Herr Brandstetter Ihnen folgende Termine anbieten:

- Mittwoch, 27. Januar 2027, 10:00 bis 11:30 Uhr
- Freitag, 29. Januar 2027, 14:00 bis 15:30 Uhr

Bitte teilen Sie uns bis zum 22.01. mit, welcher Termin Ihnen zusagt. Die noch fehlenden Belege reichen Sie bitte
ebenfalls bis dahin nach.

Mit freundlichen Grüßen
i. A. Sabine Ruhl
Sekretariat
`,
    expected: [
      at('2027-01-27T10:00:00+01:00', '2027-01-27T11:30:00+01:00'),
      at('2027-01-29T14:00:00+01:00', '2027-01-29T15:30:00+01:00'),
    ],
  },
  {
    name: 'de: a colleague moves a round from Monday to Wednesday, without capitals',
    sentAt: '2027-06-03T16:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Timo Wessel <timo@wessel-partner.example>',
    subject: 'Re: runde zum messestand',
    text: `
hi zusammen,

montag 9 uhr schaff ich doch nicht, muss die kleine zum kinderarzt bringen. wir schieben das auf mittwoch den 9.6., 13:15,
gleicher raum. bringt bitte die skizzen mit!

lg timo

Am 01.06.2027 um 08:47 schrieb Nele Harms:
> Dann machen wir die Runde am Montag, 7.6. um 9 Uhr im kleinen Besprechungsraum, ok?
> Nele
`,
    expected: [at('2027-06-09T13:15:00+02:00')],
  },
  {
    name: 'de: an Austrian customer confirms a time tomorrow with a Teams link',
    sentAt: '2027-10-13T15:11:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Verena Hochleitner <v.hochleitner@almgut.example>',
    subject: 'AW: Videotelefonat Etiketten',
    text: `
Grüß Gott Herr Pichler,

passt, morgen um 11 Uhr 15 ist perfekt. Hier der Link zum Einwählen:

https://teams.microsoft.com/l/meetup-join/19%3ameeting_ZmQ3NDRhOGEt%40thread.v2/0

Ich nehme die Kollegin aus dem Einkauf dazu, eine halbe Stunde planen wir ein.

Liebe Grüße aus Schladming
Verena Hochleitner
`,
    expected: [at('2027-10-14T11:15:00+02:00', '2027-10-14T11:45:00+02:00')],
  },
  {
    name: 'de: a trade fair of three days in Nuremberg with a stand',
    sentAt: '2026-12-09T09:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ingrid Volkmer <volkmer@holzbau-verbund.example>',
    subject: 'Gemeinschaftsstand Nürnberg – Sie sind dabei',
    text: `
Lieber Herr Dreyer,

es hat geklappt, Ihre Firma ist auf unserem Gemeinschaftsstand dabei. Die Messe „Holz & Haus“ findet vom 24. bis 26. Februar 2027
in Nürnberg statt, Halle 7A. Wir rechnen an allen drei Tagen fest mit Ihnen oder einem Ihrer Leute.

Die Logodatei bräuchte ich als PDF bis spätestens 15. Januar.

Mit besten Grüßen
Ingrid Volkmer
`,
    expected: [days('2027-02-24', '2027-02-27')],
  },
  {
    name: 'de: a Swiss landlord announces the handover of the rooms',
    sentAt: '2027-09-20T11:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Zgraggen <r.zgraggen@immo-seetal.example>',
    subject: 'Uebergabe Gewerberaum Seetalstrasse 18',
    text: `
Guten Tag Frau Imhof

Besten Dank für den unterzeichneten Vertrag. Die Schlüsselübergabe machen wir wie telefonisch besprochen am Do, 30.9.27 um 16.30 h
vor Ort. Bitte nehmen Sie einen Ausweis mit.

Die Kaution muss bis am 27.9. auf unserem Konto sein, sonst darf ich die Schlüssel nicht herausgeben.

Freundliche Grüsse
Reto Zgraggen
Immo Seetal AG
Schalter: Mo-Fr 08.30-11.30 / 13.30-17.00
`,
    expected: [at('2027-09-30T16:30:00+02:00')],
  },
  {
    name: 'de: an invitation with a calendar part that names the same time as the text',
    sentAt: '2027-02-02T13:40:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Katharina Löwe <k.loewe@druckhaus-loewe.example>',
    subject: 'Einladung: Abstimmung Katalog Frühjahr',
    text: `
Hallo Herr Sander,

anbei die Einladung zu unserer Abstimmung am 10.02. um 15 Uhr. Die Andrucke liegen dann bei uns aus.

Viele Grüße
Katharina Löwe
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Druckhaus Loewe//Kalender//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:7f2c1d90-loewe@druckhaus-loewe.example
DTSTAMP:20270202T124000Z
DTSTART:20270210T140000Z
DTEND:20270210T150000Z
SUMMARY:Abstimmung Katalog Frühjahr
LOCATION:Druckhaus Löwe\\, Musterzimmer
ORGANIZER;CN=Katharina Löwe:mailto:k.loewe@druckhaus-loewe.example
ATTENDEE;RSVP=TRUE:mailto:sander@sander-mode.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-02-10T15:00:00+01:00', '2027-02-10T16:00:00+01:00')],
  },
  {
    name: 'de: a school invites to a parents evening',
    sentAt: '2027-09-06T14:25:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Grundschule am Anger <sekretariat@gs-anger.example>',
    subject: 'Elternabend Klasse 2b',
    text: `
Liebe Eltern der 2b,

hiermit lade ich Sie herzlich zum ersten Elternabend im neuen Schuljahr ein. Wir treffen uns am Donnerstag, dem 16. September,
um 19.30 Uhr im Klassenraum (1. Stock, Raum 112).

Themen:
1. Wahl der Elternvertretung
2. Schwimmunterricht
3. Verschiedenes

Bitte geben Sie den unteren Abschnitt bis Montag, 13.9., Ihrem Kind wieder mit.

Herzliche Grüße
A. Steinbrecher
Klassenlehrerin
`,
    expected: [at('2027-09-16T19:30:00+02:00')],
  },
  {
    name: 'de: a recruiter proposes a call the day after tomorrow and gives his opening times below',
    sentAt: '2027-04-19T17:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Marvin Olbrich <olbrich@nordtalent.example>',
    subject: 'Kandidatin für Ihre Buchhaltung',
    text: `
Hallo Frau Thoma,

ich hätte eine sehr passende Kandidatin für Sie (14 Jahre Erfahrung, DATEV, ab 1. Juli verfügbar). Wollen wir übermorgen um
Viertel nach zehn kurz telefonieren? Ich rufe Sie unter der Büronummer an, zwanzig Minuten reichen.

Beste Grüße
Marvin Olbrich
NordTalent GmbH
erreichbar Mo–Fr 9:00–18:00
`,
    expected: [at('2027-04-21T10:15:00+02:00', '2027-04-21T10:35:00+02:00')],
  },
  {
    name: 'de: a forwarded invitation to a site meeting that is still ahead',
    sentAt: '2027-05-07T08:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bernd Ahlers <ahlers@ahlers-elektro.example>',
    subject: 'WG: Baubesprechung Neubau Kita',
    text: `
Moin Heike,

gehst du da bitte hin? Ich bin an dem Tag in Bremen.

Bernd

-------- Weitergeleitete Nachricht --------
Von: Architekturbüro Sievers <post@sievers-architektur.example>
Datum: Donnerstag, 6. Mai 2027 17:31
An: Ahlers Elektro
Betreff: Baubesprechung Neubau Kita

Sehr geehrte Damen und Herren,

die nächste Baubesprechung findet am 12.05.2027 um 07:45 Uhr im Baucontainer statt. Um Teilnahme aller Gewerke wird gebeten.

Architekturbüro Sievers
`,
    expected: [at('2027-05-12T07:45:00+02:00')],
  },
  {
    name: 'de: a booking page confirms an eye test and states how to cancel',
    sentAt: '2027-07-26T20:14:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Augenzentrum Lindenplatz <termine@augen-lindenplatz.example>',
    subject: 'Ihre Terminbestätigung',
    text: `
Guten Tag Frau Jansen,

wir bestätigen Ihren Termin:

Leistung: Vorsorgeuntersuchung
Arzt: Dr. med. Faruk Demir
Datum: Di., 10.08.2027
Uhrzeit: 08:50

Bitte kommen Sie zehn Minuten früher und bringen Sie Ihre Gesundheitskarte mit. Absagen sind bis 24 Stunden vorher kostenfrei.

Sprechzeiten: Mo–Fr 8–12 Uhr, Mo, Di und Do 14–18 Uhr
`,
    expected: [at('2027-08-10T08:50:00+02:00')],
  },
  {
    name: 'de: a customer declines one time and offers two others',
    sentAt: '2026-11-24T12:50:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gudrun Peschel <g.peschel@gaertnerei-peschel.example>',
    subject: 'Re: Termin für die Kassenschulung',
    text: `
Hallo Herr Kunze,

am Donnerstag um 14 Uhr kann ich leider nicht, da kommt die Lieferung Weihnachtsbäume. Ginge es bei Ihnen am Freitag um 9 Uhr
oder am Montag, 30.11., um 17 Uhr nach Ladenschluss?

Schöne Grüße
Gudrun Peschel

> Am 23.11.2026 um 16:10 schrieb Kunze Kassensysteme:
> Guten Tag Frau Peschel,
> für die Schulung an der neuen Kasse würde ich Donnerstag, 26.11., 14 Uhr vorschlagen.
> Mit freundlichen Grüßen
> Olaf Kunze
`,
    expected: [at('2026-11-27T09:00:00+01:00'), at('2026-11-30T17:00:00+01:00')],
  },
];
