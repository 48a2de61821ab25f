import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: customer asks the joiner to measure, half past in spoken form',
    sentAt: '2027-01-12T19:42:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Henrike Bollmann <h.bollmann@postkasten.example>',
    subject: 'Aufmaß Einbauschrank Dachschräge',
    text: `Guten Abend Herr Tiedemann,

danke für Ihren Rückruf heute Mittag. Wie besprochen kommen Sie am Donnerstag früh um halb neun zum Ausmessen vorbei. Klingeln bitte bei Bollmann/Rath, 3. OG links, der Aufzug geht leider gerade nicht.

Die Schräge ist ungefähr 2,40 m lang, unten sind 85 cm Kniestock. Preislich hatten Sie ja grob 2.800 bis 3.200 Euro genannt, das passt für uns.

Viele Grüße
Henrike Bollmann
Lindenufer 14, 24103 Kiel`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'de: Austrian colleague, dreiviertel clock time',
    sentAt: '2027-02-03T16:05:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Poldi Kreuzhuber <l.kreuzhuber@kreuzhuber-elektro.example>',
    subject: 'Re: Baustelle Hütteldorf',
    text: `Servus Manfred,

passt, dann treff ma uns morgen in der Früh um dreiviertel acht direkt auf der Baustelle in Hütteldorf. Nimm bitte den Plan vom Verteiler mit, den hab ich im Büro liegen lassen.

Baba
Poldi`,
    expected: [at('2027-02-04T07:45:00+01:00')],
  },
  {
    name: 'de: Swiss fiduciary confirms annual accounts meeting with length',
    sentAt: '2027-02-22T10:31:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Regula Zurflüh <r.zurflueh@treuhand-zurflueh.example>',
    subject: 'Besprechung Jahresabschluss 2026',
    text: `Grüezi Herr Ammann

Besten Dank für die Unterlagen, sie sind vollständig. Gerne bestätige ich Ihnen die Besprechung des Jahresabschlusses am Dienstag, 9. März 2027, 14.15 Uhr bei uns an der Seestrasse. Rechnen Sie bitte mit rund 90 Minuten.

Die Steuererklärung müssen wir bis spätestens 31. März einreichen, eine Fristverlängerung bis 30. September habe ich vorsorglich beantragt.

Freundliche Grüsse
Regula Zurflüh

Zurflüh Treuhand AG | Seestrasse 88 | 8820 Wädenswil
Telefonzeiten: Mo–Do 8.00–11.30 / 13.30–17.00 Uhr`,
    expected: [at('2027-03-09T14:15:00+01:00', '2027-03-09T15:45:00+01:00')],
  },
  {
    name: 'de: three alternative slots for a job interview',
    sentAt: '2027-03-15T09:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Bewerbermanagement Orthopädie Kessler <team@ortho-kessler.example>',
    subject: 'Einladung zum Vorstellungsgespräch – MFA (m/w/d)',
    text: `Sehr geehrte Frau Yıldırım,

vielen Dank für Ihre Bewerbung als Medizinische Fachangestellte, über die wir uns sehr gefreut haben. Gern würden wir Sie persönlich kennenlernen und bieten Ihnen folgende Termine an:

- Mi., 24.03.2027, 13:00 – 13:45 Uhr
- Do., 25.03.2027, 17:30 – 18:15 Uhr
- Di., 30.03.2027, 8:15 – 9:00 Uhr

Bitte geben Sie uns bis Freitag, 19.03., 12 Uhr Bescheid, welcher Termin Ihnen am besten passt. Bringen Sie bitte Ihre Zeugnisse im Original mit.

Mit freundlichen Grüßen
i. A. Dagmar Piontek
Praxisleitung

Orthopädische Gemeinschaftspraxis Dr. Kessler & Kollegen
Sprechzeiten: Mo, Di, Do 8–12 und 15–18 Uhr, Mi und Fr 8–13 Uhr
Tel. 0511 000 33 20`,
    expected: [
      at('2027-03-24T13:00:00+01:00', '2027-03-24T13:45:00+01:00'),
      at('2027-03-25T17:30:00+01:00', '2027-03-25T18:15:00+01:00'),
      at('2027-03-30T08:15:00+02:00', '2027-03-30T09:00:00+02:00'),
    ],
  },
  {
    name: 'de: parcel delivery window, no meeting',
    sentAt: '2027-03-18T06:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Flinkpost Zustellung <noreply@flinkpost.example>',
    subject: 'Ihre Sendung 4471 9902 118 kommt heute',
    text: `Guten Tag,

Ihre Sendung von Beschlaghandel Overath wird Ihnen heute, Donnerstag, 18.03.2027, voraussichtlich zwischen 11:15 Uhr und 13:15 Uhr zugestellt.

Sie sind nicht da? Bis 9:00 Uhr können Sie einen Ablageort angeben oder die Zustellung auf morgen verschieben.

Sendungsnummer: 4471 9902 118
Gewicht: 12,4 kg

Ihr Flinkpost-Team
Dies ist eine automatisch erzeugte Nachricht.`,
    expected: [],
  },
  {
    name: 'de: moved from Tuesday to Friday',
    sentAt: '2027-04-12T13:27:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jens Oltmanns <oltmanns@oltmanns-haustechnik.example>',
    subject: 'Terminverschiebung Heizungswartung',
    text: `Moin Frau Carstens,

leider ist bei uns ein Kollege ausgefallen. Wir müssen die Wartung Ihrer Therme deshalb von Dienstag, 20.4., 8 Uhr auf Freitag, 23.4., 10 Uhr verschieben. Es dauert wie immer etwa eine Stunde.

Wenn das gar nicht geht, rufen Sie bitte kurz durch: 04421 000 871.

Schöne Grüße aus Wilhelmshaven
Jens Oltmanns`,
    expected: [at('2027-04-23T10:00:00+02:00', '2027-04-23T11:00:00+02:00')],
  },
  {
    name: 'de: accepts second of quoted proposals',
    sentAt: '2027-04-28T08:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Carola Nebelthau <nebelthau@nebelthau-immobilien.example>',
    subject: 'Re: Shooting Musterwohnung',
    text: `Liebe Frau Stegner,

der zweite Termin passt uns wunderbar, den ersten schaffe ich leider nicht. Den Schlüssel bringe ich mit.

Herzliche Grüße
Carola Nebelthau

Am 27.04.2027 um 17:20 schrieb Fotostudio Stegner <hallo@studio-stegner.example>:
> Liebe Frau Nebelthau,
>
> für die Fotos der Musterwohnung könnte ich Ihnen anbieten:
> 1) Montag, 3. Mai, 9:30 Uhr
> 2) Mittwoch, 5. Mai, 11:00 Uhr
>
> Was ist Ihnen lieber?
>
> Beste Grüße
> Pia Stegner`,
    expected: [at('2027-05-05T11:00:00+02:00')],
  },
  {
    name: 'de: reminder of unpaid invoice with due date and bank hour',
    sentAt: '2027-05-04T11:00:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Buchhaltung Holzhandel Radlmair <buchhaltung@radlmair-holz.example>',
    subject: '1. Mahnung RE-2027-0418',
    text: `Sehr geehrte Damen und Herren,

zu unserer Rechnung RE-2027-0418 vom 02.04.2027 über EUR 1.486,30 konnten wir bisher keinen Zahlungseingang feststellen. Bitte überweisen Sie den offenen Betrag bis längstens Freitag, 14. Mai 2027, 12:00 Uhr (Eingang auf unserem Konto).

Sollten Sie inzwischen bezahlt haben, betrachten Sie dieses Schreiben bitte als gegenstandslos.

Für Rückfragen bin ich Mo–Do von 8 bis 15 Uhr unter 07242 000 16 erreichbar.

Mit freundlichen Grüßen
Gerlinde Zauner`,
    expected: [],
  },
  {
    name: 'de: all lower case friend of the firm, lunch the day after tomorrow',
    sentAt: '2027-05-10T22:16:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'basti wolters <basti@woltersdruck.example>',
    subject: 'mittagessen',
    text: `hey nora,

lange nix gehört! hast du übermorgen lust auf mittag? 12:30 beim vietnamesen in der körnerstrasse, ich lad dich ein. die flyer bring ich dann gleich mit, sind heute aus der maschine gekommen

lg basti`,
    expected: [at('2027-05-12T12:30:00+02:00')],
  },
  {
    name: 'de: bulk newsletter of a garden centre with event hours',
    sentAt: '2027-05-06T05:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gartenwelt Pfaffenrot <newsletter@gartenwelt-pfaffenrot.example>',
    subject: 'Balkonwochen: 20 % auf Geranien + großes Frühlingsfest',
    isBulk: true,
    text: `Hallo Gartenfreunde,

die Eisheiligen sind bald vorbei – Zeit für Farbe auf dem Balkon!

* Geranien ab 1,99 €
* Frühlingsfest am Samstag, 15. Mai, von 10 bis 17 Uhr mit Grillwurst und Hüpfburg
* Vortrag "Rosen richtig schneiden", 15. Mai, 14 Uhr, Eintritt frei

Wir freuen uns auf Ihren Besuch!
Ihre Gartenwelt Pfaffenrot

Öffnungszeiten: Mo–Fr 9–18:30 Uhr, Sa 9–17 Uhr
Sie möchten keine Post mehr von uns? Hier abmelden.`,
    expected: [],
  },
  {
    name: 'de: ICS invitation for a project kick-off',
    sentAt: '2027-06-01T09:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Marek Dombrowski <m.dombrowski@pixelgut.example>',
    subject: 'Einladung: Kick-off Relaunch Webseite',
    text: `Hallo zusammen,

anbei die Einladung zum Kick-off. Agenda schicke ich bis Ende der Woche rum.

Grüße
Marek`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Pixelgut//Kalender//DE
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:5d1e-kickoff-2027@pixelgut.example
DTSTAMP:20270601T074000Z
DTSTART;TZID=Europe/Berlin:20270610T133000
DTEND;TZID=Europe/Berlin:20270610T150000
SUMMARY:Kick-off Relaunch Webseite
LOCATION:Pixelgut\\, Speicherstraße 5\\, Raum Elbe
ORGANIZER;CN=Marek Dombrowski:mailto:m.dombrowski@pixelgut.example
ATTENDEE;CN=Büro;RSVP=TRUE:mailto:buero@seilerei-hansen.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-10T13:30:00+02:00', '2027-06-10T15:00:00+02:00')],
  },
  {
    name: 'de: customer declines and asks for other proposals',
    sentAt: '2027-06-08T18:33:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Familie Grabowski <grabowski.essen@webbrief.example>',
    subject: 'AW: Ihr Küchentermin',
    text: `Guten Tag Herr Brömmel,

Donnerstag um 16 Uhr geht bei uns leider nicht, da haben wir Elternabend. Und am Freitag arbeitet mein Mann bis spät. Können Sie uns bitte andere Termine nennen? Grundsätzlich sind wir in der Woche danach flexibler.

MfG
S. Grabowski

-----Ursprüngliche Nachricht-----
Von: Küchenstudio Brömmel
Gesendet: Dienstag, 8. Juni 2027 10:02
An: Familie Grabowski
Betreff: Ihr Küchentermin

Sehr geehrte Familie Grabowski,
wir schlagen Ihnen Donnerstag, den 10.06.2027 um 16:00 Uhr zur Planung in unserem Studio vor.
Freundliche Grüße
Uwe Brömmel`,
    expected: [],
  },
  {
    name: 'de: JSON-LD restaurant reservation for a team dinner',
    sentAt: '2027-06-14T15:20:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Restaurant Schifflände <reservation@schifflaende-rapperswil.example>',
    subject: 'Ihre Reservation ist bestätigt',
    text: `Guten Tag Frau Bissig

Ihre Reservation ist bestätigt. Die Angaben finden Sie in der HTML-Ansicht dieser Nachricht.

Herzlich
Ihr Team der Schifflände`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "SL-20881",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Livia Bissig" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restaurant Schifflände",
    "address": { "@type": "PostalAddress", "streetAddress": "Seequai 3", "addressLocality": "Rapperswil", "addressCountry": "CH" }
  },
  "startTime": "2027-06-25T19:00:00+02:00",
  "partySize": "9"
}
</script></head><body><p>Guten Tag Frau Bissig</p><p>Ihre Reservation ist bestätigt: Freitag, 25. Juni 2027, 19.00 Uhr, 9 Personen, Seeterrasse.</p><p>Unsere Küche ist täglich von 11.30 bis 21.30 Uhr offen.</p><p>Herzlich<br>Ihr Team der Schifflände</p></body></html>`,
    expected: [at('2027-06-25T19:00:00+02:00')],
  },
  {
    name: 'de: writer on holiday, flight and return named only',
    sentAt: '2027-07-01T07:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sven Achterberg <achterberg@achterberg-metall.example>',
    subject: 'bin dann mal weg',
    text: `Hallo Kathi,

nur kurz zur Info: mein Flieger geht morgen um 6:20 Uhr ab Köln, Rückflug ist am 16.7., Landung um 22:45. Ab Montag, 19.7. bin ich wieder im Büro.

Die Geländer für Vahrenkamp sind fertig verzinkt und stehen in Halle 2. Bei Fragen bitte an Rüdiger wenden, der ist täglich ab 7 Uhr da.

Gruß Sven`,
    expected: [],
  },
  {
    name: 'de: landlord announces meter reading in the office',
    sentAt: '2027-11-02T14:10:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Ritterbusch <service@hv-ritterbusch.example>',
    subject: 'Ablesung der Heizkostenverteiler in Ihren Büroräumen',
    text: `Sehr geehrte Mieterin, sehr geehrter Mieter der Einheit 07,

die Firma Wärmedat liest die Heizkostenverteiler in Ihren Räumen (Hofgebäude, 1. OG) ab am

Montag, dem 15.11.2027, von 9:00 bis 10:30 Uhr.

Bitte sorgen Sie dafür, dass jemand vor Ort ist und alle Heizkörper frei zugänglich sind. Kann Ihr Verbrauch nicht abgelesen werden, muss er geschätzt werden.

Mit freundlichen Grüßen
Hausverwaltung Ritterbusch GmbH
Bürozeiten: Mo–Fr 9–12 Uhr, Do zusätzlich 14–17 Uhr`,
    expected: [at('2027-11-15T09:00:00+01:00', '2027-11-15T10:30:00+01:00')],
  },
  {
    name: 'de: video call with two zones named',
    sentAt: '2027-09-07T16:48:00-04:00',
    timezone: 'Europe/Berlin',
    from: 'Wiebke Lauterbach <wiebke@lauterbach-imports.example>',
    subject: 'Videocall neue Kollektion',
    text: `Lieber Herr Sasse,

viele Grüße aus Boston! Für die Besprechung der neuen Kollektion schlage ich Dienstag, den 14. September um 16:00 Uhr deutscher Zeit vor (bei mir ist es dann 10 Uhr morgens). Wir sollten in einer Dreiviertelstunde durch sein.

Hier der Link: https://meet.konferenzo.example/lauterbach-sasse

Die Muster sind am Freitag per Kurier raus und sollten bis Montag bei Ihnen sein.

Herzlichst
Wiebke Lauterbach`,
    expected: [at('2027-09-14T16:00:00+02:00', '2027-09-14T16:45:00+02:00')],
  },
  {
    name: 'de: IT maintenance window at night',
    sentAt: '2027-09-16T10:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Nordnetz Hosting Support <support@nordnetz-hosting.example>',
    subject: 'Wartungsarbeiten am 22.09.2027',
    text: `Sehr geehrter Kunde,

am Mittwoch, 22.09.2027, führen wir zwischen 01:00 und 04:00 Uhr Wartungsarbeiten am Mailserver mx3 durch. In dieser Zeit kann es zu kurzen Unterbrechungen beim Abruf Ihrer E-Mails kommen. Es gehen keine Nachrichten verloren.

Sie müssen nichts unternehmen.

Ticket: NN-77120
Ihr Nordnetz-Team
Hotline Mo–Fr 8–20 Uhr`,
    expected: [],
  },
  {
    name: 'de: trade fair together, two days without hours',
    sentAt: '2027-09-20T12:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ulf Petermann <u.petermann@petermann-kaelte.example>',
    subject: 'Chillexpo Nürnberg',
    text: `Hallo Birte,

die Karten sind da! Wir zwei fahren also wie abgemacht am 12. und 13. Oktober zusammen zur Chillexpo nach Nürnberg, beide Tage komplett. Hotel hab ich auf deinen Namen reserviert (89 € die Nacht mit Frühstück).

Standbau macht dieses Jahr Firma Krell, darum müssen wir uns nicht kümmern.

Gruß
Ulf`,
    expected: [days('2027-10-12', '2027-10-14')],
  },
  {
    name: 'de: part of the day without an hour',
    sentAt: '2027-10-04T08:20:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Theresa Höllwarth <kanzlei@hoellwarth-recht.example>',
    subject: 'Mietvertrag Geschäftslokal',
    text: `Sehr geehrter Herr Pichlmayr,

den Entwurf des Mietvertrags habe ich durchgesehen, in den Punkten 4 und 11 sehe ich Änderungsbedarf. Wir sollten das telefonisch besprechen. Ich bin am Donnerstag Nachmittag gut erreichbar, sonst in der Regel auch vormittags in der Kanzlei.

Der Vermieter erwartet die Rückmeldung bis 15. Oktober.

Mit freundlichen Grüßen
Theresa Höllwarth`,
    expected: [],
  },
  {
    name: 'de: teacher offers a parent two times',
    sentAt: '2027-10-11T17:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Anneliese Kurz <kurz@grundschule-am-weiher.example>',
    subject: 'Gespräch wegen Leseförderung',
    text: `Liebe Frau Demirel,

gern können wir uns wegen der Leseförderung zusammensetzen. Ich hätte am kommenden Montag (18.10.) um 15:15 Uhr Zeit oder am Mittwoch (20.10.) schon um 7:30 Uhr vor dem Unterricht. Beides bei mir im Raum 104. Schreiben Sie mir einfach, was besser passt.

Ach ja: Das Geld für den Wandertag (12 Euro) bitte bis Freitag mitgeben.

Liebe Grüße
A. Kurz, Klasse 3b`,
    expected: [at('2027-10-18T15:15:00+02:00'), at('2027-10-20T07:30:00+02:00')],
  },
  {
    name: 'de: dentist confirms appointment for the firm owner',
    sentAt: '2027-01-25T09:03:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Zahnarztpraxis Dr. Wohlleben <termine@zahnarzt-wohlleben.example>',
    subject: 'Terminerinnerung',
    text: `Sehr geehrter Herr Quandt,

wir erinnern Sie an Ihren Termin zur professionellen Zahnreinigung am Mi 27.01.27 um 7.45 Uhr.

Können Sie nicht kommen, sagen Sie bitte spätestens 24 Stunden vorher ab, sonst müssen wir 60 Euro Ausfallhonorar berechnen.

Ihr Praxisteam Dr. Wohlleben
Sprechstunde: Mo–Do 7.30–18 Uhr, Fr 7.30–13 Uhr`,
    expected: [at('2027-01-27T07:45:00+01:00')],
  },
  {
    name: 'de: thanks after a past meeting, next step without date',
    sentAt: '2027-02-12T15:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Thorben Wiechmann <thorben.wiechmann@wiechmann-catering.example>',
    subject: 'Danke für gestern!',
    text: `Liebe Frau Ostrowski,

vielen Dank für das nette Gespräch gestern um 14 Uhr und den leckeren Kuchen. Das Angebot für das Sommerfest (120 Personen, 38,50 € pro Kopf) bekommen Sie bis spätestens Mittwoch, 17.02.

Danach melde ich mich telefonisch, dann sehen wir weiter.

Ein schönes Wochenende
Thorben Wiechmann`,
    expected: [],
  },
  {
    name: 'de: one-line mail, today at a spoken hour',
    sentAt: '2027-02-24T11:58:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kalle <kalle@raderei-ehrenfeld.example>',
    subject: 'rad abholen',
    text: `tach, ich komm heut nachmittag um viertel nach fünf mitm lastenrad zu dir in die werkstatt, bremse gucken wie besprochen. gruß kalle`,
    expected: [at('2027-02-24T17:15:00+01:00')],
  },
  {
    name: 'de: cancelled appointment without replacement',
    sentAt: '2027-03-02T07:22:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Beat Inderbitzin <b.inderbitzin@inderbitzin-sanitaer.example>',
    subject: 'Absage Besichtigung',
    text: `Guten Morgen Frau Schnyder

Leider muss ich die Besichtigung vom Donnerstag, 4. März, 10.00 Uhr absagen, ich liege mit Grippe im Bett. Sobald ich wieder auf den Beinen bin, rufe ich Sie für einen neuen Termin an.

Entschuldigen Sie die Umstände.

Freundliche Grüsse
Beat Inderbitzin
Inderbitzin Sanitär GmbH, 6430 Schwyz`,
    expected: [],
  },
  {
    name: 'de: club invites its board member to the annual assembly',
    sentAt: '2027-03-04T20:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gisela Marquardt <schriftfuehrung@tsv-altenbruch.example>',
    subject: 'Vorstandssitzung und JHV',
    text: `Lieber Horst,

hiermit lade ich dich herzlich ein:

Vorstandssitzung am Donnerstag, den 11. März, 19 Uhr im Vereinsheim
Jahreshauptversammlung am Freitag, den 2. April, 19.30 Uhr im Gasthof Deichkrone

Den Kassenbericht brauche ich von dir bis zum 9. März. Anträge der Mitglieder sind laut Satzung bis 19. März schriftlich einzureichen.

Mit sportlichem Gruß
Gisela`,
    expected: [at('2027-03-11T19:00:00+01:00'), at('2027-04-02T19:30:00+02:00')],
  },
  {
    name: 'de: ICS cancellation of a jour fixe',
    sentAt: '2027-04-06T09:25:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ines Falkenhagen <i.falkenhagen@falkenhagen-architekten.example>',
    subject: 'Abgesagt: Jour fixe Neubau Kita',
    text: `Hallo Herr Lütjens,

der Jour fixe diese Woche entfällt, der Bauherr ist im Urlaub.

Beste Grüße
Ines Falkenhagen`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Falkenhagen//DE
METHOD:CANCEL
BEGIN:VEVENT
UID:jf-kita-0408@falkenhagen-architekten.example
DTSTAMP:20270406T072500Z
DTSTART:20270408T120000Z
DTEND:20270408T130000Z
SEQUENCE:1
SUMMARY:Jour fixe Neubau Kita
ORGANIZER:mailto:i.falkenhagen@falkenhagen-architekten.example
ATTENDEE:mailto:info@luetjens-tiefbau.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: forwarded technician announcement, colleague passes it on for the reader',
    sentAt: '2027-04-19T14:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sabine Rohwedder <sabine@buchhandlung-rohwedder.example>',
    subject: 'WG: Glasfaseranschluss, Techniker',
    text: `Hallo Malte, der Glasfasertechniker kommt also am Montag, 26.4. um 13 Uhr zu uns in den Laden. Du bist ja an dem Tag allein da – bitte zeig ihm den Keller, der Schlüssel hängt hinter der Kasse. LG Sabine

---------- Weitergeleitete Nachricht ----------
Von: Stadtnetz Disposition <dispo@stadtnetz.example>
Datum: 19. April 2027, 11:37
Betreff: Glasfaseranschluss, Techniker
An: Sabine Rohwedder

Sehr geehrte Frau Rohwedder,
unser Techniker kommt zur Montage des Hausübergabepunkts am 26.04.2027 um 13:00 Uhr zu Ihnen.
Auftragsnummer GF-55-20931
Ihre Stadtnetz GmbH`,
    expected: [at('2027-04-26T13:00:00+02:00')],
  },
  {
    name: 'de: tax office sets a deadline',
    sentAt: '2027-05-11T13:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Finanzamt Musterlingen <poststelle@fa-musterlingen.example>',
    subject: 'Umsatzsteuer-Voranmeldung April 2027, Steuernummer 133/000/4711',
    text: `Sehr geehrte Damen und Herren,

die Umsatzsteuer-Voranmeldung für April 2027 ist bisher nicht eingegangen. Die Abgabefrist ist am 10.05.2027 abgelaufen. Ich bitte Sie, die Voranmeldung bis zum 25.05.2027 elektronisch zu übermitteln. Andernfalls kann ein Verspätungszuschlag festgesetzt werden.

Im Auftrag
Kleinschmidt

Servicezentrum: Mo, Di 7:30–15:00 Uhr, Do 7:30–18:00 Uhr, Fr 7:30–12:00 Uhr`,
    expected: [],
  },
  {
    name: 'de: tax adviser proposes a call and an office visit',
    sentAt: '2027-05-19T10:46:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'StB Konrad Eisenreich <eisenreich@eisenreich-steuer.example>',
    subject: 'AW: BWA und Betriebsprüfung',
    text: `Sehr geehrte Frau Hollerbach,

zur Betriebsprüfung sollten wir uns vorher abstimmen. Mein Vorschlag:

1. Telefonat zur BWA am Freitag um 9:00 Uhr, ca. 20 Minuten, ich rufe Sie an
2. persönliche Besprechung in unserer Kanzlei am 26.5. von 15 bis 17 Uhr

Der Prüfer selbst hat noch keinen Termin genannt. Die Belege für 2024 und 2025 bräuchte ich bis nächsten Dienstag.

Freundliche Grüße
Konrad Eisenreich
Steuerberater

Eisenreich & Partner mbB · Tel. 0821 000 45 0 · Mo–Fr 8–17 Uhr`,
    expected: [
      at('2027-05-21T09:00:00+02:00', '2027-05-21T09:20:00+02:00'),
      at('2027-05-26T15:00:00+02:00', '2027-05-26T17:00:00+02:00'),
    ],
  },
  {
    name: 'de: colleague reports own appointments and shift plan of others',
    sentAt: '2027-06-17T18:40:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Vroni Aschauer <vroni@gasthof-aschauer.example>',
    subject: 'Dienstplan nächste Woche',
    text: `Hallo Chef,

der Dienstplan für KW 25 steht:

Mo 21.6.  Jasmin 10–18, Goran 16–23
Di 22.6.  Ruhetag
Mi 23.6.  Jasmin 10–18, Lukas 16–23
Do 24.6.  Lukas 10–18, Goran 16–23

Ich selber bin am Mittwoch erst ab Mittag da, weil ich um 9 beim Augenarzt in Wels bin.

lg Vroni`,
    expected: [],
  },
  {
    name: 'de: acceptance of a single quoted viewing time',
    sentAt: '2027-07-06T12:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Emeka Lindqvist <e.lindqvist@praxis-lindqvist.example>',
    subject: 'Re: Besichtigung Praxisräume Brückstraße',
    text: `Ja, das passt mir gut, ich komme. Vielen Dank!

Dr. Lindqvist

> Am 06.07.2027 um 09:14 schrieb Maklerbüro Tappert:
> Sehr geehrter Herr Dr. Lindqvist,
> die Praxisräume in der Brückstraße könnte ich Ihnen am Samstag,
> den 10.07.2027 um 11:30 Uhr zeigen. Wäre Ihnen das recht?
> Mit freundlichen Grüßen
> Ludger Tappert`,
    expected: [at('2027-07-10T11:30:00+02:00')],
  },
  {
    name: 'de: webinar registration confirmation with link',
    sentAt: '2027-08-24T11:11:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Handwerkskammer Seminare <seminare@hwk-seminare.example>',
    subject: 'Anmeldebestätigung: E-Rechnung für Kleinbetriebe',
    text: `Guten Tag Frau Söhnlein,

Sie sind angemeldet für das Online-Seminar

E-Rechnung für Kleinbetriebe
Donnerstag, 02. September 2027
18:00–19:30 Uhr
Referentin: Dipl.-Kffr. Ruth Assenmacher

Ihr persönlicher Zugang: https://raum.hwk-seminare.example/j/8820147
Bitte wählen Sie sich etwa zehn Minuten vorher ein. Die Teilnahme kostet 25 Euro, die Rechnung folgt per Post.

Freundliche Grüße
Ihr Seminarteam`,
    expected: [at('2027-09-02T18:00:00+02:00', '2027-09-02T19:30:00+02:00')],
  },
  {
    name: 'de: JSON-LD event reservation for a workshop',
    sentAt: '2027-08-30T17:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ticketscheune <tickets@ticketscheune.example>',
    subject: 'Ihre Buchung TS-903115',
    text: `Hallo Rasmus Feddersen,

danke für Ihre Buchung. Ihr Ticket hängt an dieser Nachricht, alle Angaben stehen unten in der HTML-Fassung.

Buchungsnummer: TS-903115
Gesamtpreis: 149,00 €

Ihre Ticketscheune`,
    html: `<!doctype html><html><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "TS-903115",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Rasmus Feddersen"},
  "reservationFor": {
    "@type": "Event",
    "name": "Workshop Siebdruck für Fortgeschrittene",
    "startDate": "2027-09-18T10:00:00+02:00",
    "endDate": "2027-09-18T16:00:00+02:00",
    "location": {"@type": "Place", "name": "Alte Druckerei", "address": "Hafenweg 9, 24937 Flensburg"}
  }
}]
</script>
<h1>Danke für Ihre Buchung, Rasmus Feddersen!</h1>
<p>Workshop Siebdruck für Fortgeschrittene<br>Samstag, 18.09.2027, 10:00 bis 16:00 Uhr<br>Alte Druckerei, Hafenweg 9, Flensburg</p>
<p>Buchungsnummer TS-903115, gebucht am 30.08.2027 um 17:08 Uhr</p>
</body></html>`,
    expected: [at('2027-09-18T10:00:00+02:00', '2027-09-18T16:00:00+02:00')],
  },
  {
    name: 'de: order confirmation with delivery day and unloading hours',
    sentAt: '2027-09-23T08:37:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Auftragsabwicklung Fenster Wyss <auftrag@fenster-wyss.example>',
    subject: 'Auftragsbestätigung 27-3391',
    text: `Sehr geehrte Damen und Herren

Wir danken für Ihre Bestellung. Die 14 Fenster liefern wir Ihnen am Dienstag, 19. Oktober, an die Baustelle Rosenweg 2 in Olten, Eintreffen des Lastwagens zwischen 07.00 und 09.00 Uhr. Reklamationen melden Sie bitte innert 8 Tagen.

Auftragssumme CHF 18'240.–, zahlbar 30 Tage netto.

Freundliche Grüsse
Fenster Wyss AG
Bürozeiten 07.30–12.00 und 13.15–17.00 Uhr`,
    expected: [],
  },
  {
    name: 'de: umlauts written out, stocktake as a whole day and short meeting before',
    sentAt: '2027-11-29T07:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Juergen Boehnke <j.boehnke@boehnke-eisenwaren.example>',
    subject: 'Inventur',
    text: `Guten Morgen Frau Truemper,

die Inventur machen wir dieses Jahr am Donnerstag, 30.12., den ganzen Tag, der Laden bleibt zu. Ich brauche Sie dafuer auf jeden Fall. Vorher wuerde ich gern mit Ihnen die Zaehllisten durchgehen: Mittwoch in einer Woche, also am 8. Dezember, um 16 Uhr im Buero?

Viele Gruesse
Boehnke`,
    expected: [days('2027-12-30'), at('2027-12-08T16:00:00+01:00')],
  },
  {
    name: 'de: hand-written greeting to all customers about holiday closing',
    sentAt: '2027-12-13T16:16:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Tischlerei Gschwandtner <office@tischlerei-gschwandtner.example>',
    subject: 'Frohe Weihnachten und Betriebsurlaub',
    text: `Liebe Kundinnen und Kunden, liebe Geschäftsfreunde,

wir bedanken uns für das Vertrauen im heurigen Jahr und wünschen euch ruhige Feiertage!

Unser Betrieb ist von Freitag, 24. Dezember, bis einschließlich Donnerstag, 6. Jänner geschlossen. Am 7. Jänner sind wir ab 7 Uhr wieder für euch da. Notfälle: 0664 000 77 12.

Alles Gute
Familie Gschwandtner und das ganze Team`,
    expected: [],
  },
  {
    name: 'de: in a fortnight at an hour, supplier rep visit with range',
    sentAt: '2027-10-25T09:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dirk Hasselbach <hasselbach@lackprofi-sued.example>',
    subject: 'Besuch Außendienst',
    text: `Sehr geehrter Herr Engelbrecht,

ich bin wieder in Ihrer Gegend unterwegs und würde Ihnen gern unsere neuen Wasserlacke vorstellen. Heute in vierzehn Tagen, von 10 bis halb zwölf, bei Ihnen in der Werkstatt? Muster und ein paar Brezeln bringe ich mit.

Bis Ende Oktober gilt übrigens noch unser Herbstrabatt von 12 %.

Mit besten Grüßen
Dirk Hasselbach
Außendienst Baden-Württemberg
Mobil 0171 000 93 45`,
    expected: [at('2027-11-08T10:00:00+01:00', '2027-11-08T11:30:00+01:00')],
  },
  {
    name: 'de: applicant asks generally, availability without proposal',
    sentAt: '2027-08-09T21:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Leonie Schäffner <leonie.schaeffner@briefkiste.example>',
    subject: 'Bewerbung um einen Ausbildungsplatz als Floristin 2028',
    text: `Sehr geehrte Frau Uhlenbrock,

hiermit bewerbe ich mich um einen Ausbildungsplatz zur Floristin ab 1. August 2028. Im Juli 2028 mache ich meinen Realschulabschluss. Vom 14. bis 25. Juni 2027 habe ich bereits ein Praktikum bei Blumen Harms gemacht, jeden Tag von 8 bis 14 Uhr, und das hat mir großen Spaß gemacht.

Über eine Einladung zum Gespräch würde ich mich sehr freuen. In den Ferien habe ich eigentlich immer Zeit, nach den Ferien am besten nachmittags.

Mit freundlichen Grüßen
Leonie Schäffner

Anlagen: Lebenslauf, Zeugnis Klasse 9`,
    expected: [],
  },
  {
    name: 'de: court expert summons a party to a site inspection',
    sentAt: '2027-07-20T11:34:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sachverständigenbüro Prof. Niemöller <buero@sv-niemoeller.example>',
    subject: 'Ortstermin Az. 12 O 000/27',
    text: `Sehr geehrter Herr Zwickel,

in dem Rechtsstreit Bauer ./. Zwickel Dachdeckerei GmbH lade ich Sie als Partei zum Ortstermin ein auf

Dienstag, den 17. August 2027, 10.00 Uhr s. t.,
Treffpunkt: Am Mühlbach 31, 86150 Augsburg, vor dem Haupteingang.

Das Gericht hat mir zur Vorlage des Gutachtens eine Frist bis zum 30. September 2027 gesetzt. Eine Verlegung des Ortstermins ist nur aus wichtigem Grund möglich und müsste mir bis zum 3. August 2027 angezeigt werden.

Hochachtungsvoll
Prof. Dr.-Ing. Niemöller
ö. b. u. v. Sachverständiger für Schäden an Gebäuden`,
    expected: [at('2027-08-17T10:00:00+02:00')],
  },
  {
    name: 'de: agency lists slots, one already gone',
    sentAt: '2027-12-01T15:27:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Agentur Lautmaler, Fabian Rettenbacher <fabian@lautmaler.example>',
    subject: 'Jahresplanung 2028 – Termin?',
    text: `Hi Steffi,

lass uns noch vor Weihnachten die Jahresplanung fixieren. Bei uns ginge:

Di 7.12. – ist leider schon vergeben
Do 9.12. 09:00–11:00
Mo 13.12. 14:00–16:00

Magst mir bis Freitag sagen, was dir lieber ist? Budgetrahmen wie heuer, also 24.000.

Liebe Grüße aus Linz
Fabian`,
    expected: [
      at('2027-12-09T09:00:00+01:00', '2027-12-09T11:00:00+01:00'),
      at('2027-12-13T14:00:00+01:00', '2027-12-13T16:00:00+01:00'),
    ],
  },
];
