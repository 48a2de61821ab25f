import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Dutch mails, written from the wish alone. */
export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: a physiotherapist confirms an appointment',
    sentAt: '2027-01-13T16:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fysiotherapie Zuiderpark <afspraken@fysiozuiderpark.example>',
    subject: 'Bevestiging afspraak',
    text: `Beste meneer De Wit,

Hierbij bevestigen wij uw afspraak bij Marleen Kuiper op dinsdag 19 januari 2027 om 8.20 uur.

Neem een handdoek en uw legitimatiebewijs mee. Afzeggen kan tot 24 uur van tevoren, daarna brengen wij de behandeling in rekening.

Met vriendelijke groet,
Fysiotherapie Zuiderpark
Openingstijden: ma t/m vr 7.30 - 18.00 uur`,
    expected: [at('2027-01-19T08:20:00+01:00')],
  },
  {
    name: 'nl: a painter types without capitals and says quarter past two',
    sentAt: '2027-04-08T20:18:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruud van Dam <ruud@vandamschilders.example>',
    subject: 'offerte kozijnen',
    text: `hoi esther

ik kom morgenmiddag om kwart over twee ff langs om de kozijnen op te meten, dan heb je maandag de offerte.

groetjes ruud`,
    expected: [at('2027-04-09T14:15:00+02:00')],
  },
  {
    name: 'nl: a supplier offers two times',
    sentAt: '2027-09-09T11:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ilse Verhagen <i.verhagen@verhagenkassasystemen.example>',
    subject: 'Demo kassasysteem',
    text: `Dag Sander,

Leuk je gesproken te hebben op de vakbeurs! Ik laat je het nieuwe systeem graag zien bij jullie in de winkel. Wat dacht je van een van deze momenten:

* woensdag 15 september, 9.30 - 10.30 uur
* maandag 20 september, 13.00 - 14.00 uur

Ik hoor het graag.

Groet,
Ilse`,
    expected: [
      at('2027-09-15T09:30:00+02:00', '2027-09-15T10:30:00+02:00'),
      at('2027-09-20T13:00:00+02:00', '2027-09-20T14:00:00+02:00'),
    ],
  },
  {
    name: 'nl: a Flemish customer moves from Tuesday to Friday',
    sentAt: '2027-11-08T09:27:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Koen Claeys <koen.claeys@claeys-interieur.example>',
    subject: 'Werfvergadering',
    text: `Goedemorgen Pieter,

De aannemer is morgen niet beschikbaar. De werfvergadering van dinsdag 9/11 om 10u schuift daarom op naar vrijdag 12/11 om 8u30. Gelieve dit ook aan de elektricien door te geven.

Mvg
Koen Claeys`,
    expected: [at('2027-11-12T08:30:00+01:00')],
  },
  {
    name: 'nl: a colleague wants to meet at half past eleven next Tuesday',
    sentAt: '2027-05-20T15:33:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fenna Postma <fenna@studiopostma.example>',
    subject: 'huisstijl bespreken',
    text: `Hee Joris,

De eerste schetsen zijn klaar! Zullen we die aanstaande dinsdag om half twaalf samen doornemen, bij mij in de studio? Duurt ongeveer zo lang als een kop koffie ;-)

Groetjes,
Fenna`,
    expected: [at('2027-05-25T11:30:00+02:00')],
  },
  {
    name: 'nl: an accountant sends an invitation as a calendar part',
    sentAt: '2027-02-26T14:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Henk Scholten <h.scholten@scholtenadvies.example>',
    subject: 'Uitnodiging: Bespreking jaarrekening 2026',
    text: `Beste Marieke,

Bijgaand de uitnodiging zoals besproken. De concept-jaarrekening stuur ik je een paar dagen van tevoren toe.

Met vriendelijke groet,
Henk Scholten`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:STANDARD
DTSTART:16011028T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010325T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:jaarrekening-2026-77@scholtenadvies.example
DTSTAMP:20270226T131400Z
DTSTART;TZID=Europe/Amsterdam:20270330T100000
DTEND;TZID=Europe/Amsterdam:20270330T113000
SUMMARY:Bespreking jaarrekening 2026
LOCATION:Kantoor Scholten Advies
ORGANIZER;CN=Henk Scholten:mailto:h.scholten@scholtenadvies.example
ATTENDEE;RSVP=TRUE:mailto:marieke@bloemenweelde.example
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-03-30T10:00:00+02:00', '2027-03-30T11:30:00+02:00')],
  },
  {
    name: 'nl: a call today through a conference link',
    sentAt: '2027-10-19T09:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Thijs Molenaar <t.molenaar@molenaarmedia.example>',
    subject: 'Re: persbericht',
    text: `Hoi Anouk,

Vanmiddag om 15.45 uur bellen is prima, via deze link: https://teams.microsoft.com/l/meetup-join/19%3ameeting_MjQz

Thijs`,
    expected: [at('2027-10-19T15:45:00+02:00')],
  },
  {
    name: 'nl: a fair of two days',
    sentAt: '2027-02-03T10:55:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Beursorganisatie Tuin & Groen <stands@tuinengroenbeurs.example>',
    subject: 'Bevestiging standplaats 42',
    text: `Geachte exposant,

Hartelijk dank voor uw inschrijving. Wij bevestigen u standplaats 42 op de vakbeurs Tuin & Groen, die plaatsvindt op woensdag 10 en donderdag 11 maart 2027 in Expo Houten.

De factuur ontvangt u separaat. Het technisch handboek staat vanaf 15 februari op onze website.

Met vriendelijke groet,
Team Tuin & Groen`,
    expected: [days('2027-03-10', '2027-03-12')],
  },
  {
    name: 'nl: a reply picks one of the quoted options',
    sentAt: '2027-06-29T13:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wouter Hendriks <wouter@hendriksdaken.example>',
    subject: 'RE: Lekkage plat dak',
    text: `Beste Carolien,

Dan kom ik donderdag 1 juli om 7.30 uur kijken.

Gr. Wouter

Van: Carolien Smit
Verzonden: dinsdag 29 juni 2027 10:20
Onderwerp: Lekkage plat dak

Dag Wouter, er is iemand op woensdag 30 juni om 12 uur of donderdag 1 juli vanaf 7.30 uur. Wat kun jij?
Carolien`,
    expected: [at('2027-07-01T07:30:00+02:00')],
  },
  {
    name: 'nl: a school invites to a ten minute talk',
    sentAt: '2026-11-17T14:26:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Basisschool De Vlieger <administratie@bsdevlieger.example>',
    subject: 'Tienminutengesprek Noor',
    text: `Beste ouders/verzorgers van Noor,

U bent ingedeeld voor het tienminutengesprek met juf Sanne op:

donderdag 26 november, 18.50 - 19.00 uur, lokaal 7

Komt dit niet uit? Ruil dan zelf met een andere ouder en laat het ons weten.

Met vriendelijke groeten,
Administratie De Vlieger`,
    expected: [at('2026-11-26T18:50:00+01:00', '2026-11-26T19:00:00+01:00')],
  },
  {
    name: 'nl: a call with New York is named in two zones',
    sentAt: '2027-03-18T17:50:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Babette Kok <babette.kok@koktrading.example>',
    subject: 'Gesprek met Doug',
    text: `Hi Niels,

Doug kan maandag 22 maart om 10 uur 's ochtends New Yorkse tijd. Let op: daar is de klok al verzet, dus bij ons is het dan 15.00 uur. Ik stuur je de inlogcode maandagochtend nog.

Babette`,
    expected: [at('2027-03-22T15:00:00+01:00')],
  },
  {
    name: 'nl: the municipality comes for an inspection and a talk follows a week later',
    sentAt: '2027-08-12T10:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Veldwijk <vergunningen@gemeenteveldwijk.example>',
    subject: 'Uw aanvraag terrasvergunning (zaak 2027-3381)',
    text: `Geachte mevrouw Bakker,

Naar aanleiding van uw aanvraag komt onze inspecteur, de heer Yilmaz, op dinsdag 24 augustus 2027 om 9.00 uur bij u langs om de situatie te bekijken.

De uitkomst bespreken wij met u op het gemeentehuis op dinsdag 31 augustus 2027 om 11.15 uur. U kunt zich melden bij de balie.

Wij beslissen uiterlijk op 1 oktober 2027 op uw aanvraag.

Hoogachtend,
Team Vergunningen
Het gemeentehuis is op werkdagen geopend van 9.00 tot 16.30 uur.`,
    expected: [at('2027-08-24T09:00:00+02:00'), at('2027-08-31T11:15:00+02:00')],
  },
  {
    name: 'nl: a reminder to send in the turnover tax return',
    sentAt: '2027-04-19T08:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Boekhoudkantoor Van Loon <info@vanloonboekhouding.example>',
    subject: 'Btw-aangifte eerste kwartaal',
    text: `Beste ondernemer,

Uiterlijk vrijdag 30 april moet de btw-aangifte over het eerste kwartaal binnen zijn bij de Belastingdienst. Lever je bonnen daarom vóór donderdag 22 april 17.00 uur bij ons aan.

Alvast bedankt!
Van Loon`,
    expected: [],
  },
  {
    name: 'nl: a parcel comes this afternoon',
    sentAt: '2027-05-11T08:12:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'PakketPost <noreply@pakketpost.example>',
    subject: 'Je pakket wordt vandaag bezorgd',
    text: `Goed nieuws! Je pakket van Kantoorland is onderweg en wordt vandaag, dinsdag 11 mei, bezorgd tussen 14.25 en 16.25 uur.

Niet thuis? De bezorger probeert het bij de buren.

Track & trace: 3SPAK0098123`,
    expected: [],
  },
  {
    name: 'nl: a Flemish shop announces its yearly leave',
    sentAt: '2027-07-02T12:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Drukkerij Goossens <info@drukkerijgoossens.example>',
    subject: 'Bouwverlof',
    text: `Beste klant,

Wij zijn gesloten wegens verlof van maandag 12 juli tot en met vrijdag 30 juli. Bestellingen die wij voor dinsdag 6 juli 12u ontvangen, worden nog voor het verlof geleverd.

Vanaf maandag 2 augustus staan wij opnieuw voor u klaar, elke werkdag van 8u tot 17u.

Prettige vakantie!
Familie Goossens`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: a training is cancelled for want of participants',
    sentAt: '2027-10-04T13:45:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Opleidingen De Waard <cursus@opleidingendewaard.example>',
    subject: 'Training BHV gaat niet door',
    text: `Beste deelnemer,

Helaas hebben zich te weinig deelnemers aangemeld voor de BHV-training van donderdag 14 oktober om 9.00 uur. De training gaat daarom niet door. U ontvangt het cursusgeld binnen twee weken terug.

Onze excuses voor het ongemak.

Opleidingen De Waard`,
    expected: [],
  },
  {
    name: 'nl: the report of a visit of last Friday',
    sentAt: '2027-02-08T10:21:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jeroen Blom <j.blom@blombrandveiligheid.example>',
    subject: 'Rapport controle brandblussers',
    text: `Geachte heer Vos,

Op vrijdag 5 februari tussen 13.00 en 14.30 uur hebben wij bij u de jaarlijkse controle uitgevoerd. Bijgaand het rapport. Twee blussers zijn afgekeurd en moeten worden vervangen.

De offerte hiervoor is geldig tot 8 maart.

Met vriendelijke groet,
Jeroen Blom`,
    expected: [],
  },
  {
    name: 'nl: a newsletter of a garden centre',
    sentAt: '2026-12-09T16:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tuincentrum Het Goede Blad <nieuwsbrief@hetgoedeblad.example>',
    subject: 'Kerstbomen: nu 2e halve prijs',
    text: `Hoera, de Nordmannen zijn binnen!

Alleen van donderdag 10 t/m zondag 13 december: de tweede boom voor de halve prijs.

Koopavond op vrijdag tot 21.00 uur, zaterdag en zondag open van 9.00 tot 18.00 uur. Tweede kerstdag gesloten.

Geen nieuwsbrief meer ontvangen? Klik hier.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: a declined time and a booking page without a time',
    sentAt: '2027-06-08T11:38:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lotte Brouwer <lotte@brouwerfotografie.example>',
    subject: 'Re: Fotoshoot team',
    text: `Hoi Bas,

Donderdag 17 juni om 14 uur lukt mij niet, dan sta ik op een bruiloft in Zeeland. Wil je via https://calendly.com/brouwerfotografie zelf een ander moment uitzoeken? Dan komt het goed.

Liefs, Lotte

Op di 8 jun 2027 om 10:50 schreef Bas Timmer <bas@timmerict.example>:
> Hoi Lotte, kan je donderdag 17 juni om 14 uur voor de teamfoto's?`,
    expected: [],
  },
  {
    name: 'nl: an absence note of somebody who works part time',
    sentAt: '2027-11-24T09:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerda Hoekstra <g.hoekstra@hoekstraverzekeringen.example>',
    subject: 'Automatisch antwoord: Schade bestelbus',
    text: `Bedankt voor uw e-mail. Op woensdag en vrijdag ben ik niet op kantoor. Op donderdag 25 november ben ik vanaf 8.30 uur weer aanwezig en neem ik uw bericht in behandeling.

Voor spoedgevallen belt u 0512 555 080.

Gerda Hoekstra`,
    expected: [],
  },
];
