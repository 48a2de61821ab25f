import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const italianMails: DetectionMail[] = [
  {
    name: 'it: boiler technician announced for a day of the current month, with length',
    sentAt: '2027-01-11T09:42:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Termoidraulica Bassi <assistenza@termobassi.example>',
    subject: 'Manutenzione annuale caldaia - ns. rif. 2027/0188',
    text: `Gentile Cliente,

come da contratto di manutenzione n. 4471/C, il nostro tecnico sig. Denis passerà presso la Vs. sede di via dei Mille 14 giovedì 14 c.m. alle ore 8.30 per il controllo annuale della caldaia e la prova fumi.
La durata dell'intervento è di 1 ora. È necessario che sia presente qualcuno che possa aprire il locale tecnico.

Il costo è di € 118,00 + IVA, da saldare entro 30 gg. data fattura.

Cordiali saluti
Monica Bassi

Termoidraulica Bassi snc
Tel. 0521 000 412 - reperibilità 7 giorni su 7 dalle 7.00 alle 22.00
Ufficio: lun-ven 8.00-12.00 / 14.00-17.30`,
    expected: [at('2027-01-14T08:30:00+01:00', '2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'it: applicant who is generally free, no proposal',
    sentAt: '2027-01-19T22:16:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Giada Pellizzari <giada.pellizzari@posta.example>',
    subject: 'Candidatura spontanea - commessa / addetta vendite',
    text: `Buonasera,
mi chiamo Giada, ho 24 anni e abito a due passi dal vostro negozio. Vi scrivo perché ho visto il cartello in vetrina.

Ho lavorato tre anni in una cartoleria (fino a giugno 2026) e in questo momento faccio la barista part time, dalle 6.30 alle 14.00 dal lunedì al venerdì. Sono disponibile anche il sabato e la domenica.

Per un eventuale colloquio di pomeriggio sono quasi sempre libera, anche con poco preavviso. Potrei iniziare dal 1° marzo.

In allegato trovate il mio curriculum.
Grazie per l'attenzione,

Giada Pellizzari
cell. 347 000 5518`,
    expected: [],
  },
  {
    name: 'it: parcel on its way with a delivery window, JSON-LD ParcelDelivery',
    sentAt: '2027-01-27T05:51:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Corriere Lampo <notifiche@corrierelampo.example>',
    subject: 'La tua spedizione LP88120457IT arriva venerdì',
    text: `Ciao FALEGNAMERIA DUE PINI,

la spedizione LP88120457IT di Ferramenta Online è in viaggio.

Consegna prevista: venerdì 29 gennaio, tra le 9:00 e le 13:00
Indirizzo: Via Artigiani 3, 36015 Schio (VI)
Colli: 2 - Peso: 31,4 kg

Non sarai in sede? Puoi cambiare la data fino alle 20:00 di giovedì 28 oppure ritirare in un punto Lampo.
https://segui.corrierelampo.example/LP88120457IT

Messaggio automatico, si prega di non rispondere.`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "LP88120457IT",
  "trackingUrl": "https://segui.corrierelampo.example/LP88120457IT",
  "expectedArrivalFrom": "2027-01-29T09:00:00+01:00",
  "expectedArrivalUntil": "2027-01-29T13:00:00+01:00",
  "carrier": { "@type": "Organization", "name": "Corriere Lampo" },
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "FO-220917",
    "merchant": { "@type": "Organization", "name": "Ferramenta Online" }
  }
}
</script>
</head><body>
<p>Ciao FALEGNAMERIA DUE PINI,</p>
<p>la spedizione <b>LP88120457IT</b> di Ferramenta Online è in viaggio.</p>
<p>Consegna prevista: <b>venerdì 29 gennaio, tra le 9:00 e le 13:00</b><br>
Indirizzo: Via Artigiani 3, 36015 Schio (VI)<br>Colli: 2 - Peso: 31,4 kg</p>
<p>Non sarai in sede? Puoi cambiare la data fino alle 20:00 di giovedì 28 oppure ritirare in un punto Lampo.<br>
<a href="https://segui.corrierelampo.example/LP88120457IT">Segui la spedizione</a></p>
<p><small>Messaggio automatico, si prega di non rispondere.</small></p>
</body></html>`,
    expected: [],
  },
  {
    name: 'it: occupational doctor reminds of a visit, numeric date',
    sentAt: '2027-02-03T12:30:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Poliambulatorio San Zeno <segreteria@poliambulatoriosanzeno.example>',
    subject: 'PROMEMORIA APPUNTAMENTO',
    text: `Gentile Sig. FERRETTI MAURO,

Le ricordiamo l'appuntamento prenotato presso la nostra struttura:

PRESTAZIONE: visita medica periodica (medicina del lavoro) + audiometria
DATA: 12/02/2027
ORA: 10:45
MEDICO: Dott.ssa Cavallaro
SEDE: 2° piano, ambulatorio 7

Si prega di portare la tessera sanitaria, gli occhiali e gli eventuali referti degli ultimi 12 mesi.
Per disdire chiamare lo 045 000 3300 almeno 24 ore prima (centralino attivo dalle 7:45 alle 18:30).

Il presente messaggio è generato dal sistema di prenotazione.`,
    expected: [at('2027-02-12T10:45:00+01:00')],
  },
  {
    name: 'it: tax adviser, terse, next Monday after the weekend, deadline beside it',
    sentAt: '2027-02-12T18:55:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Rag. Tullio Venanzi <t.venanzi@studiovenanzi.example>',
    subject: 'R: iva e ritenute',
    text: `Marco,
l'F24 scade il 16, quindi non possiamo aspettare. Passa in studio lunedì alle 15 e 30, porta gli estratti conto di gennaio e il timbro.

T.V.

--
Studio Venanzi & Associati
Piazza Garibaldi 8, Macerata
si riceve solo su appuntamento, mar. e gio. 9-12`,
    expected: [at('2027-02-15T15:30:00+01:00')],
  },
  {
    name: 'it: short yes to a call proposed in the quoted mail of the same day',
    sentAt: '2027-02-23T17:31:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Ilaria Conti <ilaria@contigrafica.example>',
    subject: 'Re: Re: bozze packaging',
    text: `ok perfetto, a domani!
ila

Il giorno mar 23 feb 2027 alle ore 15:02 Pastificio Re <info@pastificiore.example> ha scritto:

> Ciao Ilaria,
> le bozze ci piacciono, ma sul blu abbiamo qualche dubbio. Possiamo sentirci
> domani, mercoledì 24, alle 12.15? Ti chiamo io sul cellulare.
>
> Enrico
> Pastificio Re - vendita diretta mar-sab 8.30-13
>
> > Il giorno lun 22 feb 2027 alle ore 09:40 Ilaria Conti ha scritto:
> > Eccole, tre varianti come d'accordo. Se confermate entro venerdì
> > vanno in stampa lunedì 1 marzo.`,
    expected: [at('2027-02-24T12:15:00+01:00')],
  },
  {
    name: 'it: condominium meeting, first call is a formality, second call counts',
    sentAt: '2027-03-04T16:20:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Amministrazioni Lazzari <condomini@lazzariamministrazioni.example>',
    subject: 'Condominio "Le Magnolie" - convocazione assemblea ordinaria',
    text: `Ai Sigg. Condomini
Spett.le Ottica Rinaldi (interno negozio B)

La S.V. è convocata all'assemblea ordinaria del Condominio "Le Magnolie".

La prima convocazione, fissata per legge lunedì 22 marzo alle ore 6.00, andrà come di consueto deserta e non occorre presentarsi. L'assemblea si terrà quindi in seconda convocazione martedì 23 marzo 2027 alle ore 18.30 presso la sala parrocchiale di via Sella, con il seguente

ORDINE DEL GIORNO
1. Consuntivo 2026 e relativo riparto
2. Preventivo 2027
3. Rifacimento citofoni: esame di n. 3 offerte
4. Varie ed eventuali

Chi non potesse intervenire può delegare altra persona restituendo il modulo entro il 19 marzo.

L'Amministratore
Geom. Piero Lazzari

ricevimento telefonico: mar e gio 10.00-12.00, tel. 011 000 7621`,
    expected: [at('2027-03-23T18:30:00+01:00')],
  },
  {
    name: 'it: supplier newsletter with open day and webinar, bulk',
    sentAt: '2027-03-09T10:00:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Colorificio Adriatico <news@colorificioadriatico.example>',
    subject: '🎨 Primavera in cantiere: -20% sugli smalti e Open Day!',
    text: `LA PRIMAVERA È ARRIVATA IN COLORIFICIO

Caro professionista,
fino al 31 marzo sconto del 20% su tutta la linea smalti all'acqua.

OPEN DAY - sabato 20 marzo dalle 10.00 alle 18.00
Prove prodotto, porchetta e un omaggio per i primi 50!

WEBINAR GRATUITO - "Cappotto termico senza errori"
giovedì 25 marzo ore 17.30, iscriviti qui: https://www.colorificioadriatico.example/webinar

Ti aspettiamo!
Il team di Colorificio Adriatico

Ricevi questa mail perché sei cliente tessera Pro. Cancella l'iscrizione: https://www.colorificioadriatico.example/unsub`,
    isBulk: true,
    expected: [],
  },
  {
    name: "it: call given in London time and in the reader's own, forty minutes",
    sentAt: '2027-03-16T17:45:00+00:00',
    timezone: 'Europe/Rome',
    from: 'Sofia Hartley-Moro <sofia@hartleyimports.example>',
    subject: 'Olio nuovo raccolto / call',
    text: `Ciao Vincenzo,

grazie per i campioni, arrivati sani e salvi ieri. Il fruttato intenso ha fatto colpo su tutti, il delicato un po' meno.

Ti va se ne parliamo lunedì 22 marzo alle 3 del pomeriggio ora di Londra, cioè le 16 da voi? Teniamoci 40 minuti, così c'è anche il mio socio che vuole capire le quantità minime (pensavamo a 600 bottiglie da 0,5).

Il link è sempre lo stesso: https://meet.hartleyimports.example/sofia

Un abbraccio dal freddo,
Sofia

Hartley Imports Ltd, London
Mon-Fri 9.00-17.30 GMT`,
    expected: [at('2027-03-22T16:00:00+01:00', '2027-03-22T16:40:00+01:00')],
  },
  {
    name: 'it: minutes of a past meeting with to-dos',
    sentAt: '2027-03-19T13:05:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Arianna Sottile <a.sottile@passoagency.example>',
    subject: 'Verbale riunione 11/03 - restyling sito',
    text: `Buongiorno a tutti,

di seguito il verbale della riunione di giovedì 11 marzo (ore 14.30-16.00, sala riunioni vostra sede).

Presenti: Dott. Gallo, Sig.ra Pinto, A. Sottile, F. Manzi

1) Home page: approvata la proposta B.
2) Foto: le fornisce il cliente entro il 2 aprile.
3) Testi: F. Manzi consegna la prima stesura mercoledì 31 marzo, entro le 18.
4) Dominio: scade il 14/05, rinnovo a carico nostro.

La prossima riunione la fissiamo dopo Pasqua, quando avremo il materiale.

Per eventuali integrazioni scrivetemi pure.
Arianna

Passo Agency | Bari | 080 000 9914`,
    expected: [],
  },
  {
    name: 'it: cancelled meeting, ICS CANCEL',
    sentAt: '2027-04-12T08:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Roberto Fumagalli <r.fumagalli@banco-brianza.example>',
    subject: 'Annullato: Revisione condizioni c/c aziendale',
    text: `Gentile Signora Motta,

purtroppo il collega del settore imprese è in malattia e dobbiamo annullare l'incontro di mercoledì 14 aprile alle 15.00.
La ricontatterò appena rientra per concordare una nuova data. Mi scuso per il disagio.

Cordialmente
Roberto Fumagalli
Gestore Imprese - Filiale di Monza
Sportello: 8.25-13.25 / 14.40-16.10`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Banco Brianza//Agenda//IT
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:7f1c-20270414-rf@banco-brianza.example
SEQUENCE:1
DTSTAMP:20270412T062200Z
DTSTART:20270414T130000Z
DTEND:20270414T140000Z
SUMMARY:Revisione condizioni c/c aziendale
LOCATION:Filiale di Monza
STATUS:CANCELLED
ORGANIZER;CN=Roberto Fumagalli:mailto:r.fumagalli@banco-brianza.example
ATTENDEE;CN=Motta Tessuti:mailto:info@mottatessuti.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'it: all lower case, breakfast the day after tomorrow at half past seven',
    sentAt: '2027-04-20T21:14:00+02:00',
    timezone: 'Europe/Rome',
    from: 'beppe <beppe.gomme@postaveloce.example>',
    subject: 'furgone',
    text: `ciao capo
le gomme sono arrivate, 4 estive 195/70 r15 a 380 tutto compreso come ti avevo detto
dopodomani alle 7 e mezza facciamo colazione al bar centrale cosi ti do la fattura e mi lasci le chiavi? offri tu pero

beppe`,
    expected: [at('2027-04-22T07:30:00+02:00')],
  },
  {
    name: 'it: applicant confirms the job interview',
    sentAt: '2027-04-29T11:37:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Yassine Belkacem <y.belkacem@posta.example>',
    subject: 'Conferma colloquio',
    text: `Buongiorno dott.ssa Ruggeri,

come anticipato al telefono, confermo la mia presenza al colloquio di mercoledì 5 maggio, ore 11:20, presso la Vostra officina di Zola Predosa.

Le allego l'attestato di saldatura (valido fino al 30/09/2028) e la copia della patente. Nella ditta attuale ho un preavviso di 15 giorni, quindi in caso di esito positivo potrei cominciare a giugno.

La ringrazio dell'opportunità e Le auguro buona giornata.

Distinti saluti
Yassine Belkacem
320 000 7745`,
    expected: [at('2027-05-05T11:20:00+02:00')],
  },
  {
    name: 'it: payment reminder with a deadline hour and office hours',
    sentAt: '2027-05-03T09:10:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Ufficio Amministrazione Cartiere Sile <amministrazione@cartieresile.example>',
    subject: 'SOLLECITO ft. 812/2027 del 15/03/2027',
    text: `Spett.le Tipografia Nuova Stampa,

dalle nostre verifiche contabili risulta a tutt'oggi non saldata la fattura in oggetto di € 2.340,60, scaduta il 15/04/2027.

Vi invitiamo a provvedere entro e non oltre venerdì 7 maggio alle ore 12.00; trascorso tale termine saremo costretti a sospendere le forniture in programma per martedì 11 maggio.

Per chiarimenti la sig.ra Donatella è a disposizione dal lunedì al giovedì, ore 9.00-12.30, int. 214.

Qualora aveste già provveduto, considerate nulla la presente.

Distinti saluti
Cartiere Sile S.r.l.`,
    expected: [],
  },
  {
    name: 'it: reply picks the second of three quoted dates',
    sentAt: '2027-05-07T15:48:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Prof.ssa Nadia Olivetti <nadia.olivetti@istitutocopernico.example>',
    subject: 'RE: Laboratorio di ceramica per le classi terze',
    text: `Gentile Alberto,
grazie delle proposte. Per me va benissimo la seconda, la collega di sostegno verrà con me. Ci troviamo direttamente da voi in bottega.
Per il pagamento (€ 9 ad alunno) la segreteria mi chiede il preventivo su carta intestata entro fine mese.

A presto,
Nadia Olivetti

Da: Bottega Terrarossa <alberto@bottegaterrarossa.example>
Inviato: giovedì 6 maggio 2027 10:15
A: Nadia Olivetti
Oggetto: Laboratorio di ceramica per le classi terze

Gentile professoressa,
per conoscerci e definire il programma potrei proporle:
1) lunedì 10 maggio ore 9:30
2) martedì 11 maggio ore 16:00
3) giovedì 13 maggio ore 11:00
Mi dica quale preferisce.
Alberto Sanna`,
    expected: [at('2027-05-11T16:00:00+02:00')],
  },
  {
    name: 'it: list of three slots for a demo, forty-five minutes each',
    sentAt: '2027-05-11T14:02:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Davide Lorusso <davide.lorusso@gestiosoft.example>',
    subject: 'Demo GestioSoft 9 - disponibilità',
    text: `Ciao Federica,

come promesso ti mando le disponibilità per la demo del gestionale magazzino (45 minuti, da remoto):

- mar 18/5 h 9:00
- mer 19/5 h 14:30
- ven 21/5 h 11:00

Fammi sapere quale ti torna meglio e ti giro il link. Ricordo che il prezzo promo (39 €/mese per postazione) vale per ordini fino al 31/5.

Davide

Davide Lorusso | Sales
GestioSoft srl - P.IVA 00000000000
Assistenza: lun-ven 8:30-18:00, ticket@gestiosoft.example`,
    expected: [
      at('2027-05-18T09:00:00+02:00', '2027-05-18T09:45:00+02:00'),
      at('2027-05-19T14:30:00+02:00', '2027-05-19T15:15:00+02:00'),
      at('2027-05-21T11:00:00+02:00', '2027-05-21T11:45:00+02:00'),
    ],
  },
  {
    name: 'it: health authority announces an inspection, bureaucratic',
    sentAt: '2027-05-20T10:33:00+02:00',
    timezone: 'Europe/Rome',
    from: 'AUSL Servizio Igiene Alimenti <sian@auslvaldorba.example>',
    subject: 'Prot. n. 0048213/2027 - Comunicazione sopralluogo ai sensi del Reg. (CE) 852/2004',
    text: `Alla c.a. del legale rappresentante
Gelateria Il Polo s.a.s.

Con riferimento alla S.C.I.A. presentata in data 03/05/2027 (pratica SUAP 1190), si comunica che personale di questo Servizio effettuerà un sopralluogo presso il laboratorio di codesta ditta, sito in Corso Matteotti n. 51, il giorno mercoledì 9 giugno 2027 dalle ore 9:00 alle ore 12:30.

Si richiede la presenza del legale rappresentante o di suo delegato.
Il manuale di autocontrollo e la planimetria in scala 1:100 dovranno pervenire a mezzo PEC entro le ore 12:00 del 31 maggio p.v.

Responsabile del procedimento: dott. G. Antonelli
Orari di apertura al pubblico: lunedì e mercoledì 9:00-11:30, giovedì 15:00-17:00

Il Direttore del Servizio
(firmato digitalmente)`,
    expected: [at('2027-06-09T09:00:00+02:00', '2027-06-09T12:30:00+02:00')],
  },
  {
    name: 'it: booking link without any time',
    sentAt: '2027-06-14T16:40:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Dott.ssa Lucrezia Amato <amato@amatoconsulenza.example>',
    subject: 'Bando transizione digitale: primo colloquio',
    text: `Buongiorno Signor Piras,

volentieri do un'occhiata alla vostra situazione. Il primo colloquio è gratuito e dura 30 minuti; può scegliere Lei il giorno e l'orario che preferisce dalla mia agenda:

https://agenda.amatoconsulenza.example/primo-colloquio

Tenga presente che lo sportello del bando apre giovedì 1 luglio alle 10.00 e i fondi di solito finiscono in poche ore, per cui conviene muoversi per tempo.

Un cordiale saluto,
Lucrezia Amato
Finanza agevolata per PMI`,
    expected: [],
  },
  {
    name: 'it: appointment moved from tomorrow to Thursday, two lines',
    sentAt: '2027-06-21T19:03:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Arch. Stefano Bui <bui@buiarchitetti.example>',
    subject: 'cantiere via Roma',
    text: `Scusa Piero, devo spostare il sopralluogo di domani alle 10: facciamo giovedì 24 alle 16.15, stesso posto. L'elettricista l'ho già avvisato io.
S.

Inviato dal mio telefono`,
    expected: [at('2027-06-24T16:15:00+02:00')],
  },
  {
    name: 'it: stock-take of two whole days with the reader',
    sentAt: '2027-07-15T12:11:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Patrizia Zanon <patrizia@zanonricambi.example>',
    subject: 'inventario di luglio',
    text: `Ciao Simone,

ti confermo che l'inventario lo facciamo venerdì 30 e sabato 31 luglio, due giornate intere, magazzino chiuso al pubblico. Siamo tu, io, Walter e il ragazzo nuovo; quindi niente ferie prima di agosto, mi raccomando!!

Il terminalino rotto me lo riparano entro il 26, ho già sentito la ditta (85 euro, ladri).
Il pranzo lo offre la casa.

Pat`,
    expected: [days('2027-07-30', '2027-08-01')],
  },
  {
    name: 'it: summer closing announced to all customers, bulk',
    sentAt: '2027-07-29T09:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Vetreria Tiberina <comunicazioni@vetreriatiberina.example>',
    subject: 'Chiusura estiva',
    text: `Gentili clienti,

Vi informiamo che i nostri uffici e il laboratorio resteranno chiusi per ferie da lunedì 9 a venerdì 27 agosto compresi.

Gli ordini ricevuti entro le ore 12 di mercoledì 4 agosto saranno evasi prima della chiusura.
Riapriamo lunedì 30 agosto alle 8.30.

Per urgenze (vetrine rotte) è attivo il numero 335 000 6120, tutti i giorni dalle 9 alle 19.

Buone vacanze a tutti!
Vetreria Tiberina

Se non desideri più ricevere queste comunicazioni clicca qui: https://vetreriatiberina.example/disiscrivi`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'it: reader in New York, hour given in Italian time',
    sentAt: '2027-08-03T18:26:00+02:00',
    timezone: 'America/New_York',
    from: 'Gennaro Esposito Farine <gennaro@molinoesposito.example>',
    subject: 'Contratto 2028 farina tipo 00',
    text: `Carissimo Tony,

spero che il caldo a Brooklyn non vi stia sciogliendo la mozzarella. Qui siamo a 38 gradi e il mulino gira lo stesso.

Per il contratto nuovo ti chiamo in video giovedì 12 agosto, alle 17 ora italiana, così chiudiamo prezzo e container prima di Ferragosto. Prima ti mando la bozza: la trovi in posta entro lunedì.
Il container di luglio (rif. MSKX 20881) sbarca a Newark il 10, dogana permettendo.

Salutami Rosalia e i bambini
Gennaro

Molino Esposito - dal 1921
Spaccio aziendale: 7.30-13.00`,
    expected: [at('2027-08-12T11:00:00-04:00')],
  },
  {
    name: 'it: visit on a part of the day only, hour left to the reader',
    sentAt: '2027-08-31T10:54:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Loredana Mazza <loredanamazza@posta.example>',
    subject: 'Divano da rifoderare',
    text: `Salve,
mi ha dato il vostro indirizzo mia cognata, la Sig.ra De Luca, a cui avete rifatto le sedie (bellissime!).
Avrei un divano a tre posti, stoffa blu, un po' rovinato dal gatto. Vorrei portarvi un cuscino per scegliere il tessuto. Potrei passare giovedì pomeriggio oppure venerdì in mattinata, mi dica Lei quando Le fa più comodo e a che ora.
Quanto potrebbe venire a costare più o meno? Mi servirebbe pronto per il battesimo, che è il 10 ottobre.

Grazie infinite
Loredana`,
    expected: [],
  },
  {
    name: 'it: online meeting request as ICS with matching text',
    sentAt: '2027-09-06T11:19:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Caterina Neri <caterina.neri@consorziovalli.example>',
    subject: 'Invito: Tavolo filiera corta - avvio lavori',
    text: `Caterina Neri ti ha invitato a una riunione.

Tavolo filiera corta - avvio lavori
Quando: mercoledì 15 settembre 2027 14:00 - 15:30 (Roma)
Dove: riunione online

Partecipa: https://video.consorziovalli.example/j/551920
ID riunione: 551 920 - Passcode: 14valli30

Gentilissimi, prima dell'incontro compilate per favore la scheda allegata (entro il 13).`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Consorzio Valli//Video//IT
VERSION:2.0
CALSCALE:GREGORIAN
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
UID:551920-avvio@consorziovalli.example
SEQUENCE:0
DTSTAMP:20270906T091900Z
DTSTART;TZID=Europe/Rome:20270915T140000
DTEND;TZID=Europe/Rome:20270915T153000
SUMMARY:Tavolo filiera corta - avvio lavori
LOCATION:https://video.consorziovalli.example/j/551920
ORGANIZER;CN=Caterina Neri:mailto:caterina.neri@consorziovalli.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@caseificiobaldo.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-15T14:00:00+02:00', '2027-09-15T15:30:00+02:00')],
  },
  {
    name: 'it: colleague forwards a customer request and asks the reader to go',
    sentAt: '2027-09-17T17:22:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Nicoletta (ufficio) <ufficio@spurghigalli.example>',
    subject: 'I: Pozzetto intasato - Residence Aurora',
    text: `Ciao Ivan, ti giro questa. Puoi andarci tu mercoledì 22 alle 8? Portati la sonda lunga. Il cancello lo apre il portinaio.
Nico

---------- Messaggio inoltrato ----------
Da: Residence Aurora <direzione@residenceaurora.example>
Data: ven 17 set 2027, 16:41
Oggetto: Pozzetto intasato - Residence Aurora
A: <ufficio@spurghigalli.example>

Buonasera,
il pozzetto del cortile B è di nuovo pieno, l'ultima volta siete venuti il 4 giugno. Avremmo bisogno di voi mercoledì 22 settembre alle ore 8.00, prima che arrivino gli ospiti.
La colazione viene servita dalle 7.30 alle 10.00, quindi cerchiamo di fare poco rumore :-)

Saluti
La direzione`,
    expected: [at('2027-09-22T08:00:00+02:00')],
  },
  {
    name: 'it: whole day together at a trade fair',
    sentAt: '2027-09-29T08:47:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Luciano Ferrero <luciano@ferreroserramenti.example>',
    subject: 'Fiera di Bologna',
    text: `Ciao Ettore,

ho preso i biglietti per la fiera dell'edilizia, due ingressi a 22 euro l'uno, te ne giro uno appena mi arriva il pdf. Andiamo martedì 12 ottobre: guido io, stiamo via tutta la giornata e torniamo per cena. La fiera in sé va dall'11 al 14 ma gli altri giorni sono in cantiere.

Se ti viene in mente qualche espositore da vedere scrivimelo, io voglio assolutamente passare da quelli delle guarnizioni.

Luciano`,
    expected: [days('2027-10-12')],
  },
  {
    name: 'it: IT provider announces a maintenance window',
    sentAt: '2027-10-06T15:00:00+02:00',
    timezone: 'Europe/Rome',
    from: 'NOC Reteviva <noc@reteviva.example>',
    subject: '[Manutenzione programmata] Server posta srv-mx04',
    text: `Gentile cliente,

La informiamo che sabato 9 ottobre 2027 dalle ore 22:00 alle ore 02:00 di domenica 10 ottobre verrà effettuato un aggiornamento del server che ospita la Sua casella.

Durata prevista del disservizio: 40 minuti
Servizi coinvolti: webmail, IMAP, SMTP
Impatto: i messaggi in arrivo verranno accodati e consegnati al termine.

Non è richiesta alcuna azione da parte Sua.
Stato in tempo reale: https://stato.reteviva.example

Il reparto tecnico
Reteviva S.p.A. - Assistenza H24 800 000 345`,
    expected: [],
  },
  {
    name: 'it: one date declined, two others offered',
    sentAt: '2027-10-15T12:58:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Chiara Bellucci <chiara.bellucci@hotelmiralago.example>',
    subject: 'Re: presentazione nuova linea cortesia',
    text: `Gentile Sig. Ronchi,

martedì 19 alle 15 purtroppo non riesco, ho un gruppo di tedeschi in arrivo. Le andrebbe bene mercoledì 20 alle 9 oppure venerdì 22 a mezzogiorno? Si fermi pure a pranzo, in quel caso.

Mi porti per favore anche i flaconi ricaricabili, quelli da 300 ml.

Chiara Bellucci
Direzione - Hotel Miralago ***S
Check-in dalle 14.00, check-out entro le 10.30

> Il 14/10/2027 18:20, Ronchi Forniture ha scritto:
> Buonasera Signora Bellucci, sarei in zona martedì 19 e potrei passare
> alle 15 per mostrarle la nuova linea. Mi fa sapere?`,
    expected: [at('2027-10-20T09:00:00+02:00'), at('2027-10-22T12:00:00+02:00')],
  },
  {
    name: 'it: three course evenings in Ticino after the clock change',
    sentAt: '2027-10-18T20:05:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Samaritani Capriasca <corsi@samaritanicapriasca.example>',
    subject: 'Corso soccorritori aziendali: conferma iscrizione signor Bernasconi',
    text: `Buonasera signor Bernasconi,

con piacere Le confermiamo l'iscrizione al corso "Soccorritore aziendale livello 1".

Le tre serate: martedì 9, 16 e 23 novembre, sempre dalle 20.00 alle 22.00, Sala multiuso di Tesserete.

La tassa di fr. 180.- è da versare entro fine ottobre con la polizza allegata. Per chi salta una serata il recupero è possibile solo in primavera.
Si consigliano abiti comodi.

Cari saluti
Il comitato
Fabiana Quadri, segretaria
natel 079 000 41 27 (ore pasti)`,
    expected: [
      at('2027-11-09T20:00:00+01:00', '2027-11-09T22:00:00+01:00'),
      at('2027-11-16T20:00:00+01:00', '2027-11-16T22:00:00+01:00'),
      at('2027-11-23T20:00:00+01:00', '2027-11-23T22:00:00+01:00'),
    ],
  },
  {
    name: 'it: restaurant table confirmed, JSON-LD reservation',
    sentAt: '2027-10-26T13:09:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Trattoria Da Ninetta <prenotazioni@tavolosubito.example>',
    subject: 'Prenotazione confermata: Trattoria Da Ninetta',
    text: `Ciao Valentina,

il tuo tavolo è confermato!

Trattoria Da Ninetta
giovedì 4 novembre 2027, ore 13:00
6 persone - sala interna
Codice: TS-9F27K

Il tavolo viene tenuto per 15 minuti. Per cancellare senza penale (€ 10 a persona) c'è tempo fino alle 12:00 del giorno prima.

Aperti a pranzo 12:15-14:30, a cena 19:30-22:30. Chiuso il lunedì.`,
    html: `<!DOCTYPE html>
<html><body>
<script type="application/ld+json">
[{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TS-9F27K",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Valentina Greco" },
  "partySize": "6",
  "startTime": "2027-11-04T13:00:00+01:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Trattoria Da Ninetta",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "Vicolo del Pozzo 6",
      "addressLocality": "Perugia",
      "postalCode": "06100",
      "addressCountry": "IT"
    }
  }
}]
</script>
<h2>Ciao Valentina, il tuo tavolo è confermato!</h2>
<table>
<tr><td>Dove</td><td>Trattoria Da Ninetta, Vicolo del Pozzo 6, Perugia</td></tr>
<tr><td>Quando</td><td>giovedì 4 novembre 2027, ore 13:00</td></tr>
<tr><td>Persone</td><td>6 - sala interna</td></tr>
<tr><td>Codice</td><td>TS-9F27K</td></tr>
</table>
<p>Il tavolo viene tenuto per 15 minuti. Per cancellare senza penale (€ 10 a persona) c'è tempo fino alle 12:00 del giorno prima.</p>
<p><small>Aperti a pranzo 12:15-14:30, a cena 19:30-22:30. Chiuso il lunedì.</small></p>
</body></html>`,
    expected: [at('2027-11-04T13:00:00+01:00')],
  },
  {
    name: 'it: lawyer names the hearing and where to meet before it',
    sentAt: '2027-10-28T19:12:00+02:00',
    timezone: 'Europe/Rome',
    from: 'Avv. Elisabetta Corsi <e.corsi@studiolegalecorsi.example>',
    subject: 'Edil Tre Monti / Vs. - R.G. 3307/2026',
    text: `Egregio Signor Baldi,

il Giudice ha disposto la comparizione personale delle parti all'udienza del 17 novembre 2027, ore 9.15 (Tribunale di Arezzo, aula 5, dott.ssa Meini). La Sua presenza è quindi necessaria.
Propongo di trovarci lo stesso giorno alle 8.45 davanti all'ingresso, così riepiloghiamo la proposta transattiva.

Nel frattempo mi faccia avere, entro e non oltre il 5 novembre, il computo metrico e le e-mail con il direttore lavori. La controparte ha termine fino all'8 per le note.

Con i migliori saluti
Avv. Elisabetta Corsi

Le informazioni contenute nella presente comunicazione sono riservate ai sensi del Reg. UE 2016/679.`,
    expected: [at('2027-11-17T09:15:00+01:00'), at('2027-11-17T08:45:00+01:00')],
  },
  {
    name: 'it: roman dialect, meeting at half past six in the evening',
    sentAt: '2027-11-08T13:40:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Maurizio Lella Catering <maurizio@lellacatering.example>',
    subject: "A Fa', pe' er buffet",
    text: `A Fabrì,

ammazza quanto corete voi de la fotografia! Allora, pe' er buffet dell'inaugurazione io direi supplì, pizza bianca co' la mortazza e du' fritti, semo sui 14 euri a capoccia.

Daje, se vedemo giovedì alle sei e mezza de sera ar locale tuo, che me fai vede' 'ndo mettemo li tavoli. Er preventivo scritto te lo manno entro domani.

Stamme bene
Maurizio

Lella Catering - Roma Testaccio - 06 000 2277
Domenica riposo`,
    expected: [at('2027-11-11T18:30:00+01:00')],
  },
  {
    name: 'it: writer tells of her own trip and train, nothing agreed',
    sentAt: '2027-11-24T18:08:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Marina Deiana <marina@deianacomunicazione.example>',
    subject: 'domani fuori',
    text: `Ciao Gigi,
ti avviso che domani sono a Milano: treno alle 6.47, alle 10 sono dal cliente delle biciclette e alle 15.30 ho la fotografa. Rientro a Bologna verso le 20 se tutto va bene.
Per il catalogo non ti preoccupare, le correzioni te le mando stasera e tu lavoraci con calma, la tipografia vuole i file per martedi.
Se c'e' qualcosa di urgente scrivimi, appena posso ti richiamo.
Baci
M.`,
    expected: [],
  },
  {
    name: 'it: registration for a safety training online, JSON-LD event, link in the HTML',
    sentAt: '2027-11-30T11:26:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Sicurform <iscrizioni@sicurform.example>',
    subject: 'Iscrizione confermata: Aggiornamento RLS (cod. RLS-27-118)',
    text: `Gentile Tommaso Vitali,

la Sua iscrizione al corso è confermata.

Corso: Aggiornamento RLS - videoconferenza
Data: giovedì 9 dicembre 2027
Orario: 10.00-12.00
Quota: € 75,00 (fattura già inviata)

Il pulsante per accedere all'aula virtuale si trova nella versione HTML di questa mail e sarà attivo da 15 minuti prima.
L'attestato verrà spedito entro 10 giorni lavorativi.

Sicurform srl - segreteria corsi 0461 000 880, lun-ven 9-13`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "RLS-27-118-0042",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Tommaso Vitali" },
  "reservationFor": {
    "@type": "Event",
    "name": "Aggiornamento RLS",
    "startDate": "2027-12-09T10:00:00+01:00",
    "endDate": "2027-12-09T12:00:00+01:00",
    "location": { "@type": "VirtualLocation", "url": "https://aula.sicurform.example/rls-27-118" }
  }
}
</script></head><body>
<p>Gentile Tommaso Vitali,</p>
<p>la Sua iscrizione al corso è confermata.</p>
<ul>
<li>Corso: Aggiornamento RLS - videoconferenza</li>
<li>Data: giovedì 9 dicembre 2027</li>
<li>Orario: 10.00-12.00</li>
<li>Quota: € 75,00 (fattura già inviata)</li>
</ul>
<p><a href="https://aula.sicurform.example/rls-27-118">Entra in aula</a> (attivo da 15 minuti prima)</p>
<p>L'attestato verrà spedito entro 10 giorni lavorativi.</p>
<p>Sicurform srl - segreteria corsi 0461 000 880, lun-ven 9-13</p>
</body></html>`,
    expected: [at('2027-12-09T10:00:00+01:00', '2027-12-09T12:00:00+01:00')],
  },
  {
    name: 'it: quoted slots are left open, answer will follow',
    sentAt: '2027-12-02T08:35:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Silvana Tosi <silvana.tosi@postaveloce.example>',
    subject: 'Re: Cucina - visita in showroom',
    text: `Buongiorno Andrea, grazie mille. Devo prima parlarne con mio marito che fa i turni, appena so qualcosa ti scrivo. Intanto mi confermi che il piano in quarzo è compreso nei 11.900?
Silvana

Il giorno 1 dic 2027, alle ore 17:50, Andrea - Cucine Morandi <andrea@cucinemorandi.example> ha scritto:

Ciao Silvana,
il progetto è pronto! Per vederlo insieme in showroom potrei martedì 7 alle 17 oppure giovedì 9 alle 18.30. Dimmi cosa preferite.
Mercoledì 8 siamo chiusi per la festa.

Andrea
Cucine Morandi - via Emilia 220 - orario 9.30-12.30 / 15.30-19.30`,
    expected: [],
  },
  {
    name: 'it: shift plan of the staff sent to the payroll office',
    sentAt: '2027-12-10T16:57:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Panificio Marras <panificiomarras@posta.example>',
    subject: 'turni sett. 13-19 dicembre',
    text: `Buonasera, come ogni settimana vi mando i turni dei ragazzi per le buste paga:

Lun 13: Luca 3.00-9.00, Gavino 4.00-10.00, Maria 7.00-13.00
Mar 14: Luca 3.00-9.00, Maria 7.00-13.00, Gavino riposo
Mer 15: Gavino 3.00-9.00, Anna 7.00-13.00
Gio 16: Luca 3.00-9.00, Anna 7.00-13.00
Ven 17: Luca 3.00-9.00, Gavino 4.00-10.00, Maria 7.00-13.00
Sab 18: tutti 2.30-10.00
Dom 19: chiuso

Maria il 15 e il 16 è in permesso 104. La tredicesima la paghiamo il 20 vero?

saluti, Efisio`,
    expected: [],
  },
];
