import { at, type DetectionMail, days } from '../mail.ts';

/** Italian mails on which the detection may be tuned. */
export const italianDevMails: DetectionMail[] = [
  {
    name: 'it: a supplier asks for a meeting at the office',
    sentAt: '2026-11-23T11:37:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Federica Bassani <f.bassani@bassani-tessuti.example>',
    subject: 'Nuova collezione',
    text: `Gentile Signora Conti,

vorrei presentarLe la nuova collezione primavera/estate. Le andrebbe bene venerdì 4 dicembre alle ore 10.00 presso la Vostra sede?

Cordiali saluti
Federica Bassani
Cell. 333 5550 171
Showroom: lun-ven 9-13 / 14-18
`,
    expected: [at('2026-12-04T10:00:00+01:00')],
  },
  {
    name: 'it: a long mail with the meeting in the middle',
    sentAt: '2026-09-07T17:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Marta Colonna <colonna@studio-colonna.example>',
    subject: 'Marchio "Alba"',
    text: `Gentile Dottor Sala,

Le scrivo in merito al marchio "Alba", depositato il 12/03/2024. La controparte ha notificato l'opposizione il 28 agosto; abbiamo due mesi per rispondere, cioè fino al 28 ottobre.

Prima di decidere vorrei parlarne con Lei di persona: La aspetto mercoledì 16 settembre alle 17 in studio. Mi porti per favore le fatture del 2024 e del 2025.

Il mio onorario per la prima fase è di 1.800 € oltre accessori.

Un cordiale saluto
Marta Colonna
`,
    expected: [at('2026-09-16T17:00:00+02:00')],
  },
  {
    name: 'it: a postponed site meeting',
    sentAt: '2027-02-02T07:58:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Geom. Walter Pozzi <pozzi@pozzi-geometri.example>',
    subject: 'Sopralluogo rinviato',
    text: `Buongiorno,

causa neve il sopralluogo di mercoledì 3 febbraio ore 9:00 è rinviato a lunedì 8 febbraio ore 14:30. Ritrovo sempre davanti al cancello.

Geom. W. Pozzi
`,
    expected: [at('2027-02-08T14:30:00+01:00')],
  },
  {
    name: 'it: tomorrow afternoon by phone',
    sentAt: '2027-03-22T17:41:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Vale <valentina@agenzia-brio.example>',
    subject: 'campagna Pasqua',
    text: `ciaoo, il cliente vuole un altro claim :( ti chiamo domani alle 14.30 così ne parliamo due minuti ok?

Vale
`,
    expected: [at('2027-03-23T14:30:00+01:00')],
  },
  {
    name: 'it: a viewing at one of two hours on one day',
    sentAt: '2026-10-20T09:41:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Immobiliare Ponte <visite@immobiliare-ponte.example>',
    subject: 'Capannone via Po 18',
    text: `Buongiorno Sig. Rossetti,

il proprietario può farLe vedere il capannone martedì 27 ottobre, alle 9.30 oppure alle 14.00. Canone richiesto: 1.900 €/mese, 420 mq, classe D.

Immobiliare Ponte
`,
    expected: [at('2026-10-27T09:30:00+01:00'), at('2026-10-27T14:00:00+01:00')],
  },
  {
    name: 'it: an earlier time instead of a later one',
    sentAt: '2027-01-29T13:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Nicoletta Sarti <nicoletta@sarti-viaggi.example>',
    subject: 'Cambio orario',
    text: `Ciao Enrico,

mi hanno spostato un impegno: invece di giovedì 4 febbraio alle 16 possiamo fare mercoledì 3 febbraio alle 10? Se non ti sento do per buono.

Nicoletta
`,
    expected: [at('2027-02-03T10:00:00+01:00')],
  },
  {
    name: 'it: a meeting from three to half past four',
    sentAt: '2026-12-02T12:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Elena Rinaldi <rinaldi@rinaldi-legale.example>',
    subject: 'Riunione soci',
    text: `Gentili Signori,

la riunione per la cessione delle quote è fissata per mercoledì 16 dicembre 2026 dalle ore 15.00 alle ore 16.30 presso il mio studio. La bozza dell'atto Vi perverrà entro l'11 dicembre.

Avv. Elena Rinaldi
`,
    expected: [at('2026-12-16T15:00:00+01:00', '2026-12-16T16:30:00+01:00')],
  },
  {
    name: 'it: a call in the time of Tokyo',
    sentAt: '2026-12-07T18:30+09:00',
    timezone: 'Europe/Rome',
    from: 'Yuki Tanabe <tanabe@tanabe-trading.example>',
    subject: "Telefonata per l'ordine",
    text: `Gentile Signor Marini,

possiamo parlare al telefono giovedì 10 dicembre alle 17:00 ora di Tokyo? Vorrei chiedere del prezzo dell'ordine TT-118.

Cordiali saluti
Yuki Tanabe
`,
    expected: [at('2026-12-10T09:00:00+01:00')],
  },
  {
    name: 'it: a whole-day survey without a year',
    sentAt: '2027-05-24T16:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Topografia Alpina <info@topografia-alpina.example>',
    subject: 'Rilievo terreno',
    text: `Salve,

saremo da Voi mercoledì 9 giugno per il rilievo del terreno. Ci vorrà tutta la giornata, serve che qualcuno ci apra il cancello a monte. Compenso come da preventivo 55 (1.450 € + cassa).

Topografia Alpina
`,
    expected: [days('2027-06-09')],
  },
  {
    name: 'it: an invoice with several dates',
    sentAt: '2027-02-01T07:22:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazione <fatture@pulilampo.example>',
    subject: 'Fattura 2027/44',
    text: `Buongiorno,

in allegato la fattura 2027/44 del 01/02/2027 per le pulizie del 9, 16, 23 e 30 gennaio (ore 6:00-8:00), totale 512,40 €. Pagamento: bonifico a 30 gg, scadenza 03/03/2027.
`,
    expected: [],
  },
  {
    name: 'it: goods on the way',
    sentAt: '2026-12-15T17:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Logistica <spedizioni@carta-brenta.example>',
    subject: 'Spedizione ordine 7741',
    text: `Gentile cliente,

il Suo ordine 7741 è partito oggi dal nostro magazzino. Consegna prevista: giovedì 17 dicembre tra le 8:30 e le 12:30. Il corriere chiamerà prima della consegna.
`,
    expected: [],
  },
  {
    name: "it: somebody else's appointment in a thread",
    sentAt: '2027-03-01T18:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gabriele Orsi <gabriele@orsi-ricambi.example>',
    subject: 'I: fermo macchina',
    text: `Per conoscenza, vedi sotto: la tornitrice è già stata riparata, quindi nessun altro intervento.

---- Messaggio inoltrato ----
Da: Officina Rapida <assistenza@officina-rapida.example>
Data: 25/02/2027 08:15
A: gabriele@orsi-ricambi.example

Il tecnico arriva venerdì 26 febbraio alle 10:00.
`,
    expected: [],
  },
  {
    name: 'it: a customer cancels a booking',
    sentAt: '2027-04-09T21:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Stefano Bruni <stefano@bruni-ciclismo.example>',
    subject: 'disdetta',
    text: `Salve,

purtroppo dobbiamo disdire la cena di sabato 17 aprile alle 20:30 per 14 persone. Scusate il disturbo, sarà per un'altra volta!

Stefano
`,
    expected: [],
  },
  {
    name: 'it: a power cut is announced',
    sentAt: '2027-03-24T10:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rete Elettrica Val Chiara <avvisi@rete-valchiara.example>',
    subject: 'Interruzione programmata',
    text: `Gentile cliente,

per lavori sulla linea l'energia elettrica sarà interrotta giovedì 1 aprile dalle 8:30 alle 12:00. Non utilizzi gli ascensori. Codice cliente 600 124 881.
`,
    expected: [],
  },
  {
    name: 'it: a promise to call some day',
    sentAt: '2026-11-27T10:28:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Mirko Fabbri <mirko@fabbri-caldaie.example>',
    subject: 'Preventivo caldaia',
    text: `Buongiorno,

il preventivo è di 2.340 € più IVA, valido 30 giorni. La chiamo nei prossimi giorni per vedere quando possiamo venire, credo verso metà dicembre.

Mirko Fabbri
Assistenza 8-20 tutti i giorni
`,
    expected: [],
  },
];
