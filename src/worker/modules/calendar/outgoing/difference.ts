import type { CalendarEvent, Series } from '../../../../lib/ical/index.ts';
import { recurrenceIds } from '../../../../lib/recurrence/index.ts';

/** The components of a series, by original start in the format of lists. The key '' is the series itself. */
export type Components = Map<string, CalendarEvent>;

/** The difference between two versions of an event. */
export interface Difference {
  old: Components;
  next: Components;
  /** The occurrences with a component of their own, before or after. */
  occurrences: string[];
  /** The components whose change concerns their existing attendees. */
  changed: Set<string>;
  /** The occurrences that EXDATE removes. A cancelled component stands for each of them. */
  takenOut: Set<string>;
  /** Whether an occurrence returns to the series, which only the series itself can express. */
  isBack: boolean;
}

export function differenceOf(before: Series | null, after: Series | null): Difference {
  const [{ components: old, takenOut: wasTaken }, { components: next, takenOut }] = [
    read(before),
    read(after),
  ];
  const occurrences = [...new Set([...old.keys(), ...next.keys()])].filter((key) => key !== '');
  const changed = [...next].filter(([key, event]) => isOther(old.get(key), event)).map(([key]) => key);
  const isBack = occurrences.some(
    (key) => old.has(key) && (!next.has(key) || (wasTaken.has(key) && !takenOut.has(key))),
  );
  return { old, next, occurrences, changed: new Set(changed), takenOut, isBack };
}

function read(series: Series | null): { components: Components; takenOut: Set<string> } {
  const { master = null, exceptions = [], zones = [] } = series ?? {};
  const reference = master ?? exceptions[0];
  if (!reference) return { components: new Map(), takenOut: new Set() };
  const exdates = master?.exdates ?? [];
  const names = recurrenceIds(
    reference,
    [...exceptions.map(({ recurrenceId, start }) => recurrenceId ?? start), ...exdates],
    zones,
    'UTC',
  );
  const taken = exdates.map((time) => takenOutOf(master!, time));
  const parts = [...exceptions, ...taken].map((event, i): [string, CalendarEvent] => [names[i]!, event]);
  return {
    components: new Map([...(master ? [['', master] as const] : []), ...parts]),
    takenOut: new Set(names.slice(exceptions.length)),
  };
}

/** Returns a cancelled component for an occurrence that is removed from the series. */
function takenOutOf(master: CalendarEvent, time: CalendarEvent['start']): CalendarEvent {
  return {
    ...master,
    recurrenceId: time,
    isThisAndFuture: false,
    start: time,
    end: null,
    duration: null,
    rule: null,
    exdates: [],
    rdates: [],
    status: 'cancelled',
  };
}

const TOLD_OF = [
  'start',
  'end',
  'duration',
  'rule',
  'rdates',
  'status',
  'summary',
  'description',
  'location',
  'url',
  'conference',
] as const;

/** Returns whether the difference concerns attendees. Removed occurrences are handled separately. */
function isOther(before: CalendarEvent | undefined, after: CalendarEvent): boolean {
  return TOLD_OF.some((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]));
}
