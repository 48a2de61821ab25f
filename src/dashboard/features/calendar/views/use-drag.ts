import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { daysBetween } from '../../../lib/zones.ts';
import { useCalendar } from '../data/calendar-context.ts';
import { isOthers, keyOf, type Occurrence } from '../data/events.ts';
import { moved, resized } from '../time/change.ts';
import { spanOf } from '../time/layout.ts';

export const HOUR_PX = 48;
const STEP = 15;
const FAR_PX = 4;

/** The preview while dragging, in minutes of a day. */
export interface Ghost {
  day: number;
  top: number;
  bottom: number;
  /** What is dragged; null for a new event. */
  item: Occurrence | null;
}

interface Drag {
  kind: 'create' | 'move' | 'resize';
  occurrence: Occurrence | null;
  startX: number;
  startY: number;
  day: number;
  minute: number;
  isOn: boolean;
}

const snap = (minute: number) => Math.round(minute / STEP) * STEP;

/**
 * Handles pointers on the hours of a week: a drag creates an event on an empty place, or moves or resizes one. Escape
 * cancels it.
 */
export function useDrag(dates: string[]) {
  const { occurrences, create, move, format } = useCalendar();
  const drag = useRef<Drag | null>(null);
  const isDone = useRef(false);
  const [ghost, setGhost] = useState<Ghost | null>(null);

  function placeOf(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - box.left) / box.width;
    const across = document.documentElement.dir === 'rtl' ? 1 - part : part;
    const day = Math.min(dates.length - 1, Math.max(0, Math.floor(across * dates.length)));
    const minute = Math.min(1440, Math.max(0, ((event.clientY - box.top) / HOUR_PX) * 60));
    return { day, minute };
  }

  function ghostOf({ kind, occurrence, day, minute }: Drag, now: { day: number; minute: number }): Ghost {
    if (!occurrence) {
      const [from, to] = [Math.min(minute, now.minute), Math.max(minute, now.minute)];
      const top = Math.floor(from / STEP) * STEP;
      return { day, top, bottom: Math.max(top + STEP, Math.ceil(to / STEP) * STEP), item: null };
    }
    const span = spanOf(occurrence, format.zone);
    const first = daysBetween(dates[0]!, span.first);
    if (kind === 'resize') {
      const top = span.first === span.last ? span.startMinute : 0;
      const bottom = Math.max(top + STEP, snap(span.endMinute + now.minute - minute));
      return { day: daysBetween(dates[0]!, span.last), top, bottom, item: occurrence };
    }
    const length = (Date.parse(occurrence.end) - Date.parse(occurrence.start)) / 60_000;
    const top = snap(span.startMinute + now.minute - minute);
    return { day: first + now.day - day, top, bottom: top + length, item: occurrence };
  }

  const isDragging = ghost !== null;
  useEffect(() => {
    if (!isDragging) return;
    function cancel(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      drag.current = null;
      isDone.current = true;
      setGhost(null);
    }
    addEventListener('keydown', cancel, { capture: true });
    return () => removeEventListener('keydown', cancel, { capture: true });
  }, [isDragging]);

  return {
    ghost,
    pointers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        isDone.current = false;
        if (event.button !== 0 || event.pointerType === 'touch') return;
        const target = event.target as HTMLElement;
        const key = target.closest<HTMLElement>('[data-occurrence]')?.dataset['occurrence'];
        const occurrence = occurrences.find((each) => keyOf(each) === key) ?? null;
        if (key && (!occurrence || isOthers(occurrence))) return;
        const kind = !occurrence ? 'create' : target.closest('[data-end]') ? 'resize' : 'move';
        const start = { startX: event.clientX, startY: event.clientY };
        drag.current = { kind, occurrence, ...start, ...placeOf(event), isOn: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = drag.current;
        if (!now) return;
        const far = Math.hypot(event.clientX - now.startX, event.clientY - now.startY);
        if (!now.isOn && far < FAR_PX) return;
        if (!now.isOn) event.currentTarget.setPointerCapture(event.pointerId);
        now.isOn = true;
        setGhost(ghostOf(now, placeOf(event)));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const now = drag.current;
        drag.current = null;
        setGhost(null);
        if (!now?.isOn) return;
        isDone.current = true;
        // Computed from the pointer, which may be released before its last position is rendered.
        const { day, top, bottom } = ghostOf(now, placeOf(event));
        const { occurrence } = now;
        if (!occurrence) {
          create({ date: dates[day]!, startMinute: top, endMinute: bottom });
          return;
        }
        const span = spanOf(occurrence, format.zone);
        const times =
          now.kind === 'resize'
            ? resized(occurrence, bottom - span.endMinute, format.zone)
            : moved(
                occurrence,
                day - daysBetween(dates[0]!, span.first),
                top - span.startMinute,
                format.zone,
              );
        if (times.start !== occurrence.start || times.end !== occurrence.end) move(occurrence, times);
      },
      onPointerCancel() {
        drag.current = null;
        setGhost(null);
      },
      /** The click that ends a drag opens nothing. A click on an empty place creates an event of an hour. */
      onClickCapture(event: React.MouseEvent<HTMLElement>) {
        if (isDone.current) event.stopPropagation();
        else if (event.target === event.currentTarget) {
          const { day, minute } = placeOf(event as unknown as PointerEvent<HTMLElement>);
          const startMinute = Math.min(1380, Math.floor(minute / 30) * 30);
          create({ date: dates[day]!, startMinute, endMinute: startMinute + 60 });
        }
        isDone.current = false;
      },
    },
  };
}
