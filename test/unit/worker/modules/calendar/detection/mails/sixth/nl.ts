import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: customer without capitals asks to see a cupboard, two times',
    sentAt: '2027-01-12T20:41:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wendy Tolsma <wendytolsma@postvak.example>',
    subject: 'kast',
    text: `hoi,

ik zag die eiken kast op jullie site (nr 4417, die van 895). kan ik morgen om half 11 ff komen kijken? anders donderdag om 4 uur s middags is ook goed

gr wendy

Verstuurd vanaf mijn telefoon`,
    expected: [at('2027-01-13T10:30:00+01:00'), at('2027-01-14T16:00:00+01:00')],
  },
  {
    name: 'nl: bulk newsletter announces a free webinar',
    sentAt: '2027-01-21T07:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kassawijzer <nieuws@kassawijzer.example>',
    subject: 'Gratis webinar: 5 fouten bij het afrekenen',
    text: `Lezen in de browser | Afmelden

KASSAWIJZER NIEUWS - JANUARI

Gratis webinar voor winkeliers
Dinsdag 2 februari 2027, 11.00 - 11.45 uur

In drie kwartier laat onze specialist zien welke vijf fouten u geld kosten. Schrijf u nu in, vol = vol!
https://kassawijzer.example/webinar

Ook in deze brief:
* De nieuwe pinterminal: nu 149 euro in plaats van 199 (t/m 31 januari)
* Helpdesk voortaan ook op zaterdag open van 9.00 tot 13.00 uur

U ontvangt deze mail omdat u klant bent van Kassawijzer. Klik hier om u af te melden.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: colleague forwards a customer and says when the reader goes there',
    sentAt: '2027-01-29T08:52:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gerda Mulder <gerda@raamdecor-mulder.example>',
    subject: 'Fwd: jaloezieën voorkamer',
    text: `Ha Erik,

Zie hieronder. Ik heb haar net gebeld en beloofd dat jij woensdag om 10 uur komt inmeten. Neem je het stalenboek mee? Adres is Kerkpad 8 in Wijhe.

Gerda

---------- Doorgestuurd bericht ----------
Van: Fenna Oosting <f.oosting@thuispost.example>
Verzonden: donderdag 28 januari 2027 21:14
Aan: info@raamdecor-mulder.example
Onderwerp: jaloezieën voorkamer

Goedenavond,

Voor onze voorkamer (drie ramen, 2 van 90 en 1 van 140 breed) zoeken wij houten jaloezieën. Kan er iemand komen opmeten? Op maandag en woensdag ben ik meestal thuis. Ons budget ligt rond de 1.200 euro.

Met vriendelijke groet,
Fenna Oosting
06-00417788`,
    expected: [at('2027-02-03T10:00:00+01:00')],
  },
  {
    name: 'nl: tax adviser lists three slots beside deadlines',
    sentAt: '2027-02-04T16:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'mr. J.P. Hoekzema <hoekzema@hoekzema-belasting.example>',
    subject: 'Bespreking jaarstukken 2026 - dossier 20188',
    text: `Geachte heer Brouwer,

De concept-jaarrekening 2026 is zo goed als gereed. Graag neem ik deze met u door bij ons op kantoor. Schikt een van de onderstaande momenten?

- di 16 feb, 10.00-11.00 uur
- wo 17 feb, 14.30-15.30 uur
- do 18 feb, 9.00-10.00 uur

Wilt u mij de ontbrekende bankafschriften uiterlijk 11 februari vóór 12.00 uur toesturen? De aangifte omzetbelasting over het vierde kwartaal is op 28 januari ingediend; het bedrag van € 6.318 diende op 31 januari betaald te zijn.

Hoogachtend,

mr. J.P. Hoekzema RB
Hoekzema Belastingadvies, Stationsstraat 41, Assen
Telefonisch bereikbaar ma t/m vr 8.30-12.30 uur: 0592-000 412`,
    expected: [
      at('2027-02-16T10:00:00+01:00', '2027-02-16T11:00:00+01:00'),
      at('2027-02-17T14:30:00+01:00', '2027-02-17T15:30:00+01:00'),
      at('2027-02-18T09:00:00+01:00', '2027-02-18T10:00:00+01:00'),
    ],
  },
  {
    name: 'nl: club member is vaguely available, no proposal',
    sentAt: '2027-02-14T21:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Harm Wiegers <harm.wiegers@zeilclub-deplas.example>',
    subject: 'Re: Jubileumboek',
    text: `Dag Margriet,

Leuk dat jullie het jubileumboek willen drukken! Het bestuur is enthousiast, al schrokken we even van 18,50 per stuk bij 250 exemplaren.

Laten we er binnenkort eens voor gaan zitten. Ik ben met pensioen dus ik heb tijd zat: maandagen zijn meestal goed en dinsdagmiddag kan ook vaak wel. Alleen in de voorjaarsvakantie zitten de kleinkinderen hier.

Zeg jij maar wat jou past, dan kijk ik in de agenda.

Groetjes,
Harm
(secretaris, clubhuis open za en zo vanaf 11.00)`,
    expected: [],
  },
  {
    name: 'nl: call named in Dutch time for a reader on Curaçao',
    sentAt: '2027-02-25T14:37:00+01:00',
    timezone: 'America/Curacao',
    from: 'Ruben Hofland <r.hofland@maasverzekeraars.example>',
    subject: 'Polis bedrijfspand Willemstad',
    text: `Beste mevrouw Martina,

Dank voor de foto's van het dak. Onze schade-expert heeft nog een paar vragen die we het liefst telefonisch afhandelen. Ik stel voor dat wij u bellen op dinsdag 2 maart om 15.30 uur Nederlandse tijd. Laat u even weten of dat uitkomt en op welk nummer u dan te bereiken bent?

De premie voor 2027 (USD 2.480) is overigens goed ontvangen.

Met vriendelijke groet,
Ruben Hofland
Maas Verzekeraars, Rotterdam`,
    expected: [at('2027-03-02T10:30:00-04:00')],
  },
  {
    name: 'nl: Flemish customer takes the second of the quoted moments',
    sentAt: '2027-03-01T09:18:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Vanhoutte <griet@bakkerij-vanhoutte.example>',
    subject: 'Re: Nieuwe toonbank',
    text: `Dag Koen,

Het tweede moment past voor ons het best, noteer dat maar zo. Parkeren kan achteraan op de koer.

Groeten,
Griet

Bakkerij Vanhoutte - alle dagen open van 6u30 tot 18u, woensdag gesloten

Op vr 26 feb. 2027 om 17:02 schreef Koen Maertens <koen@maertens-interieur.example>:
> Dag Griet,
>
> Om de toonbank op te meten kan ik langskomen op:
> - maandag 8 maart om 9u
> - dinsdag 9 maart om 13u30
> - vrijdag 12 maart om 11u
> Laat maar weten wat past.
>
> Koen`,
    expected: [at('2027-03-09T13:30:00+01:00')],
  },
  {
    name: 'nl: declines two dates and promises to ring',
    sentAt: '2027-03-16T12:11:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Monique Schaap <m.schaap@schaapadvies.example>',
    subject: 'Re: Evaluatie verzuim',
    text: `Hallo Peter,

Dinsdag de 23e om 15.00 uur komt mij helaas niet uit, dan geef ik training in Zwolle. En donderdag 25 maart om half 10 lukt ook niet, sorry!

Ik bel je volgende week om iets nieuws te prikken.

Groet, Monique`,
    expected: [],
  },
  {
    name: 'nl: applicant formally confirms an interview',
    sentAt: '2027-03-31T19:46:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Yasmina el Haddad <yasmina.elhaddad@inbox.example>',
    subject: 'Bevestiging sollicitatiegesprek allround kapper',
    text: `Geachte mevrouw De Graaf,

Hartelijk dank voor uw uitnodiging. Hierbij bevestig ik dat ik maandag 5 april om 15.00 uur bij u in de salon aanwezig zal zijn voor het sollicitatiegesprek.

Mijn diploma's (niveau 3 behaald op 2 juli 2023) neem ik mee. Voor de volledigheid: mijn huidige contract loopt tot en met 31 mei, ik zou dus per 1 juni kunnen beginnen.

Met vriendelijke groet,

Yasmina el Haddad
06-00993412`,
    expected: [at('2027-04-05T15:00:00+02:00')],
  },
  {
    name: "nl: owner is invited to the general meeting of the owners' association",
    sentAt: '2027-04-05T10:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Beheer Waterkant <vve@beheerwaterkant.example>',
    subject: 'Uitnodiging algemene ledenvergadering VvE Havenzicht',
    text: `Geachte mevrouw Van der Zwan,

Als eigenaar van bedrijfsruimte 3 nodigen wij u uit voor de jaarlijkse ledenvergadering van de VvE Havenzicht.

Datum:   woensdag 21 april 2027
Aanvang: 19.30 uur
Plaats:  buurthuis De Sluis, Kadeweg 2, Lemmer

Agenda
1. Opening
2. Notulen van 15 april 2026
3. Jaarrekening en begroting (bijdrage per maand van € 142 naar € 149)
4. Schilderwerk zuidgevel, uitvoering najaar 2027
5. Rondvraag

Kunt u niet komen, dan kunt u iemand machtigen. Het formulier moet uiterlijk maandag 19 april om 17.00 uur bij ons binnen zijn.

Namens het bestuur,
T. Visser, beheerder
Kantoor geopend op werkdagen van 9.00 tot 12.00 uur`,
    expected: [at('2027-04-21T19:30:00+02:00')],
  },
  {
    name: 'nl: Flemish architect turns Tuesday down and proposes the building site',
    sentAt: '2027-04-14T22:27:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Jef Claes <jef@claes-architecten.example>',
    subject: 'RE: werfvergadering Tienen',
    text: `Dag Luc,

Amai, ge zit er vroeg bij deze keer :-) Dinsdag om 3u gaat voor mij niet, dan zit ik heel de dag in Hasselt. Wat denkt ge van volgende week donderdag, kwart voor drie, op de werf zelf? Dan kunnen we meteen naar die scheur in de achtergevel kijken.

De tegels zijn trouwens besteld, 38 m² aan 41 euro. Levering eind mei zeggen ze, maar dat moet ik nog zien.

Allez, tot dan hé
Jef`,
    expected: [at('2027-04-22T14:45:00+02:00')],
  },
  {
    name: 'nl: bulk mail of a wholesaler with open days',
    sentAt: '2027-04-27T06:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Groothandel Peeters-Flora <mailing@peetersflora.example>',
    subject: '🌷 Opendeurdagen op 8 en 9 mei!',
    text: `Beste klant,

Kom langs op onze OPENDEURDAGEN
zaterdag 8 en zondag 9 mei, telkens van 10u tot 18u

* 15% korting op alle potgrond
* demo bloemschikken om 14u (beide dagen)
* pannenkoeken en springkasteel voor de kinderen

Peeters-Flora, Industrielaan 77, Lokeren
Openingsuren: ma-vr 7u-17u, za 8u-12u

Geen mails meer ontvangen? Uitschrijven kan hier: https://peetersflora.example/uit`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: supplier tells about her own flights',
    sentAt: '2027-05-04T17:33:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Liesbeth Aarts <liesbeth@aartsdesign.example>',
    subject: 'Even weg',
    text: `Hoi Bart,

Ter info: donderdag vlieg ik om 7.10 uur naar Kopenhagen voor de meubelbeurs, vrijdag om 18.25 uur land ik weer op Eindhoven. Tussendoor ben ik slecht bereikbaar, dus stuur de cijfers gewoon per mail. Dringend? Dan kan Kim je helpen, die is er beide dagen van 9 tot 5.

Groetjes
Lies`,
    expected: [],
  },
  {
    name: 'nl: notary gives the hour of the deed',
    sentAt: '2027-05-11T11:49:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Secretariaat notariskantoor Ten Cate <secretariaat@tencatenotaris.example>',
    subject: 'Levering Molenstraat 12 te Borne / 2027.0344/MK',
    text: `Geachte heer Scholten,

Ingesloten treft u de concept-akte van levering en de nota van afrekening aan.

De ondertekening vindt plaats op vrijdag 28 mei 2027 om 09.45 uur ten kantore van mr. M. ten Cate, Grotestraat 101 te Borne. Wij verzoeken u een geldig legitimatiebewijs mee te nemen.

Het verschuldigde bedrag van € 287.650,12 dient uiterlijk op donderdag 27 mei 2027 op onze derdengeldenrekening te zijn bijgeschreven. Eventuele opmerkingen over het concept ontvangen wij graag vóór 21 mei.

Hoogachtend,
namens mr. M. ten Cate,

I. Lansink
secretaresse (aanwezig ma, di en do 8.30 - 17.00 uur)`,
    expected: [at('2027-05-28T09:45:00+02:00')],
  },
  {
    name: 'nl: kick-off invitation with an ICS part',
    sentAt: '2027-05-20T15:06:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Daan Verkerk <daan.verkerk@pixelwerf.example>',
    subject: 'Kick-off nieuwe webshop',
    text: `Hoi allemaal,

Hierbij de uitnodiging voor de kick-off van de nieuwe webshop. Lees van tevoren even het plan van aanpak door (bijlage, 6 pagina's).

Wanneer: dinsdag 25 mei 2027 13:30-14:15
Waar: Pixelwerf, kamer Noord

Groet,
Daan`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Pixelwerf//Agenda 4.2//NL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:b7f0c2d1-5520-4e0b@pixelwerf.example
DTSTAMP:20270520T130600Z
DTSTART;TZID=Europe/Amsterdam:20270525T133000
DTEND;TZID=Europe/Amsterdam:20270525T141500
SUMMARY:Kick-off nieuwe webshop
LOCATION:Pixelwerf\\, kamer Noord
ORGANIZER;CN=Daan Verkerk:mailto:daan.verkerk@pixelwerf.example
ATTENDEE;CN=Info;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@theehuisje.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-25T13:30:00+02:00', '2027-05-25T14:15:00+02:00')],
  },
  {
    name: 'nl: Belgian food authority announces an inspection',
    sentAt: '2027-05-27T09:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Voedseltoezicht Oost <controle@voedseltoezicht.example>',
    subject: 'Aankondiging controlebezoek - ref. VT/27/10982',
    text: `Geachte mevrouw, geachte heer,

Naar aanleiding van uw aanvraag tot toelating voor de productie van ijs (ingediend op 03/05/2027) zal onze controleur, de heer D. Wouters, uw inrichting bezoeken op 08/06/2027 om 13u30.

Gelieve de volgende documenten klaar te houden:
  * het autocontrolesysteem
  * de temperatuurregistraties van de laatste 30 dagen
  * de medische attesten van het personeel

De retributie bedraagt 118,40 EUR en is betaalbaar binnen 30 dagen na het bezoek.

Met de meeste hoogachting,
De dienst Controle
Onze kantoren zijn open elke werkdag van 8u30 tot 12u en van 13u tot 16u.`,
    expected: [at('2027-06-08T13:30:00+02:00')],
  },
  {
    name: 'nl: patient moves an appointment to the next day',
    sentAt: '2027-06-08T13:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kees Bonthuis <kbonthuis@thuispost.example>',
    subject: 'afspraak fysio verzetten',
    text: `Goede middag,

Wegens een begravenis in de familie kan ik donderdag niet. Kunnen jullie mijn afspraak van 10 juni 14.00 uur verzetten naar vrijdag 11 juni om 11.15 uur? Uw collega aan de tel. zei dat dat gaatje nog vrij was.

Alvast bedankt
K. Bonthuis, geb. 4-9-1958`,
    expected: [at('2027-06-11T11:15:00+02:00')],
  },
  {
    name: 'nl: director calls the team to three days away',
    sentAt: '2027-06-23T16:44:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Saskia Raaijmakers <saskia@bureauwind.example>',
    subject: 'Save the date!! Teamdagen Ardennen',
    text: `Lieve mensen,

Het is rond: van donderdag 16 tot en met zaterdag 18 september zitten we met het hele bureau in een oude boerderij bij La Roche. Zet het in je agenda en plan geen klanten!

Programma volgt na de zomer. Wel alvast doorgeven aan Britt: dieetwensen, schoenmaat (voor de laarzen) en of je snurkt ;-)

Partners blijven dit keer thuis, kosten zijn natuurlijk voor de zaak.

Liefs, Sas`,
    expected: [days('2027-09-16', '2027-09-19')],
  },
  {
    name: "nl: supplier's summer closing and last delivery",
    sentAt: '2027-06-25T08:15:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Henk Drost <verkoop@drosthout.example>',
    subject: 'Bouwvak 2027',
    text: `Beste Arjan,

Even ter herinnering: wij zijn dicht van maandag 26 juli t/m vrijdag 13 augustus. De laatste vrachtwagen rijdt vrijdag 23 juli, bestellingen daarvoor graag uiterlijk woensdag 21 juli om 12.00 uur bij ons binnen.

Vanaf maandag 16 augustus staan we weer voor je klaar van 7.00 tot 16.30 uur. De zaagafdeling start die week pas op dinsdag om 8 uur.

Bedankt en alvast een fijne vakantie!

Henk Drost
Drost Houthandel - Nijkerk - 033-0007716`,
    expected: [],
  },
  {
    name: 'nl: friend of the firm from Brabant proposes lunch',
    sentAt: '2027-07-05T10:22:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Twan van Gerwen <twan@vangerwen-banden.example>',
    subject: 'bal gehakt',
    text: `Hé Sjef,

Lang nie gezien! Vrijdag kwart over twaalf een broodje bal bij Toos? Ik trakteer, ge had nog wa te goed van de carnaval.

Houdoe,
Twan`,
    expected: [at('2027-07-09T12:15:00+02:00')],
  },
  {
    name: 'nl: partner in Paramaribo proposes half an hour in local time',
    sentAt: '2027-07-20T09:15:00-03:00',
    timezone: 'Europe/Amsterdam',
    from: 'Radjesh Kalpoe <radjesh@kalpoe-hout.example>',
    subject: 'Container 3 / vlonderplanken',
    text: `Fa waka Jeroen,

De container is gisteren ingeklaard, alles is dus op schema. Ik wil nog wel met je praten over de prijs van de volgende partij, want de vrachtkosten zijn gestegen (nu 3.150 per 40 ft).

Zullen we bellen op donderdag 22 juli om 10 uur 's ochtends, tijd Paramaribo? Een half uur is genoeg. Ik bel jou via de app.

Groeten aan de familie,
Radjesh`,
    expected: [at('2027-07-22T15:00:00+02:00', '2027-07-22T15:30:00+02:00')],
  },
  {
    name: 'nl: hosting firm announces a maintenance window',
    sentAt: '2027-07-28T14:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Serverstal Beheer <noc@serverstal.example>',
    subject: '[Gepland onderhoud] vps-cluster AMS-2',
    text: `Beste klant,

In de nacht van zaterdag 7 op zondag 8 augustus 2027 voeren wij onderhoud uit aan de opslag van cluster AMS-2.

Start: 7 augustus 23:00 uur
Einde: 8 augustus 03:00 uur
Uw server: vps-20931

Tijdens dit venster kan uw website enkele minuten niet bereikbaar zijn. U hoeft zelf niets te doen. Voor vragen: support is bereikbaar van 08:00 tot 22:00 uur.

Met vriendelijke groet,
Team Serverstal`,
    expected: [],
  },
  {
    name: 'nl: town official names today in two weeks with a spoken end',
    sentAt: '2027-08-12T11:34:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Westra, Jitske <j.westra@gemeente-merenland.example>',
    subject: 'Uw aanvraag terrasvergunning (Z-2027-55120)',
    text: `Beste meneer Lodewijks,

Zoals zojuist telefonisch afgesproken kom ik samen met mijn collega van Brandveiligheid bij u langs om het terras te bekijken. Dat doen we vandaag over twee weken, van 14.00 uur tot half 4.

Kunt u zorgen dat de tekening op schaal 1:100 er dan ligt? Op uw aanvraag van 30 juli moeten wij overigens binnen acht weken beslissen, dus uiterlijk 24 september.

Met vriendelijke groet,

Jitske Westra
Vergunningen en Toezicht
werkdagen: ma, di, do | 0513-000 230`,
    expected: [at('2027-08-26T14:00:00+02:00', '2027-08-26T15:30:00+02:00')],
  },
  {
    name: 'nl: prospect must ask his partner first, times only quoted',
    sentAt: '2027-08-20T17:12:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Olivier Buys <olivier@buysenbos.example>',
    subject: 'Re: Kennismaking fotografie menukaart',
    text: `Hi Noor,

Dank voor je snelle reactie en mooie portfolio! Ik leg het eerst voor aan mijn compagnon, die is nog op vakantie. Begin volgende week hoor je van ons.

Groet,
Olivier
Buys & Bos, eten en drinken

Van: Noor Achterberg <noor@achterbergfoto.example>
Verzonden: vrijdag 20 augustus 2027 14:40
Aan: Olivier Buys
Onderwerp: Kennismaking fotografie menukaart

Hoi Olivier,

Leuk! Zullen we kennismaken op donderdag 26 augustus om 10.00 uur of vrijdag 27 augustus om 13.00 uur bij jullie in de zaak?

Noor`,
    expected: [],
  },
  {
    name: 'nl: colleague has tickets for a trade fair, whole day',
    sentAt: '2027-08-23T09:09:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marloes Tiggelaar <marloes@tiggelaar-keukens.example>',
    subject: 'vakbeurs keuken & bad',
    text: `Rob,

Kaarten zijn binnen (2x, besteld onder nr. 77-3381). Wij gaan dus samen op dinsdag 14 september de hele dag naar de vakbeurs in Gorinchem. Henny doet die dag de showroom, is al geregeld.

Jij rijdt, ik trakteer op de lunch ;)

Marloes`,
    expected: [days('2027-09-14')],
  },
  {
    name: 'nl: confirmation of a course place with JSON-LD',
    sentAt: '2027-09-07T18:03:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Opleidingshuis De Vonk <inschrijving@devonk.example>',
    subject: 'Bevestiging inschrijving BHV-herhaling',
    text: `Beste Patricia Zijlstra,

Je inschrijving is verwerkt.

Cursus: BHV-herhaling
Datum: donderdag 30 september 2027
Tijd: 09:00 - 16:30 uur
Locatie: De Vonk, Energieweg 5, Drachten
Inschrijfnummer: DV-60482
Prijs: € 165,00 excl. btw (factuur volgt, betaaltermijn 14 dagen)

Kosteloos annuleren kan tot en met 16 september.

Opleidingshuis De Vonk`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "DV-60482",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Patricia Zijlstra" },
  "reservationFor": {
    "@type": "Event",
    "name": "BHV-herhaling",
    "startDate": "2027-09-30T09:00:00+02:00",
    "endDate": "2027-09-30T16:30:00+02:00",
    "location": {
      "@type": "Place",
      "name": "De Vonk",
      "address": { "@type": "PostalAddress", "streetAddress": "Energieweg 5", "addressLocality": "Drachten", "addressCountry": "NL" }
    }
  }
}
</script></head><body>
<p>Beste Patricia Zijlstra,</p>
<p>Je inschrijving is verwerkt.</p>
<table>
<tr><td>Cursus</td><td>BHV-herhaling</td></tr>
<tr><td>Datum</td><td>donderdag 30 september 2027</td></tr>
<tr><td>Tijd</td><td>09:00 - 16:30 uur</td></tr>
<tr><td>Locatie</td><td>De Vonk, Energieweg 5, Drachten</td></tr>
<tr><td>Inschrijfnummer</td><td>DV-60482</td></tr>
<tr><td>Prijs</td><td>&euro; 165,00 excl. btw (factuur volgt, betaaltermijn 14 dagen)</td></tr>
</table>
<p>Kosteloos annuleren kan tot en met 16 september.</p>
<p>Opleidingshuis De Vonk</p>
</body></html>`,
    expected: [at('2027-09-30T09:00:00+02:00', '2027-09-30T16:30:00+02:00')],
  },
  {
    name: 'nl: rota of the staff for the owner',
    sentAt: '2027-09-15T20:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sanne Kuipers <sanne@kaasenzo.example>',
    subject: 'Rooster week 38',
    text: `Hoi Wim,

Hier het rooster voor volgende week, jij staat er niet op want je hebt vakantie:

ma 20-9   Sanne 9.00-17.30
di 21-9   Joost 9.00-13.00 / Sanne 13.00-17.30
wo 22-9   Joost 9.00-17.30
do 23-9   Elif 9.00-17.30
vr 24-9   Elif + Sanne 9.00-20.00 (koopavond)
za 25-9   Joost + Elif 8.30-17.00

Joost moet di om 14.30 naar de orthodontist met zijn zoon, vandaar de wissel.

Geniet ervan!
Sanne`,
    expected: [],
  },
  {
    name: 'nl: painter thanks for a past visit and sets a deadline',
    sentAt: '2027-09-22T07:48:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Schildersbedrijf Postma <info@postmaschilders.example>',
    subject: 'Offerte 27-218 buitenschilderwerk',
    text: `Geachte mevrouw Terpstra,

Dank voor het prettige gesprek van gisteren, 21 september om 14.00 uur, en voor de koffie. Zoals besproken zenden wij u hierbij de offerte van € 4.875,- incl. btw.

De offerte is geldig tot 15 oktober. Hebben wij uw akkoord uiterlijk vrijdag 1 oktober om 12.00 uur binnen, dan kunnen wij het werk nog dit najaar inplannen. Zo niet, dan wordt het voorjaar 2028.

Met vriendelijke groeten,
Sietse Postma
KvK 00417723`,
    expected: [],
  },
  {
    name: 'nl: call to the company doctor with a length',
    sentAt: '2027-09-29T13:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arbodienst Linde <planning@arbolinde.example>',
    subject: 'Uitnodiging spreekuur bedrijfsarts',
    text: `Beste heer Ramdin,

Uw werkgever heeft ons gevraagd u uit te nodigen voor het spreekuur van onze bedrijfsarts, mevrouw dr. A. Snijders.

U wordt verwacht op maandag 11 oktober a.s. om 10.20 uur. Het gesprek duurt 30 minuten.
Adres: Lindelaan 60, 2e etage, Amersfoort

Bent u verhinderd? Meld dit dan minimaal 24 uur van tevoren via 033-000 9011 (bereikbaar 8.00-17.00 uur), anders brengen wij € 95 in rekening.

Met vriendelijke groet,
Afdeling planning`,
    expected: [at('2027-10-11T10:20:00+02:00', '2027-10-11T10:50:00+02:00')],
  },
  {
    name: 'nl: cancelled meeting with an ICS cancel part',
    sentAt: '2027-10-04T10:55:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'An Deprez <an.deprez@deprez-consult.example>',
    subject: 'Geannuleerd: Overleg subsidiedossier',
    text: `Beste Tom,

Het overleg van donderdag 7 oktober om 15u gaat niet door: het dossier is door de provincie tot nader order uitgesteld. Zodra ik meer weet, laat ik iets horen.

Vriendelijke groeten,
An Deprez`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Deprez Consult//Kalender//NL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:20270920-subsidie-81@deprez-consult.example
DTSTAMP:20271004T085500Z
DTSTART:20271007T130000Z
DTEND:20271007T140000Z
SUMMARY:Overleg subsidiedossier
ORGANIZER;CN=An Deprez:mailto:an.deprez@deprez-consult.example
ATTENDEE;CN=Tom:mailto:tom@jeugdhuis-destal.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: restaurant in Ghent confirms a table with JSON-LD',
    sentAt: '2027-10-22T12:26:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Brasserie Den Ekster <reservatie@denekster.example>',
    subject: 'Uw reservatie bij Den Ekster',
    text: `Beste meneer Lemmens,

Uw tafel is gereserveerd:

  donderdag 4 november 2027 om 19u
  6 personen, op naam van Lemmens Boekhouding
  reservatienummer EK-5093

Annuleren kan kosteloos tot 24 uur op voorhand op 09 000 18 27.
Onze keuken is open van 12u tot 14u en van 18u tot 21u30, zondag en maandag gesloten.

Tot binnenkort!
Het team van Den Ekster, Vlasmarkt 19, Gent`,
    html: `<!doctype html>
<html><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "EK-5093",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Lemmens Boekhouding" },
  "partySize": "6",
  "startTime": "2027-11-04T19:00:00+01:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Brasserie Den Ekster",
    "address": { "@type": "PostalAddress", "streetAddress": "Vlasmarkt 19", "addressLocality": "Gent", "postalCode": "9000", "addressCountry": "BE" }
  }
}]
</script>
<p>Beste meneer Lemmens,</p>
<p>Uw tafel is gereserveerd:</p>
<p><b>donderdag 4 november 2027 om 19u</b><br>6 personen, op naam van Lemmens Boekhouding<br>reservatienummer EK-5093</p>
<p>Annuleren kan kosteloos tot 24 uur op voorhand op 09 000 18 27.<br>
Onze keuken is open van 12u tot 14u en van 18u tot 21u30, zondag en maandag gesloten.</p>
<p>Tot binnenkort!<br>Het team van Den Ekster, Vlasmarkt 19, Gent</p>
</body></html>`,
    expected: [at('2027-11-04T19:00:00+01:00')],
  },
  {
    name: 'nl: importer in London names one call in two zones',
    sentAt: '2027-11-08T09:40:00+00:00',
    timezone: 'Europe/Amsterdam',
    from: 'Eline Prins <eline@prinstea.example>',
    subject: 'Kerstassortiment + belletje',
    text: `Goedemorgen Thijs,

De monsters zijn vrijdag aangekomen, de speculaasthee is echt een schot in de roos! Over de verpakking heb ik nog wat twijfels.

Kunnen we daar even over videobellen? Woensdag 10 november om 16.00 uur hier in Londen, dus 17.00 uur bij jullie, en laten we er drie kwartier voor uittrekken. Link: https://bellen.prinstea.example/k/eline-thijs

De order zelf (PO 3007, 480 blikken) moet ik vóór 15 november bevestigen.

Groetjes uit een kletsnat Londen,
Eline`,
    expected: [at('2027-11-10T17:00:00+01:00', '2027-11-10T17:45:00+01:00')],
  },
  {
    name: 'nl: boiler engineer comes within a window',
    sentAt: '2027-11-17T15:55:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Warmtewacht <planning@warmtewacht.example>',
    subject: 'Onderhoud cv-ketel, opdracht 884120',
    text: `Beste klant,

Uw cv-ketel (Intergas, bouwjaar 2019) is toe aan onderhoud. Onze monteur komt op maandag 22 november tussen 8.00 en 10.00 uur bij u langs op Dorpsstraat 77 te Heiloo. Zorgt u dat de ketel goed bereikbaar is?

Schikt dit niet, bel dan uiterlijk vrijdag 19 november vóór 16.00 uur.

Met vriendelijke groet,
Warmtewacht Installatie
Planning: 072-0005522, ma-vr 8.30-17.00 uur
Storing? Wij zijn 24 uur per dag bereikbaar.`,
    expected: [at('2027-11-22T08:00:00+01:00', '2027-11-22T10:00:00+01:00')],
  },
  {
    name: 'nl: booking page confirms an intake with an ICS part in UTC',
    sentAt: '2027-11-28T22:19:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Afsprakenplein <noreply@afsprakenplein.example>',
    subject: 'Nieuwe afspraak: Intake loopbaancoaching met Dirk-Jan Pol',
    text: `Hallo Ingrid,

Er is een nieuwe afspraak in je agenda geboekt.

Soort: Intake loopbaancoaching
Met: Dirk-Jan Pol (djpol@postvak.example)
Wanneer: vrijdag 3 december 2027, 11:30 - 12:00 (Europe/Amsterdam)
Waar: telefonisch, 06-00284411

Antwoord op "Waar wil je het over hebben?":
Ik werk sinds 2009 bij dezelfde baas en wil wat anders.

Verzetten of annuleren: https://afsprakenplein.example/a/9dk2x

Afsprakenplein - nooit meer heen en weer mailen`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Afsprakenplein//NL
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
UID:9dk2x@afsprakenplein.example
DTSTAMP:20271128T211900Z
DTSTART:20271203T103000Z
DTEND:20271203T110000Z
SUMMARY:Intake loopbaancoaching (Dirk-Jan Pol)
LOCATION:telefonisch
ORGANIZER;CN=Afsprakenplein:mailto:noreply@afsprakenplein.example
ATTENDEE;CN=Ingrid;PARTSTAT=NEEDS-ACTION:mailto:ingrid@koerscoaching.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-12-03T11:30:00+01:00', '2027-12-03T12:00:00+01:00')],
  },
  {
    name: 'nl: parcel arrives tomorrow, with JSON-LD',
    sentAt: '2027-12-02T19:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Pakketlijn <bezorging@pakketlijn.example>',
    subject: 'Je pakket komt morgen',
    text: `Hoi Studio Kwast,

Morgen, vrijdag 3 december, bezorgen we je pakket van Papiergroothandel Velder tussen 13:05 en 15:05 uur.

Pakketcode: 3SXKQ004417029
Niet thuis? Kies voor 22:00 uur vanavond een afhaalpunt via https://pakketlijn.example/volg

Groet,
Pakketlijn`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "3SXKQ004417029",
  "expectedArrivalFrom": "2027-12-03T13:05:00+01:00",
  "expectedArrivalUntil": "2027-12-03T15:05:00+01:00",
  "carrier": { "@type": "Organization", "name": "Pakketlijn" },
  "partOfOrder": { "@type": "Order", "orderNumber": "V-20771", "merchant": { "@type": "Organization", "name": "Papiergroothandel Velder" } }
}
</script>
<p>Hoi Studio Kwast,</p>
<p>Morgen, <b>vrijdag 3 december</b>, bezorgen we je pakket van Papiergroothandel Velder tussen <b>13:05 en 15:05 uur</b>.</p>
<p>Pakketcode: 3SXKQ004417029<br>Niet thuis? Kies voor 22:00 uur vanavond een <a href="https://pakketlijn.example/volg">afhaalpunt</a>.</p>
<p>Groet,<br>Pakketlijn</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'nl: lower-case colleague proposes half an hour online the day after tomorrow',
    sentAt: '2027-12-06T17:21:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'anouk <anouk@studiokwast.example>',
    subject: 'bakkerij dekker',
    text: `hee, ff kortsluiten over de huisstijl van dekker? overmorgen 16u via de gewone link https://vergader.studiokwast.example/anouk, half uurtje is genoeg. (tot kwart over 3 zit ik die dag bij de tandarts)

a.`,
    expected: [at('2027-12-08T16:00:00+01:00', '2027-12-08T16:30:00+01:00')],
  },
];
