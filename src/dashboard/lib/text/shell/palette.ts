import { defineTexts } from '../language.tsx';

/** The palette: commands, places, and what it finds in the data. */
export const paletteText = defineTexts({
  en: {
    title: 'Command palette',
    hint: 'Search, or run a command',
    empty: 'Nothing has these words.',
    searching: 'Searching…',
    failed: 'Mail and contacts could not be searched.',
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    conversations: 'Conversations',
    contacts: 'Contacts',
    events: 'Events',
    inboxes: 'Inboxes',
    labels: 'Labels',
    mail: 'Mail',
    searchMail: (query: string) => `Search mail for “${query}”`,
    noSubject: '(no subject)',
  },
  de: {
    title: 'Befehle',
    hint: 'Suchen oder Befehl ausführen',
    empty: 'Nichts enthält diese Wörter.',
    searching: 'Wird gesucht …',
    failed: 'E-Mails und Kontakte konnten nicht durchsucht werden.',
    results: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
    conversations: 'Unterhaltungen',
    contacts: 'Kontakte',
    events: 'Termine',
    inboxes: 'Postfächer',
    labels: 'Labels',
    mail: 'E-Mail',
    searchMail: (query) => `E-Mails nach „${query}“ durchsuchen`,
    noSubject: '(kein Betreff)',
  },
});
