import type { Case } from './case.ts';

/** German mails for which the signs must tell a meeting from what else happens at a time. */
export const germanCases: Case[] = [
  ['Bücherei', 'Die entliehenen Medien sind am Donnerstag, 8. Oktober, bis 18 Uhr zurückzugeben.', []],
  ['Ihre Bestellung', 'Ihr Sofa kommt am Mittwoch zwischen 9 und 11 Uhr mit unserer Spedition.', []],
  ['Herbstferien', 'In den Herbstferien ist das Sekretariat donnerstags von 9 bis 12 Uhr besetzt.', []],
  ['Danke', 'es war schön, Sie am Freitag um 10 Uhr bei uns zu haben. Das Angebot folgt per Post.', []],
  [
    'Konzert',
    'Meine Tochter spielt am Samstag um 16 Uhr beim Schulkonzert, ich bin dann nicht erreichbar.',
    [],
  ],
  ['Wasser', 'Am Dienstag, 13. Oktober, wird von 8 bis 12 Uhr das Wasser abgestellt.', []],
  ['Abo', 'Der Betrag von 12,99 € wird am 9. Oktober um 0:05 Uhr von Ihrem Konto abgebucht.', []],
  ['Im Radio', 'Unsere Gründerin ist am Mittwoch um 20 Uhr im Deutschlandfunk zu hören.', []],
  ['Tickets', 'Der Vorverkauf beginnt am Freitag, 9. Oktober, um 10 Uhr.', []],
  [
    'AW: Freitag',
    'Freitag 15 Uhr schaffe ich leider nicht, da haben wir die Prüfer im Haus. Ich melde mich mit anderen Terminen.',
    [],
  ],
  [
    'Besichtigung',
    'die Besichtigung am Donnerstag um 14 Uhr hat sich leider erledigt, die Wohnung ist vergeben.',
    [],
  ],
  ['Reise', 'Mein Zug kommt am Mittwoch um 9:40 Uhr in Köln an und fährt um 17:05 Uhr zurück.', []],
  [
    'Gemeinderat',
    'Der Gemeinderat entscheidet am 14. Oktober um 19 Uhr über den Bebauungsplan. Ich halte Sie auf dem Laufenden.',
    [],
  ],
  ['Mal wieder', 'wir sollten mal wieder ein Bier trinken gehen, vielleicht nach dem 20., eilt nicht.', []],
  [
    'Heizung',
    'unser Monteur Herr Brandt kommt am Dienstag, 13. Oktober, zwischen 8 und 10 Uhr zur Wartung Ihrer Therme. Bitte sorgen Sie dafür, dass jemand zu Hause ist.',
    ['2026-10-13T08:00'],
  ],
  [
    'AW: Angebot',
    'danke fürs Angebot. Wäre es möglich, dass ich mir das Muster am Donnerstag gegen 16 Uhr bei Ihnen anschaue?',
    ['2026-10-08T16:00'],
  ],
  [
    'Vorstellungsgespräch',
    'wir möchten Sie gerne kennenlernen und laden Sie für Montag, den 12. Oktober, um 10:30 Uhr in unser Büro nach Leipzig ein.',
    ['2026-10-12T10:30'],
  ],
  ['AW: Mittag', 'Donnerstag klingt gut, sagen wir 12:45 Uhr in der Krone?', ['2026-10-08T12:45']],
  [
    'Unser Termin',
    'mir ist etwas dazwischengekommen. Könnten wir unser Treffen von Mittwoch 14 Uhr auf Freitag, 9. Oktober, 11 Uhr verlegen?',
    ['2026-10-09T11:00'],
  ],
  [
    'Zahnarzt',
    'wir erinnern Sie an Ihren Termin bei Dr. Schah am 14.10.2026 um 9:20 Uhr. Bitte seien Sie zehn Minuten früher da.',
    ['2026-10-14T09:20'],
  ],
  [
    'Mitgliederversammlung',
    'die Mitgliederversammlung des Kleingartenvereins ist am Mittwoch, 14. Oktober, um 19:30 Uhr im Vereinsheim (Einlass ab 19 Uhr). Alle Mitglieder sind herzlich willkommen.',
    ['2026-10-14T19:30'],
  ],
  ['kurz', 'kannst du mich morgen um 10 anrufen? wegen dienstplan', ['2026-10-06T10:00']],
  [
    'Übergabe',
    'Für die Übergabe geht bei mir entweder Dienstag, der 13., um 14 Uhr oder Donnerstag, der 15., um halb zehn.',
    ['2026-10-13T14:00', '2026-10-15T09:30'],
  ],
  [
    'Stellenanzeige',
    'Bewerbungsschluss ist Freitag, der 16. Oktober, 12 Uhr. Die Gespräche finden in der Woche ab dem 26. statt.',
    [],
  ],
  [
    'Schaden',
    'am Dienstag um 7:40 Uhr hat Ihr Stapler unser Tor gerammt. Bitte melden Sie sich bis Donnerstag, 12 Uhr, bei unserer Versicherung.',
    [],
  ],
  ['Lohn', 'Der Lohnlauf startet am Donnerstag um 15 Uhr, Änderungen brauche ich vorher.', []],
  ['Ihr Aufenthalt', 'Anreise ist am Samstag, 10. Oktober, ab 15 Uhr, Abreise am Montag bis 11 Uhr.', []],
  ['Dienstplan', 'Maja übernimmt am Mittwoch von 9 bis 13 Uhr die Theke, Tom von 13 bis 17 Uhr.', []],
  [
    'Müll',
    'Die Sperrmüllabfuhr kommt am Donnerstag, 8. Oktober, ab 6 Uhr. Bitte stellen Sie alles am Vorabend raus.',
    [],
  ],
  ['Fußball', 'Das Derby ist jetzt am Sonntag um 16:30 Uhr, ich schaue daheim.', []],
  ['Erreichbarkeit', 'Sie erreichen mich am Dienstag ab 14 Uhr oder Mittwoch bis 11 Uhr auf dem Handy.', []],
  [
    'AW: AW: Dach',
    'Hallo Paul,\n\ndas passt uns. Wir beginnen am Montag, 12. Oktober, um 7:30 Uhr mit dem Gerüst. Können Sie das Tor offen lassen?\n\nGruß\nPhilipp\n\nPhilipp März Dächer\nBüro Mo-Fr 7-16 Uhr',
    ['2026-10-12T07:30'],
  ],
  [
    'Fotos',
    'für die Portraits hätte ich am Freitag, den 9., um 13 Uhr oder am Dienstag, den 13., um 16 Uhr noch etwas frei. Was ist Ihnen lieber?',
    ['2026-10-09T13:00', '2026-10-13T16:00'],
  ],
  ['AW: Abschluss', 'Gut, dann Dienstag 13.10. um 15 Uhr. Ich bringe Kekse mit.', ['2026-10-13T15:00']],
  [
    'Tierarzt',
    'Bella ist am Donnerstag, 15. Oktober, um 17:40 Uhr zur Impfung eingetragen. Bitte Impfpass mitbringen.',
    ['2026-10-15T17:40'],
  ],
  [
    'Vorstand',
    'Liebe Mitglieder, die nächste Vorstandssitzung findet am 14. Oktober von 18 bis 19:30 Uhr per Zoom statt. Die Unterlagen folgen am Freitag.',
    ['2026-10-14T18:00'],
  ],
  [
    '10 Jahre',
    'Wir werden 10! Feiern Sie mit uns am Freitag, 16. Oktober, ab 17 Uhr im Laden. Die Getränke gehen auf uns.',
    ['2026-10-16T17:00'],
  ],
  [
    'Anprobe',
    'die Anprobe am Mittwoch um 11 Uhr können wir nicht halten, die Schneiderin ist krank. Stattdessen hätten wir Montag, 12. Oktober, 14 Uhr für Sie.',
    ['2026-10-12T14:00'],
  ],
  [
    'Kontoauszug',
    'Die nächste Rate wird am 9. Oktober eingezogen. Unsere Hotline ist montags von 9 bis 11 Uhr stark ausgelastet.',
    [],
  ],
  ['Prüfungsergebnisse', 'Die Ergebnisse stehen ab Donnerstag, 15. Oktober, 9 Uhr online.', []],
  [
    'AW: Rechnung 88',
    'Wir haben heute um 8:15 Uhr überwiesen, das Geld sollte spätestens Mittwoch 15 Uhr da sein.',
    [],
  ],
  [
    'Schade',
    'ich habe am Freitag um 14 Uhr eine halbe Stunde vor der Bank auf Sie gewartet. Was war los?',
    [],
  ],
  [
    'Rabatt',
    'Unser Herbstverkauf läuft von Donnerstag, 8. Oktober, 9 Uhr bis Sonntag, 18 Uhr: 20 % auf alles.',
    [],
  ],
  ['Lärm', 'Am Mittwoch wird von 8 bis 12 Uhr im Nachbarhaus gebohrt, es kann laut werden.', []],
  [
    'Trauerfeier',
    'die Trauerfeier für unseren Freund Tom Page ist am Mittwoch, 14. Oktober, um 11:30 Uhr in St. Marien. Anschließend seid ihr ins Schwanen eingeladen.',
    ['2026-10-14T11:30'],
  ],
  [
    'Re: Küche',
    'Hallo ihr zwei, entschuldigt die Funkstille. Montag geht nicht, aber Dienstag, 13., zwischen 14 und 16 Uhr wäre okay. Würde das passen?',
    ['2026-10-13T14:00'],
  ],
  [
    'Kennenlernen',
    'Sehr geehrte Frau Roth, danke für Ihre Bewerbung. Hätten Sie nächsten Mittwoch, 14. Oktober, um Viertel nach zwei Zeit für ein Gespräch? Es dauert etwa 45 Minuten.',
    ['2026-10-14T14:15'],
  ],
  ['Re: sync', 'passt! donnerstag 16 uhr, ich schicke einen teams-link', ['2026-10-08T16:00']],
  [
    'Begehung',
    'Ankündigung: Ein Vertreter der Verwaltung besichtigt die Wohnung am 13.10.2026 um 10 Uhr. Ihre Anwesenheit ist nicht erforderlich.',
    ['2026-10-13T10:00'],
  ],
  [
    'Kaffee',
    'Bist du am Donnerstag in der Stadt? Ich habe um 11 eine Stunde frei und würde dir gern die Drucke zeigen.',
    ['2026-10-08T11:00'],
  ],
  [
    'Unwetter',
    'Am Donnerstag ist von 6 bis 21 Uhr mit Sturm zu rechnen. Bitte sichern Sie lose Gegenstände.',
    [],
  ],
  [
    'Parkplatz',
    'Ab Montag, 12. Oktober, 7 Uhr wird der Parkplatz neu asphaltiert. Bitte parken Sie bis Mittwoch 18 Uhr woanders.',
    [],
  ],
  [
    'Mietvertrag',
    'Das Mietverhältnis beginnt am 1. November 2026. Die Schlüssel liegen Mo bis Fr von 9 bis 17 Uhr im Büro.',
    [],
  ],
  [
    'Beschwerde',
    'Ihre Leute wollten letzten Donnerstag um 8 Uhr da sein, gekommen ist niemand. Ich erwarte eine Gutschrift.',
    [],
  ],
  ['Bestellung', 'Bestellen Sie bis Freitag 17 Uhr, dann ist die Ware am Samstag vor 12 Uhr bei Ihnen.', []],
  [
    'Re: Webseite',
    'Hallo Lou, der Entwurf ist fertig. Schaust du bitte drüber und gibst mir bis Donnerstag um 16 Uhr Rückmeldung?',
    [],
  ],
  ['AW: Donnerstag', 'Hallo Ben, Donnerstag um 10 ist perfekt. Bis dann!', ['2026-10-08T10:00']],
  [
    'Baustelle',
    'Moin Jo. Baubesprechung verschoben, jetzt Mi 14.10. 8:30 Uhr statt Mo. Gleiches Tor.',
    ['2026-10-14T08:30'],
  ],
  [
    'Erste Fahrstunde',
    'Ihre erste Fahrstunde: Samstag, 10. Oktober, 9:00 bis 10:30 Uhr. Ich hole Sie zu Hause ab.',
    ['2026-10-10T09:00'],
  ],
  [
    'Zwei Termine',
    'Wir könnten am 14. Oktober um 10 Uhr oder am 16. Oktober um 15 Uhr.',
    ['2026-10-14T10:00', '2026-10-16T15:00'],
  ],
];
