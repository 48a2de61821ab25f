import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: homeowner agrees to a painter coming to measure, half past eight with a length',
    sentAt: '2027-01-14T20:41:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marjolein Terpstra <m.terpstra@thuispost.example>',
    subject: 'Re: offerte kozijnen Lindelaan 14',
    text: `Dag Henk,

Fijn dat je langs wilt komen om de kozijnen te bekijken. Dinsdag 19 januari om half negen 's ochtends is prima, dan ben ik nog thuis. Je zei dat je er drie kwartier voor nodig had, dat komt goed uit want ik moet daarna naar mijn werk.

De erker aan de achterkant mag ook mee in de prijs (vorige schilder vroeg daar in 2019 nog 1.150 euro voor!).

Let op: onze bel doet het niet, dus even kloppen.

Groet,
Marjolein Terpstra
06-55501423`,
    expected: [at('2027-01-19T08:30:00+01:00', '2027-01-19T09:15:00+01:00')],
  },
  {
    name: 'nl: applicant accepts the second of the quoted slots',
    sentAt: '2027-02-03T09:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Youssef Amrani <y.amrani@mailhuis.example>',
    subject: 'Re: Uitnodiging kennismakingsgesprek vacature werkvoorbereider',
    text: `Beste mevrouw De Wit,

Hartelijk dank voor de uitnodiging! De tweede optie komt mij het beste uit, dan hoef ik geen vrij te vragen.

Ik neem mijn diploma's en een kopie van mijn VCA mee.

Met vriendelijke groet,
Youssef Amrani

Op di 2 feb 2027 om 16:20 schreef Karin de Wit <karin@dewitinstallatie.example>:
> Beste Youssef,
>
> Leuk dat je gereageerd hebt op onze vacature. We maken graag kennis. Kun je op een van deze momenten?
>
> 1. maandag 8 februari, 10.00 uur
> 2. dinsdag 9 februari, 16.30 uur
> 3. donderdag 11 februari, 9.15 uur
>
> Groeten, Karin`,
    expected: [at('2027-02-09T16:30:00+01:00')],
  },
  {
    name: 'nl: accountant reminds of the VAT return, deadlines and phone hours only',
    sentAt: '2027-01-19T10:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Administratiekantoor Bosman <info@bosmanadministratie.example>',
    subject: 'Btw-aangifte 4e kwartaal 2026',
    text: `Geachte heer Van Rijn,

De btw-aangifte over het vierde kwartaal moet uiterlijk zondag 31 januari 2027 bij de Belastingdienst binnen zijn, en ook de betaling moet op die datum zijn bijgeschreven. Om dat te halen ontvangen wij de ontbrekende bonnen (lunch Van der Valk, tankbeurten november) graag vóór maandag 25 januari 12.00 uur.

Wat daarna binnenkomt verwerken wij in het volgende kwartaal.

Met vriendelijke groet,

Ineke Bosman
Administratiekantoor Bosman
Telefonisch bereikbaar ma t/m do 9.00-12.30 uur, vrijdag tot 11.00 uur
038-5550172`,
    expected: [],
  },
  {
    name: 'nl: Flemish lunch on Friday, quarter past twelve',
    sentAt: '2027-02-23T17:33:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Wim Verhaeghe <wim@verhaeghe-drukwerk.example>',
    subject: 'middageten vrijdag',
    text: `Dag Griet,

Da's geregeld, ik heb een tafeltje vast in De Gouden Ketel op de Korenmarkt. Vrijdag om kwart na twaalf, ik trakteer deze keer want gij hebt in december al betaald.

Breng gerust uw stalenboek mee, dan kunnen we ineens die kleuren voor de folder bekijken.

Tot dan hé!
Wim

Verhaeghe Drukwerk - Zwijnaarde
open: ma-vr 8u-12u en 13u-17u30`,
    expected: [at('2027-02-26T12:15:00+01:00')],
  },
  {
    name: 'nl: carrier announces a pallet delivery with a time window',
    sentAt: '2027-03-10T15:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Transport Hoekema <planning@hoekematransport.example>',
    subject: 'Zending 88120934 - levering morgen',
    text: `Beste relatie,

Morgen, donderdag 11 maart, leveren wij bij u af:

- 3 pallets tegellijm (totaal 1.840 kg)
- 1 pallet voegmiddel

Verwachte aankomst tussen 10.15 en 12.15 uur. De chauffeur belt ongeveer een halfuur vooraf. Zorg er a.u.b. voor dat de laadplaats vrij is en dat er iemand kan tekenen.

Wachttijd langer dan 15 minuten wordt doorberekend (€ 62,50 per uur).

Planning Transport Hoekema
0513-555208`,
    expected: [],
  },
  {
    name: 'nl: Teams invitation with an ICS part from an architect',
    sentAt: '2027-03-15T11:27:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sanne Kuipers <sanne@studiokuipers.example>',
    subject: 'Uitnodiging: Bouwteamoverleg Molenstraat',
    text: `Hallo allemaal,

Hierbij de uitnodiging voor het bouwteamoverleg. Agenda: stand vergunning, constructie dak, planning onderaannemers.

Deelnemen via Teams: https://teams.meetings.example/l/meetup-join/19a7c3

Groet, Sanne
Studio Kuipers architecten`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Studio Kuipers//Agenda//NL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:b7a1c0e2-4471-molenstraat@studiokuipers.example
DTSTAMP:20270315T102700Z
DTSTART;TZID=Europe/Amsterdam:20270330T133000
DTEND;TZID=Europe/Amsterdam:20270330T150000
SUMMARY:Bouwteamoverleg Molenstraat
LOCATION:Microsoft Teams
ORGANIZER;CN=Sanne Kuipers:mailto:sanne@studiokuipers.example
ATTENDEE;CN=Bouwbedrijf Otten;RSVP=TRUE:mailto:info@bouwbedrijfotten.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-03-30T13:30:00+02:00', '2027-03-30T15:00:00+02:00')],
  },
  {
    name: 'nl: web agency offers three slots in a list, each with an end',
    sentAt: '2027-04-01T14:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bas van Leeuwen | Pixelpolder <bas@pixelpolder.example>',
    subject: 'Demo nieuwe webshop: wanneer komt het uit?',
    text: `Hoi Annelies,

De testomgeving staat! Ik loop hem graag even met je door voordat we live gaan (de lancering blijft gewoon staan op 3 mei). Past een van deze momenten?

* di 6 april 10:00 - 11:00
* wo 7 april 15:30 - 16:30
* vr 9 april 09:00 - 10:00

Mag bij jullie in de winkel of via beeldbellen, wat jij fijn vindt.

Groetjes,
Bas

Pixelpolder webbureau | Almere | 036-5550931
Support: werkdagen 08:30 - 17:00`,
    expected: [
      at('2027-04-06T10:00:00+02:00', '2027-04-06T11:00:00+02:00'),
      at('2027-04-07T15:30:00+02:00', '2027-04-07T16:30:00+02:00'),
      at('2027-04-09T09:00:00+02:00', '2027-04-09T10:00:00+02:00'),
    ],
  },
  {
    name: 'nl: customer cancels because of the flu and will call back',
    sentAt: '2027-02-16T07:22:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Lieve Claes <lieve.claes@telepost.example>',
    subject: 'afspraak vandaag',
    text: `Goeiemorgen,

Ik moet jammer genoeg mijn afspraak van vandaag 14u30 bij Kris annuleren, heel het huis ligt hier plat met de griep. Ook de controle van volgende week dinsdag 23/02 om 9u laat ik liever vallen.

Ik bel zelf wel terug als het weer wat beter gaat.

Sorry voor het ongemak
Lieve Claes
0470 55 51 28`,
    expected: [],
  },
  {
    name: 'nl: kick-off moved from Wednesday to Thursday, other hour',
    sentAt: '2027-05-10T16:19:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Roos Hendriks <r.hendriks@gemeentewerken.example>',
    subject: 'Verplaatsen startoverleg',
    text: `Beste Jeroen,

Door ziekte van mijn collega moeten we het startoverleg van woensdag 12 mei 11.00 uur helaas verschuiven. In overleg met de aannemer is het geworden: donderdag 20 mei om 13.45 uur, zelfde locatie (stadskantoor, kamer 3.08).

Het verslag van de vorige keer en de tekeningen blijven ongewijzigd.

Excuses voor het late bericht.

Met vriendelijke groet,

Roos Hendriks
Projectleider openbare ruimte
Aanwezig: ma, di, do`,
    expected: [at('2027-05-20T13:45:00+02:00')],
  },
  {
    name: 'nl: internet provider announces a maintenance window',
    sentAt: '2027-05-19T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Glasnet Zakelijk <noreply@glasnetzakelijk.example>',
    subject: 'Aankondiging gepland onderhoud OH-20931',
    text: `Geachte klant,

In de nacht van dinsdag 25 op woensdag 26 mei voeren wij tussen 01:00 en 05:00 uur onderhoud uit aan het netwerk in uw regio. Uw verbinding kan in deze periode maximaal 2 x 20 minuten wegvallen.

U hoeft zelf niets te doen. Werkt uw verbinding na 05:00 uur niet, herstart dan uw modem.

Vragen? Onze servicedesk is bereikbaar van maandag tot en met vrijdag van 8:00 tot 18:00 uur via 0900-5550.

Met vriendelijke groet,
Glasnet Zakelijk`,
    expected: [],
  },
  {
    name: 'nl: bulk newsletter of a wholesaler with open evening and webinar',
    sentAt: '2027-09-07T07:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Groothandel De Kwast <nieuws@dekwastgroothandel.example>',
    subject: 'Najaarsnieuws: actieprijzen, demo-avond en gratis webinar',
    isBulk: true,
    text: `NAJAARSNIEUWS VAN DE KWAST

** Demo-avond spuittechniek **
Woensdag 22 september van 18.30 tot 21.00 uur in onze vestiging Apeldoorn. Hapje en drankje inbegrepen. Meld je aan via de website.

** Gratis webinar: offertes die wél scoren **
Donderdag 30 september, 20.00 uur, online.

** Actieprijzen t/m 30 september **
Muurverf mat wit 10 l   nu € 54,95
Kwastenset 5-delig      nu € 17,50

Nieuwe openingstijden Apeldoorn: ma-vr 6.30-17.00 uur, za 8.00-12.00 uur

Je ontvangt deze mail omdat je klant bent bij De Kwast. Uitschrijven kan met één klik.`,
    expected: [],
  },
  {
    name: 'nl: going to a trade fair together, a whole day',
    sentAt: '2027-09-16T12:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ron Scheffer <ron@scheffermachines.example>',
    subject: 'Houtbeurs Utrecht',
    text: `Ha Dirk,

De kaarten zijn binnen! Zoals afgesproken gaan we dus vrijdag 8 oktober met z'n tweeën de hele dag naar de houtbeurs in de Jaarbeurs. Ik rij wel, hoe laat ik je oppik spreken we nog af.

Kaartnummers 4471 en 4472, bewaar ik hier.

Groeten
Ron`,
    expected: [days('2027-10-08')],
  },
  {
    name: 'nl: Dutch colleague in London names the hour in two zones',
    sentAt: '2027-06-08T18:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Floor Jansen <floor.jansen@britteatrade.example>',
    subject: 'Belafspraak over de theeveiling',
    text: `Hoi Peter,

Ik heb met Gareth overlegd. We kunnen je aanstaande vrijdag (11 juni) bellen om 14.30 uur Londense tijd, dat is bij jullie 15.30 uur. Reken op een half uurtje.

Ik vlieg zelf zaterdagochtend om 7.05 uur naar Colombo, dus daarna ben ik een weekje slecht bereikbaar.

Hartelijke groet vanuit een zonnig Greenwich,
Floor`,
    expected: [at('2027-06-11T15:30:00+02:00', '2027-06-11T16:00:00+02:00')],
  },
  {
    name: 'nl: reply leaves the quoted proposal open',
    sentAt: '2027-06-15T13:37:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Esther Brouwer <esther@brouweropticiens.example>',
    subject: 'RE: Etalage zomer',
    text: `Dag Mirjam,

Dank voor je voorstel, ziet er leuk uit! Ik moet nog even met mijn compagnon overleggen over het budget en wanneer het ons schikt. Ik kom er deze week bij je op terug.

Groet,
Esther

Brouwer Opticiens, Grote Markt 3
di t/m vr 9.30-17.30, za 9.30-17.00

-----Oorspronkelijk bericht-----
Van: Mirjam Slot
Verzonden: maandag 14 juni 2027 10:02
Aan: Esther Brouwer
Onderwerp: Etalage zomer

Hoi Esther,
Bijgaand mijn schets. Zullen we hem donderdag 24 juni om 9.00 uur doornemen, voor de winkel opengaat? Anders kan ik ook maandag 28 juni om 13.00 uur.
Mirjam`,
    expected: [],
  },
  {
    name: 'nl: declined hour with a counter-proposal the day after',
    sentAt: '2027-06-21T08:55:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Koen Desmet <koen.desmet@desmet-dakwerken.example>',
    subject: 'Re: werfbezoek Aalst',
    text: `Dag Sofie

Dinsdag om 15u gaat niet lukken, dan zit ik op de werf in Ninove. Woensdag 23 juni om 10u30 kan ik wel. Past dat voor u?

Mvg
Koen Desmet
Desmet Dakwerken bv
BTW BE 0555.010.203

> Op 18 juni 2027 om 17:04 schreef Sofie Maes:
> Dag Koen, kunnen we dinsdag 22 juni om 15u afspreken op de werf?`,
    expected: [at('2027-06-23T10:30:00+02:00')],
  },
  {
    name: 'nl: all lower case, tomorrow nine o clock at my office',
    sentAt: '2027-10-05T21:16:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sjoerd <sjoerd@tweewielersjoerd.example>',
    subject: 're: kasverschil',
    text: `hee tom

snap er ook niks van, 312 euro is wel heel veel. zullen we er morgen ff samen voor gaan zitten? 9 uur bij mij in de zaak, koffie staat klaar. neem de bonnen van vorige week mee

gr sjoerd`,
    expected: [at('2027-10-06T09:00:00+02:00')],
  },
  {
    name: 'nl: restaurant reservation with JSON-LD',
    sentAt: '2027-11-09T10:44:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Brasserie Het Zwaantje <reservatie@hetzwaantje.example>',
    subject: 'Bevestiging van uw reservatie',
    text: `Beste mevrouw Peeters,

Wij bevestigen graag uw reservatie:

Datum: zaterdag 20 november 2027
Uur: 19u30
Aantal personen: 12
Naam: Peeters - personeelsfeest

Annuleren kan kosteloos tot 48 uur op voorhand.

Tot binnenkort!
Brasserie Het Zwaantje
Gesloten op maandag en dinsdag`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "HZ-70412",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "An Peeters" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Brasserie Het Zwaantje",
    "address": { "@type": "PostalAddress", "streetAddress": "Vaartkant 8", "addressLocality": "Mechelen", "postalCode": "2800", "addressCountry": "BE" }
  },
  "startTime": "2027-11-20T19:30:00+01:00",
  "partySize": "12"
}
</script>
<p>Beste mevrouw Peeters,</p>
<p>Wij bevestigen graag uw reservatie:</p>
<table>
<tr><td>Datum</td><td>zaterdag 20 november 2027</td></tr>
<tr><td>Uur</td><td>19u30</td></tr>
<tr><td>Aantal personen</td><td>12</td></tr>
<tr><td>Naam</td><td>Peeters - personeelsfeest</td></tr>
</table>
<p>Annuleren kan kosteloos tot 48 uur op voorhand.</p>
<p>Tot binnenkort!<br>Brasserie Het Zwaantje<br>Gesloten op maandag en dinsdag</p>
</body></html>`,
    expected: [at('2027-11-20T19:30:00+01:00')],
  },
  {
    name: 'nl: notary invites to the transfer, formal, with a payment deadline beside it',
    sentAt: '2027-04-13T11:31:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Notariskantoor Van Alphen & Roos <secretariaat@vanalphenroos.example>',
    subject: 'Levering bedrijfspand Havenkade 22, dossier 2027.0418/MV',
    text: `Geachte heer en mevrouw Dijkstra,

Hierbij bevestig ik u dat de akte van levering betreffende het bedrijfspand Havenkade 22 te Harlingen ten kantore zal worden gepasseerd op vrijdag 30 april aanstaande te 11.15 uur.

Ik verzoek u een geldig legitimatiebewijs mee te nemen. Het op de nota van afrekening vermelde bedrag ad € 284.310,22 dient uiterlijk donderdag 29 april om 15.00 uur op onze derdengeldenrekening te zijn bijgeschreven.

In het vertrouwen u hiermede voldoende te hebben geïnformeerd, verblijf ik,

hoogachtend,

mr. M. Visser, kandidaat-notaris
Kantoor geopend op werkdagen van 8.30 tot 17.00 uur`,
    expected: [at('2027-04-30T11:15:00+02:00')],
  },
  {
    name: 'nl: heating engineer comes to the reader, start and end',
    sentAt: '2027-10-01T13:26:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Warmteservice Noord <planning@warmteservicenoord.example>',
    subject: 'Onderhoud cv-installatie, werkorder 2271-B',
    text: `Beste heer Oosterhuis,

De jaarlijkse onderhoudsbeurt van uw cv-installatie is ingepland. Onze monteur Gert-Jan komt bij u langs op:

woensdag 13-10-2027 van 8.00 tot 9.30 uur
Adres: Stationsweg 81, Assen

Wilt u ervoor zorgen dat de ketel goed bereikbaar is? Past dit moment niet, bel dan uiterlijk 2 werkdagen van tevoren met onze planning: 0592-555619 (ma-vr 8.00-16.30 uur).

Met vriendelijke groet,
Afdeling planning`,
    expected: [at('2027-10-13T08:00:00+02:00', '2027-10-13T09:30:00+02:00')],
  },
  {
    name: 'nl: supplier would like to drop by, only parts of days',
    sentAt: '2027-10-12T15:15:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Nathalie Goossens <n.goossens@bakkerijgrondstoffen.example>',
    subject: 'Bezoekje?',
    text: `Dag Bart,

Ik zou graag nog eens langskomen met de nieuwe vullingen en het speculaasassortiment. Volgende week ben ik dinsdagnamiddag en donderdagvoormiddag in het Meetjesland. Maandagen zijn bij mij meestal ook goed, behalve de laatste van de maand.

Laat maar weten wat jullie het beste uitkomt, na de ochtenddrukte natuurlijk :-)

Groetjes
Nathalie`,
    expected: [],
  },
  {
    name: 'nl: members meeting of a sports club, with start and end',
    sentAt: '2027-03-02T19:58:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Secretaris v.v. De Sperwers <secretaris@desperwers.example>',
    subject: 'Uitnodiging ALV voor onze sponsors',
    text: `Beste Willem,

Als hoofdsponsor nodigen we je van harte uit voor onze algemene ledenvergadering op donderdag 18 maart a.s. Aanvang 20.00 uur in de kantine, einde 22.00 uur.

Op de agenda: jaarrekening, contributie (voorstel: +4 euro per kwartaal), nieuwe lampen veld 2.

Op verzoek van het bestuur willen we graag de nieuwe bordcontracten aan je voorstellen.

Sportieve groet,
Tineke Haverkamp
secretaris`,
    expected: [at('2027-03-18T20:00:00+01:00', '2027-03-18T22:00:00+01:00')],
  },
  {
    name: 'nl: forwarded customer request, colleague has promised that the reader comes',
    sentAt: '2027-08-24T11:03:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Monique Faber <monique@faberzonwering.example>',
    subject: 'FW: scherm hangt scheef',
    text: `Ricardo, zie onder. Ik heb mevrouw gebeld en gezegd dat jij donderdag om 10 uur bij haar bent om te kijken. Neem een setje uitvalarmen mee.

Mo

---------- Doorgestuurd bericht ----------
Van: Truus Wiersma <truus.wiersma@buurtmail.example>
Datum: ma 23 aug 2027 19:40
Onderwerp: scherm hangt scheef
Aan: <info@faberzonwering.example>

Geachte firma,
Het zonnescherm dat u 9 augustus om 13.00 uur heeft opgehangen hangt nu al scheef. Ik wil graag dat er iemand komt kijken. Ik ben alle ochtenden thuis, 's middags doe ik vrijwilligerswerk.
Mevr. T. Wiersma
Kerkpad 6, Drachten`,
    expected: [at('2027-08-26T10:00:00+02:00')],
  },
  {
    name: 'nl: colleague reports own dentist and a parents evening, not for the reader',
    sentAt: '2027-11-16T08:09:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Dennis Koster <dennis@kosterenzn.example>',
    subject: 'afwezig deze week',
    text: `Moguh,

Even voor de planning: donderdag zit ik om 14.00 uur bij de tandarts, ik ben dan vanaf half 2 weg en kom niet meer terug. Vrijdag ben ik er gewoon, alleen moet Linda om 16.15 naar het oudergesprek van Sem dus die gaat eerder weg.

De bus heb ik volgetankt (bonnetje ligt in het bakje, 91,40).

Dennis`,
    expected: [],
  },
  {
    name: 'nl: parent asks the teacher for a quarter of an hour before school',
    sentAt: '2027-11-22T21:04:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Naima el Idrissi <naima.elidrissi@postbode.example>',
    subject: 'Ilyas groep 6',
    text: `Beste juf Carla,

Ilyas komt de laatste tijd verdrietig thuis en ik zou dat graag even met u bespreken. Zou het donderdag om 8.10 uur kunnen, dus voordat de school begint? Een kwartiertje is genoeg. De les begint toch pas om half negen?

Maandag 29 november is hij trouwens vrij voor de bruiloft van mijn zus, dat had ik al doorgegeven via de app.

Vriendelijke groeten,
Naima, moeder van Ilyas`,
    expected: [at('2027-11-25T08:10:00+01:00', '2027-11-25T08:25:00+01:00')],
  },
  {
    name: 'nl: bulk offer with a countdown until Sunday night',
    sentAt: '2027-11-25T06:00:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Kantoorwereld <acties@kantoorwereld.example>',
    subject: 'Nog tot zondag 23u59: -40% op bureaustoelen',
    isBulk: true,
    text: `BLACK WEEK BIJ KANTOORWERELD

Enkel deze week: tot 40% korting op ergonomische bureaustoelen en zit-stabureaus.

Flash deal: vrijdag 26 november tussen 12u en 14u krijgt u nog eens 10% extra met code FLASH10.
Onze showroom in Wijnegem is zaterdag uitzonderlijk open tot 20u. Kom langs voor gratis advies!

Levering binnen 3 werkdagen. Actie geldig t.e.m. zondag 28 november 2027, 23u59.

Liever geen mails meer? Schrijf u hier uit.`,
    expected: [],
  },
  {
    name: 'nl: municipality invites to a hearing about an objection',
    sentAt: '2027-07-06T09:39:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Commissie bezwaarschriften <bezwaar@gemeente-veenwoude.example>',
    subject: 'Uitnodiging hoorzitting, zaaknummer Z-27-10388',
    text: `Geachte mevrouw Postma,

Op 11 juni 2027 ontvingen wij uw bezwaarschrift tegen de weigering van de terrasvergunning. U wordt in de gelegenheid gesteld uw bezwaar mondeling toe te lichten.

De hoorzitting vindt plaats op:
Dag: dinsdag 20 juli 2027
Tijd: 14.20 uur
Plaats: raadhuis, commissiekamer 1

Nadere stukken kunt u indienen tot uiterlijk vrijdag 9 juli 17.00 uur. Wilt u ons laten weten of u komt en wie u eventueel meeneemt?

Hoogachtend,
namens de commissie,
drs. P. Lanting, secretaris`,
    expected: [at('2027-07-20T14:20:00+02:00')],
  },
  {
    name: 'nl: payment reminder with due date and direct debit',
    sentAt: '2027-07-13T08:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Boekhouding Vermeulen Verhuur <boekhouding@vermeulenverhuur.example>',
    subject: 'Herinnering factuur 2027/0619',
    text: `Geachte klant,

Volgens onze gegevens staat factuur 2027/0619 van 11/06/2027 (huur hoogtewerker, € 786,50) nog open. Mogen wij vragen dit bedrag over te schrijven ten laatste op dinsdag 20/07/2027?

Hebt u intussen betaald, dan mag u deze mail als niet geschreven beschouwen.

Ons kantoor is van 19 t.e.m. 30 juli enkel in de voormiddag bereikbaar, van 8u30 tot 12u.

Hoogachtend,
Carine Lambrecht
Boekhouding`,
    expected: [],
  },
  {
    name: 'nl: ICS cancellation of a weekly review',
    sentAt: '2027-09-20T16:52:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joris Meulendijk <joris@meulendijkadvies.example>',
    subject: 'Geannuleerd: Evaluatie pilot',
    text: `Beste Saskia,

De evaluatie van woensdag gaat niet door, we wachten eerst de cijfers af. Ik laat van me horen zodra die er zijn.

Joris Meulendijk
Meulendijk Advies`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Meulendijk Advies//Agenda//NL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:eval-pilot-2209@meulendijkadvies.example
DTSTAMP:20270920T145200Z
DTSTART:20270922T113000Z
DTEND:20270922T123000Z
SUMMARY:Evaluatie pilot
ORGANIZER;CN=Joris Meulendijk:mailto:joris@meulendijkadvies.example
ATTENDEE;CN=Saskia Blok:mailto:saskia@blokcatering.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'nl: registration for a course confirmed with JSON-LD',
    sentAt: '2027-08-30T12:12:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Vakschool De Beitel <inschrijving@vakschooldebeitel.example>',
    subject: 'Je bent ingeschreven: workshop lijmtechniek',
    text: `Beste Hanneke,

Je inschrijving voor de workshop Lijmtechniek voor meubelmakers is rond. We zien je op vrijdag 17 september 2027 van 13.00 tot 17.00 uur in Zwolle.

Inschrijfnummer: DB-5580
Lesgeld: € 145,00 (factuur volgt)

Tot dan!
Vakschool De Beitel`,
    html: `<!DOCTYPE html>
<html lang="nl"><head>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "DB-5580",
  "reservationStatus": "https://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Hanneke Pol" },
  "reservationFor": {
    "@type": "Event",
    "name": "Workshop Lijmtechniek voor meubelmakers",
    "startDate": "2027-09-17T13:00:00+02:00",
    "endDate": "2027-09-17T17:00:00+02:00",
    "location": { "@type": "Place", "name": "Vakschool De Beitel", "address": "Ambachtsweg 40, Zwolle" }
  }
}]
</script>
</head><body>
<p>Beste Hanneke,</p>
<p>Je inschrijving voor de workshop <b>Lijmtechniek voor meubelmakers</b> is rond. We zien je op vrijdag 17 september 2027 van 13.00 tot 17.00 uur in Zwolle.</p>
<p>Inschrijfnummer: DB-5580<br>Lesgeld: &euro; 145,00 (factuur volgt)</p>
<p>Tot dan!<br>Vakschool De Beitel</p>
</body></html>`,
    expected: [at('2027-09-17T13:00:00+02:00', '2027-09-17T17:00:00+02:00')],
  },
  {
    name: 'nl: two-day safety training, whole days',
    sentAt: '2027-09-28T14:47:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Hilde Wouters <hilde@wouterspreventie.example>',
    subject: 'Opleiding EHBO bij jullie',
    text: `Beste Steven,

De opleiding ligt vast: ik kom op woensdag 20 en donderdag 21 oktober twee volle dagen naar jullie magazijn in Geel om jou en de zes andere mensen de basisopleiding hulpverlener te geven. De uurregeling stuur ik later nog door.

Zorgen jullie voor een lokaal met een scherm en voor broodjes? De subsidieaanvraag via de kmo-portefeuille moet ten laatste 14 dagen na de start binnen zijn.

Met vriendelijke groeten
Hilde Wouters
0486 55 50 77`,
    expected: [days('2027-10-20', '2027-10-22')],
  },
  {
    name: 'nl: consultant sends only a booking page, no time',
    sentAt: '2027-05-04T10:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marleen Groot <marleen@grootsubsidies.example>',
    subject: 'Re: vraag over WBSO',
    text: `Hallo Frank,

Goede vraag, dat leg ik je liever even telefonisch uit dan per mail. Kies hier zelf een moment dat je uitkomt, een gesprek duurt 30 minuten:
https://afspraak.grootsubsidies.example/marleen/30min

Ik heb vooral in de week van 17 mei nog veel ruimte. En vergeet niet: de aanvraag voor de periode vanaf juli moet uiterlijk 31 mei om 23.59 uur ingediend zijn.

Groet, Marleen`,
    expected: [],
  },
  {
    name: 'nl: video call the day after tomorrow with a range and a link',
    sentAt: '2027-12-07T09:51:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tess Verbeek <tess@verbeekmarketing.example>',
    subject: 'Campagne voorjaar - belletje',
    text: `Hi Lotte,

Overmorgen bellen we dus even over de voorjaarscampagne, 13.30-14.15 uur. Link:

https://meet.verbeekmarketing.example/voorjaar-lotte

De advertentie in de Huis-aan-Huisbode moet vrijdag om 12 uur bij de drukker liggen, dus fijn als je vóór ons gesprek al naar de tekst hebt gekeken.

X Tess`,
    expected: [at('2027-12-09T13:30:00+01:00', '2027-12-09T14:15:00+01:00')],
  },
  {
    name: 'nl: thanks for the meeting of yesterday, quotation follows by Friday noon',
    sentAt: '2027-04-21T11:45:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arjan Bloemendal <arjan@bloemendaltuinen.example>',
    subject: 'Ons gesprek van gisteren',
    text: `Beste mevrouw Sweers,

Dank voor de prettige ontvangst gisteren om 10.00 uur, en voor de appeltaart natuurlijk! Zoals besproken ontvangt u de offerte voor de vijver en het grindpad uiterlijk vrijdag 23 april om 12.00 uur per mail.

De prijzen van het natuursteen zijn geldig tot 15 mei, daarna gaat de leverancier met 6% omhoog.

Mochten er vragen zijn, ik ben elke werkdag tussen 7.30 en 8.30 uur het best te bereiken.

Met groene groet,
Arjan Bloemendal`,
    expected: [],
  },
  {
    name: 'nl: Flemish sales rep offers two hours next Wednesday',
    sentAt: '2027-01-28T13:08:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Pieter-Jan Lippens <pj.lippens@koffiebranderijlippens.example>',
    subject: 'Nieuwe espressomachine tonen',
    text: `Beste Els,

Volgende week woensdag 3 februari ben ik in Gent en omstreken. Ik toon u dan graag onze nieuwe tweegroeps. Past het u om 10u30, of liever om 14u15?

De machine kost normaal € 4.990, maar voor vaste klanten kan ik daar zeker iets aan doen.

Groeten uit Roeselare,

Pieter-Jan
Branderij open di-za 9u30-18u`,
    expected: [at('2027-02-03T10:30:00+01:00'), at('2027-02-03T14:15:00+01:00')],
  },
  {
    name: 'nl: traders board meets tonight, half past seven',
    sentAt: '2027-09-27T10:33:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerda Nijland <gerda@bloemengerda.example>',
    subject: 'Bestuur winkeliersver. vanavond',
    text: `Lieve mensen,

Voor de zekerheid nog even: vanavond bestuursvergadering, half 8 achter in mijn winkel. Achterom komen graag, de voordeur zit om 6 uur op slot.

Punten: sinterklaasintocht, feestverlichting (Enexis wil 2300 euro, belachelijk), parkeerbord.

Wie neemt de notulen mee?

Gr. Gerda`,
    expected: [at('2027-09-27T19:30:00+02:00')],
  },
  {
    name: 'nl: radio maker tells when the interview is broadcast',
    sentAt: '2027-08-12T17:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Inge Smeets <inge@streekradiomaasdal.example>',
    subject: 'Uitzending item over jullie smederij',
    text: `Ha Toon,

De montage is klaar, het is echt een mooi item geworden! Het wordt uitgezonden op zondag 15 augustus rond 10.40 uur in Maasdal Ontbijt, met een herhaling op maandag om 19.05 uur. Daarna staat het ook als podcast op onze site.

Nogmaals bedankt dat we een hele middag tussen de vonken mochten staan.

Houdoe,
Inge`,
    expected: [],
  },
  {
    name: 'nl: tax adviser plans the annual accounts talk in January of next year',
    sentAt: '2027-12-16T15:29:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruud Schipper <r.schipper@schipperbelastingadvies.example>',
    subject: 'Jaargesprek',
    text: `Beste Corrie,

Dank voor je telefoontje. Ik noteer ons jaargesprek op woensdag 12 januari 2028, van kwart voor tien tot kwart voor elf, bij mij op kantoor in Hoorn.

Wil je de eindvoorraad per 31 december laten tellen en mij de lijst vóór 7 januari mailen? Tussen kerst en oud en nieuw zijn wij gesloten.

Fijne feestdagen alvast!

Ruud Schipper RB
Schipper Belastingadvies`,
    expected: [at('2028-01-12T09:45:00+01:00', '2028-01-12T10:45:00+01:00')],
  },
  {
    name: 'nl: property manager proposes a handover in a fortnight, twenty to two',
    sentAt: '2027-07-22T12:36:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Beheer Stadshart Vastgoed <beheer@stadshartvastgoed.example>',
    subject: 'oplevering winkelruimte Breestraat 41',
    text: `Dag Mohamed,

Akkoord met je opzegging, de huur loopt af per 31 augustus. Voor de voorinspectie stel ik voor: vandaag over twee weken, dus donderdag 5 augustus, om tien over half twee in het pand. Duurt een halfuur.

Graag dan alvast de meterkastsleutel en het logboek van de brandblussers klaarleggen. De waarborgsom (EUR 5.400) storten we binnen 14 dagen na de definitieve oplevering terug.

mvg
Wendy Blauw
Stadshart Vastgoed, storingsnummer 24/7: 071-5550400`,
    expected: [at('2027-08-05T13:40:00+02:00', '2027-08-05T14:10:00+02:00')],
  },
  {
    name: 'nl: handwritten note to customers about holiday opening hours',
    sentAt: '2027-12-14T18:02:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Slagerij Van den Broeck <info@slagerijvandenbroeck.example>',
    subject: 'bestellen voor de feestdagen',
    text: `Beste klanten,

Bestellen voor Kerstmis kan tot en met zaterdag 18 december, voor Nieuwjaar tot en met maandag 27 december, in de winkel of per mail.

Afhalen op vrijdag 24/12 tussen 8u en 15u, op vrijdag 31/12 tussen 8u en 14u. Op 25 en 26 december en op 1 en 2 januari zijn we gesloten.

Gourmetschotel 13,50 pp, fondue 12,90 pp, gevulde kalkoen op aanvraag.

Prettige feesten!
Rita en Marc`,
    expected: [],
  },
  {
    name: 'nl: quick yes to the quoted hour at the dentist practice supplier',
    sentAt: '2027-03-24T08:17:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Tandartspraktijk Janssens <praktijk@tandartsjanssens.example>',
    subject: 'Re: plaatsing nieuwe röntgensensor',
    text: `Ja hoor, dat past voor ons. De dokter heeft dan geen patiënten staan.

Tot dan,
Nele (onthaal)

Op 23 mrt. 2027, om 16:41 schreef Filip De Backer <filip@dentech.example>:

Dag Nele, mag ik volgende week woensdag 31 maart om 12u45 komen om de sensor te plaatsen en het programma uit te leggen? Ik heb daar een uur voor nodig.
Groeten, Filip`,
    expected: [at('2027-03-31T12:45:00+02:00', '2027-03-31T13:45:00+02:00')],
  },
];
