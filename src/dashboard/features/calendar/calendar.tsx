import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useCommands } from '../../lib/commands.ts';
import { ahead } from '../../lib/loading/ahead.ts';
import { opening } from '../../lib/opening.ts';
import { calendarText } from '../../lib/text/calendar.ts';
import { useText } from '../../lib/text/language.tsx';
import { weekOf } from '../../lib/time/weeks.ts';
import { isZone, wallOf } from '../../lib/zones.ts';
import { Failure } from '../../ui/failure.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { Skeleton } from '../../ui/states.tsx';
import { useNow } from '../../ui/time/now.ts';
import { useChosen, useProfile } from '../session/index.ts';
import { useMove } from './changes/use-move.tsx';
import { CalendarContext, type CalendarState } from './data/calendar-context.ts';
import { prefetchOccurrences, useEvent, useOccurrences } from './data/events.ts';
import { occurrenceOf } from './data/occurrence-of.ts';
import type { CalendarSearch } from './data/search.ts';
import type { Source } from './data/sources.ts';
import { useSuggestions } from './data/suggestions.ts';
import { useIsNarrow, useIsWide } from './data/use-narrow.ts';
import type { Slot } from './data/values.ts';
import { EventPane } from './pane/event-pane.tsx';
import { Beside } from './side/beside.tsx';
import { ImportDialog } from './side/import-dialog.tsx';
import { LegendDialog } from './side/legend.tsx';
import { SidePanel } from './side/side-panel.tsx';
import { useDates } from './time/format-dates.ts';
import { spanOf } from './time/layout.ts';
import { datesOf, rangeOf, stepOf } from './time/period.ts';
import { VIEWS } from './time/view.ts';
import { Agenda } from './views/agenda.tsx';
import { DayStrip } from './views/day-strip.tsx';
import { Month } from './views/month.tsx';
import { Toolbar, VIEW_KEYS } from './views/toolbar.tsx';
import { Week } from './views/week.tsx';

const EventForm = lazy(ahead(() => import('./form/event-form.tsx')));
const ZonesDialog = lazy(ahead(() => import('./side/zones-dialog.tsx')));

const MINUTE_MS = 60_000;
const NONE: readonly Source[] = [];

interface Props {
  search: CalendarSearch;
  onSearch: (next: CalendarSearch) => void;
}

/** The calendar of the organization. Waits for the profile, as all positions depend on the time zone. */
export function Calendar(props: Props) {
  const text = useText(calendarText);
  useTitle(text.title);
  return useProfile().isPending ? <Skeleton rows={10} /> : <Period {...props} />;
}

/** A period of the calendar, and beside it an event, or suggestions and bookings. */
function Period({ search, onSearch }: Props) {
  const text = useText(calendarText);
  const queries = useQueryClient();
  const format = useDates();
  const now = useNow(MINUTE_MS).getTime();
  const isNarrow = useIsNarrow();
  const isWide = useIsWide();
  const suggestions = useSuggestions();
  const { move, shown, dialog } = useMove();
  const [secondZone, chooseSecondZone] = useChosen('calendar:zone', '');
  const [hidden, setHidden] = useChosen('calendar:hidden', NONE);
  const [slot, setSlot] = useState<Slot>();
  const [asked, setAsked] = useState<'import' | 'zones' | 'calendars'>();

  const today = wallOf(now, format.zone).date;
  const view = search.view ?? (isNarrow ? 'agenda' : 'week');
  const { data: opened } = useEvent(search.event);
  const linked = opened && spanOf(occurrenceOf(opened, search.at), format.zone).first;
  const date = search.date ?? linked ?? today;
  const week = weekOf(date, format.weekStart);
  const dates = isNarrow && view === 'week' ? [date] : datesOf(view, date, format.weekStart);
  const range = rangeOf(isNarrow && view !== 'month' ? union(week, dates) : dates, format.zone);
  const { data: occurrences, error, refetch } = useOccurrences(range, format.zone);

  useEffect(() => {
    if (isNarrow) return;
    for (const by of [1, -1]) {
      const near = datesOf(view, stepOf(view, date, by), format.weekStart);
      prefetchOccurrences(queries, rangeOf(near, format.zone), format.zone);
    }
  }, [queries, view, date, isNarrow, format]);

  const opener = useRef<Element | null>(null);
  function create(at: Slot) {
    opening('form');
    setSlot(at);
  }
  const go = (next: CalendarSearch) => onSearch({ ...search, ...next });
  const state: CalendarState = {
    view,
    dates,
    date,
    today,
    now,
    isNarrow,
    format,
    occurrences: shown(occurrences ?? []).filter(({ source }) => !hidden.includes(source)),
    hidden,
    toggle: (source) =>
      setHidden(hidden.includes(source) ? hidden.filter((each) => each !== source) : [...hidden, source]),
    search,
    go,
    open: ({ event_id, recurrence_id }) => {
      opener.current = document.activeElement;
      go({ date, event: event_id, at: recurrence_id ?? undefined, panel: undefined });
    },
    create,
    move,
    secondZone: isZone(secondZone) ? secondZone : '',
    chooseSecondZone,
  };

  function close() {
    go({ event: undefined, at: undefined, panel: undefined });
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  function walk(by: number) {
    const all = [...document.querySelectorAll<HTMLElement>('[data-occurrence]:not([tabindex="-1"])')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % all.length)?.focus();
  }

  const group = text.title;
  useCommands([
    { id: 'calendar.today', label: text.today, group, keys: 't', run: () => go({ date: today }) },
    {
      id: 'calendar.previous',
      label: text.previous,
      group,
      keys: '[',
      run: () => go({ date: stepOf(view, date, -1) }),
    },
    {
      id: 'calendar.next',
      label: text.next,
      group,
      keys: ']',
      run: () => go({ date: stepOf(view, date, 1) }),
    },
    { id: 'calendar.event-after', label: text.nextEvent, group, keys: 'j', run: () => walk(1) },
    { id: 'calendar.event-before', label: text.previousEvent, group, keys: 'k', run: () => walk(-1) },
    ...VIEWS.map((each) => ({
      id: `calendar.${each}`,
      label: text.show(text[each]),
      group,
      keys: VIEW_KEYS[each],
      run: () => go({ view: each }),
    })),
    { id: 'calendar.create', label: text.create, group, keys: 'c', run: () => create({ date }) },
    {
      id: 'calendar.panel',
      label: text.panel,
      group,
      keys: 's',
      run: () => go({ panel: search.panel ? undefined : true, event: undefined, at: undefined }),
    },
    { id: 'calendar.import', label: text.importTitle, group, run: () => setAsked('import') },
    { id: 'calendar.zones', label: text.zones, group, run: () => setAsked('zones') },
    { id: 'calendar.calendars', label: text.shownCalendars, group, run: () => setAsked('calendars') },
    ...(search.event || search.panel
      ? [{ id: 'calendar.close', label: text.closeEvent, group, keys: 'Escape', run: close }]
      : []),
  ]);

  return (
    <CalendarContext value={state}>
      <div className="flex h-full min-h-0">
        <div className="@container flex min-w-0 flex-1 flex-col">
          <Toolbar
            waiting={suggestions.items?.length ?? 0}
            onImport={() => setAsked('import')}
            onZones={() => setAsked('zones')}
            onCalendars={() => setAsked('calendars')}
          />
          {isNarrow && view !== 'month' && <DayStrip />}
          {error && !occurrences ? (
            <div className="p-4">
              <Failure error={error} onRetry={() => void refetch()} />
            </div>
          ) : occurrences === undefined ? (
            <Skeleton rows={10} />
          ) : view === 'week' || view === 'day' ? (
            <Week />
          ) : view === 'month' ? (
            <Month />
          ) : (
            <Agenda />
          )}
        </div>
        {search.event ? (
          <EventPane key={`${search.event}/${search.at}`} id={search.event} at={search.at} onClose={close} />
        ) : search.panel ? (
          <SidePanel suggestions={suggestions} onClose={close} />
        ) : (
          isWide && <Beside />
        )}
      </div>
      {slot && (
        <Suspense>
          <EventForm start={slot} onClose={() => setSlot(undefined)} />
        </Suspense>
      )}
      {asked === 'import' && <ImportDialog onClose={() => setAsked(undefined)} />}
      {asked === 'calendars' && <LegendDialog onClose={() => setAsked(undefined)} />}
      <Suspense>{asked === 'zones' && <ZonesDialog onClose={() => setAsked(undefined)} />}</Suspense>
      {dialog}
    </CalendarContext>
  );
}

const union = (a: string[], b: string[]) => [...new Set([...a, ...b])].sort();
