import { defineTexts } from '../../../lib/language.ts';

/** Mails about tasks: assigned ones, and due ones. */
export const taskWords = defineTexts({
  en: {
    assignedTo: (title: string) => `Assigned to you: ${title}`,
    assignedSubject: 'A task was assigned to you',
    assigned: 'A task was assigned to you in Herald',
    open: 'Open the task',
    task: 'A task',
    due: (time: string) => `due ${time}`,
    dueSubject: (title: string) => `Due: ${title}`,
    manyDue: (count: number) => `Due: ${count} tasks`,
    more: (count: number) => `… and ${count} more`,
    ofNobody: (count: number) => `Nobody is assigned to ${count === 1 ? 'it' : 'them'}.`,
    zone: (zone: string) => `Times are in the time zone ${zone}.`,
  },
  de: {
    assignedTo: (title) => `Für dich: ${title}`,
    assignedSubject: 'Dir wurde eine Aufgabe zugewiesen',
    assigned: 'Dir wurde in Herald eine Aufgabe zugewiesen',
    open: 'Aufgabe öffnen',
    task: 'Eine Aufgabe',
    due: (time) => `fällig am ${time}`,
    dueSubject: (title) => `Fällig: ${title}`,
    manyDue: (count) => `Fällig: ${count} Aufgaben`,
    more: (count) => `… und ${count} weitere`,
    ofNobody: (count) => `${count === 1 ? 'Sie ist' : 'Sie sind'} niemandem zugewiesen.`,
    zone: (zone) => `Die Uhrzeiten sind in der Zeitzone ${zone}.`,
  },
});
