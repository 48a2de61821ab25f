import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** German mails, written from the wish alone. */
export const germanMails: DetectionMail[] = [
  {
    name: 'de: a dental practice reminds of an appointment',
    sentAt: '2027-02-08T08:05:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Zahnarztpraxis Dr. Lindemann <praxis@zahn-lindemann.example>',
    subject: 'Terminerinnerung',
    text: `Sehr geehrter Herr Petersen,

wir möchten Sie an Ihren Termin zur professionellen Zahnreinigung erinnern:

Mittwoch, 17.02.2027 um 10:15 Uhr

Falls Sie verhindert sind, sagen Sie bitte mindestens 24 Stunden vorher telefonisch ab, da wir Ihnen die Zeit sonst in Rechnung stellen müssen.

Mit freundlichen Grüßen
Ihr Praxisteam Dr. Lindemann

Sprechzeiten: Mo, Di, Do 8-12 und 14-18 Uhr, Mi u. Fr 8-13 Uhr
Tel. 0431 555 01 77`,
    expected: [at('2027-02-17T10:15:00+01:00')],
  },
  {
    name: 'de: a plumber types without capitals and says half past seven',
    sentAt: '2027-03-09T18:47:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kai Brodersen <kai@brodersen-sanitaer.example>',
    subject: 'Re: heizung büro 2. og',
    text: `moin herr kramer,

ersatzteil ist heute gekommen. ich komm dann am donnerstag morgen um halb acht vorbei und bau das ein, muss jemand da sein der mir den keller aufschließt. dauert nicht lang.

gruß
kai brodersen`,
    expected: [at('2027-03-11T07:30:00+01:00')],
  },
  {
    name: 'de: a supplier offers two dates to choose from',
    sentAt: '2027-04-20T11:32:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sabine Rothfuchs <rothfuchs@druckhaus-elbe.example>',
    subject: 'Musterbögen / kurze Abstimmung',
    text: `Hallo Frau Yildiz,

die Musterbögen für den neuen Katalog sind fertig. Bevor wir in den Druck gehen, würde ich die Farben gern einmal mit Ihnen am Original anschauen, am besten hier bei uns im Haus.

Mir würde passen:
- Di., 27.4., 14 bis 15 Uhr
- Do., 29.4., 10:30 bis 11:30 Uhr

Was ist Ihnen lieber?

Viele Grüße
Sabine Rothfuchs
Druckhaus Elbe GmbH`,
    expected: [
      at('2027-04-27T14:00:00+02:00', '2027-04-27T15:00:00+02:00'),
      at('2027-04-29T10:30:00+02:00', '2027-04-29T11:30:00+02:00'),
    ],
  },
  {
    name: 'de: a customer moves from Friday to Monday',
    sentAt: '2027-05-26T15:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Thomas Wehling <t.wehling@wehling-bau.example>',
    subject: 'Baubesprechung verschieben',
    text: `Hallo Jens,

der Statiker ist Ende der Woche krank, deshalb müssen wir die Baubesprechung von Freitag, 28.05., 11 Uhr auf Montag, 31.05., 9 Uhr verschieben. Treffpunkt bleibt der Container.

Ich hoffe, das passt bei dir.

Gruß Thomas`,
    expected: [at('2027-05-31T09:00:00+02:00')],
  },
  {
    name: 'de: a recruiter in Vienna names a quarter hour and a length',
    sentAt: '2027-09-16T10:02:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Mag. Verena Holzinger <v.holzinger@talentwerk.example>',
    subject: 'Erstgespräch mit Frau Dipl.-Ing. Pichler',
    text: `Grüß Gott Herr Gruber,

Frau Pichler freut sich sehr über Ihr Interesse. Sie könnte sich am kommenden Dienstag in der Früh um Viertel nach acht bei Ihnen im Büro vorstellen. Rechnen Sie bitte mit 45 Minuten. Den Lebenslauf finden Sie im Anhang.

Geben Sie mir kurz Bescheid, ob das so in Ordnung geht?

Liebe Grüße aus dem 7. Bezirk
Verena Holzinger`,
    expected: [at('2027-09-21T08:15:00+02:00', '2027-09-21T09:00:00+02:00')],
  },
  {
    name: 'de: a Swiss club calls the board together',
    sentAt: '2027-10-18T21:14:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Reto Ammann <reto.ammann@gewerbeverein-wil.example>',
    subject: 'Einladung zur Vorstandssitzung',
    text: `Liebe Kolleginnen und Kollegen

Gerne lade ich euch zu unserer letzten Sitzung in diesem Jahr ein:

Datum: Mittwoch, 3. November 2027
Zeit: 19.30 Uhr
Ort: Restaurant Rössli, Säli im 1. Stock

Traktanden
1. Protokoll der Sitzung vom 25. August
2. Weihnachtsmarkt: Stand der Vorbereitungen
3. Budget 2028
4. Varia

Weitere Traktanden bitte bis 27. Oktober an mich.

Freundliche Grüsse
Reto`,
    expected: [at('2027-11-03T19:30:00+01:00')],
  },
  {
    name: 'de: an invitation with a calendar part',
    sentAt: '2026-12-01T09:41:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Miriam Oppermann <m.oppermann@steuer-oppermann.example>',
    subject: 'Einladung: Vorbesprechung Jahresabschluss',
    text: `Sehr geehrter Herr Dahms,

anbei wie telefonisch besprochen die Einladung zu unserer Vorbesprechung. Bitte bringen Sie die offenen Belege mit.

Freundliche Grüße
Miriam Oppermann
Steuerberaterin`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E008-7781
DTSTAMP:20261201T084100Z
DTSTART;TZID=W. Europe Standard Time:20261209T133000
DTEND;TZID=W. Europe Standard Time:20261209T150000
SUMMARY:Vorbesprechung Jahresabschluss
LOCATION:Kanzlei Oppermann\\, Am Markt 4
ORGANIZER;CN=Miriam Oppermann:mailto:m.oppermann@steuer-oppermann.example
ATTENDEE;RSVP=TRUE:mailto:dahms@dahms-metall.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2026-12-09T13:30:00+01:00', '2026-12-09T15:00:00+01:00')],
  },
  {
    name: 'de: a colleague asks for a call today with a conference link',
    sentAt: '2027-06-22T13:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jule Marquardt <jule@pixelhof.example>',
    subject: 'kurz telefonieren?',
    text: `Hi Ole,

der Kunde hat eben noch drei Änderungen geschickt. Können wir heute um 16 Uhr kurz drüber schauen? Hier der Link: https://meet.google.com/kxd-wqpe-zvr

LG Jule`,
    expected: [at('2027-06-22T16:00:00+02:00')],
  },
  {
    name: 'de: a fair over three days and the day the stand is built',
    sentAt: '2027-07-05T14:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Messeteam Nordbau <aussteller@nordtech-messe.example>',
    subject: 'Ihre Ausstellerunterlagen',
    text: `Sehr geehrte Frau Claasen,

vielen Dank für Ihre Anmeldung, wir haben den Stand C 14 in Halle 3 fest für Sie reserviert.

Die NordTech findet vom 14. bis 16. September 2027 auf dem Messegelände in Neumünster statt. Mit dem Aufbau Ihres Standes können Sie am Montag, 13. September, um 8:00 Uhr beginnen.

Ihre drei Ausstellerausweise liegen bei. Die Standrechnung folgt mit gesonderter Post und ist bis zum 31. Juli zu begleichen.

Mit freundlichen Grüßen
Ihr Messeteam`,
    expected: [days('2027-09-14', '2027-09-17'), at('2027-09-13T08:00:00+02:00')],
  },
  {
    name: 'de: a forwarded letter from the school about a parents evening',
    sentAt: '2027-09-27T12:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Anke Torbeck <anke.torbeck@torbeck.example>',
    subject: 'WG: Elternabend Klasse 4b',
    text: `Kannst du da hingehen? Ich bin in der Woche in Leipzig. Kuss A.

-----Ursprüngliche Nachricht-----
Von: Frau Siebert <siebert@grundschule-am-wall.example>
Gesendet: Montag, 27. September 2027 11:02
An: Eltern 4b
Betreff: Elternabend Klasse 4b

Liebe Eltern,

hiermit lade ich Sie herzlich zu unserem ersten Elternabend im neuen Schuljahr ein. Er findet am Donnerstag, dem 7. Oktober, um 19 Uhr im Klassenraum statt.

Themen sind die Klassenfahrt und der Übergang auf die weiterführenden Schulen.

Mit freundlichen Grüßen
K. Siebert`,
    expected: [at('2027-10-07T19:00:00+02:00')],
  },
  {
    name: 'de: a reply accepts one of the two quoted times',
    sentAt: '2027-01-15T16:38:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Harald Nissen <nissen@kanzlei-nissen.example>',
    subject: 'AW: Mietvertrag Halle 2',
    text: `Sehr geehrte Frau Brandt,

dann nehmen wir gern Mittwoch, 20.1., 15 Uhr, bei Ihnen vor Ort. Den Entwurf bringe ich mit.

Mit freundlichen Grüßen
Dr. Nissen

Am 15.01.2027 um 11:04 schrieb Heike Brandt:
> Sehr geehrter Herr Dr. Nissen,
>
> ich könnte Ihnen Dienstag um 9 Uhr oder Mittwoch um 15 Uhr anbieten,
> jeweils in unserem Büro.
>
> Viele Grüße
> H. Brandt`,
    expected: [at('2027-01-20T15:00:00+01:00')],
  },
  {
    name: 'de: the meter reader comes within a span in which somebody must be in',
    sentAt: '2026-11-24T07:30:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Hausverwaltung Kröger <service@hv-kroeger.example>',
    subject: 'Ablesung der Heizkostenverteiler',
    text: `Guten Tag,

zur Erstellung der Heizkostenabrechnung werden die Heizkostenverteiler in Ihren Gewerberäumen abgelesen:

Termin: Fr. 04.12.26, 8 - 10 Uhr

Bitte stellen Sie sicher, dass alle Räume in dieser Zeit zugänglich sind.

Ihre Hausverwaltung Kröger
Bürozeiten Mo-Do 9-15 Uhr`,
    expected: [at('2026-12-04T08:00:00+01:00', '2026-12-04T10:00:00+01:00')],
  },
  {
    name: 'de: an invoice with a term of payment',
    sentAt: '2027-08-03T06:15:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Buchhaltung Kabelwerk Süd <rechnung@kabelwerk-sued.example>',
    subject: 'Rechnung RE-2027-4471',
    text: `Sehr geehrte Damen und Herren,

anbei erhalten Sie unsere Rechnung RE-2027-4471 vom 02.08.2027 über 1.284,60 EUR.

Zahlbar bis 16.08.2027 ohne Abzug. Bei Zahlung bis zum 09.08.2027 gewähren wir 2 % Skonto.

Diese E-Mail wurde automatisch am 03.08.2027 um 06:15 Uhr erstellt.

Kabelwerk Süd GmbH, Amtsgericht Ulm HRB 70023`,
    expected: [],
  },
  {
    name: 'de: a parcel service announces a window for the delivery',
    sentAt: '2027-01-27T19:02:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Paketdienst Blitz <info@blitzpaket.example>',
    subject: 'Ihre Sendung kommt morgen',
    text: `Guten Tag Frau Heller,

Ihr Paket von Bürobedarf Schön wird voraussichtlich morgen, 28.01.2027, zwischen 10:00 und 12:00 Uhr zugestellt.

Sendungsnummer: 0034 0434 1612 8890

Nicht zu Hause? Wählen Sie bis heute 22 Uhr einen Ablageort.`,
    expected: [],
  },
  {
    name: 'de: a customer calls off an appointment without a new one',
    sentAt: '2027-04-13T08:50:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Petra Uhlig <petra.uhlig@moebel-uhlig.example>',
    subject: 'Termin Donnerstag',
    text: `Guten Morgen Herr Sander,

leider muss ich unseren Termin am Donnerstag um 14 Uhr absagen, unsere Kleine hat die Windpocken. Ich melde mich bei Ihnen, sobald sie wieder in die Kita darf.

Tut mir leid und viele Grüße
Petra Uhlig`,
    expected: [],
  },
  {
    name: 'de: a newsletter with an offer until Sunday night',
    sentAt: '2027-05-12T10:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Kaffeerösterei Tietjen <newsletter@tietjen-kaffee.example>',
    subject: 'Nur bis Sonntag: 15 % auf alle Espressi',
    text: `Moin Kaffeefreunde,

bis Sonntag, 16. Mai, 23:59 Uhr bekommt ihr mit dem Code FRUEHLING 15 % auf alle Espressobohnen.

Unser Laden in der Hafenstraße hat montags bis freitags von 9 bis 18 Uhr und samstags von 9 bis 14 Uhr geöffnet.

Ihr möchtet keine Post mehr von uns? Hier abmelden.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: an absence note with the days of a holiday',
    sentAt: '2027-07-19T09:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Florian Esch <f.esch@esch-logistik.example>',
    subject: 'Automatische Antwort: Angebot Palettenware',
    text: `Guten Tag,

vielen Dank für Ihre Nachricht. Ich bin vom 19.07. bis einschließlich 06.08.2027 im Urlaub und lese meine E-Mails nicht. Ab Montag, 9. August, bin ich wieder für Sie da.

In dringenden Fällen hilft Ihnen meine Kollegin Frau Maurer (maurer@esch-logistik.example), täglich von 8 bis 16 Uhr.

Beste Grüße
Florian Esch`,
    expected: [],
  },
  {
    name: 'de: the minutes of a meeting last week',
    sentAt: '2027-11-15T10:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Nadine Körber <koerber@ib-koerber.example>',
    subject: 'Protokoll vom 10.11.',
    text: `Hallo zusammen,

anbei das Protokoll unserer Besprechung vom Mittwoch, 10.11.2027, 13:00 bis 14:30 Uhr.

Wichtigste Punkte:
- Herr Albers liefert die Pläne bis 22.11. nach
- Das Gerüst stand am 8.11. und wurde abgenommen
- Farbton der Fassade: RAL 9010

Einwände bitte bis Ende der Woche.

Viele Grüße
Nadine Körber`,
    expected: [],
  },
  {
    name: 'de: a wholesaler tells its hours between Christmas and New Year',
    sentAt: '2026-12-14T13:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Fliesen Barkhorn <info@fliesen-barkhorn.example>',
    subject: 'Unsere Öffnungszeiten zwischen den Jahren',
    text: `Liebe Kundinnen und Kunden,

so erreichen Sie uns über die Feiertage:

24. bis 27.12.: geschlossen
28. bis 30.12.: 7 bis 12 Uhr
31.12. und 1.1.: geschlossen
ab Montag, 4. Januar, wieder wie gewohnt 6:30 bis 17 Uhr

Wir danken für die gute Zusammenarbeit und wünschen frohe Weihnachten!

Ihr Team von Fliesen Barkhorn`,
    expected: [],
  },
  {
    name: 'de: a reply declines the time that was offered',
    sentAt: '2027-10-05T17:21:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Bernd Stracke <b.stracke@stracke-elektro.example>',
    subject: 'Re: Besichtigung Trafostation',
    text: `Hallo Frau Weiß,

am Freitag um 10 Uhr kann ich leider nicht, da habe ich Innungsversammlung. Nächste Woche sieht es besser aus, ich rufe Sie morgen an und dann finden wir was.

Grüße
B. Stracke

> Hallo Herr Stracke,
> passt Ihnen Freitag, 8.10., 10 Uhr für die Besichtigung?
> Gruß, S. Weiß`,
    expected: [],
  },
];
