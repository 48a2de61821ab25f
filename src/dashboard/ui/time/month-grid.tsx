import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { datesText } from '../../lib/text/kit/dates.ts';
import { useText } from '../../lib/text/language.tsx';
import { dateByKey, monthOf, weekStartOf } from '../../lib/time/weeks.ts';
import { addMonths } from '../../lib/zones.ts';
import { IconButton } from '../button.tsx';

interface Props {
  /** The chosen date, or nothing. */
  value: string;
  today: string;
  locale: string;
  min?: string;
  max?: string;
  onPick: (date: string) => void;
}

function formatsIn(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options });
    return (date: string) => made.format(Date.parse(`${date}T00:00:00Z`));
  };
  return {
    month: format({ month: 'long', year: 'numeric' }),
    day: format({ day: 'numeric' }),
    whole: format({ dateStyle: 'full' }),
    weekday: format({ weekday: 'long' }),
    short: format({ weekday: 'narrow' }),
  };
}

/** The days of a month (ARIA's grid of dates). The focus is on the chosen day, else today. */
export function MonthGrid({ value, today, locale, min = '', max = '9', onPick }: Props) {
  const text = useText(datesText);
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const within = (date: string) => (date < min ? min : date > max ? max : date);
  const [at, setAt] = useState(within(value || today));
  const movesFocus = useRef(true);
  const format = useMemo(() => formatsIn(locale), [locale]);
  const weekStart = weekStartOf(locale);
  const dates = monthOf(at, weekStart);
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));

  useEffect(() => {
    if (movesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${at}"]`)?.focus();
    movesFocus.current = false;
  }, [at]);
  function press(event: KeyboardEvent) {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const next = dateByKey(at, event, weekStart, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    movesFocus.current = true;
    setAt(within(next));
  }
  const turn = (months: number) => () => setAt(within(addMonths(at, months)));
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between">
        <IconButton label={text.earlierMonth} onClick={turn(-1)}>
          <ChevronLeft aria-hidden size={16} className="rtl:rotate-180" />
        </IconButton>
        <p id={id} aria-live="polite" className="font-medium">
          {format.month(at)}
        </p>
        <IconButton label={text.laterMonth} onClick={turn(1)}>
          <ChevronRight aria-hidden size={16} className="rtl:rotate-180" />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: screen readers then leave the arrow keys to it
        role="grid"
        aria-labelledby={id}
        className="border-separate border-spacing-0.5"
      >
        <thead>
          <tr>
            {weeks[0]!.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={format.weekday(date)}
                className="size-8 font-normal text-quiet text-xs"
              >
                {format.short(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className="p-0">
                  <button
                    type="button"
                    data-date={date}
                    aria-label={format.whole(date)}
                    aria-pressed={date === value}
                    aria-current={date === today ? 'date' : undefined}
                    disabled={within(date) !== date}
                    tabIndex={date === at ? 0 : -1}
                    onClick={() => onPick(date)}
                    onKeyDown={press}
                    className={`size-8 rounded-md tabular-nums disabled:opacity-40 ${lookOf(date, { value, today, at })}`}
                  >
                    {format.day(date)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lookOf(date: string, { value, today, at }: { value: string; today: string; at: string }): string {
  if (date === value) return 'bg-accent text-on-accent';
  const hover = 'hover:bg-hover';
  if (date === today) return `${hover} border border-accent font-semibold text-accent`;
  return date.slice(0, 7) === at.slice(0, 7) ? hover : `${hover} text-quiet`;
}
