import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: site visit confirmed by a property manager',
    sentAt: '2027-01-11T09:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Valdesi Amministrazioni <info@studiovaldesi.example>',
    subject: 'Infiltrazione via Garibaldi 22 - sopralluogo',
    text: `Spett.le Idraulica Torrisi,

con riferimento alla Vs. disponibilità telefonica, confermiamo il sopralluogo presso il condominio di via Garibaldi 22 per giovedì 14 gennaio alle ore 9.30. La signora Perego (int. 7) sarà in casa e vi aprirà la porta delle cantine.

Vi ricordiamo di portare la termocamera e di indicare in fattura il codice condominio 0417.

Cordiali saluti
Ornella Valdesi

Studio Valdesi Amministrazioni Condominiali
Via Mameli 8, Monza
Tel. 039 555 0142
Ricevimento: lun e mer 15.00-18.00, ven 9.00-12.00`,
    expected: [at('2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'it: accountant lists tax deadlines with days and an hour',
    sentAt: '2027-01-13T16:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rag. Claudio Menegatti <c.menegatti@menegattiassociati.example>',
    subject: 'Promemoria scadenze di gennaio',
    text: `Gentile cliente,

le riepilogo le scadenze del mese:

- lunedì 18 gennaio: versamento ritenute e IVA mensile
- lunedì 25 gennaio: elenchi Intrastat
- domenica 31 gennaio: CU, raccolta dati collaboratori

Per i cedolini ci servono le presenze entro le ore 12.00 di venerdì 22 gennaio, altrimenti slittano a febbraio.

Un cordiale saluto
Rag. Claudio Menegatti
Lo studio risponde al telefono dalle 9 alle 12.30`,
    expected: [],
  },
  {
    name: 'it: lower case note, tomorrow at half past three',
    sentAt: '2027-01-19T18:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'gigi <gigi.traslochi@postafacile.example>',
    subject: 'furgone',
    text: `ciao marco allora passo domani alle 3 e mezza del pomeriggio x far vedere il furgone, fa un rumore dietro a sinistra che nn mi piace. se e la balestra ordinala gia x favore
gigi`,
    expected: [at('2027-01-20T15:30:00+01:00')],
  },
  {
    name: 'it: law firm offers three slots with their ends',
    sentAt: '2027-02-01T11:27:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Benedetta Scarpelli <b.scarpelli@scarpellilex.example>',
    subject: 'Contratto di agenzia - incontro in studio',
    text: `Gentile dottor Fantuzzi,

ho letto la bozza del contratto di agenzia e ci sono due clausole che vorrei discutere con Lei di persona (la n. 9 e la n. 14). Le propongo questi orari, tutti presso il mio studio in via Saragozza 115 a Bologna:

1) mercoledì 3 febbraio, ore 11.00 - 12.00
2) giovedì 4 febbraio, ore 15.30 - 16.30
3) lunedì 8 febbraio, ore 9.00 - 10.00

Mi faccia sapere quale preferisce. La controparte attende una nostra risposta scritta entro il 12 febbraio.

Con i migliori saluti,
Avv. Benedetta Scarpelli`,
    expected: [
      at('2027-02-03T11:00:00+01:00', '2027-02-03T12:00:00+01:00'),
      at('2027-02-04T15:30:00+01:00', '2027-02-04T16:30:00+01:00'),
      at('2027-02-08T09:00:00+01:00', '2027-02-08T10:00:00+01:00'),
    ],
  },
  {
    name: 'it: Ticino trustee fixes the closing talk with start and end',
    sentAt: '2027-02-10T08:31:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Moreno Bernasconi <moreno.bernasconi@fiduciariaceresio.example>',
    subject: 'Chiusura contabile 2026',
    text: `Gentile signora Quadri,

come da telefonata di ieri le confermo il nostro incontro di venerdì 19 febbraio 2027, dalle 14.00 alle 15.30, nei nostri uffici in via Nassa 31 a Lugano. Vedremo insieme il bilancio provvisorio e il rendiconto IVA del quarto trimestre.

Voglia cortesemente portare gli estratti del conto postale e la polizza LAINF.

Cordiali saluti

Moreno Bernasconi
Fiduciaria Ceresio SA
Tel. 091 555 01 77`,
    expected: [at('2027-02-19T14:00:00+01:00', '2027-02-19T15:30:00+01:00')],
  },
  {
    name: 'it: accepts the second of three quoted times',
    sentAt: '2027-02-16T14:50:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Lorenza Ghidini <lorenza@agriturismolequerce.example>',
    subject: 'Re: Foto per il nuovo sito',
    text: `Ciao Pietro,
per noi va benissimo la seconda, così c'è anche mio marito. Facciamo trovare le camere già sistemate.

Lorenza

Il giorno lun 15 feb 2027 alle ore 18:12 Pietro Sartor <pietro@sartorfoto.example> ha scritto:
> Ciao Lorenza,
> per le foto delle camere potrei venire:
> - giovedì 18 febbraio alle 10.00
> - venerdì 19 febbraio alle 16.15
> - lunedì 22 febbraio alle 9.00
> Dimmi quale ti è più comoda.
> Pietro`,
    expected: [at('2027-02-19T16:15:00+01:00')],
  },
  {
    name: 'it: declines Thursday at three and proposes nothing',
    sentAt: '2027-02-23T10:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tommaso Rinaldi <t.rinaldi@rinaldiinfissi.example>',
    subject: 'R: appuntamento per le finestre',
    text: `Buongiorno Silvia,

purtroppo giovedì alle 15 non riesco, ho due operai a casa con l'influenza e devo stare in cantiere io. Mi faccio vivo la prossima settimana appena capisco come siamo messi.

Scusi ancora
Tommaso Rinaldi
Rinaldi Infissi snc`,
    expected: [],
  },
  {
    name: 'it: dental practice moves an appointment from one day to another',
    sentAt: '2027-03-02T12:18:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Dentistico Pavan <segreteria@dentistapavan.example>',
    subject: 'Spostamento appuntamento',
    text: `Gentile sig. Boscolo,

per un'assenza imprevista della dottoressa siamo costretti a spostare il Suo appuntamento da giovedì 4 marzo ore 17.00 a lunedì 8 marzo ore 17.45.

Se non riceviamo Sue notizie lo consideriamo confermato.

La segreteria
Studio Dentistico Pavan
041 555 0163 (lun-ven 8.30-12.30 / 14.30-19.00)`,
    expected: [at('2027-03-08T17:45:00+01:00')],
  },
  {
    name: 'it: minutes of a board meeting already held',
    sentAt: '2027-03-05T22:47:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ivana Cattaneo <ivana.cattaneo@prolocomontebruno.example>',
    subject: 'Verbale direttivo',
    text: `Cari tutti,

in allegato il verbale della riunione del direttivo di mercoledì 3 marzo, iniziata alle 20.45 e chiusa alle 23.10. Presenti 7 su 9.

In breve: approvato il preventivo per le luminarie (1.860 euro), rinviata la scelta del gruppo musicale, Adriano sente il Comune per il suolo pubblico. La data della prossima riunione la decidiamo quando il Comune ci risponde.

Se trovate errori scrivetemi.
Ivana`,
    expected: [],
  },
  {
    name: 'it: wine merchant newsletter with a sale and an open Sunday',
    sentAt: '2027-03-09T07:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Enoteca Bottalico <news@enotecabottalico.example>',
    subject: 'Primavera in cantina: -20% fino al 31 marzo',
    text: `Cari amici del vino,

arriva la primavera e noi svuotiamo gli scaffali! Fino a mercoledì 31 marzo sconto del 20% su tutti i rossi della Valpolicella.

APERTURA STRAORDINARIA
Domenica 21 marzo dalle 10.00 alle 19.00: degustazione libera in negozio, calice in omaggio ai primi 50.

Spedizione gratuita sopra gli 89 euro.

Enoteca Bottalico, corso Cavour 77, Bari
Non vuoi più ricevere le nostre offerte? Cancella l'iscrizione: https://enotecabottalico.example/cancella`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: call at ten New York time, named in both zones, three quarters of an hour',
    sentAt: '2027-03-12T17:35:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giulia Antonelli <giulia.antonelli@antonelliexport.example>',
    subject: 'Call con Brooklyn',
    text: `Ciao Davide,

ho sentito i buyer di Brooklyn per la collezione ceramiche. Ci vedono in video mercoledì 17 marzo alle 10 ora di New York, cioè le 15 da noi (attenzione, loro hanno già l'ora legale). Durata prevista tre quarti d'ora.

Link: https://video.antonelliexport.example/j/8841207

Mi serve la tua parte del listino prima di allora, anche in bozza.

Giulia`,
    expected: [at('2027-03-17T15:00:00+01:00', '2027-03-17T15:45:00+01:00')],
  },
  {
    name: 'it: calendar invitation for a budget meeting, text repeats it',
    sentAt: '2027-03-16T09:58:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Federico Lanzi <f.lanzi@lanzicomunicazione.example>',
    subject: 'Invito: Budget campagna estate',
    text: `Buongiorno,

vi mando l'invito per il punto sul budget della campagna estiva: mercoledì 24 marzo alle 11, sala piccola da noi in via Tortona.

A presto
Federico`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Lanzi Comunicazione//Agenda 3.2//IT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Rome
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7c1e0f52-budget-estate@lanzicomunicazione.example
DTSTAMP:20270316T085800Z
DTSTART;TZID=Europe/Rome:20270324T110000
DTEND;TZID=Europe/Rome:20270324T120000
SUMMARY:Budget campagna estate
LOCATION:Via Tortona 12\\, Milano - sala piccola
ORGANIZER;CN=Federico Lanzi:mailto:f.lanzi@lanzicomunicazione.example
ATTENDEE;CN=Bagni Miramare;RSVP=TRUE:mailto:info@bagnimiramare.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-24T11:00:00+01:00', '2027-03-24T12:00:00+01:00')],
  },
  {
    name: 'it: courier announces a parcel with a delivery window',
    sentAt: '2027-03-22T19:21:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rapidex Corriere <notifiche@rapidex.example>',
    subject: 'La tua spedizione RX40098812 arriva domani',
    text: `Gentile cliente,

la spedizione RX40098812 (2 colli, 14,5 kg) del mittente Cartotecnica Bassi è in consegna martedì 23 marzo tra le 8:00 e le 13:00.

Non sei in negozio? Puoi ritirarla al punto di ritiro Tabacchi Nardi fino a venerdì 26 marzo, ore 19:30.

Questo messaggio è automatico, si prega di non rispondere.`,
    expected: [],
  },
  {
    name: 'it: two days at a trade fair together',
    sentAt: '2027-03-30T13:11:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Renato Zorzi <renato@zorzimarmi.example>',
    subject: 'Fiera a Verona',
    text: `Ciao Michela,

ho preso i biglietti per tutti e due: alla fiera del marmo andiamo insieme mercoledì 14 e giovedì 15 aprile, due giorni pieni come l'altra volta. La camera l'ha prenotata mia moglie, sempre dalla signora Adele.

A che ora partire lo vediamo il giorno prima, tanto guido io.

Renato`,
    expected: [days('2027-04-14', '2027-04-16')],
  },
  {
    name: 'it: Roman friend of the firm, Saturday lunch at half past one',
    sentAt: '2027-04-06T20:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Nando <nando.proietti@trattoriadanando.example>',
    subject: 'magnamo',
    text: `Bella Sandro!
aò, il forno nuovo va che è una bomba, m'hai salvato. Sabato a pranzo sei ospite mio, te e la tua signora: vi aspetto all'una e mezza, che prima c'ho un battesimo e nun ce capimo niente. Carbonara e abbacchio, nun se discute.

Er conto dell'assistenza (i 240 euri) te lo pago quanno vieni.

Nando`,
    expected: [at('2027-04-10T13:30:00+02:00')],
  },
  {
    name: 'it: applicant confirms a job interview',
    sentAt: '2027-04-08T15:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Mazzoleni <chiara.mazzoleni@postalieve.example>',
    subject: 'Re: Candidatura receptionist - colloquio',
    text: `Gentile dottoressa Fusco,

la ringrazio molto per l'opportunità. Confermo la mia presenza al colloquio di martedì 13 aprile alle 10:30 presso la vostra sede di Bergamo. Porterò con me i certificati di lingua e la lettera di referenze.

Il mio attuale contratto scade il 30 giugno.

Distinti saluti
Chiara Mazzoleni
cell. 340 555 0198`,
    expected: [at('2027-04-13T10:30:00+02:00')],
  },
  {
    name: 'it: unsolicited application with general availability',
    sentAt: '2027-04-09T23:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Kevin Santoro <kevin.santoro03@mailrapida.example>',
    subject: 'Candidatura spontanea cameriere',
    text: `Salve,
mi chiamo Kevin, ho 23 anni e ho lavorato due stagioni a Rimini come cameriere di sala (da maggio a settembre, turno 18-24). Vi mando il mio CV.
Sono disponibile dal lunedi al venerdi dopo le 14 e tutti i weekend, anche subito. Per un eventuale colloquio posso venire quando volete.
Grazie
Kevin Santoro`,
    expected: [],
  },
  {
    name: 'it: boiler technician comes at eight for an hour and a half',
    sentAt: '2027-04-15T11:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'TermoService Brianza <interventi@termoservicebrianza.example>',
    subject: 'Intervento n. 27/1182 - manutenzione caldaia',
    text: `Spett.le Asilo Il Girasole,

il nostro tecnico Walter sarà da voi giovedì 22 aprile alle ore 8.00 per la manutenzione annuale della caldaia e l'analisi dei fumi. L'intervento dura un'ora e mezza; in questo tempo non avrete acqua calda.

Costo concordato: 145,00 euro + IVA.
Vi preghiamo di tenere a portata di mano il libretto d'impianto.

TermoService Brianza srl
Pronto intervento 24 ore su 24: 0362 555 019`,
    expected: [at('2027-04-22T08:00:00+02:00', '2027-04-22T09:30:00+02:00')],
  },
  {
    name: 'it: school council summons with agenda',
    sentAt: '2027-04-19T10:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Segreteria IC Don Milani <segreteria@icdonmilani.example>',
    subject: 'Convocazione Consiglio di Istituto - prot. 2214/2.1',
    text: `Ai componenti del Consiglio di Istituto

La S.V. è convocata alla seduta del Consiglio di Istituto che si terrà lunedì 26 aprile 2027 p.v. dalle ore 17:30 alle ore 19:30 in aula magna, con il seguente ordine del giorno:

1. Approvazione del verbale della seduta del 15/02/2027
2. Conto consuntivo 2026
3. Calendario scolastico: inizio lezioni 13 settembre
4. Concessione della palestra alle associazioni sportive
5. Varie ed eventuali

Il Presidente
Ezio Brambati`,
    expected: [at('2027-04-26T17:30:00+02:00', '2027-04-26T19:30:00+02:00')],
  },
  {
    name: 'it: restaurant booking with JSON-LD',
    sentAt: '2027-04-20T12:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tavolo Subito <prenotazioni@tavolosubito.example>',
    subject: 'Prenotazione confermata: Osteria del Cantastorie',
    text: `Ciao Beatrice,

la tua prenotazione è confermata.

Osteria del Cantastorie, vicolo Stretto 4, Ferrara
venerdì 23 aprile 2027, ore 20:30
6 persone - codice TS-55K2

Il tavolo viene tenuto per 15 minuti.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TS-55K2",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Beatrice Lodi" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria del Cantastorie",
    "address": { "@type": "PostalAddress", "streetAddress": "Vicolo Stretto 4", "addressLocality": "Ferrara", "addressCountry": "IT" }
  },
  "startTime": "2027-04-23T20:30:00+02:00",
  "partySize": 6
}
</script></head><body>
<p>Ciao Beatrice,</p><p>la tua prenotazione è confermata.</p>
<p><b>Osteria del Cantastorie</b>, vicolo Stretto 4, Ferrara<br>venerdì 23 aprile 2027, ore 20:30<br>6 persone - codice TS-55K2</p>
<p>Il tavolo viene tenuto per 15 minuti.</p>
</body></html>`,
    expected: [at('2027-04-23T20:30:00+02:00')],
  },
  {
    name: 'it: day after tomorrow at quarter to five',
    sentAt: '2027-04-28T08:07:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Piera Donadoni <piera.donadoni@postafacile.example>',
    subject: 'prova abito',
    text: `Buongiorno signora Nives,
dopodomani riesco a venire per la prova, facciamo alle cinque meno un quarto del pomeriggio così esco prima dal lavoro? L'orlo andrebbe ancora su di due centimetri. L'abito mi serve per il 15 maggio.
Grazie mille, Piera`,
    expected: [at('2027-04-30T16:45:00+02:00')],
  },
  {
    name: 'it: next project call in exactly two weeks at quarter to nine',
    sentAt: '2027-05-04T09:31:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Elia Marangon <elia@codicelento.example>',
    subject: 'prossimo punto sul gestionale',
    text: `Ciao,

grazie per la call di stamattina. Riassumo: noi sistemiamo l'export delle fatture e il bug sui resi (ticket 3381), voi ci mandate l'anagrafica fornitori entro il 12.

Ci risentiamo fra due settimane esatte, martedì 18, alle nove meno un quarto, stessa stanza virtuale di oggi.

Elia
--
Codice Lento soc. coop.`,
    expected: [at('2027-05-18T08:45:00+02:00')],
  },
  {
    name: 'it: hosting provider announces a maintenance window',
    sentAt: '2027-05-05T10:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza Nuvolanet <noc@nuvolanet.example>',
    subject: 'Intervento programmato sul server pec03',
    text: `Gentile cliente,

La informiamo che nella notte tra sabato 8 e domenica 9 maggio, dalle ore 22:00 alle ore 02:00, sarà effettuato un aggiornamento dei sistemi di posta certificata. Durante l'intervento la casella potrebbe non essere raggiungibile.

Nessuna azione è richiesta da parte Sua.

Il team Nuvolanet`,
    expected: [],
  },
  {
    name: 'it: condominium assembly in a single call',
    sentAt: '2027-05-07T17:16:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Geom. Arturo Pizzi <amministrazione@geompizzi.example>',
    subject: 'Condominio I Tigli - convocazione assemblea straordinaria',
    text: `Egregio sig. Locatelli, in qualità di proprietario del negozio al piano terra,

la invito all'assemblea straordinaria del Condominio I Tigli che si terrà il giorno di mercoledì 19 maggio 2027 alle ore 20.30 presso l'oratorio San Luca, sala Paolo VI.

o.d.g.
1) rifacimento facciata lato cortile, esame di tre preventivi (da 84.000 a 102.500 euro)
2) nomina del direttore lavori

In caso di impossibilità può farsi rappresentare con la delega allegata, da consegnare entro lunedì 17.

Geom. Arturo Pizzi
ufficio aperto martedì e giovedì 16-18`,
    expected: [at('2027-05-19T20:30:00+02:00')],
  },
  {
    name: 'it: sales representative calls in around eleven',
    sentAt: '2027-05-17T08:52:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dino Fabbri <dino.fabbri@colorificiosangiorgio.example>',
    subject: 'giro clienti',
    text: `Ciao Loris, lunedì 24 maggio sono nella tua zona e passo da te verso le 11 con le mazzette nuove degli smalti all'acqua. Se ti finisce prima il fondo bianco dimmelo che te lo carico sul furgone di giovedì.

Dino`,
    expected: [at('2027-05-24T11:00:00+02:00')],
  },
  {
    name: 'it: writer tells of own appointments, sends an estimate by Friday',
    sentAt: '2027-05-20T12:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Samuele Corti <samuele@cortiserramenti.example>',
    subject: 'Re: preventivo cancello',
    text: `Buongiorno Paola,

scusi il ritardo, è una settimana infernale: oggi alle 15 sono dal dentista, domani mattina alle 10 ho la riunione con i soci in banca e in mezzo devo consegnare due portoni. Il preventivo del cancello glielo mando comunque entro venerdì sera.

Per le misure siamo a posto, non serve che torni.

Samuele Corti`,
    expected: [],
  },
  {
    name: 'it: colleague forwards a customer mail and hands over the agreed visit',
    sentAt: '2027-05-21T16:25:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Manuela Iacono <manuela@verdeprogetti.example>',
    subject: 'I: giardino villa Serena',
    text: `Ale, ti giro questa. Gli ho già detto di sì per le 9 di mercoledì 26, ci vai tu per favore? Io quel giorno sono a Catania.
Manu

---------- Messaggio inoltrato ----------
Da: Gaspare Lo Monaco <g.lomonaco@villaserena.example>
Data: ven 21 mag 2027 11:02
Oggetto: giardino villa Serena
A: Manuela Iacono

Gentile signora Iacono,
il prato è di nuovo pieno di chiazze gialle. Potrebbe venire qualcuno a vedere mercoledì 26 alle 9 oppure giovedì 27 alle 17?
Grazie
Gaspare Lo Monaco`,
    expected: [at('2027-05-26T09:00:00+02:00')],
  },
  {
    name: 'it: cancels tomorrow at eleven',
    sentAt: '2027-05-25T18:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Acquisti Molini Ferrero <acquisti@moliniferrero.example>',
    subject: 'Annullamento incontro',
    text: `Gentile dott. Sala,

siamo spiacenti di doverLe comunicare che l'incontro previsto per domani, mercoledì 26 maggio alle ore 11.00, è annullato per sopraggiunti impegni della direzione. Sarà nostra cura ricontattarLa per concordare una nuova data.

Ci scusiamo per il disagio.

Molini Ferrero spa - Ufficio Acquisti`,
    expected: [],
  },
  {
    name: 'it: calendar part cancels an event',
    sentAt: '2027-05-31T09:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Laura Tonon <laura.tonon@tononarredi.example>',
    subject: 'Annullato: Consegna campioni tessuti',
    text: `Ciao, il fornitore non ha i campioni pronti, quindi salta tutto. Ci riaggiorniamo.
Laura`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Agenda Lieve//IT
METHOD:CANCEL
BEGIN:VEVENT
UID:20270519T1422-tessuti@tononarredi.example
DTSTAMP:20270531T074000Z
DTSTART:20270604T073000Z
DTEND:20270604T083000Z
SUMMARY:Annullato: Consegna campioni tessuti
ORGANIZER;CN=Laura Tonon:mailto:laura.tonon@tononarredi.example
ATTENDEE;CN=Studio Abitare:mailto:info@studioabitare.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: London agent proposes half past two London time',
    sentAt: '2027-06-03T16:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Marta Rovelli <marta.rovelli@olivetradelondon.example>',
    subject: 'Olio per la catena di delicatessen',
    text: `Cara Antonia,

ottime notizie, la catena vuole assaggiare il vostro monocultivar. Ti va se ne parliamo per telefono martedì 8 giugno alle 14:30 ora di Londra? Ti chiamo io sul fisso del frantoio.

Intanto se riesci spediscimi 3 bottiglie da mezzo litro: il corriere da voi ci mette 4-5 giorni.

Un abbraccio
Marta`,
    expected: [at('2027-06-08T15:30:00+02:00')],
  },
  {
    name: 'it: long chatty kitchen customer, Saturday at quarter past ten',
    sentAt: '2027-06-09T21:34:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Rosanna Vitale <rosanna.vitale@mailrapida.example>',
    subject: 'la cucina (ancora io!)',
    text: `Caro Signor Beppe,

eccomi di nuovo, spero di non essere troppo noiosa. Ho fatto vedere il disegno a mio genero, che è geometra, e dice che la colonna frigo da 60 ci sta solo se togliamo lo zoccolo. Ho anche guardato in quel negozio sulla statale: il piano in quarzo lì costa 390 al metro, da Lei se ricordo bene eravamo a 420, ma posa compresa.

Il lavello mi arriva il 16, il forno invece chissà (ordine 88-2041, promesso per maggio!). Mio marito il venerdì gioca a bocce dalle 15 alle 18 e quindi non c'è verso di smuoverlo.

Come mi ha detto al telefono, veniamo tutti e due in laboratorio da Lei sabato mattina alle dieci e un quarto, così scegliamo il legno. Se ha ancora quel campione di rovere me lo tenga da parte.

Per l'acconto facciamo il bonifico a fine mese.

Un caro saluto e grazie della pazienza,
Rosanna Vitale`,
    expected: [at('2027-06-12T10:15:00+02:00')],
  },
  {
    name: 'it: supplier tells summer opening hours',
    sentAt: '2027-06-14T11:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ferramenta Colombo <magazzino@ferramentacolombo.example>',
    subject: 'orario estivo',
    text: `Buongiorno,
vi segnaliamo che da lunedì 21 giugno a venerdì 27 agosto il magazzino osserva l'orario continuato 7.00 - 15.00. Il sabato restiamo chiusi. Gli ordini arrivati entro le 10 partono in giornata.

Saluti
Ferramenta Colombo - il magazzino`,
    expected: [],
  },
  {
    name: 'it: fire safety course, a whole day for the reader',
    sentAt: '2027-06-15T15:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sicura Formazione <corsi@sicuraformazione.example>',
    subject: 'Iscrizione corso antincendio - conferma',
    text: `Gentile signora Moretti,

confermiamo la Sua iscrizione al corso per addetti antincendio (livello 2), giovedì 24 giugno 2027, giornata intera, presso il nostro centro di Mestre. Il pranzo è incluso.

Quota di partecipazione: euro 190 + IVA, da versare entro il 21 giugno.
Il programma con gli orari delle singole lezioni sarà distribuito in aula.

Cordiali saluti
Sicura Formazione srl`,
    expected: [days('2027-06-24')],
  },
  {
    name: 'it: occupational doctor summons the reader',
    sentAt: '2027-06-16T09:03:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Poliambulatorio San Rocco <medicinalavoro@poliambulatoriosanrocco.example>',
    subject: 'Visita periodica di idoneità',
    text: `Gent.mo sig. Esposito Carmine,

la Sua visita periodica con il medico competente è fissata per MARTEDI' 29 GIUGNO 2027 ORE 8:20 presso il nostro ambulatorio di via Foria 210, piano 2.

- presentarsi a digiuno dalla mezzanotte
- portare occhiali e precedenti referti
- tessera sanitaria

Ritiro referti: dal lunedì al venerdì, 12-14.

Poliambulatorio San Rocco`,
    expected: [at('2027-06-29T08:20:00+02:00')],
  },
  {
    name: 'it: second payment reminder with a due day',
    sentAt: '2027-06-22T14:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazione Legnami Dolomiti <amministrazione@legnamidolomiti.example>',
    subject: '2° sollecito fattura 412/2027',
    text: `Spett.le Ditta,

da un controllo contabile risulta ancora aperta la fattura n. 412 del 30/04/2027 di euro 2.317,80, scaduta il 31/05/2027.

Vi invitiamo a provvedere entro e non oltre mercoledì 30 giugno, ore 17.00. Decorso tale termine passeremo la pratica al legale.

Qualora aveste già pagato, vogliate considerare nulla la presente.

Distinti saluti
Ufficio amministrazione`,
    expected: [],
  },
  {
    name: 'it: Thursday afternoon without an hour',
    sentAt: '2027-06-28T10:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Greta Sommariva <greta@ilfilodigreta.example>',
    subject: 'etichette nuove',
    text: `Ciao Ugo! Le bozze delle etichette mi piacciono, però il verde lo vorrei meno ospedale :)
Potremmo vederci giovedì pomeriggio? Dimmi tu l'ora, io sono abbastanza libera. Oppure la settimana dopo, per me è lo stesso.
G.`,
    expected: [],
  },
  {
    name: 'it: event ticket in JSON-LD with start and end',
    sentAt: '2027-07-01T18:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Rete Artigiani Marche <eventi@reteartigianimarche.example>',
    subject: 'Il tuo posto è riservato: Serata Artigiani in Rete',
    text: `Ciao Leonardo,

sei dei nostri! Ecco i dati della tua iscrizione.

Serata "Artigiani in Rete"
venerdì 9 luglio 2027, 18:30 - 21:00
Mole Vanvitelliana, Ancona
Iscrizione n. RAM-0093

Mostra questo messaggio all'ingresso.`,
    html: `<!doctype html><html lang="it"><body>
<script type="application/ld+json">
[{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "RAM-0093",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Leonardo Baldassarri" },
  "reservationFor": {
    "@type": "Event",
    "name": "Serata Artigiani in Rete",
    "startDate": "2027-07-09T18:30:00+02:00",
    "endDate": "2027-07-09T21:00:00+02:00",
    "location": { "@type": "Place", "name": "Mole Vanvitelliana", "address": "Banchina Da Chio 28, Ancona" }
  }
}]
</script>
<p>Ciao Leonardo,</p><p>sei dei nostri! Ecco i dati della tua iscrizione.</p>
<p>Serata "Artigiani in Rete"<br>venerdì 9 luglio 2027, 18:30 - 21:00<br>Mole Vanvitelliana, Ancona<br>Iscrizione n. RAM-0093</p>
<p>Mostra questo messaggio all'ingresso.</p>
</body></html>`,
    expected: [at('2027-07-09T18:30:00+02:00', '2027-07-09T21:00:00+02:00')],
  },
  {
    name: 'it: registration for a webinar confirmed, with link',
    sentAt: '2027-07-05T13:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Camera Digitale <iscrizioni@cameradigitale.example>',
    subject: "Conferma iscrizione: fattura elettronica verso l'estero",
    text: `Gentile Sig.ra Ricciardi,

La ringraziamo per essersi iscritta al webinar "Fattura elettronica verso l'estero".

Quando: mercoledì 14/07/2027, h 15:00-16:00
Dove: online, https://aula.cameradigitale.example/w/71-208-334
Codice di accesso: 4409

La registrazione sarà disponibile fino al 31 luglio nell'area riservata.

Camera Digitale - sportello PMI`,
    expected: [at('2027-07-14T15:00:00+02:00', '2027-07-14T16:00:00+02:00')],
  },
  {
    name: 'it: bulk invitation to a free webinar',
    sentAt: '2027-07-06T08:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Gestionale Facile <marketing@gestionalefacile.example>',
    subject: 'Ultimi posti! Webinar gratuito sul magazzino intelligente',
    text: `Ancora inventari con il foglio di calcolo?

Giovedì 15 luglio alle 11:00 i nostri esperti ti mostrano come dimezzare i tempi. 40 minuti, gratis, con attestato.

ISCRIVITI ORA > https://gestionalefacile.example/webinar-magazzino

E solo per chi partecipa: 3 mesi di canone omaggio.

Ricevi questa e-mail perché sei iscritto alla nostra lista. Disiscriviti: https://gestionalefacile.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: stock-take on a Saturday, everyone needed all day',
    sentAt: '2027-07-19T17:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Oscar Bianchin <oscar@ricambibianchin.example>',
    subject: 'INVENTARIO',
    text: `Ragazzi,
come ogni anno l'inventario: sabato 31 luglio, tutto il giorno, vi voglio tutti. Il negozio resta chiuso al pubblico. A pranzo pizza, offro io. Il recupero lo fate quando volete in agosto.
Oscar`,
    expected: [days('2027-07-31')],
  },
  {
    name: 'it: confirms the one quoted time without repeating it',
    sentAt: '2027-08-24T09:17:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Stefano Grimaldi <s.grimaldi@grimaldistrutture.example>',
    subject: 'Re: Verifica solaio',
    text: `Gentile architetto, per me va benissimo, confermo.
Grimaldi

-----Messaggio originale-----
Da: Arch. Noemi Castelli <noemi@castelliarchitettura.example>
Inviato: lunedì 23 agosto 2027 17:51
A: Stefano Grimaldi
Oggetto: Verifica solaio

Gentile ingegnere,
rientrata dalle ferie riprendo la pratica di via Po. Possiamo trovarci in cantiere giovedì 26 agosto alle 14.30 per la verifica del solaio? L'impresa ci sarà.
Cordialmente
Noemi Castelli`,
    expected: [at('2027-08-26T14:30:00+02:00')],
  },
  {
    name: 'it: out of office for the August closure',
    sentAt: '2027-08-10T10:01:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tipografia Moderna <info@tipografiamoderna.example>',
    subject: 'Risposta automatica: Biglietti da visita',
    text: `Grazie per il messaggio.

La tipografia è chiusa per ferie da lunedì 9 a venerdì 27 agosto compresi. Riapriamo lunedì 30 agosto alle ore 8.30.

Per urgenze: 347 555 0126 (Ennio), solo la mattina dalle 9 alle 11.

Buone vacanze!`,
    expected: [],
  },
  {
    name: 'it: Ticino municipality announces an inspection with the reader',
    sentAt: '2027-09-01T07:55:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Ufficio tecnico comunale Valmorina <utc@valmorina.example>',
    subject: 'Mapp. 1174 RFD - collaudo antincendio',
    text: `Egregio signor Pedrazzini,

con la presente le comunichiamo che il collaudo antincendio del suo capannone al mappale 1174 avrà luogo

lunedì 13 settembre 2027, ore 13.45

alla presenza del nostro tecnico sig. Fontana e del perito. La sua presenza sul posto è obbligatoria. La tassa di CHF 180.- le verrà fatturata separatamente.

Con stima

Ufficio tecnico comunale
Sportello: ma e gio 09.30-11.30`,
    expected: [at('2027-09-13T13:45:00+02:00')],
  },
  {
    name: 'it: writer gives only her flight and will ring some time',
    sentAt: '2027-09-03T20:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Patrizia Nunes <patrizia.nunes@nunescouros.example>',
    subject: 'arrivo in Italia',
    text: `Cari amici,
finalmente si parte! Atterro a Malpensa mercoledì 8 alle 11:40 (volo LX 8093) e sabato 11 riparto alle 19:05. Dormo vicino alla stazione. Appena mi sistemo in albergo vi telefono e vediamo quando passare in conceria.
Baci
Patrizia`,
    expected: [],
  },
  {
    name: 'it: landing time beside a real meeting at quarter past eleven',
    sentAt: '2027-09-09T12:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Joachim Steiner <j.steiner@steinerwerkzeuge.example>',
    subject: 'Visita martedì',
    text: `Buongiorno Signor Tedeschi,

martedì 14 settembre il mio aereo arriva a Bologna alle 9.10, poi prendo la macchina a noleggio. Allora ci incontriamo da voi in ditta alle 11 e un quarto, come ha proposto Lei. Vorrei vedere la nuova linea e poi parlare del prezzo delle punte da 6 e da 8 mm.

Scusi il mio italiano!
Cordiali saluti
Joachim Steiner`,
    expected: [at('2027-09-14T11:15:00+02:00')],
  },
  {
    name: 'it: agency names two milestones with meetings and a draft deadline',
    sentAt: '2027-09-14T17:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ludovica Serra <ludovica@studioserra.example>',
    subject: 'Pianificazione rebranding',
    text: `Ciao Giacomo,

ecco i prossimi passi come concordato:

• mar 21/9, ore 9.00: videochiamata di allineamento con te e Sara (30 min)
• ven 24/9: ti mandiamo la bozza del logo
• mar 28/9 entro le 18: tuo feedback scritto
• gio 30/9, ore 14.00: presentazione finale da voi

Prima tranche (40%) con fattura a fine mese.

Ludovica`,
    expected: [at('2027-09-21T09:00:00+02:00', '2027-09-21T09:30:00+02:00'), at('2027-09-30T14:00:00+02:00')],
  },
  {
    name: 'it: declines one time and offers two others',
    sentAt: '2027-09-20T15:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Fabiola Neri <fabiola.neri@cantinaneri.example>',
    subject: 'Re: sopralluogo impianto fotovoltaico',
    text: `Buon pomeriggio,
mercoledì alle 16 non posso, siamo in piena vendemmia e arrivano i carri. Facciamo giovedì alle 9 oppure venerdì alle 12 e mezzo? Meglio se mi chiamate quando siete al cancello, in cantina il campanello non si sente.
Fabiola`,
    expected: [at('2027-09-23T09:00:00+02:00'), at('2027-09-24T12:30:00+02:00')],
  },
  {
    name: 'it: calendar invitation in UTC with an empty covering note',
    sentAt: '2027-09-28T11:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Valerio Puddu <valerio.puddu@sardasughero.example>',
    subject: 'Revisione contratto fornitura',
    text: `Inviato dal mio telefono`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Postino//Calendario 1.0//IT
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20271006T080000Z
DTEND:20271006T090000Z
DTSTAMP:20270928T095000Z
ORGANIZER;CN=Valerio Puddu:mailto:valerio.puddu@sardasughero.example
UID:4h2k9-revisione-sughero@sardasughero.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Cantine Melis:mailto:ordini@cantinemelis.example
DESCRIPTION:Prezzi 2028 e quantità minime
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Revisione contratto fornitura
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-06T10:00:00+02:00', '2027-10-06T11:00:00+02:00')],
  },
  {
    name: 'it: restaurant colleague sends the shifts of others',
    sentAt: '2027-10-01T23:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Jasmine <jasmine@pizzerialalanterna.example>',
    subject: 'turni sala sett. 40',
    text: `Ciao capo, ecco i turni dei ragazzi per la settimana prossima:

lun chiuso
mar 5: Omar 18-24, Giada 19-23
mer 6: Omar 18-24, Luca 19-23
gio 7: Giada e Luca 18-24
ven 8: tutti e tre 18-01
sab 9: tutti e tre + Ines 17.30-01

Tu sei libero tutta la settimana, goditela!!
Jas`,
    expected: [],
  },
  {
    name: 'it: key handover, date in figures',
    sentAt: '2027-10-05T10:36:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Immobiliare Portanova <affitti@immobiliareportanova.example>',
    subject: 'Consegna chiavi laboratorio via dei Conciatori',
    text: `Gentile Sig. Haddad,

il contratto è stato registrato. La consegna delle chiavi con verbale e lettura dei contatori avverrà in loco il 15/10/27 h 11.00; per la proprietà sarà presente la dott.ssa Rota.

Le ricordiamo che la prima mensilità (euro 780,00) va accreditata entro il 10/10.

Cordialità
Immobiliare Portanova`,
    expected: [at('2027-10-15T11:00:00+02:00')],
  },
  {
    name: 'it: tax adviser will ring back tomorrow morning at nine',
    sentAt: '2027-10-12T18:26:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dott.ssa Miriam Coen <m.coen@studiocoen.example>',
    subject: "Re: lettera dall'Agenzia",
    text: `Buonasera Enrico,

stia tranquillo, è una comunicazione bonaria e ci sono trenta giorni di tempo. La chiamo domattina alle 9 sul cellulare e la guardiamo insieme, tenga la lettera sottomano.

Miriam Coen`,
    expected: [at('2027-10-13T09:00:00+02:00')],
  },
  {
    name: 'it: parents association meets after the clocks change',
    sentAt: '2027-10-25T21:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Comitato Genitori Scuola Pascoli <comitato@genitoripascoli.example>',
    subject: 'Mercatino di Natale, ci servi tu!',
    text: `Ciao Teresa,

anche quest'anno contiamo sul tuo banchetto di pane e biscotti. Per dividerci i compiti ci troviamo in biblioteca martedì 2 novembre dalle 16 alle 17.30, puoi esserci?

Il mercatino non ha ancora una data, dipende dalla parrocchia.

Un abbraccio
Cristina per il comitato`,
    expected: [at('2027-11-02T16:00:00+01:00', '2027-11-02T17:30:00+01:00')],
  },
  {
    name: 'it: supplier announces a product launch to many',
    sentAt: '2027-10-27T10:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Cuoio & Co <novita@cuoioeco.example>',
    subject: 'Sta arrivando la linea Terra',
    text: `Gentile rivenditore,

segnati la data: lunedì 15 novembre alle ore 10 la nuova linea Terra sarà online nel catalogo rivenditori, con prezzi di lancio fino a esaurimento (da 18,90 al pezzo).

I primi ordini saranno spediti da giovedì 18 novembre.

Il team Cuoio & Co
Per non ricevere più queste comunicazioni clicca qui: https://cuoioeco.example/rimuovi`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: restaurant booking cancelled in JSON-LD',
    sentAt: '2027-11-03T11:29:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ristorante La Darsena <booking@ladarsena.example>',
    subject: 'La tua prenotazione è stata cancellata',
    text: `Gentile Carlo,

come richiesto abbiamo cancellato la prenotazione LD-7719 per 4 persone di sabato 6 novembre alle 20:00.

Speriamo di rivederti presto.
Ristorante La Darsena`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "LD-7719",
  "reservationStatus": "https://schema.org/ReservationCancelled",
  "underName": { "@type": "Person", "name": "Carlo Venier" },
  "reservationFor": { "@type": "FoodEstablishment", "name": "Ristorante La Darsena", "address": "Riva Cadamosto 3, Trieste" },
  "startTime": "2027-11-06T20:00:00+01:00",
  "partySize": 4
}
</script>
<p>Gentile Carlo,</p><p>come richiesto abbiamo cancellato la prenotazione LD-7719 per 4 persone di sabato 6 novembre alle 20:00.</p><p>Speriamo di rivederti presto.<br>Ristorante La Darsena</p>
</body></html>`,
    expected: [],
  },
  {
    name: "it: customer tells about her daughter's exam",
    sentAt: '2027-11-10T19:13:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Donatella Fiore <donatella.fiore@postafacile.example>',
    subject: 'grazie!!',
    text: `Gentile Professor Amato,

volevo solo ringraziarla per le ripetizioni, Alice è un'altra persona. Giovedì 18 alle 9 ha l'esame di analisi all'università e per la prima volta non ha paura. Poi dal 22 va a Lione dal suo ragazzo.

Ho fatto il bonifico di 200 euro stamattina.

Con tanta riconoscenza
Donatella Fiore`,
    expected: [],
  },
  {
    name: 'it: Italian time for a reader in Buenos Aires',
    sentAt: '2027-11-11T17:00:00+01:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Corrado Bellini <c.bellini@bellinimacchine.example>',
    subject: 'Collegamento per la pastorizzatrice',
    text: `Caro Hugo,

il tecnico si può collegare alla vostra macchina giovedì 18 novembre alle 16 ora italiana. Serve che qualcuno di voi sia davanti al pannello, quindi ti aspettiamo in linea. Ci vuole un'ora.

Il pezzo di ricambio (cod. PZ-3307) parte domani via aerea.

Saluti da Parma
Corrado`,
    expected: [at('2027-11-18T12:00:00-03:00', '2027-11-18T13:00:00-03:00')],
  },
  {
    name: 'it: consultant only sends a booking link',
    sentAt: '2027-11-16T09:46:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Raffaele Conti <raffaele@contienergia.example>',
    subject: 'Bando regionale efficienza energetica',
    text: `Buongiorno Annamaria,

secondo me rientrate nel bando: contributo a fondo perduto del 40%, sportello aperto dalle 10 di martedì 30 novembre e domande fino a esaurimento dei fondi.

Se vuole ne parliamo mezz'ora senza impegno, scelga pure l'orario che preferisce dalla mia agenda:
https://agenda.contienergia.example/raffaele/30min

Raffaele Conti`,
    expected: [],
  },
  {
    name: 'it: Christmas dinner of the firm',
    sentAt: '2027-11-29T14:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Morena Galli <morena@elettrogalli.example>',
    subject: 'Cena di Natale',
    text: `Ciao a tutti,

la cena di Natale quest'anno la facciamo venerdì 17 dicembre alle 20 da Gino al Ponte (quello con il camino, non l'altro!). Mariti, mogli e fidanzati benvenuti.

Ditemi entro il 6 quanti siete e se c'è qualche vegetariano, che Gino deve fare la spesa.

Morena`,
    expected: [at('2027-12-17T20:00:00+01:00')],
  },
  {
    name: 'it: terse reply, Monday half past eight on site',
    sentAt: '2027-12-09T12:32:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Mirko Baldi <mirko@edilbaldi.example>',
    subject: 'Re: getto',
    text: `ok allora lun 13/12 h 8.30 in cantiere, porta i disegni aggiornati
m.`,
    expected: [at('2027-12-13T08:30:00+01:00')],
  },
  {
    name: 'it: bank appointment in the new year',
    sentAt: '2027-12-20T16:37:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Alessio Premoli <alessio.premoli@bancavallechiara.example>',
    subject: 'Rinnovo affidamento - appuntamento',
    text: `Gentile dottoressa Gallo,

come anticipato, prima delle feste non riusciamo a chiudere la pratica. La aspetto quindi in filiale martedì 11 gennaio 2028 alle ore 10 con il bilancio provvisorio; la fideiussione in essere resta valida fino al 31 gennaio.

Le auguro un sereno Natale.

Alessio Premoli
Gestore imprese, filiale di Lodi
Orario di sportello 8.25-13.25 / 14.35-15.35`,
    expected: [at('2028-01-11T10:00:00+01:00')],
  },
];
