import { defineTexts } from '../../../../lib/language.ts';

/** The mail about events that begin soon. */
export const reminderWords = defineTexts({
  en: {
    meeting: 'A meeting',
    subject: (title: string) => `Soon: ${title}`,
    manySubject: (count: number) => `Soon: ${count} events of your calendar`,
    more: (count: number) => `… and ${count} more`,
    zone: (zone: string) => `Times are in the time zone ${zone}.`,
  },
  de: {
    meeting: 'Ein Termin',
    subject: (title) => `Gleich: ${title}`,
    manySubject: (count) => `Gleich: ${count} Termine in deinem Kalender`,
    more: (count) => `… und ${count} weitere`,
    zone: (zone) => `Die Uhrzeiten sind in der Zeitzone ${zone}.`,
  },
});
