import { defineFirstTexts } from '../define.ts';

/** The confirmations of changes to conversations. */
export const saidText = defineFirstTexts({
  states: {
    open: (count: number) => (count === 1 ? 'Reopened.' : `${count} conversations reopened.`),
    done: (count: number) => (count === 1 ? 'Marked done.' : `${count} conversations marked done.`),
    spam: (count: number) => (count === 1 ? 'Moved to spam.' : `${count} conversations moved to spam.`),
    trash: (count: number) => (count === 1 ? 'Moved to trash.' : `${count} conversations moved to trash.`),
  },
  read: (count: number) => (count === 1 ? 'Marked as read.' : `${count} conversations marked as read.`),
  unread: (count: number) => (count === 1 ? 'Marked as unread.' : `${count} conversations marked as unread.`),
  assigned: (name: string, count: number) =>
    count === 1 ? `Assigned to ${name}.` : `${count} conversations assigned to ${name}.`,
  unassigned: 'Unassigned.',
  changed: 'Changed.',
  undone: 'Undone.',
  notRestored: (count: number) =>
    count === 1
      ? 'The conversation has changed since, and stays as it is.'
      : `${count} conversations have changed since, and stay as they are.`,
  noTask: 'This conversation has no task.',
  failed: 'The change was not saved.',
});
