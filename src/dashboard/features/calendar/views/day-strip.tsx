import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { weekOf } from '../../../lib/time/weeks.ts';
import { useCalendar } from '../data/calendar-context.ts';
import { spanOf } from '../time/layout.ts';

/** The days of the week to choose from, on a narrow page. A dot marks days with occurrences. */
export function DayStrip() {
  const text = useText(calendarText);
  const { date, today, format, occurrences, go } = useCalendar();
  const spans = occurrences.map((each) => spanOf(each, format.zone));
  return (
    <nav aria-label={text.days} className="grid grid-cols-7 border-line border-b px-1 pb-1">
      {weekOf(date, format.weekStart).map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === date ? 'date' : undefined}
          onClick={() => go({ date: each })}
          className="group grid min-h-11 justify-items-center gap-0.5 rounded-lg py-1 text-quiet text-xs"
        >
          <span className="sr-only">{format.longDay(each)}</span>
          <span aria-hidden>{format.weekday(each).slice(0, 2)}</span>
          <span
            aria-hidden
            className={`grid size-7 place-items-center rounded-full font-semibold text-base ${each === today ? 'bg-ink text-page' : 'text-ink group-aria-[current]:bg-chosen'}`}
          >
            {format.number(each)}
          </span>
          <span
            className={`size-1 rounded-full ${spans.some(({ first, last }) => first <= each && each <= last) ? 'bg-strong' : ''}`}
          />
        </button>
      ))}
    </nav>
  );
}
