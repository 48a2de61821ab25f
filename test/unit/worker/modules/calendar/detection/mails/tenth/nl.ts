import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: customer asks the kitchen fitter to measure at half past nine',
    sentAt: '2027-01-06T20:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marjolein Terpstra <m.terpstra@postbak.example>',
    subject: 'Inmeten keuken Lindelaan 48',
    text: `Geachte heer Wiegers,

Allereerst de beste wensen voor het nieuwe jaar!

Wij hebben uw offerte (nr. 2026-0417, € 11.850 incl. btw) nog eens rustig bekeken en gaan graag met u in zee. Alleen over de kleur van het werkblad zijn mijn man en ik het nog niet eens, maar dat komt vast goed.

Zou u dinsdag 12 januari om half tien 's ochtends bij ons kunnen komen inmeten? De oude keuken gaat er pas eind februari uit, dus u kunt overal nog goed bij. Parkeren kan op de oprit.

Met vriendelijke groet,

Marjolein Terpstra
Lindelaan 48, Heerenveen
06-55501234`,
    expected: [at('2027-01-12T09:30:00+01:00')],
  },
  {
    name: 'nl: Belgian accountant offers two slots of one hour beside a VAT deadline',
    sentAt: '2027-01-11T09:37:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Katrien Verhulst <katrien@verhulst-boekhouding.example>',
    subject: 'Afsluiting boekjaar 2026 + btw Q4',
    text: `Dag Joris,

De btw-aangifte van het vierde kwartaal moet tegen 25/01 binnen zijn, dus bezorg me de laatste aankoopfacturen zo snel mogelijk via de portal.

Voor de afsluiting van het boekjaar zitten we best even samen. Wat mij past:

- maandag 18/01 om 14u30
- woensdag 20/01 om 10u

Reken op een uurtje. Laat maar weten wat voor jou het makkelijkst is, dan kom ik naar de zaak.

Vriendelijke groeten
Katrien

Verhulst Boekhouding bv
Kantoor open ma-do 8u30-12u en 13u-17u, vr tot 15u
Tel. 09 555 01 77`,
    expected: [
      at('2027-01-18T14:30:00+01:00', '2027-01-18T15:30:00+01:00'),
      at('2027-01-20T10:00:00+01:00', '2027-01-20T11:00:00+01:00'),
    ],
  },
  {
    name: 'nl: one lower-case line with quarter to three',
    sentAt: '2027-01-19T17:42:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'bas k <bas.kuipers@snelmail.example>',
    subject: 'Re: proefrit',
    text: `hoi, kan vrijdag kwart voor 3 smiddags? neem me oude fiets dan mee voor de inruil. gr bas`,
    expected: [at('2027-01-22T14:45:00+01:00')],
  },
  {
    name: 'nl: parcel on its way with a delivery window in JSON-LD',
    sentAt: '2027-01-28T06:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Pakketpost Oranje <noreply@pakketoranje.example>',
    subject: 'Je pakket komt vrijdag tussen 10:15 en 12:15 uur',
    text: `Hallo,

Goed nieuws! Je pakket van Kantoorgigant komt eraan.

Verwachte bezorging: vrijdag 29 januari tussen 10:15 en 12:15 uur
Trackingcode: 3ORNJ0088214577
Bezorgadres: Handelskade 12, Zwolle

Niet thuis? Je kunt tot donderdag 22:00 uur kiezen voor een afhaalpunt.

Pakketpost Oranje
Op dit bericht kun je niet antwoorden.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "deliveryAddress": {
    "@type": "PostalAddress",
    "streetAddress": "Handelskade 12",
    "addressLocality": "Zwolle",
    "addressCountry": "NL"
  },
  "expectedArrivalFrom": "2027-01-29T10:15:00+01:00",
  "expectedArrivalUntil": "2027-01-29T12:15:00+01:00",
  "carrier": { "@type": "Organization", "name": "Pakketpost Oranje" },
  "trackingNumber": "3ORNJ0088214577",
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "KG-771203",
    "merchant": { "@type": "Organization", "name": "Kantoorgigant" }
  }
}
</script></head><body>
<p>Hallo,</p>
<p>Goed nieuws! Je pakket van Kantoorgigant komt eraan.</p>
<p><b>Verwachte bezorging:</b> vrijdag 29 januari tussen 10:15 en 12:15 uur<br>
Trackingcode: 3ORNJ0088214577<br>Bezorgadres: Handelskade 12, Zwolle</p>
<p>Niet thuis? Je kunt tot donderdag 22:00 uur kiezen voor een afhaalpunt.</p>
<p>Pakketpost Oranje<br>Op dit bericht kun je niet antwoorden.</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'nl: wholesaler tells its changed hours during carnival',
    sentAt: '2027-02-01T11:25:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Verkoop Van Dongen Bouwmaterialen <verkoop@vandongenbouw.example>',
    subject: 'Openingstijden met carnaval',
    text: `Beste klant,

Ook bij ons in Oeteldonk wordt er weer gefeest. Daarom gelden volgende week andere tijden:

zondag 7 februari: gesloten
maandag 8 februari: gesloten
dinsdag 9 februari: afhaalbalie open van 7.00 tot 11.00 uur
woensdag 10 februari: open vanaf 13.00 uur

Bestellingen die vrijdag 5 februari voor 12.00 uur binnen zijn, leveren we nog dezelfde dag uit. Alles daarna gaat donderdag 11 februari mee met de eerste wagen.

Alaaf!
Team binnendienst
Van Dongen Bouwmaterialen
073-5550190`,
    expected: [],
  },
  {
    name: 'nl: applicant takes the second of three quoted interview times',
    sentAt: '2027-02-10T08:55:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Yassin El Amrani <yassin.elamrani@inboxje.example>',
    subject: 'Re: Uw sollicitatie als allround timmerman',
    text: `Geachte mevrouw De Roo,

Hartelijk dank voor de uitnodiging, daar ben ik erg blij mee. De tweede optie komt mij het beste uit. Ik neem mijn diploma's en VCA-pasje mee.

Tot dan!

Met vriendelijke groet,
Yassin El Amrani
06 555 02 418

Op di 9 feb. 2027 om 16:31 schreef Ellen de Roo <personeel@timmerwerf.example>:
> Beste Yassin,
>
> Bedankt voor je brief. We maken graag kennis met je, bij ons op de werf. Kies maar uit:
>
> 1. maandag 15 februari om 10.00 uur
> 2. dinsdag 16 februari om 13.30 uur
> 3. donderdag 18 februari om 16.00 uur
>
> Groet,
> Ellen de Roo
> Timmerwerf De Roo`,
    expected: [at('2027-02-16T13:30:00+01:00')],
  },
  {
    name: 'nl: boiler technician comes for an hour and a half, to a dental practice',
    sentAt: '2027-02-16T13:03:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Hofstra Klimaattechniek <planning@hofstraklimaat.example>',
    subject: 'Bevestiging onderhoud CV-ketel - opdracht 88120',
    text: `Geachte heer/mevrouw,

Hierbij bevestigen wij het jaarlijkse onderhoud aan uw installatie.

Opdrachtnummer : 88120
Toestel        : Remko Calora 35 (bouwjaar 2021)
Adres          : Tandartspraktijk Noorderhaven, Kade 3, Harlingen
Datum          : woensdag 24 februari 2027
Aanvang        : 8.15 uur
Duur           : circa anderhalf uur
Monteur        : Sjoerd Bakker

De monteur belt een half uur van tevoren. Zorgt u dat de ketel bereikbaar is? Bij annulering binnen 24 uur brengen wij € 45,- voorrijkosten in rekening.

Hoogachtend,
Hofstra Klimaattechniek
Storingsdienst 24/7: 058-5550333
Planning bereikbaar op werkdagen van 8.00 tot 16.30 uur`,
    expected: [at('2027-02-24T08:15:00+01:00', '2027-02-24T09:45:00+01:00')],
  },
  {
    name: 'nl: Belgian bank moves an appointment by one week',
    sentAt: '2027-02-25T15:48:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Stefaan Maes <stefaan.maes@scheldebank.example>',
    subject: 'Verplaatsing van uw afspraak - investeringskrediet',
    text: `Geachte mevrouw Claes,

Door omstandigheden kan collega Peeters u volgende week niet ontvangen. Ik neem het dossier van hem over en heb uw afspraak van dinsdag 2 maart om 9u15 daarom verplaatst naar dinsdag 9 maart om 11u40, in hetzelfde kantoor (Grote Markt 7, Dendermonde).

Gelieve de jaarrekeningen van de voorbije drie jaar mee te brengen, alsook de offerte van de oven (€ 38.400 excl. btw). Het rentevoorstel van 3,15 % blijft geldig tot 31 maart.

Mijn excuses voor het ongemak.

Met de meeste hoogachting

Stefaan Maes
Relatiebeheerder ondernemers
Scheldebank - kantoor Dendermonde
Enkel op afspraak, elke werkdag van 9 tot 18 uur`,
    expected: [at('2027-03-09T11:40:00+01:00')],
  },
  {
    name: 'nl: invitation with an ICS part and a conference link',
    sentAt: '2027-03-03T10:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lotte Brinkman <l.brinkman@stadswarmte.example>',
    subject: 'Doornemen concept huisstijl',
    text: `Hoi allemaal,

Zoals besproken even een moment geprikt om het concept van de huisstijl door te lopen. Frank sluit aan vanuit communicatie.

________________________________________
Online vergadering
Deelnemen op computer of mobiel: https://vergader.stadswarmte.example/j/4471 0932
Vergader-id: 447 109 32
Wachtwoord: pR7kd
________________________________________`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:REQUEST
PRODID:-//Stadswarmte//Agenda 5.2//NL
VERSION:2.0
BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7f1c09d2-4471-4b1a-9c55-0e2a@stadswarmte.example
ORGANIZER;CN=Lotte Brinkman:mailto:l.brinkman@stadswarmte.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Studio Kleinhout:mailto:info@studiokleinhout.example
ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Frank Mol:mailto:f.mol@stadswarmte.example
SUMMARY;LANGUAGE=nl-NL:Doornemen concept huisstijl
DTSTART;TZID=W. Europe Standard Time:20270310T133000
DTEND;TZID=W. Europe Standard Time:20270310T141500
DTSTAMP:20270303T092000Z
LOCATION:Online
SEQUENCE:0
STATUS:CONFIRMED
TRANSP:OPAQUE
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:REMINDER
TRIGGER:-PT15M
END:VALARM
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-10T13:30:00+01:00', '2027-03-10T14:15:00+01:00')],
  },
  {
    name: 'nl: trade association newsletter with an agenda of events',
    sentAt: '2027-03-11T07:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Branchevereniging Slagers & Traiteurs <nieuwsbrief@slagerstraiteurs.example>',
    subject: 'Nieuwsbrief maart: nieuwe etiketregels, ledendag en meer',
    text: `Nieuwsbrief nr. 3 - maart 2027

IN DIT NUMMER
* Nieuwe regels voor allergenen op het etiket: wat verandert er per 1 juli?
* Energieprijzen: onze inkoopcombinatie haalt weer 6% korting
* Vakwedstrijd beste rookworst: inzenden kan tot 2 april

AGENDA
Donderdag 18 maart, 20.00 uur - webinar Personeel vinden en houden (gratis voor leden)
Maandag 12 april, 10.00-16.00 uur - Ledendag in Ede
Woensdag 21 april, 14.00 uur - Rondleiding worstmakerij Achterhoek

Aanmelden via www.slagerstraiteurs.example/agenda

U ontvangt deze nieuwsbrief omdat u lid bent van de branchevereniging.
Afmelden | Voorkeuren wijzigen | Bekijk in browser`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: colleague forwards a visit and asks the reader to take it',
    sentAt: '2027-03-16T14:29:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wim Haverkort <wim@drukkerijhaverkort.example>',
    subject: 'FW: bezoek nieuwe papiersoorten',
    text: `Kun jij hem donderdag om één uur opvangen? Ik sta dan nog bij de deurwaarder in Almelo. Monsters graag op de grote tafel laten liggen, dan kijk ik er later naar.

Wim

-----Oorspronkelijk bericht-----
Van: Ruud Pieterse [mailto:r.pieterse@papierhandelpieterse.example]
Verzonden: maandag 15 maart 2027 10:12
Aan: Wim Haverkort
Onderwerp: bezoek nieuwe papiersoorten

Beste Wim,

Ik ben donderdag 18 maart weer in Twente. Schikt het als ik om 13.00 uur bij jullie binnenloop met de nieuwe waaier gerecyclede soorten? De nieuwe prijslijst gaat per 1 april in.

Groet,
Ruud Pieterse
Papierhandel Pieterse`,
    expected: [at('2027-03-18T13:00:00+01:00')],
  },
  {
    name: 'nl: own proposal refused and a call at London time instead, across the clock change',
    sentAt: '2027-03-25T12:06:00+00:00',
    timezone: 'Europe/Amsterdam',
    from: 'Annemiek Fowler <annemiek@fowlerinteriors.example>',
    subject: 'Re: Telefonisch overleg stoffering hotel Brighton',
    text: `Beste Henk,

Maandag 29 maart om 9 uur, zoals je voorstelde, lukt me helaas niet: dat is tweede paasdag, Henk! Dan zit ik bij mijn schoonouders.
Wel goed: dinsdag 30 maart om 10.00 uur Londense tijd. Een half uur moet genoeg zijn. Ik bel jou op het nummer van de werkplaats.

De 64 stoelen mogen trouwens in de groene velours (art. 5530-18), de klant is om!

Hartelijke groet,
Annemiek

Fowler Interiors Ltd - Hove
+44 1273 555 0142`,
    expected: [at('2027-03-30T11:00:00+02:00', '2027-03-30T11:30:00+02:00')],
  },
  {
    name: 'nl: payment reminder with dates and telephone hours',
    sentAt: '2027-04-02T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteurenbeheer Lichtreclame Zuid <debiteuren@lichtreclamezuid.example>',
    subject: 'Tweede herinnering factuur 27-00318',
    text: `Geachte relatie,

Volgens onze administratie staat onderstaande factuur nog open:

Factuur 27-00318 d.d. 15-02-2027   € 1.264,45
Vervaldatum 17-03-2027

Wij verzoeken u het bedrag uiterlijk vrijdag 9 april 2027 vóór 17.00 uur over te maken op rekening NL00 ZUID 0555 0123 45. Daarna zien wij ons genoodzaakt € 189,67 incassokosten in rekening te brengen.

Heeft u een vraag? U bereikt ons maandag t/m donderdag van 9.30 tot 12.00 uur op 040-5550166. Heeft uw betaling dit bericht gekruist, dan kunt u het als niet verzonden beschouwen.

Met vriendelijke groet,
Debiteurenbeheer`,
    expected: [],
  },
  {
    name: 'nl: owners association calls its general meeting in the evening',
    sentAt: '2027-04-07T19:22:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bestuur VvE De Weverij <bestuur@vve-deweverij.example>',
    subject: 'Oproep Algemene Ledenvergadering 2027',
    text: `Aan de eigenaar van appartementsrecht A-3 (winkelruimte begane grond)

Geachte eigenaar,

Het bestuur nodigt u uit voor de Algemene Ledenvergadering op donderdag 22 april a.s. in wijkcentrum De Spoel, Spinnerspad 1 te Tilburg. De vergadering duurt van 19.30 tot 21.30 uur.

Agenda
1. Opening en vaststelling quorum
2. Notulen ALV d.d. 16 april 2026
3. Jaarrekening 2026 en begroting 2027
4. Vervanging dakbedekking (offertes € 82.000 - € 97.500)
5. Verhoging servicekosten per 1 juli
6. Rondvraag en sluiting

Bent u verhinderd, dan kunt u iemand machtigen. De machtiging ontvangen wij graag uiterlijk dinsdag 20 april.

Namens het bestuur,
G. Oerlemans, secretaris`,
    expected: [at('2027-04-22T19:30:00+02:00', '2027-04-22T21:30:00+02:00')],
  },
  {
    name: 'nl: friendly refusal of a proposed hour without another one',
    sentAt: '2027-04-14T16:50:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Lambrecht <griet.lambrecht@bloemenatelier.example>',
    subject: 'RE: ontwerp webshop',
    text: `Dag Pieter

Jammer, maar dinsdag om 15u lukt niet voor mij, dan zit ik volop in de communiekransen. Ook donderdag is geen optie. Ik kijk eens met mijn zus wanneer zij in de winkel kan staan en laat dan iets weten, oké?

Die foto's van de boeketten stuur ik al eens door met een downloadlink.

Groetjes
Griet

> Van: Pieter Goossens
> Verzonden: woensdag 14 april 2027 11:05
>
> Dag Griet, zou dinsdag 20 april om 15u passen om het ontwerp te overlopen? Ik kom gerust tot bij jou.
> Pieter`,
    expected: [],
  },
  {
    name: 'nl: school supervisor lists three slots of 45 minutes for an apprentice visit',
    sentAt: '2027-04-20T15:34:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Dhr. T. Wolters <t.wolters@roc-veluwe.example>',
    subject: 'Stagebezoek Jordy (BOL niveau 3, Autotechniek)',
    text: `Beste meneer Schuurman,

Jordy loopt nu 10 weken stage bij u in de garage en dan is het tijd voor het tussengesprek. Ik kom daarvoor bij u langs, het duurt 45 min. Ik heb nog deze momenten vrij:

  ma 10 mei   9:00
  di 11 mei   13:30
  wo 12 mei   15:15

Geeft u even door welke u neemt? Wilt u vooraf het beoordelingsformulier invullen (in het stageportaal, sluit 7 mei)? De eindpresentaties zijn pas in week 26, daar krijgt u later bericht over.

Groeten,
Theo Wolters
BPV-begeleider
Aanwezig: ma t/m wo`,
    expected: [
      at('2027-05-10T09:00:00+02:00', '2027-05-10T09:45:00+02:00'),
      at('2027-05-11T13:30:00+02:00', '2027-05-11T14:15:00+02:00'),
      at('2027-05-12T15:15:00+02:00', '2027-05-12T16:00:00+02:00'),
    ],
  },
  {
    name: 'nl: restaurant confirms a table, with JSON-LD',
    sentAt: '2027-05-03T21:47:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Brasserie De Gouden Snoek <reservaties@goudensnoek.example>',
    subject: 'Uw reservatie is bevestigd (ref. GS-20751)',
    text: `Beste mevrouw Vandeputte,

Bedankt voor uw reservatie bij Brasserie De Gouden Snoek.

Donderdag 20 mei 2027 om 12:30
6 personen, terras indien mogelijk
Referentie: GS-20751

Wijzigen of annuleren kan tot 24 uur vooraf via https://goudensnoek.example/r/GS-20751 of op 050 55 50 118.

Keuken open: wo-zo 12u-14u en 18u-21u30

Tot binnenkort!
Het team van De Gouden Snoek`,
    html: `<!DOCTYPE html>
<html lang="nl-BE"><head><meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "GS-20751",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Hilde Vandeputte" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Brasserie De Gouden Snoek",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "Dijver 99",
      "addressLocality": "Brugge",
      "postalCode": "8000",
      "addressCountry": "BE"
    }
  },
  "startTime": "2027-05-20T12:30:00+02:00",
  "partySize": "6"
}
</script></head>
<body>
<p>Beste mevrouw Vandeputte,</p>
<p>Bedankt voor uw reservatie bij Brasserie De Gouden Snoek.</p>
<table><tr><td>Wanneer</td><td>Donderdag 20 mei 2027 om 12:30</td></tr>
<tr><td>Aantal</td><td>6 personen, terras indien mogelijk</td></tr>
<tr><td>Referentie</td><td>GS-20751</td></tr></table>
<p>Wijzigen of annuleren kan tot 24 uur vooraf via <a href="https://goudensnoek.example/r/GS-20751">deze pagina</a> of op 050 55 50 118.</p>
<p>Keuken open: wo-zo 12u-14u en 18u-21u30</p>
<p>Tot binnenkort!<br>Het team van De Gouden Snoek</p>
</body></html>`,
    expected: [at('2027-05-20T12:30:00+02:00')],
  },
  {
    name: 'nl: colleague settles two days together at a trade fair',
    sentAt: '2027-05-11T12:41:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sanne Oudejans <sanne@oudejans-tuinen.example>',
    subject: 'Groenbeurs Hardenberg: geregeld!',
    text: `Hey Mees,

Kaartjes voor de Groenbeurs zijn binnen, voor jou en voor mij. We gaan van woensdag 9 t/m donderdag 10 juni, dus zet die twee dagen helemaal dicht in je agenda. Hotel heb ik ook al: twee kamers in De Vechtstroom, € 94 p.p. met ontbijt.

Kevin houdt hier de boel draaiende. Ik rij, jij betaalt de koffie onderweg ;-)

Sanne`,
    expected: [days('2027-06-09', '2027-06-11')],
  },
  {
    name: 'nl: municipality announces road works in front of the shop',
    sentAt: '2027-05-18T10:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Kampen, Beheer Openbare Ruimte <wegwerkzaamheden@gemeentekampen.example>',
    subject: 'Werkzaamheden Oudestraat van 31 mei tot en met 4 juni',
    text: `Geachte ondernemer,

Van maandag 31 mei tot en met vrijdag 4 juni vervangt aannemer Ter Steege de riolering in de Oudestraat, tussen de nummers 80 en 130. Er wordt dagelijks gewerkt van 7.00 tot 16.00 uur.

Wat betekent dit voor u?
- Uw winkel blijft te voet bereikbaar via loopplanken.
- Laden en lossen kan alleen voor 7.00 uur en na 16.00 uur.
- Op dinsdag 1 juni is er tussen 9.00 en 11.00 uur geen water.
- Het oud papier wordt die week niet opgehaald.

Bij slecht weer kan de planning opschuiven. Vragen? Bel de uitvoerder, de heer Kolk, op 06-55507781 of kijk op www.gemeentekampen.example/oudestraat.

Met vriendelijke groet,

namens burgemeester en wethouders,
R. Zandbergen
teamleider Beheer Openbare Ruimte`,
    expected: [],
  },
  {
    name: 'nl: Flemish dialect, the day after tomorrow at four',
    sentAt: '2027-05-26T22:03:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Rik Devos <rik@schrijnwerkerijdevos.example>',
    subject: 'stalen eik',
    text: `Dag Nele,

De stalen van den eik zijn toegekomen, ze zijn schoon zulle. Kom overmorgen om 16u ne keer af naar den atelier, dan leggen we ze naast mekaar en drinken we er een tas koffie bij. Breng uw plan mee van die trap want ik vind het mijne ni meer.

Die deuren van vorige maand zijn trouwens geschilderd, factuur volgt.

groeten
Rik`,
    expected: [at('2027-05-28T16:00:00+02:00')],
  },
  {
    name: 'nl: IT supplier announces a maintenance night',
    sentAt: '2027-06-08T14:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Servicedesk Kwadrant IT <servicedesk@kwadrant-it.example>',
    subject: '[Gepland onderhoud] Mailserver en VPN - za 12 juni 22:00 - zo 13 juni 02:00',
    text: `Beste klant,

Wij voeren gepland onderhoud uit aan ons platform.

Start:     zaterdag 12 juni 2027, 22:00 uur
Einde:     zondag 13 juni 2027, 02:00 uur
Betreft:   mailserver cluster B, VPN-gateway
Gevolg:    mail kan vertraagd binnenkomen, VPN is ca. 20 minuten niet beschikbaar
Referentie: CHG-004512

U hoeft zelf niets te doen. Laat uw pc zaterdag wel uitgelogd achter.

Merkt u maandag na 8:00 uur nog problemen, neem dan contact op met de servicedesk: 030-5550210 (ma-vr 7:30-18:00).

Kwadrant IT`,
    expected: [],
  },
  {
    name: 'nl: lunch today a week from now at quarter past twelve',
    sentAt: '2027-06-15T11:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joost van Aerle <joost@vanaerle-advies.example>',
    subject: 'broodje?',
    text: `Ha Carolien!

Te lang geleden. Zullen we vandaag over een week een broodje eten bij De Waag? Kwart over twaalf, ik trakteer. Heb je nog een nieuwtje te vertellen over dat pand aan de Singel ook.

Joost

Verstuurd vanaf mijn telefoon`,
    expected: [at('2027-06-22T12:15:00+02:00')],
  },
  {
    name: 'nl: organiser cancels with an ICS part',
    sentAt: '2027-06-24T17:18:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mirjam Slot <mirjam.slot@zorggroepdelier.example>',
    subject: 'Geannuleerd: Kennismaking cateringpartner',
    text: `Beste mensen van Kookstudio Bries,

De kennismaking van maandag 28 juni om 11.00 uur gaat niet door. Er is besloten de aanbesteding een jaar uit te stellen. Mocht dat veranderen, dan hoort u van ons.

Met vriendelijke groet,
Mirjam Slot
Facilitair inkoper`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Zorggroep De Lier//Kalender//NL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:kenn-20270628-991@zorggroepdelier.example
DTSTAMP:20270624T151800Z
DTSTART:20270628T090000Z
DTEND:20270628T100000Z
SUMMARY:Geannuleerd: Kennismaking cateringpartner
ORGANIZER;CN=Mirjam Slot:mailto:mirjam.slot@zorggroepdelier.example
ATTENDEE;CN=Kookstudio Bries:mailto:hallo@kookstudiobries.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: booking tool tells of a new intake with a range of half an hour',
    sentAt: '2027-07-01T23:09:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Plantool <meldingen@plantool.example>',
    subject: 'Nieuwe boeking: Intake loopbaancoaching - Fenna Postma',
    text: `Er is een nieuwe boeking gemaakt.

Soort afspraak: Intake loopbaancoaching (videobellen)
Klant: Fenna Postma (fenna.postma@inboxje.example)
Datum en tijd: maandag 5 juli 2027, 11:30 - 12:00 (Midden-Europese tijd - Amsterdam)
Link: https://video.plantool.example/kamer/fp-8812

Antwoorden van de klant
Wat is je vraag? "Al 14 jaar zelfde baan, toe aan iets anders. Contract loopt af op 1 oktober."
Hoe heb je ons gevonden? "Via een vriendin"

Afspraak verzetten: https://plantool.example/v/8812
Afspraak annuleren: https://plantool.example/a/8812`,
    expected: [at('2027-07-05T11:30:00+02:00', '2027-07-05T12:00:00+02:00')],
  },
  {
    name: 'nl: out-of-office reply with the day of return',
    sentAt: '2027-07-13T08:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Bart Wouters <b.wouters@wouters-verzekeringen.example>',
    subject: 'Automatisch antwoord: schadedossier bestelwagen',
    text: `Beste,

Ons kantoor is gesloten wegens jaarlijks verlof van maandag 12 juli tot en met vrijdag 30 juli. Vanaf maandag 2 augustus om 9u zijn wij er weer voor u.

Voor dringende schadegevallen kan u elke werkdag tussen 10u en 12u terecht bij mijn collega Els Aerts, 014 55 50 29.

Uw mail wordt niet doorgestuurd.

Zonnige groeten
Bart Wouters
Wouters Verzekeringen bv`,
    expected: [],
  },
  {
    name: 'nl: bulk offer of a cash register demo at a fixed hour',
    sentAt: '2027-08-17T10:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Daan van KassaSlim <daan@mail.kassaslim.example>',
    subject: 'Laatste plekken: live demo dinsdag 31 augustus 11:00 uur',
    text: `Beste ondernemer,

Nog steeds aan het tellen met een ouderwetse kassa? Dinsdag 31 augustus om 11:00 uur laten we in een gratis live demo van 30 minuten zien hoe onze klanten gemiddeld 5 uur per week besparen.

>> Reserveer je plek: https://kassaslim.example/demo-aug

Kun je er niet bij zijn? Donderdag 2 september om 16:00 uur doen we het nog eens over.

En speciaal voor de late zomer: de eerste 3 maanden voor € 9,- per maand bij bestelling voor 1 september 23:59 uur.

Groet,
Daan
KassaSlim B.V. | Keizersgracht 9999 Amsterdam

Geen mails meer ontvangen? Klik hier om je uit te schrijven.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: shop owner calls the staff to a whole-day stock-take',
    sentAt: '2027-08-24T18:15:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Annick Declercq <annick@speelgoeddeclercq.example>',
    subject: 'inventaris!!',
    text: `Dag Lien, dag Tom, dag Soumaya

Het is weer zover: zaterdag 4 september doen we inventaris. De winkel is dan heel de dag toe en ik reken op alle drie, de ganse dag. Voor broodjes en frisdrank wordt gezorgd.

De scanners zijn besteld, die worden donderdag geleverd. Tom, kijk jij of de rekken achteraan genummerd zijn tegen dan?

Merci alvast
Annick`,
    expected: [days('2027-09-04')],
  },
  {
    name: 'nl: customer names only parts of the day for a viewing',
    sentAt: '2027-09-01T13:26:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'fam. Hoekstra <hoekstra.snits@postbak.example>',
    subject: 'lekkage badkamer',
    text: `Goedemiddag,

Sinds het onweer van afgelopen zondag (rond 18.30 uur begon het) zien we een vochtplek op het plafond onder de badkamer. Volgens de buurman ligt het aan het kitwerk maar die heeft overal verstand van.

Kan er iemand komen kijken? Wij zijn meestal thuis. Dinsdagmiddag of woensdagochtend zou fijn zijn maar als het jullie anders beter uitkomt hoor ik het wel. Ik werk zelf van 7 tot 15 uur, daarna kunt u mij bellen.

Vriendelijke groet,
Anja Hoekstra
06-55519902`,
    expected: [],
  },
  {
    name: 'nl: notary fixes the signing of a deed',
    sentAt: '2027-09-08T16:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Notariskantoor Ten Cate <secretariaat@notaristencate.example>',
    subject: 'Levering bedrijfspand Nijverheidsweg 22 te Hengelo, dossier 2027.1184/MV',
    text: `Geachte heer Lansink,

In bovengenoemd dossier zend ik u bijgaand de ontwerpakte van levering en de nota van afrekening.

Het verschuldigde bedrag ad € 412.530,18 dient uiterlijk woensdag 15 september 2027 om 12.00 uur op de derdengeldenrekening te zijn bijgeschreven. De inspectie van het pand heeft, naar ik van de makelaar begrijp, vorige week dinsdag plaatsgevonden.

De ondertekening is bepaald op vrijdag 17 september 2027 te 10.45 uur ten kantore van de notaris. U wordt verzocht een geldig legitimatiebewijs mee te brengen.

Hoogachtend,

mr. M. Vos
kandidaat-notaris

Notariskantoor Ten Cate
Ma t/m vr 8.30 - 17.00 uur, vrijdagavond op afspraak`,
    expected: [at('2027-09-17T10:45:00+02:00')],
  },
  {
    name: 'nl: partner in Suriname names the hour in both zones',
    sentAt: '2027-09-16T11:40:00-03:00',
    timezone: 'Europe/Amsterdam',
    from: 'Radjesh Kalpoe <r.kalpoe@kalpoehout.example>',
    subject: 'Container basralocus + belafspraak',
    text: `Beste Gerda,

Dank voor het prettige gesprek van afgelopen maandag om 15.00 uur. Zoals beloofd de paklijst in de bijlage: 42 m³ basralocus, 9 m³ angelique. Het schip vertrekt zaterdag 25 september uit Paramaribo en is rond 14 oktober in Rotterdam.

Over de certificaten wil ik u nog even spreken, samen met onze houtkeurmeester. Laten we dat doen op woensdag 22 september, 14.00 uur onze tijd (dus 19.00 uur bij u). Ik bel u via de app.

Met hartelijke groeten uit een warm Paramaribo,

Radjesh Kalpoe
Kalpoe Hout N.V.`,
    expected: [at('2027-09-22T19:00:00+02:00')],
  },
  {
    name: 'nl: Belgian inspection body announces the inspection of a restaurant kitchen',
    sentAt: '2027-09-21T08:44:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Keurtech vzw - dispatching <dispatching@keurtech.example>',
    subject: 'Periodieke keuring elektrische installatie - dossier B/27/60931',
    text: `Geachte klant,

Betreft: periodiek controlebezoek laagspanningsinstallatie
Plaats: Eetcafé 't Pleintje, Kerkplein 4, 3500 Hasselt
Vorig verslag: 11.10.2022 (geldig 5 jaar)

Onze inspecteur, dhr. Cuypers, biedt zich aan op 05.10.2027 om 8 uur 30. De keuring neemt twee uur in beslag. De spanning wordt kort onderbroken; gelieve koelcellen en kassa hierop te voorzien.

Gelieve het eendraadsschema klaar te leggen. Tarief: € 186,34 + 21 % btw. Het verslag volgt binnen de 10 werkdagen.

Een verplaatsing vraagt u ten laatste 3 werkdagen vooraf aan op het nummer 011 55 50 61 (8 u - 12 u / 13 u - 16 u).

Hoogachtend
Keurtech vzw`,
    expected: [at('2027-10-05T08:30:00+02:00', '2027-10-05T10:30:00+02:00')],
  },
  {
    name: 'nl: football club invites its sponsor to an evening',
    sentAt: '2027-10-05T20:37:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dirk Smets <voorzitter@kvvzandhoven.example>',
    subject: 'sponsoravond KVV',
    text: `Beste Marleen,

Garage Nijs steunt ons dit seizoen al voor het achtste jaar en daar zijn wij u heel dankbaar voor. Het bestuur nodigt u en uw man dan ook van harte uit op onze sponsoravond op zaterdag 16 oktober om 20 u in de kantine. Hapje, drankje en de nieuwe truitjes met uw logo op de mouw!

Seintje of u komt voor 11 oktober is welkom, voor de traiteur.

Sportieve groeten
Dirk Smets, voorzitter

KVV Zandhoven - stamnr. 55501
Kantine open: wo 18u-22u, zo 9u-20u`,
    expected: [at('2027-10-16T20:00:00+02:00')],
  },
  {
    name: 'nl: busy supplier tells his own flight and visits but proposes nothing',
    sentAt: '2027-10-19T07:21:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Maurice Janssen <maurice@jansseninterieur.example>',
    subject: 'Re: wanneer heb je tijd?',
    text: `Hoi Petra,

Het is hier een gekkenhuis. Vandaag om 10 uur zit ik bij een klant in Breda, morgen de hele dag op de bouw in Venlo en donderdag vlieg ik om 8.40 uur naar Milaan voor de leverancier (terug vrijdag 21.15 uur). Mijn vrouw rijdt zaterdag de marathon... loopt, bedoel ik.

Ik meld me na het weekend als ik mijn agenda weer een beetje kan overzien. De offerte voor de balie krijg je wel nog deze week, uiterlijk vrijdag.

Groetjes,
Maurice`,
    expected: [],
  },
  {
    name: 'nl: registration for a first-aid refresher confirmed, with JSON-LD',
    sentAt: '2027-10-27T12:52:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'BHV Opleidingen Midden-Nederland <cursus@bhvmidden.example>',
    subject: 'Bevestiging inschrijving herhaling BHV (cursist: Nienke Dol)',
    text: `Beste Nienke,

Je bent ingeschreven voor de cursus Herhaling BHV.

Dinsdag 9 november 2027, 9.00 - 16.30 uur
Cursuslocatie Leusden, Plesmanstraat 999, zaal 2
Koffie en lunch zijn inbegrepen. Trek makkelijke kleding aan.

Je e-learning moet uiterlijk 7 november zijn afgerond, anders kun je niet meedoen.
Kosten: € 165,- (factuur gaat naar Kinderopvang De Kikker).

Tot dan!
BHV Opleidingen Midden-Nederland
033-5550412`,
    html: `<html><head><script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "BHV-27-3306",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Nienke Dol" },
  "reservationFor": {
    "@type": "EducationEvent",
    "name": "Herhaling BHV",
    "startDate": "2027-11-09T09:00:00+01:00",
    "endDate": "2027-11-09T16:30:00+01:00",
    "location": {
      "@type": "Place",
      "name": "Cursuslocatie Leusden",
      "address": "Plesmanstraat 999, Leusden"
    }
  }
}]
</script></head><body>
<p>Beste Nienke,</p>
<p>Je bent ingeschreven voor de cursus <b>Herhaling BHV</b>.</p>
<p>Dinsdag 9 november 2027, 9.00 - 16.30 uur<br>Cursuslocatie Leusden, Plesmanstraat 999, zaal 2<br>
Koffie en lunch zijn inbegrepen. Trek makkelijke kleding aan.</p>
<p>Je e-learning moet uiterlijk 7 november zijn afgerond, anders kun je niet meedoen.<br>
Kosten: &euro; 165,- (factuur gaat naar Kinderopvang De Kikker).</p>
<p>Tot dan!<br>BHV Opleidingen Midden-Nederland<br>033-5550412</p>
</body></html>`,
    expected: [at('2027-11-09T09:00:00+01:00', '2027-11-09T16:30:00+01:00')],
  },
  {
    name: 'nl: answer to a quoted proposal with half an hour later',
    sentAt: '2027-11-09T09:13:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Irma Veldhuis <irma@dierenkliniekveldhuis.example>',
    subject: 'Re: Oplevering behandelkamer',
    text: `Dag Rob, 10 uur is voor ons te vroeg (dan staat er nog een hond op tafel), half elf kan wel. Zie je dan!

Irma

Op 08-11-2027 17:40 schreef Rob Gerritsen:
> Hoi Irma,
> Het stucwerk is droog en de kasten hangen. Zullen we donderdag 11 november om 10 uur de oplevering doen? Dan loop ik de restpunten met je na.
> De laatste termijn (€ 2.300) factureer ik daarna.
> Rob
> Gerritsen Verbouw`,
    expected: [at('2027-11-11T10:30:00+01:00')],
  },
  {
    name: 'nl: landlord invites his tenants by hand to a Christmas drink',
    sentAt: '2027-11-30T10:58:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Paul en Trudy Kessels <kessels@deoudemelkfabriek.example>',
    subject: 'Kerstborrel Melkfabriek',
    text: `Lieve buren, beste Jasmijn,

Het jaar is weer omgevlogen. Wij vinden het leuk als jij en je team vrijdag 17 december een glas komen drinken in de grote hal, van half vijf tot zeven. Trudy maakt haar beroemde erwtensoep, er is ook een vegetarische pan.

Nog een paar huishoudelijke dingen:
• de huur voor 2028 wordt geïndexeerd met 2,4 %, brief volgt
• de glazenwasser komt in de week van 6 december, hij heeft een eigen sleutel
• tussen kerst en oud & nieuw gaat de poort om 18.00 uur op slot

Hartelijke groet,
Paul en Trudy`,
    expected: [at('2027-12-17T16:30:00+01:00', '2027-12-17T19:00:00+01:00')],
  },
];
