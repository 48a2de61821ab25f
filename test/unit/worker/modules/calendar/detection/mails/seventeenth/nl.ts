import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const dutchMails: DetectionMail[] = [
  {
    name: 'nl: short call proposal, writer on a train afterwards',
    sentAt: '2027-01-04T09:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rianne Hoekstra <rianne@hoekstra-reclame.example>',
    subject: 'offerte gevelletters',
    text: `Beste wensen nog! Kunnen we donderdag om kwart over twee even bellen over de offerte? Na drieën zit ik in de trein en dan is het bereik niks.

Rianne`,
    expected: [at('2027-01-07T14:15:00+01:00')],
  },
  {
    name: 'nl: accountant invites for annual accounts, papers due before',
    sentAt: '2027-01-12T16:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mr. drs. P.J. Terpstra RA <p.terpstra@terpstra-dekoning.example>',
    subject: 'Bespreking concept-jaarrekening 2026',
    text: `Geachte heer Van Vliet,

Inmiddels hebben wij het concept van uw jaarrekening over 2026 grotendeels gereed. Graag nodigen wij u uit om dit concept met ons door te nemen op woensdag 20 januari 2027 van 10.00 tot 11.30 uur op ons kantoor aan de Singelgracht.

Om de laatste posten te kunnen verwerken ontvangen wij nog van u:
- de telstaten van de voorraad per 31 december;
- het overzicht van de openstaande debiteuren;
- de leaseovereenkomst van de tweede bestelbus.

Wij verzoeken u deze stukken uiterlijk maandag 18 januari vóór 12.00 uur aan te leveren via het klantportaal. Parkeren kan in de garage achter het gebouw.

Mocht u vragen hebben, dan kunt u mijn secretaresse, mevrouw Kuiper, bellen.

Met vriendelijke groet,

P.J. Terpstra
Terpstra De Koning Accountants
T 030 555 01 12 (ma t/m vr 8.30 - 17.00 uur)`,
    expected: [at('2027-01-20T10:00:00+01:00', '2027-01-20T11:30:00+01:00')],
  },
  {
    name: 'nl: colleague at the dentist and working from home, no meeting',
    sentAt: '2027-01-13T10:05:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joost Wiersma <joost@bakkerij-wiersma.example>',
    subject: 'morgen',
    text: `Hoi allemaal, ter info: morgen zit ik om 14.00 bij de tandarts en daarna werk ik thuis verder. Vrijdag ben ik er vanaf 9 uur weer gewoon.
Joost`,
    expected: [],
  },
  {
    name: 'nl: solar installer offers two visits, Flemish hours',
    sentAt: '2027-01-15T11:31:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Kristof Verhaegen <kristof@zonnedak-verhaegen.example>',
    subject: 'Plaatsbezoek zonnepanelen',
    text: `Dag mevrouw Claes,

Bedankt voor uw aanvraag. Voor we een prijs kunnen maken, kom ik graag het dak en de zekeringkast eens bekijken.

Ik kan u twee momenten voorstellen:
dinsdag 19/1 om 9u30 of woensdag 20/1 om 16u.

Laat u me weten wat het beste past? Liefst voor maandagmiddag 12u, dan kan ik de planning van de ploegen afsluiten.

Met vriendelijke groeten
Kristof Verhaegen
0470 55 01 23`,
    expected: [at('2027-01-19T09:30:00+01:00'), at('2027-01-20T16:00:00+01:00')],
  },
  {
    name: 'nl: parcel arrives in a time slot, no meeting',
    sentAt: '2027-01-20T07:45:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Snelpakket <bezorging@snelpakket.example>',
    subject: 'Uw zending 3SNL884120 komt eraan',
    text: `Beste klant,

Uw pakket van Kantoorhuis is onderweg.
Verwachte bezorging: donderdag 21 januari tussen 13.15 en 15.15 uur.

Niet thuis? Kies vóór vandaag 22.00 uur een ander bezorgmoment of een afhaalpunt bij u in de buurt. Afhaalpunten zijn op werkdagen open tot 18.00 uur.

Zendingnummer: 3SNL884120
Aantal colli: 2

Snelpakket Klantenservice`,
    expected: [],
  },
  {
    name: 'nl: accepts the second of two quoted times',
    sentAt: '2027-01-19T13:22:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marloes Bakker <marloes@studio-grut.example>',
    subject: 'Re: kleurenplan wachtkamer',
    text: `Doe die tweede maar, dan heb ik de stalen ook binnen!

gr Marloes

Op 18 jan 2027 om 16:02 schreef Praktijk De Linde <info@praktijkdelinde.example>:
> Hoi Marloes,
> We kunnen op do 21 januari om 11.00 uur of op ma 25 januari om 13.30 uur.
> Wat heeft jouw voorkeur?
> Groet, Hanneke`,
    expected: [at('2027-01-25T13:30:00+01:00')],
  },
  {
    name: 'nl: applicant names working hours and when to reach her',
    sentAt: '2027-01-20T20:14:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Esra Yıldız <esra.yildiz@postvak.example>',
    subject: 'Sollicitatie medewerker verkoop binnendienst (24-32 uur)',
    text: `Geachte mevrouw Dekker,

Met veel interesse las ik uw vacature voor medewerker verkoop binnendienst. Sinds 2022 werk ik bij een groothandel in sanitair, waar ik offertes maak en klanten aan de balie help.

Op dit moment werk ik van maandag tot en met donderdag van 8.30 tot 17.00 uur. Mijn opzegtermijn is één maand, ik zou dus per 1 maart kunnen beginnen. Telefonisch ben ik het best bereikbaar na 17.30 uur.

Wat mij aanspreekt in uw bedrijf is dat u met vaste klanten werkt en dat de lijnen kort zijn. Mijn cv en een referentie van mijn huidige leidinggevende vindt u in de bijlage.

Ik hoop van u te horen en licht mijn brief graag mondeling toe.

Met vriendelijke groet,
Esra Yıldız
06 5550 1448`,
    expected: [],
  },
  {
    name: 'nl: dentist reminder with cancelling rule and phone hours',
    sentAt: '2027-01-21T08:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tandartspraktijk Zuiderpark <balie@tandarts-zuiderpark.example>',
    subject: 'Herinnering aan uw afspraak',
    text: `Beste mevrouw De Wit,

Wij herinneren u graag aan uw afspraak:

maandag 25 januari om 8.10 uur
behandelaar: G. Smits (mondhygiëniste)

Verhinderd? Bel ons minstens 24 uur van tevoren, anders brengen wij de gereserveerde tijd in rekening. Wij zijn telefonisch bereikbaar van 8.00 tot 12.00 en van 13.00 tot 16.30 uur.

Tandartspraktijk Zuiderpark`,
    expected: [at('2027-01-25T08:10:00+01:00')],
  },
  {
    name: 'nl: moved two days later at the same hour',
    sentAt: '2027-01-22T15:48:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Ine Peeters <ine.peeters@drukkerij-peeters.example>',
    subject: 'afspraak volgende week',
    text: `Dag Wouter, dinsdag 26/1 om 10u moet ik naar een begrafenis. Kunnen we verschuiven naar donderdag 28/1, zelfde uur?
Sorry voor het ongemak!
Ine`,
    expected: [at('2027-01-28T10:00:00+01:00')],
  },
  {
    name: 'nl: ICS invite for an evaluation, text without the time',
    sentAt: '2027-01-25T11:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sander Kok <s.kok@kok-installaties.example>',
    subject: 'Uitnodiging: evaluatie project Havenkade',
    text: `Dag Miriam,

Hierbij de uitnodiging voor de evaluatie van de Havenkade. Ik heb Peter van de afdeling calculatie ook gevraagd.
De nacalculatie stuur ik uiterlijk vrijdag om 17.00 uur rond.

Groet,
Sander`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Kok//Agenda//NL
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
UID:havenkade-eval-4411@kok-installaties.example
DTSTAMP:20270125T102000Z
DTSTART;TZID=Europe/Amsterdam:20270202T130000
DTEND;TZID=Europe/Amsterdam:20270202T140000
SUMMARY:Evaluatie project Havenkade
LOCATION:Kantoor Kok\\, grote vergaderkamer
ORGANIZER;CN=Sander Kok:mailto:s.kok@kok-installaties.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:miriam@lindeman-advies.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-02T13:00:00+01:00', '2027-02-02T14:00:00+01:00')],
  },
  {
    name: 'nl: newsletter of a business network with an agenda',
    sentAt: '2027-01-26T06:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ondernemersnetwerk Rijnstreek <nieuws@on-rijnstreek.example>',
    subject: 'Nieuwsbrief februari: ondernemersontbijt, webinar en meer',
    text: `Beste ondernemer,

In deze nieuwsbrief:

1. ONDERNEMERSONTBIJT
Dinsdag 9 februari, 7.30 - 9.00 uur, Hotel De Brug. Leden gratis, niet-leden € 25.

2. WEBINAR PERSONEEL IN 2027
Donderdag 18 februari om 16.00 uur. Wat verandert er in de regels rond flexwerk?

3. TERUGBLIK NIEUWJAARSRECEPTIE
Ruim 180 leden proostten op 7 januari op het nieuwe jaar. De foto's staan online.

4. NIEUWE LEDEN
Welkom aan Fietsatelier Roos, Notariaat Plas en Hovenier Van Dam!

U ontvangt deze nieuwsbrief omdat u zich hebt ingeschreven. Afmelden kan onderaan op onze website.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: lunch the day after tomorrow, all lower case',
    sentAt: '2027-01-27T09:50:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'bas <bas@geluidshuis.example>',
    subject: 'lunchen',
    text: `hee tom, overmorgen half 1 lunch bij die italiaan op de hoek? moet wel de trein van kwart over 2 halen maar dat redden we makkelijk
bas`,
    expected: [at('2027-01-29T12:30:00+01:00')],
  },
  {
    name: 'nl: owners association meeting with doors and proxies',
    sentAt: '2027-01-28T14:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'VvE-beheer Merwede <beheer@vve-merwede.example>',
    subject: 'Oproep algemene ledenvergadering VvE Kastanjehof 12-48',
    text: `Geachte eigenaar,

Namens het bestuur roepen wij u op voor de jaarlijkse algemene ledenvergadering van uw VvE.

Datum: dinsdag 16 februari 2027
Aanvang: 19.30 uur (zaal open vanaf 19.00 uur)
Einde: 21.30 uur
Plaats: buurthuis De Schakel, zaal 2

Agenda
1. Opening en vaststelling quorum
2. Notulen van 11 februari 2026
3. Jaarrekening en begroting
4. Schilderwerk achtergevel
5. Rondvraag

Kunt u er niet bij zijn, geef dan een ander een volmacht. Volmachten moeten uiterlijk vrijdag 12 februari om 17.00 uur bij ons binnen zijn.

Met vriendelijke groet,
VvE-beheer Merwede
Spreekuur: werkdagen van 9.00 tot 11.00 uur, 078 555 0190`,
    expected: [at('2027-02-16T19:30:00+01:00', '2027-02-16T21:30:00+01:00')],
  },
  {
    name: 'nl: angry complaint about a technician who came late',
    sentAt: '2027-01-29T18:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'W. Groeneveld <wgroeneveld@thuismail.example>',
    subject: 'KLACHT wasmachine ordernr 70-22815',
    text: `L.S.,

Gisteren zou uw monteur tussen 8.00 en 12.00 uur komen. Ik heb er een vrije dag voor opgenomen. Om 12.40 uur werd ik gebeld dat hij 'iets uitliep', om 15.30 uur stond hij eindelijk voor de deur en om 15.45 uur was hij weer weg omdat hij het onderdeel niet bij zich had.

Vanmorgen heb ik om 9.05, 10.20 en 11.15 uur gebeld, steeds meer dan tien wachtenden voor mij.

Ik wil dat u het voorrijtarief van € 69 terugstort. Ik verwacht binnen vijf werkdagen uw schriftelijke reactie.

W. Groeneveld`,
    expected: [],
  },
  {
    name: 'nl: boiler technician comes for three quarters of an hour',
    sentAt: '2027-02-01T10:10:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Planning Warmtebedrijf Oost <planning@warmte-oost.example>',
    subject: 'Jaarlijks onderhoud cv-ketel',
    text: `Geachte relatie,

Het is weer tijd voor de jaarlijkse onderhoudsbeurt van uw cv-ketel (contract 55-9034).

Onze monteur Ferry komt donderdag 11 februari om 8.30 uur bij u langs. De beurt duurt ongeveer 45 minuten. Wilt u zorgen dat de ketel goed bereikbaar is?

De vorige beurt was op 13 februari 2026. Past het niet, bel dan vóór 9 februari met de planning, 053 555 0177, op werkdagen van 7.30 tot 16.00 uur.

Met vriendelijke groet,
Warmtebedrijf Oost`,
    expected: [at('2027-02-11T08:30:00+01:00', '2027-02-11T09:15:00+01:00')],
  },
  {
    name: 'nl: short refusal without another proposal',
    sentAt: '2027-02-02T12:02:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Geert Lambrecht <geert@lambrecht-ramen.example>',
    subject: 'Re: langskomen',
    text: `Woensdag om 15u lukt me niet en de rest van de week zit ook propvol. Ik laat iets weten zodra ik meer zicht heb op de planning.
Mvg, Geert`,
    expected: [],
  },
  {
    name: 'nl: traineeship talk at a Flemish school beside the parents evening',
    sentAt: '2027-02-03T13:15:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Annelies Dewulf <annelies.dewulf@vti-leiedal.example>',
    subject: 'stage Robbe - tussentijds gesprek',
    text: `Beste mijnheer Callens,

Robbe is intussen vier weken bij u aan de slag. Voor het tussentijdse stagegesprek zou ik graag naar uw atelier komen op dinsdag 23 februari om 10u45. Robbe sluit daar zelf ook bij aan.

Diezelfde avond is er op school oudercontact van 16u tot 20u, maar daar hoeft u natuurlijk niet bij te zijn.

Gelieve het evaluatieformulier vooraf al in te vullen.

Vriendelijke groeten
Annelies Dewulf
stagecoördinator hout`,
    expected: [at('2027-02-23T10:45:00+01:00')],
  },
  {
    name: 'nl: call in London time with the Dutch time beside it',
    sentAt: '2027-02-04T17:25:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nienke Postma <nienke@tulipa-export.example>',
    subject: 'call met Harrow Gardens',
    text: `Hoi Dirk,

De Engelsen hebben eindelijk gereageerd. Ze willen dinsdag 9 februari om 11.00 uur Londense tijd met ons bellen, dus 12.00 uur bij ons. Fiona en haar inkoper zijn er dan allebei bij.

Ik heb ja gezegd namens ons beiden. De prijslijst moet maandag voor 15.00 bij hen liggen, daar zorg ik voor.

Groetjes,
Nienke`,
    expected: [at('2027-02-09T12:00:00+01:00')],
  },
  {
    name: 'nl: rota of the drivers sent to the office',
    sentAt: '2027-02-05T15:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Henk Brouwer <planning@brouwer-transport.example>',
    subject: 'rooster chauffeurs week 6',
    text: `Ha Wilma,

Voor de administratie, het rooster van de chauffeurs voor volgende week:

ma 8/2  Sjaak 5.00-14.00, Mo 7.00-16.00
di 9/2  Sjaak 5.00-14.00, Kees 12.00-21.00
wo 10/2 Mo 7.00-16.00, Kees vrij
do 11/2 Sjaak 5.00-13.00, Mo 7.00-16.00
vr 12/2 Kees 6.00-15.00

Toeslag voor uren voor 6.00 en na 20.00 zoals altijd.

Henk`,
    expected: [],
  },
  {
    name: 'nl: stock-take on a whole day in the shop',
    sentAt: '2027-02-08T09:02:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Veerle Maes <veerle@speelgoed-maes.example>',
    subject: 'Inventaris 2027',
    text: `Dag collega's,

Zoals afgesproken doen we dit jaar de inventaris op vrijdag 19 februari, de hele dag en met iedereen. De winkel blijft dan dicht. Ik voorzie broodjes en soep.

Vergeet niet: de retours moeten voor woensdag 17 februari 18u ingescand zijn, anders klopt de telling niet.

Groetjes
Veerle`,
    expected: [days('2027-02-19')],
  },
  {
    name: 'nl: building site tomorrow morning early, one line',
    sentAt: '2027-02-09T16:55:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Dirk Stevens <dirk@stevens-bouw.example>',
    subject: 'werf Kortrijksesteenweg',
    text: `Morgenvroeg 7u30 op de werf, breng de gewijzigde plannen mee aub. Beton komt pas om 10u. Dirk`,
    expected: [at('2027-02-10T07:30:00+01:00')],
  },
  {
    name: 'nl: JSON-LD table reservation for eight',
    sentAt: '2027-02-10T12:11:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Restaurant De Watermolen <reserveren@dewatermolen.example>',
    subject: 'Bevestiging van uw reservering',
    text: `Beste heer Van Rooij,

Bedankt voor uw reservering bij De Watermolen.

Wanneer: zaterdag 20 februari 2027, 19.00 uur
Personen: 8
Reserveringsnummer: WM-20417

De keuken sluit om 21.30 uur. Wijzigen kan tot 24 uur van tevoren.

Graag tot dan!`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"WM-20417","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Van Rooij"},"reservationFor":{"@type":"FoodEstablishment","name":"Restaurant De Watermolen"},"startTime":"2027-02-20T19:00:00+01:00","partySize":"8"}
</script></head><body><p>Beste heer Van Rooij,</p><p>Bedankt voor uw reservering bij De Watermolen.</p><p>Wanneer: zaterdag 20 februari 2027, 19.00 uur<br>Personen: 8<br>Reserveringsnummer: WM-20417</p><p>De keuken sluit om 21.30 uur. Wijzigen kan tot 24 uur van tevoren.</p><p>Graag tot dan!</p></body></html>`,
    expected: [at('2027-02-20T19:00:00+01:00')],
  },
  {
    name: 'nl: thanks for quoted times but decides later',
    sentAt: '2027-02-11T10:44:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Loes van Empel <l.vanempel@zorggroep-peel.example>',
    subject: 'Re: demo planningssoftware',
    text: `Beste Mark,

Dank voor je snelle reactie en voor de brochure. Ik moet dit eerst intern bespreken met onze teamleiders, want zij gaan er straks mee werken. Je hoort daarna van mij of en wanneer een demo zin heeft.

Met vriendelijke groet,
Loes van Empel

Van: Mark Visser
Verzonden: woensdag 10 februari 2027 15:31
Aan: Loes van Empel
Onderwerp: demo planningssoftware

> Beste Loes,
> Leuk dat je interesse hebt! Zullen we een online demo inplannen?
> Ik kan op dinsdag 16 februari om 10.00 uur of donderdag 18 februari om 14.30 uur.
> Groet, Mark`,
    expected: [],
  },
  {
    name: 'nl: forwarded invitation with the time in the covering note',
    sentAt: '2027-02-12T08:36:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arjen de Haan <arjen@dehaan-vastgoed.example>',
    subject: 'FW: Informatiebijeenkomst herinrichting Stationsplein',
    text: `Karin,

Ga jij hier namens ons heen? Donderdag 18 februari van half twee tot drie, in het stadskantoor. Ik zit dan zelf in Zwolle. Zet het vast in je agenda, ik heb je al aangemeld.

Arjen

---------- Doorgestuurd bericht ----------
Van: Projectbureau Stationsplein <projecten@gemeente-waterdam.example>
Datum: do 11 feb 2027 14:07
Onderwerp: Informatiebijeenkomst herinrichting Stationsplein

Geachte ondernemer,
Op donderdag 18 februari van 13.30 tot 15.00 uur lichten wij de plannen voor het Stationsplein toe. U kunt zich aanmelden tot en met 15 februari, 12.00 uur.
Met vriendelijke groet,
Projectbureau Stationsplein`,
    expected: [at('2027-02-18T13:30:00+01:00', '2027-02-18T15:00:00+01:00')],
  },
  {
    name: 'nl: confirmed place in a first-aid refresher course',
    sentAt: '2027-02-15T13:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Veilig & Co Opleidingen <cursus@veiligenco.example>',
    subject: 'Bevestiging inschrijving BHV herhaling',
    text: `Beste Anouk,

Je bent ingeschreven voor de cursus BHV herhaling.

Datum: maandag 8 maart 2027
Tijd: 9.00 - 16.30 uur
Lunch: 12.30 uur (inbegrepen)
Locatie: Veilig & Co, Industrieweg 44, Veenendaal

Rond vóór vrijdag 5 maart de e-learning af, zonder certificaat kun je niet meedoen. Annuleren is kosteloos tot 22 februari.

Tot ziens op de cursus!
Veilig & Co Opleidingen`,
    expected: [at('2027-03-08T09:00:00+01:00', '2027-03-08T16:30:00+01:00')],
  },
  {
    name: 'nl: minutes of a past meeting, next one open',
    sentAt: '2027-02-16T09:25:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Secretariaat Winkeliersvereniging Voorstraat <secretaris@voorstraat.example>',
    subject: 'Verslag bestuursoverleg 11 februari',
    text: `Beste bestuursleden,

Hierbij het verslag van het overleg van donderdag 11 februari.

Aanwezig: Ton, Mirjam, Fatima, Jelle. Afwezig met bericht: Corrie.

1. Opening
Ton opent om 20.00 uur.

2. Feestverlichting
De verlichting gaat voortaan om 17.00 uur aan en om 23.00 uur uit. Jelle regelt de tijdklok.

3. Braderie
Vorig jaar duurde de braderie van 10.00 tot 18.00 uur; de kramen bleken om 19.15 uur pas weg. Mirjam vraagt vóór 1 maart offertes op bij drie verhuurders.

4. Kas
Saldo € 4.312,60. Contributie 2027 uiterlijk 31 maart.

5. Sluiting
Ton sluit om 21.45 uur. Een datum voor het volgende overleg wordt nog geprikt.

Groet, Fatima`,
    expected: [],
  },
  {
    name: 'nl: agreed with Friday, two lines',
    sentAt: '2027-02-17T08:58:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Gijs Veldhuis <gijs@veldhuis-hoveniers.example>',
    subject: 'RE: RE: tuin achterzijde',
    text: `Akkoord met vrijdag 10 uur. Tot dan!
Gijs`,
    expected: [at('2027-02-19T10:00:00+01:00')],
  },
  {
    name: 'nl: photographer lists three slots',
    sentAt: '2027-02-18T21:07:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lotte Fotografie <hallo@lottefotografie.example>',
    subject: 'Fotoshoot team - kies je moment',
    text: `Hoi hoi,

Wat leuk dat jullie de teamfoto's door mij laten maken! Dit zijn de momenten die ik nog voor jullie heb vrijgehouden:

- ma 1 mrt  9:00-10:00
- di 2 mrt  13:30-14:30
- do 4 mrt  16:00-17:00

Laat je voor zondag 28 februari weten welke het wordt? Daarna geef ik de andere twee weg. De bewerkte foto's krijg je een week later, kosten zoals besproken € 395 ex btw.

Liefs,
Lotte`,
    expected: [
      at('2027-03-01T09:00:00+01:00', '2027-03-01T10:00:00+01:00'),
      at('2027-03-02T13:30:00+01:00', '2027-03-02T14:30:00+01:00'),
      at('2027-03-04T16:00:00+01:00', '2027-03-04T17:00:00+01:00'),
    ],
  },
  {
    name: 'nl: writer flies to Lisbon and is away',
    sentAt: '2027-02-19T16:18:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Sofie Goossens <sofie@goossens-tegels.example>',
    subject: 'afwezig volgende week',
    text: `Dag iedereen,

Volgende week zit ik op de tegelbeurs in Lissabon. Ik vlieg maandag om 6u50 en ben donderdagavond om 22u15 terug in Zaventem. Vrijdag neem ik recup.

Dringende zaken mogen naar Tim, die zit elke dag van 8u tot 16u30 op kantoor. De rest lees ik wel als ik terug ben.

Prettig weekend!
Sofie`,
    expected: [],
  },
  {
    name: 'nl: notary fixes the signing of a deed',
    sentAt: '2027-02-22T11:30:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Notariskantoor Van Damme & Co <kantoor@notaris-vandamme.example>',
    subject: 'Verlijden akte - dossier 27/0188',
    text: `Geachte heer en mevrouw Declercq,

In bovenvermeld dossier bevestigen wij u dat de ondertekening van de aankoopakte zal plaatsvinden op ons kantoor op vrijdag 12 maart 2027 om 11u00.

Gelieve het volgende mee te brengen: uw identiteitskaart, uw huwelijksboekje en het bewijs van brandverzekering.

Het saldo dient uiterlijk op woensdag 10 maart om 16u op onze derdenrekening te staan. Het ontwerp van akte ontvangt u in de loop van volgende week.

De verkopers worden door hun eigen notaris bijgestaan.

Met de meeste hoogachting

Notariskantoor Van Damme & Co
Open van maandag tot vrijdag, 9u-12u en 13u30-17u
Tel. 09 555 01 30`,
    expected: [at('2027-03-12T11:00:00+01:00')],
  },
  {
    name: 'nl: nightly maintenance of the mail server',
    sentAt: '2027-02-23T14:45:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Servicedesk NetPunt <servicedesk@netpunt.example>',
    subject: 'Aankondiging onderhoud mailserver',
    text: `Beste gebruiker,

In de nacht van donderdag 25 op vrijdag 26 februari voeren wij onderhoud uit aan de mailserver. Tussen 22.00 en 02.00 uur kan mail vertraagd binnenkomen. Telefonie en internet blijven werken.

U hoeft zelf niets te doen. Wel adviseren wij uw computer donderdag om 17.30 uur niet uit te zetten maar af te melden.

Vragen? Bel ons op 040 555 0166, bereikbaar van 8.00 tot 18.00 uur.

Servicedesk NetPunt`,
    expected: [],
  },
  {
    name: 'nl: applicant accepts the interview, works until two',
    sentAt: '2027-02-24T19:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Thijs Molenaar <thijsmolenaar@postvak.example>',
    subject: 'Re: uitnodiging kennismakingsgesprek',
    text: `Beste mevrouw Jansen,

Hartelijk dank voor uw uitnodiging. Ik kom graag op dinsdag 2 maart om 15.00 uur bij u langs. Ik werk die dag tot 14.00 uur in Amersfoort, dus dat is goed te doen.

Mijn diploma's en een kopie van mijn VCA-pasje neem ik mee. Kan ik bij u op het terrein parkeren?

Met vriendelijke groet,
Thijs Molenaar
06 5550 1721`,
    expected: [at('2027-03-02T15:00:00+01:00')],
  },
  {
    name: 'nl: video link for tomorrow quarter past eleven',
    sentAt: '2027-02-25T17:03:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Yvonne Prins <yvonne@prins-hr.example>',
    subject: 'link voor morgen',
    text: `Hoi Ruud, hier is de link voor ons gesprek morgen om 11:15: https://video.prins-hr.example/kamer/482-ruud
Om 12:00 heb ik de volgende kandidaat.
Groet, Yvonne`,
    expected: [at('2027-02-26T11:15:00+01:00')],
  },
  {
    name: 'nl: grant application deadline with an hour',
    sentAt: '2027-03-01T09:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marieke Slot <m.slot@subsidiewijzer.example>',
    subject: 'Subsidie verduurzaming mkb: loket open',
    text: `Dag Pieter,

Het loket voor de subsidie is vanmorgen om 9.00 uur opengegaan en sluit op maandag 15 maart om 17.00 uur. Het gaat op volgorde van binnenkomst, dus niet wachten tot de laatste dag!

Wat ik nog van je nodig heb, uiterlijk vrijdag 5 maart:
- getekende offerte van de warmtepomp
- laatste energierekening
- uittreksel KvK, niet ouder dan 3 maanden

Ik dien het daarna direct in. De uitslag volgt binnen acht weken.

Groet,
Marieke`,
    expected: [],
  },
  {
    name: 'nl: a week from today at half past nine',
    sentAt: '2027-03-02T11:11:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Coen <coen@coens-fietsen.example>',
    subject: 'leasefietsen',
    text: `Zullen we vandaag over een week, dus dinsdag de 9e, om half tien bij mij in de werkplaats afspreken? Dan zijn de proefmodellen er.
Groetjes Coen`,
    expected: [at('2027-03-09T09:30:00+01:00')],
  },
  {
    name: 'nl: ICS cancellation of a council meeting',
    sentAt: '2027-03-03T15:27:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Mariska Pol <m.pol@kinderopvang-hupsakee.example>',
    subject: 'Geannuleerd: oudercommissie',
    text: `Beste leden,

De vergadering van de oudercommissie op woensdag 10 maart om 19.30 uur gaat niet door, drie van de vijf leden zijn ziek. Zodra iedereen weer op de been is, prikken we iets nieuws.

Beterschap allemaal!
Mariska`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Hupsakee//Agenda//NL
METHOD:CANCEL
BEGIN:VEVENT
UID:oc-2027-03@kinderopvang-hupsakee.example
DTSTAMP:20270303T142700Z
DTSTART:20270310T183000Z
DTEND:20270310T203000Z
SUMMARY:Oudercommissie
ORGANIZER:mailto:m.pol@kinderopvang-hupsakee.example
ATTENDEE:mailto:commissie@kinderopvang-hupsakee.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'nl: fire brigade visit of one hour in a Flemish town',
    sentAt: '2027-03-04T10:50:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Hulpverleningszone Denderland, dienst Preventie <preventie@hvz-denderland.example>',
    subject: 'Controlebezoek brandveiligheid - ref. PR/2027/0419',
    text: `Geachte

Naar aanleiding van uw aanvraag voor een brandveiligheidsattest brengen wij een controlebezoek aan uw zaak op woensdag 17 maart 2027 om 13u15. Het bezoek duurt een uur.

Gelieve er zelf aanwezig te zijn en volgende documenten klaar te leggen:
* keuringsverslag elektriciteit
* onderhoudsattest blustoestellen
* evacuatieplan

Het verslag wordt u binnen de dertig dagen toegezonden. De retributie van 75 euro dient betaald te zijn voor 15 maart.

Hoogachtend
Kapt. L. Roelandt
Dienst Preventie, bereikbaar op werkdagen 9u-12u`,
    expected: [at('2027-03-17T13:15:00+01:00', '2027-03-17T14:15:00+01:00')],
  },
  {
    name: 'nl: two days at a trade fair together',
    sentAt: '2027-03-05T12:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jeroen Schut <jeroen@schut-keukens.example>',
    subject: 'Keukenbeurs Keulen',
    text: `Hoi Patricia,

Het is rond: dinsdag 23 en woensdag 24 maart gaan wij samen naar de keukenbeurs in Keulen. Hou die twee dagen dus helemaal vrij. Hotel is geboekt op jouw naam en ik rij.

De kaartjes moet je zelf nog even op naam zetten, dat kan tot 12 maart.

Groet,
Jeroen`,
    expected: [days('2027-03-23', '2027-03-25')],
  },
  {
    name: 'nl: flu, appointment called off, will phone next week',
    sentAt: '2027-03-08T07:55:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Els Kramer <elskramer@thuismail.example>',
    subject: 'afzeggen',
    text: `Goedemorgen, helaas moet ik mijn afspraak van woensdag 10.30 afzeggen, ik lig met griep in bed. Ik bel volgende week wel voor een nieuwe.
Els Kramer (knippen + kleuren)`,
    expected: [],
  },
  {
    name: 'nl: a later hour tomorrow instead',
    sentAt: '2027-03-09T13:13:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Farid Amrani <farid@amrani-juristen.example>',
    subject: 'morgen iets later?',
    text: `Zitting loopt waarschijnlijk uit. Kan het morgen om 16.45 in plaats van 16.00? Zelfde plek, dank!
Farid`,
    expected: [at('2027-03-10T16:45:00+01:00')],
  },
  {
    name: 'nl: quarterly review and drinks after it',
    sentAt: '2027-03-10T14:52:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Chantal Verbeek <chantal.verbeek@logitrans.example>',
    subject: 'Kwartaalgesprek + borrel 24 maart',
    text: `Hi Stefan,

Even de dingen op een rij voor woensdag 24 maart.

We doen ons kwartaalgesprek van 14.00 tot 15.30 uur, kamer Texel op de 3e. Onderwerpen: KPI's, de klachten over de ochtendrit (die komt nog steeds pas om 9.20 uur aan in plaats van 8.30 uur) en het nieuwe tarief per 1 april.

Omdat we dit jaar tien jaar samenwerken willen we daar ook even op proosten: om 17.00 uur borrelen we met het hele team bij café De Kade. Jij bent natuurlijk onze eregast!

Stuur jij je cijfers voor maandag 12.00 uur?

Groet,
Chantal`,
    expected: [at('2027-03-24T14:00:00+01:00', '2027-03-24T15:30:00+01:00'), at('2027-03-24T17:00:00+01:00')],
  },
  {
    name: 'nl: free mornings next week, no proposal',
    sentAt: '2027-03-11T16:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wieke Bos <wieke@bos-tekst.example>',
    subject: 'Re: bijpraten over de website',
    text: `Ik ben volgende week eigenlijk alle ochtenden wel vrij, behalve woensdag, dan zit ik vanaf 10.00 bij een klant in Drachten. Prik jij maar iets!
Wieke`,
    expected: [],
  },
  {
    name: 'nl: Flemish dialect, Monday at ten',
    sentAt: '2027-03-12T18:02:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Fons Wouters <fons.wouters@garage-wouters.example>',
    subject: 'uwen camion',
    text: `Dag Jef, den camion is klaar. Kom maandag om 10u efkes langs, dan laat ik u zien wat er versleten was. Langs achter binnenkomen, de poort vooraan gaat pas om 1 uur open.
Fons`,
    expected: [at('2027-03-15T10:00:00+01:00')],
  },
  {
    name: 'nl: JSON-LD ticket for a congress',
    sentAt: '2027-03-15T10:21:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Congresbureau Horeca Morgen <tickets@horecamorgen.example>',
    subject: 'Je ticket voor Horeca Morgen 2027',
    text: `Beste Roel,

Bedankt voor je bestelling. Je bent aangemeld voor het congres Horeca Morgen op donderdag 15 april 2027, van 9.30 tot 17.00 uur in de Veilinghal in Aalsmeer.

Deuren open om 8.45 uur, lunch om 12.30 uur.
Ticketnummer HM27-00913, 1 persoon, € 245,00.

Tot 1 april kun je je ticket kosteloos op een andere naam laten zetten.

Team Horeca Morgen`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"HM27-00913","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Roel Kuipers"},"reservationFor":{"@type":"Event","name":"Horeca Morgen 2027","startDate":"2027-04-15T09:30:00+02:00","endDate":"2027-04-15T17:00:00+02:00","location":{"@type":"Place","name":"Veilinghal","address":"Aalsmeer"}}}
</script></head><body><p>Beste Roel,</p><p>Bedankt voor je bestelling. Je bent aangemeld voor het congres <b>Horeca Morgen</b> op donderdag 15 april 2027, van 9.30 tot 17.00 uur in de Veilinghal in Aalsmeer.</p><p>Deuren open om 8.45 uur, lunch om 12.30 uur.<br>Ticketnummer HM27-00913, 1 persoon, € 245,00.</p><p>Tot 1 april kun je je ticket kosteloos op een andere naam laten zetten.</p><p>Team Horeca Morgen</p></body></html>`,
    expected: [at('2027-04-15T09:30:00+02:00', '2027-04-15T17:00:00+02:00')],
  },
  {
    name: 'nl: broadcast of an item about the company',
    sentAt: '2027-03-16T17:44:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Redactie Streekzicht <redactie@streekzicht.example>',
    subject: 'uitzending item klompenmakerij',
    text: `Beste Harrie en Gerda,

Nogmaals dank voor de gastvrijheid tijdens de opnames van vorige week! Het item is gemonteerd en wordt uitgezonden op zondag 21 maart om 18.10 uur, met herhalingen om 20.10 en 22.10 uur. Maandag staat het ook online.

De eindredactie heeft het stukje over de houtprijzen eruit gehaald, anders werd het te lang. De foto's mogen jullie vrij gebruiken met naamsvermelding.

Hartelijke groet,
Iris van der Ploeg
Redactie Streekzicht`,
    expected: [],
  },
  {
    name: 'nl: insurance broker will ring on Monday at eleven',
    sentAt: '2027-03-17T15:35:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Ronald Meijer <ronald@meijer-assurantien.example>',
    subject: 'schade bestelbus V-882-KL',
    text: `Dag Monique,

Vervelend van de bus! Ik heb het schadeformulier ontvangen en doorgestuurd naar de maatschappij. Hoe het nu verder gaat:

1. De expert heeft de bus vanmorgen om 8.15 uur bij de garage bekeken. Hij schat de schade op € 3.400.
2. De tegenpartij heeft tot en met vrijdag 26 maart om te reageren.
3. Zolang de bus in reparatie is, heb je recht op een vervangende bus. Die kun je bij het verhuurbedrijf ophalen, open van 7.00 tot 18.00 uur.

Ik bel je maandag 22 maart om 11 uur om het rapport door te nemen, dan heb ik het binnen. Hou je het Europese formulier bij de hand?

Sterkte ermee en groeten aan Hans.

Ronald Meijer
Meijer Assurantiën
06 5550 1390`,
    expected: [at('2027-03-22T11:00:00+01:00')],
  },
  {
    name: 'nl: parents council in the school dining room, doors earlier',
    sentAt: '2027-04-01T20:48:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ouderraad De Regenboog <ouderraad@deregenboog-school.example>',
    subject: 'volgende vergadering ouderraad',
    text: `Dag Nathalie,

Fijn dat je de drukwerken voor het schoolfeest wil sponsoren! We zouden je graag uitnodigen op onze volgende vergadering: donderdag 15/04 om 20u in de refter. De poort gaat open om 19u30, langs de Kerkstraat.

Je punt komt als eerste aan bod, zodat je niet de hele avond moet blijven.

Het schoolfeest zelf staat gepland in juni, de juiste datum volgt nog.

Groetjes
Barbara, voor de ouderraad`,
    expected: [at('2027-04-15T20:00:00+02:00')],
  },
  {
    name: 'nl: wholesaler changes its opening hours around a holiday',
    sentAt: '2027-04-02T05:59:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Versgroothandel Noord <info@versgroothandel-noord.example>',
    subject: 'Aangepaste openingstijden Koningsdag en meivakantie',
    text: `Beste klant,

Let op onze afwijkende openingstijden:

maandag 26 april: 5.00 - 15.00 uur
dinsdag 27 april (Koningsdag): gesloten
woensdag 28 april: 4.00 - 16.00 uur
woensdag 5 mei: 5.00 - 12.00 uur

Bestellingen voor woensdag 28 april ontvangen wij graag uiterlijk maandag 26 april om 11.00 uur.

Versgroothandel Noord
U ontvangt dit bericht als klant. Geen berichten meer? Meld u af.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: forklift inspection from quarter to nine until half past ten',
    sentAt: '2027-04-05T08:20:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bianca Smit <bianca@hefkeur.example>',
    subject: 'keuring heftrucks',
    text: `Goedemorgen Johan,

Even ter bevestiging van ons telefoontje: woensdag komt Ger bij jullie om kwart voor negen om de twee heftrucks te keuren. Hij is klaar om half elf, want om elf uur moet hij alweer in Tiel zijn.

Willen jullie zorgen dat de accu's vol zijn en dat er iemand bij is die mag tekenen? De vorige keuring verloopt op 14 april, dus we zijn mooi op tijd.

Groet,
Bianca
Hefkeur BV`,
    expected: [at('2027-04-07T08:45:00+02:00', '2027-04-07T10:30:00+02:00')],
  },
  {
    name: 'nl: New York customer, eastern time',
    sentAt: '2027-04-06T10:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Willemijn Kaag <willemijn@kaag-design.example>',
    subject: 'Brooklyn showroom call',
    text: `Hoi Sven,

De klant in New York heeft bevestigd: donderdag 8 april om 10.00 uur hun tijd (Eastern). Jij doet toch ook mee? Het zal over de verlichting gaan, dus jouw verhaal.

Mijn vlucht naar Milaan gaat die avond pas om 20.40, dus ik zit er gewoon bij vanaf kantoor.

x Willemijn`,
    expected: [at('2027-04-08T16:00:00+02:00')],
  },
  {
    name: 'nl: swimming lesson and a colleague standing in',
    sentAt: '2027-04-07T12:09:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Daphne Vos <daphne@vos-bloemen.example>',
    subject: 'donderdag',
    text: `Hoi, mijn dochter heeft morgen om 15.00 uur afzwemmen, dus Petra neemt vanaf half 3 de winkel over tot sluit om 18.00. Sleutel ligt op de bekende plek.
Daphne`,
    expected: [],
  },
  {
    name: 'nl: yes to the one quoted proposal',
    sentAt: '2027-04-08T09:33:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Lien De Backer <lien@debacker-interieur.example>',
    subject: 'Re: gordijnen opmeten',
    text: `Ja hoor, dat komt goed uit. Tot dan!
Lien

> Op 7 apr. 2027 om 17:15 heeft Raamdecoratie Thys <info@raamdecoratie-thys.example> geschreven:
> Dag Lien,
> Kunnen wij maandag 12 april om 14u bij jou de gordijnen komen opmeten?
> Mvg, Karel Thys`,
    expected: [at('2027-04-12T14:00:00+02:00')],
  },
  {
    name: 'nl: wine tasting with an own slot of forty minutes',
    sentAt: '2027-04-09T14:14:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Maurits van Loon <maurits@vanloon-wijnimport.example>',
    subject: 'proeverij voorjaarswijnen',
    text: `Beste Carla,

Op vrijdag 23 april laten we onze vaste horecaklanten de nieuwe voorjaarswijnen proeven. Om het rustig te houden ontvangen we iedereen apart. Jullie zijn om 15.40 uur aan de beurt en hebben 40 minuten.

Adres is als altijd de kelder aan de Oude Gracht. Met de auto kan ook, maar vanaf 16.30 uur is de brug open voor de pleziervaart en sta je daar vast.

Bestellingen van die dag worden nog voor het weekend van 1 mei geleverd.

Proost!
Maurits`,
    expected: [at('2027-04-23T15:40:00+02:00', '2027-04-23T16:20:00+02:00')],
  },
  {
    name: 'nl: alarm report of the night',
    sentAt: '2027-04-12T06:41:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Meldkamer Securo <meldkamer@securo-bewaking.example>',
    subject: 'Rapport alarmmelding object 2291',
    text: `Geachte contactpersoon,

Hieronder het verloop van de alarmmelding op uw object.

Zaterdag 10 april 2027
03.12 uur  inbraakmelding zone 4 (magazijn)
03.14 uur  eerste contactpersoon gebeld, geen gehoor
03.16 uur  tweede contactpersoon gebeld, dhr. Blom
03.41 uur  surveillant ter plaatse
03.58 uur  geen sporen van braak, rolluik stond op een kier
04.05 uur  alarm opnieuw ingeschakeld

De kosten van de alarmopvolging (€ 62,50) vindt u op de factuur van april. Wij adviseren het magneetcontact van het rolluik te laten nakijken.

Met vriendelijke groet,
Meldkamer Securo (24 uur per dag bereikbaar)`,
    expected: [],
  },
  {
    name: 'nl: two weeks from today at nine, Flemish',
    sentAt: '2027-04-14T10:30:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Jan Hermans <jan.hermans@boekhouding-hermans.example>',
    subject: 'btw 1ste kwartaal',
    text: `Dag Leen

De btw-aangifte moet tegen 20 april binnen zijn, dat doen we deze week nog. Bezorg me de laatste aankoopfacturen tegen vrijdag 12u.

Daarna zou ik graag eens samenzitten over uw voorafbetalingen. Past vandaag over twee weken, woensdag 28/4, om 9u bij u thuis?

Groeten
Jan`,
    expected: [at('2027-04-28T09:00:00+02:00')],
  },
  {
    name: 'nl: bulk webinar advertisement',
    sentAt: '2027-04-15T08:01:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'KassaPlus <marketing@kassaplus.example>',
    subject: 'Nog 20 plekken: zo haal je meer uit je kassa',
    text: `Hallo ondernemer,

Wist je dat de gemiddelde winkelier maar 30% van zijn kassa gebruikt? In ons gratis webinar op dinsdag 20 april van 10.30 tot 11.15 uur laten we zien hoe het anders kan.

✔ voorraad in één oogopslag
✔ klantenkaart zonder gedoe
✔ koppeling met je boekhouding

Schrijf je vandaag nog in en krijg 15% korting op de module Voorraad.

Uitschrijven voor deze mails? Klik onderaan.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: booking tool confirms an intake with end',
    sentAt: '2027-04-16T22:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Afspraakplanner <noreply@afspraakplanner.example>',
    subject: 'Nieuwe boeking: Intakegesprek - Samira El Idrissi',
    text: `Hallo Fysio Parkzicht,

Er is een nieuwe afspraak geboekt via je boekingspagina.

Soort: Intakegesprek
Wie: Samira El Idrissi
Wanneer: maandag 19 april 2027, 13:20 - 13:50 (Europe/Amsterdam)
Opmerking van de klant: 'Last van linkerknie na hardlopen. Op werkdagen na 17.00 uur bereikbaar op mijn mobiel.'

Geboekt op 16 april 2027 om 22:09.
Wijzigen of annuleren: https://afspraakplanner.example/b/7fd21c`,
    expected: [at('2027-04-19T13:20:00+02:00', '2027-04-19T13:50:00+02:00')],
  },
  {
    name: 'nl: declines one date and offers another hour',
    sentAt: '2027-04-19T11:57:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Kees Tuinstra <kees@tuinstra-zuivel.example>',
    subject: 're: bezoek',
    text: `Nee, woensdag om 10 uur gaat echt niet, dan is de inspectie hier. Vrijdag 23 april om 13.00 uur kan wel, kom je dan?
Kees`,
    expected: [at('2027-04-23T13:00:00+02:00')],
  },
  {
    name: 'nl: architect calls the site meeting, concrete comes earlier',
    sentAt: '2027-04-20T17:17:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Architectenbureau Lauwers-Maes <werf@lauwers-maes.example>',
    subject: 'werfverslag 11 + uitnodiging werfvergadering 12',
    text: `Beste bouwpartners

In bijlage werfverslag 11. Opmerkingen graag binnen de drie werkdagen.

De volgende werfvergadering (nr. 12) gaat door op donderdag 22/4 om 8u30 in de werfkeet.

Stand van zaken:
- metselwerk: achtergevel klaar tegen 30/4
- beton vloerplaat: wordt die donderdag vanaf 6u45 geleverd, toegang tot de straat dus via de Molenweg
- ramen: plaatsing week 20
- elektriciteit: kabelplan nog te ontvangen van Elektro Baert, deadline was 16/4

Gelieve helm en veiligheidsschoenen te dragen.

Met vriendelijke groeten
Hilde Lauwers, architect`,
    expected: [at('2027-04-22T08:30:00+02:00')],
  },
  {
    name: 'nl: ICS with a new time for a moved talk, UTC',
    sentAt: '2027-04-21T13:36:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tessa Bruins <tessa.bruins@woonstichting-delta.example>',
    subject: 'Bijgewerkt: overleg onderhoudscontract',
    text: `Hoi Marcel,

Ik heb ons overleg verplaatst van 13.00 naar 15.30 uur op donderdag 29 april, zie de bijgewerkte uitnodiging. Ben er tot kwart over vier, langer hoeft niet denk ik.

Groet,
Tessa`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Delta//Agenda//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:8812-onderhoud@woonstichting-delta.example
DTSTAMP:20270421T113600Z
DTSTART:20270429T133000Z
DTEND:20270429T141500Z
SUMMARY:Overleg onderhoudscontract
LOCATION:Online
ORGANIZER;CN=Tessa Bruins:mailto:tessa.bruins@woonstichting-delta.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:marcel@liftservice-mn.example
STATUS:CONFIRMED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-29T15:30:00+02:00', '2027-04-29T16:15:00+02:00')],
  },
  {
    name: 'nl: colleague on leave and telephone hours of the stand-in',
    sentAt: '2027-04-22T16:59:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Inge Lammers <inge.lammers@drukwerk-totaal.example>',
    subject: 'Automatisch antwoord: proefdruk jubileumboek',
    text: `Beste afzender,

Van vrijdag 23 april tot en met woensdag 5 mei ben ik met vakantie. Uw mail wordt in die tijd niet gelezen of doorgestuurd.

Voor lopende orders kunt u terecht bij mijn collega Ravi Bisai, aanwezig op maandag, dinsdag en donderdag van 9.00 tot 15.00 uur. Bestanden die vóór 14.00 uur zijn aangeleverd, gaan dezelfde dag nog op de pers.

Vanaf donderdag 6 mei om 8.30 uur ben ik er weer.

Inge Lammers
Drukwerk Totaal`,
    expected: [],
  },
  {
    name: 'nl: Monday at half past four, one line',
    sentAt: '2027-04-23T14:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Anja <anja@kapsalon-anja.example>',
    subject: 'belasting',
    text: `schikt maandag half vijf om de papieren te brengen en samen door te lopen? laatste klant is om 4 uur klaar. groetjes anja`,
    expected: [at('2027-04-26T16:30:00+02:00')],
  },
  {
    name: 'nl: jubilee reception with speech and a reply date',
    sentAt: '2027-04-26T10:10:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Directie Timmerfabriek Oldenhof <uitnodiging@timmerfabriek-oldenhof.example>',
    subject: 'Uitnodiging: 75 jaar Timmerfabriek Oldenhof',
    text: `Geachte mevrouw Schaap, beste Ingrid,

Dit jaar bestaat Timmerfabriek Oldenhof 75 jaar. Dat vieren wij met de mensen met wie wij al jaren met plezier samenwerken, en daar hoor jij zeker bij.

Graag ontvangen wij jou en je partner op onze receptie op vrijdag 21 mei van 16.30 tot 19.00 uur in de fabriekshal. Rond 17.15 uur zegt de burgemeester een paar woorden.

Wil je ons uiterlijk 10 mei laten weten of we op jullie mogen rekenen en met hoeveel personen jullie komen? Cadeaus zijn niet nodig; er staat een bus voor het kinderziekenhuis.

Parkeren kan op het terrein van onze buurman, dat om 20.00 uur dichtgaat.

Met hartelijke groet,

Gert en Willy Oldenhof
Timmerfabriek Oldenhof
Showroom open: di t/m za 10.00 - 17.00 uur`,
    expected: [at('2027-05-21T16:30:00+02:00', '2027-05-21T19:00:00+02:00')],
  },
  {
    name: 'nl: theatre programme to all subscribers',
    sentAt: '2027-05-03T09:00:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'CC De Kluis <programma@ccdekluis.example>',
    subject: 'Deze maand in De Kluis',
    text: `Beste cultuurliefhebber

Mei wordt een mooie maand in De Kluis:

vr 7/5 - 20u15 - De Gelagzaal (cabaret)
zo 9/5 - 14u - Poppentheater Pluis (4+)
za 15/5 - 20u - Harmonie Sint-Cecilia, lenteconcert
do 20/5 - 20u15 - Dubbelspel (toneel)

De zaal gaat een halfuur vooraf open. Tickets aan de balie, open van dinsdag tot vrijdag 13u-17u, of via de website.

Tot in De Kluis!

Wil je deze mails niet meer krijgen? Schrijf je uit.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: company doctor for twenty minutes, come earlier',
    sentAt: '2027-05-04T15:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arbodienst Vitaal Werk <afspraken@vitaalwerk.example>',
    subject: 'Oproep spreekuur bedrijfsarts',
    text: `Geachte heer Zijlstra,

Uw werkgever heeft ons gevraagd u uit te nodigen voor het spreekuur van de bedrijfsarts.

Dag: dinsdag 11 mei 2027
Tijd: 9.50 uur (duur 20 minuten)
Arts: mw. H. Tromp
Adres: Stationsstraat 8, Assen, 2e verdieping

Meld u vijf minuten van tevoren bij de balie. Bent u weer helemaal aan het werk, dan kunt u tot maandag 10 mei 12.00 uur afzeggen bij uw leidinggevende.

Met vriendelijke groet,
Vitaal Werk
Bereikbaar op werkdagen van 8.30 tot 17.00 uur, 0592 555 014`,
    expected: [at('2027-05-11T09:50:00+02:00', '2027-05-11T10:10:00+02:00')],
  },
  {
    name: 'nl: two alternatives at the same hour, terse',
    sentAt: '2027-05-05T17:31:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Pascal Nijs <pascal@nijs-elektro.example>',
    subject: 'laadpaal',
    text: `vrijdag 7/5 11u ok? anders maandag 10/5 zelfde uur
Pascal`,
    expected: [at('2027-05-07T11:00:00+02:00'), at('2027-05-10T11:00:00+02:00')],
  },
  {
    name: 'nl: reminder of an unpaid invoice with phone hours',
    sentAt: '2027-05-10T09:15:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Debiteurenbeheer Van Es Verpakkingen <debiteuren@vanes-verpakkingen.example>',
    subject: 'Tweede herinnering factuur 2027-03318',
    text: `Geachte heer, mevrouw,

Op onze herinnering van 26 april hebben wij nog geen reactie ontvangen. Het bedrag van € 1.284,15 staat nog steeds open.

Wij verzoeken u het bedrag uiterlijk vrijdag 14 mei 2027 over te maken. Is het maandag 17 mei om 9.00 uur niet bijgeschreven, dan dragen wij de vordering over aan ons incassobureau.

Hebt u vragen over de factuur, dan kunt u bellen met mevrouw Akkermans, van maandag tot en met donderdag tussen 9.00 en 12.30 uur, 076 555 0120.

Hebt u intussen betaald, beschouw deze brief dan als niet verzonden.

Hoogachtend,
Van Es Verpakkingen`,
    expected: [],
  },
  {
    name: 'nl: handing over the keys of business premises',
    sentAt: '2027-05-11T11:44:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Makelaardij Spaarne <info@makelaardij-spaarne.example>',
    subject: 'Oplevering Kruisweg 19',
    text: `Beste Yasmin,

Gefeliciteerd nogmaals met het nieuwe pand! De oplevering en sleuteloverdracht staat voor woensdag 26 mei om 10.00 uur, ter plaatse. Mijn collega Floor is er namens de verhuurder.

De vorige huurder levert zelf al op dinsdag 25 mei om 16.00 uur op, dus het pand is dan leeg en bezemschoon.

Denk aan de waarborgsom, die moet vóór 20 mei binnen zijn.

Hartelijke groet,
Ruben Vermeulen
Makelaardij Spaarne`,
    expected: [at('2027-05-26T10:00:00+02:00')],
  },
  {
    name: 'nl: whole training day for the team',
    sentAt: '2027-05-19T09:09:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Merel Dijkstra <merel@apotheek-dijkstra.example>',
    subject: 'teamdag 10 juni',
    text: `Lieve collega's,

Donderdag 10 juni hebben we onze scholingsdag over de nieuwe medicatiesoftware, de hele dag, voor het hele team. De apotheek wordt die dag waargenomen door collega Hoving. De precieze indeling krijgen jullie nog van de trainer.

Geef dieetwensen voor de lunch door vóór 1 juni.

Groetjes,
Merel`,
    expected: [days('2027-06-10')],
  },
  {
    name: 'nl: writer reports his own meeting with the municipality',
    sentAt: '2027-05-20T10:38:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Hugo Blankert <hugo@blankert-architecten.example>',
    subject: 'vergunning aanbouw',
    text: `Ter info: ik zit vanmiddag om 15.00 bij de gemeente over de vergunning, samen met de constructeur. De uitkomst mail ik je vanavond, jij hoeft niks te doen.
Hugo`,
    expected: [],
  },
  {
    name: 'nl: groom wants a fitting on Saturday',
    sentAt: '2027-06-07T21:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Daan Scholten <daan.scholten@postvak.example>',
    subject: 'trouwpak',
    text: `Hallo kleermakerij,

Ik ga op 4 september trouwen en wil graag een pak op maat. Ik zag op de site dat jullie zaterdag van 10 tot 17 uur open zijn.

Kan ik zaterdag 12 juni om 11 uur langskomen voor de maten? Mijn getuige komt mee, hij neemt de trein van 12.24 terug naar Den Bosch dus we moeten niet al te lang doen.

Groeten,
Daan`,
    expected: [at('2027-06-12T11:00:00+02:00')],
  },
  {
    name: 'nl: skip and scaffolding are delivered',
    sentAt: '2027-06-09T14:27:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Containerdienst Van Hove <bestel@containers-vanhove.example>',
    subject: 'orderbevestiging 27-61184',
    text: `Beste klant

Wij bevestigen uw bestelling:

1 container 10 m³ gemengd bouwafval: levering vrijdag 11 juni om 7u, ophaling dinsdag 15 juni
1 rolsteiger 6 m: levering vrijdag 11 juni in de voormiddag

U hoeft niet aanwezig te zijn. Gelieve de parkeerplaatsen vrij te houden van vrijdag 6u tot dinsdag 18u; de borden worden vooraf door de gemeente geplaatst.

Prijs: 385 euro excl. btw

Containerdienst Van Hove
Kantoor open ma-vr 7u-16u30, za 8u-11u`,
    expected: [],
  },
  {
    name: 'nl: ten to half past ten the day after tomorrow',
    sentAt: '2027-06-15T08:47:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Fysiotherapie De Brink <praktijk@fysio-debrink.example>',
    subject: 'uw afspraak',
    text: `Beste mevrouw Tol, er is een plekje vrijgekomen: u kunt overmorgen om tien voor half elf bij Jorrit terecht. Laat u voor morgen 12.00 uur weten of u komt?
Fysiotherapie De Brink`,
    expected: [at('2027-06-17T10:20:00+02:00')],
  },
  {
    name: 'nl: JSON-LD parcel delivery',
    sentAt: '2027-06-24T11:00:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Verfwinkel Online <bestellingen@verfwinkel-online.example>',
    subject: 'Je bestelling is verzonden',
    text: `Hoi Bram,

Goed nieuws: je bestelling 5501882 is vandaag om 10.47 uur ingepakt en meegegeven aan de bezorger.

Bezorgmoment: vrijdag 25 juni tussen 17.30 en 21.30 uur
Inhoud: 4 x muurverf mat wit 10 l, 2 x roller

Veel klusplezier!
Verfwinkel Online`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","deliveryAddress":{"@type":"PostalAddress","name":"Bram Hendriks","addressLocality":"Arnhem","addressCountry":"NL"},"expectedArrivalFrom":"2027-06-25T17:30:00+02:00","expectedArrivalUntil":"2027-06-25T21:30:00+02:00","carrier":{"@type":"Organization","name":"Snelpakket"},"partOfOrder":{"@type":"Order","orderNumber":"5501882","merchant":{"@type":"Organization","name":"Verfwinkel Online"}}}
</script></head><body><p>Hoi Bram,</p><p>Goed nieuws: je bestelling 5501882 is vandaag om 10.47 uur ingepakt en meegegeven aan de bezorger.</p><p>Bezorgmoment: vrijdag 25 juni tussen 17.30 en 21.30 uur<br>Inhoud: 4 x muurverf mat wit 10 l, 2 x roller</p><p>Veel klusplezier!<br>Verfwinkel Online</p></body></html>`,
    expected: [],
  },
  {
    name: 'nl: summer barbecue with a date to reply',
    sentAt: '2027-07-02T16:16:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Stijn & Evi <stijn@brouwerij-tkruis.example>',
    subject: 'BBQ op de brouwerij!!',
    text: `Dag vrienden van de brouwerij,

De zomer is er (eindelijk), dus we steken het vuur aan! Jullie zijn van harte uitgenodigd op zaterdag 10 juli om 17u op onze binnenkoer. Man, vrouw, kinderen en hond mogen mee.

Voor de beenhouwer: laat iets weten tegen woensdag 7 juli 12u, met hoeveel jullie zijn en of er vegetariërs bij zijn.

Wij doen de drank, brengen jullie een slaatje mee?

Tot dan!
Stijn & Evi`,
    expected: [at('2027-07-10T17:00:00+02:00')],
  },
  {
    name: 'nl: club canteen rota of volunteers',
    sentAt: '2027-07-05T19:45:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tennisvereniging De Lobbers <kantine@delobbers.example>',
    subject: 'kantinediensten zomertoernooi',
    text: `Beste slager Van Beek,

Zoals gevraagd het overzicht van wie er in de kantine staat tijdens het zomertoernooi, zodat je weet wie de hamburgers aanneemt als je chauffeur langskomt:

ma 12 juli 18.00-23.00 Ria en Theo
di 13 juli 18.00-23.00 Sjoerd
wo 14 juli 18.00-23.00 Ria en Lia
za 17 juli 9.00-18.00 iedereen

De vriezer is altijd open, dus brengen kan ook als er niemand is. Rekening graag achteraf.

Sportieve groet,
Lia Rutten`,
    expected: [],
  },
  {
    name: 'nl: appraisal talks of three people, one is the reader',
    sentAt: '2027-07-13T09:51:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Jolanda Peters <jolanda@peters-catering.example>',
    subject: 'functioneringsgesprek',
    text: `Hoi Kim,

Donderdag doe ik de functioneringsgesprekken. Bart begint om 9.00, jij bent om 10.15 aan de beurt en Ilse sluit af om 11.30. We zitten in het kantoortje boven.

Vul jij het formulier vooraf in? Mag gewoon met pen. En neem je urenoverzicht mee, want ik geloof dat er nog iets niet klopt met de avond van 26 juni.

Groetjes,
Jolanda`,
    expected: [at('2027-07-15T10:15:00+02:00')],
  },
  {
    name: 'nl: moved a week later to eight in the morning',
    sentAt: '2027-08-16T07:12:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Ludo Martens <ludo@dakwerken-martens.example>',
    subject: 'dak nakijken',
    text: `Met dat regenweer wordt het niet vrijdag de 20ste om 9u maar vrijdag de 27ste om 8u dat ik het dak kom nakijken. Ok voor u?
Ludo`,
    expected: [at('2027-08-27T08:00:00+02:00')],
  },
  {
    name: 'nl: street closed, and the road manager wants to meet at the shop',
    sentAt: '2027-08-18T13:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Omgevingsmanager Molenstraat <molenstraat@wegenbouw-kuijper.example>',
    subject: 'Werkzaamheden Molenstraat / bereikbaarheid van uw winkel',
    text: `Geachte heer Evers,

Zoals u weet gaat de riolering in de Molenstraat op de schop. Van dinsdag 31 augustus tot en met vrijdag 17 september is de straat dagelijks van 7.00 tot 16.30 uur afgesloten voor auto's. Voetgangers en fietsers kunnen er altijd langs.

U gaf aan dat uw leverancier met een grote vrachtwagen komt. Dat begrijpen wij, en daar vinden we een oplossing voor. Ik kom daarom graag bij u in de winkel langs op maandag 23 augustus om 16.00 uur, samen met onze uitvoerder, om te kijken waar gelost kan worden.

Laden en lossen in de rest van de straat kan tot 9.30 uur via de Kerksteeg. Buiten werktijd kunt u voor calamiteiten bellen met 06 5550 1866.

De inloopavond voor bewoners was op 12 augustus; het verslag daarvan stuur ik u mee.

Met vriendelijke groet,

Saskia Noordam
Omgevingsmanager
Wegenbouw Kuijper`,
    expected: [at('2027-08-23T16:00:00+02:00')],
  },
  {
    name: 'nl: first quoted time no, second yes',
    sentAt: '2027-09-02T08:29:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Voetbalvereniging Oranje Boys <sponsoring@oranjeboys.example>',
    subject: 'Re: shirtsponsoring',
    text: `Hoi Dennis,

Die dinsdag valt af, dan hebben we vanaf 19.00 uur bestuursvergadering. Maar donderdag past prima, we zien je dan in het clubhuis! Neem je je logo op een stickje mee?

Sportgroet,
Wim Geerts

Dennis Roos schreef op wo 1 september 2027 om 20:40:
> Wim, ik doe graag mee met de shirts. Kan ik bij jullie langskomen op
> dinsdag 7 september 19.30 of donderdag 9 september 20.00?
> Dennis`,
    expected: [at('2027-09-09T20:00:00+02:00')],
  },
  {
    name: 'nl: ICS invite of a Flemish care home',
    sentAt: '2027-09-14T14:02:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Griet Van Acker <griet.vanacker@wzc-terheide.example>',
    subject: 'Overleg wasserijcontract',
    text: `Beste Filip

Zoals telefonisch besproken stuur ik je hierbij de uitnodiging voor het overleg over het wasserijcontract. Meld je aan het onthaal, dan kom ik je halen. Bezoekuren zijn pas vanaf 14u, dus de parking zal nog leeg zijn.

Groeten
Griet`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//WZC Ter Heide//Kalender//NL
METHOD:REQUEST
BEGIN:VEVENT
UID:wasserij-20270921@wzc-terheide.example
DTSTAMP:20270914T120200Z
DTSTART;TZID=Europe/Brussels:20270921T103000
DTEND;TZID=Europe/Brussels:20270921T113000
SUMMARY:Overleg wasserijcontract
LOCATION:WZC Ter Heide\\, lokaal 1.04
ORGANIZER;CN=Griet Van Acker:mailto:griet.vanacker@wzc-terheide.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:filip@wasserij-dezwaan.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-21T10:30:00+02:00', '2027-09-21T11:30:00+02:00')],
  },
  {
    name: 'nl: applicant has an interview elsewhere',
    sentAt: '2027-09-22T17:50:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Nadia Boukhari <nadia.boukhari@postvak.example>',
    subject: 'stand van zaken sollicitatie',
    text: `Beste meneer Prinsen,

Vorige week dinsdag had ik om 13.00 uur een prettig gesprek met u en uw compagnon. Ik ben erg benieuwd of u al een keuze hebt gemaakt.

Eerlijk is eerlijk: ik heb vrijdag om 14.00 uur ook een tweede gesprek bij een ander kantoor, en zij willen maandag al een antwoord. Mijn voorkeur ligt bij u.

Zou u mij voor die tijd iets kunnen laten weten, al is het maar per mail?

Met vriendelijke groet,
Nadia Boukhari`,
    expected: [],
  },
  {
    name: 'nl: call with Paramaribo, Surinamese time',
    sentAt: '2027-10-04T15:22:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rajesh Ramdin <rajesh@ramdin-hout.example>',
    subject: 'zending hardhout',
    text: `Beste Frits,

De papieren voor de container zijn klaar, het schip vertrekt op 14 oktober om 6.00 uur uit Paramaribo.

Ik wil de maten nog een keer met je nalopen voordat we laden. Zullen we bellen op donderdag 7 oktober om 9.00 uur Surinaamse tijd? Dat is bij jullie 14.00 uur. Een half uur is genoeg.

Groeten uit een heet Paramaribo,
Rajesh`,
    expected: [at('2027-10-07T14:00:00+02:00', '2027-10-07T14:30:00+02:00')],
  },
  {
    name: 'nl: neighbours committee at half past seven in the evening',
    sentAt: '2027-10-14T12:55:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Buurtcomite De Akkers <buurtcomite@deakkers.example>',
    subject: 'overlast terras',
    text: `Beste Hans,

Bedankt voor je eerlijke reactie. We snappen dat je terras open mag tot 23.00 uur, en in het weekend tot 0.00 uur, maar voor de gezinnen erboven is het zwaar.

We willen er graag zonder gedoe uitkomen. Kom je dinsdag 26 oktober om half acht 's avonds bij Trudy op de koffie, nummer 14? De wijkagent schuift ook aan, die moet om negen uur weer weg.

Het zou helpen als je tot die tijd de muziek om 22.00 uur uitzet.

Groet,
Trudy, Ahmed en Joke`,
    expected: [at('2027-10-26T19:30:00+02:00')],
  },
  {
    name: 'nl: software training after the clock change, two sessions',
    sentAt: '2027-10-22T10:41:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lars Hofman <lars@bouwcalc.example>',
    subject: 'Training BouwCalc voor jullie kantoor',
    text: `Dag Margreet,

Fijn dat jullie overstappen op BouwCalc! We hebben de training in twee online delen gesplitst, voor jou en je twee collega's:

Deel 1 - maandag 8 november, 9.30 tot 11.00 uur - basis en stamgegevens
Deel 2 - maandag 15 november, 9.30 tot 11.00 uur - begroten en nacalculatie

De omzetting van jullie oude data draait in het weekend van 6 november en is zondag rond 18.00 uur klaar. Zet in dat weekend niets meer in het oude programma.

De links volgen een dag van tevoren. Onze helpdesk is er op werkdagen van 8.00 tot 17.30 uur, op vrijdag tot 16.00 uur.

Groet,
Lars Hofman
Implementatie BouwCalc`,
    expected: [
      at('2027-11-08T09:30:00+01:00', '2027-11-08T11:00:00+01:00'),
      at('2027-11-15T09:30:00+01:00', '2027-11-15T11:00:00+01:00'),
    ],
  },
  {
    name: 'nl: arrival of Saint Nicholas closes the shopping street',
    sentAt: '2027-11-03T11:26:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Centrummanagement Oudehaven <info@centrum-oudehaven.example>',
    subject: 'Verkeersmaatregelen intocht Sinterklaas',
    text: `Beste winkeliers,

Zaterdag 13 november komt Sinterklaas om 12.00 uur aan in de haven. De stoet trekt vanaf 12.45 uur door de Hoofdstraat en is om 14.00 uur op de Markt.

Voor uw bevoorrading betekent dit:
- de Hoofdstraat is dicht voor verkeer van 10.00 tot 16.00 uur
- uitstallingen moeten vóór 11.30 uur naar binnen
- fietsenrekken worden vrijdag na 18.00 uur weggehaald

De winkels mogen die dag open blijven tot 18.00 uur. Strooigoed kunt u bestellen tot 8 november.

Centrummanagement Oudehaven`,
    expected: [],
  },
  {
    name: 'nl: twenty minute call on Thursday, Flemish shorthand',
    sentAt: '2027-11-16T16:06:00+01:00',
    timezone: 'Europe/Brussels',
    from: 'Elke Daems <elke@daems-vertalingen.example>',
    subject: 'call brochure',
    text: `Call do 18/11 9u-9u20, ok? Ik bel jou. De drukker wacht op onze versie tegen 12u.
E.`,
    expected: [at('2027-11-18T09:00:00+01:00', '2027-11-18T09:20:00+01:00')],
  },
  {
    name: 'nl: Christmas dinner for staff and partners, coach home',
    sentAt: '2027-11-29T10:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marjan Oosterhuis <marjan@oosterhuis-techniek.example>',
    subject: 'Kerstdiner 2027',
    text: `Lieve allemaal,

Het jaar vliegt voorbij en dus is het weer tijd voor ons kerstdiner! Jullie worden met partner verwacht op vrijdag 17 december om 18.30 uur bij restaurant Het Koetshuis in Laren.

Een paar praktische dingen:
* die dag stoppen we om 15.00 uur met werken, de auto's moeten dan binnen staan
* om 23.30 uur rijdt er een bus terug naar de zaak
* allergieën doorgeven aan mij, uiterlijk maandag 6 december
* de kerstpakketten liggen vanaf 15 december klaar op kantoor

Dresscode: kom zoals je wilt, maar geen werkbroek (Gerrit!).

Ik heb er zin in.

Marjan`,
    expected: [at('2027-12-17T18:30:00+01:00')],
  },
  {
    name: 'nl: garage says the vehicle test expires, book online',
    sentAt: '2027-12-08T09:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Autobedrijf Hendriksen <werkplaats@hendriksen-auto.example>',
    subject: 'APK van uw auto verloopt binnenkort',
    text: `Geachte heer Postma,

De APK van uw bestelauto met kenteken VTX-41-B verloopt op dinsdag 28 december 2027. Rijdt u daarna zonder geldige keuring, dan riskeert u een boete.

U kunt zelf online een moment kiezen, of bellen op werkdagen tussen 8.00 en 17.00 uur. Brengen kan vanaf 7.30 uur; wachten met een kop koffie mag ook, een keuring duurt ongeveer een uur.

APK bestelauto: € 49,50
Let op: tussen 24 december 12.00 uur en 3 januari is de werkplaats gesloten.

Met vriendelijke groet,
Autobedrijf Hendriksen`,
    expected: [],
  },
  {
    name: 'nl: appointment in the new year, bank adviser',
    sentAt: '2027-12-13T13:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sven Kuijt <sven.kuijt@regiobank-west.example>',
    subject: 'financiering uitbreiding',
    text: `Beste mevrouw Salomons,

Dank voor het telefoongesprek van vanmorgen. Voor de feestdagen kom ik er helaas niet meer uit; mijn laatste werkdag is donderdag 23 december en op die dag zit ik vanaf 9.00 uur in Utrecht.

Ik stel daarom voor dat u dinsdag 4 januari 2028 om 9.00 uur bij ons op kantoor komt. Trekt u er anderhalf uur voor uit, dan kunnen we de hele aanvraag invullen.

Wilt u meenemen:
- de prognose voor 2028 en 2029
- de offerte van de aannemer (geldig tot 15 januari)
- uw laatste aangifte inkomstenbelasting

Voor nu alvast fijne dagen gewenst.

Met vriendelijke groet,

Sven Kuijt
Adviseur zakelijk
Regiobank West, open op werkdagen van 9.30 tot 16.00 uur (op afspraak ook daarbuiten)`,
    expected: [at('2028-01-04T09:00:00+01:00', '2028-01-04T10:30:00+01:00')],
  },
];
