import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: customer asks for measuring visit at half past',
    sentAt: '2027-01-12T20:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marleen Hoekstra <marleen.hoekstra@postbus.example>',
    subject: 'inmeten keuken',
    text: `Goedenavond,

Bedankt voor de offerte van € 11.480,-. Wij zijn eruit en willen graag met jullie verder.
Zou u overmorgen (donderdag) om half tien 's ochtends langs kunnen komen om alles definitief in te meten? Mijn man is dan ook thuis. De oude keuken staat er nog in, dus het zal even zoeken zijn naar de leidingen.

Het adres is Wilgenlaan 38 in Drachten, bel 2x want de bel hapert.

Groetjes,
Marleen Hoekstra
06-55501834`,
    expected: [at('2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'nl: Flemish accountant offers two slots with u notation',
    sentAt: '2027-01-12T09:02:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Vandecasteele <griet@vdc-fiscaal.example>',
    subject: 'Bespreking jaarrekening 2026',
    text: `Beste Koen,

De cijfers van het voorbije boekjaar zijn zo goed als rond. Ik zou ze graag met u overlopen vooraleer we de neerlegging voorbereiden (uiterste datum 30 juni, dus geen paniek).

Voor mij zijn volgende momenten mogelijk, telkens bij ons op kantoor:
- dinsdag 19/01 om 14u30
- woensdag 20/01 om 10u

Geeft u een seintje wat het beste past?

Met vriendelijke groeten,
Griet Vandecasteele
VDC Fiscaal & Boekhouding
Stationsstraat 112, Deinze
Tel. 09 555 21 40 - bereikbaar van maandag tot vrijdag van 9u tot 12u en van 13u30 tot 17u`,
    expected: [at('2027-01-19T14:30:00+01:00'), at('2027-01-20T10:00:00+01:00')],
  },
  {
    name: 'nl: VAT deadline reminder from tax adviser',
    sentAt: '2027-01-14T11:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Administratiekantoor Bruins <info@bruins-adm.example>',
    subject: 'BTW 4e kwartaal - stukken aanleveren',
    text: `Beste Ton,

Voor de btw-aangifte over het vierde kwartaal missen we nog de bankafschriften van december en twee facturen (2026-1187 en 2026-1190).

Wil je die uiterlijk woensdag 20 januari voor 12.00 uur in de map zetten? De aangifte moet op 31 januari binnen zijn en ook de betaling moet dan bij de Belastingdienst staan.

Alvast bedankt,
Ineke Bruins

Administratiekantoor Bruins | ma-do 8.30-17.00 uur, vr 8.30-12.30 uur`,
    expected: [],
  },
  {
    name: 'nl: one line lower case tomorrow quarter to three',
    sentAt: '2027-01-20T10:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'rik de wit <rik@dewitschilders.example>',
    subject: 'Re: kleuren trappenhuis',
    text: `morgen kwart voor drie bij jullie op kantoor is prima hoor. neem de waaiers mee. rik`,
    expected: [at('2027-01-21T14:45:00+01:00')],
  },
  {
    name: 'nl: parcel window from courier',
    sentAt: '2027-01-21T18:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'SnelPak Bezorging <noreply@snelpak.example>',
    subject: 'Je pakket komt morgen tussen 13:15 en 15:15 uur',
    text: `Hallo Fietsatelier Zuid,

Goed nieuws! Je pakket 3SNLP00418822 van Onderdelenhal BV is onderweg.

Verwachte bezorging: vrijdag 22 januari tussen 13:15 en 15:15 uur
Bezorgadres: Lange Nieuwstraat 77, Tilburg

Niet thuis? Kies voor 22:00 uur vanavond een andere dag of een afhaalpunt bij jou in de buurt.

Met vriendelijke groet,
SnelPak Bezorging`,
    expected: [],
  },
  {
    name: 'nl: applicant accepts the second of two quoted options',
    sentAt: '2027-01-26T21:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Youssef Amrani <youssef.amrani@mailbak.example>',
    subject: 'Re: Uitnodiging kennismaking functie junior vormgever',
    text: `Beste mevrouw Schouten,

Wat leuk om te horen! De tweede optie past mij het best, dan ben ik vrij van stage. Ik neem mijn portfolio mee op de laptop.

Met vriendelijke groet,
Youssef Amrani

> Op 26 jan. 2027 om 15:48 schreef Lotte Schouten <lotte@studiokiem.example>:
> Beste Youssef,
> Je brief sprak ons erg aan en we nodigen je graag uit voor een kennismaking. Wij kunnen op:
> 1. maandag 1 februari, 9.30 - 10.15 uur
> 2. dinsdag 2 februari, 13.00 - 13.45 uur
> Laat je weten welke het wordt?
> Groet, Lotte`,
    expected: [at('2027-02-02T13:00:00+01:00', '2027-02-02T13:45:00+01:00')],
  },
  {
    name: 'nl: technician comes for boiler in a time slot',
    sentAt: '2027-01-29T08:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Warmtetechniek Oost, planning <planning@warmteoost.example>',
    subject: 'Bevestiging onderhoudsbeurt cv-ketel, order 77120',
    text: `Geachte heer/mevrouw,

Hierbij bevestigen wij de afspraak voor het jaarlijks onderhoud aan de cv-ketel in uw praktijkruimte.

Datum: dinsdag 9 februari 2027
Tijd: tussen 10.00 en 12.00 uur
Monteur: dhr. Kamphuis
Adres: Deldenerstraat 5, Hengelo

Wilt u ervoor zorgen dat de ketel goed bereikbaar is? Bij annuleren binnen 24 uur brengen wij € 45,- in rekening. De factuur volgt per mail en dient binnen 14 dagen te zijn voldaan.

Met vriendelijke groet,
Afdeling planning
Storing? 24 uur per dag bereikbaar op 074-5550190`,
    expected: [at('2027-02-09T10:00:00+01:00', '2027-02-09T12:00:00+01:00')],
  },
  {
    name: 'nl: newsletter of a training firm with course dates',
    sentAt: '2027-02-01T07:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Vakschool Direct <nieuws@vakschooldirect.example>',
    subject: 'Nog plek! BHV, VCA en heftruck in februari en maart',
    text: `VAKSCHOOL DIRECT - NIEUWSBRIEF FEBRUARI

Zorg dat je team op tijd bijgeschoold is. In deze data is nog plek:

BHV herhaling - dinsdag 16 februari, 8.30-12.30 uur, Zwolle - € 129,-
VCA Basis - vrijdag 26 februari, 8.30-17.00 uur, Apeldoorn - € 215,-
Heftruckchauffeur - woensdag 10 maart, 9.00-16.00 uur, Deventer - € 185,-

Boek voor 12 februari en krijg 10% korting met code VROEG10.

Je ontvangt deze mail omdat je je hebt ingeschreven voor onze nieuwsbrief. Afmelden kan onderaan.`,
    isBulk: true,
    expected: [],
  },
  {
    name: "nl: customer moves appointment to Friday three o'clock",
    sentAt: '2027-02-02T13:26:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Anouk Verbruggen <a.verbruggen@verbruggenmode.example>',
    subject: 'donderdag lukt toch niet :(',
    text: `Hoi Peter,

Mijn dochter heeft de griep en ik zit donderdag zonder oppas. Kunnen we onze afspraak van donderdag 11 uur verzetten naar vrijdag 15 uur? Zelfde plek, gewoon bij mij in de winkel.

Sorry voor het gedoe!

Liefs, Anouk`,
    expected: [at('2027-02-05T15:00:00+01:00')],
  },
  {
    name: 'nl: owners association meeting called off without new date',
    sentAt: '2027-02-04T16:51:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'VvE Havenzicht, bestuur <bestuur@vve-havenzicht.example>',
    subject: 'Vergadering 8 februari vervalt',
    text: `Beste beheerder,

Helaas moeten wij de vergadering van maandag 8 februari om 19.30 uur afblazen: zowel de voorzitter als de penningmeester ligt ziek op bed. Zodra zij weer op de been zijn prikken we een nieuwe datum, u hoort van ons.

De stukken over de gevelrenovatie hoeft u dus nog niet rond te sturen.

Met vriendelijke groet,
namens het bestuur,
H. Oosterling (secretaris)`,
    expected: [],
  },
  {
    name: 'nl: video meeting with join link and range',
    sentAt: '2027-02-10T15:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sander Kuipers <s.kuipers@helderhosting.example>',
    subject: 'Overstap mailserver - even doorspreken',
    text: `Dag Femke,

Voordat we jullie mailboxen overzetten wil ik even de planning met je doorlopen. Ik heb een online overleg klaargezet:

Donderdag 18 februari 2027, 13:00-13:30
Deelnemen: https://meet.helderhosting.example/r/9f2-kq7-xx1
Vergader-ID: 418 220 976
Toegangscode: 1930

Inbellen kan ook via 085-5550110.

Groet,
Sander

Helder Hosting - supportdesk ma t/m vr 08:00-18:00
KvK 55500912`,
    expected: [at('2027-02-18T13:00:00+01:00', '2027-02-18T13:30:00+01:00')],
  },
  {
    name: 'nl: vague availability without a proposal',
    sentAt: '2027-02-12T17:20:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Wim Claessens <wim.claessens@claessens-dakwerken.example>',
    subject: 'Re: eens samenzitten over de werf in Aalst',
    text: `Dag Sofie

Ja, goed idee om eens samen te zitten. Volgende week ben ik meestal wel vrij, enkel dinsdag ben ik heel de dag op een werf in Ninove. In de voormiddag gaat doorgaans het vlotst.
Laat maar weten wat voor u gaat.

Mvg
Wim
0470 55 51 23`,
    expected: [],
  },
  {
    name: 'nl: declines one time and offers another',
    sentAt: '2027-02-19T09:44:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Dr. E. Terpstra <e.terpstra@dierenkliniekdewaard.example>',
    subject: 'RE: demo echo-apparaat',
    text: `Beste Jeroen,

Dinsdag om 15.00 uur lukt me niet, dan sta ik in de operatiekamer. Aanstaande woensdag om kwart over vier kan wel, dan is het spreekuur net klaar. Je hoeft het apparaat van € 8.900 niet mee te sjouwen van mij, de folder met specificaties is ook goed.

Groet,
Eelkje Terpstra
Dierenkliniek De Waard
Spreekuur: ma t/m vr 14.00-16.00 uur, za 10.00-11.00 uur

Van: Jeroen Smit
Verzonden: donderdag 18 februari 2027 16:02
Aan: E. Terpstra
Onderwerp: demo echo-apparaat

Beste mevrouw Terpstra, zal ik dinsdag om 15.00 uur langskomen voor de demo?
Groet, Jeroen`,
    expected: [at('2027-02-24T16:15:00+01:00')],
  },
  {
    name: 'nl: municipality announces inspection visit',
    sentAt: '2027-02-17T10:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Waalmere, Toezicht <toezicht@waalmere.example>',
    subject: 'Aankondiging controle terras en brandveiligheid, zaak Z-2027-00413',
    text: `Geachte exploitant,

In het kader van uw aanvraag van 12 januari 2027 voor een uitgebreid terras brengt onze toezichthouder, de heer Bouzid, een bezoek aan uw zaak aan de Markt 9.

Het bezoek vindt plaats op woensdag 3 maart 2027 om 8.45 uur en duurt ongeveer een uur. Wij verzoeken u aanwezig te zijn en de plattegrond, de vergunning en het logboek van de blusmiddelen gereed te houden.

Tegen dit besluit kunt u geen bezwaar maken. Heeft u vragen, dan kunt u ons bereiken op werkdagen van 9.00 tot 12.00 uur via 14 055.

Hoogachtend,
Burgemeester en wethouders van Waalmere,
namens dezen,
M. van der Ploeg
teamleider Toezicht en Handhaving`,
    expected: [at('2027-03-03T08:45:00+01:00', '2027-03-03T09:45:00+01:00')],
  },
  {
    name: 'nl: writer is away on a flight, no meeting',
    sentAt: '2027-02-23T14:09:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Diederik van Loon <diederik@vanloonwijnimport.example>',
    subject: 'stalen',
    text: `Ha Bas,

De stalen zijn gisteren binnengekomen, doos staat achter bij de kassa. Pak maar wat je nodig hebt.

Ik vlieg donderdag om 7.20 uur naar Milaan voor de proeverijen en land zondagavond om 22.05 uur weer op Schiphol, dus even slecht bereikbaar. Als er brand is: Karin bellen.

Gr. Diederik`,
    expected: [],
  },
  {
    name: 'nl: going together to a trade fair for the day',
    sentAt: '2027-02-25T12:17:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Pieter Lambrecht <pieter@lambrecht-interieur.example>',
    subject: 'houtbeurs Kortrijk',
    text: `Dag Nele,

De kaarten voor de houtbeurs zijn binnen, 2 stuks op naam van de firma. We gaan er dus samen heen op donderdag 11 maart, heel de dag. Ik zou die dag maar niks anders plannen.
Ik rijd, hoe laat we juist vertrekken zien we dan nog wel.

Groeten
Pieter`,
    expected: [days('2027-03-11')],
  },
  {
    name: 'nl: ICS invitation for project start',
    sentAt: '2027-03-01T11:03:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hanneke Prins <h.prins@prinsarchitecten.example>',
    subject: 'Uitnodiging: startoverleg verbouwing Kerkstraat',
    text: `Dag allemaal,

Bijgaand de uitnodiging voor het startoverleg. Agenda:
1. Planning ruwbouw
2. Kleuren en materialen
3. Meerwerk (nu € 3.250)

Tot dan!
Hanneke Prins`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Prins Architecten//Agenda//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:20270301-startoverleg-4471@prinsarchitecten.example
DTSTAMP:20270301T100300Z
DTSTART:20270310T130000Z
DTEND:20270310T143000Z
SUMMARY:Startoverleg verbouwing Kerkstraat
LOCATION:Bouwkeet Kerkstraat 60\\, Amersfoort
ORGANIZER;CN=Hanneke Prins:mailto:h.prins@prinsarchitecten.example
ATTENDEE;CN=Bouwbedrijf Ruiter;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@ruiterbouw.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-10T14:00:00+01:00', '2027-03-10T15:30:00+01:00')],
  },
  {
    name: 'nl: colleague registered both for the second session of a forwarded event',
    sentAt: '2027-03-04T16:38:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mirjam Postma <mirjam@postma-groen.example>',
    subject: 'Fwd: Voorlichting nieuwe regels gewasbescherming',
    text: `Hoi Jelle,

Zie hieronder. Ik heb ons tweeën aangemeld voor de tweede sessie, dus dinsdag 16 maart om 10.30 uur in Emmeloord. Zet je het in je agenda?

Mirjam

---------- Doorgestuurd bericht ----------
Van: Kring Groenbedrijven <secretariaat@kringgroen.example>
Datum: wo 3 mrt 2027 09:10
Onderwerp: Voorlichting nieuwe regels gewasbescherming

Beste leden,
Vanaf 1 juli gelden nieuwe regels. We organiseren twee sessies op dinsdag 16 maart: om 8.30 uur en om 10.30 uur. Opgeven kan tot 10 maart.`,
    expected: [at('2027-03-16T10:30:00+01:00')],
  },
  {
    name: 'nl: wedding couple comes to discuss the menu at the restaurant',
    sentAt: '2027-03-08T22:11:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Lien & Stijn <lienenstijn@ons-feest.example>',
    subject: 'Ons trouwfeest',
    text: `Beste,

Eerst en vooral bedankt voor de rondleiding van vorige week zaterdag, we waren direct verkocht! De voorkeur gaat naar het menu van 78 euro pp, met ongeveer 95 gasten.

Zoals gevraagd komen we nog eens langs om alles met de chef te bespreken. Past zaterdag 20 maart om 14u voor jullie? Mijn mama komt ook mee, zij eet geen vis ;-)

Vele groetjes
Lien en Stijn`,
    expected: [at('2027-03-20T14:00:00+01:00')],
  },
  {
    name: 'nl: grid operator announces power cut',
    sentAt: '2027-03-10T08:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Netwerk Midden <geplandwerk@netwerkmidden.example>',
    subject: 'Geplande stroomonderbreking op 17 maart in uw straat',
    text: `Beste klant,

Op woensdag 17 maart 2027 werken wij aan het elektriciteitsnet. Tussen 09:00 en 12:00 uur heeft u daardoor geen stroom op het adres Ambachtsweg 14 te Nieuwegein.

U hoeft niets te doen en hoeft niet aanwezig te zijn. Wij adviseren u computers en kassa's vooraf uit te schakelen. Loopt het werk uit, dan ziet u dat op onze website.

Met vriendelijke groet,
Netwerk Midden`,
    expected: [],
  },
  {
    name: 'nl: company doctor summons with consulting hour and own time',
    sentAt: '2027-03-15T09:36:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'ArboVitaal, secretariaat <secretariaat@arbovitaal.example>',
    subject: 'Oproep spreekuur bedrijfsarts',
    text: `Geachte mevrouw Dijkman,

In verband met uw verzuim sinds 22 februari nodigen wij u uit voor het spreekuur van bedrijfsarts dr. R. Nandoe.

U wordt verwacht op dinsdag 23 maart a.s. om 11.20 uur op onze locatie aan de Parkweg 200, 2e etage. Neem een geldig legitimatiebewijs en een overzicht van uw medicijnen mee.

Bent u verhinderd? Geef dit dan minimaal 24 uur van tevoren door via 030-5550177 (ma-vr 8.00-16.30 uur), anders worden de kosten à € 162,50 doorbelast aan uw werkgever.

Met vriendelijke groet,
ArboVitaal`,
    expected: [at('2027-03-23T11:20:00+01:00')],
  },
  {
    name: 'nl: lunch table confirmed with JSON-LD reservation',
    sentAt: '2027-03-17T14:22:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Brasserie De Kade <reserveren@brasseriedekade.example>',
    subject: 'Je reservering bij De Kade is bevestigd',
    text: `Hoi Robin,

Leuk dat je komt! Je tafel is gereserveerd.

do 25 mrt 2027 om 12.30 uur
4 personen, reserveringsnummer DK-90417

Onze keuken is open van 11.30 tot 21.30 uur. Kom je niet? Annuleer dan uiterlijk de avond ervoor.

Tot snel,
Team De Kade`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"DK-90417","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Robin Haverkort"},"reservationFor":{"@type":"FoodEstablishment","name":"Brasserie De Kade","address":{"@type":"PostalAddress","streetAddress":"Maaskade 41","addressLocality":"Rotterdam","addressCountry":"NL"}},"startTime":"2027-03-25T12:30:00+01:00","partySize":"4"}
</script></head><body><p>Hoi Robin,</p><p>Leuk dat je komt! Je tafel is gereserveerd.</p><p><b>do 25 mrt 2027 om 12.30 uur</b><br>4 personen, reserveringsnummer DK-90417</p><p>Onze keuken is open van 11.30 tot 21.30 uur. Kom je niet? Annuleer dan uiterlijk de avond ervoor.</p><p>Tot snel,<br>Team De Kade</p></body></html>`,
    expected: [at('2027-03-25T12:30:00+01:00')],
  },
  {
    name: 'nl: chatty lunch proposal at half past twelve',
    sentAt: '2027-03-24T23:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Carla Rensen <carla@rensenadvies.example>',
    subject: 'lang niet gezien!!',
    text: `Hee Marjan,

Wat leuk om je zaterdag op de markt tegen het lijf te lopen, al was het maar vijf minuten. Hoe is het nou met je rug? En met die nieuwe compagnon?

Ik moet volgende week toch in Breda zijn. Zullen we vrijdag 2 april gaan lunchen, om half een bij dat Griekse tentje naast jullie atelier? Ik trakteer, want die klant die jij me doorstuurde heeft getekend (2 jaar!).

Dikke kus en groetjes aan Henk,
Car`,
    expected: [at('2027-04-02T12:30:00+02:00')],
  },
  {
    name: 'nl: call named in London time and Dutch time',
    sentAt: '2027-03-25T16:47:00+00:00',
    timezone: 'Europe/Amsterdam',
    from: 'Esther Bloemen <esther.bloemen@northquaydesign.example>',
    subject: 'Drukproeven catalogus',
    text: `Hoi Gijs,

Ik heb de pdf's doorgestuurd naar Marcus hier op kantoor. Hij heeft vooral vragen over pagina 14 en het papier (135 of 150 grams?).

Kunnen we dinsdag 30 maart bellen om 14.00 uur Londense tijd, dus 15.00 uur bij jullie? De klok gaat zondag aan beide kanten vooruit, dus dat uurtje verschil blijft.

Ik bel jou op je 06.

Groet uit een nat Londen,
Esther`,
    expected: [at('2027-03-30T15:00:00+02:00')],
  },
  {
    name: 'nl: webinar invitation to a mailing list',
    sentAt: '2027-03-30T10:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Loonwijzer Academy <academy@loonwijzer.example>',
    subject: 'Gratis webinar: alles over het nieuwe vakantiegeld',
    text: `Beste ondernemer,

Wat verandert er vanaf 1 juni voor uw werknemers? Onze juristen leggen het uit in een gratis webinar.

Donderdag 8 april 2027, 20u00 - 21u00, online

Schrijf u nu in: https://academy.loonwijzer.example/webinar-vakantiegeld
Al 1.240 ondernemers gingen u voor. Wie zich inschrijft krijgt nadien ook de opname.

Het team van Loonwijzer

U ontvangt deze e-mail als klant of relatie van Loonwijzer. Uitschrijven.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: minutes of a talk that took place yesterday',
    sentAt: '2027-04-01T09:15:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruud van Beek <ruud@vanbeek-installatie.example>',
    subject: 'Verslag gesprek woensdag',
    text: `Beste Astrid,

Bedankt voor de koffie en het prettige gesprek van gisteren om 10.00 uur. Zoals beloofd het verslagje:

- warmtepomp van 8 kW, geplaatst in de berging
- richtprijs € 9.750 excl. btw
- subsidie vraag je zelf aan, kan tot eind november

De definitieve offerte stuur ik je uiterlijk vrijdag 9 april. Daarna is het aan jou!

Met groet,
Ruud`,
    expected: [],
  },
  {
    name: 'nl: teacher announces internship visit with range',
    sentAt: '2027-04-05T15:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joke Sinnema <j.sinnema@roc-noorderpoel.example>',
    subject: 'Stagebezoek Daan',
    text: `Beste praktijkbegeleider,

Voor de tussentijdse beoordeling van Daan Wiersma (studentnr. 404213) kom ik bij jullie in de werkplaats langs: volgende week maandag van 13.45 tot 14.30 uur. Daan weet er al van en bereidt een korte presentatie voor.

Vult u het beoordelingsformulier vooraf samen met hem in? Het hoeft pas op 23 april ingeleverd te zijn.

Vriendelijke groet,
Joke Sinnema
stagedocent techniek
aanwezig op ma, di en do`,
    expected: [at('2027-04-12T13:45:00+02:00', '2027-04-12T14:30:00+02:00')],
  },
  {
    name: "nl: supplier changes opening hours around King's Day",
    sentAt: '2027-04-13T08:41:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Verfgroothandel Slot <balie@verfslot.example>',
    subject: 'aangepaste openingstijden',
    text: `Goedemorgen,

Even ter info: op dinsdag 27 april zijn we dicht vanwege Koningsdag. Maandag 26 april is de balie open van 7.00 tot 15.00 uur in plaats van tot 17.00 uur.

Bestellingen die vóór maandag 11.00 uur binnen zijn gaan nog dezelfde dag mee met de wagen.

Fijne feestdag alvast!
Gerben, Verfgroothandel Slot`,
    expected: [],
  },
  {
    name: 'nl: Tuesday a week from now with the day number',
    sentAt: '2027-04-08T17:31:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'H. Tuinstra <h.tuinstra@tuinstra-melkvee.example>',
    subject: 'afrastering',
    text: `Moin,

Deze week en volgende week zit ik vol met gras en kalveren. Kom dinsdag over een week maar, de 20e dus, om 9 uur. Dan loop ik met je langs het land en kun je zien wat er aan palen vervangen moet worden. Trek laarzen aan.

Tuinstra`,
    expected: [at('2027-04-20T09:00:00+02:00')],
  },
  {
    name: 'nl: today in a fortnight at quarter past nine',
    sentAt: '2027-04-14T11:25:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Annelies Maes <annelies.maes@kine-deburcht.example>',
    subject: 'Re: nieuwe website praktijk',
    text: `Dag Thomas,

Ik heb je voorstel nagelezen met mijn collega's en we zijn enthousiast, enkel over het afsprakensysteem hebben we nog vragen. Kan je vandaag over veertien dagen, woensdag 28 april dus, om kwart over negen bij ons in de praktijk zijn? Dan zijn we alle drie aanwezig.

Parkeren kan achter het gebouw.

Groeten,
Annelies

Kinepraktijk De Burcht
Raadpleging enkel na afspraak, telefonisch bereikbaar 8u-9u`,
    expected: [at('2027-04-28T09:15:00+02:00')],
  },
  {
    name: 'nl: landlord fixes the handover of keys',
    sentAt: '2027-04-19T13:04:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Vastgoed Rijnmond, verhuur <verhuur@vgrijnmond.example>',
    subject: 'Oplevering bedrijfsruimte unit 6B',
    text: `Geachte heer Yilmaz,

De huurovereenkomst voor unit 6B is door beide partijen ondertekend. De eerste huur ad € 1.345,- en de waarborgsom dienen uiterlijk op 28 april op onze rekening te staan.

De sleuteloverdracht met opname van de meterstanden doen we op 30-04-2027 om 11:00 uur ter plaatse. Mijn collega Dennis Kok wacht u op bij de hoofdingang.

De huur gaat in op 1 mei 2027.

Met vriendelijke groet,
S. Haring
Vastgoed Rijnmond`,
    expected: [at('2027-04-30T11:00:00+02:00')],
  },
  {
    name: 'nl: pallets delivered early on Thursday',
    sentAt: '2027-04-19T16:20:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Expeditie Bloemmolens <expeditie@bloemmolens.example>',
    subject: 'Levering order 55-2093',
    text: `Beste klant

Uw bestelling (3 paletten tarwebloem T55, 1 palet rogge) wordt donderdag 22 april om 7u geleverd aan de achterpoort. Gelieve de doorgang vrij te houden en de lege paletten klaar te zetten.

De levering van 6 mei valt weg wegens Hemelvaart.

Met vriendelijke groeten
Dienst expeditie`,
    expected: [],
  },
  {
    name: 'nl: Flemish cycling club board meeting by ICS and words',
    sentAt: '2027-04-22T20:50:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'WTC De Trappers <secretaris@wtcdetrappers.example>',
    subject: 'Bestuursvergadering + sponsoring',
    text: `Beste sponsor, dag Luc

Jij bent er normaal ook bij op onze bestuursvergadering van maandag 3 mei om 20 uur in de kantine, zodat we de truitjes kunnen kiezen. Uitnodiging voor in je agenda zit in bijlage.

Sportieve groeten
Ronny`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//De Trappers//NL
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:bv-2027-05@wtcdetrappers.example
DTSTAMP:20270422T184500Z
DTSTART;TZID=Europe/Brussels:20270503T200000
DTEND;TZID=Europe/Brussels:20270503T213000
SUMMARY:Bestuursvergadering WTC De Trappers
LOCATION:Kantine sporthal
ORGANIZER;CN=Ronny:mailto:secretaris@wtcdetrappers.example
ATTENDEE;CN=Luc;RSVP=TRUE:mailto:luc@fietsenluc.example
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-03T20:00:00+02:00', '2027-05-03T21:30:00+02:00')],
  },
  {
    name: "nl: on-call rota of a supplier's mechanics",
    sentAt: '2027-05-04T12:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Koeltechniek Venlo <service@koelvenlo.example>',
    subject: 'Storingsdienst mei',
    text: `Beste klant,

Hierbij het rooster van onze storingsdienst rond de feestdagen, handig om naast de koelcel te hangen:

do 6 mei 8.00 - 20.00 uur: Frank (06-55507711)
vr 7 mei 8.00 - 20.00 uur: Mo (06-55507712)
zo 16 mei 8.00 - 20.00 uur: Frank
ma 17 mei 8.00 - 20.00 uur: Liesbeth (06-55507714)

's Nachts geldt het avondtarief van € 118,- per uur.

Groeten,
Koeltechniek Venlo`,
    expected: [],
  },
  {
    name: 'nl: new text asks for the price only, visit stands in the quote and was refused',
    sentAt: '2027-05-11T08:29:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ilse Groen <ilse@bijilse.example>',
    subject: 'Re: Zonwering voor uw terras',
    text: `Goedemorgen,

Een bezoek vind ik nu nog niet nodig. Kunt u me eerst een prijsindicatie sturen voor 6,5 meter breed met elektrische bediening? Dan kijk ik daarna verder.

Ilse Groen
Lunchroom Bij Ilse

Op ma 10 mei 2027 om 16:12 schreef Van Dam Zonwering <verkoop@vandamzon.example>:
> Beste mevrouw Groen,
> Dank voor uw aanvraag. Onze adviseur kan donderdag 13 mei om 14.30 uur
> bij u langskomen om op te meten. Schikt dat?
> Vriendelijke groet, Arie van Dam`,
    expected: [],
  },
  {
    name: 'nl: notary sets the signing of the deed',
    sentAt: '2027-05-07T14:48:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Notariskantoor Van Wessem <secretariaat@vanwessemnotaris.example>',
    subject: 'Dossier 2027.0318.01 / aandelenoverdracht',
    text: `Geachte heer Mulder,

Bijgaand treft u aan de ontwerpakte van levering van aandelen alsmede de concept-afrekening. Eventuele opmerkingen ontvangen wij graag vóór 14 mei a.s.

Het passeren van de akte staat gepland op donderdag 20 mei 2027 te 10.15 uur ten kantore van ondergetekende. Ik verzoek u een geldig paspoort of identiteitskaart mee te brengen. Het verschuldigde bedrag dient daags tevoren te zijn bijgeschreven op de kwaliteitsrekening.

Hoogachtend,
mr. C.J. van Wessem, notaris

Keizersplein 4, Zutphen. Kantoor geopend op werkdagen van 9.00 tot 17.30 uur.`,
    expected: [at('2027-05-20T10:15:00+02:00')],
  },
  {
    name: 'nl: event registration with JSON-LD and QR ticket',
    sentAt: '2027-05-12T19:37:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ondernemersfonds Veluwe <tickets@ofveluwe.example>',
    subject: 'Je ticket voor de Inspiratiemiddag',
    text: `Beste Nienke,

Je aanmelding is gelukt! Hieronder vind je de gegevens.

Inspiratiemiddag Ondernemen met Ruimte
27 mei 2027, 13.00 - 17.00 uur (inloop vanaf half een)
De Schaapskooi, Ede
Ticketnummer: IM27-00158

Neem je ticket mee op je telefoon. Parkeren kost € 4,-.

Tot dan!
Ondernemersfonds Veluwe`,
    html: `<!doctype html><html><head><meta charset="utf-8">
<script type="application/ld+json">
[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"IM27-00158","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Nienke Blokhuis"},"reservationFor":{"@type":"Event","name":"Inspiratiemiddag Ondernemen met Ruimte","startDate":"2027-05-27T13:00:00+02:00","endDate":"2027-05-27T17:00:00+02:00","location":{"@type":"Place","name":"De Schaapskooi","address":{"@type":"PostalAddress","addressLocality":"Ede","addressCountry":"NL"}}}}]
</script></head><body><p>Beste Nienke,</p><p>Je aanmelding is gelukt! Hieronder vind je de gegevens.</p><p>Inspiratiemiddag Ondernemen met Ruimte<br>27 mei 2027, 13.00 - 17.00 uur (inloop vanaf half een)<br>De Schaapskooi, Ede<br>Ticketnummer: IM27-00158</p><p>Neem je ticket mee op je telefoon. Parkeren kost &euro; 4,-.</p><p>Tot dan!<br>Ondernemersfonds Veluwe</p></body></html>`,
    expected: [at('2027-05-27T13:00:00+02:00', '2027-05-27T17:00:00+02:00')],
  },
  {
    name: "nl: first-aid training day at the reader's premises",
    sentAt: '2027-05-24T10:06:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Trainingsbureau Alert <planning@alert-bhv.example>',
    subject: 'bevestiging incompany BHV',
    text: `Hallo Sjoerd,

De trainingsdag staat vast: donderdag 10 juni zijn we de hele dag bij jullie op het bedrijf voor de BHV-basistraining, groep van 9 personen. Het precieze programma krijg je van de trainer zodra de e-learning door iedereen is afgerond.

Graag een ruimte van minimaal 40 m2 en een stopcontact voor de rookmachine. De factuur van € 1.620,- komt apart.

Groet,
Tineke Vos
Trainingsbureau Alert`,
    expected: [days('2027-06-10')],
  },
  {
    name: 'nl: mother of an intern reports an exam of her son',
    sentAt: '2027-05-20T18:43:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wendy Kramer <wendykramer74@mailbak.example>',
    subject: 'Luuk maandag',
    text: `hoi Erna,

Luuk vergeet het vast zelf te zeggen dus ik doe het maar even: hij heeft maandag 24 mei om half 10 nog een herexamen op school en moet daarna om kwart voor 1 bij de orthodontist zijn. Hij werkt die dag dus niet bij jullie in de winkel. Dinsdag is ie er weer gewoon.

gr Wendy`,
    expected: [],
  },
  {
    name: 'nl: photographer lists three short-form slots',
    sentAt: '2027-06-09T22:40:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Jasper Nys <jasper@nysbeeld.example>',
    subject: "Re: teamfoto's",
    text: `Hey Katrien

Top dat jullie voor de reeks van 12 portretten gaan (prijs blijft 890 euro, incl. nabewerking). Ik kan nog op deze momenten bij jullie komen opbouwen en starten:

ma 21/6 9u30
di 22/6 13u
do 24/6 16u

De beelden heb je dan ten laatste 5 juli.

Laat iets weten he, het loopt snel vol!
Jasper`,
    expected: [
      at('2027-06-21T09:30:00+02:00'),
      at('2027-06-22T13:00:00+02:00'),
      at('2027-06-24T16:00:00+02:00'),
    ],
  },
  {
    name: 'nl: short call this afternoon',
    sentAt: '2027-07-06T11:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bart Jongsma <bart@jongsmabouw.example>',
    subject: 'offerte dakkapel',
    text: `Ha Michel, kunnen we vanmiddag om 4 uur nog even bellen over de offerte? Ik snap post 7 niet. Bart

Verzonden vanaf mijn telefoon`,
    expected: [at('2027-07-06T16:00:00+02:00')],
  },
  {
    name: 'nl: summer closure notice to all customers',
    sentAt: '2027-07-09T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kozijnenfabriek Hulst <info@kozijnenhulst.example>',
    subject: 'Bouwvak: wij zijn gesloten van 26 juli t/m 13 augustus',
    text: `Beste relatie,

Ook onze mensen gaan er even tussenuit. Van maandag 26 juli tot en met vrijdag 13 augustus is de fabriek gesloten. Op maandag 16 augustus om 7.00 uur starten de machines weer.

Voor spoed (glasbreuk, inbraak) is er tijdens de vakantie op werkdagen van 9.00 tot 11.00 uur iemand bereikbaar.

Bestellingen voor levering in week 33 graag doorgeven vóór 16 juli.

Wij wensen u een mooie zomer!

Liever geen mail meer van ons? Klik hier om u af te melden.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: ICS cancellation of a progress meeting',
    sentAt: '2027-07-12T16:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marieke Tol <m.tol@tolenpartners.example>',
    subject: 'Geannuleerd: Voortgang huisstijl',
    text: `Hoi, deze laat ik vervallen, het ontwerp is nog niet ver genoeg. Na de vakantie plannen we een nieuwe.

Marieke`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Tol en Partners//Agenda 4//NL
METHOD:CANCEL
BEGIN:VEVENT
UID:7c1e-voortgang-huisstijl@tolenpartners.example
DTSTAMP:20270712T140500Z
DTSTART:20270715T083000Z
DTEND:20270715T093000Z
SUMMARY:Geannuleerd: Voortgang huisstijl
ORGANIZER;CN=Marieke Tol:mailto:m.tol@tolenpartners.example
ATTENDEE;CN=Studio Zwart:mailto:hallo@studiozwart.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: Flemish dialect asks to come and look at the gate',
    sentAt: '2027-07-14T19:52:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Jos Wouters <jos.wouters@telebak.example>',
    subject: 'poort piept',
    text: `Dag Dirk

De poort die ge vorig jaar gestoken hebt piept en blijft halverwege hangen. Ons Maria wordt er zot van. Kunt ge vrijdag om 4u in de namiddag efkes komen zien? Tegen dan zijn wij terug van de zee.

Ik zet de frigo al open ;)
Merci he
Jos`,
    expected: [at('2027-07-16T16:00:00+02:00')],
  },
  {
    name: 'nl: stock-take on Saturday for the whole team',
    sentAt: '2027-07-19T08:17:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Hilde De Smet <hilde@desmet-speelgoed.example>',
    subject: 'inventaris!!',
    text: `Dag iedereen,

Zaterdag 31 juli doen we de halfjaarlijkse inventaris. De winkel blijft dan de hele dag dicht en we zijn er met z'n allen bij, dus ook Kim en Bram. Hou die dag volledig vrij aub, voor broodjes en taart wordt gezorgd.

De scanners zijn besteld (12 stuks aan 14 euro huur).

Groetjes
Hilde`,
    expected: [days('2027-07-31')],
  },
  {
    name: 'nl: second payment reminder with a final date',
    sentAt: '2027-07-27T10:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteurenbeheer Staalhandel Maas <debiteuren@staalmaas.example>',
    subject: '2e herinnering factuur 27-04471',
    text: `Geachte relatie,

Op donderdag 8 juli 2027 verzochten wij u om betaling van factuur 27-04471 ten bedrage van € 2.316,40. Tot op heden hebben wij geen betaling ontvangen.

Wij verzoeken u het bedrag uiterlijk dinsdag 3 augustus om 17.00 uur over te maken. Daarna zijn wij genoodzaakt de vordering uit handen te geven.

Vragen? Mevrouw Peeters is bereikbaar op maandag, dinsdag en donderdag van 9.00 tot 12.30 uur.

Hoogachtend,
Staalhandel Maas B.V.`,
    expected: [],
  },
  {
    name: 'nl: recruiter confirms interview with a length in minutes',
    sentAt: '2027-08-10T13:33:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Naomi Lieveld <naomi@werkmatch.example>',
    subject: 'Kandidaat operationeel manager',
    text: `Dag Vincent,

Fijn dat je mevrouw Oudkerk wilt ontmoeten. Ik heb met haar afgestemd en bevestig jullie gesprek op di 17 aug. om 15.30 uur bij jullie in Haarlem. Houd rekening met 45 minuten.

In de bijlage haar cv. Ze verdient nu € 4.150 bruto en heeft een opzegtermijn van een maand. Ze zit die week ook nog bij een andere werkgever aan tafel, dus wees snel!

Hartelijke groet,
Naomi Lieveld
WerkMatch, 023-5550139`,
    expected: [at('2027-08-17T15:30:00+02:00', '2027-08-17T16:15:00+02:00')],
  },
  {
    name: 'nl: two-day course for the reader',
    sentAt: '2027-08-16T09:27:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Opleidingshuis De Brug <inschrijving@opleidingshuisdebrug.example>',
    subject: 'Je plaats in de tweedaagse Leidinggeven',
    text: `Beste Fatima,

Je bent ingeschreven voor de tweedaagse training 'Leidinggeven in een klein team'. De training is op donderdag 9 en vrijdag 10 september in Landgoed Hoogeveld, Doorn. Beide dagen zijn volle trainingsdagen, overnachting en diner zijn inbegrepen.

Het dagprogramma en de routebeschrijving ontvang je twee weken vooraf.
Annuleren kan kosteloos tot 26 augustus.

Hartelijke groet,
Pauline Aerts
Opleidingshuis De Brug`,
    expected: [days('2027-09-09', '2027-09-11')],
  },
  {
    name: 'nl: plain yes to a quoted time',
    sentAt: '2027-08-23T07:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marco Ferrante <marco@ijssalonferrante.example>',
    subject: 'Re: Re: nieuwe vitrine',
    text: `Ja dat is goed, tot dan! Groeten Marco

> Van: Lisanne Otten <l.otten@ottenkoeling.example>
> Verzonden: zondag 22 augustus 2027 20:41
>
> Hoi Marco,
> Dan kom ik vrijdag 27 augustus om 13.30 uur bij je in de ijssalon om de maten op te nemen, goed?
> Mvg Lisanne`,
    expected: [at('2027-08-27T13:30:00+02:00')],
  },
  {
    name: 'nl: only parts of days offered',
    sentAt: '2027-08-30T15:19:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Simone Baars <simone.baars@huisartsenbaars.example>',
    subject: 'Re: schoonmaakcontract',
    text: `Beste meneer Duman,

Dank voor uw bericht. Ik wil het contract graag een keer met u doornemen. Het zou kunnen op dinsdagmiddag of woensdagochtend, maar ik moet eerst met mijn assistente het rooster bekijken. Zij belt u deze week.

Met vriendelijke groet,
Simone Baars

Praktijk geopend 8.00-17.00 uur, spoedlijn toets 1`,
    expected: [],
  },
  {
    name: 'nl: radio interview will be broadcast on Sunday',
    sentAt: '2027-09-07T12:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Redactie Radio Zaanstroom <redactie@radiozaanstroom.example>',
    subject: 'Uitzending',
    text: `Beste Wilma,

Nogmaals dank dat we je vorige week in de bakkerij mochten opnemen, het rook er heerlijk! De montage is klaar. Het gesprek wordt uitgezonden op zondag 12 september om 11.05 uur, in herhaling woensdag 15 september om 18.30 uur. Daarna kun je het terugluisteren via de site.

Groeten van de redactie,
Thijs`,
    expected: [],
  },
  {
    name: 'nl: booking link without any time',
    sentAt: '2027-09-14T10:45:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Elke Goossens <elke@groeikompas.example>',
    subject: 'Vervolg op uw aanvraag',
    text: `Dag mevrouw Peeters

Bedankt voor uw interesse in een begeleidingstraject. Een eerste gesprek is gratis en duurt 30 minuten.
Kies zelf een moment dat u past via https://boeken.groeikompas.example/elke/kennismaking

Ik werk op maandag, dinsdag en donderdag tussen 9u en 16u, de agenda toont enkel de vrije plaatsen.

Warme groet
Elke Goossens`,
    expected: [],
  },
  {
    name: 'nl: insurance expert comes to see the water damage',
    sentAt: '2027-09-21T17:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Van Galen Expertise <afspraken@vangalenexpertise.example>',
    subject: 'Schadenummer 27/88130 - bezoek expert',
    text: `Geachte heer Boersma,

Uw verzekeraar heeft ons gevraagd de waterschade van 16 september in uw magazijn op te nemen. Onze expert, mevrouw T. Kuijt, bezoekt u op dinsdag 28 september 2027 om 10.45 uur.

Wilt u beschadigde goederen bewaren en de aankoopnota's gereedleggen? Het rapport gaat binnen tien werkdagen naar de verzekeraar.

Kunt u niet? Bel 010-5550166, op werkdagen tussen 8.30 en 17.00 uur.

Met vriendelijke groet,
Van Galen Expertise`,
    expected: [at('2027-09-28T10:45:00+02:00')],
  },
  {
    name: 'nl: open house of a machine dealer as bulk mail',
    sentAt: '2027-09-27T06:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Machinepark Roeselare <promo@machinepark.example>',
    subject: 'Opendeurdagen met kortingen tot 30%',
    text: `OPENDEURDAGEN BIJ MACHINEPARK

Vrijdag 8 oktober van 13u tot 20u
Zaterdag 9 oktober van 10u tot 18u
Zondag 10 oktober van 10u tot 16u

- Zaagmachines vanaf 499 euro
- Demo's om 11u en 15u
- Hapje en drankje voor iedereen

Kom langs en ontdek het nieuwe gamma!

Machinepark, Rijksweg 410, Roeselare
U krijgt deze mail omdat u klant bent. Uitschrijven`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: call in New York time for half an hour',
    sentAt: '2027-10-05T09:14:00-04:00',
    timezone: 'Europe/Amsterdam',
    from: 'Floor de Graaf <floor@degraaf-studio.example>',
    subject: 'Collectie voorjaar',
    text: `Lieve Tessel,

De stalen zijn geland, wat een kleuren! De inkoper hier wil je graag spreken. Past het je op maandag 11 oktober om 10 uur 's ochtends New Yorkse tijd? We hebben maar een half uur nodig, ik stuur je de link nog.

Mijn koffer is trouwens nog steeds zoek...

x Floor`,
    expected: [at('2027-10-11T16:00:00+02:00', '2027-10-11T16:30:00+02:00')],
  },
  {
    name: 'nl: school asks the reader to give a talk in the evening',
    sentAt: '2027-11-02T14:31:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Decanaat Stellingcollege <decanaat@stellingcollege.example>',
    subject: 'beroepenavond, uw rondes',
    text: `Beste meneer Visscher,

Wat fijn dat u weer over het vak van loodgieter wilt komen vertellen op onze beroepenavond. We verwachten u op donderdag 18 november om kwart voor acht 's avonds in de aula. U krijgt lokaal 104 en er staat een beamer klaar.

Heeft u een presentatie? Stuur die dan uiterlijk maandag 15 november op.

Met vriendelijke groet,
Hester Kwakman
decaan`,
    expected: [at('2027-11-18T19:45:00+01:00')],
  },
  {
    name: 'nl: staff dinner reservation in JSON-LD only detailed in HTML',
    sentAt: '2027-11-09T18:01:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Eethuis Het Pand <reservaties@eethuishetpand.example>',
    subject: 'Bevestiging van uw reservatie',
    text: `Beste mevrouw Declercq,

Wij bevestigen uw reservatie voor 14 personen op vrijdag 17 december om 19u. Het voorschot van 280 euro hebben wij goed ontvangen.

Het aantal personen kan u wijzigen tot 10 december.

Met smakelijke groeten,
Eethuis Het Pand, Gent
Gesloten op zondag en maandag`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"HP20271217-14","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"An Declercq"},"reservationFor":{"@type":"FoodEstablishment","name":"Eethuis Het Pand","address":"Predikherenlei 90, 9000 Gent"},"startTime":"2027-12-17T19:00:00+01:00","partySize":14}
</script><p>Beste mevrouw Declercq,</p><p>Wij bevestigen uw reservatie voor 14 personen op vrijdag 17 december om 19u. Het voorschot van 280 euro hebben wij goed ontvangen.</p><p>Het aantal personen kan u wijzigen tot 10 december.</p><p>Met smakelijke groeten,<br>Eethuis Het Pand, Gent<br>Gesloten op zondag en maandag</p></body></html>`,
    expected: [at('2027-12-17T19:00:00+01:00')],
  },
  {
    name: 'nl: same day but later, four instead of half past two',
    sentAt: '2027-11-22T12:44:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemma Kolk <gemma@kolkmakelaars.example>',
    subject: 'bezichtiging winkelpand woensdag',
    text: `Goedemiddag Ahmed,

De huidige huurder heeft woensdag tot half vier een leverancier over de vloer. Onze bezichtiging van woensdag 24 november wordt daarom vier uur 's middags in plaats van half drie. Ik ga ervan uit dat dat voor jou ook gaat, anders hoor ik het graag.

Groet,
Gemma
Kolk Makelaars - vraagprijs en plattegrond: zie bijlage`,
    expected: [at('2027-11-24T16:00:00+01:00')],
  },
  {
    name: 'nl: declines all proposed times',
    sentAt: '2027-12-02T16:26:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Inge Roelofs <i.roelofs@stichtingdehaven.example>',
    subject: 'RE: afspraak begroting 2028',
    text: `Beste Patrick,

Helaas, geen van de drie momenten past: maandag 6 december om 9.00 uur heb ik teamoverleg, dinsdag 7 december om 13.00 uur is de wethouder op bezoek en donderdag 9 december om 10.30 uur zit ik bij de tandarts. Ik vrees dat het dit jaar niet meer gaat lukken. In januari neem ik opnieuw contact met je op.

Met vriendelijke groet,
Inge Roelofs
Stichting De Haven`,
    expected: [],
  },
  {
    name: 'nl: new year appointment across the turn of the year',
    sentAt: '2027-12-16T10:50:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tom Wijnands <tom@wijnands-ict.example>',
    subject: 'Kassasysteem',
    text: `Hoi Roos,

De nieuwe kassa's zijn pas 28 december binnen, dus voor de feestdagen installeren wordt hem niet. Ik heb jullie nu ingepland op wo 5-1 om 9:00, dan kom ik alles aansluiten en leg ik het meteen uit aan het team.

Tot die tijd blijft het leenapparaat gewoon staan, kost jullie niks.

Prettige feestdagen en alvast een goed 2028!
Tom

Wijnands ICT | helpdesk 088-5550144, ma-za 8.00-20.00 uur`,
    expected: [at('2028-01-05T09:00:00+01:00')],
  },
];
