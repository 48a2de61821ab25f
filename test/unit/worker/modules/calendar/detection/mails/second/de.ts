import { at, type DetectionMail } from '../mail.ts';

/** Mails that were written apart from the rules, and measured before anybody read them. */
export const germanSecondMails: DetectionMail[] = [
  {
    name: 'de: a supplier proposes a visit',
    sentAt: '2026-11-24T08:55:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jürgen Brandl <j.brandl@brandl-beschlaege.example>',
    subject: 'Mustervorstellung neue Griffserie',
    text: `Guten Tag Frau Hövel,

wie auf der Messe besprochen, würde ich Ihnen gerne die neue Griffserie 700 vorstellen. Passt Ihnen Donnerstag, der 3. Dezember, um 10:30 Uhr bei Ihnen im Haus?

Mit freundlichen Grüßen
Jürgen Brandl
Außendienst Süd
Mobil 0151 5550134
Zentrale Mo-Do 7:30-16:30, Fr 7:30-13:00 Uhr
`,
    expected: [at('2026-12-03T10:30:00+01:00')],
  },
  {
    name: 'de: three proposals one below the other',
    sentAt: '2027-02-15T14:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Nina Asmussen <asmussen@asmussen-innenausbau.example>',
    subject: 'Aufmaß Empfangstheke',
    text: `Hallo Frau Grothe,

fürs Aufmaß hätte ich folgende Termine im Angebot:

Mo, 22.02., 8:00 Uhr
Di, 23.02., 13:00 Uhr
Do, 25.02., 16:30 Uhr

Sagen Sie einfach, was am besten passt. Das Angebot Nr. 2271 (4.890 € netto) gilt noch bis Ende des Monats.

Schöne Grüße
Nina Asmussen
`,
    expected: [
      at('2027-02-22T08:00:00+01:00'),
      at('2027-02-23T13:00:00+01:00'),
      at('2027-02-25T16:30:00+01:00'),
    ],
  },
  {
    name: 'de: a move from Tuesday to Thursday gives Thursday',
    sentAt: '2027-02-05T07:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Praxis Dr. Wendland <termine@praxis-wendland.example>',
    subject: 'Terminänderung',
    text: `Sehr geehrte Frau Aydin,

leider müssen wir Ihren Termin vom Dienstag, 09.02.2027, 11:20 Uhr auf Donnerstag, 11.02.2027, 9:40 Uhr verlegen, da Frau Dr. Wendland auf einer Fortbildung ist. Bitte bringen Sie Ihre Versichertenkarte mit.

Ihr Praxisteam
Sprechzeiten: Mo, Di, Do 8-12 und 15-18 Uhr, Mi, Fr 8-12 Uhr
`,
    expected: [at('2027-02-11T09:40:00+01:00')],
  },
  {
    name: 'de: a later hour on the same day',
    sentAt: '2027-02-25T16:01:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Optik Sternberg <termine@optik-sternberg.example>',
    subject: 'Ihr Sehtest',
    text: `Guten Tag Herr Lamprecht,

Ihr Sehtest am Donnerstag, 04.03. beginnt nicht wie vereinbart um 10:00 Uhr, sondern erst um 11:30 Uhr, weil das Messgerät vorher gewartet wird.

Optik Sternberg, Mo-Sa 9-18 Uhr
`,
    expected: [at('2027-03-04T11:30:00+01:00')],
  },
  {
    name: 'de: the answer names weekday and hour, the quote the date',
    sentAt: '2027-03-02T10:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Miriam Olschewski <m.olschewski@lichtwerk-agentur.example>',
    subject: 'AW: Termin Fotoshooting',
    text: `Hi Jan,

super, dann halten wir Donnerstag, 13 Uhr fest! Wir bringen Stativ und Hintergrund mit, ihr bitte die Kollektion.

LG Miri

-----Ursprüngliche Nachricht-----
Von: Jan Petersen <jan@petersen-strick.example>
Gesendet: Montag, 1. März 2027 16:48
An: Miriam Olschewski
Betreff: Termin Fotoshooting

Moin Miri, bei uns ginge Mittwoch, 10.3. ab 9 Uhr oder Donnerstag, 11.3. um 13 Uhr.
Gruß Jan
`,
    expected: [at('2027-03-11T13:00:00+01:00')],
  },
  {
    name: 'de: the new time comes before the old one',
    sentAt: '2027-01-25T17:58:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Ammann <reto.ammann@ammann-treuhand.example>',
    subject: 'Neuer Termin',
    text: `Guten Tag Herr Brunner

Wir treffen uns neu am Mittwoch, 3. Februar 2027, 14.00 Uhr statt wie ursprünglich abgemacht am Dienstag, 2. Februar, 10.00 Uhr. Der Ort bleibt gleich.

Freundliche Grüsse
Reto Ammann
`,
    expected: [at('2027-02-03T14:00:00+01:00')],
  },
  {
    name: 'de: a span with von and bis',
    sentAt: '2026-11-27T14:12:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Eva Reitbauer <reitbauer@notariat-reitbauer.example>',
    subject: 'Unterzeichnung Gesellschaftsvertrag',
    text: `Sehr geehrte Frau Haslinger,

für die Unterzeichnung des Gesellschaftsvertrages habe ich Donnerstag, den 10. Dezember 2026, von 15.00 bis 16.30 Uhr reserviert. Den Entwurf in der Fassung vom 24.11. finden Sie im Anhang. Bitte nehmen Sie einen amtlichen Lichtbildausweis mit.

Beste Grüße
Eva Reitbauer
`,
    expected: [at('2026-12-10T15:00:00+01:00', '2026-12-10T16:30:00+01:00')],
  },
  {
    name: 'de: a booking form with an ISO date',
    sentAt: '2027-06-02T04:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Buchungssystem <noreply@raumzeit-coworking.example>',
    subject: 'Buchung RZ-60417 bestätigt',
    text: `Buchungsnummer: RZ-60417
Raum: Saal Elbe (max. 24 Personen)
Datum: 2027-06-17
Beginn: 13:00
Ende: 17:00
Preis: 180,00 EUR zzgl. USt.
Storno kostenfrei bis 2027-06-10

Vielen Dank für Ihre Buchung!
`,
    expected: [at('2027-06-17T13:00:00+02:00', '2027-06-17T17:00:00+02:00')],
  },
  {
    name: 'de: the day after tomorrow in the zone of the sender',
    sentAt: '2026-12-08T10:26+00:00',
    timezone: 'Europe/Berlin',
    from: 'Claire Bennett <claire@bennett-textiles.example>',
    subject: 'Telefonat Muster',
    text: `Liebe Frau Scholl,

können wir übermorgen um 11 Uhr Londoner Zeit kurz telefonieren? Mein Deutsch ist am Telefon etwas langsam, aber es geht :-)

Herzliche Grüße
Claire Bennett
`,
    expected: [at('2026-12-10T12:00:00+01:00')],
  },
  {
    name: 'de: an invoice with the date of the work',
    sentAt: '2027-01-07T06:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung <rechnung@glanz-gebaeudereinigung.example>',
    subject: 'Rechnung RE-2027-0012',
    text: `Sehr geehrte Damen und Herren,

anbei erhalten Sie die Rechnung RE-2027-0012 vom 07.01.2027 für die Glasreinigung am 21.12.2026 (8:00-14:30 Uhr) über 416,50 €. Bei Zahlung bis 17.01.2027 gewähren wir 2 % Skonto.

Glanz Gebäudereinigung
`,
    expected: [],
  },
  {
    name: 'de: being on the phone without a proposal',
    sentAt: '2027-01-14T08:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Cornelia Vogt <c.vogt@vogt-lektorat.example>',
    subject: 'Korrekturfahne',
    text: `Guten Morgen,

die Korrekturfahne ist durchgesehen, 37 Anmerkungen. Bei Fragen bin ich heute bis 13 Uhr und morgen ab 10 Uhr am Telefon. Nächste Woche bin ich im Urlaub (18. bis 22. Januar).

C. Vogt
`,
    expected: [],
  },
  {
    name: 'de: only the quote names a time',
    sentAt: '2027-02-10T13:13:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gudrun Paech <gudrun.paech@paech-floristik.example>',
    subject: 'AW: Messebesuch',
    text: `Hallo Herr Wirtz,

das muss ich erst mit meiner Tochter klären, ich gebe Ihnen Bescheid.

Gruß G. Paech

Am Mi., 10. Feb. 2027 um 08:02 Uhr schrieb Dirk Wirtz <wirtz@wirtz-gewaechshaus.example>:
> Hallo Frau Paech, sollen wir am Freitag, 26. Februar um 10 Uhr zusammen auf die Messe fahren?
`,
    expected: [],
  },
  {
    name: 'de: a cancellation without a new time',
    sentAt: '2027-03-08T16:33:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ole Thiessen <ole@thiessen-boote.example>',
    subject: 'Donnerstag fällt aus',
    text: `Moin Frau Behn,

unseren Termin am Donnerstag, 11. März um 10 Uhr muss ich leider absagen, die Fähre fährt wegen Sturm nicht. Ich melde mich, wenn ich wieder an Land bin.

Gruß Ole
`,
    expected: [],
  },
  {
    name: 'de: a sheet of hours worked',
    sentAt: '2027-02-26T15:37:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Mario Zech <mario@zech-trockenbau.example>',
    subject: 'Stunden KW 8',
    text: `Hallo Chefin,

hier meine Stunden auf der Baustelle Lindenhof:
Mo 22.02. 7:00-16:00
Di 23.02. 7:00-15:30
Mi 24.02. 9:00-16:00
Rest war Regen. Materialliste folgt.

Mario
`,
    expected: [],
  },
  {
    name: 'de: a vague wish to meet',
    sentAt: '2026-11-26T12:21:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Katrin Lorenz <katrin@lorenz-keramik.example>',
    subject: 'Mal wieder',
    text: `Liebe Steffi,

wollen wir uns nächste Woche mal auf einen Kaffee treffen? Ich bin meistens vormittags in der Werkstatt. Die 40 Tassen (Auftrag 1107) sind übrigens fertig gebrannt.

Herzlich
Katrin

Werkstattverkauf Fr 14-18 Uhr, Sa 10-14 Uhr
`,
    expected: [],
  },
];
