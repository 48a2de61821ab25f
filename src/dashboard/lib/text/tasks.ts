import { defineTexts } from './language.tsx';

/** What a task has, wherever one sees or changes it. */
export const tasksText = defineTexts({
  en: {
    status: 'Status',
    statuses: { todo: 'To do', in_progress: 'In progress', done: 'Done' },
    priority: 'Priority',
    priorities: { urgent: 'Urgent', high: 'High', medium: 'Medium', low: 'Low' },
    assignee: 'Assignee',
    inbox: 'Inbox',
    nobody: 'Nobody',
    me: (name: string) => `${name} (you)`,
    formerMember: 'A former member',
    is: (field: string, value: string) => `${field}: ${value}`,
    setStatus: (status: string) => `Set status: ${status}`,
    setPriority: (priority: string) => `Set priority: ${priority}`,
    moved: (count: number, status: string) =>
      count === 1 ? `Moved to “${status}”.` : `${count} tasks moved to “${status}”.`,
    prioritized: (count: number, priority: string) =>
      count === 1
        ? `The priority is now “${priority}”.`
        : `${count} tasks now have the priority “${priority}”.`,
    assigned: (count: number, name: string) =>
      count === 1 ? `Assigned to ${name}.` : `${count} tasks assigned to ${name}.`,
    unassigned: (count: number) =>
      count === 1 ? 'Nobody has this task now.' : `Nobody has these ${count} tasks now.`,
    changeFailed: 'Not everything could be changed.',
    filter: 'Filter by name',
    noMatch: 'Nobody has this name.',
  },
  de: {
    status: 'Status',
    statuses: { todo: 'Zu tun', in_progress: 'In Arbeit', done: 'Erledigt' },
    priority: 'Priorität',
    priorities: { urgent: 'Dringend', high: 'Hoch', medium: 'Mittel', low: 'Niedrig' },
    assignee: 'Zuständig',
    inbox: 'Postfach',
    nobody: 'Niemand',
    me: (name) => `${name} (du)`,
    formerMember: 'Ein früheres Mitglied',
    is: (field, value) => `${field}: ${value}`,
    setStatus: (status) => `Status setzen: ${status}`,
    setPriority: (priority) => `Priorität setzen: ${priority}`,
    moved: (count, status) =>
      count === 1 ? `Verschoben nach „${status}“.` : `${count} Aufgaben verschoben nach „${status}“.`,
    prioritized: (count, priority) =>
      count === 1
        ? `Die Priorität ist jetzt „${priority}“.`
        : `${count} Aufgaben haben jetzt die Priorität „${priority}“.`,
    assigned: (count, name) =>
      count === 1 ? `Zuständig ist jetzt ${name}.` : `Für ${count} Aufgaben ist jetzt ${name} zuständig.`,
    unassigned: (count) =>
      count === 1
        ? 'Für diese Aufgabe ist jetzt niemand zuständig.'
        : `Für diese ${count} Aufgaben ist jetzt niemand zuständig.`,
    changeFailed: 'Nicht alles ließ sich ändern.',
    filter: 'Nach Namen filtern',
    noMatch: 'Niemand heißt so.',
  },
});
