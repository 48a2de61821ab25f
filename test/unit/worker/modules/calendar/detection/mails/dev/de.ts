import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** German mails on which the detection may be tuned. */
export const germanDevMails: DetectionMail[] = [
  {
    name: 'de: a bank confirms an appointment',
    sentAt: '2027-01-11T09:31:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Stadtsparverein <beratung@stadtsparverein.example>',
    subject: 'Ihr Beratungstermin',
    text: `Sehr geehrter Herr Falk,

wir bestätigen Ihren Termin am 20.01.2027 um 16:00 Uhr in unserer Filiale am Marktplatz. Ihr Berater ist Herr Sommerfeld. Bitte bringen Sie die letzten drei Gehaltsabrechnungen sowie den Grundbuchauszug mit.

Freundliche Grüße
Filiale Marktplatz
Öffnungszeiten: Mo-Fr 9:00-12:30 und 14:00-16:00, Do bis 18:00 Uhr
`,
    expected: [at('2027-01-20T16:00:00+01:00')],
  },
  {
    name: 'de: an appointment after the change to summer time',
    sentAt: '2027-03-24T11:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Anja Wolters <wolters@wolters-mediation.example>',
    subject: 'Zweites Gespräch',
    text: `Lieber Herr Behrendt,

nach unserem ersten Gespräch am 17. März schlage ich für die Fortsetzung Donnerstag, den 1. April, vormittags um zehn Uhr vor (kein Scherz!). Herr Özdemir hat schon zugesagt.

Freundlich grüßt
Anja Wolters
`,
    expected: [at('2027-04-01T10:00:00+02:00')],
  },
  {
    name: 'de: a refusal with a counter-proposal',
    sentAt: '2026-11-30T10:50:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Holger Stamm <stamm@stamm-patente.example>',
    subject: 'AW: Besprechung Schutzrechte',
    text: `Sehr geehrte Frau Winter,

am Freitag um 9 Uhr bin ich leider schon bei Gericht. Ginge stattdessen Montag, der 7. Dezember, 11 Uhr?

Mit besten Grüßen
Holger Stamm

> Am 29.11.2026 um 20:14 schrieb Lea Winter <winter@winter-sensorik.example>:
> Sehr geehrter Herr Dr. Stamm,
> hätten Sie am Freitag, 4. Dezember um 9 Uhr Zeit für eine Besprechung in unserem Haus?
`,
    expected: [at('2026-12-07T11:00:00+01:00')],
  },
  {
    name: 'de: tomorrow morning a craftsman comes',
    sentAt: '2026-12-01T19:03:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Heizung Pohl <info@heizung-pohl.example>',
    subject: 'Re: heizung kalt',
    text: `hallo hr. kramer
mein geselle kommt morgen um 7.15 uhr vorbei und schaut sich die pumpe an. bitte keller aufmachen. anfahrt 49,- zzgl mwst
mfg pohl
`,
    expected: [at('2026-12-02T07:15:00+01:00')],
  },
  {
    name: 'de: a whole-day inspection',
    sentAt: '2027-04-20T08:08:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Prüfdienst Harz <termine@pruefdienst-harz.example>',
    subject: 'Prüfung Ihrer Krananlagen',
    text: `Sehr geehrte Damen und Herren,

unser Sachverständiger Herr Uhlig wird am Mittwoch, 12. Mai 2027 ganztägig bei Ihnen im Haus sein, um die Krananlagen zu prüfen. Bitte halten Sie die Prüfbücher (letzte Prüfung: 19.05.2026) bereit.

Prüfdienst Harz, Disposition
Tel. 05321 555 018
`,
    expected: [days('2027-05-12')],
  },
  {
    name: 'de: answers between the lines of the quote',
    sentAt: '2027-06-08T14:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jonas Kiefer <jonas@kiefer-akustik.example>',
    subject: 'Re: Messung Großraumbüro',
    text: `Hallo Frau Sander,

> 1. Wie lange dauert die Messung?

Etwa einen halben Tag, je nachdem wie laut es ist.

> 2. Ginge es am 14. Juni um 9 Uhr?

Da sind wir leider in Bremen. Wir kommen am Dienstag, 15. Juni, gleich um 7:30 Uhr, bevor Ihre Leute da sind.

> 3. Was kostet das?

890 € netto plus Fahrt, wie im Angebot vom 2.6.

VG Jonas Kiefer
`,
    expected: [at('2027-06-15T07:30:00+02:00')],
  },
  {
    name: 'de: a visit within two hours',
    sentAt: '2027-03-11T11:40:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Seidel <verwaltung@hv-seidel.example>',
    subject: 'Ablesung der Wasserzähler',
    text: `Sehr geehrte Mieterin, sehr geehrter Mieter der Einheit 3 OG links,

die Ablesung der Wasserzähler in Ihrem Büro findet am Dienstag, den 23.03.2027 zwischen 8 und 10 Uhr statt. Bitte gewähren Sie Herrn Jansen von der Messfirma Zutritt.

Hausverwaltung Seidel
Sprechstunde mittwochs 15-17 Uhr
`,
    expected: [at('2027-03-23T08:00:00+01:00', '2027-03-23T10:00:00+01:00')],
  },
  {
    name: 'de: three fixed meetings as a list',
    sentAt: '2027-04-08T09:17:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Thomas Gerlach <gerlach@gerlach-it.example>',
    subject: 'Umstellung Warenwirtschaft - Termine',
    text: `Hallo zusammen,

hier wie versprochen die Termine für die Umstellung auf Version 11.2:

1. Mo 19.04. 9-12 Uhr Schulung Einkauf
2. Mi 21.04. 13:30 Uhr Testlauf mit Frau Kluge (per Teams)
3. Mo 03.05. 8 Uhr gemeinsamer Echtstart bei euch vor Ort

Die Stammdaten brauche ich bitte bis spätestens 14.04.

Gruß
Thomas
`,
    expected: [
      at('2027-04-19T09:00:00+02:00', '2027-04-19T12:00:00+02:00'),
      at('2027-04-21T13:30:00+02:00'),
      at('2027-05-03T08:00:00+02:00'),
    ],
  },
  {
    name: 'de: an invitation as a calendar part that the text repeats',
    sentAt: '2027-02-02T15:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Paul Riemer <riemer@riemer-logistik.example>',
    subject: 'Einladung: Quartalsgespräch',
    text: `Liebe Frau Tietz,

zum Quartalsgespräch lade ich Sie für Donnerstag, 18. Februar, 10:00 bis 11:30 Uhr ein.

Viele Grüße
Paul Riemer
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Riemer//Kalender 3.1//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:q1-2027@riemer-logistik.example
DTSTAMP:20270202T140000Z
DTSTART:20270218T090000Z
DTEND:20270218T103000Z
SUMMARY:Quartalsgespräch
ORGANIZER:mailto:riemer@riemer-logistik.example
ATTENDEE:mailto:tietz@tietz-moebel.example
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-02-18T10:00:00+01:00', '2027-02-18T11:30:00+01:00')],
  },
  {
    name: 'de: a time limit for papers',
    sentAt: '2027-01-18T13:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Finanzamt Musterhausen <poststelle@finanzamt-musterhausen.example>',
    subject: 'Anforderung von Belegen',
    text: `Sehr geehrte Damen und Herren,

bitte reichen Sie die angeforderten Belege bis spätestens Freitag, 12. Februar 2027, 12:00 Uhr ein. Eine Fristverlängerung ist schriftlich zu beantragen.

Im Auftrag
Lindner
Servicezeiten: Mo-Fr 8:00-12:00, Do auch 14:00-17:30 Uhr
`,
    expected: [],
  },
  {
    name: 'de: opening hours at the turn of the year',
    sentAt: '2026-12-15T09:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Baustoffe Mertens <info@baustoffe-mertens.example>',
    subject: 'Öffnungszeiten über die Feiertage',
    text: `Liebe Kunden,

am 24.12. und 31.12. haben wir von 7 bis 12 Uhr geöffnet, am Samstag, 2. Januar bleibt unser Lager geschlossen. Ab Montag, 4. Januar sind wir wieder ab 6:30 Uhr für Sie da.

Frohe Weihnachten!
Baustoffe Mertens
`,
    expected: [],
  },
  {
    name: 'de: a talk that is over',
    sentAt: '2027-02-19T11:09:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ulrike Hannemann <hannemann@hannemann-personal.example>',
    subject: 'Unser Gespräch',
    text: `Sehr geehrter Herr Voigt,

vielen Dank für das angenehme Gespräch am Mittwoch, 17. Februar um 14 Uhr. Wie besprochen sende ich Ihnen unsere Konditionen (Vermittlungshonorar 25 %). Ich freue mich auf Ihre Rückmeldung.

Ulrike Hannemann
`,
    expected: [],
  },
  {
    name: 'de: the customer calls off a party',
    sentAt: '2027-03-22T18:27:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Sven Achterberg <sven@achterberg-events.example>',
    subject: 'Storno',
    text: `Hallo,

leider müssen wir die Feier am Samstag, 10. April ab 18 Uhr bei euch im Saal stornieren. Das Brautpaar hat sich getrennt. Was kostet uns das jetzt?

Gruß Sven Achterberg
`,
    expected: [],
  },
  {
    name: 'de: a newsletter with an evening for everybody',
    sentAt: '2027-02-23T06:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Energieberatung Nord <newsletter@energieberatung-nord.example>',
    subject: 'Ihr Energie-Newsletter im Februar',
    isBulk: true,
    text: `Liebe Leserinnen und Leser,

die neuen Fördersätze sind da! Alles Wichtige erfahren Sie in unserem kostenlosen Online-Infoabend am Mittwoch, 3. März, 19 Uhr. Jetzt anmelden: https://energieberatung-nord.example/infoabend

Außerdem in dieser Ausgabe: Wärmepumpe im Altbau, 5 Tipps zum Stromsparen.

Newsletter abbestellen: https://energieberatung-nord.example/abmelden
`,
    expected: [],
  },
  {
    name: 'de: webinars for a mailing list',
    sentAt: '2027-01-19T05:45:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Lohnprofi <akademie@lohnprofi.example>',
    subject: 'Webinar: Lohnsteuer 2027',
    isBulk: true,
    text: `Was ändert sich 2027?

Unsere nächsten Webinare:
28.01.2027, 10:00-11:00 Uhr: Lohnsteuer kompakt
04.02.2027, 10:00-11:00 Uhr: Minijobs richtig abrechnen

Teilnahme kostenlos, Plätze begrenzt!

Sie erhalten diese E-Mail, weil Sie sich bei der Lohnprofi-Akademie registriert haben. Hier abmelden: https://lohnprofi.example/abmelden
`,
    expected: [],
  },
];
