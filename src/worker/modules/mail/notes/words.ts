import { defineTexts } from '../../../../lib/language.ts';

/** The mail to somebody whom a note mentions. */
export const mentionWords = defineTexts({
  en: {
    colleague: 'A colleague',
    subject: (name: string, about: string) => `${name} mentioned you${about && `: ${about}`}`,
    mentioned: (name: string) => `${name} mentioned you in a note on a conversation in Herald`,
    read: 'Read the note',
  },
  de: {
    colleague: 'Jemand aus deinem Team',
    subject: (name, about) => `${name} hat dich erwähnt${about && `: ${about}`}`,
    mentioned: (name) => `${name} hat dich in Herald in einer Notiz zu einer Unterhaltung erwähnt`,
    read: 'Notiz lesen',
  },
});
