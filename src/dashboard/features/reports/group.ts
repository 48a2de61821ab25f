import type { Schemas } from '../../api/client.ts';

type Day = Schemas['Report']['days'][number];

/** Longer ranges are grouped by week, as the bars would be too thin. */
const MOST_DAYS = 92;
const WEEK = 7;

/** Returns the days or their weeks, of which the last is whole; `date` is the first day. */
export function groupDays(days: readonly Day[]): { isByWeek: boolean; groups: Day[] } {
  if (days.length <= MOST_DAYS) return { isByWeek: false, groups: [...days] };
  const groups: Day[] = [];
  for (let end = days.length; end > 0; end -= WEEK) {
    const week = days.slice(Math.max(0, end - WEEK), end);
    const sum = (name: Exclude<keyof Day, 'date'>) => week.reduce((all, day) => all + day[name], 0);
    groups.unshift({
      date: week[0]?.date ?? '',
      received: sum('received'),
      sent: sum('sent'),
      auto_replied: sum('auto_replied'),
      done: sum('done'),
    });
  }
  return { isByWeek: true, groups };
}

/** Splits a duration into days, hours and minutes, rounded for reading. */
export function partsOf(minutes: number): { days: number; hours: number; minutes: number } {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  if (hours >= 48) {
    const all = Math.round(whole / 60);
    return { days: Math.floor(all / 24), hours: all % 24, minutes: 0 };
  }
  return { days: 0, hours, minutes: whole % 60 };
}
