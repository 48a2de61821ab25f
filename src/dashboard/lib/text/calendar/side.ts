import { defineTexts } from '../language.tsx';

/** Suggestions, imports, bookings and the feed. */
export const sideText = defineTexts({
  en: {
    suggestions: 'Suggestions',
    suggestionsLead: 'Meetings that your mail speaks of. Nothing becomes an event by itself.',
    suggestionsEmpty: 'No suggestions',
    suggestionsHint: 'When a mail speaks of a meeting, it is here to accept or dismiss.',
    moreSuggestions: 'More suggestions',
    kinds: {
      invitation: 'Invitation in the mail',
      reservation: 'Reservation',
      booking: 'Booking',
      text: 'Passage of the mail',
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
    detect: 'Find meetings in a mail',
    detectHint: 'Find a mail by its words',
    detectNone: 'No mail has these words.',
    detectSearching: 'Searching …',
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
    syncFailed: 'Bookings could not be fetched.',
    lastSync: (when: string) => `Last fetched ${when}`,
    feed: 'In your calendar program',
    feedLead: 'Apple Calendar, Google Calendar and Thunderbird can subscribe to this calendar.',
    feedLink: 'Get the address in settings',
    panel: 'Suggestions and bookings',
    closePanel: 'Close suggestions and bookings',
  },
  de: {
    suggestions: 'Vorschläge',
    suggestionsLead: 'Treffen, von denen deine Mail spricht. Von selbst wird nichts zum Termin.',
    suggestionsEmpty: 'Keine Vorschläge',
    suggestionsHint: 'Wenn eine Mail von einem Treffen spricht, kannst du es hier annehmen oder verwerfen.',
    moreSuggestions: 'Weitere Vorschläge',
    kinds: {
      invitation: 'Einladung in der Mail',
      reservation: 'Reservierung',
      booking: 'Buchung',
      text: 'Stelle aus der Mail',
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
    detect: 'Treffen in einer Mail finden',
    detectHint: 'Eine Mail an ihren Wörtern finden',
    detectNone: 'Keine Mail hat diese Wörter.',
    detectSearching: 'Suche …',
    detected: (count) =>
      count === 0
        ? 'Darin wurde kein Treffen gefunden.'
        : count === 1
          ? 'Ein Treffen wurde gefunden.'
          : `${count} Treffen wurden gefunden.`,
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
      syncing: 'Holt Buchungen',
      ok: 'Funktioniert',
      failing: 'Gestört',
    },
    providers: { cal_com: 'Cal.com', calendly: 'Calendly' },
    noBookings: 'Cal.com und Calendly können ihre Buchungen hier eintragen.',
    connect: 'Dienst verbinden',
    manage: 'In den Einstellungen verwalten',
    syncNow: 'Buchungen jetzt holen',
    syncStarted: 'Buchungen werden geholt.',
    syncFailed: 'Die Buchungen konnten nicht geholt werden.',
    lastSync: (when) => `Zuletzt geholt: ${when}`,
    feed: 'In deinem Kalenderprogramm',
    feedLead: 'Apple Kalender, Google Kalender und Thunderbird können diesen Kalender abonnieren.',
    feedLink: 'Adresse in den Einstellungen holen',
    panel: 'Vorschläge und Buchungen',
    closePanel: 'Vorschläge und Buchungen schließen',
  },
});
