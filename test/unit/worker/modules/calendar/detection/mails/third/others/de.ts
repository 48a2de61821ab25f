import type { DetectionMail } from '../../mail.ts';

/** German mails without a meeting, written from the wish alone. */
export const germanOthers: DetectionMail[] = [
  {
    name: 'de: an invoice with a date of payment and a period of service',
    sentAt: '2027-02-01T06:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Stadtwerke Hellental <rechnung@sw-hellental.example>',
    subject: 'Ihre Rechnung 2027-004417',
    text: `
Sehr geehrte Damen und Herren,

für die Verbrauchsstelle Gartenweg 9 erhalten Sie unsere Rechnung für den Zeitraum 01.01.2027 bis 31.01.2027.

Rechnungsbetrag: 412,38 EUR
Fällig am: 15.02.2027

Den Betrag buchen wir am Fälligkeitstag von Ihrem Konto ab. Bei Fragen erreichen Sie uns Montag bis Donnerstag von 8:00 bis 17:00 Uhr
und Freitag von 8:00 bis 13:00 Uhr.

Ihre Stadtwerke Hellental
`,
    expected: [],
  },
  {
    name: 'de: a parcel will arrive within a window of hours',
    sentAt: '2027-11-10T07:21:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'PaketFlink <status@paketflink.example>',
    subject: 'Ihre Sendung kommt heute',
    text: `
Hallo,

Ihre Sendung 00340 4471 2290 wird heute, Mittwoch, 10.11., voraussichtlich zwischen 12:30 und 15:00 Uhr zugestellt.

Sie sind nicht da? Bis 10 Uhr können Sie einen Wunschnachbarn angeben.

Ihr PaketFlink-Team
`,
    expected: [],
  },
  {
    name: 'de: a meeting is cancelled and a new time will follow',
    sentAt: '2027-03-02T09:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Henrike Sommer <sommer@sommer-textil.example>',
    subject: 'Absage Donnerstag',
    text: `
Lieber Herr Wiegand,

leider muss ich unser Treffen am Donnerstag, 4. März, um 10 Uhr absagen, bei uns liegt die halbe Belegschaft mit Grippe flach.
Ich melde mich mit einem neuen Vorschlag, sobald hier wieder Land in Sicht ist.

Herzliche Grüße
Henrike Sommer
`,
    expected: [],
  },
  {
    name: 'de: an absence note names the days away and the deputy',
    sentAt: '2027-08-02T10:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lukas Reimann <reimann@feinblech-reimann.example>',
    subject: 'Abwesenheitsnotiz: Angebot Gehäuse',
    text: `
Vielen Dank für Ihre Nachricht. Ich bin vom 2. bis 20. August 2027 im Urlaub und ab Montag, dem 23. August, 8 Uhr wieder am Platz.
Ihre Mail wird nicht weitergeleitet. In dringenden Fällen hilft Ihnen Frau Krug gern weiter (krug@feinblech-reimann.example).

Freundliche Grüße
Lukas Reimann
`,
    expected: [],
  },
  {
    name: 'de: the minutes of a round that has been held',
    sentAt: '2027-05-20T09:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Petra Naumann <naumann@bv-altstadt.example>',
    subject: 'Protokoll Vorstandssitzung',
    text: `
Liebe Vorstandsmitglieder,

anbei das Protokoll unserer Sitzung vom Dienstag, 18. Mai 2027, 18:30 bis 20:45 Uhr. Anwesend waren sieben Mitglieder, entschuldigt
fehlte Herr Boll. Änderungswünsche schickt mir bitte bis zum 31. Mai.

Den nächsten Termin legen wir per Umfrage fest.

Viele Grüße
Petra
`,
    expected: [],
  },
  {
    name: 'de: a shop newsletter with a sale and longer opening hours',
    sentAt: '2026-11-26T06:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Bürowelt Krämer <news@buerowelt-kraemer.example>',
    subject: 'Nur bis Montag: 20 % auf alle Drehstühle',
    text: `
Unsere Black Week läuft!

Vom 23. bis 30. November 2026 sparen Sie 20 % auf alle Drehstühle und Schreibtische. Am Samstag haben wir für Sie länger geöffnet:
9 bis 20 Uhr.

Jetzt stöbern: https://www.buerowelt-kraemer.example/black-week

Sie möchten keine Angebote mehr erhalten? Hier abmelden.
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: a colleague asks for a date and gives only parts of days',
    sentAt: '2027-01-07T15:35:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Ursina Caduff <ursina.caduff@bergkaese-caduff.example>',
    subject: 'Termin Verpackung',
    text: `
Hoi Marco

Wir sollten uns mal wegen der neuen Verpackung zusammensetzen. Bei mir ist nächste Woche der Dienstagnachmittag frei, sonst
auch Donnerstag am Vormittag. Was passt dir? Dann machen wir eine Zeit ab.

Gruess, Ursina
`,
    expected: [],
  },
  {
    name: 'de: thanks for a talk, with the old proposal quoted below',
    sentAt: '2027-06-17T08:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Anke Fellner <fellner@labor-fellner.example>',
    subject: 'Re: Kennenlernen',
    text: `
Guten Morgen Herr Tiede,

vielen Dank für das angenehme Gespräch gestern. Ich lese mir Ihr Angebot in Ruhe durch und melde mich dann.

Mit freundlichen Grüßen
Anke Fellner

Am 10. Juni 2027 um 11:23 schrieb Tiede Gebäudereinigung:
> Sehr geehrte Frau Dr. Fellner,
> gern komme ich am Mittwoch, 16. Juni, um 14:30 Uhr bei Ihnen vorbei.
> Mit freundlichen Grüßen
> Holger Tiede
`,
    expected: [],
  },
];
