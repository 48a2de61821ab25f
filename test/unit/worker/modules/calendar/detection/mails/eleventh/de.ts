import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const germanMails: DetectionMail[] = [
  {
    name: 'de: customer asks the joiner to measure, half past spoken',
    sentAt: '2027-01-11T18:42:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Renate Schlüter <renate.schlueter@postfach-nord.example>',
    subject: 'Einbauschrank Dachschräge',
    text: `Guten Abend Herr Wendt,

danke für den Rückruf heute Mittag. Ich habe mit meinem Mann gesprochen, wir würden den Schrank gern in Eiche haben, wenn es bei den ungefähr 3.400 Euro bleibt.

Zum Aufmessen passt es uns am Donnerstag um halb vier, da bin ich sicher von der Arbeit zurück. Klingeln Sie bitte bei Schlüter/Hansen, 2. Stock links. Einen Parkplatz finden Sie am ehesten hinter der Apotheke.

Freundliche Grüße
Renate Schlüter`,
    expected: [at('2027-01-14T15:30:00+01:00')],
  },
  {
    name: 'de: tax adviser offers three slots in a list with ranges',
    sentAt: '2027-02-02T09:17:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Kanzlei Obermeier, Sekretariat <sekretariat@obermeier-steuer.example>',
    subject: 'Besprechung Jahresabschluss 2026 - Mandant 10482',
    text: `Sehr geehrte Frau Dr. Haas,

der Entwurf Ihres Jahresabschlusses liegt vor. Herr Obermeier möchte ihn gern persönlich mit Ihnen durchgehen und bietet Ihnen folgende Termine in unserer Kanzlei an:

- Di., 09.02.2027, 10:00 - 11:00 Uhr
- Mi., 10.02.2027, 14:00 - 15:00 Uhr
- Fr., 12.02.2027, 08:30 - 09:30 Uhr

Bitte geben Sie uns bis Donnerstag, 04.02., 12:00 Uhr Bescheid, welcher Termin Ihnen zusagt.

Mit freundlichen Grüßen
i. A. Silke Brandl

Obermeier & Partner Steuerberatungsgesellschaft mbB
Tel. 089 5550 1230, Mo-Do 8.00-17.00 Uhr, Fr 8.00-13.00 Uhr`,
    expected: [
      at('2027-02-09T10:00:00+01:00', '2027-02-09T11:00:00+01:00'),
      at('2027-02-10T14:00:00+01:00', '2027-02-10T15:00:00+01:00'),
      at('2027-02-12T08:30:00+01:00', '2027-02-12T09:30:00+01:00'),
    ],
  },
  {
    name: 'de: Swiss service technician announces his visit',
    sentAt: '2027-03-15T13:51:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Beat Zumstein <beat.zumstein@lifttech-bern.example>',
    subject: 'Jahresservice Warenlift',
    text: `Grüezi Frau Aebischer

Gerne komme ich für den Jahresservice am Warenlift zu Ihnen, und zwar am kommenden Freitag, 19. März, um 09.15 Uhr. Der Lift steht dann ca. eine halbe Stunde still, danach können Sie ihn wieder normal benutzen. Die Arbeit selber dauert bis 11.00 Uhr.

Kosten gemäss Vertrag Nr. 7731, CHF 480.- exkl. MwSt.

Freundliche Grüsse
Beat Zumstein
Servicetechniker
Pikett 031 555 09 15`,
    expected: [at('2027-03-19T09:15:00+01:00', '2027-03-19T11:00:00+01:00')],
  },
  {
    name: 'de: tax deadlines only',
    sentAt: '2027-04-07T08:05:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Jutta Reiners <j.reiners@reiners-buchhaltung.example>',
    subject: 'Fristen April',
    text: `Hallo Markus,

kleine Erinnerung wie jeden Monat:

Montag, 12.04. - Umsatzsteuervoranmeldung und Lohnsteuer, geht von mir bis 10 Uhr raus, wenn ich vorher alles habe
Donnerstag, 15.04. - Zahlung an das Finanzamt, Schonfrist
Dienstag, 27.04., 24:00 Uhr - Beitragsnachweise müssen bei den Kassen sein

Schick mir also die Kassenbelege bis spätestens Freitag 14 Uhr, sonst wird es eng. Die Rechnung von der Firma Kolb über 1.190,00 fehlt mir auch noch.

LG Jutta`,
    expected: [],
  },
  {
    name: 'de: parcel carrier announces a delivery window',
    sentAt: '2027-05-19T06:31:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Paketinfo <info@rasch-paket.example>',
    subject: 'Ihre Sendung 0045 7712 9903 kommt morgen',
    text: `Guten Tag,

Ihre Sendung von Beschläge Kern GmbH wird voraussichtlich am Donnerstag, 20.05.2027 zwischen 10:15 und 13:15 Uhr zugestellt.

Sie sind nicht da? Legen Sie bis heute 22:00 Uhr einen Ablageort fest oder lassen Sie die Sendung an einen Paketshop umleiten. Die meisten Shops sind montags bis samstags von 9 bis 18 Uhr geöffnet.

Ihr Rasch-Paket-Team`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"004577129903","carrier":{"@type":"Organization","name":"Rasch Paket"},"expectedArrivalFrom":"2027-05-20T10:15:00+02:00","expectedArrivalUntil":"2027-05-20T13:15:00+02:00","partOfOrder":{"@type":"Order","orderNumber":"BK-55812","merchant":{"@type":"Organization","name":"Beschläge Kern GmbH"}}}
</script></head><body><p>Guten Tag,</p><p>Ihre Sendung von Beschläge Kern GmbH wird voraussichtlich am <b>Donnerstag, 20.05.2027 zwischen 10:15 und 13:15 Uhr</b> zugestellt.</p><p>Sie sind nicht da? Legen Sie bis heute 22:00 Uhr einen Ablageort fest oder lassen Sie die Sendung an einen Paketshop umleiten. Die meisten Shops sind montags bis samstags von 9 bis 18 Uhr geöffnet.</p><p>Ihr Rasch-Paket-Team</p></body></html>`,
    expected: [],
  },
  {
    name: 'de: Austrian chimney sweep with three quarters nine',
    sentAt: '2027-09-06T11:20:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Rauchfangkehrer Pichler <office@pichler-rauchfang.example>',
    subject: 'Kehrtermin Gasthaus',
    text: `Servus Franz,

ich wär am Mittwoch bei euch in der Gassn unterwegs und tät um dreiviertel neun in der Früh zu dir kommen, zwegn dem Küchenkamin. Bitte davor nimmer einheizen, gell.

Die Feuerbeschau macht heuer wer anderer, da kriegst eh einen Brief von der Gemeinde.

Pfiat di
Sepp Pichler`,
    expected: [at('2027-09-08T08:45:00+02:00')],
  },
  {
    name: 'de: reply takes the second of the quoted times',
    sentAt: '2027-06-09T15:33:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Nadja Ferchland <n.ferchland@hofladen-ferchland.example>',
    subject: 'AW: Termin Fotoshooting',
    text: `Liebe Frau Stein,

der zweite Vorschlag passt uns prima, den nehmen wir! Da sind auch die Erdbeeren noch schön.

Viele Grüße vom Hof
Nadja Ferchland

Am 08.06.2027 um 10:12 schrieb Carola Stein <stein@lichtwerk-agentur.example>:
> Liebe Frau Ferchland,
>
> für die Aufnahmen auf dem Hof hätten wir noch zwei Möglichkeiten frei:
> 1. Montag, 14. Juni, 9 Uhr
> 2. Donnerstag, 17. Juni, 7.30 Uhr (da ist das Licht am schönsten)
>
> Was ist Ihnen lieber?
>
> Herzlich
> Carola Stein`,
    expected: [at('2027-06-17T07:30:00+02:00')],
  },
  {
    name: 'de: customer moves the appointment to another day',
    sentAt: '2027-10-04T07:58:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Tobias Kranz <tobias.kranz@kranz-metallbau.example>',
    subject: 'Re: Angebot Serverumzug',
    text: `hallo frau yildiz,

mir ist leider eine abnahme dazwischengekommen. koennen wir unser gespraech von mittwoch 14h auf donnerstag 16h verschieben? gerne bei ihnen im buero wie geplant.

danke + sorry fuer das hin und her
t. kranz

Kranz Metallbau GmbH
Industriestr. 14a
Telefon 05261 555 880`,
    expected: [at('2027-10-07T16:00:00+02:00')],
  },
  {
    name: 'de: customer cancels without a new date',
    sentAt: '2027-11-15T20:11:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Doris Melzer <dorismelzer@briefkasten.example>',
    subject: 'Termin am Mittwoch',
    text: `Liebes Praxisteam,

leider muss ich meinen Termin zur Physiotherapie am Mittwoch, 17.11., um 11:20 Uhr absagen, mich hat die Grippe erwischt. Auch den am Freitag um 8 Uhr schaffe ich sicher nicht. Sobald ich wieder auf den Beinen bin, rufe ich an und wir machen was Neues aus.

Herzliche Grüße
Doris Melzer`,
    expected: [],
  },
  {
    name: 'de: applicant declines one time and confirms the other',
    sentAt: '2027-02-18T12:26:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Emre Aydin <emre.aydin@postwelt.example>',
    subject: 'Re: Einladung zum Vorstellungsgespräch (Ref. ZT-27-03)',
    text: `Sehr geehrte Frau Kessler,

vielen Dank für die Einladung, über die ich mich sehr gefreut habe.

Am Dienstag um 9 Uhr kann ich leider nicht, da ich eine Klausur in der Berufsschule schreibe. Den von Ihnen ebenfalls genannten Termin am Mittwoch, dem 24. Februar, um 13.00 Uhr nehme ich aber sehr gern wahr. Meine Zeugnisse bringe ich im Original mit.

Mit freundlichen Grüßen
Emre Aydin`,
    expected: [at('2027-02-24T13:00:00+01:00')],
  },
  {
    name: 'de: calendar invitation with zone and agenda in the text',
    sentAt: '2027-04-21T16:04:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Miriam Oltmanns <m.oltmanns@deichkontor.example>',
    subject: 'Einladung: Kick-off Website Relaunch',
    text: `Moin zusammen,

anbei die Einladung zum Kick-off am Dienstag, 27.04.2027, 10:00-11:30 Uhr.

Ablauf:
- Vorstellung der Beteiligten
- Ziele und Budget (max. 18.000 EUR netto)
- Zeitplan, Livegang soll der 1. September sein

Viele Grüße
Miriam`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Deichkontor//Kalender 4.2//DE
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
UID:7f3c21a0-kickoff@deichkontor.example
DTSTAMP:20270421T140355Z
DTSTART;TZID=Europe/Berlin:20270427T100000
DTEND;TZID=Europe/Berlin:20270427T113000
SUMMARY:Kick-off Website Relaunch
LOCATION:Deichkontor\\, Besprechungsraum 2
ORGANIZER;CN=Miriam Oltmanns:mailto:m.oltmanns@deichkontor.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@teehaus-borkum.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-04-27T10:00:00+02:00', '2027-04-27T11:30:00+02:00')],
  },
  {
    name: 'de: restaurant confirms a table, JSON-LD reservation',
    sentAt: '2027-06-21T17:09:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Wirtshaus zur Linde <reservierung@linde-wirtshaus.example>',
    subject: 'Ihre Tischreservierung',
    text: `Sehr geehrter Herr Mag. Leitgeb,

wir bestätigen Ihre Reservierung:

Donnerstag, 24. Juni 2027, 12:30 Uhr, 6 Personen, Gastgarten
Reservierungsnummer L-20931

Bitte beachten Sie: Warme Küche von 11:30 bis 14:00 und von 17:30 bis 21:30 Uhr. Stornierungen bitte bis Mittwoch, 18:00 Uhr.

Wir freuen uns auf Ihren Besuch!
Familie Hinterseer`,
    html: `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><script type="application/ld+json">{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"L-20931","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Georg Leitgeb"},"reservationFor":{"@type":"FoodEstablishment","name":"Wirtshaus zur Linde","address":{"@type":"PostalAddress","streetAddress":"Lindengasse 3","addressLocality":"Graz","postalCode":"8010","addressCountry":"AT"}},"startTime":"2027-06-24T12:30:00+02:00","partySize":"6"}</script></head><body><p>Sehr geehrter Herr Mag. Leitgeb,</p><p>wir bestätigen Ihre Reservierung:</p><p>Donnerstag, 24. Juni 2027, 12:30 Uhr, 6 Personen, Gastgarten<br>Reservierungsnummer L-20931</p><p>Bitte beachten Sie: Warme Küche von 11:30 bis 14:00 und von 17:30 bis 21:30 Uhr. Stornierungen bitte bis Mittwoch, 18:00 Uhr.</p><p>Wir freuen uns auf Ihren Besuch!<br>Familie Hinterseer</p></body></html>`,
    expected: [at('2027-06-24T12:30:00+02:00')],
  },
  {
    name: 'de: newsletter with open webinars',
    sentAt: '2027-09-14T10:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Handwerk Digital Akademie <news@handwerk-digital.example>',
    subject: 'Herbstprogramm: 3 kostenlose Webinare für Ihren Betrieb',
    text: `Liebe Leserin, lieber Leser,

der Herbst ist da und mit ihm unser neues Programm:

E-Rechnung ohne Stress: Di, 21.09.2027, 17:00 Uhr
Azubis finden mit Social Media: Do, 30.09.2027, 17:00 bis 18:00 Uhr
Baustellendoku per App: Mi, 06.10.2027, 12:30 Uhr

Alle Webinare sind kostenfrei. Hier geht es zur Anmeldung: https://handwerk-digital.example/webinare

Frühbucherrabatt auf unseren Meisterkurs: nur noch bis Freitag, 23:59 Uhr!

Sie erhalten diese E-Mail, weil Sie sich für unseren Newsletter angemeldet haben. Abmelden: https://handwerk-digital.example/abmelden`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'de: video call with the hour in Lisbon and here',
    sentAt: '2027-05-03T10:37:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Ines Carvalho <ines@cortica-azul.example>',
    subject: 'Korkplatten Muster',
    text: `Hallo Jan,

danke fuer die Fotos! Bevor wir 40 qm schneiden, wuerde ich das gern kurz mit dir am Bildschirm ansehen. Geht bei dir Donnerstag, 6. Mai, um 10 Uhr Lissabonner Zeit, also 11 Uhr bei euch? Ich denke 30 Minuten reichen.

Link: https://meet.cortica-azul.example/ines-jan

Liebe Gruesse aus Porto
Ines`,
    expected: [at('2027-05-06T11:00:00+02:00', '2027-05-06T11:30:00+02:00')],
  },
  {
    name: 'de: going to a trade fair together for three days',
    sentAt: '2027-01-25T14:48:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Holger Pries <holger.pries@pries-bedachung.example>',
    subject: 'Dachbaumesse',
    text: `Hallo Ulf,

hab jetzt die Karten für uns beide: Wir fahren zusammen auf die Dachbaumesse in Köln, vom 16. bis 18. Februar 2027 (Dienstag bis Donnerstag). Zimmer sind auch gebucht, 89 € die Nacht ohne Frühstück.

Trag dir die drei Tage bitte ein, nicht dass du wieder auf irgendeinem First sitzt :-)

Gruß Holger`,
    expected: [days('2027-02-16', '2027-02-19')],
  },
  {
    name: 'de: stock-take day for the whole team',
    sentAt: '2027-12-14T09:40:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Regula Hürlimann <regula.huerlimann@velo-huerlimann.example>',
    subject: 'Inventur',
    text: `Liebe alle

Wie jedes Jahr machen wir zwischen den Feiertagen Inventur: am Mittwoch, 29. Dezember, den ganzen Tag und alle miteinander. Der Laden bleibt dann zu. Für Zmittag sorge ich.

Zur Erinnerung noch: Ferieneingaben fürs 2028 bitte bis 31. Januar bei mir abgeben.

Liebe Grüsse
Regula`,
    expected: [days('2027-12-29')],
  },
  {
    name: 'de: one line in lower case for tomorrow',
    sentAt: '2027-08-10T19:26:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'kalle <kalle@fliesen-jessen.example>',
    subject: 'baustelle hafenstr',
    text: `moin, treffen wir uns morgen früh um 7 an der baustelle? bring die muster mit, die kundin is auch da. gruß kalle`,
    expected: [at('2027-08-11T07:00:00+02:00')],
  },
  {
    name: 'de: colleague forwards a complaint and hands over a visit',
    sentAt: '2027-07-15T11:02:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Sabine Thoma <thoma@hausverwaltung-thoma.example>',
    subject: 'WG: Wasserfleck Decke Bad',
    text: `Hallo Peter,

siehe unten. Ich habe Frau Lindner eben telefonisch zugesagt, dass du am Montag um 11:00 Uhr bei ihr vorbeischaust und Fotos machst. Passt das? Schlüssel vom Keller nimm bitte mit.

Danke dir, Sabine

-----Ursprüngliche Nachricht-----
Von: Gisela Lindner <g.lindner@mailhaus.example>
Gesendet: Mittwoch, 14. Juli 2027 21:47
An: Hausverwaltung Thoma
Betreff: Wasserfleck Decke Bad

Guten Abend,
seit Sonntag wird der Fleck an der Badezimmerdecke immer größer. Letzten Dienstag um 16 Uhr sollte doch schon jemand kommen, ich habe umsonst gewartet!! Ich bin am Freitag ab 10 Uhr beim Arzt und am Wochenende bei meiner Tochter.
G. Lindner, Amselweg 8`,
    expected: [at('2027-07-19T11:00:00+02:00')],
  },
  {
    name: 'de: meter reading in the rooms of the reader',
    sentAt: '2027-11-02T10:15:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Messdienst Elbtal <termine@messdienst-elbtal.example>',
    subject: 'Terminankündigung Ablesung, Liegenschaft 30-4471',
    text: `Sehr geehrte Damen und Herren,

zur Ablesung der Heizkostenverteiler und Wasserzähler in Ihrem Ladengeschäft, Görlitzer Str. 22, kommt unser Mitarbeiter

am Mittwoch, den 17. November 2027, von 8:00 bis 10:00 Uhr

zu Ihnen. Bitte sorgen Sie dafür, dass alle Geräte frei zugänglich sind.

Sollten Sie verhindert sein, teilen Sie uns dies bis zum 12.11.2027 mit. Ein Zweittermin ist kostenpflichtig (35,70 EUR).

Mit freundlichen Grüßen
Messdienst Elbtal GmbH
Servicetelefon 0351 555 2200, werktags 7-18 Uhr`,
    expected: [at('2027-11-17T08:00:00+01:00', '2027-11-17T10:00:00+01:00')],
  },
  {
    name: 'de: medical practice confirms a check-up',
    sentAt: '2027-03-02T08:44:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Praxis Dr. Wiegand <anmeldung@praxis-wiegand.example>',
    subject: 'Terminbestätigung Betriebsärztliche Untersuchung',
    text: `Guten Tag Herr Sattler,

hiermit bestätigen wir Ihren Termin zur betriebsärztlichen Untersuchung:

Dienstag, 16.03.27, 7.40 h

Bitte kommen Sie nüchtern und bringen Sie Impfpass und Brille mit. Termine, die nicht mindestens 24 Stunden vorher abgesagt werden, müssen wir in Rechnung stellen.

Ihr Praxisteam
Dr. med. Anke Wiegand, Fachärztin für Arbeitsmedizin
Sprechzeiten: Mo, Di, Do 7.30 - 12.00 h und 14.00 - 17.00 h, Mi + Fr 7.30 - 12.00 h`,
    expected: [at('2027-03-16T07:40:00+01:00')],
  },
  {
    name: 'de: authority announces an inspection, papers due before',
    sentAt: '2027-06-07T13:12:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Gewerbeaufsicht Mittelheim <poststelle@gewerbeaufsicht-mittelheim.example>',
    subject: 'Betriebsbesichtigung, Az. 51-4/2027-0388',
    text: `Sehr geehrte Damen und Herren,

im Rahmen unserer Aufsichtstätigkeit beabsichtigen wir, Ihren Betrieb am 23.06.2027 um 9.00 Uhr zu besichtigen. Wir bitten darum, dass ein Verantwortlicher sowie Ihre Fachkraft für Arbeitssicherheit anwesend sind.

Folgende Unterlagen sind bis zum 16.06.2027, 12.00 Uhr, elektronisch einzureichen:
1. Gefährdungsbeurteilung
2. Nachweise über Unterweisungen der letzten zwei Jahre
3. Prüfprotokolle der Absauganlage

Für Rückfragen stehe ich Ihnen dienstags und donnerstags von 9 bis 11 Uhr telefonisch zur Verfügung.

Im Auftrag
Kirchhoff`,
    expected: [at('2027-06-23T09:00:00+02:00')],
  },
  {
    name: 'de: thanks for a talk that is over',
    sentAt: '2027-04-15T09:03:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Lukas Behnke <l.behnke@behnke-druck.example>',
    subject: 'Danke für gestern',
    text: `Hallo Frau Marquardt,

vielen Dank für das nette Gespräch gestern um 14 Uhr, auch wenn es am Ende doch fast halb fünf geworden ist. Wie besprochen hängt das Angebot für die 5.000 Flyer an, Papier 170 g matt. Letzten Montag um 10 hatte ich Ihnen ja schon die Muster geschickt, sind die inzwischen da?

Druckfreigabe bräuchte ich bis nächsten Donnerstag, 12 Uhr, dann halten wir den Preis.

Beste Grüße
Lukas Behnke`,
    expected: [],
  },
  {
    name: 'de: availability without a proposal',
    sentAt: '2027-08-26T16:55:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Wiebke Janßen <wiebke.janssen@janssen-garten.example>',
    subject: 'AW: Gartenplanung Innenhof',
    text: `Liebe Frau Rothe,

schön, dass es weitergeht. Ich bin nächste Woche eigentlich fast immer im Büro, nur am Mittwoch nicht. Montage sind grundsätzlich gut, vormittags erreichen Sie mich am besten. Sagen Sie einfach, wann es Ihnen passt, dann richte ich mich danach.

Den Kostenrahmen (12 bis 15 Tausend) finde ich realistisch.

Sonnige Grüße
Wiebke Janßen`,
    expected: [],
  },
  {
    name: 'de: fitter comes on an afternoon without an hour',
    sentAt: '2027-10-18T12:12:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Installateur Grabner <werkstatt@grabner-installationen.example>',
    subject: 'Therme',
    text: `Hallo Frau Steindl,

das Ersatzteil (Art. 1430-22) ist heut gekommen. Mein Geselle schaut am Mittwochnachmittag bei Ihnen vorbei und baut's ein, genaue Uhrzeit kann ich noch keine sagen, er ruft vorher an. Wenn's da nicht ausgeht, dann halt Donnerstag in der Früh.

mfg
Grabner`,
    expected: [],
  },
  {
    name: 'de: family appointments as a reason for being away',
    sentAt: '2027-03-22T07:36:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Anja Drews <anja.drews@copyshop-drews.example>',
    subject: 'heute nur per Mail',
    text: `Guten Morgen Herr Vogt,

nur zur Info, falls Sie versuchen anzurufen: Mein Mann hat heute um 10 Uhr einen Termin beim Orthopäden, ich fahre ihn hin. Und um 15 Uhr ist Einschulungsuntersuchung beim Kleinen. Ich lese aber zwischendurch Mails.

Die Plakate gehen wie versprochen heute noch raus.

Viele Grüße
Anja Drews`,
    expected: [],
  },
  {
    name: 'de: parent asks the school for a talk, two times in one sentence',
    sentAt: '2027-11-08T21:18:00+01:00',
    timezone: 'Europe/Rome',
    from: 'Martha Kofler <martha.kofler@kofler-obst.example>',
    subject: 'Sprechstunde Jakob Kofler 2B',
    text: `Sehr geehrte Frau Professor Plattner,

ich würde gerne mit Ihnen über Jakobs Mathenoten reden. In Ihre Sprechstunde (dienstags 9.35 - 10.20 Uhr) kann ich wegen der Arbeit leider nie kommen. Hätten Sie am Donnerstag um 17.40 Uhr oder am Freitag gleich um acht in der Früh für mich Zeit?

Mit freundlichen Grüßen aus Lana
Martha Kofler`,
    expected: [at('2027-11-11T17:40:00+01:00'), at('2027-11-12T08:00:00+01:00')],
  },
  {
    name: 'de: club board meeting today in a fortnight',
    sentAt: '2027-05-11T22:04:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dieter Hambach <vorsitz@ruderclub-hambach.example>',
    subject: 'Vorstandssitzung',
    text: `Liebe Vorstandskolleginnen und -kollegen,

wir treffen uns zur nächsten Vorstandssitzung heute in 14 Tagen, also am 25. Mai, um 19 Uhr 30 im Bootshaus.

TOP 1 Protokoll der Sitzung vom 13. April
TOP 2 Kassenstand (aktuell 6.214,55 €)
TOP 3 Sommerfest
TOP 4 Stegsanierung
TOP 5 Verschiedenes

Anträge bitte bis zum 20. Mai an mich.

Mit sportlichem Gruß
Dieter`,
    expected: [at('2027-05-25T19:30:00+02:00')],
  },
  {
    name: 'de: couple comes to taste the wedding menu, evening hour spoken',
    sentAt: '2027-02-22T20:39:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Lena & Philipp <lena.und.philipp@hochzeitspost.example>',
    subject: 'Hochzeit - Probeessen',
    text: `Hallo liebes Team vom Mühlenhof,

wir sind immer noch ganz begeistert von eurem Saal! Ihr hattet uns ja angeboten, vorher das Menü zu probieren. Wir würden sehr gern kommenden Samstag, also den 27.2., um sieben Uhr abends dafür zu euch kommen, zu viert, weil beide Mütter mitwollen ;-)

Eine isst kein Fleisch und Philipp verträgt keine Nüsse. Die Anzahlung von 500 Euro haben wir am Freitag überwiesen.

Ganz liebe Grüße
Lena und Philipp`,
    expected: [at('2027-02-27T19:00:00+01:00')],
  },
  {
    name: 'de: rota of the market stall sent for information',
    sentAt: '2027-05-14T15:20:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Petra Noll <petra.noll@kaeserei-noll.example>',
    subject: 'Dienstplan Marktstand KW 20 (zur Info)',
    text: `Hallo Chef,

nur zur Info, so habe ich die Aushilfen für nächste Woche eingeteilt, du musst nichts machen:

Di 18.05. 6:30-13:00 Svenja
Do 20.05. 6:30-13:00 Murat
Fr 21.05. 7:00-14:00 Svenja + Olga
Sa 22.05. 6:00-14:30 Murat, Olga ab 9

Stundenzettel bekommst du wie immer am Monatsende.

Petra`,
    expected: [],
  },
  {
    name: 'de: host announces a maintenance window',
    sentAt: '2027-10-26T14:00:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Nordhost Technik <technik@nordhost.example>',
    subject: 'Geplante Wartung Ihres Servers vs-4410',
    text: `Sehr geehrter Kunde,

in der Nacht von Dienstag, 02.11.2027, 23:00 Uhr auf Mittwoch, 03.11.2027, 03:00 Uhr tauschen wir Netzwerkkomponenten im Rechenzentrum 2. Ihr Server ist in dieser Zeit für etwa 20 Minuten nicht erreichbar.

Sie brauchen nichts zu unternehmen. Unsere Technik erreichen Sie während der Arbeiten durchgehend unter 0421 555 7700.

Mit freundlichen Grüßen
Ihr Nordhost-Team`,
    expected: [],
  },
  {
    name: 'de: writer reports her own travel',
    sentAt: '2027-09-20T17:47:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Katharina Weiss <k.weiss@weiss-textil.example>',
    subject: 'Re: Stoffmuster',
    text: `Lieber Herr Dombrowski,

ich bin morgen den ganzen Tag unterwegs: Mein Flug nach Mailand geht um 8:25, Landung 9:50, und am Abend sitze ich um 19:10 Uhr schon wieder in der Maschine zurück. Die Muster kann ich mir deshalb erst später in der Woche ansehen. Ich melde mich dann von selbst bei Ihnen.

Herzliche Grüße
Katharina Weiss`,
    expected: [],
  },
  {
    name: 'de: reply declines all quoted times',
    sentAt: '2027-01-20T11:31:00+01:00',
    timezone: 'Europe/Zurich',
    from: 'Urs Wyss <urs.wyss@wyss-holzbau.example>',
    subject: 'AW: Terminvorschläge Brandschutzberatung',
    text: `Guten Tag Herr Frei

Besten Dank für Ihre Vorschläge. Leider geht bei mir keiner der drei Termine, wir stecken bis Ende Monat im Umbau der Abbundhalle. Ich komme im Februar wieder auf Sie zu.

Freundliche Grüsse
Urs Wyss

Von: Daniel Frei <d.frei@frei-brandschutz.example>
Gesendet: Dienstag, 19. Januar 2027 16:02
An: Urs Wyss
Betreff: Terminvorschläge Brandschutzberatung

Guten Tag Herr Wyss
Für die Begehung kann ich Ihnen anbieten:
Montag, 25.01.2027, 08.00 Uhr
Dienstag, 26.01.2027, 13.30 Uhr
Donnerstag, 28.01.2027, 10.00 Uhr
Freundliche Grüsse
Daniel Frei`,
    expected: [],
  },
  {
    name: 'de: calendar part cancels the weekly meeting',
    sentAt: '2027-07-05T08:22:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Robert Ziegler <ziegler@zw-architekten.example>',
    subject: 'Abgesagt: Jour fixe Neubau Kita',
    text: `Der Jour fixe am Mittwoch entfällt, das Bauamt hat sich noch nicht gemeldet.

R. Ziegler`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//ZW Architekten//Planer//DE
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:jf-kita-20270707@zw-architekten.example
DTSTAMP:20270705T062200Z
DTSTART:20270707T070000Z
DTEND:20270707T080000Z
SUMMARY:Abgesagt: Jour fixe Neubau Kita
ORGANIZER;CN=Robert Ziegler:mailto:ziegler@zw-architekten.example
ATTENDEE;CN=Elektro Baumann:mailto:info@elektro-baumann.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'de: long chatty mail from a friend of the firm with one lunch',
    sentAt: '2027-04-29T23:15:00+02:00',
    timezone: 'Europe/Zurich',
    from: 'Heidi Brunner <heidi.brunner@brunner-keramik.example>',
    subject: 'Wieder daheim!',
    text: `Hoi Markus

Also, das war eine Reise! Drei Wochen Sardinien, und nur einmal Regen. Am Ostermontag standen wir um fünf Uhr früh auf, um den Sonnenaufgang am Capo zu sehen, und was sehen wir? Nebel. Hansruedi hat den ganzen Tag gelacht.

In der Werkstatt ist natürlich das Chaos ausgebrochen. Der Ofen war am 12. kaputt, der Monteur kam erst am 20., und jetzt stehen 80 Teller für das Hotel Bären herum, die eigentlich schon glasiert sein sollten. Na ja.

Was ich eigentlich fragen wollte: Du hast doch gesagt, du willst wieder einmal im Rössli essen. Wollen wir am nächsten Dienstag, 4. Mai, zusammen Zmittag machen? Ich reserviere uns auf Viertel nach zwölf einen Tisch, du bist eingeladen, schliesslich hast du mir die Steuererklärung gerettet.

Bring doch die Fotos vom Firmenjubiläum mit, die habe ich immer noch nicht gesehen. Und grüss mir die Ursula!

Herzlich
Heidi

Brunner Keramik, Dorfstrasse 41
Atelier offen Mi-Fr 13.30-18.00, Sa 10.00-16.00`,
    expected: [at('2027-05-04T12:15:00+02:00')],
  },
  {
    name: 'de: phone call of three quarters of an hour the day after tomorrow',
    sentAt: '2027-08-02T10:10:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Frauke Seidel <frauke.seidel@seidel-personal.example>',
    subject: 'Stellenanzeige Kfz-Mechatroniker',
    text: `Hallo Herr Bartsch,

damit die Anzeige noch vor den Ferien rausgeht, würde ich Sie gern übermorgen um Viertel vor neun anrufen. Planen Sie bitte eine Dreiviertelstunde ein, es gibt einiges zu klären.

Die Schaltung kostet wie gehabt 790 € für 30 Tage.

Beste Grüße
Frauke Seidel
Seidel Personalberatung | 0511 555 4090`,
    expected: [at('2027-08-04T08:45:00+02:00', '2027-08-04T09:30:00+02:00')],
  },
  {
    name: 'de: workshop on two days with different hours',
    sentAt: '2027-08-31T13:29:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Dr. Ute Fabian <fabian@fabian-moderation.example>',
    subject: 'Strategieworkshop - Ablauf',
    text: `Liebe Frau Otten,

wie vereinbart hier die Eckdaten für unseren Strategieworkshop in Ihrem Haus:

Tag 1: Montag, 20. September, 9 bis 17 Uhr
Tag 2: Dienstag, 21. September, 9 bis 15 Uhr

Pausen gibt es jeweils um 10.30 Uhr und um 12.30 Uhr, das Essen bestellen Sie bitte bei Ihrem Caterer. Ich benötige einen Raum mit zwei Pinnwänden und einem Beamer.

Das Honorar von 2.800 Euro stelle ich danach in Rechnung.

Herzlichen Gruß
Ute Fabian`,
    expected: [
      at('2027-09-20T09:00:00+02:00', '2027-09-20T17:00:00+02:00'),
      at('2027-09-21T09:00:00+02:00', '2027-09-21T15:00:00+02:00'),
    ],
  },
  {
    name: 'de: booking tool confirms a booked consultation with link',
    sentAt: '2027-03-24T18:01:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Terminplaner <noreply@termin-quick.example>',
    subject: 'Neue Buchung: Erstberatung Photovoltaik - Jens Hoppe',
    text: `Hallo Solarteam Uckermark,

Jens Hoppe hat einen Termin bei Ihnen gebucht.

Terminart: Erstberatung Photovoltaik (Video)
Wann: Mi. 31.03.2027 16:30 - 17:15 (Europe/Berlin)
Teilnehmen: https://video.termin-quick.example/r/8841-2207
Anmerkung des Kunden: Einfamilienhaus, Dach Süd-West, ca. 60 m², Verbrauch 4.200 kWh

Gebucht am: 24.03.2027 18:00
Umbuchen oder absagen bis 24 Stunden vorher: https://termin-quick.example/b/x7Qp2`,
    expected: [at('2027-03-31T16:30:00+02:00', '2027-03-31T17:15:00+02:00')],
  },
  {
    name: 'de: sender only gives a booking link',
    sentAt: '2027-09-29T09:52:00+02:00',
    timezone: 'Europe/Berlin',
    from: 'Florian Aumann <aumann@aumann-versicherung.example>',
    subject: 'Ihre Betriebshaftpflicht',
    text: `Sehr geehrte Frau Lorenz,

Ihre Betriebshaftpflicht läuft zum 31.12.2027 aus, kündbar ist sie bis 30.09., 24 Uhr. Ich würde mit Ihnen gern über bessere Konditionen reden. Suchen Sie sich einfach selbst einen freien Termin aus:

https://buchen.aumann-versicherung.example/florian/30min

Im Büro bin ich Mo bis Do von 9 bis 16 Uhr zu erreichen.

Mit besten Grüßen
Florian Aumann`,
    expected: [],
  },
  {
    name: 'de: registration for a training course, JSON-LD event reservation',
    sentAt: '2027-10-11T12:03:00+02:00',
    timezone: 'Europe/Vienna',
    from: 'Bildungshaus Salzach <kurse@bildungshaus-salzach.example>',
    subject: 'Anmeldebestätigung Kurs 27-318',
    text: `Liebe Frau Egger,

vielen Dank für Ihre Anmeldung! Sie haben einen Platz im Kurs

Ersthelfer im Betrieb, Auffrischung
Donnerstag, 11. November 2027, 13:00 bis 17:00 Uhr
Bildungshaus Salzach, Seminarraum 4

Der Kursbeitrag von 68 Euro ist bis 28. Oktober fällig. Kostenloser Rücktritt ist bis 4. November möglich.

Mit lieben Grüßen
Ihr Kursbüro (Mo-Fr 8:00-12:00)`,
    html: `<html lang="de"><body><script type="application/ld+json">[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"27-318-0092","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Theresa Egger"},"reservationFor":{"@type":"Event","name":"Ersthelfer im Betrieb, Auffrischung","startDate":"2027-11-11T13:00:00+01:00","endDate":"2027-11-11T17:00:00+01:00","location":{"@type":"Place","name":"Bildungshaus Salzach, Seminarraum 4","address":{"@type":"PostalAddress","streetAddress":"Uferweg 12","addressLocality":"Hallein","postalCode":"5400","addressCountry":"AT"}}}}]</script><p>Liebe Frau Egger,</p><p>vielen Dank für Ihre Anmeldung! Sie haben einen Platz im Kurs</p><p><strong>Ersthelfer im Betrieb, Auffrischung</strong><br>Donnerstag, 11. November 2027, 13:00 bis 17:00 Uhr<br>Bildungshaus Salzach, Seminarraum 4</p><p>Der Kursbeitrag von 68 Euro ist bis 28. Oktober fällig. Kostenloser Rücktritt ist bis 4. November möglich.</p><p>Mit lieben Grüßen<br>Ihr Kursbüro (Mo-Fr 8:00-12:00)</p></body></html>`,
    expected: [at('2027-11-11T13:00:00+01:00', '2027-11-11T17:00:00+01:00')],
  },
  {
    name: 'de: advertising mail with an open house and late opening',
    sentAt: '2027-11-19T07:00:00+01:00',
    timezone: 'Europe/Berlin',
    from: 'Werkzeug Harms <angebote@werkzeug-harms.example>',
    subject: 'Black Week bei Harms: bis zu 40 % auf Akkugeräte',
    text: `Sehr geehrte Kundinnen und Kunden,

nur für kurze Zeit! Vom 22. bis 27. November sparen Sie bis zu 40 % auf alle Akkugeräte.

Und das Beste: Am Freitag, 26.11., öffnen wir für Sie bis 22 Uhr, mit Glühwein ab 17 Uhr und Vorführung der neuen Tauchsäge um 18:30 Uhr. Kommen Sie vorbei!

Onlinebestellungen bis Samstag, 14 Uhr, liefern wir versandkostenfrei.

Werkzeug Harms, Gewerbepark 5, Mo-Fr 7-18, Sa 8-13 Uhr
Keine Werbung mehr? Hier austragen: https://werkzeug-harms.example/austragen`,
    isBulk: true,
    expected: [],
  },
];
