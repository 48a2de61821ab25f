import type { Case } from '../case.ts';

/** German mails from the days of a small company. */
export const germanDays: Case[] = [
  [
    'Vertragsunterzeichnung',
    'Sehr geehrte Frau Lohse,\n\nder Vertrag liegt bereit. Zur Unterschrift können Sie am Mittwoch, dem 14.10., zwischen 14 und 16 Uhr in unsere Kanzlei kommen.\n\nMit freundlichen Grüßen\nKanzlei Dr. Reuter\nMo-Do 8-17 Uhr, Fr 8-13 Uhr',
    ['2026-10-14T14:00'],
  ],
  [
    'AW: AW: Logo',
    'Moin,\n\nkönnen wir kurz reden? Ich hab heute ab 16 Uhr Zeit, sonst Do 11 Uhr.\n\nGruß Tim',
    ['2026-10-05T16:00', '2026-10-08T11:00'],
  ],
  [
    'Terminbestätigung',
    'Ihr Termin: 21.10.2026 um 9:40 Uhr bei Dr. Ahrens, Hautarztpraxis.\nBitte bringen Sie Ihre Versichertenkarte mit. Absagen bitte mindestens 24 Stunden vorher.',
    ['2026-10-21T09:40'],
  ],
  [
    'Stadtfest',
    'Liebe Mitglieder, am 24.10. beteiligen wir uns am Herbstmarkt, unser Stand ist von 10 bis 18 Uhr besetzt. Wer hilft beim Aufbau um 8 Uhr?',
    ['2026-10-24T10:00'],
  ],
  [
    'Ersatztermin',
    'Da unser Monteur erkrankt ist, kann er nicht wie geplant am 7.10. kommen. Neuer Termin wäre der 9.10., gleiche Zeit (13 Uhr).',
    ['2026-10-09T13:00'],
  ],
  [
    'Webinar',
    'Danke für Ihre Anmeldung! Unser Online-Seminar beginnt am Donnerstag, 15.10., pünktlich um 10 Uhr. Einwahl: https://us02web.zoom.us/j/123',
    ['2026-10-15T10:00'],
  ],
  [
    'Gespräch wegen Lena',
    'Liebe Frau Aksoy, ich würde gern mit Ihnen über Lenas Noten sprechen. Hätten Sie Montag in der großen Pause, 9:35 Uhr, Zeit?',
    ['2026-10-12T09:35'],
  ],
  [
    'Quartalszahlen',
    'Die Quartalszahlen müssen am 9.10. um 12 Uhr beim Steuerberater sein, sonst gibt es Verzugszinsen.',
    [],
  ],
  [
    'Danke für Ihren Einkauf',
    'Ihre Bestellung 44-81 haben wir am 5.10.2026 um 7:58 Uhr erhalten. Voraussichtlicher Versand: 7.10.',
    [],
  ],
  [
    'Sommerzeit',
    'Zur Erinnerung: In der Nacht auf Sonntag, 25. Oktober, werden um 3 Uhr die Uhren auf 2 Uhr zurückgestellt.',
    [],
  ],
  [
    'Presse',
    'Sperrfrist: Donnerstag, 8. Oktober, 10 Uhr. Die Bilder dürfen vorher nicht veröffentlicht werden.',
    [],
  ],
  [
    'Ihr Anruf',
    'Sie haben uns am 2. Oktober um 17:20 Uhr leider nicht erreicht. Unsere Hotline ist Mo-Fr 8-18 Uhr besetzt.',
    [],
  ],
  [
    'Absage Kurs',
    'Der Yogakurs am Dienstag, 13. Oktober, 18 Uhr findet mangels Teilnehmern nicht statt.',
    [],
  ],
  [
    'Parkplatz',
    'Von Dienstag 7 Uhr bis Mittwoch 17 Uhr wird der Parkplatz neu markiert, bitte weicht auf die Straße aus.',
    [],
  ],
];
