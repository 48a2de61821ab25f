import { at, type DetectionMail, days } from './mail.ts';

/** Italian mails: with times first, then without. */
export const italianMails: DetectionMail[] = [
  {
    name: 'it: Thursday at 15.30 on site',
    sentAt: '2026-11-23T11:08:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giulia Ferri <giulia@vetreriaferri.example>',
    subject: 'Sopralluogo vetrina',
    text: `Buongiorno Sig. Conti,

per il preventivo della vetrina dovrei prendere le misure di persona. Le andrebbe bene giovedì 26 alle 15.30? Mi basta una mezz'ora.

Cordiali saluti
Giulia Ferri
Vetreria Ferri, via Garibaldi 14, Modena`,
    expected: [at('2026-11-26T15:30:00+01:00', '2026-11-26T16:00:00+01:00')],
  },
  {
    name: 'it: coffee tomorrow morning at half past nine',
    sentAt: '2026-06-15T19:25:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ale <alessandro@torrefazionebo.example>',
    subject: 'domani',
    text: `Ciao! Domattina alle nove e mezza ti va un caffè da noi? Ti faccio assaggiare la miscela nuova.
Ale`,
    expected: [at('2026-06-16T09:30:00+02:00')],
  },
  {
    name: 'it: three times in a list',
    sentAt: '2026-11-27T15:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Dott. Paolo Gallo <p.gallo@studiogallo.example>',
    subject: 'Incontro bilancio 2026',
    text: `Gentile Dott.ssa Serra,

in vista della chiusura dell'esercizio le propongo un incontro presso il mio studio in una di queste date:

- lunedì 30 novembre, ore 10:00
- mercoledì 2 dicembre, dalle 14:00 alle 15:00
- giovedì 3 dicembre, ore 17:30

Resto in attesa di un suo cenno.

Paolo Gallo`,
    expected: [
      at('2026-11-30T10:00:00+01:00'),
      at('2026-12-02T14:00:00+01:00', '2026-12-02T15:00:00+01:00'),
      at('2026-12-03T17:30:00+01:00'),
    ],
  },
  {
    name: 'it: a move from Tuesday to Thursday gives Thursday',
    sentAt: '2026-09-04T12:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Bassi <chiara.bassi@cantinabassi.example>',
    subject: 'Spostamento riunione',
    text: `Ciao a tutti,

vista la pioggia anticipiamo la vendemmia, quindi la riunione di martedì alle 9 è spostata a giovedì alle 18, quando saremo tutti più
tranquilli (spero).

Grazie per la pazienza
Chiara`,
    expected: [at('2026-09-10T18:00:00+02:00')],
  },
  {
    name: 'it: the reply says yes to the one quoted time',
    sentAt: '2026-12-01T17:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Marco Testa <marco@testagrafica.example>',
    subject: 'Re: Prove colore',
    text: `Perfetto, a venerdì allora! Porto anche la carta nuova.
Marco

Il giorno mar 1 dic 2026 alle ore 16:32 Elena Serra <elena@edizioniserra.example> ha scritto:
> Ciao Marco,
> passeresti in redazione venerdì 4 dicembre alle 11 per guardare insieme le prove colore?
> Elena`,
    expected: [at('2026-12-04T11:00:00+01:00')],
  },
  {
    name: 'it: lunch at noon on Wednesday',
    sentAt: '2026-10-19T09:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Federica Longo <flongo@pastificiolongo.example>',
    subject: 'Pranzo',
    text: `Cara Elena,

mercoledì sono a Bologna. Pranziamo a mezzogiorno alla trattoria sotto i portici? Così ti racconto della fiera.

Un abbraccio,
Federica`,
    expected: [at('2026-10-21T12:00:00+02:00')],
  },
  {
    name: 'it: a call at 5 pm London time is at 18 in Rome',
    sentAt: '2026-11-30T10:00:00+00:00',
    timezone: 'Europe/Rome',
    from: 'Luca Moretti <luca@morettileather.example>',
    subject: 'Call con il buyer',
    text: `Ciao Elena,

il buyer inglese può mercoledì 2 dicembre alle 17, ora di Londra. Ti giro il link: https://meet.jit.si/MorettiBuyer2026

A presto
Luca`,
    expected: [at('2026-12-02T18:00:00+01:00')],
  },
  {
    name: 'it: an open day for partners takes the whole day',
    sentAt: '2026-11-20T16:45:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Silvia Riva <silvia.riva@lanificioriva.example>',
    subject: 'Vi aspettiamo in lanificio',
    text: `Gentile Elena,

come d'accordo vi aspettiamo mercoledì 9 dicembre per l'intera giornata: visita ai telai, pranzo in mensa e scelta dei filati. Il
treno più comodo da Milano arriva alle 9:12.

Mi conferma in quanti sarete entro fine mese?
Silvia Riva`,
    expected: [days('2026-12-09')],
  },
  {
    name: 'it: a seat at a round table is reserved, in structured data only',
    sentAt: '2026-11-26T22:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Biglietteria <noreply@biglietteria.example>',
    subject: 'Conferma prenotazione: Tavola rotonda sull’editoria',
    text: `Gentile Elena Serra,

la sua prenotazione è confermata. Mostri il codice QR all'ingresso.

Codice: TR-1011-26`,
    html: `<html><body><script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"TR-1011-26",
"reservationStatus":"https://schema.org/ReservationConfirmed",
"underName":{"@type":"Person","name":"Elena Serra"},
"reservationFor":{"@type":"Event","name":"Tavola rotonda sull'editoria","startDate":"2026-12-10T18:30:00+01:00",
"endDate":"2026-12-10T20:00:00+01:00","location":{"@type":"Place","name":"Sala Borsa","address":"Bologna"}}}
</script><p>Gentile Elena Serra,</p><p>la sua prenotazione è confermata. Mostri il codice QR all'ingresso.</p>
<p>Codice: TR-1011-26</p></body></html>`,
    expected: [at('2026-12-10T18:30:00+01:00', '2026-12-10T20:00:00+01:00')],
  },
  {
    name: 'it: two days of stocktaking together',
    sentAt: '2026-12-15T14:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Bassi <chiara.bassi@cantinabassi.example>',
    subject: 'Inventario',
    text: `Ciao ragazzi,

l'inventario lo facciamo tutti insieme l'11 e il 12 gennaio, in magazzino. Vestitevi pesante!

Chiara`,
    expected: [days('2027-01-11', '2027-01-13')],
  },
  {
    name: 'it: Tuesday at a quarter to three, with a phone number like a time',
    sentAt: '2026-11-27T08:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Comm. Renzo Villa <renzo@villacornici.example>',
    subject: 'cornici',
    text: `Buondì,
martedì alle tre meno un quarto passo a ritirare le stampe, va bene? Se cambia qualcosa il mio numero è 340 1530 915.
Renzo Villa`,
    expected: [at('2026-12-01T14:45:00+01:00')],
  },
  {
    name: 'it: agreed in passing, with an earlier exchange below',
    sentAt: '2026-12-02T12:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Federica Longo <flongo@pastificiolongo.example>',
    subject: 'Re: Re: Fiera di Parma',
    text: `Ottimo. Allora ci vediamo allo stand lunedì 14 dicembre, ore 10.

F.

> Il 30/11/2026 Elena Serra ha scritto:
> Lunedì va bene, mattina o pomeriggio?
>> Il 28/11/2026 Federica Longo ha scritto:
>> Preferisci venerdì 11 o lunedì 14?`,
    expected: [at('2026-12-14T10:00:00+01:00')],
  },
  {
    name: 'it: an invoice with its due date',
    sentAt: '2026-11-24T08:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazione <amministrazione@cartieragarda.example>',
    subject: 'Fattura 1530/2026',
    text: `Spett.le Edizioni Serra,

in allegato la fattura n. 1530/2026 del 24/11/2026, importo € 2.010,30, scadenza 24/12/2026.

Distinti saluti
Cartiera Garda S.r.l.`,
    expected: [],
  },
  {
    name: 'it: parcel comes today in a window',
    sentAt: '2026-12-03T07:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Corriere Lampo <tracking@corrierelampo.example>',
    subject: 'In consegna oggi',
    text: `Il tuo pacco è in consegna oggi, giovedì 3 dicembre, tra le 11:00 e le 13:00. Spedizione 12 30 45 1700.

Non puoi ritirarlo? Scegli un punto di ritiro (aperti dalle 8 alle 20).`,
    expected: [],
  },
  {
    name: 'it: files wanted by Friday at 12',
    sentAt: '2026-11-25T17:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Marco Testa <marco@testagrafica.example>',
    subject: 'File definitivi',
    text: `Ciao Elena, per andare in stampa lunedì mi servono i PDF definitivi entro venerdì alle 12, altrimenti slittiamo di una settimana.

Marco`,
    expected: [],
  },
  {
    name: 'it: thanks for yesterday',
    sentAt: '2026-06-18T08:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Silvia Riva <silvia.riva@lanificioriva.example>',
    subject: 'Grazie',
    text: `Gentile Elena,

grazie per l'incontro di ieri alle 16, è stato un piacere conoscervi. Le mando il listino appena pronto e spero di rivedervi presto.

Silvia Riva`,
    expected: [],
  },
  {
    name: 'it: a strike makes a meeting fall through',
    sentAt: '2026-11-26T18:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Dott. Paolo Gallo <p.gallo@studiogallo.example>',
    subject: 'Annullato: incontro di domani',
    text: `Gentile Dott.ssa,

causa sciopero dei treni devo purtroppo annullare il nostro incontro di domani, venerdì 27, alle 10. La richiamo lunedì per trovare
un'altra data.

Cordialmente
Paolo Gallo`,
    expected: [],
  },
  {
    name: 'it: new opening hours of the bank',
    sentAt: '2026-12-01T09:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Filiale Bologna <filiale@bancaesempio.example>',
    subject: 'Nuovi orari',
    text: `Gentile Cliente,

da lunedì 7 dicembre la filiale è aperta dal lunedì al venerdì dalle 8:30 alle 13:15 e, su appuntamento, dalle 14:45 alle 16:00.`,
    expected: [],
  },
  {
    name: 'it: a course is advertised to a list',
    sentAt: '2026-11-28T06:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Accademia Web <newsletter@accademiaweb.example>',
    subject: 'Ultimi posti! Masterclass gratuita',
    text: `Martedì 1 dicembre alle 21:00 in diretta: come triplicare le vendite con le e-mail.

ISCRIVITI ORA, l'offerta scade domenica a mezzanotte.

Ricevi questa e-mail perché sei iscritto alla nostra newsletter. Cancellati qui.`,
    expected: [],
  },
];
