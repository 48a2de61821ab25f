import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: customer asks the joiner to come on Thursday at half past two',
    sentAt: '2027-01-12T09:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'G. van Echteld <gvanechteld@postvak.example>',
    subject: 'schuifdeur klemt weer',
    text: `Goedemorgen,

De schuifdeur in de serre klemt alweer, terwijl u hem in november nog hebt bijgesteld. Kunt u donderdag om half drie langskomen om ernaar te kijken? Dan ben ik zelf thuis.

Als het niet uitkomt hoor ik het graag, ik ben elke dag vanaf 9 uur bereikbaar op 0570-555 218.

Mvg,
G. van Echteld`,
    expected: [at('2027-01-14T14:30:00+01:00')],
  },
  {
    name: 'nl: Flemish architect offers three slots with 10u and 13u30',
    sentAt: '2027-02-01T16:42:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Lore Verlinde <lore@verlinde-architecten.example>',
    subject: 'Dossier 2026/118 - bespreking lastenboek',
    text: `Dag Koen,

Het lastenboek voor de verbouwing in de Molenstraat is klaar (versie 3, 42 blz.). Ik zou het graag samen met jou overlopen voor we de prijsvraag versturen. Past een van deze momenten bij ons op kantoor?

- di 9/02 om 10u
- wo 10/02 om 13u30
- vr 12/02 om 9u

Het budget blijft voorlopig 285.000 euro excl. btw.

Vriendelijke groeten
Lore

Verlinde Architecten bv
Kerkplein 14, 9810 Nazareth
ma-do 8u30-17u, vr 8u30-12u30`,
    expected: [
      at('2027-02-09T10:00:00+01:00'),
      at('2027-02-10T13:30:00+01:00'),
      at('2027-02-12T09:00:00+01:00'),
    ],
  },
  {
    name: 'nl: applicant accepts the second of two quoted interview times',
    sentAt: '2027-02-17T20:31:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Noor Bakkali <noorbakkali@brievenbus.example>',
    subject: 'Re: Uw sollicitatie als medewerker bloembinden',
    text: `Beste mevrouw Terpstra,

Wat leuk om te horen! De tweede mogelijkheid komt mij het beste uit, dus die houd ik vrij. Moet ik nog iets meenemen?

Met vriendelijke groet,
Noor Bakkali
06 555 01 734

Op wo 17 feb. 2027 om 15:06 schreef Bloemsierkunst Terpstra <info@terpstrabloemen.example>:
> Beste Noor,
>
> Bedankt voor je brief. We maken graag kennis met je. Dat kan op:
> 1) maandag 22 februari om 10.00 uur
> 2) dinsdag 23 februari om 15.30 uur
>
> Laat je even weten wat je voorkeur heeft?
>
> Groet, Anja Terpstra`,
    expected: [at('2027-02-23T15:30:00+01:00')],
  },
  {
    name: 'nl: appointment moved from Wednesday to Friday quarter to ten',
    sentAt: '2027-03-08T11:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rob Hoekstra <r.hoekstra@drukwerkplus.example>',
    subject: 'woensdag',
    text: `Ha Marieke,

Onze pers staat stil en de monteur van de fabriek komt uitgerekend woensdag. Mogen we onze afspraak van woensdag 11 uur verzetten naar vrijdag kwart voor tien? Ik neem dan meteen de papierproeven mee.

Sorry voor het gedoe!
Rob`,
    expected: [at('2027-03-12T09:45:00+01:00')],
  },
  {
    name: 'nl: heating mechanic confirmed with start and length of an hour and a half',
    sentAt: '2027-03-11T08:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Warmtedienst Oost <planning@warmtedienstoost.example>',
    subject: 'Bevestiging onderhoud cv-ketel, opdracht 70418233',
    text: `Geachte klant,

Hierbij bevestigen wij het jaarlijkse onderhoud aan uw cv-installatie.

Opdrachtnummer: 70418233
Adres: Handelskade 5-7, Zutphen
Monteur: dhr. S. Kaya
Datum: dinsdag 16 maart 2027
Aanvang: 8.15 uur
Duur: anderhalf uur

Zorgt u ervoor dat de ketel goed bereikbaar is. Afzeggen kan kosteloos tot maandag 15 maart 12.00 uur, daarna brengen wij € 45,- voorrijkosten in rekening.

Met vriendelijke groet,
Afdeling planning
Telefonisch bereikbaar op werkdagen van 7.30 tot 16.30 uur: 0575-555 900`,
    expected: [at('2027-03-16T08:15:00+01:00', '2027-03-16T09:45:00+01:00')],
  },
  {
    name: 'nl: newsletter that advertises a webinar',
    sentAt: '2027-03-23T07:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ondernemersjournaal <nieuwsbrief@ondernemersjournaal.example>',
    subject: 'Gratis webinar: minder administratie in 5 stappen',
    text: `Ondernemersjournaal | nummer 12

Beste ondernemer,

GRATIS WEBINAR
Donderdag 1 april, 20.00 - 21.00 uur
Minder administratie in 5 stappen
Meer dan 2.000 ondernemers gingen u voor. Meld u aan: https://ondernemersjournaal.example/webinar

OOK IN DEZE EDITIE
* Wat verandert er per 1 juli aan de kleineondernemersregeling?
* Column: waarom mijn bakkerij op maandag dicht blijft
* Lezersactie: 20% korting op bedrijfskleding tot en met zondag 4 april

U ontvangt deze mail omdat u zich hebt ingeschreven. Afmelden kan onderaan iedere nieuwsbrief.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: second payment reminder with a deadline to the hour',
    sentAt: '2027-04-06T10:37:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteuren De Groothandel <debiteuren@groothandelveluwe.example>',
    subject: 'Tweede herinnering factuur 2027-00391',
    text: `Geachte heer, mevrouw,

Tot op heden ontvingen wij geen betaling van factuur 2027-00391 d.d. 15 februari 2027 ten bedrage van € 1.284,60. Op dinsdag 23 maart om 10.00 uur hebben wij u hierover ook telefonisch gesproken.

Wij verzoeken u het bedrag uiterlijk vrijdag 16 april 2027 vóór 17.00 uur op onze rekening te hebben overgemaakt. Na dat tijdstip dragen wij de vordering over aan ons incassobureau.

Heeft uw betaling deze brief gekruist, dan kunt u hem als niet verzonden beschouwen.

Hoogachtend,
J. Dijkman
Debiteurenbeheer`,
    expected: [],
  },
  {
    name: 'nl: parcel notice with delivery window and ParcelDelivery JSON-LD',
    sentAt: '2027-04-20T06:48:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'PakketSnel <noreply@pakketsnel.example>',
    subject: 'Je pakket wordt vandaag bezorgd',
    text: `Hallo Atelier Zuid,

Onze bezorger komt vandaag, dinsdag 20 april, tussen 10.15 en 12.15 uur bij je langs met je pakket van Stoffenhuis De Naald.

Trackingcode: PS0392817745BE

Niet thuis? Dan ligt je pakket vanaf morgen 11.00 uur klaar bij het afhaalpunt, Statiestraat 88, open tot 18.30 uur.

Groetjes van PakketSnel`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "PS0392817745BE",
  "carrier": { "@type": "Organization", "name": "PakketSnel" },
  "expectedArrivalFrom": "2027-04-20T10:15:00+02:00",
  "expectedArrivalUntil": "2027-04-20T12:15:00+02:00",
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "DN-55120",
    "merchant": { "@type": "Organization", "name": "Stoffenhuis De Naald" }
  }
}
</script></head><body><p>Hallo Atelier Zuid,</p><p>Onze bezorger komt vandaag, dinsdag 20 april, tussen <b>10.15 en 12.15 uur</b> bij je langs met je pakket van Stoffenhuis De Naald.</p><p>Trackingcode: PS0392817745BE</p><p>Niet thuis? Dan ligt je pakket vanaf morgen 11.00 uur klaar bij het afhaalpunt, Statiestraat 88, open tot 18.30 uur.</p><p>Groetjes van PakketSnel</p></body></html>`,
    expected: [],
  },
  {
    name: 'nl: kick-off invitation with an ICS request in UTC',
    sentAt: '2027-06-29T13:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sanne Postma <sanne.postma@kaasmakerijdelinde.example>',
    subject: 'Uitnodiging: kick-off nieuwe webwinkel',
    text: `Sanne Postma heeft je uitgenodigd voor:

Kick-off nieuwe webwinkel
Maandag 5 juli 2027, 13:00 - 14:00
Locatie: proeflokaal, Zuiddijk 31, Edam

Op de agenda: huisstijl, productfoto's, wie doet wat. Jullie hebben de offerte (nr. 2027-064) al getekend teruggekregen.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Kaasmakerij//Agenda//NL
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:5f1c0b7e-kickoff@kaasmakerijdelinde.example
DTSTAMP:20270629T115500Z
DTSTART:20270705T110000Z
DTEND:20270705T120000Z
SUMMARY:Kick-off nieuwe webwinkel
LOCATION:Proeflokaal\\, Zuiddijk 31\\, Edam
ORGANIZER;CN=Sanne Postma:mailto:sanne.postma@kaasmakerijdelinde.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:hallo@bureauvlieger.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-05T13:00:00+02:00', '2027-07-05T14:00:00+02:00')],
  },
  {
    name: 'nl: restaurant confirms a table, with FoodEstablishmentReservation',
    sentAt: '2027-06-14T22:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Brasserie De Sluiswachter <reserveren@sluiswachter.example>',
    subject: 'Je reservering is bevestigd (R-48812)',
    text: `Beste Femke,

We hebben een tafel voor je klaarstaan!

Datum: woensdag 23 juni 2027
Tijd: 12:30
Aantal personen: 6
Opmerking: 1x glutenvrij, 2x vegetarisch

Wijzigen of annuleren kan tot 24 uur van tevoren. De keuken is dagelijks open van 11.30 tot 21.30 uur.

Tot dan,
het team van De Sluiswachter`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "R-48812",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Femke Oudshoorn" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Brasserie De Sluiswachter",
    "address": { "@type": "PostalAddress", "streetAddress": "Sluisplein 2", "addressLocality": "Muiden", "postalCode": "1398 ZZ", "addressCountry": "NL" }
  },
  "startTime": "2027-06-23T12:30:00+02:00",
  "partySize": "6"
}
</script><p>Beste Femke,</p><p>We hebben een tafel voor je klaarstaan!</p><table><tr><td>Datum</td><td>woensdag 23 juni 2027</td></tr><tr><td>Tijd</td><td>12:30</td></tr><tr><td>Aantal personen</td><td>6</td></tr><tr><td>Opmerking</td><td>1x glutenvrij, 2x vegetarisch</td></tr></table><p>Wijzigen of annuleren kan tot 24 uur van tevoren. De keuken is dagelijks open van 11.30 tot 21.30 uur.</p><p>Tot dan,<br>het team van De Sluiswachter</p></body></html>`,
    expected: [at('2027-06-23T12:30:00+02:00')],
  },
  {
    name: 'nl: registration for a first-aid refresher with EventReservation',
    sentAt: '2027-10-05T14:25:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Veilig Werken Opleidingen <cursus@veiligwerken-opleidingen.example>',
    subject: 'Inschrijving BHV-herhaling bevestigd',
    text: `Beste Jeroen Mulder,

Je bent ingeschreven voor de herhalingscursus bedrijfshulpverlening.

Wanneer: donderdag 11 november 2027, 9.00 - 16.30 uur
Waar: Trainingscentrum Lage Weide, lokaal 3, Utrecht
Cursusnummer: BHV-H-2711

Trek makkelijk zittende kleding aan. Lunch is inbegrepen. De factuur van € 189,00 (excl. btw) volgt per post en moet vóór 5 november betaald zijn.

Succes met de voorbereiding!`,
    html: `<!doctype html><html><head><meta charset="utf-8"><script type="application/ld+json">{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"BHV-H-2711-0093","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Jeroen Mulder"},"reservationFor":{"@type":"Event","name":"BHV-herhalingscursus","startDate":"2027-11-11T09:00:00+01:00","endDate":"2027-11-11T16:30:00+01:00","location":{"@type":"Place","name":"Trainingscentrum Lage Weide","address":"Lage Weide 140, Utrecht"}}}</script></head><body><p>Beste Jeroen Mulder,</p><p>Je bent ingeschreven voor de herhalingscursus bedrijfshulpverlening.</p><p>Wanneer: donderdag 11 november 2027, 9.00 - 16.30 uur<br>Waar: Trainingscentrum Lage Weide, lokaal 3, Utrecht<br>Cursusnummer: BHV-H-2711</p><p>Trek makkelijk zittende kleding aan. Lunch is inbegrepen. De factuur van &euro; 189,00 (excl. btw) volgt per post en moet v&oacute;&oacute;r 5 november betaald zijn.</p><p>Succes met de voorbereiding!</p></body></html>`,
    expected: [at('2027-11-11T09:00:00+01:00', '2027-11-11T16:30:00+01:00')],
  },
  {
    name: 'nl: Dutch agent in London names one call in two zones, half an hour',
    sentAt: '2027-05-19T17:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Diederik Smals <diederik@smals-agency.example>',
    subject: 'Engelse winkels voor jullie tassen',
    text: `Hoi Carlijn,

Twee ketens zijn geïnteresseerd in de najaarscollectie, ze willen wel eerst een vaste inkoopprijs onder de 38 pond zien. Laten we daarover bellen: volgende week woensdag 26 mei om 15.00 uur Londense tijd, dus 16.00 uur bij jullie. Een half uur is genoeg.

Inbellen: https://video.example/j/93817740265

Ik vlieg donderdag om 7.10 uur naar Milaan, dus daarna ben ik even slecht bereikbaar.

Groeten uit een nat Hackney,
Diederik`,
    expected: [at('2027-05-26T16:00:00+02:00', '2027-05-26T16:30:00+02:00')],
  },
  {
    name: 'nl: supplier in Paramaribo proposes a call in his own time',
    sentAt: '2027-09-10T11:46:00-03:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruben Kartosen <r.kartosen@surihout.example>',
    subject: 'Lading basralocus',
    text: `Geachte heer Van Gils,

De balken (24 stuks, 250 x 250) liggen gezaagd en gekeurd in de loods. Het schip vertrekt op 2 oktober en is rond de 24e in Vlissingen.

Over de betaling en de papieren spreek ik u graag nog even. Zal ik u dinsdag 14 september bellen om 10.00 uur, Surinaamse tijd?

Met de meeste hoogachting,

Ruben Kartosen
Suri Hout N.V.
Paramaribo`,
    expected: [at('2027-09-14T15:00:00+02:00')],
  },
  {
    name: 'nl: sales rep declines the proposed hour and offers nothing',
    sentAt: '2027-05-07T09:51:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Henk-Jan Vos <hj.vos@kassasystemenvos.example>',
    subject: 'Re: demo kassa',
    text: `Hallo Yvonne,

Dinsdag om 15.00 uur gaat me helaas niet lukken, dan ben ik in Groningen. Ik kijk volgende week even hoe mijn agenda ervoor staat en kom er dan op terug.

De prijslijst zit alvast in de bijlage (model K3: € 1.095).

gr. Henk-Jan

-----Oorspronkelijk bericht-----
Van: Kapsalon Yvonne
Verzonden: woensdag 5 mei 2027 18:20
Aan: Henk-Jan Vos
Onderwerp: demo kassa

Hoi, kun je dinsdag 11 mei om 15.00 uur de nieuwe kassa laten zien?
Yvonne`,
    expected: [],
  },
  {
    name: 'nl: cancelled consultation with an ICS cancel',
    sentAt: '2027-05-31T12:12:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Maes <griet.maes@sociaalburo.example>',
    subject: 'Geannuleerd: Loonadministratie zomerjobs',
    text: `Beste,

Door ziekte van mijn collega kan het overleg van woensdag 2 juni om 10u niet doorgaan. Zodra zij terug is, contacteren wij u voor een nieuwe afspraak.

Onze excuses voor het ongemak.

Griet Maes
Dossierbeheerder`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Sociaal Buro//Planner 4.2//NL
VERSION:2.0
METHOD:CANCEL
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
UID:zomerjobs-8842@sociaalburo.example
DTSTAMP:20270531T101200Z
DTSTART;TZID=Europe/Brussels:20270602T100000
DTEND;TZID=Europe/Brussels:20270602T110000
SUMMARY:Geannuleerd: Loonadministratie zomerjobs
ORGANIZER;CN=Griet Maes:mailto:griet.maes@sociaalburo.example
ATTENDEE:mailto:info@ijssalonpolo.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: boss forwards a leak report and says when the colleague is expected',
    sentAt: '2027-04-08T16:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bert Nijland <bert@nijlanddaken.example>',
    subject: 'FW: lekkage boven erker',
    text: `Kevin, pak jij deze? Ik heb mevrouw net aan de lijn gehad en gezegd dat je maandag om 11.00 uur bij haar bent. Neem lood en de lange ladder mee.

Bert

Van: M. de Wit-Jansen <mdewitjansen@thuismail.example>
Verzonden: donderdag 8 april 2027 14:03
Aan: info@nijlanddaken.example
Onderwerp: lekkage boven erker

Beste meneer Nijland,

Sinds de storm van zondag druppelt het boven onze erker. Ik heb er een emmer onder staan maar die moet ik 's nachts twee keer legen. Kan er snel iemand komen? Uw bedrijf heeft in 2019 het dak gedaan, offertenummer 19-2207.

Vriendelijke groet,
Mieke de Wit
Parklaan 61, Hengelo`,
    expected: [at('2027-04-12T11:00:00+02:00')],
  },
  {
    name: 'nl: parents choose one of the quoted school talks',
    sentAt: '2027-11-04T21:17:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Familie Willemse <fam.willemse@huispost.example>',
    subject: 'Re: oudergesprekken groep 5',
    text: `Hoi juf Elise,

We nemen dinsdag 9 november, 19.40 - 19.50 uur. We komen allebei, en we hebben het ook graag even over het pesten op het plein.

groetjes, Tim en Daphne (van Lotte)

> Beste ouders van Lotte,
> U kunt nog kiezen uit deze momenten:
> dinsdag 9 november 19.20 - 19.30 uur
> dinsdag 9 november 19.40 - 19.50 uur
> donderdag 11 november 18.50 - 19.00 uur
> Graag reageren voor maandag 12.00 uur.
> Groet, Elise Kuiper, OBS De Wissel`,
    expected: [at('2027-11-09T19:40:00+01:00', '2027-11-09T19:50:00+01:00')],
  },
  {
    name: 'nl: colleague fixes two days at a trade fair together',
    sentAt: '2027-08-23T10:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wouter Blom <wouter@blomenzn.example>',
    subject: 'Keukenvakbeurs',
    text: `Pa,

Geregeld! We gaan samen dinsdag 14 en woensdag 15 september naar de Keukenvakbeurs in Utrecht, allebei de hele dag. Kaartjes zijn binnen (bestelling 88120, € 0 want relatie van de fabriek) en ik heb twee kamers in het hotel bij het station.

Zet jij een bordje op de winkeldeur dat we dan dicht zijn?

W.`,
    expected: [days('2027-09-14', '2027-09-16')],
  },
  {
    name: 'nl: stock-take for the whole day in the new year',
    sentAt: '2027-12-16T15:44:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Ilse Goossens <ilse@doehetzelfgoossens.example>',
    subject: 'stocktelling',
    text: `Dag allemaal,

Zoals elk jaar tellen we de stock na Nieuwjaar. Dat doen we op maandag 3 januari 2028, de hele dag, en iedereen van de winkelploeg wordt verwacht. De winkel blijft die dag gesloten. Voor broodjes en soep wordt gezorgd.

De leveringen van de verfafdeling moeten vóór 24/12 ingeboekt zijn aub, vorig jaar was dat een ramp.

Ilse`,
    expected: [days('2028-01-03')],
  },
  {
    name: 'nl: Flemish dialect in lower case, day after tomorrow at nine',
    sentAt: '2027-07-18T21:47:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'danny vdb <danny.vdb@mailke.example>',
    subject: 'haag',
    text: `dag luc

amai die haag bij ons is precies een oerwoud geworden, ons marina wordt er zot van. kunde gij overmorgen om 9u eens komen zien wat dat gaat kosten? ik heb verlof tot einde van de maand dus ik ben thuis.

laatste keer wast 350 euro maar toen was ze maar half zo hoog zenne

salukes
danny`,
    expected: [at('2027-07-20T09:00:00+02:00')],
  },
  {
    name: 'nl: patient cannot come and is usually free on Mondays',
    sentAt: '2027-06-01T07:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Trudy Scholten <trudyscholten@postvak.example>',
    subject: 'afspraak 3 juni',
    text: `Goedemorgen,

Mijn afspraak bij Arjan van donderdag 3 juni om 11.20 uur moet ik helaas afzeggen, mijn dochter wordt die dag geopereerd. Kunt u mij een nieuwe datum sturen? Maandagen zijn meestal goed, en verder 's ochtends bijna altijd.

Ik hoop dat ik hiermee nog op tijd ben (meer dan 24 uur van tevoren).

Vriendelijke groet,
Trudy Scholten
geb. 14-08-1961`,
    expected: [],
  },
  {
    name: 'nl: wholesaler mails all customers its holiday opening hours',
    sentAt: '2027-12-07T11:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Versgroothandel Noorderhaven <klantenservice@noorderhaven-vers.example>',
    subject: 'Onze openingstijden rond de feestdagen',
    text: `Beste relatie,

Rond de feestdagen gelden bij Noorderhaven andere tijden. Handig om te bewaren!

Donderdag 23 december: 04.00 - 18.00 uur
Vrijdag 24 december: 04.00 - 14.00 uur
Zaterdag 25 december: gesloten
Maandag 27 december: 06.00 - 12.00 uur
Vrijdag 31 december: 04.00 - 13.00 uur

Bestellen voor kerst kan tot woensdag 22 december 20.00 uur via de webshop. Wild en gevogelte graag uiterlijk 17 december doorgeven.

Fijne dagen gewenst namens alle collega's!

Geen mail meer van ons ontvangen? Klik op uitschrijven.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: IT manager announces a night of server maintenance',
    sentAt: '2027-10-06T16:09:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Servicedesk Bitwerk <support@bitwerk-beheer.example>',
    subject: '[WO-22917] Onderhoud mailserver',
    text: `Beste klant,

In de nacht van zondag 10 op maandag 11 oktober, tussen 22.00 en 02.00 uur, voeren wij onderhoud uit aan de mailserver. U kunt in die periode mogelijk niet mailen. Berichten die dan binnenkomen gaan niet verloren.

U hoeft zelf niets te doen. Merkt u maandag na 8.00 uur nog problemen, bel dan 088-555 4410.

Team Bitwerk`,
    expected: [],
  },
  {
    name: 'nl: bar rota of a tennis club for the website',
    sentAt: '2027-08-29T19:26:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bea Molenaar <bea.molenaar@huispost.example>',
    subject: 'Bardienst september',
    text: `Beste secretariaat,

Hierbij het barrooster voor op de website. Iedereen heeft het zelf ook al via de groepsapp gekregen.

za 4 sept 09.30-13.00 Corrie en Ab
za 4 sept 13.00-17.00 fam. Tesselaar
zo 5 sept 10.00-14.00 Joyce
za 11 sept 09.30-13.00 Ab en Nico
za 11 sept 13.00-17.00 Petra S.
zo 12 sept 10.00-14.00 Hans en Ineke

Kan het er voor vrijdag op staan?

Groet, Bea
(barcommissie)`,
    expected: [],
  },
  {
    name: 'nl: video call with meeting id pasted under a short note',
    sentAt: '2027-06-08T14:31:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Farah El Idrissi <f.elidrissi@zorggroepdemeent.example>',
    subject: 'Overleg bewegwijzering locatie West',
    text: `Goedemiddag Thijs,

Zie hieronder de link voor ons overleg. Mijn collega van huisvesting sluit ook aan.

________________________________
Videovergadering
vrijdag 11 juni 2027 13:30 - 14:15
Deelnemen: https://vergaderen.example/l/meet/19a7Kq2
Vergaderings-id: 381 204 115 930
Wachtwoordcode: Tz4m9P
Of bel in: +31 20 555 0143,,381204#
________________________________

Met vriendelijke groet,

Farah El Idrissi
Adviseur communicatie
Werkdagen: ma, di, do, vr (tot 15.00 uur)`,
    expected: [at('2027-06-11T13:30:00+02:00', '2027-06-11T14:15:00+02:00')],
  },
  {
    name: 'nl: consultant sends a booking link without any time',
    sentAt: '2027-02-25T13:13:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Stijn Claeys <stijn@claeys-subsidieadvies.example>',
    subject: 'Subsidie energiezuinige oven',
    text: `Dag Nele,

Fijn dat je interesse hebt. Voor de bakkerij kan je wellicht tot 35% van de investering terugkrijgen, op voorwaarde dat de aanvraag binnen is vóór 31 maart om middernacht.

Kies gerust zelf een moment voor een eerste gesprek in mijn agenda: https://boeken.example/stijn-claeys/kennismaking (30 min, gratis en vrijblijvend). Ik ben de komende weken nog redelijk vrij.

Hartelijke groet
Stijn`,
    expected: [],
  },
  {
    name: 'nl: estate agent lists final inspection and signing at the notary',
    sentAt: '2027-08-18T09:29:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Makelaardij Ter Horst <overdracht@terhorstmakelaardij.example>',
    subject: 'Overdracht bedrijfspand Nijverheidsweg 12',
    text: `Geachte heer en mevrouw Prins,

De overdracht van het bedrijfspand komt in zicht. Het programma voor vrijdag 27 augustus 2027 ziet er voor u als kopers als volgt uit:

12.45 uur: eindinspectie van het pand, in aanwezigheid van de verkoper en ondergetekende
14.00 uur: passeren van de leveringsakte bij notariskantoor Van Rijswijk, Stationsplein 3

Wilt u een geldig legitimatiebewijs meenemen? De koopsom van € 412.500 dient uiterlijk donderdag 26 augustus op de derdengeldenrekening te staan. Vergeet u niet de verzekering per overdrachtsdatum in te laten gaan.

Met vriendelijke groet,
mr. Carolien ter Horst
Kantoor geopend ma t/m vr 9.00-17.30 uur, za op afspraak`,
    expected: [at('2027-08-27T12:45:00+02:00'), at('2027-08-27T14:00:00+02:00')],
  },
  {
    name: 'nl: fire service announces an inspection in formal Belgian Dutch',
    sentAt: '2027-09-03T10:18:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dienst Brandpreventie <preventie@hvz-leievallei.example>',
    subject: 'Controlebezoek - ref. BP/2027/3361',
    text: `Geachte uitbater,

Naar aanleiding van uw aanvraag tot uitbreiding van de vergunning voor café-feestzaal De Zwaan delen wij u mee dat een controlebezoek zal plaatsvinden op 21/09/2027 om 9.30 uur ter plaatse. Uw aanwezigheid of die van een gevolmachtigde is vereist.

Gelieve de keuringsattesten van de elektrische installatie en de stookplaats uiterlijk op 14/09/2027 te bezorgen, met vermelding van bovenstaande referte.

Met de meeste hoogachting

Lt. P. Deconinck
Technicus brandvoorkoming

Loket: elke werkdag van 9 tot 12 uur, woensdag ook van 14 tot 16 uur`,
    expected: [at('2027-09-21T09:30:00+02:00')],
  },
  {
    name: 'nl: tax adviser plans the annual accounts beside filing deadlines',
    sentAt: '2027-03-30T15:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Annemiek Roosendaal <a.roosendaal@rdaccountants.example>',
    subject: 'Jaarrekening 2026 gereed',
    text: `Beste Sjoerd,

De conceptjaarrekening is klaar: omzet 614k, resultaat iets beter dan begroot. Zoals telefonisch afgesproken bespreken we de cijfers op do. 15 april van 16.00 tot 17.00 uur bij ons op kantoor.

Verder ter herinnering:
- btw-aangifte eerste kwartaal: uiterlijk 30 april
- aangifte inkomstenbelasting: vóór 1 mei, uitstel heb ik al aangevraagd
- loonstroken april: mutaties graag voor de 20e doorgeven

Tot dan!

Groet,
Annemiek`,
    expected: [at('2027-04-15T16:00:00+02:00', '2027-04-15T17:00:00+02:00')],
  },
  {
    name: 'nl: coach sets the next session today in two weeks, across the clock change',
    sentAt: '2027-10-22T12:38:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Loes Brandsma <loes@ruimtevoorgroei.example>',
    subject: 'onze sessie',
    text: `Lieve Hester,

Mooi gesprek was dat vanochtend. Probeer de komende tijd echt eens op te schrijven waar je energie van krijgt in de zaak, en waarvan niet.

We zien elkaar vandaag over twee weken weer, om kwart over elf, gewoon bij mij in de tuinkamer.

Warme groet,
Loes`,
    expected: [at('2027-11-05T11:15:00+01:00')],
  },
  {
    name: 'nl: neighbouring firm invites personally to its anniversary drinks',
    sentAt: '2027-11-12T17:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerda en Piet Zijlstra <zijlstra@fietsenvanzijlstra.example>',
    subject: '40 jaar Zijlstra!!',
    text: `Hoi buurtjes,

Niet te geloven maar wij bestaan 40 jaar! Dat vieren we met een borrel in de werkplaats en jullie mogen daar natuurlijk niet ontbreken, Karin en Youssef. Al was het maar omdat jullie al 15 jaar onze pakjes aannemen ;-)

Vrijdag 3 december, van 16.00 tot 19.00 uur. De bitterballen zijn besteld.

Laat je voor 26 november even weten of jullie erbij zijn? Cadeautjes hoeven niet, een pot voor de speeltuin staat op de toonbank.

Gerda & Piet`,
    expected: [at('2027-12-03T16:00:00+01:00', '2027-12-03T19:00:00+01:00')],
  },
  {
    name: 'nl: customer asks for a quotation and tells holiday dates',
    sentAt: '2027-07-05T22:54:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ralph Verhoeven <ralphverhoeven@brievenbus.example>',
    subject: 'offerte zonwering',
    text: `Hallo,

Graag een prijs voor 3 screens (zuidkant) van 240 x 180 cm, elektrisch, kleur antraciet. Foto's zitten erbij. Montage zou wat mij betreft na de zomer mogen, wij zijn van 24 juli t/m 14 augustus op vakantie.

Bellen kan, liefst 's avonds na 19.30 uur. Overdag werk ik in de ploegendienst dus dan slaap ik soms.

Bij jullie concurrent betaal ik 2850 inclusief, ben benieuwd.

Ralph Verhoeven
Deurne`,
    expected: [],
  },
  {
    name: 'nl: client reminds the agency of the launch and of texts due',
    sentAt: '2027-08-24T08:40:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'An-Sofie Peeters <ansofie@koffiebranderij-noord.example>',
    subject: 'Lancering 1 september',
    text: `Hey Bram

Nog eens alles op een rijtje voor de lancering:
* woensdag 1 september om 10u gaat de nieuwe shop online
* persbericht vertrekt dezelfde dag om 11u (doet mijn zus)
* donderdag 2 september om 18u15 zit onze meesterbrander op de lokale radio
* jullie laatste teksten krijg ik uiterlijk vrijdag 27/8 om 12u

Lukt dat laatste? Anders moet ik de vertaalster verwittigen.

Merci!
An-Sofie`,
    expected: [],
  },
  {
    name: 'nl: out-of-office reply with return day and replacement hours',
    sentAt: '2027-04-27T10:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Pieter Lambrecht <pieter.lambrecht@lambrechtverzekeringen.example>',
    subject: 'Automatisch antwoord: schadeaangifte bestelwagen',
    text: `Bedankt voor uw bericht.

Ik ben afwezig van maandag 26 april tot en met vrijdag 7 mei. Vanaf maandag 10 mei om 8.30 uur ben ik weer op kantoor en beantwoord ik uw mail.

Voor dringende schadegevallen kan u terecht bij mijn collega Hilde, elke werkdag van 9 tot 12 en van 13 tot 16 uur op 09 555 27 80.

Pieter Lambrecht`,
    expected: [],
  },
  {
    name: 'nl: minutes of a past owners meeting with action points',
    sentAt: '2027-01-29T12:25:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marco de Ruiter <m.deruiter@vvebeheermaas.example>',
    subject: 'Verslag bespreking VvE Maaszicht',
    text: `Beste Ingrid,

Dank voor het prettige gesprek van dinsdag 26 januari om 14.00 uur. Kort de afspraken:

1. Offerte schilderwerk: jullie leveren een aangepaste prijs aan vóór 12 februari.
2. Steiger: gemeente verleent vergunning naar verwachting in week 9.
3. Liftstoring van 19 januari, 7.45 uur: is opgelost, kosten € 318,-.
4. De bewoners krijgen van mij een brief over de werktijden (7.30-16.00 uur).

Voor een vervolgoverleg prikken we een datum zodra de vergunning er ligt.

Met vriendelijke groet,
Marco de Ruiter
VvE-beheerder`,
    expected: [],
  },
  {
    name: 'nl: Thursday does not suit, Friday or Monday instead',
    sentAt: '2027-11-16T18:07:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Veerle Aerts <veerle.aerts@interieurlabo.example>',
    subject: 'Re: Re: stalen terrazzo',
    text: `Hoi Dries, donderdag 14u lukt me niet, ik zit dan op de werf in Gent. Kan je vrijdag om 14u? Anders maandag om 10u30, dan kom ik wel naar de toonzaal.
Vx

Verstuurd vanaf mijn telefoon

Op 16 november 2027 om 17:40 schreef Dries Wuyts:
> Stalen zijn binnen! Donderdag 14u bij jou?`,
    expected: [at('2027-11-19T14:00:00+01:00'), at('2027-11-22T10:30:00+01:00')],
  },
];
