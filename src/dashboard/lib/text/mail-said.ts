import { defineTexts } from './language.tsx';

/** What is said of a change of conversations, after it. */
export const saidText = defineTexts({
  en: {
    states: {
      open: (count: number) => (count === 1 ? 'Open again.' : `${count} conversations are open again.`),
      done: (count: number) => (count === 1 ? 'Done.' : `${count} conversations are done.`),
      spam: (count: number) => (count === 1 ? 'It is spam.' : `${count} conversations are spam.`),
      trash: (count: number) => (count === 1 ? 'In the trash.' : `${count} conversations are in the trash.`),
    },
    read: (count: number) => (count === 1 ? 'Read.' : `${count} conversations are read.`),
    unread: (count: number) => (count === 1 ? 'Unread.' : `${count} conversations are unread.`),
    assigned: (name: string, count: number) =>
      count === 1 ? `Assigned to ${name}.` : `${count} conversations are assigned to ${name}.`,
    unassigned: 'Assigned to nobody.',
    changed: 'Changed.',
    notRestored: (count: number) =>
      count === 1
        ? 'The conversation has changed since, and stays as it is.'
        : `${count} conversations have changed since, and stay as they are.`,
    noTask: 'There is no task here: nothing to change.',
    failed: 'The change was not saved.',
  },
  de: {
    states: {
      open: (count) => (count === 1 ? 'Wieder offen.' : `${count} Unterhaltungen sind wieder offen.`),
      done: (count) => (count === 1 ? 'Erledigt.' : `${count} Unterhaltungen sind erledigt.`),
      spam: (count) => (count === 1 ? 'Das ist Spam.' : `${count} Unterhaltungen sind Spam.`),
      trash: (count) => (count === 1 ? 'Im Papierkorb.' : `${count} Unterhaltungen sind im Papierkorb.`),
    },
    read: (count) => (count === 1 ? 'Gelesen.' : `${count} Unterhaltungen sind gelesen.`),
    unread: (count) => (count === 1 ? 'Ungelesen.' : `${count} Unterhaltungen sind ungelesen.`),
    assigned: (name, count) =>
      count === 1 ? `${name} zugewiesen.` : `${count} Unterhaltungen sind ${name} zugewiesen.`,
    unassigned: 'Niemandem zugewiesen.',
    changed: 'Geändert.',
    notRestored: (count) =>
      count === 1
        ? 'Die Unterhaltung hat sich seitdem geändert und bleibt, wie sie ist.'
        : `${count} Unterhaltungen haben sich seitdem geändert und bleiben, wie sie sind.`,
    noTask: 'Hier gibt es keine Aufgabe: Es ist nichts zu ändern.',
    failed: 'Die Änderung wurde nicht gespeichert.',
  },
});
