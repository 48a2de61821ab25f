import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: customer confirms the measuring of a kitchen, wife leaves later',
    sentAt: '2027-01-12T19:42:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerard Wolthuis <g.wolthuis@postvak.example>',
    subject: 'Re: inmeten keuken',
    text: `Goedenavond,

Donderdag om half drie is prima om te komen inmeten. Mijn vrouw is er dan ook, zij moet om kwart voor vier de deur uit om de kinderen te halen.

Parkeren kan gewoon op de oprit.

Vriendelijke groet,
Gerard Wolthuis`,
    expected: [at('2027-01-14T14:30:00+01:00')],
  },
  {
    name: 'nl: sales rep tells of her train and trade fair, quote will follow',
    sentAt: '2027-01-18T16:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marlies Kuipers <marlies@lichtplan.example>',
    subject: 'Offerte verlichting showroom',
    text: `Dag Rens,

De offerte voor de showroom is bijna af. Woensdag zit ik om 9.40 in de trein naar Parijs en donderdag sta ik tot 18.00 uur op onze stand daar, dus het wordt vrijdag voordat je hem in de mail hebt.

Mocht je tussendoor iets willen weten, app gerust.

Groet,
Marlies`,
    expected: [],
  },
  {
    name: 'nl: Flemish accountant offers three slots of an hour, desk hours below',
    sentAt: '2027-01-27T09:12:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Katrien Van den Bossche <katrien@boekhouding-vdb.example>',
    subject: 'Bespreking jaarrekening 2026',
    text: `Beste Wouter,

Uw jaarrekening ligt klaar in ontwerp. Graag overlopen we die samen op ons kantoor, reken op een uur. Ik kan u deze momenten voorstellen:

- dinsdag 2 februari om 10u
- woensdag 3 februari om 13u30
- vrijdag 5 februari om 9u

Laat u even weten wat het beste past? De neerlegging moet pas tegen eind juli gebeuren, dus daar is nog tijd genoeg voor.

Met vriendelijke groeten,
Katrien Van den Bossche

Onthaal: ma-vr 8u30-12u en 13u-17u
Tel. 03 555 01 22`,
    expected: [
      at('2027-02-02T10:00:00+01:00', '2027-02-02T11:00:00+01:00'),
      at('2027-02-03T13:30:00+01:00', '2027-02-03T14:30:00+01:00'),
      at('2027-02-05T09:00:00+01:00', '2027-02-05T10:00:00+01:00'),
    ],
  },
  {
    name: 'nl: tax adviser reminds of the VAT return',
    sentAt: '2027-01-20T08:31:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kantoor Dijkema <administratie@dijkema-fiscaal.example>',
    subject: 'Btw-aangifte 4e kwartaal',
    text: `Geachte heer Slot,

Voor de btw-aangifte over het vierde kwartaal missen wij nog uw kasboek van december en twee inkoopfacturen (nr. 26-1143 en 26-1151). Wilt u deze uiterlijk dinsdag 26 januari 12.00 uur aanleveren? De aangifte moet op zondag 31 januari binnen zijn, en ook de betaling moet dan zijn bijgeschreven.

Telefonisch zijn wij bereikbaar op werkdagen van 9.00 tot 12.30 uur.

Met vriendelijke groet,
Aukje Dijkema`,
    expected: [],
  },
  {
    name: 'nl: supplier moves the visit from Tuesday to Thursday',
    sentAt: '2027-02-01T13:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jeroen Baas <j.baas@verpakking-oost.example>',
    subject: 'Verplaatsen bezoek',
    text: `Hoi Linda,

Helaas moet ik onze afspraak van morgen 11.00 uur verzetten, ik word opgeroepen voor een spoedje bij een klant in Emmen. Kan het naar donderdag 4 februari om 16.15 uur? Ik neem dan meteen de nieuwe monsters van de dozen mee.

Excuses voor het geschuif!

Groeten,
Jeroen Baas
Accountmanager | 06 00 11 22 33`,
    expected: [at('2027-02-04T16:15:00+01:00')],
  },
  {
    name: 'nl: wholesaler announces a pallet between ten and twelve',
    sentAt: '2027-02-02T14:55:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Expeditie Tegelhuis <expeditie@tegelhuis.example>',
    subject: 'Uw order 480215 is ingepland',
    text: `Beste klant,

Uw order 480215 (2 pallets wandtegels, 14,4 m2) staat ingepland voor levering op woensdag 3 februari tussen 10.00 en 12.00 uur. De chauffeur belt circa 30 minuten van tevoren. Zorgt u dat er een pompwagen aanwezig is?

Bent u niet aanwezig, dan bieden wij de zending de volgende werkdag opnieuw aan.

Expeditie Tegelhuis`,
    expected: [],
  },
  {
    name: 'nl: boiler technician with a start and an hour and a half',
    sentAt: '2027-02-11T10:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Warmtewerk <planning@warmtewerk.example>',
    subject: 'Onderhoud cv-installatie - bevestiging',
    text: `Geachte mevrouw Hoekstra,

Hierbij bevestigen wij het jaarlijkse onderhoud aan de cv-installatie in uw praktijk. Onze monteur Driss komt op dinsdag 23 februari 2027 om 13.15 uur. Het werk duurt anderhalf uur; in die tijd is er geen warm water.

Kosten volgens contract: € 189,00 excl. btw.
Kunt u niet? Bel dan vóór vrijdag 19 februari 17.00 uur.

Met vriendelijke groet,
Planning Warmtewerk
ma t/m vr 7.30 - 16.30 uur, 038 555 09 10`,
    expected: [at('2027-02-23T13:15:00+01:00', '2027-02-23T14:45:00+01:00')],
  },
  {
    name: 'nl: colleague comes in late because of the dentist',
    sentAt: '2027-02-10T17:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tom Rietveld <tom@drukkerij-rietveld.example>',
    subject: 'morgen later',
    text: `he Ank,

ff doorgeven: morgen om half 9 moet ik naar de tandarts, kies afgebroken. ik ben dus pas rond 10en op de zaak. zet jij de oven vast aan? drukproef van van Loon ligt op m'n bureau.

tom`,
    expected: [],
  },
  {
    name: 'nl: applicant takes the second of the quoted options',
    sentAt: '2027-02-19T11:26:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Noor Abelman <noor.abelman@mailbus.example>',
    subject: 'Re: Uitnodiging gesprek functie planner',
    text: `Beste mevrouw De Graaf,

Hartelijk dank voor de uitnodiging, wat leuk! De tweede optie komt mij het beste uit. Ik kom met de trein en zorg dat ik er op tijd ben.

Met vriendelijke groet,
Noor Abelman

Op do 18 feb 2027 om 15:10 schreef Hanneke de Graaf <h.degraaf@transportdegraaf.example>:
> Beste Noor,
>
> Je brief heeft ons nieuwsgierig gemaakt. We willen graag kennismaken. Dat kan op:
> 1. dinsdag 23 februari om 9.30 uur
> 2. woensdag 24 februari om 14.00 uur
>
> Laat je weten wat schikt?
>
> Hanneke de Graaf`,
    expected: [at('2027-02-24T14:00:00+01:00')],
  },
  {
    name: 'nl: Flemish client refuses Tuesday at three without another proposal',
    sentAt: '2027-02-22T08:50:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Bart Lemmens <bart@lemmens-dakwerken.example>',
    subject: 'RE: werfbezoek',
    text: `Dag Sofie

Dinsdag om 15u gaat niet lukken, dan zit ik op een andere werf in Lokeren. En donderdag ben ik de hele dag in opleiding. Ik bekijk mijn agenda en laat u nog iets weten.

Mvg
Bart`,
    expected: [],
  },
  {
    name: 'nl: ICS invitation of a municipality to a preliminary talk',
    sentAt: '2027-03-02T09:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Femke Postma <f.postma@gemeente-waterdam.example>',
    subject: 'Uitnodiging: Vooroverleg omgevingsvergunning Havenstraat 12',
    text: `Geachte heer Veltkamp,

Bijgaand de uitnodiging voor het vooroverleg over uw aanvraag (zaaknummer 2027-00318). Graag vooraf de situatietekening meesturen, uiterlijk maandag 8 maart.

Met vriendelijke groet,
Femke Postma
Vergunningen, gemeente Waterdam`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Gemeente Waterdam//Agenda//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:2027-00318-vo1@gemeente-waterdam.example
DTSTAMP:20270302T083900Z
DTSTART:20270310T123000Z
DTEND:20270310T131500Z
SUMMARY:Vooroverleg omgevingsvergunning Havenstraat 12
LOCATION:Stadskantoor\\, kamer 2.08
ORGANIZER;CN=Femke Postma:mailto:f.postma@gemeente-waterdam.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@veltkampbouw.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-10T13:30:00+01:00', '2027-03-10T14:15:00+01:00')],
  },
  {
    name: 'nl: garden centre newsletter with workshops and opening hours',
    sentAt: '2027-03-04T06:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tuincentrum De Meerkoet <nieuws@demeerkoet.example>',
    subject: 'Het voorjaar begint bij ons!',
    text: `Beste tuinliefhebber,

De eerste violen staan weer buiten. Dit is er te doen in maart:

* Workshop bloembakken vullen - zaterdag 13 maart, 10.30 uur, € 24,50
* Lezing moestuin voor beginners - woensdag 17 maart, 19.30 uur, gratis
* Koopzondag 21 maart, open van 11.00 tot 17.00 uur

Tot en met zondag 14 maart: 3 zakken potgrond voor de prijs van 2.

Afmelden voor deze nieuwsbrief kan onderaan.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: JSON-LD table reservation at a restaurant',
    sentAt: '2027-03-08T12:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Brasserie Het Veerhuis <reserveren@hetveerhuis.example>',
    subject: 'Uw reservering bij Het Veerhuis',
    text: `Beste Saskia Brandsma,

Uw tafel is gereserveerd.

Datum: vrijdag 12 maart 2027
Tijd: 18:30
Personen: 6
Reserveringsnummer: VH-20931

De keuken sluit om 21.30 uur. Annuleren kan tot 12.00 uur op de dag zelf.

Tot ziens in Het Veerhuis!`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"VH-20931","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Saskia Brandsma"},"reservationFor":{"@type":"FoodEstablishment","name":"Brasserie Het Veerhuis","address":"Kade 3, Zutphen"},"startTime":"2027-03-12T18:30:00+01:00","partySize":"6"}
</script></head><body><p>Beste Saskia Brandsma,</p><p>Uw tafel is gereserveerd.</p><p>Datum: vrijdag 12 maart 2027<br>Tijd: 18:30<br>Personen: 6<br>Reserveringsnummer: VH-20931</p><p>De keuken sluit om 21.30 uur. Annuleren kan tot 12.00 uur op de dag zelf.</p><p>Tot ziens in Het Veerhuis!</p></body></html>`,
    expected: [at('2027-03-12T18:30:00+01:00')],
  },
  {
    name: "nl: site manager reports on last week's inspection",
    sentAt: '2027-03-09T15:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruud Hermans <r.hermans@hermansbouw.example>',
    subject: 'Verslag schouw begane grond',
    text: `Beste allen,

Vorige week dinsdag 2 maart om 10.00 uur hebben we met de opzichter de begane grond gelopen. Bevindingen:
- kozijn achtergevel 4 mm uit het lood, hersteld
- afschot douche nr. 14 onvoldoende, tegelzetter is woensdag om 8 uur begonnen en was om 15 uur klaar
- meterkast: akkoord

Verder geen bijzonderheden. Foto's staan op de gedeelde map.

Ruud`,
    expected: [],
  },
  {
    name: 'nl: chatty Flemish partner proposes the day after tomorrow at quarter past four',
    sentAt: '2027-03-16T20:17:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Ilse Claes <ilse@atelier-claes.example>',
    subject: 'etalage lente',
    text: `Hey Griet,

Amai wat een dag, ik ben zo content dat de stoffen eindelijk binnen zijn. Die gele is echt een plezier om te zien!

Zouden we overmorgen om kwart na vier eens samenzitten bij u in de winkel voor de etalage? Dan heb ik de stalen mee. Ik moet wel tegen zes uur thuis zijn, want ons Lotte heeft turnles om halfzeven.

Dikke groet
Ilse`,
    expected: [at('2027-03-18T16:15:00+01:00')],
  },
  {
    name: 'nl: planner sends the owner the shop rota',
    sentAt: '2027-03-12T11:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Samira Yilmaz <samira@bakkerij-goudkorst.example>',
    subject: 'rooster winkel week 11',
    text: `Hoi Peter, hierbij het winkelrooster zoals ik het heb gemaakt en opgehangen.

ma 15-3: Joke 6.00-13.00, Fleur 12.30-18.00
di 16-3: Joke 6.00-13.00, Amin 12.30-18.00
wo 17-3: Fleur 6.00-13.00, Amin 12.30-18.00
do 18-3: Joke 6.00-13.00, Fleur 12.30-18.00
vr 19-3: Amin 6.00-14.00, Joke 12.30-18.30
za 20-3: Fleur + Amin 5.30-16.30

Jij hoeft deze week nergens in te vallen :)

Samira`,
    expected: [],
  },
  {
    name: 'nl: all lower case, tomorrow half past eight at the shed',
    sentAt: '2027-03-23T21:08:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kees van Dam <kees@vandam-machines.example>',
    subject: 'heftruck',
    text: `hoi wim

morgen half 9 bij jou bij de loods ff naar die heftruck kijken? moet om 10 uur in breda zijn dus niet later aub

kees`,
    expected: [at('2027-03-24T08:30:00+01:00')],
  },
  {
    name: 'nl: general practice changes its opening hours',
    sentAt: '2027-03-25T10:10:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Huisartsenpraktijk Zonneveld <info@praktijkzonneveld.example>',
    subject: 'Gewijzigde openingstijden per 1 april',
    text: `Beste relaties,

Vanaf donderdag 1 april zijn onze openingstijden als volgt:

Maandag t/m donderdag 8.00-17.00 uur (lunchpauze 12.15-13.00 uur)
Vrijdag 8.00-12.00 uur
Inloopspreekuur bloedprikken: dagelijks 8.15-9.00 uur
Telefonisch spreekuur: 11.30-12.15 uur

Wilt u bij het bezorgen van materialen hier rekening mee houden?

Namens de praktijk,
Ria Boonstra, praktijkmanager`,
    expected: [],
  },
  {
    name: 'nl: whole day at a trade fair together, writer leaves home at six',
    sentAt: '2027-02-25T16:44:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hielke Dijkstra <hielke@zuiveltechniek-noord.example>',
    subject: 'Beurs Utrecht',
    text: `Dag Mirjam,

Zoals besproken gaan we samen een dag naar de vakbeurs in Utrecht: dinsdag 16 maart. Kaarten heb ik geregeld (€ 35 p.p., zet ik op de factuur). De hallen zijn open van 9.30 tot 17.30 uur. Ik rijd zelf om 6 uur uit Leeuwarden weg vanwege de files, dus je vindt me al aan de koffie.

Groetnis,
Hielke`,
    expected: [days('2027-03-16')],
  },
  {
    name: 'nl: customer calls off tomorrow at one',
    sentAt: '2027-04-01T18:22:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Elly Smeets <ellysmeets@webpost.example>',
    subject: 'afspraak morgen gaat niet door',
    text: `Beste salon,

Helaas lig ik met griep op bedt, dus de afspraak van morgen 13.00 uur (kleuren en knippen) moet ik afzeggen. Zodra ik me beter voel bel ik voor een nieuwe.

Groetjes Elly Smeets`,
    expected: [],
  },
  {
    name: 'nl: video call named in New York time and in Dutch time',
    sentAt: '2027-03-16T17:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Willem Oosterhof <willem@oosterhof-imports.example>',
    subject: 'Videogesprek over de najaarscollectie',
    text: `Hallo Brigitte,

Groeten uit Brooklyn! Zullen we donderdag even beeldbellen over de najaarscollectie? Bij mij om 10.00 uur 's ochtends, dat is vanwege de zomertijd hier nu 15.00 uur bij jullie. Half uurtje is genoeg.

Link: https://meet.oosterhof-imports.example/najaar27

De container vertrekt zaterdag om 6.00 uur uit Newark, dus graag vóór die tijd de aantallen.

Willem`,
    expected: [at('2027-03-18T15:00:00+01:00', '2027-03-18T15:30:00+01:00')],
  },
  {
    name: 'nl: price list with numbers that look like hours',
    sentAt: '2027-04-06T13:05:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Verkoop Schroefland <verkoop@schroefland.example>',
    subject: 'Prijsopgave 27-0415',
    text: `Beste Kurt,

Onze prijzen voor uw aanvraag:

Art. 10.30 - inox bout M8 x 60: 14,15 per 100
Art. 11.45 - inox moer M8: 9,30 per 100
Art. 16.00 - carrosseriering: 7,45 per 100

Bij afname van 1500 stuks geven we 12,5 % korting. Prijzen geldig tot 30/04. Levertijd 8 à 10 werkdagen.

Mvg
Nele, verkoop binnendienst`,
    expected: [],
  },
  {
    name: 'nl: landlord says Mondays are usually good',
    sentAt: '2027-04-08T09:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fred Terpstra <f.terpstra@terpstra-vastgoed.example>',
    subject: 'Re: huurcontract bedrijfsunit',
    text: `Beste Anouk,

Goed idee om het contract een keer rustig door te lopen. Volgende week zit ik redelijk ruim in mijn tijd, en maandagen zijn bij mij sowieso meestal goed, vanaf een uur of tien. Stuur jij een voorstel?

Hartelijke groet,
Fred Terpstra`,
    expected: [],
  },
  {
    name: 'nl: dentist confirms a treatment with begin and end',
    sentAt: '2027-03-22T14:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tandartspraktijk Lindelaan <afspraken@tandartslindelaan.example>',
    subject: 'Bevestiging van uw afspraak',
    text: `Geachte heer Brouwer,

Wij hebben de volgende afspraak voor u genoteerd:

ma 05-04-2027, 10:40 - 11:10 uur
Behandelaar: mw. drs. S. Atmadja
Behandeling: vulling element 36

Verhinderd? Zeg dan minimaal 24 uur van tevoren af, anders brengen wij € 45 in rekening.

Tandartspraktijk Lindelaan
Geopend ma-do 8:00-17:00, vr 8:00-12:30`,
    expected: [at('2027-04-05T10:40:00+02:00', '2027-04-05T11:10:00+02:00')],
  },
  {
    name: 'nl: writer lands on Sunday evening and will then look at the drawings',
    sentAt: '2027-04-14T07:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Robbert Visch <robbert@vischarchitecten.example>',
    subject: 'tekeningen dakopbouw',
    text: `Ha Esther,

Ik zit nog tot zondag in Lissabon; we landen om 22.15 uur op Eindhoven, als het meezit. Maandagochtend pak ik als eerste jouw tekeningen op en dan krijg je in de loop van de dag mijn opmerkingen per mail.

Zonnige groet!
Robbert`,
    expected: [],
  },
  {
    name: 'nl: owners association meeting, hall opens half an hour earlier',
    sentAt: '2027-04-02T10:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bestuur VvE De Wilgenhof <bestuur@vvewilgenhof.example>',
    subject: 'Uitnodiging ledenvergadering VvE De Wilgenhof',
    text: `Geachte eigenaar, beste mevrouw Tuinman,

Hierbij nodigen wij u uit voor de jaarlijkse ledenvergadering op dinsdag 20 april 2027 van 19.30 tot 21.30 uur in buurthuis De Spil. De zaal is open vanaf 19.00 uur, koffie staat klaar.

Op de agenda: jaarrekening 2026, schilderwerk, keuze liftbedrijf. Volmachten graag inleveren vóór zaterdag 17 april 18.00 uur.

Namens het bestuur,
Henk Mulders, secretaris`,
    expected: [at('2027-04-20T19:30:00+02:00', '2027-04-20T21:30:00+02:00')],
  },
  {
    name: 'nl: customer proud of an item on regional television',
    sentAt: '2027-04-15T12:41:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Corrie Lammers <corrie@imkerij-lammers.example>',
    subject: 'We komen op tv!!',
    text: `Lieve mensen van de drukkerij,

Jullie etiketten komen op televisie! Zondag 18 april om 17.10 uur zendt Omroep Veenland het programma over onze bijen uit, herhaling elk uur tot 23.10. De potten staan vol in beeld.

Nogmaals dank voor het snelle werk.

Corrie en Jan`,
    expected: [],
  },
  {
    name: 'nl: short yes to the one quoted time',
    sentAt: '2027-04-19T08:06:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dirk Maes <dirk.maes@maes-elektro.example>',
    subject: 'RE: keuring elektriciteit',
    text: `Ja, dat past voor mij. Tot dan!

Dirk

-----Oorspronkelijk bericht-----
Van: Leen Goossens <leen@syndic-goossens.example>
Verzonden: vrijdag 16 april 2027 16:42
Aan: Dirk Maes
Onderwerp: keuring elektriciteit

Dag Dirk,

Zou u vrijdag 23 april om 8u45 in de Kerkstraat 40 kunnen zijn voor de keuring? Ik doe u dan open.

Groeten
Leen Goossens`,
    expected: [at('2027-04-23T08:45:00+02:00')],
  },
  {
    name: 'nl: travel desk books for a guest speaker, copy to the office',
    sentAt: '2027-04-20T15:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Reisbureau Horizon Zakelijk <boekingen@horizonzakelijk.example>',
    subject: 'Boeking dhr. Lindqvist - kopie voor uw administratie',
    text: `Beste Monique,

Voor uw gastspreker de heer Lindqvist is geboekt:

Vlucht SK 0551 Kopenhagen - Amsterdam, ma 10 mei, 07.35 - 09.05 uur
Taxi Schiphol - Zeist, 09.30 uur
Hotel Boslust, 1 nacht, inchecken vanaf 15.00 uur
Terugvlucht di 11 mei 20.20 uur

De heer Lindqvist heeft zijn tickets rechtstreeks ontvangen. De factuur (€ 412,60) volgt. U hoeft niets te doen.

Met vriendelijke groet,
Team Horizon Zakelijk`,
    expected: [],
  },
  {
    name: 'nl: applicant offers two moments for an interview, working hours named',
    sentAt: '2027-05-10T22:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Youssef El Amrani <youssef.elamrani@postvak.example>',
    subject: 'Re: sollicitatie leerling-monteur',
    text: `Beste heer Van Vliet,

Bedankt voor uw mail. Ik werk nu nog van 7 tot 16 uur bij mijn oude baas, behalve donderdag. Ik zou kunnen op donderdag 13 mei om 9.15 uur, of anders vrijdag 14 mei om 16.45 uur. Zegt u maar wat het wordt.

Mijn diploma's neem ik mee.

Met vriendelijke groet,
Youssef El Amrani`,
    expected: [at('2027-05-13T09:15:00+02:00'), at('2027-05-14T16:45:00+02:00')],
  },
  {
    name: 'nl: school sends the exam timetable of the pupils to the caterer',
    sentAt: '2027-04-26T11:35:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Annet Vos <a.vos@lyceumdeoever.example>',
    subject: 'examenrooster i.v.m. kantine',
    text: `Dag Said,

Ter info voor je inkoop: de leerlingen zitten zo in het examen, dan is het dus rustig in de kantine.

Ma 17 mei vrij (tweede pinksterdag)
Di 18 mei 9.00-12.00 Nederlands, 13.30-16.30 scheikunde
Wo 19 mei 9.00-11.30 Engels, 13.30-16.30 wiskunde
Do 20 mei 13.30-16.30 geschiedenis

Broodjes graag gewoon zoals anders.

Groet, Annet (conciërge)`,
    expected: [],
  },
  {
    name: 'nl: colleague forwards a complaint and asks to visit on Wednesday at eleven',
    sentAt: '2027-04-12T09:28:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Petra Linders <petra@zonweringlinders.example>',
    subject: 'FW: scherm zakt vanzelf',
    text: `Max, ik heb meneer net gebeld. Jij gaat woensdag 14 april om 11 uur bij hem kijken, heb ik hem toegezegd. Neem een 40-er motor mee.

P.

Begin doorgestuurd bericht:

Van: Anton Reuvers <anton.reuvers@mailbus.example>
Datum: 9 april 2027 19:02
Onderwerp: scherm zakt vanzelf

Beste firma Linders,
Sinds dinsdag zakt het linker scherm vanzelf naar beneden, meestal rond een uur of 3. Uw collega zou vrijdag 2 april om 10 uur bellen, maar dat is niet gebeurd. Wanneer kunt u komen?
A. Reuvers, Beukenlaan 7`,
    expected: [at('2027-04-14T11:00:00+02:00')],
  },
  {
    name: 'nl: hosting company announces a maintenance window at night',
    sentAt: '2027-04-21T10:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Servicedesk Netkade <noreply@netkade.example>',
    subject: 'Gepland onderhoud mailcluster 4',
    text: `Geachte klant,

In de nacht van woensdag 28 op donderdag 29 april voeren wij onderhoud uit aan mailcluster 4.

Start: 29-04-2027 00:30
Einde: 29-04-2027 04:00 (verwacht)
Impact: uw mailboxen zijn maximaal 20 minuten niet bereikbaar. Er gaat geen mail verloren.

U hoeft zelf niets te doen.

Servicedesk Netkade`,
    expected: [],
  },
  {
    name: 'nl: ICS update moves a works meeting half an hour',
    sentAt: '2027-05-18T13:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bram Schouten <bram@schouteninstallatie.example>',
    subject: 'Gewijzigd: Bouwoverleg De Kazerne',
    text: `Hoi allemaal,

Begin een half uur later dan eerder doorgegeven, ivm levering kraan om 8.00 uur.

Bram`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Schouten//Planner//NL
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:kazerne-bo-07@schouteninstallatie.example
SEQUENCE:2
DTSTAMP:20270518T110900Z
DTSTART;TZID=Europe/Amsterdam:20270521T093000
DTEND;TZID=Europe/Amsterdam:20270521T103000
SUMMARY:Bouwoverleg De Kazerne
LOCATION:Keet 2
ORGANIZER;CN=Bram Schouten:mailto:bram@schouteninstallatie.example
ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:werk@stucadoorsbedrijfpol.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-21T09:30:00+02:00', '2027-05-21T10:30:00+02:00')],
  },
  {
    name: 'nl: ICS cancellation of a supplier talk',
    sentAt: '2027-05-20T16:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'An De Smet <an.desmet@koffiegroep.example>',
    subject: 'Geannuleerd: Proeverij nieuwe melanges',
    text: `Beste Pieter,

De proeverij van woensdag 26 mei om 14u wordt geannuleerd, onze brander is uitgevallen. We komen hier later op terug.

An De Smet`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Koffiegroep//NL
METHOD:CANCEL
BEGIN:VEVENT
UID:proef-552@koffiegroep.example
SEQUENCE:1
STATUS:CANCELLED
DTSTAMP:20270520T140100Z
DTSTART:20270526T120000Z
DTEND:20270526T133000Z
SUMMARY:Proeverij nieuwe melanges
ORGANIZER;CN=An De Smet:mailto:an.desmet@koffiegroep.example
ATTENDEE:mailto:pieter@tearoom-pieter.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: Flemish notary fixes the signing of a deed',
    sentAt: '2027-04-13T14:18:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Notariskantoor Verhaeghe <kantoor@notaris-verhaeghe.example>',
    subject: 'Dossier 2027/0188 - aankoop handelspand Gent',
    text: `Geachte heer Cools,

In rand vermeld dossier kan ik u meedelen dat het verlijden van de akte zal plaatsvinden op ons kantoor op donderdag 29 april 2027 om 14u15. Gelieve uw identiteitskaart mee te brengen.

Het saldo van de koopprijs dient uiterlijk op dinsdag 27 april op onze derdenrekening te staan. Indien u dit wenst kan u het ontwerp vooraf telefonisch doornemen met mijn medewerkster, elke werkdag tussen 9u en 12u.

Met de meeste hoogachting,
Mr. L. Verhaeghe`,
    expected: [at('2027-04-29T14:15:00+02:00')],
  },
  {
    name: 'nl: energy supplier on the direct debit',
    sentAt: '2027-05-05T07:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lageland Energie <klantenservice@lagelandenergie.example>',
    subject: 'Uw termijnbedrag wordt binnenkort afgeschreven',
    text: `Beste klant,

Op dinsdag 18 mei 2027 schrijven wij het termijnbedrag van € 318,00 af van de rekening eindigend op 4471. Zorgt u voor voldoende saldo? Lukt de incasso niet, dan proberen we het op dinsdag 25 mei nogmaals.

Goed om te weten: stroom is in uw dynamische contract meestal het goedkoopst tussen 12.00 en 15.00 uur.

Vragen? We zijn er van 8.00 tot 20.00 uur via de chat.`,
    expected: [],
  },
  {
    name: 'nl: lunch on Friday, the writer must be back at school at two',
    sentAt: '2027-05-25T18:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jorien Haak <j.haak@basisschool-dekrul.example>',
    subject: 'lunch!',
    text: `Lieve Carla,

Dat schoolplein is zó mooi geworden, daar moeten we op klinken. Vrijdag lunchen bij De Pimpelmees, half een? Ik trakteer. Om 2 uur moet ik weer voor groep 5 staan, dus geen wijn voor mij haha.

Liefs,
Jorien`,
    expected: [at('2027-05-28T12:30:00+02:00')],
  },
  {
    name: 'nl: customer explains her late reply with the hospital visit of her husband',
    sentAt: '2027-05-31T20:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tineke Groot <tineke.groot@webpost.example>',
    subject: 'kleur gordijnen',
    text: `Beste mevrouw,

Excuus dat ik nog niet heb gekozen. Mijn man moet morgen om 10 uur naar het ziekenhuis in Hoorn voor zijn heup en donderdag om 14.20 uur nogmaals bij de specialist, dus mijn hoofd staat er even niet naar. Volgende week hoort u of het taupe of zand wordt.

Hartelijke groet,
T. Groot-Bakker`,
    expected: [],
  },
  {
    name: 'nl: first aid refresher as a whole training day',
    sentAt: '2027-04-29T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Veilig Werkt Opleidingen <planning@veiligwerkt.example>',
    subject: 'Bevestiging inschrijving BHV-herhaling',
    text: `Beste Ferdi,

Je bent ingeschreven voor de BHV-herhalingsdag op woensdag 19 mei 2027 in ons trainingscentrum in Nieuwegein. De training duurt de hele dag, lunch is inbegrepen. Trek kleding aan die vies mag worden.

De e-learning moet je uiterlijk 16 mei om 23.59 uur hebben afgerond, anders kun je niet deelnemen.

Sportieve groet,
Team Veilig Werkt`,
    expected: [days('2027-05-19')],
  },
  {
    name: 'nl: web shop sale until Sunday night',
    sentAt: '2027-06-03T07:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Kantoorkoning <acties@kantoorkoning.example>',
    subject: 'Nog 3 dagen: -20 % op bureaustoelen',
    text: `Zit jij nog goed?

Tot en met zondag 6 juni 23u59 krijg je 20 % korting op alle ergonomische bureaustoelen. Bestel vandaag vóór 22u en je hebt je stoel morgen in huis.

Code: ZITGOED20

Onze showroom in Mechelen is zaterdag uitzonderlijk open van 10u tot 18u.

Uitschrijven? Klik hier.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: online consultation this afternoon with a link',
    sentAt: '2027-06-08T11:47:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lotte Bosman <lotte@bosman-online.example>',
    subject: 'link voor vanmiddag',
    text: `Hi Stef,

Voor vanmiddag 15.30 uur is dit de link: https://meet.bosman-online.example/r/stef-webshop
Ik log een paar minuten eerder in om te testen. De nieuwe productfoto's staan om 14.00 uur online als alles goed gaat, dan kun je ze alvast bekijken.

Tot straks!
Lotte`,
    expected: [at('2027-06-08T15:30:00+02:00')],
  },
  {
    name: 'nl: club sends the minutes of Monday evening',
    sentAt: '2027-06-10T21:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Secretariaat Tennisclub De Baan <secretaris@tcdebaan.example>',
    subject: 'Notulen bestuur 7 juni',
    text: `Beste bestuursleden,

Hierbij de notulen van maandag 7 juni. Aanvang 20.00 uur, gesloten om 22.25 uur.

1. Opening. Joop is afwezig m.k.
2. Baanverlichting: storing hersteld op 1 juni, monteur was er van 9 tot 11.
3. Kantine: de opbrengst van mei was € 2.130.
4. Rondvraag: geen.

Opmerkingen graag binnen een week per mail.

Groet, Ineke`,
    expected: [],
  },
  {
    name: 'nl: physiotherapist needs another hour on the same day',
    sentAt: '2027-06-14T12:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'FysioPlus Oostwijk <balie@fysioplusoostwijk.example>',
    subject: 'Uw afspraak woensdag',
    text: `Beste Marcel,

Door ziekte van een collega schuift het schema van Eva woensdag 16 juni op. In plaats van 8.20 uur verwachten we je om 9.50 uur. De behandeling duurt zoals altijd 25 minuten.

Komt dat niet uit, bel dan even: 050 555 71 80 (tot 17.30 uur).

Balie FysioPlus`,
    expected: [at('2027-06-16T09:50:00+02:00', '2027-06-16T10:15:00+02:00')],
  },
  {
    name: 'nl: architect has room in the second half of June, no proposal',
    sentAt: '2027-06-01T17:15:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Hilde Wauters <hilde@wauters-interieur.example>',
    subject: 'Re: kennismaking',
    text: `Dag Jonas,

Dank voor je bericht, ik werk graag een voorstel uit voor jullie onthaal. In de tweede helft van juni heb ik vrij veel ruimte, behalve op woensdagnamiddag want dan zijn de kinderen thuis. Tussen 9 en 17u ben ik goed bereikbaar om iets af te spreken: 0470 00 12 34.

Groetjes,
Hilde`,
    expected: [],
  },
  {
    name: 'nl: electrician will drop by some time on Tuesday afternoon',
    sentAt: '2027-06-17T16:59:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rob de Wit <rob@dewit-elektra.example>',
    subject: 'stopcontact magazijn',
    text: `dinsdagmiddag ben ik toch in de buurt, loop dan wel ff binnen voor dat stopcontact, tijd weet ik nog niet, is 5 min werk. rob`,
    expected: [],
  },
  {
    name: 'nl: reader on Curaçao, call named in Dutch time',
    sentAt: '2027-06-15T10:24:00+02:00',
    timezone: 'America/Curacao',
    from: 'Marijke Talsma <marijke@talsma-verzekeringen.example>',
    subject: 'Verzekering duikschool',
    text: `Beste Ruben,

De polis is in concept klaar. Ik bel je donderdag 17 juni om 16.00 uur Nederlandse tijd om hem door te nemen, bij jou is het dan 10 uur 's ochtends. Daarna heb ik nog een andere cliënt om 17.00 uur, dus we hebben ruim de tijd.

De huidige dekking loopt nog tot 1 juli 0.00 uur.

Met groet,
Marijke Talsma`,
    expected: [at('2027-06-17T10:00:00-04:00')],
  },
  {
    name: 'nl: automatic out-of-office reply with a substitute',
    sentAt: '2027-07-05T09:01:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gijs Molenaar <gijs.molenaar@molenaar-koeltechniek.example>',
    subject: 'Automatisch antwoord: storing koelcel',
    text: `Hartelijk dank voor uw bericht. Van maandag 5 juli tot en met vrijdag 23 juli geniet ik van mijn vakantie. Ik lees mijn mail niet.

Voor dringende zaken kunt u terecht bij Sandra (sandra@molenaar-koeltechniek.example), bereikbaar van 8.30 tot 15.00 uur. Op maandag 26 juli om 8.00 uur zit ik weer achter mijn bureau.

Gijs Molenaar`,
    expected: [],
  },
  {
    name: 'nl: JSON-LD registration for an evening event',
    sentAt: '2027-06-21T15:12:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ondernemersclub Leiestreek <tickets@oc-leiestreek.example>',
    subject: 'Je ticket voor de Zomerbarbecue',
    text: `Dag Evelien,

Je bent ingeschreven voor onze Zomerbarbecue.

Wanneer: donderdag 1 juli 2027, 18u30 - 22u
Waar: Hoeve Ter Leie, Deinze
Bestelnummer: OC-77120

Deuren open om 18u. Er rijdt een pendelbus vanaf het station om 18u10.

Tot dan!`,
    html: `<html><head><script type="application/ld+json">{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "OC-77120",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Evelien Baert" },
  "reservationFor": {
    "@type": "Event",
    "name": "Zomerbarbecue",
    "startDate": "2027-07-01T18:30:00+02:00",
    "endDate": "2027-07-01T22:00:00+02:00",
    "location": { "@type": "Place", "name": "Hoeve Ter Leie", "address": "Deinze" }
  }
}</script></head><body><p>Dag Evelien,</p><p>Je bent ingeschreven voor onze Zomerbarbecue.</p><p>Wanneer: donderdag 1 juli 2027, 18u30 - 22u<br>Waar: Hoeve Ter Leie, Deinze<br>Bestelnummer: OC-77120</p><p>Deuren open om 18u. Er rijdt een pendelbus vanaf het station om 18u10.</p><p>Tot dan!</p></body></html>`,
    expected: [at('2027-07-01T18:30:00+02:00', '2027-07-01T22:00:00+02:00')],
  },
  {
    name: 'nl: JSON-LD parcel with an expected delivery slot',
    sentAt: '2027-06-22T06:45:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Pakketvlug <track@pakketvlug.example>',
    subject: 'We komen morgen langs met je pakket',
    text: `Hallo,

Morgen, woensdag 23 juni, bezorgen we je pakket van Lijm & Co tussen 11:20 en 13:20.

Track & trace: 3SPV00448812

Niet thuis? Kies dan vóór 22:00 vanavond een andere dag of een afhaalpunt.`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"3SPV00448812","expectedArrivalFrom":"2027-06-23T11:20:00+02:00","expectedArrivalUntil":"2027-06-23T13:20:00+02:00","partOfOrder":{"@type":"Order","orderNumber":"LC-8841","merchant":{"@type":"Organization","name":"Lijm & Co"}}}</script></head><body><p>Hallo,</p><p>Morgen, woensdag 23 juni, bezorgen we je pakket van Lijm &amp; Co tussen 11:20 en 13:20.</p><p>Track &amp; trace: 3SPV00448812</p><p>Niet thuis? Kies dan vóór 22:00 vanavond een andere dag of een afhaalpunt.</p></body></html>`,
    expected: [],
  },
  {
    name: 'nl: occupational health service phones the reader',
    sentAt: '2027-06-28T13:38:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arbodienst Vitaal <planning@arbovitaal.example>',
    subject: 'Oproep telefonisch spreekuur',
    text: `Geachte mevrouw Kroon,

U wordt gebeld door onze bedrijfsarts, de heer Ten Have, op maandag 5 juli 2027 om 10.20 uur. Het gesprek duurt 20 minuten. De arts belt met een afgeschermd nummer.

Kunt u niet? Meld dit uiterlijk 48 uur van tevoren via 088 555 60 60, anders worden de kosten aan uw werkgever doorbelast.

Met vriendelijke groet,
Afdeling Planning`,
    expected: [at('2027-07-05T10:20:00+02:00', '2027-07-05T10:40:00+02:00')],
  },
  {
    name: 'nl: municipality closes the street for sewer works',
    sentAt: '2027-07-01T12:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Rijnhoven <werkzaamheden@rijnhoven.example>',
    subject: 'Afsluiting Marktstraat',
    text: `Geachte ondernemer,

Van maandag 12 juli tot en met woensdag 14 juli is de Marktstraat dagelijks van 7.00 tot 17.00 uur afgesloten voor autoverkeer wegens werk aan het riool. Uw zaak blijft te voet bereikbaar. Bevoorraden kan vóór 7.00 uur of via de Achterom.

Met vriendelijke groet,
Johan Spaans, omgevingsmanager`,
    expected: [],
  },
  {
    name: 'nl: supplier cannot come to the drinks',
    sentAt: '2027-06-04T14:29:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nico Hartog <nico@hartogvlees.example>',
    subject: 'Re: jubileumborrel 10 juni',
    text: `Ha Bianca,

Wat een leuke uitnodiging, 25 jaar alweer! Maar donderdag 10 juni om 17.00 uur kan ik er echt niet bij zijn, dan hebben we zelf inventaris in de zaak. Ik stuur de jongens met een mooie ham, die brengen ze die ochtend met de gewone vracht mee.

Proost alvast!
Nico`,
    expected: [],
  },
  {
    name: 'nl: customer comes to fit shoes from two to four with a break at three',
    sentAt: '2027-07-06T10:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Danscollectief Ritmiek <productie@ritmiek.example>',
    subject: 'passen schoenen dansers',
    text: `Hoi Theo,

Fijn dat het zo snel kan. We komen vrijdag 9 juli van 14.00 tot 16.00 uur met alle twaalf dansers bij je passen. Rond drie uur houden ze een kwartiertje pauze, daar hoef jij niks voor te regelen. De bus haalt ons om kwart over vier weer op.

De première is pas op 18 september om 20.15 uur, dus je hebt nog alle tijd voor het maken.

x Meike`,
    expected: [at('2027-07-09T14:00:00+02:00', '2027-07-09T16:00:00+02:00')],
  },
  {
    name: 'nl: neighbouring club sends the programme of its tournament because of noise',
    sentAt: '2027-07-08T18:05:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'KV Sparta Veldhoek <bestuur@kvveldhoek.example>',
    subject: 'Geluid tijdens ons tornooi',
    text: `Beste buren van het hotel,

Zaterdag 17 juli houden wij ons jeugdtornooi. We willen u verwittigen dat er dan wat meer lawaai zal zijn:

9u00 eerste wedstrijden
12u30 middagpauze
13u15 vervolg poules
17u00 finales
18u00 prijsuitreiking met muziek
22u00 einde

Verwittig gerust uw gasten. Alvast bedankt voor het begrip.

Sportieve groeten,
Luc Peeters`,
    expected: [],
  },
  {
    name: 'nl: spoken ten to half past ten at the bank',
    sentAt: '2027-07-13T16:36:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerda Uitslag <gerda.uitslag@spaarbank-achterhoek.example>',
    subject: 'Gesprek financiering bakwagen',
    text: `Dag Bennie,

Kom donderdag maar om tien voor half elf naar kantoor, dan heb ik de papieren klaarliggen. Ik had eerst half tien gezegd maar dan is de spreekkamer bezet. Loop maar gewoon door, de balie is dan nog dicht (die gaat pas om 13.00 uur open).

Goed gaon,
Gerda`,
    expected: [at('2027-07-15T10:20:00+02:00')],
  },
  {
    name: 'nl: tender desk with closing hour for offers',
    sentAt: '2027-07-19T11:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Inkoopbureau Delta <aanbestedingen@inkoopdelta.example>',
    subject: 'Nota van inlichtingen gepubliceerd - perceel 3 schoonmaak',
    text: `Geachte inschrijver,

De nota van inlichtingen is gepubliceerd. De planning luidt nu:

- Sluiting inschrijving: maandag 30 augustus 2027, 12.00 uur
- Opening van de kluis (digitaal, niet openbaar): 30 augustus 2027, 12.05 uur
- Voorlopige gunning: vrijdag 17 september 2027
- Einde bezwaartermijn: donderdag 7 oktober 2027, 23.59 uur

Te late inschrijvingen worden niet in behandeling genomen.

Inkoopbureau Delta`,
    expected: [],
  },
  {
    name: 'nl: adviser proposes three weeks from now on a Tuesday',
    sentAt: '2027-08-10T09:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Stefan Blom <stefan@blompensioen.example>',
    subject: 'pensioenregeling',
    text: `Hallo Ingrid,

Ik ben net terug van vakantie en loop achter, maar jullie regeling staat bovenaan. Mijn voorstel: vandaag over drie weken, dus dinsdag 31 augustus, om 13.45 uur bij jullie op kantoor. Voor die tijd wil ik wel de loonlijst hebben, uiterlijk vrijdag 20 augustus.

Akkoord?

Stefan`,
    expected: [at('2027-08-31T13:45:00+02:00')],
  },
  {
    name: 'nl: choir leader tells of the coach trip of her choir',
    sentAt: '2027-08-17T21:19:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Rita Moens <rita.moens@koor-cantabile.example>',
    subject: 'kostuums op tijd klaar!',
    text: `Beste mevrouw van het naaiatelier,

Wat zijn de kostuums mooi geworden, alle 28 passen ze. Zaterdag 21 augustus vertrekken we om 6u30 met de autocar naar Maastricht, om 11u zingen we in de basiliek en om 16u nog eens op het Vrijthof. Rond 21u zijn we terug in Hasselt.

Ik stuur u zeker foto's. De rekening is vandaag betaald.

Hartelijk,
Rita Moens`,
    expected: [],
  },
  {
    name: 'nl: works meeting next Wednesday, break and lunch of the crew named',
    sentAt: '2027-08-19T07:14:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Geert Vanhoutte <geert@vanhoutte-aannemer.example>',
    subject: 'werfvergadering',
    text: `Allen

Volgende werfvergadering: woensdag 25/08 om 8u in de werfcontainer. Iedereen aanwezig aub, ook de schilder. Om 9u30 is het schaft voor mijn mannen, er is koffie.

Beton wordt dinsdag 24/08 om 6u30 gestort, dus parking vrijhouden.

Geert`,
    expected: [at('2027-08-25T08:00:00+02:00')],
  },
  {
    name: 'nl: freelancer gives her hourly rates and the hours she works for others',
    sentAt: '2027-08-23T13:57:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Daphne van Rooij <daphne@vanrooij-vertaalt.example>',
    subject: 'Tarieven 2027',
    text: `Beste Hugo,

Zoals gevraagd mijn tarieven: € 0,14 per woord, redactie € 65 per uur, spoed (binnen 24 uur) + 30 %. Op dinsdag en donderdag werk ik van 9.00 tot 17.00 uur in dienst bij een uitgeverij; je stukken pak ik dus op maandag, woensdag of vrijdag op.

Voor 3.000 woorden reken ik twee werkdagen.

Hartelijke groet,
Daphne`,
    expected: [],
  },
  {
    name: 'nl: painters stand at the door on Monday at half past seven',
    sentAt: '2027-08-27T15:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Schildersbedrijf Oudshoorn <info@oudshoornschilders.example>',
    subject: 'start schilderwerk praktijk',
    text: `Beste dokter Wiersma,

Maandag 30 augustus om 7.30 uur staan mijn mannen bij u voor de deur om te beginnen met de wachtkamer. Kunt u zorgen dat er dan iemand open kan doen? De verf halen ze zelf om 7.00 uur bij de groothandel, daar hoeft u niets voor te doen.

Ze werken met twee man en drinken om 10 uur koffie.

Groet,
Arie Oudshoorn`,
    expected: [at('2027-08-30T07:30:00+02:00')],
  },
  {
    name: 'nl: colleague lists her holidays and who stands in',
    sentAt: '2027-09-02T16:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Renske Hofman <renske@hofmanmakelaars.example>',
    subject: 'overdracht',
    text: `Lieve collega,

Vanaf morgen ben ik drie weken weg, op vrijdag 24 september ben ik er weer. Overdracht:

- Beatrixlaan 9: Dennis doet de bezichtiging van dinsdag 7 september 11.00 uur
- Molenpad 31: kopers tekenen woensdag 8 september om 15.30 uur bij de notaris, Dennis gaat mee
- sleutels hangen in de kast, code kent hij

Jij hoeft niks over te nemen, alleen de bloemen water geven ;-)

Renske`,
    expected: [],
  },
  {
    name: 'nl: reader in London, agency names Amsterdam time',
    sentAt: '2027-09-07T09:05:00+02:00',
    timezone: 'Europe/London',
    from: 'Floor Janssens <floor@studiojanssens.example>',
    subject: 'Presentatie huisstijl',
    text: `Hoi Matthijs,

De presentatie van de huisstijl zetten we op vrijdag 10 september van 11.00 tot 12.00 uur (tijd Amsterdam) via https://call.studiojanssens.example/huisstijl. Eerder die week lukt mij niet, ik ben woensdag de hele dag op een fotoshoot.

Groetjes uit Haarlem,
Floor`,
    expected: [at('2027-09-10T10:00:00+01:00', '2027-09-10T11:00:00+01:00')],
  },
  {
    name: 'nl: complaint about a technician who did not show up',
    sentAt: '2027-09-09T17:44:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'M. Zijlstra <mzijlstra@mailbus.example>',
    subject: 'KLACHT monteur niet verschenen',
    text: `Geachte directie,

Gisteren, woensdag 8 september, zou uw monteur tussen 8.00 en 10.00 uur komen. Ik heb er een vrije ochtend voor genomen. Om 10.15 uur belde ik: hij was onderweg. Om 12.30 uur: nog steeds onderweg. Om 16.00 uur nam niemand meer op.

Ik verwacht een vergoeding van € 75 en een schriftelijke reactie binnen 14 dagen.

M. Zijlstra`,
    expected: [],
  },
  {
    name: 'nl: product launch by a supplier, written by hand',
    sentAt: '2027-09-13T10:33:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Joris Aerts <joris@fietsenfabriek-aerts.example>',
    subject: 'nieuwe bakfiets',
    text: `Dag Steven

Nog even geheim houden, maar op maandag 20 september om 10u gooien we de nieuwe bakfiets online. Vanaf dan mag je hem ook in de winkel zetten; de adviesprijs is 4.190 euro. De eerste 40 stuks komen tegen 4 oktober.

Folders zitten bij je volgende levering.

Joris`,
    expected: [],
  },
  {
    name: 'nl: Frisian farmer, tomorrow at five past half nine after milking',
    sentAt: '2027-09-14T19:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sjoerd Wiarda <sjoerd.wiarda@postvak.example>',
    subject: 'melkrobot',
    text: `Goejûn Jelle,

morgenochtend vijf over half negen bij ons op de boerderij, is dat goed? Om zes uur moet ik melken en daarna komt de veearts, maar dan ben ik klaar. De robot geeft weer fout 0715.

Sjoerd`,
    expected: [at('2027-09-15T08:35:00+02:00')],
  },
  {
    name: 'nl: scheduler cancels one of two bookings, the other remains',
    sentAt: '2027-09-16T11:16:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Vergadercentrum De Sluis <reserveringen@vcdesluis.example>',
    subject: 'Uw reserveringen 2291 en 2292',
    text: `Beste Yvonne,

Wij hebben uw annulering verwerkt: reservering 2291 (dinsdag 21 september, 9.00-12.00 uur, Sluiskamer) is vervallen, kosteloos.

Reservering 2292 blijft staan: wij ontvangen u en uw groep op donderdag 23 september van 13.00 tot 16.30 uur in de Waterkamer, met koffie om 14.45 uur.

Met gastvrije groet,
Vergadercentrum De Sluis`,
    expected: [at('2027-09-23T13:00:00+02:00', '2027-09-23T16:30:00+02:00')],
  },
  {
    name: 'nl: IT company reports the times of an outage',
    sentAt: '2027-09-17T16:45:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wesley Groen <wesley@groen-ict.example>',
    subject: 'Storingsrapport 17 september',
    text: `Beste Karin,

Tijdlijn van de storing van vandaag:

07:52 eerste melding, telefonie onbereikbaar
08:10 oorzaak gevonden (switch in patchkast 2)
09:05 tijdelijke oplossing actief
13:40 nieuwe switch geplaatst
14:00 alles weer normaal

Het weekend houden we extra monitoring aan, zaterdag en zondag van 8 tot 20 uur, op afstand. Jullie merken daar niets van.

Wesley
Groen ICT`,
    expected: [],
  },
  {
    name: 'nl: tax office interview with reference numbers',
    sentAt: '2027-09-20T08:12:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Belastingkantoor Regio Oost <boekenonderzoek@belastingkantoor-oost.example>',
    subject: 'Aankondiging boekenonderzoek, kenmerk 0930.1400.27',
    text: `Geachte heer Nijland,

Zoals telefonisch met u besproken stellen wij bij uw onderneming een boekenonderzoek in over de jaren 2024 en 2025. Het inleidend gesprek vindt plaats op uw bedrijfsadres op maandag 4 oktober 2027 om 9.30 uur; wij trekken hiervoor twee uur uit.

De auditfile ontvangen wij graag uiterlijk 27 september.

Hoogachtend,
drs. W. Klaassen
kenmerk 0930.1400.27`,
    expected: [at('2027-10-04T09:30:00+02:00', '2027-10-04T11:30:00+02:00')],
  },
  {
    name: 'nl: neighbour restaurant tells of its own private party',
    sentAt: '2027-09-22T14:08:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Bistro Chez Mon <info@chezmon.example>',
    subject: 'parking zaterdag',
    text: `Dag buur,

Zaterdag 25 september hebben wij een besloten trouwfeest, de genodigden komen toe vanaf 17u en de dj stopt om 2u. Zouden we misschien jullie parking mogen gebruiken? Jullie zijn dan toch gesloten. We ruimen zondagvoormiddag alles op.

Een fles wijn staat klaar als dank!

Mon`,
    expected: [],
  },
  {
    name: 'nl: stocktake as a whole day, coffee and pizza named',
    sentAt: '2027-09-24T17:25:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mieke Stam <mieke@speelgoed-stam.example>',
    subject: 'balansen',
    text: `Hoi Joost,

Zondag 3 oktober gaan we balansen, de hele dag, de winkel is toch dicht. Ik reken op jou en Lars. Neem schoenen mee waar je op kunt staan. Ik zorg voor pizza!

De lijsten moeten maandag voor 12 uur naar de accountant.

Mieke`,
    expected: [days('2027-10-03')],
  },
  {
    name: 'nl: agreed on the first quoted slot, second one refused',
    sentAt: '2027-10-05T15:47:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Patrick Oomen <patrick@oomen-logistiek.example>',
    subject: 'RE: demo planningssoftware',
    text: `Hoi Lisette,

De eerste is goed, vrijdag kan ik niet. Stuur je de inlog vooraf?

Patrick Oomen
Oomen Logistiek | 06 00 77 88 99

> Van: Lisette Kaper
> Verzonden: maandag 4 oktober 2027 10:05
>
> Hoi Patrick, ik laat je de software graag zien, dat duurt drie kwartier. Mogelijke momenten:
> - donderdag 14 oktober 11.00 uur
> - vrijdag 15 oktober 9.30 uur
>
> Groet, Lisette`,
    expected: [at('2027-10-14T11:00:00+02:00', '2027-10-14T11:45:00+02:00')],
  },
  {
    name: 'nl: secretary has booked the lawyer for a third person',
    sentAt: '2027-10-07T09:39:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Secretariaat Van Eck Advocaten <secretariaat@vaneck-advocaten.example>',
    subject: 'Zaak Bakker / Verhoef',
    text: `Geachte heer Bloemendaal,

Ter informatie: de heer Verhoef en zijn raadsman hebben op woensdag 13 oktober om 14.00 uur een bespreking met mr. Van Eck. Uw aanwezigheid daarbij is niet nodig en ook niet gewenst. Na afloop ontvangt u van ons een schriftelijke terugkoppeling.

Met vriendelijke groet,
Secretariaat Van Eck Advocaten`,
    expected: [],
  },
  {
    name: 'nl: ICS and text of a kitchen fair stand talk in Flanders',
    sentAt: '2027-10-11T10:20:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Bram Callens <bram@callens-keukens.example>',
    subject: 'Afspraak op onze stand',
    text: `Dag Veerle,

Blij dat je langskomt op onze stand (hal 5, nr. 512)! In bijlage de afspraak voor woensdag 20 oktober, 11u tot 11u40. De beurs zelf opent om 10u en parkeren kost € 12.

Tot dan,
Bram`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Callens//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:stand512-20@callens-keukens.example
DTSTAMP:20271011T082000Z
DTSTART:20271020T090000Z
DTEND:20271020T094000Z
SUMMARY:Bezoek stand Callens Keukens
LOCATION:Hal 5\\, stand 512
ORGANIZER;CN=Bram Callens:mailto:bram@callens-keukens.example
ATTENDEE;RSVP=TRUE:mailto:veerle@interieurveerle.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-20T11:00:00+02:00', '2027-10-20T11:40:00+02:00')],
  },
  {
    name: 'nl: wholesale market informs all traders of autumn hours',
    sentAt: '2027-10-13T12:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Groothandelsmarkt Zuid <info@ghmzuid.example>',
    subject: 'Wintertijd en openingstijden',
    text: `Beste pashouder,

Zondag 31 oktober gaat om 3.00 uur de klok een uur terug. Vanaf maandag 1 november gelden de wintertijden:

Bloemen: 5.00 - 11.00 uur
AGF: 4.00 - 10.00 uur
Horeca: 7.00 - 15.00 uur, vrijdag tot 17.00 uur

Op woensdag 3 november is hal C vanaf 13.00 uur gesloten voor keuring van de sprinklers.

U ontvangt dit bericht omdat u een toegangspas heeft.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: hairdresser wants fortnight Thursday, evening opening named',
    sentAt: '2027-10-14T13:13:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kapsalon Krullebol <hallo@krullebol.example>',
    subject: 'etiketten shampoolijn',
    text: `Hee Bas,

super dat jullie het ontwerp willen doen!! kun je donderdag over twee weken (28 oktober) om kwart voor tien bij ons in de salon zijn? de eerste klant heb ik pas om 11 en het is koopavond dus daarna word het een gekkehuis tot 21.00

liefs, Naomi`,
    expected: [at('2027-10-28T09:45:00+02:00')],
  },
  {
    name: "nl: employee wants to leave early for a talk at her son's school",
    sentAt: '2027-10-18T08:25:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Dewi Prins <dewi@prinsfysio.example>',
    subject: 'vrijdag iets eerder weg',
    text: `Goedemorgen baas,

Vrijdag wil ik graag om half vier weg, want om vier uur heb ik oudergesprek op de school van Milan. Mijn laatste patiënt heb ik al verplaatst naar maandag 8.40 uur. Is dat goed?

Dewi`,
    expected: [],
  },
  {
    name: 'nl: JSON-LD booking of a workshop with begin and end',
    sentAt: '2027-10-20T21:06:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Keramiekhuis Aarde <boeking@keramiekhuisaarde.example>',
    subject: 'Boekingsbevestiging teamworkshop',
    text: `Beste Nienke,

Leuk dat jullie komen draaien! Je boeking is bevestigd.

Workshop draaien voor teams
vrijdag 5 november 2027, 14:00 tot 17:00 uur
8 personen, € 392,00
Boeking KA-3310

Inloop vanaf 13:45. Het werk is ongeveer drie weken later gebakken en kan op werkdagen tussen 10:00 en 16:00 worden opgehaald.`,
    html: `<html><head><script type="application/ld+json">[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"KA-3310","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Nienke Faber"},"reservationFor":{"@type":"Event","name":"Workshop draaien voor teams","startDate":"2027-11-05T14:00:00+01:00","endDate":"2027-11-05T17:00:00+01:00","location":{"@type":"Place","name":"Keramiekhuis Aarde","address":{"@type":"PostalAddress","streetAddress":"Leemweg 2","addressLocality":"Deventer","addressCountry":"NL"}}}}]</script></head><body><p>Beste Nienke,</p><p>Leuk dat jullie komen draaien! Je boeking is bevestigd.</p><p><b>Workshop draaien voor teams</b><br>vrijdag 5 november 2027, 14:00 tot 17:00 uur<br>8 personen, € 392,00<br>Boeking KA-3310</p><p>Inloop vanaf 13:45. Het werk is ongeveer drie weken later gebakken en kan op werkdagen tussen 10:00 en 16:00 worden opgehaald.</p></body></html>`,
    expected: [at('2027-11-05T14:00:00+01:00', '2027-11-05T17:00:00+01:00')],
  },
  {
    name: 'nl: JSON-LD of a cancelled dinner reservation',
    sentAt: '2027-10-25T11:52:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Restaurant De Zilte Tafel <noreply@ziltetafel.example>',
    subject: 'Uw annulering',
    text: `Beste Koen Dewaele,

Wij bevestigen de annulering van uw tafel voor 4 personen op zaterdag 30 oktober 2027 om 19u30 (nr. ZT-5519). Het voorschot van € 80 wordt binnen 5 werkdagen teruggestort.

Hopelijk tot een andere keer.`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"ZT-5519","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Koen Dewaele"},"reservationFor":{"@type":"FoodEstablishment","name":"Restaurant De Zilte Tafel"},"startTime":"2027-10-30T19:30:00+02:00","partySize":"4"}</script></head><body><p>Beste Koen Dewaele,</p><p>Wij bevestigen de annulering van uw tafel voor 4 personen op zaterdag 30 oktober 2027 om 19u30 (nr. ZT-5519). Het voorschot van € 80 wordt binnen 5 werkdagen teruggestort.</p><p>Hopelijk tot een andere keer.</p></body></html>`,
    expected: [],
  },
  {
    name: 'nl: heir wants to hand over the keys on Saturday the 13th',
    sentAt: '2027-11-04T20:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wim Kooistra <wkooistra@webpost.example>',
    subject: 'sleuteloverdracht Dorpsstraat 5',
    text: `Geachte makelaar,

Mijn zus en ik kunnen zaterdag de 13e om 11 uur in het huis zijn om u de sleutels te geven en de meterstanden op te nemen. De opkoper is er dan al geweest, die haalt vrijdag om 9.00 uur de laatste meubels op.

Mijn zus moet om 12.05 uur haar trein terug naar Maastricht halen.

Met vriendelijke groet,
W. Kooistra`,
    expected: [at('2027-11-13T11:00:00+01:00')],
  },
  {
    name: "nl: director's dinner moved to another day and an earlier hour",
    sentAt: '2027-11-11T17:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ellen Wijnberg <ellen@wijnberg-consult.example>',
    subject: 'Re: Re: etentje met de partners',
    text: `Dag Arnoud,

Het wordt dus niet woensdag 24 november om 19.00 uur maar een dag later, donderdag 25 november, al om 18.00 uur, want Frits moet de trein van 21.34 uur halen. Zelfde restaurant, ik heb de reservering aangepast.

Groet,
Ellen

Op wo 10 nov 2027 om 12:20 schreef Arnoud Pels:
> Woensdag 24 november 19.00 uur staat genoteerd, zin in!`,
    expected: [at('2027-11-25T18:00:00+01:00')],
  },
  {
    name: 'nl: employee reports sick, others take over her visits',
    sentAt: '2027-11-16T06:58:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lianne Smit <lianne@thuiszorg-smit.example>',
    subject: 'ziek',
    text: `Hoi,

Ik meld me ziek, heb koorts. Mevr. Van Houten (8.30), dhr. Pranger (9.15) en mevr. Jonk (10.00) neemt Hatice van me over, dat heb ik al met haar geregeld. Om 14.00 uur bel ik zelf met de huisarts en dan laat ik weten hoe het gaat.

Lianne`,
    expected: [],
  },
  {
    name: 'nl: auditor wants two days on site as whole days',
    sentAt: '2027-11-18T14:35:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joyce Hendriksen <j.hendriksen@keurcert.example>',
    subject: 'Hercertificering ISO 9001',
    text: `Beste Remco,

Conform afspraak voer ik de hercertificeringsaudit bij jullie op locatie uit op maandag 6 en dinsdag 7 december, beide dagen volledig. Het dagprogramma ontvang je een week vooraf. Wil je een vergaderruimte vrijhouden?

Het huidige certificaat is geldig tot 31 december 2027.

Met vriendelijke groet,
Joyce Hendriksen
lead auditor`,
    expected: [days('2027-12-06', '2027-12-08')],
  },
  {
    name: 'nl: bookkeeper reminds the reader of year-end closing hours of the bank',
    sentAt: '2027-12-09T09:17:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Trudy Maas <trudy@maasadministraties.example>',
    subject: 'laatste betalingen dit jaar',
    text: `Hallo Frank,

Denk je aan de laatste betaalronde? De bank verwerkt batches op vrijdag 31 december tot 15.30 uur, daarna pas weer op maandag 3 januari. De lonen wil ik donderdag 23 december vóór 12.00 uur klaarzetten, jij hoeft ze alleen in de app te accorderen.

Facturen die je na 20 december stuurt boek ik in januari.

Trudy`,
    expected: [],
  },
  {
    name: 'nl: reader in Suriname gets a local and a Dutch hour for one call',
    sentAt: '2027-11-22T15:10:00+01:00',
    timezone: 'America/Paramaribo',
    from: 'Henk Ramdin <h.ramdin@ramdin-export.example>',
    subject: 'overleg zending hout',
    text: `Beste Sheila,

Voor de zending hout moeten we even bellen. Schikt woensdag 24 november om 9.30 uur Surinaamse tijd (13.30 uur hier in Rotterdam)? De douane wil de papieren donderdag vóór 17.00 uur Nederlandse tijd hebben en het schip vaart zondag al om 5 uur.

Groeten aan de familie,
Henk Ramdin`,
    expected: [at('2027-11-24T09:30:00-03:00')],
  },
  {
    name: 'nl: wedding couple sends the florist the day plan, delivery only',
    sentAt: '2027-12-02T22:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Anna en Thijs <annaenthijs@postvak.example>',
    subject: 'bloemen 18 december',
    text: `Hoi Bloemerij,

Hier nog het draaiboek van onze dag (zaterdag 18 december), dan weet je waar de bloemen wanneer te zien zijn :)

11.30 ceremonie stadhuis
12.30 foto's in het park
15.00 taart
18.00 diner
20.30 feest

Je koerier mag alles vanaf 8.00 uur bij de receptie van het hotel afgeven, wij zijn er dan zelf niet.

Dankjewel!! Anna & Thijs`,
    expected: [],
  },
  {
    name: 'nl: year-end lunch invitation in Flanders with reception and closing',
    sentAt: '2027-12-06T11:25:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Christine Baeten <christine@baeten-drukwerk.example>',
    subject: 'Eindejaarslunch',
    text: `Beste Marleen,

Omdat u dit jaar zo'n trouwe klant was, nodig ik u heel graag persoonlijk uit voor onze eindejaarslunch op vrijdag 17 december, van 12u15 tot 14u30, in het salon boven de drukkerij. We zijn maar met tien.

Geeft u tegen maandag 13 december door of u vis of vlees wil? De drukkerij zelf sluit die dag al om 12u.

Met hartelijke groet,
Christine Baeten`,
    expected: [at('2027-12-17T12:15:00+01:00', '2027-12-17T14:30:00+01:00')],
  },
  {
    name: 'nl: heating engineer answers a price question with his own full diary',
    sentAt: '2027-12-14T18:30:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Wim Segers <wim@segers-sanitair.example>',
    subject: 'Re: boiler vervangen',
    text: `Dag Nathalie

Een nieuwe boiler van 150 l komt op 1.340 euro excl. plaatsing, reken 4 uur werk aan 58 euro. Voor nieuwjaar lukt het niet meer: morgen zit ik van 8u tot 17u in Aalst, donderdag idem en vrijdag om 13u begint ons verlof. Vanaf 10 januari kijk ik wanneer er plaats is.

Wim`,
    expected: [],
  },
  {
    name: 'nl: patient asks if half past five today is fine, neighbour drives her',
    sentAt: '2027-12-15T09:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Riet Scholten <riet.scholten@webpost.example>',
    subject: 'bril',
    text: `kan ik vanmiddag om half zes mijn bril laten bijstelen bij u? mijn buurman brengt mij dan, die is om 5 uur klaar met werken. mevr scholten`,
    expected: [at('2027-12-15T17:30:00+01:00')],
  },
];
