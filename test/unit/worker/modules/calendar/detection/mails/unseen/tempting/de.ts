import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const germanExam: DetectionMail[] = [
  {
    name: 'de: Viennese plumber announces a boiler service at half past eight',
    sentAt: '2027-01-07T15:42:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Installateur Hrdlicka <buero@hrdlicka-installationen.example>',
    subject: 'Thermenwartung Neubaugasse',
    text: `Sehr geehrte Frau Magister Pospisil,

danke für Ihren Anruf von heute Vormittag. Unser Monteur, der Herr Zivkovic, kommt am Dienstag, den 12. Jänner, um halb neun in der Früh zu Ihnen ins Geschäft und macht die Therme. Bitte schauen Sie, dass wer da ist, der ihm den Keller aufsperrt.

Die Wartung kostet wie gehabt 189,- Euro inkl. Abgasmessung, Auftrag Nr. 27-0113.

Mit besten Grüßen
Gerti Hrdlicka

Hrdlicka Installationen GmbH
1070 Wien
Büro: Mo-Do 7:30 - 16:00, Fr 7:30 - 12:00
Notdienst 0-24 Uhr: 0660 / 555 01 44`,
    expected: [at('2027-01-12T08:30:00+01:00')],
  },
  {
    name: 'de: parcel notice with a delivery window',
    sentAt: '2027-01-19T06:15:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Rapido Paketdienst <zustellung@rapido-paket.example>',
    subject: 'Ihr Paket kommt morgen',
    text: `Guten Tag Tischlerei Wenzel,

Ihre Sendung 0034 7719 2027 0119 von Beschlaghandel Ruhr ist unterwegs.

Voraussichtliche Zustellung: Mittwoch, 20.01.2027, zwischen 10:15 und 12:15 Uhr

Sie sind nicht da? Bis heute 20:00 Uhr können Sie einen Ablageort oder einen Paketshop wählen. Bitte halten Sie für die Nachnahme 64,90 Euro passend bereit.

Ihr Rapido Paketdienst
Kundenservice: Mo. bis Sa. 8 - 20 Uhr, 0800 555 0199`,
    expected: [],
  },
  {
    name: 'de: three slots in Swiss notation from a Zurich customer',
    sentAt: '2027-02-11T17:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Regula Ammann <r.ammann@ammann-optik.example>',
    subject: 'Re: Neuer Webauftritt',
    text: `Grüezi Herr Brunner

Merci für die Offerte (CHF 8'400.–), die sieht für uns gut aus. Bevor wir zusagen, würden mein Mann und ich sie gerne mit Ihnen durchgehen, am liebsten bei uns im Laden. Wir könnten Ihnen anbieten:

- Mi 17.2., 14h00–15h00
- Do 18.2., 9h30–10h30
- Fr 19.2., 11h00–12h00

Geben Sie doch kurz Bescheid, was Ihnen am besten passt.

Freundliche Grüsse
Regula Ammann

Ammann Optik AG, Marktgasse, 8400 Winterthur
Di–Fr 9.00–12.15 / 13.30–18.30, Sa 9.00–16.00, Montag geschlossen`,
    expected: [
      at('2027-02-17T14:00:00+01:00', '2027-02-17T15:00:00+01:00'),
      at('2027-02-18T09:30:00+01:00', '2027-02-18T10:30:00+01:00'),
      at('2027-02-19T11:00:00+01:00', '2027-02-19T12:00:00+01:00'),
    ],
  },
  {
    name: 'de: lower-case one-liner with two times tomorrow',
    sentAt: '2027-02-25T16:51:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jonas Petersen <jonas@petersen-dachbau.example>',
    subject: 'dach halle 3',
    text: `moin, kann ich morgen 9.30 kurz vorbeikommen wegen der halle? sonst ginge auch 14.15. gruss jonas

gesendet von unterwegs`,
    expected: [at('2027-02-26T09:30:00+01:00'), at('2027-02-26T14:15:00+01:00')],
  },
  {
    name: 'de: payment reminder with due date and telephone hours',
    sentAt: '2027-03-01T09:03:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung Lohmeyer <buchhaltung@lohmeyer-technik.example>',
    subject: '2. Mahnung zu Rechnung RE-2027-00318',
    text: `Sehr geehrte Damen und Herren,

leider konnten wir zu unserer Rechnung RE-2027-00318 vom 14.01.2027 über 1.236,41 EUR noch keinen Zahlungseingang feststellen.

Wir bitten Sie, den Betrag zuzüglich 5,00 EUR Mahngebühr bis spätestens Montag, 15.03.2027, 12:00 Uhr auf unser Konto zu überweisen. Nach diesem Zeitpunkt geben wir den Vorgang an unser Inkassobüro weiter.

Bei Rückfragen erreichen Sie Frau Terhorst dienstags und donnerstags von 9 bis 11.30 Uhr unter 05251 5550-17.

Sollte sich dieses Schreiben mit Ihrer Zahlung überschnitten haben, betrachten Sie es bitte als gegenstandslos.

Mit freundlichen Grüßen
i. A. Silke Terhorst
Lohmeyer Technik GmbH & Co. KG`,
    expected: [],
  },
  {
    name: 'de: tax adviser asks in for the day after tomorrow at a quarter past three',
    sentAt: '2027-03-02T10:27:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Henning Kluge <kluge@kluge-steuer.example>',
    subject: 'Jahresabschluss 2026 - Besprechung',
    text: `Lieber Herr Sandmann,

der Entwurf Ihres Jahresabschlusses liegt vor. Wie eben am Telefon vereinbart, sehen wir uns übermorgen Nachmittag um Viertel nach drei hier in der Kanzlei, 2. Stock. Planen Sie bitte eine Stunde ein.

Bringen Sie bitte die Inventurlisten und den Leasingvertrag (Vertrag 4471/16) mit. Und denken Sie daran, dass die Umsatzsteuer-Voranmeldung für Februar bis zum 10. März raus muss.

Herzliche Grüße
Ihr Henning Kluge

Kluge & Partner Steuerberatungsgesellschaft mbB
Bürozeiten Mo-Fr 8-17 Uhr`,
    expected: [at('2027-03-04T15:15:00+01:00', '2027-03-04T16:15:00+01:00')],
  },
  {
    name: 'de: hosting provider announces a maintenance window',
    sentAt: '2027-03-16T14:00:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Alpenhost Status <status@alpenhost.example>',
    subject: '[Wartung] Server mail07 in der Nacht auf Sonntag',
    text: `Liebe Kundinnen und Kunden,

wir führen folgende Wartungsarbeiten durch:

Beginn: Sonntag, 21.03.2027, 02:00 Uhr
Ende: Sonntag, 21.03.2027, 05:30 Uhr
Betroffen: mail07.alpenhost.example (IMAP, SMTP, Webmail)

Während dieser Zeit kann es zu kurzen Unterbrechungen kommen. E-Mails gehen nicht verloren. Sie müssen nichts tun.

Ihr Alpenhost-Team
Ticket: AH-88213`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: on-site appointment moved from Thursday to Friday',
    sentAt: '2027-04-12T08:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Architekturbüro Yıldız <ayse.yildiz@yildiz-architektur.example>',
    subject: 'AW: Ortstermin Kita Lindenweg',
    text: `Guten Morgen Herr Thoma,

der Bauherr ist am Donnerstag verhindert. Können wir unseren Ortstermin deshalb von Do., 15.04., 10:00 Uhr auf Fr., 16.04., 13:30 Uhr verlegen? Treffpunkt bleibt am Bauzaun, Eingang Lindenweg.

Helm und Sicherheitsschuhe nicht vergessen :-)

Viele Grüße
Ayşe Yıldız

Von: Malerbetrieb Thoma
Gesendet: Mittwoch, 7. April 2027 16:55
An: Ayşe Yıldız
Betreff: Ortstermin Kita Lindenweg

Hallo Frau Yıldız,
Donnerstag 15.04. um 10 Uhr geht klar.
Gruß, M. Thoma`,
    expected: [at('2027-04-16T13:30:00+02:00')],
  },
  {
    name: 'de: Thursday afternoon without an hour and general availability',
    sentAt: '2027-04-20T13:33:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Urs Gerber <urs.gerber@gerber-holzbau.example>',
    subject: 'Re: Zusammensitzen wegen Treppe',
    text: `Hoi Sandra

Ja gern. Am Donnerstagnachmittag bin ich meistens im Büro, Montage sind bei mir in der Regel auch gut, und im Mai bin ich sowieso fast immer da. Schlag doch du etwas vor, ich richte mich nach dir.

Die Eichenstufen sind übrigens bestellt, 14 Stück à 38 mm.

Liebe Grüsse
Urs

Gerber Holzbau, Thun
Werkstatt offen 07.00–12.00 und 13.15–17.00`,
    expected: [],
  },
  {
    name: 'de: new text accepts the second of the quoted times',
    sentAt: '2027-05-05T11:46:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Katrin Oelze <oelze@hausverwaltung-oelze.example>',
    subject: 'Re: Besichtigung Gewerbeeinheit EG links',
    text: `Hallo Frau Nguyen,

prima, der zweite Termin passt mir sehr gut. Ich bringe Schlüssel und Grundriss mit.

Beste Grüße
Katrin Oelze
Hausverwaltung Oelze | Sprechzeiten Di 9-12, Do 14-18 Uhr | Tel. 0341 5550 82

Am 04.05.2027 um 18:12 schrieb Blumen Nguyen <laden@blumen-nguyen.example>:
> Liebe Frau Oelze,
>
> wir würden uns die Räume gern ansehen. Möglich wäre
>
> 1. Montag, 10. Mai, 9 Uhr
> 2. Dienstag, 11. Mai, 16 Uhr
> 3. Mittwoch, 12. Mai, 18.30 Uhr
>
> Viele Grüße
> Linh Nguyen`,
    expected: [at('2027-05-11T16:00:00+02:00')],
  },
  {
    name: 'de: calendar cancellation of a call with an ICS part',
    sentAt: '2027-05-18T09:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Miriam Rosskamp <m.rosskamp@rosskamp-medien.example>',
    subject: 'Abgesagt: Abstimmung Sommerkampagne',
    text: `Hallo zusammen,

unsere Abstimmung am Donnerstag, 20. Mai, um 14 Uhr muss leider ausfallen, der Kunde hat das Budget noch nicht freigegeben. Ich melde mich, sobald es etwas Neues gibt.

Sorry und liebe Grüße
Miriam`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Rosskamp Medien//Kalender 3.1//DE
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:7f1c0b52-sommer@rosskamp-medien.example
DTSTAMP:20270518T073100Z
DTSTART:20270520T120000Z
DTEND:20270520T130000Z
SEQUENCE:2
STATUS:CANCELLED
SUMMARY:Abgesagt: Abstimmung Sommerkampagne
ORGANIZER;CN=Miriam Rosskamp:mailto:m.rosskamp@rosskamp-medien.example
ATTENDEE;CN=Studio Fink;ROLE=REQ-PARTICIPANT:mailto:hallo@studio-fink.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: formal notice of a smoke detector check with a time window',
    sentAt: '2027-05-26T10:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Messdienst Altmark <termine@messdienst-altmark.example>',
    subject: 'Terminankündigung Rauchwarnmelder, Objekt Hallesche Str. 41',
    text: `Messdienst Altmark GmbH - Liegenschaft 330-1187 - Nutzer 0004

Sehr geehrte Mieterin, sehr geehrter Mieter,

im Auftrag Ihrer Hausverwaltung prüfen wir die Rauchwarnmelder in Ihren Gewerberäumen. Unser Mitarbeiter kommt zu Ihnen am

Dienstag, dem 8. Juni 2027, im Zeitfenster von 09:00 bis 11:00 Uhr.

Bitte sorgen Sie dafür, dass alle Räume in dieser Zeit zugänglich sind. Können Sie nicht anwesend sein, teilen Sie uns dies bitte bis zum 02.06.2027 mit. Ein zweiter vergeblicher Besuch wird mit 45,00 € berechnet.

Mit freundlichen Grüßen
Ihre Disposition
Tel. 03901 555 120 (Mo-Do 8-16 Uhr, Fr 8-13 Uhr)`,
    expected: [at('2027-06-08T09:00:00+02:00', '2027-06-08T11:00:00+02:00')],
  },
  {
    name: 'de: brochure supplier travelling, flight times and a promise to ring',
    sentAt: '2027-06-02T19:48:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Thorsten Behrendt <t.behrendt@nordpapier.example>',
    subject: 'Muster kommen mit',
    text: `Hallo Herr Lechner,

kurzes Lebenszeichen: Ich fliege am Montag, 7. Juni, um 6:55 Uhr ab Hamburg und lande um 8:25 in Schwechat. Dann bin ich bis Mittwoch in Österreich unterwegs, am Dienstag um 11 habe ich einen Termin bei der Druckerei in St. Pölten, und am Mittwoch um 17:40 geht der Zug nach Salzburg. Die Papiermuster habe ich im Koffer.

Ob ich es zwischendurch zu Ihnen schaffe, kann ich noch nicht sagen. Ich rufe Sie an, wenn ich da bin, dann sehen wir weiter.

Bis dahin
Thorsten Behrendt
Nordpapier Vertrieb`,
    expected: [],
  },
  {
    name: 'de: Bavarian dialect with three quarters four',
    sentAt: '2027-06-21T07:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sepp Huber <sepp@huber-landtechnik.example>',
    subject: 'Schlepper',
    text: `Servus Vroni,

da Schlepper is fertig, de Hydraulik war hi. Kimmst am Freitag um dreiviertel vier nachmittags zu mir auf'n Hof, dann foahrn ma eam gemeinsam Probe? Kost ois zamm 740 Euro, Rechnung kriagst no.

Pfiat di
Sepp`,
    expected: [at('2027-06-25T15:45:00+02:00')],
  },
  {
    name: 'de: video call given in New York time and in the reader zone',
    sentAt: '2027-07-06T11:15:00-04:00',
    timezone: 'Europe/Berlin',
    from: 'Daniela Fuchs <daniela.fuchs@hudsonprint.example>',
    subject: 'Call diese Woche',
    text: `Lieber Martin,

hier in New York ist es brütend heiß, ich hoffe, bei euch in Köln ist es angenehmer.

Lass uns am Donnerstag, 8. Juli, um 9:00 a.m. EDT sprechen, das ist bei euch 15 Uhr. 45 Minuten sollten reichen. Link: https://meet.hudsonprint.example/fuchs-martin

Thema: Farbprofile für die Kataloge und die 2.500 Exemplare für Boston.

Liebe Grüße über den Teich
Daniela

Hudson Print Inc.
Office hours 9-5 ET`,
    expected: [at('2027-07-08T15:00:00+02:00', '2027-07-08T15:45:00+02:00')],
  },
  {
    name: 'de: minutes of a past meeting with tasks and dates',
    sentAt: '2027-07-15T08:40:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Livia Caduff <livia.caduff@quartierverein-sued.example>',
    subject: 'Protokoll Vorstandssitzung',
    text: `Liebe alle

Hier das Protokoll der Sitzung von gestern Mittwoch, 14. Juli, 19.30 bis 21.45 Uhr im Pfarreisaal:

1. Kasse: Saldo CHF 3'112.40, Revision ist in Ordnung.
2. Sommerfest: Beat klärt die Bewilligung bis 30. Juli.
3. Flyer: Die Druckdaten müssen am Freitag, 23. Juli, um 12 Uhr bei der Druckerei sein (macht Livia).
4. Nächste Sitzung: Datum noch offen, kommt nach den Ferien.

Korrekturen bitte direkt an mich.

Herzlich
Livia`,
    expected: [],
  },
  {
    name: 'de: follow-up in two weeks at the same clock time',
    sentAt: '2027-08-04T12:22:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Benedikt Auer <auer@auer-coaching.example>',
    subject: 'Danke für heute',
    text: `Liebe Frau Seidel,

vielen Dank für das offene Gespräch heute Vormittag. Wie besprochen treffen wir uns heute in zwei Wochen wieder, also am 18. August, um 10 Uhr, diesmal bei Ihnen in der Agentur.

Bis dahin bitte den Fragebogen (Seiten 3 bis 7) im Team ausfüllen lassen und mir möglichst bis zum 13.8. schicken.

Einen schönen Sommertag noch
Benedikt Auer`,
    expected: [at('2027-08-18T10:00:00+02:00')],
  },
  {
    name: 'de: two days together at a trade fair',
    sentAt: '2027-08-16T17:05:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Anke Brodersen <anke.brodersen@brodersen-kuechen.example>',
    subject: 'Küchenmesse Löhne - wir fahren!',
    text: `Hallo Tim, hallo Jule,

die Tickets sind da: Wir fahren zu dritt auf die Küchenmesse, Mittwoch und Donnerstag, 22. und 23. September, jeweils ganztägig. Hotel ist gebucht (Einzelzimmer, 98 Euro). Bitte tragt euch die beiden Tage fest ein und legt nichts auf den Laden, Rosi macht an beiden Tagen Vertretung.

Wann wir losfahren, klären wir kurz vorher.

Anke`,
    expected: [days('2027-09-22', '2027-09-24')],
  },
  {
    name: 'de: duty roster of other people for information',
    sentAt: '2027-08-27T15:10:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Ordination Dr. Wögerbauer <ordination@woegerbauer.example>',
    subject: 'Vertretung und Dienste im September',
    text: `Liebe Kolleginnen von der Apotheke,

zu Ihrer Information unsere Dienste in der ersten Septemberwoche, damit Sie bei Rückfragen zu Rezepten wissen, wer da ist:

Mi 1.9. 8:00-12:00 Dr. Wögerbauer
Do 2.9. 8:00-12:00 Dr. Stadlmann (Vertretung)
Fr 3.9. 7:30-11:30 Dr. Stadlmann (Vertretung)
Sa 4.9. Wochenenddienst: Dr. Ebner, 9:00-11:00

Ab Montag, 6.9., ist der Herr Doktor wieder selber in der Ordination.

Freundliche Grüße
Sr. Monika`,
    expected: [],
  },
  {
    name: 'de: video meeting invitation with an ICS part in UTC',
    sentAt: '2027-09-08T10:12:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Stefan Kogler <s.kogler@kogler-energie.example>',
    subject: 'Einladung: Angebotsbesprechung Photovoltaik',
    text: `Sehr geehrte Frau Reisinger,

anbei die Einladung zu unserer Angebotsbesprechung am Dienstag, 14. September 2027, 10:00 bis 11:00 Uhr.

An der Besprechung teilnehmen: https://treff.kogler-energie.example/j/884213907
Besprechungs-ID: 884 213 907, Kennung: sonne27

Das Angebot A-2027-556 ist bis 30.9. gültig.

Beste Grüße
Ing. Stefan Kogler`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Kogler Energie//Termine//DE
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:a556-2027-pv@kogler-energie.example
DTSTAMP:20270908T081200Z
DTSTART:20270914T080000Z
DTEND:20270914T090000Z
SUMMARY:Angebotsbesprechung Photovoltaik
LOCATION:https://treff.kogler-energie.example/j/884213907
ORGANIZER;CN=Stefan Kogler:mailto:s.kogler@kogler-energie.example
ATTENDEE;CN=Reisinger;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:office@reisinger-mode.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-14T10:00:00+02:00', '2027-09-14T11:00:00+02:00')],
  },
  {
    name: 'de: all quoted times declined without a new proposal',
    sentAt: '2027-09-17T14:29:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Petra Wiegand <wiegand@grundschule-am-anger.example>',
    subject: 'AW: AW: Lesung in der 3b',
    text: `Liebes Team der Buchhandlung,

leider klappt keiner der drei Termine, am 28. haben wir Wandertag und am Mittwoch um 10 ist die Turnhalle belegt, Donnerstag passt es mir auch nicht. Ich spreche mit den Kolleginnen und melde mich dann mit neuen Vorschlägen.

Herzliche Grüße
Petra Wiegand

-----Ursprüngliche Nachricht-----
Von: Buchhandlung Federkiel <post@federkiel.example>
Gesendet: Donnerstag, 16. September 2027 09:40
An: Petra Wiegand
Betreff: AW: Lesung in der 3b

Liebe Frau Wiegand,
die Autorin könnte am Dienstag, 28.9. um 9 Uhr, am Mittwoch, 29.9. um 10 Uhr oder am Donnerstag, 30.9. um 11:15 Uhr.
Viele Grüße, Ihr Federkiel-Team`,
    expected: [],
  },
  {
    name: 'de: seminar registration with a JSON-LD event reservation',
    sentAt: '2027-09-21T16:36:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Akademie Handwerk Süd <anmeldung@akademie-handwerk-sued.example>',
    subject: 'Ihre Anmeldung: Kalkulation im Handwerk (Kurs K-2714)',
    text: `Sehr geehrter Herr Baumgärtner,

hiermit bestätigen wir Ihre Teilnahme am Seminar "Kalkulation im Handwerk".

Mittwoch, 6. Oktober 2027, 9:00 - 16:30 Uhr
Akademie Handwerk Süd, Raum 204, Ulm

Die Teilnahmegebühr von 240,00 EUR wird am 1. Oktober abgebucht. Eine kostenfreie Stornierung ist bis 28.09.2027 möglich.

Ihre Akademie Handwerk Süd`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "K-2714-0093",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Rolf Baumgärtner" },
  "reservationFor": {
    "@type": "Event",
    "name": "Kalkulation im Handwerk",
    "startDate": "2027-10-06T09:00:00+02:00",
    "endDate": "2027-10-06T16:30:00+02:00",
    "location": {
      "@type": "Place",
      "name": "Akademie Handwerk Süd",
      "address": { "@type": "PostalAddress", "addressLocality": "Ulm", "addressCountry": "DE" }
    }
  }
}
</script>
<p>Sehr geehrter Herr Baumgärtner,</p>
<p>hiermit bestätigen wir Ihre Teilnahme am Seminar „Kalkulation im Handwerk“.</p>
<p><b>Mittwoch, 6. Oktober 2027, 9:00 - 16:30 Uhr</b><br>Akademie Handwerk Süd, Raum 204, Ulm</p>
<p>Die Teilnahmegebühr von 240,00 EUR wird am 1. Oktober abgebucht. Eine kostenfreie Stornierung ist bis 28.09.2027 möglich.</p>
<p>Ihre Akademie Handwerk Süd</p>
</body></html>`,
    expected: [at('2027-10-06T09:00:00+02:00', '2027-10-06T16:30:00+02:00')],
  },
  {
    name: 'de: shop newsletter with opening hours and a launch date',
    sentAt: '2027-10-07T05:30:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Kaffeerösterei Säntis <news@roesterei-saentis.example>',
    subject: 'Herbst in der Tasse: 15 % auf alle Röstungen',
    text: `Liebe Kaffeefreundinnen und Kaffeefreunde

Ab Freitag, 15. Oktober, 10.00 Uhr gibt es unsere neue Herbströstung «Nebelmeer», solange Vorrat.

Und am Samstag, 23. Oktober, schauen wir von 13 bis 16 Uhr gemeinsam in die Rösttrommel: öffentliche Degustation im Ladenlokal, Eintritt frei.

Mit dem Code HERBST27 sparen Sie bis 31. Oktober 15 % auf alle Bohnen ab CHF 40.

Unser Laden ist Di–Fr 9–18.30 Uhr und Sa 8–16 Uhr offen.

Newsletter abbestellen: https://roesterei-saentis.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: applicant confirms the job interview',
    sentAt: '2027-10-18T20:17:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Emre Aydin <emre.aydin@postfach-online.example>',
    subject: 'Re: Einladung zum Vorstellungsgespräch - Ausbildung Mechatroniker',
    text: `Sehr geehrter Herr Grothe,

vielen Dank für die Einladung zum Vorstellungsgespräch, über die ich mich sehr gefreut habe. Den Termin am Mittwoch, dem 27.10.2027, um 14:00 Uhr in Ihrer Werkstatt nehme ich gerne wahr.

Mein Zeugnis vom letzten Schuljahr habe ich Ihnen noch als Anhang beigefügt. Die Ausbildung könnte ich, wie geschrieben, zum 1. August 2028 beginnen.

Mit freundlichen Grüßen
Emre Aydin
Tel. 0176 555 0 8831 (ab 16 Uhr erreichbar)`,
    expected: [at('2027-10-27T14:00:00+02:00')],
  },
  {
    name: 'de: authority announces an inspection with its length and a deadline',
    sentAt: '2027-10-25T11:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Amt für Arbeitsschutz <arbeitsschutz@kreis-niederau.example>',
    subject: 'Az. 56.2-1147/27 - Betriebsbesichtigung',
    text: `Kreis Niederau - Der Landrat
Aktenzeichen: 56.2-1147/27

Sehr geehrte Damen und Herren,

gemäß § 22 Arbeitsschutzgesetz werde ich Ihren Betrieb besichtigen. Als Termin habe ich vorgesehen:

Donnerstag, den 11.11.2027, 9.15 Uhr.

Die Besichtigung wird zwei Stunden dauern. Ich bitte um Anwesenheit der Geschäftsführung sowie der Fachkraft für Arbeitssicherheit.

Die Gefährdungsbeurteilungen und die Unterweisungsnachweise sind mir bis zum 04.11.2027 zu übersenden.

Im Auftrag
Hölscher

Servicezeiten: Mo-Mi 8.30-12.00 Uhr, Do 8.30-12.00 und 14.00-17.30 Uhr, Fr geschlossen`,
    expected: [at('2027-11-11T09:15:00+01:00', '2027-11-11T11:15:00+01:00')],
  },
  {
    name: 'de: booking link and telephone hours without a time',
    sentAt: '2027-11-03T10:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Nele Hartwig <nele@hartwig-datenschutz.example>',
    subject: 'Erstgespräch Datenschutz',
    text: `Hallo Herr Çelik,

danke für Ihre Anfrage über unser Formular (eingegangen am 02.11.2027 um 21:08 Uhr). Gern bespreche ich mit Ihnen, was für Ihre Praxis nötig ist. Ein Erstgespräch dauert 30 Minuten und ist kostenlos.

Suchen Sie sich einfach hier einen freien Termin aus: https://buchen.hartwig-datenschutz.example/erstgespraech

Falls Sie lieber telefonieren: Mein Büro ist montags bis donnerstags von 9 bis 15 Uhr besetzt, 0431 5550 39.

Viele Grüße aus Kiel
Nele Hartwig`,
    expected: [],
  },
  {
    name: 'de: colleague hands over a visit agreed from a forwarded mail',
    sentAt: '2027-11-09T17:38:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Christoph Pichler <christoph@pichler-raumdesign.example>',
    subject: 'WG: Vorhänge Hotel Seeblick',
    text: `Hallo Lisi,

übernimmst du das bitte? Ich hab der Frau Moser telefonisch für Donnerstag, 18.11., um halb elf zugesagt, ihr trefft euch dort in der Lobby. Die anderen Vorschläge von ihr haben sich damit erledigt.

Stoffmuster liegen im Lager, Regal 4.

Danke dir!
Christoph

---------- Weitergeleitete Nachricht ----------
Von: Hotel Seeblick, Maria Moser <moser@hotel-seeblick.example>
Datum: Mo., 8. Nov. 2027 um 14:02
Betreff: Vorhänge

Lieber Herr Pichler,
für das Ausmessen der Zimmer 201 bis 214 ginge es bei uns Dienstag 16.11. um 9 Uhr, Mittwoch 17.11. um 15 Uhr oder Donnerstag 18.11. um 10:30 Uhr.
Mit lieben Grüßen vom Attersee
Maria Moser`,
    expected: [at('2027-11-18T10:30:00+01:00')],
  },
  {
    name: 'de: restaurant table confirmed with JSON-LD',
    sentAt: '2027-11-16T13:20:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Restaurant Rössli <tisch@roessli-baden.example>',
    subject: 'Bestätigung Ihrer Reservation',
    text: `Guten Tag Frau Widmer

Wir freuen uns auf Ihren Besuch:

Donnerstag, 25. November 2027, 19.00 Uhr
6 Personen, Stübli
Reservationsnummer R-60417

Müssen Sie absagen? Dann bitte bis 24 Stunden vorher, sonst verrechnen wir CHF 30 pro Person.

Ihr Rössli-Team
Küche 11.30–13.45 und 18.00–21.30 Uhr`,
    html: `<!doctype html><html><head>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "R-60417",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Corinne Widmer" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restaurant Rössli",
    "address": { "@type": "PostalAddress", "addressLocality": "Baden", "addressCountry": "CH" }
  },
  "startTime": "2027-11-25T19:00:00+01:00",
  "partySize": 6
}
</script></head><body>
<p>Guten Tag Frau Widmer</p>
<p>Wir freuen uns auf Ihren Besuch:</p>
<p>Donnerstag, 25. November 2027, 19.00 Uhr<br>6 Personen, Stübli<br>Reservationsnummer R-60417</p>
<p>Müssen Sie absagen? Dann bitte bis 24 Stunden vorher, sonst verrechnen wir CHF 30 pro Person.</p>
<p>Ihr Rössli-Team<br>Küche 11.30–13.45 und 18.00–21.30 Uhr</p>
</body></html>`,
    expected: [at('2027-11-25T19:00:00+01:00')],
  },
  {
    name: 'de: dental reminder beside surgery hours',
    sentAt: '2027-11-26T08:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Zahnarztpraxis Dr. Imhof <erinnerung@praxis-imhof.example>',
    subject: 'Terminerinnerung',
    text: `Guten Tag Herr Reuter,

wir erinnern Sie an Ihren Termin zur Zahnreinigung:

Mo 29.11., 7.45 Uhr (bei Frau Petrović)

Bitte bringen Sie Ihre Versichertenkarte und 95 Euro Eigenanteil mit.

Ihre Praxis Dr. Imhof
Sprechstunden: Mo, Di, Do 7.30-12.30 und 14-18 Uhr, Mi und Fr 7.30-13 Uhr`,
    expected: [at('2027-11-29T07:45:00+01:00')],
  },
  {
    name: 'de: whole-day stock-take after New Year with closing times',
    sentAt: '2027-12-13T16:02:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Waltraud Eder <w.eder@eder-eisenwaren.example>',
    subject: 'Inventur + Weihnachten',
    text: `Liebe alle,

zwei Sachen vorm Jahresende:

Am 24. und am 31. Dezember sperrt das Geschäft schon um 12 Uhr zu.

Die Inventur machen wir heuer alle miteinander am Montag, 3. Jänner 2028, den ganzen Tag. Das Geschäft bleibt an dem Tag zu, bitte nehmt euch da nix vor. Für Leberkäs und Krapfen ist gesorgt ;-)

Die Stundenzettel für Dezember brauch ich bis spätestens 28.12.

Liebe Grüße
Waltraud`,
    expected: [days('2028-01-03')],
  },
];
