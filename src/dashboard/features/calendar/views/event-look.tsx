import type { KeyboardEvent } from 'react';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { addDays } from '../../../lib/zones.ts';
import { useCalendar } from '../data/calendar-context.ts';
import { isOthers, keyOf, type Occurrence } from '../data/events.ts';
import { moved, resized } from '../time/change.ts';
import { spanOf } from '../time/layout.ts';

/** A surface in the color of the calendar. */
export const TINT =
  'bg-[light-dark(color-mix(in_oklab,var(--hue)_15%,var(--color-page)),color-mix(in_oklab,var(--hue)_26%,var(--color-page)))]';

/**
 * Returns the style of an occurrence, in the color of its calendar: tentative ones are framed, unanswered ones dashed,
 * declined and cancelled ones struck through.
 */
export function lookOf({ my_response, status }: Occurrence): string {
  if (status === 'cancelled') return 'bg-sunk border-line text-quiet line-through';
  if (my_response === 'declined') return 'bg-page border-strong text-quiet line-through';
  if (my_response === 'needs_action') return 'bg-page border-(--hue) border-dashed';
  const isLoose = status === 'tentative' || my_response === 'tentative';
  return `${TINT} border-s-(--hue) ${isLoose ? 'border-(--hue) border-dotted' : 'border-transparent'}`;
}

/** Describes the time of an occurrence. */
export function useWhen() {
  const { format } = useCalendar();
  const text = useText(calendarText);
  return ({ start, end, all_day }: Pick<Occurrence, 'start' | 'end' | 'all_day'>) => {
    if (!all_day) {
      const { first, last, isBar } = spanOf({ start, end, all_day }, format.zone);
      if (first === last) return format.times(start, end);
      const day = isBar ? `${format.shortDay(last)}, ` : '';
      return `${format.time(start)} – ${day}${format.time(end)}`;
    }
    const last = addDays(end.slice(0, 10), -1);
    return last > start.slice(0, 10) ? `${text.allDay}, ${text.until(format.shortDay(last))}` : text.allDay;
  };
}

/** The full description of an occurrence for screen readers, from which its drawing is hidden. */
export function EventName({ occurrence, date }: { occurrence: Occurrence; date: string }) {
  const text = useText(calendarText);
  const when = useWhen();
  const { format } = useCalendar();
  const words = [
    occurrence.title,
    format.longDay(date),
    when(occurrence),
    text.sources[occurrence.source],
    occurrence.status === 'confirmed' ? '' : text.statuses[occurrence.status],
    occurrence.my_response ? text.answers[occurrence.my_response] : '',
    occurrence.conflicts.length ? text.conflicts(occurrence.conflicts.length) : '',
    occurrence.recurrence_id ? text.repeats : '',
  ]
    .filter(Boolean)
    .join(', ');
  return <span className="sr-only">{words}</span>;
}

const STEP = 15;
const SHORTCUTS = ['Up', 'Down', 'Left', 'Right']
  .flatMap((way) => [`Alt+Arrow${way}`, `Alt+Shift+Arrow${way}`])
  .join(' ');

/**
 * Returns the common props of occurrences: a click opens them, Alt and an arrow key move them, and with Shift too, change
 * their end.
 */
export function useEventProps() {
  const { format, open, move, view, search } = useCalendar();
  return (occurrence: Occurrence) => {
    function press(event: KeyboardEvent<HTMLElement>) {
      if (!event.altKey || isOthers(occurrence)) return;
      const isEnd = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const across = event.key === isEnd ? 1 : /^Arrow(?:Left|Right)$/.test(event.key) ? -1 : 0;
      const down = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!across && !down) return;
      event.preventDefault();
      const isWeeks = view === 'month' && down !== 0;
      const isMinutes = !isWeeks && !occurrence.all_day;
      if (event.shiftKey) return move(occurrence, resized(occurrence, (across || down) * STEP, format.zone));
      const days = across + (isWeeks ? 7 * down : 0);
      move(occurrence, moved(occurrence, days, isMinutes ? STEP * down : 0, format.zone));
    }
    const isOpen = search.event === occurrence.event_id && (search.at ?? null) === occurrence.recurrence_id;
    return {
      type: 'button' as const,
      'data-occurrence': keyOf(occurrence),
      'aria-current': isOpen || undefined,
      'aria-keyshortcuts': isOthers(occurrence) ? undefined : SHORTCUTS,
      onClick: () => open(occurrence),
      onKeyDown: press,
    };
  };
}
