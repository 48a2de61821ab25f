import { defineFirstTexts } from '../define.ts';

/** The confirmations of changes to conversations. */
export const saidText = defineFirstTexts({
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
  unassigned: 'Unassigned.',
  changed: 'Changed.',
  undone: 'Taken back.',
  notRestored: (count: number) =>
    count === 1
      ? 'The conversation has changed since, and stays as it is.'
      : `${count} conversations have changed since, and stay as they are.`,
  noTask: 'There is no task here: nothing to change.',
  failed: 'The change was not saved.',
});
