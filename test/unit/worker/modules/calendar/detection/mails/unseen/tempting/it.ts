import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const italianExam: DetectionMail[] = [
  {
    name: 'it: customer accepts a visit to take measurements, spoken half hour',
    sentAt: '2027-03-09T11:08:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Loredana Piazzi <loredana.piazzi@postacasa.example>',
    subject: 'Re: Armadio su misura - sopralluogo',
    text: `Buongiorno signor Tonelli,

grazie per la telefonata di ieri. Per le misure dell'armadio ho parlato con mio marito e ci va bene giovedì 11 alle tre e mezza del pomeriggio, a casa siamo tutti e due.

L'indirizzo è via dei Mille 42, scala B, terzo piano (il citofono è Piazzi-Corsi). Per parcheggiare può entrare nel cortile, le apro io il cancello.

Il preventivo da 2.350 euro lo abbiamo letto, ne parliamo poi di persona.

Cordiali saluti
Loredana Piazzi
tel. 333 010 4477`,
    expected: [at('2027-03-11T15:30:00+01:00')],
  },
  {
    name: 'it: list of three interview slots with ends',
    sentAt: '2027-05-10T09:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ilaria Benvenuti <i.benvenuti@selezionelavoro.example>',
    subject: 'Candidatura 1187/B - colloquio conoscitivo in video',
    text: `Gentile dott. Marchetti,

la candidata dott.ssa Farina è disponibile per un primo colloquio in videochiamata con Lei. Le propongo queste fasce, mi indichi pure quella che preferisce:

- mer 12/05, 9:00-9:45
- gio 13/05, 14:30-15:15
- ven 14/05, 11:15-12:00

Il CV aggiornato è in allegato. Se conferma entro domani sera riesco a bloccare subito la fascia.

Un cordiale saluto,

Ilaria Benvenuti
Senior Recruiter
Uffici: lun-ven 9-13 / 14-18
Tel. 02 5550 1187`,
    expected: [
      at('2027-05-12T09:00:00+02:00', '2027-05-12T09:45:00+02:00'),
      at('2027-05-13T14:30:00+02:00', '2027-05-13T15:15:00+02:00'),
      at('2027-05-14T11:15:00+02:00', '2027-05-14T12:00:00+02:00'),
    ],
  },
  {
    name: 'it: terse lower case confirmation for tomorrow, quarter past',
    sentAt: '2027-09-15T18:41:00+02:00',
    timezone: 'Europe/Rome',
    from: 'gigi fabbro <gigi@fabbrogigi.example>',
    subject: 'R: serranda',
    text: `ok ci vediamo domani alle 8 e un quarto davanti al negozio, porto io le chiavi nuove e il motore. lei pero si ricordi il telecomando vecchio

gigi`,
    expected: [at('2027-09-16T08:15:00+02:00')],
  },
  {
    name: 'it: meeting moved from Monday to Wednesday, same hour',
    sentAt: '2027-06-17T15:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Arch. Stefano Galimberti <galimberti@studiogalimberti.example>',
    subject: 'Spostamento riunione cantiere via Pascoli',
    text: `Cara Martina,

purtroppo l'impresa ha un getto lunedì e il geometra non può muoversi dal cantiere. Dobbiamo quindi spostare la riunione da lunedì 21 giugno ore 10.00 a mercoledì 23, sempre alla stessa ora e sempre nel mio studio.

Ho già sentito l'ing. Rota e per lui va bene. Porta per favore le tavole del secondo piano.

A presto
Stefano

Studio Galimberti Architetti
Corso Matteotti 8, Lecco
0341 555 020`,
    expected: [at('2027-06-23T10:00:00+02:00')],
  },
  {
    name: 'it: the second of the quoted proposals is accepted',
    sentAt: '2027-02-04T08:37:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Carla Venturini <carla.venturini@oleificioventurini.example>',
    subject: 'Re: Nuove etichette olio - presentazione bozze',
    text: `Ciao Davide,
la seconda va benissimo, la prima invece no perché siamo al frantoio. Vengo da voi io con mio fratello.
Carla

Il giorno mer 3 feb 2027 alle ore 17:12 Davide Conti <davide@contigrafica.example> ha scritto:
> Ciao Carla,
> le bozze delle etichette sono pronte! Quando ve le posso far vedere?
> Io potrei:
> - lunedì 8 febbraio alle 10:30
> - martedì 9 febbraio alle 16:00
> Porto anche i campioni di carta.
>
> Davide
> Conti Grafica - via Garibaldi 3, Imperia`,
    expected: [at('2027-02-09T16:00:00+01:00')],
  },
  {
    name: 'it: boiler technician comes to the reader, with length',
    sentAt: '2027-10-04T10:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza Termoclima <assistenza@termoclimasrl.example>',
    subject: 'Manutenzione annuale caldaia - conferma intervento n. 20418',
    text: `Spett.le Parrucchieria Linea Donna,

con la presente confermiamo l'intervento di manutenzione ordinaria della Vs. caldaia (matr. 77-1402-18).

Data: venerdì 8 ottobre 2027
Ora: 14.00
Durata dell'intervento: 2 ore
Tecnico: sig. Mauro Deidda

Costo: € 95,00 + IVA, da pagare a 30 gg. dalla data della fattura.
Si prega di lasciare libero l'accesso al locale caldaia.

Distinti saluti
Termoclima S.r.l.
Ufficio assistenza: dal lunedì al venerdì 8.30-12.30 e 14.30-18.00
Pronto intervento 24 ore su 24: 070 555 9911`,
    expected: [at('2027-10-08T14:00:00+02:00', '2027-10-08T16:00:00+02:00')],
  },
  {
    name: 'it: occupational doctor appointment in a formal letter',
    sentAt: '2027-11-02T12:03:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Poliambulatorio San Vito <prenotazioni@poliambulatoriosanvito.example>',
    subject: 'Promemoria visita medica del lavoro',
    text: `Gent.mo sig. Righetti,

Le ricordiamo che la Sua visita con il medico competente, dott.ssa Anna Zorzi, è prenotata per il giorno 18/11/2027 alle ore 11:20 presso i nostri ambulatori di via Roma 115 (primo piano, stanza 4).

La preghiamo di presentarsi munito di documento d'identità e tessera sanitaria. Le eventuali disdette vanno comunicate almeno 48 ore prima.

Orario segreteria: lun-ven 8:00-19:00, sab 8:00-12:00
Ritiro referti: tutti i giorni feriali dalle 17:00 alle 18:30
Tel. 0444 555 310

Questo messaggio è stato generato automaticamente, si prega di non rispondere.`,
    expected: [at('2027-11-18T11:20:00+01:00')],
  },
  {
    name: 'it: going together to a trade fair for two days',
    sentAt: '2027-08-30T17:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Roberto Salis <roberto.salis@ceramichesalis.example>',
    subject: 'fiera di Bologna, si va!',
    text: `Ciao Anto,

ho preso i biglietti per tutti e due: andiamo in fiera a Bologna mercoledì 22 e giovedì 23 settembre, due giorni pieni così riusciamo a vedere anche i padiglioni dei rivestimenti. L'albergo l'ho già pagato, 84 euro a testa con colazione.

Tieniti libera quei due giorni e non prendere altri clienti!

Per il viaggio facciamo con la mia macchina, l'orario lo decidiamo la sera prima.

Roby`,
    expected: [days('2027-09-22', '2027-09-24')],
  },
  {
    name: 'it: call given in New York time, converted for the reader',
    sentAt: '2027-06-07T21:34:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Frank Del Vecchio <frank@delvecchioimports.example>',
    subject: 'Ordine autunno - telefonata',
    text: `Caro Enzo,

scusa il mio italiano un po' arrugginito. Prima di firmare l'ordine di autunno (480 cartoni di pelati) vorrei parlare con te al telefono. Facciamo giovedì 10 giugno, alle 10 del mattino ora di New York? Ti chiamo io sul fisso dell'azienda.

Mezz'ora ci basta.

Un abbraccio dal Bronx,
Frank

Del Vecchio Imports
Warehouse hours: Mon-Fri 7am - 3pm`,
    expected: [at('2027-06-10T16:00:00+02:00', '2027-06-10T16:30:00+02:00')],
  },
  {
    name: 'it: invitation with ICS part',
    sentAt: '2027-04-12T09:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Silvia Montanari <s.montanari@bancalariana.example>',
    subject: 'Invito: Rinnovo fido - incontro in filiale',
    text: `Buongiorno dott. Pozzi,

come d'accordo le invio l'invito per il nostro incontro in filiale sul rinnovo del fido: martedì 20 aprile, ore 15:00. Porti gentilmente il bilancio 2026.

Cordialmente
Silvia Montanari
Gestore Imprese - Filiale di Cantù
Sportello: 8:20-13:20 / 14:35-15:35`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Banca Lariana//Agenda//IT
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:7f3b2c1e-20270420@bancalariana.example
DTSTAMP:20270412T074800Z
DTSTART:20270420T130000Z
DTEND:20270420T140000Z
SUMMARY:Rinnovo fido - incontro in filiale
LOCATION:Filiale di Cantù\\, via Dante 12
ORGANIZER;CN=Silvia Montanari:mailto:s.montanari@bancalariana.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Dott. Pozzi:mailto:pozzi@mobilipozzi.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-20T15:00:00+02:00', '2027-04-20T16:00:00+02:00')],
  },
  {
    name: 'it: restaurant reservation with JSON-LD',
    sentAt: '2027-12-01T19:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Trattoria Al Pozzo <prenotazioni@trattoriaalpozzo.example>',
    subject: 'La tua prenotazione è confermata - Trattoria Al Pozzo',
    text: `Ciao Giulia,

la tua prenotazione è confermata!

Trattoria Al Pozzo, vicolo del Pozzo 6, Verona
venerdì 17 dicembre 2027, ore 20:30
12 persone - cena aziendale
Codice: ALP-90233

Il tavolo viene tenuto per 15 minuti. Per modifiche chiamaci allo 045 555 7080 dalle 11 alle 15 e dalle 18 alle 23. Chiusi il lunedì.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "ALP-90233",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Giulia Tessari" },
  "partySize": 12,
  "startTime": "2027-12-17T20:30:00+01:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Trattoria Al Pozzo",
    "address": { "@type": "PostalAddress", "streetAddress": "vicolo del Pozzo 6", "addressLocality": "Verona", "addressCountry": "IT" }
  }
}
</script></head><body>
<p>Ciao Giulia,</p>
<p>la tua prenotazione è confermata!</p>
<p><b>Trattoria Al Pozzo</b>, vicolo del Pozzo 6, Verona<br>venerdì 17 dicembre 2027, ore 20:30<br>12 persone - cena aziendale<br>Codice: ALP-90233</p>
<p>Il tavolo viene tenuto per 15 minuti. Per modifiche chiamaci allo 045 555 7080 dalle 11 alle 15 e dalle 18 alle 23. Chiusi il lunedì.</p>
</body></html>`,
    expected: [at('2027-12-17T20:30:00+01:00')],
  },
  {
    name: 'it: video call with link and dotted times from a Ticino agency',
    sentAt: '2027-01-19T14:26:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Nadia Bernasconi <nadia@bernasconicomunica.example>',
    subject: 'Call kick-off sito nuovo',
    text: `Ciao a tutti e due,

confermo la call di kick-off per il sito: lunedì 25.01.2027 dalle 13.30 alle 14.15.
Link: https://meet.videosala.example/j/884120973?pwd=k2L9
ID riunione: 884 120 973, passcode 160445

Ordine del giorno: struttura, testi, foto. La prima offerta (CHF 7'400.-) vale fino al 31.01.

Buona giornata
Nadia

Bernasconi Comunica SA, Lugano
+41 91 555 20 30`,
    expected: [at('2027-01-25T13:30:00+01:00', '2027-01-25T14:15:00+01:00')],
  },
  {
    name: 'it: forwarded invitation, colleague has registered the reader',
    sentAt: '2027-04-28T16:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Elena Ruggeri <elena@immobiliareruggeri.example>',
    subject: "I: Incontro con l'assessore - nuovo piano parcheggi",
    text: `Paolo, ti giro questo. Ho già confermato che ci andiamo io e te, segnatelo. Ci troviamo direttamente lì.
Elena

---------- Messaggio inoltrato ----------
Da: Segreteria Confesercizi <segreteria@confesercizi.example>
Date: mar 27 apr 2027 alle ore 10:31
Subject: Incontro con l'assessore - nuovo piano parcheggi
A: Elena Ruggeri <elena@immobiliareruggeri.example>

Gentile associata,
come richiesto abbiamo fissato un incontro ristretto con l'assessore alla mobilità, mercoledì 5 maggio 2027 alle ore 18:00 in Sala Verde, piazza del Comune 1. I posti sono dodici, chiediamo conferma del nome dei partecipanti.

La Segreteria
(uffici aperti mar-gio 9-12)`,
    expected: [at('2027-05-05T18:00:00+02:00')],
  },
  {
    name: 'it: chatty lunch with Roman dialect words',
    sentAt: '2027-07-12T12:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sergio Proietti <sergio@officinaproietti.example>',
    subject: 'magnamo?',
    text: `Ahò Maurì,

so' du' mesi che nun se vedemo, me pare il caso de rimedià. Mercoledì all'una e un quarto ar solito posto da Nando a Trastevere? Offro io, che t'avanzo ancora er pranzo de Pasqua.

Famme sapé, che Nando er tavolo me lo deve tené.

Sergio

PS la Panda de tu' moglie è pronta, so' 310 euro, passate quanno ve pare`,
    expected: [at('2027-07-14T13:15:00+02:00')],
  },
  {
    name: 'it: day after tomorrow at quarter to six in the afternoon',
    sentAt: '2027-03-30T09:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Maestra Paola Grandi <paola.grandi@scuolarodari.example>',
    subject: 'Colloquio per Matteo',
    text: `Gentile signora Ferri,

avrei piacere di parlare con lei dei progressi di Matteo in matematica. Le andrebbe bene dopodomani alle sei meno un quarto del pomeriggio, in aula insegnanti? Se preferisce possiamo anche sentirci per telefono, alla stessa ora.

Le ricordo anche che la quota per la gita (18 €) va versata entro venerdì 9 aprile.

Un caro saluto,
maestra Paola`,
    expected: [at('2027-04-01T17:45:00+02:00')],
  },
  {
    name: 'it: whole-day fire safety training for the reader',
    sentAt: '2027-10-11T11:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Formazione Sicura <iscrizioni@formazionesicura.example>',
    subject: 'Conferma iscrizione corso antincendio livello 2',
    text: `Gentile Sig.ra Manuela Orrù,

confermiamo la Sua iscrizione al corso ANTINCENDIO LIVELLO 2 (cod. AI2-27-044), che si terrà giovedì 4 novembre 2027, per l'intera giornata, presso il nostro centro di Cagliari-Elmas. Il programma dettagliato con gli orari sarà inviato una settimana prima.

Quota: 190,00 euro + IVA, bonifico entro il 22 ottobre.
Il pranzo è compreso. Sono necessari abiti comodi e scarpe chiuse.

Cordiali saluti
Segreteria corsi`,
    expected: [days('2027-11-04')],
  },
  {
    name: 'it: applicant confirms the interview',
    sentAt: '2027-10-13T22:47:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Youssef Amrani <youssef.amrani@postalibera.example>',
    subject: 'Re: Colloquio posizione di aiuto cuoco',
    text: `Gentile sig.ra Colombo,

La ringrazio molto per la Sua risposta e confermo la mia presenza al colloquio di lunedì 18 ottobre 2027 alle ore 14:30 presso il Vostro ristorante.

Come richiesto porterò l'attestato HACCP e il documento. In questo momento lavoro a chiamata in una mensa, il mio turno finisce alle 13, quindi arrivo senza problemi.

Distinti saluti
Youssef Amrani
cell. 347 010 2298`,
    expected: [at('2027-10-18T14:30:00+02:00')],
  },
  {
    name: 'it: order mail with one meeting in two weeks among distractors',
    sentAt: '2027-01-14T10:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tessitura Maffei - Ufficio vendite <vendite@tessituramaffei.example>',
    subject: 'Vs. ordine 27/0093 + campionario estate',
    text: `Buongiorno Chiara,

ti aggiorno sul vostro ordine 27/0093:
- art. 4410 lino grezzo, 120 mt: spedito ieri, il corriere consegna domani entro le 12
- art. 4418 cotone righe, 60 mt: pronto dal 22/01
- fattura 118 del 13/01, € 1.436,20, scadenza 28/02

Il campionario nuovo lo porto io di persona: come ci siamo dette al telefono sono da voi in atelier fra due settimane, giovedì 28 gennaio alle 17. Porto anche i velluti, anche se non è stagione :-)

Il magazzino resta chiuso per inventario venerdì 29.

A presto!
Donatella

Tessitura Maffei snc - Prato
Magazzino: 8-12 / 13.30-17.30`,
    expected: [at('2027-01-28T17:00:00+01:00')],
  },
  {
    name: 'it: flight of the writer beside the real meeting',
    sentAt: '2027-11-22T18:29:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giancarlo Mura <g.mura@muraconsulting.example>',
    subject: 'Giovedì a Milano',
    text: `Ciao Federica,

per giovedì tutto a posto: parto da Olbia alle 7:55 e atterro a Linate alle 9:10, poi prendo la metro. Ci vediamo nel vostro ufficio alle 10:30 come stabilito, poi alle 14:30 ho un altro cliente a Monza.

Rientro la sera con il volo delle 20:40, quindi niente cena purtroppo.

Preparami per favore i dati vendite di ottobre.

GM`,
    expected: [at('2027-11-25T10:30:00+01:00')],
  },
  {
    name: 'it: booking link without a time',
    sentAt: '2027-02-16T10:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tommaso Leoni <tommaso@leonisoftware.example>',
    subject: 'Demo gestionale magazzino',
    text: `Buongiorno sig. Bassi,

grazie per l'interesse. Per la demo gratuita (dura 30 minuti) può scegliere Lei il giorno e l'ora che preferisce dal mio calendario:

https://prenota.leonisoftware.example/tommaso/demo-30

Il canone parte da 49 € al mese, con attivazione entro 24 ore dall'ordine.

Resto a disposizione
Tommaso Leoni
assistenza telefonica 9:00-18:00, 011 555 6640`,
    expected: [],
  },
  {
    name: 'it: tax adviser lists deadlines',
    sentAt: '2027-06-03T08:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Rag. Pellegrini <studio@ragpellegrini.example>',
    subject: 'Scadenze giugno',
    text: `Buongiorno Franco,

ti riepilogo le scadenze del mese:

- mercoledì 16 giugno: F24 ritenute e contributi, € 2.871,44 (addebito alle ore 8 sul conto, controlla che sia coperto)
- mercoledì 16 giugno: acconto IMU capannone, € 1.205,00
- mercoledì 30 giugno: saldo imposte, l'importo te lo mando entro il 18

Mi servono le fatture di maggio entro lunedì 7 alle 12, altrimenti non riesco a chiudere l'IVA.

Ciao
Rag. Ornella Pellegrini
Si riceve solo su appuntamento. Studio aperto lun-gio 9-12.30 e 15-18.30`,
    expected: [],
  },
  {
    name: 'it: cancelled meeting with ICS cancel',
    sentAt: '2027-05-25T17:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Beatrice Sala <beatrice.sala@eventisala.example>',
    subject: 'Annullato: Prova menù matrimonio Rossi',
    text: `Ciao Luca,

gli sposi hanno rimandato tutto a data da destinarsi, quindi la prova menù di giovedì 27 maggio alle 11 è annullata. Mi spiace per il disturbo, appena so qualcosa di nuovo ti scrivo.

Bea`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Eventi Sala//Calendario//IT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:prova-menu-rossi-0527@eventisala.example
DTSTAMP:20270525T153300Z
DTSTART:20270527T090000Z
DTEND:20270527T103000Z
SUMMARY:Annullato: Prova menù matrimonio Rossi
ORGANIZER;CN=Beatrice Sala:mailto:beatrice.sala@eventisala.example
ATTENDEE;CN=Luca:mailto:luca@villaaicedri.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: customer declines the proposed time without another',
    sentAt: '2027-09-07T13:19:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ivana Drago <ivana.drago@fioridrago.example>',
    subject: 'Re: taratura bilance',
    text: `Salve, giovedì 9 alle 15 purtroppo non riesco, ho una consegna grossa per un funerale e sono sola in negozio. Anche venerdì alle 10 non va bene. La richiamo io la settimana prossima e troviamo un altro momento.

Grazie della pazienza
Ivana`,
    expected: [],
  },
  {
    name: 'it: parcel delivery window tomorrow',
    sentAt: '2027-11-29T19:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Spedizioni Lampo <notifiche@spedizionilampo.example>',
    subject: 'Il tuo pacco arriva domani',
    text: `Gentile cliente FERRAMENTA BOSIO SNC,

la spedizione LMP 4471 0098 312 del mittente UTENSILERIA NORD è in viaggio.

Consegna prevista: martedì 30/11/2027, tra le 9:00 e le 13:00
Colli: 3 - Peso: 41,5 kg - Contrassegno: € 0,00

Non sarai in sede? Puoi ritirare il pacco presso il deposito di via Industria 20 da mercoledì 1/12, dalle 8:30 alle 18:00.

Spedizioni Lampo`,
    expected: [],
  },
  {
    name: 'it: newsletter with webinars, bulk',
    sentAt: '2027-10-05T07:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Bottega Digitale <newsletter@bottegadigitale.example>',
    subject: 'I webinar gratuiti di ottobre per la tua attività',
    isBulk: true,
    text: `Ciao!

Ottobre è il mese giusto per portare online il tuo negozio. Ecco i nostri webinar gratuiti:

Martedì 12 ottobre, ore 18:00 - Vendere sui social senza stress
Giovedì 21 ottobre, ore 18:00 - Le foto dei prodotti con lo smartphone
Mercoledì 27 ottobre, ore 12:30 - Pausa pranzo con l'esperto SEO

Iscriviti qui: https://webinar.bottegadigitale.example/ottobre

Solo fino al 15 ottobre: -30% su tutti i corsi con il codice AUTUNNO27.

Ricevi questa mail perché ti sei iscritto alla nostra newsletter. Per cancellarti clicca qui: https://bottegadigitale.example/disiscrizione`,
    expected: [],
  },
  {
    name: 'it: time only in the quoted mail, answer still open',
    sentAt: '2027-03-02T20:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Michela Sartor <michela.sartor@famigliasartor.example>',
    subject: 'Re: Visita appartamento via Verdi',
    text: `Buonasera, ho letto ora la sua mail. Devo prima sentire mio marito che è fuori per lavoro, le faccio sapere domani. Intanto le chiedo: le spese condominiali sono comprese nei 780 euro?

Grazie
Michela Sartor

Il 02/03/2027 12:06, Agenzia Casa Mia ha scritto:
> Gentile sig.ra Sartor,
> per la visita dell'appartamento di via Verdi 19 potrei proporLe sabato 6 marzo alle ore 10:30.
> Attendo Sua conferma.
> Cordiali saluti
> Andrea Cossu - Agenzia Casa Mia`,
    expected: [],
  },
  {
    name: 'it: parts of the day and vague availability',
    sentAt: '2027-08-24T09:03:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fabio Pedrazzini <fabio@pedrazzinigiardini.example>',
    subject: 'Taglio siepe e preventivo ulivo',
    text: `Buongiorno signora Keller,

siamo rientrati dalle ferie. Per la siepe posso passare a vedere giovedì pomeriggio oppure venerdì in mattinata, mi dica Lei cosa preferisce e poi fissiamo l'ora. In generale la prossima settimana sono abbastanza libero, il mercoledì di solito mi va sempre bene.

Per l'ulivo in vaso siamo sui 420 franchi, trasporto compreso.

Cordiali saluti
Fabio Pedrazzini

Pedrazzini Giardini Sagl, Locarno
lu-ve 7.30-12.00 / 13.15-17.30`,
    expected: [],
  },
  {
    name: 'it: thanks for a past meeting with minutes',
    sentAt: '2027-04-09T11:51:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Valerio Nobile <v.nobile@nobileimpianti.example>',
    subject: 'Verbale incontro',
    text: `Gentili tutti,

grazie per la partecipazione all'incontro di ieri, giovedì 8 aprile, iniziato alle ore 15:00 e concluso alle ore 17:20. In allegato il verbale e le foto del quadro elettrico.

In sintesi:
1. il vecchio impianto è stato visionato anche martedì 6 alle 9 dal perito
2. l'offerta definitiva arriva entro il 23 aprile
3. i lavori dureranno circa tre settimane

Vi chiedo di segnalarmi eventuali correzioni entro mercoledì 14 alle ore 18.

Cordialità
Valerio Nobile`,
    expected: [],
  },
  {
    name: 'it: colleague tells her own appointments and the rota',
    sentAt: '2027-07-02T17:46:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sabrina <sabrina@farmaciadelcorso.example>',
    subject: 'settimana prossima',
    text: `Ciao Cri,
cosi lo sai: lunedi alle 11 sono dal notaio con mia sorella e mercoledi alle 16.30 porto il cane dal veterinario, quindi in quelle ore non mi trovi.

Al banco ci sono
lun 5: Marta 8.30-13, Gianni 15-19.30
mar 6: Gianni 8.30-13, io 15-19.30
mer 7: Marta tutto il giorno

tu sei in ferie quindi goditi il mare e non rispondere nemmeno!!
baci Sabri`,
    expected: [],
  },
  {
    name: 'it: IT maintenance window',
    sentAt: '2027-02-22T15:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Supporto Rete Facile <supporto@retefacile.example>',
    subject: 'Intervento programmato sul server di posta',
    text: `Buongiorno,

la informiamo che nella notte tra giovedì 25 e venerdì 26 febbraio, dalle 23:00 alle 02:30, aggiorneremo da remoto il server di posta della vostra azienda. In questa fascia la posta potrebbe non essere raggiungibile; nessun messaggio andrà perso.

Non è richiesta alcuna azione da parte vostra. Dalle 7:30 di venerdì il nostro help desk è comunque presidiato allo 06 555 4120.

Ticket: #RF-33871

Il team Rete Facile`,
    expected: [],
  },
];
