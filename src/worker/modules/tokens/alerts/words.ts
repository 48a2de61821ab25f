import { defineTexts } from '../../../../lib/language.ts';

/** The mail about token alerts that were reached. */
export const alertWords = defineTexts({
  en: {
    usedSubject: (tokens: string) => `${tokens} tokens were used`,
    leftSubject: (tokens: string) => `${tokens} tokens are left`,
    manySubject: (count: number) => `${count} token alerts were reached`,
    used: (tokens: string, day: string, threshold: string, period: string) =>
      `${tokens} tokens were used since ${day}. The alert is set to ${threshold} ${period}.`,
    left: (tokens: string, threshold: string) =>
      `${tokens} tokens are left. The alert is set to ${threshold}.`,
    periods: { day: 'a day', week: 'a week', month: 'a month' },
    note: 'To change alerts or buy tokens, open AI and tokens in the settings.',
  },
  de: {
    usedSubject: (tokens) => `${tokens} Token wurden verbraucht`,
    leftSubject: (tokens) => `${tokens} Token sind übrig`,
    manySubject: (count) => `${count} Token-Warnungen wurden erreicht`,
    used: (tokens, day, threshold, period) =>
      `${tokens} Token wurden seit dem ${day} verbraucht. Die Warnung ist auf ${threshold} ${period} eingestellt.`,
    left: (tokens, threshold) => `${tokens} Token sind übrig. Die Warnung ist auf ${threshold} eingestellt.`,
    periods: { day: 'am Tag', week: 'in der Woche', month: 'im Monat' },
    note: 'Warnungen ändern und Token kaufen kannst du in den Einstellungen unter KI und Token.',
  },
});
