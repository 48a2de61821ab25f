import { defineTexts } from '../language.tsx';

/** Merging and splitting conversations, and changing their inbox. */
export const shapeText = defineTexts({
  en: {
    mergeWith: 'Merge with',
    mergeHint: 'Find a conversation by its words',
    noConversation: 'No other conversation has these words.',
    typeWords: 'Type words of its subject or its text.',
    searching: 'Searching…',
    searchFailed: 'The search did not work.',
    merged: (count: number) => `${count} conversations merged.`,
    mergeFailed: 'The conversations were not merged.',
    tooMany: (most: number) => `At most ${most} conversations can be merged at once.`,
    state: { snoozed: 'Snoozed', done: 'Done' },
    inbox: 'Inbox',
    inboxHint: 'Find an inbox',
    noInbox: 'No inbox has this name.',
    inInbox: (inbox: string, count: number) =>
      count === 1 ? `Moved to ${inbox}.` : `${count} conversations moved to ${inbox}.`,
    inboxFailed: 'The inbox was not changed.',
    messageMenu: 'More about this message',
    changeInbox: 'Move to another inbox',
    splitOff: 'Move to its own conversation',
    splitFrom: 'New conversation from here on',
    split: (count: number) =>
      count === 1
        ? 'The message has its own conversation now.'
        : `${count} messages have their own conversation now.`,
    splitFailed: 'The conversation was not split.',
    tooManyMessages: (most: number) => `At most ${most} messages can be moved at once.`,
    undoFailed: 'It could not be undone.',
    notRestored: 'The conversation has changed since, and stays as it is.',
  },
  de: {
    mergeWith: 'Zusammenführen mit',
    mergeHint: 'Unterhaltung an ihren Wörtern erkennen',
    noConversation: 'Keine andere Unterhaltung enthält diese Wörter.',
    typeWords: 'Gib Wörter aus ihrem Betreff oder ihrem Text ein.',
    searching: 'Wird gesucht …',
    searchFailed: 'Die Suche hat nicht geklappt.',
    merged: (count) => `${count} Unterhaltungen sind jetzt eine.`,
    mergeFailed: 'Die Unterhaltungen wurden nicht zusammengeführt.',
    tooMany: (most) => `Höchstens ${most} Unterhaltungen lassen sich auf einmal zusammenführen.`,
    state: { snoozed: 'Zurückgestellt', done: 'Erledigt' },
    inbox: 'Postfach',
    inboxHint: 'Postfach suchen',
    noInbox: 'So heißt kein Postfach.',
    inInbox: (inbox, count) =>
      count === 1 ? `Jetzt in ${inbox}.` : `${count} Unterhaltungen sind jetzt in ${inbox}.`,
    inboxFailed: 'Das Postfach wurde nicht geändert.',
    messageMenu: 'Mehr zu dieser Nachricht',
    changeInbox: 'Postfach ändern',
    splitOff: 'In eine eigene Unterhaltung verschieben',
    splitFrom: 'Neue Unterhaltung ab hier',
    split: (count) =>
      count === 1
        ? 'Die Nachricht hat jetzt eine eigene Unterhaltung.'
        : `${count} Nachrichten haben jetzt eine eigene Unterhaltung.`,
    splitFailed: 'Die Unterhaltung wurde nicht geteilt.',
    tooManyMessages: (most) => `Höchstens ${most} Nachrichten lassen sich auf einmal verschieben.`,
    undoFailed: 'Es wurde nicht zurückgenommen.',
    notRestored: 'Die Unterhaltung hat sich seitdem geändert und bleibt, wie sie ist.',
  },
});
