import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: agreed weekday with half hour spoken',
    sentAt: '2027-01-05T09:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wendy Hoekstra <wendy@hoekstra-interieur.example>',
    subject: 'Re: Kennismaking',
    text: `Prima, dan zie ik je donderdag om half drie bij ons op kantoor.
Groet, Wendy`,
    expected: [at('2027-01-07T14:30:00+01:00')],
  },
  {
    name: 'nl: own dentist and notary tomorrow',
    sentAt: '2027-01-06T16:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruben Schaap <ruben@schaapbouw.example>',
    subject: 'Morgen weg',
    text: `Ben morgen van 9 tot 12 weg, eerst tandarts en dan de notaris. Daarna weer gewoon bereikbaar.`,
    expected: [],
  },
  {
    name: 'nl: Flemish slash date with u notation',
    sentAt: '2027-01-11T08:05:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Kim Verstraete <kim.verstraete@tuinkamer.example>',
    subject: 'Re: offerte',
    text: `kan je woensdag 13/1 om 10u30 eens langskomen voor de offerte? dan overlopen we alles
grtjs Kim`,
    expected: [at('2027-01-13T10:30:00+01:00')],
  },
  {
    name: 'nl: pallet delivered between two hours',
    sentAt: '2027-01-12T13:22:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Expeditie <expeditie@vandammehout.example>',
    subject: 'Levering pallet',
    text: `Je pallet hout wordt donderdag geleverd tussen 8 en 10u. Zorg dat de poort open is aub.`,
    expected: [],
  },
  {
    name: 'nl: physio reminder by software',
    sentAt: '2027-01-18T07:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fysiotherapie De Linde <noreply@fysiodelinde.example>',
    subject: 'Herinnering afspraak',
    text: `U heeft een afspraak bij Fysiotherapie De Linde op woensdag 20-01-2027 om 08:40 uur.
Verhinderd? Bel dan minimaal 24 uur van tevoren naar 030-5550142.`,
    expected: [at('2027-01-20T08:40:00+01:00')],
  },
  {
    name: 'nl: lost match of yesterday',
    sentAt: '2027-01-25T08:50:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Dennis Kuipers <dennis@kuipersdakwerk.example>',
    subject: 'Re: uitslag',
    text: `3-1 verloren man, om half 4 stonden we al 2-0 achter. Niet meer over hebben 😩`,
    expected: [],
  },
  {
    name: 'nl: two alternatives with abbreviated weekdays',
    sentAt: '2027-02-02T10:31:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Femke de Groot <femke@degrootadvies.example>',
    subject: 'Jaarcijfers bespreken',
    text: `Ik kan do om 9 uur of vr om 13.15, zeg maar wat jou het beste uitkomt.`,
    expected: [at('2027-02-04T09:00:00+01:00'), at('2027-02-05T13:15:00+01:00')],
  },
  {
    name: 'nl: refusal of a proposed hour',
    sentAt: '2027-02-05T15:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Yasmina Bakkali <y.bakkali@studiozuid.example>',
    subject: 'Re: Overleg',
    text: `Hoi, dinsdag om 15 uur lukt mij helaas niet, dan zit ik vast. Ik kom er nog op terug!
Yasmina`,
    expected: [],
  },
  {
    name: 'nl: move from tomorrow to Monday',
    sentAt: '2027-02-10T11:47:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerard Mulder <g.mulder@mulderinstallaties.example>',
    subject: 'Afspraak verzetten',
    text: `Kunnen we de afspraak van morgen 10 uur verzetten naar maandag 11 uur? Collega is ziek, vandaar.
Gerard`,
    expected: [at('2027-02-15T11:00:00+01:00')],
  },
  {
    name: 'nl: dentist cancels the appointment',
    sentAt: '2027-02-11T08:10:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tandartspraktijk Oost <balie@tandartsoost.example>',
    subject: 'Afspraak vervallen',
    text: `Uw afspraak van vrijdag 12 februari om 9.00 uur komt te vervallen, de tandarts is ziek.
Wij bellen u voor een nieuwe datum.`,
    expected: [],
  },
  {
    name: 'nl: call later today at quarter to five',
    sentAt: '2027-02-16T14:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joost Terpstra <joost@terpstrareclame.example>',
    subject: 'Re: ontwerp flyer',
    text: `Zullen we vanmiddag om kwart voor 5 even bellen? Zit ik net in de auto naar huis`,
    expected: [at('2027-02-16T16:45:00+01:00')],
  },
  {
    name: 'nl: VAT deadline on Friday at five',
    sentAt: '2027-02-17T09:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Carla Wiersma <carla@wiersmaboekhouding.example>',
    subject: 'Bonnetjes',
    text: `Denk je aan de bonnetjes van januari? Ik moet ze uiterlijk vrijdag 17:00 binnen hebben, anders schuift de aangifte door.`,
    expected: [],
  },
  {
    name: 'nl: lunch day after tomorrow',
    sentAt: '2027-02-22T17:55:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Bart Claessens <bart@claessensverf.example>',
    subject: 'lunch?',
    text: `Overmorgen samen lunchen? 12u30 in De Gouden Leeuw, ik trakteer.`,
    expected: [at('2027-02-24T12:30:00+01:00')],
  },
  {
    name: 'nl: shop hours in the half-term week',
    sentAt: '2027-02-04T12:12:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Stoffenwinkel Draad <info@stoffendraad.example>',
    subject: 'Re: Openingsuren krokusvakantie',
    text: `Dag Els, in de krokusvakantie zijn wij maandag gesloten, de andere dagen open van 10 tot 18u.
Mvg, Hilde`,
    expected: [],
  },
  {
    name: 'nl: boiler technician visits in a window',
    sentAt: '2027-02-26T10:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Ketelservice Noord <planning@ketelservicenoord.example>',
    subject: 'Onderhoud cv-ketel',
    text: `Onze monteur komt op donderdag 4 maart tussen 8.00 en 10.00 uur bij u langs voor het onderhoud van de ketel.
Opdrachtnummer 2027-0915.`,
    expected: [at('2027-03-04T08:00:00+01:00', '2027-03-04T10:00:00+01:00')],
  },
  {
    name: 'nl: own train arrival',
    sentAt: '2027-03-02T07:41:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marloes Dijkman <marloes@dijkmantekst.example>',
    subject: 'Re: Correcties',
    text: `Zit in de trein zonder wifi, kom om 9.47 aan in Zwolle. Daarna kijk ik ernaar.`,
    expected: [],
  },
  {
    name: 'nl: accepts the second quoted slot',
    sentAt: '2027-03-05T13:09:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hans Postma <hans.postma@vvewilgenhof.example>',
    subject: 'Re: Inspectie dak',
    text: `Ja, de tweede is prima!

> Kunt u woensdag 10 maart om 14:00 of donderdag 11 maart om 9:30?`,
    expected: [at('2027-03-11T09:30:00+01:00')],
  },
  {
    name: 'nl: usual office days without a proposal',
    sentAt: '2027-03-08T16:16:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Inge Vos <inge.vos@gemeenteloket.example>',
    subject: 'Re: Vergunning',
    text: `Normaal zit ik op dinsdag en woensdag op kantoor, van 9 tot 5. Bel gerust als er iets is.
Inge Vos`,
    expected: [],
  },
  {
    name: 'nl: video link with start and end',
    sentAt: '2027-03-15T14:44:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sander Blok <sander@blokenpartners.example>',
    subject: 'Link gesprek',
    text: `Hierbij de link voor ons gesprek van vrijdag 19 maart, 10:00-10:45: https://meet.blokenpartners.example/r/8841`,
    expected: [at('2027-03-19T10:00:00+01:00', '2027-03-19T10:45:00+01:00')],
  },
  {
    name: 'nl: workshop on television tonight',
    sentAt: '2027-03-16T11:25:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Atelier Brons <hallo@atelierbrons.example>',
    subject: 'Wij op tv!',
    text: `Vanavond om 20.30 uur zie je ons atelier voorbijkomen op de regionale tv, duurt maar 3 minuutjes hoor 😄`,
    expected: [],
  },
  {
    name: 'nl: job interview with abbreviated month',
    sentAt: '2027-03-17T09:20:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Nele Peeters <nele.peeters@zorghuisdekade.example>',
    subject: 'Uw sollicitatie',
    text: `Beste Tom, we verwachten je di 23 mrt om 15.00u voor een gesprek, Kerkstraat 8 te Aalst.
Groeten, Nele`,
    expected: [at('2027-03-23T15:00:00+01:00')],
  },
  {
    name: 'nl: price of a second-hand bench',
    sentAt: '2027-03-19T20:03:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wim Jonker <wim.jonker@jonkermetaal.example>',
    subject: 'Re: werkbank',
    text: `hij staat sinds maandag online voor 1530 euro, voor jou 1400. Laat maar weten of je m wil`,
    expected: [],
  },
  {
    name: 'nl: after Easter across the clock change',
    sentAt: '2027-03-25T15:37:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Anouk van Beek <anouk@vanbeekverzekert.example>',
    subject: 'Re: Nieuwe polis',
    text: `Na Pasen dan: dinsdag 30 maart, kwart over negen, bij jou op de zaak. Fijne dagen!`,
    expected: [at('2027-03-30T09:15:00+02:00')],
  },
  {
    name: 'nl: till rota of two others',
    sentAt: '2027-03-31T18:29:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Petra Zwart <petra@boekhandelzwart.example>',
    subject: 'Rooster zaterdag',
    text: `Kees en Noor staan zaterdag van 9 tot 13 achter de kassa, Milan van 13 tot 17. Jij bent vrij, geniet ervan.`,
    expected: [],
  },
  {
    name: 'nl: stock-take all Saturday',
    sentAt: '2027-02-18T12:01:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Luc Maes <luc@maesijzerwaren.example>',
    subject: 'Inventaris',
    text: `Zaterdag 27 februari doen we inventaris, de hele dag. Ik reken op jou! Broodjes zijn voorzien.`,
    expected: [days('2027-02-27')],
  },
  {
    name: 'nl: thanks for the past talk',
    sentAt: '2027-04-05T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tim Ruiter <tim@ruiterwebdesign.example>',
    subject: 'Bedankt',
    text: `Bedankt nog voor het fijne gesprek van afgelopen vrijdag om 10 uur! De offerte komt deze week jullie kant op.
Tim`,
    expected: [],
  },
  {
    name: 'nl: bulk discount on Saturday',
    sentAt: '2027-04-08T06:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tegelhal Rijnmond <nieuws@tegelhalrijnmond.example>',
    subject: 'Alleen zaterdag',
    text: `Alleen zaterdag 10 april van 10 tot 17 uur: 25% korting op alle vloertegels.
Geen mails meer? Meld je hier af.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: notary deed in nine days',
    sentAt: '2027-04-07T11:11:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Kantoor notaris Wouters <kantoor@notariswouters.example>',
    subject: 'Ondertekening akte',
    text: `Geachte heer, de ondertekening van de akte gaat door op vrijdag 16 april om 14u op ons kantoor.
Gelieve uw identiteitskaart mee te brengen.`,
    expected: [at('2027-04-16T14:00:00+02:00')],
  },
  {
    name: 'nl: out of office with phone hours',
    sentAt: '2027-04-09T13:13:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dirk Goossens <dirk.goossens@goossensramen.example>',
    subject: 'Afwezig',
    text: `Ik ben afwezig t.e.m. vrijdag 16 april.
Dringend? Bel Sofie op 09 555 01 77, elke werkdag van 8u30 tot 12u.`,
    expected: [],
  },
  {
    name: 'nl: half eleven accepted for tomorrow',
    sentAt: '2027-04-13T17:08:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Esther Kok <esther@kokcatering.example>',
    subject: 'Re: Proeverij',
    text: `Half elf is goed, tot morgen!`,
    expected: [at('2027-04-14T10:30:00+02:00')],
  },
  {
    name: 'nl: daughter has her driving test',
    sentAt: '2027-04-19T10:52:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Monique Smit <monique@smitschoonmaak.example>',
    subject: 'Re: facturen maart',
    text: `Facturen zijn goed zo. Trouwens, mijn dochter heeft woensdag om 11 uur haar rijexamen, duimen maar!`,
    expected: [],
  },
  {
    name: 'nl: lower case request to phone at three',
    sentAt: '2027-04-20T21:14:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'jos hermans <jos@hermanskeukens.example>',
    subject: 'bellen',
    text: `kunde gij mij donderdag efkes bellen om 3 uur smiddags? tis over da blad van de keuken
gr jos`,
    expected: [at('2027-04-22T15:00:00+02:00')],
  },
  {
    name: 'nl: parcel between two times today',
    sentAt: '2027-04-22T08:01:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Pakketbode <noreply@pakketbode.example>',
    subject: 'Vandaag bezorgd',
    text: `Uw pakket 7QX20931 wordt vandaag bezorgd tussen 13:15 en 15:15 uur.
Niet thuis? Dan brengen we het naar een afhaalpunt.`,
    expected: [],
  },
  {
    name: "nl: set up the King's Day stall together",
    sentAt: '2027-04-21T19:45:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Linda Prins <linda@bloemenprins.example>',
    subject: 'Kraam Koningsdag',
    text: `Dinsdag 27 april om 6.30 uur bouwen we samen de kraam op, jij komt toch ook? Koffie staat klaar ☕`,
    expected: [at('2027-04-27T06:30:00+02:00')],
  },
  {
    name: 'nl: mail server maintenance on Sunday night',
    sentAt: '2027-05-04T14:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Servicedesk Netwolk <servicedesk@netwolk.example>',
    subject: 'Onderhoud mailserver',
    text: `Op zondag 9 mei is de mailserver tussen 2:00 en 5:00 uur niet beschikbaar wegens onderhoud. U hoeft niets te doen.`,
    expected: [],
  },
  {
    name: 'nl: three viewing slots in a list',
    sentAt: '2027-05-03T12:48:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Makelaardij Vlietland <info@makelaardijvlietland.example>',
    subject: 'Re: Bezichtiging',
    text: `Kijken kan op (graag keuze doorgeven):
- ma 10 mei 17.00
- di 11 mei 17.30
- wo 12 mei 12.00`,
    expected: [
      at('2027-05-10T17:00:00+02:00'),
      at('2027-05-11T17:30:00+02:00'),
      at('2027-05-12T12:00:00+02:00'),
    ],
  },
  {
    name: 'nl: cannot on Friday, in Antwerp',
    sentAt: '2027-05-11T09:09:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Joke Lambrecht <joke@lambrechtarchitectuur.example>',
    subject: 'Re: planning',
    text: `Vrijdag gaat niet, dan zit ik van 9 tot 17u op een werf in Antwerpen. Ik zoek iets anders en laat het je weten.`,
    expected: [],
  },
  {
    name: 'nl: general assembly in two weeks',
    sentAt: '2027-05-12T20:20:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Secretariaat TC De Vaart <secretaris@tcdevaart.example>',
    subject: 'Algemene vergadering',
    text: `Hey Geert, over twee weken is het zover: woensdag 26 mei om 19u30 algemene vergadering in de kantine, we verwachten je!
Rita`,
    expected: [at('2027-05-26T19:30:00+02:00')],
  },
  {
    name: 'nl: direct debit date',
    sentAt: '2027-05-24T05:45:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Waterbedrijf Delta <noreply@waterbedrijfdelta.example>',
    subject: 'Aankondiging incasso',
    text: `Op maandag 31 mei schrijven wij € 148,50 van uw rekening af. Factuur 20270524-0930.`,
    expected: [],
  },
  {
    name: 'nl: invitation in an ICS part',
    sentAt: '2027-05-27T15:15:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Roel Bouma <roel@boumasolar.example>',
    subject: 'Schouw zonnepanelen',
    text: `Uitnodiging voor de schouw zit erbij. Tot dan!
Roel`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Bouma Solar//Agenda//NL
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:schouw-5521@boumasolar.example
DTSTAMP:20270527T131500Z
DTSTART;TZID=Europe/Amsterdam:20270603T130000
DTEND;TZID=Europe/Amsterdam:20270603T140000
SUMMARY:Schouw zonnepanelen
LOCATION:Havenweg 12
ORGANIZER;CN=Roel Bouma:mailto:roel@boumasolar.example
ATTENDEE;RSVP=TRUE:mailto:info@garagehaven.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-06-03T13:00:00+02:00', '2027-06-03T14:00:00+02:00')],
  },
  {
    name: 'nl: writer on the way home from Cologne',
    sentAt: '2027-06-02T15:31:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Erik Timmer <erik@timmertransport.example>',
    subject: 'Re: vracht Keulen',
    text: `Alles afgeleverd, nu op de terugweg. Ben rond 18.00 thuis, spreek je later.`,
    expected: [],
  },
  {
    name: 'nl: five past half eleven this morning',
    sentAt: '2027-06-08T09:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sylvia Brandsma <sylvia@drukkerijbrandsma.example>',
    subject: 'proefdruk',
    text: `Proefdruk is binnen! Zien we elkaar straks om vijf over half elf bij de koffie? Dan laat ik m zien`,
    expected: [at('2027-06-08T10:35:00+02:00')],
  },
  {
    name: 'nl: bakery opens on Sundays from July',
    sentAt: '2027-06-10T06:55:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Bakkerij Mertens <bestel@bakkerijmertens.example>',
    subject: 'Re: bestelling koffiekoeken',
    text: `Genoteerd, 24 stuks. Vanaf 1 juli zijn we trouwens ook op zondag open, van 7 tot 12u.`,
    expected: [],
  },
  {
    name: 'nl: registered for a workshop with range',
    sentAt: '2027-06-09T10:10:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Grafisch Atelier Kaai <inschrijvingen@atelierkaai.example>',
    subject: 'Inschrijving bevestigd',
    text: `Je bent ingeschreven voor de workshop zeefdrukken op zaterdag 12 juni, 13u-16u.
Breng een oude schort mee. Betaald: € 45.`,
    expected: [at('2027-06-12T13:00:00+02:00', '2027-06-12T16:00:00+02:00')],
  },
  {
    name: 'nl: quote was sent on Monday morning',
    sentAt: '2027-06-16T12:37:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Patrick Veen <patrick@veenvloeren.example>',
    subject: 'Re: Offerte vloer',
    text: `Die had ik maandag om 9 uur al gestuurd hoor, check je spam ff`,
    expected: [],
  },
  {
    name: 'nl: Monday the 21st in the morning',
    sentAt: '2027-06-15T16:26:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Margriet Kooistra <m.kooistra@kooistrataxaties.example>',
    subject: 'Re: Taxatie bedrijfspand',
    text: `Doen we! Maandag de 21e om 8.45 uur dus. Ik bel aan bij de achterdeur.
Mvg Margriet`,
    expected: [at('2027-06-21T08:45:00+02:00')],
  },
  {
    name: 'nl: web shop goes live on Thursday',
    sentAt: '2027-06-21T17:17:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Daan Verhoef <daan@verhoefcode.example>',
    subject: 'Livegang',
    text: `De nieuwe webshop gaat donderdag om 12.00 uur live, hopelijk zonder gedoe 🙂 Jij merkt er niks van.`,
    expected: [],
  },
  {
    name: 'nl: call in London time and local time',
    sentAt: '2027-06-22T18:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Floor Hendriks <floor@hendriksexport.example>',
    subject: 'Call morgen',
    text: `Onze call is morgen om 15.00 Londense tijd, dus 16.00 uur bij jou. Ik bel je op je 06.`,
    expected: [at('2027-06-23T16:00:00+02:00')],
  },
  {
    name: 'nl: tomorrow is off because of the car',
    sentAt: '2027-06-24T19:19:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Anja Faber <anja.faber@pedicurefaber.example>',
    subject: 'Re: morgen',
    text: `Sorry!! Morgen half 2 gaat niet door, auto stuk. Ik bel je volgende week voor iets nieuws.`,
    expected: [],
  },
  {
    name: 'nl: later today instead of one',
    sentAt: '2027-06-29T11:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sjoerd Wagenaar <sjoerd@wagenaarlicht.example>',
    subject: 'Iets later',
    text: `Onze afspraak wordt vandaag kwart voor twee ipv één uur, sta muurvast op de A2`,
    expected: [at('2027-06-29T13:45:00+02:00')],
  },
  {
    name: 'nl: neighbours celebrate on Saturday',
    sentAt: '2027-06-30T08:34:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Syndicus Parkzicht <syndicus@parkzicht.example>',
    subject: 'Geluid zaterdag',
    text: `Ter info: de bewoners van nr. 6 geven zaterdag een trouwfeest, muziek tot 1u 's nachts. Zij hebben toelating.`,
    expected: [],
  },
  {
    name: 'nl: restaurant booking in JSON-LD',
    sentAt: '2027-07-05T13:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Eetlokaal Branding <reserveren@eetlokaalbranding.example>',
    subject: 'Reservering bevestigd',
    text: `Je tafel voor 4 personen is gereserveerd. Alle gegevens staan in deze mail. Tot dan!`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "EB-77310",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Ilse Kramer" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Eetlokaal Branding",
    "address": { "@type": "PostalAddress", "streetAddress": "Strandweg 4", "addressLocality": "Scheveningen", "addressCountry": "NL" }
  },
  "startTime": "2027-07-09T19:00:00+02:00",
  "partySize": "4"
}
</script></head><body><p>Je tafel voor 4 personen is gereserveerd. Alle gegevens staan in deze mail. Tot dan!</p></body></html>`,
    expected: [at('2027-07-09T19:00:00+02:00')],
  },
  {
    name: 'nl: colleague takes Wednesday off',
    sentAt: '2027-07-12T10:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jeroen Visser <jeroen@visserbanden.example>',
    subject: 'Vrije dag',
    text: `ik neem woensdag vrij, Piet doet dan de telefoon van 8 tot 5`,
    expected: [],
  },
  {
    name: 'nl: car inspection appointment',
    sentAt: '2027-07-07T07:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Autobedrijf Van Rijn <werkplaats@autovanrijn.example>',
    subject: 'APK-afspraak',
    text: `U heeft een APK-afspraak bij ons op woensdag 14 juli, wij verwachten u om 8:15 uur met de auto. Kosten € 49,95.
Werkplaats open ma t/m vr 8.00-17.30.`,
    expected: [at('2027-07-14T08:15:00+02:00')],
  },
  {
    name: 'nl: bulk summer sale starts Thursday',
    sentAt: '2027-06-30T18:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Schoenen Torrekens <nieuwsbrief@schoenentorrekens.example>',
    subject: 'Solden starten morgen',
    text: `Donderdag 1 juli om 9u gaan onze deuren open voor de solden: tot -50% op zomerschoenen!
Uitschrijven kan via de link onderaan.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: video call on Monday for half an hour',
    sentAt: '2027-07-15T20:47:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lotte Scholten <lotte@scholtenfotografie.example>',
    subject: 'Re: fotoshoot',
    text: `zullen we ma om 4 uur ff videobellen? duurt een half uur, stuur je de link zo`,
    expected: [at('2027-07-19T16:00:00+02:00', '2027-07-19T16:30:00+02:00')],
  },
  {
    name: 'nl: builder closes for the summer holiday',
    sentAt: '2027-07-14T16:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bouwbedrijf Koster <info@bouwkoster.example>',
    subject: 'Bouwvak',
    text: `Wij zijn dicht van 19 juli t/m 6 augustus. Vanaf maandag 9 augustus 7.00 uur zijn we weer open.`,
    expected: [],
  },
  {
    name: 'nl: handover of a house',
    sentAt: '2027-08-09T11:32:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Woonstichting De Brink <verhuur@woondebrink.example>',
    subject: 'Oplevering woning',
    text: `De oplevering van uw woning is op dinsdag 24 augustus 2027, 11.00 uur, Beukenlaan 17.
Graag legitimatie meenemen.`,
    expected: [at('2027-08-24T11:00:00+02:00')],
  },
  {
    name: 'nl: late to bed after the party',
    sentAt: '2027-08-16T09:44:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bas Koning <bas@koningtenten.example>',
    subject: 'Re: feesttent',
    text: `Haha ja, zaterdag pas om half drie in bed, top feest was het. Tent is heel gebleven`,
    expected: [],
  },
  {
    name: 'nl: site meeting Thursday of next week',
    sentAt: '2027-08-18T07:15:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Stijn De Smet <stijn@desmetbouw.example>',
    subject: 'Werfvergadering',
    text: `Volgende week donderdag werfvergadering, 9u stipt, jij moet er ook bij zijn. Laarzen aan!`,
    expected: [at('2027-08-26T09:00:00+02:00')],
  },
  {
    name: 'nl: own flight and no new date',
    sentAt: '2027-08-24T22:06:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nadia Amrani <nadia@amranitapijten.example>',
    subject: 'Re: Afspraak vrijdag',
    text: `Mijn vlucht landt vrijdag pas om 14.10 en daarna moet ik direct naar een klant. Laten we het een andere keer doen, sorry.`,
    expected: [],
  },
  {
    name: 'nl: cancelled event in an ICS part',
    sentAt: '2027-09-01T10:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Miriam Post <miriam@postmediation.example>',
    subject: 'Geannuleerd: intake',
    text: `De intake van 7 september gaat niet door. Ik neem contact op.
Miriam Post`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Post Mediation//Agenda//NL
METHOD:CANCEL
BEGIN:VEVENT
UID:intake-0907@postmediation.example
DTSTAMP:20270901T084000Z
SEQUENCE:1
DTSTART:20270907T080000Z
DTEND:20270907T090000Z
SUMMARY:Intake
ORGANIZER;CN=Miriam Post:mailto:miriam@postmediation.example
ATTENDEE:mailto:info@bakkerdejager.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'nl: ten minutes at the parents evening',
    sentAt: '2027-09-06T15:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Basisschool De Regenboog <administratie@obsderegenboog.example>',
    subject: 'Oudergesprek groep 7',
    text: `U bent ingedeeld op maandag 13 september om 19.20 uur (10 minuten), lokaal 4, bij juf Marieke.`,
    expected: [at('2027-09-13T19:20:00+02:00', '2027-09-13T19:30:00+02:00')],
  },
  {
    name: 'nl: general availability, asks for a proposal',
    sentAt: '2027-09-10T08:27:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Karin Slot <karin@slotcoaching.example>',
    subject: 'Re: Coaching',
    text: `In principe kan ik de meeste dinsdagen na vieren wel. Stuur jij een voorstel?`,
    expected: [],
  },
  {
    name: 'nl: tomorrow morning at the shed',
    sentAt: '2027-09-16T18:38:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Wouter Nijs <wouter@nijselektro.example>',
    subject: 'morgen',
    text: `Morgenvroeg 7u30 aan de loods, dan rijden we samen naar de klant in Lier ok?`,
    expected: [at('2027-09-17T07:30:00+02:00')],
  },
  {
    name: 'nl: registration for the street fair closes',
    sentAt: '2027-09-15T12:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Winkeliersvereniging Dorpsstraat <bestuur@winkeliersdorpsstraat.example>',
    subject: 'Re: Aanmelden braderie',
    text: `Hoi Ans, aanmelden voor een kraam kan nog tot zondag 26 september 23.59 uur via het formulier.
Gr. Theo`,
    expected: [],
  },
  {
    name: 'nl: two days at a trade fair together',
    sentAt: '2027-09-20T14:29:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Maaike Drost <maaike@drostverpakking.example>',
    subject: 'Vakbeurs Gorinchem',
    text: `Kaartjes zijn binnen: di 5 en wo 6 oktober gaan we samen naar de vakbeurs in Gorinchem, beide dagen helemaal. Zin in!`,
    expected: [days('2027-10-05', '2027-10-07')],
  },
  {
    name: 'nl: writer is phoned by the insurer',
    sentAt: '2027-09-27T09:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Henk Oosting <henk@oostinglogistiek.example>',
    subject: 'Re: schade bus',
    text: `De verzekering belt mij woensdag om 10 uur, daarna weet ik pas meer.`,
    expected: [],
  },
  {
    name: 'nl: date in figures confirmed',
    sentAt: '2027-09-27T13:03:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ann Desmedt <ann.desmedt@fiscodesmedt.example>',
    subject: 'Re: aangifte bespreken',
    text: `30/9 om 16u15 past, ik noteer het in mijn agenda. Tot dan!
Ann`,
    expected: [at('2027-09-30T16:15:00+02:00')],
  },
  {
    name: 'nl: football nearby makes parking hard',
    sentAt: '2027-10-08T16:33:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ronald Bijl <ronald@bijlhoreca.example>',
    subject: 'Parkeren zondag',
    text: `let op: FC speelt zondag om 14.30 thuis, dus parkeren wordt een drama voor onze gasten`,
    expected: [],
  },
  {
    name: 'nl: flu jab reminder',
    sentAt: '2027-10-12T08:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Huisartsenpraktijk Bos <noreply@praktijkbos.example>',
    subject: 'Uw griepprik',
    text: `Wij hebben voor u een griepprik ingepland op donderdag 21 oktober om 17.10 uur. Draag kleding met korte mouwen.
Praktijk Bos, tel. 0515-555018 (bereikbaar 8.00-12.00 uur)`,
    expected: [at('2027-10-21T17:10:00+02:00')],
  },
  {
    name: 'nl: phone hours of a third party',
    sentAt: '2027-10-19T11:06:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Simone Lammers <simone@lammersbeheer.example>',
    subject: 'Re: Kadaster',
    text: `Die mevrouw is alleen di t/m do te bellen, vanaf 10 uur, 020-5550166. Succes ermee`,
    expected: [],
  },
  {
    name: 'nl: one in the afternoon after the clock change',
    sentAt: '2027-10-28T17:21:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Koen Wolters <koen@woltersakoestiek.example>',
    subject: 'Re: meting',
    text: `Maandag 1 november om één uur 's middags dan, ok? Bij Loes boven.`,
    expected: [at('2027-11-01T13:00:00+01:00')],
  },
  {
    name: 'nl: too early for the writer',
    sentAt: '2027-10-29T19:01:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Tine Roels <tine@roelskeramiek.example>',
    subject: 'Re: Re: demo oven',
    text: `Nee, woensdag 3 november 8u is echt te vroeg voor mij, dan moeten de kinderen nog naar school.`,
    expected: [],
  },
  {
    name: 'nl: intake with start and end',
    sentAt: '2027-11-02T09:49:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Praktijk Samen Verder <intake@samenverder.example>',
    subject: 'Uitnodiging intake',
    text: `Beste Robin, je intake is op dinsdag 9 nov. van 10:00 tot 11:30 uur, videolink volgt een dag ervoor.
Hartelijke groet, Judith`,
    expected: [at('2027-11-09T10:00:00+01:00', '2027-11-09T11:30:00+01:00')],
  },
  {
    name: 'nl: appraisal of another colleague',
    sentAt: '2027-11-16T10:18:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gonnie Reitsma <gonnie@reitsmapersoneel.example>',
    subject: 'Fyi Saskia',
    text: `Fyi, Saskia heeft donderdag om 11 haar functioneringsgesprek met Hans. Jij hoeft niks te doen.`,
    expected: [],
  },
  {
    name: 'nl: invited to the Saint Nicholas visit',
    sentAt: '2027-11-22T20:35:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Bogaert <griet@speelgoedbogaert.example>',
    subject: 'De Sint komt!',
    text: `Dag Sarah, de Sint komt vrijdag 3 december om 15u30 naar onze winkel, jij en de kindjes zijn van harte uitgenodigd.
x Griet`,
    expected: [at('2027-12-03T15:30:00+01:00')],
  },
  {
    name: 'nl: figures due before noon',
    sentAt: '2027-12-07T14:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Administratie Pauw <cijfers@pauwadministratie.example>',
    subject: 'Aanleveren stukken',
    text: `Graag alle stukken vóór woensdag 15 december 12.00 uur aanleveren, anders redden wij het dit jaar niet meer.`,
    expected: [],
  },
  {
    name: 'nl: Christmas drinks with us',
    sentAt: '2027-12-06T16:09:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Vincent Aalbers <vincent@aalberstimmerwerk.example>',
    subject: 'Kerstborrel',
    text: `do 16 dec vanaf 17:00 kerstborrel bij ons in de werkplaats, jij komt toch ook? neem je vrouw mee`,
    expected: [at('2027-12-16T17:00:00+01:00')],
  },
  {
    name: 'nl: next check-up in the new year',
    sentAt: '2027-12-21T12:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mondzorg Het Plein <noreply@mondzorghetplein.example>',
    subject: 'Volgende controle',
    text: `Uw volgende controle staat gepland op dinsdag 11 januari 2028 om 9.20 uur bij mondhygiënist S. Otten.`,
    expected: [at('2028-01-11T09:20:00+01:00')],
  },
];
