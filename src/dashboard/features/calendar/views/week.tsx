import { useLayoutEffect, useRef } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { instantOf, wallOf } from '../../../lib/zones.ts';
import { useCalendar } from '../data/calendar-context.ts';
import { barsOf, blocksOf } from '../time/layout.ts';
import { Bar } from './bar.tsx';
import { Block, GhostBlock } from './block.tsx';
import { useBarDrag } from './use-bar-drag.ts';
import { HOUR_PX, useDrag } from './use-drag.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const FIRST_HOUR = 7;
const MOST_LANES = 5;

/** A week or a day with its hours; always a day on a narrow page. */
export function Week() {
  const text = useText(calendarText);
  const { dates, occurrences, format, today, now, secondZone, isNarrow, date, create, go } = useCalendar();
  const box = useRef<HTMLElement>(null);
  const { ghost, pointers } = useDrag(dates);
  const drag = useBarDrag(dates);
  const blocks = blocksOf(occurrences, dates, format.zone);
  const bars = barsOf(occurrences, dates, format.zone).filter(({ lane }) => lane < MOST_LANES);
  const todayAt = dates.indexOf(today);
  const minute = wallOf(now, format.zone).minute;
  const gutters = secondZone ? '4rem 4rem' : '4rem';
  const columns = `${gutters} repeat(${dates.length}, minmax(0, 1fr))`;
  const first = secondZone ? 3 : 2;

  // Scrolls to the morning, or late in the day to the current time. Before the paint, so that nothing jumps.
  const opened = useRef({ todayAt, minute });
  useLayoutEffect(() => {
    const height = box.current?.clientHeight ?? 0;
    const morning = FIRST_HOUR * HOUR_PX - 12;
    const now = opened.current.todayAt >= 0 ? (opened.current.minute / 60) * HOUR_PX : 0;
    box.current?.scrollTo({ top: now > morning + height - 160 ? now - height / 2 : morning });
  }, []);

  return (
    <section
      ref={box}
      aria-label={text.grid}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto outline-offset-[-2px]"
    >
      <div
        className="sticky top-0 z-20 grid border-line border-b bg-page pb-1"
        style={{ gridTemplateColumns: columns }}
      >
        {!isNarrow &&
          dates.map((each, day) => (
            <button
              key={each}
              type="button"
              aria-current={each === today ? 'date' : undefined}
              onClick={() => go({ view: dates.length > 1 ? 'day' : 'week', date: each })}
              style={{ gridColumn: day + first, gridRow: 1 }}
              className="group m-0.5 flex items-center justify-center gap-1.5 rounded-md py-1 text-quiet hover:bg-hover aria-[current]:text-ink"
            >
              <span className="sr-only">{format.longDay(each)}</span>
              <span aria-hidden className="truncate">
                {format.weekday(each)}
              </span>
              <span
                aria-hidden
                className="grid size-6 place-items-center rounded-full font-semibold text-ink group-aria-[current]:bg-ink group-aria-[current]:text-page"
              >
                {format.number(each)}
              </span>
            </button>
          ))}
        {secondZone && (
          <p className="truncate px-1 text-end text-quiet text-xs" style={{ gridColumn: 1, gridRow: 2 }}>
            {placeOf(secondZone)}
          </p>
        )}
        <p
          className="truncate pe-1 text-end text-quiet text-xs"
          style={{ gridColumn: first - 1, gridRow: 2 }}
        >
          {secondZone ? placeOf(format.zone) : text.allDay}
        </p>
        <div
          {...drag.daysProps}
          className="grid min-h-6 auto-rows-min gap-y-0.5"
          style={{
            gridColumn: `${first} / -1`,
            gridRow: 2,
            gridTemplateColumns: `repeat(${dates.length}, minmax(0, 1fr))`,
          }}
        >
          {bars.map((bar) => (
            <Bar key={`${bar.item.event_id}/${bar.item.recurrence_id}`} bar={bar} dates={dates} drag={drag} />
          ))}
          {dates.map((each, day) => (
            <button
              key={each}
              type="button"
              tabIndex={-1}
              aria-label={`${text.create}, ${text.allDay}, ${format.longDay(each)}`}
              onClick={() => create({ date: each, isAllDay: true })}
              style={{ gridColumn: day + 1, gridRow: Math.max(0, ...bars.map(({ lane }) => lane + 1)) + 1 }}
              className={`mx-0.5 min-h-2.5 rounded hover:bg-hover ${drag.isOver === day ? 'bg-hover' : ''}`}
            />
          ))}
        </div>
      </div>
      <div className="grid" style={{ gridTemplateColumns: columns }}>
        {secondZone && (
          <Hours labelOf={(hour) => otherClock(date, hour, format.zone, secondZone, format.hour)} isQuiet />
        )}
        <Hours labelOf={(hour) => format.hour(hour * 60)} />
        <div
          {...pointers}
          data-hours
          className={`relative touch-pan-y border-line border-s select-none ${ghost ? (ghost.item ? 'cursor-grabbing' : 'cursor-ns-resize') : ''}`}
          style={{
            gridColumn: `${first} / -1`,
            height: 24 * HOUR_PX,
            backgroundImage: `repeating-linear-gradient(to bottom, var(--color-line) 0 1px, transparent 1px ${HOUR_PX}px), repeating-linear-gradient(to right, transparent 0 calc(100% / ${dates.length} - 1px), var(--color-line) calc(100% / ${dates.length} - 1px) calc(100% / ${dates.length}))`,
          }}
        >
          {blocks.map((segment) => (
            <Block
              key={`${segment.item.event_id}/${segment.item.recurrence_id}/${segment.part}`}
              segment={segment}
              dates={dates}
              isFaint={ghost?.item === segment.item}
            />
          ))}
          {ghost && <GhostBlock ghost={ghost} days={dates.length} />}
          {todayAt >= 0 && (
            <div
              className="pointer-events-none absolute z-10 h-px bg-danger before:absolute before:-start-1 before:-top-1 before:size-2 before:rounded-full before:bg-danger"
              style={{
                top: (minute / 60) * HOUR_PX,
                insetInlineStart: `${(100 / dates.length) * todayAt}%`,
                width: `${100 / dates.length}%`,
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** Returns the last part of a time zone's name, which is a place. */
const placeOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');

function otherClock(date: string, hour: number, zone: string, other: string, write: (m: number) => string) {
  return write(wallOf(instantOf(date, hour * 60, zone), other).minute);
}

function Hours({ labelOf, isQuiet }: { labelOf: (hour: number) => string; isQuiet?: boolean }) {
  return (
    <div aria-hidden className="relative text-end text-quiet text-xs" style={{ height: 24 * HOUR_PX }}>
      {HOURS.slice(1).map((hour) => (
        <span
          key={hour}
          className={`absolute end-1.5 -translate-y-1/2 whitespace-nowrap ${isQuiet ? 'opacity-90' : ''}`}
          style={{ top: hour * HOUR_PX }}
        >
          {labelOf(hour)}
        </span>
      ))}
    </div>
  );
}
