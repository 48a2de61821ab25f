import { defineTexts } from '../language.tsx';

/** Choosing a due date or a snooze time. */
export const datesText = defineTexts({
  en: {
    due: (count: number) => (count === 1 ? 'Due' : `Due date of ${count} tasks`),
    snooze: (count: number) => (count === 1 ? 'Snooze until' : `Snooze ${count} tasks until`),
    hint: 'Tomorrow, Friday, in a week …',
    noDue: 'No due date',
    wake: 'Back now',
    dueTime: 'Due on',
    snoozeTime: 'Back on',
    setDue: 'Set due date',
    setSnooze: 'Snooze',
  },
  de: {
    due: (count) => (count === 1 ? 'Fällig' : `Fälligkeit von ${count} Aufgaben`),
    snooze: (count) => (count === 1 ? 'Zurückstellen bis' : `${count} Aufgaben zurückstellen bis`),
    hint: 'Morgen, Freitag, in einer Woche …',
    noDue: 'Nicht mehr fällig',
    wake: 'Jetzt zurückholen',
    dueTime: 'Fällig am',
    snoozeTime: 'Zurück am',
    setDue: 'Fälligkeit setzen',
    setSnooze: 'Zurückstellen',
  },
});
