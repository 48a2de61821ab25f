import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: plumber announces his visit in one line',
    sentAt: '2027-01-12T18:41:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Termoidraulica Bassi <info@bassi-idraulica.example>',
    subject: 'caldaia',
    text: `Buonasera, passo giovedì mattina alle 8 e mezza per la caldaia. Se non c'è nessuno che apre mi chiami prima al 333 5550142. Bassi`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'it: customer offers three slots of 45 minutes',
    sentAt: '2027-02-01T09:52:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Elena Marchetti <e.marchetti@oleificio-marchetti.example>',
    subject: 'Restyling etichette - call conoscitiva',
    text: `Gentile team,

ho visto il lavoro che avete fatto per la cantina dei Colli e mi piacerebbe capire se potete seguire anche noi. Dobbiamo rifare le etichette di quattro oli (formati da 250 e 500 ml) prima della nuova campagna.

Per una prima call di 45 minuti vi propongo:

- mercoledì 3 febbraio, ore 10:00
- giovedì 4 febbraio, ore 15.30
- lunedì 8 febbraio, ore 9.15

Fatemi sapere quale preferite e vi mando il link.

Cordiali saluti
Elena Marchetti
Responsabile marketing

Oleificio Marchetti srl - Via del Frantoio 12 - Spello
Spaccio aziendale: lun-sab 9.00-12.30 / 15.30-19.00
Tel. 0742 555 018`,
    expected: [
      at('2027-02-03T10:00:00+01:00', '2027-02-03T10:45:00+01:00'),
      at('2027-02-04T15:30:00+01:00', '2027-02-04T16:15:00+01:00'),
      at('2027-02-08T09:15:00+01:00', '2027-02-08T10:00:00+01:00'),
    ],
  },
  {
    name: 'it: tax adviser lists deadlines with hours',
    sentAt: '2027-02-09T12:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Pellegrini <segreteria@studiopellegrini.example>',
    subject: 'F24 di febbraio e documenti mancanti',
    text: `Buongiorno,

in allegato il modello F24 in scadenza martedì 16 febbraio 2027, totale a debito € 3.418,27. L'addebito avverrà in automatico: si prega di verificare la disponibilità sul conto.

Ci mancano ancora:
1) estratto conto di dicembre
2) fatture estere del 4° trimestre
3) CU del collaboratore occasionale

Il tutto deve arrivarci entro le ore 12:00 di venerdì 12 febbraio, altrimenti non riusciamo a chiudere la liquidazione IVA nei termini.

Ricordiamo che lo studio risponde al telefono dal lunedì al giovedì, 9:30-12:30.

Cordialmente,
Rag. Carla Monti
Studio Pellegrini Commercialisti Associati`,
    expected: [],
  },
  {
    name: 'it: calendar invitation with hardly any words',
    sentAt: '2027-02-17T16:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Stefano Grandi <stefano.grandi@grandi-consulting.example>',
    subject: 'Invito: Avvio progetto ERP',
    text: `Stefano Grandi ti ha invitato a un evento.

Ordine del giorno:
- presentazione del gruppo di lavoro
- anagrafiche da migrare
- calendario di massima

A presto
SG`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Grandi Consulting//Agenda//IT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Rome
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:erp-kickoff-7741@grandi-consulting.example
DTSTAMP:20270217T150500Z
DTSTART;TZID=Europe/Rome:20270225T140000
DTEND;TZID=Europe/Rome:20270225T153000
SUMMARY:Avvio progetto ERP
LOCATION:Sala riunioni primo piano
ORGANIZER;CN=Stefano Grandi:mailto:stefano.grandi@grandi-consulting.example
ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:info@officine-valle.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-25T14:00:00+01:00', '2027-02-25T15:30:00+01:00')],
  },
  {
    name: 'it: accepts the second of two quoted times',
    sentAt: '2027-03-05T21:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giorgio Sala <giorgio.sala@posta-sala.example>',
    subject: 'Re: Visione appartamento via Cernaia',
    text: `Buonasera dottoressa,
la seconda va benissimo, così viene anche mia moglie. Il citofono è ancora quello della vecchia proprietaria?
Saluti
G. Sala

Il giorno ven 5 mar 2027 alle ore 11:32 Agenzia Lanterna <vendite@lanterna-immobili.example> ha scritto:
> Buongiorno sig. Sala,
> per vedere il trilocale di via Cernaia 41 (rif. 2208) posso darle
> questi due momenti:
>  * mercoledì 10 marzo alle 11.00
>  * venerdì 12 marzo alle 9.30
> Mi dica quale preferisce.
> Dott.ssa Irene Costa
> Agenzia Lanterna, aperti da lun a ven 9-13 e 15-19`,
    expected: [at('2027-03-12T09:30:00+01:00')],
  },
  {
    name: 'it: appointment moved to the next day at the same hour',
    sentAt: '2027-03-16T08:07:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Paola Renzi <p.renzi@studiorenzi.example>',
    subject: 'Ns. appuntamento',
    text: `Gentile Signor Tonelli,

mi è stata fissata un'udienza a Forlì e sono costretta a spostare l'appuntamento di giovedì 18 marzo alle ore 16.00. Lo anticiperei volentieri, ma non ho spazio: La prego quindi di venire venerdì 19, stessa ora, sempre qui in studio.

Porti per cortesia l'originale del contratto e le tre diffide.

Con i migliori saluti
Avv. Paola Renzi
Patrocinante in Cassazione
Viale Marconi 7, Cesena - tel. 0547 555 230 - si riceve solo su appuntamento`,
    expected: [at('2027-03-19T16:00:00+01:00')],
  },
  {
    name: 'it: trade newsletter advertising a free webinar',
    sentAt: '2027-03-23T07:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'FalegnameOggi <newsletter@falegnameoggi.example>',
    subject: 'Colle, vernici e incentivi: le novità di marzo',
    text: `FALEGNAME OGGI - la newsletter di chi lavora il legno

Caro lettore,
anche questo mese tante novità!

> IN EVIDENZA
Webinar gratuito "Vernici all'acqua senza segreti"
Giovedì 8 aprile 2027, ore 17:30-18:30
Posti limitati: iscriviti subito -> https://falegnameoggi.example/webinar

> PROVATO PER VOI
La nuova levigatrice da banco sotto i 400 euro

> FIERE
Il salone del serramento, Verona, 20-23 maggio. Biglietto ridotto per gli abbonati.

Ricevi questa mail perché sei iscritto alla nostra newsletter. Per non riceverla più clicca qui: https://falegnameoggi.example/disiscrizione`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: fire safety course on two mornings',
    sentAt: '2027-03-29T10:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sicura Formazione <corsi@sicura-formazione.example>',
    subject: 'Conferma iscrizione corso antincendio liv. 2 - sig. Davide Orrù',
    text: `Egregio sig. Orrù,

confermiamo la Sua iscrizione al corso "Addetto antincendio livello 2" (8 ore, cod. AI2-27/06).

Le lezioni si svolgono presso la nostra aula di via Sulcis 80 a Cagliari:
giovedì 8 aprile dalle 9.00 alle 13.00 (teoria)
venerdì 9 aprile dalle 9.00 alle 13.00 (prova pratica con estintori, portare scarpe chiuse)

La quota di € 210 + IVA va versata entro il 2 aprile; l'attestato sarà spedito nei 15 giorni successivi.

Segreteria corsi
Sicura Formazione srl
lun-ven 8.30/17.30 - 070 5550 611`,
    expected: [
      at('2027-04-08T09:00:00+02:00', '2027-04-08T13:00:00+02:00'),
      at('2027-04-09T09:00:00+02:00', '2027-04-09T13:00:00+02:00'),
    ],
  },
  {
    name: 'it: condominium assembly held at the second call',
    sentAt: '2027-04-06T15:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Ferraris <ferraris@amm-ferraris.example>',
    subject: 'Assemblea condominio Via Po 19',
    text: `Gentile condòmina,

come proprietaria del negozio al piano terra Lei è attesa all'assemblea ordinaria che si terrà, in seconda convocazione, martedì 20 aprile 2027 alle ore 18.30 nella sala parrocchiale di via Po.

La prima convocazione è una pura formalità di legge e andrà deserta come ogni anno: non occorre presentarsi.

O.d.g.:
1. consuntivo 2026 e riparto
2. rifacimento facciata: preventivi (da 84.000 a 97.500 euro)
3. varie

Se non può venire, può delegare un altro condomino con il modulo allegato.

Geom. Aldo Ferraris`,
    expected: [at('2027-04-20T18:30:00+02:00')],
  },
  {
    name: 'it: elderly customer says a week from today and quarter to six',
    sentAt: '2027-04-13T17:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ada Bonfanti <ada.bonfanti38@posta-nonna.example>',
    subject: 'tende della sala',
    text: `Gentilissimi signori della tappezzeria,
sono la signora Bonfanti del secondo piano, quella delle tende color panna. Mio nipote mi ha insegnato a scrivere la mail, spero arrivi!
Il vostro ragazzo al telefono mi ha detto che può venire a prendere le misure oggi a otto, alle sei meno un quarto di sera. A me va bene, sono sempre in casa. Vi aspetto allora, il caffè lo offro io.
Tanti cari saluti
Ada Bonfanti`,
    expected: [at('2027-04-20T17:45:00+02:00')],
  },
  {
    name: 'it: courier announces a parcel with JSON-LD delivery',
    sentAt: '2027-04-22T06:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'RapidoCorriere <notifiche@rapidocorriere.example>',
    subject: 'La tua spedizione RC88120431 è in consegna',
    text: `Ciao,
la tua spedizione RC88120431 (mittente: Carta & Colori srl) sarà consegnata venerdì 23 aprile tra le 09:00 e le 13:00.

Non sei in sede? Puoi ritirarla al punto di ritiro più vicino da sabato 24 aprile dalle 10:00.

Segui il pacco: https://rapidocorriere.example/t/RC88120431

Messaggio automatico, non rispondere.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "RC88120431",
  "expectedArrivalFrom": "2027-04-23T09:00:00+02:00",
  "expectedArrivalUntil": "2027-04-23T13:00:00+02:00",
  "carrier": { "@type": "Organization", "name": "RapidoCorriere" },
  "partOfOrder": { "@type": "Order", "orderNumber": "CC-5520", "merchant": { "@type": "Organization", "name": "Carta & Colori srl" } }
}
</script></head><body><p>Ciao,<br>la tua spedizione <b>RC88120431</b> (mittente: Carta &amp; Colori srl) sarà consegnata venerdì 23 aprile tra le 09:00 e le 13:00.</p><p>Non sei in sede? Puoi ritirarla al punto di ritiro più vicino da sabato 24 aprile dalle 10:00.</p><p><a href="https://rapidocorriere.example/t/RC88120431">Segui il pacco</a></p><p>Messaggio automatico, non rispondere.</p></body></html>`,
    expected: [],
  },
  {
    name: 'it: company doctor fixes a check-up with fasting instructions',
    sentAt: '2027-04-28T11:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Poliambulatorio San Biagio <medlavoro@sanbiagio-salute.example>',
    subject: 'Visita medica periodica D.Lgs. 81/08',
    text: `Gentile sig. Ferri Roberto,

La informiamo che la Sua visita periodica con il medico competente dott. Vinci è fissata per il

06/05/2027 ore 8:45
ambulatorio 4, piano -1

Per il prelievo è necessario essere a digiuno dalle 22:00 della sera precedente. Portare tessera sanitaria e occhiali da vista se utilizzati.
Il giudizio di idoneità verrà trasmesso all'azienda entro 10 giorni.

In caso di impedimento avvisare almeno 48 ore prima allo 059 5550 774 (lun-ven 14-17).

Ufficio Medicina del Lavoro`,
    expected: [at('2027-05-06T08:45:00+02:00')],
  },
  {
    name: 'it: restaurant booking confirmed with JSON-LD',
    sentAt: '2027-05-11T13:26:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tavolofacile <prenotazioni@tavolofacile.example>',
    subject: 'Prenotazione confermata: Trattoria del Molo',
    text: `Ciao Federica, il tuo tavolo ti aspetta!

Trattoria del Molo
gio 20 mag 2027, 20:30
6 persone
Codice: TF-39QK

Il tavolo viene tenuto per 15 minuti. La disdetta è gratuita fino a 24 ore prima.

Trattoria del Molo, Calata Porto 3, Livorno - chiuso il lunedì - cucina aperta 12:15-14:30 e 19:30-22:45`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TF-39QK",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Federica Lupi" },
  "partySize": 6,
  "startTime": "2027-05-20T20:30:00+02:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Trattoria del Molo",
    "address": { "@type": "PostalAddress", "streetAddress": "Calata Porto 3", "addressLocality": "Livorno", "addressCountry": "IT" }
  }
}
</script></head><body><h2>Ciao Federica, il tuo tavolo ti aspetta!</h2><p><b>Trattoria del Molo</b><br>gio 20 mag 2027, 20:30<br>6 persone<br>Codice: TF-39QK</p><p>Il tavolo viene tenuto per 15 minuti. La disdetta è gratuita fino a 24 ore prima.</p><p><small>Trattoria del Molo, Calata Porto 3, Livorno - chiuso il lunedì - cucina aperta 12:15-14:30 e 19:30-22:45</small></p></body></html>`,
    expected: [at('2027-05-20T20:30:00+02:00')],
  },
  {
    name: 'it: minutes of a past meeting with tasks to do',
    sentAt: '2027-05-13T09:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Lucia Amato <lucia.amato@agenzia-poliedro.example>',
    subject: 'Verbale riunione di martedì',
    text: `Ciao a tutti,
ecco il riassunto della riunione di martedì 11 maggio (inizio ore 17:00, fine 18:20, presenti io, Nino, Sara e Tommaso in collegamento).

- Sito del cliente Albatros: online il 24 maggio, Sara prepara i testi entro venerdì 21 alle 13
- Budget social: confermati 1.200 € al mese
- Stampante: Nino chiede un secondo preventivo
- Ferie: il piano va consegnato entro fine mese

La data del prossimo incontro la decidiamo più avanti, quando Tommaso sa dei suoi esami.

Lucia`,
    expected: [],
  },
  {
    name: 'it: supplier is free but names no hour',
    sentAt: '2027-05-27T19:03:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Michele De Santis <michele@desantis-marmi.example>',
    subject: 'Re: campioni travertino',
    text: `Ciao Anna,
per i campioni passo io da voi, non c'è problema. La settimana prossima sono quasi sempre libero, il lunedì di solito va bene, e anche martedì pomeriggio o mercoledì mattina non ho grandi cose. Dimmi tu un orario e vengo.
Intanto ti confermo il prezzo: 68 €/mq più trasporto, validità dell'offerta 30 giorni.
Un abbraccio
Michele

De Santis Marmi - Tivoli
Magazzino aperto 7.30-12.00 13.30-17.00`,
    expected: [],
  },
  {
    name: 'it: applicant confirms a job interview',
    sentAt: '2027-06-10T22:37:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Zanon <chiara.zanon.cv@posta-zanon.example>',
    subject: 'Candidatura addetta contabilità',
    text: `Gentile dott.ssa Bruni,

La ringrazio per la telefonata di oggi pomeriggio e, come richiesto, Le confermo la mia presenza al colloquio di mercoledì 16 giugno alle ore 11.00 presso la Vostra sede di Mestre.

Allego il CV aggiornato e il certificato di inglese (esame sostenuto il 14/05/2027). Nel mio attuale impiego ho un preavviso di 30 giorni, perciò potrei iniziare dal 1° agosto.

In attesa di incontrarLa, porgo distinti saluti.

Chiara Zanon
cell. 347 555 90 12`,
    expected: [at('2027-06-16T11:00:00+02:00')],
  },
  {
    name: 'it: restaurant sends the shifts of its staff to the payroll office',
    sentAt: '2027-06-03T23:51:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Osteria da Mimmo <mimmo@osteriadamimmo.example>',
    subject: 'turni ragazzi',
    text: `Ciao Rita ti mando i turni per le buste paga, cosi non diventi matta come il mese scorso

ven 4  Karim 11-15 / Giusy 18-23,30
sab 5  Karim 18-24 / Giusy 11-15 / Leo 18-24
dom 6  Leo 11-16 / Giusy 18-23
lun 7  chiuso
mar 8  Karim 18-23 (mattina ha il dentista alle 9 quindi non viene)

Le ore extra di Leo le mettiamo come l'altra volta
grazie mille sei un angelo
Mimmo`,
    expected: [],
  },
  {
    name: 'it: building site meeting in lower case without accents',
    sentAt: '2027-06-18T20:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'marco cantieri <marco@edilbrenta.example>',
    subject: 'solaio',
    text: `ciao vecio
il ferro e arrivato oggi, 42 quintali come da bolla 1187
ci troviamo lunedi mattina alle sette e un quarto in cantiere cosi vediamo il solaio prima che arrivi la betoniera? porta i disegni che i miei xe tutti bagnai
la betoniera la go ordinada per le 9
marco`,
    expected: [at('2027-06-21T07:15:00+02:00')],
  },
  {
    name: 'it: hosting provider announces a maintenance window',
    sentAt: '2027-06-29T14:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'NuvolaHost Assistenza <noc@nuvolahost.example>',
    subject: 'Intervento programmato sul server web-it-14',
    text: `Gentile cliente,

La informiamo che nella notte tra mercoledì 7 e giovedì 8 luglio 2027, dalle ore 00:30 alle ore 04:00, verrà effettuato un intervento di manutenzione straordinaria sul server web-it-14, su cui è ospitato il Suo sito.

Durante la finestra indicata posta e sito potrebbero non essere raggiungibili per circa 20 minuti. Non è richiesta alcuna azione da parte Sua.

Ticket di riferimento: #460917
Il supporto telefonico è attivo tutti i giorni feriali 8-20.

Il team NuvolaHost`,
    expected: [],
  },
  {
    name: 'it: customer has not decided yet on a quoted proposal',
    sentAt: '2027-07-02T12:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Teresa Lo Cascio <teresa.locascio@posta-casa.example>',
    subject: 'R: Sopralluogo per pergola',
    text: `Buongiorno, grazie della risposta così veloce.
Devo prima sentire mio marito che fa i turni in ospedale, e magari anche la vicina per via del muretto. Le scrivo appena so qualcosa, per ora non metta niente in agenda.
Il colore comunque lo vorremmo antracite.
Teresa Lo Cascio

Da: Ombra & Legno <info@ombraelegno.example>
Inviato: venerdì 2 luglio 2027 10:05
A: Teresa Lo Cascio
Oggetto: Sopralluogo per pergola

Gentile signora,
possiamo venire a vedere il terrazzo giovedì 8 luglio alle 17.30, ci vuole circa mezz'ora. Il sopralluogo è gratuito.
Cordiali saluti
Ombra & Legno snc`,
    expected: [],
  },
  {
    name: 'it: London buyer names the call in two zones',
    sentAt: '2027-07-08T10:21:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Valeria Hughes <valeria.hughes@hughes-interiors.example>',
    subject: 'Ordine sedie e call',
    text: `Ciao Bruno,

ho ricevuto il prototipo: bellissimo, solo lo schienale lo farei 2 cm più alto. Ne parliamo a voce con il mio socio?

Martedì 13 luglio alle 14:00 ora di Londra, quindi le 15:00 da voi. Calcolate un'ora precisa perché poi lui scappa.

https://meet.hughes-interiors.example/bruno-sedie

L'ordine resta di 36 pezzi, acconto già partito ieri.

Baci da una Londra piovosa
Valeria`,
    expected: [at('2027-07-13T15:00:00+02:00', '2027-07-13T16:00:00+02:00')],
  },
  {
    name: 'it: stock-take on two whole days for all the staff',
    sentAt: '2027-07-19T08:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Direzione Ferramenta Galli <direzione@ferramentagalli.example>',
    subject: 'INVENTARIO',
    text: `A tutto il personale,

quest'anno l'inventario si fa venerdì 30 e sabato 31 luglio, giornata intera, negozio chiuso al pubblico. È richiesta la presenza di tutti, nessuno escluso: niente ferie in quei due giorni.

Al pranzo pensiamo noi. Chi ha intolleranze lo dica a Patrizia.

Buon lavoro
Oreste Galli`,
    expected: [days('2027-07-30', '2027-08-01')],
  },
  {
    name: 'it: out-of-office reply with dates and hours',
    sentAt: '2027-08-10T11:11:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Sandro Piras <s.piras@studiopiras.example>',
    subject: 'Risposta automatica: relazione statica capannone',
    text: `Buongiorno,
lo studio è chiuso per ferie da lunedì 9 a venerdì 20 agosto compresi. Leggerò la posta saltuariamente.

Riapriamo lunedì 23 agosto alle ore 8:30.

Per urgenze strutturali potete chiamare il geom. Sanna, 340 555 7781, ore 9-12.

Cordiali saluti
Ing. Sandro Piras`,
    expected: [],
  },
  {
    name: 'it: declines one time and offers two others',
    sentAt: '2027-08-26T17:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Katia Righi <katia.righi@righi-packaging.example>',
    subject: 'Re: incontro per nuova linea scatole',
    text: `Buonasera Luca,
martedì 31 alle 15 purtroppo non ci riesco, sono tutto il giorno a Modena per un collaudo.
Potrei mercoledì 1 settembre alle 10 oppure venerdì 3 alle 14 e 30, da voi o da noi è indifferente.
Mi faccia sapere, grazie
K.

Righi Packaging spa
Le informazioni contenute in questa e-mail sono riservate al solo destinatario.`,
    expected: [at('2027-09-01T10:00:00+02:00'), at('2027-09-03T14:30:00+02:00')],
  },
  {
    name: 'it: yes to the hour in the quoted mail',
    sentAt: '2027-08-31T07:49:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Omar Benali <omar.benali@posta-omar.example>',
    subject: 'Re: prova gratuita corso di chitarra',
    text: `Ok perfetto, confermo! Porto la mia chitarra o ne avete una voi?
Omar

-----Messaggio originale-----
Da: Scuola di musica Do Diesis
Inviato: lunedì 30 agosto 2027 18:22
A: Omar Benali
Oggetto: prova gratuita corso di chitarra

Ciao Omar, per la lezione di prova con il maestro Fabio che ne dici di giovedì 2 settembre alle 18.15? Dura 40 minuti.
La segreteria è aperta lun-ven 15.30-19.30.`,
    expected: [at('2027-09-02T18:15:00+02:00', '2027-09-02T18:55:00+02:00')],
  },
  {
    name: 'it: colleague forwards the notice of a fire brigade inspection',
    sentAt: '2027-09-09T16:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ivano Colombo <ivano@tipografia-lariana.example>',
    subject: 'I: Visita tecnica pratica n. 51/8823',
    text: `Ti giro la comunicazione dei vigili del fuoco. Io sono in ferie, quindi tocca a te: giovedì 23 settembre dalle 9,30 alle 11,00 fatti trovare in tipografia con il registro degli estintori e le chiavi del deposito carta. Il progettista è già avvisato.

Grazie
Ivano

---------- Messaggio inoltrato ----------
Da: Comando Vigili del Fuoco - Ufficio Prevenzione <prevenzione@comando-vvf.example>
Data: mer 8 set 2027 alle ore 13:05
Oggetto: Visita tecnica pratica n. 51/8823

Con riferimento alla SCIA presentata in data 12/07/2027 si comunica che il giorno 23 settembre 2027 dalle ore 9,30 alle ore 11,00 personale di questo Comando effettuerà la visita tecnica presso l'attività in oggetto.
Il pubblico si riceve il martedì e il giovedì dalle 9,00 alle 12,00.
Il funzionario istruttore`,
    expected: [at('2027-09-23T09:30:00+02:00', '2027-09-23T11:00:00+02:00')],
  },
  {
    name: 'it: calendar cancellation of a review',
    sentAt: '2027-09-14T09:17:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Nadia Ferrero <nadia.ferrero@ferrero-grafica.example>',
    subject: 'Annullato: Revisione bozze catalogo',
    text: `Mi dispiace, la revisione di domani alle 15 salta: il cliente ha bloccato il catalogo fino a nuovo ordine. Ci risentiamo quando si sbloccano.

Nadia`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Ferrero Grafica//Posta//IT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:bozze-2027-0915@ferrero-grafica.example
DTSTAMP:20270914T071700Z
DTSTART:20270915T130000Z
DTEND:20270915T140000Z
SUMMARY:Revisione bozze catalogo
ORGANIZER;CN=Nadia Ferrero:mailto:nadia.ferrero@ferrero-grafica.example
ATTENDEE:mailto:studio@tre-punti.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: two partners go to a trade fair for one day',
    sentAt: '2027-09-27T18:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Enrico Fabbri <enrico@ceramiche-fabbri.example>',
    subject: 'Fiera a Bologna',
    text: `Ciao Silvana,

presi i biglietti! La fiera dura quattro giorni ma come d'accordo noi due ci andiamo solo giovedì 14 ottobre, tutta la giornata, così giriamo con calma i padiglioni 25 e 26. Guido io, per l'ora di partenza ci sentiamo la sera prima.

I biglietti sono costati 28 € l'uno, li metto in nota spese.

Enrico`,
    expected: [days('2027-10-14')],
  },
  {
    name: 'it: seminar registration with JSON-LD event',
    sentAt: '2027-09-21T15:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Iscrizioni Impresa Domani <iscrizioni@impresadomani.example>',
    subject: "Il tuo posto è confermato - Vendere all'estero online",
    text: `Gentile Pietro Mancini,

la tua iscrizione al seminario "Vendere all'estero online" è confermata.

Quando: mercoledì 6 ottobre 2027, 14:30 - 18:00
Dove: Palazzo delle Imprese, sala Verdi, Parma
Registrazione partecipanti dalle 14:00
Numero iscrizione: ID-20771

Mostra questa mail all'ingresso. Le slide saranno inviate dopo l'evento.`,
    html: `<html><head><script type="application/ld+json">
[{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "ID-20771",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Pietro Mancini" },
  "reservationFor": {
    "@type": "Event",
    "name": "Vendere all'estero online",
    "startDate": "2027-10-06T14:30:00+02:00",
    "endDate": "2027-10-06T18:00:00+02:00",
    "location": { "@type": "Place", "name": "Palazzo delle Imprese, sala Verdi", "address": "Parma" }
  }
}]
</script></head><body><p>Gentile Pietro Mancini,</p><p>la tua iscrizione al seminario <b>Vendere all'estero online</b> è confermata.</p><table><tr><td>Quando</td><td>mercoledì 6 ottobre 2027, 14:30 - 18:00</td></tr><tr><td>Dove</td><td>Palazzo delle Imprese, sala Verdi, Parma</td></tr><tr><td></td><td>Registrazione partecipanti dalle 14:00</td></tr><tr><td>Numero iscrizione</td><td>ID-20771</td></tr></table><p>Mostra questa mail all'ingresso. Le slide saranno inviate dopo l'evento.</p></body></html>`,
    expected: [at('2027-10-06T14:30:00+02:00', '2027-10-06T18:00:00+02:00')],
  },
  {
    name: 'it: consultant sends only a booking page',
    sentAt: '2027-10-07T08:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Giada Ricci <giada@ricci-paghe.example>',
    subject: 'Rinnovo contratto assistenza paghe',
    text: `Gentile Signora Longo,

il contratto di assistenza n. 2026/77 scade il 31 dicembre; per mantenere la tariffa attuale (18,50 € a cedolino) il rinnovo va firmato entro lunedì 15 novembre.

Se desidera parlarne, può scegliere Lei stessa un orario comodo dalla mia pagina, gli appuntamenti durano 30 minuti:
https://prenota.ricci-paghe.example/giada/30min

Altrimenti mi rimandi pure la copia firmata.

Giada Ricci
Consulente del lavoro
Tel. 030 555 4410, 9.00-12.30`,
    expected: [],
  },
  {
    name: 'it: sales agent arranges lunch between his flight and train',
    sentAt: '2027-10-18T13:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Totò Incorvaia <s.incorvaia@incorvaia-rappresentanze.example>',
    subject: 'giovedì a Milano!!',
    text: `Carissimo Alberto,
finalmente salgo! Giovedì atterro a Linate alle 11:40 (se l'aereo fa il bravo), poi lascio la valigia in albergo e alle 17:05 ho il treno per Torino dove mi aspetta un altro cliente alle 19.
In mezzo ci sei tu: pranzo insieme all'una e un quarto da Gino, ho già fatto riservare il tavolo in fondo così parliamo in pace del listino 2028. Paga la ditta ;-)
Ti porto pure i cannoli di mia suocera.
Totò`,
    expected: [at('2027-10-21T13:15:00+02:00')],
  },
  {
    name: 'it: garage in Ticino confirms a service appointment',
    sentAt: '2027-11-10T10:46:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Garage Bernasconi SA <officina@garage-bernasconi.example>',
    subject: 'Conferma appuntamento officina - TI 555018',
    text: `Egregio signor Keller,

con piacere le confermiamo l'appuntamento in officina per il servizio annuale e il cambio gomme del suo furgone:

martedì, 16.11.2027, ore 07.45

Costo indicativo: fr. 480.- IVA inclusa. La chiameremo noi quando il veicolo sarà pronto. Se necessita di un'auto sostitutiva ce lo comunichi entro venerdì.

Cordiali saluti
Garage Bernasconi SA, Mendrisio
Natel officina 079 555 31 31
Orari: lu-ve 07.30-12.00 / 13.30-18.00, sa 08.00-12.00`,
    expected: [at('2027-11-16T07:45:00+01:00')],
  },
  {
    name: 'it: Tuscan winery calls its importer in New York',
    sentAt: '2027-11-04T15:20:00+01:00',
    timezone: 'America/New_York',
    from: 'Niccolò Baldi <niccolo@poderebaldi.example>',
    subject: 'Assegnazioni annata 2023',
    text: `Caro Frank,

la vendemmia è finita e si respira un po'. Per le assegnazioni (pensavo a 140 casse, 20 in più dell'anno scorso) sentiamoci martedì 9 novembre alle 16 ora italiana; domenica da voi cambia l'ora, perciò a New York saranno le 10 di mattina. Mezz'ora basta e avanza, dalle 16:30 ho gli enologi in cantina.

Ti chiamo io sul fisso dell'ufficio.

Il bancale con i campioni parte lunedì con il corriere.

Un caro saluto anche a Rose
Niccolò`,
    expected: [at('2027-11-09T10:00:00-05:00', '2027-11-09T10:30:00-05:00')],
  },
  {
    name: 'it: sports club invites its sponsor to the annual dinner',
    sentAt: '2027-11-14T20:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gianluca Pozzi <presidente@polisportiva-adda.example>',
    subject: 'Cena sociale, ci tengo!',
    text: `Ciao Marina,

anche quest'anno senza la tua panetteria i pulcini non avrebbero avuto le maglie, quindi ti vogliamo al tavolo d'onore alla cena sociale: sabato 27 novembre, h 20.00, ristorante La Rustica a Lodi. Sei nostra ospite, tu e chi vuoi portare.

Fammi sapere in quanti siete entro domenica 21 che il cuoco rompe le scatole.

Gianluca

ps domenica i ragazzi giocano fuori casa alle 10:30, incrocia le dita`,
    expected: [at('2027-11-27T20:00:00+01:00')],
  },
  {
    name: 'it: wholesaler advertises a sale with opening hours',
    sentAt: '2027-11-22T06:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Horeca Center <offerte@horecacenter.example>',
    subject: 'Black Week: solo per te -40% su pentole e bicchieri',
    text: `NON MANCARE!

Da lunedì 22 a domenica 28 novembre torna la Black Week di Horeca Center.

Venerdì 26 novembre APERTURA STRAORDINARIA dalle 7:00 alle 23:00
Sabato 27 novembre ore 11:00: showcooking con lo chef Ruggeri, ingresso libero

Set 6 calici a 14,90 € invece di 24,90 €
Padella in ferro 32 cm a 19,90 €
Codice sconto online: BLACK40, valido fino alle 23:59 di domenica

Ti aspettiamo nei punti vendita di Padova, Vicenza e Rovigo.

Cancellati dalla lista: https://horecacenter.example/unsubscribe?id=88123`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: invitation declined and put off without a date',
    sentAt: '2027-12-09T14:18:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Dott. Ettore Vallini <vallini@vallini-dental.example>',
    subject: 'R: presentazione gestionale',
    text: `Buongiorno,
mercoledì 15 alle 11 non mi va bene, sono in sala fino a sera, e nemmeno venerdì 17 alle 9 come mi proponeva in alternativa. Prima di Natale lasciamo perdere. Mi richiami Lei a gennaio, dopo l'Epifania, e vediamo.

Dott. E. Vallini
Studio dentistico - riceve lun mer ven 9/13 - 15/19`,
    expected: [],
  },
];
