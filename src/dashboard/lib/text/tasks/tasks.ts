import { defineTexts } from '../language.tsx';

/** The fields of a task. */
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
    gone: 'Somebody who has left',
    is: (field: string, value: string) => `${field}: ${value}`,
    setStatus: (status: string) => `Set status: ${status}`,
    setPriority: (priority: string) => `Set priority: ${priority}`,
    moved: (count: number, status: string) =>
      count === 1 ? `Moved to “${status}”.` : `${count} tasks moved to “${status}”.`,
    reordered: (count: number) => (count === 1 ? 'Task moved.' : `${count} tasks moved.`),
    prioritized: (count: number, priority: string) =>
      count === 1 ? `Priority set to “${priority}”.` : `${count} tasks now have the priority “${priority}”.`,
    assigned: (count: number, name: string) =>
      count === 1 ? `Assigned to ${name}.` : `${count} tasks assigned to ${name}.`,
    unassigned: (count: number) => (count === 1 ? 'Unassigned.' : `${count} tasks unassigned.`),
    dueDate: 'Due',
    noDueDate: 'No due date',
    snooze: 'Snooze',
    notSnoozed: 'Not snoozed',
    due: (time: string) => `Due ${time}`,
    dueAt: (time: string) => `Due on ${time}`,
    overdueSince: (time: string) => `Overdue since ${time}`,
    snoozedUntil: (time: string) => `Snoozed until ${time}`,
    nowDue: (count: number, time: string) =>
      count === 1 ? `Due on ${time}.` : `${count} tasks are due on ${time}.`,
    notDue: (count: number) => (count === 1 ? 'Due date removed.' : `Due date removed from ${count} tasks.`),
    nowSnoozed: (count: number, time: string) =>
      count === 1 ? `Snoozed until ${time}.` : `${count} tasks are snoozed until ${time}.`,
    awake: (count: number) => (count === 1 ? 'No longer snoozed.' : `${count} tasks are no longer snoozed.`),
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
    gone: 'Jemand, der nicht mehr dabei ist',
    is: (field, value) => `${field}: ${value}`,
    setStatus: (status) => `Status setzen: ${status}`,
    setPriority: (priority) => `Priorität setzen: ${priority}`,
    moved: (count, status) =>
      count === 1 ? `Verschoben nach „${status}“.` : `${count} Aufgaben verschoben nach „${status}“.`,
    reordered: (count) =>
      count === 1 ? 'Die Aufgabe steht jetzt woanders.' : `${count} Aufgaben stehen jetzt woanders.`,
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
    dueDate: 'Fällig',
    noDueDate: 'Nicht befristet',
    snooze: 'Zurückstellen',
    notSnoozed: 'Nicht zurückgestellt',
    due: (time) => `Fällig ${time}`,
    dueAt: (time) => `Fällig am ${time}`,
    overdueSince: (time) => `Überfällig seit ${time}`,
    snoozedUntil: (time) => `Zurückgestellt bis ${time}`,
    nowDue: (count, time) =>
      count === 1 ? `Fällig am ${time}.` : `${count} Aufgaben sind am ${time} fällig.`,
    notDue: (count) =>
      count === 1 ? 'Die Aufgabe ist nicht mehr befristet.' : `${count} Aufgaben sind nicht mehr befristet.`,
    nowSnoozed: (count, time) =>
      count === 1 ? `Zurückgestellt bis ${time}.` : `${count} Aufgaben sind zurückgestellt bis ${time}.`,
    awake: (count) => (count === 1 ? 'Die Aufgabe ist zurück.' : `${count} Aufgaben sind zurück.`),
    changeFailed: 'Nicht alles ließ sich ändern.',
    filter: 'Nach Namen filtern',
    noMatch: 'Niemand heißt so.',
  },
});
