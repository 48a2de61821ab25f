import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: joiner confirms measuring visit, supplier delivery named beside it',
    sentAt: '2027-01-07T08:42:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Falegnameria Tonin <info@falegnameriatonin.example>',
    subject: 'Rilievo misure cucina',
    text: `Buongiorno sig.ra Pasquali,

le confermo che per il rilievo delle misure passiamo da lei martedì 12 gennaio alle 14.30. Ci basta che la parete sia libera.
I campioni del rovere invece arrivano dal fornitore venerdì 8 in mattinata, quindi li porto direttamente quel giorno.

Se il furgone non può entrare in cortile mi avvisi entro domani sera.

Cordiali saluti
Denis Tonin
Falegnameria Tonin snc - aperti lun-ven 7.30-12.00 / 13.30-18.00
Tel. 0422 555 0182`,
    expected: [at('2027-01-12T14:30:00+01:00')],
  },
  {
    name: 'it: one-line lower case call tomorrow',
    sentAt: '2027-01-11T17:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Luca Ferrandi <luca@studioferrandi.example>',
    subject: 'Re: bozza sito',
    text: `ok allora ti chiamo domani alle 10 e un quarto cosi la vediamo insieme, ciao`,
    expected: [at('2027-01-12T10:15:00+01:00')],
  },
  {
    name: 'it: colleague describes his own travel days, nothing for the reader',
    sentAt: '2027-01-12T09:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giorgio Melis <g.melis@cantierimelis.example>',
    subject: 'Questa settimana sono in giro',
    text: `Ciao Paola,
ti avviso che da domani sono poco raggiungibile: mercoledì 13 ho il volo per Cagliari alle 6.50, poi alle 11 sono dal commercialista di mio padre e nel pomeriggio in Comune. Giovedì rientro con l'ultimo aereo, quello delle 21.15.
Venerdì mattina alle 9 ho il dentista, dopo sono in ufficio.

Per le bolle chiedi pure a Sandra, sa tutto lei.
Giorgio`,
    expected: [],
  },
  {
    name: 'it: tax adviser offers three slots with deadline for the documents',
    sentAt: '2027-01-14T11:03:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Dott.ssa Ilaria Bonomi <bonomi@studiobonomi.example>',
    subject: 'Chiusura 2026 - incontro',
    text: `Gentile signor Rota,

per esaminare insieme la chiusura dell'esercizio 2026 Le proporrei uno dei seguenti appuntamenti presso il nostro studio:

- mercoledì 20 gennaio, ore 9:00
- giovedì 21 gennaio, ore 16:30
- lunedì 25 gennaio, ore 11:00

Le chiedo cortesemente di farmi avere gli estratti conto di dicembre entro lunedì 18 gennaio, ore 12:00, così da poterli registrare prima.
Le ricordo inoltre che la Certificazione Unica va trasmessa entro il 16 marzo.

Resto in attesa di un Suo cenno.

Distinti saluti
Dott.ssa Ilaria Bonomi
Studio Bonomi & Associati
Via Manzoni 14, Bergamo
Ricevimento telefonico: 10:00-12:00`,
    expected: [
      at('2027-01-20T09:00:00+01:00'),
      at('2027-01-21T16:30:00+01:00'),
      at('2027-01-25T11:00:00+01:00'),
    ],
  },
  {
    name: 'it: refusal of a proposed hour with no alternative',
    sentAt: '2027-01-15T12:31:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Marta Gallinari <marta.gallinari@ottica-lux.example>',
    subject: 'Re: incontro agenti',
    text: `Ciao Fabio, martedì 19 alle 15 purtroppo non riesco, abbiamo l'inventario e siamo in due.
Ti faccio sapere io quando ho un buco, va bene?
Marta`,
    expected: [],
  },
  {
    name: 'it: moved appointment at the physiotherapist, old hour replaced',
    sentAt: '2027-01-18T10:12:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fisioterapia Lago <segreteria@fisiolago.example>',
    subject: 'Spostamento appuntamento',
    text: `Buongiorno signora Bernasconi,

purtroppo la nostra terapista è ammalata e dobbiamo spostare il suo appuntamento di mercoledì 20 gennaio alle 8.15. Il nuovo appuntamento è venerdì 22 gennaio alle 13.45, sempre con Nadia.
Se non le va bene ci chiami entro domani a mezzogiorno.

Grazie per la comprensione
Fisioterapia Lago, Lugano
091 555 01 44 (lu-ve 8-12, 13.30-18)`,
    expected: [at('2027-01-22T13:45:00+01:00')],
  },
  {
    name: 'it: courier notice with delivery window',
    sentAt: '2027-01-20T07:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rapido Express <notifiche@rapidoexpress.example>',
    subject: 'La tua spedizione RE4471920 è in consegna',
    text: `Gentile cliente,
la spedizione RE4471920 del mittente CARTOTECNICA VALLI SRL sarà consegnata oggi, mercoledì 20 gennaio, tra le 11:40 e le 13:40.

Non sei in sede? Puoi ritirarla da domani dalle 9:00 alle 19:00 al punto di ritiro Edicola Centrale, Via Roma 3.
Contrassegno da pagare: 0,00 EUR.

Questo messaggio è generato automaticamente, non rispondere.`,
    expected: [],
  },
  {
    name: 'it: acceptance of the second quoted slot',
    sentAt: '2027-01-21T15:47:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Simone Cattaneo <simone@cattaneoimpianti.example>',
    subject: 'Re: sopralluogo centrale termica',
    text: `Buonasera, va benissimo la seconda. Porto anche il mio ragazzo che segue il bruciatore.

Simone Cattaneo
Cattaneo Impianti

Il giorno 21/01/2027 alle ore 09:14 Amministrazione Villa Olmo ha scritto:
> Buongiorno Simone,
> per il sopralluogo potremmo:
> - lunedì 25/01 ore 8.30
> - giovedì 28/01 ore 14.00
> - venerdì 29/01 ore 10.00
> Mi dica lei.
> Carla`,
    expected: [at('2027-01-28T14:00:00+01:00')],
  },
  {
    name: 'it: landlord announces heating maintenance window for the building',
    sentAt: '2027-01-25T09:00:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Immobiliare Ceresio SA <gestione@immoceresio.example>',
    subject: 'Interruzione acqua calda',
    text: `Gentili inquilini,

vi informiamo che giovedì 28 gennaio dalle 08.00 alle 11.30 verrà interrotta l'erogazione dell'acqua calda per la manutenzione del boiler centrale. Non è necessaria la vostra presenza, i lavori si svolgono solo nel locale tecnico.

Vi ringraziamo per la pazienza.
Immobiliare Ceresio SA
Sportello: ma e gio 14.00-16.30`,
    expected: [],
  },
  {
    name: 'it: lunch the day after tomorrow, writer must leave early',
    sentAt: '2027-01-26T18:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Beppe Oldrini <beppe.oldrini@vinioldrini.example>',
    subject: 'pranzo',
    text: `Ciao vecio, dopodomani ce la fai a mangiare un boccone? Direi alle 12 e mezza alla Trattoria del Ponte, prenoto io.
Alle due devo scappare che ho il carico in cantina.
Beppe`,
    expected: [at('2027-01-28T12:30:00+01:00')],
  },
  {
    name: 'it: job interview with range, train of the interviewer',
    sentAt: '2027-02-01T14:22:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Risorse Umane Delta Stampi <hr@deltastampi.example>',
    subject: 'Colloquio conoscitivo - posizione disegnatore CAD',
    text: `Gentile Matteo,

abbiamo letto con interesse la sua candidatura e vorremmo incontrarla per un colloquio conoscitivo lunedì 8 febbraio 2027, dalle 10:00 alle 11:15, nella nostra sede di Via dell'Industria 22 a Modena.

La riceveranno l'ing. Parmeggiani e la sottoscritta. L'ing. Parmeggiani alle 11:30 ha il treno per Milano, quindi le chiediamo la massima puntualità.
Porti con sé un documento e, se possibile, due o tre tavole che ha disegnato lei.
Le candidature per la posizione restano aperte fino al 19 febbraio.

Mi dia un cenno di conferma.

Un cordiale saluto
Serena Artioli
Delta Stampi S.p.A.`,
    expected: [at('2027-02-08T10:00:00+01:00', '2027-02-08T11:15:00+01:00')],
  },
  {
    name: 'it: availability without proposal',
    sentAt: '2027-02-03T10:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Dessì <chiara@dessigrafica.example>',
    subject: 'Re: logo',
    text: `Ciao Antonio,
settimana prossima sono abbastanza libera, di solito il mattino dopo le 9 mi trovi sempre in studio, il mercoledì invece insegno fino alle 17.
Dimmi tu quando ti fa comodo e mi organizzo.

Un abbraccio
Chiara`,
    expected: [],
  },
  {
    name: 'it: ICS invitation for a site meeting',
    sentAt: '2027-02-04T16:11:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Arch. Davide Nardon <nardon@nardonarchitetti.example>',
    subject: 'Invito: Riunione di cantiere n. 7',
    text: `Buonasera a tutti,
in allegato l'invito per la riunione di cantiere n. 7, ci vediamo direttamente nella baracca.
L'autogru è prenotata dalle 6.00, quindi parcheggiate sul lato strada.
Saluti
Davide Nardon`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Nardon Architetti//Agenda//IT
METHOD:REQUEST
BEGIN:VEVENT
UID:cantiere-7-2027@nardonarchitetti.example
DTSTAMP:20270204T151000Z
DTSTART;TZID=Europe/Rome:20270210T083000
DTEND;TZID=Europe/Rome:20270210T100000
SUMMARY:Riunione di cantiere n. 7
LOCATION:Cantiere Via Aquileia 31
ORGANIZER;CN=Davide Nardon:mailto:nardon@nardonarchitetti.example
ATTENDEE;CN=Edil Friul;RSVP=TRUE:mailto:ufficio@edilfriul.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-10T08:30:00+01:00', '2027-02-10T10:00:00+01:00')],
  },
  {
    name: 'it: bank adviser call with length and branch hours',
    sentAt: '2027-02-09T09:35:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Banca Verbano <consulenza@bancaverbano.example>',
    subject: 'Rinnovo ipoteca: colloquio telefonico',
    text: `Egregio signor Pedrazzini,

come d'accordo al telefono la chiamerò lunedì 15 febbraio alle 16.15 per il rinnovo della sua ipoteca. Calcoli una mezz'oretta.
La tranche attuale scade il 31 maggio; l'offerta sul tasso è valida fino a venerdì 26 febbraio alle 17.00.

Cordiali saluti
Tiziano Guscetti
Banca Verbano, succursale di Locarno
Lunedì-venerdì 08.30-12.00 e 13.30-16.30`,
    expected: [at('2027-02-15T16:15:00+01:00', '2027-02-15T16:45:00+01:00')],
  },
  {
    name: 'it: complaint about a technician who came late',
    sentAt: '2027-02-11T19:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rosanna Tedeschi <rosanna.tedeschi@posta.example>',
    subject: 'Reclamo intervento caldaia',
    text: `Buonasera,

scrivo per lamentarmi del servizio di ieri. Mi avevate detto mercoledì 10 alle 9, ho preso mezza giornata di permesso, e il vostro tecnico si è presentato alle 12.40 senza nemmeno una telefonata. Alle 13 dovevo essere al lavoro e sono arrivata alle 14.
Come se non bastasse la caldaia stamattina alle 6 era di nuovo in blocco, ho dovuto resettarla io.

Mi aspetto almeno che l'uscita (65 euro!) non venga fatturata.

Rosanna Tedeschi
Via Verdi 8, int. 4`,
    expected: [],
  },
  {
    name: 'it: technician visit announced for Monday morning, single hour',
    sentAt: '2027-02-12T16:44:00+01:00',
    timezone: 'Europe/Rome',
    from: "Assistenza Fredd'Oro <assistenza@freddoro.example>",
    subject: 'Intervento cella frigo',
    text: `Buonasera, il tecnico è da voi lunedì alle 7.30 per la cella, prima dell'apertura. Il compressore ordinato arriva sabato in magazzino da noi.
Fredd'Oro assistenza 0532 555 771`,
    expected: [at('2027-02-15T07:30:00+01:00')],
  },
  {
    name: 'it: programme of the local radio with broadcast times',
    sentAt: '2027-02-16T10:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Radio Collina <redazione@radiocollina.example>',
    subject: 'Messa in onda del vostro spot',
    text: `Buongiorno,

vi confermiamo la programmazione dello spot da 30":
- da lunedì 22 febbraio a venerdì 26 febbraio
- passaggi alle 7:58, 12:28, 18:03
- sabato 27 un passaggio extra alle 10:30 dentro "Mercato in piazza"

L'intervista già registrata con il vostro titolare va in onda giovedì 25 alle 9:10.
La fattura segue a fine mese.

Radio Collina 98.4`,
    expected: [],
  },
  {
    name: 'it: call with London partner, hour given in UK time',
    sentAt: '2027-02-17T12:15:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Alessia Conti <alessia.conti@brightleather.example>',
    subject: 'Call su campionario',
    text: `Ciao Roberto,
allora facciamo la call sul campionario martedì 23 febbraio, dalle 9:30 alle 10:15 ora di Londra, ci siamo io e Hannah. Poi noi abbiamo il fotografo, alle 10:30.
Link: https://meet.brightleather.example/r/campionario-ss

A presto
Alessia
Bright Leather Ltd, London`,
    expected: [at('2027-02-23T10:30:00+01:00', '2027-02-23T11:15:00+01:00')],
  },
  {
    name: 'it: trade fair together, whole days, train of the writer',
    sentAt: '2027-02-22T11:28:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Walter Prandi <walter@prandiserramenti.example>',
    subject: 'Fiera di Bologna',
    text: `Ciao Ivan,

ho preso i biglietti per tutti e due: in fiera a Bologna ci andiamo mercoledì 10 e giovedì 11 marzo, due giorni pieni come l'anno scorso. L'albergo è prenotato a nome tuo per la notte del 10.
Io arrivo col treno, tu vieni in macchina con i cataloghi se non ti pesa troppo.
I padiglioni aprono alle 9 e chiudono alle 18.

Walter`,
    expected: [days('2027-03-10', '2027-03-12')],
  },
  {
    name: 'it: dentist reminder sms style',
    sentAt: '2027-02-24T08:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Dentistico Rinaldi <promemoria@dentistarinaldi.example>',
    subject: 'Promemoria appuntamento',
    text: `Promemoria: ha appuntamento con il dr. Rinaldi GIO 25/02/2027 ORE 17:40 per igiene. Disdette entro 24 ore allo 06 555 0127.`,
    expected: [at('2027-02-25T17:40:00+01:00')],
  },
  {
    name: 'it: cancellation of a meeting',
    sentAt: '2027-03-01T08:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Monica Zanetti <m.zanetti@zanettiassicura.example>',
    subject: 'Annullo appuntamento di domani',
    text: `Buongiorno Sig. Grassi,
mi spiace ma devo annullare il nostro appuntamento di domani, martedì 2 marzo, alle 15.00: ho mia figlia in ospedale per un piccolo intervento.
La richiamo io appena rientro per fissarne un altro.
Monica Zanetti`,
    expected: [],
  },
  {
    name: 'it: restaurant booking with JSON-LD',
    sentAt: '2027-03-02T20:31:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Prenota Tavola <conferme@prenotatavola.example>',
    subject: 'Prenotazione confermata: Osteria dei Mulini',
    text: `La tua prenotazione è confermata!

Osteria dei Mulini, Via dei Mulini 5, Treviso
Venerdì 5 marzo 2027, ore 20:15
6 persone, a nome Favaretto

Il tavolo resta riservato per 15 minuti. La cucina chiude alle 22:30.
Per disdire: https://prenotatavola.example/d/88231`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "88231",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Favaretto" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria dei Mulini",
    "address": "Via dei Mulini 5, Treviso"
  },
  "startTime": "2027-03-05T20:15:00+01:00",
  "partySize": "6"
}
</script></head><body><p>La tua prenotazione è confermata!</p><p>Osteria dei Mulini, Via dei Mulini 5, Treviso<br>Venerdì 5 marzo 2027, ore 20:15<br>6 persone, a nome Favaretto</p><p>Il tavolo resta riservato per 15 minuti. La cucina chiude alle 22:30.</p><p><a href="https://prenotatavola.example/d/88231">Disdici</a></p></body></html>`,
    expected: [at('2027-03-05T20:15:00+01:00')],
  },
  {
    name: 'it: Thursday week with spoken clock time',
    sentAt: '2027-03-04T09:51:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fausto Maggi <fausto@maggigiardini.example>',
    subject: 'Siepe',
    text: `Ciao Renzo, per la siepe passo giovedì della prossima settimana alle due e mezza del pomeriggio, se non piove. Saluti, Fausto`,
    expected: [at('2027-03-11T14:30:00+01:00')],
  },
  {
    name: 'it: school confirms parent talk, other hours of doors and bell',
    sentAt: '2027-03-08T13:10:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Segreteria IC Galilei <segreteria@icgalilei.example>',
    subject: 'Colloquio con la prof.ssa Leone',
    text: `Gentile signora Marchetti,

la prof.ssa Leone la riceve per il colloquio individuale lunedì 15 marzo dalle ore 17:20 alle ore 17:35 in aula 12.
Si ricorda che il cancello principale chiude alle 17:00: da quell'ora si entra dal lato palestra.
Le lezioni di quel giorno terminano regolarmente alle 13:40.

Cordiali saluti
La segreteria didattica`,
    expected: [at('2027-03-15T17:20:00+01:00', '2027-03-15T17:35:00+01:00')],
  },
  {
    name: 'it: absence note with return date',
    sentAt: '2027-03-11T07:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Elisa Moroni <elisa.moroni@termoidea.example>',
    subject: 'Risposta automatica: preventivo pompa di calore',
    text: `Grazie per il messaggio. Sono assente da giovedì 11 a mercoledì 17 marzo compresi e rientro giovedì 18 marzo alle 8:30.
Per urgenze: ufficio tecnico, interno 4, dalle 9:00 alle 12:30.
Elisa Moroni`,
    expected: [],
  },
  {
    name: 'it: notary appointment, bring documents by earlier date',
    sentAt: '2027-03-12T12:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Notarile Valenti <stipule@notaiovalenti.example>',
    subject: 'Stipula atto compravendita - pratica 318/27',
    text: `Egregi Signori,

si comunica che la stipula dell'atto di compravendita relativo all'immobile di Via Garibaldi 40 è fissata per il giorno martedì 30 marzo 2027 alle ore 11,00 presso questo Studio.

Si prega di far pervenire:
a) copia dei documenti d'identità e codice fiscale, entro il 19 marzo;
b) copia dell'assegno circolare, entro le ore 12,00 del 24 marzo;
c) APE aggiornato.

La parte venditrice sarà qui già alle 10,15 per la firma della procura, senza bisogno della Vostra presenza.

Distinti saluti
per il Notaio
Antonella Sperti

Studio Notarile Valenti
Orario: 9,00-13,00 / 15,00-18,30 - sabato chiuso`,
    expected: [at('2027-03-30T11:00:00+02:00')],
  },
  {
    name: 'it: newsletter of a trade association with events',
    sentAt: '2027-03-15T06:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Confartigiani Insieme <newsletter@confartigiani-insieme.example>',
    subject: 'Notizie di marzo: bandi, corsi, agevolazioni',
    text: `NOTIZIE DI MARZO

> Bando digitalizzazione: domande fino alle ore 17:00 del 16 aprile
> Corso antincendio rischio basso: giovedì 8 aprile, 14:00-18:00, sede di Via Po. Quota soci 90 euro
> Webinar gratuito "Fattura elettronica estera": martedì 23 marzo ore 11:00
> Assemblea di zona: in maggio, data da definire

Per iscriverti ai corsi clicca qui: https://confartigiani-insieme.example/corsi
Ricevi questa mail perché sei iscritto alla newsletter. Cancella iscrizione`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: two colleagues chat, meeting time changed in new text above quote',
    sentAt: '2027-03-16T10:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Nicola Sartor <nicola.sartor@mobilsartor.example>',
    subject: 'R: R: showroom',
    text: `Ciao Betta, alle 9 sono ancora per strada, facciamo alle 10.30 sempre venerdì 19? Così vediamo anche i tessuti che arrivano giovedì.
N.

-----Messaggio originale-----
Da: Elisabetta Crema
Inviato: martedì 16 marzo 2027 09:58
A: Nicola Sartor
Oggetto: R: showroom

Per me ok venerdì 19 alle 9 in showroom.
Betta`,
    expected: [at('2027-03-19T10:30:00+01:00')],
  },
  {
    name: 'it: rota of the shop staff sent to the bookkeeper',
    sentAt: '2027-03-19T18:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Panificio Alba <negozio@panificioalba.example>',
    subject: 'turni settimana 22-27 marzo per le paghe',
    text: `ciao Donatella, ti mando i turni come sempre per fare le buste

lun 22  Katia 6-12, Samira 12-18
mar 23  Katia 6-12, Samira 12-18
mer 24  Samira 6-12, Gino 14-19
gio 25  Katia 6-12, Gino 12-18
ven 26  tutte e due 6-13
sab 27  Gino 5-11

lo straordinario di Katia sono 3 ore e mezza
grazie
Mirella`,
    expected: [],
  },
  {
    name: 'it: club board invites member to meeting with agenda',
    sentAt: '2027-03-22T21:14:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Società Bocciofila Riva <comitato@bocceriva.example>',
    subject: 'Convocazione comitato',
    text: `Cari membri di comitato,

siete convocati per la seduta di mercoledì 7 aprile alle 20.00 al grotto sociale.

Trattande:
1. Verbale della seduta del 24 febbraio
2. Torneo del 12 giugno: iscrizioni entro il 15 maggio
3. Rifacimento pista 3 (la ditta comincia lunedì 19 aprile alle 7)
4. Eventuali

Chi non può venire avvisi il segretario entro lunedì di Pasquetta.

Sportivi saluti
Il presidente
Elvezio Tami`,
    expected: [at('2027-04-07T20:00:00+02:00')],
  },
  {
    name: 'it: supplier rep will be in the area tomorrow and passes at quarter to twelve',
    sentAt: '2027-03-24T16:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gianni Lo Presti <g.lopresti@caffetorrefatto.example>',
    subject: 'passaggio',
    text: `Ciao Enzo, domani sono in zona, da te passo a mezzogiorno meno un quarto così ti porto la miscela nuova.
Gianni`,
    expected: [at('2027-03-25T11:45:00+01:00')],
  },
  {
    name: 'it: ticket purchase for theatre, JSON-LD event reservation',
    sentAt: '2027-03-30T11:45:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Biglietteria Teatro Civico <biglietti@teatrocivico.example>',
    subject: 'I tuoi biglietti - La locandiera',
    text: `Gentile Lorenza Pavan,
ecco il riepilogo del tuo acquisto n. TC-20931:

La locandiera - Teatro Civico, Vercelli
sabato 17 aprile 2027, ore 21:00
2 posti, platea fila F 11-12 - totale 56,00 EUR

Apertura porte ore 20:15. A spettacolo iniziato non è consentito l'ingresso in platea.`,
    html: `<html><body><p>Gentile Lorenza Pavan,<br>ecco il riepilogo del tuo acquisto n. TC-20931:</p><p><b>La locandiera</b> - Teatro Civico, Vercelli<br>sabato 17 aprile 2027, ore 21:00<br>2 posti, platea fila F 11-12 - totale 56,00 EUR</p><p>Apertura porte ore 20:15. A spettacolo iniziato non è consentito l'ingresso in platea.</p>
<script type="application/ld+json">
[{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"TC-20931","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Lorenza Pavan"},"reservationFor":{"@type":"Event","name":"La locandiera","startDate":"2027-04-17T21:00:00+02:00","doorTime":"2027-04-17T20:15:00+02:00","location":{"@type":"Place","name":"Teatro Civico","address":"Vercelli"}}}]
</script></body></html>`,
    expected: [at('2027-04-17T21:00:00+02:00')],
  },
  {
    name: 'it: forwarded mail with a visit agreed for the reader',
    sentAt: '2027-04-06T09:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Patrizia Neri <patrizia@nericonsulenze.example>',
    subject: 'I: visita RSPP capannone',
    text: `Stefano, ti giro la mail dell'RSPP: ho confermato io, lo ricevi tu il 14 alle 9 in capannone. Io quel giorno sono a Verona dal cliente fino alle 16.
Patrizia

---------- Messaggio inoltrato ----------
Da: Ing. Ruggero Alberti
Data: lun 5 apr 2027 alle 17:36
Oggetto: visita RSPP capannone

Gentile Patrizia, sono disponibile mercoledì 14 aprile alle ore 9.00 oppure alle ore 14.00. Attendo conferma.
R. Alberti`,
    expected: [at('2027-04-14T09:00:00+02:00')],
  },
  {
    name: 'it: sales report of what was in the past week',
    sentAt: '2027-04-09T17:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tommaso Riva <t.riva@riva-agenzie.example>',
    subject: 'Report visite settimana 14',
    text: `Buonasera direttore,

riassumo la settimana:
Martedì 6 ore 10 - Ferramenta Colombo: interessati alla linea inox, vogliono uno sconto del 5%.
Mercoledì 7 ore 9 - Casalinghi Brambilla: titolare assente, ho parlato con la figlia.
Mercoledì 7 ore 15.30 - Gruppo Domus: ordine da 4.200 euro, consegna 3 maggio.
Giovedì 8 ore 11 - Utensili Pozzi: hanno già un altro fornitore, niente da fare.
Oggi in ufficio per le offerte, fino alle 18.

I km sono 412, la nota spese gliela carico lunedì.

Buon weekend
Tommaso`,
    expected: [],
  },
  {
    name: 'it: wine tasting for a few customers, personal invitation with range',
    sentAt: '2027-04-12T10:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Cantina Sassoforte <ospitalita@sassoforte.example>',
    subject: 'Ti aspettiamo il 22',
    text: `Caro Giulio,
come promesso ti teniamo due posti per l'anteprima del nuovo Vermentino, giovedì 22 aprile dalle 18:30 alle 20:30 nella barricaia. Siamo in quindici, tutta gente che conosci.

Alle 16 facciamo la stessa cosa per la stampa, quindi se arrivi prima troverai un po' di confusione nel piazzale.
Il 23 siamo chiusi per l'imbottigliamento.

Fammi sapere se porti Anna
Bianca`,
    expected: [at('2027-04-22T18:30:00+02:00', '2027-04-22T20:30:00+02:00')],
  },
  {
    name: 'it: deadline reminder from accountant',
    sentAt: '2027-04-14T08:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Pagani <scadenze@studiopagani.example>',
    subject: 'F24 aprile',
    text: `Buongiorno, le ricordo che l'F24 va pagato entro venerdì 16 aprile; la delega deve essere in banca entro le 15:00 di quel giorno. Importo 1.874,22.
Studio Pagani`,
    expected: [],
  },
  {
    name: 'it: veterinary appointment, fasting hour named',
    sentAt: '2027-04-15T15:21:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ambulatorio Veterinario Quattro Zampe <info@quattrozampevet.example>',
    subject: 'Intervento Milo',
    text: `Buongiorno sig. Fontana,

confermiamo l'intervento di Milo per mercoledì 21 aprile: ci vediamo in ambulatorio alle 8:20.
Niente cibo dalle 20:00 della sera prima, l'acqua può berla fino alle 6:00.

Il costo è quello del preventivo (240 euro).
A mercoledì
dott.ssa Carla Bruni Pesce`,
    expected: [at('2027-04-21T08:20:00+02:00')],
  },
  {
    name: 'it: terse change from tomorrow to Friday',
    sentAt: '2027-04-20T11:16:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Massimo Ricci <massimo@riccilattoneria.example>',
    subject: 'domani',
    text: `domani alle 8 non ce la faccio, si sposta a venerdi alle 8 e mezza da voi in officina. scusa`,
    expected: [at('2027-04-23T08:30:00+02:00')],
  },
  {
    name: 'it: application letter with course dates',
    sentAt: '2027-04-22T22:05:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Noemi Cavadini <noemi.cavadini@postabox.example>',
    subject: 'Candidatura spontanea impiegata di commercio',
    text: `Gentili signore, egregi signori,

con la presente vi sottopongo la mia candidatura come impiegata di commercio al 60-80%.

Dal 2022 lavoro presso una ditta di trasporti di Chiasso, dove mi occupo di fatturazione e dogana (orario 7.00-16.00). Il mio termine di disdetta è di due mesi, quindi potrei iniziare dal 1° luglio.
Il lunedì e il giovedì sera, dalle 18.30 alle 21.00, frequento il corso per l'attestato federale; l'esame finale è il 9 giugno alle 8.00 a Bellinzona.

Allego curriculum, diplomi e certificati di lavoro.
Sarei lieta di presentarmi personalmente.

Cordiali saluti
Noemi Cavadini
Via Lavizzari 6, 6850 Mendrisio
079 555 21 08`,
    expected: [],
  },
  {
    name: 'it: video call with US customer in Eastern time',
    sentAt: '2027-04-27T18:36:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Frank DiMaggio <frank@dimaggiofoods.example>',
    subject: 'Call per olio e conserve',
    text: `Caro Pietro,

grazie per i campioni, sono piaciuti molto. Mio cugino che fa gli ordini vorrebbe parlare con te giovedì 6 maggio alle 10:00 del mattino di New York (per voi le quattro del pomeriggio). Un'ora basta.
Il container di marzo è sbarcato ieri, lo ritirano lunedì alle 7.

Ti mando il link il giorno prima.
Un saluto dal New Jersey
Frank`,
    expected: [at('2027-05-06T16:00:00+02:00', '2027-05-06T17:00:00+02:00')],
  },
  {
    name: 'it: municipality sets date for plan viewing, office hours in signature',
    sentAt: '2027-04-29T09:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Edilizia Privata <edilizia@comune-roccabianca.example>',
    subject: 'Accesso agli atti prot. 4417/2027',
    text: `Gentile Geom. Sala,

in riscontro alla Sua istanza prot. 4417/2027 La informiamo che il fascicolo è stato reperito in archivio. Per la visione degli atti è stato fissato l'appuntamento di giovedì 13 maggio 2027 alle ore 10:45, stanza 7, secondo piano.

I diritti di ricerca (30,00 euro) vanno versati con PagoPA entro il 10 maggio.
Per le copie sono necessari ulteriori 10 giorni lavorativi.

L'istruttore tecnico
Geom. Ornella Fabbri

Orari di apertura al pubblico: martedì 9:00-12:30, giovedì 15:00-17:30`,
    expected: [at('2027-05-13T10:45:00+02:00')],
  },
  {
    name: 'it: third persons meet, reader only informed',
    sentAt: '2027-05-03T14:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Laura Benetti <laura.benetti@agenziakite.example>',
    subject: 'fyi cliente Aurora',
    text: `Ciao Michele, solo per tua informazione: Sandro e Giada vedono il cliente Aurora mercoledì alle 11, noi due non serviamo.
Ti racconto poi com'è andata.
L.`,
    expected: [],
  },
  {
    name: 'it: two alternatives in running prose with a reason',
    sentAt: '2027-05-04T10:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Adriano Guidi <adriano.guidi@guidifotografia.example>',
    subject: 'Servizio foto prodotti',
    text: `Buongiorno Silvia,
per le foto del catalogo ho due possibilità: lunedì 10 maggio alle 9 oppure martedì 11 alle 14. Mi dica lei quale preferisce, per me è uguale.
Con la luce del mattino verrebbero meglio i vetri.

Le gallerie sono pronte di solito in cinque giorni lavorativi.

Adriano Guidi Fotografia
349 555 0916`,
    expected: [at('2027-05-10T09:00:00+02:00'), at('2027-05-11T14:00:00+02:00')],
  },
  {
    name: 'it: stock-take whole day for the employee',
    sentAt: '2027-05-10T17:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Cesare Lombardi <cesare@ferramentalombardi.example>',
    subject: 'inventario',
    text: `Ciao Valeria, ti confermo che l'inventario lo facciamo lunedì 31 maggio, tutta la giornata, negozio chiuso e ci siamo tutti. Le ferie di giugno me le devi dire entro venerdì.
Cesare`,
    expected: [days('2027-05-31')],
  },
  {
    name: 'it: today at half past five, lower case and no accents',
    sentAt: '2027-05-12T13:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ornella Pini <ornella.pini@fioripini.example>',
    subject: 'prova colori',
    text: `ciao stefi si per me e perfetto, passo da te oggi pomeriggio alle 5 e mezza che alle 4 devo consegnare un bouquet in chiesa. porto anche le candele
orny`,
    expected: [at('2027-05-12T17:30:00+02:00')],
  },
  {
    name: 'it: IT provider announces server maintenance window',
    sentAt: '2027-05-13T15:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Nodo Sistemi <noc@nodosistemi.example>',
    subject: 'Manutenzione programmata server di posta',
    text: `Gentile Cliente,

nella notte tra sabato 15 e domenica 16 maggio, dalle 23:00 alle 04:00, eseguiremo l'aggiornamento del server di posta. Durante questo intervallo l'invio e la ricezione potrebbero essere rallentati; nessun messaggio andrà perso.

Non è richiesta alcuna azione da parte vostra.
L'assistenza è raggiungibile lun-ven 8:30-18:00 al numero 049 555 6120.

Nodo Sistemi S.r.l.`,
    expected: [],
  },
  {
    name: 'it: week from today, in-house training by consultant with break and end',
    sentAt: '2027-05-17T09:19:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Federica Alunni <alunni@formasicura.example>',
    subject: 'Corso primo soccorso presso di voi',
    text: `Buongiorno Claudio,

confermo: oggi a otto, quindi lunedì 24 maggio, sono da voi per il corso di primo soccorso, dalle 8.30 alle 12.30, con pausa caffè alle 10.30. Siete in nove compreso lei, giusto?

Mi servirebbe una sala con proiettore. I moduli di iscrizione compilati li aspetto entro giovedì 20 alle 18.

Grazie e a lunedì
Federica Alunni
Forma Sicura - Perugia`,
    expected: [at('2027-05-24T08:30:00+02:00', '2027-05-24T12:30:00+02:00')],
  },
  {
    name: 'it: tender with deadline and public opening of envelopes that nobody attends',
    sentAt: '2027-05-18T11:30:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Municipio di Valmara <cancelleria@valmara.example>',
    subject: 'Concorso opere da pittore, casa comunale',
    text: `Egregi signori,

le offerte per le opere da pittore devono pervenire alla cancelleria comunale entro venerdì 18 giugno alle ore 11.00, in busta chiusa con la dicitura esterna "Casa comunale - pittore". Fa stato la data di ricezione e non il timbro postale.
Le domande tecniche vanno inoltrate per iscritto entro il 28 maggio alle 16.00.
L'apertura delle offerte avviene a porte chiuse.

Per il Municipio
Il segretario
M. Quadri`,
    expected: [],
  },
  {
    name: 'it: flat viewing for a tenant applicant, agent has another viewing before',
    sentAt: '2027-05-20T16:47:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Casa Facile Immobiliare <annunci@casafacile.example>',
    subject: 'Rif. 2281 - bilocale Via Fratti',
    text: `Salve Andrea,
il bilocale è ancora libero. Può vederlo sabato 22 maggio alle 11.20? Alle 11.00 c'è un'altra coppia, poi tocca a lei.
Citofono "Molinari", la aspetto al portone.
Canone 620 + 60 di spese, libero dal 1° luglio.

Katia - Casa Facile, 347 555 3340`,
    expected: [at('2027-05-22T11:20:00+02:00')],
  },
  {
    name: 'it: offer to many with demo times',
    sentAt: '2027-05-24T07:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Macchine Caffè Pro <offerte@macchinecaffepro.example>',
    subject: 'Solo fino a domenica: -30% sulle macchine professionali',
    text: `Fino a domenica 30 maggio ore 23:59 sconto del 30% su tutta la linea Duo!

Vieni a provarle: dimostrazioni continue giovedì 27 e venerdì 28 maggio dalle 10:00 alle 17:00 nello showroom di Corso Sempione.
Spedizione in 48 ore.

Non vuoi più ricevere le nostre offerte? Disiscriviti qui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: lawyer fixes preparatory meeting before hearing, hearing with reader present',
    sentAt: '2027-05-26T18:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Emanuele Torrisi <torrisi@studiolegaletorrisi.example>',
    subject: 'Sua causa c/ Edilnova - udienza',
    text: `Gentile signora Aiello,

il Giudice ha fissato l'udienza per il giorno 15 giugno 2027 alle ore 9:30 e ha chiesto la comparizione personale delle parti, per cui anche Lei dovrà essere presente in Tribunale, aula 4.

Per prepararci La aspetto in studio giovedì 10 giugno alle 17:00.

La memoria va depositata entro il 4 giugno, di quella mi occupo io. Quel pomeriggio alle 15:00 sarò peraltro a Catania per un'altra causa, quindi per domande meglio scrivermi in mattinata.

Cordialmente
Avv. Emanuele Torrisi

Studio Legale Torrisi - Via Etnea 210 - riceve per appuntamento`,
    expected: [at('2027-06-15T09:30:00+02:00'), at('2027-06-10T17:00:00+02:00')],
  },
  {
    name: 'it: part of the day without an hour',
    sentAt: '2027-05-27T09:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Loris Bordin <loris@bordinpavimenti.example>',
    subject: 'parquet',
    text: `Ciao Marina, passo martedì in mattinata a vedere il parquet, l'ora precisa te la dico lunedì sera quando so a che ora finisco a Jesolo.
Loris`,
    expected: [],
  },
  {
    name: 'it: ICS cancel of a training meeting',
    sentAt: '2027-05-31T09:27:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Teresa Galli <teresa.galli@cooperativaorizzonti.example>',
    subject: 'Annullato: Riunione coordinatori',
    text: `La riunione coordinatori di giovedì 3 giugno alle 14:30 è annullata, due colleghe sono in malattia. Ne riparliamo a settembre.
Teresa`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Cooperativa Orizzonti//Calendario//IT
METHOD:CANCEL
BEGIN:VEVENT
UID:coord-giugno@cooperativaorizzonti.example
DTSTAMP:20270531T072500Z
SEQUENCE:1
STATUS:CANCELLED
DTSTART:20270603T123000Z
DTEND:20270603T140000Z
SUMMARY:Riunione coordinatori
ORGANIZER:mailto:teresa.galli@cooperativaorizzonti.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: insurance assessor visit for water damage',
    sentAt: '2027-06-01T14:13:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Perizie Sottoceneri <perizie@sottoceneri-perizie.example>',
    subject: 'Sinistro 27-558712, danno acqua',
    text: `Gentile signora Crivelli,

su incarico della sua assicurazione verrò a visionare il danno mercoledì 9 giugno alle 08.45 presso il suo negozio. Il sopralluogo dura circa 30 minuti.

La prego di tenere a disposizione fatture e fotografie e di non far iniziare i lavori prima della mia visita. Il sanitario mi ha detto di poter cominciare il giorno stesso alle 13.30.

Cordiali saluti
Sandro Balmelli, perito
076 555 40 12`,
    expected: [at('2027-06-09T08:45:00+02:00', '2027-06-09T09:15:00+02:00')],
  },
  {
    name: 'it: accepted noon on the eleventh with quoted question',
    sentAt: '2027-06-07T19:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Giuliana Serra <giuliana@ceramicheserra.example>',
    subject: 'Re: aperitivo con i nuovi soci',
    text: `Sì perfetto, ci sono!

> Il 7 giu 2027, alle 12:40, Franco Mura ha scritto:
> Giuliana, venerdì 11 a mezzogiorno in piazza dai Loi con i nuovi soci, ti va?`,
    expected: [at('2027-06-11T12:00:00+02:00')],
  },
  {
    name: 'it: thanks after a visit with old quoted times only',
    sentAt: '2027-06-10T08:38:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Roberta Vanni <roberta.vanni@agriturismolapieve.example>',
    subject: 'Re: Visita in vetreria',
    text: `Buongiorno Alessandro,

grazie mille per il tempo che ci ha dedicato ieri, i ragazzi sono rimasti incantati dal forno. Siamo ripartiti alle cinque passate e nessuno voleva salire sul pulmino!
Le mando qualche foto appena le scarico.

Roberta

Il lun 7 giu 2027 Vetreria Nencini ha scritto:
> Buongiorno Roberta, vi aspettiamo mercoledì 9 alle 15.
> La visita finisce alle 16.30.
> A.N.`,
    expected: [],
  },
  {
    name: 'it: slots list by a web agency with shared link and duration',
    sentAt: '2027-06-14T12:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Martina Ferraro <martina@pixelcaldo.example>',
    subject: 'Kick-off nuovo e-commerce',
    text: `Ciao Edoardo,

per il kick-off (45 minuti, online) ti propongo:

• mer 16/06 h 9:30
• mer 16/06 h 17:00
• ven 18/06 h 11:15

La stanza è sempre la stessa: https://meet.pixelcaldo.example/martina
Giovedì 17 sono tutto il giorno a un evento a Torino, quindi niente.
La newsletter con l'anteprima parte oggi alle 18, se mancano foto mandale prima.

Martina`,
    expected: [
      at('2027-06-16T09:30:00+02:00', '2027-06-16T10:15:00+02:00'),
      at('2027-06-16T17:00:00+02:00', '2027-06-16T17:45:00+02:00'),
      at('2027-06-18T11:15:00+02:00', '2027-06-18T12:00:00+02:00'),
    ],
  },
  {
    name: 'it: customer asks for repair with his own working hours',
    sentAt: '2027-06-17T21:49:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Pasquale Iovine <pasquale.iovine@cassetta.example>',
    subject: 'lavatrice che perde',
    text: `Buonasera, la mia lavatrice perde acqua da sotto quando centrifuga. Il modello è LX 720, comprata da voi 3 anni fa.
Io faccio i turni: questa settimana 6-14, la prossima 14-22. Mia moglie invece lavora al bar ed esce di casa alle 5.
Quanto costa l'uscita? E siete aperti anche il sabato?

Pasquale Iovine
Via Caracciolo 77, Pozzuoli
339 555 8812`,
    expected: [],
  },
  {
    name: 'it: choir rehearsal for a member, sacristan opens earlier',
    sentAt: '2027-06-21T22:30:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Coro Brè <coro@corobre.example>',
    subject: 'prova generale',
    text: `Cara Mariangela,
ti ricordo la prova generale di giovedì 24 giugno alle 19.45 in chiesa a Castagnola. Il sacrestano apre alle 19.15 se vuoi scaldare la voce.
Porta la cartella nera e lo spartito del Rossini, quello della Biblioteca va restituito entro fine mese.
A presto
Piera`,
    expected: [at('2027-06-24T19:45:00+02:00')],
  },
  {
    name: 'it: fortnight ahead, hospital check-up for occupational health',
    sentAt: '2027-06-28T11:24:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Medicina del Lavoro Salus <visite@salus-lavoro.example>',
    subject: 'Visita periodica',
    text: `Gentile sig. Baldini,

la sua visita medica periodica è fissata fra quindici giorni, lunedì 12 luglio, alle 9:10 presso il nostro ambulatorio di Via Emilia 101.

Si presenti a digiuno: il prelievo si fa subito all'arrivo. Il referto sarà pronto giovedì 15 dopo le 14:00 e lo spediamo noi all'azienda.

Cordiali saluti
Segreteria Salus
Tel. 0521 555 330, lun-ven 8-13`,
    expected: [at('2027-07-12T09:10:00+02:00')],
  },
  {
    name: 'it: dinner with dialect words after work',
    sentAt: '2027-07-01T11:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Toni Zorzi <toni.zorzi@zorzinautica.example>',
    subject: 'cena de squadra',
    text: `Ciò fioi, domani sera cena de squadra da Bepi, se trovemo ale otto e meza. Chi vien in barca staga atento che ale 7 i sara el canal par la regata.
Toni`,
    expected: [at('2027-07-02T20:30:00+02:00')],
  },
  {
    name: 'it: booking page link without any time offered',
    sentAt: '2027-07-05T09:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Enrico Salvi <enrico@salvienergia.example>',
    subject: 'Consulenza fotovoltaico',
    text: `Buongiorno Daniela,

grazie per la richiesta. Può scegliere lei il momento che preferisce dalla mia agenda: https://agenda.salvienergia.example/enrico
La consulenza è gratuita. Se compila il modulo entro il 31 luglio rientra ancora nell'incentivo regionale.

Cordialmente
Enrico Salvi
lun-ven 9.00-18.30`,
    expected: [],
  },
  {
    name: 'it: ICS webinar registration in UTC with text in local time',
    sentAt: '2027-07-06T15:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Accademia Acconciatori <iscrizioni@accademiaacconciatori.example>',
    subject: 'Iscrizione confermata: Tecniche di colore estate',
    text: `Ciao Jessica,
la tua iscrizione al webinar "Tecniche di colore estate" è confermata.

Lunedì 12 luglio 2027, ore 20:30-22:00
Link personale: https://aula.accademiaacconciatori.example/w/5512

La sala virtuale apre alle 20:15. La registrazione resta disponibile fino al 31 agosto.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Accademia Acconciatori//Aula//IT
METHOD:PUBLISH
BEGIN:VEVENT
UID:webinar-5512@accademiaacconciatori.example
DTSTAMP:20270706T130200Z
DTSTART:20270712T183000Z
DTEND:20270712T200000Z
SUMMARY:Webinar: Tecniche di colore estate
URL:https://aula.accademiaacconciatori.example/w/5512
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-12T20:30:00+02:00', '2027-07-12T22:00:00+02:00')],
  },
  {
    name: 'it: supplier moves a hand-over from ten to a quarter past two, same day',
    sentAt: '2027-07-08T08:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Autonoleggio Riviera <booking@noleggioriviera.example>',
    subject: 'Consegna furgone',
    text: `Buongiorno Davide,
il furgone che le avevamo promesso per lunedì 12 alle 10 torna da Nizza solo in tarda mattinata e va ancora lavato. La consegna delle chiavi quindi slitta alle 14.15 dello stesso giorno, sempre da noi in piazzale; firmiamo lì il contratto e facciamo insieme il giro del mezzo.
Il rientro resta venerdì 16 entro le 19, chiavi nella cassetta.

Scusi il disagio
Ines`,
    expected: [at('2027-07-12T14:15:00+02:00')],
  },
  {
    name: 'it: fire extinguisher check by service man at the practice',
    sentAt: '2027-07-13T10:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Estintori Sicilfire <agenda@sicilfire.example>',
    subject: 'Controllo semestrale',
    text: `Buongiorno, per il controllo semestrale degli estintori il nostro tecnico Salvo sarà da voi giovedì 22 c.m. alle ore 15. Dura circa 20 minuti. Saluti, Sicilfire`,
    expected: [at('2027-07-22T15:00:00+02:00', '2027-07-22T15:20:00+02:00')],
  },
  {
    name: 'it: colleague holiday handover with dates of others',
    sentAt: '2027-07-29T18:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Silvia Carraro <silvia.carraro@graficheundici.example>',
    subject: 'Passaggio consegne ferie',
    text: `Ciao Omar,

da domani sera sono in ferie fino al 22 agosto. Ti lascio lo stato delle cose:

- Pieghevole Terme: il cliente manda le correzioni entro lunedì 2 agosto alle 12. Le inserisce Giulio.
- Etichette Oleificio Sanna: vanno in macchina il 3 agosto alle 7, ritiro corriere il 5 tra le 14 e le 16.
- Vetrofanie Ottica Blu: Giulio le monta venerdì 6 alle 9, ha già le chiavi.
- Catalogo Lamberti: fermo, riprende a settembre.

Io ho il traghetto sabato alle 8.30 da Piombino, fino ad allora rispondo al telefono. Dopo no!

Le password sono dove sai.
Buone ferie anche a te quando sarà
Silvia`,
    expected: [],
  },
  {
    name: 'it: surveyor proposes the early meeting on site because of heat',
    sentAt: '2027-08-03T12:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Geom. Rocco Laganà <r.lagana@geolagana.example>',
    subject: 'Confini terreno c.da Olivella',
    text: `Gent.mo dott. Surace,

per il picchettamento dei confini propongo giovedì 5 agosto alle 6.45, poi fa troppo caldo. Ci troviamo al bivio dopo il frantoio.
Il vicino è avvisato e arriva verso le 7.30 con il suo tecnico.
Alle 9 devo essere al catasto, ma per quell'ora abbiamo finito.

Se può, porti l'atto del 1986.

Saluti
Rocco Laganà`,
    expected: [at('2027-08-05T06:45:00+02:00')],
  },
  {
    name: 'it: August closing notice with reopening hour',
    sentAt: '2027-08-05T10:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tornerie Valsesia <commerciale@tornerievalsesia.example>',
    subject: 'Chiusura estiva',
    text: `Buongiorno, chiudiamo venerdì 6 agosto alle 12 e riapriamo lunedì 30 agosto alle 8. Ultimo ritiro merce domani alle 10.
Buone vacanze!`,
    expected: [],
  },
  {
    name: 'it: boat skipper sets departure for the crew the reader belongs to',
    sentAt: '2027-08-17T19:11:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Circolo Vela Sestri <segreteria@velasestri.example>',
    subject: 'Uscita sociale del 21',
    text: `Caro Filippo,

sei in equipaggio sulla Maestrale per l'uscita sociale di sabato 21 agosto. Ritrovo al pontile C alle 8:45.
La segreteria quel giorno apre solo alle 10, quindi la quota (35 euro) versala prima, entro giovedì.
Lo skipper guarda il bollettino meteo la sera prima alle 20 e, se serve, ti chiama.

Buon vento
Marina Costa`,
    expected: [at('2027-08-21T08:45:00+02:00')],
  },
  {
    name: 'it: friend of the firm, coffee next Tuesday, short',
    sentAt: '2027-08-27T08:58:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Ivo Ghielmetti <ivo.ghielmetti@ghielmettisa.example>',
    subject: 'caffè?',
    text: `Ciao Sergio, caffè al bar della stazione martedì 31 alle 9 meno dieci? Il mio treno per Zurigo parte alle 9.32.
Ivo`,
    expected: [at('2027-08-31T08:50:00+02:00')],
  },
  {
    name: 'it: festival programme to many',
    sentAt: '2027-08-30T07:30:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Castello in Festa <info@castelloinfesta.example>',
    subject: 'Il programma di settembre',
    text: `IL PROGRAMMA DI SETTEMBRE

sabato 4, ore 21.00 - Quartetto Moesa, corte interna
domenica 5, ore 16.00 - Burattini per bambini
venerdì 10, ore 20.30 - Cinema sotto le stelle
sabato 11, dalle 10.00 alle 18.00 - Mercato dell'artigianato

Cassa serale un'ora prima. Prevendita online.
Riceve questa e-mail perché è iscritto alla nostra lista. Annulla l'iscrizione`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: school secretary calls teachers to the first staff meeting, two sessions',
    sentAt: '2027-08-31T12:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Direzione Scuola Musica Ponchielli <direzione@scuolaponchielli.example>',
    subject: 'Avvio anno: riunioni docenti',
    text: `Gentile maestro Corsini,

in vista dell'apertura dell'anno la convoco a:

1) collegio docenti: venerdì 3 settembre, ore 10:00-12:00, sala grande
2) riunione del dipartimento fiati: lunedì 6 settembre, ore 15:30, aula 5

Le iscrizioni degli allievi chiudono sabato 11 alle 13:00; le lezioni cominciano lunedì 20. La segreteria riceve le famiglie ogni giorno dalle 16:00 alle 19:00.

Il calendario delle aule sarà affisso in bacheca dal 15 settembre.

La direttrice
Elena Grandi`,
    expected: [at('2027-09-03T10:00:00+02:00', '2027-09-03T12:00:00+02:00'), at('2027-09-06T15:30:00+02:00')],
  },
  {
    name: 'it: test drive confirmed with written-out month and hour',
    sentAt: '2027-09-02T17:26:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Concessionaria Autopiù <vendite@autopiu.example>',
    subject: 'La sua prova su strada',
    text: `Gentile sig.ra Monti, la aspettiamo il sette settembre alle sedici e trenta per la prova del nuovo furgone elettrico. Porti la patente. A martedì! Kevin, Autopiù`,
    expected: [at('2027-09-07T16:30:00+02:00')],
  },
  {
    name: 'it: menu tasting, asked slot refused and another proposed',
    sentAt: '2027-09-07T09:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Hotel Bellavista Eventi <eventi@hotelbellavista.example>',
    subject: 'Re: Prova menù matrimonio',
    text: `Cara Lucia,

sabato 18 alle 12 purtroppo no, abbiamo già un battesimo e lo chef non riuscirebbe a seguirvi. Vi propongo invece mercoledì 22 settembre alle 19.30: la sala è tutta per noi e assaggiate con calma.

Il numero definitivo degli ospiti ci serve entro il 30 settembre.

Un abbraccio
Ludovica

> Il 6/9/27 Lucia Orsi ha scritto:
> Ciao Ludovica, per la prova andrebbe bene sabato 18 alle 12?`,
    expected: [at('2027-09-22T19:30:00+02:00')],
  },
  {
    name: 'it: customer declines offer and tells of competitor visit',
    sentAt: '2027-09-09T16:16:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Gabriele Fusco <g.fusco@salumificiofusco.example>',
    subject: 'Re: Preventivo 2027/311 celle',
    text: `Buongiorno Ingegnere,
la ringrazio dell'offerta ma abbiamo deciso diversamente: lunedì 13 alle 8 viene un'altra ditta a iniziare i lavori, avevano i pezzi pronti e noi non potevamo aspettare fino a novembre.
Non occorre quindi che passi. Magari ci risentiamo per il magazzino di Nola, ma non prima dell'anno nuovo.

Cordialità
Gabriele Fusco`,
    expected: [],
  },
  {
    name: 'it: audit visit with schedule of the day, whole meeting with end',
    sentAt: '2027-09-13T11:11:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Certiqual Ispezioni <pianificazione@certiqual.example>',
    subject: 'Audit di sorveglianza ISO 9001',
    text: `Spett.le Officine Bianchi,
alla c.a. della dott.ssa Villa

Vi confermiamo l'audit di sorveglianza presso la vostra sede per mercoledì 29 settembre 2027, dalle ore 9:00 alle ore 17:00. L'auditor incaricato è l'ing. Paolo Trevisan, che arriverà in auto da Padova.

È prevista una pausa pranzo dalle 13:00 alle 14:00.

Vi preghiamo di inviare il riesame della direzione e l'elenco delle non conformità entro lunedì 20 settembre alle ore 18:00.
La fattura sarà emessa a fine audit con scadenza 30 giorni.

Distinti saluti
Ufficio Pianificazione
Certiqual Ispezioni s.r.l.`,
    expected: [at('2027-09-29T09:00:00+02:00', '2027-09-29T17:00:00+02:00')],
  },
  {
    name: 'it: call this evening, writer at the hairdresser before',
    sentAt: '2027-09-16T15:37:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Debora Nalin <debora@nalinwedding.example>',
    subject: 'fiori Zago',
    text: `Ti chiamo stasera alle 19 per i fiori degli Zago, adesso sono dal parrucchiere fino alle 17.
D.`,
    expected: [at('2027-09-16T19:00:00+02:00')],
  },
  {
    name: 'it: strike notice for transport',
    sentAt: '2027-09-20T09:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Personale <personale@lanificiobiella.example>',
    subject: 'Sciopero trasporti venerdì',
    text: `Care colleghe, cari colleghi,
vi segnaliamo che venerdì 24 settembre è previsto uno sciopero dei mezzi pubblici dalle 8:45 alle 12:45 e dalle 16:45 a fine servizio.
Chi usa l'autobus può entrare fino alle 10 senza giustificativo.
Ufficio Personale`,
    expected: [],
  },
  {
    name: 'it: restaurant booking updated with JSON-LD, changed number of guests',
    sentAt: '2027-09-28T18:52:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Grotto al Ronco <prenotazioni@grottoalronco.example>',
    subject: 'Modifica prenotazione',
    text: `Gentile signor Ambrosini,
abbiamo aggiornato la sua prenotazione: giovedì 30 settembre 2027 alle 12.15, ora per 9 persone (prima 6).
Il cambio del menu è possibile fino a mercoledì alle 18.00.
Cordiali saluti, Grotto al Ronco`,
    html: `<html><body><script type="application/ld+json">{"@context":"https://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"GR-0417","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Ambrosini"},"partySize":9,"startTime":"2027-09-30T12:15:00+02:00","reservationFor":{"@type":"FoodEstablishment","name":"Grotto al Ronco","address":{"@type":"PostalAddress","addressLocality":"Meride","addressCountry":"CH"}}}</script><p>Gentile signor Ambrosini,</p><p>abbiamo aggiornato la sua prenotazione: giovedì 30 settembre 2027 alle 12.15, ora per 9 persone (prima 6).</p><p>Il cambio del menu è possibile fino a mercoledì alle 18.00.</p><p>Cordiali saluti, Grotto al Ronco</p></body></html>`,
    expected: [at('2027-09-30T12:15:00+02:00')],
  },
  {
    name: 'it: condominium assembly convocation with agenda',
    sentAt: '2027-10-04T10:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Lupi <posta@amministrazionilupi.example>',
    subject: 'Convocazione assemblea straordinaria - Cond. Mimosa',
    text: `Gentile Condomino,

la S.V. è invitata a partecipare all'assemblea straordinaria del Condominio Mimosa, che si terrà in unica convocazione

GIOVEDÌ 14 OTTOBRE 2027 ALLE ORE 18.30

presso la sala parrocchiale di Via Don Sturzo 2, per deliberare sul seguente ordine del giorno:
1. Rifacimento facciata nord: scelta della ditta
2. Sostituzione portone: la ditta vincitrice inizierebbe l'8 novembre
3. Varie

La sala apre alle ore 18.00.
Chi non potesse intervenire può delegare altra persona; le deleghe vanno consegnate entro le 12.00 del giorno stesso.
I preventivi sono visibili in ufficio, martedì e giovedì dalle 10.00 alle 12.00.

L'amministratore
Rag. Bruno Lupi`,
    expected: [at('2027-10-14T18:30:00+02:00')],
  },
  {
    name: 'it: training day whole day on forklift',
    sentAt: '2027-10-07T15:15:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Katia Soldini <k.soldini@soldinilogistica.example>',
    subject: 'Corso carrelli',
    text: `Ciao Dragan, ti ho iscritto al corso carrelli elevatori di martedì 19 ottobre a Gordola, è una giornata intera con il pranzo compreso. L'esame di rinnovo di Mirko invece è il 26. Ti ho tolto dai turni.
Katia`,
    expected: [days('2027-10-19')],
  },
  {
    name: 'it: interview of a journalist with a craftsman, article deadline and shoot',
    sentAt: '2027-10-11T09:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Benedetta Lari <b.lari@ilcorrieredelborgo.example>',
    subject: 'Intervista mestieri antichi',
    text: `Buongiorno signor Orlando,

sono felice che abbia accettato! Verrei in bottega giovedì 14 ottobre alle 15.30, per un'ora e mezza, con una collega che fa due foto mentre lavora.
Devo consegnare il pezzo in redazione venerdì entro le 20, per questo non posso andare oltre; esce domenica 17.
Il mio treno arriva alle 15.05, dalla stazione vengo a piedi.

Se preferisce non comparire in foto basta dirlo.

A giovedì
Benedetta Lari`,
    expected: [at('2027-10-14T15:30:00+02:00', '2027-10-14T17:00:00+02:00')],
  },
  {
    name: 'it: repeat prescription to pick up, telephone hours',
    sentAt: '2027-10-13T14:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ambulatorio Dott. Ferri <ambulatorio@dottferri.example>',
    subject: 'Re: richiesta ricetta',
    text: `La ricetta è pronta, può ritirarla in segreteria da domani, giovedì 14, dalle 8.30 alle 11.00 oppure dalle 16 alle 19. Per parlare col dottore al telefono: tutti i giorni 8.00-8.30.`,
    expected: [],
  },
  {
    name: 'it: ICS reschedule with sequence, text repeats old time',
    sentAt: '2027-10-20T11:03:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Irene Fabris <irene.fabris@altavistapr.example>',
    subject: 'Aggiornato: Revisione campagna Natale',
    text: `Ciao Piero, ho spostato la revisione da martedì 26 alle 10 a mercoledì 3 novembre alle 9:45 perché la stampa consegna le prove solo il 29.
Stesso link: https://video.altavistapr.example/natale
Irene`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Altavista PR//IT
METHOD:REQUEST
BEGIN:VEVENT
UID:rev-natale-27@altavistapr.example
SEQUENCE:2
DTSTAMP:20271020T090300Z
DTSTART;TZID=Europe/Rome:20271103T094500
DTEND;TZID=Europe/Rome:20271103T104500
SUMMARY:Revisione campagna Natale
LOCATION:https://video.altavistapr.example/natale
ORGANIZER;CN=Irene Fabris:mailto:irene.fabris@altavistapr.example
ATTENDEE;CN=Piero;RSVP=TRUE:mailto:piero@torronificio.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-03T09:45:00+01:00', '2027-11-03T10:45:00+01:00')],
  },
  {
    name: 'it: chimney sweep date by municipality list with slot for the reader',
    sentAt: '2027-10-25T13:33:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Spazzacamino Rezzonico <giro@rezzonicospazza.example>',
    subject: 'Pulizia camino 2027',
    text: `Gentile cliente,

quest'anno il nostro giro nel suo quartiere è previsto nella settimana dell'8 novembre. Da lei, Via Stazione 9, siamo giovedì 11 novembre alle 10.20.

La preghiamo di spegnere il fuoco almeno dalle 22.00 della sera precedente e di liberare l'accesso al tetto. Dal suo vicino, al numero 11, passiamo prima, alle 9.30.

La pulizia costa 140 franchi, da pagare entro 30 giorni.
Per spostare l'appuntamento telefoni entro il 4 novembre.

Rezzonico Spazzacamino
091 555 72 30, 07.00-07.30 e 17.00-18.00`,
    expected: [at('2027-11-11T10:20:00+01:00')],
  },
  {
    name: 'it: architect asks for a choice among times in two days, with travel',
    sentAt: '2027-11-08T18:29:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Arch. Livia Rosati <livia@rosatistudio.example>',
    subject: 'Scelta marmi',
    text: `Ciao Claudia,

per scegliere le lastre dobbiamo andare di persona dal marmista a Carrara. Lui ci riceve:

giovedì 18 novembre alle 10:00 o alle 14:30
venerdì 19 novembre alle 9:15

Calcola due ore di macchina da casa tua, se vuoi vengo a prenderti io. Venerdì però alle 13 devo essere di ritorno a Lucca per mia suocera.
Il marmista tiene le lastre bloccate fino al 22 novembre.

Dimmi!
Livia`,
    expected: [
      at('2027-11-18T10:00:00+01:00'),
      at('2027-11-18T14:30:00+01:00'),
      at('2027-11-19T09:15:00+01:00'),
    ],
  },
  {
    name: 'it: JSON-LD guided tour for a school group',
    sentAt: '2027-11-16T12:21:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Museo del Tessuto <gruppi@museodeltessuto.example>',
    subject: 'Conferma visita guidata n. 6650',
    text: `Gentile prof.ssa Amato,

la visita guidata per la sua classe (22 alunni, 2 accompagnatori) è confermata.

Museo del Tessuto, Prato
giovedì 25 novembre 2027, 09:45 - 11:15

Il museo apre alle 9:30; gli zaini si lasciano al guardaroba.
Il saldo di 88 euro va versato entro il 22 novembre.`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"6650","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Amato"},"reservationFor":{"@type":"Event","name":"Visita guidata","startDate":"2027-11-25T09:45:00+01:00","endDate":"2027-11-25T11:15:00+01:00","location":{"@type":"Place","name":"Museo del Tessuto","address":"Prato"}}}</script></head><body><p>Gentile prof.ssa Amato,</p><p>la visita guidata per la sua classe (22 alunni, 2 accompagnatori) è confermata.</p><p>Museo del Tessuto, Prato<br>giovedì 25 novembre 2027, 09:45 - 11:15</p><p>Il museo apre alle 9:30; gli zaini si lasciano al guardaroba.<br>Il saldo di 88 euro va versato entro il 22 novembre.</p></body></html>`,
    expected: [at('2027-11-25T09:45:00+01:00', '2027-11-25T11:15:00+01:00')],
  },
  {
    name: 'it: Christmas dinner invitation by a supplier with shuttle',
    sentAt: '2027-11-22T16:50:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Famiglia Bertolini <bertolini@bertolinilegnami.example>',
    subject: 'Cena degli auguri',
    text: `Caro Giancarlo,

anche quest'anno ci farebbe piacere avere te e Rita alla nostra cena degli auguri, venerdì 10 dicembre alle 20, all'Antica Segheria. Siamo una ventina, i clienti più affezionati.

Alle 19 c'è la messa per papà nella chiesetta lì accanto, ma è una cosa di famiglia.
Per chi non vuole guidare c'è la navetta per il ritorno alle 23.30.

Ci dici se venite entro il 1° dicembre?

Un caro saluto
Ennio e Paola Bertolini`,
    expected: [at('2027-12-10T20:00:00+01:00')],
  },
  {
    name: 'it: software release day and end of the old version',
    sentAt: '2027-11-25T09:09:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gustavo Pellegrino <g.pellegrino@softbottega.example>',
    subject: 'Nuova versione del gestionale',
    text: `Buongiorno Teresa, la versione 9 esce mercoledì 1 dicembre alle 10 e si installa da sola alla prima apertura. La vecchia funziona fino al 31 gennaio.
Se nota qualcosa di strano mi scriva pure.
Gustavo`,
    expected: [],
  },
  {
    name: 'it: year-end meeting with quoted chain, only new time counts',
    sentAt: '2027-12-06T14:55:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fiduciaria Monti SA <c.pelli@fiduciariamonti.example>',
    subject: 'RE: Colloquio fine anno',
    text: `Buongiorno signor Rusca,

nessun problema se lunedì mattina è in viaggio. Facciamo allora martedì 14 dicembre alle 13.30? Bastano tre quarti d'ora.
Il conteggio IVA glielo preparo comunque per lunedì.

Cordiali saluti
Cristina Pelli

Da: Edy Rusca
Inviato: lunedì, 6 dicembre 2027 11:40
Oggetto: RE: Colloquio fine anno
> Gentile signora, lunedì 13 alle 8.30 sono già sul treno per Basilea. Possiamo trovare un altro momento?

Da: Fiduciaria Monti SA
Inviato: venerdì, 3 dicembre 2027 16:02
> Le propongo lunedì 13 dicembre alle 8.30 nei nostri uffici.`,
    expected: [at('2027-12-14T13:30:00+01:00', '2027-12-14T14:15:00+01:00')],
  },
];
