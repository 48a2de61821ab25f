import type { Case } from '../case.ts';

/** Mails of the same kind, with what else people write in them. */
export const germanMails: Case[] = [
  [
    'Re: Praktikum',
    'Hallo Ines,\n\nschön, dass du bei uns reinschnuppern willst. Komm doch nächste Woche Donnerstag zum Kennenlernen, entweder um 13 Uhr oder um 15:30.\n\nGruß Bernd',
    ['2026-10-15T13:00', '2026-10-15T15:30'],
  ],
  [
    'Werkstatt',
    'Guten Tag,\n\nwir haben Ihren Wagen am Montag, 12.10., um 8:15 Uhr zur Inspektion eingeplant. Ein Leihwagen steht bereit.\n\nAutohaus Pauli\nMo-Fr 8-18 Uhr',
    ['2026-10-12T08:15'],
  ],
  [
    'Lesekreis',
    'Hallo zusammen, wegen der Ferien rutscht der Lesekreis auf Dienstag, 20. Oktober, gleiche Zeit (20 Uhr), bei Ingrid.',
    ['2026-10-20T20:00'],
  ],
  [
    'Pflegegrad',
    'Sehr geehrte Frau Graf, unsere Gutachterin besucht Sie am Mittwoch, dem 14. Oktober, zwischen zehn und halb elf zu Hause.',
    ['2026-10-14T10:00'],
  ],
  [
    'Sprechstunde',
    'Ihre Videosprechstunde mit Dr. Becker: Donnerstag, 8. Oktober, 11:30 Uhr. Wählen Sie sich bitte fünf Minuten vorher ein.',
    ['2026-10-08T11:30'],
  ],
  ['ratschen', 'lust am freitag zu ratschen? bin ab elf in der stadt', ['2026-10-09T11:00']],
  [
    'Re: Zaun',
    'Hallo Ron,\n\nam Mittwoch bin ich den ganzen Tag auf Montage in Ulm. Freitagnachmittag so um drei könnte ich zum Messen kommen, passt das?\n\nGruß Heinz',
    ['2026-10-09T15:00'],
  ],
  [
    'Neujahrsempfang',
    'Die Stadt lädt Sie zum Neujahrsempfang ein. Datum: Freitag, 8. Januar 2027. Beginn: 16:30 Uhr. U.A.w.g. bis 18. Dezember.',
    ['2027-01-08T16:30'],
  ],
  [
    'Umzug Büro',
    'Liebe Kolleginnen und Kollegen,\n\nam Montag, 19.10., informieren wir euch über den Umzug: 12:30 Uhr in der Kantine, Ende gegen 13:15 Uhr.',
    ['2026-10-19T12:30'],
  ],
  [
    'Widerspruch',
    'Sehr geehrter Herr Müller,\n\ndie Anhörung zu Ihrem Widerspruch ist auf Dienstag, den 27.10.2026, 13:20 Uhr anberaumt. Unterlagen können Sie bis zehn Tage vorher nachreichen.',
    ['2026-10-27T13:20'],
  ],
  [
    'Nikolaus',
    'Der Nikolaus kommt am Samstag, 5. Dezember! Bitte bringt die Kinder um 13:45 Uhr in die Turnhalle.',
    ['2026-12-05T13:45'],
  ],
  [
    'Re: Demo',
    'Prima, dann legen wir die Demo auf Donnerstag, den 15., von 10 bis 11. Teams-Link folgt.',
    ['2026-10-15T10:00'],
  ],
  [
    'Re: Dienstag',
    'Dienstag 10 Uhr ist mir etwas zu früh, ginge es eine Stunde später? Also 11 Uhr.',
    ['2026-10-06T11:00'],
  ],
  [
    'Verschieben',
    'Sorry, ich schaffe es morgen um 9 nicht. Können wir übermorgen halb zwei draus machen?',
    ['2026-10-07T13:30'],
  ],
  [
    'Wertgutachten',
    'Ihre Bank hat mich beauftragt, das Haus zu bewerten. Mein Vorschlag: Mittwoch, 14.10., 9 Uhr oder Freitag, 16.10., 15:30 Uhr. Was ist Ihnen recht?',
    ['2026-10-14T09:00', '2026-10-16T15:30'],
  ],
  [
    'Führung',
    'Schön, dass ihr mit der 4b in die Mühle kommt! Ihr seid am Dienstag, 3. November, um 10 Uhr dran. Der Bus kann hinterm Haus halten.',
    ['2026-11-03T10:00'],
  ],
  [
    'Rückblick',
    'Hi Jost, hab uns für den Rückblick einen Raum besorgt: Mo 12.10., 14:30-16:00, Raum 2.11.',
    ['2026-10-12T14:30'],
  ],
  ['Band', 'leute freitag 20h proberaum, wer bringt die pa mit', ['2026-10-09T20:00']],
  [
    'Blutabnahme',
    'Schwester Anke kommt am Donnerstagmorgen gegen Viertel nach sieben zur Blutabnahme zu Ihnen. Bitte nüchtern bleiben.',
    ['2026-10-08T07:15'],
  ],
  [
    'Recall',
    'Lieber Tim, deine letzte Kontrolle ist schon eine Weile her. Wir haben dir den 22.10.2026 um 16:10 Uhr freigehalten. Absagen bitte 24 Stunden vorher.',
    ['2026-10-22T16:10'],
  ],
  [
    'Gottesdienst',
    'Am Sonntag, 11. Oktober, ist um 9:30 Uhr Gottesdienst. Du bist fürs Lesen eingeteilt, komm bitte eine Viertelstunde früher.',
    ['2026-10-11T09:30'],
  ],
  [
    'Übergabe',
    'Wollen wir die Übergabe vor meinem Urlaub machen? Mittwochnachmittag um drei wäre mir am liebsten.',
    ['2026-10-07T15:00'],
  ],
  [
    'Wallbox',
    'Ihr Einbautermin steht fest: 21. Oktober 2026. Unser Elektriker kommt zwischen 8 und 12 Uhr zu Ihnen.',
    ['2026-10-21T08:00'],
  ],
  ['Mittag', 'Donnerstag Mittag beim Italiener, 12:15?', ['2026-10-08T12:15']],
  [
    'Vortrag',
    'Freitag, 23. Oktober: Vortrag über Bienen von Peter Jansen. Einlass 19:30 Uhr, Beginn 20 Uhr. Für Mitglieder frei.',
    ['2026-10-23T20:00'],
  ],
  [
    'Helfer',
    'Könntest du am Dienstag um neun beim Schränketragen helfen? Wir sind zu viert und um zwölf fertig.',
    ['2026-10-06T09:00'],
  ],
  [
    'Aufnahme',
    'Sie werden gebeten, sich am 14. Oktober um 8 Uhr 30 nüchtern auf Station C2 zu melden.',
    ['2026-10-14T08:30'],
  ],
  ['Re: Call', 'Donnerstag ist blöd, machs Freitag 9 Uhr Teams', ['2026-10-09T09:00']],
  ['Re: Planung', 'Donnerstag bin ich bis 13 Uhr im Büro, danach auf Achse. Freitag hab ich Urlaub.', []],
  [
    'krank',
    'Ich liege mit Grippe im Bett. Die Sitzung heute um 14 Uhr muss ohne mich stattfinden, grüßt alle.',
    [],
  ],
  [
    'Internet',
    'Heute Nacht zwischen 1 und 5 Uhr spielen wir ein Update ein, Ihr Anschluss kann kurz ausfallen.',
    [],
  ],
  [
    'Umfrage',
    'An der Umfrage können Sie noch bis Freitag, 16. Oktober, 18 Uhr teilnehmen. Sie dauert zehn Minuten.',
    [],
  ],
  [
    'Sperrung',
    'Am Sonntag, 11. Oktober, läuft der Marathon durch unser Viertel. Von 9 bis 16 Uhr kommt man nicht mit dem Auto raus.',
    [],
  ],
  ['Fußball', 'Schaut ihr auch? Deutschland spielt am Donnerstag um 20:45 Uhr gegen Polen im ZDF.', []],
  [
    'Zustellung',
    'Ihr Zustellzeitraum hat sich geändert: Donnerstag, 8. Oktober, 16-18 Uhr. Der Fahrer ruft vorher an.',
    [],
  ],
  [
    'Erledigt',
    'Der Monteur war am Dienstag um 10 Uhr da und hat den Hahn getauscht. Die Rechnung folgt.',
    [],
  ],
  [
    'Karten',
    'Karten gibt es ab Mittwoch, 7. Oktober, 10 Uhr. Pro Person höchstens vier Stück zu je 24,50 Euro.',
    [],
  ],
  ['Beschwerde', 'Am Donnerstag letzter Woche lief bei Ihren Nachbarn um 22:30 Uhr noch laute Musik.', []],
  [
    'Vertretung',
    'Meine Vertretung Else erreichen Sie von Montag bis Mittwoch zwischen 8:30 und 12:30 Uhr unter Durchwahl 214.',
    [],
  ],
  ['Miete', 'Ab dem 1. Januar 2027 beträgt die Miete 912,15 Euro, fällig zum Dritten des Monats.', []],
  [
    'Freitag',
    'Schade, Freitag 14 Uhr war der letzte Platz, der ist gerade weg. Ich setze dich auf die Warteliste.',
    [],
  ],
  [
    'Mein Flug',
    'Ich fliege am Mittwoch um 7:05 Uhr nach Mailand und bin am Freitag um 21:30 Uhr wieder in München.',
    [],
  ],
  ['Parken', 'Am verkaufsoffenen Sonntag, 11. Oktober, parken Sie von 12 bis 17 Uhr kostenlos.', []],
  [
    'Regeln',
    'Termine können bis 24 Stunden vorher kostenfrei verlegt werden, sonst berechnen wir 35 Euro.',
    [],
  ],
  ['Abgabe', 'Der Bericht muss am Montag, 12.10., um 9 Uhr in meinem Fach liegen.', []],
  [
    'Re: Danke',
    'Gern geschehen! Es war ein schöner Nachmittag, um 17 Uhr standen wir schon wieder draußen.',
    [],
  ],
  ['Wetter', 'Der DWD warnt für Donnerstag von 14 bis 20 Uhr vor Böen bis 80 km/h.', []],
];
