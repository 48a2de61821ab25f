import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: refrigeration technician announces a visit with its length, prices and emergency line beside it',
    sentAt: '2027-01-07T09:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kälte Rombach Disposition <dispo@kaelte-rombach.example>',
    subject: 'Wartung Kühlzelle und Gläserspüler, Auftrag 27-00418',
    text: `Guten Tag Frau Sailer,

die jährliche Wartung Ihrer Kühlzelle steht wieder an. Unser Techniker, Herr Bösch, kommt dazu zu Ihnen ins Restaurant:

Mittwoch, 20.01.2027, 7:30 Uhr
Dauer: 90 Minuten

Bitte räumen Sie die unteren zwei Regalböden vorher frei. Die Anfahrt berechnen wir pauschal mit 48,00 €, die Wartung laut Vertrag mit 212,50 € netto. Die letzte Wartung war am 15.01.2026.

Mit freundlichen Grüßen
Silke Hauber
Disposition

Kälte Rombach GmbH, Industriestr. 14, 79331 Teningen
Büro Mo–Do 7:00–16:30, Fr 7:00–12:00
Notdienst rund um die Uhr: 07641 555 0190`,
    expected: [at('2027-01-20T07:30:00+01:00', '2027-01-20T09:00:00+01:00')],
  },
  {
    name: 'de: Austrian joiner in dialect, three quarters of eight',
    sentAt: '2027-01-12T18:47:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Schorsch Pichlbauer <schorsch@pichlbauer-holz.example>',
    subject: 'Re: Eichenbohlen',
    text: `Servus Franz,

de Bohlen san do, schaun super aus, hab i heut no owaglegt. I kumm am Freitag um dreiviertel acht in da Fruah zu dir in d'Werkstatt, dann schau ma uns gemeinsam an, wost as Stiegengeländer hinham wüst.

Kaffee waar ned schlecht ;-)

Pfiat di
Schorsch`,
    expected: [at('2027-01-15T07:45:00+01:00')],
  },
  {
    name: 'de: Swiss trustee offers three slots of an hour, tax deadline beside them',
    sentAt: '2027-01-19T10:03:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Caduff <r.caduff@caduff-treuhand.example>',
    subject: 'Jahresabschluss 2026 – Besprechung',
    text: `Sehr geehrte Frau Zgraggen

Besten Dank für die vollständigen Unterlagen. Der Entwurf des Abschlusses liegt vor. Für die Besprechung bei uns in Chur kann ich Ihnen folgende Termine anbieten (jeweils eine Stunde):

- Do, 4. Februar, 08.15 Uhr
- Mo, 8. Februar, 13.30 Uhr
- Di, 9. Februar, 16.00 Uhr

Bitte geben Sie mir kurz Bescheid, was Ihnen am besten passt. Die Steuererklärung ist bis am 31. März einzureichen, da haben wir also genügend Luft.

Freundliche Grüsse
Reto Caduff

Caduff Treuhand AG
Gäuggelistrasse 99, 7000 Chur
Tel. 081 555 01 44`,
    expected: [
      at('2027-02-04T08:15:00+01:00', '2027-02-04T09:15:00+01:00'),
      at('2027-02-08T13:30:00+01:00', '2027-02-08T14:30:00+01:00'),
      at('2027-02-09T16:00:00+01:00', '2027-02-09T17:00:00+01:00'),
    ],
  },
  {
    name: 'de: applicant accepts the second of the quoted interview slots',
    sentAt: '2027-01-25T20:31:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Amira Yıldız <amira.yildiz@post.example>',
    subject: 'AW: Ihre Bewerbung als Mediengestalterin',
    text: `Sehr geehrter Herr Volkmer,

vielen Dank für die Einladung, ich habe mich sehr gefreut! Der zweite Termin passt mir sehr gut. Mein Portfolio bringe ich gedruckt mit.

Freundliche Grüße
Amira Yıldız

Am 25.01.2027 um 11:14 schrieb Jens Volkmer:
> Sehr geehrte Frau Yıldız,
>
> Ihre Mappe hat uns neugierig gemacht und wir würden Sie gern kennenlernen.
> Wir können Ihnen zwei Termine bei uns in der Agentur anbieten:
>
> 1. Mittwoch, 3. Februar, 10:00 Uhr
> 2. Donnerstag, 4. Februar, 14:30 Uhr
>
> Viele Grüße
> Jens Volkmer
> Agentur Blaufuchs`,
    expected: [at('2027-02-04T14:30:00+01:00')],
  },
  {
    name: 'de: tax adviser names due dates and phone hours only',
    sentAt: '2027-02-02T15:20:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kanzlei Dr. Wehner <kanzlei@stb-wehner.example>',
    subject: 'USt-Voranmeldung Januar 2027 / Mandant 10877',
    text: `Sehr geehrter Herr Ostrowski,

anbei erhalten Sie die Auswertung für Dezember 2026. Die Umsatzsteuer-Voranmeldung für Januar ist bis Mittwoch, 10.02.2027, zu übermitteln, der Betrag von 3.418,22 € wird am selben Tag fällig. Bitte reichen Sie uns die noch fehlenden Kassenberichte bis spätestens Freitag, 05.02., 12:00 Uhr ein, da wir sonst schätzen müssen.

Bei Rückfragen erreichen Sie Frau Lindt telefonisch Montag bis Donnerstag von 8:00 bis 16:00 Uhr unter 0361 555 0712.

Mit freundlichen Grüßen
i. A. Monika Lindt
Dr. Wehner Steuerberatungsgesellschaft mbH`,
    expected: [],
  },
  {
    name: 'de: colleague forwards a customer and has agreed for both of them',
    sentAt: '2027-02-09T11:55:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jana Petersen <jana@petersen-sanitaer.example>',
    subject: 'WG: Badumbau Ehlers, Ahornweg 3',
    text: `Moin Torben,

Frau Ehlers will sich das Bad am Montag um 16:30 Uhr mit uns zusammen angucken, ich hab für uns beide zugesagt. Nimm bitte den Laser mit, meiner spinnt. Adresse steht unten.

LG Jana

---------- Weitergeleitete Nachricht ----------
Von: Gisela Ehlers <g.ehlers@post.example>
Datum: Di., 9. Feb. 2027 um 10:21
Betreff: Badumbau
An: info@petersen-sanitaer.example

Guten Tag Frau Petersen,
am Montag könnte ich ab halb fünf, am Dienstag leider überhaupt nicht. Das Haus ist das gelbe, Ahornweg 3, bitte hinten klingeln. Das Bad ist von 1984 und hat 6,5 qm.
Freundlich grüßt
Gisela Ehlers`,
    expected: [at('2027-02-15T16:30:00+01:00')],
  },
  {
    name: 'de: customer calls off, child is ill, will write again',
    sentAt: '2027-02-15T07:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Nadine Kropp <nadine.kropp@kropp-optik.example>',
    subject: 'Mittwoch',
    text: `Hallo Herr Sandner,

tut mir wirklich leid, aber unseren Termin am Mi 17.2. um 11 Uhr muss ich absagen, mein Kleiner hat 39,5 Fieber und die Oma ist in Kur. Ich melde mich nächste Woche bei Ihnen wegen eines neuen Termins.

Danke fürs Verständnis!
Nadine Kropp`,
    expected: [],
  },
  {
    name: 'de: property manager moves the owners meeting',
    sentAt: '2027-02-18T13:40:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Quandt & Sohn <weg@quandt-hv.example>',
    subject: 'WEG Lindenallee 22–26: Verlegung der Eigentümerversammlung',
    text: `Sehr geehrter Herr Dr. Marquardt,

die ordentliche Eigentümerversammlung, zu der wir Sie mit Schreiben vom 01.02.2027 eingeladen hatten, müssen wir wegen einer Doppelbelegung des Saals verlegen:

von Dienstag, 09.03.2027, 18:00 Uhr
auf Donnerstag, 11.03.2027, 18:30 Uhr

Der Ort bleibt gleich (Gasthaus „Zum Anker“, Nebenraum). Die Tagesordnung bleibt unverändert. Sollten Sie verhindert sein, senden Sie uns bitte die beigefügte Vollmacht bis zum 08.03. zurück.

Mit freundlichen Grüßen
Henning Quandt

Quandt & Sohn Hausverwaltung, Telefonzeiten: Di und Do 9–12 Uhr`,
    expected: [at('2027-03-11T18:30:00+01:00')],
  },
  {
    name: 'de: haulier gives a delivery window for pallets',
    sentAt: '2027-03-02T14:16:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Avis <avis@spedition-kettler.example>',
    subject: 'Lieferavis Sendung 4471-903-22, 2 Paletten',
    text: `Sehr geehrte Damen und Herren,

Ihre Sendung 4471-903-22 (2 EUR-Paletten, 684 kg, Absender: Fliesenwerk Solms) wird Ihnen zugestellt am

Freitag, 05.03.2027, zwischen 07:00 und 12:00 Uhr.

Der Fahrer ruft 30 Minuten vorher an. Bitte halten Sie die Zufahrt für einen 12-Tonner mit Hebebühne frei. Kann die Ware nicht angenommen werden, fallen für die zweite Anfahrt 65,00 EUR an.

Ihr Dispo-Team Nahverkehr
Spedition Kettler, Niederlassung Gießen
Tel. 0641 555 0330 (6–17 Uhr)`,
    expected: [],
  },
  {
    name: 'de: newsletter of a software house with webinar dates',
    sentAt: '2027-03-04T06:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Praxiswerk News <news@praxiswerk.example>',
    subject: 'Neu im März: E-Rezept-Update, Webinare, 15 % auf Kartenleser',
    text: `Praxiswerk News | Ausgabe März 2027

Liebe Anwenderinnen und Anwender,

das Update 27.1 bringt Ihnen die neue Rezeptansicht. Was noch?

+++ Kostenlose Webinare +++
Dienstag, 16.03.2027, 13:00–13:45 Uhr: Abrechnung leicht gemacht
Donnerstag, 18.03.2027, 18:00–19:00 Uhr: Terminplanung für Teams
Jetzt Platz sichern: https://praxiswerk.example/webinare

+++ Aktion +++
Bis 31. März 15 % Rabatt auf alle Kartenleser mit dem Code LENZ27.

Sie erhalten diese Mail, weil Sie unseren Newsletter abonniert haben. Abmelden: https://praxiswerk.example/abmelden
Praxiswerk Software GmbH, Bielefeld`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: boss and reader go to a trade fair for the whole day',
    sentAt: '2027-03-09T17:25:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Uwe Drechsel <u.drechsel@drechsel-moebel.example>',
    subject: 'Messe',
    text: `Hi Katrin,

Karten sind da: wir zwei fahren am Freitag, 19.3., auf die Werkstoff-Messe nach Nürnberg, und zwar den ganzen Tag, damit sichs lohnt. Nimm dir also nichts anderes vor. Wann wir losfahren, machen wir nächste Woche in der Küche aus.

Ich will auf jeden Fall zu dem Kantenleimer in Halle 7, Stand 412.

Uwe`,
    expected: [days('2027-03-19')],
  },
  {
    name: 'de: club chair invites the auditor to the audit and the general assembly',
    sentAt: '2027-03-15T21:08:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Karl-Heinz Überle <vorstand@tsv-oberhofen.example>',
    subject: 'Jahreshauptversammlung und Kassenprüfung',
    text: `Liebe Heike,

hiermit lade ich dich satzungsgemäß zur Jahreshauptversammlung des TSV ein. Sie findet statt am Samstag, den 10. April 2027, um 19.00 Uhr im Sportheim.

Da du ja Kassenprüferin bist: Die Prüfung machen wir vorher, am Mittwoch, 7. April, um 17.30 Uhr bei mir daheim im Hobbyraum. Der Gerd bringt die Ordner mit, Christa macht Wurstsalat.

Anträge müssen bis 3. April schriftlich bei mir sein. Ach ja, der Mitgliedsbeitrag (54 Euro) wird am 1. April abgebucht.

Mit sportlichem Gruß
Karl-Heinz
1. Vorsitzender`,
    expected: [at('2027-04-10T19:00:00+02:00'), at('2027-04-07T17:30:00+02:00')],
  },
  {
    name: 'de: architect sends a site meeting with a calendar part',
    sentAt: '2027-04-06T08:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Friederike Maas <maas@maas-architektur.example>',
    subject: 'Einladung: Baubesprechung Nr. 6, Kita Sonnenhang',
    text: `Hallo zusammen,

anbei die Einladung zur Baubesprechung Nr. 6 im Baucontainer. Schwerpunkt Dachanschluss Nord. Bitte Sicherheitsschuhe tragen.

Viele Grüße
F. Maas`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Maas Architektur//Kalender//DE
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:bb6-kita-sonnenhang@maas-architektur.example
DTSTAMP:20270406T065000Z
DTSTART;TZID=Europe/Berlin:20270415T100000
DTEND;TZID=Europe/Berlin:20270415T113000
SUMMARY:Baubesprechung Nr. 6\\, Kita Sonnenhang
LOCATION:Baucontainer\\, Hangweg 2
ORGANIZER;CN=Friederike Maas:mailto:maas@maas-architektur.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@dach-reinders.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-15T10:00:00+02:00', '2027-04-15T11:30:00+02:00')],
  },
  {
    name: 'de: restaurant confirms a table with JSON-LD',
    sentAt: '2027-04-12T12:01:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Gasthof Steinerwirt <reservierung@steinerwirt.example>',
    subject: 'Ihre Reservierung im Steinerwirt ist bestätigt',
    text: `Grüß Gott Herr Ing. Leitgeb,

gerne bestätigen wir Ihre Reservierung:

Datum: Fr, 23.04.2027
Uhrzeit: 19:30
Personen: 6
Code: SW-8841

Wir halten den Tisch 15 Minuten für Sie frei. Kostenlos stornieren können Sie bis zum Vortag, 12 Uhr.

Küche: Mi–So 11:30–14:00 und 18:00–21:30
Gasthof Steinerwirt, Hauptplatz 5, 4400 Steyr`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "SW-8841",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Ing. Markus Leitgeb" },
  "partySize": 6,
  "startTime": "2027-04-23T19:30:00+02:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gasthof Steinerwirt",
    "address": { "@type": "PostalAddress", "streetAddress": "Hauptplatz 5", "postalCode": "4400", "addressLocality": "Steyr", "addressCountry": "AT" }
  }
}
</script></head><body>
<p>Grüß Gott Herr Ing. Leitgeb,</p>
<p>gerne bestätigen wir Ihre Reservierung:</p>
<table><tr><td>Datum</td><td>Fr, 23.04.2027</td></tr><tr><td>Uhrzeit</td><td>19:30</td></tr><tr><td>Personen</td><td>6</td></tr><tr><td>Code</td><td>SW-8841</td></tr></table>
<p>Wir halten den Tisch 15 Minuten für Sie frei. Kostenlos stornieren können Sie bis zum Vortag, 12 Uhr.</p>
<p>Küche: Mi–So 11:30–14:00 und 18:00–21:30<br>Gasthof Steinerwirt, Hauptplatz 5, 4400 Steyr</p>
</body></html>`,
    expected: [at('2027-04-23T19:30:00+02:00')],
  },
  {
    name: 'de: one line from the phone accepts Monday out of two quoted times',
    sentAt: '2027-04-16T19:22:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'M. Stoll <stoll@stoll-textil.example>',
    subject: 'Re: Stoffmuster Frühjahr',
    text: `passt. mo 9 uhr bei euch. bring die muster mit

gesendet von meinem handy

> Am 15.04.2027 um 16:40 schrieb Polsterei Brandl <werkstatt@polsterei-brandl.example>:
>
> Hallo Mirko, wann zeigst du uns die neuen Stoffe? Montag 9 Uhr oder Dienstag 14 Uhr
> würd bei uns gehen.
> Gruß Evi`,
    expected: [at('2027-04-19T09:00:00+02:00')],
  },
  {
    name: 'de: customer in New York names one call in two zones',
    sentAt: '2027-04-20T11:35:00-04:00',
    timezone: 'Europe/Berlin',
    from: 'Dorothea Lindqvist <dlindqvist@harborprint.example>',
    subject: 'Telefonat wegen Druckdaten',
    text: `Liebe Frau Amberg,

danke für die Proofs, die kamen gestern per Kurier an. Das Magenta ist uns noch zu kräftig, das würde ich lieber mündlich mit Ihnen durchgehen. Können wir am Donnerstag, 29. April, um 10 Uhr New Yorker Zeit telefonieren, also um 16 Uhr bei Ihnen? Ich rechne mit 45 Minuten.

Bei uns ist Redaktionsschluss am 7. Mai, bis dahin müsste alles stehen.

Herzliche Grüße aus Brooklyn
Dorothea Lindqvist
Harbor Print Collective
+1 (718) 555-0147`,
    expected: [at('2027-04-29T16:00:00+02:00', '2027-04-29T16:45:00+02:00')],
  },
  {
    name: 'de: first-aid course booked, Graz, with JSON-LD',
    sentAt: '2027-05-04T10:44:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Kursbüro Lebensretter Graz <kurse@lebensretter-graz.example>',
    subject: 'Anmeldebestätigung Erste-Hilfe-Auffrischung (Kurs EH-2219)',
    text: `Sehr geehrte Frau Mag. Hödl,

Sie sind angemeldet für: Erste-Hilfe-Auffrischung für Betriebe, Kurs EH-2219.

Samstag, 29. Mai 2027, 09:00 bis 16:30 Uhr
Kurszentrum, Keplerstraße 111, 8020 Graz, 1. Stock

Kursbeitrag: € 79,00, bitte bis 14. Mai überweisen. Das Kursbüro ist am Kurstag ab 8:15 Uhr besetzt.

Mit freundlichen Grüßen
Ihr Kursbüro`,
    html: `<html><head><script type="application/ld+json">
[{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "EH-2219-07",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Mag. Birgit Hödl" },
  "reservationFor": {
    "@type": "Event",
    "name": "Erste-Hilfe-Auffrischung für Betriebe",
    "startDate": "2027-05-29T09:00:00+02:00",
    "endDate": "2027-05-29T16:30:00+02:00",
    "location": { "@type": "Place", "name": "Kurszentrum Graz", "address": "Keplerstraße 111, 8020 Graz" }
  }
}]
</script></head><body>
<p>Sehr geehrte Frau Mag. Hödl,</p>
<p>Sie sind angemeldet für: <b>Erste-Hilfe-Auffrischung für Betriebe, Kurs EH-2219</b>.</p>
<p>Samstag, 29. Mai 2027, 09:00 bis 16:30 Uhr<br>Kurszentrum, Keplerstraße 111, 8020 Graz, 1. Stock</p>
<p>Kursbeitrag: € 79,00, bitte bis 14. Mai überweisen. Das Kursbüro ist am Kurstag ab 8:15 Uhr besetzt.</p>
<p>Mit freundlichen Grüßen<br>Ihr Kursbüro</p>
</body></html>`,
    expected: [at('2027-05-29T09:00:00+02:00', '2027-05-29T16:30:00+02:00')],
  },
  {
    name: 'de: declines one time and offers two others, half past ten',
    sentAt: '2027-05-10T09:31:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'DI Verena Achleitner <achleitner@ab-statik.example>',
    subject: 'AW: Begehung Dachboden',
    text: `Sehr geehrter Herr Wimmer,

am Dienstag, dem 18., um 15 Uhr passt es mir leider nicht, da bin ich auf einer Baustelle in Linz. Ginge es bei Ihnen auch am Mittwoch, 19. Mai, um 9.15 Uhr oder am Donnerstag, 20. Mai, um halb elf? Ich bräuchte nur den Dachbodenschlüssel und jemanden, der die Leiter hält.

Beste Grüße
V. Achleitner

-----Ursprüngliche Nachricht-----
Von: Josef Wimmer
Gesendet: Freitag, 7. Mai 2027 16:12
An: office@ab-statik.example
Betreff: Begehung Dachboden

Grüß Gott Frau Diplomingenieur, wäre Ihnen Dienstag, 18. Mai, 15 Uhr für die Begehung recht?
MfG Wimmer`,
    expected: [at('2027-05-19T09:15:00+02:00'), at('2027-05-20T10:30:00+02:00')],
  },
  {
    name: 'de: calendar part cancels a meeting',
    sentAt: '2027-05-20T16:05:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lutz Herbst <lutz.herbst@nordkontor.example>',
    subject: 'Abgesagt: Abstimmung Relaunch',
    text: `Hallo Frau Tümmler,

der Termin am Dienstag entfällt, wir haben intern noch keine Freigabe vom Vorstand. Ich komme auf Sie zu, sobald es weitergeht.

Viele Grüße
Lutz Herbst`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Nordkontor//Groupware 9//DE
METHOD:CANCEL
BEGIN:VEVENT
UID:7f3e-relaunch-0525@nordkontor.example
DTSTAMP:20270520T140500Z
DTSTART:20270525T120000Z
DTEND:20270525T130000Z
SUMMARY:Abstimmung Relaunch
ORGANIZER;CN=Lutz Herbst:mailto:lutz.herbst@nordkontor.example
ATTENDEE:mailto:hallo@studio-tuemmler.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: thanks after a meeting, minutes and a promised offer',
    sentAt: '2027-05-26T08:18:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Philipp Grote <grote@grote-energieberatung.example>',
    subject: 'Protokoll unseres Gesprächs vom 25.05.2027, 14:00–15:30 Uhr',
    text: `Sehr geehrte Frau Nowak,

vielen Dank für das angenehme Gespräch gestern um 14 Uhr in Ihrem Haus. Die wichtigsten Punkte:

1. Dämmung der obersten Geschossdecke: ca. 118 m², Sie holen dazu zwei Angebote ein.
2. Heizung: Kessel Baujahr 1998, Austausch vor dem Winter.
3. Mein Angebot für den Sanierungsfahrplan erhalten Sie bis Freitag, 4. Juni.

Sollte ich etwas falsch notiert haben, sagen Sie gerne Bescheid.

Mit freundlichen Grüßen
Philipp Grote
Energieberater (HWK)`,
    expected: [],
  },
  {
    name: 'de: public utility announces a power cut in the street',
    sentAt: '2027-06-01T11:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Stadtwerke Netzbetrieb <netz@stadtwerke-hollern.example>',
    subject: 'Versorgungsunterbrechung Strom – Mühlstraße 1 bis 31',
    text: `Sehr geehrte Kundin, sehr geehrter Kunde,

wegen dringender Arbeiten an der Ortsnetzstation müssen wir die Stromversorgung in Ihrer Straße unterbrechen:

Mittwoch, 16. Juni 2027, 8.00 Uhr bis ca. 11.00 Uhr

Bitte betrachten Sie Ihre Anlage während dieser Zeit als unter Spannung stehend. Kühl- und Gefriergeräte sollten geschlossen bleiben; empfindliche Geräte trennen Sie bitte vorher vom Netz. Bei Starkregen werden die Arbeiten auf den 17. Juni verlegt.

Wir bitten um Ihr Verständnis.

Stadtwerke Hollern
Störungsannahme 0800 555 0011`,
    expected: [],
  },
  {
    name: 'de: prospective client tells only when she is free in general',
    sentAt: '2027-06-07T22:14:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Tabea Finke <tabea.finke@post.example>',
    subject: 'Anfrage Hochzeitsfotos September',
    text: `Hallo liebes Studio-Team,

wir heiraten im September und finden eure Bilder soooo schön 😍 Könnten wir euch mal kennenlernen? Nächste Woche bin ich recht flexibel, am liebsten nachmittags, mein Verlobter arbeitet Schicht und kann freitags eigentlich immer. Schlagt doch einfach was vor!

Getraut werden wir im Schloss, danach Sektempfang und dann Feier in der Scheune, so 80 Leute. Habt ihr im September überhaupt noch einen Samstag frei? Und was kostet das so ungefähr für 8 Stunden?

Liebe Grüße
Tabea & Jonas`,
    expected: [],
  },
  {
    name: 'de: colleague on the train to Vienna, hand-over',
    sentAt: '2027-06-10T17:38:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Burak Şahin <burak@lichtraum-planung.example>',
    subject: 'bin weg bis 21.',
    text: `hi lisa,

kurze übergabe: mein zug geht morgen 8:14 ab münchen, bin 12:20 in wien, dazwischen funkloch, also bitte nicht anrufen. bis 20.6. urlaub, am 21. wieder im büro.

- angebot hotel post ist raus, die melden sich
- leuchten fürs museum kommen mittwoch vormittag, lieferschein bitte abzeichnen
- schlüssel lager liegt in der obersten schublade

danke dir!! bring dir manner schnitten mit
b.`,
    expected: [],
  },
  {
    name: 'de: Swiss landlord, hand-over of the shop at half past ten',
    sentAt: '2027-06-15T08:27:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Vreni Aebischer <v.aebischer@immo-seeland.example>',
    subject: 'Übergabe Ladenlokal Bahnhofstrasse 17',
    text: `Grüezi Herr Nägeli

Merci für den unterschriebenen Mietvertrag. Für die Übergabe des Ladenlokals treffen wir uns am Mittwoch, 30. Juni, um halb elf vor Ort. Herr Bigler vom Hausdienst ist auch dabei und zeigt Ihnen die Lüftung.

Bitte überweisen Sie die Kaution von CHF 7'200.– vorher, sie muss bis am 25. Juni bei uns eingegangen sein. Der Mietzins läuft ab 1. Juli.

Freundliche Grüsse
Vreni Aebischer
Immo Seeland AG, 2560 Nidau
Schalter: Mo–Fr 08.30–11.30 / 14.00–16.30`,
    expected: [at('2027-06-30T10:30:00+02:00')],
  },
  {
    name: 'de: plumber comes by tomorrow at quarter to nine',
    sentAt: '2027-06-21T16:49:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Rohrfrei Mertens <mertens@rohrfrei-mertens.example>',
    subject: 'Ihr Abfluss',
    text: `Tag Frau Dorn,
hab Ihre Nachricht auf dem Band abgehört. Heute wirds nix mehr, aber ich schau morgen früh um viertel vor neun bei Ihnen im Salon vorbei, da haben Sie ja noch keine Kundschaft. Bis dahin bitte das Waschbecken links nicht benutzen und KEIN Rohrreiniger reinkippen!!
Gruß Mertens
0177 555 0608`,
    expected: [at('2027-06-22T08:45:00+02:00')],
  },
  {
    name: 'de: out-of-office reply with a holiday and stand-in hours',
    sentAt: '2027-07-12T10:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sabine Trautwein <s.trautwein@druckhaus-elbtal.example>',
    subject: 'Automatische Antwort: Visitenkarten Nachbestellung',
    text: `Guten Tag,

vielen Dank für Ihre Nachricht. Ich bin vom 12.07. bis einschließlich 23.07.2027 nicht im Haus. Ab Montag, 26.07.2027, 8 Uhr, bin ich wieder für Sie da. Ihre Mail wird nicht weitergeleitet.

In dringenden Fällen hilft Ihnen mein Kollege Ralf Pohl (0351 555 0284, Mo–Fr 9–15 Uhr).

Freundliche Grüße
Sabine Trautwein
Kundenberatung`,
    expected: [],
  },
  {
    name: 'de: software training on two days with hours for each',
    sentAt: '2027-08-03T14:33:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Marek Zielinski <m.zielinski@werkplan-software.example>',
    subject: 'Terminbestätigung Anwenderschulung bei Ihnen vor Ort',
    text: `Hallo Frau Behrens,

wie telefonisch vereinbart komme ich zur Schulung zu Ihnen nach Lüneburg:

Tag 1: Montag, 23.08.2027, 9:00 – 17:00 Uhr (Kalkulation, Aufmaß)
Tag 2: Dienstag, 24.08.2027, 9:00 – 13:00 Uhr (Rechnungen, Mahnwesen)

Ich benötige einen Beamer und WLAN. Das Update auf Version 11.30 spiele ich am Wochenende davor aus der Ferne ein, Sie müssen dafür nichts tun. Die Schulung kostet wie angeboten 1.650 € zzgl. Reisekosten.

Viele Grüße und eine schöne Restwoche
Marek Zielinski`,
    expected: [
      at('2027-08-23T09:00:00+02:00', '2027-08-23T17:00:00+02:00'),
      at('2027-08-24T09:00:00+02:00', '2027-08-24T13:00:00+02:00'),
    ],
  },
  {
    name: 'de: friend of the firm suggests lunch today in a fortnight',
    sentAt: '2027-08-11T13:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bernd Wollschläger <bernd@wollschlaeger-wein.example>',
    subject: 'lange nix gehört',
    text: `Mensch Rita,

seit dem Hoffest haben wir uns nicht mehr gesehen, das geht ja gar nicht! Die Lese wird dieses Jahr früh, ab September bin ich nur noch im Weinberg. Drum mein Vorschlag: heute in 14 Tagen, 12:30 Uhr, Mittagessen beim Italiener an der Brücke, ich lade ein. Dann kannst du mir auch gleich die neuen Etiketten zeigen.

Der 25er Riesling ist übrigens fast ausgetrunken, 8,90 die Flasche, falls du noch Kundengeschenke brauchst...

Bis denne
Bernd`,
    expected: [at('2027-08-25T12:30:00+02:00')],
  },
  {
    name: 'de: café shift rota of the staff sent to the owner',
    sentAt: '2027-08-24T20:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Leyla Aydin <leyla@cafe-zuckerstueck.example>',
    subject: 'Dienstplan KW 35',
    text: `Hallo Chefin,

hier der Plan für KW 35, hängt auch schon in der Küche:

Mo 30.8.  Leyla 6–14, Tim 11–19
Di 31.8.  Ruhetag
Mi 1.9.   Greta 6–14, Tim 11–19
Do 2.9.   Leyla 6–14, Greta 11–19
Fr 3.9.   Leyla 6–14, Tim + Greta 11–20
Sa 4.9.   alle drei 7–18
So 5.9.   Greta 8–13, Aushilfe 12–18

Tim hat gefragt, ob er Weihnachten frei haben kann. Sag ihm bitte selber was dazu.

LG Leyla`,
    expected: [],
  },
  {
    name: 'de: tip about a broadcast on the regional channel',
    sentAt: '2027-08-26T15:07:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Henrike Solbach <solbach@regio-tv.example>',
    subject: 'Sendetermin steht!',
    text: `Liebe Frau Kuhnert,

gute Nachrichten: Unser Beitrag über Ihre Glasbläserei läuft am Freitag, 3. September, um 18:45 Uhr in „Land & Leute“, Wiederholung am Samstag um 11:30 Uhr. In der Mediathek steht er schon ab Freitag 12 Uhr.

Nochmals danke, dass wir Ihnen einen ganzen Tag im Weg stehen durften! Die DVD schicke ich Ihnen per Post.

Herzlich
Henrike Solbach
Redaktion Regio TV`,
    expected: [],
  },
  {
    name: 'de: Swiss video call, time only in the calendar part in UTC',
    sentAt: '2027-09-07T11:26:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Fabio Bernasconi <fabio.bernasconi@velotech.example>',
    subject: 'Kurzer Austausch Ersatzteil-Shop',
    text: `Hoi Simone

Wie besprochen die Einladung für unseren Austausch, Link ist drin. Falls du den Kollegen aus dem Lager dazunehmen möchtest, leite sie einfach weiter.

Gruss
Fabio`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Velotech//Termine 3.2//DE
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270914T070000Z
DTEND:20270914T074500Z
DTSTAMP:20270907T092600Z
ORGANIZER;CN=Fabio Bernasconi:mailto:fabio.bernasconi@velotech.example
UID:a81c22d0-shop@velotech.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE;CN=Simone Lüthi:mailto:simone@luethi-zweirad.example
SUMMARY:Austausch Ersatzteil-Shop
DESCRIPTION:Teilnehmen: https://meet.velotech.example/shop-austausch
LOCATION:https://meet.velotech.example/shop-austausch
SEQUENCE:0
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-14T09:00:00+02:00', '2027-09-14T09:45:00+02:00')],
  },
  {
    name: 'de: labour inspectorate announces a visit to the workshop, deadline for papers beside it',
    sentAt: '2027-09-15T10:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Landratsamt, Amt für Arbeitsschutz <arbeitsschutz@lra-muldental.example>',
    subject: 'Az. 53.2-4417/27 – Betriebsbesichtigung nach § 22 ArbSchG',
    text: `Sehr geehrter Herr Reichelt,

im Rahmen der turnusmäßigen Überwachung ist eine Besichtigung Ihrer Betriebsstätte Gewerbering 8 vorgesehen. Diese findet statt am

Dienstag, dem 05. Oktober 2027, um 09:30 Uhr.

Ich bitte Sie, persönlich anwesend zu sein. Die Gefährdungsbeurteilung sowie die Prüfprotokolle der Absauganlage sind bis zum 28.09.2027 in Kopie vorzulegen.

Für Rückfragen stehe ich Ihnen während der Sprechzeiten (Di 9–12 und 13–18 Uhr, Do 9–12 Uhr) gern zur Verfügung.

Im Auftrag
Kerstin Ullmann
Gewerbeoberinspektorin

Dieses Schreiben wurde elektronisch erstellt und ist ohne Unterschrift gültig.`,
    expected: [at('2027-10-05T09:30:00+02:00')],
  },
  {
    name: 'de: agency sends a video link with date and hour',
    sentAt: '2027-09-21T12:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Cosima Rauh <cosima@kontor-zwei.example>',
    subject: 'Kick-off Webseite: Zugangsdaten',
    text: `Hi Herr Özdemir,

freu mich, dass wir loslegen! Hier der Zugang für unser Kick-off am Mo., 27.9., 13h:

https://meet.kontor-zwei.example/kickoff-oezdemir
PIN 4417 82

Dauert 30 Min, versprochen. Bis dahin wär's toll, wenn Sie mir das Logo als SVG schicken könnten. Online gehen soll die Seite dann am 2. November.

Sonnige Grüße
Cosima`,
    expected: [at('2027-09-27T13:00:00+02:00', '2027-09-27T13:30:00+02:00')],
  },
  {
    name: 'de: hotel advertises Sunday brunch to its list',
    sentAt: '2027-10-11T09:00:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Hotel Seeblick <genuss@seeblick-hotel.example>',
    subject: 'Ganslzeit & Sonntagsbrunch: Jetzt Tisch sichern!',
    text: `Lieber Gast,

der Herbst am See schmeckt! Kommen Sie zu uns:

Sonntagsbrunch mit Live-Jazz
am 17. und 24. Oktober, 10:30–14:00 Uhr, € 42 pro Person

Martinigansl
vom 5. bis 14. November, täglich ab 17 Uhr

Firmenfeiern im Dezember: noch einzelne Termine frei! Reservieren Sie unter 06232 555 0199.

Ihre Familie Schmiedhofer

Keine E-Mails mehr gewünscht? Hier abmelden: https://seeblick-hotel.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: customer has to ask her husband first, times stand only in the quote',
    sentAt: '2027-10-19T18:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ute Hasenkamp <hasenkamp.ute@post.example>',
    subject: 'Re: Küchenplanung',
    text: `Hallo Herr Krüger,
danke für die schnelle Antwort. Das muss ich erst mit meinem Mann besprechen, der ist bis Samstag auf Montage. Ich sage Ihnen dann Bescheid, ob und wann.
Die Fronten in Salbeigrün gefallen uns immer besser!
Schönen Abend
Ute Hasenkamp

Krüger Küchen schrieb am 19.10.2027, 15:47:
> Guten Tag Frau Hasenkamp,
> zur Planung könnten Sie am Dienstag, 26.10., um 17:00 Uhr oder am
> Samstag, 30.10., um 10:00 Uhr ins Studio kommen. Was ist Ihnen lieber?
> Gruß, D. Krüger`,
    expected: [],
  },
  {
    name: 'de: all lower case without umlauts, call after the clocks change',
    sentAt: '2027-10-25T23:11:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'goetz r <goetz.r@schallwerk.example>',
    subject: 'mischung fuer den imagefilm',
    text: `hallo ines

sorry fuer die spaete mail. hab die mischung hochgeladen, version 4, laeuft jetzt 2:35 statt 3:10. koennen wir am dienstag den 2.11. um 10 uhr telefonieren und die aenderungen durchgehen? ich ruf dich auf dem festnetz an. vorher hab ich leider studio.

gruss
goetz`,
    expected: [at('2027-11-02T10:00:00+01:00')],
  },
  {
    name: 'de: supplier in London proposes a time in his own zone only',
    sentAt: '2027-11-08T09:42:00+00:00',
    timezone: 'Europe/Zurich',
    from: 'Oliver Brandt <oliver.brandt@thamesleather.example>',
    subject: 'Kollektion Herbst 28, Video-Vorführung',
    text: `Liebe Frau Hürlimann,

die neuen Leder sind aus der Gerberei zurück und ich würde sie Ihnen gern vor der Kamera zeigen. Mein Vorschlag: nächste Woche Donnerstag (18. November) von 14:00 bis 15:00 Uhr Londoner Zeit. Den Link schicke ich Ihnen kurz vorher.

Die Musterkarten gehen heute mit DHL raus und sollten bis Freitag bei Ihnen sein. Preise bleiben bis Ende Februar stabil (£ 38.50 pro m² für das Kalbsleder).

Mit besten Grüssen aus Bermondsey
Oliver Brandt`,
    expected: [at('2027-11-18T15:00:00+01:00', '2027-11-18T16:00:00+01:00')],
  },
  {
    name: 'de: partner firm invites the reader to its Christmas party',
    sentAt: '2027-11-16T11:20:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Anneliese Kern <a.kern@kern-elektro.example>',
    subject: 'Unsere Weihnachtsfeier – ihr seid natürlich dabei!',
    text: `Liebe Doris, lieber Achim,

was wären unsere Baustellen ohne eure Malertruppe! Deshalb gehört ihr auch zu unserer Weihnachtsfeier: am Freitag, 10.12., ab 18 Uhr in der Kegelbahn „Alle Neune“ in Rheda. Es gibt Grünkohl mit Pinkel, wer kein Fleisch mag, sagt bitte vorher was.

Gebt mir bis 26.11. Bescheid, ob ihr beide kommt. Vom 24.12. bis 6.1. haben wir dann Betriebsferien.

Viele liebe Grüße
Anneliese

Kern Elektrotechnik · Tel. 05242 555 0320`,
    expected: [at('2027-12-10T18:00:00+01:00')],
  },
  {
    name: 'de: web shop ships a parcel, JSON-LD parcel delivery',
    sentAt: '2027-11-23T17:51:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Bürofux Versand <versand@buerofux.example>',
    subject: 'Ihre Bestellung BF-773120 ist unterwegs',
    text: `Hallo Physiotherapie Lenz,

Ihre Bestellung BF-773120 hat unser Lager verlassen.

Voraussichtliche Zustellung: Donnerstag, 25.11.2027, zwischen 10:15 und 13:15 Uhr
Sendungsnummer: 00340555129988

2 x Liegenrollen 59 cm, 1 x Terminblock 2028

Rechnungsbetrag 61,34 €, zahlbar bis 07.12.2027.

Ihr Bürofux-Team`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "00340555129988",
  "trackingUrl": "https://buerofux.example/track/00340555129988",
  "expectedArrivalFrom": "2027-11-25T10:15:00+01:00",
  "expectedArrivalUntil": "2027-11-25T13:15:00+01:00",
  "partOfOrder": { "@type": "Order", "orderNumber": "BF-773120", "merchant": { "@type": "Organization", "name": "Bürofux" } }
}
</script></head><body>
<p>Hallo Physiotherapie Lenz,</p>
<p>Ihre Bestellung BF-773120 hat unser Lager verlassen.</p>
<p>Voraussichtliche Zustellung: <b>Donnerstag, 25.11.2027, zwischen 10:15 und 13:15 Uhr</b><br>Sendungsnummer: <a href="https://buerofux.example/track/00340555129988">00340555129988</a></p>
<p>2 x Liegenrollen 59 cm, 1 x Terminblock 2028</p>
<p>Rechnungsbetrag 61,34 €, zahlbar bis 07.12.2027.</p>
<p>Ihr Bürofux-Team</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'de: two days of stock-take in which the reader takes part',
    sentAt: '2027-12-06T09:58:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ingrid Thoma <thoma@eisenwaren-thoma.example>',
    subject: 'Inventur',
    text: `Lieber Pascal,

wie jedes Jahr zählen wir zwischen den Jahren: Inventur ist am Mittwoch und Donnerstag, 29. und 30. Dezember, beide Tage ganztägig, der Laden bleibt zu. Dich hab ich fest eingeplant, du machst mit Sven das Schraubenlager (viel Spaß, 4.300 Positionen).

Für Leberkäs und Kaffee sorge ich. Die Überstunden vom November zahle ich dir zum 15. aus.

Gruß
Ingrid`,
    expected: [days('2027-12-29', '2027-12-31')],
  },
];
