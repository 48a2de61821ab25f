import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: customer confirms a fitting, signature with shop hours',
    sentAt: '2027-01-11T10:22:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ornella Bisagni <ornella@fioreriabisagni.example>',
    subject: 'Prova tende',
    text: `Buongiorno Marta,

le confermo che giovedì 14 gennaio alle 9.30 passo da voi in laboratorio per vedere le stoffe delle tende. Porto le misure della vetrina, che mio marito ha ripreso ieri (3,20 x 2,10).

Grazie e buona giornata
Ornella

Fioreria Bisagni - via dei Mille 18, Piacenza
aperto mar-sab 8.30-12.30 / 15.30-19.30, domenica 9-12.30
tel. 0523 555 0142`,
    expected: [at('2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'it: technician visit for the boiler with a stated length',
    sentAt: '2027-01-15T16:41:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Assistenza Termocal <interventi@termocal.example>',
    subject: 'Intervento n. 27/00481 - conferma appuntamento',
    text: `Gentile cliente,

in merito alla Sua richiesta del 12/01/2027 (caldaia mod. TX 24, matricola 0930-1145) Le confermiamo l'uscita del nostro tecnico sig. Rovati presso i Vostri uffici di via Pastrengo 7:

mercoledì 20/01/2027 ore 08:15

L'intervento dura un'ora e mezza. Diritto di chiamata € 45,00 + IVA, da saldare al tecnico.

Per spostare l'appuntamento chiamare il numero 030 555 0177 dalle 9:00 alle 17:00.

Cordiali saluti
Termocal Assistenza`,
    expected: [at('2027-01-20T08:15:00+01:00', '2027-01-20T09:45:00+01:00')],
  },
  {
    name: 'it: agency offers the reader three interview slots with a candidate',
    sentAt: '2027-01-20T09:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giada Lovisetto <g.lovisetto@risorsevive.example>',
    subject: 'Candidato magazziniere - disponibilità per il colloquio con voi',
    text: `Buongiorno dottor Pagnin,

il candidato di cui le ho parlato (patentino del muletto, 6 anni in logistica) è disponibile a venire da voi a Mestre in uno di questi momenti:

- lunedì 25 gennaio, ore 11.00
- martedì 26 gennaio, ore 14.30
- venerdì 29 gennaio, ore 8.45

Mi dice quale preferisce? Ogni colloquio dura mezz'ora.
In allegato il cv. La retribuzione richiesta è intorno ai 1.650 netti.

Un caro saluto
Giada Lovisetto
Risorse Vive srl`,
    expected: [
      at('2027-01-25T11:00:00+01:00', '2027-01-25T11:30:00+01:00'),
      at('2027-01-26T14:30:00+01:00', '2027-01-26T15:00:00+01:00'),
      at('2027-01-29T08:45:00+01:00', '2027-01-29T09:15:00+01:00'),
    ],
  },
  {
    name: 'it: declines a time without any counter-proposal',
    sentAt: '2027-01-27T18:12:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Renzo Tamburlani <renzo.tamburlani@posta.example>',
    subject: 'R: preventivo serramenti',
    text: `Salve,
purtroppo martedì 2 alle 15 non riesco, sono in trasferta tutta la settimana a Bari. Mi faccio vivo io appena rientro e ci mettiamo d'accordo.
Saluti
R. Tamburlani`,
    expected: [],
  },
  {
    name: 'it: tax adviser lists February deadlines',
    sentAt: '2027-02-01T11:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio Ferrabue <segreteria@studioferrabue.example>',
    subject: 'Scadenze di febbraio',
    text: `Gentili clienti,

di seguito le scadenze del mese:

martedì 16 febbraio: versamento IVA mensile e ritenute (F24, addebito in banca entro le ore 18.00)
lunedì 22 febbraio: contributi Enasarco
giovedì 25 febbraio: elenchi Intrastat

Vi preghiamo di farci avere le fatture di gennaio entro venerdì 12 febbraio alle 12, altrimenti non riusciamo a chiudere la liquidazione in tempo.

La segreteria risponde dal lunedì al venerdì dalle 9.00 alle 13.00.

Cordialmente
Studio Ferrabue`,
    expected: [],
  },
  {
    name: 'it: dental practice moves an appointment',
    sentAt: '2027-02-03T15:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Studio dentistico Armellini <appuntamenti@armellinidenti.example>',
    subject: 'spostamento appuntamento',
    text: `Buongiorno signor Zoppis,
la dottoressa deve partecipare a un corso e dobbiamo spostarle l'appuntamento di lunedì 8 febbraio ore 17.00. La aspettiamo invece mercoledì 10 febbraio alle 17.45.
Se non può, ci telefoni allo 011 555 0163.
Ci scusiamo per il disagio.
Luisa - segreteria`,
    expected: [at('2027-02-10T17:45:00+01:00')],
  },
  {
    name: 'it: accepts the second of three quoted times',
    sentAt: '2027-02-10T08:47:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ivano Cerutti <i.cerutti@tipografiacerutti.example>',
    subject: 'Re: catalogo primavera - prova colore',
    text: `Ciao Elisa,
va benissimo la seconda, ti aspetto in stampa. Porta anche la chiavetta con il logo nuovo.
Ivano

Il giorno mar 9 feb 2027 alle ore 17:58 Elisa Marangon <elisa@studiomarangon.example> ha scritto:
> Ciao Ivano,
> per la prova colore io potrei:
> 1) giovedì 11 febbraio alle 10
> 2) venerdì 12 febbraio alle 14.30
> 3) lunedì 15 febbraio alle 9
> Fammi sapere!
> Elisa`,
    expected: [at('2027-02-12T14:30:00+01:00')],
  },
  {
    name: 'it: thanks after a past meeting, with the quoted invitation below',
    sentAt: '2027-02-18T09:33:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Caterina Bonfante <c.bonfante@comunicazionebf.example>',
    subject: 'Re: Incontro di ieri',
    text: `Gentile ingegnere,

grazie ancora per il tempo che ci ha dedicato ieri mattina e per la visita al reparto. Come promesso allego la presentazione e il listino 2027. Il preventivo definitivo le arriverà entro la fine del mese.

Cordialmente
Caterina Bonfante

-----Messaggio originale-----
Da: Caterina Bonfante
Inviato: lunedì 15 febbraio 2027 12:04
Oggetto: Incontro

Le confermo la nostra visita per mercoledì 17 febbraio alle ore 10.30 presso la vostra sede.`,
    expected: [],
  },
  {
    name: 'it: all lower case, no accents, day after tomorrow at half past five',
    sentAt: '2027-02-23T20:15:00+01:00',
    timezone: 'Europe/Rome',
    from: 'gianni <gianni.carpenteria@posta.example>',
    subject: 'capannone',
    text: `ciao franco ho parlato con mio fratello e x noi va bene, ci vediamo dopodomani alle 5 e mezza del pomeriggio davanti al capannone cosi guardiamo la trave e ti dico se si puo saldare o va cambiata. il furgone lo porto io

gianni`,
    expected: [at('2027-02-25T17:30:00+01:00')],
  },
  {
    name: 'it: bulk webinar promotion',
    sentAt: '2027-03-02T07:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Gestionale Facile <news@gestionalefacile.example>',
    subject: 'Webinar gratuito: la fattura elettronica senza stress',
    isBulk: true,
    text: `Scopri in 45 minuti come dimezzare il tempo che dedichi alle fatture!

Giovedì 11 marzo 2027, ore 15.00 - webinar gratuito con i nostri esperti
Posti limitati: iscriviti su https://www.gestionalefacile.example/webinar

E fino al 31 marzo il piano Pro è scontato del 30%.

Ricevi questa e-mail perché ti sei registrato al nostro sito. Annulla l'iscrizione: https://www.gestionalefacile.example/stop`,
    expected: [],
  },
  {
    name: 'it: Ticino fiduciary meeting with a range of hours',
    sentAt: '2027-03-04T14:10:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Nadia Gianinazzi <nadia.gianinazzi@fidugianinazzi.example>',
    subject: 'Chiusura 2026, incontro',
    text: `Egregio signor Pedrazzini,

come discusso telefonicamente la aspetto mercoledì 10 marzo, ore 14.00-15.30, nei nostri uffici di Lugano (2° piano, posteggi dietro la stazione di servizio).

La prego di portare:
- il giustificativo AVS
- gli estratti conto al 31.12.2026
- il contratto di leasing del furgone (fr. 612.- al mese)

Il termine per inoltrare la dichiarazione è il 30 aprile.

Cordiali saluti
Nadia Gianinazzi
Fiduciaria Gianinazzi SA, 6900 Lugano, 091 555 01 28`,
    expected: [at('2027-03-10T14:00:00+01:00', '2027-03-10T15:30:00+01:00')],
  },
  {
    name: 'it: parcel delivery window',
    sentAt: '2027-03-09T06:52:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Corriere Veloce <notifiche@corriereveloce.example>',
    subject: 'La tua spedizione CV7710023418 è in consegna',
    text: `Ciao,

la spedizione CV7710023418 (2 colli, 14,5 kg) sarà consegnata mercoledì 10 marzo 2027 tra le 10:30 e le 12:30 all'indirizzo via Cadorna 3, Varese.

Non sei in sede? Scegli un'altra data o un punto di ritiro, aperto tutti i giorni fino alle 20:00.

Corriere Veloce`,
    expected: [],
  },
  {
    name: 'it: ICS invitation to a project meeting',
    sentAt: '2027-03-12T17:03:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Tommaso Grillenzoni <t.grillenzoni@meccanicagz.example>',
    subject: 'Invito: Avanzamento linea 3',
    text: `Avanzamento linea 3
Quando: martedì 16 marzo 2027 11:00 - 12:00
Dove: sala riunioni piano terra
Organizzatore: Tommaso Grillenzoni

Portate per favore i dati dei fermi macchina di febbraio.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Meccanica GZ//Calendario//IT
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Rome
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:linea3-20270316@meccanicagz.example
DTSTAMP:20270312T160300Z
DTSTART;TZID=Europe/Rome:20270316T110000
DTEND;TZID=Europe/Rome:20270316T120000
SUMMARY:Avanzamento linea 3
LOCATION:sala riunioni piano terra
ORGANIZER;CN=Tommaso Grillenzoni:mailto:t.grillenzoni@meccanicagz.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:produzione@meccanicagz.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-16T11:00:00+01:00', '2027-03-16T12:00:00+01:00')],
  },
  {
    name: 'it: call with a London customer, the hour named in two zones',
    sentAt: '2027-03-17T12:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Serena Whitfield <serena@casadecor.example>',
    subject: 'Call per i campioni di ceramica',
    text: `Ciao Paolo,

ho sentito i colleghi: facciamo la call lunedì 22 marzo alle 10:30 ora di Londra, quindi le 11:30 da voi. Ci servono una ventina di campioni in totale, ma di questo parliamo a voce.

Ti chiamo io sul fisso (049 555 0119).

Serena
Casa Decor Ltd, London`,
    expected: [at('2027-03-22T11:30:00+01:00')],
  },
  {
    name: 'it: trade fair attended together over three whole days',
    sentAt: '2027-03-24T10:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Davide Scarpellini <davide@scarpellinilegno.example>',
    subject: 'Fiera Milano, è deciso',
    text: `Ciao Simone,
allora è deciso, andiamo in fiera tutti e due da martedì 13 a giovedì 15 aprile, tutti e tre i giorni, stand C14 padiglione 9. L'albergo l'ho già prenotato a tuo nome (89 € a notte, colazione compresa). Segnatelo e non prendere altri impegni in quei giorni!

Davide`,
    expected: [days('2027-04-13', '2027-04-16')],
  },
  {
    name: 'it: supplier announces Easter closing and reduced hours',
    sentAt: '2027-03-22T09:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Colorificio Nannini <ordini@colorificionannini.example>',
    subject: 'Orari di Pasqua',
    text: `Gentile cliente,

ti informiamo che il magazzino resterà chiuso da venerdì 26 a lunedì 29 marzo compresi. Mercoledì 24 e giovedì 25 siamo aperti con orario ridotto, dalle 8.00 alle 13.00.
Gli ordini arrivati entro mercoledì 24 alle 11 partono in giornata, gli altri da martedì 30.

Buona Pasqua da tutti noi
Colorificio Nannini`,
    expected: [],
  },
  {
    name: 'it: landlord proposes a site inspection, question form',
    sentAt: '2027-04-06T13:37:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Pierluigi Santagata <p.santagata@legalesantagata.example>',
    subject: 'Infiltrazioni locale di via Foria',
    text: `Gent.ma signora Esposito,

ho ricevuto le fotografie della macchia sul soffitto. Prima di incaricare l'impresa vorrei vedere di persona, insieme al geometra De Rosa: le andrebbe bene venerdì 9 aprile alle 16,15 direttamente nel negozio?

Resta inteso che il canone di aprile (€ 1.150,00) va comunque versato entro il giorno 10.

Distinti saluti
Avv. P. Santagata
riceve per appuntamento lun-mer-ven 17,00-19,30`,
    expected: [at('2027-04-09T16:15:00+02:00')],
  },
  {
    name: 'it: JSON-LD restaurant reservation for a business lunch',
    sentAt: '2027-04-12T19:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Trattoria da Ghino <prenotazioni@daghino.example>',
    subject: 'La tua prenotazione è confermata',
    text: `Ciao Beatrice,

il tuo tavolo è confermato!

Trattoria da Ghino
venerdì 16 aprile 2027, ore 13:00
4 persone, veranda

Teniamo il tavolo per 15 minuti. Cucina aperta 12:15-14:30 e 19:30-22:30, chiuso il lunedì.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "GH-20416",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Beatrice Conforti" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Trattoria da Ghino",
    "address": { "@type": "PostalAddress", "streetAddress": "Borgo Pinti 44", "addressLocality": "Firenze", "addressCountry": "IT" }
  },
  "startTime": "2027-04-16T13:00:00+02:00",
  "partySize": "4"
}
</script></head><body><p>Ciao Beatrice,</p><p>il tuo tavolo è confermato!</p><p><b>Trattoria da Ghino</b><br>venerdì 16 aprile 2027, ore 13:00<br>4 persone, veranda</p><p>Teniamo il tavolo per 15 minuti. Cucina aperta 12:15-14:30 e 19:30-22:30, chiuso il lunedì.</p></body></html>`,
    expected: [at('2027-04-16T13:00:00+02:00')],
  },
  {
    name: 'it: JSON-LD parcel delivery, no meeting',
    sentAt: '2027-04-19T08:18:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Pronto <ordini@ufficiopronto.example>',
    subject: 'Ordine UP-99120 spedito',
    text: `Grazie per il tuo acquisto!

L'ordine UP-99120 (12 risme A4, 2 toner) è stato affidato al corriere.
Consegna prevista: mercoledì 21 aprile 2027, entro le ore 18:00.

Servizio clienti: 800 555 019, lun-ven 9-18`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "IT5520099120",
  "expectedArrivalFrom": "2027-04-21T08:00:00+02:00",
  "expectedArrivalUntil": "2027-04-21T18:00:00+02:00",
  "partOfOrder": { "@type": "Order", "orderNumber": "UP-99120", "merchant": { "@type": "Organization", "name": "Ufficio Pronto" } }
}
</script><p>Grazie per il tuo acquisto!</p><p>L'ordine <b>UP-99120</b> (12 risme A4, 2 toner) è stato affidato al corriere.<br>Consegna prevista: mercoledì 21 aprile 2027, entro le ore 18:00.</p><p>Servizio clienti: 800 555 019, lun-ven 9-18</p></body></html>`,
    expected: [],
  },
  {
    name: 'it: ICS cancellation of a meeting',
    sentAt: '2027-04-21T11:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Alessia Carminati <a.carminati@agenziaquadra.example>',
    subject: 'Annullato: Kick-off sito web',
    text: `Il seguente evento è stato annullato.

Kick-off sito web
Quando: lunedì 26 aprile 2027 15:00 - 16:30

Il cliente ha sospeso il progetto, vi aggiorno quando riparte. Alessia`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Agenzia Quadra//IT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:kickoff-881@agenziaquadra.example
DTSTAMP:20270421T090200Z
DTSTART:20270426T130000Z
DTEND:20270426T143000Z
SUMMARY:Kick-off sito web
ORGANIZER;CN=Alessia Carminati:mailto:a.carminati@agenziaquadra.example
ATTENDEE:mailto:grafica@agenziaquadra.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: applicant confirms the interview',
    sentAt: '2027-04-29T21:08:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Noemi Trapletti <noemi.trapletti@posta.example>',
    subject: 'Conferma colloquio - addetta alle vendite',
    text: `Spett.le Ottica Bianchin,

con la presente confermo la mia presenza al colloquio di lunedì 3 maggio alle ore 11 presso il vostro punto vendita di Treviso. Porterò con me il diploma di ottico e le referenze.

Attualmente lavoro in un negozio con turni 9-13 e 15.30-19.30, ma quella mattina ho preso un permesso.

Ringrazio per l'opportunità e porgo distinti saluti,
Noemi Trapletti
cell. 349 555 0188`,
    expected: [at('2027-05-03T11:00:00+02:00')],
  },
  {
    name: 'it: occupational doctor comes to the firm for a morning',
    sentAt: '2027-05-05T10:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Medicina del Lavoro Adda <visite@medlavadda.example>',
    subject: 'Sorveglianza sanitaria 2027',
    text: `Spett.le Ditta,

come concordato con la sig.ra Invernizzi, il medico competente dott. Galbusera sarà presso la Vostra sede mercoledì 12 maggio p.v. dalle 8:30 alle 12:30 per le visite periodiche dei dipendenti (n. 9 persone, elenco allegato).

Vi chiediamo di predisporre una stanza riservata con lavandino e una presa elettrica.
Tariffa: 48 euro a visita, fattura a 30 giorni.

Cordiali saluti
Segreteria
Medicina del Lavoro Adda srl`,
    expected: [at('2027-05-12T08:30:00+02:00', '2027-05-12T12:30:00+02:00')],
  },
  {
    name: 'it: forwarded invitation, the colleague has registered the reader',
    sentAt: '2027-05-10T12:51:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Michela Rustichelli <michela@rustichellivini.example>',
    subject: 'I: Tavolo tecnico consorzio',
    text: `Leo, io quel giorno sono a Verona, ci vai tu al mio posto: ho già dato il tuo nome alla segreteria. Martedì 18 maggio alle 17, sala consiliare, dura fino alle 19. Mi raccomando chiedi delle etichette!
Michela

---------- Messaggio inoltrato ----------
Da: Consorzio Colli Bassi <segreteria@collibassi.example>
Data: venerdì 7 maggio 2027
Oggetto: Tavolo tecnico
A: Michela Rustichelli

Gentile socia,
il tavolo tecnico sul nuovo disciplinare si terrà martedì 18 maggio alle ore 17.00 presso la sala consiliare del Comune.
Si prega di comunicare la partecipazione entro venerdì 14 maggio.
La segreteria`,
    expected: [at('2027-05-18T17:00:00+02:00', '2027-05-18T19:00:00+02:00')],
  },
  {
    name: 'it: general availability, no proposal',
    sentAt: '2027-05-13T09:27:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Arch. Viola Morandin <viola@morandinarchitetti.example>',
    subject: 'Re: rilievo appartamento Giudecca',
    text: `Ciao Nicola,

per il rilievo la settimana prossima sono abbastanza libera, di solito i lunedì e i giovedì vanno bene. La settimana dopo invece sono quasi sempre in cantiere. Guarda tu con la proprietaria e poi mi proponi qualcosa.

Tieni conto che il vaporetto più comodo parte alle 8.42.

Viola`,
    expected: [],
  },
  {
    name: 'it: parts of the day without an hour',
    sentAt: '2027-05-19T17:35:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ennio Bargellini <e.bargellini@posta.example>',
    subject: 'potatura siepe',
    text: `Buonasera, per la siepe e i due lecci potreste venire martedì mattina oppure giovedì nel pomeriggio? Mi dica lei un orario che poi avviso il custode, che deve aprirvi il cancello.
L'anno scorso avevamo speso 380 euro, spero sia rimasto quello.
Saluti
Bargellini Ennio`,
    expected: [],
  },
  {
    name: 'it: radio broadcast and launch of a product line',
    sentAt: '2027-05-24T15:12:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fabio Quadri <fabio@caffequadri.example>',
    subject: 'Siamo in radio!',
    text: `Ciao Sonja,

ti volevo solo dire che l'intervista registrata la settimana scorsa va in onda giovedì 27 maggio alle 9.15, dentro la trasmissione del mattino. La nuova miscela poi sarà nei negozi da martedì 1 giugno.

Se vuoi metterlo sul vostro sito fai pure, il logo ce l'hai.

Buona giornata
Fabio`,
    expected: [],
  },
  {
    name: 'it: IT maintenance window',
    sentAt: '2027-06-01T10:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Supporto Reti Brenta <noc@retibrenta.example>',
    subject: 'Manutenzione programmata centralino cloud',
    text: `Gentile cliente,

La informiamo che sabato 5 giugno 2027 dalle ore 22:00 alle ore 02:00 di domenica 6 giugno verrà eseguito un aggiornamento della piattaforma. Durante l'intervento il centralino potrebbe non essere raggiungibile.

Non è richiesta alcuna azione da parte Sua.

Assistenza: 049 555 0150, tutti i giorni 8-20`,
    expected: [],
  },
  {
    name: 'it: long chatty mail, a quarter to two for coffee',
    sentAt: '2027-06-07T22:31:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Zia Pina <giuseppina.lorusso@posta.example>',
    subject: 'Le tovaglie ricamate',
    text: `Cara Annamaria,

come stai? Qui fa un caldo che non ti dico, ieri alle undici di mattina c'erano già trentaquattro gradi e il gatto non si muoveva dal marmo della cucina. Rocco è tornato da Torino sabato, l'aereo doveva atterrare alle 18.20 e invece è arrivato quasi alle nove, immagina tu.

Le tovaglie per il tuo bed and breakfast sono finite, ventidue in tutto, più i centrini che ti avevo promesso. Mercoledì vengo io a Bari con la corriera e te le porto: ci vediamo lì da te al portone alle due meno un quarto, così ci prendiamo pure il caffè insieme. Non ti mettere a cucinare per me, per carità, che a quell'ora ho già mangiato.

Per i soldi facciamo con calma, il filo mi è costato 64 euro.

Un bacio grande a te e ai bambini,
Pina`,
    expected: [at('2027-06-09T13:45:00+02:00')],
  },
  {
    name: 'it: whole-day first aid training for the reader',
    sentAt: '2027-06-10T08:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Sicurlavoro Formazione <corsi@sicurlavoro.example>',
    subject: 'Iscrizione confermata: primo soccorso gruppo B',
    text: `Gentile sig. Mantegari,

confermiamo la Sua iscrizione al corso di primo soccorso (gruppo B). Il corso impegna l'intera giornata di lunedì 21 giugno 2027, pausa pranzo compresa, presso la nostra aula di Parma.

Abbigliamento comodo. L'attestato verrà inviato via PEC entro 15 giorni.
Quota: € 180,00 + IVA, bonifico entro il 16 giugno.

Cordiali saluti
Sicurlavoro Formazione`,
    expected: [days('2027-06-21')],
  },
  {
    name: 'it: stock-take over two whole days',
    sentAt: '2027-06-16T18:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Loredana Mazzoleni <loredana@ferramentamazzoleni.example>',
    subject: 'inventario',
    text: `Ciao Kevin,
l'inventario lo facciamo martedì 29 e mercoledì 30 giugno, due giorni pieni a negozio chiuso. Ho bisogno anche di te tutti e due i giorni, conto su di te. Pizza offerta dalla ditta :-)

Lory`,
    expected: [days('2027-06-29', '2027-07-01')],
  },
  {
    name: "it: third persons and the writer's own appointments in passing",
    sentAt: '2027-06-22T07:49:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Roberta Ceccanti <roberta@rcgrafica.example>',
    subject: 'bozze etichette',
    text: `Ciao Dario,

in allegato le bozze 2 e 3, la 1 l'ho scartata perché il verde veniva spento. Oggi sono un po' a singhiozzo: mia figlia ha l'orale della maturità giovedì alle 9 e siamo tutti agitati, e domani alle 11 devo portare la macchina a fare la revisione. Comunque alle mail rispondo.

Dimmi quale preferisci e passo all'esecutivo.

Roberta`,
    expected: [],
  },
  {
    name: 'it: reader in New York, call given in Italian time',
    sentAt: '2027-06-28T17:20:00+02:00',
    timezone: 'America/New_York',
    from: 'Umberto Pellizzari <u.pellizzari@oleificiopellizzari.example>',
    subject: 'Ordine autunno, sentiamoci',
    text: `Caro Frank,

visto il prezzo dell'olio di quest'anno preferirei spiegarti tutto a voce prima che tu faccia l'ordine. Ti telefono giovedì 1 luglio alle 16:00 ora italiana, va bene? La telefonata durerà 30 minuti.

Un container da 20 piedi parte da Bari il 20 luglio, tanto per darti un'idea.

Un abbraccio
Umberto`,
    expected: [at('2027-07-01T10:00:00-04:00', '2027-07-01T10:30:00-04:00')],
  },
  {
    name: 'it: erratum, the hour of a tasting is corrected',
    sentAt: '2027-07-05T11:14:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Enoteca Sottoportico <enoteca@sottoportico.example>',
    subject: 'ERRATA CORRIGE degustazione',
    text: `Cara Ludovica, caro Stefano,

scusate, nell'invito di stamattina ho scritto un'ora sbagliata: la degustazione di giovedì 8 luglio non è alle 18 ma alle 19. Vi aspetto tutti e due, il bicchiere è già pronto!

Martino`,
    expected: [at('2027-07-08T19:00:00+02:00')],
  },
  {
    name: 'it: list of slots of forty minutes on two days',
    sentAt: '2027-07-12T09:41:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dott.ssa Irene Salvetat <i.salvetat@consulenzapmi.example>',
    subject: 'Colloqui individuali con i soci',
    text: `Buongiorno Giorgio,

come d'accordo ti vedo da solo, in videochiamata, per 40 minuti. Scegli uno di questi orari:

mercoledì 14/7: 9.00 oppure 11.20
venerdì 16/7: 15.40

Gli altri soci li sento la settimana dopo.
Prima del colloquio compila per favore il questionario (12 domande).

Irene`,
    expected: [
      at('2027-07-14T09:00:00+02:00', '2027-07-14T09:40:00+02:00'),
      at('2027-07-14T11:20:00+02:00', '2027-07-14T12:00:00+02:00'),
      at('2027-07-16T15:40:00+02:00', '2027-07-16T16:20:00+02:00'),
    ],
  },
  {
    name: 'it: video call with a link, thirty minutes',
    sentAt: '2027-08-31T16:25:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Emanuele Trevisiol <emanuele@magazzinochiaro.example>',
    subject: 'Primo avvio del programma di magazzino',
    text: `Ciao Sabrina,

bentornata dalle ferie! Ti confermo la videochiamata per il primo avvio: venerdì 3 settembre, ore 10:00, 30 minuti.

Link: https://meet.videoriunioni.example/mgz-7731-kt
Codice: 440 918

Se nel frattempo il programma ti chiede la licenza, inserisci MC-2027-0903.

Emanuele
Supporto MagazzinoChiaro, lun-ven 9:00-18:00`,
    expected: [at('2027-09-03T10:00:00+02:00', '2027-09-03T10:30:00+02:00')],
  },
  {
    name: 'it: a week from today, club board meeting',
    sentAt: '2027-09-02T12:07:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Bocciofila La Pergola <presidente@bocciofilalapergola.example>',
    subject: 'riunione consiglio',
    text: `Cari consiglieri,
ci troviamo oggi a otto, alle 18, in sede. All'ordine del giorno: rifacimento del campo 2 (preventivo da 7.400 €), tesseramento, castagnata.
Chi non può me lo dica.
Il presidente
Aldo Ghisolfi`,
    expected: [at('2027-09-09T18:00:00+02:00')],
  },
  {
    name: 'it: declines the quoted time and proposes another day at the same hour',
    sentAt: '2027-09-10T09:16:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Costanza Mirabelli <c.mirabelli@studiomirabelli.example>',
    subject: 'R: contratto di agenzia',
    text: `Gentile dottor Sforzini,

martedì 14 alle 15 purtroppo ho udienza a Perugia. Le propongo giovedì 16 settembre alla stessa ora, nel mio studio.

Un cordiale saluto
Costanza Mirabelli

Da: Lorenzo Sforzini <l.sforzini@sforziniabrasivi.example>
Inviato: giovedì 9 settembre 2027 18:40
A: Avv. Costanza Mirabelli
Oggetto: contratto di agenzia

Gentile avvocato,
potremmo vederci martedì 14 settembre alle 15 per rivedere le clausole?
Grazie
L. Sforzini`,
    expected: [at('2027-09-16T15:00:00+02:00')],
  },
  {
    name: 'it: short confirmation of the single quoted time',
    sentAt: '2027-09-20T13:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Graziella Pintus <graziella.pintus@posta.example>',
    subject: 'Re: Sopralluogo cucina',
    text: `Perfetto, confermo. Vi aspetto, il citofono è Pintus/Deiana.
Grazie

> Il giorno 20 set 2027, alle ore 11:45, Cucine Nuraxi <info@cucinenuraxi.example> ha scritto:
>
> Gentile signora Pintus,
> per prendere le misure della cucina il nostro Efisio può venire da lei giovedì 23 settembre alle 12.30. Va bene?
>
> Cucine Nuraxi
> viale Marconi 210, Cagliari
> orario 9-13 / 16.30-20`,
    expected: [at('2027-09-23T12:30:00+02:00')],
  },
  {
    name: 'it: still has to check, times only in the quoted mail',
    sentAt: '2027-09-28T15:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Patrizio Belcastro <p.belcastro@hotelbelcastro.example>',
    subject: 'Re: sostituzione materassi',
    text: `Buongiorno,
grazie della mail. Devo prima verificare con la direzione e con le prenotazioni di ottobre, vi so dire a fine settimana.
Patrizio Belcastro

> Buongiorno signor Belcastro,
> il nostro agente potrebbe passare da lei lunedì 4 ottobre alle 10 o mercoledì 6 ottobre alle 16 con i campioni.
> Ci dica cosa preferisce.
> Materassificio Silano`,
    expected: [],
  },
  {
    name: 'it: JSON-LD registration for a conference with an end',
    sentAt: '2027-09-30T20:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Convegno Restauro <biglietti@convegnorestauro.example>',
    subject: 'Il tuo biglietto per il Convegno Restauro 2027',
    text: `Gentile Filippo Altieri,

la sua iscrizione è confermata.

Convegno Restauro 2027
giovedì 7 ottobre 2027, 9:30 - 17:00
Palazzo delle Arti, Ravenna

Biglietto n. CR27-0318, importo pagato € 60,00
Presenti il codice all'ingresso.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "CR27-0318",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Filippo Altieri" },
  "reservationFor": {
    "@type": "Event",
    "name": "Convegno Restauro 2027",
    "startDate": "2027-10-07T09:30:00+02:00",
    "endDate": "2027-10-07T17:00:00+02:00",
    "location": { "@type": "Place", "name": "Palazzo delle Arti", "address": "Ravenna" }
  }
}
</script></head><body><p>Gentile Filippo Altieri,</p><p>la sua iscrizione è confermata.</p><p><strong>Convegno Restauro 2027</strong><br>giovedì 7 ottobre 2027, 9:30 - 17:00<br>Palazzo delle Arti, Ravenna</p><p>Biglietto n. CR27-0318, importo pagato € 60,00<br>Presenti il codice all'ingresso.</p></body></html>`,
    expected: [at('2027-10-07T09:30:00+02:00', '2027-10-07T17:00:00+02:00')],
  },
  {
    name: "it: property manager announces the meter reader at the reader's premises",
    sentAt: '2027-10-04T11:19:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Zuccarelli <condomini@zuccarelli.example>',
    subject: 'Condominio Le Betulle - ripartitori di calore',
    text: `Gentile condomino,

il tecnico incaricato della lettura dei ripartitori passerà nel Suo negozio (scala B, piano terra) lunedì 11 ottobre alle ore 9:15. La preghiamo di far trovare liberi i termosifoni.

Le ricordiamo inoltre che la seconda rata delle spese (€ 327,40) scade il 31 ottobre.

Amministrazioni Zuccarelli
Si riceve il martedì e il giovedì dalle 15 alle 18`,
    expected: [at('2027-10-11T09:15:00+02:00')],
  },
  {
    name: 'it: municipality asks for documents, term and counter hours only',
    sentAt: '2027-10-08T09:50:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Comune di Valfiorita - SUAP <suap@comune-valfiorita.example>',
    subject: 'Pratica 1184/2027 - richiesta integrazione documentale',
    text: `Spett.le Ditta,

con riferimento alla pratica in oggetto (occupazione suolo pubblico, dehors) si comunica che la documentazione risulta incompleta. Si chiede di trasmettere, entro le ore 12.00 di lunedì 18 ottobre 2027, a pena di archiviazione:

- planimetria in scala 1:100
- attestazione di pagamento dei diritti (€ 32,00)

Lo sportello è aperto il lunedì e il mercoledì dalle 9.00 alle 12.30 e il giovedì dalle 15.00 alle 17.30.

Il Responsabile del procedimento
geom. Sauro Mencaroni`,
    expected: [],
  },
  {
    name: 'it: course in two sessions across the change of the clocks',
    sentAt: '2027-10-14T14:44:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Scuola Edile Piave <formazione@scuolaedilepiave.example>',
    subject: 'Corso ponteggi, convocazione',
    text: `Buongiorno sig. Dal Cin,

Lei è iscritto all'aggiornamento ponteggi. Il corso si svolge in due incontri:

giovedì 28 ottobre, ore 14-17
giovedì 4 novembre, ore 14-17

Portare casco, imbracatura e documento d'identità. Chi arriva con più di 15 minuti di ritardo non riceve l'attestato.

Scuola Edile Piave`,
    expected: [
      at('2027-10-28T14:00:00+02:00', '2027-10-28T17:00:00+02:00'),
      at('2027-11-04T14:00:00+01:00', '2027-11-04T17:00:00+01:00'),
    ],
  },
  {
    name: 'it: Ticino colleague with dialect words, quarter past seven in the evening',
    sentAt: '2027-10-20T11:56:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Gianluca Bernasconi <gian@carrozzeriabernasconi.example>',
    subject: 'tombola e brasato',
    text: `Ciao Renata,

alura, per organizzare la tombola della società ci troviamo da me in carrozzeria martedì 26, alle sette e un quarto di sera. La Marisa porta il brasato, mi metti via un posteggio? Scherzo, ce n'è per tutti.

I premi sono quasi a posto: il prosciutto lo offre il Fausto, il buono da fr. 100.- la banca.

Ta salüdi
Gian`,
    expected: [at('2027-10-26T19:15:00+02:00')],
  },
  {
    name: 'it: bar rota of other people, sent for posting only',
    sentAt: '2027-10-27T19:05:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Circolo Aurora <turni@circoloaurora.example>',
    subject: 'Turni bar dei volontari',
    text: `Ciao Cinzia,

questi sono i turni dei volontari al bar per la prossima settimana, me li stampi e li appendi in bacheca? Tu non sei di turno, tranquilla.

mar 2/11: Osvaldo 15-19, Teresa 19-23
mer 3/11: Bruno 15-19, Ines 19-23
gio 4/11: Osvaldo 15-19, Bruno 19-23

Grazie mille
Remo`,
    expected: [],
  },
  {
    name: 'it: ICS invitation in UTC, details only in the attachment',
    sentAt: '2027-11-04T10:13:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Ilaria Crivelli <ilaria.crivelli@assicurazionilario.example>',
    subject: 'Revisione polizze',
    text: `Buongiorno signora Fontana,

come da telefonata le mando l'invito per la revisione delle polizze. Vengo io da voi a Mendrisio.

Cordiali saluti
Ilaria Crivelli`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Assicurazioni Lario//Agenda//IT
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:5c1e-polizze@assicurazionilario.example
DTSTAMP:20271104T091300Z
DTSTART:20271110T133000Z
DTEND:20271110T143000Z
SUMMARY:Revisione polizze
LOCATION:Mendrisio
ORGANIZER;CN=Ilaria Crivelli:mailto:ilaria.crivelli@assicurazionilario.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@garagefontana.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-10T14:30:00+01:00', '2027-11-10T15:30:00+01:00')],
  },
  {
    name: 'it: cancelled by mail, new date to be agreed',
    sentAt: '2027-11-11T08:02:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Valter Odorizzi <v.odorizzi@odorizzimpianti.example>',
    subject: 'Annullo visita di domani',
    text: `Buongiorno geometra,

mi spiace ma devo annullare la visita in cantiere di domani, venerdì 12, alle 8.30: ho due ragazzi con l'influenza e il furgone dal meccanico. La chiamo appena so quando riusciamo.

Valter Odorizzi
Odorizzi Impianti snc`,
    expected: [],
  },
  {
    name: 'it: bulk promotion of a shop evening',
    sentAt: '2027-11-19T06:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Casalinghi Stella <promo@casalinghistella.example>',
    subject: 'Notte degli sconti: venerdì fino a mezzanotte!',
    isBulk: true,
    text: `Solo per venerdì 26 novembre!

Dalle 19.00 alle 24.00 tutte le pentole al 40% in meno, con brindisi alle 21.30 in tutti i nostri negozi.
Ti aspettiamo!

Casalinghi Stella - 14 punti vendita in Lombardia ed Emilia
Non vuoi più ricevere le nostre offerte? Clicca qui: https://www.casalinghistella.example/disiscrivi`,
    expected: [],
  },
  {
    name: 'it: Christmas dinner of the firm with a reply deadline',
    sentAt: '2027-11-24T17:17:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ambra Vezzosi <ambra@studiovezzosi.example>',
    subject: 'Cena di Natale!!',
    text: `Ciao Matilde,

quest'anno la cena di Natale dello studio la facciamo venerdì 17 dicembre alle 20.30 alla Locanda del Mulino, e naturalmente sei invitata anche tu che con noi hai lavorato tutto l'anno.

Mi fai sapere entro venerdì 3 dicembre se ci sei e se hai intolleranze? Menù fisso 38 euro, offre lo studio.

Un abbraccio
Ambra`,
    expected: [at('2027-12-17T20:30:00+01:00')],
  },
  {
    name: 'it: payment reminder with telephone hours',
    sentAt: '2027-12-06T10:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazione Vetreria Sile <amministrazione@vetreriasile.example>',
    subject: 'Sollecito fattura 1932/2027',
    text: `Spett.le Cliente,

dai nostri controlli la fattura n. 1932 del 05/10/2027 di € 846,30, scaduta venerdì 5 novembre, risulta ancora aperta. La preghiamo di provvedere entro mercoledì 15 dicembre.

Se avesse già pagato, ci invii cortesemente copia della contabile. Per chiarimenti la sig.ra Dorina è raggiungibile al telefono martedì e giovedì dalle 14.30 alle 16.30 allo 0422 555 0191.

Distinti saluti
Vetreria Sile srl`,
    expected: [],
  },
];
