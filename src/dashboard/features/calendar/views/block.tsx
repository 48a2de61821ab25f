import { Repeat2, TriangleAlert } from 'lucide-react';
import { useCalendar } from '../data/calendar-context.ts';
import { isOthers, type Occurrence } from '../data/events.ts';
import type { Segment } from '../time/layout.ts';
import { EventName, lookOf, SOURCE_ICONS, useEventProps, useWhen } from './event-look.tsx';
import { HOUR_PX } from './use-drag.ts';

const px = (minutes: number) => (minutes / 60) * HOUR_PX;

/** Returns the position of minutes of a day in the columns of days. */
export function placeOn(
  days: number,
  { day, top, bottom, column = 0, columns = 1, width = 1 }: Partial<Segment<unknown>> & Ghostly,
) {
  const one = 100 / days;
  return {
    top: px(top),
    height: px(bottom - top) - 2,
    insetInlineStart: `calc(${one * (day + column / columns)}% + 1px)`,
    width: `calc(${(one * width) / columns}% - 4px)`,
  };
}

interface Ghostly {
  day: number;
  top: number;
  bottom: number;
}

/** A timed occurrence of a day. */
export function Block({
  segment,
  dates,
  isFaint,
}: {
  segment: Segment<Occurrence>;
  dates: string[];
  isFaint: boolean;
}) {
  const { item, top, bottom, isLast, part, columns } = segment;
  const props = useEventProps();
  const when = useWhen();
  const { format } = useCalendar();
  const Icon = SOURCE_ICONS[item.source];
  const conflict = item.conflicts.length > 0 && (
    <TriangleAlert aria-hidden size={12} className="shrink-0 text-danger" />
  );
  // Hides content that does not fit: one line of the title and the time need 50 minutes, a second line 70.
  const isLow = bottom - top < 50;
  const lines = bottom - top < 70 ? 'truncate' : 'line-clamp-2 break-words';
  return (
    <button
      {...props(item)}
      {...(part > 0 && { tabIndex: -1 })}
      style={placeOn(dates.length, segment)}
      className={`group @container absolute overflow-hidden rounded-md border border-s-4 px-1.5 text-start text-xs leading-tight hover:z-10 hover:shadow-float focus-visible:z-10 aria-current:z-10 aria-current:outline-2 aria-current:outline-accent ${isLow ? 'flex items-center gap-1.5' : 'grid content-start py-1'} ${isOthers(item) ? '' : 'touch-pan-y'} ${isFaint ? 'opacity-40' : ''} ${lookOf(item)}`}
    >
      <EventName occurrence={item} date={dates[segment.day]!} />
      <span aria-hidden className="flex min-w-0 items-center gap-1 font-medium">
        {isLow && conflict}
        <span className={lines}>{item.title}</span>
      </span>
      <span aria-hidden className={`flex items-center gap-1 text-quiet ${isLow ? 'shrink-0' : 'min-w-0'}`}>
        {!isLow && conflict}
        {!isLow && <Icon aria-hidden size={11} className="shrink-0" />}
        {!isLow && item.recurrence_id && <Repeat2 aria-hidden size={11} className="shrink-0" />}
        {(!isLow || columns === 1) && (
          <span className={isLow ? 'shrink-0 @max-[10rem]:hidden' : 'truncate'}>
            {isLow ? format.time(item.start) : when(item)}
          </span>
        )}
      </span>
      {isLast && !isOthers(item) && (
        <span
          data-end
          className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize opacity-0 group-hover:opacity-100"
        />
      )}
    </button>
  );
}
