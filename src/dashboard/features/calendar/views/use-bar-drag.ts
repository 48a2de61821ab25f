import { type DragEvent, useState } from 'react';
import { daysBetween } from '../../../lib/zones.ts';
import { useCalendar } from '../data/calendar-context.ts';
import { isOthers, keyOf, type Occurrence } from '../data/events.ts';
import { moved } from '../time/change.ts';

const TYPE = 'text/x-herald-event';

/** Makes bars draggable between adjacent days. */
export function useBarDrag(dates: string[]) {
  const { occurrences, move, format } = useCalendar();
  const [isOver, setOver] = useState(-1);

  function dayAt(event: DragEvent<HTMLElement>): number {
    const box = event.currentTarget.closest<HTMLElement>('[data-days]')!.getBoundingClientRect();
    const part = (event.clientX - box.left) / box.width;
    const across = document.documentElement.dir === 'rtl' ? 1 - part : part;
    return Math.min(dates.length - 1, Math.max(0, Math.floor(across * dates.length)));
  }

  return {
    /** The index of the day under the pointer while dragging, or -1. */
    isOver,
    barProps: (occurrence: Occurrence) => ({
      draggable: !isOthers(occurrence),
      onDragStart(event: DragEvent<HTMLElement>) {
        const from = dates[dayAt(event)]!;
        event.dataTransfer.setData(TYPE, JSON.stringify({ key: keyOf(occurrence), from }));
        event.dataTransfer.effectAllowed = 'move';
      },
    }),
    daysProps: {
      'data-days': true,
      onDragOver(event: DragEvent<HTMLElement>) {
        if (!event.dataTransfer.types.includes(TYPE)) return;
        event.preventDefault();
        setOver(dayAt(event));
      },
      onDragLeave: () => setOver(-1),
      onDrop(event: DragEvent<HTMLElement>) {
        setOver(-1);
        const data = event.dataTransfer.getData(TYPE);
        if (!data) return;
        event.preventDefault();
        const { key, from } = JSON.parse(data) as { key: string; from: string };
        const occurrence = occurrences.find((each) => keyOf(each) === key);
        const days = daysBetween(from, dates[dayAt(event)]!);
        if (occurrence && days) move(occurrence, moved(occurrence, days, 0, format.zone));
      },
    },
  };
}
