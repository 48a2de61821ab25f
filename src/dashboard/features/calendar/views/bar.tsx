import { Repeat2, TriangleAlert } from 'lucide-react';
import { useCalendar } from '../data/calendar-context.ts';
import type { Occurrence } from '../data/events.ts';
import { hueOf } from '../data/sources.ts';
import type { Bar as Placed } from '../time/layout.ts';
import { EventName, lookOf, useEventProps } from './event-look.tsx';
import type { useBarDrag } from './use-bar-drag.ts';

/** An occurrence as a bar over one or several days. */
export function Bar({
  bar,
  dates,
  drag,
}: {
  bar: Placed<Occurrence>;
  dates: string[];
  drag: ReturnType<typeof useBarDrag>;
}) {
  const { format } = useCalendar();
  const props = useEventProps();
  const { item, from, to, lane, isCutBefore, isCutAfter } = bar;
  return (
    <button
      {...props(item)}
      {...drag.barProps(item)}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 1, ...hueOf(item.source) }}
      className={`mx-0.5 flex h-5.5 min-w-0 items-center gap-1 overflow-hidden border border-s-3 px-1 text-start text-xs hover:shadow-float aria-current:border-(--hue) pointer-coarse:h-7 ${isCutBefore ? '' : 'rounded-s-md'} ${isCutAfter ? 'border-e-0' : 'rounded-e-md'} ${lookOf(item)}`}
    >
      <EventName occurrence={item} date={dates[from]!} />
      <span aria-hidden className="flex min-w-0 grow items-center gap-1">
        {item.conflicts.length > 0 && (
          <TriangleAlert aria-hidden size={11} className="shrink-0 text-danger" />
        )}
        {!item.all_day && !isCutBefore && (
          <span className="shrink-0 text-quiet max-lg:hidden">{format.time(item.start)}</span>
        )}
        <span dir="auto" className="truncate font-medium">
          {item.title}
        </span>
        {item.recurrence_id && <Repeat2 aria-hidden size={11} className="ms-auto shrink-0 max-lg:hidden" />}
      </span>
    </button>
  );
}
