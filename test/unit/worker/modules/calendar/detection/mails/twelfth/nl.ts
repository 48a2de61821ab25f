import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: customer agrees to a measuring visit at half past two',
    sentAt: '2027-01-12T09:41:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marijke Verhulst <marijke.verhulst@thuispost.example>',
    subject: 'Re: inmeten keuken Beukenlaan',
    text: `Beste Joost,

Dank voor het snelle antwoord! Donderdag 14 januari om half drie komt ons goed uit, mijn man is dan ook thuis. Je kunt de bus op de oprit zetten.

Nog één vraagje: in de offerte staat het werkblad voor € 1.430, is dat inclusief de spoelbak?

Groetjes,
Marijke Verhulst
Beukenlaan 27, Soest`,
    expected: [at('2027-01-14T14:30:00+01:00')],
  },
  {
    name: 'nl: Flemish sales rep offers two moments for a sample visit',
    sentAt: '2027-01-13T16:22:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Kristof De Smedt <kristof.desmedt@vloerhuisdendermonde.example>',
    subject: 'Nieuwe collectie eik - langskomen met stalen',
    text: `Dag Annelies,

Ik heb de nieuwe stalenkoffer binnen en zou er graag even mee bij jullie in de winkel passeren. Ik ben volgende week in de streek en stel voor:

- dinsdag 19/01 om 14u30
- woensdag 20/01 om 10u

Laat maar weten wat best past, het duurt niet lang.

Met vriendelijke groeten,

Kristof De Smedt
Vertegenwoordiger Oost-Vlaanderen
Vloerhuis Dendermonde bv
Toonzaal open ma-vr 9u-12u en 13u-18u, za 10u-16u
0470 00 12 34`,
    expected: [at('2027-01-19T14:30:00+01:00'), at('2027-01-20T10:00:00+01:00')],
  },
  {
    name: 'nl: second payment reminder with dates and telephone hours',
    sentAt: '2027-01-18T08:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteurenbeheer Van Rossem <debiteuren@vanrossemverf.example>',
    subject: 'Tweede herinnering factuur 2026-11874',
    text: `Geachte heer/mevrouw,

Volgens onze administratie staat factuur 2026-11874 d.d. 4 december 2026 ten bedrage van € 612,48 nog open. Wij verzoeken u dit bedrag uiterlijk maandag 25 januari 2027 over te maken op rekening NL00 XXXX 0000 0000 00 o.v.v. het factuurnummer.

Heeft u inmiddels betaald, dan kunt u deze brief als niet verzonden beschouwen. Vragen? Onze administratie is telefonisch bereikbaar op werkdagen van 9.00 tot 12.30 uur.

Hoogachtend,

Van Rossem Verfgroothandel B.V.
Afd. debiteuren`,
    expected: [],
  },
  {
    name: 'nl: calendar invitation for a project kick-off',
    sentAt: '2027-01-20T13:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sanne Hoekstra <sanne.hoekstra@bureaulindegracht.example>',
    subject: 'Kick-off website Zwembad De Waterlelie',
    text: `Hoi allemaal,

Hierbij de uitnodiging voor de kick-off. Agenda: kennismaken, planning, wie levert welke teksten aan. Link naar de vergadering staat in de afspraak.

Tot dan!
Sanne`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Bureau Lindegracht//Agenda//NL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
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
UID:kickoff-waterlelie-20270128@bureaulindegracht.example
DTSTAMP:20270120T121500Z
DTSTART;TZID=Europe/Amsterdam:20270128T093000
DTEND;TZID=Europe/Amsterdam:20270128T110000
SUMMARY:Kick-off website Zwembad De Waterlelie
LOCATION:https://meet.bureaulindegracht.example/waterlelie
ORGANIZER;CN=Sanne Hoekstra:mailto:sanne.hoekstra@bureaulindegracht.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@zwembadwaterlelie.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-01-28T09:30:00+01:00', '2027-01-28T11:00:00+01:00')],
  },
  {
    name: 'nl: accepts the second of the quoted moments',
    sentAt: '2027-02-02T17:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Roelof Tichelaar <r.tichelaar@tichelaarbouw.example>',
    subject: 'Re: Bespreking meerwerk dakkapel',
    text: `Ha Wendy,

De tweede optie is prima. Ik neem de tekeningen mee.

Gr. Roelof

Op 2 feb 2027 om 14:11 schreef Wendy Kamphuis <wendy@atelierkamphuis.example>:
> Beste Roelof,
>
> Om het meerwerk door te spreken kan ik op de volgende momenten:
>
> 1. vrijdag 5 februari 10.00 uur
> 2. maandag 8 februari 13.30 uur
> 3. dinsdag 9 februari 16.00 uur
>
> Hoor graag wat schikt.
>
> Wendy`,
    expected: [at('2027-02-08T13:30:00+01:00')],
  },
  {
    name: 'nl: parcel carrier announces a delivery window',
    sentAt: '2027-02-03T07:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Pakketrijder <bezorging@pakketrijder.example>',
    subject: 'Je pakket komt vandaag tussen 13:15 en 15:15',
    text: `Hallo Fietsenmakerij Oudegracht,

Goed nieuws: de bezorger is onderweg met je pakket van Velgen & Spaken.

Verwacht: woensdag 3 februari tussen 13:15 en 15:15 uur
Zendingsnummer: 3SPR00448211907

Niet thuis? Dan proberen we het morgen opnieuw of brengen we je pakket naar het afhaalpunt (Boekhandel De Pauw, geopend tot 18.00 uur).

Pakketrijder`,
    expected: [],
  },
  {
    name: 'nl: moves an appointment from Wednesday to Friday',
    sentAt: '2027-02-08T10:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ilse Bontekoe <i.bontekoe@accountantsbontekoe.example>',
    subject: 'Afspraak verzetten',
    text: `Goedemorgen Henk,

Door een sterfgeval in de familie moet ik onze afspraak van woensdag 10 februari 9.00 uur helaas verplaatsen. Zullen we er vrijdag 12 februari om 11.15 uur van maken, zelfde plek? Mijn collega Dirk heeft de stukken al klaar liggen.

Excuses voor het ongemak.

Vriendelijke groet,
Ilse Bontekoe
Accountantskantoor Bontekoe & Zn.
Bereikbaar ma t/m do 8.30 - 17.00 uur`,
    expected: [at('2027-02-12T11:15:00+01:00')],
  },
  {
    name: 'nl: quotation request for a shop front with a wish date',
    sentAt: '2027-02-09T20:47:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Fatima Azzouzi <fatima@bakkerijazzouzi.example>',
    subject: 'prijsvraag belettering etalage',
    text: `Hallo,

Wij openen op 1 april een tweede bakkerij in Borgerhout en zoeken iemand voor de belettering van de etalage. Het raam is 3,20 m op 1,85 m. Op de deur moeten onze openingsuren komen:

ma - vr: 6u30 - 18u
za: 6u30 - 17u
zo: 7u - 13u

Kunt u mij een prijs sturen voor gewone folie en voor gezandstraalde folie? Logo zit in bijlage (pdf).

Alvast bedankt
Fatima Azzouzi`,
    expected: [],
  },
  {
    name: 'nl: applicant confirms the job interview with its end',
    sentAt: '2027-02-17T19:03:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Thijs van der Meulen <thijs.vdmeulen@postvak.example>',
    subject: 'Re: Uitnodiging sollicitatiegesprek leerling-meubelmaker',
    text: `Geachte mevrouw Pronk,

Hartelijk dank voor uw uitnodiging. Graag bevestig ik het gesprek op ma 22 feb. van 13:00 tot 13:45 uur bij u in de werkplaats. Zoals gevraagd neem ik mijn portfolio en mijn diploma mee.

Ik kijk ernaar uit!

Met vriendelijke groet,
Thijs van der Meulen
06-00112233`,
    expected: [at('2027-02-22T13:00:00+01:00', '2027-02-22T13:45:00+01:00')],
  },
  {
    name: 'nl: owners association invites to its general meeting',
    sentAt: '2027-03-02T12:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bestuur VvE Havenkade <bestuur@vvehavenkade.example>',
    subject: 'Uitnodiging ALV VvE Havenkade 12-48',
    text: `Geachte eigenaar van appartement 31,

Het bestuur nodigt u uit voor de jaarlijkse Algemene Ledenvergadering op

dinsdag 23 maart 2027, aanvang 19.30 uur
Zaal 2, wijkcentrum De Boei, Havenkade 3

Agenda:
1. Opening
2. Notulen vergadering 24 maart 2026
3. Jaarcijfers 2026 en begroting 2027
4. Vervanging lift (offerte € 84.500)
5. Verkiezing kascommissie
6. Rondvraag

Kunt u niet aanwezig zijn, dan kunt u tot 20 maart een volmacht inleveren bij de secretaris.

Namens het bestuur,
G. Wiersma, secretaris`,
    expected: [at('2027-03-23T19:30:00+01:00')],
  },
  {
    name: 'nl: short lower case request for a call tomorrow',
    sentAt: '2027-03-04T21:55:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'bas <bas@studiokeizer.example>',
    subject: 'bellen',
    text: `yo kan je morgenmiddag om 4 uur ff bellen over die flyer? ben dan net terug van de drukker

b.`,
    expected: [at('2027-03-05T16:00:00+01:00')],
  },
  {
    name: 'nl: hosting company announces a maintenance window',
    sentAt: '2027-03-08T11:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Servicedesk Wolkenhost <servicedesk@wolkenhost.example>',
    subject: 'Gepland onderhoud cluster AMS-04',
    text: `Beste klant,

In de nacht van zaterdag 13 op zondag 14 maart 2027 voeren wij tussen 01:00 en 05:00 uur onderhoud uit aan cluster AMS-04. Uw websites en e-mail kunnen in deze periode kortstondig (max. 15 minuten) onbereikbaar zijn.

U hoeft zelf niets te doen. De voortgang is te volgen op onze statuspagina.

Met vriendelijke groet,
Wolkenhost Servicedesk
24/7 bereikbaar via het klantportaal`,
    expected: [],
  },
  {
    name: 'nl: tax adviser sets the annual accounts meeting with a range',
    sentAt: '2027-03-22T15:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'mr. drs. P.J. Slingerland <slingerland@slingerlandfiscaal.example>',
    subject: 'Bespreking jaarrekening 2026',
    text: `Geachte heer Oudshoorn,

De concept-jaarrekening 2026 van uw vennootschap is gereed. Conform ons telefoongesprek van hedenmorgen bevestig ik de bespreking op donderdag 8 april a.s., 10.00 - 11.30 uur, te mijnen kantore (Singel 114, 2e etage).

Wilt u de kilometeradministratie en de polis van de arbeidsongeschiktheidsverzekering uiterlijk 1 april toezenden? De aangifte vennootschapsbelasting dient vóór 1 juni te zijn ingediend.

Met de meeste hoogachting,

P.J. Slingerland
belastingadviseur`,
    expected: [at('2027-04-08T10:00:00+02:00', '2027-04-08T11:30:00+02:00')],
  },
  {
    name: 'nl: cancels tomorrow without a new date',
    sentAt: '2027-03-16T18:20:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Greet Lammens <greet.lammens@kinewijk.example>',
    subject: 'afspraak morgen gaat niet door',
    text: `Beste,

Onze afspraak van morgen 9u kan helaas niet doorgaan, ik lig in bed met de griep. Ik bel u van zodra ik terug op de been ben om iets nieuws af te spreken.

Sorry voor het late bericht!

Greet`,
    expected: [],
  },
  {
    name: 'nl: says only when he is usually free',
    sentAt: '2027-03-18T09:09:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Cor Buitenhuis <cor@hoveniersbuitenhuis.example>',
    subject: 'Re: tuinplan Nieuwe Hoeve',
    text: `Dag Petra,

Mooi plan geworden, die hagen zie ik wel zitten. We moeten er nog eens voor gaan zitten, ik ben volgende week eigenlijk de hele week op kantoor en maandagen zijn sowieso altijd goed bij mij. Kijk jij maar eens in je agenda en doe een voorstel.

Over de beregening: het systeem draait standaard van 05:00 tot 05:40, dat kun je later in de app aanpassen.

Groet, Cor`,
    expected: [],
  },
  {
    name: 'nl: restaurant reservation with JSON-LD',
    sentAt: '2027-03-24T14:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Restaurant De Gouden Snoek <reserveren@goudensnoek.example>',
    subject: 'Bevestiging van je reservering',
    text: `Beste Nadia,

We hebben een tafel voor je klaarstaan!

Datum: dinsdag 30 maart 2027
Tijd: 18:45 uur
Aantal personen: 6
Reserveringscode: GS-70213

Annuleren kan kosteloos tot 24 uur van tevoren.

Tot snel,
Team De Gouden Snoek`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "GS-70213",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Nadia Rahimi" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "De Gouden Snoek",
    "address": { "@type": "PostalAddress", "streetAddress": "Visserskade 8", "addressLocality": "Harderwijk", "addressCountry": "NL" }
  },
  "startTime": "2027-03-30T18:45:00+02:00",
  "partySize": "6"
}
</script></head><body>
<p>Beste Nadia,</p>
<p>We hebben een tafel voor je klaarstaan!</p>
<ul><li>Datum: dinsdag 30 maart 2027</li><li>Tijd: 18:45 uur</li><li>Aantal personen: 6</li><li>Reserveringscode: GS-70213</li></ul>
<p>Annuleren kan kosteloos tot 24 uur van tevoren.</p>
<p>Tot snel,<br>Team De Gouden Snoek</p>
</body></html>`,
    expected: [at('2027-03-30T18:45:00+02:00')],
  },
  {
    name: 'nl: newsletter of a trade school with open evenings',
    sentAt: '2027-04-06T06:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ambachtsacademie <nieuws@ambachtsacademie.example>',
    subject: 'Voorjaarsnieuws: cursussen, open avond en 10% korting',
    text: `NIEUWSBRIEF APRIL

Open avond
Kom sfeer proeven in onze lokalen op donderdag 15 april van 18.30 tot 21.00 uur. Aanmelden is niet nodig.

Nieuw: cursus glas-in-lood
Vijf zaterdagen vanaf 8 mei, telkens 10.00-13.00 uur. Wie zich vóór 20 april inschrijft krijgt 10% korting.

Terugblik
De expositie in het stadhuis trok 1.200 bezoekers!

Je ontvangt deze mail omdat je je hebt ingeschreven op onze nieuwsbrief. Afmelden kan onderaan.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: inspector of the electrical installation comes by',
    sentAt: '2027-04-20T11:25:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Planning Keurdienst Schelde <planning@keurdienstschelde.example>',
    subject: 'Bevestiging keuring elektrische installatie - dossier 27/4410',
    text: `Geachte klant,

Uw aanvraag is goed ontvangen. Onze keurder, dhr. Wim Verlinden, voert de periodieke keuring bij u uit op:

donderdag 6 mei 2027, van 8u30 tot 10u00
Adres: Molenstraat 91, 9100 Sint-Niklaas

Gelieve te zorgen voor vrije toegang tot de zekeringkast en de ééndraadschema's klaar te leggen. Kostprijs: 168 euro excl. btw, ter plaatse te betalen met bancontact.

Met vriendelijke groeten
Keurdienst Schelde vzw
Tel. 03 000 45 67 (ma-vr 8u-16u30)`,
    expected: [at('2027-05-06T08:30:00+02:00', '2027-05-06T10:00:00+02:00')],
  },
  {
    name: 'nl: call at English time',
    sentAt: '2027-04-22T12:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Esther Blom <esther.blom@northquaytea.example>',
    subject: 'Belafspraak met Londen',
    text: `Hoi Maarten,

Ik zit deze maand bij ons kantoor in Londen, vandaar even opletten met het uur: zullen we elkaar dinsdag 27 april om 15.00 uur Engelse tijd spreken? Het duurt drie kwartier. Ik bel jou op je vaste nummer.

Groeten uit een zonnig (!) Londen,
Esther`,
    expected: [at('2027-04-27T16:00:00+02:00', '2027-04-27T16:45:00+02:00')],
  },
  {
    name: 'nl: forwarded viewing request with an agreed hour',
    sentAt: '2027-04-26T08:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hans Dijkgraaf <hans@dijkgraafmakelaars.example>',
    subject: 'FW: bezichtiging Kerkpad 5',
    text: `Kim, zie hieronder. Ik heb ze teruggebeld en ja gezegd, jij doet de bezichtiging woensdag 28 april om 10.30 uur. Sleutel hangt in het kastje.

H.

---------- Doorgestuurd bericht ----------
Van: Fam. Overbeek <overbeek@thuispost.example>
Datum: zo 25 apr 2027 20:14
Onderwerp: bezichtiging Kerkpad 5

Geachte makelaar,

Wij hebben het huis aan Kerkpad 5 op internet gezien (vraagprijs 389.000 k.k.) en willen het graag komen bekijken. Woensdagochtend zijn we allebei vrij.

Mvg, Jan en Ria Overbeek`,
    expected: [at('2027-04-28T10:30:00+02:00')],
  },
  {
    name: 'nl: minutes of yesterday with action deadlines',
    sentAt: '2027-04-29T09:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lotte Engels <lotte@engelsprojecten.example>',
    subject: 'Actielijst overleg 28 april',
    text: `Dag heren,

Zoals gisteren om 14.00 uur besproken hierbij de actielijst:

- Gerrit: bestek deel 2 aanpassen, klaar op 7 mei
- Rachid: drie offertes opvragen voor het stucwerk, uiterlijk vrijdag 14 mei 17.00 uur
- ik: gemeente nabellen over de leges (€ 2.870)

De kast in ruimte 0.14 wordt 60 cm ondieper, dat hadden we al eerder besloten. Opmerkingen graag per mail.

Groet, Lotte`,
    expected: [],
  },
  {
    name: 'nl: booking tool confirms an online intake with its link',
    sentAt: '2027-06-07T10:18:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Afspraken Praktijk Lentekind <afspraken@praktijklentekind.example>',
    subject: 'Je afspraak is bevestigd: kennismakingsgesprek',
    text: `Dag Jeroen,

Je afspraak met Hilde Vandenbroucke is bevestigd.

Wat: kennismakingsgesprek (online)
Wanneer: donderdag 10 juni 2027, 11:00 - 11:30 (Brussel)
Waar: https://video.praktijklentekind.example/kamer/hv-8823

Wijzigen of annuleren kan tot 24 u vooraf via https://afspraken.praktijklentekind.example/w/5f02

Tot dan!`,
    expected: [at('2027-06-10T11:00:00+02:00', '2027-06-10T11:30:00+02:00')],
  },
  {
    name: 'nl: colleagues diary told for information only',
    sentAt: '2027-05-18T08:10:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Nele Goossens <nele@drukkerijgoossens.example>',
    subject: 'kleine update',
    text: `Goeiemorgen Tom

Ter info: Pieter zit donderdag om 10u met Luc bij de bank voor het krediet van de nieuwe pers. Da's zonder ons, hij laat daarna iets weten. De proefdruk voor de stad is buiten, en het papier van 300 gram is weer op voorraad.

Verder niks speciaals. De koffiemachine lekt nog altijd ;-)

Nele`,
    expected: [],
  },
  {
    name: 'nl: arrives by train and proposes lunch at noon',
    sentAt: '2027-05-24T16:48:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gijs Roelofsen <gijs.roelofsen@lichtadvies.example>',
    subject: 'Lunch donderdag',
    text: `Ha Yvonne,

Leuk dat het lukt! Mijn trein komt donderdag om 11.42 aan op Zwolle, dus om 12.00 uur bij Brasserie Het Wachthuisje tegenover het station is voor mij ideaal. Ik moet om 14.17 weer terug, want 's avonds repeteert mijn koor.

Tot donderdag,
Gijs`,
    expected: [at('2027-05-27T12:00:00+02:00')],
  },
  {
    name: 'nl: tender portal states the closing hour',
    sentAt: '2027-04-01T10:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Inkoop Gemeente Waterdam <inkoop@waterdam.example>',
    subject: 'Meervoudig onderhandse aanbesteding onderhoud speeltoestellen',
    text: `Geachte inschrijver,

Hierbij ontvangt u de leidraad voor bovengenoemde aanbesteding (kenmerk INK-2027-038). Vragen kunt u uitsluitend schriftelijk stellen tot vrijdag 9 april 2027, 12.00 uur. De inschrijving sluit op vrijdag 23 april 2027 om 10.00 uur; te laat ingediende stukken worden terzijde gelegd. Gunning wordt verwacht in week 19.

Een mondelinge toelichting is niet voorzien.

Hoogachtend,
Team Inkoop, gemeente Waterdam`,
    expected: [],
  },
  {
    name: 'nl: declines Tuesday and proposes Thursday',
    sentAt: '2027-06-11T13:33:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Bart Peeters <bart.peeters@zonnedakpeeters.example>',
    subject: 'RE: plaatsbezoek zonnepanelen',
    text: `Dag mevrouw Claes

Dinsdag om 15u lukt mij spijtig genoeg niet, dan sta ik op een dak in Tienen. Donderdag 17 juni om 16u15 kan ik wel bij u zijn. Is dat goed voor u?

mvg
Bart`,
    expected: [at('2027-06-17T16:15:00+02:00')],
  },
  {
    name: 'nl: summer rota of the staff',
    sentAt: '2027-06-21T17:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Strandpaviljoen Zilt <rooster@paviljoenzilt.example>',
    subject: 'Rooster keuken week 26',
    text: `Ha Marco,

Voor jouw administratie het rooster van de jongens in de keuken, week 26:

ma 28/6  Sem 10:00-18:00, Daan 15:00-23:00
di 29/6  Daan 10:00-18:00, Youssef 15:00-23:00
wo 30/6  Sem 10:00-18:00, Youssef 15:00-23:00
do 1/7   Youssef 10:00-18:00, Sem 15:00-23:00

Graag de uren zo verwerken, tarief blijft € 15,20 p/u.

Gr Angela`,
    expected: [],
  },
  {
    name: 'nl: stock-take on two days',
    sentAt: '2027-06-14T12:45:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ingrid Maes <ingrid@ijzerwarenmaes.example>',
    subject: 'Inventaris juli',
    text: `Dag Stefaan,

Even noteren: van vrijdag 2 tot en met zaterdag 3 juli doen we inventaris, telkens de hele dag, en ik reken op jou. De winkel blijft dan dicht. Voor broodjes wordt gezorgd.

Groetjes
Ingrid`,
    expected: [days('2027-07-02', '2027-07-04')],
  },
  {
    name: 'nl: trade fair visited together',
    sentAt: '2027-08-27T14:14:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wouter Zandstra <w.zandstra@zandstrahout.example>',
    subject: 'Beurs',
    text: `Hoi Karin,

De kaarten voor de houtbeurs in Hardenberg zijn binnen, we gaan samen op vrijdag 17 september, de hele dag. Ik rij, jij hoeft alleen voor goede muziek te zorgen. Hoe laat we vertrekken zien we tegen die tijd wel.

De kaartjes waren € 22,50 p.p., die heb ik al betaald.

Wouter`,
    expected: [days('2027-09-17')],
  },
  {
    name: 'nl: parent evening slot of ten minutes',
    sentAt: '2027-10-29T15:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Juf Marloes <m.terpstra@basisschooldevlieger.example>',
    subject: '10-minutengesprek Noor (groep 5)',
    text: `Beste ouders van Noor,

U bent ingedeeld voor het 10-minutengesprek op woensdag 10 november van 18.50 tot 19.00 uur in lokaal 7. Wilt u op tijd zijn, het schema is krap.

Schoolfruit is er voortaan op di, wo en do. De sinterklaasviering voor de kinderen volgt nog via de schoolapp.

Met vriendelijke groet,
Marloes Terpstra
(werkdagen: ma, di, wo)`,
    expected: [at('2027-11-10T18:50:00+01:00', '2027-11-10T19:00:00+01:00')],
  },
  {
    name: 'nl: occupational doctor calls at a fixed time',
    sentAt: '2027-09-03T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arbodienst Vitaalpunt <noreply@vitaalpunt.example>',
    subject: 'Oproep telefonisch spreekuur',
    text: `Geachte heer Kuipers,

Uw werkgever heeft ons gevraagd u uit te nodigen voor een telefonisch spreekuur. De bedrijfsarts, mevrouw dr. A. Ramdin, belt u op:

maandag 13 september 2027 om 09.20 uur
Duur: 20 minuten

Houd uw telefoon binnen handbereik; er wordt gebeld met een afgeschermd nummer. Bent u verhinderd, meld dit dan minstens 2 werkdagen vooraf. Het secretariaat is bereikbaar van 08.00 tot 16.30 uur.

Arbodienst Vitaalpunt`,
    expected: [at('2027-09-13T09:20:00+02:00', '2027-09-13T09:40:00+02:00')],
  },
  {
    name: 'nl: municipality grants a permit with objection terms',
    sentAt: '2027-07-06T11:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Vergunningen <vergunningen@gemeentewesterschans.example>',
    subject: 'Besluit terrasvergunning Z/27/009341',
    text: `Geachte ondernemer,

Op 28 juni 2027 hebben wij besloten u een terrasvergunning te verlenen voor maximaal 24 zitplaatsen aan de Markt 16. Het terras mag dagelijks geopend zijn van 09.00 tot 23.00 uur, op vrijdag en zaterdag tot 00.00 uur.

Belanghebbenden kunnen tot en met 9 augustus 2027 bezwaar maken. Het dossier ligt ter inzage in het gemeentehuis, op werkdagen van 9.00 tot 12.00 uur.

Namens burgemeester en wethouders van Westerschans,
de teammanager Vergunningen`,
    expected: [],
  },
  {
    name: 'nl: landlord fixes the handover of the premises',
    sentAt: '2027-07-09T18:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Vastgoed Ten Brinke <beheer@vastgoedtenbrinke.example>',
    subject: 'Einde huur Industrieweg 40B',
    text: `Beste huurder,

De huurovereenkomst eindigt per 31 juli. De eindoplevering van de bedrijfsruimte plannen wij op vr 30-7-2027 om 15:00u. Wilt u zorgen dat de hal bezemschoon en leeg is en dat alle 5 sleutels aanwezig zijn? De waarborgsom (€ 3.150) wordt binnen 6 weken teruggestort.

Met groet,

Erik Wolters
Vastgoed Ten Brinke
kantoor ma-do 9-17, vr 9-12`,
    expected: [at('2027-07-30T15:00:00+02:00')],
  },
  {
    name: 'nl: football club invites a sponsor',
    sentAt: '2027-08-17T22:31:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ronny Verstraete <ronny@kfcmoerbrugge.example>',
    subject: 'Uitnodiging sponsormatch',
    text: `Beste Johan,

Als trouwe sponsor nodigen we jou en je vrouw graag uit op onze eerste thuismatch! Afspraak op zaterdag 4 september om 17u in de kantine, met een hapje en een drankje. Daarna bekijken we samen de match tegen Sparta Kallo vanop de eretribune.

Geef je me even een seintje of jullie komen, liefst voor 28 augustus?

Sportieve groeten
Ronny Verstraete
Sponsorverantwoordelijke KFC Moerbrugge`,
    expected: [at('2027-09-04T17:00:00+02:00')],
  },
  {
    name: 'nl: three slots in short form for a software demo',
    sentAt: '2027-09-17T10:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Priya Mahabier <priya@kassaslim.example>',
    subject: 'Demo kassasysteem - welk moment?',
    text: `Hi Bram,

Leuk je net gesproken te hebben! Voor de online demo (een halfuurtje) heb ik nog deze plekken:

* wo 22/9 09:30
* do 23/9 13:00
* ma 27/9 16:30

Het pakket dat je zag kost € 49 p/m en je kunt het 30 dagen gratis proberen.

Laat je even weten welke?

Groetjes,
Priya | KassaSlim`,
    expected: [
      at('2027-09-22T09:30:00+02:00', '2027-09-22T10:00:00+02:00'),
      at('2027-09-23T13:00:00+02:00', '2027-09-23T13:30:00+02:00'),
      at('2027-09-27T16:30:00+02:00', '2027-09-27T17:00:00+02:00'),
    ],
  },
  {
    name: 'nl: boiler service today in a fortnight',
    sentAt: '2027-10-05T13:27:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Installatiebedrijf Kroon <planning@kroonwarmte.example>',
    subject: 'onderhoud cv-ketel',
    text: `Goedemiddag mevr. de Bruijn,

Naar aanleiding van uw telefoontje: onze monteur Ferdi komt vandaag over veertien dagen, om 10 uur 's ochtends, bij u op de praktijk voor het onderhoud van de ketel. Hij is er een uur mee bezig.

Mvg,
Anja
Kroon Warmtetechniek`,
    expected: [at('2027-10-19T10:00:00+02:00', '2027-10-19T11:00:00+02:00')],
  },
  {
    name: 'nl: breakfast meeting at a quarter to eight',
    sentAt: '2027-10-10T19:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ton Scheepers <ton@scheepersinterim.example>',
    subject: 'ontbijtje?',
    text: `Ha Linda,

Je vroeg wanneer we eens konden bijpraten. Wat dacht je van een ontbijtje aanstaande vrijdag om kwart voor acht 's ochtends bij de bakker op het plein? Ik trakteer, na die mooie opdracht van jou ;)

Ton`,
    expected: [at('2027-10-15T07:45:00+02:00')],
  },
  {
    name: 'nl: bank says that cards are replaced',
    sentAt: '2027-10-13T05:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Noorderbank Zakelijk <service@noorderbank.example>',
    subject: 'Uw zakelijke betaalpas verloopt binnenkort',
    text: `Geachte mevrouw Hassan,

Uw zakelijke betaalpas eindigend op 4471 verloopt op 30 november 2027. U ontvangt uw nieuwe pas in de week van 8 november per post op het adres dat bij ons bekend is. Uw pincode blijft gelijk. Activeer de pas door één keer te pinnen vóór 1 december, 23.59 uur; daarna wordt de oude pas automatisch geblokkeerd.

Met vriendelijke groet,
Noorderbank Zakelijk
Wij vragen nooit per e-mail om uw pincode.`,
    expected: [],
  },
  {
    name: 'nl: registration for a webinar confirmed',
    sentAt: '2027-10-18T16:16:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Opleidingen Horecagilde <opleidingen@horecagilde.example>',
    subject: 'Je inschrijving voor het webinar allergenen',
    text: `Beste Veerle,

Je bent ingeschreven voor het webinar "Allergenen op de kaart: wat moet, wat mag".

Datum: maandag 8 november 2027
Uur: 14u00 tot 15u15
Deelnemen: https://horecagilde.zoom.example/j/91000000417

De opname blijft nadien 30 dagen beschikbaar. Je attest volgt binnen de week per mail.

Hartelijke groeten
Team Opleidingen`,
    expected: [at('2027-11-08T14:00:00+01:00', '2027-11-08T15:15:00+01:00')],
  },
  {
    name: 'nl: calendar cancellation of a meeting',
    sentAt: '2027-10-20T11:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Daphne Willems <d.willems@archiefzorg.example>',
    subject: 'Geannuleerd: Voortgang digitalisering',
    text: `Deze afspraak vervalt, we wachten eerst de beslissing van de directie af.

Daphne`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Archiefzorg//Agenda//NL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:voortgang-digi-1026@archiefzorg.example
DTSTAMP:20271020T095000Z
DTSTART:20271026T120000Z
DTEND:20271026T130000Z
SUMMARY:Voortgang digitalisering
ORGANIZER;CN=Daphne Willems:mailto:d.willems@archiefzorg.example
ATTENDEE:mailto:kantoor@scanservice.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: complaint about a broken appliance with purchase time',
    sentAt: '2027-05-08T21:19:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'M. Oosterbaan <m.oosterbaan@thuispost.example>',
    subject: 'klacht espressomachine bon 88213',
    text: `L.S.,

Op maandag 3 mei om 14.05 uur (zie bon) heb ik bij u een espressomachine gekocht van 349 euro. Na nog geen week doet het apparaat niks meer. Vanmiddag om kwart over vier heb ik gebeld maar toen werd er niet opgenomen!!! Op uw site staat toch echt dat u tot 17.30 uur open bent.

Ik wil mijn geld terug of een nieuwe.

M. Oosterbaan`,
    expected: [],
  },
  {
    name: 'nl: out of office notice',
    sentAt: '2027-07-19T08:31:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Sofie Van den Bossche <sofie.vandenbossche@architectenplus.example>',
    subject: 'Automatisch antwoord: Revisie plannen',
    text: `Beste

Ik ben met verlof van 19 juli tot en met 6 augustus en lees mijn mails niet. Vanaf maandag 9 augustus 9u ben ik er weer. Voor dringende zaken kan u terecht bij collega Arne (02 000 33 21, elke werkdag tussen 9u en 12u).

Geniet van de zomer!
Sofie`,
    expected: [],
  },
  {
    name: 'nl: local radio tells when the item is broadcast',
    sentAt: '2027-05-26T15:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Redactie Radio Kempenland <redactie@radiokempenland.example>',
    subject: 'uitzending item klompenmakerij',
    text: `Hoi Sjef,

Nogmaals bedankt voor de gastvrijheid vorige week, het is een prachtig item geworden! Het wordt uitgezonden op zaterdag 29 mei om 17.30 uur, met een herhaling op zondag om 9.10 uur. Daarna staat het op onze site.

Houdoe,
Mieke, redactie`,
    expected: [],
  },
  {
    name: 'nl: concrete plant confirms a delivery at seven',
    sentAt: '2027-06-01T14:44:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Betoncentrale De Maas <orders@betondemaas.example>',
    subject: 'Orderbevestiging 270601-33',
    text: `Uw order is verwerkt.

Product: C20/25 XC2, 7,5 m3
Leveradres: Parallelweg 118, Cuijk
Levering: vrijdag 4 juni 2027, 1e wagen 07:00, 2e wagen 07:45
Lostijd: max. 30 min per wagen, daarna € 25 per kwartier

Wijzigen kan tot donderdag 12.00 uur bij de planning.

Betoncentrale De Maas`,
    expected: [],
  },
  {
    name: 'nl: notary plans the signing of the deed',
    sentAt: '2027-11-12T10:36:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Notariskantoor Van Eeghen <secretariaat@notarisvaneeghen.example>',
    subject: 'Dossier 27.1188 / overdracht aandelen',
    text: `Geachte heer De Wit,

De conceptakte van levering treft u bijgaand aan. Het passeren van de akte staat gepland op woensdag 1 december 2027 te 11.45 uur ten kantore van notaris mr. Van Eeghen, Stationsplein 2 te Amersfoort. U dient een geldig legitimatiebewijs mee te nemen.

De koopsom dient uiterlijk 30 november op onze kwaliteitsrekening te zijn bijgeschreven.

Hoogachtend,
mw. T. Boersma
notarieel medewerker`,
    expected: [at('2027-12-01T11:45:00+01:00')],
  },
  {
    name: 'nl: photographer names two sessions in one mail',
    sentAt: '2027-09-01T20:08:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Elke fotografie <hallo@elkefotografeert.example>',
    subject: 'planning fotoshoot',
    text: `Hey Sarah!

Zoals besproken aan de telefoon, zo gaan we het doen:

1) dinsdag 7 september, 9u tot 12u: teamfoto's bij jullie op kantoor
2) woensdagavond 15 september om 19u40: buitenbeelden van de gevel, dan hebben we het blauwe uurtje

De bewerkte foto's heb je tegen eind september. Voorschot van 200 euro mag via de link op de factuur.

Tot dan, xx Elke`,
    expected: [at('2027-09-07T09:00:00+02:00', '2027-09-07T12:00:00+02:00'), at('2027-09-15T19:40:00+02:00')],
  },
  {
    name: 'nl: farewell reception of a business friend',
    sentAt: '2027-11-06T09:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Anneke Postma <a.postma@zeilmakerijpostma.example>',
    subject: 'Afscheid van Sietse',
    text: `Beste Frits,

Na 41 jaar legt mijn vader Sietse de naald neer. Omdat jij al die jaren onze vaste leverancier bent geweest, zou hij het erg leuk vinden als jij erbij bent op zijn afscheidsreceptie: vrijdag 26 november van 16.00 tot 18.30 uur in de loods in Makkum.

Cadeaus hoeven niet, er staat een bus voor de reddingsbrigade.

Hartelijke groet,
Anneke Postma`,
    expected: [at('2027-11-26T16:00:00+01:00', '2027-11-26T18:30:00+01:00')],
  },
  {
    name: 'nl: reader on Curacao gets a call at Dutch time',
    sentAt: '2027-08-09T11:20:00+02:00',
    timezone: 'America/Curacao',
    from: 'Remco Stolk <remco.stolk@stolkreizen.example>',
    subject: 'Contract seizoen 2028',
    text: `Bon dia Sharlene,

Ik wil graag het contract voor volgend seizoen met je doornemen. Schikt het als ik je donderdag 12 augustus om 16:30 uur Nederlandse tijd bel? Bij jullie is het dan nog ochtend. Het concept heb je morgen in je mail.

Groeten uit Utrecht,
Remco Stolk`,
    expected: [at('2027-08-12T10:30:00-04:00')],
  },
  {
    name: 'nl: vague wish for a day part',
    sentAt: '2027-11-19T17:59:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Lieven Dewaele <lieven@dewaelegevels.example>',
    subject: 're: vochtprobleem kelder',
    text: `Goedenavond

Ik heb uw foto's bekeken, dat ziet eruit als opstijgend vocht. Ik zou wel eens willen komen kijken, dinsdagnamiddag of anders ergens donderdagvoormiddag. Mijn zoon doet de planning en belt u maandag om het precieze uur af te spreken.

Een injectie kost gemiddeld 85 euro per lopende meter.

Lieven Dewaele`,
    expected: [],
  },
  {
    name: 'nl: chatty Flemish lunch proposal with dialect',
    sentAt: '2027-02-21T22:12:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Jef Smolders <jef@smoldersfietsen.example>',
    subject: 'nog eens bijklappen',
    text: `Ewel maat,

Da's nu toch al van voor Nieuwjaar geleden dat we mekaar nog gezien hebben hé. Zullen we vrijdag ne keer iets gaan eten, om 12u30 in den Engel? Ze hebben daar tegenwoordig ne dagschotel voor 16 euro, ge weet niet wat ge proeft.

Allez, laat iets weten

de Jef`,
    expected: [at('2027-02-26T12:30:00+01:00')],
  },
  {
    name: 'nl: supplier announces new prices by hand',
    sentAt: '2027-11-30T13:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Koos Lammers <koos@lammersgarens.example>',
    subject: 'nieuwe prijslijst per 1-1',
    text: `Beste klant,

Per 1 januari 2028 gaan onze prijzen met gemiddeld 3,8% omhoog, de lijst zit bij de mail. Bestellingen die vóór vrijdag 17 december 15.00 uur binnen zijn, leveren we nog tegen de oude prijs. Tussen kerst en oud en nieuw is het magazijn gesloten.

Goede zaken gewenst!
Koos Lammers`,
    expected: [],
  },
  {
    name: 'nl: training day in first aid',
    sentAt: '2027-10-25T08:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mirjam Kok <mirjam.kok@drukwerkhuis.example>',
    subject: 'bhv herhaling',
    text: `Hoi Stefan,

Je bhv-certificaat verloopt op 31 december. Ik heb je opgegeven voor de herhalingsdag op dinsdag 16 november, dat is een hele dag en je hoeft dan dus niet in de drukkerij te zijn. Locatie en programma krijg je nog van het opleidingsinstituut.

Groet,
Mirjam
(HR, aanwezig ma/di/do)`,
    expected: [days('2027-11-16')],
  },
  {
    name: 'nl: theatre tickets with JSON-LD event',
    sentAt: '2027-11-13T12:34:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Ticketdienst Schouwburg Roeland <tickets@schouwburgroeland.example>',
    subject: 'Je tickets voor Winterlicht (bestelling R-20551)',
    text: `Dag Christine,

Bedankt voor je bestelling. Je tickets vind je in bijlage.

Winterlicht - bedrijfsavond
vrijdag 10 december 2027 om 20u00
Rij F, plaatsen 11 en 12
Betaald: 58,00 EUR

Veel kijkplezier!
Ticketbalie open di-za 13u-18u`,
    html: `<!DOCTYPE html><html><body><div>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "R-20551",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Christine Baert"},
  "reservationFor": {
    "@type": "Event",
    "name": "Winterlicht - bedrijfsavond",
    "startDate": "2027-12-10T20:00:00+01:00",
    "location": {"@type": "Place", "name": "Schouwburg Roeland", "address": "Roelandplein 1, 9000 Gent"}
  }
}]
</script>
<p>Dag Christine,</p><p>Bedankt voor je bestelling. Je tickets vind je in bijlage.</p>
<p><b>Winterlicht - bedrijfsavond</b><br>vrijdag 10 december 2027 om 20u00<br>Rij F, plaatsen 11 en 12<br>Betaald: 58,00 EUR</p>
<p>Veel kijkplezier!<br>Ticketbalie open di-za 13u-18u</p>
</div></body></html>`,
    expected: [at('2027-12-10T20:00:00+01:00')],
  },
  {
    name: 'nl: accepts a quoted hour with a plain yes',
    sentAt: '2027-12-06T07:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerda Huizinga <gerdahuizinga@thuispost.example>',
    subject: 'Re: Bankstel opnieuw bekleden',
    text: `ja hoor dat is goed, tot dan. de hond zit in de keuken

gerda

> Op zo 5 dec 2027 om 20:40 schreef Stoffeerderij Nagel <info@stoffeerderijnagel.example>:
>
> Beste mevrouw Huizinga,
>
> Past het u als ik woensdag 8 december om 13.15 uur langskom met de stofboeken?
>
> Vriendelijke groet,
> Peter Nagel`,
    expected: [at('2027-12-08T13:15:00+01:00')],
  },
  {
    name: 'nl: thanks for a past evening with old times in the quote',
    sentAt: '2027-12-13T10:05:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Katrien Wouters <katrien@wijnhandelwouters.example>',
    subject: 'Re: Proefavond 9 december',
    text: `Beste Luk,

Nog eens dikke merci voor donderdag, het was een schitterende avond! Iedereen was vol lof over uw kaasplank. De rekening mag u naar het gewone adres sturen.

Prettige feesten alvast,
Katrien

Van: Luk Jacobs <luk@kaasmakerijjacobs.example>
Verzonden: maandag 6 december 2027 11:32
Aan: Katrien Wouters
Onderwerp: Proefavond 9 december

Dag Katrien, ik ben er donderdag 9/12 om 18u30 om alles klaar te zetten, de proeverij begint om 20u. Tot dan, Luk`,
    expected: [],
  },
  {
    name: 'nl: mass offer of a car dealer with an event',
    sentAt: '2027-09-14T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Autobedrijf Van Loon <acties@autovanloon.example>',
    subject: 'Elektrisch rijden? Kom zaterdag proefrijden!',
    text: `Beste relatie,

Zaterdag 18 september van 10.00 tot 16.00 uur is het groot feest in onze showroom! Maak een proefrit in een van de 12 elektrische bedrijfswagens en ontvang een gratis laadpas t.w.v. € 50.

- Private lease al vanaf € 289 p/m
- Springkussen voor de kids
- Inruilpremie tot € 2.500

Actie geldig t/m 30 september 2027.

Geen mails meer ontvangen? Klik hier om u uit te schrijven.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: date of a visit without an hour, hour to follow',
    sentAt: '2027-10-06T12:12:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Glaszetter Mulder <info@glaszettermulder.example>',
    subject: 'Dubbel glas Dorpsstraat',
    text: `Beste meneer Yildiz,

Het glas is binnen. We staan voor u ingepland op donderdag 21 oktober, het tijdstip hoort u de dag ervoor per sms van onze monteur. Het gaat om twee ruiten, samen € 742,-.

Met vriendelijke groet,
Monique Mulder`,
    expected: [],
  },
  {
    name: 'nl: physiotherapy appointment with house rules',
    sentAt: '2027-03-25T17:11:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fysio aan de Vecht <balie@fysiovecht.example>',
    subject: 'Uw afspraak op 31-03',
    text: `Beste heer Bouwmeester,

Uw volgende behandeling bij Niels is op woensdag 31 maart om tien over half vier 's middags. Let op: een afspraak die u minder dan 24 uur van tevoren afzegt, brengen wij in rekening (€ 38,50).

Graag een handdoek en sportschoenen meenemen.

Balie Fysio aan de Vecht
ma t/m vr 7.30 - 20.00 uur`,
    expected: [at('2027-03-31T15:40:00+02:00')],
  },
  {
    name: 'nl: site meeting next week with regular telephone number',
    sentAt: '2027-06-16T07:15:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Abdel Benali <abdel@benalielektra.example>',
    subject: 'bouwvergadering',
    text: `Morgen Kees,

bouwvergadering is volgende week dinsdag om 7.30 uur in de keet, jij moet er ook bij zijn vanwege de meterkasten. kabel ligt er al en de groepenkast van 24 groepen is besteld

gr Abdel
06 00 45 30 15`,
    expected: [at('2027-06-22T07:30:00+02:00')],
  },
  {
    name: 'nl: calendar invitation in UTC with a short note',
    sentAt: '2027-07-01T09:45:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dries Lenaerts <dries.lenaerts@logopedielenaerts.example>',
    subject: 'Teamoverleg juli',
    text: `Zie uitnodiging. Neem jij het verslag van vorige keer mee?

Dries`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Lenaerts//Kalender 3.1//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:7b1c-teamoverleg-0708@logopedielenaerts.example
DTSTAMP:20270701T074500Z
DTSTART:20270708T110000Z
DTEND:20270708T121500Z
SUMMARY:Teamoverleg juli
LOCATION:Praktijk\\, lokaal boven
ORGANIZER;CN=Dries Lenaerts:mailto:dries.lenaerts@logopedielenaerts.example
ATTENDEE;CN=An Cools;RSVP=TRUE:mailto:an.cools@logopedielenaerts.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-08T13:00:00+02:00', '2027-07-08T14:15:00+02:00')],
  },
];
