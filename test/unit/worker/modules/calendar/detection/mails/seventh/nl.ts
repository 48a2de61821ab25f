import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: kitchen fitter measures the day after tomorrow at half three',
    sentAt: '2027-03-03T09:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bart Hoekzema <bart@hoekzema-keukens.example>',
    subject: 'Inmeten spoelkeuken',
    text: `Goedemorgen Ilse,

Bedankt voor het terugbellen gisteren. Zoals afgesproken kom ik overmorgen om half drie bij jullie langs om de spoelkeuken in te meten. Als de wand achter de vaatwasser dan vrij kan zijn scheelt dat een hoop gedoe.

De offerte (2027-0341, € 8.430 excl.) pas ik daarna aan op de echte maten.

Groet,
Bart

Hoekzema Keukens
Showroom open: wo t/m za 10.00 - 17.00 uur
T 050 555 01 74`,
    expected: [at('2027-03-05T14:30:00+01:00')],
  },
  {
    name: 'nl: Belgian accountant with 14u30, a length and a VAT deadline',
    sentAt: '2027-04-06T16:20:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Katrien Vandewoude <katrien@fiduvandewoude.example>',
    subject: 'Bespreking jaarrekening 2026',
    text: `Geachte heer Claes,

De ontwerpbalans per 31/12/2026 is klaar. Graag overlopen wij deze samen op ons kantoor:

Wanneer: donderdag 15 april, 14u30
Duur: 1 uur
Waar: Stationsstraat 112, 9100 Sint-Niklaas (parking achteraan)

Gelieve de kilometerstaten en het contract van de leasing mee te brengen. Ik herinner er u ook aan dat de btw-aangifte van het eerste kwartaal ten laatste op 20 april binnen moet zijn; wij hebben uw laatste aankoopfacturen dus graag tegen maandag 12 april.

Met vriendelijke groeten,

Katrien Vandewoude
Gecertificeerd accountant
Kantoor open van 8u30 tot 12u en van 13u tot 17u, vrijdag tot 16u`,
    expected: [at('2027-04-15T14:30:00+02:00', '2027-04-15T15:30:00+02:00')],
  },
  {
    name: 'nl: parcel window and pick-up point hours',
    sentAt: '2027-01-20T07:03:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'PakketVlug <noreply@pakketvlug.example>',
    subject: 'Je pakket komt vandaag',
    text: `Hallo Fietsenmakerij De Ketting,

We bezorgen je pakket vandaag, woensdag 20 januari, tussen 13.15 en 15.15 uur.

Zendingnummer: 3SPV20270120148
Afzender: Remdelen Direct B.V.

Niet thuis? Dan ligt je pakket morgen vanaf 16.00 uur bij het afhaalpunt Primera aan de Dorpsstraat 8. Je kunt het daar ophalen t/m woensdag 27 januari.

Tot straks!
Je bezorger Marouan`,
    expected: [],
  },
  {
    name: 'nl: three interview slots from a recruiter',
    sentAt: '2027-05-12T11:47:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sanne Oudshoorn <s.oudshoorn@talentenwerf.example>',
    subject: 'Kandidaat werkvoorbereider: kennismaking',
    text: `Hoi Jeroen,

Fijn dat je Mehmet wilt spreken! Ik heb even met hem gebeld, hij kan op de volgende momenten bij jullie in Houten zijn:

- di 18 mei 9.00 - 9.45 uur
- wo 19 mei 13.15 - 14.00 uur
- vr 21 mei 11.30 - 12.15 uur

Laat je me weten welke het wordt? Dan zet ik het vast. Hij heeft een opzegtermijn van een maand, dus bij een snelle beslissing kan hij per 1 juli starten.

Groetjes,
Sanne Oudshoorn
Recruiter techniek | aanwezig ma-di-do
06 555 128 40`,
    expected: [
      at('2027-05-18T09:00:00+02:00', '2027-05-18T09:45:00+02:00'),
      at('2027-05-19T13:15:00+02:00', '2027-05-19T14:00:00+02:00'),
      at('2027-05-21T11:30:00+02:00', '2027-05-21T12:15:00+02:00'),
    ],
  },
  {
    name: 'nl: accepts the second of two quoted options',
    sentAt: '2027-06-14T08:31:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Corrie Teunissen <corrie.teunissen@mailhuis.example>',
    subject: 'Re: Tuinontwerp, tweede gesprek',
    text: `Hallo Rik,

De tweede optie komt ons het beste uit. Mijn man is er dan ook bij. De koffie staat klaar!

Groeten,
Corrie Teunissen

Op vr 11 jun 2027 om 16:42 schreef Rik van Hoveniersbedrijf Groenrijk <rik@groenrijk.example>:

> Dag mevrouw Teunissen,
>
> De schets is af. Ik kom hem graag bij u thuis toelichten. Ik kan:
> 1. dinsdag 15 juni om 16.00 uur
> 2. donderdag 17 juni om 9.30 uur
>
> Wat heeft uw voorkeur?
>
> Rik`,
    expected: [at('2027-06-17T09:30:00+02:00')],
  },
  {
    name: 'nl: out-of-office with return date and a stand-in',
    sentAt: '2027-07-19T10:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Peter-Paul Gijsen <pp.gijsen@drukkerijgijsen.example>',
    subject: 'Automatisch antwoord: Proefdruk menukaart',
    text: `Dank voor uw bericht.

Ik ben met vakantie en lees mijn mail niet. Maandag 9 augustus ben ik vanaf 8.30 uur weer op kantoor.

Voor lopende drukorders kunt u terecht bij Marleen: order@drukkerijgijsen.example of 0475 555 310 (werkdagen 9.00-16.00 uur). Tijdens de bouwvak, van 26 juli t/m 6 augustus, is de drukkerij gesloten.

Met zonnige groet,
Peter-Paul`,
    expected: [],
  },
  {
    name: 'nl: roofer moves the visit to another day and hour',
    sentAt: '2027-09-10T15:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Dakwerken Kuiper <planning@dakwerkenkuiper.example>',
    subject: 'Verplaatsen dakinspectie Lindehof',
    text: `Beste mevrouw Bouazza,

Vanwege de voorspelde storm gaan onze mensen maandag het dak niet op. Wij verzetten de inspectie met u van maandag 13 september 8.00 uur daarom naar woensdag 15 september om 7.45 uur. U hoeft alleen het dakluik voor ons open te maken en even mee te lopen.

Ons werknummer blijft 27-0913.

Excuses voor het ongemak,
Ria Kuiper
Planning`,
    expected: [at('2027-09-15T07:45:00+02:00')],
  },
  {
    name: 'nl: terse call tomorrow at quarter to four, all lower case',
    sentAt: '2027-01-12T17:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'kees <kees@vanderploegstaal.example>',
    subject: 'Re: trapleuning',
    text: `prima. ik bel je morgen kwart voor 4 over die leuning, ligt voor 3 uur toch niet op de zaag
gr kees`,
    expected: [at('2027-01-13T15:45:00+01:00')],
  },
  {
    name: 'nl: overdue invoice with payment date and phone hours',
    sentAt: '2027-04-13T09:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteurenbeheer Noorderlicht <debiteuren@noorderlicht-groothandel.example>',
    subject: 'Betalingsherinnering factuur 20271503',
    text: `Geachte relatie,

Volgens onze administratie staat onderstaande factuur nog open.

Factuurnummer: 20271503
Factuurdatum: 15-03-2027
Vervaldatum: 29-03-2027
Bedrag: € 1.430,15

Wij verzoeken u het bedrag uiterlijk dinsdag 20 april 2027 vóór 12.00 uur over te maken. Blijft betaling uit, dan brengen wij € 40,00 administratiekosten in rekening.

Heeft u vragen? Onze afdeling debiteuren is op werkdagen bereikbaar van 9.00 tot 12.30 uur via 058 555 22 10.

Hoogachtend,
Noorderlicht Groothandel B.V.`,
    expected: [],
  },
  {
    name: 'nl: boiler technician comes within a window, someone must be in',
    sentAt: '2027-11-22T13:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Warmtewacht Service <afspraken@warmtewacht.example>',
    subject: 'Bevestiging onderhoudsbeurt cv-ketel',
    text: `Beste klant,

Uw onderhoudsafspraak is ingepland.

Datum: donderdag 2 december 2027
Tijd: tussen 8.00 en 12.00 uur
Adres: Kapelweg 41, Amersfoort (praktijkruimte)
Monteur: D. Wielinga

Zorgt u ervoor dat er in deze uren iemand aanwezig is en dat de ketel goed bereikbaar is. Verzetten kan kosteloos tot 24 uur van tevoren via 033 555 60 60, bereikbaar op werkdagen van 8.00 tot 18.00 uur en op zaterdag van 9.00 tot 13.00 uur.

Bij spoed (lekkage, geen warmte) zijn wij dag en nacht bereikbaar.

Warmtewacht Service`,
    expected: [at('2027-12-02T08:00:00+01:00', '2027-12-02T12:00:00+01:00')],
  },
  {
    name: 'nl: Teams invitation with a calendar part',
    sentAt: '2027-02-02T10:22:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Liesbeth Maas <l.maas@maasenco.example>',
    subject: 'Doorspreken huisstijl',
    text: `Dag allebei,

Hierbij de uitnodiging. Ik heb drie logo-varianten klaar, jullie hoeven niets voor te bereiden.

Liesbeth

________________________________
Online vergadering
Deelnemen: https://vergaderen.teamsamen.example/l/meetup/19383-aab
Vergadering-id: 384 120 277 15
________________________________`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Maas en Co//Agenda 4.1//NL
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7d1c52e0-huisstijl@maasenco.example
SUMMARY;LANGUAGE=nl-NL:Doorspreken huisstijl
DTSTAMP:20270202T092200Z
DTSTART;TZID=W. Europe Standard Time:20270209T133000
DTEND;TZID=W. Europe Standard Time:20270209T141500
LOCATION:Online
ORGANIZER;CN=Liesbeth Maas:mailto:l.maas@maasenco.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Bakkerij
  Stuiver:mailto:info@bakkerijstuiver.example
SEQUENCE:0
STATUS:CONFIRMED
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:REMINDER
TRIGGER:-PT15M
END:VALARM
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-09T13:30:00+01:00', '2027-02-09T14:15:00+01:00')],
  },
  {
    name: 'nl: Belgian notary calls off the signing without a new date',
    sentAt: '2027-03-22T11:09:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Notariaat De Pauw & Lernout <info@notariaatdepauw.example>',
    subject: 'Dossier 2027/0118 - aankoop handelspand Mechelsesteenweg',
    text: `Geachte mevrouw, geachte heer,

Tot onze spijt dienen wij u te melden dat het verlijden van de akte, voorzien op vrijdag 26 maart om 16 u., niet kan doorgaan. Het bodemattest werd nog niet afgeleverd.

Van zodra wij over dit attest beschikken, contacteren wij u voor een nieuwe datum.

De wettelijke termijn van vier maanden loopt af op 11 mei 2027; er is dus geen reden tot ongerustheid.

Met de meeste hoogachting,

Voor het kantoor,
Griet Lernout, notaris

Het kantoor is elke werkdag open van 9 u. tot 12.30 u. en van 13.30 u. tot 17 u.`,
    expected: [],
  },
  {
    name: 'nl: call at New York time in the weeks when the gap is five hours',
    sentAt: '2027-03-15T09:40:00-04:00',
    timezone: 'Europe/Amsterdam',
    from: 'Daan Verschuur <daan@verschuurimports.example>',
    subject: 'Stroopwafels voor de oostkust',
    text: `Ha Marjan,

Groeten uit een ijskoud Brooklyn! De proefdozen zijn aangekomen en mijn twee winkeliers zijn helemaal om. Ik wil het met je hebben over een eerste pallet (we denken aan 1.200 blikken à 4,10).

Zullen we donderdag 18 maart videobellen, om 10 uur 's ochtends New Yorkse tijd? Let op, de zomertijd is hier gisteren al ingegaan, bij jullie pas op de 28e. Een half uur is genoeg.

Je krijgt de link nog van me.

Daan`,
    expected: [at('2027-03-18T15:00:00+01:00', '2027-03-18T15:30:00+01:00')],
  },
  {
    name: 'nl: day part without an hour and vague availability',
    sentAt: '2027-08-25T20:36:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hannah Wolters <hannahwolters91@postbak.example>',
    subject: 'Re: Re: proefles pottenbakken',
    text: `Hoi!

Leuk dat er nog plek is. Ik zou dinsdagmiddag kunnen, of anders ergens volgende week donderdag. Vrijdagen zijn bij mij eigenlijk altijd goed behalve in de even weken want dan heb ik de kinderen.

Zeg jij maar wat handig is, dan regel ik oppas.

Liefs, Hannah

Verstuurd vanaf mijn telefoon`,
    expected: [],
  },
  {
    name: 'nl: Flemish customer drops in on Saturday to see fabric samples',
    sentAt: '2027-10-20T21:14:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Godelieve Peeters <lieve.peeters@telebus.example>',
    subject: 'zetels',
    text: `dag luc

ons vader zijn zetels zijn echt aan herstoffering toe. ik spring zaterdag om 9u eens binnen bij u in den atelier om de stalen te bekijken, ge moogt gerust al wat groen klaarleggen. past da voor u? de vorige keer hadt ge gezegd 385 euro per stuk, ik hoop dat da nog klopt he

tot dan en de groeten aan ons nancy
lieve`,
    expected: [at('2027-10-23T09:00:00+02:00')],
  },
  {
    name: 'nl: newsletter with webinar hours and an open house',
    sentAt: '2027-09-02T06:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ondernemersplein Magazine <nieuws@ondernemersmagazine.example>',
    subject: 'Zo haal je meer uit je laatste kwartaal',
    text: `ONDERNEMERSMAGAZINE | september 2027

Beste ondernemer,

De zomer zit erop. In deze nieuwsbrief:

* Vijf fouten bij het inwerken van nieuw personeel
* Gratis webinar: 'Van offerte naar opdracht', dinsdag 14 september om 20.00 uur. Meld je nu aan, er zijn nog 60 plaatsen!
* Open dag van de Ambachtsschool op zaterdag 25 september, 10.00 - 15.00 uur
* Subsidiewijzer: aanvragen kan tot en met 30 september 17.00 uur

Vroegboekkorting: met code HERFST27 betaal je t/m zondag € 49 in plaats van € 79 voor een jaarabonnement.

Je ontvangt deze mail omdat je bent ingeschreven. Afmelden kan hier: https://ondernemersmagazine.example/afmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: tenancy handover with a pre-inspection and a final inspection',
    sentAt: '2027-06-15T14:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Verhuur Stadswonen <verhuur@stadswonen.example>',
    subject: 'Huuropzegging winkelruimte Voorstraat 19',
    text: `Geachte heer Nijland,

Hierbij bevestigen wij de ontvangst van uw huuropzegging. De huur eindigt per 30 juni 2027.

Onze opzichter, de heer Van Dalen, komt op twee momenten bij u langs:

Vooropname: donderdag 24-06-2027, 9.00 uur
Eindopname en inlevering sleutels: donderdag 01-07-2027, 10.15 uur

Wij verzoeken u bij beide opnames aanwezig te zijn. De waarborgsom (€ 2.700) wordt binnen 30 dagen na de eindopname teruggestort.

Met vriendelijke groet,
Stadswonen, afdeling Verhuur
Spreekuur: ma t/m do 9.00 - 11.00 uur`,
    expected: [at('2027-06-24T09:00:00+02:00'), at('2027-07-01T10:15:00+02:00')],
  },
  {
    name: 'nl: minutes of yesterday with action points',
    sentAt: '2027-02-10T12:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Noortje Slagter <noortje@slagterarchitecten.example>',
    subject: 'Verslag bouwoverleg 9 februari',
    text: `Allen,

Hieronder het verslag van het bouwoverleg van dinsdag 9 februari, 10.00 - 11.30 uur in de keet.

Aanwezig: Noortje, Hamid, Gert (tot 11.00 uur)
Afwezig m.k.: Joke

1. Fundering is vrijdag gestort, uitharding volgens planning.
2. Kozijnen: levering wordt week 9.
3. Meerwerk trap: € 2.140, akkoord.

Actiepunten
- Hamid: detailtekening dakrand, gereed 16-02
- Gert: steigerbouwer nabellen, gereed 12-02
- Noortje: vergunning uitrit, loopt

Een volgend overleg plannen we zodra de kozijnen er zijn.

Groet, Noortje`,
    expected: [],
  },
  {
    name: 'nl: work placement visit from a school',
    sentAt: '2027-11-03T15:31:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wim Laarhoven <w.laarhoven@vakcollegebrabant.example>',
    subject: 'Stagebezoek Dylan',
    text: `Beste Monique,

Dylan heeft er nu acht weken opzitten en ik hoor goede verhalen. Tijd voor het tussengesprek met jou, Dylan en mij. Jij stelde de week van de 15e voor; ik kom dan dinsdag 16 november van 13:00 tot 13:30 uur bij jullie in de salon.

Vul je vooraf het beoordelingsformulier in? Het hoeft pas op 26 november in het systeem te staan, maar dan kunnen we het samen doornemen. Dylan heeft die ochtend tot 11:45 les, hij komt dus later.

Vriendelijke groet,

Wim Laarhoven
Stagebegeleider Haarverzorging
Werkdagen: ma, di, wo (tot 15.00 uur)`,
    expected: [at('2027-11-16T13:00:00+01:00', '2027-11-16T13:30:00+01:00')],
  },
  {
    name: 'nl: first-aid refresher, enrolled for a whole day',
    sentAt: '2027-08-30T10:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Cursusadministratie Veiligwerk <cursus@veiligwerk-opleidingen.example>',
    subject: 'Inschrijfbevestiging BHV herhaling',
    text: `Beste Anouk,

Je bent ingeschreven voor de herhalingscursus bedrijfshulpverlening:

Datum: dinsdag 5 oktober 2027 (hele dag)
Locatie: Veiligwerk Trainingscentrum, Zwolle
Inclusief: lunch, lesboek en certificaat

Het programma met de aanvangstijd krijg je twee weken van tevoren. Trek gemakkelijke kleding aan, je gaat echt blussen.

Kosteloos annuleren is mogelijk t/m 7 september. De factuur (€ 189 excl. btw) sturen we naar je werkgever.

Team Veiligwerk`,
    expected: [days('2027-10-05')],
  },
  {
    name: 'nl: going to a trade fair together for two days',
    sentAt: '2027-10-11T22:05:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Stijn Baert <stijn@baertkoffie.example>',
    subject: 'Horecabeurs Gent',
    text: `Ola Tine,

Kaarten zijn binnen! Wij gaan dus samen naar de Horecabeurs in Gent, zondag 21 en maandag 22 november, twee volle dagen. Hotel heb ik ook al geboekt, 2 kamers aan 94 euro. Hoe laat we vertrekken zien we wel als het zover is, ik rij.

Hou die dagen vrij hé, en zet op de deur van de winkel dat we maandag toe zijn.

Stijn`,
    expected: [days('2027-11-21', '2027-11-23')],
  },
  {
    name: 'nl: software maintenance window',
    sentAt: '2027-05-31T08:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kassacloud Status <status@kassacloud.example>',
    subject: 'Gepland onderhoud in de nacht van 8 op 9 juni',
    text: `Beste gebruiker,

In de nacht van dinsdag 8 op woensdag 9 juni voeren wij onderhoud uit aan Kassacloud. Tussen 01.00 en 04.30 uur zijn de kassa's alleen offline te gebruiken en is de backoffice niet bereikbaar.

Wat moet je doen?
Sluit dinsdag de dag af vóór 00.30 uur. Je kassa's werken zichzelf daarna bij.

Nieuw na het onderhoud: splitsen van rekeningen per gast en een sneller rapport per uur.

Het Kassacloud-team
Support: elke dag van 8.00 tot 23.00 uur

Geen statusberichten meer ontvangen? https://kassacloud.example/meldingen`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: restaurant booking with JSON-LD',
    sentAt: '2027-12-06T14:26:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'De Gouden Karper <reserveringen@degoudenkarper.example>',
    subject: 'Uw reservering is bevestigd',
    text: `Beste Femke van Rijn,

Wij hebben een tafel voor u gereserveerd:

vrijdag 17 december 2027, 19.00 uur
14 personen, viergangenmenu

Reserveringscode: GK-71209

Annuleren of het aantal personen wijzigen kan tot woensdag 15 december 12.00 uur. Allergieën horen wij graag vooraf.

Tot ziens in De Gouden Karper!
Keuken geopend di t/m zo van 17.30 tot 21.30 uur`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "GK-71209",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Femke van Rijn" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "De Gouden Karper",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "Havenkade 3",
      "addressLocality": "Hoorn",
      "addressCountry": "NL"
    }
  },
  "startTime": "2027-12-17T19:00:00+01:00",
  "partySize": "14"
}
</script></head><body>
<p>Beste Femke van Rijn,</p>
<p>Wij hebben een tafel voor u gereserveerd:</p>
<p><b>vrijdag 17 december 2027, 19.00 uur</b><br>14 personen, viergangenmenu</p>
<p>Reserveringscode: GK-71209</p>
<p>Annuleren of het aantal personen wijzigen kan tot woensdag 15 december 12.00 uur. Allergie&euml;n horen wij graag vooraf.</p>
<p>Tot ziens in De Gouden Karper!<br>Keuken geopend di t/m zo van 17.30 tot 21.30 uur</p>
</body></html>`,
    expected: [at('2027-12-17T19:00:00+01:00')],
  },
  {
    name: 'nl: the writer is travelling and will be in touch',
    sentAt: '2027-04-26T17:19:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Olaf Brinkman <olaf.brinkman@brinkmanexport.example>',
    subject: 'RE: contract Lissabon',
    text: `Beste Yvonne,

Contract ontvangen, dank. Ik vlieg woensdag om 7.40 uur naar Lissabon (landing 9.35 uur lokale tijd) en zit daarna om 11 uur bij de bottelaar aan tafel. Donderdagavond met de trein van 18.12 uur door naar Porto.

Ik neem jouw opmerkingen over artikel 14.3 mee en meld me als ik terug ben.

Groet, Olaf`,
    expected: [],
  },
  {
    name: 'nl: municipal fire safety inspection, formal letter',
    sentAt: '2027-04-01T09:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gemeente Wezelerveen, Toezicht <toezicht@wezelerveen.example>',
    subject: 'Aankondiging controle brandveiligheid (kenmerk Z27-04418)',
    text: `Geachte heer, mevrouw,

Op grond van de geldende bouwregels controleert de gemeente periodiek de brandveiligheid van gebouwen met een kinderopvangfunctie. Uw locatie De Kikkerpoel is dit voorjaar aan de beurt.

Onze toezichthouder, mevrouw A. Schreuder, bezoekt u op woensdag 21 april 2027 om 13:45 uur. Zij zal zich legitimeren. Wij verzoeken u ervoor te zorgen dat een verantwoordelijke aanwezig is en dat het logboek van de brandmeldinstallatie ter inzage ligt.

Is dit tijdstip niet mogelijk, dan dient u dit uiterlijk 14 april 2027 telefonisch door te geven via 0528 555 000 (bereikbaar van 8.30 tot 16.00 uur, vrijdag tot 12.00 uur).

Na de controle ontvangt u binnen vier weken een rapport.

Hoogachtend,
namens burgemeester en wethouders van Wezelerveen,
P. Grotenhuis
teamleider Toezicht`,
    expected: [at('2027-04-21T13:45:00+02:00')],
  },
  {
    name: 'nl: colleague forwards a request and takes the reader along on Friday',
    sentAt: '2027-07-06T16:48:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wendy Poelstra <wendy@studioblink.example>',
    subject: 'FW: website camping',
    text: `Hee Tom,

Zie hieronder. Heb net teruggebeld, vrijdag 11 uur staat vast bij hun op de camping. Jij gaat mee want jij weet alles van dat boekingssysteem :-) Laptop mee aub.

X Wen

-----Oorspronkelijk bericht-----
Van: Camping De Zandhegge <info@dezandhegge.example>
Verzonden: maandag 5 juli 2027 21:03
Aan: Wendy Poelstra
Onderwerp: website camping

Goedenavond,

Onze site is verouderd en we zoeken iemand die ons helpt. Wij kunnen vrijdag om 11 uur of anders maandag om 9 uur. In het weekend zijn de wisseldagen (aankomst vanaf 14.00, vertrek voor 10.30) dan lukt het niet.

Fam. Dijkhuis`,
    expected: [at('2027-07-09T11:00:00+02:00')],
  },
  {
    name: 'nl: colleagues are away and who is in the shop',
    sentAt: '2027-06-09T07:52:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Els Goossens <els@bloemenelsje.example>',
    subject: 'bezetting vrijdag',
    text: `Hey

even voor de duidelijkheid vrijdag 11/6: Jan moet om 10u in het ziekenhuis zijn voor zijn knie, die komt dus niet. Fatima staat in de winkel van 8u30 tot 13u en Robbe neemt over tot 18u. De veiling doet Mark om 5u zoals altijd.

Gij moet dus niets regelen, alleen dat ge het weet

Els`,
    expected: [],
  },
  {
    name: 'nl: product demo with a video link only in the HTML',
    sentAt: '2027-09-27T11:33:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rachid Amrani <rachid@planbordplus.example>',
    subject: 'Demo Planbord Plus',
    text: `Hoi Esther,

Leuk je net gesproken te hebben! Zoals afgesproken geef ik jullie donderdag 30 september om 15:00 uur een online demo. We hebben er 45 minuten voor.

Deelnemen doe je met de knop in deze mail.

Je proefaccount blijft actief t/m 11 oktober, daarna is het € 29 per maand.

Groet,
Rachid Amrani
Planbord Plus`,
    html: `<html><body style="font-family:Arial">
<p>Hoi Esther,</p>
<p>Leuk je net gesproken te hebben! Zoals afgesproken geef ik jullie donderdag 30&nbsp;september om 15:00&nbsp;uur een online demo. We hebben er 45 minuten voor.</p>
<p><a href="https://video.beldirect.example/j/8231774405" style="background:#06c;color:#fff;padding:10px 18px">Deelnemen</a></p>
<p>Je proefaccount blijft actief t/m 11 oktober, daarna is het &euro;&nbsp;29 per maand.</p>
<p>Groet,<br>Rachid Amrani<br>Planbord Plus</p>
</body></html>`,
    expected: [at('2027-09-30T15:00:00+02:00', '2027-09-30T15:45:00+02:00')],
  },
  {
    name: 'nl: answer that leaves a quoted proposal open',
    sentAt: '2027-10-05T19:27:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jolanda de Bie <jolandadebie@kabelpost.example>',
    subject: 'Re: adviesgesprek zonwering',
    text: `Beste Henk,

Dank voor je voorstel. Ik moet eerst met mijn man overleggen of we er dit jaar nog aan beginnen, dus leg nog maar niets vast. Ik laat volgende week iets van me horen.

Nog wel een vraag: zit montage bij die 1.895 euro in?

Mvg Jolanda

> Op 4 oktober 2027 om 09:15 schreef Henk Ritsema:
>
> Beste Jolanda,
> Ik kan vrijdag 8 oktober om 13.30 uur bij jullie zijn voor het adviesgesprek.
> Het duurt een klein uurtje. Schikt dat?
> Henk`,
    expected: [],
  },
  {
    name: 'nl: estate agent shows premises in a fortnight at quarter past ten',
    sentAt: '2027-09-08T13:02:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gea Mulder <gea@makelaardijmulder.example>',
    subject: 'Bezichtiging Kerkstraat 7',
    text: `Dag Samira,

Goed nieuws: de eigenaar vindt een hondentrimsalon geen enkel probleem. Hij is nu nog in Spanje, maar vandaag over twee weken kunnen we erin. Zullen we om kwart over tien bij de voordeur afspreken?

Huurprijs is 1.150 kaal, 82 m2, per 1 november beschikbaar.

Hartelijke groet,
Gea Mulder

Makelaardij Mulder | Markt 2 | 0591 555 777
Ook 's avonds open: donderdag tot 20.30 uur`,
    expected: [at('2027-09-22T10:15:00+02:00')],
  },
  {
    name: 'nl: lunch at half one with a friend of the firm',
    sentAt: '2027-05-24T18:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Frits Ankersmit <frits.ankersmit@ankersmitwijn.example>',
    subject: 'bijkletsen',
    text: `Beste kerel,

Veel te lang geleden! Donderdag ben ik in Deventer voor een proeverij. Zullen wij dan om half een lunchen bij Brasserie De Waag? Ik trakteer, jij hebt de vorige keer betaald (en niet zo'n beetje ook).

Heb een doos van die rode uit 2019 voor je in de auto.

Frits`,
    expected: [at('2027-05-27T12:30:00+02:00')],
  },
  {
    name: 'nl: cancelled meeting with a calendar part',
    sentAt: '2027-11-29T09:05:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Joris Willems <joris.willems@elektrowillems.example>',
    subject: 'Geannuleerd: Werfbezoek Lier',
    text: `Dag Ann,

Werfbezoek van woensdag valt weg, de bouwheer zit met griep thuis. Ik laat iets weten zodra hij er terug bovenop is.

Joris`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Elektro Willems//Kalender//NL
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:20271201-lier-0077@elektrowillems.example
DTSTAMP:20271129T080500Z
DTSTART:20271201T123000Z
DTEND:20271201T133000Z
SUMMARY:Geannuleerd: Werfbezoek Lier
LOCATION:Antwerpsestraat 210\\, Lier
ORGANIZER;CN=Joris Willems:mailto:joris.willems@elektrowillems.example
ATTENDEE;CN=Ann Smets:mailto:ann@smetsinterieur.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: club committee meeting with agenda and end',
    sentAt: '2027-10-24T19:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Secretariaat kv De Merels <secretaris@kvdemerels.example>',
    subject: 'Agenda bestuursvergadering',
    text: `Beste medebestuursleden,

Hierbij de agenda voor onze bestuursvergadering op ma. 8 nov. a.s., aanvang 20.00 uur in de bestuurskamer. Einde: 22.00 uur.

1. Opening en mededelingen
2. Notulen 4 oktober
3. Begroting 2028 (stuk volgt van Ton)
4. Kantinediensten: wie vult de zaterdagen van 8.00 tot 13.00 uur?
5. Nieuwe shirts, offerte € 31,50 per stuk
6. Rondvraag en sluiting

Stukken graag uiterlijk 3 nov. bij mij inleveren.

Met sportgroet,
Alie Veenstra
secretaris`,
    expected: [at('2027-11-08T20:00:00+01:00', '2027-11-08T22:00:00+01:00')],
  },
  {
    name: 'nl: quotation with validity, delivery week and prices like clock times',
    sentAt: '2027-06-21T13:44:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Verkoop Houthandel Maes <verkoop@houthandelmaes.example>',
    subject: 'Offerte OF-2027-06-1430',
    text: `Beste,

Bedankt voor uw aanvraag. In bijlage onze offerte voor:

Eik gedroogd 27 mm      14.30 €/lm    x 120
Beuk gedroogd 40 mm     11.45 €/lm    x  60
Zaagwerk op maat        17.00 €/uur

Levering in week 28, de exacte dag wordt door onze chauffeur doorgegeven. Zelf afhalen kan ook, op weekdagen van 7u tot 16u30 en op zaterdag van 8u tot 12u.

De prijzen zijn geldig tot woensdag 30 juni, 17u. Bij bestelling vragen wij een voorschot van 30%.

Hopend u hiermee van dienst te zijn,
Davy, verkoop binnendienst`,
    expected: [],
  },
  {
    name: 'nl: conference ticket with JSON-LD, doors open earlier',
    sentAt: '2027-01-18T20:11:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Congresbureau Zorg & Zaak <tickets@zorgenzaak.example>',
    subject: 'Je ticket voor de Dag van de Praktijkmanager',
    text: `Beste Nienke Kok,

Bedankt voor je aanmelding. Dit is je ticket voor:

Dag van de Praktijkmanager
Donderdag 4 februari 2027, 10.00 - 17.00 uur
Congrescentrum De Spoorhal, Utrecht

Deuren open vanaf 9.15 uur. Ticketnummer ZZ-004417, op naam. Neem deze mail mee, op papier of op je telefoon.

Tot dan!
Congresbureau Zorg & Zaak`,
    html: `<!DOCTYPE html>
<html lang="nl"><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "ZZ-004417",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Nienke Kok" },
  "reservationFor": {
    "@type": "Event",
    "name": "Dag van de Praktijkmanager",
    "startDate": "2027-02-04T10:00:00+01:00",
    "endDate": "2027-02-04T17:00:00+01:00",
    "doorTime": "2027-02-04T09:15:00+01:00",
    "location": {
      "@type": "Place",
      "name": "Congrescentrum De Spoorhal",
      "address": "Spoorlaan 80, Utrecht"
    }
  }
}]
</script>
<p>Beste Nienke Kok,</p>
<p>Bedankt voor je aanmelding. Dit is je ticket voor:</p>
<h2>Dag van de Praktijkmanager</h2>
<p>Donderdag 4 februari 2027, 10.00 - 17.00 uur<br>Congrescentrum De Spoorhal, Utrecht</p>
<p>Deuren open vanaf 9.15 uur. Ticketnummer ZZ-004417, op naam. Neem deze mail mee, op papier of op je telefoon.</p>
<p>Tot dan!<br>Congresbureau Zorg &amp; Zaak</p>
</body></html>`,
    expected: [at('2027-02-04T10:00:00+01:00', '2027-02-04T17:00:00+01:00')],
  },
  {
    name: 'nl: declines Tuesday and proposes Wednesday',
    sentAt: '2027-02-18T23:08:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Achmed Yildirim <achmed@yildirimstuc.example>',
    subject: 'Re: stucwerk praktijkruimte',
    text: `Hallo Marit

Dinsdag om 15.00 lukt mij niet, dan zit ik op een klus in Zwolle. Kan het ook woensdag 24 feb om 16.30? Dan ben ik met een kwartiertje rijden bij jullie en kan ik gelijk de muren bekijken. Materiaal moet ik dan vrijdag besteld hebben anders haal ik maart niet meer.

Een ding nog, blijft de radiator zitten of gaat die eraf?

Groetjes Achmed
Yildirim Stucadoors
ma-vr 7.00-16.00`,
    expected: [at('2027-02-24T16:30:00+01:00')],
  },
];
