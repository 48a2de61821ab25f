import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: dentist reminds of an appointment, practice hours in the signature',
    sentAt: '2027-01-18T09:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Segreteria Studio Belfanti <segreteria@studiobelfanti.example>',
    subject: 'Promemoria appuntamento',
    text: `Gentile signor Marchetti,

Le ricordiamo il Suo appuntamento per l'igiene dentale di giovedì 21 gennaio alle ore 16.45 con la dott.ssa Belfanti.

In caso di impedimento La preghiamo di avvisarci almeno 24 ore prima, altrimenti saremo costretti ad addebitare € 40,00.

Cordiali saluti
La segreteria

Studio Dentistico Belfanti
Via dei Mille 14, Cremona - Tel. 0372 555 0143
Orari: lun-ven 9.00-13.00 e 14.30-19.00, sabato 9.00-12.00`,
    expected: [at('2027-01-21T16:45:00+01:00')],
  },
  {
    name: 'it: terse customer in lower case, half past three on Friday',
    sentAt: '2027-02-09T21:37:00+01:00',
    timezone: 'Europe/Rome',
    from: 'gigi bordin <gigibordin71@postaveloce.example>',
    subject: 'porta garage',
    text: `buonasera, la porta del garage fa ancora rumore e adesso non chiude piu bene. posso passare da voi in officina venerdi alle tre e mezza del pomeriggio cosi vi porto il pezzo? grazie gigi`,
    expected: [at('2027-02-12T15:30:00+01:00')],
  },
  {
    name: 'it: agency offers three slots in a list',
    sentAt: '2027-03-03T12:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Lombardozzi <chiara@agenziapuntolinea.example>',
    subject: 'Kick-off nuovo sito: quando ci sentiamo?',
    text: `Ciao Matteo,

come d'accordo ti mando qualche proposta per il kick-off del nuovo sito:

- martedì 9/3, 10:00-11:00
- mercoledì 10/3, 14:30-15:30
- giovedì 11/3, 9:00-10:00

Dimmi quale preferisci e mando l'invito a tutti. Il preventivo n. 2027/118 (€ 4.300 + IVA) lo trovi in allegato.

A presto
Chiara

Agenzia Punto Linea Srl
Corso Garibaldi 88, Brescia
+39 030 555 7712`,
    expected: [
      at('2027-03-09T10:00:00+01:00', '2027-03-09T11:00:00+01:00'),
      at('2027-03-10T14:30:00+01:00', '2027-03-10T15:30:00+01:00'),
      at('2027-03-11T09:00:00+01:00', '2027-03-11T10:00:00+01:00'),
    ],
  },
  {
    name: 'it: the second of two quoted times is accepted',
    sentAt: '2027-04-15T17:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Federica Altieri <f.altieri@vinialtieri.example>',
    subject: 'Re: Etichette nuove',
    text: `Buongiorno Davide,
perfetto la seconda, veniamo noi da voi. Portiamo anche le bottiglie di prova.

Grazie
Federica

Il giorno gio 15 apr 2027 alle ore 11:06 Davide Pozzi <davide@tipografiapozzi.example> ha scritto:
> Gentile Federica,
> le bozze delle etichette sono pronte. Possiamo vederci in tipografia
> lunedì 19 aprile alle 11:00 oppure mercoledì 21 aprile alle 15:00.
> Mi faccia sapere.
>
> Davide Pozzi
> Tipografia Pozzi - aperti lun-ven 8.30-12.30 / 14-18`,
    expected: [at('2027-04-21T15:00:00+02:00')],
  },
  {
    name: 'it: tax adviser moves a meeting from Tuesday to Thursday',
    sentAt: '2027-05-14T10:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Rag. Ennio Salvatori <salvatori@studiosalvatori.example>',
    subject: 'Spostamento incontro bilancio',
    text: `Egregio Dottor Conti,

per un sopraggiunto impegno sono costretto a chiederLe di spostare il nostro incontro sul bilancio da martedì 18 maggio ore 9.00 a giovedì 20 maggio, dalle 9.00 alle 10.30, sempre presso il mio studio.

Le rammento inoltre che il modello F24 va versato entro lunedì 17 maggio.

Mi scuso per il disguido e porgo distinti saluti.

Rag. Ennio Salvatori
Commercialista - Revisore legale`,
    expected: [at('2027-05-20T09:00:00+02:00', '2027-05-20T10:30:00+02:00')],
  },
  {
    name: 'it: technician comes the day after tomorrow at a quarter past eight for two hours',
    sentAt: '2027-06-22T14:51:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza Frigotec <assistenza@frigotec.example>',
    subject: 'Intervento cella frigo - ticket 40718',
    text: `Buongiorno,

in riferimento al ticket 40718 (cella frigo, temperatura troppo alta) vi confermo l'uscita del nostro tecnico Sig. Amoroso dopodomani alle otto e un quarto. L'intervento dura due ore, in quel tempo la cella dovrà essere vuota.

Diritto di chiamata € 55 + IVA, manodopera € 42/h.

Per urgenze il numero verde 800 555 019 risponde tutti i giorni dalle 7:00 alle 22:00.

Saluti
Loredana - Frigotec Assistenza`,
    expected: [at('2027-06-24T08:15:00+02:00', '2027-06-24T10:15:00+02:00')],
  },
  {
    name: 'it: payment reminder with a deadline to the hour',
    sentAt: '2027-07-20T08:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Amministrazione <amministrazione@edilcolorado.example>',
    subject: 'Sollecito fattura 311/2027',
    text: `Spett.le Ditta,

da un controllo contabile ci risulta ancora aperta la fattura n. 311/2027 del 14/05/2027 di € 1.872,40, scaduta il 30/06/2027.

Vi invitiamo a provvedere al saldo entro e non oltre venerdì 30 luglio alle ore 12:00. Trascorso tale termine la pratica passerà al nostro legale.

Qualora abbiate già provveduto, Vi preghiamo di non tenere conto della presente e di inviarci copia della contabile.

Distinti saluti
Edilcolorado Srl
L'ufficio è raggiungibile telefonicamente lun-gio 9-12, tel. 049 555 2281`,
    expected: [],
  },
  {
    name: 'it: parcel announcement with a ParcelDelivery in JSON-LD',
    sentAt: '2027-08-30T19:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Lepre Corriere <notifiche@leprecorriere.example>',
    subject: 'Il tuo pacco arriva domani',
    text: `Ciao,

il tuo pacco LP77401226IT è in viaggio! La consegna è prevista per domani, martedì 31 agosto, tra le 9:00 e le 13:00.

Mittente: Carta & Colla Forniture
Colli: 2 - Peso: 14,6 kg

Non sei in negozio? Puoi ritirarlo al punto Lepre di Via Roma 3 (lun-sab 8:30-19:30).

Il team Lepre Corriere`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "LP77401226IT",
  "expectedArrivalFrom": "2027-08-31T09:00:00+02:00",
  "expectedArrivalUntil": "2027-08-31T13:00:00+02:00",
  "carrier": { "@type": "Organization", "name": "Lepre Corriere" },
  "partOfOrder": { "@type": "Order", "orderNumber": "CC-20988", "merchant": { "@type": "Organization", "name": "Carta & Colla Forniture" } }
}
</script></head><body>
<p>Ciao,</p>
<p>il tuo pacco LP77401226IT è in viaggio! La consegna è prevista per domani, martedì 31 agosto, tra le 9:00 e le 13:00.</p>
<p>Mittente: Carta &amp; Colla Forniture<br>Colli: 2 - Peso: 14,6 kg</p>
<p>Non sei in negozio? Puoi ritirarlo al punto Lepre di Via Roma 3 (lun-sab 8:30-19:30).</p>
<p>Il team Lepre Corriere</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'it: newsletter with a webinar',
    sentAt: '2027-10-12T07:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Gestionale Facile <news@gestionalefacile.example>',
    subject: 'Fatturazione senza pensieri: il webinar gratuito',
    text: `Il futuro del tuo ufficio comincia qui!

Giovedì 28 ottobre alle ore 11:00 i nostri esperti raccontano in un webinar gratuito tutte le novità della fatturazione elettronica.

>> Iscriviti ora: https://www.gestionalefacile.example/webinar-ottobre

IN PROMOZIONE
Il modulo Magazzino a € 19/mese invece di € 29, solo fino al 31 ottobre.

Ricevi questa email perché sei iscritto alla newsletter di Gestionale Facile Spa.
Annulla l'iscrizione | Aggiorna le preferenze`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: ICS invitation from a supplier with a short covering text',
    sentAt: '2027-09-07T16:31:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sergio Naldini <s.naldini@legnaminaldini.example>',
    subject: 'Invito: Visita segheria e scelta tavole rovere',
    text: `Buongiorno Paolo,
ti mando l'invito per la visita in segheria, così ce l'hai anche tu in agenda. Scarpe antinfortunistiche, mi raccomando!

Sergio`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Naldini//Agenda//IT
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Rome
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
UID:7c1f2b90-segheria@legnaminaldini.example
DTSTAMP:20270907T143100Z
DTSTART;TZID=Europe/Rome:20270915T083000
DTEND;TZID=Europe/Rome:20270915T110000
SUMMARY:Visita segheria e scelta tavole rovere
LOCATION:Legnami Naldini\\, Strada del Molino 2\\, Bibbiena
ORGANIZER;CN=Sergio Naldini:mailto:s.naldini@legnaminaldini.example
ATTENDEE;CN=Paolo Gori;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@mobiligori.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-15T08:30:00+02:00', '2027-09-15T11:00:00+02:00')],
  },
  {
    name: 'it: restaurant reservation with JSON-LD',
    sentAt: '2027-11-11T18:22:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tavolo Subito <prenotazioni@tavolosubito.example>',
    subject: 'Prenotazione confermata: Osteria del Gelso',
    text: `Gentile Elena Fabris,

la Sua prenotazione è confermata.

Osteria del Gelso, Via Aquileia 31, Udine
Venerdì 19 novembre 2027, ore 13:00
8 persone - codice TS-5Q8RK

Per disdire gratuitamente ha tempo fino alle ore 20:00 di giovedì 18 novembre.

Buon appetito!
Tavolo Subito`,
    html: `<!DOCTYPE html>
<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TS-5Q8RK",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Elena Fabris" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria del Gelso",
    "address": { "@type": "PostalAddress", "streetAddress": "Via Aquileia 31", "addressLocality": "Udine", "addressCountry": "IT" }
  },
  "startTime": "2027-11-19T13:00:00+01:00",
  "partySize": "8"
}
</script>
<p>Gentile Elena Fabris,</p>
<p>la Sua prenotazione è confermata.</p>
<p><b>Osteria del Gelso</b>, Via Aquileia 31, Udine<br>Venerdì 19 novembre 2027, ore 13:00<br>8 persone - codice TS-5Q8RK</p>
<p>Per disdire gratuitamente ha tempo fino alle ore 20:00 di giovedì 18 novembre.</p>
<p>Buon appetito!<br>Tavolo Subito</p>
</body></html>`,
    expected: [at('2027-11-19T13:00:00+01:00')],
  },
  {
    name: 'it: customer cancels and will call again',
    sentAt: '2027-10-11T20:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Antonella Grasso <antonella.grasso@postaveloce.example>',
    subject: 'appuntamento di mercoledì',
    text: `Buonasera,
purtroppo devo disdire l'appuntamento di mercoledì 13 ottobre alle 17.00 per il taglio e colore, ho il bambino con la febbre.
Vi richiamo io appena so quando posso venire.
Scusate tanto!
Antonella Grasso
333 555 0198`,
    expected: [],
  },
  {
    name: 'it: one time declined, two others offered',
    sentAt: '2027-11-05T11:48:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Walter Pellegrin <pellegrin@studiopellegrin.example>',
    subject: 'R: sopralluogo capannone',
    text: `Buongiorno geometra,

martedì alle 15 purtroppo non ce la faccio, sono in cantiere a Pordenone. Che ne dice di mercoledì alle dieci, oppure sempre mercoledì alle dodici meno un quarto?

I disegni aggiornati (tavole 3 e 4) li porto io.

Cordialmente
W. Pellegrin`,
    expected: [at('2027-11-10T10:00:00+01:00'), at('2027-11-10T11:45:00+01:00')],
  },
  {
    name: 'it: call with London, the same hour in two zones',
    sentAt: '2027-10-05T10:34:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Beatrice Holloway <beatrice@hollowaytextiles.example>',
    subject: 'Collezione primavera - call',
    text: `Cara Silvia,

ho ricevuto i campioni, bellissimi! Il mio capo vorrebbe parlarne con te: va bene giovedì 14 ottobre alle 15:00 ora di Londra, cioè le 16:00 da te? Ti chiamo io su WhatsApp.

Per l'ordine HT-2209 tutto ok, la merce parte da qui l'8 ottobre.

Un abbraccio
Bea`,
    expected: [at('2027-10-14T16:00:00+02:00')],
  },
  {
    name: 'it: Swiss fiduciary, first of June with the length in minutes',
    sentAt: '2027-05-24T08:55:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Nicola Bernasconi <n.bernasconi@fiduciariaceresio.example>',
    subject: "Discussione dichiarazione d'imposta",
    text: `Gentile signora Rezzonico,

la ringrazio per la documentazione. Come anticipato dalla mia collaboratrice al telefono, la attendo martedì 1° giugno alle ore 14.00 nei nostri uffici di Lugano; preveda 45 minuti.

La prego di portare con sé gli estratti bancari al 31.12.2026 e la polizza della cassa malati.

Con i migliori saluti

Nicola Bernasconi
Fiduciaria Ceresio SA, Via Nassa 12, 6900 Lugano
Tel. +41 91 555 03 40 (08.00-12.00 / 13.30-17.00)`,
    expected: [at('2027-06-01T14:00:00+02:00', '2027-06-01T14:45:00+02:00')],
  },
  {
    name: 'it: video meeting with a link and abbreviated date',
    sentAt: '2027-11-03T15:09:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Omar Benedetti <omar.benedetti@reteimprese.example>',
    subject: 'call bando digitale',
    text: `Ciao a tutti e due,
allora confermato: lun 8 nov h 17-17.30, qui il link

https://meet.reteimprese.example/j/884-201-557
PIN 4471

Il bando scade il 30 nov alle 16 quindi direi di non rimandare oltre ;-)
Omar

--
Omar Benedetti | Rete Imprese Romagna | 0541 555 620`,
    expected: [at('2027-11-08T17:00:00+01:00', '2027-11-08T17:30:00+01:00')],
  },
  {
    name: 'it: colleague has enrolled the reader for a course of two whole days',
    sentAt: '2027-10-28T13:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Manuela Rota <manuela@officinerota.example>',
    subject: 'Corso antincendio',
    text: `Ciao Ivan,

ti ho iscritto al corso antincendio rischio medio: lunedì 22 e martedì 23 novembre, due giornate intere, a Bergamo da Sicurform. In officina ti copre Beppe.

La quota (€ 260) l'ho già pagata. Ti servono solo carta d'identità e codice fiscale.

Manu`,
    expected: [days('2027-11-22', '2027-11-24')],
  },
  {
    name: 'it: stock-take day and a meeting in the new year',
    sentAt: '2027-12-20T18:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giorgio Ferraris <giorgio@ferramentaferraris.example>',
    subject: 'Rientro dopo le feste',
    text: `Ciao Sonia,

due cose per gennaio così te le segni:

1) sabato 8 gennaio facciamo l'inventario, tutto il giorno e a negozio chiuso, ho bisogno anche di te
2) lunedì 10 gennaio alle 9 riunione io, te e il rappresentante della Brugola per i nuovi listini

Il negozio resta chiuso dal 24 dicembre pomeriggio fino al 2 gennaio.

Buone feste a te e famiglia!
Giorgio`,
    expected: [days('2028-01-08'), at('2028-01-10T09:00:00+01:00')],
  },
  {
    name: 'it: forwarded request, the boss has confirmed the first time and sends the reader',
    sentAt: '2027-03-01T09:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Renzo Tomasi <renzo@idraulicatomasi.example>',
    subject: 'I: perdita bagno via Manzoni',
    text: `Luca ti giro questa, le ho confermato la prima data che dice. Vai tu col furgone piccolo e portati il kit cercaperdite.
Renzo

---------- Messaggio inoltrato ----------
Da: Ornella Zeni <ornella.zeni@postaveloce.example>
Data: lun 1 mar 2027, 08:03
Oggetto: perdita bagno via Manzoni
A: info@idraulicatomasi.example

Buongiorno, in bagno c'è di nuovo una macchia sul soffitto. Io sono a casa giovedì 4 marzo alle 9.30 oppure venerdì 5 marzo alle 16, potete mandare qualcuno?
Via Manzoni 7, secondo piano, campanello Zeni.
Grazie
Ornella Zeni`,
    expected: [at('2027-03-04T09:30:00+01:00')],
  },
  {
    name: 'it: visitor tells flight and train, visit and lunch tomorrow',
    sentAt: '2027-05-05T19:53:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Salvatore Cannata <s.cannata@agrumicannata.example>',
    subject: 'domani a Milano',
    text: `Carissimo Alberto,

allora tutto confermato per domani: atterro a Linate alle 9:10, prendo la metro e alle 11 sono da voi in ufficio. Poi per l'una ho prenotato per noi due alla Trattoria Baggina, offro io e non si discute!
Il treno per Torino ce l'ho alle 17:05, quindi si fa tutto con calma.

Ti porto due cassette di arance.
Salvo`,
    expected: [at('2027-05-06T11:00:00+02:00'), at('2027-05-06T13:00:00+02:00')],
  },
  {
    name: 'it: friend of the firm in Roman dialect, dinner on Friday',
    sentAt: '2027-06-14T22:41:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Er Moro <moro.trastevere@postaveloce.example>',
    subject: 'cena!!!',
    text: `Aò Fabrì, ma che fine hai fatto??
Senti, venerdì se vedemo tutti a cena da Nando, alle otto e mezza de sera. Nun te poi tirà indietro, offre er Pomata che ha venduto er furgone (quello der 2009, 3.500 euri, j'è annata de lusso).
Porta pure tu' moje.
Ciao bello`,
    expected: [at('2027-06-18T20:30:00+02:00')],
  },
  {
    name: 'it: the municipality sets an inspection, numeric date and comma in the hour',
    sentAt: '2027-09-02T12:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'SUAP Comune di Valforte <suap@comune.valforte.example>',
    subject: 'Prot. 0018842/2027 - Comunicazione di sopralluogo',
    text: `OGGETTO: SCIA n. 212/2027 - comunicazione di sopralluogo ai sensi dell'art. 19 L. 241/1990

Spett.le Panificio La Spiga snc,

con riferimento alla pratica in oggetto, presentata in data 19/08/2027, si comunica che il giorno 16/09/2027 alle ore 10,00 il personale tecnico di questo Ufficio effettuerà un sopralluogo presso i locali di Via della Repubblica 55.

Si richiede la presenza del legale rappresentante o di persona munita di delega. Eventuale documentazione integrativa dovrà pervenire entro il 10/09/2027.

Il Responsabile del procedimento
Geom. Ottavio Brunelli

Ricevimento del pubblico: martedì e giovedì 9,00-12,30`,
    expected: [at('2027-09-16T10:00:00+02:00')],
  },
  {
    name: 'it: parish priest asks the head of the choir for a talk, today week at six',
    sentAt: '2027-10-06T11:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Don Piero Gastaldi <parrocchia.sanrocco@oratori.example>',
    subject: 'Concerto di Natale',
    text: `Cara Presidente,

per il concerto di Natale sarebbe bene trovarci a quattr'occhi prima che il calendario si riempia. L'aspetto in canonica oggi a otto, alle sei di sera: le offro un caffè e vediamo insieme la disposizione del coro.

La data del concerto la decidiamo lì.

Un caro saluto
don Piero`,
    expected: [at('2027-10-13T18:00:00+02:00')],
  },
  {
    name: 'it: insurance broker will call today at a quarter past five',
    sentAt: '2027-08-26T09:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Marta Iovine <m.iovine@ioviniassicura.example>',
    subject: 'Polizza furgone',
    text: `Buongiorno sig. Caputo,

ho visto la sua mail sul sinistro del furgone. La chiamo oggi alle 17 e un quarto al numero 081 555 4460, così ne parliamo a voce. Tenga sottomano la polizza n. 77/20331 e la constatazione amichevole.

Saluti
Marta Iovine`,
    expected: [at('2027-08-26T17:15:00+02:00')],
  },
  {
    name: 'it: Parma supplier to a delicatessen in London, hour in Italian time',
    sentAt: '2027-03-11T10:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Roberta Zanichelli <roberta@salumizanichelli.example>',
    subject: 'Videochiamata listino export',
    text: `Buongiorno Franco,

ti propongo una videochiamata giovedì 18 marzo alle ore 16 italiane per vedere insieme il listino export e i nuovi tempi di spedizione. Mezz'ora precisa, poi ti lascio al banco!

https://call.salumizanichelli.example/franco-roberta

Il bancale ordinato a febbraio parte lunedì 15 e arriva da te entro venerdì 19.

Saluti da Langhirano
Roberta`,
    expected: [at('2027-03-18T15:00:00+00:00', '2027-03-18T15:30:00+00:00')],
  },
  {
    name: 'it: school gives a parent a slot with a teacher',
    sentAt: '2027-11-16T13:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'IC Leonardo Sciascia <segreteria@icsciascia.example>',
    subject: 'Conferma prenotazione colloquio',
    text: `Gentile genitore,

si conferma la prenotazione del colloquio con la prof.ssa Di Stefano (matematica), classe 2B:

Mercoledì 24 novembre 2027, dalle ore 16:20 alle ore 16:30, aula 14.

Si raccomanda la puntualità. Le lezioni del 24 novembre terminano regolarmente alle ore 13:50.

La Segreteria
Sportello al pubblico: lun-mer-ven 11:00-13:00`,
    expected: [at('2027-11-24T16:20:00+01:00', '2027-11-24T16:30:00+01:00')],
  },
  {
    name: 'it: notary fixes the signing, documents due earlier',
    sentAt: '2027-06-09T17:28:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Notarile Arrighi <atti@notaioarrighi.example>',
    subject: 'Stipula compravendita magazzino - Rep. provv. 5571',
    text: `Gentili Signori,

facendo seguito ai colloqui intercorsi, si conferma che la stipula dell'atto di compravendita del magazzino avrà luogo

mercoledì trenta giugno p.v. alle ore undici

presso lo studio, in Piazza Cavour 2, Livorno.

Vi preghiamo di farci pervenire entro le ore 12 del 23 giugno:
- visura camerale aggiornata
- copia degli assegni circolari (€ 140.000,00 a saldo)
- documento d'identità e codice fiscale dell'amministratore

Distinti saluti
dott.ssa Irene Masi, per il Notaio Arrighi`,
    expected: [at('2027-06-30T11:00:00+02:00')],
  },
  {
    name: 'it: booking link without any time',
    sentAt: '2027-01-27T16:16:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tommaso Vianello <tommaso@consulenzavianello.example>',
    subject: 'Prima consulenza gratuita',
    text: `Buongiorno Lucia,

grazie per avermi scritto. La prima consulenza è gratuita e dura 30 minuti; può scegliere lei il momento che preferisce direttamente dalla mia agenda:

https://agenda.consulenzavianello.example/prima-consulenza

Trova posti liberi tutti i giorni feriali dalle 9 alle 18. Se non riesce con il link mi scriva pure e vediamo.

A presto
Tommaso Vianello
Consulente del lavoro, Mestre`,
    expected: [],
  },
  {
    name: 'it: vague availability and parts of the day',
    sentAt: '2027-01-14T07:58:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Mirko Zanetel <mirko@zanetelpavimenti.example>',
    subject: 'Re: quando passi?',
    text: `ciao Dario
la prossima settimana son abbastanza libero, di solito il lunedì va bene. al limite passo giovedì pomeriggio quando ho finito dai Gadotti, dipende da quando si asciuga la colla. ti dico io più avanti
Mirko

Zanetel Pavimenti - Fiera di Primiero
esposizione aperta mar-sab 9-12 / 15-19`,
    expected: [],
  },
  {
    name: 'it: thanks for the meeting of yesterday, quote to follow',
    sentAt: '2027-07-08T09:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Valentina Serra <v.serra@arredohotel.example>',
    subject: "Grazie per l'incontro",
    text: `Gentile Direttore,

La ringrazio per il tempo che ci ha dedicato ieri, mercoledì 7 luglio, dalle 15:00 alle 16:30. È stato un piacere visitare la struttura.

Come concordato Le invierò il preventivo per le 24 camere entro venerdì 16 luglio. Nel frattempo trova in allegato il catalogo dei tessuti ignifughi e le condizioni di trasporto (montaggio escluso).

Restiamo a disposizione per qualsiasi chiarimento.

Valentina Serra
Arredo Hotel Sardegna
Cell. 347 555 0087`,
    expected: [],
  },
  {
    name: 'it: IT provider announces maintenance of the mail server',
    sentAt: '2027-02-17T15:00:00+01:00',
    timezone: 'Europe/San_Marino',
    from: 'Titanet Supporto <supporto@titanet.example>',
    subject: 'Manutenzione programmata server posta',
    text: `Gentile cliente,

vi informiamo che sabato 20 febbraio dalle ore 22:00 alle ore 02:00 di domenica verrà effettuata una manutenzione programmata sul server di posta. Durante l'intervento potranno verificarsi brevi interruzioni nell'invio e nella ricezione.

Non è richiesta alcuna attività da parte vostra.

Ci scusiamo per il disagio.

Titanet Supporto - lun/ven 8:30-18:00 - 0549 555 300`,
    expected: [],
  },
  {
    name: 'it: secretary tells where her lawyer is, no meeting for the reader',
    sentAt: '2027-04-08T10:47:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Patrizia Leone <segreteria@avvocatorinaldi.example>',
    subject: 'Re: contratto di locazione',
    text: `Buongiorno,

l'Avvocato ha ricevuto la bozza ma non ha ancora potuto leggerla: lunedì 12 aprile alle 10 è in udienza a Perugia e alle 15 vede un altro cliente. Le risponderà per iscritto appena possibile.

Intanto mi servirebbe copia della visura catastale (foglio 31, particella 208).

Grazie e buona giornata
Patrizia Leone
Studio Legale Rinaldi - tel. 075 555 9034, ore 9-13`,
    expected: [],
  },
  {
    name: 'it: times only in the quoted mail, the answer leaves them open',
    sentAt: '2027-09-21T21:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Carlo Venturi <carlo.venturi@postaveloce.example>',
    subject: 'Re: Cucina in rovere - visita in showroom',
    text: `Buonasera Simona,
grazie per le proposte, ma devo prima parlarne con mia moglie che è via per lavoro. Le faccio sapere io. Intanto, il piano in quarzo quanto costerebbe in più?
Carlo Venturi

Il 21/09/2027 16:48, Simona Baldi ha scritto:
> Gentile signor Venturi,
> il progetto della cucina è pronto. Potremmo vederci in showroom
> venerdì 24 settembre alle 18:00 oppure sabato 25 settembre alle 10:30.
> Quale preferisce?
>
> Simona Baldi
> Baldi Cucine, Via Emilia 402, Modena`,
    expected: [],
  },
  {
    name: 'it: supplier closes in August, sent by hand to a customer',
    sentAt: '2027-07-27T11:11:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tiziana Mori <ordini@imballaggimori.example>',
    subject: 'chiusura estiva',
    text: `Ciao Anna,
ti ricordo che siamo chiusi per ferie dal 9 al 22 agosto compresi, riapriamo lunedì 23 agosto alle 8.00. Per avere le scatole 40x30 prima della chiusura mi serve l'ordine entro venerdì 30 luglio a mezzogiorno. Ultimo giro di consegne: giovedì 5 agosto.

Buone vacanze!
Tiziana`,
    expected: [],
  },
  {
    name: 'it: ICS cancellation of a meeting',
    sentAt: '2027-12-01T08:19:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Lorenzo Quaglia <lorenzo.quaglia@quagliaimpianti.example>',
    subject: 'Annullato: Riunione fotovoltaico condominio Aurora',
    text: `Buongiorno,
la riunione di venerdì è annullata, l'amministratrice è in malattia. Ci aggiorniamo nel nuovo anno.
Lorenzo Quaglia`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Quaglia Impianti//Calendario//IT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:fv-aurora-20271203@quagliaimpianti.example
DTSTAMP:20271201T071900Z
DTSTART:20271203T140000Z
DTEND:20271203T150000Z
SUMMARY:Riunione fotovoltaico condominio Aurora
LOCATION:Via Petrarca 19\\, Novara
ORGANIZER;CN=Lorenzo Quaglia:mailto:lorenzo.quaglia@quagliaimpianti.example
ATTENDEE;CN=Studio Rho:mailto:info@studiorho.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: cook sends the rota of his crew for information',
    sentAt: '2027-08-07T23:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Chef Gennaro Esposito <cucina@lidoazzurro.example>',
    subject: 'turni ragazzi settimana di ferragosto',
    text: `Buonasera direttrice, le mando per conoscenza i turni dei ragazzi in cucina

lun 9    Ciro 10-15, Samir 18-24
mar 10   Samir 10-15, Ciro 18-24
mer 11   Ciro riposo, Samir 10-15, Pina 18-24
gio 12   Pina 10-15, Ciro 18-24
ven 13   tutti e tre 18-24

per il pesce ho ordinato 30 kg di vongole, arrivano venerdi alle 6
buonanotte
Gennaro`,
    expected: [],
  },
];
