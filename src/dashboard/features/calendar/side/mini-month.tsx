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

/** Returns the date to which a key leads from another one, as in ARIA's grid of dates. */
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
  const grid = useRef<HTMLDivElement>(null);
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
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be a grid of buttons */}
      <div ref={grid} role="grid" aria-labelledby={id} tabIndex={-1} onKeyDown={press} className="-mx-1">
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus */}
        <div role="row" className="grid grid-cols-7">
          {weeks[0]!.map((each) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <span
              key={each}
              role="columnheader"
              aria-label={format.longWeekday(each)}
              className="grid h-6 place-items-center text-quiet text-xs"
            >
              {format.narrowWeekday(each)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={week[0]}
            role="row"
            className={`grid grid-cols-7 rounded-md ${view === 'week' && shown.includes(week[0]!) ? 'bg-chosen' : ''}`}
          >
            {week.map((each) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <button
                key={each}
                type="button"
                role="gridcell"
                data-date={each}
                aria-current={each === today ? 'date' : undefined}
                aria-selected={each === date}
                tabIndex={each === at ? 0 : -1}
                onClick={() => go({ date: each })}
                className={`group relative grid h-8 place-items-center rounded-md text-sm outline-offset-[-2px] hover:bg-hover aria-selected:bg-chosen ${each.startsWith(at.slice(0, 7)) ? '' : 'text-quiet'}`}
              >
                <span className="sr-only">
                  {format.longDay(each)}
                  {isBusy(spans, each) && `, ${text.hasEvents}`}
                </span>
                <span
                  aria-hidden
                  className="grid size-6 place-items-center rounded-full group-aria-selected:font-semibold group-aria-[current]:bg-ink group-aria-[current]:font-semibold group-aria-[current]:text-page"
                >
                  {format.number(each)}
                </span>
                {isBusy(spans, each) && (
                  <span className="absolute bottom-px size-1 rounded-full bg-strong group-aria-[current]:hidden" />
                )}
              </button>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

const isBusy = (spans: { first: string; last: string }[], date: string) =>
  spans.some(({ first, last }) => first <= date && date <= last);
