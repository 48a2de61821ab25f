import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const italianLater: DetectionMail[] = [
  {
    name: 'it: an electrician gets a site visit confirmed with date and hour',
    sentAt: '2026-11-12T18:41:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giuliana Marchetti <giuliana.marchetti@postacasa.example>',
    subject: 'Sopralluogo impianto via dei Tigli',
    text: `Buonasera sig. Ferri,

come d'accordo al telefono le confermo il sopralluogo per martedì 17 novembre alle 9:30, in via dei Tigli 14, secondo piano (citofono Marchetti-Oliva).
Il quadro elettrico è nell'ingresso; le bollette degli ultimi due anni gliele faccio trovare pronte.

Se ha difficoltà col parcheggio mi chiami al 347 555 01 82, le apro il cancello.

Cordiali saluti
Giuliana Marchetti
`,
    expected: [at('2026-11-17T09:30:00+01:00')],
  },
  {
    name: 'it: of two quoted proposals the second is accepted',
    sentAt: '2026-11-20T08:52:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Davide Sartori <d.sartori@vetreriasartori.example>',
    subject: 'R: Incontro per il catalogo',
    text: `Buongiorno Elena,

mercoledì purtroppo sono in fiera, facciamo giovedì alle 11 allora. Vengo io da voi in agenzia.

Davide

Il giorno gio 19 nov 2026 alle ore 17:20 Elena Prandi <elena@prandigrafica.example> ha scritto:
> Ciao Davide,
> per il catalogo nuovo ci servirebbe vederci di persona. Io avrei libero
> mercoledì 25 alle 15 oppure giovedì 26 alle 11.
> Fammi sapere!
> Elena
`,
    expected: [at('2026-11-26T11:00:00+01:00')],
  },
  {
    name: 'it-CH: a site meeting early on a Friday in Ticino',
    sentAt: '2026-11-27T14:36:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Arch. Fabrizio Pedrini <pedrini@atelierpedrini.example>',
    subject: 'Cantiere Casa Lurati, Gordola - riunione',
    text: `Egregi signori,

vi convoco alla prossima riunione di cantiere di venerdì 4 dicembre 2026, ore 07.15, presso la baracca di cantiere a Gordola.

All'ordine del giorno:
1. Avanzamento opere da gessatore
2. Posa serramenti (ritardo fornitore)
3. Liquidazioni intermedie

La presenza della vostra ditta è richiesta. In caso di impedimento vogliate annunciarvi allo 091 555 34 10.

Cordiali saluti
Fabrizio Pedrini, arch. dipl. STS
`,
    expected: [at('2026-12-04T07:15:00+01:00')],
  },
  {
    name: 'it: an invitation with a calendar part for a project call',
    sentAt: '2026-12-01T12:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Valenti <chiara.valenti@ondasoft.example>',
    subject: 'Invito: Avvio progetto gestionale',
    text: `Chiara Valenti ti ha invitato a un evento.

Avvio progetto gestionale
Videochiamata, il collegamento è nell'invito.
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ondasoft//Agenda//IT
METHOD:REQUEST
BEGIN:VEVENT
UID:avvio-20261210-7781@ondasoft.example
DTSTAMP:20261201T110200Z
DTSTART:20261210T083000Z
DTEND:20261210T093000Z
SUMMARY:Avvio progetto gestionale
LOCATION:https://meet.ondasoft.example/avvio-7781
ORGANIZER;CN=Chiara Valenti:mailto:chiara.valenti@ondasoft.example
ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:info@caseificiorovere.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2026-12-10T09:30:00+01:00', '2026-12-10T10:30:00+01:00')],
  },
  {
    name: 'it: a courier announces a delivery window',
    sentAt: '2026-11-25T19:10:00+01:00',
    timezone: 'Europe/Rome',
    from: 'RapidoCorriere <notifiche@rapidocorriere.example>',
    subject: 'La tua spedizione RC48820117 arriva domani',
    text: `Gentile cliente,

la spedizione RC48820117 proveniente da CARTOTECNICA ALPINA è in transito.

Consegna prevista: giovedì 26/11/2026 tra le 10:30 e le 12:30
Colli: 3   Peso: 41 kg

Non rispondere a questo messaggio. Assistenza: 199 555 000, dal lunedì al venerdì, 8:00-19:00.
`,
    expected: [],
  },
  {
    name: 'it: a patient cancels a physiotherapy session',
    sentAt: '2026-12-02T07:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Sandro Pellegrini <sandropelle@libramail.example>',
    subject: 'disdetta',
    text: `Buongiorno, sono Sandro Pellegrini, devo disdire la seduta di venerdì 4 alle 18.15 perchè ho la febbre. Appena sto meglio vi telefono io per fissarne un'altra. Scusate e grazie
`,
    expected: [],
  },
  {
    name: 'it: a call at ten London time is eleven in Rome',
    sentAt: '2027-01-11T15:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Federica Nardi <federica.nardi@harbourfoods.example>',
    subject: 'Olio 2027: sentiamoci',
    text: `Buongiorno signor Cataldo,

ho assaggiato i campioni e il Coratina è piaciuto molto anche al nostro buyer. Possiamo sentirci in videochiamata giovedì 14 gennaio alle 10:00 ora di Londra? Ci vorrà una mezz'ora, ci sarà anche il collega della logistica.

A presto,
Federica Nardi
Harbour Foods, London
`,
    expected: [at('2027-01-14T11:00:00+01:00', '2027-01-14T11:30:00+01:00')],
  },
  {
    name: 'it: a piano tuner is asked for at a quarter to six',
    sentAt: '2027-02-01T13:09:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Maria Adelaide Fossati <m.a.fossati@postacasa.example>',
    subject: 'Accordatura pianoforte',
    text: `Gentile Maestro,

il mio vecchio verticale ha di nuovo bisogno delle Sue cure, il la centrale ormai è un lamento. Le andrebbe bene passare da me giovedì 4 febbraio alle sei meno un quarto di sera? A quell'ora i nipotini sono già andati via e c'è silenzio.

Il compenso resta quello dell'anno scorso, 90 euro, mi pare.

Con stima
Maria Adelaide Fossati
`,
    expected: [at('2027-02-04T17:45:00+01:00')],
  },
  {
    name: 'it: the agent shows the shop the day after tomorrow',
    sentAt: '2027-02-15T10:50:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Immobiliare Duomo <l.grimaldi@immobiliareduomo.example>',
    subject: 'Visita locale commerciale rif. C-118',
    text: `Buongiorno Roberta,

ho sentito la proprietà: possiamo vedere il negozio dopodomani alle 12:45. Ci troviamo direttamente davanti alla vetrina, corso Garibaldi 61.

Le ricordo i dati: 74 mq, canone 1.150 €/mese, libero dal 1° aprile.

Luca Grimaldi
Immobiliare Duomo | 328 555 61 90
`,
    expected: [at('2027-02-17T12:45:00+01:00')],
  },
  {
    name: 'it: a photographer is booked for a wedding day',
    sentAt: '2027-01-26T22:15:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Silvia & Tommaso <silviatommaso2027@libramail.example>',
    subject: 'Confermato!!',
    text: `Ciao Enrico!

Ci abbiamo dormito su e... sì, vogliamo te! Quindi ti prenotiamo ufficialmente per il nostro matrimonio, sabato 12 giugno 2027, servizio per tutta la giornata. Gli orari precisi te li mandiamo in primavera quando il parroco ci fa sapere.

La caparra di 400 euro te la facciamo con bonifico in settimana.

Un abbraccio
Silvia e Tommaso
`,
    expected: [days('2027-06-12')],
  },
  {
    name: 'it: an offer with its validity and lead time',
    sentAt: '2027-02-10T17:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio commerciale <commerciale@serramentinord.example>',
    subject: 'Offerta n. 311/27',
    text: `Spett.le Agriturismo La Quercia,

in allegato la nostra migliore offerta per n. 9 finestre in pino lamellare.

Prezzo totale: € 7.865,00 + IVA 10%
Validità offerta: 12 marzo 2027
Tempi di consegna: 45 giorni dalla conferma
Pagamento: 30% all'ordine, saldo a fine lavori

Confermando entro venerdì 19 febbraio possiamo applicare un ulteriore sconto del 3%.

Restiamo a disposizione e porgiamo cordiali saluti.
Serramenti Nord Snc - tel. 0444 555 133 - 8:30/12:30 14:00/18:00
`,
    expected: [],
  },
  {
    name: 'it: works on the street line by others',
    sentAt: '2027-01-20T10:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Reti Idriche Valsesia <avvisi@retivalsesia.example>',
    subject: 'Avviso di interruzione del servizio idrico',
    text: `Gentile utente,

La informiamo che martedì 26 gennaio 2027, dalle ore 8:30 alle ore 13:00, i nostri tecnici eseguiranno lavori sulla condotta di via Cavour. Nell'intervallo indicato l'acqua potrà mancare o risultare torbida.

Non è necessaria la presenza dell'utente.

Pronto intervento (24 ore su 24): 800 555 019
`,
    expected: [],
  },
  {
    name: 'it: the town hall reserves the gym for a meeting with parents',
    sentAt: '2027-03-01T12:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Sport <sport@comunevillalta.example>',
    subject: 'Uso palestra scuola media',
    text: `Alla ASD Pallavolo Villalta

In risposta alla Vs. richiesta prot. 1822, si comunica che la palestra Vi è assegnata per l'incontro con i genitori di mercoledì 10 marzo 2027, dalle ore 20.30 alle ore 22.00. Le chiavi si ritirano dal custode la sera stessa.

Distinti saluti
L'incaricata
Dott.ssa Piera Gallo
tel. 0172 555 040 (mar e gio 9-12)
`,
    expected: [at('2027-03-10T20:30:00+01:00', '2027-03-10T22:00:00+01:00')],
  },
  {
    name: 'it: one appointment in the midst of prices and deadlines',
    sentAt: '2027-03-02T18:33:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Raffaele Coppola <coppola@studiocoppola.example>',
    subject: 'Pratica tetto via Manzoni - aggiornamento',
    text: `Gentile signora Esposito,

le riassumo lo stato delle cose, così ha tutto in un'unica mail.

La CILA è stata depositata il 24 febbraio, protocollo 4410. Per la detrazione i bonifici vanno fatti entro il 31 dicembre, come sempre con la causale che le ho mandato.

Preventivi ricevuti:
- Edil Vesuvio: 38.500 euro, inizio lavori indicativamente a maggio
- F.lli Ruocco: 41.200 euro, ponteggio compreso

Prima di scegliere vorrei salire sul tetto con lei e con il geometra di Ruocco: l'appuntamento è per martedì 9 marzo alle ore 8:45, davanti al portone. In caso di pioggia la chiamo.

Il mio acconto (fattura 17/2027) scade il 20 marzo.

Un caro saluto
Raffaele Coppola
`,
    expected: [at('2027-03-09T08:45:00+01:00')],
  },
  {
    name: 'it: two appointments of a tenant on two days',
    sentAt: '2027-03-22T14:19:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Aurora Testa <aurora.testa@libramail.example>',
    subject: 'Trilocale via Po',
    text: `Buon pomeriggio signor Barberis,

riepilogo quanto concordato stamattina:

1) firma del contratto da lei in ufficio, giovedì 25 marzo ore 16
2) consegna delle chiavi e lettura contatori in via Po, mercoledì 31 marzo ore 11:30

La caparra (due mensilità, 1.500 euro) la trova già accreditata.

Aurora Testa
`,
    expected: [at('2027-03-25T16:00:00+01:00'), at('2027-03-31T11:30:00+02:00')],
  },
  {
    name: 'it: a boss sends a colleague to a meeting',
    sentAt: '2027-04-06T17:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Valeria Costa <valeria@agenziacosta.example>',
    subject: 'I: Presentazione campagna Terme',
    text: `Luca, io quel giorno sono a Parigi, ci vai tu per favore. Ho già detto alla dott.ssa Neri che verrai tu.
V.

---------- Messaggio inoltrato ----------
Da: Sabrina Neri <s.neri@termevalsole.example>
Data: mar 6 apr 2027, 15:12
Oggetto: Presentazione campagna Terme
A: Valeria Costa

Gentile Valeria,
la aspettiamo in direzione venerdì 16 aprile alle ore 10.30 per la presentazione della campagna estiva.
Sabrina Neri
`,
    expected: [at('2027-04-16T10:30:00+02:00')],
  },
  {
    name: 'it: an automatic reply from someone on holiday',
    sentAt: '2027-04-20T08:01:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Angela Fumagalli <a.fumagalli@carteria.example>',
    subject: 'Risposta automatica: Ordine buste 500 pz',
    text: `Buongiorno,

sono in ferie da martedì 20 a venerdì 30 aprile compreso. Rientro lunedì 3 maggio alle 8:30.
Per urgenze scrivete a ordini@carteria.example.

Angela Fumagalli
`,
    expected: [],
  },
  {
    name: 'it: a list is invited to an open day',
    sentAt: '2027-04-12T10:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Cantine Terralba <eventi@cantineterralba.example>',
    subject: 'Porte aperte in cantina: ti aspettiamo!',
    isBulk: true,
    text: `Caro amico del vino,

domenica 25 aprile dalle 10 alle 18 apriamo le porte della cantina: degustazioni, musica e visita alla barricaia. Ingresso 15 euro con calice.

Scopri anche le offerte sulla nostra Vernaccia 2025.

Ricevi questa mail perché sei iscritto alla nostra lista. Annulla l'iscrizione
`,
    expected: [],
  },
  {
    name: 'it-CH: a calendar part with TZID from Locarno',
    sentAt: '2027-09-06T11:15:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Nicoletta Gianini <n.gianini@fiduciariagianini.example>',
    subject: 'Revisione IVA: incontro in fiduciaria',
    text: `Buongiorno Athos, ti mando l'invito per il nostro incontro. Cari saluti, Nicoletta
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Fiduciaria Gianini//IT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Zurich
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:iva-20270914@fiduciariagianini.example
DTSTAMP:20270906T091500Z
DTSTART;TZID=Europe/Zurich:20270914T134500
DTEND;TZID=Europe/Zurich:20270914T151500
SUMMARY:Revisione IVA
LOCATION:Via Vallemaggia 18\\, Locarno
ORGANIZER;CN=Nicoletta Gianini:mailto:n.gianini@fiduciariagianini.example
ATTENDEE;RSVP=TRUE:mailto:info@giardinodelverbano.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-09-14T13:45:00+02:00', '2027-09-14T15:15:00+02:00')],
  },
  {
    name: 'it: the notary sets the deed',
    sentAt: '2027-09-28T17:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Notarile Arrighi <atti@notaioarrighi.example>',
    subject: 'Rogito compravendita capannone via delle Industrie',
    text: `Spett.le Officine Brambati S.r.l.,

si comunica che la stipula dell'atto in oggetto è fissata per il giorno lunedì undici ottobre 2027 alle ore 15,30 presso lo Studio in piazza Ducale 5, Vigevano.

Si prega di far pervenire entro il 4 ottobre:
- copia del documento e codice fiscale del legale rappresentante
- n. 2 assegni circolari (euro 210.000,00 e euro 14.600,00)

Cordiali saluti
p. il Notaio
Simona Ghezzi
`,
    expected: [at('2027-10-11T15:30:00+02:00')],
  },
  {
    name: 'it: three proposals for a first talk with an architect',
    sentAt: '2027-10-14T08:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Giancarlo Ottaviani <gc.ottaviani@postacasa.example>',
    subject: 'Ristrutturazione casale a Todi',
    text: `Egregio Architetto,

mia moglie ed io abbiamo visto il suo lavoro sulla rivista e vorremmo affidarle il nostro casale. Per un primo colloquio nel suo studio potremmo venire:

- martedì 19 ottobre, ore 10
- giovedì 21 ottobre, ore 15
- venerdì 22 ottobre, ore 18.30

Attendiamo un suo cortese cenno. Il budget di massima è sui 250 mila euro.

Distinti saluti
Giancarlo Ottaviani
`,
    expected: [
      at('2027-10-19T10:00:00+02:00'),
      at('2027-10-21T15:00:00+02:00'),
      at('2027-10-22T18:30:00+02:00'),
    ],
  },
  {
    name: 'it: a stand at a fair is agreed for a weekend, whole days',
    sentAt: '2027-11-02T20:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Pro Loco Borgo San Rocco <info@prolocosanrocco.example>',
    subject: 'Mercatino di Natale - il tuo banco',
    text: `Ciao Ceramiche Lidia,

che bello averti di nuovo con noi! Il tuo banco è il numero 12, sotto il portico, e come d'accordo ci sei tutti e due i giorni: sabato 11 e domenica 12 dicembre 2027.

Quota 60 euro, da pagare in contanti a noi. Per la corrente serve una prolunga da 20 metri.

Gabri per la Pro Loco
`,
    expected: [days('2027-12-11', '2027-12-13')],
  },
  {
    name: 'it: a daughter tells of an examination that is her own',
    sentAt: '2027-09-15T16:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Elisa Zampieri <elisa.z@libramail.example>',
    subject: 'turni di lunedì',
    text: `Ciao Katia, volevo solo avvisarti che lunedì 20 alle 10 ho l'esame di guida, quindi il mio turno al banco lo fa Serena, ci siamo già messe d'accordo noi due. Tu non devi cambiare niente. Incrocia le dita per me!
Eli
`,
    expected: [],
  },
  {
    name: 'it: a meeting is put off to a date yet to be found',
    sentAt: '2027-11-22T18:22:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Domenico Palumbo <palumbo@legalepalumbo.example>',
    subject: 'Rinvio incontro con controparte',
    text: `Gentile Dottoressa Lanza,

il collega avversario mi comunica che il suo assistito è indisposto: l'incontro di giovedì 25 novembre, ore 12, è pertanto rinviato a data da destinarsi. La prego di non prendere impegni con il perito fino a mia nuova comunicazione.

Cordialmente
Avv. Domenico Palumbo

Le informazioni contenute nel presente messaggio sono riservate. Se lo avete ricevuto per errore siete pregati di cancellarlo.
`,
    expected: [],
  },
];
