import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: customer asks joiner for a site visit',
    sentAt: '2027-01-11T18:42:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Loredana Bissoli <loredana.bissoli@posta.example>',
    subject: 'Armadio a muro mansarda',
    text: `Buonasera,
ci siamo sentiti per telefono la settimana scorsa per l'armadio su misura in mansarda (quello con il soffitto inclinato, altezza da 1,20 a 2,35).

Ne ho parlato con mio marito e andrebbe bene se veniste a prendere le misure giovedì 14 gennaio alle 9.30. Il campanello è "Bissoli-Tano", secondo piano, l'ascensore purtroppo non c'è.

Se potete portare i campioni del rovere chiaro, meglio ancora.

Grazie e a presto
Loredana Bissoli
340 555 0172`,
    expected: [at('2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'it: accountant reminds of tax deadlines',
    sentAt: '2027-02-09T10:15:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Marangoni <segreteria@studiomarangoni.example>',
    subject: 'Promemoria scadenze di febbraio',
    text: `Gentile cliente,

Le ricordiamo le prossime scadenze che riguardano la Sua ditta:

- martedì 16/02/2027: versamento F24 (IVA di gennaio e ritenute), addebito in conto entro le ore 20:00
- giovedì 25/02/2027: elenchi Intrastat
- lunedì 01/03/2027: invio della liquidazione periodica IVA

La delega F24 precompilata è allegata; La preghiamo di restituirla firmata entro venerdì 12 alle 12.00, altrimenti non possiamo garantire l'invio.

Cordiali saluti
Paola Ferrin
Studio Marangoni - dottori commercialisti
Orario: lun-ven 8.30-12.30 / 14.30-18.00`,
    expected: [],
  },
  {
    name: 'it: accountant offers three slots for the balance sheet',
    sentAt: '2027-01-14T16:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Dott. Ugo Serventi <u.serventi@serventi-associati.example>',
    subject: 'Pre-chiusura bilancio 2026',
    text: `Gentile Signor Tolomei,

per la pre-chiusura del bilancio 2026 avrei bisogno di vederla qui in studio. Le propongo tre date, mi dica Lei quale preferisce:

1) martedì 19 gennaio, dalle 15.00 alle 15.45
2) mercoledì 20 gennaio, ore 11.00
3) venerdì 22 gennaio, ore 8.30

Porti per cortesia gli estratti conto di dicembre e l'inventario di magazzino.

Distinti saluti
Ugo Serventi

Serventi & Associati
Via dei Mille 4, Piacenza - tel. 0523 555 901`,
    expected: [
      at('2027-01-19T15:00:00+01:00', '2027-01-19T15:45:00+01:00'),
      at('2027-01-20T11:00:00+01:00'),
      at('2027-01-22T08:30:00+01:00'),
    ],
  },
  {
    name: 'it: lower-case one-liner for tomorrow half past five',
    sentAt: '2027-02-02T21:07:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gigi Carraro <gigi.carraro@idraulicacarraro.example>',
    subject: 'Re: pompa',
    text: `ok passo domani alle 5 e mezza di pomeriggio da te in officina cosi guardiamo la pompa insieme. ciao gigi`,
    expected: [at('2027-02-03T17:30:00+01:00')],
  },
  {
    name: 'it: courier announces a parcel with a time window',
    sentAt: '2027-01-20T07:03:00+01:00',
    timezone: 'Europe/Rome',
    from: 'RapidoPacchi <noreply@rapidopacchi.example>',
    subject: 'Il tuo collo 7740-22918 è in consegna',
    text: `Ciao OFFICINA TOLOMEI SRL,

il tuo collo 7740-22918 (mittente: Guarnizioni Po Srl, 4,2 kg) è in consegna.

Consegna prevista: giovedì 21 gennaio tra le 09:00 e le 13:00
Indirizzo: Via Artigiani 12, 29122 Piacenza

Non sei in sede? Puoi ritirarlo al punto RapidoPacchi di Via Emilia Parmense 88 da venerdì 22 gennaio, ore 8-19.

Questo messaggio è stato generato automaticamente.`,
    expected: [],
  },
  {
    name: 'it: Ticino estate manager fixes the handover of keys',
    sentAt: '2027-01-21T09:11:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Nadia Pedrazzini <n.pedrazzini@fidimmo.example>',
    subject: 'Locale commerciale via Franscini 18, Bellinzona - consegna',
    text: `Gentili Signori,

con riferimento al contratto di locazione del 12.01.2027 vi confermiamo che la consegna del locale con verbale d'entrata è prevista per lunedì 1.2.2027, ore 10.00, direttamente sul posto. Vi preghiamo di portare con voi la conferma della garanzia (CHF 7'200.--).

Per il nominativo sulla bucalettere e il citofono basta una vostra mail entro venerdì 29.1.

Cordiali saluti

FIDIMMO Sagl
Nadia Pedrazzini
Tel. 091 555 04 40 (lu-ve 08.00-11.45 / 14.00-17.00)`,
    expected: [at('2027-02-01T10:00:00+01:00')],
  },
  {
    name: 'it: declined date without any other',
    sentAt: '2027-02-12T12:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Elisa Tonon <elisa@tononceramiche.example>',
    subject: 'R: Presentazione nuova linea',
    text: `Ciao Stefano,
guarda, martedì alle 15 proprio non riesco, siamo in pieno allestimento dello showroom. Ti richiamo io quando ho capito come gira la settimana, ok?

Scusa ancora
Eli

> Da: Stefano Bagnara
> Ciao Elisa, ti andrebbe di vederci martedì 16 febbraio alle 15 da voi per la nuova linea?
> Stefano`,
    expected: [],
  },
  {
    name: 'it: occupational doctor gives appointment with slashes date',
    sentAt: '2027-02-10T11:48:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Centro Medico Aurelia <prenotazioni@cmaurelia.example>',
    subject: 'Visita medica periodica - Sig. Bruno Galvani',
    text: `Gentile Sig. Galvani,

Le confermiamo l'appuntamento per la visita medica periodica (sorveglianza sanitaria, D.Lgs. 81/08):

data: 24/02/2027
ora: 8:15
ambulatorio: n. 3, piano terra, Via Aurelia 210

Si prega di presentarsi a digiuno, con tessera sanitaria e documento. In caso di impedimento avvisare almeno 48 ore prima al n. 0187 555 233 (ore 9-13).

Cordialmente,
la segreteria`,
    expected: [at('2027-02-24T08:15:00+01:00')],
  },
  {
    name: 'it: applicant accepts the second of two quoted slots',
    sentAt: '2027-02-17T19:25:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Martina Olivieri <martina.olivieri98@posta.example>',
    subject: 'Re: Colloquio posizione grafica junior',
    text: `Gentile dottoressa Riva,

la ringrazio molto per la risposta così rapida! Per me va benissimo la seconda data.
Porterò il portfolio stampato, oltre al link che le ho già mandato.

Cordiali saluti,
Martina Olivieri

Il giorno mer 17 feb 2027 alle ore 15:02 Chiara Riva <chiara.riva@studioindaco.example> ha scritto:
> Gentile Martina,
> saremmo lieti di conoscerla di persona. Potremmo vederci in agenzia
> - lunedì 22 febbraio alle 10:00 oppure
> - mercoledì 24 febbraio alle 14:30.
> Mi faccia sapere.
> Chiara Riva`,
    expected: [at('2027-02-24T14:30:00+01:00')],
  },
  {
    name: 'it: boiler technician with a length of an hour and a half',
    sentAt: '2027-03-02T14:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Termoservice Lodi <assistenza@termoservicelodi.example>',
    subject: 'Manutenzione annuale caldaia - ordine 2027/0318',
    text: `Spett.le Asilo Il Girotondo,

come da contratto il nostro tecnico (sig. Danilo Prina) verrà da Voi martedì 9 marzo alle ore 14.00 per la manutenzione annuale e la prova fumi. L'intervento dura circa un'ora e mezza; durante i lavori non ci sarà acqua calda.

Costo come da listino: 165 euro + IVA.

Cordiali saluti
Termoservice Lodi
Reperibilità guasti: tutti i giorni 7-22, tel. 0371 555 080`,
    expected: [at('2027-03-09T14:00:00+01:00', '2027-03-09T15:30:00+01:00')],
  },
  {
    name: 'it: IT provider maintenance window at night',
    sentAt: '2027-03-04T09:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Nodo Sistemi - NOC <noc@nodosistemi.example>',
    subject: '[MANUTENZIONE] Server posta mx2',
    text: `Gentile Cliente,

La informiamo che sabato 6 marzo 2027 dalle ore 23:00 alle ore 03:00 verrà eseguita una manutenzione programmata sul server di posta mx2.

Possibili disservizi: ricezione ritardata, webmail non raggiungibile. Nessun messaggio andrà perso. Non è richiesta alcuna azione da parte Sua.

Ticket di riferimento: CHG-10442

NOC Nodo Sistemi`,
    expected: [],
  },
  {
    name: 'it: appointment moved to Friday at the same hour',
    sentAt: '2027-03-08T08:33:00+01:00',
    timezone: 'Europe/Rome',
    from: 'avv. Silvia Montorsi <s.montorsi@legalemontorsi.example>',
    subject: 'Spostamento incontro',
    text: `Caro Renato,

purtroppo mi hanno messo un'udienza a Modena e devo chiederti di spostare il nostro incontro da mercoledì 10 marzo ore 16 a venerdì 12, stessa ora, sempre da me in studio. Spero non ti crei problemi.

Intanto ho letto la bozza del contratto: l'art. 7 va riscritto, ne parliamo a voce.

Un caro saluto
Silvia`,
    expected: [at('2027-03-12T16:00:00+01:00')],
  },
  {
    name: 'it: supplier and reader go to a trade fair for the whole day',
    sentAt: '2027-03-05T17:38:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ivano Zamboni <ivano@legnamizamboni.example>',
    subject: 'fiera Verona',
    text: `Ciao Marco!

Ho preso i biglietti anche per te, quindi alla Fiera del Legno di Verona ci andiamo insieme giovedì 18 marzo, tutta la giornata. Padiglioni 3, 4 e 7, e mi raccomando scarpe comode che l'anno scorso ci siamo fatti 14 chilometri :-)

Guido io, per l'ora di partenza ti faccio sapere più avanti.

Ivano

Legnami Zamboni - dal 1961
magazzino aperto 7.30-12 / 13.30-18, sabato 8-12`,
    expected: [days('2027-03-18')],
  },
  {
    name: 'it: changed opening hours around Easter',
    sentAt: '2027-03-16T10:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ferramenta Bonfanti <ordini@ferramentabonfanti.example>',
    subject: 'orari Pasqua',
    text: `Buongiorno a tutti,
vi avvisiamo che nel periodo pasquale il banco professionisti osserverà i seguenti orari:

venerdì 26 marzo: 7.30 - 12.30
sabato 27 marzo: chiuso
lunedì 29 marzo: chiuso
da martedì 30 marzo: orario normale (7.30 - 12 / 13.30 - 18.30)

Gli ordini arrivati dopo le 11 di venerdì partono il mercoledì.

Buona Pasqua dallo staff Bonfanti`,
    expected: [],
  },
  {
    name: 'it: one call named in London and in Italian time',
    sentAt: '2027-04-12T11:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Fabrizio Nardelli <fnardelli@harwoodtextiles.example>',
    subject: 'Call campionario A/I',
    text: `Ciao Giulia,

scusa il ritardo, qui a Londra è un periodo folle. Per il campionario facciamo la call venerdì 16 aprile alle 15:00 ora di Londra, cioè le 16:00 da voi. Si collega anche Rebecca dell'ufficio acquisti, quindi la teniamo mezza in inglese.

Il link: https://meet.harwoodtextiles.example/r/fn-campionario

A venerdì!
Fabrizio`,
    expected: [at('2027-04-16T16:00:00+02:00')],
  },
  {
    name: 'it: call in New York time in the weeks of different summer time',
    sentAt: '2027-03-18T09:40:00-04:00',
    timezone: 'Europe/Rome',
    from: 'Anthony Scalise <tscalise@scaliseimports.example>',
    subject: 'Olio extravergine - ordine primavera',
    text: `Buongiorno Signora Ferrante,

il mio italiano è quello della nonna, mi perdoni! Vorrei parlare con Lei al telefono dell'ordine di primavera (4 bancali, bottiglie da 0,75). La chiamo martedì 23 marzo alle 10:00 del mattino ora di New York, se per Lei va bene.

Il prezzo di 9,80 al litro mi sembra giusto, parliamo solo del trasporto.

Tanti saluti
Tony Scalise
Scalise Imports, Brooklyn NY`,
    expected: [at('2027-03-23T15:00:00+01:00')],
  },
  {
    name: 'it: ics invitation in utc for a kick-off',
    sentAt: '2027-04-20T15:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Davide Colli <davide.colli@orizzontedigitale.example>',
    subject: 'Invito: Kick-off nuovo sito web',
    text: `Ciao,
vi ho mandato l'invito per il kick-off del nuovo sito. In allegato la scaletta: obiettivi, contenuti, tempi.

A presto
Davide

Orizzonte Digitale Srl`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Orizzonte Digitale//Agenda 3.1//IT
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:7f20c4be-kickoff@orizzontedigitale.example
DTSTAMP:20270420T130200Z
DTSTART:20270427T073000Z
DTEND:20270427T090000Z
SUMMARY:Kick-off nuovo sito web
LOCATION:Sede Orizzonte Digitale\\, sala Garda
ORGANIZER;CN=Davide Colli:mailto:davide.colli@orizzontedigitale.example
ATTENDEE;CN=Pasticceria Lorenzi;RSVP=TRUE:mailto:info@pasticcerialorenzi.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-27T09:30:00+02:00', '2027-04-27T11:00:00+02:00')],
  },
  {
    name: 'it: customer complains about a past evening',
    sentAt: '2027-04-19T09:52:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Gianfranco Lupi <gf.lupi@posta.example>',
    subject: 'Delusione',
    text: `Spett. Trattoria,

sabato 17 aprile avevo prenotato un tavolo da sei per le 20.30, a nome Lupi. Siamo arrivati puntuali e ci avete fatto sedere alle 21.15!!! I primi sono usciti alle 22 passate, e alle 23 il cameriere ci ha detto che la cucina era chiusa e niente dolce. Per 48 euro a testa.

Vengo da voi da quando c'era ancora suo padre e non mi era mai successo. Vorrei almeno una spiegazione.

Gianfranco Lupi`,
    expected: [],
  },
  {
    name: 'it: json-ld restaurant reservation',
    sentAt: '2027-05-04T12:14:00+02:00',
    timezone: 'Europe/Rome',
    from: 'TavoloSubito <conferme@tavolosubito.example>',
    subject: 'Prenotazione confermata: Osteria del Moro',
    text: `Ciao Caterina,
la tua prenotazione è confermata!

Osteria del Moro, Via San Vitale 31, Bologna
giovedì 13 maggio 2027, ore 13:15
4 persone

Codice: TS-88Q1L
Puoi disdire gratis fino a 2 ore prima.`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TS-88Q1L","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Caterina Gozzi"},"reservationFor":{"@type":"FoodEstablishment","name":"Osteria del Moro","address":{"@type":"PostalAddress","streetAddress":"Via San Vitale 31","addressLocality":"Bologna","addressCountry":"IT"}},"startTime":"2027-05-13T13:15:00+02:00","partySize":"4"}
</script></head><body><p>Ciao Caterina,<br>la tua prenotazione è confermata!</p><p><b>Osteria del Moro</b>, Via San Vitale 31, Bologna<br>giovedì 13 maggio 2027, ore 13:15<br>4 persone</p><p>Codice: TS-88Q1L<br>Puoi disdire gratis fino a 2 ore prima.</p></body></html>`,
    expected: [at('2027-05-13T13:15:00+02:00')],
  },
  {
    name: 'it: day after tomorrow at quarter to nine',
    sentAt: '2027-05-11T20:16:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Mirko Sala <mirko@salaimpianti.example>',
    subject: 'Re: Re: quadro elettrico capannone',
    text: `Ciao Beppe, visto le foto. Così non si capisce se è il differenziale o il cavo, devo venire a vedere.
Facciamo dopodomani alle nove meno un quarto? Mi serve mezz'ora, poi devo correre a Monza.
Stacca tutto e NON toccare niente fino a quando arrivo!!

Mirko

Inviato dal mio telefono`,
    expected: [at('2027-05-13T08:45:00+02:00', '2027-05-13T09:15:00+02:00')],
  },
  {
    name: 'it: colleague away on a flight, will be in touch',
    sentAt: '2027-05-14T18:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Teresa Quaglia <t.quaglia@quagliaviaggi.example>',
    subject: 'sono via fino a fine mese',
    text: `Cari tutti,

domenica 16 parto per Lisbona (volo delle 6.55 da Linate, mi tocca la sveglia alle 4) e rientro giovedì 27 con l'ultimo volo, atterro alle 23.10. Nel frattempo leggo la posta la sera ma non aspettatevi risposte lampo.

Per le pratiche urgenti c'è Lorenzo in ufficio. Le proforma le ho lasciate nella cartella verde.

Ci sentiamo quando torno!
Tere`,
    expected: [],
  },
  {
    name: 'it: Thursday of next week at six',
    sentAt: '2027-05-19T13:33:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fausto Bernasconi <fausto@gcvedeggio.example>',
    subject: 'Comitato',
    text: `Ciao a tutti e quattro,

il prossimo comitato lo facciamo giovedì della prossima settimana alle 18.00 in sede. In trattanda:
1. conti della cena sociale (utile fr. 1'340.--)
2. magliette nuove, offerta della ditta Lepori
3. torneo dei giovani: chi fa cosa
4. eventuali

Il natel ce l'ho acceso se qualcuno non può.

Fausto`,
    expected: [at('2027-05-27T18:00:00+02:00')],
  },
  {
    name: 'it: power cut announced by the grid company',
    sentAt: '2027-05-05T08:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Rete Elettrica Valsesia <avvisi@retevalsesia.example>',
    subject: 'Avviso di interruzione programmata - POD IT555E00012345',
    text: `AVVISO DI INTERRUZIONE DELL'ENERGIA ELETTRICA

Gentile cliente, per lavori sugli impianti l'energia elettrica sarà interrotta
mercoledì 12 maggio 2027
dalle ore 09:00 alle ore 12:30

nelle vie: Roma (dal 2 al 40), dei Fornai, Piazza Cavour.

Durante l'interruzione non utilizzare gli ascensori. L'erogazione potrebbe riprendere in qualsiasi momento.

Segnalazione guasti: 800 555 019, attivo 24 ore su 24`,
    expected: [],
  },
  {
    name: 'it: members assembly in exactly two weeks',
    sentAt: '2027-04-26T09:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Associazione Commercianti Borgo Nuovo <presidente@borgonuovo.example>',
    subject: 'Assemblea: la aspettiamo',
    text: `Gentile socia, caro socio,

fra due settimane esatte, cioè lunedì 10 maggio, alle 20.30, ci troviamo nella sala parrocchiale per l'assemblea annuale. Si vota il rinnovo del direttivo e la quota 2028 (proposta: 120 euro).

Chi vuole candidarsi lo comunichi entro il 3 maggio.
Ci tengo molto che Lei ci sia, l'anno scorso eravamo in undici.

Il presidente
Amedeo Vistoli`,
    expected: [at('2027-05-10T20:30:00+02:00')],
  },
  {
    name: 'it: newsletter of a software firm with webinar dates',
    sentAt: '2027-05-25T07:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'GestiFacile <news@news.gestifacile.example>',
    subject: 'Webinar gratuiti di giugno: scegli il tuo!',
    isBulk: true,
    text: `GestiFacile News - giugno 2027

Fatturazione senza pensieri? Partecipa ai nostri webinar gratuiti:

* Martedì 8 giugno, ore 11:00 - Le novità della versione 14
* Giovedì 17 giugno, ore 15:00 - Magazzino e inventario
* Mercoledì 23 giugno, ore 18:00 - Domande e risposte

ISCRIVITI ORA >> https://gestifacile.example/webinar

Solo fino al 30 giugno: -25% sul modulo Scadenzario.

Ricevi questa email perché sei iscritto alla nostra newsletter. Annulla iscrizione: https://gestifacile.example/unsub`,
    expected: [],
  },
  {
    name: 'it: lunch on Friday at one',
    sentAt: '2027-06-01T10:47:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Rocco Fumagalli <rocco.fumagalli@vetreriafumagalli.example>',
    subject: 'ti devo un pranzo',
    text: `Oh Andrea,
hai visto che alla fine il vetro è arrivato intero? Avevi ragione tu e una promessa è una promessa: pranzo, pago io. Venerdì all'una alla Pergola, ho già fermato il tavolo fuori.

Porta anche l'appetito che il martedì sei sempre a dieta
Rocco`,
    expected: [at('2027-06-04T13:00:00+02:00')],
  },
  {
    name: 'it: safety course over two whole days',
    sentAt: '2027-05-20T11:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ente Formazione Artigiani <corsi@formartigiani.example>',
    subject: 'Conferma iscrizione corso addetti antincendio',
    text: `Gentile Sig.ra Pozzi,

confermiamo la Sua iscrizione al corso "Addetti antincendio - livello 2", edizione 27/B.

Quando: giovedì 10 e venerdì 11 giugno 2027, giornata intera
Dove: Ente Formazione Artigiani, Viale Piave 60, Brescia
Quota: 240,00 euro (esente IVA), da versare entro il 4 giugno

L'orario dettagliato verrà consegnato in aula. Si consigliano abiti comodi per la prova pratica.

Cordiali saluti
Segreteria corsi`,
    expected: [days('2027-06-10', '2027-06-12')],
  },
  {
    name: 'it: vague afternoon proposal',
    sentAt: '2027-06-03T16:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Arch. Pietro Danieli <pietro@danieliarchitetti.example>',
    subject: 'R: cantiere via Mazzini',
    text: `Buongiorno geom. Sartor,

ho ricevuto i disegni rivisti, grazie. Per il punto sul cantiere pensavo a martedì pomeriggio, o al limite mercoledì in mattinata. Mi dica Lei, poi fissiamo l'orario.

Le quote del massetto (+0,12) vanno bene così.

Buon lavoro
Pietro Danieli`,
    expected: [],
  },
  {
    name: 'it: bank adviser at a quarter to twelve',
    sentAt: '2027-06-10T09:18:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Alessia Bonomo <alessia.bonomo@bancadellecolline.example>',
    subject: 'Rinnovo fido di cassa',
    text: `Gentile sig. Ravera,

il fido di cassa da 40.000 euro scade il 30 giugno e servono alcune firme in originale. La aspetto in filiale mercoledì 16 giugno a mezzogiorno meno un quarto: così trova lo sportello già quasi vuoto e facciamo in fretta.

Documenti: carta d'identità e visura camerale recente.

Alessia Bonomo
Gestore Piccole Imprese
Filiale di Alba - sportello 8.20-13.20`,
    expected: [at('2027-06-16T11:45:00+02:00')],
  },
  {
    name: 'it: municipality summons to an inspection, formal',
    sentAt: '2027-06-09T13:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Comune di Castelverde - Ufficio Tecnico <protocollo@comune.castelverde.example>',
    subject: 'Prot. n. 4471/2027 - Richiesta occupazione suolo pubblico - sopralluogo',
    text: `Oggetto: istanza di occupazione suolo pubblico per dehors stagionale - convocazione a sopralluogo

Con riferimento all'istanza pervenuta in data 28/05/2027, assunta al protocollo con n. 4471, si comunica che il sopralluogo congiunto con la Polizia Locale avrà luogo presso l'esercizio della S.V. il giorno 22 giugno 2027 alle ore 11,00.

La S.V. è invitata a presenziare o a delegare persona di fiducia munita di delega scritta.

Distinti saluti

Il Responsabile del Servizio
geom. Ettore Malvezzi

Ricevimento pubblico: martedì e giovedì 9,00-12,00`,
    expected: [at('2027-06-22T11:00:00+02:00')],
  },
  {
    name: 'it: cancelled physiotherapy appointment',
    sentAt: '2027-06-15T17:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio FisioLab <segreteria@fisiolab.example>',
    subject: 'ANNULLATO: seduta di domani',
    text: `Gentile Signora Venturi,
siamo spiacenti ma dobbiamo annullare la seduta di domani, mercoledì 16 giugno, ore 18:20: la dott.ssa Conti è malata.
La ricontatteremo noi appena la dottoressa rientra. La seduta non verrà naturalmente conteggiata.

Cordiali saluti
FisioLab`,
    expected: [],
  },
  {
    name: 'it: couple comes to the restaurant to taste the wedding menu',
    sentAt: '2027-06-22T22:51:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ilaria e Tommaso <ilaria.tommaso.sposi@posta.example>',
    subject: 'prova menù matrimonio',
    text: `Ciao Donatella!

Abbiamo fatto la lista: siamo 84 adulti e 9 bimbi (due celiaci, una zia che non mangia pesce...). Il fiorista lo paghiamo noi a parte.

Per la prova menù veniamo sabato 3 luglio alle 19:30, come ci avevi proposto tu, in quattro con i miei genitori. Ci tieni il tavolo vicino al glicine?

Un abbraccio
Ila & Tommi`,
    expected: [at('2027-07-03T19:30:00+02:00')],
  },
  {
    name: 'it: stock-take on Saturday as a whole day',
    sentAt: '2027-07-19T08:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Piera Gallo <piera@casalinghigallo.example>',
    subject: 'inventario di fine luglio',
    text: `Buongiorno ragazzi,

vi ricordo che l'inventario quest'anno lo facciamo sabato 31 luglio, negozio chiuso e tutti presenti per l'intera giornata. Pizza offerta da me.

Ognuno controlli prima le proprie corsie e tolga le etichette vecchie, sennò diventiamo matti come l'anno scorso.

Grazie
Piera`,
    expected: [days('2027-07-31')],
  },
  {
    name: 'it: rota of the staff for the week',
    sentAt: '2027-07-09T19:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Noemi Bassi <noemi@gelateriapolo.example>',
    subject: 'Turni banco settimana 28',
    text: `Ciao capo, ti mando i turni delle ragazze per la settimana prossima, così li hai anche tu per le paghe:

lun 12: Sara 10-16, Kevin 16-23
mar 13: Sara 10-16, Alina 16-23
mer 14: Kevin 10-16, Alina 16-23
gio 15: Kevin 10-16, Sara 16-23
ven 16: Alina 10-17, Sara e Kevin 17-24

Sabato e domenica come sempre. Alina chiede un anticipo di 200 euro, decidi tu.
Noemi`,
    expected: [],
  },
  {
    name: 'it: json-ld event reservation with an end',
    sentAt: '2027-08-31T16:40:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Biglietteria Lago <tickets@biglietterialago.example>',
    subject: 'Il suo biglietto: Forum PMI Ticino',
    text: `Grazie per la sua iscrizione!

Forum PMI Ticino 2027
Palazzo dei Congressi, Lugano
Biglietto n. 51-0092, 1 posto, CHF 85.00

Mostri il codice QR all'entrata. Tutti i dettagli si trovano nella versione HTML di questo messaggio.`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "51-0092",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Moreno Canonica" },
  "reservationFor": {
    "@type": "Event",
    "name": "Forum PMI Ticino 2027",
    "startDate": "2027-09-15T13:30:00+02:00",
    "endDate": "2027-09-15T18:00:00+02:00",
    "location": { "@type": "Place", "name": "Palazzo dei Congressi", "address": { "@type": "PostalAddress", "addressLocality": "Lugano", "addressCountry": "CH" } }
  }
}
</script><p>Grazie per la sua iscrizione!</p><h2>Forum PMI Ticino 2027</h2><p>15 settembre 2027, 13:30 - 18:00<br>Palazzo dei Congressi, Lugano</p><p>Biglietto n. 51-0092, 1 posto, CHF 85.00</p></body></html>`,
    expected: [at('2027-09-15T13:30:00+02:00', '2027-09-15T18:00:00+02:00')],
  },
  {
    name: 'it: out-of-office reply in August',
    sentAt: '2027-08-05T14:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Claudio Pezzi <c.pezzi@torneriapezzi.example>',
    subject: 'Risposta automatica: richiesta preventivo flange DN80',
    text: `Grazie per il messaggio.

L'azienda è chiusa per ferie da sabato 7 a domenica 29 agosto compresi. Riapriamo lunedì 30 agosto alle 8:00.
Per urgenze di consegna: 335 555 0640 (dal lunedì al venerdì, 9-12).

Le mail verranno lette al rientro.

Buone vacanze!
Claudio Pezzi`,
    expected: [],
  },
  {
    name: 'it: school teacher meets host firm about trainees',
    sentAt: '2027-09-07T12:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'prof.ssa Anna Lisa Greco <annalisa.greco@iisvolterra.example>',
    subject: 'Tirocini classi quarte',
    text: `Gentile Signor Moretti,

La ringrazio per la disponibilità ad accogliere anche quest'anno due dei nostri studenti (periodo 8-26 novembre). Prima di firmare la convenzione vorrei passare da Lei in azienda con la collega della sicurezza: lunedì 13 settembre, dalle 14:30 alle 15:15, se possibile.

I ragazzi di quest'anno sono svegli, vedrà.

Cordialmente
Anna Lisa Greco
IIS Volterra - ricevo il venerdì alla terza ora (10.05-11.00)`,
    expected: [at('2027-09-13T14:30:00+02:00', '2027-09-13T15:15:00+02:00')],
  },
  {
    name: 'it: answer that promises to let know, slots only quoted',
    sentAt: '2027-09-09T08:27:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Giorgia Paladini <giorgia.paladini@cooplafilanda.example>',
    subject: 'Re: Demo etichettatrice',
    text: `Grazie mille Fabio, ne parlo con il responsabile di produzione che oggi non c'è e ti faccio sapere.

Giorgia

Il 08/09/2027 17:50, Fabio Orlandi ha scritto:
> Ciao Giorgia,
> per la demo dell'etichettatrice posso venire lunedì 20 settembre alle 9:00
> oppure giovedì 23 alle 14:00. Serve una presa trifase e mezz'ora per montarla.
> Fabio`,
    expected: [],
  },
  {
    name: 'it: wine agent passes at quarter past ten',
    sentAt: '2027-09-13T17:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Oreste Cavallin <oreste@vinicavallin.example>',
    subject: 'assaggi nuova annata',
    text: `Carissimi,
la vendemmia è cominciata e io sono in giro come una trottola, ma da voi passo volentieri: giovedi alle 10 e un quarto, con 5 bottiglie da assaggiare (il Raboso è una bomba). Tenetemi due bicchieri puliti e un quarto d'ora, non di piu.

Listino invariato fino a fine ottobre.
Oreste`,
    expected: [at('2027-09-16T10:15:00+02:00', '2027-09-16T10:30:00+02:00')],
  },
  {
    name: 'it: counter-proposal, first slot refused, two others offered',
    sentAt: '2027-09-24T11:36:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Laura Simeoni <laura.simeoni@simeonipaghe.example>',
    subject: 'R: R: assunzione apprendista',
    text: `Ciao Franco,

martedì alle 15 non posso, ho un corso di aggiornamento fino a sera. Andrebbe mercoledì 29 alle 15, oppure giovedì 30 alle 9 precise? Scegli tu, ci bastano i documenti del ragazzo e il modulo che ti allego.

ciao
Laura

-----Messaggio originale-----
Da: Franco Bettin
Inviato: venerdì 24 settembre 2027 10:58
Oggetto: R: assunzione apprendista

Laura riusciamo a vederci martedì 28 alle 15?
F.`,
    expected: [at('2027-09-29T15:00:00+02:00'), at('2027-09-30T09:00:00+02:00')],
  },
  {
    name: 'it: promotion of an open day at a tool shop',
    sentAt: '2027-09-28T06:45:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Utensileria Adriatica <promo@mail.utensileriaadriatica.example>',
    subject: 'OPEN DAY 16 ottobre: sconti fino al 40%',
    isBulk: true,
    text: `Ti aspettiamo all'OPEN DAY!

Sabato 16 ottobre dalle 9.00 alle 18.00
Via dell'Industria 5, Rimini

- dimostrazioni dal vivo alle 10.30 e alle 15.30
- porchetta e birra per tutti
- sconti fino al 40% su trapani, seghe e compressori

Offerte valide solo in negozio, fino a esaurimento scorte.

Per non ricevere più le nostre comunicazioni clicca qui: https://utensileriaadriatica.example/stop`,
    expected: [],
  },
  {
    name: 'it: video meeting block with join link',
    sentAt: '2027-09-30T15:28:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Serena Maffei <serena.maffei@consulenzaambiente.example>',
    subject: 'Riunione online - dichiarazione rifiuti',
    text: `Buongiorno dott. Pieri,
come d'accordo le invio il collegamento per rivedere insieme i registri di carico e scarico.

Quando: mercoledì 6 ottobre 2027, 10:00-11:00
Dove: https://video.consulenzaambiente.example/j/84420917
ID riunione: 844 209 17   Passcode: Rf2027

Oppure da telefono: 02 555 0099 (PIN 1130#)

Cordiali saluti
Serena Maffei`,
    expected: [at('2027-10-06T10:00:00+02:00', '2027-10-06T11:00:00+02:00')],
  },
  {
    name: 'it: Veneto dialect, Saturday half past eight in the morning',
    sentAt: '2027-10-06T20:39:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Toni Scarpa <toni.scarpa@canottieribrenta.example>',
    subject: 'pontile',
    text: `Ciò Bepi,
le asse pal pontile le xe rivae, bele grosse. Alora se vedemo sabo 9 ottobre ale 8 e meza de matina in cantier, mi porto el trapano e ti le vide (no quee de l'altra volta che le gera tute rusine!).

Dopo un'ombra se la semo merità.
Toni`,
    expected: [at('2027-10-09T08:30:00+02:00')],
  },
  {
    name: 'it: radio tells when an interview is broadcast',
    sentAt: '2027-10-08T11:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Redazione Radio Onda Verde <redazione@radioondaverde.example>',
    subject: 'La sua intervista',
    text: `Gentile Elvira,

grazie ancora per la bella chiacchierata di ieri sul suo laboratorio di rilegatura. Il montaggio è finito: l'intervista va in onda lunedì 11 ottobre alle 12:35 all'interno di "Mani d'oro", con replica mercoledì 13 alle 21:10. Da giovedì si trova anche in podcast.

Se vuole usare l'audio sul suo sito, basta citarci.

Un saluto dalla redazione
Michele Trentin`,
    expected: [],
  },
  {
    name: 'it: today at four in the afternoon',
    sentAt: '2027-10-12T10:31:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Samuele Corti <samuele@tipografiacorti.example>',
    subject: 'URGENTE prova colore catalogo',
    text: `Ciao Marta,
la prova colore è pronta ma il rosso della copertina non mi convince e prima di mandare in macchina 3.000 copie voglio che lo veda anche tu. Vieni oggi pomeriggio alle 4 da noi? Se confermi tengo ferma la macchina.

S.

Tipografia Corti snc - Como
lun-ven 8-12 14-18`,
    expected: [at('2027-10-12T16:00:00+02:00')],
  },
  {
    name: 'it: photographer plans a shooting from nine to one',
    sentAt: '2027-10-14T22:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Viola Sanna <ciao@violasannafoto.example>',
    subject: 'Shooting pelletteria :)',
    text: `Ciaoo Federica!

Allora, riepilogo per lo shooting nel vostro laboratorio:

▪ lunedì 25/10 dalle 9 alle 13
▪ io + assistente + 2 pannelli luce
▪ 18 borse su fondo neutro, 6 ambientate, qualche scatto delle mani al lavoro
▪ 680 € tutto compreso, acconto 30%

Le foto scelte te le consegno entro il 5 novembre.
Ti chiedo solo di sgombrare il tavolo grande.

Bacioni
Viola`,
    expected: [at('2027-10-25T09:00:00+02:00', '2027-10-25T13:00:00+02:00')],
  },
  {
    name: 'it: minutes of a meeting that took place',
    sentAt: '2027-10-22T09:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ornella Fabbri <o.fabbri@consorzioacque.example>',
    subject: 'Verbale riunione del 20/10',
    text: `Buongiorno,

in allegato il verbale della riunione di mercoledì 20 ottobre 2027 (inizio ore 14.30, fine ore 16.10, presenti: Fabbri, Leoni, Ruggeri, ditta Scavi Nord).

In sintesi:
- approvata la variante al tracciato in corrispondenza del pozzo 6
- Scavi Nord trasmette il cronoprogramma aggiornato entro il 5 novembre
- contabilità al SAL 3: 38.600 euro

Eventuali osservazioni vanno inviate per iscritto.

Ornella Fabbri`,
    expected: [],
  },
  {
    name: 'it: Ticino ics with tzid and timezone part',
    sentAt: '2027-10-28T08:50:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Athos Regazzi <athos.regazzi@regazzifiduciaria.example>',
    subject: 'Successione aziendale: primo colloquio',
    text: `Buongiorno signora Delcò,

le mando l'invito per il primo colloquio sulla successione, martedì 9 novembre alle 14.00 da noi a Locarno. Si prenda tempo fino alle 15.30.
Mi farebbe piacere se venisse anche suo figlio.

Cordialmente
Athos Regazzi`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Regazzi Fiduciaria//Kalendas//IT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Zurich
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
UID:20271028-succ-331@regazzifiduciaria.example
DTSTAMP:20271028T065000Z
DTSTART;TZID=Europe/Zurich:20271109T140000
DTEND;TZID=Europe/Zurich:20271109T153000
SUMMARY:Successione aziendale: primo colloquio
LOCATION:Via alla Ramogna 7\\, Locarno
ORGANIZER:mailto:athos.regazzi@regazzifiduciaria.example
ATTENDEE;RSVP=TRUE:mailto:info@delcofiori.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-09T14:00:00+01:00', '2027-11-09T15:30:00+01:00')],
  },
  {
    name: 'it: job application with general availability',
    sentAt: '2027-11-02T23:14:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Youssef Amrani <youssef.amrani@posta.example>',
    subject: 'Candidatura come pizzaiolo',
    text: `Buona sera,
mi chiamo Youssef, ho 27 anni e abito a Carpi. Ho visto il cartello sulla vostra vetrina.

Ho lavorato 4 anni da Pizza Ducale (forno a legna, turno 17-24) e prima in panificio, dalle 2 alle 9 di notte, quindi gli orari non mi fanno paura. Patente B e auto.

Sono libero quasi sempre la mattina e di solito anche il lunedì tutto il giorno, potete chiamarmi quando volete al 389 555 7210. Potrei cominciare dal 1 dicembre.

Grazie per l'attenzione
Youssef Amrani`,
    expected: [],
  },
  {
    name: 'it: accepts the one quoted slot',
    sentAt: '2027-11-03T07:58:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Bianca Terzi <bianca@terzitendaggi.example>',
    subject: 'Re: Tende sala riunioni',
    text: `Perfetto, confermo per l'orario che propone Lei. Porto il mazzo dei tessuti ignifughi e il metro laser.
Buona giornata!
Bianca Terzi

Il mar 2 nov 2027, 16:44 Segreteria Notaio Alberti <segreteria@notaioalberti.example> ha scritto:
> Buongiorno Bianca,
> per le tende della sala riunioni può venire giovedì 11 novembre alle 9:30?
> Prima il notaio ha sempre atti.
> Grazie, Mirella`,
    expected: [at('2027-11-11T09:30:00+01:00')],
  },
  {
    name: 'it: mother tells music school about her daughter and the dentist',
    sentAt: '2027-11-08T13:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Monica Raffaelli <monica.raffaelli@posta.example>',
    subject: 'assenza Anna',
    text: `Buongiorno maestro, domani Anna non viene a lezione perché alle 15 ha il dentista e poi alle 17 la festa di una compagna. Il pezzo di Clementi lo studia lo stesso, promesso.
La quota di novembre l'ho pagata venerdì con bonifico (95 euro).
Saluti, Monica Raffaelli`,
    expected: [],
  },
  {
    name: 'it: insurance adjuster after water damage',
    sentAt: '2027-11-10T10:10:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Peritale Gatti <sinistri@peritigatti.example>',
    subject: 'Sinistro n. 27/558201 - danno da acqua del 29/10/2027',
    text: `Gentile Assicurato,

siamo stati incaricati dalla Sua Compagnia della perizia relativa al sinistro in oggetto (allagamento del deposito, denuncia del 29/10 ore 7.45).

Il perito Ing. Walter Gatti effettuerà il sopralluogo presso la Sua sede il 18.11.2027 h. 15,20. La preghiamo di conservare la merce danneggiata fino a quella data e di preparare le fatture d'acquisto.

La franchigia contrattuale è di euro 500,00.

Distinti saluti
Studio Peritale Gatti
tel. 011 555 6612 - dalle 9 alle 12.30`,
    expected: [at('2027-11-18T15:20:00+01:00')],
  },
  {
    name: 'it: booking page confirms a call of twenty minutes',
    sentAt: '2027-11-16T14:09:00+01:00',
    timezone: 'Europe/Rome',
    from: 'FissaOra <notifiche@fissaora.example>',
    subject: 'Nuova prenotazione: Giacomo Rinaldi - Consulenza gratuita',
    text: `Ciao Beatrice,

hai una nuova prenotazione.

Tipo di evento:
Consulenza gratuita (20 minuti)

Invitato:
Giacomo Rinaldi, giacomo.rinaldi@agriturismorinaldi.example

Data/ora evento:
17:40 - lunedì, 22 novembre 2027 (ora dell'Europa centrale)

Luogo:
telefonata, 347 555 8103

Domanda: Di cosa vuole parlare?
Risposta: sito lento, e le prenotazioni delle camere che non arrivano

Visualizza o sposta: https://fissaora.example/e/q81mz`,
    expected: [at('2027-11-22T17:40:00+01:00', '2027-11-22T18:00:00+01:00')],
  },
  {
    name: 'it: ics cancellation of a training session',
    sentAt: '2027-11-17T17:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Formazione Carrelli Est <formazione@carrelliest.example>',
    subject: 'Annullato: Aggiornamento patentino muletto',
    text: `Buongiorno,

l'aggiornamento per il patentino del muletto non si tiene: non abbiamo raggiunto il numero minimo di iscritti. La quota versata (130 euro) verrà rimborsata entro 30 giorni.

Ci scusiamo per il disagio.
Ufficio Formazione`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Carrelli Est//Corsi//IT
METHOD:CANCEL
BEGIN:VEVENT
UID:muletto-2027-11-24@carrelliest.example
DTSTAMP:20271117T162000Z
DTSTART:20271124T130000Z
DTEND:20271124T170000Z
SUMMARY:Aggiornamento patentino muletto
ORGANIZER:mailto:formazione@carrelliest.example
ATTENDEE:mailto:magazzino@ortofruttabrunelli.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: dunning letter for an unpaid invoice',
    sentAt: '2027-11-23T09:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazione Cartotecnica Ligure <amministrazione@cartotecnicaligure.example>',
    subject: 'II sollecito - fattura 1830/27',
    text: `Spett.le Ditta,

da un controllo contabile la nostra fattura n. 1830 del 30/09/2027 di euro 1.515,30, scaduta il 31/10/2027, risulta ancora aperta.

Vi invitiamo a provvedere entro martedì 30 novembre, ore 17:00. Trascorso tale termine la pratica passerà al nostro legale e saranno addebitati gli interessi di mora.

Se avete già pagato, non tenete conto della presente.

Cordiali saluti
Franca Olcese
uff. amministrazione, int. 14, 9.00-12.30`,
    expected: [],
  },
  {
    name: 'it: hotel asks for a review after a past stay, json-ld of the stay',
    sentAt: '2027-11-25T18:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Albergo Tre Fontane <booking@albergotrefontane.example>',
    subject: "Com'è andato il soggiorno?",
    isBulk: true,
    text: `Gentile Ospite,

grazie per aver soggiornato da noi dal 22 al 24 novembre 2027. Speriamo che il Suo viaggio di lavoro sia andato bene!

Le chiediamo un minuto per una recensione: https://albergotrefontane.example/opinione

La fattura n. 904 è già stata inviata via SDI.

A presto
Lo staff del Tre Fontane`,
    html: `<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"LodgingReservation","reservationNumber":"TF-20931","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Ezio Marchetti"},"reservationFor":{"@type":"LodgingBusiness","name":"Albergo Tre Fontane","address":"Corso Trieste 19, Novara","telephone":"0321 555 140"},"checkinDate":"2027-11-22T15:00:00+01:00","checkoutDate":"2027-11-24T10:30:00+01:00"}</script><p>Gentile Ospite,</p><p>grazie per aver soggiornato da noi dal 22 al 24 novembre 2027. Speriamo che il Suo viaggio di lavoro sia andato bene!</p><p>Le chiediamo un minuto per una <a href="https://albergotrefontane.example/opinione">recensione</a>.</p><p>La fattura n. 904 è già stata inviata via SDI.</p><p>A presto<br>Lo staff del Tre Fontane</p></body></html>`,
    expected: [],
  },
  {
    name: 'it: personal invitation to the Christmas dinner of a supplier',
    sentAt: '2027-11-29T12:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Emilio e Rosanna Bergonzi <info@salumificiobergonzi.example>',
    subject: 'Cena degli auguri',
    text: `Caro Nicola,

sono vent'anni che lavoriamo insieme e quest'anno vogliamo brindare con te e Luisa come si deve. Vi aspettiamo venerdì 10 dicembre alle ore 20 in salumificio: anolini in brodo, culatello del 2025 e il gutturnio di mio cugino.

Fateci sapere se la Luisa mangia ancora senza glutine.

Un abbraccio
Emilio e Rosanna

Spaccio aperto il sabato dalle 8 alle 12.30, in dicembre anche la domenica`,
    expected: [at('2027-12-10T20:00:00+01:00')],
  },
  {
    name: 'it: forwarded mail about a warehouse with an own meeting time on top',
    sentAt: '2027-12-01T11:27:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Valerio Conti <valerio.conti@contimmobili.example>',
    subject: 'I: Capannone zona Roveri',
    text: `Ciao Dario, ti giro questa del proprietario. Secondo me a 3.900 al mese si chiude. Ci troviamo direttamente lì davanti venerdì alle 14.45, ok?
V.

---------- Messaggio inoltrato ----------
Da: Immobiliare Roveri Srl <info@immroveri.example>
Data: mar 30 nov 2027 alle ore 18:31
Oggetto: Capannone zona Roveri

Egr. sig. Conti,
il capannone (620 mq, altezza sotto trave 7 m) è libero da subito, richiesta 4.200 euro mensili. Per le visite le chiavi sono dal custode, presente dalle 7 alle 16 nei giorni feriali.
Cordiali saluti`,
    expected: [at('2027-12-03T14:45:00+01:00')],
  },
  {
    name: 'it: link of a permanent video room without any time',
    sentAt: '2027-12-07T16:36:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza Ticketlab <supporto@ticketlab.example>',
    subject: 'Accesso assistenza remota [#55021]',
    text: `Salve Lucia,

come richiesto ecco il collegamento alla nostra stanza di assistenza, è sempre lo stesso e può salvarlo tra i preferiti:

https://stanza.ticketlab.example/supporto-clienti

Un operatore è collegato dal lunedì al venerdì, 9:00-13:00 e 14:00-18:00. Prima di entrare tenga pronto il numero di ticket (55021) e il codice cassa.

Cordiali saluti
Team Ticketlab`,
    expected: [],
  },
  {
    name: 'it: quotation with validity and production time',
    sentAt: '2027-12-13T15:19:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Massimo Ferraris <m.ferraris@infissiferraris.example>',
    subject: 'Preventivo 412/27 serramenti palestra',
    text: `Spett.le ASD Ginnica Vercelli,

in allegato il preventivo per n. 14 serramenti in alluminio a taglio termico: 21.870,00 € + IVA 10%, posa compresa.

Il prezzo è bloccato fino a venerdì 17 dicembre alle ore 12, poi il fornitore applica il nuovo listino. In caso d'ordine la produzione parte il 10 gennaio 2028 e richiede circa 6 settimane.

Pagamento: 40% all'ordine, saldo a fine lavori.

Restiamo a disposizione per chiarimenti.
Massimo Ferraris`,
    expected: [],
  },
];
