import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: tax adviser confirms a meeting with length among tax deadlines',
    sentAt: '2027-02-23T09:15:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Marangon <segreteria@studiomarangon.example>',
    subject: 'Bozza bilancio 2026 e prossimi adempimenti',
    text: `Gentile Sig. Tessari,

in allegato trova la bozza del bilancio al 31/12/2026. Come già anticipato al telefono, il dott. Marangon la aspetta giovedì 4 marzo alle ore 15.00 presso il nostro studio per esaminarla insieme; calcoli un'ora e mezza circa.

Le riepilogo inoltre le prossime scadenze:
- 16/03 saldo IVA 2026 (€ 4.318,00, codice tributo 6099)
- 16/03 tassa annuale vidimazione libri sociali
- 31/03 invio telematico CU lavoratori autonomi

Per la delega F24 ci serve il suo ok scritto entro venerdì 12 marzo alle 12.00.

Cordiali saluti,
Ornella Piva

Studio Marangon - Dottori Commercialisti
Via Cavour 41/b - 36100 Vicenza - tel. 0444 000 218
Lo studio riceve dal lunedì al venerdì 9.00-12.30 / 15.00-18.00`,
    expected: [at('2027-03-04T15:00:00+01:00', '2027-03-04T16:30:00+01:00')],
  },
  {
    name: 'it: dentist reminder with comma between hour and minutes',
    sentAt: '2027-04-09T08:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Studio Dentistico Zanella <agenda@dentistizanella.example>',
    subject: 'Promemoria appuntamento',
    text: `Gentile BELTRAME IVO,

Le ricordiamo il Suo prossimo appuntamento:

LUNEDI' 12/04/2027 - ORE 17,45
Igiene orale - Dott.ssa Carla Moro

In caso di impedimento La preghiamo di avvisarci almeno 24 ore prima allo 049 000 7712; gli appuntamenti non disdetti in tempo verranno addebitati (€ 30,00).

Non risponda a questo messaggio.`,
    expected: [at('2027-04-12T17:45:00+02:00')],
  },
  {
    name: 'it: all lower case buyer comes tomorrow at a quarter to three',
    sentAt: '2027-03-10T19:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'giampi <giampi.serra@postaveloce.example>',
    subject: 'furgone',
    text: `ciao marco
allora passo domani pomeriggio alle tre meno un quarto a vedere il furgone, mi ha detto mio cognato che sei sempre li in officina. i 6500 sono trattabili si? se e come in foto lo prendo
porto anche mio figlio che ne capisce piu di me
ciaoo`,
    expected: [at('2027-03-11T14:45:00+01:00')],
  },
  {
    name: 'it: applicant takes the second of two quoted interview dates',
    sentAt: '2027-05-06T21:37:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ilaria Cusumano <ilaria.cusumano@posta-libera.example>',
    subject: 'Re: Candidatura grafica junior - colloquio',
    text: `Buonasera dott.ssa Ferraris,

la ringrazio moltissimo per la risposta! La seconda data per me è perfetta, mi organizzo volentieri.
Porto una copia stampata del portfolio o basta il PDF che vi ho mandato?

Un cordiale saluto
Ilaria Cusumano
tel. 340 000 5561

Il giorno gio 6 mag 2027 alle ore 16:02 Monica Ferraris <m.ferraris@officinasegni.example> ha scritto:
> Gentile Ilaria,
> il suo profilo ci ha incuriositi e vorremmo conoscerla di persona nella nostra sede di via Principe Amedeo.
> Potremmo vederci:
> 1) lunedì 10 maggio, ore 10.30
> 2) mercoledì 12 maggio, ore 16.00
> Mi faccia sapere,
> Monica Ferraris`,
    expected: [at('2027-05-12T16:00:00+02:00')],
  },
  {
    name: 'it: one-line request to move from tomorrow to Friday',
    sentAt: '2027-06-15T17:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dario Pellizzoni <dario@pellizzonifalegnameria.example>',
    subject: 'Re: misure cucina',
    text: `Ciao Elena, riusciamo a fare venerdì 18 alle 11 invece di domani alle 14.30? Mi si è fermata la squadratrice, scusa. Dario`,
    expected: [at('2027-06-18T11:00:00+02:00')],
  },
  {
    name: 'it: alignment call with an ICS invitation',
    sentAt: '2027-09-20T12:11:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Silvia Antonacci <s.antonacci@lumenadv.example>',
    subject: 'Invito: Allineamento campagna autunno',
    text: `Ciao a tutti,
vi blocco lo slot per la call di allineamento, così chiudiamo il piano media prima della fine del mese. Vi chiedo di arrivare con i numeri di agosto già aggiornati nel foglio condiviso.

Partecipa: https://meet.lumenadv.example/j/48810273
ID riunione: 488 102 73

Silvia`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Lumen Adv//Agenda 2.1//IT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Rome
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:b71c0d52-allineamento@lumenadv.example
DTSTAMP:20270920T101100Z
DTSTART;TZID=Europe/Rome:20270923T143000
DTEND;TZID=Europe/Rome:20270923T151500
SUMMARY:Allineamento campagna autunno
LOCATION:https://meet.lumenadv.example/j/48810273
ORGANIZER;CN=Silvia Antonacci:mailto:s.antonacci@lumenadv.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@bottegafoto.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-23T14:30:00+02:00', '2027-09-23T15:15:00+02:00')],
  },
  {
    name: 'it: newsletter with a free webinar',
    sentAt: '2027-11-03T07:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gestionale Facile <news@gestionalefacile.example>',
    subject: 'Fattura elettronica 2028: cosa cambia (webinar gratuito)',
    text: `Ciao!

dal 1° gennaio 2028 cambiano i codici natura. Niente panico: te lo spieghiamo noi in un'ora.

GIOVEDÌ 11 NOVEMBRE, ORE 11:00 - WEBINAR GRATUITO
con la dott.ssa Renata Locci, consulente fiscale

ISCRIVITI ORA -> https://www.gestionalefacile.example/webinar-1111

E solo fino alle 23:59 di domenica 14 novembre: -30% sul piano Artigiani con il codice CHIARO30.

Il team di Gestionale Facile

Ricevi questa email perché sei iscritto alla newsletter. Cancellati: https://www.gestionalefacile.example/unsub`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: parcel delivery window with JSON-LD ParcelDelivery',
    sentAt: '2027-02-16T06:48:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Freccia Corriere <noreply@frecciacorriere.example>',
    subject: 'La tua spedizione FR88120045 è in consegna oggi',
    text: `Ciao,
la spedizione FR88120045 da Tessuti Bonfanti srl è in consegna.

Consegna prevista: oggi, martedì 16 febbraio, tra le 10:15 e le 12:15
Colli: 2 - Peso: 14,6 kg
Contrassegno: nessuno

Non sei in sede? Puoi riprogrammare la consegna o ritirare al punto di via Mazzini 8 (lun-sab 8:30-19:30).
https://www.frecciacorriere.example/t/FR88120045`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "FR88120045",
  "expectedArrivalFrom": "2027-02-16T10:15:00+01:00",
  "expectedArrivalUntil": "2027-02-16T12:15:00+01:00",
  "carrier": { "@type": "Organization", "name": "Freccia Corriere" },
  "itemShipped": { "@type": "Product", "name": "Tessuti" },
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "TB-20931",
    "merchant": { "@type": "Organization", "name": "Tessuti Bonfanti srl" }
  }
}
</script></head><body><p>Ciao,<br>la spedizione <b>FR88120045</b> da Tessuti Bonfanti srl è in consegna.</p>
<p>Consegna prevista: oggi, martedì 16 febbraio, tra le 10:15 e le 12:15<br>Colli: 2 - Peso: 14,6 kg<br>Contrassegno: nessuno</p>
<p>Non sei in sede? Puoi <a href="https://www.frecciacorriere.example/t/FR88120045">riprogrammare la consegna</a> o ritirare al punto di via Mazzini 8 (lun-sab 8:30-19:30).</p></body></html>`,
    expected: [],
  },
  {
    name: 'it: payment reminder with a due hour',
    sentAt: '2027-02-22T10:33:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazione Ferramenta Oldrati <amministrazione@oldrati.example>',
    subject: 'Sollecito fatt. 118/2027',
    text: `Spett.le Ditta,

da un controllo contabile non ci risulta ancora pervenuto il pagamento della fattura n. 118 del 08/01/2027 di € 1.830,00, scaduta il 31/01 u.s.

Vi invitiamo a provvedere entro le ore 12:00 di venerdì 26 febbraio, termine oltre il quale saremo nostro malgrado costretti a bloccare gli ordini in corso (rif. ord. 2027/0930).

Se nel frattempo aveste già provveduto, vogliate considerare nulla la presente.

Distinti saluti
Uff. amministrazione - int. 15
Ferramenta Oldrati snc
mattino 8-12, pomeriggio 14-18, sabato chiuso`,
    expected: [],
  },
  {
    name: 'it: two proposed times declined, nothing new offered',
    sentAt: '2027-03-22T11:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Teresa Lo Bianco <teresa@ceramichelobianco.example>',
    subject: 'R: incontro catalogo',
    text: `Buongiorno Pietro,
mi spiace ma martedì alle 15 non ce la faccio, e nemmeno mercoledì alle 10: abbiamo il forno in manutenzione e sono da sola in laboratorio.
Mi faccio viva io dopo Pasqua e ne riparliamo con calma.
Un abbraccio a Luisa,
Teresa

-----Messaggio originale-----
Da: Pietro Galvan <pietro@galvaneditore.example>
Inviato: venerdì 19 marzo 2027 17:58
A: Teresa Lo Bianco
Oggetto: incontro catalogo

Cara Teresa,
martedì 23 alle 15 oppure mercoledì 24 alle 10 da te? Porto le prove colore.
Pietro`,
    expected: [],
  },
  {
    name: 'it: fibre technician visit with a time slot',
    sentAt: '2027-07-01T15:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'RetePiù Assistenza Business <attivazioni@retepiu.example>',
    subject: 'Appuntamento tecnico - pratica 7730194',
    text: `Gentile Cliente,

Le confermiamo l'appuntamento con il nostro tecnico per l'attivazione della linea FIBRA presso la Vs. sede:

Pratica: 7730194
Data: 06/07/2027
Orario: dalle 09:00 alle 11:00
Indirizzo: Via dell'Artigianato 12, Carpi (MO)
Referente: Sig.ra Bonacini

Si prega di garantire la presenza di un incaricato e l'accesso al locale tecnico.
Per modificare l'appuntamento chiami entro il giorno precedente il numero 800 000 431 (tutti i giorni 8-20).

RetePiù Business`,
    expected: [at('2027-07-06T09:00:00+02:00', '2027-07-06T11:00:00+02:00')],
  },
  {
    name: 'it: two whole days at a trade fair with a colleague',
    sentAt: '2027-04-20T14:27:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Nadia Corradin <nadia@corradinarredi.example>',
    subject: 'Fiera Pordenone: fatto!',
    text: `Ciao Beppe,

biglietti presi per tutti e due: a LegnoVivo ci andiamo giovedì 20 e venerdì 21 maggio, due giornate piene, così riusciamo a girare anche il padiglione dei macchinari che l'altr'anno abbiamo saltato.
Per dormire ho bloccato due singole al Moderno (78 € a notte, colazione compresa), si può disdire gratis fino al 12.
Tienti liberi tutti e due i giorni e non prendere montaggi!

N.`,
    expected: [days('2027-05-20', '2027-05-22')],
  },
  {
    name: 'it: price question, shop hours in the signature',
    sentAt: '2027-08-24T16:41:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Erboristeria Il Sambuco <ilsambuco@erbebuone.example>',
    subject: 'richiesta listino + ordine minimo',
    text: `Buongiorno,
siamo appena rientrati dalle ferie e vorremmo rifare lo scaffale delle tisane. Potreste mandarci il listino autunno/inverno e dirci qual è l'ordine minimo per avere il porto franco? L'ultima volta (ordine 1745 del 12/03) era di 250 euro.
Ci interesserebbero soprattutto la miscela al finocchio (art. 18.30) e la rosa canina sfusa.

Grazie e buon lavoro
Graziella

Il Sambuco - Erboristeria
Corso Garibaldi 77, Senigallia
mar-sab 9.30-12.45 / 16.30-19.45
lunedì mattina chiuso`,
    expected: [],
  },
  {
    name: 'it: call in New York time in the weeks of different summer time',
    sentAt: '2027-03-17T16:20:00-04:00',
    timezone: 'Europe/Rome',
    from: 'Lorenzo Di Nardo <lorenzo@dinardoimports.example>',
    subject: 'Olio nuovo raccolto - ci sentiamo?',
    text: `Caro Vincenzo,

i campioni sono arrivati tutti interi, e il monocultivar Peranzana ha conquistato anche mia moglie, che di solito mi boccia tutto.

Vorrei fissare una telefonata per parlare di quantità ed etichette: facciamo giovedì 25 marzo alle 9:30 di mattina ora di New York? Se non sbaglio sono le 14:30 da voi, perché noi l'ora legale l'abbiamo già messa. Mezz'ora ci basta, ti chiamo io sul cellulare.

Un caro saluto da Brooklyn
Lorenzo

Di Nardo Fine Imports, LLC
Mon-Fri 8am-5pm EST`,
    expected: [at('2027-03-25T14:30:00+01:00', '2027-03-25T15:00:00+01:00')],
  },
  {
    name: 'it: Ticino trustee declines one date and offers two others',
    sentAt: '2027-01-25T13:48:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fabrizio Bernasconi <f.bernasconi@fiduciariabernasconi.example>',
    subject: 'AW: Dichiarazione imposta alla fonte / incontro',
    text: `Egregio signor Rezzonico,

la ringrazio per il riscontro. Giovedì 28.1. alle 10.00 purtroppo non mi è possibile. Le propongo in alternativa:

martedì 2.2.2027, ore 07.45
oppure
mercoledì 3.2.2027, ore 17.15

sempre presso i nostri uffici in via Nassa. La prego di voler portare i certificati di salario 2026 e l'attestato del 3° pilastro.

Cordiali saluti
F. Bernasconi

Bernasconi Fiduciaria Sagl, 6900 Lugano
T +41 91 000 14 20`,
    expected: [at('2027-02-02T07:45:00+01:00'), at('2027-02-03T17:15:00+01:00')],
  },
  {
    name: 'it: boss forwards a site meeting and sends the reader',
    sentAt: '2027-10-04T18:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Renzo Carminati <renzo@carminatiimpianti.example>',
    subject: 'I: Cantiere via Borgo Palazzo',
    text: `Fabio, te lo giro. Vacci tu mercoledì alle 9, ho già avvisato l'architetto che al posto mio arrivi tu. Portati il tester e i disegni rev. C.
R.

---------- Messaggio inoltrato ----------
Da: Arch. Giulia Sonzogni <gs@sonzogniarchitetti.example>
Data: lun 4 ott 2027, 17:31
Oggetto: Cantiere via Borgo Palazzo
A: Renzo Carminati <renzo@carminatiimpianti.example>

Buonasera Renzo,
mercoledì 6 ottobre ore 9.00 ci troviamo in cantiere per definire i punti luce del piano terra. Il cartongessista comincia lunedì 11, quindi dopo non si tocca più niente.
Grazie, Giulia Sonzogni`,
    expected: [at('2027-10-06T09:00:00+02:00')],
  },
  {
    name: 'it: agency offers a list of three slots of 45 minutes',
    sentAt: '2027-09-07T10:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Caterina Vigna <caterina.vigna@pontecomunicazione.example>',
    subject: 'Presentazione proposta sito: quando?',
    text: `Buongiorno Sig. Abate,

la proposta per il nuovo sito è pronta! Gliela presenterei in videochiamata, 45 minuti in tutto. Scelga pure quello che le è più comodo tra:

- lun 13/9 ore 10:00
- lun 13/9 ore 11:30
- mer 15/9 ore 16:00

Appena mi risponde le mando il link. Il preventivo (n. 2027-141, € 3.900 + IVA) resta valido 30 giorni.

Buona giornata,
Caterina

Caterina Vigna | Project manager
Ponte Comunicazione | lun-ven 9-18 | 011 000 3345`,
    expected: [
      at('2027-09-13T10:00:00+02:00', '2027-09-13T10:45:00+02:00'),
      at('2027-09-13T11:30:00+02:00', '2027-09-13T12:15:00+02:00'),
      at('2027-09-15T16:00:00+02:00', '2027-09-15T16:45:00+02:00'),
    ],
  },
  {
    name: 'it: meeting cancelled because of a strike',
    sentAt: '2027-06-08T09:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Segreteria Direzione Confartieri <direzione@confartieri.example>',
    subject: 'ANNULLAMENTO incontro 10 giugno',
    text: `Gentilissima,

a causa dello sciopero dei trasporti siamo costretti ad annullare l'incontro previsto per giovedì 10 giugno alle ore 10.00 presso la nostra sede con il direttore, dott. Scalise.

Sarà nostra cura ricontattarla non appena avremo una nuova data. Ci scusiamo per il disagio.

La segreteria`,
    expected: [],
  },
  {
    name: 'it: minutes of a past meeting, next one open',
    sentAt: '2027-02-12T15:16:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Walter Pichler <walter.pichler@coopmontana.example>',
    subject: 'Verbale del 10/2',
    text: `Care e cari,

in allegato il verbale della riunione di mercoledì 10 febbraio (inizio ore 17.00, fine ore 18.40, presenti in 7, assente giustificata Helga).

In sintesi:
1. approvato l'acquisto del secondo frigo (max € 2.200)
2. il mercatino di San Valentino lo fanno Rosa e Matteo, dalle 9 alle 13
3. il prossimo incontro è da fissare, probabilmente dopo Pasqua

Correzioni entro mercoledì prossimo, poi lo metto agli atti.
Walter`,
    expected: [],
  },
  {
    name: 'it: wedding couple proposes a menu tasting, missing accents',
    sentAt: '2027-06-03T22:14:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Jessica Fumagalli <jessy.fuma@postaveloce.example>',
    subject: 'assaggio menu matrimonio',
    text: `Buonaseraa,
siamo Jessica e Luca, quelli del matrimonio di settembre (90 invitati piu 8 bambini)!! Per l'assaggio del menu noi riusciremmo a venire mercoledi 9 alle 16 e 30 oppure sabato 12 alle 10 e un quarto, dite voi cosa vi viene meglio. Siamo in 4 perche vengono anche le mamme. Una e celiaca, c'e problema?
Per il resto tutto ok, il bonifico della caparra lo facciamo lunedi
grazie milleee
Jessica`,
    expected: [at('2027-06-09T16:30:00+02:00'), at('2027-06-12T10:15:00+02:00')],
  },
  {
    name: 'it: parent-teacher talk with a video link',
    sentAt: '2027-11-29T14:50:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Prof.ssa Daniela Urso <daniela.urso@iccalvino.example>',
    subject: 'Colloquio individuale - classe 2B',
    text: `Gentile signor Parodi,

come da Sua richiesta le confermo il colloquio relativo a Tommaso:

giovedì 2 dicembre, h 14.10-14.25, online
https://video.iccalvino.example/urso-2b

Le chiedo cortesemente la puntualità, perché i colloqui sono ravvicinati.
Le ricordo che il mio ricevimento ordinario è il martedì dalle 11.05 alle 12.00, su prenotazione dal registro elettronico.

Distinti saluti
D. Urso`,
    expected: [at('2027-12-02T14:10:00+01:00', '2027-12-02T14:25:00+01:00')],
  },
  {
    name: 'it: general availability without a proposal',
    sentAt: '2027-05-14T12:38:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Manuela Deiana <manuela.deiana@deianatraduzioni.example>',
    subject: 'Re: manuale motopompe',
    text: `Ciao Sandro,

ricevuto il manuale, sono 62 cartelle: ce la faccio per il 31 maggio, tariffa come al solito (18 € a cartella).
Qualche termine però andrebbe visto insieme al vostro tecnico. La settimana prossima sono abbastanza libera, in genere il mercoledì sono la più tranquilla; quella dopo invece sono quasi sempre in fiera. Dimmi tu come siete messi.

A presto
Manuela`,
    expected: [],
  },
  {
    name: 'it: upholstery customer names only parts of the day',
    sentAt: '2027-11-16T20:09:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Armando Fiocchi <a.fiocchi@casellaposta.example>',
    subject: 'divano e due poltroncine',
    text: `Egregio Sig. Tappezziere,
mi ha dato il Suo nominativo il dott. Gentilini. Avrei da rifare un divano a tre posti e due poltroncine del '30 (allego n. 5 fotografie). Il tessuto vorrei sceglierlo da Lei, di persona.
Sono pensionato e mi muovo con comodo: potrei passare giovedì pomeriggio, oppure venerdì in mattinata. Mi telefoni Lei, per cortesia, allo 055 000 1930, ché al computer ci sto poco; a casa mi trova sempre prima delle 9 e dopo le 19.
Con osservanza
Armando Fiocchi`,
    expected: [],
  },
  {
    name: 'it: ICS cancellation of a call',
    sentAt: '2027-01-19T16:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Edoardo Spina <e.spina@vetroplan.example>',
    subject: 'Annullato: Revisione offerta serramenti @ gio 21 gen 2027 10:00 - 11:00',
    text: `Questo evento è stato annullato con la nota:
"Il committente ha rinviato tutto alla primavera, inutile vedersi ora. Vi aggiorno io."

Revisione offerta serramenti
Quando: gio 21 gen 2027 10:00 - 11:00 (CET)
Organizzatore: Edoardo Spina`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Vetroplan//Calendario//IT
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:CANCEL
BEGIN:VEVENT
DTSTART:20270121T090000Z
DTEND:20270121T100000Z
DTSTAMP:20270119T153000Z
ORGANIZER;CN=Edoardo Spina:mailto:e.spina@vetroplan.example
UID:5v0c8q2revisione@vetroplan.example
ATTENDEE;CN=info@studiobassi.example;PARTSTAT=ACCEPTED:mailto:info@studiobassi.example
SEQUENCE:2
STATUS:CANCELLED
SUMMARY:Revisione offerta serramenti
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: registration for a safety course with JSON-LD EventReservation',
    sentAt: '2027-02-03T11:56:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Formasicura <iscrizioni@formasicura.example>',
    subject: 'Conferma iscrizione corso RLS - aggiornamento 4 ore',
    text: `Gentile Paolo Trevisan,

la Sua iscrizione è confermata.

Corso: Aggiornamento RLS (4 ore)
Data: giovedì 18 febbraio 2027
Orario: 9:00-13:00 (registrazione partecipanti dalle 8:45)
Sede: Formasicura, Via Torino 180, Mestre
N. iscrizione: FS-40216
Quota: € 95,00 + IVA, da versare entro il 12/02

L'attestato verrà inviato via mail entro 15 giorni dal termine del corso.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "FS-40216",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Paolo Trevisan" },
  "reservationFor": {
    "@type": "Event",
    "name": "Aggiornamento RLS (4 ore)",
    "startDate": "2027-02-18T09:00:00+01:00",
    "endDate": "2027-02-18T13:00:00+01:00",
    "location": {
      "@type": "Place",
      "name": "Formasicura",
      "address": {
        "@type": "PostalAddress",
        "streetAddress": "Via Torino 180",
        "addressLocality": "Mestre",
        "addressCountry": "IT"
      }
    }
  }
}
</script></head><body><p>Gentile Paolo Trevisan,</p><p>la Sua iscrizione è confermata.</p>
<table><tr><td>Corso</td><td>Aggiornamento RLS (4 ore)</td></tr><tr><td>Data</td><td>giovedì 18 febbraio 2027</td></tr>
<tr><td>Orario</td><td>9:00-13:00 (registrazione partecipanti dalle 8:45)</td></tr><tr><td>Sede</td><td>Formasicura, Via Torino 180, Mestre</td></tr>
<tr><td>N. iscrizione</td><td>FS-40216</td></tr><tr><td>Quota</td><td>€ 95,00 + IVA, da versare entro il 12/02</td></tr></table>
<p>L'attestato verrà inviato via mail entro 15 giorni dal termine del corso.</p></body></html>`,
    expected: [at('2027-02-18T09:00:00+01:00', '2027-02-18T13:00:00+01:00')],
  },
  {
    name: 'it: consultant only sends a booking link',
    sentAt: '2027-07-22T09:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Alessio Verri <alessio@studioverri.example>',
    subject: 'Bando digitalizzazione PMI',
    text: `Ciao Chiara,

ho dato un'occhiata alla vostra visura: per il bando i requisiti ci sono tutti. Contributo a fondo perduto fino al 50%, lo sportello telematico apre il 15 settembre alle 10:00 e di solito i fondi finiscono in mezza giornata, quindi meglio arrivarci preparati.

Se vuoi parlarne scegli tu un orario qui, sono consulenze da 30 minuti:
https://agenda.studioverri.example/consulenza-30min

Nel frattempo comincerei a raccogliere i preventivi dei fornitori.

Alessio`,
    expected: [],
  },
  {
    name: 'it: maintenance window of the hosting provider',
    sentAt: '2027-10-14T12:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Serverino Hosting <avvisi@serverino.example>',
    subject: '[Avviso] Manutenzione programmata server posta MX-04',
    text: `Gentile cliente,

ti informiamo che martedì 19 ottobre 2027, dalle 22:00 alle 02:00 circa, effettueremo un intervento di manutenzione straordinaria sul server di posta MX-04. Durante l'intervento l'invio e la ricezione dei messaggi potranno subire rallentamenti; nessun messaggio andrà perso.

Non è richiesta alcuna azione da parte tua.

Stato dei servizi: https://stato.serverino.example
Assistenza via ticket, lun-ven 9:00-18:00

Per non ricevere più gli avvisi tecnici modifica le preferenze nel tuo pannello.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: Roman dialect invitation to lunch at one',
    sentAt: '2027-07-14T09:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Er Sor Cesare <cesare@autocarrozzeriatestaccio.example>',
    subject: 'magnata',
    text: `Ao Massimì,
venerdì a pranzo ce stai? Io e Gino se vedemo all'una da Nando, quello dietro ar mercato. Famme sapè, che lui deve da prepara' er tavolo fori e co' sto callo ce so' solo tre posti all'ombra.
Ah, er parafango tuo è arivato, 140 sacchi.
Daje
C.`,
    expected: [at('2027-07-16T13:00:00+02:00')],
  },
  {
    name: 'it: short yes to a quoted appointment',
    sentAt: '2027-08-30T18:03:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Roberto Anselmi <roberto.anselmi@anselmi-marmi.example>',
    subject: 'R: Sopralluogo scala condominio Aurora',
    text: `Va benissimo, ci sarò. Vengo con mio fratello che prende le misure.
Saluti
R. Anselmi

Anselmi Marmi di Anselmi R. & G. - Carrara
lab. aperto 7.30-12 / 13.30-17

Da: Amministrazioni Lunardi <info@lunardiamministrazioni.example>
Inviato: lunedì 30 agosto 2027 11:47
A: roberto.anselmi@anselmi-marmi.example
Oggetto: Sopralluogo scala condominio Aurora

Buongiorno Sig. Anselmi,
per i gradini da sostituire le andrebbe bene giovedì 2 settembre alle 10.15, direttamente sul posto (via Roma 19, scala B)? Le chiavi le porto io.
Grazie
Franca Lunardi`,
    expected: [at('2027-09-02T10:15:00+02:00')],
  },
  {
    name: 'it: lawyer mentions own appointments in passing',
    sentAt: '2027-04-13T18:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Stefania Motta <motta@avvocatimotta.example>',
    subject: 'Contratto di locazione capannone - bozza',
    text: `Caro Ivan,

ho quasi finito la revisione del contratto. Domattina alle 9 sono in udienza a Monza e alle 12.30 ho un pranzo con un collega, quindi riuscirò a mandarti la bozza definitiva solo nel tardo pomeriggio.

Leggila con calma, in particolare l'art. 7 (recesso con preavviso di 6 mesi) e l'art. 11 sulle manutenzioni. La controparte aspetta una nostra risposta entro il 20.

Un saluto
Stefania`,
    expected: [],
  },
  {
    name: 'it: health authority announces an inspection',
    sentAt: '2027-05-26T10:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dipartimento Prevenzione <protocollo@pec.aslvalverde.example>',
    subject: 'Prot. n. 2027/0018230 - Comunicazione sopralluogo art. 6 Reg. loc.',
    text: `Alla c.a. del Legale Rappresentante
Pasticceria Dolce Vento S.r.l.

OGGETTO: SCIA prot. 2027/0011500 del 02/04/2027 - ampliamento laboratorio. Comunicazione di sopralluogo.

Con riferimento alla pratica in oggetto si comunica che il personale di questo Servizio effettuerà il sopralluogo presso i locali di Via Marconi 5 in data 8 giugno 2027, con inizio alle ore 9:30.

È richiesta la presenza del legale rappresentante o di persona munita di delega. Dovranno essere resi disponibili il manuale HACCP aggiornato e la planimetria in scala 1:100.

Eventuali integrazioni documentali dovranno pervenire via PEC entro e non oltre le ore 12:00 del 4 giugno 2027.

Il Responsabile del procedimento
Dott. Umberto Salis
Ricevimento del pubblico: lun. e gio. 10:00-12:00`,
    expected: [at('2027-06-08T09:30:00+02:00')],
  },
  {
    name: 'it: notary fixes the signing of a deed',
    sentAt: '2027-03-05T12:22:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Notarile Accorsi <rogiti@notaioaccorsi.example>',
    subject: 'Compravendita Negri / Immobiliare Tre Pini - stipula',
    text: `Gentile Dott. Negri,

con la presente Le confermo che la stipula dell'atto di compravendita è fissata per il giorno 25 marzo p.v., ore 11.00, presso lo studio in Reggio Emilia, Viale Isonzo 30, secondo piano.

Restiamo in attesa di ricevere entro il 18 c.m.:
- copia di un documento d'identità e codice fiscale
- attestato di prestazione energetica
- ricevuta del versamento del 19/02 (acconto € 20.000,00)

L'assegno circolare a saldo dovrà essere intestato come da proforma.

Con i migliori saluti
p. Notaio Accorsi
Lucia Ferrarini`,
    expected: [at('2027-03-25T11:00:00+01:00')],
  },
  {
    name: 'it: whole-day stock-take in the new year',
    sentAt: '2027-12-13T08:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Mirella Grandi <mirella@casalinghigrandi.example>',
    subject: 'Inventario',
    text: `Ragazze,
quest'anno l'inventario lo facciamo lunedì 3 gennaio, tutte presenti per l'intera giornata, negozio chiuso al pubblico. Alle ferie pensateci prima o dopo, quel giorno no, per favore!
Panini e caffè li offro io. Chi ha ancora buoni pasto del 2026 li usi entro fine mese che poi scadono.
Mirella`,
    expected: [days('2028-01-03')],
  },
  {
    name: 'it: choir choosing Tuesday week at a quarter past six',
    sentAt: '2027-09-10T23:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Neri Bandinelli <neri.bandinelli@coroarno.example>',
    subject: 'locandina concerto',
    text: `O Duccio,

la locandina l'è venuta proprio bene, bravo! C'è solo da rifare il fondo, che stampato viene troppo scuro, e da mettere "ingresso libero" più grosso. (Il concerto resta il 4 dicembre alle 21, quello l'hai scritto giusto.)

Se ti torna, ci si vede da te in tipografia martedì a otto, sicché il 21, alle sei e un quarto di sera, quando stacco da scuola. Così si sceglie anche la carta.

Ciao
Neri`,
    expected: [at('2027-09-21T18:15:00+02:00')],
  },
  {
    name: 'it: sales agent flies in and visits, flights named too',
    sentAt: '2027-04-28T17:17:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ing. Corrado Balestra <c.balestra@officinebalestra.example>',
    subject: 'Visita a Bari settimana prossima',
    text: `Gentile Sig.ra Lorusso,

come d'accordo la settimana prossima scendo in Puglia. Atterro a Bari mercoledì 5 maggio alle 9.40 (volo VL 1622 da Linate), ritiro l'auto e alle 11.30 sono da Voi in stabilimento per vedere la linea 2. Se Le fa piacere poi mangiamo un boccone insieme.
Riparto la sera stessa con il volo delle 19.20, quindi nessun problema di fretta.

Il giorno dopo trova in posta l'offerta per i rulli (rif. 27/0455).

Cordialmente
Corrado Balestra
+39 348 000 9017`,
    expected: [at('2027-05-05T11:30:00+02:00')],
  },
  {
    name: 'it: club board tonight later than planned and a dinner after the clock change',
    sentAt: '2027-10-28T10:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'ASD Virtus Pieve <segreteria@virtuspieve.example>',
    subject: 'direttivo di stasera + cena',
    text: `Ciao a tutti del direttivo,

Gigi finisce tardi al lavoro, quindi stasera ci troviamo in sede alle 21 e non alle 20.30. Vi aspetto, c'è da votare lo sponsor delle maglie.

Vi ricordo anche la cena sociale: sabato 6 novembre, ore 20, alla Trattoria del Ponte, 25 euro a testa tutto compreso. Siete già tutti in lista, chi porta la moglie lo dica ad Antonella.

Domenica scorsa 3 a 1, avanti così!!
Il segretario
Ermes`,
    expected: [at('2027-10-28T21:00:00+02:00'), at('2027-11-06T20:00:00+01:00')],
  },
];
