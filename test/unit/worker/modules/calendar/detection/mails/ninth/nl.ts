import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: Flemish architect lists three slots of one hour each',
    sentAt: '2027-01-20T09:17:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Lieselot Verhaeghe <lieselot@atelierverhaeghe.example>',
    subject: 'Werfbespreking Dorpsstraat 14 - mogelijke momenten',
    text: `Dag Koen,

Bedankt voor de plannen. De bouwheer vraagt of we samen de elektriciteit kunnen overlopen, liefst op ons bureau in Deinze.

Wij stellen voor:
- maandag 25/01 om 14u30
- dinsdag 26/01 om 9u
- donderdag 28/01 om 16u15

We rekenen telkens één uur. Laat je weten welk moment voor jou past?

Met vriendelijke groeten,

Lieselot Verhaeghe
Atelier Verhaeghe architecten
T 09 555 01 42 | bureau open ma-vr 8u30-17u`,
    expected: [
      at('2027-01-25T14:30:00+01:00', '2027-01-25T15:30:00+01:00'),
      at('2027-01-26T09:00:00+01:00', '2027-01-26T10:00:00+01:00'),
      at('2027-01-28T16:15:00+01:00', '2027-01-28T17:15:00+01:00'),
    ],
  },
  {
    name: 'nl: tax adviser asks for papers before the VAT deadline',
    sentAt: '2027-01-18T14:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Henk Boersma <h.boersma@boersma-advies.example>',
    subject: 'Btw-aangifte vierde kwartaal',
    text: `Geachte mevrouw Dekkers,

De btw-aangifte over het vierde kwartaal moet uiterlijk zondag 31 januari 2027 bij de Belastingdienst binnen zijn. Ook de betaling moet dan zijn bijgeschreven.

Om alles op tijd te kunnen verwerken ontvangen wij uw bankafschriften en verkoopfacturen graag vóór maandag 25 januari, 12.00 uur. Stukken die later binnenkomen kunnen we helaas niet meer meenemen.

Heeft u vragen, dan zijn wij op werkdagen telefonisch bereikbaar van 8.30 tot 12.30 uur.

Met vriendelijke groet,
Henk Boersma
Boersma Advies | Administratie & Fiscaal
tel. 0512 555 018`,
    expected: [],
  },
  {
    name: 'nl: boiler technician comes for an hour and a half',
    sentAt: '2027-01-29T15:46:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Warmteco <planning@warmteco.example>',
    subject: 'Bevestiging onderhoudsbeurt, opdracht 448120',
    text: `Beste klant,

Uw afspraak voor het jaarlijkse onderhoud van de cv-ketel staat ingepland.

Opdrachtnummer: 448120
Adres: Nijverheidsweg 8, Houten
Datum: woensdag 3 februari
Aankomst monteur: 8.15 uur
Duur: anderhalf uur

Wilt u ervoor zorgen dat de ketelruimte vrij toegankelijk is? De kosten (€ 139,00) zitten in uw onderhoudscontract.

Verhinderd? Bel ons uiterlijk één werkdag van tevoren op 030 555 07 70. De planning is bereikbaar van 7.30 tot 17.00 uur.

Vriendelijke groet,
Team Planning Warmteco`,
    expected: [at('2027-02-03T08:15:00+01:00', '2027-02-03T09:45:00+01:00')],
  },
  {
    name: 'nl: meeting moved from Tuesday to Thursday',
    sentAt: '2027-02-05T11:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sanne Wolters <s.wolters@drukkerijwolters.example>',
    subject: 'Re: bespreking jaarverslag',
    text: `Hoi Bram,

Onze vormgever is ziek, dus ik wil de bespreking graag verzetten van dinsdag 9 februari 10.00 uur naar donderdag 11 februari 11.15 uur. Zelfde plek, bij ons aan de Havenkade.

Sorry voor het gedoe!

Groetjes,
Sanne`,
    expected: [at('2027-02-11T11:15:00+01:00')],
  },
  {
    name: 'nl: accepts the second of the quoted slots',
    sentAt: '2027-02-17T08:54:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerard Timmer <gerard@timmerinstallaties.example>',
    subject: 'Re: Kennismaking nieuwe website',
    text: `Morgen Fleur,

De tweede optie is prima, zet die maar vast. Koffie staat klaar.

Gr. Gerard

Op di 16 feb 2027 om 16:21 schreef Fleur van Dongen <fleur@studiodongen.example>:
> Beste Gerard,
>
> Leuk dat jullie met ons verder willen! Voor de kennismaking kan ik bij jullie langskomen op:
>
> 1. maandag 22 februari, 13.00 uur
> 2. woensdag 24 februari, 9.30 uur
> 3. vrijdag 26 februari, 15.00 uur
>
> Wat komt het beste uit?
>
> Groet,
> Fleur`,
    expected: [at('2027-02-24T09:30:00+01:00')],
  },
  {
    name: 'nl: appointment of tomorrow called off, no new one',
    sentAt: '2027-02-22T17:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mw. A. Kuipers <annie.kuipers@postvak.example>',
    subject: 'afspraak morgen gaat niet door',
    text: `Beste meneer Smit,

Helaas moet ik onze afspraak van morgen, dinsdag 23 februari om 14.00 uur, afzeggen. Mijn man is gevallen en ligt in het ziekenhuis. Het inmeten van de gordijnen moet dus even wachten.

Ik neem contact met u op zodra het hier wat rustiger is.

Vriendelijke groet,
Annie Kuipers`,
    expected: [],
  },
  {
    name: 'nl: restaurant reservation with JSON-LD',
    sentAt: '2027-03-02T20:05:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Brasserie De Gouden Snoek <reservaties@goudensnoek.example>',
    subject: 'Uw reservatie bij De Gouden Snoek',
    text: `Beste mevrouw Claes,

Bedankt voor uw reservatie. We verwachten u graag:

Wanneer: vrijdag 12 maart 2027 om 19u
Aantal personen: 6
Op naam van: Claes Interieur
Reservatienummer: GS-20719

Onze keuken is open van dinsdag tot zaterdag, van 12u tot 14u en van 18u tot 21u30.

Tot binnenkort!
Het team van De Gouden Snoek
Kaai 3, 9000 Gent - 09 555 33 10`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "GS-20719",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Claes Interieur" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Brasserie De Gouden Snoek",
    "address": { "@type": "PostalAddress", "streetAddress": "Kaai 3", "postalCode": "9000", "addressLocality": "Gent", "addressCountry": "BE" }
  },
  "startTime": "2027-03-12T19:00:00+01:00",
  "partySize": "6"
}
</script></head><body>
<p>Beste mevrouw Claes,</p>
<p>Bedankt voor uw reservatie. We verwachten u graag:</p>
<p>Wanneer: <b>vrijdag 12 maart 2027 om 19u</b><br>Aantal personen: 6<br>Op naam van: Claes Interieur<br>Reservatienummer: GS-20719</p>
<p>Onze keuken is open van dinsdag tot zaterdag, van 12u tot 14u en van 18u tot 21u30.</p>
<p>Tot binnenkort!<br>Het team van De Gouden Snoek<br>Kaai 3, 9000 Gent - 09 555 33 10</p>
</body></html>`,
    expected: [at('2027-03-12T19:00:00+01:00')],
  },
  {
    name: 'nl: calendar invitation for a project call',
    sentAt: '2027-03-04T13:40:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Wouter Peeters <wouter.peeters@logidata.example>',
    subject: 'Uitnodiging: opstart koppeling webshop',
    text: `Dag allen,

Zoals besproken hierbij de uitnodiging voor de opstartvergadering. Agenda volgt nog.

Groeten,
Wouter`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Logidata//Agenda 4.2//NL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:5f1c7a20-opstart@logidata.example
DTSTAMP:20270304T124000Z
DTSTART;TZID=Europe/Brussels:20270310T130000
DTEND;TZID=Europe/Brussels:20270310T140000
SUMMARY:Opstart koppeling webshop
LOCATION:Online
ORGANIZER;CN=Wouter Peeters:mailto:wouter.peeters@logidata.example
ATTENDEE;CN=Info;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@fietshuis.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-03-10T13:00:00+01:00', '2027-03-10T14:00:00+01:00')],
  },
  {
    name: 'nl: newsletter of a trade association with a webinar',
    sentAt: '2027-03-09T07:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ondernemend Midden <nieuwsbrief@ondernemendmidden.example>',
    subject: 'Nieuwsbrief maart: webinar personeel, nieuwe cao en meer',
    text: `NIEUWSBRIEF MAART 2027

Webinar: goed personeel vinden en houden
Op donderdag 18 maart om 11.00 uur vertelt hr-adviseur Petra Vink wat werkt en wat niet. Deelname is gratis voor leden. Meld je aan via https://ondernemendmidden.example/webinar

Nieuwe cao
Per 1 april gaan de lonen met 2,5% omhoog. Lees wat dat voor jouw bedrijf betekent.

Netwerkborrel
Elke laatste vrijdag van de maand vanaf 17.00 uur in café De Hoek. Loop gerust binnen!

Je ontvangt deze mail omdat je lid bent van Ondernemend Midden. Afmelden kan onderaan via de link.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: haulier announces a pallet between eight and twelve',
    sentAt: '2027-03-16T16:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Expeditie Houthandel Van Rijn <expeditie@houtvanrijn.example>',
    subject: 'Uw levering order 27-30518',
    text: `Goedemiddag,

Uw order 27-30518 (2 pallets eiken planken, 28 mm) wordt geleverd op donderdag 18 maart tussen 8.00 en 12.00 uur.
De chauffeur belt een halfuur voor aankomst. Graag zelf zorgen voor een heftruck.

Bestellingen vóór 15.00 uur zijn de volgende werkdag op transport.

Met vr. gr.
Expeditie
Houthandel Van Rijn B.V.`,
    expected: [],
  },
  {
    name: 'nl: Flemish applicant confirms the job interview',
    sentAt: '2027-03-12T18:25:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Yasmina El Khatib <yasmina.elkhatib@brievenbus.example>',
    subject: 'Bevestiging sollicitatiegesprek administratief medewerker',
    text: `Geachte mevrouw Goossens,

Hartelijk dank voor uw uitnodiging. Met veel plezier bevestig ik dat ik aanwezig zal zijn op het gesprek van woensdag 17 maart om 13u45 in uw kantoor te Mechelen.

In bijlage vindt u nog een kopie van mijn diploma, zoals u aan de telefoon vroeg. Mijn huidige contract loopt af op 30 april, ik zou dus vanaf 3 mei kunnen starten.

Met de meeste hoogachting,

Yasmina El Khatib
0470 55 51 08`,
    expected: [at('2027-03-17T13:45:00+01:00')],
  },
  {
    name: 'nl: whole training day for first aid at work',
    sentAt: '2027-03-23T10:08:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marjolein Prins <m.prins@prinsverf.example>',
    subject: 'BHV-herhaling',
    text: `Hoi Dennis,

Je BHV-certificaat verloopt op 1 juni, dus ik heb je ingeschreven voor de herhalingsdag op donderdag 22 april in Amersfoort. Het is een hele dag, dus plan die dag verder niets in. De trainer stuurt het programma nog rond.

Lunch is inbegrepen. Kilometers kun je gewoon declareren.

Groet, Marjolein
HR / personeelszaken`,
    expected: [days('2027-04-22')],
  },
  {
    name: 'nl: friend of the firm is free in general, names no hour',
    sentAt: '2027-04-07T21:48:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Luc Desmet <luc.desmet@desmetenzoon.example>',
    subject: 'nog eens bijpraten',
    text: `Dag maat,

Amai, 't is weer veel te lang geleden! Gisteren nog met den Erik over u bezig geweest, hij zei dat ge goed bezig zijt met den nieuwe toog.

We moeten dringend nog eens afspreken. Volgende week ben ik bijna alle dagen thuis, dinsdag in de namiddag ben ik meestal wel vrij en donderdagavond zou ook moeten lukken. Bel mij maar eens, dan zien we wel.

Allez, de groeten aan Greet en de mannen van het atelier!

Luc`,
    expected: [],
  },
  {
    name: 'nl: spoken clock times for tomorrow and the day after',
    sentAt: '2027-04-12T12:19:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joke Hoekstra <joke@bloemenjoke.example>',
    subject: 'lekkage koelcel',
    text: `Dag Rinus,

De koelcel lekt alweer, hetzelfde hoekje als vorige maand. Kun je morgenochtend om kwart voor tien even komen kijken? Zo niet, dan kan overmorgen 's middags om tien voor half vier ook, dan ben ik net terug uit de stad.

Ik hoor het wel!

Joke`,
    expected: [at('2027-04-13T09:45:00+02:00'), at('2027-04-14T15:20:00+02:00')],
  },
  {
    name: 'nl: owners meeting, the doors open a quarter earlier',
    sentAt: '2027-04-01T09:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bestuur VvE De Linde <bestuur@vve-delinde.example>',
    subject: 'Uitnodiging ledenvergadering VvE De Linde',
    text: `Geachte heer Van Beek,

Als eigenaar van de winkelruimte op nummer 22 nodigen wij u uit voor de algemene ledenvergadering van onze VvE.

De vergadering begint op maandag 19 april a.s. om 19.30 uur in buurthuis Het Trefpunt, zaal 2. De koffie staat vanaf 19.15 uur klaar.

Agenda:
1. Opening
2. Notulen van de vergadering van 20 april 2026
3. Jaarrekening en begroting
4. Schilderwerk achtergevel (offertes bijgevoegd, € 18.400 en € 21.150)
5. Rondvraag en sluiting

Kunt u niet komen, dan kunt u tot en met 16 april een volmacht inleveren bij de secretaris.

Met vriendelijke groet,
namens het bestuur,

T. Okkerse, secretaris`,
    expected: [at('2027-04-19T19:30:00+02:00')],
  },
  {
    name: 'nl: municipal inspector announces a fire safety visit',
    sentAt: '2027-05-10T08:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Lindervoort, Toezicht <toezicht@lindervoort.example>',
    subject: 'Aankondiging controle brandveiligheid, zaaknummer Z27-01993',
    text: `Geachte ondernemer,

De gemeente controleert periodiek de brandveiligheid van horecabedrijven. Ook uw bedrijf, Eetcafé De Waag, komt hiervoor in aanmerking.

Onze toezichthouder, de heer R. Mulder, bezoekt u op donderdag 27 mei 2027 om 9.00 uur. Wij verzoeken u om bij de controle aanwezig te zijn en het logboek van de brandmeldinstallatie klaar te leggen.

Schikt dit tijdstip u niet? Geef dit dan uiterlijk 20 mei door via telefoonnummer 0555 55 04 00, bereikbaar van maandag tot en met donderdag van 9.00 tot 12.00 uur.

Hoogachtend,
namens burgemeester en wethouders,

M. Tervoort
Team Toezicht en Handhaving`,
    expected: [at('2027-05-27T09:00:00+02:00')],
  },
  {
    name: 'nl: boss forwards an appointment for the reader to take over',
    sentAt: '2027-05-19T11:03:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Bart Lambrecht <bart@lambrechtdakwerken.example>',
    subject: 'FW: plaatsbezoek Kerkstraat',
    text: `Jens,

Ik geraak daar zelf niet. Ik heb mevrouw Bogaert laten weten dat jij in mijn plaats komt, ze verwacht je vrijdag om 10u. Vergeet de ladder niet.

Bart

-----Oorspronkelijk bericht-----
Van: Hilde Bogaert <hilde.bogaert@brievenbus.example>
Verzonden: dinsdag 18 mei 2027 19:52
Aan: Bart Lambrecht
Onderwerp: plaatsbezoek Kerkstraat

Beste,

Vrijdag 21 mei om 10u past voor ons. Het is Kerkstraat 77 in Aalter, de bel doet het niet dus graag kloppen.

Groeten,
Hilde Bogaert`,
    expected: [at('2027-05-21T10:00:00+02:00')],
  },
  {
    name: 'nl: declines Tuesday and offers Wednesday',
    sentAt: '2027-05-31T09:21:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Iris van der Meulen <iris@praktijkmeulen.example>',
    subject: 'Re: demo planningssoftware',
    text: `Hallo Stefan,

Dinsdag om 10 uur kan ik helaas niet, dan zit ik bij de tandarts. Woensdag 2 juni om 11 uur zou wel kunnen. Past dat bij jou?

Hartelijke groet,
Iris van der Meulen

Fysiotherapie Van der Meulen
Telefonisch spreekuur: dagelijks 8.00-9.00 uur

> Dag Iris,
> Zal ik je morgen, dinsdag 1 juni, om 10.00 uur bellen voor de demo?
> Groet, Stefan`,
    expected: [at('2027-06-02T11:00:00+02:00')],
  },
  {
    name: 'nl: call given in Curacao time and in the time of the reader',
    sentAt: '2027-06-03T10:44:00-04:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruthline Martina <r.martina@koraalresort.example>',
    subject: 'Videogesprek meubels terras',
    text: `Beste Pim,

Bon dia vanuit Willemstad! We zijn heel blij met de stalen, de kleur "zand" is het geworden.

Voor de laatste details stel ik een videogesprek voor op dinsdag 8 juni om 9.30 uur Curaçaose tijd, dus 15.30 uur bij jullie. Mijn collega Jandro sluit ook aan. De link stuur ik je die dag.

De aanbetaling van 40% maken we uiterlijk vrijdag 11 juni over.

Hartelijke groeten,
Ruthline Martina
Inkoop, Koraal Resort`,
    expected: [at('2027-06-08T15:30:00+02:00')],
  },
  {
    name: 'nl: flight of the writer and appointment of a colleague',
    sentAt: '2027-06-15T21:10:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Olivier Brandsma <olivier@brandsma-export.example>',
    subject: 'Re: Re: contract',
    text: `Hi Carla,

Ik zit nog in Porto. Mijn vlucht terug vertrekt donderdag om 11.35 en ik land om 15.20 uur op Schiphol, dus dan ben ik de hele dag slecht te bereiken. Marieke zit vrijdag om 14.00 uur bij de notaris om de laatste versie te tekenen. Daarna stuur ik je het contract gewoon per mail, je hoeft er verder niets voor te doen.

Groet uit een zonnig Portugal,
Olivier`,
    expected: [],
  },
  {
    name: 'nl: hosting provider announces a maintenance window',
    sentAt: '2027-06-17T10:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Servicedesk Noordhost <servicedesk@noordhost.example>',
    subject: 'Gepland onderhoud mailserver mx04',
    text: `Beste klant,

In de nacht van zaterdag 19 op zondag 20 juni voeren wij onderhoud uit aan mailserver mx04.

Begin: zaterdag 19 juni, 22.00 uur
Einde: zondag 20 juni, 02.00 uur
Gevolg: e-mail is tot maximaal 45 minuten niet bereikbaar

U hoeft zelf niets te doen. Berichten die in die tijd binnenkomen worden daarna alsnog bezorgd.

Met vriendelijke groet,
Servicedesk Noordhost
(ma t/m vr 8.00 - 18.00 uur, 050 555 02 22)`,
    expected: [],
  },
  {
    name: 'nl: all lower case, tomorrow at half past eight',
    sentAt: '2027-07-01T17:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'r de wit <rdewit71@postvak.example>',
    subject: 'bus',
    text: `hoi, de bus maakt weer dat geluid bij t remmen. kan ik morgen om 8.30 ff langs komen dan kan je er naar kijken? heb m wel maandag weer nodig voor een klus

gr ronald`,
    expected: [at('2027-07-02T08:30:00+02:00')],
  },
  {
    name: 'nl: out of office reply',
    sentAt: '2027-07-13T09:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Nele Wauters <nele.wauters@verzekeringenwauters.example>',
    subject: 'Automatisch antwoord: schadedossier 2027/0386',
    text: `Beste,

Bedankt voor uw bericht. Ik ben met verlof tot en met vrijdag 30 juli. Vanaf maandag 2 augustus om 8u30 lees ik mijn mails opnieuw.

Voor dringende zaken kan u terecht bij mijn collega Tom, elke werkdag van 9u tot 12u op het nummer 03 555 61 19. Op woensdag 21 juli is ons kantoor de hele dag gesloten.

Vriendelijke groeten,
Nele Wauters`,
    expected: [],
  },
  {
    name: 'nl: landlord sets the final inspection of the premises',
    sentAt: '2027-08-16T13:15:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Vastgoedbeheer Ter Horst <beheer@terhorst-vastgoed.example>',
    subject: 'Einde huur Molenpad 5 - eindinspectie',
    text: `Geachte heer Yilmaz,

Wij bevestigen de opzegging van uw huurovereenkomst voor de bedrijfsruimte Molenpad 5 per 1 september 2027.

De eindinspectie vindt plaats op 31-08-2027 om 13.00 uur. Onze opzichter, mevrouw De Graaf, neemt dan samen met u de meterstanden op en u levert alle sleutels bij haar in.

Zijn er geen gebreken, dan ontvangt u de waarborgsom van € 3.600,- binnen 14 dagen terug op uw rekening.

Met vriendelijke groet,

J. ter Horst
Vastgoedbeheer Ter Horst
Kantoor geopend: ma-vr 09.00-16.30`,
    expected: [at('2027-08-31T13:00:00+02:00')],
  },
  {
    name: 'nl: booking link without a time',
    sentAt: '2027-08-24T11:27:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Naomi Kroon <naomi@kroonfotografie.example>',
    subject: 'Bedrijfsportretten - zelf een moment kiezen',
    text: `Hoi Eva,

Wat fijn dat jullie de portretten bij mij laten maken! Kies zelf een moment dat jullie uitkomt in mijn online agenda:

https://agenda.kroonfotografie.example/portret-60min

Ik fotografeer van dinsdag t/m vrijdag tussen 9.00 en 17.00 uur. Een sessie duurt ongeveer een uur. Zodra je geboekt hebt krijg je automatisch een bevestiging.

Liefs,
Naomi`,
    expected: [],
  },
  {
    name: 'nl: turns down Thursday at three without another offer',
    sentAt: '2027-08-30T15:37:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Frank Oosterhuis <f.oosterhuis@metaalbewerking-oost.example>',
    subject: 'Re: bezoek vertegenwoordiger',
    text: `Beste Linda,

Donderdag om 3 uur lukt me niet, en vrijdag om 9 uur ook niet. We hebben deze hele week de keuring van de machines. Heb je later in september nog andere momenten?

Groet,
Frank Oosterhuis

Van: Linda Post
Verzonden: maandag 30 augustus 2027 11:05
Onderwerp: bezoek vertegenwoordiger

Beste Frank,
Zal ik donderdag 2 september om 15.00 uur of vrijdag 3 september om 9.00 uur even langskomen met de nieuwe catalogus?
Groet, Linda`,
    expected: [],
  },
  {
    name: 'nl: terse colleague with a conference link for tomorrow',
    sentAt: '2027-09-08T16:51:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Stijn Maes <stijn@bureaumaes.example>',
    subject: 'morgen 9u-9u45 campagne',
    text: `Even samen zitten over de campagne van de bakkers, morgen van 9u tot 9u45:
https://meet.bureaumaes.example/kmo-bakkers

S.`,
    expected: [at('2027-09-09T09:00:00+02:00', '2027-09-09T09:45:00+02:00')],
  },
  {
    name: 'nl: two days together at a trade fair',
    sentAt: '2027-09-14T10:36:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Callens <griet@callenskeukens.example>',
    subject: 'Keukenbeurs Kortrijk',
    text: `Dag Pieter,

De kaarten voor de Keukenbeurs zijn binnen! We gaan dus met z'n tweeën op dinsdag 12 en woensdag 13 oktober. Ik heb voor de twee dagen toegang en parking geregeld (€ 45 samen, de factuur volgt).

Blokkeer jij die dagen ook alvast? Hoe we rijden spreken we later wel af.

Groetjes,
Griet`,
    expected: [days('2027-10-12', '2027-10-14')],
  },
  {
    name: 'nl: today a week from now at half past four',
    sentAt: '2027-09-22T17:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Thijs Rademaker <thijs@rademakeradvies.example>',
    subject: 'Actiepunten en vervolg',
    text: `Ha Monique,

Dank voor het goede gesprek van vanmiddag. Zoals beloofd:

- ik stuur je vrijdag de cijfers over de eerste helft van het jaar
- jij vraagt bij de bank na of de rente (4,1%) nog tot eind oktober vaststaat

Vervolg vandaag over een week, om half vijf 's middags, weer bij jou op kantoor. Een halfuur is genoeg, om vijf uur zijn we klaar.

Groet,
Thijs`,
    expected: [at('2027-09-29T16:30:00+02:00', '2027-09-29T17:00:00+02:00')],
  },
  {
    name: 'nl: congress registration with JSON-LD',
    sentAt: '2027-10-06T12:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Congresbureau Waterkant <aanmelding@waterkant-congres.example>',
    subject: 'Je aanmelding: Dag van de Hovenier',
    text: `Beste Sjoerd,

Je bent aangemeld voor de Dag van de Hovenier.

Datum: donderdag 4 november 2027
Tijd: 9.30 - 17.00 uur
Locatie: De Kasfabriek, Utrecht
Ticketnummer: WK-5530271

Neem je ticket mee, geprint of op je telefoon. Annuleren kan kosteloos tot en met 21 oktober.

Tot dan!
Congresbureau Waterkant`,
    html: `<!DOCTYPE html>
<html lang="nl"><head><meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "WK-5530271",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Sjoerd Haanstra" },
  "reservationFor": {
    "@type": "Event",
    "name": "Dag van de Hovenier",
    "startDate": "2027-11-04T09:30:00+01:00",
    "endDate": "2027-11-04T17:00:00+01:00",
    "location": {
      "@type": "Place",
      "name": "De Kasfabriek",
      "address": { "@type": "PostalAddress", "addressLocality": "Utrecht", "addressCountry": "NL" }
    }
  }
}
</script></head><body>
<p>Beste Sjoerd,</p>
<p>Je bent aangemeld voor de Dag van de Hovenier.</p>
<table>
<tr><td>Datum</td><td>donderdag 4 november 2027</td></tr>
<tr><td>Tijd</td><td>9.30 - 17.00 uur</td></tr>
<tr><td>Locatie</td><td>De Kasfabriek, Utrecht</td></tr>
<tr><td>Ticketnummer</td><td>WK-5530271</td></tr>
</table>
<p>Neem je ticket mee, geprint of op je telefoon. Annuleren kan kosteloos tot en met 21 oktober.</p>
<p>Tot dan!<br>Congresbureau Waterkant</p>
</body></html>`,
    expected: [at('2027-11-04T09:30:00+01:00', '2027-11-04T17:00:00+01:00')],
  },
  {
    name: 'nl: school invites the internship mentor for an evaluation talk',
    sentAt: '2027-10-25T13:22:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ann Vandenbroucke <ann.vandenbroucke@vti-scheldedal.example>',
    subject: 'Stage Jarne - evaluatiegesprek',
    text: `Beste stagementor,
Beste meneer Wyffels

Jarne is ondertussen vier weken bij jullie op stage en hij vertelt er met veel enthousiasme over. De stage loopt nog tot vrijdag 26 november.

Graag nodig ik u uit voor het tussentijdse evaluatiegesprek op school, op dinsdag 9 november van 18u40 tot 19u, lokaal B112. Jarne en zijn mama zijn er ook bij.

Mag ik u vragen het evaluatieformulier vooraf in te vullen en mij te bezorgen, ten laatste op 5 november? De stage-uren van Jarne blijven dezelfde: elke dag van 8u tot 16u30, op woensdag tot 12u.

Alvast bedankt voor de fijne samenwerking!

Ann Vandenbroucke
stagebegeleidster 6 houtbewerking
VTI Scheldedal`,
    expected: [at('2027-11-09T18:40:00+01:00', '2027-11-09T19:00:00+01:00')],
  },
  {
    name: 'nl: Dutch time for a reader in Suriname',
    sentAt: '2027-11-08T15:19:00+01:00',
    timezone: 'America/Paramaribo',
    from: 'Jeroen Hendriks <jeroen.hendriks@tropenhout-import.example>',
    subject: 'Overleg verscheping december',
    text: `Beste meneer Sewnarain,

Graag bespreek ik met u telefonisch de verscheping van december (2 containers, order PBO-1184). Ik stel voor dat ik u bel op donderdag 11 november om 14.00 uur Nederlandse tijd.

Laat u mij weten of dat schikt?

Met vriendelijke groet,
Jeroen Hendriks
Tropenhout Import B.V., Zaandam`,
    expected: [at('2027-11-11T10:00:00-03:00')],
  },
  {
    name: 'nl: quotation with validity, delivery time and telephone hours',
    sentAt: '2027-11-17T10:55:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Verkoop Zonwering Direct <verkoop@zonweringdirect.example>',
    subject: 'Offerte 2027-2281 screens showroom',
    text: `Geachte heer Hofman,

Naar aanleiding van uw aanvraag van maandag 15 november bieden wij u aan:

4 x screen, 240 x 180 cm, antraciet   € 1.716,00
Montage                               €   380,00
Totaal excl. btw                      € 2.096,00

Deze offerte is geldig tot en met vrijdag 17 december 2027, 17.00 uur. De levertijd bedraagt vier tot zes weken na akkoord. Betaling binnen 14 dagen na factuurdatum.

Heeft u vragen? Onze verkoopafdeling is bereikbaar van maandag t/m donderdag van 9.00 tot 17.00 uur en op vrijdag van 9.00 tot 13.00 uur.

Hoogachtend,
Zonwering Direct`,
    expected: [],
  },
  {
    name: 'nl: minutes of a past meeting with deadlines for action points',
    sentAt: '2027-11-25T09:14:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Katrien Smets <katrien.smets@tcdeberk.example>',
    subject: 'Verslag bestuursvergadering TC De Berk',
    text: `Beste bestuursleden,

Hieronder het verslag van onze vergadering van dinsdag 23 november jl., 20u-22u15, in het clubhuis.

Aanwezig: Katrien, Filip, Rita, Hassan
Verontschuldigd: Joris

1. Kas: saldo € 4.812,35. Filip betaalt de factuur van de verlichting vóór 1 december.
2. Terreinen: terrein 3 blijft dicht tot half maart.
3. Kantine: Rita bestelt nieuwe tapkranen, levering wellicht op maandag 6 december.
4. Jeugd: Hassan maakt de lessenrooster op tegen vrijdag 10 december.

De datum van de volgende vergadering prikken we later.

Sportieve groeten,
Katrien`,
    expected: [],
  },
  {
    name: 'nl: Black Friday offer of a web shop',
    sentAt: '2027-11-26T06:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kantoorknallers <aanbieding@kantoorknallers.example>',
    subject: 'Vandaag om 20.00 uur: nog eens 20% extra korting!',
    text: `BLACK FRIDAY BIJ KANTOORKNALLERS

Zet je wekker! Vanavond om 20.00 uur gaan de laatste kortingen live. Tot middernacht krijg je 20% extra op alle bureaustoelen.

Code: BLACK20

Liever eerst proefzitten? Onze showroom in Almere is zaterdag 27 november extra lang open, van 9.00 tot 21.00 uur. Kom langs, de koffie is gratis.

Bekijk alle aanbiedingen: https://kantoorknallers.example/black

Geen mails meer ontvangen? Klik hier om je uit te schrijven.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: calendar cancellation of a team meeting',
    sentAt: '2027-12-07T14:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Esther Blom <esther.blom@blompartners.example>',
    subject: 'Geannuleerd: kwartaaloverleg',
    text: `Het kwartaaloverleg van donderdag gaat niet door, te veel afmeldingen. In januari kom ik met een nieuw voorstel.

Esther`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Blom Partners//Kalender//NL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:kw4-2027-0091@blompartners.example
DTSTAMP:20271207T134800Z
DTSTART:20271209T090000Z
DTEND:20271209T103000Z
SUMMARY:Kwartaaloverleg
LOCATION:Vergaderzaal 1
ORGANIZER;CN=Esther Blom:mailto:esther.blom@blompartners.example
ATTENDEE;CN=Balie:mailto:balie@tandartsenblom.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
];
