import { at, type DetectionMail, days } from '../../mail.ts';

export const dutchLater: DetectionMail[] = [
  {
    name: 'nl: a customer wants to see a kitchen, with half past and the showroom hours in the signature below',
    sentAt: '2026-11-23T20:41:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marjolein Terpstra <m.terpstra@postvak.example>',
    subject: 'Keuken bekijken',
    text: `Goedenavond,

Wij zijn al een tijdje op zoek naar een nieuwe keuken en zagen op jullie site de opstelling "Lisse" in mat groen. Die zouden we graag in het echt zien. Zou het uitkomen als mijn man en ik aanstaande vrijdag om half drie langskomen? Het zou fijn zijn als er iemand is die ons ook over werkbladen kan adviseren.

Ons budget ligt rond de € 14.500 inclusief apparatuur.

Met vriendelijke groet,
Marjolein Terpstra
06 00 12 34 56
`,
    expected: [at('2026-11-27T14:30:00+01:00')],
  },
  {
    name: 'nl: a parcel service announces a delivery window',
    sentAt: '2026-12-02T07:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Snelbode <noreply@snelbode.example>',
    subject: 'Je pakket komt vandaag',
    text: `Hallo Atelier De Wilg,

Goed nieuws! Je pakket van Papierhandel Noord is onderweg. Onze bezorger staat vandaag tussen 13:25 en 15:25 uur bij je op de stoep.

Niet thuis? Dan proberen we het morgen, donderdag 3 december, nog een keer tussen 12:00 en 18:00 uur. Daarna brengen we het naar een afhaalpunt bij je in de buurt.

Track & trace: 3SNB00412298
Afzender: Papierhandel Noord

Dit is een automatisch bericht. Antwoorden kan niet.
`,
    expected: [],
  },
  {
    name: 'nl: a building contractor moves a site visit from Tuesday to Thursday',
    sentAt: '2027-04-09T13:37:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Henk Dijkema <henk@dijkemabouw.example>',
    subject: 'RE: rondje dak loods',
    text: `Hoi Annet,

Dinsdag gaat hem niet worden, de hoogwerker staat dan nog in Assen. Kunnen we de opname van het dak verzetten van dinsdag 13 april 8.00 uur naar donderdag 15 april, zelfde tijd? Dan neem ik Jelle meteen mee voor de goten.

Gr. Henk
Dijkema Bouw & Onderhoud
06-00 22 33 44

-----Oorspronkelijk bericht-----
Van: Annet Prins
Verzonden: woensdag 7 april 2027 10:12
Aan: Henk Dijkema
Onderwerp: rondje dak loods

Dag Henk,
Prima, dinsdag de 13e om 8.00 uur bij de loods.
Annet
`,
    expected: [at('2027-04-15T08:00:00+02:00')],
  },
  {
    name: 'nl: a landlord agrees on a time for the handing over of a flat',
    sentAt: '2027-05-25T09:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wiebe Hoekstra <verhuur@hoekstravastgoed.example>',
    subject: 'Oplevering Nieuwstraat 0-II',
    text: `Beste mevrouw Çelik,

Dank voor uw bericht. Maandag 31 mei om kwart over vijf is akkoord voor de eindinspectie en het overhandigen van de sleutels. Ik zie u dan in het appartement.

Denkt u eraan dat de woning leeg en bezemschoon is? De waarborgsom van € 1.850 wordt binnen 14 dagen na oplevering teruggestort. De huur loopt t/m 31 mei 2027.

Met vriendelijke groet,

Wiebe Hoekstra
Hoekstra Vastgoed
Bereikbaar op werkdagen van 09.00 tot 17.00 uur
`,
    expected: [at('2027-05-31T17:15:00+02:00')],
  },
  {
    name: 'nl: a thank-you after a meeting that has been',
    sentAt: '2027-10-07T17:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Nele Goossens <nele.goossens@plukdedagcatering.example>',
    subject: 'Bedankt voor daarnet',
    text: `Dag Pieter,

Bedankt voor het fijne gesprek deze voormiddag om 10u. Het was ook leuk om eindelijk eens in jullie keuken te mogen kijken.

Zoals beloofd vind je in bijlage de prijslijst voor 2028. De walking dinner komt op 48 euro per persoon, drank niet inbegrepen. Laat gerust iets weten als je er vragen over hebt.

Groetjes,
Nele
`,
    expected: [],
  },
  {
    name: 'nl: a two-day training course agreed as whole days',
    sentAt: '2028-01-10T14:22:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mirjam Oosterveld <mirjam@ehbo-oosterveld.example>',
    subject: 'Bevestiging BHV-cursus bij jullie op locatie',
    text: `Hallo Stefan,

Top, dan leggen we het vast: op maandag 7 en dinsdag 8 februari 2028 kom ik bij jullie de BHV-basiscursus geven, beide dagen de hele dag. Jij doet zelf ook mee, begreep ik, dus in totaal zijn jullie met z'n achten.

Zorgen jullie voor een ruimte met een beamer en een lunch? De factuur (8 x € 245) volgt na afloop.

Tot dan!
Mirjam Oosterveld
EHBO Oosterveld
`,
    expected: [days('2028-02-07', '2028-02-09')],
  },
  {
    name: 'nl: a job applicant picks one of the moments quoted below',
    sentAt: '2027-01-20T18:26:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Noor Haverkamp <noorhaverkamp@postvak.example>',
    subject: 'Re: Uitnodiging sollicitatiegesprek',
    text: `Beste Marloes,

Wat leuk om te horen! Ik kom graag op gesprek. Van de twee opties kies ik woensdag 27 januari om 16.00 uur.

Met vriendelijke groet,
Noor Haverkamp

Op wo 20 jan 2027 om 11:08 schreef Marloes van Boekhandel De Spreeuw <marloes@despreeuw.example>:
> Beste Noor,
>
> Bedankt voor je brief. We nodigen je graag uit voor een gesprek in de winkel.
> Dat kan op dinsdag 26 januari om 9.30 uur of op woensdag 27 januari om 16.00 uur.
> Laat je weten wat je voorkeur heeft?
>
> Groet, Marloes
`,
    expected: [at('2027-01-27T16:00:00+01:00')],
  },
  {
    name: 'nl: an architect writes the date in figures only with a kick-off',
    sentAt: '2027-03-18T11:32:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Architectenbureau Claes & Wouters <info@claes-wouters.example>',
    subject: 'Startvergadering verbouwing Kerkplein - dossier 2027/18',
    text: `Beste allen,

De startvergadering voor de werken aan het Kerkplein gaat door op 06/04/2027 van 13u30 tot 15u00 in de werfkeet. Aanwezigheid van alle aannemers is vereist.

Gelieve uw V&G-plan ten laatste op 30/03/2027 te bezorgen.

Met vriendelijke groeten

Lotte Claes
architect
0400 00 11 22

Dit bericht is uitsluitend bestemd voor de geadresseerde. Bent u niet de geadresseerde, gelieve het dan te verwijderen.
`,
    expected: [at('2027-04-06T13:30:00+02:00', '2027-04-06T15:00:00+02:00')],
  },
  {
    name: 'nl: a printer asks for artwork before a deadline hour',
    sentAt: '2027-04-19T10:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Drukkerij Van Gent - Orderbegeleiding <orders@drukkerijvangent.example>',
    subject: 'Order 40917: aanleveren drukklare bestanden',
    text: `Beste Fleur,

Dank voor je bestelling van 2.500 flyers A5, 170 grams mat. Om ze op tijd te kunnen drukken hebben we je drukklare pdf uiterlijk woensdag 21 april om 16:00 uur nodig. Komen de bestanden later, dan schuift de productie op naar maandag 26 april.

De drukproef sturen we donderdagochtend per mail. Geef je akkoord vóór 13.00 uur, dan gaat het werk dezelfde dag op de pers.

Groeten,
Dirk
Drukkerij Van Gent
`,
    expected: [],
  },
  {
    name: 'nl: a colleague tells when others are away at a fair',
    sentAt: '2027-09-17T16:40:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Veerle Lambrechts <veerle@tuinenlambrechts.example>',
    subject: 'bezetting volgende week',
    text: `Dag Inge,

Even ter info voor de telefoon: Jan en Filip leggen maandag 20 september vanaf 8u het terras bij de familie Peeters in Aarschot, en dinsdag zitten ze om 10u bij de gemeente voor het plantsoen. Jij hoeft daar niet bij te zijn, maar dan weet je waarom ze niet opnemen.

Prettig weekend
Veerle
`,
    expected: [],
  },
  {
    name: 'nl: a Curaçao dive school writes to its own reader about a call with Utrecht',
    sentAt: '2027-02-03T09:15:00-04:00',
    timezone: 'America/Curacao',
    from: 'Rosaline Martina <rosaline@blauwduiken.example>',
    subject: 'Bellen met de reisorganisatie',
    text: `Bon dia Gilbert,

De mensen van de reisorganisatie in Utrecht willen jou en mij spreken over de zomerpakketten. Ik heb met ze afgesproken: dinsdag 9 februari om 15.00 uur Nederlandse tijd, dat is 10.00 uur bij ons. Jij belt toch ook in?

Neem de prijzen van de boot even mee (nu 52 dollar p.p.).

Ayo,
Rosaline
`,
    expected: [at('2027-02-09T10:00:00-04:00')],
  },
  {
    name: 'nl: a mother thanks for the lesson and asks about the bill',
    sentAt: '2028-02-14T20:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Linda Schouten <lindaschouten@mailhoek.example>',
    subject: 'rekening pianoles',
    text: `Hoi Katja,

Ik zie op de rekening van januari vijf lessen staan, maar op dinsdag 18 januari om 16.30 uur was Jip ziek en dat had ik je de dag ervoor laten weten. Volgens mij zijn het er dus vier, 4 x € 27,50 = € 110. Klopt dat?

Hij oefent trouwens elke dag op de Bach, echt leuk om te horen!

Groetjes Linda
`,
    expected: [],
  },
  {
    name: 'nl: a boiler maintenance firm gets a no and a counter-proposal in the reply',
    sentAt: '2026-11-10T19:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wil en Ans Kemper <kemperthuis@postvak.example>',
    subject: 'RE: onderhoudsbeurt cv-ketel',
    text: `Geachte planning,

Maandag 16 november om 9.00 uur schikt ons niet, dan zijn wij in het ziekenhuis. Woensdag 18 november om 9.00 uur zou wel kunnen. Kan uw monteur dan komen?

Met vriendelijke groet,
Wil Kemper
contractnummer 771203

-----Oorspronkelijk bericht-----
Van: Planning Warmtewacht
Onderwerp: onderhoudsbeurt cv-ketel

Beste klant, graag komen wij bij u langs op maandag 16 november om 9.00 uur.
`,
    expected: [at('2026-11-18T09:00:00+01:00')],
  },
  {
    name: 'nl: a school supervisor of an intern gives three options in a sloppy list',
    sentAt: '2027-01-28T13:44:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jurre Postma <j.postma@mbonoorderkwartier.example>',
    subject: 'stagegesprek Danique',
    text: `Hoi Monique,

ik moet nog een tussengesprek plannen met jou en Danique, duurt een half uurtje. ik kan:

* ma 8 feb 10:30
* ma 8 feb 15:00
* wo 10 feb 9:00

roep maar wat jullie het beste uitkomt!

gr Jurre (stagebegeleider BOL 3)
`,
    expected: [
      at('2027-02-08T10:30:00+01:00', '2027-02-08T11:00:00+01:00'),
      at('2027-02-08T15:00:00+01:00', '2027-02-08T15:30:00+01:00'),
      at('2027-02-10T09:00:00+01:00', '2027-02-10T09:30:00+01:00'),
    ],
  },
  {
    name: 'nl: an office manager cancels the weekly meeting',
    sentAt: '2027-05-03T08:12:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Carola Steenbergen <carola@fysiodelinde.example>',
    subject: 'teamoverleg vervalt',
    text: `Hoi allemaal,

Het teamoverleg van morgen (dinsdag 4 mei) om 12.30 uur gaat niet door. Er zijn te weinig mensen en weinig punten. Mocht je toch iets kwijt willen, loop dan even bij me binnen.

Groetjes,
Carola

Fysiotherapie De Linde
ma t/m vr 8.00 - 20.00 uur, za 9.00 - 12.00 uur
`,
    expected: [],
  },
  {
    name: 'nl: a reply quotes an earlier appointment that has been and asks for the report',
    sentAt: '2027-08-19T14:25:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gijs Wolters <gijs@vvedehofstee.example>',
    subject: 'Re: inspectie lift',
    text: `Dag Hanneke,

Heb jij het inspectierapport al ontvangen? Ik wil het graag bij de stukken voegen. De lift doet het gelukkig weer, het was alleen een deurcontact (€ 218,40).

Groet, Gijs

Op di 10 aug 2027 om 09:02 schreef Hanneke Pol <hanneke@liftkeur.example>:
> Beste Gijs,
> Ik kom maandag 16 augustus om 14.00 uur langs voor de inspectie.
> Zorg je dat de machinekamer open is?
> Hanneke
`,
    expected: [],
  },
  {
    name: 'nl: a football club treasurer moves an evening an hour later',
    sentAt: '2027-11-15T12:35:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ton Rietveld <penningmeester@vvoeverkant.example>',
    subject: 'kascommissie een uur later',
    text: `Hoi Peter en Wendy,

Ik zit donderdagavond nog in de trein, dus de kascontrole begint niet om 19.30 uur maar om 20.30 uur. Zelfde plek, de bestuurskamer. Ik neem de bonnetjes mee, jullie de rode pen.

Ton
`,
    expected: [at('2027-11-18T20:30:00+01:00')],
  },
  {
    name: 'nl: a business partner proposes lunch with the day in the subject and noon in words',
    sentAt: '2028-03-06T17:48:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Geert Maertens <geert@maertens-interieur.example>',
    subject: 'lunch op vrijdag 10 maart?',
    text: `Hey Katrien,

Te lang geleden! Heb je die vrijdag tijd om samen iets te gaan eten? Dan vertel ik je over het project in Oostende. Om twaalf uur in de brasserie aan het station, ik trakteer.

Tot dan hopelijk
Geert
`,
    expected: [at('2028-03-10T12:00:00+01:00')],
  },
  {
    name: 'nl: a bank adviser proposes a talk by phone in a formal mail with a disclaimer',
    sentAt: '2026-11-30T09:25:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'R. Schipper <r.schipper@coopbankvecht.example>',
    subject: 'Uw financieringsaanvraag',
    text: `Geachte heer Van Beek,

Wij hebben uw aanvraag voor een zakelijke lening van € 60.000 in goede orde ontvangen. Graag licht u ons het ondernemingsplan telefonisch toe. Ik stel voor dat ik u bel op maandag 7 december 2026 om 15.45 uur. Schikt dat?

De indicatieve rente van 5,9% is geldig tot en met 31 december 2026.

Met vriendelijke groet,

Rob Schipper
Adviseur Zakelijk

De informatie in deze e-mail is vertrouwelijk. Aan dit bericht kunnen geen rechten worden ontleend.
`,
    expected: [at('2026-12-07T15:45:00+01:00')],
  },
  {
    name: 'nl: a yoga teacher rents a room and comes to look at it tonight',
    sentAt: '2027-02-17T11:29:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Hilde Cools <hilde@ademhuis.example>',
    subject: 'Re: zaal te huur',
    text: `Dag Marc,

Super dat het zo snel kan. Dan kom ik vanavond om 19u naar de zaal kijken, ik bel wel aan.

Nog een vraagje: zijn de 22 euro per uur met of zonder verwarming?

Tot straks!
Hilde
`,
    expected: [at('2027-02-17T19:00:00+01:00')],
  },
  {
    name: 'nl: an auto-reply with holiday and return date',
    sentAt: '2027-07-26T09:03:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Thijs Groen <thijs@groenhoveniers.example>',
    subject: 'Automatisch antwoord: offerte haag',
    text: `Dank voor uw bericht.

Van maandag 19 juli tot en met vrijdag 6 augustus ben ik met vakantie. Vanaf maandag 9 augustus om 8.00 uur ben ik weer bereikbaar en beantwoord ik uw mail.

Voor spoed (omgewaaide bomen) kunt u bellen met mijn collega Niek, 06 00 44 55 66, op werkdagen tussen 8.00 en 16.30 uur.

Groet,
Thijs Groen
`,
    expected: [],
  },
  {
    name: 'nl: a physiotherapy patient asks a question after the treatment',
    sentAt: '2027-09-09T13:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Harm Zijlstra <harmzijlstra@postvak.example>',
    subject: 'Oefening 3',
    text: `Hallo Sanne,

Gisteren om 8.40 uur was ik bij je voor mijn knie. Je deed een oefening voor met zo'n elastiek, maar ik weet niet meer of het nou 3 x 10 of 3 x 12 was. En moet dat echt om de dag, ook in het weekend? Ik fiets zondag namelijk 80 km.

Groeten Harm
`,
    expected: [],
  },
  {
    name: 'nl: a blood test and a talk, two different appointments agreed in one mail',
    sentAt: '2027-12-01T11:40:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Arbodienst Medivita <planning@medivita.example>',
    subject: 'Periodiek onderzoek - uw twee afspraken',
    text: `Beste mevrouw Dhondt,

Voor uw periodiek gezondheidsonderzoek hebben wij twee afspraken voor u ingepland:

1. Bloedafname (nuchter!): maandag 13 december om 8u10
2. Gesprek met dokter Van Hove: maandag 20 december om 16u20

Beide in onze medische praktijk, Vaartstraat 0 te Leuven. Breng uw identiteitskaart mee.

Vriendelijke groet,
Planning Medivita
016 00 00 00 (8u30-12u en 13u-16u30)
`,
    expected: [at('2027-12-13T08:10:00+01:00'), at('2027-12-20T16:20:00+01:00')],
  },
  {
    name: 'nl: a stand at a trade fair over several whole days, for both of us',
    sentAt: '2028-01-31T14:07:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lies Bruggink <lies@brugginkkeramiek.example>',
    subject: 'We staan op de beurs!',
    text: `Ha Coen,

Het is gelukt, we hebben een stand! De beurs is van donderdag 23 maart t/m zondag 26 maart 2028 in Utrecht. Jij en ik staan er alle vier de dagen, zoals afgesproken. Houd ze dus vrij.

Standhuur is € 1.240, de eerste helft moet vóór 15 februari betaald zijn, dat regel ik.

Spannend!!
Lies
`,
    expected: [days('2028-03-23', '2028-03-27')],
  },
];
