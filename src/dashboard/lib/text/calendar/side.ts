import { defineTexts } from '../language.tsx';

/** Suggestions, imports, bookings and the feed. */
export const sideText = defineTexts({
  en: {
    suggestions: 'Suggestions',
    suggestionsLead: 'Meetings mentioned in your mail. Nothing is added by itself.',
    suggestionsEmpty: 'No suggestions',
    suggestionsHint: 'When an email mentions a meeting, you can add or dismiss it here.',
    moreSuggestions: 'More suggestions',
    kinds: {
      invitation: 'Invitation in the email',
      reservation: 'Reservation',
      booking: 'Booking',
      text: 'Text of the email',
    },
    confidence: (value: number) => (value >= 0.8 ? 'Sure' : value >= 0.5 ? 'Likely' : 'Unsure'),
    confidenceHint: (percent: string) => `Certain to ${percent}`,
    pickTime: 'Which time?',
    addEvent: 'Add',
    editFirst: 'Edit first',
    dismiss: 'Dismiss',
    dismissed: 'The suggestion is dismissed.',
    dismissFailed: 'The suggestion could not be dismissed.',
    acceptFailed: 'The event could not be created.',
    detect: 'Find meetings in an email',
    detectHint: 'Search for an email',
    detectNone: 'No email has these words.',
    detectSearching: 'Searching…',
    detected: (count: number) =>
      count === 0
        ? 'No meeting was found in it.'
        : count === 1
          ? 'One meeting was found.'
          : `${count} meetings were found.`,
    search: 'Search',
    importTitle: 'Import a calendar',
    importLead: 'A file of another calendar (.ics): at most 1 MB and 500 events. Nobody is told.',
    importFile: 'File',
    importSubmit: 'Import',
    importTooBig: 'The file is over 1 MB.',
    imported: (count: number) =>
      count === 0
        ? 'No event was imported.'
        : count === 1
          ? 'One event was imported.'
          : `${count} events were imported.`,
    refused: (count: number) => (count === 1 ? 'One event was not taken' : `${count} events were not taken`),
    incomplete: 'Taken, but not all of it',
    refusedUnnamed: 'Without a name',
    bookings: 'Bookings',
    bookingStates: {
      waiting: 'Waiting for the first booking',
      syncing: 'Fetching bookings',
      ok: 'Working',
      failing: 'Failing',
    },
    providers: { cal_com: 'Cal.com', calendly: 'Calendly' },
    noBookings: 'Cal.com and Calendly can put their bookings here.',
    connect: 'Connect a service',
    manage: 'Manage in settings',
    syncNow: 'Fetch bookings now',
    syncStarted: 'Bookings are being fetched.',
    syncFailed: 'Bookings could not be fetched. Try again.',
    lastSync: (when: string) => `Last fetched ${when}`,
    feed: 'In other calendars',
    feedLead: 'Apple Calendar, Google Calendar and Thunderbird can subscribe to this calendar.',
    feedLink: 'Get the address in settings',
    panel: 'Suggestions and bookings',
    closePanel: 'Close suggestions and bookings',
  },
  de: {
    suggestions: 'Vorschläge',
    suggestionsLead: 'Termine, die in deinen E-Mails stehen. Von selbst wird nichts eingetragen.',
    suggestionsEmpty: 'Keine Vorschläge',
    suggestionsHint: 'Steht in einer E-Mail ein Termin, kannst du ihn hier eintragen oder verwerfen.',
    moreSuggestions: 'Weitere Vorschläge',
    kinds: {
      invitation: 'Einladung in der E-Mail',
      reservation: 'Reservierung',
      booking: 'Buchung',
      text: 'Text der E-Mail',
    },
    confidence: (value) => (value >= 0.8 ? 'Sicher' : value >= 0.5 ? 'Wahrscheinlich' : 'Unsicher'),
    confidenceHint: (percent) => `Zu ${percent} sicher`,
    pickTime: 'Welche Zeit?',
    addEvent: 'Eintragen',
    editFirst: 'Bearbeiten',
    dismiss: 'Verwerfen',
    dismissed: 'Der Vorschlag ist verworfen.',
    dismissFailed: 'Der Vorschlag konnte nicht verworfen werden.',
    acceptFailed: 'Der Termin konnte nicht angelegt werden.',
    detect: 'Termine in einer E-Mail finden',
    detectHint: 'E-Mail suchen',
    detectNone: 'Keine E-Mail enthält diese Wörter.',
    detectSearching: 'Wird gesucht …',
    detected: (count) =>
      count === 0
        ? 'Darin wurde kein Termin gefunden.'
        : count === 1
          ? 'Ein Termin wurde gefunden.'
          : `${count} Termine wurden gefunden.`,
    search: 'Suchen',
    importTitle: 'Kalender importieren',
    importLead:
      'Eine Datei eines anderen Kalenders (.ics): höchstens 1 MB und 500 Termine. Niemand wird benachrichtigt.',
    importFile: 'Datei',
    importSubmit: 'Importieren',
    importTooBig: 'Die Datei ist größer als 1 MB.',
    imported: (count) =>
      count === 0
        ? 'Kein Termin wurde importiert.'
        : count === 1
          ? 'Ein Termin wurde importiert.'
          : `${count} Termine wurden importiert.`,
    refused: (count) =>
      count === 1 ? 'Ein Termin wurde nicht übernommen' : `${count} Termine wurden nicht übernommen`,
    incomplete: 'Übernommen, aber nicht ganz',
    refusedUnnamed: 'Ohne Namen',
    bookings: 'Buchungen',
    bookingStates: {
      waiting: 'Wartet auf die erste Buchung',
      syncing: 'Buchungen werden abgerufen',
      ok: 'Funktioniert',
      failing: 'Fehler',
    },
    providers: { cal_com: 'Cal.com', calendly: 'Calendly' },
    noBookings: 'Cal.com und Calendly können ihre Buchungen hier eintragen.',
    connect: 'Dienst verbinden',
    manage: 'In den Einstellungen verwalten',
    syncNow: 'Buchungen jetzt abrufen',
    syncStarted: 'Buchungen werden abgerufen.',
    syncFailed: 'Die Buchungen konnten nicht abgerufen werden. Versuch es noch einmal.',
    lastSync: (when) => `Zuletzt abgerufen: ${when}`,
    feed: 'In anderen Kalendern',
    feedLead: 'Apple Kalender, Google Kalender und Thunderbird können diesen Kalender abonnieren.',
    feedLink: 'Zur Adresse in den Einstellungen',
    panel: 'Vorschläge und Buchungen',
    closePanel: 'Vorschläge und Buchungen schließen',
  },
});
