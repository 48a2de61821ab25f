import { at, type DetectionMail, days } from './mail.ts';

/** German mails: with times first, then without. */
export const germanMails: DetectionMail[] = [
  {
    name: 'de: one proposal with a start and an end',
    sentAt: '2026-11-23T09:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Sabine Krüger <krueger@tischlerei-krueger.example>',
    subject: 'Angebot Empfangstheke',
    text: `Hallo Herr Wendt,

vielen Dank für die Zeichnungen. Bevor ich kalkuliere, würde ich gern noch einmal vor Ort messen. Passt Ihnen der Donnerstag,
26.11., von 14-15:30 Uhr?

Mit freundlichen Grüßen
Sabine Krüger
--
Tischlerei Krüger · Hafenstr. 8-10 · 24103 Kiel
Tel. 0431 / 14 15 30`,
    expected: [at('2026-11-26T14:00:00+01:00', '2026-11-26T15:30:00+01:00')],
  },
  {
    name: 'de: halb drei on the day after tomorrow',
    sentAt: '2026-06-15T11:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jule <jule@kaffeeroesterei-nord.example>',
    subject: 'Re: Etiketten',
    text: `Moin Piet,
die Etiketten sind da! Magst du übermorgen um halb drei rumkommen? Dann ist die Rösterin aus und man versteht sein eigenes Wort.
LG Jule`,
    expected: [at('2026-06-17T14:30:00+02:00')],
  },
  {
    name: 'de: three alternatives to choose from',
    sentAt: '2026-11-26T16:03:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Eva Leitner <leitner@kanzlei-leitner.example>',
    subject: 'Besprechung Gesellschaftsvertrag',
    text: `Sehr geehrte Frau Hofer,

für die Besprechung des Vertragsentwurfs kann ich Ihnen folgende Termine anbieten:

* Mo, 30.11., 9:00 Uhr
* Di, 1.12., 13:30 Uhr
* Do, 3.12., 16 Uhr

Bitte geben Sie mir bis morgen Mittag Bescheid, welcher Ihnen am besten passt.

Mit besten Grüßen
Eva Leitner`,
    expected: [
      at('2026-11-30T09:00:00+01:00'),
      at('2026-12-01T13:30:00+01:00'),
      at('2026-12-03T16:00:00+01:00'),
    ],
  },
  {
    name: 'de: a move from Tuesday to Thursday gives Thursday',
    sentAt: '2026-11-27T08:50:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Thomas Behr <t.behr@behr-elektro.example>',
    subject: 'Terminverschiebung',
    text: `Hallo zusammen,

leider ist mir am Dienstag etwas dazwischengekommen. Können wir die Abnahme von Dienstag, 10 Uhr, auf Donnerstag, 8:30 Uhr
verschieben? Die Kollegen vom Prüfdienst könnten da auch.

Gruß, Thomas Behr`,
    expected: [at('2026-12-03T08:30:00+01:00')],
  },
  {
    name: 'de: lunch on Friday at twelve',
    sentAt: '2026-10-20T17:22:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Ammann <reto.ammann@ammann-velos.example>',
    subject: 'Zmittag',
    text: `Hoi Claudia

Danke nochmals für deine Hilfe mit dem Zoll! Darf ich dich am Freitag zum Mittagessen einladen? Um 12 im Rössli, der Tisch
wäre reserviert.

Liebe Grüsse
Reto`,
    expected: [at('2026-10-23T12:00:00+02:00')],
  },
  {
    name: 'de: 10 Uhr in Lisbon is 11 Uhr in Berlin',
    sentAt: '2026-11-24T10:31:00+00:00',
    timezone: 'Europe/Berlin',
    from: 'Katrin Sousa <katrin@sousa-kork.example>',
    subject: 'Call zur Kollektion',
    text: `Liebe Nina,

wie wäre es mit Freitag, 27. November, 10 Uhr Lissabon (also 11 Uhr bei dir)? Ich hole João dazu, er hat die Muster gemacht.
Eine halbe Stunde reicht.

Bis dann
Katrin`,
    expected: [at('2026-11-27T11:00:00+01:00', '2026-11-27T11:30:00+01:00')],
  },
  {
    name: 'de: the reply takes the second of the quoted times',
    sentAt: '2026-09-02T14:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ulrike Mertens <ulrike.mertens@gruenflaechen.example>',
    subject: 'AW: Begehung Dachgarten',
    text: `Guten Tag Herr Yilmaz,

der zweite Termin passt uns gut, den nehmen wir. Bitte denken Sie an den Schlüssel.

Viele Grüße
Ulrike Mertens

Am 02.09.2026 um 09:48 schrieb Emre Yilmaz:
> Sehr geehrte Frau Mertens,
> für die Begehung schlage ich vor:
> 1) Montag, 7. September, 9 Uhr
> 2) Mittwoch, 9. September, 14 Uhr
> Beste Grüße, E. Yilmaz`,
    expected: [at('2026-09-09T14:00:00+02:00')],
  },
  {
    name: 'de: a Teams meeting with its link',
    sentAt: '2026-12-01T13:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Anke Voss <anke.voss@vossberatung.example>',
    subject: 'Jour fixe Datenschutz',
    text: `Hallo Herr Ott,

anbei der Link für unseren Jour fixe am 8. Dezember um 9.30 Uhr:

Microsoft Teams-Besprechung
https://teams.microsoft.com/l/meetup-join/19%3ameeting_NzQ0
Besprechungs-ID: 312 930 145 88, Kennung: xT9p4

Tagesordnung: Auftragsverarbeitung, Löschfristen (Stichtag 31.12.), Verschiedenes.

Anke Voss`,
    expected: [at('2026-12-08T09:30:00+01:00')],
  },
  {
    name: 'de: a workshop takes a whole day, its closing date for sign-up is no meeting',
    sentAt: '2026-11-17T15:15:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Miriam Falk <falk@werkraum.example>',
    subject: 'Workshop Siebdruck',
    text: `Hallo ihr Lieben,

der Siebdruck-Workshop für euer Team steht: Samstag, der 5. Dezember 2026, ganztägig bei uns im Werkraum. Wer mitkommt, sagt mir
bitte bis zum 27.11. um 18 Uhr Bescheid, damit ich Farben bestellen kann.

Miriam`,
    expected: [days('2026-12-05')],
  },
  {
    name: 'de: a retreat over two days',
    sentAt: '2026-11-20T10:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Holger Brandt <brandt@hofladen-eiche.example>',
    subject: 'Klausurtagung',
    text: `Liebe Kolleginnen und Kollegen,

unsere Klausur findet vom 21. bis 22. Januar 2027 im Kloster Nimbschen statt. Zimmer sind reserviert. Wer früher
abreisen muss, gibt mir bitte bis zum 15.12. Bescheid.

Holger`,
    expected: [days('2027-01-21', '2027-01-23')],
  },
  {
    name: 'de: not at three but at four today',
    sentAt: '2026-11-30T09:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Leon Pfeiffer <leon@pfeiffer-film.example>',
    subject: 'Re: Schnitt heute',
    text: `Um 15 Uhr schaffe ich es heute nicht, der Dreh dauert länger. 16 Uhr ginge, wieder bei euch?

Leon

Am Mo., 30. Nov. 2026 um 08:40 Uhr schrieb Nina Ott <nina@ott-verlag.example>:
> Guten Morgen, bleibt es bei heute 15 Uhr?`,
    expected: [at('2026-11-30T16:00:00+01:00')],
  },
  {
    name: 'de: Wednesday at a quarter past ten by phone',
    sentAt: '2026-11-27T17:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Beate Lorenz <lorenz@stadtbuecherei.example>',
    subject: 'Re: Lesung',
    text: `Lieber Herr Ott, rufen Sie mich doch am Mittwoch um Viertel nach zehn kurz an, da bin ich sicher am Platz (Durchwahl -1530).
Herzlich, B. Lorenz`,
    expected: [at('2026-12-02T10:15:00+01:00')],
  },
  {
    name: 'de: an invoice with due dates',
    sentAt: '2026-11-23T07:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung <rechnung@papier-gross.example>',
    subject: 'Rechnung 2026-11-23/1430',
    text: `Sehr geehrte Damen und Herren,

anbei erhalten Sie unsere Rechnung 2026-11-23/1430 über 1.215,30 EUR. Bitte überweisen Sie den Betrag bis Montag, den 7.12.2026.
Bei Zahlung bis 30.11. gewähren wir 2 % Skonto.

Papier Groß GmbH`,
    expected: [],
  },
  {
    name: 'de: a delivery window of a carrier',
    sentAt: '2026-12-02T12:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dispo <dispo@nordfracht.example>',
    subject: 'Avis Sendung 88 10 30',
    text: `Guten Tag,

Ihre Sendung (2 Paletten) wird am Freitag, 04.12., zwischen 8 und 12 Uhr zugestellt. Bitte stellen Sie sicher, dass jemand die
Ware annehmen kann.

Nordfracht Disposition, Tel. 040 12 30 14 00`,
    expected: [],
  },
  {
    name: 'de: thanks for a past meeting, the next one some time',
    sentAt: '2026-06-19T09:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Beate Lorenz <lorenz@stadtbuecherei.example>',
    subject: 'Schön war es',
    text: `Lieber Herr Ott,

danke für das gute Gespräch am Mittwoch um 16 Uhr und den Kuchen. Lassen Sie uns das bald einmal wiederholen, gern auch im
Sommer bei uns im Lesegarten.

Herzlich
Beate Lorenz`,
    expected: [],
  },
  {
    name: 'de: a practice calls an appointment off',
    sentAt: '2026-11-25T18:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Praxis Dr. Held <praxis@zahnarzt-held.example>',
    subject: 'Ihr Termin am 27.11.',
    text: `Sehr geehrter Herr Wendt,

Ihr Termin am Freitag, 27.11.2026, um 8:15 Uhr muss wegen Krankheit leider entfallen. Bitte rufen Sie uns für einen neuen
Termin an (Mo-Do 8-12 und 14-18 Uhr).

Ihr Praxisteam`,
    expected: [],
  },
  {
    name: 'de: an out-of-office notice',
    sentAt: '2026-08-03T10:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ralf Sommer <r.sommer@sommer-druck.example>',
    subject: 'Abwesend: Ihre Anfrage',
    text: `Guten Tag, ich bin bis einschließlich Freitag, 14. August, im Urlaub und ab Montag, 17.8., 8 Uhr wieder für Sie da. In
dringenden Fällen wenden Sie sich bitte an Frau Kern (-1430).`,
    expected: [],
  },
  {
    name: 'de: the end of a sale and opening hours in bulk mail',
    sentAt: '2026-11-27T06:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Bürowelt <newsletter@buerowelt.example>',
    subject: 'Black Friday: nur noch bis Montag, 23:59 Uhr',
    text: `Jetzt 30 % auf alle Stühle! Nur bis Montag, 30. November, 23:59 Uhr.

Unser Showroom in Leipzig hat am Samstag von 10 bis 20 Uhr geöffnet. Sekt ab 14 Uhr, solange der Vorrat reicht.

Sie möchten keine Mails mehr von uns? Hier abmelden.`,
    expected: [],
  },
  {
    name: 'de: a webinar for many',
    sentAt: '2026-11-24T05:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Steuerwissen kompakt <info@steuerwissen.example>',
    subject: 'Online-Seminar: Das ändert sich 2027',
    text: `Liebe Leserinnen und Leser,

am 9. Dezember von 11 bis 12 Uhr erklärt Steuerberater Dr. Kunz live, was sich zum Jahreswechsel ändert. Teilnahme für
Abonnenten kostenlos, sonst 49 EUR. Zur Anmeldung: https://steuerwissen.example/w

Newsletter abbestellen · Impressum`,
    expected: [],
  },
];
