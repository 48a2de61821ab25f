import type { DetectionMail } from '../../mail.ts';

/** Italian mails without a meeting, written from the wish alone. */
export const italianOthers: DetectionMail[] = [
  {
    name: 'it: a deadline for the payment of a tax form',
    sentAt: '2027-06-07T08:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Lombardi Associati <scadenze@lombardiassociati.example>',
    subject: 'Scadenze di giugno',
    text: `
Gentile cliente,

Le ricordiamo le prossime scadenze:

16/06/2027 versamento IVA mensile
16/06/2027 acconto IMU
30/06/2027 saldo imposte sui redditi

Gli F24 vanno autorizzati entro le ore 12 del 14 giugno.

Studio Lombardi Associati
`,
    expected: [],
  },
  {
    name: 'it: a courier tells when a parcel will come',
    sentAt: '2027-12-02T07:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'SprintCorriere <tracking@sprintcorriere.example>',
    subject: 'La tua spedizione è in consegna',
    text: `
Ciao,

la tua spedizione 8840021937 è in consegna oggi, giovedì 2 dicembre, tra le 14:00 e le 16:00.

Non sei in casa? Puoi ritirarla dal 3 dicembre al punto SprintPoint di via Roma 12 (8:30-19:30).

SprintCorriere
`,
    expected: [],
  },
  {
    name: 'it: a course is called off because the teacher is ill',
    sentAt: '2027-04-06T18:08:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Scuola Lingue Aurora <info@lingueaurora.example>',
    subject: 'Lezione annullata',
    text: `
Gentile Paolo,

la lezione di inglese di domani, mercoledì 7 aprile, alle 18:30 è annullata per malattia dell'insegnante. Ti comunicheremo più avanti la data del recupero.

Scuola Lingue Aurora
`,
    expected: [],
  },
  {
    name: 'it: an automatic answer in the weeks around Ferragosto',
    sentAt: '2027-08-09T12:31:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Officine Baroni <ordini@officinebaroni.example>',
    subject: 'Risposta automatica: ordine viti',
    text: `
Grazie per il Suo messaggio.

I nostri uffici resteranno chiusi per ferie da sabato 7 a domenica 29 agosto 2027. Riapriremo lunedì 30 agosto alle ore 8.00.

Officine Baroni
`,
    expected: [],
  },
  {
    name: 'it: the minutes of a meeting of the day before yesterday',
    sentAt: '2027-03-18T09:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Emanuela Fusco <emanuela@proloco-valbruna.example>',
    subject: 'Verbale del 16 marzo',
    text: `
Cari consiglieri,

allego il verbale della riunione di martedì 16 marzo (inizio ore 21:00, fine ore 23:10). Mancava solo Gino. Se avete correzioni, scrivetemele.

Buona giornata
Emanuela
`,
    expected: [],
  },
  {
    name: 'it: a customer turns down the time offered and asks for patience',
    sentAt: '2027-01-13T11:11:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Roberta Salis <r.salis@hotelcalabianca.example>',
    subject: 'Re: Presentazione gestionale',
    text: `
Buongiorno,

purtroppo lunedì 18 alle 15 non possiamo, siamo in piena ristrutturazione. La ricontatto io in primavera.

Saluti
Roberta Salis

Il mar 12 gen 2027 alle 16:25 Luca Zani <luca@zanisoftware.example> ha scritto:
> Gentile sig.ra Salis, potremmo sentirci lunedì 18 gennaio alle 15:00 per la presentazione?
> Luca Zani
`,
    expected: [],
  },
  {
    name: 'it: a shop announces new opening hours',
    sentAt: '2027-09-01T08:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ingrosso Tessuti Villa <news@tessutivilla.example>',
    subject: 'Nuovi orari da settembre',
    text: `
Gentili clienti,

da lunedì 6 settembre il magazzino osserverà i seguenti orari:

lunedì - venerdì 8:00-12:30 e 14:00-18:00
sabato 8:30-12:00

Vi aspettiamo!

Per non ricevere più le nostre comunicazioni, cliccate qui.
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: somebody asks which afternoon would suit',
    sentAt: '2027-05-26T15:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tommaso Greco <tommaso@grecofotografia.example>',
    subject: 'Servizio fotografico',
    text: `
Ciao Irene,

per il servizio fotografico in laboratorio la luce migliore è nel pomeriggio. Io la prossima settimana sono libero lunedì e giovedì. Dimmi tu che giorno preferisci, poi fissiamo l'orario.

Tommaso
`,
    expected: [],
  },
];
