import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: customer asks for tyre change at half past seven, northern and terse',
    sentAt: '2027-03-30T18:42:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hinnerk Lüders <h.lueders@nordpost.example>',
    subject: 'Reifen',
    text: `Moin,

kann ich Donnerstag früh um halb acht mit dem Transporter auf den Hof kommen? Sommerräder drauf, die liegen ja bei euch (Regal 14, Etikett Lüders).
Was kostet das inzwischen, immer noch 49 €?

Gruß
Hinnerk`,
    expected: [at('2027-04-01T07:30:00+02:00')],
  },
  {
    name: 'de: second reminder for an unpaid invoice with due date',
    sentAt: '2027-03-19T08:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung Krell Metallbau <buchhaltung@krell-metallbau.example>',
    subject: '2. Mahnung – Rechnung RE-2027-0188',
    text: `Sehr geehrte Damen und Herren,

leider konnten wir zu unserer Rechnung RE-2027-0188 vom 01.02.2027 über 1.412,30 € bis heute keinen Zahlungseingang feststellen.

Bitte überweisen Sie den offenen Betrag zuzüglich 5,00 € Mahngebühr bis spätestens Freitag, 26.03.2027, 12:00 Uhr (Eingang auf unserem Konto).
Sollte sich Ihre Zahlung mit diesem Schreiben überschnitten haben, betrachten Sie es bitte als gegenstandslos.

Bei Fragen erreichen Sie uns Mo–Do 8:00–16:00 Uhr, Fr 8:00–12:30 Uhr unter 0271 5550142.

Mit freundlichen Grüßen
i. A. Sonja Wittrock
Krell Metallbau GmbH`,
    expected: [],
  },
  {
    name: 'de: sales rep proposes a visit with start and end',
    sentAt: '2027-04-12T10:21:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Marcel Obermeier <m.obermeier@holzbeschlag-sued.example>',
    subject: 'Besuch am 20.04. – neue Beschlagserie',
    text: `Sehr geehrter Herr Dannecker,

wie auf dem Branchentreff besprochen, würde ich Ihnen gerne die neue Beschlagserie "Linea 40" in Ihrer Werkstatt zeigen. Mein Vorschlag:

Dienstag, 20.04.2027, 10–11 Uhr

Ein Musterkoffer und die aktuelle Preisliste (gültig ab 01.05.2027) bringe ich mit. Geben Sie mir bitte kurz Bescheid, ob es bei Ihnen passt.

Mit besten Grüßen

Marcel Obermeier
Außendienst Gebiet 7
Holzbeschlag Süd AG
Tel. 0731 5550-377
Telefonisch erreichbar: Mo–Fr 7.30–17.00 Uhr`,
    expected: [at('2027-04-20T10:00:00+02:00', '2027-04-20T11:00:00+02:00')],
  },
  {
    name: 'de: applicant accepts the second of three quoted interview slots',
    sentAt: '2027-02-11T20:17:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Aylin Sönmez <aylin.soenmez@briefkasten.example>',
    subject: 'AW: Ihre Bewerbung als Mediengestalterin',
    text: `Sehr geehrte Frau Pohl,

vielen Dank für die Einladung, über die ich mich sehr freue! Der zweite Termin passt mir gut, ich komme dann gerne zu Ihnen in die Agentur. Eine Mappe mit Arbeitsproben bringe ich mit.

Mit freundlichen Grüßen
Aylin Sönmez

Am 10.02.2027 um 15:48 schrieb Kerstin Pohl <pohl@agentur-blattwerk.example>:
> Liebe Frau Sönmez,
>
> Ihre Unterlagen haben uns gefallen und wir möchten Sie kennenlernen.
> Zur Wahl stehen:
>
> 1) Montag, 15.02., 9:00 Uhr
> 2) Mittwoch, 17.02., 14:30 Uhr
> 3) Donnerstag, 18.02., 11:00 Uhr
>
> Welcher Termin wäre Ihnen recht?
>
> Herzliche Grüße
> Kerstin Pohl`,
    expected: [at('2027-02-17T14:30:00+01:00')],
  },
  {
    name: 'de: parcel notice with a delivery window',
    sentAt: '2027-11-25T06:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Flinkbote Paketdienst <noreply@flinkbote.example>',
    subject: 'Ihr Paket kommt heute zwischen 10:30 und 12:00 Uhr',
    text: `Guten Tag,

Ihre Sendung 4471 0092 8813 von "Papier Vollmer" ist im Zustellfahrzeug.

Voraussichtliche Zustellung: Donnerstag, 25.11.2027, 10:30 – 12:00 Uhr

Sie sind nicht da? Wählen Sie bis 09:00 Uhr einen Ablageort oder lassen Sie das Paket in den Paketshop Schillerstraße 4 umleiten (geöffnet Mo–Sa 9–19 Uhr).

Ihr Flinkbote-Team

Bitte antworten Sie nicht auf diese E-Mail.`,
    expected: [],
  },
  {
    name: 'de: company doctor confirms a check-up with its length',
    sentAt: '2027-05-04T14:33:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Betriebsarztzentrum am Wall <termine@baz-wall.example>',
    subject: 'Terminbestätigung Vorsorge G 37 / Herr Timo Brandes',
    text: `Sehr geehrter Herr Brandes,

hiermit bestätigen wir Ihnen folgenden Termin zur arbeitsmedizinischen Vorsorge:

Datum: Mo, 31.05.2027
Uhrzeit: 09:20 Uhr
Dauer: 40 Minuten
Ort: Betriebsarztzentrum am Wall, Am Wall 112, 3. OG

Bitte bringen Sie Ihre Brille, den Impfpass und den ausgefüllten Fragebogen mit. Termine, die nicht spätestens 24 Stunden vorher abgesagt werden, stellen wir dem Arbeitgeber in Rechnung (65,00 €).

Freundliche Grüße
Ihr Praxisteam

Sprechzeiten: Mo, Di, Do 8–13 und 14–17 Uhr, Fr 8–12 Uhr`,
    expected: [at('2027-05-31T09:20:00+02:00', '2027-05-31T10:00:00+02:00')],
  },
  {
    name: 'de: tax adviser offers three slots of an hour and a half',
    sentAt: '2027-01-19T11:50:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gudrun Thalheim <thalheim@thalheim-partner-stb.example>',
    subject: 'Besprechung Jahresabschluss 2026',
    text: `Lieber Herr Siebert,

der Abschluss 2026 ist im Entwurf fertig. Vor der Abgabe (Frist ist der 28.02.) sollten wir ihn einmal gemeinsam durchgehen, am liebsten bei uns in der Kanzlei. Ich hätte noch frei:

- Mi, 27.1., 9:30 Uhr
- Do, 28.1., 16 Uhr
- Di, 2.2., 8:15 Uhr

Rechnen Sie bitte mit anderthalb Stunden. Die fehlenden Bewirtungsbelege (Nov. und Dez.) bräuchte Frau Kunze schon vorher.

Viele Grüße
Gudrun Thalheim
Steuerberaterin`,
    expected: [
      at('2027-01-27T09:30:00+01:00', '2027-01-27T11:00:00+01:00'),
      at('2027-01-28T16:00:00+01:00', '2027-01-28T17:30:00+01:00'),
      at('2027-02-02T08:15:00+01:00', '2027-02-02T09:45:00+01:00'),
    ],
  },
  {
    name: 'de: smoke detector technician announces his time slot',
    sentAt: '2027-09-06T09:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Messdienst Ruhrtal <service@messdienst-ruhrtal.example>',
    subject: 'Prüfung der Rauchwarnmelder in Ihren Räumen, Kd.-Nr. 88130',
    text: `Sehr geehrte Damen und Herren,

im Auftrag Ihrer Hausverwaltung führen wir die jährliche Prüfung der Rauchwarnmelder durch. Unser Techniker, Herr Zelasko, kommt zu Ihnen am

Donnerstag, 23.09.2027, von 08:00 bis 10:00 Uhr

in die Büroräume Kettwiger Hof 8, 1. OG links. Bitte sorgen Sie dafür, dass alle Räume zugänglich sind.

Freundliche Grüße
Messdienst Ruhrtal
Hotline 0201 5550980 (werktags 7–18 Uhr)`,
    expected: [at('2027-09-23T08:00:00+02:00', '2027-09-23T10:00:00+02:00')],
  },
  {
    name: 'de: hosting provider announces a night maintenance window',
    sentAt: '2027-08-04T15:00:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Alpenhost Betrieb <betrieb@alpenhost.example>',
    subject: 'Geplante Wartung Mailserver mx3',
    text: `Guten Tag

In der Nacht von Samstag, 14. August 2027, 23.00 Uhr auf Sonntag, 15. August 2027, 04.00 Uhr aktualisieren wir das Betriebssystem unseres Mailservers mx3. In dieser Zeit kann es zu Unterbrüchen von bis zu 20 Minuten kommen. E-Mails gehen nicht verloren.

Sie müssen nichts unternehmen.

Freundliche Grüsse
Ihr Alpenhost-Betriebsteam
Support: Mo–Fr 08.00–12.00 / 13.30–17.30 Uhr`,
    expected: [],
  },
  {
    name: 'de: architect moves a site meeting from Thursday to Friday',
    sentAt: '2027-06-08T16:27:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jonas Ehrlich <ehrlich@ehrlich-architekten.example>',
    subject: 'Verschiebung Baustelle Lindenhof',
    text: `Hallo Frau Mertens,

mir ist leider eine Prüfung beim TÜV dazwischengekommen. Können wir unser Treffen auf der Baustelle Lindenhof von Donnerstag, 10.6., 13 Uhr auf Freitag, 11.6., 9.30 Uhr verlegen? Der Elektriker weiß schon Bescheid und kann auch.

Danke und viele Grüße
Jonas Ehrlich

Ehrlich Architekten PartGmbB
Fon 0351 555 20 61`,
    expected: [at('2027-06-11T09:30:00+02:00')],
  },
  {
    name: 'de: quarter-three in the Saxon way of telling time',
    sentAt: '2027-10-18T07:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Elke Zschoche <elke.zschoche@postfach-sachsen.example>',
    subject: 'Wegen dem Schrank',
    text: `Guten Morgen Herr Kretzschmar,

mein Mann und ich würden am Mittwochnachmittag um viertel drei bei Ihnen in der Tischlerei vorbeikommen und uns das Holz für den Schrank ansehen, so wie Sie es am Telefon angeboten haben. Die Maße (2,36 m hoch, Nische 1,82 m) bringen wir mit.

Schöne Grüße aus Pirna
Elke Zschoche`,
    expected: [at('2027-10-20T14:15:00+02:00')],
  },
  {
    name: 'de: Swiss insurance broker confirms a meeting, dots in times',
    sentAt: '2027-11-03T13:40:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Ammann <reto.ammann@ammann-broker.example>',
    subject: 'Jahresgespräch Versicherungen',
    text: `Grüezi Frau Hunziker

Besten Dank für das nette Telefonat. Gerne bestätige ich unser Jahresgespräch:

Dienstag, 16. November, 14.15 Uhr bis 15.30 Uhr, bei Ihnen in Aarau

Die Prämienrechnung 2028 (CHF 4'310.–) bespreche ich vor Ort mit Ihnen. Kündigungsfrist der Betriebshaftpflicht ist übrigens der 30. November.

Freundliche Grüsse
Reto Ammann

Ammann Broker GmbH, 5000 Aarau
Bürozeiten: Mo–Fr, 8.00–12.00, 13.30–17.00 Uhr`,
    expected: [at('2027-11-16T14:15:00+01:00', '2027-11-16T15:30:00+01:00')],
  },
  {
    name: 'de: bulk newsletter advertising a webinar',
    sentAt: '2027-05-11T06:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Praxiswissen kompakt <news@praxiswissen-kompakt.example>',
    subject: '🦷 Abrechnung leicht gemacht: Gratis-Webinar am 19. Mai',
    text: `Liebe Leserin, lieber Leser,

kennen Sie schon unser kostenloses Webinar "Abrechnung leicht gemacht"?

📅 Mittwoch, 19. Mai 2027
🕓 16:00–17:00 Uhr
🎥 live im Browser

Jetzt einen der letzten Plätze sichern: https://praxiswissen-kompakt.example/webinar

Außerdem in dieser Ausgabe:
• Fünf Fehler bei der Heil- und Kostenplanung
• Rabattaktion: 20 % auf alle Fachbücher bis 31. Mai

Sie erhalten diese E-Mail, weil Sie sich für unseren Newsletter angemeldet haben. Abmelden: https://praxiswissen-kompakt.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: three whole days together at a trade fair stand',
    sentAt: '2027-08-23T17:05:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Verena Stadlober <verena@keramik-stadlober.example>',
    subject: 'Kunsthandwerksmesse Graz – wir beide am Stand',
    text: `Servus Matthias,

super Neuigkeiten: wir haben den Gemeinschaftsstand bekommen, Halle B, Stand 27! Die Messe geht von Freitag, 24. September bis Sonntag, 26. September, und wie ausgemacht sind wir zwei an allen drei Tagen ganztägig am Stand. Bitte halt dir das frei.

Standmiete sind 890 Euro, zahlen wir halbe-halbe. Die Rechnung kommt im Oktober.

Bussi
Verena`,
    expected: [days('2027-09-24', '2027-09-27')],
  },
  {
    name: 'de: customer declines an offered time without a counter-proposal',
    sentAt: '2027-02-16T12:09:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Ulrike Hagemann <hagemann@tierarzt-hagemann.example>',
    subject: 'Re: Präsentation Praxissoftware',
    text: `Hallo Herr Voss,

Dienstag um 15 Uhr passt mir leider gar nicht, da ist bei uns OP-Nachmittag. Im Moment ist wegen der Grippewelle im Team ohnehin Land unter. Ich melde mich wieder, sobald ich einen Überblick habe.

Viele Grüße
U. Hagemann`,
    expected: [],
  },
  {
    name: 'de: stock-take day for the whole shop team',
    sentAt: '2027-12-13T09:32:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Birgit Nolte <b.nolte@buchhandlung-nolte.example>',
    subject: 'Inventur',
    text: `Ihr Lieben,

nur damit es jeder schriftlich hat: die Inventur machen wir dieses Jahr am Donnerstag, 30.12., den ganzen Tag. Der Laden bleibt zu, alle helfen mit. Für Brötchen und Suppe ist gesorgt.

Zähllisten hängen ab nächster Woche im Büro.

Liebe Grüße
Birgit`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'de: ICS invitation to a construction meeting, local zone',
    sentAt: '2027-04-27T10:14:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Carsten Wiebe <c.wiebe@wiebe-projekt.example>',
    subject: 'Einladung: Jour fixe Umbau Kita Sonnenweg',
    text: `Guten Tag zusammen,

anbei die Einladung zum nächsten Jour fixe am Mittwoch, 05.05.2027, 14:00–15:00 Uhr im Baucontainer.

Punkte: Estrich, Türzargen, Nachtrag 4 (2.870 €).

Beste Grüße
Carsten Wiebe`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Wiebe Projekt//Kalender//DE
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:jf-sonnenweg-09@wiebe-projekt.example
DTSTAMP:20270427T081400Z
DTSTART;TZID=Europe/Berlin:20270505T140000
DTEND;TZID=Europe/Berlin:20270505T150000
SUMMARY:Jour fixe Umbau Kita Sonnenweg
LOCATION:Baucontainer
ORGANIZER;CN=Carsten Wiebe:mailto:c.wiebe@wiebe-projekt.example
ATTENDEE;RSVP=TRUE:mailto:info@maler-hoppe.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-05T14:00:00+02:00', '2027-05-05T15:00:00+02:00')],
  },
  {
    name: 'de: supplier tells about summer holidays and emergency hours',
    sentAt: '2027-07-19T07:45:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Fliesen Pichler <office@fliesen-pichler.example>',
    subject: 'Betriebsurlaub',
    text: `Sehr geehrte Kundinnen und Kunden!

Wir haben von Montag, 2. August bis einschließlich Freitag, 20. August 2027 Betriebsurlaub. Das Lager ist in dieser Zeit nur Dienstag und Donnerstag von 7:00 bis 10:00 Uhr besetzt.

Bestellungen, die uns bis 28. Juli, 12 Uhr erreichen, werden noch vorher ausgeliefert.

Einen schönen Sommer wünscht
die Familie Pichler`,
    expected: [],
  },
  {
    name: 'de: same-day video call with a conference link',
    sentAt: '2027-02-24T13:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Lena Marquardt <lena@studio-marquardt.example>',
    subject: 'kurz abstimmen?',
    text: `Hi Tobi,

der Kunde hat schon wieder Anmerkungen zum Logo (Version 7b, siehe Anhang). Lass uns heute um 16 Uhr kurz per Video draufschauen, ja?

https://meet.studio-marquardt.example/j/830-114-2296
Kenncode: 1530

Danke dir!
Lena`,
    expected: [at('2027-02-24T16:00:00+01:00')],
  },
  {
    name: 'de: customer vaguely free some afternoon next week',
    sentAt: '2027-10-27T19:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Heiko Ranft <heiko.ranft@mailkiste.example>',
    subject: 'Angebot Gartenzaun',
    text: `Guten Abend,

vielen Dank für das Angebot Nr. 2027-311 (3.950 Euro), das klingt soweit gut. Bevor wir unterschreiben, sollte noch mal jemand bei uns vorbeischauen wegen der Hanglage. Ich bin nächste Woche meistens am Nachmittag zu Hause, montags eigentlich immer. Meine Frau arbeitet Schicht, bei ihr weiß ich es nicht.

Machen Sie einfach einen Vorschlag.

Gruß H. Ranft`,
    expected: [],
  },
  {
    name: 'de: ICS invitation in UTC for an Austrian reader',
    sentAt: '2027-07-14T11:03:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Katharina Leitgeb <k.leitgeb@leitgeb-beratung.example>',
    subject: 'Einladung: Abstimmung Förderantrag @ Mi. 21. Juli 2027',
    text: `Liebe Frau Magister Höfer,

wie besprochen die Einladung für unsere Online-Abstimmung zum Förderantrag. Die Einreichfrist ist der 30. Juli, wir haben also noch ein bisserl Luft.

Link: https://video.leitgeb-beratung.example/foerderantrag

Mit lieben Grüßen
Katharina Leitgeb`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Leitgeb Beratung//Termine 2.1//DE
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270721T083000Z
DTEND:20270721T091500Z
DTSTAMP:20270714T090300Z
ORGANIZER;CN=Katharina Leitgeb:mailto:k.leitgeb@leitgeb-beratung.example
UID:7h2k9foerder0721@leitgeb-beratung.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:office@hoefer-textil.example
SUMMARY:Abstimmung Förderantrag
LOCATION:https://video.leitgeb-beratung.example/foerderantrag
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-21T10:30:00+02:00', '2027-07-21T11:15:00+02:00')],
  },
  {
    name: 'de: restaurant table booked, JSON-LD reservation',
    sentAt: '2027-11-22T14:20:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gasthaus Zum Schwan <reservierung@schwan-gasthaus.example>',
    subject: 'Ihre Tischreservierung im Gasthaus Zum Schwan',
    text: `Hallo Frau Ziegler,

Ihre Reservierung ist bestätigt:

Freitag, 10. Dezember 2027 um 19:00 Uhr
12 Personen, Nebenzimmer "Kranich"

Bitte teilen Sie uns bis zum 3. Dezember mit, wer das Gänsemenü (38,50 €) und wer das vegetarische Menü (31,00 €) möchte.

Ihr Schwan-Team
Küche Di–Sa 17:30–21:30 Uhr, So & Mo Ruhetag`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "SW-20931",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Petra Ziegler" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gasthaus Zum Schwan",
    "address": { "@type": "PostalAddress", "streetAddress": "Marktgasse 3", "addressLocality": "Ansbach", "addressCountry": "DE" }
  },
  "startTime": "2027-12-10T19:00:00+01:00",
  "partySize": "12"
}
</script></head><body><p>Hallo Frau Ziegler,</p><p>Ihre Reservierung ist bestätigt:</p><p><b>Freitag, 10. Dezember 2027 um 19:00 Uhr</b><br>12 Personen, Nebenzimmer &quot;Kranich&quot;</p><p>Bitte teilen Sie uns bis zum 3. Dezember mit, wer das Gänsemenü (38,50&nbsp;€) und wer das vegetarische Menü (31,00&nbsp;€) möchte.</p><p>Ihr Schwan-Team<br>Küche Di–Sa 17:30–21:30 Uhr, So &amp; Mo Ruhetag</p></body></html>`,
    expected: [at('2027-12-10T19:00:00+01:00')],
  },
  {
    name: 'de: colleague reports her own flights and hotel',
    sentAt: '2027-09-09T08:41:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Silke Baumgart <s.baumgart@optik-baumgart.example>',
    subject: 'bin dann mal in Mailand',
    text: `Hallo ihr zwei,

zur Info, falls was brennt: mein Flieger geht am Montag, 13.9. um 6:55 Uhr, Landung in Mailand 8:20 Uhr. Zurück bin ich am Mittwoch mit dem Flug um 18:10 Uhr, also spät. Dazwischen am besten nur per Nachricht, auf der Messe hört man eh nichts.

Die Brillengestelle von Bestellung 7714 sind schon ausgezeichnet, die können ins Fenster.

LG Silke`,
    expected: [],
  },
  {
    name: 'de: seminar registration confirmed, JSON-LD event reservation',
    sentAt: '2027-08-31T09:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Handwerkerakademie Fulda <anmeldung@hwa-fulda.example>',
    subject: 'Anmeldebestätigung: Kalkulation im Handwerk (Kurs K-1013)',
    text: `Sehr geehrter Herr Röhrig,

wir haben Sie für folgendes Seminar angemeldet:

Kalkulation im Handwerk (K-1013)
Mittwoch, 13.10.2027, 09:00 bis 16:30 Uhr
Handwerkerakademie Fulda, Raum 2.04

Die Teilnahmegebühr von 245,00 € ist bis zum 29.09.2027 fällig.

Mit freundlichen Grüßen
Ihr Seminarteam`,
    html: `<html><body><script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "K-1013-0047",
  "reservationStatus": "https://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Bernd Röhrig" },
  "reservationFor": {
    "@type": "Event",
    "name": "Kalkulation im Handwerk",
    "startDate": "2027-10-13T09:00:00+02:00",
    "endDate": "2027-10-13T16:30:00+02:00",
    "location": { "@type": "Place", "name": "Handwerkerakademie Fulda", "address": "Leipziger Straße 90, Fulda" }
  }
}]
</script><p>Sehr geehrter Herr Röhrig,</p><p>wir haben Sie für folgendes Seminar angemeldet:</p><p>Kalkulation im Handwerk (K-1013)<br>Mittwoch, 13.10.2027, 09:00 bis 16:30 Uhr<br>Handwerkerakademie Fulda, Raum 2.04</p><p>Die Teilnahmegebühr von 245,00 € ist bis zum 29.09.2027 fällig.</p><p>Mit freundlichen Grüßen<br>Ihr Seminarteam</p></body></html>`,
    expected: [at('2027-10-13T09:00:00+02:00', '2027-10-13T16:30:00+02:00')],
  },
  {
    name: 'de: invited to a summer drink today in a fortnight',
    sentAt: '2027-06-03T10:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ingo Fehrenbach <fehrenbach@weinbau-fehrenbach.example>',
    subject: 'Kleines Dankeschön',
    text: `Liebe Frau Kaiser,

nachdem Ihre Etiketten bei unseren Kunden so gut ankommen, wollen wir uns bedanken: Kommen Sie doch heute in vierzehn Tagen um 18 Uhr zu uns in den Weingarten, es gibt Flammkuchen und den neuen Gutedel. Ihr Mann ist natürlich auch eingeladen.

Sagen Sie mir kurz Bescheid?

Herzlich
Ihr Ingo Fehrenbach`,
    expected: [at('2027-06-17T18:00:00+02:00')],
  },
  {
    name: 'de: minutes of a meeting that is over',
    sentAt: '2027-04-09T09:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Nadine Cordes <cordes@kita-regenbogen.example>',
    subject: 'Protokoll Elternbeirat',
    text: `Hallo liebe Elternvertreter,

anbei das Protokoll unserer Sitzung von gestern, Donnerstag, 08.04.2027 (Beginn 19:30 Uhr, Ende 21:15 Uhr).

Kurzfassung:
TOP 1 – Sommerfest: Getränke übernimmt Familie Yıldız
TOP 2 – Sonnensegel: zwei Angebote liegen vor, 1.180 € und 1.425 €
TOP 3 – Kasse: geprüft, Bestand 612,48 €

Anmerkungen gern per Mail an mich.

Viele Grüße
Nadine Cordes`,
    expected: [],
  },
  {
    name: 'de: plumber comes the day after tomorrow',
    sentAt: '2027-01-26T15:36:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Sanitär Kowalke <info@sanitaer-kowalke.example>',
    subject: 'AW: Spüle undicht',
    text: `Hallo Frau Behrens,

wir kommen übermorgen um 11 Uhr zu Ihnen ins Café wegen der undichten Spüle. Bitte bis dahin das Eckventil zulassen und einen Eimer drunter.
Anfahrt 35 €, Arbeitszeit nach Aufwand.

Gruß
D. Kowalke

Notdienst rund um die Uhr: 0171 5550234`,
    expected: [at('2027-01-28T11:00:00+01:00')],
  },
  {
    name: 'de: rota of the colleagues sent for information',
    sentAt: '2027-12-17T16:55:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Zentrale Apotheke am Tor <team@apotheke-am-tor.example>',
    subject: 'Notdienste über Weihnachten – Übersicht der anderen Apotheken',
    text: `Liebe Kolleginnen in der Praxis,

damit ihr eure Patienten richtig schicken könnt, hier wer in der Stadt Notdienst hat (jeweils 9 Uhr bis 9 Uhr am nächsten Tag):

Fr 24.12.  Löwen-Apotheke, Hauptstr. 12
Sa 25.12.  Apotheke im Gesundheitshaus
So 26.12.  Rosen-Apotheke, Bahnhofsplatz

Wir selbst sind am 24.12. von 8 bis 12 Uhr geöffnet und danach erst wieder am Montag.

Frohe Feiertage!
Das Team der Apotheke am Tor`,
    expected: [],
  },
  {
    name: 'de: call at ten London time for a reader in Berlin',
    sentAt: '2027-11-09T12:31:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Fiona Hartley <fiona.hartley@hartley-prints.example>',
    subject: 'Telefonat Freitag',
    text: `Lieber Herr Olbrich,

danke für die Andrucke, die Farben sind wunderschön geworden. Wollen wir am Freitag um 10:00 Uhr Londoner Zeit telefonieren und die Auflage festlegen? Ich rufe Sie im Atelier an.

Entschuldigen Sie mein Deutsch, es ist etwas eingerostet!

Mit herzlichen Grüßen
Fiona Hartley
Hartley Prints, London`,
    expected: [at('2027-11-12T11:00:00+01:00')],
  },
  {
    name: "de: customer tells of her husband's operation while choosing a colour",
    sentAt: '2027-07-01T21:04:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Marlies Uhlig <marlies.uhlig@heimpost.example>',
    subject: 'Küchenfronten Farbe',
    text: `Liebe Frau Sand,

ich schulde Ihnen noch die Antwort wegen der Fronten. Wir nehmen jetzt doch das Salbeigrün (Nr. 6017) und nicht das Weiß. Griffe wie gehabt.

Bitte nicht wundern, wenn ich die nächste Zeit nicht ans Telefon gehe, mein Mann wird am Mittwoch um 7 Uhr an der Hüfte operiert und ich bin dann viel im Krankenhaus. Es eilt ja auch nicht.

Herzliche Grüße
Marlies Uhlig`,
    expected: [],
  },
  {
    name: 'de: same call in New York and German time counts once',
    sentAt: '2027-03-16T17:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Stefan Kuhlmann <s.kuhlmann@kuhlmann-imports.example>',
    subject: 'Call am Donnerstag / Lieferbedingungen',
    text: `Hallo Frau Dr. Seidel,

dann sprechen wir am Donnerstag, 18.3., um 9:30 Uhr New Yorker Zeit (bei Ihnen 14:30 Uhr, wir haben hier schon umgestellt). 30 Minuten sollten reichen. Meine Kollegin Megan aus dem Einkauf ist auch dabei.

Einwahl: https://conf.kuhlmann-imports.example/room/stefan

Beste Grüße aus Brooklyn
Stefan Kuhlmann`,
    expected: [at('2027-03-18T14:30:00+01:00', '2027-03-18T15:00:00+01:00')],
  },
  {
    name: 'de: club board meeting with agenda',
    sentAt: '2027-09-20T22:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Werner Dudek <vorsitz@tsv-heiligenrode.example>',
    subject: 'Einladung zur Vorstandssitzung',
    text: `Liebe Vorstandsmitglieder,

hiermit lade ich euch fristgerecht zur nächsten Vorstandssitzung ein:

am Dienstag, dem 5. Oktober 2027, um 19.30 Uhr im Vereinsheim.

Tagesordnung
1. Genehmigung des letzten Protokolls (Sitzung vom 31.08.)
2. Hallenzeiten Winter
3. Flutlicht Platz 2 – Förderbescheid über 14.000 €
4. Verschiedenes

Anträge bitte bis 28.9. an mich.

Sportliche Grüße
Werner Dudek
1. Vorsitzender`,
    expected: [at('2027-10-05T19:30:00+02:00')],
  },
  {
    name: 'de: local radio tells when the portrait is on the air',
    sentAt: '2027-03-10T16:19:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ronja Petri <petri@radio-weserland.example>',
    subject: 'Ihr Beitrag ist fertig',
    text: `Hallo Herr Adomeit,

der Beitrag über Ihre Glasbläserei ist geschnitten und richtig schön geworden! Gesendet wird er am Sonntag, 14.03., zwischen 10 und 11 Uhr in "Land und Leute", Wiederholung Montag um 20:05 Uhr. Danach steht er ein Jahr in der Mediathek.

Nochmals danke für die Geduld bei der Aufnahme.

Beste Grüße
Ronja Petri
Redaktion Radio Weserland`,
    expected: [],
  },
  {
    name: 'de: parent confirms a talk at school',
    sentAt: '2027-11-15T07:22:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Oksana Melnyk <oksana.melnyk@postkorb.example>',
    subject: 'Elterngespräch Danylo, 6b',
    text: `Guten Tag Frau Reuter,

ja ich kann kommen am Donnerstag um 13:45 Uhr zu das Gespräch wegen Danylo. Ich bringe meine Schwester mit, sie hilft mit Übersetzen.

Am Mittwoch fehlt Danylo in der 1. und 2. Stunde, er hat Zahnarzt.

Vielen Dank und freundliche Grüße
Oksana Melnyk`,
    expected: [at('2027-11-18T13:45:00+01:00')],
  },
  {
    name: 'de: colleague forwards an inquiry and hands over the visit',
    sentAt: '2027-05-18T09:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Holger Titz <titz@solar-titz.example>',
    subject: 'WG: Photovoltaik Anfrage Grabow',
    text: `Hallo Nils,

bitte übernimm du das, ich bin da in Kur. Hab ihm am Telefon zugesagt: Mittwoch, 26.5., 10 Uhr bei ihm vor Ort. Leiter und Messgerät mitnehmen.

Holger

---------- Weitergeleitete Nachricht ----------
Von: Frank Grabow <f.grabow@hofladen-grabow.example>
Datum: Mo., 17. Mai 2027 um 13:25
Betreff: Photovoltaik Anfrage
An: <info@solar-titz.example>

Guten Tag,
wir möchten auf unser Scheunendach (ca. 240 m², Südwest) eine Anlage setzen. Könnte sich das mal jemand ansehen?
Der Hofladen hat Di–Fr von 9 bis 18 Uhr auf, da ist immer jemand da.
MfG F. Grabow`,
    expected: [at('2027-05-26T10:00:00+02:00')],
  },
  {
    name: 'de: bulk mail about a new software version and prices',
    sentAt: '2027-09-28T10:00:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Kassenwerk AG <info@kassenwerk.example>',
    subject: 'Kassenwerk 8 kommt am 18. Oktober',
    text: `Liebe Kundinnen, liebe Kunden

Am Montag, 18. Oktober 2027, um 06.00 Uhr schalten wir Kassenwerk 8 für alle frei. Das erwartet Sie:

– schnellere Tagesabschlüsse
– Gutscheine mit QR-Code
– neues Preismodell ab 1. Januar 2028 (CHF 59.– pro Monat und Kasse)

Bestehende Verträge laufen bis 31. Dezember unverändert weiter.

Freundliche Grüsse
Ihr Kassenwerk-Team

Newsletter abbestellen: https://kassenwerk.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: "de: owners' meeting invitation from the property manager",
    sentAt: '2027-04-16T11:11:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Sperling <weg@hv-sperling.example>',
    subject: 'WEG Uhlandstr. 17–21: Einladung zur Eigentümerversammlung 2027',
    text: `Sehr geehrte Eigentümerinnen und Eigentümer,

zur ordentlichen Eigentümerversammlung laden wir Sie ein auf

Donnerstag, den 20.05.2027, 18:00 Uhr
Gemeindesaal St. Martin, Kirchstraße 5

Die Tagesordnung, der Wirtschaftsplan 2027 und ein Vollmachtsformular liegen bei. Die Unterlagen zur Jahresabrechnung können nach telefonischer Absprache in unserem Büro eingesehen werden.

Mit freundlichen Grüßen
Anke Sperling

Hausverwaltung Sperling GmbH
Telefonzeiten: Mo, Mi, Fr 9–12 Uhr`,
    expected: [at('2027-05-20T18:00:00+02:00')],
  },
  {
    name: 'de: lunch, all lower case and without umlauts',
    sentAt: '2027-03-02T11:59:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'malte <malte@druckerei-quast.example>',
    subject: 'freitag',
    text: `hey jule

freitag halb eins beim inder? muss dir unbedingt die neue maschine zeigen, koennen danach ja kurz rueber in die halle. der mittagstisch kostet da jetzt auch schon 11,90...

gruesse
malte`,
    expected: [at('2027-03-05T12:30:00+01:00')],
  },
  {
    name: 'de: new text is only about documents, the time stands in the quote',
    sentAt: '2027-02-03T10:26:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jörg Plate <joerg.plate@plate-dachbau.example>',
    subject: 'AW: AW: Unterlagen Kredit',
    text: `Hallo Frau Lindner,

im Anhang wie gewünscht die Auftragsliste und die BWA Dezember. Die Bürgschaftsurkunde suche ich noch, die müsste im Ordner beim Steuerberater sein.

Gruß
Jörg Plate

Von: Lindner, Manuela <m.lindner@stadtbank-celle.example>
Gesendet: Dienstag, 2. Februar 2027 16:40
An: Jörg Plate
Betreff: AW: Unterlagen Kredit

Guten Tag Herr Plate,

für unser Gespräch am Dienstag, 09.02., um 10:00 Uhr brauche ich bitte vorab noch die BWA, eine Auftragsliste und die Bürgschaftsurkunde.

Freundliche Grüße
Manuela Lindner`,
    expected: [],
  },
  {
    name: 'de: confirmation from an online booking tool',
    sentAt: '2027-07-05T18:01:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Terminfix im Auftrag von Kanzlei Brehm <buchung@terminfix.example>',
    subject: 'Neue Buchung: Erstberatung (30 Min.) – Herr Dogan',
    text: `Neue Buchung in Ihrem Kalender

Leistung: Erstberatung Arbeitsrecht, 30 Min.
Wann: Do., 08.07.2027, 15:00 – 15:30 Uhr
Gast: Emre Dogan, emre.dogan@postkorb.example, 0152 5550177
Anmerkung des Gasts: "Kündigung erhalten am 30.06."

Videoraum: https://raum.terminfix.example/brehm/5KQ8

Umbuchen oder absagen: https://terminfix.example/b/5KQ8
Stornierung kostenlos bis 24 Stunden vorher.`,
    expected: [at('2027-07-08T15:00:00+02:00', '2027-07-08T15:30:00+02:00')],
  },
  {
    name: 'de: site manager sets an acceptance by calendar week',
    sentAt: '2027-05-28T06:48:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Uwe Thamm <u.thamm@hochbau-thamm.example>',
    subject: 'Abnahme Treppenhaus Block C',
    text: `Morgen,

Abnahme Treppenhaus Block C machen wir Mittwoch KW 23 um 7.00 Uhr, bitte mit Vorarbeiter. Bis dahin müssen die Handläufe dran sein und der Dreck raus.
Schlussrechnung erst NACH der Abnahme!

Thamm
Bauleitung
gesendet vom Handy`,
    expected: [at('2027-06-09T07:00:00+02:00')],
  },
  {
    name: 'de: statistics office demands figures by a deadline',
    sentAt: '2027-02-22T10:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Landesamt für Erhebungen <gastgewerbe@landesamt-erhebungen.example>',
    subject: 'Auskunftspflicht: Monatserhebung im Gastgewerbe, Az. G-44-1907',
    text: `Sehr geehrte Damen und Herren,

für die o. g. Erhebung sind Sie zur Auskunft verpflichtet. Ihre Angaben für den Berichtsmonat Januar 2027 liegen uns noch nicht vor.

Bitte übermitteln Sie die Daten bis zum 05.03.2027, 23:59 Uhr, über das Online-Portal. Danach wird ein Zwangsgeldverfahren eingeleitet (bis 500 €).

Auskünfte erteilt Frau Imhoff, montags bis donnerstags 9 bis 15 Uhr, Durchwahl -2281.

Im Auftrag
Imhoff`,
    expected: [],
  },
  {
    name: 'de: notary confirms the signing of a contract',
    sentAt: '2027-10-07T12:44:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Notariat Dr. Albers <kanzlei@notar-albers.example>',
    subject: 'Beurkundung Gesellschaftsvertrag, UVZ 812/27',
    text: `Sehr geehrter Herr Jessen,
sehr geehrte Frau Toft,

die Beurkundung Ihres Gesellschaftsvertrages findet statt am Montag, den 25. Oktober 2027 um 16 Uhr 30 in unseren Amtsräumen, Holm 40 in Flensburg.

Bitte bringen Sie gültige Personalausweise und Ihre Steuer-Identifikationsnummern mit. Änderungswünsche zum beigefügten Entwurf erbitten wir bis zum 20.10.

Mit freundlichem Gruß

Carla Momsen
Notarfachangestellte
Bürozeiten: Mo. bis Do. 8.30–12.30 und 14.00–17.00 Uhr, Fr. 8.30–13.00 Uhr`,
    expected: [at('2027-10-25T16:30:00+02:00')],
  },
  {
    name: 'de: ICS cancellation of a workshop',
    sentAt: '2027-09-23T08:12:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Nicole Wyss <nicole.wyss@raum-und-form.example>',
    subject: 'Abgesagt: Workshop Signaletik',
    text: `Liebe alle

Der Workshop Signaletik vom kommenden Mittwoch findet nicht statt, die Bauherrschaft hat das Budget gestoppt. Sobald es weitergeht, hört ihr von mir.

Herzlich
Nicole`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Raum und Form//Agenda//DE
METHOD:CANCEL
BEGIN:VEVENT
UID:signaletik-ws-3@raum-und-form.example
DTSTAMP:20270923T061200Z
DTSTART:20270929T070000Z
DTEND:20270929T100000Z
SUMMARY:Workshop Signaletik
SEQUENCE:2
STATUS:CANCELLED
ORGANIZER:mailto:nicole.wyss@raum-und-form.example
ATTENDEE:mailto:hallo@schriftatelier-frei.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: building authority sets an on-site inspection',
    sentAt: '2027-02-05T09:56:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Bauaufsicht Kreis Lahnhöhe <bauaufsicht@kreis-lahnhoehe.example>',
    subject: 'Nutzungsänderung Scheune zu Gaststätte – Az. 63-0417/26',
    text: `Sehr geehrter Herr Weyand,

zu Ihrem Antrag vom 12.11.2026 ist eine Ortsbesichtigung erforderlich. Diese wird auf

Donnerstag, 25. Februar 2027, 10.00 Uhr

festgesetzt. Treffpunkt ist der Hofeingang. Ich bitte um Ihre Anwesenheit. Das Brandschutzkonzept ist bis zum 19. Februar in dreifacher Ausfertigung nachzureichen.

Mit freundlichen Grüßen
Im Auftrag
Schüttler

Sprechzeiten der Bauaufsicht: Di 8–12 Uhr, Do 14–18 Uhr`,
    expected: [at('2027-02-25T10:00:00+01:00')],
  },
  {
    name: 'de: bank adviser will call in a given half hour',
    sentAt: '2027-08-12T14:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Thomas Nüsken <thomas.nuesken@volksbank-hellweg.example>',
    subject: 'Telefontermin Leasing Transporter',
    text: `Sehr geehrte Frau Gläser,

gern bestätige ich unseren Telefontermin: Am Montag, 16.08., von 11:00 bis 11:30 Uhr gehen wir die Leasingangebote durch. Ich rufe Sie unter Ihrer Geschäftsnummer an.

Vorab: Rate A 389 €/Monat (48 Monate), Rate B 342 €/Monat (60 Monate). Das Angebot ist bis 31.08. gültig.

Freundliche Grüße
Thomas Nüsken
Firmenkundenberater`,
    expected: [at('2027-08-16T11:00:00+02:00', '2027-08-16T11:30:00+02:00')],
  },
  {
    name: 'de: out-of-office reply with dates and hours',
    sentAt: '2027-08-09T13:33:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Doris Eibensteiner <d.eibensteiner@lektorat-eibensteiner.example>',
    subject: 'Automatische Antwort: Korrekturfahnen Heft 3',
    text: `Vielen Dank für Ihre Nachricht!

Ich bin von 9. bis einschließlich 27. August auf Urlaub und lese meine Mails nicht. Ab Montag, 30. August, 8 Uhr bin ich wieder für Sie da.

In dringenden Fällen hilft Ihnen meine Kollegin Frau Zauner weiter (Mo–Do 9–13 Uhr, 0732 555 418).

Mit freundlichen Grüßen
Doris Eibensteiner`,
    expected: [],
  },
  {
    name: 'de: two course days with different hours, Austria',
    sentAt: '2027-09-02T11:25:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Bildungsforum Salzburg <kurse@bildungsforum-sbg.example>',
    subject: 'Ihr Kursplatz: Lehrlingsausbilder-Training',
    text: `Sehr geehrte Frau Ing. Moosbrugger,

wir freuen uns, Ihnen Ihren Platz im Lehrlingsausbilder-Training zu bestätigen. Die Kurszeiten:

Di, 19.10.2027: 09:00 - 17:00 Uhr
Mi, 20.10.2027: 08:30 - 12:30 Uhr

Kursort: Bildungsforum, Saal Untersberg. Parken können Sie in der Tiefgarage (Tagessatz 12 Euro).

Beste Grüße
Lukas Gruber
Kursorganisation`,
    expected: [
      at('2027-10-19T09:00:00+02:00', '2027-10-19T17:00:00+02:00'),
      at('2027-10-20T08:30:00+02:00', '2027-10-20T12:30:00+02:00'),
    ],
  },
  {
    name: 'de: photographer declines one time and offers two others',
    sentAt: '2027-04-06T20:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Paula Wendt <hallo@paulawendt-foto.example>',
    subject: 'Re: Teamfotos',
    text: `Hallo Frau Iversen,

Montag um 15 Uhr schaffe ich nicht, da stecke ich noch in einem anderen Shooting. Ginge bei Ihnen auch Dienstag, der 13.4., um 10 Uhr oder Mittwoch, der 14.4., um 14 Uhr? Licht wäre vormittags etwas schöner.

Für neun Leute plus Gruppenbild berechne ich wie angeboten 480 € netto.

Sonnige Grüße
Paula`,
    expected: [at('2027-04-13T10:00:00+02:00'), at('2027-04-14T14:00:00+02:00')],
  },
  {
    name: 'de: bulk invitation to a warehouse sale',
    sentAt: '2027-10-14T05:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Teppichhaus Rahimi <post@teppichhaus-rahimi.example>',
    subject: 'Nur am 23.10.: Lagerverkauf bis -60 %',
    text: `Liebe Kundinnen und Kunden,

es ist wieder soweit: unser großer Lagerverkauf!

Samstag, 23.10.2027, 9–17 Uhr
Gewerbepark Ost, Halle 4

Läufer ab 19 €, Wollteppiche ab 149 €. Dazu Kaffee und Waffeln, solange der Vorrat reicht.

Wir freuen uns auf Sie!
Familie Rahimi

Keine Werbung mehr? Hier austragen: https://teppichhaus-rahimi.example/austragen`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: not this Thursday but Thursday in a week',
    sentAt: '2027-06-21T09:37:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sabine Ostermann <s.ostermann@reisebuero-ostermann.example>',
    subject: 'Gruppenreise Chor',
    text: `Hallo Herr Blum,

die Angebote der drei Hotels sind da. Kommen Sie doch bitte zu uns ins Reisebüro, nicht diesen Donnerstag, da haben wir Schulung, sondern Donnerstag in einer Woche um 16 Uhr. Dann können wir alles in Ruhe nebeneinander legen und auch gleich die Option (läuft bis 5.7.) fest machen.

Freundliche Grüße
Sabine Ostermann

Mo–Fr 9.30–18 Uhr | Sa 10–13 Uhr`,
    expected: [at('2027-07-01T16:00:00+02:00')],
  },
  {
    name: 'de: list of slots, some taken and some free',
    sentAt: '2027-12-02T16:16:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Physiotherapie Haug <praxis@physio-haug.example>',
    subject: 'Freie Termine nächste Woche',
    text: `Hallo Herr Straub,

für Ihre Krankengymnastik (Rezept über 6 x KG) sieht es nächste Woche so aus, jeder Termin dauert 20 Minuten:

Mo 06.12.  08:00  - leider schon vergeben
Di 07.12.  10:30  - frei
Do 09.12.  17:00  - frei
Fr 10.12.  09:00  - leider schon vergeben

Sagen Sie uns, welchen der freien Sie möchten?

Viele Grüße vom Empfang
Conny`,
    expected: [
      at('2027-12-07T10:30:00+01:00', '2027-12-07T10:50:00+01:00'),
      at('2027-12-09T17:00:00+01:00', '2027-12-09T17:20:00+01:00'),
    ],
  },
  {
    name: 'de: municipal utility announces a power cut',
    sentAt: '2027-06-24T08:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Stadtwerke Elmsbach <netz@stadtwerke-elmsbach.example>',
    subject: 'Unterbrechung der Stromversorgung in der Gerberstraße',
    text: `Sehr geehrte Anschlussnutzer,

wegen Arbeiten an der Trafostation müssen wir die Stromversorgung in der Gerberstraße 2–28 unterbrechen:

Mittwoch, 07.07.2027, von 08:00 Uhr bis ca. 12:00 Uhr

Bitte schalten Sie empfindliche Geräte vorher aus. Anlagen sind während der gesamten Zeit als unter Spannung stehend zu betrachten. Für Gefriergut besteht in der Regel keine Gefahr.

Wir bitten um Verständnis.
Ihre Stadtwerke Elmsbach`,
    expected: [],
  },
  {
    name: 'de: friend of the firm invites to a birthday party',
    sentAt: '2027-09-14T22:51:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Rolf Bäcker <rolf.baecker@rentnerpost.example>',
    subject: 'Es wird gefeiert!',
    text: `Liebe Gisela, lieber Heinz,

kaum zu glauben, aber ich werde 70! Das feiern wir am Samstag, den 9. Oktober ab 18 Uhr in der Grillhütte am Steinbruch, und ihr als meine alten Lehrherren dürft auf keinen Fall fehlen. Bringt Hunger mit, Geschenke sind nicht nötig.

Wer übernachten will: der Ratskeller hat Zimmer für 68 €, Frühstück bis 10 Uhr.

Euer Rolf`,
    expected: [at('2027-10-09T18:00:00+02:00')],
  },
  {
    name: 'de: table reservation cancelled, JSON-LD says so too',
    sentAt: '2027-05-25T12:07:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hafenküche <tisch@hafenkueche-stralsund.example>',
    subject: 'Stornierung bestätigt – Reservierung HK-5518',
    text: `Hallo Herr Wolter,

schade! Wir haben Ihre Reservierung HK-5518 für Samstag, 29.05.2027, 18:30 Uhr (4 Personen) wie gewünscht storniert. Es entstehen keine Kosten.

Vielleicht klappt es ein andermal.

Ihr Team der Hafenküche`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "HK-5518",
  "reservationStatus": "http://schema.org/ReservationCancelled",
  "underName": { "@type": "Person", "name": "Kai Wolter" },
  "reservationFor": { "@type": "FoodEstablishment", "name": "Hafenküche", "address": "Am Querkanal 6, Stralsund" },
  "startTime": "2027-05-29T18:30:00+02:00",
  "partySize": 4
}
</script></head><body><p>Hallo Herr Wolter,</p><p>schade! Wir haben Ihre Reservierung HK-5518 für Samstag, 29.05.2027, 18:30 Uhr (4 Personen) wie gewünscht storniert. Es entstehen keine Kosten.</p><p>Vielleicht klappt es ein andermal.</p><p>Ihr Team der Hafenküche</p></body></html>`,
    expected: [],
  },
  {
    name: 'de: one line that agrees to tomorrow morning',
    sentAt: '2027-01-12T17:29:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Petersen Elektro <mail@petersen-elektro.example>',
    subject: 'Re: Zählerschrank',
    text: `Morgen 9:15 Uhr bei Ihnen geht klar. Gruß Petersen`,
    expected: [at('2027-01-13T09:15:00+01:00')],
  },
  {
    name: 'de: Bavarian customer comes at three quarters five in the afternoon',
    sentAt: '2027-07-27T12:18:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sepp Hinterholzer <hinterholzer.sepp@oberlandmail.example>',
    subject: 'Rasenmaher',
    text: `Servus beinand,

da Mäher geht scho wieda ned gscheit, ziagt oiwei nach links. I bring eam am Freitag Nachmittag um dreiviertel fünf vorbei, dann schau ma zamm drauf, gell? Is no Garantie drauf, kafft hob i eam am 14. April.

Pfiat eich
da Sepp`,
    expected: [at('2027-07-30T16:45:00+02:00')],
  },
  {
    name: 'de: complaint about a coffee machine with the times of its failures',
    sentAt: '2027-01-28T09:48:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Café Morgenrot <kontakt@cafe-morgenrot.example>',
    subject: 'Reklamation Mühle M3, Serie 20419',
    text: `Guten Tag

Die Mühle, die Sie uns am Montag um 14 Uhr installiert haben, macht Probleme:

- Dienstag, 26.1., 07.40 Uhr: Stillstand, Fehler E12
- Mittwoch, 27.1., 09.05 Uhr und 11.20 Uhr: wieder E12
- heute um 8 Uhr: Mahlgrad verstellt sich von selbst

So können wir nicht arbeiten. Ich erwarte kostenlosen Ersatz oder das Geld zurück (CHF 1'290.–). Ein Video liegt bei.

Freundliche Grüsse
Simone Keller`,
    expected: [],
  },
  {
    name: 'de: whole training day for first-aiders',
    sentAt: '2027-01-07T10:52:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Franziska Loos <personal@spedition-harms.example>',
    subject: 'Ersthelfer-Auffrischung',
    text: `Hallo Dirk, hallo Monika,

euer Ersthelfer-Schein läuft im März ab. Ich habe euch deshalb zur Auffrischung angemeldet: Mittwoch, 3. Februar, ganztägig, im Schulungsraum vom Samariterverein. Ihr seid an dem Tag beide freigestellt. Die genaue Anfangszeit schickt euch der Verein noch.

Kosten übernimmt die BG.

Gruß
Franzi`,
    expected: [days('2027-02-03')],
  },
  {
    name: 'de: call named in German and in Canary time counts once',
    sentAt: '2027-10-05T16:00:00+02:00',
    timezone: 'Atlantic/Canary',
    from: 'Andreas Rieck <rieck@rieck-ferienhaus.example>',
    subject: 'Finca Los Almendros – Saisonplanung',
    text: `Hola ihr beiden,

lasst uns wegen der Wintersaison sprechen: Donnerstag, 13 Uhr deutsche Zeit, also 12 Uhr bei euch auf der Insel. Ich rufe per Video an.

Bitte schaut bis dahin, was der Pool-Mann für 2028 will, letztes Mal waren es 95 € im Monat. Die Gäste aus Haus 2 reisen übrigens erst am Samstag um 11 ab.

Saludos
Andreas`,
    expected: [at('2027-10-07T12:00:00+01:00')],
  },
];
