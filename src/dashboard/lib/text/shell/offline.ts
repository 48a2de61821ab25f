import { defineTexts } from '../language.tsx';

/** Times without a connection, and what is sent after them. */
export const offlineText = defineTexts({
  en: {
    seen: (time: string) => `You see what was loaded here before ${time}.`,
    sent: (count: number) =>
      count === 1 ? 'The change that waited is sent.' : `The ${count} changes that waited are sent.`,
    refused: (label: string) => `This was refused, and is as before: “${label}”`,
    alreadySent: 'The change has been sent meanwhile.',
    notSeen: 'You are offline, and this was not opened here before.',
    notKept: 'You are offline, and the change could not be stored in this browser.',
  },
  de: {
    seen: (time) => `Du siehst, was hier bis ${time} geladen war.`,
    sent: (count) =>
      count === 1
        ? 'Die Änderung, die gewartet hat, ist gesendet.'
        : `Die ${count} Änderungen, die gewartet haben, sind gesendet.`,
    refused: (label) => `Das wurde abgelehnt und ist wie vorher: „${label}“`,
    alreadySent: 'Die Änderung ist inzwischen gesendet.',
    notSeen: 'Keine Verbindung, und das war hier noch nie geöffnet.',
    notKept: 'Keine Verbindung, und die Änderung ließ sich in diesem Browser nicht speichern.',
  },
});
