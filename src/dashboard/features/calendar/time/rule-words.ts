import { useFormat } from '../../../lib/format.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { useDates } from './format-dates.ts';
import { readRule } from './recurrence.ts';

/** Describes a recurrence rule as a sentence. Returns a rule that has none as its text. */
export function useRuleWords(zone: string): (rule: string) => string {
  const text = useText(calendarText);
  const dates = useDates();
  const { list } = useFormat();
  return (written) => {
    const rule = readRule(written, zone);
    if (!rule) return text.words.rule(written);
    const days = rule.weekdays.toSorted().map((day) => dates.nameOf(day, true));
    return [
      text.words.every[rule.frequency](rule.interval),
      days.length ? text.words.on(list(days)) : '',
      rule.nth ? text.words.nth(text.nth(rule.nth.week, dates.nameOf(rule.nth.weekday, true))) : '',
      rule.until ? text.words.until(dates.day(rule.until)) : '',
      rule.count !== null && !rule.until ? text.words.count(rule.count) : '',
    ].join('');
  };
}
