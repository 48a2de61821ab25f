import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const dutchExam: DetectionMail[] = [
  {
    name: 'nl: customer asks the carpenter to come at half past nine',
    sentAt: '2027-01-11T19:42:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marleen Hoekzema <marleen.hoekzema@postbak.example>',
    subject: 'Inbouwkast zolder',
    text: `Beste meneer Terpstra,

Via de buren (nummer 18, die met de blauwe voordeur) kreeg ik uw adres. Wij willen op zolder een inbouwkast laten maken van ongeveer 3,40 m breed, onder het schuine dak. Budget is rond de € 2.500, maar daar valt over te praten.

Zou u donderdag 14 januari om half tien 's ochtends kunnen komen opmeten? Ik werk die dag thuis.

U kunt voor de deur parkeren, pas vanaf 11 uur is het betaald.

Hartelijke groet,
Marleen Hoekzema
Lijsterstraat 22, Assen
06 55 01 02 03`,
    expected: [at('2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'nl: formal inspection visit by a Flemish fire brigade with a deadline for papers',
    sentAt: '2027-01-18T09:05:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Dienst Preventie <preventie@hulpverleningszone-dender.example>',
    subject: 'Controlebezoek brandveiligheid - dossier 2027/PR/00418',
    text: `Geachte mevrouw
Geachte heer

Naar aanleiding van uw aanvraag voor een uitbatingsvergunning zal onze preventieadviseur, kapitein L. Verstraeten, een controlebezoek brengen aan uw inrichting, Molenstraat 7 te Ninove.

Het bezoek vindt plaats op maandag 25 januari 2027 van 14u30 tot 16u00.

Wij verzoeken u de volgende documenten uiterlijk op vrijdag 22 januari om 12u00 te bezorgen via het e-loket:
- het keuringsverslag van de elektrische installatie
- het onderhoudsattest van de brandblussers
- een plan van het gelijkvloers

De retributie bedraagt 85,00 EUR en wordt u nadien gefactureerd.

Hoogachtend

Voor de zonecommandant
Dienst Preventie
Bereikbaar op werkdagen van 8u30 tot 12u00, tel. 054 00 11 22`,
    expected: [at('2027-01-25T14:30:00+01:00', '2027-01-25T16:00:00+01:00')],
  },
  {
    name: 'nl: terse lunch proposal in lower case, day after tomorrow at quarter to one',
    sentAt: '2027-02-09T16:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'joost van beem <joost@drukwerkbeem.example>',
    subject: 'hapje eten',
    text: `hee san, overmorgen kwart voor 1 lunchen bij de italiaan op de brink? ik trakteer, jij hebt me toen ook gered met die folders ;-)

joost`,
    expected: [at('2027-02-11T12:45:00+01:00')],
  },
  {
    name: 'nl: polite refusal of a proposed hour without another',
    sentAt: '2027-02-10T11:31:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fatima el Idrissi <f.elidrissi@kinderopvangdehut.example>',
    subject: 'RE: Evaluatie schoonmaakcontract',
    text: `Dag Ruben,

Dank voor je voorstel, maar dinsdag 16 februari om 15.00 uur komt mij helaas niet uit. Ik heb dan de GGD op bezoek.
Na de voorjaarsvakantie kijk ik opnieuw in mijn agenda en dan kom ik bij je terug.

Groeten,
Fatima

-----Oorspronkelijk bericht-----
Van: Ruben Kolk <ruben@kolkschoon.example>
Verzonden: dinsdag 9 februari 2027 15:02
Aan: Fatima el Idrissi
Onderwerp: Evaluatie schoonmaakcontract

Hoi Fatima,
Schikt dinsdag 16 februari om 15.00 uur bij jullie op de locatie?
Groet, Ruben`,
    expected: [],
  },
  {
    name: 'nl: recruiter lists three interview slots and a day to answer by',
    sentAt: '2027-02-25T10:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sietske Bruinsma <s.bruinsma@werkvinder.example>',
    subject: 'Kandidaat calculator - gesprek inplannen',
    text: `Goedemorgen Henk,

Zoals telefonisch besproken stel ik graag mijn kandidaat Dennis aan je voor (9 jaar ervaring als calculator, woont in Zwolle, opzegtermijn één maand). Zijn cv zit in de bijlage.

Dennis kan op de volgende momenten bij jou op kantoor langskomen:

1. dinsdag 2 maart, 10.00 - 11.00 uur
2. woensdag 3 maart, 13.30 - 14.30 uur
3. vrijdag 5 maart, 9.00 - 10.00 uur

Laat je me uiterlijk morgen voor 17.00 uur weten welke het wordt? Dan bevestig ik het aan hem.

Met vriendelijke groet,

Sietske Bruinsma
Senior recruiter bouw & techniek
Werkvinder | ma t/m do 8.30-17.30 uur | 038 000 11 22`,
    expected: [
      at('2027-03-02T10:00:00+01:00', '2027-03-02T11:00:00+01:00'),
      at('2027-03-03T13:30:00+01:00', '2027-03-03T14:30:00+01:00'),
      at('2027-03-05T09:00:00+01:00', '2027-03-05T10:00:00+01:00'),
    ],
  },
  {
    name: 'nl: restaurant confirms a table, with JSON-LD',
    sentAt: '2027-03-15T13:27:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Brasserie De Gouden Karper <reservaties@goudenkarper.example>',
    subject: 'Bevestiging van uw reservatie GK-20931',
    text: `Beste Karel Wouters,

Uw reservatie is bevestigd!

Datum: vrijdag 19 maart 2027
Uur: 19:00
Aantal personen: 6
Reservatienummer: GK-20931

Kosteloos annuleren kan tot 24 uur op voorhand.
Onze keuken is open van woensdag tot zondag, 12u-14u en 18u-21u30.

Tot binnenkort!
Brasserie De Gouden Karper
Visserskaai 3, 9000 Gent`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "GK-20931",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Karel Wouters" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Brasserie De Gouden Karper",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "Visserskaai 3",
      "postalCode": "9000",
      "addressLocality": "Gent",
      "addressCountry": "BE"
    }
  },
  "startTime": "2027-03-19T19:00:00+01:00",
  "partySize": 6
}
</script>
</head><body>
<p>Beste Karel Wouters,</p>
<p>Uw reservatie is bevestigd!</p>
<table>
<tr><td>Datum</td><td>vrijdag 19 maart 2027</td></tr>
<tr><td>Uur</td><td>19:00</td></tr>
<tr><td>Aantal personen</td><td>6</td></tr>
<tr><td>Reservatienummer</td><td>GK-20931</td></tr>
</table>
<p>Kosteloos annuleren kan tot 24 uur op voorhand.<br>Onze keuken is open van woensdag tot zondag, 12u-14u en 18u-21u30.</p>
<p>Tot binnenkort!<br>Brasserie De Gouden Karper<br>Visserskaai 3, 9000 Gent</p>
</body></html>`,
    expected: [at('2027-03-19T19:00:00+01:00')],
  },
  {
    name: 'nl: tax adviser names filing dates and telephone hours only',
    sentAt: '2027-03-30T08:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kantoor Wiersma Belastingadvies <info@wiersma-advies.example>',
    subject: 'Btw-aangifte eerste kwartaal',
    text: `Geachte mevrouw Postma,

Het eerste kwartaal zit er bijna op. De btw-aangifte moet uiterlijk vrijdag 30 april 2027 bij de Belastingdienst binnen zijn, en ook de betaling moet dan zijn bijgeschreven.

Wilt u ons uw administratie (inkoopfacturen, verkoopfacturen, bankafschriften) aanleveren voor vrijdag 16 april, 17.00 uur? Komt het later binnen, dan kunnen wij tijdige verwerking niet garanderen. Voor spoedwerk rekenen wij een toeslag van € 95,-.

Heeft u vragen, dan zijn wij telefonisch bereikbaar op maandag, dinsdag en donderdag van 9.00 tot 12.00 uur.

Met vriendelijke groet,

drs. P. Wiersma
Wiersma Belastingadvies
0512 00 33 44`,
    expected: [],
  },
  {
    name: 'nl: new text accepts the second of the quoted slots',
    sentAt: '2027-04-07T08:17:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wendy Oosterveld <wendy@oosterveldvastgoed.example>',
    subject: 'Re: Bezichtiging bedrijfsruimte Havenweg',
    text: `Hoi Tom,

De tweede optie komt mij het beste uit, zet die er maar in! Mijn compagnon gaat ook mee.

Gr. Wendy

Op di 6 apr. 2027 om 16:48 schreef Tom Nijland <tom@nijlandmakelaardij.example>:

> Beste Wendy,
>
> Leuk dat je de ruimte aan de Havenweg wilt bekijken (210 m2, huurprijs € 1.450 p/m excl. btw).
> Ik kan op:
> - maandag 12 april om 11.00 uur
> - dinsdag 13 april om 15.15 uur
>
> Hoor graag wat past.
>
> Tom Nijland
> Nijland Makelaardij`,
    expected: [at('2027-04-13T15:15:00+02:00')],
  },
  {
    name: 'nl: appointment moved by one day at the same time',
    sentAt: '2027-04-20T14:36:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bas Kuipers <b.kuipers@lichtreclamekuipers.example>',
    subject: 'Afspraak donderdag',
    text: `Hallo Anouk,

Vervelend, maar mijn hoogwerker moet donderdag onverwacht naar de keuring. Kunnen we onze afspraak van donderdag 22 april 10.00 uur verzetten naar vrijdag 23 april, zelfde tijd? Ik neem dan meteen de kleurstalen voor de gevelletters mee.

Excuses voor het ongemak.

Groeten,
Bas Kuipers
Lichtreclame Kuipers
06-55 02 03 04`,
    expected: [at('2027-04-23T10:00:00+02:00')],
  },
  {
    name: 'nl: heating engineer comes at a quarter past eight for an hour and a half',
    sentAt: '2027-05-11T09:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Zonneveld Installatie <planning@zonneveldinstallatie.example>',
    subject: 'Onderhoud cv-ketel, werkbon 771204',
    text: `Beste klant,

Het jaarlijkse onderhoud aan uw cv-ketel (Remstar 28 HR) is ingepland.

Onze monteur Edwin komt bij u op woensdag 19 mei om 8.15 uur. De werkzaamheden duren anderhalf uur. Het toestel moet vrij toegankelijk zijn en er is in die tijd geen warm water.

Verhinderd? Geef dit minimaal 2 werkdagen van tevoren door, anders brengen wij € 45,- voorrijkosten in rekening.

Storing? Onze storingsdienst is dag en nacht bereikbaar: 0900 00 12.

Vriendelijke groeten,
Team Planning
Zonneveld Installatie B.V.
ma-vr 7.30-16.30 uur`,
    expected: [at('2027-05-19T08:15:00+02:00', '2027-05-19T09:45:00+02:00')],
  },
  {
    name: 'nl: invitation for the company doctor with date in digits and a length',
    sentAt: '2027-05-25T11:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arbodienst Vitaal Noord <afspraken@vitaalnoord.example>',
    subject: 'Oproep spreekuur bedrijfsarts',
    text: `Geachte heer Dijkema,

Uw werkgever heeft u ziekgemeld per 10-05-2027. Wij nodigen u daarom uit voor het spreekuur van de bedrijfsarts.

Bedrijfsarts: mevr. T. Lamain
Datum: 08-06-2027
Tijd: 10:40 uur
Duur: 20 minuten
Locatie: Stationsplein 14 (2e etage), Groningen

Neem een geldig legitimatiebewijs mee. Kunt u niet komen, meld dit dan uiterlijk 48 uur van tevoren op 050 000 77 88 (werkdagen 8:00-17:00 uur).

Met vriendelijke groet,
Arbodienst Vitaal Noord

Dit bericht is vertrouwelijk en uitsluitend bestemd voor de geadresseerde.`,
    expected: [at('2027-06-08T10:40:00+02:00', '2027-06-08T11:00:00+02:00')],
  },
  {
    name: 'nl: hosting firm announces a maintenance window',
    sentAt: '2027-06-07T15:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Servicedesk Netwolk <servicedesk@netwolk.example>',
    subject: 'Gepland onderhoud mailserver MX-04',
    text: `Beste relatie,

In de nacht van zaterdag 12 juni 22.00 uur op zondag 13 juni 02.00 uur voeren wij onderhoud uit aan mailserver MX-04. Tijdens het onderhoud kunt u gedurende circa 20 minuten geen e-mail verzenden of ontvangen. Er gaat geen mail verloren.

U hoeft zelf niets te doen. De actuele status vindt u op status.netwolk.example.

Met vriendelijke groet,
Servicedesk Netwolk
Bereikbaar ma t/m vr van 08.00 tot 18.00 uur`,
    expected: [],
  },
  {
    name: 'nl: manager forwards a customer visit and assigns it to the reader',
    sentAt: '2027-06-24T17:11:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Claes <griet@claes-tuinen.example>',
    subject: 'Fwd: Aanleg terras Kapellen',
    text: `Wout,

Kan jij dit van mij overnemen? Ik zit dan in het buitenland. Ik heb aan mevrouw Peeters al laten weten dat jij gaat: donderdag 1 juli om 13u bij haar thuis. Vergeet de lasermeter niet, die ligt in de camionette.

Merci!
Griet

---------- Doorgestuurd bericht ----------
Van: Hilde Peeters <hilde.peeters@mailhoek.example>
Datum: wo 23 jun 2027 om 20:55
Onderwerp: Aanleg terras Kapellen
Aan: <info@claes-tuinen.example>

Goeienavond,

wij zouden graag een terras van een 60-tal m² laten leggen in keramische tegels. Zou er volgende week donderdag om 13u iemand kunnen komen kijken? Adres: Dennenlaan 41, Kapellen.

Vriendelijke groeten
Hilde Peeters`,
    expected: [at('2027-07-01T13:00:00+02:00')],
  },
  {
    name: 'nl: minutes after a talk that took place yesterday',
    sentAt: '2027-07-07T09:28:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Iris Vermaat <iris.vermaat@studiovermaat.example>',
    subject: 'Verslagje van gisteren',
    text: `Ha Jeroen en Lotte,

Wat een fijn gesprek gisteren! Ondanks dat we pas om kwart over 2 konden beginnen hebben we een hoop doorgenomen. Kort op een rij:

- Logo: variant B, iets donkerder groen
- Website: eerst de homepage, webshop in fase 2
- Foto's leveren jullie zelf aan, graag voor vrijdag 16 juli
- De aangepaste offerte mail ik uiterlijk vrijdag om 17.00 uur
- De nieuwe site gaat op woensdag 1 september om 9.00 uur live

Mis ik nog iets? Roep maar.

Groetjes,
Iris`,
    expected: [],
  },
  {
    name: 'nl: video call given in British time and in the time of the reader',
    sentAt: '2027-07-15T10:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Esther Blom-Hughes <esther@tulipimports.example>',
    subject: 'Even bijpraten over najaarsbollen',
    text: `Dag Cor,

Hier in Kent is het eindelijk zomer, bij jullie ook? Ik zou graag de bestelling voor het najaar met je doornemen, vooral de 4.000 narcissen waar vorig jaar gedoe over was.

Zullen we volgende week dinsdag 20 juli videobellen, om 14.30 uur Britse tijd (dus 15.30 uur bij jullie)? Een halfuur is genoeg. Link:
https://meet.tulipimports.example/esther-cor

Hartelijke groet,
Esther`,
    expected: [at('2027-07-20T15:30:00+02:00', '2027-07-20T16:00:00+02:00')],
  },
  {
    name: 'nl: out-of-office reply with the holiday of the writer',
    sentAt: '2027-07-30T16:44:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dirk Maes <dirk.maes@maesverpakking.example>',
    subject: 'Automatisch antwoord: Offerte dozen 40x30',
    text: `Bedankt voor uw bericht.

Ik ben met verlof van maandag 2 augustus tot en met vrijdag 20 augustus. Vanaf maandag 23 augustus om 8u30 zit ik terug op post en beantwoord ik uw mail.

Voor dringende zaken kan u terecht bij mijn collega Nele (nele@maesverpakking.example), alle werkdagen van 9u tot 16u.

Ons magazijn is gesloten van 2 tot 13 augustus.

Met vriendelijke groeten
Dirk Maes`,
    expected: [],
  },
  {
    name: 'nl: reader in Suriname gets a meeting in Dutch time',
    sentAt: '2027-08-18T12:06:00+02:00',
    timezone: 'America/Paramaribo',
    from: 'Pieter Goossens <p.goossens@goossensadvies.example>',
    subject: 'Kick-off project waterzuivering',
    text: `Beste Radjen,

Het contract is rond, gefeliciteerd! Ik stel voor dat we de kick-off online houden op maandag 23 augustus om 16.00 uur Nederlandse tijd. Het duurt een uur. Van onze kant schuiven Maaike (techniek) en ik aan.

Ik stuur de stukken vrijdag nog toe. Het voorschot van € 12.000 wordt eind van de maand overgemaakt.

Met vriendelijke groet,
Pieter Goossens
Goossens Advies, Utrecht
+31 30 000 45 67`,
    expected: [at('2027-08-23T11:00:00-03:00', '2027-08-23T12:00:00-03:00')],
  },
  {
    name: 'nl: Flemish fabric agent calls tomorrow and visits in fourteen days',
    sentAt: '2027-09-06T13:50:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Sofie Lambrecht <sofie@stoffenlambrecht.example>',
    subject: 'stalen herfstcollectie',
    text: `Dag Katrien

De stalenboeken zijn toegekomen, amai, ge gaat content zijn met die velours!

Ik bel u morgen om 11u eens op om te horen welke kleuren ge wilt zien. En dan kom ik vandaag over 14 dagen om 9u bij u in de winkel langs met alles. Past dat?

Prijzen zijn hetzelfde gebleven (vanaf 34,50/m).

Groetjes
Sofie`,
    expected: [at('2027-09-07T11:00:00+02:00'), at('2027-09-20T09:00:00+02:00')],
  },
  {
    name: 'nl: two whole days together at a trade fair',
    sentAt: '2027-09-09T10:19:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gijs Roelofs <gijs@meubelmakerijroelofs.example>',
    subject: 'Kaartjes vakbeurs Hout & Interieur',
    text: `Hoi Mirjam,

Ik heb de kaartjes voor Hout & Interieur in Rosmalen binnen, voor jou en mij, € 22,50 per stuk. We gaan samen dinsdag 5 en woensdag 6 oktober, allebei de dagen helemaal. Blokkeer jij ze even in je agenda? Dan regel ik een hotelletje in de buurt.

Gijs`,
    expected: [days('2027-10-05', '2027-10-07')],
  },
  {
    name: 'nl: online project meeting with an ICS part',
    sentAt: '2027-09-14T16:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'An Decoster <an.decoster@bureaudecoster.example>',
    subject: 'Uitnodiging: Werfvergadering 3 - Residentie Ter Linde',
    text: `Beste allen

Hierbij de uitnodiging voor de derde werfvergadering, deze keer online.

Agenda:
1. Stand van de ruwbouw
2. Levering ramen
3. Varia

Deelnemen via https://vergadering.bureaudecoster.example/j/5520187

Vriendelijke groet
An Decoster
architect`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Bureau Decoster//Agenda 4.2//NL
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:wv3-terlinde-5520187@bureaudecoster.example
DTSTAMP:20270914T140200Z
DTSTART;TZID=Europe/Brussels:20270927T100000
DTEND;TZID=Europe/Brussels:20270927T110000
SUMMARY:Werfvergadering 3 - Residentie Ter Linde
LOCATION:https://vergadering.bureaudecoster.example/j/5520187
ORGANIZER;CN=An Decoster:mailto:an.decoster@bureaudecoster.example
ATTENDEE;CN=Elektro Jacobs;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@elektrojacobs.example
ATTENDEE;CN=Ramen Bogaert;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@ramenbogaert.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-09-27T10:00:00+02:00', '2027-09-27T11:00:00+02:00')],
  },
  {
    name: 'nl: wholesaler newsletter with demonstration days and discount',
    sentAt: '2027-09-28T06:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Groothandel De Kwast <nieuws@dekwast.example>',
    subject: 'Demodagen, 15% korting en nieuwe herfstkleuren!',
    text: `NIEUWSBRIEF OKTOBER

Demodagen bij De Kwast
Kom op donderdag 7 oktober tussen 9.00 en 16.00 uur naar een van onze vestigingen en probeer de nieuwste spuitapparatuur. Koffie en broodje staan klaar!

15% korting op muurverf
Alleen deze week, t/m zaterdag 2 oktober 17.00 uur. Kortingscode: HERFST15.

Gratis webinar kleuradvies
Woensdag 13 oktober, 19.30 - 20.30 uur. Meld u aan via www.dekwast.example/webinar

Extra koopavond
Onze vestiging Apeldoorn is voortaan ook op donderdagavond open tot 21.00 uur.

U ontvangt deze nieuwsbrief omdat u klant bent van Groothandel De Kwast.
Afmelden: www.dekwast.example/afmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: parcel comes tomorrow between two hours, with JSON-LD',
    sentAt: '2027-10-06T18:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'PakketSnel <noreply@pakketsnel.example>',
    subject: 'Uw pakket komt morgen',
    text: `Hallo Fietsenmakerij De Ketting,

Goed nieuws: uw pakket van Onderdelenhuis is onderweg.

Verwachte bezorging: donderdag 7 oktober tussen 10:15 en 12:15 uur
Track & trace: 3SPS00448812
Gewicht: 4,2 kg

Niet aanwezig? Dan brengen wij het pakket naar PakketSnel-punt Boekhandel Smit, geopend tot 18:00 uur.

Dit is een automatisch bericht, reageren is niet mogelijk.`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "3SPS00448812",
  "carrier": { "@type": "Organization", "name": "PakketSnel" },
  "expectedArrivalFrom": "2027-10-07T10:15:00+02:00",
  "expectedArrivalUntil": "2027-10-07T12:15:00+02:00",
  "itemShipped": { "@type": "Product", "name": "Fietsonderdelen" },
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "OH-118273",
    "merchant": { "@type": "Organization", "name": "Onderdelenhuis" }
  }
}
</script>
<p>Hallo Fietsenmakerij De Ketting,</p>
<p>Goed nieuws: uw pakket van Onderdelenhuis is onderweg.</p>
<p><b>Verwachte bezorging:</b> donderdag 7 oktober tussen 10:15 en 12:15 uur<br>
<b>Track &amp; trace:</b> 3SPS00448812<br>
<b>Gewicht:</b> 4,2 kg</p>
<p>Niet aanwezig? Dan brengen wij het pakket naar PakketSnel-punt Boekhandel Smit, geopend tot 18:00 uur.</p>
<p><small>Dit is een automatisch bericht, reageren is niet mogelijk.</small></p>
</body></html>`,
    expected: [],
  },
  {
    name: 'nl: customer comes to the goldsmith on Monday at ten past half past three',
    sentAt: '2027-10-15T21:08:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nicolien Schaap <nicolienschaap@mailhoek.example>',
    subject: 'ring passen',
    text: `Hallo mevrouw van Ommen,

Dank voor de foto's, wat wordt ie mooi!! Mijn man moppert nog wat over de 780 euro maar die trekt wel bij haha.
Ik kom maandag 's middags om tien over half vier bij u in het atelier om de ring te passen, eerder red ik niet want dan moet ik de kleine nog van school halen (die is om 3 uur uit).

Fijn weekend!
Nicolien`,
    expected: [at('2027-10-18T15:40:00+02:00')],
  },
  {
    name: 'nl: new text postpones the answer, slots stand only in the quoted mail',
    sentAt: '2027-10-26T12:25:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Pascal Vandamme <pascal@vandammebouw.example>',
    subject: 'Re: Opleiding hoogtewerken',
    text: `Dag Ilse,

bedankt voor de info. Ik moet eerst zien met de ploegbaas wie er vrij is, ik kom er later deze maand op terug. Nog niks vastleggen aub.

mvg
Pascal

Verzonden vanaf mijn gsm

> Op maandag 25 oktober 2027 om 09:41 schreef Ilse Thijs <ilse@veiligwerkt.example>:
>
> Beste Pascal
>
> Voor jullie ploeg kan ik deze momenten voorstellen:
> * maandag 15 november van 8u30 tot 12u30
> * vrijdag 19 november van 13u tot 17u
>
> De prijs is 145 euro per deelnemer.
>
> Vriendelijke groeten
> Ilse Thijs`,
    expected: [],
  },
  {
    name: 'nl: board meeting of a sports club with agenda and membership fee',
    sentAt: '2027-11-03T22:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerrit Boonstra <secretaris@kvdelijnkijkers.example>',
    subject: 'bestuursvergadering',
    text: `Beste bestuursleden,

Hierbij de agenda voor onze bestuursvergadering van di 16-11, 20:00 - 22:00 uur in de bestuurskamer van het clubhuis.

1. Opening
2. Notulen vorige vergadering (d.d. 12 oktober)
3. Contributie 2028 (voorstel: € 185 senioren)
4. Kantinebezetting; vacature zaterdagochtend
5. Rondvraag

Afmelden graag bij mij. De koffie is bruin.

Sportieve groet,
Gerrit Boonstra, secretaris`,
    expected: [at('2027-11-16T20:00:00+01:00', '2027-11-16T22:00:00+01:00')],
  },
  {
    name: 'nl: booking tool reports a newly booked introduction call',
    sentAt: '2027-11-05T14:37:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Plankalender <meldingen@plankalender.example>',
    subject: 'Nieuwe boeking: Kennismakingsgesprek met Yasmin Kaya',
    text: `Hoi Loes,

Er is een nieuwe afspraak bij je geboekt.

Type: Kennismakingsgesprek (30 min)
Genodigde: Yasmin Kaya (yasmin@kayacatering.example)
Wanneer: 14:00 - 14:30, donderdag 11 november 2027 (Europe/Amsterdam)
Waar: videogesprek, https://video.plankalender.example/r/8h2k-pq

Antwoord op je vraag "Waar gaat het over?":
Nieuwe huisstijl voor mijn cateringbedrijf

Verzetten of annuleren: https://plankalender.example/b/77120

Plankalender - plannen zonder heen-en-weer`,
    expected: [at('2027-11-11T14:00:00+01:00', '2027-11-11T14:30:00+01:00')],
  },
  {
    name: 'nl: one hour is refused and two others are offered',
    sentAt: '2027-11-22T08:58:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Bram De Wilde <bram.dewilde@dewilde-boekhouding.example>',
    subject: 'RE: bespreking jaarafsluiting',
    text: `Goedemorgen Veerle

Dinsdag om 15u lukt mij helaas niet, dan zit ik bij een andere klant. Wel mogelijk: woensdag 24/11 om 16u of donderdag 25/11 om 10u15, telkens bij ons op kantoor. Zeg maar wat u verkiest.

Breng zeker de leasingcontracten mee, en denk aan de voorafbetaling van 20 december.

Met vriendelijke groeten
Bram De Wilde
Boekhouder-fiscalist
Kantoor open: ma-vr 9u-12u en 13u-17u | 03 000 12 13`,
    expected: [at('2027-11-24T16:00:00+01:00'), at('2027-11-25T10:15:00+01:00')],
  },
  {
    name: 'nl: only parts of the day and general availability',
    sentAt: '2027-11-26T13:13:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Thijs van der Laan <thijs@podiumtechniek-laan.example>',
    subject: 'offerte licht en geluid personeelsfeest',
    text: `Ha Marjon,

Leuke aanvraag! Ik wil graag eerst even de zaal zien voordat ik een prijs noem, reken voor nu op iets van 1200 a 1500 euro.

Volgende week ben ik redelijk flexibel, dinsdagmiddag of woensdagochtend zou kunnen, en op vrijdagen zit ik meestal toch in de buurt. Roep maar wat jou uitkomt dan prikken we een tijd.

Mijn lief doet de planning, die is ma/di/do tot 14.30 op kantoor als je liever belt: 06 55 09 08 07.

Thijs`,
    expected: [],
  },
  {
    name: 'nl: cancelled consultation with a cancelling ICS part',
    sentAt: '2027-12-01T09:47:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Carolien Mulder <c.mulder@mulderinterieur.example>',
    subject: 'Geannuleerd: Stoffenadvies wachtkamer',
    text: `Beste Sanne,

Door ziekte gaat onze afspraak van vrijdag 3 december om 13.30 uur helaas niet door. Zodra ik weer op de been ben, bel ik je voor een nieuwe datum.

Mijn excuses!

Carolien Mulder
Mulder Interieuradvies`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Mulder Interieuradvies//Agenda//NL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:b41c77d0-stoffen@mulderinterieur.example
DTSTAMP:20271201T084700Z
DTSTART:20271203T123000Z
DTEND:20271203T133000Z
SUMMARY:Stoffenadvies wachtkamer
LOCATION:Tandartspraktijk Het Gebit\\, Kerkweg 5\\, Ede
ORGANIZER;CN=Carolien Mulder:mailto:c.mulder@mulderinterieur.example
ATTENDEE;CN=Sanne:mailto:info@hetgebit.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'nl: year-end mailing of a garage with opening hours and a sale day',
    sentAt: '2027-12-13T07:00:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Garage Van Hove <info@garagevanhove.example>',
    subject: 'Eindejaarsacties en feestregeling bij Garage Van Hove',
    text: `Beste klant

Het jaar loopt op zijn einde en dat vieren we met straffe eindejaarscondities!

* Stockverkoop bedrijfswagens: zaterdag 18 december van 10u tot 17u, tot -20% op voorraadwagens
* Winterbanden: 4 halen, 3 betalen, zolang de voorraad strekt
* Winterkeuring aan 49 euro, enkel op afspraak

Feestregeling
Vrijdag 24 december sluiten wij om 15u. Van zaterdag 25 december tot en met zondag 2 januari is de garage gesloten. Vanaf maandag 3 januari om 8u staan we weer voor u klaar.

Prettige feesten!
Het team van Garage Van Hove

Geen mails meer ontvangen? Schrijf u hier uit: www.garagevanhove.example/uitschrijven`,
    isBulk: true,
    expected: [],
  },
];
