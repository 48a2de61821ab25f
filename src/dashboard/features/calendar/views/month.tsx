import { useLayoutEffect, useRef, useState } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { useCalendar } from '../data/calendar-context.ts';
import { barsOf } from '../time/layout.ts';
import { Bar } from './bar.tsx';
import { useBarDrag } from './use-bar-drag.ts';

const LANE_PX = 24;
const WIDE_LANE_PX = 30;
/** The height of a day's number and of its overflow note. */
const REST_PX = 54;

/** The whole weeks of a month. Occurrences that do not fit in a day are in its agenda. */
export function Month() {
  const { dates, format, isNarrow } = useCalendar();
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry!.contentRect.height));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const lane = matchMedia('(pointer: coarse)').matches ? WIDE_LANE_PX : LANE_PX;
  const most = Math.max(1, Math.floor((height / (dates.length / 7) - REST_PX) / lane));
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div aria-hidden className="sticky top-0 z-10 grid grid-cols-7 border-line border-b bg-page">
        {weeks[0]!.map((date) => (
          <p key={date} className="truncate py-1 text-center text-quiet text-sm">
            {isNarrow ? format.weekday(date).slice(0, 2) : format.weekday(date)}
          </p>
        ))}
      </div>
      <div ref={box} className="grid min-h-0 flex-1 auto-rows-[minmax(6rem,1fr)]">
        {weeks.map((week) => (
          <MonthWeek key={week[0]} week={week} most={most} />
        ))}
      </div>
    </div>
  );
}

/** `most` is the number of bar lanes that fit. */
function MonthWeek({ week, most }: { week: string[]; most: number }) {
  const text = useText(calendarText);
  const { occurrences, format, date, today, isNarrow, go, create } = useCalendar();
  const bars = barsOf(occurrences, week, format.zone, () => true);
  const hidden = (day: number) =>
    bars.filter(({ lane, from, to }) => lane >= most && from <= day && day <= to).length;
  const month = date.slice(0, 7);
  const drag = useBarDrag(week);
  return (
    <div {...drag.daysProps} className="relative grid min-h-0 min-w-0 grid-cols-7 border-line border-b">
      {week.map((each, day) => (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: `c` creates events by key
        <div
          key={each}
          onClick={({ target, currentTarget }) =>
            target === currentTarget && create({ date: each, isAllDay: true })
          }
          style={{ gridColumn: day + 1, gridRow: 1 }}
          className={`flex min-w-0 flex-col justify-between border-line not-first:border-s ${drag.isOver === day ? 'bg-hover' : each.startsWith(month) ? '' : 'bg-side'}`}
        >
          <button
            type="button"
            aria-current={each === today ? 'date' : undefined}
            onClick={() => go({ view: 'agenda', date: each })}
            className={`m-1 grid size-6 place-items-center self-center rounded-full text-sm hover:bg-hover md:self-start aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-page ${each.startsWith(month) ? '' : 'text-quiet'}`}
          >
            <span className="sr-only">{format.longDay(each)}</span>
            <span aria-hidden>{format.number(each)}</span>
          </button>
          {hidden(day) > 0 && (
            <button
              type="button"
              aria-label={text.moreOn(hidden(day), format.longDay(each))}
              onClick={() => go({ view: 'agenda', date: each })}
              className="truncate rounded px-1.5 text-start text-quiet text-xs hover:bg-hover hover:text-ink"
            >
              {isNarrow ? `+${hidden(day)}` : text.moreShort(hidden(day))}
            </button>
          )}
        </div>
      ))}
      <div
        className="pointer-events-none z-1 grid grid-cols-7 content-start gap-y-0.5 pt-8 *:pointer-events-auto"
        style={{ gridColumn: '1 / -1', gridRow: 1 }}
      >
        {bars
          .filter(({ lane }) => lane < most)
          .map((bar) => (
            <Bar key={`${bar.item.event_id}/${bar.item.recurrence_id}`} bar={bar} dates={week} drag={drag} />
          ))}
      </div>
    </div>
  );
}
