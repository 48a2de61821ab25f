import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: "it: site visit with half-past hour and the writer's dentist afterwards",
    sentAt: '2027-01-11T18:42:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Mariangela Tosetto <mariangela.tosetto@posta.example>',
    subject: 'Cucina su misura, misure',
    text: `Buonasera,
vi scrivo per la cucina di cui avevamo parlato a dicembre. Finalmente i muratori hanno finito, quindi si possono prendere le misure.
Per me andrebbe bene giovedì 14 alle nove e mezza, in via dei Tigli 8, secondo piano (il campanello è ancora quello vecchio, "Bordin").
Vi chiedo solo la puntualità perché alle 11 devo essere dal dentista a Mestre e il vaporetto delle 10.40 non lo posso perdere.

Il preventivo n. 1214/26 resta quello, 8.930 euro, vero?

Grazie e a presto
Mariangela Tosetto
tel. 041 555 01 83`,
    expected: [at('2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'it: tax adviser reminds of payment and document deadlines',
    sentAt: '2027-01-12T09:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Passarin <segreteria@studiopassarin.example>',
    subject: 'F24 in scadenza il 18 gennaio',
    text: `Gentile cliente,

in allegato il modello F24 relativo a ritenute e IVA di dicembre. Il versamento va eseguito entro lunedì 18 gennaio; la banca accetta gli invii telematici fino alle ore 17.00.

Le ricordo inoltre che entro mercoledì 20 gennaio alle 12.00 dobbiamo ricevere le presenze del mese per elaborare i cedolini.

Per chiarimenti lo studio risponde al telefono dalle 9.00 alle 12.30 e dalle 15.00 alle 18.00, venerdì pomeriggio escluso.

Cordiali saluti
Rag. Loredana Passarin`,
    expected: [],
  },
  {
    name: 'it: the second of two quoted times is accepted in one line',
    sentAt: '2027-01-14T07:51:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ivano Ghezzi <ivano@ghezzicaldaie.example>',
    subject: 'R: Sostituzione valvola',
    text: `Va bene la seconda, porto io il pezzo.
Ivano

Il giorno mer 13 gen 2027 alle ore 17:20 Officina Morelli <info@officinamorelli.example> ha scritto:
> Buongiorno Ivano,
> per la valvola possiamo fare martedì 19 alle 15.15 oppure mercoledì 20 alle 8.30.
> Facci sapere quale preferisci.
> Sara`,
    expected: [at('2027-01-20T08:30:00+01:00')],
  },
  {
    name: 'it: colleague leaves early for a school play',
    sentAt: '2027-01-19T10:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Debora Franchini <debora@serigrafiafranchini.example>',
    subject: 'venerdì esco prima',
    text: `Ciao a tutti,
solo per dirvi che venerdì 22 stacco alle 16 perché Tommaso ha la recita a scuola alle 17.30 e mi ha fatto giurare di esserci in prima fila.
Le magliette della polisportiva le lascio già piegate sul tavolo lungo, passa Gigi a ritirarle.
Debora`,
    expected: [],
  },
  {
    name: 'it: owners meeting, with registration and a deadline for proxies',
    sentAt: '2027-01-20T15:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Bellomo <avvisi@amministrazionibellomo.example>',
    subject: 'Condominio via Sardegna 41 - convocazione assemblea',
    text: `Spett.le Ottica Riviera,
in qualità di proprietari dell'unità n. 3 siete convocati all'assemblea ordinaria, che si terrà

mercoledì 10 febbraio 2027, ore 18:30
presso la sala parrocchiale di S. Anna, piazza S. Anna 2

Registrazione dei presenti dalle 18:10.
Le deleghe vanno consegnate in ufficio entro le 12:00 di lunedì 8 febbraio.

Ordine del giorno
1. Rendiconto 2026
2. Rifacimento facciata, preventivi (da 64.500 a 71.200 euro)
3. Varie ed eventuali

L'amministratore
geom. Salvo Bellomo`,
    expected: [at('2027-02-10T18:30:00+01:00')],
  },
  {
    name: 'it: supplier changes the delivery window',
    sentAt: '2027-01-25T11:47:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ittica Adria <ordini@itticaadria.example>',
    subject: 'Consegna di giovedì anticipata',
    text: `Buongiorno chef,
questa settimana il camion fa il giro al contrario: la consegna di giovedì 28 arriva tra le 6 e le 7.30 anziché alle 10.
Branzini, 12 kg di seppie e le vongole come da ordine 5518. Per aggiunte scriveteci entro domani alle 15.

Buon lavoro
Nereo - Ittica Adria`,
    expected: [],
  },
  {
    name: 'it: three interview slots offered to the reader, with length',
    sentAt: '2027-01-26T12:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Monfrini <c.monfrini@agenziagradara.example>',
    subject: 'Candidata per il posto in segreteria: incontro',
    text: `Gentile dottor Spinelli,

la candidata di cui le ho parlato, Elisa Rubino, è molto interessata al posto nel vostro studio. Possiamo venire da voi insieme per un primo colloquio di 45 minuti in uno di questi momenti:

- lunedì 1 febbraio, ore 9.00
- martedì 2 febbraio, ore 17.30
- giovedì 4 febbraio, ore 13.15

La ragazza lavora ancora fino al 28 febbraio e fa orario 8-12 / 14-17, per questo non abbiamo molta scelta.

In attesa di una sua preferenza, la saluto cordialmente
Chiara Monfrini
Agenzia Gradara, uffici aperti lun-ven 8.30-18.00`,
    expected: [
      at('2027-02-01T09:00:00+01:00', '2027-02-01T09:45:00+01:00'),
      at('2027-02-02T17:30:00+01:00', '2027-02-02T18:15:00+01:00'),
      at('2027-02-04T13:15:00+01:00', '2027-02-04T14:00:00+01:00'),
    ],
  },
  {
    name: 'it: customer refuses the hour and asks for other dates',
    sentAt: '2027-01-27T20:03:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fabrizio Cavadini <f.cavadini@posta.example>',
    subject: 'Re: Prova abito',
    text: `Gentile signora,
purtroppo giovedì 4 febbraio alle 16 non riesco proprio, sono in tribunale a Bellinzona tutto il giorno.
Mi potrebbe indicare un paio di altre date? La cerimonia è in maggio, quindi non c'è premura.

Cordiali saluti
F. Cavadini`,
    expected: [],
  },
  {
    name: 'it: occupational medical check for the reader',
    sentAt: '2027-02-01T08:33:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Centro Medico Aurelia <prenotazioni@medicoaurelia.example>',
    subject: 'Visita medica periodica - sig. Donato Pepe',
    text: `Gentile sig. Pepe,
le confermiamo la visita periodica con la dott.ssa Iovine per

   mar 09/02/2027   h 10:50   ambulatorio 3, primo piano

Si presenti 10 minuti prima con tessera sanitaria e occhiali. Il prelievo non è previsto, può quindi fare colazione.
Disdette entro 24 ore al n. 06 555 4410 (lun-gio 8-13).

Il messaggio è stato generato dalla segreteria, non è necessario rispondere.`,
    expected: [at('2027-02-09T10:50:00+01:00')],
  },
  {
    name: 'it: theatre season programme as bulk mail',
    sentAt: '2027-02-02T10:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Teatro della Fornace <news@teatrofornace.example>',
    subject: 'Febbraio a teatro: il programma',
    text: `FEBBRAIO ALLA FORNACE

ven 5, ore 21 - La locandiera, compagnia I Sassi
sab 13, ore 21 - Concerto per due fisarmoniche
dom 21, ore 16.30 - Il drago goloso (per bambini, 6 euro)
gio 25, ore 20.45 - Monologo con Bruna Tacchi

Biglietteria aperta dal martedì al sabato, 17-19.30. Abbonati: prelazione fino al 10 febbraio.

Ricevi questo messaggio perché sei iscritto alla nostra lista. Cancellati qui: https://teatrofornace.example/via`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: call proposed in London time',
    sentAt: '2027-02-03T16:11:00+00:00',
    timezone: 'Europe/Rome',
    from: 'Ludovica Arrighi <ludovica.arrighi@harbourprints.example>',
    subject: 'Tessuti per la collezione, ci sentiamo?',
    text: `Ciao Beppe,
ho visto i campioni, il lino color ruggine è stupendo. Ho però qualche dubbio sui tempi.
Riusciamo a sentirci lunedì 8 febbraio alle 14 ora di Londra? Ti chiamo io sul fisso, mi basta mezz'ora. Prima sono in riunione con il reparto acquisti, dalle 11 alle 13.

Un abbraccio da una Londra grigissima
Ludo`,
    expected: [at('2027-02-08T15:00:00+01:00', '2027-02-08T15:30:00+01:00')],
  },
  {
    name: 'it: minutes of a past board meeting',
    sentAt: '2027-02-04T22:15:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Sergio Mandelli <segretario@bocciofilalario.example>',
    subject: 'Verbale consiglio del 2 febbraio',
    text: `Cari consiglieri,
ecco in breve il verbale di martedì 2 febbraio. Inizio ore 20.45, presenti 7 su 9, assenti giustificati Croci e Valsecchi.

- Approvato il bilancio, avanzo 1.240 euro.
- Rifatta la discussione sulla pista 2: Aldo ha sentito il fornitore mercoledì scorso alle 18, costa troppo.
- Il bar resta aperto fino alle 23 anche la domenica.
Chiusura lavori alle 22.50.

Osservazioni per iscritto entro il 14.
Sergio`,
    expected: [],
  },
  {
    name: 'it: appointment moved by a day and an hour',
    sentAt: '2027-02-05T09:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ornella Bassi <ornella.bassi@bancadelcolle.example>',
    subject: 'Spostamento appuntamento mutuo',
    text: `Buongiorno signor Lunardi,
mi scuso, ma devo spostare il nostro appuntamento da mercoledì 10 febbraio ore 11 a giovedì 11 febbraio ore 15.45, sempre in filiale. Mercoledì ho un corso in direzione che non posso saltare.
Può portare le ultime due dichiarazioni dei redditi? Le porte della filiale chiudono alle 16, se arriva in anticipo non ha problemi a entrare.

Ornella Bassi
Consulente imprese`,
    expected: [at('2027-02-11T15:45:00+01:00')],
  },
  {
    name: 'it: out-of-office reply with return date',
    sentAt: '2027-02-08T13:02:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Renzo Bernasconi <renzo.bernasconi@edilvalle.example>',
    subject: 'Risposta automatica: Offerta ponteggi',
    text: `Buongiorno,
sono assente da lunedì 8 a venerdì 19 febbraio compreso e leggerò la posta saltuariamente. Sarò di nuovo in ufficio lunedì 22 febbraio dalle ore 7.30.
Per urgenze di cantiere: Nadia Rossi, 091 555 22 14, raggiungibile 7.00-12.00 e 13.00-17.00.

Cordiali saluti
Renzo Bernasconi
Edilvalle SA`,
    expected: [],
  },
  {
    name: 'it: Saturday lunch at half past noon',
    sentAt: '2027-02-09T19:58:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gino Pastorelli <gino.pastorelli@posta.example>',
    subject: 'polenta',
    text: `Oh, allora sabato 13 a mezzogiorno e mezzo da noi su in baita, polenta e coniglio, la Rita ha già detto che non accetta scuse.
Vieni con le catene che dopo il bivio c'è ghiaccio. La seggiovia chiude alle 16.30 se i bimbi vogliono fare un giro dopo.

Porta solo il vino (quello buono, non quello del fornitore!)
Gino`,
    expected: [at('2027-02-13T12:30:00+01:00')],
  },
  {
    name: 'it: quotation with article numbers and decimal prices like hours',
    sentAt: '2027-02-10T14:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ceramiche Vietri Sud <commerciale@vietrisud.example>',
    subject: 'Offerta 10/02 piastrelle bagno',
    text: `Gentile architetto,
ecco i prezzi richiesti, IVA esclusa:

Art. 10.15 smalto verde, 14.30 al metro
Art. 11.45 cotto grezzo, 9.50 al metro
Art. 20.00 listello, 3.20 al pezzo

Quantità minima 16 mq. Validità offerta fino al 12/03. Disponibilità: 18-20 giorni lavorativi dall'ordine.

Saluti
Ciro Amatruda`,
    expected: [],
  },
  {
    name: 'it: technician tomorrow at a quarter to eight',
    sentAt: '2027-02-15T17:31:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza FrigoPiù <assistenza@frigopiu.example>',
    subject: 'cella frigo - intervento',
    text: `Buonasera, il tecnico (Marius) viene da voi domattina alle otto meno un quarto. La cella va svuotata prima, almeno il ripiano basso.
Il pezzo di ricambio ci arriva stasera con il corriere delle 19, quindi tutto ok.
Uscita 65 + manodopera 48/ora.

FrigoPiù
numero verde attivo 7-22`,
    expected: [at('2027-02-16T07:45:00+01:00')],
  },
  {
    name: 'it: the writer travels by train and is not reachable',
    sentAt: '2027-02-16T08:09:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Simona Guscetti <simona@guscettigrafica.example>',
    subject: 'Bozze catalogo',
    text: `Ciao Luca,
le bozze del catalogo sono nella cartella condivisa, pagina 14 ancora senza foto.
Ti avviso che domani prendo il treno delle 6.32 da Lugano per Zurigo e torno con quello delle 18.09, in mezzo sono chiusa in tipografia e il natel resta nella borsa. Se trovi errori scrivimi pure, li guardo in viaggio.

Buona giornata
Simona`,
    expected: [],
  },
  {
    name: 'it: ICS invitation to an online demo',
    sentAt: '2027-02-17T10:22:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Matteo Zanon <matteo.zanon@gestipro.example>',
    subject: 'Invito: Presentazione gestionale magazzino',
    text: `Buongiorno Paola,
come da telefonata le mando l'invito per la presentazione del gestionale. Il collegamento è nell'invito, basta il browser.
Il listino promozionale scade il 28 febbraio.

Matteo Zanon`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Gestipro//Agenda//IT
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:demo-4471@gestipro.example
DTSTAMP:20270217T092100Z
DTSTART:20270223T133000Z
DTEND:20270223T143000Z
SUMMARY:Presentazione gestionale magazzino
LOCATION:https://meet.gestipro.example/demo-4471
ORGANIZER;CN=Matteo Zanon:mailto:matteo.zanon@gestipro.example
ATTENDEE;CN=Paola Righi;RSVP=TRUE:mailto:info@righiutensili.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-23T14:30:00+01:00', '2027-02-23T15:30:00+01:00')],
  },
  {
    name: 'it: ICS cancellation of a workshop visit',
    sentAt: '2027-02-19T16:45:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Katia Moroni <katia.moroni@scuolamaser.example>',
    subject: 'Annullato: Visita della classe 4B in falegnameria',
    text: `Gentili signori, con dispiacere annulliamo la visita della 4B prevista per giovedì 25 febbraio alle 9.15: metà classe ha l'influenza.
Ci rifaremo vivi in primavera.

Prof.ssa Katia Moroni`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Scuola Maser//Calendario//IT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:visita4b-2027@scuolamaser.example
DTSTAMP:20270219T154400Z
SEQUENCE:2
DTSTART:20270225T081500Z
DTEND:20270225T100000Z
SUMMARY:Visita della classe 4B in falegnameria
ORGANIZER;CN=Katia Moroni:mailto:katia.moroni@scuolamaser.example
ATTENDEE:mailto:bottega@legnovivo.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: a day at the trade fair together',
    sentAt: '2027-02-22T18:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rocco Santarsiero <rocco@vivaisantarsiero.example>',
    subject: 'fiera del verde',
    text: `Caro Pasquale,
i biglietti per la fiera del verde di Padova li ho presi anche per te, ci andiamo insieme mercoledì 3 marzo, tutta la giornata. Guido io, poi ti dico la sera prima dove ci troviamo.
Apre alle 9 e chiude alle 18, ma figurati se resistiamo fino a sera. Lo stand di quelli delle cesoie è il C14.
Rocco`,
    expected: [days('2027-03-03')],
  },
  {
    name: 'it: a guide is booked for hotel guests, for information only',
    sentAt: '2027-02-24T11:36:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Guide Matera <prenotazioni@guidematera.example>',
    subject: 'Conferma guida per i vostri ospiti Lindqvist',
    text: `Gentile direzione dell'Hotel Gravina,
per vostra conoscenza: i signori Lindqvist (camera 12) hanno prenotato con noi la visita dei Sassi venerdì 26 febbraio dalle 10 alle 12.30 con la guida Carla. La guida li aspetta direttamente in piazza Vittorio Veneto, da parte vostra non occorre nulla.
La provvigione del 10% segue a fine mese.

Ufficio Guide Matera`,
    expected: [],
  },
  {
    name: 'it: restaurant reservation with JSON-LD',
    sentAt: '2027-02-25T15:04:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tavolo Subito <conferme@tavolosubito.example>',
    subject: 'Il tuo tavolo da Osteria del Gambero è confermato',
    text: `Ciao Federica,
il tuo tavolo è confermato!

Osteria del Gambero, via Mazzini 17, Livorno
giovedì 4 marzo 2027, 20:15
6 persone, codice TS-88213

La cucina chiude alle 22:30. Puoi annullare gratis fino alle 12 del giorno stesso.`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TS-88213","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Federica Nuti"},"reservationFor":{"@type":"FoodEstablishment","name":"Osteria del Gambero","address":{"@type":"PostalAddress","streetAddress":"via Mazzini 17","addressLocality":"Livorno","addressCountry":"IT"}},"startTime":"2027-03-04T20:15:00+01:00","partySize":"6"}
</script></head><body><p>Ciao Federica,<br>il tuo tavolo &egrave; confermato!</p><p><b>Osteria del Gambero</b>, via Mazzini 17, Livorno<br>gioved&igrave; 4 marzo 2027, 20:15<br>6 persone, codice TS-88213</p><p>La cucina chiude alle 22:30. Puoi annullare gratis fino alle 12 del giorno stesso.</p></body></html>`,
    expected: [at('2027-03-04T20:15:00+01:00')],
  },
  {
    name: 'it: JSON-LD of a cancelled event ticket',
    sentAt: '2027-02-26T09:48:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Biglietteria Sopraceneri <servizio@bigliettisopra.example>',
    subject: 'Evento annullato: Serata sul restauro della pietra',
    text: `Gentile signor Pedrini,
l'evento "Serata sul restauro della pietra" di martedì 9 marzo, ore 19.30, Locarno, è stato annullato dall'organizzatore. L'importo di CHF 35.00 le sarà rimborsato entro 10 giorni.

Biglietteria Sopraceneri`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"BS-70215","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Athos Pedrini"},"reservationFor":{"@type":"Event","name":"Serata sul restauro della pietra","startDate":"2027-03-09T19:30:00+01:00","location":{"@type":"Place","name":"Sala del Castello","address":"Locarno"}}}
</script><p>Gentile signor Pedrini,<br>l'evento "Serata sul restauro della pietra" di marted&igrave; 9 marzo, ore 19.30, Locarno, &egrave; stato annullato dall'organizzatore. L'importo di CHF 35.00 le sar&agrave; rimborsato entro 10 giorni.</p></body></html>`,
    expected: [],
  },
  {
    name: 'it: three rehearsals of the band with start and end',
    sentAt: '2027-02-27T21:10:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Filarmonica Alta Verzasca <maestro@filarmonicaverzasca.example>',
    subject: 'Prove di marzo',
    text: `Cara Miriam,
per il secondo clarinetto contiamo su di te! Le prove del nostro gruppo sono mercoledì 3, mercoledì 10 e mercoledì 17 marzo, sempre dalle 20.15 alle 22.00 alla scuola media.
I giovani provano già alle 18.30 ma tu con loro non c'entri.
Per la divisa passa pure in sede quando vuoi, la Giusi c'è quasi tutti i giorni.

Cari saluti
il maestro`,
    expected: [
      at('2027-03-03T20:15:00+01:00', '2027-03-03T22:00:00+01:00'),
      at('2027-03-10T20:15:00+01:00', '2027-03-10T22:00:00+01:00'),
      at('2027-03-17T20:15:00+01:00', '2027-03-17T22:00:00+01:00'),
    ],
  },
  {
    name: 'it: rota of the waiters sent to the office',
    sentAt: '2027-03-01T16:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Mirko Salis <sala@trattorianuraghe.example>',
    subject: 'turni sala sett. 10',
    text: `Ecco i turni per le paghe:

lun 8: chiuso
mar 9: Anna 11-15, Kevin 18-23
mer 10: Anna 11-15, Bachisio 18-23
gio 11: Kevin 11-15, Bachisio 18-23
ven 12: Anna e Kevin 18-24
sab 13: tutti, 17.30-24
dom 14: Bachisio 11-16

Kevin recupera le 4 ore di domenica scorsa.
Mirko`,
    expected: [],
  },
  {
    name: 'it: forwarded request, the colleague has said yes for the reader',
    sentAt: '2027-03-02T12:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Antonella Greco <antonella@grecoserramenti.example>',
    subject: 'I: Misure vetrina',
    text: `Ti giro questa. Le ho detto che ci vai tu lunedì 8 alle 11, così resti in zona per il cantiere di Nardò. Ricordati il metro laser.
A.

-------- Messaggio inoltrato --------
Da: Profumeria Iris <iris@profumeriairis.example>
Data: lun 1 mar 2027 18:40
Oggetto: Misure vetrina
A: info@grecoserramenti.example

Buonasera, vorremmo cambiare la vetrina su strada. Il negozio è aperto 9-13 e 16.30-20. Quando potreste passare per le misure?
Iris De Giorgi`,
    expected: [at('2027-03-08T11:00:00+01:00')],
  },
  {
    name: 'it: Easter opening hours of a wholesaler as bulk mail',
    sentAt: '2027-03-15T09:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ingrosso Bontempi <clienti@ingrossobontempi.example>',
    subject: 'Orari di Pasqua',
    text: `Gentili clienti,
ecco gli orari del magazzino nel periodo pasquale:

giovedì 25 marzo: 6.00-19.00
venerdì 26 marzo: 6.00-19.00
sabato 27 marzo: 6.00-13.00
lunedì 29 marzo: chiuso
da martedì 30 marzo: orario normale

Ordini per la consegna del sabato entro giovedì alle 11.

Auguri da tutta la squadra
Per non ricevere più le nostre comunicazioni: https://ingrossobontempi.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: lower case without accents, quarter past six',
    sentAt: '2027-03-16T13:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'nico lazzari <nico.lazzari@posta.example>',
    subject: 'bici',
    text: `ciao, allora passo in officina gio 18 alle 18 e un quarto a prendere le misure per il telaio come mi hai detto tu, ok? prima non ce la faccio perche stacco alle 17.30. porto anche le scarpe con le tacchette. se pero e un problema dimmelo entro domani sera
nico`,
    expected: [at('2027-03-18T18:15:00+01:00')],
  },
  {
    name: 'it: tender deadline of a municipality',
    sentAt: '2027-03-17T11:18:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Comune di Castelvero - Ufficio Tecnico <tecnico@comunecastelvero.example>',
    subject: 'Procedura manutenzione verde pubblico, lotto 2',
    text: `Spett.le ditta,
si comunica che le offerte per il lotto 2 devono pervenire tramite il portale entro e non oltre le ore 12.00 di mercoledì 7 aprile 2027. Offerte giunte dopo tale ora saranno escluse.
I quesiti si inviano per iscritto entro le ore 18.00 del 31 marzo.
Gli atti sono consultabili in orario di ufficio (mar e gio 9.00-12.30).

Il responsabile del procedimento
arch. Dario Fumagalli`,
    expected: [],
  },
  {
    name: 'it: deed at the notary, agent at the station before',
    sentAt: '2027-03-18T17:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Notarile Carrisi <atti@notaiocarrisi.example>',
    subject: 'Compravendita laboratorio - data atto',
    text: `Egregio signor Quarta,

la stipula dell'atto è fissata per il giorno 30 marzo 2027 (martedì), alle ore 16 e 30, presso il nostro studio in Lecce, viale Otranto 5.
La parte venditrice arriva da Roma con il treno delle 15.07, salvo ritardi saremo quindi puntuali.

La preghiamo di farci avere la copia del bonifico entro il 26 marzo e di portare con sé documento e codice fiscale.

Distinti saluti
dott. Ennio Carrisi, notaio`,
    expected: [at('2027-03-30T16:30:00+02:00')],
  },
  {
    name: 'it: caretaker reports a technician who came yesterday',
    sentAt: '2027-03-23T08:50:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Portineria Residenza Olmi <portineria@residenzaolmi.example>',
    subject: 'ascensore scala B',
    text: `Buongiorno,
vi informo che il tecnico dell'ascensore è passato ieri alle 15, è rimasto fino alle 17 e ha cambiato la fotocellula. Stamattina alle 7 l'ascensore era di nuovo fermo, l'ha trovato fermo la signora Pini della scala B. Ho già richiamato la ditta, mi hanno aperto la chiamata 33107.
Vi tengo al corrente.
Osvaldo`,
    expected: [],
  },
  {
    name: 'it: Thursday in two weeks from a Thursday',
    sentAt: '2027-04-01T10:37:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Michela Bianda <michela.bianda@fisiovallemaggia.example>',
    subject: 'Prossima consulenza postazioni di lavoro',
    text: `Buongiorno signor Tognetti,
grazie per l'accoglienza di stamane. Come d'accordo ci rivediamo tra due settimane esatte, giovedì 15 aprile, stavolta alle 10 e non alle 8.30 come oggi, per controllare le sedie nuove.
Il rapporto glielo mando entro martedì.

Saluti cordiali
Michela Bianda`,
    expected: [at('2027-04-15T10:00:00+02:00')],
  },
  {
    name: 'it: availability without a proposal',
    sentAt: '2027-04-02T12:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Arianna Salvemini <arianna.salvemini@posta.example>',
    subject: 'Re: Lezioni di cucito',
    text: `Ciao Teresa,
che bello che riprendi i corsi! Io la settimana prossima sono abbastanza libera, soprattutto di mattina, il giovedì invece di solito sto con la nonna. Quella dopo ancora mi sa che sono incasinata col lavoro.
Fammi sapere tu quando vi organizzate, e anche quanto costa, l'anno scorso erano 15 euro a lezione giusto?
Baci
Ari`,
    expected: [],
  },
  {
    name: 'it: video call whose link is only in the HTML',
    sentAt: '2027-04-06T15:19:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tobia Lorenzini <tobia@lorenziniweb.example>',
    subject: 'Sito nuovo: vediamo insieme le bozze?',
    text: `Ciao Giulia,
le bozze della home sono pronte. Propongo di guardarle insieme in video venerdì 9 aprile alle 11:30, per un'ora. Il link è qui sotto.
Se hai foto migliori del negozio mandamele entro giovedì a pranzo.
Tobia`,
    html: `<p>Ciao Giulia,<br>le bozze della home sono pronte. Propongo di guardarle insieme in video <b>venerd&igrave; 9 aprile alle 11:30</b>, per un'ora. Il link &egrave; qui sotto.<br>Se hai foto migliori del negozio mandamele entro gioved&igrave; a pranzo.</p><p><a href="https://video.lorenziniweb.example/stanza/giulia-fiori">Entra nella stanza</a></p><p>Tobia</p>`,
    expected: [at('2027-04-09T11:30:00+02:00', '2027-04-09T12:30:00+02:00')],
  },
  {
    name: 'it: radio interview goes on air',
    sentAt: '2027-04-07T18:01:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Redazione Radio Murgia <redazione@radiomurgia.example>',
    subject: 'La vostra intervista',
    text: `Gentile signora Loiudice,
grazie ancora per la chiacchierata di lunedì nel vostro caseificio. Il servizio va in onda venerdì 9 alle 7.40 e in replica sabato 10 alle 13.15, frequenza 97.20. Lo trova poi anche in rete, dalle 14 di sabato.

Un caro saluto
Piero Tafuno`,
    expected: [],
  },
  {
    name: 'it: food inspection announced by the authority',
    sentAt: '2027-04-08T09:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Azienda Sanitaria - Igiene Alimenti <igiene.alimenti@aslcostanord.example>',
    subject: 'Prot. 11930/2027 - sopralluogo presso il laboratorio di pasticceria',
    text: `Alla c.a. del legale rappresentante

Con riferimento alla SCIA presentata in data 24/03/2027, si comunica che il sopralluogo avrà luogo presso la Vs. sede in data 20/04/2027 alle ore 09:00.
Il rappresentante dovrà essere presente e mettere a disposizione il manuale di autocontrollo.

L'eventuale documentazione integrativa va trasmessa via PEC entro le ore 13:00 del 16/04/2027.
Ricevimento al pubblico: lunedì e mercoledì 10:00-12:00.

Il dirigente
dott.ssa Gemma Parodi`,
    expected: [at('2027-04-20T09:00:00+02:00')],
  },
  {
    name: 'it: power cut announced by the grid operator',
    sentAt: '2027-04-09T14:00:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Azienda Elettrica del Basso Ceresio <reti@aebc.example>',
    subject: 'Interruzione della fornitura, via Cantonale 12-30',
    text: `Gentile utenza,
per lavori alla cabina di trasformazione la fornitura di corrente sarà interrotta

giovedì 22 aprile 2027, dalle 08.30 alle 11.45 circa

Vi invitiamo a spegnere per tempo gli apparecchi sensibili. In caso di maltempo i lavori sono rinviati a venerdì 23 aprile, stesso orario.
Picchetto guasti 24 ore su 24: 091 555 80 80`,
    expected: [],
  },
  {
    name: 'it: meeting with the graphic designer brought forward',
    sentAt: '2027-04-12T20:27:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Fulvia Dragoni <fulvia@dragonilab.example>',
    subject: 'Re: Re: etichette olio',
    text: `Ciao Vito,
mi hanno spostato la fiera, quindi mercoledì alle 10 non ce la faccio più. Anticipiamo a domani, martedì 13, alle 14.30 da te in frantoio? Porto le prove di stampa su carta vergata. Alle 16 devo ripartire per forza.
Fulvia

> Il 10 aprile 2027, Vito ha scritto:
> ok mercoledì 14 alle 10 ti aspetto, parcheggia dietro`,
    expected: [at('2027-04-13T14:30:00+02:00')],
  },
  {
    name: "it: patient cancels tomorrow's appointment",
    sentAt: '2027-04-13T19:34:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Egidio Marangon <egidio.marangon@posta.example>',
    subject: 'appuntamento di domani',
    text: `Buonasera dottoressa, sono costretto ad annullare l'appuntamento di domani alle 9, mia moglie è stata ricoverata oggi e devo stare con lei. Quando torna a casa la richiamo per fissarne un altro, per ora non so dire quando.
Mi scusi per il poco preavviso.
E. Marangon`,
    expected: [],
  },
  {
    name: 'it: first aid course day with start, end, break and door times',
    sentAt: '2027-04-14T11:11:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Formazione Sicura <iscrizioni@formazionesicura.example>',
    subject: 'Conferma iscrizione corso antincendio - Walter Innocenti',
    text: `Gentile Walter Innocenti,

confermiamo la sua iscrizione al corso antincendio (livello 2):

Data: venerdì 30 aprile 2027
Orario: dalle 8.30 alle 17.30
Sede: via dell'Artigianato 9, Arezzo

L'aula apre alle 8.15, la pausa pranzo è dalle 12.30 alle 13.30. La prova pratica si svolge all'aperto, porti scarpe chiuse.
Quota 190 euro + IVA da saldare entro il 26 aprile.

La segreteria`,
    expected: [at('2027-04-30T08:30:00+02:00', '2027-04-30T17:30:00+02:00')],
  },
  {
    name: 'it: mass invitation to free webinars',
    sentAt: '2027-04-15T08:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Fisco Facile <info@fiscofacile.example>',
    subject: 'Tre webinar gratuiti per la tua azienda',
    text: `Non perdere i nostri webinar di maggio!

> Martedì 4 maggio, ore 11: Fatture elettroniche senza errori
> Mercoledì 12 maggio, ore 15: Il magazzino in dichiarazione
> Giovedì 20 maggio, ore 11: Assumere un apprendista

I posti sono limitati, iscriviti subito: https://fiscofacile.example/webinar

Hai ricevuto questa email perché sei nella nostra lista contatti. Annulla l'iscrizione`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: handing back the rented shop in Ticino',
    sentAt: '2027-04-19T16:48:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Immobiliare Pian Scairolo <gestione@pianscairolo.example>',
    subject: 'Riconsegna locali, stabile Via Stauffacher 5',
    text: `Egregio signor Crivelli,

prendiamo atto della sua disdetta. Per la riconsegna dei locali e il verbale di uscita le fissiamo venerdì 30 aprile alle ore 14.00, sul posto. I locali devono essere sgomberi e puliti; la ditta di pulizie da noi incaricata ci va già alle 7.
Le chiavi sono 5, secondo il verbale di entrata del 2019.

Il conguaglio delle spese accessorie le perverrà entro il 31 luglio.

Con stima
Tiziano Foletti`,
    expected: [at('2027-04-30T14:00:00+02:00')],
  },
  {
    name: 'it: heating schedule of the building',
    sentAt: '2027-04-20T10:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Amm. Trevisiol <info@trevisiolcondomini.example>',
    subject: 'Riscaldamento: spegnimento e nuovi orari',
    text: `Gentili condomini,
come previsto dal regolamento l'impianto centralizzato si spegne da venerdì 23 aprile. Fino ad allora funziona dalle 6.00 alle 9.00 e dalle 18.00 alle 21.00.
L'acqua calda resta disponibile, con pressione ridotta tra le 23 e le 5.
La lettura dei contabilizzatori avviene a distanza, nessuno dovrà entrare negli appartamenti.

Trevisiol`,
    expected: [],
  },
  {
    name: 'it: wedding cake tasting, couple offers two evenings',
    sentAt: '2027-04-22T21:49:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Benedetta Corsi <benedetta.corsi@posta.example>',
    subject: 'Assaggio torta!!',
    text: `Ciao Nadia!!
siamo curiosissimi di assaggiare! Noi potremmo venire da te in laboratorio mercoledì 28 aprile alle 18.30 oppure venerdì 30 alle 19, scegli tu quello che ti va meglio. Luca esce dal lavoro alle 18 quindi prima non si può.
Il matrimonio è sempre il 19 giugno a Bevagna, gli invitati sono diventati 84 (aiuto).

Benni`,
    expected: [at('2027-04-28T18:30:00+02:00'), at('2027-04-30T19:00:00+02:00')],
  },
  {
    name: 'it: application with working hours of earlier jobs',
    sentAt: '2027-04-26T09:13:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Samuele Cattaneo <samuele.cattaneo@posta.example>',
    subject: 'Candidatura banconista',
    text: `Spettabile panificio,
mi chiamo Samuele, ho 24 anni e ho letto il cartello in vetrina. Dal 2023 lavoro in un forno di Lodi, turno di notte dalle 2 alle 8, e prima ho fatto due stagioni in una pasticceria (6-14, sei giorni su sette). Non ho paura delle levatacce!
Sarei libero dal 1° giugno. Sono automunito e disponibile anche la domenica mattina.
Allego il curriculum. Mi trovate al 348 555 91 20 quasi sempre dopo le 10.

Grazie dell'attenzione
Samuele Cattaneo`,
    expected: [],
  },
  {
    name: 'it: half an hour with the insurance broker',
    sentAt: '2027-04-27T14:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ivo Delbono <i.delbono@brokerdelbono.example>',
    subject: 'Rinnovo polizza capannone',
    text: `Buongiorno Cristina,
la polizza del capannone scade il 31 maggio alle 24 e vorrei evitarti l'aumento. Passo da te martedì 4 maggio alle 9.45, ti rubo mezz'ora non di più: ho due proposte da farti vedere.
Se hai sottomano l'ultima perizia è meglio.

Ivo Delbono
ufficio lun-ven 9-13 / 15-19, 030 555 70 11`,
    expected: [at('2027-05-04T09:45:00+02:00', '2027-05-04T10:15:00+02:00')],
  },
  {
    name: 'it: customer tells of his holiday for the works',
    sentAt: '2027-05-03T18:16:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Gherardo Pini <gherardo.pini@posta.example>',
    subject: 'lavori bagno mentre siamo via',
    text: `Buonasera Adriano,
le confermo che noi saremo in Sardegna dall'8 al 22 maggio: il traghetto parte da Livorno sabato alle 8.00 e torniamo la domenica... anzi no, il sabato 22 verso le 19. In quel periodo lei lavori pure come le è comodo, le chiavi sono dalla vicina (sig.ra Elda, interno 4).
Unica preghiera, niente trapano tra le 13 e le 15, è una casa di anziani.

Pini`,
    expected: [],
  },
  {
    name: 'it: phone call this evening at seven',
    sentAt: '2027-05-05T11:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Rosanna Mele <rosanna@agrimele.example>',
    subject: 'carciofi',
    text: `Peppino ti chiamo stasera alle 7 di sera, adesso sono in campagna e non prende. Dobbiamo metterci d'accordo sul prezzo prima che domani alle 5 parta il camion per il mercato.
Tienti libero
Rosanna`,
    expected: [at('2027-05-05T19:00:00+02:00')],
  },
  {
    name: 'it: courier missed the reader, second delivery attempt',
    sentAt: '2027-05-06T17:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Lampo Corriere <noreply@lampocorriere.example>',
    subject: 'Tentata consegna - spedizione LC004418290',
    text: `Gentile cliente,
oggi alle 11:24 abbiamo tentato di consegnare il tuo pacco ma non era presente nessuno.
Riproveremo venerdì 07/05 tra le 09:00 e le 13:00.
In alternativa puoi ritirarlo presso il punto Tabacchi Ricci, aperto 7:30-19:30, fino al 14/05.

Lampo Corriere`,
    expected: [],
  },
  {
    name: 'it: photo shooting in the shop with range and assistant earlier',
    sentAt: '2027-05-10T16:07:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Olimpia Ferrante <studio@olimpiaferrante.example>',
    subject: 'Foto collezione estate - piano della giornata',
    text: `Ciao Marzia, ciao Pia,
allora siamo d'accordo: facciamo le foto da voi in negozio domenica 16 maggio dalle 9 alle 14, così la luce entra ancora da est e voi siete chiuse.
Il mio assistente arriva già alle 8 a montare i fondali, gli apre il signor Tullio del bar, a voi non serve esserci.
Consegna dei file entro il 28.

a domenica!
Olimpia`,
    expected: [at('2027-05-16T09:00:00+02:00', '2027-05-16T14:00:00+02:00')],
  },
  {
    name: 'it: complaint about a plumber who did not come',
    sentAt: '2027-05-17T08:28:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Assunta Ricciardi <assunta.ricciardi@posta.example>',
    subject: 'RECLAMO',
    text: `Sono molto arrabbiata. Sabato 15 mi avevate detto che l'idraulico veniva alle 10, ho aspettato fino alle 11.30 e non si è visto nessuno, né una telefonata né niente. Alle 12 ho dovuto disdire pure la parrucchiera.
Il rubinetto perde ancora e io da voi non voglio più nessuno, ho già chiamato un altro. Rivoglio i 40 euro di acconto entro venerdì.
Ricciardi Assunta`,
    expected: [],
  },
  {
    name: 'it: meeting with the bank on Monday next with date, replacing nothing',
    sentAt: '2027-05-20T10:50:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Nicoletta Ambrosini <nicoletta.ambrosini@cassaceresio.example>',
    subject: 'Credito di costruzione',
    text: `Egregio signor Medici,
il comitato crediti ha deliberato ieri e ho buone notizie. Le proporrei di vederci nei nostri uffici di Paradiso lunedì prossimo, 24 maggio, alle 10 e un quarto, per la firma del contratto.
Il bonifico della prima tranche parte poi entro le 16 dello stesso giorno.
Può posteggiare nell'autosilo, i primi 60 minuti sono gratuiti.

Cordialmente
Nicoletta Ambrosini`,
    expected: [at('2027-05-24T10:15:00+02:00')],
  },
  {
    name: 'it: fixtures of the youth team sent to the sponsor',
    sentAt: '2027-05-21T22:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'US Borgo Trento <usborgotrento@posta.example>',
    subject: 'play-off under 15 + logo maglie',
    text: `Gentile sponsor,
i ragazzi sono ai play-off! Queste le partite:

dom 23/5 h 10.30 Borgo - Rovereto Nord
dom 30/5 h 15.00 Ala - Borgo
dom 6/6 h 10.30 Borgo - Mori

Le chiediamo intanto se ci manda il vostro logo in alta definizione per le maglie nuove: la tipografia lo vuole entro mercoledì alle 12.

Un saluto sportivo
Denis`,
    expected: [],
  },
  {
    name: "it: ICS appointment created by the surveyor's office, text without hour",
    sentAt: '2027-06-21T12:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Geom. Lucilla Baratti <lucilla@barattigeometri.example>',
    subject: 'Accatastamento tettoia - appuntamento in loco',
    text: `Buongiorno,
come concordato al telefono le mando l'appuntamento per il rilievo della tettoia. Serve che qualcuno apra il cancello sul retro.
Il mio onorario resta di 780 euro, metà entro il 15 luglio.

Lucilla Baratti`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Baratti//Agenda 3.1//IT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Rome
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:rilievo-0629@barattigeometri.example
DTSTAMP:20270621T104000Z
DTSTART;TZID=Europe/Rome:20270629T083000
DTEND;TZID=Europe/Rome:20270629T100000
SUMMARY:Rilievo tettoia
LOCATION:via del Lavoro 22\\, Faenza
ORGANIZER:mailto:lucilla@barattigeometri.example
ATTENDEE;RSVP=TRUE:mailto:info@carrozzeriafabbri.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-29T08:30:00+02:00', '2027-06-29T10:00:00+02:00')],
  },
  {
    name: "it: ICS reply that declines the reader's invitation",
    sentAt: '2027-06-23T09:31:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ermes Gandini <ermes.gandini@tornitura.example>',
    subject: 'Rifiutato: Riunione fornitori',
    text: `Non posso partecipare, quel giorno siamo in collaudo dal cliente. Mandatemi il verbale per favore.
Gandini`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Posta//IT
VERSION:2.0
METHOD:REPLY
BEGIN:VEVENT
UID:fornitori-2027-06@meccanicaduse.example
DTSTAMP:20270623T073100Z
DTSTART:20270701T120000Z
DTEND:20270701T140000Z
SUMMARY:Riunione fornitori
ORGANIZER:mailto:acquisti@meccanicaduse.example
ATTENDEE;PARTSTAT=DECLINED;CN=Ermes Gandini:mailto:ermes.gandini@tornitura.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: congress registration with JSON-LD',
    sentAt: '2027-06-24T17:17:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Segreteria Congressi Estense <iscrizioni@congressiestense.example>',
    subject: 'Iscrizione n. 2231 - Giornata del commercio di vicinato',
    text: `Gentile Orietta Vanzini,
la sua iscrizione è registrata.

Giornata del commercio di vicinato
8 luglio 2027, dalle 09:30 alle 16:00
Palazzo dei Diamanti, sala conferenze, Ferrara

Accredito dalle 08:45. Pranzo a buffet alle 13:00. L'iscrizione è trasferibile a un collega fino al 1° luglio.`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"2231","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Orietta Vanzini"},"reservationFor":{"@type":"Event","name":"Giornata del commercio di vicinato","startDate":"2027-07-08T09:30:00+02:00","endDate":"2027-07-08T16:00:00+02:00","location":{"@type":"Place","name":"Palazzo dei Diamanti","address":"Ferrara"}}}
</script><p>Gentile Orietta Vanzini,<br>la sua iscrizione &egrave; registrata.</p><p><b>Giornata del commercio di vicinato</b><br>8 luglio 2027, dalle 09:30 alle 16:00<br>Palazzo dei Diamanti, sala conferenze, Ferrara</p><p>Accredito dalle 08:45. Pranzo a buffet alle 13:00. L'iscrizione &egrave; trasferibile a un collega fino al 1&deg; luglio.</p></body></html>`,
    expected: [at('2027-07-08T09:30:00+02:00', '2027-07-08T16:00:00+02:00')],
  },
  {
    name: 'it: parcel delivery with JSON-LD',
    sentAt: '2027-06-28T07:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ricambi Veloci <ordini@ricambiveloci.example>',
    subject: 'Il tuo ordine RV-55120 è in viaggio',
    text: `Ciao,
il tuo ordine RV-55120 (2 cuscinetti, 1 cinghia) è stato affidato al corriere.
Consegna prevista: mercoledì 30 giugno, 10:00-14:00.

Ricambi Veloci`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"IT77120334","expectedArrivalFrom":"2027-06-30T10:00:00+02:00","expectedArrivalUntil":"2027-06-30T14:00:00+02:00","carrier":{"@type":"Organization","name":"Espresso Nord"},"partOfOrder":{"@type":"Order","orderNumber":"RV-55120","merchant":{"@type":"Organization","name":"Ricambi Veloci"}}}
</script><p>Ciao,<br>il tuo ordine RV-55120 (2 cuscinetti, 1 cinghia) &egrave; stato affidato al corriere.<br>Consegna prevista: mercoled&igrave; 30 giugno, 10:00-14:00.</p></body></html>`,
    expected: [],
  },
  {
    name: 'it: farrier and vet come to the riding stable',
    sentAt: '2027-07-05T20:51:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Flavio Mengoni <flavio.mengoni@veterinarimonti.example>',
    subject: 'vaccini cavalli',
    text: `Ciao Ilaria, vengo per i vaccini dopodomani, mercoledì 7, alle 6 e mezza del mattino che poi fa troppo caldo. Sono 9 cavalli giusto? Conta un'ora e mezza.
Tieni fermo Zorro con la capezza nuova, l'altra volta mi ha quasi spaccato il pollice.
Alle 9 ho un intervento in clinica, quindi puntuali.
Flavio`,
    expected: [at('2027-07-07T06:30:00+02:00', '2027-07-07T08:00:00+02:00')],
  },
  {
    name: 'it: practice announces new office and phone hours by hand',
    sentAt: '2027-07-06T12:25:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Studio dentistico dr. Lepori <studio@dentistalepori.example>',
    subject: 'Orari estivi',
    text: `Cari fornitori e colleghi,
dal 12 luglio al 20 agosto lo studio osserva l'orario estivo: lunedì, martedì e giovedì 7.30-13.00, mercoledì 13.00-19.00, venerdì chiuso.
Il telefono è servito solo fino alle 11.30. Per le urgenze dentarie del fine settimana chiamare il numero cantonale.
La merce si può depositare al chiosco accanto dalle 6.

Buone vacanze
Il team`,
    expected: [],
  },
  {
    name: 'it: agency English, kick-off and a check-in call',
    sentAt: '2027-07-08T17:46:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Gaia Molteni <gaia@officinabrand.example>',
    subject: 'Rebranding: kick-off + prossimi step',
    text: `Ciao team,
recap veloce: kick-off mercoledì 14 luglio h 10:00-12:00 nel vostro showroom, poi un check-in in call il 21 luglio (mercoledì) h 16:00.
Brief definitivo da parte vostra entro lun 12 EOD, sennò slittiamo. Il go-live del sito resta fissato al 15 settembre alle 9.

Gaia`,
    expected: [at('2027-07-14T10:00:00+02:00', '2027-07-14T12:00:00+02:00'), at('2027-07-21T16:00:00+02:00')],
  },
  {
    name: 'it: colleague lists her own appointments of the week',
    sentAt: '2027-07-12T08:19:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Manuela Orsi <manuela@orsieassociati.example>',
    subject: 'la mia settimana',
    text: `Buongiorno,
così sapete quando non ci sono:
mar 13 h 9-11 udienza a Forlì
mer 14 h 11 dentista
gio 15 dalle 14.30 in Camera di Commercio
ven 16 smart working

Per il resto mi trovate in studio. La stampante del secondo piano è di nuovo rotta, usate quella sotto.
M.`,
    expected: [],
  },
  {
    name: 'it: counter-proposal with the same hour on another day',
    sentAt: '2027-07-14T10:08:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Lapo Guidotti <lapo.guidotti@conceriaarno.example>',
    subject: 'Re: Visita conceria',
    text: `Gentile Serena,
mercoledì 21 alle 14.30 purtroppo abbiamo i bottali in carico e non potrei farvi vedere nulla. Vi aspetto invece giovedì 22 luglio alla stessa ora, 14 e 30, all'ingresso di via Pisana: da lì entriamo insieme.
Servono scarpe chiuse. Il reparto rifinizione smonta alle 17.

Cordiali saluti
Lapo Guidotti

Il 13/07/2027 Serena Bettini ha scritto:
> andrebbe bene per voi mercoledì 21 alle 14.30? saremmo in tre`,
    expected: [at('2027-07-22T14:30:00+02:00')],
  },
  {
    name: 'it: IT provider announces server work at night',
    sentAt: '2027-07-15T15:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Supporto Nuvola Sud <supporto@nuvolasud.example>',
    subject: 'Manutenzione programmata posta elettronica',
    text: `Gentile amministratore,
sabato 17 luglio dalle 22:00 alle 02:00 aggiorneremo i server di posta. In questa finestra i messaggi potranno arrivare in ritardo. I backup partono alle 20:30.
Non è richiesto alcun intervento da parte sua.

Ticket di riferimento: #190745
Supporto Nuvola Sud - lun-sab 8-20`,
    expected: [],
  },
  {
    name: 'it: nursery school talk with the reader as parent, end given',
    sentAt: '2027-09-06T13:09:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Maestra Daniela Pellandini <daniela.pellandini@scuolebreganzona.example>',
    subject: 'Colloquio su Noè',
    text: `Buongiorno signora Gianinazzi,
come dicevamo al cancello, ci terrei a parlare con lei dell'inserimento di Noè. Le va bene giovedì 16 settembre dalle 16.15 alle 16.45 in aula 2? Il doposcuola tiene Noè fino alle 17.
Le ricordo anche che la passeggiata della sezione si paga entro il 10 (fr. 12.-).

Cordiali saluti
maestra Daniela`,
    expected: [at('2027-09-16T16:15:00+02:00', '2027-09-16T16:45:00+02:00')],
  },
  {
    name: 'it: boat timetable asked for by the reader',
    sentAt: '2027-09-07T11:23:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Biglietteria Navigazione Sebina <biglietteria@navsebina.example>',
    subject: 'Re: orari per Montisola',
    text: `Buongiorno,
in settembre da Sulzano i battelli partono ogni 20 minuti dalle 6.15 alle 21.35, l'ultimo rientro da Peschiera è alle 22.05. Sabato 11 e domenica 12 ci sono corse in più alle 9.50, 10.10 e 10.30.
Tariffa andata e ritorno 5,60; gruppi sopra le 20 persone sconto 15%. Non si prenota.

Cordialmente
La biglietteria`,
    expected: [],
  },
  {
    name: 'it: the first quoted evening is accepted with thanks',
    sentAt: '2027-09-09T18:38:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Don Cesare Villa <doncesare@parrocchiasanrocco.example>',
    subject: 'Re: preventivo restauro confessionale',
    text: `Carissimo, la prima data va benissimo, la aspetto in sagrestia. Alle 18 poi ho la messa.
Grazie e ogni bene
don Cesare

Il giorno 08/09/27, 17:02, Restauri Bertolasi ha scritto:
> Reverendo, potrei venire a vedere il confessionale
> lunedì 13 settembre alle 16.30
> o sabato 18 alle 9.
> Mi dica lei.
> Achille Bertolasi`,
    expected: [at('2027-09-13T16:30:00+02:00')],
  },
  {
    name: 'it: floor plan sent, old meeting times only in the quote',
    sentAt: '2027-09-13T09:57:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Viola Santin <viola.santin@arredisantin.example>',
    subject: 'R: R: piantina negozio',
    text: `Buongiorno Ezio,
ecco la piantina quotata che mi aveva chiesto, in pdf e dwg. La parete del retro misura 4,38 e non 4,83, si erano invertite le cifre.
Per il colore aspetto notizie dal mobilificio.
Viola Santin

Da: Ezio Baldo
Inviato: giovedì 2 settembre 2027 15:41
> Gentile Viola, confermo che ci vediamo lunedì 6 alle 10 in negozio e venerdì 17 alle 15 dal mobilificio, se il mobilificio ci riceve.
> Intanto mi può mandare la piantina?`,
    expected: [],
  },
  {
    name: 'it: village fair committee, chatty, meeting amid other hours',
    sentAt: '2027-09-14T23:04:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Pro Loco Monteforte <proloco@prolocomonteforte.example>',
    subject: 'sagra della castagna, ci troviamo!',
    text: `Uè Sandra,
ci siamo quasi! Per la sagra ci troviamo noi del comitato lunedì 20 settembre alle nove di sera, al circolo, dobbiamo decidere chi fa cosa. Ti vogliamo di nuovo alla cassa, che sei l'unica che sa contare ;-)
La pesa delle castagne quest'anno la fa il Berto, che tanto si alza alle 5. E il Comune vuole la domanda per il suolo pubblico entro mercoledì alle 12, ci pensa mio cognato.
Porta la chiave del magazzino!
Wilma`,
    expected: [at('2027-09-20T21:00:00+02:00')],
  },
  {
    name: 'it: customer looks for a lost umbrella',
    sentAt: '2027-09-15T10:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ines Calabrò <ines.calabro@posta.example>',
    subject: 'ombrello dimenticato',
    text: `Salve, ieri sera ho cenato da voi, tavolo vicino alla finestra, siamo arrivati alle 20.30 e andati via verso le 23. Credo di aver lasciato un ombrello blu col manico di legno, è un ricordo di mio padre. Se lo trovate me lo tenete da parte? Mando mio fratello a prenderlo, lui lavora lì vicino e di solito passa a fine turno.
Grazie mille
Ines`,
    expected: [],
  },
  {
    name: 'it: booking service confirms an online consultation',
    sentAt: '2027-09-16T14:26:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Agendina <conferma@agendina.example>',
    subject: 'Confermato: Consulenza privacy con avv. Tiberio Sala',
    text: `Ciao Monica,

la tua prenotazione è confermata.

Cosa: Consulenza privacy (40 min)
Con: avv. Tiberio Sala
Quando: martedì 21 settembre 2027, 12:20 - 13:00 (ora di Roma)
Dove: https://call.agendina.example/r/8fk2-31

Per spostare o disdire hai tempo fino al 20 settembre alle 12:20: https://agendina.example/modifica/8fk2-31`,
    expected: [at('2027-09-21T12:20:00+02:00', '2027-09-21T13:00:00+02:00')],
  },
  {
    name: 'it: booking link without a time',
    sentAt: '2027-09-20T09:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Corrado Vezzali <corrado@vezzaliconsulenze.example>',
    subject: 'Come proseguiamo',
    text: `Gentile Raffaella,
ho letto i bilanci che mi ha girato. Per parlarne con calma scelga lei dalla mia agenda il momento che preferisce: https://agenda.vezzaliconsulenze.example/corrado/45min
Di norma trova posto dal martedì al giovedì, dalle 9 alle 12. L'offerta che le ho fatto vale fino al 15 ottobre.

Un cordiale saluto
Corrado Vezzali`,
    expected: [],
  },
  {
    name: 'it: van to be brought to the garage in August',
    sentAt: '2027-08-17T09:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Autofficina Cavallari <accettazione@autocavallari.example>',
    subject: 'Tagliando furgone FX 512 KB',
    text: `Buongiorno sig. Ottavio,
per il tagliando la segno martedì 24 agosto alle 7.45, le prendo io le chiavi in accettazione e guardiamo insieme quel rumore. Il furgone è pronto in giornata, quando è fatto le telefoniamo.
Preventivo 412,00 ivato, gomme escluse. In agosto siamo aperti 7.30-12.30 e 14.00-18.00, sabato chiuso.

Stefania
Autofficina Cavallari`,
    expected: [at('2027-08-24T07:45:00+02:00')],
  },
  {
    name: 'it: summer closure of a supplier',
    sentAt: '2027-07-26T10:41:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Vetreria Buranelli <info@vetreriaburanelli.example>',
    subject: 'chiusura estiva',
    text: `Gentile Claudia,
come ogni anno spegniamo il forno: chiudiamo venerdì 6 agosto alle 17 e riapriamo lunedì 30 agosto alle 8.
I tuoi lampadari escono ancora prima della chiusura se ci confermi il colore entro giovedì mattina.
Buone ferie, se le fai!
Nane`,
    expected: [],
  },
  {
    name: 'it: two whole training days',
    sentAt: '2027-09-27T15:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Katrin Mair <katrin.mair@alpinpumpen.example>',
    subject: 'Corso installatori a Bolzano',
    text: `Gentile signor Tonelli,
con piacere la registriamo al nostro corso per installatori. Si tiene mercoledì 27 e giovedì 28 ottobre, entrambe le giornate intere, nella nostra sede di Bolzano. Il programma dettagliato con gli orari segue due settimane prima.
La camera in albergo è prenotata a nostro carico, la reception è aperta fino alle 23.

Cordiali saluti / Freundliche Grüße
Katrin Mair`,
    expected: [days('2027-10-27', '2027-10-29')],
  },
  {
    name: 'it: school tells the caterer when the classes eat',
    sentAt: '2027-09-22T08:37:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Istituto Santa Caterina <segreteria@istitutosantacaterina.example>',
    subject: 'Mensa: orari definitivi e allergie',
    text: `Buongiorno,
da lunedì 27 settembre le prime e le seconde mangiano alle 11.50, le terze e le quarte alle 12.40. I contenitori devono essere in cucina entro le 11.15.
Giovedì 30 la 3A è in gita e torna alle 16, quindi 22 pasti in meno.
Celiaci: 4. Senza lattosio: 3.

Un cordiale saluto
Luisa Quadri, segreteria`,
    expected: [],
  },
  {
    name: 'it: site walk with the architect, earlier hour replaced, end given',
    sentAt: '2027-10-04T19:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'arch. Delfina Rota <delfina@studiorota.example>',
    subject: 'cantiere Villa Ada - giro con la committenza',
    text: `Ciao Mauro, la committente non arriva prima di pranzo (treno delle 12.55), quindi il giro in cantiere di giovedì 7 non lo facciamo più alle 9 come pensavamo ma dalle 13.30 alle 15. Ci devi essere anche tu, c'è da decidere il cappotto del lato nord.
I serramentisti lavorano fino alle 12, chiedigli di lasciare libera la scala.
D.`,
    expected: [at('2027-10-07T13:30:00+02:00', '2027-10-07T15:00:00+02:00')],
  },
  {
    name: 'it: transport strike announced to the staff',
    sentAt: '2027-10-05T12:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Risorse Umane <hr@legatoriaaventino.example>',
    subject: 'Sciopero mezzi venerdì 8 ottobre',
    text: `Buongiorno a tutte e a tutti,
venerdì 8 ottobre è previsto uno sciopero di metro e autobus dalle 8.30 alle 17 e dalle 20 a fine servizio. Fasce garantite: inizio servizio-8.30 e 17-20.
Chi non riesce ad arrivare in sede può lavorare da casa avvisando il proprio responsabile entro giovedì alle 18.

Ufficio Risorse Umane`,
    expected: [],
  },
  {
    name: 'it: piano tuner with spoken afternoon hour across the clock change',
    sentAt: '2027-10-27T21:35:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ulisse Bragaglia <ulisse.accordature@posta.example>',
    subject: 'accordatura',
    text: `Cara Maestra Zanetti,
vengo da Lei alla scuola di musica martedì 2 novembre alle quattro e un quarto del pomeriggio per il mezza coda e il verticale dell'aula 4. La mattina sono in conservatorio e prima non riesco.
Mi lasci per cortesia i riscaldamenti accesi la notte prima. La tariffa è la solita, 95 a strumento.
Ossequi
U. Bragaglia`,
    expected: [at('2027-11-02T16:15:00+01:00')],
  },
  {
    name: 'it: garage says the repaired car can be fetched',
    sentAt: '2027-10-28T16:16:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Garage Ponte Brolla <officina@garagepontebrolla.example>',
    subject: 'La sua vettura è pronta',
    text: `Gentile signora Maggini,
la sua vettura è pronta, può ritirarla da oggi durante i nostri orari (7.30-12.00 / 13.30-18.30, sabato 8.00-11.30). Totale fr. 648.20 compreso il cambio delle pastiglie.
Fuori orario le chiavi si possono ritirare dalla cassetta con il codice 1745.

Grazie della fiducia
Garage Ponte Brolla`,
    expected: [],
  },
  {
    name: 'it: call named in New York time and in Italian time, counts once',
    sentAt: '2027-11-10T17:52:00-05:00',
    timezone: 'Europe/Rome',
    from: 'Vincent Caruso <vincent@carusoimports.example>',
    subject: 'Pasta order for spring / ordine primavera',
    text: `Caro Fausto,
scusa il mio italiano. Parliamo dell'ordine di primavera? Propongo martedì 16 novembre alle 9 di mattina qui a New York, cioè le 15 da voi. Ti telefono io in ufficio.
La nave parte da Salerno il 3 dicembre e il mio spedizioniere chiude le prenotazioni il 19, non possiamo perdere quella data.

Saluti a tua moglie
Vincent`,
    expected: [at('2027-11-16T15:00:00+01:00')],
  },
  {
    name: 'it: thanks and photos after a factory visit',
    sentAt: '2027-11-08T18:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Graziella Polo <graziella.polo@unitreadria.example>',
    subject: 'Grazie per sabato!',
    text: `Gentilissimi,
a nome dei nostri 38 soci vi ringrazio per la visita al birrificio di sabato 6. Dovevamo restare dalle 15 alle 16.30 e ci avete sopportati fino alle 18, che pazienza! Il pullman ha poi fatto ritardo ma nessuno si è lamentato, chissà perché.
Le foto sono qui: https://foto.unitreadria.example/birrificio (il link resta attivo fino al 30 novembre alle 24).

Con riconoscenza
Graziella Polo`,
    expected: [],
  },
  {
    name: 'it: three alternatives as numeric dates without weekdays',
    sentAt: '2027-11-29T09:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio acquisti <acquisti@lanificiosesia.example>',
    subject: 'trattativa filati 2028',
    text: `Buongiorno Sig. Barbero,
per la trattativa 2028 le proponiamo, presso di noi:
9/12 h 10
10/12 h 15
14/12 h 9:30
Ci serve la sua risposta entro il 2/12. I prezzi attuali valgono fino al 31/12.

Lanificio Sesia spa
Uff. acquisti - int. 215 (h 8-12)`,
    expected: [
      at('2027-12-09T10:00:00+01:00'),
      at('2027-12-10T15:00:00+01:00'),
      at('2027-12-14T09:30:00+01:00'),
    ],
  },
  {
    name: 'it: gym class timetable as bulk mail',
    sentAt: '2027-11-15T07:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Palestra Sirena <ciao@palestrasirena.example>',
    subject: 'Nuovi corsi da lunedì!',
    text: `Ciao! Da lunedì 22 novembre si cambia ritmo:

PILATES lun e gio 13.10-14.00
YOGA DOLCE mar 18.30-19.30
FUNZIONALE mer e ven 7.00-7.45
PORTE APERTE sabato 27 novembre, 10-13

Abbonamento trimestrale a 129 euro fino al 30 novembre.

Non vuoi più saperne di noi? Disiscriviti qui`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: company dinner for the reader with deadline for the menu',
    sentAt: '2027-11-30T11:59:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Pierluigi Sabatini <pierluigi@tipografiasabatini.example>',
    subject: 'cena di natale della ditta',
    text: `Ragazzi,
quest'anno la cena la facciamo venerdì 17 dicembre alle 20 da Nonno Piero, sala grande. Venerdì si lavora solo fino alle 16 così ognuno ha il tempo di farsi bello.
Ditemi entro il 10 carne o pesce, senno decido io e mangiate trippa.
La cucina la chiudono alle 22.30 quindi arrivate puntuali, Andrea dico a te.
Pierluigi`,
    expected: [at('2027-12-17T20:00:00+01:00')],
  },
  {
    name: 'it: customer withdraws from the appointment for good',
    sentAt: '2027-10-01T20:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Loris Bevilacqua <loris.bevilacqua@posta.example>',
    subject: 'Pergola',
    text: `Buonasera,
ci abbiamo pensato e alla fine la pergola la facciamo fare a mio cognato. Martedì 5 alle 17 quindi non occorre che veniate. Vi ringrazio comunque per il preventivo (1.930 euro, molto chiaro), vi terrò presenti per le tende, ma non prima dell'anno prossimo.
Loris Bevilacqua`,
    expected: [],
  },
  {
    name: 'it: stock-take as a whole day for everybody',
    sentAt: '2027-12-13T08:11:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Aurelio Snider <aurelio.snider@ferramentasnider.example>',
    subject: 'Inventario',
    text: `Cara Patrizia,
l'inventario lo facciamo martedì 28 dicembre, tutto il giorno e con tutti, te compresa. Il negozio resta chiuso al pubblico. A mezzogiorno ordiniamo le pizze, offro io.
Le liste stampate le prepara il Damiano entro il 23. L'ultima consegna del fornitore arriva lunedì 27 alle 7, quella la guardo io.

Aurelio`,
    expected: [days('2027-12-28')],
  },
  {
    name: 'it: Christmas hampers with order deadline as bulk mail',
    sentAt: '2027-11-22T09:09:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Salumificio Rocchetta <shop@salumificiorocchetta.example>',
    subject: 'Cesti natalizi: ordina entro il 10 dicembre',
    text: `Regala il gusto!

Cesto Classico 39,90
Cesto Goloso 64,50
Cesto Imperiale 119,00

Ordini entro venerdì 10 dicembre alle 18. Ritiro in negozio dal 15 al 23 dicembre, 9-12.30 / 16-19.30.
Degustazione gratuita ogni sabato dalle 10 alle 12.

Se non desideri ricevere le nostre offerte clicca su annulla iscrizione.`,
    isBulk: true,
    expected: [],
  },
  {
    name: "it: Christmas drink at the client's office from six",
    sentAt: '2027-12-14T16:50:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Doris Ferrari-Keller <doris.ferrari@fiduciariatresa.example>',
    subject: 'Un brindisi insieme?',
    text: `Caro Giacomo,
è stato un anno di fatiche, in buona parte grazie al nostro archivio che lei ha salvato. Mi farebbe piacere averla con noi all'aperitivo di fine anno, martedì 21 dicembre alle 18, da noi in ufficio al terzo piano. La porta sulla strada si chiude alle 17.30, suoni pure.
L'ufficio poi è chiuso dal 24 dicembre al 7 gennaio.

Con amicizia
Doris Ferrari`,
    expected: [at('2027-12-21T18:00:00+01:00')],
  },
  {
    name: 'it: New Year wishes, to be in touch next year',
    sentAt: '2027-12-30T18:33:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Fam. Scognamiglio <enzo.scognamiglio@posta.example>',
    subject: 'Auguri!!!',
    text: `Carissimi,
tanti auguri di buon anno a voi e alle famiglie! Noi domani sera siamo a Procida dai suoceri, alle 20 si comincia a mangiare e a mezzanotte botti sul porto, se Dio vuole il 2 si torna col traghetto delle 15.25.
Per il gozzo da riverniciare ci sentiamo poi nell'anno nuovo, non c'è fretta.
Enzo e Titina`,
    expected: [],
  },
];
