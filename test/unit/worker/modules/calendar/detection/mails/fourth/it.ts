import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: an accountant expects the client tomorrow in words',
    sentAt: '2026-11-24T11:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Bellandi <segreteria@studiobellandi.example>',
    subject: 'documenti per il bilancio',
    text: `Ciao Patrizia,
il dottore ti aspetta domani alle tre e mezza del pomeriggio qui in studio per guardare insieme il bilancio provvisorio. Porta per favore gli estratti conto di settembre e ottobre e la fattura del furgone, quella da 18.300 euro.

A domani,
Ornella
--
Studio Bellandi - Commercialisti associati
Tel. 0573 555 210 - lun-ven 9:00-13:00 e 15:00-18:30
`,
    expected: [at('2026-11-25T15:30:00+01:00')],
  },
  {
    name: 'it: a kitchen fitting survey moves from Monday to Wednesday',
    sentAt: '2026-12-03T16:28:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Monica Trevisan <monica.trevisan@libramail.example>',
    subject: 'Spostamento appuntamento misure cucina',
    text: `Buongiorno,
mi scuso ma lunedì 7 dicembre alle 14 l'imbianchino è ancora in casa e non si riesce a entrare. Come detto poco fa con la vostra Sara, spostiamo il rilievo misure a mercoledì 9 alle 16:30.

L'indirizzo è sempre quello, via Montello 8 a Castelfranco.

Grazie della pazienza
Monica Trevisan
`,
    expected: [at('2026-12-09T16:30:00+01:00')],
  },
  {
    name: 'it: a safety course that takes one whole day',
    sentAt: '2026-11-16T10:13:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Formazione Sicura Srl <corsi@formazionesicura.example>',
    subject: 'Conferma iscrizione corso antincendio - Sig. Paolo Gatti',
    text: `Gentile Sig. Gatti,

confermiamo la Sua iscrizione al corso antincendio di livello 2.

Data: giovedì 3 dicembre 2026 (intera giornata)
Sede: Centro di addestramento, via dell'Artigianato 40, Imola
Quota: € 180,00 + IVA, già saldata

L'orario delle prove pratiche Le sarà comunicato in aula. Si raccomandano scarpe chiuse.

Segreteria corsi
Formazione Sicura Srl
`,
    expected: [days('2026-12-03')],
  },
  {
    name: 'it: a supplier proposes two dates for a demonstration',
    sentAt: '2026-11-23T09:47:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Riccardo Bonfanti <r.bonfanti@tecnoforni.example>',
    subject: 'Prova forno a convezione presso il vostro laboratorio',
    text: `Gentile Sig.ra Colombo,

grazie per l'interesse dimostrato al nostro stand. Il forno in prova glielo portiamo volentieri: il nostro chef potrebbe venire da voi lunedì 30/11 alle 10:00 oppure martedì 1/12 alle 17:30. Mi dica quale preferisce e lo blocco.

Le ricordo che l'offerta (€ 6.940 + IVA, trasporto incluso) vale fino al 31/12/2026.

Un cordiale saluto

Riccardo Bonfanti
Area Manager Lombardia
Cell. 335 555 77 04
`,
    expected: [at('2026-11-30T10:00:00+01:00'), at('2026-12-01T17:30:00+01:00')],
  },
  {
    name: 'it: colleagues plan the stocktaking with start and end',
    sentAt: '2026-12-14T17:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Nadia <nadia@ferramentapozzi.example>',
    subject: 'inventario',
    text: `Ciao ragazzi,
allora per l'inventario ci troviamo tutti in magazzino sabato 19 dalle 14 alle 18. Chi ha i lettori a casa li riporti carichi!! Pizza offerta da Gianni

Nadia
`,
    expected: [at('2026-12-19T14:00:00+01:00', '2026-12-19T18:00:00+01:00')],
  },
  {
    name: 'it: a tax deadline is no meeting',
    sentAt: '2026-12-09T08:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rag. Tiziana Lodi <lodi@ragionierelodi.example>',
    subject: 'F24 in scadenza',
    text: `Buongiorno,

in allegato il modello F24 con IVA e ritenute di novembre, totale € 3.412,67.
Il versamento va fatto entro mercoledì 16 dicembre; se volete che lo trasmettiamo noi dateci l'ok entro lunedì 14 alle ore 12.

Saluti
Tiziana Lodi
`,
    expected: [],
  },
  {
    name: 'it: a wholesaler tells the opening hours over Christmas',
    sentAt: '2026-12-11T15:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ingrosso Fiori Albenga <ordini@fiorialbenga.example>',
    subject: 'Orari durante le feste',
    text: `Gentili clienti,

vi comunichiamo gli orari del magazzino nel periodo natalizio:

giovedì 24 dicembre: 5:00 - 12:00
25 e 26 dicembre: chiuso
lunedì 28 - mercoledì 30: 5:00 - 13:00
giovedì 31: 5:00 - 11:00
da sabato 2 gennaio orario normale

Auguri a tutti voi!
Ingrosso Fiori Albenga
`,
    expected: [],
  },
  {
    name: 'it: a newsletter advertises a webinar to all',
    sentAt: '2026-11-18T09:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Impresa Digitale Magazine <newsletter@impresadigitale.example>',
    subject: 'Il webinar gratuito: intelligenza artificiale per le PMI',
    isBulk: true,
    text: `Impresa Digitale Magazine - numero 212

IN PRIMO PIANO
Webinar gratuito "IA e piccole imprese": mercoledì 2 dicembre alle 11:00. Posti limitati, iscriviti sul sito!

BANDI
Voucher digitalizzazione: cosa cambia dal 2027.

L'INTERVISTA
"Ho venduto il primo violino online nel 2009": una liutaia di Cremona si racconta.

Non vuoi più ricevere questa newsletter? Clicca qui per cancellarti.
`,
    expected: [],
  },
  {
    name: 'it: the minutes of a meeting that is over',
    sentAt: '2026-11-30T10:31:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Lorenza Sacchi <l.sacchi@coopilgirasole.example>',
    subject: 'Verbale consiglio direttivo',
    text: `Care e cari,

vi allego il verbale del consiglio di giovedì scorso, 26 novembre (inizio ore 20:45, chiusura ore 23:10). Presenti in sette, assente giustificato Mauro.

Se trovate errori scrivetemi direttamente, poi lo archivio nel registro.

Un abbraccio
Lorenza
`,
    expected: [],
  },
  {
    name: 'it: a three word answer to a question about tomorrow',
    sentAt: '2027-01-19T20:48:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gigi <gigi.bassani@libramail.example>',
    subject: 'Re: tagliando furgone',
    text: `ok domani 8.30

Inviato da smartphone

Il 19/01/2027 18:02, Autofficina Moro ha scritto:
> Salve Luigi, i filtri sono arrivati. Quando ci porta il furgone per il tagliando?
> Officina Moro
`,
    expected: [at('2027-01-20T08:30:00+01:00')],
  },
  {
    name: 'it: an association calls its assembly in a letter',
    sentAt: '2027-01-22T18:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Il Presidente <presidente@canottierilario.example>',
    subject: 'Convocazione consiglio direttivo del 5 febbraio',
    text: `Ai consiglieri
Loro sedi

Con la presente convoco il Consiglio direttivo per il giorno 5 febbraio 2027, alle ore venti e trenta, presso la sede sociale di via al Lago 3, con il seguente

ORDINE DEL GIORNO
1) approvazione verbale della seduta del 18 dicembre 2026
2) quote sociali: scadenza pagamento 31 marzo
3) acquisto pontile
4) varie ed eventuali

Il Presidente
Aldo Riva
`,
    expected: [at('2027-02-05T20:30:00+01:00')],
  },
  {
    name: 'it: a restaurant reservation with JSON-LD',
    sentAt: '2027-02-08T11:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'TavoloFacile <prenotazioni@tavolofacile.example>',
    subject: 'Prenotazione confermata - Trattoria della Posta',
    text: `La tua prenotazione è confermata!

Trattoria della Posta, Reggio Emilia
Venerdì 12 febbraio 2027, ore 20:15
6 persone, a nome Benassi
Codice: TF-90417

Puoi disdire gratuitamente fino a 4 ore prima.
`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TF-90417","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Benassi"},"reservationFor":{"@type":"FoodEstablishment","name":"Trattoria della Posta","address":{"@type":"PostalAddress","streetAddress":"Via della Posta 2","addressLocality":"Reggio Emilia","addressCountry":"IT"}},"startTime":"2027-02-12T20:15:00+01:00","partySize":6}
</script></head><body><h1>La tua prenotazione è confermata!</h1><p>Trattoria della Posta, Reggio Emilia<br>Venerdì 12 febbraio 2027, ore 20:15<br>6 persone, a nome Benassi</p><p>Codice: TF-90417</p></body></html>`,
    expected: [at('2027-02-12T20:15:00+01:00')],
  },
  {
    name: 'it: a job interview by video with a link',
    sentAt: '2027-01-08T16:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Irene Cattaneo <irene.cattaneo@postacasa.example>',
    subject: 'Re: Candidatura grafica junior',
    text: `Gentile dottor Zanetti,

la ringrazio molto per l'invito, confermo con piacere il colloquio di mercoledì 13 gennaio dalle 10.00 alle 10.45 in videoconferenza:
https://meet.google.com/qrs-tuvw-xyz

In allegato trova il portfolio aggiornato (PDF, 12 MB).

Cordialmente,
Irene Cattaneo
tel. 340 555 29 83
`,
    expected: [at('2027-01-13T10:00:00+01:00', '2027-01-13T10:45:00+01:00')],
  },
  {
    name: 'it-CH: a bank adviser in Lugano confirms with Swiss writing of the hour',
    sentAt: '2027-02-23T09:33:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Moreno Quadri <moreno.quadri@bancaceresio.example>',
    subject: 'Nostro incontro',
    text: `Gentile signora Bernasconi,

con riferimento alla nostra telefonata odierna, le confermo volentieri l'appuntamento di lunedì 01.03.2027 alle 14h15 presso la nostra succursale di Lugano-Paradiso. Calcoli un'ora per discutere la linea di credito della falegnameria.

Voglia portare con sé i conti 2026 e un documento d'identità.

Distinti saluti

Moreno Quadri
Consulente clientela aziendale
Tel. +41 91 555 80 12
`,
    expected: [at('2027-03-01T14:15:00+01:00', '2027-03-01T15:15:00+01:00')],
  },
  {
    name: 'it: free afternoons without a proposal',
    sentAt: '2027-01-13T08:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Carlo Venturi <carlo.venturi@postacasa.example>',
    subject: 'potatura ulivi',
    text: `Buongiorno, avrei una ventina di ulivi da potare a Montespertoli. Io sono in pensione, la settimana prossima sono a casa quasi tutti i pomeriggi, il sabato invece mai. Mi faccia sapere quanto prende a pianta e poi vediamo quando.

Venturi Carlo
`,
    expected: [],
  },
  {
    name: 'it: a proposed hour is declined without another',
    sentAt: '2027-02-02T12:37:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Beatrice Longhi <b.longhi@tessituralonghi.example>',
    subject: 'R: Campionario primavera',
    text: `Ciao Stefano,
purtroppo mercoledì alle 9 non ce la faccio, e questo mese sono presa con le consegne. Ti richiamo io quando mi libero.
Bea

-----Messaggio originale-----
Da: Stefano Orsi
Inviato: lunedì 1 febbraio 2027 16:05
A: Beatrice Longhi
Oggetto: Campionario primavera

Ciao Bea, passo mercoledì alle 9 a farti vedere il campionario?
Stefano
`,
    expected: [],
  },
  {
    name: 'it: an invoice with its period and due date',
    sentAt: '2027-02-03T06:15:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Fatturazione <fatture@luceverde.example>',
    subject: 'La tua bolletta di dicembre e gennaio',
    text: `Ciao Pasticceria Amato,

è disponibile la bolletta n. 2027/0088412.

Periodo: 1 dicembre 2026 - 31 gennaio 2027
Consumo: 2.318 kWh
Importo: 694,20 €
Addebito sul conto: 22 febbraio 2027

Dal 1° marzo puoi fare l'autolettura dal giorno 25 alle 00:00 fino alle 23:59 dell'ultimo giorno del mese.

LuceVerde
`,
    expected: [],
  },
  {
    name: 'it: a calendar part that cancels the meeting',
    sentAt: '2027-02-18T14:58:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Emanuele Rizzo <e.rizzo@consorziobrenta.example>',
    subject: 'Annullato: Riunione fornitori',
    text: `Buongiorno, la riunione è annullata per malattia del direttore. Vi riconvocheremo più avanti.
E. Rizzo
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Consorzio Brenta//Posta//IT
METHOD:CANCEL
BEGIN:VEVENT
UID:fornitori-0223@consorziobrenta.example
DTSTAMP:20270218T135800Z
DTSTART:20270223T140000Z
DTEND:20270223T153000Z
SUMMARY:Annullato: Riunione fornitori
ORGANIZER;CN=Emanuele Rizzo:mailto:e.rizzo@consorziobrenta.example
ATTENDEE;PARTSTAT=ACCEPTED:mailto:info@cavedalponte.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'it: a meeting slips by two hours on the same day',
    sentAt: '2027-03-11T10:22:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Michele Donati <michele@donatipavimenti.example>',
    subject: 'Re: vediamoci per le piastrelle',
    text: `Ciao Anna, lunedì 15 riesco ma non alle 15: arrivo alle 17, prima devo consegnare a Lucca. Tanto lo showroom è aperto, giusto? Confermato per me.

Michele

Il giorno mer 10 mar 2027 alle ore 18:40 Anna Bini ha scritto:
> Michele, ti aspetto lunedì 15 marzo alle 15 in showroom con i clienti di San Miniato.
> Anna
`,
    expected: [at('2027-03-15T17:00:00+01:00')],
  },
  {
    name: 'it: a couple comes to the restaurant to taste the menu',
    sentAt: '2027-03-08T21:57:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giada <giada.menegon@libramail.example>',
    subject: 'prova menu comunione',
    text: `Salve Franca! Per la comunione di Leonardo siamo saliti a 34, 9 bimbi. Come mi ha detto al telefono veniamo ad assaggiare il menu martedi 16 alle 19.30, siamo io mio marito e mia suocera (celiaca!!)
grazie mille
giada
`,
    expected: [at('2027-03-16T19:30:00+01:00')],
  },
  {
    name: 'it: New York and Rome in the weeks when the clocks differ',
    sentAt: '2027-03-12T16:05:00-05:00',
    timezone: 'Europe/Rome',
    from: 'Gloria Santoro <gsantoro@brooklynleather.example>',
    subject: 'Ordine autunno, chiamata',
    text: `Buonasera Massimo,

per chiudere l'ordine autunno facciamo una telefonata giovedì 18 marzo alle 9:00 ora di New York, quindi le 14:00 da voi (da domenica qui siamo già in ora legale). Chiamo io il suo numero in pelletteria.

Buon weekend
Gloria Santoro
Brooklyn Leather Goods
`,
    expected: [at('2027-03-18T14:00:00+01:00')],
  },
  {
    name: 'it: a trainer confirms a course of three days at the firm',
    sentAt: '2027-03-30T09:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Saverio Monti <saverio@montiformazione.example>',
    subject: 'Corso saldatura TIG in sede da voi',
    text: `Buongiorno Giorgio,

confermo le date: tengo il corso da voi in officina dal 12 al 14 aprile 2027, tre giornate intere, per tutti e cinque gli operai e per te. Gli attestati arrivano entro fine mese.

Per la prima mattina servono bombola di argon e qualche ritaglio di inox.

Saverio Monti
`,
    expected: [days('2027-04-12', '2027-04-15')],
  },
  {
    name: 'it: a vet visit at the stable by phone style, this Saturday',
    sentAt: '2027-04-14T19:26:00+02:00',
    timezone: 'Europe/Rome',
    from: 'dr. Corrado Pinna <corradopinna.vet@postacasa.example>',
    subject: 'vaccini cavalli',
    text: `Ciao Grazia,
allora vengo su al maneggio questo sabato alle 7 e un quarto di mattina, così vaccino tutti prima delle lezioni. Fammi trovare Tempesta già in box e i passaporti fuori.
Corrado
`,
    expected: [at('2027-04-17T07:15:00+02:00')],
  },
  {
    name: 'it: a call for grants with a closing hour',
    sentAt: '2027-03-18T11:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Sportello Bandi <bandi@confartieri.example>',
    subject: 'La vostra domanda: documenti mancanti',
    text: `Gentile Falegnameria Zorzi,

per completare la domanda sul bando "Macchinari 2027" mancano ancora la visura camerale e il DURC.

Lo sportello online si chiude giovedì 15 aprile 2027 alle ore 12:00. Vi chiediamo di farci avere tutto entro venerdì 2 aprile alle 17:00 per poter caricare la pratica in tempo.

Cordialmente
Sportello Bandi
`,
    expected: [],
  },
  {
    name: 'it: a complaint about an hour that nobody came',
    sentAt: '2027-03-24T13:48:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ettore Mancuso <ettore.mancuso@postacasa.example>',
    subject: 'Caldaia: nessuno si è presentato',
    text: `Spettabile assistenza,

ieri, martedì 23 marzo, ho preso mezza giornata di permesso perché il vostro tecnico doveva essere da me alle 15. Ho aspettato fino alle 18:20 e non è venuto nessuno, né mi ha avvisato nessuno. Al vostro numero risponde un disco.

Pretendo una spiegazione scritta e il rimborso dell'uscita già pagata (85 euro).

Ettore Mancuso
via Lame 122
`,
    expected: [],
  },
  {
    name: 'it: thanks after a visit, its hour only in the quoted mail',
    sentAt: '2027-03-19T09:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Nives Cossutta <nives.cossutta@postacasa.example>',
    subject: 'Re: Appuntamento prova abito',
    text: `Carissima Liliana,
grazie ancora per ieri, l'abito cade a pennello e mia figlia è al settimo cielo! Il saldo glielo mando con bonifico oggi.
Nives

> Il 15/03/2027 10:30, Sartoria Liliana ha scritto:
> Gentile signora, la aspetto per la prova giovedì 18 marzo alle 16.
> Liliana
`,
    expected: [],
  },
  {
    name: 'it: a haulier says when the goods get collected',
    sentAt: '2027-04-08T15:31:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Traffico <traffico@autotrasportigalli.example>',
    subject: 'Ritiro bancali rif. 55820',
    text: `Buongiorno,
l'autista passa a ritirare i 4 bancali domani, fascia oraria 10-14. DDT ed etichette già incollate per cortesia, la merce poi è a Bari lunedì 12 in mattinata.

Ufficio traffico
Autotrasporti Galli
`,
    expected: [],
  },
  {
    name: 'it: a business lunch at a quarter past noon',
    sentAt: '2027-09-20T09:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Alberto Rinaldi <alberto.rinaldi@mangimirinaldi.example>',
    subject: 'pranzo',
    text: `Caro Umberto,
che ne dici di pranzare insieme mercoledì 22 a mezzogiorno e un quarto, alla Locanda del Ponte? Così ti racconto della nuova linea e tu mi racconti dei tuoi polli. Offro io, s'intende.
Alberto
`,
    expected: [at('2027-09-22T12:15:00+02:00')],
  },
  {
    name: 'it: the company doctor comes to the firm for a morning',
    sentAt: '2027-09-21T12:46:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dott.ssa Miriam Salis <msalis@medicinalavorosardegna.example>',
    subject: 'Sorveglianza sanitaria 2027',
    text: `Gentile Responsabile,

sarò da voi in sede venerdì 8 ottobre, ore 8:30-11:00, per le visite periodiche dei dipendenti e a seguire due parole con lei sul documento di valutazione. Mi basta una stanza tranquilla con una scrivania.

L'elenco dei nominativi mi serve entro il 1/10.

Cordialità
Miriam Salis - medico competente
`,
    expected: [at('2027-10-08T08:30:00+02:00', '2027-10-08T11:00:00+02:00')],
  },
  {
    name: 'it: a choir rehearses tonight in another place',
    sentAt: '2027-10-05T10:37:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Marisa Bordin <marisa.bordin@libramail.example>',
    subject: 'PROVA STASERA',
    text: `Ciao Dario,
la chiesa è senza riscaldamento, quindi ti aspettiamo stasera alle 21 nel salone dell'oratorio. Porta la tastiera che lì il piano non c'è!
Marisa
`,
    expected: [at('2027-10-05T21:00:00+02:00')],
  },
  {
    name: 'it: a review of a web site is brought forward by a day, after the change of clocks',
    sentAt: '2027-10-27T15:03:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Jacopo Ferrante <jacopo@pixelcotto.example>',
    subject: 'Sito nuovo: anticipiamo',
    text: `Ciao Teresa,

ti chiedo una cortesia: la revisione del sito che avevamo fissato per giovedì 4 novembre alle 10 la anticiperei a mercoledì 3 alla stessa ora, perché giovedì il fotografo mi porta via tutta la giornata. Sempre su Zoom, stesso link: https://zoom.us/j/95550012345

Dimmi se ti va bene.
Jacopo
`,
    expected: [at('2027-11-03T10:00:00+01:00')],
  },
  {
    name: 'it: a customer has booked by JSON-LD an hour at the optician',
    sentAt: '2027-11-09T13:11:00+01:00',
    timezone: 'Europe/Rome',
    from: 'PrenotaVista <noreply@prenotavista.example>',
    subject: 'Nuovo appuntamento: controllo della vista',
    text: `Hai un nuovo appuntamento.

Cliente: Loredana Piras
Servizio: controllo della vista (40 min)
Quando: lunedì 15 novembre 2027, 17:20 - 18:00

Gestisci la tua agenda su PrenotaVista.
`,
    html: `<html><head><script type="application/ld+json">
[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"PV-220871","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Loredana Piras"},"reservationFor":{"@type":"Event","name":"Controllo della vista","startDate":"2027-11-15T17:20:00+01:00","endDate":"2027-11-15T18:00:00+01:00","location":{"@type":"Place","name":"Ottica Centrale","address":"Corso Umberto 9, Nuoro"}}}]
</script></head><body><p>Hai un nuovo appuntamento.</p><p>Cliente: Loredana Piras<br>Servizio: controllo della vista (40 min)<br>Quando: lunedì 15 novembre 2027, 17:20 - 18:00</p></body></html>`,
    expected: [at('2027-11-15T17:20:00+01:00', '2027-11-15T18:00:00+01:00')],
  },
  {
    name: 'it: an order in JSON-LD with the day of delivery',
    sentAt: '2027-11-16T07:29:00+01:00',
    timezone: 'Europe/Rome',
    from: 'CasaUfficio <ordini@casaufficio.example>',
    subject: 'Ordine CU-7731902 spedito',
    text: `Il tuo ordine è stato spedito.

Ordine: CU-7731902
Articoli: 2 x Sedia Ergo nera (€ 129,90)
Consegna prevista: venerdì 19 novembre, ore 9 - 18
`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"ZX55500871IT","expectedArrivalFrom":"2027-11-19T09:00:00+01:00","expectedArrivalUntil":"2027-11-19T18:00:00+01:00","carrier":{"@type":"Organization","name":"RapidoCorriere"},"partOfOrder":{"@type":"Order","orderNumber":"CU-7731902","merchant":{"@type":"Organization","name":"CasaUfficio"}}}
</script></head><body><p>Il tuo ordine è stato spedito.</p><p>Ordine: CU-7731902<br>Consegna prevista: venerdì 19 novembre, ore 9 - 18</p></body></html>`,
    expected: [],
  },
  {
    name: 'it: a strike of the bus company with its hours',
    sentAt: '2027-10-18T14:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Mobilità Estense <clienti@mobilitaestense.example>',
    subject: 'Sciopero di venerdì 22 ottobre',
    text: `Gentile abbonato,

le organizzazioni sindacali hanno proclamato uno sciopero di 24 ore per venerdì 22 ottobre 2027. Saranno garantite le corse nelle fasce 5:30-8:30 e 12:00-15:00.

Il punto vendita di piazza Travaglio resterà chiuso.

Mobilità Estense
`,
    expected: [],
  },
  {
    name: 'it: a question about prices and whether the shop is open',
    sentAt: '2027-12-01T19:51:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Kevin Morandi <kevinmora@libramail.example>',
    subject: 'info gomme',
    text: `salve quanto viene cambiare 4 gomme 205/55 r16 invernali montaggio compreso? su internet dice che siete aperti anche il sabato dalle 8 alle 12, è giusto? le mie le ho comprate il 3 novembre 2022 quindi direi che è ora
grazie kevin 351 555 40 27
`,
    expected: [],
  },
  {
    name: 'it: a rent increase from a date and by when to answer',
    sentAt: '2027-11-29T11:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Savio <posta@amministrazionisavio.example>',
    subject: 'Adeguamento ISTAT canone di locazione',
    text: `Spett.le Centro Estetico Ninfea,

ai sensi dell'art. 5 del contratto del 1° gennaio 2024, a decorrere dal 1° gennaio 2028 il canone mensile passa da € 980,00 a € 1.004,50.

Eventuali osservazioni dovranno pervenire per iscritto entro le ore 18:00 di venerdì 17 dicembre 2027. Il bollettino per il primo trimestre (gennaio - marzo 2028) seguirà per posta.

Distinti saluti
Geom. Ugo Savio
`,
    expected: [],
  },
];
