import { defineTexts } from '../../../../lib/language.ts';

/** Fields of dates and times, and their lists. */
export const datesText = defineTexts({
  en: {
    month: 'Choose a day',
    earlierMonth: 'Earlier month',
    laterMonth: 'Later month',
    times: 'Choose a time',
    time: 'Time',
    noDate: 'Write a day, like “fri”, “2 dec” or “in 3 days”.',
    noTime: 'Write a time, like “9:30” or “2pm”.',
    noZone: 'There is no such time zone. Choose one from the list, such as Europe/Berlin.',
    notBefore: (day: string) => `Not before ${day}.`,
    notAfter: (day: string) => `Not after ${day}.`,
  },
  de: {
    month: 'Tag wählen',
    earlierMonth: 'Früherer Monat',
    laterMonth: 'Späterer Monat',
    times: 'Uhrzeit wählen',
    time: 'Uhrzeit',
    noDate: 'Schreib einen Tag, etwa „fr“, „2. dez“ oder „in 3 tagen“.',
    noTime: 'Schreib eine Uhrzeit, etwa „9:30“ oder „14 uhr“.',
    noZone: 'Diese Zeitzone gibt es nicht. Wähle eine aus der Liste, zum Beispiel Europe/Berlin.',
    notBefore: (day) => `Nicht vor dem ${day}.`,
    notAfter: (day) => `Nicht nach dem ${day}.`,
  },
});
