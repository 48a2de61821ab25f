import { defineTexts } from './language.tsx';

/** Permanent deletion: confirmations and results. */
export const deletionText = defineTexts({
  en: {
    deleteForGood: 'Delete permanently',
    deleteTitle: (count: number) =>
      count === 1 ? 'Delete this conversation for good?' : `Delete ${count} conversations for good?`,
    deleteWhat:
      'All emails, attachments, notes and tasks go, and what the AI wrote about them. Nobody can bring them back.',
    deleted: (count: number) =>
      count === 1 ? 'The conversation is deleted.' : `${count} conversations are deleted.`,
    keptFor: (days: number) => (days === 1 ? 'Deleted after a day.' : `Deleted after ${days} days.`),
    empty: { trash: 'Empty the trash', spam: 'Empty spam' },
    emptyTitle: { trash: 'Empty the trash?', spam: 'Empty spam?' },
    emptyWhat:
      'Every conversation that is here now is deleted for good, with its emails, attachments, notes and tasks.',
    emptied: 'It is being emptied.',
    deleteTask: 'Delete the task',
    deleteTaskTitle: 'Delete this task for good?',
    deleteTaskWhat: 'Its history and notes go with it. The mail that it came from stays.',
    taskDeleted: 'The task is deleted.',
  },
  de: {
    deleteForGood: 'Endgültig löschen',
    deleteTitle: (count) =>
      count === 1 ? 'Diese Unterhaltung endgültig löschen?' : `${count} Unterhaltungen endgültig löschen?`,
    deleteWhat:
      'Alle E-Mails, Anhänge, Notizen und Aufgaben werden gelöscht, ebenso was die KI darüber geschrieben hat. Niemand kann sie zurückholen.',
    deleted: (count) =>
      count === 1 ? 'Die Unterhaltung ist gelöscht.' : `${count} Unterhaltungen sind gelöscht.`,
    keptFor: (days) => (days === 1 ? 'Wird nach einem Tag gelöscht.' : `Wird nach ${days} Tagen gelöscht.`),
    empty: { trash: 'Papierkorb leeren', spam: 'Spam leeren' },
    emptyTitle: { trash: 'Papierkorb leeren?', spam: 'Spam leeren?' },
    emptyWhat:
      'Jede Unterhaltung, die jetzt hier ist, wird endgültig gelöscht, mit E-Mails, Anhängen, Notizen und Aufgaben.',
    emptied: 'Wird geleert.',
    deleteTask: 'Aufgabe löschen',
    deleteTaskTitle: 'Diese Aufgabe endgültig löschen?',
    deleteTaskWhat: 'Verlauf und Notizen werden mit gelöscht. Die E-Mail, aus der sie entstand, bleibt.',
    taskDeleted: 'Die Aufgabe ist gelöscht.',
  },
});
