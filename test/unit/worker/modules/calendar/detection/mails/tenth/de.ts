import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: boiler service announced by a heating firm with its length',
    sentAt: '2027-01-07T09:42:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Claudia Rethmann <service@rethmann-waerme.example>',
    subject: 'Wartung Ihrer Gasbrennwertanlage, Kd.-Nr. 10833',
    text: `Sehr geehrte Frau Sievers,

die jährliche Wartung Ihrer Heizungsanlage (Baujahr 2019) steht wieder an.

Unser Monteur, Herr Babic, kommt am Donnerstag, den 14. Januar, um 7.30 Uhr zu Ihnen in die Werkstatt. Die Arbeiten dauern 90 Minuten. Bitte sorgen Sie dafür, dass der Heizungsraum zugänglich ist und niemand vorher die Anlage abschaltet.

Die Wartungspauschale beträgt unverändert 189,00 EUR zzgl. MwSt. Die Rechnung ist 14 Tage nach Erhalt fällig.

Mit freundlichen Grüßen
Claudia Rethmann

Rethmann Wärmetechnik GmbH
Büro: Mo-Do 7.00 - 16.00 Uhr, Fr 7.00 - 12.30 Uhr
Notdienst rund um die Uhr: 0251 5550 112`,
    expected: [at('2027-01-14T07:30:00+01:00', '2027-01-14T09:00:00+01:00')],
  },
  {
    name: 'de: Viennese friend of the firm, coffee at spoken quarter times',
    sentAt: '2027-02-07T18:27:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Ferdl Hruschka <ferdl@hruschka-druck.example>',
    subject: 'Kaffeetscherl',
    text: `Servas Poldi,

na, hast den Umzug gut überstanden? Wir müssen unbedingt wegen der Drucksorten reden, aber lieber bei an Kaffee als am Telefon.

Geht si bei dir am Mittwoch in der Früh aus, dreiviertel neun im Café Ritter? Wenn ned, dann halt am Freitag, da aber erst um halb zehn, weil i vorher no den Buben in die Schul bring.

Baba
Ferdl`,
    expected: [at('2027-02-10T08:45:00+01:00'), at('2027-02-12T09:30:00+01:00')],
  },
  {
    name: 'de: Swiss fiduciary offers two slots of the same length for the annual accounts',
    sentAt: '2027-03-03T10:15:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Regula Aeschlimann <r.aeschlimann@treuhand-aeschlimann.example>',
    subject: 'Jahresabschluss 2026 – Schlussbesprechung',
    text: `Grüezi Herr Bünzli

Der Abschluss 2026 ist nun so weit, dass wir ihn zusammen durchgehen können. Für die Schlussbesprechung kann ich Ihnen folgende Termine bei uns in Aarau anbieten, beide dauern je anderthalb Stunden:

  – Mo, 15.3., 14.30 h
  – Mi, 17.3., 08.15 h

Bitte bringen Sie die Lohnausweise und den Leasingvertrag vom VW-Bus mit. Die Steuererklärung müssen wir bis Ende Juni einreichen, das eilt also nicht.

Freundliche Grüsse
Regula Aeschlimann
Treuhänderin mit eidg. Fachausweis

Treuhand Aeschlimann GmbH, Laurenzenvorstadt 7, 5000 Aarau
Freitags geschlossen`,
    expected: [
      at('2027-03-15T14:30:00+01:00', '2027-03-15T16:00:00+01:00'),
      at('2027-03-17T08:15:00+01:00', '2027-03-17T09:45:00+01:00'),
    ],
  },
  {
    name: 'de: applicant accepts the second of three quoted interview times',
    sentAt: '2027-04-13T20:51:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jonas Petereit <jonas.petereit@postfach.example>',
    subject: 'Re: Ihre Bewerbung als Mediengestalter',
    text: `Sehr geehrte Frau Wieland,

vielen Dank für die Einladung, ich habe mich sehr gefreut! Der zweite Termin passt mir sehr gut, ich komme dann zu Ihnen in die Agentur. Meine Mappe bringe ich gedruckt mit.

Mit freundlichen Grüßen
Jonas Petereit

Am 13.04.2027 um 11:06 schrieb Anke Wieland:
> Lieber Herr Petereit,
>
> Ihre Unterlagen haben uns gefallen. Wir würden Sie gern kennenlernen
> und können Ihnen anbieten:
>
> 1) Do., 15.04., 10:00 Uhr
> 2) Mo., 19.04., 16:30 Uhr
> 3) Di., 20.04., 09:00 Uhr
>
> Was passt Ihnen am besten?
>
> Herzliche Grüße
> Anke Wieland, Agentur Blauton`,
    expected: [at('2027-04-19T16:30:00+02:00')],
  },
  {
    name: 'de: customer in lower case wants to come by tomorrow',
    sentAt: '2027-05-20T10:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'melli_k <melli_k@freipost.example>',
    subject: 'brille kaputt',
    text: `hallo zusammen
bei meiner neuen brille ist der bügel abgegangen :( hab sie erst seit 3 wochen, auftrag war glaub 4471. kann ich morgen um viertel nach vier bei euch im laden vorbei kommen damit ihr euch das mal anschaut? ihr hattet ja gesagt ohne termin gehts grad nicht
danke und lg melanie krause
0176 5550 9921`,
    expected: [at('2027-05-21T16:15:00+02:00')],
  },
  {
    name: 'de: dental practice moves an appointment',
    sentAt: '2027-06-04T12:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Zahnarztpraxis Dr. Öztürk <empfang@zahnarzt-oeztuerk.example>',
    subject: 'Terminverschiebung',
    text: `Guten Tag Herr Lindner,

leider ist Frau Dr. Öztürk in der kommenden Woche auf einer Fortbildung. Wir müssen Ihren Termin zur Kronenanprobe daher vom Di. 08.06.2027, 09:40 Uhr auf

Do. 17.06.2027, 11:20 Uhr

verlegen. Wenn wir nichts von Ihnen hören, gehen wir davon aus, dass Ihnen der neue Termin recht ist. Absagen bitte mindestens 24 Stunden vorher.

Ihr Praxisteam

Sprechzeiten
Mo, Di, Do   8-12 und 14-18 Uhr
Mi, Fr       8-13 Uhr
Tel. 0711 5550 340`,
    expected: [at('2027-06-17T11:20:00+02:00')],
  },
  {
    name: 'de: restaurant booking confirmed with JSON-LD',
    sentAt: '2027-09-13T16:44:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Tischfix <reservierung@tischfix.example>',
    subject: 'Ihre Reservierung im Fischhaus Övelgönne ist bestätigt',
    text: `Moin Frau Harms,

Ihr Tisch ist reserviert.

Restaurant: Fischhaus Övelgönne, Hamburg
Wann: Freitag, 24. September 2027, 19:30 Uhr
Personen: 6
Buchungscode: TF-88K2P

Bitte sagen Sie bis spätestens 12 Uhr am Vortag ab, falls etwas dazwischenkommt. Danach berechnet das Restaurant 25 € pro Person.

Küche täglich 12-22 Uhr, montags Ruhetag.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TF-88K2P",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Wiebke Harms" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Fischhaus Övelgönne",
    "address": { "@type": "PostalAddress", "streetAddress": "Elbufer 12", "addressLocality": "Hamburg", "postalCode": "22763", "addressCountry": "DE" }
  },
  "startTime": "2027-09-24T19:30:00+02:00",
  "partySize": "6"
}
</script></head><body>
<p>Moin Frau Harms,</p>
<p>Ihr Tisch ist reserviert.</p>
<table>
<tr><td>Restaurant</td><td>Fischhaus Övelgönne, Hamburg</td></tr>
<tr><td>Wann</td><td>Freitag, 24. September 2027, 19:30 Uhr</td></tr>
<tr><td>Personen</td><td>6</td></tr>
<tr><td>Buchungscode</td><td>TF-88K2P</td></tr>
</table>
<p>Bitte sagen Sie bis spätestens 12 Uhr am Vortag ab, falls etwas dazwischenkommt. Danach berechnet das Restaurant 25&nbsp;€ pro Person.</p>
<p>Küche täglich 12-22 Uhr, montags Ruhetag.</p>
</body></html>`,
    expected: [at('2027-09-24T19:30:00+02:00')],
  },
  {
    name: 'de: calendar invitation in UTC for a Swiss reader',
    sentAt: '2027-12-02T14:12:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Urs Kälin <urs.kaelin@kaelin-holzbau.example>',
    subject: 'Einladung: Startsitzung Dachausbau Zellweger',
    text: `Hoi zäme

Anbei die Einladung zur Startsitzung. Bitte Pläne vom 26.11. mitbringen, die alten sind überholt.

Gruss Urs`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Kaelin Holzbau//Kalender 4.2//DE
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:7d1f02ac-startsitzung@kaelin-holzbau.example
DTSTAMP:20271202T131200Z
DTSTART:20271213T071500Z
DTEND:20271213T080000Z
SUMMARY:Startsitzung Dachausbau Zellweger
LOCATION:Baubüro Küsnacht
ORGANIZER;CN=Urs Kälin:mailto:urs.kaelin@kaelin-holzbau.example
ATTENDEE;CN=Büro;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:buero@zeichnerei-senn.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-12-13T08:15:00+01:00', '2027-12-13T09:00:00+01:00')],
  },
  {
    name: 'de: cancelled meeting with an ICS cancellation',
    sentAt: '2027-10-12T17:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sabine Thoma <s.thoma@thoma-versicherungen.example>',
    subject: 'Abgesagt: Jahresgespräch Betriebshaftpflicht',
    text: `Liebe Frau Nowak,

ich liege leider mit Grippe flach und muss unser Jahresgespräch am Freitag um 9:30 absagen. Sobald ich wieder auf den Beinen bin, melde ich mich wegen eines neuen Termins.

Es tut mir sehr leid!
Ihre Sabine Thoma`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Thoma Versicherungen//Terminplaner//DE
VERSION:2.0
METHOD:CANCEL
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZNAME:CEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZNAME:CET
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:20270920-jg-0412@thoma-versicherungen.example
DTSTAMP:20271012T153100Z
DTSTART;TZID=Europe/Berlin:20271015T093000
DTEND;TZID=Europe/Berlin:20271015T103000
SUMMARY:Jahresgespräch Betriebshaftpflicht
ORGANIZER;CN=Sabine Thoma:mailto:s.thoma@thoma-versicherungen.example
ATTENDEE;CN=Agnieszka Nowak:mailto:nowak@floristik-nowak.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: garden centre newsletter with events and opening hours',
    sentAt: '2027-04-22T06:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gartenwelt Moosbauer <news@gartenwelt-moosbauer.example>',
    subject: '🌷 Jetzt geht der Frühling richtig los!',
    text: `Liebe Gartenfreunde,

der April macht noch, was er will, aber unsere Gewächshäuser sind schon randvoll!

GROSSER GERANIENMARKT
Samstag, 24. April, 9 bis 18 Uhr
Ab 3 Stück je 2,49 €

TOMATENTAG MIT VERKOSTUNG
Samstag, 8. Mai, ab 10 Uhr. Unser Gärtnermeister Toni zeigt, wie man richtig ausgeizt.

SONNTAGSÖFFNUNG im Mai: 11-16 Uhr

Gutschein: 10 % auf alle Terrakottatöpfe, gültig bis 30.04.2027, Code TOPF10

Wir freuen uns auf Ihren Besuch!
Ihre Familie Moosbauer

Sie erhalten diese Mail, weil Sie unsere Kundenkarte besitzen. Abmelden: https://gartenwelt-moosbauer.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: second dunning letter with due date and phone hours',
    sentAt: '2027-02-17T08:05:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Buchhaltung <buchhaltung@papier-gruber.example>',
    subject: '2. Mahnung zu Rechnung RE-2027-00118',
    text: `Sehr geehrte Damen und Herren,

trotz unserer Zahlungserinnerung vom 3. Februar konnten wir zu o. a. Rechnung bis dato keinen Zahlungseingang feststellen.

Rechnungsdatum: 11.01.2027
Offener Betrag: EUR 642,80
Mahnspesen: EUR 12,00

Wir ersuchen Sie, den Gesamtbetrag bis längstens Freitag, 26.02.2027, 12:00 Uhr einlangend auf unser Konto zu überweisen. Andernfalls übergeben wir die Forderung am Montag, den 1. März unserem Inkassopartner.

Für Rückfragen erreichen Sie Frau Mag. Pointner Mo bis Do von 8:30 bis 11:30 unter 0732 5550 17-4.

Hochachtungsvoll
Papier Gruber Ges.m.b.H.`,
    expected: [],
  },
  {
    name: 'de: parcel window with ParcelDelivery JSON-LD',
    sentAt: '2027-11-23T19:10:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Flitzpaket <info@flitzpaket.example>',
    subject: 'Ihr Paket kommt morgen',
    text: `Hallo,

Ihre Sendung FP7730021945 von Ledermanufaktur Kranz wird Ihnen morgen, Mittwoch, 24.11., zwischen 09:15 und 12:15 Uhr zugestellt.

Nicht da? Bis heute 23 Uhr können Sie einen anderen Tag oder Ablageort wählen:
https://flitzpaket.example/s/FP7730021945

Ihr Flitzpaket-Team`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"FP7730021945","trackingUrl":"https://flitzpaket.example/s/FP7730021945","expectedArrivalFrom":"2027-11-24T09:15:00+01:00","expectedArrivalUntil":"2027-11-24T12:15:00+01:00","carrier":{"@type":"Organization","name":"Flitzpaket"},"partOfOrder":{"@type":"Order","orderNumber":"LK-5512","merchant":{"@type":"Organization","name":"Ledermanufaktur Kranz"}}}
</script></head><body><p>Hallo,</p><p>Ihre Sendung <b>FP7730021945</b> von Ledermanufaktur Kranz wird Ihnen morgen, Mittwoch, 24.11., zwischen 09:15 und 12:15 Uhr zugestellt.</p><p>Nicht da? Bis heute 23 Uhr können Sie <a href="https://flitzpaket.example/s/FP7730021945">einen anderen Tag oder Ablageort wählen</a>.</p><p>Ihr Flitzpaket-Team</p></body></html>`,
    expected: [],
  },
  {
    name: 'de: tax office sets a deadline and names its office hours',
    sentAt: '2027-07-01T07:48:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Finanzamt Niederelbe <poststelle@fa-niederelbe.example>',
    subject: 'Umsatzsteuer-Voranmeldung, St.-Nr. 43/118/00277 - Anhörung',
    text: `Sehr geehrte Damen und Herren,

bei der Durchsicht Ihrer Umsatzsteuer-Voranmeldung für Mai 2027 haben sich Rückfragen zu den innergemeinschaftlichen Erwerben (Kz. 89) ergeben. Sie erhalten Gelegenheit, sich hierzu bis zum 22.07.2027 (Eingang bis 24:00 Uhr) schriftlich zu äußern.

Nach fruchtlosem Ablauf der Frist wird nach Aktenlage entschieden.

Im Auftrag
Dierks

Servicezeiten: Mo, Di, Do 8.00 - 14.00 Uhr, Do zusätzlich bis 17.00 Uhr
Am Donnerstag, 15.07., bleibt das Finanzamt wegen einer Personalversammlung ab 11.00 Uhr geschlossen.`,
    expected: [],
  },
  {
    name: 'de: customer declines both times and only hints at a part of the day',
    sentAt: '2027-08-18T13:37:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gernot Walz <g.walz@walz-immobilien.example>',
    subject: 'AW: Fotos Objekt Seestraße',
    text: `Hallo Herr Tran,

beide Vorschläge passen leider nicht: Am Freitag um 14 Uhr bin ich schon beim Notar, und am Montag um 10 Uhr ist im Haus noch der Maler zugange.

Die Woche darauf bin ich recht flexibel, am liebsten irgendwann nachmittags wegen des Lichts. Ich spreche mit dem Eigentümer und komme dann wieder auf Sie zu.

Gruß
G. Walz`,
    expected: [],
  },
  {
    name: 'de: absence note with the day of return',
    sentAt: '2027-08-03T11:55:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Corinne Favre <c.favre@stadtlabor-bern.example>',
    subject: 'Automatische Antwort: Offerte Beschriftung Schaufenster',
    text: `Guten Tag

Danke für Ihre Nachricht. Ich bin vom 26. Juli bis und mit 16. August in den Ferien und lese keine Mails. Ab Dienstag, 17. August, 8 Uhr bin ich wieder für Sie da.

In dringenden Fällen hilft Ihnen Beat Stucki weiter, 031 555 08 12, werktags 9-11.30 Uhr.

Merci und sonnige Tage
Corinne Favre`,
    expected: [],
  },
  {
    name: 'de: three viewing slots of twenty minutes from a property manager',
    sentAt: '2027-08-31T15:22:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Kessler <vermietung@hv-kessler.example>',
    subject: 'Besichtigung Gewerbefläche Lindenhof 3, 2. OG',
    text: `Sehr geehrter Herr Amsel,

vielen Dank für Ihr Interesse an der Bürofläche (142 m², 11,50 €/m² kalt, frei ab 01.11.2027).

Für die Besichtigung können Sie sich einen der folgenden Termine aussuchen, wir haben jeweils 20 Minuten eingeplant:

Sa., 04.09.  10:00 Uhr
Sa., 04.09.  10:30 Uhr
Mo., 06.09.  17:45 Uhr

Treffpunkt ist der Hofeingang, bitte bei "Kessler" klingeln. Geben Sie uns bis Donnerstagmittag kurz Bescheid.

Freundliche Grüße
i. A. Maike Brandt
Hausverwaltung Kessler
Telefonzeiten: Di und Do 9:00-12:00`,
    expected: [
      at('2027-09-04T10:00:00+02:00', '2027-09-04T10:20:00+02:00'),
      at('2027-09-04T10:30:00+02:00', '2027-09-04T10:50:00+02:00'),
      at('2027-09-06T17:45:00+02:00', '2027-09-06T18:05:00+02:00'),
    ],
  },
  {
    name: 'de: colleague confirms a joint trip to a two-day trade fair',
    sentAt: '2027-09-20T09:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Torben Ihde <ihde@kuechenstudio-nordlicht.example>',
    subject: 'Messe Köln - Hotel ist gebucht',
    text: `Moin Silke,

Messe steht: wir zwei fahren am 12. und 13. Oktober (Di/Mi) nach Köln, beide Tage komplett auf der Messe, also bitte im Studio nichts annehmen. Einzelzimmer im Hotel am Dom hab ich gebucht, 118 € die Nacht, Karten liegen bei mir.

Die Bahnverbindung such ich noch raus.

Gruß Torben`,
    expected: [days('2027-10-12', '2027-10-14')],
  },
  {
    name: 'de: boss names the Christmas party and the stock-take for the whole staff',
    sentAt: '2027-12-06T07:15:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Elfriede Pichler <chefin@eisenwaren-pichler.example>',
    subject: 'Jahresende',
    text: `Liebe alle,

damit sich jeder drauf einstellen kann:

Unsere Weihnachtsfeier ist heuer am Freitag, 17.12. ab halb sieben am Abend beim Kirchenwirt. Partner sind herzlich willkommen. Ein Packerl für 10 Euro bitte zum Wichteln mitnehmen!

Inventur machen wir am Donnerstag, dem 30. Dezember, den ganzen Tag. Da brauch ich wirklich jeden, Urlaub ist an dem Tag nicht möglich. Das Geschäft bleibt zu.

Am 24. sperren wir um 12 zu, am 31. sperren wir gar nicht auf.

Eure Elfi`,
    expected: [at('2027-12-17T18:30:00+01:00'), days('2027-12-30')],
  },
  {
    name: 'de: forwarded customer mail with a time agreed by the forwarding colleague',
    sentAt: '2027-06-14T16:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Kalle Brinkmann <kalle@fliesen-brinkmann.example>',
    subject: 'WG: Bad Oltmanns - Aufmaß',
    text: `Dennis, bitte übernehmen. Hab grad mit ihr telefoniert, Mittwoch hat sich erledigt, du bist stattdessen am Donnerstag um 10 bei ihr. Laser mitnehmen, das Bad ist krumm und schief.

Kalle

-----Ursprüngliche Nachricht-----
Von: Imke Oltmanns <imke.oltmanns@briefkasten.example>
Gesendet: Sonntag, 13. Juni 2027 21:14
An: Fliesen Brinkmann
Betreff: Bad Oltmanns - Aufmaß

Hallo Herr Brinkmann,

am Mittwoch um 8 Uhr wäre mir fürs Aufmaß am liebsten, da ist mein Mann auch noch da. Adresse: Deichweg 19, Klingel ist kaputt, bitte klopfen.

Viele Grüße
Imke Oltmanns`,
    expected: [at('2027-06-17T10:00:00+02:00')],
  },
  {
    name: 'de: cork supplier in Lisbon names one call in two zones',
    sentAt: '2027-10-18T17:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Katrin Moreira <katrin.moreira@cortica-moreira.example>',
    subject: 'Korkböden - kurzes Telefonat?',
    text: `Liebe Frau Schütte,

danke für die Muster, sie sind heute hier angekommen. Bevor wir das Angebot fertig machen, würde ich gern noch einmal mit Ihnen sprechen, Thema Versiegelung und Zoll.

Könnten wir am Freitag, 22.10., um 14:00 Uhr Lissabonner Zeit (15:00 Uhr bei Ihnen) telefonieren? Ich rufe Sie dann auf dem Festnetz an.

Herzliche Grüße aus dem sonnigen Süden
Katrin Moreira
Cortiça Moreira Lda.`,
    expected: [at('2027-10-22T15:00:00+02:00')],
  },
  {
    name: 'de: software maker in Boston proposes a demo in eastern time',
    sentAt: '2027-11-02T14:33:00-04:00',
    timezone: 'Europe/Vienna',
    from: 'Stefan Hollister <stefan@benchwise.example>',
    subject: 'Demo Werkstattplanung',
    text: `Hallo Herr Wurzinger,

schön, dass Sie sich Benchwise genauer ansehen möchten! Ich sitze in Boston, habe aber deutsche Wurzeln, wir können also gern auf Deutsch sprechen.

Mein Vorschlag für die Demo: Montag, 8. November, 9:00-9:45 Uhr EST. Rechnen Sie das bitte in Ihre Zeit um. Den Link bekommen Sie, sobald Sie zugesagt haben.

Version 5 erscheint übrigens am 15. November, davon zeige ich Ihnen schon etwas.

Beste Grüße
Stefan Hollister
Customer Success, Benchwise Inc.`,
    expected: [at('2027-11-08T15:00:00+01:00', '2027-11-08T15:45:00+01:00')],
  },
  {
    name: 'de: agency sends a video link for tomorrow with half an hour',
    sentAt: '2027-03-30T17:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lena Marquardt <lena@studio-kiesel.example>',
    subject: 'Link für morgen',
    text: `Hi Tobi,

hier der Link für morgen 11 Uhr: https://video.studio-kiesel.example/r/k9-logo-runde-2
Dauert genau eine halbe Stunde, ich zeig euch nur die drei Logo-Varianten und ihr sagt Daumen rauf oder runter :-)

Finale Daten gehen dann wie besprochen am 9.4. an die Druckerei.

LG Lena`,
    expected: [at('2027-03-31T11:00:00+02:00', '2027-03-31T11:30:00+02:00')],
  },
  {
    name: 'de: vocational school gives the training firm its slot on the trainers day',
    sentAt: '2027-11-09T12:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Berufskolleg Ruhraue <sekretariat@bk-ruhraue.example>',
    subject: 'Ausbildersprechtag - Ihr Gesprächstermin',
    text: `Sehr geehrte Frau Demirci,

Sie haben sich für unseren Ausbildersprechtag angemeldet. Wir haben folgenden Termin für Sie vorgemerkt:

Auszubildender: Luca Hentschel, Klasse KFZ-O2
Lehrkraft:      StR Vogelsang, Raum B 2.14
Termin:         Donnerstag, 25.11.2027, 15:40-15:55 Uhr

Bitte halten Sie die Zeit ein, damit sich die nachfolgenden Gespräche nicht verzögern. Parkplätze gibt es am Sportplatz. Die Zeugniskopie vom Juli haben wir erhalten, danke.

i. A. Wolters
Sekretariat, geöffnet Mo-Fr 7:15-13:30 Uhr`,
    expected: [at('2027-11-25T15:40:00+01:00', '2027-11-25T15:55:00+01:00')],
  },
  {
    name: 'de: sailing club calls the board to a meeting this Friday',
    sentAt: '2027-02-22T21:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hinnerk Claasen <vorstand@scv-boje.example>',
    subject: 'Einladung Vorstand',
    text: `Liebe Vorstandskolleginnen und -kollegen,

am kommenden Freitag treffen wir uns um 20 Uhr im Vereinsheim zur Vorstandssitzung.

Tagesordnung
1. Protokoll der Sitzung vom 29.01.
2. Kassenstand zum 31.12.2026 (Uwe)
3. Steganlage: Angebot Fa. Prigge über 18.400 €
4. Beitragserhöhung ab 2028
5. Verschiedenes

Anträge zu TOP 5 bitte bis Mittwoch 18 Uhr an mich. Bier ist kalt gestellt, Ute macht Schmalzbrote.

Handbreit!
Hinnerk`,
    expected: [at('2027-02-26T20:00:00+01:00')],
  },
  {
    name: 'de: IT provider announces a maintenance window by hand',
    sentAt: '2027-05-11T14:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Support Datenhafen <support@datenhafen-kiel.example>',
    subject: 'Wartungsarbeiten Mailserver am Wochenende',
    text: `Guten Tag,

am Sonntag, 16.05.2027, von 02:00 bis 06:00 Uhr spielen wir Sicherheitsupdates auf dem Mailserver mx3 ein. In dieser Zeit können Sie keine Mails abrufen oder versenden, eingehende Nachrichten gehen nicht verloren. Sie müssen nichts tun.

Ausweichtermin bei Problemen: Sonntag, 23.05., gleiche Uhrzeit.

Ticket #20270511-0042

Ihr Datenhafen-Team
Hotline Mo-Fr 8-18 Uhr, 0431 5550 70`,
    expected: [],
  },
  {
    name: 'de: webinar advertising with a list of dates',
    sentAt: '2027-01-26T10:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Lohnakademie24 <info@lohnakademie24.example>',
    subject: 'Nur noch wenige Plätze: Mindestlohn, Minijob & Co. - was sich jetzt ändert',
    text: `Sehr geehrte Damen und Herren,

sind Ihre Lohnabrechnungen noch auf dem aktuellen Stand? In unserem 60-minütigen Live-Webinar bringen wir Sie auf den neuesten Stand.

Wählen Sie Ihren Wunschtermin:
» Dienstag, 02.02.2027, 10:00 Uhr
» Donnerstag, 11.02.2027, 14:00 Uhr
» Mittwoch, 24.02.2027, 09:00 Uhr

Frühbucherpreis bis 31.01.: nur 79 € statt 129 € zzgl. USt.

JETZT PLATZ SICHERN: https://lohnakademie24.example/w/minijob27

Mit besten Grüßen
Ihr Team der Lohnakademie24

Kein Interesse mehr? Hier vom Verteiler abmelden.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: consultant sends the minutes of yesterday and what is left to do',
    sentAt: '2027-04-08T09:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Henning Loose <loose@loose-beratung.example>',
    subject: 'Protokoll 07.04.',
    text: `Guten Morgen Frau Abel, guten Morgen Herr Kunert,

danke für das offene Gespräch gestern. Kurz die Ergebnisse:

Termin: Mittwoch, 07.04.2027, 14:00-16:15 Uhr, Besprechungsraum 1
Anwesend: Abel, Kunert, Loose

- Preisliste wird bis 30.04. überarbeitet (Abel)
- Kundenbefragung: Versand der Bögen am 19.04. (Loose)
- Schnittstelle Warenwirtschaft: Angebot liegt seit 22.03. vor, Entscheidung bis Ende Mai (Kunert)

Einen Folgetermin machen wir aus, sobald die Befragung ausgewertet ist.

Beste Grüße
H. Loose`,
    expected: [],
  },
  {
    name: 'de: nursing team lead sends the weekend rota of her colleagues to the office',
    sentAt: '2027-07-14T15:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Birgit Franke <pflege@dienst-sonnenhof.example>',
    subject: 'Wochenenddienst KW 28',
    text: `Hallo Frau Ortlepp,

für die Lohnbuchhaltung hier die Dienste vom kommenden Wochenende, hab getauscht:

Sa 17.07.  Früh 6:00-14:00  Nadine
           Spät 13:30-21:30  Olga
So 18.07.  Früh 6:00-14:00  Marcel (statt Nadine)
           Spät 13:30-21:30  Olga

Rufbereitschaft hat beide Tage Schwester Heike ab 21:30. Zuschläge bitte wie immer.

VG Birgit`,
    expected: [],
  },
  {
    name: 'de: customer tells why she cannot collect her bike yet',
    sentAt: '2027-09-30T22:18:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Theresa Zeilinger <resi.zeilinger@postkastl.example>',
    subject: 'Radl abholen',
    text: `Grüß euch,

danke für die Nachricht, dass das Rad fertig ist. Ich schaff's die nächsten Tage leider ned: Morgen um 8 fliegt meine Schwester nach Athen und ich bring sie zum Flughafen, am Montag um 9 wird die Mama im LKH operiert und am Dienstag hab ich von 10 bis 12 Prüfung auf der Uni.

Ich schau dann einfach einmal bei euch vorbei, wenn's wieder ruhiger ist. Könnt ihr's derweil im Keller stehen lassen?

Danke!!
Resi`,
    expected: [],
  },
  {
    name: 'de: sales rep sends a booking link without any time',
    sentAt: '2027-06-22T11:11:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Pascal Riedinger <p.riedinger@energiefuchs-gewerbe.example>',
    subject: 'Stromvertrag läuft am 30.09. aus',
    text: `Sehr geehrter Herr Kowalczyk,

Ihr Gewerbestromvertrag endet am 30.09.2027, die Kündigungsfrist läuft am 31.07. ab. Damit Sie nicht in die Grundversorgung rutschen, sollten wir rechtzeitig miteinander sprechen.

Suchen Sie sich hier einfach einen freien Termin aus, der Ihnen passt:
https://kalender.energiefuchs-gewerbe.example/riedinger/beratung-30min

Meist finden sich dienstags und donnerstags noch freie Plätze.

Mit sonnigen Grüßen
Pascal Riedinger
Gebietsleiter Süd
Mobil 0151 5550 2287`,
    expected: [],
  },
  {
    name: 'de: Italian machine maker tells flight and arrival at the reader',
    sentAt: '2027-05-13T18:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Marco Bernasconi <m.bernasconi@officine-bernasconi.example>',
    subject: 'Besuch nächste Woche / Fräse',
    text: `Lieber Herr Keller

Wie am Telefon abgemacht komme ich am Dienstag, 18. Mai zu Ihnen nach Winterthur. Ich lande um 8.35 in Kloten (Flug ab Neapel 6.30), nehme dort einen Mietwagen und bin um zehn vor elf bei Ihnen im Werk. Dann schauen wir uns zusammen die Spindel an. Ersatzteile habe ich im Gepäck, Lieferschein 70981.

Retour geht mein Flug um 19.15.

Cordiali saluti e beste Grüsse
Marco Bernasconi`,
    expected: [at('2027-05-18T10:50:00+02:00')],
  },
  {
    name: 'de: seminar ticket with EventReservation JSON-LD',
    sentAt: '2027-05-25T13:19:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Kammer-Bildungszentrum <anmeldung@kammer-bildung.example>',
    subject: 'Anmeldebestätigung: Grundkurs Sicherheitsbeauftragte',
    text: `Guten Tag Frau Petrović,

wir bestätigen Ihre verbindliche Anmeldung:

Grundkurs Sicherheitsbeauftragte (Kurs-Nr. SB-27-06)
Mittwoch, 23.06.2027, 9.00 bis 16.30 Uhr
Bildungszentrum, Raum 104, Am Alten Gaswerk 5, Regensburg

Teilnahmegebühr: 240,00 €, zahlbar bis 09.06.2027. Mittagessen inbegriffen.
Kostenfreier Rücktritt bis 14 Tage vor Kursbeginn.

Freundliche Grüße
Ihr Kammer-Bildungszentrum`,
    html: `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><script type="application/ld+json">{
"@context":"https://schema.org",
"@type":"EventReservation",
"reservationNumber":"SB-27-06-0311",
"reservationStatus":"https://schema.org/ReservationConfirmed",
"underName":{"@type":"Person","name":"Jelena Petrović"},
"reservationFor":{"@type":"Event","name":"Grundkurs Sicherheitsbeauftragte","startDate":"2027-06-23T09:00:00+02:00","endDate":"2027-06-23T16:30:00+02:00","location":{"@type":"Place","name":"Bildungszentrum, Raum 104","address":{"@type":"PostalAddress","streetAddress":"Am Alten Gaswerk 5","addressLocality":"Regensburg","addressCountry":"DE"}}}
}</script></head><body>
<p>Guten Tag Frau Petrović,</p>
<p>wir bestätigen Ihre verbindliche Anmeldung:</p>
<p><strong>Grundkurs Sicherheitsbeauftragte (Kurs-Nr. SB-27-06)</strong><br>Mittwoch, 23.06.2027, 9.00 bis 16.30 Uhr<br>Bildungszentrum, Raum 104, Am Alten Gaswerk 5, Regensburg</p>
<p>Teilnahmegebühr: 240,00 €, zahlbar bis 09.06.2027. Mittagessen inbegriffen.<br>Kostenfreier Rücktritt bis 14 Tage vor Kursbeginn.</p>
<p>Freundliche Grüße<br>Ihr Kammer-Bildungszentrum</p>
</body></html>`,
    expected: [at('2027-06-23T09:00:00+02:00', '2027-06-23T16:30:00+02:00')],
  },
  {
    name: 'de: notary summons both parties to sign a contract',
    sentAt: '2027-07-14T10:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Notariat Dr. von Seydlitz <kanzlei@notariat-vonseydlitz.example>',
    subject: 'UVZ 611/2027 - Kaufvertrag Werkhalle Industriestr. 8',
    text: `Sehr geehrte Frau Baumgart,
sehr geehrter Herr Baumgart,

in vorbezeichneter Angelegenheit übersende ich anliegend den Entwurf des Kaufvertrages vom 12.07.2027 mit der Bitte um Durchsicht. Änderungswünsche bitte ich bis zum 28.07.2027 mitzuteilen.

Als Beurkundungstermin habe ich in Abstimmung mit der Verkäuferseite

Dienstag, den dritten August 2027, 10.30 Uhr,

in meinen Amtsräumen vorgesehen. Bitte bringen Sie gültige Ausweispapiere mit und teilen Sie Ihre steuerlichen Identifikationsnummern mit.

Der Kaufpreis wird voraussichtlich vier Wochen nach Beurkundung fällig.

Mit vorzüglicher Hochachtung
Dr. von Seydlitz
Notar`,
    expected: [at('2027-08-03T10:30:00+02:00')],
  },
  {
    name: 'de: one-line invitation to the traders regulars table next week',
    sentAt: '2027-01-23T12:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Manni <manni@getraenke-stolz.example>',
    subject: 'stammtisch',
    text: `hey rolf, nächste woche mittwoch halb 8 abends händler-stammtisch im ochsen, bist dabei? gruss manni`,
    expected: [at('2027-01-27T19:30:00+01:00')],
  },
  {
    name: 'de: short yes to a quoted lunch',
    sentAt: '2027-07-07T08:44:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Doris Kranebitter <kranebitter@steuer-kranebitter.example>',
    subject: 'AW: Mittagessen?',
    text: `Ja, sehr gerne, passt perfekt! Bis dann und liebe Grüße, Doris

Steuerberatung Kranebitter | Maria-Theresien-Gasse 4 | Innsbruck | T 0512 5550 61
Wir haben Mo-Do 8-17 und Fr 8-12 Uhr für Sie geöffnet.

Von: Hannes Egger <hannes@tischlerei-egger.example>
Gesendet: Dienstag, 6. Juli 2027 19:20
An: Doris Kranebitter
Betreff: Mittagessen?

Liebe Doris,
zum Dank für die Rettung bei der Betriebsprüfung lad ich dich am Freitag, 9.7. um 12:30 zum Weißen Rössl ein. Magst?
LG Hannes`,
    expected: [at('2027-07-09T12:30:00+02:00')],
  },
  {
    name: 'de: Tuesday refused, Wednesday at the same hour proposed instead',
    sentAt: '2027-02-12T11:34:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Friederike Holm <holm@physio-am-markt.example>',
    subject: 'Re: Vorstellung neue Liegen',
    text: `Hallo Herr Dressler,

Dienstag, 15 Uhr, klappt bei uns leider nicht, da ist Teamsitzung. Ginge es am Mittwoch zur gleichen Zeit? Dann hätte auch meine Kollegin Zeit und könnte probeliegen ;)

Viele Grüße
Friederike Holm

> Guten Tag Frau Holm,
> gerne führe ich Ihnen unsere neuen Therapieliegen vor Ort vor. Ich bin nächste
> Woche in Ihrer Gegend und könnte am Dienstag, den 16.2., um 15 Uhr bei Ihnen sein.
> Beste Grüße
> Axel Dressler, Medimöbel Dressler`,
    expected: [at('2027-02-17T15:00:00+01:00')],
  },
];
