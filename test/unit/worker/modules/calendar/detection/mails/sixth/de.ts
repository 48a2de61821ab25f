import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: heating engineer announces the yearly service with length',
    sentAt: '2027-01-12T09:41:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Brennecke Haustechnik <service@brennecke-haustechnik.example>',
    subject: 'Wartung Ihrer Heizungsanlage, Vertrag W-20418',
    text: `Sehr geehrte Damen und Herren,

laut Wartungsvertrag W-20418 steht bei Ihnen die jährliche Überprüfung der Gastherme (Baujahr 2019) an.

Unser Monteur Herr Tiedemann kommt am Mittwoch, den 20.01.2027 um 7.30 Uhr zu Ihnen in die Lindenstraße 14. Bitte planen Sie für die Arbeiten zwei Stunden ein und sorgen Sie dafür, dass der Heizraum zugänglich ist.

Die Wartungspauschale beträgt 189,00 EUR zzgl. MwSt. und ist innerhalb von 14 Tagen nach Rechnungsstellung zu zahlen.

Mit freundlichen Grüßen
i. A. Sabine Otte

Brennecke Haustechnik GmbH
Büro: Mo-Do 7.00-16.00 Uhr, Fr 7.00-12.30 Uhr
Notdienst 0511 5550 184`,
    expected: [at('2027-01-20T07:30:00+01:00', '2027-01-20T09:30:00+01:00')],
  },
  {
    name: 'de: Swiss accountant offers three slots of ninety minutes',
    sentAt: '2027-02-01T16:22:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Regula Ammann <r.ammann@ammann-treuhand.example>',
    subject: 'Abschluss 2026 - Terminvorschläge',
    text: `Grüezi Herr Bösiger

Besten Dank für die Unterlagen, es fehlt nur noch der Saldoausweis der Vorsorge (den können Sie bis Ende Februar nachreichen).

Für die Abschlussbesprechung bei uns an der Bahnhofstrasse kann ich Ihnen anbieten:

- Di, 9.2., 14.00 Uhr
- Mi, 10.2., 08.15 Uhr
- Do, 11.2., 16.30 Uhr

Wir brauchen 90 Minuten. Geben Sie mir doch kurz Bescheid, was Ihnen am besten passt. Die Steuererklärung muss am 31. März eingereicht sein, wir liegen also gut in der Zeit.

Freundliche Grüsse
Regula Ammann
dipl. Treuhandexpertin

Ammann Treuhand AG, 3400 Burgdorf
Tel. 034 555 01 77`,
    expected: [
      at('2027-02-09T14:00:00+01:00', '2027-02-09T15:30:00+01:00'),
      at('2027-02-10T08:15:00+01:00', '2027-02-10T09:45:00+01:00'),
      at('2027-02-11T16:30:00+01:00', '2027-02-11T18:00:00+01:00'),
    ],
  },
  {
    name: 'de: private customer in lower case asks for a measuring visit at half past four',
    sentAt: '2027-04-13T20:57:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'jule wiechers <jule.wiechers@posteo-mail.example>',
    subject: 'einbauschrank',
    text: `hallo liebes schreinerteam,

der entwurf ist super, auch mit der eiche. könntet ihr am donnerstag halb fünf zum ausmessen vorbeikommen? ab vier bin ich von der arbeit zurück, dann hab ich vorher noch zeit den flur leer zu räumen ;)

klingel ist "wiechers/lam", 3. stock, kein aufzug leider

lg jule

von meinem handy gesendet`,
    expected: [at('2027-04-15T16:30:00+02:00')],
  },
  {
    name: 'de: Saxon foreman with dreiviertel drei on the building site',
    sentAt: '2027-05-10T18:19:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ronny Zschoche <zschoche@trockenbau-zschoche.example>',
    subject: 'AW: Decke 2. OG',
    text: `Servus Maik,

die Platten sind da, aber die Abhänger passen nich. Das müssen wir uns vor Ort angucken. Ich bin morgen Nachmittag dreiviertel drei auf der Baustelle, komm da bitte auch hin, und bring den Plan mit.

Gruß Ronny`,
    expected: [at('2027-05-11T14:45:00+02:00')],
  },
  {
    name: 'de: customer accepts the second of three quoted slots',
    sentAt: '2027-02-25T10:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Henrike Vollmar <vollmar@praxis-vollmar.example>',
    subject: 'Re: Vorstellung Telefonanlage',
    text: `Guten Tag Herr Seidel,

vielen Dank für die schnelle Rückmeldung. Der zweite Termin passt uns gut, die anderen beiden liegen leider in der Sprechstunde. Meine Praxismanagerin Frau Aydin wird auch dabei sein.

Beste Grüße
Henrike Vollmar

Am 24.02.2027 um 15:48 schrieb Jonas Seidel:
> Guten Tag Frau Dr. Vollmar,
>
> gerne zeigen wir Ihnen die Anlage bei Ihnen in der Praxis.
> Möglich wäre:
>
> Montag, 1. März, 9:00 Uhr
> Dienstag, 2. März, 13:30 Uhr
> Donnerstag, 4. März, 15:00 Uhr
>
> Viele Grüße
> Jonas Seidel`,
    expected: [at('2027-03-02T13:30:00+01:00')],
  },
  {
    name: 'de: company doctor moves an examination',
    sentAt: '2027-06-21T08:33:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Arbeitsmedizin am Ring <termine@arbeitsmedizin-ring.example>',
    subject: 'Terminverschiebung Vorsorge G 37',
    text: `Guten Morgen Frau Petersen,

wegen einer Fortbildung müssen wir Ihre Vorsorgeuntersuchung leider verlegen. Statt am Donnerstag, 24.06. um 8:20 Uhr erwarten wir Sie nun am Montag, 05.07. um 10:40 Uhr.

Bitte Brille und Impfausweis mitbringen.

Ihr Team der Arbeitsmedizin am Ring
Telefonisch erreichbar Mo, Di, Do 8-12 und 14-17 Uhr unter 0421 5550-930`,
    expected: [at('2027-07-05T10:40:00+02:00')],
  },
  {
    name: 'de: agency client cancels the workshop without a new date',
    sentAt: '2027-03-19T17:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Carsten Noll <c.noll@nollkueche.example>',
    subject: 'Workshop Montag fällt aus!',
    text: `Hallo Frau Iversen,

leider muss ich unseren Workshop am Montag, 22.3., um 11 Uhr absagen. Zwei Leute aus dem Vertrieb liegen flach und ohne die beiden bringt das nichts.

Ich melde mich nach Ostern mit neuen Vorschlägen. Sorry für die Kurzfristigkeit!

Schönes Wochenende
Carsten Noll`,
    expected: [],
  },
  {
    name: 'de: payment reminder with due date and phone hours',
    sentAt: '2027-09-16T07:02:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Buchhaltung Farben Kranzl <buchhaltung@farben-kranzl.example>',
    subject: '2. Mahnung zu Rechnung RE-2027-3381',
    text: `Sehr geehrte Damen und Herren,

zu unserer Rechnung RE-2027-3381 vom 02.08.2027 über € 1.274,60 konnten wir bis heute keinen Zahlungseingang feststellen.

Wir ersuchen Sie, den offenen Betrag zuzüglich € 15,00 Mahnspesen bis spätestens Donnerstag, 30.09.2027, 12:00 Uhr auf unser Konto zu überweisen. Andernfalls übergeben wir den Vorgang am 01.10.2027 an unser Inkassobüro.

Bei Rückfragen erreichen Sie Frau Hölzl von Montag bis Freitag zwischen 8:00 und 11:30 Uhr, DW 23.

Hochachtungsvoll
Farben Kranzl Ges.m.b.H.
4600 Wels`,
    expected: [],
  },
  {
    name: 'de: freight forwarder announces a delivery window',
    sentAt: '2027-10-05T14:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dispo Nordlog <avis@nordlog-spedition.example>',
    subject: 'Avis Sendung 4471 0092 18',
    text: `AVIS

Sendung:    4471 0092 18
Absender:   Holzwerke Aschau
Colli:      2 EPAL, 640 kg
Zustellung: Do. 07.10.2027, 07:00 - 12:00 Uhr
Fahrer:     ruft ca. 30 Min. vorher an

Hebebühne ist gebucht. Bei Nichtantreffen berechnen wir eine zweite Anfahrt mit 68,- EUR.

Änderungen bitte bis morgen 10 Uhr an dispo@nordlog-spedition.example

Mit frdl. Gruß
Ihre Disposition`,
    expected: [],
  },
  {
    name: 'de: software newsletter with webinar dates',
    sentAt: '2027-10-04T06:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Kassenprofi News <news@kassenprofi.example>',
    subject: 'Jetzt anmelden: E-Rechnung ohne Kopfschmerzen',
    text: `Liebe Kundinnen und Kunden,

der Herbst wird heiß! Diese kostenlosen Webinare sollten Sie nicht verpassen:

* Donnerstag, 14. Oktober, 10:00-11:00 Uhr: E-Rechnung für Einsteiger
* Dienstag, 19. Oktober, 15:30 Uhr: Kassenprüfung - was der Prüfer wirklich sehen will
* Mittwoch, 27. Oktober, 18 Uhr: Feierabend-Talk mit Gründerin Mara Lindt

Plätze sind begrenzt. Hier anmelden: https://kassenprofi.example/webinare

Nur noch bis 15.10.: 20 % auf alle Bondrucker.

Sie erhalten diese E-Mail, weil Sie unseren Newsletter abonniert haben.
Abmelden: https://kassenprofi.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: restaurant in Graz confirms the Christmas dinner with JSON-LD',
    sentAt: '2027-12-01T11:15:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Gasthaus zur Steinernen Mühle <reservierung@steinernemuehle.example>',
    subject: 'Ihre Reservierung ist fix',
    text: `Liebe Frau Pichler,

wir freuen uns auf Ihre Weihnachtsfeier!

Datum: Freitag, 17. Dezember 2027
Uhrzeit: 18:30 Uhr
Personen: 14
Tisch: Stüberl

Die Menüauswahl bräuchten wir bis 10. Dezember. Stornierung ist bis 48 Stunden vorher kostenlos.

Unsere Küche ist Mi-So von 11:30 bis 14 Uhr und von 17:30 bis 21:30 Uhr für Sie da.

Herzlichst, Familie Strohmaier`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "SM-7714",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Birgit Pichler" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gasthaus zur Steinernen Mühle",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "Mühlgang 3",
      "addressLocality": "Graz",
      "postalCode": "8020",
      "addressCountry": "AT"
    }
  },
  "startTime": "2027-12-17T18:30:00+01:00",
  "partySize": 14
}
</script>
<p>Liebe Frau Pichler,</p>
<p>wir freuen uns auf Ihre Weihnachtsfeier!</p>
<table>
<tr><td>Datum</td><td>Freitag, 17. Dezember 2027</td></tr>
<tr><td>Uhrzeit</td><td>18:30 Uhr</td></tr>
<tr><td>Personen</td><td>14</td></tr>
<tr><td>Tisch</td><td>Stüberl</td></tr>
</table>
<p>Die Menüauswahl bräuchten wir bis 10. Dezember. Stornierung ist bis 48 Stunden vorher kostenlos.</p>
<p>Unsere Küche ist Mi-So von 11:30 bis 14 Uhr und von 17:30 bis 21:30 Uhr für Sie da.</p>
<p>Herzlichst, Familie Strohmaier</p>
</body></html>`,
    expected: [at('2027-12-17T18:30:00+01:00')],
  },
  {
    name: 'de: seminar booking with JSON-LD event reservation',
    sentAt: '2027-08-24T13:37:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Handwerksforum Südwest <buchung@handwerksforum.example>',
    subject: 'Buchungsbestätigung Seminar 27-118',
    text: `Sehr geehrter Herr Kübler,

hiermit bestätigen wir Ihre verbindliche Anmeldung:

Seminar 27-118 "Kalkulation im Malerbetrieb"
Mittwoch, 06.10.2027, 13:00 bis 17:00 Uhr
Haus des Handwerks, Raum 2.07, Freiburg

Teilnahmegebühr: 240,00 EUR (Rechnung folgt per Post)
Kostenfreier Rücktritt bis 22.09.2027.

Mit freundlichen Grüßen
Ihr Seminarteam`,
    html: `<!doctype html>
<html><head>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"27-118-0042","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Achim Kübler"},"reservationFor":{"@type":"Event","name":"Kalkulation im Malerbetrieb","startDate":"2027-10-06T13:00:00+02:00","endDate":"2027-10-06T17:00:00+02:00","location":{"@type":"Place","name":"Haus des Handwerks","address":"Hansaring 5, 79098 Freiburg"}}}
</script>
</head><body>
<p>Sehr geehrter Herr Kübler,</p>
<p>hiermit bestätigen wir Ihre verbindliche Anmeldung:</p>
<p><b>Seminar 27-118 &bdquo;Kalkulation im Malerbetrieb&ldquo;</b><br>
Mittwoch, 06.10.2027, 13:00 bis 17:00 Uhr<br>
Haus des Handwerks, Raum 2.07, Freiburg</p>
<p>Teilnahmegebühr: 240,00 EUR (Rechnung folgt per Post)<br>
Kostenfreier Rücktritt bis 22.09.2027.</p>
<p>Mit freundlichen Grüßen<br>Ihr Seminarteam</p>
</body></html>`,
    expected: [at('2027-10-06T13:00:00+02:00', '2027-10-06T17:00:00+02:00')],
  },
  {
    name: 'de: calendar invitation from a project manager',
    sentAt: '2027-08-30T15:51:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Thorsten Grewe <thorsten.grewe@stadtwerke-luhe.example>',
    subject: 'Einladung: Abstimmung Beschilderung',
    text: `Hallo zusammen,

Einladung anbei. Den Korrekturabzug v3 schicke ich vorher noch rum.

Gruß
Th. Grewe`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Stadtwerke Luhe//Groupware 8.2//DE
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
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
UID:b7d2-4410-beschilderung@stadtwerke-luhe.example
DTSTAMP:20270830T135100Z
DTSTART;TZID=Europe/Berlin:20270902T100000
DTEND;TZID=Europe/Berlin:20270902T104500
SUMMARY:Abstimmung Beschilderung
LOCATION:Besprechungsraum Aller
ORGANIZER;CN=Thorsten Grewe:mailto:thorsten.grewe@stadtwerke-luhe.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:hallo@schilderwerk.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-02T10:00:00+02:00', '2027-09-02T10:45:00+02:00')],
  },
  {
    name: 'de: calendar cancellation from a Swiss supplier',
    sentAt: '2027-11-22T09:12:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fabio Ruckstuhl <fabio.ruckstuhl@ruckstuhl-kaffee.example>',
    subject: 'Abgesagt: Degustation Winterröstung',
    text: `Hallo Frau Jenni

Ich muss die Degustation vom Mittwoch leider absagen, die Rösterei steht wegen eines Wasserschadens still.

Gruss, Fabio Ruckstuhl`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Ruckstuhl//Kalender//DE
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:degu-20271124@ruckstuhl-kaffee.example
DTSTAMP:20271122T081200Z
DTSTART:20271124T130000Z
DTEND:20271124T140000Z
SUMMARY:Degustation Winterröstung
ORGANIZER:mailto:fabio.ruckstuhl@ruckstuhl-kaffee.example
ATTENDEE:mailto:info@cafe-jenni.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: applicant confirms the interview and her earliest start',
    sentAt: '2027-04-14T12:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lea-Sophie Dombrowski <ls.dombrowski@freipost.example>',
    subject: 'AW: Ihre Bewerbung als Augenoptikerin',
    text: `Sehr geehrter Herr Falkenhagen,

über Ihre Einladung habe ich mich sehr gefreut! Ich komme gerne am Montag, den 19. April, um 10 Uhr zum Vorstellungsgespräch in Ihre Filiale am Markt.

Meine Zeugnisse bringe ich im Original mit. Frühester Eintritt wäre wegen meiner Kündigungsfrist der 1. Juli.

Mit freundlichen Grüßen
Lea-Sophie Dombrowski
Tel. 0176 5550 2291`,
    expected: [at('2027-04-19T10:00:00+02:00')],
  },
  {
    name: 'de: supplier names only when she is usually reachable',
    sentAt: '2027-06-03T09:58:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Magdalena Unterberger <m.unterberger@stoffe-unterberger.example>',
    subject: 'Re: Musterkollektion',
    text: `Hallo Verena,

freut mich, dass euch die Leinenqualitäten gefallen! Ich komm gern einmal bei euch im Atelier vorbei. Nächste Woche bin ich die meiste Zeit in Wien, Montage sind bei mir generell gut, und am Nachmittag geht fast immer was. Nur Freitag nicht, da ist bei uns Betriebsausflug.

Schreib mir einfach, was euch recht ist.

Baba und liebe Grüße
Magdalena

Stoffe Unterberger KG · Schauraum geöffnet Di-Fr 10-18 Uhr, Sa 10-13 Uhr`,
    expected: [],
  },
  {
    name: 'de: offer for a floor with validity and showroom hours',
    sentAt: '2027-07-08T16:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Parkett Lohse <angebot@parkett-lohse.example>',
    subject: 'Ihr Angebot A-27-0655',
    text: `Sehr geehrte Frau Thieme,

anbei erhalten Sie wie besprochen unser Angebot für den Verkaufsraum (84 m², Eiche Landhausdiele, geölt):

Pos. 1  Altbelag entfernen und entsorgen      1.176,00 EUR
Pos. 2  Untergrund spachteln                  1.008,00 EUR
Pos. 3  Material und Verlegung                7.140,00 EUR

Das Angebot ist gültig bis 31.07.2027. Die Ausführung wäre ab der 34. Kalenderwoche möglich und dauert rund drei Werktage; dazu müssten wir uns nach Auftragserteilung noch abstimmen.

Unsere Ausstellung hat Mo-Fr 9:00-18:00 Uhr und samstags bis 14:00 Uhr geöffnet.

Mit freundlichen Grüßen
Ulrich Lohse
Meisterbetrieb seit 1987`,
    expected: [],
  },
  {
    name: 'de: hosting provider announces a maintenance window',
    sentAt: '2027-02-18T12:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Serverhafen Status <status@serverhafen.example>',
    subject: '[Wartung] Mailcluster mx3, 23.02.2027',
    text: `Sehr geehrte Kundin, sehr geehrter Kunde,

am Dienstag, 23.02.2027 führen wir zwischen 23:00 Uhr und 02:00 Uhr Wartungsarbeiten am Mailcluster mx3 durch.

Betroffene Dienste: IMAP, SMTP, Webmail
Erwartete Unterbrechung: 2 x 10 Minuten
Ticket: SH-558120

Ein Handlungsbedarf Ihrerseits besteht nicht. Aktuelle Informationen finden Sie unter https://status.serverhafen.example.

Ihr Serverhafen-Team`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: property manager announces the meter reading across the clock change',
    sentAt: '2027-10-29T11:34:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Mertens <objekt12@hv-mertens.example>',
    subject: 'Ablesung der Heizkostenverteiler, Objekt Kaiserstr. 88',
    text: `Sehr geehrte Mieterin, sehr geehrter Mieter,

die Firma Messdienst Kolbe liest in Ihrer Einheit (Gewerbe EG links) die Heizkostenverteiler und Wasseruhren ab:

Donnerstag, 11. November 2027, 13.00 - 14.30 Uhr

Bitte sorgen Sie dafür, dass in dieser Zeit jemand anwesend ist und alle Heizkörper frei zugänglich sind. Für einen zweiten Anlauf berechnet der Messdienst 45 EUR.

Mit freundlichen Grüßen
Hausverwaltung Mertens
gez. Ilona Mertens

Sprechzeiten: dienstags 9-12 Uhr, donnerstags 15-18 Uhr`,
    expected: [at('2027-11-11T13:00:00+01:00', '2027-11-11T14:30:00+01:00')],
  },
  {
    name: 'de: colleague books two whole days at a trade fair together',
    sentAt: '2027-09-07T10:17:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bernd Hagedorn <hagedorn@hagedorn-ladenbau.example>',
    subject: 'Messe Köln',
    text: `Moin Svenja,

ich hab die Karten für die Ladenbaumesse. Wir zwei fahren am 21. und 22. September (Di/Mi) zusammen hin, beide Tage komplett, trag's dir bitte ein. Zimmer ist im Hotel am Deutzer Ring reserviert, 2 x EZ à 129 € mit Frühstück.

Wann wir losfahren klären wir noch, ich nehm den Transporter.

Bernd`,
    expected: [days('2027-09-21', '2027-09-23')],
  },
  {
    name: 'de: shop owner sets the stock-take day',
    sentAt: '2027-12-06T18:45:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Annegret Kluth <kluth@buchhandlung-kluth.example>',
    subject: 'Inventur',
    text: `Ihr Lieben,

die Inventur machen wir dieses Jahr am Donnerstag, 30.12., den ganzen Tag. Da brauche ich euch alle, der Laden bleibt zu. Für Suppe und Kuchen ist gesorgt.

Urlaubswünsche fürs Frühjahr bitte bis 15.1. in die Liste, danach ist Schluss.

Eine schöne Adventszeit
Annegret`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'de: forwarded viewing request which the boss accepted for the reader',
    sentAt: '2027-11-16T08:06:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ines Rautenberg <rautenberg@rautenberg-immobilien.example>',
    subject: 'WG: Besichtigung Gartenstraße 5',
    text: `Hallo Dominik, ich habe Frau Kessler für Freitag 14 Uhr zugesagt. Übernimmst du das bitte, Schlüssel hängt am Brett. LG Ines

-----Ursprüngliche Nachricht-----
Von: Marlies Kessler <marlies.kessler@kesselpost.example>
Gesendet: Montag, 15. November 2027 21:30
An: Ines Rautenberg
Betreff: Besichtigung Gartenstraße 5

Sehr geehrte Frau Rautenberg,

wir würden uns die Doppelhaushälfte gerne ansehen, am liebsten am Freitag, 19.11. um 14 Uhr. Mein Mann kommt direkt von der Arbeit.

Die Finanzierungsbestätigung der Bank liegt uns seit dem 8.11. vor.

Freundliche Grüße
Marlies Kessler`,
    expected: [at('2027-11-19T14:00:00+01:00')],
  },
  {
    name: 'de: partner in New York without umlauts offers two calls in Eastern time',
    sentAt: '2027-10-28T17:20:00-04:00',
    timezone: 'Europe/Zurich',
    from: 'Jakob Steinmetz <jakob@steinmetz-design.example>',
    subject: 'Packaging / naechste Schritte',
    text: `Lieber Reto,

die Muster sind heil in Brooklyn angekommen, der Praegedruck ist wunderschoen geworden. Fuer die Uebergabe an die Druckerei muessten wir uns noch einmal sprechen. Bei mir ginge:

Mittwoch, 3. November, 9:00 Uhr New Yorker Zeit (EDT)
Donnerstag, 4. November, 10:30 Uhr New Yorker Zeit (EDT)

Was ist Dir lieber? Ich rufe Dich dann im Buero an.

Herzliche Gruesse ueber den Teich
Jakob`,
    expected: [at('2027-11-03T14:00:00+01:00'), at('2027-11-04T15:30:00+01:00')],
  },
  {
    name: 'de: one-line request for a call today at quarter past three',
    sentAt: '2027-07-14T11:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Özlem Karaca <o.karaca@karaca-reisen.example>',
    subject: 'Kurz telefonieren?',
    text: `Heute um viertel nach drei kurz am Telefon, geht das bei dir? Ö.`,
    expected: [at('2027-07-14T15:15:00+02:00')],
  },
  {
    name: 'de: scaffolder comes the day after tomorrow and again in fourteen days',
    sentAt: '2027-08-10T17:28:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Gerüstbau Wallner <office@geruestbau-wallner.example>',
    subject: 'Fassade Volksschule',
    text: `Griaß di Hannes,

passt, dann machen wir das so: Übermorgen um 8 Uhr früh treffen wir uns vorm Haupteingang zur Einweisung. Und heute in vierzehn Tagen um 13 Uhr ist die gemeinsame Abnahme mit dir, da nehm ich das Protokoll mit.

Die Standzeit verrechnen wir ab der fünften Woche mit 3,20 pro m².

Pfiat di
Wallner Sepp`,
    expected: [at('2027-08-12T08:00:00+02:00'), at('2027-08-24T13:00:00+02:00')],
  },
  {
    name: 'de: food control office sets an inspection by official letter',
    sentAt: '2027-05-03T07:49:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Landratsamt Wiesengrund, Fachdienst 39 <fd39@lra-wiesengrund.example>',
    subject: 'Az. 39.2-514/27: Ortsbesichtigung nach Umbau',
    text: `Landratsamt Wiesengrund
Fachdienst Veterinärwesen und Lebensmittelüberwachung
Aktenzeichen: 39.2-514/27
Bearbeiter: Herr Stumpf, Zimmer 114

Sehr geehrte Damen und Herren,

mit Schreiben vom 19.04.2027 haben Sie den Umbau der Küche in der Betriebsstätte Talweg 2 angezeigt. Zur Ortsbesichtigung wird hiermit folgender Termin festgesetzt:

Mittwoch, der 26.05.2027, 09:15 Uhr.

Es wird gebeten, die Anwesenheit einer verantwortlichen Person sicherzustellen. Grundrissplan und HACCP-Dokumentation sind bis zum 19.05.2027 in elektronischer Form vorzulegen.

Die Gebühr richtet sich nach dem Zeitaufwand (je angefangene Viertelstunde 17,50 EUR).

Im Auftrag
Stumpf

Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.
Servicezeiten: Mo-Fr 8:00-12:00 Uhr, Do zusätzlich 14:00-17:30 Uhr`,
    expected: [at('2027-05-26T09:15:00+02:00')],
  },
  {
    name: "de: joiner explains a delay with his daughter's first school day",
    sentAt: '2027-09-09T06:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Matthias Eberl <info@eberl-fenster.example>',
    subject: 'Fenster Büro Nord',
    text: `Guten Morgen Herr Doktor Wenzel,

die zwei Flügel werden leider erst nächste Woche fertig. Am Dienstag (14.9.) um 9 Uhr hat unsere Kleine ihren ersten Schultag, da bleibt die Werkstatt zu, und am Mittwoch muss mein Geselle um 13 Uhr zur Berufsschule nach Regensburg.

Sobald die Verglasung drin ist, ruf ich Sie an und dann machen wir was aus für den Einbau.

Nix für ungut!
M. Eberl`,
    expected: [],
  },
  {
    name: 'de: out-of-office reply with absence dates',
    sentAt: '2027-08-02T08:14:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Corinne Vögtli <corinne.voegtli@voegtli-partner.example>',
    subject: 'Automatische Antwort: Rückfrage Vertrag',
    text: `Guten Tag

Vielen Dank für Ihre Nachricht. Ich bin vom 2. bis und mit 13. August in den Ferien und ab Montag, 16. August, 08.00 Uhr wieder für Sie da. Ihre E-Mail wird nicht weitergeleitet.

In dringenden Fällen hilft Ihnen mein Kollege Urs Hodel gerne weiter (Tel. 041 555 62 10, vormittags 9 bis 12 Uhr).

Freundliche Grüsse
Corinne Vögtli
Rechtsanwältin und Notarin`,
    expected: [],
  },
  {
    name: 'de: care service sends the weekend rota of its staff for information',
    sentAt: '2027-03-04T14:33:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Pflegedienst Sonnenhof <einsatz@pflege-sonnenhof.example>',
    subject: 'Besetzung Wochenende 6./7. März',
    text: `Liebes Apothekenteam,

damit ihr wisst, wen ihr bei Rückfragen zu Rezepten bei uns erreicht:

Sa 06.03.  Frühdienst 06:00-13:30  Schwester Monika
           Spätdienst 13:00-21:00  Tarek
So 07.03.  Frühdienst 06:00-13:30  Tarek
           Spätdienst 13:00-21:00  Fr. Brandl

Diensthandy wie immer 0160 5550 771.

Viele Grüße aus dem Sonnenhof
Elke Marx, PDL`,
    expected: [],
  },
  {
    name: 'de: sales consultant sends only a booking link',
    sentAt: '2027-01-27T10:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Nils Overbeck <nils@overbeck-beratung.example>',
    subject: 'Kennenlernen?',
    text: `Hallo Frau Rösch,

danke für Ihr Interesse an der Nachfolgeberatung. Am einfachsten suchen Sie sich in meinem Kalender selbst einen Platz für das Erstgespräch aus (30 Minuten, kostenlos):

https://termine.overbeck-beratung.example/nils/erstgespraech

Freie Zeiten finden Sie dort in der Regel dienstags bis donnerstags zwischen 9 und 16 Uhr. Der Fragebogen im Anhang darf gerne schon vorher zurückkommen, ist aber kein Muss.

Beste Grüße aus Münster
Nils Overbeck`,
    expected: [],
  },
  {
    name: 'de: customer tells of a television report and a product launch',
    sentAt: '2027-04-29T13:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gundula Weitzel <gundula@weitzel-seifen.example>',
    subject: 'Wir sind im Fernsehen!!',
    text: `Liebe Leute von Druckerei Pohl,

stellt euch vor: Am Sonntag um 18:45 Uhr läuft im Dritten ein Beitrag über unsere Seifenküche, und eure Etiketten sind ganz groß im Bild! In der Mediathek ist er danach bis Ende Juni.

Die neue Lavendelserie kommt am 10. Mai in die Läden, der Onlineshop schaltet sie nachts um 0 Uhr frei. Von den Banderolen haben wir noch ca. 400 Stück, das reicht erstmal.

Ganz stolze Grüße
Gundula`,
    expected: [],
  },
  {
    name: 'de: club minutes of a past board meeting with the date of the next',
    sentAt: '2027-05-20T22:41:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Friedhelm Busch <schriftfuehrer@tv-altenhain.example>',
    subject: 'Protokoll Vorstandssitzung 18.05.',
    text: `Liebe Vorstandskollegen,

hier das Protokoll in Kurzform.

Sitzung vom Dienstag, 18. Mai 2027, Beginn 19.30 Uhr, Ende 21.50 Uhr
Anwesend: ihr alle außer Gisela (entschuldigt)

1. Kasse: Stand 6.312,40 €, Prüfung erfolgte am 11. Mai ohne Beanstandung
2. Hallenboden: drei Angebote liegen vor, Vergabe an Fa. Sportbau Reh
3. Sommerfest: Anmeldung bei der Gemeinde muss bis 4. Juni raus (Karl)
4. Verschiedenes: Tor 2 klemmt immer noch

Nächste Vorstandssitzung: Dienstag, 15. Juni, 19.30 Uhr, Vereinsheim, Nebenzimmer

Mit sportlichem Gruß
Friedhelm`,
    expected: [at('2027-06-15T19:30:00+02:00')],
  },
  {
    name: 'de: photographer confirms the shooting and proposes dinner afterwards',
    sentAt: '2027-09-13T14:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Malte Jansen <foto@maltejansen.example>',
    subject: 'Re: Re: Teamfotos Kanzlei',
    text: `Hi Friederike,

super, dann steht der Termin: Mi, 22.09., von 10 bis 13 Uhr bei euch in der Kanzlei. Bitte keine kleinkarierten Hemden, das flimmert. Ich baue im großen Besprechungsraum auf, brauche eine Steckdose und sonst nichts.

Und hast du Lust, am selben Tag abends um 19 Uhr mit mir im Portofino essen zu gehen? Wir haben uns ja ewig nicht gesehen.

Bildauswahl bekommst du ca. eine Woche später, die Schlussrechnung (690 € netto) Ende des Monats.

Malte

--
Malte Jansen Fotografie | Hinterhof links | 0431 5550 67`,
    expected: [at('2027-09-22T10:00:00+02:00', '2027-09-22T13:00:00+02:00'), at('2027-09-22T19:00:00+02:00')],
  },
  {
    name: 'de: Swiss German dialect invitation to lunch',
    sentAt: '2027-06-14T09:25:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Dani Zurbuchen <dani@zurbuchen-velos.example>',
    subject: 'Zmittag?',
    text: `Hoi Simone

Merci no für d Rächnig, isch zahlt. Gömmer am Donnschtig (17.6.) am halbi zwölfi zäme go Zmittag ässe? I reservier im Rössli, gad denn hets no Platz ufem Terrässli.

Chasch mer denn grad s Muster vom neue Logo zeige.

Liebs Grüessli, Dani`,
    expected: [at('2027-06-17T11:30:00+02:00')],
  },
  {
    name: 'de: tax adviser agrees a video call, link only in the HTML',
    sentAt: '2027-11-30T15:16:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Katharina Böhmer <k.boehmer@stb-boehmer.example>',
    subject: 'Videotermin Lohnabrechnung',
    text: `Guten Tag Herr Lüders,

wie eben telefonisch vereinbart sprechen wir uns am Mo., 06.12.27, 16:15-17:00 Uhr per Video zu den offenen Lohnkonten. Die Zugangsdaten finden Sie hinter der Schaltfläche.

An der Besprechung teilnehmen

Bitte denken Sie an die Stundenzettel November, die brauchen wir bis 03.12., damit die Meldung rechtzeitig rausgeht.

Viele Grüße
Katharina Böhmer
Steuerberaterin`,
    html: `<html><body style="font-family:Calibri,sans-serif">
<p>Guten Tag Herr Lüders,</p>
<p>wie eben telefonisch vereinbart sprechen wir uns am Mo., 06.12.27, 16:15-17:00 Uhr per Video zu den offenen Lohnkonten. Die Zugangsdaten finden Sie hinter der Schaltfläche.</p>
<p><a href="https://video.stb-boehmer.example/j/84455500127?pwd=lohn12" style="background:#245;color:#fff;padding:8px 14px">An der Besprechung teilnehmen</a></p>
<p>Bitte denken Sie an die Stundenzettel November, die brauchen wir bis 03.12., damit die Meldung rechtzeitig rausgeht.</p>
<p>Viele Grüße<br>Katharina Böhmer<br>Steuerberaterin</p>
</body></html>`,
    expected: [at('2027-12-06T16:15:00+01:00', '2027-12-06T17:00:00+01:00')],
  },
  {
    name: 'de: landlord declines the quoted time and offers two others',
    sentAt: '2027-01-22T19:03:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hans-Jürgen Tewes <hj.tewes@tewes-grundbesitz.example>',
    subject: 'Aw: Feuchter Keller',
    text: `Sehr geehrter Herr Akbulut,

am Dienstag um 15 Uhr kann ich leider nicht, da habe ich selbst einen Arzttermin. Mittwoch, den 27.1., um 10:30 Uhr ginge es, oder aber Freitag, 29. Januar, 8 Uhr. Welcher der beiden Termine ist Ihnen recht? Ich bringe dann gleich den Herrn Sobotta von der Abdichtungsfirma mit.

Die Januarmiete ist übrigens eingegangen, danke.

Gruß
H.-J. Tewes

> Guten Tag Herr Tewes,
> im Lager läuft wieder Wasser die Wand runter. Können Sie am Dienstag,
> 26.1. um 15:00 Uhr vorbeikommen und sich das ansehen?
> MfG Cem Akbulut, Teppich-Galerie`,
    expected: [at('2027-01-27T10:30:00+01:00'), at('2027-01-29T08:00:00+01:00')],
  },
];
