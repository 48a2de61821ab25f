import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: customer agrees to a kitchen measuring visit, half past in words',
    sentAt: '2027-01-12T16:42:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marloes Hoekzema <marloes.hoekzema@postvak.example>',
    subject: 'Re: Inmeten keuken Vondelstraat 18',
    text: `Hoi Ruben,

Dank voor je snelle reactie. Komende donderdag om half negen is prima, dan ben ik de hele ochtend thuis.
Parkeren kan achter het huis (poort staat open). De oude tekening van de vorige bewoner leg ik vast klaar.

O ja, de offerte van € 8.450 klopt volgens mij nog niet helemaal, de spoelbak stond er dubbel op. Maar dat bespreken we dan wel.

Groetjes,
Marloes Hoekzema
06-00112233

Op 12 jan 2027 om 14:05 schreef Ruben van Keukenatelier De Wissel:
> Dag Marloes,
>
> Ik kan donderdag om 8.30 uur langskomen om in te meten, of anders vrijdag om 13.00 uur.
> Laat maar weten!
>
> Ruben`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'nl: Flemish accountant offers three slots with u notation',
    sentAt: '2027-02-03T09:15:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Katrien Verhaeghe <katrien@verhaeghe-accountants.example>',
    subject: 'Bespreking jaarrekening 2026',
    text: `Beste Wim,

De jaarrekening is zo goed als klaar. Ik zou ze graag samen met u overlopen op ons kantoor in Deinze, reken op een uurtje.
Ik kan u de volgende momenten voorstellen:

- maandag 15 februari, 14u - 15u
- woensdag 17 februari, 9u30 - 10u30
- vrijdag 19 februari, 11u - 12u

Gelieve te laten weten wat voor u het beste past. De btw-aangifte moet zoals steeds ten laatste op 20 februari binnen zijn, daar zorgen wij voor.

Met vriendelijke groeten,

Katrien Verhaeghe
Verhaeghe Accountants BV
Tel. 09 000 11 22
Kantoor open ma-do 8u30-12u en 13u-17u, vrijdag tot 16u`,
    expected: [
      at('2027-02-15T14:00:00+01:00', '2027-02-15T15:00:00+01:00'),
      at('2027-02-17T09:30:00+01:00', '2027-02-17T10:30:00+01:00'),
      at('2027-02-19T11:00:00+01:00', '2027-02-19T12:00:00+01:00'),
    ],
  },
  {
    name: 'nl: parcel delivery window is not a meeting',
    sentAt: '2027-01-20T07:58:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Snelpost Bezorging <noreply@snelpost.example>',
    subject: 'Je pakket komt vandaag',
    text: `Goedemorgen,

Je pakket 3SABC0099112 van Verfgroothandel Lindeman is onderweg.
Onze bezorger verwacht vandaag, woensdag 20 januari, tussen 13:45 en 15:45 uur bij je te zijn.

Niet thuis? Dan brengen we het pakket naar het afhaalpunt. Daar ligt het klaar vanaf morgen 10:00 uur.

Met vriendelijke groet,
Snelpost`,
    expected: [],
  },
  {
    name: 'nl: one-line lower case move of a call to later the same day',
    sentAt: '2027-03-02T10:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'joost brandsma <joost@brandsma-techniek.example>',
    subject: 'bellen',
    text: `he sanne, loopt hier uit op de bouw, kunnen we het belletje van 11 uur verzetten naar kwart voor vier vanmiddag? gr joost`,
    expected: [at('2027-03-02T15:45:00+01:00')],
  },
  {
    name: 'nl: housing association inspection of business premises with a time window',
    sentAt: '2027-04-08T13:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Beheer Hollandse Panden <beheer@hollandsepanden.example>',
    subject: 'Jaarlijkse keuring cv-ketel, Industrieweg 44',
    text: `Geachte heer, mevrouw,

Voor de jaarlijkse keuring van de cv-ketel in uw bedrijfsruimte aan de Industrieweg 44 hebben wij een afspraak voor u ingepland:

Datum: dinsdag 20 april 2027
Tijd: tussen 10.00 en 12.00 uur
Monteur: dhr. S. Oudkerk (Warmte Totaal)

Wij verzoeken u ervoor te zorgen dat er op dat moment iemand aanwezig is. Schikt het niet, bel dan uiterlijk 14 april ons servicenummer 020-0001122, bereikbaar op werkdagen van 8.30 tot 17.00 uur.

Uw referentie: HP-2027-0415

Hoogachtend,

Afdeling Technisch Beheer
Hollandse Panden`,
    expected: [at('2027-04-20T10:00:00+02:00', '2027-04-20T12:00:00+02:00')],
  },
  {
    name: 'nl: payment reminder with several dates',
    sentAt: '2027-04-14T08:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteuren Houthandel Meerkerk <debiteuren@meerkerk-hout.example>',
    subject: 'Tweede herinnering factuur 2027-0318',
    text: `Beste klant,

Volgens onze administratie staat factuur 2027-0318 d.d. 9 maart 2027 ter hoogte van € 1.236,40 nog open. De betaaltermijn verliep op 23 maart.

Wij verzoeken u vriendelijk het bedrag vóór woensdag 21 april 12.00 uur over te maken. Daarna zijn wij genoodzaakt de vordering uit handen te geven.

Heeft u inmiddels betaald, dan kunt u deze mail als niet verzonden beschouwen.

Met vriendelijke groet,
Afdeling debiteuren
Telefonisch bereikbaar ma t/m vr 9.00-12.30 uur`,
    expected: [],
  },
  {
    name: 'nl: accepting the second slot from the quoted mail',
    sentAt: '2027-05-11T20:47:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Yasmina el Idrissi <yasmina.elidrissi@mailtje.example>',
    subject: 'Re: Kennismaking stage grafische vormgeving',
    text: `Beste Floor,

Wat leuk dat ik mag langskomen! De tweede optie past mij het best. Ik neem mijn portfolio mee.

Met vriendelijke groet,
Yasmina

Van: Floor Dekkers <floor@studiokwast.example>
Verzonden: dinsdag 11 mei 2027 15:20
Aan: Yasmina el Idrissi
Onderwerp: Kennismaking stage grafische vormgeving

> Hoi Yasmina,
>
> Bedankt voor je sollicitatie. We maken graag kennis. Wat komt jou uit?
>
> 1. dinsdag 18 mei om 10.00 uur
> 2. woensdag 19 mei om 15.30 uur
> 3. vrijdag 21 mei om 9.00 uur
>
> Groet, Floor`,
    expected: [at('2027-05-19T15:30:00+02:00')],
  },
  {
    name: 'nl: dentist reminder with date in digits',
    sentAt: '2027-06-07T06:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tandartspraktijk De Linde <afspraken@tandarts-delinde.example>',
    subject: 'Herinnering afspraak',
    text: `Geachte mevrouw Postma,

Hierbij herinneren wij u aan uw afspraak bij onze praktijk:

09-06-2027, 11:20 uur, bij mw. R. Tjon (mondhygiëniste)

Bij verhindering dient u minimaal 24 uur van tevoren af te zeggen, anders brengen wij de gereserveerde tijd in rekening (€ 45,-).

Tandartspraktijk De Linde
Maandag t/m donderdag 08:00-17:00, vrijdag 08:00-12:30
Pauze van 12:30 tot 13:15`,
    expected: [at('2027-06-09T11:20:00+02:00')],
  },
  {
    name: 'nl: availability without a proposal',
    sentAt: '2027-06-15T11:31:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Pieter-Jan Claes <pj.claes@claesdaken.example>',
    subject: 'Re: eens samenzitten over het dak',
    text: `Dag Lieve

Zeker, we zien elkaar graag nog eens. Volgende week ben ik bijna alle dagen vrij, behalve donderdag. In de voormiddag lukt het meestal het best.
Stuurt ge een voorstel door? Dan blokkeer ik het.

Mvg
Pieter-Jan
0470 00 11 22`,
    expected: [],
  },
  {
    name: 'nl: supplier visit the day after tomorrow with a length',
    sentAt: '2027-03-16T14:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Edwin Zwaan <e.zwaan@koffiebranderij-zwaan.example>',
    subject: 'Proeverij nieuwe bonen',
    text: `Ha Noor,

Overmorgen ben ik toch in Haarlem. Zal ik om 14:00 even bij jullie aanschuiven met de nieuwe Ethiopische bonen? Het duurt drie kwartier, en de machine hoeft niet uit.

De bestelling van vorige week (40 kilo) wordt trouwens morgen tussen 8 en 10 afgeleverd door onze koerier.

Tot dan, als het uitkomt!
Edwin`,
    expected: [at('2027-03-18T14:00:00+01:00', '2027-03-18T14:45:00+01:00')],
  },
  {
    name: 'nl: video meeting invitation with ICS part',
    sentAt: '2027-02-09T15:03:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Annelies Kuipers <a.kuipers@waterschapgroenland.example>',
    subject: 'Uitnodiging: Overleg beschoeiing Noordkade',
    text: `Beste collega's,

Hierbij de uitnodiging voor het overleg over de beschoeiing. De stukken volgen uiterlijk maandag.

Groet,
Annelies Kuipers
Projectleider, Waterschap Groenland`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Waterschap Groenland//Agenda//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:beschoeiing-20270216@waterschapgroenland.example
DTSTAMP:20270209T140300Z
DTSTART:20270216T090000Z
DTEND:20270216T101500Z
SUMMARY:Overleg beschoeiing Noordkade
LOCATION:Online
ORGANIZER;CN=Annelies Kuipers:mailto:a.kuipers@waterschapgroenland.example
ATTENDEE;CN=Info;RSVP=TRUE:mailto:info@loonbedrijfvos.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-16T10:00:00+01:00', '2027-02-16T11:15:00+01:00')],
  },
  {
    name: 'nl: webinar newsletter to many with unsubscribe',
    sentAt: '2027-09-07T10:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'OndernemersPlein <nieuws@ondernemersplein.example>',
    subject: 'Gratis webinars dit najaar: mis ze niet!',
    text: `Beste ondernemer,

Ook dit najaar organiseren we weer een reeks gratis webinars:

• 14 september, 20.00 uur: Grip op je btw
• 28 september, 20.00 uur: Personeel vinden in een krappe markt
• 12 oktober, 19.30 uur: AI in de winkel

Schrijf je in via onze website. Vol is vol!

Tot ziens bij OndernemersPlein

Je ontvangt deze nieuwsbrief omdat je je hebt aangemeld. Afmelden kan onderaan elke mail.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: cancellation without a new date',
    sentAt: '2027-09-13T08:22:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hans Rietveld <hans@rietveldstoffering.example>',
    subject: 'Afspraak dinsdag gaat niet door',
    text: `Goedemorgen Carla,

Helaas moet ik onze afspraak van morgen (dinsdag 14 september, 10.00 uur) afzeggen, ik lig met griep op bed.
Zodra ik weer op de been ben bel ik je voor een nieuwe datum.

Sorry voor het ongemak!

Hans Rietveld
Rietveld Stoffering`,
    expected: [],
  },
  {
    name: 'nl: first date declined, a new one offered in spoken time',
    sentAt: '2027-10-05T17:09:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerda Wolters <gwolters@zorgboerderij-anloo.example>',
    subject: 'Re: intake nieuwe deelnemer',
    text: `Hallo Bram,

Donderdag om 10 uur lukt me niet, dan heb ik zelf de fysio. Zou vrijdagochtend om tien over half tien kunnen? Dan is de vader er ook bij.

Hartelijke groet,
Gerda

---- Oorspronkelijk bericht ----
> Dag Gerda, zullen we donderdag 7 oktober om 10.00 uur de intake doen? Groet, Bram`,
    expected: [at('2027-10-08T09:40:00+02:00')],
  },
  {
    name: 'nl: trade fair together as a whole day',
    sentAt: '2027-08-24T12:12:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Dirk-Jan Pol <dj.pol@polmachines.example>',
    subject: 'Vakbeurs in Hardenberg',
    text: `Moi Henk,

Ik heb voor ons twee kaarten geregeld voor de vakbeurs Agritechniek op donderdag 16 september. We blijven de hele dag, dus zet het maar vast in de agenda.
Wie er rijdt zien we nog wel, jouw bus of de mijne.

De beurs zelf duurt van dinsdag t/m vrijdag maar één dag lijkt me zat ;-)

Groeten,
Dirk-Jan`,
    expected: [days('2027-09-16')],
  },
  {
    name: 'nl: restaurant booking confirmed in JSON-LD',
    sentAt: '2027-11-18T19:40:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Brasserie Ter Kade <reservaties@terkade.example>',
    subject: 'Uw reservatie is bevestigd',
    text: `Beste Nele Baeten,

Bedankt voor uw reservatie bij Brasserie Ter Kade.

Vrijdag 3 december 2027 om 19u30, 8 personen
Reservatienummer TK-55120

Gelieve wijzigingen ten laatste 24 uur vooraf door te geven op 03 000 44 55.

Tot dan!`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TK-55120","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Nele Baeten"},"reservationFor":{"@type":"FoodEstablishment","name":"Brasserie Ter Kade","address":"Kaai 7, Antwerpen"},"startTime":"2027-12-03T19:30:00+01:00","partySize":8}</script></head><body><p>Beste Nele Baeten,</p><p>Bedankt voor uw reservatie bij Brasserie Ter Kade.</p><p>Vrijdag 3 december 2027 om 19u30, 8 personen<br>Reservatienummer TK-55120</p><p>Gelieve wijzigingen ten laatste 24 uur vooraf door te geven op 03 000 44 55.</p><p>Tot dan!</p></body></html>`,
    expected: [at('2027-12-03T19:30:00+01:00')],
  },
  {
    name: 'nl: opening hours around the holidays',
    sentAt: '2027-12-14T09:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bouwmaterialen Schipper <balie@schipper-bouw.example>',
    subject: 'Openingstijden rond de feestdagen',
    text: `Beste relatie,

Rond de feestdagen gelden bij ons aangepaste tijden:

Vrijdag 24 december: 7.00 - 13.00 uur
Maandag 27 december t/m donderdag 30 december: 8.00 - 16.00 uur
Vrijdag 31 december: gesloten

Vanaf maandag 3 januari staan we weer gewoon om 6.30 uur voor u klaar.

Fijne dagen toegewenst,
het team van Schipper`,
    expected: [],
  },
  {
    name: 'nl: client in London proposes a time in British time',
    sentAt: '2027-05-20T10:45:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wietske Hamelink <wietske.hamelink@thamesdesign.example>',
    subject: 'Call over de huisstijl',
    text: `Hoi Thijs,

Hier in Londen zijn ze enthousiast over je schetsen! Zullen we woensdag 26 mei om 15:00 Britse tijd (16:00 bij jou) even videobellen met mijn manager erbij? Half uurtje.

Zelf vlieg ik maandagochtend om 7.10 uur heen en weer naar Edinburgh, dus die dag ben ik slecht bereikbaar.

Liefs,
Wiets`,
    expected: [at('2027-05-26T16:00:00+02:00', '2027-05-26T16:30:00+02:00')],
  },
  {
    name: 'nl: forwarded request passed on for the reader to keep the visit',
    sentAt: '2027-07-01T13:14:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Monique Steenbergen <monique@vvehuysduinen.example>',
    subject: 'FW: Schouw trappenhuis',
    text: `Ha Kees,

Zie hieronder. Kun jij als schilder erbij zijn? Ik heb ze gezegd dat we er dinsdag 6 juli om 13.30 uur allebei staan, bij de hoofdingang.

Groet, Monique

---------- Doorgestuurd bericht ----------
Van: Ilse Romeijn <i.romeijn@gevelinspect.example>
Datum: do 1 jul 2027 om 11:50
Onderwerp: Schouw trappenhuis

Beste mevrouw Steenbergen,

Graag kom ik kijken naar de staat van het schilderwerk. Schikt dinsdag 6 juli om 13.30 uur?

Vriendelijke groet,
Ilse Romeijn`,
    expected: [at('2027-07-06T13:30:00+02:00')],
  },
  {
    name: 'nl: product launch announced by a supplier',
    sentAt: '2027-10-19T09:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tom Veldkamp <t.veldkamp@kassanova.example>',
    subject: 'Nieuwe kassasoftware komt eraan',
    text: `Hallo Marjan,

Even een seintje: op dinsdag 2 november om 9.00 uur zetten we versie 8 van KassaNova live. In de nacht ervoor, tussen 1.00 en 4.00 uur, is het systeem door onderhoud niet bereikbaar.

Je hoeft zelf niets te doen, de kassa werkt zichzelf bij. Vragen? Onze helpdesk zit klaar van 8 tot 20 uur.

Groet,
Tom Veldkamp
KassaNova support`,
    expected: [],
  },
  {
    name: 'nl: applicant invited to interview with two rounds on different days',
    sentAt: '2027-01-28T12:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Esther van Beuningen <hr@installatiegroep-noord.example>',
    subject: 'Uitnodiging sollicitatiegesprek',
    text: `Beste Jeroen,

Naar aanleiding van je brief nodigen we je graag uit voor een gesprek:

1e gesprek: do 4 feb., 16.15 uur, met Peter Smallenbroek
2e gesprek (meelopen in de werkplaats): ma 8 feb. van 8.00 tot 11.00 uur

Adres: Energieweg 12, Assen. Meld je bij de receptie.
De functie staat nog open tot 15 februari, daarna beslissen we.

Met vriendelijke groet,
Esther van Beuningen
HR-adviseur`,
    expected: [at('2027-02-04T16:15:00+01:00'), at('2027-02-08T08:00:00+01:00', '2027-02-08T11:00:00+01:00')],
  },
  {
    name: 'nl: general meeting of a sports club with agenda times',
    sentAt: '2027-03-01T21:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Secretariaat v.v. De Meeuwen <secretaris@vvdemeeuwen.example>',
    subject: 'Algemene ledenvergadering',
    text: `Beste Frans,

Als hoofdsponsor nodigen we je van harte uit voor onze algemene ledenvergadering op maandag 15 maart a.s., aanvang 20.00 uur in de kantine. Vanaf 19.30 uur staat de koffie klaar.

Agenda:
1. Opening
2. Notulen d.d. 16 maart 2026
3. Financieel jaarverslag
4. Verlenging sponsorcontract
5. Rondvraag

Met sportieve groet,
namens het bestuur,
Riet Bakelaar`,
    expected: [at('2027-03-15T20:00:00+01:00')],
  },
  {
    name: 'nl: afternoon without an hour',
    sentAt: '2027-03-23T09:41:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arie Blom <arie@blomhoveniers.example>',
    subject: 'Snoeien',
    text: `Dag mevrouw van Doorn,

We komen donderdagmiddag de hagen snoeien. Hoe laat precies hangt van de vorige klus af, ik app u die ochtend nog even.
Het groenafval nemen we mee (€ 65 per kuub).

Groeten Arie`,
    expected: [],
  },
  {
    name: 'nl: school parent evening time slot assigned',
    sentAt: '2027-11-08T15:18:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Juf Hilde <hilde.peeters@basisschooldezonnewijzer.example>',
    subject: 'Oudercontact Lotte',
    text: `Beste mama van Lotte,

Uw oudercontact is vastgelegd op dinsdag 23 november van 17u20 tot 17u35 in klas 3B. Gelieve stipt te zijn, na u volgen er nog ouders tot 20u.

Vriendelijke groeten
juf Hilde`,
    expected: [at('2027-11-23T17:20:00+01:00', '2027-11-23T17:35:00+01:00')],
  },
  {
    name: 'nl: invitation to a lunch in dialect-flavoured chat',
    sentAt: '2027-05-24T08:50:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Stef Goossens <stef@goossens-interieur.example>',
    subject: 'boterhammeke',
    text: `Amai Griet, lang geleden!

Zeg, goesting om woensdag samen iets te gaan eten? Ik dacht aan 12u15 in dat nieuw zaakje op de Vrijdagmarkt, ik trakteer. Ge hebt me tenslotte goed uit de nood geholpen met die toonbank.

Laat iets weten hé

Stef
(gsm 0480 11 00 22)`,
    expected: [at('2027-05-26T12:15:00+02:00')],
  },
  {
    name: 'nl: train of the writer and own doctor visit only in passing',
    sentAt: '2027-09-20T16:25:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Liesbeth Aalbers <l.aalbers@tekstbureau-aalbers.example>',
    subject: 'Teksten website',
    text: `Hoi Michel,

De teksten krijg je woensdag voor 17.00 uur van me. Morgen zit ik om 9.12 uur in de trein naar Maastricht en om 14.00 uur moet ik bij de huisarts zijn, dus dan kom ik er niet aan toe.

Mocht je tussendoor iets missen: mail gerust.

Groetjes,
Liesbeth`,
    expected: [],
  },
  {
    name: 'nl: tax adviser confirms a phone appointment, full month name without year',
    sentAt: '2027-04-01T10:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mr. drs. Otto Sijbesma <sijbesma@fiscaaladviesfriesland.example>',
    subject: 'Telefonisch overleg suppletie',
    text: `Geachte heer De Groot,

Onder verwijzing naar ons telefoongesprek van gisteren bevestig ik dat ik u woensdag 14 april om 9.45 uur zal bellen op het bij ons bekende nummer. Wilt u de bankafschriften van november en december 2026 alvast klaarleggen?

De aangifte inkomstenbelasting dient vóór 1 mei te zijn ingediend; uitstel heb ik voor de zekerheid aangevraagd.

Met vriendelijke groet,

O. Sijbesma
Fiscaal Advies Friesland
Bereikbaar: werkdagen 9.00 - 17.00 uur`,
    expected: [at('2027-04-14T09:45:00+02:00')],
  },
  {
    name: 'nl: technician visit for fibre in the window between two hours',
    sentAt: '2027-08-02T11:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning GlasDirect <planning@glasdirect.example>',
    subject: 'Uw glasvezelafspraak staat vast',
    text: `Beste klant,

Goed nieuws, uw aansluiting komt eraan! Onze monteur komt bij u langs op:

Maandag 16-08-2027 van 08:00 tot 12:00 uur

Zorg dat de meterkast vrij toegankelijk is.
Uw oude abonnement loopt tot en met 31-08-2027 door.

Ordernummer: GD-7781120

Met vriendelijke groet,
GlasDirect
Klantenservice: 0800-0011 (ma-vr 8.00-21.00, za 9.00-17.00)`,
    expected: [at('2027-08-16T08:00:00+02:00', '2027-08-16T12:00:00+02:00')],
  },
  {
    name: 'nl: meeting notes of a past meeting',
    sentAt: '2027-06-22T17:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nadia Verkuyl <nadia@bureauverkuyl.example>',
    subject: 'Verslag overleg maandag',
    text: `Hoi Rik,

Bijgaand het verslag van ons overleg van maandag 21 juni, 14.00-15.30 uur.

Actiepunten:
- Jij levert de foto's aan (deadline 28 juni, 12.00 uur)
- Ik vraag de drukproef op
- Selma heeft woensdag om 10.00 uur een gesprek met de gemeente en koppelt terug

Een datum voor het volgende overleg prikken we na de zomer.

Groet,
Nadia`,
    expected: [],
  },
  {
    name: 'nl: booking link and agreed time both mentioned',
    sentAt: '2027-10-12T14:44:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sven Kortekaas <sven@webwerk.example>',
    subject: 'Demo webshop',
    text: `Hallo Anouk,

Zoals besproken laat ik je dinsdag 19 oktober om 10.30 uur de nieuwe webshop zien. We gebruiken deze link:

https://meet.webwerk.example/anouk-demo

Je hoeft niets te installeren. Reken op ongeveer 40 minuten.

Groeten,
Sven Kortekaas | WebWerk
T 030 000 22 33`,
    expected: [at('2027-10-19T10:30:00+02:00', '2027-10-19T11:10:00+02:00')],
  },
  {
    name: "nl: rota of others during the reader's holiday",
    sentAt: '2027-07-15T16:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bianca Roosendaal <planning@bakkerijroosendaal.example>',
    subject: 'Rooster week 29',
    text: `Hoi Ellen,

Ter info, zo staat de winkel volgende week bezet:

ma 19 juli: Kim 6.00-12.00, Daan 12.00-18.00
di 20 juli: Kim 6.00-12.00, Farid 12.00-18.00
wo 21 juli: Daan hele dag
do 22 juli: Farid 6.00-14.00, Kim 14.00-18.00

Jij hebt vakantie, dus geniet ervan! Tot in augustus.

Groetjes Bianca`,
    expected: [],
  },
  {
    name: 'nl: notary appointment for signing with formal address',
    sentAt: '2027-02-22T11:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Notariskantoor Van Egmond <kantoor@notarisvanegmond.example>',
    subject: 'Ondertekening akte, dossier 2027.00318',
    text: `Geachte heer en mevrouw Terpstra,

In bovengenoemd dossier is alles gereed voor ondertekening. Wij verwachten u op

vrijdag 5 maart 2027 te 11.00 uur

ten kantore van Notariskantoor Van Egmond, Herengracht 3 te Leiden. U dient een geldig legitimatiebewijs mee te nemen.

De koopsom ad € 310.000,- dient uiterlijk 4 maart 2027 op onze derdengeldenrekening te zijn bijgeschreven.

Hoogachtend,

mr. A.F. van Egmond, notaris`,
    expected: [at('2027-03-05T11:00:00+01:00')],
  },
  {
    name: 'nl: two slots on the same day, one on the next, terse',
    sentAt: '2027-11-30T09:08:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ing. W. Terlouw <terlouw@terlouw-constructie.example>',
    subject: 'constructieberekening',
    text: `Beste Joke,

Voor het doorspreken van de berekening kan ik:
do 2/12 om 9.00 of om 13.15
vr 3/12 om 11.30

Via Teams graag. Hoor het wel.

WT`,
    expected: [
      at('2027-12-02T09:00:00+01:00'),
      at('2027-12-02T13:15:00+01:00'),
      at('2027-12-03T11:30:00+01:00'),
    ],
  },
  {
    name: 'nl: broadcast time of a TV item about the firm',
    sentAt: '2027-10-27T12:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Redactie Streekjournaal <redactie@streekjournaal.example>',
    subject: 'Uitzending item klompenmakerij',
    text: `Beste Gijs,

Leuk dat we bij je mochten filmen! Het item is a.s. vrijdag om 18.30 uur te zien in het Streekjournaal, met een herhaling om 22.15 uur en zaterdag om 9.00 uur.

Daarna staat het ook online.

Hartelijke groet,
Manon Sluis
Redactie Streekjournaal`,
    expected: [],
  },
  {
    name: 'nl: ICS update that moves an appointment at the garage',
    sentAt: '2027-09-09T13:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Garage Vandamme <werkplaats@garagevandamme.example>',
    subject: 'Gewijzigd: onderhoud bestelwagen 1-XYZ-001',
    text: `Beste

Zoals daarnet telefonisch afgesproken verplaatsen we het onderhoud van uw bestelwagen van maandag naar woensdag 15 september om 8u00. U krijgt ter plaatse een vervangwagen mee.

Met vriendelijke groeten
Garage Vandamme`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Garage Vandamme//Planning//NL
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:wo-44871@garagevandamme.example
SEQUENCE:1
DTSTAMP:20270909T110200Z
DTSTART;TZID=Europe/Brussels:20270915T080000
DTEND;TZID=Europe/Brussels:20270915T083000
SUMMARY:Binnenbrengen bestelwagen 1-XYZ-001
LOCATION:Garage Vandamme\\, Steenweg 210\\, Aalst
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-15T08:00:00+02:00', '2027-09-15T08:30:00+02:00')],
  },
  {
    name: 'nl: colleague on appointment today, typo-ridden',
    sentAt: '2027-01-25T08:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rachid Benali <rachid@schildersbedrijfkoster.example>',
    subject: 'vanmidag',
    text: `Morge Petra

kan je vanmiddag om 1 uur effe op de zaak zijn, wil de planing van feb met je doornemen. duurt een uurtje. neem broodje mee haha

gr Rachid`,
    expected: [at('2027-01-25T13:00:00+01:00', '2027-01-25T14:00:00+01:00')],
  },
  {
    name: 'nl: advertising offer with open days',
    sentAt: '2027-04-19T10:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Showroom Tegelhuis <info@tegelhuis-zwolle.example>',
    subject: 'Voorjaarsactie: 20% op alle vloertegels',
    text: `Beste lezer,

Het is weer tijd voor onze grote voorjaarsactie! Van 22 april t/m 8 mei krijgt u 20% korting op alle vloertegels.

Kom naar onze open dagen op vrijdag 23 april (10.00-20.00 uur) en zaterdag 24 april (10.00-17.00 uur). Iedereen is welkom, de koffie staat klaar.

Team Tegelhuis Zwolle

Geen mails meer ontvangen? Klik hier om u uit te schrijven.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: training day for the crew as a whole day',
    sentAt: '2027-09-28T15:35:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Carolien Mulder <opleidingen@veiligwerken.example>',
    subject: 'Bevestiging VCA-cursus',
    text: `Beste Ronald,

Hiermee bevestig ik de inschrijving van jou en je drie collega's voor de VCA-cursus. De cursusdag is op donderdag 21 oktober in ons centrum in Apeldoorn. Het is een volle dag, inclusief lunch. De precieze aanvangstijd mailen we een week van tevoren.

De kosten (€ 189 p.p.) worden na afloop gefactureerd.

Vriendelijke groet,
Carolien Mulder`,
    expected: [days('2027-10-21')],
  },
  {
    name: 'nl: asking for a date, no time proposed',
    sentAt: '2027-12-06T14:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Willemijn Stork <w.stork@advocatenstork.example>',
    subject: 'Bespreking concept-huurovereenkomst',
    text: `Geachte heer Lammers,

Bijgaand treft u het concept van de huurovereenkomst aan. Graag bespreek ik dit met u voor het einde van het jaar. Kunt u mij een aantal data en tijden doorgeven waarop het u schikt? Op woensdagen ben ik niet op kantoor.

De huidige overeenkomst eindigt van rechtswege op 31 januari 2028 om 24.00 uur.

Met vriendelijke groet,

mr. W. Stork
advocaat`,
    expected: [],
  },
  {
    name: 'nl: accepting plainly a quoted single time',
    sentAt: '2027-06-10T12:01:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Imke Sanders <imke@bloemsierkunst-sanders.example>',
    subject: 'Re: Bloemen bruiloft, proefboeket bekijken',
    text: `Ja hoor, dat komt goed uit! Tot dan.

x Imke

> Op do 10 jun. 2027 om 10:27 schreef Trouwlocatie Landgoed Eikenrode <events@eikenrode.example>:
>
> Hi Imke,
>
> Kun je maandag 14 juni om 16.00 uur met het proefboeket naar het landgoed komen? Het bruidspaar is er dan ook.
>
> Groet, Sterre`,
    expected: [at('2027-06-14T16:00:00+02:00')],
  },
  {
    name: 'nl: tomorrow a week from now, said in words',
    sentAt: '2027-07-13T17:26:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Theo van Tilburg <theovantilburg@lijnmail.example>',
    subject: 'aquarel laten inlijsten',
    text: `Geachte mevrouw,

Graag breng ik morgen over een week, om vijf voor half elf 's ochtends (ja, zo precies komt de bus aan), mijn aquarel van 60 x 80 bij u langs zoals we aan de telefoon bespraken. U zou dan een kwartiertje voor mij vrijmaken om samen een lijst uit te zoeken.

Met vriendelijke groet,
Th. van Tilburg (81)`,
    expected: [at('2027-07-21T10:25:00+02:00', '2027-07-21T10:40:00+02:00')],
  },
  {
    name: 'nl: congress registration with JSON-LD event reservation',
    sentAt: '2027-09-15T11:47:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Congresbureau Fysiodagen <inschrijving@fysiodagen.example>',
    subject: 'Je inschrijving voor de Regiodag Fysiotherapie',
    text: `Beste Mirjam Huizinga,

Je inschrijving is ontvangen. We zien je graag op vrijdag 8 oktober 2027 van 09:30 tot 16:45 uur in Congrescentrum De Brug, Zwolle.

Ticket: FD27-00418
Bedrag: € 175,00 (factuur volgt, te voldoen voor 1 oktober)

Annuleren kan kosteloos tot en met 24 september.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "FD27-00418",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Mirjam Huizinga" },
  "reservationFor": {
    "@type": "Event",
    "name": "Regiodag Fysiotherapie",
    "startDate": "2027-10-08T09:30:00+02:00",
    "endDate": "2027-10-08T16:45:00+02:00",
    "location": { "@type": "Place", "name": "Congrescentrum De Brug", "address": "Zwolle" }
  }
}
</script></head><body><p>Beste Mirjam Huizinga,</p><p>Je inschrijving is ontvangen. We zien je graag op <b>vrijdag 8 oktober 2027 van 09:30 tot 16:45 uur</b> in Congrescentrum De Brug, Zwolle.</p><p>Ticket: FD27-00418<br>Bedrag: &euro; 175,00 (factuur volgt, te voldoen voor 1 oktober)</p><p>Annuleren kan kosteloos tot en met 24 september.</p></body></html>`,
    expected: [at('2027-10-08T09:30:00+02:00', '2027-10-08T16:45:00+02:00')],
  },
  {
    name: 'nl: quoted times, new text only puts off the answer',
    sentAt: '2027-04-29T09:52:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Dries Lambrecht <dries.lambrecht@gemeente-leieveld.example>',
    subject: 'Re: plaatsbezoek speelplein',
    text: `Dag Sofie,

Bedankt voor je voorstel. Ik moet dit eerst met de schepen aftoetsen en kom er begin volgende week op terug.

Groeten
Dries Lambrecht
Dienst Openbare Werken
Loket open elke werkdag 9u-12u, dinsdag ook 16u-19u

Op wo 28 apr. 2027 om 16:31 schreef Sofie Maes <sofie@speeltuigenmaes.example>:
> Beste Dries,
> voor het plaatsbezoek stel ik maandag 10 mei om 9u of dinsdag 11 mei om 13u30 voor.
> Sofie`,
    expected: [],
  },
  {
    name: 'nl: IT maintenance window at the hosting company',
    sentAt: '2027-05-31T13:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hostingbedrijf Noorderlicht <beheer@noorderlicht-hosting.example>',
    subject: 'Gepland onderhoud mailserver mx04',
    text: `Beste klant,

Op donderdag 3 juni 2027 tussen 23.00 en 02.00 uur voeren wij onderhoud uit aan mailserver mx04. Gedurende deze periode kan uw mail tot 20 minuten niet bereikbaar zijn. Er gaan geen berichten verloren.

Actuele status: status.noorderlicht-hosting.example

Met vriendelijke groet,
Team Beheer`,
    expected: [],
  },
  {
    name: 'nl: call with a partner in New York in the week when the clocks differ',
    sentAt: '2027-10-26T16:30:00-04:00',
    timezone: 'Europe/Amsterdam',
    from: 'Maaike Brouwer <maaike@brouwerandkent.example>',
    subject: 'Bespreken contract distributie VS',
    text: `Hoi Lucas,

Ik heb het contract met onze jurist doorgenomen. Kun je dinsdag 2 november om 10:00 New Yorkse tijd (EDT) bellen? Let op: bij jullie gaat de klok dit weekend al terug en hier pas een week later. Reken op een uur.

Groeten uit Brooklyn,
Maaike`,
    expected: [at('2027-11-02T15:00:00+01:00', '2027-11-02T16:00:00+01:00')],
  },
  {
    name: 'nl: reader in Suriname, school visits a workshop',
    sentAt: '2027-02-11T10:17:00-03:00',
    timezone: 'America/Paramaribo',
    from: 'Shanti Ramdin <s.ramdin@technischeschool-nickerie.example>',
    subject: 'Bezoek klas 4T aan uw werkplaats',
    text: `Goedemorgen meneer Pinas,

Hartelijk dank dat wij met klas 4T mogen komen kijken. Zoals u voorstelde komen wij donderdag 25 februari om 9.30 uur en vertrekken we om 11.30 uur weer. Het gaat om 18 leerlingen en twee docenten.

De bus vertrekt bij ons al om 6 uur, dus een beetje water zou fijn zijn!

Met vriendelijke groet,
Shanti Ramdin`,
    expected: [at('2027-02-25T09:30:00-03:00', '2027-02-25T11:30:00-03:00')],
  },
  {
    name: 'nl: stock-take over two whole days',
    sentAt: '2027-12-10T16:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerrit Noordhof <gerrit@noordhof-ijzerwaren.example>',
    subject: 'Inventarisatie',
    text: `Hoi Lisanne,

Net als vorig jaar doen we de inventarisatie tussen kerst en oud en nieuw: woensdag 29 en donderdag 30 december, allebei hele dagen. Ik reken op jou, graag in je agenda zetten.

De winkel is dan dicht. Er is soep.

Gerrit`,
    expected: [days('2027-12-29', '2027-12-31')],
  },
  {
    name: 'nl: a wedding of a third person',
    sentAt: '2027-08-30T19:19:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Chantal Verschoor <chantal.verschoor@thuispost.example>',
    subject: 'Bestelling taart',
    text: `Hallo,

Mijn zus trouwt op vrijdag 10 september om 14.00 uur in Kasteel Wijenburg, en we willen graag een taart bestellen voor 60 personen. De taart kan die dag vanaf 12.00 uur bij de keuken worden afgeleverd.

Wat zou dat kosten? En is er ook iets zonder noten mogelijk?

Alvast bedankt,
Chantal`,
    expected: [],
  },
  {
    name: 'nl: Flemish owners meeting moved from one date to another',
    sentAt: '2027-03-22T14:00:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Syndicus Immo Polder <syndicus@immopolder.example>',
    subject: 'Verplaatsing algemene vergadering VME Residentie Zeezicht',
    text: `Geachte mede-eigenaar,
Geachte heer Desmet,

Wegens ziekte van onze dossierbeheerder wordt de algemene vergadering verplaatst van donderdag 25 maart om 19u naar dinsdag 30 maart om 18u30. De plaats blijft ongewijzigd (zaal De Kreek). Zoals u weet wordt van u als voorzitter verwacht dat u de vergadering leidt.

Volmachten worden aanvaard tot 29 maart 12u.

Hoogachtend,

Bart Engelen
Syndicus`,
    expected: [at('2027-03-30T18:30:00+02:00')],
  },
  {
    name: 'nl: ICS cancellation of a viewing',
    sentAt: '2027-06-02T10:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Makelaardij Van Rooij <afspraken@vanrooij-makelaars.example>',
    subject: 'Geannuleerd: Bezichtiging bedrijfsunit Kanaaldijk 9',
    text: `Beste mevrouw Akkermans,

De bezichtiging van morgen gaat helaas niet door: de unit is gisteravond onder voorbehoud verhuurd. Wij houden u op de hoogte van ander aanbod.

Met vriendelijke groet,
Makelaardij Van Rooij`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Van Rooij Makelaars//Agenda//NL
METHOD:CANCEL
BEGIN:VEVENT
UID:bez-9912@vanrooij-makelaars.example
SEQUENCE:2
DTSTAMP:20270602T080500Z
DTSTART:20270603T120000Z
DTEND:20270603T123000Z
SUMMARY:Bezichtiging bedrijfsunit Kanaaldijk 9
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: JSON-LD parcel delivery',
    sentAt: '2027-11-23T18:22:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kantoorwinkel Inkt & Zo <bestellingen@inktenzo.example>',
    subject: 'Je bestelling is verzonden',
    text: `Hallo!

Je bestelling 4400918 (5x printpapier, 2x toner) is verzonden en wordt donderdag 25 november tussen 09:00 en 13:00 uur bezorgd.

Groetjes van Inkt & Zo`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"ParcelDelivery","deliveryAddress":{"@type":"PostalAddress","streetAddress":"Stationsstraat 2","addressLocality":"Weert"},"expectedArrivalFrom":"2027-11-25T09:00:00+01:00","expectedArrivalUntil":"2027-11-25T13:00:00+01:00","carrier":{"@type":"Organization","name":"Snelpost"},"trackingNumber":"3SXYZ0004400918"}</script></head><body><p>Hallo!</p><p>Je bestelling 4400918 (5x printpapier, 2x toner) is verzonden en wordt donderdag 25 november tussen 09:00 en 13:00 uur bezorgd.</p><p>Groetjes van Inkt &amp; Zo</p></body></html>`,
    expected: [],
  },
  {
    name: 'nl: company doctor consultation',
    sentAt: '2027-01-06T09:25:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arbodienst MensenWerk <spreekuur@arbo-mensenwerk.example>',
    subject: 'Oproep spreekuur bedrijfsarts',
    text: `Beste mevrouw Sloot,

U bent uitgenodigd voor het spreekuur van bedrijfsarts drs. H. Karimi op:

Woensdag 13 januari 2027
Aanvang: 14.40 uur
Duur: 30 minuten
Locatie: Stationsplein 101, 3e etage, Amersfoort

Wij vragen u 10 minuten eerder aanwezig te zijn. Kunt u niet, meld dit dan uiterlijk 48 uur voor de afspraak.

Met vriendelijke groet,
Arbodienst MensenWerk
Tel. 033 000 55 66, bereikbaar van 8.00 tot 17.30 uur`,
    expected: [at('2027-01-13T14:40:00+01:00', '2027-01-13T15:10:00+01:00')],
  },
  {
    name: 'nl: proposal declined, asks for another one',
    sentAt: '2027-02-17T13:37:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rob Janmaat <rob.janmaat@janmaatlogistiek.example>',
    subject: 'Re: Offertebespreking',
    text: `Beste Inge,

Dinsdag 23 februari om 15.00 uur schikt mij helaas niet, ik zit dan bij een klant in Venlo. Heb je die week nog een ander moment?

Gr. Rob`,
    expected: [],
  },
  {
    name: 'nl: chatty barbecue invitation from a neighbouring firm',
    sentAt: '2027-06-21T22:08:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marco de Wit <marco@dewitbanden.example>',
    subject: '25 jaar De Wit Banden!!',
    text: `Buurman!

Wat vliegt de tijd, 25 jaar alweer. Weet je nog, dat eerste jaar met die lekkage op oudejaarsavond 2002? Toen stonden we tot 4 uur 's nachts te hozen, haha.

Dat gaan we vieren. Zaterdag 3 juli vanaf 5 uur 's middags gaat bij ons op het terrein de barbecue aan en jij en Tineke moeten er natuurlijk bij zijn. Cadeaus hoeven niet, een goed humeur is genoeg.
Willen jullie voor 28 juni even doorgeven of je vlees of vega eet?

Groeten van ons allemaal,
Marco

De Wit Banden, ma-vr 8-17.30, za 9-13`,
    expected: [at('2027-07-03T17:00:00+02:00')],
  },
  {
    name: 'nl: no accents, terse Flemish text with kwart na and a street number',
    sentAt: '2027-11-15T12:29:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'jurgen vdb <jurgen@vdb-sanitair.example>',
    subject: 'lek badkamer',
    text: `dag mevr

ik kan woensdag komen zien naar dat lek, kwart na tien in de voormiddag. is het nr 12 of 14? bel is kapot zei u, ik zal kloppen
verplaatsing 35 euro

jurgen`,
    expected: [at('2027-11-17T10:15:00+01:00')],
  },
  {
    name: 'nl: telephone hours of a veterinary practice',
    sentAt: '2027-08-18T10:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Dierenkliniek Het Spoor <assistente@dierenkliniekhetspoor.example>',
    subject: 'Uitslag bloedonderzoek Sjors',
    text: `Beste mevrouw Kramer,

De uitslag van het bloedonderzoek van uw hond Sjors is binnen. De dierenarts bespreekt deze graag telefonisch met u. U kunt hiervoor bellen tijdens het telefonisch spreekuur, iedere werkdag tussen 13.00 en 13.30 uur.

Het nieuwe voer (zak 12 kg) ligt vanaf vrijdag voor u klaar aan de balie.

Met vriendelijke groet,
Anja, dierenartsassistente`,
    expected: [],
  },
  {
    name: 'nl: online registration confirmation for a personal seat with a video link',
    sentAt: '2027-03-24T08:31:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kamer voor Ambacht <events@kamervoorambacht.example>',
    subject: 'Bevestiging van je aanmelding: vragenuur subsidies',
    text: `Beste Hugo,

Je aanmelding voor het online vragenuur over subsidies is gelukt.

Wanneer: dinsdag 30 maart 2027, 15.00 - 16.00 uur
Deelnemen: https://video.kamervoorambacht.example/j/8840012?pwd=a1b2
Vergader-ID: 884 0012

Let op: de zomertijd is dan net ingegaan.

Groet,
Kamer voor Ambacht`,
    expected: [at('2027-03-30T15:00:00+02:00', '2027-03-30T16:00:00+02:00')],
  },
  {
    name: 'nl: invitation by the municipality to a hearing, with a submission deadline',
    sentAt: '2027-09-27T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Waalrijk <bezwaarcommissie@waalrijk.example>',
    subject: 'Uitnodiging hoorzitting bezwaar terrasvergunning',
    text: `Geachte heer Bouazza,

Op 2 september jl. ontvingen wij uw bezwaarschrift tegen de weigering van de terrasvergunning (zaaknummer 27-1093).
U krijgt de gelegenheid uw bezwaar mondeling toe te lichten op donderdag 14 oktober 2027 om 19.15 uur in de raadzaal van het gemeentehuis.

Nadere stukken kunt u tot tien dagen voor de zitting indienen, dus tot en met maandag 4 oktober.
De burgemeester opent diezelfde avond om 20.30 uur de raadsvergadering in dezelfde zaal; die staat hier los van.

Hoogachtend,
de secretaris van de commissie bezwaarschriften,
mw. T. Zandbergen`,
    expected: [at('2027-10-14T19:15:00+02:00')],
  },
  {
    name: 'nl: bulk programme of a community centre',
    sentAt: '2027-10-01T07:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Cultuurhuis De Vlonder <ticketing@devlonder.example>',
    subject: 'Dit staat er in oktober op het programma',
    text: `Dag cultuurliefhebber,

Zin in een avondje uit? Een greep uit ons aanbod:

za 9 oktober, 20u - Comedy met Bas Verlinden (€ 18)
zo 17 oktober, 15u - Familievoorstelling De Kleine Beer (€ 9)
vr 29 oktober, 20u30 - Folk uit Galicië (€ 16)

Bestel je tickets online of aan de balie (di-za 13u-18u).

Tot in De Vlonder!

Uitschrijven voor deze nieuwsbrief`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: site visit and later handover in one mail, with delivery in between',
    sentAt: '2027-08-09T15:56:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wouter Schoonhoven <w.schoonhoven@schoonhovenbouw.example>',
    subject: 'Planning verbouwing praktijkruimte',
    text: `Dag Jacqueline,

Even de planning op een rij:

- Vrijdag 13 augustus om kwart over zeven 's ochtends lopen we samen de ruimte door, voordat je eerste patiënt komt.
- Maandag 16 augustus worden de kozijnen geleverd (tussen 7 en 9, daar hoef jij niet bij te zijn).
- Van 16 t/m 27 augustus zijn mijn mannen aan het werk, dagelijks van 7.00 tot 16.00 uur.
- Dinsdag 31 augustus om 16.30 uur de oplevering met jou erbij, duurt een uur.

De tweede termijn van € 6.200 graag uiterlijk 20 augustus.

Groet,
Wouter`,
    expected: [at('2027-08-13T07:15:00+02:00'), at('2027-08-31T16:30:00+02:00', '2027-08-31T17:30:00+02:00')],
  },
];
