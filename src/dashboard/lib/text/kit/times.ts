import { defineTexts } from '../language.tsx';

/** Choosing a time: for reminders, due dates and scheduled mail. */
export const timesText = defineTexts({
  en: {
    times: {
      today: 'Today',
      later: 'Later today',
      tomorrow: 'Tomorrow',
      friday: 'Friday',
      monday: 'Monday',
      week: 'In a week',
    },
    noTime: 'Write a time to come, like “fri 9”, “2 dec 14:30”, “in 3 days” or “tomorrow evening”.',
    pick: 'Pick a time…',
    zone: (zone: string) => `In the time zone ${zone}.`,
    inFuture: 'Choose a time in the future, at most a year ahead.',
  },
  de: {
    times: {
      today: 'Heute',
      later: 'Später heute',
      tomorrow: 'Morgen',
      friday: 'Freitag',
      monday: 'Montag',
      week: 'In einer Woche',
    },
    noTime:
      'Schreib einen künftigen Zeitpunkt, etwa „fr 9“, „2. dez 14:30“, „in 3 tagen“ oder „morgen abend“.',
    pick: 'Zeit wählen …',
    zone: (zone) => `In der Zeitzone ${zone}.`,
    inFuture: 'Wähle eine Zeit in der Zukunft, höchstens ein Jahr voraus.',
  },
});
