import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Dutch mails with times, written from the wish alone. */
export const dutchMeetings: DetectionMail[] = [
  {
    name: 'nl: a fitter comes on Friday at a quarter past two',
    sentAt: '2027-02-09T17:34:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Installatiebedrijf Terpstra <planning@terpstra-installatie.example>',
    subject: 'Storing cv-ketel',
    text: `
Goedemiddag mevrouw Hoekstra,

Onze monteur kan vrijdag om kwart over twee bij u zijn om de ketel na te kijken. Wilt u zorgen dat de stookruimte bereikbaar is?

Met vriendelijke groet,
Wietske Terpstra

Bereikbaar ma t/m vr 7.30-17.00 uur
`,
    expected: [at('2027-02-12T14:15:00+01:00')],
  },
  {
    name: 'nl: a bookkeeper offers two times',
    sentAt: '2027-03-31T09:18:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Anneke Bosman <anneke@bosman-administratie.example>',
    subject: 'Jaarcijfers bespreken',
    text: `
Beste Hans,

De jaarcijfers zijn klaar. Zullen we ze even doornemen? Ik heb deze twee momenten voor je vrijgehouden:

- di 13 april, 10.00-11.00 uur
- wo 14 april, 13.30-14.30 uur

Laat je voor 7 april weten welke het wordt? Dan geef ik de andere weer vrij.

Groet,
Anneke
`,
    expected: [
      at('2027-04-13T10:00:00+02:00', '2027-04-13T11:00:00+02:00'),
      at('2027-04-14T13:30:00+02:00', '2027-04-14T14:30:00+02:00'),
    ],
  },
  {
    name: 'nl: a colleague moves a meeting from Thursday to Monday, without capitals',
    sentAt: '2027-06-22T21:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sjoerd Vink <sjoerd@vinkontwerp.example>',
    subject: 're: overleg huisstijl',
    text: `
hoi,

donderdag 11 uur red ik toch niet, zullen we het overleg verzetten naar maandag 28 juni half tien? zelfde plek

gr sjoerd

Op 21 juni 2027 om 10:05 schreef Fleur Maas:
> Top, dan zien we elkaar donderdag om 11 uur bij jou.
`,
    expected: [at('2027-06-28T09:30:00+02:00')],
  },
  {
    name: 'nl: a Flemish architect confirms a site visit',
    sentAt: '2027-10-05T11:51:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Architectenbureau Wouters <info@wouters-architecten.example>',
    subject: 'Werfbezoek Kortrijk',
    text: `
Dag Lieven,

Bij deze bevestig ik ons werfbezoek van volgende week: dinsdag 12/10 om 8u30 ter plaatse. Breng gerust de aannemer mee.

Met vriendelijke groeten
Griet Wouters
`,
    expected: [at('2027-10-12T08:30:00+02:00')],
  },
  {
    name: 'nl: a dentist sends a reminder with a date in figures',
    sentAt: '2027-01-29T08:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tandartspraktijk De Linde <afspraken@tandarts-delinde.example>',
    subject: 'Herinnering aan uw afspraak',
    text: `
Geachte heer Postma,

Wij herinneren u graag aan uw afspraak:

Datum: 05-02-2027
Tijd: 11:20 uur
Behandelaar: mw. S. Yildirim

Kunt u niet komen? Meld u dan minstens 24 uur van tevoren af.

Openingstijden: ma-do 8.00-17.00, vr 8.00-12.30
`,
    expected: [at('2027-02-05T11:20:00+01:00')],
  },
  {
    name: 'nl: two days on the moor with the whole team',
    sentAt: '2027-04-26T15:27:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Margriet de Wit <margriet@dewitzuivel.example>',
    subject: 'Teamdagen Drenthe',
    text: `
Lieve collega's,

Het huisje is geboekt! Onze teamdagen zijn op donderdag 17 en vrijdag 18 juni, in Dwingeloo. We zijn daar de hele dag, op beide dagen, dus houd je agenda vrij.

Geef je dieetwensen door voor 1 juni.

Margriet
`,
    expected: [days('2027-06-17', '2027-06-19')],
  },
  {
    name: 'nl: a phone call this afternoon at ten to four with a number',
    sentAt: '2027-09-15T10:41:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruben Schouten <r.schouten@schoutenverzekert.example>',
    subject: 'Uw vraag over de polis',
    text: `
Beste meneer Bakker,

Ik zoek het vanochtend voor u uit. Dan bel ik u vanmiddag om tien voor vier op uw mobiel, goed?

Vriendelijke groet,
Ruben Schouten
`,
    expected: [at('2027-09-15T15:50:00+02:00')],
  },
  {
    name: 'nl: a municipality invites to an information evening',
    sentAt: '2027-11-01T12:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Oosterveen <ondernemers@gemeente-oosterveen.example>',
    subject: 'Uitnodiging informatieavond herinrichting Dorpsstraat',
    text: `
Geachte ondernemer,

Graag nodigen wij u uit voor de informatieavond over de herinrichting van de Dorpsstraat, op woensdag 17 november 2027 van 19.30 tot 21.30 uur in dorpshuis De Spil.

U kunt uw vragen tot en met 10 november alvast mailen.

Met vriendelijke groet,
Gemeente Oosterveen
`,
    expected: [at('2027-11-17T19:30:00+01:00', '2027-11-17T21:30:00+01:00')],
  },
  {
    name: 'nl: an invitation with a calendar part to a demo via Teams',
    sentAt: '2027-05-12T13:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joost Kramer <joost@voorraadwijs.example>',
    subject: 'Uitnodiging: demo VoorraadWijs',
    text: `
Hallo Saskia,

In de bijlage de uitnodiging voor de demo. Inloggen kan via
https://teams.microsoft.com/l/meetup-join/19%3ameeting_NDk1ZTQ0%40thread.v2/0

Tot dan!
Joost
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//VoorraadWijs//Agenda//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:demo-5521@voorraadwijs.example
DTSTAMP:20270512T112000Z
DTSTART:20270520T083000Z
DTEND:20270520T091500Z
SUMMARY:Demo VoorraadWijs
LOCATION:Microsoft Teams
ORGANIZER;CN=Joost Kramer:mailto:joost@voorraadwijs.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-05-20T10:30:00+02:00', '2027-05-20T11:15:00+02:00')],
  },
  {
    name: 'nl: a customer cannot make one time and names another',
    sentAt: '2026-12-08T09:55:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Karin van Dalen <karin@bloemenvandalen.example>',
    subject: 'Re: ophalen kerststukken',
    text: `
Hoi Peter,

Zaterdag om 8 uur is voor ons te vroeg, dan staan we nog op de veiling. Kun je zaterdag om 10 uur komen? Dan drinken we meteen een bak koffie en lopen we de bestelling voor Pasen door.

Karin

Op 7 dec 2026 om 16:44 schreef Peter Smit <peter@smitcadeau.example>:
> Karin, zal ik zaterdag 12 december om 8 uur langskomen?
`,
    expected: [at('2026-12-12T10:00:00+01:00')],
  },
  {
    name: 'nl: an estate agent lists three viewings',
    sentAt: '2027-08-16T16:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Makelaardij Noordkade <verhuur@noordkade-makelaardij.example>',
    subject: 'Bezichtigingen bedrijfsruimte',
    text: `
Beste mevrouw Aydin,

Voor komende donderdag 19 augustus heb ik de volgende bezichtigingen voor u ingepland:

09.00 uur - Havenweg 14
10.15 uur - Kanaaldijk 3
11.30 uur - Molenpad 27b

Ik sta steeds voor de deur op u te wachten.

Groeten,
Dennis Prins
`,
    expected: [
      at('2027-08-19T09:00:00+02:00'),
      at('2027-08-19T10:15:00+02:00'),
      at('2027-08-19T11:30:00+02:00'),
    ],
  },
  {
    name: 'nl: a school expects a guest speaker in three weeks',
    sentAt: '2027-01-11T14:48:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Veerle Claeys <veerle.claeys@sint-amandus.example>',
    subject: 'Gastles 6de jaar',
    text: `
Beste Koen,

Super dat je wil komen vertellen over je bakkerij! De leerlingen kijken ernaar uit. We verwachten je dus op maandag 1 februari om 13 u. in lokaal B204, de les duurt twee uur.

Vriendelijke groeten
Veerle
`,
    expected: [at('2027-02-01T13:00:00+01:00', '2027-02-01T15:00:00+01:00')],
  },
];
