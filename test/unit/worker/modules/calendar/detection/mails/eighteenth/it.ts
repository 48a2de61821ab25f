import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: boiler technician comes Thursday at half past eight for an hour',
    sentAt: '2027-01-11T09:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza Termoidraulica Bassi <assistenza@termobassi.example>',
    subject: 'Revisione annuale caldaia - impianto n. 20418',
    text: `Gentile cliente,

come d'accordo al telefono con la signora Ornella, il nostro tecnico Gianluca passa da voi giovedì 14 gennaio alle 8 e mezza per la revisione annuale della caldaia. L'intervento dura un'ora; serve che qualcuno gli apra il locale tecnico.

Il costo resta quello dell'anno scorso, 95,00 € + IVA, da pagare entro il 31 gennaio con bonifico.

Cordiali saluti
Termoidraulica Bassi snc
Via dei Mulini 7, Faenza
tel. 0546 555 0182
Ufficio aperto lun-ven 8.00-12.00 / 14.00-18.00`,
    expected: [at('2027-01-14T08:30:00+01:00', '2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'it: lower case without accents, two afternoons at the same hour',
    sentAt: '2027-02-02T18:47:00+01:00',
    timezone: 'Europe/Rome',
    from: 'ivan <ivan.trevisol@postaveneta.example>',
    subject: 'cucina',
    text: `ciao ragazzi
ho visto il preventivo, e un po altino ma parliamone. posso passare in negozio giovedi alle 15, senno venerdi stessa ora. ditemi cosa vi torna meglio

ivan

Inviato da telefono`,
    expected: [at('2027-02-04T15:00:00+01:00'), at('2027-02-05T15:00:00+01:00')],
  },
  {
    name: 'it: tax adviser lists deadlines only',
    sentAt: '2027-06-08T10:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Ferrandi <segreteria@studioferrandi.example>',
    subject: 'Promemoria scadenze di giugno',
    text: `Buongiorno,

vi ricordiamo le prossime scadenze:

- mercoledì 16 giugno: versamento F24 (ritenute, IVA mensile, contributi)
- mercoledì 16 giugno: acconto IMU
- mercoledì 30 giugno: saldo imposte e primo acconto

Le deleghe vi arriveranno entro venerdì. Chi vuole che l'F24 sia trasmesso dallo studio ci mandi l'autorizzazione entro le ore 12 di lunedì 14 giugno, dopo quell'ora non garantiamo l'invio.

Un cordiale saluto
Rag. Patrizia Ferrandi
Studio Ferrandi - Commercialisti
Via Garibaldi 112, Cremona - Tel. 0372 555 410`,
    expected: [],
  },
  {
    name: 'it: accepts the second of the quoted slots',
    sentAt: '2027-03-16T08:21:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Nadia Quaranta <n.quaranta@quarantaceramiche.example>',
    subject: 'Re: Foto per il catalogo',
    text: `Buongiorno Stefano,
la seconda va benissimo, vi aspettiamo in laboratorio. Il campanello è quello senza nome!
Nadia

Il giorno lun 15 mar 2027 alle ore 17:36 Stefano Lodi <stefano@lodifoto.example> ha scritto:
> Ciao Nadia,
> per le foto avrei questi momenti liberi:
> 1) giovedì 18 marzo alle 9.00
> 2) lunedì 22 marzo alle 14.30
> 3) martedì 23 marzo alle 9.00
> Fammi sapere tu.
> Stefano`,
    expected: [at('2027-03-22T14:30:00+01:00')],
  },
  {
    name: 'it: Ticino lunch at half past noon',
    sentAt: '2027-04-20T16:05:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fausto Bernasconi <fausto.bernasconi@fiduciariaceresio.example>',
    subject: 'Pranzo',
    text: `Caro Renzo,

è un pezzo che lo diciamo. Venerdì a mezzogiorno e mezzo al Grotto della Piodina, offro io. Ho già riservato il tavolo sotto la pergola, se piove ci mettono dentro.

Così ti racconto anche della storia del terreno di Mezzovico.

Tanti cari saluti
Fausto

Fiduciaria Ceresio SA
6900 Lugano
+41 91 555 22 07`,
    expected: [at('2027-04-23T12:30:00+02:00')],
  },
  {
    name: 'it: site meeting moved from Tuesday to Wednesday',
    sentAt: '2027-05-07T12:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Arch. Benedetta Sormani <b.sormani@sormaniarchitetti.example>',
    subject: 'Cantiere via Pacinotti - spostamento riunione',
    text: `Buongiorno a tutti,

il gruista non è disponibile prima, quindi sono costretta a spostare la riunione di cantiere da martedì 11 maggio ore 9.00 a mercoledì 12 maggio ore 10.15, sempre in via Pacinotti.

Portate per favore i disegni aggiornati dei serramenti.

Grazie e scusate il disguido
BS`,
    expected: [at('2027-05-12T10:15:00+02:00')],
  },
  {
    name: 'it: appointment called off without a new one',
    sentAt: '2027-09-14T07:52:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Loredana Pace <loredana.pace@erboristeriapace.example>',
    subject: 'annullo appuntamento di giovedì',
    text: `Buongiorno,
purtroppo devo annullare l'appuntamento di giovedì 16 alle 11.30, mi si è ammalata la commessa e non posso chiudere il negozio. Vi richiamo io quando la situazione si è sistemata.

Mi scuso
Loredana Pace`,
    expected: [],
  },
  {
    name: 'it: table reservation as JSON-LD',
    sentAt: '2027-10-05T11:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Prenotazioni Osteria del Fico <prenotazioni@osteriadelfico.example>',
    subject: 'La tua prenotazione è confermata',
    text: `Ciao Margherita,

la tua prenotazione è confermata!

Osteria del Fico, Via Santo Stefano 48, Bologna
Sabato 9 ottobre 2027, ore 20:15
6 persone

Il tavolo viene tenuto per 15 minuti. Per modifiche chiama lo 051 555 3390 (dalle 17 alle 19, chiuso il lunedì).

A presto!`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"OF-77120","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Margherita Zocca"},"reservationFor":{"@type":"FoodEstablishment","name":"Osteria del Fico","address":{"@type":"PostalAddress","streetAddress":"Via Santo Stefano 48","addressLocality":"Bologna","addressCountry":"IT"}},"startTime":"2027-10-09T20:15:00+02:00","partySize":"6"}
</script></head><body>
<p>Ciao Margherita,</p>
<p>la tua prenotazione è confermata!</p>
<p><b>Osteria del Fico</b>, Via Santo Stefano 48, Bologna<br>Sabato 9 ottobre 2027, ore 20:15<br>6 persone</p>
<p>Il tavolo viene tenuto per 15 minuti. Per modifiche chiama lo 051 555 3390 (dalle 17 alle 19, chiuso il luned&igrave;).</p>
<p>A presto!</p>
</body></html>`,
    expected: [at('2027-10-09T20:15:00+02:00')],
  },
  {
    name: 'it: ICS invitation to a project call',
    sentAt: '2027-11-03T15:11:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tommaso Ghini <t.ghini@retelogica.example>',
    subject: 'Invito: Avvio progetto gestionale',
    text: `Ciao,
ti mando l'invito per la call di avvio. All'ordine del giorno: migrazione anagrafiche, utenti, calendario della formazione.

Tommaso`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Retelogica//Agenda 3.1//IT
METHOD:REQUEST
BEGIN:VEVENT
UID:9f21c7-avvio@retelogica.example
DTSTAMP:20271103T141100Z
DTSTART:20271109T083000Z
DTEND:20271109T093000Z
SUMMARY:Avvio progetto gestionale
LOCATION:Videochiamata
ORGANIZER;CN=Tommaso Ghini:mailto:t.ghini@retelogica.example
ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:info@vivaiocorsini.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-09T09:30:00+01:00', '2027-11-09T10:30:00+01:00')],
  },
  {
    name: 'it: newsletter of a trade association with a webinar',
    sentAt: '2027-02-18T07:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Unione Botteghe Artigiane <news@unionebotteghe.example>',
    subject: 'Webinar gratuito: i bandi regionali del 2027',
    text: `UNIONE BOTTEGHE - LE NOTIZIE DELLA SETTIMANA

* Bandi regionali, cosa cambia
Giovedì 25 febbraio, ore 11.00-12.00, webinar gratuito con i nostri esperti. Iscriviti qui: https://eventi.unionebotteghe.example/bandi

* Carburanti, i prezzi medi di gennaio
Il gasolio scende a 1,71 €/l.

* Convenzioni
Sconto del 20% sul noleggio furgoni fino al 31 marzo.

Ricevi questa email perché sei iscritto alla newsletter. Annulla l'iscrizione: https://news.unionebotteghe.example/annulla`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: applicant states general availability',
    sentAt: '2027-03-31T22:16:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Alessia Morgante <alessia.morgante99@postalibera.example>',
    subject: 'Candidatura banconista part time',
    text: `Spett.le Panificio Rinaldi,

ho letto il vostro annuncio e vorrei candidarmi come banconista. Ho lavorato due anni in pasticceria (dalle 5 alle 11 tutti i giorni, quindi le levatacce non mi spaventano) e ho l'attestato HACCP.

Per un colloquio sono libera quasi sempre il martedì e il giovedì, di solito nel pomeriggio. Potrei iniziare dal 3 maggio.

In allegato il curriculum.

Distinti saluti
Alessia Morgante
cell. 333 555 0147`,
    expected: [],
  },
  {
    name: 'it: booking link without any time',
    sentAt: '2027-08-30T09:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Cristian De Luca <cristian@sitinuovi.example>',
    subject: 'Quando ci sentiamo?',
    text: `Ciao Roberta,

rientrato dalle ferie! Per la revisione del sito prenota pure tu lo slot che preferisci, il calendario è aggiornato:
https://prenota.sitinuovi.example/cristian/30min

Se non trovi niente che ti va bene scrivimi.

Buon inizio settimana
Cristian`,
    expected: [],
  },
  {
    name: 'it: video meeting with link and range',
    sentAt: '2027-01-27T14:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giulia Ansaldi <giulia.ansaldi@assicuraponente.example>',
    subject: 'Videocall rinnovo polizza RC',
    text: `Gentile Dott. Marenco,

Le confermo la nostra videochiamata per il rinnovo della polizza RC professionale:

lunedì 1° febbraio 2027
dalle ore 16:30 alle ore 17:15

Partecipa alla riunione: https://meet.assicuraponente.example/j/8841203377
ID riunione: 884 120 3377
Passcode: 5F2kQ

La polizza attuale n. 0091/2250 scade il 28/02/2027, quindi abbiamo tutto il tempo per valutare le due proposte.

Cordialmente

Giulia Ansaldi
Consulente
Assicura Ponente Srl - Savona
019 555 7812 | lun-gio 9-13 e 14.30-18, ven 9-13`,
    expected: [at('2027-02-01T16:30:00+01:00', '2027-02-01T17:15:00+01:00')],
  },
  {
    name: 'it: occupational doctor gives the reader an appointment',
    sentAt: '2027-04-12T11:25:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Poliambulatorio San Rocco <medicinalavoro@poliambulatoriosanrocco.example>',
    subject: 'Convocazione visita di idoneità',
    text: `Egr. Sig. Scarpellini,

La informiamo che la Sua visita periodica di idoneità alla mansione è fissata per il giorno 21/04/2027 alle ore 7.45 presso il nostro ambulatorio (2° piano, stanza 14).

Si presenti a digiuno e porti con sé:
- tessera sanitaria
- occhiali, se li usa
- referti recenti

I referti si ritirano allo sportello dal lunedì al venerdì dalle 11.00 alle 13.00.

La segreteria
Poliambulatorio San Rocco - Bergamo
035 555 6001`,
    expected: [at('2027-04-21T07:45:00+02:00')],
  },
  {
    name: 'it: going to a tile fair together, whole day',
    sentAt: '2027-09-09T17:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Walter Tosi <w.tosi@tosirivestimenti.example>',
    subject: 'fiera',
    text: `Ciao Mirko, allora ho preso i biglietti anche per te e Sandra: alla fiera della ceramica ci andiamo mercoledì 29 settembre, tutto il giorno. Guido io, per l'ora della partenza ci mettiamo d'accordo più avanti.

Il padiglione che ci interessa è il 26. I biglietti sono costati 18 euro l'uno, me li dai quando ci vediamo.

Walter`,
    expected: [days('2027-09-29')],
  },
  {
    name: 'it: courier delivery window',
    sentAt: '2027-12-01T06:31:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Corriere Freccia <notifiche@corrierefreccia.example>',
    subject: 'La tua spedizione CF880124577IT è in consegna',
    text: `Gentile cliente,

la spedizione CF880124577IT del mittente CARTOTECNICA LIGURE sarà consegnata

giovedì 2 dicembre tra le 9:00 e le 13:00

Se nessuno sarà presente il pacco verrà lasciato al punto di ritiro Tabaccheria Olmo (aperta 7:30-19:30).

Questa è una mail automatica, non rispondere.`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"CF880124577IT","carrier":{"@type":"Organization","name":"Corriere Freccia"},"expectedArrivalFrom":"2027-12-02T09:00:00+01:00","expectedArrivalUntil":"2027-12-02T13:00:00+01:00","partOfOrder":{"@type":"Order","orderNumber":"44719","merchant":{"@type":"Organization","name":"Cartotecnica Ligure"}}}
</script></head><body>
<p>Gentile cliente,</p>
<p>la spedizione <b>CF880124577IT</b> del mittente CARTOTECNICA LIGURE sar&agrave; consegnata</p>
<p><b>gioved&igrave; 2 dicembre tra le 9:00 e le 13:00</b></p>
<p>Se nessuno sar&agrave; presente il pacco verr&agrave; lasciato al punto di ritiro Tabaccheria Olmo (aperta 7:30-19:30).</p>
<p>Questa &egrave; una mail automatica, non rispondere.</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'it: condominium meeting, formal convocation',
    sentAt: '2027-11-08T16:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Vallauri <posta@amministrazionivallauri.example>',
    subject: 'Condominio "Le Magnolie" - convocazione assemblea straordinaria',
    text: `Gentile Condomino,

con la presente La convoco all'assemblea straordinaria del Condominio "Le Magnolie" che si terrà

LUNEDI' 22 NOVEMBRE 2027 ALLE ORE 18,30

presso la sala parrocchiale di via Nizza 90, per discutere e deliberare sul seguente

ORDINE DEL GIORNO
1. Rifacimento del tetto: esame dei tre preventivi
2. Nomina del direttore lavori
3. Varie ed eventuali

I preventivi si possono consultare in studio il martedì e il giovedì dalle 15 alle 17. In caso di impedimento può farsi rappresentare con delega scritta.

L'Amministratore
geom. Ettore Vallauri
Tel. 011 555 4471`,
    expected: [at('2027-11-22T18:30:00+01:00')],
  },
  {
    name: 'it: call at ten London time',
    sentAt: '2027-07-05T13:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Paola Castelnuovo <paola@castelnuovowines.example>',
    subject: 'Ordine autunno',
    text: `Ciao Lorenzo,

qui a Londra il vostro Vermentino sta andando alla grande, vorrei raddoppiare l'ordine per l'autunno. Ti posso chiamare giovedì 8 alle 10 ora di Londra? Mi basta mezz'ora.

Baci
Paola`,
    expected: [at('2027-07-08T11:00:00+02:00', '2027-07-08T11:30:00+02:00')],
  },
  {
    name: 'it: one call named in two zones',
    sentAt: '2027-10-14T10:50:00-04:00',
    timezone: 'Europe/Rome',
    from: 'Anthony Rizzo <arizzo@rizzoleather.example>',
    subject: 'Re: Campioni borse',
    text: `Cara Elena,

i campioni sono arrivati, belli! Mio fratello vuole parlare dei colori prima di confermare.

Possiamo fare mercoledì 20 ottobre, le 9 di mattina qui a New York, cioè le 15 da voi in Italia. Ti chiamo io sul cellulare.

Grazie mille
Tony`,
    expected: [at('2027-10-20T15:00:00+02:00')],
  },
  {
    name: 'it: declines a time and promises to write',
    sentAt: '2027-05-24T19:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dario Pellegrini <dario@pellegrinigrafica.example>',
    subject: 'Re: bozze etichette',
    text: `Ciao Franca, martedì alle 15 purtroppo non ce la faccio, sono in tipografia tutto il giorno. Appena capisco come gira la settimana ti scrivo e ci mettiamo d'accordo.

Intanto le bozze le trovi nella cartella condivisa.

D.

> Il 24/05/2027 16:40, Franca ha scritto:
> Dario, ci vediamo martedì 25 alle 15 da me per le bozze?
> Franca`,
    expected: [],
  },
  {
    name: 'it: declines one day and proposes another with a quarter hour',
    sentAt: '2027-06-14T09:37:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Corrado Bellomo <c.bellomo@studiobellomo.example>',
    subject: 'R: Sopralluogo capannone',
    text: `Buongiorno Sig. Vitale,

giovedì alle 9 non mi è possibile, ho una consulenza in tribunale. Che ne dice invece di venerdì 18 alle undici e un quarto, direttamente al capannone?

Mi faccia trovare, se può, le planimetrie catastali.

Cordiali saluti,
Corrado Bellomo

-----Messaggio originale-----
Da: Officina Vitale
Inviato: domenica 13 giugno 2027 18:20
A: c.bellomo@studiobellomo.example
Oggetto: Sopralluogo capannone

Buonasera ingegnere, per il sopralluogo Le andrebbe bene giovedì 17 alle 9?
Vitale`,
    expected: [at('2027-06-18T11:15:00+02:00')],
  },
  {
    name: 'it: maintenance window of the hosting provider',
    sentAt: '2027-02-10T15:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Supporto Nuvolaweb <supporto@nuvolaweb.example>',
    subject: 'Manutenzione programmata dei server di posta',
    text: `Gentile Cliente,

La informiamo che nella notte tra sabato 13 e domenica 14 febbraio 2027, dalle ore 23:30 alle ore 03:00, verrà effettuato un intervento di manutenzione programmata sui server di posta del cluster MX-04.

Durante l'intervento l'invio e la ricezione dei messaggi potrebbero subire ritardi. Nessun messaggio andrà perso e non è richiesta alcuna azione da parte Sua.

Il Supporto Tecnico Nuvolaweb
Assistenza telefonica: 02 555 0900, tutti i giorni 8-22`,
    expected: [],
  },
  {
    name: 'it: supplier announces summer closing and hours',
    sentAt: '2027-07-22T11:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ferramenta Gualtieri <vendite@ferramentagualtieri.example>',
    subject: 'Chiusura estiva',
    text: `Gentili clienti,

il nostro magazzino resterà chiuso per ferie da lunedì 9 agosto a domenica 22 agosto compresi. Riapriamo lunedì 23 agosto alle ore 7.30.

Fino al 6 agosto facciamo orario ridotto: 7.30-13.00, sabato chiuso. Gli ordini ricevuti entro venerdì 30 luglio alle 12 saranno evasi prima della chiusura.

Buone vacanze a tutti!
Ferramenta Gualtieri

Per non ricevere più le nostre comunicazioni clicca qui: https://ferramentagualtieri.example/cancella`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: thanks for a past meeting',
    sentAt: '2027-03-04T08:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Michela Contarini <michela.contarini@hotelcontarini.example>',
    subject: 'Grazie',
    text: `Gentile Andrea,

grazie ancora per l'incontro di ieri alle 10 e per la pazienza con cui ha risposto alle domande di mio padre. La presentazione ci è piaciuta molto.

Come detto, ci prendiamo qualche giorno per decidere e Le diamo una risposta entro lunedì 15 marzo.

Un caro saluto da Chioggia
Michela Contarini`,
    expected: [],
  },
  {
    name: 'it: colleague forwards a customer visit and hands it to the reader',
    sentAt: '2027-05-06T17:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Silvia Nardone <silvia@nardonetende.example>',
    subject: 'I: tenda da sole terrazzo',
    text: `Beppe questa la prendi tu per favore. Le ho già detto che ci vai lunedì 10 alle 9 a prendere le misure, via dei Tigli 3 a Fondi.
Grazie! S.

---------- Messaggio inoltrato ----------
Da: Immacolata Russo <imma.russo@postasud.example>
Data: gio 6 mag 2027 alle ore 12:04
Oggetto: tenda da sole terrazzo
A: info@nardonetende.example

Buongiorno, vorrei un preventivo per una tenda da sole di circa 4 metri per 3, color sabbia. Quando potreste venire a vedere? Il telefono è 347 555 0911, chiamate dopo le 18.
Imma Russo`,
    expected: [at('2027-05-10T09:00:00+02:00')],
  },
  {
    name: 'it: list of interview slots of forty minutes',
    sentAt: '2027-09-20T10:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Risorse Umane Meccanica Orobica <hr@meccanicaorobica.example>',
    subject: 'Selezione impiegato/a commerciale - colloquio',
    text: `Gentile Valentina,

abbiamo letto con interesse il Suo curriculum e vorremmo conoscerLa di persona. Il colloquio dura 40 minuti e si svolge nella nostra sede di Clusone. Le proponiamo:

• gio 23/09, ore 9.00
• gio 23/09, ore 11.20
• lun 27/09, ore 14.40

Ci indichi la Sua preferenza rispondendo a questa mail entro mercoledì.

Cordiali saluti
Ufficio Risorse Umane
Meccanica Orobica Spa
Rif. annuncio 27/118`,
    expected: [
      at('2027-09-23T09:00:00+02:00', '2027-09-23T09:40:00+02:00'),
      at('2027-09-23T11:20:00+02:00', '2027-09-23T12:00:00+02:00'),
      at('2027-09-27T14:40:00+02:00', '2027-09-27T15:20:00+02:00'),
    ],
  },
  {
    name: 'it: registered for a fire safety course on one date',
    sentAt: '2027-11-15T12:08:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Segreteria corsi Sicurlab <corsi@sicurlab.example>',
    subject: 'Conferma iscrizione corso antincendio livello 2',
    text: `Buongiorno Sig.ra Pezzoli,

confermiamo la Sua iscrizione al corso antincendio livello 2.

Quando: venerdì 26 novembre 2027, ore 9.00 - 18.00
Dove: campo prove di Osnago, via delle Industrie 12

Si raccomandano scarpe chiuse e abiti di cotone. La quota di 230 € va versata entro giovedì 18 novembre, causale "ANT2-1127".

Attestato valido 5 anni.

Sicurlab Formazione
039 555 2284 (9.30-12.30)`,
    expected: [at('2027-11-26T09:00:00+01:00', '2027-11-26T18:00:00+01:00')],
  },
  {
    name: 'it: stock-take on two whole days for all colleagues',
    sentAt: '2027-12-13T18:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Raffaele Monti <raffaele@montielettroforniture.example>',
    subject: 'Inventario di fine anno',
    text: `Ragazzi,

quest'anno l'inventario lo facciamo martedì 28 e mercoledì 29 dicembre, due giornate intere, negozio chiuso al pubblico. Ci siamo tutti, niente ferie in quei due giorni per piacere. Le pizze le porto io.

Le liste per scaffale ve le stampa Carmela la settimana prima.

Raffaele`,
    expected: [days('2027-12-28', '2027-12-30')],
  },
  {
    name: 'it: day after tomorrow at a quarter to six in the afternoon',
    sentAt: '2027-02-23T20:41:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Nicoletta <nicoletta.fiore@postalibera.example>',
    subject: 'orlo vestito',
    text: `Buonasera Teresa, scusa l'ora. Passo dopodomani alle sei meno un quarto di sera a provare il vestito, ok? Il matrimonio di mia cugina è a maggio quindi di tempo ce n'è ma preferisco togliermi il pensiero.
Un bacione
Nicoletta`,
    expected: [at('2027-02-25T17:45:00+01:00')],
  },
  {
    name: 'it: arrives by train and plane, meets at the reader at eleven',
    sentAt: '2027-04-02T09:45:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Massimo Carbone <m.carbone@carbonemacchine.example>',
    subject: 'Visita da voi',
    text: `Buongiorno Daniele,

ho fatto i biglietti per giovedì 8 aprile: atterro a Linate alle 8.40 e prendo il treno delle 9.35 per Novara. Ci vediamo quindi da voi in stabilimento alle 11.

Per il ritorno ho il volo alle 19.05, non preoccuparti per l'albergo.

A presto
Massimo Carbone
Carbone Macchine Utensili - Bari
080 555 3120`,
    expected: [at('2027-04-08T11:00:00+02:00')],
  },
  {
    name: 'it: colleague is at the dentist, third person',
    sentAt: '2027-10-20T08:04:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Katia Ferrari <katia.ferrari@tipografiaverbano.example>',
    subject: 'Assenze di questa settimana',
    text: `Ciao,

per tua informazione: Marco venerdì alle 10 ha il dentista e rientra verso mezzogiorno. Ivana giovedì finisce alle 15 perché va a prendere il bambino alla colonia. Per le urgenze in macchina stampa c'è sempre Gabriele.

Buona giornata
Katia

Tipografia Verbano Sagl, Locarno
+41 91 555 83 40
Sportello lu-ve 08.00-12.00 / 13.30-17.30`,
    expected: [],
  },
  {
    name: 'it: ICS cancellation',
    sentAt: '2027-06-22T16:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Beatrice Longo <b.longo@longocomunicazione.example>',
    subject: 'Annullato: Riunione campagna autunno - gio 24 giu 2027 15:00',
    text: `La riunione è stata annullata dall'organizzatore.

Scusate, il cliente ha sospeso la campagna. B.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Longo Comunicazione//Calendario//IT
METHOD:CANCEL
BEGIN:VEVENT
UID:campagna-autunno-0624@longocomunicazione.example
DTSTAMP:20270622T144800Z
DTSTART:20270624T130000Z
DTEND:20270624T140000Z
SUMMARY:Riunione campagna autunno
ORGANIZER;CN=Beatrice Longo:mailto:b.longo@longocomunicazione.example
ATTENDEE:mailto:studio@fotoriva.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: payment reminder with office hours',
    sentAt: '2027-08-18T10:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazione Colorificio Adda <amministrazione@colorificioadda.example>',
    subject: 'Sollecito fattura n. 1183/2027',
    text: `Spett.le ditta,

da un controllo contabile la fattura n. 1183 del 15/06/2027 di € 1.430,50, scaduta il 31/07/2027, ci risulta ancora aperta. Vi chiediamo di provvedere al saldo entro venerdì 27 agosto 2027.

Se avete già pagato non tenete conto della presente. Per chiarimenti risponde la sig.ra Delia allo 0371 555 908, dal lunedì al giovedì dalle 9 alle 12.30.

Distinti saluti
Colorificio Adda Srl`,
    expected: [],
  },
  {
    name: 'it: committee evening of a sports club',
    sentAt: '2027-02-24T21:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'ASD Pallavolo Torrazza <segreteria@pallavolotorrazza.example>',
    subject: 'Consiglio direttivo',
    text: `Cari consiglieri,

ci troviamo mercoledì prossimo, 3 marzo, ore 20:45 in sede (entrata dal cortile, il portone davanti è rotto).

Punti:
- bilancio 2026
- torneo di primavera
- sponsor maglie

Ricordo a chi ha le chiavi della palestra che gli Under 14 si allenano lunedì e giovedì dalle 17.30 alle 19, quindi le luci vanno lasciate accese.

Ciao a tutti
Il presidente
Gino Barbero`,
    expected: [at('2027-03-03T20:45:00+01:00')],
  },
  {
    name: 'it: parent talk at school with ten minutes slot',
    sentAt: '2027-11-24T13:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Istituto Comprensivo Da Verrazzano <colloqui@icverrazzano.example>',
    subject: 'Prenotazione colloquio',
    text: `Gentile genitore,

la Sua prenotazione è stata registrata:

Docente: prof.ssa Claudia Innocenti (matematica)
Giorno: giovedì 02/12/2027
Orario: 16:40 - 16:50
Aula: 2B, primo piano

La preghiamo di rispettare l'orario. I colloqui generali si svolgono dalle 15:00 alle 18:30.

Messaggio generato automaticamente dal registro elettronico.`,
    expected: [at('2027-12-02T16:40:00+01:00', '2027-12-02T16:50:00+01:00')],
  },
  {
    name: 'it: fire brigade inspection, authority style',
    sentAt: '2027-05-03T11:59:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Prevenzione <prevenzione@comandovvf-terni.example>',
    subject: 'Prot. 0006214 - comunicazione di sopralluogo',
    text: `OGGETTO: Attività n. 67, pratica 31882 - sopralluogo.

Con riferimento alla SCIA presentata in data 22/03/2027 si comunica che il giorno 18/05/2027 alle ore 10,00 personale tecnico di questo Comando effettuerà il sopralluogo presso la struttura di codesta Società in via del Maglio n. 5.

Si invita la S.V. a presenziare, ovvero a delegare persona informata, e a tenere a disposizione il registro dei controlli e le certificazioni degli impianti.

Il responsabile del procedimento
Ing. Ottavio Sabatini

Orario di ricevimento: martedì e giovedì 9,30-12,00`,
    expected: [at('2027-05-18T10:00:00+02:00')],
  },
  {
    name: 'it: notary deed in the morning, papers due before',
    sentAt: '2027-06-17T15:26:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Notarile Acquaviva <rogiti@notaioacquaviva.example>',
    subject: 'Compravendita box via Cavour',
    text: `Gentili Signori,

confermiamo che il rogito del box di via Cavour è fissato per il 30 giugno p.v. alle ore 11 presso il nostro studio, alla presenza di entrambe le parti.

Ci servono entro il 23 giugno:
- copia dei documenti d'identità e dei codici fiscali
- visura camerale aggiornata
- copia degli assegni circolari (€ 27.500 a saldo)

Restiamo a disposizione.
dott.ssa Ludovica Parisi
per il Notaio Acquaviva`,
    expected: [at('2027-06-30T11:00:00+02:00')],
  },
  {
    name: 'it: rep announces a product launch and a radio interview',
    sentAt: '2027-04-08T09:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ilaria Spadoni <ilaria.spadoni@tessutispadoni.example>',
    subject: 'Novità in arrivo!',
    text: `Ciao Giorgia!

Due novità di cui siamo orgogliosi: il nuovo catalogo dei lini sarà online da giovedì 15 aprile alle 10, e sabato alle 9.30 mio zio racconta la storia della tessitura a Radio Valle Viva, se vuoi accendi la radio in macchina.

Il listino nuovo te lo mando appena esce. I prezzi salgono del 3%, niente di drammatico.

Un abbraccio
Ilaria`,
    expected: [],
  },
  {
    name: 'it: plumber can come some morning, no hour',
    sentAt: '2027-09-27T12:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Elio Zanin <elio@zaninidraulica.example>',
    subject: 'Re: perdita bagno clienti',
    text: `Buongiorno, ho visto le foto, è il sifone. Il pezzo ce l'ho. Vengo in settimana, penso giovedì mattina o al più tardi venerdì mattina, le telefono il giorno prima e le dico.
Saluti
Zanin Elio`,
    expected: [],
  },
  {
    name: 'it: quoted slots but no decision yet',
    sentAt: '2027-01-19T21:33:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Mauro Gianinazzi <mauro.gianinazzi@posta-ti.example>',
    subject: 'Re: Consulenza riscaldamento',
    text: `Buonasera signora Pedrini,
grazie per le proposte. Devo prima sentire mia moglie che ha i turni in ospedale, poi le faccio sapere.
Cordiali saluti
M. Gianinazzi

Il 19.01.2027 alle 14:08 Solenergia Sagl ha scritto:

> Gentile signor Gianinazzi,
> per la consulenza a domicilio le posso offrire
> mercoledì 27.01.2027 alle 17.00 oppure
> venerdì 29.01.2027 alle 13.30.
> Cordiali saluti
> Nives Pedrini`,
    expected: [],
  },
];
