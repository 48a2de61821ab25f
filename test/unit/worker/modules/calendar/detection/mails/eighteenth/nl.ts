import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: customer proposes half past for measuring a kitchen',
    sentAt: '2027-03-09T11:08:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marjolein Postema <m.postema@kanaalpost.example>',
    subject: 'Inmeten keuken Vlietstraat',
    text: `Goedemorgen,

Bedankt voor de offerte (nr. 2027-0318). We gaan akkoord met het bedrag van € 11.450 incl. montage.

Voor het inmeten: zou dinsdag 16 maart om half negen 's ochtends schikken? Dan ben ik nog thuis voordat ik naar mijn werk ga. De oude keuken is er dan al uit.

De vloerverwarming wordt eind april gelegd, dus de montage hoeft pas in mei.

Vriendelijke groet,
Marjolein Postema
Vlietstraat 44, Meppel
06-00112233`,
    expected: [at('2027-03-16T08:30:00+01:00')],
  },
  {
    name: 'nl: Flemish accountant offers two slots of one hour',
    sentAt: '2027-01-12T16:42:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Wim Verhaegen <wim@verhaegen-fisc.example>',
    subject: 'Bespreking jaarcijfers 2026',
    text: `Geachte heer Claes,

De voorlopige cijfers van 2026 zijn klaar. Gelieve ons nog de bankuittreksels van december te bezorgen tegen ten laatste 18 januari, zodat wij alles tijdig kunnen verwerken.

Graag overlopen wij de cijfers met u op ons kantoor. U kan kiezen:
- donderdag 21 januari om 14u30
- vrijdag 22 januari om 10u

De bespreking duurt één uur.

Met vriendelijke groeten

Wim Verhaegen
Accountant - belastingadviseur
Verhaegen Fisc BV
Open: ma-do 9u-12u en 13u-17u, vr 9u-12u
Tel. 052 00 11 22`,
    expected: [
      at('2027-01-21T14:30:00+01:00', '2027-01-21T15:30:00+01:00'),
      at('2027-01-22T10:00:00+01:00', '2027-01-22T11:00:00+01:00'),
    ],
  },
  {
    name: 'nl: second of the quoted times is accepted',
    sentAt: '2027-02-17T09:21:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruben Hoekstra <ruben@hoekstra-vastgoed.example>',
    subject: 'Re: Bezichtiging loods Industrieweg',
    text: `Hoi Sanne,

De tweede is prima, zet maar vast. Ik neem de plattegronden mee.

Gr. Ruben

Op di 16 feb 2027 om 15:55 schreef Sanne de Wit <sanne@dewitmakelaars.example>:
> Dag Ruben,
>
> Voor de bezichtiging kan ik je twee momenten aanbieden:
>
> 1. maandag 22 februari, 10.30 uur
> 2. woensdag 24 februari, 13.15 uur
>
> Laat je weten welke het wordt?
>
> Groet,
> Sanne`,
    expected: [at('2027-02-24T13:15:00+01:00')],
  },
  {
    name: 'nl: appointment of tomorrow is called off for illness',
    sentAt: '2027-11-16T20:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Petra Kuijpers <petrakuijpers@thuispost.example>',
    subject: 'afspraak morgen',
    text: `Hallo,

Helaas moet ik onze afspraak van morgen 11.00 uur afzeggen, ik lig met koorts op bed. Zodra ik weer op de been ben bel ik jullie voor een nieuwe afpsraak.

Sorry voor t late berigt!

Petra Kuijpers`,
    expected: [],
  },
  {
    name: 'nl: move from Wednesday to Thursday in Flemish chat tone',
    sentAt: '2027-05-31T13:37:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Jonas Peeters <jonas@studiopeeters.example>',
    subject: 'woensdag verzetten?',
    text: `Dag Lies

Amai, drukke week hier. Zouden we ons overleg over de huisstijl kunnen verschuiven van woensdag 10u naar donderdag 3 juni om 15u? De drukproeven zijn pas woensdagavond binnen en dan heb ik tenminste iets om te tonen.

Zelfde plek, bij jullie in de Brugstraat dus.

Groetjes
Jonas`,
    expected: [at('2027-06-03T15:00:00+02:00')],
  },
  {
    name: 'nl: newsletter of a wholesaler with demo days and webinar',
    sentAt: '2027-09-07T07:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Van Rooij Groothandel <nieuws@vanrooij-groothandel.example>',
    subject: 'Najaarsnieuws: 15% op alle afzuiging + gratis webinar',
    isBulk: true,
    text: `NAJAARSNIEUWS

Beste vakman, beste vakvrouw,

* 15% korting op alle afzuigunits, alleen t/m vrijdag 24 september
* Gratis webinar "Stofvrij werken" op dinsdag 21 september van 19.30 tot 20.30 uur. Meld je aan via www.vanrooij-groothandel.example/webinar
* Demodag in ons filiaal Zwolle: zaterdag 2 oktober, 10.00 - 16.00 uur. Koffie en broodje staan klaar!

Volg ons voor meer aanbiedingen. Prijzen excl. btw, zolang de voorraad strekt.

Je ontvangt deze nieuwsbrief omdat je klant bent. Uitschrijven kan hier.`,
    expected: [],
  },
  {
    name: 'nl: Teams invitation with a calendar part',
    sentAt: '2027-04-14T10:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fatima El Amrani <f.elamrani@zorgrijk.example>',
    subject: 'Kennismaking Zorgrijk / Bureau Noord',
    text: `Beste Thijs,

Hierbij de uitnodiging voor onze digitale kennismaking. Joost van inkoop schuift ook aan.

Hartelijke groet,
Fatima

________________________________
Microsoft Teams-vergadering
Deelnemen: https://teams.meet.example/l/19-abc
Vergadering-id: 311 204 778 12`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Zorgrijk//Agenda//NL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:kennismaking-7781@zorgrijk.example
DTSTAMP:20270414T080200Z
DTSTART;TZID=W. Europe Standard Time:20270422T133000
DTEND;TZID=W. Europe Standard Time:20270422T141500
SUMMARY:Kennismaking Zorgrijk / Bureau Noord
LOCATION:Microsoft Teams-vergadering
ORGANIZER;CN=Fatima El Amrani:mailto:f.elamrani@zorgrijk.example
ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:thijs@bureaunoord.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-22T13:30:00+02:00', '2027-04-22T14:15:00+02:00')],
  },
  {
    name: 'nl: restaurant reservation with JSON-LD',
    sentAt: '2027-06-15T14:20:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Brasserie De Sluis <reservaties@desluis.example>',
    subject: 'Bevestiging van uw reservatie',
    text: `Beste Annelies Goossens,

Bedankt voor uw reservatie bij Brasserie De Sluis.

Datum: vrijdag 18 juni 2027
Uur: 12u30
Aantal personen: 6
Reservatienummer: DS-48813

Annuleren kan kosteloos tot 24 uur op voorhand.

Brasserie De Sluis - Sluiskaai 3, Gent
Keuken open van 12u tot 14u30 en van 18u tot 22u, gesloten op maandag`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"DS-48813","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Annelies Goossens"},"reservationFor":{"@type":"FoodEstablishment","name":"Brasserie De Sluis","address":{"@type":"PostalAddress","streetAddress":"Sluiskaai 3","addressLocality":"Gent","postalCode":"9000","addressCountry":"BE"}},"startTime":"2027-06-18T12:30:00+02:00","partySize":"6"}
</script></head><body><p>Beste Annelies Goossens,</p><p>Bedankt voor uw reservatie bij Brasserie De Sluis.</p><p>Datum: vrijdag 18 juni 2027<br>Uur: 12u30<br>Aantal personen: 6<br>Reservatienummer: DS-48813</p><p>Annuleren kan kosteloos tot 24 uur op voorhand.</p></body></html>`,
    expected: [at('2027-06-18T12:30:00+02:00')],
  },
  {
    name: 'nl: parcel carrier announces a delivery window',
    sentAt: '2027-10-05T19:33:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Pakketpost Nederland <geen-antwoord@pakketpost.example>',
    subject: 'Je pakket komt morgen',
    text: `Hallo,

Goed nieuws! Je pakket van Houtzaak Online is onderweg. We bezorgen het op woensdag 6 oktober tussen 13.10 en 15.10 uur.

Track & trace: 3SXYZA0019283
Niet thuis? Dan bezorgen we donderdag opnieuw, of je haalt het op bij een servicepunt (open ma-za 9.00-20.00 uur).

Groet,
Pakketpost`,
    expected: [],
  },
  {
    name: 'nl: occupational health service sets an appointment',
    sentAt: '2027-03-24T08:55:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Afsprakenbureau ArboZeker <afspraken@arbozeker.example>',
    subject: 'Oproep spreekuur bedrijfsarts, kenmerk 55-20931',
    text: `Geachte mevrouw Dijkhuizen,

Op verzoek van uw werkgever nodigen wij u uit voor het spreekuur van de bedrijfsarts, mw. drs. H. Zandstra.

Datum:   07-04-2027
Tijd:    09.15 uur
Locatie: Stationsplein 12, 2e etage, Amersfoort

Bent u verhinderd, dan dient u dit uiterlijk 24 uur van tevoren door te geven via 033-0001122 (bereikbaar op werkdagen van 8.30 tot 17.00 uur). Bij niet verschijnen brengen wij € 95,- in rekening.

Neemt u een geldig legitimatiebewijs en een overzicht van uw medicijnen mee.

Met vriendelijke groet,
Afsprakenbureau ArboZeker`,
    expected: [at('2027-04-07T09:15:00+02:00')],
  },
  {
    name: 'nl: applicant names general availability only',
    sentAt: '2027-08-03T22:10:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Yannick Lemmens <yannick.lemmens@mijnpost.example>',
    subject: 'Sollicitatie plaatser ramen en deuren',
    text: `Beste

Via deze weg wil ik mij kandidaat stellen voor de functie van plaatser ramen en deuren. Ik heb zes jaar ervaring bij een schrijnwerkerij in Lier en heb rijbewijs B en BE.

Momenteel werk ik nog in een vierdaagse week, ik ben dus op vrijdag meestal vrij. Op de andere dagen ben ik bereikbaar na 17u op 0400 11 22 33. Ik kan starten vanaf 1 oktober.

In bijlage mijn cv.

Met vriendelijke groeten
Yannick Lemmens`,
    expected: [],
  },
  {
    name: 'nl: municipal fire inspection with start and end',
    sentAt: '2027-03-30T10:47:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Oudewater, Team Toezicht <toezicht@gemeente-oudewater.example>',
    subject: 'Aankondiging controle brandveiligheid, zaaknummer Z27/004418',
    text: `Geachte ondernemer,

Op donderdag 15 april 2027 van 9.00 uur tot 10.30 uur komt onze toezichthouder, de heer R. Smeets, bij u langs voor de periodieke controle op de brandveiligheid van uw pand aan de Kapellestraat 8.

Wij verzoeken u ervoor te zorgen dat op dat tijdstip iemand aanwezig is en dat het logboek van de brandmeldinstallatie gereedligt. De vorige controle vond plaats op 11 mei 2023.

Vragen? Bel 0348-000111, bereikbaar ma t/m vr van 9.00 tot 12.00 uur.

Hoogachtend,
namens het college van burgemeester en wethouders,

mr. A.J. Brouwer
teamleider Toezicht en Handhaving`,
    expected: [at('2027-04-15T09:00:00+02:00', '2027-04-15T10:30:00+02:00')],
  },
  {
    name: 'nl: first-aid training day without an hour',
    sentAt: '2027-09-20T09:12:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Karin Oosterhuis <karin@timmerfabriek-oosterhuis.example>',
    subject: 'BHV herhaling',
    text: `Mannen,

De BHV-herhalingstraining staat: dinsdag 12 oktober, de hele dag, bij ons in de kantine. Gerard, Mo en Kees, jullie zijn alle drie ingeschreven. Plan die dag dus geen klussen in. Tijden volgen nog van de trainer.

Voor lunch wordt gezorgd.

Karin`,
    expected: [days('2027-10-12')],
  },
  {
    name: 'nl: landlord sends the plumber tomorrow at quarter to ten',
    sentAt: '2027-01-27T15:31:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Beheer Van Leeuwen Vastgoed <beheer@vanleeuwenvastgoed.example>',
    subject: 'Lekkage keuken - monteur komt morgen',
    text: `Beste huurder,

Naar aanleiding van uw melding (nr. 88213) komt de loodgieter morgen om kwart voor tien bij u langs. Hij belt een half uur van tevoren. Graag het keukenkastje onder de spoelbak leegmaken.

Voor spoed buiten kantooruren: 0900-000111.

Met vriendelijke groet,

Debby
Van Leeuwen Vastgoed Beheer
Kantoor geopend: ma-vr 08:30-12:30 uur`,
    expected: [at('2027-01-28T09:45:00+01:00')],
  },
  {
    name: 'nl: out-of-office reply with return date',
    sentAt: '2027-07-19T11:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Van Damme <griet.vandamme@vdverzekeringen.example>',
    subject: 'Automatisch antwoord: Vraag over polis 77120',
    text: `Beste

Ik ben met verlof van maandag 19 juli tot en met vrijdag 6 augustus. Uw mail wordt niet doorgestuurd. Vanaf maandag 9 augustus om 9u ben ik er weer.

Voor dringende zaken kan u terecht bij mijn collega Bart (02 000 11 22), elke werkdag van 9u tot 12u30.

Met zonnige groeten
Griet Van Damme`,
    expected: [],
  },
  {
    name: 'nl: second payment reminder with a deadline hour',
    sentAt: '2027-12-02T08:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteurenbeheer Stalco <debiteuren@stalco.example>',
    subject: 'Tweede herinnering factuur 2704417',
    text: `Geachte heer/mevrouw,

Volgens onze administratie staat factuur 2704417 d.d. 14-10-2027 ten bedrage van € 1.284,60 nog open. De betaaltermijn is op 13-11-2027 verstreken.

Wij verzoeken u het bedrag uiterlijk vrijdag 10 december 2027 voor 17.00 uur over te maken op ons bekende rekeningnummer. Daarna zijn wij genoodzaakt de vordering uit handen te geven.

Heeft uw betaling dit bericht gekruist, dan kunt u deze herinnering als niet verzonden beschouwen.

Hoogachtend,
Stalco B.V., debiteurenbeheer`,
    expected: [],
  },
  {
    name: 'nl: list of three slots for a website kick-off',
    sentAt: '2027-10-07T17:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Eline van der Meer <eline@pixelwerf.example>',
    subject: 'Kick-off nieuwe website: welke optie past?',
    text: `Hi Bas,

Superleuk dat we aan de slag mogen! Voor de kick-off bij ons op de werf hebben we deze opties:

• ma 18 okt, 9:30–11:00
• wo 20 okt, 13:00–14:30
• do 21 okt, 15:30–17:00

Kun jij voor het weekend even aangeven wat het beste uitkomt? Neem als het kan de logo's mee in vectorformaat.

Livegang mikken we nog steeds op 1 februari.

Groetjes,
Eline

Pixelwerf | NDSM-kade 5 | werkdagen: ma, wo, do`,
    expected: [
      at('2027-10-18T09:30:00+02:00', '2027-10-18T11:00:00+02:00'),
      at('2027-10-20T13:00:00+02:00', '2027-10-20T14:30:00+02:00'),
      at('2027-10-21T15:30:00+02:00', '2027-10-21T17:00:00+02:00'),
    ],
  },
  {
    name: 'nl: call at New York time, converted to Brussels',
    sentAt: '2027-11-08T09:40:00-05:00',
    timezone: 'Europe/Brussels',
    from: 'Pieter Maes <pmaes@hudsonchocolates.example>',
    subject: 'Call over bestelling kerst 2028',
    text: `Dag Veerle,

Groetjes uit een koud New York! Mijn bazin wil graag zelf met jullie praten over de pralines voor volgend jaar. Kan je vrijdag 12 november om 10 am New Yorkse tijd? Het duurt een half uur; ik stuur de link donderdag nog door.

Het staal van 2 kg is trouwens vorige week goed aangekomen.

Hartelijk,
Pieter`,
    expected: [at('2027-11-12T16:00:00+01:00', '2027-11-12T16:30:00+01:00')],
  },
  {
    name: 'nl: lower case call in two days',
    sentAt: '2027-06-08T21:48:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'kobe <kobe@fietsatelierkobe.example>',
    subject: 'leasefietsen',
    text: `hey stijn

kunnen we overmorgen om 16u eens bellen over die leasefietsen? heb een paar vraagskes over de btw

merci
kobe`,
    expected: [at('2027-06-10T16:00:00+02:00')],
  },
  {
    name: 'nl: going to a trade fair together for two days',
    sentAt: '2027-08-25T12:18:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Henk Wassenaar <henk@wassenaar-tuinmachines.example>',
    subject: 'Beurs Houten geboekt',
    text: `Ha Dirk,

Het is rond: we gaan samen naar de tuinbeurs in Houten, woensdag 15 en donderdag 16 september. Beide dagen, want er is te veel te zien. Kaarten heb ik besteld (2x € 35, stuur ik je een tikkie voor) en de kamers in het hotel zijn ook geregeld.

Hoe laat we vertrekken spreken we nog af, jij rijdt toch?

Groeten, Henk`,
    expected: [days('2027-09-15', '2027-09-17')],
  },
  {
    name: 'nl: changed opening hours around the holidays',
    sentAt: '2027-04-20T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bouwmarkt De Klinker <verkoop@deklinker.example>',
    subject: 'Openingstijden rond Koningsdag en Hemelvaart',
    isBulk: true,
    text: `Beste relatie,

Graag wijzen wij u op onze aangepaste openingstijden:

Maandag 26 april: 7.00 - 16.00 uur
Dinsdag 27 april (Koningsdag): gesloten
Donderdag 6 mei (Hemelvaartsdag): gesloten
Vrijdag 7 mei: 8.00 - 12.00 uur

Bestellingen die voor 11.00 uur binnen zijn, leveren wij de volgende werkdag.

Team De Klinker`,
    expected: [],
  },
  {
    name: 'nl: maintenance window of the hosting company',
    sentAt: '2027-02-04T13:00:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Support Kempenhost <support@kempenhost.example>',
    subject: '[Kempenhost] Gepland onderhoud mailserver mx3',
    text: `Beste klant

In de nacht van dinsdag 9 op woensdag 10 februari voeren wij onderhoud uit aan mailserver mx3. Tussen 23u en 2u kan u mogelijk geen mails verzenden of ontvangen. Er gaan geen berichten verloren.

U hoeft zelf niets te doen. De status kan u volgen op status.kempenhost.example.

Technische dienst Kempenhost
Helpdesk: elke werkdag 8u30 - 18u`,
    expected: [],
  },
  {
    name: 'nl: proposed time declined, another one offered',
    sentAt: '2027-05-11T10:26:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ingrid Bosma <ingrid.bosma@bosmanotariaat.example>',
    subject: 'RE: tekenafspraak overdracht aandelen',
    text: `Beste meneer Van Dalen,

Dinsdag 18 mei om 14.00 uur lukt helaas niet, dan passeert de notaris elders een akte. Wel kunnen wij u woensdag 19 mei om 11.15 uur ontvangen. Wilt u laten weten of dat schikt?

De conceptakte ontvangt u uiterlijk vrijdag van ons.

Met vriendelijke groet,
Ingrid Bosma
notarisklerk

-----Oorspronkelijk bericht-----
Van: J. van Dalen
Verzonden: maandag 10 mei 2027 16:48
Onderwerp: tekenafspraak overdracht aandelen

Beste Ingrid,
Kunnen we dinsdag 18 mei om 14.00 uur bij jullie tekenen?
Groet, Jaap van Dalen`,
    expected: [at('2027-05-19T11:15:00+02:00')],
  },
  {
    name: 'nl: proposed time declined without an alternative',
    sentAt: '2027-05-26T08:17:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sjoerd Veenstra <sjoerd@veenstra-akoestiek.example>',
    subject: 'Re: overleg akoestiek',
    text: `Moi Anneke,

Vrijdag om 3 uur red ik niet, ik zit dan nog op een project in Delfzijl. Laten we het maar over de vakantie heen tillen. Ik bel je in juli wel.

Sjoerd

> Op 25-05-2027 om 17:22 schreef Anneke Mulder:
> Sjoerd, zullen we vrijdag 28 mei om 15.00 uur de metingen bespreken?
> Anneke`,
    expected: [],
  },
  {
    name: 'nl: sales rep would like to call in next week Wednesday',
    sentAt: '2027-03-04T14:09:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rob Lankhorst <r.lankhorst@verfcentrum-oost.example>',
    subject: 'nieuwe kleurenwaaier',
    text: `Goedemiddag Marcel,

Volgende week woensdag ben ik bij jou in de buurt. Vind je het goed als ik om elf uur even langskom met de nieuwe kleurenwaaier en een paar proefblikken van de watergedragen lak? De koffie staat bij jullie altijd klaar, weet ik :-)

Let op: de voorjaarsactie (€ 7,95 per liter) loopt nog tot en met 31 maart.

Groet,
Rob Lankhorst
vertegenwoordiger regio Achterhoek
06-99887700`,
    expected: [at('2027-03-10T11:00:00+01:00')],
  },
  {
    name: 'nl: forwarded invitation, the colleague says they go together',
    sentAt: '2027-11-22T16:30:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Tom De Backer <tom@debackerinterieur.example>',
    subject: 'Fwd: Uitnodiging opening nieuwe showroom',
    text: `Sarah, ik heb ons alle twee ingeschreven. Donderdag 2 december om 19u30 moeten we daar zijn, ik pik u thuis op.

Tom

---------- Doorgestuurd bericht ----------
Van: Marmerhuis Kortrijk <events@marmerhuis.example>
Datum: vr 19 nov 2027 om 11:04
Onderwerp: Uitnodiging opening nieuwe showroom
Aan: Tom De Backer

Beste partner

Met veel trots openen wij de deuren van onze vernieuwde showroom. We heten u welkom op donderdag 2 december vanaf 19u30. Om 20u spreekt onze zaakvoerder, daarna walking dinner.

Graag uw inschrijving vóór 25 november.`,
    expected: [at('2027-12-02T19:30:00+01:00')],
  },
  {
    name: 'nl: board meeting of a football club with agenda',
    sentAt: '2027-09-02T22:41:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Secretariaat vv De Treffers Zuid <secretaris@treffers-zuid.example>',
    subject: 'Agenda bestuursvergadering',
    text: `Bestuursleden,

Hierbij de agenda voor onze vergadering van ma. 13 sept. a.s., aanvang 20.00 u, in de bestuurskamer. Einde 22.00 u.

1. Opening en mededelingen
2. Verslag vergadering 14 juni
3. Kantinerooster (za. 8.00-13.00 u zijn nog twee gaten!)
4. Ledverlichting veld 2, offerte € 38.000
5. Rondvraag

Stukken graag voor 10 september naar mij.

Met sportieve groet,
Theo Grootveld`,
    expected: [at('2027-09-13T20:00:00+02:00', '2027-09-13T22:00:00+02:00')],
  },
  {
    name: 'nl: real time beside appointments of third persons',
    sentAt: '2027-10-18T08:49:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Nele Wouters <nele.wouters@wouters-events.example>',
    subject: 'plaatsbezoek kasteel',
    text: `Hoi Koen,

Donderdag wordt passen en meten bij mij: mijn zoontje moet om 9u naar de tandarts en om 15u30 sta ik alweer aan de schoolpoort. Maar daartussen lukt het wel! Spreken we donderdag 21 oktober om kwart over elf af aan de poort van het kasteel? Dan lopen we de zalen door voor het personeelsfeest.

Tot dan!
Nele`,
    expected: [at('2027-10-21T11:15:00+02:00')],
  },
  {
    name: 'nl: writer tells flight times of a holiday',
    sentAt: '2027-07-01T12:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mariska Tol <mariska@toladvies.example>',
    subject: 'Ben er even tussenuit',
    text: `Hoi allemaal,

Zaterdag 3 juli om 6.50 uur vlieg ik naar Kreta, heerlijk! Zondag 18 juli om 23.10 uur land ik weer op Schiphol, dus verwacht die maandag nog geen scherpe antwoorden van me.

Het rapport voor de gemeente ligt klaar op de schijf. Willem neemt mijn telefoon over.

Fijne zomer,
Mariska`,
    expected: [],
  },
  {
    name: 'nl: minutes of a past meeting with action deadlines',
    sentAt: '2027-05-04T11:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joyce Hendriks <j.hendriks@vve-lindenhof.example>',
    subject: 'Verslag bouwoverleg Lindenhof',
    text: `Beste mensen,

Hieronder kort het verslag van het bouwoverleg van maandag 3 mei, 10.00-11.30 uur.

Aanwezig: Joyce, Peter, Ali (tot 11.00 uur). Afwezig: Corrie.

Actiepunten
- Peter: kozijnstaat nalopen, gereed 14 mei
- Ali: kleurmonsters opvragen, gereed 12 mei 12.00 uur
- Joyce: bewoners informeren over steigerbouw (start 31 mei, 7.00 uur)

Een nieuwe datum prikken we zodra de vergunning binnen is.

Groet,
Joyce`,
    expected: [],
  },
  {
    name: 'nl: registration for an evening workshop with JSON-LD event',
    sentAt: '2027-01-05T13:11:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ondernemershuis Breda <inschrijving@ondernemershuisbreda.example>',
    subject: 'Je bent ingeschreven: Workshop Personeel vinden',
    text: `Beste Linda,

Je inschrijving voor de workshop "Personeel vinden en houden" is bevestigd.

Wanneer: dinsdag 19 januari 2027, 18:30 - 21:00 uur
Waar: Ondernemershuis, Markendaalkade 20, Breda
Ticketnummer: OHB-20731

Inloop met soep vanaf 18:00 uur. Kun je niet? Meld je dan af voor 15 januari.

Tot ziens in het Ondernemershuis!`,
    html: `<!DOCTYPE html><html lang="nl"><body><script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"OHB-20731","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Linda Michielsen"},"reservationFor":{"@type":"Event","name":"Workshop Personeel vinden en houden","startDate":"2027-01-19T18:30:00+01:00","endDate":"2027-01-19T21:00:00+01:00","location":{"@type":"Place","name":"Ondernemershuis","address":{"@type":"PostalAddress","streetAddress":"Markendaalkade 20","addressLocality":"Breda","addressCountry":"NL"}}}}
</script><h1>Je bent ingeschreven!</h1><p>Beste Linda,</p><p>Je inschrijving voor de workshop "Personeel vinden en houden" is bevestigd.</p><p><b>Wanneer:</b> dinsdag 19 januari 2027, 18:30 - 21:00 uur<br><b>Waar:</b> Ondernemershuis, Markendaalkade 20, Breda<br><b>Ticketnummer:</b> OHB-20731</p><p>Inloop met soep vanaf 18:00 uur. Kun je niet? Meld je dan af voor 15 januari.</p></body></html>`,
    expected: [at('2027-01-19T18:30:00+01:00', '2027-01-19T21:00:00+01:00')],
  },
  {
    name: 'nl: reader is asked to choose a time by a booking link',
    sentAt: '2027-04-01T15:15:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dries Coppens <dries@coppens-hr.example>',
    subject: 'Vrijblijvend gesprek over uw vacature',
    text: `Beste mevrouw Aerts

Bedankt voor uw interesse in onze begeleiding. Ik bekijk graag samen met u hoe we de vacature voor magazijnier sneller ingevuld krijgen.

Kies zelf een moment dat u past in mijn agenda: https://afspraak.coppens-hr.example/dries/30min
De meeste voormiddagen zijn nog vrij.

Vriendelijke groeten
Dries Coppens
Coppens HR - bereikbaar van 9u tot 17u - 0470 11 22 33`,
    expected: [],
  },
  {
    name: 'nl: video call named twice, with a link',
    sentAt: '2027-12-09T10:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Aisha Rahimi <aisha.rahimi@subsidiepunt.example>',
    subject: 'Videogesprek subsidieaanvraag di 14 dec 10.00 uur',
    text: `Geachte heer Kramer,

Zoals zojuist telefonisch besproken bevestig ik ons videogesprek over uw aanvraag SLIM-2027-1187 op dinsdag 14 december om 10.00 uur.

U kunt op dat moment via deze link deelnemen:
https://video.subsidiepunt.example/j/8841207733 (toegangscode 560913)

Indien de begroting wijzigt, ontvang ik de nieuwe versie graag uiterlijk maandag 13 december 12.00 uur.

Met vriendelijke groet,
Aisha Rahimi
adviseur`,
    expected: [at('2027-12-14T10:00:00+01:00')],
  },
  {
    name: 'nl: cleaning firm sends the rota of its own staff',
    sentAt: '2027-06-03T16:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Blinkend Schoon <planning@blinkendschoon.example>',
    subject: 'Bezetting week 23',
    text: `Hallo,

Ter info wie er volgende week bij jullie in het pand schoonmaakt, ze hebben een eigen sleutel:

ma 7 juni   17.30-20.00   Samira
di 8 juni   17.30-20.00   Samira
wo 9 juni   17.30-19.00   Danuta (invalster)
do 10 juni  17.30-20.00   Samira
vr 11 juni  geen schoonmaak

Groetjes van de planning`,
    expected: [],
  },
  {
    name: 'nl: wedding couple agrees to the tasting with the chef',
    sentAt: '2027-02-23T19:02:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Charlotte Mertens <charlotte.mertens@postvak.example>',
    subject: 'Re: Proefmenu trouwfeest 28 augustus',
    text: `Dag Filip,

Super, zaterdag 6 maart om 18u voor het proefmenu is genoteerd! We zijn met vier, mijn ouders komen mee. Mijn mama eet geen schaaldieren.

Het voorschot van 1.500 euro hebben we vandaag gestort.

Tot dan!
Charlotte & Bram`,
    expected: [at('2027-03-06T18:00:00+01:00')],
  },
  {
    name: 'nl: cancellation by a calendar part',
    sentAt: '2027-08-30T08:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Maarten Schipper <maarten@schipper-ict.example>',
    subject: 'Geannuleerd: Evaluatie back-up',
    text: `Beste Willemijn,

De evaluatie van woensdag 1 september 14.00 uur vervalt, alle punten zijn inmiddels per mail afgehandeld.

Groet,
Maarten`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Schipper ICT//Kalender//NL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:evaluatie-backup-0901@schipper-ict.example
DTSTAMP:20270830T060500Z
DTSTART:20270901T120000Z
DTEND:20270901T130000Z
SUMMARY:Geannuleerd: Evaluatie back-up
ORGANIZER;CN=Maarten Schipper:mailto:maarten@schipper-ict.example
ATTENDEE:mailto:willemijn@kwekerijhaak.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: school teacher comes to see a trainee, half past one',
    sentAt: '2027-11-11T12:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gonda Akkermans <g.akkermans@vakcollege-dommel.example>',
    subject: 'Stagebezoek Jayden',
    text: `Beste meneer Van Gestel,

Jayden loopt nu zes weken stage bij u in de garage en ik hoor enthousiaste verhalen! Graag kom ik op maandag 22 november 's middags om half twee bij u langs om met u en Jayden te praten over hoe het gaat. Het gesprek duurt drie kwartier.

Zou u de urenlijst van oktober nog willen tekenen? Die moet vrijdag bij de administratie zijn.

Vriendelijke groet,
Gonda Akkermans
stagebegeleider (niet aanwezig op woensdag)`,
    expected: [at('2027-11-22T13:30:00+01:00', '2027-11-22T14:15:00+01:00')],
  },
  {
    name: 'nl: applicant confirms the job interview',
    sentAt: '2027-08-24T18:33:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nienke Bergsma <nienkebergsma@snelpost.example>',
    subject: 'Re: Uitnodiging gesprek doktersassistente',
    text: `Beste mevrouw Terpstra,

Hartelijk dank voor de uitnodiging. Ik kom graag op maandag 30 augustus om 13:45 uur bij u op gesprek in de praktijk. Mijn diploma en VOG breng ik mee.

Tot maandag!

Met vriendelijke groet,
Nienke Bergsma
06-44556600`,
    expected: [at('2027-08-30T13:45:00+02:00')],
  },
  {
    name: 'nl: Flemish tender with an obligatory site visit and a deadline',
    sentAt: '2027-09-01T10:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dienst Aankoop Stad Ronsevelde <aankoop@ronsevelde.example>',
    subject: 'Uitnodiging tot het indienen van een offerte - renovatie turnzaal - bestek 2027/114',
    text: `Geachte heer Vandenberghe

Uw firma wordt uitgenodigd een offerte in te dienen voor het schilderwerk in de gemeentelijke turnzaal.

Het verplichte plaatsbezoek met uw firma vindt plaats op dinsdag 14 september 2027 om 9.30 uur. U meldt zich aan bij de conciërge, Schoolstraat 17. U ontvangt ter plaatse een attest dat u bij uw offerte voegt.

De offerte moet ten laatste op vrijdag 24 september 2027 om 12 uur ingediend zijn via het platform. De opening gebeurt elektronisch en is niet openbaar.

Met de meeste hoogachting

Sofie Dhaene
Dienst Aankoop
Loket open: ma-vr 9-12 uur, wo ook 14-18 uur`,
    expected: [at('2027-09-14T09:30:00+02:00')],
  },
  {
    name: 'nl: quick question for this afternoon, same day',
    sentAt: '2027-02-11T09:03:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wouter Prins <wouter@prinsenvandijk.example>',
    subject: 'vanmiddag?',
    text: `Goeiemorgen, heb je vanmiddag om half 4 een kwartiertje om de drukproef van de folder door te nemen? Anders wordt het krap met de drukker, die wil morgen voor 10 uur de bestanden. Gr W.`,
    expected: [at('2027-02-11T15:30:00+01:00', '2027-02-11T15:45:00+01:00')],
  },
];
