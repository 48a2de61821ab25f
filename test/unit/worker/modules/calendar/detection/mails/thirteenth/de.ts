import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: measuring a kitchen, half past eight, writer must leave at ten',
    sentAt: '2027-01-12T18:41:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Gudrun Pfaffenberger <g.pfaffenberger@postkasten.example>',
    subject: 'Küche ausmessen',
    text: `Guten Abend Herr Thiele,

danke für Ihren Anruf vorhin. Zum Ausmessen passt uns der Donnerstag am besten, also der 14.1., um halb neun morgens.
Um zehn müssen mein Mann und ich allerdings zum Augenarzt los, bis dahin sollte es doch reichen?

Die alte Küche wird erst im März abgeholt, da brauchen Sie sich also noch um nichts zu kümmern.

Freundliche Grüße
Gudrun Pfaffenberger`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'de: tax adviser wants papers by noon of a day, is away at a seminar',
    sentAt: '2027-01-13T09:20:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Steuerkanzlei Reinwald <kanzlei@reinwald-steuern.example>',
    subject: 'Umsatzsteuervoranmeldung Dezember – fehlende Belege',
    text: `Sehr geehrte Frau Lorenz,

für die Voranmeldung Dezember fehlen uns noch die Kassenberichte ab dem 19.12. sowie die Rechnung Nr. 2026-1187.
Bitte reichen Sie beides bis spätestens Mittwoch, 20. Januar 2027, 12:00 Uhr über das Portal ein.

Herr Reinwald ist am 18. und 19. Januar ganztägig auf einem Seminar in Kassel und dann nicht zu sprechen.

Mit freundlichen Grüßen
i. A. Petra Schimmel

Steuerkanzlei Reinwald · Mo–Do 8–16.30 Uhr, Fr 8–13 Uhr · Tel. 05608 0000-12`,
    expected: [],
  },
  {
    name: 'de: agency offers three slots for a workshop, each with its end',
    sentAt: '2027-01-18T14:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Jonas Breitkreutz <jonas@studio-kantig.example>',
    subject: 'Markenworkshop – Terminvorschläge',
    text: `Hallo Frau Adler,

wie besprochen hier unsere Vorschläge für den Markenworkshop bei Ihnen im Haus:

- Di, 26.01., 9:00–12:00 Uhr
- Do, 28.01., 13:30–16:30 Uhr
- Mo, 01.02., 9:00–12:00 Uhr

Sagen Sie mir bitte bis Freitag Bescheid, dann reserviere ich die Kollegin. Das Angebot (3.400 € netto) gilt noch bis 31.01.

Beste Grüße
Jonas Breitkreutz
Studio Kantig`,
    expected: [
      at('2027-01-26T09:00:00+01:00', '2027-01-26T12:00:00+01:00'),
      at('2027-01-28T13:30:00+01:00', '2027-01-28T16:30:00+01:00'),
      at('2027-02-01T09:00:00+01:00', '2027-02-01T12:00:00+01:00'),
    ],
  },
  {
    name: 'de: minutes of a meeting that was, next date still to be found',
    sentAt: '2027-01-20T16:15:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Heike Zöllner <zoellner@planbuero-zwei.example>',
    subject: 'Protokoll Baubesprechung Nr. 7',
    text: `Hallo zusammen,

anbei das Protokoll der Baubesprechung von gestern, Dienstag 19.1., 10:00 bis 11:40 Uhr. Kurz das Wichtigste:

1. Estrich ist drin, Trocknung läuft.
2. Fensterbauer war am 15.1. ab 7 Uhr vor Ort, zwei Flügel wurden reklamiert.
3. Elektriker braucht die Pläne bis 29.1.

Wann wir uns zur Nr. 8 treffen, stimme ich noch mit dem Bauherrn ab, dazu kommt eine eigene Mail.

Gruß
Heike Zöllner`,
    expected: [],
  },
  {
    name: 'de: swiss german, quarter past two, the van must be back at four',
    sentAt: '2027-01-22T11:37:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Ueli Stalder <ueli.stalder@bergpost.example>',
    subject: 'Cheminée',
    text: `Hoi Remo

Am Mittwoch, 27. Januar, würd's mir passe. Chumm doch am Viertel ab zwei am Namittag verbii, de luegemer das Cheminée zäme aa. Am vieri mues i de Bus wieder zrugg bringe, aber das längt guet.

Liebi Grüess
Ueli`,
    expected: [at('2027-01-27T14:15:00+01:00')],
  },
  {
    name: 'de: freight forwarder announces pallets between seven and eleven',
    sentAt: '2027-01-25T13:50:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dispo Nord <dispo@kornfeld-spedition.example>',
    subject: 'Avis Sendung 88-204417',
    text: `Guten Tag,

wir avisieren Ihnen 3 Europaletten (Absender Fliesenwerk Aurich) für

Mittwoch, 27.01.2027, zwischen 7:00 und 11:00 Uhr.

Bitte sorgen Sie für einen Stapler und freie Zufahrt. Standzeit über 30 Minuten berechnen wir mit 18,50 € je angefangene Viertelstunde.

Ihre Dispo Nord
Tel. 0441 000-73, Mo–Fr 6–17 Uhr`,
    expected: [],
  },
  {
    name: 'de: austrian, three quarters four, office closes at five',
    sentAt: '2027-02-01T08:55:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Elfriede Huber <e.huber@notariat-huber.example>',
    subject: 'Unterfertigung Gesellschaftsvertrag',
    text: `Sehr geehrter Herr Ing. Wallner,

der Vertrag ist nun unterschriftsreif. Kommen Sie bitte am Freitag, den 5. Feber, um dreiviertel vier zu uns in die Kanzlei, Stiege 2, 1. Stock. Um fünf sperren wir zu, das geht sich aber leicht aus.

Bitte einen Lichtbildausweis mitbringen.

Mit freundlichen Grüßen
Mag. Elfriede Huber`,
    expected: [at('2027-02-05T15:45:00+01:00')],
  },
  {
    name: 'de: patient cannot come to her physio slot and will ring later',
    sentAt: '2027-02-02T21:14:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Carola Wittig <cwittig@mailbrief.example>',
    subject: 'absage donnerstag',
    text: `hallo liebes praxisteam,

ich muss meinen termin am donnerstag um 11:20 leider absagen, die kleine hat fieber. ich ruf nächste woche mal an wegen was neuem, im moment weiss ich noch nicht wie es weitergeht.

lg carola wittig`,
    expected: [],
  },
  {
    name: 'de: reply takes the second of three quoted slots',
    sentAt: '2027-02-04T10:26:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Bernd Malchow <malchow@malchow-dach.example>',
    subject: 'Re: Besichtigung Dachstuhl',
    text: `Moin Frau Sievers,

der zweite passt mir gut, bin dann da. Leiter bring ich mit.

Gruß Bernd Malchow

> Am 03.02.2027 um 15:40 schrieb Inga Sievers:
>
> Guten Tag Herr Malchow,
> für die Besichtigung könnte ich anbieten:
> 1) Montag, 8. Februar, 8 Uhr
> 2) Dienstag, 9. Februar, 14 Uhr
> 3) Freitag, 12. Februar, 10 Uhr
> Viele Grüße
> Inga Sievers`,
    expected: [at('2027-02-09T14:00:00+01:00')],
  },
  {
    name: 'de: colleague will be away with a training course and a train',
    sentAt: '2027-02-05T15:31:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Tobias Enders <t.enders@lackwerk-enders.example>',
    subject: 'Bin nächste Woche unterwegs',
    text: `Servus Leute,

nur zur Info: Montag und Dienstag bin ich in Ulm auf der Lackschulung, mein Zug geht Montag um 5:52 Uhr, zurück bin ich Dienstag gegen 21 Uhr. Am Mittwoch hab ich um 9 noch den Zahnarzt und bin dann ab Mittag in der Werkstatt.

In dringenden Fällen bitte an die Sabine wenden.

Tobi`,
    expected: [],
  },
  {
    name: 'de: plumber comes the day after tomorrow at seven, invoice due later',
    sentAt: '2027-02-08T17:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Sanitär Holm <service@sanitaer-holm.example>',
    subject: 'Ihr Auftrag 4471 / Durchlauferhitzer',
    text: `Sehr geehrter Herr Dr. Neubert,

unser Monteur Herr Yilmaz kommt übermorgen um 7.00 Uhr zu Ihnen in die Praxis und tauscht den Durchlauferhitzer. Die Arbeiten dauern ca. 2 Stunden, sodass Sie um 9.30 Uhr pünktlich mit der Sprechstunde beginnen können.

Die Rechnung vom 22.01. (412,80 €) ist noch offen, bitte bis 15.02. begleichen.

Mit freundlichen Grüßen
Sanitär Holm GmbH`,
    expected: [at('2027-02-10T07:00:00+01:00', '2027-02-10T09:00:00+01:00')],
  },
  {
    name: 'de: newsletter of a trade academy with several course dates',
    sentAt: '2027-02-09T06:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Handwerksakademie Elbtal <news@akademie-elbtal.example>',
    subject: 'Unsere Kurse im März: jetzt Frühbucherrabatt sichern',
    text: `Liebe Leserinnen und Leser,

der Frühling wird lehrreich! Unser Programm:

Kalkulation für Handwerker – Do, 04.03.2027, 9:00–16:00 Uhr, 289 €
Wärmepumpe kompakt – Di, 16.03.2027, 8:30–15:30 Uhr, 340 €
Social Media ohne Stress – online, Mi, 24.03.2027, 18:00 Uhr, 59 €

Wer bis 20.02. bucht, spart 10 %.

Ihre Handwerksakademie Elbtal
Sie möchten keine Post mehr von uns? Hier abmelden: https://akademie-elbtal.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: job interview with applicant agreed, by video link',
    sentAt: '2027-02-10T12:03:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Merle Oppermann <merle.oppermann@briefpost.example>',
    subject: 'AW: Ihre Bewerbung als Mediengestalterin',
    text: `Sehr geehrte Frau Krenz,

vielen Dank für die Einladung! Sehr gern nehme ich den Termin am Montag, 15.02.2027 um 16:30 Uhr per Video wahr. Ich wähle mich über Ihren Link https://treff.example/krenz-design ein. Bis 15 Uhr bin ich an dem Tag noch in der Berufsschule, das klappt also gut.

Meine Arbeitsproben schicke ich Ihnen bis Freitag nach.

Mit freundlichen Grüßen
Merle Oppermann`,
    expected: [at('2027-02-15T16:30:00+01:00')],
  },
  {
    name: 'de: municipal works announce cut of water',
    sentAt: '2027-02-11T10:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Stadtwerke Brückenau <netz@stadtwerke-brueckenau.example>',
    subject: 'Unterbrechung der Wasserversorgung Gerberstraße',
    text: `Sehr geehrte Anliegerinnen und Anlieger,

wegen der Erneuerung eines Schiebers wird die Wasserversorgung in der Gerberstraße 1–29 am

Donnerstag, den 18.02.2027, von 8:00 bis voraussichtlich 14:00 Uhr

unterbrochen. Bitte bevorraten Sie sich entsprechend. Entstördienst rund um die Uhr: 09741 000-99.

Ihre Stadtwerke`,
    expected: [],
  },
  {
    name: 'de: moved from wednesday nine to friday quarter past ten, reason named',
    sentAt: '2027-02-15T08:07:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Anette Kuhlmann <kuhlmann@bank-am-wall.example>',
    subject: 'Terminverschiebung Finanzierungsgespräch',
    text: `Guten Morgen Herr Paschke,

leider muss ich unser Gespräch von Mittwoch, 17.2., 9:00 Uhr verschieben, weil bei uns kurzfristig die Revision im Haus ist. Neuer Termin wäre Freitag, 19.2., 10:15 Uhr, wieder bei uns in der Filiale. Ich rechne mit einer Stunde.

Die Filiale schließt freitags um 12:30 Uhr.

Mit freundlichem Gruß
Anette Kuhlmann
Firmenkundenbetreuung`,
    expected: [at('2027-02-19T10:15:00+01:00', '2027-02-19T11:15:00+01:00')],
  },
  {
    name: 'de: friend asks loosely, availability without a proposal',
    sentAt: '2027-02-17T19:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Rolf Dittmer <rolf.dittmer@posthorn.example>',
    subject: 'mal wieder n bier?',
    text: `Mensch Klaus,

lange nix gehört! Wollen wir nicht mal wieder ein Bier trinken gehen? Dienstags kann ich eigentlich immer, mittwochs hab ich bis 20 Uhr Chorprobe, und Wochenende ist wegen der Enkel schwierig. Ab März wird's insgesamt ruhiger.

Sag mal was.
Rolf`,
    expected: [],
  },
  {
    name: 'de: ics invitation to a supplier call, swiss reader',
    sentAt: '2027-02-19T13:22:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Laura Bernasconi <l.bernasconi@ticrema.example>',
    subject: 'Einladung: Jahresgespräch Ticrema / Café Rüedi',
    text: `Grüezi Frau Rüedi

Anbei die Einladung für unser Jahresgespräch. Die neue Preisliste gilt ab 1. April, wir sprechen dann kurz darüber.

Freundliche Grüsse
Laura Bernasconi`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ticrema//Kalender//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:jg-2027-0219@ticrema.example
DTSTAMP:20270219T122100Z
DTSTART:20270303T093000Z
DTEND:20270303T101500Z
SUMMARY:Jahresgespräch Ticrema / Café Rüedi
ORGANIZER;CN=Laura Bernasconi:mailto:l.bernasconi@ticrema.example
ATTENDEE;CN=Café Rüedi;RSVP=TRUE:mailto:info@cafe-rueedi.example
LOCATION:Telefon
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-03T10:30:00+01:00', '2027-03-03T11:15:00+01:00')],
  },
  {
    name: 'de: rota of the serving staff for the weekend',
    sentAt: '2027-02-22T22:40:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Resi Kogler <resi@gasthof-kogler.example>',
    subject: 'Dienstplan Fr–So',
    text: `Griaß di Burgl,

da is da Dienstplan fürs Wochenende, dass d' für die Lohnverrechnung was in der Hand hast:

Fr 26.2.: Mitzi 10–18, Dragan 16–24
Sa 27.2.: Dragan 10–18, Lisi 15–23
So 28.2.: Mitzi 9–17, Lisi 11–19

Die Chefin is am Samstag den ganzen Tag auf ana Hochzeit.

Pfiat di
Resi`,
    expected: [],
  },
  {
    name: 'de: invitation to a stock-take, whole day, rewards named',
    sentAt: '2027-02-23T11:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dirk Assmann <d.assmann@eisenwaren-assmann.example>',
    subject: 'Inventur',
    text: `Hallo Nadine,

denk bitte dran: am Samstag, 6. März machen wir Inventur, da brauche ich dich und alle anderen den ganzen Tag. Für Essen ist gesorgt, und es gibt dafür einen Tag Ausgleich im April.

Die Zähllisten müssen bis Freitagmittag ausgedruckt sein.

Gruß
Dirk`,
    expected: [days('2027-03-06')],
  },
  {
    name: 'de: hotel confirms a reservation that the firm made for its guest',
    sentAt: '2027-02-24T16:33:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hotel Lindenhof <rezeption@lindenhof-hotel.example>',
    subject: 'Ihre Buchung für Herrn Takahashi',
    text: `Sehr geehrte Frau Blum,

gern haben wir für Ihren Gast, Herrn Takahashi, ein Einzelzimmer vom 09.03. bis 11.03.2027 reserviert (118 € pro Nacht inkl. Frühstück).

Check-in ab 15 Uhr, Frühstück von 6:30 bis 10 Uhr, Check-out bis 11 Uhr. Kostenlose Stornierung bis 07.03., 18 Uhr.

Mit freundlichen Grüßen
Ihr Team vom Lindenhof`,
    expected: [],
  },
  {
    name: 'de: restaurant table as json-ld, kitchen closes at ten',
    sentAt: '2027-02-26T17:01:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Wirtshaus Zur Mühle <reservierung@zurmuehle.example>',
    subject: 'Ihre Tischreservierung',
    text: `Hallo Frau Scholl,

Ihr Tisch ist reserviert: Donnerstag, 11. März 2027, 19:30 Uhr, 6 Personen.
Unsere Küche schließt um 22 Uhr.

Bis bald im Wirtshaus Zur Mühle`,
    html: `<html><body><p>Hallo Frau Scholl,</p><p>Ihr Tisch ist reserviert: <b>Donnerstag, 11. März 2027, 19:30 Uhr</b>, 6 Personen.<br>Unsere Küche schließt um 22 Uhr.</p><p>Bis bald im Wirtshaus Zur Mühle</p>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"ZM-3391","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Ute Scholl"},"partySize":6,"startTime":"2027-03-11T19:30:00+01:00","reservationFor":{"@type":"FoodEstablishment","name":"Wirtshaus Zur Mühle","address":"Mühlgasse 4, 97980 Musterheim"}}
</script></body></html>`,
    expected: [at('2027-03-11T19:30:00+01:00')],
  },
  {
    name: 'de: cancelled table as json-ld',
    sentAt: '2027-03-01T09:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Tischfix <service@tischfix.example>',
    subject: 'Stornierung bestätigt',
    text: `Guten Tag,

Ihre Reservierung im Ristorante Bellavista am Freitag, 5. März 2027 um 20:00 Uhr wurde storniert. Es entstehen keine Kosten.

Ihr Tischfix-Team`,
    html: `<html><body><p>Guten Tag,</p><p>Ihre Reservierung im Ristorante Bellavista am Freitag, 5. März 2027 um 20:00 Uhr wurde <strong>storniert</strong>. Es entstehen keine Kosten.</p><p>Ihr Tischfix-Team</p>
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"TF9920","reservationStatus":"https://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Sven Ahlers"},"partySize":2,"startTime":"2027-03-05T20:00:00+01:00","reservationFor":{"@type":"FoodEstablishment","name":"Ristorante Bellavista"}}
</script></body></html>`,
    expected: [],
  },
  {
    name: 'de: call in london time and central european time, counted once',
    sentAt: '2027-03-02T11:10:00+00:00',
    timezone: 'Europe/Berlin',
    from: 'Daniel Marsh <d.marsh@marsh-textiles.example>',
    subject: 'Telefonat wegen der Stoffmuster',
    text: `Lieber Herr Grünewald,

verzeihen Sie mein Deutsch, ich übe noch! Ich würde Sie gerne am Montag, 8. März um 14:00 Uhr London-Zeit (also 15:00 Uhr bei Ihnen) anrufen, für eine halbe Stunde. Meine Kollegin ist dann leider schon in Lissabon, aber ich habe alle Muster hier.

Beste Grüße aus Leeds
Daniel Marsh`,
    expected: [at('2027-03-08T15:00:00+01:00', '2027-03-08T15:30:00+01:00')],
  },
  {
    name: 'de: father of a pupil excuses the child and describes a tournament',
    sentAt: '2027-03-03T07:12:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Henning Strack <h.strack@familienpost.example>',
    subject: 'Entschuldigung Lina, Kl. 6b',
    text: `Guten Morgen,

Lina kann am Freitag, dem 5.3. nicht am Unterricht teilnehmen, da sie mit ihrer Mannschaft beim Landesfinale im Handball antritt. Abfahrt ist um 7:15 Uhr am Busbahnhof, das erste Spiel beginnt um 10 Uhr, zurück ist der Bus gegen 18 Uhr. Den Stoff holt sie am Wochenende nach.

Mit freundlichem Gruß
Henning Strack`,
    expected: [],
  },
  {
    name: 'de: lunch proposed in terse words, half past twelve',
    sentAt: '2027-03-08T08:31:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Katrin Seeger <katrin@seeger-optik.example>',
    subject: 'Mittag?',
    text: `Do halb eins beim Griechen? Muss um 2 wieder im Laden stehen. K.`,
    expected: [at('2027-03-11T12:30:00+01:00')],
  },
  {
    name: 'de: market stall rules with set-up times for a vendor who asked for information',
    sentAt: '2027-03-09T14:18:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Marktamt Hollenstedt <marktamt@hollenstedt.example>',
    subject: 'Ihre Anfrage: Wochenmarkt',
    text: `Sehr geehrte Frau Timm,

zu Ihrer Anfrage teilen wir mit: Der Wochenmarkt findet jeden Mittwoch und Samstag von 8 bis 13 Uhr statt. Der Aufbau ist ab 6 Uhr möglich, Fahrzeuge müssen bis 7:45 Uhr vom Platz sein. Das Standgeld beträgt 4,20 € je laufenden Meter und Markttag.

Derzeit sind alle Plätze vergeben; wir haben Sie auf die Warteliste gesetzt.

Im Auftrag
Wolters`,
    expected: [],
  },
  {
    name: 'de: accountant accepts quoted proposal but asks for a later start',
    sentAt: '2027-03-11T10:57:00+01:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Stefan Pichler <pichler@pichler-bilanz.example>',
    subject: 'AW: Bilanzbesprechung',
    text: `Sehr geehrte Frau Steindl,

der Dienstag geht, aber bitte erst um 11 Uhr, davor habe ich noch einen Gerichtstermin. Also 16. März, 11 Uhr, bei Ihnen im Büro.

MfG
Pichler

-----Ursprüngliche Nachricht-----
Von: Renate Steindl
Gesendet: Mittwoch, 10. März 2027 16:22
An: Mag. Pichler
Betreff: Bilanzbesprechung

Sehr geehrter Herr Magister,
würde Ihnen Dienstag, der 16. März um 9:30 Uhr passen? Sonst Donnerstag um dieselbe Zeit.
LG Steindl`,
    expected: [at('2027-03-16T11:00:00+01:00')],
  },
  {
    name: 'de: radio producer tells when an interview already recorded is broadcast',
    sentAt: '2027-03-12T15:45:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Redaktion Landwelle <redaktion@landwelle.example>',
    subject: 'Ihr Beitrag geht auf Sendung',
    text: `Liebe Frau Overbeck,

nochmals danke, dass wir am Dienstag in Ihrer Käserei aufnehmen durften! Der Beitrag läuft am Sonntag, 14. März um 9:05 Uhr in "Land & Leute", die Wiederholung kommt am Montag um 20:05 Uhr. Danach steht er ein Jahr in der Mediathek.

Herzliche Grüße
Imke Tolksdorf`,
    expected: [],
  },
  {
    name: 'de: chimney sweep announces himself, reader may ring to change',
    sentAt: '2027-03-15T07:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Schornsteinfegermeister Kroll <info@kroll-kehrt.example>',
    subject: 'Feuerstättenschau Werkstatt Bahnhofstr. 12',
    text: `Guten Tag,

die Feuerstättenschau in Ihrer Werkstatt steht an. Ich komme am

Donnerstag, 25.03.2027, 13.45 Uhr

Bitte halten Sie die Zugänge frei. Wenn der Termin nicht passt, rufen Sie mich bitte mo–fr zwischen 7 und 8 Uhr an: 0171 000 44 55.

Gebühr lt. KÜO, ca. 64 Euro.

M. Kroll`,
    expected: [at('2027-03-25T13:45:00+01:00')],
  },
  {
    name: 'de: customer declines both offered slots and offers none',
    sentAt: '2027-03-16T12:09:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Wiebke Janßen <wiebke.janssen@deichpost.example>',
    subject: 'Re: Aufbau Gartenhaus',
    text: `Moin,

danke für die Vorschläge, aber weder Donnerstag um 8 noch Samstag um 10 Uhr geht bei uns: Donnerstag arbeite ich, und Samstag hat meine Schwiegermutter ihren Achtzigsten. Ich frage meinen Mann, wann er Urlaub bekommt, und melde mich dann.

Viele Grüße
Wiebke Janßen`,
    expected: [],
  },
  {
    name: 'de: nursery asks the caterer in for the tuesday after easter',
    sentAt: '2027-03-23T13:26:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Beate Lindner <leitung@kita-wichtelwald.example>',
    subject: 'Gespräch wegen Catering',
    text: `Sehr geehrter Herr Fuchs,

wir möchten mit Ihnen gern über das Mittagessen ab August sprechen. Könnten Sie am Dienstag nach Ostern, 30. März, um 16:15 Uhr zu uns in die Kita kommen? Die letzten Kinder werden um 16 Uhr abgeholt, dann haben wir Ruhe. Um 17:30 Uhr beginnt unser Elternbeirat, bis dahin sind wir längst fertig.

Herzliche Grüße
Beate Lindner`,
    expected: [at('2027-03-30T16:15:00+02:00')],
  },
  {
    name: 'de: opening hours over easter of a wholesaler',
    sentAt: '2027-03-24T08:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Blumengroßmarkt Süd <info@blumen-sued.example>',
    subject: 'Öffnungszeiten Ostern',
    text: `Liebe Kundinnen und Kunden,

über die Feiertage haben wir wie folgt geöffnet:

Gründonnerstag 25.03.  4:00–12:00 Uhr
Karfreitag 26.03.      geschlossen
Karsamstag 27.03.      4:00–11:00 Uhr
Ostermontag 29.03.     geschlossen
ab Dienstag 30.03.     wie gewohnt 5:00–11:00 Uhr

Vorbestellungen bitte bis Mittwoch, 18 Uhr.

Frohe Ostern!`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: ics with new time for a house visit, summer time',
    sentAt: '2027-03-30T09:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Cem Aydın <c.aydin@aydin-energie.example>',
    subject: 'Aktualisiert: Vor-Ort-Termin PV-Anlage',
    text: `Hallo Frau Rösler,

wie am Telefon besprochen statt Mittwoch 10 Uhr nun Donnerstag 8 Uhr. Der Dachdecker hat nur bis 9:30 Uhr Zeit, daher so früh.

Sonnige Grüße
Cem Aydın`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Aydin Energie//Planer 2//DE
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:pv-8841@aydin-energie.example
SEQUENCE:1
DTSTAMP:20270330T071900Z
DTSTART;TZID=Europe/Berlin:20270401T080000
DTEND;TZID=Europe/Berlin:20270401T090000
SUMMARY:Vor-Ort-Termin PV-Anlage Rösler
LOCATION:Am Anger 3
ORGANIZER:mailto:c.aydin@aydin-energie.example
ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:buero@roesler-hof.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-01T08:00:00+02:00', '2027-04-01T09:00:00+02:00')],
  },
  {
    name: 'de: ics cancellation of a monthly talk',
    sentAt: '2027-04-05T09:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Verena Stolz <v.stolz@stolz-personal.example>',
    subject: 'Abgesagt: Jour fixe April',
    text: `Hallo Herr Lampe,

ich muss unseren Jour fixe am 7. April um 13 Uhr absagen, ich liege mit Grippe flach. Wir sehen uns dann im Mai.

Viele Grüße
Verena Stolz`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Stolz Personal//DE
METHOD:CANCEL
BEGIN:VEVENT
UID:jf-apr@stolz-personal.example
SEQUENCE:2
STATUS:CANCELLED
DTSTAMP:20270405T070100Z
DTSTART:20270407T110000Z
DTEND:20270407T114500Z
SUMMARY:Jour fixe April
ORGANIZER:mailto:v.stolz@stolz-personal.example
ATTENDEE:mailto:lampe@lampe-logistik.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'de: chatty mail of an old supplier with one visit in it, trains beside',
    sentAt: '2027-04-06T20:33:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hans-Georg Mertens <hgm@mertens-leder.example>',
    subject: 'Bin mal wieder in der Gegend',
    text: `Lieber Herr Vogt,

die Messe in Mailand war anstrengend, aber schön, ich habe Ihnen ein paar Muster von dem Rindnappa zurückgelegt, nach dem Sie im Herbst gefragt hatten. Preislich liegen wir bei 38 bis 42 Euro je Quadratmeter.

Ich komme am Montag mit dem ICE um 9:48 Uhr in Mannheim an, bin dann zuerst bei einem Kunden in Speyer und würde um 15 Uhr bei Ihnen in der Sattlerei vorbeischauen, wenn Sie einverstanden sind. Mein Rückzug geht 18:31 Uhr.

Grüßen Sie Ihre Frau!

Ihr
Hans-Georg Mertens`,
    expected: [at('2027-04-12T15:00:00+02:00')],
  },
  {
    name: 'de: landlord lets craftsmen into the stairwell, times of others',
    sentAt: '2027-04-08T11:40:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Brandt <verwaltung@brandt-haus.example>',
    subject: 'Malerarbeiten im Treppenhaus',
    text: `Sehr geehrte Mieterinnen und Mieter,

ab Montag, 12. April, wird das Treppenhaus gestrichen. Die Firma Ohlsen arbeitet werktags von 7 bis 16 Uhr, voraussichtlich bis 23. April. Bitte stellen Sie in dieser Zeit keine Fahrräder und Kinderwagen ab. Ihre Wohnungen und Gewerberäume sind nicht betroffen, Sie müssen nicht anwesend sein.

Freundliche Grüße
Brandt Hausverwaltung
Sprechzeiten Di 9–11 und Do 15–17 Uhr`,
    expected: [],
  },
  {
    name: 'de: driving school theory exam booked for the reader, lessons beside',
    sentAt: '2027-04-12T16:54:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Fahrschule Tempo <buero@fahrschule-tempo.example>',
    subject: 'Deine Prüfung ist fix!',
    text: `Hi Mehmet,

gute Nachrichten, du hast einen Termin für die Theorieprüfung: Mittwoch, 21.04., 8:45 Uhr, Prüfstelle Industriestr. 40. Ausweis nicht vergessen, die sind da streng!

Theorieunterricht ist wie immer Mo und Do um 18:30, da brauchst du aber nicht mehr hin. Prüfgebühr 24,99 € bitte vorher überweisen.

Daumen sind gedrückt!
Deine Fahrschule Tempo`,
    expected: [at('2027-04-21T08:45:00+02:00')],
  },
  {
    name: 'de: forwarded agenda of a congress a colleague attends',
    sentAt: '2027-04-14T10:05:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Nicole Aebersold <n.aebersold@praxis-seeblick.example>',
    subject: 'WG: Programm Pflegekongress Luzern',
    text: `Liebes Team

Zur Info, was Corinne am 22. April in Luzern alles hört. Sie bringt uns die Unterlagen mit und fasst später zusammen. Für uns läuft der Praxisbetrieb normal.

Gruss Nicole

---------- Weitergeleitete Nachricht ----------
Von: Kongressbüro <kongress@pflege-luzern.example>
Betreff: Ihr Programm, Frau Zumstein

08.30 Türöffnung
09.15 Eröffnung
10.45 Referat "Wundmanagement"
12.15 Stehlunch
13.30 Workshop B
16.45 Schluss`,
    expected: [],
  },
  {
    name: 'de: two alternatives in lower case with typos, shop closes at noon',
    sentAt: '2027-04-19T22:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'andi scheurer <andi.scheurer@schnellpost.example>',
    subject: 'reifen',
    text: `hallo,

wegen den sommerreifen, ich könte am freitag um viertel nach fünf oder am samstg um 9 uhr zu euch kommen. was ist euch liber? ihr macht samstags ja um 12 zu oder?

felgen hab ich selber, 205/55 R16

mfg andi`,
    expected: [at('2027-04-23T17:15:00+02:00'), at('2027-04-24T09:00:00+02:00')],
  },
  {
    name: 'de: building authority sets a time limit for objections',
    sentAt: '2027-04-20T09:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bauaufsicht Kreis Weidau <bauaufsicht@kreis-weidau.example>',
    subject: 'Az. 63-0419/27 – Anhörung',
    text: `Sehr geehrter Herr Köster,

zu dem beabsichtigten Bescheid erhalten Sie hiermit Gelegenheit, sich bis zum 14. Mai 2027, 24:00 Uhr schriftlich zu äußern. Nach fruchtlosem Ablauf der Frist wird nach Aktenlage entschieden.

Die Ortsbesichtigung unseres Mitarbeiters am 13.04. um 10 Uhr ergab, dass der Carport 0,60 m über die Baulinie ragt.

Im Auftrag
Dr. Hellwig

Besuchszeiten: Mo, Di, Do 8.30–12 Uhr, Do auch 14–17.30 Uhr`,
    expected: [],
  },
  {
    name: 'de: wedding tasting at half past six in the evening, training before',
    sentAt: '2027-04-23T09:39:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Johanna Mayrhofer <johanna.mayrhofer@alpenbrief.example>',
    subject: 'Probeessen Hochzeit',
    text: `Liebes Team vom Stadlwirt,

wir kommen also am Montag, den 3. Mai um halb sieben am Abend zum Probeessen, zu viert. Der Felix hat vorher noch Training bis sechs, könnte also knapp werden, aber wir bemühen uns!

Meine Schwester isst kein Fleisch.

Die Hochzeit selbst ist ja erst nächstes Jahr, da sind wir noch ganz entspannt.

Alles Liebe
Johanna & Felix`,
    expected: [at('2027-05-03T18:30:00+02:00')],
  },
  {
    name: 'de: online shop with weekend offer until midnight',
    sentAt: '2027-04-29T05:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Büromarkt24 <angebote@bueromarkt24.example>',
    subject: 'Nur noch bis Sonntag, 23:59 Uhr: 25 % auf Drehstühle',
    text: `Gut sitzen, besser arbeiten!

Vom Freitag, 30.04. 8:00 Uhr bis Sonntag, 02.05. 23:59 Uhr: 25 % auf alle Drehstühle mit dem Code SITZ25.

Live-Beratung mit unserem Ergonomie-Experten am Freitag um 17 Uhr in unserem Kanal – schauen Sie rein!

Abbestellen | Impressum | Datenschutz`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: trade fair together, whole day, meeting point left open',
    sentAt: '2027-05-03T12:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lars Petersen <lars@petersen-holzbau.example>',
    subject: 'Messe',
    text: `Moin Jan,

Karten für die Holzmesse sind da, wir beide fahren am Donnerstag, 20. Mai den ganzen Tag hin. Wann wir loskommen, schnacken wir noch. Hallenplan hab ich ausgedruckt, die Messe selbst geht vom 18. bis 22.

Bis morgen auf der Baustelle
Lars`,
    expected: [days('2027-05-20')],
  },
  {
    name: 'de: lawyer reports on the court date of the opposing party, client need not come',
    sentAt: '2027-05-04T15:08:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'RA Konstantin Eberle <eberle@kanzlei-eberle.example>',
    subject: 'Ihre Sache ./. Möbel Frank',
    text: `Sehr geehrte Frau Hübner,

das Amtsgericht hat Termin zur mündlichen Verhandlung auf den 28. Mai 2027, 9:45 Uhr, Saal 112 bestimmt. Ihr persönliches Erscheinen ist nicht angeordnet; ich nehme den Termin allein für Sie wahr und berichte anschließend.

Die Gegenseite muss bis zum 18. Mai erwidern.

Mit freundlichen kollegialen Grüßen
Eberle
Rechtsanwalt`,
    expected: [],
  },
  {
    name: 'de: registration for a print course as json-ld, doors and lunch break beside',
    sentAt: '2027-05-06T13:13:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Werkraum Köln <tickets@werkraum-koeln.example>',
    subject: 'Deine Anmeldung: Siebdruck für Einsteiger',
    text: `Hallo Tamara,

du bist dabei! Siebdruck für Einsteiger, Samstag, 15. Mai 2027, 10:00 bis 16:00 Uhr, Mittagspause um 13 Uhr. Einlass ab 9:30 Uhr.

Stornieren kannst du bis 8. Mai, 20 Uhr.

Dein Werkraum`,
    html: `<!doctype html><html><head><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "WR-70551",
  "reservationStatus": "https://schema.org/Confirmed",
  "underName": {"@type": "Person", "name": "Tamara Wolff"},
  "reservationFor": {
    "@type": "Event",
    "name": "Siebdruck für Einsteiger",
    "startDate": "2027-05-15T10:00:00+02:00",
    "endDate": "2027-05-15T16:00:00+02:00",
    "doorTime": "2027-05-15T09:30:00+02:00",
    "location": {"@type": "Place", "name": "Werkraum Köln", "address": "Musterhof 9, Köln"}
  }
}
</script></head><body><p>Hallo Tamara,</p><p>du bist dabei! <b>Siebdruck für Einsteiger</b>, Samstag, 15. Mai 2027, 10:00 bis 16:00 Uhr, Mittagspause um 13 Uhr. Einlass ab 9:30 Uhr.</p><p>Stornieren kannst du bis 8. Mai, 20 Uhr.</p><p>Dein Werkraum</p></body></html>`,
    expected: [at('2027-05-15T10:00:00+02:00', '2027-05-15T16:00:00+02:00')],
  },
  {
    name: 'de: parcel service failed and will try again',
    sentAt: '2027-05-07T18:25:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Paketkurier <noreply@paketkurier.example>',
    subject: 'Wir haben Sie verpasst – Sendung 99.34.110',
    text: `Guten Tag

Leider konnten wir Ihre Sendung heute um 14.12 Uhr nicht zustellen. Der nächste Zustellversuch erfolgt am Montag, 10. Mai, zwischen 13.00 und 15.00 Uhr. Sie können das Paket auch ab morgen 8 Uhr an der Abholstelle Kiosk Bahnhofplatz abholen (Lagerfrist 7 Tage).

Freundliche Grüsse
Ihr Paketkurier`,
    expected: [],
  },
  {
    name: 'de: roofers come next week but on which day depends on weather',
    sentAt: '2027-05-11T16:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jürgen Haas <haas@haas-bedachungen.example>',
    subject: 'Ihr Dach',
    text: `Sehr geehrte Frau Dorn,

wenn das Wetter hält, fangen wir kommende Woche an. Genaueres kann ich erst am Dienstag früh sagen, wenn die Kolonne aus Fulda zurück ist. Rechnen Sie bitte damit, dass es ab sieben laut wird.

Gerüst kommt separat von der Fa. Wenk, die stellen am Freitag ab 6.30 Uhr.

Gruß J. Haas`,
    expected: [],
  },
  {
    name: 'de: calendar week and weekday with hour, room ends with the caretaker',
    sentAt: '2027-05-18T09:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sandra Eckhoff <s.eckhoff@gesamtschule-ost.example>',
    subject: 'Absprache Projektwoche',
    text: `Hallo Herr Dombrowski,

für die Absprache zur Projektwoche schlage ich Mittwoch, KW 23 (9.6.), 14:30 Uhr vor, Raum B 207. Um 16 Uhr schließt der Hausmeister ab.

Die Projektwoche selbst ist vom 5. bis 9. Juli. Ihre Honorarrechnung bitte bis Schuljahresende ans Sekretariat (täglich 7:30–13:00 Uhr besetzt).

Viele Grüße
Sandra Eckhoff`,
    expected: [at('2027-06-09T14:30:00+02:00')],
  },
  {
    name: 'de: bride reports the ceremony timetable to the florist who only delivers',
    sentAt: '2027-05-19T21:07:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Svenja Pohl <svenja.pohl@mailgarten.example>',
    subject: 'Blumen für den 12.6.',
    text: `Liebe Frau Ritter,

hier noch der Ablauf, damit Sie wissen, wann was wo liegen muss:

10:00 Friseur (Brautstrauß bitte schon da)
13:30 Trauung Schlosskapelle
14:30 Sektempfang
18:00 Abendessen im Saal

Die Tischgestecke gibt bitte Ihr Fahrer beim Hausmeister ab. Sie selbst müssen nicht extra rauskommen.

Alles Liebe
Svenja`,
    expected: [],
  },
  {
    name: 'de: doctor reminds of a check-up, duration told, parking rules',
    sentAt: '2027-05-24T08:00:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Ordination Dr. Kastner <termine@ordination-kastner.example>',
    subject: 'Terminerinnerung',
    text: `Sehr geehrter Herr Leitner,

wir erinnern Sie an Ihre Vorsorgeuntersuchung am Mittwoch, 26.05.2027 um 7:40 Uhr. Planen Sie bitte 50 Minuten ein. Ab 22 Uhr am Vorabend bitte nichts mehr essen.

Absagen bitte bis 24 Stunden vorher, sonst verrechnen wir 60 €.
Kurzparkzone Mo–Fr 9–19 Uhr.

Ordination Dr. Kastner`,
    expected: [at('2027-05-26T07:40:00+02:00', '2027-05-26T08:30:00+02:00')],
  },
  {
    name: 'de: bank announces that online banking is down at night',
    sentAt: '2027-05-25T10:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Volksbank Hügelland <ebanking@vb-huegelland.example>',
    subject: 'Wartungsarbeiten am 29./30. Mai',
    text: `Sehr geehrte Kundin, sehr geehrter Kunde,

von Samstag, 29.05., 22:00 Uhr bis Sonntag, 30.05., 6:00 Uhr steht Ihnen das Online-Banking nicht zur Verfügung. Kartenzahlungen sind weiterhin möglich. Sammelüberweisungen bitte bis Freitag, 15:30 Uhr einreichen.

Ihre Volksbank Hügelland`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: tree inspection, quoted proposal declined and another day asked',
    sentAt: '2027-05-27T17:44:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Marlies Quast <m.quast@gartenfreunde-quast.example>',
    subject: 'Re: Re: Baumgutachten',
    text: `Herr Sommer,

Montag wird nichts, da sitze ich den ganzen Tag bei der Berufsgenossenschaft. Geht bei Ihnen Dienstag, der 1. Juni, 9.30 Uhr am Parkplatz Waldfriedhof?

MfG Quast

Am 27.05.27 um 14:02 schrieb Uwe Sommer:
> Frau Quast,
> ich würde Montag 31.5. um 11 Uhr vorschlagen, Treffpunkt Waldfriedhof.
> Sommer`,
    expected: [at('2027-06-01T09:30:00+02:00')],
  },
  {
    name: "de: travel agency sends the owner his colleague's itinerary",
    sentAt: '2027-05-31T14:36:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Reisebüro Globetti <info@globetti-reisen.example>',
    subject: 'Reiseunterlagen Fam. Odermatt',
    text: `Sehr geehrte Frau Brunner

Wie gewünscht senden wir Ihnen die Unterlagen für Ihren Mitarbeiter Herrn Odermatt zur Ablage:

12.06. Zürich ab 07.10, Lissabon an 09.05
12.06. Mietwagen ab 10.00
19.06. Lissabon ab 18.40, Zürich an 22.20

Restzahlung CHF 1'480.– bis 5. Juni.

Freundliche Grüsse
Reisebüro Globetti`,
    expected: [],
  },
  {
    name: 'de: it firm explains the new server remotely, data move at night',
    sentAt: '2027-06-02T11:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Support Netzwerkstatt <support@netzwerkstatt.example>',
    subject: 'Ticket #20881: Übergabe neuer Server',
    text: `Guten Tag Frau Michels,

der Server ist vorbereitet. Die Einweisung für Sie machen wir per Fernwartung am Montag, 07.06.2027, von 10:00 bis 10:45 Uhr. Ihr Kollege Frank Thoma ruft Sie dazu an, bitte halten Sie den Sitzungscode bereit.

Der Umzug der Daten läuft am Wochenende davor automatisch (Sa 20 Uhr bis So ca. 4 Uhr), da müssen Sie nichts tun.

Freundliche Grüße
Netzwerkstatt Support, Mo–Fr 7–18 Uhr`,
    expected: [at('2027-06-07T10:00:00+02:00', '2027-06-07T10:45:00+02:00')],
  },
  {
    name: 'de: craft customer says when he is reachable by phone',
    sentAt: '2027-06-03T13:01:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Egon Wübbena <wuebbena@friesenpost.example>',
    subject: 'Re: Angebot Markise 3,50 m',
    text: `Moin,

das Angebot hab ich gekriegt, 2.190 ist mir aber bisschen viel. Bin meistens so ab fünf zu Hause, vormittags auch mal, da können Sie gern anrufen. Sonst halt Anrufbeantworter.

E. Wübbena
04921 00017`,
    expected: [],
  },
  {
    name: 'de: countrywomen confirm the reader as guest speaker, doors and programme',
    sentAt: '2027-06-07T19:22:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Landfrauen Ostheide <vorstand@landfrauen-ostheide.example>',
    subject: 'Ihr Vortrag bei uns',
    text: `Liebe Frau Kramer,

wir freuen uns sehr, dass Sie uns etwas über Kräuter erzählen! Es bleibt also bei Donnerstag, dem 24. Juni um 19 Uhr im Dorfgemeinschaftshaus. Aufgeschlossen wird um 18 Uhr, um acht reichen wir zwischendurch eine Suppe, und um halb zehn ist Schluss.

Ihr Honorar von 150 € bekommen Sie bar.

Herzlich
Traute Wedemeyer`,
    expected: [at('2027-06-24T19:00:00+02:00', '2027-06-24T21:30:00+02:00')],
  },
  {
    name: 'de: employee comes later because of the doctor of her mother',
    sentAt: '2027-06-09T07:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Ines Rademacher <i.rademacher@druckhaus-lau.example>',
    subject: 'komme später',
    text: `Guten Morgen Chef,

ich muss morgen mit meiner Mutter um 8:15 Uhr zum Kardiologen, bin dann gegen 11 in der Firma. Die Plakate für die Feuerwehr hat Tom schon gestern Abend um sechs fertig gehabt, die holen sie heute ab.

Gruß Ines`,
    expected: [],
  },
  {
    name: 'de: reader in namibia, call at a time told for windhoek and berlin',
    sentAt: '2027-06-10T15:15:00+02:00',
    timezone: 'Africa/Windhoek',
    from: 'Arne Wiebusch <a.wiebusch@solarkontor.example>',
    subject: 'Videokonferenz Lodge-Projekt',
    text: `Lieber Herr von Alten,

lassen Sie uns die offenen Punkte am Dienstag, 15. Juni um 9 Uhr (im Winter haben Sie ja dieselbe Zeit wie wir im Sommer) besprechen: https://konferenz.example/lodge-solar

Eingeplant sind anderthalb Stunden. Das Schiff mit den Modulen soll am 28. Juni in Walvis Bay einlaufen.

Viele Grüße aus Oldenburg
Arne Wiebusch`,
    expected: [at('2027-06-15T09:00:00+02:00', '2027-06-15T10:30:00+02:00')],
  },
  {
    name: 'de: swimming pool course timetable for summer, no registration',
    sentAt: '2027-06-14T12:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Freibad Sonnenau <kasse@freibad-sonnenau.example>',
    subject: 'AW: Anfrage Aquafitness für unsere Belegschaft',
    text: `Guten Tag Herr Niemann,

unsere Kurse im Sommer:
Mo 18:00 Aquajogging
Mi 17:30 Rückenfit
Fr 8:15 Frühschwimmer
Ein Zehnerblock kostet 65 €. Plätze gibt es in allen Kursen noch, anmelden können sich Ihre Leute jederzeit an der Kasse (9–20 Uhr).

Beste Grüße
Freibad Sonnenau`,
    expected: [],
  },
  {
    name: 'de: spontaneous call today in the afternoon and fallback tomorrow',
    sentAt: '2027-06-16T13:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Clara von Hagen <clara@vonhagen-pr.example>',
    subject: 'Kurzes Telefonat?',
    text: `Hi Ben,

ich bräuchte dich mal zehn Minuten am Telefon, heute um 16:15 Uhr oder morgen um 8:30 Uhr, such dir was aus. Morgen danach sitze ich bis abends im Zug nach Wien. Es geht um das Zitat, die Redaktion braucht es bis Freitag 12 Uhr.

LG Clara`,
    expected: [
      at('2027-06-16T16:15:00+02:00', '2027-06-16T16:25:00+02:00'),
      at('2027-06-17T08:30:00+02:00', '2027-06-17T08:40:00+02:00'),
    ],
  },
  {
    name: 'de: trainee asks for holiday with dates and flight',
    sentAt: '2027-06-21T06:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Justin Kowalczyk <justin.k@autohaus-fink.example>',
    subject: 'Urlaub',
    text: `Hallo Herr Fink,

ich möchte gerne vom 9.8. bis 20.8. Urlaub nehmen. Unser Flug nach Danzig geht schon am 8.8. um 11:35. Berufsschule ist da eh keine. Wäre super wenn Sie mir bis Ende der Woche Bescheid sagen können, meine Eltern wollen buchen.

Gruß
Justin`,
    expected: [],
  },
  {
    name: 'de: inspection by trade supervisory office, formal, with times of files',
    sentAt: '2027-06-23T10:11:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gewerbeaufsicht Mittelrhein <poststelle@gewerbeaufsicht-mr.example>',
    subject: 'Ankündigung einer Betriebsbesichtigung – Gz. 4.2-1107/27',
    text: `Sehr geehrte Damen und Herren,

hiermit kündige ich eine Besichtigung Ihres Betriebes gemäß § 22 ArbSchG an. Als Termin ist

Dienstag, der 06.07.2027, 10.00 Uhr

vorgesehen. Es wird gebeten, Gefährdungsbeurteilungen und Prüfbücher bereitzuhalten und die Unterlagen nach Anlage 1 bis zum 30.06.2027 vorab zu übersenden.

Im Auftrag
gez. Schüttler

Servicezeiten: Mo–Do 9.00–15.00 Uhr, Fr 9.00–12.00 Uhr`,
    expected: [at('2027-07-06T10:00:00+02:00')],
  },
  {
    name: 'de: brewery visit called off, forwarded to the boss',
    sentAt: '2027-06-28T09:25:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bianca Reuter <b.reuter@gasthaus-krone.example>',
    subject: 'WG: Besuch Gebietsleiter',
    text: `Hallo Chef, der von der Brauerei kommt nun doch nicht. Streich's raus. B.

---
Von: Vertrieb Sud & Söhne <vertrieb@sud-soehne.example>
Gesendet: Montag, 28. Juni 2027 09:10
An: Gasthaus Krone

Guten Morgen Frau Reuter,
leider kann unser Gebietsleiter Herr Pelz den Besuch bei Ihnen am Mittwoch, 30.06. um 14 Uhr nicht wahrnehmen, er ist länger erkrankt. Die Vertretung ist noch nicht geregelt.
Freundliche Grüße
Sud & Söhne`,
    expected: [],
  },
  {
    name: 'de: swiss viewing of a shop space, ics with text naming handover deadline',
    sentAt: '2027-06-30T16:40:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Immo Aare AG <vermietung@immo-aare.example>',
    subject: 'Besichtigung Ladenlokal Marktgasse 11',
    text: `Guten Tag Frau Tschanz

Gerne zeigen wir Ihnen das Lokal am Freitag, 9. Juli, 17.15 Uhr. Der bisherige Mieter schliesst um 17 Uhr, vorher geht es leider nicht. Bewerbungen nehmen wir bis 16. Juli entgegen, Mietbeginn 1. Oktober.

Freundliche Grüsse
Immo Aare AG`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Immo Aare//Besichtigungen//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:besichtigung-mg11-07@immo-aare.example
DTSTAMP:20270630T143900Z
DTSTART:20270709T151500Z
DTEND:20270709T154500Z
SUMMARY:Besichtigung Marktgasse 11
LOCATION:Marktgasse 11\\, Aarburg
ORGANIZER;CN=Immo Aare AG:mailto:vermietung@immo-aare.example
ATTENDEE;CN=Tschanz;RSVP=TRUE:mailto:info@tschanz-papeterie.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-09T17:15:00+02:00', '2027-07-09T17:45:00+02:00')],
  },
  {
    name: 'de: football club posts match schedule to sponsors by hand',
    sentAt: '2027-07-05T20:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'TSV Rotbach Fußball <fussball@tsv-rotbach.example>',
    subject: 'Bandenwerbung und Spielplan',
    text: `Servus Herr Geiger,

Ihre Bande hängt jetzt hinter dem Nordtor, Foto im Anhang. Die Heimspiele, bei denen sie zu sehen ist:

So 15.08. 15:00 gegen Oberried
So 29.08. 15:00 gegen Talheim
So 12.09. 13:15 gegen SV Au

Die Rechnung über 480 € kommt vom Kassier.

Sportliche Grüße
Hubsi Maier`,
    expected: [],
  },
  {
    name: 'de: dentist asks for an earlier hour on the same day',
    sentAt: '2027-07-07T07:35:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Zahnarztpraxis Dr. Lindemann <empfang@zahn-lindemann.example>',
    subject: 'Ihr Termin morgen',
    text: `Guten Morgen Frau Özdemir,

können Sie morgen schon um 9.20 Uhr statt um 11 Uhr kommen? Dr. Lindemann muss mittags zu einer Beerdigung. Einer kurzen Rückmeldung sehen wir gern entgegen, das Telefon ist ab 8 Uhr besetzt.

Liebe Grüße
Ihr Praxisteam`,
    expected: [at('2027-07-08T09:20:00+02:00')],
  },
  {
    name: 'de: photographer thanks for a shooting and lists delivery of pictures',
    sentAt: '2027-07-12T23:05:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Valerie Sturm <hallo@valeriesturm.example>',
    subject: 'Das war ein Tag!',
    text: `Liebe Andrea, lieber Max,

danke für den tollen Samstag! Von 7 Uhr früh bis nach Sonnenuntergang um neun, ich hab noch immer Muskelkater. Knapp 900 Bilder sind's geworden. Die Auswahl bekommt ihr bis Freitag, die fertigen Dateien dann bis 30. Juli.

Nächste Woche fotografiere ich in Triest, antworte also manchmal erst abends.

Bussi
Valerie`,
    expected: [],
  },
  {
    name: 'de: trial working morning at quarter to eight, bus named',
    sentAt: '2027-07-14T15:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Petra Nowak <p.nowak@baeckerei-nowak.example>',
    subject: 'Probearbeiten',
    text: `Hallo Emil,

schön, dass du zum Probearbeiten kommen willst. Sei bitte am Dienstag, 20.7. um Viertel vor acht in der Backstube, Hintereingang. Der Bus aus Wendheim ist um 7:31 Uhr am Rathaus, das passt genau. Gegen Mittag, um 12 Uhr, bist du fertig und bekommst noch was zu essen.

Feste Schuhe anziehen!

Petra Nowak`,
    expected: [at('2027-07-20T07:45:00+02:00', '2027-07-20T12:00:00+02:00')],
  },
  {
    name: 'de: practice is closed for holidays and names the deputies',
    sentAt: '2027-07-23T12:30:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Tierarztpraxis am Anger <praxis@tierarzt-anger.example>',
    subject: 'Praxisurlaub',
    text: `Liebe Kollegin Brendel,

wir machen vom 2. bis 20. August zu. Notfälle übernimmt Dr. Sauer, Mo–Fr 9–12 und 16–18 Uhr, samstags 10–11 Uhr. Das Labor holt die Proben in der Zeit nicht bei uns, sondern bei ihm um 17:15 Uhr ab.

Ab Montag, 23. August, 8 Uhr sind wir wieder erreichbar.

Herzliche Grüße
Ilona Teubner`,
    expected: [],
  },
  {
    name: 'de: summer party of a neighbour firm, personal invitation, reply wanted by a date',
    sentAt: '2027-07-26T10:18:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Yvonne Habermann <y.habermann@glas-habermann.example>',
    subject: 'Ihr kommt doch?!',
    text: `Liebe Sabine, lieber Peter,

40 Jahre Glas Habermann, das wollen wir mit unseren liebsten Nachbarn feiern! Kommt am Samstag, den 21. August ab 16 Uhr zu uns in den Hof. Um 17 Uhr redet der Bürgermeister (hoffentlich kurz), um 18 Uhr wird der Grill angeworfen.

Sagt mir bitte bis 10.8., mit wie vielen ihr kommt.

Eure Yvonne`,
    expected: [at('2027-08-21T16:00:00+02:00')],
  },
  {
    name: 'de: colleague recounts a talk with a client, next step is his own visit',
    sentAt: '2027-08-03T17:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Malte Ihlenfeld <malte@ihlenfeld-partner.example>',
    subject: 'Stand Bramfeld',
    text: `Hallo Greta,

war heute von 10 bis kurz vor eins bei Bramfeld. Die Geschäftsführung will den Umbau, aber erst im Januar. Ich fahre am Donnerstag um 9 nochmal allein hin und schaue mir das Lager an, du brauchst nicht mit. Zahlen schicke ich dir danach.

Budget: 85 T€, davon 20 T€ Planung.

Malte`,
    expected: [],
  },
  {
    name: 'de: lift inspection with start and end, old inspection named',
    sentAt: '2027-08-05T09:49:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Aufzugsprüfung Donau <termine@ap-donau.example>',
    subject: 'Wiederkehrende Prüfung Aufzug Nr. 30771',
    text: `Sehr geehrter Herr Prohaska,

die jährliche Prüfung Ihres Aufzugs ist fällig. Unser Prüfer, Herr DI Lang, ist am 19.08.2027 von 13:15 bis 14:45 Uhr bei Ihnen. Bitte seien Sie persönlich mit dem Schlüssel zum Triebwerksraum anwesend. Der Aufzug ist währenddessen außer Betrieb.

Das Prüfbuch der letzten Prüfung (20.08.2026, 10:30 Uhr) legen Sie bitte bereit.

Mit besten Grüßen
AP Donau`,
    expected: [at('2027-08-19T13:15:00+02:00', '2027-08-19T14:45:00+02:00')],
  },
  {
    name: 'de: booking link only, no time proposed',
    sentAt: '2027-08-10T11:11:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Leonie Hartwich <leonie@foerderlotse.example>',
    subject: 'Erstgespräch Digitalbonus',
    text: `Hallo Herr Stamm,

danke für Ihre Anfrage! Suchen Sie sich für das kostenlose Erstgespräch einfach selbst etwas aus: https://buchung.example/leonie-hartwich/30min

Freie Plätze gibt es in der Regel dienstags bis donnerstags zwischen 9 und 15 Uhr. Der Fördertopf wird am 1. September um 10 Uhr geöffnet und war letztes Jahr nach vier Stunden leer, also besser nicht zu lange warten.

Viele Grüße
Leonie Hartwich`,
    expected: [],
  },
  {
    name: 'de: yoga teacher confirms a company course first lesson, fee and clothes',
    sentAt: '2027-08-18T20:02:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Sarina Caduff <sarina@atemraum-chur.example>',
    subject: 'Schnupperlektion',
    text: `Liebe Frau Jenny

Sehr gerne komme ich für eine Schnupperlektion in Ihre Firma: Montag, 30. August, 12.10 bis 12.55 Uhr. Ich bin ab 11.45 Uhr da und richte ein, um 13.30 Uhr habe ich schon die nächste Gruppe in Landquart. Kosten: Fr. 120.–

Herzliche Grüsse
Sarina Caduff`,
    expected: [at('2027-08-30T12:10:00+02:00', '2027-08-30T12:55:00+02:00')],
  },
  {
    name: 'de: theatre tickets and bus booked for a group, nobody of the firm goes',
    sentAt: '2027-08-23T15:27:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jutta Reimers <j.reimers@reisedienst-reimers.example>',
    subject: 'Gruppe Bollmann – Karten sind bestellt',
    text: `Hallo Kai,

für die Seniorengruppe Bollmann habe ich 24 Karten für "Der zerbrochne Krug" am 18. September, 19:30 Uhr geordert (je 22 €). Die Gruppe fährt mit dem Bus um 17:45 Uhr ab Marktplatz, Fahrerin ist Frau Sellin, von uns muss keiner mit. Die Karten kommen per Post bis 3.9.

Buchst du bitte die Anzahlung von 200 € aus?

Jutta`,
    expected: [],
  },
  {
    name: 'de: three spoken times in a list, reader to choose, no weekend',
    sentAt: '2027-08-30T14:44:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Elke Bachmann <elke.bachmann@hofladen-bachmann.example>',
    subject: 'Wegen der neuen Kühltheke',
    text: `Grüß Gott Herr Zeller,

anschauen können wir die Theke bei Ihnen

* morgen um halb elf
* am Donnerstag um Viertel nach zwei oder
* am Freitag um dreiviertel neun früh.

Am Wochenende haben wir Hoffest, da geht gar nix. Die alte Theke läuft noch, aber der Kundendienst hat gesagt, bis Oktober ist sie hin.

Grüßle
Elke Bachmann

Hofladen: Mi–Fr 9–18 Uhr, Sa 8–13 Uhr`,
    expected: [
      at('2027-08-31T10:30:00+02:00'),
      at('2027-09-02T14:15:00+02:00'),
      at('2027-09-03T08:45:00+02:00'),
    ],
  },
  {
    name: 'de: tender with submission hour and opening without bidders',
    sentAt: '2027-09-06T08:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Vergabestelle Gemeinde Altmoor <vergabe@gemeinde-altmoor.example>',
    subject: 'Aufforderung zur Angebotsabgabe: Schulhofzaun',
    text: `Sehr geehrte Damen und Herren,

Sie werden gebeten, für die Leistung "Stabgitterzaun Grundschule, 142 m" ein Angebot einzureichen.

Ablauf der Angebotsfrist: 28.09.2027, 11:00 Uhr
Öffnung der Angebote: 28.09.2027, 11:00 Uhr (Bieter sind nicht zugelassen)
Bindefrist: 29.10.2027
Ausführung: 40. bis 45. KW

Rückfragen ausschließlich über die Plattform bis 20.09., 12:00 Uhr.

Im Auftrag
Behnke`,
    expected: [],
  },
  {
    name: 'de: wine tasting at five, harvest helpers until half past four',
    sentAt: '2027-09-07T16:03:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Georg Nussbaumer <georg@weinbau-nussbaumer.example>',
    subject: 'Verkostung neuer Jahrgang',
    text: `Servus Martin!

Der Grüne Veltliner ist so weit. Magst am Dienstag, 14.9. um 17 Uhr zum Kosten vorbeikommen? Bis halb fünf hab ich noch die Lesehelfer da, nachher bin ich ganz für dich da.

Preis ab Hof bleibt bei 7,90, Bestellungen für Weihnachten bitte bis Ende Oktober.

Prost
Georg`,
    expected: [at('2027-09-14T17:00:00+02:00')],
  },
  {
    name: 'de: insurance expert was there, refund by a date',
    sentAt: '2027-09-09T13:37:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Schadenservice Hanse Assekuranz <schaden@hanse-assekuranz.example>',
    subject: 'Schaden-Nr. 27-5530-118: Regulierung',
    text: `Sehr geehrter Herr Timmermann,

unser Gutachter hat den Wasserschaden am 02.09.2027 um 14:30 Uhr bei Ihnen aufgenommen. Eine weitere Besichtigung ist nicht erforderlich. Wir überweisen Ihnen 3.126,45 € bis zum 17.09.2027.

Die Trocknungsgeräte holt die Firma Trockenfix am 13.09. zwischen 9 und 12 Uhr beim Pförtner ab.

Mit freundlichen Grüßen
Hanse Assekuranz`,
    expected: [],
  },
  {
    name: 'de: json-ld visit of a roastery, text names closing of the shop',
    sentAt: '2027-09-13T18:45:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Rösterei Hafenkante <kurse@hafenkante-kaffee.example>',
    subject: 'Buchungsbestätigung HK-2207',
    text: `Moin Birte,

dein Platz im Baristakurs ist sicher!

Freitag, 1. Oktober 2027
18:15 – 20:45 Uhr
Rösterei Hafenkante, Speicher 3

Unser Laden schließt um 18 Uhr, klingel dann bitte seitlich. Umbuchen geht bis 24. September.

Bis dann!`,
    html: `<html><body><p>Moin Birte,</p><p>dein Platz im Baristakurs ist sicher!</p><table><tr><td>Freitag, 1. Oktober 2027</td></tr><tr><td>18:15 – 20:45 Uhr</td></tr><tr><td>Rösterei Hafenkante, Speicher 3</td></tr></table><p>Unser Laden schließt um 18 Uhr, klingel dann bitte seitlich. Umbuchen geht bis 24. September.</p><p>Bis dann!</p>
<script type="application/ld+json">[{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"HK-2207","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Birte Lüders"},"reservationFor":{"@type":"EducationEvent","name":"Baristakurs","startDate":"2027-10-01T18:15:00+02:00","endDate":"2027-10-01T20:45:00+02:00","location":{"@type":"Place","name":"Rösterei Hafenkante","address":"Speicher 3"}}}]</script></body></html>`,
    expected: [at('2027-10-01T18:15:00+02:00', '2027-10-01T20:45:00+02:00')],
  },
  {
    name: 'de: bus company tells changed school bus times',
    sentAt: '2027-09-20T10:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Omnibus Vetter <fahrplan@omnibus-vetter.example>',
    subject: 'Geänderte Abfahrtszeiten ab 4. Oktober',
    text: `Sehr geehrte Schulleitung,

wegen der Baustelle in Unterau ändern sich ab Montag, 4. Oktober, die Zeiten der Linie 214:

Unterau Kirche    6:58 (bisher 7:06)
Obertal Schule    7:21 (bisher 7:24)
Rückfahrten       12:25, 13:15 und 15:50

Bitte geben Sie dies an die Eltern weiter. Die Baustelle dauert voraussichtlich bis 26. November.

Freundliche Grüße
Omnibus Vetter`,
    expected: [],
  },
  {
    name: 'de: first aid training as a whole day, lunch and list deadline',
    sentAt: '2027-09-22T14:09:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Anja Westermann <a.westermann@seniorenhaus-linde.example>',
    subject: 'Erste-Hilfe-Schulung',
    text: `Liebe Frau Kessler,

Sie sind für die ganztägige Erste-Hilfe-Schulung am Dienstag, 12. Oktober 2027 eingetragen. Ihre Schicht an dem Tag übernimmt Frau Popp (6–14 Uhr). Die genaue Anfangszeit steht noch nicht fest, Sie bekommen sie vom Schulungsträger.

Bitte melden Sie sich bis 1.10., wenn Sie vegetarisch essen.

Viele Grüße
Anja Westermann
Pflegedienstleitung`,
    expected: [days('2027-10-12')],
  },
  {
    name: 'de: software maker invites a whole list to a webinar',
    sentAt: '2027-10-05T07:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Kassenheld <webinare@kassenheld.example>',
    subject: 'Webinar am 14.10.: Kassenprüfung ohne Angst',
    text: `Hallo,

am Donnerstag, 14. Oktober, 16:00–17:00 Uhr zeigt unsere Expertin Dr. Nora Fels live, worauf Prüfer achten. Kostenlos, begrenzte Plätze!

Jetzt anmelden: https://kassenheld.example/webinar-1410

Keine Zeit? Die Aufzeichnung kommt am 18.10.

Ihr Team von Kassenheld
Newsletter abbestellen: https://kassenheld.example/stop`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: acceptance of a quoted hour after the clock change, vienna',
    sentAt: '2027-10-27T09:34:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Christof Lechner <c.lechner@lechner-beton.example>',
    subject: 'Re: Abnahme Stiegenhaus',
    text: `Guten Morgen Frau Arch. Riedl,

ja, passt, Mittwoch um acht. Der Polier kommt schon um sieben und räumt auf, um zehn muss ich dann weiter nach St. Pölten.

Schöne Grüße
Christof Lechner

Am 26.10.2027 um 18:12 schrieb Arch. Riedl:
> Herr Lechner, ginge es für die Abnahme am Mittwoch, 3. November um 8:00 Uhr auf der Baustelle?
> Mit besten Grüßen
> Riedl`,
    expected: [at('2027-11-03T08:00:00+01:00')],
  },
  {
    name: 'de: author turns a reading down',
    sentAt: '2027-10-29T11:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Friederike Anhalt <f.anhalt@schreibstube-anhalt.example>',
    subject: 'Lesung in Ihrer Buchhandlung',
    text: `Liebe Frau Jost,

über Ihre Einladung für den 19. November um 20 Uhr habe ich mich sehr gefreut, muss aber passen: An dem Abend lese ich in Jena, und den Rest des Monats bin ich im Schreibhaus an der Ostsee. Vielleicht klappt es mit dem nächsten Buch, das im Herbst 2028 herauskommt.

Mit herzlichem Gruß
Friederike Anhalt`,
    expected: [],
  },
  {
    name: 'de: board meeting of a club only in the ics, text tells when the room opens',
    sentAt: '2027-11-02T12:45:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Sportförderverein Wiesental <kontakt@sfv-wiesental.example>',
    subject: 'Vorstandssitzung November',
    text: `Hallo Gerlinde,

unsere nächste Vorstandssitzung, zu der du als Kassenprüferin dazugehörst, steht fest, Kalendereintrag anbei. Der Raum ist ab 18:30 Uhr offen. Bringst du das Kassenbuch mit?

Anträge bitte bis 10.11. an mich.

Liebe Grüße
Wolfram`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//SFV Wiesental//Vereinskalender//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:vs-2027-11@sfv-wiesental.example
DTSTAMP:20271102T114400Z
DTSTART:20271117T180000Z
DTEND:20271117T200000Z
SUMMARY:Vorstandssitzung November
LOCATION:Vereinsheim Wiesental
ORGANIZER;CN=Wolfram Jahnke:mailto:kontakt@sfv-wiesental.example
ATTENDEE;CN=Gerlinde Buch:mailto:gerlinde@buch-buchhaltung.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-17T19:00:00+01:00', '2027-11-17T21:00:00+01:00')],
  },
  {
    name: 'de: cake order with delivery and serving hours',
    sentAt: '2027-11-08T15:52:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Beatrice Gerber <beatrice.gerber@stiftung-rosenau.example>',
    subject: 'Bestellung Torten',
    text: `Guten Tag

Für unser Jubiläum am 27. November bestelle ich:

2 Schwarzwäldertorten, 12 Stück (je Fr. 68.–)
1 Zuger Kirschtorte, 16 Stück
Bitte so liefern, dass alles um 13.30 Uhr kühl steht, Kaffee gibt es um 15 Uhr. Die Küche nimmt ab 10 Uhr an.

Rechnung wie immer an die Verwaltung.

Freundliche Grüsse
B. Gerber`,
    expected: [],
  },
  {
    name: 'de: reader in new york, talk with a german publisher in berlin time only',
    sentAt: '2027-11-10T17:30:00+01:00',
    timezone: 'America/New_York',
    from: 'Dorothee Feldkamp <feldkamp@verlag-feldkamp.example>',
    subject: 'Übersetzungsvertrag',
    text: `Liebe Frau Sandler,

ich möchte den Vertrag gern mündlich mit Ihnen durchgehen. Ich schlage Montag, den 15. November um 16:00 Uhr Berliner Zeit vor, bei Ihnen ist es dann Vormittag. Eine Dreiviertelstunde sollte reichen.

Hier die Einwahl: https://sprechen.example/feldkamp

Bis 20.11. müsste ich die Seitenzahl an die Druckerei melden.

Herzlich aus Münster
Dorothee Feldkamp`,
    expected: [at('2027-11-15T10:00:00-05:00', '2027-11-15T10:45:00-05:00')],
  },
  {
    name: 'de: parish tells a neighbour when bells ring',
    sentAt: '2027-11-22T18:16:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Pfarrbüro St. Nikolai <pfarrbuero@nikolai-gemeinde.example>',
    subject: 'Läuteordnung im Advent',
    text: `Sehr geehrte Frau Hartung,

da Ihr Atelier direkt am Turm liegt, hier wie gewünscht, wann es im Advent laut wird:

- werktags 7:00, 12:00 und 18:00 Uhr je fünf Minuten
- Samstag, 4. Dezember, 17:00 Uhr Turmblasen, etwa eine halbe Stunde
- Sonntag 9:45 Uhr volles Geläut

Nach den Feiertagen wird es dann wieder stiller.

Gesegneten Advent
Ihr Pfarrbüro`,
    expected: [],
  },
  {
    name: 'de: christmas dinner of the firm in an informal note, bus home beside',
    sentAt: '2027-12-01T09:10:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Nils Haberkorn <nils@haberkorn-elektro.example>',
    subject: 'weihnachtsessen!!',
    text: `hi zusammen,

weihnachtsessen steht: freitag 10.12., 18:30 im goldenen hirsch. arbeit ist an dem tag um 15 uhr schluss, dann könnt ihr euch noch schick machen :-)
letzter bus nach hause fährt 23:12, wer länger bleiben will ruft ein taxi auf firmenkosten.

gebt mir bis montag bescheid ob gans oder karpfen.

nils`,
    expected: [at('2027-12-10T18:30:00+01:00')],
  },
];
