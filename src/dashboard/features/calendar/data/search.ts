import { isDate, VIEWS, type View } from '../time/view.ts';

/** What the address of the calendar says. */
export interface CalendarSearch {
  view?: View | undefined;
  /** A date in the period that is shown. Default: today. */
  date?: string | undefined;
  /** The event whose details are open, and of a series which occurrence. */
  event?: number | undefined;
  at?: string | undefined;
  /** Suggestions and bookings are open. */
  panel?: true | undefined;
}

/** What of an address makes sense. */
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
