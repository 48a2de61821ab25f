import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: customer proposes a site visit at half past eight',
    sentAt: '2027-01-11T17:42:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Loredana Bassi <loredana.bassi@postaviva.example>',
    subject: 'Armadio a muro camera da letto',
    text: `Buonasera,
vi scrivo per l'armadio a muro di cui avevo parlato con suo figlio in negozio. Le misure le ho prese io (268 x 240) ma vorrei che veniste a vedere perché il muro non è in squadra.
Potreste passare giovedì 14 alle otto e mezza? Poi alle 10 devo uscire perché ho la nipotina da prendere.

Abito in via dei Mille 22, terzo piano, suonare Bassi/Ferri.

Grazie mille
Loredana Bassi
cell. 340 5550127`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'it: accountant lists tax deadlines',
    sentAt: '2027-01-13T09:15:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Carminati <segreteria@studiocarminati.example>',
    subject: 'Scadenze gennaio-febbraio',
    text: `Gentili Clienti,

riepiloghiamo le prossime scadenze:

- 18/01/2027: versamento ritenute e contributi dicembre (F24 già predisposto)
- 25/01/2027: elenchi Intrastat
- 01/02/2027: Libro Unico
- 16/02/2027: IVA mese di gennaio, saldo INAIL

Vi chiediamo di farci avere le fatture di acquisto di dicembre entro e non oltre venerdì 15 gennaio ore 12:00, diversamente non garantiamo la liquidazione nei termini.

Cordiali saluti

Rag. Piera Carminati
Studio Carminati
Orario: lun-ven 8.30-12.30 / 14.00-18.00
Tel. 035 5550148`,
    expected: [],
  },
  {
    name: 'it: dental practice reminder with arrival advice',
    sentAt: '2027-01-19T11:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Dentistico Marangon <appuntamenti@marangondenti.example>',
    subject: 'Promemoria appuntamento',
    text: `Gentile Sig. Tosetto,

Le ricordiamo il Suo appuntamento con la dott.ssa Marangon:

mercoledì 27/01/2027, ore 10.15
Prestazione: controllo e igiene (durata 40 minuti)

La preghiamo di avvisarci almeno 24 ore prima in caso di impedimento; in caso contrario verrà addebitata una quota di € 40,00.

Studio Dentistico Marangon
Via Altinate 9 - Padova
La segreteria risponde dal lunedì al giovedì 9.00-13.00 e 15.00-19.00, il venerdì 9.00-14.00`,
    expected: [at('2027-01-27T10:15:00+01:00', '2027-01-27T10:55:00+01:00')],
  },
  {
    name: 'it: applicant gets three interview slots, one with an end',
    sentAt: '2027-01-22T15:31:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gaia Pellizzari <gaia.pellizzari@casellamail.example>',
    subject: 'Re: Candidatura grafica junior',
    text: `Gentile dott. Arrigoni,

la ringrazio molto per avermi ricontattata! Per il colloquio conoscitivo da voi in agenzia io potrei:

1) lunedì 25 gennaio alle 14:00
2) martedì 26 gennaio alle 9:30
3) giovedì 28 gennaio dalle 16 alle 17

Mi faccia sapere quale preferisce. In allegato anche il portfolio aggiornato (pdf, 8 MB).

Cordialmente,
Gaia Pellizzari
349 5550163

Il giorno 21 gen 2027, alle ore 18:20, Marco Arrigoni <m.arrigoni@tramastudio.example> ha scritto:
> Ciao Gaia, il tuo portfolio ci è piaciuto. Quando potresti passare
> da noi per due chiacchiere? L'ufficio è aperto tutti i giorni dalle 9 alle 18.
> Marco`,
    expected: [
      at('2027-01-25T14:00:00+01:00'),
      at('2027-01-26T09:30:00+01:00'),
      at('2027-01-28T16:00:00+01:00', '2027-01-28T17:00:00+01:00'),
    ],
  },
  {
    name: 'it: parcel courier announces delivery window',
    sentAt: '2027-02-01T07:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Frecciapacchi <notifiche@frecciapacchi.example>',
    subject: 'La tua spedizione FP00482913 è in consegna',
    text: `Ciao OFFICINE BERTOLI SNC,

il tuo pacco FP00482913 spedito da UTENSILERIA ROSSINI arriverà domani, martedì 2 febbraio, tra le 10:40 e le 12:40.

Colli: 2 - Peso: 14,3 kg - Contrassegno: € 0,00

Non sarai in sede? Scegli un punto di ritiro oppure una nuova data entro le 20:00 di oggi.

Questo messaggio è stato generato automaticamente, non rispondere.`,
    html: `<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"FP00482913","expectedArrivalFrom":"2027-02-02T10:40:00+01:00","expectedArrivalUntil":"2027-02-02T12:40:00+01:00","carrier":{"@type":"Organization","name":"Frecciapacchi"},"partOfOrder":{"@type":"Order","orderNumber":"88213","merchant":{"@type":"Organization","name":"Utensileria Rossini"}}}</script><p>Ciao OFFICINE BERTOLI SNC,</p><p>il tuo pacco <b>FP00482913</b> spedito da UTENSILERIA ROSSINI arriverà domani, martedì 2 febbraio, tra le 10:40 e le 12:40.</p><p>Colli: 2 - Peso: 14,3 kg - Contrassegno: € 0,00</p><p>Non sarai in sede? Scegli un punto di ritiro oppure una nuova data entro le 20:00 di oggi.</p><p><small>Questo messaggio è stato generato automaticamente, non rispondere.</small></p></body></html>`,
    expected: [],
  },
  {
    name: 'it: accepts the second of two quoted times',
    sentAt: '2027-02-03T10:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Fabio Cattaneo <cattaneo@cattaneoprogetti.example>',
    subject: 'R: Incontro per pratica antincendio',
    text: `Ciao Elena,
per me va benissimo la seconda. Ti porto anche le tavole aggiornate.

Fabio

-----Messaggio originale-----
Da: Elena Sartori <elena@sartorilegnami.example>
Inviato: martedì 2 febbraio 2027 17:48
A: Ing. Fabio Cattaneo
Oggetto: Incontro per pratica antincendio

Ciao Fabio, per la pratica dei VVF riusciamo a vederci da noi in segheria? Ti propongo venerdì 5 alle 9 oppure martedì 9 febbraio alle 14.30.
Fammi sapere
Elena`,
    expected: [at('2027-02-09T14:30:00+01:00')],
  },
  {
    name: 'it: Ticino heating engineer comes the day after tomorrow',
    sentAt: '2027-02-08T16:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Renzo Bernasconi <renzo@bernasconi-impianti.example>',
    subject: 'bruciatore stabile via Trevano',
    text: `Buongiorno signora Cereghetti,

ho sentito il fornitore, il pezzo per il bruciatore è arrivato stamattina. Vengo dopodomani alle 7.30 a montarlo, mi serve che qualcuno mi apra il locale tecnico perché la chiave al Dario l'ho già ridata.

La fattura la faccio poi io all'amministrazione, sono ca. CHF 780.- più IVA.

Cari saluti e buona serata
Renzo Bernasconi
Bernasconi Impianti Sagl, 6962 Viganello
picchetto 7/7: 079 555 01 31`,
    expected: [at('2027-02-10T07:30:00+01:00')],
  },
  {
    name: 'it: bulk newsletter with a webinar date',
    sentAt: '2027-02-10T08:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'GestiFacile <news@gestifacile.example>',
    subject: 'Fatturazione elettronica: tutte le novità del 2027 (webinar gratuito)',
    text: `LE NOVITÀ DI GESTIFACILE - febbraio

1. Nuova app per il magazzino
Da oggi puoi leggere i codici a barre direttamente dal telefono. Scopri come.

2. Webinar gratuito "Fatture senza pensieri"
Mercoledì 24 febbraio alle ore 11:00 i nostri esperti rispondono alle domande più frequenti. Posti limitati: iscriviti subito!

3. Offerta del mese
Modulo cespiti a 9,90 € al mese per chi attiva entro il 28/02.

Ricevi questa e-mail perché sei iscritto alla newsletter di GestiFacile. Annulla iscrizione | Privacy`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: appointment moved from Thursday to Friday',
    sentAt: '2027-02-16T12:33:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Davide Zampieri <d.zampieri@zampierigomme.example>',
    subject: 'spostamento appuntamento',
    text: `Ciao Nicola,

mi è saltata fuori una riunione in associazione: possiamo spostare il nostro incontro da giovedì alle 15 a venerdì 19 alle 11? Stesso posto, da voi in showroom.

Scusa il disguido

Davide

Zampieri Gomme S.r.l.
Aperto lun-ven 8-12 e 14-18.30, sabato 8-12`,
    expected: [at('2027-02-19T11:00:00+01:00')],
  },
  {
    name: 'it: landlord cancels the visit with an ICS cancellation',
    sentAt: '2027-02-18T18:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giancarlo Mura <giancarlo.mura@isolaposta.example>',
    subject: 'Re: Sopralluogo capannone',
    text: `Buonasera,
purtroppo devo annullare il sopralluogo di lunedì 22 febbraio alle 10,30: il perito è in malattia e da solo non ha senso venire. Appena so quando rientra vi ricontatto io.

Scusate ancora.
Giancarlo Mura`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//IsolaPosta//Calendario//IT
METHOD:CANCEL
BEGIN:VEVENT
UID:c41d9e70-5b1f@isolaposta.example
DTSTAMP:20270218T175500Z
ORGANIZER:mailto:giancarlo.mura@isolaposta.example
ATTENDEE:mailto:info@logisticasulcis.example
DTSTART:20270222T093000Z
DTEND:20270222T103000Z
SUMMARY:Annullato: Sopralluogo capannone
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'it: calendar invitation for a project call',
    sentAt: '2027-02-22T09:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Silvia Donadoni <silvia.donadoni@lumenadv.example>',
    subject: 'Invito: Allineamento catalogo primavera - gio 25 feb 2027 10:00 - 11:00 (CET)',
    text: `Silvia Donadoni ti ha invitato al seguente evento:

Allineamento catalogo primavera
giovedì 25 feb 2027 · 10:00 – 11:00
Fuso orario: Europa/Roma

Partecipanti:
silvia.donadoni@lumenadv.example (organizzatore)
info@cantinacolleverde.example

Partecipi? Sì - Forse - No`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agendina//Calendario 4.1//IT
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270225T090000Z
DTEND:20270225T100000Z
DTSTAMP:20270222T084000Z
ORGANIZER;CN=Silvia Donadoni:mailto:silvia.donadoni@lumenadv.example
UID:7f3kq0aa12b9@agendina.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@cantinacolleverde.example
SUMMARY:Allineamento catalogo primavera
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-02-25T10:00:00+01:00', '2027-02-25T11:00:00+01:00')],
  },
  {
    name: 'it: only parts of the day and vague availability',
    sentAt: '2027-02-24T14:11:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Patrizia Lorusso <patrizia.lorusso@adriaticamail.example>',
    subject: 'preventivo tende da sole',
    text: `Salve, ho visto il vostro sito e mi interesserebbe un preventivo per 2 tende da sole (balcone circa 6 metri, quarto piano).
Io lavoro su turni, quindi di solito sono a casa il martedì pomeriggio e il giovedì mattina. La settimana prossima invece sono quasi sempre libera.
Che prezzi avete al mq? Fate anche lo sconto in fattura?

Grazie
Patrizia Lorusso, Bari`,
    expected: [],
  },
  {
    name: 'it: going to the trade fair together for two days',
    sentAt: '2027-03-02T18:04:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Alessio Bonomi <a.bonomi@bonomivetro.example>',
    subject: 'Fiera del serramento',
    text: `Ciao Gigi,

allora confermato: mercoledì 10 e giovedì 11 marzo andiamo insieme alla fiera del serramento a Verona, tutti e due i giorni. I biglietti li ho presi io (18 euro l'uno, me li ridai quando vuoi) e ho già bloccato due singole all'albergo dell'altra volta.

Per l'ora di partenza ci sentiamo più avanti.

Ciaooo
Ale`,
    expected: [days('2027-03-10', '2027-03-12')],
  },
  {
    name: 'it: minutes of a past meeting',
    sentAt: '2027-03-05T11:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Marta Gualtieri <m.gualtieri@consorziovalserina.example>',
    subject: 'Verbale riunione del 3 marzo',
    text: `Buongiorno a tutti,

in allegato il verbale della riunione di mercoledì 3 marzo, iniziata alle ore 17.00 e conclusa alle 19.15. Presenti 14 consorziati su 19.

Se avete osservazioni mandatemele, altrimenti lo do per approvato.

Buona giornata
Marta Gualtieri
Segreteria Consorzio Val Serina`,
    expected: [],
  },
  {
    name: 'it: lowercase line from a friend of the club, tomorrow at six',
    sentAt: '2027-03-08T20:49:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tonino Russo <toninor@vesuviomail.example>',
    subject: 'coppe torneo',
    text: `uè ciccio, le coppe so pronte. ci vediamo domani alle 18 al circolo cosi le guardiamo insieme prima di pagare? xche una secondo me e storta
tonino`,
    expected: [at('2027-03-09T18:00:00+01:00')],
  },
  {
    name: 'it: London customer gives the time in two zones',
    sentAt: '2027-03-10T15:17:00+00:00',
    timezone: 'Europe/Rome',
    from: 'Claudia Whitmore <claudia.whitmore@hartwellinteriors.example>',
    subject: 'Call campioni marmo',
    text: `Buongiorno Sig. Vannucci,

i campioni di Calacatta sono arrivati sani e salvi, grazie. Vorrei parlarne insieme al nostro architetto: lunedì 15 marzo alle 15:00 ora di Londra (le 16:00 da voi), per 45 minuti, in videochiamata:

https://meet.hartwellinteriors.example/qkd-wvtz-hsn

Nel frattempo le confermo l'ordine 2027/118 per le soglie.

Un saluto da una Londra piovosa,
Claudia Whitmore
Hartwell Interiors`,
    expected: [at('2027-03-15T16:00:00+01:00', '2027-03-15T16:45:00+01:00')],
  },
  {
    name: 'it: out of office reply with dates',
    sentAt: '2027-03-12T08:02:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Nadia Quadri <nadia.quadri@fiduciariaquadri.example>',
    subject: 'Risposta automatica: Chiusura contabile 2026',
    text: `Gentili signore, egregi signori,

sono assente dall'ufficio da venerdì 12 a lunedì 22 marzo 2027 compresi. Le e-mail non vengono inoltrate.

In caso di urgenza potete rivolgervi al signor Pedrini, raggiungibile dalle 8.30 alle 11.45 e dalle 13.45 alle 17.00 allo 091 555 01 90.

Cordiali saluti
Nadia Quadri`,
    expected: [],
  },
  {
    name: 'it: restaurant reservation with JSON-LD',
    sentAt: '2027-03-15T21:10:00+01:00',
    timezone: 'Europe/Rome',
    from: 'TavoloQui <prenotazioni@tavoloqui.example>',
    subject: 'Prenotazione confermata: Osteria del Pozzo',
    text: `Ciao Barbara,

la tua prenotazione è confermata!

Osteria del Pozzo
venerdì 19 marzo 2027, ore 20:15
4 persone
Vicolo del Pozzo 3, Bologna

Codice prenotazione: TQ-77412

Ti serve modificare? Puoi farlo fino a 2 ore prima dall'app.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TQ-77412",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Barbara Zanetti" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria del Pozzo",
    "address": "Vicolo del Pozzo 3, Bologna"
  },
  "startTime": "2027-03-19T20:15:00+01:00",
  "partySize": "4"
}
</script></head><body><p>Ciao Barbara,</p><p>la tua prenotazione è confermata!</p><p><b>Osteria del Pozzo</b><br>venerdì 19 marzo 2027, ore 20:15<br>4 persone<br>Vicolo del Pozzo 3, Bologna</p><p>Codice prenotazione: TQ-77412</p><p>Ti serve modificare? Puoi farlo fino a 2 ore prima dall'app.</p></body></html>`,
    expected: [at('2027-03-19T20:15:00+01:00')],
  },
  {
    name: 'it: colleague forwards a supplier visit and asks the reader to receive him',
    sentAt: '2027-03-17T13:37:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ornella Pace <ornella@cartolibreriapace.example>',
    subject: 'I: visita rappresentante',
    text: `Ti giro la mail del rappresentante dei quaderni. Io quel giorno sono a Roma, ricevilo tu martedì alle 10 per favore.
Mi raccomando lo sconto sul riassortimento, l'anno scorso ci aveva dato il 12.

O.

---------- Messaggio inoltrato ----------
Da: Ezio Grandi <ezio.grandi@quadernoitalia.example>
Data: mer 17 mar 2027, 11:05
Oggetto: visita rappresentante
A: Cartolibreria Pace

Gent.ma sig.ra Pace,
sarò in zona martedì 23 marzo, passerei da voi alle 10.00 con il campionario scuola 2027/28.
Cordialità
Ezio Grandi`,
    expected: [at('2027-03-23T10:00:00+01:00')],
  },
  {
    name: 'it: coffee machine technician comes from two to four',
    sentAt: '2027-03-22T10:52:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza Moka Service <ticket@mokaservice.example>',
    subject: 'Ticket 20931 - Uscita tecnico',
    text: `Gentile cliente,

in riferimento al ticket n. 20931 (macchina 2 gruppi, perdita caldaia) Le comunichiamo che il nostro tecnico Sig. Iacono sarà presso il Vostro locale

GIOVEDI 25 MARZO 2027 DALLE ORE 14:00 ALLE ORE 16:00

Si prega di lasciare la macchina spenta dalla sera precedente.
Diritto di chiamata € 35,00 + IVA, manodopera € 42,00/h.

Distinti saluti
Moka Service
Numero verde attivo lun-sab 7:00-21:00`,
    expected: [at('2027-03-25T14:00:00+01:00', '2027-03-25T16:00:00+01:00')],
  },
  {
    name: 'it: condominium assembly in second call',
    sentAt: '2027-03-30T09:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Ferrero <info@amministrazioniferrero.example>',
    subject: 'Assemblea ordinaria Condominio Le Betulle',
    text: `Egregio Condomino,

come da avviso consegnato a mano, la prima convocazione dell'assemblea è andata deserta. Ci troveremo quindi in seconda convocazione

mercoledì 14 aprile 2027 alle ore 18.30
presso la sala parrocchiale di via Nizza 140, Torino

Ordine del giorno:
1. consuntivo 2026 e riparto
2. preventivo 2027
3. rifacimento colonna di scarico scala B
4. varie

Chi non può intervenire può delegare un altro condomino con il modulo allegato.

Geom. Aldo Ferrero
Riceve su appuntamento, lun e mer 15.00-18.00`,
    expected: [at('2027-04-14T18:30:00+02:00')],
  },
  {
    name: 'it: declines the proposed time and offers nothing',
    sentAt: '2027-04-06T16:45:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Rosaria Impellizzeri <r.impellizzeri@etnaconserve.example>',
    subject: 'Re: Presentazione nuova linea etichette',
    text: `Buon pomeriggio Stefano,
giovedì 8 alle 11 purtroppo non riesco, siamo in piena ispezione ASP. E neanche venerdì, mi spiace.
Mi faccio viva io dopo il 20 quando abbiamo finito con tutto questo.

Saluti
Rosaria

> Il 06/04/2027 12:10, Stefano Bruni ha scritto:
> Gentile Rosaria, potremmo vederci giovedì 8 alle 11 da voi? In alternativa venerdì 9 alla stessa ora.`,
    expected: [],
  },
  {
    name: 'it: declines one time and proposes another',
    sentAt: '2027-04-07T08:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Matteo Ghidini <matteo.ghidini@ghidiniassicura.example>',
    subject: 'RE: rinnovo polizza RC',
    text: `Buongiorno Chiara,

lunedì alle 9 non ce la faccio, ho un perito in sede. Le andrebbe bene lunedì 12 alle 17.15? Vengo io da voi, così vediamo anche il furgone nuovo.

Le ricordo che la polizza scade il 30/04 e il premio annuo è di 1.184 euro.

A presto
Matteo Ghidini
Ghidini Assicurazioni - Brescia
Uff. 030 5550102 (9-12.30 / 15-18.30)`,
    expected: [at('2027-04-12T17:15:00+02:00')],
  },
  {
    name: 'it: water company announces supply interruption',
    sentAt: '2027-04-09T12:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Acque del Trasimeno <avvisi@acquetrasimeno.example>',
    subject: 'AVVISO sospensione erogazione idrica',
    text: `Gentile utente,

si comunica che per lavori urgenti sulla condotta di via Settevalli l'erogazione dell'acqua sarà sospesa

mercoledì 14 aprile 2027 dalle ore 8:30 alle ore 13:30

Alla ripresa del servizio si potranno verificare fenomeni di torbidità. Si consiglia di fare una scorta per gli usi essenziali.

Acque del Trasimeno SpA
Segnalazione guasti 24h: 800 555 019`,
    expected: [],
  },
  {
    name: 'it: lunch at quarter to one on Friday',
    sentAt: '2027-04-13T11:14:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Beppe Morandini <beppe@morandinicaffe.example>',
    subject: 'pranzo',
    text: `Ciao Lalla! Allora venerdì pranzo, confermo. Facciamo all'una meno un quarto da Gino, che dopo l'una è un delirio. Prenoto io a nome Morandini. Offri tu che hai venduto il furgone ;-)

Beppe`,
    expected: [at('2027-04-16T12:45:00+02:00')],
  },
  {
    name: 'it: whole-day first aid course for the reader',
    sentAt: '2027-04-15T10:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Formasicura <iscrizioni@formasicura.example>',
    subject: 'Conferma iscrizione corso primo soccorso gruppo B',
    text: `Spett.le Falegnameria Dal Pra,

confermiamo l'iscrizione del Sig. Luca Dal Pra al corso di PRIMO SOCCORSO (aziende gruppo B-C).

Il corso si svolge nell'intera giornata di martedì 4 maggio 2027 presso la nostra sede di Schio, via dell'Industria 61. L'orario preciso verrà inviato qualche giorno prima.

Quota: € 180,00 + IVA, bonifico da effettuare entro il 26/04/2027.
L'attestato verrà spedito entro 15 giorni dalla fine del corso.

Cordiali saluti,
Ufficio iscrizioni Formasicura`,
    expected: [days('2027-05-04')],
  },
  {
    name: 'it: Ticino school invites to a personal parent talk',
    sentAt: '2027-04-19T14:05:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Francesca Pedrazzini <francesca.pedrazzini@sme-locarno.example>',
    subject: 'Colloquio Noè - progetto di stage',
    text: `Gentile signor Rusconi,

come d'accordo al telefono le confermo il colloquio per lo stage di Noè nella vostra officina: giovedì 29 aprile, ore 16.10-16.40, aula 12, secondo piano. Sarà presente anche la docente di sostegno.

Lo stage stesso si terrà poi in autunno, le date non sono ancora fissate dal Cantone.

Un caro saluto
Francesca Pedrazzini, docente di classe 3B`,
    expected: [at('2027-04-29T16:10:00+02:00', '2027-04-29T16:40:00+02:00')],
  },
  {
    name: 'it: shop opening hours around the holidays',
    sentAt: '2027-04-21T17:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ferramenta Colombo <info@ferramentacolombo.example>',
    subject: 'Orari 25 aprile e 1 maggio',
    text: `Buonasera,
per vostra comodità gli orari del magazzino nei prossimi giorni:

sabato 24 aprile: 8.00 - 12.00
domenica 25 aprile: chiuso
da lunedì 26 a venerdì 30 aprile: 7.30 - 12.00 / 13.30 - 18.30
sabato 1 maggio: chiuso

Gli ordini ricevuti entro le 16 vengono preparati per la mattina dopo.

Saluti
Ferramenta Colombo, Lissone`,
    expected: [],
  },
  {
    name: 'it: yes that works to a single quoted proposal',
    sentAt: '2027-04-26T09:03:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Daniela Ricciardi <ricciardi@studioricciardi.example>',
    subject: 'Re: Contratto locazione - revisione',
    text: `Sì, perfetto. A mercoledì allora.

Avv. Daniela Ricciardi
Studio Legale Ricciardi & Associati
Via Chiaia 201 - 80121 Napoli

Il dom 25 apr 2027 alle 21:34 Ciro Esposito <ciro@pasticceriaesposito.example> ha scritto:

> Gentile avvocato, ho ricevuto la bozza del contratto dal proprietario.
> Possiamo vederci mercoledì 28 a mezzogiorno nel suo studio? Dalle 14 in poi
> sono in laboratorio e non riesco a muovermi.
> Grazie, Ciro Esposito`,
    expected: [at('2027-04-28T12:00:00+02:00')],
  },
  {
    name: 'it: Teams meeting block with link and hours',
    sentAt: '2027-05-03T15:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Lorenzo Tedeschi <l.tedeschi@netgarda.example>',
    subject: 'Migrazione posta: call di preparazione',
    text: `Buongiorno Sig.ra Benedetti,

prima della migrazione delle caselle vorrei fare un punto con Lei e con il collega Zeni. Ci colleghiamo giovedì 6 maggio 2027, 11:30-12:15.

________________________________________
Riunione di Microsoft Teams
Partecipa: https://teams.netgarda.example/l/meetup-join/19%3ameeting_ZDk0MjA1%40thread.v2/0
ID riunione: 318 204 667 91
Passcode: hT5wQe
________________________________________

La migrazione vera e propria la facciamo noi di notte, tra le 22 e le 4, Lei non deve fare nulla.

Cordialmente
Lorenzo Tedeschi
NetGarda Sistemi`,
    expected: [at('2027-05-06T11:30:00+02:00', '2027-05-06T12:15:00+02:00')],
  },
  {
    name: 'it: payment reminder with dates and hours',
    sentAt: '2027-05-05T10:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazione Vetroplast <amministrazione@vetroplast.example>',
    subject: 'Sollecito fatt. 412/27',
    text: `Spett.le Ditta,

da un controllo contabile ci risulta ancora aperta la ns. fattura n. 412 del 15/03/2027 di € 2.318,40, scaduta il 30/04/2027.

Vi invitiamo a provvedere al saldo entro venerdì 14 maggio. Per chiarimenti l'ufficio è a disposizione tutti i giorni dalle 9.00 alle 12.00 (Sig.ra Manuela).

Qualora aveste già provveduto, vogliate ignorare la presente.

Distinti saluti
Vetroplast Srl`,
    expected: [],
  },
  {
    name: 'it: list of free slots for a photo shoot, in two days',
    sentAt: '2027-05-10T19:27:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Irene Fabbri <irene@irenefabbrifoto.example>',
    subject: 'Servizio foto prodotti',
    text: `Ciao ragazzi,

per le foto dei vasi nuovi vi posso tenere uno di questi:

- mar 18/5 h 9.00
- mar 18/5 h 14.30
- gio 20/5 h 10.00

Ditemi quale vi va, lo blocco subito. Servono i pezzi puliti e senza etichette, mi raccomando! Il preventivo resta quello: 38 € a scatto, minimo 10 scatti.

Un abbraccio,
Irene
--
Irene Fabbri Fotografia | Faenza | 347 5550118`,
    expected: [
      at('2027-05-18T09:00:00+02:00'),
      at('2027-05-18T14:30:00+02:00'),
      at('2027-05-20T10:00:00+02:00'),
    ],
  },
  {
    name: 'it: sales rep travels and names only his own trains',
    sentAt: '2027-05-12T07:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Gabriele Nanni <g.nanni@tessitoridelvaldarno.example>',
    subject: 'campionario',
    text: `Ciao Susanna,
il campionario invernale te lo lascio dal custode, ritiralo con calma.
Io domani prendo il treno delle 6.52 per Milano e rientro venerdì col Frecciarossa delle 19.10, quindi se ti serve qualcosa scrivimi su WhatsApp che in treno non prende mai.

Venerdì 14 alle 15 ho poi il buyer dei giapponesi, tieni le dita incrociate!

Gabri`,
    expected: [],
  },
  {
    name: 'it: municipal office summons with protocol number',
    sentAt: '2027-05-14T12:51:00+02:00',
    timezone: 'Europe/Rome',
    from: 'SUAP Comune di Montelagno <suap@comune.montelagno.example>',
    subject: 'Prot. 0008817/2027 - Pratica occupazione suolo pubblico - convocazione',
    text: `Spett.le Bar Centrale di Giusti Paola & C. sas

OGGETTO: Richiesta di occupazione suolo pubblico con dehors. Convocazione.

Con riferimento all'istanza prot. n. 7302 del 19.04.2027, la S.V. è convocata presso questo Ufficio, piano primo, stanza 14, il giorno 25 maggio 2027 alle ore 9,45, per l'esame congiunto della planimetria.

Si rammenta che le integrazioni documentali dovranno pervenire entro il 21 maggio 2027, ore 13,00.

Il Responsabile del procedimento
Arch. Tullio Mancini

Orario di ricevimento al pubblico: martedì e giovedì 9,00-12,30; giovedì 15,00-17,00`,
    expected: [at('2027-05-25T09:45:00+02:00')],
  },
  {
    name: 'it: Monday week at five in the afternoon',
    sentAt: '2027-05-20T09:36:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Cinzia Tamburini <cinzia.tamburini@romagnanet.example>',
    subject: 'Bomboniere matrimonio Tamburini-Galli',
    text: `Buongiorno,
con mia figlia verremmo volentieri a scegliere le bomboniere. Lunedì prossimo no perché siamo al mare, invece il lunedì dopo, cioè il 31, alle 5 del pomeriggio per voi andrebbe bene?
Gli invitati sono 120, il matrimonio è il 18 settembre alle 16.30 a San Mauro quindi siamo ancora in tempo, vero?

Grazie e buon lavoro
Cinzia`,
    expected: [at('2027-05-31T17:00:00+02:00')],
  },
  {
    name: 'it: bulk club circular about a public concert',
    sentAt: '2027-05-25T18:00:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Filarmonica Malcantone <info@filarmonica-malcantone.example>',
    subject: 'Stagione estiva: tutti i concerti',
    text: `Cari amici della Filarmonica,

ecco il calendario della stagione estiva:

sabato 5 giugno, ore 20.30 - Piazza di Magliaso
domenica 20 giugno, ore 10.30 - Concerto aperitivo, Caslano
giovedì 1. luglio, ore 21.00 - Ponte Tresa, lungolago

Entrata libera, colletta alla fine. In caso di pioggia consultate il sito.

Vi aspettiamo numerosi!
Il comitato

Per non ricevere più queste informazioni cliccate qui.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: confirms today at half past four',
    sentAt: '2027-06-01T11:42:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Walter Pozzi <walter.pozzi@pozzirestauri.example>',
    subject: 'Re: R: tavolo fratino',
    text: `ok allora oggi alle quattro e mezza vengo a vedere il tavolo da lei in bottega. se trovo traffico in tangenziale la chiamo.
w.pozzi

Inviato da iPhone`,
    expected: [at('2027-06-01T16:30:00+02:00')],
  },
  {
    name: 'it: Swiss supplier books a showroom visit with ICS, Zurich zone',
    sentAt: '2027-06-03T13:15:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Moreno Galfetti <moreno.galfetti@cucinegalfetti.example>',
    subject: 'Appuntamento esposizione Giubiasco',
    text: `Buongiorno signor Maggetti,

come discusso le mando l'appuntamento per la visita alla nostra esposizione: mercoledì 9 giugno alle 13.30. Calcoli un'ora e mezza, così vediamo con calma anche i piani in quarzo.

Trova l'invito in allegato, basta accettarlo.

Cordiali saluti
Moreno Galfetti
Cucine Galfetti SA, 6512 Giubiasco`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Posta Ufficio//Agenda 16.0//IT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Zurich
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:20270603-1315-8842@cucinegalfetti.example
DTSTAMP:20270603T111500Z
ORGANIZER;CN=Moreno Galfetti:mailto:moreno.galfetti@cucinegalfetti.example
ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:ufficio@maggetti-immobili.example
DTSTART;TZID=Europe/Zurich:20270609T133000
DTEND;TZID=Europe/Zurich:20270609T150000
SUMMARY:Visita esposizione cucine
LOCATION:Giubiasco\\, via Monte Ceneri 44
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-06-09T13:30:00+02:00', '2027-06-09T15:00:00+02:00')],
  },
  {
    name: 'it: colleague reports shifts of other people',
    sentAt: '2027-06-07T17:59:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Samuele Orlandi <samuele@trattorialalanterna.example>',
    subject: 'turni sala settimana 24',
    text: `Ciao capo, ti mando i turni come li abbiamo sistemati con i ragazzi:

lun 14: chiuso
mar 15: Giulia 11-15, Amadou 18-23.30
mer 16: Giulia 18-23.30, Kevin 11-15
gio 17: Amadou 11-15, Kevin 18-23.30
ven 18: tutti e tre dalle 18
sab e dom come al solito

Kevin chiede le ferie dal 2 all'8 agosto, poi dimmi.
Sam`,
    expected: [],
  },
  {
    name: 'it: Calendly-like phone consultation booked by customer',
    sentAt: '2027-06-10T22:03:00+02:00',
    timezone: 'Europe/Rome',
    from: 'PrenotaFacile <noreply@prenotafacile.example>',
    subject: 'Nuovo appuntamento: Alessandra Monti - Consulenza telefonica 30 min',
    text: `Ciao Studio Nutrizione Verde,

è stato prenotato un nuovo appuntamento.

Tipo di evento: Consulenza telefonica 30 min
Invitato: Alessandra Monti
E-mail: ale.monti@lagoposta.example
Data/ora: 09:00 - 09:30, martedì 15 giugno 2027 (Europa centrale)
Telefono: +39 338 5550144

Domande: "Vorrei capire i costi del percorso di 3 mesi."

Vedi l'evento su PrenotaFacile`,
    expected: [at('2027-06-15T09:00:00+02:00', '2027-06-15T09:30:00+02:00')],
  },
  {
    name: 'it: New York buyer proposes a call in Eastern time',
    sentAt: '2027-06-14T10:31:00-04:00',
    timezone: 'Europe/Rome',
    from: 'Anthony Carbone <acarbone@carboneimports.example>',
    subject: 'Olio nuovo - call?',
    text: `Caro Pietro,

scusa il mio italiano un po' arrugginito! Vorrei parlare con te dell'olio della prossima stagione, penso di prendere 40 casse in più. Possiamo sentirci giovedì 17 giugno alle 9:00 di mattina ora di New York? Ti chiamo io su Zoom: https://zoom.carboneimports.example/j/94455501822

Tanti saluti alla famiglia,
Anthony

Carbone Imports LLC, Brooklyn NY
Office hours Mon-Fri 9am-5pm`,
    expected: [at('2027-06-17T15:00:00+02:00')],
  },
  {
    name: 'it: product launch date without a meeting',
    sentAt: '2027-06-16T09:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Carlo Vitale <c.vitale@ciclivitale.example>',
    subject: 'Nuova e-bike Dolomia, info per i rivenditori',
    text: `Ciao Enrico,

ti anticipo che la Dolomia 3 esce mercoledì 1 settembre 2027; dalle ore 10 di quel giorno sarà ordinabile sul portale rivenditori e le foto saranno libere da embargo. Prezzo al pubblico 4.290 €, margine come la 2.

Prime consegne da metà settembre, ti metto in lista per 6 pezzi come l'anno scorso?

Carlo`,
    expected: [],
  },
  {
    name: 'it: notary deed appointment, very formal',
    sentAt: '2027-06-21T16:38:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Notarile De Santis <studio@notaiodesantis.example>',
    subject: 'Atto di cessione quote - Idroterm S.r.l.',
    text: `Egregio Dottor Pellegrini,

facendo seguito ai colloqui intercorsi, mi pregio di confermarLe che la stipula dell'atto di cessione delle quote della Idroterm S.r.l. è fissata per il giorno

mercoledì 7 luglio 2027, alle ore 15 e 30,

presso lo Studio in Roma, Viale Parioli n. 77, int. 4.

Voglia cortesemente presentarsi munito di documento di identità in corso di validità e codice fiscale. I bonifici dovranno essere disposti entro il 5 luglio p.v.; copia delle contabili andrà trasmessa alla scrivente Segreteria.

Con i migliori saluti

p. il Notaio De Santis
dott.ssa Livia Costantini`,
    expected: [at('2027-07-07T15:30:00+02:00')],
  },
  {
    name: 'it: quoted old appointment, new text only thanks',
    sentAt: '2027-06-25T12:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Michela Rota <michela.rota@orobiapost.example>',
    subject: 'Re: R: Cucina Rota, consegna campione anta',
    text: `Grazie mille, il campione è arrivato e il colore è proprio quello che volevo! Procedete pure con l'ordine.

Michela

> Da: Arredamenti Locatelli
> Inviato: giovedì 10 giugno 2027 09:12
>
> Gentile sig.ra Rota,
> la aspettiamo in negozio sabato 12 giugno alle 10.30 per la scelta
> delle finiture.
> Cordiali saluti`,
    expected: [],
  },
  {
    name: 'it: stock-take day for the whole team',
    sentAt: '2027-06-28T08:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Katia Moretti <k.moretti@gardenmoretti.example>',
    subject: 'INVENTARIO',
    text: `Buongiorno a tutti,
quest'anno l'inventario di metà anno lo facciamo venerdì 9 luglio, tutto il giorno e a negozio chiuso. Ci servite tutti, ferie non ne do :)
Pranzo lo offre la ditta.

Le liste dei reparti ve le metto in bacheca entro mercoledì.

Katia`,
    expected: [days('2027-07-09')],
  },
  {
    name: 'it: event ticket for the reader with JSON-LD, end known',
    sentAt: '2027-07-01T20:25:00+02:00',
    timezone: 'Europe/Rome',
    from: 'BiglietteriaOnline <ordini@bigliettisubito.example>',
    subject: 'Il tuo ordine 5581024: Seminario Energia in Azienda',
    text: `Gentile Roberto Caruso,

grazie per il tuo acquisto. Sei iscritto a:

SEMINARIO ENERGIA IN AZIENDA
giovedì 15 luglio 2027, 14:00 - 18:00
Centro Congressi La Rotonda, Modena

1 posto - € 60,00
Numero ordine 5581024

Porta con te il QR code, anche sul telefono.`,
    html: `<!DOCTYPE html><html><body><div>Gentile Roberto Caruso,<br><br>grazie per il tuo acquisto. Sei iscritto a:</div><h2>SEMINARIO ENERGIA IN AZIENDA</h2><p>giovedì 15 luglio 2027, 14:00 - 18:00<br>Centro Congressi La Rotonda, Modena</p><p>1 posto - € 60,00<br>Numero ordine 5581024</p><p>Porta con te il QR code, anche sul telefono.</p>
<script type="application/ld+json">[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"5581024","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Roberto Caruso"},"reservationFor":{"@type":"BusinessEvent","name":"Seminario Energia in Azienda","startDate":"2027-07-15T14:00:00+02:00","endDate":"2027-07-15T18:00:00+02:00","location":{"@type":"Place","name":"Centro Congressi La Rotonda","address":{"@type":"PostalAddress","addressLocality":"Modena","addressCountry":"IT"}}}}]</script></body></html>`,
    expected: [at('2027-07-15T14:00:00+02:00', '2027-07-15T18:00:00+02:00')],
  },
  {
    name: 'it: customer asks for a call back, no hour agreed',
    sentAt: '2027-07-05T13:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Franco Deidda <f.deidda@nuraghemail.example>',
    subject: 'richiamatemi x favore',
    text: `buongiorno ho chiamato 3 volte stamattina alle 9 alle 10.20 e alle 11 e nn risponde nessuno. la pompa della piscina fa di nuovo quel rumore. richiamatemi per favore al 348 5550176 quando potete

franco deidda`,
    expected: [],
  },
  {
    name: 'it: two calls in one mail, one for the reader and one cancelled',
    sentAt: '2027-07-12T09:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Giorgia Lazzari <giorgia.lazzari@bussolaconsulting.example>',
    subject: 'agenda di questa settimana',
    text: `Buongiorno Tommaso,

due cose sugli appuntamenti:

la call di domani alle 11 salta, il cliente non ha ancora i dati.

Resta invece confermata la riunione in presenza di giovedì 15 luglio, dalle 9:15 alle 12:00 da voi a Reggio. Verrà anche il dottor Neri, quindi servono due posti auto se possibile.

Buona settimana
Giorgia`,
    expected: [at('2027-07-15T09:15:00+02:00', '2027-07-15T12:00:00+02:00')],
  },
  {
    name: 'it: Ticino aperitif for the retiring colleague',
    sentAt: '2027-08-16T11:11:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Manuela Ghisletta <manuela.ghisletta@tipobellinzona.example>',
    subject: 'Aperitivo per il Silvano',
    text: `Care colleghe, cari colleghi,

dopo 34 anni il nostro Silvano va in pensione! Lo salutiamo con un aperitivo ricco venerdì 27.8. a partire dalle 17h00, in cortile (se piove in mensa).

Chi vuole partecipare al regalo: bussolotto dalla Romana, oppure TWINT 079 555 01 66.

Dite per favore a me chi viene entro mercoledì 25.8., così ordino i panini.

Ciao neh
Manu`,
    expected: [at('2027-08-27T17:00:00+02:00')],
  },
  {
    name: 'it: August closure notice',
    sentAt: '2027-07-28T17:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Torneria Bianchi & Figli <ordini@torneriabianchi.example>',
    subject: 'Chiusura estiva',
    text: `Spett.li clienti,
vi informiamo che la nostra azienda rimarrà chiusa per ferie da lunedì 9 agosto a venerdì 27 agosto 2027 compresi. L'attività riprenderà regolarmente lunedì 30 agosto alle ore 8.00.

Per le consegne prima della chiusura gli ordini devono arrivarci entro giovedì 29 luglio.

Buone vacanze!
Torneria Bianchi & Figli`,
    expected: [],
  },
  {
    name: 'it: physiotherapist reschedules in a reply above quote',
    sentAt: '2027-09-06T18:18:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Centro Fisio Levante <segreteria@fisiolevante.example>',
    subject: 'Re: seduta di mercoledì',
    text: `Buonasera Simone,
nessun problema. Al posto di mercoledì 8 alle 13:00 le ho fissato venerdì 10/09 alle 7:45, sempre con Tiziana. Sono 50 minuti come al solito.

Buona serata
Rita - segreteria Centro Fisio Levante

Il 06/09/2027 17:40 Simone Parodi ha scritto:
> Buonasera, mercoledì 8 alle 13 non riesco più, ho un cantiere a Savona.
> Si può fare venerdì mattina presto?`,
    expected: [at('2027-09-10T07:45:00+02:00', '2027-09-10T08:35:00+02:00')],
  },
  {
    name: 'it: two-day inspection of an ISO auditor with hours each day',
    sentAt: '2027-09-13T14:47:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Pierluigi Sala <p.sala@certitalia.example>',
    subject: 'Piano di audit ISO 9001 - Meccanica Fusi',
    text: `Gentile dott.ssa Fusi,

come concordato Le trasmetto il piano di audit presso la Vostra sede di Lecco:

martedì 28 settembre 2027: 09:00 - 17:30
mercoledì 29 settembre 2027: 09:00 - 13:00

RGVI: Pierluigi Sala
Norma: UNI EN ISO 9001, settore EA 17

La preghiamo di inviarci il riesame della direzione entro il 20/09.

Cordiali saluti
ing. Pierluigi Sala`,
    expected: [
      at('2027-09-28T09:00:00+02:00', '2027-09-28T17:30:00+02:00'),
      at('2027-09-29T09:00:00+02:00', '2027-09-29T13:00:00+02:00'),
    ],
  },
  {
    name: 'it: radio interview already recorded, broadcast time',
    sentAt: '2027-09-21T10:34:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Redazione Radio Brenta <redazione@radiobrenta.example>',
    subject: 'la vostra intervista',
    text: `Ciao Marisa,

ancora grazie per la bella chiacchierata sul vostro forno! L'abbiamo montata, dura 7 minuti e va in onda sabato 25 settembre alle 12.20, replica domenica alle 18.40. La trovate poi anche in podcast sul sito.

Vi taggo sui social.
Ciao!
Eugenio`,
    expected: [],
  },
  {
    name: 'it: booking link only, no time',
    sentAt: '2027-09-24T15:06:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Noemi Sanna <noemi@webcostasmeralda.example>',
    subject: 'Re: restyling sito B&B',
    text: `Ciao Efisio,

il preventivo te l'ho messo in allegato (1.450 € + hosting). Per parlarne scegli tu l'orario che ti torna comodo dalla mia agenda:

https://agenda.webcostasmeralda.example/noemi/30min

Di solito ho posto al mattino.

A presto
Noemi`,
    expected: [],
  },
  {
    name: 'it: applicant confirms a trial day shift start',
    sentAt: '2027-10-04T16:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Youssef El Amrani <youssef.elamrani@ponteposta.example>',
    subject: 'Conferma giornata di prova',
    text: `Gentile signora Landi,
confermo che lunedì 11 ottobre alle ore 6.45 sarò da voi al panificio per la giornata di prova. Porto scarpe antinfortunistiche mie, taglia divisa M.
La ringrazio per la possibilità.

Distinti saluti
Youssef El Amrani`,
    expected: [at('2027-10-11T06:45:00+02:00')],
  },
  {
    name: 'it: bank adviser offers two alternatives in one sentence',
    sentAt: '2027-10-13T11:29:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Federica Bertolini <federica.bertolini@bancavalli.example>',
    subject: 'Fido di cassa: revisione annuale',
    text: `Gentile Sig. Zago,

per la revisione annuale del fido avrei bisogno di incontrarLa in filiale. Le propongo martedì 19 ottobre alle 11:00 oppure, se preferisce, mercoledì 20 alle 15:45.

Dovrebbe portare: bilancio 2026, situazione al 30/06 e ultimo estratto Centrale Rischi.

In attesa di un Suo cenno, porgo cordiali saluti.

Federica Bertolini
Gestore Imprese - Filiale di Thiene
Sportello: 8:25-13:25 / 14:40-16:00`,
    expected: [at('2027-10-19T11:00:00+02:00'), at('2027-10-20T15:45:00+02:00')],
  },
  {
    name: 'it: bulk discount days of a wholesaler',
    sentAt: '2027-10-21T06:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'CashPiù Ingrosso <offerte@cashpiu.example>',
    subject: 'Porte aperte: -20% su tutta la ristorazione!',
    text: `DUE GIORNI DI PORTE APERTE!

Venerdì 29 e sabato 30 ottobre, dalle 8 alle 20 orario continuato
Degustazioni dalle 11.00 con lo chef Bruno Palma

Solo per i possessori di tessera CashPiù:
-20% stoviglie e pentole
-15% vini veneti
3x2 detergenti

Ti aspettiamo in via dell'Artigianato 8, Mestre.

Cancellati dalla lista`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: vet visit for the stable after the clock change',
    sentAt: '2027-10-28T07:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dott. Ivo Marchetti <ivo.marchetti@vetmaremma.example>',
    subject: 'Vaccini cavalli',
    text: `Buongiorno Ilaria,
passo in scuderia mercoledì 3 novembre, verso le 10 non ce la faccio per via di un'altra stalla, facciamo alle 11 e un quarto. Sono 9 cavalli giusto? Prepara i passaporti.

Ivo Marchetti, medico veterinario
Emergenze: 335 5550189`,
    expected: [at('2027-11-03T11:15:00+01:00')],
  },
  {
    name: 'it: tax office meeting in a fortnight plus weekly course reminder of third persons',
    sentAt: '2027-11-16T14:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Ivano Crivelli <ivano.crivelli@crivellifiduciaria.example>',
    subject: 'Controllo IVA',
    text: `Egregio signor Beretta,

l'Amministrazione federale ha confermato il controllo IVA. L'ispettore verrà da voi in ditta fra quindici giorni, quindi martedì 30 novembre, alle ore 8.45. Io ci sarò naturalmente.

La mia collega Sonia quel giorno è al corso a Berna (9.00-16.30) e non potrà rispondervi; i classificatori 2024-2026 glieli porto io prima.

Con i migliori saluti
Ivano Crivelli`,
    expected: [at('2027-11-30T08:45:00+01:00')],
  },
  {
    name: 'it: Christmas dinner invitation among supplier wishes',
    sentAt: '2027-12-02T10:48:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Vittorio Amadori <vittorio@amadoricolori.example>',
    subject: 'cena di natale',
    text: `Carissimo Renato,

come ogni anno facciamo la cena con i clienti piu affezionati e tu non puoi mancare! Ti aspetto con Luisa giovedì 16 dicembre alle 20 e 30 all'Agriturismo Ca' Bianca, sopra Sasso Marconi. Fammi sapere entro sabato se venite in due o se porti anche il ragazzo.

Ps. la vernice ral 7016 che cercavi arriva martedi, te la manda Fausto col corriere delle 9.

Un abbraccio
Vittorio`,
    expected: [at('2027-12-16T20:30:00+01:00')],
  },
];
