import { defineTexts } from '../language.tsx';

/** Choosing a due date or a snooze time. */
export const datesText = defineTexts({
  en: {
    due: (count: number) => (count === 1 ? 'Due' : `Due date of ${count} tasks`),
    snooze: (count: number) => (count === 1 ? 'Snooze until' : `Snooze ${count} tasks until`),
    hint: 'Tomorrow, Friday, 2 dec, in 3 days…',
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
    hint: 'Morgen, Freitag, 2. dez, in 3 tagen …',
    noDue: 'Nicht mehr fällig',
    wake: 'Jetzt zurückholen',
    dueTime: 'Fällig am',
    snoozeTime: 'Zurück am',
    setDue: 'Fälligkeit setzen',
    setSnooze: 'Zurückstellen',
  },
});
