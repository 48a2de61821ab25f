import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Dutch mails on which the detection may be tuned. */
export const dutchDevMails: DetectionMail[] = [
  {
    name: 'nl: a mortgage talk at the office',
    sentAt: '2027-01-07T14:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hypotheekhuis Rijnland <afspraken@hypotheekhuis-rijnland.example>',
    subject: 'Bevestiging adviesgesprek',
    text: `Beste Fatima en Youssef,

Hierbij de bevestiging van jullie adviesgesprek op donderdag 21 januari 2027 om 19.00 uur. Adres: Stationsplein 4, Leiden. Neem de jaaropgave over 2026 en een geldig legitimatiebewijs mee.

Tot dan!
Hypotheekhuis Rijnland
`,
    expected: [at('2027-01-21T19:00:00+01:00')],
  },
  {
    name: 'nl: two alternatives with half and kwart over',
    sentAt: '2027-01-13T16:16:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Administratiekantoor Postma <info@postma-administratie.example>',
    subject: 'Re: jaarrekening',
    text: `Hoi Ilse,

De cijfers van 2026 zijn binnen. Kun je dinsdag 19 januari om half twee of vrijdag 22 januari om kwart over negen bij ons op kantoor zijn?

Groeten, Jelle Postma

Op di 12 jan. 2027 om 11:02 schreef Ilse <ilse@bakkerij-ilse.example>:
> Hoi Jelle, is alles compleet zo?
`,
    expected: [at('2027-01-19T13:30:00+01:00'), at('2027-01-22T09:15:00+01:00')],
  },
  {
    name: 'nl: a whole weekend at a market',
    sentAt: '2027-03-30T11:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Streekmarkt <kramen@streekmarkt-dewaal.example>',
    subject: 'Uw kraam',
    text: `Beste standhouder,

Leuk dat u er weer bij bent! Uw kraam (nr. 27, 4 meter) staat voor u klaar op zaterdag 15 en zondag 16 mei. Kosten: € 140,- per weekend, betalen voor 1 mei.

Groet van de organisatie
`,
    expected: [days('2027-05-15', '2027-05-17')],
  },
  {
    name: 'nl: tomorrow morning for the leak, with a duration',
    sentAt: '2026-12-07T21:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ronnie <ronnie@dakdekker-ronnie.example>',
    subject: 'lekkage',
    text: `hoi, ik kom morgenochtend om 8 uur ff kijken naar t dak, duurt een uurtje. kosten 75 euro ex btw, ladder heb ik zelf

gr ronnie
`,
    expected: [at('2026-12-08T08:00:00+01:00', '2026-12-08T09:00:00+01:00')],
  },
  {
    name: 'nl: a full day of inspection',
    sentAt: '2027-04-19T13:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Keuringsdienst Techniek <planning@keuringsdienst-techniek.example>',
    subject: 'Keuring hoogwerkers',
    text: `Geachte relatie,

Op dinsdag 11 mei 2027 is onze keurmeester de hele dag bij u aanwezig voor de jaarlijkse keuring van uw hoogwerkers. Graag alle machines en keuringsrapporten (vorige keer: 13 mei 2026) gereedhouden.

Afdeling Planning
`,
    expected: [days('2027-05-11')],
  },
  {
    name: 'nl: a board meeting in the summer',
    sentAt: '2026-06-22T20:15:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Secretaris VvE <secretaris@vve-havenzicht.example>',
    subject: 'Uitnodiging ledenvergadering',
    text: `Geachte leden,

Namens het bestuur nodig ik u uit voor de ledenvergadering op dinsdag 7 juli 2026, aanvang 20.00 uur (inloop vanaf 19.30 uur), in de kantine van de haven. Stukken kunt u tot 1 juli bij mij opvragen.

H. Terpstra, secretaris
`,
    expected: [at('2026-07-07T20:00:00+02:00')],
  },
  {
    name: 'nl: a meter reader between two hours',
    sentAt: '2027-03-11T08:08:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Netbeheer Oost <meters@netbeheer-oost.example>',
    subject: 'Meterwissel',
    text: `Beste klant,

Op woensdag 24 maart 2027 komt onze monteur tussen 10.00 en 12.00 uur bij u langs om de slimme meter te plaatsen. De stroom is dan ongeveer een kwartier weg. Uw kenmerk: NO-5511-70.
`,
    expected: [at('2027-03-24T10:00:00+01:00', '2027-03-24T12:00:00+01:00')],
  },
  {
    name: 'nl: an intake and a follow-up',
    sentAt: '2027-01-20T13:05:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Els Claes <els.claes@arbodienst-demeyer.example>',
    subject: 'Afspraken medisch onderzoek',
    text: `Geachte mevrouw Maes,

Uw werknemer Stijn wordt verwacht op:
- do 28/01/2027 om 8u40: bloedafname (nuchter)
- do 18/02/2027 om 11u00: gesprek met de arts

Gelieve afwezigheid ten laatste 3 werkdagen vooraf te melden.

Els Claes
`,
    expected: [at('2027-01-28T08:40:00+01:00'), at('2027-02-18T11:00:00+01:00')],
  },
  {
    name: 'nl: a move with the ICS of the new time',
    sentAt: '2027-02-03T12:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Niels Bakker <niels@bakker-ict.example>',
    subject: 'Gewijzigd: migratieoverleg',
    text: `Beste allen,

Het migratieoverleg gaat niet op maandag 15 februari om 14:00 door maar op dinsdag 16 februari om 11:00. Bijgewerkte uitnodiging bijgevoegd.

Niels
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Bakker ICT//Agenda//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:migratie-0215@bakker-ict.example
SEQUENCE:1
DTSTAMP:20270203T111200Z
DTSTART;TZID=Europe/Amsterdam:20270216T110000
DTEND;TZID=Europe/Amsterdam:20270216T120000
SUMMARY:Migratieoverleg
ORGANIZER:mailto:niels@bakker-ict.example
ATTENDEE:mailto:info@slagerij-dewaard.example
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-02-16T11:00:00+01:00', '2027-02-16T12:00:00+01:00')],
  },
  {
    name: 'nl: an agency that only says when it is there',
    sentAt: '2027-03-02T09:45:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Uitzendbureau Kompas <vestiging@uitzend-kompas.example>',
    subject: 'Kandidaten orderpicker',
    text: `Beste Gerard,

We hebben drie geschikte kandidaten. Ik ben er vandaag tot 16:00 en donderdag de hele dag, dus bel gerust. Tarief: € 27,80 per uur, opzegtermijn 14 dagen.

Samira, Uitzendbureau Kompas
`,
    expected: [],
  },
  {
    name: 'nl: shop hours in December',
    sentAt: '2026-12-10T10:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bouwmarkt De Spijker <info@bouwmarkt-despijker.example>',
    subject: 'Openingstijden feestdagen',
    text: `Beste klanten,

donderdag 24 december zijn we open tot 16.00 uur, eerste en tweede kerstdag gesloten. Donderdag 31 december open van 7.00 tot 15.00 uur. Vanaf maandag 4 januari weer de gewone tijden.

Fijne dagen!
`,
    expected: [],
  },
  {
    name: 'nl: a review of the last visit',
    sentAt: '2027-03-23T12:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tineke Bos <tineke@bos-tuinen.example>',
    subject: 'Bedankt voor gisteren',
    text: `Dag meneer De Wit,

Fijn dat we gisteren (maandag 22 maart, 10 uur) de tuin konden bekijken. De offerte volgt binnen twee weken. De beuk van 4 m kost ongeveer 380 euro.

Tineke Bos
`,
    expected: [],
  },
  {
    name: 'nl: a log of a delivery problem',
    sentAt: '2027-01-22T13:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Claims <claims@vracht-noord.example>',
    subject: 'Schadeclaim 8.114',
    text: `Geachte heer Bosma,

Uit het logboek: op woensdag 20 januari om 6:40 geladen, om 9:55 bij u gelost, om 10:10 schade gemeld door uw magazijn. Wij vergoeden € 212,50. Bent u het niet eens, laat het dan binnen 14 dagen weten.
`,
    expected: [],
  },
  {
    name: 'nl: a webinar in a newsletter',
    sentAt: '2027-01-26T06:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Boekhoudwijzer <nieuws@boekhoudwijzer.example>',
    subject: 'Nieuwsbrief januari',
    isBulk: true,
    text: `De nieuwsbrief van Boekhoudwijzer

In het kort:
- btw-aangifte: de 7 grootste fouten
- gratis webinar "Kleineondernemersregeling", dinsdag 9 februari 20:00 uur, meld je aan via https://boekhoudwijzer.example/webinar
- nieuwe tarieven 2027

Afmelden voor deze nieuwsbrief: https://boekhoudwijzer.example/afmelden
`,
    expected: [],
  },
  {
    name: 'nl: a shopping evening for everyone on the list',
    sentAt: '2027-03-25T07:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Woonwinkel Fris <acties@woonwinkelfris.example>',
    subject: 'Save the date: VIP-avond',
    isBulk: true,
    text: `SAVE THE DATE!
VIP-avond op donderdag 8 april van 18.00 tot 22.00 uur, 25% korting op alles.

Kom gezellig langs in een van onze 14 winkels.

Geen mails meer ontvangen? Uitschrijven: https://woonwinkelfris.example/uit
`,
    expected: [],
  },
];
