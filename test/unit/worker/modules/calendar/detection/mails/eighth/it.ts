import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: one lower-case line, day after tomorrow at half past eight',
    sentAt: '2027-01-12T17:44:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gianni Tosetto <gianni.tosetto@tosettoscavi.example>',
    subject: 'furgone',
    text: `ciao passo da voi in officina dopodomani alle 8 e mezza cosi date un occhio al furgone, fa ancora quel rumore davanti. gianni`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'it: tax adviser offers three slots of one hour, with a payment deadline beside',
    sentAt: '2027-01-18T09:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Bellandi Rocca <segreteria@bellandirocca.example>',
    subject: 'Incontro chiusura bilancio 2026',
    text: `Gentile Sig. Marchetti,

in vista della chiusura del bilancio 2026 il dott. Bellandi vorrebbe incontrarLa presso il nostro studio. Le proponiamo, a Sua scelta:

- martedì 26 gennaio, ore 10:00
- mercoledì 27 gennaio, ore 15:30
- venerdì 29 gennaio, ore 9:00

La riunione durerà un'ora. La preghiamo di portare con sé gli estratti conto del quarto trimestre.

Le ricordiamo inoltre che il 16 febbraio scade il versamento delle ritenute (importo stimato € 1.430,00).

Restiamo in attesa di un Suo cortese riscontro.

Cordiali saluti
Ornella Fabris
Segreteria Studio Bellandi Rocca
Orario: lun-ven 9:00-13:00 / 14:30-18:00
Tel. 0432 555 01 22`,
    expected: [
      at('2027-01-26T10:00:00+01:00', '2027-01-26T11:00:00+01:00'),
      at('2027-01-27T15:30:00+01:00', '2027-01-27T16:30:00+01:00'),
      at('2027-01-29T09:00:00+01:00', '2027-01-29T10:00:00+01:00'),
    ],
  },
  {
    name: 'it: boiler technician comes, fixed range',
    sentAt: '2027-01-28T11:03:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Termoidraulica Pasqualin <interventi@pasqualin.example>',
    subject: 'Conferma intervento n. 2027/0188',
    text: `Buongiorno,
confermiamo l'intervento di manutenzione della caldaia presso la Vostra sede di via dei Tigli 14.

Il nostro tecnico (Sig. Denis) sarà da Voi giovedì 4 febbraio dalle 8.30 alle 10.30.

Si prega di lasciare libero l'accesso al locale tecnico e di tenere pronto il libretto d'impianto.
Costo: 95,00 + IVA, da saldare entro 30 gg.

Saluti
Termoidraulica Pasqualin snc
Reperibilità festivi 8-20: 340 000 11 22`,
    expected: [at('2027-02-04T08:30:00+01:00', '2027-02-04T10:30:00+01:00')],
  },
  {
    name: 'it: list of tax deadlines, no meeting',
    sentAt: '2027-02-08T16:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rag. Tiziana Moroni <t.moroni@studiomoroni.example>',
    subject: 'Scadenze di febbraio e marzo',
    text: `Buonasera Carlo,

come ogni mese ti riepilogo le scadenze:

* martedì 16 febbraio – F24 ritenute e contributi
* giovedì 25 febbraio – elenchi Intrastat
* lunedì 1 marzo – liquidazione IVA 4° trimestre
* martedì 16 marzo – saldo IVA annuale

Le deleghe F24 vanno autorizzate in banca entro le ore 18:00 del giorno prima, altrimenti il flusso non parte. Per il 16 ti servono circa 2.100 euro sul conto.

Per qualsiasi dubbio mi trovi in ufficio tutte le mattine dalle 9 alle 12.30.

Ciao
Tiziana`,
    expected: [],
  },
  {
    name: 'it: certified mail from the town hall with an inspection, comma in the clock time',
    sentAt: '2027-02-17T12:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Comune di Castelvero - SUAP <suap@pec.comune-castelvero.example>',
    subject: 'Prot. 0004471/2027 - Comunicazione di sopralluogo',
    text: `Spett.le Ditta Falegnameria Orsi S.r.l.

OGGETTO: pratica SUAP n. 118/2026 - comunicazione di sopralluogo.

Con riferimento all'istanza presentata in data 14/12/2026 ed acquisita al prot. n. 31190, si comunica che il personale di questo Ufficio effettuerà un sopralluogo presso i locali di via Artigiani n. 9 il giorno 09/03/2027 alle ore 10,30.

Si invita il legale rappresentante, o persona munita di delega, ad essere presente.

Eventuali osservazioni scritte potranno essere trasmesse entro e non oltre il 01/03/2027.

Il Responsabile del Procedimento
Geom. Walter Sabbatini

Ricevimento del pubblico: martedì 9,00-12,30 e giovedì 15,00-17,00`,
    expected: [at('2027-03-09T10:30:00+01:00')],
  },
  {
    name: 'it: meeting moved from Thursday to Friday',
    sentAt: '2027-02-22T18:51:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Alessia Corradi <alessia@corradigrafica.example>',
    subject: 'Re: revisione catalogo',
    text: `Ciao Paolo!
Scusami tantissimo ma mi si è incastrata la settimana: riusciamo a spostare la revisione del catalogo da giovedì 25 alle 14.30 a venerdì 26 alle 9.30? Sempre da voi, porto io le prove colore.

Se per te è ok non serve che rispondi.
Grazie e scusa ancora 🙏

Alessia

--
Corradi Grafica · via Mazzini 3 · Reggio Emilia`,
    expected: [at('2027-02-26T09:30:00+01:00')],
  },
  {
    name: 'it: declined without a counter-proposal',
    sentAt: '2027-03-01T08:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ermanno Vitali <e.vitali@vitalilegnami.example>',
    subject: 'R: Visita agente di zona',
    text: `Buongiorno dottoressa,
purtroppo martedì alle 15 non posso, siamo con i camion in arrivo e non c'è nessuno che possa seguirla. La richiamo io appena si calma la situazione.
Cordialità
E. Vitali

Da: Commerciale <commerciale@vernicinord.example>
Inviato: venerdì 26 febbraio 2027 16:40
A: Ermanno Vitali
Oggetto: Visita agente di zona

Buon pomeriggio Sig. Vitali,
sarò nella Sua zona martedì 2 marzo, posso passare alle 15?
Monica Serra`,
    expected: [],
  },
  {
    name: 'it: accepts the second of three quoted slots',
    sentAt: '2027-03-10T14:22:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Lorenza Pini <lorenza.pini@asilopratoverde.example>',
    subject: 'Re: Sopralluogo giochi giardino',
    text: `Buon pomeriggio,
la seconda va benissimo, l'aspetto all'ingresso di via Roma (suonare "Segreteria").
Grazie,
Lorenza Pini

Il giorno mar 9 mar 2027 alle ore 17:05 Giochiparco <info@giochiparco.example> ha scritto:
> Gentile Sig.ra Pini,
> per il sopralluogo posso proporle:
> 1) lun 15/3 h 10
> 2) mer 17/3 h 16.30
> 3) gio 18/3 h 9
> Mi dica lei.
> Fabio Zorzi`,
    expected: [at('2027-03-17T16:30:00+01:00')],
  },
  {
    name: 'it: call in New York time between the two changes of the clock',
    sentAt: '2027-03-17T15:48:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Vincent Lo Presti <vincent@loprestiimports.example>',
    subject: 'olio - ordine primavera',
    text: `Caro Salvatore,

ho parlato con i miei soci e l'olio nuovo è piaciuto a tutti. Vorrei sentirti per i prezzi delle latte da 5 litri e per le etichette.

Ti chiamo lunedì 22 marzo alle 9:30 ora di New York, sul cellulare. Avrai già pranzato, spero!

Un abbraccio a tua madre,
Vincenzo

Lo Presti Imports, Brooklyn NY`,
    expected: [at('2027-03-22T14:30:00+01:00')],
  },
  {
    name: 'it: courier announces a delivery window',
    sentAt: '2027-03-23T07:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rapidex Spedizioni <noreply@rapidex.example>',
    subject: 'La tua spedizione RX4410093IT è in arrivo',
    text: `Gentile cliente,

la spedizione RX4410093IT (2 colli, 34,5 kg) è in consegna.

Data prevista: mercoledì 24 marzo 2027
Fascia oraria: 09:00 - 13:00
Mittente: Ferramenta Galli & Figli

In caso di assenza il corriere effettuerà un secondo tentativo giovedì 25 marzo. Puoi ritirare il pacco al punto di giacenza fino alle ore 19:00.

Messaggio automatico, non rispondere.`,
    expected: [],
  },
  {
    name: 'it: two days at a trade fair together',
    sentAt: '2027-03-25T10:37:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Davide Bruni <davide.bruni@arredobruni.example>',
    subject: 'fiera Verona!!',
    text: `Ciao Marco,

biglietti presi e albergo pure (Hotel Adige, 2 singole, 89 € a notte). Quindi confermato: io e te in fiera a Verona martedì 13 e mercoledì 14 aprile, tutto il giorno tutti e due i giorni. Marta resta in negozio.

Portati un po' di cataloghi e i biglietti da visita nuovi, che l'anno scorso li abbiamo finiti subito.

D.`,
    expected: [days('2027-04-13', '2027-04-15')],
  },
  {
    name: 'it: calendar invitation with a time zone',
    sentAt: '2027-03-31T09:15:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Irene Calvi <irene.calvi@agenziaquadra.example>',
    subject: 'Invito: Allineamento campagna estate',
    text: `Ciao,
ti ho messo in calendario l'allineamento sulla campagna estate. Guarda prima il documento con le proposte, così andiamo veloci.

Irene Calvi
Account – Agenzia Quadra`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Agenzia Quadra//Calendario//IT
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Rome
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:8c1f2e40-quadra-0408@agenziaquadra.example
DTSTAMP:20270331T071500Z
DTSTART;TZID=Europe/Rome:20270408T110000
DTEND;TZID=Europe/Rome:20270408T114500
SUMMARY:Allineamento campagna estate
LOCATION:https://meet.agenziaquadra.example/estate
ORGANIZER;CN=Irene Calvi:mailto:irene.calvi@agenziaquadra.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@gelateriasole.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-08T11:00:00+02:00', '2027-04-08T11:45:00+02:00')],
  },
  {
    name: 'it: applicant names her availability in parts of days only',
    sentAt: '2027-04-09T20:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Giulia Farnese <giulia.farnese@postalibera.example>',
    subject: 'Candidatura addetta vendite part-time',
    text: `Spettabile Erboristeria Il Melograno,

mi chiamo Giulia Farnese, ho 24 anni e ho visto in vetrina il vostro annuncio per un'addetta vendite. Dal settembre 2024 al gennaio 2027 ho lavorato in una profumeria (turno 9:00-13:00, 24 ore settimanali), quindi conosco bene cassa e magazzino.

Per un eventuale colloquio sono libera quasi tutta la settimana prossima, di solito il martedì pomeriggio o il mercoledì in mattinata. Potrei iniziare dal 3 maggio.

Allego curriculum e lettera di referenze.

Distinti saluti
Giulia Farnese
cell. 333 000 45 67`,
    expected: [],
  },
  {
    name: 'it: calendar part cancels a meeting',
    sentAt: '2027-04-14T17:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Roberto Gandolfi <r.gandolfi@gandolfimacchine.example>',
    subject: 'Annullato: Prova macchina pasta',
    text: `L'evento "Prova macchina pasta" di venerdì 16 aprile, ore 15:00 - 16:30, è stato annullato dall'organizzatore.

Nota: la macchina è ancora in dogana, appena arriva vi faccio sapere. Roberto`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Gandolfi Macchine//Agenda//IT
METHOD:CANCEL
BEGIN:VEVENT
UID:prova-pasta-77120@gandolfimacchine.example
DTSTAMP:20270414T153000Z
DTSTART:20270416T130000Z
DTEND:20270416T143000Z
SUMMARY:Prova macchina pasta
ORGANIZER;CN=Roberto Gandolfi:mailto:r.gandolfi@gandolfimacchine.example
ATTENDEE:mailto:cucina@trattoriadapina.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: restaurant booking with a reservation in JSON-LD',
    sentAt: '2027-04-20T13:11:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Osteria del Ponte Vecchio <prenotazioni@tavolosubito.example>',
    subject: 'La tua prenotazione è confermata (TS-90213)',
    text: `Ciao Francesca,

il tuo tavolo all'Osteria del Ponte Vecchio è confermato!

Quando: giovedì 29 aprile 2027, 20:30
Persone: 6
Codice: TS-90213

Se devi disdire fallo entro le 12:00 del giorno stesso. La cucina chiude alle 22:30.

Buon appetito
TavoloSubito`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TS-90213",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Francesca Lodi" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria del Ponte Vecchio",
    "address": { "@type": "PostalAddress", "streetAddress": "Lungofiume 8", "addressLocality": "Pavia", "addressCountry": "IT" }
  },
  "startTime": "2027-04-29T20:30:00+02:00",
  "partySize": "6"
}
</script></head><body>
<p>Ciao Francesca,</p>
<p>il tuo tavolo all'<b>Osteria del Ponte Vecchio</b> è confermato!</p>
<p>Quando: giovedì 29 aprile 2027, 20:30<br>Persone: 6<br>Codice: TS-90213</p>
<p>Se devi disdire fallo entro le 12:00 del giorno stesso. La cucina chiude alle 22:30.</p>
<p>Buon appetito<br>TavoloSubito</p>
</body></html>`,
    expected: [at('2027-04-29T20:30:00+02:00')],
  },
  {
    name: 'it: staffing agency sends a candidate, Thursday of next week at quarter to eleven',
    sentAt: '2027-04-22T11:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sabrina Lai <s.lai@lavorovivo.example>',
    subject: 'Profilo magazziniere - ok del candidato',
    text: `Buongiorno Stefano,

ottime notizie: il candidato di cui parlavamo (patentino muletto, 6 anni di esperienza, RAL richiesta 24.500) è interessato e verrebbe volentieri a fare il colloquio da voi giovedì della prossima settimana, alle undici meno un quarto.

Vi va bene? Se sì gli do l'indirizzo e chiedo di Stefano in portineria.

A presto
Sabrina Lai
Lavorovivo – Filiale di Oristano`,
    expected: [at('2027-04-29T10:45:00+02:00')],
  },
  {
    name: 'it: company doctor, appointment of the reader with numbers around it',
    sentAt: '2027-04-28T08:55:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Centro Medico Salus Lavoro <prenotazioni@saluslavoro.example>',
    subject: 'Sorveglianza sanitaria D.Lgs. 81/08 - convocazione',
    text: `Gent.mo Sig. RIVA MAURO,

la Sua visita periodica di idoneità è fissata per LUN 10/05 h 11.20 presso l'ambulatorio di viale Europa 22, 2° piano (stanza 2.14).

Presentarsi con documento, tessera sanitaria e occhiali se utilizzati. Per gli esami del sangue il punto prelievi è aperto dal lun al ven 7.15-9.30, senza prenotazione.

Impegnativa n. 10.05.7731
Centralino 0382 555 110 (8-12 / 14-17)`,
    expected: [at('2027-05-10T11:20:00+02:00')],
  },
  {
    name: 'it: newsletter with a free webinar',
    sentAt: '2027-05-05T06:30:00+02:00',
    timezone: 'Europe/Rome',
    from: 'FatturaFacile Academy <news@fatturafacile.example>',
    subject: '🎓 Webinar gratuito: 5 errori nella fattura elettronica',
    text: `Ciao!

Giovedì 13 maggio alle 14:30 torna il nostro webinar gratuito con la dott.ssa Nadia Perrone: 45 minuti per capire i 5 errori più comuni nella fattura elettronica.

👉 Iscriviti subito: https://www.fatturafacile.example/webinar

Non puoi esserci? Repliche il 20 maggio alle 18:00 e il 27 maggio alle 12:00.

E fino a domenica 9 maggio il piano Plus è scontato del 30%.

Ricevi questa e-mail perché sei iscritto alla newsletter. Disiscriviti qui: https://www.fatturafacile.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: one call named in London and in local time, half an hour',
    sentAt: '2027-05-18T10:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Beatrice Holloway <beatrice@hollowayinteriors.example>',
    subject: 'Re: campioni tessuto',
    text: `Buongiorno Enrica,

i campioni sono arrivati ieri, bellissimi. Mi resta il dubbio sul verde 408.

Facciamo una videochiamata giovedì 20 maggio alle 15:00 ora di Londra (le 16:00 da voi)? Mezz'ora, non di più. Ci sarà anche il mio cliente.

Un caro saluto
Beatrice

Holloway Interiors Ltd
Mon–Fri 9.30am – 5pm`,
    expected: [at('2027-05-20T16:00:00+02:00', '2027-05-20T16:30:00+02:00')],
  },
  {
    name: 'it: forwarded request, the colleague says when',
    sentAt: '2027-05-19T12:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Matteo Ferri <matteo@ferrigiardini.example>',
    subject: 'I: preventivo siepe villa Aurora',
    text: `Ti giro questa. L'ho già sentita al telefono: ven 21/5 alle 14, andiamo io e te, ci troviamo direttamente al cancello. Porta il metro lungo.
M.

---------- Messaggio inoltrato ----------
Da: Contessa Ada Malvezzi <ada.malvezzi@villaaurora.example>
Data: lun 17 mag 2027 alle 21:13
Oggetto: preventivo siepe villa Aurora
A: <info@ferrigiardini.example>

Egregi Signori,
desidererei un preventivo per la siepe di lauro lungo il viale (circa 60 metri). Sono in villa fino a domenica.
Con stima
A. Malvezzi`,
    expected: [at('2027-05-21T14:00:00+02:00')],
  },
  {
    name: 'it: reader in Ticino, appointment with a short date',
    sentAt: '2027-06-02T16:33:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fulvio Bernasconi <f.bernasconi@fiduciariaceresio.example>',
    subject: 'Rinnovo contratto di locazione',
    text: `Egregio signor Pedrazzini,

come anticipatole per telefono, il contratto del suo negozio in via Nassa viene a scadere il 30.9. e la proprietà sarebbe disposta a rinnovarlo per altri 5 anni a fr. 2'650.-- mensili.

La aspetto nei nostri uffici martedì 8.6. alle 13.30 per discutere i dettagli. Nel caso avesse un impedimento mi chiami sul natel.

Cordiali saluti
Fulvio Bernasconi
Fiduciaria Ceresio SA, Lugano
079 000 14 30`,
    expected: [at('2027-06-08T13:30:00+02:00')],
  },
  {
    name: 'it: event booking cancelled in JSON-LD',
    sentAt: '2027-06-08T10:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Corsi Artigiani Umbria <iscrizioni@corsiumbria.example>',
    subject: 'Annullamento iscrizione CAU-3381',
    text: `Gentile Sig.ra Tarquini,

come da Sua richiesta abbiamo annullato l'iscrizione CAU-3381 al corso "Smalti e cotture" del 19 giugno 2027 (9:30-17:30).

La quota di 120,00 euro sarà riaccreditata entro 10 giorni lavorativi.

Corsi Artigiani Umbria`,
    html: `<div>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "CAU-3381",
  "reservationStatus": "https://schema.org/ReservationCancelled",
  "underName": { "@type": "Person", "name": "Elisa Tarquini" },
  "reservationFor": {
    "@type": "Event",
    "name": "Smalti e cotture",
    "startDate": "2027-06-19T09:30:00+02:00",
    "endDate": "2027-06-19T17:30:00+02:00",
    "location": { "@type": "Place", "name": "Laboratorio Deruta", "address": "via Tiberina 100, Deruta" }
  }
}]
</script>
<p>Gentile Sig.ra Tarquini,</p>
<p>come da Sua richiesta abbiamo annullato l'iscrizione CAU-3381 al corso "Smalti e cotture" del 19 giugno 2027 (9:30-17:30).</p>
<p>La quota di 120,00 euro sarà riaccreditata entro 10 giorni lavorativi.</p>
<p>Corsi Artigiani Umbria</p>
</div>`,
    expected: [],
  },
  {
    name: 'it: Roman dialect, Friday at six in the afternoon',
    sentAt: '2027-06-16T19:20:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Er Moro Carrozzeria <sergio@carrozzeriamoro.example>',
    subject: 'aho',
    text: `A Massimè,
er paraurti è arivato, t'ho fatto pure lo sconto che sei de famija (180 invece de 240).
Se vedemo venerdì alle sei de pomeriggio qua da me, così te lo monto e poi s'annamo a pijà na biretta. Daje.
Sergio`,
    expected: [at('2027-06-18T18:00:00+02:00')],
  },
  {
    name: 'it: stock-take on a Saturday, the whole day',
    sentAt: '2027-06-21T08:01:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Direzione Casalinghi Neri <direzione@casalinghineri.example>',
    subject: 'INVENTARIO',
    text: `A tutto il personale

si comunica che sabato 3 luglio il negozio resterà chiuso al pubblico per l'inventario di metà anno. È richiesta la presenza di tutti per l'intera giornata; le ore saranno pagate come straordinario (+25%). Pranzo offerto dalla ditta.

Le consegne dei fornitori riprenderanno regolarmente da lunedì 5.

La Direzione`,
    expected: [days('2027-07-03')],
  },
  {
    name: 'it: chatty lunch invitation, Wednesday half past noon',
    sentAt: '2027-07-12T09:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Patrizia Zamboni <patty@zambonifiori.example>',
    subject: 'ma quanto tempo è passato?',
    text: `Carissima Luisa!!

ma ti rendi conto che non ci vediamo da febbraio? Con i matrimoni di giugno non ho capito più niente, ne ho fatti undici in quattro settimane, l'ultimo sabato scorso con la consegna alle 6 del mattino e la sposa che alle 7 ha cambiato idea sulle peonie. Te lo racconto a voce che è meglio.

Anche la bimba sta bene, a settembre comincia le elementari (!!).

Senti, mercoledì pranziamo insieme? Ho prenotato per mezzogiorno e mezzo dalla Gina, tavolino fuori sotto il pergolato. Se ti va bene confermo, se no chiamo e disdico, basta che me lo dici entro domani.

Ti devo anche ridare i vasi alti, sono in macchina da Pasqua.

Un bacione
Patty`,
    expected: [at('2027-07-14T12:30:00+02:00')],
  },
  {
    name: 'it: today at five, terse',
    sentAt: '2027-08-04T10:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ing. N. Cattaneo <n.cattaneo@cattaneostrutture.example>',
    subject: 'cantiere via Po - urgente',
    text: `Trovate infiltrazioni nel solaio. Ci vediamo in cantiere oggi alle 17, portate le tavole esecutive.
NC

Inviato dal mio telefono`,
    expected: [at('2027-08-04T17:00:00+02:00')],
  },
  {
    name: 'it: two visits of an installer, no accents and typos',
    sentAt: '2027-08-30T07:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Elettro Sud di Ciro Amato <elettrosud@postalibera.example>',
    subject: 'allarme negozzio',
    text: `Buon giorno signora e ben tornata dalle ferie,
x l'impianto d'allarme abbiamo finito il cavo quindi si e' fatto un po tardi scusate.
Lunedi 6 settembre alle 9,15 vengo io da voi e metto i sensori, poi mercoledi 8 alle 14 torno x la centralina e vi spiego il codice.
Perfavore fate trovare libero il muro dietro la cassa.
L'acconto di 350 lo potete fare anche dopo non ce' problema
Ciro`,
    expected: [at('2027-09-06T09:15:00+02:00'), at('2027-09-08T14:00:00+02:00')],
  },
  {
    name: 'it: minutes of a past meeting',
    sentAt: '2027-09-09T17:25:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Montanari <c.montanari@coopsanlazzaro.example>',
    subject: 'Verbale riunione del 7 settembre',
    text: `Buonasera a tutti,

vi mando il verbale della riunione di martedì 7, iniziata alle 10:00 e chiusa alle 12:15.

Presenti: Montanari, Guidi, Esposito, Bassi (dalle 10:40).

1. Bando regionale: la domanda va caricata entro le 13:00 di giovedì 30 settembre. Se ne occupa Guidi.
2. Furgone: si accetta l'offerta da 18.900 euro.
3. Mensa: da lunedì 13 il servizio sarà attivo dalle 12:00 alle 14:00.

Per correzioni scrivetemi entro lunedì, poi lo metto agli atti.

Chiara`,
    expected: [],
  },
  {
    name: 'it: booking tool confirms a video call, link only in the HTML',
    sentAt: '2027-09-20T21:56:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Prenotami <notifiche@prenotami.example>',
    subject: 'Nuova prenotazione: Consulenza sito web (Andrea Cossu)',
    text: `Hai una nuova prenotazione!

Servizio: Consulenza sito web
Cliente: Andrea Cossu
Data: martedì 28 settembre 2027
Ora: 11:00 – 11:30
Luogo: videochiamata

Domanda: "Quanto costa rifare il sito?"
Risposta del cliente: budget 1500-2000 euro, online entro Natale

Sposta o annulla dal tuo pannello.`,
    html: `<table><tr><td>
<h2>Hai una nuova prenotazione!</h2>
<p>Servizio: Consulenza sito web<br>Cliente: Andrea Cossu<br>Data: martedì 28 settembre 2027<br>Ora: 11:00 – 11:30<br>Luogo: <a href="https://video.prenotami.example/j/88120437">videochiamata</a></p>
<p>Domanda: &quot;Quanto costa rifare il sito?&quot;<br>Risposta del cliente: budget 1500-2000 euro, online entro Natale</p>
<p><a href="https://www.prenotami.example/pannello">Sposta o annulla dal tuo pannello.</a></p>
</td></tr></table>`,
    expected: [at('2027-09-28T11:00:00+02:00', '2027-09-28T11:30:00+02:00')],
  },
  {
    name: 'it: travel plans of the writer, asks only for documents',
    sentAt: '2027-09-22T13:37:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Leonardo Sanna <l.sanna@sannalegal.example>',
    subject: 'Documenti causa Meridiana',
    text: `Gentile Signora,

mi servirebbero le copie dei bonifici e il contratto originale (anche una scansione). Io domani sono in viaggio: parto da Cagliari alle 16:20 e atterro a Linate alle 17:45, venerdì alle 9 sono in udienza per un altro cliente e rientro col volo delle 19.

Se mi manda tutto via mail entro venerdì sera, nel fine settimana preparo la memoria.

Grazie
Avv. L. Sanna`,
    expected: [],
  },
  {
    name: 'it: maintenance window of the hosting company',
    sentAt: '2027-10-06T09:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza Nuvola38 <supporto@nuvola38.example>',
    subject: '[Avviso] Manutenzione programmata server mail',
    text: `Gentile cliente,

ti informiamo che da sabato 9 ottobre alle 22:00 a domenica 10 ottobre alle 02:00 verrà aggiornato il server mx4 su cui si trova il tuo dominio.

Durante la finestra potrebbero verificarsi interruzioni di 10-15 minuti nella ricezione della posta. Nessun messaggio andrà perso.

Non è richiesta alcuna azione da parte tua.

Il team tecnico
Ticket: lun-ven 8:30-18:30 – urgenze 24h/24`,
    expected: [],
  },
  {
    name: 'it: Thursday week at quarter past four',
    sentAt: '2027-10-11T18:14:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Piero Cecchi <piero@cecchivini.example>',
    subject: 'assaggio',
    text: `Caro Duccio,
la vendemmia l'è finita e il vino novo promette bene, parecchio meglio di quell'altr'anno. Passa a sentirlo giovedì a otto, cioè il 21, alle quattro e un quarto del pomeriggio, che c'è anche l'enologo e si decide i tagli insieme.
Se tu porti la damigiana te la riempio.
Piero`,
    expected: [at('2027-10-21T16:15:00+02:00')],
  },
  {
    name: 'it: three viewings on one day, half an hour each',
    sentAt: '2027-10-12T15:29:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Immobiliare Due Torri <visite@duetorri.example>',
    subject: 'Rif. 2314 - locale commerciale via Saragozza, 85 mq',
    text: `Gentile Dott. Greco,

grazie per l'interesse. Per la visita del locale (rif. 2314, € 1.150/mese, spese 120) abbiamo ancora liberi sabato 16 ottobre i seguenti orari:

   9.00
   9.40
   10.20

Ogni visita dura 30 minuti. Ci scriva quale preferisce, i posti vanno in fretta!

Elena Fiorini
Immobiliare Due Torri – aperti lun-ven 9-13 e 15-19
P.S. classe energetica D, disponibile dal 1/12`,
    expected: [
      at('2027-10-16T09:00:00+02:00', '2027-10-16T09:30:00+02:00'),
      at('2027-10-16T09:40:00+02:00', '2027-10-16T10:10:00+02:00'),
      at('2027-10-16T10:20:00+02:00', '2027-10-16T10:50:00+02:00'),
    ],
  },
  {
    name: 'it: radio tells when the report is broadcast',
    sentAt: '2027-10-28T12:04:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Redazione Radio Valle Uno <redazione@radiovalleuno.example>',
    subject: 'servizio sul vostro pastificio',
    text: `Ciao Nicoletta,
montaggio finito, è venuto proprio bene! Il servizio registrato da voi la settimana scorsa va in onda domenica 31 ottobre alle 12.25, subito dopo il notiziario, con replica lunedì alle 7.40. Da martedì lo trovi anche in podcast.
Grazie ancora per i tortelli 😋
Simone`,
    expected: [],
  },
  {
    name: 'it: receipt acknowledged, slots stand only in the quoted mail',
    sentAt: '2027-11-03T10:46:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Acquisti Colorificio Adda <acquisti@colorificioadda.example>',
    subject: 'RE: Presentazione nuova linea',
    text: `Buongiorno,
ricevuto, grazie. Giro la Sua richiesta al mio responsabile che questa settimana è in ferie e Le farò sapere.
Saluti
Debora

-----Messaggio originale-----
Da: Luca Brambati <l.brambati@smaltiplus.example>
Inviato: martedì 2 novembre 2027 09:12
A: acquisti@colorificioadda.example
Oggetto: Presentazione nuova linea

Buongiorno, possiamo venire a presentarVi la nuova linea martedì 9 novembre alle 10.00 oppure mercoledì 10 alle 14.30?
Luca Brambati`,
    expected: [],
  },
  {
    name: 'it: reader in Buenos Aires, call in Italian time',
    sentAt: '2027-11-08T11:50:00+01:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Consorzio Cuoio Toscano <export@consorziocuoio.example>',
    subject: 'Videochiamata fornitura pelli',
    text: `Gentile Signor Ferrero,

facendo seguito alla Sua richiesta di campionatura (ordine 16/2027), Le proponiamo una videochiamata con il nostro responsabile export, dott. Vanni, giovedì 11 novembre alle 16.00 ora italiana. Prevediamo tre quarti d'ora.

Il collegamento: https://meet.consorziocuoio.example/ferrero

I campioni sono partiti venerdì e dovrebbero arrivare a Buenos Aires entro il 15.

Distinti saluti
Silvia Barsanti
Ufficio Export`,
    expected: [at('2027-11-11T12:00:00-03:00', '2027-11-11T12:45:00-03:00')],
  },
  {
    name: 'it: parent asks the school for a talk before the lessons',
    sentAt: '2027-11-15T22:31:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Mamma di Tommaso R. <ramona.risi@postalibera.example>',
    subject: 'Richiesta colloquio alunno Risi Tommaso, 2^B',
    text: `Gent.ma Prof.ssa Colombo,

sono la mamma di Tommaso. Dopo il 4 e mezzo di matematica vorrei parlarLe di persona. Purtroppo lavoro fino alle 18 e non riesco a venire nell'ora di ricevimento (il mercoledì 10.05-11.00). Potrei però passare giovedì 18 c.m. alle ore 8.10, prima dell'inizio delle lezioni, se per Lei va bene.

La ringrazio anticipatamente
Ramona Risi`,
    expected: [at('2027-11-18T08:10:00+01:00')],
  },
  {
    name: 'it: ten does not suit, half past eleven does',
    sentAt: '2027-12-02T09:34:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Don Ettore Ravasi <parrocchia.sangiorgio@parrocchie.example>',
    subject: 'Re: campanile',
    text: `Caro geometra, alle 10 ho un funerale e non ce la faccio. Alle 11.30 invece sì, La aspetto in sacrestia. Dio La benedica, don Ettore

> Il 01/12/2027 18:22, Studio Tecnico Pozzi ha scritto:
> Buonasera don Ettore,
> passerei martedì 7 dicembre a vedere le crepe del campanile,
> va bene alle 10?
> Geom. Pozzi`,
    expected: [at('2027-12-07T11:30:00+01:00')],
  },
  {
    name: 'it: appointment of tomorrow is off',
    sentAt: '2027-12-06T19:43:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Veronica Sarti <vero.sarti@postalibera.example>',
    subject: 'domani',
    text: `Buonasera, sono Veronica, quella del colore + piega di domani alle 9. Mi è venuta la febbre (38 e mezzo 😩) quindi devo annullare, scusate il poco preavviso. Appena sto meglio vi chiamo io per riprendere un altro appuntamento.
Grazie mille`,
    expected: [],
  },
  {
    name: 'it: quotation with many numbers, no meeting',
    sentAt: '2027-12-14T14:08:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Pavimenti Rubino <preventivi@pavimentirubino.example>',
    subject: 'Preventivo n. 21.12/27',
    text: `Spett.le Studio Arch. Venier,

di seguito quanto richiesto:

- gres effetto rovere 20x120, mq 84 a 18,30 €/mq
- posa in opera, mq 84 a 15,00 €/mq
- battiscopa h. 8, ml 62 a 9,45 €/ml
- smaltimento a corpo € 350,00

Offerta valida fino a venerdì 31 dicembre. Pagamento: 30% all'ordine, saldo a fine lavori. Tempi di consegna materiale 10/12 giorni lavorativi.

Lo showroom è aperto da martedì a sabato, 9.00-12.30 e 15.00-19.00; chiuso dal 24/12 al 6/1.

In attesa di un gradito riscontro porgiamo cordiali saluti.
Pavimenti Rubino s.a.s.`,
    expected: [],
  },
];
