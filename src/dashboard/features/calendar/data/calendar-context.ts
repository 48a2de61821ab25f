import { createContext, useContext } from 'react';
import type { Times } from '../time/change.ts';
import type { Dates } from '../time/format-dates.ts';
import type { View } from '../time/view.ts';
import type { Occurrence } from './events.ts';
import type { CalendarSearch } from './search.ts';
import type { Source } from './sources.ts';
import type { Slot } from './values.ts';

/** The shared state of the calendar views. */
export interface CalendarState {
  view: View;
  /** The shown dates, and the selected one. */
  dates: string[];
  date: string;
  today: string;
  now: number;
  isNarrow: boolean;
  format: Dates;
  /** Those of the calendars that are not hidden. */
  occurrences: Occurrence[];
  hidden: readonly Source[];
  /** Hides a calendar, or shows it again. */
  toggle: (source: Source) => void;
  search: CalendarSearch;
  go: (next: CalendarSearch) => void;
  open: (occurrence: Occurrence) => void;
  create: (slot: Slot) => void;
  /** Moves an occurrence optimistically. Asks which events to change and whom to notify, if needed. */
  move: (occurrence: Occurrence, times: Times) => void;
  /** An IANA name, or empty. */
  secondZone: string;
  chooseSecondZone: (zone: string) => void;
}

export const CalendarContext = createContext<CalendarState | null>(null);

export function useCalendar(): CalendarState {
  const state = useContext(CalendarContext);
  if (!state) throw new Error('The calendar is not around this.');
  return state;
}
