import { useState } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { addMonths, weekdayOf } from '../../../lib/zones.ts';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { DateField } from '../../../ui/time/date-field.tsx';
import { useCalendar } from '../data/calendar-context.ts';
import { FREQUENCIES, type Frequency, type Rule, readRule, writeRule } from '../time/recurrence.ts';
import { useRuleWords } from '../time/rule-words.ts';

interface Props {
  rule: string;
  startDate: string;
  zone: string;
  isAllDay: boolean;
  onChange: (rule: string) => void;
}

const CHOICES = ['never', ...FREQUENCIES, 'rule'] as const;

/** The recurrence: common rules can be selected, others are shown as text. */
export function RecurrenceField({ rule: written, startDate, zone, isAllDay, onChange }: Props) {
  const text = useText(calendarText);
  const words = useRuleWords(zone);
  const rule = written ? readRule(written, zone) : null;
  const [isText, setText] = useState(written !== '' && !rule);
  const choice = isText ? 'rule' : (rule?.frequency ?? 'never');
  const set = (change: Partial<Rule>) => onChange(writeRule({ ...rule!, ...change }, zone, isAllDay));

  function choose(next: (typeof CHOICES)[number]) {
    setText(next === 'rule');
    if (next === 'never') onChange('');
    else if (next === 'rule') onChange(written || 'FREQ=WEEKLY');
    else {
      const plain = { interval: 1, weekdays: [], nth: null, until: null, count: null };
      const weekdays = next === 'weekly' ? [weekdayOf(startDate)] : [];
      onChange(writeRule({ ...plain, ...rule, frequency: next, weekdays, nth: null }, zone, isAllDay));
    }
  }

  return (
    <div className={written ? 'grid gap-3 rounded-lg border border-line p-3' : ''}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={text.recurrence}
          value={choice}
          onChange={({ target }) => choose(target.value as (typeof CHOICES)[number])}
          options={CHOICES.map((each) => [each, text.frequencies[each]] as const)}
        />
        {rule && !isText && (
          <Field
            label={`${text.interval} … ${text.units[rule.frequency](rule.interval)}`}
            type="number"
            min={1}
            max={99}
            value={rule.interval}
            onChange={({ target }) => set({ interval: Math.max(1, Math.min(99, Number(target.value) || 1)) })}
          />
        )}
      </div>
      {isText && (
        <Field
          label={text.rule}
          hint={text.ruleHint}
          value={written}
          maxLength={1000}
          required
          spellCheck={false}
          className="font-mono"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {rule && !isText && (
        <>
          {rule.frequency === 'weekly' && <Weekdays rule={rule} startDate={startDate} set={set} />}
          {rule.frequency === 'monthly' && <MonthlyBy rule={rule} startDate={startDate} set={set} />}
          <Ending rule={rule} startDate={startDate} zone={zone} set={set} />
        </>
      )}
      {written && (
        <p aria-live="polite" className="text-quiet text-sm">
          {words(written)}
        </p>
      )}
    </div>
  );
}

interface PartProps {
  rule: Rule;
  startDate: string;
  set: (change: Partial<Rule>) => void;
}

function Weekdays({ rule, startDate, set }: PartProps) {
  const text = useText(calendarText);
  const { format } = useCalendar();
  const days = Array.from({ length: 7 }, (_, day) => ((format.weekStart - 1 + day) % 7) + 1);
  const chosen = rule.weekdays.length ? rule.weekdays : [weekdayOf(startDate)];
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="pb-1 font-medium">{text.on}</legend>
      {days.map((day) => {
        const isOn = chosen.includes(day);
        const next = isOn ? chosen.filter((each) => each !== day) : [...chosen, day];
        return (
          <button
            key={day}
            type="button"
            aria-pressed={isOn}
            aria-label={format.nameOf(day, true)}
            onClick={() => next.length && set({ weekdays: next })}
            className="min-h-8 min-w-10 rounded-full border border-line px-2 hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent pointer-coarse:min-h-11"
          >
            {format.nameOf(day)}
          </button>
        );
      })}
    </fieldset>
  );
}

function MonthlyBy({ rule, startDate, set }: PartProps) {
  const text = useText(calendarText);
  const { format } = useCalendar();
  const weekday = weekdayOf(startDate);
  const day = Number(startDate.slice(8));
  const lastDay = Number(addMonths(`${startDate.slice(0, 8)}31`, 0).slice(8));
  const week = Math.ceil(day / 7);
  const weeks = [...(week < 5 ? [week] : []), ...(day + 7 > lastDay ? [-1] : [])];
  if (rule.nth && !weeks.includes(rule.nth.week)) weeks.push(rule.nth.week);
  const name = (each: number) =>
    text.sameWeekday(text.nth(each, format.nameOf(rule.nth?.weekday ?? weekday, true)));
  return (
    <Select
      label={text.monthlyBy}
      value={rule.nth ? String(rule.nth.week) : ''}
      onChange={({ target }) =>
        set({
          nth: target.value ? { week: Number(target.value), weekday: rule.nth?.weekday ?? weekday } : null,
        })
      }
      options={[['', text.sameDate(day)], ...weeks.map((each) => [String(each), name(each)] as const)]}
    />
  );
}

const USUAL_COUNT: Record<Frequency, number> = { daily: 10, weekly: 10, monthly: 12, yearly: 5 };

function Ending({ rule, startDate, zone, set }: PartProps & { zone: string }) {
  const text = useText(calendarText);
  const ending = rule.until ? 'until' : rule.count ? 'count' : 'never';
  const end = (next: string) =>
    set({
      until: next === 'until' ? addMonths(startDate, 3) : null,
      count: next === 'count' ? USUAL_COUNT[rule.frequency] : null,
    });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={text.ends}
        value={ending}
        onChange={({ target }) => end(target.value)}
        options={(['never', 'until', 'count'] as const).map((each) => [each, text.endings[each]] as const)}
      />
      {rule.until && (
        <DateField
          label={text.lastDate}
          zone={zone}
          required
          min={startDate}
          value={rule.until}
          onValue={(date) => date && set({ until: date })}
        />
      )}
      {rule.count !== null && !rule.until && (
        <Field
          label={text.times}
          type="number"
          required
          min={1}
          max={999}
          value={rule.count}
          onChange={({ target }) => set({ count: Math.max(1, Math.min(999, Number(target.value) || 1)) })}
        />
      )}
    </div>
  );
}
