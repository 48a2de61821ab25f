import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: customer offers two slots for looking at a water stain',
    sentAt: '2027-01-11T08:14:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ingrid Pohlmann <i.pohlmann@postkasten.example>',
    subject: 'Wasserfleck im Flur, Anfrage Malerarbeiten',
    text: `Guten Tag Herr Steinmüller,

Sie haben uns 2019 das Treppenhaus gestrichen und wir waren sehr zufrieden. Jetzt haben wir im Flur einen
Wasserfleck, ungefähr 80 x 120 cm, die Leitung ist inzwischen repariert (Rechnung vom Klempner 412 Euro, zahlt die Versicherung).

Könnten Sie sich das einmal ansehen? Bei mir würde es am Mittwoch, 13.1. um 16:30 Uhr gehen oder am Freitag, 15.1. um 8 Uhr.
Die Adresse ist noch dieselbe, Lindenweg 7, bitte bei Pohlmann klingeln, die andere Klingel ist kaputt.

Herzliche Grüße
Ingrid Pohlmann
Tel. 0555 / 23 19 84`,
    expected: [at('2027-01-13T16:30:00+01:00'), at('2027-01-15T08:00:00+01:00')],
  },
  {
    name: 'de: company doctor reminds of an appointment, with office hours',
    sentAt: '2027-02-16T09:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Betriebsarztpraxis Dr. Wehmeyer <termine@praxis-wehmeyer.example>',
    subject: 'Erinnerung an Ihren Termin',
    text: `Sehr geehrter Herr Tadic,

wir möchten Sie an Ihre Vorsorgeuntersuchung erinnern:

Datum: 18.02.2027
Uhrzeit: 07:40 Uhr
Dauer: 30 Minuten

Bitte bringen Sie Ihren Impfpass und Ihre Brille mit und kommen Sie nüchtern. Falls Sie verhindert sind, sagen Sie
bitte mindestens 24 Stunden vorher ab, sonst müssen wir 45,00 EUR Ausfallgebühr berechnen.

Mit freundlichen Grüßen
Ihr Praxisteam

Sprechzeiten:
Mo, Di, Do 7:30 - 12:00 und 14:00 - 17:00 Uhr
Mi, Fr 7:30 - 12:30 Uhr
Telefon 0555 400 71-0`,
    expected: [at('2027-02-18T07:40:00+01:00', '2027-02-18T08:10:00+01:00')],
  },
  {
    name: 'de: bavarian joiner comes on tuesday at dreiviertel neun',
    sentAt: '2027-03-18T17:52:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Schorsch Ramsauer <schorsch@schreinerei-ramsauer.example>',
    subject: 'AW: Thekn',
    text: `Servus Vroni,

de Arbeitsplatte is da, schaut sauber aus. I komm dann am Dienstag um dreiviertel neun in der Früh zu dir ins Wirtshaus und
mess alles no amoi aus. Brauchst nix herrichten, bloß de Barhocker weg.

Pfiat di
Schorsch`,
    expected: [at('2027-03-23T08:45:00+01:00')],
  },
  {
    name: 'de: tax adviser lists deadlines only',
    sentAt: '2027-02-22T10:31:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kanzlei Brandstetter & Ude <mandanten@brandstetter-ude.example>',
    subject: 'Mandant 20417: Fristen im März',
    text: `Sehr geehrte Frau Kilic,

für den März notieren Sie bitte folgende Fristen:

- Belege Februar: bei uns im Haus bis Freitag, 05.03.2027, 12:00 Uhr
- Umsatzsteuer-Voranmeldung Februar: Abgabe durch uns am 10.03.2027
- Zahlung an das Finanzamt: fällig 10.03.2027, Schonfrist bis 15.03.2027
- Sozialversicherungsbeiträge: Bankarbeitstag 29.03.2027

Belege, die später eingehen, können wir erst im Folgemonat buchen.

Mit freundlichen Grüßen
i. A. Corinna Ude
Steuerfachwirtin

Telefonisch erreichbar Mo - Do 8:30 - 12:00 und 13:00 - 16:00 Uhr, Fr 8:30 - 12:00 Uhr`,
    expected: [],
  },
  {
    name: 'de: haulier announces a delivery window',
    sentAt: '2027-04-06T14:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Spedition Querfurth Dispo <dispo@querfurth-log.example>',
    subject: 'Avis Sendung 77-3081554',
    text: `Sehr geehrte Damen und Herren,

Ihre Sendung (3 Paletten, 612 kg, Absender Fliesenwerk Oberhain) wird am Donnerstag, 08.04.2027 zwischen 07:00 und 13:00 Uhr
angeliefert. Bitte sorgen Sie für eine freie Zufahrt, der LKW hat eine Hebebühne.

Diese Nachricht wurde automatisch erstellt.

Spedition Querfurth GmbH
Dispo 0555 88 12-30`,
    expected: [],
  },
  {
    name: 'de: swiss property manager fixes the handover of a flat',
    sentAt: '2027-04-16T11:47:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Beatrice Amsler <b.amsler@liegenschaften-amsler.example>',
    subject: 'Mietobjekt Seestrasse 41, Parterre links / Abgabe',
    text: `Sehr geehrter Herr Zumsteg

Besten Dank für Ihre fristgerechte Kündigung. Die Abgabe des Ateliers findet wie telefonisch besprochen statt am

Freitag, 30. April 2027, 14.00 Uhr.

Wir bitten Sie, sämtliche Schlüssel (gemäss Protokoll 5 Stück) bereitzuhalten. Die Räume müssen vollständig geräumt und
gereinigt sein. Das Mietzinsdepot von CHF 4'800.– wird nach der Schlussabrechnung, spätestens bis 31. Juli, freigegeben.

Freundliche Grüsse

Beatrice Amsler
Amsler Liegenschaften AG
Schalter: Montag bis Freitag 8.30–11.30 Uhr`,
    expected: [at('2027-04-30T14:00:00+02:00')],
  },
  {
    name: 'de: austrian bank adviser names a date in Jänner',
    sentAt: '2027-01-13T15:05:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Gernot Hirschbichler <gernot.hirschbichler@regionalbank.example>',
    subject: 'Investitionskredit Backofen',
    text: `Grüß Gott Frau Leitgeb,

vielen Dank für die Unterlagen, damit kann ich schon einiges anfangen. Ich darf Sie zum Gespräch bei uns in der Filiale
erwarten: Donnerstag, 21. Jänner, 9 Uhr 30. Bitte nehmen Sie die Saldenliste vom Dezember mit.

Das Konditionenblatt (4,15 % auf 60 Monate) halte ich Ihnen bis 29. Jänner frei.

Beste Grüße aus der Filiale
Gernot Hirschbichler`,
    expected: [at('2027-01-21T09:30:00+01:00')],
  },
  {
    name: 'de: reply takes the second of three quoted slots',
    sentAt: '2027-05-18T08:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Nele Carstensen <carstensen@hofladen-carstensen.example>',
    subject: 'Re: Etiketten, Entwürfe besprechen',
    text: `Moin Herr Baumgart,

der zweite Termin passt mir gut, da komm ich zu Ihnen in die Agentur. Die anderen beiden sind leider schon belegt.

Bis dann
Nele Carstensen

Am 14.05.2027 um 15:20 schrieb Tilo Baumgart:
> Hallo Frau Carstensen,
>
> die Entwürfe für die Etiketten sind fertig. Wann wollen wir drüberschauen? Ich hätte frei:
>
> 1. Donnerstag, 20.05., 9:00 Uhr
> 2. Freitag, 21.05., 13:30 Uhr
> 3. Montag, 24.05., 10:00 Uhr
>
> Viele Grüße
> Tilo Baumgart`,
    expected: [at('2027-05-21T13:30:00+02:00')],
  },
  {
    name: 'de: customer cancels tomorrow and promises to write again',
    sentAt: '2027-06-09T19:33:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hanno Vieweg <hanno.vieweg@mailfach.example>',
    subject: 'Termin morgen',
    text: `Hallo Frau Sommer,

ich muss unseren Termin morgen um 10 Uhr leider absagen, der Kleine hat Fieber. Ich melde mich, sobald ich weiß, wann es wieder geht.

Tut mir leid für die Umstände!
Hanno Vieweg`,
    expected: [],
  },
  {
    name: 'de: site meeting is moved from wednesday to thursday',
    sentAt: '2027-06-14T12:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dipl.-Ing. Marlies Kotte <kotte@kotte-architektur.example>',
    subject: 'BV Kita Rosengarten: Baubesprechung verschoben',
    text: `Sehr geehrter Herr Demirel,

der Estrichleger ist krank geworden. Unsere Baubesprechung findet deshalb nicht am Mittwoch, 16.06. um 9 Uhr statt, sondern am
Donnerstag, 17.06. um 11:15 Uhr, wieder im Container.

Bitte bringen Sie die Pläne für die Lüftung in der Fassung C mit.

Mit freundlichem Gruß
M. Kotte`,
    expected: [at('2027-06-17T11:15:00+02:00')],
  },
  {
    name: 'de: newsletter advertises webinars',
    sentAt: '2027-09-07T06:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ladenfunk Magazin <newsletter@ladenfunk.example>',
    subject: 'Herbstfit im Handel: 3 kostenlose Webinare',
    text: `Liebe Leserin, lieber Leser,

der Herbst steht vor der Tür, und mit ihm unsere beliebten Webinare:

* Schaufenster, die ziehen: Dienstag, 14. September 2027, 18:00 Uhr
* Kasse und Finanzamt: Donnerstag, 16. September 2027, 18:00 Uhr
* Azubis finden ohne Budget: Mittwoch, 22. September 2027, 17:30 Uhr

Jetzt Platz sichern: https://ladenfunk.example/webinare

Außerdem in dieser Ausgabe: Was bringt die neue Verpackungsverordnung? Und: 20 % auf unser Jahresabo, nur bis 12.09.

Sie erhalten diese Mail, weil Sie sich für unseren Newsletter angemeldet haben. Abmelden: https://ladenfunk.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: calendar invitation for a quarterly review with a german zone',
    sentAt: '2027-03-01T10:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Sven Oelkers <sven.oelkers@druckhaus-oelkers.example>',
    subject: 'Einladung: Quartalsgespräch Druckhaus Oelkers',
    text: `Sven Oelkers lädt Sie zu einem Termin ein.

Quartalsgespräch Druckhaus Oelkers
Dienstag, 9. März 2027, 14:00 bis 15:00 Uhr
Ort: bei Ihnen, Besprechungsraum EG

Themen: Papierpreise, neue Falzmaschine, offene Reklamation 1183`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Oelkers//Kalender//DE
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
DTSTART:19810329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:q1-2027-7f31@druckhaus-oelkers.example
DTSTAMP:20270301T091200Z
DTSTART;TZID=Europe/Berlin:20270309T140000
DTEND;TZID=Europe/Berlin:20270309T150000
SUMMARY:Quartalsgespräch Druckhaus Oelkers
LOCATION:Besprechungsraum EG
ORGANIZER;CN=Sven Oelkers:mailto:sven.oelkers@druckhaus-oelkers.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:einkauf@werbewerk.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-03-09T14:00:00+01:00', '2027-03-09T15:00:00+01:00')],
  },
  {
    name: 'de: restaurant confirms the table for the christmas dinner in JSON-LD',
    sentAt: '2027-11-18T13:41:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gasthaus Zur Alten Mühle <reservierung@alte-muehle.example>',
    subject: 'Ihre Tischreservierung ist bestätigt',
    text: `Liebe Frau Rottmann,

Ihre Reservierung ist bestätigt.

Freitag, 3. Dezember 2027, 18:30 Uhr, 14 Personen (Mühlenstube)
Reservierungsnummer: AM-20931

Kostenlos stornieren können Sie bis 1. Dezember, 18 Uhr. Montag und Dienstag ist Ruhetag.

Wir freuen uns auf Sie!
Ihr Team der Alten Mühle`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "AM-20931",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Katja Rottmann" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gasthaus Zur Alten Mühle",
    "address": { "@type": "PostalAddress", "streetAddress": "Mühlgraben 2", "addressLocality": "Neuenhagen", "addressCountry": "DE" }
  },
  "startTime": "2027-12-03T18:30:00+01:00",
  "partySize": "14"
}
</script></head><body>
<p>Liebe Frau Rottmann,</p>
<p>Ihre Reservierung ist bestätigt.</p>
<p><b>Freitag, 3. Dezember 2027, 18:30 Uhr</b>, 14 Personen (Mühlenstube)<br>Reservierungsnummer: AM-20931</p>
<p>Kostenlos stornieren können Sie bis 1. Dezember, 18 Uhr. Montag und Dienstag ist Ruhetag.</p>
<p>Wir freuen uns auf Sie!<br>Ihr Team der Alten Mühle</p>
</body></html>`,
    expected: [at('2027-12-03T18:30:00+01:00')],
  },
  {
    name: 'de: partner in New York calls in the weeks of different summer time',
    sentAt: '2027-03-15T11:20:00-04:00',
    timezone: 'Europe/Berlin',
    from: 'Annika Thormann <athormann@hudsonprints.example>',
    subject: 'Siebdrucke für die Galerie',
    text: `Lieber Herr Quast,

die Andrucke sind da und sehen großartig aus. Lassen Sie uns am Donnerstag, 18. März, um 9.30 Uhr New Yorker Zeit
telefonieren, bei Ihnen ist es dann 14.30 Uhr (wir haben schon Sommerzeit). 45 Minuten sollten wir uns nehmen.

Ich rufe Sie auf dem Handy an.

Herzlich aus Brooklyn
Annika Thormann`,
    expected: [at('2027-03-18T14:30:00+01:00', '2027-03-18T15:15:00+01:00')],
  },
  {
    name: 'de: applicant describes general availability',
    sentAt: '2027-08-15T21:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jannik Wolters <jannik.wolters@posteingang.example>',
    subject: 'Bewerbung als Mechatroniker (Kennziffer 27-08)',
    text: `Sehr geehrte Damen und Herren,

hiermit bewerbe ich mich auf Ihre Stelle als Mechatroniker. Meinen Lebenslauf und die Zeugnisse finden Sie im Anhang.

Zurzeit arbeite ich noch im Schichtdienst (Früh 6-14 Uhr, Spät 14-22 Uhr). Für ein Gespräch bin ich in der Regel montags
gut zu erreichen, in der übernächsten Woche habe ich außerdem Urlaub. Anfangen könnte ich zum 01.11.2027.

Ich freue mich, von Ihnen zu hören.

Mit freundlichen Grüßen
Jannik Wolters`,
    expected: [],
  },
  {
    name: 'de: city museum offers three pitch slots to an agency',
    sentAt: '2027-09-17T09:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Friederike Lohse <lohse@stadtmuseum-altenfeld.example>',
    subject: 'Ausschreibung Erscheinungsbild: Einladung zur Präsentation',
    text: `Sehr geehrter Herr Yildirim,

Ihr Konzept hat die Jury überzeugt, Sie sind unter den letzten vier Büros. Gern möchten wir Sie persönlich kennenlernen.
Zur Auswahl stehen noch diese Zeiten:

Mo 27.09.  10:00–11:00 Uhr
Di 28.09.  14:00–15:00 Uhr
Mi 29.09.  09:30–10:30 Uhr

Bitte teilen Sie uns bis Mittwoch, 22.09., 12 Uhr mit, was Ihnen am liebsten ist. Ein Beamer ist vorhanden. Der Auftrag soll
bis Ende Oktober vergeben werden.

Mit freundlichen Grüßen
Dr. Friederike Lohse
Stadtmuseum Altenfeld, Di–So 10–17 Uhr geöffnet`,
    expected: [
      at('2027-09-27T10:00:00+02:00', '2027-09-27T11:00:00+02:00'),
      at('2027-09-28T14:00:00+02:00', '2027-09-28T15:00:00+02:00'),
      at('2027-09-29T09:30:00+02:00', '2027-09-29T10:30:00+02:00'),
    ],
  },
  {
    name: 'de: chimney sweep comes in november, after the clock change',
    sentAt: '2027-10-26T07:38:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bezirksschornsteinfeger Knoop <post@knoop-fegt.example>',
    subject: 'Feuerstättenschau Werkstatt Hafenstr. 19',
    text: `Sehr geehrte Familie Grabowski,

am Montag, den 08.11.2027 um 7:15 Uhr komme ich zur Messung der Heizung in Ihre Werkstatt. Bitte den Zugang zum Kessel und zum
Dachboden frei machen.

Sollte das gar nicht gehen, bitte bis 2.11. Bescheid geben (Büro vormittags 8-10 Uhr, 0555 66 21 9).

Glück auf
Enno Knoop`,
    expected: [at('2027-11-08T07:15:00+01:00')],
  },
  {
    name: 'de: hosting provider announces a maintenance window',
    sentAt: '2027-07-08T10:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Wolkenhaus Betrieb <status@wolkenhaus.example>',
    subject: '[Wartung] Mailserver mx4, 10./11. Juli',
    text: `Sehr geehrte Kundin, sehr geehrter Kunde,

wir tauschen die Speichersysteme des Servers mx4 aus.

Beginn: Samstag, 10.07.2027, 22:00 Uhr
Ende: Sonntag, 11.07.2027, 04:00 Uhr

In dieser Zeit können Sie keine Nachrichten abrufen. Eingehende Mails gehen nicht verloren.

Mit freundlichen Grüßen
Ihr Wolkenhaus-Team
Hotline Mo-Fr 8-20 Uhr`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: joint day at a trade fair without an hour',
    sentAt: '2027-05-03T18:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Udo Pfaffenbach <udo@zimmerei-pfaffenbach.example>',
    subject: 'Holzbaumesse',
    text: `Hallo Mirko,

so, ich hab uns zwei Tageskarten besorgt, 38 Euro das Stück, kannst mir irgendwann geben. Am Donnerstag, 10. Juni fahren wir zusammen
hin und bleiben den ganzen Tag, also nimm dir da bitte nichts anderes vor. Wer fährt, klären wir noch.

Gruß Udo`,
    expected: [days('2027-06-10')],
  },
  {
    name: 'de: employee is put down for the stock-take',
    sentAt: '2027-12-10T16:50:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Roswitha Engel <engel@eisenwaren-engel.example>',
    subject: 'Inventur',
    text: `Hallo Jana,

wie besprochen brauche ich dich bei der Inventur am Mittwoch, 29. Dezember, ganztägig. Der Laden bleibt an dem Tag zu, für Essen sorge
ich. Den Tag schreibe ich dir natürlich als Arbeitstag auf.

Danke dir und ein schönes drittes Adventswochenende
Roswitha Engel`,
    expected: [days('2027-12-29')],
  },
  {
    name: 'de: both quoted slots are declined',
    sentAt: '2027-10-18T13:04:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lars Hüttner <l.huettner@gala-huettner.example>',
    subject: 'AW: Kennenlernen wegen Pflegevertrag',
    text: `Hallo Herr Sieber,

danke für die Vorschläge, leider kann ich an beiden Tagen nicht, wir sind bis Monatsende komplett auf einer Baustelle im Harz.
Ich komme im November von mir aus auf Sie zu.

Viele Grüße
Lars Hüttner
Garten- und Landschaftsbau

-----Ursprüngliche Nachricht-----
Von: Matthias Sieber
Gesendet: Freitag, 15. Oktober 2027 11:17
An: Lars Hüttner
Betreff: Kennenlernen wegen Pflegevertrag

Hallo Herr Hüttner,

passt Ihnen Mittwoch, 20.10. um 10:00 Uhr oder Donnerstag, 21.10. um 15 Uhr bei uns auf dem Hof?

Gruß
M. Sieber`,
    expected: [],
  },
  {
    name: 'de: pastor asks the organ tuner in a fortnight from today',
    sentAt: '2027-08-24T09:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Pastor Ole Jessen <jessen@kirche-suederhoeft.example>',
    subject: 'Orgel',
    text: `Lieber Herr Plath,

der Kirchenvorstand hat gestern Abend grünes Licht für die Stimmung der Orgel gegeben (bis 2.300 Euro). Kommen Sie doch bitte heute in
vierzehn Tagen um 10 Uhr zu mir ins Pfarrhaus, dann machen wir den Vertrag fertig. Kaffee gibt es auch.

Ihr Ole Jessen`,
    expected: [at('2027-09-07T10:00:00+02:00')],
  },
  {
    name: 'de: lower case and without umlauts, call the day after tomorrow',
    sentAt: '2027-02-03T22:47:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Cem Arslan <cem@arslan-eventtechnik.example>',
    subject: 'angebot lichtanlage',
    text: `hi torben,

angebot hab ich gelesen, 3 fragen haett ich noch (pos. 4, 7 und die 19% auf transport). koennen wir uebermorgen um 17 uhr telefonieren? ich ruf
dich an.

gruss cem`,
    expected: [at('2027-02-05T17:00:00+01:00')],
  },
  {
    name: 'de: out-of-office reply',
    sentAt: '2027-07-26T08:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Petra Niehoff <niehoff@verpackung-niehoff.example>',
    subject: 'Automatische Antwort: Angebot Faltschachteln',
    text: `Guten Tag,

vielen Dank für Ihre Nachricht. Ich bin vom 26.07. bis einschließlich 13.08.2027 im Urlaub und ab Montag, 16.08., 8:00 Uhr wieder für
Sie da. Ihre E-Mail wird nicht weitergeleitet.

In dringenden Fällen hilft Ihnen Herr Bojan Lukic (0555 7103-22, Mo-Fr 9-15 Uhr).

Freundliche Grüße
Petra Niehoff`,
    expected: [],
  },
  {
    name: 'de: vocational school asks the training firm to a talk of twenty minutes',
    sentAt: '2027-03-11T12:40:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'StR Holger Diekmann <h.diekmann@bbs-nordtor.example>',
    subject: 'Ihr Auszubildender Finn R., Klasse KFZ 2b',
    text: `Sehr geehrte Frau Wiechert,

wegen der Fehlzeiten von Finn (im Februar waren es 9 Tage) würde ich gern mit Ihnen persönlich sprechen. Ich habe Ihnen dafür
Montag, den 22. März, 15:45 Uhr, Raum 114 reserviert; wir haben 20 Minuten.

Finn selbst ist an dem Tag bis 13:10 Uhr im Unterricht und nicht dabei. Die Zwischenprüfung bleibt davon unberührt.

Mit freundlichen Grüßen
Holger Diekmann
Klassenlehrer`,
    expected: [at('2027-03-22T15:45:00+01:00', '2027-03-22T16:05:00+01:00')],
  },
  {
    name: 'de: club chairman invites to a board meeting',
    sentAt: '2027-08-30T20:18:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Werner Holtkamp <vorstand@tus-eickhorst.example>',
    subject: 'Vorstandssitzung September',
    text: `Liebe Sabine,

unsere nächste Vorstandssitzung ist am Dienstag, 14.9., 19.30 h im Vereinsheim.

TOP 1 Kassenlage
TOP 2 Flutlicht (Angebot Elektro Menke, 18.400 Euro)
TOP 3 Ehrungen
TOP 4 Verschiedenes

Deinen Kassenbericht hätte ich gern bis 10.9., dann kopiere ich ihn für alle. Die Trainingszeiten der Damen bleiben übrigens wie gehabt
(Di und Do 18-19.30 Uhr), die müssen an dem Abend halt aus dem kleinen Raum raus.

Sportliche Grüße
Werner`,
    expected: [at('2027-09-14T19:30:00+02:00')],
  },
  {
    name: 'de: second payment reminder with date and phone hours',
    sentAt: '2027-04-22T07:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung Gerüstbau Tiemann <buchhaltung@geruestbau-tiemann.example>',
    subject: '2. Mahnung Rechnung RE-2027-0388',
    text: `Sehr geehrte Damen und Herren,

leider konnten wir zu unserer Rechnung RE-2027-0388 vom 01.03.2027 über 3.214,60 EUR noch keinen Zahlungseingang feststellen.

Bitte überweisen Sie den Betrag bis spätestens Montag, 03.05.2027 (Eingang auf unserem Konto bis 12:00 Uhr). Danach geben wir die Sache an
unseren Anwalt ab.

Rückfragen: Frau Specht, Mo-Fr 8:00-16:00 Uhr, 0555 914-17

Mit freundlichen Grüßen
Gerüstbau Tiemann GmbH & Co. KG`,
    expected: [],
  },
  {
    name: 'de: insurance man phones tomorrow at eleven',
    sentAt: '2027-09-23T16:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Rüdiger Voss <r.voss@voss-versichert.example>',
    subject: 'Schaden 27/55019',
    text: `Guten Tag Frau Ahlers, ich rufe Sie morgen um 11 Uhr wegen des Wasserschadens an, dann gehen wir die Liste durch. Gruß, Rüdiger Voss`,
    expected: [at('2027-09-24T11:00:00+02:00')],
  },
  {
    name: 'de: colleague wants a quarter of an hour today at half past three',
    sentAt: '2027-11-02T10:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Mareike Funk <mareike.funk@studio-kantig.example>',
    subject: 'kurz sprechen',
    text: `Hey Basti,

hast du heute Nachmittag um halb vier ne Viertelstunde für mich? Geht um die Farben fürs Weingut, der Kunde war gestern am Telefon nicht so
begeistert.

LG Mareike`,
    expected: [at('2027-11-02T15:30:00+01:00', '2027-11-02T15:45:00+01:00')],
  },
  {
    name: 'de: minutes of a past meeting, next one still open',
    sentAt: '2027-05-07T14:33:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Barbara Nussbaumer <b.nussbaumer@planwerk-graz.example>',
    subject: 'Protokoll Jour fixe Umbau Ordination',
    text: `Sehr geehrter Herr Dr. Pichler,

anbei das Protokoll unserer Besprechung vom Dienstag, 4. Mai, 10:00 bis 11:45 Uhr. Anwesend waren Sie, Frau Kern und ich.

Die wichtigsten Punkte:
- Bodenbelag: Muster 3 (Eiche hell)
- Elektriker hat am Montag um 7 Uhr begonnen und ist fertig
- Empfangspult wird um 12 cm niedriger

Einen neuen Termin vereinbaren wir, sobald der Tischler sein Angebot abgegeben hat.

Liebe Grüße
Barbara Nussbaumer`,
    expected: [],
  },
  {
    name: "de: colleague is away because of the daughter's doctor",
    sentAt: '2027-01-25T08:49:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Simone Reuter <reuter@hausverwaltung-talblick.example>',
    subject: 'Donnerstag',
    text: `Guten Morgen Herr Kempf,

nur damit Sie es wissen: Meine Tochter muss am Donnerstag um 14 Uhr zum Kieferorthopäden, ich bin deshalb ab mittags nicht im
Büro. Frau Koller übernimmt das Telefon, bei ihr brauchen Sie nichts zu veranlassen.

Gruß
Simone Reuter`,
    expected: [],
  },
  {
    name: 'de: booking page confirms a first talk with ICS in UTC and a video link',
    sentAt: '2027-07-11T19:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Terminbuchung Lindqvist Beratung <buchung@lindqvist-beratung.example>',
    subject: 'Bestätigt: Erstgespräch Fördermittel',
    text: `Hallo Frau Odenthal,

Ihr Termin ist gebucht.

Was: Erstgespräch Fördermittel mit Per Lindqvist
Wann: Mittwoch, 14.07.27, 13:00 – 13:30 Uhr (MESZ)
Wo: https://video.lindqvist-beratung.example/raum/8fk-22

Termin ändern oder stornieren: https://lindqvist-beratung.example/termin/aendern

Bitte halten Sie Ihre Steuernummer bereit.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Lindqvist//Buchung//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:b-55120@lindqvist-beratung.example
DTSTAMP:20270711T172600Z
DTSTART:20270714T110000Z
DTEND:20270714T113000Z
SUMMARY:Erstgespräch Fördermittel
DESCRIPTION:https://video.lindqvist-beratung.example/raum/8fk-22
ORGANIZER;CN=Per Lindqvist:mailto:buchung@lindqvist-beratung.example
ATTENDEE;PARTSTAT=ACCEPTED:mailto:info@toepferei-odenthal.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-07-14T13:00:00+02:00', '2027-07-14T13:30:00+02:00')],
  },
  {
    name: 'de: till supplier offers training slots, one already gone',
    sentAt: '2027-09-27T11:11:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Support Kassenpunkt <schulung@kassenpunkt.example>',
    subject: 'Ticket #48213 Einweisung neue Kasse',
    text: `Hallo Frau Bellmann,

für die Online-Einweisung in Ihre neue Kasse kann ich Ihnen folgende Termine anbieten:

- Di 5.10., 9.00-10.30 Uhr
- Mi 6.10., 13.00-14.30 Uhr
- Fr 8.10., 9.00-10.30 Uhr

Der Montag um 9 Uhr, nach dem Sie gefragt hatten, ist inzwischen leider vergeben. Schreiben Sie mir einfach, welcher es werden soll. Ihre Lizenz
läuft ab 1.10. und kostet 39 Euro im Monat.

Viele Grüße
Dominik Graf
Kassenpunkt Support, werktags 7-19 Uhr`,
    expected: [
      at('2027-10-05T09:00:00+02:00', '2027-10-05T10:30:00+02:00'),
      at('2027-10-06T13:00:00+02:00', '2027-10-06T14:30:00+02:00'),
      at('2027-10-08T09:00:00+02:00', '2027-10-08T10:30:00+02:00'),
    ],
  },
  {
    name: 'de: notary summons to the signing',
    sentAt: '2027-06-07T09:18:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Notariat Dr. Seeberger <sekretariat@notariat-seeberger.example>',
    subject: 'UVZ-Nr. offen / Kaufvertrag Gewerbeeinheit Torstraße',
    text: `Sehr geehrter Herr Mansouri,

in obiger Sache bestätigen wir den Beurkundungstermin am

Donnerstag, dem 24.06.2027, um 15:00 Uhr

in unseren Kanzleiräumen, 3. Etage. Den Entwurf haben Sie am 04.06.2027 erhalten; Änderungswünsche bitten wir bis zum 17.06.2027
mitzuteilen. Zum Termin ist ein gültiger Personalausweis oder Reisepass mitzubringen.

Mit freundlichen Grüßen

Heidrun Pawlak
Notarfachangestellte
Bürozeiten: Mo-Do 9-17 Uhr, Fr 9-14 Uhr`,
    expected: [at('2027-06-24T15:00:00+02:00')],
  },
  {
    name: 'de: building authority sets an on-site inspection of an hour',
    sentAt: '2027-07-28T13:56:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bauaufsicht Landkreis Heidmark <bauaufsicht@lk-heidmark.example>',
    subject: 'Az. 63-2027-00871: Nutzungsänderung Scheune zu Café',
    text: `Sehr geehrte Frau Thiessen,

zu Ihrem Antrag vom 11.06.2027 ist eine Besichtigung vor Ort erforderlich. Als Termin haben wir den 19. August 2027, 09:15 Uhr, vorgesehen. Bitte
planen Sie 60 Minuten ein und stellen Sie sicher, dass alle Räume zugänglich sind.

Die fehlende Stellplatzberechnung reichen Sie bitte bis 13.08.2027 nach. Die Gebühr von 180,00 EUR wird gesondert festgesetzt.

Im Auftrag
Kruse

Sprechzeiten: Di 8-12 Uhr, Do 14-17.30 Uhr und nach Vereinbarung`,
    expected: [at('2027-08-19T09:15:00+02:00', '2027-08-19T10:15:00+02:00')],
  },
  {
    name: 'de: sales rep arrives by train and is in the shop at quarter to eleven',
    sentAt: '2027-10-04T17:21:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Cornelius Abt <c.abt@wollmanufaktur-abt.example>',
    subject: 'Mein Besuch am Mittwoch',
    text: `Liebe Frau Janssen,

die Fahrkarten sind gebucht: Mein Zug geht am Mittwoch um 7:34 Uhr hier los und ist um 10:12 Uhr bei Ihnen in der Stadt. Um Viertel vor elf
bin ich dann wie abgemacht bei Ihnen im Laden und bringe die Frühjahrskollektion mit. Zurück muss ich um 15:46 Uhr.

Ich freue mich!
Cornelius Abt`,
    expected: [at('2027-10-06T10:45:00+02:00')],
  },
  {
    name: 'de: customer tells of a tv report and a product launch',
    sentAt: '2027-10-13T15:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Theresa Brückl <theresa@brueckl-naturkosmetik.example>',
    subject: 'Wir sind im Fernsehen :-)',
    text: `Hallo liebes Team,

das müsst ihr wissen: Am Sonntag, 17.10. um 18:45 Uhr läuft im Regionalprogramm der Beitrag über unsere Seifenküche, eure Dosen sind auch
im Bild! Danach steht er noch 30 Tage in der Mediathek.

Und am 1. November um 0 Uhr geht die neue Handcreme im Onlineshop live. Ohne euren schnellen Druck hätten wir das nie geschafft, danke!

Alles Liebe
Theresa`,
    expected: [],
  },
  {
    name: 'de: forwarded inspection, colleague has agreed for both',
    sentAt: '2027-12-06T09:08:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Frank Hellmich <hellmich@hellmich-haustechnik.example>',
    subject: 'WG: Begehung Heizzentrale',
    text: `Morgen Olaf,

hab für uns beide zugesagt. Also Donnerstag 10:30 Uhr an der Heizzentrale, bring bitte das Messgerät mit.

Frank

Von: Stadtwerke Auenbruck, Anja Richter
Gesendet: Freitag, 3. Dezember 2027 11:02
An: Frank Hellmich
Betreff: Begehung Heizzentrale

Sehr geehrter Herr Hellmich,

zur Vorbereitung des Angebots bieten wir Ihnen eine Begehung an am Donnerstag, 09.12.2027 um 10:30 Uhr, Treffpunkt Tor 2. Das Angebot
muss bis 17.12.2027, 12:00 Uhr vorliegen.

Mit freundlichen Grüßen
Anja Richter`,
    expected: [at('2027-12-09T10:30:00+01:00')],
  },
  {
    name: 'de: one time declined, another proposed with its end',
    sentAt: '2027-04-01T10:44:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ulrike Sander <u.sander@physio-sander.example>',
    subject: 'Re: Website Relaunch, nächster Schritt',
    text: `Hallo Herr Krause,

Dienstag um 15 Uhr passt mir leider nicht, da bin ich voll mit Patienten. Ginge bei Ihnen stattdessen Mittwoch, 7.4., von 16:15 bis 17 Uhr?
Gern per Video, dann spare ich mir die Fahrt.

Viele Grüße
Ulrike Sander

> Am 31.03.2027 um 17:50 schrieb Jens Krause:
> Hallo Frau Sander, die Texte sind drin. Wollen wir am Dienstag, 6.4. um 15 Uhr zusammen durchklicken?`,
    expected: [at('2027-04-07T16:15:00+02:00', '2027-04-07T17:00:00+02:00')],
  },
  {
    name: 'de: viennese lunch on friday at halb eins',
    sentAt: '2027-08-09T11:59:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Poldi Haselgruber <poldi@haselgruber-optik.example>',
    subject: 'Mittagessen',
    text: `Servus Karl,

lang nimmer gsehn! Gemma am Freitag um halb eins zum Griechen in der Neubaugasse? Ich reservier uns draußen was, und diesmal zahl ich.

Baba
Poldi`,
    expected: [at('2027-08-13T12:30:00+02:00')],
  },
  {
    name: 'de: wine merchant writes to all customers about a warehouse sale',
    sentAt: '2027-11-09T17:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Weinkontor Dressler <hallo@weinkontor-dressler.example>',
    subject: 'Lagerverkauf im November',
    text: `Liebe Kundinnen und Kunden,

wir räumen das Lager für den neuen Jahrgang. Am Freitag, 19.11. von 9 bis 18 Uhr und am Samstag, 20.11. von 9 bis 14 Uhr gibt es in der
Gutenbergstraße alle Restposten bis zu 40 % günstiger. Parkplätze sind im Hof, Kartenzahlung ist möglich.

Schöne Grüße
Familie Dressler`,
    expected: [],
  },
  {
    name: 'de: rota of the others while the reader is on holiday',
    sentAt: '2027-06-24T15:48:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Manuela Stolz <manuela@backstube-stolz.example>',
    subject: 'Dienstplan KW 26',
    text: `Hallo Gesine,

hier zur Ablage der Plan für nächste Woche, du selbst hast ja Urlaub und stehst nicht drauf:

Mo 28.6.  5-13 Uhr Ayse, 12-19 Uhr Ronny
Di 29.6.  5-13 Uhr Ayse, 12-19 Uhr Lotte
Mi 30.6.  5-13 Uhr Ronny, 12-19 Uhr Lotte
Do 1.7.   5-13 Uhr Ayse, 12-19 Uhr Ronny
Fr 2.7.   5-13 Uhr Lotte, 12-19 Uhr Ayse

Erhol dich gut!
Manu`,
    expected: [],
  },
  {
    name: 'de: only parts of the day, hour to be settled later',
    sentAt: '2027-03-02T12:25:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Detlef Wunderlich <d.wunderlich@brieftaube.example>',
    subject: 'Fahrrad / Inspektion',
    text: `Guten Tag,

das Rad meiner Frau (Rahmennr. 8841-1630) müsste mal zur Durchsicht, 2 Speichen sind auch hin. Ich könnte es am Donnerstagnachmittag oder im Laufe des
Freitagvormittags vorbeibringen, je nachdem, wie Sie Platz haben. Wegen der genauen Uhrzeit rufe ich vorher noch mal durch.

MfG
D. Wunderlich`,
    expected: [],
  },
  {
    name: 'de: supplier will drop in on a date, hour still unknown',
    sentAt: '2027-09-03T08:35:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Ing. Thomas Eibensteiner <t.eibensteiner@kaffeetechnik-mv.example>',
    subject: 'Wartungsvertrag Siebträger',
    text: `Sehr geehrte Frau Hofer,

am 14. September bin ich bei mehreren Kunden in Linz und würde auch bei Ihnen kurz hereinschauen, um den neuen Wartungsvertrag vorbeizubringen. Wie
spät es wird, kann ich noch nicht sagen, die Uhrzeit gebe ich Ihnen in der Woche davor bekannt.

Der Vertrag kostet künftig 26 Euro im Monat, kündbar jeweils zum 31.12.

Mit besten Grüßen
Thomas Eibensteiner`,
    expected: [],
  },
  {
    name: 'de: registration for a three-day course is confirmed',
    sentAt: '2027-08-16T10:29:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Akademie für Denkmalpflege <anmeldung@denkmal-akademie.example>',
    subject: 'Anmeldebestätigung Kurs L-318 Lehmputz',
    text: `Sehr geehrter Herr Marquardt,

Ihre Anmeldung zum Kurs L-318 "Historischer Lehmputz" ist bei uns eingegangen, Sie haben einen Platz.

Der Kurs findet vom 12. bis 14. Oktober 2027 jeweils ganztägig in unserer Werkstatt in Gut Rehfelde statt. Den Stundenplan erhalten Sie vor Ort.

Teilnahmegebühr: 690,00 EUR, zahlbar bis 15.09.2027
Arbeitskleidung bitte mitbringen, Werkzeug ist vorhanden.

Mit freundlichen Grüßen
Karin Behnke
Seminarbüro (Mo-Do 9-15 Uhr)`,
    expected: [days('2027-10-12', '2027-10-15')],
  },
  {
    name: 'de: calendar cancellation of a consultation',
    sentAt: '2027-11-05T14:14:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Yvonne Kirchhoff <kirchhoff@energieberatung-kirchhoff.example>',
    subject: 'Abgesagt: Energieberatung Bäckerei Stolz',
    text: `Guten Tag Frau Stolz,

leider muss ich den Termin am Dienstag, 9. November, 13:30 Uhr streichen, ich liege mit Grippe im Bett. Sobald ich wieder auf den Beinen bin, melde ich mich.

Yvonne Kirchhoff`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Kirchhoff//Kalender//DE
METHOD:CANCEL
BEGIN:VEVENT
UID:eb-3319@energieberatung-kirchhoff.example
DTSTAMP:20271105T131400Z
DTSTART:20271109T123000Z
DTEND:20271109T143000Z
SUMMARY:Energieberatung Bäckerei Stolz
ORGANIZER;CN=Yvonne Kirchhoff:mailto:kirchhoff@energieberatung-kirchhoff.example
ATTENDEE:mailto:manuela@backstube-stolz.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'de: swiss seminar ticket in JSON-LD with start and end',
    sentAt: '2027-08-26T16:03:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Gewerbeverband Oberland <kurse@gewerbe-oberland.example>',
    subject: 'Ihr Ticket: Seminar Arbeitsrecht für KMU',
    text: `Grüezi Frau Bänziger

Vielen Dank für Ihre Buchung. Ihr Platz ist reserviert:

Arbeitsrecht für KMU
Donnerstag, 16. September 2027, 9.00 bis 16.30 Uhr
Kongresshaus Oberland, Saal B

Buchungsnummer GO-7714, CHF 340.– (inkl. Mittagessen), zahlbar innert 30 Tagen.

Freundliche Grüsse
Gewerbeverband Oberland`,
    html: `<html><head><meta charset="utf-8"></head><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "GO-7714",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Ursina Bänziger" },
  "reservationFor": {
    "@type": "Event",
    "name": "Arbeitsrecht für KMU",
    "startDate": "2027-09-16T09:00:00+02:00",
    "endDate": "2027-09-16T16:30:00+02:00",
    "location": { "@type": "Place", "name": "Kongresshaus Oberland, Saal B", "address": "Bahnhofplatz 3, Oberwil" }
  }
}]
</script>
<p>Grüezi Frau Bänziger</p>
<p>Vielen Dank für Ihre Buchung. Ihr Platz ist reserviert:</p>
<p><strong>Arbeitsrecht für KMU</strong><br>Donnerstag, 16. September 2027, 9.00 bis 16.30 Uhr<br>Kongresshaus Oberland, Saal B</p>
<p>Buchungsnummer GO-7714, CHF 340.– (inkl. Mittagessen), zahlbar innert 30 Tagen.</p>
<p>Freundliche Grüsse<br>Gewerbeverband Oberland</p>
</body></html>`,
    expected: [at('2027-09-16T09:00:00+02:00', '2027-09-16T16:30:00+02:00')],
  },
  {
    name: 'de: parcel announcement with JSON-LD',
    sentAt: '2027-12-01T05:37:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Flinkpaket <zustellung@flinkpaket.example>',
    subject: 'Ihr Paket kommt am Donnerstag',
    text: `Guten Tag,

Ihr Paket von Knopf & Garn Versand ist unterwegs und wird voraussichtlich am Donnerstag, 2. Dezember, zwischen 11:00 und 13:00 Uhr zugestellt.

Sendungsnummer: FP 0042 7719 3308
Nicht zu Hause? Ablageort wählen: https://flinkpaket.example/s/004277193308

Ihr Flinkpaket-Team`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "FP004277193308",
  "carrier": { "@type": "Organization", "name": "Flinkpaket" },
  "expectedArrivalFrom": "2027-12-02T11:00:00+01:00",
  "expectedArrivalUntil": "2027-12-02T13:00:00+01:00",
  "partOfOrder": { "@type": "Order", "orderNumber": "KG-99120", "merchant": { "@type": "Organization", "name": "Knopf & Garn Versand" } }
}
</script>
<p>Guten Tag,</p>
<p>Ihr Paket von Knopf &amp; Garn Versand ist unterwegs und wird voraussichtlich am <b>Donnerstag, 2. Dezember, zwischen 11:00 und 13:00 Uhr</b> zugestellt.</p>
<p>Sendungsnummer: FP 0042 7719 3308</p>
<p>Nicht zu Hause? <a href="https://flinkpaket.example/s/004277193308">Ablageort wählen</a></p>
<p>Ihr Flinkpaket-Team</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'de: swiss colleague asks for tomorrow with a dialect word',
    sentAt: '2027-05-25T13:19:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Urs Gerber <urs.gerber@velowerk-bern.example>',
    subject: 'Offerte Lastenvelos',
    text: `Hoi Reto

Merci für die Offerte, CHF 11'900.– ist happig, aber machbar. Ich komme morn um 17.30 Uhr schnell bei dir in der Werkstatt vorbei und
unterschreibe, ok?

Gruess
Urs`,
    expected: [at('2027-05-26T17:30:00+02:00')],
  },
  {
    name: 'de: cork supplier in Lisbon proposes a video call in his own zone',
    sentAt: '2027-11-19T10:52:00+00:00',
    timezone: 'Europe/Berlin',
    from: 'Henrique Matos <h.matos@cortica-matos.example>',
    subject: 'Muster Korkböden',
    text: `Sehr geehrte Frau Wendland,

die Muster haben wir gestern verschickt (Paket 1,8 kg, sollte am Dienstag bei Ihnen sein). Ich schlage vor, wir besprechen sie am Donnerstag, 25.11.
um 14 Uhr Lissabonner Zeit per Video:

https://meet.cortica-matos.example/wendland

Entschuldigen Sie mein Deutsch, ich habe vor 20 Jahren in Kassel gelernt.

Mit freundlichen Grüßen
Henrique Matos`,
    expected: [at('2027-11-25T15:00:00+01:00')],
  },
];
