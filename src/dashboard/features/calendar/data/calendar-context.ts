import { createContext, useContext } from 'react';
import type { Slot } from '../form/values.ts';
import type { Times } from '../time/change.ts';
import type { Dates } from '../time/format-dates.ts';
import type { View } from '../time/view.ts';
import type { Occurrence } from './events.ts';
import type { CalendarSearch } from './search.ts';

/** What the views of the calendar share. */
export interface CalendarState {
  view: View;
  /** The dates that are shown, and the one that was chosen. */
  dates: string[];
  date: string;
  today: string;
  now: number;
  isNarrow: boolean;
  format: Dates;
  occurrences: Occurrence[];
  search: CalendarSearch;
  go: (next: CalendarSearch) => void;
  open: (occurrence: Occurrence) => void;
  create: (slot: Slot) => void;
  /** Moves it, first on the page; asks which events and whom to tell, where that is a question. */
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
