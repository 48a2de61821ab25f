import { defineTexts } from '../../../../lib/language.ts';

/** The mail to somebody who gets conversations. */
export const assignmentWords = defineTexts({
  en: {
    noSubject: '(no subject)',
    subject: (subject: string) => `Assigned to you: ${subject}`,
    assigned: 'A conversation was assigned to you in Herald:',
    manySubject: (count: number) => `${count} conversations were assigned to you`,
    many: (count: number) => `${count} conversations were assigned to you in Herald:`,
    more: (count: number) => `… and ${count} more`,
  },
  de: {
    noSubject: '(kein Betreff)',
    subject: (subject) => `Für dich: ${subject}`,
    assigned: 'Dir wurde in Herald eine Unterhaltung zugewiesen:',
    manySubject: (count) => `Dir wurden ${count} Unterhaltungen zugewiesen`,
    many: (count) => `Dir wurden in Herald ${count} Unterhaltungen zugewiesen:`,
    more: (count) => `… und ${count} weitere`,
  },
});
