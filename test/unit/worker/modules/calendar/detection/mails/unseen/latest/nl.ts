import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: kitchen customer proposes a showroom visit at half past two',
    sentAt: '2027-01-12T09:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marleen Vossebeld <m.vossebeld@postbusje.example>',
    subject: 'Keuken Vossebeld - nog even kijken naar het blad',
    text: `Goedemorgen,

Bedankt voor de offerte (nr. 27-0031). We zijn er bijna uit, alleen over het werkblad twijfelen we nog: composiet scheelt toch € 1.480.

Zouden we aanstaande vrijdag om half drie nog een keer bij jullie in de showroom mogen langskomen? Mijn man is dan vrij en dan kunnen we de stalen naast elkaar leggen.

Hartelijke groet,
Marleen Vossebeld
06 - 00 12 34 56`,
    expected: [at('2027-01-15T14:30:00+01:00')],
  },
  {
    name: 'nl: Flemish heating engineer announces a visit with its length',
    sentAt: '2027-01-18T16:42:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Planning Verwarming De Backer <planning@debacker-warmte.example>',
    subject: 'Onderhoud ketel – bevestiging afspraak',
    text: `Geachte mevrouw Coppens,

Wij bevestigen het jaarlijks onderhoud van de stookketel in uw praktijk.

Datum: woensdag 20/01/2027
Uur: 8u30
Duur van de werken: 1u30
Technieker: Dries

Gelieve de toegang tot het stooklokaal vrij te houden. De factuur (€ 189 excl. btw) volgt binnen de 30 dagen.

Met vriendelijke groeten

Verwarming De Backer bv
Ons secretariaat is te bereiken van maandag tot vrijdag van 9u tot 12u en van 13u tot 16u
Tel. 09 000 11 22`,
    expected: [at('2027-01-20T08:30:00+01:00', '2027-01-20T10:00:00+01:00')],
  },
  {
    name: 'nl: accountant lists three slots with ends for the annual accounts',
    sentAt: '2027-02-01T11:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Peter-Jan Hoogerwerf <pj@hoogerwerf-adviseurs.example>',
    subject: 'Bespreking jaarrekening 2026',
    text: `Beste Karin,

De concept-jaarrekening is klaar. Ik neem hem graag met je door bij ons op kantoor. Je kunt kiezen uit:

- do 4 februari, 10.00 - 11.00 uur
- vr 5 februari, 13.30 - 14.30 uur
- ma 8 februari, 9.00 - 10.00 uur

Laat je even weten wat het wordt? De stukken moeten overigens pas op 31 maart bij de bank liggen, dus paniek is er niet.

Groet,
Peter-Jan

Hoogerwerf Adviseurs | KvK 00112233 | 030 000 45 45`,
    expected: [
      at('2027-02-04T10:00:00+01:00', '2027-02-04T11:00:00+01:00'),
      at('2027-02-05T13:30:00+01:00', '2027-02-05T14:30:00+01:00'),
      at('2027-02-08T09:00:00+01:00', '2027-02-08T10:00:00+01:00'),
    ],
  },
  {
    name: 'nl: reply takes the second of two quoted options',
    sentAt: '2027-02-11T08:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sander Lubbers <sander@lubbers-dakwerken.example>',
    subject: 'Re: Opname dak Havenstraat',
    text: `Hoi Esther,

Doe maar de tweede, dat komt mij het beste uit. Ladder neem ik zelf mee.

Gr. Sander

> Op 10 februari 2027 om 16:31 schreef Esther Bruins <esther@vastbeheer.example>:
>
> Dag Sander,
>
> Voor de opname van het dak aan de Havenstraat kan de huismeester op deze momenten:
>
> 1. woensdag 17 februari, 15.00 uur
> 2. donderdag 18 februari, 9.30 uur
>
> Welke heeft je voorkeur?
>
> Esther`,
    expected: [at('2027-02-18T09:30:00+01:00')],
  },
  {
    name: 'nl: tax adviser reminds of filing deadlines only',
    sentAt: '2027-02-15T10:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fiscaal Team Brandsma <fiscaal@brandsma-tax.example>',
    subject: 'Aanleveren stukken btw en inkomstenbelasting',
    text: `Geachte heer Wiersma,

Voor de btw-aangifte over februari ontvangen wij uw bonnen graag uiterlijk maandag 15 maart om 12.00 uur. Later aangeleverde stukken schuiven door naar het volgende tijdvak.

De aangifte inkomstenbelasting moet vóór 1 mei 2027 binnen zijn. Wij dienen die digitaal in; de server sluit op 30 april om 23.59 uur.

U kunt alles uploaden in het portaal, u hoeft er niet voor langs te komen.

Met vriendelijke groet,

Brandsma Belastingadvies
Bereikbaar op werkdagen 8.30 - 17.00 uur`,
    expected: [],
  },
  {
    name: 'nl: parcel carrier announces a delivery window',
    sentAt: '2027-02-22T07:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'PakketPost <noreply@pakketpost.example>',
    subject: 'Je pakket komt vandaag tussen 14:15 en 16:15 uur',
    text: `Hallo Fietsenmaker Dekkers,

Goed nieuws! Je pakket 3SABC0099887 van Velg & Spaak Groothandel is onderweg.

Verwacht bezorgmoment: maandag 22 februari, 14:15 - 16:15 uur
Bezorgadres: Molenweg 14, Ede

Niet aanwezig? Dan proberen we het dinsdag 23 februari nog een keer, of je haalt het pakket op bij een afhaalpunt (open tot 21:00 uur).

Groeten van PakketPost`,
    expected: [],
  },
  {
    name: 'nl: bulk newsletter of a garden wholesaler with an open house',
    sentAt: '2027-03-02T06:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tuingroothandel De Linde <nieuws@delinde-groothandel.example>',
    subject: 'Voorjaarskriebels: 20% op buxus, open huis en nieuwe collectie potten',
    isBulk: true,
    text: `VOORJAARSNIEUWS

* 20% korting op alle buxus t/m zondag 14 maart
* Open huis: zaterdag 13 maart van 10.00 tot 16.00 uur, koffie en stroopwafels staan klaar
* De nieuwe collectie potten staat vanaf 9 maart 8.00 uur online

Bekijk alle aanbiedingen op https://delinde-groothandel.example/voorjaar

Geen nieuwsbrief meer ontvangen? Klik hier om je af te melden.`,
    expected: [],
  },
  {
    name: 'nl: architect moves the site meeting from Tuesday to Wednesday',
    sentAt: '2027-03-05T14:55:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Liesbet Moerman <liesbet@atelier-moerman.example>',
    subject: 'werfvergadering verplaatst',
    text: `Dag Koen,

De stabiliteitsingenieur zit dinsdag vast, dus ik verschuif onze werfvergadering van dinsdag 9 maart 10u naar woensdag 10 maart 11u. Plaats blijft dezelfde: de werfkeet in Lochristi.

Laat ge het zelf weten aan uw ploegbaas?

Groetjes
Liesbet`,
    expected: [at('2027-03-10T11:00:00+01:00')],
  },
  {
    name: 'nl: client cancels the appointment without a new one',
    sentAt: '2027-03-08T08:17:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Yvonne Tjepkema <yvonne.tjepkema@mailhuis.example>',
    subject: 'afspraak donderdag',
    text: `Beste Mirjam,

Helaas moet ik de afspraak van donderdag 11 maart om 13.45 uur afzeggen. Mijn dochter moet geopereerd worden en ik weet nog niet hoe de weken daarna eruitzien.

Ik bel zelf wel als ik een nieuwe afspraak wil maken. Sorry voor het ongemak!

Groetjes,
Yvonne Tjepkema`,
    expected: [],
  },
  {
    name: 'nl: ICS invitation to a kick-off with Brussels time zone',
    sentAt: '2027-03-09T15:31:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Jonas Peeters <jonas.peeters@kantelpunt.example>',
    subject: 'Uitnodiging: kick-off website Bakkerij Roosens',
    text: `Jonas Peeters heeft u uitgenodigd voor: kick-off website Bakkerij Roosens

Wanneer: donderdag 18 maart 2027 13:00 - 14:30 (Brussel)
Waar: Kantelpunt, Dok Noord 5, Gent

Aanvaarden / Misschien / Weigeren`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Kantelpunt//Agenda//NL
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:kickoff-roosens-4471@kantelpunt.example
DTSTAMP:20270309T143100Z
DTSTART;TZID=Europe/Brussels:20270318T130000
DTEND;TZID=Europe/Brussels:20270318T143000
SUMMARY:Kick-off website Bakkerij Roosens
LOCATION:Kantelpunt\\, Dok Noord 5\\, Gent
ORGANIZER;CN=Jonas Peeters:mailto:jonas.peeters@kantelpunt.example
ATTENDEE;CN=Bakkerij Roosens;RSVP=TRUE:mailto:info@roosens.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-18T13:00:00+01:00', '2027-03-18T14:30:00+01:00')],
  },
  {
    name: 'nl: supplier agrees to go to a trade fair together for a whole day',
    sentAt: '2027-03-11T12:03:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gert Slagter <gert@slagter-machines.example>',
    subject: 'Houtbeurs',
    text: `Ha Wim,

Top dat je meegaat! Dan zijn we dinsdag 16 maart de hele dag samen op de houtbeurs in Hardenberg. Ik heb twee kaarten geregeld, die zijn op naam dus niet kwijtraken.

Ik wil in elk geval naar de stand van die kantenlijmer kijken, hal 3.

Gert

Slagter Machines - 0523 00 00 17`,
    expected: [days('2027-03-16')],
  },
  {
    name: 'nl: company doctor summons with numeric date and length',
    sentAt: '2027-03-15T13:26:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'ArboKompas Planbureau <planbureau@arbokompas.example>',
    subject: 'Oproep spreekuur bedrijfsarts',
    text: `Geachte mevrouw Özdemir,

U wordt verwacht op het spreekuur van de bedrijfsarts, mw. drs. F. Kalma.

Datum: 22-03-2027
Tijd: 13:40 uur
Duur: 20 minuten
Locatie: Stationsplein 8, 3e verdieping, Zwolle

Bent u verhinderd, meld dit dan minimaal 24 uur van tevoren. Bij niet verschijnen brengen wij € 95,- in rekening bij uw werkgever.

Met vriendelijke groet,
Planbureau ArboKompas
ma t/m vr 08:00 - 17:30 uur, 088 000 21 21`,
    expected: [at('2027-03-22T13:40:00+01:00', '2027-03-22T14:00:00+01:00')],
  },
  {
    name: 'nl: British supplier call given in UK time',
    sentAt: '2027-04-02T17:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Anneke Whitfield <anneke@whitfield-yarns.example>',
    subject: 'Call over de najaarskleuren',
    text: `Dag Saskia,

Fijn dat je belangstelling hebt voor de najaarskleuren. Ik heb je ingepland voor een videocall op donderdag 8 april om 15.00 uur Engelse tijd. Ik zit zoals altijd in Leeds.

Je kunt inbellen via https://meet.whitfield-yarns.example/saskia-kleuren

De staalkaarten gaan maandag op de post.

Liefs,
Anneke`,
    expected: [at('2027-04-08T16:00:00+02:00')],
  },
  {
    name: 'nl: freelancer states general availability and asks for a proposal',
    sentAt: '2027-04-06T09:48:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bram Oudshoorn <bram@oudshoorn-tekst.example>',
    subject: 'Re: kennismaken',
    text: `Hoi Lotte,

Leuk, ik maak graag kennis! Volgende week ben ik vrijwel de hele week vrij, alleen op woensdag werk ik op locatie. Maandagen en vrijdagen zijn bij mij meestal prima.

Doe jij een voorstel? Dan zet ik het vast.

Groet,
Bram

Oudshoorn Tekst & Redactie
Telefonisch bereikbaar van 9.30 tot 15.00 uur`,
    expected: [],
  },
  {
    name: 'nl: property manager announces a check of the shop premises, office hours in signature',
    sentAt: '2027-04-08T10:37:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rob van Elderen <r.vanelderen@kadebeheer.example>',
    subject: 'Voorinspectie winkelruimte Kade 22',
    text: `Geachte huurder,

I.v.m. het aflopen van uw huurcontract per 30 juni a.s. kom ik bij u langs voor de voorinspectie van de winkelruimte. Ik heb die ingepland op dinsdag 20 april a.s. om 11.15 uur. Wilt u zorgen dat de kelder toegankelijk is?

De eindinspectie plannen wij in de loop van juni met u in.

Hoogachtend,

Rob van Elderen
Kadebeheer Vastgoed
Kantoor open: ma-do 08.30-12.30 uur, vr gesloten
Storingen 24/7: 010 000 77 88`,
    expected: [at('2027-04-20T11:15:00+02:00')],
  },
  {
    name: 'nl: painter proposes parts of the day only',
    sentAt: '2027-04-13T20:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Schildersbedrijf Kuik <info@kuikschilders.example>',
    subject: 'kozijnen opmeten',
    text: `Hallo,

Ik wil de kozijnen nog een keer nameten voor ik bestel. Kan donderdagmiddag, of anders vrijdag vroeg in de ochtend? Laat maar weten wat jullie het liefst hebben, dan spreken we nog een tijd af.

Verf heb ik besteld, die komt de 20e binnen.

Mvg Henk Kuik`,
    expected: [],
  },
  {
    name: 'nl: applicant confirms the job interview',
    sentAt: '2027-04-07T19:25:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Amélie Vandenbussche <amelie.vdb@webpost.example>',
    subject: 'Sollicitatie administratief bediende (ref. VAC-218)',
    text: `Geachte heer Claes,

Hartelijk dank voor uw telefoontje van vanmiddag en voor de kans om mij voor te stellen.

Graag bevestig ik ons gesprek op maandag 12 april om 16.15 uur in uw kantoor te Mechelen. Mijn diploma en het attest van mijn vorige werkgever breng ik mee.

Met de meeste hoogachting,

Amélie Vandenbussche
0470 00 33 21`,
    expected: [at('2027-04-12T16:15:00+02:00')],
  },
  {
    name: 'nl: restaurant confirmation with JSON-LD food reservation',
    sentAt: '2027-04-19T12:44:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Restaurant De Zilte Hap <reserveren@deziltehap.example>',
    subject: 'Uw reservering is bevestigd',
    text: `Beste Femke Postma,

Uw tafel is gereserveerd!

Donderdag 22 april 2027, 12:30 uur
6 personen
Reserveringsnummer ZH-88120

Onze keuken is geopend van 12:00 tot 21:30 uur. Annuleren kan kosteloos tot 24 uur vooraf.

Tot ziens in De Zilte Hap, Kaai 3, Harlingen`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "ZH-88120",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Femke Postma" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restaurant De Zilte Hap",
    "address": { "@type": "PostalAddress", "streetAddress": "Kaai 3", "addressLocality": "Harlingen", "addressCountry": "NL" }
  },
  "startTime": "2027-04-22T12:30:00+02:00",
  "partySize": "6"
}
</script></head><body>
<p>Beste Femke Postma,</p>
<p>Uw tafel is gereserveerd!</p>
<p><b>Donderdag 22 april 2027, 12:30 uur</b><br>6 personen<br>Reserveringsnummer ZH-88120</p>
<p>Onze keuken is geopend van 12:00 tot 21:30 uur. Annuleren kan kosteloos tot 24 uur vooraf.</p>
<p>Tot ziens in De Zilte Hap, Kaai 3, Harlingen</p>
</body></html>`,
    expected: [at('2027-04-22T12:30:00+02:00')],
  },
  {
    name: 'nl: course registration with JSON-LD event reservation',
    sentAt: '2027-04-26T09:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Opleidingshuis Vlaskant <inschrijvingen@vlaskant.example>',
    subject: 'Bevestiging inschrijving: Voedselveiligheid voor bakkers',
    text: `Dag Stijn,

Je bent ingeschreven voor de opleiding "Voedselveiligheid voor bakkers".

Wanneer: dinsdag 11 mei 2027 van 18u30 tot 21u30
Waar: Opleidingshuis Vlaskant, Kortrijk, lokaal 2.04
Inschrijvingsnummer: VK-2027-5521

Het inschrijvingsgeld (€ 65) betaal je voor 4 mei op ons rekeningnummer.

Tot dan!
Het team van Vlaskant`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "VK-2027-5521",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Stijn Verhaeghe" },
  "reservationFor": {
    "@type": "Event",
    "name": "Voedselveiligheid voor bakkers",
    "startDate": "2027-05-11T18:30:00+02:00",
    "endDate": "2027-05-11T21:30:00+02:00",
    "location": { "@type": "Place", "name": "Opleidingshuis Vlaskant", "address": "Kortrijk, lokaal 2.04" }
  }
}
</script></head><body>
<p>Dag Stijn,</p>
<p>Je bent ingeschreven voor de opleiding &quot;Voedselveiligheid voor bakkers&quot;.</p>
<p>Wanneer: dinsdag 11 mei 2027 van 18u30 tot 21u30<br>Waar: Opleidingshuis Vlaskant, Kortrijk, lokaal 2.04<br>Inschrijvingsnummer: VK-2027-5521</p>
<p>Het inschrijvingsgeld (&euro; 65) betaal je voor 4 mei op ons rekeningnummer.</p>
<p>Tot dan!<br>Het team van Vlaskant</p>
</body></html>`,
    expected: [at('2027-05-11T18:30:00+02:00', '2027-05-11T21:30:00+02:00')],
  },
  {
    name: 'nl: shop order with JSON-LD parcel delivery',
    sentAt: '2027-04-29T18:21:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kantoorkoning <service@kantoorkoning.example>',
    subject: 'Je bestelling 7700912 is verzonden',
    text: `Beste klant,

Je bestelling 7700912 (4x bureaustoel Flex, 1x zit-sta-bureau) is verzonden.

De bezorger komt op maandag 3 mei tussen 09:00 en 13:00 uur.

Retourneren kan tot 30 dagen na ontvangst.

Kantoorkoning`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "KK7700912NL",
  "expectedArrivalFrom": "2027-05-03T09:00:00+02:00",
  "expectedArrivalUntil": "2027-05-03T13:00:00+02:00",
  "carrier": { "@type": "Organization", "name": "Vrachtvlug" },
  "itemShipped": { "@type": "Product", "name": "Bureaustoel Flex" },
  "partOfOrder": { "@type": "Order", "orderNumber": "7700912", "merchant": { "@type": "Organization", "name": "Kantoorkoning" } }
}
</script></head><body>
<p>Beste klant,</p>
<p>Je bestelling 7700912 (4x bureaustoel Flex, 1x zit-sta-bureau) is verzonden.</p>
<p>De bezorger komt op maandag 3 mei tussen 09:00 en 13:00 uur.</p>
<p>Retourneren kan tot 30 dagen na ontvangst.</p>
<p>Kantoorkoning</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'nl: software vendor tells when the new version goes live',
    sentAt: '2027-05-03T11:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nadia el Amrani <nadia@planbord.example>',
    subject: 'Versie 6 van Planbord komt eraan',
    text: `Dag Tom,

Nog even volhouden met die trage lijsten: versie 6 gaat dinsdag 11 mei om 8.00 uur live. Je hoeft er niets voor te doen, na opnieuw inloggen staat alles klaar.

De oude app blijft werken t/m 30 juni. Vanaf 1 juli gaat de prijs per gebruiker naar € 11,50.

Groeten,
Nadia
Accountmanager Planbord`,
    expected: [],
  },
  {
    name: 'nl: IT partner announces a maintenance window',
    sentAt: '2027-05-10T16:20:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Servicedesk Bitwerk <servicedesk@bitwerk.example>',
    subject: '[Gepland onderhoud] mailserver 15/05 22u00 - 16/05 02u00',
    text: `Beste klant,

In de nacht van zaterdag 15 mei op zondag 16 mei voeren wij onderhoud uit aan de mailserver.

Begin: za 15/05/2027 22u00
Einde: zo 16/05/2027 02u00
Impact: mail kan tot 20 minuten onbereikbaar zijn

Er is van uw kant geen actie nodig.

Servicedesk Bitwerk
ma-vr 8u-18u | 03 000 90 00`,
    expected: [],
  },
  {
    name: 'nl: sloppy lower-case request for a call tomorrow at quarter to four',
    sentAt: '2027-05-12T21:38:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rick Wolbers <rickwolbers@snelpost.example>',
    subject: 'bus',
    text: `hoi, kan je me morgen om kwart voor 4 ff belle over de bestikkering vd bus? heb t logo nu eindelijk in goeie kwaliteit. ben dan klaar op de klus dus kan rustig prate

grtz rick
0600445566`,
    expected: [at('2027-05-13T15:45:00+02:00')],
  },
  {
    name: 'nl: web agency sends a video link with date, start and end',
    sentAt: '2027-05-18T10:15:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Iris Daalman <iris@studiodaalman.example>',
    subject: 'Link voor onze demo',
    text: `Hi Jeroen,

Hierbij de link voor de demo van de nieuwe webshop:

do. 20 mei 2027, 14:00-14:45
https://video.studiodaalman.example/j/8120034455?pwd=1430
Vergadering-ID: 812 003 4455
Wachtwoord: 1430

Telefonisch inbellen kan ook: +31 20 000 18 30

Tot dan!
Iris`,
    expected: [at('2027-05-20T14:00:00+02:00', '2027-05-20T14:45:00+02:00')],
  },
  {
    name: 'nl: colleague forwards an invitation and asks the reader to go',
    sentAt: '2027-05-24T08:51:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hanneke Stoffels <hanneke@stoffels-interieur.example>',
    subject: 'Fwd: Oplevering lobby Hotel Meerzicht',
    text: `Daan,

Ik sta die dag op de bouw in Breda. Kun jij vrijdag 28 mei om 11 uur naar de oplevering bij Meerzicht? Neem de restpuntenlijst mee.

H.

---------- Doorgestuurd bericht ----------
Van: Receptie Hotel Meerzicht <receptie@meerzicht.example>
Datum: vr 21 mei 2027 17:03
Onderwerp: Oplevering lobby
Aan: Hanneke Stoffels

Beste mevrouw Stoffels,

De directie verwacht u vrijdag 28 mei om 11.00 uur voor de oplevering van de lobby. Het ontbijt loopt tot 10.30 uur, dus daarna is de ruimte vrij.

Hotel Meerzicht
Inchecken vanaf 15.00 uur, uitchecken tot 11.00 uur`,
    expected: [at('2027-05-28T11:00:00+02:00')],
  },
  {
    name: 'nl: holding reply with proposed times only in the quoted mail',
    sentAt: '2027-05-31T13:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Corine Zandstra <c.zandstra@zandstra-notariaat.example>',
    subject: 'RE: Afspraak testament',
    text: `Geachte heer Buitenhuis,

Dank voor uw bericht. Ik moet dit eerst met mijn kandidaat-notaris overleggen en kom er later deze week bij u op terug.

Met vriendelijke groet,
Corine Zandstra

Van: F. Buitenhuis <f.buitenhuis@buitenhuis-bouw.example>
Verzonden: zondag 30 mei 2027 20:47
Aan: Corine Zandstra
Onderwerp: Afspraak testament

Geachte mevrouw Zandstra,

Zou ik langs kunnen komen op dinsdag 8 juni om 9.00 uur of op woensdag 9 juni om 16.30 uur?

F. Buitenhuis`,
    expected: [],
  },
  {
    name: 'nl: customer declines Tuesday at three and offers two other times',
    sentAt: '2027-06-04T12:09:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Lambrecht <griet@lambrecht-bloemen.example>',
    subject: 'RE: passen bruidsmeisjes + bloemen',
    text: `Dag Nele,

Dinsdag om 15u gaat spijtig genoeg niet, dan is het hier te druk in de winkel. Volgende week woensdag om half 11 kan wel, of anders donderdag (de 10e) om 9u.

Zeg maar wat voor u het beste uitkomt!

Vele groetjes,
Griet

Bloemen Lambrecht - open di-za 9u-18u30`,
    expected: [at('2027-06-09T10:30:00+02:00'), at('2027-06-10T09:00:00+02:00')],
  },
  {
    name: 'nl: automatic out-of-office reply with return date',
    sentAt: '2027-06-07T07:45:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marco Terlouw <m.terlouw@terlouw-staal.example>',
    subject: 'Automatisch antwoord: offerte hekwerk',
    text: `Bedankt voor uw mail. Ik ben afwezig van maandag 7 juni t/m vrijdag 18 juni. Op maandag 21 juni ben ik vanaf 8.00 uur weer aanwezig.

Voor dringende zaken belt u met de binnendienst (bereikbaar 7.30 - 16.30 uur): 0184 00 05 05.

Marco Terlouw`,
    expected: [],
  },
  {
    name: 'nl: sports club secretary invites a board member in the evening',
    sentAt: '2027-06-08T22:14:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ton Grootenboer <secretaris@svdelaagte.example>',
    subject: 'bestuursvergadering juni',
    text: `Beste Ria,

De volgende bestuursvergadering is op maandag 14 juni, aanvang 20.00 uur in de kantine. We stoppen om 22.00 uur, beloofd ;-)

Agenda:
1. Opening
2. Notulen van 10 mei
3. Sponsorcontracten (jij)
4. Trainingstijden nieuwe seizoen - jeugd di 18.00, senioren do 20.30
5. Rondvraag

Stukken graag uiterlijk zaterdag naar mij.

Sportgroet,
Ton`,
    expected: [at('2027-06-14T20:00:00+02:00', '2027-06-14T22:00:00+02:00')],
  },
  {
    name: 'nl: municipality invites to a hearing on an objection in formal style',
    sentAt: '2027-05-20T09:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Oldermeer <bezwaar@oldermeer.example>',
    subject: 'Uitnodiging hoorzitting, zaaknummer Z/27/004518',
    text: `Geachte heer Van der Kolk,

Op 3 april 2027 hebt u bezwaar gemaakt tegen de weigering van een terrasvergunning (besluit van 24 maart 2027). De bezwaarschriftencommissie stelt u in de gelegenheid uw bezwaar mondeling toe te lichten.

De hoorzitting vindt plaats op donderdag 3 juni 2027 te 10.30 uur in het gemeentehuis, kamer 1.12. Voor de behandeling van uw zaak is een half uur uitgetrokken.

Nadere stukken kunt u indienen tot tien dagen vóór de zitting.

Hoogachtend,
namens het college,
mr. J. Soeters, secretaris

Openingstijden publieksbalie: ma t/m vr 9.00-13.00 uur, do ook 17.00-19.30 uur`,
    expected: [at('2027-06-03T10:30:00+02:00', '2027-06-03T11:00:00+02:00')],
  },
  {
    name: 'nl: Flemish notary fixes the signing of the deed',
    sentAt: '2027-06-09T15:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Notariskantoor Desmedt <info@notaris-desmedt.example>',
    subject: 'Dossier 2027/0412 – verlijden akte',
    text: `Geachte heer en mevrouw Maes,

Ingevolge ons telefonisch onderhoud bevestig ik u dat de akte van aankoop van het handelspand te Aalst zal worden verleden ten kantore op vrijdag 18 juni eerstkomend om 11 uur.

Gelieve het saldo van € 214.350,00 ten laatste op woensdag 16 juni over te maken op de derdenrekening en uw identiteitskaart mee te brengen.

Met de meeste achting,

Mr. Hilde Desmedt
Notaris`,
    expected: [at('2027-06-18T11:00:00+02:00')],
  },
  {
    name: 'nl: Flemish garage, van to be brought in early',
    sentAt: '2027-06-17T17:33:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Garage Wauters <werkplaats@garagewauters.example>',
    subject: 'camionette 1-XYZ-987',
    text: `Dag Patrick

Wisselstukken zijn binnen. Ge kunt met de camionette komen op dinsdag 22/6 om 7u45, ik heb een vervangwagen voor u klaarstaan.
Remmen vooraan + distributieriem, samen 1.130 euro btw inbegrepen.

Groeten
Luc Wauters`,
    expected: [at('2027-06-22T07:45:00+02:00')],
  },
  {
    name: 'nl: payment reminder with terms and telephone hours',
    sentAt: '2027-06-21T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteuren Van Loon Verpakkingen <debiteuren@vanloonpack.example>',
    subject: 'Tweede herinnering factuur 2027-1933',
    text: `Geachte relatie,

Uit onze administratie blijkt dat factuur 2027-1933 van 4 mei 2027 ad € 842,16 nog openstaat. Wij verzoeken u het bedrag uiterlijk maandag 28 juni 2027, 17.00 uur, over te maken.

Vragen? Bel tussen 9.00 en 12.00 uur naar 0317 00 06 60.

Heeft u inmiddels betaald, dan kunt u deze mail als niet verzonden beschouwen.

Afdeling debiteuren`,
    expected: [],
  },
  {
    name: 'nl: supplier mentions his own dentist appointment in passing',
    sentAt: '2027-06-23T11:52:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jacco Blom <jacco@blom-tegels.example>',
    subject: 'Re: tegelmonsters',
    text: `Hoi Petra,

De monsters zijn vanochtend met de koerier mee. De prijzen moet ik nog nakijken, maar vrijdag zit ik om 10 uur bij de tandarts en daarna heb ik nog een vergadering met de fabriek om 13.00 uur. De prijslijst mail ik je dus pas in de loop van volgende week.

Groetjes, Jacco`,
    expected: [],
  },
  {
    name: 'nl: reader in New York, time given in Dutch and local time',
    sentAt: '2027-06-29T14:18:00+02:00',
    timezone: 'America/New_York',
    from: 'Wouter Fransen <wouter@fransen-maritiem.example>',
    subject: 'Overleg scheepslampen',
    text: `Dag Annelies,

Hoe is het daar in de hitte van Brooklyn? Hier regent het al een week.

Zoals besproken bellen we op dinsdag 6 juli om 16.00 uur Nederlandse tijd, bij jou is het dan 10.00 uur 's ochtends. Ik zorg dat Kees van de werkplaats er ook bij zit.

De container (MSKU 000123-4) vertrekt zaterdag uit Rotterdam.

Groet,
Wouter`,
    expected: [at('2027-07-06T10:00:00-04:00')],
  },
  {
    name: 'nl: two-day training of the team as whole days',
    sentAt: '2027-08-12T10:26:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'An Steurs <an.steurs@veiligwerkt.example>',
    subject: 'Opleiding EHBO voor uw ploeg – bevestiging',
    text: `Dag Filip,

Alles is in orde voor de tweedaagse EHBO-opleiding bij jullie in het atelier, van donderdag 26 t/m vrijdag 27 augustus 2027. Het zijn twee volle dagen, hou je agenda dus helemaal vrij; het precieze uurrooster bezorgt de lesgever jullie nog.

Deelnemers: jijzelf, Karim, Sofie en Bart.
Prijs: € 1.250 voor de groep (dossier EH-2027-081).

Vriendelijke groeten,
An Steurs`,
    expected: [days('2027-08-26', '2027-08-28')],
  },
  {
    name: 'nl: ICS cancellation of a quarterly review',
    sentAt: '2027-09-02T11:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bettina Krol <b.krol@krol-logistiek.example>',
    subject: 'Geannuleerd: kwartaalgesprek transport',
    text: `Deze vergadering is geannuleerd.

Kwartaalgesprek transport
dinsdag 7 september 2027 10:00 - 11:00
Locatie: Krol Logistiek, Venlo`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Krol//Mail//NL
METHOD:CANCEL
BEGIN:VEVENT
UID:q3-transport-0907@krol-logistiek.example
DTSTAMP:20270902T094000Z
DTSTART:20270907T080000Z
DTEND:20270907T090000Z
SUMMARY:Kwartaalgesprek transport
LOCATION:Krol Logistiek\\, Venlo
ORGANIZER;CN=Bettina Krol:mailto:b.krol@krol-logistiek.example
ATTENDEE;CN=Inkoop:mailto:inkoop@devriesfruit.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: ICS invitation in UTC with a short text',
    sentAt: '2027-09-08T16:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Pim Aalbers <pim@aalbers-verzekeringen.example>',
    subject: 'Doorlopen polissen 2028',
    text: `Hoi Renske,

Zie bijgevoegde uitnodiging, dan lopen we alle polissen even langs. Het gaat vooral om de bedrijfsschade, daar zijn jullie nu voor € 150.000 verzekerd.

Pim`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Aalbers//Kalender 3.1//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:polissen-renske-5d1@aalbers-verzekeringen.example
DTSTAMP:20270908T140500Z
DTSTART:20270916T073000Z
DTEND:20270916T083000Z
SUMMARY:Doorlopen polissen 2028
LOCATION:Bij jullie op de zaak
ORGANIZER;CN=Pim Aalbers:mailto:pim@aalbers-verzekeringen.example
ATTENDEE;CN=Renske;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:renske@hofkaas.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-16T09:30:00+02:00', '2027-09-16T10:30:00+02:00')],
  },
  {
    name: 'nl: consultant sends a booking page without a time',
    sentAt: '2027-09-06T13:47:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Manon Rietveld <manon@rietveldadvies.example>',
    subject: 'Vervolgafspraak',
    text: `Hi Sjoerd,

Dank voor het goede gesprek van vanochtend! Zullen we in de week van 20 september een vervolg plannen? Kies zelf een moment dat past:

https://agenda.rietveldadvies.example/manon/vervolg-60min

Dinsdag is mijn vaste dag bij een andere klant, de rest staat open in het systeem.

Groetjes,
Manon`,
    expected: [],
  },
  {
    name: 'nl: minutes of a past meeting with action points',
    sentAt: '2027-09-22T15:48:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Els Kamphuis <els@vve-delangeweide.example>',
    subject: 'Notulen overleg dakgoten 21 september',
    text: `Beste allemaal,

Hierbij de notulen van ons overleg van gisteren, dinsdag 21 september, 19.30 - 20.45 uur.

Aanwezig: Els, Harrie, mevr. Pinas, dhr. De Wit

1. Drie offertes opgevraagd, goedkoopste € 7.900.
2. Harrie vraagt de goedkoopste aannemer om referenties. Gereed vóór 1 oktober.
3. Els informeert de bewoners per brief.
4. Een nieuwe datum prikken we zodra de referenties er zijn.

Sluiting 20.45 uur.

Groet, Els`,
    expected: [],
  },
  {
    name: 'nl: team leader shares the rota of the weekend staff for information',
    sentAt: '2027-09-29T18:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Bavo De Clercq <bavo@brasserie-dewaag.example>',
    subject: 'uurrooster zaal dit weekend',
    text: `Dag baas,

ter info het rooster van de zaal, gij moet zelf niet komen:

Vr 1/10: Lien 17u-23u, Youssef 18u-24u
Za 2/10: Lien 11u-15u, Emma 17u-23u, Youssef 17u-24u
Zo 3/10: Emma 11u-16u

Flexi-jobber voor zondagavond zoek ik nog.

Bavo`,
    expected: [],
  },
  {
    name: 'nl: chatty lunch proposal for the day after tomorrow with train times of the writer',
    sentAt: '2027-10-05T17:56:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jorien Haverkate <jorien@haverkate-lampen.example>',
    subject: 'Eindelijk weer eens in Utrecht!',
    text: `Lieve Mieke,

Wat leuk dat jullie de prijs voor de mooiste etalage gewonnen hebben, ik zag het in de krant! Dik verdiend, zeker na dat gedoe met de stroom vorig jaar.

Ik ben overmorgen in de buurt voor een levering. Lunchen? Ik stel voor om kwart over twaalf bij dat tentje aan de gracht, je weet wel, met die uitsmijters. Mijn trein terug gaat om 14.38, dus we hebben alle tijd om bij te kletsen, en ik neem meteen het proefmodel van de messing lamp mee (inkoop € 64, verkoop denk ik 149).

Schiet het je niet te binnen welk tentje: Oudegracht, schuin tegenover de bakker.

Dikke zoen,
Jorien`,
    expected: [at('2027-10-07T12:15:00+02:00')],
  },
  {
    name: 'nl: today in a week, across the end of summer time',
    sentAt: '2027-10-27T09:33:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arjan Nijboer <a.nijboer@nijboer-liften.example>',
    subject: 'keuring goederenlift',
    text: `Goedemorgen,

De keurmeester en ik komen vandaag over een week, om 10 uur, bij u langs voor de keuring van de goederenlift. Graag de lift op de begane grond zetten en het logboek klaarleggen.

Het certificaat van vorig jaar is geldig t/m 30 november, u bent dus ruim op tijd.

Met vriendelijke groet,
Arjan Nijboer
Nijboer Liften (24-uurs storingsdienst: 0528 00 02 40)`,
    expected: [at('2027-11-03T10:00:00+01:00')],
  },
  {
    name: 'nl: accountant will call this afternoon at ten to half past one',
    sentAt: '2027-10-19T10:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fenna Brouwers <fenna@brouwers-loon.example>',
    subject: 'loonstroken sept.',
    text: `Ha Gijs, ik bel je vanmiddag om tien voor half twee over de loonstroken van september, er klopt iets niet met de reiskosten van Debby (€ 0,23 x 412 km). Hou je laptop bij de hand!

Fenna`,
    expected: [at('2027-10-19T13:20:00+02:00')],
  },
  {
    name: "nl: recruiter tells about a candidate's interview elsewhere",
    sentAt: '2027-10-25T13:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sjors Vink <sjors@vinkwerving.example>',
    subject: 'Status kandidaat monteur (Dylan)',
    text: `Hoi Carla,

Even een update over Dylan. Hij twijfelt nog, want hij heeft woensdag 27 oktober om 10.00 uur een tweede gesprek bij een andere werkgever in Almelo. Daarna beslist hij.

Zodra ik meer weet, laat ik het horen. Mijn tip: doe er qua salaris nog € 100 bij.

Groet,
Sjors`,
    expected: [],
  },
  {
    name: 'nl: Flemish internship teacher offers three visit slots of 45 minutes',
    sentAt: '2027-10-11T20:40:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Kristof Daems <kristof.daems@technischinstituut-heide.example>',
    subject: 'Stagebezoek Milan (6 Hout)',
    text: `Beste mevrouw Thys,

Milan loopt tot 26 november stage in uw schrijnwerkerij. Als stagebegeleider kom ik graag een keer bij u langs voor het tussentijds evaluatiegesprek. Dat duurt 45 minuten.

Ik kan op deze momenten:
* maandag 18/10 om 14u
* dinsdag 19/10 om 9u15
* woensdag 20/10 om 13u30

Welk moment past voor u?

Milan zelf werkt bij u zoals afgesproken elke dag van 8u tot 16u30.

Met vriendelijke groet,
Kristof Daems
leraar praktijk hout`,
    expected: [
      at('2027-10-18T14:00:00+02:00', '2027-10-18T14:45:00+02:00'),
      at('2027-10-19T09:15:00+02:00', '2027-10-19T10:00:00+02:00'),
      at('2027-10-20T13:30:00+02:00', '2027-10-20T14:15:00+02:00'),
    ],
  },
  {
    name: 'nl: bulk mail advertising a free webinar',
    sentAt: '2027-11-09T07:00:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'GroeiAcademie <hallo@groeiacademie.example>',
    subject: 'Gratis webinar: meer klanten zonder te adverteren 🚀',
    isBulk: true,
    text: `Beste ondernemer,

Wilt u ook meer klanten, zonder één euro reclamebudget?

Schrijf u dan nu in voor ons GRATIS webinar op donderdag 18 november om 20u00. Er zijn nog 37 plaatsen!

👉 https://groeiacademie.example/webinar-november

Liever overdag? Op dinsdag 23 november om 12u30 doen we het nog eens over.

Tot dan?
Het GroeiAcademie-team

U ontvangt deze mail omdat u zich ooit inschreef op onze lijst. Uitschrijven`,
    expected: [],
  },
  {
    name: 'nl: production company announces a broadcast of the workshop',
    sentAt: '2027-11-15T16:28:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Quirine Maas <quirine@beeldmakerij.example>',
    subject: 'Uitzending!',
    text: `Hallo Gerda en Piet,

Het is zover: de aflevering over jullie klompenmakerij wordt uitgezonden op zaterdag 20 november om 18.45 uur, met een herhaling op zondag 21 november om 11.10 uur. Daarna is hij nog een jaar online terug te kijken.

Nogmaals heel veel dank voor de gastvrijheid tijdens de opnames!

Warme groet,
Quirine
Redactie Ambacht in Beeld`,
    expected: [],
  },
  {
    name: 'nl: short yes to one quoted time',
    sentAt: '2027-12-08T08:22:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nico Verhoef <nverhoef@verhoef-drukwerk.example>',
    subject: 'Re: Proefdruk jaarkalender',
    text: `Ja, dat komt prima uit, tot dan!

Nico

Op di 7 dec 2027 om 17:40 schreef Tessa Kok <tessa@museumdemolen.example>:
> Hoi Nico,
>
> Kan ik volgende week dinsdag (14 december) om 15.30 uur bij je in de drukkerij
> naar de proefdruk komen kijken? Oplage blijft 600 stuks.
>
> Groet, Tessa`,
    expected: [at('2027-12-14T15:30:00+01:00')],
  },
  {
    name: 'nl: personal invitation to a Christmas drink with start and end',
    sentAt: '2027-12-02T11:59:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Leonie Hartog <leonie@hartog-architectuur.example>',
    subject: 'Kom je ook?',
    text: `Beste Stefan,

Zonder jouw timmerwerk was ons nieuwe kantoor nooit op tijd af geweest. Daarom ben je van harte uitgenodigd voor onze kerstborrel op vrijdag 17 december van 16.00 tot 19.00 uur. Neem gerust je vrouw mee.

Wij zijn daarna dicht van 20 december t/m 2 januari. Je laatste factuur (€ 3.260) wordt deze week nog betaald.

Hartelijke groet, ook van Bas,
Leonie`,
    expected: [at('2027-12-17T16:00:00+01:00', '2027-12-17T19:00:00+01:00')],
  },
];
