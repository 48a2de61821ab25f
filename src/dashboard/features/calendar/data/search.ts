import { isDate, VIEWS, type View } from '../time/view.ts';

/** The URL search parameters of the calendar. */
export interface CalendarSearch {
  view?: View | undefined;
  /** A date in the shown period. Defaults to today. */
  date?: string | undefined;
  /** The open event, and its occurrence in a series. */
  event?: number | undefined;
  at?: string | undefined;
  /** Whether suggestions and bookings are open. */
  panel?: true | undefined;
}

/** Reads the valid search parameters. */
export function readSearch(raw: Record<string, unknown>): CalendarSearch {
  const view = VIEWS.find((each) => each === raw['view']);
  const event = Number(raw['event']);
  const at = raw['at'];
  const isOpen = Number.isSafeInteger(event) && event > 0;
  return {
    ...(view && { view }),
    ...(isDate(raw['date']) && { date: raw['date'] }),
    ...(isOpen && { event }),
    ...(isOpen && typeof at === 'string' && !Number.isNaN(Date.parse(at)) && { at }),
    ...((raw['panel'] === true || raw['panel'] === 'true') && { panel: true as const }),
  };
}
