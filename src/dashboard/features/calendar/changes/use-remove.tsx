import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { type CalendarEvent, isOthers, keyOf, type Occurrence } from '../data/events.ts';
import { calendarOf } from '../data/use-export.ts';
import { bodyOf, valuesOfEvent } from '../data/values.ts';
import { type Answer, ChangeDialog } from './change-dialog.tsx';

const EVENTS = '/api/calendar/events';
const IMPORT = {
  headers: { 'content-type': 'text/calendar' },
  bodySerializer: (body: unknown) => String(body),
};

/** Returns the request body that recreates an event. */
const bodyAgain = (event: CalendarEvent) =>
  ({
    ...bodyOf(valuesOfEvent(event, event, 'UTC')),
    status: event.status === 'tentative' ? 'tentative' : 'confirmed',
    ...(event.task_id && { task_id: event.task_id }),
  }) as Schemas['CreateCalendarEvent'];

interface Wanted {
  event: CalendarEvent;
  at: string | null;
}
type Removal = Wanted & Answer & { canUndo: boolean };

/**
 * Deletes an event, or occurrences of it. An event without guests is deleted at once, with undo; for any other, a
 * dialog asks what to delete and whom to notify, as a mail cannot be undone.
 */
export function useRemove(onDone: () => void) {
  const text = useText(calendarText);
  const [wanted, setWanted] = useState<Wanted | null>(null);

  const restore = useAct({
    run: ({ event, copy }: { event: CalendarEvent; copy: string }) =>
      copy ? client.POST(EVENTS, { ...IMPORT, body: copy }) : client.POST(EVENTS, { body: bodyAgain(event) }),
    touches: ['event'],
    failed: text.restoreFailed,
  });
  const send = useAct({
    /** Returns what an undo imports, if the event itself does not say all. */
    async run({ event, at, scope, notify, canUndo }: Removal) {
      const isWhole = event.exdates.length + event.rdates.length + event.overrides.length === 0;
      const copy = canUndo && !isWhole ? await calendarOf(event.id) : '';
      await client.DELETE('/api/calendar/events/{id}', {
        params: {
          path: { id: event.id },
          query: { scope, notify: notify ? 'true' : 'false', ...(at && { recurrence_id: at }) },
        },
      });
      return copy;
    },
    show(patch, { event, at, scope }) {
      const isGone = (each: Occurrence) =>
        scope === 'one'
          ? keyOf(each) === keyOf({ event_id: event.id, recurrence_id: at })
          : each.event_id === event.id;
      patch(EVENTS, (data: unknown) =>
        Array.isArray(data) && scope !== 'following' ? data.filter((each) => !isGone(each)) : data,
      );
    },
    touches: ['event'],
    failed: text.removeFailed,
    said: text.removed,
    canUndo: ({ canUndo }) => canUndo,
    undo: ({ event }, copy) => restore.act({ event, copy }),
  });
  function begin(removal: Removal) {
    void send.act(removal);
    onDone();
  }

  function remove(event: CalendarEvent, { recurrence_id }: { recurrence_id: string | null }) {
    const isPlain = !recurrence_id && event.attendees.length === 0 && !isOthers(event);
    if (isPlain) begin({ event, at: null, scope: 'all', notify: false, canUndo: true });
    else setWanted({ event, at: recurrence_id });
  }

  function answer(given: Answer | null) {
    const now = wanted;
    setWanted(null);
    if (!now || !given) return;
    const isAlone = now.event.attendees.length === 0 && !isOthers(now.event);
    begin({ ...now, ...given, canUndo: isAlone && given.scope === 'all' });
  }

  const people = wanted?.event.attendees.filter(({ email }) => email !== wanted.event.organizer?.email) ?? [];
  const dialog = wanted && (
    <ChangeDialog
      title={text.removeTitle(wanted.event.title)}
      submit={text.remove}
      kind="danger"
      isSeries={wanted.at !== null}
      people={isOthers(wanted.event) ? 0 : people.length}
      {...(isOthers(wanted.event) && { note: text.removeHere })}
      onAnswer={answer}
    />
  );
  return { remove, dialog };
}
