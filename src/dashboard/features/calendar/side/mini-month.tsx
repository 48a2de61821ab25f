import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { addDays, addMonths } from '../../../lib/zones.ts';
import { IconButton } from '../../../ui/button.tsx';
import { usePainted } from '../../../ui/page/painted.ts';
import { useCalendar } from '../data/calendar-context.ts';
import { useOccurrences } from '../data/events.ts';
import { spanOf } from '../time/layout.ts';
import { datesOf, rangeOf } from '../time/period.ts';

const WEEKS = 6;

/** Returns the date to which a key leads from another one. */
function dateByKey(at: string, { key, shiftKey }: KeyboardEvent, week: string[]): string | undefined {
  const isRtl = document.documentElement.dir === 'rtl';
  const [before, after] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const months = shiftKey ? 12 : 1;
  if (key === before) return addDays(at, -1);
  if (key === after) return addDays(at, 1);
  if (key === 'ArrowUp') return addDays(at, -7);
  if (key === 'ArrowDown') return addDays(at, 7);
  if (key === 'Home') return week[0];
  if (key === 'End') return week[6];
  if (key === 'PageUp') return addMonths(at, -months);
  return key === 'PageDown' ? addMonths(at, months) : undefined;
}

/** A month to choose a date from. A dot marks days with events. */
export function MiniMonth() {
  const text = useText(calendarText);
  const { date, dates: shown, view, today, format, hidden, go } = useCalendar();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  // Turning the pages ends when the calendar shows another date.
  const [turned, setTurned] = useState({ from: date, to: date });
  const at = turned.from === date ? turned.to : date;
  const [first] = datesOf('month', at, format.weekStart);
  const dates = Array.from({ length: 7 * WEEKS }, (_, day) => addDays(first!, day));
  const weeks = Array.from({ length: WEEKS }, (_, week) => dates.slice(7 * week, 7 * week + 7));
  const { data } = useOccurrences(rangeOf(dates, format.zone), format.zone, usePainted());
  const spans = useMemo(
    () =>
      (data ?? []).filter(({ source }) => !hidden.includes(source)).map((each) => spanOf(each, format.zone)),
    [data, hidden, format.zone],
  );

  useLayoutEffect(() => {
    if (movesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${at}"]`)?.focus();
    movesFocus.current = false;
  }, [at]);
  const turn = (to: string) => setTurned({ from: date, to });
  function press(event: KeyboardEvent) {
    const next = dateByKey(at, event, weeks.find((week) => week.includes(at))!);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    movesFocus.current = true;
    turn(next);
  }
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <div className="flex items-center">
        <p id={id} aria-live="polite" className="me-auto truncate font-semibold">
          {format.month(at)}
        </p>
        <IconButton label={text.earlierMonth} onClick={() => turn(addMonths(at, -1))}>
          <ChevronLeft aria-hidden size={16} className="rtl:rotate-180" />
        </IconButton>
        <IconButton label={text.laterMonth} onClick={() => turn(addMonths(at, 1))} className="-me-2">
          <ChevronRight aria-hidden size={16} className="rtl:rotate-180" />
        </IconButton>
      </div>
      <table ref={grid} aria-labelledby={id} className="-mx-1 w-[calc(100%+0.5rem)] table-fixed">
        <thead>
          <tr>
            {weeks[0]!.map((each) => (
              <th
                key={each}
                scope="col"
                abbr={format.longWeekday(each)}
                className="h-6 font-normal text-quiet text-xs"
              >
                {format.narrowWeekday(each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr
              key={week[0]}
              className={view === 'week' && shown.includes(week[0]!) ? 'bg-chosen' : undefined}
            >
              {week.map((each) => (
                <td key={each} className="p-0 first:rounded-s-md last:rounded-e-md">
                  <button
                    type="button"
                    data-date={each}
                    aria-current={each === today ? 'date' : undefined}
                    aria-pressed={each === date}
                    tabIndex={each === at ? 0 : -1}
                    onKeyDown={press}
                    onClick={() => go({ date: each })}
                    className={`relative grid h-8 w-full place-items-center rounded-md text-sm outline-offset-[-2px] hover:bg-hover aria-pressed:bg-chosen aria-pressed:font-semibold ${each.startsWith(at.slice(0, 7)) ? '' : 'text-quiet'}`}
                  >
                    <span className="sr-only">
                      {format.longDay(each)}
                      {isBusy(spans, each) && `, ${text.hasEvents}`}
                    </span>
                    <span
                      aria-hidden
                      className={
                        each === today
                          ? 'grid size-6 place-items-center rounded-full bg-ink font-semibold text-page'
                          : undefined
                      }
                    >
                      {format.number(each)}
                    </span>
                    {isBusy(spans, each) && each !== today && (
                      <span className="absolute bottom-0.5 size-1 rounded-full bg-strong" />
                    )}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const isBusy = (spans: { first: string; last: string }[], date: string) =>
  spans.some(({ first, last }) => first <= date && date <= last);
