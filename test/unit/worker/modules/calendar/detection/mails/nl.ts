import { at, type DetectionMail, days } from './mail.ts';

/** Dutch mails: with times first, then without. */
export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: Thursday at half three is half past two',
    sentAt: '2026-11-23T09:50:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Femke de Boer <femke@boekbinderijdeboer.example>',
    subject: 'Proefband',
    text: `Hoi Sander,

de proefband is klaar! Kun je donderdag om half drie even langskomen? Dan laat ik ook de andere kleuren linnen zien.

Groetjes,
Femke`,
    expected: [at('2026-11-26T14:30:00+01:00')],
  },
  {
    name: 'nl: two options for an intake',
    sentAt: '2026-11-26T13:37:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'mr. J.W. Terpstra <terpstra@terpstranotaris.example>',
    subject: 'Afspraak oprichting BV',
    text: `Geachte heer Visser,

Voor het bespreken van de conceptakte kan ik u twee mogelijkheden bieden: dinsdag 1 december van 10.00 tot 11.00 uur of vrijdag 4
december om 15.45 uur. Graag verneem ik uw voorkeur.

Hoogachtend,
mr. J.W. Terpstra
Kantoor geopend ma t/m vr 8.30-17.00 uur, tel. 0513 14 15 30`,
    expected: [at('2026-12-01T10:00:00+01:00', '2026-12-01T11:00:00+01:00'), at('2026-12-04T15:45:00+01:00')],
  },
  {
    name: 'nl: the day after tomorrow at quarter past nine',
    sentAt: '2026-06-15T16:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bram <bram@fietsenvanbram.example>',
    subject: 'Re: bakfietsen',
    text: `Ja leuk! Kom overmorgen maar om kwart over negen naar de werkplaats, dan staat het prototype buiten.

Bram`,
    expected: [at('2026-06-17T09:15:00+02:00')],
  },
  {
    name: 'nl: a move from Tuesday to Thursday gives Thursday',
    sentAt: '2026-09-04T11:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ingrid Smit <i.smit@smitbouw.example>',
    subject: 'Bouwvergadering verzet',
    text: `Beste allemaal,

de bouwvergadering van dinsdag 8 september 13.00 uur wordt verzet naar donderdag 10 september 9.00 uur, omdat de constructeur
anders niet kan. Locatie blijft de keet.

Met vriendelijke groet,
Ingrid Smit`,
    expected: [at('2026-09-10T09:00:00+02:00')],
  },
  {
    name: 'nl: the reply takes the second option',
    sentAt: '2026-12-02T20:41:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Lotte Peeters <lotte@chocolaterielotte.example>',
    subject: 'Re: Fotoshoot',
    text: `Dag Wim,

Doe mij maar optie 2, dan is het licht hier het mooist. Ik zorg voor pralines :-)

Groeten, Lotte

Op wo 2 dec 2026 om 15:12 schreef Wim Maes <wim@maesfotografie.example>:
> Dag Lotte, voor de shoot kan ik:
> 1. maandag 7 december om 9u
> 2. dinsdag 8 december om 13u30
> Laat maar weten!
> Wim`,
    expected: [at('2026-12-08T13:30:00+01:00')],
  },
  {
    name: 'nl: a Teams call next Monday from 16 to 16.30',
    sentAt: '2026-11-27T12:25:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Youssef El Amrani <youssef@datamaat.example>',
    subject: 'Koppeling voorraad',
    text: `Hoi Sander,

Zullen we komende maandag van 16:00 tot 16:30 even bellen over de koppeling? Ik heb alvast een link gemaakt:
https://teams.microsoft.com/l/meetup-join/19%3ameeting_MTYz

De factuur (vervalt 15 december) loopt via Anna.

Youssef`,
    expected: [at('2026-11-30T16:00:00+01:00', '2026-11-30T16:30:00+01:00')],
  },
  {
    name: 'nl: 8 in the evening in Amsterdam for a reader in New York',
    sentAt: '2026-12-01T10:20:00+01:00',
    timezone: 'America/New_York',
    from: 'Marijke Vos <marijke@vostulpen.example>',
    subject: 'Bellen over de bollen',
    text: `Hoi Piet,

woensdagavond om 20.00 uur Nederlandse tijd schikt hier prima, dan is het bij jullie twee uur 's middags. Ik bel je op je mobiel.

Marijke`,
    expected: [at('2026-12-02T14:00:00-05:00')],
  },
  {
    name: 'nl: a study day takes the whole day',
    sentAt: '2026-11-16T14:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Opleidingen <info@bhvcentrum.example>',
    subject: 'Bevestiging herhaling BHV',
    text: `Beste Sander,

Hierbij bevestigen we de herhalingscursus BHV voor jullie team op donderdag 17 december 2026 (hele dag) bij jullie op locatie.
Annuleren kan kosteloos tot 3 december.

Vriendelijke groet,
Team Opleidingen`,
    expected: [days('2026-12-17')],
  },
  {
    name: 'nl: a trip of the team over three days',
    sentAt: '2026-12-03T09:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hanneke <hanneke@drukkerijdelta.example>',
    subject: 'Teamuitje Terschelling!!',
    text: `Lieve collega's,

het is rond: we gaan van 22 t/m 24 januari met z'n allen naar Terschelling. Wie neemt er een spelletje mee?

xx Hanneke`,
    expected: [days('2027-01-22', '2027-01-25')],
  },
  {
    name: 'nl: an appointment that was booked online',
    sentAt: '2026-10-23T15:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Cal.com <no-reply@cal.example>',
    subject: 'Bevestigd: Adviesgesprek tussen Nora Bakker en Sander Visser',
    text: `Je afspraak is ingepland

Wat: Adviesgesprek tussen Nora Bakker en Sander Visser
Wanneer: maandag 26 oktober 2026 | 14:00 - 14:45 (Europe/Amsterdam)
Wie: Nora Bakker - organisator, Sander Visser - sander@visserkaas.example
Waar: Cal Video: https://app.cal.example/video/kX9aa1

Iets wijzigen? Verzetten of annuleren`,
    expected: [at('2026-10-26T14:00:00+01:00', '2026-10-26T14:45:00+01:00')],
  },
  {
    name: 'nl: not at ten but at eleven on Friday',
    sentAt: '2026-11-24T08:11:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bram <bram@fietsenvanbram.example>',
    subject: 'Re: vrijdag',
    text: `Tien uur red ik vrijdag niet, moet eerst m'n dochter wegbrengen. Elf uur wel!

> Bram, vrijdag 10 uur bij ons op kantoor? Sander`,
    expected: [at('2026-11-27T11:00:00+01:00')],
  },
  {
    name: 'nl: Wednesday at a quarter to four at the office of the bookkeeper',
    sentAt: '2026-11-30T11:26:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Anna Kuipers <anna@kuipersadministratie.example>',
    subject: 'jaarcijfers',
    text: `Ha Sander,

Schikt het jou woensdag, kwart voor vier bij ons? Dan nemen we de cijfers door. De aangifte moet voor 1 februari weg, dus er is
nog tijd genoeg.

Anna`,
    expected: [at('2026-12-02T15:45:00+01:00')],
  },
  {
    name: 'nl: a reminder to pay',
    sentAt: '2026-11-25T07:45:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteuren <debiteuren@kantoorkeus.example>',
    subject: 'Herinnering factuur 20261130',
    text: `Geachte relatie,

Wellicht is het aan uw aandacht ontsnapt: factuur 20261130 van € 830,15 staat nog open. Wij verzoeken u vóór 4 december 17.00 uur
te betalen.

Afdeling Debiteuren`,
    expected: [],
  },
  {
    name: 'nl: a delivery between 18 and 20 tomorrow',
    sentAt: '2026-12-08T21:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Pakketdienst <noreply@pakketdienst.example>',
    subject: 'Morgen bezorgen we je pakket',
    text: `Hallo Sander,

We bezorgen je pakket van Boekbinderij De Boer morgen (woensdag 9 december) tussen 18:00 en 20:00 uur. Niet thuis? Geef het door
voor 23:00 uur.`,
    expected: [],
  },
  {
    name: 'nl: what was said last Tuesday',
    sentAt: '2026-06-19T10:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ingrid Smit <i.smit@smitbouw.example>',
    subject: 'Verslag',
    text: `Dag allen,

hierbij het verslag van dinsdag 16 juni 13.00 uur. Zoals toen besproken pakken we de kozijnen na de bouwvak op. Opmerkingen graag
per mail.

Ingrid`,
    expected: [],
  },
  {
    name: 'nl: the dentist is ill and the appointment lapses',
    sentAt: '2026-11-30T08:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tandartspraktijk Vlietzicht <balie@vlietzicht.example>',
    subject: 'Uw afspraak van vandaag',
    text: `Beste heer Visser,

Door ziekte van de tandarts gaat uw afspraak van vandaag 14.20 uur helaas niet door. U kunt een nieuwe afspraak maken via
070-310 14 15 (bereikbaar 8.00-12.00 uur).`,
    expected: [],
  },
  {
    name: 'nl: an out-of-office notice',
    sentAt: '2026-07-20T12:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nora Bakker <nora@bakkeradvies.example>',
    subject: 'Automatisch antwoord: vraagje',
    text: `Bedankt voor je bericht! Ik ben met vakantie tot en met vrijdag 7 augustus. Maandag 10 augustus vanaf 9.00 uur lees ik mijn mail weer.

Nora`,
    expected: [],
  },
  {
    name: 'nl: an evening of late opening in bulk mail',
    sentAt: '2026-12-10T16:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Woonwinkel <nieuws@woonwinkel.example>',
    subject: 'Vrijdag koopavond: 25% korting op alles',
    text: `Kom vrijdag 11 december tussen 18.00 en 21.00 uur naar de winkel en krijg 25% korting. Online geldt de actie t/m zondag 23.59 uur.

Geen mail meer ontvangen? Meld je af.`,
    expected: [],
  },
  {
    name: 'nl: a meeting some time, with nothing but a part of the day',
    sentAt: '2026-11-19T17:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marijke Vos <marijke@vostulpen.example>',
    subject: 'Bijpraten',
    text: `Hoi Sander,

zullen we binnenkort eens bijpraten? Ergens begin volgende week in de middag misschien, of anders na Sinterklaas. Ik hoor het wel!

Marijke`,
    expected: [],
  },
  {
    name: 'nl: a quoted time that is still being thought about',
    sentAt: '2026-12-04T09:09:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wim Maes <wim@maesfotografie.example>',
    subject: 'Re: nieuwe shoot',
    text: `Ik moet het nog even aan mijn assistent vragen, kom er maandag op terug.
Wim

> Kun je vrijdag 11 december om 10.00 uur? Sander`,
    expected: [],
  },
];
