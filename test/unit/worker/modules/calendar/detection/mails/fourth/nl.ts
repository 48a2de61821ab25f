import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: a Flemish accountant proposes two moments with 14u and 9u30',
    sentAt: '2027-01-12T11:03:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Kris Verhaeghe <kris@verhaeghe-fiduciaire.example>',
    subject: 'Bespreking jaarrekening 2026',
    text: `Beste Sofie,

De voorlopige cijfers van 2026 zijn klaar. Ik zou ze graag met u overlopen voor we afsluiten. Past een van deze momenten voor u, hier op kantoor?

- dinsdag 19 januari om 14u
- donderdag 21 januari om 9u30

Reken op een uur. Gelieve de ontbrekende aankoopfacturen van december vóór vrijdag 15 januari door te sturen, dan kan ik die nog inboeken.

Vriendelijke groeten,

Kris Verhaeghe
Fiduciaire Verhaeghe bv
Stationsstraat 0, Deinze
T 09 000 11 22 - open van ma tot vr van 9u tot 12u en van 13u tot 17u
`,
    expected: [
      at('2027-01-19T14:00:00+01:00', '2027-01-19T15:00:00+01:00'),
      at('2027-01-21T09:30:00+01:00', '2027-01-21T10:30:00+01:00'),
    ],
  },
  {
    name: 'nl: a colleague writes three words with a time tomorrow',
    sentAt: '2027-02-09T16:52:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bas <bas@studio-veerpont.example>',
    subject: 'Re: offerte Van Loon',
    text: `Morgen 10 uur bellen?

B.

Verstuurd vanaf mijn telefoon

> Op 9 feb. 2027 om 15:40 schreef Ilse <ilse@studio-veerpont.example>:
>
> Hoi Bas, ik kom er niet uit met de uren in die offerte van Van Loon.
> Kunnen we er even over hebben?
> Ilse
`,
    expected: [at('2027-02-10T10:00:00+01:00')],
  },
  {
    name: 'nl: a dentist patient calls off and will ring for another day',
    sentAt: '2027-03-02T08:09:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ruben Aalbers <ruben.aalbers@mailhoek.example>',
    subject: 'Afzeggen controle',
    text: `Goedemorgen,

Helaas moet ik mijn controle van donderdag 4 maart om 11.20 uur afzeggen, ik lig met griep op bed. Ik bel zelf wel voor een nieuwe afspraak als ik weer op de been ben.

Excuses voor het ongemak.

Groet,
Ruben Aalbers
geb. 14-06-1988
`,
    expected: [],
  },
  {
    name: 'nl: a wholesaler states order deadlines and closed days around Christmas',
    sentAt: '2026-12-07T10:00:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Bakkerijgrondstoffen Maes <bestellingen@maes-grondstoffen.example>',
    subject: 'Eindejaarsregeling bestellingen',
    text: `Geachte klant,

Om u ook tijdens de feestdagen stipt te kunnen beleveren, vragen wij u rekening te houden met het volgende:

- Leveringen in de week van 21 december: bestellen ten laatste op donderdag 17 december om 12u
- Leveringen in de week van 28 december: bestellen ten laatste op woensdag 23 december om 10u
- Op vrijdag 25 december en vrijdag 1 januari zijn wij gesloten

Ons magazijn is op 24 en 31 december open van 7u tot 13u.

Wij danken u voor het vertrouwen en wensen u drukke, maar vooral zoete weken.

Het team van Maes Grondstoffen
BTW BE 0000.000.000
`,
    expected: [],
  },
  {
    name: 'nl: an invoice with a period and a due date',
    sentAt: '2027-07-01T06:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Administratie Kantoorhuis Zuid <administratie@kantoorhuiszuid.example>',
    subject: 'Factuur 2027-0733',
    text: `Geachte heer Bouwman,

Hierbij ontvangt u factuur 2027-0733 voor de huur van werkplek 14.

Periode: 1 juli 2027 t/m 30 september 2027
Bedrag: € 885,00 excl. btw
Btw 21%: € 185,85
Totaal: € 1.070,85

Wij verzoeken u het bedrag uiterlijk 15 juli 2027 over te maken op NL00 BANK 0000 0000 00 o.v.v. het factuurnummer.

Vragen over deze factuur? Onze administratie is op dinsdag en donderdag van 9:00 tot 15:00 uur te bereiken op 020 000 00 00.

Met vriendelijke groet,
Kantoorhuis Zuid
`,
    expected: [],
  },
  {
    name: 'nl: a choir secretary invites the committee with an agenda and a range',
    sentAt: '2027-09-06T21:58:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Truus van der Wal <secretaris@koordebron.example>',
    subject: 'Bestuursvergadering',
    text: `Beste allemaal,

Zoals vorige keer besproken vergaderen we op woensdag 15 september van 19.45 tot 21.30 uur, dit keer bij Gerard thuis (Lindelaan 0).

Agenda:
1. Opening
2. Notulen van 16 juni
3. Penningmeester: contributie, nog vier leden niet betaald
4. Kerstconcert: dirigent, zaal, pianist
5. Rondvraag

Stukken voor de agenda graag uiterlijk zondag bij mij.

Hartelijke groet,
Truus
`,
    expected: [at('2027-09-15T19:45:00+02:00', '2027-09-15T21:30:00+02:00')],
  },
  {
    name: 'nl: a London client gives the time in his own zone',
    sentAt: '2027-11-03T12:11:00+00:00',
    timezone: 'Europe/Amsterdam',
    from: 'Daan Kuipers <daan@foxglovepress.example>',
    subject: 'Omslag najaarstitel',
    text: `Ha Eefje,

Ik zit tegenwoordig op kantoor in Londen, dus let even op het tijdsverschil: kunnen we dinsdag 9 november om 15:00 Londense tijd videobellen over het omslag? De redacteur schuift ook aan. Het duurt een half uur.

De link is https://meet.vergaderplek.example/foxglove-omslag

Groeten uit de regen,
Daan
`,
    expected: [at('2027-11-09T16:00:00+01:00', '2027-11-09T16:30:00+01:00')],
  },
  {
    name: 'nl: a designer names free half-days without a proposal',
    sentAt: '2027-06-14T10:45:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Yara Benali <hallo@yarabenali.example>',
    subject: 'Re: beschikbaarheid zomer',
    text: `Hoi Tom,

Leuk dat jullie weer aan me denken! Ik heb in juli nog wel ruimte: meestal werk ik op maandag en woensdag voor vaste klanten, de andere dagen zijn vrij in te delen. Van 2 tot 20 augustus ben ik op vakantie.

Mijn uurtarief is dit jaar € 82. Stuur vooral eerst een briefing, dan kijk ik hoeveel werk het is en plannen we daarna iets in.

Liefs,
Yara
`,
    expected: [],
  },
  {
    name: 'nl: an invitation with a calendar part from a solar panel installer',
    sentAt: '2027-03-15T15:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Zonnig Dak Planning <planning@zonnigdak.example>',
    subject: 'Uitnodiging: schouw zonnepanelen',
    text: `Beste heer Nijland,

In de bijlage de uitnodiging voor de schouw bij uw bedrijfspand. Onze adviseur Lex loopt samen met u het dak en de meterkast na.

Met zonnige groet,
Zonnig Dak
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Zonnig Dak//Planning 3.1//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:schouw-88213@zonnigdak.example
DTSTAMP:20270315T140500Z
DTSTART:20270330T073000Z
DTEND:20270330T083000Z
SUMMARY:Schouw zonnepanelen
LOCATION:Ambachtsweg 0\\, Hengelo
ORGANIZER;CN=Zonnig Dak Planning:mailto:planning@zonnigdak.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@nijlandmetaal.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-03-30T09:30:00+02:00', '2027-03-30T10:30:00+02:00')],
  },
  {
    name: 'nl: a vet client asks for an appointment without naming a time',
    sentAt: '2027-02-15T09:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joke Brinkman <j.brinkman@mailhoek.example>',
    subject: 'Poes Miep enting',
    text: `Goedemorgen,

Ik kreeg een kaartje dat Miep weer gevaccineerd moet worden. Wanneer zou ik kunnen komen? Ik werk op dinsdag en woensdag tot 15.00 uur, dus het liefst op een ochtend of anders een keer later op de middag.

Vorig jaar kostte het € 64,50, is dat nog zo?

Alvast bedankt,
Joke Brinkman
`,
    expected: [],
  },
  {
    name: 'nl: a shop newsletter with a wine tasting for its list',
    sentAt: '2027-10-12T08:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wijnkoperij De Kurk <nieuws@dekurk.example>',
    subject: 'Proef het najaar - 15% op alle Rhônewijnen',
    text: `Het najaar in je glas

Beste wijnliefhebber,

De bladeren vallen, de flessen gaan open. Kom op zaterdag 23 oktober van 14.00 tot 18.00 uur naar onze grote najaarsproeverij. Meer dan 40 wijnen staan klaar! Toegang € 12,50, inclusief proefglas.

De hele maand 15% korting op alle Rhônewijnen, geldig t/m 31 oktober.

Je ontvangt deze mail omdat je je hebt ingeschreven voor onze nieuwsbrief. Uitschrijven? Klik hier.
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: a driving student swaps a lesson to the next day at a quarter to',
    sentAt: '2027-05-11T22:14:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sem <sem.vdb@postvak.example>',
    subject: 'rijles donderdag',
    text: `hee Ron

sorry maar ik heb donderdag ineens een herkansing om 11 uur dus dan kan ik niet rijden
zou het ook vrijdag kunnen, kwart voor vier? dan ben ik uit school

groetjes sem
`,
    expected: [at('2027-05-14T15:45:00+02:00')],
  },
  {
    name: 'nl: a nursery school and a caterer meet on a relative weekday',
    sentAt: '2027-08-26T15:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Samira El Amrani <samira@kdvdekikker.example>',
    subject: 'Kennismaken?',
    text: `Hallo Joris,

Via een ouder kregen we jullie naam door voor onze warme maaltijden. We willen graag kennismaken en horen wat jullie kunnen doen voor 36 kinderen met drie allergieën.

Zullen we volgende week dinsdag om 13.00 uur bij ons afspreken? De kinderen slapen dan, dus het is lekker rustig. Een uurtje is genoeg, om 14.00 uur worden ze weer wakker :-)

Groet,
Samira El Amrani
Kinderdagverblijf De Kikker, dagelijks open van 7.00 tot 18.30 uur
`,
    expected: [at('2027-08-31T13:00:00+02:00', '2027-08-31T14:00:00+02:00')],
  },
  {
    name: 'nl: a booking confirmation with JSON-LD for a restaurant table',
    sentAt: '2027-11-22T13:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Restaurant Het Anker <reserveringen@hetanker.example>',
    subject: 'Je reservering bij Restaurant Het Anker',
    text: `Beste Karin,

Je reservering is bevestigd.

Restaurant Het Anker
Vrijdag 3 december 2027, 18:30 uur
12 personen
Reserveringsnummer: HA-5521

Annuleren kan kosteloos tot 24 uur van tevoren.
`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "HA-5521",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Karin Vos" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restaurant Het Anker",
    "address": { "@type": "PostalAddress", "streetAddress": "Havenkade 0", "addressLocality": "Harlingen", "addressCountry": "NL" }
  },
  "startTime": "2027-12-03T18:30:00+01:00",
  "partySize": "12"
}
</script></head><body><p>Beste Karin,</p><p>Je reservering is bevestigd.</p><p><b>Restaurant Het Anker</b><br>Vrijdag 3 december 2027, 18:30 uur<br>12 personen<br>Reserveringsnummer: HA-5521</p><p>Annuleren kan kosteloos tot 24 uur van tevoren.</p></body></html>`,
    expected: [at('2027-12-03T18:30:00+01:00')],
  },
  {
    name: 'nl: a supplier declines the meeting that was proposed',
    sentAt: '2027-06-22T08:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Erwin Tolsma <e.tolsma@tolsmaverpakking.example>',
    subject: 'Re: Gesprek nieuwe dozenlijn',
    text: `Goedemorgen Femke,

Dank voor je voorstel, maar vrijdag om 11.00 uur kan ik helaas niet. En eerlijk gezegd denk ik dat een gesprek nu nog te vroeg is: de stansmessen zijn pas na de bouwvak klaar. Ik meld me zelf als ik monsters heb.

Fijne dag,
Erwin

Van: Femke de Groot
Verzonden: maandag 21 juni 2027 17:03
Aan: Erwin Tolsma
Onderwerp: Gesprek nieuwe dozenlijn

Hoi Erwin, kun je vrijdag 25 juni om 11.00 uur hierheen komen om de nieuwe dozenlijn door te spreken?
Femke
`,
    expected: [],
  },
  {
    name: 'nl: a notary invites for the signing of a deed in formal words',
    sentAt: '2027-12-06T14:18:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Notariskantoor Ruys & Blom <passeren@ruysblom.example>',
    subject: 'Dossier 27.4418.01 - uitnodiging ondertekening leveringsakte',
    text: `Geachte heer Slootweg,

In opgemeld dossier nodigen wij u uit om de akte van levering te komen ondertekenen ten kantore van ondergetekende op woensdag 15 december 2027 te 11.45 uur.

U dient een geldig legitimatiebewijs mee te nemen. De concept-nota van afrekening treft u bijgaand aan; het verschuldigde bedrag dient uiterlijk op 14 december 2027 op onze derdengeldenrekening te zijn bijgeschreven.

Hoogachtend,

mr. A.C. Ruys, notaris

Ruys & Blom is een maatschap van besloten vennootschappen. Op onze dienstverlening zijn algemene voorwaarden van toepassing.
`,
    expected: [at('2027-12-15T11:45:00+01:00')],
  },
  {
    name: 'nl: a photographer offers a morning session and says how long it takes',
    sentAt: '2028-01-24T12:50:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Tuur Baeten <tuur@baetenfoto.example>',
    subject: 'Teamfoto’s',
    text: `Dag Griet

Blij dat de offerte in orde is! Zullen we de teamfoto’s nemen op donderdag 3 februari om 8u45? Ik heb anderhalf uur nodig, inclusief opstellen. Liefst een lokaal met veel daglicht.

Zeg maar aan iedereen: geen fijne streepjes :)

Tuur
www.baetenfoto.example / 0400 00 33 44
`,
    expected: [at('2028-02-03T08:45:00+01:00', '2028-02-03T10:15:00+01:00')],
  },
  {
    name: 'nl: a calendar part for a whole day of stocktaking',
    sentAt: '2026-12-14T09:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Petra Mulder <petra@fietsenmakerijmulder.example>',
    subject: 'Uitnodiging: Inventarisatie',
    text: `Allemaal,

We tellen weer de hele winkel. Ik zorg voor soep en broodjes.

Petra
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Agenda//NL
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
UID:inventarisatie-2027@fietsenmakerijmulder.example
DTSTAMP:20261214T084000Z
DTSTART;VALUE=DATE:20270104
DTEND;VALUE=DATE:20270105
SUMMARY:Inventarisatie
ORGANIZER;CN=Petra Mulder:mailto:petra@fietsenmakerijmulder.example
ATTENDEE;RSVP=TRUE:mailto:werkplaats@fietsenmakerijmulder.example
END:VEVENT
END:VCALENDAR
`),
    expected: [days('2027-01-04', '2027-01-05')],
  },
  {
    name: 'nl: a garage tells its opening hours in the summer',
    sentAt: '2027-06-28T08:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Garage Dewaele <info@garagedewaele.example>',
    subject: 'Zomeruren',
    text: `Beste klant,

Van 12 juli tot en met 31 juli werken wij met zomeruren:

maandag tot donderdag: 7u30 - 13u00
vrijdag: 7u30 - 12u00
zaterdag en zondag gesloten

Voor dringende pannes blijft het nummer 050 00 00 00 dag en nacht bereikbaar. Vanaf maandag 2 augustus zijn we terug op de gewone uren.

Geniet van de zomer!
Rik en Martine
`,
    expected: [],
  },
  {
    name: 'nl: an external link to a webinar on a list mail gives none',
    sentAt: '2027-02-23T07:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Boekhoudgemak <webinars@boekhoudgemak.example>',
    subject: 'Gratis webinar: btw-aangifte zonder stress',
    text: `Hoi ondernemer,

Zie jij ook zo op tegen je btw-aangifte? Op donderdag 11 maart om 20.00 uur legt onze fiscalist in 45 minuten uit waar het vaak misgaat. Meedoen is gratis.

>> Meld je aan: https://boekhoudgemak.example/webinar-btw

Geen tijd? Wie zich aanmeldt, krijgt de opname toegestuurd.

Je krijgt deze mail als gebruiker van Boekhoudgemak. Afmelden voor deze mails kan onderaan.
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: a florist and a bride fix a time with half past ten in words',
    sentAt: '2027-03-31T21:17:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Esmee de Ruiter <esmeederuiter@mailhoek.example>',
    subject: 'Re: Re: bruidsboeket',
    text: `Lieve Tineke,

Wat een mooie voorbeelden! Wij gaan voor de pioenrozen, en die eucalyptus moet er zeker bij.

Ja hoor, zaterdag 10 april om half elf bij jou in de winkel is prima, ik neem mijn zus mee. Dan heb ik ook een lapje stof van de jurk bij me.

De bruiloft zelf is op 18 juni, maar dat wist je al :)

Kus,
Esmee
`,
    expected: [at('2027-04-10T10:30:00+02:00')],
  },
  {
    name: 'nl: an insurance expert announces his visit at the reader’s workshop',
    sentAt: '2027-07-14T10:06:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Expertisebureau Van Acker <dossiers@vanacker-expertise.example>',
    subject: 'Schadedossier 27/WB/00913 - plaatsbezoek',
    text: `Geachte heer De Smedt,

Wij werden door uw verzekeraar aangesteld in het waterschadegeval van 8 juli laatstleden in uw atelier.

Onze expert, de heer Luc Pauwels, zal zich bij u aanbieden op donderdag 22 juli 2027 om 10.15 uur. Wij verzoeken u aanwezig te zijn en de beschadigde goederen niet te verwijderen.

Indien dit tijdstip u niet past, gelieve ons dit binnen de drie werkdagen te melden op 03 000 00 00 (tussen 9 en 12 uur).

Hoogachtend,
i.o. Annick Smets
`,
    expected: [at('2027-07-22T10:15:00+02:00')],
  },
  {
    name: 'nl: an IT supplier plans a Teams call the day after tomorrow',
    sentAt: '2027-09-28T16:19:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ravi Jaglal <ravi.jaglal@netwijs-it.example>',
    subject: 'Overstap mailserver - even afstemmen',
    text: `Hoi Lonneke,

Voor de overstap van de mail heb ik nog wat vragen over de gedeelde postbussen. Ik stel voor dat we overmorgen van 11:00 tot 11:45 via Teams bij elkaar komen. Je kunt inbellen via deze link:

https://teams.microsoft.com/l/meetup-join/19%3ameeting_ZjU0NTk0voorbeeld

De overstap zelf doen wij 's nachts, daar hoef jij niks voor te doen.

Groet,
Ravi Jaglal
Netwijs IT | storingen: 24/7 op 088 000 00 00
`,
    expected: [at('2027-09-30T11:00:00+02:00', '2027-09-30T11:45:00+02:00')],
  },
  {
    name: 'nl: a cancelled calendar part',
    sentAt: '2027-10-18T11:51:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Olga Meinders <olga.meinders@tapijtgroothandel.example>',
    subject: 'Geannuleerd: Collectiepresentatie voorjaar',
    text: `Beste Wout,

Door ziekte van onze vertegenwoordiger moeten we de presentatie helaas annuleren. We nemen contact op zodra hij weer beter is.

Olga Meinders
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Tapijtgroothandel//Agenda 5//NL
METHOD:CANCEL
BEGIN:VEVENT
UID:coll-vj28-0021@tapijtgroothandel.example
SEQUENCE:1
DTSTAMP:20271018T095100Z
DTSTART:20271021T080000Z
DTEND:20271021T093000Z
SUMMARY:Collectiepresentatie voorjaar
STATUS:CANCELLED
ORGANIZER;CN=Olga Meinders:mailto:olga.meinders@tapijtgroothandel.example
ATTENDEE:mailto:wout@woonwinkelwout.example
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'nl: a subsidy office states the period in which one can apply',
    sentAt: '2027-12-13T09:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Cultuurfonds Westerwold <loket@cultuurfondswesterwold.example>',
    subject: 'Uw vraag over de projectsubsidie 2028',
    text: `Geachte mevrouw Sanders,

Dank voor uw vraag. Aanvragen voor de projectsubsidie kunnen worden ingediend van maandag 10 januari 2028, 9.00 uur tot vrijdag 11 februari 2028, 17.00 uur. Aanvragen die later binnenkomen nemen wij niet in behandeling.

De adviescommissie komt op 2 maart bijeen; u hoeft daar niet bij aanwezig te zijn. Uiterlijk 17 maart ontvangt u schriftelijk bericht. Het maximale bedrag is € 7.500.

Met vriendelijke groet,
Team Subsidies
`,
    expected: [],
  },
  {
    name: 'nl: an optician confirms an eye test in a table with price and order number',
    sentAt: '2028-02-02T10:31:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Optiek Zicht & Zo <afspraken@zichtenzo.example>',
    subject: 'Afspraakbevestiging',
    text: `Beste mevrouw Jansma,

Hierbij bevestigen wij uw afspraak:

Wat:      beeldschermbrilmeting
Datum:    do 17-02-2028
Tijd:     09:40 - 10:10
Bij:      Anouk
Kosten:   € 35,00 (wordt verrekend bij aankoop)
Nummer:   A-10-2093

Verhinderd? Laat het ons minstens 24 uur van tevoren weten, anders brengen wij kosten in rekening.

Optiek Zicht & Zo
Di-vr 9:30-17:30, za 9:30-16:00
`,
    expected: [at('2028-02-17T09:40:00+01:00', '2028-02-17T10:10:00+01:00')],
  },
  {
    name: 'nl: a team day without hours on a named date',
    sentAt: '2027-04-06T11:11:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Babette Smulders <babette@reclamebureau-vonk.example>',
    subject: 'Teamdag!',
    text: `Lieve collega's,

Het is rond: vrijdag 28 mei is onze teamdag! De hele dag dus geen klanten, geen deadlines. We gaan met z'n allen naar Texel. Zet het vast in je agenda, het programma volgt nog.

Laat me vóór 1 mei weten of je vegetarisch eet.

x Babette
`,
    expected: [days('2027-05-28', '2027-05-29')],
  },
  {
    name: 'nl: a customer complains about a parcel that did not come between two hours',
    sentAt: '2027-01-06T18:47:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fokke Visser <fokke.visser@mailhoek.example>',
    subject: 'Bestelling 118834 niet geleverd',
    text: `Hallo,

Volgens jullie mail zou mijn kast vandaag tussen 9.00 en 12.00 uur geleverd worden. Ik heb er een vrije ochtend voor opgenomen en er is niemand geweest! Nu staat op de site ineens vrijdag 8 januari tussen 16.00 en 20.00 uur.

Ik wil graag mijn bezorgkosten van 39 euro terug. Graag een reactie binnen twee dagen.

F. Visser
`,
    expected: [],
  },
  {
    name: 'nl: a roofer tells when he works at a house where nobody needs to be',
    sentAt: '2027-03-11T17:02:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sander Blok <sander@blokdakwerken.example>',
    subject: 'planning Molenweg',
    text: `Hallo Ria,

Mijn mannen beginnen maandag 15 maart om 7.00 uur bij je huurders op de Molenweg aan het dak en zijn naar verwachting woensdag klaar. Je hoeft er niet voor langs te komen, de huurders weten ervan en we hebben geen sleutel nodig.

De termijnfactuur van 40% (€ 3.920) stuur ik je apart.

Mvg Sander
`,
    expected: [],
  },
  {
    name: 'nl: an agent in New York proposes a video call in her own zone',
    sentAt: '2027-04-21T10:14:00-04:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ellen Birnbaum-Kok <ellen@hudsonlit.example>',
    subject: 'contract vertaalrechten',
    text: `Dag Maarten,

Goed nieuws: de uitgever wil door met de vertaalrechten. Kunnen we maandag 26 april om 9.30 uur New Yorkse tijd (EDT) even videobellen om het contract samen door te nemen? Bij jou is het dan halverwege de middag. Reken op drie kwartier, dus tot 10.15 uur hier.

Hartelijke groet vanuit Brooklyn,
Ellen
`,
    expected: [at('2027-04-26T15:30:00+02:00', '2027-04-26T16:15:00+02:00')],
  },
  {
    name: 'nl: a guided group tour in a museum with JSON-LD',
    sentAt: '2027-05-19T20:10:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Museum De Weverij <tickets@museumdeweverij.example>',
    subject: 'Bevestiging rondleiding met gids - WEV-3017',
    text: `Beste Annelies,

Uw groepsrondleiding is bevestigd. Toon deze mail aan het onthaal.

Rondleiding "Draad en stoom"
Zondag 13 juni 2027, 14:00 - 15:30
15 personen, 135 euro (betaald)

Het museum is open van dinsdag tot zondag, 10u-18u.
`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "WEV-3017",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Annelies Bogaert" },
  "reservationFor": {
    "@type": "Event",
    "name": "Rondleiding Draad en stoom",
    "startDate": "2027-06-13T14:00:00+02:00",
    "endDate": "2027-06-13T15:30:00+02:00",
    "location": {
      "@type": "Place",
      "name": "Museum De Weverij",
      "address": { "@type": "PostalAddress", "streetAddress": "Spinnerijkaai 0", "addressLocality": "Kortrijk", "addressCountry": "BE" }
    }
  }
}
</script></head><body><p>Beste Annelies,</p><p>Uw groepsrondleiding is bevestigd. Toon deze mail aan het onthaal.</p><p>Rondleiding "Draad en stoom"<br>Zondag 13 juni 2027, 14:00 - 15:30<br>15 personen, 135 euro (betaald)</p><p>Het museum is open van dinsdag tot zondag, 10u-18u.</p></body></html>`,
    expected: [at('2027-06-13T14:00:00+02:00', '2027-06-13T15:30:00+02:00')],
  },
  {
    name: 'nl: a cooperative meets its members council, a chair asks one person to come and speak',
    sentAt: '2027-10-04T22:03:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Aukje Wiersma <aukje@energiedorp.example>',
    subject: 'Wil jij iets komen vertellen?',
    text: `Beste Dirk-Jan,

Na je verhaal in de krant dachten wij: die man moeten we hebben! Op maandag 1 november houden we onze ledenavond in het dorpshuis. Zou jij dan om acht uur 's avonds een praatje willen houden over de warmtepomp in jullie bakkerij? Twintig minuten is ruim voldoende, dus om 20.20 uur ben je klaar.

Een vergoeding hebben we niet, wel oranjekoek.

Groetnis,
Aukje Wiersma
voorzitter
`,
    expected: [at('2027-11-01T20:00:00+01:00', '2027-11-01T20:20:00+01:00')],
  },
  {
    name: 'nl: a letting agent turns down a viewing since the shop is let',
    sentAt: '2027-11-09T15:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Makelaardij Oudegracht <bedrijfspanden@makelaardijoudegracht.example>',
    subject: 'Winkelruimte Lange Haven 0',
    text: `Beste Naomi,

Helaas moeten we de bezichtiging van aanstaande vrijdag 12 november om 13.15 uur laten vervallen: de eigenaar heeft vanochtend met een andere huurder getekend. We begrijpen dat dit een teleurstelling is.

We houden je zoekprofiel (max. € 2.100 p.m., 60-90 m²) open en sturen je nieuw aanbod zodra het er is.

Met vriendelijke groet,
Joris van Dalen
`,
    expected: [],
  },
  {
    name: 'nl: a software firm announces nightly maintenance',
    sentAt: '2028-01-13T10:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kassahuis Support <support@kassahuis.example>',
    subject: 'Gepland onderhoud kassasysteem',
    text: `Beste gebruiker,

In de nacht van dinsdag 18 op woensdag 19 januari voeren wij tussen 01:00 en 04:00 uur onderhoud uit aan onze servers. In die periode kunt u geen pinbetalingen verwerken. U hoeft zelf niets te doen.

Na de update werkt u met versie 8.12. De wijzigingen vindt u in het klantportaal.

Supportdesk: 085 000 00 00, elke dag van 8:00 tot 22:00 uur
`,
    expected: [],
  },
  {
    name: 'nl: a Surinamese timber trader asks for a call in his own zone',
    sentAt: '2028-02-21T10:32:00-03:00',
    timezone: 'Europe/Amsterdam',
    from: 'Dewi Soekarman <dewi@houthandelcommewijne.example>',
    subject: 'Partij purperhart',
    text: `Beste heer Timmer,

De partij purperhart (14 m³) ligt gezaagd klaar op ons terrein. Voordat ik de container boek wil ik de maten met u doorlopen. Mag ik u donderdag 24 februari bellen om 10 uur Paramaribo-tijd? Bij u in Nederland is het dan 14 uur.

De prijs blijft US$ 1.150 per kuub, FOB.

Met vriendelijke groeten,
Dewi Soekarman
`,
    expected: [at('2028-02-24T14:00:00+01:00')],
  },
  {
    name: 'nl: a calendar part in the zone of Brussels with an updated hour',
    sentAt: '2027-06-07T16:16:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Bram Desmet <bram.desmet@waterwerkplaats.example>',
    subject: 'Gewijzigd: Overleg regenput',
    text: `Dag Els,

Ik heb het overleg een uurtje opgeschoven, de loodgieter kan niet vroeger.

Bram
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Waterwerkplaats//Agenda//NL
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
UID:regenput-4471@waterwerkplaats.example
SEQUENCE:1
DTSTAMP:20270607T141600Z
DTSTART;TZID=Europe/Brussels:20270610T110000
DTEND;TZID=Europe/Brussels:20270610T114500
SUMMARY:Overleg regenput
LOCATION:Werf Dorpstraat
STATUS:CONFIRMED
ORGANIZER;CN=Bram Desmet:mailto:bram.desmet@waterwerkplaats.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:els@tuinarchitect-els.example
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-06-10T11:00:00+02:00', '2027-06-10T11:45:00+02:00')],
  },
];
