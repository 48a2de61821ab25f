import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: customer brings the car to the workshop at half past seven',
    sentAt: '2027-01-08T18:42:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jochen Brettschneider <j.brettschneider@postkasten.example>',
    subject: 'Golf Variant, Zahnriemen',
    text: `Hallo Herr Yilmaz,

wie am Telefon besprochen bring ich Ihnen den Golf am Dienstag um halb acht vorbei, Schlüssel und Schein geb ich vorne am Tresen ab. Kostenvoranschlag waren ja 640 Euro inkl. Wasserpumpe, dabei bleibts hoffentlich.

Meine Frau fährt hinter mir her und nimmt mich mit, Leihwagen brauch ich also nicht. Rufen Sie einfach durch wenn er fertig ist.

Gruß
J. Brettschneider
0151 55501923`,
    expected: [at('2027-01-12T07:30:00+01:00')],
  },
  {
    name: 'de: tax adviser offers three slots of an hour',
    sentAt: '2027-01-18T09:26:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kanzlei Ostermann & Vieth <sekretariat@ostermann-vieth.example>',
    subject: 'Besprechung Jahresabschluss 2025',
    text: `Sehr geehrte Frau Lindenau,

der Entwurf Ihres Jahresabschlusses 2025 liegt vor. Herr Ostermann würde die Zahlen gern persönlich mit Ihnen durchgehen und bietet Ihnen dafür folgende Termine in unserer Kanzlei an (Dauer jeweils 60 Minuten):

- Mi., 27.01., 10:00 Uhr
- Do., 28.01., 14:30 Uhr
- Mo., 01.02., 9:15 Uhr

Bitte geben Sie uns kurz Bescheid, welcher Termin Ihnen zusagt. Die noch fehlenden Kassenberichte (Oktober bis Dezember) benötigen wir spätestens bis zum 22.01.

Mit freundlichen Grüßen
i. A. Birgit Sommerfeld
Sekretariat

Ostermann & Vieth Steuerberater PartG mbB
Kanzleizeiten: Mo–Do 8–17 Uhr, Fr 8–13 Uhr
Tel. 0521 5550 140`,
    expected: [
      at('2027-01-27T10:00:00+01:00', '2027-01-27T11:00:00+01:00'),
      at('2027-01-28T14:30:00+01:00', '2027-01-28T15:30:00+01:00'),
      at('2027-02-01T09:15:00+01:00', '2027-02-01T10:15:00+01:00'),
    ],
  },
  {
    name: 'de: forwarder announces a pallet delivery',
    sentAt: '2027-01-19T13:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dispo Nord <avis@spedition-harksen.example>',
    subject: 'Avisierung Sendung 4478120 / 2 EUR-Paletten',
    text: `Guten Tag,

wir avisieren Ihnen folgende Sendung:

Absender: Beschläge Rottmann GmbH
Packstücke: 2 EUR-Paletten, 418 kg
Zustellung: Donnerstag, 21.01.2027, zwischen 7:00 und 12:00 Uhr
Fahrzeug: 12-t mit Hebebühne

Bitte stellen Sie sicher, dass die Annahme besetzt ist. Standzeiten über 30 Minuten müssen wir leider mit 28,50 EUR je angefangener halber Stunde berechnen.

Ihre Dispo Nord
Spedition Harksen
Telefon 04821 555 07-0 (Mo–Fr 6–18 Uhr)`,
    expected: [],
  },
  {
    name: 'de: Swiss customer with quarter past eight in dialect',
    sentAt: '2027-02-08T20:11:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Vreni Amstutz <vreni.amstutz@bergpost.example>',
    subject: 'Re: Malerarbeiten Treppenhaus',
    text: `Grüezi Herr Bieri

Merci für die Offerte. Bevor wir zusagen, möchte mein Mann die Farbmuster doch noch an der Wand sehen. Können Sie am Donnerstag am viertel ab acht rasch vorbeikommen, also morgens, bevor er in die Schule muss? Dauert sicher nicht lang.

Parkieren können Sie auf dem Besucherfeld.

Freundliche Grüsse
Vreni Amstutz`,
    expected: [at('2027-02-11T08:15:00+01:00')],
  },
  {
    name: 'de: Austrian joiner comes to measure at dreiviertel neun',
    sentAt: '2027-01-13T16:50:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Tischlerei Hinterleitner <werkstatt@hinterleitner.example>',
    subject: 'Naturmaß Empfangspult',
    text: `Servus Frau Magister,

passt, dann komm ich am Dienstag, 19. Jänner, um dreiviertel neun in der Früh zu euch in die Ordination zum Naturmaß nehmen. Ich brauch einen freien Zugang zur Rückwand, wenn's geht also den Kopierer vorher wegschieben.

Lieferzeit nach Freigabe dann ca. 5 Wochen, also vor Ostern geht sich das locker aus.

LG
Franz Hinterleitner
0664 555 18 20`,
    expected: [at('2027-01-19T08:45:00+01:00')],
  },
  {
    name: 'de: patient cancels physiotherapy tomorrow',
    sentAt: '2027-01-28T07:33:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Melanie Kortüm <mel.kortuem@webbrief.example>',
    subject: 'Absage morgen',
    text: `Guten Morgen,

ich muss meinen Termin morgen um 9:40 Uhr bei Frau Petzold leider absagen, mein Kleiner hat über Nacht Fieber bekommen. Tut mir leid, dass es so kurzfristig ist!

Wegen eines neuen Termins rufe ich an, sobald er wieder fit ist.

Viele Grüße
Melanie Kortüm`,
    expected: [],
  },
  {
    name: 'de: architect moves the site meeting from Wednesday to Friday',
    sentAt: '2027-02-01T14:17:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Annegret Thoma <thoma@planwerk-thoma.example>',
    subject: 'BV Lindenstraße 14: Baubesprechung verschoben',
    text: `Liebe alle,

der Statiker ist diese Woche erst am Freitag verfügbar, daher verlege ich unsere Baubesprechung von Mittwoch, 03.02., 16 Uhr auf Freitag, 05.02., 11 Uhr. Treffpunkt wie gehabt am Baucontainer.

TOPs:
1. Durchbruch Achse C
2. Estrich / Trocknungszeiten
3. Nachtrag 04 Elektro

Bitte Sicherheitsschuhe nicht vergessen.

Beste Grüße
Annegret Thoma
Planwerk Thoma Architekten`,
    expected: [at('2027-02-05T11:00:00+01:00')],
  },
  {
    name: 'de: accepts the second of three quoted times',
    sentAt: '2027-02-11T11:58:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Henrike Paulsen <h.paulsen@zahnarzt-paulsen.example>',
    subject: 'AW: Fotoshooting Praxisteam',
    text: `Liebe Frau Wendt,

der zweite Termin passt uns gut, den nehmen wir. Wir sind dann vollzählig, sieben Personen.

Herzliche Grüße
Henrike Paulsen

Am 10.02.2027 um 17:22 schrieb Studio Wendt <hallo@studio-wendt.example>:
> Liebe Frau Dr. Paulsen,
>
> für die Teamfotos könnte ich Ihnen anbieten:
> 1) Dienstag, 16.02., 9:00 Uhr
> 2) Mittwoch, 17.02., 13:30 Uhr
> 3) Freitag, 19.02., 10:00 Uhr
>
> Sagen Sie mir einfach, was am besten geht.
>
> Sonja Wendt`,
    expected: [at('2027-02-17T13:30:00+01:00')],
  },
  {
    name: 'de: supplier newsletter with online seminars',
    sentAt: '2027-02-10T06:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dentalhaus Mertens <news@dentalhaus-mertens.example>',
    subject: 'Frühlingsfit: Aktionspreise und kostenlose Online-Seminare',
    text: `Liebe Kundinnen und Kunden,

unsere Frühjahrsaktion läuft: Handschuhe Nitril ab 4,19 EUR je Box, Abformmaterial 3+1 gratis. Gültig bis 28.02.2027.

UNSERE ONLINE-SEMINARE
+ Hygiene kompakt, Mittwoch, 24. Februar, 14:00–15:30 Uhr
+ GOZ-Update, Dienstag, 2. März, 18:00 Uhr
+ Materialkunde für Einsteiger, Donnerstag, 11. März, 16:00 Uhr

Jetzt Platz sichern: https://www.dentalhaus-mertens.example/seminare

Sie erhalten diese Mail, weil Sie bei uns bestellt haben. Hier abmelden.
Dentalhaus Mertens GmbH, Industrieweg 8, 34123 Kassel`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: calendar invitation with a bare text',
    sentAt: '2027-02-12T10:31:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Tobias Renner <tobias.renner@stadtwerke-altenau.example>',
    subject: 'Kick-off Relaunch Website',
    text: `Hallo zusammen,

hier die Einladung zum Kick-off. Agenda schicke ich bis Dienstag.

Viele Grüße
Tobias Renner
Stadtwerke Altenau, Unternehmenskommunikation`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Stadtwerke Altenau//Kalender//DE
VERSION:2.0
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
UID:7c1f02a4-relaunch@stadtwerke-altenau.example
DTSTAMP:20270212T093100Z
DTSTART;TZID=Europe/Berlin:20270218T100000
DTEND;TZID=Europe/Berlin:20270218T113000
SUMMARY:Kick-off Relaunch Website
LOCATION:Stadtwerke Altenau Raum 2.14
ORGANIZER;CN=Tobias Renner:mailto:tobias.renner@stadtwerke-altenau.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:post@agentur-blauhaus.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-18T10:00:00+01:00', '2027-02-18T11:30:00+01:00')],
  },
  {
    name: 'de: restaurant confirms a table, with JSON-LD',
    sentAt: '2027-02-16T12:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gasthaus Zur Mühle <reservierung@zur-muehle.example>',
    subject: 'Ihre Reservierung ist bestätigt',
    text: `Guten Tag Herr Kastner,

wir freuen uns auf Ihren Besuch!

Tag: Donnerstag, 25. Februar 2027
Uhrzeit: 19:00 Uhr
Personen: 5
Reservierungsnummer: ZM-20711

Bitte sagen Sie uns bis 24 Stunden vorher Bescheid, falls Sie nicht kommen können. Unsere Küche ist täglich außer Montag von 11:30 bis 14 Uhr und von 17:30 bis 21:30 Uhr geöffnet.

Ihr Team vom Gasthaus Zur Mühle`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "ZM-20711",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Uwe Kastner" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gasthaus Zur Mühle",
    "address": { "@type": "PostalAddress", "streetAddress": "Mühlgasse 3", "addressLocality": "Weidenbach", "postalCode": "91746", "addressCountry": "DE" }
  },
  "startTime": "2027-02-25T19:00:00+01:00",
  "partySize": "5"
}
</script></head><body>
<p>Guten Tag Herr Kastner,</p>
<p>wir freuen uns auf Ihren Besuch!</p>
<table><tr><td>Tag</td><td>Donnerstag, 25. Februar 2027</td></tr>
<tr><td>Uhrzeit</td><td>19:00 Uhr</td></tr>
<tr><td>Personen</td><td>5</td></tr>
<tr><td>Reservierungsnummer</td><td>ZM-20711</td></tr></table>
<p>Bitte sagen Sie uns bis 24 Stunden vorher Bescheid, falls Sie nicht kommen können. Unsere Küche ist täglich außer Montag von 11:30 bis 14 Uhr und von 17:30 bis 21:30 Uhr geöffnet.</p>
<p>Ihr Team vom Gasthaus Zur Mühle</p>
</body></html>`,
    expected: [at('2027-02-25T19:00:00+01:00')],
  },
  {
    name: 'de: lower case without umlauts, a call the day after tomorrow',
    sentAt: '2027-02-23T22:09:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'enno <enno.tammen@kuestenmail.example>',
    subject: 'logo entwurf',
    text: `moin,

hab mir die drei entwuerfe angeguckt, der mit dem anker gefaellt mir am besten aber die schrift ist mir zu duenn. koennen wir uebermorgen um 17 uhr kurz telefonieren? vorher bin ich aufm boot und hab kein netz.

nummer habt ihr ja

gruss enno`,
    expected: [at('2027-02-25T17:00:00+01:00')],
  },
  {
    name: 'de: town tender with a compulsory site visit and a deadline',
    sentAt: '2027-02-15T10:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Vergabestelle Stadt Rehfelden <vergabe@rehfelden.example>',
    subject: 'Beschränkte Ausschreibung 2027-031, Dachsanierung Grundschule',
    text: `Sehr geehrte Damen und Herren,

Ihr Betrieb wird zur Abgabe eines Angebots für o. g. Maßnahme aufgefordert. Die Unterlagen finden Sie im Anhang.

Ablauf der Angebotsfrist: 15.03.2027, 12:00 Uhr
Bindefrist: 30.04.2027
Ausführungszeitraum: 28.06. bis 06.08.2027

Vor Abgabe des Angebots ist das Objekt zu besichtigen. Hierfür haben wir für Sie Mittwoch, den 24.02.2027, um 10.00 Uhr vorgesehen; Herr Dahlke vom Bauamt erwartet Sie am Haupteingang der Grundschule, Am Anger 2.

Mit freundlichen Grüßen
Im Auftrag
Seiffert

Stadt Rehfelden, Zentrale Vergabestelle
Sprechzeiten: Di 9–12 und 14–18 Uhr, Do 9–12 Uhr`,
    expected: [at('2027-02-24T10:00:00+01:00')],
  },
  {
    name: 'de: out of office reply',
    sentAt: '2027-02-26T15:20:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Carsten Uhlig <c.uhlig@uhlig-fensterbau.example>',
    subject: 'Automatische Antwort: Rückfrage Auftrag 27-0188',
    text: `Vielen Dank für Ihre Nachricht.

Ich bin vom 26.02. bis einschließlich 12.03.2027 nicht im Büro und lese keine E-Mails. Ab Montag, 15.03., bin ich ab 8 Uhr wieder für Sie da.

In dringenden Fällen erreichen Sie meine Kollegin Frau Noack werktags von 8 bis 16 Uhr unter 0371 555 6612.

Carsten Uhlig
Uhlig Fensterbau`,
    expected: [],
  },
  {
    name: 'de: hosting maintenance window at the weekend',
    sentAt: '2027-03-03T09:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Rechenzentrum Südwest <status@rz-suedwest.example>',
    subject: 'Geplante Wartung Cluster 4 (Ihr Vertrag 88123)',
    text: `Sehr geehrter Kunde,

in der Nacht von Samstag, 06.03.2027, 22:00 Uhr auf Sonntag, 07.03.2027, 04:00 Uhr führen wir Wartungsarbeiten am Storage-System von Cluster 4 durch. In dieser Zeit kann es zu Unterbrechungen von bis zu 20 Minuten kommen. Ihr Server wird voraussichtlich gegen 23:30 Uhr neu gestartet.

Sie müssen nichts weiter tun. Eine Verschiebung ist leider nicht möglich.

Freundliche Grüße
Ihr Betriebsteam
RZ Südwest`,
    expected: [],
  },
  {
    name: 'de: applicant confirms the job interview',
    sentAt: '2027-03-04T19:37:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Samira Haddadi <samira.haddadi@briefbox.example>',
    subject: 'Re: Einladung zum Vorstellungsgespräch, Ausbildung Mediengestalterin',
    text: `Sehr geehrter Herr Falkenberg,

über Ihre Einladung habe ich mich sehr gefreut und bestätige hiermit gerne den Termin am Mittwoch, den 10. März 2027 um 15 Uhr bei Ihnen in der Agentur. Dass ich 45 Minuten einplanen soll, habe ich mir notiert.

Meine Arbeitsproben bringe ich ausgedruckt und auf USB-Stick mit. Mein Abschlusszeugnis erhalte ich im Juni.

Mit freundlichen Grüßen
Samira Haddadi`,
    expected: [at('2027-03-10T15:00:00+01:00', '2027-03-10T15:45:00+01:00')],
  },
  {
    name: 'de: chimney sweep announces a visit in a window',
    sentAt: '2027-03-05T08:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Schornsteinfegermeister Kai Brodersen <buero@feger-brodersen.example>',
    subject: 'Ankündigung Abgasmessung Gebäude Hafenstr. 22',
    text: `Sehr geehrte Damen und Herren,

zur Messung Ihrer Gasheizung nach 1. BImSchV komme ich am

Mittwoch, 17.03.2027, zwischen 8:00 und 10:00 Uhr

zu Ihnen. Bitte sorgen Sie für Zugang zum Heizungsraum. Sollten Sie verhindert sein, melden Sie sich bitte bis spätestens 12.03. unter 0461 555 230.

Die Gebühr (zuletzt 68,40 EUR) wird per Rechnung erhoben.

Mit freundlichem Gruß
Kai Brodersen
bev. Bezirksschornsteinfeger`,
    expected: [at('2027-03-17T08:00:00+01:00', '2027-03-17T10:00:00+01:00')],
  },
  {
    name: 'de: scaffolder names calendar weeks only',
    sentAt: '2027-03-09T16:28:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dirk Wollny <wollny@geruestbau-wollny.example>',
    subject: 'AW: Gerüst Kastanienallee',
    text: `Hallo Frau Beyer,

wir stellen das Gerüst voraussichtlich in KW 12, Standzeit wie angeboten 4 Wochen, Abbau also KW 16. Den genauen Tag kann ich erst sagen wenn die Kolonne in Potsdam fertig ist.

Wichtig: die Halteverbotsschilder müssen 72 Stunden vorher stehen, das beantragen wir, kostet 145 € extra. Gearbeitet wird von 7 bis 16 Uhr, bitte den Mietern Bescheid geben.

mfg
D. Wollny`,
    expected: [],
  },
  {
    name: 'de: club invites its member to the annual meeting',
    sentAt: '2027-03-13T11:15:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gewerbeverein Oberlauda, Schriftführer <schriftfuehrer@gv-oberlauda.example>',
    subject: 'Einladung zur Jahreshauptversammlung',
    text: `Liebe Eva,

hiermit lade ich dich satzungsgemäß zu unserer Jahreshauptversammlung ein:

Freitag, 9. April 2027, 19.30 Uhr
Nebenzimmer des Gasthofs Adler

Tagesordnung
1. Begrüßung
2. Bericht der Vorsitzenden
3. Kassenbericht und Entlastung
4. Neuwahlen
5. Stadtfest im Juli
6. Verschiedenes

Anträge bitte schriftlich bis 26. März an mich. Da du als Kassenprüferin berichtest, wäre es schön, wenn du sicher dabei bist.

Herzliche Grüße
Norbert Seubert`,
    expected: [at('2027-04-09T19:30:00+02:00')],
  },
  {
    name: 'de: invoice with due date and discount date',
    sentAt: '2027-03-22T07:50:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung Farbenhof <rechnung@farbenhof-lange.example>',
    subject: 'Rechnung RE-2027-03319',
    text: `Guten Tag,

anbei erhalten Sie unsere Rechnung RE-2027-03319 über 1.284,77 EUR für die Lieferung vom 18.03.2027 (Lieferschein 55012, Abholung 9:40 Uhr).

Zahlbar bis Montag, 05.04.2027 ohne Abzug oder bis 29.03.2027 mit 2 % Skonto.

Unser Lager ist über Ostern von Karfreitag bis Ostermontag geschlossen, ab Dienstag, 30.03., 6:30 Uhr sind wir wieder für Sie da.

Freundliche Grüße
Farbenhof Lange GmbH & Co. KG`,
    expected: [],
  },
  {
    name: 'de: colleague moves the weekly round after Easter Monday',
    sentAt: '2027-03-25T12:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ines Gottschalk <ines@werbewerk-halle.example>',
    subject: 'jour fixe nach ostern',
    text: `Hi ihr zwei,

Montag ist ja Feiertag, deshalb machen wir den Jour fixe ausnahmsweise Dienstag (30.3.) von 8:30 bis 9:15, gleicher Raum. Bringt bitte eure offenen Angebote mit.

Schöne Ostern und esst nicht so viel Schoki
Ines`,
    expected: [at('2027-03-30T08:30:00+02:00', '2027-03-30T09:15:00+02:00')],
  },
  {
    name: 'de: going to the trade fair together for three days',
    sentAt: '2027-04-06T10:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Rüdiger Haase <r.haase@haase-stahlbau.example>',
    subject: 'Messe Hannover',
    text: `Hallo Sabine,

die Karten sind da. Also wie abgemacht: wir zwei sind vom 20. bis 22. April (Di bis Do) zusammen auf der Messe in Hannover, alle drei Tage. Trag es dir bitte gleich ein, nicht dass wieder was dazwischenkommt wie letztes Jahr.

Hotel hab ich gebucht, 2 EZ, 139 € die Nacht, ging leider nicht billiger. Wann wir losfahren klären wir noch.

Gruß
Rüdiger`,
    expected: [days('2027-04-20', '2027-04-23')],
  },
  {
    name: 'de: customer wishes for an afternoon without an hour',
    sentAt: '2027-04-07T17:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gisela Ruppert <gisela.ruppert@webbrief.example>',
    subject: 'Polsterarbeiten Ohrensessel',
    text: `Sehr geehrter Herr Maas,

ich hätte da einen alten Ohrensessel meiner Mutter, der neu bezogen werden müsste. Könnten Sie sich den bei mir ansehen? Am liebsten wäre mir der Dienstagnachmittag nächste Woche oder sonst Donnerstag im Laufe des Vormittags. Rufen Sie mich doch bitte an, damit wir eine Uhrzeit ausmachen.

Stoff habe ich schon ausgesucht, Meterpreis 89 Euro, ist das in Ordnung?

Mit freundlichem Gruß
Gisela Ruppert
Tel. 06221 555 817`,
    expected: [],
  },
  {
    name: 'de: client in New York gives one call in two zones',
    sentAt: '2027-03-15T21:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Claudia Weinberg <cweinberg@hudson-interiors.example>',
    subject: 'Re: Samples / Besprechung',
    text: `Liebe Frau Kohl,

die Muster sind heute angekommen, wunderschön! Lassen Sie uns am Freitag, 19. März, um 10 Uhr New Yorker Zeit sprechen. Das müsste bei Ihnen 15 Uhr sein, denn wir haben hier seit gestern schon Sommerzeit.

Ich rufe Sie auf dem Handy an.

Alles Liebe aus Brooklyn
Claudia Weinberg
Hudson Interiors LLC
+1 718 555 0142`,
    expected: [at('2027-03-19T15:00:00+01:00')],
  },
  {
    name: 'de: software vendor sends a Teams link for the introduction',
    sentAt: '2027-04-14T11:21:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Marvin Stegmann <m.stegmann@zeitklar-software.example>',
    subject: 'Ihre Einführung in Zeitklar: Mo 19.04.',
    text: `Hallo Frau Jessen,

vielen Dank für das nette Gespräch. Wie vereinbart führe ich Sie am Mo 19.04. von 13:00–13:30 Uhr durch die Zeiterfassung.

Teilnehmen: https://teams.meet.example/l/meetup-join/19%3ameeting_ZGFmMjE4
Besprechungs-ID: 318 204 551 77
Passcode: q7RtWx

Ihr Testzugang läuft noch bis 30.04., danach 4,90 € pro Nutzer und Monat.

Beste Grüße
Marvin Stegmann
Kundenerfolg | Zeitklar Software GmbH
Support: Mo–Fr 9–17 Uhr, 030 555 4410`,
    expected: [at('2027-04-19T13:00:00+02:00', '2027-04-19T13:30:00+02:00')],
  },
  {
    name: 'de: adviser sends a booking page, no time named',
    sentAt: '2027-04-20T14:33:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Petra Leitgeb <leitgeb@foerderblick.example>',
    subject: 'Ihre Anfrage zur Digitalisierungsförderung',
    text: `Sehr geehrter Herr Ing. Moser,

danke für Ihre Anfrage. Gerne bespreche ich mit Ihnen, welche Förderschiene für Ihren Betrieb infrage kommt. Bitte suchen Sie sich hier selbst einen Termin aus, der für Sie passt:

https://termine.foerderblick.example/leitgeb/erstgespraech

Das Erstgespräch dauert 30 Minuten und ist kostenlos. Einreichungen für den laufenden Call sind noch bis 31. Mai, 12 Uhr möglich.

Mit besten Grüßen
Petra Leitgeb`,
    expected: [],
  },
  {
    name: 'de: boss forwards an inquiry and hands over the appointment',
    sentAt: '2027-04-26T09:14:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Holger Prinz <prinz@prinz-hausverwaltung.example>',
    subject: 'WG: Wasserfleck Schlafzimmer, Goethestr. 9, 3. OG',
    text: `Nadine, kannst du den Ortstermin bei Frau Szymanski bitte übernehmen? Hab ihr Donnerstag 11 Uhr zugesagt. Feuchtemessgerät liegt bei mir im Büro.

Danke! H.

---------- Weitergeleitete Nachricht ----------
Von: Danuta Szymanski <d.szymanski@postkasten.example>
Datum: 24.04.2027 18:40
An: info@prinz-hausverwaltung.example
Betreff: Wasserfleck Schlafzimmer

Sehr geehrter Herr Prinz,
der Fleck an der Decke ist wieder größer geworden und es riecht muffig. Bitte schicken Sie jemanden vorbei. Ich arbeite im Schichtdienst, diese Woche bin ich vormittags zu Hause.
D. Szymanski`,
    expected: [at('2027-04-29T11:00:00+02:00')],
  },
  {
    name: 'de: salon customer asks for one of two times',
    sentAt: '2027-05-04T13:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jacqueline Prause <jacky.prause@flinkmail.example>',
    subject: 'Strähnchen',
    text: `Huhu Mandy,

ich bräuchte dringend wieder Strähnchen + Spitzen vor der Jugendweihe 😅 Ginge bei dir diesen Freitag um 15:15 oder Samstag um 9? Beides passt mir, such dir was aus.

Beim letzten Mal warens 94 €, oder?

LG Jacky`,
    expected: [at('2027-05-07T15:15:00+02:00'), at('2027-05-08T09:00:00+02:00')],
  },
  {
    name: 'de: customer declines the offered Tuesday without a counter-offer',
    sentAt: '2027-05-12T08:47:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Volker Nissen <nissen@nissen-landtechnik.example>',
    subject: 'Re: Vorführung Schweißanlage',
    text: `Moin Herr Albers,

Dienstag um 15 Uhr geht bei uns leider nicht, da haben wir die BG im Haus. Auch der Donnerstag ist schon voll. Haben Sie in der Woche drauf noch was frei?

Gruß Nissen

Am 11.05.2027 um 15:30 schrieb Frank Albers:
> Moin Herr Nissen, ich könnte Ihnen die Anlage am Dienstag, 18.05., um 15 Uhr
> oder am Donnerstag, 20.05., um 9 Uhr bei Ihnen vorführen.
> Gruß Albers`,
    expected: [],
  },
  {
    name: 'de: declines Thursday, proposes Friday at nine',
    sentAt: '2027-05-18T10:56:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Caduff <r.caduff@caduff-treuhand.example>',
    subject: 'AW: MWST-Abrechnung Q1',
    text: `Liebe Frau Hunziker

Besten Dank für Ihre Nachricht. Am Donnerstag um 14.00 Uhr bin ich leider an einer Generalversammlung. Würde Ihnen stattdessen Freitag, 21. Mai, 09.00 Uhr passen? Gerne bei uns am Postplatz, die Unterlagen hätte ich dann bereit.

Freundliche Grüsse
Reto Caduff

Caduff Treuhand AG, Chur
Bürozeiten 08.00–12.00 / 13.30–17.00 Uhr`,
    expected: [at('2027-05-21T09:00:00+02:00')],
  },
  {
    name: 'de: first-aid course for the whole team fills a day',
    sentAt: '2027-05-24T15:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Katrin Löwe <k.loewe@kita-sonnenhang.example>',
    subject: 'Schließtag am 11. Juni – Erste-Hilfe-Fortbildung',
    text: `Liebes Team,

am Freitag, 11. Juni 2027, bleibt die Kita geschlossen und wir machen alle gemeinsam unseren Fortbildungstag "Erste Hilfe am Kind". Bitte den ganzen Tag freihalten, Urlaub kann an diesem Tag nicht genommen werden. Wann genau es losgeht, sagt uns die Dozentin noch.

Mittags bestellen wir Pizza, Listen hängen im Personalraum.

Herzlich
Katrin`,
    expected: [days('2027-06-11')],
  },
  {
    name: 'de: utility announces a power cut in the street',
    sentAt: '2027-05-20T09:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Netzgesellschaft Wiedtal <netzservice@netz-wiedtal.example>',
    subject: 'Unterbrechung der Stromversorgung in Ihrer Straße',
    text: `Sehr geehrte Anschlussnehmerin, sehr geehrter Anschlussnehmer,

wegen dringender Arbeiten an der Trafostation Bahnhofstraße müssen wir die Stromversorgung in der Bahnhofstraße 1 bis 27 unterbrechen:

Donnerstag, 27.05.2027, von 8:30 Uhr bis ca. 11:00 Uhr

Bitte schalten Sie empfindliche Geräte vorher aus. Kühltruhen halten die Temperatur bei geschlossenem Deckel mehrere Stunden. Unsere Arbeiten finden ausschließlich in der Station statt.

Wir bitten um Verständnis.
Netzgesellschaft Wiedtal mbH
Störungsnummer 24 h: 0800 555 2090`,
    expected: [],
  },
  {
    name: 'de: heating meter reader comes to the office',
    sentAt: '2027-03-23T16:03:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Terminservice Messwert Rhein <termine@messwert-rhein.example>',
    subject: 'Tausch der Heizkostenverteiler, Nutzer-Nr. 0041/12',
    text: `Guten Tag,

im Auftrag Ihrer Hausverwaltung tauschen wir in Ihren Büroräumen (Nutzer-Nr. 0041/12, EG links) die Heizkostenverteiler.

Unser Monteur kommt zu Ihnen am
Do. 08.04.2027, 13.20 – 13.50 Uhr

Bitte machen Sie alle Heizkörper frei zugänglich. Ein Ersatztermin außerhalb der Route kostet 49,00 EUR.

Vielen Dank für Ihre Mithilfe
Messwert Rhein GmbH`,
    expected: [at('2027-04-08T13:20:00+02:00', '2027-04-08T13:50:00+02:00')],
  },
  {
    name: 'de: partner lands in the afternoon and comes by afterwards',
    sentAt: '2027-05-30T19:25:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Matthias Ehrlich <ehrlich@ehrlich-consulting.example>',
    subject: 'Mittwoch',
    text: `Liebe Frau Dr. Stein,

kurz zu meiner Anreise: ich fliege am Mittwoch (2. Juni) um 13:10 in Wien ab und lande um 14:35 in Hamburg, von dort nehme ich die S-Bahn. Wir sehen uns dann um 16 Uhr bei Ihnen im Büro, wie besprochen. Zurück geht's mit der letzten Maschine um 20:50.

Das Konzept (ca. 20 Seiten) schicke ich morgen noch vorab.

Viele Grüße
Matthias Ehrlich`,
    expected: [at('2027-06-02T16:00:00+02:00')],
  },
  {
    name: 'de: mass mail advertising a webinar',
    sentAt: '2027-06-01T07:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Praxis Digital Akademie <akademie@praxisdigital.example>',
    subject: 'Nur noch 12 Plätze: Webinar "Telefonstress ade"',
    text: `Hallo,

klingelt bei Ihnen auch ununterbrochen das Telefon? In unserem Gratis-Webinar zeigt Ihnen Dr. Lars Ohlendorf, wie Praxen bis zu 40 % der Anrufe einsparen.

Wann: Dienstag, 08.06.2027, 19:00 – 20:00 Uhr
Wo: online, Link nach Anmeldung
Kosten: 0 € (statt 79 €)

>> Jetzt kostenlos anmelden: https://praxisdigital.example/webinar-juni

Keine Zeit? Wiederholung am Donnerstag, 10.06., 12:30 Uhr.

Newsletter abbestellen | Impressum | Datenschutz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: registration for a chamber seminar, with JSON-LD',
    sentAt: '2027-06-07T10:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Handwerkskammer Ostheide, Weiterbildung <seminare@hwk-ostheide.example>',
    subject: 'Anmeldebestätigung Seminar S-27-114',
    text: `Sehr geehrte Frau Tietz,

Sie sind angemeldet für:

Kalkulation im Malerhandwerk (S-27-114)
Mittwoch, 23.06.2027, 9:30 bis 16:30 Uhr
Bildungszentrum, Raum 112

Seminargebühr: 185,00 EUR, fällig am 16.06.2027. Eine kostenfreie Stornierung ist bis zum 13.06. möglich.

Freundliche Grüße
Ihr Weiterbildungsteam`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "S-27-114/09",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Janine Tietz" },
  "reservationFor": {
    "@type": "Event",
    "name": "Kalkulation im Malerhandwerk",
    "startDate": "2027-06-23T09:30:00+02:00",
    "endDate": "2027-06-23T16:30:00+02:00",
    "location": { "@type": "Place", "name": "Bildungszentrum Ostheide", "address": "Am Werkhof 1, 29525 Ostheide" }
  }
}
</script>
<p>Sehr geehrte Frau Tietz,</p>
<p>Sie sind angemeldet für:</p>
<p><b>Kalkulation im Malerhandwerk (S-27-114)</b><br>Mittwoch, 23.06.2027, 9:30 bis 16:30 Uhr<br>Bildungszentrum, Raum 112</p>
<p>Seminargebühr: 185,00 EUR, fällig am 16.06.2027. Eine kostenfreie Stornierung ist bis zum 13.06. möglich.</p>
<p>Freundliche Grüße<br>Ihr Weiterbildungsteam</p>
</body></html>`,
    expected: [at('2027-06-23T09:30:00+02:00', '2027-06-23T16:30:00+02:00')],
  },
  {
    name: 'de: guest asks the restaurant for a table at half past seven in the evening',
    sentAt: '2027-05-12T22:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Fam. Oberhuber <oberhuber.sepp@isarpost.example>',
    subject: 'Tisch am Samstag',
    text: `Grüß Gott,

wir täten am Samstag gern zu sechst zum Essen kommen, so um halb acht auf d'Nacht. Habt's da noch einen Tisch, vielleicht im Garten? Die Oma wird 80 und mag euren Schweinsbraten so gern.

Einen Kinderstuhl bräucht ma auch.

Pfiat eich
Sepp Oberhuber`,
    expected: [at('2027-05-15T19:30:00+02:00')],
  },
  {
    name: 'de: calendar cancellation of a workshop',
    sentAt: '2027-06-15T08:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Yvonne Krämer <y.kraemer@moebelhaus-ritter.example>',
    subject: 'Abgesagt: Workshop Schaufenster Herbst',
    text: `Guten Morgen,

leider muss der Workshop am Donnerstag entfallen, Frau Ritter ist erkrankt. Wir kommen im Juli mit einem neuen Vorschlag auf Sie zu.

Viele Grüße
Yvonne Krämer`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Moebelhaus Ritter//Kalender//DE
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:herbst-fenster-2027@moebelhaus-ritter.example
DTSTAMP:20270615T062000Z
DTSTART:20270617T080000Z
DTEND:20270617T100000Z
SUMMARY:Workshop Schaufenster Herbst
ORGANIZER;CN=Yvonne Krämer:mailto:y.kraemer@moebelhaus-ritter.example
ATTENDEE:mailto:kontakt@deko-studio-pfau.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: thanks for yesterday and a promise by Friday noon',
    sentAt: '2027-06-10T11:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Arne Lüdtke <a.luedtke@luedtke-versicherungen.example>',
    subject: 'Unser Gespräch gestern',
    text: `Sehr geehrter Herr Bartsch,

vielen Dank, dass Sie sich gestern um 10 Uhr so viel Zeit für mich genommen haben. Wie besprochen hole ich bei zwei weiteren Gesellschaften Angebote für Ihre Betriebshaftpflicht ein und schicke Ihnen den Vergleich bis Freitag, 18. Juni, 12 Uhr per Mail.

Die alte Police kann noch bis zum 30.09. gekündigt werden, da brennt also nichts an.

Herzliche Grüße
Arne Lüdtke`,
    expected: [],
  },
  {
    name: 'de: electrician proposes today in a week at two',
    sentAt: '2027-06-22T12:18:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Elektro Schnabel <info@elektro-schnabel.example>',
    subject: 'E-Check',
    text: `Hallo Frau Vogt,

für den E-Check in Ihrem Laden könnte ich heute in einer Woche um 14 Uhr kommen, dauert 2 Stunden. Während der Messung muss der Strom immer mal kurz weg, also Kasse vorher runterfahren.

Passt das? Dann brauch ich nur ein kurzes OK.

Gruß Schnabel`,
    expected: [at('2027-06-29T14:00:00+02:00', '2027-06-29T16:00:00+02:00')],
  },
  {
    name: 'de: property owner meets the gardener on Friday in a fortnight',
    sentAt: '2027-07-06T20:44:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Wolf-Dieter Hagedorn <wd.hagedorn@altstadtmail.example>',
    subject: 'Gartenumgestaltung Hagedorn',
    text: `Sehr geehrte Frau Kiefer,

haben Sie vielen Dank für die Skizzen, meine Frau ist ganz begeistert vom Staudenbeet. Wir verreisen nun erst einmal, sind aber rechtzeitig zurück, so dass wir uns gern am Freitag in 14 Tagen, also am 23.7., um 10 Uhr bei uns im Garten mit Ihnen treffen würden.

Über den Preis der Natursteinmauer (11.400 Euro!) müssten wir dann noch einmal reden.

Mit freundlichen Grüßen
W.-D. Hagedorn`,
    expected: [at('2027-07-23T10:00:00+02:00')],
  },
  {
    name: 'de: site foreman orders the plasterer for tomorrow at seven',
    sentAt: '2027-07-14T17:22:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Polier Jablonski <jablonski@bau-severin.example>',
    subject: 'Aufmaß',
    text: `Mahlzeit,
morgen früh um sieben auf der Baustelle Ziegelweg zum Aufmaß, Du und ich. Hab den Bauherrn am Hals wegen der Rechnung. Laser mitbringen.
Jablonski
Gesendet von meinem Handy`,
    expected: [at('2027-07-15T07:00:00+02:00')],
  },
  {
    name: 'de: calendar invitation in London time',
    sentAt: '2027-07-19T15:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Friederike Adler <f.adler@thames-textiles.example>',
    subject: 'Einladung: Abstimmung Kollektion FS28',
    text: `Liebe Kolleginnen,

anbei die Einladung zur Abstimmung der Kollektion, die Zeiten in der Einladung sind Londoner Zeit. Farbkarten gehen heute per Kurier raus.

Herzlichst
Friederike`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Thames Textiles//Calendar//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:STANDARD
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:GMT
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:BST
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:fs28-0719@thames-textiles.example
DTSTAMP:20270719T134000Z
DTSTART;TZID=Europe/London:20270729T140000
DTEND;TZID=Europe/London:20270729T150000
SUMMARY:Abstimmung Kollektion FS28
LOCATION:Videokonferenz
ORGANIZER;CN=Friederike Adler:mailto:f.adler@thames-textiles.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:einkauf@stoffkontor-leipzig.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-29T15:00:00+02:00', '2027-07-29T16:00:00+02:00')],
  },
  {
    name: 'de: office asks for a call back within its telephone hours',
    sentAt: '2027-07-22T09:37:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Landratsamt Elsterkreis, Bauordnung <bauordnung@elsterkreis.example>',
    subject: 'Az. 63-2027-0417, Nutzungsänderung: fehlende Unterlagen',
    text: `Sehr geehrte Frau Pohle,

zu Ihrem Antrag auf Nutzungsänderung (Laden in Café) fehlen noch der Stellplatznachweis sowie der Lageplan in dreifacher Ausfertigung. Bitte reichen Sie diese bis zum 20.08.2027 nach.

Für Rückfragen erreichen Sie mich telefonisch montags bis donnerstags von 8:00 bis 12:00 Uhr, am besten vor 9 Uhr. Persönliche Vorsprachen sind dienstags von 13:00 bis 18:00 Uhr ohne Anmeldung möglich.

Mit freundlichen Grüßen
Im Auftrag
Zschocke`,
    expected: [],
  },
  {
    name: 'de: potter explains her delay with family appointments',
    sentAt: '2027-08-02T19:14:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Töpferei Marlies Engel <marlies@toepferei-engel.example>',
    subject: 'eure Müslischalen',
    text: `Ihr Lieben,

leider werden eure 40 Müslischalen etwas später fertig. Mein Mann wird am Mittwoch um 8 Uhr am Knie operiert, und am Freitag um 11 hat unsere Tochter Einschreibung an der Uni in Jena, da muss ich fahren. Der Brennofen läuft also erst nächste Woche wieder.

Ich denke, dass ich das Paket um den 18. August losschicken kann. Ist das noch ok für euch?

Liebe Grüße
Marlies`,
    expected: [],
  },
  {
    name: 'de: estate agent offers three viewing slots on a Saturday',
    sentAt: '2027-08-10T16:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Immobilien Brandt <vermietung@immo-brandt.example>',
    subject: 'Ladenlokal Marktstraße 5 (Obj. 2231): Besichtigung',
    text: `Sehr geehrter Herr Cakir,

vielen Dank für Ihr Interesse an dem Ladenlokal (84 m², Kaltmiete 1.190 €, frei ab 1. Oktober). Am Samstag, dem 14. August, habe ich für Einzelbesichtigungen noch diese Zeiten frei:

10:00–10:20
10:20–10:40
11:20–11:40

Schreiben Sie mir, welche Sie möchten? Bitte die ausgefüllte Selbstauskunft mitbringen.

Freundliche Grüße
Susanne Brandt
Bürozeiten Mo–Fr 9–18 Uhr`,
    expected: [
      at('2027-08-14T10:00:00+02:00', '2027-08-14T10:20:00+02:00'),
      at('2027-08-14T10:20:00+02:00', '2027-08-14T10:40:00+02:00'),
      at('2027-08-14T11:20:00+02:00', '2027-08-14T11:40:00+02:00'),
    ],
  },
  {
    name: 'de: lunch with a former colleague on Wednesday at twelve',
    sentAt: '2027-08-16T09:51:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Steffi Marquardt <steffi@marquardt-text.example>',
    subject: 'Hunger?',
    text: `Na du,

lange nicht gesehen! Hast du Lust auf Mittagessen am Mittwoch um zwölf beim Italiener neben der Post? Ich will alles über euer neues Büro hören. Der Mittagstisch kostet da immer noch 9,80, kaum zu glauben.

Drück dich
Steffi`,
    expected: [at('2027-08-18T12:00:00+02:00')],
  },
  {
    name: 'de: tax office announces the start of an audit on the premises',
    sentAt: '2027-08-19T07:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Finanzamt Neuhafen, Betriebsprüfung <bp@fa-neuhafen.example>',
    subject: 'Anordnung einer Außenprüfung, St.-Nr. 27/114/0832',
    text: `Sehr geehrte Damen und Herren,

bei Ihnen wird für die Jahre 2023 bis 2025 eine Außenprüfung durchgeführt (Umsatzsteuer, Gewerbesteuer, Körperschaftsteuer).

Prüfungsbeginn in Ihren Geschäftsräumen: Montag, 06.09.2027, 9.00 Uhr
Prüferin: StAI'in Reuter

Bitte halten Sie zum Beginn eine mit den Verhältnissen vertraute Auskunftsperson sowie die digitalen Buchführungsdaten bereit. Anträge auf Verlegung sind bis zum 30.08.2027 zu stellen.

Hochachtungsvoll
Reuter

Öffnungszeiten Servicestelle: Mo, Mi, Fr 8–12 Uhr, Do 8–17 Uhr`,
    expected: [at('2027-09-06T09:00:00+02:00')],
  },
  {
    name: 'de: two training days with hours at the customer',
    sentAt: '2027-09-03T13:45:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gregor Hübner <g.huebner@cnc-akademie.example>',
    subject: 'Auftragsbestätigung Schulung Steuerung V9',
    text: `Sehr geehrter Herr Pfeiffer,

hiermit bestätige ich die Schulung Ihrer Mitarbeiter und von Ihnen selbst bei Ihnen im Haus:

1. Tag: Montag, 20. September 2027, 9:00–17:00 Uhr
2. Tag: Dienstag, 21. September 2027, 8:00–15:30 Uhr

Wir benötigen einen Raum mit Beamer und am zweiten Tag die freie Maschine. Tagessatz 1.350 € zzgl. Fahrtkosten (0,60 €/km), zahlbar 14 Tage nach Rechnung.

Mit besten Grüßen
Gregor Hübner`,
    expected: [
      at('2027-09-20T09:00:00+02:00', '2027-09-20T17:00:00+02:00'),
      at('2027-09-21T08:00:00+02:00', '2027-09-21T15:30:00+02:00'),
    ],
  },
  {
    name: 'de: parcel on its way, with JSON-LD for the delivery',
    sentAt: '2027-09-08T05:41:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Paketflitzer <noreply@paketflitzer.example>',
    subject: 'Ihr Paket kommt morgen',
    text: `Guten Tag,

Ihre Sendung PF4410098127 von Bürobedarf Sander wird voraussichtlich morgen, Donnerstag, 09.09.2027, zwischen 10:15 und 12:15 Uhr zugestellt.

Nicht da? Ablageort oder Nachbar wählen: https://sendung.paketflitzer.example/PF4410098127

Ihr Paketflitzer-Team`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "PF4410098127",
  "trackingUrl": "https://sendung.paketflitzer.example/PF4410098127",
  "expectedArrivalFrom": "2027-09-09T10:15:00+02:00",
  "expectedArrivalUntil": "2027-09-09T12:15:00+02:00",
  "carrier": { "@type": "Organization", "name": "Paketflitzer" },
  "partOfOrder": { "@type": "Order", "orderNumber": "SA-90177", "merchant": { "@type": "Organization", "name": "Bürobedarf Sander" } }
}
</script>
<p>Guten Tag,</p>
<p>Ihre Sendung PF4410098127 von Bürobedarf Sander wird voraussichtlich morgen, <b>Donnerstag, 09.09.2027, zwischen 10:15 und 12:15 Uhr</b> zugestellt.</p>
<p>Nicht da? <a href="https://sendung.paketflitzer.example/PF4410098127">Ablageort oder Nachbar wählen</a></p>
<p>Ihr Paketflitzer-Team</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'de: wholesaler mails all customers about the house fair',
    sentAt: '2027-09-14T08:00:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Gastro Riedl Großhandel <aktuell@gastro-riedl.example>',
    subject: 'Hausmesse 2027: Kosten, Kaufen, Kontakte',
    text: `Geschätzte Kundinnen und Kunden!

Unsere große Hausmesse steht wieder vor der Tür: über 80 Aussteller, Verkostungen und Messerabatte bis zu 15 %.

Dienstag, 5. Oktober, 10–19 Uhr
Mittwoch, 6. Oktober, 10–17 Uhr
Abholmarkt Linz-Ost, Halle B

Um 14 Uhr zeigt unser Spitzenkoch täglich seine Wildküche. Eintritt frei, Gutschein für ein Bratl im Anhang.

Auf Ihr Kommen freut sich das Team von Gastro Riedl
Vom Newsletter abmelden: https://gastro-riedl.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: short yes to one quoted time',
    sentAt: '2027-10-05T16:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bettina Kühn <b.kuehn@optik-kuehn.example>',
    subject: 'AW: Wartung Schleifautomat',
    text: `ja, passt so, bis dann. Parkplatz im Hof ist frei.

LG Kühn

> Am 05.10.2027 um 14:50 schrieb Technikdienst Lorenz:
>
> Hallo Frau Kühn,
> ich wäre übermorgen (Do, 7.10.) in Ihrer Gegend und könnte um 14 Uhr
> bei Ihnen sein. Anfahrt wäre dann nur die halbe Pauschale (45 €).
> Ist das recht?
> Gruß, M. Lorenz`,
    expected: [at('2027-10-07T14:00:00+02:00')],
  },
  {
    name: 'de: general availability for music lessons',
    sentAt: '2027-10-14T21:17:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Corinne Wyss <corinne.wyss@seepost.example>',
    subject: 'Cellounterricht für unseren Sohn',
    text: `Guten Abend

Unser Sohn Levin (9) möchte gerne mit Cello beginnen. Haben Sie ab November noch freie Plätze? Dienstags passt es bei uns meistens gut, mittwochs hat er bis 17 Uhr Pfadi und freitags wären wir grundsätzlich flexibel.

Was kostet eine Lektion à 40 Minuten, und kann man bei Ihnen ein Instrument mieten?

Herzlichen Dank und liebe Grüsse
Corinne Wyss`,
    expected: [],
  },
  {
    name: 'de: company doctor gives an appointment after the clock change',
    sentAt: '2027-10-25T10:29:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Arbeitsmedizin am Wall <termine@arbeitsmedizin-wall.example>',
    subject: 'Ihr Vorsorgetermin G37',
    text: `Sehr geehrter Herr Mielke,

Ihr Termin zur Bildschirmvorsorge bei Frau Dr. Arslan:

Mi 3.11.27, 8.40 Uhr

Bitte bringen Sie Ihre Brille und den ausgefüllten Fragebogen mit. Können Sie nicht kommen, geben Sie uns bitte zwei Werktage vorher Bescheid, sonst stellen wir Ihrem Betrieb 35 Euro in Rechnung.

Freundliche Grüße
Praxisteam Arbeitsmedizin am Wall
Anmeldung: Mo, Di, Do 7.30–15 Uhr, Fr 7.30–12 Uhr`,
    expected: [at('2027-11-03T08:40:00+01:00')],
  },
  {
    name: 'de: business partner invites to the Christmas party',
    sentAt: '2027-11-10T14:04:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Lukas Wieser <l.wieser@wieser-druck.example>',
    subject: 'Weihnachtsfeier bei uns in der Druckerei',
    text: `Liebe Johanna,

heuer feiern wir nicht im Wirtshaus, sondern zwischen den Maschinen, und du gehörst nach all den gemeinsamen Projekten natürlich dazu: Donnerstag, 9. Dezember, Beginn 18 Uhr, Open End. Es gibt Raclette und der Chef spielt Ziehharmonika (Entschuldigung im Voraus).

Sag mir bitte bis 26.11. Bescheid, ob du kommst und ob du Fleisch isst.

Ach ja: Druckdaten für eure Kalender bräuchte ich bis Montag in der Früh, 8 Uhr!

Liebe Grüße
Lukas`,
    expected: [at('2027-12-09T18:00:00+01:00')],
  },
  {
    name: 'de: rota of the guards sent for information',
    sentAt: '2027-11-19T17:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Einsatzleitung Falk Sicherheit <einsatz@falk-sicherheit.example>',
    subject: 'Dienstplan KW 47 Objekt Einkaufszentrum Nord (z. K.)',
    text: `Guten Abend Frau Hering,

zu Ihrer Kenntnis die Besetzung Ihrer Pforte in der kommenden Woche:

Mo 22.11.  06–14 Uhr Kowalczyk / 14–22 Uhr Brehm
Di 23.11.  06–14 Uhr Kowalczyk / 14–22 Uhr Özdemir
Mi 24.11.  06–14 Uhr Brehm / 14–22 Uhr Özdemir
Do 25.11.  06–14 Uhr Brehm / 14–22 Uhr Kowalczyk
Fr 26.11.  06–14 Uhr Özdemir / 14–23 Uhr Kowalczyk (Late-Night-Shopping)

Änderungen vorbehalten. Notruf Leitstelle rund um die Uhr: 0209 555 110

Mit freundlichen Grüßen
Ralf Tiemann
Einsatzleiter`,
    expected: [],
  },
  {
    name: 'de: reader on the Canaries gets a call in German time',
    sentAt: '2027-11-08T11:47:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Doris Ebeling <d.ebeling@sonnweg-reisen.example>',
    subject: 'Kontingente Sommer 2028',
    text: `Hallo Herr Kramm,

schöne Grüße ins Warme, hier regnet es seit Tagen. Lassen Sie uns die Apartmentkontingente für nächsten Sommer am Donnerstag, 11.11., um 11 Uhr deutscher Zeit am Telefon durchgehen, ich rufe Sie in der Finca an. Dauert eine halbe Stunde.

Die Vorjahreszahlen: 312 Gäste, Auslastung 71 %, Durchschnittspreis 84 €.

Sonnige Grüße
Doris Ebeling
Sonnweg Reisen, Osnabrück`,
    expected: [at('2027-11-11T10:00:00+00:00', '2027-11-11T10:30:00+00:00')],
  },
  {
    name: 'de: broadcaster tells when the report is on air',
    sentAt: '2027-11-23T15:55:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Miriam Stoll <stoll@regio-tv.example>',
    subject: 'Sendetermin "Altes Handwerk"',
    text: `Liebe Familie Gruber,

der Schnitt ist fertig und Ihre Korbflechterei sieht großartig aus! Der Beitrag läuft am Donnerstag, 25. November, um 18:15 Uhr im Magazin "Daheim", die Wiederholung am Freitag um 9:30 Uhr. Danach steht er noch ein Jahr in der Mediathek.

Nochmals vielen Dank für die Geduld beim Dreh, die 5 Stunden haben sich gelohnt.

Herzliche Grüße aus der Redaktion
Miriam Stoll`,
    expected: [],
  },
  {
    name: 'de: stock-take for the whole team between the holidays',
    sentAt: '2027-12-06T10:06:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Günter Pape <g.pape@eisenwaren-pape.example>',
    subject: 'Inventur',
    text: `Liebe Kolleginnen und Kollegen,

unsere Inventur ist in diesem Jahr am Donnerstag, 30.12. Alle sind den ganzen Tag eingeplant, der Laden bleibt zu. Scanner und Zähllisten verteile ich vor Ort, für Brötchen und Suppe ist gesorgt.

Urlaubsanträge fürs neue Jahr bitte bis 17.12. bei Heike abgeben.

Gruß
Günter Pape`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'de: supplier tells its holiday closing times',
    sentAt: '2027-12-13T09:33:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Anja Reichelt <a.reichelt@holz-reichelt.example>',
    subject: 'Betriebsferien Weihnachten / letzte Auslieferung',
    text: `Lieber Herr Sturm,

damit Sie planen können: Unser Lager hat vor Weihnachten zuletzt am Donnerstag, 23.12., von 7 bis 12 Uhr offen, danach sind Betriebsferien. Im neuen Jahr sind wir ab Montag, 10.01.2028, 7 Uhr wieder da.

Die letzte Tour in Ihre Richtung fährt am Dienstag, 21.12., Bestellungen dafür bitte bis Freitag, 17.12., 10 Uhr. Ihre Eichenbohlen (Auftrag 27/2290) sind schon kommissioniert.

Frohe Festtage Ihnen und der ganzen Mannschaft!
Anja Reichelt`,
    expected: [],
  },
];
