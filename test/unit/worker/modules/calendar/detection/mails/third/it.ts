import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Italian mails with times, written from the wish alone. */
export const italianMeetings: DetectionMail[] = [
  {
    name: 'it: a painter comes on Thursday at half past two',
    sentAt: '2027-03-02T19:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tinteggiature Bassi <bassi@tinteggiaturebassi.example>',
    subject: 'Sopralluogo negozio',
    text: `
Buonasera signora Conti,

per il preventivo devo vedere i muri. Passo giovedì alle due e mezza del pomeriggio, va bene? Mi basta mezz'ora.

Cordiali saluti
Renato Bassi
`,
    expected: [at('2027-03-04T14:30:00+01:00', '2027-03-04T15:00:00+01:00')],
  },
  {
    name: 'it: an accountant proposes two dates for a meeting',
    sentAt: '2027-05-10T09:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Ferraris <segreteria@studioferraris.example>',
    subject: 'Incontro bilancio 2026',
    text: `
Gentile dott. Riva,

il dott. Ferraris desidera incontrarLa per illustrarLe il bilancio. Le proponiamo le seguenti date presso il nostro studio:

- mercoledì 19 maggio, ore 15:00
- venerdì 21 maggio, ore 9:30

Restiamo in attesa di un Suo gentile riscontro entro il 14 maggio.

Distinti saluti,
Segreteria Studio Ferraris
Orari: lun-ven 9:00-13:00 / 14:30-18:30
`,
    expected: [at('2027-05-19T15:00:00+02:00'), at('2027-05-21T09:30:00+02:00')],
  },
  {
    name: 'it: a colleague moves a meeting from Tuesday to Friday, without accents',
    sentAt: '2027-09-27T16:13:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ale Donati <ale@studiodonati.example>',
    subject: 're: riunione cataloghi',
    text: `
ciao a tutti

la riunione di martedi alle 10 la spostiamo a venerdi 1 ottobre alle 11.30 perche il fotografo e malato. scusate!

ale

Il giorno 24/09/2027 alle 12:40 Giada Testa ha scritto:
> Vi confermo la riunione cataloghi martedì 28 alle 10.
`,
    expected: [at('2027-10-01T11:30:00+02:00')],
  },
  {
    name: 'it: a medical centre confirms a visit',
    sentAt: '2027-01-25T12:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Poliambulatorio San Biagio <prenotazioni@polisanbiagio.example>',
    subject: 'Conferma prenotazione n. 55417',
    text: `
Gentile MARTA GALLO,

la Sua prenotazione è confermata.

Prestazione: visita dermatologica
Medico: dott.ssa Lucia Neri
Data: 09/02/2027
Ora: 18:15

La preghiamo di presentarsi 10 minuti prima con la tessera sanitaria. Per disdire: entro 48 ore.

Poliambulatorio San Biagio, aperto dal lunedì al sabato 7:30-20:00
`,
    expected: [at('2027-02-09T18:15:00+01:00')],
  },
  {
    name: 'it: a Swiss client from Lugano confirms a call with a link',
    sentAt: '2027-11-08T10:36:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fabio Crivelli <fabio.crivelli@ticinodesign.example>',
    subject: 'Re: Chiamata preventivo',
    text: `
Buongiorno Elisa,

confermo per domani alle 8.45. Mi colleghi pure qui: https://meet.google.com/ynd-qrsk-pou

Saluti da Lugano
Fabio Crivelli
`,
    expected: [at('2027-11-09T08:45:00+01:00')],
  },
  {
    name: 'it: a fair in Bologna of three days with a free stand',
    sentAt: '2027-07-14T11:25:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Consorzio Ceramisti <fiere@consorzioceramisti.example>',
    subject: 'Partecipazione alla fiera di Bologna',
    text: `
Caro Stefano,

ti confermo che il consorzio ha preso lo spazio anche per te: la fiera Terra Cotta si svolge a Bologna dal 7 al 9 ottobre 2027. Ti aspettiamo tutti e tre i giorni.

Mandami per favore le foto dei pezzi entro fine agosto.

Un caro saluto,
Lorenza
`,
    expected: [days('2027-10-07', '2027-10-10')],
  },
  {
    name: 'it: a school calls the parents to a talk with the teachers',
    sentAt: '2026-11-23T13:10:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Istituto Comprensivo Manzoni <segreteria@icmanzoni.example>',
    subject: 'Colloquio con i docenti - 3C',
    text: `
Gentili genitori di Pietro,

il colloquio con la coordinatrice, prof.ssa Valli, è fissato per mercoledì 2 dicembre 2026 dalle ore 16:40 alle ore 16:55, aula 14.

Cordiali saluti
La segreteria
`,
    expected: [at('2026-12-02T16:40:00+01:00', '2026-12-02T16:55:00+01:00')],
  },
  {
    name: 'it: a wine merchant proposes lunch in two weeks',
    sentAt: '2027-04-14T17:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ottavio Marchesi <ottavio@cantinemarchesi.example>',
    subject: 'Un pranzo dalle nostre parti?',
    text: `
Caro Giulio,

ho assaggiato il tuo olio: complimenti. Che ne dici di parlarne a pranzo, fra due settimane esatte, mercoledì 28, all'una, alla trattoria di fronte alla cantina? Offro io.

A presto,
Ottavio
`,
    expected: [at('2027-04-28T13:00:00+02:00')],
  },
  {
    name: 'it: a video call with a London time and an Italian time',
    sentAt: '2027-06-21T14:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Pellegrini <chiara@northlightfilms.example>',
    subject: 'Call montaggio',
    text: `
Ciao Davide,

il montatore è libero lunedì 28 giugno alle 10:00 di Londra, quindi le 11:00 da voi. Facciamo la call a quell'ora? Durata un'ora.

Chiara
`,
    expected: [at('2027-06-28T11:00:00+02:00', '2027-06-28T12:00:00+02:00')],
  },
  {
    name: 'it: a calendar invitation for a check of the alarm system',
    sentAt: '2027-08-31T09:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sicurpoint Assistenza <assistenza@sicurpoint.example>',
    subject: 'Manutenzione programmata impianto allarme',
    text: `
Gentile cliente,

in allegato l'appuntamento per la manutenzione annuale del Suo impianto. Il tecnico si presenterà con tesserino.

Sicurpoint
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Sicurpoint//Agenda//IT
METHOD:PUBLISH
BEGIN:VEVENT
UID:man-2027-7741@sicurpoint.example
DTSTAMP:20270831T073300Z
DTSTART:20270914T063000Z
DTEND:20270914T083000Z
SUMMARY:Manutenzione impianto allarme
LOCATION:Via dei Mille 8
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-09-14T08:30:00+02:00', '2027-09-14T10:30:00+02:00')],
  },
  {
    name: 'it: the owners of a stairwell meet about the roof',
    sentAt: '2027-10-11T15:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Galbiati <studio@amm-galbiati.example>',
    subject: 'Riunione condòmini scala B',
    text: `
Gentili signori,

vi invito a una riunione informale sui lavori del tetto, giovedì 21 ottobre p.v. alle ore 20.45, presso l'androne della scala B. Sarà presente il geom. Pozzi.

Cordialmente
Rag. Luisa Galbiati
`,
    expected: [at('2027-10-21T20:45:00+02:00')],
  },
  {
    name: 'it: a bank adviser offers today at a quarter to six or tomorrow morning at nine',
    sentAt: '2027-02-17T10:09:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Silvia Moretti <silvia.moretti@bancavaldarno.example>',
    subject: 'Firma fido',
    text: `
Buongiorno sig. Landi,

la pratica del fido è pronta, manca solo la firma. Può passare in filiale oggi alle 17.45 oppure domani mattina alle 9?

Un cordiale saluto
Silvia Moretti
Banca Val d'Arno, filiale di Figline
Sportello: 8:20-13:20
`,
    expected: [at('2027-02-17T17:45:00+01:00'), at('2027-02-18T09:00:00+01:00')],
  },
];
