import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: customer offers a joiner two slots for measuring',
    sentAt: '2027-01-11T19:42:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Margit Seifert <margit.seifert@postfach.example>',
    subject: 'Einbauschrank Flur - Aufmaß',
    text: `Hallo Herr Brandl,

vielen Dank für Ihr Angebot Nr. 2027-031 über 3.480 €, das nehmen wir so an. Der Schrank soll wie besprochen bis unter die Decke gehen.

Zum Aufmaß: Mir würde der Donnerstag, 14.1. um 7:30 Uhr passen, oder am Freitag, 15.1., um halb neun in der Früh. Sagen Sie mir einfach, was Ihnen lieber ist. Danach sind wir bis Ende Januar beim Skifahren (Abfahrt Samstag um 5, mein Mann will unbedingt vor dem Stau durch).

Klingeln bitte bei "Seifert/Lohr", 2. Stock links.

Freundliche Grüße
Margit Seifert
Tel. 0151 0000 4471`,
    expected: [at('2027-01-14T07:30:00+01:00'), at('2027-01-15T08:30:00+01:00')],
  },
  {
    name: 'de: Viennese tax adviser sets a meeting in Jänner with length and deadlines',
    sentAt: '2027-01-08T10:05:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Elisabeth Kratochwil <kratochwil@steuer-kratochwil.example>',
    subject: 'Jahresabschluss 2026 – Besprechung',
    text: `Sehr geehrter Herr Ing. Pospisil,

ich wünsche Ihnen ein gutes und erfolgreiches neues Jahr!

Für die Besprechung des Jahresabschlusses 2026 darf ich Ihnen, wie mit Ihrer Gattin telefonisch vereinbart, folgenden Termin bestätigen:

Donnerstag, 21. Jänner 2027, 10.15 Uhr, in unserer Kanzlei (1070 Wien, Kaiserzeile 14/3)

Bitte planen Sie 90 Minuten ein. Die Inventurliste und die offenen Ausgangsrechnungen benötigen wir bis spätestens 18. Jänner, am besten per E-Mail. Die Umsatzsteuervoranmeldung für November ist am 15. Jänner fällig; der Betrag von EUR 2.914,60 wird automatisch eingezogen.

Mit freundlichen Grüßen
Mag. Elisabeth Kratochwil
Steuerberaterin

Kanzleizeiten: Mo–Do 8.00–16.30 Uhr, Fr 8.00–12.00 Uhr
Tel. +43 1 000 47 11`,
    expected: [at('2027-01-21T10:15:00+01:00', '2027-01-21T11:45:00+01:00')],
  },
  {
    name: 'de: Swiss fiduciary moves a meeting to a week later',
    sentAt: '2027-01-28T09:31:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Bünzli <r.buenzli@treuhand-limmat.example>',
    subject: 'Verschiebung Besprechung MWST',
    text: `Grüezi Frau Aeschlimann

Leider muss ich unsere Besprechung vom Mittwoch, 3. Februar, 16.00 Uhr verschieben, da ich kurzfristig an einer Revision teilnehmen muss.

Wie soeben mit Ihrem Sekretariat abgemacht, treffen wir uns neu am Mittwoch, 10. Februar, 14.00–15.30 Uhr bei Ihnen im Geschäft in Dietikon. Die Unterlagen zur MWST-Abrechnung bringe ich mit.

Besten Dank für Ihr Verständnis und freundliche Grüsse

Reto Bünzli
Treuhand Limmat AG
Telefon 044 000 18 18
Schalter: Mo–Fr 8.00–11.45 / 13.30–17.00 Uhr`,
    expected: [at('2027-02-10T14:00:00+01:00', '2027-02-10T15:30:00+01:00')],
  },
  {
    name: 'de: lower-case colleague proposes a call the day after tomorrow',
    sentAt: '2027-02-16T08:52:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jonte Petersen <jonte@kuestenwerk.example>',
    subject: 'relaunch',
    text: `moin svea,

hab die entwürfe durch, sieht gut aus. nur die startseite ist mir noch zu voll.
können wir übermorgen um viertel nach 2 kurz telefonieren? halbe stunde reicht. ich ruf dich an.

lg jonte`,
    expected: [at('2027-02-18T14:15:00+01:00', '2027-02-18T14:45:00+01:00')],
  },
  {
    name: 'de: Saxon supplier with dreiviertel and viertel clock times',
    sentAt: '2027-03-01T11:17:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Uwe Rößler <roessler@farben-roessler.example>',
    subject: 'Re: Muster Lasur',
    text: `Hallo Heiko,

die Muster sind da, acht Töne, die Eiche is richtsch schön geworden. Ich komm damit am besten bei euch in der Werkstatt vorbei, dann gucken wir uns das bei Tageslicht an.

Würde dir Mittwoch nachmittag um dreiviertel vier passen? Sonst Donnerstag früh um viertel elf, da bin ich sowieso in Pirna.

Das 10-Liter-Gebinde würde 189,50 netto kosten, über 5 Stück 174,-.

Machs gut
Uwe

Farben Rößler, Inh. Uwe Rößler
geöffnet Mo-Fr 7-17 Uhr, Sa 8-12 Uhr`,
    expected: [at('2027-03-03T15:45:00+01:00'), at('2027-03-04T10:15:00+01:00')],
  },
  {
    name: 'de: reader gets an acceptance of the second quoted slot',
    sentAt: '2027-03-10T16:40:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Henrike Vollmer <vollmer@zahnarzt-vollmer.example>',
    subject: 'Re: Termin für Praxisbegehung Neugestaltung',
    text: `Guten Tag Frau Özdemir,

der zweite Termin passt uns sehr gut, da ist mittags keine Sprechstunde. Der Schlüssel für den Keller liegt dann bei Frau Thoms am Empfang.

Herzliche Grüße
Henrike Vollmer

Am 09.03.2027 um 14:22 schrieb Leyla Özdemir <leyla@raum-und-form.example>:
> Sehr geehrte Frau Dr. Vollmer,
>
> für die Begehung Ihrer Praxisräume könnte ich Ihnen anbieten:
>
> 1) Dienstag, 16.03., 9:00 Uhr
> 2) Mittwoch, 17.03., 13:30 Uhr
> 3) Freitag, 19.03., 15:00 Uhr
>
> Geben Sie mir bitte kurz Bescheid?
>
> Viele Grüße
> Leyla Özdemir`,
    expected: [at('2027-03-17T13:30:00+01:00')],
  },
  {
    name: 'de: New York customer without umlauts names one call in two zones',
    sentAt: '2027-03-15T09:03:00-04:00',
    timezone: 'Europe/Berlin',
    from: 'Katrin Mueller-Hayes <katrin@hudsonprints.example>',
    subject: 'Call diese Woche',
    text: `Hallo ihr Lieben,

danke fuer die Druckmuster, sind am Freitag heil angekommen! Ueber die Stueckzahl wuerde ich gern kurz mit euch sprechen, bevor ich bestelle.

Vorschlag: Donnerstag, 18. Maerz, um 10 Uhr New Yorker Zeit. Wir haben hier seit gestern schon Sommerzeit, das ist bei euch also 15 Uhr und nicht wie sonst 16 Uhr.

Schoene Gruesse aus Brooklyn
Katrin`,
    expected: [at('2027-03-18T15:00:00+01:00')],
  },
  {
    name: 'de: parcel notice with JSON-LD delivery and a second pallet by carrier',
    sentAt: '2027-03-23T06:45:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Versand Kaffeekontor Nord <versand@kaffeekontor-nord.example>',
    subject: 'Ihre Bestellung 88-20413 ist unterwegs',
    text: `Guten Tag,

Ihre Bestellung 88-20413 hat unser Lager verlassen.

Paket 1 (Bohnen, 6 x 1 kg): Zustellung voraussichtlich am Mittwoch, 24.03.2027 zwischen 10:15 und 12:15 Uhr
Paket 2 (Becher, Palette): Anlieferung per Spedition am Donnerstag, 25.03.2027, 7:00–12:00 Uhr

Sie müssen nichts weiter tun. Die Rechnung über 412,80 € ist bis zum 06.04.2027 zahlbar.

Ihr Kaffeekontor Nord`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "KN8820413001",
  "expectedArrivalFrom": "2027-03-24T10:15:00+01:00",
  "expectedArrivalUntil": "2027-03-24T12:15:00+01:00",
  "carrier": { "@type": "Organization", "name": "Nordbote" },
  "itemShipped": { "@type": "Product", "name": "Espresso Bohnen 6 x 1 kg" },
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "88-20413",
    "merchant": { "@type": "Organization", "name": "Kaffeekontor Nord" }
  }
}
</script></head><body>
<p>Guten Tag,</p>
<p>Ihre Bestellung 88-20413 hat unser Lager verlassen.</p>
<ul>
<li>Paket 1 (Bohnen, 6 x 1 kg): Zustellung voraussichtlich am Mittwoch, 24.03.2027 zwischen 10:15 und 12:15 Uhr</li>
<li>Paket 2 (Becher, Palette): Anlieferung per Spedition am Donnerstag, 25.03.2027, 7:00–12:00 Uhr</li>
</ul>
<p>Sie müssen nichts weiter tun. Die Rechnung über 412,80 € ist bis zum 06.04.2027 zahlbar.</p>
<p>Ihr Kaffeekontor Nord</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'de: colleague forwards a customer mail and hands over the appointment',
    sentAt: '2027-04-06T11:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Silke Averbeck <s.averbeck@averbeck-dach.example>',
    subject: 'WG: Angebot Carport',
    text: `Hi Tobi,

kannst du bitte für mich den Termin am Donnerstag um 16 Uhr bei Familie Dierkes übernehmen? Ich muss da zur Einschulungsuntersuchung mit Mats. Hab Herrn Dierkes schon gesagt, dass du kommst.

Danke dir!
Silke

-----Ursprüngliche Nachricht-----
Von: Bernd Dierkes <b.dierkes@mailwelt.example>
Gesendet: Montag, 5. April 2027 20:11
An: Silke Averbeck
Betreff: Angebot Carport

Hallo Frau Averbeck,

Donnerstag 16 Uhr geht in Ordnung. Der Hund ist eingesperrt, Sie können durchs Gartentor. Die Baugenehmigung haben wir am 22.3. bekommen.

MfG
B. Dierkes`,
    expected: [at('2027-04-08T16:00:00+02:00')],
  },
  {
    name: 'de: bulk newsletter for a free webinar',
    sentAt: '2027-04-07T07:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Team Praxisblick <news@praxisblick.example>',
    subject: 'Kostenloses Webinar: Weniger Ausfälle durch kluge Terminplanung',
    text: `Praxisblick – der Newsletter für Heilmittelpraxen | Ausgabe 4/2027

Terminausfälle kosten eine durchschnittliche Praxis über 900 € im Monat. In unserem kostenlosen Webinar zeigt Physiotherapeutin Nadja Brehm, wie es besser geht.

Wann: Donnerstag, 15. April 2027, 11:00–12:00 Uhr
Wo: online
Jetzt Platz sichern: https://praxisblick.example/webinar-april

Außerdem in dieser Ausgabe:
- Neue Preise ab 1. Juli: was Sie jetzt wissen müssen
- Frühbucherrabatt auf unser Jahresabo, nur bis 18. April, 23:59 Uhr

Sie erhalten diese E-Mail, weil Sie sich für unseren Newsletter eingetragen haben. Hier abmelden: https://praxisblick.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: Swiss garage gives a service appointment at viertel ab',
    sentAt: '2027-04-23T17:12:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Garage Zbinden <info@garage-zbinden.example>',
    subject: "Ihr Lieferwagen, Service 90'000 km",
    text: `Grüessech Herr Gerber

Sie können den Lieferwagen am Dienstag um Viertel ab neun bringen, wir machen dann grad auch den Pneuwechsel. Ein Ersatzauto steht parat. Wenn alles fertig ist, lüten wir an.

Kosten Service ca. CHF 640.- plus Pneuwechsel CHF 110.-

Es schöns Wuchenänd, fründlechi Grüess
Housi Zbinden

Garage Zbinden, Burgdorf
Werkstatt Mo–Fr 7.15–12.00 und 13.15–17.30`,
    expected: [at('2027-04-27T09:15:00+02:00')],
  },
  {
    name: 'de: bookkeeping firm lists deadlines and direct debits only',
    sentAt: '2027-04-29T13:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung Kanzlei Reuter <buchhaltung@kanzlei-reuter.example>',
    subject: 'Erinnerung: Unterlagen April',
    text: `Sehr geehrte Frau Kowalczyk,

für die Buchhaltung April fehlen uns noch die Kassenbelege und der Kontoauszug Nr. 4.

Bitte lassen Sie uns beides bis spätestens Montag, 3. Mai, 12:00 Uhr zukommen, sonst schaffen wir die Frist nicht. Die Voranmeldung muss am 10. Mai beim Finanzamt sein, die Lastschrift (1.203,44 €) erfolgt am 12. Mai. Die Löhne sollten Sie wie immer am 28. anweisen.

Bei Fragen erreichen Sie mich Mo–Do von 9 bis 15 Uhr unter 0231 000 8150.

Mit freundlichen Grüßen
i. A. Petra Holtkamp
Kanzlei Reuter`,
    expected: [],
  },
  {
    name: 'de: architect sends an ICS invitation for a site meeting',
    sentAt: '2027-05-07T11:48:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'DI Bernhard Lechner <lechner@lechner-architektur.example>',
    subject: 'Einladung: Baubesprechung Nr. 7 – Zubau Hofladen',
    text: `Liebe Frau Wallner,

anbei die Einladung zur Baubesprechung Nr. 7 am kommenden Mittwoch um 9 Uhr, wie üblich im Baucontainer. Themen: Fensterlieferung (KW 21), Elektro Kühlraum, Nachtrag Estrich.

Liebe Grüße
Bernhard Lechner`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Lechner Architektur//Kalender//DE
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Vienna
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
UID:bb7-hofladen-20270512@lechner-architektur.example
DTSTAMP:20270507T094700Z
DTSTART;TZID=Europe/Vienna:20270512T090000
DTEND;TZID=Europe/Vienna:20270512T103000
SUMMARY:Baubesprechung Nr. 7 – Zubau Hofladen
LOCATION:Baucontainer\\, Obere Dorfstraße 3
ORGANIZER;CN=Bernhard Lechner:mailto:lechner@lechner-architektur.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:office@hofladen-wallner.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-12T09:00:00+02:00', '2027-05-12T10:30:00+02:00')],
  },
  {
    name: 'de: visitor tells his trains beside the confirmed meeting',
    sentAt: '2027-05-18T18:33:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Christoph Haslinger <c.haslinger@verpackung-haslinger.example>',
    subject: 'AW: Besuch in Linz',
    text: `Servus Doris,

passt, es bleibt beim Termin am Donnerstag um 11.30 Uhr bei euch im Büro. Mein Zug kommt um 10:42 in Linz an, ich nehm mir dann ein Taxi, abholen ist nicht nötig. Zurück muss ich um 15:17, weil ich um sieben am Abend noch Chorprobe hab.

Die Karton-Muster (Art. 4410 und 4415) bring ich mit.

Bis dann!
Christoph`,
    expected: [at('2027-05-20T11:30:00+02:00')],
  },
  {
    name: 'de: applicant confirms an interview with the invitation quoted',
    sentAt: '2027-06-01T20:07:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Amira Haddad <amira.haddad@netzbrief.example>',
    subject: 'Re: Ihre Bewerbung als Mediengestalterin',
    text: `Sehr geehrter Herr Thieme,

haben Sie vielen Dank für Ihre Einladung, über die ich mich sehr gefreut habe. Gerne bestätige ich das Vorstellungsgespräch am Dienstag, den 8. Juni 2027, um 16 Uhr in Ihrer Agentur. Eine Mappe mit Arbeitsproben bringe ich mit.

Zu Ihrer Frage: Meine Kündigungsfrist beträgt vier Wochen zum Monatsende, ich könnte also zum 1. August beginnen.

Mit freundlichen Grüßen
Amira Haddad

Am Mo., 31. Mai 2027 um 11:45 Uhr schrieb Agentur Thieme <jobs@agentur-thieme.example>:
> Sehr geehrte Frau Haddad,
> Ihre Mappe hat uns gefallen. Wir laden Sie herzlich zum Gespräch ein: Dienstag, 8. Juni, 16:00 Uhr. Ab wann könnten Sie anfangen?
> Viele Grüße, Moritz Thieme`,
    expected: [at('2027-06-08T16:00:00+02:00')],
  },
  {
    name: 'de: restaurant table confirmed with JSON-LD reservation',
    sentAt: '2027-06-07T14:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gasthaus Zur Linde <reservierung@linde-gasthaus.example>',
    subject: 'Ihre Reservierung ist bestätigt',
    text: `Hallo Herr Yilmaz,

wir freuen uns auf Ihren Besuch! Ihre Reservierung:

Donnerstag, 10. Juni 2027, 19:30 Uhr
Tisch für 6 Personen, Terrasse
Reservierungsnummer: LI-7735

Unsere Küche ist von 17:30 bis 21:30 Uhr geöffnet, montags Ruhetag. Falls Sie stornieren möchten, tun Sie das bitte bis Mittwoch, 18 Uhr.

Ihr Team vom Gasthaus Zur Linde`,
    html: `<!DOCTYPE html>
<html><head><meta charset="utf-8"><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "LI-7735",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Emre Yilmaz" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Gasthaus Zur Linde",
    "address": { "@type": "PostalAddress", "streetAddress": "Am Anger 2", "addressLocality": "Göttingen", "addressCountry": "DE" }
  },
  "startTime": "2027-06-10T19:30:00+02:00",
  "partySize": "6"
}
</script></head><body>
<p>Hallo Herr Yilmaz,</p>
<p>wir freuen uns auf Ihren Besuch! Ihre Reservierung:</p>
<p><b>Donnerstag, 10. Juni 2027, 19:30 Uhr</b><br>Tisch für 6 Personen, Terrasse<br>Reservierungsnummer: LI-7735</p>
<p>Unsere Küche ist von 17:30 bis 21:30 Uhr geöffnet, montags Ruhetag. Falls Sie stornieren möchten, tun Sie das bitte bis Mittwoch, 18 Uhr.</p>
<p>Ihr Team vom Gasthaus Zur Linde</p>
</body></html>`,
    expected: [at('2027-06-10T19:30:00+02:00')],
  },
  {
    name: "de: thanks for yesterday's meeting with only past times",
    sentAt: '2027-06-16T09:20:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Nicole Imhof <nicole.imhof@imhof-events.example>',
    subject: 'Merci für gestern',
    text: `Liebe Frau Bärtschi

Herzlichen Dank, dass Sie sich gestern um 14.00 Uhr so viel Zeit für mich genommen haben. Dass aus der halben Stunde fast zwei wurden, war so nicht geplant :-)

Wie am Montag um 11 Uhr am Telefon schon kurz erwähnt, liegt unser Richtpreis bei CHF 12'500 inkl. Zelt und Bestuhlung. Ich arbeite jetzt die Offerte aus und melde mich, sobald sie steht.

Freundliche Grüsse
Nicole Imhof`,
    expected: [],
  },
  {
    name: 'de: London partner sends a Zoom link with London time and length',
    sentAt: '2027-06-28T12:02:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Fabian Roth <fabian@rothandgray.example>',
    subject: 'Zoom am Freitag: Verpackungsdesign',
    text: `Hallo Seraina

Super, dann machen wir es fix: Freitag, 2. Juli, 10 Uhr Londoner Zeit. Dauer 45 Minuten, länger hält Oliver ohne Kaffee eh nicht durch.

Link: https://zoom.example/j/91844027713
Kenncode: 402118

Bis dann
Fabian

Roth & Gray Ltd, London
+44 20 0000 1840`,
    expected: [at('2027-07-02T11:00:00+02:00', '2027-07-02T11:45:00+02:00')],
  },
  {
    name: 'de: friend of the firm suggests lunch in fourteen days',
    sentAt: '2027-07-08T12:48:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Wolfgang Stadler <wolfgang.stadler@stadler-immo.example>',
    subject: 'Mal wieder Mittag?',
    text: `Grüß dich Anton,

schon ewig nicht gesehen! Am Samstag gehts für uns in den Urlaub an die Adria, aber danach: Mittagessen heute in 14 Tagen, 12 Uhr, beim Italiener am Rathaus? Ich lad dich ein, du hast beim letzten Mal gezahlt.

Gruß
Wolfi`,
    expected: [at('2027-07-22T12:00:00+02:00')],
  },
  {
    name: 'de: consultant with parts of days, availability and a booking link',
    sentAt: '2027-07-14T10:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Friederike Noack <noack@noack-beratung.example>',
    subject: 'Kennenlernen',
    text: `Liebe Frau Stein,

danke für Ihre Anfrage! Gern lernen wir uns erst einmal unverbindlich kennen, das Erstgespräch kostet nichts und dauert 30 Minuten.

Ich bin nächste Woche recht flexibel, Donnerstagnachmittag ist meistens gut, Freitag auch. Am einfachsten suchen Sie sich hier selbst etwas aus: https://termine.noack-beratung.example/erstgespraech

Telefonisch bin ich montags bis mittwochs von 8:30 bis 11:00 Uhr erreichbar (0341 000 2296).

Herzlich
Friederike Noack`,
    expected: [],
  },
  {
    name: 'de: quoted slots only, the new text decides nothing',
    sentAt: '2027-08-10T08:37:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Gerlinde Moser <g.moser@hotel-alpenrose.example>',
    subject: 'AW: Terminvorschläge Kassenschulung',
    text: `Sehr geehrter Herr Novak,

danke für Ihre Vorschläge. Ich muss das zuerst mit der Chefin und der Küche absprechen und melde mich, sobald ich mehr weiß.

Mit besten Grüßen
Gerlinde Moser
Hotel Alpenrose
Rezeption täglich 7.00–22.00 Uhr

Von: Petr Novak <p.novak@kassenprofi.example>
Gesendet: Montag, 9. August 2027 16:05
An: Hotel Alpenrose
Betreff: Terminvorschläge Kassenschulung

Sehr geehrte Frau Moser,

für die Einschulung an der neuen Kassa könnte ich Ihnen Dienstag, 17.8., 14 Uhr oder Donnerstag, 19.8., 9 Uhr anbieten. Dauer jeweils 2 Stunden.

Mit freundlichen Grüßen
Petr Novak`,
    expected: [],
  },
  {
    name: 'de: property manager lists three viewing slots with ends',
    sentAt: '2027-08-18T13:59:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Kessler, Frau Demir <demir@hv-kessler.example>',
    subject: 'Besichtigung Büroeinheit Hafenstr. 21, 2. OG',
    text: `Sehr geehrte Damen und Herren,

vielen Dank für Ihr Interesse an der Büroeinheit (112 m², Kaltmiete 1.480 € zzgl. NK 290 €, frei ab 01.10.2027).

Für eine Besichtigung kann ich Ihnen noch diese Termine anbieten:

- Mo 23.08., 17:00 – 17:20 Uhr
- Mo 23.08., 17:30 – 17:50 Uhr
- Mi 25.08., 08:00 – 08:20 Uhr

Bitte teilen Sie mir bis Freitag, 12 Uhr mit, welchen ich für Sie eintragen darf. Treffpunkt ist der Hauseingang.

Mit freundlichen Grüßen
Sevgi Demir
Hausverwaltung Kessler GmbH
Sprechzeiten: Di und Do 9–12 Uhr
Tel.: 0421 000 663-12`,
    expected: [
      at('2027-08-23T17:00:00+02:00', '2027-08-23T17:20:00+02:00'),
      at('2027-08-23T17:30:00+02:00', '2027-08-23T17:50:00+02:00'),
      at('2027-08-25T08:00:00+02:00', '2027-08-25T08:20:00+02:00'),
    ],
  },
  {
    name: 'de: seminar registration with JSON-LD event reservation',
    sentAt: '2027-08-24T09:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Handwerksakademie Mainfranken <anmeldung@hwa-mainfranken.example>',
    subject: 'Anmeldebestätigung: Arbeitsrecht für kleine Betriebe',
    text: `Sehr geehrte Frau Pfister,

hiermit bestätigen wir Ihre Anmeldung zum Seminar "Arbeitsrecht für kleine Betriebe" (Kurs-Nr. 27-1184).

Termin: Donnerstag, 09.09.2027, 09:00 bis 16:30 Uhr
Ort: Bildungszentrum, Raum 2.14, Würzburg
Gebühr: 245,00 €, zahlbar bis 03.09.2027

Eine kostenfreie Abmeldung ist bis 31.08.2027 möglich.

Mit freundlichen Grüßen
Ihre Handwerksakademie Mainfranken`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "27-1184-0093",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Ursula Pfister" },
  "reservationFor": {
    "@type": "Event",
    "name": "Arbeitsrecht für kleine Betriebe",
    "startDate": "2027-09-09T09:00:00+02:00",
    "endDate": "2027-09-09T16:30:00+02:00",
    "location": {
      "@type": "Place",
      "name": "Bildungszentrum, Raum 2.14",
      "address": { "@type": "PostalAddress", "addressLocality": "Würzburg", "addressCountry": "DE" }
    }
  }
}
</script></head><body>
<p>Sehr geehrte Frau Pfister,</p>
<p>hiermit bestätigen wir Ihre Anmeldung zum Seminar &bdquo;Arbeitsrecht für kleine Betriebe&ldquo; (Kurs-Nr. 27-1184).</p>
<table>
<tr><td>Termin:</td><td>Donnerstag, 09.09.2027, 09:00 bis 16:30 Uhr</td></tr>
<tr><td>Ort:</td><td>Bildungszentrum, Raum 2.14, Würzburg</td></tr>
<tr><td>Gebühr:</td><td>245,00 €, zahlbar bis 03.09.2027</td></tr>
</table>
<p>Eine kostenfreie Abmeldung ist bis 31.08.2027 möglich.</p>
<p>Mit freundlichen Grüßen<br>Ihre Handwerksakademie Mainfranken</p>
</body></html>`,
    expected: [at('2027-09-09T09:00:00+02:00', '2027-09-09T16:30:00+02:00')],
  },
  {
    name: 'de: ICS cancellation of a quarterly meeting',
    sentAt: '2027-08-31T11:44:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Matthias Gruber <m.gruber@versicherung-gruber.example>',
    subject: 'Abgesagt: Jahresgespräch Betriebshaftpflicht',
    text: `Sehr geehrter Herr Sauter,

leider muss ich unser Jahresgespräch am Donnerstag, 2. September, um 10:00 Uhr absagen, weil ich mit Fieber im Bett liege. Mein Büro meldet sich nächste Woche bei Ihnen wegen eines neuen Termins.

Mit freundlichen Grüßen
Matthias Gruber`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Versicherung Gruber//Kalender//DE
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:jahresgespraech-sauter-2027@versicherung-gruber.example
DTSTAMP:20270831T094300Z
DTSTART:20270902T080000Z
DTEND:20270902T090000Z
SUMMARY:Jahresgespräch Betriebshaftpflicht
ORGANIZER;CN=Matthias Gruber:mailto:m.gruber@versicherung-gruber.example
ATTENDEE:mailto:info@sauter-metallbau.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: authority announces an inspection with start and length',
    sentAt: '2027-09-02T07:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Amt für Arbeitsschutz, Herr Wiechmann <k.wiechmann@arbeitsschutz.example>',
    subject: 'Az. 4.2-1187/27 – Ankündigung einer Betriebsbesichtigung',
    text: `Aktenzeichen: 4.2-1187/27 (bitte stets angeben)
Datum: 02.09.2027

Sehr geehrte Damen und Herren,

gemäß unserem Überwachungsplan werde ich in Ihrer Betriebsstätte Gewerbering 8 eine Besichtigung durchführen.

Termin: Montag, den 27.09.2027
Beginn: 9.30 Uhr
Dauer: 2 Stunden

Bitte sorgen Sie dafür, dass ein verantwortlicher Vertreter der Geschäftsleitung anwesend ist. Die Gefährdungsbeurteilung sowie die Prüfprotokolle der Jahre 2025 und 2026 sind mir vorab bis zum 17.09.2027 zu übersenden.

Im Auftrag
Klaus Wiechmann

Servicezeiten: Mo, Mi, Fr 9.00–12.00 Uhr, Do 13.00–17.00 Uhr`,
    expected: [at('2027-09-27T09:30:00+02:00', '2027-09-27T11:30:00+02:00')],
  },
  {
    name: 'de: partner has tickets for one whole day at a trade fair',
    sentAt: '2027-09-20T16:25:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ines Hartwig <ines@blattwerk-floristik.example>',
    subject: 'Messe!!',
    text: `Hey Conny,

die Karten sind da! Wir zwei fahren also am Donnerstag, den 14. Oktober, zusammen auf die Gartenbau-Messe und bleiben den ganzen Tag. Die Messe läuft vom 12. bis 15.10. und hat immer von 9 bis 18 Uhr auf, am letzten Tag nur bis 16 Uhr.

Wer fährt und wann wir loskommen, schnacken wir noch. Trag dir den Tag schon mal dick ein. Du schuldest mir 32 Euro ;-)

Drück dich
Ines`,
    expected: [days('2027-10-14')],
  },
  {
    name: 'de: terse lower-case refusal of all proposed times',
    sentAt: '2027-10-04T07:16:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Sepp Eibl <sepp@eibl-erdbau.example>',
    subject: 'Re: besprechung baugrube',
    text: `servas markus

dienstag um 15 uhr schaff i leider ned, da simma in steyr beim betonieren. mittwoch 8 uhr geht a ned, der bagger steht beim tüv.
bitte schlag mir was anders vor, aber ned vor dem wochenende

lg sepp

gesendet vom handy`,
    expected: [],
  },
  {
    name: 'de: chimney sweep comes after the clocks have changed',
    sentAt: '2027-10-25T10:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Kaminkehrermeister Alois Huber <info@kaminkehrer-huber.example>',
    subject: 'Feuerstättenschau 2027',
    text: `Sehr geehrter Herr Angerer,

die Feuerstättenschau in Ihrer Backstube steht wieder an. Ich komme zu Ihnen am

Di, 09.11.2027 um 8.45 Uhr

Bitte machen Sie den Zugang zum Heizraum und zum Dachboden frei. Sollten Sie verhindert sein, rufen Sie bitte bis 4. November an: 08031 000 245 (Büro Mo–Fr 7.30–11.30 Uhr).

Mit freundlichen Grüßen
Alois Huber
bevollmächtigter Bezirksschornsteinfeger`,
    expected: [at('2027-11-09T08:45:00+01:00')],
  },
  {
    name: "de: wine merchant's bulk invitation to a tasting weekend",
    sentAt: '2027-10-26T12:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Weinhaus Ebersbach <aktuell@weinhaus-ebersbach.example>',
    subject: 'Herbstverkostung: 60 Weine, 8 Winzer, 10 % Rabatt',
    text: `Liebe Weinfreundinnen und Weinfreunde,

es ist wieder so weit: Unsere große Herbstverkostung steht vor der Tür!

Freitag, 5. November, 16–20 Uhr
Samstag, 6. November, 11–18 Uhr

Acht Winzer schenken persönlich aus. Eintritt 15 €, wird ab einem Einkauf von 90 € verrechnet. An beiden Tagen gibt es 10 % auf alles.

Wir freuen uns auf Sie!
Ihr Weinhaus Ebersbach

Ladenöffnungszeiten: Di–Fr 10–18.30 Uhr, Sa 10–14 Uhr
Newsletter abbestellen: https://weinhaus-ebersbach.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: manufacturer confirms a two-day training',
    sentAt: '2027-11-02T14:14:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Schulungsteam Thermavent <schulung@thermavent.example>',
    subject: 'Ihre Anmeldung Wärmepumpe Stufe 2',
    text: `Guten Tag Herr Bosse,

schön, dass Sie dabei sind! Ihr Platz in der Schulung "Wärmepumpe Stufe 2" ist fest gebucht:

22. und 23. November 2027 (Montag und Dienstag), beide Tage ganztägig
Schulungszentrum Thermavent, Kassel

Den genauen Ablauf und die Parkkarte schicken wir Ihnen in der Woche davor zu. Die Teilnahmegebühr von 390 € stellen wir nach der Schulung in Rechnung. Das Zertifikat gilt dann bis 30.11.2030.

Viele Grüße
Ihr Schulungsteam`,
    expected: [days('2027-11-22', '2027-11-24')],
  },
  {
    name: 'de: vocational school assigns a ten-minute slot to the training firm',
    sentAt: '2027-11-09T12:21:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Sekretariat BBS II <sekretariat@bbs2-lauterberg.example>',
    subject: 'Ausbildersprechtag – Ihr Gesprächstermin',
    text: `Sehr geehrte Frau Lindner,

zum Ausbildersprechtag an unserer Schule haben wir Ihnen wunschgemäß ein Gespräch mit Herrn StR Pohl (Klasse TI 2b, Auszubildender Jannik Weber) reserviert:

Freitag, 26. November, 17.10 bis 17.20 Uhr, Raum B 108

Bitte halten Sie die Zeit ein, da Herr Pohl im Zehn-Minuten-Takt Gespräche führt. Kaffee und Kuchen gibt es im Foyer. Die Zeugnisse der Klasse werden am 28. Januar ausgegeben.

Freundliche Grüße
A. Kleinschmidt
Sekretariat, besetzt Mo–Do 7.15–15.00 Uhr, Fr bis 13.00 Uhr`,
    expected: [at('2027-11-26T17:10:00+01:00', '2027-11-26T17:20:00+01:00')],
  },
  {
    name: 'de: customer announces a television report about the workshop',
    sentAt: '2027-11-17T21:03:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gisela Raabe <gisela.raabe@flaschenpost.example>',
    subject: 'Ihr seid im Fernsehen!',
    text: `Liebes Team der Geigenbauwerkstatt,

habt ihr das schon gesehen? Am Sonntag um 19:30 Uhr läuft im Regionalfernsehen der Beitrag über alte Handwerksberufe, und in der Vorschau seid ihr zu sehen! Wiederholt wird das Ganze am Dienstag, 23.11. um 10:15 Uhr. Ich nehme es auf jeden Fall auf.

Meine Bratsche klingt übrigens seit der Reparatur wunderbar.

Alles Liebe
Gisela Raabe`,
    expected: [],
  },
  {
    name: 'de: company doctor gives an early check-up appointment',
    sentAt: '2027-11-30T15:37:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Praxis Dr. Sommerfeld <anmeldung@praxis-sommerfeld.example>',
    subject: 'Terminbestätigung',
    text: `Sehr geehrter Herr Nowak,

Ihr Termin zur G25-Untersuchung: Fr. 03.12.2027, 7:50 Uhr.

Bitte nüchtern kommen und Brille mitbringen. Absagen bitte mindestens 24 Stunden vorher, sonst müssen wir 45 € berechnen.

Ihr Praxisteam
Sprechstunde: Mo, Di, Do 8–12 und 15–18 Uhr, Mi, Fr 8–13 Uhr
Vom 23.12. bis 07.01. bleibt die Praxis geschlossen.`,
    expected: [at('2027-12-03T07:50:00+01:00')],
  },
  {
    name: 'de: colleague tells where everybody else is this week',
    sentAt: '2027-12-06T08:04:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Roswitha Fink <roswitha.fink@tischlerei-fink.example>',
    subject: 'wer ist wann da, KW 49',
    text: `Guten Morgen Lukas,

nur damit du dich auskennst, wer diese Woche wo ist:

- Lehrlinge: Donnerstag 7:30–15:00 Berufsschule
- Frau Huber: Freitag um 10 Uhr Notartermin wegen ihrer Wohnung, kommt erst zu Mittag
- Ich: Dienstag 9 Uhr Zahnarzt, danach im Büro
- Mario: Donnerstag und Freitag Montage in Krems
- Mittwoch ist Feiertag, da hat nur der Notdienst von 8 bis 12 Uhr offen (macht der Stefan)

Du selbst bist wie ausgemacht die ganze Woche in der Werkstatt.

lg Roswitha`,
    expected: [],
  },
  {
    name: 'de: hosting provider announces a night-time maintenance window',
    sentAt: '2027-02-25T14:00:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Alpenhost Support <support@alpenhost.example>',
    subject: 'Geplante Wartungsarbeiten Mailserver mx3',
    text: `Guten Tag

Am Sonntag, 28. Februar 2027, von 02.00 bis 06.00 Uhr führen wir Wartungsarbeiten am Mailserver mx3 durch. In dieser Zeit kann Ihr Postfach bis zu 30 Minuten nicht erreichbar sein. E-Mails gehen nicht verloren.

Sie müssen nichts unternehmen. Unser Pikettdienst ist während der Arbeiten unter 031 000 90 90 erreichbar.

Freundliche Grüsse
Alpenhost GmbH, Ticket #774120`,
    expected: [],
  },
  {
    name: "de: heating engineer cancels tomorrow's visit",
    sentAt: '2027-01-25T16:51:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Disposition Heizung Krämer <dispo@heizung-kraemer.example>',
    subject: 'Auftrag 27-0066 / Termin morgen',
    text: `Hallo Frau Bielefeld,

leider müssen wir den Termin morgen um 8 Uhr absagen, unser Monteur Herr Lutz hat sich krank gemeldet und bei dem Frost ist alles andere voll. Sobald wir Ersatz haben, rufen wir Sie an. Tut uns sehr leid!

Im Notfall (Heizung ganz aus) bitte die 0171 000 3320 anrufen, die ist rund um die Uhr besetzt.

Gruß
Mandy Krämer`,
    expected: [],
  },
];
