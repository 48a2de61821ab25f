import { Repeat2, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useCalendar } from '../data/calendar-context.ts';
import { isOthers, type Occurrence } from '../data/events.ts';
import { hueOf, iconOf } from '../data/sources.ts';
import type { Segment } from '../time/layout.ts';
import { EventName, lookOf, TINT, useEventProps, useWhen } from './event-look.tsx';
import { type Ghost, HOUR_PX } from './use-drag.ts';

/** The gap below and beside a block, and how far one goes below the block beside it. */
const GAP_PX = 2;
const OVERLAP_PX = 4;
/** The height of a line of text, and of what is around it. */
const LINE_PX = 14;
const FRAME_PX = 4;

const px = (minutes: number) => (minutes / 60) * HOUR_PX;

type Place = Pick<Segment<unknown>, 'day' | 'top' | 'bottom'> & Partial<Segment<unknown>>;

/** Returns the position of minutes of a day in the columns of days. */
function placeOn(days: number, { day, top, bottom, left = 0, right = 1, layer = 0 }: Place) {
  const one = 100 / days;
  const under = right < 1 ? OVERLAP_PX : 0;
  return {
    top: px(top),
    height: px(bottom - top) - GAP_PX,
    insetInlineStart: `calc(${one * (day + left)}% + 1px)`,
    width: `calc(${one * (right - left)}% - ${4 - under}px)`,
    '--layer': Math.min(layer, 9),
  } as CSSProperties;
}

/** Returns how many lines of text fit in minutes of a day. */
const linesIn = (minutes: number) => Math.max(1, Math.floor((px(minutes) - GAP_PX - FRAME_PX) / LINE_PX));

const SHAPE =
  'absolute z-(--layer) overflow-hidden rounded-md border border-s-3 ps-1.5 pe-1 text-start text-xs leading-3.5 ring-1 ring-page';

/** A timed occurrence of a day: its title, then its time, as far as they fit in whole lines. */
export function Block({
  segment,
  dates,
  isFaint,
}: {
  segment: Segment<Occurrence>;
  dates: string[];
  isFaint: boolean;
}) {
  const { item, top, bottom, isLast, part, right, seenTo } = segment;
  const props = useEventProps();
  const when = useWhen();
  const { format } = useCalendar();
  const Icon = iconOf(item.source);
  const lines = linesIn(seenTo - top);
  const isCovered = seenTo < bottom;
  return (
    <button
      {...props(item)}
      {...(part > 0 && { tabIndex: -1 })}
      style={{ ...placeOn(dates.length, segment), ...hueOf(item.source) }}
      className={`group @container ${SHAPE} hover:z-10 hover:shadow-float focus-visible:z-10 aria-current:z-10 aria-current:border-(--hue) ${lines > 1 ? 'flex flex-col pt-px' : `flex gap-1.5 ${isCovered ? 'items-start pt-0.5' : 'items-center'}`} ${right < 1 ? 'pe-1.5!' : ''} ${isOthers(item) ? '' : 'touch-pan-y'} ${isFaint ? 'opacity-40' : ''} ${lookOf(item)}`}
    >
      <EventName occurrence={item} date={dates[segment.day]!} />
      <span
        aria-hidden
        dir="auto"
        style={{ '--lines': lines - 1 } as CSSProperties}
        className={`font-medium ${lines === 1 ? 'min-w-0 truncate' : lines === 2 ? 'truncate' : 'line-clamp-(--lines) hyphens-auto break-words'}`}
      >
        {item.title}
      </span>
      <span
        aria-hidden
        className={`flex items-center gap-1 text-quiet ${lines === 1 ? 'ms-auto shrink-0' : 'min-w-0'}`}
      >
        {lines === 1 ? (
          <span className="@max-[8rem]:hidden">{format.time(item.start)}</span>
        ) : (
          <>
            <span className="truncate @max-[6.5rem]:hidden">{when(item)}</span>
            <span className="truncate @max-[2.75rem]:hidden @min-[6.5rem]:hidden">
              {format.time(item.start)}
            </span>
            <Icon size={11} className="shrink-0 @max-[8rem]:hidden" />
            {item.recurrence_id && <Repeat2 size={11} className="shrink-0 @max-[8rem]:hidden" />}
          </>
        )}
        {item.conflicts.length > 0 && (
          <TriangleAlert size={11} className="shrink-0 text-danger @max-[5rem]:hidden" />
        )}
      </span>
      {isLast && !isOthers(item) && (
        <span
          data-end
          className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize after:absolute after:inset-x-0 after:bottom-0.5 after:mx-auto after:h-0.5 after:w-5 after:rounded-full after:bg-(--hue) after:opacity-0 group-hover:after:opacity-100"
        />
      )}
    </button>
  );
}

/** What a drag would make: a new event, or a new time of one. */
export function GhostBlock({ ghost, days }: { ghost: Ghost; days: number }) {
  const { format } = useCalendar();
  const { item, top, bottom } = ghost;
  const times = `${format.clock(top)} – ${format.clock(bottom)}`;
  return (
    <div
      style={{ ...placeOn(days, ghost), ...hueOf(item?.source ?? 'manual') }}
      className={`${SHAPE} pointer-events-none z-10! flex flex-wrap content-start gap-x-1.5 border-(--hue) ${TINT} pt-px shadow-float`}
    >
      {item && (
        <span dir="auto" className="max-w-full truncate font-medium">
          {item.title}
        </span>
      )}
      <span className="truncate text-quiet">{times}</span>
    </div>
  );
}
