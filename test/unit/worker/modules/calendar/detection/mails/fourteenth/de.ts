import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: customer asks carpenter for measuring visit with weekday, date and clock',
    sentAt: '2027-01-11T09:42:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hannelore Brinkmeier <h.brinkmeier@postweg.example>',
    subject: 'Einbauschrank Dachschräge',
    text: `Sehr geehrter Herr Oltmanns,

vielen Dank für Ihren Anruf am Freitag. Wie besprochen, möchten wir für die Dachschräge im Schlafzimmer einen Einbauschrank anfertigen lassen, ungefähr 3,40 m breit und an der hohen Seite 2,25 m.

Am Donnerstag, den 14.01., um 8:30 Uhr können Sie gern zum Ausmessen vorbeikommen. Mein Mann ist dann auch zu Hause. Parken können Sie direkt in der Einfahrt.

Mit freundlichen Grüßen
Hannelore Brinkmeier
Ginsterweg 17, Tel. 0441 5550 192`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'de: chatty colleague, day after tomorrow at half past two spoken with length',
    sentAt: '2027-02-02T16:20:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jule Petersen <jule@druckwerk-nord.example>',
    subject: 'kurz zusammensetzen?',
    text: `moin tobi,

hast du übermorgen um halb drei nachmittags zeit? würd gern mit dir die plakatserie für die stadtwerke durchgehen, dauert ne dreiviertelstunde. der kunde hat gestern um 17 uhr nochmal alles umgeworfen :-/

bring bitte die andrucke mit

lg jule`,
    expected: [at('2027-02-04T14:30:00+01:00', '2027-02-04T15:15:00+01:00')],
  },
  {
    name: 'de: tax adviser wants documents by a deadline, office hours in the signature',
    sentAt: '2027-01-19T11:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kanzlei Vollrath & Semmler <post@vollrath-semmler.example>',
    subject: 'Umsatzsteuer-Voranmeldung Dezember / fehlende Belege',
    text: `Sehr geehrte Frau Diercks,

für die Jahresabschlussarbeiten 2026 fehlen uns noch folgende Unterlagen:

- Kassenbuch November und Dezember
- Leasingvertrag Transporter
- Inventurliste zum 31.12.2026

Bitte reichen Sie die Unterlagen bis spätestens Freitag, 29.01.2027, 12:00 Uhr bei uns ein. Die Umsatzsteuer-Sondervorauszahlung ist am 10.02.2027 fällig.

Mit freundlichen Grüßen
i. A. Petra Sandkühler

Vollrath & Semmler Steuerberater PartG mbB
Bürozeiten: Mo–Do 8:00–12:30 und 13:30–17:00 Uhr, Fr 8:00–13:00 Uhr
Telefon 0511 5550-330`,
    expected: [],
  },
  {
    name: 'de: three slots as a list for a kick-off with ranges',
    sentAt: '2027-03-03T14:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Sören Wachtel <s.wachtel@kelterei-hufnagel.example>',
    subject: 'Re: Angebot Nr. 2027-0311 – Relaunch Website',
    text: `Hallo Frau Tiedemann,

das Angebot ist bei uns durch die Geschäftsleitung, wir würden also gern loslegen. Für den Kick-off könnten wir Ihnen anbieten:

  - Di, 09.03., 10:00–11:30 Uhr
  - Mi, 10.03., 14:00–15:30 Uhr
  - Fr, 12.03., 9:00–10:30 Uhr

Was passt Ihnen am besten? Wir kommen gern zu Ihnen in die Agentur.

Die Anzahlung von 3.200 EUR überweisen wir bis zum 15.03.

Viele Grüße
Sören Wachtel
Marketing

Kelterei Hufnagel GmbH · Obsthof 4 · Hofverkauf Sa 9–13 Uhr`,
    expected: [
      at('2027-03-09T10:00:00+01:00', '2027-03-09T11:30:00+01:00'),
      at('2027-03-10T14:00:00+01:00', '2027-03-10T15:30:00+01:00'),
      at('2027-03-12T09:00:00+01:00', '2027-03-12T10:30:00+01:00'),
    ],
  },
  {
    name: 'de: accepts the second of the quoted dates',
    sentAt: '2027-04-14T08:17:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Ulrike Heimbach <praxis@heimbach-zahn.example>',
    subject: 'Re: Wartung Kompressor',
    text: `Guten Morgen Herr Lüttge,

der zweite Termin passt uns gut, da ist die Praxis ohnehin zu. Bitte am Hintereingang klingeln.

Freundliche Grüße
U. Heimbach

Am 13.04.2027 um 15:44 schrieb Lüttge Drucklufttechnik <service@luettge-druckluft.example>:
> Sehr geehrte Frau Dr. Heimbach,
>
> für die jährliche Wartung Ihres Kompressors können wir Ihnen
> folgende Termine anbieten:
>
> 1) Montag, 19.04.2027, 7:30 Uhr
> 2) Mittwoch, 21.04.2027, 14:00 Uhr
>
> Bitte geben Sie uns kurz Bescheid.
>
> Jens Lüttge`,
    expected: [at('2027-04-21T14:00:00+02:00')],
  },
  {
    name: 'de: Swiss writer with ss, dot clock and Znüni, dialect greetings',
    sentAt: '2027-05-10T07:55:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Aeschlimann <reto.aeschlimann@holzbau-emmegrund.example>',
    subject: 'Bsprächig Dachstock',
    text: `Hoi Vreni

Merci für d Plän. Ich habe sie am Wochenende angeschaut, die Gauben gehen so nicht, da müssen wir zusammensitzen.

Geht bei dir der Mittwoch, 12. Mai, 09.15 Uhr? Ich komme zu euch ins Büro, Znüni bringe ich mit. Der Statiker wäre auch dabei.

E schöne Daag u Gruess
Reto

Holzbau Emmegrund AG, Sägestrasse 8, Tel. 034 555 01 77`,
    expected: [at('2027-05-12T09:15:00+02:00')],
  },
  {
    name: 'de: supplier announces delivery window and offers nothing else',
    sentAt: '2027-03-22T13:30:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Disposition Brandauer <dispo@brandauer-fliesen.example>',
    subject: 'Avisierung Lieferung zu Auftrag 884120',
    text: `Sehr geehrte Damen und Herren,

wir avisieren Ihnen die Lieferung zu Auftrag 884120 (2 Paletten Feinsteinzeug 60x60, 1 Palette Kleber) für

Mittwoch, 24.03.2027, zwischen 7:00 und 11:00 Uhr.

Die Anlieferung erfolgt frei Bordsteinkante. Bitte stellen Sie sicher, dass die Zufahrt für einen 18-Tonner möglich ist. Unser Fahrer meldet sich ca. 30 Minuten vorher telefonisch.

Freundliche Grüße
Ihre Disposition
Brandauer Fliesen GmbH, Tel. +43 732 555 08-12`,
    expected: [],
  },
  {
    name: 'de: move from Thursday to Friday same week',
    sentAt: '2027-06-08T10:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Meltem Aksoy <m.aksoy@lichtplan-sued.example>',
    subject: 'Terminverschiebung Baustelle Kita Regenbogen',
    text: `Hallo Herr Pfeffer,

leider muss ich unseren Ortstermin in der Kita von Donnerstag, 10.6., 13 Uhr auf Freitag, 11.6., 11 Uhr verschieben, der Elektriker steckt auf einer anderen Baustelle fest. Ich hoffe, das geht bei Ihnen!

Treffpunkt bleibt der Eingang am Schulhof.

Beste Grüße
Meltem Aksoy`,
    expected: [at('2027-06-11T11:00:00+02:00')],
  },
  {
    name: 'de: declined time without any counter proposal',
    sentAt: '2027-09-06T17:48:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gernot Sielaff <gernot.sielaff@sielaff-immo.example>',
    subject: 'AW: Begehung Keller',
    text: `Sehr geehrte Frau Rademacher,

Dienstag um 15 Uhr passt mir leider gar nicht, da bin ich beim Notar. Auch sonst wird es diese Woche eng. Ich melde mich bei Ihnen, sobald ich weiß, wann es geht.

MfG
G. Sielaff`,
    expected: [],
  },
  {
    name: 'de: Austrian invitation to interview in Jänner with address and documents',
    sentAt: '2027-01-07T15:10:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Christa Hochreiter <c.hochreiter@gasthof-almblick.example>',
    subject: 'Ihre Bewerbung als Köchin',
    text: `Sehr geehrte Frau Zeilinger,

herzlichen Dank für Ihre Bewerbung. Wir würden Sie gerne persönlich kennenlernen und laden Sie zum Vorstellungsgespräch ein:

Dienstag, 19. Jänner 2027, 16 Uhr
Gasthof Almblick, 1. Stock, Büro

Bitte nehmen Sie Ihre Dienstzeugnisse mit. Die Stelle ist ab 1. März zu besetzen, 40 Wochenstunden, Sonntag und Montag Ruhetag.

Mit herzlichen Grüßen
Mag. Christa Hochreiter`,
    expected: [at('2027-01-19T16:00:00+01:00')],
  },
  {
    name: 'de: ICS request for a video call, times in the text as well',
    sentAt: '2027-02-17T12:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Nils Ackermann <n.ackermann@cloudstube.example>',
    subject: 'Einladung: Abstimmung Serverumzug',
    text: `Hallo zusammen,

hier die Einladung zur Abstimmung Serverumzug am Montag, 22.02. um 13:30 Uhr.

Beitreten: https://meet.cloudstube.example/umzug-22

Agenda: Zeitplan, Rückfallebene, Mailpostfächer

Grüße
Nils`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Cloudstube//Kalender//DE
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
UID:7c1e55-umzug@cloudstube.example
DTSTAMP:20270217T110200Z
DTSTART;TZID=Europe/Berlin:20270222T133000
DTEND;TZID=Europe/Berlin:20270222T143000
SUMMARY:Abstimmung Serverumzug
LOCATION:https://meet.cloudstube.example/umzug-22
ORGANIZER;CN=Nils Ackermann:mailto:n.ackermann@cloudstube.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@velohaus.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-22T13:30:00+01:00', '2027-02-22T14:30:00+01:00')],
  },
  {
    name: 'de: bulk newsletter with open house date and workshop prices',
    sentAt: '2027-04-20T06:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Maschinenhandel Krumbiegel <news@krumbiegel-maschinen.example>',
    subject: 'Frühjahrs-Hausmesse: Jetzt bis zu 25 % sparen!',
    isBulk: true,
    text: `Liebe Kundinnen und Kunden,

unsere große Frühjahrs-Hausmesse steht vor der Tür!

Freitag, 7. Mai, 9–18 Uhr
Samstag, 8. Mai, 9–14 Uhr

Live-Vorführungen unserer neuen Formatkreissägen, Gewinnspiel, Grillbuffet. Nur an diesen Tagen: 25 % auf alle Absauganlagen!

Jetzt Wunschgerät reservieren: https://krumbiegel-maschinen.example/hausmesse

Sie möchten keine Neuigkeiten mehr erhalten? Hier abmelden.
Maschinenhandel Krumbiegel KG, Industriering 12`,
    expected: [],
  },
  {
    name: 'de: terse phone-style reply with tomorrow early and a quarter to',
    sentAt: '2027-07-05T18:59:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'k.dudek@dudek-estrich.example',
    subject: 'Re: estrich rohbau lindenallee',
    text: `hi
ok dann morgen früh viertel vor sieben auf der baustelle. schlüssel hab ich
gruss kalle

von unterwegs gesendet`,
    expected: [at('2027-07-06T06:45:00+02:00')],
  },
  {
    name: 'de: technician appointment with time window confirmed by customer service',
    sentAt: '2027-10-18T09:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Nordfunk Kundenservice <service@nordfunk-netz.example>',
    subject: 'Ihr Technikertermin (Vorgang 40-771923)',
    text: `Guten Tag Frau Eickhoff,

Ihr Glasfaseranschluss wird freigeschaltet. Unser Techniker kommt zu Ihnen:

Datum: 27.10.2027
Zeitfenster: 08:00 bis 12:00 Uhr
Adresse: Kornstraße 41, Ladenlokal EG

Bitte sorgen Sie dafür, dass in dieser Zeit jemand vor Ort ist und Zugang zum Hausanschlussraum besteht.

Ihr Vertrag beginnt mit der Freischaltung, monatlich 49,90 EUR.

Freundliche Grüße
Ihr Nordfunk-Team
Hotline: täglich 7–22 Uhr, 0800 555 0 555`,
    expected: [at('2027-10-27T08:00:00+02:00', '2027-10-27T12:00:00+02:00')],
  },
  {
    name: 'de: past meeting thanked for, minutes attached, no new date',
    sentAt: '2027-05-21T14:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bettina Ohlendorf <ohlendorf@werbegemeinschaft-altstadt.example>',
    subject: 'Protokoll Vorstandssitzung',
    text: `Liebe Mitstreiterinnen und Mitstreiter,

anbei das Protokoll unserer Sitzung vom Mittwoch, 19. Mai, 19:30 Uhr. Es war ein langer, aber guter Abend!

Änderungswünsche bitte bis nächsten Freitag an mich. Den Termin für die nächste Sitzung stimmen wir noch ab, Vorschläge kommen von Heiner.

Schöne Pfingsten nachträglich und herzliche Grüße
Bettina`,
    expected: [],
  },
  {
    name: 'de: lunch invitation Thursday week with dreiviertel spoken form',
    sentAt: '2027-08-17T11:25:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ferdl Angerer <angerer@brauhaus-angerer.example>',
    subject: 'Mittagessen',
    text: `Griaß di Sepp,

des mit dem neuen Etikett schaut narrisch guad aus, da hams eich wirklich was eifoin lassn!

I dad di gern zum Essn eiladn: Donnerstag in einer Woche, also am 26. August, um dreiviertel zwölf bei uns im Stüberl? Schweinsbraten gibts a.

Pfiat di
Ferdl`,
    expected: [at('2027-08-26T11:45:00+02:00')],
  },
  {
    name: 'de: landlord handover of the shop with meter reading',
    sentAt: '2027-09-20T10:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Merkle <kontakt@hv-merkle.example>',
    subject: 'Übergabe Ladenfläche Marktstr. 9',
    text: `Sehr geehrter Herr Yildirim,

das Mietverhältnis beginnt zum 01.10.2027. Zur Schlüsselübergabe und Ablesung der Zählerstände treffen wir uns am 30.09.2027, 15.00 Uhr im Objekt. Bitte bringen Sie einen Nachweis über die Hinterlegung der Kaution (4.500 €) mit, die bis 27.09. auf unserem Konto eingegangen sein muss.

Mit freundlichen Grüßen
Sigrid Merkle
Hausverwaltung Merkle
Sprechzeiten Di 9-12 Uhr, Do 14-18 Uhr`,
    expected: [at('2027-09-30T15:00:00+02:00')],
  },
  {
    name: 'de: JSON-LD restaurant reservation for the reader',
    sentAt: '2027-11-23T19:15:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Zum Goldenen Krug <reservierung@goldenerkrug.example>',
    subject: 'Ihre Reservierung ist bestätigt',
    text: `Hallo Frau Stadler,

wir freuen uns auf Sie! Ihr Tisch für 12 Personen ist reserviert.

Freitag, 10. Dezember 2027, 18:30 Uhr
Reservierungsnummer GK-20817

Sie können bis 24 Stunden vorher kostenfrei stornieren.

Küche täglich 11:30–21:30 Uhr, montags Ruhetag
Zum Goldenen Krug, Kirchgasse 3`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "GK-20817",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Carola Stadler" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Zum Goldenen Krug",
    "address": { "@type": "PostalAddress", "streetAddress": "Kirchgasse 3", "addressCountry": "DE" }
  },
  "startTime": "2027-12-10T18:30:00+01:00",
  "partySize": "12"
}
</script></head><body><p>Hallo Frau Stadler,</p><p>wir freuen uns auf Sie! Ihr Tisch für 12 Personen ist reserviert.</p><p><b>Freitag, 10. Dezember 2027, 18:30 Uhr</b><br>Reservierungsnummer GK-20817</p><p>Sie können bis 24 Stunden vorher kostenfrei stornieren.</p><p>Küche täglich 11:30–21:30 Uhr, montags Ruhetag<br>Zum Goldenen Krug, Kirchgasse 3</p></body></html>`,
    expected: [at('2027-12-10T18:30:00+01:00')],
  },
  {
    name: 'de: only parts of days and availability, no proposal',
    sentAt: '2027-10-05T12:44:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Ladina Camenisch <l.camenisch@atelier-camenisch.example>',
    subject: 'AW: Besprechung Signaletik',
    text: `Guten Tag Herr Zgraggen

Besten Dank für Ihre Nachricht. Ich bin nächste Woche meistens im Atelier, am besten geht es bei mir am Dienstagnachmittag oder am Donnerstagmorgen. Montags bin ich grundsätzlich in Chur.

Schlagen Sie doch einfach etwas vor.

Freundliche Grüsse
Ladina Camenisch`,
    expected: [],
  },
  {
    name: 'de: trade fair visit together as a whole day',
    sentAt: '2027-03-01T16:33:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Olaf Tietgen <o.tietgen@tietgen-sanitaer.example>',
    subject: 'Messe Frankfurt',
    text: `Hallo Anke,

die Karten für die Bäder-Messe sind da. Wir zwei fahren wie abgemacht am Donnerstag, 18. März hin und bleiben den ganzen Tag, abends sind wir dann wieder in Kassel. Trag dir das bitte ein und mach für den Tag keine Kundentermine aus.

Die Karten haben übrigens 39 Euro pro Nase gekostet.

Gruß
Olaf`,
    expected: [days('2027-03-18')],
  },
  {
    name: 'de: ICS cancellation of a course',
    sentAt: '2027-06-14T09:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ersthelfer-Akademie Weser <kurse@ersthelfer-weser.example>',
    subject: 'Abgesagt: Auffrischung Erste Hilfe',
    text: `Guten Tag,

leider müssen wir die Auffrischung Erste Hilfe am Donnerstag, 17.06.2027, 9:00 Uhr wegen Erkrankung der Kursleitung absagen. Einen Ersatztermin teilen wir Ihnen so bald wie möglich mit. Die Kursgebühr von 48 EUR wird erstattet.

Mit freundlichen Grüßen
Ersthelfer-Akademie Weser`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Ersthelfer Weser//Kurse//DE
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:eh-2027-0617@ersthelfer-weser.example
SEQUENCE:1
DTSTAMP:20270614T070000Z
DTSTART:20270617T070000Z
DTEND:20270617T143000Z
SUMMARY:Auffrischung Erste Hilfe
ORGANIZER:mailto:kurse@ersthelfer-weser.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: no accents, umlauts written out, two alternatives in one sentence',
    sentAt: '2027-02-24T20:11:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Guenther Moeller <g.moeller@moeller-landtechnik.example>',
    subject: 'Vorfuehrung Hoflader',
    text: `Sehr geehrter Herr Kruse,

der neue Hoflader ist eingetroffen und koennte bei Ihnen vorgefuehrt werden. Ich koennte am Dienstag den 2.3. um 10 Uhr oder am Freitag den 5.3. um 13.30 Uhr auf Ihren Hof kommen. Listenpreis waere 42.900 Euro netto, ueber den Rest reden wir dann.

Bitte um kurze Rueckmeldung, gern auch telefonisch (0 49 52 / 555 01 20).

Mit freundlichen Gruessen
Guenther Moeller`,
    expected: [at('2027-03-02T10:00:00+01:00'), at('2027-03-05T13:30:00+01:00')],
  },
  {
    name: 'de: in a fortnight from today at ten',
    sentAt: '2027-04-06T10:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Irmgard Schütte <irmgard.schuette@tanzkreis-lahn.example>',
    subject: 'Ihr Besuch bei uns',
    text: `Lieber Herr Kappel,

schön, dass Sie uns Ihre Tonanlage zeigen möchten! Heute in zwei Wochen um 10 Uhr wäre die Halle frei, und unser Kassenwart könnte auch kommen. Passt Ihnen das?

Wir proben sonst immer mittwochs von 19 bis 21 Uhr, da ist es leider zu laut zum Reden.

Herzlichst
Irmgard Schütte`,
    expected: [at('2027-04-20T10:00:00+02:00')],
  },
  {
    name: 'de: authority inspection with file number and fee',
    sentAt: '2027-08-30T08:35:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gewerbeaufsicht Kreis Holmstadt <gewerbeaufsicht@kreis-holmstadt.example>',
    subject: 'Az. 53.2-117/27 – Besichtigung Ihrer Betriebsstätte',
    text: `Sehr geehrte Damen und Herren,

im Rahmen der Überwachung nach dem Arbeitsschutzgesetz ist eine Besichtigung Ihrer Betriebsstätte, Am Bahndamm 6, vorgesehen.

Die Besichtigung findet statt am Mittwoch, dem 15. September 2027, von 9.00 Uhr bis voraussichtlich 12.00 Uhr.

Folgende Unterlagen bitte ich bereitzuhalten: Gefährdungsbeurteilungen, Prüfprotokolle der ortsfesten Anlagen (letzte Prüfung 11.05.2026), Unterweisungsnachweise.

Sollten Sie verhindert sein, bitte ich um Mitteilung bis zum 08.09.2027.

Im Auftrag
Wiebke Harms

Servicezeiten: Mo–Fr 8.30–12.00 Uhr, Do zusätzlich 14.00–17.30 Uhr`,
    expected: [at('2027-09-15T09:00:00+02:00', '2027-09-15T12:00:00+02:00')],
  },
  {
    name: 'de: IT maintenance window, system unavailable at night',
    sentAt: '2027-11-09T10:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Support Kassenwelt <support@kassenwelt.example>',
    subject: 'Wartungsarbeiten am Kassensystem',
    text: `Sehr geehrte Kundin, sehr geehrter Kunde,

in der Nacht von Samstag, 13.11.2027, 23:00 Uhr auf Sonntag, 14.11.2027, 04:00 Uhr führen wir Wartungsarbeiten an unseren Servern durch. In dieser Zeit sind Auswertungen und Online-Bestellungen nicht verfügbar. Die Kasse selbst arbeitet offline weiter.

Sie müssen nichts unternehmen.

Ihr Support-Team
Mo–Sa 8–20 Uhr unter 030 555 017-0`,
    expected: [],
  },
  {
    name: 'de: yes that works, answer to one quoted appointment',
    sentAt: '2027-12-01T13:22:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Doris Pichlmayr <doris.pichlmayr@blumen-pichlmayr.example>',
    subject: 'AW: AW: Weihnachtsdeko Foyer',
    text: `Servus Herr Ing. Kofler,

ja, das geht sich aus! Ich bringe Muster mit.

Liebe Grüße
Doris Pichlmayr
Blumen Pichlmayr

________________________________
Von: Stefan Kofler <kofler@hotel-seewiese.example>
Gesendet: Mittwoch, 1. Dezember 2027 11:47
An: Doris Pichlmayr
Betreff: AW: Weihnachtsdeko Foyer

Liebe Frau Pichlmayr,

könnten wir uns am Freitag, 3. Dezember um 9:30 Uhr im Foyer treffen? Dann schauen wir, wo der Baum hinkommt.

Mit besten Grüßen
Stefan Kofler`,
    expected: [at('2027-12-03T09:30:00+01:00')],
  },
  {
    name: 'de: counter proposal declines the quoted time and offers another',
    sentAt: '2027-05-11T15:56:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Clemens Rathje <rathje@architektur-rathje.example>',
    subject: 'Re: Jour fixe Neubau Feuerwehrhaus',
    text: `Hallo Frau Nowak,

am Donnerstag um 14 Uhr kann ich leider nicht, da sitze ich im Bauausschuss. Ginge bei Ihnen auch Freitag um 8:15 Uhr? Dauer wie immer eine Stunde.

Beste Grüße
Clemens Rathje

Am Di., 11. Mai 2027 um 14:20 Uhr schrieb Beata Nowak <nowak@nowak-tga.example>:
> Lieber Herr Rathje,
> wollen wir den Jour fixe diese Woche am Donnerstag, 13.5., 14 Uhr machen?
> Viele Grüße, Beata Nowak`,
    expected: [at('2027-05-14T08:15:00+02:00', '2027-05-14T09:15:00+02:00')],
  },
  {
    name: 'de: forwarded mail, colleague asks to take over the customer appointment',
    sentAt: '2027-07-13T08:48:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Marek Lindner <lindner@kuechen-lindner.example>',
    subject: 'WG: Beratung Küche Familie Osterkamp',
    text: `Moin Svenja,

kannst du das bitte übernehmen? Ich bin ab Donnerstag im Urlaub. Frau Osterkamp kommt am Samstag, 17.7., um 11 Uhr zu uns ins Studio, ich hab ihr dich schon angekündigt.

Danke dir!
Marek

-------- Weitergeleitete Nachricht --------
Betreff: Beratung Küche
Datum: Mon, 12 Jul 2027 21:05:33 +0200
Von: Nele Osterkamp <nele.osterkamp@mailkiste.example>
An: info@kuechen-lindner.example

Hallo Herr Lindner,
wir hätten gern eine Beratung, Budget ca. 15.000 Euro. Der Einzug ist am 1. Dezember.
Gruß, N. Osterkamp`,
    expected: [at('2027-07-17T11:00:00+02:00')],
  },
  {
    name: 'de: dentist appointment reminder with cancellation notice',
    sentAt: '2027-02-08T07:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Zahnarztpraxis am Wall <erinnerung@zahn-am-wall.example>',
    subject: 'Terminerinnerung',
    text: `Guten Tag Herr Bredow,

wir möchten Sie an Ihren Termin zur professionellen Zahnreinigung erinnern:

Mi., 10.02.27, 17:15 Uhr

Falls Sie den Termin nicht wahrnehmen können, sagen Sie bitte mindestens 24 Stunden vorher ab, sonst müssen wir Ihnen 60 Euro berechnen.

Ihr Team der Zahnarztpraxis am Wall
Mo, Di, Do 8–18 Uhr / Mi 12–20 Uhr / Fr 8–13 Uhr`,
    expected: [at('2027-02-10T17:15:00+01:00')],
  },
  {
    name: 'de: writer travels by train and names own other appointments only',
    sentAt: '2027-09-14T06:41:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hendrik Vosskamp <h.vosskamp@vosskamp-beratung.example>',
    subject: 'Unterlagen',
    text: `Guten Morgen Frau Lohse,

ich sitze gerade im Zug nach München, Ankunft 10:32 Uhr, um 11 Uhr habe ich dort einen Termin bei der IHK und morgen um 9 einen bei einem Mandanten in Augsburg. Im Zug habe ich Ihren Businessplan gelesen: gefällt mir gut! Anmerkungen stehen im Dokument.

Zurück bin ich Donnerstag Abend, mein Zug kommt 21:14 Uhr an.

Freundliche Grüße
Hendrik Vosskamp`,
    expected: [],
  },
  {
    name: 'de: time given in New York and Berlin, counts once',
    sentAt: '2027-04-28T18:05:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Katharina Weiss <kweiss@hudsonprints.example>',
    subject: 'Call wegen Lizenzen',
    text: `Liebe Frau Gruber,

danke für die schnelle Antwort! Dann telefonieren wir am Montag, dem 3. Mai um 10:00 Uhr New Yorker Zeit (16:00 Uhr bei Ihnen in Deutschland). Ich rufe Sie unter der Festnetznummer an. Eine halbe Stunde sollte reichen.

Herzliche Grüße aus Brooklyn
Katharina Weiss`,
    expected: [at('2027-05-03T16:00:00+02:00', '2027-05-03T16:30:00+02:00')],
  },
  {
    name: 'de: London time only, must be converted for reader in Zurich',
    sentAt: '2027-10-12T09:14:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Anja Hollenstein <anja.hollenstein@thamesroasters.example>',
    subject: 'Cupping online',
    text: `Lieber Beat

Die Muster aus Huehuetenango sind heute an dich raus. Wollen wir sie am Freitag, 22. Oktober zusammen am Bildschirm verkosten? Bei mir ginge 14.00 Uhr Londoner Zeit.

Link: https://video.thamesroasters.example/cupping

Liebe Grüsse
Anja`,
    expected: [at('2027-10-22T15:00:00+02:00')],
  },
  {
    name: 'de: booking link only, please choose a time yourself',
    sentAt: '2027-03-16T11:11:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Fiona Marquardt <fiona@personalgold.example>',
    subject: 'Kennenlernen?',
    text: `Hallo Herr Sobottka,

vielen Dank für Ihr Interesse an unserer Lohnabrechnung. Am einfachsten suchen Sie sich in meinem Kalender selbst einen Termin aus, das Gespräch dauert 20 Minuten und ist kostenlos:

https://termine.personalgold.example/fiona-marquardt

Ich bin werktags zwischen 9 und 16 Uhr zu erreichen.

Viele Grüße
Fiona Marquardt`,
    expected: [],
  },
  {
    name: 'de: stock-take as whole day between the holidays',
    sentAt: '2027-12-13T17:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Regina Pohlmann <pohlmann@farben-pohlmann.example>',
    subject: 'Inventur',
    text: `Liebe Kolleginnen und Kollegen,

wie jedes Jahr machen wir zwischen den Jahren Inventur, diesmal am Dienstag, 28.12.2027. Der Laden bleibt an dem Tag zu, und ich brauche euch alle den ganzen Tag. Für Brötchen und Suppe ist gesorgt.

Wer noch Urlaub aus 2027 hat: bitte bis Freitag bei mir melden.

Regina`,
    expected: [days('2027-12-28')],
  },
  {
    name: 'de: JSON-LD order and parcel, no meeting',
    sentAt: '2027-08-04T13:08:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Werkzeugkontor <bestellung@werkzeugkontor.example>',
    subject: 'Ihre Bestellung WK-553201 wurde versendet',
    text: `Hallo Herr Thielemann,

Ihre Bestellung WK-553201 ist unterwegs. Voraussichtliche Zustellung: Freitag, 06.08.2027, zwischen 10:15 und 12:15 Uhr.

1x Oberfräse 1400 W   289,00 EUR
2x Fräser-Set         57,80 EUR

Sendungsnummer: 0034 5550 1192 8

Ihr Werkzeugkontor`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "deliveryAddress": { "@type": "PostalAddress", "streetAddress": "Gerberstraße 22", "addressCountry": "DE" },
  "expectedArrivalFrom": "2027-08-06T10:15:00+02:00",
  "expectedArrivalUntil": "2027-08-06T12:15:00+02:00",
  "trackingNumber": "0034555011928",
  "carrier": { "@type": "Organization", "name": "Paketflink" },
  "partOfOrder": { "@type": "Order", "orderNumber": "WK-553201", "merchant": { "@type": "Organization", "name": "Werkzeugkontor" } }
}
</script></head><body><p>Hallo Herr Thielemann,</p><p>Ihre Bestellung WK-553201 ist unterwegs.<br>Voraussichtliche Zustellung: <b>Freitag, 06.08.2027, zwischen 10:15 und 12:15 Uhr.</b></p><p>Ihr Werkzeugkontor</p></body></html>`,
    expected: [],
  },
  {
    name: 'de: apprentice talk at the vocational school with range and room',
    sentAt: '2027-09-08T12:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sekretariat Lessing-Berufsschule <sekretariat@lessing-bs.example>',
    subject: 'Ausbildersprechtag',
    text: `Sehr geehrte Frau Hinrichs,

für Ihren Auszubildenden Leon Paschke haben wir beim Ausbildersprechtag folgendes Gespräch für Sie reserviert:

Do. 23.09.2027
17:40 – 17:55 Uhr
Raum B 204, Herr Studienrat Zander (Fachkunde)

Parkplätze finden Sie hinter der Turnhalle.

Mit freundlichen Grüßen
Gabi Lemke, Sekretariat (besetzt Mo–Fr 7:15–14:00 Uhr)`,
    expected: [at('2027-09-23T17:40:00+02:00', '2027-09-23T17:55:00+02:00')],
  },
  {
    name: 'de: today later, call back at 4 pm sharp',
    sentAt: '2027-06-02T11:36:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ralf Domeyer <domeyer@spedition-domeyer.example>',
    subject: 'Rückruf',
    text: `Hallo Herr Jessen,

habe Sie eben nicht erreicht. Ich rufe Sie heute um Punkt 16 Uhr noch mal auf dem Handy an, dann klären wir das mit den Gitterboxen.

Gruß, Domeyer`,
    expected: [at('2027-06-02T16:00:00+02:00')],
  },
  {
    name: 'de: invoice with service dates and payment term',
    sentAt: '2027-07-29T15:15:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Buchhaltung Aigner <buchhaltung@aigner-reinigung.example>',
    subject: 'Rechnung RE-2027-1408',
    text: `Sehr geehrte Damen und Herren,

in der Beilage übermitteln wir Ihnen die Rechnung RE-2027-1408 über € 1.236,00 für die Fensterreinigung am 21. und 22. Juli, jeweils 6 bis 14 Uhr (2 Kräfte).

Zahlbar bis 12. August 2027 ohne Abzug. Bei Zahlung bis 5. August gewähren wir 2 % Skonto.

Von 9. bis 20. August haben wir Betriebsurlaub.

Mit freundlichen Grüßen
Aigner Gebäudereinigung
Bürozeiten Mo–Fr 7:30–12 Uhr`,
    expected: [],
  },
  {
    name: 'de: club board meeting with agenda, start at half past seven in the evening',
    sentAt: '2027-01-25T21:37:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Horst Wiechmann <vorstand@tsv-gruenhagen.example>',
    subject: 'Einladung Vorstandssitzung Februar',
    text: `Liebe Sportfreunde,

hiermit lade ich euch herzlich zur nächsten Vorstandssitzung ein.

Wann: Montag, 8. Februar, abends um halb acht
Wo: Vereinsheim, kleiner Saal

TOP 1 Begrüßung
TOP 2 Kassenbericht
TOP 3 Flutlicht: Angebot Fa. Brix (18.700 €)
TOP 4 Jahreshauptversammlung, Terminfindung
TOP 5 Verschiedenes

Anträge bitte bis 3. Februar schriftlich an mich.

Mit sportlichem Gruß
Horst`,
    expected: [at('2027-02-08T19:30:00+01:00')],
  },
  {
    name: 'de: product launch and livestream broadcast, bulk',
    sentAt: '2027-10-21T10:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Fotonia <hallo@fotonia-news.example>',
    subject: 'Am Donnerstag ist es so weit',
    isBulk: true,
    text: `Das Warten hat ein Ende.

Am Donnerstag, 28. Oktober um 15:00 Uhr stellen wir die neue Fotonia X9 vor. Verfolgen Sie die Premiere im Livestream auf fotonia.example/live.

Vorbestellungen sind ab 16:00 Uhr möglich. Die ersten 500 Besteller erhalten eine Ledertasche gratis.

Fotonia Deutschland GmbH
Vom Newsletter abmelden | Im Browser ansehen`,
    expected: [],
  },
  {
    name: 'de: two-day training for the reader as whole days',
    sentAt: '2027-10-04T14:19:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Schulungszentrum Kältetechnik <anmeldung@sz-kaelte.example>',
    subject: 'Anmeldebestätigung Sachkunde Kategorie I',
    text: `Sehr geehrter Herr Wollny,

hiermit bestätigen wir Ihre Anmeldung zum Lehrgang

Sachkunde Kältemittel Kategorie I (Kurs-Nr. 27-318)
Mittwoch, 17.11. und Donnerstag, 18.11.2027 (zwei ganztägige Schulungstage)

Den genauen Stundenplan erhalten Sie etwa eine Woche vorher. Die Lehrgangsgebühr von 690,00 EUR ist bis zum 29.10.2027 zu überweisen.

Freundliche Grüße
Ihr Schulungszentrum Kältetechnik`,
    expected: [days('2027-11-17', '2027-11-19')],
  },
  {
    name: 'de: all lower case with typos, Saturday morning at nine, price negotiation',
    sentAt: '2027-05-26T22:47:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'dennis k <dennis.k99@briefpost.example>',
    subject: 'golf 7 kombi',
    text: `hallo

ist der golf nohc da? würde gern samstag den 29. um 9 uhr zur probefahrt kommen wenn das ok ist. bei 8500 wär ich dabei, hab bargeld. fahre ca 1,5 std zu euch also bitte kurz bescheidgebn

danke
dennis`,
    expected: [at('2027-05-29T09:00:00+02:00')],
  },
  {
    name: 'de: ICS in UTC for reader in Vienna, text without clock time',
    sentAt: '2027-07-01T10:22:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Lukas Steindl <l.steindl@donau-leasing.example>',
    subject: 'Termin: Restwert Fuhrpark',
    text: `Sehr geehrte Frau Wimmer,

wie eben telefonisch vereinbart, sende ich Ihnen den Kalendereintrag für unser Gespräch am kommenden Dienstag.

Freundliche Grüße
Lukas Steindl
Donau Leasing, Tel. +43 1 555 01 90`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Donau Leasing//Termine 4.2//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:20270701-restwert-311@donau-leasing.example
DTSTAMP:20270701T082200Z
DTSTART:20270706T080000Z
DTEND:20270706T084500Z
SUMMARY:Restwert Fuhrpark
LOCATION:Telefon
ORGANIZER;CN=Lukas Steindl:mailto:l.steindl@donau-leasing.example
ATTENDEE;CN=Eva Wimmer;RSVP=TRUE:mailto:office@wimmer-catering.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-06T10:00:00+02:00', '2027-07-06T10:45:00+02:00')],
  },
  {
    name: 'de: new opening hours over the holidays, sent by hand',
    sentAt: '2027-12-06T08:08:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Bäckerei Hugentobler <info@baeckerei-hugentobler.example>',
    subject: 'Festtage',
    text: `Liebe Kundschaft

Unsere Öffnungszeiten über die Festtage:

Fr 24. Dezember  06.00–14.00 Uhr
Sa 25. / So 26. Dezember  geschlossen
Fr 31. Dezember  06.00–16.00 Uhr
Sa 1. Januar  geschlossen

Bestellungen für Zöpfe und Fonduebrot bitte bis Mittwoch, 22. Dezember, 17.00 Uhr.

Frohi Wiehnachte!
Familie Hugentobler`,
    expected: [],
  },
  {
    name: 'de: mixed, customer confirms fitting and names delivery and deadline beside it',
    sentAt: '2027-04-01T09:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Annegret Fuhrmann <fuhrmann@chor-st-jakobi.example>',
    subject: 'Chorkleidung – Anprobe',
    text: `Liebe Frau Sander,

die Stoffe kommen laut Weberei am 8. April zwischen 8 und 12 bei Ihnen an, und spätestens am 28. Mai müssen die Kleider fertig sein, weil am Sonntag darauf das Konzert ist.

Zur ersten Anprobe kommen wir mit sechs Damen am Mittwoch, 14. April, um 18.00 Uhr zu Ihnen in die Schneiderei, wie am Telefon vereinbart. Die anderen folgen später, das machen wir dann separat aus.

Vielen Dank und ein frohes Osterfest gehabt zu haben!
Ihre Annegret Fuhrmann`,
    expected: [at('2027-04-14T18:00:00+02:00')],
  },
  {
    name: 'de: lawyer calls off tomorrow and proposes Monday instead',
    sentAt: '2027-11-18T16:04:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Rechtsanwältin Dr. Theresa Kolb <kanzlei@kolb-arbeitsrecht.example>',
    subject: 'Ihre Sache ./. Rentschler, Besprechung',
    text: `Sehr geehrter Herr Maurer,

unsere Besprechung morgen um 10:30 Uhr muss ich leider absagen, da ich kurzfristig eine Verhandlung vertreten muss. Als Ersatz schlage ich Ihnen Montag, den 22. November, 17:00 Uhr hier in der Kanzlei vor.

Die Stellungnahmefrist läuft am 02.12.2027 ab, wir haben also noch genügend Zeit.

Mit freundlichen Grüßen
Dr. Theresa Kolb
Fachanwältin für Arbeitsrecht`,
    expected: [at('2027-11-22T17:00:00+01:00')],
  },
  {
    name: 'de: duty roster of others, colleague tells who works when',
    sentAt: '2027-03-11T19:50:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Melanie Strauch <m.strauch@physio-strauch.example>',
    subject: 'Dienstplan nächste Woche',
    text: `Hi Claudia,

zur Info für die Anmeldung, so arbeiten die anderen nächste Woche:

Mo 15.3.  Jonas 8–14, Pia 13–19
Di 16.3.  Pia 8–14, Jonas 13–19
Mi 17.3.  Jonas 8–13
Do 18.3.  Pia 10–18
Fr 19.3.  beide 8–13

Du hast ja Urlaub, erhol dich gut!! Der Plan ist nur, damit du ihn vorher noch an den Empfang hängst.

LG Melli`,
    expected: [],
  },
  {
    name: 'de: restaurant guest asks for a table for a birthday',
    sentAt: '2027-08-23T13:13:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Waltraud Kessler <waltraud.kessler@postweg.example>',
    subject: 'Menübesprechung 70. Geburtstag',
    text: `Liebes Team vom Lindenhof,

für den 70. Geburtstag meines Mannes würde ich gern das Menü mit Ihnen besprechen. Kann ich dazu diesen Donnerstag, 26.8., gegen 15 Uhr bei Ihnen vorbeischauen? Da ist bei Ihnen ja zwischen Mittag und Abend nicht so viel los.

Wir denken an ca. 35 bis 45 € pro Person ohne Getränke, darunter 4 Vegetarier.

Mit lieben Grüßen
Waltraud Kessler
Tel. 06421 555 038`,
    expected: [at('2027-08-26T15:00:00+02:00')],
  },
  {
    name: 'de: old quoted invitation below, new text only sends a file',
    sentAt: '2027-05-18T10:27:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Timo Grabowski <t.grabowski@grabowski-metallbau.example>',
    subject: 'AW: Geländer Treppenhaus B',
    text: `Hallo Herr Feddersen,

anbei wie gewünscht die Zeichnung als PDF, Index C. Bitte um Freigabe.

Gruß
T. Grabowski

Von: Feddersen, Arne <a.feddersen@bau-feddersen.example>
Gesendet: Freitag, 14. Mai 2027 16:32
An: Timo Grabowski
Betreff: Geländer Treppenhaus B

Hallo Herr Grabowski,

können Sie mir bitte die aktuelle Zeichnung schicken? Die Baubesprechung mit dem Bauherrn ist am Donnerstag, 20.05. um 9:00 Uhr im Container, da möchte ich sie dabeihaben.

Gruß Feddersen`,
    expected: [],
  },
  {
    name: 'de: JSON-LD event ticket for a seminar with end',
    sentAt: '2027-01-28T11:45:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Handwerksforum Tickets <tickets@handwerksforum.example>',
    subject: 'Dein Ticket: Abendseminar Kalkulation',
    text: `Hallo Ines Bartels,

danke für deine Buchung! Du bist dabei:

Abendseminar Kalkulation im Malerbetrieb
Dienstag, 16. Februar 2027, 18:00–20:30 Uhr
Forum Süd, Saal 2

Einlass ab 17:30 Uhr. Bitte zeige dein Ticket am Eingang vor.

Betrag: 79,00 EUR, Buchung HF-90 412`,
    html: `<html><head><script type="application/ld+json">
[{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "HF-90412",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Ines Bartels" },
  "reservationFor": {
    "@type": "Event",
    "name": "Abendseminar Kalkulation im Malerbetrieb",
    "startDate": "2027-02-16T18:00:00+01:00",
    "endDate": "2027-02-16T20:30:00+01:00",
    "location": { "@type": "Place", "name": "Forum Süd, Saal 2" }
  }
}]
</script></head><body><h2>Hallo Ines Bartels,</h2><p>danke für deine Buchung! Du bist dabei:</p><p>Abendseminar Kalkulation im Malerbetrieb<br>Dienstag, 16. Februar 2027, 18:00–20:30 Uhr<br>Forum Süd, Saal 2</p><p>Einlass ab 17:30 Uhr. Bitte zeige dein Ticket am Eingang vor.</p><p>Betrag: 79,00 EUR, Buchung HF-90 412</p></body></html>`,
    expected: [at('2027-02-16T18:00:00+01:00', '2027-02-16T20:30:00+01:00')],
  },
  {
    name: 'de: customer proposes several clock times on one day',
    sentAt: '2027-06-21T17:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Philipp Nagelschmidt <p.nagelschmidt@tierheim-auental.example>',
    subject: 'Termin Homepage-Schulung',
    text: `Hallo liebe Agentur,

für die Schulung im Redaktionssystem hätten wir am Montag, 28. Juni um 9:00, 11:00 oder 14:30 Uhr Luft. Sucht euch was aus :) Wir sind zu dritt und brauchen einen Beamer.

Viele Grüße aus dem Auental
Philipp

Tiervermittlung: Mi, Fr, Sa 14–17 Uhr`,
    expected: [
      at('2027-06-28T09:00:00+02:00'),
      at('2027-06-28T11:00:00+02:00'),
      at('2027-06-28T14:30:00+02:00'),
    ],
  },
  {
    name: 'de: bulk webinar promotion with seats and clock time',
    sentAt: '2027-02-11T07:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Die Steuerfüchse <newsletter@steuerfuechse.example>',
    subject: 'Gratis-Webinar: E-Rechnung ohne Kopfschmerzen',
    isBulk: true,
    text: `Guten Tag,

E-Rechnung – und Sie sind noch nicht bereit? In unserem kostenlosen Webinar zeigen wir Ihnen in 45 Minuten, worauf es ankommt.

Donnerstag, 25. Februar 2027, 11:00 Uhr

Nur noch 40 Plätze frei! Jetzt anmelden: https://steuerfuechse.example/webinar

Ihr Team der Steuerfüchse

Sie erhalten diese E-Mail, weil Sie sich für unseren Newsletter angemeldet haben. Abbestellen: https://steuerfuechse.example/abmelden`,
    expected: [],
  },
  {
    name: 'de: chimney sweep comes to the house, weekday and short date',
    sentAt: '2027-10-28T12:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Schornsteinfegermeister Volker Ahrend <ahrend@schornstein-ahrend.example>',
    subject: 'Feuerstättenschau',
    text: `Guten Tag,

am Do 4.11. ab 7:45 Uhr komme ich zur Feuerstättenschau in Ihre Backstube. Bitte den Ofen am Vorabend ausgehen lassen und den Zugang zum Dachboden freiräumen.

Wenn der Termin nicht passt, bitte bis Dienstag anrufen: 05141 555 071 (werktags 7–8 und 16–17 Uhr).

Mit freundlichem Gruß
V. Ahrend`,
    expected: [at('2027-11-04T07:45:00+01:00')],
  },
  {
    name: 'de: third persons meet, reader is only informed',
    sentAt: '2027-09-29T15:38:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Corinna Haubold <c.haubold@haubold-events.example>',
    subject: 'Stand Firmenjubiläum Rieger',
    text: `Liebe Frau Tönnies,

kurzer Zwischenstand: Der Caterer trifft sich am Freitag um 14 Uhr mit der Hausherrin und schaut sich die Küche an, das macht er allein, Sie müssen nicht dabei sein. Die Band hat zugesagt (1.850 € plus Fahrt). Sobald ich vom Zeltverleih höre, schreibe ich wieder.

Sonnige Grüße
Corinna Haubold`,
    expected: [],
  },
  {
    name: 'de: Sonnabend, East German spelling of the weekday, range from until',
    sentAt: '2027-03-30T18:18:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Kleingartenverein Abendfrieden <kgv@abendfrieden-kgv.example>',
    subject: 'Wasser anstellen / Zählertausch Parzelle 48',
    text: `Hallo Familie Krahl,

in Parzelle 48 muss der Wasserzähler getauscht werden, Eichfrist ist abgelaufen. Wir kommen Sonnabend, den 10. April, von 10 bis halb 11 zu Ihnen in den Garten. Bitte seien Sie da, sonst können wir das Wasser nicht anstellen.

Kosten: 38,50 Euro, bitte passend.

Der Vorstand
Sprechstunde jeden 1. Donnerstag im Monat 17–18 Uhr`,
    expected: [at('2027-04-10T10:00:00+02:00', '2027-04-10T10:30:00+02:00')],
  },
  {
    name: 'de: conference link and morning call with international style date',
    sentAt: '2027-11-30T16:55:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Dominique Rochat <d.rochat@uhrenteile-rochat.example>',
    subject: 'Besprechung Werkzeugkosten',
    text: `Sehr geehrter Herr Brunschwiler

Gerne bestätige ich Ihnen unsere Videobesprechung:

Datum: 2027-12-08
Zeit: 08h30–09h15
Link: https://meet.uhrenteile-rochat.example/j/7734120

Traktanden: Werkzeugkosten CHF 12'400.–, Liefertermin Nullserie (KW 6), Zahlungskonditionen.

Freundliche Grüsse
Dominique Rochat`,
    expected: [at('2027-12-08T08:30:00+01:00', '2027-12-08T09:15:00+01:00')],
  },
  {
    name: 'de: friend of the firm cancels the regulars table, no new date',
    sentAt: '2027-02-19T12:00:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Poldi Wessely <poldi.wessely@weinbau-wessely.example>',
    subject: 'Montag wird leider nix',
    text: `Servas Gerhard,

i muaß für Montag absagen, um 18 Uhr wär ma ja beim Heurigen verabredet gwesen. Mich hat die Grippe dawischt, 39 Fieber. Wann's wieder geht, meld i mi.

Entschuldige und baba
Poldi`,
    expected: [],
  },
  {
    name: 'de: accepts one option and repeats it in shorter form',
    sentAt: '2027-12-15T09:51:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gundula Reiche <g.reiche@buchhandlung-reiche.example>',
    subject: 'Re: Lesung im Januar – Vorgespräch',
    text: `Lieber Herr Szymanski,

dann nehmen wir doch Freitag, 17.12. um 19 Uhr. Ich schließe um halb sieben ab und mache uns einen Tee. Der Montag fällt bei mir wegen des Weihnachtsgeschäfts aus.

Also bis Freitag, 19 Uhr!
Gundula Reiche

> Am 14.12.2027 um 22:10 schrieb Adam Szymanski:
> Liebe Frau Reiche, fürs Vorgespräch hätte ich Freitag, 17.12. um 19 Uhr
> oder Montag, 20.12. um 12:30 Uhr zu bieten. Was ist Ihnen lieber?
> Herzlich, A. Szymanski`,
    expected: [at('2027-12-17T19:00:00+01:00')],
  },
  {
    name: 'de: application received, decision by a date, no interview yet',
    sentAt: '2027-07-20T10:44:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Emre Tanriverdi <emre.tanriverdi@mailkiste.example>',
    subject: 'Bewerbung um einen Ausbildungsplatz zum Elektroniker',
    text: `Sehr geehrte Damen und Herren,

hiermit bewerbe ich mich um einen Ausbildungsplatz zum Elektroniker ab dem 1. September 2027. Zurzeit mache ich noch bis zum 13. August ein Praktikum bei der Firma Leuschner, dort arbeite ich täglich von 7 bis 15:30 Uhr. Danach bin ich telefonisch gut zu erreichen.

Über eine Einladung zu einem Gespräch würde ich mich sehr freuen.

Mit freundlichen Grüßen
Emre Tanriverdi

Anlagen: Lebenslauf, Zeugnisse`,
    expected: [],
  },
  {
    name: 'de: bank adviser confirms the appointment for next week and adds call the day before',
    sentAt: '2027-06-10T14:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Kirsten Ebeling <kirsten.ebeling@hansebank-altona.example>',
    subject: 'Finanzierung Hebebühne',
    text: `Guten Tag Herr Petrowski,

vielen Dank für die Zusendung der Unterlagen. Zwei Dinge:

1. Ich rufe Sie am Dienstag, 15. Juni, um 12.15 Uhr kurz an, um die offenen Fragen zur BWA zu klären (ca. 15 Minuten).
2. Unser Beratungsgespräch in der Filiale ist am Mittwoch, 16. Juni, um 10.00 Uhr. Bitte bringen Sie Ihren Personalausweis mit.

Das Zinsangebot (4,15 % p. a. nominal) gilt bis zum 30. Juni 2027.

Mit freundlichen Grüßen
Kirsten Ebeling
Firmenkundenberatung

Hansebank Altona eG · Filiale geöffnet Mo–Fr 9–12.30 und 14–16 Uhr, Do bis 18 Uhr`,
    expected: [at('2027-06-15T12:15:00+02:00', '2027-06-15T12:30:00+02:00'), at('2027-06-16T10:00:00+02:00')],
  },
];
