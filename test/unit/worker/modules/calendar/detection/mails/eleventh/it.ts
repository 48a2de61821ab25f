import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: terse site visit on Friday at half past ten',
    sentAt: '2027-03-09T11:08:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Loris Badiani <loris@badianicostruzioni.example>',
    subject: 'sopralluogo via Manin',
    text: `Buongiorno,
per il bagno di via Manin possiamo vederci lì venerdì alle 10 e mezza? Le chiavi le porto io.

Badiani

Inviato dal mio telefono`,
    expected: [at('2027-03-12T10:30:00+01:00')],
  },
  {
    name: 'it: tax adviser fixes a call with end, F24 deadline beside it',
    sentAt: '2027-02-08T09:41:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Dott.ssa Ilaria Montefusco <i.montefusco@studiomontefusco.example>',
    subject: 'Bilancio 2026 - bozza e chiamata',
    text: `Gentile Sig. Parisi,

le ho caricato in area riservata la bozza del bilancio 2026. Le chiedo di darle un'occhiata con calma, in particolare alle rimanenze e al fondo svalutazione crediti.

Ne parliamo al telefono giovedì 11 febbraio dalle 15.00 alle 15.45, come mi aveva chiesto: la chiamo io sul cellulare.

Le ricordo inoltre che il 16 febbraio scade il versamento dell'IVA mensile e delle ritenute (F24 in allegato, € 4.318,22). L'addebito va autorizzato in banca entro le ore 18 del giorno prima.

Cordiali saluti
Ilaria Montefusco

Studio Montefusco - Commercialisti
Via dei Tigli 14, Ancona - tel. 071 000 4417
Ricevimento: lun-ven 9.00-12.30 / 15.00-18.00`,
    expected: [at('2027-02-11T15:00:00+01:00', '2027-02-11T15:45:00+01:00')],
  },
  {
    name: 'it: applicant lists three slots for an interview',
    sentAt: '2027-09-09T20:52:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Noemi Carraro <noemi.carraro97@posta.example>',
    subject: 'Re: Candidatura grafica junior',
    text: `Buonasera,

grazie mille per la risposta, sono davvero contenta! Per il colloquio presso la vostra sede mi andrebbero bene:

- mar 14/9 ore 9:30
- mer 15/9 ore 14:00
- ven 17/9 ore 11:15

Scelga pure Lei la più comoda. Porto con me anche il portfolio stampato (quello online è su noemicarraro.example).

Un cordiale saluto,
Noemi Carraro
333 000 81 26

> Il giorno 8 settembre 2027 alle ore 17:20 Agenzia Pennarello ha scritto:
> Gentile Noemi, il suo profilo ci interessa. Ci indica qualche
> disponibilità per un colloquio la prossima settimana?`,
    expected: [
      at('2027-09-14T09:30:00+02:00'),
      at('2027-09-15T14:00:00+02:00'),
      at('2027-09-17T11:15:00+02:00'),
    ],
  },
  {
    name: 'it: lower-case chat, day after tomorrow at quarter past five',
    sentAt: '2027-05-05T13:17:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Beppe Trovato <beppe.trovato@barcentrale.example>',
    subject: 'bancone',
    text: `ciao ragazzi
allora x il bancone nuovo ho parlato con mia moglie e si fa, pero il top lo vogliamo in rovere e nn in noce. passo da voi in falegnameria dopodomani alle cinque e un quarto del pomeriggio cosi vediamo i campioni e mi dite sto benedetto prezzo
a me lalta volta avevate detto 2800 piu iva, speriamo bene
beppe`,
    expected: [at('2027-05-07T17:15:00+02:00')],
  },
  {
    name: 'it: appointment moved from Tuesday to Thursday',
    sentAt: '2027-05-14T10:26:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ottica Solari <segreteria@otticasolari.example>',
    subject: 'Spostamento appuntamento',
    text: `Gentile Sig.ra Ferraguti,

per un imprevisto del dottore siamo costretti a spostare il Suo appuntamento da martedì 18 maggio alle 9.00 a giovedì 20 maggio alle 11.00. Ci scusiamo per il disagio.

Se non riceviamo Sue comunicazioni consideriamo il nuovo orario confermato.

Ottica Solari
Piazza Garibaldi 3, Modena
Tel. 059 000 2231 - aperto dal martedì al sabato, 9-12.30 e 15.30-19.30`,
    expected: [at('2027-05-20T11:00:00+02:00')],
  },
  {
    name: 'it: customer accepts the second of two quoted times',
    sentAt: '2027-10-11T08:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Arturo Delfino <a.delfino@delfinonautica.example>',
    subject: 'Re: Nuovo sito - incontro di avvio',
    text: `Ciao Sabrina,

la seconda va benissimo, ci vediamo da voi. Viene anche Katia che segue le foto.

Arturo

Il giorno ven 8 ott 2027 alle ore 16:45 Sabrina Lodi <sabrina@studiolodi.example> ha scritto:
> Ciao Arturo,
> per l'incontro di avvio avrei due possibilità:
> 1) mercoledì 13 ottobre ore 16:00
> 2) venerdì 15 ottobre ore 9:15
> Dimmi quale preferisci!
> Sabrina`,
    expected: [at('2027-10-15T09:15:00+02:00')],
  },
  {
    name: 'it: payment reminder with due date and hour, no meeting',
    sentAt: '2027-04-19T08:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Contabilità <contabilita@ferramentagallo.example>',
    subject: 'Sollecito fattura n. 214/2027',
    text: `Spett.le Ditta,

da un controllo contabile risulta ancora aperta la ns. fattura n. 214/2027 del 15/03/2027 di € 1.186,40, scaduta il 15/04/2027.

Vi preghiamo di provvedere al saldo entro e non oltre venerdì 30/04/2027 ore 12.00, a mezzo bonifico sulle coordinate già in vs. possesso. Trascorso tale termine ci vedremo costretti a sospendere le forniture a partire dal 3 maggio.

Se avete già provveduto Vi preghiamo di non considerare la presente.

Distinti saluti
Ferramenta Gallo Srl - Uff. Contabilità
Tel. 0171 000 905 (lun-ven 8.30-12.00)`,
    expected: [],
  },
  {
    name: 'it: parcel announcement with JSON-LD delivery window',
    sentAt: '2027-11-17T18:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rondine Corriere <avvisi@rondinecorriere.example>',
    subject: 'Il tuo pacco arriva domani tra le 9:00 e le 13:00',
    text: `Ciao Tipografia Neri,

il pacco RC884120573IT spedito da Carte Pregiate Spa è in consegna domani, giovedì 18 novembre, tra le 9:00 e le 13:00.

Non ci sei? Scegli un altro giorno o un punto di ritiro: https://rondinecorriere.example/gestisci/884120573

Rondine Corriere`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "RC884120573IT",
  "expectedArrivalFrom": "2027-11-18T09:00:00+01:00",
  "expectedArrivalUntil": "2027-11-18T13:00:00+01:00",
  "carrier": { "@type": "Organization", "name": "Rondine Corriere" },
  "deliveryAddress": {
    "@type": "PostalAddress",
    "name": "Tipografia Neri",
    "streetAddress": "Via Po 8",
    "addressLocality": "Ferrara",
    "postalCode": "44121",
    "addressCountry": "IT"
  },
  "partOfOrder": { "@type": "Order", "orderNumber": "CP-20931", "merchant": { "@type": "Organization", "name": "Carte Pregiate Spa" } }
}
</script></head><body>
<p>Ciao Tipografia Neri,</p>
<p>il pacco <b>RC884120573IT</b> spedito da Carte Pregiate Spa è in consegna <b>domani, giovedì 18 novembre, tra le 9:00 e le 13:00</b>.</p>
<p>Non ci sei? <a href="https://rondinecorriere.example/gestisci/884120573">Scegli un altro giorno o un punto di ritiro</a></p>
<p>Rondine Corriere</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'it: declines the proposed Tuesday and asks for other dates',
    sentAt: '2027-06-03T17:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Maddalena Corsi <m.corsi@agriturismocorsi.example>',
    subject: 'Re: preventivo pergola',
    text: `Buonasera Stefano,

purtroppo martedì 8 alle 15 non posso, abbiamo una comitiva di trenta persone a pranzo e non ci libereremo prima di sera. Mi può proporre qualche altra data lei? Possibilmente non nel fine settimana, che per noi è sempre un delirio.

Grazie e buona serata
Maddalena`,
    expected: [],
  },
  {
    name: 'it: Ticino property manager announces the heating engineer, one hour',
    sentAt: '2027-11-11T15:30:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fiduciaria Morisoli SA <amministrazione@morisoli.example>',
    subject: 'Stabile Via Cantonale 22 – controllo bruciatore, locale commerciale PT',
    text: `Gentile Signora Pedrazzi,

con la presente la informiamo che il tecnico della ditta Termovalli Sagl passerà da Lei in negozio lunedì 22 novembre 2027 alle ore 08.15 per il controllo del bruciatore e la lettura dei contatori. Durata dell'intervento: 1 ora.

La preghiamo di voler garantire l'accesso al locale tecnico e di lasciare libero il posteggio no. 4.

Con i migliori saluti

Fiduciaria Morisoli SA
Nadia Gobbi
6500 Bellinzona
T +41 91 000 62 40
Sportello: lu–ve 08.30–11.30, pomeriggio su appuntamento`,
    expected: [at('2027-11-22T08:15:00+01:00', '2027-11-22T09:15:00+01:00')],
  },
  {
    name: 'it: boss forwards an invitation and repeats the time for the reader',
    sentAt: '2027-04-01T12:44:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fabrizio Canonica <f.canonica@canonicaimpianti.example>',
    subject: 'I: Cantiere Residenza Ginestra',
    text: `Ciao Elia,
ci vai tu? Giovedì 8 aprile, 14.30, in cantiere a Paradiso. Io quel giorno sono in ferie. Casco e scarpe mi raccomando.
Ciao, F.

-------- Messaggio inoltrato --------
Da: Arch. Prisca Lepori <lepori@leporiarch.example>
Data: mercoledì, 31 marzo 2027 16:02
A: f.canonica@canonicaimpianti.example
Oggetto: Cantiere Residenza Ginestra

Caro Fabrizio,
ci troviamo tutti in cantiere giovedì 8 aprile alle 14.30 per il coordinamento elettricista / sanitario / gessatore.
Grazie di confermare la presenza.
Prisca`,
    expected: [at('2027-04-08T14:30:00+02:00')],
  },
  {
    name: 'it: newsletter advertising a webinar',
    sentAt: '2027-09-21T07:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Accademia Impresa Facile <news@impresafacile.example>',
    subject: 'Intelligenza artificiale in bottega: il webinar gratuito del 30 settembre',
    text: `IMPRESA FACILE - La newsletter di settembre

>> WEBINAR GRATUITO
"L'intelligenza artificiale in bottega: cinque usi concreti"
Giovedì 30 settembre, ore 14:30 - 15:30, online
Con Duccio Fabbri, consulente
Iscriviti qui: https://impresafacile.example/webinar-ai

>> GUIDA
Come leggere la bolletta della luce della tua attività

>> OFFERTA
Corso "Excel senza paura" a 89 euro invece di 149 fino a domenica 26 settembre alle 23:59

Ricevi questa e-mail perché ti sei iscritto su impresafacile.example. Per non riceverla più: https://impresafacile.example/disiscriviti`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: calendar request for a project review with Rome zone',
    sentAt: '2027-06-16T16:21:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Giada Tommasini <giada.tommasini@novaluce.example>',
    subject: 'Invito: Revisione campagna estate',
    text: `Giada Tommasini ti ha invitato a un evento.

Revisione campagna estate
martedì 22 giugno 2027, 10:00 - 10:45
Luogo: https://videosala.example/j/7731-204-88

Portate i dati di maggio, grazie!`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Novaluce//Calendario 3.1//IT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Rome
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
UID:b81f0c2e-novaluce-2027@novaluce.example
DTSTAMP:20270616T142100Z
DTSTART;TZID=Europe/Rome:20270622T100000
DTEND;TZID=Europe/Rome:20270622T104500
SUMMARY:Revisione campagna estate
ORGANIZER;CN=Giada Tommasini:mailto:giada.tommasini@novaluce.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Agenzia Zefiro:mailto:info@agenziazefiro.example
LOCATION:https://videosala.example/j/7731-204-88
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-22T10:00:00+02:00', '2027-06-22T10:45:00+02:00')],
  },
  {
    name: "it: occupational doctor's office reminds of the check-up",
    sentAt: '2027-02-22T11:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Poliambulatorio San Vito <prenotazioni@poliambulatoriosanvito.example>',
    subject: 'Promemoria visita',
    text: `Gentile PAOLO RIGHETTI,

le ricordiamo la visita di idoneità prenotata per il giorno 03/03/2027 ore 08:40 con il Dr. G. Saccani, 2° piano, ambulatorio 6.

Si presenti 10 minuti prima in accettazione con documento e tessera sanitaria. Per gli esami del sangue eseguiti il 15/02/2027 i referti sono già disponibili online.

Per disdire chiamare lo 0376 000 818 almeno 48 ore prima (dal lunedì al venerdì 8.00-18.00).

Messaggio automatico, si prega di non rispondere.`,
    expected: [at('2027-03-03T08:40:00+01:00')],
  },
  {
    name: 'it: going together to a trade fair on two whole days',
    sentAt: '2027-10-14T19:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Remo Zanella <remo@zanellaserramenti.example>',
    subject: 'Fiera Verona',
    text: `Ciao Giorgio,

ho preso i biglietti per la fiera del legno a Verona anche per te: andiamo insieme sabato 6 e domenica 7 novembre, due giorni pieni, così vediamo con calma sia i macchinari che le vernici. Dormiamo da mio cugino a Soave, che ha posto.

Mi devi 36 euro, senza fretta.

Remo`,
    expected: [days('2027-11-06', '2027-11-08')],
  },
  {
    name: 'it: shop owner calls everybody for the stock-take',
    sentAt: '2027-12-02T18:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Wilma Bragaglia <wilma@casalinghibragaglia.example>',
    subject: 'INVENTARIO',
    text: `Ciao a tutte e tre,

quest'anno l'inventario lo facciamo sabato 18 dicembre, tutto il giorno, negozio chiuso. Ci servite tutte, niente scuse! Il pranzo lo offro io.

Il recupero delle ore lo vediamo a gennaio.

Wilma`,
    expected: [days('2027-12-18')],
  },
  {
    name: 'it: partner in London names one hour in both zones',
    sentAt: '2027-06-18T15:10:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tiziana Voltolini <tiziana@voltolinibooks.example>',
    subject: 'Diritti collana cucina',
    text: `Caro Emanuele,

ho letto il contratto e ho solo tre osservazioni, tutte piccole. Ti propongo di sentirci giovedì 24 giugno alle 10 ora di Londra (le 11 da voi), ti chiamo io via video: https://incontro.example/tiziana-v

Poi da luglio sono in Scozia e la linea lì è quella che è.

Un abbraccio
Tiziana`,
    expected: [at('2027-06-24T11:00:00+02:00')],
  },
  {
    name: 'it: half-hour call given only in New York time',
    sentAt: '2027-01-21T11:37:00-05:00',
    timezone: 'Europe/Rome',
    from: 'Marco Iannuzzi <miannuzzi@hudsonfinefoods.example>',
    subject: 'Olio EVO - campioni e prezzi',
    text: `Buongiorno Dott.ssa Lazzari,

i campioni sono arrivati ieri, in ottimo stato. Il nostro buyer vorrebbe parlarLe per 30 minuti mercoledì 27 gennaio alle 9:30 di mattina, ora di New York. Il link della videochiamata è il seguente:

https://videosala.example/j/5540-118-20

Intanto mi manda il listino per 2 pallet (bottiglia da 500 ml)?

Grazie,
Marco Iannuzzi
Hudson Fine Foods
Office hours Mon-Fri 9am-5pm`,
    expected: [at('2027-01-27T15:30:00+01:00', '2027-01-27T16:00:00+01:00')],
  },
  {
    name: 'it: meeting of tomorrow called off',
    sentAt: '2027-03-22T16:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Luca Pugliese <l.pugliese@studiotecnicopugliese.example>',
    subject: 'incontro di domani',
    text: `Buonasera Cristina,

mi dispiace ma l'incontro di domani alle 17 salta: ho mio figlio con 39 di febbre e non so come sarò messo in settimana. La richiamo io appena la situazione si sblocca.

Scusi ancora
Luca Pugliese
Studio Tecnico Pugliese, geom.
320 000 4471`,
    expected: [],
  },
  {
    name: 'it: calendar cancellation of a supplier visit',
    sentAt: '2027-08-31T09:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sergio Altieri <s.altieri@caffealtieri.example>',
    subject: 'Annullato: Degustazione nuove miscele',
    text: `Questo evento è stato annullato.

Degustazione nuove miscele
giovedì 9 settembre 2027, 15:00 - 16:00
Organizzatore: Sergio Altieri

Nota: la tostatrice è ferma per guasto, vi ricontatto in autunno.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Caffe Altieri//Agenda//IT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:77d0-degustazione@caffealtieri.example
DTSTAMP:20270831T070200Z
DTSTART:20270909T130000Z
DTEND:20270909T140000Z
SUMMARY:Annullato: Degustazione nuove miscele
ORGANIZER;CN=Sergio Altieri:mailto:s.altieri@caffealtieri.example
ATTENDEE;CN=Bistrot Marea:mailto:ciao@bistrotmarea.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: supplier announces summer closing and phone hours',
    sentAt: '2027-07-19T10:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Vetreria Scarpelli <info@vetreriascarpelli.example>',
    subject: 'Chiusura estiva',
    text: `Gentile cliente,

la informiamo che la nostra azienda resterà chiusa per ferie da lunedì 9 a domenica 22 agosto compresi. Riapriremo lunedì 23 agosto alle ore 8.00.

Gli ordini ricevuti entro venerdì 30 luglio alle 12 saranno evasi prima della chiusura. Dal 2 al 6 agosto l'ufficio risponde solo la mattina, dalle 8.30 alle 12.30.

Per urgenze (vetrine rotte): 347 000 9120

Buone vacanze a tutti!
Vetreria Scarpelli snc`,
    expected: [],
  },
  {
    name: 'it: vague Thursday afternoon, hour left open',
    sentAt: '2027-10-25T12:09:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Sandro Quadri <sandro.quadri@quadrigiardini.example>',
    subject: 'Siepe e potatura',
    text: `Salve Signor Bossi,

pensavo di passare giovedì pomeriggio a dare un occhio alla siepe, l'ora però non so ancora dirgliela perché dipende da quando finisco a Mendrisio. La mattina stessa le mando un messaggino.

In generale il venerdì sono abbastanza libero, se preferisce.

Saluti
Sandro Quadri, giardiniere diplomato
079 000 33 18`,
    expected: [],
  },
  {
    name: 'it: restaurant booking confirmed with JSON-LD',
    sentAt: '2027-07-02T14:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'TavoloSubito <conferme@tavolosubito.example>',
    subject: 'Prenotazione confermata: Trattoria del Molo',
    text: `Ciao Vanessa,

la tua prenotazione è confermata!

Trattoria del Molo, Via Lungomare 41, Rimini
giovedì 8 luglio 2027, ore 13:00
6 persone - codice TS-4K9QX

Il tavolo viene tenuto per 15 minuti. La cucina è aperta 12:15-14:30.

Modifica o annulla: https://tavolosubito.example/p/TS-4K9QX`,
    html: `<!DOCTYPE html><html lang="it"><head><script type="application/ld+json">
[{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TS-4K9QX",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Vanessa Guidi" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Trattoria del Molo",
    "address": { "@type": "PostalAddress", "streetAddress": "Via Lungomare 41", "addressLocality": "Rimini", "addressCountry": "IT" }
  },
  "startTime": "2027-07-08T13:00:00+02:00",
  "partySize": "6"
}]
</script></head><body>
<h2>La tua prenotazione è confermata!</h2>
<p>Ciao Vanessa,</p>
<p><b>Trattoria del Molo</b>, Via Lungomare 41, Rimini<br>gioved&igrave; 8 luglio 2027, ore 13:00<br>6 persone - codice TS-4K9QX</p>
<p>Il tavolo viene tenuto per 15 minuti. La cucina è aperta 12:15-14:30.</p>
<p><a href="https://tavolosubito.example/p/TS-4K9QX">Modifica o annulla</a></p>
</body></html>`,
    expected: [at('2027-07-08T13:00:00+02:00')],
  },
  {
    name: 'it: course registration confirmed with JSON-LD, with end',
    sentAt: '2027-09-16T10:31:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ente Formazione Arti e Mestieri <iscrizioni@artiemestieri.example>',
    subject: 'Conferma iscrizione - Aggiornamento primo soccorso',
    text: `Gentile Denis Marchetti,

confermiamo la Sua iscrizione al corso "Aggiornamento primo soccorso (gruppo B)".

Quando: martedì 5 ottobre 2027, 9:00-13:00
Dove: Aula 2, Via dell'Artigianato 19, Vicenza
Quota: € 75,00 + IVA (da versare entro il 28/09/2027)

L'attestato viene rilasciato al termine del corso.

La segreteria
0444 000 350 - lun/gio 14:00-17:30`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "PS-B-1187",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Denis Marchetti" },
  "reservationFor": {
    "@type": "EducationEvent",
    "name": "Aggiornamento primo soccorso (gruppo B)",
    "startDate": "2027-10-05T09:00:00+02:00",
    "endDate": "2027-10-05T13:00:00+02:00",
    "location": { "@type": "Place", "name": "Aula 2", "address": "Via dell'Artigianato 19, Vicenza" }
  }
}
</script>
<p>Gentile Denis Marchetti,</p>
<p>confermiamo la Sua iscrizione al corso &ldquo;Aggiornamento primo soccorso (gruppo B)&rdquo;.</p>
<ul><li>Quando: martedì 5 ottobre 2027, 9:00-13:00</li><li>Dove: Aula 2, Via dell'Artigianato 19, Vicenza</li><li>Quota: &euro; 75,00 + IVA (da versare entro il 28/09/2027)</li></ul>
<p>L'attestato viene rilasciato al termine del corso.</p>
<p>La segreteria<br>0444 000 350 - lun/gio 14:00-17:30</p>
</body></html>`,
    expected: [at('2027-10-05T09:00:00+02:00', '2027-10-05T13:00:00+02:00')],
  },
  {
    name: 'it: only a booking link, reader shall choose',
    sentAt: '2027-02-03T09:19:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Alessia Bertoldi <alessia@nuvolagestionale.example>',
    subject: 'Demo del gestionale',
    text: `Ciao Michele,

grazie per l'interesse! Per la demo puoi scegliere il momento che preferisci direttamente dalla mia agenda, dura una mezz'oretta:

https://prenotami.example/alessia-bertoldi/demo

La prova gratuita del tuo account resta attiva fino al 17 febbraio alle 23:59, dopo di che i dati vengono conservati per altri 30 giorni.

A presto
Alessia Bertoldi
Nuvola Gestionale | assistenza clienti lun-ven 9-18`,
    expected: [],
  },
  {
    name: 'it: video call tomorrow at 11:30 with conference link',
    sentAt: '2027-04-15T18:27:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Irene Salvadori <irene@duepuntocom.example>',
    subject: 'R: bozza etichette vino',
    text: `Perfetto, allora facciamo una call domani alle 11:30, così vi faccio vedere le due versioni a schermo.

Link: https://incontro.example/duepunto-etichette
PIN 4410

La stampa parte il 26, quindi abbiamo ancora un po' di margine.

Ire`,
    expected: [at('2027-04-16T11:30:00+02:00')],
  },
  {
    name: "it: Ticino co-owners' assembly, personal convocation",
    sentAt: '2027-11-19T14:00:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Amministrazione Ceresio Sagl <ppp@amministrazioneceresio.example>',
    subject: 'Convocazione assemblea ordinaria PPP Residenza Bellavista',
    text: `Gentile Signora Bernasconi,

in qualità di comproprietaria del foglio PPP no. 3117 è cordialmente invitata all'assemblea ordinaria dei comproprietari, che si terrà

lunedì 13 dicembre 2027, ore 20.30
presso la sala multiuso comunale di Agno

Ordine del giorno:
1. Approvazione del verbale dell'assemblea del 14 dicembre 2026
2. Consuntivo 2026/27 e preventivo 2027/28
3. Risanamento tetto (offerte da CHF 84'500.-- e CHF 91'200.--)
4. Eventuali

Eventuali trattande supplementari devono pervenirci per iscritto entro il 3 dicembre. In caso di assenza voglia ritornarci la procura allegata.

Distinti saluti

Amministrazione Ceresio Sagl
Daniele Fontana
T 091 000 77 05, lu–gio 09.00–11.30`,
    expected: [at('2027-12-13T20:30:00+01:00')],
  },
  {
    name: 'it: club board meets on Tuesday of next week',
    sentAt: '2027-09-23T22:13:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Gigi Pastorino <gigi@polisportivalevante.example>',
    subject: 'direttivo',
    text: `Ueilà gente,

direttivo martedì della prossima settimana alle 18.30 in sede, si parla di tesseramenti e della benedetta caldaia degli spogliatoi. Chi arriva tardi porta la focaccia.

Vi ricordo anche che i certificati medici dei ragazzi vanno consegnati entro il 30.

Gigi

Polisportiva Levante asd - segreteria aperta mercoledì 17-19`,
    expected: [at('2027-09-28T18:30:00+02:00')],
  },
  {
    name: 'it: teacher gives a ten-minute parent slot',
    sentAt: '2027-11-08T13:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Prof.ssa Carla Dainese <c.dainese@istitutoarcimboldi.example>',
    subject: 'Colloquio genitori - Gabriele, 2B',
    text: `Gentile signor Favero,

Le confermo il colloquio su Gabriele per lunedì 15 novembre alle 17:10; Le ho riservato 10 minuti, aula 14, primo piano. La prego di essere puntuale perché dopo di Lei ho altri genitori.

Il mio ricevimento settimanale resta il giovedì dalle 10 alle 11 su prenotazione.

Cordialmente
Carla Dainese
Matematica e scienze`,
    expected: [at('2027-11-15T17:10:00+01:00', '2027-11-15T17:20:00+01:00')],
  },
  {
    name: 'it: IT provider announces a maintenance window',
    sentAt: '2027-05-24T09:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Supporto Bitnord <supporto@bitnord.example>',
    subject: '[Avviso] Fermo programmato server posta - sabato 29 maggio',
    text: `Gentili utenti dello Studio Legale Abbate,

sabato 29/05/2027 dalle ore 22:00 alle ore 02:00 di domenica 30/05 eseguiremo l'aggiornamento del vostro server di posta. Durante l'intervento, svolto da remoto, la webmail non sarà raggiungibile; i messaggi in arrivo saranno accodati e consegnati al termine.

Non è richiesta alcuna azione da parte vostra. Vi chiediamo solo di lasciare accesi i PC in segreteria.

Ticket di riferimento: BN-55201
Bitnord Srl - helpdesk 8:30-18:00, reperibilità 348 000 6612`,
    expected: [],
  },
  {
    name: 'it: thinks it over, times only in the quoted mail',
    sentAt: '2027-03-18T21:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ornella Giuliani <ornella.giuliani@posta.example>',
    subject: 'Re: Visita appartamento via Carducci',
    text: `Grazie della disponibilità, ne devo parlare prima con mio marito che fa i turni. Le faccio sapere.

Ornella

> Il 18/03/2027 15:12, Immobiliare Terzi ha scritto:
> Buongiorno Signora Giuliani,
> per la visita all'appartamento di via Carducci le posso offrire
> lunedì 22 marzo alle 12:30 oppure martedì 23 marzo alle 18:00.
> Mi dica quale preferisce.
> Davide Terzi`,
    expected: [],
  },
  {
    name: 'it: writer tells of notary and train, sends drawings tonight',
    sentAt: '2027-01-12T19:33:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Corrado Vianello <c.vianello@vianelloprogetti.example>',
    subject: 'Tavole esecutive',
    text: `Caro Piero,

le tavole non sono ancora pronte, domattina alle 10 ho il rogito dal notaio e poi il treno delle 12.50 per Bologna, quindi ci rimetto mano in viaggio. Conto di mandarti tutto domani in serata.

Se intanto il carpentiere ha bisogno delle quote del solaio, sono nella tavola S-04 rev. 2 che hai già.

Saluti
Corrado`,
    expected: [],
  },
  {
    name: 'it: fitter offers the 7th or the 8th, both at nine',
    sentAt: '2027-05-31T07:46:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Tende Mariani <ordini@tendemariani.example>',
    subject: 'Montaggio tende da sole - ordine 7712',
    text: `Buongiorno,
la merce del Vs. ordine 7712 è arrivata. I nostri montatori possono venire da Voi il 7 o l'8 giugno, sempre alle 9.00. Fateci sapere quale dei due giorni va meglio.

Il saldo di 1.450,00 euro si paga a fine lavoro, anche con carta.

Tende Mariani
Esposizione: mar-sab 10-13 / 16-19.30`,
    expected: [at('2027-06-07T09:00:00+02:00'), at('2027-06-08T09:00:00+02:00')],
  },
  {
    name: 'it: rota of another crew at another customer',
    sentAt: '2027-08-26T17:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Osvaldo Pinna <osvaldo@pinnatraslochi.example>',
    subject: 'furgone grande',
    text: `Ciao Antonella, per il furgone grande ti dico come siamo messi: lunedì alle 7 Efisio e Gavino vanno a caricare dai Melis a Quartu, martedì alle 6.30 li vuole il dottor Serra per lo studio, mercoledì il furgone è in officina per il tagliando. Quindi a noleggio questa settimana entrante non te lo posso dare proprio, mi dispiace.

Prova a sentire Bruno, che forse il suo è fermo.

Osvaldo`,
    expected: [],
  },
  {
    name: 'it: municipality convenes the services conference, formal',
    sentAt: '2027-07-12T12:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'SUAP Comune di Valdorcina <suap@comune-valdorcina.example>',
    subject: 'Prot. 0018842/2027 - Convocazione conferenza di servizi',
    text: `OGGETTO: Pratica SUAP n. 331/2027 - ampliamento laboratorio artigianale in loc. Pian del Lago. Convocazione.

Alla Ditta Ceramiche Senesi di Bindi Tosca

Con riferimento all'istanza presentata in data 21/06/2027, si convoca codesta Ditta alla riunione della conferenza di servizi indetta per il giorno 29/07/2027, alle ore 10:00, presso la Sala Giunta di questo Comune, piano primo.

Eventuali integrazioni documentali dovranno pervenire a mezzo PEC entro e non oltre le ore 12:00 del giorno 26/07/2027.

Il responsabile del procedimento è il geom. Aldo Nencini, al quale è possibile rivolgersi il martedì e il giovedì dalle 9:00 alle 12:00.

IL RESPONSABILE DEL SERVIZIO
Dott.ssa Rita Galgani`,
    expected: [at('2027-07-29T10:00:00+02:00')],
  },
  {
    name: "it: minutes of yesterday's meeting with tasks and deadlines",
    sentAt: '2027-06-10T08:50:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Lara Cattaneo <lara.cattaneo@cattaneoeventi.example>',
    subject: 'Verbale riunione festa del paese',
    text: `Buongiorno a tutti,

ecco in breve quanto deciso nella riunione di ieri, mercoledì 9 giugno, iniziata alle 14.30 e chiusa alle 16.10:

- Palco: lo fornisce Rezzonico (CHF 2'300.-). Firma offerta entro il 18 giugno.
- Permessi: Moreno inoltra la domanda al Municipio entro mercoledì prossimo, ore 11.30 (chiusura sportello).
- Grafica: la locandina va in stampa il 25 giugno.
- Capannone: Tiziano sente la protezione civile.

Se manca qualcosa scrivetemi. La data della prossima riunione ve la comunico dopo le vacanze.

Cari saluti
Lara`,
    expected: [],
  },
  {
    name: 'it: lunch on Wednesday at half past noon',
    sentAt: '2027-08-30T10:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Filippo Arrigoni <filippo.arrigoni@arrigonivini.example>',
    subject: 'rientrati?',
    text: `Caro Ugo,

rientrato dalle ferie? Io sì, purtroppo. Ti va di pranzare insieme mercoledì 1° settembre a mezzogiorno e mezzo, solito posto sotto i portici? Così mi racconti della Sardegna e parliamo due minuti delle cassette di Natale, che l'anno scorso siamo arrivati lunghi.

Filippo`,
    expected: [at('2027-09-01T12:30:00+02:00')],
  },
  {
    name: 'it: this evening at quarter to seven, short note',
    sentAt: '2027-12-09T11:52:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Mirella Fusco <mirella@sartoriafusco.example>',
    subject: 'prova vestito',
    text: `Cara Debora, il vestito e' imbastito. Vieni stasera alle sette meno un quarto per la prova? Porta le scarpe col tacco che metti alla cena, senno' l'orlo viene sbagliato.
Mirella`,
    expected: [at('2027-12-09T18:45:00+01:00')],
  },
  {
    name: 'it: bulk offer valid until Friday at six',
    sentAt: '2027-11-23T06:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Carta & Co <offerte@cartaeco.example>',
    subject: 'BLACK WEEK: -40% su toner e carta, solo fino a venerdì ore 18',
    text: `È arrivata la settimana nera della cancelleria!

-40% su tutti i toner compatibili
-25% sulla carta A4 da 80 g (5 risme)
Spedizione gratuita sopra i 59 euro

Da oggi fino a venerdì 26 novembre alle 18:00 con il codice NERO40.

E giovedì dalle 12 alle 14: Happy Hour, doppio sconto sulle sedie da ufficio!

Carta & Co Srl, P.IVA 00000000000
Non vuoi più ricevere le nostre offerte? https://cartaeco.example/cancella`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: confirms the quoted range with a plain yes',
    sentAt: '2027-03-24T15:08:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Renzo Albertolli <renzo.albertolli@albertollimoto.example>',
    subject: 'Re: Consulenza assicurazioni',
    text: `Buongiorno signora Keller,
sì, per me va bene così. L'aspetto in officina.

Cordiali saluti
Renzo Albertolli
Albertolli Moto, 6600 Locarno
Orari: ma–ve 08.00–12.00 / 13.30–18.00, sa 08.00–12.00

Da: Manuela Keller <m.keller@kellerconsulenze.example>
Inviato: martedì, 23 marzo 2027 10:41
A: Renzo Albertolli
Oggetto: Consulenza assicurazioni

Egregio signor Albertolli,
per rivedere le polizze potrei venire da lei mercoledì 31 marzo dalle 13.30 alle 14.30. Le andrebbe bene?
Manuela Keller`,
    expected: [at('2027-03-31T13:30:00+02:00', '2027-03-31T14:30:00+02:00')],
  },
];
