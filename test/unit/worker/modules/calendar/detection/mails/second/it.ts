import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Mails that were written apart from the rules, and measured before anybody read them. */
export const italianSecondMails: DetectionMail[] = [
  {
    name: 'it: a clinic confirms a check-up',
    sentAt: '2027-01-07T12:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Poliambulatorio Aurora <prenotazioni@poli-aurora.example>',
    subject: 'Conferma prenotazione',
    text: `Gentile Sig. Colombo,

confermiamo la visita di medicina del lavoro per martedì 26 gennaio 2027 alle ore 08:45, ambulatorio 5. Si prega di presentarsi 10 minuti prima con un documento e la tessera sanitaria.

Per disdire: entro 48 ore allo 02 5550 0188, lun-ven 8-19.
`,
    expected: [at('2027-01-26T08:45:00+01:00')],
  },
  {
    name: 'it: two alternatives with e mezza and e un quarto',
    sentAt: '2027-01-14T18:09:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Marangon <segreteria@studio-marangon.example>',
    subject: 'R: Bilancio',
    text: `Buonasera Dott. Ferri,

per il bilancio possiamo vederci mercoledì 20 gennaio alle nove e mezza oppure giovedì 21 gennaio alle 15 e un quarto. Mi faccia sapere.

Chiara, segreteria Studio Marangon

Il giorno gio 14 gen 2027 alle ore 10:02 Ferri <ferri@ferri-arredi.example> ha scritto:
> Buongiorno, quando ci possiamo incontrare?
`,
    expected: [at('2027-01-20T09:30:00+01:00'), at('2027-01-21T15:15:00+01:00')],
  },
  {
    name: 'it: a refusal with another time',
    sentAt: '2026-12-04T09:33:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Carlo Venturi <venturi@venturi-impianti.example>',
    subject: 'R: Collaudo',
    text: `Buongiorno,

giovedì 10 alle 9 non riesco, sono a Bari. Facciamo martedì 15 dicembre alle 8:30? Per quella data arriva anche la valvola.

Ing. Carlo Venturi

> Il 3 dic 2026, 17:45, Officine Lami <ufficio@officine-lami.example> ha scritto:
> Ingegnere, facciamo il collaudo giovedì 10 dicembre alle 9?
`,
    expected: [at('2026-12-15T08:30:00+01:00')],
  },
  {
    name: 'it: today at six in a short message',
    sentAt: '2026-12-10T15:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Sabri <sabrina@sabrina-foto.example>',
    subject: 'foto',
    text: `ciao! passo da voi stasera alle 18 per le foto dei piatti, faccio in fretta se la luce è ok. avvisate lo chef please
Sabri
`,
    expected: [at('2026-12-10T18:00:00+01:00')],
  },
  {
    name: 'it: a whole-day inspection of the kitchen',
    sentAt: '2027-04-20T11:18:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Certifica Bio <ispezioni@certificabio.example>',
    subject: 'Ispezione annuale',
    text: `Gentile operatore,

l'ispezione annuale della Sua azienda avrà luogo mercoledì 12 maggio 2027, per l'intera giornata. L'ispettrice sarà la dott.ssa Rosi. La preghiamo di tenere pronti i registri dal 1° maggio 2026.
`,
    expected: [days('2027-05-12')],
  },
  {
    name: 'it: a fair with dates written in full',
    sentAt: '2027-03-22T10:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio fiere <fiere@borgofiere.example>',
    subject: 'Conferma iscrizione',
    text: `Spettabile ditta,

con la presente confermiamo la Vostra partecipazione alla Fiera del Giardino, dal 7 al 9 maggio 2027, padiglione 3, stand 40. Si prega di saldare la fattura n. 118 del 19/03/2027 (1.250,00 € + IVA) entro il 15 aprile.

Distinti saluti
Ufficio fiere
`,
    expected: [days('2027-05-07', '2027-05-10')],
  },
  {
    name: 'it: the new hour of a lesson',
    sentAt: '2027-04-14T12:37:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Maestra Pia <pia@lingue-pia.example>',
    subject: 'lezione di inglese',
    text: `Ciao a tutti, la lezione aziendale di martedì 20 aprile comincia alle 19 e non alle 18, perché ho il dentista. Ripassate il past perfect!!

Pia
`,
    expected: [at('2027-04-20T19:00:00+02:00')],
  },
  {
    name: 'it: a course with three lessons',
    sentAt: '2027-02-19T16:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Corsi Haccp <corsi@igienesicura.example>',
    subject: 'Calendario lezioni',
    text: `Buongiorno Davide,

ecco il calendario del Suo corso HACCP:
mar 2 marzo 14:00-18:00 lezione 1
gio 4 marzo 14:00-18:00 lezione 2
gio 11 marzo ore 9:00 esame finale

La quota è di 120 €, da versare entro il 26 febbraio.
`,
    expected: [
      at('2027-03-02T14:00:00+01:00', '2027-03-02T18:00:00+01:00'),
      at('2027-03-04T14:00:00+01:00', '2027-03-04T18:00:00+01:00'),
      at('2027-03-11T09:00:00+01:00'),
    ],
  },
  {
    name: 'it: an invitation as a calendar part only',
    sentAt: '2027-02-05T16:16:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giorgio Amato <giorgio@amato-partners.example>',
    subject: 'Invito: revisione contratto',
    text: `Giorgio Amato ti ha inviato un invito. Vedi allegato.
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Agenda Amato//IT
METHOD:REQUEST
BEGIN:VEVENT
UID:rev-contratto-77@amato-partners.example
DTSTAMP:20270205T151600Z
DTSTART:20270212T083000Z
DTEND:20270212T091500Z
SUMMARY:Revisione contratto
LOCATION:Sala Blu
ORGANIZER:mailto:giorgio@amato-partners.example
ATTENDEE;RSVP=TRUE:mailto:info@lanificio-tosi.example
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-02-12T09:30:00+01:00', '2027-02-12T10:15:00+01:00')],
  },
  {
    name: 'it: a deadline for a form',
    sentAt: '2027-02-15T09:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio tributi <tributi@comune-di-montelieve.example>',
    subject: 'Dichiarazione TARI',
    text: `Gentile contribuente,

La informiamo che la dichiarazione va presentata entro le ore 12:00 di lunedì 15 marzo 2027. Lo sportello riceve il martedì e il giovedì dalle 9:00 alle 12:30.

Ufficio tributi
`,
    expected: [],
  },
  {
    name: 'it: closed for holidays',
    sentAt: '2027-07-19T09:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ferramenta Lodi <info@ferramenta-lodi.example>',
    subject: 'Ferie estive',
    text: `Gentili clienti,

il negozio resterà chiuso per ferie da lunedì 9 a domenica 22 agosto. Riapriamo lunedì 23 agosto alle 7:30. Gli ordini vanno inviati entro venerdì 30 luglio, ore 17.

Buone vacanze!
`,
    expected: [],
  },
  {
    name: 'it: what was said last Friday',
    sentAt: '2027-03-16T08:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Paola Serra <paola@serra-immobili.example>',
    subject: 'Riepilogo',
    text: `Buongiorno,

Le riassumo quanto detto nell'incontro di venerdì 12 marzo alle 17: canone 850 € al mese, deposito di tre mensilità, contratto 4+4.

Paola Serra
Agenzia aperta lun-sab 9:30-12:30, 15:30-19:00
`,
    expected: [],
  },
  {
    name: 'it: only the mail below names a time',
    sentAt: '2027-02-23T15:27:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Dario Monti <dario@monti-falegnameria.example>',
    subject: 'R: Invito inaugurazione',
    text: `Grazie dell'invito! Ne parlo con mia moglie e ti dico.

Dario

Il giorno mar 23 feb 2027 alle ore 11:58 Elisa <elisa@elisa-fiori.example> ha scritto:
> Caro Dario, sabato 6 marzo alle 18 inauguriamo il nuovo negozio, vieni?
`,
    expected: [],
  },
  {
    name: 'it: office presence without a proposal',
    sentAt: '2027-02-04T10:16:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Patronato Quercia <sportello@patronato-quercia.example>',
    subject: 'Pratica 4410/27',
    text: `Gentile Signora,

la pratica è in lavorazione. Per informazioni può trovarmi allo sportello il lunedì e il mercoledì dalle 8:30 alle 12:30, senza appuntamento.

Loredana
`,
    expected: [],
  },
  {
    name: 'it: a promotion with a test drive day',
    sentAt: '2027-03-30T06:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Moto Fulmine <promo@motofulmine.example>',
    subject: 'Ti aspettiamo!',
    isBulk: true,
    text: `PORTE APERTE MOTO FULMINE
Sabato 10 e domenica 11 aprile, dalle 9 alle 19
Prova la nuova 450 RS e ricevi un casco in omaggio!

Ricevi questa email perché ti sei iscritto sul nostro sito. Annulla iscrizione: https://motofulmine.example/stop
`,
    expected: [],
  },
];
