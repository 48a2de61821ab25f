import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: terse electrician, tomorrow at half past eight',
    sentAt: '2027-01-12T17:41:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gino Ferrante <gino@ferranteimpianti.example>',
    subject: 'Re: salta il differenziale',
    text: `ok allora passo domani alle 8 e mezza, fatemi trovare libero il quadro

gino`,
    expected: [at('2027-01-13T08:30:00+01:00')],
  },
  {
    name: 'it: boiler service announces technician with a time slot',
    sentAt: '2027-10-18T09:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza Termocalor <assistenza@termocalor.example>',
    subject: 'Intervento n. 27/4418 - manutenzione caldaia',
    text: `Spett.le Tipografia Lambrate,

con riferimento alla Vostra richiesta, Vi comunichiamo che il nostro tecnico Davide Oriani sarà da Voi per la manutenzione ordinaria

giovedì 21 ottobre, fascia oraria 14:00-16:00

in via Conte Rosso 30. È necessario che qualcuno sia presente e che il libretto d'impianto sia a portata di mano.

Costo dell'intervento: € 95,00 + IVA, pagamento a 30 giorni.

Cordiali saluti
Ufficio Assistenza
Termocalor S.r.l.
Tel. 02 5550 1418 - lun-ven 8:30-12:30 / 14:00-17:30`,
    expected: [at('2027-10-21T14:00:00+02:00', '2027-10-21T16:00:00+02:00')],
  },
  {
    name: 'it: tax adviser offers three one-hour slots beside a tax deadline',
    sentAt: '2027-05-27T15:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dott.ssa Elena Brusadin <brusadin@studiobrusadin.example>',
    subject: 'Bilancio 2026 e dichiarazioni - incontro',
    text: `Buongiorno Franco,

la bozza di bilancio è pronta e vorrei vederla insieme a lei prima di procedere. In studio avrei libero:

- martedì 1 giugno ore 9.30
- giovedì 3 giugno ore 11.00
- venerdì 4 giugno ore 16.15

L'incontro dura un'ora. Mi dica quale preferisce e lo blocco.

Le ricordo intanto che l'acconto IMU va versato entro il 16 giugno: la delega F24 gliela mando a parte la settimana prima.

Un cordiale saluto,
Elena Brusadin
Dottore commercialista - Pordenone`,
    expected: [
      at('2027-06-01T09:30:00+02:00', '2027-06-01T10:30:00+02:00'),
      at('2027-06-03T11:00:00+02:00', '2027-06-03T12:00:00+02:00'),
      at('2027-06-04T16:15:00+02:00', '2027-06-04T17:15:00+02:00'),
    ],
  },
  {
    name: 'it: accepts the second of three quoted slots',
    sentAt: '2027-02-19T08:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Paolo Nencini <p.nencini@cantinanencini.example>',
    subject: 'Re: Etichette nuove annata',
    text: `Ciao Marta,
meglio la seconda, vengo io da voi e porto due bottiglie per provare la carta.

Paolo

Il giorno gio 18 feb 2027 alle ore 16:31 Marta - Studio Kappa <marta@studiokappa.example> ha scritto:
> Ciao Paolo,
> le bozze sono pronte! Quando ci vediamo per guardarle? Io potrei:
> - lunedì 22 alle 10
> - martedì 23 alle 14.30
> - mercoledì 24 alle 9
>
> Marta
> Studio Kappa, comunicazione e grafica
> 055 555 0172`,
    expected: [at('2027-02-23T14:30:00+01:00')],
  },
  {
    name: 'it: both proposed times turned down, nothing new offered',
    sentAt: '2027-03-15T12:04:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Silvia Maggiolo <silvia.maggiolo@lidotre.example>',
    subject: 'R: R: sopralluogo stabilimento',
    text: `Ciao Ivan,

purtroppo martedì alle 15 non ce la faccio, e mercoledì alle 10 Stefano è ancora via. Senza di lui non ha senso perché le chiavi del locale pompe le ha solo lui.

Appena so quando rientra ti scrivo io.

Silvia

Da: Ivan Crespi <ivan@piscinecrespi.example>
Inviato: lunedì 15 marzo 2027 10:47
A: Silvia Maggiolo
Oggetto: R: sopralluogo stabilimento

Ciao Silvia, per il sopralluogo ti propongo martedì 16 alle 15 oppure mercoledì 17 alle 10. Va bene uno dei due?
Ivan`,
    expected: [],
  },
  {
    name: 'it: declines Thursday because of the dentist and counters with Saturday',
    sentAt: '2027-11-10T19:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tiziana <tizi.lovato@postafacile.example>',
    subject: 'Re: ritiro bici',
    text: `Buonasera! Giovedì alle 17 non riesco proprio, alle 17 e 30 ho il dentista :-(
Facciamo sabato mattina alle 9? Così la provo subito davanti a voi, che l'altra volta il cambio grattava ancora.
Se per voi è ok mi basta un sì.
Grazie milleee
Tiziana (la Bianchi celeste)`,
    expected: [at('2027-11-13T09:00:00+01:00')],
  },
  {
    name: 'it: site meeting slips from Friday to Monday',
    sentAt: '2027-06-08T18:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Arch. Bruno Saltarelli <saltarelli@bsarchitetti.example>',
    subject: 'Cantiere via Mameli - SPOSTAMENTO riunione',
    text: `A tutte le imprese,

la riunione di cantiere prevista per venerdì 11 giugno alle 8:00 slitta a lunedì 14 giugno alle 8:30, stesso posto (baracca al piano terra). Vi voglio tutti presenti, in particolare serramentista e idraulico.

Ordine del giorno:
1. quote massetto scala B
2. ritardo fornitura controtelai
3. varie

Il getto di giovedì è confermato, se ne occupa la Edilpicena.

BS
--
Arch. Bruno Saltarelli
B+S architetti, Macerata
cell. 333 555 0194`,
    expected: [at('2027-06-14T08:30:00+02:00')],
  },
  {
    name: "it: customer cancels tomorrow's massage",
    sentAt: '2027-04-21T20:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Federica Dotti <fede.dotti@mailcasa.example>',
    subject: 'appuntamento di domani',
    text: `Buonasera, sono Federica Dotti, mi spiace tantissimo ma devo disdire l'appuntamento di domani alle 18.15 con Luana, la bimba ha la febbre alta e non ho a chi lasciarla.

Vi richiamo io quando sta meglio per prendere un'altra data. Se c'è una penale la pago senza problemi.

Grazie e scusate
Federica`,
    expected: [],
  },
  {
    name: 'it: parcel announcement with delivery slot in JSON-LD',
    sentAt: '2027-09-14T21:03:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Freccia Corriere <notifiche@frecciacorriere.example>',
    subject: 'La tua spedizione FC88204417IT è in consegna domani',
    text: `Ciao OFFICINA GRAFICA MEUCCI,

la tua spedizione FC88204417IT (mittente: Cartiere Alto Lario) sarà consegnata
mercoledì 15 settembre tra le 10:30 e le 12:30.

Non sei in sede? Scegli un altro giorno o un punto di ritiro:
https://traccia.frecciacorriere.example/FC88204417IT

Freccia Corriere S.p.A. - Servizio clienti 199 555 010, lun-sab 8-20`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "FC88204417IT",
  "carrier": { "@type": "Organization", "name": "Freccia Corriere" },
  "expectedArrivalFrom": "2027-09-15T10:30:00+02:00",
  "expectedArrivalUntil": "2027-09-15T12:30:00+02:00",
  "deliveryAddress": { "@type": "PostalAddress", "name": "Officina Grafica Meucci", "addressLocality": "Lecco", "addressCountry": "IT" },
  "itemShipped": { "@type": "Product", "name": "Carta uso mano 100 g" }
}
</script></head><body>
<p>Ciao OFFICINA GRAFICA MEUCCI,</p>
<p>la tua spedizione <b>FC88204417IT</b> (mittente: Cartiere Alto Lario) sarà consegnata<br>
<b>mercoledì 15 settembre tra le 10:30 e le 12:30</b>.</p>
<p>Non sei in sede? <a href="https://traccia.frecciacorriere.example/FC88204417IT">Scegli un altro giorno o un punto di ritiro</a></p>
<p>Freccia Corriere S.p.A. - Servizio clienti 199 555 010, lun-sab 8-20</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'it: bride and groom want to see the venue, Saturday or Sunday',
    sentAt: '2027-01-24T22:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Chiara e Matteo <chiaraematteo@nozzeinvista.example>',
    subject: 'Informazioni matrimonio settembre 2028',
    text: `Buonasera,

siamo Chiara e Matteo, una coppia di Treviso, e vi abbiamo trovati tramite la fotografa Giorgia Pase. Ci sposeremo nel settembre 2028 con più o meno 110 invitati e la vostra villa ci è piaciuta subito!

Vorremmo venire a vederla di persona. Lavorando tutti e due su turni, riusciamo solo nel prossimo fine settimana: sabato 30 gennaio alle 11 oppure domenica 31 alle 10.30. Sarebbe possibile in uno dei due momenti?

Ci interesserebbe anche sapere:
- fino a che ora si può tenere la musica (sul sito c'è scritto l'una di notte)
- se il prezzo di 128 € a persona comprende il vino
- se il rito civile si può fare in giardino

Grazie mille e a presto,
Chiara Zanatta & Matteo Burlon`,
    expected: [at('2027-01-30T11:00:00+01:00'), at('2027-01-31T10:30:00+01:00')],
  },
  {
    name: 'it: notary fixes the deed, formal, with decimal comma clock',
    sentAt: '2027-07-06T11:35:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Notarile Acquaviva <segreteria@notaioacquaviva.example>',
    subject: 'Compravendita capannone Z.I. - stipula',
    text: `Egregio Signor Castaldo,

con la presente Le confermo che la stipula dell'atto di compravendita è fissata per il giorno 19 luglio p.v., ore 10,30, presso lo scrivente Studio in Caserta, corso Trieste n. 114, secondo piano.

La prego di voler trasmettere entro e non oltre lunedì 12 luglio:
a) visura camerale aggiornata;
b) delibera dell'assemblea dei soci;
c) copia degli assegni circolari (importo residuo euro 184.000,00).

Il giorno della stipula dovrà esibire documento d'identità in corso di validità e codice fiscale.

Distinti saluti

p. il Notaio dott. Raffaele Acquaviva
la segretaria, Immacolata Russo
(lo Studio riceve dal lunedì al venerdì, ore 9,00-13,00 e 16,00-19,00)`,
    expected: [at('2027-07-19T10:30:00+02:00')],
  },
  {
    name: "it: fire safety training takes a whole day at the reader's place",
    sentAt: '2027-09-06T10:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Katia Bonfanti <k.bonfanti@sicurform.example>',
    subject: 'corso antincendio - conferma data',
    text: `Ciao Roberto,

confermo: la giornata di formazione antincendio per le vostre 8 persone si tiene venerdì 24 settembre da voi in azienda. Considerate occupato tutto il giorno, la mattina aula e il pomeriggio prova pratica con gli estintori in cortile.

Mi servono nomi e codici fiscali degli iscritti entro il 15. La fattura (€ 1.160 esente IVA) parte dopo il rilascio degli attestati.

Buon lavoro
Katia
SicurForm - Bergamo`,
    expected: [days('2027-09-24')],
  },
  {
    name: "it: two days at the trade fair together, writer's own train aside",
    sentAt: '2027-09-14T14:51:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Luca Pedrelli <luca@pedrelliarredi.example>',
    subject: 'Rimini!!',
    text: `Ehi Vale,

biglietti presi anche per te, allora in fiera ci andiamo insieme mercoledì 13 e giovedì 14 ottobre, tutti e due i giorni pieni. Io scendo col regionale delle 7.05, tu da Ancona fai come ti è più comodo.

Per dormire ho visto un tre stelle a Viserba, 74 euro la doppia uso singola, ma decidi tu.

Ricordati i campioni di rovere termotrattato che li vogliono vedere tutti

L.`,
    expected: [days('2027-10-13', '2027-10-15')],
  },
  {
    name: 'it: calendar invitation for an online review',
    sentAt: '2027-02-03T16:06:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giulia Tarantini <giulia.tarantini@dataponte.example>',
    subject: 'Invito: Revisione sito e-commerce',
    text: `Giulia Tarantini ti ha invitato a una riunione.

Quando: mar 9 feb 2027, 15:00 - 15:45 (CET)
Dove: https://meet.dataponte.example/rev-sito-4471

Guardiamo insieme carrello, schede prodotto e testi legali. Se avete già le foto nuove caricatele prima nella cartella condivisa.

Giulia`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Dataponte//Agenda 3.1//IT
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
UID:b7d1e0c2-4471@dataponte.example
DTSTAMP:20270203T150600Z
DTSTART;TZID=Europe/Rome:20270209T150000
DTEND;TZID=Europe/Rome:20270209T154500
SUMMARY:Revisione sito e-commerce
LOCATION:https://meet.dataponte.example/rev-sito-4471
ORGANIZER;CN=Giulia Tarantini:mailto:giulia.tarantini@dataponte.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@ceramichevietri.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-02-09T15:00:00+01:00', '2027-02-09T15:45:00+01:00')],
  },
  {
    name: 'it: calendar cancellation of a meeting still ahead',
    sentAt: '2027-08-26T09:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Massimo Ardizzone <m.ardizzone@agrosud.example>',
    subject: 'Annullato: Allineamento campagna agrumi - mar 31 ago 2027 11:00 - 12:00',
    text: `Questo evento è stato annullato e rimosso dal calendario.

Allineamento campagna agrumi
mar 31 ago 2027, 11:00 - 12:00
Organizzatore: Massimo Ardizzone

Nota dell'organizzatore: il cliente ha congelato il budget, ci risentiamo dopo la vendemmia. M.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agrosud//Calendario//IT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:20270812-agrumi-77@agrosud.example
DTSTAMP:20270826T073000Z
DTSTART:20270831T090000Z
DTEND:20270831T100000Z
SUMMARY:Allineamento campagna agrumi
ORGANIZER;CN=Massimo Ardizzone:mailto:m.ardizzone@agrosud.example
ATTENDEE;CN=Agenzia Trinacria:mailto:ciao@agenziatrinacria.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: "it: restaurant reservation for the firm's dinner in JSON-LD",
    sentAt: '2027-12-06T15:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'TavoloPronto <prenotazioni@tavolopronto.example>',
    subject: 'Prenotazione confermata - Osteria del Bargello',
    text: `Ciao Ilaria,

il tuo tavolo è confermato!

Osteria del Bargello, Siena
venerdì 17 dicembre 2027, ore 20:00
14 persone - codice TP-6H2QX

Nota per il ristorante: cena aziendale, 2 celiaci, 1 vegana.

Puoi modificare o annullare gratis fino al 15 dicembre alle 12:00.
La cucina è aperta dalle 19:15 alle 22:30.

Il team di TavoloPronto`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TP-6H2QX",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Ilaria Cencetti" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria del Bargello",
    "address": { "@type": "PostalAddress", "streetAddress": "via dei Cordai 9", "addressLocality": "Siena", "addressCountry": "IT" }
  },
  "startTime": "2027-12-17T20:00:00+01:00",
  "partySize": "14"
}
</script>
<p>Ciao Ilaria,</p><p>il tuo tavolo è confermato!</p>
<p><b>Osteria del Bargello</b>, Siena<br>venerdì 17 dicembre 2027, ore 20:00<br>14 persone - codice TP-6H2QX</p>
<p>Nota per il ristorante: cena aziendale, 2 celiaci, 1 vegana.</p>
<p>Puoi modificare o annullare gratis fino al 15 dicembre alle 12:00.<br>La cucina è aperta dalle 19:15 alle 22:30.</p>
<p>Il team di TavoloPronto</p>
</body></html>`,
    expected: [at('2027-12-17T20:00:00+01:00')],
  },
  {
    name: 'it: newsletter with webinar and open day',
    sentAt: '2027-10-05T07:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Fattura Serena <news@fatturaserena.example>',
    subject: 'Ottobre in Fattura Serena: webinar, novità e -20%',
    text: `LE NOVITÀ DEL MESE

Webinar gratuito: reverse charge senza mal di testa
Giovedì 14 ottobre, ore 11:00 - 12:00
Iscriviti: https://fatturaserena.example/webinar

Open day nella sede di Modena
Sabato 23 ottobre dalle 10 alle 18, con buffet

Piano Plus scontato del 20% fino alla mezzanotte di domenica 17 ottobre. Codice: AUTUNNO27

Ricevi questa e-mail perché sei iscritto alla newsletter di Fattura Serena.
Annulla iscrizione: https://fatturaserena.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: "it: supplier's summer closure sent by hand to all customers",
    sentAt: '2027-07-26T17:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ferramenta Garbin <ordini@ferramentagarbin.example>',
    subject: 'chiusura estiva',
    text: `Gentili clienti,

vi avvisiamo che il magazzino resterà chiuso per ferie da lunedì 9 a domenica 22 agosto compresi. Riapriamo lunedì 23 agosto alle 7.30.

Gli ultimi ordini per avere la merce prima delle ferie vanno mandati entro giovedì 5 agosto alle ore 12.
Nella settimana dal 2 al 6 agosto il banco fa orario ridotto: 7.30 - 13.00.

Buone vacanze a tutti!
Mirco e Loris Garbin`,
    expected: [],
  },
  {
    name: 'it: video call given in London time and in local time',
    sentAt: '2027-03-18T10:15:00+00:00',
    timezone: 'Europe/Rome',
    from: 'Beatrice Hollis <beatrice@hollisinteriors.example>',
    subject: 'lampade Murano - progetto Chelsea',
    text: `Cara Nicoletta,

i clienti hanno scelto il modello grande in ametista, evviva! Prima di firmare l'ordine vorrebbero però farti un paio di domande sui tempi della fornace.

Ti andrebbe bene una videochiamata martedì 23 marzo alle 9:30 ora di Londra (le 10:30 da voi)? Il link è questo:
https://video.hollisinteriors.example/j/558201743

La consegna a Londra dovrebbe avvenire comunque entro fine giugno, il cantiere apre alle 8 e chiude alle 16.

Un abbraccio
Bea

Hollis Interiors
+44 20 5550 0163`,
    expected: [at('2027-03-23T10:30:00+01:00')],
  },
  {
    name: 'it: exporter in Parma calls the New York importer, Italian time',
    sentAt: '2027-03-16T09:40:00+01:00',
    timezone: 'America/New_York',
    from: 'Enrico Storchi <e.storchi@salumificiostorchi.example>',
    subject: 'Nuovo listino e certificati USDA',
    text: `Caro Vincenzo,

in allegato il listino aggiornato (culatello +4%, coppa invariata). I certificati per il lotto 0311 sono arrivati stamattina.

Per i volumi di Pasqua e del Memorial Day preferirei parlarne a voce. Ti chiamo giovedì 18 marzo alle 16 ora italiana, mi bastano 30 minuti. Uso il numero del negozio di Arthur Avenue, giusto?

La nave parte da La Spezia il 22, quindi prima chiudiamo meglio è.

Saluti da Langhirano
Enrico`,
    expected: [at('2027-03-18T11:00:00-04:00', '2027-03-18T11:30:00-04:00')],
  },
  {
    name: 'it: acceptance test in Ticino, numeric date',
    sentAt: '2027-05-20T13:30:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Bernasconi <r.bernasconi@ascensoriceresio.example>',
    subject: 'Stabile Viganello, collaudo lift',
    text: `Gentile signora Quadri,

come discusso al telefono, il collaudo del lift nello stabile di via Molinazzo avrà luogo me. 26.05.2027, ore 13.45. La ringrazio se potesse essere presente, serve la sua firma sul verbale.

L'impianto resterà fuori servizio lu. e ma. dalle 07.00 alle 17.00, prego di avvisare gli inquilini con un foglio in entrata. Per i lavori supplementari mi permetto di allegare l'offerta (CHF 2'480.–).

Cordiali saluti
Reto Bernasconi
Ascensori Ceresio SA, Manno
natel 079 555 01 36`,
    expected: [at('2027-05-26T13:45:00+02:00')],
  },
  {
    name: 'it: parquet layer writes in lower case without accents',
    sentAt: '2027-06-20T21:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'nando parquet <nandoparquet@liberaposta.example>',
    subject: 'lavoro negozio',
    text: `buonasera dottore scusi lora
la prossima settimana nn posso perche sto a finire un lavoro a frosinone, pero la cosa sua la facciamo lunedi 28 alle 7 e un quarto, mi fa trovare aperta la saracinesca perche ho il furgone grosso e dopo le 8 nn si puo piu fermare in via tiburtina
sono 38 al metro posato come gli avevo detto e la colla e compresa
x qualunque cosa mi chiama la sera dopo le 20

saluti nando`,
    expected: [at('2027-06-28T07:15:00+02:00')],
  },
  {
    name: 'it: colleague forwards a proposal and says which time was agreed',
    sentAt: '2027-06-10T16:39:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Donatella Grandi <donatella@packemilia.example>',
    subject: 'I: Visita magazzino e prove film',
    text: `Ti inoltro. Gli ho già detto di sì per giovedì 17 alle 15, ci andiamo io e te, prendiamo la mia macchina. L'altro giorno che propone l'ho scartato perché ho i revisori.

D.

---------- Messaggio inoltrato ----------
Da: Gabriele Monti <monti@logisticazola.example>
Data: gio 10 giu 2027, 11:20
Oggetto: Visita magazzino e prove film
A: Donatella Grandi <donatella@packemilia.example>

Buongiorno Donatella,
per le prove sulla fasciatrice possiamo ricevervi mercoledì 16 alle 9 o giovedì 17 alle 15 nel magazzino di Zola. Servono scarpe antinfortunistiche.
Gabriele Monti`,
    expected: [at('2027-06-17T15:00:00+02:00')],
  },
  {
    name: 'it: health authority announces an inspection, official style',
    sentAt: '2027-10-15T12:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dipartimento Prevenzione <protocollo@aslvalbruna.example>',
    subject: 'Prot. n. 0048213/2027 - Comunicazione sopralluogo',
    text: `OGGETTO: procedimento di riconoscimento laboratorio di pasticceria - sopralluogo.

Alla ditta Dolci Pensieri di Sanna M. & C. s.n.c.

Con riferimento all'istanza del 20/09/2027 si comunica che il personale di questo Servizio effettuerà il sopralluogo presso i locali di codesta ditta il giorno 09/11/2027 dalle ore 09:00 alle ore 11:00.

È richiesta la presenza del legale rappresentante o di persona delegata, con il manuale HACCP, le planimetrie e il registro delle temperature.

Eventuali integrazioni documentali dovranno pervenire entro 10 giorni dal ricevimento della presente.

Responsabile del procedimento: dott. Efisio Lai
Ricevimento del pubblico: martedì e giovedì 10:30-12:30
Il Direttore del Servizio`,
    expected: [at('2027-11-09T09:00:00+01:00', '2027-11-09T11:00:00+01:00')],
  },
  {
    name: 'it: condominium meeting, first call already failed',
    sentAt: '2027-11-05T11:11:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Peretti <info@perettistabili.example>',
    subject: 'Cond. Le Magnolie - assemblea in seconda convocazione',
    text: `Gentile dott.ssa Varriale,

come proprietaria dei locali al piano terra La informo che la prima convocazione di ieri alle 23 è andata deserta. L'assemblea si terrà quindi in seconda convocazione giovedì 11 novembre alle ore 18:30 nella sala parrocchiale di via Pascoli.

All'ordine del giorno c'è anche la Sua insegna, per cui La pregherei di venire di persona o di mandare una delega.

Ricordo che la rata di conguaglio (€ 412,60) scade il 30 novembre.

Cordialmente
geom. Ugo Peretti

L'ufficio è aperto lun/mer/ven 9-12, per urgenze ascensore 800 555 017`,
    expected: [at('2027-11-11T18:30:00+01:00')],
  },
  {
    name: 'it: friend of the firm invites to lunch a week from today',
    sentAt: '2027-05-13T09:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ettore Vidussi <ettore.vidussi@vidussicaffe.example>',
    subject: 'da quanto tempo...',
    text: `Vecio mio,

è da Natale che ci diciamo "dobbiamo vederci" e poi niente. Allora decido io: oggi a otto, mezzogiorno e mezzo, da Gigi in Cavana, offre il sottoscritto. Jota non ce n'è più che fa caldo, ma le sardele sì.

Porto anche le foto dell'inaugurazione del '98, vedrai che capelli avevamo!!

Se non rispondi vuol dire che ci sei.

Ettore`,
    expected: [at('2027-05-20T12:30:00+02:00')],
  },
  {
    name: 'it: bank adviser phones today at quarter to five',
    sentAt: '2027-09-27T10:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Loredana Piccinini <l.piccinini@bancadelconero.example>',
    subject: 'Sua richiesta di finanziamento',
    text: `Buongiorno Sig. Belardinelli,

ho visto ora la Sua mail di sabato. La chiamo io oggi alle cinque meno un quarto, così abbiamo già la risposta della direzione sul tasso. Tenga sotto mano l'ultimo estratto dei leasing.

A più tardi
Loredana Piccinini
Gestore Imprese - Filiale di Jesi
0731 555 0128
Orario di cassa 8.20-13.20 e 14.35-15.35`,
    expected: [at('2027-09-27T16:45:00+02:00')],
  },
  {
    name: "it: landlord's agent fixes two appointments, inspection and keys",
    sentAt: '2027-08-27T18:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sabrina Costantino <sabrina@casaporto.example>',
    subject: 'Locale via San Vincenzo 61r',
    text: `Ciao Andrea e Miriam,

tutto ok con la proprietà, contratto 6+6 a 1.150 al mese come chiesto. Ecco i prossimi passi:

1) martedì 31 alle 9.00 ci troviamo al locale con l'imbianchino, così gli dite voi i colori
2) firma: il contratto ve lo mando da firmare online, niente appuntamento
3) consegna delle chiavi sabato 4 settembre alle 10.00 nella nostra agenzia in piazza Colombo

Il deposito di 3 mensilità deve arrivare prima della consegna. Voltura della luce: chiamate voi il numero verde, rispondono dalle 8 alle 22.

Baci e in bocca al lupo per l'apertura!
Sabri`,
    expected: [at('2027-08-31T09:00:00+02:00'), at('2027-09-04T10:00:00+02:00')],
  },
  {
    name: 'it: short yes to a quoted fitting appointment',
    sentAt: '2027-04-08T13:17:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Annalisa Rubino <annalisa.rubino@postadoro.example>',
    subject: 'Re: prova abito',
    text: `Va benissimo, grazie! Porto anche le scarpe.

Inviato da smartphone

> Il 08/04/2027 12:40, Sartoria Petruzzelli <info@sartoriapetruzzelli.example> ha scritto:
>
> Gentile Annalisa,
> l'abito è imbastito. Le andrebbe bene martedì 13 aprile alle 17.45 per la prima prova?
> Siamo aperti 9-13 e 16.30-20.
> Maria Petruzzelli`,
    expected: [at('2027-04-13T17:45:00+02:00')],
  },
  {
    name: 'it: applicant states availability only',
    sentAt: '2027-03-31T23:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Samuele Corradi <samuele.corradi99@miaposta.example>',
    subject: 'Candidatura come panettiere - annuncio rif. 2027/15',
    text: `Spett.le Panificio Brambati,

mi chiamo Samuele Corradi, ho 27 anni e vi scrivo per l'annuncio che ho visto in vetrina. Dal 2021 lavoro in un forno di Lodi, turno dalle 2 alle 9, quindi agli orari della notte sono abituato. Il mio contratto termina il 30 aprile.

Per un eventuale colloquio sono libero quasi tutti i pomeriggi, di solito dopo le 14, basta che mi avvisiate il giorno prima.

Allego il curriculum. Ho la patente B e sono automunito.

Cordiali saluti
Samuele Corradi
351 555 0143`,
    expected: [],
  },
  {
    name: "it: minutes of yesterday's meeting with to-do deadlines",
    sentAt: '2027-01-20T08:45:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Teresa Malvezzi <teresa.malvezzi@fondazionearena.example>',
    subject: 'Verbale riunione 19/01',
    text: `Buongiorno a tutti,

di seguito il verbale della riunione di ieri, martedì 19 gennaio, iniziata alle 14:30 e terminata alle 16:10.

Presenti: Malvezzi, Ferri, Zambelli (in collegamento fino alle 15:30).

Decisioni
- Manifesto: si procede con la versione B.
- Stampa 70x100: 400 copie, preventivo Zambelli di € 1.320.

Da fare
- Ferri: testi definitivi entro venerdì 22 gennaio ore 13
- Zambelli: esecutivo entro mercoledì 27
- Malvezzi: bonifico dell'acconto entro fine mese

Se qualcosa non torna scrivetemi, altrimenti lo considero approvato.

Teresa`,
    expected: [],
  },
  {
    name: 'it: hosting provider announces a maintenance window',
    sentAt: '2027-08-03T10:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'NOC Retelibera <noc@retelibera.example>',
    subject: '[Ticket #90417] Manutenzione programmata server posta MX3',
    text: `Gentile Cliente,

la informiamo che sul server MX3, che ospita le caselle del dominio studiovetarno.example, eseguiremo una manutenzione programmata:

Inizio: venerdì 06/08/2027 ore 22:30
Fine prevista: sabato 07/08/2027 ore 02:00

In questa fascia la posta in arrivo verrà messa in coda e consegnata dopo. Non è richiesta alcuna azione da parte sua.

Retelibera Network Operations
Supporto: tutti i giorni 8-22, 050 555 0119`,
    expected: [],
  },
  {
    name: 'it: journalist tells when the report is broadcast',
    sentAt: '2027-02-12T17:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ornella Deiana <o.deiana@telegallura.example>',
    subject: 'servizio sul vostro laboratorio',
    text: `Ciao ragazzi,

grazie ancora per l'accoglienza di mercoledì, abbiamo girato cose bellissime. Il servizio è montato, dura quattro minuti e va in onda domenica 14 febbraio alle 12:55, replica lunedì alle 19:40. Da martedì lo trovate anche sul nostro sito.

Se vi serve il file in alta per i social ditemelo che ve lo passo.

Ornella
TeleGallura - redazione 0789 555 0107`,
    expected: [],
  },
  {
    name: 'it: craftsman excuses himself with his own appointments',
    sentAt: '2027-04-29T20:31:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Renzo Tomasini <renzo@vetreriatomasini.example>',
    subject: 'Re: preventivo vetrina?',
    text: `Buonasera Elisa, ha ragione, sono in ritardo col preventivo e mi scuso.
È un periodaccio: lunedì alle 9 ho la risonanza alla schiena, mercoledì alle 16 mi vuole vedere la maestra di mio figlio e in mezzo ho da finire le vetrate della banca. Le misure comunque le ho già prese, non serve che ripassi da voi.
Per venerdì 7 il preventivo ce l'ha nella posta, promesso.

Renzo`,
    expected: [],
  },
  {
    name: 'it: agency sends a booking page, only a part of the day is named',
    sentAt: '2027-11-29T09:50:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Alessio Fumagalli <alessio@quintalente.example>',
    subject: 'Foto prodotti: quando ci sentiamo?',
    text: `Ciao Rossella,

ho letto il brief, molto chiaro. Prima di farti l'offerta avrei bisogno di capire due o tre cose su sfondi e formati.

Qui trovi la mia agenda, prendi pure lo spazio che ti torna comodo:
https://agenda.quintalente.example/alessio/chiacchierata-20min

In genere giovedì pomeriggio sono più tranquillo. Se preferisci per iscritto va bene lo stesso.

A presto
Alessio

Quintalente fotografia · Monza
studio aperto 9:30-18:30 · 039 555 0181`,
    expected: [],
  },
  {
    name: 'it: order confirmation with dispatch, counter hours and payment',
    sentAt: '2027-02-18T11:24:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Ordini Tessilprato <ordini@tessilprato.example>',
    subject: 'Conferma ordine OC-2027-00871',
    text: `Spett.le cliente,

confermiamo il Vs. ordine n. 118 del 17.02.2027:

art. 4410 lino greggio h 280     mt 60     € 11,40/mt
art. 2207 cotone twill blu       mt 120    € 6,15/mt

Spedizione: lunedì 22/02 con ns. mezzo, consegna presso Vs. magazzino martedì 23/02 tra le ore 8 e le ore 12
Pagamento: Ri.Ba. 60 gg f.m., prima scadenza 30/04/2027
Eventuali variazioni: entro le ore 16.00 di venerdì 19/02

Ritiro campioni al banco: lun-ven 8.00-12.00 e 14.00-17.30, sabato chiuso.

Distinti saluti
Fiorenza Guasti
Tessilprato S.p.A.`,
    expected: [],
  },
];
