import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Italian mails, written from the wish alone. */
export const italianMails: DetectionMail[] = [
  {
    name: 'it: a medical centre reminds of a visit',
    sentAt: '2027-02-22T08:10:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Poliambulatorio San Rocco <prenotazioni@poliambulatorio-sanrocco.example>',
    subject: 'Promemoria appuntamento',
    text: `Gentile Sig.ra Bassi,

Le ricordiamo l'appuntamento per la visita oculistica con il dott. Ferraris:

venerdì 26/02/2027 ore 16.40

La preghiamo di presentarsi con dieci minuti di anticipo, munita di tessera sanitaria e impegnativa. Per disdire chiami lo 0521 555 340, dal lunedì al venerdì dalle 8.00 alle 13.00.

Cordiali saluti`,
    expected: [at('2027-02-26T16:40:00+01:00')],
  },
  {
    name: 'it: a joiner types loosely and comes tomorrow at half past two',
    sentAt: '2027-06-15T19:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Gino Marchetti <gino@falegnameriamarchetti.example>',
    subject: 'porta magazzino',
    text: `ciao stefano, la porta è pronta, domani pomeriggio alle due e mezza vengo con mio figlio a montarla. fammi trovare libero davanti perche col furgone devo arrivare vicino

grazie gino`,
    expected: [at('2027-06-16T14:30:00+02:00')],
  },
  {
    name: 'it: a customer proposes two alternatives',
    sentAt: '2027-09-02T10:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Arch. Federica Lodi <f.lodi@studiolodi.example>',
    subject: 'Scelta dei rivestimenti - ns. incontro',
    text: `Buongiorno Sig. Tonelli,

i clienti vorrebbero passare da Voi in showroom per scegliere i rivestimenti del bagno. Avremmo pensato a:

martedì 7 settembre, ore 17:30
oppure
sabato 11 settembre, ore 10:00

Mi fa sapere quale delle due preferisce?

Cordialmente,
Federica Lodi`,
    expected: [at('2027-09-07T17:30:00+02:00'), at('2027-09-11T10:00:00+02:00')],
  },
  {
    name: 'it: a meeting is brought forward from the afternoon to the morning of another day',
    sentAt: '2027-03-17T12:31:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Davide Sartori <d.sartori@sartorimeccanica.example>',
    subject: 'R: Riunione offerta Brescia',
    text: `Ciao Paola,

purtroppo venerdì alle 15 ho il collaudo. Possiamo anticipare la riunione a domani mattina alle 9.30? Ci vediamo sempre da me in ufficio.

Grazie,
Davide`,
    expected: [at('2027-03-18T09:30:00+01:00')],
  },
  {
    name: 'it: a bank manager invites to an hour of consulting',
    sentAt: '2027-11-08T15:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Roberta Zanon <roberta.zanon@bancadelbrenta.example>',
    subject: 'Rinnovo fido',
    text: `Egregio Dott. Pavan,

in vista della scadenza del fido al 31 dicembre sarebbe utile incontrarci. L'aspetterei in filiale mercoledì 17 novembre dalle 11.00 alle 12.00. Porti con sé, se possibile, la situazione contabile al 30 settembre.

Resto in attesa di un Suo cenno di conferma e porgo distinti saluti.

Roberta Zanon
Gestore imprese
Orario sportello: 8.20-13.20 / 14.35-15.35`,
    expected: [at('2027-11-17T11:00:00+01:00', '2027-11-17T12:00:00+01:00')],
  },
  {
    name: 'it: an invitation comes as a calendar part',
    sentAt: '2027-04-23T17:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Benedetti <chiara.benedetti@benedettitessuti.example>',
    subject: 'Invito: Presentazione collezione autunno',
    text: `Chiara Benedetti ti ha invitato a un evento.

Presentazione collezione autunno

Rispondi all'invito dal tuo calendario.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270505T130000Z
DTEND:20270505T150000Z
DTSTAMP:20270423T150500Z
ORGANIZER;CN=Chiara Benedetti:mailto:chiara.benedetti@benedettitessuti.example
UID:2v8n1c7otessuti@google.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE:mailto:acquisti@sartoriapini.example
LOCATION:Via Garibaldi 21\\, Prato
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Presentazione collezione autunno
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-05-05T15:00:00+02:00', '2027-05-05T17:00:00+02:00')],
  },
  {
    name: 'it: a video call with London is named in two zones',
    sentAt: '2026-11-16T09:36:00+00:00',
    timezone: 'Europe/Rome',
    from: 'Luca Ferri <luca.ferri@ferriwines.example>',
    subject: 'Call giovedì',
    text: `Ciao Ilaria,

allora restiamo per giovedì 19 novembre alle 10:00 ora di Londra, le 11:00 da voi. Il link è questo: https://us05web.zoom.us/j/84411730958

Se ci sono problemi scrivimi su whatsapp.

Luca`,
    expected: [at('2026-11-19T11:00:00+01:00')],
  },
  {
    name: 'it: a fair over four days in Rimini',
    sentAt: '2026-12-15T11:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Segreteria GelatoExpo <espositori@gelatoexpo.example>',
    subject: 'Conferma stand GelatoExpo 2027',
    text: `Spett.le Ditta,

con la presente confermiamo l'assegnazione dello stand 118, padiglione B3, alla fiera GelatoExpo che si terrà a Rimini da sabato 16 a martedì 19 gennaio 2027.

In allegato la piantina e il regolamento tecnico. Il saldo dovrà pervenire entro il 31/12/2026.

Distinti saluti
La Segreteria`,
    expected: [days('2027-01-16', '2027-01-20')],
  },
  {
    name: 'it: a reply accepts the quoted time',
    sentAt: '2027-10-12T14:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Matteo Grimaldi <grimaldi@studiogrimaldi.example>',
    subject: 'Re: Recupero crediti',
    text: `Gentile Dott.ssa Riva,

giovedì 14 ottobre alle 18 va benissimo, l'aspetto in studio.

Cordiali saluti
Avv. Matteo Grimaldi

Il giorno mar 12 ott 2027 alle ore 11:27 Silvia Riva <s.riva@rivaimpianti.example> ha scritto:
> Buongiorno Avvocato, potrei venire da Lei mercoledì 13 alle 12 oppure giovedì 14 alle 18?`,
    expected: [at('2027-10-14T18:00:00+02:00')],
  },
  {
    name: 'it: a condominium assembly is called',
    sentAt: '2027-05-10T16:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Fontana <info@amministrazionifontana.example>',
    subject: 'Convocazione assemblea Condominio Aurora',
    text: `Gentili condomini,

siete invitati a partecipare all'assemblea ordinaria che si terrà mercoledì 26 maggio 2027 alle ore 20:30 presso la sala parrocchiale di via Verdi 8, per deliberare sul seguente ordine del giorno:

1) approvazione del consuntivo 2026
2) preventivo 2027 e riparto
3) sostituzione del citofono
4) varie ed eventuali

Chi non potesse intervenire può farsi rappresentare con delega scritta.

L'amministratore
Geom. C. Fontana`,
    expected: [at('2027-05-26T20:30:00+02:00')],
  },
  {
    name: 'it: an interview is confirmed for the same afternoon',
    sentAt: '2027-07-08T09:14:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Elisa Conti <elisa.conti@contiricerca.example>',
    subject: 'Colloquio Sig. Amato',
    text: `Buongiorno Marco,

ti confermo che il Sig. Amato sarà da voi oggi alle 17.15 per il colloquio. In allegato il suo cv aggiornato.

Fammi sapere com'è andata!
Elisa`,
    expected: [at('2027-07-08T17:15:00+02:00')],
  },
  {
    name: 'it: a table is confirmed in JSON-LD and in the text',
    sentAt: '2027-01-26T18:29:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ristorante Da Nerina <prenota@danerina.example>',
    subject: 'La tua prenotazione da Nerina',
    text: `Ciao Giorgio,

il tuo tavolo per 8 persone è confermato per venerdì 12 febbraio alle 20:15. Codice 55QX.

Ti aspettiamo!
Da Nerina, via dei Mille 4, Modena
Chiuso il lunedì`,
    html: `<html><head><script type="application/ld+json">[{"@context":"https://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"55QX","reservationStatus":"https://schema.org/ReservationConfirmed","partySize":8,"startTime":"2027-02-12T20:15:00+01:00","underName":{"@type":"Person","name":"Giorgio Neri"},"reservationFor":{"@type":"FoodEstablishment","name":"Da Nerina","address":"via dei Mille 4, Modena"}}]</script></head><body><p>Ciao Giorgio,</p><p>il tuo tavolo per 8 persone è confermato per <strong>venerdì 12 febbraio alle 20:15</strong>. Codice 55QX.</p><p>Ti aspettiamo!<br>Da Nerina, via dei Mille 4, Modena<br>Chiuso il lunedì</p></body></html>`,
    expected: [at('2027-02-12T20:15:00+01:00')],
  },
  {
    name: 'it: an electricity bill with its due date',
    sentAt: '2027-04-06T05:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Luce Adriatica <bollette@luceadriatica.example>',
    subject: 'La tua bolletta di marzo',
    text: `Gentile cliente,

è disponibile la bolletta n. 270441902 relativa al periodo 1 marzo - 31 marzo 2027.

Importo: € 214,77
Scadenza: lunedì 26 aprile 2027

L'addebito avverrà automaticamente sul tuo conto corrente. Il servizio clienti risponde dal lunedì al sabato dalle 8 alle 20.`,
    expected: [],
  },
  {
    name: 'it: a carrier brings pallets on Wednesday morning',
    sentAt: '2027-08-31T16:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Autotrasporti Bellini <logistica@autotrasportibellini.example>',
    subject: 'Preavviso di consegna DDT 1187',
    text: `Buongiorno,

la merce di cui al DDT 1187 (4 bancali) sarà consegnata domani 01/09/2027 tra le 8:30 e le 12:30. Si prega di tenere libera l'area di scarico.

Autotrasporti Bellini snc`,
    expected: [],
  },
  {
    name: 'it: an inspection is called off because of the weather',
    sentAt: '2027-11-29T07:52:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Geom. Walter Piras <w.piras@topografiapiras.example>',
    subject: 'Sopralluogo annullato',
    text: `Buongiorno a tutti,

viste le previsioni il sopralluogo di martedì 30 novembre alle 8:00 è annullato. Appena si asciuga il terreno vi comunico quando lo rifacciamo.

Walter Piras`,
    expected: [],
  },
  {
    name: 'it: an absence note for August',
    sentAt: '2027-08-09T10:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio acquisti Torneria Galli <acquisti@torneriagalli.example>',
    subject: 'Risposta automatica: Richiesta preventivo',
    text: `Buongiorno,

la nostra azienda è chiusa per ferie dal 9 al 27 agosto compresi. Risponderemo alla Sua mail a partire da lunedì 30 agosto.

Buone vacanze
Torneria Galli S.r.l.`,
    expected: [],
  },
  {
    name: 'it: a newsletter with a discount and the hours of a shop',
    sentAt: '2026-12-03T18:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Cartoleria Pennini <news@pennini.example>',
    subject: 'Agende 2027: ultimi giorni al -20%',
    text: `È il momento di pensare al nuovo anno!

Fino a domenica 6 dicembre tutte le agende 2027 sono scontate del 20%, anche online (l'offerta termina alle 23:59).

A dicembre siamo aperti anche la domenica, 10-13 e 15.30-19.

Ricevi questa mail perché sei iscritto alla newsletter. Cancellati`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: somebody thanks for a meeting of the day before',
    sentAt: '2027-05-28T09:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Valentina Greco <v.greco@grecolab.example>',
    subject: 'Grazie per ieri',
    text: `Ciao Simone,

grazie ancora per l'incontro di ieri, è stato davvero utile. Ti mando il riepilogo dei prezzi entro mercoledì prossimo.

A presto,
Valentina

> Il 24/05/2027 Simone Villa ha scritto:
> Perfetto, ci vediamo giovedì 27 maggio alle 10 da noi.`,
    expected: [],
  },
  {
    name: 'it: a chamber of commerce names the end of a call for grants',
    sentAt: '2027-03-03T12:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Camera di Commercio Valle Verde <bandi@cciaa-valleverde.example>',
    subject: 'Bando digitalizzazione PMI',
    text: `Gentile impresa,

è online il bando per contributi a fondo perduto destinati alla digitalizzazione. Le domande possono essere inviate dalle ore 10:00 del 15 marzo fino alle ore 16:00 del 30 aprile 2027 esclusivamente via PEC.

Per informazioni: ufficio bandi, lun-ven 9:00-12:30.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: a reply declines and asks to put it off without a date',
    sentAt: '2027-09-20T17:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tiziana Moro <tiziana@moroabbigliamento.example>',
    subject: 'Re: Visita agente',
    text: `Buonasera Carlo,

mi spiace ma mercoledì alle 11 non ci sono, sono a Milano per le sfilate tutta la settimana. Sentiamoci a ottobre con calma.

Tiziana

> Buongiorno Tiziana, passerei mercoledì 22 alle 11 con il campionario. Può andare? Carlo`,
    expected: [],
  },
];
